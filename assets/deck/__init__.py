"""Draws the deck the program ships: 54 tarock cards and the back, as SVG files of our own.

Run ``python -m assets.deck OUT`` in the checkout. The package uses the standard library only,
and the program itself never imports it: it reads the files in ``assets/cards``.
"""
