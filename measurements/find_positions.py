"""Find positions for lessons: deal by seed, let computer players play, keep what shows the point.

    python measurements/find_positions.py RULESET KIND [--deals 1-200] [--most 10] [--seat A]
                                          [--contract NAME] [--tricks 4] [--gap 0.5] [--master]

Prints each position as the tables `[[step]]` and `[step.hand]` of a lesson file, with what is
legal or what each act is worth as comments. Kinds:

    legal      a card is to be played and some cards of the hand are not allowed
    winner     tricks in which the last card, the highest number or another suit does not win
    count      the cards of `--tricks` tricks, to be counted
    side       all cards of the bidder's side at the end of a hand, to be counted
    bid talon call discard announce challenge   a decision of that phase
    said       the bidder announces something by the rule of the computer players
    ending     the last tricks, where one card of an opponent costs something, all hands known
    defence    the same, by what the player himself can know
    partner    a card of the bidder's partner that costs something, by what he can know
    values     hands that are worth a declaration, and one of each that is worth none
    deal       whole deals up to the first card, with the game that was bid

A decision is kept where the master tries at least two acts and the worst of them costs `--gap`
units or more: such a task accepts something and rejects something.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.levels import BOTS
from tarock_desktop.bots.master import evaluated, master_effort
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.sampled_tables import share_of
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import Card
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.cases.asking import values_held, words_of
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.kernel.imagined import game_at
from tarock_desktop.kernel.order import card_order
from tarock_desktop.kernel.solver import Memory, solve
from tarock_desktop.kernel.stakes import UntranslatableError
from tarock_desktop.kernel.translate import position_of
from tarock_desktop.rules.hand.sides import declarer_side
from tarock_desktop.rules.pack import HONOUR_TAROCKS, KINGS
from tarock_desktop.table.actions import (
    Action,
    AddTalonCard,
    ArrangeDeal,
    Choose,
    LayOpen,
    PlayCard,
    StartHand,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat, Watcher
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant

QUIET: Final = (AddTalonCard, LayOpen, Choose)
"""Acts that a script leaves out: they are done quietly."""
PHASES: Final = {
    "bid": Phase.BID,
    "talon": Phase.TALON,
    "call": Phase.CALL,
    "discard": Phase.DISCARD,
    "announce": Phase.ANNOUNCE,
    "challenge": Phase.CHALLENGE,
}
UNSAID: Final = ("ready", "go", "declare nothing")
"""Words that a script leaves out as well, where somebody acts after them."""
FIVES: Final = HONOUR_TAROCKS | KINGS
NODES: Final = 20_000_000


class Moment(Struct, frozen=True):
    """Somebody is asked: the table, the deal it began with, and the acts that led to it."""

    number: int
    state: State
    request: Request
    deal: ArrangeDeal
    script: tuple[Action, ...]

    @property
    def variant(self) -> Variant:
        """The sheet."""
        return self.request.variant


class Wanted(Struct, frozen=True):
    """What the caller looks for."""

    seat: str | None
    contract: str | None
    tricks: int
    gap: float


# --------------------------------------------------------------------------------- the deals


def moments(variant: Variant, number: int, level: str) -> Iterator[Moment]:
    """Yield every question of a deal that computer players of *level* play."""
    state, deal = dealt(variant, number)
    bot, script = BOTS[level], []
    while state.phase is not Phase.BETWEEN:
        asked = prompt(state, variant)
        if asked is None:
            return
        request = Request(0, variant, observe(state, asked.seat), asked, f"lesson {number}")
        yield Moment(number, state, request, deal, tuple(script))
        action = bot(request)
        decision = decide(state, action, variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            raise AssertionError(f"{action} was not accepted: {decision}")
        script.append(action)
        state = decision.state


def dealt(variant: Variant, number: int) -> tuple[State, ArrangeDeal]:
    """Return the table with the deal of this number: the last seat has dealt, A is forehand."""
    state = opening_state((variant.start,) * max(variant.sheet.ruleset.players[:1]))
    people, size = len(state.round.seats), variant.sheet.deal.hand
    dealer = state.round.seats[-1]
    begun = replace(state.round, hand_no=1, dealer=Seat(people - 2), next_dealer=dealer)
    state = replace(state, round=begun)
    cards = shuffled(f"lesson {number}")
    talon = cards[: variant.sheet.deal.talon]
    rest = cards[len(talon) :]
    hands = tuple(CardSet.gather(rest[n * size : (n + 1) * size]) for n in range(people))
    deal = ArrangeDeal(TABLE, hands, talon)
    for action in (StartHand(TABLE, dealer), deal):
        decision = decide(state, action, variant, Mode.GUARD)
        if decision.verdict is not Verdict.ACCEPTED:
            raise AssertionError(f"{action} was not accepted: {decision}")
        state = decision.state
    return state, deal


# ------------------------------------------------------------------------------- as a lesson


def cards_of(cards: CardSet) -> str:
    """Return cards as a lesson file has them: tarocks from the top, then suits from the King."""
    tarocks = sorted((c for c in cards if c.name.startswith("T")), key=lambda c: -int(c.name[1:]))
    plain = [card for card in cards if not card.name.startswith("T")]
    return " ".join(card.name for card in (*tarocks, *plain))


def hands_of(state: State) -> str:
    """Return the line `hands = ...` with what everybody holds now."""
    held = ((letter_of(s), state.deal.hands[s].cards) for s in sorted(state.deal.order))
    return ", ".join(f'{letter} = "{cards_of(cards)}"' for letter, cards in held)


def from_the_deal(moment: Moment) -> str:
    """Return the position as the deal and all acts after it."""
    deal, state = moment.deal, moment.state
    seats = sorted(state.deal.order)
    hands = ", ".join(
        f'{letter_of(s)} = "{cards_of(h)}"' for s, h in zip(seats, deal.hands, strict=True)
    )
    lines = [
        f"hands = {{ {hands} }}",
        f'talon = "{" ".join(card.name for card in deal.talon)}"',
        'at = "bid"',
    ]
    script = list(script_lines(moment.script, len(seats)))
    if script:
        lines += ['script = """', *script, '"""']
    return "\n".join(lines)


def script_lines(script: tuple[Action, ...], people: int) -> Iterator[str]:
    """Yield the lines of a script, one for each trick."""
    trick: list[PlayCard] = []
    said = (isinstance(a, QUIET) or words_of(a) in UNSAID for a in reversed(script))
    last = len(script) - sum(1 for _ in takewhile(bool, said))
    for number, action in enumerate(script):
        if isinstance(action, PlayCard):
            trick.append(action)
            if len(trick) < people:
                continue
            yield _trick_line(trick)
            trick = []
        elif not isinstance(action, QUIET) and (number >= last or words_of(action) not in UNSAID):
            yield f"{letter_of(action.seat)}: {words_of(action)}"
    if trick:
        yield _trick_line(trick)


def _trick_line(trick: list[PlayCard]) -> str:
    return f"{letter_of(trick[0].seat)}: {' '.join(act.card.name for act in trick)}"


def as_it_stands(moment: Moment) -> str:
    """Return a position of trick play without what led to it."""
    state = moment.state
    lines = [f'contract = "{state.auction.contract}"', f'declarer = "{letter_of(state.declarer)}"']
    called = state.calls.card
    if called is not None:
        owner = _owner(state, called)
        letter = "none" if owner in (None, state.declarer) else letter_of(owner)
        lines += [f'called = "{called.name}"', f'partner = "{letter}"']
    lines.append(f"hands = {{ {hands_of(state)} }}")
    if state.play.trick:
        trick = " ".join(entry.card.name for entry in state.play.trick)
        lines.append(f'trick = "{letter_of(state.play.trick[0].seat)}: {trick}"')
    else:
        lines += ['at = "play"', f'leader = "{letter_of(moment.request.seat)}"']
    return "\n".join(lines)


def _owner(state: State, card: Card) -> Seat | None:
    """Return who holds a card or has played it."""
    entries = [*state.play.trick, *(entry for trick in state.play.tricks for entry in trick.cards)]
    player = next((entry.seat for entry in entries if entry.card == card), None)
    return state.holder(card) if player is None else player


def step_of(moment: Moment, hand: str, *, ask: str, accept: str, notes: list[str]) -> str:
    """Return the tables of a lesson file for a task."""
    head = [f"# deal {moment.number}", *(f"# {note}" for note in notes), "[[step]]"]
    head += [f'seat = "{letter_of(moment.request.seat)}"', f'ask = "{ask}"']
    head += [f'accept = "{accept}"'] if accept else []
    return "\n".join((*head, "[step.hand]", hand, ""))


# --------------------------------------------------------------------------------- the kinds


def legal(moment: Moment, wanted: Wanted) -> str | None:
    """A card is asked for, and not every card of the hand may be played."""
    request = moment.request
    if not request.asks_for_card or request.legal == request.hand:
        return None
    if not moment.state.play.trick or tricks_left(moment) != wanted.tricks:
        return None
    led = moment.state.play.trick[0].card
    follows = {card for card in request.hand if card.suit is led.suit}
    kind = "void, trumps" if not follows else "follows"
    if follows and len(request.legal) < len(follows):
        kind = "must beat"
    notes = [f"{kind}: {cards_of(request.legal)} of {cards_of(request.hand)}"]
    return step_of(moment, as_it_stands(moment), ask="legal", accept="", notes=notes)


def tricks_left(moment: Moment) -> int:
    """Return how many tricks are still to be played, the one on the table among them."""
    return max(hand.size for hand in moment.state.deal.hands)


def decision(phase: Phase) -> Callable[[Moment, Wanted], str | None]:
    """Return what finds decisions of a phase where acts differ in worth."""

    def find(moment: Moment, wanted: Wanted) -> str | None:
        request = moment.request
        if request.prompt.phase is not phase:
            return None
        return _sound(moment, from_the_deal(moment), wanted)

    return find


def _sound(moment: Moment, hand: str, wanted: Wanted) -> str | None:
    tried = evaluated(moment.request, master_effort())
    if len(tried) < 2 or tried[0].worth - tried[-1].worth < wanted.gap:
        return None
    notes = [f"{each.worth:+.2f} {words_of(each.action)}" for each in tried]
    notes.append(f"holds {cards_of(moment.request.hand)}")
    return step_of(moment, hand, ask="act", accept="sound", notes=notes)


def said(moment: Moment, _: Wanted) -> str | None:
    """Somebody announces a feat by the rule of the computer players."""
    request = moment.request
    if request.prompt.phase is not Phase.ANNOUNCE or len(request.prompt.open_actions) < 2:
        return None
    tried = evaluated(request, master_effort())
    accept = words_of(tried[0].action)
    if accept == "ready":
        return None
    notes = [f"{each.worth:+.2f} {words_of(each.action)}" for each in tried]
    notes.append(f"holds {cards_of(request.hand)}")
    return step_of(moment, from_the_deal(moment), ask="act", accept=accept, notes=notes)


def partner(moment: Moment, wanted: Wanted) -> str | None:
    """A card of the bidder's partner that costs something by what he knows."""
    request, called = moment.request, moment.state.calls.card
    if not request.asks_for_card or len(request.legal) < 2 or called is None:
        return None
    if request.seat == moment.state.declarer or request.seat != _owner(moment.state, called):
        return None
    if tricks_left(moment) < wanted.tricks:
        return None
    return _sound(moment, from_the_deal(moment), wanted)


