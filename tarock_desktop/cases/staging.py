"""Setting up a table as a case describes it."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from tarock_desktop.cases.acts import Announce
from tarock_desktop.cases.families import family_of, scene_of
from tarock_desktop.cases.layout import Layout, SomeScene, lay_out
from tarock_desktop.cases.scene import ALONE, Scene
from tarock_desktop.cases.schema import HandFacts, ItemFact, TableFacts
from tarock_desktop.cases.script import Deed
from tarock_desktop.cases.seats import amounts_of, letter_of, seat_of
from tarock_desktop.cases.settling import declared_values
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.play.tricks import trick_winner
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

# ------------------------------------------------------------------------------------ the round


def opening(table: TableFacts, people: str, variant: Variant) -> State:
    """Return the table before the first hand of a case; *people* are the letters at it.

    Raises:
        UnjudgedError: the case tells of what the sheet does not know.
    """
    _refuse_unknown(table, variant)
    loans = no_amounts(len(people)) if table.loans is None else amounts_of(table.loans)
    state = opening_state(_chips(table, loans, variant))
    begun = replace(
        state.round,
        loans=loans,
        next_dealer=seat_of(table.dealer or people[-1]),
        # A round that has begun has had a hand before this one.
        hand_no=0 if table.first_hand else 1,
        skip=tuple(map(seat_of, table.skip or ())),
        notes=RoundNotes(
            doubled=table.double_left or 0,
            pot=table.pot or Fraction(0),
            kassa=() if table.kassa is None else amounts_of(table.kassa),
            closing=1 if table.schlussradl else 0,
        ),
        written=_written(table, variant),
    )
    return replace(state, round=begun)


def _refuse_unknown(table: TableFacts, variant: Variant) -> None:
    """Raise if the case tells of a part of the round that the sheet does not have."""
    known = family_of(variant).round_keys
    for key in ("double_left", "pot", "schlussradl", "kassa"):
        if getattr(table, key) and key not in known:
            raise UnjudgedError(f"{variant.sheet.ruleset.id} knows no {key}")


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


# ------------------------------------------------------------------------------------ the scene


def set_scene(state: State, facts: HandFacts, variant: Variant, *, filled: bool) -> State:
    """Return a table on which the act named by `at` is due.

    *filled*: the cards that the case does not name are dealt as the format says.

    Raises:
        UnjudgedError: the position can't be or is not supported.
    """
    state = start_hand(state, variant)
    scene = scene_of(facts, state, variant)
    if scene.at == "deal":
        return state
    state = family_of(variant).set_up(state, lay_out(scene, filled=filled))
    phase = scene.phase(doubled=bool(state.notices.doublings))
    state = replace(state, turn=None)
    return _turn_from(state, variant, phase, Bid(TABLE, scene.game.id))


def _turn_from(state: State, variant: Variant, phase: Phase, act: Action) -> State:
    """Return the table in *phase*, or in the first one after it in which an act is due.

    *act* is the kind of act that was done last, where the next phase depends on it.
    """
    due = variant.phases[phase].due(state)
    while due is None and phase is not Phase.BETWEEN:
        phase = variant.following(state, phase, act)
        due = variant.phases[phase].due(state) if phase in variant.phases else None
    return replace(state, phase=phase, turn=due)


def with_cards(
    state: State, layout: Layout[SomeScene], talon: tuple[TalonCard, ...] | None = None
) -> State:
    """Return the table with the cards of a layout.

    *talon*: where it does not just consist of the cards taken and those left.
    """
    deal = replace(
        state.deal,
        order=layout.scene.players,
        hands=layout.hand_records,
        discards=layout.discard_records,
        talon=layout.talon_places() if talon is None else talon,
        exposed=layout.exposed,
        forehand=layout.scene.forehand,
    )
    return replace(state, deal=deal)


def with_bidding(state: State, scene: Scene) -> State:
    """Return the table after a bidding in which the others passed, with talon and call."""
    others = state.from_seat(scene.declarer)[1:]
    bids = (BidEntry(scene.declarer, scene.game.id), *(BidEntry(seat, None) for seat in others))
    calls = Calls()
    if scene.called is not None:
        calls = Calls(scene.called, spoken=scene.facts.called is not None)
    auction = Auction(bids, scene.game.id, scene.declarer)
    return replace(state, auction=auction, exchange=exchange_of(state, scene), calls=calls)


def exchange_of(state: State, scene: Scene) -> Exchange:
    """Return which talon cards were taken, and by whom as many were laid away."""
    drawn, piles = scene.taken, state.deal.discards
    laid = (seat for seat in scene.order if 0 < drawn[seat] <= piles[seat].size)
    draw = 1 if scene.calls else scene.facts.draw or 1
    return Exchange(drawn=drawn, laid=tuple(laid), draw=draw if any(drawn) else 0)


def with_declared(state: State, scene: Scene) -> State:
    """Return the table with the values that were declared before the script; none is paid yet."""
    if not scene.is_past("discard"):
        return state
    over = scene.is_past("declare")
    named = declared_values(scene.facts, sorted(scene.order))
    declared = tuple(values or (() if over else None) for values in named.values())
    return replace(state, notices=replace(state.notices, declared=declared))


def announced_before(facts: HandFacts) -> list[ItemFact]:
    """Return the announced items of a case, less those that are announced in its script.

    Of the latter the facts tell how they ended.
    """
    deeds = (line.step for line in facts.script or () if isinstance(line.step, Deed))
    later = {(deed.who, deed.act.item) for deed in deeds if isinstance(deed.act, Announce)}
    return [item for item in facts.items if item.announced and (item.by, item.item) not in later]


def announcements_of(items: list[ItemFact]) -> tuple[Announcement, ...]:
    """Return announced items as the table has them."""
    return tuple(Announcement(seat_of(item.by), item.item) for item in items)


def spoken(notices: Notices, facts: HandFacts) -> Notices:
    """Return the announcements and doublings made before the script."""
    announced = announced_before(facts)
    doublings = [(GAME, facts.kontra), *((item.item, item.kontra) for item in announced)]
    return replace(
        notices,
        announcements=announcements_of(announced),
        doublings=tuple(
            Doubling(target, tuple(map(seat_of, chain)))
            for target, kontra in doublings
            for chain in (kontra or ())
        ),
    )


def trick_on_table(scene: Scene) -> tuple[PlayedCard, ...]:
    """Return the cards of the trick that is being played."""
    trick = scene.facts.trick
    if trick is None:
        return ()
    seats = turn_order(tuple(sorted(scene.players)), seat_of(trick.leader))
    return tuple(map(PlayedCard, seats, trick.cards))


def play_of(state: State, scene: Scene) -> Play:
    """Return the trick on the table, and in place of the earlier ones who leads and who played."""
    entries = trick_on_table(scene)
    leader = state.forehand if scene.leader is None else scene.leader
    earlier = _called_card_played(state, scene)
    full = scene.variant.sheet.deal.hand
    if earlier or leader != state.forehand or max(h.size for h in state.deal.hands) < full:
        earlier += (Trick((), leader),)
    winning = trick_winner(entries, scene.variant.sheet.pack) if entries else None
    return Play(entries, winning, earlier)


def _called_card_played(state: State, scene: Scene) -> tuple[Trick, ...]:
    """Return a trick that nobody counts, with the called card in it if it was played."""
    called = scene.called
    if called is None or state.holder(called) is not None:
        return ()
    if scene.facts.trick and called in scene.facts.trick.cards:
        return ()
    owner = scene.declarer if scene.facts.partner == ALONE else scene.partner
    return () if owner is None else (Trick((PlayedCard(owner, called),), TABLE),)


# ------------------------------------------------------------------------------ another is asked


def ask_in_turn(state: State, seat: Seat, variant: Variant) -> State:
    """Return the table when *seat* is asked instead of the seat that is due.

    In the bidding the forehand has bid the lowest game and the seats before *seat* have passed; of
    a talon that goes round they have taken their cards.
    """
    if state.phase is Phase.BID:
        lowest = min(variant.sheet.contract, key=lambda law: law.rank)
        state = with_bids_before(state, seat, lowest.id)
    return replace(state, turn=seat)


def with_bids_before(state: State, seat: Seat, bid: str) -> State:
    """Return the table when the forehand has made a bid and the others before *seat* passed."""
    if seat == state.forehand or state.auction.bids:
        return state
    order = state.from_seat(state.forehand)
    passed = (BidEntry(other, None) for other in order[1 : order.index(seat)])
    bids = (BidEntry(state.forehand, bid), *passed)
    return replace(state, auction=replace(state.auction, bids=bids))


def with_talon_before(state: State, seat: Seat, own: int, variant: Variant) -> State:
    """Return the table when the declarer has *own* talon cards and those before *seat* one each.

    Raises:
        UnjudgedError: the talon has no card for *seat*.
    """
    order = state.from_seat(state.declarer)
    takers = [state.declarer] * own + list(order[1 : order.index(seat)])
    size = variant.sheet.deal.talon
    contract = next(law for law in variant.sheet.contract if law.id == state.auction.contract)
    if len(takers) >= size or contract.sides != "partner":
        raise UnjudgedError(f"{letter_of(seat)} gets no talon card of his own")
    places = [TalonCard(None, taker, taker) for taker in takers]
    places += [TalonCard(None)] * (size - len(takers))
    drawn = tuple(takers.count(other) for other in sorted(state.deal.order))
    exchange = replace(state.exchange, drawn=drawn, draw=1)
    return replace(state, deal=replace(state.deal, talon=tuple(places)), exchange=exchange)
