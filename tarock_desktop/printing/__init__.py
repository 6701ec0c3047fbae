"""Printouts as PDF, in the shipped fonts; needs Qt, but no window."""
