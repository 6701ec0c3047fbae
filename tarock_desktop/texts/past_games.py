"""Saved games and their hands in lines to be listed and searched."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, final

from msgspec import Struct

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.messages.message import NameRef
from tarock_desktop.records.lists import ListedGame, ListedHand, Sitter
from tarock_desktop.records.summaries import HandSummary, Outcome, RulingSummary
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.languages import NO_BREAK_SPACE
from tarock_desktop.texts.render import Words
from tarock_desktop.texts.sentences import Texts
from tarock_desktop.variants.loader import Choices, OptionError, load_sheet

_BETWEEN: Final = " · "


class RulingLine(Struct, frozen=True):
    """A ruling of a hand."""

    act: int
    """Number of its act in the game, from 1."""
    line: str


class PastHand(Struct, frozen=True):
    """A finished hand."""

    number: int
    """From 1."""
    line: str
    gains: str
    rulings: tuple[RulingLine, ...]
    found_by: str
    """Everything that can be searched for, in small letters."""


class PastGame(Struct, frozen=True):
    """A saved game."""

    file: str
    """Its name in the folder of saved games."""
    started: str
    """Date and time, such as 2026-11-29T20:15:00."""
    sheet: str
    people: str
    """The names with what each has won, and how many hands were played."""
    damage: str
    hands: tuple[PastHand, ...]
    found_by: str


@final
class PastGameTexts(Texts):
    """Says what was played."""

    def __init__(self, translations: Translations) -> None:
        super().__init__(translations)
        self._of_sheet: dict[str, tuple[str, Words]] = {}
        """Name and words of each sheet with its options, without people."""

    def games(
        self, games: Iterable[ListedGame], hands: Iterable[ListedHand]
    ) -> tuple[PastGame, ...]:
        """Return games with their hands, in the order of the games."""
        of_game: dict[int, list[ListedHand]] = {}
        for hand in hands:
            of_game.setdefault(hand.game, []).append(hand)
        return tuple(
            self._game(game, of_game.get(game.id, []))
            for game in games
            if game.ruleset in FAMILY_OF
        )

    def _game(self, game: ListedGame, hands: Sequence[ListedHand]) -> PastGame:
        sheet, words = self._words(game.ruleset, game.options)
        names = [self._name(sitter) for sitter in game.sitters]
        people = self._gains(words, names, game.gains)
        people = _BETWEEN.join((people, self.tr("%n hand(s)", None, game.hands)))
        if game.branch is not None:
            people += "\n" + self.tr("played on from hand {number} of {file}").format(
                number=game.branch.hand, file=game.branch.game
            )
        return PastGame(
            file=game.file,
            started=game.last or game.started,
            sheet=sheet,
            people=people,
            damage=game.damage,
            hands=tuple(self._hand(words, hand) for hand in hands),
            found_by=_searched(sheet, game.ruleset, people, game.started, game.last, game.file),
        )

    def _hand(self, words: Words, hand: ListedHand) -> PastHand:
        names = [self._name(sitter) for sitter in hand.sitters]
        line = self._line(words, hand.summary, names)
        gains = self._gains(words, names, [seat.gain for seat in hand.summary.seats])
        rulings = tuple(self._ruling(words, each, names) for each in hand.summary.rulings)
        said = (each.line for each in rulings)
        rows = (each.row for each in hand.summary.rulings)
        found_by = _searched(line, gains, hand.played, hand.summary.deal, *said, *rows)
        return PastHand(hand.summary.number, line, gains, rulings, found_by)

    def _line(self, words: Words, hand: HandSummary, names: Sequence[str]) -> str:
        """Return who played what, and how it ended."""
        if not hand.contract:
            return self.tr("{number}. no game").format(number=hand.number)
        try:
            contract = words.name(NameRef("contract", hand.contract))
        except LookupError:  # An older sheet had this contract.
            contract = hand.contract
        if hand.declarer is None or hand.contract == words.unbid:
            return self.tr("{number}. {contract}: each for himself").format(
                number=hand.number, contract=contract
            )
        people = [names[hand.declarer]]
        if hand.partner not in (None, hand.declarer):
            people.append(names[hand.partner or 0])
        line = self.tr("{number}. {contract}: {people}").format(
            number=hand.number, contract=contract, people=" – ".join(people)
        )
        ends = {seat.seat: seat.outcome for seat in hand.seats}
        end = self._outcome(ends.get(hand.declarer, Outcome.NONE))
        return f"{line}, {end}" if end else line

    def _outcome(self, outcome: Outcome) -> str:
        match outcome:
            case Outcome.WON:
                return self.tr("won")
            case Outcome.LOST:
                return self.tr("lost")
            case Outcome.EVEN:
                return self.tr("even")
            case Outcome.NONE:
                return ""

    def _ruling(self, words: Words, ruling: RulingSummary, names: Sequence[str]) -> RulingLine:
        try:
            what = words.offence(ruling.row, ruling.rule)
            article = words.article(ruling.article).heading
        except (LookupError, StopIteration):  # An older sheet had this row.
            what, article = ruling.row, ruling.article
        people = ", ".join(names[seat] for seat in ruling.seats if 0 <= seat < len(names))
        line = self.tr("Ruling: {what} [{article}]").format(what=what, article=article)
        return RulingLine(ruling.act, _BETWEEN.join(part for part in (line, people) if part))

    def _gains(self, words: Words, names: Sequence[str], gains: Sequence[Fraction]) -> str:
        pairs = zip(names, gains, strict=False)
        return ", ".join(f"{name}{NO_BREAK_SPACE}{words.gain(gain)}" for name, gain in pairs)

    def _name(self, sitter: Sitter) -> str:
        return sitter.name or self.tr("Guest")

    def _words(self, ruleset: str, options: Choices) -> tuple[str, Words]:
        key = f"{ruleset} {sorted(options.items())}"
        if key not in self._of_sheet:
            try:
                sheet = load_sheet(ruleset, options)
            except OptionError:
                sheet = load_sheet(ruleset, {})
            self._of_sheet[key] = sheet.ruleset.name, Words(self._translations, sheet, ())
        return self._of_sheet[key]


def _searched(*texts: str) -> str:
    return "\n".join(texts).replace(NO_BREAK_SPACE, " ").casefold()
