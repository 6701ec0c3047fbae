"""The style sheet of the window, made from the tokens."""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtGui import QColor, QPalette

from tarock_desktop.ui.style.tokens import LEAST_TEXT, POINTER_TARGET, Radius, Space, Theme

_SHEET: Final = Template("""
QWidget { font-size: ${body}px; }
QMainWindow, QDialog { background: $panel; color: $on_panel; }
#felt { background: $felt; }
#ribbon, #statusline { background: $panel; color: $on_panel; border: 0; }
#ribbon { border-bottom: 1px solid $line; }
#statusline { border-top: 1px solid $line; }
#ribbon QLabel#contract { font-size: ${ribbon}px; font-weight: 600; }
#ribbon QLabel, #statusline QLabel { color: $on_panel; }
QLabel[role="muted"] { color: $muted; font-size: ${small}px; }
QLabel[role="title"] { color: $on_panel; font-size: ${small}px; font-weight: 600; }
QLabel[role="question"] { font-size: ${heading}px; font-weight: 600; }
QLabel[role="big"] { font-size: ${big}px; font-weight: 600; }
#ribbon QLabel[role="badge"] { color: $on_primary; background: $primary; border-radius: 4px;
    font-size: ${small}px; font-weight: 600; }
QLabel[role="warning"] { color: $warning; }
QLabel[role="legal"] { color: $information; }
QFrame#prompt { background: $panel; color: $on_panel; border: 1px solid $line;
  border-radius: ${panel_radius}px; }
QFrame#section { background: $panel; border: 0; border-bottom: 1px solid $line; }
#rail, #rail QWidget#body { background: $panel; }
#rail { border-left: 1px solid $line; }
QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }
QPushButton, QToolButton { background: $sunk; color: $on_panel; border: 1px solid $line;
  border-radius: ${button_radius}px; padding: 4px ${pad}px; min-height: ${inner}px; }
QToolButton { padding: 4px 6px; min-width: ${narrow}px; }
QToolButton::menu-indicator { image: none; }
QPushButton:hover, QToolButton:hover { border-color: $information; }
QPushButton:focus, QToolButton:focus, QCheckBox:focus, QComboBox:focus, QLineEdit:focus,
QSpinBox:focus, QDoubleSpinBox:focus, QListView:focus, QTextBrowser:focus, QSlider:focus
  { border: 2px solid $information; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: $line; }
QPushButton:disabled, QToolButton:disabled { color: $muted; border-style: dashed; }
QPushButton[barred="true"] { color: $muted; border-style: dashed; }
QPushButton[role="primary"] { background: $primary; color: $on_primary;
  border: 1px solid $primary; font-weight: 600; }
QPushButton[role="primary"]:focus { border: 2px solid $on_panel; }
QPushButton[role="primary"]:disabled { background: $sunk; color: $muted;
  border: 1px dashed $line; }
QToolButton[role="head"] { border: 0; background: transparent; text-align: left;
  font-size: ${small}px; font-weight: 600; }
QToolButton[role="head"]:focus { border: 2px solid $information; }
QPushButton[role="line"] { border: 0; background: transparent; text-align: left;
  padding: 2px 4px; }
QPushButton[role="line"]:hover { background: $sunk; }
QPushButton[role="line"]:focus { border: 2px solid $information; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox
  { background: $sunk; color: $on_panel; border: 1px solid $line;
  border-radius: ${button_radius}px; padding: 3px 6px; min-height: ${inner}px; }
QComboBox QAbstractItemView { background: $panel; color: $on_panel;
  selection-background-color: $primary; selection-color: $on_primary; }
QListView, QTextBrowser { background: $sunk; color: $on_panel; border: 1px solid $line;
  border-radius: ${button_radius}px; }
QListView::item:selected { background: $primary; color: $on_primary; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; border: 0; }
QScrollBar::handle:vertical { background: $muted; min-height: 28px; border-radius: 4px;
  margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; border: 0; }
QScrollBar::handle:horizontal { background: $muted; min-width: 28px; border-radius: 4px;
  margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: 1px solid $line; border-radius: ${button_radius}px; }
QTabBar::tab { background: $sunk; color: $on_panel; padding: 6px 12px;
  border: 1px solid $line; }
QTabBar::tab:selected { background: $panel; font-weight: 600; }
QCheckBox, QRadioButton, QGroupBox, QLabel, ChipRow { color: $on_panel; }
QCheckBox { min-height: ${target}px; border: 2px solid transparent; }
QGroupBox { border: 1px solid $line; border-radius: ${button_radius}px; margin-top: ${body}px;
  padding-top: 6px; }
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 4px; }
QMenuBar { background: $panel; color: $on_panel; }
QMenuBar::item:selected, QMenu::item:selected { background: $primary; color: $on_primary; }
QMenu { background: $panel; color: $on_panel; border: 1px solid $line; }
QMenu::item { padding: 4px 24px 4px 24px; }
QMenu::item:disabled { color: $muted; }
QToolTip { background: $panel; color: $on_panel; border: 1px solid $line; padding: 4px; }
#curtain { background: $felt; }
#curtain QLabel { color: $on_felt; }
#curtain QLabel[role="muted"] { color: $muted_on_felt; }
#notice { background: $panel; border: 2px solid $information;
  border-radius: ${button_radius}px; }
""")


def style_sheet(theme: Theme, unit: int, least: int = LEAST_TEXT) -> str:
    """Return the style sheet of *theme* for a text *unit* and the *least* text, in pixels."""
    return _SHEET.substitute(
        body=unit,
        small=max(least, round(unit * 0.85)),
        heading=round(unit * 1.1),
        ribbon=round(unit * 1.15),
        big=round(unit * 1.8),
        panel=theme.panel,
        sunk=theme.panel_sunk,
        line=theme.panel_line,
        on_panel=theme.on_panel,
        muted=theme.muted,
        information=theme.information,
        warning=theme.warning,
        primary=theme.primary,
        on_primary=theme.on_primary,
        felt=theme.felt,
        on_felt=theme.on_felt,
        muted_on_felt=theme.muted_on_felt,
        pad=Space.M,
        inner=POINTER_TARGET - 10,
        narrow=POINTER_TARGET - 14,
        target=POINTER_TARGET - 4,
        button_radius=Radius.BUTTON,
        panel_radius=Radius.PANEL,
    )


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
    }
    made = QPalette()
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return made
