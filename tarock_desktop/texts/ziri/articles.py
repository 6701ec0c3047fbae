"""The headings of the Žiri sheet, and what stands there in our own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class ZiriTitles(SentenceTable):
    """Title of each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ziri.1": self.tr("Basic rules (Osnovna pravila)"),
            "ziri.2": self.tr("Dealing (Delitev kart)"),
            "ziri.2/talon": self.tr("The talon"),
            "ziri.2/misdeal": self.tr("Misdeal (Zatalanje)"),
            "ziri.3": self.tr("The sides (Igra)"),
            "ziri.4": self.tr("Bidding the game (Napoved igre)"),
            "ziri.4/discards": self.tr("Discards (Zaleganje)"),
            "ziri.4/brez": self.tr("Brez talona"),
            "ziri.5": self.tr("Counting written points (Štetje poenov)"),
            "ziri.Začetek igre": self.tr("Talon and kontra (Začetek igre)"),
            "ziri.Začetek igre/talon": self.tr("Začetek igre: the talon"),
            "ziri.Začetek igre/kontra": self.tr("Začetek igre: saying kontra"),
            "ziri.6": self.tr("Counting the cards (Štetje kart)"),
            "ziri.7": self.tr("Klop: each for himself"),
            "ziri.7/play": self.tr("Play of klop"),
            "ziri.7/kontra": self.tr("Kontra in klop"),
            "ziri.8": self.tr("Announcements (Napovedi)"),
            "ziri.8/pagat": self.tr("The announced Pagat"),
            "ziri.9": self.tr("What counts (Način štetja poenov)"),
            "ziri.10": self.tr("Renons: punishable breaches"),
            "ziri.10/value": self.tr("Value of a renons"),
            "ziri.10/partners": self.tr("Renons between partners"),
            "ziri.10/cards": self.tr("Renons by exchanging or looking"),
            "ziri.10/throw": self.tr("Two cards at once"),
            "ziri.10/discards": self.tr("Renons by a wrong discard"),
            "ziri.10/klop": self.tr("Renons in klop"),
            "ziri.11": self.tr("Other rules (Ostala pravila)"),
            "ziri.11/lead": self.tr("Wrong lead"),
            "ziri.11/sale": self.tr("Sale of the game"),
            "ziri.11/misdeal": self.tr("Misdeal, before or during play"),
            "ziri.11/tricks": self.tr("The tricks"),
            "ziri.Appendix": self.tr("Written points of a renons (Appendix)"),
        }


