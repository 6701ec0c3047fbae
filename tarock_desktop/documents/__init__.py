"""Texts that people write by hand: TOML with positions, so that every mistake has a line."""
