"""From a hand of Königrufen as it was played to its account."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_desktop.rules.hand.counting import pile
from tarock_desktop.rules.koenigrufen.account import Account, TrickGame
from tarock_desktop.rules.koenigrufen.extra_announcements import ExtraWords, announced
from tarock_desktop.rules.koenigrufen.extras_made import PlayedHand
from tarock_desktop.rules.koenigrufen.games import game_of, games_played
from tarock_desktop.rules.koenigrufen.known_sides import true_partner
from tarock_desktop.rules.koenigrufen.kontra_targets import GAME, Chain, Target
from tarock_desktop.rules.koenigrufen.talon_halves import king_fate
from tarock_desktop.table.records import BidEntry
from tarock_desktop.table.seats import Seat
from tarock_desktop.table.view import View
from tarock_desktop.variants.koenigrufen.sheet import KoenigrufenSheet


def account_of(view: View, words: ExtraWords, sheet: KoenigrufenSheet) -> Account:
    """Return the hand in facts, as far as it was played; the full state must be given."""
    if view.auction.contract is None:
        return Account(view.deal.order, len(view.round.seats))
    game = words.game(view)
    account = Account(
        order=view.deal.order,
        table=len(view.round.seats),
        contract=game.id,
        declarer=view.declarer,
    )
    match game.kind:
        case "negative":
            games = tuple(_trick_game(view, entry, sheet) for entry in games_played(view))
            return replace(account, games=games)
        case "fewest":
            return _for_himself(view, account, sheet)
        case _:
            return _for_points(view, account, words, sheet)


def _trick_game(view: View, entry: BidEntry, sheet: KoenigrufenSheet) -> TrickGame:
    game, owner = game_of(sheet.contract, entry.contract), entry.seat
    taken = sum(trick.winner == owner for trick in view.play.tricks if trick.cards)
    chains: dict[Seat, Chain] = {}
    for opponent in view.deal.order:
        said = view.notices.speakers(Target(GAME, owner, opponent).text)
        if said:
            chains[opponent] = said
    return TrickGame(game.id, owner, won=taken == game.tricks, chains=chains)


def _for_himself(view: View, account: Account, sheet: KoenigrufenSheet) -> Account:
    winners = [trick.winner for trick in view.play.tricks]
    whole = len(winners) == sheet.deal.hand and len(set(winners)) == 1
    return replace(
        account,
        points_by_seat={seat: sheet.pack.count(pile(view, seat)) for seat in view.deal.order},
        trickless=tuple(seat for seat in view.deal.order if seat not in winners),
        taker=winners[0] if whole else None,
    )


def _for_points(
    view: View, account: Account, words: ExtraWords, sheet: KoenigrufenSheet
) -> Account:
    partner, king = true_partner(view, words.game(view)), king_fate(view)
    account = replace(account, partner=partner, king=king)
    hand = PlayedHand(
        view, words, sheet.pack, account.side, king, sheet.talon.half, sheet.deal.hand
    )
    dealt = words.dealt_birds(view, view.declarer)
    laws = (words.law(entry.item) for entry in announced(view))
    honours = [
        entry.seat
        for entry, law in zip(announced(view), laws, strict=True)
        if law.feat == "honours-held"
    ]
    return replace(
        account,
        points=hand.points,
        chain=view.notices.speakers(GAME),
        extras=hand.extras() if king != "dragged" else (),
        bird=dealt[0] if dealt else None,
        honours=honours[0] if honours else None,
    )
