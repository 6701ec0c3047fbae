"""What is kept beside the journals: who has played what, evenings, score sheets, paper scores."""
