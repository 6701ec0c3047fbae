"""The doublings that a case of Königrufen tells, as the table books them."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cases.notation import Kontra, Seats
from tarock_desktop.cases.schema import HandFacts, ItemFact
from tarock_desktop.cases.seats import letter_of, seat_of
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.koenigrufen.games import GameLaw
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Chain, Target
from tarock_desktop.table.seats import Seat


def chain_told(seats: Seats) -> Chain:
    """Return a chain as the scoring has it."""
    return tuple((seat_of(letter),) for letter in seats)


def single_chain(kontra: Kontra | None) -> Chain:
    """Return the one chain on something that is doubled for all."""
    chains = kontra or ()
    if len(chains) > 1:
        raise UnjudgedError("one chain of Kontra is needed: the opponents speak as a side")
    return chain_told(chains[0]) if chains else ()


def extra_chain(item: ItemFact) -> Chain:
    """Return the chain on an extra."""
    return single_chain(item.kontra)


def chains_by_opponent(kontra: Kontra | None, owner: Seat) -> dict[Seat, Chain]:
    """Return the chains where each opponent speaks for himself, by who began.

    Raises:
        UnjudgedError: an opponent has two chains, or others than he and the owner speak in one.
    """
    found: dict[Seat, Chain] = {}
    for seats in kontra or ():
        first = seat_of(seats[0]) if seats else owner
        turns = (first, owner) * len(seats)
        if first == owner or first in found or tuple(map(seat_of, seats)) != turns[: len(seats)]:
            raise UnjudgedError(
                f"each opponent of {letter_of(owner)} has one chain of his own, "
                f"answered by {letter_of(owner)}"
            )
        found[first] = chain_told(seats)
    return found


def chains_of(facts: HandFacts, game: GameLaw, declarer: Seat) -> Iterator[tuple[str, Chain]]:
    """Yield the doublings of all games played, each with its target."""
    if game.is_positive:
        chain = single_chain(facts.kontra)
        if chain:
            yield GAME, chain
        return
    told = [(declarer, facts.kontra), *((seat_of(b.declarer), b.kontra) for b in facts.bei)]
    for owner, kontra in told:
        for opponent, chain in chains_by_opponent(kontra, owner).items():
            yield Target(GAME, owner, opponent).text, chain
