"""What follows from each irregularity on the Czech tournament sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class CzechConsequences(SentenceTable):
    """What the sheet provides, by row."""

    SENTENCES: ClassVar[Sentences] = {
        "CZ-P01": lambda self, _: self.tr("The same dealer deals again; nobody pays."),
        "CZ-P02": lambda self, _: self.tr(
            "Everybody with a wrong count pays 1 koruna to each other player; the same dealer "
            "deals again."
        ),
        "CZ-P03": lambda self, _: self.tr(
            "The hand ends; everybody who had a wrong count pays a big renonc."
        ),
        "CZ-P04": lambda self, _: self.tr(
            "The dealer pays 2 koruny to each player and deals again."
        ),
        "CZ-P05": lambda self, _: self.tr(
            "The cards are dealt again; the chief referee may fine."
        ),
        "CZ-P06": lambda self, _: self.tr("The auction waits until it has been said."),
        "CZ-P07": lambda self, _: self.tr("The late bid is lost, and the preferanc stands."),
        "CZ-P08": lambda self, _: self.tr("The card is taken; nobody pays."),
        "CZ-P09": lambda self, _: self.tr("The call is put right; nobody pays."),
        "CZ-P10": lambda self, _: self.tr("The discards are put right; it is no renonc."),
        "CZ-P11": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-P12": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-P13": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements but the wrong one."
        ),
        "CZ-P14": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-P15": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements but this pagát."
        ),
        "CZ-P16": lambda self, _: self.tr(
            "The offender pays 2 koruny to each player; the card goes back and the right player "
            "leads."
        ),
        "CZ-P17": lambda self, _: self.tr(
            "The offender pays 2 koruny to each player and exchanges the card; play goes on."
        ),
        "CZ-P18": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-P19": lambda self, _: self.tr(
            "The offender pays 2 koruny to each player; the card stays and is played in turn if "
            "it fits."
        ),
        "CZ-P20": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-P21": lambda self, _: self.tr(
            "The hand ends; the first bidder pays each player, double to those without a trick."
        ),
        "CZ-P22": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of Varšava, double to those "
            "without a trick."
        ),
        "CZ-P23": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of Varšava, double to those "
            "without a trick."
        ),
        "CZ-P24": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of Varšava, double to those "
            "without a trick."
        ),
        "CZ-P25": lambda self, _: self.tr("A reminder; the card stays."),
        "CZ-P26": lambda self, _: self.tr(
            "The chief referee decides whether it is a small or a big renonc."
        ),
        "CZ-P27": lambda self, _: self.tr(
            "The chief referee decides whether it is a small or a big renonc."
        ),
        "CZ-P28": lambda self, _: self.tr(
            "The chief referee decides whether it is a small or a big renonc."
        ),
        "CZ-P29": lambda self, _: self.tr("The sums are counted again; then the referee decides."),
        "CZ-P30": lambda self, _: self.tr("The referee decides; other money leaves the table."),
        "CZ-P31": lambda self, _: self.tr("The chief referee decides what is paid."),
        "CZ-P32": lambda self, _: self.tr("The payment is cut to the ceiling."),
        "CZ-17": lambda self, _: self.tr(
            "The hand ends; the offender pays each player the rate of a big renonc and all "
            "announcements."
        ),
        "CZ-Rozdávání": lambda self, _: self.tr("It is put right."),
        "CZ-Povinnost": lambda self, _: self.tr("It does not count, and nobody pays."),
        "CZ-Hlášky": lambda self, _: self.tr("It does not count, and nobody pays."),
        "CZ-Flek": lambda self, _: self.tr("It does not count, and nobody pays."),
        "CZ-Vynášení": lambda self, _: self.tr(
            "The act does not count; the right player goes on."
        ),
        "CZ-Dokup": lambda self, _: self.tr(
            "The buy-in is taken back from the table at the end of the round."
        ),
    }
