"""Texts as data: a key with typed parameters; `texts` makes the sentence."""
