"""Wrong answers that somebody may take for right, and that are certainly wrong.

The nearest come first: the same rule under another row, the same article, the same part of the
hand, and at last the rest of the sheet. Left out is what could be right too: what equals the right
answer in what it does, and what a judge may choose.
"""

from __future__ import annotations

import random
from collections.abc import Container, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from tarock_desktop.families import FAMILY_OF
from tarock_desktop.learning.doubts import Doubt, doubts_of
from tarock_desktop.learning.question import Kind, part_of
from tarock_desktop.learning.situations import DISPUTES, Noticed, Situation
from tarock_desktop.rules.hand.violations import Outcome
from tarock_desktop.table.rulings import Remedy, Ruling, Severity
from tarock_desktop.variants.base import Variant
from tarock_desktop.variants.loader import load_variant
from tarock_desktop.variants.schema import Irregularity, Sheet

NEVER: Final = frozenset({*DISPUTES, "lapse.other", "turn.wait", "lapse.interfere"})
"""Rules that are broken beside another one, or are about anything at all."""
_NO_OFFENCES: Final = frozenset(
    {
        "announce.pagat-beaten",
        "announce.pagat-missed",
        "announce.pagat-spent",
        "announce.taken",
        "challenge.partners",
        "challenge.void",
        "deal.put-right",
        "feat.own-partner",
        "game.sold",
        "kontra.silent",
        "lapse.throw-covered",
        "round.loan",
        "score.ceiling",
        "talon.thrown-in",
        "valat.false-declaration",
        "valat.omission",
    }
)
"""What a sheet settles in a row of its own although nobody has done anything wrong, and what reads
like a misprint: an announcement that is told twice."""
OF_ALL: Final = frozenset({"bid.unspoken"})
"""Rules of which nobody can say who broke them: whoever acts too soon, or whoever is silent."""
_ALIKE: Final = (
    {"discard.count", "discard.too-few", "discard.too-many", "discard.late", "play.card-count",
     "deal.misdeal", "deal.misdeal-late", "deal.misdeal-open", "lapse.deal-talon",
     "lapse.deal-style", "deal.style", "deal.put-right", "announce.card-count"},
    {"discard.king", "discard.forbidden"},
    {"discard.forbidden", "discard.needless-trump", "discard.hidden-trump",
     "discard.needless-suit", "discard.hidden-suit"},
    {"deal.exposed", "deal.exposed-honour", "deal.exposed-objected", "card.exposed",
     "lapse.betray", "lapse.show-hand", "lapse.pull", "lapse.talk", "lapse.chat", "open.early"},
    {"deal.bottom-card", "deal.bottom-card-other", "lapse.look-cards", "lapse.deal-style"},
    {"bid.unspoken", "turn.bid", "phase.late-bid", "phase.too-early"},
    {"deal.cutter", "deal.cut-depth", "lapse.no-cut"},
    {"declare.false", "declare.family", "valat.false-declaration"},
    {"declare.false", "announce.not-held", "announce.holder"},
    {"declare.omitted", "valat.omission"},
    {"play.pagat-early", "announce.pagat-spent", "announce.pagat-missed",
     "announce.pagat-beaten", "play.bird-early", "play.bird-due", "play.bird-order"},
    {"turn.bid", "turn.play", "turn.lead", "turn.lead-partner", "each.turn", "phase.late-bid",
     "phase.after-lead", "phase.after-challenge", "phase.after-lying", "phase.not-lying",
     "phase.too-early", "phase.lead-without-leave", "lapse.lead-early", "lapse.pull",
     "bid.wrong-forehand", "deal.packet-order", "kontra.late", "kontra.silent"},
    {"bid.rank", "bid.after-pass", "bid.own-game", "bid.forehand-game", "bid.forehand-passes",
     "bid.join", "bid.unspoken"},
    {"challenge.side", "challenge.step", "challenge.partners", "challenge.no-target",
     "challenge.void", "phase.not-lying", "kontra.talon-hand", "kontra.late", "kontra.silent"},
    {"announce.no-such", "announce.taken", "announce.side", "announce.with-valat",
     "announce.not-held", "announce.holder", "announce.holds-all", "announce.no-bird",
     "phase.after-lead", "phase.after-challenge"},
    {"call.set", "call.silent", "call.own-king", "call.fourth"},
    {"talon.early", "talon.mixed", "talon.not-shown", "talon.exchange", "talon.peeked",
     "lapse.peek-talon", "lapse.look-talon", "lapse.show-talon", "talon.mode-first",
     "lapse.allot"},
    {"talon.throw-in", "talon.thrown-in", "play.thrown-in", "each.thrown-in", "talon.drag",
     "game.sold"},
    {"lapse.mix", "lapse.merge", "lapse.look-trick", "lapse.peek-trick", "play.piles",
     "lapse.look-discards"},
    {"lapse.throw", "lapse.throw-covered", "lapse.swap"},
    {"round.sheet", "lapse.miscount", "round.loan"},
    {"play.trull-pagat", "play.must-beat", "play.pagat-waits"},
    {"each.revoke", "play.follow-suit", "play.must-trump", "each.must-beat", "each.pagat",
     "play.must-beat", "play.pagat-waits"},
)  # fmt: skip
"""Rules of which one may be broken where another one is."""
_OF_TURNS: Final = ("turn", "phase")
"""Begin the rules about when somebody may act."""
_EACH: Final = "each-"
"""Begins the standing of somebody in a game of each for himself."""
_PLAYED: Final = ({"play.follow-suit", "play.must-trump"}, {"play.must-beat", "play.follow-suit"})
"""Of these the referee finds every one that is broken by a card; so the others are not."""
GOES_ON: Final = (
    Remedy.NONE,
    Remedy.CORRECT,
    Remedy.TAKE_BACK,
    Remedy.PLAY_ON,
    Remedy.EXPOSED_CARD,
    Remedy.PLAYERS_VOTE,
)
"""Remedies after which the hand goes on, and few sheets say where a card stays meanwhile."""

