"""Hints, and the look back at a hand."""
