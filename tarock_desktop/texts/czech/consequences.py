"""What follows from each irregularity on the Czech tournament sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class CzechConsequences(SentenceTable):
    """What the sheet provides, by row."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "CZ-P01": self.tr("The same dealer deals again; nobody pays."),
            "CZ-P02": self.tr(
                "Everybody with a wrong count pays 1 koruna to each other player; the same dealer "
                "deals again."
            ),
            "CZ-P03": self.tr("The hand ends; every player with a wrong count pays a big renonc."),
            "CZ-P04": self.tr("The dealer pays 2 koruny to each player and deals again."),
            "CZ-P05": self.tr(
                "The sheet names no penalty. The cards are dealt again; the chief referee may "
                "decide otherwise."
            ),
            "CZ-P06": self.tr("The auction waits until everybody has spoken; nobody pays."),
            "CZ-P07": self.tr("The late bid does not count, and the game stands; nobody pays."),
            "CZ-P08": self.tr("The card is taken; nobody pays."),
            "CZ-P09": self.tr("The call is put right; nobody pays."),
            "CZ-P10": self.tr("The discards are put right; it is no renonc."),
            "CZ-P11": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P12": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P13": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements but the wrong one; a preferanc or sólo bidder gets three "
                "rates."
            ),
            "CZ-P14": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P15": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements but this pagát; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P16": self.tr(
                "The offender pays 2 koruny to each player; the card goes back and the right "
                "player leads."
            ),
            "CZ-P17": self.tr(
                "The offender pays 2 koruny to each player and exchanges the card; play continues."
            ),
            "CZ-P18": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P19": self.tr(
                "The offender pays 2 koruny to each player; the card stays and is played in turn "
                "if it fits."
            ),
            "CZ-P20": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-P21": self.tr(
                "The hand ends; the forehand pays each player 4 koruny, double to a player "
                "without a trick."
            ),
            "CZ-P22": self.tr(
                "The hand ends; the offender pays each player 4 koruny (forehand 8), double "
                "without a trick."
            ),
            "CZ-P23": self.tr(
                "The hand ends; the offender pays each player 4 koruny (forehand 8), double "
                "without a trick."
            ),
            "CZ-P24": self.tr(
                "The hand ends; the offender pays each player 4 koruny (forehand 8), double "
                "without a trick."
            ),
            "CZ-P25": self.tr("This is a reminder only; the card stays."),
            "CZ-P26": self.tr("The chief referee decides whether it is a small or a big renonc."),
            "CZ-P27": self.tr("The chief referee decides whether it is a small or a big renonc."),
            "CZ-P28": self.tr("The chief referee decides whether it is a small or a big renonc."),
            "CZ-P29": self.tr(
                "The sums are counted again; if they still differ, a judge decides."
            ),
            "CZ-P30": self.tr(
                "Other money leaves the table; the chief referee may decide on a penalty."
            ),
            "CZ-P31": self.tr("The chief referee decides what is paid."),
            "CZ-P32": self.tr("The payment is cut to the ceiling."),
            "CZ-17": self.tr(
                "The hand ends. The offender pays each player the renonc rate and all "
                "announcements; a preferanc or sólo bidder gets three rates."
            ),
            "CZ-Rozdávání": self.tr("It is done again in the right way; nobody pays."),
            "CZ-Povinnost": self.tr("The bid does not count; nobody pays."),
            "CZ-Hlášky": self.tr("The announcement does not count; nobody pays."),
            "CZ-Flek": self.tr("The flek does not count; nobody pays."),
            "CZ-Vynášení": self.tr("The act does not count; the right player continues."),
            "CZ-Dokup": self.tr(
                "The buy-in is taken back from the table at the end of the round."
            ),
        }
