"""Which rules were broken in a hand at the Czech table, read from what happened."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tarock_desktop.cards.pack import PAGAT
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, CountRef, NameRef, NumberRef, SeatRef
from tarock_desktop.referee.offence import (
    Offence,
    final_hand,
    is_known_whole,
    is_played_out,
    numbered,
    played,
)
from tarock_desktop.referee.stray_cards import dealt_to, stray_offences
from tarock_desktop.rules.czech.declarations import duty_values
from tarock_desktop.rules.czech.play import EACH_RULES
from tarock_desktop.rules.exchange.calling import basis_hand, call_set
from tarock_desktop.rules.exchange.discarding import bad_discards, discard_choice
from tarock_desktop.rules.play.playing import SUIT_RULES, wrong_card
from tarock_desktop.rules.play.tricks import broken_rule
from tarock_desktop.table.records import Trick
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.czech.sheet import CzechSheet


def find_offences(view: View, sheet: CzechSheet) -> tuple[Offence, ...]:
    """Return every offence of the running hand in the order in which it was committed."""
    if view.deal.forehand is None:
        return ()
    found = [*misdeals(view, sheet)]
    if view.auction.contract is not None:
        found += [*discard_offences(view, sheet)]
        if is_known_whole(view):
            found += [*call_offences(view, sheet), *word_offences(view, sheet)]
        found += [*revokes(view, sheet), *out_of_turn(view, sheet), *forgotten(view, sheet)]
    found += stray_offences(view)
    if not is_played_out(view, sheet):
        return tuple(found)
    return tuple(replace(offence, proven=True) for offence in found)


def game_sides(view: View, sheet: CzechSheet) -> str:
    """Return who plays against whom: `partner`, `alone`, `each`."""
    return sheet.game(view.auction.contract or "").sides


# ------------------------------------------------------------------------------------ the deal


def misdeals(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield a wrong number of cards, once for everybody who may be named for it."""
    if not is_known_whole(view) or not _is_dealt_here(view):
        return
    wrong = [seat for seat in view.deal.order if dealt_to(view, seat) != sheet.deal.hand]
    if not wrong:
        return
    rule = _misdeal_rule(view)
    named = (*wrong, *(s for s in (view.round.dealer,) if s is not None and s not in wrong))
    for seat in named:
        explanation = message("deal.wrong-count", SeatRef(wrong[0]))
        yield Offence(rule, seat, "deal.misdeal", explanation, offenders=tuple(wrong))


def _is_dealt_here(view: View) -> bool:
    return all(trick.winner != TABLE for trick in view.play.tricks)


def _misdeal_rule(view: View) -> str:
    """Return the rule by the stage of the hand (CZ-09 to CZ-12, reading A23)."""
    if played(view):
        return "deal.misdeal-late"
    undrawn = view.auction.contract is not None and _takes_nothing(view)
    return "deal.misdeal-open" if any(view.exchange.drawn) or undrawn else "deal.misdeal"


def _takes_nothing(view: View) -> bool:
    return view.calls.card is None and view.auction.contract in ("solo", "varsava")


# --------------------------------------------------------------------------------- before play


def words_begun(view: View) -> bool:
    """Return whether the first word has been said after the discards."""
    spoken = any(values is not None for values in view.notices.declared)
    return spoken or bool(view.notices.doublings)


