"""Tarock Desktop: a tarock table with a referee who explains every ruling."""

__version__ = "0.1.0"
