"""Windows that are opened from a menu."""
