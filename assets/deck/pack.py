"""The 54 cards and the back by name, and the files of a whole deck."""

from collections.abc import Iterator
from typing import Final, cast

from assets.deck.back import back
from assets.deck.canvas import Canvas
from assets.deck.courts import FIGURES, Rank, court_card
from assets.deck.more_backs import MORE_BACKS
from assets.deck.number_cards import number_card
from assets.deck.palettes import SUITS, Palette, Suit
from assets.deck.skues import skues
from assets.deck.tarocks import tarock_card, wide_banner

_RED_PIPS, _BLACK_PIPS = (1, 2, 3, 4), (10, 9, 8, 7)


def _card_names() -> Iterator[str]:
    for number in range(1, 23):
        yield f"tarock-{number}"
    for suit in SUITS:
        for rank in FIGURES:
            yield f"{suit}-{rank}"
        for number in _RED_PIPS if suit in {"heart", "diamond"} else _BLACK_PIPS:
            yield f"{suit}-{number}"
    yield "back"


CARD_NAMES: Final = tuple(_card_names())
"""The names of the 54 cards and the back, in the order of the pack."""


def draw(name: str, inks: Palette) -> Canvas:
    """Draw one card, without its index.

    Raises:
        KeyError: there is no card of this name.
    """
    if name not in CARD_NAMES:
        raise KeyError(name)
    if name == "back":
        return back(inks)
    suit, face = name.split("-")
    if suit == "tarock":
        return skues(inks) if face == "22" else tarock_card(inks, int(face))
    if face in FIGURES:
        return court_card(inks, cast("Suit", suit), cast("Rank", face))
    return number_card(inks, cast("Suit", suit), int(face))


def deck_files(inks: Palette) -> Iterator[tuple[str, str]]:
    """Give the path and text of every file of one palette's folder, in a fixed order."""
    for name in CARD_NAMES:
        yield f"{name}.svg", draw(name, inks).document(name)
    for name, draw_back in MORE_BACKS.items():
        yield f"back-{name}.svg", draw_back(inks).document(f"back {name}")
    for number in range(1, 22):
        yield (
            f"banners/tarock-{number}.svg",
            wide_banner(inks, number).document(f"tarock-{number} banner"),
        )
    yield "theme.toml", theme(inks)


def theme(inks: Palette) -> str:
    """Return the colours the program needs to draw indices and chips in this palette."""
    pips = "".join(f'{suit} = "{inks.costume(suit).pip}"\n' for suit in SUITS)
    return (
        f'# Written by assets/deck.\nname = "{inks.name}"\n'
        f'paper = "{inks.paper}"\nedge = "{inks.edge}"\nink = "{inks.ink}"\n\n'
        f'[pip]\n{pips}tarock = "{inks.plum}"\n'
    )
