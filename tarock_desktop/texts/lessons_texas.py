"""What the lessons of the Texas sheets say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from tarock_desktop.texts.families import LessonTexts
from tarock_desktop.texts.sentences import SentenceTable
from tarock_desktop.texts.shared_lessons import SharedLessonTexts


@final
class TexasLessonTexts(SentenceTable):
    """Explanations, tasks and help, by the keys of the lesson files."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "cards.deck": self.tr(
                "The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The "
                "trumps are numbered from I to XXI, and the highest one, without a number, is the "
                "Skys. Any trump beats any suit card."
            ),
            "cards.named": self.tr(
                "Two more trumps have names: the I is the Pagat and the XXI is the Mond. Pagat, "
                "Mond, Skys and the four kings are worth {points_HK} points each."
            ),
            "cards.red-who": self.tr("A red suit. Who takes this trick?"),
            "cards.count": self.tr("How many points do these cards count?"),
            "hint.fives": self.tr(
                "Count the fives first, then queens, riders and jacks, at last one for each other "
                "card."
            ),
            "counting.limit": self.tr(
                "After the last trick each side counts its tricks and its discards. Both counts "
                "make {total}. The bidder's side wins with {limit} points."
            ),
            "counting.tie-spjst": self.tr("At {par} to {par} the bidder's side has lost."),
            "counting.tie-westfest": self.tr(
                "At {par} to {par} the bidder's side has lost. If somebody has challenged, the "
                "side that challenged last has lost."
            ),
            "counting.formula": self.tr(
                "For the chips take the difference from {par}, add {add}, multiply by {povinost} "
                "(in Prever by {prever}) and divide by {divide}. The rest is rounded, a half "
                "upwards."
            ),
            "counting.example": self.tr(
                "An example: {example} points are {over} above {par}. ({over} + {add}) × "
                "{povinost} ÷ {divide} = {amount_chips}. So much each loser pays and each winner "
                "gets."
            ),
            "counting.pile": self.tr(
                "These cards lie with the bidder's side at the end. How many points are they?"
            ),
            "talon.take": self.tr(
                "Six cards lie in the talon. In Povinost the bidder takes the top four, each of "
                "the next two players takes one. Everybody discards as many cards as he or she "
                "took."
            ),
            "talon.aim": self.tr(
                "Your discards count for your side. Discard cards with points that you could "
                "lose, and try to empty a suit: when it is led, you can trump."
            ),
            "talon.forbidden": self.tr(
                "A king must never be discarded. A trump may be discarded only if you have "
                "nothing else left, and then face up."
            ),
            "talon.one": self.tr("You have taken one talon card. Which card do you discard?"),
            "talon.pass": self.tr(
                "A player with at most two trumps is paid for them. So a player who still has so "
                "few may pass the talon card on, unseen. The others may take it or refuse it."
            ),
            "talon.pass-try": self.tr(
                "You have few trumps, and the next talon card is yours. What do you do?"
            ),
            "bidding.open": self.tr(
                "The first player must bid: Povinost, with a partner, or Prever, alone against "
                "three. The others may bid Prever or pass."
            ),
            "bidding.prever": self.tr(
                "In Prever you take three talon cards. If you don't like them, you may show them "
                "and take the other three, and even go back. But then a lost hand costs more."
            ),
            "bidding.when": self.tr(
                "Prever needs a hand that wins alone: many trumps, high ones among them, and few "
                "cards that lose points. With a partner half of that is enough."
            ),
            "partner.xix": self.tr(
                "In Povinost the bidder calls the XIX, and the player who holds it is the "
                "partner. Nobody says so. It is known when the XIX is played."
            ),
            "partner.own-spjst": self.tr(
                "You look at the talon first. If you now hold the XIX, you call the highest of "
                "XVIII, XVII, XVI and XV that you don't hold. Or you call your XIX and play alone "
                "in secret."
            ),
            "partner.own-westfest": self.tr(
                "What you held before the talon decides. If you held the XIX, call the highest of "
                "XVIII, XVII, XVI and XV that you didn't hold. Or call your XIX and play alone in "
                "secret."
            ),
            "partner.drawn-westfest": self.tr(
                "If you draw the very trump that you had to call, you are alone. You may then "
                "throw in the hand and pay each player {amount_throw_in_object}."
            ),
            "partner.call": self.tr(
                "You are the bidder and have taken four talon cards. What do you call?"
            ),
            "partner.secret": self.tr(
                "If you hold the called trump, you play with the bidder, and only you know it. "
                "Help quietly: give points to the bidder's tricks."
            ),
            "partner.card": self.tr("You are the bidder's partner. Which card do you play?"),
            "values.what": self.tr(
                "Before the first card some hands are paid at once, by everybody, the partner "
                "too. One kind counts your trumps, the other your five-point cards. You may "
                "declare one of each."
            ),
            "values.trumps-spjst": self.tr(
                "No trump is Uni, {amount_uni_object}. One or two trumps are Beeda, {beeda}. "
                "Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}."
            ),
            "values.trumps-westfest": self.tr(
                "No trump is Uni, {amount_uni_object}. One or two trumps are Bida, {bida}. Eight "
                "or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}."
            ),
            "values.fives-spjst": self.tr(
                "Skys, Mond and Pagat are Trull, {amount_trull_object}. Four of the seven "
                "five-point cards are Pane, {pane}. Trull with kings is Trull Pane, {trull_pane}. "
                "Four kings are Krale, {krale}; with Trull cards Rosanne Pane, {rosanne}."
            ),
            "values.fives-westfest": self.tr(
                "Skys, Mond and Pagat are Trul, {amount_trul_object}. Four of the seven "
                "five-point cards are Honery, {honery}. Trul with kings is Trul Honery, "
                "{trul_honery}. Four kings are Kralovske Honery, {kralovske}; with a Trul card "
                "{kralovske_plus}."
            ),
            "values.pagat": self.tr(
                "A Pagat that takes the last trick is paid extra: {amount_silent_object}, "
                "announced {announced}. If it is beaten there, or announced and played early, its "
                "side pays as much."
            ),
            "values.pagat-try": self.tr("Do you announce the Pagat?"),
            "values.double-spjst": self.tr(
                "An opponent of the bidder who expects to win says Kontra: the hand counts "
                "×{kontra}. The bidder's side may answer Re, ×{re}. Then come Supre, ×{supre}, "
                "and Mort, ×{mort}."
            ),
            "values.double-westfest": self.tr(
                "An opponent of the bidder who expects to win says Contra: the hand counts "
                "×{contra}. The bidder's side may answer Rhea Contra, ×{rhea}. Then comes "
                "Suprhea, ×{suprhea}."
            ),
            "defense.trump-out": self.tr(
                "You play against the bidder. In Povinost you don't know at first who is with "
                "you. Be careful with points until the called trump has been played."
            ),
            "wrong.late-spjst": self.tr(
                "Say it as soon as you see it. A mistake found before the first card is put right "
                "and mostly costs nothing. Later the offender pays each player "
                "{amount_later_object} or more."
            ),
            "wrong.late-westfest": self.tr(
                "Say it as soon as you see it. A wrong number of discards found before the first "
                "card is put right. A card that does not follow suit is never taken back: the "
                "offender pays each player {amount_revoke_object}."
            ),
            "values.double-try": self.tr("Do you challenge?"),
            "hint.keep-pagat": self.tr(
                "A Pagat that takes the last trick is paid extra. Can you keep it until then?"
            ),
            "hint.pagat-safe": self.tr(
                "Your partner's trump takes this trick and will take the last one. Where is your "
                "Pagat better?"
            ),
            "hint.catch-mond": self.tr("The Mond lies on the table. Which card beats it?"),
            "hint.talon-card": self.tr(
                "The card from the talon also lets you discard: points for your side, or the last "
                "card of a suit."
            ),
            "counting.pay-won": self.tr(
                "{A} plays Povinost with {C}, and their side has {told} points. What does each "
                "player win or pay?"
            ),
            "counting.pay-tie": self.tr(
                "{A} plays Povinost with {D}, and each side has {told} points. What does each "
                "player win or pay?"
            ),
            "counting.pay-prever": self.tr(
                "{B} plays Prever alone with the first three talon cards and has {told} points. "
                "What does each player win or pay?"
            ),
        }


FAMILY: Final = LessonTexts(tables=(TexasLessonTexts, SharedLessonTexts))
