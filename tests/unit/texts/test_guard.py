"""The catalogue check must find every planted mistake."""

import pytest

from tarock_desktop.texts.linguist_file import Entry

TEXTS = "tarock_desktop/texts/example.py"
CZECH = "translations/tarock_cs.ts"
SLOVENIAN = "translations/tarock_sl.ts"
ENGLISH = "translations/tarock_en.ts"
GERMAN = "translations/tarock_de.ts"


def spoil(checkout, name, old, new):
    file = checkout / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def plant(checkout, call):
    file = checkout / TEXTS
    method = "\n    def planted(self, n: int, name: str, other: Texts) -> str:\n"
    file.write_text(f"{file.read_text('utf-8')}{method}        return {call}\n", "utf-8")


def example_entry(context, form, source="x"):
    return Entry(
        context=context,
        source=source,
        comment="",
        plural=False,
        state="finished",
        forms=(form,),
        line=1,
    )


@pytest.fixture
def complaints(guard, checkout, capfd):
    """Run the check over the checkout; give its exit code and what it printed."""

    def run():
        code = guard.main(["--root", str(checkout)])
        out, err = capfd.readouterr()
        return code, out + err

    return run


def test_translated_checkout_is_accepted(complaints):
    assert complaints() == (0, "")


def test_updating_again_changes_nothing(guard, checkout):
    before = {file: file.read_bytes() for file in (checkout / "translations").iterdir()}
    assert len(before) == 4
    guard.main(["--update", "--root", str(checkout)])
    assert {file: file.read_bytes() for file in before} == before


def test_update_finishes_english_and_keeps_translations(guard, checkout, capfd):
    spoil(checkout, TEXTS, 'self.tr("Save")', 'self.tr("Save") + self.tr("%n box(es)", "", 2)')
    guard.main(["--update", "--root", str(checkout)])
    printed = capfd.readouterr().out
    assert "tarock_en.ts: 6 messages, 0 not finished" in printed
    assert "tarock_sl.ts: 8 messages, 1 not finished" in printed
    assert "<numerusform>%n boxes</numerusform>" in (checkout / ENGLISH).read_text("utf-8")
    assert "<translation>Shrani</translation>" in (checkout / SLOVENIAN).read_text("utf-8")


def test_english_has_the_plurals_only(checkout):
    english = (checkout / ENGLISH).read_text("utf-8")
    assert english.count('<message numerus="yes">') == english.count("<message") == 5


def test_update_removes_what_the_program_no_longer_says(guard, checkout):
    spoil(checkout, TEXTS, 'return self.tr("Save")', 'return "Save"')
    guard.main(["--update", "--root", str(checkout)])
    assert "Uložit" not in (checkout / CZECH).read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (CZECH, "<translation>Uložit<", '<translation type="unfinished"><', "is not finished"),
        (CZECH, "<translation>Uložit<", "<translation><", "is not finished"),
        (CZECH, "%n karty<", "<", "is not finished"),
        (CZECH, ">Uložit<", ">Save<", "is the same as in English"),
        (
            CZECH,
            "barvu: {suit}",
            "barvu: {colour}",
            "has ['colour', 'seat'] instead of ['seat', 'suit']",
        ),
        (CZECH, "barvu: {suit}", "barvu: {suit", "expected '}'"),
        (CZECH, "barvu: {suit}", "barvu: {suit.__class__}", "is not a plain name"),
        (CZECH, "barvu: {suit}", "barvu", "has ['seat'] instead of ['seat', 'suit']"),
        (CZECH, "%n žetony.", "2 žetony.", "instead of ['%n', 'payer']"),
        (CZECH, ">Uložit<", "> Uložit<", "begins or ends with another space"),
        (CZECH, ">Uložit<", ">&lt;b&gt;Uložit&lt;/b&gt;<", "has other mark-up"),
        (CZECH, ">Uložit<", ">Viník<", "says 'Viník'; the word is 'provinilec'"),
        (CZECH, ">Uložit<", ">Počet očí<", "says 'očí'; the word is 'bod'"),
        (SLOVENIAN, ">Shrani<", ">Mali renonc<", "says 'renonc'; the word is 'renons'"),
        (GERMAN, ">Speichern<", ">Darlehen<", "says 'Darlehen'; the word is 'Bankschuld'"),
        (CZECH, "{seat} ještě drží barvu: {suit}", "{suit}: drží {seat}", "says 'drží {seat}'"),
        (SLOVENIAN, "{seat} še ima barvo: {suit}", "{suit}: vrže {seat}", "says 'vrže {seat}'"),
        (CZECH, ">%n karta<", ">těchto %n karta<", "says 'těchto %n', which is wrong for 1"),
        (CZECH, ">%n karta<", ">odložte %n karta<", "says 'odložte %n karta'"),
        (SLOVENIAN, ">%n karta<", ">založite %n karta<", "says 'založite %n karta'"),
        (GERMAN, ">Speichern<", ">Schiedsrichter<", "says 'Schiedsrichter' where the English"),
        (GERMAN, ">%n Karte<", ">Ihre %n Karte<", "says 'Ihre %n', which is wrong for 1"),
        (GERMAN, ">%n Karte<", ">%n Karte bleiben<", "says '%n Karte bleiben', which is wrong"),
        (ENGLISH, "%n cards<", "%n card<", "differs from the text in the program"),
        (TEXTS, '"Save"', '"Save as"', "tarock_de.ts is not up to date"),
        (TEXTS, '"Save"', '"A saved colour"', "says 'colour'; better: the American spelling"),
        (TEXTS, '"Save"', '"The declarer saves."', "says 'declarer'; better: bidder"),
        (TEXTS, '"Save"', '"Lay away: the pack"', "says 'Lay away'; better: discard"),
        (TEXTS, '"Save"', '"Save the own cards."', "says 'the own'; better: his or her own"),
        (TEXTS, '"Save"', '"It costs 5 chips to each player."', "better: pays each player"),
        (TEXTS, '"Save"', '"Who saves pays."', "begins with 'Who'; better: a player who"),
        (SLOVENIAN, "<name>ExampleTexts", "<name>Example", "tarock_sl.ts is not up to date"),
    ],
)
def test_planted_mistake_in_the_words_is_told(checkout, complaints, name, old, new, told):
    spoil(checkout, name, old, new)
    code, printed = complaints()
    assert code == 1
    assert told in printed