Follows: TypeAlias = tuple[str, str, str, Remedy]
"""Ruleset, row, rule and remedy of a consequence."""


def _alike(rule: str) -> frozenset[str]:
    """Return the rules that may be broken together with one."""
    groups = [group for group in _ALIKE if rule in group]
    alike = set[str]().union(*groups)
    for played in _PLAYED:
        if rule in played:
            alike -= played
    return frozenset((*alike, rule))


def _tiers(variant: Variant, ruling: Ruling, chance: random.Random) -> Iterator[Irregularity]:
    """Yield the rows of a sheet, the nearest to a ruling first."""
    rows = variant.sheet.irregularity
    own = variant.row(ruling.row)
    head = ruling.rule.partition(".")[0]
    seen = set[str]()

    def tier(wanted: Iterable[Irregularity]) -> Iterator[Irregularity]:
        fresh = [row for row in wanted if row.id not in seen]
        chance.shuffle(fresh)
        seen.update(row.id for row in fresh)
        yield from fresh

    yield from tier(row for row in rows if ruling.rule in row.rules)
    yield from tier(row for row in rows if row.article == own.article)
    yield from tier(row for row in rows if any(_head(rule) == head for rule in row.rules))
    part = part_of(ruling.rule)
    yield from tier(row for row in rows if any(part_of(rule) is part for rule in row.rules))
    yield from tier(rows)


def _head(rule: str) -> str:
    return rule.partition(".")[0]


# -------------------------------------------------------------------------------------- rules


def rules_beside(
    variant: Variant,
    ruling: Ruling,
    broken: Container[str],
    chance: random.Random,
    *,
    in_turn: bool,
) -> Iterator[tuple[str, str]]:
    """Yield rules, each with its row, that were not broken.

    *in_turn*: whether the player was due; otherwise none of these is about turns.
    """
    alike, part = _alike(ruling.rule), part_of(ruling.rule)
    said = set[str]()
    for row in _tiers(variant, ruling, chance):
        if is_silent(variant, row.id):
            continue
        # One row is about things that are much alike, but for cards.
        if row.id == ruling.row and _head(ruling.rule) not in ("play", "discard"):
            continue
        rules = [rule for rule in row.rules if rule not in alike and rule not in broken]
        rules = [rule for rule in rules if is_offence(row, rule) and _asks_for(variant, rule)]
        if not in_turn:
            rules = [rule for rule in rules if _head(rule) not in _OF_TURNS]
        chance.shuffle(rules)
        rules.sort(key=lambda rule: part_of(rule) is not part)
        for rule in rules[:1]:
            if rule not in said:
                said |= _alike(rule)
                yield row.id, rule


def _asks_for(variant: Variant, rule: str) -> bool:
    """Return whether a sheet asks for a number of shuffles, or for a depth of the cut, at all."""
    sheet = variant.sheet
    asked = {"deal.shuffles": sheet.shuffle.least, "deal.cut-depth": sheet.cut.least}
    return rule not in asked or asked[rule] > 1


# ----------------------------------------------------------------------------------- articles


