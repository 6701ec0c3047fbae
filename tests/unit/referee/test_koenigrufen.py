"""What people do beside the game at a Königrufen table: when it can happen, what row it is."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.engine.decide import decide
from tarock_desktop.messages.keys import message
from tarock_desktop.messages.message import CardRef, SeatRef
from tarock_desktop.referee.koenigrufen.family import KoenigrufenReferee
from tarock_desktop.referee.offence import Offence
from tarock_desktop.referee.offence_rulings import rule_on_offence
from tarock_desktop.referee.windows import is_open
from tarock_desktop.rules.koenigrufen.closing_round import CLOSING
from tarock_desktop.table.actions import (
    Bid,
    CallCard,
    Choose,
    Cut,
    Discard,
    DropCard,
    ExposeCard,
    Lapse,
    LookAtBottom,
    MergePiles,
    Misdeal,
    Pass,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.rulings import Mode, Remedy, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant
from tests.kit.koenigrufen import HANDS, TALON, Konigrufen, called
from tests.kit.positions import A, B, C, D, card, cards

E = Seat(4)


def dealt(**options):
    played = Konigrufen(**options)
    played.mode = Mode.TOURNAMENT
    return played.deal(TALON, **HANDS)


def solodreier(**options):
    played = dealt(**options).bid("solodreier", None, None, None)
    return played.do(Ready(A), Ready(B), Ready(C), Ready(D))


def trischaken():
    return dealt().forehand_plays("trischaken").do(Choose(A, "talon", "first-six"))


# ------------------------------------------------------------------------------ lapses


@pytest.mark.parametrize("kind", ["no-cut", "look-cards"])
def test_a_fault_of_the_deal_is_the_dealers_and_ends_with_the_first_word(kind):
    played = dealt()
    played.impossible(Lapse(B, kind))
    late = dealt().do(Bid(A, "vorhand"))
    late.impossible(Lapse(D, kind))


def test_a_missing_cut_is_put_right_kr_p49():
    ruling = dealt().ruled(Lapse(D, "no-cut"))
    assert (ruling.row, ruling.remedy) == ("KR-P49", Remedy.CORRECT)


def test_a_talon_that_lies_open_is_no_secret_kr_p19():
    dealt().impossible(Lapse(B, "peek-talon"))
    assert solodreier().ruled(Lapse(B, "peek-talon")).row == "KR-P19"
    shown = dealt().bid("dreier", None, None, None)
    shown.impossible(Lapse(B, "peek-talon"))


def test_only_an_own_card_on_the_table_is_taken_back_kr_p39():
    played = solodreier()
    played.impossible(Lapse(A, "take-back"))
    played.play("HK")
    played.impossible(Lapse(B, "take-back"))
    assert played.ruled(Lapse(A, "take-back")).row == "KR-P39"


@pytest.mark.parametrize(("kind", "row"), [("mix", "KR-P48"), ("peek-trick", "KR-P20")])
def test_there_must_be_a_trick_to_be_mixed_or_looked_at(kind, row):
    played = solodreier()
    played.impossible(Lapse(B, kind))
    played.play("HK", "H2", "H1", "HN")
    assert played.ruled(Lapse(B, kind)).row == row


def test_talon_cards_are_allotted_wrongly_in_a_trischaken_alone_kr_p47():
    solodreier().impossible(Lapse(A, "allot"))
    assert trischaken().ruled(Lapse(A, "allot")).row == "KR-P47"


def test_what_no_row_is_about_is_no_lapse():
    solodreier().impossible(Lapse(B, "dance"))


def test_only_who_rests_interferes_kr_p50():
    solodreier().impossible(Lapse(B, "interfere"))
    variant = load_variant("koenigrufen")
    state = five_at_the_table(variant)
    decision = decide(state, Lapse(E, "interfere"), variant, Mode.TOURNAMENT)
    assert decision.ruling is not None
    assert decision.ruling.row == "KR-P50"
    resting = decide(state, Lapse(E, "chat"), variant, Mode.TOURNAMENT)
    assert resting.verdict is Verdict.IMPOSSIBLE


def five_at_the_table(variant: Variant) -> State:
    """Return five people after the deal; E deals and rests."""
    state = opening_state((Fraction(0),) * 5)
    for action in (StartHand(TABLE, E), Shuffle(E, 3, "five"), Cut(D, 20)):
        state = decide(state, action, variant, Mode.TOURNAMENT).state
    assert state.phase is Phase.BID
    return state


# ------------------------------------------------------------------------------ cards


def test_a_card_shown_while_dealing_means_a_new_deal_kr_p17():
    ruling = dealt().ruled(ExposeCard(D, card("HK")))
    assert (ruling.row, ruling.remedy) == ("KR-P17", Remedy.REDEAL)


def test_a_card_shown_later_is_for_the_judge_kr_p21():
    played = solodreier()
    played.impossible(ExposeCard(B, card("HK")))
    ruling = played.ruled(ExposeCard(B, card("CK")))
    assert (ruling.row, ruling.remedy) == ("KR-P21", Remedy.JUDGE_DECIDES)


@pytest.mark.parametrize(
    "slip",
    [
        Misdeal(D, (12, 12, 12, 13)),
        Misdeal(D, (24, 0, 12, 12)),
        Misdeal(B, (13, 11, 12, 12)),
        LookAtBottom(C),
        DropCard(B, card("CK")),
        MergePiles(A, C),
    ],
)
def test_slips_that_cannot_happen_after_the_deal(slip):
    dealt().impossible(slip)


def test_a_trick_is_laid_on_another_pile_by_its_winner_alone():
    played = solodreier().play("HK", "H2", "H1", "HN")
    played.impossible(MergePiles(B, D))
    played.impossible(MergePiles(A, A))
    played.do(MergePiles(A, B))


# ------------------------------------------------------------------------------ warnings


def test_a_warning_too_many_ends_the_hand_kr_119():
    played = solodreier(minor_limit=1)
    first = played.ruled(PlayCard(B, card("CK")))
    assert (first.row, first.remedy) == ("KR-P37", Remedy.TAKE_BACK)
    second = played.ruled(PlayCard(B, card("CK")))
    assert (second.row, second.remedy) == ("KR-P37", Remedy.END_HAND)
    assert played.phase is Phase.BETWEEN
    assert [int(amount) for amount in played.line("KR-P37").amounts] == [30, -50, 10, 10]


def test_warnings_are_counted_for_each_player():
    played = solodreier(minor_limit=1)
    assert played.ruled(PlayCard(B, card("CK"))).remedy is Remedy.TAKE_BACK
    assert played.ruled(PlayCard(C, card("DK"))).remedy is Remedy.TAKE_BACK


def test_a_warning_in_the_bidding_counts_but_is_never_one_too_many():
    played = dealt(minor_limit=1).do(Bid(A, "vorhand"))
    for _ in range(2):
        assert played.ruled(Bid(C, "dreier")).remedy is Remedy.NONE
    played.do(Bid(B, "solodreier"), Pass(C), Pass(D), Pass(A))
    played.do(Ready(B), Ready(C), Ready(D), Ready(A))
    assert played.ruled(PlayCard(C, card("DK"))).remedy is Remedy.END_HAND


def test_a_bid_too_low_is_a_pass_where_the_table_wants_it_so():
    played = dealt(insufficient_bid="forced_pass").do(Bid(A, "bettler"))
    ruling = played.ruled(Bid(B, "piccolo"))
    assert (ruling.row, ruling.remedy) == ("KR-P30", Remedy.DEEMED_ACTION)
    assert played.turn == C


# ------------------------------------------------------------------------------ windows


def test_when_the_hand_is_over_nothing_of_it_can_be_put_right_any_more():
    played = solodreier()
    wrong = Offence(
        "discard.king",
        A,
        "discard.king/0",
        message("discard.king", SeatRef(A), CardRef(card("HK"))),
    )
    assert is_open(played.state, "before-second-lead", wrong, played.variant.sheet)
    over = replace(played.state, phase=Phase.BETWEEN)
    assert not is_open(over, "before-second-lead", wrong, played.variant.sheet)


def test_a_rule_without_a_row_cannot_be_ruled_on():
    played = solodreier()
    strange = Offence(
        "pagat.sleeps",
        A,
        "pagat.sleeps/0",
        message("discard.king", SeatRef(A), CardRef(card("HK"))),
    )
    with pytest.raises(LookupError, match=r"no row for pagat\.sleeps"):
        rule_on_offence(played.state, played.variant, strange, Lapse(B, "chat"))


def test_everybody_is_for_himself_in_a_trischaken_alone():
    referee = KoenigrufenReferee()
    for played, situation in (
        (dealt(), ()),
        (solodreier(), ()),
        (trischaken(), ("each-for-himself",)),
    ):
        assert referee.situation(played.state, played.variant, A) == situation


# ------------------------------------------------------------------------------ after the talon


def test_a_king_called_in_vain_leaves_the_declarer_alone_kr_85():
    played = called("DK").do(TakeTalon(A, (0, 1, 2)), Discard(A, tuple(cards("D4 S7 C7"))))
    assert played.state.calls.partner == A
    played.do(Ready(A))
    assert played.phase is Phase.CHALLENGE


def test_a_call_is_made_once():
    played = called("CK")
    played.impossible(CallCard(A, card("DK")))


# ------------------------------------------------------------------------------ the evening


def test_between_two_hands_all_together_may_close_the_evening_kr_49():
    variant = load_variant("koenigrufen")
    closing = variant.phases[Phase.BETWEEN]
    before = opening_state((Fraction(0),) * 4)
    assert closing.due(before) is None
    assert not closing.may_act(before, TABLE)
    with pytest.raises(ValueError, match="no hand"):
        closing.events(before, Choose(TABLE, *CLOSING))
    over = replace(before, result=replace(before.result, over=True))
    assert closing.may_act(over, TABLE)
    assert not closing.may_act(over, A)
    assert closing.prompt(over, TABLE).open_actions == (Choose(TABLE, *CLOSING),)
