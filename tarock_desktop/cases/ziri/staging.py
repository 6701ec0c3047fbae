"""Setting up a Žiri table as a case describes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.acts import Announce
from tarock_desktop.cases.people import letter_of, seat_of
from tarock_desktop.cases.schema import HandFacts
from tarock_desktop.cases.script import Deed
from tarock_desktop.cases.texas.staging import start_hand, turn_from
from tarock_desktop.cases.ziri.scene import ZiriLayout, ZiriScene, ziri_layout, ziri_scene_of
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.rules.ziri.side_feats import named_target
from tarock_desktop.table.actions import Pass
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Announcement,
    Auction,
    BidEntry,
    ChoiceMade,
    Doubling,
    Exchange,
    Play,
    PlayedCard,
    Trick,
)
from tarock_desktop.table.seats import TABLE, Seat, turn_order
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant

PHASES: Final = {
    "bid": Phase.BID,
    "take": Phase.TALON,
    "discard": Phase.DISCARD,
    "declare": Phase.ANNOUNCE,
    "announce": Phase.ANNOUNCE,
    "play": Phase.PLAY,
}


def set_ziri_scene(state: State, facts: HandFacts, variant: Variant, *, filled: bool) -> State:
    """Return a table on which the act named by `at` is due.

    Raises:
        UnjudgedError: the position can't be or is not supported.
    """
    state = start_hand(state, variant)
    scene = ziri_scene_of(facts, variant, state.deal.order, len(state.round.seats))
    if scene.at == "deal":
        return state
    state = _with_cards(state, ziri_layout(scene, filled=filled))
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    if scene.is_past("discard"):
        state = said(state, scene)
    if scene.at == "play":
        state = replace(state, play=_play(state, scene))
    return _asked(state, scene)


def _with_cards(state: State, layout: ZiriLayout) -> State:
    scene = layout.scene
    deal = replace(
        state.deal,
        order=scene.players,
        hands=layout.hand_records,
        discards=layout.discard_records,
        talon=layout.talon_records(_drawn(layout)),
        forehand=scene.forehand,
    )
    return replace(state, deal=deal)


def _drawn(layout: ZiriLayout) -> dict[Seat, tuple[Card, ...]]:
    """Return what each seat took: the cards the case names, else discards and last cards."""
    scene, found = layout.scene, {}
    named = scene.facts.drawn or {}
    for seat in scene.order:
        cards = tuple(named.get(letter_of(seat), ()))
        held = [*layout.hands[seat], *layout.discards[seat]]
        others = [card for card in reversed(held) if card not in cards]
        found[seat] = (*cards, *others)[: scene.taken[seat]]
    return found


def _bid_over(state: State, scene: ZiriScene) -> State:
    """Book the auction and what followed it, as far as the hand has come."""
    if scene.is_each:
        bids = tuple(BidEntry(seat, None) for seat in scene.order)
        auction = Auction(bids, scene.game.id, scene.order[0])
    else:
        others = tuple(seat for seat in scene.order if seat != scene.declarer)
        bids = (BidEntry(scene.declarer, scene.game.id), *(BidEntry(s, None) for s in others))
        auction = Auction(bids, scene.game.id, scene.declarer)
    piles = state.deal.discards
    laid = (s for s in scene.order if not scene.is_each and piles[s].size and scene.taken[s])
    over = tuple(laid)
    if scene.is_past("discard") and scene.taken[scene.declarer] and not scene.is_each:
        over = (scene.declarer,)
    drawn = scene.taken
    if scene.at == "play" and not piles[scene.declarer].size and not scene.is_each:
        # A position in the middle of the hand that says nothing of the discards.
        drawn, over = (0,) * scene.people, ()
    exchange = Exchange(drawn=drawn, laid=over)
    return replace(state, auction=auction, exchange=exchange)


def said(state: State, scene: ZiriScene) -> State:
    """Return the table with what was announced and doubled before the script."""
    facts, notices = scene.facts, state.notices
    chains = facts.kontra or ()
    if scene.is_each:
        kontra = tuple(dict.fromkeys(seat_of(letter) for chain in chains for letter in chain))
        no = (seat for seat in scene.order if seat not in kontra and scene.at == "play")
        choices = tuple(ChoiceMade(seat, KONTRA, "no") for seat in no)
        own = (Doubling(GAME, kontra),) if kontra else ()
        return replace(state, notices=replace(notices, choices=choices, doublings=own))
    later = _announced_later(facts)
    items = [i for i in facts.items if i.announced and (i.by, i.item) not in later]
    announced = tuple(Announcement(seat_of(item.by), item.item) for item in items)
    state = replace(state, notices=replace(notices, announcements=announced))
    targets = [(GAME, chains)]
    targets += [
        (named_target(state, entry), item.kontra or ())
        for entry, item in zip(announced, items, strict=True)
    ]
    doublings = tuple(
        Doubling(target, tuple(map(seat_of, chain))) for target, said in targets for chain in said
    )
    return replace(state, notices=replace(state.notices, doublings=doublings))


def _announced_later(facts: HandFacts) -> set[tuple[str, str]]:
    """Return who announces what in the script; the item in the facts then tells how it ended."""
    deeds = (line.step for line in facts.script or () if isinstance(line.step, Deed))
    return {(deed.who, deed.act.item) for deed in deeds if isinstance(deed.act, Announce)}


def _play(state: State, scene: ZiriScene) -> Play:
    """Return the trick on the table, and in place of the earlier ones who leads."""
    facts, rules = scene.facts, scene.variant.phases[Phase.PLAY]
    if not isinstance(rules, DemandingPlay):
        raise TypeError(rules)
    first = rules.first_leader(state)
    leader = seat_of(facts.leader) if facts.leader else first
    entries: tuple[PlayedCard, ...] = ()
    winning = None
    if facts.trick is not None:
        leader = seat_of(facts.trick.leader)
        seats = turn_order(tuple(sorted(scene.players)), leader)
        entries = tuple(map(PlayedCard, seats, facts.trick.cards))
        law = rules.law_of(state)
        winning = trick_winner(entries, scene.sheet.pack, law) if entries else None
    played = {entry.seat for entry in entries}
    whole = any(
        state.deal.hands[seat].size + (seat in played) >= scene.size_of(seat)
        for seat in scene.players
        if seat in scene.order
    )
    earlier = () if whole and leader == first else (Trick((), leader),)
    return Play(entries, winning, earlier)


def _asked(state: State, scene: ZiriScene) -> State:
    """Return the table with the phase and the seat whose act is due."""
    state, phase = replace(state, turn=None), PHASES[scene.at]
    if scene.is_each and phase not in (Phase.BID, Phase.PLAY):
        phase = Phase.CHALLENGE
    return turn_from(state, scene.variant, phase, Pass(TABLE))


def ask_ziri(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due.

    In the auction those before it have passed, in klop they have said no kontra.
    """
    del variant
    if state.phase is Phase.BID and not state.auction.bids:
        order = state.from_seat(state.forehand)
        passed = tuple(BidEntry(other, None) for other in order[: order.index(seat)])
        return replace(state, turn=seat, auction=replace(state.auction, bids=passed))
    if state.phase is Phase.CHALLENGE:
        before = state.from_seat(state.forehand)
        earlier = before[: before.index(seat)]
        choices = tuple(ChoiceMade(other, KONTRA, "no") for other in earlier)
        return replace(state, turn=seat, notices=replace(state.notices, choices=choices))
    return replace(state, turn=seat)
