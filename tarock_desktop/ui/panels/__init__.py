"""What stands around and over the table: prompts, referee, scores, log."""
