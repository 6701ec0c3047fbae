"""The steps of the editor, to go back and forth."""

from __future__ import annotations

from typing import Final

from tarock_desktop.session.deal_draft import Draft

_MOST: Final = 500
"""Older steps are forgotten."""


class Steps:
    """Drafts in the order in which they came about."""

    def __init__(self, first: Draft) -> None:
        self._drafts = [first]
        self._at = 0

    @property
    def now(self) -> Draft:
        """The draft as it is."""
        return self._drafts[self._at]

    def do(self, draft: Draft) -> None:
        """Go on to another draft; what was undone can't be done again."""
        if draft == self.now:
            return
        self._drafts[self._at + 1 :] = [draft]
        del self._drafts[:-_MOST]
        self._at = len(self._drafts) - 1

    @property
    def may_undo(self) -> bool:
        """Whether there is a step back."""
        return self._at > 0

    @property
    def may_redo(self) -> bool:
        """Whether there is a step that was taken back."""
        return self._at < len(self._drafts) - 1

    def undo(self) -> None:
        """Go a step back."""
        self._at = max(0, self._at - 1)

    def redo(self) -> None:
        """Do again what was undone."""
        self._at = min(len(self._drafts) - 1, self._at + 1)
