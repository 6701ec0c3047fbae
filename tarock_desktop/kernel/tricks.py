# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""Trick play on bits: legal cards, playing, counting, random play and the search for the value.

This file runs as it is; where a C compiler is, Cython compiles it with the types of `tricks.pxd`,
and both give the same numbers. It knows no sheet: what differs from game to game stands in the
words of a game (`layout`).

Everything is a whole number of at most 64 bits. A set of cards has a bit for each of 54 cards:
four plain suits of eight, then the tarocks; within a suit the higher bit is the stronger card. So
`top(h)` is the strongest card of a hand, `m & -m` the lowest of a set, and `-(c << 1)` has all
cards above `c`. Short names mean the same everywhere:

- `g`: the words of the game: rules, card values, the bonus (first part of `layout`);
- `s`, `at`: the words of states, one behind the other, and where the state begins that is meant;
- `tt`: the words of the memory (transposition table); `pay`, `pays`, `base`: payments at the end;
- `h`, `h0` to `h3`: hands, `h0` leads the trick; `m`: the cards to choose from; `c`: one card;
- `t`, `q`, `b`, `k`, `n`, `i`, `p`: sets, numbers and places that live for a few lines;
- `w`: the place, 0 to 3, that is winning the trick, and four bits up the place, from 1, that has
  played the Pagat to it; `best`: the card that is winning; `led`: all cards of the suit led;
- `seats`: the places of the declarer's side, a bit each, and four bits up those that nullify a
  called Valat; `taken`: see `layout.TAKEN`;
- `v`, `bestv`: values and bounds; `x`: the last random number.

The search. `lead`, `follow` and `finish` search positions of two sides. The value of a position is
the card points the declarer's side will still take plus the bonus at the end, when both sides play
as well as they can with all cards open: the declarer's side maximises it, the other minimises. It
is an alpha-beta search with an empty window: it answers whether the value is at least `need`. An
answer of `need` or more is a bound from below, a smaller one a bound from above, so that a caller
who asks with several needs (`solver`) finds the value itself. Amounts gained are taken from `need`
on the way down and added on the way up.

Run cards (`g[RUNS]`) are the lowest cards of each suit, all of one
value and named by no rule or feat. Ranks in a run close up: when a run card is gone, those above
it move down by a bit. So endings that differ in cards gone are the same words.

What mattered. Every answer says in `tt[MATTERED]` on which run cards it depends: in each suit
those from some rank up. Where a card has won against another of its suit, its rank and those above
it mattered, and so did what a bound or a rule of play compared. The other run cards of the suit
may change places among the hands, as long as every hand keeps as many of the suit: no comparison
that was made on the way comes out otherwise, and their points are equal. So the answer holds for
all such positions. This is used twice: the memory finds an answer for all of them, and of two run
cards in one hand that did not matter one is tried only. The idea is partition search (Ginsberg,
1996).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from tarock_desktop.kernel import uncompiled as cython

if TYPE_CHECKING:
    from array import array

    Words = array[int]

if not cython.compiled:
    from math import sqrt

    from tarock_desktop.kernel.layout import (
        ABOVE_ALL,
        ADD,
        ADDED,
        ADDED_LAST,
        ADJACENT,
        AVOID,
        BASE,
        BEST,
        BIRD,
        BONUS,
        BUDGET,
        BY_SIDES,
        BY_TRICKS,
        CARD,
        CATCH,
        CHANCES,
        CHILD,
        DUE,
        EMPEROR,
        EXPOSED,
        FATE,
        FATED,
        FATES,
        FEATS_AT,
        HELD,
        HIGH,
        HIGH_PAIR,
        K1,
        K2,
        K3,
        K4,
        KEPT,
        LAST_CARD,
        LATEST,
        LEADER,
        LEAST,
        LED,
        LEFT,
        LEVEL,
        LIMITS,
        LOW,
        LOWER,
        M16,
        M32,
        M64,
        MASK,
        MATTERED,
        MEMORY_HEAD,
        MERIT,
        MIXED,
        MOST,
        MOST_COUNTED,
        MUST_OVERTAKE,
        MUST_TRUMP,
        NEXT,
        NODE_WORDS,
        NODES,
        NOTED,
        OFFSET,
        ORDER_ONLY,
        PAGAT,
        PAGAT_BY,
        PAGAT_LED_LAST,
        PAGAT_WAITS,
        PAID,
        PAY_FATE,
        PAY_KIND,
        PAY_MADE,
        PAY_OFFSET,
        PAY_ROWS,
        PAY_SALT,
        PAY_SETS,
        PAY_TOP,
        PAY_UNIT,
        PLACE,
        PLAYERS,
        POINTS,
        RANKS,
        ROW,
        ROW_OF,
        RULES,
        RUNS,
        SALT,
        SALT_OPEN,
        SCALE,
        SEARCH_HELD,
        SEAT_POINTS,
        SEAT_TRICKS,
        SET,
        SETS_AT,
        SETS_LEAST,
        SETS_MOST,
        SETS_PAID,
        SIBLING,
        SIDE,
        SILENT,
        STAGE,
        STAGE_ROW,
        START,
        STATE_WORDS,
        SUIT_0,
        SUIT_1,
        SUIT_2,
        SUIT_3,
        SUITS_FIRST,
        SWEEP_AT,
        TAKEN,
        TAROCKS,
        TRICK,
        TRULL,
        TRULL_DEMANDS,
        TRULL_FREES,
        TRUMPS,
        UNEVEN,
        VECTORS,
        VISITS,
        WAYS,
        WIDTH,
        WINNER,
        WORLD_WORDS,
    )

    def popcount(b: int) -> int:
        """Return the number of cards."""
        return b.bit_count()

    def prefetch(words: Words) -> None:
        """Fetch memory that will be read soon: Python does not care."""

    def top(b: int) -> int:
        """Return the highest card of a set that is not empty."""
        return 1 << (b.bit_length() - 1)


COMPILED = bool(cython.compiled)


# ---------------------------------------------------------------------------------- the cards


def points(g: Words, b: int) -> int:
    """Return the sixths of a point the cards count.

    Every card counts `BASE`; each of four pairs holds what the cards of a mask count more than
    those of the mask before, which contains them.
    """
    return (
        g[BASE] * popcount(b)
        + g[LEVEL] * popcount(b & g[LEVEL + 1])
        + g[LEVEL + 2] * popcount(b & g[LEVEL + 3])
        + g[LEVEL + 4] * popcount(b & g[LEVEL + 5])
        + g[LEVEL + 6] * popcount(b & g[LEVEL + 7])
    )


def suit_of(c: int) -> int:
    """Return all cards of a card's suit."""
    if c & TAROCKS:
        return TAROCKS
    if c & SUIT_0:
        return SUIT_0
    if c & SUIT_1:
        return SUIT_1
    return SUIT_2 if c & SUIT_2 else SUIT_3


def fat(g: Words, m: int) -> int:
    """Return the card of *m* that counts most, the lowest of equals."""
    t = m & g[LEVEL + 7]
    if not t:
        t = m & g[LEVEL + 5]
        if not t:
            t = m & g[LEVEL + 3]
            if not t:
                t = m & g[LEVEL + 1]
                if not t:
                    t = m
    return t & -t


def lean(g: Words, m: int) -> int:
    """Return the card of *m* that counts least, the lowest of equals."""
    t = m & ~g[LEVEL + 1]
    if not t:
        t = m & ~g[LEVEL + 3]
        if not t:
            t = m & ~g[LEVEL + 5]
            if not t:
                t = m & ~g[LEVEL + 7]
                if not t:
                    t = m
    return t & -t


