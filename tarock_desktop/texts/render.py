"""`Words`: everything the core says, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

from tarock_desktop.cards.cardset import CardSet
from tarock_desktop.cards.pack import MOND, PAGAT, SKYS, Card
from tarock_desktop.messages.keys import KEYS
from tarock_desktop.messages.message import (
    CardRef,
    CountRef,
    HiddenRef,
    Message,
    NameRef,
    NumberRef,
    SuitRef,
)
from tarock_desktop.table import events as ev
from tarock_desktop.table.amounts import ScoreLine
from tarock_desktop.table.events import Event
from tarock_desktop.table.outcomes import GameOutcome, game_outcome
from tarock_desktop.table.rulings import Mode, Remedy, Ruling, Severity
from tarock_desktop.table.seats import Seat, Viewer, may_see
from tarock_desktop.table.view import View
from tarock_desktop.texts.cards import card_sign, with_suit_sign
from tarock_desktop.texts.catalogue import Translations
from tarock_desktop.texts.coaching import CoachMessages
from tarock_desktop.texts.demonstrations import DemonstrationTexts
from tarock_desktop.texts.events import EventTexts
from tarock_desktop.texts.families import FAMILIES
from tarock_desktop.texts.languages import Language
from tarock_desktop.texts.messages import SharedMessages, SharedPublicMessages
from tarock_desktop.texts.names import RoleNames
from tarock_desktop.texts.rules import SharedRights, SharedRules
from tarock_desktop.texts.ruling_texts import (
    BETWEEN_ARTICLES,
    ArticleText,
    CitationTexts,
    ConsequenceTexts,
    GuardTexts,
    OffenderTexts,
    OptionText,
    ReadingText,
    RulingText,
    ScoreLineText,
    StepText,
)
from tarock_desktop.texts.sentences import JoinedTables
from tarock_desktop.texts.vocabulary import LIST_SEPARATOR, Vocabulary
from tarock_desktop.variants.schema import Irregularity, Sheet, TalonFate

BAR: Final = "|"
"""Divides the sentence of a step of a calculation: what it is about, and what it comes to."""
SHORT: Final = ".short"
"""Ends the key of the few words that a summary says for a step."""
POINTS: Final = "working.points"
"""The step that says what was reached; a summary begins with it."""
OF_ROW: Final = ": "
"""Stands between a row and one of its rules."""
LATE: Final = ".late"
"""Ends the key of a consequence that holds when the remedy can no longer be had."""
_BY_NAME: Final = CardSet.of(PAGAT, MOND, SKYS)
"""Tarocks that are called by their names and not by their numbers."""
MESSAGES: Final = (SharedMessages, CoachMessages, DemonstrationTexts)
"""With those of the families they have a sentence for every key of `messages.keys`."""

OptionValue: TypeAlias = str | bool
"""A choice of a table option that is not a number."""

_Text = TypeVar("_Text")


class Words(Vocabulary):
    """All that can be said of one sheet and the people at one table, in one language."""

    def __init__(
        self,
        translations: Translations,
        sheet: Sheet,
        names: Sequence[str],
        *,
        whole: bool = False,
    ) -> None:
        """Read the texts of *sheet*; *names* are those of the people, by seat.

        *whole*: points are shown without fractions.

        Raises:
            KeyError: `texts` has nothing for this ruleset.
        """
        family = FAMILIES.of(sheet.ruleset.id)
        texts = family.sheets[sheet.ruleset.id]
        self._steps = steps = tuple(step.id for step in sheet.challenge.steps)
        super().__init__(translations, texts, sheet, names, whole=whole)
        self._sheet = sheet
        self._messages = JoinedTables(translations, family.messages, *MESSAGES)
        self._public = JoinedTables(translations, family.public_messages, SharedPublicMessages)
        self._rights = JoinedTables(translations, family.rights, SharedRights)
        self._rules = JoinedTables(translations, family.rules, SharedRules)
        self._roles = JoinedTables(translations, family.roles, RoleNames)
        self._guard = GuardTexts(translations)
        self._branches = ConsequenceTexts(translations)
        self._offenders = OffenderTexts(translations)
        self._citations = CitationTexts(translations)
        self._events = EventTexts(translations, self, steps)
        self._gists = texts.gists(translations)
        self._consequences = texts.consequences(translations)
        self._options = texts.options(translations)
        self._readings = texts.readings(translations)

    @property
    def language(self) -> Language:
        """The language of all words."""
        return self._guard.language

    @property
    def ruleset(self) -> str:
        """The id of the ruleset whose words these are."""
        return self._sheet.ruleset.id

    def role(self, role: str) -> str:
        """Return what somebody at the table is called, by the keys of `names.RoleNames`.

        Raises:
            KeyError: there is no such role.
        """
        return self._roles.sentence(role)

    def known_sides(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Return who is known to play with the declarer, and who against him."""
        return self._sheet.known_sides(view)

    def talon_left(self, contract: str | None) -> TalonFate:
        """Return what becomes of talon cards that nobody has taken."""
        return self._sheet.talon_left(contract)

    # ----------------------------------------------------------------------------- messages

    def message(self, message: Message) -> str:
        """Return the sentence of a message.

        Raises:
            KeyError: there is no such key.
        """
        sentence = self._messages.sentence(message.key, _number(message))
        return self._filled(sentence, message)

    def short_message(self, message: Message, deck: str) -> str:
        """Return the sentence of a message with cards as the corners of a *deck* show them.

        Suits have their signs.

        Raises:
            KeyError: there is no such key.
        """
        sentence = self._messages.sentence(message.key, _number(message))
        return self._filled(sentence, message, deck=deck)

    def short_cards(self, cards: Iterable[Card], deck: str) -> str:
        """Return a list of cards as the corners of a *deck* show them; honours by name."""
        return LIST_SEPARATOR.join(self._short(card, deck) for card in cards)

    def _short(self, card: Card, deck: str) -> str:
        return self.card(card) if card in _BY_NAME else card_sign(card, deck)

    def _filled(self, sentence: str, message: Message, *, deck: str = "") -> str:
        places: dict[str, str] = {}
        for (place, _), ref in zip(KEYS[message.key], message.parameters, strict=True):
            places |= self.parameter(place, ref)
            match ref:
                case CardRef() if deck:
                    short = self._short(ref.card, deck)
                    places |= {place: short, f"{place}_object": short}
                case SuitRef() if deck:
                    places[place] = with_suit_sign(places[place], ref.suit)
                case _:
                    pass
        return sentence.format(**places)

    # -------------------------------------------------------------------------------- sheet

    def article(self, article: str) -> ArticleText:
        """Return an article of the sheet, by the ruleset's name for it."""
        key = f"{self._sheet.ruleset.id}.{article}"
        number, _, part = article.partition("/")
        if part.startswith(" "):  # a title of the sheet, not a part of an article
            number = article
        title = self._titles.sentence(key)
        return ArticleText(
            id=article,
            number=number,
            title=title,
            heading=self._citations.heading(number, title),
            gist=self._gists.sentence(key),
        )

    def cited(self, articles: Iterable[str]) -> str:
        """Return some articles in one line."""
        return BETWEEN_ARTICLES.join(self.article(article).heading for article in articles)

    def reading(self, reading: str) -> ReadingText:
        """Return an open question of the sheet and its decision."""
        return ReadingText(
            self._readings.sentence(f"question.{reading}"),
            self._readings.sentence(f"choice.{reading}"),
        )

    def option(self, option: str) -> OptionText:
        """Return label and explanation of a table option."""
        return OptionText(
            self._options.sentence(f"label.{option}"), self._options.sentence(f"about.{option}")
        )

    def preset(self, preset: str) -> OptionText:
        """Return label and explanation of options that are set together."""
        return OptionText(
            self._options.sentence(f"preset.{preset}"),
            self._options.sentence(f"about.preset.{preset}"),
        )

    def option_choice(self, option: str, value: OptionValue) -> str:
        """Return the words for one choice of a table option that is not a number."""
        return self._options.sentence(f"{option}={str(value).lower()}")

    def consequence(self, row: str, rule: str = "") -> str:
        """Return what the sheet provides for an irregularity, by its row: `SPJST-P15`.

        A row may have something else for one of its rules, and where a table option changes it.
        """
        law = self._law(row)
        late = None if law.remedy_until is None else self._late(law, rule)
        in_time = self._in_time(law, rule)
        return in_time if late is None else self._branches.branches(in_time, late)

    def applied(self, row: str, remedy: Remedy, rule: str = "") -> str:
        """Return what follows from an irregularity that was ruled on with *remedy*."""
        law = self._law(row)
        late = None if law.remedy is remedy else self._late(law, rule)
        return self._in_time(law, rule) if late is None else late

    def _law(self, row: str) -> Irregularity:
        return next(law for law in self._sheet.irregularity if law.id == row)

    def _in_time(self, law: Irregularity, rule: str) -> str:
        found = self._follows(law, "", rule)
        return self._consequences.sentence(law.id) if found is None else found

    def _late(self, law: Irregularity, rule: str) -> str | None:
        return self._follows(law, LATE, rule)

    def _follows(self, law: Irregularity, moment: str, rule: str) -> str | None:
        """Return the closest text there is for a row at a moment, `""` or `LATE`."""
        rows = (law.id,) if law.wording is None else (f"{law.id}~{law.wording}", law.id)
        keys = (f"{row}{moment}{part}" for row in rows for part in (f": {rule}", ""))
        found = (self._consequences.find(key) for key in keys)
        return next((text for text in found if text is not None), None)

    def right(self, rule: str) -> str:
        """Return what is right by a rule that all sheets share: `play.follow-suit`."""
        return self._rights.sentence(rule)

    def duty(self, row: str, rule: str) -> str:
        """Return what is right by a rule of a row of the irregularities."""
        own = self._rights.find(f"{row}{OF_ROW}{rule}")
        return self.right(rule) if own is None else own

    def rule(self, rule: str) -> str:
        """Return in few words what breaks a rule that all sheets share."""
        return self._rules.sentence(rule)

    def offence(self, row: str, rule: str = "") -> str:
        """Return in few words what breaks *rule*, or the first rule of a row.

        It is the title of the row's article where the row has no rule.
        """
        law = self._law(row)
        own = self._rules.find(row)
        if own is not None:
            return own
        broken = rule or next(iter(law.rules), "")
        return self.rule(broken) if broken else self.article(law.article).title

    def name(self, name: NameRef) -> str:
        """Return the sheet's own word; a row of the irregularities is called by the offence."""
        if name.kind != "row":
            return super().name(name)
        row, _, rule = name.name.partition(OF_ROW)
        return self.offence(row, rule)

    # ------------------------------------------------------------------------------- rulings

    def ruling(
        self, ruling: Ruling, viewer: Viewer | None = None, mode: Mode = Mode.GUARD
    ) -> RulingText:
        """Return a ruling in its parts.

        Args:
            ruling: what the referee said.
            viewer: who reads it; whoever acted, if it is not given. Nobody else is told of cards
                he may not know.
            mode: whether the table let the act happen.
        """
        owns = viewer is None or may_see(viewer, ruling.seat)
        seen = ruling if viewer is None else ruling.for_viewer(viewer)
        citation = seen.citation
        follows = self.applied(seen.row, seen.remedy, seen.rule)
        elsewhere = ""
        if mode is Mode.GUARD and seen.severity is not Severity.NOTE:
            elsewhere = self._guard.elsewhere(follows)
            follows = self._guard.refused(self.seat(seen.seat) if seen.seat >= 0 else None)
        return RulingText(
            what=self._happened(seen, owns=owns),
            duty=self._duty(seen),
            follows=follows,
            elsewhere=elsewhere,
            rule=self.article(citation.article),
            consequence=_or_none(self.article, citation.consequence),
            allowed="" if seen.right is None else self.message(seen.right),
            notes=tuple(self._explained(note, owns=owns) for note in seen.notes),
            reading=_or_none(self.reading, citation.reading),
        )

    def _duty(self, ruling: Ruling) -> str:
        """Return what is right, for what happened where that has a sentence of its own."""
        own = self._rights.find(f"{ruling.rule}: {ruling.explanation.key}")
        return self.duty(ruling.row, ruling.rule) if own is None else own

    def _happened(self, ruling: Ruling, *, owns: bool) -> str:
        """Return what happened, with everybody who answers for it."""
        what = self._explained(ruling.explanation, owns=owns)
        others = ", ".join(self.seat(seat) for seat in ruling.guilty[1:])
        if others:
            what = self._offenders.also(what, others)
        if ruling.holder is None or not self._holder_pays(ruling):
            return what
        return self._offenders.responsible(what, self.seat(ruling.holder))

    def _holder_pays(self, ruling: Ruling) -> bool:
        law = next((law for law in self._sheet.irregularity if law.id == ruling.row), None)
        fines = () if law is None else law.outcome_of(ruling.remedy).fines
        return any(fine.payer != "offender" for fine in fines)

    def _explained(self, explanation: Message, *, owns: bool) -> str:
        knows = owns and not any(isinstance(ref, HiddenRef) for ref in explanation.parameters)
        public = None if knows else self._public.find(explanation.key, _number(explanation))
        return self.message(explanation) if public is None else self._filled(public, explanation)

    # -------------------------------------------------------------------------- log and score

    def score_line(self, line: ScoreLine) -> ScoreLineText:
        """Return a line of the score with its calculation."""
        steps = [step for step in line.working if not _changes_nothing(step)]
        outcome = game_outcome(line)
        return ScoreLineText(
            label=self.message(line.label),
            amounts=tuple(self.gain(amount) for amount in line.amounts),
            working=tuple(self._step(step, outcome) for step in steps),
            article=self.article(line.article),
            summary=self._summary(steps, outcome),
            written=tuple(self.gain(amount) for amount in line.written),
        )

    def _of_outcome(self, key: str, outcome: GameOutcome | None) -> str | None:
        """Return what a step says of a game that was won, lost or tied, if it says more then."""
        return None if outcome is None else self._messages.find(f"{key}.{outcome.value}")

    def _step(self, step: Message, outcome: GameOutcome | None) -> StepText:
        own = self._of_outcome(step.key, outcome)
        sentence = self._messages.sentence(step.key, _number(step)) if own is None else own
        # Divided before it is filled in: a name may have any character in it.
        cause, _, result = sentence.partition(BAR)
        return StepText(self._filled(cause, step), self._filled(result, step))

    def _summary(self, steps: Iterable[Message], outcome: GameOutcome | None) -> str:
        """Return the causes in few words, what was reached first."""
        reached, causes = "", []
        for step in steps:
            key = step.key + SHORT
            short = self._of_outcome(key, outcome) or self._messages.find(key)
            if short is None:
                continue
            if step.key == POINTS:
                reached = self._filled(short, step)
            else:
                causes.append(self._filled(short, step))
        return ": ".join(part for part in (reached, LIST_SEPARATOR.join(causes)) if part)

    def event(self, event: Event, viewer: Viewer) -> str | None:
        """Return the log line of an event; `None` for one that needs no line.

        A line says what everybody at the table could see, so it is the same for every viewer of a
        screen; only a ruling tells the offender more.
        """
        match event:
            case ev.LinesScored():
                return "; ".join(self._scored(line) for line in event.lines)
            case ev.RulingIssued():
                return " ".join(self.ruling(event.ruling, viewer, Mode.TOURNAMENT).shown)
            case ev.RemarkMade():
                return self.message(event.remark)
            case _:
                return self._events.line(event)

    def by_table(self, line: str) -> str:
        """Return the log line of an act that the table did in a person's place."""
        return self._events.by_table(line)

    def deal_number(self, number: str) -> str:
        """Return the log line that tells the number of a deal."""
        return self._events.deal_number(number)

    def said(self, event: Event) -> str:
        """Return the very words that are said aloud at an event; empty: none are."""
        match event:
            case ev.BidMade():
                return self.name(NameRef("contract", event.contract))
            case ev.BidPassed():
                return self.message(Message("choice.pass"))
            case ev.ItemAnnounced():
                return self.name(NameRef("item", event.item))
            case ev.Challenged() | ev.StepRepeated():
                return self.name(NameRef("step", self._steps[event.step - 1]))
            case ev.ValuesDeclared():
                values = (self.name(NameRef("value", value)) for value in event.values)
                return LIST_SEPARATOR.join(values)
            case ev.CardCalled() if event.spoken:
                return self.card(event.card)
            case _:
                return ""

    def _scored(self, line: ScoreLine) -> str:
        gains = self._events.gains(line.amounts)
        return f"{self.message(line.label)} ({gains})"


def _or_none(text: Callable[[str], _Text], key: str | None) -> _Text | None:
    return None if key is None else text(key)


def _changes_nothing(step: Message) -> bool:
    """Return whether a step multiplies by one."""
    return step.key == "working.multiply" and step.parameters[1] == NumberRef.whole(1)


def _number(message: Message) -> int:
    """Return the number that inflects the sentence; 0 where none does."""
    return next((ref.count for ref in message.parameters if isinstance(ref, CountRef)), 0)
