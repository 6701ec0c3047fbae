"""Setting up a table as a case describes it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from tarock_desktop.cases.acts import Announce
from tarock_desktop.cases.people import amounts_of, letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts, TableFacts
from tarock_desktop.cases.script import Deed
from tarock_desktop.cases.texas.layout import Layout, lay_out
from tarock_desktop.cases.texas.scene import ALONE, Scene, scene_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.evening.bank import paid
from tarock_desktop.rules.hand.facts import HandFacts as FinishedHand
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.rules.texas.forehand import find_forehand
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.table.actions import Action, Bid, StartHand
from tarock_desktop.table.amounts import Amounts, no_amounts
from tarock_desktop.table.events import HandStarted
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    BidEntry,
    Calls,
    Doubling,
    Exchange,
    Notices,
    Play,
    PlayedCard,
    RoundNotes,
    TalonCard,
    Trick,
)
from tarock_desktop.table.seats import TABLE, Seat, turn_order
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet
from tarock_desktop.variants.texas.variant import as_texas

PHASES: Final = {
    "bid": Phase.BID,
    "take": Phase.TALON,
    "call": Phase.CALL,
    "discard": Phase.DISCARD,
    "declare": Phase.DECLARE,
    "announce": Phase.ANNOUNCE,
    "play": Phase.PLAY,
}


def opening(table: TableFacts, people: str, variant: Variant) -> State:
    """Return the table before the first hand of a case; *people* are the letters at it.

    Raises:
        UnjudgedError: the case tells of what the sheet does not know.
    """
    if not isinstance(variant.sheet, KoenigrufenSheet):
        _refuse_rounds(table, variant)
    loans = no_amounts(len(people)) if table.loans is None else amounts_of(table.loans)
    state = opening_state(_chips(table, loans, variant))
    dealer = seat_of(table.dealer or people[-1])
    # A round that has begun has had a hand before this one.
    number = 0 if table.first_hand else 1
    begun = replace(
        state.round,
        loans=loans,
        next_dealer=dealer,
        hand_no=number,
        skip=_skipped(table),
        notes=RoundNotes(
            doubled=table.double_left or 0,
            pot=table.pot or Fraction(0),
            kassa=() if table.kassa is None else amounts_of(table.kassa),
            closing=1 if table.schlussradl else 0,
        ),
        written=_written(table, variant),
    )
    return replace(state, round=begun)


def _refuse_rounds(table: TableFacts, variant: Variant) -> None:
    for key, value in (("double_left", table.double_left), ("pot", table.pot)):
        if value:
            raise UnjudgedError(f"{variant.sheet.ruleset.id} knows no {key}")
    if table.schlussradl or table.kassa:
        raise UnjudgedError(f"{variant.sheet.ruleset.id} knows neither Schlussradl nor kassa")


def _skipped(table: TableFacts) -> tuple[Seat, ...]:
    return tuple(seat_of(letter) for letter in table.skip or ())


def _written(table: TableFacts, variant: Variant) -> Amounts:
    """Return what stands on the score sheet, where one is kept beside the payments."""
    kept = variant.sheet.keeps_written and table.scores is not None
    return amounts_of(table.scores or {}) if kept else ()


def _chips(table: TableFacts, loans: Amounts, variant: Variant) -> Amounts:
    if table.chips is not None:
        return amounts_of(table.chips)
    if table.scores is not None and not variant.sheet.keeps_written:
        scores = amounts_of(table.scores)
        return tuple(score + loan for score, loan in zip(scores, loans, strict=True))
    return (variant.start,) * len(loans)


def start_hand(state: State, variant: Variant) -> State:
    """Return the table when the dealer is about to shuffle."""
    dealer = state.round.next_dealer
    if dealer is None:
        raise LookupError("nobody deals")
    started = HandStarted(state.round.hand_no + 1, dealer, variant.playing_order(state, dealer))
    state = fold(state, (started,))
    first = variant.following(state, Phase.BETWEEN, StartHand())
    return replace(state, phase=first, turn=variant.phases[first].due(state))


def set_scene(state: State, facts: HandFacts, variant: Variant, *, filled: bool) -> State:
    """Return a table on which the act named by `at` is due.

    *filled*: the cards that the case does not name are dealt as the format says.

    Raises:
        UnjudgedError: the position can't be or is not supported.
    """
    state = start_hand(state, variant)
    scene = scene_of(facts, variant, state.deal.order)
    if scene.at == "deal":
        return state
    layout = lay_out(scene, filled=filled)
    state = _with_cards(state, layout)
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    state = _declared(state, scene)
    if scene.is_past("declare"):
        state = replace(state, notices=spoken(state.notices, facts))
    if scene.at == "play":
        state = replace(state, play=play_of(state, scene))
    return _asked(state, scene)


def _with_cards(state: State, layout: Layout) -> State:
    scene = layout.scene
    deal = replace(
        state.deal,
        hands=layout.hand_records,
        discards=layout.discard_records,
        talon=layout.talon_records,
        exposed=layout.exposed,
    )
    state = replace(state, deal=deal)
    if scene.forehand is not None:
        return replace(state, deal=replace(deal, forehand=scene.forehand))
    if scene.is_past("announce") and any(hand.size < _full(scene) for hand in deal.hands):
        return replace(state, deal=replace(deal, forehand=scene.order[0]))
    forehand, card = find_forehand(state, as_texas(scene.variant).sheet.forehand)
    return replace(state, deal=replace(deal, forehand=forehand, forehand_card=card))


def _bid_over(state: State, scene: Scene) -> State:
    """Book the bidding and what followed it, as far as the hand has come."""
    contract = scene.contract.id
    bids = (BidEntry(scene.declarer, contract),)
    laid = (
        seat for seat in scene.order if 0 < scene.taken[seat] <= state.deal.discards[seat].size
    )
    exchange = Exchange(drawn=scene.taken, laid=tuple(laid))
    if scene.is_past("take"):
        draw = 1 if scene.calls else scene.facts.draw or 1
        exchange = replace(exchange, draw=draw)
    calls = Calls()
    if scene.called is not None:
        calls = Calls(scene.called, spoken=scene.facts.called is not None)
    auction = Auction(bids, contract, scene.declarer)
    return replace(state, auction=auction, exchange=exchange, calls=calls)


def _declared(state: State, scene: Scene) -> State:
    """Book and pay the values that were declared before the script."""
    facts, variant = scene.facts, scene.variant
    if not scene.is_past("discard"):
        return state
    over = scene.is_past("declare")
    named = {seat: tuple(facts.declared.get(letter_of(seat), "").split()) for seat in scene.order}
    declared = tuple(named[seat] or (() if over else None) for seat in sorted(scene.order))
    state = replace(state, notices=replace(state.notices, declared=declared))
    hand = FinishedHand(order=scene.order, table=len(state.round.seats), declared=named)
    return fold(state, paid(state, as_texas(variant).lines(hand), variant.sheet.bank))


def spoken(notices: Notices, facts: HandFacts) -> Notices:
    """Return the announcements and doublings made before the script."""
    later = announced_later(facts)
    announced = [i for i in facts.items if i.announced and (i.by, i.item) not in later]
    doublings = [(GAME, facts.kontra), *((item.item, item.kontra) for item in announced)]
    return replace(
        notices,
        announcements=tuple(Announcement(seat_of(i.by), i.item) for i in announced),
        doublings=tuple(
            Doubling(target, tuple(seat_of(letter) for letter in chain))
            for target, kontra in doublings
            for chain in (kontra or ())
        ),
    )


def announced_later(facts: HandFacts) -> set[tuple[str, str]]:
    """Return who announces what in the script; the item in the facts then tells how it ended."""
    deeds = (line.step for line in facts.script or () if isinstance(line.step, Deed))
    return {(deed.who, deed.act.item) for deed in deeds if isinstance(deed.act, Announce)}


def play_of(state: State, scene: Scene) -> Play:
    """Return the trick on the table, and in place of the earlier ones who leads and who played."""
    trick = scene.facts.trick
    entries: tuple[PlayedCard, ...] = ()
    leader = seat_of(scene.facts.leader) if scene.facts.leader else state.forehand
    if trick is not None:
        leader = seat_of(trick.leader)
        seats = turn_order(tuple(sorted(scene.order)), leader)
        entries = tuple(map(PlayedCard, seats, trick.cards))
    earlier = _called_card_played(state, scene)
    if earlier or leader != state.forehand or max(h.size for h in state.deal.hands) < _full(scene):
        earlier += (Trick((), leader),)
    winning = trick_winner(entries, scene.variant.sheet.pack) if entries else None
    return Play(entries, winning, earlier)


def _full(scene: Scene) -> int:
    return scene.variant.sheet.deal.hand


def _called_card_played(state: State, scene: Scene) -> tuple[Trick, ...]:
    """Return a trick that nobody counts, with the called card in it if it was played."""
    called = scene.called
    if called is None or state.holder(called) is not None:
        return ()
    if scene.facts.trick and called in scene.facts.trick.cards:
        return ()
    owner = scene.declarer if scene.facts.partner == ALONE else scene.partner
    return () if owner is None else (Trick((PlayedCard(owner, called),), TABLE),)


def _asked(state: State, scene: Scene) -> State:
    """Return the table with the phase and the seat whose act is due."""
    phase = PHASES[scene.at]
    if phase is Phase.ANNOUNCE and state.notices.doublings:
        phase = Phase.CHALLENGE
    return turn_from(state, scene.variant, phase, Bid(TABLE, scene.contract.id))


def turn_from(state: State, variant: Variant, phase: Phase, act: Action) -> State:
    """Return the table in *phase*, or in the first one after it in which an act is due.

    *act* is the kind of act that was done last, where the next phase depends on it.
    """
    due = variant.phases[phase].due(state)
    while due is None and phase is not Phase.BETWEEN:
        phase = variant.following(state, phase, act)
        due = variant.phases[phase].due(state) if phase in variant.phases else None
    return replace(state, phase=phase, turn=due)


def ask(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due.

    In the bidding the seats before it have passed, of the talon they have taken their cards.
    """
    if state.phase is Phase.BID and seat != state.forehand and not state.auction.bids:
        lowest = min(variant.sheet.contract, key=lambda law: law.rank)
        bids = [BidEntry(state.forehand, lowest.id)]
        order = state.from_seat(state.forehand)
        bids += [BidEntry(other, None) for other in order[1 : order.index(seat)]]
        state = replace(state, auction=replace(state.auction, bids=tuple(bids)))
    if state.phase is Phase.TALON and seat != state.declarer:
        state = _talon_before(state, seat, variant)
    return replace(state, turn=seat)


def _talon_before(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when the talon cards of the seats before *seat* are taken."""
    contract = as_texas(variant).contract(state)
    order = state.from_seat(state.declarer)
    takers = [state.declarer] * contract.talon + list(order[1 : order.index(seat)])
    size = variant.sheet.deal.talon
    if len(takers) >= size or contract.sides == "alone":
        raise UnjudgedError(f"{letter_of(seat)} gets no talon card of his own")
    places = [TalonCard(None, taker, taker) for taker in takers]
    places += [TalonCard(None)] * (size - len(takers))
    drawn = tuple(takers.count(other) for other in sorted(state.deal.order))
    exchange = replace(state.exchange, drawn=drawn, draw=1)
    return replace(state, deal=replace(state.deal, talon=tuple(places)), exchange=exchange)
