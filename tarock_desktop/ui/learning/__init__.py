"""Learning: the course and its lessons, puzzles from one's own hands, questions to a judge."""
