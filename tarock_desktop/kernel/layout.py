"""Where things lie in the words the kernel works on: cards, games, states, memory.

`tricks.pxd` says the same in C; `tests/unit/kernel/test_layout.py` compares the two.

A card is one bit of 54: four plain suits of eight, then the tarocks; within a suit a higher bit
beats a lower one. Which card of a sheet is which bit is said by `order.CardOrder`. Card points
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

# --- the game: a head, then the tables of the bonus. Signed numbers are kept with OFFSET added.
PLAYERS: Final = 0
"""Players of the hand, 3 or 4."""
RULES: Final = 1
"""Rules of play: a sum of the numbers below."""
MUST_TRUMP: Final = 1
"""Who lacks the suit led must play a tarock."""
MUST_OVERTAKE: Final = 2
"""Who can take the trick must."""
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
ORDER_ONLY: Final = 256
"""Kept cards may go at any time, but the higher of two tarocks goes first."""
UNEVEN: Final = 512
"""Somebody has fewer cards, and is left out when they are gone."""
AVOID: Final = 1024
"""Tricks are not wanted."""
TRUMPS: Final = 2
"""The cards that take a trick of any suit: the tarocks, or none where tarocks do not win."""
KEPT: Final = 3
"""Announced cards that wait for a certain trick."""
EXPOSED: Final = 4
"""Cards that must be played as soon as they may be."""
ADJACENT: Final = 5
"""Cards that are worth as much as the next higher one, so that either will do."""
RUNS: Final = 6
"""Cards of equal value that move down when one below them has been played."""
NOTED: Final = 7
"""Cards that make or lose something beside their points, wherever they fall."""
BASE: Final = 8
"""Sixths every card counts at least."""
LEVEL: Final = 9
"""Four pairs: what the cards of a mask count more than those of the pair before."""
SALT: Final = 17
"""Marks the memory's entries of this game."""
SALT_OPEN: Final = 18
"""Marks entries of positions whose bonus is not settled."""
LIMITS: Final = 19
"""Eight bits a seat: when everybody has taken so many tricks, the hand is over; 0: never."""
DUE: Final = 20
"""By cards left in the hand, 1 to 4: the announced cards that must be played then."""
LATEST: Final = 4
"""Announcements and feats name one of the last four tricks."""
NEXT: Final = 25
"""By stage of the tricks (8), who took one (+1: the declarer's side) and whether he would nullify
a called Valat (+2): the stage after it."""
FATED: Final = 57
"""The Pagat, where its fate in the last trick is paid."""
BIRD: Final = 58
"""By tricks left, 1 to 4: the card that should take this trick itself."""
CATCH: Final = 63
"""Three cards that are caught by the other side."""
LAST_CARD: Final = 66
"""A card that is good for the side that takes the last trick with it."""
SET: Final = 67
"""Two sets of cards of which one side would like to have all."""
ADD: Final = 69
"""What is added to `TAKEN`, by stage (4), feat (8) and side: 0 the declarer's, 1 the other."""
STAGE_ROW: Final = 16
LEAST: Final = 133
"""By stage and card noted, the lowest first: what it may still add to the bonus, at least."""
MOST: Final = 197
SETS_LEAST: Final = 261
"""By stage and what has been taken of the sets: what they add in the end, at least."""
SETS_MOST: Final = 325
SETS_PAID: Final = 389
"""The same when the hand is over."""
START: Final = 453
"""What is added to `TAKEN` before the search, so that sums of feats do not fall below 0."""
WIDTH: Final = 454
"""Columns of the bonus: fates of the Pagat, or sums of feats."""
LOW: Final = 455
"""Least bonus still possible, by stage and, 8 further on, with the Pagat in play."""
HIGH: Final = 471
BONUS: Final = 487
"""What is added at the end, by stage and column."""
GAME_WORDS: Final = 487
"""Words before the bonus."""
STAGES: Final = 8
FATES: Final = 7
"""Fates of the Pagat: 0 not in the last trick; 1 took it, 2 left it to the partner, 3 to the
other side, all for the declarer's side; 4, 5, 6 the same for the other."""
OFFSET: Final = 8192

