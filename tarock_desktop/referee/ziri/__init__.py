"""The referee for Žiri tarok."""
