"""Toy tarock in the layer `cases`."""

from msgspec.structs import replace

from tarock_desktop.cases.families import CaseFamily
from tarock_desktop.cases.layout import Layout
from tarock_desktop.cases.notation import Points
from tarock_desktop.cases.quiet import quiet_action
from tarock_desktop.cases.scene import Scene
from tarock_desktop.cases.settling import Settlement
from tarock_desktop.cases.staging import ask_in_turn, play_of, with_cards
from tarock_desktop.cases.unjudged import UnjudgedError
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.table.amounts import Amounts, by_seat, total
from tarock_desktop.table.events import ContractSet
from tarock_desktop.table.evolve import fold
from tarock_desktop.table.records import TalonCard
from tarock_desktop.table.state import State
from tests.toy.ruleset import Toy


class ToySettlement(Settlement, frozen=True):
    """Settles the hand of a scene."""

    variant: Toy

    def _told(self, state: State) -> State:
        return self._end(state, self._count(self.facts.points))

    def _after_game(self, state: State, contract: str, points: Points | None) -> State:
        return self._end(state, self._count(points))

    def counted(self, before: State, last: State) -> State:
        """Return the table after a hand of which the last tricks were played."""
        gained = points_by_seat(last, self.variant.sheet.pack)
        earlier = () if self._is_whole(before) else (self._count(self.facts.points),)
        return self._end(last, total((gained, *earlier), self.scene.people))

    def _count(self, points: Points | None) -> Amounts:
        if points is None:
            raise UnjudgedError("the points of every player are needed")
        return by_seat(self._points_of_each(points, self.scene.order), self.scene.people)

    def _end(self, state: State, points: Amounts) -> State:
        return self._paid(state, self.variant.prize(points, self.scene.order))


def set_up(state: State, layout: Layout[Scene]) -> State:
    """Return the table with the cards of a position."""
    unknown = [None] * (layout.scene.talon_left - len(layout.talon))
    state = with_cards(state, layout, tuple(map(TalonCard, (*layout.talon, *unknown))))
    game = ContractSet(layout.scene.game.id, layout.scene.order[0])
    state = fold(state, (game,))
    return replace(state, play=play_of(state, layout.scene))


FAMILY = CaseFamily(
    scene=Scene,
    set_up=set_up,
    ask=ask_in_turn,
    settlement=ToySettlement,
    quiet_action=quiet_action,
)