@final
class ZiriGists(SentenceTable):
    """What stands under each heading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "ziri.1": self.tr(
                "You must follow suit; if you cannot, you must play a trump; without either, any "
                "card. Nobody has to beat a trick. The highest trump takes it, otherwise the "
                "highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat "
                "does."
            ),
            "ziri.2": self.tr(
                "Play is counterclockwise. The deck is cut and dealt in packets of eight, or "
                "knocked on and dealt in three stacks to choose from."
            ),
            "ziri.2/talon": self.tr(
                "The talon is always six cards, the first ones dealt, singly or all at once. "
                "Nobody may look at it before a game is bid or klop is played."
            ),
            "ziri.2/misdeal": self.tr(
                "It is a misdeal if a hand gets too many or too few cards and the right card "
                "cannot be handed over any more. After a wrong way of dealing only a player who "
                "has not picked up a card may claim. The dealer writes −2 and deals again."
            ),
            "ziri.3": self.tr(
                "The highest bidder plays against the other two, who count as one and cannot "
                "harm each other. Only a renons is paid by the player who made it. With four the "
                "dealer rests and pays or gets as much as a defender."
            ),
            "ziri.4": self.tr(
                "The five games are trojka, dvojka, enka, brez talona and klop. Trojka, dvojka "
                "and enka take three, two or one talon cards, brez talona takes none."
            ),
            "ziri.4/discards": self.tr(
                "You may discard any card but a king, Škis, Mond or Pagat. If you discard a "
                "trump, you must name it."
            ),
            "ziri.4/brez": self.tr(
                "In brez talona the bidder takes no talon card, and nobody may look at the "
                "talon before the hand is over."
            ),
            "ziri.5": self.tr(
                "Each thing you make counts one point, times one, two, three or four depending "
                "on the game. A lost game itself counts two, three, six or twelve."
            ),
            "ziri.Začetek igre": self.tr(
                "It begins with the talon and with kontra: a talon part that was picked up "
                "stays, and kontra concerns the game alone."
            ),
            "ziri.Začetek igre/talon": self.tr(
                "A talon part that was picked up from the table cannot be exchanged any more."
            ),
            "ziri.Začetek igre/kontra": self.tr(
                "The words are kontra, re, sub and mor; kontra and sub must not come from the "
                "same player. They double the game alone, which counts as much won as lost."
            ),
            "ziri.6": self.tr(
                "The deck has 70 points. Trojka and brez talona need 36, dvojka 35⅔, enka 35⅓."
            ),
            "ziri.7": self.tr(
                "Klop is played when nobody bids; everybody plays alone. The player with most "
                "points writes −2, from thirty-five points on −4; kontra doubles it, and once "
                "more for a player who said kontra."
            ),
            "ziri.7/play": self.tr(
                "In klop you must beat every trick if you can, but not with a Pagat on Škis and "
                "Mond while you hold other trumps. The Pagat must be your last trump and must "
                "not be led."
            ),
            "ziri.7/kontra": self.tr(
                "You must decide on kontra before your first card; silence counts as kontra. "
                "With three it must be said before the talon is handed out, with four the player "
                "with the talon must not say it."
            ),
            "ziri.8": self.tr(
                "Each side may announce trul, kralji, pagat, mondfang and valat once; trul and "
                "kralji only if the announcer does not hold all the cards. An announced bonus "
                "counts one point more, valat four more. Each can be doubled by itself."
            ),
            "ziri.8/pagat": self.tr(
                "The Pagat is made only in the last trick. A player who announces it must keep "
                "it for that trick, unless it is his or her last trump."
            ),
            "ziri.9": self.tr(
                "A won game counts one point, and one, two or three more from forty, fifty and "
                "sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count "
                "one each, valat four."
            ),
            "ziri.10": self.tr(
                "Only an opponent may claim a renons; some kinds must be claimed at once, others "
                "may be proven at the end too. What is unclear the judge decides."
            ),
            "ziri.10/value": self.tr(
                "A renons counts 4 in a trojka, 6 in a dvojka, 18 in an enka and 24 in brez "
                "talona, with all announcements and kontras."
            ),
            "ziri.10/partners": self.tr(
                "Partners must not hold a card ready before their turn, talk, or show each other "
                "cards. It must be claimed at once."
            ),
            "ziri.10/cards": self.tr(
                "Cards must not be exchanged during the hand, and tricks must not be mixed or "
                "looked through, nor the talon before a game is bid or klop is played. It must "
                "be claimed at once."
            ),
            "ziri.10/throw": self.tr(
                "Two or more cards thrown at once so that they can be seen are a renons. If only "
                "the top card is seen and it may be played, it is none."
            ),
            "ziri.10/discards": self.tr(
                "A wrong discard counts like a sold game: 4 in a trojka, 6 in a dvojka, 18 in an "
                "enka; announcements do not count. If it is noticed only at the end and the "
                "bidder has lost, the opponents choose."
            ),
            "ziri.10/klop": self.tr(
                "A renons in klop counts 4, under kontra 8, and 16 for a player who said kontra."
            ),
            "ziri.11": self.tr(
                "Further rules concern the wrong lead, the sale of the game, misdeals and the "
                "tricks."
            ),
            "ziri.11/lead": self.tr(
                "If a player leads out of turn, an opponent may demand the suit, or a trump, "
                "that the rightful leader, his or her partner, must lead. A partner who has none "
                "may lead anything."
            ),
            "ziri.11/sale": self.tr(
                "The bidder may sell the game, which is written like a renons: 4, 6 or 18. Too "
                "many or too few discards also count as a sold game."
            ),
            "ziri.11/misdeal": self.tr(
                "A dealer who misdeals writes −2 and deals again, whether it is discovered "
                "before or during play."
            ),
            "ziri.11/tricks": self.tr(
                "Cards in a trick must not be mixed; tricks must lie in order. They must not be "
                "looked at during the hand, except the last trick on your own pile."
            ),
            "ziri.Appendix": self.tr(
                "A defender pays his renons alone. The table shows what he and the bidder "
                "write, with three and with four at the table; the other players write nothing."
            ),
        }
