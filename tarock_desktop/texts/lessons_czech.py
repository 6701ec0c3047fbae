"""What the lessons of the Czech tournament sheet say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.texts.shared_lessons import SharedLessonTexts


@final
class CzechLessonTexts(SentenceTable):
    """Explanations, tasks and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.deck": self.tr(
                "The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The "
                "trumps are numbered from I to XXI, and the highest one, without a number, is the "
                "škýz. Any trump beats any suit card."
            ),
            "cards.named": self.tr(
                "Two more trumps have names: the I is the pagát and the XXI is the mont. Pagát, "
                "mont and škýz are the trul. These three and the four kings are worth {points_HK} "
                "points each."
            ),
            "cards.threes": self.tr(
                "Cards are counted in threes: add up three cards and take away {taken}. So three "
                "low cards make {low_trick} point, and the whole deck makes {total}."
            ),
            "cards.count": self.tr("How many points do these cards count?"),
            "hint.threes": self.tr(
                "Make groups of three. Each group is the sum of its cards less {taken}."
            ),
            "following.beat": self.tr(
                "In Varšava, where everybody plays alone to get few points, you must also beat "
                "the trick if you can. The pagát may be played only as your last trump."
            ),
            "following.beat-mark": self.tr("This is Varšava. Mark every card that you may play."),
            "hint.must-beat": self.tr("Which of your cards would take the trick?"),
            "counting.half": self.tr(
                "After the last trick each side counts its tricks and its discards: {total} "
                "points in all. The difference from {par} is paid, in the first povinnost {rate} "
                "hellers a point."
            ),
            "counting.rest": self.tr(
                "If one or two cards are left over, two thirds of a point are taken off for each, "
                "and the count is rounded to a whole point. Both sides together always have "
                "{total}."
            ),
            "counting.pile": self.tr(
                "These cards lie with the bidder's side at the end. How many points are they?"
            ),
            "counting.crowns": self.tr(
                "Announced values are added, then the sum is rounded up to whole crowns. An "
                "example: {example} points are {over} above {par}, so {hellers} hellers, so "
                "{crowns} Kč from each loser."
            ),
            "counting.rates": self.tr(
                "In preferanc a point costs {first} hellers after the first draw, {second} after "
                "the second and {third} after the third, in sólo {solo}. After a flek it counts "
                "×{flek}."
            ),
            "counting.ceiling": self.tr(
                "There is a ceiling: in one hand nobody pays one other player more than {ceiling} "
                "Kč."
            ),
            "talon.take": self.tr(
                "In the first and second povinnost the bidder takes the top four talon cards, the "
                "next two players one each. None may be refused. Everybody discards as many as he "
                "or she took."
            ),
            "talon.aim": self.tr(
                "Your discards count for your side. Discard cards with points that you could "
                "lose, and try to empty a suit: when it is led, you can trump."
            ),
            "talon.forbidden": self.tr(
                "Kings, škýz, mont and pagát must never be discarded. Another trump may be "
                "discarded only if nothing else is left, and then face up."
            ),
            "talon.draws": self.tr(
                "In preferanc the bidder looks at three talon cards. He or she may keep them, or "
                "take the other three, with the rate ×{second}, or go back to the first three, "
                "with the rate ×{third}."
            ),
            "talon.draws-try": self.tr(
                "You play preferanc and look at three talon cards. Do you keep them?"
            ),
            "bidding.order": self.tr(
                "The forehand begins. From low to high the games are: první povinnost, druhá "
                "povinnost, preferanc, sólo. The others approve aloud, or say a higher game."
            ),
            "bidding.druha": self.tr(
                "Druhá povinnost is the first one with the pagát announced: your pagát must take "
                "the last trick. It is paid with {pagat} Kč, won or lost."
            ),
            "bidding.alone": self.tr(
                "In preferanc you are alone with three talon cards, in sólo alone without any. "
                "Both need many high trumps: three players pay you, or you pay three."
            ),
            "bidding.varsava": self.tr(
                "When everybody has approved the první, the forehand may play Varšava instead: "
                "each for himself, and a player with the most points pays. It is good with few "
                "trumps and low cards."
            ),
            "partner.call": self.tr(
                "Before the talon the bidder calls the XIX, or, holding it, the next of XVIII, "
                "XVII and XVI that he or she does not hold. The player who has that card is the "
                "partner and keeps silent."
            ),
            "partner.talon": self.tr(
                "The called card may lie in the talon. If the bidder draws it, he or she plays "
                "alone and nobody else knows it. If another player draws it, that player is the "
                "partner."
            ),
            "partner.which": self.tr("You are the bidder. Which card do you call?"),
            "partner.secret": self.tr(
                "If you hold the called card, you play with the bidder, and only you know it. "
                "Help quietly: give points to the bidder's tricks."
            ),
            "partner.card": self.tr("You are the bidder's partner. Which card do you play?"),
            "values.must": self.tr(
                "Hlášky must be announced before the first card. A missed or a wrong one is a "
                "renonc. One kind counts your trumps, the other your five-point cards."
            ),
            "values.trumps": self.tr(
                "No trump is barvy, {barvy} Kč. One or two are barvičky, {barvicky} hellers. "
                "Eight or nine are taročky, {tarocky} hellers. Ten or more are taroky, {taroky} "
                "Kč."
            ),
            "values.fives": self.tr(
                "Škýz, mont and pagát are the trul, {trul} hellers. Any four five-point cards are "
                "honery, {honery} hellers. The trul with kings is trulhonery, {trulhonery} Kč. "
                "Four kings are královské honery, {kralovske} Kč."
            ),
            "values.pagat": self.tr(
                "A pagát that takes the last trick is paid with {silent} Kč, announced with "
                "{announced}. If it is beaten there, or announced and played early, its side pays "
                "as much."
            ),
            "values.flek": self.tr(
                "An opponent of the bidder who expects to win says flek: the rate counts ×{flek}. "
                "The bidder's side may answer re, then comes sup. Game and announced pagát are "
                "doubled separately."
            ),
            "values.word-try": self.tr("Do you announce or challenge anything?"),
            "defense.secret": self.tr(
                "You play against the bidder. In a povinnost you don't know at first who is with "
                "you. Be careful with points until the called card has been played."
            ),
            "wrong.small": self.tr(
                "For a small renonc the offender pays each player {fine} Kč, and the hand goes "
                "on: a lead out of turn, a card ahead of turn, a suit not followed if it is "
                "noticed before the next card."
            ),
            "wrong.big": self.tr(
                "Every other renonc is a big one: the hand ends at once, and the offender pays "
                "the rate of the game and all announced hlášky to each player."
            ),
            "defense.varsava": self.tr(
                "The last hand is Varšava. Everybody plays alone, and the player with the most "
                "points pays. Follow suit, beat if you can, and get rid of high cards early."
            ),
            "hint.keep-pagat": self.tr(
                "A pagát that takes the last trick is paid extra. Can you keep it until then?"
            ),
            "bidding.varsava-try": self.tr("Everybody has approved your game. What do you play?"),
            "counting.pay-first": self.tr(
                "{A} plays the první povinnost with {C}, and their side has {told} points. What "
                "does each player win or pay?"
            ),
            "counting.pay-preferanc": self.tr(
                "{B} plays preferanc with the second three talon cards and has {told} points. "
                "What does each player win or pay?"
            ),
            "counting.pay-solo": self.tr(
                "{A} plays sólo and has {told} points. Flek, re and sup were said: a point counts "
                "×{sup}. What does each player win or pay?"
            ),
        }


FAMILY: Final = LessonTexts(tables=(CzechLessonTexts, SharedLessonTexts))
