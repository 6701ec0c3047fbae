"""Setting up a table of Königrufen as a case describes it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.koenigrufen.kontra import chains_of, extra_chain
from tarock_desktop.cases.koenigrufen.scene import KoenigrufenScene
from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.staging import (
    announced_before,
    announcements_of,
    exchange_of,
    trick_on_table,
    with_bids_before,
    with_cards,
)
from tarock_desktop.rules.koenigrufen.bidding import CLAIM
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.koenigrufen.kontra_targets import Target
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Auction,
    BidEntry,
    Calls,
    Doubling,
    Notices,
    Play,
    PlayedCard,
    TalonCard,
    Trick,
)
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen, as_koenigrufen

FIRST_HAND: Final = 2
"""Number of the first hand of a case in its round, which has begun."""


def set_koenigrufen(state: State, layout: Layout[KoenigrufenScene]) -> State:
    """Return the table with the cards of a position and all that was done before it."""
    scene = layout.scene
    state = with_stakes(state, scene.variant)
    state = with_cards(state, layout, _talon(layout))
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    if scene.is_past("announce") or (scene.at == "announce" and scene.facts.kontra):
        state = replace(state, notices=_spoken(state.notices, scene))
    elif scene.at == "announce":
        state = replace(state, notices=_announced(state.notices, scene))
    return _in_play(state, scene) if scene.at == "play" else state


def with_stakes(state: State, variant: Koenigrufen) -> State:
    """Return the table after the stakes of this deal.

    Those that lie in the pot when a case begins have been paid.
    """
    begins = state.round.hand_no <= FIRST_HAND
    if begins and state.round.notes.pot:
        return state
    return fold(state, variant.stakes(state))


def _talon(layout: Layout[KoenigrufenScene]) -> tuple[TalonCard, ...]:
    """Return the talon; what the declarer took lies where its half was."""
    scene = layout.scene
    if not (any(scene.taken) or layout.talon):
        # It lies there, though the case that begins in the middle does not say what it is.
        return (TalonCard(None),) * scene.variant.sheet.deal.talon
    shown = any(scene.taken) and scene.game.talon in {"half", "cards"}
    left = (TalonCard(card, shown=shown) for card in layout.talon)
    return (*layout.taken_places(shown=shown), *left)


def _bid_over(state: State, scene: KoenigrufenScene) -> State:
    """Book the bidding and what followed it, as far as the hand has come."""
    facts, declarer = scene.facts, scene.declarer
    games = [BidEntry(declarer, scene.game.id)]
    games += [BidEntry(seat_of(b.declarer), b.contract, joins=True) for b in facts.bei]
    passed = [BidEntry(s, None) for s in scene.order if s not in [g.seat for g in games]]
    joint = tuple(games) if scene.game.kind == "negative" else ()
    auction = Auction((*games, *passed), scene.game.id, declarer, joint)
    exchange = exchange_of(state, scene)
    calls = Calls() if scene.called is None else Calls(scene.called, spoken=True)
    if scene.called is not None and facts.king in ("taken", "left"):
        calls = replace(calls, partner=declarer)
    state = replace(state, auction=auction, exchange=exchange, calls=calls)
    if scene.at == "take":
        taking = scene.variant.taking
        talon = state.deal.talon
        if taking.shown(state):
            talon = tuple(replace(place, shown=True) for place in talon)
        lies = any(place.card is scene.called for place in talon) and scene.called is not None
        calls = replace(calls, partner=declarer) if lies else calls
        state = replace(state, deal=replace(state.deal, talon=talon), calls=calls)
    return state


def _announced(notices: Notices, scene: KoenigrufenScene) -> Notices:
    """Return the announcements that the case names, less those made in its script."""
    return replace(notices, announcements=announcements_of(announced_before(scene.facts)))


def _spoken(notices: Notices, scene: KoenigrufenScene) -> Notices:
    """Return the announcements and doublings made before the script."""
    facts, doublings = scene.facts, []
    for target, chain in chains_of(facts, scene.game, scene.declarer):
        doublings.append(Doubling(target, tuple(speakers[0] for speakers in chain)))
    seen = set[str]()
    for item in facts.items:
        if item.announced:
            owner = seat_of(item.by) if item.item in seen else None
            seen.add(item.item)
            chain = extra_chain(item)
            if chain:
                said = tuple(speakers[0] for speakers in chain)
                doublings.append(Doubling(Target(item.item, owner).text, said))
    return replace(_announced(notices, scene), doublings=tuple(doublings))


def _in_play(state: State, scene: KoenigrufenScene) -> State:
    """Return the table with the trick on it, and as many tricks before as there have been."""
    full, play = scene.variant.sheet.deal.hand, scene.variant.playing
    leader = play.first_leader(state) if scene.leader is None else scene.leader
    entries = trick_on_table(scene)
    played = {entry.seat for entry in entries}
    sizes = [state.deal.hands[s].size + (s in played) for s in scene.order]
    number = scene.facts.number or full - max(sizes) + 1
    earlier = tuple(Trick((), TABLE) for _ in range(number - 2))
    if number > 1:
        earlier = (*earlier, Trick((), leader))
    earlier = _with_called(state, scene, earlier, entries)
    winning = (
        trick_winner(entries, scene.variant.sheet.pack, play.law_of(state)) if entries else None
    )
    # Cards that must lie open by now do so.
    seats = play.open_seats(state) if number > scene.variant.sheet.play.open_after else ()
    deal = replace(state.deal, open=seats)
    if leader != play.first_leader(state) and not earlier:
        # Nobody else can lead to the first trick: the case begins later and does not say when.
        earlier = (Trick((), leader),)
    return replace(state, play=Play(entries, winning, earlier), deal=deal)


def _with_called(
    state: State,
    scene: KoenigrufenScene,
    earlier: tuple[Trick, ...],
    entries: tuple[PlayedCard, ...],
) -> tuple[Trick, ...]:
    """Return the earlier tricks with the called king in one, if it lies nowhere else."""
    called: Card | None = scene.called
    if called is None or not earlier or state.holder(called) is not None:
        return earlier
    in_talon = any(place.card is called for place in state.deal.talon)
    if in_talon or any(entry.card is called for entry in entries):
        return earlier
    owner: Seat | None = scene.declarer if scene.is_alone else scene.partner
    if owner is None:
        return earlier
    first = Trick((PlayedCard(owner, called),), earlier[0].winner)
    return (first, *earlier[1:])


def ask_koenigrufen(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due."""
    if state.phase is Phase.BID:
        state = with_bids_before(state, seat, CLAIM)
    if state.phase is Phase.PLAY and not state.play.trick:
        tricks = state.play.tricks or (Trick((), seat),)
        tricks = (*tricks[:-1], replace(tricks[-1], winner=seat))
        law = game_of(as_koenigrufen(variant).sheet.contract, state.auction.contract)
        first = as_koenigrufen(variant).playing.first_leader(state)
        if law.is_positive and seat == first and not state.play.tricks:
            tricks = ()
        state = replace(state, play=replace(state.play, tricks=tricks))
    return replace(state, turn=seat)