def articles_beside(
    variant: Variant, ruling: Ruling, broken: Container[str], chance: random.Random
) -> Iterator[str]:
    """Yield articles that have nothing to do with what happened."""
    sheet, head = variant.sheet, _head(ruling.rule)
    alike = _alike(ruling.rule)
    right = set(variant.row(ruling.row).articles)
    for row in sheet.irregularity:
        if any(rule in alike or rule in broken for rule in row.rules):
            right |= set(row.articles)
        if any(_head(rule) == head for rule in row.rules):
            right |= set(row.articles) - set(_duties(row))
        if any(rule in NEVER for rule in row.rules):
            right |= set(row.articles)
    doubts = doubts_of(sheet.ruleset.id)
    right |= {*doubts.of(ruling.row).near, *doubts.summaries}
    numbers = {_number(article) for article in right}
    for row in _tiers(variant, ruling, chance):
        for article in _duties(row):
            if _number(article) not in numbers:
                numbers.add(_number(article))
                yield article


def _duties(row: Irregularity) -> tuple[str, ...]:
    """Return the articles that say what is right."""
    return (row.article, *(other.article for other in row.duty_articles))


def is_offence(row: Irregularity, rule: str) -> bool:
    """Return whether who breaks a rule of a row has done something wrong."""
    costs_nothing = row.remedy is Remedy.NONE and row.outcome == Outcome()
    is_kept_back = rule == "declare.omitted" and costs_nothing
    return rule not in NEVER and rule not in _NO_OFFENCES and not is_kept_back


def is_not_covered(variant: Variant, row: Irregularity) -> bool:
    """Return whether a sheet leaves it to judges what is right, or whose turn it is."""
    is_open = row.severity is Severity.DISCRETIONARY and row.remedy is not Remedy.JUDGE_DECIDES
    if not any(_head(rule) == "turn" for rule in row.rules):
        return bool(row.choices) and is_open
    # Nothing but the article on what is unforeseen says what follows.
    return bool(row.choices) or row.consequence_article in _disputes(variant.sheet)


def is_decidable(situation: Situation) -> bool:
    """Return whether the table shows what decides.

    Where a sheet lets a wrong deal be put right or dealt again, it does not show which.
    """
    rule, own = situation.ruling.rule, situation.variant.row(situation.row)
    rows = situation.variant.sheet.irregularity
    beside = {row.remedy for row in rows if rule in row.rules and row.article == own.article}
    if situation.noticed is Noticed.COUNTED or Remedy.REDEAL not in beside:
        return True
    return Remedy.CORRECT not in beside and situation.ruling.remedy is Remedy.REDEAL


def tells_tricks(situation: Situation) -> bool:
    """Return whether the table shows who has a trick, where that decides what is paid."""
    row, position = situation.variant.row(situation.row), situation.incident.position
    decides = row.outcome.settlement in doubts_of(situation.variant.sheet.ruleset.id).by_tricks
    held = max((len(hand.cards) for hand in position.deal.hands), default=0)
    return not decides or held >= situation.variant.sheet.deal.hand


def is_for_judges(situation: Situation) -> bool:
    """Return whether a judge decides what is paid, as the sheet says or because it is silent."""
    row, variant = situation.variant.row(situation.row), situation.variant
    is_open = situation.ruling.remedy is Remedy.JUDGE_DECIDES or bool(row.choices)
    return is_open or is_silent(variant, row.id)


def is_unsaid(situation: Situation) -> bool:
    """Return whether it is not the sheet that says what follows.

    Where it says itself that a judge decides, that is the answer.
    """
    row, ruling = situation.variant.row(situation.row), situation.ruling
    says_so = ruling.remedy is Remedy.JUDGE_DECIDES and row.reading is None
    is_open = is_for_judges(situation) and not says_so
    in_disputes = {row.article, row.consequence_article} & _disputes(situation.variant.sheet)
    return is_open or bool(in_disputes)


def is_silent(variant: Variant, row: str) -> bool:
    """Return whether a sheet does not speak of a row: it lies where disputes are decided."""
    return variant.row(row).article in _disputes(variant.sheet)


def _disputes(sheet: Sheet) -> frozenset[str]:
    """Return the articles that say who decides a dispute."""
    rows = (row for row in sheet.irregularity if set(row.rules) & set(DISPUTES))
    return frozenset(row.article for row in rows)


def _number(article: str) -> str:
    """Return an article without the part of it that is meant."""
    return article.partition("/")[0]


# ------------------------------------------------------------------------------- consequences