def test_brackets_may_hold_the_word_of_a_sheet(checkout, complaints):
    spoil(checkout, SLOVENIAN, ">Shrani<", ">Mali renons (Malý renonc)<")
    assert complaints() == (0, "")


def test_missing_plural_form_is_told_with_its_line(checkout, complaints):
    spoil(checkout, SLOVENIAN, "            <numerusform>%n karti</numerusform>\n", "")
    code, printed = complaints()
    assert code == 1
    assert "tarock_sl.ts, line" in printed
    assert "the message needs 4 forms and has 3" in printed


def test_missing_catalogue_is_told(checkout, complaints):
    (checkout / CZECH).unlink()
    code, printed = complaints()
    assert code == 1
    assert "tarock_cs.ts is not up to date" in printed


def test_proper_names_may_stay_in_english(checkout, complaints):
    spoil(checkout, CZECH, ">Uložit<", ">Save<")
    names = checkout / ".ci" / "checks" / "catalogue_names.txt"
    names.parent.mkdir(parents=True)
    names.write_text("# names\ncs de: Save\n", "utf-8")
    assert complaints() == (0, "")
    names.write_text("sl de: Save\n", "utf-8")
    assert complaints()[0] == 1


def test_a_sentence_is_no_name(checkout, complaints):
    for name, old in ((TEXTS, '"Save"'), (CZECH, "<source>Save<"), (CZECH, ">Uložit<")):
        spoil(checkout, name, old, old.replace(old.strip('"<>').split(">")[-1], "Save the game"))
    names = checkout / ".ci" / "checks" / "catalogue_names.txt"
    names.parent.mkdir(parents=True)
    names.write_text("*: Save the game\n", "utf-8")
    assert "is a sentence that is the same as in English, not a name" in complaints()[1]


@pytest.mark.parametrize(
    ("form", "code", "told"),
    [
        ("{seat} platí: {amount}", "cs", None),
        ("{seat} platí {amount_object}.", "cs", None),
        ("Bez {amount} to nejde.", "cs", "Bez {amount}"),
        ("Brez {amount_object} ne gre.", "sl", "Brez {amount_object}"),
        ("{amount} is paid.", "en", "{amount} is"),
        ("{cards} jsou odloženy.", "cs", "{cards} jsou"),
        ("{amount} wird gezahlt.", "de", "{amount} wird"),
        ("{seat} hlásí hru {name}.", "cs", None),
        ("{seat} hlásí {name}.", "cs", "hlásí {name}"),
        ("{seat} napove igro {name}.", "sl", None),
        ("Na vrsti je {name}.", "sl", None),
    ],
)
def test_what_is_put_in_must_not_need_another_form(guard, form, code, told):
    entry = example_entry("A", form, source=form)
    found = [each for each in guard.complaints_about(entry, code, set()) if "put in" in each]
    assert [f"{form!r} says {told!r}: " in each for each in found] == [True] * bool(told)


