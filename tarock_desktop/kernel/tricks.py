# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False
# cython: cdivision=True, initializedcheck=False
"""Trick play on bits: legal cards, playing, counting, random play and the search for the value.

This file runs as it is; where a C compiler is, Cython compiles it with the types of `tricks.pxd`,
and both give the same numbers. It knows no sheet: what differs from game to game stands in the
words of a game (`layout`).

The search (`lead`, `follow`, `finish`) maximises, for the declarer's side, its card points still
to come plus a bonus for tricks taken and the fate of the Pagat. It is a null-window search: it
tells whether the value is at least `need`, and a bound beyond. Hands go round relative to the
leader; `seats` holds the declarer's side and, four bits up, the seats that would nullify a Valat.
`w` is the place that wins the trick, and four bits up the place, from 1, that played the Pagat.
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
        ADJACENT,
        BASE,
        BEST,
        BONUS,
        BUDGET,
        CALLER,
        CARD,
        CHANCES,
        CHILD,
        EMPEROR,
        EXPOSED,
        FATE,
        FATES,
        GAME_ROWS,
        HIGH,
        HIGH_PAIR,
        K1,
        K2,
        K3,
        K4,
        KEPT,
        LEADER,
        LED,
        LEVEL,
        LOW,
        M32,
        M64,
        MASK,
        MEMORY_HEAD,
        MERIT,
        MUST_OVERTAKE,
        MUST_TRUMP,
        NODE_WORDS,
        NODES,
        OFFSET,
        PAGAT,
        PAGAT_BY,
        PAGAT_LED_LAST,
        PAGAT_WAITS,
        PAID,
        PLACE,
        PLAYERS,
        POINTS,
        ROW,
        RULES,
        RUNS,
        SALT,
        SALT_OPEN,
        SCALE,
        SIBLING,
        SIDE,
        SILENT,
        STATE_WORDS,
        SUIT_0,
        SUIT_1,
        SUIT_2,
        SUIT_3,
        SUITS_FIRST,
        TAKEN,
        TAROCKS,
        TRICK,
        TRULL,
        TRULL_DEMANDS,
        TRULL_FREES,
        TRUMPS,
        VISITS,
        WINNER,
        WORLD_WORDS,
    )

    def popcount(b: int) -> int:
        """Return the number of cards."""
        return b.bit_count()

    def top(b: int) -> int:
        """Return the highest card of a set that is not empty."""
        return 1 << (b.bit_length() - 1)


COMPILED = bool(cython.compiled)


# ---------------------------------------------------------------------------------- the cards


def points(g: Words, b: int) -> int:
    """Return the sixths of a point the cards count."""
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
    if m & g[KEPT] and m & ~g[KEPT]:
        m &= ~g[KEPT]
    if m & g[EXPOSED]:
        m &= g[EXPOSED]
    return m


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
    if p >= g[PLAYERS]:
        p -= g[PLAYERS]
    s[at + p] ^= c
    s[at + TRICK] |= c
    if c & PAGAT:
        s[at + PAGAT_BY] = p + 1
    if s[at + PLACE] == 0:
        s[at + LED] = suit_of(c)
        s[at + BEST] = c
        s[at + WINNER] = p
    elif c > s[at + BEST] and c & (s[at + LED] | g[TRUMPS]):
        s[at + BEST] = c
        s[at + WINNER] = p
    if c & TRULL and emperor(g, s[at + LED], s[at + TRICK]):
        s[at + BEST] = ABOVE_ALL
        s[at + WINNER] = s[at + PAGAT_BY] - 1
    s[at + PLACE] += 1
    if s[at + PLACE] == g[PLAYERS]:
        take(g, s, at)


def take(g: Words, s: Words, at: int) -> None:
    """Give the full trick to its winner, who leads next."""
    w = s[at + WINNER]
    mine = (s[at + SIDE] >> w) & 1
    if mine:
        s[at + POINTS] += points(g, s[at + TRICK])
    s[at + TAKEN] = taken_after(g, s[at + TAKEN], mine, (s[at + SILENT] >> w) & 1)
    if not s[at + w] and s[at + PAGAT_BY]:
        p = s[at + PAGAT_BY] - 1
        s[at + FATE] = fate(p, w, (s[at + SIDE] >> p) & 1)
    s[at + LEADER] = w
    s[at + PLACE] = 0
    s[at + LED] = 0
    s[at + BEST] = 0
    s[at + TRICK] = 0
    s[at + PAGAT_BY] = 0


def taken_after(g: Words, taken: int, mine: int, silent: int) -> int:
    """Return which sides have tricks after one more, and whether a Valat is nullified."""
    b = 1 if mine else 2
    if silent and not taken & b and g[CALLER] and g[CALLER] != b:
        b |= 4
    return taken | b


def fate(player: int, winner: int, mine: int) -> int:
    """Return the fate of a Pagat in the last trick."""
    return (1 if player == winner else 2) + (0 if mine else 2)


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


def play_out(g: Words, pay: Words, s: Words, times: int, x: int) -> None:
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
        i = s[STATE_WORDS + TAKEN]
        total += s[STATE_WORDS + POINTS]
        paid += pay[i * FATES + s[STATE_WORDS + FATE]]
        paid += pay[GAME_ROWS + i * ROW + s[STATE_WORDS + POINTS] // pay[0]]
    s[2 * STATE_WORDS] = total
    s[2 * STATE_WORDS + 1] = paid
    s[2 * STATE_WORDS + 2] = x


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


def reward(pays: Words, base: int, s: Words, at: int) -> int:
    """Return what the declarer gets at the end, `2 * PAY_OFFSET` added."""
    i = s[at + TAKEN]
    return (
        pays[base + i * FATES + s[at + FATE]]
        + pays[base + GAME_ROWS + i * ROW + s[at + POINTS] // pays[base]]
    )


def try_out(g: Words, pays: Words, worlds: Words, out: Words, s: Words, times: int, x: int) -> int:
    """Play every world of *worlds* to its end *times* times, with some sense.

    A world is a state and, in its last word, the place of its payments. *out* takes five sums for
    each: payments, points, ends with the Pagat made and lost by its side, ends with all tricks.
    """
    w = 0
    at = 1
    n = worlds[0]
    while w < n:
        for k in range(times):  # noqa: B007  C knows the type of this name
            for i in range(STATE_WORDS):
                s[i] = worlds[at + i]
            x = end(g, s, 0, x)
            i = 5 * w
            out[i] += reward(pays, worlds[at + STATE_WORDS], s, 0)
            out[i + 1] += s[POINTS]
            if s[FATE] & 1:
                out[i + 2] += 1
            elif s[FATE]:
                out[i + 3] += 1
            if s[TAKEN] & 3 != 3:
                out[i + 4] += 1
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
    """Return the child of *node* to be looked at next among the cards *m*; 0 without children."""
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

    *path* takes its length, then the nodes and, above bit 32, whether the declarer's side moved.
    """
    node = 0
    n = 1
    path[n] = 0
    m = legal_now(g, s, 0) & root
    while m:
        p = s[LEADER] + s[PLACE]
        if p >= g[PLAYERS]:
            p -= g[PLAYERS]
        mine = (s[SIDE] >> p) & 1
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
        path[n] = node | (mine << 32)
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
        r = reward(pays, worlds[at + STATE_WORDS], s, 0)
        t = 0 if r < low else r - low
        t = SCALE if t >= span else t * SCALE // span
        for i in range(1, path[0] + 1):
            c = (path[i] & M32) * NODE_WORDS
            pool[c + VISITS] += 1
            pool[c + PAID] += r
            pool[c + MERIT] += t if path[i] >> 32 else SCALE - t
        w += 1
        if w == worlds[0]:
            w = 0
    return used


