"""A case must not contradict itself (docs/case-format.md, section 6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tarock_desktop.cards.cardset import ALL_CARDS, CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.counts import point_mistakes
from tarock_desktop.cases.mistakes import Mistakes
from tarock_desktop.cases.notation import LETTERS
from tarock_desktop.cases.schema import CaseFacts, Expectation, HandFacts
from tarock_desktop.documents.positions import KeyPath
from tarock_desktop.table.amounts import ZERO, Amount

_WITH_TALON_CARDS: Final = ("call", "discard")
_AFTER_THE_CALL: Final = ("declare", "announce", "play")


def check_contradictions(case: CaseFacts, mistakes: Mistakes) -> None:
    """Note everything in which a case contradicts itself."""
    for index, hand in enumerate(case.before):
        _hand(("before", index), hand, mistakes)
        _sides(("before", index), hand, hand.declarer, mistakes)
    _hand(("hand",), case.hand, mistakes)
    moved = case.before or case.table.dealer is not None
    declarer = case.hand.declarer or case.hand.forehand or (None if moved else LETTERS[0])
    _sides(("hand",), case.hand, declarer, mistakes)
    _expectation(case.expect, mistakes)
    _partner(case, mistakes)
    if "\n" in case.title.strip("\n"):
        mistakes.add(("title",), "a title is one line")


def _hand(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    for key, other in (("won", hand.won), ("piles", hand.piles)):
        if hand.points is not None and other is not None:
            mistakes.add((*path, key), f'both "points" and "{key}" are given')
    _points(path, hand, mistakes)
    _cards(path, hand, mistakes)
    _declared(path, hand, mistakes)
    held = hand.held
    _limits(path, hand, held, mistakes)
    if hand.at == "play" and held and not hand.irregularities:
        _sizes(path, hand, held, mistakes)


def _points(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    if hand.points is None:
        return
    place = (*path, "points")
    words = mistakes.words
    contract = words.contracts.get(hand.contract or "")
    by_seat = hand.points.by_seat
    if contract is not None and contract.alone and not by_seat:
        mistakes.add(place, f"in {hand.contract} the points of every player are needed")
    if contract is not None and not contract.alone and by_seat:
        mistakes.add(place, f"{hand.contract} has one count, that of the declarer's side")
    begun = hand.script is not None and hand.at == "play"
    for sentence in point_mistakes(hand.points, words, begun=begun):
        mistakes.add(place, sentence)


def _sides(path: KeyPath, hand: HandFacts, declarer: str | None, mistakes: Mistakes) -> None:
    """Check who plays with whom, and which cards of the talon were kept."""
    contract = mistakes.words.contracts.get(hand.contract or "")
    if hand.partner is not None and hand.partner == declarer:
        mistakes.add((*path, "partner"), f'{declarer} is the declarer; alone is "none"')
    elif contract is not None and not contract.partners and hand.partner not in {None, "none"}:
        mistakes.add((*path, "partner"), f"nobody has a partner in {hand.contract}")
    if contract is not None and contract.partners and hand.draw is not None:
        mistakes.add((*path, "draw"), f"the talon is taken once in {hand.contract}")


def _limits(
    path: KeyPath, hand: HandFacts, held: Mapping[str, tuple[Card, ...]], mistakes: Mistakes
) -> None:
    """A hand is full, but for talon cards that are not laid away yet; so is the talon."""
    words = mistakes.words
    taken = words.talon_size if hand.at in _WITH_TALON_CARDS else 0
    for seat, cards in held.items():
        drawn = len((hand.drawn or {}).get(seat, ()))
        most = words.hand_size + max(taken, drawn)
        if len(cards) > most and not hand.irregularities:
            sentence = f"{seat} holds {len(cards)} cards: a hand has {words.hand_size}"
            mistakes.add((*path, "hands", seat), sentence)
    if hand.talon is not None and len(hand.talon) > words.talon_size:
        sentence = f"the talon has {words.talon_size} cards, not {len(hand.talon)}"
        mistakes.add((*path, "talon"), sentence)


def _cards(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    where: dict[Card, str] = {}
    for key, place, cards in _places(path, hand):
        for card in cards:
            if card in where:
                mistakes.add(place, f"{card.name} is in two places: {where[card]} and {key}")
            else:
                where[card] = key
    if hand.deck is not None and len(hand.deck) != len(ALL_CARDS):
        mistakes.add((*path, "deck"), f"the deck has {len(ALL_CARDS)} cards, not {len(hand.deck)}")
    for key, table, holders in (
        ("drawn", hand.drawn, hand.hands),
        ("exposed", hand.exposed, hand.hands),
    ):
        for seat, cards in (table or {}).items():
            held = (holders or {}).get(seat, ())
            stranger = next((card for card in cards if card not in held), None)
            if stranger is not None and (key == "drawn" or stranger in where):
                sentence = f"{stranger.name} is {key}, but not in the hand of {seat}"
                mistakes.add((*path, key, seat), sentence)
            elif key == "exposed":
                where |= dict.fromkeys((card for card in cards if card not in held), key)


def _places(path: KeyPath, hand: HandFacts) -> Iterator[tuple[str, KeyPath, tuple[Card, ...]]]:
    """Give all places a card can be in, with what lies there."""
    for key, table in (("hands", hand.hands), ("discards", hand.discards)):
        for seat, cards in (table or {}).items():
            yield f"{key}.{seat}", (*path, key, seat), cards
    for seat, cards in (hand.piles or {}).items():
        # The own discards are counted with the pile, so they may be named in both.
        own = (hand.discards or {}).get(seat, ())
        rest = tuple(card for card in cards if card not in own)
        yield f"piles.{seat}", (*path, "piles", seat), rest
    if hand.talon is not None:
        yield "talon", (*path, "talon"), hand.talon
    if hand.trick is not None:
        yield "trick", (*path, "trick"), hand.trick.cards
    if hand.deck is not None:
        yield "deck", (*path, "deck"), hand.deck


def _declared(path: KeyPath, hand: HandFacts, mistakes: Mistakes) -> None:
    words = mistakes.words
    false = any(fact.rule in words.false_declarations for fact in hand.irregularities)
    if words.may_declare is None or hand.hands is None or false:
        return
    for seat, names in hand.declared.items():
        cards = hand.hands.get(seat, ())
        if len(cards) != words.hand_size:
            continue
        held = words.may_declare(CardSet.gather(cards))
        for name in names.split():
            if name in words.values and name not in held:
                mistakes.add((*path, "declared", seat), f"{seat} does not hold {name}")


def _sizes(
    path: KeyPath, hand: HandFacts, hands: Mapping[str, tuple[Card, ...]], mistakes: Mistakes
) -> None:
    """In play all hands have the same size, less one for each card in the trick."""
    seats = sorted(hands)
    played: set[str] = set()
    if hand.trick is not None and hand.trick.leader in seats:
        first = seats.index(hand.trick.leader)
        played = {seats[(first + n) % len(seats)] for n in range(len(hand.trick.cards))}
    sizes = {seat: len(hands[seat]) + (seat in played) for seat in seats}
    words = mistakes.words
    contract = words.contracts.get(hand.contract or "")
    if contract is not None and contract.alone and len(seats) > words.dealt:
        # Who was dealt nothing has the talon, which is smaller than a hand.
        seats = seats[: words.dealt]
    for seat in seats:
        if sizes[seat] != sizes[seats[0]]:
            sentence = f"the hands of {seats[0]} and {seat} do not have the same number of cards"
            mistakes.add((*path, "hands", seat), sentence)


def _expectation(expect: Expectation, mistakes: Mistakes) -> None:
    at: KeyPath = ("expect",)
    for key, amounts in (("pay", expect.pay), ("levelled", expect.levelled)):
        _zero((*at, key), key, amounts, mistakes)
    for index, ruling in enumerate(expect.rulings or ()):
        _zero((*at, "rulings", index, "pay"), f"what {ruling.rule} pays", ruling.pay, mistakes)
    lines = expect.lines
    for part, amounts in (lines or {}).items():
        _zero((*at, "lines", part), f"the line {part}", amounts, mistakes)
    if lines is None or expect.pay is None:
        return
    for seat, amount in expect.pay.items():
        parts = sum((amounts.get(seat, ZERO) for amounts in lines.values()), ZERO)
        if parts != amount:
            sentence = f"the lines of {seat} add up to {parts}, but pay says {amount}"
            mistakes.add((*at, "pay", seat), sentence)


def _zero(
    path: KeyPath, what: str, amounts: Mapping[str, Amount] | None, mistakes: Mistakes
) -> None:
    total = sum((amounts or {}).values(), ZERO)
    if total:
        mistakes.add(path, f"{what} adds up to {total}, not to zero")


def _partner(case: CaseFacts, mistakes: Mistakes) -> None:
    """Who is the partner must be said where sides are paid and no script settles it."""
    hand, expect = case.hand, case.expect
    contract = mistakes.words.contracts.get(hand.contract or "")
    settled = hand.script is not None and hand.at not in _AFTER_THE_CALL
    paid = any((expect.pay, expect.written, expect.levelled, expect.lines))
    # An item that is listed beside an irregularity may belong to a hand that is void.
    items = hand.items and not hand.irregularities
    told = any((hand.points, hand.won is not None, hand.piles, items))
    if contract is None or not contract.partners or settled or hand.partner is not None:
        return
    if paid and told:
        sentence = f'"partner" is missing: a seat, or "none" if {hand.declarer or "A"} is alone'
        mistakes.add(("hand", "contract"), sentence)
