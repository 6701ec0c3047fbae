"""A clumsy player: breaks a rule now and then, in a way that looks like any other act.

For training referees and for tests. It knows no more than any bot; what it does is physically
possible, and at a table that lets things happen it happens.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tarock_desktop.bots.families import bots_of
from tarock_desktop.bots.heuristics import heuristic_act
from tarock_desktop.bots.protocol import Request
from tarock_desktop.bots.slips import Moment, mistakes
from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.shuffle import Generator
from tarock_desktop.table.actions import Action, Announce, Bid, Challenge, Claim, PlayCard, Vote
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import CardChoice
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import Observation
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.schema import Sheet

PER_MILLE: Final = 1000
BETWEEN_ONE_IN: Final = 3
"""Where slips are free, those between the acts of others are rarer than those on turn."""
FALSE_CLAIM_ONE_IN: Final = 12
"""Of the slips between the acts of others one in so many is a claim out of thin air."""
MOST_RULINGS: Final = 8
"""A player who has been ruled against so often in a hand pulls himself together."""
PREPARED: Final = {
    "pagat-last": (
        "announce.card-count",
        "announce.pagat-beaten",
        "announce.pagat-missed",
        "announce.pagat-spent",
        "announce.taken",
        "play.pagat-early",
    ),
    "all-tricks": ("announce.taken", "announce.with-valat"),
}
"""By the feat that has to be announced first: the rules that are broken after it."""
ASKED_FOR_ONLY: Final = ("judge.conflict",)
VALAT_RULES: Final = ("valat.false-declaration", "valat.omission")
CHALLENGED_RULES: Final = ("phase.after-challenge", "challenge.step", "challenge.side")
LONE_RULES: Final = ("talon.not-shown",)


class Habits(Struct, frozen=True):
    """What a clumsy player does wrong, and how often."""

    per_mille: int = 83
    """How many acts in a thousand are slips, where a slip is possible at all."""
    irregularity: str | None = None
    """The only row of the sheet he breaks; `None`: whatever comes."""


class Sloppy(Struct, frozen=True):
    """A club player with bad habits."""

    habits: Habits = Habits()

    def __call__(self, request: Request) -> Action:
        """Return a club player's act, or a slip."""
        chance = request.generator()
        plan = _sensible(request, chance)
        slip = None
        if self._slips(request.observation, request.seat, chance):
            moment = Moment(
                request.variant, request.seat, request.observation, request.prompt, plan
            )
            slip = self._slip(moment, request, chance)
        return slip or self._prepared(request, chance) or plan

    def between(self, variant: Variant, observation: Observation, seed: str) -> Action | None:
        """Return what the viewer does wrong while another one's act is due; mostly nothing."""
        chance, seat = Generator(seed), observation.viewer
        if not isinstance(seat, int) or not self._slips(observation, seat, chance):
            return None
        if self.habits.irregularity is None:
            if chance.below(BETWEEN_ONE_IN):
                return None
            if chance.below(FALSE_CLAIM_ONE_IN) == 0:
                others = [other for other in observation.deal.order if other != seat]
                return Claim(seat, others[chance.below(len(others))]) if others else None
        return self._slip(Moment(variant, seat, observation), None, chance)

    def _slips(self, observation: Observation, seat: Seat, chance: Generator) -> bool:
        against = sum(ruling.seat == seat for ruling in observation.book.rulings)
        return chance.below(PER_MILLE) < self.habits.per_mille and against < MOST_RULINGS

    def _slip(self, moment: Moment, request: Request | None, chance: Generator) -> Action | None:
        """Return one of the possible mistakes; every rule is as likely as the next."""
        wanted = wanted_rules(moment.variant.sheet, self.habits.irregularity)
        found: dict[str, list[Action]] = {}
        for rules, action in mistakes(moment):
            named = rules[0] if wanted is None else next((r for r in rules if r in wanted), None)
            if named is not None and (wanted is not None or named not in ASKED_FOR_ONLY):
                found.setdefault(named, []).append(action)
        if not found:
            return None
        acts = found[sorted(found)[chance.below(len(found))]]
        plausible = None if request is None else _plausible_card(request, acts)
        return plausible or acts[chance.below(len(acts))]

    def _prepared(self, request: Request, chance: Generator) -> Action | None:
        """Return a rare but allowed act without which the wanted rule can't be broken."""
        sheet = request.variant.sheet
        wanted = wanted_rules(sheet, self.habits.irregularity)
        if wanted is None or chance.below(2):
            return None
        acts = (act for act in request.prompt.open_actions if _opens_the_way(act, wanted, sheet))
        return next(acts, None)


sloppy: Final = Sloppy()


def wanted_rules(sheet: Sheet, irregularity: str | None) -> frozenset[str] | None:
    """Return the rules of a row of the sheet; `None`: any rule. An unknown row raises."""
    if irregularity is None:
        return None
    return next(frozenset(row.rules) for row in sheet.irregularity if row.id == irregularity)


def _sensible(request: Request, chance: Generator) -> Action:
    """Return what a club player does; how one votes on a deal is a matter of taste."""
    if request.prompt.phase is Phase.VOTE:
        return Vote(request.seat, go_on=bool(chance.below(2)))
    return heuristic_act(request)


def _plausible_card(request: Request, acts: list[Action]) -> Action | None:
    """Return the wrong card that a club player would play if it were allowed."""
    cards = CardSet.gather(act.card for act in acts if isinstance(act, PlayCard))
    if not request.asks_for_card or len(cards) < len(acts):
        return None
    asked = replace(request, prompt=replace(request.prompt, cards=CardChoice(1, cards)))
    return PlayCard(request.seat, bots_of(asked.variant).card(asked))


def _opens_the_way(action: Action, wanted: frozenset[str], sheet: Sheet) -> bool:
    match action:
        case Announce():
            feat = next(item.feat for item in sheet.item if item.id == action.item)
            later = (*PREPARED.get(feat, ()), *(VALAT_RULES if feat == "all-tricks" else ()))
            return not wanted.isdisjoint(later)
        case Challenge():
            return not wanted.isdisjoint(CHALLENGED_RULES)
        case Bid():
            contract = next(law for law in sheet.contract if law.id == action.contract)
            return contract.sides == "alone" and not wanted.isdisjoint(LONE_RULES)
        case _:
            return False
