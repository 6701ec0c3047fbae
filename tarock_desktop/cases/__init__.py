"""Worked cases: a situation under one sheet and what must follow from it (docs/case-format.md)."""
