"""The style sheet of the window, made from the tokens."""

from __future__ import annotations

from string import Template
from typing import Final

import msgspec
from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QPalette

from tarock_desktop.resources import data
from tarock_desktop.ui.style.fonts import DISPLAY
from tarock_desktop.ui.style.tokens import (
    BADGE,
    GLASS_OPACITY,
    LEAST_TEXT,
    LEAST_WINNER,
    ON_BADGE,
    POINTER_TARGET,
    PRIMARY_BUTTON,
    Radius,
    Space,
    TextSize,
    Theme,
)

_CONTROLS: Final = "controls"
"""Search path of the small signs: ``url(controls:dark/down.svg)``."""

_SHEET: Final = Template("""
QWidget { font-size: ${body}px; }
QMainWindow, QDialog { background: $panel; color: $on_panel; }
#felt { background: $felt; }

QLabel, QCheckBox, QRadioButton, QGroupBox, ChipRow { color: $on_panel; }
QLabel[role="muted"] { color: $muted; font-size: ${label}px; }
QLabel[role="title"] { color: $muted; font-size: ${label}px; font-weight: 700; }
QLabel[role="name"] { font-family: $display; font-size: ${name}px; font-weight: 700; }
QLabel[role="question"] { font-family: $display; font-size: ${title}px; font-weight: 800; }
QLabel[role="big"] { font-family: $display; font-size: ${contract}px; font-weight: 800; }
QLabel[role="great"] { font-family: $display; font-size: ${great}px; font-weight: 800; }
QLabel[role="badge"] { color: $on_primary; background: $primary; border-radius: 4px;
  font-size: ${label}px; font-weight: 700; }
QLabel[role="pill"] { color: $on_band; background: $band; border-radius: 9px;
  padding: 1px 8px; font-size: ${label}px; font-weight: 800; }
QLabel[role="lead"] { font-size: ${name}px; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="figure"] { font-size: ${title}px; font-weight: 700; }
Progress { color: $muted; selection-background-color: $information; }
QLabel[role="warning"] { color: $warning; }
QLabel[role="verdict"] { color: $warning; font-family: $display; font-size: ${name}px;
  font-weight: 800; }
QLabel[role="link"] { color: $information; font-weight: 700; text-decoration: underline; }
QLabel[role="legal"] { color: $information; }

#bar { background: $panel; color: $on_panel; border: 0; border-top: 1px solid $panel_line; }
#heading QLabel, #headline QLabel { color: $on_band; background: transparent; }
#headline QLabel#winner { font-family: $display; font-size: ${winner}px; font-weight: 800; }
#heading QLabel#contract { font-family: $display; font-size: ${contract}px; font-weight: 800; }
#heading QLabel[role="badge"] { background: $badge; color: $on_badge; border-radius: 9px;
  padding: 2px 9px; font-size: ${body}px; font-weight: 800; }
#heading[plaque="true"] QLabel { color: $on_glass; }
#heading[plaque="true"] QLabel#contract { color: $turn_on_glass; font-size: ${title}px; }
#heading[low="true"] QLabel#contract { font-size: ${name}px; }
#heading[plaque="true"] QLabel[role="badge"] { color: $on_badge; }
#line QLabel { color: $on_glass; font-size: ${body}px; }
#line QLabel[role="strong"] { color: $turn_on_glass; font-weight: 800; }
QToolButton[role="glass"] { background: $glass_ground; color: $on_glass; border: 1px solid $stitch;
  border-radius: ${panel_radius}px; padding: 4px 10px; font-weight: 500; }
QToolButton[role="glass"]:hover { border-color: $turn_on_glass; }
QToolButton[role="glass"]:focus { border: 2px solid $turn_on_glass; }
QToolButton[role="glass"]:pressed, QToolButton[role="glass"]:checked { color: $turn_on_glass;
  background: $glass_ground; }
QToolButton[role="glass"]:disabled { color: $muted_on_glass; border-style: dashed; }

#home QPushButton { outline: 0; }
#home QCheckBox { color: $muted_on_felt; }
#home QCheckBox:focus { border-color: $turn; }
#home QLabel { color: $on_felt; }
#home QLabel[role="muted"] { color: $muted_on_felt; font-size: ${body}px; }
#home QPushButton[role="entry"] { background: $glass_ground; border: 1px solid $stitch;
  border-radius: ${panel_radius}px; padding: 0; }
#home QPushButton[role="entry"]:hover { border-color: $turn_on_glass; }
#home QPushButton[role="entry"]:focus { border: 2px solid $turn_on_glass; }
#home QPushButton[role="entry"] QLabel { color: $on_glass; }
#home QPushButton[role="entry"] QLabel[role="muted"] { color: $muted_on_glass; }
#home QPushButton[role="sheet"] { background: $panel; border: 1px solid $panel_line;
  border-radius: ${panel_radius}px; padding: 0; }
#home QPushButton[role="sheet"] QLabel, #home #card QLabel, #notice QLabel { color: $on_panel; }
#home QPushButton[role="sheet"] QLabel[role="muted"], #home #card QLabel[role="muted"] {
  color: $muted; }
#home #card { background: $panel; border: 1px solid $gold; border-radius: ${panel_radius}px; }
#home QPushButton[role="one-of"] { background: transparent; color: $muted_on_felt;
  border: 2px solid transparent; padding: 2px 7px; }
#home QPushButton[role="one-of"]:checked { color: $on_felt; font-weight: 700;
  border-bottom-color: $turn; border-radius: 0; }
#home QPushButton[role="one-of"]:hover { color: $on_felt; }
#home QPushButton[role="one-of"]:focus { border-color: $turn; }
#home QPushButton[role="felt"] { background: $glass_ground; color: $on_glass;
  border: 1px solid $stitch; }
#home QPushButton[role="felt"]:hover { border-color: $turn_on_glass; }
#home QPushButton[role="felt"]:focus { border: 2px solid $turn_on_glass; }

QFrame#prompt, QFrame#steps, QFrame#why, QFrame#control, #notice { background: $panel;
  color: $on_panel; border: 1px solid $panel_line; border-radius: ${panel_radius}px; }
QFrame#promptline { background: $glass_ground; border: 1px solid $turn_on_glass;
  border-radius: ${panel_radius}px; }
#promptline QLabel { color: $on_glass; background: transparent; }
#promptline QPushButton { min-height: 24px; padding: 0 ${pad}px; }
#notice { border: 2px solid $information; }
QFrame#side { background: $panel_sunk; border: 0; border-radius: ${panel_radius}px; }
QFrame#bubble { background: $panel; border: 2px solid $gold; border-radius: ${panel_radius}px; }
QFrame#section { background: transparent; border: 0; border-bottom: 1px solid $panel_line; }
#rail { background: $rail; border: 1px solid $panel_line; border-radius: ${panel_radius}px; }
#rail QWidget#body { background: transparent; }
#curtain QLabel { color: $on_felt; }
#curtain QLabel[role="muted"] { color: $muted_on_felt; }
#curtain #seatfacts QLabel { color: $on_glass; }

QPushButton, QToolButton { background: $panel_sunk; color: $on_panel;
  border: 1px solid $panel_line; border-radius: ${button_radius}px; padding: 4px ${pad}px;
  min-height: ${inner}px; }
QToolButton { padding: 4px 6px; min-width: ${narrow}px; }
QToolButton::menu-indicator { image: none; }
QPushButton:hover, QToolButton:hover { border-color: $information; }
QPushButton:focus { border: 2px solid $information; padding: 3px ${pad_in}px; }
QToolButton:focus { border: 2px solid $information; padding: 3px 5px; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: $panel_line; }
QPushButton[role="toggle"]:checked { border-color: $information; color: $information;
  font-weight: 700; }
QPushButton:disabled, QToolButton:disabled, QPushButton[barred="true"] { color: $muted;
  border-style: dashed; }
QPushButton[role="primary"] { color: $on_primary; font-weight: 700; min-height: ${primary_inner}px;
  border: 1px solid $primary; padding: 4px ${wide_pad}px; background:
  qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 $primary_light, stop: 1 $primary); }
#bar QPushButton[role="primary"], #steps QPushButton[role="primary"],
#control QPushButton[role="primary"] { min-height: ${inner}px;
  padding: 4px ${pad}px; }
QPushButton[role="primary"]:hover { background: $primary; }
QPushButton[role="primary"]:focus { border: 2px solid $on_panel; padding: 3px ${wide_pad_in}px; }
QPushButton[role="primary"]:disabled { background: $panel_sunk; color: $muted;
  border: 1px dashed $muted; }
QPushButton[role="link"] { border: 1px solid transparent; background: transparent;
  color: $information; font-weight: 700; text-decoration: underline; padding: 4px 6px; }
QPushButton[role="link"]:hover { background: $panel_sunk; }
QPushButton[role="link"]:focus { border: 2px solid $information; padding: 3px 5px; }
QPushButton[role="link"]:disabled { color: $muted; text-decoration: none; }
QToolButton[role="head"] { border: 1px solid transparent; background: transparent;
  text-align: left; color: $muted; font-size: ${label}px; font-weight: 700; }
QToolButton[role="head"]:focus { border: 2px solid $information; }
QPushButton[role="line"] { border: 1px solid transparent; background: transparent;
  text-align: left; padding: 2px 4px; }
QPushButton[role="line"]:hover { background: $panel_sunk; }
QPushButton[role="line"]:checked { background: $panel_sunk; border-color: $information; }
QPushButton[role="line"]:focus { border: 2px solid $information; padding: 1px 3px; }
QPushButton[role="row"] { border: 1px solid transparent; border-bottom-color: $panel_line;
  border-radius: 0; background: transparent; padding: 0; min-height: 0; }
QPushButton[role="row"]:hover { background: $panel_sunk; }
QPushButton[role="row"][told="true"]:hover { background: transparent; }
QPushButton[role="row"]:checked { background: $panel_sunk; border-color: $information; }
QPushButton[role="row"]:focus, QPushButton[role="row"]:checked:focus
  { border: 2px solid $information; border-radius: ${button_radius}px; padding: 0; }
QPushButton[role="row"][barred="true"] { border-style: solid; }
#rows { border: 1px solid transparent; }
#rows:focus { border: 1px solid $information; border-radius: ${button_radius}px; }

QLineEdit, QComboBox, QAbstractSpinBox { background: $panel_sunk; color: $on_panel;
  border: 1px solid $panel_line; border-radius: ${button_radius}px; padding: 3px 6px;
  min-height: ${inner}px; selection-background-color: $primary; selection-color: $on_primary; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid $information;
  padding: 2px 5px; }
QComboBox:hover, QAbstractSpinBox:hover { border-color: $information; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $muted;
  border-style: dashed; }
QComboBox::drop-down { subcontrol-origin: padding; subcontrol-position: center right;
  width: ${sign_room}px; border: 0; }
QComboBox::down-arrow { image: url(controls:$signs/down.svg); width: ${sign}px;
  height: ${sign}px; }
QComboBox QAbstractItemView { background: $panel; color: $on_panel; border: 1px solid $panel_line;
  outline: 0; selection-background-color: $primary; selection-color: $on_primary; }
QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus { border: 0; padding: 0 6px;
  min-height: 0; background: transparent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border;
  width: ${sign_room}px; border: 0; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url(controls:$signs/up.svg); width: ${sign}px;
  height: ${sign}px; }
QAbstractSpinBox::down-arrow { image: url(controls:$signs/down.svg); width: ${sign}px;
  height: ${sign}px; }

QCheckBox, QRadioButton { min-height: ${target}px; spacing: ${gap}px;
  border: 2px solid transparent; border-radius: ${button_radius}px; }
QCheckBox:focus, QRadioButton:focus { border-color: $information; }
QCheckBox:disabled, QRadioButton:disabled { color: $muted; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator,
  QMenu::indicator { width: ${sign}px; height: ${sign}px; background: $panel_sunk;
  border: 1px solid $muted; }
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: ${sign_radius}px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked
  { background: $primary; border-color: $primary;
  image: url(controls:$signs_on_primary/check.svg); }
QRadioButton::indicator:checked { background: $primary; border-color: $primary;
  image: url(controls:$signs_on_primary/dot.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-style: dashed; }

QListView, QTreeView, QTableView, QTextEdit, QTextBrowser, QPlainTextEdit {
  background: $panel_sunk; color: $on_panel; border: 1px solid $panel_line;
  border-radius: ${button_radius}px; outline: 0;
  alternate-background-color: $panel; selection-background-color: $primary;
  selection-color: $on_primary; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextEdit:focus, QTextBrowser:focus,
  QPlainTextEdit:focus { border: 2px solid $information; }
QListView::item, QTreeView::item { padding: 3px; }
QTableView::item { padding: 0 6px; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected
  { background: $primary; color: $on_primary; }
QHeaderView { background: $panel; }
QHeaderView::section { background: $panel; color: $muted; border: 0;
  border-bottom: 1px solid $panel_line; padding: 4px 6px; font-size: ${label}px;
  font-weight: 700; }
QHeaderView::up-arrow { image: url(controls:$signs/up.svg); width: 12px; height: 12px; }
QHeaderView::down-arrow { image: url(controls:$signs/down.svg); width: 12px; height: 12px; }
QTableCornerButton::section { background: $panel; border: 0; }

QScrollArea { background: transparent; border: 0; }
Scrolling:focus { border: 1px solid $information; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; border: 0; }
QScrollBar::handle:vertical { background: $muted; min-height: 28px; border-radius: 4px;
  margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; border: 0; }
QScrollBar::handle:horizontal { background: $muted; min-width: 28px; border-radius: 4px;
  margin: 2px; }
QScrollBar::handle:hover { background: $information; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider { min-height: ${target}px; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: $information; }
QSlider::groove:horizontal { background: $panel_line; height: 6px; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $primary; height: 6px; border-radius: 3px; }
QSlider::handle:horizontal { background: $panel; border: 2px solid $primary; width: 14px;
  height: 14px; margin: -6px 0; border-radius: 9px; }
QProgressBar { background: $panel_sunk; color: $on_panel; border: 1px solid $panel_line;
  border-radius: ${button_radius}px; text-align: center; }
QProgressBar::chunk { background: $primary; border-radius: ${button_radius}px; }
QSplitter::handle { background: $panel_line; }

QTabWidget::pane { border: 1px solid $panel_line; border-radius: ${button_radius}px; }
QTabBar::tab { background: $panel_sunk; color: $on_panel; padding: 6px ${pad}px;
  border: 1px solid $panel_line; }
QTabBar::tab:selected { background: $panel; font-weight: 700; }
QTabBar::tab:focus { border: 2px solid $information; padding: 5px ${pad_in}px; }
QGroupBox { border: 1px solid $panel_line; border-radius: ${button_radius}px;
  margin-top: ${body}px; padding-top: 8px; font-weight: 700; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 4px; }

QMenuBar { background: $panel; color: $on_panel; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected, QMenu::item:selected { background: $primary; color: $on_primary; }
QMenu { background: $panel; color: $on_panel; border: 1px solid $panel_line; padding: 4px; }
QMenu::item { padding: 5px 24px 5px ${menu_room}px; border-radius: 4px; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: 1px; background: $panel_line; margin: 4px 8px; }
QMenu::indicator { margin-left: 6px; border-radius: 4px; border: 0; background: transparent; }
QMenu::indicator:checked { image: url(controls:$signs/check.svg); }
QMenu::indicator:checked:selected { image: url(controls:$signs_on_primary/check.svg); }
QMenu::right-arrow { image: url(controls:$signs/right.svg); width: ${sign}px;
  height: ${sign}px; margin-right: 4px; }
QMenu::right-arrow:selected { image: url(controls:$signs_on_primary/right.svg); }
QToolTip { background: $panel; color: $on_panel; border: 1px solid $panel_line; padding: 4px; }
""")