# --------------------------------------------------------------------------------- the search


def compact(g: Words, s: Words) -> None:
    """Move equal cards down over those that are gone, so that equal endings look equal."""
    gone = g[RUNS] & ~(s[0] | s[1] | s[2] | s[3] | s[TRICK])
    while gone:
        t = top(gone)
        gone ^= t
        q = g[RUNS] & suit_of(t) & -(t << 1)
        for i in range(4):
            s[i] = (s[i] & ~q) | ((s[i] & q) >> 1)
        s[TRICK] = (s[TRICK] & ~q) | ((s[TRICK] & q) >> 1)
        s[BEST] = (s[BEST] & ~q) | ((s[BEST] & q) >> 1)


def sure_trumps(g: Words, h0: int, h1: int, h2: int, h3: int, seats: int, rem: int) -> int:
    """Return the sixths sure to the side with the top trump, negative for the other side.

    Each of its trumps above all trumps of the other side takes the trick it is played to, and one
    hand plays its own in different tricks.
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
    if n == popcount(h0):
        v = rem
    else:
        k = g[PLAYERS] * n - popcount(q)
        v = points(g, q) + (g[BASE] * k if k > 0 else 0)
    return v if own > other else -v


def sure_leads(g: Words, h0: int, h1: int, h2: int, h3: int, seats: int) -> int:
    """Return the leader's top cards that no opponent can beat: they are tried first."""
    mine = seats & 1
    o1 = 0 if (seats >> 1) & 1 == mine else h1
    o2 = 0 if (seats >> 2) & 1 == mine else h2
    o3 = 0 if (seats >> 3) & 1 == mine else h3
    others = o1 | o2 | o3
    sure = h0 & TAROCKS
    if sure and others & TAROCKS:
        sure &= ~(2 * top(others & TAROCKS) - 1)
    p = SUIT_0
    while p <= SUIT_3:
        if h0 & p:
            t = top(h0 & p)
            ruff = (o1 if not o1 & p else 0) | (o2 if not o2 & p else 0)
            ruff |= o3 if not o3 & p else 0
            if others & p < t and not ruff & g[TRUMPS]:
                sure |= t
        p <<= 8
    return sure


