"""Questions the Czech tournament sheet leaves open, and how they are decided."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CzechReadings(SentenceTable):
    """Question and choice of each reading."""

    SENTENCES: ClassVar[Sentences] = {
        "question.A01": lambda self, _: self.tr(
            "How does the auction go on after a higher bid, and who may bid again?"
        ),
        "choice.A01": lambda self, _: self.tr(
            "It rises until the three others have approved in a row; who has approved may still "
            "outbid a later bid. Preferanc stands at once, except against sólo."
        ),
        "question.A02": lambda self, _: self.tr(
            "Is the card called freely from the XIX to the XVI?"
        ),
        "choice.A02": lambda self, _: self.tr(
            "No: the highest of the four that the bidder does not hold; holding all four he "
            "calls the XIX and plays alone."
        ),
        "question.A03": lambda self, _: self.tr("The values are priced but not defined."),
        "choice.A03": lambda self, _: self.tr(
            "Taročky 8 or 9 taroks, taroky 10 or more, barvičky 1 or 2, barvy none; honery four "
            "of the seven cards of five eyes; one value of each kind."
        ),
        "question.A04": lambda self, _: self.tr("Who pays whom when two play against two?"),
        "choice.A04": lambda self, _: self.tr("Each loser pays one winner."),
        "question.A05": lambda self, _: self.tr("What becomes of thirds of an eye?"),
        "choice.A05": lambda self, _: self.tr("Whole eyes are counted, rounded to the nearest."),
        "question.A06": lambda self, _: self.tr("Which way is a negative sum rounded up?"),
        "choice.A06": lambda self, _: self.tr(
            "The amount that is paid is rounded up, whoever pays it."
        ),
        "question.A07": lambda self, _: self.tr(
            "Does the ceiling hold for each payment or for the hand?"
        ),
        "choice.A07": lambda self, _: self.tr(
            "For all that one player pays one other in a hand, small fines included."
        ),
        "question.A08": lambda self, _: self.tr("What may not be laid away?"),
        "choice.A08": lambda self, _: self.tr(
            "No kings and no cards of the Trull; other taroks only when nothing else is left, "
            "face up."
        ),
        "question.A09": lambda self, _: self.tr(
            "What does the dealer pay who looks at cards while dealing, when no game is played "
            "yet?"
        ),
        "choice.A09": lambda self, _: self.tr(
            "2 koruny to each player; the same dealer deals again."
        ),
        "question.A10": lambda self, _: self.tr(
            "What becomes of a card that was led or played out of turn?"
        ),
        "choice.A10": lambda self, _: self.tr(
            "A lead goes back; a card played ahead of turn stays and is played if it fits, else "
            "it is exchanged."
        ),
        "question.A11": lambda self, _: self.tr(
            "In which order is announced, and until when can something be added?"
        ),
        "choice.A11": lambda self, _: self.tr(
            "The bidder first, then to the right, until all are done; added until the first "
            "lead, in preferanc until the unused talon cards are turned up."
        ),
        "question.A12": lambda self, _: self.tr("When is the talon card forgotten?"),
        "choice.A12": lambda self, _: self.tr(
            "When the next card is led: until then it may be added."
        ),
        "question.A13": lambda self, _: self.tr("Are there small offences in Varšava?"),
        "choice.A13": lambda self, _: self.tr("No: every one ends the hand and costs 4 or 8."),
        "question.A14": lambda self, _: self.tr("Does a silent pagát count when it is lost?"),
        "choice.A14": lambda self, _: self.tr(
            "Yes: caught by the opponents in the last trick it costs 2; taken by the own partner"
            " it counts for nobody."
        ),
        "question.A15": lambda self, _: self.tr(
            "Which cards are taken off the 35 eyes in preferanc?"
        ),
        "choice.A15": lambda self, _: self.tr(
            "All that the other side owns without tricks: discards, unused talon cards."
        ),
        "question.A16": lambda self, _: self.tr(
            "How far does the ladder of fleks go, and does it hold for pagát and valát?"
        ),
        "choice.A16": lambda self, _: self.tr(
            "To sixteen times; pagát and valát have ladders of their own, and hand values are "
            "never multiplied."
        ),
        "question.A17": lambda self, _: self.tr("Is the game settled beside a big renonc?"),
        "choice.A17": lambda self, _: self.tr(
            "No: the renonc alone; small fines of the hand stay. The first big offence decides."
        ),
        "question.A18": lambda self, _: self.tr("Which announcements are paid with a big renonc?"),
        "choice.A18": lambda self, _: self.tr(
            "All valid ones of both sides, each at its own flek; a wrong one is none."
        ),
        "question.A19": lambda self, _: self.tr(
            "Does the lone bidder get three times the announcements too?"
        ),
        "choice.A19": lambda self, _: self.tr(
            "No: three times the rate, and the announcements once."
        ),
        "question.A20": lambda self, _: self.tr("Are the 2 koruny shared, or paid to each?"),
        "choice.A20": lambda self, _: self.tr("They are paid to each of the others."),
        "question.A21": lambda self, _: self.tr("Until when is not following a small offence?"),
        "choice.A21": lambda self, _: self.tr("Until the next player has played any card."),
        "question.A22": lambda self, _: self.tr(
            "Do two players with wrong counts pay each other?"
        ),
        "choice.A22": lambda self, _: self.tr("Equal amounts cancel."),
        "question.A23": lambda self, _: self.tr(
            "When does a hand begin in which the talon is not taken apart?"
        ),
        "choice.A23": lambda self, _: self.tr("When the auction is over."),
        "question.A24": lambda self, _: self.tr(
            "Does the rule on unused talon cards hold for the forhont alone?"
        ),
        "choice.A24": lambda self, _: self.tr("For every player of a preferanc."),
        "question.A25": lambda self, _: self.tr(
            "What is the first, second and third zdvih of a preferanc?"
        ),
        "choice.A25": lambda self, _: self.tr(
            "The draw of three talon cards: the first three, the second three, back to the first."
        ),
        "question.A26": lambda self, _: self.tr("How long may a preferanc be stopped?"),
        "choice.A26": lambda self, _: self.tr(
            "Until its player takes the first talon card; of two who stop it, the one earlier in"
            " turn."
        ),
        "question.A27": lambda self, _: self.tr("Who may bid the second povinnost?"),
        "choice.A27": lambda self, _: self.tr("Anybody who holds the pagát."),
        "question.A28": lambda self, _: self.tr("Are thirds of an eye compared?"),
        "choice.A28": lambda self, _: self.tr("No, whole eyes."),
        "question.A29": lambda self, _: self.tr(
            "When must a player be without a trick to get double?"
        ),
        "choice.A29": lambda self, _: self.tr("When the offence was committed."),
        "question.A30": lambda self, _: self.tr(
            "How do throwing the mont on the škýz and the duty to beat go together?"
        ),
        "choice.A30": lambda self, _: self.tr(
            "Nothing beats the škýz, so any tarok but a protected pagát may be played."
        ),
        "question.A31": lambda self, _: self.tr("When does the referee notice?"),
        "choice.A31": lambda self, _: self.tr(
            "At the tournament table when somebody claims it or the cards show it; a table may "
            "want it at once, or after the last trick."
        ),
        "question.A32": lambda self, _: self.tr(
            "Do the values of several players of a side add up?"
        ),
        "choice.A32": lambda self, _: self.tr(
            "Yes; those of all three opponents count in each payment of a lone player."
        ),
        "question.A33": lambda self, _: self.tr("What becomes of a hand when the time is up?"),
        "choice.A33": lambda self, _: self.tr("It is finished."),
        "question.A34": lambda self, _: self.tr("What if a player can't pay?"),
        "choice.A34": lambda self, _: self.tr("He buys in again, in tens."),
        "question.A35": lambda self, _: self.tr(
            "May the rest be claimed when all tricks are certain?"
        ),
        "choice.A35": lambda self, _: self.tr("No: every hand is played out, trick by trick."),
        "question.A36": lambda self, _: self.tr("Who deals first, and who knows the partner?"),
        "choice.A36": lambda self, _: self.tr(
            "The first dealer is drawn; the deal goes to the right; the partner stays secret "
            "until he shows himself."
        ),
        "question.A37": lambda self, _: self.tr(
            "Does a bidder who plays alone with a bought card get three rates?"
        ),
        "choice.A37": lambda self, _: self.tr(
            "No: the sheet grants that in preferanc and sólo only."
        ),
        "question.A38": lambda self, _: self.tr("Who may announce a valát?"),
        "choice.A38": lambda self, _: self.tr(
            "Anybody for his side; it is an announcement, not a game."
        ),
        "question.A39": lambda self, _: self.tr(
            "Which rate holds for a preferanc before the draw is fixed?"
        ),
        "choice.A39": lambda self, _: self.tr("That of the draw reached at that moment."),
    }
