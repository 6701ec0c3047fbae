"""`rules`, `lint`, `case` and `bench`."""

from tarock_desktop.cli import bench_kernel
from tarock_desktop.cli.bench import measure_engine, record
from tarock_desktop.cli.options import open_variant
from tarock_desktop.kernel.versions import versions
from tarock_desktop.variants.loader import load_sheet


def test_rules_lists_the_rulesets(tarock):
    ended = tarock("rules")
    assert ended.code == 0
    assert "spjst        SPJST Tarock Rules" in ended.out


def test_a_rule_sheet_names_everything_it_has(tarock):
    sheet = load_sheet("spjst", {})
    ended = tarock("rules", "spjst")
    assert ended.code == 0
    words = set(ended.out.replace("=", " ").split())
    assert {article.partition("/")[0] for article in sheet.articles} <= words
    assert {row.id for row in sheet.irregularity} <= words
    assert {reading.id for reading in sheet.reading} <= words
    assert {option.id for option in sheet.option} <= words


def test_one_section_is_printed_alone(tarock):
    options = tarock("rules", "spjst", "--options").out
    assert "loan_unit=10" in options
    assert "SPJST-P15" not in options


def test_a_preset_sets_the_options_that_are_printed(tarock):
    listed = tarock("rules", "koenigrufen", "--presets").out
    assert all(preset.id in listed for preset in load_sheet("koenigrufen", {}).preset)
    options = tarock("rules", "koenigrufen", "--options", "--preset", "pagatkassa").out
    assert "pagatkassa_stake=10" in options
    assert "pagatkassa_stake=0" in tarock("rules", "koenigrufen", "--options").out


def test_rules_speak_the_wanted_language(tarock):
    english = tarock("rules", "spjst", "--articles").out
    german = tarock("rules", "spjst", "--articles", "--lang", "de").out
    assert len(english.splitlines()) == len(german.splitlines())


def test_an_unknown_ruleset_is_said(tarock):
    ended = tarock("rules", "spjts")
    assert (ended.code, ended.out) == (2, "")
    assert 'did you mean "spjst"?' in ended.err


def test_the_shipped_sheets_have_no_mistakes(tarock, pytestconfig):
    ended = tarock("lint", *sorted((pytestconfig.rootpath / "variants").glob("*.toml")))
    assert (ended.code, ended.err) == (0, "")


def test_a_mistake_in_a_sheet_is_told_with_its_place(tarock, pytestconfig, tmp_path):
    text = (pytestconfig.rootpath / "variants" / "spjst.toml").read_text(encoding="utf-8")
    line = text[: text.index('total = "106"')].count("\n") + 1
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace('total = "106"', 'total = "107"', 1), encoding="utf-8")
    ended = tarock("lint", wrong)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"{wrong}:{line}:")
    assert "106" in ended.err


def test_every_file_is_linted_although_one_is_missing(tarock, pytestconfig, tmp_path):
    good = pytestconfig.rootpath / "variants" / "spjst.toml"
    ended = tarock("lint", tmp_path / "none.toml", good)
    assert ended.code == 2
    assert "there is no such file" in ended.err
    assert ended.out == f"ok  {good}\n"


def test_a_folder_without_a_case_is_named(tarock, tmp_path):
    ended = tarock("case", tmp_path)
    assert ended.code == 2
    assert ended.out.startswith(f"error  {tmp_path}:1: no case lies in this folder\n")


def test_cases_that_hold_give_0_and_others_1(tarock, pytestconfig, tmp_path):
    good = pytestconfig.rootpath / "tests" / "cases" / "spjst" / "SPJST-T01.toml"
    assert tarock("case", good).code == 0
    text = good.read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(text.replace('pay = { A = "3", B = "-3"', 'pay = { A = "2", B = "-2"'))
    assert tarock("case", other).code == 1
    assert tarock("case", tmp_path / "none.toml").code == 2


def test_bench_measures_accepted_acts_only():
    variant = open_variant("spjst", {})
    recording = record(variant, "novice", hands=1)
    for before, _, decision in recording.acts:
        assert decision.state.seq > before.seq
    speed = measure_engine(recording, 1)
    assert speed.acts_a_second > 0
    assert speed.decide > 0


def test_bench_prints_its_figures(tarock):
    engine = tarock("bench", "--engine", "--rounds", 1)
    assert (engine.code, engine.err) == (0, "")
    names = [line[:24].strip() for line in engine.out.splitlines()[1:]]
    assert names == ["accepted acts", "decide", "evolve", "observe", "prompt"]
    assert tarock("bench", "--ruleset", "none").code == 2


def test_bench_of_the_kernel_prints_its_figures(tarock, monkeypatch):
    monkeypatch.setattr(bench_kernel, "PLAYOUTS", dict.fromkeys(bench_kernel.PLAYOUTS, 24))
    monkeypatch.setattr(bench_kernel, "MOST_TRICKS", dict.fromkeys(bench_kernel.MOST_TRICKS, 4))
    ended = tarock("bench", "--kernel", "--rounds", 1)
    assert (ended.code, ended.err) == (0, "")
    names = [line[:24].strip() for line in ended.out.splitlines()]
    assert names[0] == "playouts, plain Python"
    assert "4 tricks, plain Python" in names
    assert ended.out.count("12 of 12 within") == len(versions())
    assert tarock("bench", "--kernel", "--engine").code == 2


def test_two_rulesets_are_compared(tarock):
    ended = tarock("rules", "--compare", "spjst", "westfest")
    assert ended.code == 0
    lines = [line.strip() for line in ended.out.splitlines()]
    place = lines.index("Shuffles, at least")
    assert lines[place + 1].startswith("spjst      7  [Rule 2: ")
    assert lines[place + 2].startswith("westfest   1  [")
    assert lines.index("Dealing") < place < lines.index("Irregularities")


def test_a_comparison_speaks_the_wanted_language(tarock):
    words = "rules", "--compare", "spjst", "westfest"
    english, czech = tarock(*words).out, tarock(*words, "--lang", "cs").out
    assert len(english.splitlines()) == len(czech.splitlines())
    assert "Nesrovnalosti" in czech
    assert "Irregularities" not in czech


def test_an_unknown_ruleset_cannot_be_compared(tarock):
    ended = tarock("rules", "--compare", "spjst", "westfset")
    assert (ended.code, ended.out) == (2, "")
    assert 'did you mean "westfest"?' in ended.err
