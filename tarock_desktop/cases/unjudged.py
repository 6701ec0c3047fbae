"""A case that is written well but can't be worked out."""

from __future__ import annotations

from tarock_desktop.documents.positions import KeyPath


class UnjudgedError(ValueError):
    """What a case needs and this program can't judge, in one sentence.

    Better no figures than wrong ones: such a case is neither right nor wrong.
    """

    def __init__(self, sentence: str, line: int = 0, path: KeyPath = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.line = line
        """Line of the script, from 1; 0: no line of it."""
        self.path = path
        """The keys of what is meant, from the hand on; empty: the case as a whole."""