def store(tt: Words, slot: int, key: int, data: int) -> None:
    """Put an entry into its bucket; the deeper one stays in front."""
    if tt[slot] == key or tt[slot + 1] >> 48 <= data >> 48:
        tt[slot] = key
        tt[slot + 1] = data
    else:
        tt[slot + 2] = key
        tt[slot + 3] = data


def key_of(h0: int, h1: int, h2: int, h3: int, salt: int) -> int:
    """Return the mark of an ending."""
    key = (h0 * K1 + h1 * K2 + h2 * K3 + h3 * K4 + salt) & M64
    key ^= key >> 31
    key = (key * K2) & M64
    return key ^ (key >> 29)


def lead(
    tt: Words, g: Words, h0: int, h1: int, h2: int, h3: int, seats: int, taken: int, need: int
) -> int:
    """Return a bound on the value at the beginning of a trick."""
    tt[NODES] += 1
    if tt[NODES] > tt[BUDGET]:
        return need
    m = h0 | h1 | h2 | h3
    rem = points(g, m)
    i = taken | (8 if m & PAGAT else 0)
    lower = g[LOW + i] - OFFSET
    upper = g[HIGH + i] - OFFSET
    shift = lower if lower == upper else 0
    open_salt = g[SALT_OPEN] + seats + (taken << 8)
    key = g[SALT] + (seats & 15) if lower == upper else open_salt
    v = 0
    if g[TRUMPS] and not (g[RULES] & EMPEROR and m & TRULL == TRULL):
        v = sure_trumps(g, h0, h1, h2, h3, seats, rem)
    upper += rem + min(v, 0)
    lower += max(v, 0)
    if lower >= need:
        return lower
    if upper < need:
        return upper
    slot = 0
    first = 0
    if h0 & (h0 - 1):
        key = key_of(h0, h1, h2, h3, key)
        slot = MEMORY_HEAD + (key & tt[MASK]) * 4
        data = tt[slot + 1] if tt[slot] == key else tt[slot + 3] if tt[slot + 2] == key else 0
        if data:
            v = (data & 0xFFFF) - OFFSET + shift
            lower = max(lower, v)
            v = ((data >> 16) & 0xFFFF) - OFFSET + shift
            upper = min(upper, v)
            if lower >= need:
                return lower
            if upper < need:
                return upper
            first = 1
            first <<= (data >> 32) & 63
    return leads(
        tt, g, h0, h1, h2, h3, seats, taken, need, slot, key, first, lower - shift, upper - shift
    )


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
    lower: int,
    upper: int,
) -> int:
    """Try the leads and remember what came of it; *lower* and *upper* as they are stored."""
    m = allowed(g, h0, 0, 0, 0)
    m &= ~((m & g[ADJACENT]) << 1)
    known &= m
    m ^= known
    sure = sure_leads(g, h0, h1, h2, h3, seats) & m
    m ^= sure
    bestv = -30000 if seats & 1 else 30000
    bestc = 1
    while known | sure | m:
        if known:
            c = known
            known = 0
        elif sure:
            c = fat(g, sure)
            sure ^= c
        else:
            c = lean(g, m)
            m ^= c
        v = follow(
            tt, g, h0 ^ c, h1, h2, h3, seats, taken, 1, suit_of(c), c, 16 if c & PAGAT else 0, c,
            need,
        )  # fmt: skip
        if v > bestv if seats & 1 else v < bestv:
            bestv = v
            bestc = c
            if v >= need if seats & 1 else v < need:
                break
    if slot and tt[NODES] <= tt[BUDGET]:
        remember(tt, g, slot, key, taken, h0, h1, h2, h3, lower, upper, bestv, bestc, need)
    return bestv


