"""What only Königrufen has, in comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenSubjects(SentenceTable):
    """Subjects of a comparison, by key; `{name}` is a word of the sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.kind": self.tr("{name}: kind of game"),
            "contract.value": self.tr("{name}: paid by or to each other player"),
            "contract.lost": self.tr("{name}: paid for a lost game"),
            "contract.tricks": self.tr("{name}: tricks that win"),
            "contract.open": self.tr("{name}: who plays with open cards"),
            "contract.extras": self.tr("{name}: factor of the extras"),
            "contract.birds": self.tr("{name}: one of these must be announced"),
            "contract.beside": self.tr("{name}: played only beside"),
            "item.card": self.tr("{name}: the card"),
            "item.trick": self.tr("{name}: number of the trick"),
            "item.points": self.tr("{name}: card points"),
            "item.held": self.tr("{name}: cards in the hand"),
            "item.counts": self.tr("{name}: when it counts"),
            "item.plain": self.tr("{name}: never doubled by the game"),
            "deal.seats": self.tr("Players of a hand"),
            "deal.talon_after": self.tr("Rounds dealt before the talon"),
            "bidding.opens_with": self.tr("What the forehand may also bid at once"),
            "bidding.driven": self.tr("{name}: rank of the bid that drives it out"),
            "call.fourth_with": self.tr("Kings needed to call the fourth"),
            "call.own_with": self.tr("Kings needed to call one's own"),
            "follow.tarock": self.tr("Duties where trumps win"),
            "follow.colour": self.tr("Duties in suit games"),
            "follow.five_suited": self.tr("Duties in suit games with five suits"),
            "follow.negative": self.tr("Duties in negative games"),
            "follow.unforced": self.tr("Duties in Trischaken without having to win"),
            "play.open_after": self.tr("Tricks before open cards are laid down"),
            "play.first_tricks": self.tr("Trischaken: tricks that may get the talon"),
            "fewest.least": self.tr("Trischaken: points with which one pays alone"),
            "fewest.forehand": self.tr("Trischaken: factor if the Trischaker does"),
            "fewest.lone": self.tr("Trischaken: all tricks or a Renonce, to each other player"),
            "radl.doubles": self.tr("Rounds that count double"),
        }


@final
class KoenigrufenValues(SentenceTable):
    """Choices, by subject and value."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.kind=tarock": self.tr("trumps win"),
            "contract.kind=colour": self.tr("suit game"),
            "contract.kind=negative": self.tr("negative game"),
            "contract.kind=fewest": self.tr("for the fewest points"),
            "contract.talon=untouched": self.tr("none, it goes to the opponents"),
            "contract.talon=tricks": self.tr("none, it goes with the tricks"),
            "contract.talon=unused": self.tr("none, it counts for nobody"),
            "contract.open=declarer": self.tr("the bidder"),
            "contract.open=everybody": self.tr("everybody"),
            "item.colour": self.tr("also in suit games"),
            "item.called": self.tr("only where a king is called"),
            "item.beside_valat": self.tr("beside a Valat too"),
            "follow.must_trump": self.tr("without the suit a trump is played"),
            "follow.must_beat": self.tr("the trick is beaten if possible"),
            "follow.tarocks_win": self.tr("trumps take suits"),
            "follow.trull": self.tr("the Pagat takes Mond and Skys"),
            "follow.suits_first": self.tr("suits are led before trumps"),
            "follow.trull_pagat=must": self.tr("the Pagat must be played to Mond and Skys"),
            "follow.trull_pagat=may": self.tr("the Pagat may be played to Mond and Skys"),
        }
