"""Sounds of the table. Nothing here is imported before somebody asks for sounds."""
