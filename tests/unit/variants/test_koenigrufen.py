"""Königrufen as a game: its list of games and extras, its options, the evening."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.pack import SKYS
from tarock_desktop.engine.decide import decide
from tarock_desktop.rules.koenigrufen.account import Account, Extra, TrickGame
from tarock_desktop.rules.koenigrufen.extra_laws import exists_in, extra_of, value_of
from tarock_desktop.rules.koenigrufen.games import game_of
from tarock_desktop.rules.koenigrufen.radl import hands_doubled
from tarock_desktop.table.actions import Choose, StartHand
from tarock_desktop.table.events import RoundNoted
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.records import Discards, Hand, Play, PlayedCard, Trick
from tarock_desktop.table.rulings import Mode, Verdict
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.table.state import State, opening_state
from tarock_desktop.variants.koenigrufen.round import after_hand
from tarock_desktop.variants.koenigrufen.variant import Koenigrufen, as_koenigrufen
from tarock_desktop.variants.loader import Choice, load_variant

A, B, C, D = (Seat(number) for number in range(4))


def rules(**options: Choice) -> Koenigrufen:
    return as_koenigrufen(load_variant("koenigrufen", options))


def gains(variant: Koenigrufen, account: Account) -> tuple[Fraction, ...]:
    lines = variant.lines(account)
    return tuple(sum((line.amounts[seat] for line in lines), Fraction(0)) for seat in range(4))


def hand(
    contract: str, *extras: Extra, points: str = "40", partner: Seat | None = None
) -> Account:
    return Account((A, B, C, D), 4, contract, A, partner, points=Fraction(points), extras=extras)


def said(item: str, seat: Seat, *, made: bool = True, by: tuple[Seat, ...] = ()) -> Extra:
    return Extra(item, seat, announced=True, made=made, chain=tuple((seat,) for seat in by))


def silent(item: str, seat: Seat) -> Extra:
    return Extra(item, seat, announced=False, made=True)


def test_the_sheet_has_twenty_games_with_their_ranks_and_values_kr_01_02() -> None:
    games = [game for game in rules().sheet.contract if game.offered and game.beside is None]
    assert len(games) == 20
    ranked = sorted(game.rank for game in games if not game.forehand)
    assert ranked == [10 * number for number in range(4, 21)]
    assert [game.id for game in games if game.forehand] == ["rufer", "trischaken", "sechserdreier"]
    by_rank = sorted((game for game in games if not game.forehand), key=lambda game: game.rank)
    values = [2, 2, 2, 4, 5, 5, 6, 6, 6, 6, 6, 4, 7, 7, 8, 10, 10]
    assert [game.value for game in by_rank] == values


def test_extras_count_double_in_solo_games_but_not_the_valat_kr_70() -> None:
    sheet = rules().sheet
    solo, plain = game_of(sheet.contract, "solorufer"), game_of(sheet.contract, "rufer")
    for extra in sheet.item:
        factor = 1 if extra.id in ("valat", "honneurs") else 2
        assert value_of(extra, solo, announced=True) == factor * value_of(
            extra, plain, announced=True
        )


@pytest.mark.parametrize(
    ("contract", "without"),
    [
        ("rufer", set()),
        ("dreier", {"koenig-ultimo", "koenigfang"}),
        (
            "farbensolo",
            {"pagat", "uhu", "kakadu", "quapil", "koenig-ultimo", "trull", "mondfang"}
            | {"koenigfang", "pagatfang"},
        ),
    ],
)
def test_which_extras_a_game_has_kr_78(contract: str, without: set[str]) -> None:
    sheet = rules().sheet
    game = game_of(sheet.contract, contract)
    missing = {extra.id for extra in sheet.item if not exists_in(extra, game)}
    assert missing == without | {"honneurs"}


def test_negative_games_have_no_extras_kr_88() -> None:
    sheet = rules().sheet
    game = game_of(sheet.contract, "bettler")
    assert not [extra for extra in sheet.item if exists_in(extra, game)]


def test_a_catch_is_paid_beside_the_lost_announcement_or_not_fang_stacks() -> None:
    account = hand("rufer", said("pagat", A, made=False), silent("pagatfang", B), partner=C)
    assert gains(rules(), account)[0] == 1 - 2 - 1
    assert gains(rules(fang_stacks=False), account)[0] == 1 - 2


def test_a_lost_valat_is_netted_or_takes_everything_kr_113() -> None:
    account = hand("dreier", said("valat", A, made=False), said("trull", A), silent("koenige", A))
    assert gains(rules(), account)[1] == 30 - 5 - 2 - 1
    assert gains(rules(valat_lost_mode="all_lost"), account)[1] == 30 + 5 + 2


def test_an_announced_extra_of_the_other_side_is_settled_as_it_was_all_lost() -> None:
    account = hand("dreier", said("valat", A, made=False), said("mondfang", B))
    assert gains(rules(valat_lost_mode="all_lost"), account)[1] == 30 + 5 + 2


def test_a_single_jungfrau_takes_the_pot_or_two_from_each_kr_100() -> None:
    points = {A: Fraction(30), B: Fraction(20), C: Fraction(20), D: Fraction(0)}
    account = Account((A, B, C, D), 4, "trischaken", A, points_by_seat=points, trickless=(D,))
    assert gains(rules(), account) == (-2, -1, -1, 4)
    assert gains(rules(jungfrau="from_all_three"), account) == (-2, -2, -2, 6)


def test_a_buergermeister_pays_the_jungfrauen_kr_99_100() -> None:
    points = {A: Fraction(40), B: Fraction(30), C: Fraction(0), D: Fraction(0)}
    account = Account((A, B, C, D), 4, "trischaken", A, points_by_seat=points, trickless=(C, D))
    assert gains(rules(), account) == (-12, 0, 6, 6)


def test_who_takes_all_tricks_of_a_trischaken_pays_four_to_each_kr_102() -> None:
    account = Account((A, B, C, D), 4, "trischaken", A, taker=C)
    assert gains(rules(), account) == (4, 4, -12, 4)


def test_a_repeated_kontra_counts_if_one_of_its_speakers_may_say_it_kr_46() -> None:
    account = replace(hand("rufer", partner=C), chain=((C, B),))
    assert gains(rules(void_kontra="repeatable"), account)[0] == 2
    assert gains(rules(), replace(account, chain=((C,),)))[0] == 1


def test_honneurs_pay_one_from_each_without_kontra() -> None:
    account = replace(hand("rufer", partner=C), honours=B, doubled=True)
    assert gains(rules(honneurs=True), account) == (2 - 2, -2 + 6, 2 - 2, -2 - 2)


def test_piccolo_over_solo_is_worth_three_and_ranks_between() -> None:
    variant = rules(piccolo_over_solo=True)
    piccolo = game_of(variant.sheet.contract, "piccolo")
    solo, besser = (game_of(variant.sheet.contract, g) for g in ("solorufer", "besserrufer"))
    assert solo.rank < piccolo.rank < besser.rank
    account = Account((A, B, C, D), 4, "piccolo", A, games=(TrickGame("piccolo", A, won=True),))
    assert gains(variant, account) == (9, -3, -3, -3)


def test_the_divided_besserrufer_has_four_bids_of_its_own() -> None:
    offered = {
        game.id: game.rank for game in rules(besser_split=True).sheet.contract if game.offered
    }
    assert not {"besserrufer", "solobesser"} & set(offered)
    assert offered["pagatrufer"] < offered["bettler"] < offered["uhurufer"]
    assert offered["uhurufer"] < offered["farbendreier"]
    assert offered["einer"] < offered["kakadurufer"] < offered["quapilrufer"]
    assert offered["quapilrufer"] < offered["zwiccolo-ouvert"]


def test_skoty_trophy_is_a_bundle_kr_125() -> None:
    sheet = rules(skoty_trophy=True).sheet
    assert not extra_of(sheet.item, "pagatfang").offered
    assert not extra_of(sheet.item, "koenigfang").offered
    assert extra_of(sheet.item, "sack-1").silent is None
    assert extra_of(sheet.item, "sack-2").announced == 2
    assert not sheet.radl.doubles
    assert [step.id for step in sheet.challenge.steps] == ["kontra", "re"]


@pytest.mark.parametrize(
    ("overlap", "left", "expected"),
    [("merge", 0, 4), ("merge", 3, 4), ("append", 3, 6), ("ignore", 3, 2), ("ignore", 0, 4)],
)
def test_doubled_rounds_that_overlap_kr_47_48(overlap: str, left: int, expected: int) -> None:
    law = rules(radl_overlap=overlap).sheet.radl
    assert hands_doubled(left, 4, law, begins=True) == expected


def test_without_a_trigger_one_doubled_hand_fewer_is_left() -> None:
    assert hands_doubled(3, 4, rules().sheet.radl, begins=False) == 2
    assert hands_doubled(2, 4, rules(no_double_radl=True).sheet.radl, begins=True) == 1


def table(people: int) -> State:
    return opening_state((Fraction(0),) * people)


@pytest.mark.parametrize(
    ("people", "dealer", "order", "cutter"),
    [
        (4, 3, (0, 1, 2, 3), 1),
        (5, 4, (0, 1, 2, 3), 3),
        (6, 5, (0, 1, 2, 3), 2),
        (6, 1, (2, 3, 4, 5), 4),
    ],
)
def test_who_plays_rests_and_cuts_kr_23_26(
    people: int, dealer: int, order: tuple[int, ...], cutter: int
) -> None:
    variant = rules()
    decision = decide(table(people), StartHand(TABLE, Seat(dealer)), variant, Mode.GUARD)
    assert decision.state.deal.order == order
    assert variant.phases[Phase.CUT].due(decision.state) == cutter


def after_hands(people: int, played: int) -> State:
    state = table(people)
    dealer = Seat((people - 1 + played) % people)
    round_ = replace(state.round, hand_no=played, next_dealer=dealer)
    return replace(state, round=round_, result=replace(state.result, over=True))


def test_the_closing_round_begins_with_the_first_forehand_kr_49() -> None:
    variant, state = rules(), after_hands(4, 6)
    state = decide(state, Choose(TABLE, "schlussradl", "begin"), variant, Mode.GUARD).state
    assert (state.round.notes.closing, state.round.notes.last) == (9, 12)
    again = decide(state, Choose(TABLE, "schlussradl", "begin"), variant, Mode.GUARD)
    assert again.verdict is Verdict.IMPOSSIBLE


def closing_at_gstiess(state: State) -> State:
    variant = rules(schlussradl="gstiess")
    return decide(state, Choose(TABLE, "schlussradl", "begin"), variant, Mode.GUARD).state


def with_skys(state: State, seat: Seat | None) -> State:
    """Return the table after a hand in which *seat* held the Skys; `None`: it lay in the talon."""
    order = (A, B, C, D)
    tricks = () if seat is None else (Trick((PlayedCard(seat, SKYS),), seat),)
    deal = replace(state.deal, order=order, hands=(Hand(),) * 4, discards=(Discards(),) * 4)
    return replace(state, deal=deal, play=Play(tricks=tricks))


@pytest.mark.parametrize(("holder", "first"), [(A, 7), (B, 8), (D, 10)])
def test_at_the_gstiess_the_closing_round_begins_when_its_holder_leads_kr_49(
    holder: Seat, first: int
) -> None:
    # Six hands were played, D deals the next one, so that A leads hand 7.
    played = after_hands(4, 6)
    played = replace(played, round=replace(played.round, next_dealer=D))
    state = closing_at_gstiess(with_skys(played, holder))
    assert (state.round.notes.closing, state.round.notes.last) == (first, first + 3)


def test_a_gstiess_in_the_talon_leaves_the_anchor_to_its_next_holder_kr_49() -> None:
    variant = rules(schlussradl="gstiess")
    played = after_hands(4, 6)
    waiting = closing_at_gstiess(with_skys(played, None))
    assert (
        waiting.round.notes.closing,
        waiting.round.notes.last,
        waiting.round.notes.awaited,
    ) == (0, 0, True)
    assert not variant.evening_over(waiting)
    again = decide(waiting, Choose(TABLE, "schlussradl", "begin"), variant, Mode.GUARD)
    assert again.verdict is Verdict.IMPOSSIBLE
    # In hand 7 C holds it: A deals hand 8, in which B leads, and C leads hand 9.
    hand7 = replace(waiting, round=replace(waiting.round, hand_no=7, dealer=D))
    account = Account((A, B, C, D), 4, "rufer", A, C, points=Fraction(40))
    (noted,) = after_hand(with_skys(hand7, C), account, variant.lines(account), variant.sheet, A)
    assert isinstance(noted, RoundNoted)
    assert (noted.closing, noted.last, noted.awaited) == (9, 12, False)
    (later,) = after_hand(
        with_skys(hand7, None), replace(account, contract="trischaken"), (), variant.sheet, A
    )
    assert isinstance(later, RoundNoted)
    assert (later.closing, later.awaited) == (0, True)


def test_without_a_closing_round_the_evening_ends_with_the_running_one() -> None:
    variant, state = rules(schlussradl="off"), after_hands(4, 6)
    state = decide(state, Choose(TABLE, "schlussradl", "begin"), variant, Mode.GUARD).state
    assert (state.round.notes.closing, state.round.notes.last) == (0, 8)
    over = replace(state, round=replace(state.round, hand_no=8))
    assert decide(over, StartHand(), variant, Mode.GUARD).verdict is Verdict.IMPOSSIBLE
