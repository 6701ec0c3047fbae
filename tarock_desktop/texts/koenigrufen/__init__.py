"""Texts for Königrufen."""