def remember(
    tt: Words,
    g: Words,
    slot: int,
    key: int,
    taken: int,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    lower: int,
    upper: int,
    value: int,
    card: int,
    need: int,
) -> None:
    """Store what the search of a trick's beginning found."""
    i = taken | (8 if (h0 | h1 | h2 | h3) & PAGAT else 0)
    shift = g[LOW + i] - OFFSET if g[LOW + i] == g[HIGH + i] else 0
    if value >= need:
        lower = value - shift
    else:
        upper = value - shift
    data = popcount(card - 1)
    data |= popcount(h0) << 16
    data = (data << 32) | ((upper + OFFSET) << 16) | (lower + OFFSET)
    store(tt, slot, key, data)


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
    """Return a bound on the value in the middle of a trick."""
    tt[NODES] += 1
    if tt[NODES] > tt[BUDGET]:
        return need
    mine = (seats >> place) & 1
    m = allowed(g, h1 if place == 1 else h2 if place == 2 else h3, led, best, trick)
    can = led | g[TRUMPS]
    m &= ~((m & g[ADJACENT]) << 1)
    sure = m & can & -(best << 1)
    last = place == g[PLAYERS] - 1
    ours = (seats >> (w & 7)) & 1 == mine
    if ours:
        sure = m if last else m & ~sure
    m &= ~sure
    bestv = -30000 if mine else 30000
    while sure | m:
        if sure:
            c = lean(g, sure) if ours and not last else fat(g, sure)
            sure ^= c
        else:
            c = lean(g, m)
            m ^= c
        t = best
        k = w
        if c > best and c & can:
            t = c
            k = (w & 112) | place
        if c & PAGAT:
            k |= (place + 1) << 4
        if c & TRULL and emperor(g, led, trick | c):
            t = ABOVE_ALL
            k = (k & 112) | ((k >> 4) - 1)
        v = deeper(
            tt, g, h0, h1, h2, h3, seats, taken, place, led, t, k, trick, c, need,
        )  # fmt: skip
        if v > bestv if mine else v < bestv:
            bestv = v
            if v >= need if mine else v < need:
                break
    return bestv


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
    if place == g[PLAYERS] - 1:
        return finish(tt, g, h0, h1, h2, h3, seats, taken, w, trick, need)
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
    w: int,
    trick: int,
    need: int,
) -> int:
    """Give the trick to its winner and go on; after the last one add the bonus."""
    p = w & 7
    mine = (seats >> p) & 1
    gain = points(g, trick) if mine else 0
    taken = taken_after(g, taken, mine, (seats >> (4 + p)) & 1)
    if not h0:
        k = w >> 4
        k = fate(k - 1, p, (seats >> (k - 1)) & 1) if k else 0
        return gain + g[BONUS + taken * FATES + k] - OFFSET
    trick &= g[RUNS]
    while trick:
        t = top(trick)
        trick ^= t
        q = g[RUNS] & suit_of(t) & -(t << 1)
        h0 = (h0 & ~q) | ((h0 & q) >> 1)
        h1 = (h1 & ~q) | ((h1 & q) >> 1)
        h2 = (h2 & ~q) | ((h2 & q) >> 1)
        h3 = (h3 & ~q) | ((h3 & q) >> 1)
    need -= gain
    n = g[PLAYERS]
    if p:
        k = (1 << (n - p)) - 1
        k |= k << 4
        seats = ((seats >> p) & k) | ((seats << (n - p)) & ~k & ((1 << n) - 1) * 17)
    if p == 0:
        v = lead(tt, g, h0, h1, h2, h3, seats, taken, need)
    elif n == 4:
        if p == 1:
            v = lead(tt, g, h1, h2, h3, h0, seats, taken, need)
        elif p == 2:
            v = lead(tt, g, h2, h3, h0, h1, seats, taken, need)
        else:
            v = lead(tt, g, h3, h0, h1, h2, seats, taken, need)
    elif p == 1:
        v = lead(tt, g, h1, h2, h0, 0, seats, taken, need)
    else:
        v = lead(tt, g, h2, h0, h1, 0, seats, taken, need)
    return gain + v


