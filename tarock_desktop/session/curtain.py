"""The curtain between people who share one screen: whose cards may be seen now.

Pure: a curtain is a value, every happening gives a new one. The window draws what it says.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.session.seating import Seating
from tarock_desktop.table.seats import Seat, Viewer, Watcher


class Opening(Enum):
    """How the curtain opens."""

    HOLD = "hold"
    """Cards are seen only while a key or button is held."""
    TAP = "tap"
    """One press opens it, until the person says that he is done."""


class Curtain(Struct, frozen=True):
    """Whether the curtain is down, and before whom."""

    people: tuple[Seat, ...]
    """The seats of those at this screen."""
    opening: Opening
    person: Seat | None = None
    """Whose cards lie behind it: the one who acts or acted last."""
    is_down: bool = False

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen, so that there is a curtain at all."""
        return len(self.people) > 1

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge may be on screen now."""
        if self.is_down or self.person is None:
            return Watcher.PUBLIC
        return self.person

    def due(self, seat: Seat | None) -> Curtain:
        """It is the turn of *seat*: the curtain falls when that is another person than before."""
        if seat not in self.people or seat == self.person:
            return self
        return replace(self, person=seat, is_down=self.is_shared)

    def look_on(self) -> Curtain:
        """Everybody looks at the table: whoever acts next, the curtain falls before him."""
        return replace(self, person=None, is_down=True) if self.is_shared else self

    def open_by(self, opening: Opening) -> Curtain:
        """It opens in another way from now on."""
        return replace(self, opening=opening)

    def press(self) -> Curtain:
        """The person presses the key or button to see his cards."""
        return self if self.person is None else replace(self, is_down=False)

    def fall(self) -> Curtain:
        """The curtain falls at once: a key was let go, the focus was lost, nobody did anything."""
        return replace(self, is_down=True) if self.is_shared else self


def curtain_for(seating: Seating, opening: Opening) -> Curtain:
    """Return the curtain as a game begins: down before several people, none before one.

    Where only computers play nobody's cards are on screen.
    """
    people = seating.humans
    if len(people) == 1:
        return Curtain(people, opening, people[0])
    return Curtain(people, opening, None, is_down=len(people) > 1)
