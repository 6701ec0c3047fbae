"""`tarock bids`: what the levels say before the first card, and the bands it should be in."""

import json
from pathlib import Path

import pytest

from tarock_desktop.bots.bid_bands import BY_HEURISTICS, bands_of
from tarock_desktop.cli.bids import Row
from tarock_desktop.families import FAMILY_OF

FEW = 120


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_the_club_stays_within_its_bands(tarock, ruleset):
    ended = tarock("bids", "--ruleset", ruleset, "--deals", FEW, "--check")
    assert ended.code == 0, ended.out


@pytest.mark.parametrize("ruleset", FAMILY_OF)
def test_a_novice_speaks_like_the_club(tarock, ruleset):
    words = ("bids", "--ruleset", ruleset, "--deals", 10, "--json", "--level")
    said = {level: json.loads(tarock(*words, level).out)["said"] for level in ("club", "novice")}
    shares = [{name: row["share"] for name, row in found.items()} for found in said.values()]
    assert shares[0] == shares[1]
    assert set(said) == set(BY_HEURISTICS)


def test_every_deal_has_one_end(tarock):
    for ruleset in FAMILY_OF:
        ended = tarock("bids", "--ruleset", ruleset, "--deals", 10, "--json")
        said = json.loads(ended.out)["said"]
        games = [row["share"] for name, row in said.items() if name.startswith(("plays", "thr"))]
        assert sum(games) == pytest.approx(1.0)


def test_what_is_said_too_often_is_told(tarock, monkeypatch):
    bands = {"plays klop": (0.0, 0.01)}
    monkeypatch.setattr("tarock_desktop.cli.bids.bands_of", lambda ruleset, level: bands)
    ended = tarock("bids", "--ruleset", "ziri", "--deals", 20, "--check")
    assert ended.code == 1
    assert "outside" in ended.out
    assert tarock("bids", "--ruleset", "ziri", "--deals", 20).code == 0


def test_few_deals_may_stray_a_little():
    band = (0.40, 0.50)
    assert Row("plays", 0.36, band, 100).is_inside
    assert not Row("plays", 0.36, band, 10_000).is_inside
    assert not Row("plays", 0.80, band, 100).is_inside
    assert Row("plays", 0.99, None, 100).is_inside


def test_the_bands_are_published():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for ruleset in FAMILY_OF:
        for name, (low, high) in bands_of(ruleset, "club").items():
            assert f"| {name} | " in page
            assert f"| {100 * low:.1f} to {100 * high:.1f} % |" in page
