# cython: language_level=3
# The types of tricks.py, and the numbers of layout.py as C knows them: Cython takes a literal of
# more than 32 bits for a Python object, so that the long ones are macros.
cimport cython

ctypedef unsigned long long word

cdef extern from * nogil:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define tarock_prefetch(x) ((void)(x))
    static __inline int tarock_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    static __inline unsigned long long tarock_top(unsigned long long x) {
        x |= x >> 1; x |= x >> 2; x |= x >> 4; x |= x >> 8; x |= x >> 16; x |= x >> 32;
        return x ^ (x >> 1);
    }
    #else
    #define tarock_prefetch(x) __builtin_prefetch(x)
    #if defined(__POPCNT__) || !defined(__x86_64__)
    #define tarock_popcount(x) __builtin_popcountll(x)
    #else
    static inline int tarock_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    #endif
    #define tarock_top(x) (1ULL << (63 - __builtin_clzll(x)))
    #endif
    #define tarock_TAROCKS 0x3FFFFF00000000ULL
    #define tarock_SUIT_3 0xFF000000ULL
    #define tarock_PAGAT 0x100000000ULL
    #define tarock_HIGH_PAIR 0x30000000000000ULL
    #define tarock_TRULL 0x30000100000000ULL
    #define tarock_ABOVE_ALL 0x40000000000000ULL
    #define tarock_M64 0xFFFFFFFFFFFFFFFFULL
    #define tarock_M32 0xFFFFFFFFULL
    #define tarock_K1 0x9E3779B97F4A7C15ULL
    #define tarock_K2 0xC2B2AE3D27D4EB4FULL
    #define tarock_K3 0x165667B19E3779F9ULL
    #define tarock_K4 0xD6E8FEB86659FD93ULL
    """
    void prefetch "tarock_prefetch"(const void*)
    int popcount "tarock_popcount"(word)
    word top "tarock_top"(word)
    const word TAROCKS "tarock_TAROCKS"
    const word SUIT_3 "tarock_SUIT_3"
    const word PAGAT "tarock_PAGAT"
    const word HIGH_PAIR "tarock_HIGH_PAIR"
    const word TRULL "tarock_TRULL"
    const word ABOVE_ALL "tarock_ABOVE_ALL"
    const word M64 "tarock_M64"
    const word M32 "tarock_M32"
    const word K1 "tarock_K1"
    const word K2 "tarock_K2"
    const word K3 "tarock_K3"
    const word K4 "tarock_K4"

cdef extern from "math.h" nogil:
    double sqrt(double)

cdef enum:
    SUIT_0 = 255
    SUIT_1 = 65280
    SUIT_2 = 16711680
    PLAYERS = 0
    RULES = 1
    MUST_TRUMP = 1
    MUST_OVERTAKE = 2
    EMPEROR = 4
    TRULL_FREES = 8
    TRULL_DEMANDS = 16
    PAGAT_WAITS = 32
    PAGAT_LED_LAST = 64
    SUITS_FIRST = 128
    ORDER_ONLY = 256
    UNEVEN = 512
    AVOID = 1024
    TRUMPS = 2
    KEPT = 3
    EXPOSED = 4
    ADJACENT = 5
    RUNS = 6
    NOTED = 7
    BASE = 8
    LEVEL = 9
    SALT = 17
    SALT_OPEN = 18
    LIMITS = 19
    DUE = 20
    LATEST = 4
    NEXT = 25
    FATED = 57
    BIRD = 58
    CATCH = 63
    LAST_CARD = 66
    SET = 67
    ADD = 69
    STAGE_ROW = 16
    LEAST = 133
    MOST = 197
    SETS_LEAST = 261
    SETS_MOST = 325
    SETS_PAID = 389
    START = 453
    WIDTH = 454
    LOW = 455
    HIGH = 471
    BONUS = 487
    GAME_WORDS = 487
    STAGES = 8
    FATES = 7
    OFFSET = 8192
    LEADER = 4
    PLACE = 5
    LED = 6
    BEST = 7
    WINNER = 8
    TRICK = 9
    PAGAT_BY = 10
    SIDE = 11
    SILENT = 12
    TAKEN = 13
    STAGE = 7
    MIXED = 3
    SETS_AT = 4
    FEATS_AT = 16
    SWEEP_AT = 32
    M16 = 65535
    POINTS = 14
    FATE = 15
    HELD = 16
    LEFT = 17
    SEAT_POINTS = 18
    SEAT_TRICKS = 19
    ADDED = 20
    ADDED_LAST = 21
    STATE_WORDS = 22
    PAY_UNIT = 0
    PAY_KIND = 1
    BY_SIDES = 0
    BY_RANK = 1
    BY_TRICKS = 2
    PAY_SALT = 2
    ROW_OF = 3
    PAY_FATE = 59
    PAY_MADE = 115
    PAY_SETS = 179
    PAY_ROWS = 243
    ROW = 256
    PAY_TOP = 3
    RANKS = 4
    VECTORS = 260
    MOST_COUNTED = 3
    PAY_OFFSET = 1048576
    NODES = 0
    BUDGET = 1
    MASK = 2
    SEARCH_HELD = 3
    MATTERED = 4
    LOWER = 65536
    MEMORY_HEAD = 6
    WAYS = 16
    WORLD_WORDS = 23
    VISITS = 0
    CHANCES = 1
    MERIT = 2
    CHILD = 3
    SIBLING = 4
    CARD = 5
    PAID = 6
    NODE_WORDS = 8
    SCALE = 1024

cdef int points(const word* g, word b) noexcept nogil
cdef word suit_of(word c) noexcept nogil
@cython.locals(t=word)
cdef word fat(const word* g, word m) noexcept nogil
@cython.locals(t=word)
cdef word lean(const word* g, word m) noexcept nogil
@cython.locals(m=word)
cdef word allowed(const word* g, word h, word led, word best, word trick) noexcept nogil
@cython.locals(n=int, waiting=word, due=word, birds=word, highest=word)
cdef word keeping(const word* g, word h, word m) noexcept nogil
@cython.locals(m=word)
cdef word leading(const word* g, word h) noexcept nogil
cdef word waiting(const word* g, word h, word m, word trick) noexcept nogil
@cython.locals(over=word)
cdef word beating(const word* g, word m, word led, word best, word trick) noexcept nogil
cdef int emperor(const word* g, word led, word trick) noexcept nogil

@cython.locals(p=word)
cdef word legal_now(const word* g, const word* s, int at) noexcept nogil
@cython.locals(p=word)
cdef void play(const word* g, word* s, int at, word c) noexcept nogil
@cython.locals(p=word)
cdef void skip(const word* g, word* s, int at) noexcept nogil
@cython.locals(w=word, mine=int, n=int, gain=word, k=word, t=word)
cdef void take(const word* g, word* s, int at) noexcept nogil
@cython.locals(i=int)
cdef void stop_lost(const word* g, word* s, int at) noexcept nogil
@cython.locals(i=int)
cdef void lead_on(const word* g, word* s, int at) noexcept nogil
@cython.locals(k=word)
cdef word stage_after(const word* g, word taken, int mine, int silent) noexcept nogil
@cython.locals(at=int, i=int, k=word)
cdef word noted(const word* g, word taken, word trick, word card, int mine, word held,
    int n) noexcept nogil
@cython.locals(own=int)
cdef int fate(word held, word card, int mine) noexcept nogil
@cython.locals(m=word, c=word, total=word, i=int)
cdef word count(const word* g, word* s, int at, int depth) noexcept nogil
cdef word step(word x) noexcept nogil
@cython.locals(k=word)
cdef word pick(word m, word x) noexcept nogil
@cython.locals(m=word, total=word, paid=word, i=word, n=int)
cdef void play_out(const word* g, const word* pay, word* s, int seat, int times,
    word x) noexcept nogil
@cython.locals(i=word, k=word, m=word)
cdef word reward(const word* g, const word* pays, word base, const word* s, int at,
    int seat) noexcept nogil
@cython.locals(i=int, p=int, k=word, n=word, t=word, most=word, none=word)
cdef word ending(const word* g, const word* pays, word base, const word* s, int at) noexcept nogil

@cython.locals(p=word, over=word, under=word, last=int)
cdef word sensible(const word* g, const word* s, int at, word m, word x) noexcept nogil
@cython.locals(m=word)
cdef word end(const word* g, word* s, int at, word x) noexcept nogil
@cython.locals(w=word, at=word, n=word, k=int, i=word)
cdef word try_out(const word* g, const word* pays, const word* worlds, word* out, word* s,
    int seat, int times, word x) noexcept nogil
@cython.locals(k=word, t=word)
cdef word log_of(word n) noexcept nogil
@cython.locals(ch=word, best=word, bestq=double, q=double, i=word)
cdef word choose_child(word* pool, word node, word m, double wide) noexcept nogil
@cython.locals(ch=word, k=word)
cdef word unknown_of(const word* pool, word node, word m) noexcept nogil
@cython.locals(i=word, k=int)
cdef void new_child(word* pool, word node, word used, word c) noexcept nogil
@cython.locals(node=word, n=word, m=word, p=word, c=word, fresh=int)
cdef word descend(word* pool, word room, const word* g, word* path, word* s, word root,
    word used, double wide, word x) noexcept nogil
@cython.locals(used=word, w=word, k=int, at=word, i=word, p=word, c=word)
cdef word grow(word* pool, word room, const word* g, const word* pays, const word* worlds,
    word* path, word* s, int sims, word root, word low, word span, double wide,
    word x) noexcept nogil

@cython.locals(i=int, r=word, t=word)
cdef void share_out(const word* g, const word* pays, word base, word* s, word low,
    word span) noexcept nogil

@cython.locals(gone=word, t=word, q=word, i=int)
cdef void compact(const word* g, word* s, int at) noexcept nogil
@cython.locals(own=word, other=word, q=word, n=int, k=int, v=int)
cdef int sure_trumps(const word* g, word h0, word h1, word h2, word h3, int seats,
    int rem) noexcept nogil
@cython.locals(m=word)
cdef word strongest(const word* g, word h, word led) noexcept nogil
@cython.locals(mine=int, ours=word, theirs=word, t=word, i=int)
cdef word to_beat(const word* g, word h1, word h2, word h3, int seats, int place, word led,
    word best, int w) noexcept nogil
@cython.locals(sure=word, p=word, a=word, t=word)
cdef word sure_leads(const word* g, word h0, word h1, word h2, word h3,
    int seats) noexcept nogil
@cython.locals(k=word)
cdef int bonus(const word* g, word taken, int sets) noexcept nogil
@cython.locals(k=word, c=word, high=int, sets=int, v=int, t=int, i=word)
cdef int reach(const word* g, word taken, word m, int table) noexcept nogil
@cython.locals(at=int, t=word)
cdef word summed(const word* g, word taken) noexcept nogil
cdef void store(word* tt, word slot, word key, word data) noexcept nogil
@cython.locals(key=word)
cdef word key_of(word h0, word h1, word h2, word h3, word salt) noexcept nogil
@cython.locals(b=word, k=word)
cdef word classed(const word* g, word h) noexcept nogil
cdef word class_of(const word* g, word h0, word h1, word h2, word h3, word ranked,
    word salt) noexcept nogil
@cython.locals(own=word, other=word, q=word)
cdef word top_trumps(const word* g, word h0, word h1, word h2, word h3, int seats) noexcept nogil
@cython.locals(m=word, rem=int, i=int, lower=int, upper=int, shift=int, open_salt=word,
    key=word, v=int, slot=word, first=word, data=word, k=word, ranked=word)
cdef int lead(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, int need) noexcept nogil
@cython.locals(known=word, i=int, data=word, v=int, mask=word, m=word)
cdef word recalled(word* tt, const word* g, word h0, word h1, word h2, word h3, word slot,
    word key, int need) noexcept nogil
@cython.locals(best=word, w=int, can=word, m=word)
cdef int last_trick(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken) noexcept nogil
cdef word next_card(const word* g, word sure, word m) noexcept nogil
@cython.locals(m=word, sure=word, later=word, c=word, v=int, bestv=int, bestc=word, alike=word,
    mattered=word, data=word, t=word)
cdef int leads(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, int need, word slot, word key, word known, int shift, word ranked) noexcept nogil
@cython.locals(t=word)
cdef word widened(word mattered, word alike) noexcept nogil
@cython.locals(k=word)
cdef word packed(word mattered) noexcept nogil
@cython.locals(k=word, t=word)
cdef word unpacked(const word* g, word data) noexcept nogil
@cython.locals(m=word, k=word, last=word)
cdef void remember(word* tt, const word* g, word h0, word h1, word h2, word h3, word slot,
    word key, word mattered, word data) noexcept nogil
@cython.locals(mine=int, m=word, can=word, sure=word, bestv=int, c=word, t=word, v=int,
    alike=word, looked=word, mattered=word)
cdef int follow(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, int place, word led, word best, int w, word trick, int need) noexcept nogil
@cython.locals(suit=word, t=word)
cdef word compared(const word* g, word h, word led, word best) noexcept nogil
cdef int deeper(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, int place, word led, word best, int w, word trick, word c,
    int need) noexcept nogil
@cython.locals(p=int, mine=int, gain=int, k=int, t=word, q=word, v=int, m=word,
    mattered=word)
cdef int finish(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, word best, int w, word trick, int need) noexcept nogil
@cython.locals(n=int, k=int)
cdef int pass_on(word* tt, const word* g, word h0, word h1, word h2, word h3, int seats,
    word taken, int p, int need) noexcept nogil
@cython.locals(t=word, q=word)
cdef word moved_back(const word* g, word b, word trick) noexcept nogil
@cython.locals(n=int, a=int, h=int, k=int, d=int, side=int, seats=int, p=int, i=int, w=int,
    taken=word)
cdef int value_at_least(word* tt, const word* g, const word* s, int need) noexcept nogil

@cython.locals(m=word, slot=word, key=word, data=word, p=word, won=int)
cdef int gets(word* tt, const word* g, const word* pay, word* s, int at, int seat,
    word need) noexcept nogil
@cython.locals(under=word, c=word, i=int)
cdef int try_cards(word* tt, const word* g, const word* pay, word* s, int at, int seat,
    word need, word m, int mine) noexcept nogil

@cython.locals(m=word)
cpdef word legal_cards(word[::1] g, word[::1] s)
cpdef play_card(word[::1] g, word[::1] s, word c)
cpdef end_trick(word[::1] g, word[::1] s)
cpdef make_compact(word[::1] g, word[::1] s)
@cython.locals(total=word)
cpdef word count_ways(word[::1] g, word[::1] s, int depth)
cpdef play_at_random(word[::1] g, word[::1] pay, word[::1] s, int seat, int times, word x)
@cython.locals(v=int)
cpdef int search(word[::1] tt, word[::1] g, word[::1] s, int need)
@cython.locals(v=int)
cpdef int search_each(word[::1] tt, word[::1] g, word[::1] pay, word[::1] s, int seat, word need)
cpdef word try_worlds(word[::1] g, word[::1] pays, word[::1] worlds, word[::1] out, int seat,
    int times, word x)
@cython.locals(room=word, used=word)
cpdef word grow_tree(word[::1] pool, word[::1] g, word[::1] pays, word[::1] worlds,
    word[::1] path, word[::1] s, int sims, word root, word low, word span, double wide, word x)
