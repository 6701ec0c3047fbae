"""How a table and a hand stand at the end of a case, in the words of a case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cases.families import family_of
from tarock_desktop.cases.scene import ALONE
from tarock_desktop.cases.schema import ItemFact, JoinedFact
from tarock_desktop.cases.seats import by_letter, letter_of, letters_of
from tarock_desktop.rules.hand.sides import partner_of_declarer
from tarock_desktop.table.amounts import Amounts, no_amounts
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

Words = str | Mapping[str, str]
"""A value in words, or one for each seat."""


def table_words(key: str, state: State) -> Words | None:
    """Return a key of `[table]` as it stands when the next hand begins; `None`: not known."""
    match key:
        case "dealer":
            over = state.result.over
            dealer = state.round.next_dealer if over else state.round.dealer
            return "" if dealer is None else letter_of(dealer)
        case "chips":
            return _amounts(state.round.chips)
        case "loans":
            return _amounts(state.round.loans)
        case "scores":
            return _amounts(state.round.written or state.round.scores)
        case "players":
            return str(len(state.round.seats))
        case "first_hand":
            return "false"
        case "schlussradl":
            return str(bool(state.round.notes.closing)).lower()
        case "double_left":
            return str(state.round.notes.doubled)
        case "pot":
            return str(state.round.notes.pot)
        case "skip":
            return " ".join(letter_of(seat) for seat in state.round.skip)
        case "kassa":
            return _amounts(state.round.notes.kassa or no_amounts(len(state.round.seats)))
        case _:
            return None


def _amounts(amounts: Amounts) -> Mapping[str, str]:
    return {letter: str(amount) for letter, amount in by_letter(amounts).items()}


def hand_words(key: str, state: State, variant: Variant) -> Words | None:
    """Return a key of `[hand]` as it stands at the end; `None`: it can't be told."""
    if key == "kontra":
        return _kontra(state, variant)
    tell = _HAND.get(key)
    return None if tell is None else tell(state)


def _letter(seat: Seat | None) -> str:
    return "nobody" if seat is None else letter_of(seat)


def _standing(state: State) -> BidEntry:
    """Return the last bid, for an auction that is not over."""
    bids = (entry for entry in reversed(state.auction.bids) if entry.contract is not None)
    return next(bids, BidEntry(TABLE, None))


def _declarer(state: State) -> Seat | None:
    if state.auction.declarer is not None:
        return state.auction.declarer
    standing = _standing(state)
    return None if standing.contract is None else standing.seat


def _leader(state: State) -> str:
    if state.play.trick:
        return letter_of(state.play.trick[0].seat)
    if state.play.tricks:
        return letter_of(state.play.tricks[-1].winner)
    if state.auction.games:
        return letter_of(state.auction.games[0].seat)
    return _letter(state.deal.forehand)


def _drawn(state: State) -> Mapping[str, str]:
    taken: dict[str, CardSet] = dict.fromkeys(by_letter(state.round.seats), CardSet())
    for place in state.deal.talon:
        if place.taken_by is not None and place.card is not None:
            letter = letter_of(place.taken_by)
            taken[letter] = taken[letter].add(place.card)
    return {letter: str(cards) for letter, cards in taken.items()}


def _talon(state: State) -> str:
    left = (place.card for place in state.deal.talon if place.taken_by is None)
    return " ".join(card.name for card in left if card is not None)


def _trick(state: State) -> str:
    entries = state.play.trick
    if not entries:
        return ""
    return f"{letter_of(entries[0].seat)}: {' '.join(entry.card.name for entry in entries)}"


def _items(state: State) -> str:
    entries = (entry for entry in state.notices.announcements if not entry.cancelled)
    return ", ".join(sorted(f"{entry.item} by {letter_of(entry.seat)}" for entry in entries))


def _joined(state: State) -> str:
    entries = state.auction.games[1:]
    return ", ".join(sorted(f"{entry.contract} by {letter_of(entry.seat)}" for entry in entries))


def _kontra(state: State, variant: Variant) -> str:
    """Return the chain on the game; one for each opponent where everybody speaks for himself."""
    is_game = family_of(variant).is_game
    chains = (
        letters_of(doubling.seats)
        for doubling in state.notices.doublings
        if is_game(doubling.target, state.auction.declarer)
    )
    return "; ".join(sorted(chains))


def _partner(state: State) -> str:
    """Return the letter of the declarer's partner, or the word for none."""
    partner = partner_of_declarer(state)
    return ALONE if partner is None else letter_of(partner)


def announced_words(items: tuple[ItemFact, ...]) -> str:
    """Return the announced ones of some items, as `hand_words` tells them."""
    return ", ".join(sorted(f"{item.item} by {item.by}" for item in items if item.announced))


def joined_words(joined: tuple[JoinedFact, ...]) -> str:
    """Return the games that were joined, as `hand_words` tells them."""
    return ", ".join(sorted(f"{game.contract} by {game.declarer}" for game in joined))


_HAND: Final[Mapping[str, Callable[[State], Words]]] = {
    "contract": lambda state: state.auction.contract or _standing(state).contract or "none",
    "declarer": lambda state: _letter(_declarer(state)),
    "forehand": lambda state: _letter(state.deal.forehand),
    "partner": _partner,
    "called": lambda state: state.calls.card.name if state.calls.card else "",
    "draw": lambda state: str(state.exchange.draw),
    "leader": _leader,
    "number": lambda state: str(len(state.play.tricks) + 1),
    "hands": lambda state: {
        letter: str(hand.cards) for letter, hand in by_letter(state.deal.hands).items()
    },
    "exposed": lambda state: {
        letter: str(hand.cards & state.deal.exposed)
        for letter, hand in by_letter(state.deal.hands).items()
    },
    "discards": lambda state: {
        letter: str(pile.cards) for letter, pile in by_letter(state.deal.discards).items()
    },
    "drawn": _drawn,
    "talon": _talon,
    "trick": _trick,
    "items": _items,
    "bei": _joined,
    "declared": lambda state: {
        letter: " ".join(sorted(values or ()))
        for letter, values in by_letter(state.notices.declared).items()
    },
}
