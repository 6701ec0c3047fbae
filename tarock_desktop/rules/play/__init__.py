"""Trick play."""
