"""Texts as data: a key with typed parameters; `texts` finds the words at the last moment."""