def discard_offences(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield wrong discards: to be put right until the first word, a big renonc afterwards."""
    for seat in view.exchange.laid:
        pile, due = view.deal.discards[seat], view.exchange.drawn[seat]
        if pile.size != due:
            counts = CountRef(pile.size), NumberRef.whole(due)
            wrong = message("discard.count", SeatRef(seat), *counts)
            yield _discarded(view, seat, "discard.count", Offence("", seat, "count", wrong))
        before = final_hand(view, seat) | pile.cards
        choice = discard_choice(before, due, sheet.discard)
        for rule, card in bad_discards(pile.cards, pile.shown, choice, sheet.discard):
            explanation = message(rule, SeatRef(seat), CardRef(card))
            yield _discarded(view, seat, rule, Offence("", seat, card.name, explanation))


def _discarded(view: View, seat: Seat, rule: str, offence: Offence) -> Offence:
    late = words_begun(view) or bool(played(view))
    # Put right card by card; too late it is one renonc, however many cards are wrong.
    what = "late" if late else offence.subject
    subject = numbered(view, f"discard/{seat}/{what}")
    return replace(offence, rule="discard.late" if late else rule, subject=subject)


def call_offences(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield a call that was not the next one in the order."""
    called, seat = view.calls.card, view.auction.declarer
    if called is None or seat is None:
        return
    cards = final_hand(view, seat) | basis_hand(view, seat, sheet.call)
    drawn = (p.card for p in view.deal.talon if p.taken_by == seat and p.card is not None)
    for card in drawn:
        cards = cards.remove(card)
    if called not in call_set(cards, sheet.call):
        explanation = message("call.set", SeatRef(seat), CardRef(called))
        yield Offence("call.set", seat, f"call.set/{seat}/{called.name}", explanation)


def word_offences(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield false values, values kept back, and a Pagat announced without it."""
    if game_sides(view, sheet) == "each":
        return
    for seat in view.deal.order:
        said = view.notices.declared[seat]
        if said is not None:
            yield from _values(view, sheet, seat, said)
    pagat = sheet.item_of("pagat-last").id
    for entry in view.notices.announcements:
        if entry.item == pagat and PAGAT not in final_hand(view, entry.seat):
            seat, rule = entry.seat, "announce.not-held"
            explanation = message(rule, SeatRef(seat), CardRef(PAGAT))
            shown = any(e.card is PAGAT for e in played(view))
            yield Offence(rule, seat, f"{rule}/{seat}", explanation, proven=shown)


def _values(view: View, sheet: CzechSheet, seat: Seat, said: tuple[str, ...]) -> Iterator[Offence]:
    held = {law.id: law for law in duty_values(final_hand(view, seat), sheet.value)}
    families = {law.family for law in held.values()}
    misnamed = {law.family for law in sheet.value if law.id in said and law.id not in held}
    for law in sheet.value:
        if law.id in said and law.id not in held:
            rule = "declare.family" if law.family in families else "declare.false"
            yield _value(rule, seat, law.id)
        # Under a wrong name it was not kept back: that is one renonc, not two.
        kept_back = law.id in held and law.id not in said and law.family not in misnamed
        if kept_back and played(view):
            yield _value("declare.omitted", seat, law.id)


def _value(rule: str, seat: Seat, value: str) -> Offence:
    explanation = message(rule, SeatRef(seat), NameRef("value", value))
    name = None if rule == "declare.omitted" else value
    return Offence(rule, seat, f"{rule}/{seat}/{value}", explanation, value=name)


# -------------------------------------------------------------------------------------- in play


def revokes(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield every card that could not be played as it was."""
    each = game_sides(view, sheet) == "each"
    law = sheet.varsava.follow if each else sheet.follow
    hands = {seat: final_hand(view, seat) for seat in view.deal.order}
    place = 0
    for number, trick in enumerate(_tricks(view)):
        for before, entry in enumerate(trick.cards):
            table = tuple(e.card for e in trick.cards[:before])
            rule = broken_rule(hands[entry.seat], table, entry.card, law, sheet.pack)
            if rule is not None:
                offence = Offence(
                    EACH_RULES.get(rule, rule) if each else rule,
                    entry.seat,
                    numbered(view, f"play/{entry.seat}/{number + 1}"),
                    wrong_card(rule, entry.seat, entry.card, table),
                    proven=_is_shown(view, entry.seat, place, rule, table),
                    card_place=place,
                    trick=number,
                    tricks=number if each else None,
                )
                yield offence
            hands[entry.seat] = hands[entry.seat].remove(entry.card)
            place += 1


def out_of_turn(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield every card that lies in a trick and was led or played out of turn (reading A10)."""
    each = game_sides(view, sheet) == "each"
    left = {seat: len(final_hand(view, seat)) for seat in view.deal.order}
    leader, place = view.forehand, 0
    for number, trick in enumerate(_tricks(view)):
        if trick.winner == TABLE:
            # Nobody can say any more who was due in a trick that a case tells of.
            for entry in trick.cards:
                left[entry.seat] -= 1
            place += len(trick.cards)
            continue
        due = _next(view, leader, left, ())
        for before, entry in enumerate(trick.cards):
            if due is not None and entry.seat != due:
                rule = "turn.play" if before else "turn.lead"
                yield Offence(
                    EACH_RULES[rule] if each else rule,
                    entry.seat,
                    numbered(view, f"turn/{entry.seat}/{number + 1}"),
                    message(rule, SeatRef(entry.seat), SeatRef(due)),
                    card_place=place,
                    trick=number,
                    tricks=number if each else None,
                )
            left[entry.seat] -= 1
            place += 1
            here = tuple(played.seat for played in trick.cards[: before + 1])
            due = _next(view, entry.seat, left, here)
        leader = trick.winner


def _next(view: View, first: Seat, left: dict[Seat, int], here: tuple[Seat, ...]) -> Seat | None:
    """Return the next seat from *first* on that holds a card and has not played to the trick."""
    waiting = (seat for seat in view.from_seat(first) if left[seat] > 0 and seat not in here)
    return next(waiting, None)


def _tricks(view: View) -> tuple[Trick, ...]:
    on_table = Trick(view.play.trick, view.forehand, added=view.play.added)
    return (*view.play.tricks, on_table) if view.play.trick else view.play.tricks


def _is_shown(view: View, seat: Seat, place: int, rule: str, table: tuple[object, ...]) -> bool:
    """Return whether a card everybody has seen since proves that the suit was not followed."""
    if rule not in SUIT_RULES or not table:
        return False
    led = played(view)[place - len(table)].card
    later = [e.card for e in played(view)[place + 1 :] if e.seat == seat]
    later += view.deal.hands[seat].cards & (view.deal.exposed | view.deal.seen)
    if any(card.suit is led.suit for card in later):
        return True
    return rule == "play.must-trump" and any(card.suit is PAGAT.suit for card in later)


def forgotten(view: View, sheet: CzechSheet) -> Iterator[Offence]:
    """Yield a talon card that was not added before the next card was led (reading A12)."""
    tricks = view.play.tricks
    unknown = sum(not trick.cards for trick in tricks)
    done = len(tricks) if not unknown else sheet.deal.hand - _left(view)
    earlier = done - (len(tricks) - unknown)
    if game_sides(view, sheet) != "each" or not view.deal.talon:
        return
    for place in range(unknown, len(tricks) - (0 if view.play.trick else 1)):
        number = earlier + place - unknown
        if number < sheet.varsava.added and not tricks[place].added:
            seat, rule = view.forehand, "talon.forgotten"
            yield Offence(
                rule,
                seat,
                f"{rule}/{number + 1}",
                message(rule, SeatRef(seat)),
                proven=True,
                trick=number,
                tricks=place + 1,
            )


def _left(view: View) -> int:
    """Return how many cards those hold who have not played to the trick on the table."""
    return max(hand.size for hand in view.deal.hands)
