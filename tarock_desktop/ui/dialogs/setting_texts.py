"""What the settings and their choices are called."""

from __future__ import annotations

from typing import final

from PySide6.QtCore import QObject


@final
class SettingTexts(QObject):
    """The words for settings, by the ids of `session.preferences`."""

    def group(self, group: str) -> str:
        """Return the heading of a group of settings."""
        match group:
            case "language":
                return self.tr("Language")
            case "table":
                return self.tr("Table")
            case "cards":
                return self.tr("Cards")
            case "sound":
                return self.tr("Sound")
            case "play":
                return self.tr("Play")
            case "seats":
                return self.tr("Seats of a new game")
            case _:
                return group

    def label(self, setting: str) -> str:
        """Return what a setting is called."""
        labels = {
            "language": self.tr("Language of the window"),
            "theme": self.tr("Theme"),
            "felt": self.tr("Felt"),
            "text_scale": self.tr("Text size in percent"),
            "side_panel": self.tr("Side panel"),
            "speed": self.tr("Speed"),
            "reduced_motion": self.tr("Reduce motion"),
            "points": self.tr("Fractions of points"),
            "palette": self.tr("Colors of the cards"),
            "back": self.tr("Back of the cards"),
            "index": self.tr("Corners of the cards"),
            "index_language": self.tr("Letters on the cards"),
            "sound": self.tr("Sounds at the table"),
            "volume": self.tr("Volume in percent"),
            "start": self.tr("The program opens with"),
            "menu_bar": self.tr("Show the menu bar"),
            "help_level": self.tr("Mark the cards that may be played"),
            "single_click": self.tr("One click plays a card"),
            "ceremony": self.tr("Shuffling, cutting, packets"),
            "single_answers": self.tr("Questions with only one answer"),
            "forced_card": self.tr("The table plays for you"),
            "resting": self.tr("Hands in which you rest"),
            "letter_keys": self.tr("Single letters as shortcuts"),
            "curtain": self.tr("The curtain opens"),
            "curtain_idle": self.tr("The curtain falls by itself"),
        }
        return labels.get(setting, setting)

    def before_field(self, label: str) -> str:
        """Return a label that stands before its field."""
        return self.tr("{label}:").format(label=label)

    def seat(self, setting: str, number: int) -> str:
        """Return the label of the field of a seat."""
        if setting == "names":
            return self.tr("Name on seat {number}:").format(number=number)
        return self.tr("Player on seat {number}:").format(number=number)

    def choice(self, setting: str, choice: str) -> str:
        """Return what a choice of a setting is called."""
        choices = {
            "language": {"system": self.tr("as set on this computer")},
            "theme": self._themes(),
            "felt": self._felts(),
            "speed": {
                "half": self.tr("half"),
                "normal": self.tr("normal", "speed"),
                "double": self.tr("double"),
                "instant": self.tr("without motion"),
            },
            "palette": self._palettes(),
            "back": self._backs(),
            "index": {
                "letters": self.tr("letters"),
                "two letters": self.tr("two letters"),
                "symbols": self.tr("symbols"),
                "off": self.tr("nothing"),
            },
            "index_language": self._letters(),
            "help_level": {
                "off": self.tr("never"),
                "on request": self.tr("while H is held"),
                "always": self.tr("always"),
            },
            "players": self._players(),
            "points": {
                "fractions": self.tr("as fractions: 35⅔"),
                "whole": self.tr("in whole numbers: 35/2"),
            },
        }
        choices |= self._by_table() | self._by_window()
        return choices.get(setting, {}).get(choice, choice)

    def _by_window(self) -> dict[str, dict[str, str]]:
        return {
            "start": {"home": self.tr("the first page"), "table": self.tr("the last game")},
            "side_panel": {
                "auto": self.tr("as there is room"),
                "open": self.tr("open"),
                "folded": self.tr("folded"),
            },
        }

    def _by_table(self) -> dict[str, dict[str, str]]:
        return {
            "ceremony": {
                "auto": self.tr("the table does it"),
                "own": self.tr("I do it myself"),
            },
            "single_answers": {
                "auto": self.tr("the table answers"),
                "own": self.tr("I answer myself"),
            },
            "curtain": {
                "tap": self.tr("with a tap"),
                "hold": self.tr("while it is held"),
            },
            "curtain_idle": {
                "30": self.tr("after half a minute"),
                "60": self.tr("after a minute"),
                "180": self.tr("after three minutes"),
                "never": self.tr("never"),
            },
            "resting": {
                "watch": self.tr("watch them"),
                "fast": self.tr("run them fast"),
            },
            "forced_card": {
                "last": self.tr("the last card of a hand"),
                "only": self.tr("every card that is the only legal one"),
                "never": self.tr("no card"),
            },
        }

    def _themes(self) -> dict[str, str]:
        return {
            "system": self.tr("as set on this computer"),
            "green-baize": self.tr("Green felt"),
            "evening": self.tr("Evening"),
            "bright-room": self.tr("Bright room"),
        }

    def _felts(self) -> dict[str, str]:
        return {
            "theme": self.tr("as in the theme"),
            "green": self.tr("green", "felt"),
            "wine": self.tr("wine red"),
            "blue": self.tr("blue", "felt"),
        }

    def _palettes(self) -> dict[str, str]:
        return {
            "normal": self.tr("two colors"),
            "four": self.tr("four colors"),
            "contrast": self.tr("strong contrast"),
            "dark": self.tr("dark"),
        }

    def _backs(self) -> dict[str, str]:
        return {
            "stars": self.tr("stars"),
            "blueprint": self.tr("indigo print"),
            "cross-stitch": self.tr("cross-stitch"),
            "linden": self.tr("linden leaves"),
        }

    def _letters(self) -> dict[str, str]:
        return {
            "sheet": self.tr("as in the rules"),
            "en_US": self.tr("English (Texas)"),
            "en": self.tr("English"),
            "cs": self.tr("Czech"),
            "sl": self.tr("Slovenian"),
            "de": self.tr("German"),
        }

    def _players(self) -> dict[str, str]:
        return {
            "human": self.tr("person"),
            "novice": self.tr("computer, beginner"),
            "club": self.tr("computer, club player"),
            "master": self.tr("computer, master"),
        }