def allowed(g: Words, h: int, led: int, best: int, trick: int) -> int:
    """Return the cards of hand *h* that may be played; with *led* 0 it leads."""
    if led:
        m = h & led
        if not m and g[RULES] & MUST_TRUMP:
            m = h & TAROCKS
        if not m:
            m = h
        if m & PAGAT and g[RULES] & (PAGAT_WAITS | TRULL_FREES):
            m = waiting(g, h, m, trick)
        if g[RULES] & MUST_OVERTAKE:
            m = beating(g, m, led, best, trick)
    else:
        m = h
        if g[RULES] & (SUITS_FIRST | PAGAT_WAITS):
            m = leading(g, h)
    if m & g[KEPT]:
        m = keeping(g, h, m)
    if m & g[EXPOSED]:
        m &= g[EXPOSED]
    return m


def keeping(g: Words, h: int, m: int) -> int:
    """Return the cards of *m* that announcements leave in hand *h*."""
    n = popcount(h)
    waiting = m & g[KEPT]
    if n <= LATEST:
        due = m & g[DUE + n]
        if due and not g[RULES] & ORDER_ONLY:
            return due
        # What was due earlier in the hand has missed its trick and waits no more.
        while n <= LATEST:
            waiting &= ~g[DUE + n]
            n += 1
    birds = waiting & TAROCKS
    highest = top(birds) if birds else 0
    if g[RULES] & ORDER_ONLY:
        return m & ~(birds ^ highest)
    # Where nothing else is left, a card that waits is given up: of several birds the highest.
    return m & ~waiting or highest | (m & ~TAROCKS)


def leading(g: Words, h: int) -> int:
    """Return the cards that may be led where some have to wait."""
    m = h & ~TAROCKS
    if m and g[RULES] & SUITS_FIRST:
        return m
    if h & PAGAT and g[RULES] & PAGAT_WAITS and h & TAROCKS != PAGAT:
        return h & ~PAGAT
    if m and g[RULES] & PAGAT_LED_LAST:
        return h & ~PAGAT
    return h


def waiting(g: Words, h: int, m: int, trick: int) -> int:
    """Return the cards of *m* without a Pagat that has to wait, or it alone if it is demanded."""
    if g[RULES] & TRULL_FREES and trick & HIGH_PAIR == HIGH_PAIR:
        return PAGAT if g[RULES] & TRULL_DEMANDS else m
    if g[RULES] & PAGAT_WAITS and h & TAROCKS != PAGAT:
        return m & ~PAGAT
    return m


def beating(g: Words, m: int, led: int, best: int, trick: int) -> int:
    """Return the cards of *m* that would win the trick, or all if none would."""
    over = m & (led | g[TRUMPS]) & -(best << 1)
    if g[RULES] & EMPEROR and popcount(trick & TRULL) == 2 and emperor(g, led, TRULL):
        if trick & PAGAT:
            over &= ~TRULL
        else:
            over |= m & PAGAT
    return over or m


def emperor(g: Words, led: int, trick: int) -> int:
    """Return whether the Pagat takes the trick although Mond and Skys lie in it."""
    if g[RULES] & EMPEROR and trick & TRULL == TRULL and (led | g[TRUMPS]) & TAROCKS:
        return 1
    return 0


# ---------------------------------------------------------------------------------- the table


def legal_now(g: Words, s: Words, at: int) -> int:
    """Return the legal cards of the seat whose turn it is; none when the hand is over."""
    p = s[at + LEADER] + s[at + PLACE]
    if p >= g[PLAYERS]:
        p -= g[PLAYERS]
    return allowed(g, s[at + p], s[at + LED], s[at + BEST], s[at + TRICK])


def play(g: Words, s: Words, at: int, c: int) -> None:
    """Play a card to the state at *at*."""
    p = s[at + LEADER] + s[at + PLACE]
    if p >= g[PLAYERS]:  # cheaper than a remainder
        p -= g[PLAYERS]
    s[at + p] ^= c
    s[at + TRICK] |= c
    if c & PAGAT:
        s[at + PAGAT_BY] = p + 1
    if s[at + PLACE] == 0:
        s[at + LED] = suit_of(c)
        s[at + BEST] = c
        s[at + WINNER] = p
    # Tarocks are the highest bits: a card that is of the suit led or a trump wins by its number.
    elif c > s[at + BEST] and c & (s[at + LED] | g[TRUMPS]):
        s[at + BEST] = c
        s[at + WINNER] = p
    if c & TRULL and emperor(g, s[at + LED], s[at + TRICK]):
        s[at + BEST] = ABOVE_ALL
        s[at + WINNER] = s[at + PAGAT_BY] - 1
    s[at + PLACE] += 1
    if g[RULES] & UNEVEN:
        skip(g, s, at)
    if s[at + PLACE] == g[PLAYERS]:
        take(g, s, at)


def skip(g: Words, s: Words, at: int) -> None:
    """Leave out seats without cards."""
    while s[at + PLACE] < g[PLAYERS]:
        p = s[at + LEADER] + s[at + PLACE]
        if p >= g[PLAYERS]:
            p -= g[PLAYERS]
        if s[at + p]:
            return
        s[at + PLACE] += 1


def take(g: Words, s: Words, at: int) -> None:
    """Give the full trick to its winner, who leads next."""
    w = s[at + WINNER]
    mine = (s[at + SIDE] >> w) & 1
    n = s[at + LEFT]
    gain = points(g, s[at + TRICK]) + (s[at + ADDED] & 255)
    s[at + ADDED] >>= 8
    if n == 1:
        gain += s[at + ADDED_LAST]
    if mine:
        s[at + POINTS] += gain
    s[at + SEAT_POINTS] += gain << (16 * w)
    k = 1
    k <<= 8 * w
    s[at + SEAT_TRICKS] += k
    t = stage_after(g, s[at + TAKEN], mine, (s[at + SILENT] >> w) & 1)
    k = PAGAT if s[at + BEST] == ABOVE_ALL else s[at + BEST]
    if s[at + TRICK] & g[NOTED]:
        t = noted(g, t, s[at + TRICK], k, mine, s[at + HELD], n)
    s[at + TAKEN] = t
    if n == 1 and s[at + TRICK] & g[FATED]:
        s[at + FATE] = fate(s[at + HELD], k, mine)
    s[at + LEFT] = n - 1
    s[at + LEADER] = w
    s[at + PLACE] = 0
    s[at + LED] = 0
    s[at + BEST] = 0
    s[at + TRICK] = 0
    s[at + PAGAT_BY] = 0
    if g[LIMITS]:
        stop_lost(g, s, at)
    if g[RULES] & UNEVEN:
        lead_on(g, s, at)


def stop_lost(g: Words, s: Words, at: int) -> None:
    """End a hand in which every game for tricks is lost: nobody has cards any more."""
    for i in range(4):
        if ((s[at + SEAT_TRICKS] >> (8 * i)) & 255) < ((g[LIMITS] >> (8 * i)) & 255):
            return
    for i in range(4):
        s[at + i] = 0


def lead_on(g: Words, s: Words, at: int) -> None:
    """Let the next seat lead if the winner of the trick has no cards left."""
    for i in range(4):  # noqa: B007  C knows the type of this name
        if s[at + s[at + LEADER]]:
            return
        s[at + LEADER] += 1
        if s[at + LEADER] == g[PLAYERS]:
            s[at + LEADER] = 0


def stage_after(g: Words, taken: int, mine: int, silent: int) -> int:
    """Return *taken* after one more trick."""
    k = g[NEXT + 4 * (taken & STAGE) + mine + 2 * silent]
    taken = (taken & ~STAGE) | k
    # With tricks on both sides there is no Valat whose feats would have to be summed up.
    return taken & M32 if taken & MIXED == MIXED else taken


