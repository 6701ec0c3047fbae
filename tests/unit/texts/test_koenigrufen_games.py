"""What each game of Königrufen promises and pays, and why one can't be bid, in four languages."""

import re

import pytest

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.engine.decide import decide
from tarock_desktop.engine.moves import prompt
from tarock_desktop.rules.koenigrufen.bidding import KoenigrufenBidding
from tarock_desktop.session.deals import random_deal
from tarock_desktop.table.actions import ArrangeDeal, Bid, Pass, StartHand
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import opening_state
from tarock_desktop.texts.catalogue import read_catalogue
from tarock_desktop.texts.languages import LANGUAGES
from tarock_desktop.texts.render import Words
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen
from tarock_desktop.variants.loader import load_variant

VARIANT = load_variant("koenigrufen")
GAMES = {
    "rufer": 1,
    "trischaken": 2,
    "sechserdreier": 4,
    "piccolo": 2,
    "zwiccolo": 2,
    "solorufer": 2,
    "besserrufer": 2,
    "bettler": 4,
    "farbendreier": 5,
    "dreier": 5,
    "zwiccolo-semiouvert": 6,
    "piccolo-semiouvert": 6,
    "bettel-semiouvert": 6,
    "farbeneiner": 6,
    "einer": 6,
    "solobesser": 4,
    "zwiccolo-ouvert": 7,
    "piccolo-ouvert": 7,
    "bettel-ouvert": 8,
    "farbensolo": 10,
    "solodreier": 10,
}
"""Value of each game as the sheet has it (KR-02); the Zwiccolo exists beside a Piccolo only."""
languages = pytest.mark.parametrize("language", LANGUAGES, ids=lambda each: each.code)


def words(language):
    return Words(read_catalogue(language), VARIANT.sheet, ("Anna", "Josef", "Karel", "Marie"))


def bidding(variant):
    rules = variant.phases[Phase.BID]
    assert isinstance(rules, KoenigrufenBidding)
    return rules


def glosses(language):
    said = words(language)
    return {
        game.id: said.message(bidding(VARIANT).gloss(game))
        for game in koenigrufen(VARIANT.sheet).contract
        if game.offered
    }


@languages
def test_each_game_tells_what_it_pays(language):
    said = glosses(language)
    assert said.keys() == GAMES.keys()
    for game, value in GAMES.items():
        assert re.search(rf"(?<!\d){value}\b", said[game]), said[game]
        assert "{" not in said[game]
    assert re.search(r"\b8\b", said["sechserdreier"])
    assert len(set(said.values())) == len(said)


@languages
def test_games_for_other_tricks_promise_something_else(language):
    said = glosses(language)
    for kind in ("semiouvert", "ouvert"):
        promises = {said[f"{game}-{kind}"] for game in ("zwiccolo", "piccolo", "bettel")}
        assert len(promises) == 3
    assert said["bettel-semiouvert"] != said["bettler"]


def test_no_language_borrows_the_words_of_another():
    for game in GAMES:
        assert len({glosses(language)[game] for language in LANGUAGES}) == len(LANGUAGES)


@languages
def test_a_value_of_the_table_is_told(language):
    variant = load_variant("koenigrufen", {"piccolo_over_solo": True})
    rules = bidding(variant)
    said = Words(read_catalogue(language), variant.sheet, ())
    assert re.search(r"\b3\b", said.message(rules.gloss(rules.game("piccolo"))))


def asked(*acts):
    """Return what is asked after these acts in the bidding of some deal."""
    state = opening_state((VARIANT.sheet.bank.start,) * 4)
    deal = random_deal(VARIANT.sheet, "games")
    hands = tuple(CardSet.gather(hand) for hand in deal.hands)
    for act in (StartHand(TABLE, Seat(3)), ArrangeDeal(TABLE, hands, deal.talon), *acts):
        state = decide(state, act, VARIANT, Mode.GUARD).state
    return prompt(state, VARIANT)


@languages
@pytest.mark.parametrize(
    "acts",
    [
        (),
        (Bid(Seat(0), "vorhand"),),
        (Bid(Seat(0), "dreier"),),
        (Bid(Seat(0), "piccolo"), Bid(Seat(1), "solorufer")),
        (Bid(Seat(0), "vorhand"), *(Pass(Seat(seat)) for seat in (1, 2, 3))),
    ],
)
def test_every_greyed_game_says_why(language, acts):
    said, options = words(language), asked(*acts).options
    barred = [option for option in options if option.barred]
    assert barred
    for option in options:
        assert option.gloss or isinstance(option.action, Pass)
        reason = said.message(option.barred) if option.barred else ""
        assert bool(reason) is bool(option.barred)
        assert "{" not in reason