def defence(moment: Moment, wanted: Wanted) -> str | None:
    """A defender's card that costs something by what he knows, and with all hands open."""
    found = ending(moment, wanted)
    return None if found is None else _sound(moment, from_the_deal(moment), wanted)


def ending(moment: Moment, wanted: Wanted) -> str | None:
    """A defender's card that costs something, all hands known."""
    request, state = moment.request, moment.state
    if not request.asks_for_card or len(request.legal) < 2 or tricks_left(moment) > wanted.tricks:
        return None
    if tricks_left(moment) < 2 or request.seat == state.declarer:
        return None
    if state.calls.card is not None and request.seat == _owner(state, state.calls.card):
        return None
    truth = observe(state, Watcher.REFEREE)
    try:
        position = position_of(truth, moment.variant, game_at(truth, moment.variant))
    except UntranslatableError:
        return None
    order, share = card_order(moment.variant.sheet.pack), share_of(request, position)
    values = solve(position, "payoff", Memory(16), NODES).values
    worth = {order.card(v.card): share * v.low for v in values if v.low == v.high}
    if len(worth) < len(values) or max(worth.values()) - min(worth.values()) < wanted.gap:
        return None
    ranked = sorted(worth, key=lambda card: -worth[card])
    notes = [" ".join(f"{card.name} {worth[card]:+.1f}" for card in ranked)]
    return step_of(moment, from_the_deal(moment), ask="act", accept="best", notes=notes)


