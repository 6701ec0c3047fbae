"""Every optional rule and table option of the Königrufen sheet has its effect tested somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tarock_desktop.cards.pack import PACK
from tarock_desktop.cards.shuffle import shuffled
from tarock_desktop.session.evening import Evening, highest_drawn
from tarock_desktop.session.saves import begin
from tarock_desktop.session.seeds import Seeds
from tarock_desktop.session.session import GameSession
from tarock_desktop.table.actions import Cut, Shuffle, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.variants.loader import load_sheet
from tests.kit.koenigrufen import Konigrufen
from tests.kit.play import variant_with
from tests.kit.positions import A, D
from tests.unit.session.tables import seating

ROOT = Path(__file__).parents[3]
SHOWN = (
    *ROOT.glob("tests/cases/koenigrufen/**/*.toml"),
    *ROOT.glob("variants/cases/koenigrufen/*.toml"),
    *ROOT.glob("tests/unit/**/*koenig*.py"),
)
OPTIONS = [option.id for option in load_sheet("koenigrufen", {}).option]
PRESETS = {preset.id: dict(preset.options) for preset in load_sheet("koenigrufen", {}).preset}


def dealt(**options: object) -> Konigrufen:
    played = Konigrufen(**options)
    played.do(StartHand(TABLE, D), Shuffle(D, 1, seed="talon"))
    cutter = played.turn
    return played.do(Cut(cutter, 20))


def test_kr_27_124_talon_first_moves_the_talon_before_the_first_round_of_six() -> None:
    between, first = dealt(), dealt(talon_first=True)
    deck = first.state.deal.pack
    assert between.state.deal.pack == deck
    assert [place.card for place in between.state.deal.talon] == list(deck[24:30])
    assert [place.card for place in first.state.deal.talon] == list(deck[:6])
    assert set(first.state.deal.hands[A].cards) == {*deck[6:12], *deck[30:36]}


def table_of(secret: int, **options: str) -> GameSession:
    variant = variant_with("koenigrufen", tuple(options.items()))
    return begin(variant, options, seating(0), None, Seeds(str(secret)))


def test_kr_24_124_who_draws_high_is_the_first_forehand_unless_chance_decides() -> None:
    for secret in range(12):
        game = table_of(secret, first_vorhand="draw")
        cards = shuffled(game.seed("first-dealer"), PACK)
        high = highest_drawn(tuple(map(Seat, range(4))), game.sheet.pack, cards)
        assert (Evening(game).first_dealer() + 1) % 4 == high
    chosen = {
        Evening(table_of(secret, first_vorhand="random")).first_dealer() for secret in range(12)
    }
    assert len(chosen) > 1


@pytest.mark.parametrize("option", OPTIONS)
def test_kr_124_the_effect_of_each_option_is_shown_by_name(option: str) -> None:
    """A case, an incident or a unit test sets the option; here only that none was forgotten."""
    name = option.removesuffix("_stake").removesuffix("_cap")
    word = re.compile(rf"\b{name}(_stake|_cap)?\b")
    here = Path(__file__)
    assert any(word.search(path.read_text("utf-8")) for path in SHOWN if path != here) or (
        option in SHOWN_HERE
    )


SHOWN_HERE = ("talon_first", "first_vorhand")


@pytest.mark.parametrize(("preset", "options"), sorted(PRESETS.items()))
def test_kr_124_125_a_preset_is_a_table_that_can_be_played(
    preset: str, options: dict[str, object]
) -> None:
    played = Konigrufen(**options)
    for seed in ("one", "two", "three"):
        played.do(StartHand())
        played.do(Shuffle(played.turn, 1, seed=preset + seed))
        played.do(Cut(played.turn, 20)).walk(Phase.BETWEEN)
        assert sum(played.state.round.chips) == 0
        assert sum(played.state.round.notes.kassa) + played.state.round.notes.pot == 0


def test_kr_125_the_skoty_preset_is_the_bundle_of_its_members() -> None:
    members: dict[str, str | bool | int] = {
        "no_pagatfang": True,
        "no_koenigfang": True,
        "no_silent_sacks": True,
        "no_double_radl": True,
        "kontra_max": "re",
    }
    bundle = load_sheet("koenigrufen", PRESETS["skoty-trophy"])
    single = load_sheet("koenigrufen", members)
    for table in ("item", "radl", "challenge"):
        assert getattr(bundle, table) == getattr(single, table)
