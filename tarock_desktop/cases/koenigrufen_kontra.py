"""The doublings that a case of Königrufen tells, as the table books them."""

from __future__ import annotations

from collections.abc import Iterator

from tarock_desktop.cases.notation import Kontra, Seats
from tarock_desktop.cases.people import seat_of
from tarock_desktop.cases.schema import HandFacts, ItemFact
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.kontra_targets import GAME, Chain, Target
from tarock_desktop.rules.ranked_games import GameLaw
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


def chains_by_opponent(kontra: Kontra | None) -> dict[Seat, Chain]:
    """Return the chains where each opponent speaks for himself, by who began."""
    chains = (chain_told(seats) for seats in kontra or () if seats)
    return {chain[0][0]: chain for chain in chains}


def chains_of(facts: HandFacts, game: GameLaw, declarer: Seat) -> Iterator[tuple[str, Chain]]:
    """Yield the doublings of all games played, each with its target."""
    if game.is_positive:
        chain = single_chain(facts.kontra)
        if chain:
            yield GAME, chain
        return
    told = [(declarer, facts.kontra), *((seat_of(b.declarer), b.kontra) for b in facts.bei)]
    for owner, kontra in told:
        for opponent, chain in chains_by_opponent(kontra).items():
            yield Target(GAME, owner, opponent).text, chain