def values(moment: Moment, _: Wanted) -> str | None:
    """The hand of whoever is asked first after the discards is worth a declaration."""
    if moment.request.prompt.phase not in (Phase.DECLARE, Phase.ANNOUNCE):
        return None
    held = values_held(moment.state, moment.request.seat, moment.variant)
    said = " ".join(sorted(held)) or "nothing"
    notes = [f"{said}: {cards_of(moment.request.hand)}"]
    return step_of(moment, from_the_deal(moment), ask="values", accept="", notes=notes)


def whole(moment: Moment, _: Wanted) -> str | None:
    """The first card of a deal."""
    state, request = moment.state, moment.request
    if not request.asks_for_card or state.play.trick or state.play.tricks:
        return None
    notes = [f"{state.auction.contract} of {letter_of(state.declarer)}"]
    notes += [f"{letter_of(s)}: {cards_of(state.deal.hands[s].cards)}" for s in state.deal.order]
    return step_of(moment, from_the_deal(moment), ask="hand", accept="", notes=notes)


def winner(moment: Moment, _: Wanted) -> str | None:
    """The trick before this question was not taken by the card that looks highest."""
    tricks = moment.state.play.tricks
    if not moment.request.asks_for_card or moment.state.play.trick or not tricks:
        return None
    trick, pack = tricks[-1], moment.variant.sheet.pack
    taken = next(entry.card for entry in trick.cards if entry.seat == trick.winner)
    led, cards = trick.cards[0].card, [entry.card for entry in trick.cards]
    shown = max(cards, key=lambda card: pack.values[card.id])
    if taken in (led, shown):
        return None
    kind = "trump" if taken.suit is not led.suit else "suit"
    notes = [f"{kind}: {taken.name} of {letter_of(trick.winner)} takes it"]
    names = " ".join(card.name for card in cards)
    hand = f'trick = "{letter_of(trick.cards[0].seat)}: {names}"'
    return step_of(moment, hand, ask="winner", accept="", notes=notes)


