"""The rule sheet of Žiri tarok."""
