"""Worked cases of Königrufen."""
