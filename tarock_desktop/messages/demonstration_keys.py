"""What is said to the hands that a club can show: keys without parameters, one for a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_desktop.messages.message import Signature

DEMONSTRATIONS: Final[Mapping[str, Signature]] = {
    # What a hand shows.
    "demonstration.partner": (),
    "demonstration.overtrump": (),
    "demonstration.pagat": (),
    "demonstration.mond": (),
    "demonstration.doubled": (),
    # What is said to its steps.
    "demonstration.partner.deal": (),
    "demonstration.partner.task": (),
    "demonstration.partner.call": (),
    "demonstration.partner.ask": (),
    "demonstration.partner.seen": (),
    "demonstration.partner.end": (),
    "demonstration.overtrump.deal": (),
    "demonstration.overtrump.ask": (),
    "demonstration.overtrump.taken": (),
    "demonstration.overtrump.end": (),
    "demonstration.pagat.deal": (),
    "demonstration.pagat.ask": (),
    "demonstration.pagat.said": (),
    "demonstration.pagat.count": (),
    "demonstration.pagat.falls": (),
    "demonstration.pagat.end": (),
    "demonstration.mond.deal": (),
    "demonstration.mond.ask": (),
    "demonstration.mond.falls": (),
    "demonstration.mond.end": (),
    "demonstration.doubled.deal": (),
    "demonstration.doubled.ask": (),
    "demonstration.doubled.said": (),
    "demonstration.doubled.won": (),
    "demonstration.doubled.lost": (),
}
