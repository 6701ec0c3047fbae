"""Worked incidents on a table of their own."""
