"""The one place where an act is decided."""
