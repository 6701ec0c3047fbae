"""Questions the Czech tournament sheet leaves open, and how they are decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechReadings(SentenceTable):
    """Question and choice of each reading."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "question.A01": self.tr(
                "How does the auction continue after a higher bid, and who may bid again?"
            ),
            "choice.A01": self.tr(
                "It rises until the three others have approved in a row; a player who has "
                "approved may still outbid a later bid. Preferanc stands at once, except "
                "against sólo."
            ),
            "question.A02": self.tr("Is the card called freely from the XIX to the XVI?"),
            "choice.A02": self.tr(
                "No: the highest of the four that the bidder does not hold; a bidder who "
                "holds all four calls the XIX and plays alone."
            ),
            "question.A03": self.tr("What does each value mean?"),
            "choice.A03": self.tr(
                "Taročky 8 or 9 trumps, taroky 10 or more, barvičky 1 or 2, barvy none; "
                "honery four of the seven five-point cards; one value of each kind."
            ),
            "question.A04": self.tr("Who pays whom when two play against two?"),
            "choice.A04": self.tr("Each loser pays one winner."),
            "question.A05": self.tr("What happens to thirds of a point?"),
            "choice.A05": self.tr("Whole points are counted, rounded to the nearest."),
            "question.A06": self.tr("Which way is a negative sum rounded up?"),
            "choice.A06": self.tr("The amount that is paid is rounded up, whoever pays it."),
            "question.A07": self.tr("Does the ceiling apply to each payment or to the hand?"),
            "choice.A07": self.tr(
                "For all that one player pays one other in a hand, small fines included."
            ),
            "question.A08": self.tr("What may not be discarded?"),
            "choice.A08": self.tr(
                "No kings and no cards of the trul; other trumps only when nothing else is "
                "left, face up."
            ),
            "question.A09": self.tr(
                "What does the dealer pay who looks at cards while dealing, when no game is "
                "played yet?"
            ),
            "choice.A09": self.tr("2 koruny to each player; the same dealer deals again."),
            "question.A10": self.tr("What happens to a card that was led or played out of turn?"),
            "choice.A10": self.tr(
                "A lead goes back; a card played ahead of turn stays and is played if it "
                "fits, otherwise it is exchanged."
            ),
            "question.A11": self.tr(
                "In which order are announcements made, and until when can they be added?"
            ),
            "choice.A11": self.tr(
                "The bidder first, then to the right, until all are done; they can be added "
                "until the first lead, in preferanc until the unused talon cards are turned up."
            ),
            "question.A12": self.tr("When is the talon card forgotten?"),
            "choice.A12": self.tr("When the next card is led: until then it may be added."),
            "question.A13": self.tr("Are there small offenses in Varšava?"),
            "choice.A13": self.tr("No: every one ends the hand and costs 4 or 8."),
            "question.A14": self.tr("Does a silent pagát count when it is lost?"),
            "choice.A14": self.tr(
                "Yes: it costs 2 if the opponents take it in the last trick; if its holder's "
                "partner takes it, it counts for nobody."
            ),
            "question.A15": self.tr("Which cards are deducted from the 35 points in preferanc?"),
            "choice.A15": self.tr(
                "All that the other side owns without tricks: discards, unused talon cards."
            ),
            "question.A16": self.tr(
                "How far do the fleks go, and do they apply to pagát and valát?"
            ),
            "choice.A16": self.tr(
                "To sixteen times; pagát and valát have fleks of their own, and hand values "
                "are never multiplied."
            ),
            "question.A17": self.tr("Is the game settled beside a big renonc?"),
            "choice.A17": self.tr(
                "No: the renonc alone, and each one that comes to light by the ruling; small "
                "fines of the hand stay."
            ),
            "question.A18": self.tr("Which announcements are paid with a big renonc?"),
            "choice.A18": self.tr(
                "All valid ones of both sides, each at its own flek; a wrong one does not count."
            ),
            "question.A19": self.tr("Does the lone bidder get three times the announcements too?"),
            "choice.A19": self.tr("No: three times the rate, and the announcements once."),
            "question.A20": self.tr("Are the 2 koruny shared, or paid to each?"),
            "choice.A20": self.tr("They are paid to each of the others."),
            "question.A21": self.tr(
                "How long does failing to follow suit count as a small offense?"
            ),
            "choice.A21": self.tr("Until the next player has played any card."),
            "question.A22": self.tr("Do two players with wrong counts pay each other?"),
            "choice.A22": self.tr("Equal amounts cancel."),
            "question.A23": self.tr(
                "When does a hand begin in which the talon is not taken apart?"
            ),
            "choice.A23": self.tr("When the auction is over."),
            "question.A24": self.tr(
                "Does the rule on unused talon cards apply to the forhont alone?"
            ),
            "choice.A24": self.tr("No: to every player of a preferanc."),
            "question.A25": self.tr("What is the first, second and third zdvih of a preferanc?"),
            "choice.A25": self.tr(
                "The draw of three talon cards: the first three, the second three, back to the "
                "first."
            ),
            "question.A26": self.tr("How long may a preferanc be stopped?"),
            "choice.A26": self.tr(
                "Until its player takes the first talon card; of two who stop it, the one earlier "
                "in turn."
            ),
            "question.A27": self.tr("Who may bid the second povinnost?"),
            "choice.A27": self.tr("Any player who holds the pagát."),
            "question.A28": self.tr("Are thirds of a point compared?"),
            "choice.A28": self.tr("No, whole points."),
            "question.A29": self.tr("When must a player be without a trick to get double?"),
            "choice.A29": self.tr("When the offense was committed."),
            "question.A30": self.tr(
                "How do throwing the mont on the škýz and the duty to beat go together?"
            ),
            "choice.A30": self.tr(
                "Nothing beats the škýz, so any trump but a protected pagát may be played."
            ),
            "question.A31": self.tr("When does the referee notice?"),
            "choice.A31": self.tr(
                "At the tournament table when somebody claims it or the cards show it; a "
                "table may choose at once, or after the last trick."
            ),
            "question.A32": self.tr("Do the values of several players of a side add up?"),
            "choice.A32": self.tr(
                "Yes; those of all three opponents count in each payment of a lone player."
            ),
            "question.A33": self.tr("What happens to a hand when the time is up?"),
            "choice.A33": self.tr("It is finished."),
            "question.A34": self.tr("What if a player can't pay?"),
            "choice.A34": self.tr("The player buys in again, in tens."),
            "question.A35": self.tr("May the rest be claimed when all tricks are certain?"),
            "choice.A35": self.tr("No: every hand is played out, trick by trick."),
            "question.A36": self.tr("Who deals first, and who knows the partner?"),
            "choice.A36": self.tr(
                "The first dealer is drawn; the deal goes to the right; the partner stays "
                "secret until revealed by a card or word."
            ),
            "question.A37": self.tr(
                "Does a bidder who plays alone with a bought card get three rates?"
            ),
            "choice.A37": self.tr("No: the sheet grants that in preferanc and sólo only."),
            "question.A38": self.tr("Who may announce a valát?"),
            "choice.A38": self.tr(
                "Any player for his or her side; it is an announcement, not a game."
            ),
            "question.A39": self.tr("Which rate applies to a preferanc before the draw is fixed?"),
            "choice.A39": self.tr("That of the draw reached at that moment."),
        }
