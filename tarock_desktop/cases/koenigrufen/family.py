"""How the cases of Königrufen are worked out."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tarock_desktop.cases.families import CaseFamily
from tarock_desktop.cases.koenigrufen.acts import (
    is_stake,
    koenigrufen_actions,
    quiet_koenigrufen_action,
)
from tarock_desktop.cases.koenigrufen.scene import KoenigrufenScene
from tarock_desktop.cases.koenigrufen.settling import KoenigrufenSettlement
from tarock_desktop.cases.koenigrufen.staging import ask_koenigrufen, set_koenigrufen
from tarock_desktop.cases.vocabulary import OPEN, OptionWord, Vocabulary
from tarock_desktop.rules.koenigrufen.bidding import CLAIM
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, parse_target
from tarock_desktop.table.seats import Seat
from tarock_desktop.variants.schema import Sheet


def koenigrufen_words(words: Vocabulary, sheet: Sheet) -> Vocabulary:
    """Return the words with the forehand's first bid and the options of the Pagatkassa."""
    del sheet
    amount = OptionWord(words=frozenset({OPEN}), number=True, amount=True)
    pot = OptionWord(keys={"stake": amount, "cap": amount})
    options = {**words.options, "pagatkassa": pot}
    return replace(words, bids=frozenset({CLAIM}), options=options)


def is_game(target: str, declarer: Seat | None) -> bool:
    """Return whether a doubling is on the game of the declarer, towards whomever."""
    told = parse_target(target)
    return told.item == GAME and told.owner in {None, declarer}


FAMILY: Final = CaseFamily(
    scene=KoenigrufenScene,
    set_up=set_koenigrufen,
    ask=ask_koenigrufen,
    settlement=KoenigrufenSettlement,
    quiet_action=quiet_koenigrufen_action,
    words=koenigrufen_words,
    actions=koenigrufen_actions,
    is_done=is_stake,
    is_game=is_game,
    round_keys=frozenset({"double_left", "pot", "schlussradl", "kassa"}),
)
