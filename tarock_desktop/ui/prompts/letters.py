"""Letters that press the buttons of a prompt together with the Alt key.

Without it a letter is a key of the table in every language, as the list of keys says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_desktop.ui.style.widgets import Choice


def give_letters(buttons: Iterable[Choice]) -> None:
    """Underline in each button a letter that no other one has, if there is such a letter.

    The button that does what is chosen comes last: it says something else with each choice, and
    the others keep their letters.
    """
    taken: set[str] = set()
    for button in sorted(buttons, key=lambda each: each.property("role") == "primary"):
        free = (letter for letter in _letters(button.text()) if letter not in taken)
        letter = next(free, "")
        taken.add(letter)
        button.use_letter(letter)


def _letters(text: str) -> Iterator[str]:
    """Go through the letters of a text, those that words begin with first."""
    words = text.casefold().split()
    for letter in (*(word[0] for word in words), *"".join(words)):
        # Letters with a sign have no key of their own on every keyboard.
        if "a" <= letter <= "z":
            yield letter
