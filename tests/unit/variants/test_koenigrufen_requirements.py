"""Requirements of the Königrufen sheet that no worked case shows by itself."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.engine.moves import prompt_from
from tarock_desktop.rules.hand.counting import points_by_seat
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME
from tarock_desktop.table.actions import (
    Announce,
    Bid,
    CallCard,
    Challenge,
    Choose,
    Cut,
    Discard,
    PlayCard,
    Ready,
    Shuffle,
    StartHand,
    TakeTalon,
)
from tarock_desktop.table.phases import Phase
from tarock_desktop.table.redact import observe
from tarock_desktop.table.seats import TABLE, Seat
from tarock_desktop.variants.koenigrufen.sheet import koenigrufen
from tarock_desktop.variants.loader import load_variant
from tests.kit.koenigrufen import HANDS, STRONG, TALON, Konigrufen
from tests.kit.positions import A, B, C, D, card, cards

SHEET = koenigrufen(load_variant("koenigrufen").sheet)
GAMES = {game.id: game for game in SHEET.contract if game.offered}


def table(**options):
    return Konigrufen(**options).deal(TALON, **HANDS)


def ready(played, *words):
    """Let the declarer lie after saying *words*."""
    return played.do(*words, Ready(played.turn))


def test_kr_01_02_the_games_with_their_ranks_and_values():
    ranked = {game.id: (game.rank // 10, game.value) for game in GAMES.values() if game.rank}
    assert {game.id: game.value for game in GAMES.values() if game.forehand} == {
        "rufer": 1,
        "trischaken": 2,
        "sechserdreier": 4,
    }
    ranked.pop("zwiccolo")  # Only beside a Piccolo.
    assert ranked == {
        "piccolo": (4, 2),
        "solorufer": (5, 2),
        "besserrufer": (6, 2),
        "bettler": (7, 4),
        "farbendreier": (8, 5),
        "dreier": (9, 5),
        "zwiccolo-semiouvert": (10, 6),
        "piccolo-semiouvert": (11, 6),
        "bettel-semiouvert": (12, 6),
        "farbeneiner": (13, 6),
        "einer": (14, 6),
        "solobesser": (15, 4),
        "zwiccolo-ouvert": (16, 7),
        "piccolo-ouvert": (17, 7),
        "bettel-ouvert": (18, 8),
        "farbensolo": (19, 10),
        "solodreier": (20, 10),
    }


def test_kr_05_96_103_trischaken_is_led_freely_once_the_talon_is_allotted():
    played = table().forehand_plays("trischaken")
    assert {a.value for a in played.acts if isinstance(a, Choose)} == {"first-six", "last-trick"}
    played.do(Choose(A, "talon", "last-trick"))
    assert played.phase is Phase.PLAY  # Nobody is asked for Kontra.
    assert played.choice.legal == cards(STRONG)


@pytest.mark.parametrize(
    ("solo", "plain"),
    [("solorufer", "rufer"), ("solobesser", "besserrufer"), ("solodreier", "dreier")],
)
def test_kr_08_69_a_solo_game_is_the_same_without_the_talon(solo, plain):
    one, other = GAMES[solo], GAMES[plain]
    assert (one.sides, one.kind, one.birds) == (other.sides, other.kind, other.birds)
    assert (one.talon, other.talon) == ("untouched", "half")
    played = table().bid("solodreier", None, None, None)
    assert played.phase is Phase.ANNOUNCE
    played.walk(Phase.BETWEEN)
    counted = sum(played.state.result.points) + SHEET.pack.count(cards(TALON))
    assert counted == SHEET.pack.points.total


def test_kr_11_79_80_86_einer_takes_one_of_six_open_cards_and_lays_one_away():
    played = table().bid("einer", None, None, None)
    assert all(place.shown for place in played.state.deal.talon)
    assert {act.places for act in played.acts} == {(n,) for n in range(6)}
    played.do(TakeTalon(A, (0,)))
    assert played.choice.count == 1
    played.do(Discard(A, (card("HQ"),), CardSet()))
    assert points_by_seat(played.state, SHEET.pack)[A] == SHEET.pack.count(cards("HQ"))
    left = [place for place in played.state.deal.talon if place.taken_by is None]
    assert len(left) == 5


def test_kr_12_who_lays_his_cards_open_after_the_first_trick():
    for game, seats in (("bettel-semiouvert", [A]), ("bettel-ouvert", [A, B, C, D])):
        played = table().bid(game, None, None, None).walk(Phase.PLAY)
        opened = []
        while len(played.state.play.tricks) < 1 or played.prompt.cards is None:
            opened += [played.turn] if played.prompt.cards is None else []
            played.do(played.wish())
            if played.phase is Phase.BETWEEN:
                break
        assert opened in ([], seats)
        assert set(played.state.deal.open) == set(opened)


def test_kr_13_the_extras():
    values = {law.id: (law.silent, law.announced) for law in SHEET.item if law.offered}
    assert values == {
        "pagat": (1, 2),
        "uhu": (2, 4),
        "kakadu": (3, 6),
        "quapil": (4, 8),
        "koenig-ultimo": (1, 2),
        "koenige": (1, 2),
        "trull": (1, 2),
        "mondfang": (1, 2),
        "koenigfang": (1, None),
        "pagatfang": (1, None),
        "sack-1": (1, 2),
        "sack-2": (1, 2),
        "valat": (15, 30),
    }


@pytest.mark.parametrize(("people", "resting"), [(4, ()), (5, (D + 1,)), (6, (D + 1, D + 2))])
def test_kr_23_four_play_and_the_dealer_and_the_last_before_him_rest(people, resting):
    variant = load_variant("koenigrufen")
    played = Konigrufen()
    seats = tuple(Seat(n) for n in range(people))
    round_ = replace(played.state.round, seats=seats, chips=(Fraction(0),) * people)
    order = variant.playing_order(replace(played.state, round=round_), Seat(people - 1))
    assert order == (A, B, C, D)
    assert set(seats) - set(order) == set(resting)


def test_kr_24_26_27_124_the_draw_the_cut_the_talon_and_the_switches():
    assert SHEET.round.first_dealer == "draw"
    assert SHEET.cut.cutter == "opposite"
    assert (SHEET.deal.talon_after, SHEET.deal.packet) == (1, 6)
    assert load_variant("koenigrufen", {"talon_first": True}).sheet.deal.talon_after == 0
    optional = [option for option in SHEET.option if option.article == "Optionale Regeln"]
    assert all(option.default in (False, None, "sub") for option in optional)
    switches = {"skoty_trophy", "farb5", "zweier", "honneurs", "pflicht_ouverts", "besser_split"}
    assert switches <= {option.id for option in optional}


def test_kr_43_64_66_the_steps_follow_each_other_and_the_end_is_the_end():
    played = ready(table().bid("solodreier", None, None, None))
    played.do(Challenge(B, GAME, 1))
    assert Challenge(B, GAME, 2) not in played.acts
    played.do(Ready(B), Ready(C), Ready(D))
    assert played.turn == A
    assert Challenge(A, GAME, 2) in played.acts
    played.do(Ready(A))
    assert played.phase is Phase.PLAY
    assert played.refused(Challenge(B, GAME, 1)).row == "KR-P36"


def test_kr_47_after_trischaken_a_full_round_counts_double():
    played = table().forehand_plays("trischaken").walk(Phase.BETWEEN)
    assert played.state.round.notes.doubled == 4


def test_kr_57_60_call_talon_discards_words_and_a_hidden_partner():
    played = table().forehand_plays("rufer")
    assert played.phase is Phase.CALL
    played.do(CallCard(A, card("DK")))
    assert played.phase is Phase.TALON
    played.do(TakeTalon(A, (0, 1, 2)))
    assert played.phase is Phase.DISCARD
    played.do(Discard(A, tuple(cards("H4 D4 S7")), CardSet()))
    assert played.phase is Phase.ANNOUNCE
    assert observe(played.state, B).calls.partner is None
    ready(played)
    assert played.phase is Phase.CHALLENGE


def test_kr_63_three_in_a_row_end_the_words():
    played = ready(table().bid("solodreier", None, None, None))
    assert played.turn == B
    played.do(Ready(B), Ready(C))
    assert played.phase is Phase.CHALLENGE
    played.do(Ready(D))
    assert played.phase is Phase.PLAY


def test_kr_65_the_declarer_may_add_unless_the_table_says_no():
    for option, offered in ((True, True), (False, False)):
        played = ready(table(declarer_may_add=option).bid("solodreier", None, None, None))
        played.do(Announce(B, "koenige"), Ready(B), Ready(C), Ready(D))
        assert (Announce(A, "trull") in played.acts) is offered


def test_kr_68_sechserdreier_takes_the_whole_talon_unseen():
    played = table().forehand_plays("sechserdreier")
    assert [act.places for act in played.acts] == [(0, 1, 2, 3, 4, 5)]
    played.do(*played.acts)
    assert observe(played.state, B).deal.talon[0].card is None
    assert played.choice.count == 6


def test_kr_76_suit_games_may_be_bid_with_any_hand():
    offered = table().acts
    assert {Bid(A, game) for game in ("farbendreier", "farbeneiner", "farbensolo")} <= set(offered)


def test_kr_88_negative_games_know_no_extras():
    played = table().bid("bettler", None, None, None)
    assert played.acts == (Ready(A),)


def test_kr_97_a_talon_card_goes_with_each_of_the_first_six_tricks():
    played = table().forehand_plays("trischaken").do(Choose(A, "talon", "first-six"))
    played.walk(Phase.BETWEEN)
    tricks = played.state.play.tricks
    added = [len(trick.added) for trick in tricks]
    assert added == [1] * 6 + [0] * (len(tricks) - 6)
    assert tricks[0].added == cards("H4")


def test_kr_107_an_announcement_counts_for_the_side_as_it_turns_out():
    played = table().forehand_plays("rufer").do(CallCard(A, card("DK")), TakeTalon(A, (0, 1, 2)))
    played.do(Discard(A, tuple(cards("H4 D4 S7")), CardSet()))
    ready(played).do(Ready(B), Announce(C, "valat")).walk(Phase.BETWEEN)
    line = next(line for line in played.state.result.lines if line.part == "valat")
    assert line.amounts[A] == line.amounts[C] == -line.amounts[B]


def test_kr_113_a_lost_announced_valat_is_netted_with_the_rest():
    played = ready(table().bid("dreier", None, None, None).walk(Phase.ANNOUNCE))
    played.do(Announce(D, "valat"), Ready(D)) if played.turn == D else played.do(
        Announce(B, "valat"), Ready(B)
    )
    played.walk(Phase.BETWEEN)
    parts = [line.part for line in played.state.result.lines]
    assert {"game", "valat"} <= set(parts)


def test_kr_114_what_counts_only_under_kontra_is_told():
    played = table().bid("solodreier", None, None, None).do(Announce(A, "valat"))
    gloss = {o.action.item: o.gloss.key for o in played.options if isinstance(o.action, Announce)}
    assert gloss["trull"] == "gloss.beside-valat"
    assert gloss["mondfang"] == "gloss.item"


def test_kr_120_122_a_wrong_card_is_named_before_it_is_released():
    played = ready(table().bid("solodreier", None, None, None)).walk(Phase.PLAY)
    played.do(PlayCard(A, card("HK")))
    asked = prompt_from(observe(played.state, B), played.variant)
    reasons = {entry.card: entry.reason.key for entry in asked.cards.barred}
    assert reasons[card("T5")] == "reason.follow-suit"
    ruling = played.refused(PlayCard(B, card("T5")))
    assert (ruling.row, ruling.citation.article) == ("KR-P01", "Grundlagen/Zwang")
    assert ruling.alternatives == cards("H2 H3")


def test_kr_80_what_is_left_of_the_talon_lies_with_the_opponents():
    played = Konigrufen().deal(
        "H4 D4 S7 T1 CJ C10",
        A="T20 T19 T18 T17 T16 T15 HK HQ SK SQ S9 C7",
        B="T22 T21 T14 T13 T6 H2 H3 D1 D2 CK CQ C8",
        C="T12 T11 T10 T4 DK DQ DN H1 SN SJ S10 C9",
        D="T9 T8 T7 T5 T3 T2 HN HJ DJ D3 S8 CN",
    )
    played.bid("dreier", None, None, None).do(TakeTalon(A, (0, 1, 2)))
    played.do(Discard(A, tuple(cards("H4 D4 S7")), CardSet()))
    ready(played).do(Ready(B), Ready(C), Ready(D)).walk(Phase.BETWEEN)
    # The Pagat lay in the half that was left: with Sküs and Mond it is the opponents' Trull.
    trull = next(line for line in played.state.result.lines if line.part == "trull")
    assert trull.amounts[A] < 0 < trull.amounts[B]


def test_kr_25_cards_are_dealt_and_played_in_the_order_of_the_seats_to_the_right():
    played = Konigrufen()
    played.do(StartHand(TABLE, D), Shuffle(D, 1, seed="order"))
    played.do(Cut(played.turn, 20))
    deck, hands = played.state.deal.pack, played.state.deal.hands
    for place, seat in enumerate((A, B, C, D)):
        assert CardSet.gather(deck[6 * place : 6 * place + 6]) <= hands[seat].cards
    played.walk(Phase.PLAY)
    trick = []
    while not played.state.play.tricks:
        if isinstance(played.wish(), PlayCard):
            trick.append(played.turn)
        played.do(played.wish())
    assert [(seat - trick[0]) % 4 for seat in trick] == [0, 1, 2, 3]
