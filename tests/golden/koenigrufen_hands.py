"""Golden hands of Königrufen; written anew by `python -m tests.golden.koenigrufen_hands`.

Random bidding hardly reaches the rare games, so here the games to be bid are given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.engine.moves import legal_actions
from tarock_desktop.table.actions import Action, Bid, Pass, PlayCard, Ready, ThrowIn
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.state import State
from tarock_desktop.variants.base import Variant
from tests.golden.hands import did, write
from tests.kit.play import Step, legal_act, random_steps

FOLDER = Path(__file__).with_name("koenigrufen")
LEAST_CARDS = 8
"""So many cards are played at least where a hand may end early."""


@dataclass(frozen=True)
class Wish:
    """A hand in which these games are bid, in this order."""

    games: tuple[str, ...]
    """With a plus before it: joined to the game that stands."""
    wanted: Callable[[list[Step]], bool]
    people: int = 4

    def hand(self, variant: Variant, seed: str) -> Iterable[Step]:
        return random_steps(variant, seed, people=self.people, act=self.act)

    def act(self, state: State, variant: Variant, chance: Generator) -> Action:
        """Bid the next game of the wish or pass; else act by chance, and be silent often."""
        acts = list(legal_actions(state, variant))
        if state.phase is Phase.BID:
            return self._bid(acts, len([bid for bid in state.auction.bids if bid.contract]))
        silent = [act for act in acts if isinstance(act, Ready)]
        return silent[0] if silent and chance.below(4) else legal_act(state, variant, chance)

    def _bid(self, acts: list[Action], said: int) -> Action:
        bids = {f"{'+' * act.joins}{act.contract}": act for act in acts if isinstance(act, Bid)}
        passes = [act for act in acts if isinstance(act, Pass)]
        wished = [bids[game] for game in self.games[said : said + 1] if game in bids]
        return [*wished, *passes, *acts][0]


def played(steps: list[Step]) -> bool:
    return sum(isinstance(step.action, PlayCard) for step in steps) >= LEAST_CARDS


def were(*games: str) -> Callable[[list[Step]], bool]:
    """Return a test that exactly these games were played, the first announced first."""

    def test(steps: list[Step]) -> bool:
        auction = steps[-1].after.auction
        found = tuple(entry.contract for entry in auction.games) or (auction.contract,)
        return found == games and played(steps)

    return test


def kings_half(*, taken: bool) -> Callable[[list[Step]], bool]:
    """Return a test that the called king lay in the talon and the declarer played on alone."""

    def test(steps: list[Step]) -> bool:
        last = steps[-1].after
        places = [place for place in last.deal.talon if place.card is last.calls.card]
        return played(steps) and any((p.taken_by is not None) == taken for p in places)

    return test


def went(value: str) -> Callable[[list[Step]], bool]:
    """Return a test on where the talon went."""
    return lambda steps: steps[-1].after.notices.choice("talon") == value and played(steps)


def lone(game: str) -> Wish:
    """Return the wish that the seat after the forehand bids this game, or one after it."""
    return Wish(("vorhand", game), were(game))


RUFER, TRISCHAKEN = ("vorhand", "rufer"), ("vorhand", "trischaken")
WANTED: dict[str, Wish] = {
    "rufer": Wish(RUFER, were("rufer")),
    "rufer-of-five": Wish(RUFER, were("rufer"), people=5),
    "rufer-dragged": Wish(RUFER, did(ThrowIn)),
    "rufer-kings-half-taken": Wish(RUFER, kings_half(taken=True)),
    "rufer-kings-half-left": Wish(RUFER, kings_half(taken=False)),
    "trischaken-first-six": Wish(TRISCHAKEN, went("first-six")),
    "trischaken-last-trick": Wish(TRISCHAKEN, went("last-trick")),
    "sechserdreier": Wish(("vorhand", "sechserdreier"), were("sechserdreier")),
    "piccolo": lone("piccolo"),
    "piccolo-zwiccolo": Wish(("piccolo", "+zwiccolo"), were("piccolo", "zwiccolo")),
    "solorufer": lone("solorufer"),
    "solorufer-kings-half": Wish(("vorhand", "solorufer"), kings_half(taken=False)),
    "solorufer-driven-out": Wish(("piccolo", "solorufer", "+piccolo"), were("piccolo", "piccolo")),
    "besserrufer": lone("besserrufer"),
    "besserrufer-dragged": Wish(("vorhand", "besserrufer"), did(ThrowIn)),
    "bettler": lone("bettler"),
    "bettler-beside": Wish(("bettler", "+bettler"), were("bettler", "bettler")),
    "farbendreier": lone("farbendreier"),
    "dreier": lone("dreier"),
    "dreier-of-six": Wish(("vorhand", "dreier"), were("dreier"), people=6),
    "zwiccolo-semiouvert": lone("zwiccolo-semiouvert"),
    "piccolo-semiouvert": lone("piccolo-semiouvert"),
    "bettel-semiouvert": lone("bettel-semiouvert"),
    "semiouverts-beside": Wish(
        ("zwiccolo-semiouvert", "+bettel-semiouvert"),
        were("zwiccolo-semiouvert", "bettel-semiouvert"),
    ),
    "farbeneiner": lone("farbeneiner"),
    "einer": lone("einer"),
    "solobesser": lone("solobesser"),
    "zwiccolo-ouvert": lone("zwiccolo-ouvert"),
    "piccolo-ouvert": lone("piccolo-ouvert"),
    "bettel-ouvert": lone("bettel-ouvert"),
    "farbensolo": lone("farbensolo"),
    "solodreier": lone("solodreier"),
}


if __name__ == "__main__":
    for wanted_name, wish in WANTED.items():
        write(wanted_name, wish.wanted, "koenigrufen", FOLDER, wish.hand)
