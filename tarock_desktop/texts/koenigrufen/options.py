"""The table options of the Königrufen sheet."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class KoenigrufenOptions(SentenceTable):
    """Label, explanation and choices of each option; label and explanation of the presets."""

    SENTENCES: ClassVar[Sentences] = {
        "preset.skoty-trophy": lambda self, _: self.tr("Skoty-Trophy"),
        "about.preset.skoty-trophy": lambda self, _: self.tr(
            "No captures of king or Pagat, no silent Säcke, no double rounds; doubling up to the "
            "Rekontra."
        ),
        "preset.private": lambda self, _: self.tr("Private rounds"),
        "about.preset.private": lambda self, _: self.tr(
            "Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided "
            "by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; "
            "double rounds double only what was announced."
        ),
        "preset.pagatkassa": lambda self, _: self.tr("With Pagatkassa"),
        "about.preset.pagatkassa": lambda self, _: self.tr(
            "A common pot beside the scores: everybody pays a stake, and every announced Pagat "
            "plays for it."
        ),
        "label.v_game_opening": lambda self, _: self.tr("Opening with Sechserdreier"),
        "about.v_game_opening": lambda self, _: self.tr(
            "Whether the forehand may open the bidding with a Sechserdreier."
        ),
        "v_game_opening=false": lambda self, _: self.tr("only after all have passed"),
        "v_game_opening=true": lambda self, _: self.tr("allowed; every numbered game outbids it"),
        "label.bei_scope": lambda self, _: self.tr("Games side by side"),
        "about.bei_scope": lambda self, _: self.tr("Which negative games may be joined."),
        "bei_scope=equal_value": lambda self, _: self.tr("games of equal value"),
        "bei_scope=same_game": lambda self, _: self.tr("the same game only"),
        "label.fang_stacks": lambda self, _: self.tr("Capture beside a lost announcement"),
        "about.fang_stacks": lambda self, _: self.tr(
            "Whether a capture is paid when the announced Pagat or king was lost with that same "
            "card."
        ),
        "fang_stacks=true": lambda self, _: self.tr("both are paid"),
        "fang_stacks=false": lambda self, _: self.tr("only the lost announcement"),
        "label.valat_lost_mode": lambda self, _: self.tr("Lost announced Valat"),
        "about.valat_lost_mode": lambda self, _: self.tr(
            "What becomes of game and extras when an announced Valat is lost."
        ),
        "valat_lost_mode=netted": lambda self, _: self.tr("settled as they turned out"),
        "valat_lost_mode=all_lost": lambda self, _: self.tr("lost together with it"),
        "label.declarer_may_add": lambda self, _: self.tr("Later announcements of the bidder"),
        "about.declarer_may_add": lambda self, _: self.tr(
            "Whether the bidder may announce more extras in the last phase."
        ),
        "declarer_may_add=true": lambda self, _: self.tr("allowed"),
        "declarer_may_add=false": lambda self, _: self.tr("only doubling"),
        "label.abhauen": lambda self, _: self.tr("Giving up an announced card"),
        "about.abhauen": lambda self, _: self.tr(
            "What follows when an announced bird or king is given up without need."
        ),
        "abhauen=renonce": lambda self, _: self.tr("an offense"),
        "abhauen=extra_lost": lambda self, _: self.tr("only the extra is lost"),
        "label.jungfrau": lambda self, _: self.tr("Player without a trick"),
        "about.jungfrau": lambda self, _: self.tr(
            "What a player without a trick gets in Trischaken."
        ),
        "jungfrau=takes_pot": lambda self, _: self.tr("everything the losers pay"),
        "jungfrau=from_all_three": lambda self, _: self.tr("two points from each"),
        "label.radl_overlap": lambda self, _: self.tr("Double round within a double round"),
        "about.radl_overlap": lambda self, _: self.tr(
            "What happens when a double round would begin during another one."
        ),
        "radl_overlap=merge": lambda self, _: self.tr("it begins anew with the next hand"),
        "radl_overlap=append": lambda self, _: self.tr("it follows after the other"),
        "radl_overlap=ignore": lambda self, _: self.tr("nothing"),
        "label.schlussradl": lambda self, _: self.tr("Final round"),
        "about.schlussradl": lambda self, _: self.tr("With whom the doubled final round begins."),
        "schlussradl=first_vorhand": lambda self, _: self.tr("with the first forehand"),
        "schlussradl=gstiess": lambda self, _: self.tr(
            "with the holder of the Skys in the last hand"
        ),
        "schlussradl=off": lambda self, _: self.tr("no final round"),
        "label.talon_window": lambda self, _: self.tr("Time for putting right before play"),
        "about.talon_window": lambda self, _: self.tr(
            "Until when a wrong call, talon or discard can be put right."
        ),
        "talon_window=trick1": lambda self, _: self.tr("until the second trick is led"),
        "talon_window=ich_liege": lambda self, _: self.tr("until the bidder is ready"),
        "label.insufficient_bid": lambda self, _: self.tr("Bid too low"),
        "about.insufficient_bid": lambda self, _: self.tr(
            "What follows when a bid does not outrank the standing one."
        ),
        "insufficient_bid=correct": lambda self, _: self.tr("it is put right"),
        "insufficient_bid=forced_pass": lambda self, _: self.tr("it counts as a pass"),
        "label.minor_limit": lambda self, _: self.tr("Warnings"),
        "about.minor_limit": lambda self, _: self.tr(
            "So many small slips of a player are only warned; the next one is an offense."
        ),
        "label.first_vorhand": lambda self, _: self.tr("First forehand"),
        "about.first_vorhand": lambda self, _: self.tr(
            "How the forehand of the first hand is found."
        ),
        "first_vorhand=draw": lambda self, _: self.tr("by the highest card drawn"),
        "first_vorhand=random": lambda self, _: self.tr("at random"),
        "label.play_out": lambda self, _: self.tr("Lost negative games"),
        "about.play_out": lambda self, _: self.tr(
            "Whether negative games are played on when they are lost."
        ),
        "play_out=false": lambda self, _: self.tr("they end at once"),
        "play_out=true": lambda self, _: self.tr("all twelve tricks are played"),
        "label.void_kontra": lambda self, _: self.tr("Doubling by a partner"),
        "about.void_kontra": lambda self, _: self.tr(
            "Whether a doubling that does not count leaves the step open to an opponent."
        ),
        "void_kontra=blocks": lambda self, _: self.tr("no, each step is said once"),
        "void_kontra=repeatable": lambda self, _: self.tr("yes, it may be said again"),
        "label.skoty_trophy": lambda self, _: self.tr("Skoty-Trophy"),
        "about.skoty_trophy": lambda self, _: self.tr(
            "No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Re "
            "only."
        ),
        "skoty_trophy=false": lambda self, _: self.tr("off"),
        "skoty_trophy=true": lambda self, _: self.tr("on"),
        "label.no_pagatfang": lambda self, _: self.tr("Captured Pagat"),
        "about.no_pagatfang": lambda self, _: self.tr("Whether a captured Pagat is paid."),
        "no_pagatfang=false": lambda self, _: self.tr("paid"),
        "no_pagatfang=true": lambda self, _: self.tr("not paid"),
        "label.no_koenigfang": lambda self, _: self.tr("Captured king"),
        "about.no_koenigfang": lambda self, _: self.tr("Whether a captured called king is paid."),
        "no_koenigfang=false": lambda self, _: self.tr("paid"),
        "no_koenigfang=true": lambda self, _: self.tr("not paid"),
        "label.no_silent_sacks": lambda self, _: self.tr("Silent sacks"),
        "about.no_silent_sacks": lambda self, _: self.tr(
            "Whether a sack is paid that was not announced."
        ),
        "no_silent_sacks=false": lambda self, _: self.tr("paid"),
        "no_silent_sacks=true": lambda self, _: self.tr("not paid"),
        "label.no_double_radl": lambda self, _: self.tr("Double rounds"),
        "about.no_double_radl": lambda self, _: self.tr(
            "Whether hands count double after Trischaken, after a hand without a score and in the "
            "final round."
        ),
        "no_double_radl=false": lambda self, _: self.tr("double"),
        "no_double_radl=true": lambda self, _: self.tr("never"),
        "label.kontra_max": lambda self, _: self.tr("Highest doubling"),
        "about.kontra_max": lambda self, _: self.tr("Up to which step can be doubled."),
        "kontra_max=sub": lambda self, _: self.tr("Subkontra, ×8"),
        "kontra_max=re": lambda self, _: self.tr("Rekontra, ×4"),
        "label.drag_to_trischaken": lambda self, _: self.tr("Trischaken instead of giving up"),
        "about.drag_to_trischaken": lambda self, _: self.tr(
            "What the bidder may do when the called king lies in the talon."
        ),
        "drag_to_trischaken=false": lambda self, _: self.tr("give up the game and pay"),
        "drag_to_trischaken=true": lambda self, _: self.tr("turn the hand into Trischaken"),
        "label.trischaken_stichzwang_choice": lambda self, _: self.tr(
            "Trischaken without beating"
        ),
        "about.trischaken_stichzwang_choice": lambda self, _: self.tr(
            "Whether the forehand may choose that tricks need not be beaten in Trischaken."
        ),
        "trischaken_stichzwang_choice=false": lambda self, _: self.tr("not allowed"),
        "trischaken_stichzwang_choice=true": lambda self, _: self.tr("allowed"),
        "label.piccolo_over_solo": lambda self, _: self.tr("Piccolo above Solorufer"),
        "about.piccolo_over_solo": lambda self, _: self.tr(
            "Whether Piccolo ranks above Solorufer and is worth three points."
        ),
        "piccolo_over_solo=false": lambda self, _: self.tr("below, two points"),
        "piccolo_over_solo=true": lambda self, _: self.tr("above, three points"),
        "label.besser_split": lambda self, _: self.tr("Besserrufer divided"),
        "about.besser_split": lambda self, _: self.tr(
            "Whether each bird has a bid of its own instead of Besserrufer and Solobesser."
        ),
        "besser_split=false": lambda self, _: self.tr("one bid for all birds"),
        "besser_split=true": lambda self, _: self.tr("one bid for each bird"),
        "label.farb5": lambda self, _: self.tr("Five-suited Farbendreier"),
        "about.farb5": lambda self, _: self.tr(
            "Whether the bidder may make trumps an ordinary fifth suit."
        ),
        "farb5=false": lambda self, _: self.tr("not allowed"),
        "farb5=true": lambda self, _: self.tr("allowed"),
        "label.zweier": lambda self, _: self.tr("Two cards instead of one"),
        "about.zweier": lambda self, _: self.tr(
            "How many talon cards are taken in Einer and Farbeneiner."
        ),
        "zweier=false": lambda self, _: self.tr("one"),
        "zweier=true": lambda self, _: self.tr("two"),
        "label.honneurs": lambda self, _: self.tr("Bonus for honors"),
        "about.honneurs": lambda self, _: self.tr(
            "Whether four of the seven five-point cards in the dealt hand are paid."
        ),
        "honneurs=false": lambda self, _: self.tr("not paid"),
        "honneurs=true": lambda self, _: self.tr("one point from each other player"),
        "label.pflicht_ouverts": lambda self, _: self.tr("Compulsory open games"),
        "about.pflicht_ouverts": lambda self, _: self.tr(
            "Whether Piccolo and Bettler can be played with closed cards."
        ),
        "pflicht_ouverts=false": lambda self, _: self.tr("yes"),
        "pflicht_ouverts=true": lambda self, _: self.tr("only with open cards"),
        "label.radl_scope": lambda self, _: self.tr("What counts double in a double round"),
        "about.radl_scope": lambda self, _: self.tr("Whether silent extras count double as well."),
        "radl_scope=all": lambda self, _: self.tr("everything"),
        "radl_scope=announced_only": lambda self, _: self.tr("game and announced extras"),
        "label.pagatkassa_stake": lambda self, _: self.tr("Stake of the Pagat pot"),
        "about.pagatkassa_stake": lambda self, _: self.tr(
            "What everybody pays into the pot when it is empty, and each dealer besides; with 0 "
            "there is no pot."
        ),
        "label.pagatkassa_cap": lambda self, _: self.tr("Limit of the Pagat pot"),
        "about.pagatkassa_cap": lambda self, _: self.tr(
            "How much the pot holds at most; with 0 there is no limit."
        ),
        "label.talon_first": lambda self, _: self.tr("Time of the talon"),
        "about.talon_first": lambda self, _: self.tr("When the talon is dealt."),
        "talon_first=false": lambda self, _: self.tr("between the two rounds of six"),
        "talon_first=true": lambda self, _: self.tr("at the beginning"),
    }
