"""Texts for Žiri tarok."""
