"""What only the Czech tournament has, in comparisons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechSubjects(SentenceTable):
    """Subjects of a comparison, by key; `{name}` is a word of the sheet."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.rate": self.tr("{name}: for each point"),
            "contract.renonc": self.tr("{name}: a big renonc"),
            "contract.binding": self.tr("{name}: stands without approval"),
            "draws.factors": self.tr("Factor of the rate after one, two, three draws"),
            # What other sheets call points is an eye (oko) on this one, in Czech.
            "points.K": self.tr("Points of a king"),
            "points.Q": self.tr("Points of a queen"),
            "points.N": self.tr("Points of a rider"),
            "points.J": self.tr("Points of a jack"),
            "points.honours": self.tr("Points of Skys, Mond and Pagat, each"),
            "points.other": self.tr("Points of any other card"),
            "points.total": self.tr("Points in the deck"),
            "score.par": self.tr("Points from which the difference is counted"),
            "score.total": self.tr("Points counted in all"),
            "score.step": self.tr("Payments are rounded up to"),
            "score.silent_pagat_loss": self.tr("A silent pagát that is caught is paid"),
            "score.ceiling": self.tr("The most one player pays one other in a hand"),
            "renonc.to_bidder": self.tr(
                "Rates that a defender pays a lone bidder for a big renonc"
            ),
            "renonc.several": self.tr("Several big renoncs in a hand"),
            "varsava.added": self.tr("Varšava: tricks to which a talon card is added"),
            "varsava.loss": self.tr(
                "Varšava: the player with the most points pays each other player"
            ),
            "varsava.trickless": self.tr("Varšava: factor to a player without a trick"),
            "varsava.forehand": self.tr("Varšava: factor if the forehand pays"),
            "varsava.forgotten": self.tr("Varšava: a forgotten talon card, to each player"),
            "contract.says": self.tr("{name}: announced by the bid"),
            "discard.tarocks": self.tr("Discarding other trumps"),
            "approval.pause": self.tr("Seconds in which a preferanc may be stopped"),
            "keeping.early_lead": self.tr("Leading before the trick is collected is agreed"),
            "referee.timing": self.tr("When the referee speaks at a tournament"),
            "value.spares_trull_card": self.tr("{name}: one card of the Trull is allowed"),
            "value.unless": self.tr("{name}: contained in"),
            "varsava.compare": self.tr("Varšava: comparing points"),
            "session.rounds": self.tr("Rounds of the tournament"),
            "session.minutes": self.tr("Minutes of a round"),
            "session.signed": self.tr("Everybody confirms the card of a round"),
            "agreement.before_referee": self.tr(
                "The players try to agree before the referee is called"
            ),
        }


@final
class CzechValues(SentenceTable):
    """Choices, by subject and value."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "contract.bidders=after-approval": self.tr(
                "the forehand, when the others have approved"
            ),
            "call.time=before-drawing": self.tr("before the talon is taken up"),
            "discard.tarocks=only-if-forced": self.tr("only when nothing else is left, face up"),
            "discard.tarocks=never": self.tr("never; a king instead"),
            "referee.timing=claims": self.tr("when a player claims or the cards show it"),
            "referee.timing=awake": self.tr("at once"),
            "referee.timing=end": self.tr("after the last trick"),
            "renonc.several=each": self.tr("each one is paid"),
            "renonc.several=first": self.tr("only the first one is paid"),
            "varsava.compare=whole": self.tr("whole points"),
            "varsava.compare=exact": self.tr("exactly, with thirds"),
        }
