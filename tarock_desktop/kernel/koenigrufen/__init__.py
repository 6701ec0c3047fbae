"""What the kernel asks of Königrufen."""