_QUOTED: Final = ", ".join(f'"{family}"' for family in DISPLAY)


def style_sheet(theme: Theme, unit: int, least: int = LEAST_TEXT) -> str:
    """Return the style sheet of *theme* for a text *unit* and the *least* text, in pixels."""
    # Files are named by a search path: a path may have any character in it.
    QDir.setSearchPaths(_CONTROLS, [str(data("assets") / _CONTROLS)])
    control = max(POINTER_TARGET, round(2 * unit))
    sign = max(16, unit)
    return _SHEET.substitute(
        display=_QUOTED,
        **{size.name.lower(): size.pixels(unit, least) for size in TextSize},
        **msgspec.structs.asdict(theme),
        glass_ground=_translucent(theme.glass, GLASS_OPACITY),
        badge=BADGE,
        on_badge=ON_BADGE,
        primary_light=lit(theme.primary),
        winner=TextSize.CONTRACT.pixels(unit, round(LEAST_WINNER * least / LEAST_TEXT)),
        gap=Space.S,
        pad=Space.M,
        pad_in=Space.M - 1,
        wide_pad=Space.XL,
        wide_pad_in=Space.XL - 1,
        inner=control - _AROUND,
        primary_inner=max(PRIMARY_BUTTON, round(2.5 * unit)) - _AROUND,
        narrow=POINTER_TARGET - 14,
        target=POINTER_TARGET - 4,
        sign=sign,
        sign_radius=sign // 2 + 1,
        sign_room=sign + 12,
        menu_room=sign + 14,
        button_radius=Radius.BUTTON,
        panel_radius=Radius.PANEL,
    )


_AROUND: Final = 10
"""Padding and edge of a button above and below, in pixels."""


def lit(colour: str) -> str:
    """Return a colour in the light from above, as primary buttons and bands have it."""
    return QColor(colour).lighter(112).name()


def _translucent(colour: str, opacity: float) -> str:
    """Return a colour of the style sheet through which the ground shows."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {round(255 * opacity)})"


def palette(theme: Theme) -> QPalette:
    """Return the Qt palette of *theme*, for what the style sheet does not reach."""
    roles = {
        QPalette.ColorRole.Window: theme.panel,
        QPalette.ColorRole.Base: theme.panel_sunk,
        QPalette.ColorRole.AlternateBase: theme.panel,
        QPalette.ColorRole.Button: theme.panel_sunk,
        QPalette.ColorRole.WindowText: theme.on_panel,
        QPalette.ColorRole.Text: theme.on_panel,
        QPalette.ColorRole.ButtonText: theme.on_panel,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.on_panel,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Highlight: theme.primary,
        QPalette.ColorRole.HighlightedText: theme.on_primary,
        QPalette.ColorRole.Link: theme.information,
        QPalette.ColorRole.LinkVisited: theme.information,
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return made