def noted(g: Words, taken: int, trick: int, card: int, mine: int, held: int, n: int) -> int:
    """Return *taken* with what a trick makes or loses beside its points.

    *card* has won it, *n* tricks were left with it, *held* is what the declarer's side had.
    """
    at = ADD + STAGE_ROW * (taken & MIXED) + 1 - mine
    if n <= LATEST and card & g[BIRD + n]:
        taken += g[at + 2 * (n - 1)]
    for i in range(3):
        k = trick & g[CATCH + i]
        if k and (1 if k & held else 0) != mine:
            taken += g[at + 2 * LATEST + 2 * i]
    if n == 1 and trick & g[LAST_CARD]:
        taken += g[at + 14]
    for i in range(2):
        if trick & g[SET + i]:
            k = 1
            taken |= k << (SETS_AT + 2 * i + 1 - mine)
    return taken & M64


def fate(held: int, card: int, mine: int) -> int:
    """Return the fate of a Pagat in the last trick, which *card* has won."""
    own = 1 if held & PAGAT else 0
    if card & PAGAT:
        return 1 if own else 4
    return (2 if own == mine else 3) + (0 if own else 3)


def count(g: Words, s: Words, at: int, depth: int) -> int:
    """Return the number of ways to play *depth* cards, or to the end."""
    m = legal_now(g, s, at)
    if depth == 0 or not m:
        return 1
    total = 0
    while m:
        c = m & -m
        m ^= c
        for i in range(STATE_WORDS):
            s[at + STATE_WORDS + i] = s[at + i]
        play(g, s, at + STATE_WORDS, c)
        total += count(g, s, at + STATE_WORDS, depth - 1)
    return total


def step(x: int) -> int:
    """Return the next number of the generator (xorshift, 32 bits, never 0)."""
    x ^= (x << 13) & M32
    x ^= x >> 17
    return x ^ ((x << 5) & M32)


def pick(m: int, x: int) -> int:
    """Return the card of *m* that a random number of 32 bits chooses."""
    k = (x * popcount(m)) >> 32
    while k:
        m &= m - 1
        k -= 1
    return m & -m


def play_out(g: Words, pay: Words, s: Words, seat: int, times: int, x: int) -> None:
    """Play the state at 0 to its end at random; sum points and payoffs up in the words after it.

    The words at 2 * STATE_WORDS take the sum of points, of payoffs and the last random number.
    """
    total = 0
    paid = 0
    for n in range(times):  # noqa: B007  C knows the type of this name
        for i in range(STATE_WORDS):
            s[STATE_WORDS + i] = s[i]
        m = legal_now(g, s, STATE_WORDS)
        while m:
            if m & (m - 1):
                x = step(x)
                m = pick(m, x)
            play(g, s, STATE_WORDS, m)
            m = legal_now(g, s, STATE_WORDS)
        total += s[STATE_WORDS + POINTS]
        paid += reward(g, pay, 0, s, STATE_WORDS, seat)
    s[2 * STATE_WORDS] = total
    s[2 * STATE_WORDS + 1] = paid
    s[2 * STATE_WORDS + 2] = x