# --- the state: 22 words; 0 to 3 are the hands by seat.
LEADER: Final = 4
"""The seat that leads, or led, the trick."""
PLACE: Final = 5
"""Cards that lie in the trick; seats without cards are counted too."""
LED: Final = 6
"""All cards of the suit led."""
BEST: Final = 7
"""The card that is winning the trick; ABOVE_ALL: the Pagat in the Emperor's trick."""
WINNER: Final = 8
"""The seat that played it; between tricks the one that took the last trick."""
TRICK: Final = 9
"""All cards of the trick."""
PAGAT_BY: Final = 10
"""The seat that played the Pagat to this trick, from 1."""
SIDE: Final = 11
"""Seats of the declarer's side, a bit each."""
SILENT: Final = 12
"""Seats that nullify a called Valat if they break it."""
TAKEN: Final = 13
"""Three bits: the stage of the tricks. Where points win: 1: the declarer's side has one; 2: the
other has; 4: a called Valat is nullified. Where tricks do: how many the declarer has.
From bit 4 two bits a set: who has cards of it. From bit 16 two bits a feat: who has made it; in
the search two sums of 16 bits instead: for a hand in which both take tricks, and for a Valat."""
STAGE: Final = 7
MIXED: Final = 3
"""The stage in which both sides have tricks, and the bits that tell it."""
SETS_AT: Final = 4
FEATS_AT: Final = 16
SWEEP_AT: Final = 32
M16: Final = 65535
POINTS: Final = 14
"""Sixths of a point of the declarer's side."""
FATE: Final = 15
"""The Pagat's fate; see FATES."""
HELD: Final = 16
"""Noted cards that the declarer's side holds or held."""
LEFT: Final = 17
"""Tricks that are not complete yet."""
SEAT_POINTS: Final = 18
"""Sixths of a point by seat, 16 bits each."""
SEAT_TRICKS: Final = 19
"""Tricks by seat, 8 bits each."""
ADDED: Final = 20
"""Sixths that are added to the next tricks, 8 bits each."""
ADDED_LAST: Final = 21
"""Sixths that are added to the last trick."""
STATE_WORDS: Final = 22

# --- what playouts are paid by. Signed numbers are kept with PAY_OFFSET added.
PAY_UNIT: Final = 0
"""Sixths of a point a column stands for."""
PAY_KIND: Final = 1
BY_SIDES: Final = 0
BY_RANK: Final = 1
"""Each for himself, by who has most points."""
BY_TRICKS: Final = 2
"""Several games for tricks at once."""
PAY_SALT: Final = 2
"""Marks the memory's entries of this payment."""
ROW_OF: Final = 3
"""By stage and fate of the Pagat: the row of points."""
PAY_FATE: Final = 59
PAY_MADE: Final = 115
PAY_SETS: Final = 179
PAY_ROWS: Final = 243
ROW: Final = 256
PAY_TOP: Final = 3
"""Columns from which who has most points counts as having very many."""
RANKS: Final = 4
"""By column: the rank in a comparison."""
VECTORS: Final = 260
"""Payments by seat, four for each way the hand may end."""
MOST_COUNTED: Final = 3
"""Tricks of a seat from which it makes no difference."""
PAY_OFFSET: Final = 1048576

# --- the memory: six words, then buckets of WAYS entries. An entry of the search for two sides is
# a mark and a word: 16 bits a bound, with OFFSET added; LOWER if the value is at least that; 9
# bits for the cards that mattered (`packed`); 6 for the best card; from bit 48 the end of the
# mark of the class. The search of each for himself has buckets of two entries.
NODES: Final = 0
"""Positions looked at so far."""
BUDGET: Final = 1
"""Positions that may be looked at; 0 stops the search."""
MASK: Final = 2
"""Buckets of four words less one."""
SEARCH_HELD: Final = 3
"""`HELD` of the state that is searched."""
MATTERED: Final = 4
"""Run cards whose place mattered to the last result."""
MEMORY_HEAD: Final = 6
"""With it buckets begin where a line of the processor's cache does, at least under Linux."""
WAYS: Final = 16
LOWER: Final = 65536

# --- guessed worlds: their number, then each as a state and the place of its payments.
WORLD_WORDS: Final = 23

# --- a node of the tree that grows over worlds; node 0 is the root.
VISITS: Final = 0
"""How often it was visited."""
CHANCES: Final = 1
"""How often it could have been visited."""
MERIT: Final = 2
"""Sum of what it was worth to the side that played its card, each 0 to SCALE."""
CHILD: Final = 3
"""First child; 0: none."""
SIBLING: Final = 4
"""Next child of the same node; 0: none."""
CARD: Final = 5
"""Place of the card's bit."""
PAID: Final = 6
"""Sum of what the declarer got, twice PAY_OFFSET added each time."""
NODE_WORDS: Final = 8
SCALE: Final = 1024
