"""Colours, spacing, durations and type sizes of the window."""