def reward(g: Words, pays: Words, base: int, s: Words, at: int, seat: int) -> int:
    """Return what is paid at the end, twice `PAY_OFFSET` added.

    To the declarer, or where everybody plays for himself to *seat*.
    """
    if pays[base + PAY_KIND] != BY_SIDES:
        return pays[base + VECTORS + 4 * ending(g, pays, base, s, at) + seat]
    i = FATES * (s[at + TAKEN] & STAGE) + s[at + FATE]
    k = pays[base + PAY_FATE + i]
    i = pays[base + ROW_OF + i]
    k += pays[base + PAY_ROWS + ROW * i + s[at + POINTS] // pays[base + PAY_UNIT]]
    i = s[at + TAKEN]
    if i >> SETS_AT:
        m = STAGE_ROW * (i & MIXED)
        k += pays[base + PAY_SETS + m + ((i >> SETS_AT) & 15)] - PAY_OFFSET
        i = (i >> FEATS_AT) & M16
        while i:
            if i & 1:
                k += pays[base + PAY_MADE + m] - PAY_OFFSET
            i >>= 1
            m += 1
    return k


def ending(g: Words, pays: Words, base: int, s: Words, at: int) -> int:
    """Return the way in which a hand of each for himself has ended."""
    if pays[base + PAY_KIND] == BY_TRICKS:
        k = 0
        for i in range(4):
            n = (s[at + SEAT_TRICKS] >> (8 * i)) & 255
            k |= (min(MOST_COUNTED, n)) << (2 * i)
        return k
    k = 0
    most = 0
    none = 0
    for i in range(g[PLAYERS]):
        n = ((s[at + SEAT_POINTS] >> (16 * i)) & M16) // pays[base + PAY_UNIT]
        most = max(most, n)
        if not n:
            none = 1
        n = pays[base + RANKS + n]
        for p in range(i):
            t = (s[at + SEAT_POINTS] >> (16 * p)) & M16
            t = pays[base + RANKS + t // pays[base + PAY_UNIT]]
            k = 3 * k + (0 if t < n else 1 if t == n else 2)
    return 4 * k + 2 * (1 if most >= pays[base + PAY_TOP] else 0) + none


# ------------------------------------------------------------------- guessed worlds and the tree


def sensible(g: Words, s: Words, at: int, m: int, x: int) -> int:
    """Return the card of *m* that somebody with a little sense might play; *x* is his whim."""
    if not m & (m - 1):
        return m
    if not x & 0x70000000 or not s[at + PLACE]:
        return pick(m, (x * 16) & M32)
    p = s[at + LEADER] + s[at + PLACE]
    if p >= g[PLAYERS]:
        p -= g[PLAYERS]
    over = m & (s[at + LED] | g[TRUMPS]) & -(s[at + BEST] << 1)
    under = m & ~over
    last = s[at + PLACE] + 1 == g[PLAYERS]
    if g[RULES] & AVOID:
        if under:
            return fat(g, under) if x & 0x8000000 else top(under)
        return top(over) if last else over & -over
    if not ((s[at + SIDE] >> p) ^ (s[at + SIDE] >> s[at + WINNER])) & 1:
        if last:
            return fat(g, m)
        if not under:
            return lean(g, m)
        return fat(g, under) if x & 0x8000000 else lean(g, under)
    if not over:
        return lean(g, m)
    if last:
        return fat(g, over)
    if x & 0xC000000 or not under:
        return top(over) if x & 0x2000000 else over & -over
    return lean(g, under)


def end(g: Words, s: Words, at: int, x: int) -> int:
    """Play the state at *at* to its end with some sense; return the last random number."""
    m = legal_now(g, s, at)
    while m:
        if m & (m - 1):
            x = step(x)
            m = sensible(g, s, at, m, x)
        play(g, s, at, m)
        m = legal_now(g, s, at)
    return x


def try_out(
    g: Words,
    pays: Words,
    worlds: Words,
    out: Words,
    s: Words,
    seat: int,
    times: int,
    x: int,
) -> int:
    """Play every world of *worlds* to its end *times* times, with some sense.

    A world is a state and, in its last word, the place of its payments. *out* takes the sum of
    what each pays: to the declarer, or to *seat* where everybody plays for himself.
    """
    w = 0
    at = 1
    n = worlds[0]
    while w < n:
        for k in range(times):  # noqa: B007  C knows the type of this name
            for i in range(STATE_WORDS):
                s[i] = worlds[at + i]
            x = end(g, s, 0, x)
            out[w] += reward(g, pays, worlds[at + STATE_WORDS], s, 0, seat)
        w += 1
        at += WORLD_WORDS
    return x


def log_of(n: int) -> int:
    """Return 16 times the logarithm of *n* to the base 2, nearly."""
    k = 0
    t = n
    while t > 1:
        t >>= 1
        k += 1
    return 16 * k + ((16 * n) >> k) - 16


def choose_child(pool: Words, node: int, m: int, wide: float) -> int:
    """Return the child of *node* to be looked at next among the cards *m*; 0 without children.

    The one with the best mean merit plus a term for cards that were seldom tried (UCB1). A child
    counts only the visits in which its card could be played, as the worlds differ (Cowling, Powley
    and Whitehouse, 2012).
    """
    ch = pool[node * NODE_WORDS + CHILD]
    best = 0
    bestq = -1.0
    while ch:
        i = ch * NODE_WORDS
        if (m >> pool[i + CARD]) & 1:
            pool[i + CHANCES] += 1
            # C divides whole numbers to whole numbers: the first one must be a fraction already.
            q = pool[i + MERIT] * 1.0
            q /= SCALE * pool[i + VISITS]
            q += sqrt(wide * log_of(pool[i + CHANCES]) / pool[i + VISITS])
            if q > bestq:
                bestq = q
                best = ch
        ch = pool[i + SIBLING]
    return best


def unknown_of(pool: Words, node: int, m: int) -> int:
    """Return the cards of *m* that have no child yet."""
    ch = pool[node * NODE_WORDS + CHILD]
    while ch:
        k = 1
        k <<= pool[ch * NODE_WORDS + CARD]
        m &= ~k
        ch = pool[ch * NODE_WORDS + SIBLING]
    return m


def new_child(pool: Words, node: int, used: int, c: int) -> None:
    """Make the node *used* a child of *node* by card *c*."""
    i = used * NODE_WORDS
    for k in range(NODE_WORDS):
        pool[i + k] = 0
    pool[i + CHANCES] = 1
    pool[i + CARD] = popcount(c - 1)
    pool[i + SIBLING] = pool[node * NODE_WORDS + CHILD]
    pool[node * NODE_WORDS + CHILD] = used


def descend(
    pool: Words,
    room: int,
    g: Words,
    path: Words,
    s: Words,
    root: int,
    used: int,
    wide: float,
    x: int,
) -> int:
    """Walk down the tree to a new node, playing the cards to *s*; return the random number.

    *path* takes its length, then the nodes and, above bit 32, who moved.
    """
    node = 0
    n = 1
    path[n] = 0
    m = legal_now(g, s, 0) & root
    while m:
        p = s[LEADER] + s[PLACE]
        if p >= g[PLAYERS]:
            p -= g[PLAYERS]
        c = unknown_of(pool, node, m)
        fresh = 1 if c and used < room else 0
        if fresh:
            x = step(x)
            c = pick(c, x)
            new_child(pool, node, used, c)
            node = used
        else:
            node = choose_child(pool, node, m, wide)
            if not node:
                break
            c = 1
            c <<= pool[node * NODE_WORDS + CARD]
        play(g, s, 0, c)
        n += 1
        path[n] = node | (p << 32)
        if fresh:
            break
        m = legal_now(g, s, 0)
    path[0] = n
    return x


def grow(
    pool: Words,
    room: int,
    g: Words,
    pays: Words,
    worlds: Words,
    path: Words,
    s: Words,
    sims: int,
    root: int,
    low: int,
    span: int,
    wide: float,
    x: int,
) -> int:
    """Grow the tree of one seat's knowledge over *worlds*; return the number of its nodes.

    Each simulation takes the next world, walks down the tree as far as it is known, adds a node
    and plays to the end with some sense. Payments from *low* to *low* + *span* count 0 to `SCALE`.
    """
    used = 1
    w = 0
    for k in range(NODE_WORDS):
        pool[k] = 0
    for k in range(sims):  # noqa: B007  C knows the type of this name
        at = 1 + w * WORLD_WORDS
        for i in range(STATE_WORDS):
            s[i] = worlds[at + i]
        x = descend(pool, room, g, path, s, root, used, wide, x)
        if path[0] > 1 and (path[path[0]] & M32) == used:
            used += 1
        x = end(g, s, 0, x)
        share_out(g, pays, worlds[at + STATE_WORDS], s, low, span)
        for i in range(1, path[0] + 1):
            c = (path[i] & M32) * NODE_WORDS
            p = path[i] >> 32
            pool[c + VISITS] += 1
            pool[c + PAID] += s[STATE_WORDS + 4 + p]
            pool[c + MERIT] += s[STATE_WORDS + p]
        w += 1
        if w == worlds[0]:
            w = 0
    return used


def share_out(g: Words, pays: Words, base: int, s: Words, low: int, span: int) -> None:
    """Write behind the state what the end is worth to each seat, 0 to `SCALE`, and pays."""
    for i in range(g[PLAYERS]):
        r = reward(g, pays, base, s, 0, i)
        t = 0 if r < low else r - low
        t = SCALE if t >= span else t * SCALE // span
        if pays[base + PAY_KIND] == BY_SIDES and not (s[SIDE] >> i) & 1:
            t = SCALE - t
        s[STATE_WORDS + i] = t
        s[STATE_WORDS + 4 + i] = r


# --------------------------------------------------------------------------------- the search


def compact(g: Words, s: Words, at: int) -> None:
    """Move run cards down over those that are gone, so that equal endings look equal.

    From the highest card gone to the lowest: all run cards above it move down by one.
    """
    gone = g[RUNS] & ~(s[at] | s[at + 1] | s[at + 2] | s[at + 3] | s[at + TRICK])
    while gone:
        t = top(gone)
        gone ^= t
        q = g[RUNS] & suit_of(t) & -(t << 1)
        for i in range(4):
            s[at + i] = (s[at + i] & ~q) | ((s[at + i] & q) >> 1)
        s[at + TRICK] = (s[at + TRICK] & ~q) | ((s[at + TRICK] & q) >> 1)
        s[at + BEST] = (s[at + BEST] & ~q) | ((s[at + BEST] & q) >> 1)


def sure_trumps(g: Words, h0: int, h1: int, h2: int, h3: int, seats: int, rem: int) -> int:
    """Return the sixths sure to the side with the top trump, negative for the other side.

    Each of its trumps above all trumps of the other side takes the trick it is played to, and one
    hand plays its own in different tricks. So the side takes these trumps with their points, and
    as many tricks as the hand has with most of them: the other cards in those tricks count `BASE`
    at least. This is a bound whatever is played. It does not hold where the Pagat can take a trick
    with Mond and Skys (`EMPEROR`): the caller looks.
    """
    own = (h0 if seats & 1 else 0) | (h1 if seats & 2 else 0)
    own |= (h2 if seats & 4 else 0) | (h3 if seats & 8 else 0)
    own &= TAROCKS
    other = (h0 | h1 | h2 | h3) & TAROCKS & ~own
    if own > other:
        q = own & ~(2 * top(other) - 1) if other else own
    else:
        q = other & ~(2 * top(own) - 1) if own else other
    if not q:
        return 0
    n = popcount(q & h0)
    k = popcount(q & h1)
    n = max(n, k)
    k = popcount(q & h2)
    n = max(n, k)
    k = popcount(q & h3)
    n = max(n, k)
    if n == popcount(h0):  # all tricks to come
        v = rem
    else:
        k = g[PLAYERS] * n - popcount(q)
        v = points(g, q) + (g[BASE] * k if k > 0 else 0)
    return v if own > other else -v


def strongest(g: Words, h: int, led: int) -> int:
    """Return the highest card with which hand *h* can take the trick; 0 if it can't."""
    m = h & led
    if not m:
        m = h & g[TRUMPS]
    return top(m) if m else 0


def to_beat(
    g: Words, h1: int, h2: int, h3: int, seats: int, place: int, led: int, best: int, w: int
) -> int:
    """Return the card above which a card takes the trick for the side of *place*.

    All hands are known, and so is what those behind can do; 0 if the side takes it with any card.
    It decides the order of trying only: rules of play may make a hand behind play less.
    """
    mine = (seats >> place) & 1
    ours = best if (seats >> w) & 1 == mine else 0
    theirs = best ^ ours
    for i in range(place + 1, 4):
        t = strongest(g, h1 if i == 1 else h2 if i == 2 else h3, led)
        if (seats >> i) & 1 == mine:
            ours = max(ours, t)
        else:
            theirs = max(theirs, t)
    return theirs if theirs > ours else 0


def sure_leads(g: Words, h0: int, h1: int, h2: int, h3: int, seats: int) -> int:
    """Return the leader's cards with which his side takes the trick: they are tried first."""
    sure = 0
    p = SUIT_0
    while p:
        a = h0 & p
        if a:
            t = to_beat(g, h1, h2, h3, seats, 0, p, 0, 0)
            sure |= a & -(t << 1) if t else a
        p = 0 if p == TAROCKS else TAROCKS if p == SUIT_3 else p << 8
    return sure


def bonus(g: Words, taken: int, sets: int) -> int:
    """Return the bonus of a hand with feats that ends as *taken* says."""
    k = taken & MIXED
    sets += STAGE_ROW * k + ((taken >> SETS_AT) & 15)
    taken = (taken >> (FEATS_AT if k == MIXED else SWEEP_AT)) & M16
    return g[BONUS + k * g[WIDTH] + taken + g[sets]] - OFFSET


def reach(g: Words, taken: int, m: int, table: int) -> int:
    """Return the least or the most bonus still possible with the noted cards *m* in play.

    Each noted card adds at least (or at most) what its column of *table* says, in every stage the
    hand can still end in; the sum of the extremes bounds what they add together.
    """
    k = taken & MIXED
    table += STAGE_ROW * k
    while m:
        c = m & -m
        m ^= c
        taken += g[table + popcount(g[NOTED] & (c - 1))]
    taken &= M64
    high = 1 if table >= MOST else 0
    sets = SETS_MOST if high else SETS_LEAST
    taken = (taken & ~MIXED) | MIXED
    v = bonus(g, taken, sets)
    for i in range(1, MIXED):
        if k & i == k:
            t = bonus(g, (taken & ~MIXED) | i, sets)
            v = max(v, t) if high else min(v, t)
    return v


def summed(g: Words, taken: int) -> int:
    """Return what a state has taken with sums of the feats in place of their bits."""
    if not g[NOTED]:
        return taken & STAGE
    at = ADD + STAGE_ROW * (taken & MIXED)
    t = (taken & 255) + g[START]
    taken = (taken >> FEATS_AT) & M16
    while taken:
        if taken & 1:
            t += g[at]
        taken >>= 1
        at += 1
    t &= M64
    return t & M32 if t & MIXED == MIXED else t


def store(tt: Words, slot: int, key: int, data: int) -> None:
    """Put an entry of the search of each for himself into its bucket of two.

    The entry of the earlier trick stays in front: it has cost more to find.
    """
    if tt[slot] == key or tt[slot + 1] >> 48 <= data >> 48:
        tt[slot] = key
        tt[slot + 1] = data
    else:
        tt[slot + 2] = key
        tt[slot + 3] = data


def key_of(h0: int, h1: int, h2: int, h3: int, salt: int) -> int:
    """Return the mark of an ending.

    Two endings may get one mark by chance: 64 bits make that less likely than a fault of the
    machine.
    """
    key = (h0 * K1 + h1 * K2 + h2 * K3 + h3 * K4 + salt) & M64
    key ^= key >> 31
    key = (key * K2) & M64
    return key ^ (key >> 29)


def classed(g: Words, h: int) -> int:
    """Return a hand with the number of its run cards, by suit, in place of their ranks.

    Two hands with the same other cards give the same only if these numbers are the same.
    """
    b = h & g[RUNS]
    k = popcount(b & TAROCKS)
    h ^= b
    b &= M32
    b -= (b >> 1) & 0x55555555
    b = (b & 0x33333333) + ((b >> 2) & 0x33333333)
    b = (b + (b >> 4)) & 0x0F0F0F0F
    return h ^ b ^ (k << 32)


def class_of(g: Words, h0: int, h1: int, h2: int, h3: int, ranked: int, salt: int) -> int:
    """Return the mark of all endings that differ in run cards but those *ranked* at most."""
    return key_of(
        classed(g, h0) ^ ((h0 & ranked) << 9),
        classed(g, h1) ^ ((h1 & ranked) << 9),
        classed(g, h2) ^ ((h2 & ranked) << 9),
        classed(g, h3) ^ ((h3 & ranked) << 9),
        salt,
    )


def top_trumps(g: Words, h0: int, h1: int, h2: int, h3: int, seats: int) -> int:
    """Return the run tarocks whose place `sure_trumps` has looked at."""
    own = (h0 if seats & 1 else 0) | (h1 if seats & 2 else 0)
    own |= (h2 if seats & 4 else 0) | (h3 if seats & 8 else 0)
    own &= TAROCKS
    other = (h0 | h1 | h2 | h3) & TAROCKS & ~own
    if not own or not other:
        return 0
    q = own & ~(2 * top(other) - 1) if own > other else other & ~(2 * top(own) - 1)
    return g[RUNS] & TAROCKS & -(q & -q)


def lead(
    tt: Words, g: Words, h0: int, h1: int, h2: int, h3: int, seats: int, taken: int, need: int
) -> int:
    """Return a bound on the value at the beginning of a trick.

    In this order: what bounds need no search, what the memory knows, the leads.
    """
    tt[NODES] += 1
    # The budget is used up: all answers from here to the root are worthless. Nobody stores them,
    # and the caller of the search sees `NODES`. A stop from another thread sets the budget to 0.
    if tt[NODES] > tt[BUDGET]:
        return need
    tt[MATTERED] = 0
    m = h0 | h1 | h2 | h3
    # Bounds: no card counts less than nothing, so that the side gets 0 to *rem*, and the least and
    # the most bonus of all ends still possible. Who holds what does not matter to either.
    rem = points(g, m)
    if g[NOTED]:
        lower = reach(g, taken, m & g[NOTED], LEAST)
        upper = reach(g, taken, m & g[NOTED], MOST)
    else:
        i = (taken & STAGE) | (8 if m & g[FATED] else 0)
        lower = g[LOW + i] - OFFSET
        upper = g[HIGH + i] - OFFSET
    # Once the bonus is settled, only the points still to come differ between positions: the memory
    # keeps them without it, for every `taken`. While it is open, its whole table and `taken` go
    # into the mark.
    shift = lower if lower == upper else 0
    open_salt = g[SALT_OPEN] + seats + (taken << 8)
    key = g[SALT] + (seats & 15) if lower == upper else open_salt
    upper += rem
    if lower >= need:
        return lower
    if upper < need:
        return upper
    if not h0 & (h0 - 1):
        return last_trick(tt, g, h0, h1, h2, h3, seats, taken)
    # A class of positions shares a bucket: the same hands but for which run cards lie where. Which
    # hands hold the highest run tarocks, two in five, nearly always matters: with them in the mark
    # the entries of a class spread over many buckets.
    k = g[RUNS] & TAROCKS
    v = popcount(m & k)
    ranked = k & -((k & -k) << (v - v * 2 // 5))
    key = class_of(g, h0, h1, h2, h3, ranked, key)
    slot = MEMORY_HEAD + (key & (tt[MASK] // (WAYS // 2))) * 2 * WAYS
    if cython.compiled:  # the bucket is on its way while tarocks are counted
        prefetch(cython.address(tt[slot]))
        prefetch(cython.address(tt[slot + 8]))
    # The bounds again, with the tricks that the highest tarocks take for sure. Here ranks matter.
    if g[TRUMPS] and not (g[RULES] & EMPEROR and m & TRULL == TRULL):
        v = sure_trumps(g, h0, h1, h2, h3, seats, rem)
        if v > 0 and lower + v >= need:
            tt[MATTERED] = top_trumps(g, h0, h1, h2, h3, seats)
            return lower + v
        if v < 0 and upper + v < need:
            tt[MATTERED] = top_trumps(g, h0, h1, h2, h3, seats)
            return upper + v
    data = recalled(tt, g, h0, h1, h2, h3, slot, key, need - shift + OFFSET)
    if data & 1:
        return ((data >> 1) & M16) - OFFSET + shift
    first = 0
    if data:
        first = 1
        first <<= data >> 27
    return leads(
        tt, g, h0, h1, h2, h3, seats, taken, need, slot, key, first, shift, ranked,
    )  # fmt: skip


def recalled(
    tt: Words, g: Words, h0: int, h1: int, h2: int, h3: int, slot: int, key: int, need: int
) -> int:
    """Return twice what is known of an ending, and 1 more if that settles it.

    *need* has OFFSET added. What does not settle it may be of another ending of the class: its
    best card then is merely tried first.

    An entry settles the question if its bound lies on the right side of *need*, and if the run
    cards it depends on lie in the same hands here: its mark was made of the hands with these cards
    alone, and of the class, which counts the others.
    """
    known = 0
    for i in range(WAYS):
        data = tt[slot + 2 * i + 1]
        if (data ^ key) >> 48:  # of another class
            continue
        if not known:
            known = data & M32
        v = data & M16
        # A bound from below helps if it reaches *need*, one from above if it does not.
        if v < need if data & LOWER else v >= need:
            continue
        mask = unpacked(g, data)
        m = mask | ~g[RUNS]
        if tt[slot + 2 * i] == key_of(h0 & m, h1 & m, h2 & m, h3 & m, key):
            tt[MATTERED] = mask
            return ((data & M32) << 1) | 1
    return known << 1


def last_trick(
    tt: Words, g: Words, h0: int, h1: int, h2: int, h3: int, seats: int, taken: int
) -> int:
    """Return the value of the last trick, in which nobody has a choice."""
    best = h0
    w = 0
    can = suit_of(h0) | g[TRUMPS]
    if h1 & can > best:
        best = h1
        w = 1
    if h2 & can > best:
        best = h2
        w = 2
    if h3 & can > best:
        best = h3
        w = 3
    m = h0 | h1 | h2 | h3
    if emperor(g, can, m):
        best = ABOVE_ALL
        w = 0 if h0 & PAGAT else 1 if h1 & PAGAT else 2 if h2 & PAGAT else 3
    return finish(tt, g, 0, 0, 0, 0, seats, taken, best, w, m, 0)


def next_card(g: Words, sure: int, m: int) -> int:
    """Return the card to try next: of the *sure* ones what counts most, else of *m* the least.

    Who avoids tricks gets rid of the highest card that takes none.
    """
    if sure:
        return top(sure) if g[RULES] & AVOID else fat(g, sure)
    return lean(g, m)


def leads(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    seats: int,
    taken: int,
    need: int,
    slot: int,
    key: int,
    known: int,
    shift: int,
    ranked: int,
) -> int:
    """Try the leads and remember what came of it.

    Order decides how much is searched, never what is found. First the card that was best when this
    ending, or one of its class, was searched before (*known*); then cards with which the side
    takes the trick, the dearest first; then the cheapest of the others. When a card has failed,
    the rest of its suit waits until the other suits have been tried: it mostly fails too. Where
    tricks are not wanted it is the other way round (`next_card`).

    The loop ends with the first card that answers the question (the cut of alpha-beta): the others
    can only confirm it. The answer then depends on what mattered to this card alone, otherwise on
    what mattered to any.
    """
    m = allowed(g, h0, 0, 0, 0)
    # Of neighbours of one value in one hand only the lowest is tried: no card lies between them,
    # so that each comes to the same.
    alike = m & (m & g[ADJACENT]) << 1
    m ^= alike
    known &= m
    m ^= known
    sure = 0 if g[RULES] & AVOID else sure_leads(g, h0, h1, h2, h3, seats) & m
    m ^= sure
    bestv = -30000 if seats & 1 else 30000
    bestc = 1
    mattered = 0
    later = 0
    while known | sure | m | later:
        if not known | sure | m:
            m = later
            later = 0
        c = known or next_card(g, sure, m)
        known = 0
        v = follow(
            tt, g, h0 ^ c, h1, h2, h3, seats, taken, 1, suit_of(c), c, 16 if c & PAGAT else 0, c,
            need,
        )  # fmt: skip
        if v > bestv if seats & 1 else v < bestv:
            bestv = v
            bestc = c
            if v >= need if seats & 1 else v < need:
                mattered = tt[MATTERED]
                alike = 0
                break
        mattered |= tt[MATTERED]
        t = suit_of(c)  # where one card fails, its suit mostly does
        later = (later | (m | sure) & t) & ~c
        m &= ~t
        sure &= ~t
        # The result for *c* did not depend on its rank: another run card of the suit whose rank
        # did not matter either has the same result, as the two could change places.
        if c & g[RUNS] & ~tt[MATTERED]:
            later &= ~(g[RUNS] & t & ~tt[MATTERED])
    mattered = widened(mattered, alike)
    tt[MATTERED] = mattered
    if tt[NODES] <= tt[BUDGET]:
        data = popcount(bestc - 1)
        data = (data << 26) | (bestv - shift + OFFSET) | (LOWER if bestv >= need else 0)
        remember(tt, g, h0, h1, h2, h3, slot, key, mattered | ranked, data)
    return bestv


def widened(mattered: int, alike: int) -> int:
    """Return *mattered* down to the cards that stood for those *alike* that matter.

    They were tried for their neighbours, as if they had the neighbours' ranks. An answer that
    depends on the place of the higher one depends on the place of the one that was tried.
    """
    t = mattered & alike
    while t:
        t = (t >> 1) & ~mattered
        mattered |= t
        t &= alike
    return mattered


def packed(mattered: int) -> int:
    """Return run cards whose place mattered in few bits: a suit whole, tarocks from a rank up.

    A whole suit is more than what mattered: the entry then fits fewer positions, and no wrong
    ones.
    """
    k = popcount(mattered & TAROCKS)
    k <<= 4
    if mattered & SUIT_0:
        k |= 1
    if mattered & SUIT_1:
        k |= 2
    if mattered & SUIT_2:
        k |= 4
    if mattered & SUIT_3:
        k |= 8
    return k << 17


def unpacked(g: Words, data: int) -> int:
    """Return the run cards that `packed` has written."""
    k = (data >> 17) & 15
    k = ((k | k << 7 | k << 14 | k << 21) & 0x1010101) * 255
    t = g[RUNS] & TAROCKS
    if t:
        t &= -((top(t) << 1) >> ((data >> 21) & 31))
    return (k & g[RUNS]) | t


def remember(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    slot: int,
    key: int,
    mattered: int,
    data: int,
) -> None:
    """Store what the search of a trick's beginning found, in front of older entries.

    It takes the place of an equal ending's bound of the same kind, or of the oldest entry; those
    in between move back by one.
    """
    data |= packed(mattered)
    m = unpacked(g, data) | ~g[RUNS]
    data |= (key >> 48) << 48
    key = key_of(h0 & m, h1 & m, h2 & m, h3 & m, key)
    k = slot
    last = slot + 2 * WAYS - 2
    while k < last and (tt[k] != key or (tt[k + 1] ^ data) & LOWER):
        k += 2
    while k > slot:
        tt[k] = tt[k - 2]
        tt[k + 1] = tt[k - 1]
        k -= 2
    tt[k] = key
    tt[k + 1] = data


def follow(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    seats: int,
    taken: int,
    place: int,
    led: int,
    best: int,
    w: int,
    trick: int,
    need: int,
) -> int:
    """Return a bound on the value in the middle of a trick, with hand *place* to play.

    Like `leads`, without memory: positions within a trick seldom come again. Cards with which the
    side takes the trick are tried first, as far as the hands behind can be seen to let it.
    """
    tt[NODES] += 1
    if tt[NODES] > tt[BUDGET]:
        return need
    mine = (seats >> place) & 1
    m = allowed(g, h1 if place == 1 else h2 if place == 2 else h3, led, best, trick)
    can = led | g[TRUMPS]
    alike = m & (m & g[ADJACENT]) << 1
    m ^= alike
    looked = 0
    if g[RULES] & MUST_OVERTAKE:
        looked = compared(g, h1 if place == 1 else h2 if place == 2 else h3, led, best)
    mattered = 0
    if g[RULES] & AVOID:
        sure = m & ~(can & -(best << 1))
    else:
        t = to_beat(g, h1, h2, h3, seats, place, led, best, w & 7)
        sure = m & can & -(t << 1) if t else m
    m &= ~sure
    bestv = -30000 if mine else 30000
    while sure | m:
        c = next_card(g, sure, m)
        sure &= ~c
        m &= ~c
        v = deeper(
            tt, g, h0, h1, h2, h3, seats, taken, place, led, best, w, trick, c, need,
        )  # fmt: skip
        if v > bestv if mine else v < bestv:
            bestv = v
            if v >= need if mine else v < need:
                mattered = tt[MATTERED]
                alike = 0
                break
        mattered |= tt[MATTERED]
        if c & g[RUNS] & ~tt[MATTERED]:  # the others would come to the same, as in `leads`
            t = ~(g[RUNS] & suit_of(c) & ~tt[MATTERED])
            m &= t
            sure &= t
    tt[MATTERED] = widened(mattered, alike) | looked
    return bestv


def compared(g: Words, h: int, led: int, best: int) -> int:
    """Return the run cards whose place tells which cards of hand *h* beat *best*.

    Where one must overtake, what may be played depends on it.
    """
    if best == ABOVE_ALL:
        return 0
    suit = suit_of(best)
    if h & led:
        h &= led
    h &= suit
    if not h:
        return 0
    t = best if h & (best - 1) else h & -h
    return g[RUNS] & suit & -t


def deeper(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    seats: int,
    taken: int,
    place: int,
    led: int,
    best: int,
    w: int,
    trick: int,
    c: int,
    need: int,
) -> int:
    """Lay card *c* to the trick and go on with the next hand or the next trick."""
    if place == 1:
        h1 ^= c
    elif place == 2:
        h2 ^= c
    else:
        h3 ^= c
    trick |= c
    if c > best and c & (led | g[TRUMPS]):
        best = c
        w = (w & 112) | place
    if c & PAGAT:
        w |= (place + 1) << 4
    if c & TRULL and emperor(g, led, trick):
        best = ABOVE_ALL
        w = (w & 112) | ((w >> 4) - 1)
    if place == g[PLAYERS] - 1:
        return finish(tt, g, h0, h1, h2, h3, seats, taken, best, w, trick, need)
    return follow(tt, g, h0, h1, h2, h3, seats, taken, place + 1, led, best, w, trick, need)


def finish(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    seats: int,
    taken: int,
    best: int,
    w: int,
    trick: int,
    need: int,
) -> int:
    """Give the trick to its winner and go on; after the last one add the bonus.

    The hands close up over the run cards that are gone (see `compact`), and what mattered to the
    answer is told in the ranks of before.
    """
    p = w & 7
    mine = (seats >> p) & 1
    gain = points(g, trick) if mine else 0
    taken = stage_after(g, taken, mine, (seats >> (4 + p)) & 1)
    if best == ABOVE_ALL:
        best = PAGAT
    t = suit_of(best)
    # The only card of its suit in the trick would have won with any rank. Against others of its
    # suit it won by its rank: run cards below may change places, those from it up may not.
    mattered = g[RUNS] & t & -best if trick & t != best else 0
    if trick & g[NOTED]:
        taken = noted(g, taken, trick, best, mine, tt[SEARCH_HELD], popcount(h0) + 1)
    if not h0:
        tt[MATTERED] = mattered
        if g[NOTED]:
            return gain + bonus(g, taken, SETS_PAID)
        k = fate(tt[SEARCH_HELD], best, mine) if trick & g[FATED] else 0
        return gain + g[BONUS + (taken & STAGE) * g[WIDTH] + k] - OFFSET
    trick &= g[RUNS]
    m = trick
    while m:
        t = top(m)
        m ^= t
        q = g[RUNS] & suit_of(t) & -(t << 1)
        h0 = (h0 & ~q) | ((h0 & q) >> 1)
        h1 = (h1 & ~q) | ((h1 & q) >> 1)
        h2 = (h2 & ~q) | ((h2 & q) >> 1)
        h3 = (h3 & ~q) | ((h3 & q) >> 1)
    v = pass_on(tt, g, h0, h1, h2, h3, seats, taken, p, need - gain)
    tt[MATTERED] = mattered | moved_back(g, tt[MATTERED], trick)
    return gain + v


def pass_on(
    tt: Words,
    g: Words,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    seats: int,
    taken: int,
    p: int,
    need: int,
) -> int:
    """Let place *p* lead the next trick: hands and *seats* go round until it is place 0."""
    n = g[PLAYERS]
    if not p:
        return lead(tt, g, h0, h1, h2, h3, seats, taken, need)
    k = (1 << (n - p)) - 1
    k |= k << 4
    seats = ((seats >> p) & k) | ((seats << (n - p)) & ~k & ((1 << n) - 1) * 17)
    if n == 4:
        if p == 1:
            return lead(tt, g, h1, h2, h3, h0, seats, taken, need)
        if p == 2:
            return lead(tt, g, h2, h3, h0, h1, seats, taken, need)
        return lead(tt, g, h3, h0, h1, h2, seats, taken, need)
    if p == 1:
        return lead(tt, g, h1, h2, h0, 0, seats, taken, need)
    return lead(tt, g, h2, h0, h1, 0, seats, taken, need)


def moved_back(g: Words, b: int, trick: int) -> int:
    """Return the cards *b*, all from some rank up, as they lay before *trick* was gone.

    From the lowest card gone to the highest: ranks from it up move up again. If none below it
    matters, the set begins above it.
    """
    while trick:
        t = trick & -trick
        trick ^= t
        q = g[RUNS] & suit_of(t)
        if not b & q & (t - 1):
            b = (b & ~q) | (((b & q) << 1) & q)
    return b


def value_at_least(tt: Words, g: Words, s: Words, need: int) -> int:
    """Search the state at 0: a bound on the value of what is still to come.

    The hands are turned so that place 0 is the leader.
    """
    n = g[PLAYERS]
    a = s[LEADER]
    h = a + 1 if a + 1 < n else 0
    k = h + 1 if h + 1 < n else 0
    d = 6 - a - h - k if n == 4 else 3
    side = s[SIDE] | (s[SILENT] << 4)
    taken = summed(g, s[TAKEN])
    tt[SEARCH_HELD] = s[HELD]
    seats = 0
    for p in range(n):
        i = a + p if a + p < n else a + p - n
        seats |= ((side >> i) & 17) << p
    if not s[PLACE]:
        return lead(tt, g, s[a], s[h], s[k], s[d], seats, taken, need)
    w = s[WINNER] - a if s[WINNER] >= a else s[WINNER] + n - a
    if s[PAGAT_BY]:
        i = s[PAGAT_BY] - 1
        w |= ((i - a if i >= a else i + n - a) + 1) << 4
    return follow(
        tt, g, s[a], s[h], s[k], s[d], seats, taken, s[PLACE], s[LED], s[BEST], w, s[TRICK],
        need,
    )  # fmt: skip


# ------------------------------------------------------------------------ each for himself


def gets(tt: Words, g: Words, pay: Words, s: Words, at: int, seat: int, need: int) -> int:
    """Return whether *seat* gets at least *need* at the end, whatever the others do together.

    The others are taken for one opponent: the answer is what the seat can force, a bound from
    below on what it gets. *need* has twice `PAY_OFFSET` added. The states that follow are written
    behind the one at *at*. The memory marks an ending by all that the payment can depend on:
    hands, leader, points and tricks by seat, cards that are still added.
    """
    tt[NODES] += 1
    if tt[NODES] > tt[BUDGET]:
        return 0
    m = legal_now(g, s, at)
    if not m:
        return 1 if reward(g, pay, 0, s, at, seat) >= need else 0
    slot = 0
    key = 0
    if not s[at + PLACE] and s[at + LEFT] > 1:
        compact(g, s, at)
        m = legal_now(g, s, at)
        key = (s[at + LEADER] + 8 * seat + 64 * need + g[SALT]) & M64
        key ^= ((s[at + SEAT_POINTS] * K3) & M64) ^ ((s[at + SEAT_TRICKS] * K4) & M64)
        key ^= ((s[at + ADDED] * K1) & M64) ^ ((s[at + ADDED_LAST] * K2) & M64) ^ pay[PAY_SALT]
        key = key_of(s[at], s[at + 1], s[at + 2], s[at + 3], key)
        slot = MEMORY_HEAD + (key & tt[MASK]) * 4
        data = tt[slot + 1] if tt[slot] == key else tt[slot + 3] if tt[slot + 2] == key else 0
        if data:  # 1: no, 2: yes
            return (data & 3) - 1
    p = s[at + LEADER] + s[at + PLACE]
    if p >= g[PLAYERS]:
        p -= g[PLAYERS]
    won = try_cards(tt, g, pay, s, at, seat, need, m, 1 if p == seat else 0)
    if slot and tt[NODES] <= tt[BUDGET]:
        data = s[at + LEFT]
        store(tt, slot, key, (data << 48) | (won + 1))
    return won


def try_cards(
    tt: Words,
    g: Words,
    pay: Words,
    s: Words,
    at: int,
    seat: int,
    need: int,
    m: int,
    mine: int,
) -> int:
    """Return whether *seat* gets what it needs when one of *m* is played, by it if *mine*.

    One card that settles it is enough: for the seat one that gets it there, for the others one
    that keeps it away. Of equal neighbours one is tried; cards that do not take the trick come
    first.
    """
    m &= ~((m & g[ADJACENT]) << 1)
    under = m
    if s[at + PLACE]:
        under = m & ~((s[at + LED] | g[TRUMPS]) & -(s[at + BEST] << 1))
    m ^= under
    while under | m:
        if under:
            c = fat(g, under) if s[at + PLACE] else lean(g, under)
            under ^= c
        else:
            c = lean(g, m)
            m ^= c
        for i in range(STATE_WORDS):
            s[at + STATE_WORDS + i] = s[at + i]
        play(g, s, at + STATE_WORDS, c)
        if gets(tt, g, pay, s, at + STATE_WORDS, seat, need) == mine:
            return mine
        if tt[NODES] > tt[BUDGET]:
            return 0
    return 1 - mine


# ---------------------------------------------------------------------------- doors for Python


def legal_cards(g: Words, s: Words) -> int:
    """Return the legal cards of a state."""
    if cython.compiled:
        m = legal_now(cython.address(g[0]), cython.address(s[0]), 0)
    else:
        m = legal_now(g, s, 0)
    return m


def play_card(g: Words, s: Words, c: int) -> None:
    """Play a card to a state."""
    if cython.compiled:
        play(cython.address(g[0]), cython.address(s[0]), 0, c)
    else:
        play(g, s, 0, c)


def end_trick(g: Words, s: Words) -> None:
    """Give the trick on the table to its winner although not everybody is known to have played."""
    if cython.compiled:
        take(cython.address(g[0]), cython.address(s[0]), 0)
    else:
        take(g, s, 0)


def make_compact(g: Words, s: Words) -> None:
    """Move the equal cards of a state together; see `compact`."""
    if cython.compiled:
        compact(cython.address(g[0]), cython.address(s[0]), 0)
    else:
        compact(g, s, 0)


def count_ways(g: Words, s: Words, depth: int) -> int:
    """Return the number of ways to play on; *s* has room for depth + 1 states."""
    if cython.compiled:
        with cython.nogil:
            total = count(cython.address(g[0]), cython.address(s[0]), 0, depth)
    else:
        total = count(g, s, 0, depth)
    return total


def play_at_random(g: Words, pay: Words, s: Words, seat: int, times: int, x: int) -> None:
    """Play a state to its end many times; *s* has room for three states. See `play_out`."""
    if cython.compiled:
        with cython.nogil:
            play_out(
                cython.address(g[0]), cython.address(pay[0]), cython.address(s[0]), seat, times, x
            )
    else:
        play_out(g, pay, s, seat, times, x)


def search(tt: Words, g: Words, s: Words, need: int) -> int:
    """Return a bound on the value of a state: at least *need* if the value is."""
    if cython.compiled:
        with cython.nogil:
            v = value_at_least(
                cython.address(tt[0]), cython.address(g[0]), cython.address(s[0]), need
            )
    else:
        v = value_at_least(tt, g, s, need)
    return v


def search_each(tt: Words, g: Words, pay: Words, s: Words, seat: int, need: int) -> int:
    """Return whether *seat* gets *need*; *s* has room for all cards to come. See `gets`."""
    if cython.compiled:
        with cython.nogil:
            v = gets(
                cython.address(tt[0]), cython.address(g[0]), cython.address(pay[0]),
                cython.address(s[0]), 0, seat, need,
            )  # fmt: skip
    else:
        v = gets(tt, g, pay, s, 0, seat, need)
    return v


def try_worlds(
    g: Words, pays: Words, worlds: Words, out: Words, seat: int, times: int, x: int
) -> int:
    """Play worlds to their ends; *out* has a word for each and a state's room after them."""
    if cython.compiled:
        with cython.nogil:
            x = try_out(
                cython.address(g[0]), cython.address(pays[0]), cython.address(worlds[0]),
                cython.address(out[0]), cython.address(out[worlds[0]]), seat, times, x,
            )  # fmt: skip
    else:
        scratch = out[worlds[0] :]
        x = try_out(g, pays, worlds, out, scratch, seat, times, x)
    return x


def grow_tree(
    pool: Words,
    g: Words,
    pays: Words,
    worlds: Words,
    path: Words,
    s: Words,
    sims: int,
    root: int,
    low: int,
    span: int,
    wide: float,
    x: int,
) -> int:
    """Grow a tree over worlds as far as *pool* has room; see `grow`."""
    room = len(pool) // NODE_WORDS
    if cython.compiled:
        with cython.nogil:
            used = grow(
                cython.address(pool[0]), room, cython.address(g[0]), cython.address(pays[0]),
                cython.address(worlds[0]), cython.address(path[0]), cython.address(s[0]),
                sims, root, low, span, wide, x,
            )  # fmt: skip
    else:
        used = grow(pool, room, g, pays, worlds, path, s, sims, root, low, span, wide, x)
    return used
