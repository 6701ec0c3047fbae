"""`tarock people`: who has played at this computer, and what; as in the window."""

from __future__ import annotations

from fractions import Fraction

from tarock_desktop.cli.options import open_words
from tarock_desktop.cli.streams import DIFFERENT, OK, USAGE, Streams
from tarock_desktop.records.errors import RecordsError
from tarock_desktop.records.given_away import KINDS
from tarock_desktop.records.people import Person, known
from tarock_desktop.records.records import Records
from tarock_desktop.records.spreadsheet import csv_of
from tarock_desktop.records.statistics import SheetStatistics, mean
from tarock_desktop.records.summaries import Role
from tarock_desktop.session.preferences import (
    change_preferences,
    load_preferences,
    names_without,
    preferences_path,
)
from tarock_desktop.texts.numbers import decimal
from tarock_desktop.variants.loader import load_sheet


def run(act: str, name: str | None, code: str, streams: Streams) -> int:
    """Do one of `list`, `show`, `csv`, `forget` and `rebuild` and return the exit code."""
    records = Records()
    try:
        if act == "rebuild":
            streams.say(f"{records.rebuild()} games read")
            return OK
        records.read_folder()
        everybody = records.people()
        found = None if name is None else known(everybody, name)
        if name is not None and found is None:
            streams.warn(f"tarock people: nobody is called {name[:40]}")
            return DIFFERENT
        chosen = everybody if found is None else (found,)
        match act:
            case "show":
                _show(records, chosen, code, streams)
            case "csv":
                hands = [(person.name, records.hands_of(person.id)) for person in chosen]
                streams.say(csv_of(hands).rstrip("\n"))
            case "forget":
                _forget(records, chosen[0], streams)
            case _:
                for person in everybody:
                    streams.say(f"{person.name:40}  {len(records.hands_of(person.id)):>6} hands")
    except RecordsError as error:
        streams.warn(str(error))
        return USAGE
    finally:
        if records.report is not None:
            streams.warn(str(records.report))
    return OK


def _show(records: Records, people: tuple[Person, ...], code: str, streams: Streams) -> None:
    for person in people:
        streams.say(person.name)
        for played in records.statistics(person.id):
            _show_sheet(played, code, streams)


def _show_sheet(played: SheetStatistics, code: str, streams: Streams) -> None:
    sheet = load_sheet(played.ruleset, {})
    words = open_words(sheet, (), code)
    kinds = {"written": True, "paid": False} if sheet.keeps_written else {"gain": False}
    streams.say(f"  {sheet.ruleset.name}: {len(played.hands)} hands")
    for kind, written in kinds.items():
        amounts = played.amounts(written=written)
        total = words.gain(sum(amounts, Fraction(0)))
        average = decimal(mean(amounts), words.language, 2)
        streams.say(f"    {kind}: {total}, {average} a hand")
    known = played.given_away
    if known:
        sums = zip(KINDS, zip(*(each.by_kind for each in known), strict=True), strict=True)
        lost = ", ".join(f"{kind} {sum(amounts):.1f}" for kind, amounts in sums)
        lost_in_all = sum(each.total for each in known)
        streams.say(f"    given away in {len(known)} hands: {lost_in_all:.1f} ({lost})")
    else:
        streams.say("    given away: not known of these hands")
    for role in Role:
        count = played.role(role)
        if count.hands:
            won = f"{count.won} won, {count.lost} lost"
            streams.say(f"    {role.value}: {count.hands} hands, {won}")
    for rule in played.rules:
        streams.say(f"    {rule.article} {rule.rule}: {rule.refused} refused, {rule.ruled} ruled")


def _forget(records: Records, person: Person, streams: Streams) -> None:
    forgotten = records.forget(person.id)
    path = preferences_path()
    settings = load_preferences(path).preferences
    names = names_without(settings.names, person.name)
    if names != settings.names:
        change_preferences(settings, {"names": names}, path)
    streams.say(f"{person.name} is forgotten.")
    files = () if forgotten is None else forgotten.files
    if files:
        streams.say(f"{len(files)} saved games keep the name; they lie in {records.folder}:")
        for file in files:
            streams.say(f"  {file}")
