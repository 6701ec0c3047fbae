"""What the kernel asks of Žiri tarok."""