def value_at_least(tt: Words, g: Words, s: Words, need: int) -> int:
    """Search the state at 0: a bound on the value of what is still to come."""
    n = g[PLAYERS]
    a = s[LEADER]
    h = a + 1 if a + 1 < n else 0
    k = h + 1 if h + 1 < n else 0
    d = 6 - a - h - k if n == 4 else 3
    side = s[SIDE] | (s[SILENT] << 4)
    seats = 0
    for p in range(n):
        i = a + p if a + p < n else a + p - n
        seats |= ((side >> i) & 17) << p
    if not s[PLACE]:
        return lead(tt, g, s[a], s[h], s[k], s[d], seats, s[TAKEN], need)
    w = s[WINNER] - a if s[WINNER] >= a else s[WINNER] + n - a
    if s[PAGAT_BY]:
        i = s[PAGAT_BY] - 1
        w |= ((i - a if i >= a else i + n - a) + 1) << 4
    return follow(
        tt, g, s[a], s[h], s[k], s[d], seats, s[TAKEN], s[PLACE], s[LED], s[BEST], w, s[TRICK],
        need,
    )  # fmt: skip


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


def make_compact(g: Words, s: Words) -> None:
    """Move the equal cards of a state together; see `compact`."""
    if cython.compiled:
        compact(cython.address(g[0]), cython.address(s[0]))
    else:
        compact(g, s)


def count_ways(g: Words, s: Words, depth: int) -> int:
    """Return the number of ways to play on; *s* has room for depth + 1 states."""
    if cython.compiled:
        with cython.nogil:
            total = count(cython.address(g[0]), cython.address(s[0]), 0, depth)
    else:
        total = count(g, s, 0, depth)
    return total


def play_at_random(g: Words, pay: Words, s: Words, times: int, x: int) -> None:
    """Play a state to its end many times; *s* has room for three states. See `play_out`."""
    if cython.compiled:
        with cython.nogil:
            play_out(cython.address(g[0]), cython.address(pay[0]), cython.address(s[0]), times, x)
    else:
        play_out(g, pay, s, times, x)


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


def try_worlds(g: Words, pays: Words, worlds: Words, out: Words, times: int, x: int) -> int:
    """Play worlds to their ends; *out* has five words for each and a state's room after them."""
    if cython.compiled:
        with cython.nogil:
            x = try_out(
                cython.address(g[0]), cython.address(pays[0]), cython.address(worlds[0]),
                cython.address(out[0]), cython.address(out[5 * worlds[0]]), times, x,
            )  # fmt: skip
    else:
        scratch = out[5 * worlds[0] :]
        x = try_out(g, pays, worlds, out, scratch, times, x)
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
