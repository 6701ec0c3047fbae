<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActTexts</name>
    <message numerus="yes">
        <source>Shuffle %n time(s)</source>
        <translation>
            <numerusform>Shuffle %n time</numerusform>
            <numerusform>Shuffle %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut: lift %n card(s)</source>
        <translation>
            <numerusform>Cut: lift %n card</numerusform>
            <numerusform>Cut: lift %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AmountTexts</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <translation>
            <numerusform>%n koruna</numerusform>
            <numerusform>%n koruny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n koruna</numerusform>
            <numerusform>%n koruny</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BallotView</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoachMessages</name>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. That is enough for this bid.</source>
        <extracomment>%n: tarocks in the hand</extracomment>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. That is enough for this bid.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. That is enough for this bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to bid higher.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. Too weak to bid higher.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. Too weak to bid higher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. With this hand you can expect few tricks.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. With this hand you can expect few tricks.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. With this hand you can expect few tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Of the games you may bid, this one suits your hand best.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. Of the games you may bid, this one suits your hand best.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. Of the games you may bid, this one suits your hand best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to raise the stakes.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. Too weak to raise the stakes.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. Too weak to raise the stakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. The other side should lose against it.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. The other side should lose against it.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. The other side should lose against it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Playing on would cost more than giving up.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. Playing on would cost more than giving up.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. Playing on would cost more than giving up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); one more card could cost you the bonus for few trumps.</source>
        <translation>
            <numerusform>You hold %n trump; one more card could cost you the bonus for few trumps.</numerusform>
            <numerusform>You hold %n trumps; one more card could cost you the bonus for few trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); another card can only help.</source>
        <translation>
            <numerusform>You hold %n trump; another card can only help.</numerusform>
            <numerusform>You hold %n trumps; another card can only help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Strong enough without a partner.</source>
        <translation>
            <numerusform>You hold %n trump; kings: {kings}. Strong enough without a partner.</numerusform>
            <numerusform>You hold %n trumps; kings: {kings}. Strong enough without a partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of this suit, and your partner then has its king: {suit}.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>You hold %n card of this suit, and your partner then has its king: {suit}.</numerusform>
            <numerusform>You hold %n cards of this suit, and your partner then has its king: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n value(s) that can be declared.</source>
        <extracomment>%n: values such as three kings</extracomment>
        <translation>
            <numerusform>You hold %n value that can be declared.</numerusform>
            <numerusform>You hold %n values that can be declared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) the Pagat should last until the last trick.</source>
        <translation>
            <numerusform>With %n trump the Pagat should last until the last trick.</numerusform>
            <numerusform>With %n trumps the Pagat should last until the last trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s), which makes this likely: {item}.</source>
        <translation>
            <numerusform>You hold %n trump, which makes this likely: {item}.</numerusform>
            <numerusform>You hold %n trumps, which makes this likely: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low lead: %n higher card(s) may still be out.</source>
        <extracomment>%n: higher cards of the suit that others may hold</extracomment>
        <translation>
            <numerusform>A low lead: %n higher card may still be out.</numerusform>
            <numerusform>A low lead: %n higher cards may still be out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</numerusform>
            <numerusform>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n cards of this suit: {suit}.</source>
        <translation>
            <numerusform>It is one of your %n cards of this suit: {suit}.</numerusform>
            <numerusform>It is one of your %n cards of this suit: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n trumps: the better ones stay.</source>
        <translation>
            <numerusform>It is the lowest of your %n trumps: the better ones stay.</numerusform>
            <numerusform>It is the lowest of your %n trumps: the better ones stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n trumps.</source>
        <translation>
            <numerusform>It is one of your %n trumps.</numerusform>
            <numerusform>It is one of your %n trumps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message numerus="yes">
        <source>{passed} of %n lesson(s) passed</source>
        <translation>
            <numerusform>{passed} of %n lesson passed</numerusform>
            <numerusform>{passed} of %n lessons passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutPrompt</name>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Lift %n card</numerusform>
            <numerusform>Lift %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechMessages</name>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n point to win</numerusform>
            <numerusform>%n points to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at a time.</source>
        <translation>
            <numerusform>%n card at a time.</numerusform>
            <numerusform>%n cards at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of the first hand, then %n card(s) for each of the others, then the other half.</source>
        <translation>
            <numerusform>Half of the first hand, then %n card for each of the others, then the other half.</numerusform>
            <numerusform>Half of the first hand, then %n cards for each of the others, then the other half.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>With a partner, %n talon card; {rate} for each point.</numerusform>
            <numerusform>With a partner, %n talon cards; {rate} for each point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against three, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Alone against three, %n talon card; {rate} for each point.</numerusform>
            <numerusform>Alone against three, %n talon cards; {rate} for each point.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealEditorPage</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message numerus="yes">
        <source>Discard: %n more</source>
        <translation>
            <numerusform>Discard: %n more</numerusform>
            <numerusform>Discard: %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message numerus="yes">
        <source>The deck is shuffled %n time(s).</source>
        <translation>
            <numerusform>The deck is shuffled %n time.</numerusform>
            <numerusform>The deck is shuffled %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n talon card(s).</source>
        <translation>
            <numerusform>{seat} takes %n talon card.</numerusform>
            <numerusform>{seat} takes %n talon cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s) and names: {cards}.</source>
        <translation>
            <numerusform>{seat} discards %n card and names: {cards}.</numerusform>
            <numerusform>{seat} discards %n cards and names: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays back %n talon card(s).</source>
        <translation>
            <numerusform>{seat} lays back %n talon card.</numerusform>
            <numerusform>{seat} lays back %n talon cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} discards %n card.</numerusform>
            <numerusform>{seat} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s), face up: {cards}.</source>
        <translation>
            <numerusform>{seat} discards %n card, face up: {cards}.</numerusform>
            <numerusform>{seat} discards %n cards, face up: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (goes|go) back to the hand(s).</source>
        <translation>
            <numerusform>%n card goes back to the hand.</numerusform>
            <numerusform>%n cards go back to the hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) now.</source>
        <translation>
            <numerusform>{seat} has %n card now.</numerusform>
            <numerusform>{seat} has %n cards now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) (counts|count) double from now on.</source>
        <translation>
            <numerusform>%n hand counts double from now on.</numerusform>
            <numerusform>%n hands count double from now on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExaminationTexts</name>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindAnswer</name>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Before the first of %n step.</numerusform>
            <numerusform>Before the first of %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message numerus="yes">
        <source>%n other(s), not now ›</source>
        <translation>
            <numerusform>%n other, not now ›</numerusform>
            <numerusform>%n others, not now ›</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message numerus="yes">
        <source>%n saved game(s) keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</source>
        <translation>
            <numerusform>%n saved game keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</numerusform>
            <numerusform>%n saved games keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameInPlay</name>
    <message numerus="yes">
        <source>The file of this game has room for about %n more hand(s). Then close the round and start a new game.</source>
        <translation>
            <numerusform>The file of this game has room for about %n more hand. Then close the round and start a new game.</numerusform>
            <numerusform>The file of this game has room for about %n more hands. Then close the round and start a new game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandOverPrompt</name>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message numerus="yes">
        <source>%n position(s) with a comment, each with its deal.</source>
        <translation>
            <numerusform>%n position with a comment, each with its deal.</numerusform>
            <numerusform>%n positions with a comment, each with its deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message numerus="yes">
        <source>%n (irregularity|irregularities) found</source>
        <translation>
            <numerusform>%n irregularity found</numerusform>
            <numerusform>%n irregularities found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentTable</name>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Before the first of %n step.</numerusform>
            <numerusform>Before the first of %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeTable</name>
    <message numerus="yes">
        <source>Not answered: %n question(s), counted as wrong.</source>
        <translation>
            <numerusform>Not answered: %n question, counted as wrong.</numerusform>
            <numerusform>Not answered: %n questions, counted as wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeTexts</name>
    <message numerus="yes">
        <source>{seat} took talon cards %n time(s).</source>
        <translation>
            <numerusform>{seat} took talon cards %n time.</numerusform>
            <numerusform>{seat} took talon cards %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message numerus="yes">
        <source>%n card(s) hidden from {player}.</source>
        <translation>
            <numerusform>%n card hidden from {player}.</numerusform>
            <numerusform>%n cards hidden from {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible layout(s) of the hidden cards:</source>
        <translation>
            <numerusform>%n possible layout of the hidden cards:</numerusform>
            <numerusform>%n possible layouts of the hidden cards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonMaking</name>
    <message numerus="yes">
        <source>%n act(s) of this hand will be asked.</source>
        <translation>
            <numerusform>%n act of this hand will be asked.</numerusform>
            <numerusform>%n acts of this hand will be asked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastGameTexts</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleRound</name>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <translation>
            <numerusform>It comes again in %n day.</numerusform>
            <numerusform>It comes again in %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>All puzzles of today are solved. The next one comes in %n day(s).</source>
        <translation>
            <numerusform>All puzzles of today are solved. The next one comes in %n day.</numerusform>
            <numerusform>All puzzles of today are solved. The next one comes in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved at the first try.</source>
        <translation>
            <numerusform>%n puzzle solved at the first try.</numerusform>
            <numerusform>%n puzzles solved at the first try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundTexts</name>
    <message numerus="yes">
        <source>{name}: %n hand(s)</source>
        <translation>
            <numerusform>{name}: %n hand</numerusform>
            <numerusform>{name}: %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message numerus="yes">
        <source>After %n round(s): {gains}</source>
        <translation>
            <numerusform>After %n round: {gains}</numerusform>
            <numerusform>After %n rounds: {gains}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedMessages</name>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} discarded %n card instead of {right}.</numerusform>
            <numerusform>{seat} discarded %n cards instead of {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the top %n card(s) of the talon.</source>
        <translation>
            <numerusform>Take the top %n card of the talon.</numerusform>
            <numerusform>Take the top %n cards of the talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Discard %n card.</numerusform>
            <numerusform>Discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s), or change the talon cards.</source>
        <translation>
            <numerusform>Discard %n card, or change the talon cards.</numerusform>
            <numerusform>Discard %n cards, or change the talon cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} shuffled %n time; the sheet requires at least {least}.</numerusform>
            <numerusform>{seat} shuffled %n times; the sheet requires at least {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} cut %n card deep; the sheet requires at least {least}.</numerusform>
            <numerusform>{seat} cut %n cards deep; the sheet requires at least {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n point to win</numerusform>
            <numerusform>%n points to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which part of the talon do you take (%n card(s))?</source>
        <translation>
            <numerusform>Which part of the talon do you take (%n card)?</numerusform>
            <numerusform>Which part of the talon do you take (%n cards)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Packet %n</source>
        <translation>
            <numerusform>Packet %n</numerusform>
            <numerusform>Packet %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: %n card(s) at a time.</source>
        <translation>
            <numerusform>Instead of cutting: %n card at a time.</numerusform>
            <numerusform>Instead of cutting: %n cards at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: closed packets of %n card(s) to choose from.</source>
        <translation>
            <numerusform>Instead of cutting: closed packets of %n card to choose from.</numerusform>
            <numerusform>Instead of cutting: closed packets of %n cards to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner: %n talon card(s) for you; your side needs {least} points.</source>
        <translation>
            <numerusform>With a partner: %n talon card for you; your side needs {least} points.</numerusform>
            <numerusform>With a partner: %n talon cards for you; your side needs {least} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against all others: %n talon card(s) for you; you need {least} points.</source>
        <translation>
            <numerusform>Alone against all others: %n talon card for you; you need {least} points.</numerusform>
            <numerusform>Alone against all others: %n talon cards for you; you need {least} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTiles</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n player(s)</source>
        <translation>
            <numerusform>{least} to %n player</numerusform>
            <numerusform>{least} to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShufflePrompt</name>
    <message numerus="yes">
        <source>The rule sheet requires %n shuffle(s).</source>
        <translation>
            <numerusform>The rule sheet requires %n shuffle.</numerusform>
            <numerusform>The rule sheet requires %n shuffles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuffled %n time(s)</source>
        <translation>
            <numerusform>Shuffled %n time</numerusform>
            <numerusform>Shuffled %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>%n lesson(s) passed</source>
        <translation>
            <numerusform>%n lesson passed</numerusform>
            <numerusform>%n lessons passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopPrompt</name>
    <message numerus="yes">
        <source>%n second(s) left to stop it.</source>
        <translation>
            <numerusform>%n second left to stop it.</numerusform>
            <numerusform>%n seconds left to stop it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded %n card(s)</source>
        <translation>
            <numerusform>{name} discarded %n card</numerusform>
            <numerusform>{name} discarded %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TalonPrompt</name>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Choose %n card</numerusform>
            <numerusform>Choose %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TexasMessages</name>
    <message numerus="yes">
        <source>{seat} passed on the talon card with %n trump(s); at most {most} are allowed.</source>
        <translation>
            <numerusform>{seat} passed on the talon card with %n trump; at most {most} are allowed.</numerusform>
            <numerusform>{seat} passed on the talon card with %n trumps; at most {most} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} announced the Pagat but discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} announced the Pagat but discarded %n card instead of {right}.</numerusform>
            <numerusform>{seat} announced the Pagat but discarded %n cards instead of {right}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message numerus="yes">
        <source>{acts} and %n more</source>
        <translation>
            <numerusform>{acts} and %n more</numerusform>
            <numerusform>{acts} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZiriMessages</name>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} discarded %n card instead of {right}.</numerusform>
            <numerusform>{seat} discarded %n cards instead of {right}.</numerusform>
        </translation>
    </message>
</context>
</TS>