def counted(moment: Moment, wanted: Wanted) -> str | None:
    """The cards of some tricks in a row."""
    tricks = moment.state.play.tricks
    if not moment.request.asks_for_card or moment.state.play.trick:
        return None
    if len(tricks) < wanted.tricks:
        return None
    cards = CardSet.gather(e.card for trick in tricks[-wanted.tricks :] for e in trick.cards)
    if len(cards & FIVES) == 0:
        return None
    return _pile(moment, cards, f"{wanted.tricks} tricks")


def side(moment: Moment, _: Wanted) -> str | None:
    """Everything that lies with the bidder's side at the end of a hand."""
    request = moment.request
    if not request.asks_for_card or max(hand.size for hand in moment.state.deal.hands) > 1:
        return None
    card = next(iter(request.legal))
    end = decide(moment.state, PlayCard(request.seat, card), moment.variant, Mode.GUARD).state
    if end.phase is not Phase.BETWEEN:
        return None
    seats = set(declarer_side(end))
    cards = CardSet.gather(e.card for t in end.play.tricks if t.winner in seats for e in t.cards)
    for seat in seats:
        cards |= end.deal.discards[seat].cards
    return _pile(moment, cards, f"{end.auction.contract}, side of {len(seats)}")


def _pile(moment: Moment, cards: CardSet, note: str) -> str:
    points = moment.variant.told_points(moment.variant.sheet.pack.count(cards))
    hand = f'piles = {{ A = "{cards_of(cards)}" }}'
    return step_of(moment, hand, ask="count", accept="", notes=[f"{points} points, {note}"])


KINDS: Final = {
    "legal": legal,
    "winner": winner,
    "count": counted,
    "side": side,
    "said": said,
    "partner": partner,
    "ending": ending,
    "defence": defence,
    "values": values,
    "deal": whole,
    **{name: decision(phase) for name, phase in PHASES.items()},
}


def main() -> None:
    """Print the positions that are found."""
    parser = argparse.ArgumentParser(description="Find positions for lessons.")
    parser.add_argument("ruleset")
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("--deals", default="1-100", help="numbers of the deals, 1-100")
    parser.add_argument("--most", type=int, default=10, help="positions to print")
    parser.add_argument("--seat", help="only where this seat is asked")
    parser.add_argument("--contract", help="only in this game")
    parser.add_argument("--tricks", type=int, default=4, help="tricks left (legal, ending)")
    parser.add_argument("--gap", type=float, default=0.5, help="worth between best and worst act")
    parser.add_argument("--master", action="store_true", help="masters play; takes longer")
    chosen = parser.parse_args()
    first, _, last = chosen.deals.partition("-")
    wanted = Wanted(chosen.seat, chosen.contract, chosen.tricks, chosen.gap)
    variant, found = load_variant(chosen.ruleset, {}), 0
    level = "master" if chosen.master else "club"
    for number in range(int(first), int(last or first) + 1):
        for moment in moments(variant, number, level):
            state = moment.state
            if wanted.seat and moment.request.seat != seat_of(wanted.seat):
                continue
            if wanted.contract and state.auction.contract != wanted.contract:
                continue
            text = KINDS[chosen.kind](moment, wanted)
            if text is None:
                continue
            print(text, flush=True)
            found += 1
            if found == chosen.most:
                return
            if chosen.kind not in ("values", "bid"):
                break  # one position a deal shows more than several of the same


if __name__ == "__main__":
    main()