def consequences_beside(
    variant: Variant, ruling: Ruling, chance: random.Random
) -> Iterator[Follows]:
    """Yield consequences that do not follow here."""
    own = variant.row(ruling.row)
    right = _effect(variant.sheet, own, ruling.remedy, ruling.rule)
    chosen = [(c.remedy or ruling.remedy, c.outcome) for c in own.choices]
    taken = [right, *chosen]
    undecided = ruling.remedy is Remedy.JUDGE_DECIDES or bool(own.choices)
    alike = _alike(ruling.rule)
    first: list[Follows] = []
    last: list[Follows] = []
    """What counts as done, which few questions can be about, and what the sheet does not say."""
    for sheet, row in _rows(variant, ruling, chance):
        same = ruling.rule in row.rules
        # What may be broken together may be ruled on together.
        if not same and alike & set(row.rules):
            continue
        # A reading has decided between the rows; amounts of another kind of game may be the same.
        if row.id != own.id and ((same and own.reading) or _is_for_each(row) != _is_for_each(own)):
            continue
        rule = ruling.rule if same else next(iter(row.rules), "")
        for remedy in _remedies(row):
            effect = _effect(sheet, row, remedy, rule)
            if undecided and (remedy is Remedy.JUDGE_DECIDES or row.choices):
                continue
            if any(_too_near(effect, other, same=same) for other in taken):
                continue
            # A deal that is done again is dealt again.
            of_deal = "deal" in ruling.rule and any("deal" in each for each in row.rules)
            if of_deal and not same and _cost(effect[1]) == _cost(right[1]) == Outcome():
                continue
            # Of all that is on no list a judge decides.
            if remedy is Remedy.JUDGE_DECIDES and _cost(right[1]) == Outcome():
                continue
            taken.append(effect)
            found = (sheet.ruleset.id, row.id, rule, remedy)
            is_counted = not same and remedy is Remedy.DEEMED_ACTION
            (last if is_counted or _is_unclear(sheet, row) else first).append(found)
    yield from (*first, *last)


def _rows(
    variant: Variant, ruling: Ruling, chance: random.Random
) -> Iterator[tuple[Sheet, Irregularity]]:
    sheet = variant.sheet
    for row in _tiers(variant, ruling, chance):
        if row.rules and not set(row.rules) <= NEVER and not _doubt(sheet, row).not_offered:
            yield sheet, row
    for other in FAMILY_OF:
        if FAMILY_OF[other] == sheet.family and other != sheet.ruleset.id:
            theirs = load_variant(other).sheet
            for row in theirs.irregularity:
                if ruling.rule in row.rules:
                    yield theirs, row


def _is_unclear(sheet: Sheet, row: Irregularity) -> bool:
    return bool(row.choices) or _doubt(sheet, row).forbids(Kind.FOLLOWS)


def _doubt(sheet: Sheet, row: Irregularity) -> Doubt:
    return doubts_of(sheet.ruleset.id).of(row.id)


def _remedies(row: Irregularity) -> tuple[Remedy, ...]:
    """Return the remedies with which a row can be ruled on: in time, and too late."""
    if row.remedy_until is None:
        return (row.remedy,)
    late = Remedy.PLAY_ON if row.afterwards is None else row.afterwards.remedy
    return (row.remedy, late)


_Effect: TypeAlias = tuple[Remedy, Outcome]
"""What a consequence does: how play goes on, and what it costs."""


def _effect(sheet: Sheet, row: Irregularity, remedy: Remedy, rule: str) -> _Effect:
    may_cost = any(choice.outcome != Outcome() for choice in row.choices)
    if remedy is Remedy.JUDGE_DECIDES and row.choices and not may_cost:
        remedy = Remedy.NONE
    outcome, alike = row.outcome_of(remedy).of_rule(rule), doubts_of(sheet.ruleset.id).alike
    settlement = alike.get(outcome.settlement, outcome.settlement)
    return remedy, replace(outcome, settlement=settlement)


def _too_near(one: _Effect, other: _Effect, *, same: bool) -> bool:
    """Return whether two consequences do the same; *same*: they are about the same rule.

    Where the hand goes on it is the cost that tells them apart.
    """
    if one == other or (one[0] is other[0] and _plain(one[1]) == _plain(other[1])):
        return True
    if _cost(_plain(one[1])) != _cost(_plain(other[1])):
        return False
    free = same and _cost(one[1]) == Outcome()
    return not free and one[0] in GOES_ON and other[0] in GOES_ON


def _is_for_each(row: Irregularity) -> bool:
    """Return whether a row holds only in a game of each for himself."""
    return (row.when or "").startswith(_EACH)


def _plain(outcome: Outcome) -> Outcome:
    """Return an outcome without what comes to nothing in most hands.

    That is what is returned where nothing was paid, and what does not count where nothing wrong
    was announced or declared.
    """
    voids = "nothing" if outcome.voids in ("own-feat", "own-values") else outcome.voids
    return replace(outcome, returns="nothing", voids=voids)


def _cost(outcome: Outcome) -> Outcome:
    """Return what somebody pays, whether he is warned or not."""
    return replace(outcome, warning="none", next_forehand="as-usual")
