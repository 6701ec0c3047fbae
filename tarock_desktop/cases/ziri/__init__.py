"""Worked cases of Žiri tarok."""
