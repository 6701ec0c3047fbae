"""Setting up a Žiri table as a case describes it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tarock_desktop.cards.pack import Card
from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.seats import seat_of
from tarock_desktop.cases.staging import (
    announced_before,
    announcements_of,
    trick_on_table,
    with_cards,
)
from tarock_desktop.cases.ziri.scene import ZiriScene
from tarock_desktop.rules.play.tricks import trick_winner
from tarock_desktop.rules.words.challenging import GAME
from tarock_desktop.rules.ziri.own_kontra import KONTRA
from tarock_desktop.rules.ziri.play import DemandingPlay
from tarock_desktop.rules.ziri.side_feats import named_target
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import (
    Auction,
    BidEntry,
    ChoiceMade,
    Doubling,
    Exchange,
    Play,
    TalonCard,
    Trick,
)
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant


def set_ziri(state: State, layout: Layout[ZiriScene]) -> State:
    """Return the table with the cards of a position and all that was done before it."""
    scene = layout.scene
    state = with_cards(state, layout, _talon(layout))
    if scene.is_past("bid"):
        state = _bid_over(state, scene)
    if scene.is_past("discard"):
        state = _said(state, scene)
    return replace(state, play=_play(state, scene)) if scene.at == "play" else state


def _talon(layout: Layout[ZiriScene]) -> tuple[TalonCard, ...]:
    """Return the talon, those cards first that were taken; it lies open but for klop and solo."""
    scene, size = layout.scene, layout.scene.variant.sheet.deal.talon
    if scene.players != scene.order:
        joined = scene.players[-1]
        held = [*layout.hands[joined], *[None] * size][:size]
        return tuple(TalonCard(card, joined, joined) for card in held)
    shown = not scene.is_each and scene.game.talon > 0 and scene.is_past("bid")
    taken = layout.taken_places(shown=shown)
    # A position in the middle of a hand need not say what lies in the talon.
    hidden = size - len(taken) if scene.at == "play" else 0
    left: Sequence[Card | None] = layout.talon or [None] * hidden
    return (*taken, *(TalonCard(card, shown=shown and card is not None) for card in left))


def _bid_over(state: State, scene: ZiriScene) -> State:
    """Book the auction and what followed it, as far as the hand has come."""
    passed = tuple(BidEntry(seat, None) for seat in scene.order)
    if scene.is_each:
        exchange = Exchange(drawn=scene.taken)
        auction = Auction(passed, scene.game.id, scene.order[0])
        return replace(state, auction=auction, exchange=exchange)
    declarer = scene.declarer
    bids = (BidEntry(declarer, scene.game.id), *(bid for bid in passed if bid.seat != declarer))
    laid = scene.is_past("discard") or state.deal.discards[declarer].size
    drawn, over = scene.taken, (declarer,) if laid and scene.taken[declarer] else ()
    if scene.at == "play" and not state.deal.discards[declarer].size:
        # A position in the middle of the hand that says nothing of the discards.
        drawn, over = (0,) * scene.people, ()
    auction = Auction(bids, scene.game.id, declarer)
    return replace(state, auction=auction, exchange=Exchange(drawn=drawn, laid=over))


def _said(state: State, scene: ZiriScene) -> State:
    """Return the table with what was announced and doubled before the script."""
    facts, notices = scene.facts, state.notices
    chains = facts.kontra or ()
    if scene.is_each:
        kontra = tuple(dict.fromkeys(seat_of(letter) for chain in chains for letter in chain))
        no = (seat for seat in scene.order if seat not in kontra and scene.at == "play")
        choices = tuple(ChoiceMade(seat, KONTRA, "no") for seat in no)
        own = (Doubling(GAME, kontra),) if kontra else ()
        return replace(state, notices=replace(notices, choices=choices, doublings=own))
    items = announced_before(facts)
    announced = announcements_of(items)
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


def _play(state: State, scene: ZiriScene) -> Play:
    """Return the trick on the table, and in place of the earlier ones who leads."""
    rules = scene.variant.phases[Phase.PLAY]
    if not isinstance(rules, DemandingPlay):
        raise TypeError(rules)
    first, entries = rules.first_leader(state), trick_on_table(scene)
    leader = first if scene.leader is None else scene.leader
    winning = (
        trick_winner(entries, scene.variant.sheet.pack, rules.law_of(state)) if entries else None
    )
    played = {entry.seat for entry in entries}
    whole = any(
        state.deal.hands[seat].size + (seat in played) >= scene.size_of(seat)
        for seat in scene.order
    )
    earlier = () if whole and leader == first else (Trick((), leader),)
    return Play(entries, winning, earlier)


def ask_ziri(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due.

    In the auction those before it have passed, in klop they have said no kontra.
    """
    del variant
    order = state.from_seat(state.forehand)
    before = order[: order.index(seat)]
    if state.phase is Phase.BID and not state.auction.bids:
        bids = tuple(BidEntry(other, None) for other in before)
        state = replace(state, auction=replace(state.auction, bids=bids))
    if state.phase is Phase.CHALLENGE:
        choices = tuple(ChoiceMade(other, KONTRA, "no") for other in before)
        state = replace(state, notices=replace(state.notices, choices=choices))
    return replace(state, turn=seat)
