"""What the kernel asks of the Czech tournament sheet."""
