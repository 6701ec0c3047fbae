<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tarock Desktop</source>
        <translation>About Tarock Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A tarock table with a referee who explains every ruling.</source>
        <translation>A tarock table with a referee who explains every ruling.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The deck may be used under CC BY-SA 4.0.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. The deck may be used under CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>It plays on this computer only and sends nothing anywhere.</source>
        <translation>It plays on this computer only and sends nothing anywhere.</translation>
    </message>
    <message>
        <source>The search of the computer players runs compiled.</source>
        <translation>The search of the computer players runs compiled.</translation>
    </message>
    <message>
        <source>The search of the computer players runs as plain Python.</source>
        <translation>The search of the computer players runs as plain Python.</translation>
    </message>
</context>
<context>
    <name>ActTexts</name>
    <message>
        <source>Play: {card}</source>
        <translation>Play: {card}</translation>
    </message>
    <message>
        <source>Lay away: {cards}</source>
        <translation>Lay away: {cards}</translation>
    </message>
    <message>
        <source>Declare: {values}</source>
        <translation>Declare: {values}</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Declare nothing</translation>
    </message>
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
    <message>
        <source>Something else</source>
        <translation>Something else</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Agreement at the table</source>
        <translation>Agreement at the table</translation>
    </message>
    <message>
        <source>Before the referee decides, the players try to agree. All of them must let it pass.</source>
        <translation>Before the referee decides, the players try to agree. All of them must let it pass.</translation>
    </message>
    <message>
        <source>All agree: it passes</source>
        <translation>All agree: it passes</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <translation>Call the referee</translation>
    </message>
    <message>
        <source>Something is said to be wrong: {player}</source>
        <translation>Something is said to be wrong: {player}</translation>
    </message>
    <message>
        <source>{rule}: {player}</source>
        <translation>{rule}: {player}</translation>
    </message>
    <message>
        <source>{player} lets it pass</source>
        <translation>{player} lets it pass</translation>
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
    <message>
        <source>{number} chips</source>
        <comment>fraction</comment>
        <translation>{number} chips</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>fraction</comment>
        <translation>{number} points</translation>
    </message>
    <message>
        <source>{number} koruny</source>
        <comment>fraction</comment>
        <translation>{number} koruny</translation>
    </message>
</context>
<context>
    <name>AnnounceSheet</name>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Announced by</source>
        <translation>Announced by</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Doubling</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Announce</translation>
    </message>
</context>
<context>
    <name>AnnouncementsPanel</name>
    <message>
        <source>Announcements</source>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Nothing has been announced yet.</source>
        <translation>Nothing has been announced yet.</translation>
    </message>
    <message>
        <source>Called: the fourth king</source>
        <translation>Called: the fourth king</translation>
    </message>
    <message>
        <source>Called: {card}</source>
        <translation>Called: {card}</translation>
    </message>
    <message>
        <source>{item} (cancelled)</source>
        <translation>{item} (cancelled)</translation>
    </message>
    <message>
        <source>{step} to {target}</source>
        <translation>{step} to {target}</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>No card has been called in this hand.</source>
        <translation>No card has been called in this hand.</translation>
    </message>
    <message>
        <source>The called card has not been played: {card}.</source>
        <translation>The called card has not been played: {card}.</translation>
    </message>
    <message>
        <source>The called card has been played: {card}, by {player} in trick {number}.</source>
        <translation>The called card has been played: {card}, by {player} in trick {number}.</translation>
    </message>
</context>
<context>
    <name>BiddingSheet</name>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Nobody has bid yet.</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} passes</translation>
    </message>
    <message>
        <source>{player}: {contract}</source>
        <translation>{player}: {contract}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>► {player}: What would you play?</source>
        <translation>► {player}: What would you play?</translation>
    </message>
    <message>
        <source>The trick is complete.</source>
        <translation>The trick is complete.</translation>
    </message>
    <message>
        <source>Nobody is to act now.</source>
        <translation>Nobody is to act now.</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Pagat</source>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>trump II</source>
        <translation>trump II</translation>
    </message>
    <message>
        <source>trump III</source>
        <translation>trump III</translation>
    </message>
    <message>
        <source>trump IV</source>
        <translation>trump IV</translation>
    </message>
    <message>
        <source>trump V</source>
        <translation>trump V</translation>
    </message>
    <message>
        <source>trump VI</source>
        <translation>trump VI</translation>
    </message>
    <message>
        <source>trump VII</source>
        <translation>trump VII</translation>
    </message>
    <message>
        <source>trump VIII</source>
        <translation>trump VIII</translation>
    </message>
    <message>
        <source>trump IX</source>
        <translation>trump IX</translation>
    </message>
    <message>
        <source>trump X</source>
        <translation>trump X</translation>
    </message>
    <message>
        <source>trump XI</source>
        <translation>trump XI</translation>
    </message>
    <message>
        <source>trump XII</source>
        <translation>trump XII</translation>
    </message>
    <message>
        <source>trump XIII</source>
        <translation>trump XIII</translation>
    </message>
    <message>
        <source>trump XIV</source>
        <translation>trump XIV</translation>
    </message>
    <message>
        <source>trump XV</source>
        <translation>trump XV</translation>
    </message>
    <message>
        <source>trump XVI</source>
        <translation>trump XVI</translation>
    </message>
    <message>
        <source>trump XVII</source>
        <translation>trump XVII</translation>
    </message>
    <message>
        <source>trump XVIII</source>
        <translation>trump XVIII</translation>
    </message>
    <message>
        <source>trump XIX</source>
        <translation>trump XIX</translation>
    </message>
    <message>
        <source>trump XX</source>
        <translation>trump XX</translation>
    </message>
    <message>
        <source>Mond</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Skys</source>
        <translation>Skys</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>rider of hearts</source>
        <translation>rider of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>two of hearts</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>three of hearts</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>four of hearts</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>rider of diamonds</source>
        <translation>rider of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>two of diamonds</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>three of diamonds</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>four of diamonds</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>rider of spades</source>
        <translation>rider of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>seven of spades</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>eight of spades</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ten of spades</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>rider of clubs</source>
        <translation>rider of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>seven of clubs</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>eight of clubs</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nine of clubs</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ten of clubs</translation>
    </message>
</context>
<context>
    <name>CardObjects</name>
    <message>
        <source>the Pagat</source>
        <translation>the Pagat</translation>
    </message>
    <message>
        <source>the II</source>
        <translation>the II</translation>
    </message>
    <message>
        <source>the III</source>
        <translation>the III</translation>
    </message>
    <message>
        <source>the IV</source>
        <translation>the IV</translation>
    </message>
    <message>
        <source>the V</source>
        <translation>the V</translation>
    </message>
    <message>
        <source>the VI</source>
        <translation>the VI</translation>
    </message>
    <message>
        <source>the VII</source>
        <translation>the VII</translation>
    </message>
    <message>
        <source>the VIII</source>
        <translation>the VIII</translation>
    </message>
    <message>
        <source>the IX</source>
        <translation>the IX</translation>
    </message>
    <message>
        <source>the X</source>
        <translation>the X</translation>
    </message>
    <message>
        <source>the XI</source>
        <translation>the XI</translation>
    </message>
    <message>
        <source>the XII</source>
        <translation>the XII</translation>
    </message>
    <message>
        <source>the XIII</source>
        <translation>the XIII</translation>
    </message>
    <message>
        <source>the XIV</source>
        <translation>the XIV</translation>
    </message>
    <message>
        <source>the XV</source>
        <translation>the XV</translation>
    </message>
    <message>
        <source>the XVI</source>
        <translation>the XVI</translation>
    </message>
    <message>
        <source>the XVII</source>
        <translation>the XVII</translation>
    </message>
    <message>
        <source>the XVIII</source>
        <translation>the XVIII</translation>
    </message>
    <message>
        <source>the XIX</source>
        <translation>the XIX</translation>
    </message>
    <message>
        <source>the XX</source>
        <translation>the XX</translation>
    </message>
    <message>
        <source>the Mond</source>
        <translation>the Mond</translation>
    </message>
    <message>
        <source>the Skys</source>
        <translation>the Skys</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>the king of hearts</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>the queen of hearts</translation>
    </message>
    <message>
        <source>the rider of hearts</source>
        <translation>the rider of hearts</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>the jack of hearts</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>the ace of hearts</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>the two of hearts</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>the three of hearts</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>the four of hearts</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>the king of diamonds</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>the queen of diamonds</translation>
    </message>
    <message>
        <source>the rider of diamonds</source>
        <translation>the rider of diamonds</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>the jack of diamonds</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>the ace of diamonds</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>the two of diamonds</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>the three of diamonds</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>the four of diamonds</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>the king of spades</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>the queen of spades</translation>
    </message>
    <message>
        <source>the rider of spades</source>
        <translation>the rider of spades</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>the jack of spades</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>the seven of spades</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>the eight of spades</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>the nine of spades</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>the ten of spades</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>the king of clubs</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>the queen of clubs</translation>
    </message>
    <message>
        <source>the rider of clubs</source>
        <translation>the rider of clubs</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>the jack of clubs</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>the seven of clubs</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>the eight of clubs</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>the nine of clubs</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>the ten of clubs</translation>
    </message>
</context>
<context>
    <name>ChoiceSentences</name>
    <message>
        <source>Knock: {name}</source>
        <translation>Knock: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Packet %n</source>
        <translation>
            <numerusform>Packet %n</numerusform>
            <numerusform>Packet %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the second set</source>
        <translation>Take the second set</translation>
    </message>
    <message>
        <source>Go back to the first set</source>
        <translation>Go back to the first set</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Pass it on</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Take it</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Refuse it</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Call {card}</translation>
    </message>
    <message>
        <source>Call {card} (your own)</source>
        <translation>Call {card} (your own)</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>Announce: {name}</source>
        <translation>Announce: {name}</translation>
    </message>
    <message>
        <source>{step}: {target}</source>
        <translation>{step}: {target}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Throw in the hand</source>
        <translation>Throw in the hand</translation>
    </message>
    <message>
        <source>Let the deal go on</source>
        <translation>Let the deal go on</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Ask for a new deal</translation>
    </message>
    <message>
        <source>Can I go?</source>
        <translation>Can I go?</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Go ahead</translation>
    </message>
    <message>
        <source>As the rules of this table have it</source>
        <translation>As the rules of this table have it</translation>
    </message>
    <message>
        <source>It is let pass</source>
        <translation>It is let pass</translation>
    </message>
    <message>
        <source>{amount} to each other player</source>
        <translation>{amount} to each other player</translation>
    </message>
    <message>
        <source>{amount} to each player who has no part in it</source>
        <translation>{amount} to each player who has no part in it</translation>
    </message>
    <message>
        <source>{amount} to each other player; nothing is collected, and the partner&apos;s share is paid as well</source>
        <translation>{amount} to each other player; nothing is collected, and the partner&apos;s share is paid as well</translation>
    </message>
    <message>
        <source>Nothing is collected, and the partner&apos;s share is paid as well</source>
        <translation>Nothing is collected, and the partner&apos;s share is paid as well</translation>
    </message>
    <message>
        <source>The hand is void, and {amount} to each other player</source>
        <translation>The hand is void, and {amount} to each other player</translation>
    </message>
    <message>
        <source>The card stays face up and is played at the first chance</source>
        <translation>The card stays face up and is played at the first chance</translation>
    </message>
    <message>
        <source>The card goes back to the hand</source>
        <translation>The card goes back to the hand</translation>
    </message>
    <message>
        <source>The call of the Valat does not count</source>
        <translation>The call of the Valat does not count</translation>
    </message>
    <message>
        <source>The offender is warned</source>
        <translation>The offender is warned</translation>
    </message>
    <message>
        <source>Everybody else gets what winning the game would bring, from the offender alone</source>
        <translation>Everybody else gets what winning the game would bring, from the offender alone</translation>
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
    <message>
        <source>A loss then counts ×{factor}.</source>
        <translation>A loss then counts ×{factor}.</translation>
    </message>
    <message>
        <source>The card goes to another player, unseen.</source>
        <translation>The card goes to another player, unseen.</translation>
    </message>
    <message>
        <source>Whoever holds {card_object} is your partner.</source>
        <translation>Whoever holds {card_object} is your partner.</translation>
    </message>
    <message>
        <source>You play alone, and nobody is told.</source>
        <translation>You play alone, and nobody is told.</translation>
    </message>
    <message>
        <source>Counts as called: {card}.</source>
        <translation>Counts as called: {card}.</translation>
    </message>
    <message>
        <source>You drew {card_object}: giving up costs {amount_object} to each player.</source>
        <translation>You drew {card_object}: giving up costs {amount_object} to each player.</translation>
    </message>
    <message>
        <source>{amount} from each player</source>
        <translation>{amount} from each player</translation>
    </message>
    <message>
        <source>silent: {silent}, announced: {announced}</source>
        <translation>silent: {silent}, announced: {announced}</translation>
    </message>
    <message>
        <source>Win or loss ×{factor}</source>
        <translation>Win or loss ×{factor}</translation>
    </message>
    <message>
        <source>A Valat is called.</source>
        <translation>A Valat is called.</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>Not in your hand: {card}.</translation>
    </message>
    <message>
        <source>A challenge has been made.</source>
        <translation>A challenge has been made.</translation>
    </message>
    <message>
        <source>This is announced already.</source>
        <translation>This is announced already.</translation>
    </message>
    <message>
        <source>This is up to the other side.</source>
        <translation>This is up to the other side.</translation>
    </message>
    <message>
        <source>Kings can&apos;t be discarded.</source>
        <translation>Kings can&apos;t be discarded.</translation>
    </message>
    <message>
        <source>This card can&apos;t be discarded.</source>
        <translation>This card can&apos;t be discarded.</translation>
    </message>
    <message>
        <source>There are enough other cards to discard.</source>
        <translation>There are enough other cards to discard.</translation>
    </message>
    <message>
        <source>You still hold the suit led: {suit}.</source>
        <translation>You still hold the suit led: {suit}.</translation>
    </message>
    <message>
        <source>You are out of the suit led ({suit}) and hold a trump.</source>
        <translation>You are out of the suit led ({suit}) and hold a trump.</translation>
    </message>
    <message>
        <source>It is announced for the last trick.</source>
        <translation>It is announced for the last trick.</translation>
    </message>
    <message>
        <source>A card lying face up has to be played first.</source>
        <translation>A card lying face up has to be played first.</translation>
    </message>
    <message>
        <source>The trick has to be beaten as long as you can.</source>
        <translation>The trick has to be beaten as long as you can.</translation>
    </message>
    <message>
        <source>The Pagat stays until it is the last trump.</source>
        <translation>The Pagat stays until it is the last trump.</translation>
    </message>
    <message>
        <source>Skys and Mond lie in the trick: the Pagat takes it and has to be played.</source>
        <translation>Skys and Mond lie in the trick: the Pagat takes it and has to be played.</translation>
    </message>
    <message>
        <source>A trump may be led only from a hand without other suits.</source>
        <translation>A trump may be led only from a hand without other suits.</translation>
    </message>
</context>
<context>
    <name>CitationTexts</name>
    <message>
        <source>Rule {number}: {title}</source>
        <translation>Rule {number}: {title}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Call the referee</source>
        <translation>Call the referee</translation>
    </message>
    <message>
        <source>Which rule was broken</source>
        <translation>Which rule was broken</translation>
    </message>
    <message>
        <source>Who broke a rule:</source>
        <translation>Who broke a rule:</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Which rule was not kept:</source>
        <translation>Which rule was not kept:</translation>
    </message>
    <message>
        <source>Something is wrong; the referee shall look.</source>
        <translation>Something is wrong; the referee shall look.</translation>
    </message>
</context>
<context>
    <name>CoachSentences</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>It is the only card you may play.</translation>
    </message>
    <message>
        <source>Your cards come to the same here.</source>
        <translation>Your cards come to the same here.</translation>
    </message>
    <message numerus="yes">
        <source>{card}. Next best: {other}. Difference: {amount}, on average over %n way(s) the hidden cards may lie.</source>
        <extracomment>%n: ways in which the hidden cards may lie</extracomment>
        <translation>
            <numerusform>{card}. Next best: {other}. Difference: {amount}, on average over %n way the hidden cards may lie.</numerusform>
            <numerusform>{card}. Next best: {other}. Difference: {amount}, on average over %n ways the hidden cards may lie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Difference to the next best choice: {amount}, on average over %n way(s) the hidden cards may lie.</source>
        <translation>
            <numerusform>Difference to the next best choice: {amount}, on average over %n way the hidden cards may lie.</numerusform>
            <numerusform>Difference to the next best choice: {amount}, on average over %n ways the hidden cards may lie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The choices come to nearly the same, over %n way(s) the hidden cards may lie.</source>
        <translation>
            <numerusform>The choices come to nearly the same, over %n way the hidden cards may lie.</numerusform>
            <numerusform>The choices come to nearly the same, over %n ways the hidden cards may lie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of thumb: nothing could be tried.</source>
        <translation>A rule of thumb: nothing could be tried.</translation>
    </message>
    <message>
        <source>It is the only thing you can do now.</source>
        <translation>It is the only thing you can do now.</translation>
    </message>
    <message>
        <source>Chance alone decides: any choice is as good.</source>
        <translation>Chance alone decides: any choice is as good.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. That is enough for this bid.</source>
        <extracomment>%n: tarocks in the hand</extracomment>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. That is enough for this bid.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. That is enough for this bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. That is too little to bid more.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. That is too little to bid more.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. That is too little to bid more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. It can hope to take little.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. It can hope to take little.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. It can hope to take little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. Of the games open to you it fits this one best.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. Of the games open to you it fits this one best.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. Of the games open to you it fits this one best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. That is too little to raise what is paid.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. That is too little to raise what is paid.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. That is too little to raise what is paid.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing left to be said.</source>
        <translation>There is nothing left to be said.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. The other side should fail against it.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. The other side should fail against it.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. The other side should fail against it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. Playing on would cost more than giving up.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. Playing on would cost more than giving up.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. Playing on would cost more than giving up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tarock(s); one more card could spoil a hand that counts by few of them.</source>
        <translation>
            <numerusform>You hold %n tarock; one more card could spoil a hand that counts by few of them.</numerusform>
            <numerusform>You hold %n tarocks; one more card could spoil a hand that counts by few of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n tarock(s); a further card can only help.</source>
        <translation>
            <numerusform>You hold %n tarock; a further card can only help.</numerusform>
            <numerusform>You hold %n tarocks; a further card can only help.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>These cards help your hand most; card points among them: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s); kings: {kings}. It is strong enough without a partner.</source>
        <translation>
            <numerusform>Your hand holds %n tarock; kings: {kings}. It is strong enough without a partner.</numerusform>
            <numerusform>Your hand holds %n tarocks; kings: {kings}. It is strong enough without a partner.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not in your hand, and a high tarock makes a strong partner: {card}.</source>
        <translation>It is not in your hand, and a high tarock makes a strong partner: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of this suit, and its king is with your partner then: {suit}.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>You hold %n card of this suit, and its king is with your partner then: {suit}.</numerusform>
            <numerusform>You hold %n cards of this suit, and its king is with your partner then: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points laid away: {points}.</source>
        <translation>Card points laid away: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n value(s) that can be declared.</source>
        <extracomment>%n: values such as three kings</extracomment>
        <translation>
            <numerusform>Your hand holds %n value that can be declared.</numerusform>
            <numerusform>Your hand holds %n values that can be declared.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand holds nothing that can be declared.</source>
        <translation>Your hand holds nothing that can be declared.</translation>
    </message>
    <message numerus="yes">
        <source>With %n tarock(s) the Pagat should last until the last trick.</source>
        <translation>
            <numerusform>With %n tarock the Pagat should last until the last trick.</numerusform>
            <numerusform>With %n tarocks the Pagat should last until the last trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand holds %n tarock(s) and makes this likely: {item}.</source>
        <translation>
            <numerusform>Your hand holds %n tarock and makes this likely: {item}.</numerusform>
            <numerusform>Your hand holds %n tarocks and makes this likely: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low lead: %n higher card(s) of the suit may still be out.</source>
        <extracomment>%n: higher cards of the suit that others may hold</extracomment>
        <translation>
            <numerusform>A low lead: %n higher card of the suit may still be out.</numerusform>
            <numerusform>A low lead: %n higher cards of the suit may still be out.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not take the trick, and then you are rid of it: {card}.</source>
        <translation>It does not take the trick, and then you are rid of it: {card}.</translation>
    </message>
    <message>
        <source>Where a trick has to be taken, it is better now than later.</source>
        <translation>Where a trick has to be taken, it is better now than later.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks and is winning this one: leave it there.</source>
        <translation>{seat} wants few tricks and is winning this one: leave it there.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks: one more for {seat} is what you play for.</source>
        <translation>{seat} wants few tricks: one more for {seat} is what you play for.</translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n card(s) of this suit ({suit}): the better ones stay.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>It is the lowest of your %n card of this suit ({suit}): the better ones stay.</numerusform>
            <numerusform>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n card(s) of this suit: {suit}.</source>
        <translation>
            <numerusform>It is one of your %n card of this suit: {suit}.</numerusform>
            <numerusform>It is one of your %n cards of this suit: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing speaks against the plain choice.</source>
        <translation>Nothing speaks against the plain choice.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>It takes the trick; points on the table so far: {points}.</translation>
    </message>
    <message>
        <source>{seat} plays with you and is winning the trick: leave it there and add to it.</source>
        <translation>{seat} plays with you and is winning the trick: leave it there and add to it.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give as little as you can.</source>
        <translation>You cannot win this trick: give as little as you can.</translation>
    </message>
    <message>
        <source>This trick is not worth a high card: keep it for a better one.</source>
        <translation>This trick is not worth a high card: keep it for a better one.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out: {card}.</source>
        <translation>No higher card of its suit is out: {card}.</translation>
    </message>
    <message>
        <source>You draw the tarocks of the others.</source>
        <translation>You draw the tarocks of the others.</translation>
    </message>
    <message>
        <source>The Pagat stays in hand for the last trick.</source>
        <translation>The Pagat stays in hand for the last trick.</translation>
    </message>
    <message>
        <source>Then you have no card of this suit: {suit}.</source>
        <translation>Then you have no card of this suit: {suit}.</translation>
    </message>
    <message>
        <source>Probably your partner ({share} of 100 ways): {seat}.</source>
        <translation>Probably your partner ({share} of 100 ways): {seat}.</translation>
    </message>
    <message>
        <source>Here chance decided.</source>
        <translation>Here chance decided.</translation>
    </message>
    <message>
        <source>After a ruling of the referee nothing is worked out for this hand any more.</source>
        <translation>After a ruling of the referee nothing is worked out for this hand any more.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>There was no other choice.</translation>
    </message>
    <message>
        <source>What this has cost cannot be worked out for this game.</source>
        <translation>What this has cost cannot be worked out for this game.</translation>
    </message>
    <message>
        <source>Best: {card}.</source>
        <translation>Best: {card}.</translation>
    </message>
    <message>
        <source>Played: {card}. Best: {best}. Difference: {amount}.</source>
        <translation>Played: {card}. Best: {best}. Difference: {amount}.</translation>
    </message>
    <message>
        <source>Played: {card}, right as far as one could know. With all cards open the best: {best}. Difference: {amount}.</source>
        <translation>Played: {card}, right as far as one could know. With all cards open the best: {best}. Difference: {amount}.</translation>
    </message>
    <message>
        <source>Played: {card}. Better, as it seems: {best}. Difference at least: {least}, at most: {most}.</source>
        <translation>Played: {card}. Better, as it seems: {best}. Difference at least: {least}, at most: {most}.</translation>
    </message>
</context>
<context>
    <name>CommonNames</name>
    <message>
        <source>the hand</source>
        <extracomment>what can be challenged: the hand itself, as one deal from shuffling to paying</extracomment>
        <translation>the hand</translation>
    </message>
    <message>
        <source>Bank loan</source>
        <translation>Bank loan</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>one card at a time</translation>
    </message>
    <message>
        <source>two cards at a time</source>
        <translation>two cards at a time</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>three cards at a time</translation>
    </message>
    <message>
        <source>four cards at a time</source>
        <translation>four cards at a time</translation>
    </message>
    <message>
        <source>six cards at a time</source>
        <translation>six cards at a time</translation>
    </message>
    <message>
        <source>twelve cards at a time</source>
        <translation>twelve cards at a time</translation>
    </message>
    <message>
        <source>the first bidder chooses</source>
        <translation>the first bidder chooses</translation>
    </message>
    <message>
        <source>I: six cards at a time</source>
        <translation>I: six cards at a time</translation>
    </message>
    <message>
        <source>II: packets of twelve to choose from</source>
        <translation>II: packets of twelve to choose from</translation>
    </message>
    <message>
        <source>III: ábeles (the first hand in two halves)</source>
        <translation>III: ábeles (the first hand in two halves)</translation>
    </message>
    <message>
        <source>three stacks of sixteen to choose from</source>
        <translation>three stacks of sixteen to choose from</translation>
    </message>
    <message>
        <source>packets of twelve to choose from</source>
        <translation>packets of twelve to choose from</translation>
    </message>
    <message>
        <source>the first hand in two halves, the others twelve at a time</source>
        <translation>the first hand in two halves, the others twelve at a time</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Rulesets compared</source>
        <translation>Rulesets compared</translation>
    </message>
    <message>
        <source>First ruleset</source>
        <translation>First ruleset</translation>
    </message>
    <message>
        <source>Second ruleset</source>
        <translation>Second ruleset</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nothing differs.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Subject</translation>
    </message>
</context>
<context>
    <name>ComparisonSubjects</name>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dealing</translation>
    </message>
    <message>
        <source>Bidding and talon</source>
        <translation>Bidding and talon</translation>
    </message>
    <message>
        <source>Calling the partner</source>
        <translation>Calling the partner</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Discarding</translation>
    </message>
    <message>
        <source>Values in the hand</source>
        <translation>Values in the hand</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Announcements and challenges</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularities</translation>
    </message>
    <message>
        <source>What a table may change</source>
        <translation>What a table may change</translation>
    </message>
    <message>
        <source>Order of hearts and diamonds, highest first</source>
        <translation>Order of hearts and diamonds, highest first</translation>
    </message>
    <message>
        <source>Order of spades and clubs, highest first</source>
        <translation>Order of spades and clubs, highest first</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Points of a king</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Points of a queen</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Points of a rider</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Points of a jack</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Points of Skys, Mond and Pagat, each</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Points of any other card</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Points in the deck</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>Shuffles, at least</source>
        <translation>Shuffles, at least</translation>
    </message>
    <message>
        <source>Cards to cut, at least</source>
        <translation>Cards to cut, at least</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Cards in a hand</translation>
    </message>
    <message>
        <source>Cards in the talon</source>
        <translation>Cards in the talon</translation>
    </message>
    <message>
        <source>Cards dealt at a time after a cut</source>
        <translation>Cards dealt at a time after a cut</translation>
    </message>
    <message>
        <source>Ways of dealing after a knock</source>
        <translation>Ways of dealing after a knock</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>Who bids first</translation>
    </message>
    <message>
        <source>Trump that is asked for first</source>
        <translation>Trump that is asked for first</translation>
    </message>
    <message>
        <source>The first bidder may pass</source>
        <translation>The first bidder may pass</translation>
    </message>
    <message>
        <source>Points that win the hand</source>
        <translation>Points that win the hand</translation>
    </message>
    <message>
        <source>{name}: rank of the bid</source>
        <translation>{name}: rank of the bid</translation>
    </message>
    <message>
        <source>{name}: who may bid it</source>
        <translation>{name}: who may bid it</translation>
    </message>
    <message>
        <source>{name}: played by</source>
        <translation>{name}: played by</translation>
    </message>
    <message>
        <source>{name}: cards from the talon</source>
        <translation>{name}: cards from the talon</translation>
    </message>
    <message>
        <source>{name}: multiplier</source>
        <translation>{name}: multiplier</translation>
    </message>
    <message>
        <source>Sets of talon cards a lone player may take</source>
        <translation>Sets of talon cards a lone player may take</translation>
    </message>
    <message>
        <source>Second set is shown when laid back</source>
        <translation>Second set is shown when laid back</translation>
    </message>
    <message>
        <source>Factor of a loss after one, two, three sets</source>
        <translation>Factor of a loss after one, two, three sets</translation>
    </message>
    <message>
        <source>A talon card is passed on with trumps in hand, at most</source>
        <translation>A talon card is passed on with trumps in hand, at most</translation>
    </message>
    <message>
        <source>A passed card that nobody wants</source>
        <translation>A passed card that nobody wants</translation>
    </message>
    <message>
        <source>When cards are discarded</source>
        <translation>When cards are discarded</translation>
    </message>
    <message>
        <source>Throwing in after drawing</source>
        <translation>Throwing in after drawing</translation>
    </message>
    <message>
        <source>Throwing in costs, to each player</source>
        <translation>Throwing in costs, to each player</translation>
    </message>
    <message>
        <source>Trumps that can be called</source>
        <translation>Trumps that can be called</translation>
    </message>
    <message>
        <source>When the partner is called</source>
        <translation>When the partner is called</translation>
    </message>
    <message>
        <source>Hand that decides what is called</source>
        <translation>Hand that decides what is called</translation>
    </message>
    <message>
        <source>Calling the XIX in one&apos;s own hand</source>
        <translation>Calling the XIX in one&apos;s own hand</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Correcting the call</translation>
    </message>
    <message>
        <source>Kings may be discarded</source>
        <translation>Kings may be discarded</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat may be discarded</source>
        <translation>Skys, Mond and Pagat may be discarded</translation>
    </message>
    <message>
        <source>Several values of one kind</source>
        <translation>Several values of one kind</translation>
    </message>
    <message>
        <source>Values paid without being declared</source>
        <translation>Values paid without being declared</translation>
    </message>
    <message>
        <source>{name}: a loss is paid by</source>
        <translation>{name}: a loss is paid by</translation>
    </message>
    <message>
        <source>{name}, silent</source>
        <translation>{name}, silent</translation>
    </message>
    <message>
        <source>{name}, announced</source>
        <translation>{name}, announced</translation>
    </message>
    <message>
        <source>{name}: what a challenge goes for</source>
        <translation>{name}: what a challenge goes for</translation>
    </message>
    <message>
        <source>{name}: challenges, at most</source>
        <translation>{name}: challenges, at most</translation>
    </message>
    <message>
        <source>{name}: the card waits for its trick when announced</source>
        <translation>{name}: the card waits for its trick when announced</translation>
    </message>
    <message>
        <source>The bidder&apos;s opponents may announce all tricks</source>
        <translation>The bidder&apos;s opponents may announce all tricks</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Announcing after a challenge</translation>
    </message>
    <message>
        <source>Words of challenge</source>
        <translation>Words of challenge</translation>
    </message>
    <message>
        <source>Challenging an announcement while the partner is unknown</source>
        <translation>Challenging an announcement while the partner is unknown</translation>
    </message>
    <message>
        <source>Without the suit led a trump must be played</source>
        <translation>Without the suit led a trump must be played</translation>
    </message>
    <message>
        <source>{name}: for each eye</source>
        <translation>{name}: for each eye</translation>
    </message>
    <message>
        <source>{name}: a big renonc</source>
        <translation>{name}: a big renonc</translation>
    </message>
    <message>
        <source>{name}: stands without approval</source>
        <translation>{name}: stands without approval</translation>
    </message>
    <message>
        <source>Factor of the rate after one, two, three draws</source>
        <translation>Factor of the rate after one, two, three draws</translation>
    </message>
    <message>
        <source>Payments are rounded up to</source>
        <translation>Payments are rounded up to</translation>
    </message>
    <message>
        <source>A silent pagát that is caught is paid</source>
        <translation>A silent pagát that is caught is paid</translation>
    </message>
    <message>
        <source>The most one player pays one other in a hand</source>
        <translation>The most one player pays one other in a hand</translation>
    </message>
    <message>
        <source>Rates that a defender pays a lone bidder for a big renonc</source>
        <translation>Rates that a defender pays a lone bidder for a big renonc</translation>
    </message>
    <message>
        <source>Varšava: tricks to which a talon card is added</source>
        <translation>Varšava: tricks to which a talon card is added</translation>
    </message>
    <message>
        <source>Varšava: the most eyes pay each other player</source>
        <translation>Varšava: the most eyes pay each other player</translation>
    </message>
    <message>
        <source>Varšava: factor to a player without a trick</source>
        <translation>Varšava: factor to a player without a trick</translation>
    </message>
    <message>
        <source>Varšava: factor if the first bidder pays</source>
        <translation>Varšava: factor if the first bidder pays</translation>
    </message>
    <message>
        <source>Varšava: a forgotten talon card, to each player</source>
        <translation>Varšava: a forgotten talon card, to each player</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Points from which the difference is counted</translation>
    </message>
    <message>
        <source>Added to the difference</source>
        <translation>Added to the difference</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Divided by</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Points counted in all</translation>
    </message>
    <message>
        <source>A tie is lost by</source>
        <translation>A tie is lost by</translation>
    </message>
    <message>
        <source>Multiplier of a lone player&apos;s tie</source>
        <translation>Multiplier of a lone player&apos;s tie</translation>
    </message>
    <message>
        <source>A silent Valat leaves the Pagat unpaid</source>
        <translation>A silent Valat leaves the Pagat unpaid</translation>
    </message>
    <message>
        <source>The points of the hand are paid besides a Valat</source>
        <translation>The points of the hand are paid besides a Valat</translation>
    </message>
    <message>
        <source>A silent Pagat is paid after a failed Valat</source>
        <translation>A silent Pagat is paid after a failed Valat</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called</source>
        <translation>A failed Valat does not count as called</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called after false declarations</source>
        <translation>A failed Valat does not count as called after false declarations</translation>
    </message>
    <message>
        <source>After an exposed card dealing goes on if</source>
        <translation>After an exposed card dealing goes on if</translation>
    </message>
    <message>
        <source>Each player starts with</source>
        <translation>Each player starts with</translation>
    </message>
    <message>
        <source>Number and worth of the chips</source>
        <translation>Number and worth of the chips</translation>
    </message>
    <message>
        <source>Unit of a loan</source>
        <translation>Unit of a loan</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Hands in a round</translation>
    </message>
    <message>
        <source>All scores together</source>
        <translation>All scores together</translation>
    </message>
    <message>
        <source>Taken off for every card counted</source>
        <translation>Taken off for every card counted</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Who cuts</translation>
    </message>
    <message>
        <source>{name}: points that win</source>
        <translation>{name}: points that win</translation>
    </message>
    <message>
        <source>{name}: written for a lost game</source>
        <translation>{name}: written for a lost game</translation>
    </message>
    <message>
        <source>{name}: a renons</source>
        <translation>{name}: a renons</translation>
    </message>
    <message>
        <source>{name}: a renons after kontra</source>
        <translation>{name}: a renons after kontra</translation>
    </message>
    <message>
        <source>{name}: price of the sold game</source>
        <translation>{name}: price of the sold game</translation>
    </message>
    <message>
        <source>{name}: wrong discards</source>
        <translation>{name}: wrong discards</translation>
    </message>
    <message>
        <source>{name}: announced by the bid</source>
        <translation>{name}: announced by the bid</translation>
    </message>
    <message>
        <source>A player seated earlier may hold a bid</source>
        <translation>A player seated earlier may hold a bid</translation>
    </message>
    <message>
        <source>Played when nobody bids</source>
        <translation>Played when nobody bids</translation>
    </message>
    <message>
        <source>A discarded trump must be named</source>
        <translation>A discarded trump must be named</translation>
    </message>
    <message>
        <source>Discarding other trumps</source>
        <translation>Discarding other trumps</translation>
    </message>
    <message>
        <source>Selling the game</source>
        <translation>Selling the game</translation>
    </message>
    <message>
        <source>Who may announce the Pagat</source>
        <translation>Who may announce the Pagat</translation>
    </message>
    <message>
        <source>Cards left in the talon count for the defenders&apos; announcements</source>
        <translation>Cards left in the talon count for the defenders&apos; announcements</translation>
    </message>
    <message>
        <source>Kontra where each plays for himself</source>
        <translation>Kontra where each plays for himself</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Who leads first</translation>
    </message>
    <message>
        <source>The Pagat takes a trick with Mond and Skys</source>
        <translation>The Pagat takes a trick with Mond and Skys</translation>
    </message>
    <message>
        <source>Each for himself: without the suit led a trump must be played</source>
        <translation>Each for himself: without the suit led a trump must be played</translation>
    </message>
    <message>
        <source>Each for himself: the trick must be beaten</source>
        <translation>Each for himself: the trick must be beaten</translation>
    </message>
    <message>
        <source>Each for himself: the Pagat takes a trick with Mond and Skys</source>
        <translation>Each for himself: the Pagat takes a trick with Mond and Skys</translation>
    </message>
    <message>
        <source>Each for himself: when the Pagat is played</source>
        <translation>Each for himself: when the Pagat is played</translation>
    </message>
    <message>
        <source>Seconds the table waits for a claim of what counts at once</source>
        <translation>Seconds the table waits for a claim of what counts at once</translation>
    </message>
    <message>
        <source>Seconds in which a preferanc may be stopped</source>
        <translation>Seconds in which a preferanc may be stopped</translation>
    </message>
    <message>
        <source>Leading before the trick is collected is agreed</source>
        <translation>Leading before the trick is collected is agreed</translation>
    </message>
    <message>
        <source>Who speaks up about a breach</source>
        <translation>Who speaks up about a breach</translation>
    </message>
    <message>
        <source>When the referee speaks at a tournament</source>
        <translation>When the referee speaks at a tournament</translation>
    </message>
    <message>
        <source>Written for a won game</source>
        <translation>Written for a won game</translation>
    </message>
    <message>
        <source>One more written from so many points</source>
        <translation>One more written from so many points</translation>
    </message>
    <message>
        <source>How a defender&apos;s renons is written</source>
        <translation>How a defender&apos;s renons is written</translation>
    </message>
    <message>
        <source>What a written point is worth</source>
        <translation>What a written point is worth</translation>
    </message>
    <message>
        <source>Each for himself: written for most points</source>
        <translation>Each for himself: written for most points</translation>
    </message>
    <message>
        <source>Each for himself: twice as much from so many points</source>
        <translation>Each for himself: twice as much from so many points</translation>
    </message>
    <message>
        <source>Each for himself: factor of kontra</source>
        <translation>Each for himself: factor of kontra</translation>
    </message>
    <message>
        <source>Each for himself: factor of an own kontra</source>
        <translation>Each for himself: factor of an own kontra</translation>
    </message>
    <message>
        <source>Each for himself: a renons</source>
        <translation>Each for himself: a renons</translation>
    </message>
    <message>
        <source>Each for himself: a renons after kontra</source>
        <translation>Each for himself: a renons after kontra</translation>
    </message>
    <message>
        <source>Each for himself: a renons after an own kontra</source>
        <translation>Each for himself: a renons after an own kontra</translation>
    </message>
    <message>
        <source>{name}: kind of game</source>
        <translation>{name}: kind of game</translation>
    </message>
    <message>
        <source>{name}: paid with each other player</source>
        <translation>{name}: paid with each other player</translation>
    </message>
    <message>
        <source>{name}: tricks that win</source>
        <translation>{name}: tricks that win</translation>
    </message>
    <message>
        <source>{name}: who plays with open cards</source>
        <translation>{name}: who plays with open cards</translation>
    </message>
    <message>
        <source>{name}: factor of the extras</source>
        <translation>{name}: factor of the extras</translation>
    </message>
    <message>
        <source>{name}: one of these is announced</source>
        <translation>{name}: one of these is announced</translation>
    </message>
    <message>
        <source>{name}: played only beside</source>
        <translation>{name}: played only beside</translation>
    </message>
    <message>
        <source>{name}: the card</source>
        <translation>{name}: the card</translation>
    </message>
    <message>
        <source>{name}: number of the trick</source>
        <translation>{name}: number of the trick</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}: card points</translation>
    </message>
    <message>
        <source>{name}: cards in the hand</source>
        <translation>{name}: cards in the hand</translation>
    </message>
    <message>
        <source>{name}: when it counts</source>
        <translation>{name}: when it counts</translation>
    </message>
    <message>
        <source>Players of a hand</source>
        <translation>Players of a hand</translation>
    </message>
    <message>
        <source>Rounds dealt before the talon</source>
        <translation>Rounds dealt before the talon</translation>
    </message>
    <message>
        <source>What the forehand may also bid at once</source>
        <translation>What the forehand may also bid at once</translation>
    </message>
    <message>
        <source>{name}: rank of what drives it out</source>
        <translation>{name}: rank of what drives it out</translation>
    </message>
    <message>
        <source>Kings in the hand of who calls the fourth</source>
        <translation>Kings in the hand of who calls the fourth</translation>
    </message>
    <message>
        <source>Kings in the hand of who may call an own one</source>
        <translation>Kings in the hand of who may call an own one</translation>
    </message>
    <message>
        <source>Duties where trumps win</source>
        <translation>Duties where trumps win</translation>
    </message>
    <message>
        <source>Duties in suit games</source>
        <translation>Duties in suit games</translation>
    </message>
    <message>
        <source>Duties in suit games with five suits</source>
        <translation>Duties in suit games with five suits</translation>
    </message>
    <message>
        <source>Duties in negative games</source>
        <translation>Duties in negative games</translation>
    </message>
    <message>
        <source>Duties in Trischaken without having to win</source>
        <translation>Duties in Trischaken without having to win</translation>
    </message>
    <message>
        <source>Tricks before open cards are laid down</source>
        <translation>Tricks before open cards are laid down</translation>
    </message>
    <message>
        <source>Trischaken: tricks that may get the talon</source>
        <translation>Trischaken: tricks that may get the talon</translation>
    </message>
    <message>
        <source>Trischaken: points with which one pays alone</source>
        <translation>Trischaken: points with which one pays alone</translation>
    </message>
    <message>
        <source>Trischaken: factor if the Trischaker does</source>
        <translation>Trischaken: factor if the Trischaker does</translation>
    </message>
    <message>
        <source>Trischaken: all tricks or a Renonce, to each other player</source>
        <translation>Trischaken: all tricks or a Renonce, to each other player</translation>
    </message>
    <message>
        <source>Rounds that count double</source>
        <translation>Rounds that count double</translation>
    </message>
    <message>
        <source>{name}: one card of the Trull is allowed</source>
        <translation>{name}: one card of the Trull is allowed</translation>
    </message>
    <message>
        <source>{name}: contained in</source>
        <translation>{name}: contained in</translation>
    </message>
    <message>
        <source>Varšava: comparing eyes</source>
        <translation>Varšava: comparing eyes</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Rounds of the tournament</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minutes of a round</translation>
    </message>
    <message>
        <source>Everybody confirms the card of a round</source>
        <translation>Everybody confirms the card of a round</translation>
    </message>
    <message>
        <source>The players try to agree before the referee is called</source>
        <translation>The players try to agree before the referee is called</translation>
    </message>
</context>
<context>
    <name>ComparisonValues</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not on this sheet</source>
        <translation>not on this sheet</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>no choice</translation>
    </message>
    <message>
        <source>no provision of its own</source>
        <translation>no provision of its own</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>drawn by the program</translation>
    </message>
    <message>
        <source>whoever draws the high card</source>
        <translation>whoever draws the high card</translation>
    </message>
    <message>
        <source>the seat before whoever draws the high card</source>
        <translation>the seat before whoever draws the high card</translation>
    </message>
    <message>
        <source>the first seat</source>
        <translation>the first seat</translation>
    </message>
    <message>
        <source>always the seat on the dealer&apos;s right</source>
        <translation>always the seat on the dealer&apos;s right</translation>
    </message>
    <message>
        <source>in the first hand the holder of the trump, then in turn</source>
        <translation>in the first hand the holder of the trump, then in turn</translation>
    </message>
    <message>
        <source>in every hand the holder of the trump</source>
        <translation>in every hand the holder of the trump</translation>
    </message>
    <message>
        <source>the first bidder only</source>
        <translation>the first bidder only</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>every player</translation>
    </message>
    <message>
        <source>two against two</source>
        <translation>two against two</translation>
    </message>
    <message>
        <source>one against all others</source>
        <translation>one against all others</translation>
    </message>
    <message>
        <source>the first bidder, when the others have approved</source>
        <translation>the first bidder, when the others have approved</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>each for himself</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>the player who passed it takes it</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>it stays unseen and counts for the opponents</translation>
    </message>
    <message>
        <source>each player before the next one draws</source>
        <translation>each player before the next one draws</translation>
    </message>
    <message>
        <source>all players after everybody has drawn</source>
        <translation>all players after everybody has drawn</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>with the drawn trump that had to be called</source>
        <translation>with the drawn trump that had to be called</translation>
    </message>
    <message>
        <source>with any drawn trump that can be called</source>
        <translation>with any drawn trump that can be called</translation>
    </message>
    <message>
        <source>after the talon cards are taken, before discarding</source>
        <translation>after the talon cards are taken, before discarding</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>after discarding</translation>
    </message>
    <message>
        <source>the hand as dealt</source>
        <translation>the hand as dealt</translation>
    </message>
    <message>
        <source>the hand with its talon cards</source>
        <translation>the hand with its talon cards</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>not possible</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>until another player has acted</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>until the first card</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>the whole side</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>the holder alone</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>only the best is paid</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>all are paid</translation>
    </message>
    <message>
        <source>for the announcement alone</source>
        <translation>for the announcement alone</translation>
    </message>
    <message>
        <source>together with the hand</source>
        <translation>together with the hand</translation>
    </message>
    <message>
        <source>only who can know to be an opponent</source>
        <translation>only who can know to be an opponent</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>anybody</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>the bidder</translation>
    </message>
    <message>
        <source>the side that challenged last, otherwise the bidder</source>
        <translation>the side that challenged last, otherwise the bidder</translation>
    </message>
    <message>
        <source>the multiplier of the game</source>
        <translation>the multiplier of the game</translation>
    </message>
    <message>
        <source>if the opponent who broke it kept a value back</source>
        <translation>if the opponent who broke it kept a value back</translation>
    </message>
    <message>
        <source>if any opponent kept a value back</source>
        <translation>if any opponent kept a value back</translation>
    </message>
    <message>
        <source>if a judge decides so</source>
        <translation>if a judge decides so</translation>
    </message>
    <message>
        <source>as many as the players like</source>
        <translation>as many as the players like</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>before the bidding</translation>
    </message>
    <message>
        <source>before the next player speaks</source>
        <translation>before the next player speaks</translation>
    </message>
    <message>
        <source>before the talon is touched</source>
        <translation>before the talon is touched</translation>
    </message>
    <message>
        <source>before the bidder is ready</source>
        <translation>before the bidder is ready</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>before the first card</translation>
    </message>
    <message>
        <source>before the next card</source>
        <translation>before the next card</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>as long as the trick lies on the table</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>before the next lead</translation>
    </message>
    <message>
        <source>before the lead to the second trick</source>
        <translation>before the lead to the second trick</translation>
    </message>
    <message>
        <source>as long as the next trick lies on the table</source>
        <translation>as long as the next trick lies on the table</translation>
    </message>
    <message>
        <source>during the hand</source>
        <translation>during the hand</translation>
    </message>
    <message>
        <source>by the lone player</source>
        <translation>by the lone player</translation>
    </message>
    <message>
        <source>against a lone player</source>
        <translation>against a lone player</translation>
    </message>
    <message>
        <source>against a lone player, winning</source>
        <translation>against a lone player, winning</translation>
    </message>
    <message>
        <source>against a lone player, losing</source>
        <translation>against a lone player, losing</translation>
    </message>
    <message>
        <source>with a partner</source>
        <translation>with a partner</translation>
    </message>
    <message>
        <source>with a partner, winning</source>
        <translation>with a partner, winning</translation>
    </message>
    <message>
        <source>with a partner, losing</source>
        <translation>with a partner, losing</translation>
    </message>
    <message>
        <source>where one plays against two</source>
        <translation>where one plays against two</translation>
    </message>
    <message>
        <source>where another has said Kontra</source>
        <translation>where another has said Kontra</translation>
    </message>
    <message>
        <source>where nobody has said Kontra</source>
        <translation>where nobody has said Kontra</translation>
    </message>
    <message>
        <source>by a player with a Kontra of his own</source>
        <translation>by a player with a Kontra of his own</translation>
    </message>
    <message>
        <source>where each plays for himself</source>
        <translation>where each plays for himself</translation>
    </message>
    <message>
        <source>no remedy</source>
        <translation>no remedy</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>put right</translation>
    </message>
    <message>
        <source>cards taken back</source>
        <translation>cards taken back</translation>
    </message>
    <message>
        <source>new deal</source>
        <translation>new deal</translation>
    </message>
    <message>
        <source>the rest is shuffled</source>
        <translation>the rest is shuffled</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>play goes on</translation>
    </message>
    <message>
        <source>the hand ends</source>
        <translation>the hand ends</translation>
    </message>
    <message>
        <source>the hand is void</source>
        <translation>the hand is void</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>the card stays face up</translation>
    </message>
    <message>
        <source>a suit may be demanded</source>
        <translation>a suit may be demanded</translation>
    </message>
    <message>
        <source>the holder may challenge</source>
        <translation>the holder may challenge</translation>
    </message>
    <message>
        <source>counts as done</source>
        <translation>counts as done</translation>
    </message>
    <message>
        <source>the players decide</source>
        <translation>the players decide</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>a judge decides</translation>
    </message>
    <message>
        <source>a judge may rule otherwise: {choice}</source>
        <translation>a judge may rule otherwise: {choice}</translation>
    </message>
    <message>
        <source>the offender settles for the partner</source>
        <translation>the offender settles for the partner</translation>
    </message>
    <message>
        <source>the offender bears the hand</source>
        <translation>the offender bears the hand</translation>
    </message>
    <message>
        <source>the offender collects nothing and pays the partner&apos;s win</source>
        <translation>the offender collects nothing and pays the partner&apos;s win</translation>
    </message>
    <message>
        <source>the dealer pays the losers&apos; loss</source>
        <translation>the dealer pays the losers&apos; loss</translation>
    </message>
    <message>
        <source>the dealer pays everybody&apos;s loss</source>
        <translation>the dealer pays everybody&apos;s loss</translation>
    </message>
    <message>
        <source>the offender pays everybody&apos;s win of game and announcements</source>
        <translation>the offender pays everybody&apos;s win of game and announcements</translation>
    </message>
    <message>
        <source>the offender pays the rate of a big renonc, and nothing else is settled</source>
        <translation>the offender pays the rate of a big renonc, and nothing else is settled</translation>
    </message>
    <message>
        <source>the offender pays the rate of Varšava</source>
        <translation>the offender pays the rate of Varšava</translation>
    </message>
    <message>
        <source>the offender pays the renons of the game</source>
        <translation>the offender pays the renons of the game</translation>
    </message>
    <message>
        <source>it counts as a sold game</source>
        <translation>it counts as a sold game</translation>
    </message>
    <message>
        <source>the first bidder pays for the forgotten card</source>
        <translation>the first bidder pays for the forgotten card</translation>
    </message>
    <message>
        <source>the false announcement does not count</source>
        <translation>the false announcement does not count</translation>
    </message>
    <message>
        <source>the false value does not count</source>
        <translation>the false value does not count</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>a warning</translation>
    </message>
    <message>
        <source>a warning; one too many is a revoke</source>
        <translation>a warning; one too many is a revoke</translation>
    </message>
    <message>
        <source>afterwards: {consequence}</source>
        <translation>afterwards: {consequence}</translation>
    </message>
    <message>
        <source>when it can no longer be put right</source>
        <translation>when it can no longer be put right</translation>
    </message>
    <message>
        <source>chips for the value go back</source>
        <translation>chips for the value go back</translation>
    </message>
    <message>
        <source>chips for all values go back</source>
        <translation>chips for all values go back</translation>
    </message>
    <message>
        <source>the called Valat does not count</source>
        <translation>the called Valat does not count</translation>
    </message>
    <message>
        <source>the trick of the Pagat goes to the other side</source>
        <translation>the trick of the Pagat goes to the other side</translation>
    </message>
    <message>
        <source>the right first bidder plays next</source>
        <translation>the right first bidder plays next</translation>
    </message>
    <message>
        <source>if the opponent who broke it declared falsely</source>
        <translation>if the opponent who broke it declared falsely</translation>
    </message>
    <message>
        <source>if any player declared falsely</source>
        <translation>if any player declared falsely</translation>
    </message>
    <message>
        <source>all others agree</source>
        <translation>all others agree</translation>
    </message>
    <message>
        <source>most of the others agree</source>
        <translation>most of the others agree</translation>
    </message>
    <message>
        <source>the hand does not count</source>
        <translation>the hand does not count</translation>
    </message>
    <message>
        <source>fine to each player: {amount}</source>
        <translation>fine to each player: {amount}</translation>
    </message>
    <message>
        <source>fine to each uninvolved player: {amount}</source>
        <translation>fine to each uninvolved player: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each player: {amount}</source>
        <translation>fine from offender and holder to each player: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each uninvolved player: {amount}</source>
        <translation>fine from offender and holder to each uninvolved player: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and first bidder to each player: {amount}</source>
        <translation>fine from offender and first bidder to each player: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and first bidder to each uninvolved player: {amount}</source>
        <translation>fine from offender and first bidder to each uninvolved player: {amount}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>the player before the dealer</source>
        <translation>the player before the dealer</translation>
    </message>
    <message>
        <source>the player opposite, of three the one before the dealer</source>
        <translation>the player opposite, of three the one before the dealer</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>only when nothing else is left, face up</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>never; a king instead</translation>
    </message>
    <message>
        <source>before the talon is handed out; with four to the own first card</source>
        <translation>before the talon is handed out; with four to the own first card</translation>
    </message>
    <message>
        <source>to the own first card</source>
        <translation>to the own first card</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>the player on the dealer&apos;s right</translation>
    </message>
    <message>
        <source>whenever its holder likes</source>
        <translation>whenever its holder likes</translation>
    </message>
    <message>
        <source>as the last trump of its holder</source>
        <translation>as the last trump of its holder</translation>
    </message>
    <message>
        <source>as the last trump of its holder; led only as the last card</source>
        <translation>as the last trump of its holder; led only as the last card</translation>
    </message>
    <message>
        <source>an opponent claims it</source>
        <translation>an opponent claims it</translation>
    </message>
    <message>
        <source>the referee, at once</source>
        <translation>the referee, at once</translation>
    </message>
    <message>
        <source>the referee, after the last trick</source>
        <translation>the referee, after the last trick</translation>
    </message>
    <message>
        <source>when a player claims or the cards show it</source>
        <translation>when a player claims or the cards show it</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>after the last trick</translation>
    </message>
    <message>
        <source>by the table, with a share for the bidder</source>
        <translation>by the table, with a share for the bidder</translation>
    </message>
    <message>
        <source>the whole of it, to the offender</source>
        <translation>the whole of it, to the offender</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>one unit from each other player</translation>
    </message>
    <message>
        <source>trumps win</source>
        <translation>trumps win</translation>
    </message>
    <message>
        <source>suit game</source>
        <translation>suit game</translation>
    </message>
    <message>
        <source>negative game</source>
        <translation>negative game</translation>
    </message>
    <message>
        <source>for the fewest points</source>
        <translation>for the fewest points</translation>
    </message>
    <message>
        <source>none, it goes to the opponents</source>
        <translation>none, it goes to the opponents</translation>
    </message>
    <message>
        <source>none, it goes with the tricks</source>
        <translation>none, it goes with the tricks</translation>
    </message>
    <message>
        <source>none, it counts for nobody</source>
        <translation>none, it counts for nobody</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>everybody</translation>
    </message>
    <message>
        <source>also in suit games</source>
        <translation>also in suit games</translation>
    </message>
    <message>
        <source>only where a king is called</source>
        <translation>only where a king is called</translation>
    </message>
    <message>
        <source>never doubled by the game</source>
        <translation>never doubled by the game</translation>
    </message>
    <message>
        <source>beside a Valat too</source>
        <translation>beside a Valat too</translation>
    </message>
    <message>
        <source>without the suit a trump is played</source>
        <translation>without the suit a trump is played</translation>
    </message>
    <message>
        <source>the trick is beaten if possible</source>
        <translation>the trick is beaten if possible</translation>
    </message>
    <message>
        <source>trumps take suits</source>
        <translation>trumps take suits</translation>
    </message>
    <message>
        <source>the Pagat takes Mond and Skys</source>
        <translation>the Pagat takes Mond and Skys</translation>
    </message>
    <message>
        <source>suits are led before trumps</source>
        <translation>suits are led before trumps</translation>
    </message>
    <message>
        <source>the Pagat must be played to Mond and Skys</source>
        <translation>the Pagat must be played to Mond and Skys</translation>
    </message>
    <message>
        <source>the Pagat may be played to Mond and Skys</source>
        <translation>the Pagat may be played to Mond and Skys</translation>
    </message>
    <message>
        <source>a unit divided among all players</source>
        <translation>a unit divided among all players</translation>
    </message>
    <message>
        <source>whole eyes</source>
        <translation>whole eyes</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>exactly, with thirds</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>Nothing was better.</source>
        <translation>Nothing was better.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}.</source>
        <translation>Cost with all cards open: {open}.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}; as far as one knew: {known}.</source>
        <translation>Cost with all cards open: {open}; as far as one knew: {known}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>With all cards open the best: {act}.</source>
        <translation>With all cards open the best: {act}.</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>All decisions together, as far as one knew: {costs}</source>
        <translation>All decisions together, as far as one knew: {costs}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>This could not be saved. {details}</translation>
    </message>
    <message>
        <source>The program made a mistake. The hand is safe; the details are in {file}.</source>
        <translation>The program made a mistake. The hand is safe; the details are in {file}.</translation>
    </message>
    <message>
        <source>The program made a mistake. The hand is safe on disk.</source>
        <translation>The program made a mistake. The hand is safe on disk.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Pass the screen to</translation>
    </message>
    <message>
        <source>Hold to look at my cards (Space)</source>
        <translation>Hold to look at my cards (Space)</translation>
    </message>
    <message>
        <source>Look at my cards (Space)</source>
        <translation>Look at my cards (Space)</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Everybody else looks away.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Cards to lift</source>
        <translation>Cards to lift</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Or knock and say how the cards are dealt:</source>
        <translation>Or knock and say how the cards are dealt:</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Lift %n card</numerusform>
            <numerusform>Lift %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechChoices</name>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Stop: {name}</source>
        <translation>Stop: {name}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>Play the first povinnost</source>
        <translation>Play the first povinnost</translation>
    </message>
    <message>
        <source>Add the talon card</source>
        <translation>Add the talon card</translation>
    </message>
    <message>
        <source>A big renonc at the rate of the game</source>
        <translation>A big renonc at the rate of the game</translation>
    </message>
    <message>
        <source>Instead of cutting: the first bidder chooses how the cards are dealt.</source>
        <translation>Instead of cutting: the first bidder chooses how the cards are dealt.</translation>
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
        <source>With a partner, %n talon card(s); for each eye: {rate}.</source>
        <translation>
            <numerusform>With a partner, %n talon card; for each eye: {rate}.</numerusform>
            <numerusform>With a partner, %n talon cards; for each eye: {rate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against three, %n talon card(s); for each eye: {rate}.</source>
        <translation>
            <numerusform>Alone against three, %n talon card; for each eye: {rate}.</numerusform>
            <numerusform>Alone against three, %n talon cards; for each eye: {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each for himself: whoever has most eyes pays.</source>
        <translation>Each for himself: whoever has most eyes pays.</translation>
    </message>
    <message>
        <source>Each eye then counts: {rate}.</source>
        <translation>Each eye then counts: {rate}.</translation>
    </message>
</context>
<context>
    <name>CzechConsequences</name>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>The same dealer deals again; nobody pays.</translation>
    </message>
    <message>
        <source>Everybody with a wrong count pays 1 koruna to each other player; the same dealer deals again.</source>
        <translation>Everybody with a wrong count pays 1 koruna to each other player; the same dealer deals again.</translation>
    </message>
    <message>
        <source>The hand ends; everybody who had a wrong count pays a big renonc.</source>
        <translation>The hand ends; everybody who had a wrong count pays a big renonc.</translation>
    </message>
    <message>
        <source>The dealer pays 2 koruny to each player and deals again.</source>
        <translation>The dealer pays 2 koruny to each player and deals again.</translation>
    </message>
    <message>
        <source>The cards are dealt again; the chief referee may fine.</source>
        <translation>The cards are dealt again; the chief referee may fine.</translation>
    </message>
    <message>
        <source>The auction waits until it has been said.</source>
        <translation>The auction waits until it has been said.</translation>
    </message>
    <message>
        <source>The late bid is lost, and the preferanc stands.</source>
        <translation>The late bid is lost, and the preferanc stands.</translation>
    </message>
    <message>
        <source>The card is taken; nobody pays.</source>
        <translation>The card is taken; nobody pays.</translation>
    </message>
    <message>
        <source>The call is put right; nobody pays.</source>
        <translation>The call is put right; nobody pays.</translation>
    </message>
    <message>
        <source>The discards are put right; it is no renonc.</source>
        <translation>The discards are put right; it is no renonc.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player the rate of a big renonc and all announcements.</source>
        <translation>The hand ends; the offender pays each player the rate of a big renonc and all announcements.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player the rate of a big renonc and all announcements but the wrong one.</source>
        <translation>The hand ends; the offender pays each player the rate of a big renonc and all announcements but the wrong one.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player the rate of a big renonc and all announcements but this pagát.</source>
        <translation>The hand ends; the offender pays each player the rate of a big renonc and all announcements but this pagát.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card goes back and the right player leads.</source>
        <translation>The offender pays 2 koruny to each player; the card goes back and the right player leads.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player and exchanges the card; play goes on.</source>
        <translation>The offender pays 2 koruny to each player and exchanges the card; play goes on.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card stays and is played in turn if it fits.</source>
        <translation>The offender pays 2 koruny to each player; the card stays and is played in turn if it fits.</translation>
    </message>
    <message>
        <source>The hand ends; the first bidder pays each player, double to those without a trick.</source>
        <translation>The hand ends; the first bidder pays each player, double to those without a trick.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player the rate of Varšava, double to those without a trick.</source>
        <translation>The hand ends; the offender pays each player the rate of Varšava, double to those without a trick.</translation>
    </message>
    <message>
        <source>A reminder; the card stays.</source>
        <translation>A reminder; the card stays.</translation>
    </message>
    <message>
        <source>The chief referee decides whether it is a small or a big renonc.</source>
        <translation>The chief referee decides whether it is a small or a big renonc.</translation>
    </message>
    <message>
        <source>The sums are counted again; then the referee decides.</source>
        <translation>The sums are counted again; then the referee decides.</translation>
    </message>
    <message>
        <source>The referee decides; other money leaves the table.</source>
        <translation>The referee decides; other money leaves the table.</translation>
    </message>
    <message>
        <source>The chief referee decides what is paid.</source>
        <translation>The chief referee decides what is paid.</translation>
    </message>
    <message>
        <source>The payment is cut to the ceiling.</source>
        <translation>The payment is cut to the ceiling.</translation>
    </message>
    <message>
        <source>It is put right.</source>
        <translation>It is put right.</translation>
    </message>
    <message>
        <source>It does not count, and nobody pays.</source>
        <translation>It does not count, and nobody pays.</translation>
    </message>
    <message>
        <source>The act does not count; the right player goes on.</source>
        <translation>The act does not count; the right player goes on.</translation>
    </message>
    <message>
        <source>The buy-in is taken back from the table at the end of the round.</source>
        <translation>The buy-in is taken back from the table at the end of the round.</translation>
    </message>
</context>
<context>
    <name>CzechGists</name>
    <message>
        <source>Everybody plays fairly; what goes wrong is first settled by agreement at the table, within the rules.</source>
        <translation>Everybody plays fairly; what goes wrong is first settled by agreement at the table, within the rules.</translation>
    </message>
    <message>
        <source>Four rounds of sixty minutes; a hand that has begun is finished.</source>
        <translation>Four rounds of sixty minutes; a hand that has begun is finished.</translation>
    </message>
    <message>
        <source>What the players can&apos;t agree on is decided by the chief referee.</source>
        <translation>What the players can&apos;t agree on is decided by the chief referee.</translation>
    </message>
    <message>
        <source>One player pays one other at most 40 koruny in a hand, a renonc included.</source>
        <translation>One player pays one other at most 40 koruny in a hand, a renonc included.</translation>
    </message>
    <message>
        <source>The list of offences: wrong or missing announcements, wrong discards, looking at cards, leading or playing out of turn, not following, throwing in the rest. What is not on it is judged by the chief referee.</source>
        <translation>The list of offences: wrong or missing announcements, wrong discards, looking at cards, leading or playing out of turn, not following, throwing in the rest. What is not on it is judged by the chief referee.</translation>
    </message>
    <message>
        <source>Everybody counts his cards during the deal. Before the talon is taken apart a wrong deal is free; until the first lead everybody with a wrong count pays 1 koruna to each; later it is a big renonc.</source>
        <translation>Everybody counts his cards during the deal. Before the talon is taken apart a wrong deal is free; until the first lead everybody with a wrong count pays 1 koruna to each; later it is a big renonc.</translation>
    </message>
    <message>
        <source>The winner collects his trick before he leads, unless the others agreed; tricks stay closed until the end, and every hand is played out trick by trick.</source>
        <translation>The winner collects his trick before he leads, unless the others agreed; tricks stay closed until the end, and every hand is played out trick by trick.</translation>
    </message>
    <message>
        <source>Leading or playing out of turn, and not following if it is noticed before the next card: 2 koruny to each of the others, and play goes on.</source>
        <translation>Leading or playing out of turn, and not following if it is noticed before the next card: 2 koruny to each of the others, and play goes on.</translation>
    </message>
    <message>
        <source>Every other offence ends the hand. The offender pays each the rate of the game and all announcements; in preferanc and sólo a defender pays the bidder three rates.</source>
        <translation>Every other offence ends the hand. The offender pays each the rate of the game and all announcements; in preferanc and sólo a defender pays the bidder three rates.</translation>
    </message>
    <message>
        <source>Values of the hand must be declared; pagát and valát may be announced, the pagát by its holder only. All of them are added before rounding and never multiplied by the rate.</source>
        <translation>Values of the hand must be declared; pagát and valát may be announced, the pagát by its holder only. All of them are added before rounding and never multiplied by the rate.</translation>
    </message>
    <message>
        <source>Cards are dealt level above the table; the first six are the talon. After a cut by six; after a knock the first bidder chooses: by six, packets of twelve, or ábeles.</source>
        <translation>Cards are dealt level above the table; the first six are the talon. After a cut by six; after a knock the first bidder chooses: by six, packets of twelve, or ábeles.</translation>
    </message>
    <message>
        <source>The first bidder begins, the others follow to his right; everybody says aloud whether he approves or bids higher, until the three others have approved.</source>
        <translation>The first bidder begins, the others follow to his right; everybody says aloud whether he approves or bids higher, until the three others have approved.</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes four talon cards, the next two players one each; no card may be refused.</source>
        <translation>In the first and second povinnost the bidder takes four talon cards, the next two players one each; no card may be refused.</translation>
    </message>
    <message>
        <source>Played when all have approved. Before drawing the bidder calls the highest of the trumps XIX to XVI he does not hold; if he draws it himself, he plays alone. Ten haléřů for each eye, doubled by each flek.</source>
        <translation>Played when all have approved. Before drawing the bidder calls the highest of the trumps XIX to XVI he does not hold; if he draws it himself, he plays alone. Ten haléřů for each eye, doubled by each flek.</translation>
    </message>
    <message>
        <source>Like the first, with the duty to take the last trick with the pagát: it counts as announced. Only its holder may bid it.</source>
        <translation>Like the first, with the duty to take the last trick with the pagát: it counts as announced. Only its holder may bid it.</translation>
    </message>
    <message>
        <source>One against three. The player looks at the first three talon cards and keeps them, or takes the second three, or goes back: each step doubles the rate. It needs no approval, but a sólo may stop it before the talon is touched.</source>
        <translation>One against three. The player looks at the first three talon cards and keeps them, or takes the second three, or goes back: each step doubles the rate. It needs no approval, but a sólo may stop it before the talon is touched.</translation>
    </message>
    <message>
        <source>One against three without the talon, which stays hidden and counts for the opponents; eighty haléřů for each eye.</source>
        <translation>One against three without the talon, which stays hidden and counts for the opponents; eighty haléřů for each eye.</translation>
    </message>
    <message>
        <source>All tricks for one side: paid beside the eyes, which are 35 less what the other side laid away or owns of the talon.</source>
        <translation>All tricks for one side: paid beside the eyes, which are 35 less what the other side laid away or owns of the talon.</translation>
    </message>
    <message>
        <source>The difference from 35 eyes times the rate, announcements added or taken off, then rounded up to whole koruny. At 35 on both sides only the announcements count.</source>
        <translation>The difference from 35 eyes times the rate, announcements added or taken off, then rounded up to whole koruny. At 35 on both sides only the announcements count.</translation>
    </message>
    <message>
        <source>The first bidder may announce it when the others have approved. Everybody for himself; the trick must be beaten, the pagát goes last, and the first bidder adds a talon card to each of the first six tricks. Whoever has most eyes pays, double to a player without a trick, and the first bidder twice as much.</source>
        <translation>The first bidder may announce it when the others have approved. Everybody for himself; the trick must be beaten, the pagát goes last, and the first bidder adds a talon card to each of the first six tricks. Whoever has most eyes pays, double to a player without a trick, and the first bidder twice as much.</translation>
    </message>
    <message>
        <source>After a round the final sums are added, written down with the start numbers and signed; they must come to all stakes and buy-ins.</source>
        <translation>After a round the final sums are added, written down with the start numbers and signed; they must come to all stakes and buy-ins.</translation>
    </message>
    <message>
        <source>Each player stakes 50 koruny in coins, at least 20 of them in small ones; who runs out buys in again in tens, openly and with the others&apos; agreement.</source>
        <translation>Each player stakes 50 koruny in coins, at least 20 of them in small ones; who runs out buys in again in tens, openly and with the others&apos; agreement.</translation>
    </message>
</context>
<context>
    <name>CzechGlosses</name>
    <message>
        <source>the basic game with a partner; the bidder takes four talon cards</source>
        <translation>the basic game with a partner; the bidder takes four talon cards</translation>
    </message>
    <message>
        <source>the same, with the pagát announced</source>
        <translation>the same, with the pagát announced</translation>
    </message>
    <message>
        <source>alone against three, with three talon cards</source>
        <translation>alone against three, with three talon cards</translation>
    </message>
    <message>
        <source>alone against three, without the talon</source>
        <translation>alone against three, without the talon</translation>
    </message>
    <message>
        <source>each for himself, the fewest eyes win</source>
        <translation>each for himself, the fewest eyes win</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>trump I takes the last trick</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>one side takes all tricks</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>no trump</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>one or two trumps</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>eight or nine trumps</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>ten or more trumps</translation>
    </message>
    <message>
        <source>škýz, mont and pagát in one hand</source>
        <translation>škýz, mont and pagát in one hand</translation>
    </message>
    <message>
        <source>four of the cards of five eyes</source>
        <translation>four of the cards of five eyes</translation>
    </message>
    <message>
        <source>the trul and a king</source>
        <translation>the trul and a king</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>all four kings</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>first challenge, ×2</translation>
    </message>
    <message>
        <source>answer to the flek, ×4</source>
        <translation>answer to the flek, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>answer to the re, ×8</translation>
    </message>
    <message>
        <source>answer to the sup, ×16</source>
        <translation>answer to the sup, ×16</translation>
    </message>
    <message>
        <source>buying in again, taken back after the round</source>
        <translation>buying in again, taken back after the round</translation>
    </message>
</context>
<context>
    <name>CzechOptions</name>
    <message>
        <source>Calling one&apos;s own card</source>
        <translation>Calling one&apos;s own card</translation>
    </message>
    <message>
        <source>Whether a bidder who holds the XIX may call it and play alone.</source>
        <translation>Whether a bidder who holds the XIX may call it and play alone.</translation>
    </message>
    <message>
        <source>no: the next one down</source>
        <translation>no: the next one down</translation>
    </message>
    <message>
        <source>yes: he may play alone</source>
        <translation>yes: he may play alone</translation>
    </message>
    <message>
        <source>Barvy with a card of the trul</source>
        <translation>Barvy with a card of the trul</translation>
    </message>
    <message>
        <source>Whether barvy may hold one single trump if it is škýz, mont or pagát.</source>
        <translation>Whether barvy may hold one single trump if it is škýz, mont or pagát.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>no trump at all</translation>
    </message>
    <message>
        <source>one of them is allowed</source>
        <translation>one of them is allowed</translation>
    </message>
    <message>
        <source>Discarding trumps</source>
        <translation>Discarding trumps</translation>
    </message>
    <message>
        <source>Whether a trump may be discarded when nothing else is left.</source>
        <translation>Whether a trump may be discarded when nothing else is left.</translation>
    </message>
    <message>
        <source>only then, face up</source>
        <translation>only then, face up</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>never; a king instead</translation>
    </message>
    <message>
        <source>Silent pagát caught</source>
        <translation>Silent pagát caught</translation>
    </message>
    <message>
        <source>Whether a silent pagát costs something when the opponents take it in the last trick.</source>
        <translation>Whether a silent pagát costs something when the opponents take it in the last trick.</translation>
    </message>
    <message>
        <source>yes, as much as it would win</source>
        <translation>yes, as much as it would win</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Highest flek</source>
        <translation>Highest flek</translation>
    </message>
    <message>
        <source>How far the ladder of fleks goes.</source>
        <translation>How far the ladder of fleks goes.</translation>
    </message>
    <message>
        <source>sixteen times</source>
        <translation>sixteen times</translation>
    </message>
    <message>
        <source>thirty-two times</source>
        <translation>thirty-two times</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>without a limit</translation>
    </message>
    <message>
        <source>Leading before the trick is collected</source>
        <translation>Leading before the trick is collected</translation>
    </message>
    <message>
        <source>Whether all have agreed that the winner of a trick may lead before collecting it.</source>
        <translation>Whether all have agreed that the winner of a trick may lead before collecting it.</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>not agreed</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>agreed</translation>
    </message>
    <message>
        <source>Stopping a preferanc</source>
        <translation>Stopping a preferanc</translation>
    </message>
    <message>
        <source>How many seconds the others have to stop a preferanc with a sólo; 0: as long as they like.</source>
        <translation>How many seconds the others have to stop a preferanc with a sólo; 0: as long as they like.</translation>
    </message>
    <message>
        <source>Comparing eyes in Varšava</source>
        <translation>Comparing eyes in Varšava</translation>
    </message>
    <message>
        <source>Whether thirds of an eye decide who has most.</source>
        <translation>Whether thirds of an eye decide who has most.</translation>
    </message>
    <message>
        <source>whole eyes</source>
        <translation>whole eyes</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>exactly, with thirds</translation>
    </message>
    <message>
        <source>When the referee speaks</source>
        <translation>When the referee speaks</translation>
    </message>
    <message>
        <source>At a tournament table: who brings an offence to light. At the other tables the referee speaks at once.</source>
        <translation>At a tournament table: who brings an offence to light. At the other tables the referee speaks at once.</translation>
    </message>
    <message>
        <source>when a player claims it or the cards show it</source>
        <translation>when a player claims it or the cards show it</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>after the last trick</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Who deals the first hand of a round.</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>the highest card drawn deals</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>chosen at random</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>named by the host</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Rounds of the tournament</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>How many rounds are played.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minutes of a round</translation>
    </message>
    <message>
        <source>How long a round lasts; a hand that has begun is finished.</source>
        <translation>How long a round lasts; a hand that has begun is finished.</translation>
    </message>
</context>
<context>
    <name>CzechPrompts</name>
    <message>
        <source>It was knocked: how are the cards dealt?</source>
        <translation>It was knocked: how are the cards dealt?</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you approve?</source>
        <translation>{seat} plays {name}: do you approve?</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you stop it?</source>
        <translation>{seat} plays {name}: do you stop it?</translation>
    </message>
    <message>
        <source>All have approved: which game is played?</source>
        <translation>All have approved: which game is played?</translation>
    </message>
    <message>
        <source>Add a talon card to the trick.</source>
        <translation>Add a talon card to the trick.</translation>
    </message>
</context>
<context>
    <name>CzechReadings</name>
    <message>
        <source>How does the auction go on after a higher bid, and who may bid again?</source>
        <translation>How does the auction go on after a higher bid, and who may bid again?</translation>
    </message>
    <message>
        <source>It rises until the three others have approved in a row; who has approved may still outbid a later bid. Preferanc stands at once, except against sólo.</source>
        <translation>It rises until the three others have approved in a row; who has approved may still outbid a later bid. Preferanc stands at once, except against sólo.</translation>
    </message>
    <message>
        <source>Is the card called freely from the XIX to the XVI?</source>
        <translation>Is the card called freely from the XIX to the XVI?</translation>
    </message>
    <message>
        <source>No: the highest of the four that the bidder does not hold; holding all four he calls the XIX and plays alone.</source>
        <translation>No: the highest of the four that the bidder does not hold; holding all four he calls the XIX and plays alone.</translation>
    </message>
    <message>
        <source>The values are priced but not defined.</source>
        <translation>The values are priced but not defined.</translation>
    </message>
    <message>
        <source>Taročky 8 or 9 taroks, taroky 10 or more, barvičky 1 or 2, barvy none; honery four of the seven cards of five eyes; one value of each kind.</source>
        <translation>Taročky 8 or 9 taroks, taroky 10 or more, barvičky 1 or 2, barvy none; honery four of the seven cards of five eyes; one value of each kind.</translation>
    </message>
    <message>
        <source>Who pays whom when two play against two?</source>
        <translation>Who pays whom when two play against two?</translation>
    </message>
    <message>
        <source>Each loser pays one winner.</source>
        <translation>Each loser pays one winner.</translation>
    </message>
    <message>
        <source>What becomes of thirds of an eye?</source>
        <translation>What becomes of thirds of an eye?</translation>
    </message>
    <message>
        <source>Whole eyes are counted, rounded to the nearest.</source>
        <translation>Whole eyes are counted, rounded to the nearest.</translation>
    </message>
    <message>
        <source>Which way is a negative sum rounded up?</source>
        <translation>Which way is a negative sum rounded up?</translation>
    </message>
    <message>
        <source>The amount that is paid is rounded up, whoever pays it.</source>
        <translation>The amount that is paid is rounded up, whoever pays it.</translation>
    </message>
    <message>
        <source>Does the ceiling hold for each payment or for the hand?</source>
        <translation>Does the ceiling hold for each payment or for the hand?</translation>
    </message>
    <message>
        <source>For all that one player pays one other in a hand, small fines included.</source>
        <translation>For all that one player pays one other in a hand, small fines included.</translation>
    </message>
    <message>
        <source>What may not be laid away?</source>
        <translation>What may not be laid away?</translation>
    </message>
    <message>
        <source>No kings and no cards of the Trull; other taroks only when nothing else is left, face up.</source>
        <translation>No kings and no cards of the Trull; other taroks only when nothing else is left, face up.</translation>
    </message>
    <message>
        <source>What does the dealer pay who looks at cards while dealing, when no game is played yet?</source>
        <translation>What does the dealer pay who looks at cards while dealing, when no game is played yet?</translation>
    </message>
    <message>
        <source>2 koruny to each player; the same dealer deals again.</source>
        <translation>2 koruny to each player; the same dealer deals again.</translation>
    </message>
    <message>
        <source>What becomes of a card that was led or played out of turn?</source>
        <translation>What becomes of a card that was led or played out of turn?</translation>
    </message>
    <message>
        <source>A lead goes back; a card played ahead of turn stays and is played if it fits, else it is exchanged.</source>
        <translation>A lead goes back; a card played ahead of turn stays and is played if it fits, else it is exchanged.</translation>
    </message>
    <message>
        <source>In which order is announced, and until when can something be added?</source>
        <translation>In which order is announced, and until when can something be added?</translation>
    </message>
    <message>
        <source>The bidder first, then to the right, until all are done; added until the first lead, in preferanc until the unused talon cards are turned up.</source>
        <translation>The bidder first, then to the right, until all are done; added until the first lead, in preferanc until the unused talon cards are turned up.</translation>
    </message>
    <message>
        <source>When is the talon card forgotten?</source>
        <translation>When is the talon card forgotten?</translation>
    </message>
    <message>
        <source>When the next card is led: until then it may be added.</source>
        <translation>When the next card is led: until then it may be added.</translation>
    </message>
    <message>
        <source>Are there small offences in Varšava?</source>
        <translation>Are there small offences in Varšava?</translation>
    </message>
    <message>
        <source>No: every one ends the hand and costs 4 or 8.</source>
        <translation>No: every one ends the hand and costs 4 or 8.</translation>
    </message>
    <message>
        <source>Does a silent pagát count when it is lost?</source>
        <translation>Does a silent pagát count when it is lost?</translation>
    </message>
    <message>
        <source>Yes: caught by the opponents in the last trick it costs 2; taken by the own partner it counts for nobody.</source>
        <translation>Yes: caught by the opponents in the last trick it costs 2; taken by the own partner it counts for nobody.</translation>
    </message>
    <message>
        <source>Which cards are taken off the 35 eyes in preferanc?</source>
        <translation>Which cards are taken off the 35 eyes in preferanc?</translation>
    </message>
    <message>
        <source>All that the other side owns without tricks: discards, unused talon cards.</source>
        <translation>All that the other side owns without tricks: discards, unused talon cards.</translation>
    </message>
    <message>
        <source>How far does the ladder of fleks go, and does it hold for pagát and valát?</source>
        <translation>How far does the ladder of fleks go, and does it hold for pagát and valát?</translation>
    </message>
    <message>
        <source>To sixteen times; pagát and valát have ladders of their own, and hand values are never multiplied.</source>
        <translation>To sixteen times; pagát and valát have ladders of their own, and hand values are never multiplied.</translation>
    </message>
    <message>
        <source>Is the game settled beside a big renonc?</source>
        <translation>Is the game settled beside a big renonc?</translation>
    </message>
    <message>
        <source>No: the renonc alone; small fines of the hand stay. The first big offence decides.</source>
        <translation>No: the renonc alone; small fines of the hand stay. The first big offence decides.</translation>
    </message>
    <message>
        <source>Which announcements are paid with a big renonc?</source>
        <translation>Which announcements are paid with a big renonc?</translation>
    </message>
    <message>
        <source>All valid ones of both sides, each at its own flek; a wrong one is none.</source>
        <translation>All valid ones of both sides, each at its own flek; a wrong one is none.</translation>
    </message>
    <message>
        <source>Does the lone bidder get three times the announcements too?</source>
        <translation>Does the lone bidder get three times the announcements too?</translation>
    </message>
    <message>
        <source>No: three times the rate, and the announcements once.</source>
        <translation>No: three times the rate, and the announcements once.</translation>
    </message>
    <message>
        <source>Are the 2 koruny shared, or paid to each?</source>
        <translation>Are the 2 koruny shared, or paid to each?</translation>
    </message>
    <message>
        <source>They are paid to each of the others.</source>
        <translation>They are paid to each of the others.</translation>
    </message>
    <message>
        <source>Until when is not following a small offence?</source>
        <translation>Until when is not following a small offence?</translation>
    </message>
    <message>
        <source>Until the next player has played any card.</source>
        <translation>Until the next player has played any card.</translation>
    </message>
    <message>
        <source>Do two players with wrong counts pay each other?</source>
        <translation>Do two players with wrong counts pay each other?</translation>
    </message>
    <message>
        <source>Equal amounts cancel.</source>
        <translation>Equal amounts cancel.</translation>
    </message>
    <message>
        <source>When does a hand begin in which the talon is not taken apart?</source>
        <translation>When does a hand begin in which the talon is not taken apart?</translation>
    </message>
    <message>
        <source>When the auction is over.</source>
        <translation>When the auction is over.</translation>
    </message>
    <message>
        <source>Does the rule on unused talon cards hold for the forhont alone?</source>
        <translation>Does the rule on unused talon cards hold for the forhont alone?</translation>
    </message>
    <message>
        <source>For every player of a preferanc.</source>
        <translation>For every player of a preferanc.</translation>
    </message>
    <message>
        <source>What is the first, second and third zdvih of a preferanc?</source>
        <translation>What is the first, second and third zdvih of a preferanc?</translation>
    </message>
    <message>
        <source>The draw of three talon cards: the first three, the second three, back to the first.</source>
        <translation>The draw of three talon cards: the first three, the second three, back to the first.</translation>
    </message>
    <message>
        <source>How long may a preferanc be stopped?</source>
        <translation>How long may a preferanc be stopped?</translation>
    </message>
    <message>
        <source>Until its player takes the first talon card; of two who stop it, the one earlier in turn.</source>
        <translation>Until its player takes the first talon card; of two who stop it, the one earlier in turn.</translation>
    </message>
    <message>
        <source>Who may bid the second povinnost?</source>
        <translation>Who may bid the second povinnost?</translation>
    </message>
    <message>
        <source>Anybody who holds the pagát.</source>
        <translation>Anybody who holds the pagát.</translation>
    </message>
    <message>
        <source>Are thirds of an eye compared?</source>
        <translation>Are thirds of an eye compared?</translation>
    </message>
    <message>
        <source>No, whole eyes.</source>
        <translation>No, whole eyes.</translation>
    </message>
    <message>
        <source>When must a player be without a trick to get double?</source>
        <translation>When must a player be without a trick to get double?</translation>
    </message>
    <message>
        <source>When the offence was committed.</source>
        <translation>When the offence was committed.</translation>
    </message>
    <message>
        <source>How do throwing the mont on the škýz and the duty to beat go together?</source>
        <translation>How do throwing the mont on the škýz and the duty to beat go together?</translation>
    </message>
    <message>
        <source>Nothing beats the škýz, so any tarok but a protected pagát may be played.</source>
        <translation>Nothing beats the škýz, so any tarok but a protected pagát may be played.</translation>
    </message>
    <message>
        <source>When does the referee notice?</source>
        <translation>When does the referee notice?</translation>
    </message>
    <message>
        <source>At the tournament table when somebody claims it or the cards show it; a table may want it at once, or after the last trick.</source>
        <translation>At the tournament table when somebody claims it or the cards show it; a table may want it at once, or after the last trick.</translation>
    </message>
    <message>
        <source>Do the values of several players of a side add up?</source>
        <translation>Do the values of several players of a side add up?</translation>
    </message>
    <message>
        <source>Yes; those of all three opponents count in each payment of a lone player.</source>
        <translation>Yes; those of all three opponents count in each payment of a lone player.</translation>
    </message>
    <message>
        <source>What becomes of a hand when the time is up?</source>
        <translation>What becomes of a hand when the time is up?</translation>
    </message>
    <message>
        <source>It is finished.</source>
        <translation>It is finished.</translation>
    </message>
    <message>
        <source>What if a player can&apos;t pay?</source>
        <translation>What if a player can&apos;t pay?</translation>
    </message>
    <message>
        <source>He buys in again, in tens.</source>
        <translation>He buys in again, in tens.</translation>
    </message>
    <message>
        <source>May the rest be claimed when all tricks are certain?</source>
        <translation>May the rest be claimed when all tricks are certain?</translation>
    </message>
    <message>
        <source>No: every hand is played out, trick by trick.</source>
        <translation>No: every hand is played out, trick by trick.</translation>
    </message>
    <message>
        <source>Who deals first, and who knows the partner?</source>
        <translation>Who deals first, and who knows the partner?</translation>
    </message>
    <message>
        <source>The first dealer is drawn; the deal goes to the right; the partner stays secret until he shows himself.</source>
        <translation>The first dealer is drawn; the deal goes to the right; the partner stays secret until he shows himself.</translation>
    </message>
    <message>
        <source>Does a bidder who plays alone with a bought card get three rates?</source>
        <translation>Does a bidder who plays alone with a bought card get three rates?</translation>
    </message>
    <message>
        <source>No: the sheet grants that in preferanc and sólo only.</source>
        <translation>No: the sheet grants that in preferanc and sólo only.</translation>
    </message>
    <message>
        <source>Who may announce a valát?</source>
        <translation>Who may announce a valát?</translation>
    </message>
    <message>
        <source>Anybody for his side; it is an announcement, not a game.</source>
        <translation>Anybody for his side; it is an announcement, not a game.</translation>
    </message>
    <message>
        <source>Which rate holds for a preferanc before the draw is fixed?</source>
        <translation>Which rate holds for a preferanc before the draw is fixed?</translation>
    </message>
    <message>
        <source>That of the draw reached at that moment.</source>
        <translation>That of the draw reached at that moment.</translation>
    </message>
</context>
<context>
    <name>CzechRights</name>
    <message>
        <source>Everybody gets twelve cards, and counts them during the deal.</source>
        <translation>Everybody gets twelve cards, and counts them during the deal.</translation>
    </message>
    <message>
        <source>Who has a wrong number of cards says so before the first lead.</source>
        <translation>Who has a wrong number of cards says so before the first lead.</translation>
    </message>
    <message>
        <source>In Varšava too the suit must be followed, and without it a trump played.</source>
        <translation>In Varšava too the suit must be followed, and without it a trump played.</translation>
    </message>
    <message>
        <source>In Varšava the trick must be beaten if possible.</source>
        <translation>In Varšava the trick must be beaten if possible.</translation>
    </message>
    <message>
        <source>In Varšava the pagát is played as the last trump.</source>
        <translation>In Varšava the pagát is played as the last trump.</translation>
    </message>
    <message>
        <source>Only whose turn it is plays a card.</source>
        <translation>Only whose turn it is plays a card.</translation>
    </message>
    <message>
        <source>The hand is played to its end, trick by trick.</source>
        <translation>The hand is played to its end, trick by trick.</translation>
    </message>
    <message>
        <source>Nobody pays one other player more than the ceiling in a hand.</source>
        <translation>Nobody pays one other player more than the ceiling in a hand.</translation>
    </message>
    <message>
        <source>In Varšava the first bidder adds a talon card to each of the first six tricks.</source>
        <translation>In Varšava the first bidder adds a talon card to each of the first six tricks.</translation>
    </message>
    <message>
        <source>A talon card may not be refused.</source>
        <translation>A talon card may not be refused.</translation>
    </message>
    <message>
        <source>An agreement at the table needs all four players.</source>
        <translation>An agreement at the table needs all four players.</translation>
    </message>
    <message>
        <source>Everybody says aloud whether he approves or bids.</source>
        <translation>Everybody says aloud whether he approves or bids.</translation>
    </message>
    <message>
        <source>Discards are put right before the first announcement.</source>
        <translation>Discards are put right before the first announcement.</translation>
    </message>
    <message>
        <source>The dealer does not look at cards.</source>
        <translation>The dealer does not look at cards.</translation>
    </message>
    <message>
        <source>Cards are dealt level above the table, the first six to the talon.</source>
        <translation>Cards are dealt level above the table, the first six to the talon.</translation>
    </message>
    <message>
        <source>Discards are not looked at once announcements have begun.</source>
        <translation>Discards are not looked at once announcements have begun.</translation>
    </message>
    <message>
        <source>Unused talon cards stay hidden as long as the sheet says.</source>
        <translation>Unused talon cards stay hidden as long as the sheet says.</translation>
    </message>
    <message>
        <source>Tricks stay closed in front of their winner until the end.</source>
        <translation>Tricks stay closed in front of their winner until the end.</translation>
    </message>
    <message>
        <source>Leading before the trick is collected needs the others&apos; agreement.</source>
        <translation>Leading before the trick is collected needs the others&apos; agreement.</translation>
    </message>
    <message>
        <source>Only game money lies on the table; buying in is open and agreed.</source>
        <translation>Only game money lies on the table; buying in is open and agreed.</translation>
    </message>
    <message>
        <source>What is not on the list is decided by the chief referee.</source>
        <translation>What is not on the list is decided by the chief referee.</translation>
    </message>
</context>
<context>
    <name>CzechRulings</name>
    <message>
        <source>{seat} forgot to add a talon card to the trick.</source>
        <translation>{seat} forgot to add a talon card to the trick.</translation>
    </message>
    <message>
        <source>{seat} does not want to take the talon card.</source>
        <translation>{seat} does not want to take the talon card.</translation>
    </message>
    <message>
        <source>{seat} does not agree: the referee has to be called.</source>
        <translation>{seat} does not agree: the referee has to be called.</translation>
    </message>
    <message>
        <source>{seat} goes on before everybody has said whether he approves.</source>
        <translation>{seat} goes on before everybody has said whether he approves.</translation>
    </message>
    <message>
        <source>{seat} has a wrong number of cards.</source>
        <translation>{seat} has a wrong number of cards.</translation>
    </message>
    <message>
        <source>Wrong discards came to light after the announcements had begun: {seat}.</source>
        <translation>Wrong discards came to light after the announcements had begun: {seat}.</translation>
    </message>
    <message>
        <source>{seat} owes more than the ceiling in this hand; it is cut to {amount}.</source>
        <translation>{seat} owes more than the ceiling in this hand; it is cut to {amount}.</translation>
    </message>
    <message>
        <source>{seat} looks at cards while dealing.</source>
        <translation>{seat} looks at cards while dealing.</translation>
    </message>
    <message>
        <source>{seat} does not deal as the sheet wants it.</source>
        <translation>{seat} does not deal as the sheet wants it.</translation>
    </message>
    <message>
        <source>{seat} looks into the discards after the first announcement.</source>
        <translation>{seat} looks into the discards after the first announcement.</translation>
    </message>
    <message>
        <source>{seat} turns up talon cards that have to stay hidden.</source>
        <translation>{seat} turns up talon cards that have to stay hidden.</translation>
    </message>
    <message>
        <source>{seat} opens or mixes tricks that have to stay closed.</source>
        <translation>{seat} opens or mixes tricks that have to stay closed.</translation>
    </message>
    <message>
        <source>{seat} leads before the trick is collected.</source>
        <translation>{seat} leads before the trick is collected.</translation>
    </message>
    <message>
        <source>{seat} has other money on the table, or bought in without the others.</source>
        <translation>{seat} has other money on the table, or bought in without the others.</translation>
    </message>
    <message>
        <source>{seat} breaks the rules in a way that is not on the list.</source>
        <translation>{seat} breaks the rules in a way that is not on the list.</translation>
    </message>
</context>
<context>
    <name>CzechScores</name>
    <message>
        <source>Rounded up to whole koruny</source>
        <translation>Rounded up to whole koruny</translation>
    </message>
    <message>
        <source>Ceiling: {amount}</source>
        <translation>Ceiling: {amount}</translation>
    </message>
    <message>
        <source>Most eyes: {seat} ({points})</source>
        <translation>Most eyes: {seat} ({points})</translation>
    </message>
    <message>
        <source>{points} eyes: {result} from 35</source>
        <translation>{points} eyes: {result} from 35</translation>
    </message>
    <message>
        <source>At {rate} an eye: {result}</source>
        <translation>At {rate} an eye: {result}</translation>
    </message>
    <message>
        <source>Rate of a big renonc: {rate}</source>
        <translation>Rate of a big renonc: {rate}</translation>
    </message>
    <message>
        <source>All announcements: {amount}</source>
        <translation>All announcements: {amount}</translation>
    </message>
    <message>
        <source>The ceiling holds: {amount} from one player to one other.</source>
        <translation>The ceiling holds: {amount} from one player to one other.</translation>
    </message>
</context>
<context>
    <name>CzechTitles</name>
    <message>
        <source>Fair play and agreement</source>
        <translation>Fair play and agreement</translation>
    </message>
    <message>
        <source>Playing time (Hrací doba)</source>
        <translation>Playing time (Hrací doba)</translation>
    </message>
    <message>
        <source>Protest and chief referee</source>
        <translation>Protest and chief referee</translation>
    </message>
    <message>
        <source>Ceiling (Herní strop)</source>
        <translation>Ceiling (Herní strop)</translation>
    </message>
    <message>
        <source>What is a renonc</source>
        <translation>What is a renonc</translation>
    </message>
    <message>
        <source>Misdeal (Zadání karet)</source>
        <translation>Misdeal (Zadání karet)</translation>
    </message>
    <message>
        <source>Leading, keeping the tricks</source>
        <translation>Leading, keeping the tricks</translation>
    </message>
    <message>
        <source>Small renonc (Malý renonc)</source>
        <translation>Small renonc (Malý renonc)</translation>
    </message>
    <message>
        <source>Big renonc (Velký renonc)</source>
        <translation>Big renonc (Velký renonc)</translation>
    </message>
    <message>
        <source>Announcements (Hlášky)</source>
        <translation>Announcements (Hlášky)</translation>
    </message>
    <message>
        <source>Dealing (Rozdávání karet)</source>
        <translation>Dealing (Rozdávání karet)</translation>
    </message>
    <message>
        <source>Auction and approval (Povinnost)</source>
        <translation>Auction and approval (Povinnost)</translation>
    </message>
    <message>
        <source>Taking the talon</source>
        <translation>Taking the talon</translation>
    </message>
    <message>
        <source>First povinnost (Základní povinnost)</source>
        <translation>First povinnost (Základní povinnost)</translation>
    </message>
    <message>
        <source>Second povinnost (Druhá povinnost)</source>
        <translation>Second povinnost (Druhá povinnost)</translation>
    </message>
    <message>
        <source>Preferanc: alone with talon cards</source>
        <translation>Preferanc: alone with talon cards</translation>
    </message>
    <message>
        <source>Sólo: alone without the talon</source>
        <translation>Sólo: alone without the talon</translation>
    </message>
    <message>
        <source>Valát: all tricks</source>
        <translation>Valát: all tricks</translation>
    </message>
    <message>
        <source>Counting and rounding</source>
        <translation>Counting and rounding</translation>
    </message>
    <message>
        <source>Varšava: each for himself</source>
        <translation>Varšava: each for himself</translation>
    </message>
    <message>
        <source>Check at the end of a round</source>
        <translation>Check at the end of a round</translation>
    </message>
    <message>
        <source>Stakes and buying in again</source>
        <translation>Stakes and buying in again</translation>
    </message>
</context>
<context>
    <name>DeclareSheet</name>
    <message>
        <source>The hand holds none of the values.</source>
        <translation>The hand holds none of the values.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Declare nothing</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The settings were damaged; the file was kept under a new name. {details}</source>
        <translation>The settings were damaged; the file was kept under a new name. {details}</translation>
    </message>
    <message>
        <source>A saved game is damaged and was kept under a new name. {details}</source>
        <translation>A saved game is damaged and was kept under a new name. {details}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>This could not be saved. {details}</translation>
    </message>
    <message>
        <source>Call the referee…</source>
        <translation>Call the referee…</translation>
    </message>
    <message>
        <source>{player} did not know what to do and took the next best.</source>
        <translation>{player} did not know what to do and took the next best.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Play a deal from a file</source>
        <translation>Play a deal from a file</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Deals (*.toml)</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Open game</translation>
    </message>
    <message>
        <source>Games (*.tarock)</source>
        <translation>Games (*.tarock)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>These must go: {cards}</source>
        <translation>These must go: {cards}</translation>
    </message>
    <message>
        <source>Tarocks are laid away face up.</source>
        <translation>Tarocks are laid away face up.</translation>
    </message>
    <message>
        <source>Tarocks are named when they are laid away.</source>
        <translation>Tarocks are named when they are laid away.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Selected: {selected} of {count}</source>
        <translation>Selected: {selected} of {count}</translation>
    </message>
    <message>
        <source>Click cards of your hand, or press Space on them.</source>
        <translation>Click cards of your hand, or press Space on them.</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Hand {number}. Dealer: {seat}</source>
        <translation>Hand {number}. Dealer: {seat}</translation>
    </message>
    <message>
        <source>{seat} cuts the deck.</source>
        <translation>{seat} cuts the deck.</translation>
    </message>
    <message>
        <source>{seat} knocks: {style}.</source>
        <translation>{seat} knocks: {style}.</translation>
    </message>
    <message>
        <source>Closed packets lie ready to be chosen.</source>
        <translation>Closed packets lie ready to be chosen.</translation>
    </message>
    <message>
        <source>{seat} takes packet {number}.</source>
        <translation>{seat} takes packet {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is shuffled %n time(s).</source>
        <translation>
            <numerusform>The deck is shuffled %n time.</numerusform>
            <numerusform>The deck is shuffled %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} bids first.</source>
        <translation>{seat} bids first.</translation>
    </message>
    <message>
        <source>{seat} bids first, holding {card_object}.</source>
        <translation>{seat} bids first, holding {card_object}.</translation>
    </message>
    <message>
        <source>{seat} joins in with {name}.</source>
        <translation>{seat} joins in with {name}.</translation>
    </message>
    <message>
        <source>{seat} bids {name}.</source>
        <translation>{seat} bids {name}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} passes.</translation>
    </message>
    <message>
        <source>{name}: everybody plays for himself.</source>
        <translation>{name}: everybody plays for himself.</translation>
    </message>
    <message>
        <source>{seat} plays {name}.</source>
        <translation>{seat} plays {name}.</translation>
    </message>
    <message>
        <source>{seat} calls {card_object}.</source>
        <translation>{seat} calls {card_object}.</translation>
    </message>
    <message>
        <source>{seat} calls nothing. Counts as called: {card}.</source>
        <translation>{seat} calls nothing. Counts as called: {card}.</translation>
    </message>
    <message>
        <source>Holder of the called card: {seat}</source>
        <translation>Holder of the called card: {seat}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n talon card(s).</source>
        <translation>
            <numerusform>{seat} takes %n talon card.</numerusform>
            <numerusform>{seat} takes %n talon cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passes on the talon card, unseen.</source>
        <translation>{seat} passes on the talon card, unseen.</translation>
    </message>
    <message>
        <source>The talon card is offered to: {seat}</source>
        <translation>The talon card is offered to: {seat}</translation>
    </message>
    <message>
        <source>{seat} refuses the talon card.</source>
        <translation>{seat} refuses the talon card.</translation>
    </message>
    <message>
        <source>Nobody takes the talon card; it stays face down.</source>
        <translation>Nobody takes the talon card; it stays face down.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s) and names: {cards}.</source>
        <translation>
            <numerusform>{seat} discards %n card and names: {cards}.</numerusform>
            <numerusform>{seat} discards %n cards and names: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards go back to the dealer, who shuffles again.</source>
        <translation>All cards go back to the dealer, who shuffles again.</translation>
    </message>
    <message>
        <source>The bidding begins again with: {seat}</source>
        <translation>The bidding begins again with: {seat}</translation>
    </message>
    <message>
        <source>{seat} takes the trick back from the other pile.</source>
        <translation>{seat} takes the trick back from the other pile.</translation>
    </message>
    <message>
        <source>All players agree to let it pass: {seat}</source>
        <translation>All players agree to let it pass: {seat}</translation>
    </message>
    <message>
        <source>{seat} lays the trick on another pile: {other}</source>
        <translation>{seat} lays the trick on another pile: {other}</translation>
    </message>
    <message>
        <source>{seat} talks.</source>
        <translation>{seat} talks.</translation>
    </message>
    <message>
        <source>{seat} shows cards.</source>
        <translation>{seat} shows cards.</translation>
    </message>
    <message>
        <source>{seat} pulls a card out before his turn.</source>
        <translation>{seat} pulls a card out before his turn.</translation>
    </message>
    <message>
        <source>{seat} exchanges cards.</source>
        <translation>{seat} exchanges cards.</translation>
    </message>
    <message>
        <source>{seat} throws two cards at once.</source>
        <translation>{seat} throws two cards at once.</translation>
    </message>
    <message>
        <source>{seat} throws a card with another one under it.</source>
        <translation>{seat} throws a card with another one under it.</translation>
    </message>
    <message>
        <source>{seat} looks into the talon.</source>
        <translation>{seat} looks into the talon.</translation>
    </message>
    <message>
        <source>{seat} looks at an earlier trick.</source>
        <translation>{seat} looks at an earlier trick.</translation>
    </message>
    <message>
        <source>{seat} looks at the last trick.</source>
        <translation>{seat} looks at the last trick.</translation>
    </message>
    <message>
        <source>{seat} looks at the discards.</source>
        <translation>{seat} looks at the discards.</translation>
    </message>
    <message>
        <source>{seat} mixes the tricks.</source>
        <translation>{seat} mixes the tricks.</translation>
    </message>
    <message>
        <source>{seat} deals in another way than was chosen.</source>
        <translation>{seat} deals in another way than was chosen.</translation>
    </message>
    <message>
        <source>{seat} lays a wrong talon.</source>
        <translation>{seat} lays a wrong talon.</translation>
    </message>
    <message>
        <source>{seat} does something that others may object to.</source>
        <translation>{seat} does something that others may object to.</translation>
    </message>
    <message>
        <source>{seat} takes the bid back.</source>
        <translation>{seat} takes the bid back.</translation>
    </message>
    <message>
        <source>{seat} takes the call back.</source>
        <translation>{seat} takes the call back.</translation>
    </message>
    <message>
        <source>{seat} takes the discards back.</source>
        <translation>{seat} takes the discards back.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays back %n talon card(s).</source>
        <translation>
            <numerusform>{seat} lays back %n talon card.</numerusform>
            <numerusform>{seat} lays back %n talon cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shows and lays back: {cards}.</source>
        <translation>{seat} shows and lays back: {cards}.</translation>
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
    <message>
        <source>{seat} declares nothing.</source>
        <translation>{seat} declares nothing.</translation>
    </message>
    <message>
        <source>{seat} declares: {names}.</source>
        <translation>{seat} declares: {names}.</translation>
    </message>
    <message>
        <source>{seat} announces {name}.</source>
        <translation>{seat} announces {name}.</translation>
    </message>
    <message>
        <source>No longer announced: {name} ({seat})</source>
        <translation>No longer announced: {name} ({seat})</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} asks whether everybody is ready.</translation>
    </message>
    <message>
        <source>{seat} says {step}.</source>
        <translation>{seat} says {step}.</translation>
    </message>
    <message>
        <source>{seat} says {step} to: {target}.</source>
        <translation>{seat} says {step} to: {target}.</translation>
    </message>
    <message>
        <source>{seat} leaves a card face up: {card}.</source>
        <translation>{seat} leaves a card face up: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (goes|go) back to the hand(s).</source>
        <translation>
            <numerusform>%n card goes back to the hand.</numerusform>
            <numerusform>%n cards go back to the hands.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card_object}.</source>
        <translation>{seat} plays {card_object}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} takes the trick.</translation>
    </message>
    <message>
        <source>{seat} shows a card: {card}.</source>
        <translation>{seat} shows a card: {card}.</translation>
    </message>
    <message>
        <source>{seat} drops a card.</source>
        <translation>{seat} drops a card.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) now.</source>
        <translation>
            <numerusform>{seat} has %n card now.</numerusform>
            <numerusform>{seat} has %n cards now.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} begins in the place of another player.</source>
        <translation>{seat} begins in the place of another player.</translation>
    </message>
    <message>
        <source>{seat} lets the deal go on.</source>
        <translation>{seat} lets the deal go on.</translation>
    </message>
    <message>
        <source>{seat} wants a new deal.</source>
        <translation>{seat} wants a new deal.</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Card points: {points}</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>The hand is void.</translation>
    </message>
    <message>
        <source>The hand is over. Next dealer: {seat}</source>
        <translation>The hand is over. Next dealer: {seat}</translation>
    </message>
    <message>
        <source>The round is over: {scores}</source>
        <translation>The round is over: {scores}</translation>
    </message>
    <message>
        <source>Ruling {number} is open again.</source>
        <translation>Ruling {number} is open again.</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}: {words}</source>
        <translation>The judge decides ruling {number}: {words}</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}.</source>
        <translation>The judge decides ruling {number}.</translation>
    </message>
    <message>
        <source>{name}: {seat}, {amount}</source>
        <translation>{name}: {seat}, {amount}</translation>
    </message>
    <message>
        <source>{seat} borrows {amount_object} from the bank.</source>
        <translation>{seat} borrows {amount_object} from the bank.</translation>
    </message>
</context>
<context>
    <name>GuardTexts</name>
    <message>
        <source>It is not carried out here.</source>
        <translation>It is not carried out here.</translation>
    </message>
    <message>
        <source>It is not carried out here: {seat} chooses again.</source>
        <translation>It is not carried out here: {seat} chooses again.</translation>
    </message>
    <message>
        <source>By the rule sheet: {consequence}</source>
        <translation>By the rule sheet: {consequence}</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>The round is closed.</source>
        <translation>The round is closed.</translation>
    </message>
    <message>
        <source>The table is ready.</source>
        <translation>The table is ready.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>Hand {number} is over.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>{contract}, card points: {points}</source>
        <translation>{contract}, card points: {points}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Close the round</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Start the hand</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Next hand</translation>
    </message>
</context>
<context>
    <name>HandReview</name>
    <message>
        <source>{player}: {act}</source>
        <translation>{player}: {act}</translation>
    </message>
    <message>
        <source>Looking back at hand {number}</source>
        <translation>Looking back at hand {number}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>All hands open</translation>
    </message>
    <message>
        <source>What did it know?</source>
        <translation>What did it know?</translation>
    </message>
    <message>
        <source>Stop working out</source>
        <translation>Stop working out</translation>
    </message>
    <message>
        <source>Work out the costs</source>
        <translation>Work out the costs</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>While the hand is running: each player as he saw the table.</source>
        <translation>While the hand is running: each player as he saw the table.</translation>
    </message>
    <message>
        <source>Worked out, from the last one on: {done} of {total}</source>
        <translation>Worked out, from the last one on: {done} of {total}</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint from the coach</source>
        <translation>Hint from the coach</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>The coach is thinking…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>What did it know?</source>
        <translation>What did it know?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Show an incident</source>
        <translation>Show an incident</translation>
    </message>
    <message>
        <source>Article number or words</source>
        <translation>Article number or words</translation>
    </message>
    <message>
        <source>Irregularities of the sheet</source>
        <translation>Irregularities of the sheet</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Rule sheet:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Search:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message numerus="yes">
        <source>%n (irregularity|irregularities) found</source>
        <translation>
            <numerusform>%n irregularity found</numerusform>
            <numerusform>%n irregularities found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentShow</name>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Before the first of %n step.</numerusform>
            <numerusform>Before the first of %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Step {number} of {last}: {what}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation>Run by itself</translation>
    </message>
    <message>
        <source>To the ruling</source>
        <translation>To the ruling</translation>
    </message>
    <message>
        <source>Another incident…</source>
        <translation>Another incident…</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
</context>
<context>
    <name>IncidentTexts</name>
    <message>
        <source>The position</source>
        <translation>The position</translation>
    </message>
    <message>
        <source>The course of events</source>
        <translation>The course of events</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>The ruling</translation>
    </message>
    <message>
        <source>The talon from the top: {cards}</source>
        <translation>The talon from the top: {cards}</translation>
    </message>
    <message>
        <source>What happened: {sentence}</source>
        <translation>What happened: {sentence}</translation>
    </message>
    <message>
        <source>What would be right: {sentence}</source>
        <translation>What would be right: {sentence}</translation>
    </message>
    <message>
        <source>What follows: {sentence}</source>
        <translation>What follows: {sentence}</translation>
    </message>
    <message>
        <source>Payments of all seats: {amounts}</source>
        <translation>Payments of all seats: {amounts}</translation>
    </message>
</context>
<context>
    <name>JudgeDialog</name>
    <message>
        <source>The judge decides</source>
        <translation>The judge decides</translation>
    </message>
    <message>
        <source>Another ruling, in the judge&apos;s own words:</source>
        <translation>Another ruling, in the judge&apos;s own words:</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>What does the judge decide in a dispute that no ruling is about?</source>
        <translation>What does the judge decide in a dispute that no ruling is about?</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>{choice} (holds if nobody decides)</source>
        <translation>{choice} (holds if nobody decides)</translation>
    </message>
    <message>
        <source>It moves no chips.</source>
        <translation>It moves no chips.</translation>
    </message>
    <message>
        <source>More may follow when the hand is settled.</source>
        <translation>More may follow when the hand is settled.</translation>
    </message>
    <message>
        <source>What the judge says</source>
        <translation>What the judge says</translation>
    </message>
    <message>
        <source>A judge who does not play here</source>
        <translation>A judge who does not play here</translation>
    </message>
    <message>
        <source>Who decides:</source>
        <translation>Who decides:</translation>
    </message>
    <message>
        <source>The payments add up to zero.</source>
        <translation>The payments add up to zero.</translation>
    </message>
    <message>
        <source>The payments must add up to zero; the sum is {sum}.</source>
        <translation>The payments must add up to zero; the sum is {sum}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Move along the cards of the hand</source>
        <translation>Move along the cards of the hand</translation>
    </message>
    <message>
        <source>Next card that may be played</source>
        <translation>Next card that may be played</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>First or last card</translation>
    </message>
    <message>
        <source>Hearts, diamonds, spades, clubs, tarocks of the hand</source>
        <translation>Hearts, diamonds, spades, clubs, tarocks of the hand</translation>
    </message>
    <message>
        <source>Play the card, press the button</source>
        <translation>Play the card, press the button</translation>
    </message>
    <message>
        <source>Select a card for the discard</source>
        <translation>Select a card for the discard</translation>
    </message>
    <message>
        <source>Close, cancel, clear the selection</source>
        <translation>Close, cancel, clear the selection</translation>
    </message>
    <message>
        <source>Next button</source>
        <translation>Next button</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What did it know?</source>
        <translation>What did it know?</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>What {player} knew</source>
        <translation>What {player} knew</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Working it out…</translation>
    </message>
    <message>
        <source>Own cards: {cards}</source>
        <translation>Own cards: {cards}</translation>
    </message>
    <message>
        <source>Seen besides: {cards}</source>
        <translation>Seen besides: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) hidden from {player}.</source>
        <translation>
            <numerusform>%n card hidden from {player}.</numerusform>
            <numerusform>%n cards hidden from {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how a coach sees it from the same place.</source>
        <translation>This is how a coach sees it from the same place.</translation>
    </message>
    <message>
        <source>This player goes by rules of thumb and tried nothing. A coach in the same place would have found this:</source>
        <translation>This player goes by rules of thumb and tried nothing. A coach in the same place would have found this:</translation>
    </message>
    <message numerus="yes">
        <source>How the hidden cards may lie, in %n way(s):</source>
        <translation>
            <numerusform>How the hidden cards may lie, in %n way:</numerusform>
            <numerusform>How the hidden cards may lie, in %n ways:</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>Tarocks on average: {shares}</source>
        <translation>Tarocks on average: {shares}</translation>
    </message>
    <message>
        <source>laid away {number}</source>
        <translation>laid away {number}</translation>
    </message>
    <message>
        <source>{card}: {shares}</source>
        <translation>{card}: {shares}</translation>
    </message>
    <message>
        <source>What each choice came to, on average:</source>
        <translation>What each choice came to, on average:</translation>
    </message>
    <message>
        <source>{act}: {worth}</source>
        <translation>{act}: {worth}</translation>
    </message>
    <message>
        <source>▸ {line} (chosen)</source>
        <translation>▸ {line} (chosen)</translation>
    </message>
</context>
<context>
    <name>KoenigrufenConsequences</name>
    <message>
        <source>Until the next lead the card is taken back and another one is played. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</source>
        <translation>Until the next lead the card is taken back and another one is played. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</translation>
    </message>
    <message>
        <source>Until the second trick is led it is put right. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</source>
        <translation>Until the second trick is led it is put right. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</translation>
    </message>
    <message>
        <source>Until the second trick is led the card is shown. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</source>
        <translation>Until the second trick is led the card is shown. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</translation>
    </message>
    <message>
        <source>Before the first bid the same dealer deals again; nobody pays.</source>
        <translation>Before the first bid the same dealer deals again; nobody pays.</translation>
    </message>
    <message>
        <source>A warning, if it decides nothing; otherwise it counts as a grave offense, and everybody else gets what winning would bring, from the offender alone.</source>
        <translation>A warning, if it decides nothing; otherwise it counts as a grave offense, and everybody else gets what winning would bring, from the offender alone.</translation>
    </message>
    <message>
        <source>Until the next player speaks the bid is taken back. Afterwards, if the game is played, everybody else gets what winning it with the bird would bring, and the bidder alone pays.</source>
        <translation>Until the next player speaks the bid is taken back. Afterwards, if the game is played, everybody else gets what winning it with the bird would bring, and the bidder alone pays.</translation>
    </message>
    <message>
        <source>Until the second trick is led the bird is named; afterwards the lowest dealt bird counts as announced.</source>
        <translation>Until the second trick is led the bird is named; afterwards the lowest dealt bird counts as announced.</translation>
    </message>
    <message>
        <source>Until the second trick is led the announcement is withdrawn. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the announcer alone pays.</source>
        <translation>Until the second trick is led the announcement is withdrawn. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the announcer alone pays.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>The announcement does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The bid does not count and is made anew in turn, with a warning; nobody pays.</source>
        <translation>The bid does not count and is made anew in turn, with a warning; nobody pays.</translation>
    </message>
    <message>
        <source>The doubling does not count; nobody pays.</source>
        <translation>The doubling does not count; nobody pays.</translation>
    </message>
    <message>
        <source>What was said does not count, with a warning; nobody pays.</source>
        <translation>What was said does not count, with a warning; nobody pays.</translation>
    </message>
    <message>
        <source>The card goes back with a warning, and the right player plays; if it decides the hand or happens too often, it counts as a grave offense.</source>
        <translation>The card goes back with a warning, and the right player plays; if it decides the hand or happens too often, it counts as a grave offense.</translation>
    </message>
    <message>
        <source>The card stays where it lies, with a warning.</source>
        <translation>The card stays where it lies, with a warning.</translation>
    </message>
    <message>
        <source>The cards are laid open at once, with a warning.</source>
        <translation>The cards are laid open at once, with a warning.</translation>
    </message>
    <message>
        <source>Until the next lead the cards are taken up again. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</source>
        <translation>Until the next lead the cards are taken up again. Afterwards the hand ends: everybody else gets what winning the game and the announced extras would bring, and the offender alone pays.</translation>
    </message>
    <message>
        <source>The game is not given up; play goes on and nobody pays.</source>
        <translation>The game is not given up; play goes on and nobody pays.</translation>
    </message>
    <message>
        <source>No doubling counts when the hand is settled.</source>
        <translation>No doubling counts when the hand is settled.</translation>
    </message>
    <message>
        <source>The doubling of a partner and all that answers it do not count.</source>
        <translation>The doubling of a partner and all that answers it do not count.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender pays four points to each of the three others.</source>
        <translation>The hand ends, and the offender pays four points to each of the three others.</translation>
    </message>
    <message>
        <source>The choice is made or the talon card put in its place, with a warning; nobody pays.</source>
        <translation>The choice is made or the talon card put in its place, with a warning; nobody pays.</translation>
    </message>
    <message>
        <source>What can no longer be made out is decided against whoever mixed the cards.</source>
        <translation>What can no longer be made out is decided against whoever mixed the cards.</translation>
    </message>
    <message>
        <source>It is put right with a warning; nobody pays.</source>
        <translation>It is put right with a warning; nobody pays.</translation>
    </message>
    <message>
        <source>A warning; whoever sits out never pays.</source>
        <translation>A warning; whoever sits out never pays.</translation>
    </message>
    <message>
        <source>It is counted again before the next deal; nobody pays.</source>
        <translation>It is counted again before the next deal; nobody pays.</translation>
    </message>
    <message>
        <source>The missing stake is paid before the next deal.</source>
        <translation>The missing stake is paid before the next deal.</translation>
    </message>
    <message>
        <source>The table or a judge decides.</source>
        <translation>The table or a judge decides.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGists</name>
    <message>
        <source>Twenty games are named with rank, value and goal. Three belong to the forehand, the others are bid by rank.</source>
        <translation>Twenty games are named with rank, value and goal. Three belong to the forehand, the others are bid by rank.</translation>
    </message>
    <message>
        <source>Extras are paid beside the game, announced ones double. The birds are the trumps I to IIII, each with its own trick near the end.</source>
        <translation>Extras are paid beside the game, announced ones double. The birds are the trumps I to IIII, each with its own trick near the end.</translation>
    </message>
    <message>
        <source>When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, whatever the order.</source>
        <translation>When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, whatever the order.</translation>
    </message>
    <message>
        <source>Four play with 54 cards; a fifth and a sixth sit out. Suit must be followed, otherwise a trump is played. Cards are counted in threes; 35 points and 2 leaves of 70 win.</source>
        <translation>Four play with 54 cards; a fifth and a sixth sit out. Suit must be followed, otherwise a trump is played. Cards are counted in threes; 35 points and 2 leaves of 70 win.</translation>
    </message>
    <message>
        <source>What lies, lies; an offense can be put right until the trick is turned. Game and extras can be doubled one by one, up to ×8. After Trischaken and a hand without a score a full round counts double.</source>
        <translation>What lies, lies; an offense can be put right until the trick is turned. Game and extras can be doubled one by one, up to ×8. After Trischaken and a hand without a score a full round counts double.</translation>
    </message>
    <message>
        <source>The forehand claims the right to play or bids at once; then everybody outbids or passes, and a pass is for good. A game is outbid only by one of higher rank.</source>
        <translation>The forehand claims the right to play or bids at once; then everybody outbids or passes, and a pass is for good. A game is outbid only by one of higher rank.</translation>
    </message>
    <message>
        <source>The bidder calls a king, takes talon cards, discards and announces extras; then he declares himself ready. Nobody calls an own king unless he holds all four.</source>
        <translation>The bidder calls a king, takes talon cards, discards and announces extras; then he declares himself ready. Nobody calls an own king unless he holds all four.</translation>
    </message>
    <message>
        <source>In turn everybody may announce more extras or double. It ends when three in a row have said that they are content.</source>
        <translation>In turn everybody may announce more extras or double. It ends when three in a row have said that they are content.</translation>
    </message>
    <message>
        <source>Rufer, Trischaken and Sechserdreier are for the forehand only, and only when nobody has bid.</source>
        <translation>Rufer, Trischaken and Sechserdreier are for the forehand only, and only when nobody has bid.</translation>
    </message>
    <message>
        <source>The talon stays closed and counts for the opponents; extras count double except Valat. If the called king lies there, his half goes to the bidder and no doubling counts.</source>
        <translation>The talon stays closed and counts for the opponents; extras count double except Valat. If the called king lies there, his half goes to the bidder and no doubling counts.</translation>
    </message>
    <message>
        <source>Trumps win no trick in another suit, but must be played when void, and are led only from a hand of nothing else. Trumps are discarded first.</source>
        <translation>Trumps win no trick in another suit, but must be played when void, and are led only from a hand of nothing else. Trumps are discarded first.</translation>
    </message>
    <message>
        <source>The talon is turned up; the bidder takes a half or a card and discards as many, never kings or Trull cards and trumps only when forced, face up. If the called king lies there, the game can be given up or played alone.</source>
        <translation>The talon is turned up; the bidder takes a half or a card and discards as many, never kings or Trull cards and trumps only when forced, face up. If the called king lies there, the game can be given up or played alone.</translation>
    </message>
    <message>
        <source>Tricks must be beaten, there are no extras and no talon, and the Pagat is the last trump. Equal games can be played side by side. In Trischaken the two with the most points pay.</source>
        <translation>Tricks must be beaten, there are no extras and no talon, and the Pagat is the last trump. Equal games can be played side by side. In Trischaken the two with the most points pay.</translation>
    </message>
    <message>
        <source>Both sides may announce or make extras. Announced birds and the announced king stay in the hand until their trick as long as another card may be played; the highest bird goes first.</source>
        <translation>Both sides may announce or make extras. Announced birds and the announced king stay in the hand until their trick as long as another card may be played; the highest bird goes first.</translation>
    </message>
    <message>
        <source>Everybody else gets what winning the game and the announced extras would have brought; the offender alone pays. Offenses about to happen may and should be pointed out.</source>
        <translation>Everybody else gets what winning the game and the announced extras would have brought; the offender alone pays. Offenses about to happen may and should be pointed out.</translation>
    </message>
    <message>
        <source>What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for announced Pagats.</source>
        <translation>What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for announced Pagats.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGlosses</name>
    <message>
        <source>the forehand wants to play and names the game when all have passed</source>
        <translation>the forehand wants to play and names the game when all have passed</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon; 35 points and 2 leaves win</source>
        <translation>with the holder of the called king, half the talon; 35 points and 2 leaves win</translation>
    </message>
    <message>
        <source>each for himself: the two with the most points pay</source>
        <translation>each for himself: the two with the most points pay</translation>
    </message>
    <message>
        <source>alone with the whole talon, taken up unseen; a loss counts double</source>
        <translation>alone with the whole talon, taken up unseen; a loss counts double</translation>
    </message>
    <message>
        <source>alone, exactly one trick, no talon</source>
        <translation>alone, exactly one trick, no talon</translation>
    </message>
    <message>
        <source>beside a Piccolo: exactly two tricks, no talon</source>
        <translation>beside a Piccolo: exactly two tricks, no talon</translation>
    </message>
    <message>
        <source>like Rufer, the talon goes to the opponents; extras count double</source>
        <translation>like Rufer, the talon goes to the opponents; extras count double</translation>
    </message>
    <message>
        <source>alone, no trick, no talon</source>
        <translation>alone, no trick, no talon</translation>
    </message>
    <message>
        <source>alone with half the talon; trumps win no trick in another suit</source>
        <translation>alone with half the talon; trumps win no trick in another suit</translation>
    </message>
    <message>
        <source>alone with half the talon</source>
        <translation>alone with half the talon</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; the bidder&apos;s cards lie open after the first trick</source>
        <translation>alone, exactly two tricks; the bidder&apos;s cards lie open after the first trick</translation>
    </message>
    <message>
        <source>alone, exactly one trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>alone, exactly one trick; the bidder&apos;s cards lie open after the first trick</translation>
    </message>
    <message>
        <source>alone, no trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>alone, no trick; the bidder&apos;s cards lie open after the first trick</translation>
    </message>
    <message>
        <source>like Rufer, and one of the dealt birds is announced and paid besides</source>
        <translation>like Rufer, and one of the dealt birds is announced and paid besides</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so; trumps win no trick in another suit</source>
        <translation>alone with one talon card, with two where the table plays so; trumps win no trick in another suit</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so</source>
        <translation>alone with one talon card, with two where the table plays so</translation>
    </message>
    <message>
        <source>like Solorufer, and one of the dealt birds is announced and paid besides</source>
        <translation>like Solorufer, and one of the dealt birds is announced and paid besides</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; all cards lie open after the first trick</source>
        <translation>alone, exactly two tricks; all cards lie open after the first trick</translation>
    </message>
    <message>
        <source>alone, exactly one trick; all cards lie open after the first trick</source>
        <translation>alone, exactly one trick; all cards lie open after the first trick</translation>
    </message>
    <message>
        <source>alone, no trick; all cards lie open after the first trick</source>
        <translation>alone, no trick; all cards lie open after the first trick</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; trumps win no trick in another suit; extras count double</source>
        <translation>alone without talon, which goes to the opponents; trumps win no trick in another suit; extras count double</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; extras count double</source>
        <translation>alone without talon, which goes to the opponents; extras count double</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Pagat is announced</source>
        <translation>like Rufer, and the dealt Pagat is announced</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Uhu is announced</source>
        <translation>like Rufer, and the dealt Uhu is announced</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Kakadu is announced</source>
        <translation>like Rufer, and the dealt Kakadu is announced</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Quapil is announced</source>
        <translation>like Rufer, and the dealt Quapil is announced</translation>
    </message>
    <message>
        <source>trump I itself takes the last trick</source>
        <translation>trump I itself takes the last trick</translation>
    </message>
    <message>
        <source>trump II itself takes the last trick but one</source>
        <translation>trump II itself takes the last trick but one</translation>
    </message>
    <message>
        <source>trump III itself takes the last trick but two</source>
        <translation>trump III itself takes the last trick but two</translation>
    </message>
    <message>
        <source>trump IIII itself takes the last trick but three</source>
        <translation>trump IIII itself takes the last trick but three</translation>
    </message>
    <message>
        <source>the called king lies in the last trick and its side takes it</source>
        <translation>the called king lies in the last trick and its side takes it</translation>
    </message>
    <message>
        <source>all four kings among the own cards</source>
        <translation>all four kings among the own cards</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat among the own cards</source>
        <translation>Skys, Mond and Pagat among the own cards</translation>
    </message>
    <message>
        <source>the other side takes the Mond</source>
        <translation>the other side takes the Mond</translation>
    </message>
    <message>
        <source>the opponents take the called king</source>
        <translation>the opponents take the called king</translation>
    </message>
    <message>
        <source>the other side takes the Pagat</source>
        <translation>the other side takes the Pagat</translation>
    </message>
    <message>
        <source>at least 45 points and 2 leaves</source>
        <translation>at least 45 points and 2 leaves</translation>
    </message>
    <message>
        <source>at least 55 points and 2 leaves</source>
        <translation>at least 55 points and 2 leaves</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>one side takes all tricks</translation>
    </message>
    <message>
        <source>four or more of the seven five-point cards in the dealt hand</source>
        <translation>four or more of the seven five-point cards in the dealt hand</translation>
    </message>
    <message>
        <source>a round in which every hand counts double</source>
        <translation>a round in which every hand counts double</translation>
    </message>
    <message>
        <source>the last round of the evening</source>
        <translation>the last round of the evening</translation>
    </message>
    <message>
        <source>the common pot for announced Pagats</source>
        <translation>the common pot for announced Pagats</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>first doubling, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>answer to the Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rekontra, ×8</source>
        <translation>answer to the Rekontra, ×8</translation>
    </message>
    <message>
        <source>the talon goes to the first six tricks, one card each</source>
        <translation>the talon goes to the first six tricks, one card each</translation>
    </message>
    <message>
        <source>the whole talon goes to the last trick</source>
        <translation>the whole talon goes to the last trick</translation>
    </message>
    <message>
        <source>nobody has to beat a trick in this hand</source>
        <translation>nobody has to beat a trick in this hand</translation>
    </message>
    <message>
        <source>trumps are an ordinary fifth suit in this hand</source>
        <translation>trumps are an ordinary fifth suit in this hand</translation>
    </message>
    <message>
        <source>Trischaken is played instead of giving up the game</source>
        <translation>Trischaken is played instead of giving up the game</translation>
    </message>
    <message>
        <source>the final round begins and counts double</source>
        <translation>the final round begins and counts double</translation>
    </message>
</context>
<context>
    <name>KoenigrufenOptions</name>
    <message>
        <source>A common pot beside the scores: everybody pays a stake, and every announced Pagat plays for it.</source>
        <translation>A common pot beside the scores: everybody pays a stake, and every announced Pagat plays for it.</translation>
    </message>
    <message>
        <source>Opening with Sechserdreier</source>
        <translation>Opening with Sechserdreier</translation>
    </message>
    <message>
        <source>Whether the forehand may open the bidding with a Sechserdreier.</source>
        <translation>Whether the forehand may open the bidding with a Sechserdreier.</translation>
    </message>
    <message>
        <source>only after all have passed</source>
        <translation>only after all have passed</translation>
    </message>
    <message>
        <source>allowed; every numbered game outbids it</source>
        <translation>allowed; every numbered game outbids it</translation>
    </message>
    <message>
        <source>Games side by side</source>
        <translation>Games side by side</translation>
    </message>
    <message>
        <source>Which negative games may be joined.</source>
        <translation>Which negative games may be joined.</translation>
    </message>
    <message>
        <source>games of equal value</source>
        <translation>games of equal value</translation>
    </message>
    <message>
        <source>the same game only</source>
        <translation>the same game only</translation>
    </message>
    <message>
        <source>Capture beside a lost announcement</source>
        <translation>Capture beside a lost announcement</translation>
    </message>
    <message>
        <source>Whether a capture is paid when the announced Pagat or king was lost with that same card.</source>
        <translation>Whether a capture is paid when the announced Pagat or king was lost with that same card.</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>both are paid</translation>
    </message>
    <message>
        <source>only the lost announcement</source>
        <translation>only the lost announcement</translation>
    </message>
    <message>
        <source>Lost announced Valat</source>
        <translation>Lost announced Valat</translation>
    </message>
    <message>
        <source>What becomes of game and extras when an announced Valat is lost.</source>
        <translation>What becomes of game and extras when an announced Valat is lost.</translation>
    </message>
    <message>
        <source>settled as they turned out</source>
        <translation>settled as they turned out</translation>
    </message>
    <message>
        <source>lost together with it</source>
        <translation>lost together with it</translation>
    </message>
    <message>
        <source>Later announcements of the bidder</source>
        <translation>Later announcements of the bidder</translation>
    </message>
    <message>
        <source>Whether the bidder may announce more extras in the last phase.</source>
        <translation>Whether the bidder may announce more extras in the last phase.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>allowed</translation>
    </message>
    <message>
        <source>only doubling</source>
        <translation>only doubling</translation>
    </message>
    <message>
        <source>Giving up an announced card</source>
        <translation>Giving up an announced card</translation>
    </message>
    <message>
        <source>What follows when an announced bird or king is given up without need.</source>
        <translation>What follows when an announced bird or king is given up without need.</translation>
    </message>
    <message>
        <source>an offense</source>
        <translation>an offense</translation>
    </message>
    <message>
        <source>only the extra is lost</source>
        <translation>only the extra is lost</translation>
    </message>
    <message>
        <source>Player without a trick</source>
        <translation>Player without a trick</translation>
    </message>
    <message>
        <source>What a player without a trick gets in Trischaken.</source>
        <translation>What a player without a trick gets in Trischaken.</translation>
    </message>
    <message>
        <source>everything the losers pay</source>
        <translation>everything the losers pay</translation>
    </message>
    <message>
        <source>two points from each</source>
        <translation>two points from each</translation>
    </message>
    <message>
        <source>Double round within a double round</source>
        <translation>Double round within a double round</translation>
    </message>
    <message>
        <source>What happens when a double round would begin during another one.</source>
        <translation>What happens when a double round would begin during another one.</translation>
    </message>
    <message>
        <source>it begins anew with the next hand</source>
        <translation>it begins anew with the next hand</translation>
    </message>
    <message>
        <source>it follows after the other</source>
        <translation>it follows after the other</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Final round</translation>
    </message>
    <message>
        <source>With whom the doubled final round begins.</source>
        <translation>With whom the doubled final round begins.</translation>
    </message>
    <message>
        <source>with the first forehand</source>
        <translation>with the first forehand</translation>
    </message>
    <message>
        <source>with the holder of the Skys in the last hand</source>
        <translation>with the holder of the Skys in the last hand</translation>
    </message>
    <message>
        <source>no final round</source>
        <translation>no final round</translation>
    </message>
    <message>
        <source>Time for putting right before play</source>
        <translation>Time for putting right before play</translation>
    </message>
    <message>
        <source>Until when a wrong call, talon or discard can be put right.</source>
        <translation>Until when a wrong call, talon or discard can be put right.</translation>
    </message>
    <message>
        <source>until the second trick is led</source>
        <translation>until the second trick is led</translation>
    </message>
    <message>
        <source>until the bidder is ready</source>
        <translation>until the bidder is ready</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Bid too low</translation>
    </message>
    <message>
        <source>What follows when a bid does not outrank the standing one.</source>
        <translation>What follows when a bid does not outrank the standing one.</translation>
    </message>
    <message>
        <source>it is put right</source>
        <translation>it is put right</translation>
    </message>
    <message>
        <source>it counts as a pass</source>
        <translation>it counts as a pass</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>So many small slips of a player are only warned; the next one is an offense.</source>
        <translation>So many small slips of a player are only warned; the next one is an offense.</translation>
    </message>
    <message>
        <source>First forehand</source>
        <translation>First forehand</translation>
    </message>
    <message>
        <source>How the forehand of the first hand is found.</source>
        <translation>How the forehand of the first hand is found.</translation>
    </message>
    <message>
        <source>by the highest card drawn</source>
        <translation>by the highest card drawn</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>Lost negative games</source>
        <translation>Lost negative games</translation>
    </message>
    <message>
        <source>Whether negative games are played on when they are lost.</source>
        <translation>Whether negative games are played on when they are lost.</translation>
    </message>
    <message>
        <source>they end at once</source>
        <translation>they end at once</translation>
    </message>
    <message>
        <source>all twelve tricks are played</source>
        <translation>all twelve tricks are played</translation>
    </message>
    <message>
        <source>Doubling by a partner</source>
        <translation>Doubling by a partner</translation>
    </message>
    <message>
        <source>Whether a doubling that does not count leaves the step open to an opponent.</source>
        <translation>Whether a doubling that does not count leaves the step open to an opponent.</translation>
    </message>
    <message>
        <source>no, each step is said once</source>
        <translation>no, each step is said once</translation>
    </message>
    <message>
        <source>yes, it may be said again</source>
        <translation>yes, it may be said again</translation>
    </message>
    <message>
        <source>Skoty-Trophy</source>
        <translation>Skoty-Trophy</translation>
    </message>
    <message>
        <source>No captures of king or Pagat, no silent Säcke, no double rounds; doubling up to the Rekontra.</source>
        <translation>No captures of king or Pagat, no silent Säcke, no double rounds; doubling up to the Rekontra.</translation>
    </message>
    <message>
        <source>Private rounds</source>
        <translation>Private rounds</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; double rounds double only what was announced.</source>
        <translation>Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; double rounds double only what was announced.</translation>
    </message>
    <message>
        <source>With Pagatkassa</source>
        <translation>With Pagatkassa</translation>
    </message>
    <message>
        <source>No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Re only.</source>
        <translation>No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Re only.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>Captured Pagat</source>
        <translation>Captured Pagat</translation>
    </message>
    <message>
        <source>Whether a captured Pagat is paid.</source>
        <translation>Whether a captured Pagat is paid.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>not paid</translation>
    </message>
    <message>
        <source>Captured king</source>
        <translation>Captured king</translation>
    </message>
    <message>
        <source>Whether a captured called king is paid.</source>
        <translation>Whether a captured called king is paid.</translation>
    </message>
    <message>
        <source>Silent sacks</source>
        <translation>Silent sacks</translation>
    </message>
    <message>
        <source>Whether a sack is paid that was not announced.</source>
        <translation>Whether a sack is paid that was not announced.</translation>
    </message>
    <message>
        <source>Double rounds</source>
        <translation>Double rounds</translation>
    </message>
    <message>
        <source>Whether hands count double after Trischaken, after a hand without a score and in the final round.</source>
        <translation>Whether hands count double after Trischaken, after a hand without a score and in the final round.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>Highest doubling</translation>
    </message>
    <message>
        <source>Up to which step can be doubled.</source>
        <translation>Up to which step can be doubled.</translation>
    </message>
    <message>
        <source>Subkontra, ×8</source>
        <translation>Subkontra, ×8</translation>
    </message>
    <message>
        <source>Rekontra, ×4</source>
        <translation>Rekontra, ×4</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up</source>
        <translation>Trischaken instead of giving up</translation>
    </message>
    <message>
        <source>What the bidder may do when the called king lies in the talon.</source>
        <translation>What the bidder may do when the called king lies in the talon.</translation>
    </message>
    <message>
        <source>give up the game and pay</source>
        <translation>give up the game and pay</translation>
    </message>
    <message>
        <source>turn the hand into Trischaken</source>
        <translation>turn the hand into Trischaken</translation>
    </message>
    <message>
        <source>Trischaken without beating</source>
        <translation>Trischaken without beating</translation>
    </message>
    <message>
        <source>Whether the forehand may choose that tricks need not be beaten in Trischaken.</source>
        <translation>Whether the forehand may choose that tricks need not be beaten in Trischaken.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>Piccolo above Solorufer</source>
        <translation>Piccolo above Solorufer</translation>
    </message>
    <message>
        <source>Whether Piccolo ranks above Solorufer and is worth three points.</source>
        <translation>Whether Piccolo ranks above Solorufer and is worth three points.</translation>
    </message>
    <message>
        <source>below, two points</source>
        <translation>below, two points</translation>
    </message>
    <message>
        <source>above, three points</source>
        <translation>above, three points</translation>
    </message>
    <message>
        <source>Besserrufer divided</source>
        <translation>Besserrufer divided</translation>
    </message>
    <message>
        <source>Whether each bird has a bid of its own instead of Besserrufer and Solobesser.</source>
        <translation>Whether each bird has a bid of its own instead of Besserrufer and Solobesser.</translation>
    </message>
    <message>
        <source>one bid for all birds</source>
        <translation>one bid for all birds</translation>
    </message>
    <message>
        <source>one bid for each bird</source>
        <translation>one bid for each bird</translation>
    </message>
    <message>
        <source>Five-suited Farbendreier</source>
        <translation>Five-suited Farbendreier</translation>
    </message>
    <message>
        <source>Whether the bidder may make trumps an ordinary fifth suit.</source>
        <translation>Whether the bidder may make trumps an ordinary fifth suit.</translation>
    </message>
    <message>
        <source>Two cards instead of one</source>
        <translation>Two cards instead of one</translation>
    </message>
    <message>
        <source>How many talon cards are taken in Einer and Farbeneiner.</source>
        <translation>How many talon cards are taken in Einer and Farbeneiner.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>one</translation>
    </message>
    <message>
        <source>two</source>
        <translation>two</translation>
    </message>
    <message>
        <source>Bonus for honors</source>
        <translation>Bonus for honors</translation>
    </message>
    <message>
        <source>Whether four of the seven five-point cards in the dealt hand are paid.</source>
        <translation>Whether four of the seven five-point cards in the dealt hand are paid.</translation>
    </message>
    <message>
        <source>one point from each other player</source>
        <translation>one point from each other player</translation>
    </message>
    <message>
        <source>Compulsory open games</source>
        <translation>Compulsory open games</translation>
    </message>
    <message>
        <source>Whether Piccolo and Bettler can be played with closed cards.</source>
        <translation>Whether Piccolo and Bettler can be played with closed cards.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>only with open cards</source>
        <translation>only with open cards</translation>
    </message>
    <message>
        <source>What counts double in a double round</source>
        <translation>What counts double in a double round</translation>
    </message>
    <message>
        <source>Whether silent extras count double as well.</source>
        <translation>Whether silent extras count double as well.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>everything</translation>
    </message>
    <message>
        <source>game and announced extras</source>
        <translation>game and announced extras</translation>
    </message>
    <message>
        <source>Stake of the Pagat pot</source>
        <translation>Stake of the Pagat pot</translation>
    </message>
    <message>
        <source>What everybody pays into the pot when it is empty, and each dealer besides; with 0 there is no pot.</source>
        <translation>What everybody pays into the pot when it is empty, and each dealer besides; with 0 there is no pot.</translation>
    </message>
    <message>
        <source>Limit of the Pagat pot</source>
        <translation>Limit of the Pagat pot</translation>
    </message>
    <message>
        <source>How much the pot holds at most; with 0 there is no limit.</source>
        <translation>How much the pot holds at most; with 0 there is no limit.</translation>
    </message>
    <message>
        <source>Time of the talon</source>
        <translation>Time of the talon</translation>
    </message>
    <message>
        <source>When the talon is dealt.</source>
        <translation>When the talon is dealt.</translation>
    </message>
    <message>
        <source>between the two rounds of six</source>
        <translation>between the two rounds of six</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>at the beginning</translation>
    </message>
</context>
<context>
    <name>KoenigrufenReadings</name>
    <message>
        <source>May the forehand open with a forehand game before the others have passed?</source>
        <translation>May the forehand open with a forehand game before the others have passed?</translation>
    </message>
    <message>
        <source>No: only after three passes, because everybody must have agreed.</source>
        <translation>No: only after three passes, because everybody must have agreed.</translation>
    </message>
    <message>
        <source>Does &apos;equal&apos; mean the same game or the same value?</source>
        <translation>Does &apos;equal&apos; mean the same game or the same value?</translation>
    </message>
    <message>
        <source>The value: that is the heading of the column.</source>
        <translation>The value: that is the heading of the column.</translation>
    </message>
    <message>
        <source>Is the capture included when an announced Pagat or called king is beaten?</source>
        <translation>Is the capture included when an announced Pagat or called king is beaten?</translation>
    </message>
    <message>
        <source>No: it is paid beside the lost announcement, being a row of its own.</source>
        <translation>No: it is paid beside the lost announcement, being a row of its own.</translation>
    </message>
    <message>
        <source>What becomes of the game and the extras when an announced Valat is lost?</source>
        <translation>What becomes of the game and the extras when an announced Valat is lost?</translation>
    </message>
    <message>
        <source>They are settled as they turned out and set off against it.</source>
        <translation>They are settled as they turned out and set off against it.</translation>
    </message>
    <message>
        <source>May the declarer still announce after he has closed his announcements?</source>
        <translation>May the declarer still announce after he has closed his announcements?</translation>
    </message>
    <message>
        <source>Yes, when his turn comes.</source>
        <translation>Yes, when his turn comes.</translation>
    </message>
    <message>
        <source>What follows when an announced card is given up without need?</source>
        <translation>What follows when an announced card is given up without need?</translation>
    </message>
    <message>
        <source>It is a Renonce, being a thing forbidden.</source>
        <translation>It is a Renonce, being a thing forbidden.</translation>
    </message>
    <message>
        <source>What does the Jungfrau get?</source>
        <translation>What does the Jungfrau get?</translation>
    </message>
    <message>
        <source>Everything that the losers pay.</source>
        <translation>Everything that the losers pay.</translation>
    </message>
    <message>
        <source>What if a doubled round begins inside another one?</source>
        <translation>What if a doubled round begins inside another one?</translation>
    </message>
    <message>
        <source>They merge: the next full round of hands counts double, never more.</source>
        <translation>They merge: the next full round of hands counts double, never more.</translation>
    </message>
    <message>
        <source>Which hands are the closing round?</source>
        <translation>Which hands are the closing round?</translation>
    </message>
    <message>
        <source>The running round is finished, then one doubled hand for each person from the first forehand on.</source>
        <translation>The running round is finished, then one doubled hand for each person from the first forehand on.</translation>
    </message>
    <message>
        <source>Until when can a wrong call, talon or discard be put right?</source>
        <translation>Until when can a wrong call, talon or discard be put right?</translation>
    </message>
    <message>
        <source>Until the first trick is turned or the second is led.</source>
        <translation>Until the first trick is turned or the second is led.</translation>
    </message>
    <message>
        <source>What follows an insufficient bid?</source>
        <translation>What follows an insufficient bid?</translation>
    </message>
    <message>
        <source>It is put right with a warning; no trick has been turned.</source>
        <translation>It is put right with a warning; no trick has been turned.</translation>
    </message>
    <message>
        <source>Is every slip a Renonce?</source>
        <translation>Is every slip a Renonce?</translation>
    </message>
    <message>
        <source>No: slips that decide nothing are put right with a warning, a few times.</source>
        <translation>No: slips that decide nothing are put right with a warning, a few times.</translation>
    </message>
    <message>
        <source>How is the first forehand drawn?</source>
        <translation>How is the first forehand drawn?</translation>
    </message>
    <message>
        <source>Tarock over suits, then rank in the trick; ties draw again.</source>
        <translation>Tarock over suits, then rank in the trick; ties draw again.</translation>
    </message>
    <message>
        <source>What is the bonus for Honneurs?</source>
        <translation>What is the bonus for Honneurs?</translation>
    </message>
    <message>
        <source>Four of the seven honours in the dealt hand, said at the first turn: one point from each other player.</source>
        <translation>Four of the seven honours in the dealt hand, said at the first turn: one point from each other player.</translation>
    </message>
    <message>
        <source>What do compulsory ouverts mean?</source>
        <translation>What do compulsory ouverts mean?</translation>
    </message>
    <message>
        <source>Piccolo and Bettler are not offered; negative games begin with the half-open ones.</source>
        <translation>Piccolo and Bettler are not offered; negative games begin with the half-open ones.</translation>
    </message>
    <message>
        <source>What changes with two cards instead of one?</source>
        <translation>What changes with two cards instead of one?</translation>
    </message>
    <message>
        <source>Einer and Farbeneiner take two cards and lay two away.</source>
        <translation>Einer and Farbeneiner take two cards and lay two away.</translation>
    </message>
    <message>
        <source>What falls away in a five-suited Farbendreier?</source>
        <translation>What falls away in a five-suited Farbendreier?</translation>
    </message>
    <message>
        <source>Tarock is an ordinary suit: it is not forced, and may be led at any time.</source>
        <translation>Tarock is an ordinary suit: it is not forced, and may be led at any time.</translation>
    </message>
    <message>
        <source>How is the Besserrufer divided?</source>
        <translation>How is the Besserrufer divided?</translation>
    </message>
    <message>
        <source>Four bids of their own with talon; the bird named must be dealt and announced; Solobesser falls away.</source>
        <translation>Four bids of their own with talon; the bird named must be dealt and announced; Solobesser falls away.</translation>
    </message>
    <message>
        <source>Who shares the Pagat pot, and how?</source>
        <translation>Who shares the Pagat pot, and how?</translation>
    </message>
    <message>
        <source>The announcer&apos;s side in equal parts, the odd unit to the announcer; Kontra and doubled rounds leave it alone.</source>
        <translation>The announcer&apos;s side in equal parts, the odd unit to the announcer; Kontra and doubled rounds leave it alone.</translation>
    </message>
    <message>
        <source>Does a lost negative game go on?</source>
        <translation>Does a lost negative game go on?</translation>
    </message>
    <message>
        <source>It ends when all running negative games are lost.</source>
        <translation>It ends when all running negative games are lost.</translation>
    </message>
    <message>
        <source>What does doubling announcements only mean?</source>
        <translation>What does doubling announcements only mean?</translation>
    </message>
    <message>
        <source>Game and announced extras count double, silent extras single.</source>
        <translation>Game and announced extras count double, silent extras single.</translation>
    </message>
    <message>
        <source>Who plays Trischaken instead of dragging?</source>
        <translation>Who plays Trischaken instead of dragging?</translation>
    </message>
    <message>
        <source>The declarer is Trischaker with the talon shown, and leads.</source>
        <translation>The declarer is Trischaker with the talon shown, and leads.</translation>
    </message>
    <message>
        <source>What does the Skoty-Trophy change?</source>
        <translation>What does the Skoty-Trophy change?</translation>
    </message>
    <message>
        <source>No captures, no silent Säcke, no doubled hands at all, Kontra up to Rekontra.</source>
        <translation>No captures, no silent Säcke, no doubled hands at all, Kontra up to Rekontra.</translation>
    </message>
    <message>
        <source>Does the void Kontra of a partner block that of an opponent?</source>
        <translation>Does the void Kontra of a partner block that of an opponent?</translation>
    </message>
    <message>
        <source>Yes: each step can be said once.</source>
        <translation>Yes: each step can be said once.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenTitles</name>
    <message>
        <source>Speisen (table of games)</source>
        <translation>Speisen (table of games)</translation>
    </message>
    <message>
        <source>Zutaten (table of extras)</source>
        <translation>Zutaten (table of extras)</translation>
    </message>
    <message>
        <source>Kaiserstich (emperor&apos;s trick)</source>
        <translation>Kaiserstich (emperor&apos;s trick)</translation>
    </message>
    <message>
        <source>Grundlagen (basics)</source>
        <translation>Grundlagen (basics)</translation>
    </message>
    <message>
        <source>Allgemeines (general)</source>
        <translation>Allgemeines (general)</translation>
    </message>
    <message>
        <source>Lizitation, phase I (bidding)</source>
        <translation>Lizitation, phase I (bidding)</translation>
    </message>
    <message>
        <source>Lizitation, phase II (call and announcements)</source>
        <translation>Lizitation, phase II (call and announcements)</translation>
    </message>
    <message>
        <source>Lizitation, phase III (close)</source>
        <translation>Lizitation, phase III (close)</translation>
    </message>
    <message>
        <source>Vorhandspiele (forehand games)</source>
        <translation>Vorhandspiele (forehand games)</translation>
    </message>
    <message>
        <source>Solospiele (solo games)</source>
        <translation>Solospiele (solo games)</translation>
    </message>
    <message>
        <source>Farbspiele (suit games)</source>
        <translation>Farbspiele (suit games)</translation>
    </message>
    <message>
        <source>Übrige Positivspiele (other positive games)</source>
        <translation>Übrige Positivspiele (other positive games)</translation>
    </message>
    <message>
        <source>Negativspiele (negative games)</source>
        <translation>Negativspiele (negative games)</translation>
    </message>
    <message>
        <source>Zusätze (extras)</source>
        <translation>Zusätze (extras)</translation>
    </message>
    <message>
        <source>Renonce (offenses)</source>
        <translation>Renonce (offenses)</translation>
    </message>
    <message>
        <source>Optionale Regeln (optional rules)</source>
        <translation>Optionale Regeln (optional rules)</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Written</source>
        <translation>Written</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Paid</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>in it: {amount}</source>
        <translation>in it: {amount}</translation>
    </message>
    <message>
        <source>Sum of the sheet</source>
        <translation>Sum of the sheet</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The sheet leaves this to a judge.</source>
        <translation>The sheet leaves this to a judge.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decide…</translation>
    </message>
    <message>
        <source>Tarock Desktop</source>
        <translation>Tarock Desktop</translation>
    </message>
    <message>
        <source>{sheet} · Tarock Desktop</source>
        <translation>{sheet} · Tarock Desktop</translation>
    </message>
    <message>
        <source>Incident · Tarock Desktop</source>
        <translation>Incident · Tarock Desktop</translation>
    </message>
    <message>
        <source>Your turn · {title}</source>
        <translation>Your turn · {title}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Table options</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>refuses what breaks a rule and explains it</source>
        <translation>refuses what breaks a rule and explains it</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Rules:</translation>
    </message>
    <message>
        <source>Table options:</source>
        <translation>Table options:</translation>
    </message>
    <message>
        <source>The referee:</source>
        <translation>The referee:</translation>
    </message>
    <message>
        <source>People at the table:</source>
        <translation>People at the table:</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise. With several people at this screen a curtain falls whenever another one is to act; with none the computer plays alone.</source>
        <translation>Play goes counter-clockwise. With several people at this screen a curtain falls whenever another one is to act; with none the computer plays alone.</translation>
    </message>
    <message>
        <source>Seat {number}:</source>
        <translation>Seat {number}:</translation>
    </message>
    <message>
        <source>person</source>
        <translation>person</translation>
    </message>
    <message>
        <source>Who plays on seat {number}</source>
        <translation>Who plays on seat {number}</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>computer, beginner</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>computer, club player</translation>
    </message>
    <message>
        <source>computer, master (weaker: the search is not compiled)</source>
        <translation>computer, master (weaker: the search is not compiled)</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>computer, master</translation>
    </message>
    <message>
        <source>computer, clumsy</source>
        <translation>computer, clumsy</translation>
    </message>
    <message>
        <source>computer ({level})</source>
        <translation>computer ({level})</translation>
    </message>
    <message>
        <source>warns before a rule is broken</source>
        <translation>warns before a rule is broken</translation>
    </message>
    <message>
        <source>lets everything happen and rules on it</source>
        <translation>lets everything happen and rules on it</translation>
    </message>
    <message>
        <source>An act that breaks a rule is not carried out; the referee says which rule it is and what would be right.</source>
        <translation>An act that breaks a rule is not carried out; the referee says which rule it is and what would be right.</translation>
    </message>
    <message>
        <source>The referee explains what would be broken; done all the same, the act counts and the sheet&apos;s consequences follow.</source>
        <translation>The referee explains what would be broken; done all the same, the act counts and the sheet&apos;s consequences follow.</translation>
    </message>
    <message>
        <source>As in a tournament: nobody helps, nothing is taken back, and the referee rules when a breach comes to light or somebody calls him.</source>
        <translation>As in a tournament: nobody helps, nothing is taken back, and the referee rules when a breach comes to light or somebody calls him.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
</context>
<context>
    <name>OpeningTexts</name>
    <message>
        <source>The talon is turned up: {cards}</source>
        <translation>The talon is turned up: {cards}</translation>
    </message>
    <message>
        <source>A talon card is added to the trick: {card}</source>
        <translation>A talon card is added to the trick: {card}</translation>
    </message>
    <message>
        <source>{seat} plays with open cards: {cards}</source>
        <translation>{seat} plays with open cards: {cards}</translation>
    </message>
    <message>
        <source>{seat} plays along with the talon.</source>
        <translation>{seat} plays along with the talon.</translation>
    </message>
    <message>
        <source>{seat} chooses: {way}</source>
        <translation>{seat} chooses: {way}</translation>
    </message>
    <message>
        <source>{seat} calls the fourth king.</source>
        <translation>{seat} calls the fourth king.</translation>
    </message>
    <message>
        <source>The called king: {card}</source>
        <translation>The called king: {card}</translation>
    </message>
    <message numerus="yes">
        <source>The next %n hand(s) count double.</source>
        <translation>
            <numerusform>The next %n hand count double.</numerusform>
            <numerusform>The next %n hands count double.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherActs</name>
    <message>
        <source>Play: {card}</source>
        <translation>Play: {card}</translation>
    </message>
    <message>
        <source>Show to everybody: {card}</source>
        <translation>Show to everybody: {card}</translation>
    </message>
    <message>
        <source>Let fall under the table, unseen: {card}</source>
        <translation>Let fall under the table, unseen: {card}</translation>
    </message>
    <message>
        <source>Lay a second card to the trick: {card}</source>
        <translation>Lay a second card to the trick: {card}</translation>
    </message>
    <message>
        <source>Declare: {value}</source>
        <translation>Declare: {value}</translation>
    </message>
    <message>
        <source>Say: {words}</source>
        <translation>Say: {words}</translation>
    </message>
    <message>
        <source>Look at the bottom card of the pack</source>
        <translation>Look at the bottom card of the pack</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Cut the pack</translation>
    </message>
    <message>
        <source>{act} (without showing the cards laid back)</source>
        <translation>{act} (without showing the cards laid back)</translation>
    </message>
    <message>
        <source>Lay the trick just won on the pile of: {player}</source>
        <translation>Lay the trick just won on the pile of: {player}</translation>
    </message>
    <message>
        <source>Throw in the rest of the cards</source>
        <translation>Throw in the rest of the cards</translation>
    </message>
    <message>
        <source>In dealing, turn up a card of: {player}</source>
        <translation>In dealing, turn up a card of: {player}</translation>
    </message>
    <message>
        <source>Deal a card too many to {more}, one too few to {less}</source>
        <translation>Deal a card too many to {more}, one too few to {less}</translation>
    </message>
</context>
<context>
    <name>OtherActsDialog</name>
    <message>
        <source>Do or say something else</source>
        <translation>Do or say something else</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>The list is always the same: it does not tell what is allowed.</source>
        <translation>The list is always the same: it does not tell what is allowed.</translation>
    </message>
</context>
<context>
    <name>PersonTexts</name>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>as the sheet has it</source>
        <translation>as the sheet has it</translation>
    </message>
    <message>
        <source>own choice</source>
        <translation>own choice</translation>
    </message>
</context>
<context>
    <name>PromptSentences</name>
    <message>
        <source>Shuffle the deck.</source>
        <translation>Shuffle the deck.</translation>
    </message>
    <message>
        <source>Cut the deck or knock on it.</source>
        <translation>Cut the deck or knock on it.</translation>
    </message>
    <message>
        <source>Choose a packet.</source>
        <translation>Choose a packet.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>What do you bid?</translation>
    </message>
    <message>
        <source>{seat} exposed a card in dealing: {card}. Does the deal go on?</source>
        <translation>{seat} exposed a card in dealing: {card}. Does the deal go on?</translation>
    </message>
    <message>
        <source>{seat} bids {name}. Do you bid higher?</source>
        <translation>{seat} bids {name}. Do you bid higher?</translation>
    </message>
    <message numerus="yes">
        <source>Take the top %n card(s) of the talon.</source>
        <translation>
            <numerusform>Take the top %n card of the talon.</numerusform>
            <numerusform>Take the top %n cards of the talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the talon card, or pass it on unseen?</source>
        <translation>Take the talon card, or pass it on unseen?</translation>
    </message>
    <message>
        <source>{seat} passes on a talon card, unseen. Do you take it?</source>
        <translation>{seat} passes on a talon card, unseen. Do you take it?</translation>
    </message>
    <message>
        <source>Which talon cards do you play with?</source>
        <translation>Which talon cards do you play with?</translation>
    </message>
    <message>
        <source>Which trump do you call?</source>
        <translation>Which trump do you call?</translation>
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
    <message>
        <source>Do you have anything to declare?</source>
        <translation>Do you have anything to declare?</translation>
    </message>
    <message>
        <source>Do you announce anything?</source>
        <translation>Do you announce anything?</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Do you challenge?</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} asks whether everybody is ready.</translation>
    </message>
    <message>
        <source>Ask whether everybody is ready.</source>
        <translation>Ask whether everybody is ready.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Lead a card.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Follow suit: {suit}.</translation>
    </message>
    <message>
        <source>You are out of the suit led ({suit}): play a trump.</source>
        <translation>You are out of the suit led ({suit}): play a trump.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Play any card.</translation>
    </message>
</context>
<context>
    <name>PromptSheet</name>
    <message>
        <source>Not now. {reason}</source>
        <translation>Not now. {reason}</translation>
    </message>
    <message>
        <source>Not now: {choice}. {reason}</source>
        <translation>Not now: {choice}. {reason}</translation>
    </message>
</context>
<context>
    <name>PublicRulingSentences</name>
    <message>
        <source>{seat} holds too many trumps to pass on the talon card.</source>
        <translation>{seat} holds too many trumps to pass on the talon card.</translation>
    </message>
    <message>
        <source>{seat} discarded a king, but kings stay in the hand.</source>
        <translation>{seat} discarded a king, but kings stay in the hand.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that has to stay in the hand.</source>
        <translation>{seat} discarded a card that has to stay in the hand.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump face down, but a trump lies face up.</source>
        <translation>{seat} discarded a trump face down, but a trump lies face up.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump although other cards could be discarded.</source>
        <translation>{seat} discarded a trump although other cards could be discarded.</translation>
    </message>
    <message>
        <source>{seat} made an announcement that only the holder of the card can make.</source>
        <translation>{seat} made an announcement that only the holder of the card can make.</translation>
    </message>
</context>
<context>
    <name>RankedChoices</name>
    <message>
        <source>{name} bei</source>
        <translation>{name} bei</translation>
    </message>
    <message>
        <source>{name_gloss}</source>
        <translation>{name_gloss}</translation>
    </message>
    <message>
        <source>Ready (ich liege)</source>
        <translation>Ready (ich liege)</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>Lay the cards open</source>
        <translation>Lay the cards open</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Take {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Give up the game</translation>
    </message>
    <message>
        <source>Call the fourth</source>
        <translation>Call the fourth</translation>
    </message>
    <message>
        <source>You want to play and name the game when all others have passed; until then you may still outbid.</source>
        <translation>You want to play and name the game when all others have passed; until then you may still outbid.</translation>
    </message>
    <message>
        <source>{name_gloss}. Each of the two losers pays {value_object}, each of the two others gets as much.</source>
        <translation>{name_gloss}. Each of the two losers pays {value_object}, each of the two others gets as much.</translation>
    </message>
    <message>
        <source>{name_gloss}. Won, each other player pays you {value_object}; lost, you pay each as much.</source>
        <translation>{name_gloss}. Won, each other player pays you {value_object}; lost, you pay each as much.</translation>
    </message>
    <message>
        <source>{name_gloss}. Won, each of your side gets {value_object}, each opponent pays as much; lost, it is the other way round.</source>
        <translation>{name_gloss}. Won, each of your side gets {value_object}, each opponent pays as much; lost, it is the other way round.</translation>
    </message>
    <message>
        <source>{name_gloss}. With {least} points each of the three others pays you {value_object}; otherwise you pay each {lost_object}.</source>
        <translation>{name_gloss}. With {least} points each of the three others pays you {value_object}; otherwise you pay each {lost_object}.</translation>
    </message>
    <message>
        <source>Each of the three others gets the value of the game, without doubling.</source>
        <translation>Each of the three others gets the value of the game, without doubling.</translation>
    </message>
    <message>
        <source>The suit is not named: it is the king you do not hold.</source>
        <translation>The suit is not named: it is the king you do not hold.</translation>
    </message>
    <message>
        <source>Beside an announced Valat it counts only when it is doubled.</source>
        <translation>Beside an announced Valat it counts only when it is doubled.</translation>
    </message>
    <message>
        <source>This is the last bird you could announce.</source>
        <translation>This is the last bird you could announce.</translation>
    </message>
    <message>
        <source>There are enough trumps to discard.</source>
        <translation>There are enough trumps to discard.</translation>
    </message>
    <message>
        <source>You hold this king yourself.</source>
        <translation>You hold this king yourself.</translation>
    </message>
    <message>
        <source>It is announced for a later trick.</source>
        <translation>It is announced for a later trick.</translation>
    </message>
    <message>
        <source>The bird announced for this trick has to be played.</source>
        <translation>The bird announced for this trick has to be played.</translation>
    </message>
    <message>
        <source>The king is announced for the last trick.</source>
        <translation>The king is announced for the last trick.</translation>
    </message>
    <message>
        <source>A higher announced bird has to go first.</source>
        <translation>A higher announced bird has to go first.</translation>
    </message>
</context>
<context>
    <name>RankedPrompts</name>
    <message>
        <source>All have passed: which of your three games do you play?</source>
        <translation>All have passed: which of your three games do you play?</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Which king do you call?</translation>
    </message>
    <message>
        <source>Is the closing round announced?</source>
        <translation>Is the closing round announced?</translation>
    </message>
    <message>
        <source>Which tricks does the talon go to?</source>
        <translation>Which tricks does the talon go to?</translation>
    </message>
    <message>
        <source>Lay your cards open.</source>
        <translation>Lay your cards open.</translation>
    </message>
</context>
<context>
    <name>RankedPublicRulings</name>
    <message>
        <source>{seat} discarded a suit card although a trump could be discarded.</source>
        <translation>{seat} discarded a suit card although a trump could be discarded.</translation>
    </message>
    <message>
        <source>{seat} discarded a suit card face down, but in this game it lies face up.</source>
        <translation>{seat} discarded a suit card face down, but in this game it lies face up.</translation>
    </message>
    <message>
        <source>{seat} discarded the last bird that could be announced.</source>
        <translation>{seat} discarded the last bird that could be announced.</translation>
    </message>
</context>
<context>
    <name>RankedRights</name>
    <message>
        <source>After the closing words the bidder only doubles.</source>
        <translation>After the closing words the bidder only doubles.</translation>
    </message>
    <message>
        <source>An announced bird stays in the hand until its trick as long as another card may be played.</source>
        <translation>An announced bird stays in the hand until its trick as long as another card may be played.</translation>
    </message>
    <message>
        <source>In its trick an announced bird is played if it may be played.</source>
        <translation>In its trick an announced bird is played if it may be played.</translation>
    </message>
    <message>
        <source>An announced king stays in the hand until the last trick as long as another card may be played.</source>
        <translation>An announced king stays in the hand until the last trick as long as another card may be played.</translation>
    </message>
    <message>
        <source>Of several announced birds the highest goes first.</source>
        <translation>Of several announced birds the highest goes first.</translation>
    </message>
    <message>
        <source>In a suit game trumps are discarded first.</source>
        <translation>In a suit game trumps are discarded first.</translation>
    </message>
    <message>
        <source>A suit card that has to be discarded in a suit game lies face up.</source>
        <translation>A suit card that has to be discarded in a suit game lies face up.</translation>
    </message>
    <message>
        <source>A bird that has to be announced stays in the hand.</source>
        <translation>A bird that has to be announced stays in the hand.</translation>
    </message>
    <message>
        <source>First the king is called, then the talon is turned up.</source>
        <translation>First the king is called, then the talon is turned up.</translation>
    </message>
    <message>
        <source>Only the chosen half or card of the talon is taken.</source>
        <translation>Only the chosen half or card of the talon is taken.</translation>
    </message>
    <message>
        <source>In a Sechserdreier the talon is taken up unseen by the others.</source>
        <translation>In a Sechserdreier the talon is taken up unseen by the others.</translation>
    </message>
    <message>
        <source>Nobody looks at a closed talon.</source>
        <translation>Nobody looks at a closed talon.</translation>
    </message>
    <message>
        <source>A game is given up only when the called king lies in the talon, before a half is taken.</source>
        <translation>A game is given up only when the called king lies in the talon, before a half is taken.</translation>
    </message>
    <message>
        <source>Only the previous trick may be looked at.</source>
        <translation>Only the previous trick may be looked at.</translation>
    </message>
    <message>
        <source>Cards, partner and plans are kept to oneself.</source>
        <translation>Cards, partner and plans are kept to oneself.</translation>
    </message>
    <message>
        <source>Open games are played in silence.</source>
        <translation>Open games are played in silence.</translation>
    </message>
    <message>
        <source>Cards, tricks and talon are kept apart until a claim is settled.</source>
        <translation>Cards, tricks and talon are kept apart until a claim is settled.</translation>
    </message>
    <message>
        <source>Whoever sits out keeps silent and does not look at the talon.</source>
        <translation>Whoever sits out keeps silent and does not look at the talon.</translation>
    </message>
    <message>
        <source>A king of another hand is called, unless all four are held.</source>
        <translation>A king of another hand is called, unless all four are held.</translation>
    </message>
    <message>
        <source>Only who holds exactly three kings may call the fourth.</source>
        <translation>Only who holds exactly three kings may call the fourth.</translation>
    </message>
    <message>
        <source>This game needs a bird in the dealt hand.</source>
        <translation>This game needs a bird in the dealt hand.</translation>
    </message>
    <message>
        <source>Whoever has passed stays out of the bidding.</source>
        <translation>Whoever has passed stays out of the bidding.</translation>
    </message>
    <message>
        <source>An own game is raised only after somebody has outbid it.</source>
        <translation>An own game is raised only after somebody has outbid it.</translation>
    </message>
    <message>
        <source>The three forehand games are for the forehand alone, when all others have passed.</source>
        <translation>The three forehand games are for the forehand alone, when all others have passed.</translation>
    </message>
    <message>
        <source>Only negative games of equal value are played side by side.</source>
        <translation>Only negative games of equal value are played side by side.</translation>
    </message>
    <message>
        <source>One of the dealt birds is announced before the bidder is ready.</source>
        <translation>One of the dealt birds is announced before the bidder is ready.</translation>
    </message>
    <message>
        <source>Only the extras of this game are announced.</source>
        <translation>Only the extras of this game are announced.</translation>
    </message>
    <message>
        <source>The others speak when the bidder is ready.</source>
        <translation>The others speak when the bidder is ready.</translation>
    </message>
    <message>
        <source>A card that was allowed stays on the table.</source>
        <translation>A card that was allowed stays on the table.</translation>
    </message>
    <message>
        <source>After the first trick and before the second lead the cards are laid open.</source>
        <translation>After the first trick and before the second lead the cards are laid open.</translation>
    </message>
    <message>
        <source>Cards are laid open only when the game wants it.</source>
        <translation>Cards are laid open only when the game wants it.</translation>
    </message>
    <message>
        <source>Nothing is doubled in a game that is given up or whose called king lies in the talon.</source>
        <translation>Nothing is doubled in a game that is given up or whose called king lies in the talon.</translation>
    </message>
    <message>
        <source>Only opponents double each other.</source>
        <translation>Only opponents double each other.</translation>
    </message>
    <message>
        <source>Only the game and announced extras are doubled.</source>
        <translation>Only the game and announced extras are doubled.</translation>
    </message>
    <message>
        <source>Before the lead it is said whether the talon goes to the first six tricks or to the last.</source>
        <translation>Before the lead it is said whether the talon goes to the first six tricks or to the last.</translation>
    </message>
    <message>
        <source>Each talon card goes to its own trick, from the top.</source>
        <translation>Each talon card goes to its own trick, from the top.</translation>
    </message>
    <message>
        <source>The forehand chooses the first packet, the others follow in turn.</source>
        <translation>The forehand chooses the first packet, the others follow in turn.</translation>
    </message>
    <message>
        <source>Before every deal somebody cuts or knocks.</source>
        <translation>Before every deal somebody cuts or knocks.</translation>
    </message>
    <message>
        <source>The cards are counted in threes, less two points each.</source>
        <translation>The cards are counted in threes, less two points each.</translation>
    </message>
    <message>
        <source>The dealer pays the stake before the deal.</source>
        <translation>The dealer pays the stake before the deal.</translation>
    </message>
</context>
<context>
    <name>RankedRulings</name>
    <message>
        <source>{seat} played {card_object}, which is announced for a later trick, although another card was allowed.</source>
        <translation>{seat} played {card_object}, which is announced for a later trick, although another card was allowed.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although the bird announced for this trick could be played.</source>
        <translation>{seat} played {card_object} although the bird announced for this trick could be played.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although the king is announced for the last trick and another card was allowed.</source>
        <translation>{seat} played {card_object} although the king is announced for the last trick and another card was allowed.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although a higher announced bird has to go first.</source>
        <translation>{seat} played {card_object} although a higher announced bird has to go first.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} although a trump could be discarded.</source>
        <translation>{seat} discarded {card_object} although a trump could be discarded.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down, but in this game a suit card lies face up.</source>
        <translation>{seat} discarded {card_object} face down, but in this game a suit card lies face up.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, the last bird that could be announced.</source>
        <translation>{seat} discarded {card_object}, the last bird that could be announced.</translation>
    </message>
    <message>
        <source>{seat} turned up the talon before a king was called.</source>
        <translation>{seat} turned up the talon before a king was called.</translation>
    </message>
    <message>
        <source>{seat} took talon cards that do not belong together.</source>
        <translation>{seat} took talon cards that do not belong together.</translation>
    </message>
    <message>
        <source>{seat} showed talon cards that have to stay hidden.</source>
        <translation>{seat} showed talon cards that have to stay hidden.</translation>
    </message>
    <message>
        <source>{seat} looked at the closed talon.</source>
        <translation>{seat} looked at the closed talon.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t give up the game: the called king does not lie in the talon, or a half is taken.</source>
        <translation>{seat} can&apos;t give up the game: the called king does not lie in the talon, or a half is taken.</translation>
    </message>
    <message>
        <source>{seat} looked at an older trick.</source>
        <translation>{seat} looked at an older trick.</translation>
    </message>
    <message>
        <source>{seat} gave away cards or plans.</source>
        <translation>{seat} gave away cards or plans.</translation>
    </message>
    <message>
        <source>{seat} talked in a game that is played in silence.</source>
        <translation>{seat} talked in a game that is played in silence.</translation>
    </message>
    <message>
        <source>{seat} mixed cards before the claim was settled.</source>
        <translation>{seat} mixed cards before the claim was settled.</translation>
    </message>
    <message>
        <source>{seat} sits out and interfered with the game.</source>
        <translation>{seat} sits out and interfered with the game.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which is in the own hand.</source>
        <translation>{seat} called {card_object}, which is in the own hand.</translation>
    </message>
    <message>
        <source>{seat} called the fourth king without holding exactly three.</source>
        <translation>{seat} called the fourth king without holding exactly three.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce it: only the holder of the called king can.</source>
        <translation>{seat} can&apos;t announce it: only the holder of the called king can.</translation>
    </message>
    <message>
        <source>{seat} bid {name} without a bird in the hand.</source>
        <translation>{seat} bid {name} without a bird in the hand.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t bid {name} any more after passing.</source>
        <translation>{seat} can&apos;t bid {name} any more after passing.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t raise to {name}: nobody has outbid the own game.</source>
        <translation>{seat} can&apos;t raise to {name}: nobody has outbid the own game.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t bid {name} now: a game of the forehand waits until all have passed, and then nothing else is played.</source>
        <translation>{seat} can&apos;t bid {name} now: a game of the forehand waits until all have passed, and then nothing else is played.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t join with {name}: only a standing negative game of the same value can be joined.</source>
        <translation>{seat} can&apos;t join with {name}: only a standing negative game of the same value can be joined.</translation>
    </message>
    <message>
        <source>{seat} finished the announcements without naming a bird.</source>
        <translation>{seat} finished the announcements without naming a bird.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce {name}: this game has no such extra.</source>
        <translation>{seat} can&apos;t announce {name}: this game has no such extra.</translation>
    </message>
    <message>
        <source>{seat} speaks before the bidder has finished the announcements.</source>
        <translation>{seat} speaks before the bidder has finished the announcements.</translation>
    </message>
    <message>
        <source>{seat} finished the announcements and can&apos;t add any more.</source>
        <translation>{seat} finished the announcements and can&apos;t add any more.</translation>
    </message>
    <message>
        <source>The closing round is over.</source>
        <translation>The closing round is over.</translation>
    </message>
    <message>
        <source>{seat} wanted to take back a card that was allowed.</source>
        <translation>{seat} wanted to take back a card that was allowed.</translation>
    </message>
    <message>
        <source>{seat} did not lay the cards open after the first trick.</source>
        <translation>{seat} did not lay the cards open after the first trick.</translation>
    </message>
    <message>
        <source>{seat} laid the cards open too early or without having to.</source>
        <translation>{seat} laid the cards open too early or without having to.</translation>
    </message>
    <message>
        <source>{seat} doubled {name}, but no doubling counts in this hand.</source>
        <translation>{seat} doubled {name}, but no doubling counts in this hand.</translation>
    </message>
    <message>
        <source>{seat} doubled {name} of the own side.</source>
        <translation>{seat} doubled {name} of the own side.</translation>
    </message>
    <message>
        <source>{seat} leads before saying which tricks the talon goes to.</source>
        <translation>{seat} leads before saying which tricks the talon goes to.</translation>
    </message>
    <message>
        <source>{seat} put a talon card to the wrong trick.</source>
        <translation>{seat} put a talon card to the wrong trick.</translation>
    </message>
    <message>
        <source>{seat} took a packet out of turn.</source>
        <translation>{seat} took a packet out of turn.</translation>
    </message>
    <message>
        <source>{seat} dealt without having the deck cut.</source>
        <translation>{seat} dealt without having the deck cut.</translation>
    </message>
    <message>
        <source>{seat} counted wrong.</source>
        <translation>{seat} counted wrong.</translation>
    </message>
    <message>
        <source>{seat} did not pay into the Pagat pot.</source>
        <translation>{seat} did not pay into the Pagat pot.</translation>
    </message>
</context>
<context>
    <name>RankedScores</name>
    <message>
        <source>{name} given up: {seat}</source>
        <translation>{name} given up: {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>What winning would bring {seat}: {amount}</source>
        <translation>What winning would bring {seat}: {amount}</translation>
    </message>
    <message>
        <source>Double round: × 2</source>
        <translation>Double round: × 2</translation>
    </message>
    <message>
        <source>All tricks: {seat}</source>
        <translation>All tricks: {seat}</translation>
    </message>
    <message>
        <source>Bürgermeister, with the game made: {seat}</source>
        <translation>Bürgermeister, with the game made: {seat}</translation>
    </message>
    <message>
        <source>By places: two pay and two get {value_object}.</source>
        <translation>By places: two pay and two get {value_object}.</translation>
    </message>
</context>
<context>
    <name>RefereeCommands</name>
    <message>
        <source>Call the &amp;referee…</source>
        <translation>Call the &amp;referee…</translation>
    </message>
    <message>
        <source>Has the &amp;called trump been played?</source>
        <translation>Has the &amp;called trump been played?</translation>
    </message>
    <message>
        <source>A &amp;judge decides…</source>
        <translation>A &amp;judge decides…</translation>
    </message>
    <message>
        <source>What &amp;nobody claimed…</source>
        <translation>What &amp;nobody claimed…</translation>
    </message>
    <message>
        <source>&amp;Book of rulings…</source>
        <translation>&amp;Book of rulings…</translation>
    </message>
    <message>
        <source>Show an &amp;incident…</source>
        <translation>Show an &amp;incident…</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>Referee</source>
        <translation>Referee</translation>
    </message>
    <message>
        <source>No ruling in this hand so far.</source>
        <translation>No ruling in this hand so far.</translation>
    </message>
    <message>
        <source>✓ Everything has been legal so far.</source>
        <translation>✓ Everything has been legal so far.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Show the act</source>
        <translation>Show the act</translation>
    </message>
    <message>
        <source>Show the proof</source>
        <translation>Show the proof</translation>
    </message>
    <message>
        <source>Reopened: it waits for a judge.</source>
        <translation>Reopened: it waits for a judge.</translation>
    </message>
    <message>
        <source>The sheet leaves this to a judge.</source>
        <translation>The sheet leaves this to a judge.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decide…</translation>
    </message>
    <message>
        <source>Reopen this ruling</source>
        <translation>Reopen this ruling</translation>
    </message>
    <message>
        <source>Rulings of this hand</source>
        <translation>Rulings of this hand</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>Nothing has been decided yet that you may look at.</source>
        <translation>Nothing has been decided yet that you may look at.</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>{points} points to win</source>
        <translation>{points} points to win</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n point to win</numerusform>
            <numerusform>%n points to win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RightSentences</name>
    <message>
        <source>The deck is shuffled thoroughly before every hand.</source>
        <translation>The deck is shuffled thoroughly before every hand.</translation>
    </message>
    <message>
        <source>Enough cards lie in both parts of the cut deck.</source>
        <translation>Enough cards lie in both parts of the cut deck.</translation>
    </message>
    <message>
        <source>One of the ways of dealing on the sheet is chosen.</source>
        <translation>One of the ways of dealing on the sheet is chosen.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts or knocks.</source>
        <translation>The player on the dealer&apos;s left cuts or knocks.</translation>
    </message>
    <message>
        <source>Cards are dealt face down.</source>
        <translation>Cards are dealt face down.</translation>
    </message>
    <message>
        <source>Nobody looks at the bottom card.</source>
        <translation>Nobody looks at the bottom card.</translation>
    </message>
    <message>
        <source>Every hand and the talon get the right number of cards.</source>
        <translation>Every hand and the talon get the right number of cards.</translation>
    </message>
    <message>
        <source>Cards are not shown before they are played.</source>
        <translation>Cards are not shown before they are played.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next; the others follow counterclockwise.</source>
        <translation>The winner of a trick leads to the next; the others follow counterclockwise.</translation>
    </message>
    <message>
        <source>The forehand leads to the first trick, in negative games the bidder, later the winner of the trick.</source>
        <translation>The forehand leads to the first trick, in negative games the bidder, later the winner of the trick.</translation>
    </message>
    <message>
        <source>Every hand is played to its end.</source>
        <translation>Every hand is played to its end.</translation>
    </message>
    <message>
        <source>The bids go round counterclockwise, beginning with the first bidder.</source>
        <translation>The bids go round counterclockwise, beginning with the first bidder.</translation>
    </message>
    <message>
        <source>Everybody acts in turn, counterclockwise.</source>
        <translation>Everybody acts in turn, counterclockwise.</translation>
    </message>
    <message>
        <source>Bids are made before the talon is touched.</source>
        <translation>Bids are made before the talon is touched.</translation>
    </message>
    <message>
        <source>Values, announcements and challenges wait until the discards are done.</source>
        <translation>Values, announcements and challenges wait until the discards are done.</translation>
    </message>
    <message>
        <source>Values, announcements and challenges come before the first card.</source>
        <translation>Values, announcements and challenges come before the first card.</translation>
    </message>
    <message>
        <source>Values and announcements come before the first challenge.</source>
        <translation>Values and announcements come before the first challenge.</translation>
    </message>
    <message>
        <source>Before the first card the leader asks whether everybody is ready.</source>
        <translation>Before the first card the leader asks whether everybody is ready.</translation>
    </message>
    <message>
        <source>The first bidder names one of the games.</source>
        <translation>The first bidder names one of the games.</translation>
    </message>
    <message>
        <source>The bidding begins with the player whose turn it is to be first.</source>
        <translation>The bidding begins with the player whose turn it is to be first.</translation>
    </message>
    <message>
        <source>A bid outranks the one before it; otherwise one passes.</source>
        <translation>A bid outranks the one before it; otherwise one passes.</translation>
    </message>
    <message>
        <source>A talon card is passed on only by a hand with few trumps, never by the bidder.</source>
        <translation>A talon card is passed on only by a hand with few trumps, never by the bidder.</translation>
    </message>
    <message>
        <source>The talon cards are shown before others are taken for them.</source>
        <translation>The talon cards are shown before others are taken for them.</translation>
    </message>
    <message>
        <source>The hand is played unless a drawn card gives the right to throw it in.</source>
        <translation>The hand is played unless a drawn card gives the right to throw it in.</translation>
    </message>
    <message>
        <source>The highest callable trump missing in the hand is called; who holds the XIX may call that.</source>
        <translation>The highest callable trump missing in the hand is called; who holds the XIX may call that.</translation>
    </message>
    <message>
        <source>As many cards are discarded as were taken from the talon.</source>
        <translation>As many cards are discarded as were taken from the talon.</translation>
    </message>
    <message>
        <source>Other suit cards are discarded, never a king.</source>
        <translation>Other suit cards are discarded, never a king.</translation>
    </message>
    <message>
        <source>Other cards are discarded.</source>
        <translation>Other cards are discarded.</translation>
    </message>
    <message>
        <source>A trump that has to be discarded lies face up.</source>
        <translation>A trump that has to be discarded lies face up.</translation>
    </message>
    <message>
        <source>Trumps are discarded only when there are not enough other cards.</source>
        <translation>Trumps are discarded only when there are not enough other cards.</translation>
    </message>
    <message>
        <source>Only values that the hand holds are declared.</source>
        <translation>Only values that the hand holds are declared.</translation>
    </message>
    <message>
        <source>Of several values of one kind only the best is declared.</source>
        <translation>Of several values of one kind only the best is declared.</translation>
    </message>
    <message>
        <source>Only the holder of the card makes this announcement.</source>
        <translation>Only the holder of the card makes this announcement.</translation>
    </message>
    <message>
        <source>Who takes the last trick with the Pagat has the right number of cards.</source>
        <translation>Who takes the last trick with the Pagat has the right number of cards.</translation>
    </message>
    <message>
        <source>Beside a called Valat no Pagat is announced.</source>
        <translation>Beside a called Valat no Pagat is announced.</translation>
    </message>
    <message>
        <source>Each announcement is made once.</source>
        <translation>Each announcement is made once.</translation>
    </message>
    <message>
        <source>Only the bidder&apos;s side announces it.</source>
        <translation>Only the bidder&apos;s side announces it.</translation>
    </message>
    <message>
        <source>The two sides challenge by turns; the opponents of the bidder or announcer begin.</source>
        <translation>The two sides challenge by turns; the opponents of the bidder or announcer begin.</translation>
    </message>
    <message>
        <source>The words of challenge come in their order, by turns of the two sides.</source>
        <translation>The words of challenge come in their order, by turns of the two sides.</translation>
    </message>
    <message>
        <source>As long as the hand holds the suit led, a card of that suit is played.</source>
        <translation>As long as the hand holds the suit led, a card of that suit is played.</translation>
    </message>
    <message>
        <source>A hand without the suit led plays a trump as long as it holds one.</source>
        <translation>A hand without the suit led plays a trump as long as it holds one.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, if other cards are allowed.</source>
        <translation>An announced Pagat stays in the hand until the last trick, if other cards are allowed.</translation>
    </message>
    <message>
        <source>A bidder who draws the trump to be called may throw in the hand.</source>
        <translation>A bidder who draws the trump to be called may throw in the hand.</translation>
    </message>
    <message>
        <source>A value is paid only if it is declared before the first card.</source>
        <translation>A value is paid only if it is declared before the first card.</translation>
    </message>
    <message>
        <source>The bidder calls a trump before the first card.</source>
        <translation>The bidder calls a trump before the first card.</translation>
    </message>
    <message>
        <source>An announced Pagat has to win the last trick.</source>
        <translation>An announced Pagat has to win the last trick.</translation>
    </message>
    <message>
        <source>A card that beats the trick is played if one of the allowed cards does.</source>
        <translation>A card that beats the trick is played if one of the allowed cards does.</translation>
    </message>
    <message>
        <source>The Pagat is played only when it is the last trump in the hand.</source>
        <translation>The Pagat is played only when it is the last trump in the hand.</translation>
    </message>
    <message>
        <source>When Skys and Mond lie in the trick, the Pagat beats them and is played.</source>
        <translation>When Skys and Mond lie in the trick, the Pagat beats them and is played.</translation>
    </message>
    <message>
        <source>A trump is led only when the hand holds nothing else.</source>
        <translation>A trump is led only when the hand holds nothing else.</translation>
    </message>
    <message>
        <source>A card lying face up is played as soon as it is allowed.</source>
        <translation>A card lying face up is played as soon as it is allowed.</translation>
    </message>
    <message>
        <source>Every hand holds one card for each trick still to be played.</source>
        <translation>Every hand holds one card for each trick still to be played.</translation>
    </message>
    <message>
        <source>A trick lies with the side that won it.</source>
        <translation>A trick lies with the side that won it.</translation>
    </message>
    <message>
        <source>Everybody plays at the table that is due.</source>
        <translation>Everybody plays at the table that is due.</translation>
    </message>
    <message>
        <source>The talon has the number of cards that the sheet wants.</source>
        <translation>The talon has the number of cards that the sheet wants.</translation>
    </message>
    <message>
        <source>What the sheet leaves open is decided by a judge.</source>
        <translation>What the sheet leaves open is decided by a judge.</translation>
    </message>
    <message>
        <source>The other judges decide: nobody rules at the own table.</source>
        <translation>The other judges decide: nobody rules at the own table.</translation>
    </message>
    <message>
        <source>What is owed to the bank is taken off the score.</source>
        <translation>What is owed to the bank is taken off the score.</translation>
    </message>
    <message>
        <source>The scores are checked until they come to the right total.</source>
        <translation>The scores are checked until they come to the right total.</translation>
    </message>
    <message>
        <source>Every value that the hand holds is declared before the first card.</source>
        <translation>Every value that the hand holds is declared before the first card.</translation>
    </message>
</context>
<context>
    <name>RoundTexts</name>
    <message>
        <source>{line}: {meaning}</source>
        <translation>{line}: {meaning}</translation>
    </message>
    <message>
        <source>{name} announced</source>
        <translation>{name} announced</translation>
    </message>
    <message>
        <source>last hand: {number}</source>
        <translation>last hand: {number}</translation>
    </message>
    <message>
        <source>{name} from hand {number} on</source>
        <translation>{name} from hand {number} on</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
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
    <message>
        <source>Round {number} of {rounds}: the time is up</source>
        <translation>Round {number} of {rounds}: the time is up</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {minutes}:{seconds}</source>
        <translation>Round {number} of {rounds} · {minutes}:{seconds}</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): {gains}</source>
        <translation>
            <numerusform>After %n round: {gains}</numerusform>
            <numerusform>After %n rounds: {gains}</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of this round is up.</source>
        <translation>The time of this round is up.</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>Too few shuffles</source>
        <translation>Too few shuffles</translation>
    </message>
    <message>
        <source>Cut not deep enough</source>
        <translation>Cut not deep enough</translation>
    </message>
    <message>
        <source>Way of dealing that is not offered</source>
        <translation>Way of dealing that is not offered</translation>
    </message>
    <message>
        <source>Wrong person cuts</source>
        <translation>Wrong person cuts</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Misdeal</translation>
    </message>
    <message>
        <source>Card exposed in dealing, let pass</source>
        <translation>Card exposed in dealing, let pass</translation>
    </message>
    <message>
        <source>Card exposed in dealing, objected to</source>
        <translation>Card exposed in dealing, objected to</translation>
    </message>
    <message>
        <source>Five-point card exposed in dealing</source>
        <translation>Five-point card exposed in dealing</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Looking at the bottom card</translation>
    </message>
    <message>
        <source>Bottom card seen otherwise</source>
        <translation>Bottom card seen otherwise</translation>
    </message>
    <message>
        <source>Card played out of turn</source>
        <translation>Card played out of turn</translation>
    </message>
    <message>
        <source>Bid out of turn</source>
        <translation>Bid out of turn</translation>
    </message>
    <message>
        <source>Other act out of turn</source>
        <translation>Other act out of turn</translation>
    </message>
    <message>
        <source>Bid after the bidding</source>
        <translation>Bid after the bidding</translation>
    </message>
    <message>
        <source>Speaking too early</source>
        <translation>Speaking too early</translation>
    </message>
    <message>
        <source>Speaking up after the first card</source>
        <translation>Speaking up after the first card</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Announcing after a challenge</translation>
    </message>
    <message>
        <source>Lead without asking the others</source>
        <translation>Lead without asking the others</translation>
    </message>
    <message>
        <source>The first bidder passes</source>
        <translation>The first bidder passes</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Card shown</translation>
    </message>
    <message>
        <source>Talon cards not shown</source>
        <translation>Talon cards not shown</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Bid too low</translation>
    </message>
    <message>
        <source>Wrong first bidder</source>
        <translation>Wrong first bidder</translation>
    </message>
    <message>
        <source>Passing on a talon card without the right</source>
        <translation>Passing on a talon card without the right</translation>
    </message>
    <message>
        <source>Throwing in without the right</source>
        <translation>Throwing in without the right</translation>
    </message>
    <message>
        <source>Throwing in by right</source>
        <translation>Throwing in by right</translation>
    </message>
    <message>
        <source>Wrong card called</source>
        <translation>Wrong card called</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>No call</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Wrong number of discards</translation>
    </message>
    <message>
        <source>Trick not beaten</source>
        <translation>Trick not beaten</translation>
    </message>
    <message>
        <source>Pagat before the other trumps</source>
        <translation>Pagat before the other trumps</translation>
    </message>
    <message>
        <source>Pagat kept back from Skys and Mond</source>
        <translation>Pagat kept back from Skys and Mond</translation>
    </message>
    <message>
        <source>Trump led from a hand with other suits</source>
        <translation>Trump led from a hand with other suits</translation>
    </message>
    <message>
        <source>Wrong deal found after the talon was opened</source>
        <translation>Wrong deal found after the talon was opened</translation>
    </message>
    <message>
        <source>Wrong deal found after the first lead</source>
        <translation>Wrong deal found after the first lead</translation>
    </message>
    <message>
        <source>Varšava: failing to follow</source>
        <translation>Varšava: failing to follow</translation>
    </message>
    <message>
        <source>Varšava: trick not beaten</source>
        <translation>Varšava: trick not beaten</translation>
    </message>
    <message>
        <source>Varšava: pagát before another trump</source>
        <translation>Varšava: pagát before another trump</translation>
    </message>
    <message>
        <source>Varšava: card out of turn</source>
        <translation>Varšava: card out of turn</translation>
    </message>
    <message>
        <source>Varšava: rest thrown in</source>
        <translation>Varšava: rest thrown in</translation>
    </message>
    <message>
        <source>Payment above the ceiling</source>
        <translation>Payment above the ceiling</translation>
    </message>
    <message>
        <source>Talon card forgotten</source>
        <translation>Talon card forgotten</translation>
    </message>
    <message>
        <source>Talon card refused</source>
        <translation>Talon card refused</translation>
    </message>
    <message>
        <source>No word of approval</source>
        <translation>No word of approval</translation>
    </message>
    <message>
        <source>Wrong discards found late</source>
        <translation>Wrong discards found late</translation>
    </message>
    <message>
        <source>Looking at cards while dealing</source>
        <translation>Looking at cards while dealing</translation>
    </message>
    <message>
        <source>Dealing against the sheet</source>
        <translation>Dealing against the sheet</translation>
    </message>
    <message>
        <source>Looking into discards</source>
        <translation>Looking into discards</translation>
    </message>
    <message>
        <source>Talon cards turned up</source>
        <translation>Talon cards turned up</translation>
    </message>
    <message>
        <source>Tricks opened or mixed</source>
        <translation>Tricks opened or mixed</translation>
    </message>
    <message>
        <source>Lead before the trick is collected</source>
        <translation>Lead before the trick is collected</translation>
    </message>
    <message>
        <source>Other money, or a hidden buy-in</source>
        <translation>Other money, or a hidden buy-in</translation>
    </message>
    <message>
        <source>Other violation</source>
        <translation>Other violation</translation>
    </message>
    <message>
        <source>Sitting at the wrong table</source>
        <translation>Sitting at the wrong table</translation>
    </message>
    <message>
        <source>Wrong number of cards in the talon</source>
        <translation>Wrong number of cards in the talon</translation>
    </message>
    <message>
        <source>Agreement of only some</source>
        <translation>Agreement of only some</translation>
    </message>
    <message>
        <source>A judge at the own table</source>
        <translation>A judge at the own table</translation>
    </message>
    <message>
        <source>Announced bird played early</source>
        <translation>Announced bird played early</translation>
    </message>
    <message>
        <source>Announced bird held back</source>
        <translation>Announced bird held back</translation>
    </message>
    <message>
        <source>Announced king played early</source>
        <translation>Announced king played early</translation>
    </message>
    <message>
        <source>Lower bird before a higher one</source>
        <translation>Lower bird before a higher one</translation>
    </message>
    <message>
        <source>Suit card discarded without need</source>
        <translation>Suit card discarded without need</translation>
    </message>
    <message>
        <source>Suit card discarded face down</source>
        <translation>Suit card discarded face down</translation>
    </message>
    <message>
        <source>Last bird discarded</source>
        <translation>Last bird discarded</translation>
    </message>
    <message>
        <source>Talon turned up too early</source>
        <translation>Talon turned up too early</translation>
    </message>
    <message>
        <source>Wrong talon cards taken</source>
        <translation>Wrong talon cards taken</translation>
    </message>
    <message>
        <source>Hidden talon shown</source>
        <translation>Hidden talon shown</translation>
    </message>
    <message>
        <source>Looking at the talon</source>
        <translation>Looking at the talon</translation>
    </message>
    <message>
        <source>Giving up the game without the right</source>
        <translation>Giving up the game without the right</translation>
    </message>
    <message>
        <source>Looking at an older trick</source>
        <translation>Looking at an older trick</translation>
    </message>
    <message>
        <source>Giving away cards or plans</source>
        <translation>Giving away cards or plans</translation>
    </message>
    <message>
        <source>Talking in an open game</source>
        <translation>Talking in an open game</translation>
    </message>
    <message>
        <source>Cards mixed before a claim is settled</source>
        <translation>Cards mixed before a claim is settled</translation>
    </message>
    <message>
        <source>Interference by a player who sits out</source>
        <translation>Interference by a player who sits out</translation>
    </message>
    <message>
        <source>Own king called</source>
        <translation>Own king called</translation>
    </message>
    <message>
        <source>The fourth called without three kings</source>
        <translation>The fourth called without three kings</translation>
    </message>
    <message>
        <source>Bird game without a bird</source>
        <translation>Bird game without a bird</translation>
    </message>
    <message>
        <source>Bid after a pass</source>
        <translation>Bid after a pass</translation>
    </message>
    <message>
        <source>Own game raised without need</source>
        <translation>Own game raised without need</translation>
    </message>
    <message>
        <source>Forehand game at the wrong moment</source>
        <translation>Forehand game at the wrong moment</translation>
    </message>
    <message>
        <source>Joining without the right</source>
        <translation>Joining without the right</translation>
    </message>
    <message>
        <source>No bird announced</source>
        <translation>No bird announced</translation>
    </message>
    <message>
        <source>Extra that this game does not have</source>
        <translation>Extra that this game does not have</translation>
    </message>
    <message>
        <source>Speaking before the bidder is ready</source>
        <translation>Speaking before the bidder is ready</translation>
    </message>
    <message>
        <source>Wrong player leads</source>
        <translation>Wrong player leads</translation>
    </message>
    <message>
        <source>Allowed card taken back</source>
        <translation>Allowed card taken back</translation>
    </message>
    <message>
        <source>Cards laid open too late</source>
        <translation>Cards laid open too late</translation>
    </message>
    <message>
        <source>Cards laid open too early</source>
        <translation>Cards laid open too early</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Hand thrown in</translation>
    </message>
    <message>
        <source>Doubling where none counts</source>
        <translation>Doubling where none counts</translation>
    </message>
    <message>
        <source>Doubling between partners</source>
        <translation>Doubling between partners</translation>
    </message>
    <message>
        <source>Doubling what is not announced</source>
        <translation>Doubling what is not announced</translation>
    </message>
    <message>
        <source>Talon not allotted before the lead</source>
        <translation>Talon not allotted before the lead</translation>
    </message>
    <message>
        <source>Talon card at the wrong trick</source>
        <translation>Talon card at the wrong trick</translation>
    </message>
    <message>
        <source>Packet taken out of turn</source>
        <translation>Packet taken out of turn</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Deal without a cut</translation>
    </message>
    <message>
        <source>Wrong count</source>
        <translation>Wrong count</translation>
    </message>
    <message>
        <source>Stake not paid</source>
        <translation>Stake not paid</translation>
    </message>
    <message>
        <source>Announcing after the closing words</source>
        <translation>Announcing after the closing words</translation>
    </message>
    <message>
        <source>Wrong deal put right</source>
        <translation>Wrong deal put right</translation>
    </message>
    <message>
        <source>Exchanging the talon part</source>
        <translation>Exchanging the talon part</translation>
    </message>
    <message>
        <source>Looking into the talon in brez talona</source>
        <translation>Looking into the talon in brez talona</translation>
    </message>
    <message>
        <source>Announcing what one holds</source>
        <translation>Announcing what one holds</translation>
    </message>
    <message>
        <source>Announcing a Pagat one does not hold</source>
        <translation>Announcing a Pagat one does not hold</translation>
    </message>
    <message>
        <source>Demanded suit not led</source>
        <translation>Demanded suit not led</translation>
    </message>
    <message>
        <source>Leading in the partner&apos;s place</source>
        <translation>Leading in the partner&apos;s place</translation>
    </message>
    <message>
        <source>No word on kontra</source>
        <translation>No word on kontra</translation>
    </message>
    <message>
        <source>Kontra after the talon</source>
        <translation>Kontra after the talon</translation>
    </message>
    <message>
        <source>Kontra with the talon</source>
        <translation>Kontra with the talon</translation>
    </message>
    <message>
        <source>Claim by somebody who is no opponent</source>
        <translation>Claim by somebody who is no opponent</translation>
    </message>
    <message>
        <source>Claim too late</source>
        <translation>Claim too late</translation>
    </message>
    <message>
        <source>Card pulled out before the turn</source>
        <translation>Card pulled out before the turn</translation>
    </message>
    <message>
        <source>Partners talking</source>
        <translation>Partners talking</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Showing cards</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Cards exchanged</translation>
    </message>
    <message>
        <source>Tricks mixed</source>
        <translation>Tricks mixed</translation>
    </message>
    <message>
        <source>Two cards thrown at once</source>
        <translation>Two cards thrown at once</translation>
    </message>
    <message>
        <source>Card hidden under another one</source>
        <translation>Card hidden under another one</translation>
    </message>
    <message>
        <source>Game sold</source>
        <translation>Game sold</translation>
    </message>
    <message>
        <source>Catching the partner&apos;s card</source>
        <translation>Catching the partner&apos;s card</translation>
    </message>
    <message>
        <source>Too few discards</source>
        <translation>Too few discards</translation>
    </message>
    <message>
        <source>Too many discards</source>
        <translation>Too many discards</translation>
    </message>
    <message>
        <source>King discarded</source>
        <translation>King discarded</translation>
    </message>
    <message>
        <source>Trull card discarded</source>
        <translation>Trull card discarded</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Trump discarded face down</translation>
    </message>
    <message>
        <source>Trump discarded without need</source>
        <translation>Trump discarded without need</translation>
    </message>
    <message>
        <source>Value declared without holding it</source>
        <translation>Value declared without holding it</translation>
    </message>
    <message>
        <source>Second value of one kind declared</source>
        <translation>Second value of one kind declared</translation>
    </message>
    <message>
        <source>Value not declared</source>
        <translation>Value not declared</translation>
    </message>
    <message>
        <source>Valat broken after a false declaration</source>
        <translation>Valat broken after a false declaration</translation>
    </message>
    <message>
        <source>Valat broken after an undeclared value</source>
        <translation>Valat broken after an undeclared value</translation>
    </message>
    <message>
        <source>Card announced by another than its holder</source>
        <translation>Card announced by another than its holder</translation>
    </message>
    <message>
        <source>Pagat announced beside a Valat</source>
        <translation>Pagat announced beside a Valat</translation>
    </message>
    <message>
        <source>Announced twice</source>
        <translation>Announced twice</translation>
    </message>
    <message>
        <source>Announced by the wrong side</source>
        <translation>Announced by the wrong side</translation>
    </message>
    <message>
        <source>Pagat with a wrong number of cards</source>
        <translation>Pagat with a wrong number of cards</translation>
    </message>
    <message>
        <source>Announced Pagat had to be played early</source>
        <translation>Announced Pagat had to be played early</translation>
    </message>
    <message>
        <source>Announced Pagat lost in the last trick</source>
        <translation>Announced Pagat lost in the last trick</translation>
    </message>
    <message>
        <source>Challenge by the wrong side</source>
        <translation>Challenge by the wrong side</translation>
    </message>
    <message>
        <source>Wrong word of challenge</source>
        <translation>Wrong word of challenge</translation>
    </message>
    <message>
        <source>Failing to follow suit</source>
        <translation>Failing to follow suit</translation>
    </message>
    <message>
        <source>Failing to play a trump</source>
        <translation>Failing to play a trump</translation>
    </message>
    <message>
        <source>Announced Pagat played early</source>
        <translation>Announced Pagat played early</translation>
    </message>
    <message>
        <source>Exposed card not played</source>
        <translation>Exposed card not played</translation>
    </message>
    <message>
        <source>Wrong number of cards found in play</source>
        <translation>Wrong number of cards found in play</translation>
    </message>
    <message>
        <source>Trick laid on the wrong pile</source>
        <translation>Trick laid on the wrong pile</translation>
    </message>
    <message>
        <source>Score sheet does not add up</source>
        <translation>Score sheet does not add up</translation>
    </message>
    <message>
        <source>Loan at the end of the round</source>
        <translation>Loan at the end of the round</translation>
    </message>
    <message>
        <source>Disputed case</source>
        <translation>Disputed case</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: {sheet}</source>
        <translation>Rules: {sheet}</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>In our own words. The sheet: {title}</source>
        <translation>In our own words. The sheet: {title}</translation>
    </message>
    <message>
        <source>Article {number}</source>
        <translation>Article {number}</translation>
    </message>
</context>
<context>
    <name>RulingSentences</name>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet wants at least {least}.</source>
        <translation>
            <numerusform>{seat} shuffled %n time; the sheet wants at least {least}.</numerusform>
            <numerusform>{seat} shuffled %n times; the sheet wants at least {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet wants at least {least}.</source>
        <translation>
            <numerusform>{seat} cut %n card deep; the sheet wants at least {least}.</numerusform>
            <numerusform>{seat} cut %n cards deep; the sheet wants at least {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asked for a way of dealing that the sheet does not offer: {name}.</source>
        <translation>{seat} asked for a way of dealing that the sheet does not offer: {name}.</translation>
    </message>
    <message>
        <source>{seat} wanted to cut or knock, but this is up to {right}.</source>
        <translation>{seat} wanted to cut or knock, but this is up to {right}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card in dealing: {card}.</source>
        <translation>{seat} exposed a card in dealing: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a king or a trump in dealing: {card}.</source>
        <translation>{seat} exposed a king or a trump in dealing: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card in dealing, and a new deal is wanted: {card}.</source>
        <translation>{seat} exposed a card in dealing, and a new deal is wanted: {card}.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card while cutting.</source>
        <translation>{seat} looked at the bottom card while cutting.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card.</source>
        <translation>{seat} looked at the bottom card.</translation>
    </message>
    <message>
        <source>{seat} laid a wrong number of cards into the talon.</source>
        <translation>{seat} laid a wrong number of cards into the talon.</translation>
    </message>
    <message>
        <source>{seat} sits at the wrong table.</source>
        <translation>{seat} sits at the wrong table.</translation>
    </message>
    <message>
        <source>{seat} dealt a wrong number of cards.</source>
        <translation>{seat} dealt a wrong number of cards.</translation>
    </message>
    <message>
        <source>{seat} exposed a card: {card}.</source>
        <translation>{seat} exposed a card: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost a card without playing it and has a wrong number of cards.</source>
        <translation>{seat} lost a card without playing it and has a wrong number of cards.</translation>
    </message>
    <message>
        <source>{seat} laid a trick on the wrong pile.</source>
        <translation>{seat} laid a trick on the wrong pile.</translation>
    </message>
    <message>
        <source>A judge was asked and has decided.</source>
        <translation>A judge was asked and has decided.</translation>
    </message>
    <message>
        <source>{seat} wants to rule as a judge and plays at this table.</source>
        <translation>{seat} wants to rule as a judge and plays at this table.</translation>
    </message>
    <message>
        <source>{seat} began the bidding in the place of: {right}.</source>
        <translation>{seat} began the bidding in the place of: {right}.</translation>
    </message>
    <message>
        <source>{seat} did not show the talon cards before taking others.</source>
        <translation>{seat} did not show the talon cards before taking others.</translation>
    </message>
    <message>
        <source>{seat} owes the bank {amount_object}.</source>
        <translation>{seat} owes the bank {amount_object}.</translation>
    </message>
    <message>
        <source>It was not {seat}&apos;s turn to play: {right} is next.</source>
        <translation>It was not {seat}&apos;s turn to play: {right} is next.</translation>
    </message>
    <message>
        <source>It is not {seat}&apos;s turn to lead: {right} leads.</source>
        <translation>It is not {seat}&apos;s turn to lead: {right} leads.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand, but every hand is played.</source>
        <translation>{seat} threw in the hand, but every hand is played.</translation>
    </message>
    <message>
        <source>It was not {seat}&apos;s turn to bid: {right} is next.</source>
        <translation>It was not {seat}&apos;s turn to bid: {right} is next.</translation>
    </message>
    <message>
        <source>It was not {seat}&apos;s turn: {right} is next.</source>
        <translation>It was not {seat}&apos;s turn: {right} is next.</translation>
    </message>
    <message>
        <source>{seat} bids after the bidding is over.</source>
        <translation>{seat} bids after the bidding is over.</translation>
    </message>
    <message>
        <source>{seat} declares, announces or challenges before anybody is asked.</source>
        <translation>{seat} declares, announces or challenges before anybody is asked.</translation>
    </message>
    <message>
        <source>{seat} declares, announces or challenges after the first card was led.</source>
        <translation>{seat} declares, announces or challenges after the first card was led.</translation>
    </message>
    <message>
        <source>{seat} declares or announces after a challenge was made.</source>
        <translation>{seat} declares or announces after a challenge was made.</translation>
    </message>
    <message>
        <source>{seat} leads without asking whether everybody is ready.</source>
        <translation>{seat} leads without asking whether everybody is ready.</translation>
    </message>
    <message>
        <source>{seat} bids first and can&apos;t pass.</source>
        <translation>{seat} bids first and can&apos;t pass.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t bid {name}: it does not outrank the bid that stands.</source>
        <translation>{seat} can&apos;t bid {name}: it does not outrank the bid that stands.</translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) in hand {seat} can&apos;t pass on the talon card: at most {most} allow it.</source>
        <translation>
            <numerusform>With %n trump in hand {seat} can&apos;t pass on the talon card: at most {most} allow it.</numerusform>
            <numerusform>With %n trumps in hand {seat} can&apos;t pass on the talon card: at most {most} allow it.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is the bidder and can&apos;t pass on talon cards.</source>
        <translation>{seat} is the bidder and can&apos;t pass on talon cards.</translation>
    </message>
    <message>
        <source>{seat} has no right to throw in this hand.</source>
        <translation>{seat} has no right to throw in this hand.</translation>
    </message>
    <message>
        <source>{seat} drew the trump to be called and throws the hand in.</source>
        <translation>{seat} drew the trump to be called and throws the hand in.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which this hand does not allow.</source>
        <translation>{seat} called {card_object}, which this hand does not allow.</translation>
    </message>
    <message>
        <source>Can be called: {cards}.</source>
        <translation>Can be called: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} discarded %n card instead of {right}.</numerusform>
            <numerusform>{seat} discarded %n cards instead of {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, but kings stay in the hand.</source>
        <translation>{seat} discarded {card_object}, but kings stay in the hand.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, but this card stays in the hand.</source>
        <translation>{seat} discarded {card_object}, but this card stays in the hand.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down, but a trump lies face up.</source>
        <translation>{seat} discarded {card_object} face down, but a trump lies face up.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} although other cards could be discarded.</source>
        <translation>{seat} discarded {card_object} although other cards could be discarded.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Can be discarded: {cards}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} without holding it.</source>
        <translation>{seat} declared {name} without holding it.</translation>
    </message>
    <message>
        <source>{seat} declared {name} beside another value of the same kind.</source>
        <translation>{seat} declared {name} beside another value of the same kind.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce it: only the holder of this card can ({card}).</source>
        <translation>{seat} can&apos;t announce it: only the holder of this card can ({card}).</translation>
    </message>
    <message>
        <source>{seat} held {name} and did not declare it.</source>
        <translation>{seat} held {name} and did not declare it.</translation>
    </message>
    <message>
        <source>{seat} broke the Valat after declaring something not held.</source>
        <translation>{seat} broke the Valat after declaring something not held.</translation>
    </message>
    <message>
        <source>The Valat was broken after {seat} had kept a value back.</source>
        <translation>The Valat was broken after {seat} had kept a value back.</translation>
    </message>
    <message>
        <source>{seat} called nothing before the first card, so this card counts as called: {card}.</source>
        <translation>{seat} called nothing before the first card, so this card counts as called: {card}.</translation>
    </message>
    <message>
        <source>{seat} had to play the announced card before the last trick: {card}.</source>
        <translation>{seat} had to play the announced card before the last trick: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost the last trick with the announced card: {card}.</source>
        <translation>{seat} lost the last trick with the announced card: {card}.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce the Pagat, because a Valat is called.</source>
        <translation>{seat} can&apos;t announce the Pagat, because a Valat is called.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce {name}, because it is announced already.</source>
        <translation>{seat} can&apos;t announce {name}, because it is announced already.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce {name}: only the bidder&apos;s side can.</source>
        <translation>{seat} can&apos;t announce {name}: only the bidder&apos;s side can.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t say {name}: this is up to the other side.</source>
        <translation>{seat} can&apos;t say {name}: this is up to the other side.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t say {name} now: another word of challenge is due.</source>
        <translation>{seat} can&apos;t say {name} now: another word of challenge is due.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t challenge what is not announced: {name}.</source>
        <translation>{seat} can&apos;t challenge what is not announced: {name}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still holds the suit led: {suit}.</source>
        <translation>{seat} played {card_object} but still holds the suit led: {suit}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}: without the suit led ({suit}) it has to be a trump.</source>
        <translation>{seat} played {card_object}: without the suit led ({suit}) it has to be a trump.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although a card that beats the trick was allowed.</source>
        <translation>{seat} played {card_object} although a card that beats the trick was allowed.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} while other trumps were still in the hand.</source>
        <translation>{seat} played {card_object} while other trumps were still in the hand.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</source>
        <translation>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} while the hand still held other suits.</source>
        <translation>{seat} led {card_object} while the hand still held other suits.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, which is announced for the last trick.</source>
        <translation>{seat} played {card_object}, which is announced for the last trick.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although a card lying face up has to be played first.</source>
        <translation>{seat} played {card_object} although a card lying face up has to be played first.</translation>
    </message>
    <message>
        <source>Can be played: {cards}.</source>
        <translation>Can be played: {cards}.</translation>
    </message>
    <message>
        <source>The four scores come to {sum} instead of {right}.</source>
        <translation>The four scores come to {sum} instead of {right}.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t do this now.</source>
        <translation>{seat} can&apos;t do this now.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t do this.</source>
        <translation>{seat} can&apos;t do this.</translation>
    </message>
    <message>
        <source>A ruling was reopened: the judge has to decide it first.</source>
        <translation>A ruling was reopened: the judge has to decide it first.</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Book of rulings</source>
        <translation>Book of rulings</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rulings</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>All people</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>All articles</source>
        <translation>All articles</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Hand {number}: {what}</source>
        <translation>Hand {number}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n ruling</numerusform>
            <numerusform>%n rulings</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>This game can only be looked at; nothing that is played is saved. {details}</source>
        <translation>This game can only be looked at; nothing that is played is saved. {details}</translation>
    </message>
</context>
<context>
    <name>ScoreCardDialog</name>
    <message>
        <source>Card of the round</source>
        <translation>Card of the round</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Start number</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Money counted</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Bought in</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmed</translation>
    </message>
    <message>
        <source>Hand in the card</source>
        <translation>Hand in the card</translation>
    </message>
    <message>
        <source>Everybody counts his money. The card is handed in when all have confirmed it; stakes and what was bought in then go back.</source>
        <translation>Everybody counts his money. The card is handed in when all have confirmed it; stakes and what was bought in then go back.</translation>
    </message>
    <message>
        <source>Start number: {player}</source>
        <translation>Start number: {player}</translation>
    </message>
    <message>
        <source>Money counted: {player}</source>
        <translation>Money counted: {player}</translation>
    </message>
    <message>
        <source>Confirmed: {player}</source>
        <translation>Confirmed: {player}</translation>
    </message>
    <message>
        <source>Together: {counted}, as it has to be.</source>
        <translation>Together: {counted}, as it has to be.</translation>
    </message>
    <message>
        <source>Together: {counted}; it has to be {due}. Count again, or ask the referee.</source>
        <translation>Together: {counted}; it has to be {due}. Count again, or ask the referee.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Show the calculation</source>
        <translation>Show the calculation</translation>
    </message>
    <message>
        <source>Written: {amounts}</source>
        <translation>Written: {amounts}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>ScoreSentences</name>
    <message>
        <source>{name} won: {seat}</source>
        <translation>{name} won: {seat}</translation>
    </message>
    <message>
        <source>{name} lost: {seat}</source>
        <translation>{name} lost: {seat}</translation>
    </message>
    <message>
        <source>{name} tied: {seat}</source>
        <translation>{name} tied: {seat}</translation>
    </message>
    <message>
        <source>Hand thrown in: {seat}</source>
        <translation>Hand thrown in: {seat}</translation>
    </message>
    <message>
        <source>Ruling of the judge</source>
        <translation>Ruling of the judge</translation>
    </message>
    <message>
        <source>Paid back after a ruling was reopened</source>
        <translation>Paid back after a ruling was reopened</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>Penalty, {name}: {seat}</source>
        <translation>Penalty, {name}: {seat}</translation>
    </message>
    <message>
        <source>{name} paid back: {seat}</source>
        <translation>{name} paid back: {seat}</translation>
    </message>
    <message>
        <source>{name} made: {seat}</source>
        <translation>{name} made: {seat}</translation>
    </message>
    <message>
        <source>{name} not made: {seat}</source>
        <translation>{name} not made: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and made: {seat}</source>
        <translation>{name} announced and made: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and not made: {seat}</source>
        <translation>{name} announced and not made: {seat}</translation>
    </message>
    <message>
        <source>{points} of {total} points, {least} needed</source>
        <translation>{points} of {total} points, {least} needed</translation>
    </message>
    <message>
        <source>{more} − {less} = {result}</source>
        <translation>{more} − {less} = {result}</translation>
    </message>
    <message>
        <source>{a} + {b} = {result}</source>
        <translation>{a} + {b} = {result}</translation>
    </message>
    <message>
        <source>{a} × {b} = {result}</source>
        <translation>{a} × {b} = {result}</translation>
    </message>
    <message>
        <source>{a} ÷ 10, rounded: {result}</source>
        <translation>{a} ÷ 10, rounded: {result}</translation>
    </message>
    <message>
        <source>A tie is lost for the bidder.</source>
        <translation>A tie is lost for the bidder.</translation>
    </message>
    <message>
        <source>This tie is won for the bidder.</source>
        <translation>This tie is won for the bidder.</translation>
    </message>
    <message>
        <source>{name}: × {factor} = {result}</source>
        <translation>{name}: × {factor} = {result}</translation>
    </message>
    <message>
        <source>Talon cards changed: × {factor} = {result}</source>
        <translation>Talon cards changed: × {factor} = {result}</translation>
    </message>
    <message>
        <source>Per player: {amount}</source>
        <translation>Per player: {amount}</translation>
    </message>
    <message>
        <source>From each player: {amount}</source>
        <translation>From each player: {amount}</translation>
    </message>
    <message>
        <source>To each player entitled: {amount}</source>
        <translation>To each player entitled: {amount}</translation>
    </message>
    <message>
        <source>The Valat replaces the point count.</source>
        <translation>The Valat replaces the point count.</translation>
    </message>
    <message>
        <source>The Valat does not count as called: it failed because of an undeclared value ({seat}).</source>
        <translation>The Valat does not count as called: it failed because of an undeclared value ({seat}).</translation>
    </message>
    <message>
        <source>The claim is noted and settled at the end of the hand: {seat}</source>
        <translation>The claim is noted and settled at the end of the hand: {seat}</translation>
    </message>
    <message>
        <source>The claim is not confirmed: {seat}</source>
        <translation>The claim is not confirmed: {seat}</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Fold away</source>
        <translation>Fold away</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Seats of a new game</source>
        <translation>Seats of a new game</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Language of the window</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Text size in percent</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reduce motion</translation>
    </message>
    <message>
        <source>Parts of points</source>
        <translation>Parts of points</translation>
    </message>
    <message>
        <source>Colours of the cards</source>
        <translation>Colours of the cards</translation>
    </message>
    <message>
        <source>Corners of the cards</source>
        <translation>Corners of the cards</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letters on the cards</translation>
    </message>
    <message>
        <source>Mark the cards that may be played</source>
        <translation>Mark the cards that may be played</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>One click plays a card</translation>
    </message>
    <message>
        <source>Single letters are keys</source>
        <translation>Single letters are keys</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>The curtain opens</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Name on seat {number}:</source>
        <translation>Name on seat {number}:</translation>
    </message>
    <message>
        <source>Player on seat {number}:</source>
        <translation>Player on seat {number}:</translation>
    </message>
    <message>
        <source>as on this computer</source>
        <translation>as on this computer</translation>
    </message>
    <message>
        <source>half</source>
        <translation>half</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>speed</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>without motion</source>
        <translation>without motion</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>two colours</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>four colours</translation>
    </message>
    <message>
        <source>strong contrast</source>
        <translation>strong contrast</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letters</translation>
    </message>
    <message>
        <source>two letters</source>
        <translation>two letters</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>symbols</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>never</source>
        <translation>never</translation>
    </message>
    <message>
        <source>while H is held</source>
        <translation>while H is held</translation>
    </message>
    <message>
        <source>always</source>
        <translation>always</translation>
    </message>
    <message>
        <source>with a tap, from three people on while held</source>
        <translation>with a tap, from three people on while held</translation>
    </message>
    <message>
        <source>while it is held</source>
        <translation>while it is held</translation>
    </message>
    <message>
        <source>with a tap</source>
        <translation>with a tap</translation>
    </message>
    <message>
        <source>as fractions: 35⅔</source>
        <translation>as fractions: 35⅔</translation>
    </message>
    <message>
        <source>in whole numbers: 35/2</source>
        <translation>in whole numbers: 35/2</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Green baize</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Bright room</translation>
    </message>
    <message>
        <source>as the rules have them</source>
        <translation>as the rules have them</translation>
    </message>
    <message>
        <source>English (Texas)</source>
        <translation>English (Texas)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Czech</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slovenian</translation>
    </message>
    <message>
        <source>German</source>
        <translation>German</translation>
    </message>
    <message>
        <source>person</source>
        <translation>person</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>computer, beginner</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>computer, club player</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>computer, master</translation>
    </message>
</context>
<context>
    <name>ShuffleSheet</name>
    <message numerus="yes">
        <source>The sheet asks for %n shuffle(s).</source>
        <translation>
            <numerusform>The sheet asks for %n shuffle.</numerusform>
            <numerusform>The sheet asks for %n shuffles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle once</source>
        <translation>Shuffle once</translation>
    </message>
    <message>
        <source>Shuffle as the sheet asks</source>
        <translation>Shuffle as the sheet asks</translation>
    </message>
    <message>
        <source>Offer the pack for the cut</source>
        <translation>Offer the pack for the cut</translation>
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
    <name>Slips</name>
    <message>
        <source>It will happen in dealing.</source>
        <translation>It will happen in dealing.</translation>
    </message>
</context>
<context>
    <name>SpjstConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>The dealer pays 2 chips to each player and deals again; chips for values are returned.</translation>
    </message>
    <message>
        <source>The deal is put right before play, and nobody pays.</source>
        <translation>The deal is put right before play, and nobody pays.</translation>
    </message>
    <message>
        <source>The hand counts, cards too many go to the opponents, and nobody pays.</source>
        <translation>The hand counts, cards too many go to the opponents, and nobody pays.</translation>
    </message>
    <message>
        <source>The card goes back into the rest, which is shuffled; dealing goes on, and nobody pays.</source>
        <translation>The card goes back into the rest, which is shuffled; dealing goes on, and nobody pays.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>The card stays face up and is played as soon as it is allowed; nobody pays.</translation>
    </message>
    <message>
        <source>The deck is cut again, and nobody pays.</source>
        <translation>The deck is cut again, and nobody pays.</translation>
    </message>
    <message>
        <source>This is a reminder only; nobody pays.</source>
        <translation>This is a reminder only; nobody pays.</translation>
    </message>
    <message>
        <source>The sheet has no penalty for this: the deck is shuffled again unless a judge decides otherwise.</source>
        <translation>The sheet has no penalty for this: the deck is shuffled again unless a judge decides otherwise.</translation>
    </message>
    <message>
        <source>Before the first card a wrong number is put right and costs nothing.</source>
        <translation>Before the first card a wrong number is put right and costs nothing.</translation>
    </message>
    <message>
        <source>A discarded king costs 5 chips to each player; before the first card it is also taken back.</source>
        <translation>A discarded king costs 5 chips to each player; before the first card it is also taken back.</translation>
    </message>
    <message>
        <source>A trump discarded unseen costs 5 chips to each player; before the first card it is also shown or replaced.</source>
        <translation>A trump discarded unseen costs 5 chips to each player; before the first card it is also shown or replaced.</translation>
    </message>
    <message>
        <source>A trump discarded without need is taken back before the first card and costs nothing.</source>
        <translation>A trump discarded without need is taken back before the first card and costs nothing.</translation>
    </message>
    <message>
        <source>The cards played since are taken back and the right one is played; nobody pays.</source>
        <translation>The cards played since are taken back and the right one is played; nobody pays.</translation>
    </message>
    <message>
        <source>Before the first card the chips for the value are returned, and it costs nothing else.</source>
        <translation>Before the first card the chips for the value are returned, and it costs nothing else.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called.</source>
        <translation>The Valat counts as if it had not been called.</translation>
    </message>
    <message>
        <source>A value that was not declared is not paid and costs nothing.</source>
        <translation>A value that was not declared is not paid and costs nothing.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called, and nobody pays for the value.</source>
        <translation>The Valat counts as if it had not been called, and nobody pays for the value.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player and loses the Povinost; chips for values are returned.</source>
        <translation>The hand is void. The caller pays 5 chips to each player and loses the Povinost; chips for values are returned.</translation>
    </message>
    <message>
        <source>The hand is void. The caller and the holder of the right trump each pay 5 chips to each player, chips for values are returned, and the caller loses the Povinost.</source>
        <translation>The hand is void. The caller and the holder of the right trump each pay 5 chips to each player, chips for values are returned, and the caller loses the Povinost.</translation>
    </message>
    <message>
        <source>The XIX counts as called and can&apos;t be changed any more.</source>
        <translation>The XIX counts as called and can&apos;t be changed any more.</translation>
    </message>
    <message>
        <source>The announcement is lost, and the caller pays 2 chips to each player besides.</source>
        <translation>The announcement is lost, and the caller pays 2 chips to each player besides.</translation>
    </message>
    <message>
        <source>The hand is played out, and the card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>The hand is played out, and the card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</translation>
    </message>
    <message>
        <source>The hand is played out, and the discard too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>The hand is played out, and the discard too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</translation>
    </message>
    <message>
        <source>The hand is played out. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>The hand is played out. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>The chips for the value are returned, and the offender pays 2 chips to each player.</translation>
    </message>
    <message>
        <source>The hand is played out and counts. The wrong and the right Povinost player pay 2 chips to each of the two others; the right one plays next and the wrong one is skipped once.</source>
        <translation>The hand is played out and counts. The wrong and the right Povinost player pay 2 chips to each of the two others; the right one plays next and the wrong one is skipped once.</translation>
    </message>
    <message>
        <source>The trick of the Pagat and the card too many go to the opponents. The offender pays 2 chips to each player, wins nothing and pays for the partner as after a wrong discard.</source>
        <translation>The trick of the Pagat and the card too many go to the opponents. The offender pays 2 chips to each player, wins nothing and pays for the partner as after a wrong discard.</translation>
    </message>
    <message>
        <source>The Pagat is taken back if the next player has not played yet; otherwise the announcement is lost.</source>
        <translation>The Pagat is taken back if the next player has not played yet; otherwise the announcement is lost.</translation>
    </message>
    <message>
        <source>The announcement is lost; to be forced to play the Pagat is no offense.</source>
        <translation>The announcement is lost; to be forced to play the Pagat is no offense.</translation>
    </message>
    <message>
        <source>The hand is played out, and a card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>The hand is played out, and a card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>What is said after the first card does not count; nobody pays.</translation>
    </message>
    <message>
        <source>What is declared or announced after a challenge does not count; nobody pays.</source>
        <translation>What is declared or announced after a challenge does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>The challenge does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and the question comes first; nobody pays.</source>
        <translation>The card goes back into the hand, and the question comes first; nobody pays.</translation>
    </message>
    <message>
        <source>The first bidder still has to bid; nobody pays.</source>
        <translation>The first bidder still has to bid; nobody pays.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>The talon card is not passed on; nobody pays.</translation>
    </message>
    <message>
        <source>The first three cards are shown now; nobody pays.</source>
        <translation>The first three cards are shown now; nobody pays.</translation>
    </message>
    <message>
        <source>The piles are separated if possible, otherwise the cards count as they lie; nobody pays.</source>
        <translation>The piles are separated if possible, otherwise the cards count as they lie; nobody pays.</translation>
    </message>
    <message>
        <source>Play goes on; nobody pays.</source>
        <translation>Play goes on; nobody pays.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>The round stays open until the sheet is right.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>The loan is taken off the score, which may become negative.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the card stays face up and is played as soon as it is allowed, unless a judge decides otherwise.</source>
        <translation>The sheet does not deal with this: the card stays face up and is played as soon as it is allowed, unless a judge decides otherwise.</translation>
    </message>
    <message>
        <source>A judge decides.</source>
        <translation>A judge decides.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>The announcement of the Pagat does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>The bid does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks anew; nobody pays.</source>
        <translation>The right player cuts or knocks anew; nobody pays.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays and nobody is skipped.</source>
        <translation>The right player takes over; nobody pays and nobody is skipped.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>The act waits for its turn; nobody pays.</translation>
    </message>
    <message>
        <source>The card is taken back before the first card; nobody pays.</source>
        <translation>The card is taken back before the first card; nobody pays.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>The announcement counts once; nobody pays.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>The announcement does not count; nobody pays.</translation>
    </message>
</context>
<context>
    <name>SpjstGists</name>
    <message>
        <source>Everybody begins with 100 chips in blue, red and white. Who runs short borrows from the bank and pays it back in the end.</source>
        <translation>Everybody begins with 100 chips in blue, red and white. Who runs short borrows from the bank and pays it back in the end.</translation>
    </message>
    <message>
        <source>The deck is shuffled thoroughly, at least seven times, so that the tricks of the hand before do not come back.</source>
        <translation>The deck is shuffled thoroughly, at least seven times, so that the tricks of the hand before do not come back.</translation>
    </message>
    <message>
        <source>Anybody may deal first; if the cards decide, the highest card drawn deals.</source>
        <translation>Anybody may deal first; if the cards decide, the highest card drawn deals.</translation>
    </message>
    <message>
        <source>The dealer&apos;s left neighbor cuts. Six cards go to the middle as the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>The dealer&apos;s left neighbor cuts. Six cards go to the middle as the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</translation>
    </message>
    <message>
        <source>Who knocks instead of cutting chooses how many cards are dealt at a time. When packets of twelve are made, Povinost chooses first.</source>
        <translation>Who knocks instead of cutting chooses how many cards are dealt at a time. When packets of twelve are made, Povinost chooses first.</translation>
    </message>
    <message>
        <source>The holder of the II bids first, or of the next trump if that one lies in the talon. The choice is between a game with a partner and a game alone.</source>
        <translation>The holder of the II bids first, or of the next trump if that one lies in the talon. The choice is between a game with a partner and a game alone.</translation>
    </message>
    <message>
        <source>Povinost takes four talon cards and calls the XIX, or the highest missing one down to the XV; its holder is the partner. It can&apos;t be refused, and the two next players get a talon card each.</source>
        <translation>Povinost takes four talon cards and calls the XIX, or the highest missing one down to the XV; its holder is the partner. It can&apos;t be refused, and the two next players get a talon card each.</translation>
    </message>
    <message>
        <source>Prever is played alone with three talon cards. They may be shown and changed for the other three, and back again, which makes a loss two or three times as dear; Povinost leads.</source>
        <translation>Prever is played alone with three talon cards. They may be shown and changed for the other three, and back again, which makes a loss two or three times as dear; Povinost leads.</translation>
    </message>
    <message>
        <source>Everybody discards as many cards as were drawn: never a king, and a trump only when it must be, face up.</source>
        <translation>Everybody discards as many cards as were drawn: never a king, and a trump only when it must be, face up.</translation>
    </message>
    <message>
        <source>Prever is higher than Povinost.</source>
        <translation>Prever is higher than Povinost.</translation>
    </message>
    <message>
        <source>Before the first card Povinost gives all others the chance to declare and to challenge by asking whether they are ready. After that card it is too late for values.</source>
        <translation>Before the first card Povinost gives all others the chance to declare and to challenge by asking whether they are ready. After that card it is too late for values.</translation>
    </message>
    <message>
        <source>The bidder declares values first, the others follow in turn. To forget one costs no chips, but it can undo the failure of a called Valat.</source>
        <translation>The bidder declares values first, the others follow in turn. To forget one costs no chips, but it can undo the failure of a called Valat.</translation>
    </message>
    <message>
        <source>The hand and an announced Pagat can be challenged with Kontra, Re, Supre and Mort, each doubling once more. With 53 points on both sides the bidder has lost.</source>
        <translation>The hand and an announced Pagat can be challenged with Kontra, Re, Supre and Mort, each doubling once more. With 53 points on both sides the bidder has lost.</translation>
    </message>
    <message>
        <source>The suit led must be followed; who is out of it plays a trump, and without a trump any card.</source>
        <translation>The suit led must be followed; who is out of it plays a trump, and without a trump any card.</translation>
    </message>
    <message>
        <source>The last trick taken with the Pagat wins 2 chips, and a Pagat lost there costs 2. Announced it counts double and can be challenged.</source>
        <translation>The last trick taken with the Pagat wins 2 chips, and a Pagat lost there costs 2. Announced it counts double and can be challenged.</translation>
    </message>
    <message>
        <source>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</source>
        <translation>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</translation>
    </message>
    <message>
        <source>One or two trumps are paid 2 chips, and the talon card may be passed on in the same way.</source>
        <translation>One or two trumps are paid 2 chips, and the talon card may be passed on in the same way.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, unless no other card can be played.</source>
        <translation>An announced Pagat stays in the hand until the last trick, unless no other card can be played.</translation>
    </message>
    <message>
        <source>The aces of hearts and diamonds are the lowest cards of their suits.</source>
        <translation>The aces of hearts and diamonds are the lowest cards of their suits.</translation>
    </message>
    <message>
        <source>What the hand holds before play is paid by the three others at once: many or few trumps, the Trull, kings and other five-point cards.</source>
        <translation>What the hand holds before play is paid by the three others at once: many or few trumps, the Trull, kings and other five-point cards.</translation>
    </message>
    <message>
        <source>A misdeal that can&apos;t be put right before play costs the dealer 2 chips to each player, and the same dealer deals again.</source>
        <translation>A misdeal that can&apos;t be put right before play costs the dealer 2 chips to each player, and the same dealer deals again.</translation>
    </message>
    <message>
        <source>A mistake in dealing that is found during or after play changes nothing: the hand counts, and cards too many go to the opponents, without a penalty.</source>
        <translation>A mistake in dealing that is found during or after play changes nothing: the hand counts, and cards too many go to the opponents, without a penalty.</translation>
    </message>
    <message>
        <source>Everybody counts the own cards and discards. To point out another player&apos;s possible mistake early is good manners.</source>
        <translation>Everybody counts the own cards and discards. To point out another player&apos;s possible mistake early is good manners.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</source>
        <translation>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</translation>
    </message>
    <message>
        <source>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</source>
        <translation>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side wins with 54 of the 106 points.</source>
        <translation>The bidder&apos;s side wins with 54 of the 106 points.</translation>
    </message>
    <message>
        <source>Everybody keeps the own tricks apart until the hand is over, so that mistakes can still be put right.</source>
        <translation>Everybody keeps the own tricks apart until the hand is over, so that mistakes can still be put right.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</source>
        <translation>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</translation>
    </message>
    <message>
        <source>A second person checks the sheet. With negative scores subtracted, the four scores must come to 400.</source>
        <translation>A second person checks the sheet. With negative scores subtracted, the four scores must come to 400.</translation>
    </message>
    <message>
        <source>With a wrong number of discards the hand is played out and cards too many go to the opponents. The offender pays 2 chips to each player, wins nothing and settles for the partner.</source>
        <translation>With a wrong number of discards the hand is played out and cards too many go to the opponents. The offender pays 2 chips to each player, wins nothing and settles for the partner.</translation>
    </message>
    <message>
        <source>A king in the discard, or a trump nobody was shown, costs 5 chips to each player.</source>
        <translation>A king in the discard, or a trump nobody was shown, costs 5 chips to each player.</translation>
    </message>
    <message>
        <source>If possible, the cards are taken back and the right one is played. Otherwise the hand is played out with the penalties for a wrong discard.</source>
        <translation>If possible, the cards are taken back and the right one is played. Otherwise the hand is played out with the penalties for a wrong discard.</translation>
    </message>
    <message>
        <source>Who is paid for a value not held returns the chips and pays 2 to each player, unless it is noticed before the first card. A called Valat that failed because of it does not count.</source>
        <translation>Who is paid for a value not held returns the chips and pays 2 to each player, unless it is noticed before the first card. A called Valat that failed because of it does not count.</translation>
    </message>
    <message>
        <source>When the wrong trump is called the hand is void: the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent as well, both pay; when nothing is called, it is the XIX.</source>
        <translation>When the wrong trump is called the hand is void: the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent as well, both pay; when nothing is called, it is the XIX.</translation>
    </message>
    <message>
        <source>The hand is finished. Who played Povinost out of turn and who should have played it pay 2 chips to each of the two others; the right player follows, and the wrong one is skipped.</source>
        <translation>The hand is finished. Who played Povinost out of turn and who should have played it pay 2 chips to each of the two others; the right player follows, and the wrong one is skipped.</translation>
    </message>
    <message>
        <source>One may ask whether the called trump has been played, and by whom. When piles were mixed up, the cards count as they lie.</source>
        <translation>One may ask whether the called trump has been played, and by whom. When piles were mixed up, the cards count as they lie.</translation>
    </message>
    <message>
        <source>Only the holder can announce the Pagat; who does it without the card pays 2 chips to each player and can be challenged by the holder. With a wrong number of cards the Pagat can&apos;t take the trick.</source>
        <translation>Only the holder can announce the Pagat; who does it without the card pays 2 chips to each player and can be challenged by the holder. With a wrong number of cards the Pagat can&apos;t take the trick.</translation>
    </message>
    <message>
        <source>Who sits at the wrong table goes on playing there.</source>
        <translation>Who sits at the wrong table goes on playing there.</translation>
    </message>
    <message>
        <source>A hand with a wrong number of cards that no discard and no deal explains is its owner&apos;s fault, with the penalties for a wrong discard.</source>
        <translation>A hand with a wrong number of cards that no discard and no deal explains is its owner&apos;s fault, with the penalties for a wrong discard.</translation>
    </message>
    <message>
        <source>A card the dealer turns up goes back into the rest, which is shuffled, and dealing goes on without a penalty.</source>
        <translation>A card the dealer turns up goes back into the rest, which is shuffled, and dealing goes on without a penalty.</translation>
    </message>
    <message>
        <source>A card a player shows stays face up and is played as soon as it is allowed, without a penalty.</source>
        <translation>A card a player shows stays face up and is played as soon as it is allowed, without a penalty.</translation>
    </message>
    <message>
        <source>Both parts of a cut should have at least six cards; there is no penalty.</source>
        <translation>Both parts of a cut should have at least six cards; there is no penalty.</translation>
    </message>
    <message>
        <source>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</source>
        <translation>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</translation>
    </message>
    <message>
        <source>The last page repeats the most important rules in short sentences.</source>
        <translation>The last page repeats the most important rules in short sentences.</translation>
    </message>
</context>
<context>
    <name>SpjstGlosses</name>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>the basic game with a partner, four talon cards</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>alone against the three others, three talon cards</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>trump I takes the last trick</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>one side takes all tricks</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>no trump</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>one or two trumps</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>eight or nine trumps</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>ten or more trumps</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>Skys, Mond and Pagat in one hand</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>four five-point cards</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>Skys, Mond, Pagat and a king</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>all four kings</translation>
    </message>
    <message>
        <source>all four kings and a Trull card</source>
        <translation>all four kings and a Trull card</translation>
    </message>
    <message>
        <source>all seven five-point cards</source>
        <translation>all seven five-point cards</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>first challenge, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>answer to the Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Re, ×8</source>
        <translation>answer to the Re, ×8</translation>
    </message>
    <message>
        <source>answer to the Supre, ×16</source>
        <translation>answer to the Supre, ×16</translation>
    </message>
</context>
<context>
    <name>SpjstOptions</name>
    <message>
        <source>First bidder</source>
        <translation>First bidder</translation>
    </message>
    <message>
        <source>Whether the holder of the II bids first in the first hand of a round only, or in every hand.</source>
        <translation>Whether the holder of the II bids first in the first hand of a round only, or in every hand.</translation>
    </message>
    <message>
        <source>the II in the first hand, then in turn</source>
        <translation>the II in the first hand, then in turn</translation>
    </message>
    <message>
        <source>the II in every hand</source>
        <translation>the II in every hand</translation>
    </message>
    <message>
        <source>Values of one kind</source>
        <translation>Values of one kind</translation>
    </message>
    <message>
        <source>Whether several values of the same kind are paid one beside the other.</source>
        <translation>Whether several values of the same kind are paid one beside the other.</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>only the best is paid</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>all are paid</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Refused talon card</translation>
    </message>
    <message>
        <source>What becomes of a passed talon card that nobody wants.</source>
        <translation>What becomes of a passed talon card that nobody wants.</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>the player who passed it takes it</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>it stays unseen and counts for the opponents</translation>
    </message>
    <message>
        <source>Second talon cards in a Prever</source>
        <translation>Second talon cards in a Prever</translation>
    </message>
    <message>
        <source>Whether the second three cards are shown when they are laid back.</source>
        <translation>Whether the second three cards are shown when they are laid back.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>shown</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>not shown</translation>
    </message>
    <message>
        <source>Discarding Trull cards</source>
        <translation>Discarding Trull cards</translation>
    </message>
    <message>
        <source>Whether Skys, Mond and Pagat may be discarded when nothing else is left.</source>
        <translation>Whether Skys, Mond and Pagat may be discarded when nothing else is left.</translation>
    </message>
    <message>
        <source>allowed, face up</source>
        <translation>allowed, face up</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>Discarded King found in time</source>
        <translation>Discarded King found in time</translation>
    </message>
    <message>
        <source>Whether a discarded King costs nothing when it is found before the first card.</source>
        <translation>Whether a discarded King costs nothing when it is found before the first card.</translation>
    </message>
    <message>
        <source>it costs five chips to each player all the same</source>
        <translation>it costs five chips to each player all the same</translation>
    </message>
    <message>
        <source>it is taken back without payment</source>
        <translation>it is taken back without payment</translation>
    </message>
    <message>
        <source>Putting a revoke right</source>
        <translation>Putting a revoke right</translation>
    </message>
    <message>
        <source>How long a failure to follow suit can be corrected.</source>
        <translation>How long a failure to follow suit can be corrected.</translation>
    </message>
    <message>
        <source>as long as the hand is played</source>
        <translation>as long as the hand is played</translation>
    </message>
    <message>
        <source>until the next trick is complete</source>
        <translation>until the next trick is complete</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>as long as the trick lies on the table</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Correcting the call</translation>
    </message>
    <message>
        <source>Until when the bidder may take the called trump back and name another.</source>
        <translation>Until when the bidder may take the called trump back and name another.</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>until another player has acted</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>not at all</translation>
    </message>
    <message>
        <source>Povinost played by the wrong person</source>
        <translation>Povinost played by the wrong person</translation>
    </message>
    <message>
        <source>What becomes of a hand in which the wrong person played Povinost.</source>
        <translation>What becomes of a hand in which the wrong person played Povinost.</translation>
    </message>
    <message>
        <source>it is finished and paid</source>
        <translation>it is finished and paid</translation>
    </message>
    <message>
        <source>it is void</source>
        <translation>it is void</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat and point count</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid besides a Valat.</source>
        <translation>Whether the points of the hand are paid besides a Valat.</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>only the Valat is paid</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>both are paid</translation>
    </message>
    <message>
        <source>Pagat after a failed Valat</source>
        <translation>Pagat after a failed Valat</translation>
    </message>
    <message>
        <source>Whether a silent Pagat is paid when a called Valat fails.</source>
        <translation>Whether a silent Pagat is paid when a called Valat fails.</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>not paid</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>Announcing a Valat</source>
        <translation>Announcing a Valat</translation>
    </message>
    <message>
        <source>Who may announce that all tricks will be taken.</source>
        <translation>Who may announce that all tricks will be taken.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>every player</translation>
    </message>
    <message>
        <source>only the bidder&apos;s side</source>
        <translation>only the bidder&apos;s side</translation>
    </message>
    <message>
        <source>Valat and undeclared values</source>
        <translation>Valat and undeclared values</translation>
    </message>
    <message>
        <source>When a failed Valat does not count as called because an opponent kept a value back.</source>
        <translation>When a failed Valat does not count as called because an opponent kept a value back.</translation>
    </message>
    <message>
        <source>the opponent who broke it kept one back</source>
        <translation>the opponent who broke it kept one back</translation>
    </message>
    <message>
        <source>any opponent kept one back</source>
        <translation>any opponent kept one back</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>a judge decides</translation>
    </message>
    <message>
        <source>Valat and false declarations</source>
        <translation>Valat and false declarations</translation>
    </message>
    <message>
        <source>Whose false declaration makes a failed Valat count as not called.</source>
        <translation>Whose false declaration makes a failed Valat count as not called.</translation>
    </message>
    <message>
        <source>that of the opponent who broke it</source>
        <translation>that of the opponent who broke it</translation>
    </message>
    <message>
        <source>that of any player</source>
        <translation>that of any player</translation>
    </message>
    <message>
        <source>Challenging the Pagat</source>
        <translation>Challenging the Pagat</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Who may challenge an announced Pagat while the partner is unknown.</translation>
    </message>
    <message>
        <source>only who can know the own side</source>
        <translation>only who can know the own side</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>everybody but the announcer</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Announcing after a challenge</translation>
    </message>
    <message>
        <source>Until when Pagat and Valat can be announced.</source>
        <translation>Until when Pagat and Valat can be announced.</translation>
    </message>
    <message>
        <source>until the first challenge</source>
        <translation>until the first challenge</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>until the first card</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Size of a loan</translation>
    </message>
    <message>
        <source>The bank lends a multiple of so many chips.</source>
        <translation>The bank lends a multiple of so many chips.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Who deals the first hand of a round.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>chosen at random</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>the highest card drawn deals</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>named by the host</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Hands in a round</translation>
    </message>
    <message>
        <source>How many hands a round has; with 0 it goes on as long as you like.</source>
        <translation>How many hands a round has; with 0 it goes on as long as you like.</translation>
    </message>
</context>
<context>
    <name>SpjstReadings</name>
    <message>
        <source>The sheet names the holder of the II as first bidder, and also the seat on the dealer&apos;s right.</source>
        <translation>The sheet names the holder of the II as first bidder, and also the seat on the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>The II decides the first hand of a round; then the seat rotates.</source>
        <translation>The II decides the first hand of a round; then the seat rotates.</translation>
    </message>
    <message>
        <source>Stacks of twelve are chosen before the II can decide who is Povinost in the first hand.</source>
        <translation>Stacks of twelve are chosen before the II can decide who is Povinost in the first hand.</translation>
    </message>
    <message>
        <source>The dealer&apos;s right neighbour chooses first; the II decides afterwards.</source>
        <translation>The dealer&apos;s right neighbour chooses first; the II decides afterwards.</translation>
    </message>
    <message>
        <source>The last lines of the table of values are garbled.</source>
        <translation>The last lines of the table of values are garbled.</translation>
    </message>
    <message>
        <source>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</source>
        <translation>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</translation>
    </message>
    <message>
        <source>The table of values does not say which lines add up.</source>
        <translation>The table of values does not say which lines add up.</translation>
    </message>
    <message>
        <source>The best line of each of the two families is paid; the two families add.</source>
        <translation>The best line of each of the two families is paid; the two families add.</translation>
    </message>
    <message>
        <source>A second passed card and a refused card are not regulated.</source>
        <translation>A second passed card and a refused card are not regulated.</translation>
    </message>
    <message>
        <source>It goes to seats without a card, unseen; if all refuse, the passer takes it.</source>
        <translation>It goes to seats without a card, unseen; if all refuse, the passer takes it.</translation>
    </message>
    <message>
        <source>Nothing says whose the discards and the untaken Prever cards are.</source>
        <translation>Nothing says whose the discards and the untaken Prever cards are.</translation>
    </message>
    <message>
        <source>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</source>
        <translation>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</translation>
    </message>
    <message>
        <source>Only the first three talon cards are said to be exposed.</source>
        <translation>Only the first three talon cards are said to be exposed.</translation>
    </message>
    <message>
        <source>Whatever is laid back has been shown.</source>
        <translation>Whatever is laid back has been shown.</translation>
    </message>
    <message>
        <source>Only Kings are forbidden as discards; the Trull is not named.</source>
        <translation>Only Kings are forbidden as discards; the Trull is not named.</translation>
    </message>
    <message>
        <source>Trull cards may be discarded like other trumps: when necessary and face up.</source>
        <translation>Trull cards may be discarded like other trumps: when necessary and face up.</translation>
    </message>
    <message>
        <source>A shown trump discard that was not necessary is not regulated.</source>
        <translation>A shown trump discard that was not necessary is not regulated.</translation>
    </message>
    <message>
        <source>It is taken back before play; no chips.</source>
        <translation>It is taken back before play; no chips.</translation>
    </message>
    <message>
        <source>How a Valat goes with the point count, the challenges and the Prever draws is not said.</source>
        <translation>How a Valat goes with the point count, the challenges and the Prever draws is not said.</translation>
    </message>
    <message>
        <source>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player takes his draw factor; no Pagat is paid.</source>
        <translation>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player takes his draw factor; no Pagat is paid.</translation>
    </message>
    <message>
        <source>Nothing limits who may announce a Valat.</source>
        <translation>Nothing limits who may announce a Valat.</translation>
    </message>
    <message>
        <source>Any player for his side; the call cancels and blocks Pagat announcements.</source>
        <translation>Any player for his side; the call cancels and blocks Pagat announcements.</translation>
    </message>
    <message>
        <source>When is a Valat lost because of an omitted declaration?</source>
        <translation>When is a Valat lost because of an omitted declaration?</translation>
    </message>
    <message>
        <source>When the trick that broke it was won by an opponent who held an undeclared value.</source>
        <translation>When the trick that broke it was won by an opponent who held an undeclared value.</translation>
    </message>
    <message>
        <source>Until when is the holder of the right trump in time?</source>
        <translation>Until when is the holder of the right trump in time?</translation>
    </message>
    <message>
        <source>Until the first card is led.</source>
        <translation>Until the first card is led.</translation>
    </message>
    <message>
        <source>The game of a wrong Povinost is concluded: stopped, or played to its end?</source>
        <translation>The game of a wrong Povinost is concluded: stopped, or played to its end?</translation>
    </message>
    <message>
        <source>Played to its end and scored; before the talon is touched the right player takes over.</source>
        <translation>Played to its end and scored; before the talon is touched the right player takes over.</translation>
    </message>
    <message>
        <source>The size of a bank loan is not said.</source>
        <translation>The size of a bank loan is not said.</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>The smallest multiple of ten that covers the debt.</translation>
    </message>
    <message>
        <source>Who may challenge a Pagat while the partner is unknown?</source>
        <translation>Who may challenge a Pagat while the partner is unknown?</translation>
    </message>
    <message>
        <source>Only those who can know from their own cards and from what was said openly.</source>
        <translation>Only those who can know from their own cards and from what was said openly.</translation>
    </message>
    <message>
        <source>The quick sheet wants values before challenges; announcements are not named.</source>
        <translation>The quick sheet wants values before challenges; announcements are not named.</translation>
    </message>
    <message>
        <source>Announcements too must come before the first challenge.</source>
        <translation>Announcements too must come before the first challenge.</translation>
    </message>
    <message>
        <source>Nothing says until when a discarded King can be taken back without a penalty.</source>
        <translation>Nothing says until when a discarded King can be taken back without a penalty.</translation>
    </message>
    <message>
        <source>It costs five each whenever it is found; before the first card the King is taken back as well.</source>
        <translation>It costs five each whenever it is found; before the first card the King is taken back as well.</translation>
    </message>
    <message>
        <source>How long a revoke can be backed up is not said.</source>
        <translation>How long a revoke can be backed up is not said.</translation>
    </message>
    <message>
        <source>As long as the hand is being played.</source>
        <translation>As long as the hand is being played.</translation>
    </message>
</context>
<context>
    <name>SpjstTitles</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Shuffling the deck</source>
        <translation>Shuffling the deck</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Starting the game</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Dealing the cards</translation>
    </message>
    <message>
        <source>Knocking on the deck (Klupek)</source>
        <translation>Knocking on the deck (Klupek)</translation>
    </message>
    <message>
        <source>Initial bidder</source>
        <translation>Initial bidder</translation>
    </message>
    <message>
        <source>Povinost/Vorhand (Four times)</source>
        <translation>Povinost/Vorhand (Four times)</translation>
    </message>
    <message>
        <source>Prever (Three times)</source>
        <translation>Prever (Three times)</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Discarding</translation>
    </message>
    <message>
        <source>Bid ranks</source>
        <translation>Bid ranks</translation>
    </message>
    <message>
        <source>Leading the first card</source>
        <translation>Leading the first card</translation>
    </message>
    <message>
        <source>Declarations/Announcements</source>
        <translation>Declarations/Announcements</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Challenges</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Following suit</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>No trumps</translation>
    </message>
    <message>
        <source>Two trumps</source>
        <translation>Two trumps</translation>
    </message>
    <message>
        <source>Pagat when announced</source>
        <translation>Pagat when announced</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ace</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Misdealing - pre play</source>
        <translation>Misdealing - pre play</translation>
    </message>
    <message>
        <source>Misdealing - post play</source>
        <translation>Misdealing - post play</translation>
    </message>
    <message>
        <source>Players responsibilities</source>
        <translation>Players responsibilities</translation>
    </message>
    <message>
        <source>Value of cards</source>
        <translation>Value of cards</translation>
    </message>
    <message>
        <source>Red suits, black suits</source>
        <translation>Red suits, black suits</translation>
    </message>
    <message>
        <source>Winning points</source>
        <translation>Winning points</translation>
    </message>
    <message>
        <source>Trick taking</source>
        <translation>Trick taking</translation>
    </message>
    <message>
        <source>Determining chips won or lost</source>
        <translation>Determining chips won or lost</translation>
    </message>
    <message>
        <source>Tabulating score sheets</source>
        <translation>Tabulating score sheets</translation>
    </message>
    <message>
        <source>Discarding irregularities</source>
        <translation>Discarding irregularities</translation>
    </message>
    <message>
        <source>Discarding a King or a Trump</source>
        <translation>Discarding a King or a Trump</translation>
    </message>
    <message>
        <source>Failure to follow suit (re-nig)</source>
        <translation>Failure to follow suit (re-nig)</translation>
    </message>
    <message>
        <source>Illegal declarations</source>
        <translation>Illegal declarations</translation>
    </message>
    <message>
        <source>Announcing the wrong trump</source>
        <translation>Announcing the wrong trump</translation>
    </message>
    <message>
        <source>Wrong person plays Povinost</source>
        <translation>Wrong person plays Povinost</translation>
    </message>
    <message>
        <source>Partners not known</source>
        <translation>Partners not known</translation>
    </message>
    <message>
        <source>Calling the Pagat on the end</source>
        <translation>Calling the Pagat on the end</translation>
    </message>
    <message>
        <source>Seated at the wrong table</source>
        <translation>Seated at the wrong table</translation>
    </message>
    <message>
        <source>Too few cards in hand</source>
        <translation>Too few cards in hand</translation>
    </message>
    <message>
        <source>Dealer exposes a card</source>
        <translation>Dealer exposes a card</translation>
    </message>
    <message>
        <source>Player exposes a card</source>
        <translation>Player exposes a card</translation>
    </message>
    <message>
        <source>Improper cut</source>
        <translation>Improper cut</translation>
    </message>
    <message>
        <source>Other unforeseen problems</source>
        <translation>Other unforeseen problems</translation>
    </message>
    <message>
        <source>Rules quick sheet</source>
        <translation>Rules quick sheet</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Play a card.</source>
        <translation>Play a card.</translation>
    </message>
    <message>
        <source>Your turn. {question}</source>
        <translation>Your turn. {question}</translation>
    </message>
    <message>
        <source>Waiting for: {player}</source>
        <translation>Waiting for: {player}</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>The round is closed.</translation>
    </message>
    <message>
        <source>No hand is running.</source>
        <translation>No hand is running.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Step {number} of {total}</translation>
    </message>
    <message>
        <source>{chapter}: {what}</source>
        <translation>{chapter}: {what}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Dealing</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bidding</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Announcing</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Counting</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon and discards</translation>
    </message>
    <message>
        <source>One line about this step</source>
        <translation>One line about this step</translation>
    </message>
</context>
<context>
    <name>StopSheet</name>
    <message numerus="yes">
        <source>%n second(s) are left to stop it.</source>
        <translation>
            <numerusform>%n second are left to stop it.</numerusform>
            <numerusform>%n seconds are left to stop it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>trumps</source>
        <translation>trumps</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Card, face down</source>
        <translation>Card, face down</translation>
    </message>
    <message>
        <source>{card}, face up, {place} of {count}</source>
        <translation>{card}, face up, {place} of {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {chosen} of {wanted}</source>
        <translation>{card}, selected, {chosen} of {wanted}</translation>
    </message>
    <message>
        <source>{card}, can&apos;t be chosen, {place} of {count}: {reason}</source>
        <translation>{card}, can&apos;t be chosen, {place} of {count}: {reason}</translation>
    </message>
    <message>
        <source>{card}, may be played, {place} of {count}</source>
        <translation>{card}, may be played, {place} of {count}</translation>
    </message>
    <message>
        <source>{card}, may be laid away, {place} of {count}</source>
        <translation>{card}, may be laid away, {place} of {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} of {count}</translation>
    </message>
    <message>
        <source>{card}: {reason}</source>
        <translation>{card}: {reason}</translation>
    </message>
    <message>
        <source>{card}: you are the partner</source>
        <translation>{card}: you are the partner</translation>
    </message>
    <message>
        <source>{score} · {tricks}</source>
        <translation>{score} · {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <extracomment>the letter on the dealer&apos;s tab</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>F</source>
        <comment>forehand</comment>
        <extracomment>the letter on the forehand&apos;s tab</extracomment>
        <translation>F</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>forehand</translation>
    </message>
    <message>
        <source>cuts the pack</source>
        <translation>cuts the pack</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>sits out</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>declarer</translation>
    </message>
    <message>
        <source>partner of the declarer</source>
        <translation>partner of the declarer</translation>
    </message>
    <message>
        <source>partner not known yet</source>
        <translation>partner not known yet</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) away</source>
        <translation>
            <numerusform>{name} laid %n card away</numerusform>
            <numerusform>{name} laid %n cards away</numerusform>
        </translation>
    </message>
    <message>
        <source>talon → opponents</source>
        <translation>talon → opponents</translation>
    </message>
    <message>
        <source>talon → tricks</source>
        <translation>talon → tricks</translation>
    </message>
    <message>
        <source>talon → nobody</source>
        <translation>talon → nobody</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, face up: {cards}</translation>
    </message>
    <message>
        <source>{name} holds: {cards}</source>
        <translation>{name} holds: {cards}</translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Last trick (L)</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>The trick goes to {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>It is your turn.</translation>
    </message>
    <message>
        <source>{name} is to act.</source>
        <translation>{name} is to act.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Is the room bright?</source>
        <translation>Is the room bright?</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Bright room</translation>
    </message>
    <message>
        <source>A comment on this game can&apos;t be read. {details}</source>
        <translation>A comment on this game can&apos;t be read. {details}</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Review of the last hand</source>
        <translation>&amp;Review of the last hand</translation>
    </message>
    <message>
        <source>&amp;What did it know?</source>
        <translation>&amp;What did it know?</translation>
    </message>
    <message>
        <source>&amp;Teaching mode</source>
        <translation>&amp;Teaching mode</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Step &amp;back</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Next step</translation>
    </message>
    <message>
        <source>&amp;Comment on this step</source>
        <translation>&amp;Comment on this step</translation>
    </message>
    <message>
        <source>Blank the &amp;screen</source>
        <translation>Blank the &amp;screen</translation>
    </message>
    <message>
        <source>Hand at the top: close or open</source>
        <translation>Hand at the top: close or open</translation>
    </message>
    <message>
        <source>Hand at the left: close or open</source>
        <translation>Hand at the left: close or open</translation>
    </message>
    <message>
        <source>Hand at the right: close or open</source>
        <translation>Hand at the right: close or open</translation>
    </message>
    <message>
        <source>Hand at the lower edge: close or open</source>
        <translation>Hand at the lower edge: close or open</translation>
    </message>
</context>
<context>
    <name>UnclaimedDialog</name>
    <message>
        <source>What nobody claimed</source>
        <translation>What nobody claimed</translation>
    </message>
    <message>
        <source>Who reads the list claims nothing any more in this hand.</source>
        <translation>Who reads the list claims nothing any more in this hand.</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Show the list</translation>
    </message>
    <message>
        <source>Nothing was overlooked in this hand.</source>
        <translation>Nothing was overlooked in this hand.</translation>
    </message>
    <message>
        <source>For information only: none of it costs anything any more.</source>
        <translation>For information only: none of it costs anything any more.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Side &amp;panel</source>
        <translation>Side &amp;panel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Curtain &amp;down</source>
        <translation>Curtain &amp;down</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Larger text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Smaller text</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Usual text size</translation>
    </message>
    <message>
        <source>Green baize</source>
        <translation>Green baize</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Evening</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Bright room</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Half speed</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normal speed</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>Double speed</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Without motion</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Sp&amp;eed</translation>
    </message>
</context>
<context>
    <name>WarningSheet</name>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Play it anyway</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Take it back</translation>
    </message>
</context>
<context>
    <name>WestfestConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again.</source>
        <translation>The dealer pays 2 chips to each player and deals again.</translation>
    </message>
    <message>
        <source>The others let the deal go on, and nobody pays.</source>
        <translation>The others let the deal go on, and nobody pays.</translation>
    </message>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>The dealer pays 2 chips to each player and deals again; chips for values are returned.</translation>
    </message>
    <message>
        <source>The offender pays 2 chips to each player, and the deck is shuffled again.</source>
        <translation>The offender pays 2 chips to each player, and the deck is shuffled again.</translation>
    </message>
    <message>
        <source>The deck is shuffled again if no card is dealt yet; the judges may fine.</source>
        <translation>The deck is shuffled again if no card is dealt yet; the judges may fine.</translation>
    </message>
    <message>
        <source>The dealer pays each player what the hand would have cost a loser, and the deal passes on.</source>
        <translation>The dealer pays each player what the hand would have cost a loser, and the deal passes on.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays each player what it would have cost a loser.</source>
        <translation>The hand is played out; then the dealer pays each player what it would have cost a loser.</translation>
    </message>
    <message>
        <source>Before the first card a wrong number is put right and costs nothing.</source>
        <translation>Before the first card a wrong number is put right and costs nothing.</translation>
    </message>
    <message>
        <source>A discarded five-point card costs 5 chips to each player; before play it is also taken back.</source>
        <translation>A discarded five-point card costs 5 chips to each player; before play it is also taken back.</translation>
    </message>
    <message>
        <source>Before play the trump is shown or replaced; nobody pays.</source>
        <translation>Before play the trump is shown or replaced; nobody pays.</translation>
    </message>
    <message>
        <source>The hand is over: the bidder pays 2 chips to each player and deals next.</source>
        <translation>The hand is over: the bidder pays 2 chips to each player and deals next.</translation>
    </message>
    <message>
        <source>The hand is played; nobody pays.</source>
        <translation>The hand is played; nobody pays.</translation>
    </message>
    <message>
        <source>The lone player pays the count to each player, won or lost, and 2 chips more to each; the card in question goes to the opponents.</source>
        <translation>The lone player pays the count to each player, won or lost, and 2 chips more to each; the card in question goes to the opponents.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</source>
        <translation>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win, the shares of the others too; the card in question goes to the lone player.</source>
        <translation>The offender pays the lone player&apos;s whole win, the shares of the others too; the card in question goes to the lone player.</translation>
    </message>
    <message>
        <source>The losers pay nothing, and the offender pays the partner&apos;s win; the card in question goes to the other side.</source>
        <translation>The losers pay nothing, and the offender pays the partner&apos;s win; the card in question goes to the other side.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners; the card in question goes to the other side.</source>
        <translation>The offender pays the loss of both partners; the card in question goes to the other side.</translation>
    </message>
    <message>
        <source>No card is taken back. The offender pays 5 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>No card is taken back. The offender pays 5 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>The announcement of the Pagat does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>The announcement does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the announcement counts as lost, unless the judges decide otherwise.</source>
        <translation>The sheet does not deal with this: the announcement counts as lost, unless the judges decide otherwise.</translation>
    </message>
    <message>
        <source>The announcement is lost; this is no offense.</source>
        <translation>The announcement is lost; this is no offense.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: before the first card the call is corrected, and nobody pays.</source>
        <translation>The sheet does not deal with this: before the first card the call is corrected, and nobody pays.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the chips are returned, and the judges may fine.</source>
        <translation>The sheet does not deal with this: the chips are returned, and the judges may fine.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>What is said after the first card does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>The challenge does not count; nobody pays.</translation>
    </message>
    <message>
        <source>Another way of dealing is chosen; nobody pays.</source>
        <translation>Another way of dealing is chosen; nobody pays.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>The talon card is not passed on; nobody pays.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the card is taken back if the next player has not acted yet, unless the judges decide otherwise.</source>
        <translation>The sheet does not deal with this: the card is taken back if the next player has not acted yet, unless the judges decide otherwise.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the hand is played out, and a card too many goes to the other side.</source>
        <translation>The sheet does not deal with this: the hand is played out, and a card too many goes to the other side.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the hand stands, unless the judges decide otherwise.</source>
        <translation>The sheet does not deal with this: the hand stands, unless the judges decide otherwise.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>The loan is taken off the score, which may become negative.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>The round stays open until the sheet is right.</translation>
    </message>
    <message>
        <source>The judges decide, and their decision is final.</source>
        <translation>The judges decide, and their decision is final.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>It is done again in the right way; nobody pays.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays.</source>
        <translation>The right player takes over; nobody pays.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>The act waits for its turn; nobody pays.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>The bid does not count; nobody pays.</translation>
    </message>
    <message>
        <source>The Pagat goes back to the hand if the next player has not played; otherwise it is lost.</source>
        <translation>The Pagat goes back to the hand if the next player has not played; otherwise it is lost.</translation>
    </message>
    <message>
        <source>The ruling does not count; other judges decide.</source>
        <translation>The ruling does not count; other judges decide.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>The announcement counts once; nobody pays.</translation>
    </message>
</context>
<context>
    <name>WestfestGists</name>
    <message>
        <source>Everybody begins with 100 chips. Who has none left borrows from the bank and pays it back.</source>
        <translation>Everybody begins with 100 chips. Who has none left borrows from the bank and pays it back.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</translation>
    </message>
    <message>
        <source>Who taps instead of cutting chooses the way of dealing: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</source>
        <translation>Who taps instead of cutting chooses the way of dealing: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</translation>
    </message>
    <message>
        <source>A misdeal costs the dealer 2 chips to each player and a new deal, and so does a king or trump turned up. For any other card turned up the others may let the deal go on.</source>
        <translation>A misdeal costs the dealer 2 chips to each player and a new deal, and so does a king or trump turned up. For any other card turned up the others may let the deal go on.</translation>
    </message>
    <message>
        <source>To look at the bottom card while cutting costs 2 chips to each player. A dealing mistake found at the end of the hand is paid by the dealer, to each player what was lost.</source>
        <translation>To look at the bottom card while cutting costs 2 chips to each player. A dealing mistake found at the end of the hand is paid by the dealer, to each player what was lost.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is played and counted, the card in question goes to the other side, and the offender pays and never collects.</source>
        <translation>After a wrong number of discards the hand is played and counted, the card in question goes to the other side, and the offender pays and never collects.</translation>
    </message>
    <message>
        <source>Povinost takes the top four talon cards and calls the XIX, or with the XIX in hand the next lower trump down to the XV. Who draws the trump to be called may throw in the hand for 2 chips to each player.</source>
        <translation>Povinost takes the top four talon cards and calls the XIX, or with the XIX in hand the next lower trump down to the XV. Who draws the trump to be called may throw in the hand for 2 chips to each player.</translation>
    </message>
    <message>
        <source>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</source>
        <translation>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</translation>
    </message>
    <message>
        <source>Five-point cards stay in the hand, at a cost of 5 chips to each player. A trump is discarded only when the rest is trumps and kings, and it is shown.</source>
        <translation>Five-point cards stay in the hand, at a cost of 5 chips to each player. A trump is discarded only when the rest is trumps and kings, and it is shown.</translation>
    </message>
    <message>
        <source>Anybody may play Prever, alone with three talon cards; the other three count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</source>
        <translation>Anybody may play Prever, alone with three talon cards; the other three count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</translation>
    </message>
    <message>
        <source>The bidder calls the bonuses first, then the others may.</source>
        <translation>The bidder calls the bonuses first, then the others may.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, in all 106. In red suits the ace is above the 4, the 3 and the 2.</source>
        <translation>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, in all 106. In red suits the ace is above the 4, the 3 and the 2.</translation>
    </message>
    <message>
        <source>The last trick with the Pagat is worth 2 chips, a lost one costs 2; called it is worth 4. In a hand with a called Valat it does not count.</source>
        <translation>The last trick with the Pagat is worth 2 chips, a lost one costs 2; called it is worth 4. In a hand with a called Valat it does not count.</translation>
    </message>
    <message>
        <source>All tricks are worth 20 chips. Called by the bidder or the partner before play they win or cost 40.</source>
        <translation>All tricks are worth 20 chips. Called by the bidder or the partner before play they win or cost 40.</translation>
    </message>
    <message>
        <source>What a hand holds before play is paid in chips: many or few trumps, the Trul, kings and other five-point cards.</source>
        <translation>What a hand holds before play is paid in chips: many or few trumps, the Trul, kings and other five-point cards.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be refused.</source>
        <translation>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be refused.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</source>
        <translation>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</translation>
    </message>
    <message>
        <source>A Prever is counted in the same way, but multiplied by 3.</source>
        <translation>A Prever is counted in the same way, but multiplied by 3.</translation>
    </message>
    <message>
        <source>The opponents say Contra when they expect to win: the hand counts double. A called Pagat can be answered with a Contra as well.</source>
        <translation>The opponents say Contra when they expect to win: the hand counts double. A called Pagat can be answered with a Contra as well.</translation>
    </message>
    <message>
        <source>The bidder or the partner answers a Contra with Rhea Contra: the hand counts four times.</source>
        <translation>The bidder or the partner answers a Contra with Rhea Contra: the hand counts four times.</translation>
    </message>
    <message>
        <source>The opponents answer a Rhea Contra with Suprhea: the hand counts eight times.</source>
        <translation>The opponents answer a Rhea Contra with Suprhea: the hand counts eight times.</translation>
    </message>
    <message>
        <source>With 53 points on both sides the bidder loses 2 chips; after a challenge it is lost for the challenger.</source>
        <translation>With 53 points on both sides the bidder loses 2 chips; after a challenge it is lost for the challenger.</translation>
    </message>
    <message>
        <source>Who can&apos;t follow suit plays a trump, and without a trump any card. A revoke costs 5 chips to each player, and the offender wins nothing and settles for the partner.</source>
        <translation>Who can&apos;t follow suit plays a trump, and without a trump any card. A revoke costs 5 chips to each player, and the offender wins nothing and settles for the partner.</translation>
    </message>
    <message>
        <source>Disputes are decided by the judges for good; a judge who plays at the table takes no part in it.</source>
        <translation>Disputes are decided by the judges for good; a judge who plays at the table takes no part in it.</translation>
    </message>
</context>
<context>
    <name>WestfestGlosses</name>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>the basic game with a partner, four talon cards</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>alone against the three others, three talon cards</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>trump I takes the last trick</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>one side takes all tricks</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>no trump</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>one or two trumps</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>eight or nine trumps</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>ten or more trumps</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>Skys, Mond and Pagat in one hand</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>four five-point cards</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>Skys, Mond, Pagat and a king</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>all four kings</translation>
    </message>
    <message>
        <source>all four kings and a Trul card</source>
        <translation>all four kings and a Trul card</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>first challenge, ×2</translation>
    </message>
    <message>
        <source>answer to the Contra, ×4</source>
        <translation>answer to the Contra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rhea Contra, ×8</source>
        <translation>answer to the Rhea Contra, ×8</translation>
    </message>
</context>
<context>
    <name>WestfestOptions</name>
    <message>
        <source>First bidder</source>
        <translation>First bidder</translation>
    </message>
    <message>
        <source>Whether the II decides who bids first in the first hand of a round.</source>
        <translation>Whether the II decides who bids first in the first hand of a round.</translation>
    </message>
    <message>
        <source>always the dealer&apos;s right neighbor</source>
        <translation>always the dealer&apos;s right neighbor</translation>
    </message>
    <message>
        <source>the holder of the II in the first hand, then in turn</source>
        <translation>the holder of the II in the first hand, then in turn</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>First dealer</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Who deals the first hand of a round.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>chosen at random</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>the highest card drawn deals</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>named by the host</translation>
    </message>
    <message>
        <source>Hand that decides the call</source>
        <translation>Hand that decides the call</translation>
    </message>
    <message>
        <source>Whether the hand before or after taking the talon cards decides which trump is called.</source>
        <translation>Whether the hand before or after taking the talon cards decides which trump is called.</translation>
    </message>
    <message>
        <source>the hand before taking them</source>
        <translation>the hand before taking them</translation>
    </message>
    <message>
        <source>the hand with the talon cards</source>
        <translation>the hand with the talon cards</translation>
    </message>
    <message>
        <source>Throwing in the hand</source>
        <translation>Throwing in the hand</translation>
    </message>
    <message>
        <source>Which trump taken from the talon gives the right to throw in the hand.</source>
        <translation>Which trump taken from the talon gives the right to throw in the hand.</translation>
    </message>
    <message>
        <source>only the trump to be called</source>
        <translation>only the trump to be called</translation>
    </message>
    <message>
        <source>any of the XIX to the XV</source>
        <translation>any of the XIX to the XV</translation>
    </message>
    <message>
        <source>Playing alone in secret</source>
        <translation>Playing alone in secret</translation>
    </message>
    <message>
        <source>Whether the holder of the XIX may call it and play alone.</source>
        <translation>Whether the holder of the XIX may call it and play alone.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>allowed</translation>
    </message>
    <message>
        <source>Six cards at a time after a tap</source>
        <translation>Six cards at a time after a tap</translation>
    </message>
    <message>
        <source>Whether the player who taps may ask for six cards at a time.</source>
        <translation>Whether the player who taps may ask for six cards at a time.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>Vote on a deal</source>
        <translation>Vote on a deal</translation>
    </message>
    <message>
        <source>How many of the others must agree that a deal goes on after a card was exposed.</source>
        <translation>How many of the others must agree that a deal goes on after a card was exposed.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>all of them</translation>
    </message>
    <message>
        <source>most of them</source>
        <translation>most of them</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Looking at the bottom card</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card.</source>
        <translation>Who is fined for looking at the bottom card.</translation>
    </message>
    <message>
        <source>only the player who cuts</source>
        <translation>only the player who cuts</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>everybody</translation>
    </message>
    <message>
        <source>Dealing mistake found late</source>
        <translation>Dealing mistake found late</translation>
    </message>
    <message>
        <source>What the dealer pays when a dealing mistake is found during or after play.</source>
        <translation>What the dealer pays when a dealing mistake is found during or after play.</translation>
    </message>
    <message>
        <source>the loss of one player to every other player</source>
        <translation>the loss of one player to every other player</translation>
    </message>
    <message>
        <source>only what the losers would have paid</source>
        <translation>only what the losers would have paid</translation>
    </message>
    <message>
        <source>Two chips for a wrong discard</source>
        <translation>Two chips for a wrong discard</translation>
    </message>
    <message>
        <source>Who pays two chips to each player for a wrong number of discards.</source>
        <translation>Who pays two chips to each player for a wrong number of discards.</translation>
    </message>
    <message>
        <source>only a lone player</source>
        <translation>only a lone player</translation>
    </message>
    <message>
        <source>Discarded five point card</source>
        <translation>Discarded five point card</translation>
    </message>
    <message>
        <source>Whether a player who discarded a five point card can still win chips with the hand.</source>
        <translation>Whether a player who discarded a five point card can still win chips with the hand.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no; who wins pays the partner&apos;s win as well</source>
        <translation>no; who wins pays the partner&apos;s win as well</translation>
    </message>
    <message>
        <source>Time of the call</source>
        <translation>Time of the call</translation>
    </message>
    <message>
        <source>When the trump is called.</source>
        <translation>When the trump is called.</translation>
    </message>
    <message>
        <source>after the discards</source>
        <translation>after the discards</translation>
    </message>
    <message>
        <source>after taking the talon cards</source>
        <translation>after taking the talon cards</translation>
    </message>
    <message>
        <source>Lost Pagat</source>
        <translation>Lost Pagat</translation>
    </message>
    <message>
        <source>Who pays when the Pagat does not take the last trick.</source>
        <translation>Who pays when the Pagat does not take the last trick.</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>the whole side</translation>
    </message>
    <message>
        <source>its holder alone, to each opponent</source>
        <translation>its holder alone, to each opponent</translation>
    </message>
    <message>
        <source>Holding back a called Pagat</source>
        <translation>Holding back a called Pagat</translation>
    </message>
    <message>
        <source>Whether a called Pagat must wait for the last trick as long as another card is allowed.</source>
        <translation>Whether a called Pagat must wait for the last trick as long as another card is allowed.</translation>
    </message>
    <message>
        <source>no, it is simply lost</source>
        <translation>no, it is simply lost</translation>
    </message>
    <message>
        <source>Answers to a Contra on the Pagat</source>
        <translation>Answers to a Contra on the Pagat</translation>
    </message>
    <message>
        <source>Whether Rhea and Suprhea can be said on a called Pagat.</source>
        <translation>Whether Rhea and Suprhea can be said on a called Pagat.</translation>
    </message>
    <message>
        <source>only Contra</source>
        <translation>only Contra</translation>
    </message>
    <message>
        <source>all three words</source>
        <translation>all three words</translation>
    </message>
    <message>
        <source>Pagat and a silent Valat</source>
        <translation>Pagat and a silent Valat</translation>
    </message>
    <message>
        <source>Whether the Pagat is paid when a Valat is made without being called.</source>
        <translation>Whether the Pagat is paid when a Valat is made without being called.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>not paid</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat and point count</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid besides a Valat.</source>
        <translation>Whether the points of the hand are paid besides a Valat.</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>only the Valat is paid</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>both are paid</translation>
    </message>
    <message>
        <source>Talon cards laid back in a Prever</source>
        <translation>Talon cards laid back in a Prever</translation>
    </message>
    <message>
        <source>Whether talon cards are shown when they are laid back.</source>
        <translation>Whether talon cards are shown when they are laid back.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>shown</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>not shown</translation>
    </message>
    <message>
        <source>Bonuses of one kind</source>
        <translation>Bonuses of one kind</translation>
    </message>
    <message>
        <source>Whether several bonuses of the same kind are paid one beside the other.</source>
        <translation>Whether several bonuses of the same kind are paid one beside the other.</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>only the best is paid</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>all are paid</translation>
    </message>
    <message>
        <source>Uni that nobody declares</source>
        <translation>Uni that nobody declares</translation>
    </message>
    <message>
        <source>Whether Uni is paid without being declared.</source>
        <translation>Whether Uni is paid without being declared.</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Refused talon card</translation>
    </message>
    <message>
        <source>What becomes of a passed talon card that nobody wants.</source>
        <translation>What becomes of a passed talon card that nobody wants.</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>the player who passed it takes it</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>it stays unseen and counts for the opponents</translation>
    </message>
    <message>
        <source>Tie after a challenge</source>
        <translation>Tie after a challenge</translation>
    </message>
    <message>
        <source>Who loses with 53 points on both sides when somebody challenged.</source>
        <translation>Who loses with 53 points on both sides when somebody challenged.</translation>
    </message>
    <message>
        <source>the side that challenged last</source>
        <translation>the side that challenged last</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>the bidder</translation>
    </message>
    <message>
        <source>Tied Prever</source>
        <translation>Tied Prever</translation>
    </message>
    <message>
        <source>What a Prever with 53 points on both sides is multiplied by.</source>
        <translation>What a Prever with 53 points on both sides is multiplied by.</translation>
    </message>
    <message>
        <source>by 3, like every Prever</source>
        <translation>by 3, like every Prever</translation>
    </message>
    <message>
        <source>by 2, like a Povinost</source>
        <translation>by 2, like a Povinost</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Size of a loan</translation>
    </message>
    <message>
        <source>The bank lends a multiple of so many chips.</source>
        <translation>The bank lends a multiple of so many chips.</translation>
    </message>
    <message>
        <source>Bonuses after a Contra</source>
        <translation>Bonuses after a Contra</translation>
    </message>
    <message>
        <source>Until when bonuses can be called.</source>
        <translation>Until when bonuses can be called.</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>until the first card</translation>
    </message>
    <message>
        <source>until the first Contra</source>
        <translation>until the first Contra</translation>
    </message>
    <message>
        <source>Contra on the Pagat</source>
        <translation>Contra on the Pagat</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Who may challenge an announced Pagat while the partner is unknown.</translation>
    </message>
    <message>
        <source>only who can know the own side</source>
        <translation>only who can know the own side</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>everybody but the announcer</translation>
    </message>
    <message>
        <source>Penalties of SPJST</source>
        <translation>Penalties of SPJST</translation>
    </message>
    <message>
        <source>Whether irregularities that this sheet does not mention cost what they cost under SPJST.</source>
        <translation>Whether irregularities that this sheet does not mention cost what they cost under SPJST.</translation>
    </message>
    <message>
        <source>no penalties beyond this sheet</source>
        <translation>no penalties beyond this sheet</translation>
    </message>
    <message>
        <source>as under SPJST</source>
        <translation>as under SPJST</translation>
    </message>
    <message>
        <source>Wrong trump called</source>
        <translation>Wrong trump called</translation>
    </message>
    <message>
        <source>What follows when a trump is called that may not be called.</source>
        <translation>What follows when a trump is called that may not be called.</translation>
    </message>
    <message>
        <source>the call is corrected</source>
        <translation>the call is corrected</translation>
    </message>
    <message>
        <source>the hand is void and costs five chips to each player</source>
        <translation>the hand is void and costs five chips to each player</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Trump discarded face down</translation>
    </message>
    <message>
        <source>What a trump costs that was discarded without showing it, to each player.</source>
        <translation>What a trump costs that was discarded without showing it, to each player.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>five chips</source>
        <translation>five chips</translation>
    </message>
    <message>
        <source>Revoke seen at once</source>
        <translation>Revoke seen at once</translation>
    </message>
    <message>
        <source>Whether a failure to follow suit can be corrected while the trick lies on the table.</source>
        <translation>Whether a failure to follow suit can be corrected while the trick lies on the table.</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>it stands</translation>
    </message>
    <message>
        <source>it is corrected without payment</source>
        <translation>it is corrected without payment</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Hands in a round</translation>
    </message>
    <message>
        <source>How many hands a round has; with 0 it goes on as long as you like.</source>
        <translation>How many hands a round has; with 0 it goes on as long as you like.</translation>
    </message>
</context>
<context>
    <name>WestfestReadings</name>
    <message>
        <source>The sheet speaks of the player scheduled for povinost and has no rule for the first hand.</source>
        <translation>The sheet speaks of the player scheduled for povinost and has no rule for the first hand.</translation>
    </message>
    <message>
        <source>Povinost is always the seat on the dealer&apos;s right.</source>
        <translation>Povinost is always the seat on the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>Twelve at a time and the choice of twelve: one option or two?</source>
        <translation>Twelve at a time and the choice of twelve: one option or two?</translation>
    </message>
    <message>
        <source>Two options of the player who taps.</source>
        <translation>Two options of the player who taps.</translation>
    </message>
    <message>
        <source>May a tapper ask for six at a time?</source>
        <translation>May a tapper ask for six at a time?</translation>
    </message>
    <message>
        <source>No: six belongs to the cut.</source>
        <translation>No: six belongs to the cut.</translation>
    </message>
    <message>
        <source>Does the hand before or after drawing decide which trump is called?</source>
        <translation>Does the hand before or after drawing decide which trump is called?</translation>
    </message>
    <message>
        <source>The hand before drawing; otherwise the right to throw in would be pointless.</source>
        <translation>The hand before drawing; otherwise the right to throw in would be pointless.</translation>
    </message>
    <message>
        <source>Which drawn trump gives the right to throw in?</source>
        <translation>Which drawn trump gives the right to throw in?</translation>
    </message>
    <message>
        <source>Only the one that would have to be called.</source>
        <translation>Only the one that would have to be called.</translation>
    </message>
    <message>
        <source>Must a holder of the XIX call a partner?</source>
        <translation>Must a holder of the XIX call a partner?</translation>
    </message>
    <message>
        <source>He may call the XIX and play alone in secret.</source>
        <translation>He may call the XIX and play alone in secret.</translation>
    </message>
    <message>
        <source>When is the trump called, and what if nothing is said?</source>
        <translation>When is the trump called, and what if nothing is said?</translation>
    </message>
    <message>
        <source>After the discards; silence means the XIX.</source>
        <translation>After the discards; silence means the XIX.</translation>
    </message>
    <message>
        <source>What follows from a wrong call?</source>
        <translation>What follows from a wrong call?</translation>
    </message>
    <message>
        <source>It is corrected to the card that had to be called; no chips.</source>
        <translation>It is corrected to the card that had to be called; no chips.</translation>
    </message>
    <message>
        <source>Does a hidden or needless trump discard cost anything?</source>
        <translation>Does a hidden or needless trump discard cost anything?</translation>
    </message>
    <message>
        <source>No chips; it is corrected, or a judge rules.</source>
        <translation>No chips; it is corrected, or a judge rules.</translation>
    </message>
    <message>
        <source>Does a silent Valat void the Pagat?</source>
        <translation>Does a silent Valat void the Pagat?</translation>
    </message>
    <message>
        <source>No: only a called Valat does.</source>
        <translation>No: only a called Valat does.</translation>
    </message>
    <message>
        <source>How does a Valat go with the count, the Contra and the Prever draws?</source>
        <translation>How does a Valat go with the count, the Contra and the Prever draws?</translation>
    </message>
    <message>
        <source>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</source>
        <translation>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</translation>
    </message>
    <message>
        <source>Are rejected Prever sets shown?</source>
        <translation>Are rejected Prever sets shown?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Yes.</translation>
    </message>
    <message>
        <source>Who gets the Prever if several want it, and who leads?</source>
        <translation>Who gets the Prever if several want it, and who leads?</translation>
    </message>
    <message>
        <source>The first in turn from Povinost; Povinost always leads.</source>
        <translation>The first in turn from Povinost; Povinost always leads.</translation>
    </message>
    <message>
        <source>Which bonuses add up?</source>
        <translation>Which bonuses add up?</translation>
    </message>
    <message>
        <source>The best line of the honours and the trump count; all seven honours are worth six.</source>
        <translation>The best line of the honours and the trump count; all seven honours are worth six.</translation>
    </message>
    <message>
        <source>Where does a passed draw card go?</source>
        <translation>Where does a passed draw card go?</translation>
    </message>
    <message>
        <source>To a player without one, who may refuse; if nobody takes it, the passer does.</source>
        <translation>To a player without one, who may refuse; if nobody takes it, the passer does.</translation>
    </message>
    <message>
        <source>What does a tied Prever cost?</source>
        <translation>What does a tied Prever cost?</translation>
    </message>
    <message>
        <source>Three chips by the formula.</source>
        <translation>Three chips by the formula.</translation>
    </message>
    <message>
        <source>Who loses a tie that was challenged?</source>
        <translation>Who loses a tie that was challenged?</translation>
    </message>
    <message>
        <source>The side that made the last challenge.</source>
        <translation>The side that made the last challenge.</translation>
    </message>
    <message>
        <source>Can a Contra on the Pagat be answered?</source>
        <translation>Can a Contra on the Pagat be answered?</translation>
    </message>
    <message>
        <source>No: only the Contra is named.</source>
        <translation>No: only the Contra is named.</translation>
    </message>
    <message>
        <source>How large is a loan?</source>
        <translation>How large is a loan?</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>The smallest multiple of ten that covers the debt.</translation>
    </message>
    <message>
        <source>Until when may bonuses and Contra be called?</source>
        <translation>Until when may bonuses and Contra be called?</translation>
    </message>
    <message>
        <source>Until the first card; the normal order is bonuses, announcements, challenges.</source>
        <translation>Until the first card; the normal order is bonuses, announcements, challenges.</translation>
    </message>
    <message>
        <source>Many irregularities are not mentioned.</source>
        <translation>Many irregularities are not mentioned.</translation>
    </message>
    <message>
        <source>No fine is invented; a default is named and the judges may rule otherwise.</source>
        <translation>No fine is invented; a default is named and the judges may rule otherwise.</translation>
    </message>
    <message>
        <source>Must a called Pagat be held to the end?</source>
        <translation>Must a called Pagat be held to the end?</translation>
    </message>
    <message>
        <source>No: it is simply lost when it does not take the last trick.</source>
        <translation>No: it is simply lost when it does not take the last trick.</translation>
    </message>
    <message>
        <source>Who may challenge a called Pagat while the partner is unknown?</source>
        <translation>Who may challenge a called Pagat while the partner is unknown?</translation>
    </message>
    <message>
        <source>Only those who can know from their own cards and from what was said openly.</source>
        <translation>Only those who can know from their own cards and from what was said openly.</translation>
    </message>
    <message>
        <source>How many of the others must agree that the deal goes on?</source>
        <translation>How many of the others must agree that the deal goes on?</translation>
    </message>
    <message>
        <source>All three; otherwise it is a misdeal.</source>
        <translation>All three; otherwise it is a misdeal.</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card?</source>
        <translation>Who is fined for looking at the bottom card?</translation>
    </message>
    <message>
        <source>Only the player who cuts; after anybody else the deck is shuffled again and the judges may fine.</source>
        <translation>Only the player who cuts; after anybody else the deck is shuffled again and the judges may fine.</translation>
    </message>
    <message>
        <source>Does the dealer pay every player, or only what the losers would have lost?</source>
        <translation>Does the dealer pay every player, or only what the losers would have lost?</translation>
    </message>
    <message>
        <source>Every other player the chips a loser would have paid.</source>
        <translation>Every other player the chips a loser would have paid.</translation>
    </message>
    <message>
        <source>Are two chips to each player due for every wrong discard?</source>
        <translation>Are two chips to each player due for every wrong discard?</translation>
    </message>
    <message>
        <source>Only from a lone player who discarded wrongly, as in the sheet&apos;s example.</source>
        <translation>Only from a lone player who discarded wrongly, as in the sheet&apos;s example.</translation>
    </message>
    <message>
        <source>Who pays when the Pagat fails: its holder or his side?</source>
        <translation>Who pays when the Pagat fails: its holder or his side?</translation>
    </message>
    <message>
        <source>The side, as it is paid when it succeeds.</source>
        <translation>The side, as it is paid when it succeeds.</translation>
    </message>
    <message>
        <source>Is Uni paid when nobody declares it?</source>
        <translation>Is Uni paid when nobody declares it?</translation>
    </message>
    <message>
        <source>No; who keeps silent is not paid.</source>
        <translation>No; who keeps silent is not paid.</translation>
    </message>
    <message>
        <source>Does a discarded five point card also keep its player from collecting?</source>
        <translation>Does a discarded five point card also keep its player from collecting?</translation>
    </message>
    <message>
        <source>No; it costs its five chips to each player and stays where it lies once play has begun.</source>
        <translation>No; it costs its five chips to each player and stays where it lies once play has begun.</translation>
    </message>
    <message>
        <source>Is a failure to follow suit corrected when it is seen at once?</source>
        <translation>Is a failure to follow suit corrected when it is seen at once?</translation>
    </message>
    <message>
        <source>No; play goes on to the last card.</source>
        <translation>No; play goes on to the last card.</translation>
    </message>
</context>
<context>
    <name>WestfestTitles</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Shuffling, cutting, dealing</source>
        <translation>Shuffling, cutting, dealing</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Tapping</translation>
    </message>
    <message>
        <source>Misdeal and overturned card</source>
        <translation>Misdeal and overturned card</translation>
    </message>
    <message>
        <source>Bottom card and dealing mistakes</source>
        <translation>Bottom card and dealing mistakes</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Wrong number of discards</translation>
    </message>
    <message>
        <source>Povinost and the call</source>
        <translation>Povinost and the call</translation>
    </message>
    <message>
        <source>Drawing from the talon</source>
        <translation>Drawing from the talon</translation>
    </message>
    <message>
        <source>Five point discards</source>
        <translation>Five point discards</translation>
    </message>
    <message>
        <source>Prever</source>
        <translation>Prever</translation>
    </message>
    <message>
        <source>Order of bonus calls</source>
        <translation>Order of bonus calls</translation>
    </message>
    <message>
        <source>Card Values</source>
        <translation>Card Values</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat</translation>
    </message>
    <message>
        <source>Bonus Points</source>
        <translation>Bonus Points</translation>
    </message>
    <message>
        <source>Uni / Bida</source>
        <translation>Uni / Bida</translation>
    </message>
    <message>
        <source>Counting of Score</source>
        <translation>Counting of Score</translation>
    </message>
    <message>
        <source>Calculating Prever Score</source>
        <translation>Calculating Prever Score</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rhea Contra</source>
        <translation>Rhea Contra</translation>
    </message>
    <message>
        <source>Suprhea</source>
        <translation>Suprhea</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ties</translation>
    </message>
    <message>
        <source>Following Suit</source>
        <translation>Following Suit</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Judging</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>{player}: {question}</source>
        <translation>{player}: {question}</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Every card may be played.</translation>
    </message>
    <message>
        <source>✗ {acts}: {reason}</source>
        <translation>✗ {acts}: {reason}</translation>
    </message>
    <message>
        <source>{reason} – {article}</source>
        <translation>{reason} – {article}</translation>
    </message>
    <message>
        <source>May be chosen: {cards}</source>
        <translation>May be chosen: {cards}</translation>
    </message>
    <message>
        <source>May not be chosen: {cards}</source>
        <translation>May not be chosen: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{acts} and %n more</source>
        <translation>
            <numerusform>{acts} and %n more</numerusform>
            <numerusform>{acts} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Play a &amp;deal from a file…</source>
        <translation>Play a &amp;deal from a file…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Open game…</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Next &amp;hand</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>&amp;Close the round</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Next &amp;round</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Pass, nothing to say</source>
        <translation>&amp;Pass, nothing to say</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Announce</translation>
    </message>
    <message>
        <source>&amp;Kontra and further doublings</source>
        <translation>&amp;Kontra and further doublings</translation>
    </message>
    <message>
        <source>Do or say something &amp;else…</source>
        <translation>Do or say something &amp;else…</translation>
    </message>
    <message>
        <source>Claim the &amp;rest: throw in the cards</source>
        <translation>Claim the &amp;rest: throw in the cards</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Last trick</translation>
    </message>
    <message>
        <source>&amp;To the cards</source>
        <translation>&amp;To the cards</translation>
    </message>
    <message>
        <source>To the &amp;question</source>
        <translation>To the &amp;question</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Announcements</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Referee</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Log</translation>
    </message>
    <message>
        <source>&amp;Rules of this sheet</source>
        <translation>&amp;Rules of this sheet</translation>
    </message>
    <message>
        <source>&amp;Compare the rulesets</source>
        <translation>&amp;Compare the rulesets</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>&amp;About Tarock Desktop</source>
        <translation>&amp;About Tarock Desktop</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>&amp;Teaching</source>
        <translation>&amp;Teaching</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>ZiriChoices</name>
    <message>
        <source>Hold: {name}</source>
        <translation>Hold: {name}</translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Take: {cards}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Sell the game</source>
        <translation>Sell the game</translation>
    </message>
    <message>
        <source>No kontra</source>
        <translation>No kontra</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Leave it open</translation>
    </message>
    <message>
        <source>Demand: {suit}</source>
        <translation>Demand: {suit}</translation>
    </message>
    <message>
        <source>Demand nothing</source>
        <translation>Demand nothing</translation>
    </message>
    <message>
        <source>The result of the hand counts</source>
        <translation>The result of the hand counts</translation>
    </message>
    <message>
        <source>You write minus {amount}; nothing is played.</source>
        <translation>You write minus {amount}; nothing is played.</translation>
    </message>
    <message>
        <source>Decide before your first card: silence counts as kontra.</source>
        <translation>Decide before your first card: silence counts as kontra.</translation>
    </message>
    <message>
        <source>Counts ×{factor}, and once more as much if you have most points yourself.</source>
        <translation>Counts ×{factor}, and once more as much if you have most points yourself.</translation>
    </message>
    <message>
        <source>The demanded suit has to be led.</source>
        <translation>The demanded suit has to be led.</translation>
    </message>
</context>
<context>
    <name>ZiriConsequences</name>
    <message>
        <source>The dealer writes minus 2 and deals again.</source>
        <translation>The dealer writes minus 2 and deals again.</translation>
    </message>
    <message>
        <source>The right card goes where it belongs, and nobody writes anything.</source>
        <translation>The right card goes where it belongs, and nobody writes anything.</translation>
    </message>
    <message>
        <source>The offender writes minus 4, and the same dealer deals again.</source>
        <translation>The offender writes minus 4, and the same dealer deals again.</translation>
    </message>
    <message>
        <source>The hand ends with a renons at brez talona.</source>
        <translation>The hand ends with a renons at brez talona.</translation>
    </message>
    <message>
        <source>The part lifted first stays with the declarer.</source>
        <translation>The part lifted first stays with the declarer.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game; announcements do not count. If it comes out at the end and the declarer has lost, the opponents choose.</source>
        <translation>The hand ends like a sold game; announcements do not count. If it comes out at the end and the declarer has lost, the opponents choose.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game.</source>
        <translation>The hand ends like a sold game.</translation>
    </message>
    <message>
        <source>Nothing is played; the declarer writes the price of the game.</source>
        <translation>Nothing is played; the declarer writes the price of the game.</translation>
    </message>
    <message>
        <source>The hand ends with the value of a renons, borne by the offender alone.</source>
        <translation>The hand ends with the value of a renons, borne by the offender alone.</translation>
    </message>
    <message>
        <source>It is no renons; the hidden card goes back.</source>
        <translation>It is no renons; the hidden card goes back.</translation>
    </message>
    <message>
        <source>The card goes back, and the declarer may demand the suit that is led.</source>
        <translation>The card goes back, and the declarer may demand the suit that is led.</translation>
    </message>
    <message>
        <source>The card goes back, and the right player plays; nobody writes anything.</source>
        <translation>The card goes back, and the right player plays; nobody writes anything.</translation>
    </message>
    <message>
        <source>The hand ends; the offender writes minus 4.</source>
        <translation>The hand ends; the offender writes minus 4.</translation>
    </message>
    <message>
        <source>The hand ends; under kontra the offender writes minus 8.</source>
        <translation>The hand ends; under kontra the offender writes minus 8.</translation>
    </message>
    <message>
        <source>The hand ends; the offender said kontra himself and writes minus 16.</source>
        <translation>The hand ends; the offender said kontra himself and writes minus 16.</translation>
    </message>
    <message>
        <source>Silence counts as kontra.</source>
        <translation>Silence counts as kontra.</translation>
    </message>
    <message>
        <source>The kontra does not count.</source>
        <translation>The kontra does not count.</translation>
    </message>
    <message>
        <source>The word does not count.</source>
        <translation>The word does not count.</translation>
    </message>
    <message>
        <source>The announcement is struck out, without points.</source>
        <translation>The announcement is struck out, without points.</translation>
    </message>
    <message>
        <source>Partners can&apos;t harm each other: nothing is counted.</source>
        <translation>Partners can&apos;t harm each other: nothing is counted.</translation>
    </message>
    <message>
        <source>The claim is refused, and play goes on.</source>
        <translation>The claim is refused, and play goes on.</translation>
    </message>
    <message>
        <source>The referee decides.</source>
        <translation>The referee decides.</translation>
    </message>
    <message>
        <source>The bid does not count.</source>
        <translation>The bid does not count.</translation>
    </message>
    <message>
        <source>The act does not count.</source>
        <translation>The act does not count.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks.</source>
        <translation>The right player cuts or knocks.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count.</source>
        <translation>What is said after the first card does not count.</translation>
    </message>
</context>
<context>
    <name>ZiriGists</name>
    <message>
        <source>Follow suit; without the suit play a trump; without both any card. Nobody has to beat a trick. The highest trump takes it, else the highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat does.</source>
        <translation>Follow suit; without the suit play a trump; without both any card. Nobody has to beat a trick. The highest trump takes it, else the highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat does.</translation>
    </message>
    <message>
        <source>Play goes counterclockwise. The pack is cut, or knocked on and dealt in three stacks to choose from. Six cards are the talon. A dealer who misdeals writes minus two and deals again.</source>
        <translation>Play goes counterclockwise. The pack is cut, or knocked on and dealt in three stacks to choose from. Six cards are the talon. A dealer who misdeals writes minus two and deals again.</translation>
    </message>
    <message>
        <source>The highest bidder plays against the other two, who count as one. Only a renons is borne by the player who made it. With four the dealer rests, and pays and gains like a defender.</source>
        <translation>The highest bidder plays against the other two, who count as one. Only a renons is borne by the player who made it. With four the dealer rests, and pays and gains like a defender.</translation>
    </message>
    <message>
        <source>Trojka, dvojka and enka take three, two or one talon cards, brez talona takes none. As many cards are laid away; never a king, Škis, Mond or Pagat, and a trump laid away is named.</source>
        <translation>Trojka, dvojka and enka take three, two or one talon cards, brez talona takes none. As many cards are laid away; never a king, Škis, Mond or Pagat, and a trump laid away is named.</translation>
    </message>
    <message>
        <source>Everything made counts one point, times one, two, three or four by the game. The lost game itself counts two, three, six or twelve.</source>
        <translation>Everything made counts one point, times one, two, three or four by the game. The lost game itself counts two, three, six or twelve.</translation>
    </message>
    <message>
        <source>A talon part that has been lifted can&apos;t be exchanged. Kontra, re, sub and mor concern the game alone; under kontra it counts as much won as lost, and kontra and sub come from different players.</source>
        <translation>A talon part that has been lifted can&apos;t be exchanged. Kontra, re, sub and mor concern the game alone; under kontra it counts as much won as lost, and kontra and sub come from different players.</translation>
    </message>
    <message>
        <source>The pack has seventy points. Trojka and brez talona are won with thirty-six, dvojka with thirty-five and two leaves, enka with thirty-five and one leaf.</source>
        <translation>The pack has seventy points. Trojka and brez talona are won with thirty-six, dvojka with thirty-five and two leaves, enka with thirty-five and one leaf.</translation>
    </message>
    <message>
        <source>Played when nobody bids. Whoever has most points writes minus two, minus four from thirty-five points on; kontra doubles it, and for a player who said kontra himself once more. Every trick must be beaten, and the Pagat falls as the last trump.</source>
        <translation>Played when nobody bids. Whoever has most points writes minus two, minus four from thirty-five points on; kontra doubles it, and for a player who said kontra himself once more. Every trick must be beaten, and the Pagat falls as the last trump.</translation>
    </message>
    <message>
        <source>Trul, kralji, pagat, mondfang and valat may be announced by both sides, each once by a side. An announced feat counts one point more, valat four more. Each can be doubled by itself.</source>
        <translation>Trul, kralji, pagat, mondfang and valat may be announced by both sides, each once by a side. An announced feat counts one point more, valat four more. Each can be doubled by itself.</translation>
    </message>
    <message>
        <source>The won game counts one point, and one, two or three more from forty, fifty and sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count one each, valat four.</source>
        <translation>The won game counts one point, and one, two or three more from forty, fifty and sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count one each, valat four.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons, some kinds only at once. It counts as printed for each game, with all announcements and kontras; wrong discards count like a sold game.</source>
        <translation>Only an opponent may claim a renons, some kinds only at once. It counts as printed for each game, with all announcements and kontras; wrong discards count like a sold game.</translation>
    </message>
    <message>
        <source>If the wrong defender leads, the declarer may demand the suit his partner has to lead. The declarer may sell the game after the discards. Tricks stay closed, except the last one on the own pile.</source>
        <translation>If the wrong defender leads, the declarer may demand the suit his partner has to lead. The declarer may sell the game after the discards. Tricks stay closed, except the last one on the own pile.</translation>
    </message>
    <message>
        <source>A defender pays his renons alone. The table shows what he and the declarer write, with three and with four at the table; the other players write nothing.</source>
        <translation>A defender pays his renons alone. The table shows what he and the declarer write, with three and with four at the table; the other players write nothing.</translation>
    </message>
</context>
<context>
    <name>ZiriGlosses</name>
    <message>
        <source>one against two, three talon cards</source>
        <translation>one against two, three talon cards</translation>
    </message>
    <message>
        <source>one against two, two talon cards, counts double</source>
        <translation>one against two, two talon cards, counts double</translation>
    </message>
    <message>
        <source>one against two, one talon card, counts three times</source>
        <translation>one against two, one talon card, counts three times</translation>
    </message>
    <message>
        <source>one against two without the talon, counts four times</source>
        <translation>one against two without the talon, counts four times</translation>
    </message>
    <message>
        <source>each for himself: whoever has most points writes minus</source>
        <translation>each for himself: whoever has most points writes minus</translation>
    </message>
    <message>
        <source>Škis, Mond and Pagat in the tricks of one side</source>
        <translation>Škis, Mond and Pagat in the tricks of one side</translation>
    </message>
    <message>
        <source>all four kings with one side at the end</source>
        <translation>all four kings with one side at the end</translation>
    </message>
    <message>
        <source>the Pagat falls in the last trick of the side</source>
        <translation>the Pagat falls in the last trick of the side</translation>
    </message>
    <message>
        <source>the other side&apos;s Mond is taken</source>
        <translation>the other side&apos;s Mond is taken</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>one side takes all tricks</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>first doubling, ×2</translation>
    </message>
    <message>
        <source>answer to the kontra, ×4</source>
        <translation>answer to the kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>answer to the re, ×8</translation>
    </message>
    <message>
        <source>answer to the sub, ×16</source>
        <translation>answer to the sub, ×16</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>no kontra</translation>
    </message>
    <message>
        <source>no answer yet on kontra</source>
        <translation>no answer yet on kontra</translation>
    </message>
    <message>
        <source>a trump has to be led</source>
        <translation>a trump has to be led</translation>
    </message>
    <message>
        <source>hearts have to be led</source>
        <translation>hearts have to be led</translation>
    </message>
    <message>
        <source>diamonds have to be led</source>
        <translation>diamonds have to be led</translation>
    </message>
    <message>
        <source>spades have to be led</source>
        <translation>spades have to be led</translation>
    </message>
    <message>
        <source>clubs have to be led</source>
        <translation>clubs have to be led</translation>
    </message>
    <message>
        <source>any suit may be led</source>
        <translation>any suit may be led</translation>
    </message>
</context>
<context>
    <name>ZiriOptions</name>
    <message>
        <source>Holding a bid</source>
        <translation>Holding a bid</translation>
    </message>
    <message>
        <source>Whether a player seated earlier may hold what a later one has bid.</source>
        <translation>Whether a player seated earlier may hold what a later one has bid.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no, every bid must be higher</source>
        <translation>no, every bid must be higher</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>First lead</translation>
    </message>
    <message>
        <source>Who leads to the first trick; in klop always the player on the dealer&apos;s right.</source>
        <translation>Who leads to the first trick; in klop always the player on the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>the player on the dealer&apos;s right</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>the declarer</translation>
    </message>
    <message>
        <source>Announcing the Pagat</source>
        <translation>Announcing the Pagat</translation>
    </message>
    <message>
        <source>Who may announce the Pagat in the last trick.</source>
        <translation>Who may announce the Pagat in the last trick.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>every player</translation>
    </message>
    <message>
        <source>only who holds it</source>
        <translation>only who holds it</translation>
    </message>
    <message>
        <source>Trul and kralji in the talon</source>
        <translation>Trul and kralji in the talon</translation>
    </message>
    <message>
        <source>Whether cards left in the talon count for the defenders&apos; trul and kralji.</source>
        <translation>Whether cards left in the talon count for the defenders&apos; trul and kralji.</translation>
    </message>
    <message>
        <source>they don&apos;t count</source>
        <translation>they don&apos;t count</translation>
    </message>
    <message>
        <source>they count</source>
        <translation>they count</translation>
    </message>
    <message>
        <source>Selling a brez talona</source>
        <translation>Selling a brez talona</translation>
    </message>
    <message>
        <source>Whether a game without the talon can be sold too.</source>
        <translation>Whether a game without the talon can be sold too.</translation>
    </message>
    <message>
        <source>it can&apos;t be sold</source>
        <translation>it can&apos;t be sold</translation>
    </message>
    <message>
        <source>for 24</source>
        <translation>for 24</translation>
    </message>
    <message>
        <source>Kontra in klop with three</source>
        <translation>Kontra in klop with three</translation>
    </message>
    <message>
        <source>Until when three players may say kontra in klop.</source>
        <translation>Until when three players may say kontra in klop.</translation>
    </message>
    <message>
        <source>until the talon is handed out</source>
        <translation>until the talon is handed out</translation>
    </message>
    <message>
        <source>until the own first card</source>
        <translation>until the own first card</translation>
    </message>
    <message>
        <source>Renons in a trojka under kontra</source>
        <translation>Renons in a trojka under kontra</translation>
    </message>
    <message>
        <source>What a renons in a trojka is worth after kontra.</source>
        <translation>What a renons in a trojka is worth after kontra.</translation>
    </message>
    <message>
        <source>Writing a defender&apos;s renons</source>
        <translation>Writing a defender&apos;s renons</translation>
    </message>
    <message>
        <source>What is written for a defender&apos;s renons on the score sheet.</source>
        <translation>What is written for a defender&apos;s renons on the score sheet.</translation>
    </message>
    <message>
        <source>as in the table, with a share for the declarer</source>
        <translation>as in the table, with a share for the declarer</translation>
    </message>
    <message>
        <source>the whole, in the offender&apos;s column</source>
        <translation>the whole, in the offender&apos;s column</translation>
    </message>
    <message>
        <source>Payment for a written point</source>
        <translation>Payment for a written point</translation>
    </message>
    <message>
        <source>What one written point is worth in payment.</source>
        <translation>What one written point is worth in payment.</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>one unit from each other player</translation>
    </message>
    <message>
        <source>divided among all players</source>
        <translation>divided among all players</translation>
    </message>
    <message>
        <source>Other acts out of turn</source>
        <translation>Other acts out of turn</translation>
    </message>
    <message>
        <source>What follows when a card is played out of turn and no suit can be demanded.</source>
        <translation>What follows when a card is played out of turn and no suit can be demanded.</translation>
    </message>
    <message>
        <source>the card goes back</source>
        <translation>the card goes back</translation>
    </message>
    <message>
        <source>it is a renons</source>
        <translation>it is a renons</translation>
    </message>
    <message>
        <source>Waiting for a claim</source>
        <translation>Waiting for a claim</translation>
    </message>
    <message>
        <source>How many seconds the computers wait after something that has to be claimed at once; 0: not at all.</source>
        <translation>How many seconds the computers wait after something that has to be claimed at once; 0: not at all.</translation>
    </message>
    <message>
        <source>Who speaks up</source>
        <translation>Who speaks up</translation>
    </message>
    <message>
        <source>When a breach that takes place is ruled on.</source>
        <translation>When a breach that takes place is ruled on.</translation>
    </message>
    <message>
        <source>when an opponent claims it</source>
        <translation>when an opponent claims it</translation>
    </message>
    <message>
        <source>the referee at once</source>
        <translation>the referee at once</translation>
    </message>
    <message>
        <source>the referee after the last trick</source>
        <translation>the referee after the last trick</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Hands in a round</translation>
    </message>
    <message>
        <source>How many hands are played; 0: as many as the players like.</source>
        <translation>How many hands are played; 0: as many as the players like.</translation>
    </message>
</context>
<context>
    <name>ZiriPrompts</name>
    <message numerus="yes">
        <source>Which part do you take: %n talon card(s)?</source>
        <translation>
            <numerusform>Which part do you take: %n talon card?</numerusform>
            <numerusform>Which part do you take: %n talon cards?</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you play the game or sell it?</source>
        <translation>Do you play the game or sell it?</translation>
    </message>
    <message>
        <source>Do you say kontra?</source>
        <translation>Do you say kontra?</translation>
    </message>
    <message>
        <source>Which suit do you demand?</source>
        <translation>Which suit do you demand?</translation>
    </message>
</context>
<context>
    <name>ZiriPublicRulings</name>
    <message>
        <source>{seat} announces {name} although it was not allowed.</source>
        <translation>{seat} announces {name} although it was not allowed.</translation>
    </message>
</context>
<context>
    <name>ZiriReadings</name>
    <message>
        <source>The sheet writes a defender&apos;s renons in full, and its table gives the declarer a share too.</source>
        <translation>The sheet writes a defender&apos;s renons in full, and its table gives the declarer a share too.</translation>
    </message>
    <message>
        <source>The table is what is written; both together come to what is paid at once.</source>
        <translation>The table is what is written; both together come to what is paid at once.</translation>
    </message>
    <message>
        <source>A renons in a trojka counts with kontra, but the table has the same figure as without.</source>
        <translation>A renons in a trojka counts with kontra, but the table has the same figure as without.</translation>
    </message>
    <message>
        <source>Kontra on a trojka leaves its renons at 4; re doubles it, and so on.</source>
        <translation>Kontra on a trojka leaves its renons at 4; re doubles it, and so on.</translation>
    </message>
    <message>
        <source>A lost brez talona costs more than a renons in it.</source>
        <translation>A lost brez talona costs more than a renons in it.</translation>
    </message>
    <message>
        <source>Each figure stands as printed.</source>
        <translation>Each figure stands as printed.</translation>
    </message>
    <message>
        <source>Announcements count one point more, but not what a failed one costs.</source>
        <translation>Announcements count one point more, but not what a failed one costs.</translation>
    </message>
    <message>
        <source>An announced feat counts two, made or failed (valat eight), and is not counted once more in silence.</source>
        <translation>An announced feat counts two, made or failed (valat eight), and is not counted once more in silence.</translation>
    </message>
    <message>
        <source>Kontra doubles only the lost game, yet winning writes as much as losing.</source>
        <translation>Kontra doubles only the lost game, yet winning writes as much as losing.</translation>
    </message>
    <message>
        <source>Under kontra the game counts as much won as lost.</source>
        <translation>Under kontra the game counts as much won as lost.</translation>
    </message>
    <message>
        <source>Factors of re, sub and mor are not given.</source>
        <translation>Factors of re, sub and mor are not given.</translation>
    </message>
    <message>
        <source>Each step doubles: 4, 8, 16.</source>
        <translation>Each step doubles: 4, 8, 16.</translation>
    </message>
    <message>
        <source>Whether kontra and sub by one player are barred on announcements too.</source>
        <translation>Whether kontra and sub by one player are barred on announcements too.</translation>
    </message>
    <message>
        <source>Everywhere; on a defenders&apos; announcement the ladder ends at re.</source>
        <translation>Everywhere; on a defenders&apos; announcement the ladder ends at re.</translation>
    </message>
    <message>
        <source>Whether 40, 50 and 60 points count for the declarer only.</source>
        <translation>Whether 40, 50 and 60 points count for the declarer only.</translation>
    </message>
    <message>
        <source>They count for the side that wins the game.</source>
        <translation>They count for the side that wins the game.</translation>
    </message>
    <message>
        <source>Whether a valat replaces what else is counted.</source>
        <translation>Whether a valat replaces what else is counted.</translation>
    </message>
    <message>
        <source>It is added like every other feat.</source>
        <translation>It is added like every other feat.</translation>
    </message>
    <message>
        <source>A trul card or king may lie in the talon at the end.</source>
        <translation>A trul card or king may lie in the talon at the end.</translation>
    </message>
    <message>
        <source>Only tricks and own discards count; then nobody makes the feat.</source>
        <translation>Only tricks and own discards count; then nobody makes the feat.</translation>
    </message>
    <message>
        <source>How the auction goes is not said.</source>
        <translation>How the auction goes is not said.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right; a pass is final; who sits earlier may hold a bid.</source>
        <translation>From the dealer&apos;s right; a pass is final; who sits earlier may hold a bid.</translation>
    </message>
    <message>
        <source>Who leads first is not said.</source>
        <translation>Who leads first is not said.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right.</source>
        <translation>The player on the dealer&apos;s right.</translation>
    </message>
    <message>
        <source>Whether the talon is shown before it is taken.</source>
        <translation>Whether the talon is shown before it is taken.</translation>
    </message>
    <message>
        <source>It is turned up for all, except in brez talona.</source>
        <translation>It is turned up for all, except in brez talona.</translation>
    </message>
    <message>
        <source>Until when the game may be sold.</source>
        <translation>Until when the game may be sold.</translation>
    </message>
    <message>
        <source>Between the discards and the word that one is ready; not in brez talona.</source>
        <translation>Between the discards and the word that one is ready; not in brez talona.</translation>
    </message>
    <message>
        <source>Two deadlines for kontra in klop: the talon, and the own first card.</source>
        <translation>Two deadlines for kontra in klop: the talon, and the own first card.</translation>
    </message>
    <message>
        <source>With three kontra is said before the talon is handed out, later only no; with four both until the own first card.</source>
        <translation>With three kontra is said before the talon is handed out, later only no; with four both until the own first card.</translation>
    </message>
    <message>
        <source>How the player with the talon plays along in klop.</source>
        <translation>How the player with the talon plays along in klop.</translation>
    </message>
    <message>
        <source>He plays to every trick until his six cards are gone.</source>
        <translation>He plays to every trick until his six cards are gone.</translation>
    </message>
    <message>
        <source>Ties of three, at 35 points or under kontra.</source>
        <translation>Ties of three, at 35 points or under kontra.</translation>
    </message>
    <message>
        <source>The amount is shared; a player who said kontra himself pays it alone.</source>
        <translation>The amount is shared; a player who said kontra himself pays it alone.</translation>
    </message>
    <message>
        <source>The Pagat must be drawn out, unless it is the last card in the talon.</source>
        <translation>The Pagat must be drawn out, unless it is the last card in the talon.</translation>
    </message>
    <message>
        <source>It may be led only as the last card of a hand.</source>
        <translation>It may be led only as the last card of a hand.</translation>
    </message>
    <message>
        <source>Who may knock with four at the table.</source>
        <translation>Who may knock with four at the table.</translation>
    </message>
    <message>
        <source>Whoever is offered the cut.</source>
        <translation>Whoever is offered the cut.</translation>
    </message>
    <message>
        <source>A renons before any game is bid has no value.</source>
        <translation>A renons before any game is bid has no value.</translation>
    </message>
    <message>
        <source>It counts 4, and the same dealer deals again.</source>
        <translation>It counts 4, and the same dealer deals again.</translation>
    </message>
    <message>
        <source>A wrong turn where no partner can be asked for a suit.</source>
        <translation>A wrong turn where no partner can be asked for a suit.</translation>
    </message>
    <message>
        <source>The card goes back, and nobody pays.</source>
        <translation>The card goes back, and nobody pays.</translation>
    </message>
    <message>
        <source>What claiming at once means.</source>
        <translation>What claiming at once means.</translation>
    </message>
    <message>
        <source>Before the next card is played or the next word is spoken.</source>
        <translation>Before the next card is played or the next word is spoken.</translation>
    </message>
    <message>
        <source>Whether kontra counts with wrong discards.</source>
        <translation>Whether kontra counts with wrong discards.</translation>
    </message>
    <message>
        <source>It does not: the price is that of the sold game.</source>
        <translation>It does not: the price is that of the sold game.</translation>
    </message>
    <message>
        <source>Whether a renons ends the hand.</source>
        <translation>Whether a renons ends the hand.</translation>
    </message>
    <message>
        <source>It does, and nothing else of the hand is written.</source>
        <translation>It does, and nothing else of the hand is written.</translation>
    </message>
    <message>
        <source>Which tricks and cards may be looked at.</source>
        <translation>Which tricks and cards may be looked at.</translation>
    </message>
    <message>
        <source>The last trick on the own side&apos;s pile; the declarer his own discards before the first lead.</source>
        <translation>The last trick on the own side&apos;s pile; the declarer his own discards before the first lead.</translation>
    </message>
    <message>
        <source>Whether the defenders&apos; result is written in their columns.</source>
        <translation>Whether the defenders&apos; result is written in their columns.</translation>
    </message>
    <message>
        <source>Only the declarer&apos;s column is written.</source>
        <translation>Only the declarer&apos;s column is written.</translation>
    </message>
    <message>
        <source>Who may announce the Pagat.</source>
        <translation>Who may announce the Pagat.</translation>
    </message>
    <message>
        <source>Anybody of either side, whoever holds it.</source>
        <translation>Anybody of either side, whoever holds it.</translation>
    </message>
    <message>
        <source>What an announcement against the rule costs.</source>
        <translation>What an announcement against the rule costs.</translation>
    </message>
    <message>
        <source>It is struck out, without points.</source>
        <translation>It is struck out, without points.</translation>
    </message>
    <message>
        <source>Whether the resting dealer may claim a renons.</source>
        <translation>Whether the resting dealer may claim a renons.</translation>
    </message>
    <message>
        <source>He may not; in klop every other player may.</source>
        <translation>He may not; in klop every other player may.</translation>
    </message>
    <message>
        <source>A wrong number of cards found late.</source>
        <translation>A wrong number of cards found late.</translation>
    </message>
    <message>
        <source>Wrong only after the discards it is a sold game, otherwise a misdeal.</source>
        <translation>Wrong only after the discards it is a sold game, otherwise a misdeal.</translation>
    </message>
    <message>
        <source>Looking into the talon in brez talona has no price of its own.</source>
        <translation>Looking into the talon in brez talona has no price of its own.</translation>
    </message>
    <message>
        <source>It is a renons at brez talona.</source>
        <translation>It is a renons at brez talona.</translation>
    </message>
    <message>
        <source>Several kontras in klop.</source>
        <translation>Several kontras in klop.</translation>
    </message>
    <message>
        <source>They do not multiply; each player who said kontra has his own risk.</source>
        <translation>They do not multiply; each player who said kontra has his own risk.</translation>
    </message>
    <message>
        <source>A wrong claim.</source>
        <translation>A wrong claim.</translation>
    </message>
    <message>
        <source>It costs nothing, and play goes on.</source>
        <translation>It costs nothing, and play goes on.</translation>
    </message>
    <message>
        <source>The Pagat in the last trick taken by the own partner.</source>
        <translation>The Pagat in the last trick taken by the own partner.</translation>
    </message>
    <message>
        <source>It is the side that makes it.</source>
        <translation>It is the side that makes it.</translation>
    </message>
    <message>
        <source>Who deals first, and how long is played.</source>
        <translation>Who deals first, and how long is played.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; then the deal passes to the right.</source>
        <translation>The first dealer is drawn; then the deal passes to the right.</translation>
    </message>
    <message>
        <source>How a renons is noticed.</source>
        <translation>How a renons is noticed.</translation>
    </message>
    <message>
        <source>Opponents claim it; unclaimed ones cost nothing.</source>
        <translation>Opponents claim it; unclaimed ones cost nothing.</translation>
    </message>
    <message>
        <source>Whose announcements count for a renons.</source>
        <translation>Whose announcements count for a renons.</translation>
    </message>
    <message>
        <source>All of both sides.</source>
        <translation>All of both sides.</translation>
    </message>
</context>
<context>
    <name>ZiriRights</name>
    <message>
        <source>A wrong deal is put right before anybody has looked at the cards.</source>
        <translation>A wrong deal is put right before anybody has looked at the cards.</translation>
    </message>
    <message>
        <source>The talon part lifted first is kept.</source>
        <translation>The talon part lifted first is kept.</translation>
    </message>
    <message>
        <source>In brez talona nobody looks at the talon before the hand is over.</source>
        <translation>In brez talona nobody looks at the talon before the hand is over.</translation>
    </message>
    <message>
        <source>Trul and kralji are announced only by a player who does not hold all of them.</source>
        <translation>Trul and kralji are announced only by a player who does not hold all of them.</translation>
    </message>
    <message>
        <source>At this table only its holder announces the Pagat.</source>
        <translation>At this table only its holder announces the Pagat.</translation>
    </message>
    <message>
        <source>The demanded suit is led by a hand that has it.</source>
        <translation>The demanded suit is led by a hand that has it.</translation>
    </message>
    <message>
        <source>The winner of the last trick leads.</source>
        <translation>The winner of the last trick leads.</translation>
    </message>
    <message>
        <source>Everybody decides on kontra before the own first card.</source>
        <translation>Everybody decides on kontra before the own first card.</translation>
    </message>
    <message>
        <source>With three players kontra comes before the talon is handed out.</source>
        <translation>With three players kontra comes before the talon is handed out.</translation>
    </message>
    <message>
        <source>The player with the talon does not say kontra.</source>
        <translation>The player with the talon does not say kontra.</translation>
    </message>
    <message>
        <source>Only an opponent claims a renons.</source>
        <translation>Only an opponent claims a renons.</translation>
    </message>
    <message>
        <source>Some kinds of renons are claimed before the next card or word.</source>
        <translation>Some kinds of renons are claimed before the next card or word.</translation>
    </message>
    <message>
        <source>A card is drawn from the hand only in turn.</source>
        <translation>A card is drawn from the hand only in turn.</translation>
    </message>
    <message>
        <source>Partners keep silent.</source>
        <translation>Partners keep silent.</translation>
    </message>
    <message>
        <source>Partners show each other no cards.</source>
        <translation>Partners show each other no cards.</translation>
    </message>
    <message>
        <source>Cards are not exchanged during the hand.</source>
        <translation>Cards are not exchanged during the hand.</translation>
    </message>
    <message>
        <source>Tricks lie in order, one on the other.</source>
        <translation>Tricks lie in order, one on the other.</translation>
    </message>
    <message>
        <source>One card is played at a time.</source>
        <translation>One card is played at a time.</translation>
    </message>
    <message>
        <source>The game is sold between the discards and the word that one is ready.</source>
        <translation>The game is sold between the discards and the word that one is ready.</translation>
    </message>
    <message>
        <source>Mond and Pagat are caught from opponents only.</source>
        <translation>Mond and Pagat are caught from opponents only.</translation>
    </message>
    <message>
        <source>The first six cards are the talon, laid singly or all at once.</source>
        <translation>The first six cards are the talon, laid singly or all at once.</translation>
    </message>
</context>
<context>
    <name>ZiriRulings</name>
    <message>
        <source>{seat} puts a wrong deal right: the right card goes where it belongs.</source>
        <translation>{seat} puts a wrong deal right: the right card goes where it belongs.</translation>
    </message>
    <message>
        <source>{seat} wants to exchange a talon part that was lifted already.</source>
        <translation>{seat} wants to exchange a talon part that was lifted already.</translation>
    </message>
    <message>
        <source>{seat} looks into the talon in a game without it.</source>
        <translation>{seat} looks into the talon in a game without it.</translation>
    </message>
    <message>
        <source>{seat} announces {name} with all its cards in the own hand.</source>
        <translation>{seat} announces {name} with all its cards in the own hand.</translation>
    </message>
    <message>
        <source>{seat} announces {name} without the card.</source>
        <translation>{seat} announces {name} without the card.</translation>
    </message>
    <message>
        <source>{seat} holds the demanded suit and leads {card_object}.</source>
        <translation>{seat} holds the demanded suit and leads {card_object}.</translation>
    </message>
    <message>
        <source>{seat} leads although it is the partner&apos;s turn: {right}.</source>
        <translation>{seat} leads although it is the partner&apos;s turn: {right}.</translation>
    </message>
    <message>
        <source>{seat} plays the first card without a word on kontra: it counts as kontra.</source>
        <translation>{seat} plays the first card without a word on kontra: it counts as kontra.</translation>
    </message>
    <message>
        <source>{seat} says kontra after the talon was handed out.</source>
        <translation>{seat} says kontra after the talon was handed out.</translation>
    </message>
    <message>
        <source>{seat} plays with the talon and may not say kontra.</source>
        <translation>{seat} plays with the talon and may not say kontra.</translation>
    </message>
    <message>
        <source>{seat} is no opponent of the offender and can&apos;t claim.</source>
        <translation>{seat} is no opponent of the offender and can&apos;t claim.</translation>
    </message>
    <message>
        <source>{seat} claims too late: this kind only counts at once.</source>
        <translation>{seat} claims too late: this kind only counts at once.</translation>
    </message>
    <message>
        <source>{seat} shows the partner that a card is ready.</source>
        <translation>{seat} shows the partner that a card is ready.</translation>
    </message>
    <message>
        <source>{seat} talks with the partner.</source>
        <translation>{seat} talks with the partner.</translation>
    </message>
    <message>
        <source>{seat} shows cards to the partner.</source>
        <translation>{seat} shows cards to the partner.</translation>
    </message>
    <message>
        <source>{seat} exchanges cards during the hand.</source>
        <translation>{seat} exchanges cards during the hand.</translation>
    </message>
    <message>
        <source>{seat} mixes cards of the tricks.</source>
        <translation>{seat} mixes cards of the tricks.</translation>
    </message>
    <message>
        <source>{seat} throws two cards so that both can be seen.</source>
        <translation>{seat} throws two cards so that both can be seen.</translation>
    </message>
    <message>
        <source>{seat} throws a legal card with another one hidden under it.</source>
        <translation>{seat} throws a legal card with another one hidden under it.</translation>
    </message>
</context>
<context>
    <name>ZiriScores</name>
    <message>
        <source>{seat} sells the game: {name}</source>
        <translation>{seat} sells the game: {name}</translation>
    </message>
    <message>
        <source>{seat} has most points: {name}</source>
        <translation>{seat} has most points: {name}</translation>
    </message>
    <message>
        <source>{seat} has most points, a full one: {name}</source>
        <translation>{seat} has most points, a full one: {name}</translation>
    </message>
    <message>
        <source>With {points} points: {bonus} more</source>
        <translation>With {points} points: {bonus} more</translation>
    </message>
    <message>
        <source>Written: {amount}</source>
        <translation>Written: {amount}</translation>
    </message>
    <message>
        <source>Value of the renons: {amount}</source>
        <translation>Value of the renons: {amount}</translation>
    </message>
</context>
<context>
    <name>ZiriTitles</name>
    <message>
        <source>Basic rules (Osnovna pravila)</source>
        <translation>Basic rules (Osnovna pravila)</translation>
    </message>
    <message>
        <source>Dealing (Delitev kart)</source>
        <translation>Dealing (Delitev kart)</translation>
    </message>
    <message>
        <source>The sides (Igra)</source>
        <translation>The sides (Igra)</translation>
    </message>
    <message>
        <source>Bidding the game (Napoved igre)</source>
        <translation>Bidding the game (Napoved igre)</translation>
    </message>
    <message>
        <source>Counting written points (Štetje poenov)</source>
        <translation>Counting written points (Štetje poenov)</translation>
    </message>
    <message>
        <source>Talon and kontra (Začetek igre)</source>
        <translation>Talon and kontra (Začetek igre)</translation>
    </message>
    <message>
        <source>Counting the cards (Štetje kart)</source>
        <translation>Counting the cards (Štetje kart)</translation>
    </message>
    <message>
        <source>Klop: each for himself</source>
        <translation>Klop: each for himself</translation>
    </message>
    <message>
        <source>Announcements (Napovedi)</source>
        <translation>Announcements (Napovedi)</translation>
    </message>
    <message>
        <source>What counts (Način štetja poenov)</source>
        <translation>What counts (Način štetja poenov)</translation>
    </message>
    <message>
        <source>Renons: punishable breaches</source>
        <translation>Renons: punishable breaches</translation>
    </message>
    <message>
        <source>Other rules (Ostala pravila)</source>
        <translation>Other rules (Ostala pravila)</translation>
    </message>
    <message>
        <source>Written points of a renons (Appendix)</source>
        <translation>Written points of a renons (Appendix)</translation>
    </message>
</context>
</TS>
