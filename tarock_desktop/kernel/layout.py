"""Where things lie in the words the kernel works on: cards, games, states, memory.

`tricks.pxd` says the same in C; `tests/unit/kernel/test_layout.py` compares the two.

A card is one bit of 54: four plain suits of eight, then the tarocks; within a suit a higher bit
beats a lower one. Which card of a sheet is which bit is said by `translate.CardOrder`. Card points
are counted in sixths of a point, which makes whole numbers of every sheet's values.
"""

from __future__ import annotations

from typing import Final

TAROCKS: Final = 0x3FFFFF00000000
SUIT_0: Final = 0xFF
SUIT_1: Final = 0xFF00
SUIT_2: Final = 0xFF0000
SUIT_3: Final = 0xFF000000
PAGAT: Final = 0x100000000
HIGH_PAIR: Final = 0x30000000000000
"""Mond and Skys."""
TRULL: Final = 0x30000100000000
ABOVE_ALL: Final = 0x40000000000000
"""Stands for the best card where the Emperor's trick is made: no card beats it."""
M64: Final = 0xFFFFFFFFFFFFFFFF
M32: Final = 0xFFFFFFFF
K1: Final = 0x9E3779B97F4A7C15
K2: Final = 0xC2B2AE3D27D4EB4F
K3: Final = 0x165667B19E3779F9
K4: Final = 0xD6E8FEB86659FD93

# --- the game: 92 words. Signed numbers are kept with OFFSET added.
PLAYERS: Final = 0
RULES: Final = 1
MUST_TRUMP: Final = 1
MUST_OVERTAKE: Final = 2
EMPEROR: Final = 4
"""The Pagat takes a trick in which Mond and Skys lie too."""
TRULL_FREES: Final = 8
"""The Pagat need not wait when Mond and Skys lie in the trick."""
TRULL_DEMANDS: Final = 16
"""Nor may it then."""
PAGAT_WAITS: Final = 32
"""The Pagat waits for the other tarocks of its hand."""
PAGAT_LED_LAST: Final = 64
"""To lead it waits for all other cards."""
SUITS_FIRST: Final = 128
"""A tarock is led only from a hand of nothing else."""
TRUMPS: Final = 2
"""The cards that take a trick of any suit: the tarocks, or none where tarocks do not win."""
KEPT: Final = 3
"""Cards that must wait for the last trick as long as another one can be played."""
EXPOSED: Final = 4
"""Cards that must be played as soon as they may be."""
ADJACENT: Final = 5
"""Cards that are worth as much as the next higher one, so that either will do."""
RUNS: Final = 6
"""Cards of equal value that move down when one below them has been played."""
BASE: Final = 8
"""Sixths every card counts at least."""
LEVEL: Final = 9
"""Four pairs: what the cards of a mask count more than those of the pair before."""
CALLER: Final = 17
"""Who called all tricks: 0 nobody, 1 the declarer's side, 2 the other."""
SALT: Final = 18
"""Marks the memory's entries of this game."""
SALT_OPEN: Final = 19
"""Marks entries of positions whose bonus is not settled."""
BONUS: Final = 20
"""What is added at the end, by tricks taken (8) and fate of the Pagat (5)."""
LOW: Final = 60
"""Least bonus still possible, by tricks taken and, 8 further on, with the Pagat in play."""
HIGH: Final = 76
GAME_WORDS: Final = 92
FATES: Final = 5
"""Fates of the Pagat: 0 not in the last trick; 1 made, 2 lost by the declarer's side; 3, 4 by the
other."""
OFFSET: Final = 8192

# --- the state: 16 words; 0 to 3 are the hands by seat.
LEADER: Final = 4
PLACE: Final = 5
"""Cards that lie in the trick."""
LED: Final = 6
"""All cards of the suit led."""
BEST: Final = 7
WINNER: Final = 8
TRICK: Final = 9
PAGAT_BY: Final = 10
"""The seat that played the Pagat to this trick, from 1."""
SIDE: Final = 11
"""Seats of the declarer's side, a bit each."""
SILENT: Final = 12
"""Seats that nullify a called Valat if they break it."""
TAKEN: Final = 13
"""1: the declarer's side has a trick; 2: the other has; 4: a called Valat is nullified."""
POINTS: Final = 14
FATE: Final = 15
STATE_WORDS: Final = 16

# --- what playouts are paid by: 40 words for the Pagat, then 8 rows for the points.
GAME_ROWS: Final = 40
ROW: Final = 256
PAY_OFFSET: Final = 1048576

# --- the memory: four words, then buckets of four.
NODES: Final = 0
BUDGET: Final = 1
MASK: Final = 2
"""Buckets less one."""
MEMORY_HEAD: Final = 4

# --- guessed worlds: their number, then each as a state and the place of its payments.
WORLD_WORDS: Final = 17

# --- a node of the tree that grows over worlds; node 0 is the root.
VISITS: Final = 0
CHANCES: Final = 1
"""How often it could have been visited."""
MERIT: Final = 2
"""Sum of what it was worth to the side that played its card, each 0 to SCALE."""
CHILD: Final = 3
SIBLING: Final = 4
CARD: Final = 5
"""Place of the card's bit."""
PAID: Final = 6
"""Sum of what the declarer got, twice PAY_OFFSET added each time."""
NODE_WORDS: Final = 8
SCALE: Final = 1024