@pytest.mark.parametrize(
    ("context", "form", "told"),
    [
        ("ZiriGists", "wie in der Varšava", "Varšava"),
        ("TexasMessages", "kot Klop", "Klop"),
        ("KoenigrufenRights", "jako Prever", "Prever"),
        ("CzechGists", "jako Prever (Texas)", "Prever"),
        ("CzechGists", "ve hře Varšava", None),
        ("ZiriGists", "klop (Trischaken)", None),
        ("SharedMessages", "Varšava", None),
    ],
)
def test_a_game_of_another_sheet_is_told(guard, context, form, told):
    entry = example_entry(context, form)
    found = list(guard.foreign_game(entry))
    assert [f"{form!r} names {told!r}, a game of another sheet"] * bool(told) == found


def test_words_for_qt_are_checked_too(checkout, complaints):
    (checkout / "translations" / "qt_sl.ts").write_text(
        '<!DOCTYPE TS><TS language="sl"><context><name>QPlatformTheme</name><message>'
        "<source>Cancel</source><translation>Cancel</translation></message></context></TS>",
        "utf-8",
    )
    assert "QPlatformTheme 'Cancel' is the same as in English" in complaints()[1]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ('self.tr(f"Save {n}")', "not one string literal"),
        ("self.tr(name)", "not one string literal"),
        ('self.tr("Sa" + "ve")', "not one string literal"),
        ('self.tr("")', "not one string literal"),
        ('self.tr("Save" if n else "Open")', "not one string literal"),
        ('self.tr("Save", name)', "neither None nor a literal"),
        ('self.tr("%n card(s)", n=n)', "write self.tr(text), (text, comment)"),
        ('self.tr("%n card(s)")', "%n in the text and the third argument belong together"),
        ('self.tr("cards", None, n)', "%n in the text and the third argument belong together"),
        ('self.tr("card(s)")', "stands in a text without a number"),
        ('other.tr("Save")', "tr is called on something else than self"),
        ('Texts.tr(self, "Save")', "tr is called on something else than self"),
        ('(lambda say: say("Save"))(self.tr)', "tr is passed on or renamed"),
        ('_("Save")', "_(...) is not used here"),
        ('QT_TRANSLATE_NOOP("ExampleTexts", "Save")', "QT_TRANSLATE_NOOP(...) is not used here"),
        ('QCoreApplication.translate("A", "Save")', "QCoreApplication.translate is not used"),
    ],
)
def test_call_of_another_spelling_is_told(guard, checkout, call, told):
    plant(checkout, call)
    _, complaints = guard.find_calls(checkout, guard.sources(checkout))
    assert any(told in complaint for complaint in complaints)
    assert all(complaint.startswith(f"{TEXTS}:") for complaint in complaints)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "told"),
    [
        ('self.tr(("Sa" "ve as"))', "lupdate does not find this text"),
        ('self.tr("\\N{MINUS SIGN}1")', "lupdate does not find this text"),
        ("f\"{self.tr('Open')}\"", "lupdate does not find this text"),
        ('other.tr("Open")', "lupdate finds 'Open' in other"),
        ('self.tr("{0} cards")', "is not a plain name"),
        ('self.tr("{who.name} plays")', "is not a plain name"),
    ],
)
def test_call_that_lupdate_misunderstands_is_told(guard, checkout, complaints, call, told):
    plant(checkout, call)
    guard.main(["--update", "--root", str(checkout)])
    code, printed = complaints()
    assert code == 1
    assert told in printed


def test_class_nested_in_a_method_is_told(guard, checkout, complaints):
    file = checkout / TEXTS
    extra = (
        "\n    def planted(self) -> str:\n        class Inner:\n            pass\n\n"
        '        return self.tr("After an inner class")\n'
    )
    file.write_text(file.read_text("utf-8") + extra, "utf-8")
    guard.main(["--update", "--root", str(checkout)])
    assert "lupdate does not find this text" in complaints()[1]


def test_class_of_texts_must_be_final(checkout, complaints):
    spoil(checkout, TEXTS, "@final\nclass ExampleTexts", "class ExampleTexts")
    assert "class ExampleTexts must be @final" in complaints()[1]


def test_plural_in_a_widget_class_must_be_final(guard, checkout, complaints):
    folder = checkout / "tarock_desktop" / "ui"
    folder.mkdir()
    (folder / "panel.py").write_text(
        'class Panel:\n    def a(self, n):\n        return self.tr("%n trick(s)", None, n)\n\n'
        'class Base:\n    def b(self):\n        return self.tr("Open")\n',
        "utf-8",
    )
    guard.main(["--update", "--root", str(checkout)])
    printed = complaints()[1]
    assert "tarock_desktop/ui/panel.py:3: class Panel must be @final" in printed
    assert "class Base must be" not in printed
