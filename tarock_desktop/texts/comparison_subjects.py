"""What two rule sheets can differ in."""

from __future__ import annotations

from typing import ClassVar, final

from tarock_desktop.texts.sentences import Sentences, SentenceTable


@final
class ComparisonSubjects(SentenceTable):
    """Sections and subjects, by key; `{name}` is a word of the sheet."""

    SENTENCES: ClassVar[Sentences] = {
        "section.cards": lambda self, _: self.tr("Cards"),
        "section.dealing": lambda self, _: self.tr("Dealing"),
        "section.bidding": lambda self, _: self.tr("Bidding and talon"),
        "section.calls": lambda self, _: self.tr("Calling the partner"),
        "section.discards": lambda self, _: self.tr("Discarding"),
        "section.values": lambda self, _: self.tr("Values in the hand"),
        "section.announcements": lambda self, _: self.tr("Announcements and challenges"),
        "section.play": lambda self, _: self.tr("Play"),
        "section.scoring": lambda self, _: self.tr("Scoring"),
        "section.irregularities": lambda self, _: self.tr("Irregularities"),
        "section.options": lambda self, _: self.tr("What a table may change"),
        "pack.red": lambda self, _: self.tr("Order of hearts and diamonds, highest first"),
        "pack.black": lambda self, _: self.tr("Order of spades and clubs, highest first"),
        "points.K": lambda self, _: self.tr("Points of a king"),
        "points.Q": lambda self, _: self.tr("Points of a queen"),
        "points.N": lambda self, _: self.tr("Points of a rider"),
        "points.J": lambda self, _: self.tr("Points of a jack"),
        "points.honours": lambda self, _: self.tr("Points of Skys, Mond and Pagat, each"),
        "points.other": lambda self, _: self.tr("Points of any other card"),
        "points.total": lambda self, _: self.tr("Points in the deck"),
        "round.first_dealer": lambda self, _: self.tr("First dealer"),
        "shuffle.least": lambda self, _: self.tr("Shuffles, at least"),
        "cut.least": lambda self, _: self.tr("Cards to cut, at least"),
        "deal.hand": lambda self, _: self.tr("Cards in a hand"),
        "deal.talon": lambda self, _: self.tr("Cards in the talon"),
        "deal.packet": lambda self, _: self.tr("Cards dealt at a time after a cut"),
        "deal.knock": lambda self, _: self.tr("Ways of dealing after a knock"),
        "forehand.search": lambda self, _: self.tr("Who bids first"),
        "forehand.lowest": lambda self, _: self.tr("Trump that is asked for first"),
        "bidding.passes": lambda self, _: self.tr("The first bidder may pass"),
        "bidding.least": lambda self, _: self.tr("Points that win the hand"),
        "contract.rank": lambda self, _: self.tr("{name}: rank of the bid"),
        "contract.bidders": lambda self, _: self.tr("{name}: who may bid it"),
        "contract.sides": lambda self, _: self.tr("{name}: played by"),
        "contract.talon": lambda self, _: self.tr("{name}: cards from the talon"),
        "contract.multiplier": lambda self, _: self.tr("{name}: multiplier"),
        "draws.sets": lambda self, _: self.tr("Sets of talon cards a lone player may take"),
        "draws.shows_second": lambda self, _: self.tr("Second set is shown when laid back"),
        "draws.loss_factors": lambda self, _: self.tr(
            "Factor of a loss after one, two, three sets"
        ),
        "talon.most_tarocks": lambda self, _: self.tr(
            "A talon card is passed on with trumps in hand, at most"
        ),
        "talon.refused": lambda self, _: self.tr("A passed card that nobody wants"),
        "talon.discards_between": lambda self, _: self.tr("When cards are discarded"),
        "throw_in.drawn": lambda self, _: self.tr("Throwing in after drawing"),
        "throw_in.amount": lambda self, _: self.tr("Throwing in costs, to each player"),
        "call.tarocks": lambda self, _: self.tr("Trumps that can be called"),
        "call.time": lambda self, _: self.tr("When the partner is called"),
        "call.basis": lambda self, _: self.tr("Hand that decides what is called"),
        "call.own_first": lambda self, _: self.tr("Calling the XIX in one's own hand"),
        "call.correction": lambda self, _: self.tr("Correcting the call"),
        "discard.forbids_kings": lambda self, _: self.tr("Kings may be discarded"),
        "discard.forbids_trull": lambda self, _: self.tr("Skys, Mond and Pagat may be discarded"),
        "declaring.stack": lambda self, _: self.tr("Several values of one kind"),
        "declaring.automatic": lambda self, _: self.tr("Values paid without being declared"),
        "item.loss": lambda self, _: self.tr("{name}: a loss is paid by"),
        "item.silent": lambda self, _: self.tr("{name}, silent"),
        "item.announced": lambda self, _: self.tr("{name}, announced"),
        "item.doubling": lambda self, _: self.tr("{name}: what a challenge goes for"),
        "item.steps": lambda self, _: self.tr("{name}: challenges, at most"),
        "item.must_hold": lambda self, _: self.tr(
            "{name}: the card waits for its trick when announced"
        ),
        "announcing.all_tricks_by_defenders": lambda self, _: self.tr(
            "The bidder's opponents may announce all tricks"
        ),
        "announcing.after_challenge": lambda self, _: self.tr("Announcing after a challenge"),
        "challenge.steps": lambda self, _: self.tr("Words of challenge"),
        "challenge.on_items": lambda self, _: self.tr(
            "Challenging an announcement while the partner is unknown"
        ),
        "follow.must_trump": lambda self, _: self.tr(
            "Without the suit led a trump must be played"
        ),
        "contract.rate": lambda self, _: self.tr("{name}: for each eye"),
        "contract.renonc": lambda self, _: self.tr("{name}: a big renonc"),
        "contract.binding": lambda self, _: self.tr("{name}: stands without approval"),
        "draws.factors": lambda self, _: self.tr("Factor of the rate after one, two, three draws"),
        "score.step": lambda self, _: self.tr("Payments are rounded up to"),
        "score.silent_pagat_loss": lambda self, _: self.tr(
            "A silent pagát that is caught is paid"
        ),
        "score.ceiling": lambda self, _: self.tr("The most one player pays one other in a hand"),
        "renonc.to_bidder": lambda self, _: self.tr(
            "Rates that a defender pays a lone bidder for a big renonc"
        ),
        "varsava.added": lambda self, _: self.tr("Varšava: tricks to which a talon card is added"),
        "varsava.loss": lambda self, _: self.tr("Varšava: the most eyes pay each other player"),
        "varsava.trickless": lambda self, _: self.tr(
            "Varšava: factor to a player without a trick"
        ),
        "varsava.forehand": lambda self, _: self.tr("Varšava: factor if the first bidder pays"),
        "varsava.forgotten": lambda self, _: self.tr(
            "Varšava: a forgotten talon card, to each player"
        ),
        "score.par": lambda self, _: self.tr("Points from which the difference is counted"),
        "score.add": lambda self, _: self.tr("Added to the difference"),
        "score.divide": lambda self, _: self.tr("Divided by"),
        "score.total": lambda self, _: self.tr("Points counted in all"),
        "score.tie": lambda self, _: self.tr("A tie is lost by"),
        "score.tie_multiplier": lambda self, _: self.tr("Multiplier of a lone player's tie"),
        "score.silent_valat_voids_pagat": lambda self, _: self.tr(
            "A silent Valat leaves the Pagat unpaid"
        ),
        "score.valat_adds_count": lambda self, _: self.tr(
            "The points of the hand are paid besides a Valat"
        ),
        "score.failed_valat_keeps_pagat": lambda self, _: self.tr(
            "A silent Pagat is paid after a failed Valat"
        ),
        "penalties.omission": lambda self, _: self.tr("A failed Valat does not count as called"),
        "penalties.false_valat": lambda self, _: self.tr(
            "A failed Valat does not count as called after false declarations"
        ),
        "penalties.go_on_vote": lambda self, _: self.tr(
            "After an exposed card dealing goes on if"
        ),
        "bank.start": lambda self, _: self.tr("Each player starts with"),
        "bank.discs": lambda self, _: self.tr("Number and worth of the chips"),
        "bank.loan_unit": lambda self, _: self.tr("Unit of a loan"),
        "round.length": lambda self, _: self.tr("Hands in a round"),
        "round.sheet_total": lambda self, _: self.tr("All scores together"),
        "points.deduction": lambda self, _: self.tr("Taken off for every card counted"),
        "cut.cutter": lambda self, _: self.tr("Who cuts"),
        "contract.wins": lambda self, _: self.tr("{name}: points that win"),
        "contract.lost": lambda self, _: self.tr("{name}: written for a lost game"),
        "contract.renons": lambda self, _: self.tr("{name}: a renons"),
        "contract.renons_kontra": lambda self, _: self.tr("{name}: a renons after kontra"),
        "contract.sold": lambda self, _: self.tr("{name}: price of the sold game"),
        "contract.wrong_discard": lambda self, _: self.tr("{name}: wrong discards"),
        "contract.says": lambda self, _: self.tr("{name}: announced by the bid"),
        "bidding.hold": lambda self, _: self.tr("A player seated earlier may hold a bid"),
        "bidding.nobody": lambda self, _: self.tr("Played when nobody bids"),
        "discard.names_tarocks": lambda self, _: self.tr("A discarded trump must be named"),
        "discard.tarocks": lambda self, _: self.tr("Discarding other trumps"),
        "sale": lambda self, _: self.tr("Selling the game"),
        "speaking.pagat": lambda self, _: self.tr("Who may announce the Pagat"),
        "feats.talon_counts": lambda self, _: self.tr(
            "Cards left in the talon count for the defenders' announcements"
        ),
        "own_kontra.until": lambda self, _: self.tr("Kontra where each plays for himself"),
        "lead.by": lambda self, _: self.tr("Who leads first"),
        "follow.trull": lambda self, _: self.tr("The Pagat takes a trick with Mond and Skys"),
        "each_follow.must_trump": lambda self, _: self.tr(
            "Each for himself: without the suit led a trump must be played"
        ),
        "each_follow.must_beat": lambda self, _: self.tr(
            "Each for himself: the trick must be beaten"
        ),
        "each_follow.trull": lambda self, _: self.tr(
            "Each for himself: the Pagat takes a trick with Mond and Skys"
        ),
        "each_follow.pagat": lambda self, _: self.tr("Each for himself: when the Pagat is played"),
        "claims.window": lambda self, _: self.tr(
            "Seconds the table waits for a claim of what counts at once"
        ),
        "approval.pause": lambda self, _: self.tr("Seconds in which a preferanc may be stopped"),
        "keeping.early_lead": lambda self, _: self.tr(
            "Leading before the trick is collected is agreed"
        ),
        "claims.timing": lambda self, _: self.tr("Who speaks up about a breach"),
        "referee.timing": lambda self, _: self.tr("When the referee speaks at a tournament"),
        "score.won": lambda self, _: self.tr("Written for a won game"),
        "score.bonus_from": lambda self, _: self.tr("One more written from so many points"),
        "score.renons": lambda self, _: self.tr("How a defender's renons is written"),
        "score.cash": lambda self, _: self.tr("What a written point is worth"),
        "each.most": lambda self, _: self.tr("Each for himself: written for most points"),
        "each.full_from": lambda self, _: self.tr(
            "Each for himself: twice as much from so many points"
        ),
        "each.kontra": lambda self, _: self.tr("Each for himself: factor of kontra"),
        "each.own_kontra": lambda self, _: self.tr("Each for himself: factor of an own kontra"),
        "each.renons": lambda self, _: self.tr("Each for himself: a renons"),
        "each.renons_kontra": lambda self, _: self.tr("Each for himself: a renons after kontra"),
        "each.renons_own_kontra": lambda self, _: self.tr(
            "Each for himself: a renons after an own kontra"
        ),
        "contract.kind": lambda self, _: self.tr("{name}: kind of game"),
        "contract.value": lambda self, _: self.tr("{name}: paid with each other player"),
        "contract.tricks": lambda self, _: self.tr("{name}: tricks that win"),
        "contract.open": lambda self, _: self.tr("{name}: who plays with open cards"),
        "contract.extras": lambda self, _: self.tr("{name}: factor of the extras"),
        "contract.birds": lambda self, _: self.tr("{name}: one of these is announced"),
        "contract.beside": lambda self, _: self.tr("{name}: played only beside"),
        "item.card": lambda self, _: self.tr("{name}: the card"),
        "item.trick": lambda self, _: self.tr("{name}: number of the trick"),
        "item.points": lambda self, _: self.tr("{name}: card points"),
        "item.held": lambda self, _: self.tr("{name}: cards in the hand"),
        "item.counts": lambda self, _: self.tr("{name}: when it counts"),
        "deal.seats": lambda self, _: self.tr("Players of a hand"),
        "deal.talon_after": lambda self, _: self.tr("Rounds dealt before the talon"),
        "bidding.opens_with": lambda self, _: self.tr("What the forehand may also bid at once"),
        "bidding.driven": lambda self, _: self.tr("{name}: rank of what drives it out"),
        "call.fourth_with": lambda self, _: self.tr("Kings in the hand of who calls the fourth"),
        "call.own_with": lambda self, _: self.tr("Kings in the hand of who may call an own one"),
        "follow.tarock": lambda self, _: self.tr("Duties where trumps win"),
        "follow.colour": lambda self, _: self.tr("Duties in suit games"),
        "follow.five_suited": lambda self, _: self.tr("Duties in suit games with five suits"),
        "follow.negative": lambda self, _: self.tr("Duties in negative games"),
        "follow.unforced": lambda self, _: self.tr("Duties in Trischaken without having to win"),
        "play.open_after": lambda self, _: self.tr("Tricks before open cards are laid down"),
        "play.first_tricks": lambda self, _: self.tr("Trischaken: tricks that may get the talon"),
        "fewest.least": lambda self, _: self.tr("Trischaken: points with which one pays alone"),
        "fewest.forehand": lambda self, _: self.tr("Trischaken: factor if the Trischaker does"),
        "fewest.lone": lambda self, _: self.tr(
            "Trischaken: all tricks or a Renonce, to each other player"
        ),
        "radl.doubles": lambda self, _: self.tr("Rounds that count double"),
        "value.spares_trull_card": lambda self, _: self.tr(
            "{name}: one card of the Trull is allowed"
        ),
        "value.unless": lambda self, _: self.tr("{name}: contained in"),
        "varsava.compare": lambda self, _: self.tr("Varšava: comparing eyes"),
        "session.rounds": lambda self, _: self.tr("Rounds of the tournament"),
        "session.minutes": lambda self, _: self.tr("Minutes of a round"),
        "session.signed": lambda self, _: self.tr("Everybody confirms the card of a round"),
        "agreement.before_referee": lambda self, _: self.tr(
            "The players try to agree before the referee is called"
        ),
    }
