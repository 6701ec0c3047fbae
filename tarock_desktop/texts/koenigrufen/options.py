"""The table options of the Königrufen sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from tarock_desktop.texts.sentences import SentenceTable


@final
class KoenigrufenOptions(SentenceTable):
    """Label, explanation and choices of each option; label and explanation of the presets."""

    def _sentences(self) -> Mapping[str, str]:
        return {
            "preset.skoty-trophy": self.tr("Skoty-Trophy"),
            "about.preset.skoty-trophy": self.tr(
                "No captures of king or Pagat, no silent sacks, no double rounds; doubling "
                "up to the Rekontra."
            ),
            "preset.private": self.tr("Private rounds"),
            "about.preset.private": self.tr(
                "Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer "
                "divided by its birds, five-suited Farbendreier, two talon cards instead of one, "
                "Honneurs; double rounds double only what was announced."
            ),
            "preset.pagatkassa": self.tr("With Pagatkassa"),
            "about.preset.pagatkassa": self.tr(
                "A common pot beside the scores: everybody pays a stake, and each announced "
                "Pagat wins or doubles it."
            ),
            "label.v_game_opening": self.tr("Opening with Sechserdreier"),
            "about.v_game_opening": self.tr(
                "Whether the forehand may open the bidding with a Sechserdreier."
            ),
            "v_game_opening=false": self.tr("only after all have passed"),
            "v_game_opening=true": self.tr("allowed; every numbered game outbids it"),
            "label.bei_scope": self.tr("Games side by side"),
            "about.bei_scope": self.tr("Which negative games may be joined."),
            "bei_scope=equal_value": self.tr("games of equal value"),
            "bei_scope=same_game": self.tr("the same game only"),
            "label.fang_stacks": self.tr("Capture beside a lost announcement"),
            "about.fang_stacks": self.tr(
                "Whether a capture is paid when the announced Pagat or king was lost with that "
                "same card."
            ),
            "fang_stacks=true": self.tr("both are paid"),
            "fang_stacks=false": self.tr("only the lost announcement"),
            "label.valat_lost_mode": self.tr("Lost announced Valat"),
            "about.valat_lost_mode": self.tr(
                "What happens to game and extras when an announced Valat is lost."
            ),
            "valat_lost_mode=netted": self.tr("settled as they turned out"),
            "valat_lost_mode=all_lost": self.tr("lost together with it"),
            "label.declarer_may_add": self.tr("Later announcements of the bidder"),
            "about.declarer_may_add": self.tr(
                "Whether the bidder may announce more extras in the last phase."
            ),
            "declarer_may_add=true": self.tr("allowed"),
            "declarer_may_add=false": self.tr("only doubling"),
            "label.abhauen": self.tr("Giving up an announced card"),
            "about.abhauen": self.tr(
                "What follows when an announced bird or king is given up without need."
            ),
            "abhauen=renonce": self.tr("an offense"),
            "abhauen=extra_lost": self.tr("only the extra is lost"),
            "label.jungfrau": self.tr("Player without a trick"),
            "about.jungfrau": self.tr("What a player without a trick gets in Trischaken."),
            "jungfrau=takes_pot": self.tr("everything the losers pay"),
            "jungfrau=from_all_three": self.tr("two points from each"),
            "label.radl_overlap": self.tr("Double round within a double round"),
            "about.radl_overlap": self.tr(
                "What happens when a double round would begin during another one."
            ),
            "radl_overlap=merge": self.tr("it starts again with the next hand"),
            "radl_overlap=append": self.tr("it follows after the other"),
            "radl_overlap=ignore": self.tr("nothing"),
            "label.schlussradl": self.tr("Final round"),
            "about.schlussradl": self.tr("With whom the doubled final round begins."),
            "schlussradl=first_vorhand": self.tr("with the first forehand"),
            "schlussradl=gstiess": self.tr("with the holder of the Skys in the last hand"),
            "schlussradl=off": self.tr("no final round"),
            "label.talon_window": self.tr("Time for putting right before play"),
            "about.talon_window": self.tr(
                "Until when a wrong call, talon or discard can be put right."
            ),
            "talon_window=trick1": self.tr("until the second trick is led"),
            "talon_window=ich_liege": self.tr("until the bidder is ready"),
            "label.insufficient_bid": self.tr("Bid too low"),
            "about.insufficient_bid": self.tr(
                "What follows when a bid does not outrank the standing one."
            ),
            "insufficient_bid=correct": self.tr("it is put right"),
            "insufficient_bid=forced_pass": self.tr("it counts as a pass"),
            "label.minor_limit": self.tr("Warnings"),
            "about.minor_limit": self.tr(
                "How many small slips a player is only warned for; the next one is an offense."
            ),
            "label.first_vorhand": self.tr("First forehand"),
            "about.first_vorhand": self.tr("How the forehand of the first hand is found."),
            "first_vorhand=draw": self.tr("by the highest card drawn"),
            "first_vorhand=random": self.tr("at random"),
            "label.play_out": self.tr("Lost negative games"),
            "about.play_out": self.tr("Whether negative games continue when they are lost."),
            "play_out=false": self.tr("they end at once"),
            "play_out=true": self.tr("all twelve tricks are played"),
            "label.void_kontra": self.tr("Doubling by a partner"),
            "about.void_kontra": self.tr(
                "Whether a doubling that does not count leaves the step open to an opponent."
            ),
            "void_kontra=blocks": self.tr("no, each step is said once"),
            "void_kontra=repeatable": self.tr("yes, it may be said again"),
            "label.skoty_trophy": self.tr("Skoty-Trophy"),
            "about.skoty_trophy": self.tr(
                "No captures of Pagat and king, no silent sacks, no double rounds, doubling "
                "up to Rekontra only."
            ),
            "skoty_trophy=false": self.tr("off"),
            "skoty_trophy=true": self.tr("on"),
            "label.no_pagatfang": self.tr("Captured Pagat"),
            "about.no_pagatfang": self.tr("Whether a captured Pagat is paid."),
            "no_pagatfang=false": self.tr("paid"),
            "no_pagatfang=true": self.tr("not paid"),
            "label.no_koenigfang": self.tr("Captured king"),
            "about.no_koenigfang": self.tr("Whether a captured called king is paid."),
            "no_koenigfang=false": self.tr("paid"),
            "no_koenigfang=true": self.tr("not paid"),
            "label.no_silent_sacks": self.tr("Silent sacks"),
            "about.no_silent_sacks": self.tr("Whether an unannounced sack is paid."),
            "no_silent_sacks=false": self.tr("paid"),
            "no_silent_sacks=true": self.tr("not paid"),
            "label.no_double_radl": self.tr("Double rounds"),
            "about.no_double_radl": self.tr(
                "Whether hands count double after Trischaken, after a hand without a score and in "
                "the final round."
            ),
            "no_double_radl=false": self.tr("double"),
            "no_double_radl=true": self.tr("never"),
            "label.kontra_max": self.tr("Highest doubling"),
            "about.kontra_max": self.tr("Up to which step doubling may go."),
            "kontra_max=sub": self.tr("Subkontra, ×8"),
            "kontra_max=re": self.tr("Rekontra, ×4"),
            "label.drag_to_trischaken": self.tr("Trischaken instead of giving up"),
            "about.drag_to_trischaken": self.tr(
                "What the bidder may do when the called king lies in the talon."
            ),
            "drag_to_trischaken=false": self.tr("give up the game and pay"),
            "drag_to_trischaken=true": self.tr("turn the hand into Trischaken"),
            "label.trischaken_stichzwang_choice": self.tr("Trischaken without beating"),
            "about.trischaken_stichzwang_choice": self.tr(
                "Whether the forehand may choose that tricks need not be beaten in Trischaken."
            ),
            "trischaken_stichzwang_choice=false": self.tr("not allowed"),
            "trischaken_stichzwang_choice=true": self.tr("allowed"),
            "label.piccolo_over_solo": self.tr("Piccolo above Solorufer"),
            "about.piccolo_over_solo": self.tr(
                "Whether Piccolo ranks above Solorufer and is worth three points."
            ),
            "piccolo_over_solo=false": self.tr("below, two points"),
            "piccolo_over_solo=true": self.tr("above, three points"),
            "label.besser_split": self.tr("Besserrufer divided"),
            "about.besser_split": self.tr(
                "Whether each bird has a bid of its own instead of Besserrufer and Solobesser."
            ),
            "besser_split=false": self.tr("one bid for all birds"),
            "besser_split=true": self.tr("one bid for each bird"),
            "label.farb5": self.tr("Five-suited Farbendreier"),
            "about.farb5": self.tr("Whether the bidder may make trumps an ordinary fifth suit."),
            "farb5=false": self.tr("not allowed"),
            "farb5=true": self.tr("allowed"),
            "label.zweier": self.tr("Two cards instead of one"),
            "about.zweier": self.tr("How many talon cards are taken in Einer and Farbeneiner."),
            "zweier=false": self.tr("one"),
            "zweier=true": self.tr("two"),
            "label.honneurs": self.tr("Bonus for honors"),
            "about.honneurs": self.tr(
                "Whether four of the seven five-point cards in the dealt hand are paid."
            ),
            "honneurs=false": self.tr("not paid"),
            "honneurs=true": self.tr("one point from each other player"),
            "label.pflicht_ouverts": self.tr("Compulsory open games"),
            "about.pflicht_ouverts": self.tr(
                "Whether Piccolo and Bettler can be played with closed cards."
            ),
            "pflicht_ouverts=false": self.tr("yes"),
            "pflicht_ouverts=true": self.tr("only with open cards"),
            "label.radl_scope": self.tr("What counts double in a double round"),
            "about.radl_scope": self.tr("Whether silent extras count double as well."),
            "radl_scope=all": self.tr("everything"),
            "radl_scope=announced_only": self.tr("game and announced extras"),
            "label.pagatkassa_stake": self.tr("Stake of the Pagat pot"),
            "about.pagatkassa_stake": self.tr(
                "What everybody pays into the pot when it is empty, and each dealer in "
                "addition; 0 means no pot."
            ),
            "label.pagatkassa_cap": self.tr("Limit of the Pagat pot"),
            "about.pagatkassa_cap": self.tr("How much the pot holds at most; 0 means no limit."),
            "label.talon_first": self.tr("Time of the talon"),
            "about.talon_first": self.tr("When the talon is dealt."),
            "talon_first=false": self.tr("between the two rounds of six"),
            "talon_first=true": self.tr("at the beginning"),
        }
