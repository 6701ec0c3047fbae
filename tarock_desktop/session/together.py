"""What all at the table do together between two hands, beside the next hand and the close."""

from __future__ import annotations

from tarock_desktop.session.session import GameSession
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.prompts import Option
from tarock_desktop.table.seats import TABLE, Watcher


def shared_options(session: GameSession) -> tuple[Option, ...]:
    """Return what can be done together now, where the sheet has such: announce the last round."""
    view = session.observation(Watcher.PUBLIC)
    rules = session.variant.phases.get(Phase.BETWEEN)
    if view.phase is not Phase.BETWEEN or rules is None or not rules.may_act(view, TABLE):
        return ()
    options = rules.prompt(view, TABLE).options
    return tuple(option for option in options if rules.is_possible(view, option.action))
