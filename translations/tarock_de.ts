<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tarock Desktop</source>
        <translation>Über Tarock Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A tarock table with a referee who explains every ruling.</source>
        <translation>Ein Tarocktisch mit einem Schiedsrichter, der jede Entscheidung erklärt.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The card faces may be used under CC BY-SA 4.0.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Die Kartenbilder dürfen unter CC BY-SA 4.0 verwendet werden.</translation>
    </message>
    <message>
        <source>The program runs on this computer only and sends nothing over the network.</source>
        <translation>Das Programm läuft nur auf diesem Computer und sendet nichts über das Netz.</translation>
    </message>
    <message>
        <source>The search of the computer players runs as compiled code.</source>
        <translation>Die Suche der Computer-Mitspieler läuft kompiliert.</translation>
    </message>
    <message>
        <source>The search of the computer players runs in plain Python.</source>
        <translation>Die Suche der Computer-Mitspieler läuft in reinem Python.</translation>
    </message>
</context>
<context>
    <name>ActTexts</name>
    <message>
        <source>Play: {card}</source>
        <translation>Spielen: {card}</translation>
    </message>
    <message>
        <source>Discard: {cards}</source>
        <translation>Verlegen: {cards}</translation>
    </message>
    <message>
        <source>Declare: {values}</source>
        <translation>Ansagen: {values}</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Nichts ansagen</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle %n time(s)</source>
        <translation>
            <numerusform>%n-mal mischen</numerusform>
            <numerusform>%n-mal mischen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut: lift %n card(s)</source>
        <translation>
            <numerusform>%n Karte abheben</numerusform>
            <numerusform>%n Karten abheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody: the bidder is alone</source>
        <translation>Niemand: Der Spielansager ist allein</translation>
    </message>
    <message>
        <source>I can&apos;t know it yet</source>
        <translation>Das kann ich noch nicht wissen</translation>
    </message>
    <message>
        <source>It is this act, but another rule.</source>
        <translation>Diese Handlung ist es, aber eine andere Regel.</translation>
    </message>
    <message>
        <source>It is another act.</source>
        <translation>Es war eine andere Handlung.</translation>
    </message>
    <message>
        <source>Right so far: {names}.</source>
        <translation>So weit richtig: {names}.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Agreement at the table</source>
        <translation>Einigung am Tisch</translation>
    </message>
    <message>
        <source>All agree: no penalty</source>
        <translation>Alle einverstanden: keine Strafe</translation>
    </message>
    <message>
        <source>Before the referee decides, the players may agree on no penalty. All of them must agree.</source>
        <translation>Bevor der Schiedsrichter entscheidet, können die Spieler vereinbaren, dass es keine Strafe gibt. Alle müssen zustimmen.</translation>
    </message>
    <message>
        <source>Possible offense: {player}</source>
        <translation>Möglicher Verstoß: {player}</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} stimmt zu</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <translation>Den Schiedsrichter holen</translation>
    </message>
    <message>
        <source>{rule}: {player}</source>
        <translation>{rule}: {player}</translation>
    </message>
</context>
<context>
    <name>AmountTexts</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <translation>
            <numerusform>%n Krone</numerusform>
            <numerusform>%n Kronen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n Krone</numerusform>
            <numerusform>%n Kronen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} chips</source>
        <comment>fraction</comment>
        <translation>{number} Chips</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>fraction</comment>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{number} koruny</source>
        <comment>fraction</comment>
        <translation>{number} Kronen</translation>
    </message>
</context>
<context>
    <name>AnnouncementsPanel</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Nothing has been announced yet.</source>
        <translation>Noch ist nichts angesagt.</translation>
    </message>
    <message>
        <source>Called: the fourth king</source>
        <translation>Gerufen: der vierte König</translation>
    </message>
    <message>
        <source>Called: {card}</source>
        <translation>Gerufene Karte: {card}</translation>
    </message>
    <message>
        <source>{item} (cancelled)</source>
        <translation>{item} (gilt nicht)</translation>
    </message>
    <message>
        <source>{step}: {target}</source>
        <translation>{step}: {target}</translation>
    </message>
</context>
<context>
    <name>AskingTable</name>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Im Stich: {cards}.</translation>
    </message>
    <message>
        <source>Open in the talon: {cards}.</source>
        <translation>Offen im Talon: {cards}.</translation>
    </message>
</context>
<context>
    <name>BallotView</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n Stimme</numerusform>
            <numerusform>%n Stimmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BiddingPrompt</name>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Bid {game}</source>
        <translation>{game} ansagen</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>Play &amp;on from here…</source>
        <translation>V&amp;on hier weiterspielen …</translation>
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
        <translation>Tarock II</translation>
    </message>
    <message>
        <source>trump III</source>
        <translation>Tarock III</translation>
    </message>
    <message>
        <source>trump IV</source>
        <translation>Tarock IIII</translation>
    </message>
    <message>
        <source>trump V</source>
        <translation>Tarock V</translation>
    </message>
    <message>
        <source>trump VI</source>
        <translation>Tarock VI</translation>
    </message>
    <message>
        <source>trump VII</source>
        <translation>Tarock VII</translation>
    </message>
    <message>
        <source>trump VIII</source>
        <translation>Tarock VIII</translation>
    </message>
    <message>
        <source>trump IX</source>
        <translation>Tarock IX</translation>
    </message>
    <message>
        <source>trump X</source>
        <translation>Tarock X</translation>
    </message>
    <message>
        <source>trump XI</source>
        <translation>Tarock XI</translation>
    </message>
    <message>
        <source>trump XII</source>
        <translation>Tarock XII</translation>
    </message>
    <message>
        <source>trump XIII</source>
        <translation>Tarock XIII</translation>
    </message>
    <message>
        <source>trump XIV</source>
        <translation>Tarock XIV</translation>
    </message>
    <message>
        <source>trump XV</source>
        <translation>Tarock XV</translation>
    </message>
    <message>
        <source>trump XVI</source>
        <translation>Tarock XVI</translation>
    </message>
    <message>
        <source>trump XVII</source>
        <translation>Tarock XVII</translation>
    </message>
    <message>
        <source>trump XVIII</source>
        <translation>Tarock XVIII</translation>
    </message>
    <message>
        <source>trump XIX</source>
        <translation>Tarock XIX</translation>
    </message>
    <message>
        <source>trump XX</source>
        <translation>Tarock XX</translation>
    </message>
    <message>
        <source>Mond</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Skys</source>
        <translation>Sküs</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herzkönig</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herzdame</translation>
    </message>
    <message>
        <source>rider of hearts</source>
        <translation>Herzcavall</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herzbube</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herzass</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herz-Zweier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herz-Dreier</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herz-Vierer</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karokönig</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karodame</translation>
    </message>
    <message>
        <source>rider of diamonds</source>
        <translation>Karocavall</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karobube</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karoass</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karo-Zweier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karo-Dreier</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karo-Vierer</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pikkönig</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pikdame</translation>
    </message>
    <message>
        <source>rider of spades</source>
        <translation>Pikcavall</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pikbube</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Pik-Siebener</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pik-Achter</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pik-Neuner</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pik-Zehner</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Treffkönig</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Treffdame</translation>
    </message>
    <message>
        <source>rider of clubs</source>
        <translation>Treffcavall</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Treffbube</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Treff-Siebener</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Treff-Achter</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Treff-Neuner</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Treff-Zehner</translation>
    </message>
</context>
<context>
    <name>CardObjects</name>
    <message>
        <source>the Pagat</source>
        <translation>den Pagat</translation>
    </message>
    <message>
        <source>the II</source>
        <translation>das Tarock II</translation>
    </message>
    <message>
        <source>the III</source>
        <translation>das Tarock III</translation>
    </message>
    <message>
        <source>the IV</source>
        <translation>das Tarock IIII</translation>
    </message>
    <message>
        <source>the V</source>
        <translation>das Tarock V</translation>
    </message>
    <message>
        <source>the VI</source>
        <translation>das Tarock VI</translation>
    </message>
    <message>
        <source>the VII</source>
        <translation>das Tarock VII</translation>
    </message>
    <message>
        <source>the VIII</source>
        <translation>das Tarock VIII</translation>
    </message>
    <message>
        <source>the IX</source>
        <translation>das Tarock IX</translation>
    </message>
    <message>
        <source>the X</source>
        <translation>das Tarock X</translation>
    </message>
    <message>
        <source>the XI</source>
        <translation>das Tarock XI</translation>
    </message>
    <message>
        <source>the XII</source>
        <translation>das Tarock XII</translation>
    </message>
    <message>
        <source>the XIII</source>
        <translation>das Tarock XIII</translation>
    </message>
    <message>
        <source>the XIV</source>
        <translation>das Tarock XIV</translation>
    </message>
    <message>
        <source>the XV</source>
        <translation>das Tarock XV</translation>
    </message>
    <message>
        <source>the XVI</source>
        <translation>das Tarock XVI</translation>
    </message>
    <message>
        <source>the XVII</source>
        <translation>das Tarock XVII</translation>
    </message>
    <message>
        <source>the XVIII</source>
        <translation>das Tarock XVIII</translation>
    </message>
    <message>
        <source>the XIX</source>
        <translation>das Tarock XIX</translation>
    </message>
    <message>
        <source>the XX</source>
        <translation>das Tarock XX</translation>
    </message>
    <message>
        <source>the Mond</source>
        <translation>den Mond</translation>
    </message>
    <message>
        <source>the Skys</source>
        <translation>den Sküs</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>den Herzkönig</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>die Herzdame</translation>
    </message>
    <message>
        <source>the rider of hearts</source>
        <translation>den Herzcavall</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>den Herzbuben</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>das Herzass</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>den Herz-Zweier</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>den Herz-Dreier</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>den Herz-Vierer</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>den Karokönig</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>die Karodame</translation>
    </message>
    <message>
        <source>the rider of diamonds</source>
        <translation>den Karocavall</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>den Karobuben</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>das Karoass</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>den Karo-Zweier</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>den Karo-Dreier</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>den Karo-Vierer</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>den Pikkönig</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>die Pikdame</translation>
    </message>
    <message>
        <source>the rider of spades</source>
        <translation>den Pikcavall</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>den Pikbuben</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>den Pik-Siebener</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>den Pik-Achter</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>den Pik-Neuner</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>den Pik-Zehner</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>den Treffkönig</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>die Treffdame</translation>
    </message>
    <message>
        <source>the rider of clubs</source>
        <translation>den Treffcavall</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>den Treffbuben</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>den Treff-Siebener</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>den Treff-Achter</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>den Treff-Neuner</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>den Treff-Zehner</translation>
    </message>
</context>
<context>
    <name>ChancePart</name>
    <message>
        <source>trumps</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chance deals the rest</source>
        <translation>Den Rest gibt der Zufall</translation>
    </message>
    <message>
        <source>What you placed stays; a gold dot marks it. The same seed gives the same cards.</source>
        <translation>Was Sie gelegt haben, bleibt; ein goldener Punkt zeigt es. Derselbe Startwert gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>Wishes for</source>
        <translation>Wünsche für</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Den Rest geben</translation>
    </message>
    <message>
        <source>Deal with another seed</source>
        <translation>Mit anderem Startwert geben</translation>
    </message>
    <message>
        <source>Take back what chance dealt</source>
        <translation>Zurücknehmen, was der Zufall gab</translation>
    </message>
</context>
<context>
    <name>ChapterTexts</name>
    <message>
        <source>{chapter}: {what}</source>
        <translation>{chapter}: {what}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
</context>
<context>
    <name>CitationTexts</name>
    <message>
        <source>Rule {number}: {title}</source>
        <translation>Abschnitt {number}: {title}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Call the referee</source>
        <translation>Schiedsrichter holen</translation>
    </message>
    <message>
        <source>Which rule was broken</source>
        <translation>Welche Regel verletzt wurde</translation>
    </message>
    <message>
        <source>Who broke a rule:</source>
        <translation>Wer eine Regel verletzt hat:</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reklamieren</translation>
    </message>
    <message>
        <source>Which rule was broken:</source>
        <translation>Welche Regel verletzt wurde:</translation>
    </message>
    <message>
        <source>Something is wrong; ask the referee to check.</source>
        <translation>Etwas stimmt nicht; der Schiedsrichter soll nachsehen.</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Review of the last hand</source>
        <translation>&amp;Analyse des letzten Spiels</translation>
    </message>
    <message>
        <source>&amp;What did the computer know?</source>
        <translation>&amp;Was wusste der Computer?</translation>
    </message>
</context>
<context>
    <name>CoachMessages</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Es ist die einzige Karte, die Sie spielen dürfen.</translation>
    </message>
    <message>
        <source>It is the only thing you can do now.</source>
        <translation>Etwas anderes können Sie jetzt nicht tun.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Diese Karten helfen Ihrem Blatt am meisten; Kartenpunkte darin: {points}.</translation>
    </message>
    <message>
        <source>It makes no difference here which card you play.</source>
        <translation>Hier ist es gleich, welche Karte Sie spielen.</translation>
    </message>
    <message>
        <source>This card was called: {card}. Where is it?</source>
        <translation>Gerufen wurde diese Karte: {card}. Wo ist sie?</translation>
    </message>
    <message>
        <source>Only a rule of thumb: nothing was calculated.</source>
        <translation>Nur eine Faustregel: Es wurde nichts berechnet.</translation>
    </message>
    <message>
        <source>Only chance decides: every choice is equally good.</source>
        <translation>Hier entscheidet nur der Zufall: Jede Wahl ist gleich gut.</translation>
    </message>
    <message>
        <source>There is nothing left to announce.</source>
        <translation>Es ist nichts mehr anzusagen.</translation>
    </message>
    <message>
        <source>Giving the game up costs its price for certain; played, it may still be won.</source>
        <translation>Aufgegeben kostet das Spiel sicher seinen Preis; gespielt kann es noch gewonnen werden.</translation>
    </message>
    <message>
        <source>You do not hold it, and a partner with a high trump is strong: {card}.</source>
        <translation>Sie haben es nicht, und ein Partner mit einem hohen Tarock ist stark: {card}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Verlegte Kartenpunkte: {points}.</translation>
    </message>
    <message>
        <source>You hold nothing that can be declared.</source>
        <translation>Sie haben nichts auf der Hand, was man ansagen kann.</translation>
    </message>
    <message>
        <source>It does not take the trick, and you get rid of it: {card}.</source>
        <translation>Damit machen Sie den Stich nicht und sind die Karte los: {card}.</translation>
    </message>
    <message>
        <source>If you have to take a trick, it is better now than later.</source>
        <translation>Wenn ein Stich schon genommen werden muss, dann besser jetzt als später.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks and is winning this one: let it go.</source>
        <translation>{seat} will wenige Stiche und hat diesen: Überstechen Sie nicht.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks: play so that {seat} takes one more.</source>
        <translation>{seat} will wenige Stiche: Sie spielen darauf, dass {seat} noch einen nimmt.</translation>
    </message>
    <message>
        <source>No other choice looks better.</source>
        <translation>Keine andere Wahl sieht besser aus.</translation>
    </message>
    <message>
        <source>Next best: {other}. Average gain: {amount}.</source>
        <translation>Nächstbeste: {other}. Vorteil im Schnitt: {amount}.</translation>
    </message>
    <message>
        <source>Gain over the next best choice, on average: {amount}.</source>
        <translation>Vorteil gegenüber der nächstbesten Wahl, im Schnitt: {amount}.</translation>
    </message>
    <message>
        <source>The other choices are worth nearly the same.</source>
        <translation>Die anderen Möglichkeiten sind fast gleich viel wert.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Damit machen Sie den Stich; Punkte bisher auf dem Tisch: {points}.</translation>
    </message>
    <message>
        <source>{seat} plays with you and is winning the trick: add points to it.</source>
        <translation>{seat} spielt mit Ihnen und hat den Stich: Schmieren Sie.</translation>
    </message>
    <message>
        <source>No higher trump is out: {card}.</source>
        <translation>Ein höheres Tarock ist nicht mehr draußen: {card}.</translation>
    </message>
    <message>
        <source>You draw trumps from the others.</source>
        <translation>Sie ziehen den anderen die Tarock.</translation>
    </message>
    <message>
        <source>Then you have no trump left.</source>
        <translation>Dann haben Sie kein Tarock mehr.</translation>
    </message>
    <message>
        <source>It is your only card of this suit: {suit}.</source>
        <translation>Es ist Ihre einzige Karte dieser Farbe: {suit}.</translation>
    </message>
    <message>
        <source>It is your only trump.</source>
        <translation>Es ist Ihr einziges Tarock.</translation>
    </message>
    <message>
        <source>Probably your partner ({share}%): {seat}.</source>
        <translation>Wahrscheinlich Ihr Partner ({share} %): {seat}.</translation>
    </message>
    <message>
        <source>Chance decided here.</source>
        <translation>Hier hat der Zufall entschieden.</translation>
    </message>
    <message>
        <source>After a ruling this hand is no longer analyzed.</source>
        <translation>Nach einer Entscheidung wird dieses Spiel nicht mehr ausgewertet.</translation>
    </message>
    <message>
        <source>The cost cannot be calculated for this game.</source>
        <translation>Was das gekostet hat, lässt sich für dieses Spiel nicht berechnen.</translation>
    </message>
    <message>
        <source>On average this gives away {amount_object}.</source>
        <translation>Im Durchschnitt verschenkt das {amount_object}.</translation>
    </message>
    <message>
        <source>Played: {card}, correct as far as anyone could know. Best with all cards visible: {best}. Difference: {amount}.</source>
        <translation>Gespielt: {card}, richtig nach allem, was man wissen konnte. Am besten mit offenen Karten: {best}. Unterschied: {amount}.</translation>
    </message>
    <message>
        <source>Played: {card}. Probably better: {best}. Difference: at least {least}, at most {most}.</source>
        <translation>Gespielt: {card}. Wohl besser: {best}. Unterschied: mindestens {least}, höchstens {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. That is enough for this bid.</source>
        <extracomment>%n: tarocks in the hand</extracomment>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das reicht für dieses Spiel.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das reicht für dieses Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to bid higher.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist zu wenig, um höher zu lizitieren.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist zu wenig, um höher zu lizitieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. With this hand you can expect few tricks.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Damit bekommen Sie wohl nur wenige Stiche.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Damit bekommen Sie wohl nur wenige Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Of the games you may bid, this one suits your hand best.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Von den möglichen Spielen passt dieses am besten zu Ihrem Blatt.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Von den möglichen Spielen passt dieses am besten zu Ihrem Blatt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to raise the stakes.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist zu wenig, um den Einsatz zu erhöhen.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist zu wenig, um den Einsatz zu erhöhen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. The other side should lose against it.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Die Gegner sollten dagegen verlieren.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Die Gegner sollten dagegen verlieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Playing on would cost more than giving up.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Weiterzuspielen würde mehr kosten als aufzugeben.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Weiterzuspielen würde mehr kosten als aufzugeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); one more card could cost you the bonus for few trumps.</source>
        <translation>
            <numerusform>Sie haben %n Tarock; eine weitere Karte könnte Sie die Prämie für wenige Tarock kosten.</numerusform>
            <numerusform>Sie haben %n Tarock; eine weitere Karte könnte Sie die Prämie für wenige Tarock kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); another card can only help.</source>
        <translation>
            <numerusform>Sie haben %n Tarock; eine weitere Karte kann nur helfen.</numerusform>
            <numerusform>Sie haben %n Tarock; eine weitere Karte kann nur helfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Strong enough without a partner.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist auch ohne Partner stark genug.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand; Könige: {kings}. Das ist auch ohne Partner stark genug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of this suit, and your partner then has its king: {suit}.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>Sie haben %n Karte dieser Farbe, und ihr König ist dann bei Ihrem Partner: {suit}.</numerusform>
            <numerusform>Sie haben %n Karten dieser Farbe, und ihr König ist dann bei Ihrem Partner: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n value(s) that can be declared.</source>
        <extracomment>%n: values such as three kings</extracomment>
        <translation>
            <numerusform>Sie haben %n Wert auf der Hand, den man ansagen kann.</numerusform>
            <numerusform>Sie haben %n Werte auf der Hand, die man ansagen kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) the Pagat should last until the last trick.</source>
        <translation>
            <numerusform>Mit %n Tarock sollte der Pagat bis zum letzten Stich halten.</numerusform>
            <numerusform>Mit %n Tarock sollte der Pagat bis zum letzten Stich halten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s), which makes this likely: {item}.</source>
        <translation>
            <numerusform>Sie haben %n Tarock auf der Hand, damit ist das wahrscheinlich: {item}.</numerusform>
            <numerusform>Sie haben %n Tarock auf der Hand, damit ist das wahrscheinlich: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low lead: %n higher card(s) may still be out.</source>
        <extracomment>%n: higher cards of the suit that others may hold</extracomment>
        <translation>
            <numerusform>Niedrig ausgespielt: %n höhere Karte kann noch draußen sein.</numerusform>
            <numerusform>Niedrig ausgespielt: %n höhere Karten können noch draußen sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick: give as little as you can.</source>
        <translation>Diesen Stich können Sie nicht nehmen: Geben Sie so wenig wie möglich.</translation>
    </message>
    <message>
        <source>This trick is not worth a high card: keep it for a better one.</source>
        <translation>Dieser Stich ist keine hohe Karte wert: Heben Sie sie für einen besseren auf.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out: {card}.</source>
        <translation>Eine höhere Karte dieser Farbe ist nicht mehr draußen: {card}.</translation>
    </message>
    <message>
        <source>The Pagat stays in hand for the last trick.</source>
        <translation>Der Pagat bleibt für den letzten Stich auf der Hand.</translation>
    </message>
    <message>
        <source>Then you have no card of this suit: {suit}.</source>
        <translation>Dann haben Sie keine Karte dieser Farbe mehr: {suit}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Eine andere Wahl gab es nicht.</translation>
    </message>
    <message>
        <source>Best: {card}.</source>
        <translation>Am besten: {card}.</translation>
    </message>
    <message>
        <source>Played: {card}. Best: {best}. Difference: {amount}.</source>
        <translation>Gespielt: {card}. Am besten: {best}. Unterschied: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>Es ist Ihre einzige Karte dieser Farbe ({suit}; %n).</numerusform>
            <numerusform>Es ist die niedrigste Ihrer %n Karten dieser Farbe ({suit}): die besseren bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n cards of this suit: {suit}.</source>
        <translation>
            <numerusform>Es ist Ihre einzige Karte dieser Farbe (%n): {suit}.</numerusform>
            <numerusform>Es ist eine Ihrer %n Karten dieser Farbe: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n trumps: the better ones stay.</source>
        <translation>
            <numerusform>Es ist das niedrigste Ihrer Tarock (%n): die besseren bleiben.</numerusform>
            <numerusform>Es ist das niedrigste Ihrer %n Tarock: die besseren bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n trumps.</source>
        <translation>
            <numerusform>Es ist eines Ihrer Tarock (%n).</numerusform>
            <numerusform>Es ist eines Ihrer %n Tarock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommonNames</name>
    <message>
        <source>the hand</source>
        <extracomment>what can be challenged: the hand itself, as one deal from shuffling to paying</extracomment>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>Bank loan</source>
        <translation>Bankschuld</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>je eine Karte</translation>
    </message>
    <message>
        <source>two cards at a time</source>
        <translation>je zwei Karten</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>je drei Karten</translation>
    </message>
    <message>
        <source>four cards at a time</source>
        <translation>je vier Karten</translation>
    </message>
    <message>
        <source>six cards at a time</source>
        <translation>je sechs Karten</translation>
    </message>
    <message>
        <source>twelve cards at a time</source>
        <translation>je zwölf Karten</translation>
    </message>
    <message>
        <source>the forehand chooses</source>
        <translation>die Vorhand wählt</translation>
    </message>
    <message>
        <source>I: six cards at a time</source>
        <translation>I: je sechs Karten</translation>
    </message>
    <message>
        <source>II: packets of twelve to choose from</source>
        <translation>II: Pakete zu zwölf zur Wahl</translation>
    </message>
    <message>
        <source>III: ábeles (the first hand in two halves)</source>
        <translation>III: Ábeles (Vorhand in zwei Teilen)</translation>
    </message>
    <message>
        <source>three stacks of sixteen to choose from</source>
        <translation>drei Pakete zu sechzehn zur Wahl</translation>
    </message>
    <message>
        <source>packets of twelve to choose from</source>
        <translation>Pakete zu zwölf zur Wahl</translation>
    </message>
    <message>
        <source>the first hand in two halves, the others twelve at a time</source>
        <translation>der Vorhand in zwei Teilen, den anderen je zwölf</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Rulesets compared</source>
        <translation>Regeln im Vergleich</translation>
    </message>
    <message>
        <source>First ruleset</source>
        <translation>Erste Regeln</translation>
    </message>
    <message>
        <source>Second ruleset</source>
        <translation>Zweite Regeln</translation>
    </message>
    <message>
        <source>There are no differences.</source>
        <translation>Es gibt keine Unterschiede.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Regelpunkt</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>{others}: may the last act ({player}) be taken back?</source>
        <translation>{others}: Darf der letzte Zug ({player}) zurückgenommen werden?</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Ja, zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;No, it stands</source>
        <translation>&amp;Nein, er gilt</translation>
    </message>
</context>
<context>
    <name>ConsequenceTexts</name>
    <message>
        <source>In time: {in_time} Later: {late}</source>
        <translation>Rechtzeitig: {in_time} Später: {late}</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>{sheet}, hand {number}</source>
        <translation>{sheet}, {number}. Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ControlPanel</name>
    <message>
        <source>it is played on at the table</source>
        <translation>am Tisch wird weitergespielt</translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation>Als Nächstes: {what}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <translation>„{comment}“</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Blatt zeigen</translation>
    </message>
    <message>
        <source>Close the hand</source>
        <translation>Blatt verdecken</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>Keine Abstimmung</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>There is no second screen. The room sees nothing.</source>
        <translation>Es gibt keinen zweiten Bildschirm. Der Saal sieht nichts.</translation>
    </message>
    <message>
        <source>The room is dark.</source>
        <translation>Der Saal sieht nichts: Das Bild ist dunkel.</translation>
    </message>
    <message>
        <source>The room sees the title.</source>
        <translation>Der Saal sieht den Titel.</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Es werden Züge für die Abstimmung gesucht …</translation>
    </message>
    <message>
        <source>The room sees this.</source>
        <translation>Das sieht der Saal.</translation>
    </message>
    <message>
        <source>The room is asked.</source>
        <translation>Der Saal ist gefragt.</translation>
    </message>
    <message>
        <source>Closed to the room: {players}.</source>
        <translation>Für den Saal verdeckt: {players}.</translation>
    </message>
    <message>
        <source>{time}, for {count} min</source>
        <translation>{time}, seit {count} min</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>What the room sees</source>
        <translation>Was der Saal sieht</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>Nothing was better.</source>
        <translation>Nichts war besser.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}.</source>
        <translation>Kosten mit offenen Karten: {open}.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}; with what was known: {known}.</source>
        <translation>Kosten mit offenen Karten: {open}; nach allem, was man wusste: {known}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>Better with all cards open: {act}.</source>
        <translation>Besser bei offenen Karten: {act}.</translation>
    </message>
    <message>
        <source>{right} nothing was better · {mistake} a mistake · {unlucky} bad luck: nobody could know it</source>
        <translation>{right} nichts war besser · {mistake} ein Fehler · {unlucky} Pech: das war nicht zu wissen</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>Cost of all decisions, with what was known: {costs}</source>
        <translation>Kosten aller Entscheidungen, nach damaligem Wissen: {costs}</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Votes:</source>
        <translation>Stimmen:</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Es werden Züge für die Abstimmung gesucht …</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Stimmen für {letter}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Act {letter}</source>
        <translation>Zug {letter}</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Stimmen für {letter}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Sums after each hand</source>
        <translation>Summen nach jedem Spiel</translation>
    </message>
    <message>
        <source>The last {count} hands</source>
        <translation>Die letzten {count} Spiele</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{name}: lines begin after {least} hands; so far there are {count}.</source>
        <translation>{name}: Linien gibt es ab {least} Spielen; bisher sind es {count}.</translation>
    </message>
    <message>
        <source>{name}: {sum} in {count} hands</source>
        <translation>{name}: {sum}; Spiele: {count}</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message numerus="yes">
        <source>{passed} of %n lesson(s) passed</source>
        <translation>
            <numerusform>{passed} von %n Lektion geschafft</numerusform>
            <numerusform>{passed} von %n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on, each in a few minutes</source>
        <translation>Von der ersten Karte an, jede in wenigen Minuten</translation>
    </message>
    <message>
        <source>Lessons of your own</source>
        <translation>Eigene Lektionen</translation>
    </message>
    <message>
        <source>What is different on the other sheets</source>
        <translation>Was in den anderen Regelblättern anders ist</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Next: {minutes}</source>
        <translation>Als Nächstes: {minutes}</translation>
    </message>
</context>
<context>
    <name>Courses</name>
    <message>
        <source>There is a lesson about this: {lesson}.</source>
        <translation>Dazu gibt es eine Lektion: {lesson}.</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>Zur Lektion</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Ein erstes Spiel</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>This cannot be shown. {details}</source>
        <translation>Das kann nicht gezeigt werden. {details}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Das konnte nicht gespeichert werden. {details}</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved; the details are in {file}.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Das Spiel ist gespeichert; Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Das Spiel ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Weitergeben an</translation>
    </message>
    <message>
        <source>Hold to look at my cards (Space)</source>
        <translation>Zum Ansehen der Karten gedrückt halten (Leertaste)</translation>
    </message>
    <message>
        <source>Look at my cards (Space)</source>
        <translation>Meine Karten zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Everybody else: look away. While Space is held, the mouse plays.</source>
        <translation>Alle anderen schauen weg. Bei gehaltener Leertaste wird mit der Maus gespielt.</translation>
    </message>
    <message>
        <source>Everybody else: look away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
</context>
<context>
    <name>CutPrompt</name>
    <message>
        <source>Cards to lift</source>
        <translation>Wie viele Karten abheben</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Or knock and say how the cards are dealt:</source>
        <translation>Oder klopfen Sie und sagen Sie, wie gegeben wird:</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>%n Karte abheben</numerusform>
            <numerusform>%n Karten abheben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechConsequences</name>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Derselbe Geber gibt noch einmal; niemand zahlt.</translation>
    </message>
    <message>
        <source>Everybody with a wrong count pays 1 koruna to each other player; the same dealer deals again.</source>
        <translation>Jeder mit falscher Kartenzahl zahlt jedem anderen 1 Krone; derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The dealer pays 2 koruny to each player and deals again.</source>
        <translation>Der Geber zahlt jedem Spieler 2 Kronen und gibt noch einmal.</translation>
    </message>
    <message>
        <source>The hand ends; every player with a wrong count pays a big renonc.</source>
        <translation>Das Spiel endet; jeder, der eine falsche Kartenzahl hatte, zahlt einen großen Renonc.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The cards are dealt again; the chief referee may decide otherwise.</source>
        <translation>Das Regelblatt nennt keine Strafe. Es wird neu gegeben; der Oberschiedsrichter kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The auction waits until everybody has spoken; nobody pays.</source>
        <translation>Die Lizitation wartet, bis alle gesprochen haben; niemand zahlt.</translation>
    </message>
    <message>
        <source>The late bid does not count, and the game stands; nobody pays.</source>
        <translation>Die späte Ansage gilt nicht, und das Spiel bleibt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card is taken; nobody pays.</source>
        <translation>Die Karte wird genommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The call is put right; nobody pays.</source>
        <translation>Der Ruf wird berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The discards are put right; it is no renonc.</source>
        <translation>Die Ablage wird berichtigt; es ist kein Renonc.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements; a preferanc or sólo bidder gets three rates.</source>
        <translation>Das Spiel endet. Der Verursacher zahlt jedem den Renonc-Satz und alle Ansagen; der Ansager eines Preferanc oder Sólo bekommt drei Sätze.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but the wrong one; a preferanc or sólo bidder gets three rates.</source>
        <translation>Das Spiel endet. Der Verursacher zahlt jedem den Renonc-Satz und alle Ansagen außer der falschen; der Ansager eines Preferanc oder Sólo bekommt drei Sätze.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but this pagát; a preferanc or sólo bidder gets three rates.</source>
        <translation>Das Spiel endet. Der Verursacher zahlt jedem den Renonc-Satz und alle Ansagen außer diesem Pagát; der Ansager eines Preferanc oder Sólo bekommt drei Sätze.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player and exchanges the card; play continues.</source>
        <translation>Der Verursacher zahlt jedem Spieler 2 Kronen und tauscht die Karte; es wird weitergespielt.</translation>
    </message>
    <message>
        <source>This is a reminder only; the card stays.</source>
        <translation>Das ist nur ein Hinweis; die Karte bleibt.</translation>
    </message>
    <message>
        <source>The sums are counted again; if they still differ, a judge decides.</source>
        <translation>Die Summen werden nachgezählt; stimmen sie nicht, entscheidet die Spielleitung.</translation>
    </message>
    <message>
        <source>Other money leaves the table; the chief referee may decide on a penalty.</source>
        <translation>Anderes Geld kommt vom Tisch; der Oberschiedsrichter kann eine Strafe festsetzen.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>Es wird richtig wiederholt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Die Ansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Die Ansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The flek does not count; nobody pays.</source>
        <translation>Der Flek gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The act does not count; the right player continues.</source>
        <translation>Es gilt nicht; der richtige Spieler setzt fort.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card goes back and the right player leads.</source>
        <translation>Der Verursacher zahlt jedem Spieler 2 Kronen; die Karte geht zurück, und der Richtige spielt aus.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card stays and is played in turn if it fits.</source>
        <translation>Der Verursacher zahlt jedem Spieler 2 Kronen; die Karte bleibt und wird in der Reihe gespielt, wenn sie passt.</translation>
    </message>
    <message>
        <source>The hand ends; the forehand pays each player 4 koruny, double to a player without a trick.</source>
        <translation>Das Spiel endet; die Vorhand zahlt jedem Spieler 4 Kronen, einem ohne Stich das Doppelte.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player 4 koruny (forehand 8), double without a trick.</source>
        <translation>Das Spiel endet; der Verursacher zahlt jedem 4 Kronen (die Vorhand 8), einem Spieler ohne Stich das Doppelte.</translation>
    </message>
    <message>
        <source>The chief referee decides whether it is a small or a big renonc.</source>
        <translation>Der Oberschiedsrichter entscheidet, ob es ein kleiner oder großer Renonc ist.</translation>
    </message>
    <message>
        <source>The chief referee decides what is paid.</source>
        <translation>Der Oberschiedsrichter entscheidet, was gezahlt wird.</translation>
    </message>
    <message>
        <source>The payment is cut to the ceiling.</source>
        <translation>Die Zahlung wird auf die Obergrenze gekürzt.</translation>
    </message>
    <message>
        <source>The buy-in is taken back from the table at the end of the round.</source>
        <translation>Der Nachkauf wird am Ende der Runde zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>CzechGists</name>
    <message>
        <source>Everybody plays fairly; what goes wrong is first settled by agreement at the table, within the rules.</source>
        <translation>Alle spielen fair; über Fehler einigt man sich zuerst am Tisch, im Rahmen der Regeln.</translation>
    </message>
    <message>
        <source>Four rounds of sixty minutes; a hand that has begun is finished.</source>
        <translation>Vier Runden zu sechzig Minuten; ein begonnenes Spiel wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>What the players can&apos;t agree on is decided by the chief referee.</source>
        <translation>Worüber sich die Spieler nicht einigen, entscheidet der Oberschiedsrichter.</translation>
    </message>
    <message>
        <source>One player pays one other at most 40 koruny in a hand, a renonc included.</source>
        <translation>Ein Spieler zahlt einem anderen in einem Spiel höchstens 40 Kronen, auch mit Renonc.</translation>
    </message>
    <message>
        <source>The list of offenses: wrong or missing announcements, wrong discards, looking at cards, leading or playing out of turn, not following suit, throwing in the rest. Wrong discards pointed out before the announcements are no renonc. What is not on the list is decided by the chief referee.</source>
        <translation>Die Liste der Verstöße: falsche oder fehlende Ansagen, falsch verlegte Karten, Blick in Karten, Ausspielen oder Zugeben außer der Reihe, nicht bedienen, Hinwerfen der Karten. Wer vor den Ansagen auf falsch verlegte Karten hinweist, vermeidet den Renonc. Anderes beurteilt der Oberschiedsrichter.</translation>
    </message>
    <message>
        <source>Players must count their cards during the deal. Before the talon is taken up the cards are dealt again without a penalty; until the first lead every player with a wrong count also pays 1 koruna to each other player. Later it is a big renonc of everybody who kept silent.</source>
        <translation>Alle müssen beim Geben ihre Karten zählen. Vor dem Aufnehmen des Talons wird ohne Strafe neu gegeben; bis zum ersten Ausspielen zahlt außerdem jeder mit falscher Zahl allen anderen 1 Krone. Später ist es ein großer Renonc für jeden, der den Fehler nicht zugab.</translation>
    </message>
    <message>
        <source>The winner of a trick collects it before leading, unless the others have agreed; tricks stay closed until the end, and every hand is played out trick by trick.</source>
        <translation>Wer den Stich macht, nimmt ihn auf, bevor er ausspielt, wenn die anderen nicht zugestimmt haben; Stiche bleiben bis zum Ende verdeckt, jedes Spiel wird Stich für Stich zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Leading or playing out of turn, and not following suit if it is noticed before the next card: 2 koruny to each of the others, and play continues.</source>
        <translation>Ausspielen oder Zugeben außer der Reihe und nicht bedienen, wenn es vor der nächsten Karte auffällt: 2 Kronen an jeden anderen, und es wird weitergespielt.</translation>
    </message>
    <message>
        <source>Every other renonc, and every one found only after further tricks, ends the hand. The offender pays each player the renonc rate of the game and all announcements; in preferanc and sólo a defender pays the bidder three rates.</source>
        <translation>Jeder andere Renonc, und jeder, der erst nach weiteren Stichen auffällt, beendet das Spiel. Der Verursacher zahlt jedem den Satz des Spiels und alle Ansagen; bei Preferanc und Sólo zahlt ein Gegner dem Ansager drei Sätze.</translation>
    </message>
    <message>
        <source>Values of the hand bring 0.50 or 1 koruna, the pagát 2 when silent and 4 when announced, the valát 4 and 8, in every game. Only its holder may announce the pagát, also when it is added later.</source>
        <translation>Ansagen aus dem Blatt bringen 0,50 oder 1 Krone, der Pagát still 2 und angesagt 4, der Valát 4 und 8, in jedem Spiel. Den Pagát darf nur sein Besitzer ansagen, auch nachträglich.</translation>
    </message>
    <message>
        <source>All tricks for one side: paid beside the points, which are 35 less what the other side discarded or owns of the talon.</source>
        <translation>Alle Stiche für eine Seite: bezahlt neben den Augen; das sind 35 ohne das, was die Gegner verlegt haben oder vom Talon besitzen.</translation>
    </message>
    <message>
        <source>The forehand may announce it when the others have approved. Each for himself: the trick must be beaten, the pagát goes last, and the forehand adds a talon card to each of the first six tricks. Whoever has the most points pays each player 4 koruny, the forehand 8. A renonc costs the same and ends the hand, a forgotten talon card 4. A player without a trick gets double.</source>
        <translation>Die Vorhand kann sie ansagen, wenn die anderen gutgeheißen haben. Jeder für sich: Es gilt Stichzwang, der Pagát kommt zuletzt, und die Vorhand legt zu jedem der ersten sechs Stiche eine Talonkarte. Wer die meisten Augen hat, zahlt jedem 4 Kronen, die Vorhand 8. Ein Renonc kostet ebenso viel und beendet das Spiel, eine vergessene Talonkarte 4. Ein Spieler ohne Stich bekommt das Doppelte.</translation>
    </message>
    <message>
        <source>Played when all have approved. Before drawing, the bidder calls the highest trump from the XIX to the XVI that is not in hand, and plays alone after drawing it. Ten hellers for each point, doubled by each flek.</source>
        <translation>Gespielt, wenn alle gutgeheißen haben. Vor dem Kauf ruft der Ansager das höchste Tarock von XIX bis XVI, das er nicht hat; kauft er es selbst, spielt er allein. Zehn Heller je Auge; jeder Flek verdoppelt.</translation>
    </message>
    <message>
        <source>One against three. The bidder takes the first three talon cards, or the second three, or goes back to the first: each step doubles the rate. With the first three the rest of the talon stays hidden until the end, otherwise it is turned up after the announcements. No approval is needed, but a sólo may stop it before the talon is touched.</source>
        <translation>Einer gegen drei. Der Spieler nimmt die ersten drei Talonkarten oder die zweiten drei, oder er kehrt zu den ersten zurück: Jeder Schritt verdoppelt den Satz. Bei den ersten bleibt der Rest des Talons bis zum Ende verdeckt, sonst wird er erst nach den Ansagen aufgedeckt. Gutheißen ist nicht nötig, doch ein Sólo kann den Preferanc stoppen, bevor jemand den Talon berührt.</translation>
    </message>
    <message>
        <source>One against three without the talon, which stays hidden and counts for the opponents; eighty hellers for each point.</source>
        <translation>Einer gegen drei ohne den Talon, der verdeckt bleibt und den Gegnern gehört; achtzig Heller je Auge.</translation>
    </message>
    <message>
        <source>The difference from 35 points times the rate, announcements added or subtracted, then rounded up to whole koruny. At 35 on both sides only the announcements count.</source>
        <translation>Der Unterschied zu 35 Augen wird mit dem Satz multipliziert; Ansagen kommen dazu oder werden abgezogen; dann wird auf ganze Kronen aufgerundet. Bei 35 auf beiden Seiten zählen nur die Ansagen.</translation>
    </message>
    <message>
        <source>After a round the final sums are added, written down with the start numbers and signed; their sum must equal all stakes and buy-ins. A judge settles a difference.</source>
        <translation>Nach einer Runde werden die Endbeträge addiert, mit Startnummern eingetragen und unterschrieben; sie müssen allen Einsätzen und Nachkäufen entsprechen. Abweichungen klärt die Spielleitung.</translation>
    </message>
    <message>
        <source>Each player stakes 50 koruny in coins, at least 20 of them in small ones; a player who runs out buys in again in tens, openly and with the others&apos; agreement. No other money may lie on the table. Stakes and buy-ins are taken back after the round.</source>
        <translation>Jeder setzt 50 Kronen in Münzen ein, mindestens 20 davon in kleinen; wem sie ausgehen, der kauft in Zehnern nach, offen und mit Zustimmung der anderen. Anderes Geld darf nicht auf dem Tisch liegen. Einsätze und Nachkäufe nimmt jeder nach der Runde zurück.</translation>
    </message>
    <message>
        <source>Cards are dealt level above the table; the first six are the talon. After a cut, six cards at a time; after a knock the forehand chooses: six at a time, packets of twelve, or ábeles.</source>
        <translation>Gegeben wird flach über dem Tisch; die ersten sechs Karten sind der Talon. Nach dem Abheben je sechs Karten; nach dem Klopfen wählt die Vorhand: je sechs Karten, Pakete zu zwölf oder Ábeles.</translation>
    </message>
    <message>
        <source>The forehand begins, then the others to the right; every player must say aloud whether he or she approves or bids higher, until the three others have approved.</source>
        <translation>Die Vorhand beginnt, die anderen folgen rechts; jeder sagt laut, ob er gutheißt oder höher lizitiert, bis die drei anderen gutgeheißen haben.</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes four talon cards, the next two players one each; no card may be refused.</source>
        <translation>Bei der ersten und zweiten Povinnost nimmt der Ansager vier Talonkarten, die nächsten zwei je eine; keine Karte darf abgelehnt werden.</translation>
    </message>
    <message>
        <source>Like the first, with the duty to take the last trick with the pagát: it counts as announced. Only its holder may bid it.</source>
        <translation>Wie die erste, mit der Pflicht, den letzten Stich mit dem Pagát zu machen: er gilt als angesagt. Nur sein Besitzer darf sie lizitieren.</translation>
    </message>
</context>
<context>
    <name>CzechGlosses</name>
    <message>
        <source>the basic game with a partner; the bidder takes four talon cards</source>
        <translation>das Grundspiel mit Partner, der Ansager kauft vier Karten</translation>
    </message>
    <message>
        <source>the same, with the pagát announced</source>
        <translation>dasselbe mit angesagtem Pagát</translation>
    </message>
    <message>
        <source>alone against three, with three talon cards</source>
        <translation>allein gegen drei mit drei Talonkarten</translation>
    </message>
    <message>
        <source>alone against three, without the talon</source>
        <translation>allein gegen drei ohne Talon</translation>
    </message>
    <message>
        <source>each for himself, the fewest points win</source>
        <translation>jeder für sich, die wenigsten Augen gewinnen</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>Tarock I macht den letzten Stich</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>eine Seite macht alle Stiche</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>kein Tarock</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>ein oder zwei Tarock</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>acht oder neun Tarock</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>zehn oder mehr Tarock</translation>
    </message>
    <message>
        <source>škýz, mont and pagát in one hand</source>
        <translation>Škýz, Mont und Pagát in einer Hand</translation>
    </message>
    <message>
        <source>four of the five-point cards</source>
        <translation>vier Karten zu fünf Augen</translation>
    </message>
    <message>
        <source>the trul and a king</source>
        <translation>der Trul und ein König</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>alle vier Könige</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>erster Flek, ×2</translation>
    </message>
    <message>
        <source>answer to the flek, ×4</source>
        <translation>Antwort auf den Flek, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>Antwort auf das Re, ×8</translation>
    </message>
    <message>
        <source>answer to the sup, ×16</source>
        <translation>Antwort auf das Sup, ×16</translation>
    </message>
    <message>
        <source>buying in again, taken back after the round</source>
        <translation>Nachkauf, nach der Runde zurückgenommen</translation>
    </message>
</context>
<context>
    <name>CzechInvitation</name>
    <message>
        <source>Czechia</source>
        <translation>Tschechien</translation>
    </message>
    <message>
        <source>A tournament for coins</source>
        <translation>Ein Turnier um Kleingeld</translation>
    </message>
</context>
<context>
    <name>CzechLessonTexts</name>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Wie viele Augen zählen diese Karten?</translation>
    </message>
    <message>
        <source>In Varšava, where everybody plays alone to get few points, you must also beat the trick if you can. The pagát may be played only as your last trump.</source>
        <translation>In der Varšava, wo jeder für sich wenige Augen machen will, muss man auch überstechen, wenn man kann. Den Pagát darf man nur als letztes Tarock spielen.</translation>
    </message>
    <message>
        <source>This is Varšava. Mark every card that you may play.</source>
        <translation>Gespielt wird Varšava. Markieren Sie alle Karten, die Sie spielen dürfen.</translation>
    </message>
    <message>
        <source>Which of your cards would take the trick?</source>
        <translation>Welche Ihrer Karten würde den Stich machen?</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Diese Karten hat am Ende die Seite des Ansagers. Wie viele Augen sind es?</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes the top four talon cards, the next two players one each. None may be refused. Everybody discards as many as he or she took.</source>
        <translation>In der první und der druhá povinnost nimmt der Ansager die obersten vier Talonkarten, die nächsten zwei Spieler je eine. Ablehnen darf man keine. Jeder verlegt so viele Karten, wie er genommen hat.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Ihre Ablage zählt für Ihre Seite. Verlegen Sie Augen, die Sie verlieren könnten, und machen Sie eine Farbe leer: Wird sie ausgespielt, stechen Sie mit Tarock.</translation>
    </message>
    <message>
        <source>Kings, škýz, mont and pagát must never be discarded. Another trump may be discarded only if nothing else is left, and then face up.</source>
        <translation>Könige, Škýz, Mont und Pagát dürfen nie verlegt werden. Ein anderes Tarock nur, wenn nichts anderes mehr da ist, und dann offen.</translation>
    </message>
    <message>
        <source>You play preferanc and look at three talon cards. Do you keep them?</source>
        <translation>Sie spielen Preferanc und sehen drei Talonkarten. Behalten Sie sie?</translation>
    </message>
    <message>
        <source>The forehand begins. From low to high the games are: první povinnost, druhá povinnost, preferanc, sólo. The others approve aloud, or say a higher game.</source>
        <translation>Die Vorhand beginnt. Die Spiele von unten: první povinnost, druhá povinnost, preferanc, sólo. Die anderen heißen laut gut oder sagen ein höheres Spiel.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the škýz. Any trump beats any suit card.</source>
        <translation>Es sind {cards} Karten: {trumps} Tarock und vier Farben zu acht Karten. Die Tarock sind von I bis XXI beziffert, das höchste, ohne Zahl, ist der Škýz. Jedes Tarock sticht jede Farbkarte.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the pagát and the XXI is the mont. Pagát, mont and škýz are the trul. These three and the four kings are worth {points_HK} points each.</source>
        <translation>Zwei weitere Tarock haben Namen: Das I ist der Pagát, das XXI der Mont. Pagát, Mont und Škýz sind der Trul. Diese drei und die vier Könige zählen je {points_HK} Augen.</translation>
    </message>
    <message>
        <source>Cards are counted in threes: add up three cards and take away {taken}. So three low cards make {low_trick} point, and the whole deck makes {total}.</source>
        <translation>Gezählt wird zu dritt: Zählen Sie drei Karten zusammen und ziehen Sie {taken} ab. Drei niedrige Karten sind also {low_trick} Auge, alle Karten zusammen {total}.</translation>
    </message>
    <message>
        <source>Make groups of three. Each group is the sum of its cards less {taken}.</source>
        <translation>Bilden Sie Dreiergruppen. Jede zählt die Summe ihrer Karten weniger {taken}.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards: {total} points in all. The difference from {par} is paid, in the first povinnost {rate} hellers a point.</source>
        <translation>Nach dem letzten Stich zählt jede Seite ihre Stiche und ihre Ablage: zusammen {total} Augen. Bezahlt wird die Differenz von {par}, in der základní povinnost {rate} Heller je Auge.</translation>
    </message>
    <message>
        <source>If one or two cards are left over, two thirds of a point are taken off for each, and the count is rounded to a whole point. Both sides together always have {total}.</source>
        <translation>Bleiben ein oder zwei Karten übrig, werden für jede zwei Drittel Auge abgezogen, und es wird auf ganze Augen gerundet. Beide Seiten haben zusammen immer {total}.</translation>
    </message>
    <message>
        <source>Announced values are added, then the sum is rounded up to whole crowns. An example: {example} points are {over} above {par}, so {hellers} hellers, so {crowns} Kč from each loser.</source>
        <translation>Hlášky werden dazugezählt, dann wird auf ganze Kronen aufgerundet. Ein Beispiel: {example} Augen sind {over} über {par}, also {hellers} Heller, also {crowns} Kč von jedem Verlierer.</translation>
    </message>
    <message>
        <source>In preferanc a point costs {first} hellers after the first draw, {second} after the second and {third} after the third, in sólo {solo}. After a flek it counts ×{flek}.</source>
        <translation>Im Preferanc kostet ein Auge beim ersten Kauf {first} Heller, beim zweiten {second}, beim dritten {third}, im Sólo {solo}. Nach einem Flek zählt es ×{flek}.</translation>
    </message>
    <message>
        <source>There is a ceiling: in one hand nobody pays one other player more than {ceiling} Kč.</source>
        <translation>Es gibt eine Obergrenze: In einem Spiel zahlt niemand einem anderen mehr als {ceiling} Kč.</translation>
    </message>
    <message>
        <source>In preferanc the bidder looks at three talon cards. He or she may keep them, or take the other three, with the rate ×{second}, or go back to the first three, with the rate ×{third}.</source>
        <translation>Im Preferanc sieht der Ansager drei Talonkarten an. Er kann sie behalten, die anderen drei mit dem Satz ×{second} nehmen oder mit dem Satz ×{third} zu den ersten zurückgehen.</translation>
    </message>
    <message>
        <source>Druhá povinnost is the first one with the pagát announced: your pagát must take the last trick. It is paid with {pagat} Kč, won or lost.</source>
        <translation>Die druhá povinnost ist die první mit angesagtem Pagát: Ihr Pagát muss den letzten Stich machen. Dafür werden {pagat} Kč gezahlt, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>In preferanc you are alone with three talon cards, in sólo alone without any. Both need many high trumps: three players pay you, or you pay three.</source>
        <translation>Im Preferanc sind Sie allein mit drei Talonkarten, im Sólo ohne. Beide brauchen viele hohe Tarock: Drei zahlen Ihnen, oder Sie zahlen dreien.</translation>
    </message>
    <message>
        <source>When everybody has approved the první, the forehand may play Varšava instead: each for himself, and a player with the most points pays. It is good with few trumps and low cards.</source>
        <translation>Haben alle die první gutgeheißen, darf die Vorhand stattdessen Varšava spielen: jeder für sich, und wer die meisten Augen hat, zahlt. Gut sind dafür wenige Tarock und niedrige Karten.</translation>
    </message>
    <message>
        <source>Before the talon the bidder calls the XIX, or, holding it, the next of XVIII, XVII and XVI that he or she does not hold. The player who has that card is the partner and keeps silent.</source>
        <translation>Vor dem Talon ruft der Ansager das XIX, oder, wenn er es hat, das nächste von XVIII, XVII und XVI, das er nicht hat. Wer diese Karte hat, ist der Partner und schweigt.</translation>
    </message>
    <message>
        <source>The called card may lie in the talon. If the bidder draws it, he or she plays alone and nobody else knows it. If another player draws it, that player is the partner.</source>
        <translation>Die gerufene Karte kann im Talon liegen. Zieht sie der Ansager, spielt er allein, und niemand sonst weiß es. Zieht sie ein anderer, ist dieser der Partner.</translation>
    </message>
    <message>
        <source>If you hold the called card, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Haben Sie die gerufene Karte, spielen Sie mit dem Ansager, und nur Sie wissen es. Helfen Sie leise: Schmieren Sie in seine Stiche.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Sie sind der Partner des Ansagers. Welche Karte spielen Sie?</translation>
    </message>
    <message>
        <source>Hlášky must be announced before the first card. A missed or a wrong one is a renonc. One kind counts your trumps, the other your five-point cards.</source>
        <translation>Hlášky müssen vor der ersten Karte angesagt werden. Eine vergessene oder falsche ist eine Renonce. Eine Reihe zählt die Tarock, eine die Karten zu fünf Augen.</translation>
    </message>
    <message>
        <source>No trump is barvy, {barvy} Kč. One or two are barvičky, {barvicky} hellers. Eight or nine are taročky, {tarocky} hellers. Ten or more are taroky, {taroky} Kč.</source>
        <translation>Kein Tarock sind Barvy, {barvy} Kč. Ein oder zwei sind Barvičky, {barvicky} Heller. Acht oder neun sind Taročky, {tarocky} Heller. Zehn oder mehr sind Taroky, {taroky} Kč.</translation>
    </message>
    <message>
        <source>Škýz, mont and pagát are the trul, {trul} hellers. Any four five-point cards are honery, {honery} hellers. The trul with kings is trulhonery, {trulhonery} Kč. Four kings are královské honery, {kralovske} Kč.</source>
        <translation>Škýz, Mont und Pagát sind Trul, {trul} Heller. Vier beliebige Karten zu fünf Augen sind Honery, {honery} Heller. Trul mit Königen sind Trulhonery, {trulhonery} Kč. Vier Könige sind Královské honery, {kralovske} Kč.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid with {silent} Kč, announced with {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Ein Pagát, der den letzten Stich macht, zählt {silent} Kč, angesagt {announced} Kč. Wird er dort gestochen oder fällt er angesagt früher, zahlt seine Seite ebenso viel.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says flek: the rate counts ×{flek}. The bidder&apos;s side may answer re, then comes sup. Game and announced pagát are doubled separately.</source>
        <translation>Ein Gegner, der mit dem Sieg rechnet, sagt Flek: Der Satz zählt ×{flek}. Die Seite des Ansagers darf mit Re antworten, dann kommt Sup. Spiel und angesagter Pagát werden getrennt verdoppelt.</translation>
    </message>
    <message>
        <source>For a small renonc the offender pays each player {fine} Kč, and the hand goes on: a lead out of turn, a card ahead of turn, a suit not followed if it is noticed before the next card.</source>
        <translation>Eine kleine Renonce kostet {fine} Kč an jeden, und es geht weiter: Ausspiel außer der Reihe, vorgeworfene Karte, Nichtbedienen, wenn es vor der nächsten Karte auffällt.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Ein Pagát im letzten Stich wird extra bezahlt. Können Sie ihn bis dahin behalten?</translation>
    </message>
    <message>
        <source>Everybody has approved your game. What do you play?</source>
        <translation>Alle haben Ihr Spiel gutgeheißen. Was spielen Sie?</translation>
    </message>
    <message>
        <source>{A} plays the první povinnost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} spielt die první povinnost mit {C}, und ihre Seite hat {told} Augen. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{B} plays preferanc with the second three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} spielt Preferanc mit den zweiten drei Talonkarten und hat {told} Augen. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{A} plays sólo and has {told} points. Flek, re and sup were said: a point counts ×{sup}. What does each player win or pay?</source>
        <translation>{A} spielt Sólo und hat {told} Augen. Es wurde Flek, Re und Sup gesagt: Ein Auge zählt ×{sup}. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>You are the bidder. Which card do you call?</source>
        <translation>Sie sind der Ansager. Welche Karte rufen Sie?</translation>
    </message>
    <message>
        <source>Do you announce or challenge anything?</source>
        <translation>Sagen Sie etwas an, oder kontrieren Sie?</translation>
    </message>
    <message>
        <source>You play against the bidder. In a povinnost you don&apos;t know at first who is with you. Be careful with points until the called card has been played.</source>
        <translation>Sie spielen gegen den Ansager. In einer povinnost wissen Sie zuerst nicht, wer mit Ihnen spielt. Seien Sie mit Augen vorsichtig, bis die gerufene Karte gefallen ist.</translation>
    </message>
    <message>
        <source>Every other renonc is a big one: the hand ends at once, and the offender pays the rate of the game and all announced hlášky to each player.</source>
        <translation>Jede andere Renonce ist groß: Das Spiel endet sofort, und der Verursacher zahlt jedem den Satz des Spiels und alle angesagten Hlášky.</translation>
    </message>
    <message>
        <source>The last hand is Varšava. Everybody plays alone, and the player with the most points pays. Follow suit, beat if you can, and get rid of high cards early.</source>
        <translation>Das letzte Spiel ist Varšava. Jeder spielt allein, und wer die meisten Augen hat, zahlt. Bedienen Sie, überstechen Sie, wenn Sie können, und werden Sie hohe Karten früh los.</translation>
    </message>
</context>
<context>
    <name>CzechMessages</name>
    <message>
        <source>{seat} forgot to add a talon card to the trick.</source>
        <translation>{seat} vergisst, eine Talonkarte zum Stich zu legen.</translation>
    </message>
    <message>
        <source>Wrong discards came to light after the announcements had begun: {seat}.</source>
        <translation>Eine falsche Ablage kam erst nach der ersten Ansage ans Licht: {seat}.</translation>
    </message>
    <message>
        <source>{seat} owes more than the ceiling in this hand; it is cut to {amount}.</source>
        <translation>{seat} müsste in diesem Spiel mehr als die Obergrenze zahlen; gezahlt wird: {amount}.</translation>
    </message>
    <message>
        <source>{seat} refused the talon card.</source>
        <translation>{seat} lehnt die Talonkarte ab.</translation>
    </message>
    <message>
        <source>{seat} had a wrong number of cards.</source>
        <translation>{seat} hat eine falsche Zahl von Karten.</translation>
    </message>
    <message>
        <source>{seat} looked at cards while dealing.</source>
        <translation>{seat} sieht beim Geben Karten an.</translation>
    </message>
    <message>
        <source>{seat} led before the trick was collected.</source>
        <translation>{seat} spielt aus, bevor der Stich aufgenommen ist.</translation>
    </message>
    <message>
        <source>{seat} had other money on the table, or bought in without the others.</source>
        <translation>{seat} hat anderes Geld auf dem Tisch oder kauft ohne Zustimmung nach.</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you approve?</source>
        <translation>{seat} spielt: {name}. Heißen Sie es gut?</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you stop it?</source>
        <translation>{seat} spielt: {name}. Stoppen Sie das Spiel?</translation>
    </message>
    <message>
        <source>After the knock: how do you want the cards dealt?</source>
        <translation>Es wurde geklopft: Wie soll gegeben werden?</translation>
    </message>
    <message>
        <source>{seat} continued before everybody had approved or bid.</source>
        <translation>{seat} spielt weiter, bevor sich alle geäußert haben.</translation>
    </message>
    <message>
        <source>All have approved: which game do you play?</source>
        <translation>Alle haben gutgeheißen: Welches Spiel spielen Sie?</translation>
    </message>
    <message>
        <source>Add a talon card to the trick.</source>
        <translation>Legen Sie eine Talonkarte zum Stich.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Stop: {name}</source>
        <translation>Stopp: {name}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Play the first povinnost</source>
        <translation>Die erste Povinnost spielen</translation>
    </message>
    <message>
        <source>Add the talon card</source>
        <translation>Talonkarte dazulegen</translation>
    </message>
    <message>
        <source>A big renonc at the rate of the game</source>
        <translation>Ein großer Renonc zum Satz des Spiels</translation>
    </message>
    <message>
        <source>Instead of cutting: the forehand chooses how the cards are dealt.</source>
        <translation>Statt abzuheben: die Vorhand wählt, wie gegeben wird.</translation>
    </message>
    <message>
        <source>Each for himself: whoever has the most points pays.</source>
        <translation>Jeder für sich: wer die meisten Augen hat, zahlt.</translation>
    </message>
    <message>
        <source>Each point then counts {rate}.</source>
        <translation>Das Auge zählt dann: {rate}.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Diese Karten helfen Ihrem Blatt am meisten; Augen darin: {points}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Verlegte Augen: {points}.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Damit machen Sie den Stich; Augen bisher auf dem Tisch: {points}.</translation>
    </message>
    <message>
        <source>Most points: {seat} ({points})</source>
        <translation>Die meisten Augen: {seat} ({points})</translation>
    </message>
    <message>
        <source>{points} of 70 points, difference from 35|{result}</source>
        <translation>{points} von 70 Augen, Unterschied zu 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, above 35|{result}</source>
        <translation>{points} von 70 Augen, über 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, below 35|{result}</source>
        <translation>{points} von 70 Augen, unter 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70, {result} above 35</source>
        <translation>{points} von 70, {result} über 35</translation>
    </message>
    <message>
        <source>{points} of 70, {result} below 35</source>
        <translation>{points} von 70, {result} unter 35</translation>
    </message>
    <message>
        <source>Each point counts {rate}|{result}</source>
        <translation>Je Auge {rate}|{result}</translation>
    </message>
    <message>
        <source>each point {rate}</source>
        <translation>je Auge {rate}</translation>
    </message>
    <message>
        <source>Rate of a big renonc|{rate}</source>
        <translation>Satz eines großen Renonc|{rate}</translation>
    </message>
    <message>
        <source>All announcements|{amount}</source>
        <translation>Alle Ansagen|{amount}</translation>
    </message>
    <message>
        <source>The ceiling applies: {amount} from one player to one other.</source>
        <translation>Die Obergrenze gilt: {amount} von einem Spieler an einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n Punkt zum Gewinn</numerusform>
            <numerusform>%n Punkte zum Gewinn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Mit Partner, %n Talonkarte; je Auge: {rate}.</numerusform>
            <numerusform>Mit Partner, %n Talonkarten; je Auge: {rate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against three, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Allein gegen drei, %n Talonkarte; je Auge: {rate}.</numerusform>
            <numerusform>Allein gegen drei, %n Talonkarten; je Auge: {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded up to whole koruny</source>
        <translation>Auf ganze Kronen aufgerundet</translation>
    </message>
    <message>
        <source>Ceiling: {amount}</source>
        <translation>Obergrenze: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at a time.</source>
        <translation>
            <numerusform>%n Karte auf einmal.</numerusform>
            <numerusform>Je %n Karten auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of the first hand, then %n card(s) for each of the others, then the other half.</source>
        <translation>
            <numerusform>Das halbe erste Blatt, dann %n Karte für jeden anderen, dann die andere Hälfte.</numerusform>
            <numerusform>Das halbe erste Blatt, dann %n Karten für jeden anderen, dann die andere Hälfte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechOptions</name>
    <message>
        <source>Calling one&apos;s own card</source>
        <translation>Eigene Karte rufen</translation>
    </message>
    <message>
        <source>Whether a bidder who holds the XIX may call it and play alone.</source>
        <translation>Ob ein Ansager, der das XIX hat, es rufen und allein spielen darf.</translation>
    </message>
    <message>
        <source>no: the next one down</source>
        <translation>nein: das nächstniedrigere</translation>
    </message>
    <message>
        <source>yes, and play alone</source>
        <translation>ja, und allein spielen</translation>
    </message>
    <message>
        <source>Barvy with a card of the trul</source>
        <translation>Barvy mit einer Karte des Trul</translation>
    </message>
    <message>
        <source>Whether barvy may hold one single trump if it is škýz, mont or pagát.</source>
        <translation>Ob Barvy ein einziges Tarock haben dürfen, wenn es Škýz, Mont oder Pagát ist.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>gar kein Tarock</translation>
    </message>
    <message>
        <source>one of them is allowed</source>
        <translation>eines davon ist erlaubt</translation>
    </message>
    <message>
        <source>Discarding trumps</source>
        <translation>Tarock verlegen</translation>
    </message>
    <message>
        <source>Whether a trump may be discarded when nothing else is left.</source>
        <translation>Ob ein Tarock verlegt werden darf, wenn nichts anderes übrig ist.</translation>
    </message>
    <message>
        <source>only then, face up</source>
        <translation>nur dann, offen</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nie; stattdessen ein König</translation>
    </message>
    <message>
        <source>Silent pagát caught</source>
        <translation>Gefangener stiller Pagát</translation>
    </message>
    <message>
        <source>Whether a silent pagát costs something when the opponents take it in the last trick.</source>
        <translation>Ob ein stiller Pagát etwas kostet, den die Gegner im letzten Stich fangen.</translation>
    </message>
    <message>
        <source>yes, as much as it would win</source>
        <translation>ja, so viel er eingebracht hätte</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Highest flek</source>
        <translation>Höchster Flek</translation>
    </message>
    <message>
        <source>How far the fleks go.</source>
        <translation>Wie weit die Reihe der Fleks geht.</translation>
    </message>
    <message>
        <source>Comparing points in Varšava</source>
        <translation>Vergleich der Augen in der Varšava</translation>
    </message>
    <message>
        <source>Whether thirds of a point decide who has the most.</source>
        <translation>Ob auch Drittelaugen entscheiden, wer die meisten hat.</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>ganze Augen</translation>
    </message>
    <message>
        <source>At a tournament table: who brings an offense to light. At the other tables the referee speaks at once.</source>
        <translation>Am Turniertisch: wer einen Verstoß ans Licht bringt. An den anderen Tischen schreitet der Schiedsrichter sofort ein.</translation>
    </message>
    <message>
        <source>sixteen times</source>
        <translation>sechzehnfach</translation>
    </message>
    <message>
        <source>thirty-two times</source>
        <translation>zweiunddreißigfach</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Several big renoncs</source>
        <translation>Mehrere große Renoncs</translation>
    </message>
    <message>
        <source>What is paid for several big renoncs in one hand.</source>
        <translation>Was für mehrere große Renoncs in einem Spiel bezahlt wird.</translation>
    </message>
    <message>
        <source>each one, by the player who committed it</source>
        <translation>jeder, von dem, der ihn begangen hat</translation>
    </message>
    <message>
        <source>only the one found first</source>
        <translation>nur der zuerst entdeckte</translation>
    </message>
    <message>
        <source>Leading before the trick is collected</source>
        <translation>Ausspielen vor dem Einziehen des Stichs</translation>
    </message>
    <message>
        <source>Whether all have agreed that the winner of a trick may lead before collecting it.</source>
        <translation>Ob alle vereinbart haben, dass der Gewinner eines Stichs ausspielen darf, bevor er ihn einzieht.</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>nicht vereinbart</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>Stopping a preferanc</source>
        <translation>Stoppen eines Preferanc</translation>
    </message>
    <message>
        <source>How many seconds the others have to stop a preferanc with a sólo; 0: as long as they like.</source>
        <translation>Wie viele Sekunden die anderen haben, um einen Preferanc mit einem Sólo zu stoppen; 0: so lange sie wollen.</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>genau, mit Dritteln</translation>
    </message>
    <message>
        <source>When the referee speaks</source>
        <translation>Wann der Schiedsrichter einschreitet</translation>
    </message>
    <message>
        <source>when a player claims it or the cards show it</source>
        <translation>wenn ein Spieler reklamiert oder die Karten es zeigen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>nach dem letzten Stich</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Wer das erste Spiel einer Runde gibt.</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>wer die höchste Karte zieht</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>vom Gastgeber bestimmt</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Runden des Turniers</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Wie viele Runden gespielt werden.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minuten einer Runde</translation>
    </message>
    <message>
        <source>How long a round lasts; a hand that has begun is finished.</source>
        <translation>Wie lange eine Runde dauert; ein begonnenes Spiel wird zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>CzechReadings</name>
    <message>
        <source>Is the card called freely from the XIX to the XVI?</source>
        <translation>Wird frei zwischen XIX und XVI gerufen?</translation>
    </message>
    <message>
        <source>Who pays whom when two play against two?</source>
        <translation>Wer zahlt wem, wenn zwei gegen zwei spielen?</translation>
    </message>
    <message>
        <source>Each loser pays one winner.</source>
        <translation>Jeder Verlierer zahlt einem Gewinner.</translation>
    </message>
    <message>
        <source>Which way is a negative sum rounded up?</source>
        <translation>In welche Richtung wird eine negative Summe aufgerundet?</translation>
    </message>
    <message>
        <source>The amount that is paid is rounded up, whoever pays it.</source>
        <translation>Aufgerundet wird der gezahlte Betrag, wer immer zahlt.</translation>
    </message>
    <message>
        <source>For all that one player pays one other in a hand, small fines included.</source>
        <translation>Für alles, was ein Spieler einem anderen in einem Spiel zahlt, kleine Strafen eingeschlossen.</translation>
    </message>
    <message>
        <source>What does the dealer pay who looks at cards while dealing, when no game is played yet?</source>
        <translation>Was zahlt ein Geber, der beim Geben Karten ansieht, wenn noch nichts gespielt wird?</translation>
    </message>
    <message>
        <source>2 koruny to each player; the same dealer deals again.</source>
        <translation>2 Kronen an jeden; derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>When is the talon card forgotten?</source>
        <translation>Wann ist die Talonkarte vergessen?</translation>
    </message>
    <message>
        <source>When the next card is led: until then it may be added.</source>
        <translation>Wenn die nächste Karte ausgespielt wird: bis dahin kann sie noch dazugelegt werden.</translation>
    </message>
    <message>
        <source>No: every one ends the hand and costs 4 or 8.</source>
        <translation>Nein: jeder beendet das Spiel und kostet 4 oder 8.</translation>
    </message>
    <message>
        <source>Does a silent pagát count when it is lost?</source>
        <translation>Zählt ein stiller Pagát auch verloren?</translation>
    </message>
    <message>
        <source>All that the other side owns without tricks: discards, unused talon cards.</source>
        <translation>Alle, die den Gegnern ohne Stiche gehören: Ablage, unbenutzte Talonkarten.</translation>
    </message>
    <message>
        <source>Is the game settled beside a big renonc?</source>
        <translation>Wird neben einem großen Renonc auch das Spiel abgerechnet?</translation>
    </message>
    <message>
        <source>No: the renonc alone, and each one that comes to light by the ruling; small fines of the hand stay.</source>
        <translation>Nein: nur der Renonc, und zwar jeder, der bis zur Entscheidung entdeckt wird; kleine Strafen des Spiels bleiben.</translation>
    </message>
    <message>
        <source>Which announcements are paid with a big renonc?</source>
        <translation>Welche Ansagen werden mit einem großen Renonc bezahlt?</translation>
    </message>
    <message>
        <source>Does the lone bidder get three times the announcements too?</source>
        <translation>Bekommt der Ansager auch die Ansagen dreifach?</translation>
    </message>
    <message>
        <source>No: three times the rate, and the announcements once.</source>
        <translation>Nein: dreimal den Satz und die Ansagen einmal.</translation>
    </message>
    <message>
        <source>Are the 2 koruny shared, or paid to each?</source>
        <translation>Werden die 2 Kronen geteilt oder jedem gezahlt?</translation>
    </message>
    <message>
        <source>They are paid to each of the others.</source>
        <translation>Sie werden jedem der anderen gezahlt.</translation>
    </message>
    <message>
        <source>How does the auction continue after a higher bid, and who may bid again?</source>
        <translation>Wie geht die Lizitation nach einem höheren Spiel weiter, und wer darf noch einmal?</translation>
    </message>
    <message>
        <source>It rises until the three others have approved in a row; a player who has approved may still outbid a later bid. Preferanc stands at once, except against sólo.</source>
        <translation>Sie steigt, bis die drei anderen nacheinander gutgeheißen haben; wer gutgeheißen hat, darf ein späteres Spiel noch überbieten. Preferanc gilt sofort, außer gegen Sólo.</translation>
    </message>
    <message>
        <source>No: the highest of the four that the bidder does not hold; a bidder who holds all four calls the XIX and plays alone.</source>
        <translation>Nein: das höchste der vier, das der Ansager nicht hat; hat er alle, ruft er das XIX und spielt allein.</translation>
    </message>
    <message>
        <source>What does each value mean?</source>
        <translation>Was bedeutet jede der Ansagen?</translation>
    </message>
    <message>
        <source>Taročky 8 or 9 trumps, taroky 10 or more, barvičky 1 or 2, barvy none; honery four of the seven five-point cards; one value of each kind.</source>
        <translation>Taročky 8 oder 9 Tarock, Taroky 10 oder mehr, Barvičky 1 oder 2, Barvy keines; Honery vier der sieben Karten zu fünf Augen; von jeder Art eine Ansage.</translation>
    </message>
    <message>
        <source>What happens to thirds of a point?</source>
        <translation>Was wird aus Drittelaugen?</translation>
    </message>
    <message>
        <source>Whole points are counted, rounded to the nearest.</source>
        <translation>Es wird auf ganze Augen gerundet.</translation>
    </message>
    <message>
        <source>Does the ceiling apply to each payment or to the hand?</source>
        <translation>Gilt die Obergrenze für jede Zahlung oder für das Spiel?</translation>
    </message>
    <message>
        <source>What may not be discarded?</source>
        <translation>Was darf nicht verlegt werden?</translation>
    </message>
    <message>
        <source>No kings and no cards of the trul; other trumps only when nothing else is left, face up.</source>
        <translation>Könige und Karten des Trul nie; andere Tarock nur, wenn sonst nichts bleibt, und offen.</translation>
    </message>
    <message>
        <source>What happens to a card that was led or played out of turn?</source>
        <translation>Was wird aus einer Karte, die außer der Reihe gespielt wurde?</translation>
    </message>
    <message>
        <source>A lead goes back; a card played ahead of turn stays and is played if it fits, otherwise it is exchanged.</source>
        <translation>Ein Ausspiel geht zurück; eine zu früh gespielte Karte bleibt und wird gespielt, wenn sie passt, sonst getauscht.</translation>
    </message>
    <message>
        <source>In which order are announcements made, and until when can they be added?</source>
        <translation>In welcher Reihenfolge wird angesagt, und bis wann kann man nachholen?</translation>
    </message>
    <message>
        <source>The bidder first, then to the right, until all are done; they can be added until the first lead, in preferanc until the unused talon cards are turned up.</source>
        <translation>Zuerst der Ansager, dann nach rechts, bis alle fertig sind; nachholen kann man bis zum ersten Ausspielen, bei Preferanc bis die übrigen Karten aufgedeckt sind.</translation>
    </message>
    <message>
        <source>Are there small offenses in Varšava?</source>
        <translation>Gibt es in der Varšava kleine Verstöße?</translation>
    </message>
    <message>
        <source>Yes: it costs 2 if the opponents take it in the last trick; if its holder&apos;s partner takes it, it counts for nobody.</source>
        <translation>Ja: Fangen ihn die Gegner im letzten Stich, kostet er 2; sticht ihn der eigene Partner, zählt er für niemanden.</translation>
    </message>
    <message>
        <source>Which cards are deducted from the 35 points in preferanc?</source>
        <translation>Welche Karten werden beim Preferanc von den 35 Augen abgezogen?</translation>
    </message>
    <message>
        <source>How far do the fleks go, and do they apply to pagát and valát?</source>
        <translation>Wie weit gehen die Fleks, und gelten sie für Pagát und Valát?</translation>
    </message>
    <message>
        <source>To sixteen times; pagát and valát have fleks of their own, and hand values are never multiplied.</source>
        <translation>Bis zum Sechzehnfachen; Pagát und Valát haben eigene Leitern, Ansagen aus dem Blatt werden nie vervielfacht.</translation>
    </message>
    <message>
        <source>All valid ones of both sides, each at its own flek; a wrong one does not count.</source>
        <translation>Alle gültigen beider Seiten, jede mit ihrem Flek; eine falsche ist keine.</translation>
    </message>
    <message>
        <source>How long does failing to follow suit count as a small offense?</source>
        <translation>Bis wann gilt Nichtbedienen als kleiner Verstoß?</translation>
    </message>
    <message>
        <source>Until the next player has played any card.</source>
        <translation>Bis der nächste Spieler irgendeine Karte gespielt hat.</translation>
    </message>
    <message>
        <source>Do two players with wrong counts pay each other?</source>
        <translation>Zahlen zwei Spieler mit falscher Zahl einander?</translation>
    </message>
    <message>
        <source>Equal amounts cancel.</source>
        <translation>Gleiche Beträge heben sich auf.</translation>
    </message>
    <message>
        <source>When does a hand begin in which the talon is not taken apart?</source>
        <translation>Wann beginnt ein Spiel, in dem der Talon nicht aufgenommen wird?</translation>
    </message>
    <message>
        <source>When the auction is over.</source>
        <translation>Wenn die Lizitation vorbei ist.</translation>
    </message>
    <message>
        <source>Does the rule on unused talon cards apply to the forhont alone?</source>
        <translation>Gilt die Regel über die übrigen Talonkarten nur für die Vorhand?</translation>
    </message>
    <message>
        <source>No: to every player of a preferanc.</source>
        <translation>Nein: für jeden, der einen Preferanc spielt.</translation>
    </message>
    <message>
        <source>Any player who holds the pagát.</source>
        <translation>Jeder, der den Pagát hat.</translation>
    </message>
    <message>
        <source>Are thirds of a point compared?</source>
        <translation>Werden Drittelaugen verglichen?</translation>
    </message>
    <message>
        <source>No, whole points.</source>
        <translation>Nein, ganze Augen.</translation>
    </message>
    <message>
        <source>When the offense was committed.</source>
        <translation>Im Augenblick des Verstoßes.</translation>
    </message>
    <message>
        <source>Nothing beats the škýz, so any trump but a protected pagát may be played.</source>
        <translation>Den Škýz sticht nichts, also darf jedes Tarock außer dem geschützten Pagát zugegeben werden.</translation>
    </message>
    <message>
        <source>At the tournament table when somebody claims it or the cards show it; a table may choose at once, or after the last trick.</source>
        <translation>Am Turniertisch, wenn jemand reklamiert oder die Karten es zeigen; ein Tisch kann sofort oder nach dem letzten Stich wählen.</translation>
    </message>
    <message>
        <source>What happens to a hand when the time is up?</source>
        <translation>Was wird aus einem Spiel, wenn die Zeit um ist?</translation>
    </message>
    <message>
        <source>The player buys in again, in tens.</source>
        <translation>Er kauft in Zehnern nach.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; the deal goes to the right; the partner stays secret until revealed by a card or word.</source>
        <translation>Der erste Geber wird gelost, dann geht es nach rechts; der Partner bleibt geheim, bis er sich zeigt.</translation>
    </message>
    <message>
        <source>Any player for his or her side; it is an announcement, not a game.</source>
        <translation>Jeder für seine Seite; er ist eine Ansage, kein Spiel.</translation>
    </message>
    <message>
        <source>Which rate applies to a preferanc before the draw is fixed?</source>
        <translation>Welcher Satz gilt beim Preferanc, bevor der Kauf feststeht?</translation>
    </message>
    <message>
        <source>What is the first, second and third zdvih of a preferanc?</source>
        <translation>Was ist der erste, zweite und dritte Zdvih im Preferanc?</translation>
    </message>
    <message>
        <source>The draw of three talon cards: the first three, the second three, back to the first.</source>
        <translation>Der Kauf von drei Talonkarten: die ersten drei, die zweiten drei, zurück zu den ersten.</translation>
    </message>
    <message>
        <source>How long may a preferanc be stopped?</source>
        <translation>Wie lange kann man einen Preferanc stoppen?</translation>
    </message>
    <message>
        <source>Until its player takes the first talon card; of two who stop it, the one earlier in turn.</source>
        <translation>Bis der Spieler die erste Talonkarte nimmt; von zweien gilt, wer früher an der Reihe ist.</translation>
    </message>
    <message>
        <source>Who may bid the second povinnost?</source>
        <translation>Wer darf die zweite Povinnost lizitieren?</translation>
    </message>
    <message>
        <source>When must a player be without a trick to get double?</source>
        <translation>Wann muss ein Spieler ohne Stich sein, um das Doppelte zu bekommen?</translation>
    </message>
    <message>
        <source>How do throwing the mont on the škýz and the duty to beat go together?</source>
        <translation>Wie passen das Zugeben des Mont auf den Škýz und der Stichzwang zusammen?</translation>
    </message>
    <message>
        <source>When does the referee notice?</source>
        <translation>Wann bemerkt der Schiedsrichter einen Verstoß?</translation>
    </message>
    <message>
        <source>Do the values of several players of a side add up?</source>
        <translation>Zählen Ansagen mehrerer Spieler einer Seite zusammen?</translation>
    </message>
    <message>
        <source>Yes; those of all three opponents count in each payment of a lone player.</source>
        <translation>Ja; die aller drei Gegner zählen in jeder Zahlung des Einzelspielers.</translation>
    </message>
    <message>
        <source>It is finished.</source>
        <translation>Es wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>What if a player can&apos;t pay?</source>
        <translation>Was, wenn ein Spieler nicht zahlen kann?</translation>
    </message>
    <message>
        <source>May the rest be claimed when all tricks are certain?</source>
        <translation>Darf man den Rest beanspruchen, wenn alle Stiche sicher sind?</translation>
    </message>
    <message>
        <source>No: every hand is played out, trick by trick.</source>
        <translation>Nein: jedes Spiel wird Stich für Stich zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Who deals first, and who knows the partner?</source>
        <translation>Wer gibt zuerst, und wer kennt den Partner?</translation>
    </message>
    <message>
        <source>Does a bidder who plays alone with a bought card get three rates?</source>
        <translation>Bekommt ein Ansager, der mit gekaufter Karte allein spielt, drei Sätze?</translation>
    </message>
    <message>
        <source>No: the sheet grants that in preferanc and sólo only.</source>
        <translation>Nein: das gilt nur bei Preferanc und Sólo.</translation>
    </message>
    <message>
        <source>Who may announce a valát?</source>
        <translation>Wer darf einen Valát ansagen?</translation>
    </message>
    <message>
        <source>That of the draw reached at that moment.</source>
        <translation>Der des Kaufs, der in diesem Augenblick erreicht ist.</translation>
    </message>
</context>
<context>
    <name>CzechRights</name>
    <message>
        <source>The dealer must deal level above the table, the first six cards to the talon.</source>
        <translation>Der Geber muss flach über dem Tisch geben, die ersten sechs Karten in den Talon.</translation>
    </message>
    <message>
        <source>The chief referee must decide what is not on the list.</source>
        <translation>Was nicht in der Liste steht, muss der Oberschiedsrichter entscheiden.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Sie müssen vor der ersten Karte alles ansagen, was Sie im Blatt haben.</translation>
    </message>
    <message>
        <source>Everybody must get twelve cards, and must count them during the deal.</source>
        <translation>Jeder muss zwölf Karten bekommen und sie beim Geben zählen.</translation>
    </message>
    <message>
        <source>A player with a wrong number of cards must say so before the first lead.</source>
        <translation>Wer eine falsche Kartenzahl hat, muss es vor dem ersten Ausspielen sagen.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Sie dürfen eine Karte nur spielen, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You must play the hand to its end, trick by trick.</source>
        <translation>Sie müssen das Spiel Stich für Stich zu Ende spielen.</translation>
    </message>
    <message>
        <source>In Varšava, too, you must follow suit, or else play a trump.</source>
        <translation>Auch bei Varšava müssen Sie Farbe bedienen, sonst ein Tarock spielen.</translation>
    </message>
    <message>
        <source>In Varšava you must beat the trick if you can.</source>
        <translation>Bei Varšava müssen Sie den Stich überstechen, wenn Sie können.</translation>
    </message>
    <message>
        <source>In Varšava you may play the pagát only as your last trump.</source>
        <translation>Bei Varšava dürfen Sie den Pagát nur als letztes Tarock spielen.</translation>
    </message>
    <message>
        <source>You must put wrong discards right before the first announcement.</source>
        <translation>Eine falsche Ablage müssen Sie vor der ersten Ansage berichtigen.</translation>
    </message>
    <message>
        <source>Nobody may pay one other player more than the ceiling in a hand.</source>
        <translation>Niemand darf einem anderen in einem Spiel mehr als die Obergrenze zahlen.</translation>
    </message>
    <message>
        <source>In Varšava the forehand must add a talon card to each of the first six tricks.</source>
        <translation>In der Varšava muss die Vorhand zu jedem der ersten sechs Stiche eine Talonkarte legen.</translation>
    </message>
    <message>
        <source>You must not refuse a talon card.</source>
        <translation>Sie dürfen eine Talonkarte nicht ablehnen.</translation>
    </message>
    <message>
        <source>Everybody must say aloud whether he or she approves or bids.</source>
        <translation>Jeder muss laut sagen, ob er gutheißt oder lizitiert.</translation>
    </message>
    <message>
        <source>The dealer must not look at cards.</source>
        <translation>Der Geber darf keine Karten ansehen.</translation>
    </message>
    <message>
        <source>You must not lead before the trick is collected, unless the others agree.</source>
        <translation>Ohne Zustimmung der anderen dürfen Sie nicht ausspielen, bevor der Stich aufgenommen ist.</translation>
    </message>
    <message>
        <source>Only game money may lie on the table; you may buy in only if all agree.</source>
        <translation>Auf dem Tisch darf nur Geld für das Spiel liegen; nachkaufen dürfen Sie nur, wenn alle zustimmen.</translation>
    </message>
</context>
<context>
    <name>CzechRules</name>
    <message>
        <source>Wrong deal found after the talon was opened</source>
        <translation>Vergeben, nach dem Aufnehmen des Talons entdeckt</translation>
    </message>
    <message>
        <source>Wrong deal found after the first lead</source>
        <translation>Vergeben, nach dem ersten Ausspielen entdeckt</translation>
    </message>
    <message>
        <source>Varšava: card out of turn</source>
        <translation>Varšava: Karte außer der Reihe</translation>
    </message>
    <message>
        <source>Varšava: failing to follow suit</source>
        <translation>Varšava: nicht bedient</translation>
    </message>
    <message>
        <source>Varšava: trick not beaten</source>
        <translation>Varšava: Stich nicht überstochen</translation>
    </message>
    <message>
        <source>Varšava: pagát before another trump</source>
        <translation>Varšava: Pagát vor einem anderen Tarock</translation>
    </message>
    <message>
        <source>Trul card discarded</source>
        <translation>Trulkarte verlegt</translation>
    </message>
    <message>
        <source>Varšava: rest thrown in</source>
        <translation>Varšava: Karten hingeworfen</translation>
    </message>
    <message>
        <source>Payment above the ceiling</source>
        <translation>Zahlung über der Obergrenze</translation>
    </message>
    <message>
        <source>Talon card forgotten</source>
        <translation>Talonkarte vergessen</translation>
    </message>
    <message>
        <source>Talon card refused</source>
        <translation>Talonkarte abgelehnt</translation>
    </message>
    <message>
        <source>No word of approval</source>
        <translation>Kein Wort der Zustimmung</translation>
    </message>
    <message>
        <source>Wrong discards found late</source>
        <translation>Spät entdeckte falsche Ablage</translation>
    </message>
    <message>
        <source>Looking at cards while dealing</source>
        <translation>Karten beim Geben angesehen</translation>
    </message>
    <message>
        <source>Lead before the trick is collected</source>
        <translation>Ausgespielt vor dem Aufnehmen</translation>
    </message>
    <message>
        <source>Other money, or a hidden buy-in</source>
        <translation>Anderes Geld oder heimlicher Nachkauf</translation>
    </message>
</context>
<context>
    <name>CzechSubjects</name>
    <message>
        <source>{name}: a big renonc</source>
        <translation>{name}: großer Renonc</translation>
    </message>
    <message>
        <source>{name}: stands without approval</source>
        <translation>{name}: gilt ohne Zustimmung</translation>
    </message>
    <message>
        <source>Factor of the rate after one, two, three draws</source>
        <translation>Faktor des Satzes nach dem ersten, zweiten, dritten Kauf</translation>
    </message>
    <message>
        <source>Payments are rounded up to</source>
        <translation>Zahlungen werden aufgerundet auf</translation>
    </message>
    <message>
        <source>A silent pagát that is caught is paid</source>
        <translation>Ein gefangener stiller Pagát wird gezahlt</translation>
    </message>
    <message>
        <source>The most one player pays one other in a hand</source>
        <translation>Höchstbetrag von einem Spieler an einen anderen im Spiel</translation>
    </message>
    <message>
        <source>Rates that a defender pays a lone bidder for a big renonc</source>
        <translation>Sätze, die ein Gegner dem Einzelspieler für einen großen Renonc zahlt</translation>
    </message>
    <message>
        <source>Several big renoncs in a hand</source>
        <translation>Mehrere große Renoncs in einem Spiel</translation>
    </message>
    <message>
        <source>Varšava: tricks to which a talon card is added</source>
        <translation>Varšava: Stiche, zu denen eine Talonkarte kommt</translation>
    </message>
    <message>
        <source>{name}: for each point</source>
        <translation>{name}: je Auge</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Augen eines Königs</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Augen einer Dame</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Augen eines Cavalls</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Augen eines Buben</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Augen von Sküs, Mond und Pagat, jeweils</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Augen jeder anderen Karte</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Augen im ganzen Kartenspiel</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Augen, ab denen die Differenz zählt</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Gezählte Augen insgesamt</translation>
    </message>
    <message>
        <source>Varšava: the player with the most points pays each other player</source>
        <translation>Varšava: wer die meisten Augen hat, zahlt jedem</translation>
    </message>
    <message>
        <source>Varšava: factor to a player without a trick</source>
        <translation>Varšava: Faktor an einen Spieler ohne Stich</translation>
    </message>
    <message>
        <source>Varšava: factor if the forehand pays</source>
        <translation>Varšava: Faktor, wenn die Vorhand zahlt</translation>
    </message>
    <message>
        <source>Varšava: a forgotten talon card, to each player</source>
        <translation>Varšava: vergessene Talonkarte, an jeden</translation>
    </message>
    <message>
        <source>{name}: announced by the bid</source>
        <translation>{name}: mit dem Spiel angesagt</translation>
    </message>
    <message>
        <source>Discarding other trumps</source>
        <translation>Verlegen anderer Tarock</translation>
    </message>
    <message>
        <source>Seconds in which a preferanc may be stopped</source>
        <translation>Sekunden, in denen ein Preferanc gestoppt werden kann</translation>
    </message>
    <message>
        <source>Leading before the trick is collected is agreed</source>
        <translation>Ausspielen vor dem Einziehen des Stichs ist vereinbart</translation>
    </message>
    <message>
        <source>When the referee speaks at a tournament</source>
        <translation>Wann der Schiedsrichter im Turnier spricht</translation>
    </message>
    <message>
        <source>{name}: one card of the Trull is allowed</source>
        <translation>{name}: ein Trullstück ist erlaubt</translation>
    </message>
    <message>
        <source>{name}: contained in</source>
        <translation>{name}: enthalten in</translation>
    </message>
    <message>
        <source>Varšava: comparing points</source>
        <translation>Varšava: Vergleich der Augen</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Runden des Turniers</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minuten einer Runde</translation>
    </message>
    <message>
        <source>Everybody confirms the card of a round</source>
        <translation>Alle bestätigen den Rundenzettel</translation>
    </message>
    <message>
        <source>The players try to agree before the referee is called</source>
        <translation>Die Spieler versuchen sich zu einigen, bevor sie den Schiedsrichter holen</translation>
    </message>
</context>
<context>
    <name>CzechTitles</name>
    <message>
        <source>Fair play and agreement</source>
        <translation>Fairness und Einigung</translation>
    </message>
    <message>
        <source>Playing time (Hrací doba)</source>
        <translation>Spielzeit (Hrací doba)</translation>
    </message>
    <message>
        <source>Protest and chief referee</source>
        <translation>Protest, Oberschiedsrichter</translation>
    </message>
    <message>
        <source>Ceiling (Herní strop)</source>
        <translation>Obergrenze (Herní strop)</translation>
    </message>
    <message>
        <source>What is a renonc</source>
        <translation>Was ein Renonc ist</translation>
    </message>
    <message>
        <source>Misdeal (Zadání karet)</source>
        <translation>Vergeben (Zadání karet)</translation>
    </message>
    <message>
        <source>Leading, keeping the tricks</source>
        <translation>Ausspielen, Ablegen der Stiche</translation>
    </message>
    <message>
        <source>Small renonc (Malý renonc)</source>
        <translation>Kleiner Renonc (Malý renonc)</translation>
    </message>
    <message>
        <source>Big renonc (Velký renonc)</source>
        <translation>Großer Renonc (Velký renonc)</translation>
    </message>
    <message>
        <source>Announcements (Hlášky)</source>
        <translation>Ansagen (Hlášky)</translation>
    </message>
    <message>
        <source>Dealing (Rozdávání karet)</source>
        <translation>Geben (Rozdávání karet)</translation>
    </message>
    <message>
        <source>Auction and approval (Povinnost)</source>
        <translation>Lizitation und Gutheißen (Povinnost)</translation>
    </message>
    <message>
        <source>Taking the talon</source>
        <translation>Aufnehmen des Talons</translation>
    </message>
    <message>
        <source>First povinnost (Základní povinnost)</source>
        <translation>Erste Povinnost (Základní povinnost)</translation>
    </message>
    <message>
        <source>Second povinnost (Druhá povinnost)</source>
        <translation>Zweite Povinnost (Druhá povinnost)</translation>
    </message>
    <message>
        <source>Preferanc: alone with talon cards</source>
        <translation>Preferanc: allein mit Talonkarten</translation>
    </message>
    <message>
        <source>Sólo: alone without the talon</source>
        <translation>Sólo: allein ohne Talon</translation>
    </message>
    <message>
        <source>Valát: all tricks</source>
        <translation>Valát: alle Stiche</translation>
    </message>
    <message>
        <source>Counting and rounding</source>
        <translation>Zählen und Runden</translation>
    </message>
    <message>
        <source>Varšava: each for himself</source>
        <translation>Varšava: jeder für sich</translation>
    </message>
    <message>
        <source>Check at the end of a round</source>
        <translation>Kontrolle am Ende der Runde</translation>
    </message>
    <message>
        <source>Stakes and buying in again</source>
        <translation>Einsatz und Nachkauf</translation>
    </message>
</context>
<context>
    <name>CzechValues</name>
    <message>
        <source>the forehand, when the others have approved</source>
        <translation>die Vorhand, wenn die anderen zugestimmt haben</translation>
    </message>
    <message>
        <source>before the talon is taken up</source>
        <translation>bevor der Talon aufgenommen wird</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>nur wenn nichts anderes übrig ist, offen</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nie; stattdessen einen König</translation>
    </message>
    <message>
        <source>when a player claims or the cards show it</source>
        <translation>wenn ein Spieler reklamiert oder die Karten es zeigen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>nach dem letzten Stich</translation>
    </message>
    <message>
        <source>each one is paid</source>
        <translation>jeder wird bezahlt</translation>
    </message>
    <message>
        <source>only the first one is paid</source>
        <translation>nur der erste wird bezahlt</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>ganze Augen</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>genau, mit Dritteln</translation>
    </message>
</context>
<context>
    <name>DealBoard</name>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, gewählt</translation>
    </message>
</context>
<context>
    <name>DealEditing</name>
    <message>
        <source>&amp;Edit a deal…</source>
        <translation>Ein Blatt bearbei&amp;ten …</translation>
    </message>
    <message>
        <source>The deal in the editor is not saved.</source>
        <translation>Das Blatt im Editor ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Ein Blatt öffnen</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Blätter (*.toml)</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Das Blatt speichern</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>blatt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>DealEditorPage</name>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{count} of {right}</source>
        <translation>{count} von {right}</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>{card}, dealt by chance</source>
        <translation>{card}, vom Zufall gegeben</translation>
    </message>
    <message>
        <source>{card}, stays</source>
        <translation>{card}, bleibt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Dealer and forehand</source>
        <translation>Geber und Vorhand</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>Alle Karten &amp;wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Open a deal…</source>
        <translation>Ein Blatt ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>By nu&amp;mber…</source>
        <translation>Nach Nu&amp;mmer …</translation>
    </message>
    <message>
        <source>&amp;Save the deal…</source>
        <translation>Das Blatt &amp;speichern …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Dieses Blatt spielen</translation>
    </message>
    <message>
        <source>Keys: arrows walk, Space chooses, the letter of a place sends cards there, X exchanges, Delete takes away, Enter keeps.</source>
        <translation>Tasten: Pfeile führen, die Leertaste wählt, der Buchstabe eines Platzes schickt Karten dorthin, X tauscht, Entf nimmt weg, Enter hält eine Karte fest.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Ein Blatt nach seiner Nummer spielen</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer des Blatts</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Number of the deal:</source>
        <translation>Nummer des Blatts:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Nine letters and digits, such as {number}.</source>
        <translation>Neun Buchstaben und Ziffern, zum Beispiel {number}.</translation>
    </message>
    <message>
        <source>{sheet} deals {hands} hands of {cards} cards; the talon has {talon}.</source>
        <translation>{sheet}: {hands} × {cards} Karten, im Talon {talon}.</translation>
    </message>
    <message>
        <source>The cards lie as under {sheet}; each sheet deals them in its own way.</source>
        <translation>Die Karten liegen wie bei {sheet}; jedes Regelwerk gibt sie auf seine Weise.</translation>
    </message>
    <message>
        <source>Under {sheet} a hand has {cards} cards.</source>
        <translation>Bei {sheet} hat jeder {cards} Karten.</translation>
    </message>
</context>
<context>
    <name>DeclarePrompt</name>
    <message>
        <source>This hand has nothing to declare.</source>
        <translation>Das Blatt enthält nichts zum Ansagen.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Keine Ansage</translation>
    </message>
</context>
<context>
    <name>DemonstrationTexts</name>
    <message>
        <source>The partner is revealed late</source>
        <translation>Der Partner zeigt sich spät</translation>
    </message>
    <message>
        <source>A trump is beaten by a higher one</source>
        <translation>Ein Tarock wird überstochen</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick</source>
        <translation>Der Pagat macht den letzten Stich</translation>
    </message>
    <message>
        <source>The Mond is caught</source>
        <translation>Der Mond wird gefangen</translation>
    </message>
    <message>
        <source>The game is challenged</source>
        <translation>Das Spiel wird kontriert</translation>
    </message>
    <message>
        <source>Watch how long nobody knows who plays with the bidder.</source>
        <translation>Achten Sie darauf, wie lange niemand weiß, wer mit dem Ansager spielt.</translation>
    </message>
    <message>
        <source>Close two hands and ask: who plays with the bidder? What gives it away?</source>
        <translation>Schließen Sie zwei Hände und fragen Sie: Wer spielt mit dem Ansager? Woran merkt man es?</translation>
    </message>
    <message>
        <source>The bidder calls a card. Whoever holds it is the partner and says nothing.</source>
        <translation>Der Ansager ruft eine Karte. Wer sie hat, ist der Partner und sagt nichts.</translation>
    </message>
    <message>
        <source>Stop here and ask: should the called card be played now?</source>
        <translation>Halten Sie an und fragen Sie: Soll die gerufene Karte jetzt gespielt werden?</translation>
    </message>
    <message>
        <source>Only now is the called card played. From here on everybody knows the two sides.</source>
        <translation>Erst jetzt fällt die gerufene Karte. Von hier an kennen alle die beiden Seiten.</translation>
    </message>
    <message>
        <source>Go back: which tricks would have gone otherwise, had the sides been known?</source>
        <translation>Gehen Sie zurück: Welche Stiche wären anders gelaufen, wenn man die Seiten gekannt hätte?</translation>
    </message>
    <message>
        <source>One trick decides this game. Watch who runs out of which suit.</source>
        <translation>Ein Stich entscheidet dieses Spiel. Achten Sie darauf, wem welche Farbe ausgeht.</translation>
    </message>
    <message>
        <source>Stop here and ask: which trump is high enough, and is the trick worth it?</source>
        <translation>Halten Sie an und fragen Sie: Welches Tarock ist hoch genug, und lohnt sich der Stich?</translation>
    </message>
    <message>
        <source>The first trump was too low: the other side plays a higher one and takes the trick with all its points.</source>
        <translation>Das erste Tarock war zu niedrig: Die andere Seite spielt ein höheres und macht den Stich mit allen Punkten.</translation>
    </message>
    <message>
        <source>If that trick had gone to the other side, so would the game.</source>
        <translation>Wäre dieser Stich an die andere Seite gegangen, dann auch das Spiel.</translation>
    </message>
    <message>
        <source>The lowest trump is worth most in the last trick. Watch who keeps it, and who hunts it.</source>
        <translation>Das niedrigste Tarock ist im letzten Stich am meisten wert. Achten Sie darauf, wer es behält und wer es jagt.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: are these trumps enough to announce the Pagat?</source>
        <translation>Schließen Sie die anderen Hände und fragen Sie: Reichen diese Tarock, um den Pagat anzusagen?</translation>
    </message>
    <message>
        <source>The Pagat is announced for the last trick. Now the others know where it is.</source>
        <translation>Der Pagat ist für den letzten Stich angesagt. Jetzt wissen die anderen, wo er ist.</translation>
    </message>
    <message>
        <source>Three tricks to go: let the room count the trumps that are still out.</source>
        <translation>Noch drei Stiche: Lassen Sie alle zählen, welche Tarock noch im Spiel sind.</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick.</source>
        <translation>Der Pagat macht den letzten Stich.</translation>
    </message>
    <message>
        <source>The Pagat is paid on its own, whoever wins the game.</source>
        <translation>Der Pagat wird für sich bezahlt, gleich wer das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>Only one card is higher than the Mond. Watch whether the two meet.</source>
        <translation>Nur eine Karte ist höher als der Mond. Achten Sie darauf, ob die beiden sich treffen.</translation>
    </message>
    <message>
        <source>Stop here and ask: is the Skys still out, and who may hold it?</source>
        <translation>Halten Sie an und fragen Sie: Ist der Sküs noch im Spiel, und wer kann ihn haben?</translation>
    </message>
    <message>
        <source>The Mond is caught by the Skys.</source>
        <translation>Der Sküs fängt den Mond.</translation>
    </message>
    <message>
        <source>A player who loses the Mond pays for it, even if the game is won.</source>
        <translation>Wer den Mond verliert, zahlt dafür, auch wenn das Spiel gewonnen ist.</translation>
    </message>
    <message>
        <source>An opponent of the bidder expects to win. Watch whether that comes true.</source>
        <translation>Ein Gegner des Ansagers rechnet mit dem Sieg. Achten Sie darauf, ob es so kommt.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: would you challenge with these cards?</source>
        <translation>Schließen Sie die anderen Hände und fragen Sie: Würden Sie mit diesen Karten kontrieren?</translation>
    </message>
    <message>
        <source>The game is challenged: from now on it counts double.</source>
        <translation>Das Spiel ist kontriert: Ab jetzt zählt es doppelt.</translation>
    </message>
    <message>
        <source>The bidder has won all the same, and is paid double.</source>
        <translation>Der Ansager hat trotzdem gewonnen und bekommt das Doppelte.</translation>
    </message>
    <message>
        <source>The bidder has lost, and pays double.</source>
        <translation>Der Ansager hat verloren und zahlt das Doppelte.</translation>
    </message>
</context>
<context>
    <name>Demonstrations</name>
    <message>
        <source>R&amp;eady-made hands</source>
        <translation>&amp;Spiele zum Zeigen</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Play a deal from a file</source>
        <translation>Ein Blatt aus einer Datei spielen</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Blätter (*.toml)</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Games (*.tarock *.tarock-evening)</source>
        <translation>Spiele (*.tarock *.tarock-evening)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>These must be discarded: {cards}</source>
        <translation>Verlegt werden müssen: {cards}</translation>
    </message>
    <message>
        <source>Trumps must be discarded face up.</source>
        <translation>Tarock müssen offen verlegt werden.</translation>
    </message>
    <message>
        <source>A trump must be named when it is discarded.</source>
        <translation>Ein verlegtes Tarock muss genannt werden.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>from the talon</source>
        <translation>aus dem Talon</translation>
    </message>
    <message>
        <source>{selected} of {count}</source>
        <translation>{selected} von {count}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verlegen</translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n more</source>
        <translation>
            <numerusform>Verlegen: noch %n</numerusform>
            <numerusform>Verlegen: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards in your hand, or press Space on them.</source>
        <translation>Klicken Sie auf Karten in Ihrer Hand oder drücken Sie darauf die Leertaste.</translation>
    </message>
</context>
<context>
    <name>DuplicateDialog</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Neuer Satz …</translation>
    </message>
    <message>
        <source>Open set…</source>
        <translation>Satz öffnen …</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>Results of the table</source>
        <translation>Ergebnisse des Tisches</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>All deals are played</source>
        <translation>Alle Blätter sind gespielt</translation>
    </message>
    <message>
        <source>Play deal {number}</source>
        <translation>Blatt {number} spielen</translation>
    </message>
    <message>
        <source>Several tables play the same deals.</source>
        <translation>Mehrere Tische spielen dieselben Blätter.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>&amp;Add a table by hand</source>
        <translation>Einen &amp;Tisch von Hand eintragen</translation>
    </message>
    <message>
        <source>&amp;Open results or games…</source>
        <translation>Ergebnisse oder Spiele ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save these results…</source>
        <translation>Diese Ergebnisse &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Remove this table</source>
        <translation>Diesen Tisch &amp;entfernen</translation>
    </message>
    <message>
        <source>Make a set and give its file to every table, or open the file you were given. Afterwards all results are compared.</source>
        <translation>Machen Sie einen Satz und geben Sie seine Datei jedem Tisch, oder öffnen Sie die Datei, die Sie bekommen haben. Danach werden alle Ergebnisse verglichen.</translation>
    </message>
    <message>
        <source>{sheet}, deals: {count}, set {digest}</source>
        <translation>{sheet}, Blätter: {count}, Satz {digest}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
</context>
<context>
    <name>DuplicateTexts</name>
    <message>
        <source>{set}: comparison of the tables</source>
        <translation>{set}: Vergleich der Tische</translation>
    </message>
    <message>
        <source>Every seat is compared with the mean of all tables at the same seat of the same deal. Set {digest}.</source>
        <translation>Jeder Platz wird mit dem Mittel aller Tische auf demselben Platz desselben Blattes verglichen. Satz {digest}.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>All scores and all differences add up to 0.</source>
        <translation>Alle Ergebnisse und alle Unterschiede ergeben zusammen 0.</translation>
    </message>
    <message>
        <source>The scores do not add up to 0: a table has written something wrong.</source>
        <translation>Die Ergebnisse ergeben zusammen nicht 0: ein Tisch hat etwas falsch geschrieben.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal {number}, dealer {seat}</source>
        <translation>Blatt {number}, Geber: {seat}</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <source>Duplicate bet&amp;ween tables…</source>
        <translation>&amp;Duplikat zwischen Tischen …</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Dieser Tisch</translation>
    </message>
    <message>
        <source>The results of {table} are not saved.</source>
        <translation>Die Ergebnisse sind nicht gespeichert: {table}.</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Weiter, ohne zu speichern</translation>
    </message>
    <message>
        <source>First open the set that these results belong to.</source>
        <translation>Öffnen Sie zuerst den Satz, zu dem diese Ergebnisse gehören.</translation>
    </message>
    <message>
        <source>Sets of deals (*.toml)</source>
        <translation>Sätze von Blättern (*.toml)</translation>
    </message>
    <message>
        <source>Open a set of deals</source>
        <translation>Einen Satz Blätter öffnen</translation>
    </message>
    <message>
        <source>The deal of the editor is the first of the set.</source>
        <translation>Das bearbeitete Blatt ist das erste des Satzes.</translation>
    </message>
    <message>
        <source>Save the set of deals</source>
        <translation>Den Satz Blätter speichern</translation>
    </message>
    <message>
        <source>set</source>
        <translation>satz</translation>
    </message>
    <message>
        <source>Results and games (*.toml *.tarock)</source>
        <translation>Ergebnisse und Spiele (*.toml *.tarock)</translation>
    </message>
    <message>
        <source>Open the results of one table</source>
        <translation>Ergebnisse eines Tisches öffnen</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Die Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Results (*.toml)</source>
        <translation>Ergebnisse (*.toml)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Den Vergleich speichern</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>vergleich</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>Score sheets of the evening</source>
        <translation>Anschreibzettel des Abends</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibzettel</translation>
    </message>
    <message>
        <source>The games of the evening are being read…</source>
        <translation>Die Spiele des Abends werden gelesen …</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Für eine Tabelle speichern …</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Noch ist kein Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Wrong sums: {count}</source>
        <translation>Falsche Summen: {count}</translation>
    </message>
    <message>
        <source>Everything adds up.</source>
        <translation>Alles stimmt.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>All gains of the evening come to 0.</source>
        <translation>Alle Gewinne des Abends ergeben zusammen 0.</translation>
    </message>
    <message>
        <source>All gains of the evening come to {total}; it should be 0.</source>
        <translation>Alle Gewinne des Abends ergeben zusammen {total}; richtig wäre 0.</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>{player} (has left, settled)</source>
        <translation>{player} (spielt nicht mehr mit, abgerechnet)</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Card of the round</source>
        <translation>Rundenzettel</translation>
    </message>
    <message>
        <source>How every hand was counted</source>
        <translation>So wurde jedes Spiel gezählt</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Rechnung</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>&amp;Score sheets of the evening…</source>
        <translation>&amp;Anschreibzettel des Abends …</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Wer spielt …</translation>
    </message>
    <message>
        <source>Scores &amp;from paper…</source>
        <translation>Stände vom Pap&amp;ier …</translation>
    </message>
    <message>
        <source>Take a &amp;break</source>
        <translation>&amp;Pause machen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheets</source>
        <translation>Anschreibzettel speichern</translation>
    </message>
    <message>
        <source>Score sheet: {sheet}</source>
        <translation>Anschreibzettel: {sheet}</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Hand {number}. Dealer: {seat}</source>
        <translation>Spiel {number}. Es gibt: {seat}</translation>
    </message>
    <message>
        <source>{seat} cuts the deck.</source>
        <translation>{seat} hebt ab.</translation>
    </message>
    <message>
        <source>{seat} knocks: {style}.</source>
        <translation>{seat} klopft: {style}.</translation>
    </message>
    <message>
        <source>Closed packets lie ready to be chosen.</source>
        <translation>Verdeckte Kartenpakete liegen zur Wahl.</translation>
    </message>
    <message>
        <source>{seat} takes packet {number}.</source>
        <translation>{seat} nimmt das Kartenpaket {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is shuffled %n time(s).</source>
        <translation>
            <numerusform>Die Karten werden %n-mal gemischt.</numerusform>
            <numerusform>Die Karten werden %n-mal gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} begins in another player&apos;s place.</source>
        <translation>{seat} beginnt an der Stelle eines anderen.</translation>
    </message>
    <message>
        <source>{seat} lets the deal continue.</source>
        <translation>{seat} lässt fertig geben.</translation>
    </message>
    <message>
        <source>{seat} bids first.</source>
        <translation>{seat} lizitiert zuerst.</translation>
    </message>
    <message>
        <source>{seat} bids first, holding {card_object}.</source>
        <translation>{seat} hat {card_object} und lizitiert zuerst.</translation>
    </message>
    <message>
        <source>{seat} joins in with {name}.</source>
        <translation>{seat} spielt {name} bei.</translation>
    </message>
    <message>
        <source>{seat} bids {name}.</source>
        <translation>{seat} sagt {name} an.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} sagt „weiter“.</translation>
    </message>
    <message>
        <source>The bidding begins again with {seat}.</source>
        <translation>Die Lizitation beginnt von vorn mit: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays {name}.</source>
        <translation>{seat} spielt {name}.</translation>
    </message>
    <message>
        <source>The talon card is offered to {seat}.</source>
        <translation>Die Talonkarte wird angeboten: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays with the talon.</source>
        <translation>{seat} spielt mit dem Talon.</translation>
    </message>
    <message>
        <source>{seat} calls {card_object}.</source>
        <translation>{seat} ruft {card_object}.</translation>
    </message>
    <message>
        <source>{seat} calls nothing. Counts as called: {card}.</source>
        <translation>{seat} ruft nichts. Gilt als gerufen: {card}.</translation>
    </message>
    <message>
        <source>{seat} pulls out a card too early.</source>
        <translation>{seat} zieht eine Karte, ohne an der Reihe zu sein.</translation>
    </message>
    <message>
        <source>{seat} looks at the previous trick.</source>
        <translation>{seat} sieht den vorigen Stich an.</translation>
    </message>
    <message>
        <source>{seat} deals in a way that was not chosen.</source>
        <translation>{seat} gibt anders, als gewählt war.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n talon card(s).</source>
        <translation>
            <numerusform>{seat} nimmt %n Talonkarte.</numerusform>
            <numerusform>{seat} nimmt %n Talonkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passes on the talon card, unseen.</source>
        <translation>{seat} gibt die Talonkarte ungesehen weiter.</translation>
    </message>
    <message>
        <source>{seat} refuses the talon card.</source>
        <translation>{seat} lehnt die Talonkarte ab.</translation>
    </message>
    <message>
        <source>Nobody takes the talon card; it stays face down.</source>
        <translation>Niemand nimmt die Talonkarte; sie bleibt verdeckt liegen.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s) and names: {cards}.</source>
        <translation>
            <numerusform>{seat} verlegt %n Karte und nennt: {cards}.</numerusform>
            <numerusform>{seat} verlegt %n Karten und nennt: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards go back to the dealer, who shuffles again.</source>
        <translation>Alle Karten gehen an den Geber zurück, der neu mischt.</translation>
    </message>
    <message>
        <source>{seat} takes the trick back from the other pile.</source>
        <translation>{seat} nimmt den Stich vom anderen Stapel zurück.</translation>
    </message>
    <message>
        <source>The talon is turned up: {cards}</source>
        <translation>Der Talon wird aufgedeckt: {cards}</translation>
    </message>
    <message>
        <source>{line} (by the table)</source>
        <translation>{line} (vom Tisch erledigt)</translation>
    </message>
    <message>
        <source>Number of the deal: {number}</source>
        <translation>Nummer des Blatts: {number}</translation>
    </message>
    <message>
        <source>{seat} taps: {style}.</source>
        <translation>{seat} klopft: {style}.</translation>
    </message>
    <message>
        <source>{seat} calls the fourth king.</source>
        <translation>{seat} ruft den vierten König.</translation>
    </message>
    <message>
        <source>The called king: {card}</source>
        <translation>Der gerufene König: {card}</translation>
    </message>
    <message>
        <source>{seat} holds the called card.</source>
        <translation>Die gerufene Karte hat: {seat}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {way}</source>
        <translation>{seat} wählt: {way}</translation>
    </message>
    <message>
        <source>{seat} says {step} to {target}.</source>
        <translation>{seat} sagt „{step}“: {target}.</translation>
    </message>
    <message>
        <source>A talon card is added to the trick: {card}</source>
        <translation>Eine Talonkarte kommt zum Stich: {card}</translation>
    </message>
    <message>
        <source>{seat} plays with open cards: {cards}</source>
        <translation>{seat} spielt mit offenen Karten: {cards}</translation>
    </message>
    <message>
        <source>{seat} lays the trick on {other}&apos;s pile.</source>
        <translation>{seat} legt den Stich auf einen anderen Stapel: {other}.</translation>
    </message>
    <message>
        <source>Everybody agrees not to penalize {seat}.</source>
        <translation>Alle sind einverstanden, dass es keine Strafe gibt: {seat}.</translation>
    </message>
    <message>
        <source>{seat} talks.</source>
        <translation>{seat} spricht.</translation>
    </message>
    <message>
        <source>{seat} shows cards.</source>
        <translation>{seat} zeigt Karten.</translation>
    </message>
    <message>
        <source>{seat} exchanges cards.</source>
        <translation>{seat} tauscht Karten.</translation>
    </message>
    <message>
        <source>{seat} throws two cards at once.</source>
        <translation>{seat} wirft zwei Karten zugleich.</translation>
    </message>
    <message>
        <source>{seat} throws a card with another one under it.</source>
        <translation>{seat} wirft eine Karte mit einer zweiten darunter.</translation>
    </message>
    <message>
        <source>{seat} looks into the talon.</source>
        <translation>{seat} sieht in den Talon.</translation>
    </message>
    <message>
        <source>{seat} looks at an earlier trick.</source>
        <translation>{seat} sieht einen früheren Stich an.</translation>
    </message>
    <message>
        <source>{seat} looks at the discards.</source>
        <translation>{seat} sieht das Verlegte an.</translation>
    </message>
    <message>
        <source>{seat} mixes the tricks.</source>
        <translation>{seat} vermischt die Stiche.</translation>
    </message>
    <message>
        <source>{seat} lays a wrong number of cards into the talon.</source>
        <translation>{seat} legt eine falsche Zahl von Karten in den Talon.</translation>
    </message>
    <message>
        <source>{seat} does something that others may object to.</source>
        <translation>{seat} tut etwas, das man reklamieren kann.</translation>
    </message>
    <message>
        <source>{seat} takes the bid back.</source>
        <translation>{seat} nimmt das angesagte Spiel zurück.</translation>
    </message>
    <message>
        <source>{seat} takes the call back.</source>
        <translation>{seat} nimmt den Ruf zurück.</translation>
    </message>
    <message>
        <source>{seat} takes the discards back.</source>
        <translation>{seat} nimmt die Ablage zurück.</translation>
    </message>
    <message>
        <source>{name}: each plays for himself.</source>
        <translation>{name}: jeder spielt für sich.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays back %n talon card(s).</source>
        <translation>
            <numerusform>{seat} legt %n Talonkarte zurück.</numerusform>
            <numerusform>{seat} legt %n Talonkarten zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shows and lays back: {cards}.</source>
        <translation>{seat} zeigt und legt zurück: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} verlegt %n Karte.</numerusform>
            <numerusform>{seat} verlegt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s), face up: {cards}.</source>
        <translation>
            <numerusform>{seat} verlegt %n Karte, offen: {cards}.</numerusform>
            <numerusform>{seat} verlegt %n Karten, offen: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} declares nothing.</source>
        <translation>{seat} sagt nichts an.</translation>
    </message>
    <message>
        <source>{seat} declares: {names}.</source>
        <translation>{seat} sagt an: {names}.</translation>
    </message>
    <message>
        <source>{seat} announces {name}.</source>
        <translation>{seat} sagt {name} an.</translation>
    </message>
    <message>
        <source>No longer announced: {name} ({seat})</source>
        <translation>Gilt nicht mehr als angesagt: {name} ({seat})</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} fragt, ob alle bereit sind.</translation>
    </message>
    <message>
        <source>{seat} says {step}.</source>
        <translation>{seat} sagt: {step}.</translation>
    </message>
    <message>
        <source>{seat} leaves a card face up: {card}.</source>
        <translation>{seat} lässt eine Karte offen liegen: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (goes|go) back to the hand(s).</source>
        <translation>
            <numerusform>%n Karte kommt auf die Hand zurück.</numerusform>
            <numerusform>%n Karten kommen auf die Hand zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card_object}.</source>
        <translation>{seat} spielt {card_object}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} macht den Stich.</translation>
    </message>
    <message>
        <source>{seat} shows a card: {card}.</source>
        <translation>{seat} zeigt eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{seat} drops a card.</source>
        <translation>{seat} lässt eine Karte fallen.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) now.</source>
        <translation>
            <numerusform>{seat} hat jetzt %n Karte.</numerusform>
            <numerusform>{seat} hat jetzt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wants a new deal.</source>
        <translation>{seat} verlangt neues Geben.</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Kartenpunkte: {points}</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Das Spiel gilt nicht.</translation>
    </message>
    <message>
        <source>The hand is over. Next dealer: {seat}</source>
        <translation>Das Spiel ist zu Ende. Als Nächstes gibt: {seat}</translation>
    </message>
    <message>
        <source>The round is over: {scores}</source>
        <translation>Die Runde ist zu Ende: {scores}</translation>
    </message>
    <message>
        <source>Ruling {number} is open again.</source>
        <translation>Die Entscheidung {number} ist wieder offen.</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}: {words}</source>
        <translation>Die Spielleitung entscheidet Fall {number}: {words}</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}.</source>
        <translation>Die Spielleitung entscheidet Fall {number}.</translation>
    </message>
    <message>
        <source>{name}: {seat}, {amount}</source>
        <translation>{name}: {seat}, {amount}</translation>
    </message>
    <message>
        <source>{seat} borrows {amount_object} from the bank.</source>
        <translation>{seat} leiht von der Bank {amount_object}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) (counts|count) double from now on.</source>
        <translation>
            <numerusform>Ab jetzt zählt %n Spiel doppelt.</numerusform>
            <numerusform>Ab jetzt zählen %n Spiele doppelt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExaminationTexts</name>
    <message>
        <source>{right} of {asked} right ({percent} %)</source>
        <translation>{right} von {asked} richtig ({percent} %)</translation>
    </message>
    <message>
        <source>Passed. The pass mark is {mark} %.</source>
        <translation>Bestanden. Zum Bestehen sind {mark} % nötig.</translation>
    </message>
    <message>
        <source>Not passed. The pass mark is {mark} %.</source>
        <translation>Nicht bestanden. Zum Bestehen sind {mark} % nötig.</translation>
    </message>
    <message>
        <source>Examination for judges</source>
        <translation>Prüfung für die Spielleitung</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Key to the examination</source>
        <translation>Lösungen zur Prüfung</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Prüfling</translation>
    </message>
    <message>
        <source>Result of an examination</source>
        <translation>Ergebnis einer Prüfung</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>mit Regelblatt</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>ohne Regelblatt</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>pass mark {mark} %</source>
        <translation>bestanden ab {mark} %</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Auswahl {seed}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Exactly one answer is right. Ring its letter.</source>
        <translation>Genau eine Antwort ist richtig. Kreisen Sie ihren Buchstaben ein.</translation>
    </message>
    <message>
        <source>What is not told did not happen, no announcement and no doubling either.</source>
        <translation>Was nicht gesagt ist, ist nicht geschehen, auch keine Ansage und kein Kontra.</translation>
    </message>
    <message>
        <source>A, B, C and D sit in the order of play.</source>
        <translation>A, B, C und D sitzen in der Reihenfolge des Spiels.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Frage {number}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>FindAnswer</name>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>What was wrong with it?</source>
        <translation>Was war daran falsch?</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Vor dem einzigen Schritt (insgesamt %n).</numerusform>
            <numerusform>Vor dem ersten von %n Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Schritt {number} von {last}: {what}</translation>
    </message>
    <message>
        <source>This act was wrong</source>
        <translation>Das war falsch</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message numerus="yes">
        <source>%n other(s), not now ›</source>
        <translation>
            <numerusform>noch %n, jetzt nicht ›</numerusform>
            <numerusform>noch %n, jetzt nicht ›</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the others</source>
        <translation>Übrige ausblenden</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget this person</source>
        <translation>Person vergessen</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>{name} vergessen?</translation>
    </message>
    <message>
        <source>Name, language and color are deleted from the statistics. The hands count as those of a guest. This cannot be undone.</source>
        <translation>Name, Sprache und Farbe werden aus der Statistik gelöscht. Die Spiele zählen als die eines Gastes. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</source>
        <translation>
            <numerusform>%n gespeicherte Partie behält den Namen, denn eine gespeicherte Partie wird nie geändert. Soll der Name auch dort weg, löschen Sie die Datei.</numerusform>
            <numerusform>%n gespeicherte Partien behalten den Namen, denn eine gespeicherte Partie wird nie geändert. Soll der Name auch dort weg, löschen Sie die Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Dateien zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>GameInPlay</name>
    <message>
        <source>An earlier hand of this game is damaged and cannot be shown. {details}</source>
        <translation>Ein früheres Spiel in dieser Datei ist beschädigt und kann nicht gezeigt werden. {details}</translation>
    </message>
    <message numerus="yes">
        <source>The file of this game has room for about %n more hand(s). Then close the round and start a new game.</source>
        <translation>
            <numerusform>In die Datei passt noch etwa %n Spiel. Schließen Sie dann die Runde ab und beginnen Sie ein neues Spiel.</numerusform>
            <numerusform>In die Datei passen noch etwa %n Spiele. Schließen Sie dann die Runde ab und beginnen Sie ein neues Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be saved and is paused. {details}</source>
        <translation>Das Spiel konnte nicht gespeichert werden und wartet. {details}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>{player} found no decision and took the first possible act.</source>
        <translation>{player} fand keine Entscheidung und nahm die erste Möglichkeit.</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Played on from hand {number}. The other game is as it was.</source>
        <translation>Ab Spiel {number} wird weitergespielt. Die andere Partie ist unverändert.</translation>
    </message>
    <message>
        <source>A saved game belongs to another version of this program and was left as it is. {details}</source>
        <translation>Ein gespeichertes Spiel gehört zu einer anderen Version des Programms und wurde nicht verändert. {details}</translation>
    </message>
    <message>
        <source>A saved game is damaged and was kept under a new name. {details}</source>
        <translation>Ein gespeichertes Spiel ist beschädigt und wurde unter einem neuen Namen aufbewahrt. {details}</translation>
    </message>
    <message>
        <source>This game can only be viewed; nothing you play is saved. {details}</source>
        <translation>Dieses Spiel kann nur angesehen werden; was gespielt wird, wird nicht gespeichert. {details}</translation>
    </message>
</context>
<context>
    <name>GivenAwayPart</name>
    <message>
        <source>Given away, by kind</source>
        <translation>Verschenkt, nach Art</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>All acts</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Not known of these hands: it is found right after a hand, and saved games do not hold it.</source>
        <translation>Von diesen Spielen nicht bekannt: Es wird gleich nach dem Spiel ermittelt, gespeicherte Partien enthalten es nicht.</translation>
    </message>
    <message>
        <source>Only what one could know counts; an act that costs up to one half counts as good.</source>
        <translation>Es zählt nur, was man wissen konnte; was höchstens ein halbes kostet, gilt als gut.</translation>
    </message>
    <message>
        <source>Known of {known} of {count} hands; the others were not looked through to the end.</source>
        <translation>Von {known} der {count} Spiele bekannt; die anderen wurden nicht zu Ende durchgesehen.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Announcements, values, Kontra</source>
        <translation>Ansagen, Werte, Kontra</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>GuardTexts</name>
    <message>
        <source>The referee does not allow this.</source>
        <translation>Der Schiedsrichter lässt das nicht zu.</translation>
    </message>
    <message>
        <source>The referee does not allow this: {seat} chooses again.</source>
        <translation>Der Schiedsrichter lässt das nicht zu: {seat} wählt neu.</translation>
    </message>
    <message>
        <source>Otherwise, by the rule sheet: {consequence}</source>
        <translation>Sonst, laut Regelblatt: {consequence}</translation>
    </message>
</context>
<context>
    <name>HandOverPrompt</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Runde abschließen</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>So wird gezählt</translation>
    </message>
    <message>
        <source>Check total: {total}</source>
        <translation>Kontrollsumme: {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>The same hand again</source>
        <translation>Dasselbe Spiel noch einmal</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Look through the hand</source>
        <translation>Spiel durchsehen</translation>
    </message>
</context>
<context>
    <name>HandRecordTexts</name>
    <message>
        <source>Game: {file}</source>
        <translation>Partie: {file}</translation>
    </message>
    <message>
        <source>Played on from {file}, hand {number}, after act {act}</source>
        <translation>Weitergespielt ab {file}, Spiel {number}, nach Handlung {act}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Es gibt: {name}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Bidding and announcements</source>
        <translation>Lizitation und Ansagen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>{leads} leads, {takes} takes the trick</source>
        <translation>{leads} spielt aus, {takes} macht den Stich</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>All cards of the deck: {points}</source>
        <translation>Alle Karten zusammen: {points}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Stand vorher</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Score after</source>
        <translation>Stand nachher</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Act {number}</source>
        <translation>Handlung {number}</translation>
    </message>
</context>
<context>
    <name>HandReview</name>
    <message>
        <source>Review · Tarock Desktop</source>
        <translation>Analyse · Tarock Desktop</translation>
    </message>
    <message>
        <source>An earlier moment of this hand. The game is paused.</source>
        <translation>Ein früherer Moment dieses Spiels. Die Partie wartet.</translation>
    </message>
    <message>
        <source>Review of hand {number}</source>
        <translation>Analyse von Spiel {number}</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Karten aufdecken</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Was wusste der Computer?</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>Berechnung anhalten</translation>
    </message>
    <message>
        <source>Calculate the costs</source>
        <translation>Kosten berechnen</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Von hier weiterspielen …</translation>
    </message>
    <message>
        <source>During the hand: what each player could see at the time.</source>
        <translation>Während des Spiels: was jeder Spieler zu dieser Zeit sehen konnte.</translation>
    </message>
    <message>
        <source>Analyzed, starting from the last decision: {done} of {total}</source>
        <translation>Berechnet, von der letzten Entscheidung an: {done} von {total}</translation>
    </message>
    <message>
        <source>{player}: {act}</source>
        <translation>{player}: {act}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Hand-out</source>
        <translation>Handzettel</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) with a comment, each with its deal.</source>
        <translation>
            <numerusform>%n Stellung mit Anmerkung und allen Karten.</numerusform>
            <numerusform>%n Stellungen mit Anmerkung, jede mit allen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No step has a comment: the position on the screen is printed.</source>
        <translation>Kein Schritt hat eine Anmerkung: Gedruckt wird die Stellung auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>All ready-made hands of the evening.</source>
        <translation>Alle Spiele des Abendprogramms.</translation>
    </message>
    <message>
        <source>Questions, with lines to write on</source>
        <translation>Fragen mit Linien zum Ausfüllen</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>Questions, answers and your notes</source>
        <translation>Fragen, Antworten und Ihre Notizen</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
</context>
<context>
    <name>HandoutTexts</name>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>In the trick: {cards}</source>
        <translation>Im Stich: {cards}</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Für Sie: {note}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Spiel {hand}</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ihre Notiz</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Frage {number}</translation>
    </message>
    <message>
        <source>{player}: What would you do?</source>
        <translation>{player}: Was würden Sie tun?</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Spielpartei: {names}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Es gibt: {name}</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>At the table: {what}</source>
        <translation>Am Tisch: {what}</translation>
    </message>
    <message>
        <source>May be chosen: {cards}</source>
        <translation>Wählbar: {cards}</translation>
    </message>
    <message>
        <source>Not {cards}: {reason}</source>
        <translation>Nicht {cards}: {reason}</translation>
    </message>
</context>
<context>
    <name>Handouts</name>
    <message>
        <source>Save a han&amp;d-out…</source>
        <translation>Handzettel s&amp;peichern …</translation>
    </message>
    <message>
        <source>hand-out</source>
        <translation>handzettel</translation>
    </message>
    <message>
        <source>Save a hand-out</source>
        <translation>Handzettel speichern</translation>
    </message>
    <message>
        <source>Hand-out · {sheet}</source>
        <translation>Handzettel · {sheet}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Spielpartei: {names}</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Sie spielen allein.</translation>
    </message>
    <message>
        <source>You and {partner} play.</source>
        <translation>Sie und {partner} spielen.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Sie verteidigen allein.</translation>
    </message>
    <message>
        <source>You and {partner} defend.</source>
        <translation>Sie und {partner} verteidigen.</translation>
    </message>
    <message>
        <source>Defending: {names}</source>
        <translation>Gegenpartei: {names}</translation>
    </message>
    <message>
        <source>You are the bidder.</source>
        <translation>Sie spielen.</translation>
    </message>
    <message>
        <source>Bidder: {name}</source>
        <translation>Spielansager: {name}</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>The round is closed</source>
        <translation>Die Runde ist abgeschlossen</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Der Tisch ist bereit</translation>
    </message>
    <message>
        <source>This hand does not count</source>
        <translation>Dieses Spiel gilt nicht</translation>
    </message>
    <message>
        <source>A ruling ends the hand</source>
        <translation>Das Spiel endet mit einem Schiedsspruch</translation>
    </message>
    <message>
        <source>Hand {number} is over</source>
        <translation>Spiel {number} ist zu Ende</translation>
    </message>
    <message>
        <source>{names}: {game} ends in a tie</source>
        <translation>{names}: {game} endet mit Gleichstand</translation>
    </message>
    <message>
        <source>{one} wins the {game}</source>
        <translation>{one} gewinnt {game}</translation>
    </message>
    <message>
        <source>{first} and {second} win the {game}</source>
        <translation>{first} und {second} gewinnen {game}</translation>
    </message>
    <message>
        <source>{names} and {last} win the {game}</source>
        <translation>{names} und {last} gewinnen {game}</translation>
    </message>
    <message>
        <source>{one} loses the {game}</source>
        <translation>{one} verliert {game}</translation>
    </message>
    <message>
        <source>{first} and {second} lose the {game}</source>
        <translation>{first} und {second} verlieren {game}</translation>
    </message>
    <message>
        <source>{names} and {last} lose the {game}</source>
        <translation>{names} und {last} verlieren {game}</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint from the coach</source>
        <translation>Tipp vom Trainer</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Der Trainer denkt nach …</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>So machen</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Was wusste der Computer?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Histor&amp;y…</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Reiner Text (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Nobody may see this before the round is closed.</source>
        <translation>Das darf niemand sehen, bevor die Runde abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Games (*.tarock *.jsonl)</source>
        <translation>Partien (*.tarock *.jsonl)</translation>
    </message>
    <message>
        <source>Not all of the file could be read; what stands before is here. {details}</source>
        <translation>Die Datei konnte nicht ganz gelesen werden; was vor dem Fehler steht, ist hier. {details}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Player, rules, game, article, date…</source>
        <translation>Spieler, Regeln, Spiel, Artikel, Datum …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>The saved games are being read…</source>
        <translation>Die gespeicherten Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Spiel ansehen</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Teuerster Fehler</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This hand as &amp;text…</source>
        <translation>Dieses Spiel als &amp;Text …</translation>
    </message>
    <message>
        <source>This hand as &amp;PDF…</source>
        <translation>Dieses Spiel als &amp;PDF …</translation>
    </message>
    <message>
        <source>Up to this hand as &amp;JSON lines…</source>
        <translation>Bis zu diesem Spiel als &amp;JSON-Zeilen …</translation>
    </message>
    <message>
        <source>The whole game as t&amp;ext…</source>
        <translation>Die ganze Partie als T&amp;ext …</translation>
    </message>
    <message>
        <source>The whole game as P&amp;DF…</source>
        <translation>Die ganze Partie als P&amp;DF …</translation>
    </message>
    <message>
        <source>The whole game as J&amp;SON lines…</source>
        <translation>Die ganze Partie als J&amp;SON-Zeilen …</translation>
    </message>
    <message>
        <source>{sheet}, {when}</source>
        <translation>{sheet}, {when}</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Es ist noch keine Partie gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation>Noch kein Spiel ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>&amp;First page</source>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Show me aro&amp;und</source>
        <translation>Den Tisch &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Hide my cards (F12)</source>
        <translation>Meine Karten verdecken (F12)</translation>
    </message>
</context>
<context>
    <name>IncidentCommands</name>
    <message>
        <source>Show an &amp;incident…</source>
        <translation>Einen &amp;Vorfall zeigen …</translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Show an incident</source>
        <translation>Einen Vorfall zeigen</translation>
    </message>
    <message>
        <source>Article number or words</source>
        <translation>Nummer des Abschnitts oder Wörter</translation>
    </message>
    <message>
        <source>Irregularities on the rule sheet</source>
        <translation>Unregelmäßigkeiten des Regelblatts</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Regelblatt:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Suche:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n (irregularity|irregularities) found</source>
        <translation>
            <numerusform>%n Unregelmäßigkeit gefunden</numerusform>
            <numerusform>%n Unregelmäßigkeiten gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentTable</name>
    <message>
        <source>Incident · Tarock Desktop</source>
        <translation>Vorfall · Tarock Desktop</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Vor dem einzigen Schritt (insgesamt %n).</numerusform>
            <numerusform>Vor dem ersten von %n Schritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Schritt {number} von {last}: {what}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Ablaufen lassen</translation>
    </message>
    <message>
        <source>Go to the ruling</source>
        <translation>Zur Entscheidung</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Another incident…</source>
        <translation>Anderer Vorfall …</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>IncidentTexts</name>
    <message>
        <source>The position</source>
        <translation>Die Ausgangslage</translation>
    </message>
    <message>
        <source>The course of events</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Die Entscheidung</translation>
    </message>
    <message>
        <source>The talon from the top: {cards}</source>
        <translation>Der Talon von oben: {cards}</translation>
    </message>
    <message>
        <source>What happened: {sentence}</source>
        <translation>Was geschehen ist: {sentence}</translation>
    </message>
    <message>
        <source>The rule: {sentence}</source>
        <translation>Die Regel: {sentence}</translation>
    </message>
    <message>
        <source>What follows: {sentence}</source>
        <translation>Was daraus folgt: {sentence}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Payments of all seats: {amounts}</source>
        <translation>Zahlungen aller Plätze: {amounts}</translation>
    </message>
    <message>
        <source>Written points: {amounts}</source>
        <translation>Angeschriebene Punkte: {amounts}</translation>
    </message>
</context>
<context>
    <name>JudgeDialog</name>
    <message>
        <source>The judge decides</source>
        <translation>Die Spielleitung entscheidet</translation>
    </message>
    <message>
        <source>Another ruling, in the judge&apos;s own words:</source>
        <translation>Eine andere Entscheidung, in eigenen Worten:</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>How does the judge decide a dispute that has no ruling yet?</source>
        <translation>Wie entscheidet die Spielleitung einen Streit, zu dem es noch keine Entscheidung gibt?</translation>
    </message>
    <message>
        <source>{choice} (applies if nobody decides)</source>
        <translation>{choice} (gilt, wenn niemand entscheidet)</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Es wird nichts gezahlt.</translation>
    </message>
    <message>
        <source>More may be due when the hand is settled.</source>
        <translation>Bei der Abrechnung des Spiels kann mehr folgen.</translation>
    </message>
    <message>
        <source>A judge who is not playing</source>
        <translation>Spielleitung, die hier nicht mitspielt</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
    <message>
        <source>Who decides:</source>
        <translation>Wer entscheidet:</translation>
    </message>
    <message>
        <source>The payments add up to zero.</source>
        <translation>Die Zahlungen ergeben zusammen null.</translation>
    </message>
    <message>
        <source>The payments must add up to zero; the sum is {sum}.</source>
        <translation>Die Zahlungen müssen zusammen null ergeben; die Summe ist {sum}.</translation>
    </message>
    <message>
        <source>The judge&apos;s own words</source>
        <translation>Was die Spielleitung sagt</translation>
    </message>
</context>
<context>
    <name>JudgeResultScreen</name>
    <message>
        <source>Name on the paper:</source>
        <translation>Name auf dem Blatt:</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Another examination</source>
        <translation>Noch eine Prüfung</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Weiter üben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Questions for judges</source>
        <translation>Fragen für die Spielleitung</translation>
    </message>
    <message>
        <source>Examination</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Questions about:</source>
        <translation>Fragen zu:</translation>
    </message>
    <message>
        <source>Number of questions:</source>
        <translation>Zahl der Fragen:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Regelblatt:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Auswahl:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed book</source>
        <translation>Ohne Regelblatt</translation>
    </message>
    <message>
        <source>Open book</source>
        <translation>Mit Regelblatt</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Begin the examination</source>
        <translation>Prüfung beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>JudgeTable</name>
    <message>
        <source>Questions for judges · Tarock Desktop</source>
        <translation>Fragen für die Spielleitung · Tarock Desktop</translation>
    </message>
    <message>
        <source>Question {number} of {count}</source>
        <translation>Frage {number} von {count}</translation>
    </message>
    <message>
        <source>End the examination?</source>
        <translation>Die Prüfung beenden?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Wrong: {letter} is right.</source>
        <translation>Falsch: Richtig ist {letter}.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Bis zum Ende ansehen</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>End the examination</source>
        <translation>Prüfung beenden</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>In die Zwischenablage kopiert</translation>
    </message>
    <message numerus="yes">
        <source>Not answered: %n question(s), counted as wrong.</source>
        <translation>
            <numerusform>Nicht beantwortet: %n Frage, sie zählt als falsch.</numerusform>
            <numerusform>Nicht beantwortet: %n Fragen, sie zählen als falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>I disagree</source>
        <translation>Das sehe ich anders</translation>
    </message>
</context>
<context>
    <name>JudgeTexts</name>
    <message>
        <source>What does each player gain or pay for it?</source>
        <translation>Was gewinnt oder zahlt jeder dafür?</translation>
    </message>
    <message>
        <source>What was wrong, if anything?</source>
        <translation>Was war falsch, wenn überhaupt etwas?</translation>
    </message>
    <message>
        <source>Which article of the sheet says what is right?</source>
        <translation>Welcher Abschnitt des Regelblatts sagt, was richtig ist?</translation>
    </message>
    <message>
        <source>What follows by the sheet, in full?</source>
        <translation>Was alles folgt daraus nach dem Regelblatt?</translation>
    </message>
    <message>
        <source>What does each player gain or pay in all?</source>
        <translation>Was gewinnt oder zahlt jeder insgesamt?</translation>
    </message>
    <message>
        <source>Which cards may be played now?</source>
        <translation>Welche Karten dürfen jetzt gespielt werden?</translation>
    </message>
    <message>
        <source>What do the cards count?</source>
        <translation>Wie viel zählen die Karten?</translation>
    </message>
    <message>
        <source>What does each player gain or pay?</source>
        <translation>Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Talon, call and discards</source>
        <translation>Talon, Ruf und Verlegen</translation>
    </message>
    <message>
        <source>Announcements and doublings</source>
        <translation>Ansagen und Kontrieren</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Conduct at the table</source>
        <translation>Verhalten am Tisch</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Zählen und Schreiben</translation>
    </message>
    <message>
        <source>Table option: {option}: {choice}.</source>
        <translation>Tischregel: {option}: {choice}.</translation>
    </message>
    <message>
        <source>The trick is not turned over yet.</source>
        <translation>Der Stich ist noch nicht umgedreht.</translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation>{seat} ist bereit.</translation>
    </message>
    <message>
        <source>{seat} turns a card face up while dealing: {card}.</source>
        <translation>{seat} deckt beim Geben eine Karte auf: {card}.</translation>
    </message>
    <message>
        <source>{seat} lets everybody see a card: {card}.</source>
        <translation>{seat} lässt alle eine Karte sehen: {card}.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>{seat} ist an der Reihe.</translation>
    </message>
    <message>
        <source>{seat} is to lead.</source>
        <translation>{seat} hat auszuspielen.</translation>
    </message>
    <message>
        <source>{seat} has taken: {cards}.</source>
        <translation>{seat} hat in den Stichen: {cards}.</translation>
    </message>
    <message>
        <source>{seat} has taken all cards.</source>
        <translation>{seat} hat alle Karten in den Stichen.</translation>
    </message>
    <message>
        <source>Each written point is paid to or by every other player at the table.</source>
        <translation>Jeden geschriebenen Punkt zahlt oder bekommt jeder andere Spieler am Tisch.</translation>
    </message>
    <message>
        <source>{seat} plays with the bidder.</source>
        <translation>{seat} spielt mit dem Ansager.</translation>
    </message>
    <message>
        <source>{seat} plays alone.</source>
        <translation>{seat} spielt allein.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} took talon cards %n time(s).</source>
        <translation>
            <numerusform>{seat} nimmt %n-mal Karten aus dem Talon.</numerusform>
            <numerusform>{seat} nimmt %n-mal Karten aus dem Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a hand of a double round.</source>
        <translation>Es wird ein doppeltes Radl gespielt.</translation>
    </message>
    <message>
        <source>Card points: {points}.</source>
        <translation>Kartenpunkte: {points}.</translation>
    </message>
    <message>
        <source>Card points of the bidder&apos;s side: {points}.</source>
        <translation>Kartenpunkte der Partei des Ansagers: {points}.</translation>
    </message>
    <message>
        <source>Everybody has a trick.</source>
        <translation>Jeder hat einen Stich.</translation>
    </message>
    <message>
        <source>Without a trick: {seats}.</source>
        <translation>Ohne Stich: {seats}.</translation>
    </message>
    <message>
        <source>Nothing else was announced.</source>
        <translation>Sonst wurde nichts angesagt.</translation>
    </message>
    <message>
        <source>Nothing was announced.</source>
        <translation>Es wurde nichts angesagt.</translation>
    </message>
    <message>
        <source>Everybody notices it at once.</source>
        <translation>Alle bemerken es sofort.</translation>
    </message>
    <message>
        <source>{seat} objects now, before anything else happens.</source>
        <translation>{seat} beanstandet das jetzt, bevor sonst etwas geschieht.</translation>
    </message>
    <message>
        <source>It is noticed now, before anything else happens.</source>
        <translation>Es wird jetzt bemerkt, bevor sonst etwas geschieht.</translation>
    </message>
    <message>
        <source>It is noticed only when the hand has been played and counted.</source>
        <translation>Es wird erst bemerkt, wenn das Spiel zu Ende und gezählt ist.</translation>
    </message>
    <message>
        <source>The hand is played to its end: {results}.</source>
        <translation>Das Spiel wird zu Ende gespielt: {results}.</translation>
    </message>
    <message>
        <source>Counted in the end with every card where it belongs, with all that was paid before and nothing for the breach, it comes to: {amounts}.</source>
        <translation>Nach der Zählung am Ende, jede Karte dort, wohin sie gehört, mit allem vorher Gezahlten und ohne Zahlung für den Verstoß, kommt heraus: {amounts}.</translation>
    </message>
    <message>
        <source>Nothing was wrong.</source>
        <translation>Nichts war falsch.</translation>
    </message>
    <message>
        <source>This rule was broken: {duty}</source>
        <translation>Diese Regel wurde gebrochen: {duty}</translation>
    </message>
    <message>
        <source>{seat} broke this rule: {duty}</source>
        <translation>{seat} bricht diese Regel: {duty}</translation>
    </message>
    <message>
        <source>Nobody pays anything for it.</source>
        <translation>Niemand zahlt etwas dafür.</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this today.</source>
        <translation>Dazu gibt es heute nichts zu fragen.</translation>
    </message>
    <message>
        <source>{part}: {right} of {asked}</source>
        <translation>{part}: {right} von {asked}</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Move through the cards in your hand</source>
        <translation>Durch die Karten der Hand gehen</translation>
    </message>
    <message>
        <source>Next card that may be played</source>
        <translation>Nächste erlaubte Karte</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Erste oder letzte Karte</translation>
    </message>
    <message>
        <source>Hearts, diamonds, spades, clubs, trumps in your hand</source>
        <translation>Herz, Karo, Pik, Treff, Tarock der Hand</translation>
    </message>
    <message>
        <source>Select a card to discard</source>
        <translation>Karte zum Verlegen auswählen</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+Buchstabe</translation>
    </message>
    <message>
        <source>Press the button with this letter underlined</source>
        <translation>Die Schaltfläche drücken, in der dieser Buchstabe unterstrichen ist</translation>
    </message>
    <message>
        <source>Play the card, press the button</source>
        <translation>Karte spielen, Schaltfläche drücken</translation>
    </message>
    <message>
        <source>Close, cancel, clear the selection</source>
        <translation>Schließen, abbrechen, Auswahl aufheben</translation>
    </message>
    <message>
        <source>Next button</source>
        <translation>Nächste Schaltfläche</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What did the computer know?</source>
        <translation>Was wusste der Computer?</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>What {player} knew</source>
        <translation>Was {player} wusste</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) hidden from {player}.</source>
        <translation>
            <numerusform>Für {player} verdeckt: %n Karte.</numerusform>
            <numerusform>Für {player} verdeckt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>{card}: {shares}</source>
        <translation>{card}: {shares}</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Cards in hand: {cards}</source>
        <translation>Karten auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>Also seen: {cards}</source>
        <translation>Außerdem gesehen: {cards}</translation>
    </message>
    <message>
        <source>This is how a coach sees it from the same seat.</source>
        <translation>So sieht es ein Trainer vom selben Platz aus.</translation>
    </message>
    <message>
        <source>This player follows rules of thumb and calculates nothing. In the same seat a coach would have found this:</source>
        <translation>Dieser Spieler folgt Faustregeln und berechnet nichts. Ein Trainer hätte auf demselben Platz das gefunden:</translation>
    </message>
    <message numerus="yes">
        <source>%n possible layout(s) of the hidden cards:</source>
        <translation>
            <numerusform>%n mögliche Verteilung der verdeckten Karten:</numerusform>
            <numerusform>%n mögliche Verteilungen der verdeckten Karten:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps on average: {shares}</source>
        <translation>Tarock im Schnitt: {shares}</translation>
    </message>
    <message>
        <source>discarded {number}</source>
        <translation>verlegt {number}</translation>
    </message>
    <message>
        <source>Average result of each choice:</source>
        <translation>Durchschnittliches Ergebnis jeder Wahl:</translation>
    </message>
    <message>
        <source>{act}: {worth}</source>
        <translation>{act}: {worth}</translation>
    </message>
    <message>
        <source>▸ {line} (chosen)</source>
        <translation>▸ {line} (gewählt)</translation>
    </message>
</context>
<context>
    <name>KoenigrufenConsequences</name>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Die Ansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The doubling does not count; nobody pays.</source>
        <translation>Das Kontra gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>What was said does not count, with a warning; nobody pays.</source>
        <translation>Das Gesagte gilt nicht, und es gibt eine Verwarnung; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card stays where it lies, with a warning.</source>
        <translation>Die Karte bleibt liegen; es gibt eine Verwarnung.</translation>
    </message>
    <message>
        <source>The cards are laid open at once, with a warning.</source>
        <translation>Die Karten werden sofort aufgedeckt; es gibt eine Verwarnung.</translation>
    </message>
    <message>
        <source>The card is taken back and another played; nobody pays.</source>
        <translation>Die Karte wird zurückgenommen und eine andere gespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>It is put right; nobody pays.</source>
        <translation>Es wird richtiggestellt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card is shown; nobody pays.</source>
        <translation>Die Karte wird gezeigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Derselbe Geber gibt neu; niemand zahlt.</translation>
    </message>
    <message>
        <source>A warning if it makes no difference to the result; otherwise the offender alone pays all others as if they had won.</source>
        <translation>Eine Verwarnung, wenn es am Ergebnis nichts ändert; sonst zahlt der Verursacher allein allen anderen, als hätten sie gewonnen.</translation>
    </message>
    <message>
        <source>The hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Das Spiel endet. Der Verursacher allein zahlt allen anderen, als hätten sie Spiel und angesagte Zusätze gewonnen.</translation>
    </message>
    <message>
        <source>The discards are taken back and chosen again; nobody pays.</source>
        <translation>Die verlegten Karten werden zurückgenommen und neu gewählt; niemand zahlt.</translation>
    </message>
    <message>
        <source>It is one warning too many, so the hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Das ist eine Verwarnung zu viel, daher endet das Spiel. Der Verursacher allein zahlt allen anderen, als hätten sie Spiel und angesagte Zusätze gewonnen.</translation>
    </message>
    <message>
        <source>The call is taken back and made again; nobody pays.</source>
        <translation>Der Ruf wird zurückgenommen und wiederholt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bid does not count, because the pass was for good. The player is warned; nobody pays.</source>
        <translation>Die Ansage gilt nicht, denn „weiter“ gilt für immer. Es gibt eine Verwarnung; niemand zahlt.</translation>
    </message>
    <message>
        <source>The raise does not count and the earlier bid stands. The player is warned; nobody pays.</source>
        <translation>Die Erhöhung gilt nicht, die frühere Ansage bleibt. Es gibt eine Verwarnung; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card is taken back with a warning, and the right player plays. If it affects the result or happens too often, it is a Renonce.</source>
        <translation>Die Karte wird mit einer Verwarnung zurückgenommen, und es spielt, wer an der Reihe ist. Wenn es das Ergebnis beeinflusst oder zu oft vorkommt, ist es eine Renonce.</translation>
    </message>
    <message>
        <source>The bid is taken back; nobody pays.</source>
        <translation>Die Ansage wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bidder alone pays all others as if they had won the game with the bird.</source>
        <translation>Wer das Spiel angesagt hat, zahlt allein allen anderen, als hätten sie es mit dem Vogel gewonnen.</translation>
    </message>
    <message>
        <source>The bird is named now; nobody pays.</source>
        <translation>Der Vogel wird jetzt genannt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The lowest dealt bird counts as announced.</source>
        <translation>Der niedrigste erhaltene Vogel gilt als angesagt.</translation>
    </message>
    <message>
        <source>The announcement is withdrawn; nobody pays.</source>
        <translation>Die Ansage wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender pays each of the three others four points.</source>
        <translation>Das Spiel endet, und der Verursacher zahlt an die drei anderen je vier Punkte.</translation>
    </message>
    <message>
        <source>What can no longer be made out is decided against the player who mixed the cards.</source>
        <translation>Was sich nicht mehr feststellen lässt, wird gegen den Spieler entschieden, der die Karten vermischt hat.</translation>
    </message>
    <message>
        <source>The bid does not count. The player is warned and bids again in turn; nobody pays.</source>
        <translation>Die Ansage gilt nicht. Es gibt eine Verwarnung, und angesagt wird erneut, sobald die Reihe da ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>The cards are taken up again; nobody pays.</source>
        <translation>Die Karten werden wieder aufgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bid counts as a pass, with a warning; nobody pays.</source>
        <translation>Die Ansage gilt als „weiter“, mit einer Verwarnung; niemand zahlt.</translation>
    </message>
    <message>
        <source>Play goes on; nobody pays.</source>
        <translation>Es wird weitergespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>No doubling counts when the hand is settled.</source>
        <translation>Bei der Abrechnung zählt kein Kontra.</translation>
    </message>
    <message>
        <source>The doubling of a partner and all that answers it do not count.</source>
        <translation>Das Kontra eines Partners und alles, was darauf antwortet, gilt nicht.</translation>
    </message>
    <message>
        <source>The choice is made or the talon card put in its place, with a warning; nobody pays.</source>
        <translation>Die Wahl wird getroffen oder die Talonkarte an ihren Platz gelegt; es gibt eine Verwarnung, und niemand zahlt.</translation>
    </message>
    <message>
        <source>It is put right with a warning; nobody pays.</source>
        <translation>Es wird mit einer Verwarnung berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>A warning; a player who sits out never pays.</source>
        <translation>Eine Verwarnung; wer aussetzt, zahlt nie.</translation>
    </message>
    <message>
        <source>It is counted again before the next deal; nobody pays.</source>
        <translation>Vor dem nächsten Geben wird neu gezählt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The missing stake is paid before the next deal.</source>
        <translation>Der fehlende Einsatz wird vor dem nächsten Geben gezahlt.</translation>
    </message>
    <message>
        <source>The table or a judge decides.</source>
        <translation>Die Runde oder die Spielleitung entscheidet.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGists</name>
    <message>
        <source>When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, whatever the order.</source>
        <translation>Fallen Sküs, Mond und Pagat in einen Stich, ist der Pagat das höchste Tarock, gleich in welcher Reihenfolge.</translation>
    </message>
    <message>
        <source>What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for announced Pagats.</source>
        <translation>Worauf sich Runden zusätzlich einigen können: die Skoty-Trophy, private Runden und eine Kassa für angesagte Pagate.</translation>
    </message>
    <message>
        <source>Everybody gets twelve cards in packets of six, and six make the talon; the seat opposite cuts. After a knock twelve are dealt at once, and the forehand chooses a packet first.</source>
        <translation>Alle erhalten zwölf Karten zu je sechs, sechs bilden den Talon; gegenüber wird abgehoben. Nach dem Klopfen werden zwölf auf einmal gegeben, und die Vorhand wählt zuerst ein Kartenpaket.</translation>
    </message>
    <message>
        <source>Twenty games have a rank, a value and a goal. Three are for the forehand only; the others are bid by rank.</source>
        <translation>Zwanzig Spiele haben Rang, Wert und Ziel. Drei stehen nur der Vorhand offen, die anderen werden nach dem Rang lizitiert.</translation>
    </message>
    <message>
        <source>Extras are paid beside the game, announced ones double; Königfang and Pagatfang cannot be announced. The birds are the trumps I to IIII, each with its own trick near the end.</source>
        <translation>Zusätze werden neben dem Spiel verrechnet, angesagte doppelt; Königfang und Pagatfang kann man nicht ansagen. Die Vögel sind die Tarock I bis IIII, jeder mit seinem eigenen Stich gegen Ende.</translation>
    </message>
    <message>
        <source>Four play with 54 cards; a fifth and a sixth player sit out. Games are won by points or, if negative, by few tricks. The bidder plays alone against three, or with the holder of the called king.</source>
        <translation>Vier spielen mit 54 Karten; zu fünft und zu sechst setzt jemand aus. Positivspiele gewinnt man mit Punkten, Negativspiele mit wenigen Stichen. Der Spielansager spielt allein gegen drei oder mit dem Inhaber des gerufenen Königs.</translation>
    </message>
    <message>
        <source>Every hand must be played. Play goes counterclockwise. The forehand leads first; in negative games the player who named the game does.</source>
        <translation>Mit jedem Blatt muss gespielt werden. Gespielt wird gegen den Uhrzeigersinn. Die Vorhand spielt zuerst aus, in Negativspielen, wer das Spiel angesagt hat.</translation>
    </message>
    <message>
        <source>You must follow the suit led; if you cannot, you must play a trump. In negative games you must also beat the trick, and in suit games you must lead suits before trumps.</source>
        <translation>Es gilt Farbzwang; wer die Farbe nicht hat, muss Tarock spielen. In Negativspielen gilt zusätzlich Stichzwang, in Farbspielen Farbauspielzwang.</translation>
    </message>
    <message>
        <source>After Trischaken and after a hand without a score a full round of hands counts double, never fourfold. The evening ends with one more double round.</source>
        <translation>Nach Trischaken und Fensterbank wird ein doppeltes Radl gespielt (kein vierfaches). Die Partie endet mit einem ebenfalls doppelten Schlussradl.</translation>
    </message>
    <message>
        <source>A card that lies on the table stays there. A breach of the rules may be corrected until the trick is turned over or the next one is led.</source>
        <translation>Was liegt, das pickt. Ein Regelverstoß darf richtiggestellt werden, bis der Stich umgedreht oder zum nächsten ausgespielt ist.</translation>
    </message>
    <message>
        <source>Everybody may look at the last trick. All older tricks and the talon are taboo.</source>
        <translation>Alle dürfen den letzten Stich einsehen. Die anderen Stiche und der Talon sind tabu.</translation>
    </message>
    <message>
        <source>Kontra, Rekontra and Subkontra double the game or a single extra. In negative games each player doubles alone, otherwise a Kontra counts for all. Between partners it does not count.</source>
        <translation>Kontra, Rekontra und Subkontra verdoppeln das Spiel oder einen Zusatz. In Negativspielen kontriert jeder für sich, sonst gilt ein Kontra für alle. Unter Partnern zählt es nicht.</translation>
    </message>
    <message>
        <source>The forehand claims the right to play or names a game. The others in turn must name a higher game or pass; a pass is for good. Nobody may hold a game, and you may raise your own bid only after it was outbid.</source>
        <translation>Die Vorhand meldet sich oder sagt gleich ein Spiel an. Die anderen müssen reihum ein höherrangiges Spiel ansagen oder passen: einmal weiter, immer weiter. Ein „bei mir“ gibt es nicht, und das eigene Spiel darf nur erhöht werden, wenn es überboten wurde.</translation>
    </message>
    <message>
        <source>The bidder first calls a king, then picks up talon cards, discards and announces extras. The words “ich liege” end the announcements.</source>
        <translation>Zuerst wird der König gerufen, dann der Talon aufgenommen, verlegt und angesagt. Die Ansage endet mit „ich liege“.</translation>
    </message>
    <message>
        <source>With three kings in the hand you may call the fourth without naming the suit. You may call a king that you hold only if you hold all four.</source>
        <translation>Wer drei Könige hat, darf „den Vierten“ rufen, ohne die Farbe zu nennen. Sich selbst rufen darf nur, wer vier Könige im Blatt hat.</translation>
    </message>
    <message>
        <source>When the bidder is ready, everybody in turn may announce more extras or double. It ends when three in a row have said “good”.</source>
        <translation>Wenn der Spielansager liegt, dürfen alle reihum weitere Zusätze oder Kontras ansagen. Schluss ist, wenn drei hintereinander „gut“ gesagt haben.</translation>
    </message>
    <message>
        <source>Rufer, Trischaken and Sechserdreier are for the forehand only, and only if nobody has bid; then the forehand must choose one of them. In the Sechserdreier nobody else sees the talon.</source>
        <translation>Rufer, Trischaken und Sechserdreier stehen nur der Vorhand offen, und nur wenn niemand lizitiert hat; dann muss sie eines davon ansagen. Beim Sechserdreier wird der Talon verdeckt aufgenommen.</translation>
    </message>
    <message>
        <source>The talon stays closed and counts for the opponents; extras count double except Valat. If the called king lies there, the bidder gets that half and no doubling counts.</source>
        <translation>Der Talon bleibt verdeckt und zählt für die Gegner; Zusätze zählen doppelt, nur der Valat nicht. Liegt der gerufene König, gehört seine Hälfte dem Spielansager, und kein Kontra zählt.</translation>
    </message>
    <message>
        <source>Trumps do not beat other suits, but you must play one if you cannot follow suit. You may lead a trump only if you have nothing else.</source>
        <translation>Tarock sticht keine andere Farbe, muss aber gespielt werden, wenn die Farbe fehlt. Wer noch Farbkarten hat, darf kein Tarock ausspielen.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps, face down. You may discard suit cards only if there are too few trumps, and face up. Kings and Trull cards must never be discarded.</source>
        <translation>Im Farbspiel müssen Tarock verlegt werden, verdeckt. Farbkarten dürfen nur verlegt werden, wenn es erzwungen ist, und offen. Könige und Trullstücke dürfen nie abgelegt werden.</translation>
    </message>
    <message>
        <source>In suit games the only extras are kings, sacks and Valat.</source>
        <translation>In Farbspielen gibt es als Zusätze nur Könige, Säcke und Valat.</translation>
    </message>
    <message>
        <source>The talon is turned up, and the bidder picks up a half or a card. What is left belongs to the opponents&apos; tricks.</source>
        <translation>Der Talon wird aufgedeckt und eine Hälfte oder Karte aufgenommen. Der Rest gehört zu den Stichen der Gegner.</translation>
    </message>
    <message>
        <source>You may pick up only a half or a card of the talon and must discard as many cards, face down. Kings and Trull cards must never be discarded, and trumps only if you are forced to, face up.</source>
        <translation>Aufgenommen wird nur eine Hälfte oder Karte des Talons, und gleich viele Karten müssen verdeckt verlegt werden. Könige und Trullstücke dürfen nie abgelegt werden, Tarock nur erzwungen und offen.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, you may give the game up, which is paid without doubling, or play alone against three.</source>
        <translation>Liegt der gerufene König im Talon, darf man schleifen, also ohne Kontra zahlen, oder allein gegen drei spielen.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. There are no extras and no talon. The Pagat must be your last trump, except in a Kaiserstich.</source>
        <translation>Es gilt Stichzwang; Zusätze und Talon gibt es nicht. Der Pagat muss das letzte Tarock sein, außer beim Kaiserstich.</translation>
    </message>
    <message>
        <source>Negative games of equal value may be played side by side; the first bidder leads. Joining with Piccolo or Zwiccolo outbids a Solorufer.</source>
        <translation>Gleichwertige Negativspiele dürfen „be-ie“ gespielt werden; die erste Ansage spielt aus. Piccolo-bei und Zwiccolo-bei überbieten den Solorufer.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. The Trischaker chooses whether the talon goes to the first six tricks or to the last one. After a Renonce the offender pays each other player four points.</source>
        <translation>Es gilt Stichzwang. Der Trischaker wählt, ob der Talon den ersten sechs Stichen oder dem letzten zugeteilt wird. Eine Renonce kostet an alle anderen je vier Punkte.</translation>
    </message>
    <message>
        <source>Both sides may announce each extra or make it silently. Game and extras are paid separately; an announced Valat that is lost is set off against all of them.</source>
        <translation>Jeden Zusatz darf jede Partei ansagen oder still machen. Spiel und Zusätze werden getrennt verrechnet; ein verlorener angesagter Valat wird mit allen gegenverrechnet.</translation>
    </message>
    <message>
        <source>You may announce a bird or König ultimo only if you hold the card. An announced one must not be given up as long as you may play another card; if birds must go, the highest goes first.</source>
        <translation>Vögel und König ultimo darf nur ansagen, wer die Karte im Blatt hat. Angesagte dürfen nicht freiwillig aufgegeben werden; müssen Vögel weg, geht der höchste zuerst.</translation>
    </message>
    <message>
        <source>A breach of the rules is, for example, a mistake with the talon, a wrong number of cards, not following suit, or giving the hand away. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Ein Regelverstoß ist zum Beispiel ein Talonfehler, eine falsche Kartenanzahl, ein Verstoß gegen Farb-, Tarock- oder Stichzwang oder Spielverrat. Alle anderen erhalten so viele Punkte, als hätten sie Spiel und angesagte Zusätze gewonnen.</translation>
    </message>
    <message>
        <source>A breach that is about to happen may and should be pointed out. Fair play comes first.</source>
        <translation>Auf drohende Regelverstöße darf und soll hingewiesen werden. Fair Play steht an erster Stelle.</translation>
    </message>
    <message>
        <source>Into an empty pot everybody pays the agreed amount; every dealer pays more. A player who wins an announced Pagat takes the pot; one who loses it must double the pot.</source>
        <translation>Ist die Kassa leer, zahlen alle den vereinbarten Betrag ein, jeder Geber zahlt zusätzlich. Wer einen angesagten Pagat gewinnt, kassiert den Inhalt; wer ihn verliert, muss ihn verdoppeln.</translation>
    </message>
    <message>
        <source>Besserrufer and Solobesser are played with a bird: Pagat, Uhu, Kakadu or Quapil. The bird must be in the hand.</source>
        <translation>Besserrufer und Solobesser werden mit einem Vogel gespielt: Pagat, Uhu, Kakadu oder Quapil. Der Vogel muss im Blatt sein.</translation>
    </message>
    <message>
        <source>Open games are played in silence. The cards are laid open after the first trick and before the second lead.</source>
        <translation>In Ouvert-Spielen gilt Schweigepflicht. Aufgedeckt wird nach dem ersten Stich, vor dem zweiten Ausspiel.</translation>
    </message>
    <message>
        <source>Cards are counted in threes, less two points for each three; each card left over counts ⅔ of a point less. The deck has 70 points, and 35⅔ win.</source>
        <translation>Gezählt wird in Lagen zu drei Karten, je Lage zwei Punkte Abzug; je übrige Karte zwei Blatt (⅔ Punkt) Abzug. Das ganze Spiel hat 70 Punkte; 35 Punkte und 2 Blatt gewinnen.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGlosses</name>
    <message>
        <source>the forehand wants to play and names the game when all have passed</source>
        <translation>die Vorhand meldet sich und sagt ihr Spiel erst an, wenn alle „weiter“ gesagt haben</translation>
    </message>
    <message>
        <source>each for himself: the two with the most points pay</source>
        <translation>jeder für sich: die beiden mit den meisten Punkten zahlen</translation>
    </message>
    <message>
        <source>alone with the whole talon, taken up unseen; a loss counts double</source>
        <translation>allein mit dem ganzen, verdeckt aufgenommenen Talon; ein Verlust zählt doppelt</translation>
    </message>
    <message>
        <source>alone, exactly one trick, no talon</source>
        <translation>allein, genau ein Stich, ohne Talon</translation>
    </message>
    <message>
        <source>beside a Piccolo: exactly two tricks, no talon</source>
        <translation>neben einem Piccolo: genau zwei Stiche, ohne Talon</translation>
    </message>
    <message>
        <source>like Rufer, the talon goes to the opponents; extras count double</source>
        <translation>wie Rufer, der Talon gehört den Gegnern; Zusätze zählen doppelt</translation>
    </message>
    <message>
        <source>alone, no trick, no talon</source>
        <translation>allein, kein Stich, ohne Talon</translation>
    </message>
    <message>
        <source>alone with half the talon; trumps win no trick in another suit</source>
        <translation>allein mit halbem Talon; Tarock sticht keine andere Farbe</translation>
    </message>
    <message>
        <source>alone with half the talon</source>
        <translation>allein mit halbem Talon</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; the bidder&apos;s cards lie open after the first trick</source>
        <translation>allein, genau zwei Stiche; die eigenen Karten liegen nach dem ersten Stich offen</translation>
    </message>
    <message>
        <source>alone, exactly one trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>allein, genau ein Stich; die eigenen Karten liegen nach dem ersten Stich offen</translation>
    </message>
    <message>
        <source>alone, no trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>allein, kein Stich; die eigenen Karten liegen nach dem ersten Stich offen</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so; trumps win no trick in another suit</source>
        <translation>allein mit einer Talonkarte, wo so vereinbart, mit zweien; Tarock sticht keine andere Farbe</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so</source>
        <translation>allein mit einer Talonkarte, wo so vereinbart, mit zweien</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon; 35⅔ points win</source>
        <translation>mit dem Besitzer des gerufenen Königs, halber Talon; 35 Punkte und 2 Blatt gewinnen</translation>
    </message>
    <message>
        <source>like Rufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>wie Rufer, dazu wird einer der erhaltenen Vögel angesagt und eigens verrechnet</translation>
    </message>
    <message>
        <source>like Solorufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>wie Solorufer, dazu wird einer der erhaltenen Vögel angesagt und eigens verrechnet</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; all cards lie open after the first trick</source>
        <translation>allein, genau zwei Stiche; nach dem ersten Stich liegen alle Karten offen</translation>
    </message>
    <message>
        <source>alone, exactly one trick; all cards lie open after the first trick</source>
        <translation>allein, genau ein Stich; nach dem ersten Stich liegen alle Karten offen</translation>
    </message>
    <message>
        <source>alone, no trick; all cards lie open after the first trick</source>
        <translation>allein, kein Stich; nach dem ersten Stich liegen alle Karten offen</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; trumps win no trick in another suit; extras count double</source>
        <translation>allein ohne Talon, der den Gegnern gehört; Tarock sticht keine andere Farbe; Zusätze zählen doppelt</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; extras count double</source>
        <translation>allein ohne Talon, der den Gegnern gehört; Zusätze zählen doppelt</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Pagat is announced</source>
        <translation>wie Rufer, dazu wird der erhaltene Pagat angesagt</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Uhu is announced</source>
        <translation>wie Rufer, dazu wird der erhaltene Uhu angesagt</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Kakadu is announced</source>
        <translation>wie Rufer, dazu wird der erhaltene Kakadu angesagt</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Quapil is announced</source>
        <translation>wie Rufer, dazu wird der erhaltene Quapil angesagt</translation>
    </message>
    <message>
        <source>names the game when all have passed</source>
        <translation>nennt das Spiel, wenn alle „weiter“ gesagt haben</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon</source>
        <translation>mit dem Besitzer des gerufenen Königs, halber Talon</translation>
    </message>
    <message>
        <source>like Rufer, without the talon</source>
        <translation>wie Rufer, ohne Talon</translation>
    </message>
    <message>
        <source>like Rufer, with a bird announced</source>
        <translation>wie Rufer, mit einem angesagten Vogel</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, own cards open</source>
        <translation>allein, genau zwei Stiche, eigene Karten offen</translation>
    </message>
    <message>
        <source>alone, exactly one trick, own cards open</source>
        <translation>allein, genau ein Stich, eigene Karten offen</translation>
    </message>
    <message>
        <source>alone, no trick, own cards open</source>
        <translation>allein, kein Stich, eigene Karten offen</translation>
    </message>
    <message>
        <source>like Solorufer, with a bird announced</source>
        <translation>wie Solorufer, mit einem angesagten Vogel</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, all cards open</source>
        <translation>allein, genau zwei Stiche, alle Karten offen</translation>
    </message>
    <message>
        <source>alone, exactly one trick, all cards open</source>
        <translation>allein, genau ein Stich, alle Karten offen</translation>
    </message>
    <message>
        <source>alone, no trick, all cards open</source>
        <translation>allein, kein Stich, alle Karten offen</translation>
    </message>
    <message>
        <source>alone without talon; trumps win no trick in another suit</source>
        <translation>allein ohne Talon; Tarock sticht keine andere Farbe</translation>
    </message>
    <message>
        <source>alone without talon</source>
        <translation>allein ohne Talon</translation>
    </message>
    <message>
        <source>trump I itself takes the last trick</source>
        <translation>Tarock I macht selbst den letzten Stich</translation>
    </message>
    <message>
        <source>trump II itself takes the last trick but one</source>
        <translation>Tarock II macht selbst den vorletzten Stich</translation>
    </message>
    <message>
        <source>trump III itself takes the last trick but two</source>
        <translation>Tarock III macht selbst den drittletzten Stich</translation>
    </message>
    <message>
        <source>trump IIII itself takes the last trick but three</source>
        <translation>Tarock IIII macht selbst den viertletzten Stich</translation>
    </message>
    <message>
        <source>the called king lies in the last trick and its side takes it</source>
        <translation>der gerufene König liegt im letzten Stich, und seine Partei macht ihn</translation>
    </message>
    <message>
        <source>all four kings in your side&apos;s tricks</source>
        <translation>alle vier Könige in den eigenen Stichen</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in your side&apos;s tricks</source>
        <translation>Sküs, Mond und Pagat in den eigenen Stichen</translation>
    </message>
    <message>
        <source>at least 45⅔ points</source>
        <translation>mindestens 45 Punkte und 2 Blatt</translation>
    </message>
    <message>
        <source>at least 55⅔ points</source>
        <translation>mindestens 55 Punkte und 2 Blatt</translation>
    </message>
    <message>
        <source>the other side takes the Mond</source>
        <translation>die gegnerische Partei sticht den Mond</translation>
    </message>
    <message>
        <source>the opponents take the called king</source>
        <translation>die gegnerische Partei sticht den gerufenen König</translation>
    </message>
    <message>
        <source>the other side takes the Pagat</source>
        <translation>die gegnerische Partei sticht den Pagat</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>eine Partei macht alle Stiche</translation>
    </message>
    <message>
        <source>four or more of the seven five-point cards in the dealt hand</source>
        <translation>vier oder mehr der sieben Honneurs im erhaltenen Blatt</translation>
    </message>
    <message>
        <source>a round in which every hand counts double</source>
        <translation>eine Runde, in der jedes Spiel doppelt zählt</translation>
    </message>
    <message>
        <source>the last round of the evening</source>
        <translation>die letzte Runde des Abends</translation>
    </message>
    <message>
        <source>a round in which everybody deals once</source>
        <translation>eine Runde, in der jeder einmal gibt</translation>
    </message>
    <message>
        <source>the common pot for announced Pagats</source>
        <translation>die gemeinsame Kassa für angesagte Pagate</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>erste Verdopplung, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>Antwort auf das Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rekontra, ×8</source>
        <translation>Antwort auf das Rekontra, ×8</translation>
    </message>
    <message>
        <source>the talon goes to the first six tricks, one card each</source>
        <translation>der Talon kommt zu den ersten sechs Stichen, je eine Karte</translation>
    </message>
    <message>
        <source>the whole talon goes to the last trick</source>
        <translation>der ganze Talon kommt zum letzten Stich</translation>
    </message>
    <message>
        <source>nobody has to beat a trick in this hand</source>
        <translation>in diesem Spiel gilt kein Stichzwang</translation>
    </message>
    <message>
        <source>trumps are an ordinary fifth suit in this hand</source>
        <translation>Tarock ist in diesem Spiel eine gewöhnliche fünfte Farbe</translation>
    </message>
    <message>
        <source>Trischaken is played instead of giving up the game</source>
        <translation>statt zu schleifen wird Trischaken gespielt</translation>
    </message>
    <message>
        <source>the final round begins and counts double</source>
        <translation>das Schlussradl beginnt und zählt doppelt</translation>
    </message>
</context>
<context>
    <name>KoenigrufenInvitation</name>
    <message>
        <source>Austria</source>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>Call a king as partner</source>
        <translation>Der gerufene König ist Partner</translation>
    </message>
</context>
<context>
    <name>KoenigrufenLessonTexts</name>
    <message>
        <source>Everybody plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Jeder spielt eine Karte: Das ist ein Stich. Ihn macht das höchste Tarock, ohne Tarock die höchste Karte der ausgespielten Farbe. Eine Karte einer anderen Farbe macht nie einen Stich.</translation>
    </message>
    <message>
        <source>There is one exception, the Kaiserstich: when Skys, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Es gibt eine Ausnahme, den Kaiserstich: Fallen Sküs, Mond und Pagat in denselben Stich, macht ihn der Pagat.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Wie viele Punkte haben diese Karten?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Sie müssen die ausgespielte Farbe bedienen, wenn Sie können, mit einer beliebigen Karte dieser Farbe. Überstechen müssen Sie nicht. Auf ein Tarock müssen Sie ein Tarock geben.</translation>
    </message>
    <message>
        <source>In negative games, such as Trischaken, Piccolo and Bettler, you want few tricks. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>In Negativspielen wie Trischaken, Piccolo und Bettler wollen Sie wenige Stiche. Dort müssen Sie den Stich machen, wenn Sie können, mit einer beliebigen Karte, die ihn übersticht.</translation>
    </message>
    <message>
        <source>In negative games the Pagat stays in your hand as long as you hold another trump. Only a trick with Skys and Mond in it must be taken with the Pagat.</source>
        <translation>In Negativspielen bleibt der Pagat in der Hand, solange Sie ein anderes Tarock haben. Nur einen Stich mit Sküs und Mond müssen Sie mit dem Pagat machen.</translation>
    </message>
    <message>
        <source>In suit games, such as Farbendreier, a trump beats only trumps. You must still play one if you cannot follow suit. You may lead a trump only if you hold no suit card.</source>
        <translation>In Farbspielen wie dem Farbendreier sticht ein Tarock nur Tarock. Fehlt Ihnen die Farbe, müssen Sie es trotzdem spielen. Ausspielen dürfen Sie ein Tarock nur, wenn Sie keine Farbkarte haben.</translation>
    </message>
    <message>
        <source>Is the game won? Then each opponent pays its value, otherwise each opponent gets it. All amounts add up to zero.</source>
        <translation>Ist das Spiel gewonnen? Dann zahlt jeder Gegner den Wert, sonst bekommt ihn jeder Gegner. Alle Beträge ergeben zusammen null.</translation>
    </message>
    <message>
        <source>Never discard a king, the Skys, the Mond or the Pagat. Suit cards go first, face down. A trump may go only if no other card is left to discard, and it lies face up.</source>
        <translation>Könige, Sküs, Mond und Pagat dürfen nie verlegt werden. Zuerst gehen Farbkarten, verdeckt. Ein Tarock darf nur verlegt werden, wenn sonst nichts mehr geht, und zwar offen.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Zwei Ziele: eine ganze Farbe loswerden, damit Sie sie stechen können, und Punkte retten. Eine Dame ohne König geht im Spiel oft verloren; in der Ablage ist sie sicher.</translation>
    </message>
    <message>
        <source>Which half do you take?</source>
        <translation>Welche Hälfte nehmen Sie?</translation>
    </message>
    <message>
        <source>Choose three cards to discard.</source>
        <translation>Wählen Sie drei Karten zum Verlegen.</translation>
    </message>
    <message>
        <source>In suit games it is the other way round: trumps are discarded first, face down, and suit cards only if there is nothing else. Here you play a Farbendreier.</source>
        <translation>In Farbspielen ist es umgekehrt: Zuerst werden Tarock verlegt, verdeckt, Farbkarten nur, wenn nichts anderes da ist. Hier spielen Sie einen Farbendreier.</translation>
    </message>
    <message>
        <source>The forehand speaks first. “Vorhand” means: I want to play and name my game when all others have passed. The others in turn pass or bid a game from the list.</source>
        <translation>Die Vorhand spricht zuerst. „Vorhand“ heißt: Ich will spielen und nenne mein Spiel, wenn alle anderen „weiter“ gesagt haben. Die anderen sagen reihum „weiter“ oder ein Spiel aus der Liste an.</translation>
    </message>
    <message>
        <source>The list shows the games from the lowest to the highest. A bid must rank above the one before. If you pass once, you are out of the bidding of this hand.</source>
        <translation>Die Liste zeigt die Spiele vom niedrigsten zum höchsten. Ein Spiel muss höher stehen als das vorige. Einmal weiter, immer weiter: Danach lizitieren Sie in diesem Spiel nicht mehr.</translation>
    </message>
    <message>
        <source>In a Rufer, Besserrufer or Dreier the talon is turned up in two halves of three. The bidder takes one half and discards three cards. They count for the bidder; the other half counts for the opponents.</source>
        <translation>Beim Rufer, Besserrufer und Dreier wird der Talon in zwei Hälften zu drei Karten aufgedeckt. Der Spielansager nimmt eine und verlegt drei Karten. Sie zählen für ihn, die andere Hälfte für die Gegner.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Skys, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Es gibt {trumps} Tarock. Das höchste ist der Sküs, dann kommt das XXI, der Mond, und so weiter bis zum I, dem Pagat. Ein Tarock sticht jede Farbkarte.</translation>
    </message>
    <message>
        <source>Cards are counted in threes. Add up the values of three cards and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Gezählt wird in Lagen zu drei Karten. Zählen Sie die Werte zusammen und ziehen Sie {taken} ab. König und zwei Leerkarten: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Drei Leerkarten: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a leaf, in German Blatt.</source>
        <translation>Alle Karten zusammen haben {total} Punkte. Bleiben beim Zählen in Dreierlagen Karten übrig, zählt jede ihren Wert weniger {off}. Ein Drittelpunkt heißt ein Blatt.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side needs {limit} points to win; with {short} it loses. Its tricks and the bidder&apos;s discards count together. Count these three piles: which of them win?</source>
        <translation>Die Partei des Spielansagers braucht {limit} Punkte, mit {short} verliert sie. Ihre Stiche und das Verlegte zählen zusammen. Zählen Sie drei Haufen: Welche gewinnen?</translation>
    </message>
    <message>
        <source>Each game has a value. A Rufer is worth {rufer}: the two opponents pay {rufer} each, the two on the bidder&apos;s side get {rufer} each. If the game is lost, it is the other way round.</source>
        <translation>Jedes Spiel hat einen Wert. Der Rufer hat den Wert {rufer}: Die beiden Gegner zahlen je {rufer}, die beiden der Spielpartei bekommen je {rufer}. Ist das Spiel verloren, ist es umgekehrt.</translation>
    </message>
    <message>
        <source>{A} plays a Rufer, and {C} has the called king. Together they count {told} points. What does each player get or pay?</source>
        <translation>{A} spielt einen Rufer, den gerufenen König hat {C}. Zusammen haben sie {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Again {A} plays a Rufer, and {C} has the called king. This time they count {told} points. What does each player get or pay?</source>
        <translation>Wieder spielt {A} einen Rufer, und den gerufenen König hat {C}. Diesmal haben sie {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{B} plays a Dreier alone against three. It is worth {dreier} and is settled with each of them. {B} counts {told} points. What does each player get or pay?</source>
        <translation>{B} spielt einen Dreier allein gegen drei. Er hat den Wert {dreier} und wird mit jedem der drei verrechnet. {B} hat {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Here not enough suit cards are left. Choose what to discard and mind the rule about trumps.</source>
        <translation>Hier reichen die Farbkarten nicht. Wählen Sie, was Sie verlegen, und achten Sie auf die Regel über Tarock.</translation>
    </message>
    <message>
        <source>For {limit} points you need trumps, best six or more with high ones, and kings. Besserrufer: with partner and a bird, that is a trump I to IIII. Solorufer: with partner, no talon. Dreier: alone.</source>
        <translation>Für {limit} Punkte brauchen Sie Tarock, am besten sechs oder mehr mit hohen, und Könige. Besserrufer: mit Partner und einem Vogel, also Tarock I bis IIII. Solorufer: mit Partner, ohne Talon. Dreier: allein.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, nobody is your partner. You may give up the game and pay each of the others {rufer}, or play on alone against three.</source>
        <translation>Liegt der gerufene König im Talon, haben Sie keinen Partner. Sie dürfen schleifen und jedem {rufer} zahlen oder allein gegen drei weiterspielen.</translation>
    </message>
    <message>
        <source>The trumps I to IIII are birds: Pagat, Uhu, Kakadu, Quapil. The Pagat pays {pagat} if it takes the last trick, the Uhu {uhu} in the trick before, then {kakadu} and {quapil}. Announced, they pay {pagat_announced}, {uhu_announced}, {kakadu_announced} and {quapil_announced}.</source>
        <translation>Die Tarock I bis IIII sind Vögel: Pagat, Uhu, Kakadu, Quapil. Der Pagat bringt {pagat}, wenn er den letzten Stich macht, der Uhu {uhu} im vorletzten, dann {kakadu} und {quapil}. Angesagt zählen sie {pagat_announced}, {uhu_announced}, {kakadu_announced} und {quapil_announced}.</translation>
    </message>
    <message>
        <source>Other extras pay {silent}, announced {announced}: all four kings, the Trull of Skys, Mond and Pagat, the captured Mond, and König ultimo, the called king in the last trick. All twelve tricks are a Valat.</source>
        <translation>Andere Zusätze bringen {silent}, angesagt {announced}: vier Könige, die Trull aus Sküs, Mond und Pagat, der gefangene Mond und König ultimo, der gerufene König im letzten Stich. Alle zwölf Stiche sind ein Valat.</translation>
    </message>
    <message>
        <source>An opponent who expects to win may say Kontra to the game or to an announcement: it counts ×{kontra}, after Rekontra ×{re}, after Subkontra ×{sub}. With a partner&apos;s game say nothing.</source>
        <translation>Ein Gegner, der zu gewinnen glaubt, darf das Spiel oder eine Ansage kontrieren: Es zählt ×{kontra}, nach Rekontra ×{re}, nach Subkontra ×{sub}. Spielt Ihr Partner, sagen Sie nichts.</translation>
    </message>
    <message>
        <source>The same Rufer is won, but the announced Pagat is beaten in the last trick. Its capture, the Pagatfang, pays {pagatfang} more to the opponents. What does each player get or pay?</source>
        <translation>Derselbe Rufer ist gewonnen, aber der angesagte Pagat wird im letzten Stich gestochen. Der Pagatfang bringt den Gegnern noch {pagatfang}. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>With low cards a negative game can be won: Piccolo wants exactly one trick, Bettler none. You must beat tricks there, so middle cards are dangerous and low ones good.</source>
        <translation>Mit niedrigen Karten gewinnt man ein Negativspiel: Piccolo will genau einen Stich, Bettler keinen. Dort gilt Stichzwang, darum sind mittlere Karten gefährlich und niedrige gut.</translation>
    </message>
    <message>
        <source>If all others pass, the forehand chooses: Rufer with a fair hand, Sechserdreier with a very strong one, Trischaken with a poor one. In Trischaken the two players with the most points pay.</source>
        <translation>Sagen alle anderen „weiter“, wählt die Vorhand: Rufer mit gutem Blatt, Sechserdreier mit sehr starkem, Trischaken mit schlechtem. Im Trischaken zahlen die beiden mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>All others have passed. Which game do you choose?</source>
        <translation>Alle anderen haben „weiter“ gesagt. Welches Spiel wählen Sie?</translation>
    </message>
    <message>
        <source>The called king</source>
        <translation>Der gerufene König</translation>
    </message>
    <message>
        <source>In a Rufer the bidder calls a king he or she does not hold. The player with that king is the partner and keeps it secret. All know it when the king is played.</source>
        <translation>Im Rufer ruft der Spielansager einen König, den er nicht hat. Der Inhaber dieses Königs ist der Partner und verrät es nicht. Alle wissen es, wenn der König fällt.</translation>
    </message>
    <message>
        <source>Call the king of a suit of which you hold one or two cards: you lead one, and your partner&apos;s king brings its points home. In your longest suits the king is soon trumped.</source>
        <translation>Rufen Sie den König einer Farbe, von der Sie eine oder zwei Karten haben: Sie spielen eine aus, und der König des Partners holt die Punkte. In Ihrer langen Farbe wird der König bald gestochen.</translation>
    </message>
    <message>
        <source>You may not call a king you hold. Only with all four kings in your hand do you call one of your own: then you play alone, and nobody knows it.</source>
        <translation>Einen König, den Sie haben, dürfen Sie nicht rufen. Nur mit allen vier Königen im Blatt rufen Sie einen eigenen: Dann spielen Sie allein, und niemand weiß es.</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Welchen König rufen Sie?</translation>
    </message>
    <message>
        <source>Your king lies in the talon. What do you do?</source>
        <translation>Ihr König liegt im Talon. Was tun Sie?</translation>
    </message>
    <message>
        <source>The called king lies in the talon, and {A} gives up the game. What does each player get or pay?</source>
        <translation>Der gerufene König liegt im Talon, und {A} schleift. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>You hold the called king, so you are the partner. Bring points to the bidder&apos;s tricks and take what the bidder cannot take.</source>
        <translation>Sie haben den gerufenen König, also sind Sie der Partner. Geben Sie Punkte in die Stiche des Spielansagers und machen Sie die Stiche, die er nicht machen kann.</translation>
    </message>
    <message>
        <source>Announcements and Kontra</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>An announced bird must take its trick itself and may not be played earlier while you may play another card. For that you need many trumps: announce it only with about eight.</source>
        <translation>Ein angesagter Vogel muss seinen Stich selbst machen und darf nicht früher fallen, solange Sie eine andere Karte spielen dürfen. Dafür braucht es viele Tarock: Sagen Sie ihn erst mit etwa acht an.</translation>
    </message>
    <message>
        <source>You bid Besserrufer, a game with a bird. What do you have to say before you may finish?</source>
        <translation>Sie haben einen Besserrufer angesagt, ein Spiel mit Vogel. Was müssen Sie sagen, bevor Sie liegen dürfen?</translation>
    </message>
    <message>
        <source>{A} plays a Rufer with {C}, and they win. {A} announces the Pagat, and it takes the last trick. What does each player get or pay?</source>
        <translation>{A} spielt einen Rufer mit {C}, und sie gewinnen. {A} sagt den Pagat an, und er macht den letzten Stich. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your side: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Gegen den Spielansager geben Sie Punkte in die Stiche Ihrer Partei: Damen, Cavalls und Könige, die nicht mehr sicher sind. In seinen Stich kommt Ihre niedrigste Karte.</translation>
    </message>
    <message>
        <source>Count the trumps that have been played. Take a trick with the lowest trump that is enough, and keep the high ones for the tricks with many points.</source>
        <translation>Zählen Sie die gefallenen Tarock. Machen Sie einen Stich mit dem niedrigsten Tarock, das reicht, und heben Sie die hohen für Stiche mit vielen Punkten auf.</translation>
    </message>
    <message>
        <source>Mistakes happen. Until the trick is turned over or the next one is led, a wrong card may be taken back, and nobody pays.</source>
        <translation>Fehler passieren. Bis der Stich umgedreht oder zum nächsten ausgespielt ist, darf eine falsche Karte zurückgenommen werden, und niemand zahlt.</translation>
    </message>
    <message>
        <source>A breach that is not put right in time is a Renonce. The offender pays alone; all others get what a won game would have brought them. Pointing out a mistake in time is good manners.</source>
        <translation>Ein Verstoß, der nicht rechtzeitig richtiggestellt wird, ist eine Renonce. Der Verursacher zahlt allein; alle anderen bekommen, was ihnen ein gewonnenes Spiel gebracht hätte. Rechtzeitig darauf hinzuweisen gehört zum guten Ton.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenMessages</name>
    <message>
        <source>{seat} discarded {card_object} although a trump could be discarded.</source>
        <translation>{seat} verlegt {card_object}, obwohl Tarock verlegt werden kann.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, the last bird that could be announced.</source>
        <translation>{seat} verlegt {card_object}, den letzten Vogel, der angesagt werden kann.</translation>
    </message>
    <message>
        <source>{seat} turned up the talon before a king was called.</source>
        <translation>{seat} deckt den Talon auf, obwohl noch kein König gerufen ist.</translation>
    </message>
    <message>
        <source>{seat} took talon cards that do not belong together.</source>
        <translation>{seat} nimmt Talonkarten, die nicht zusammengehören.</translation>
    </message>
    <message>
        <source>{seat} looked at the closed talon.</source>
        <translation>{seat} sieht in den verdeckten Talon.</translation>
    </message>
    <message>
        <source>{seat} gave up the game without the right to do so.</source>
        <translation>{seat} schleift ohne Recht dazu.</translation>
    </message>
    <message>
        <source>{seat} looked at an older trick.</source>
        <translation>{seat} sieht einen älteren Stich an.</translation>
    </message>
    <message>
        <source>{seat} gave away cards or plans.</source>
        <translation>{seat} verrät Karten oder Absichten.</translation>
    </message>
    <message>
        <source>{seat} talked in a game that is played in silence.</source>
        <translation>{seat} spricht in einem Spiel mit Schweigepflicht.</translation>
    </message>
    <message>
        <source>{seat} mixed cards before the claim was settled.</source>
        <translation>{seat} vermischt Karten, obwohl die Reklamation noch offen ist.</translation>
    </message>
    <message>
        <source>{seat} called {card_object} while holding it.</source>
        <translation>{seat} ruft {card_object}, hat diese Karte aber selbst.</translation>
    </message>
    <message>
        <source>{seat} called the fourth king without holding exactly three.</source>
        <translation>{seat} ruft den Vierten, hat aber nicht genau drei Könige.</translation>
    </message>
    <message>
        <source>{seat} bid {name} without a bird in the hand.</source>
        <translation>{seat} sagt {name} an, hat aber keinen Vogel im Blatt.</translation>
    </message>
    <message>
        <source>{seat} bid a forehand game at the wrong time: {name}.</source>
        <translation>{seat} sagt ein Vorhandspiel zur falschen Zeit an: {name}.</translation>
    </message>
    <message>
        <source>{seat} finished the announcements without naming a bird.</source>
        <translation>{seat} sagt „ich liege“, ohne einen Vogel anzusagen.</translation>
    </message>
    <message>
        <source>{seat} wanted to take back a card that was allowed.</source>
        <translation>{seat} will eine erlaubte Karte zurücknehmen.</translation>
    </message>
    <message>
        <source>{seat} did not lay the cards open after the first trick.</source>
        <translation>{seat} deckt die Karten nach dem ersten Stich nicht auf.</translation>
    </message>
    <message>
        <source>{seat} laid the cards open too early or without having to.</source>
        <translation>{seat} deckt die Karten zu früh oder ohne Grund auf.</translation>
    </message>
    <message>
        <source>{seat} doubled {name}, but no doubling counts in this hand.</source>
        <translation>{seat} kontriert {name}, aber in diesem Spiel zählt kein Kontra.</translation>
    </message>
    <message>
        <source>{seat} doubled {name} against a partner.</source>
        <translation>{seat} kontriert {name} gegen die eigene Partei.</translation>
    </message>
    <message>
        <source>Do you announce the final round?</source>
        <translation>Sagen Sie das Schlussradl an?</translation>
    </message>
    <message>
        <source>{name}-bei</source>
        <translation>{name}-bei</translation>
    </message>
    <message>
        <source>{name_gloss}. The two losers pay {value_object} each; the two others get {value_object} each.</source>
        <translation>{name_gloss}. Die beiden Verlierer zahlen je {value_object}; die beiden anderen bekommen je {value_object}.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each other player pays you {value_object}; if you lose, you pay each of them the same.</source>
        <translation>{name_gloss}. Bei Gewinn zahlt Ihnen jeder {value_object}, bei Verlust zahlen Sie jedem ebenso viel.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each player on your side gets {value_object} and each opponent pays it; if you lose, the reverse.</source>
        <translation>{name_gloss}. Bei Gewinn bekommt jeder in Ihrer Partei {value_object}, und jeder Gegner zahlt ebenso viel; bei Verlust umgekehrt.</translation>
    </message>
    <message>
        <source>You have enough trumps to discard.</source>
        <translation>Es ist genug Tarock zum Verlegen da.</translation>
    </message>
    <message>
        <source>You must play the bird announced for this trick.</source>
        <translation>Sie müssen den für diesen Stich angesagten Vogel spielen.</translation>
    </message>
    <message>
        <source>You must play a higher announced bird first.</source>
        <translation>Zuerst müssen Sie den höheren angesagten Vogel spielen.</translation>
    </message>
    <message>
        <source>{seat} put a talon card to the wrong trick.</source>
        <translation>{seat} legt eine Talonkarte zum falschen Stich.</translation>
    </message>
    <message>
        <source>{seat} dealt without having the deck cut.</source>
        <translation>{seat} gibt, ohne abheben zu lassen.</translation>
    </message>
    <message>
        <source>{seat} counted wrong.</source>
        <translation>{seat} zählt falsch.</translation>
    </message>
    <message>
        <source>{seat} did not pay into the Pagat pot.</source>
        <translation>{seat} zahlt nicht in die Pagatkassa.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for a later trick.</source>
        <translation>{seat} spielt {card_object}, obwohl die Karte für einen späteren Stich angesagt ist.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} and kept back the bird announced for this trick.</source>
        <translation>{seat} spielt {card_object} und hält den für diesen Stich angesagten Vogel zurück.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} spielt {card_object}, obwohl der König für den letzten Stich angesagt ist.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} before a higher announced bird.</source>
        <translation>{seat} spielt {card_object} vor dem höheren angesagten Vogel.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} verlegt {card_object} verdeckt.</translation>
    </message>
    <message>
        <source>{seat} showed talon cards that must stay hidden.</source>
        <translation>{seat} zeigt Talonkarten, die verdeckt bleiben müssen.</translation>
    </message>
    <message>
        <source>{seat} sat out and interfered with the game.</source>
        <translation>{seat} setzt aus und mischt sich ins Spiel ein.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the called king.</source>
        <translation>{seat} sagt es an, ohne den gerufenen König zu haben.</translation>
    </message>
    <message>
        <source>{seat} bid {name} after passing.</source>
        <translation>{seat} sagt nach „weiter“ noch {name} an.</translation>
    </message>
    <message>
        <source>{seat} raised to {name}, but nobody had outbid the game.</source>
        <translation>{seat} erhöht auf {name}, aber niemand hat das Spiel überboten.</translation>
    </message>
    <message>
        <source>{seat} joined with {name}, which does not fit the standing game.</source>
        <translation>{seat} spielt {name} „bei“, was nicht zum stehenden Spiel passt.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but this game has no such extra.</source>
        <translation>{seat} sagt {name} an, aber diesen Zusatz gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>{seat} spoke before the bidder had finished the announcements.</source>
        <translation>{seat} spricht, obwohl noch nicht „ich liege“ gesagt ist.</translation>
    </message>
    <message>
        <source>{seat} led without saying which tricks the talon goes to.</source>
        <translation>{seat} spielt aus, ohne zu sagen, zu welchen Stichen der Talon kommt.</translation>
    </message>
    <message>
        <source>{seat} made an announcement after finishing.</source>
        <translation>{seat} sagt nach „ich liege“ noch etwas an.</translation>
    </message>
    <message>
        <source>All have passed: which of your three games do you play?</source>
        <translation>Alle haben „weiter“ gesagt: Welches der drei Vorhandspiele spielen Sie?</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Welchen König rufen Sie?</translation>
    </message>
    <message>
        <source>Which tricks does the talon go to?</source>
        <translation>Zu welchen Stichen kommt der Talon?</translation>
    </message>
    <message>
        <source>Lay your cards open.</source>
        <translation>Decken Sie Ihre Karten auf.</translation>
    </message>
    <message>
        <source>{name_gloss}</source>
        <translation>{name_gloss}</translation>
    </message>
    <message>
        <source>Ready (ich liege)</source>
        <translation>Ich liege</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Lay the cards open</source>
        <translation>Karten aufdecken</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Aufnehmen: {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>Call the fourth</source>
        <translation>Den Vierten rufen</translation>
    </message>
    <message>
        <source>You want to play and name the game when all others have passed; until then you may still outbid.</source>
        <translation>Sie melden sich und sagen Ihr Spiel an, wenn alle anderen „weiter“ gesagt haben; bis dahin können Sie noch überbieten.</translation>
    </message>
    <message>
        <source>{name_gloss}. With {least} points each of the three others pays you {value_object}; otherwise you pay each {lost_object}.</source>
        <translation>{name_gloss}. Mit {least} Punkten zahlt Ihnen jeder der drei anderen {value_object}; sonst zahlen Sie jedem {lost_object}.</translation>
    </message>
    <message>
        <source>Each of the three others gets the value of the game, without doubling.</source>
        <translation>Jeder der drei anderen bekommt den Spielwert, ohne Kontra.</translation>
    </message>
    <message>
        <source>The suit is not named: it is the king you do not hold.</source>
        <translation>Die Farbe wird nicht genannt: Es ist der König, den Sie nicht haben.</translation>
    </message>
    <message>
        <source>Beside an announced Valat it counts only when it is doubled.</source>
        <translation>Neben einem angesagten Valat zählt es nur, wenn es kontriert ist.</translation>
    </message>
    <message>
        <source>This is the last bird you could announce.</source>
        <translation>Das ist der letzte Vogel, den Sie ansagen können.</translation>
    </message>
    <message>
        <source>You hold this king yourself.</source>
        <translation>Diesen König haben Sie selbst.</translation>
    </message>
    <message>
        <source>It is announced for a later trick.</source>
        <translation>Er ist für einen späteren Stich angesagt.</translation>
    </message>
    <message>
        <source>The king is announced for the last trick.</source>
        <translation>Der König ist für den letzten Stich angesagt.</translation>
    </message>
    <message>
        <source>{name} given up: {seat}</source>
        <translation>{name} geschliffen: {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>Would have won: {seat}|{amount}</source>
        <translation>Hätte gewonnen: {seat}|{amount}</translation>
    </message>
    <message>
        <source>Double round|×2</source>
        <translation>Doppeltes Radl|×2</translation>
    </message>
    <message>
        <source>double round ×2</source>
        <translation>doppeltes Radl ×2</translation>
    </message>
    <message>
        <source>All tricks|{seat}</source>
        <translation>Alle Stiche|{seat}</translation>
    </message>
    <message>
        <source>Bürgermeister, with the game made|{seat}</source>
        <translation>Bürgermeister, hat das Spiel|{seat}</translation>
    </message>
    <message>
        <source>By places: two pay, two get|{value}</source>
        <translation>Nach Plätzen: Zwei zahlen, zwei bekommen|{value}</translation>
    </message>
</context>
<context>
    <name>KoenigrufenOptions</name>
    <message>
        <source>Opening with Sechserdreier</source>
        <translation>Sechserdreier vorne</translation>
    </message>
    <message>
        <source>Whether the forehand may open the bidding with a Sechserdreier.</source>
        <translation>Ob die Vorhand die Lizitation mit einem Sechserdreier eröffnen darf.</translation>
    </message>
    <message>
        <source>only after all have passed</source>
        <translation>nur nach dreimal „weiter“</translation>
    </message>
    <message>
        <source>allowed; every numbered game outbids it</source>
        <translation>erlaubt; jedes nummerierte Spiel überbietet ihn</translation>
    </message>
    <message>
        <source>Games side by side</source>
        <translation>Spiele „bei“</translation>
    </message>
    <message>
        <source>Which negative games may be joined.</source>
        <translation>Zu welchen Negativspielen man „bei“ sagen darf.</translation>
    </message>
    <message>
        <source>games of equal value</source>
        <translation>gleichwertige Spiele</translation>
    </message>
    <message>
        <source>the same game only</source>
        <translation>nur dasselbe Spiel</translation>
    </message>
    <message>
        <source>Capture beside a lost announcement</source>
        <translation>Fang neben verlorener Ansage</translation>
    </message>
    <message>
        <source>Whether a capture is paid when the announced Pagat or king was lost with that same card.</source>
        <translation>Ob ein Fang zählt, wenn der angesagte Pagat oder König mit eben dieser Karte verloren ging.</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>beides zählt</translation>
    </message>
    <message>
        <source>only the lost announcement</source>
        <translation>nur die verlorene Ansage</translation>
    </message>
    <message>
        <source>Lost announced Valat</source>
        <translation>Verlorener angesagter Valat</translation>
    </message>
    <message>
        <source>settled as they turned out</source>
        <translation>gegenverrechnet, wie sie ausgingen</translation>
    </message>
    <message>
        <source>lost together with it</source>
        <translation>mit ihm verloren</translation>
    </message>
    <message>
        <source>Later announcements of the bidder</source>
        <translation>Nachbessern</translation>
    </message>
    <message>
        <source>Whether the bidder may announce more extras in the last phase.</source>
        <translation>Ob wer spielt, in der letzten Phase noch Zusätze ansagen darf.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>only doubling</source>
        <translation>nur kontrieren</translation>
    </message>
    <message>
        <source>Giving up an announced card</source>
        <translation>Abhauen</translation>
    </message>
    <message>
        <source>What follows when an announced bird or king is given up without need.</source>
        <translation>Was folgt, wenn ein angesagter Vogel oder König freiwillig aufgegeben wird.</translation>
    </message>
    <message>
        <source>an offense</source>
        <translation>eine Renonce</translation>
    </message>
    <message>
        <source>only the extra is lost</source>
        <translation>nur der Zusatz ist verloren</translation>
    </message>
    <message>
        <source>Player without a trick</source>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>What a player without a trick gets in Trischaken.</source>
        <translation>Was eine Jungfrau beim Trischaken bekommt.</translation>
    </message>
    <message>
        <source>everything the losers pay</source>
        <translation>alles, was die Verlierer zahlen</translation>
    </message>
    <message>
        <source>two points from each</source>
        <translation>von jedem zwei Punkte</translation>
    </message>
    <message>
        <source>Double round within a double round</source>
        <translation>Doppeltes Radl im doppelten Radl</translation>
    </message>
    <message>
        <source>What happens when a double round would begin during another one.</source>
        <translation>Was geschieht, wenn ein doppeltes Radl während eines anderen beginnen würde.</translation>
    </message>
    <message>
        <source>it follows after the other</source>
        <translation>es wird angehängt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Schlussradl</translation>
    </message>
    <message>
        <source>With whom the doubled final round begins.</source>
        <translation>Bei wem das doppelte Schlussradl beginnt.</translation>
    </message>
    <message>
        <source>with the first forehand</source>
        <translation>zur ersten Vorhand</translation>
    </message>
    <message>
        <source>with the holder of the Skys in the last hand</source>
        <translation>zum Gstieß</translation>
    </message>
    <message>
        <source>no final round</source>
        <translation>kein Schlussradl</translation>
    </message>
    <message>
        <source>Time for putting right before play</source>
        <translation>Frist für Fehler vor dem Spiel</translation>
    </message>
    <message>
        <source>Until when a wrong call, talon or discard can be put right.</source>
        <translation>Bis wann falscher Ruf, Talon oder Ablage berichtigt werden kann.</translation>
    </message>
    <message>
        <source>until the second trick is led</source>
        <translation>bis zum zweiten Ausspiel</translation>
    </message>
    <message>
        <source>until the bidder is ready</source>
        <translation>bis „ich liege“</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Zu niedrige Ansage</translation>
    </message>
    <message>
        <source>What follows when a bid does not outrank the standing one.</source>
        <translation>Was folgt, wenn eine Ansage die stehende nicht überbietet.</translation>
    </message>
    <message>
        <source>it is put right</source>
        <translation>sie wird berichtigt</translation>
    </message>
    <message>
        <source>it counts as a pass</source>
        <translation>sie zählt als „weiter“</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Verwarnungen</translation>
    </message>
    <message>
        <source>First forehand</source>
        <translation>Erste Vorhand</translation>
    </message>
    <message>
        <source>How the forehand of the first hand is found.</source>
        <translation>Wie die erste Vorhand bestimmt wird.</translation>
    </message>
    <message>
        <source>by the highest card drawn</source>
        <translation>durch die höchste gezogene Karte</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>Lost negative games</source>
        <translation>Verlorene Negativspiele</translation>
    </message>
    <message>
        <source>they end at once</source>
        <translation>sie enden sofort</translation>
    </message>
    <message>
        <source>all twelve tricks are played</source>
        <translation>alle zwölf Stiche werden gespielt</translation>
    </message>
    <message>
        <source>Doubling by a partner</source>
        <translation>Kontra vom Partner</translation>
    </message>
    <message>
        <source>Whether a doubling that does not count leaves the step open to an opponent.</source>
        <translation>Ob ein Kontra, das nicht zählt, die Stufe für einen Gegner frei lässt.</translation>
    </message>
    <message>
        <source>no, each step is said once</source>
        <translation>nein, jede Stufe wird nur einmal gesagt</translation>
    </message>
    <message>
        <source>yes, it may be said again</source>
        <translation>ja, sie darf noch einmal gesagt werden</translation>
    </message>
    <message>
        <source>Skoty-Trophy</source>
        <translation>Skoty-Trophy-Regeln</translation>
    </message>
    <message>
        <source>Private rounds</source>
        <translation>Private Runden</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; double rounds double only what was announced.</source>
        <translation>Trischaken statt schleifen, Piccolo über dem Solorufer, Besserrufer nach Vögeln aufgeteilt, fünffärbiger Farbendreier, zwei Talonkarten statt einer, Honneurs; doppelte Radln verdoppeln nur Angesagtes.</translation>
    </message>
    <message>
        <source>With Pagatkassa</source>
        <translation>Mit Pagatkassa</translation>
    </message>
    <message>
        <source>No captures of king or Pagat, no silent sacks, no double rounds; doubling up to the Rekontra.</source>
        <translation>Kein Königfang und kein Pagatfang, keine stillen Säcke, keine doppelten Radln; Kontra bis zum Rekontra.</translation>
    </message>
    <message>
        <source>A common pot beside the scores: everybody pays a stake, and each announced Pagat wins or doubles it.</source>
        <translation>Eine gemeinsame Pagatkassa neben der Abrechnung: Jeder zahlt einen Einsatz, und jeder angesagte Pagat gewinnt oder verdoppelt sie.</translation>
    </message>
    <message>
        <source>What happens to game and extras when an announced Valat is lost.</source>
        <translation>Was mit Spiel und Zusätzen geschieht, wenn ein angesagter Valat verloren geht.</translation>
    </message>
    <message>
        <source>it starts again with the next hand</source>
        <translation>es beginnt mit dem nächsten Spiel neu</translation>
    </message>
    <message>
        <source>How many small slips a player is only warned for; the next one is an offense.</source>
        <translation>Für wie viele kleine Fehler es nur eine Verwarnung gibt; der nächste ist eine Renonce.</translation>
    </message>
    <message>
        <source>Whether negative games continue when they are lost.</source>
        <translation>Ob Negativspiele weitergespielt werden, wenn sie verloren sind.</translation>
    </message>
    <message>
        <source>No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Rekontra only.</source>
        <translation>Kein Pagat- und Königfang, keine stillen Säcke, keine doppelten Radln, Kontras nur bis Rekontra.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Captured Pagat</source>
        <translation>Gefangener Pagat</translation>
    </message>
    <message>
        <source>Whether a captured Pagat is paid.</source>
        <translation>Ob der Pagatfang zählt.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>Captured king</source>
        <translation>Gefangener König</translation>
    </message>
    <message>
        <source>Whether a captured called king is paid.</source>
        <translation>Ob der Königfang zählt.</translation>
    </message>
    <message>
        <source>Silent sacks</source>
        <translation>Stille Säcke</translation>
    </message>
    <message>
        <source>Double rounds</source>
        <translation>Doppelte Radln</translation>
    </message>
    <message>
        <source>Whether hands count double after Trischaken, after a hand without a score and in the final round.</source>
        <translation>Ob nach Trischaken, Fensterbank und im Schlussradl doppelt gezählt wird.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>Höchstes Kontra</translation>
    </message>
    <message>
        <source>Subkontra, ×8</source>
        <translation>bis Subkontra, ×8</translation>
    </message>
    <message>
        <source>Rekontra, ×4</source>
        <translation>bis Rekontra, ×4</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up</source>
        <translation>Trischaken statt schleifen</translation>
    </message>
    <message>
        <source>What the bidder may do when the called king lies in the talon.</source>
        <translation>Was möglich ist, wenn der gerufene König im Talon liegt.</translation>
    </message>
    <message>
        <source>give up the game and pay</source>
        <translation>schleifen und zahlen</translation>
    </message>
    <message>
        <source>turn the hand into Trischaken</source>
        <translation>das Spiel in Trischaken verwandeln</translation>
    </message>
    <message>
        <source>Trischaken without beating</source>
        <translation>Trischaken ohne Stichzwang</translation>
    </message>
    <message>
        <source>Whether the forehand may choose that tricks need not be beaten in Trischaken.</source>
        <translation>Ob der Trischaker den Stichzwang aufheben darf.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Piccolo above Solorufer</source>
        <translation>Piccolo über Solo</translation>
    </message>
    <message>
        <source>Whether Piccolo ranks above Solorufer and is worth three points.</source>
        <translation>Ob der Piccolo über dem Solorufer steht und drei Punkte wert ist.</translation>
    </message>
    <message>
        <source>below, two points</source>
        <translation>darunter, zwei Punkte</translation>
    </message>
    <message>
        <source>above, three points</source>
        <translation>darüber, drei Punkte</translation>
    </message>
    <message>
        <source>Besserrufer divided</source>
        <translation>Besserrufer aufgeteilt</translation>
    </message>
    <message>
        <source>Whether each bird has a bid of its own instead of Besserrufer and Solobesser.</source>
        <translation>Ob jeder Vogel ein eigenes Spiel hat, statt Besserrufer und Solobesser.</translation>
    </message>
    <message>
        <source>one bid for all birds</source>
        <translation>ein Spiel für alle Vögel</translation>
    </message>
    <message>
        <source>one bid for each bird</source>
        <translation>ein Spiel für jeden Vogel</translation>
    </message>
    <message>
        <source>Five-suited Farbendreier</source>
        <translation>Fünffärbiger Farbendreier</translation>
    </message>
    <message>
        <source>Whether the bidder may make trumps an ordinary fifth suit.</source>
        <translation>Ob Tarock zur echten fünften Farbe erklärt werden darf.</translation>
    </message>
    <message>
        <source>Two cards instead of one</source>
        <translation>Zweier statt Einer</translation>
    </message>
    <message>
        <source>How many talon cards are taken in Einer and Farbeneiner.</source>
        <translation>Wie viele Talonkarten im Einer und im Farbeneiner aufgenommen werden.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>Bonus for honors</source>
        <translation>Prämie für Honneurs</translation>
    </message>
    <message>
        <source>Whether four of the seven five-point cards in the dealt hand are paid.</source>
        <translation>Ob vier der sieben Honneurs im erhaltenen Blatt zählen.</translation>
    </message>
    <message>
        <source>one point from each other player</source>
        <translation>ein Punkt von jedem anderen</translation>
    </message>
    <message>
        <source>Compulsory open games</source>
        <translation>Pflicht-Ouverts</translation>
    </message>
    <message>
        <source>Whether Piccolo and Bettler can be played with closed cards.</source>
        <translation>Ob Piccolo und Bettler auch verdeckt gespielt werden.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>only with open cards</source>
        <translation>nur mit offenen Karten</translation>
    </message>
    <message>
        <source>What counts double in a double round</source>
        <translation>Was im doppelten Radl doppelt zählt</translation>
    </message>
    <message>
        <source>Whether silent extras count double as well.</source>
        <translation>Ob auch stille Zusätze doppelt zählen.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>game and announced extras</source>
        <translation>Spiel und angesagte Zusätze</translation>
    </message>
    <message>
        <source>Stake of the Pagat pot</source>
        <translation>Einsatz der Pagatkassa</translation>
    </message>
    <message>
        <source>What everybody pays into the pot when it is empty, and each dealer in addition; 0 means no pot.</source>
        <translation>Was alle in die leere Kassa zahlen und jeder Geber dazu; mit 0 gibt es keine Kassa.</translation>
    </message>
    <message>
        <source>How much the pot holds at most; 0 means no limit.</source>
        <translation>Wie viel höchstens in der Kassa liegt; mit 0 gibt es keine Grenze.</translation>
    </message>
    <message>
        <source>Limit of the Pagat pot</source>
        <translation>Obergrenze der Pagatkassa</translation>
    </message>
    <message>
        <source>Whether an unannounced sack is paid.</source>
        <translation>Ob nicht angesagte Säcke zählen.</translation>
    </message>
    <message>
        <source>Up to which step doubling may go.</source>
        <translation>Bis zu welcher Stufe kontriert werden darf.</translation>
    </message>
    <message>
        <source>Time of the talon</source>
        <translation>Zeitpunkt des Talons</translation>
    </message>
    <message>
        <source>When the talon is dealt.</source>
        <translation>Wann der Talon gegeben wird.</translation>
    </message>
    <message>
        <source>between the two rounds of six</source>
        <translation>zwischen den beiden Runden zu sechs</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>zu Beginn</translation>
    </message>
</context>
<context>
    <name>KoenigrufenPublicMessages</name>
    <message>
        <source>{seat} discarded a suit card although a trump could be discarded.</source>
        <translation>{seat} verlegt eine Farbkarte, obwohl Tarock verlegt werden kann.</translation>
    </message>
    <message>
        <source>{seat} discarded a suit card face down.</source>
        <translation>{seat} verlegt eine Farbkarte verdeckt.</translation>
    </message>
    <message>
        <source>{seat} discarded the last bird that could be announced.</source>
        <translation>{seat} verlegt den letzten Vogel, der angesagt werden kann.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenReadings</name>
    <message>
        <source>May the forehand open with a forehand game before the others have passed?</source>
        <translation>Darf die Vorhand ein Vorhandspiel ansagen, bevor die anderen „weiter“ gesagt haben?</translation>
    </message>
    <message>
        <source>No: only after three passes, because everybody must have agreed.</source>
        <translation>Nein: erst nach dreimal „weiter“, denn alle müssen sie gutgeheißen haben.</translation>
    </message>
    <message>
        <source>The value: that is the heading of the column.</source>
        <translation>Der Wert: So heißt die Spalte.</translation>
    </message>
    <message>
        <source>Is the capture included when an announced Pagat or called king is beaten?</source>
        <translation>Ist der Fang enthalten, wenn ein angesagter Pagat oder gerufener König gestochen wird?</translation>
    </message>
    <message>
        <source>They are settled as they turned out and set off against it.</source>
        <translation>Sie werden verrechnet, wie sie ausgingen, und gegengerechnet.</translation>
    </message>
    <message>
        <source>What follows when an announced card is given up without need?</source>
        <translation>Was folgt, wenn eine angesagte Karte freiwillig aufgegeben wird?</translation>
    </message>
    <message>
        <source>What does the Jungfrau get?</source>
        <translation>Was bekommt die Jungfrau?</translation>
    </message>
    <message>
        <source>Everything that the losers pay.</source>
        <translation>Alles, was die Verlierer zahlen.</translation>
    </message>
    <message>
        <source>They merge: the next full round of hands counts double, never more.</source>
        <translation>Sie fallen zusammen: Das nächste ganze Radl zählt doppelt, nie vierfach.</translation>
    </message>
    <message>
        <source>Does “equal” mean the same game or the same value?</source>
        <translation>Heißt „gleichwertig“ dasselbe Spiel oder derselbe Wert?</translation>
    </message>
    <message>
        <source>No: it has a row of its own and is paid beside the lost announcement.</source>
        <translation>Nein: Er zählt neben der verlorenen Ansage, er hat eine eigene Zeile.</translation>
    </message>
    <message>
        <source>What happens to the game and the extras when an announced Valat is lost?</source>
        <translation>Was wird aus Spiel und Zusätzen, wenn ein angesagter Valat verloren geht?</translation>
    </message>
    <message>
        <source>May the bidder still announce after finishing the announcements?</source>
        <translation>Darf man nach „ich liege“ noch ansagen?</translation>
    </message>
    <message>
        <source>Yes, when it is the bidder&apos;s turn.</source>
        <translation>Ja, wenn man an der Reihe ist.</translation>
    </message>
    <message>
        <source>It is an offense (Renonce), because it is forbidden.</source>
        <translation>Es ist eine Renonce, denn es ist verboten.</translation>
    </message>
    <message>
        <source>What if a double round begins during another one?</source>
        <translation>Was gilt, wenn ein doppeltes Radl in einem anderen beginnt?</translation>
    </message>
    <message>
        <source>Which hands are the final round?</source>
        <translation>Welche Spiele bilden das Schlussradl?</translation>
    </message>
    <message>
        <source>The running round is finished, then one doubled hand for each person from the first forehand on.</source>
        <translation>Das laufende Radl wird zu Ende gespielt, dann folgt ab der ersten Vorhand je Person ein doppeltes Spiel.</translation>
    </message>
    <message>
        <source>Until when can a wrong call, talon or discard be put right?</source>
        <translation>Bis wann können falscher Ruf, Talon oder Ablage berichtigt werden?</translation>
    </message>
    <message>
        <source>Until the first trick is turned or the second is led.</source>
        <translation>Bis der erste Stich umgedreht oder der zweite ausgespielt ist.</translation>
    </message>
    <message>
        <source>It is put right with a warning; no trick has been turned.</source>
        <translation>Sie wird mit einer Verwarnung berichtigt; es ist noch kein Stich umgedreht.</translation>
    </message>
    <message>
        <source>Is every slip an offense (Renonce)?</source>
        <translation>Ist jeder kleine Fehler eine Renonce?</translation>
    </message>
    <message>
        <source>No: slips that make no difference to the result are put right with a warning, a few times.</source>
        <translation>Nein: Fehler, die am Ergebnis nichts ändern, werden einige Male mit einer Verwarnung berichtigt.</translation>
    </message>
    <message>
        <source>Trumps rank above suits, then the rank in the trick counts; ties draw again.</source>
        <translation>Tarock vor Farbe, dann nach Stichkraft; bei Gleichstand wird neu gezogen.</translation>
    </message>
    <message>
        <source>Four of the seven honors in the dealt hand, said at the first turn: one point from each other player.</source>
        <translation>Vier der sieben Honneurs im Blatt, bei der ersten Gelegenheit angesagt: ein Punkt von jedem anderen.</translation>
    </message>
    <message>
        <source>Einer and Farbeneiner take two cards and discard two.</source>
        <translation>Einer und Farbeneiner nehmen zwei Karten auf und verlegen zwei.</translation>
    </message>
    <message>
        <source>What does not apply in a five-suited Farbendreier?</source>
        <translation>Was entfällt im fünffärbigen Farbendreier?</translation>
    </message>
    <message>
        <source>Trumps are an ordinary suit: they are not forced, and may be led at any time.</source>
        <translation>Tarock ist eine gewöhnliche Farbe: Es wird nicht erzwungen und darf jederzeit ausgespielt werden.</translation>
    </message>
    <message>
        <source>Four bids of their own with talon; the bird named must be dealt and announced; there is no Solobesser.</source>
        <translation>Vier eigene Spiele mit Talon; der genannte Vogel muss im Blatt sein und angesagt werden; der Solobesser entfällt.</translation>
    </message>
    <message>
        <source>The announcer&apos;s side in equal parts, the odd unit to the announcer; Kontra and double rounds do not change it.</source>
        <translation>Die ansagende Partei zu gleichen Teilen, der Rest dem Ansager; Kontra und doppelte Radln berühren sie nicht.</translation>
    </message>
    <message>
        <source>Does a lost negative game continue?</source>
        <translation>Geht ein verlorenes Negativspiel weiter?</translation>
    </message>
    <message>
        <source>What does it mean that only announcements count double in a double round?</source>
        <translation>Was heißt „nur Ansagen verradeln“?</translation>
    </message>
    <message>
        <source>Who plays Trischaken instead of giving up the game?</source>
        <translation>Wer spielt Trischaken statt zu schleifen?</translation>
    </message>
    <message>
        <source>The bidder is Trischaker with the talon shown, and leads.</source>
        <translation>Wer gespielt hat, ist Trischaker mit aufgedecktem Talon und spielt aus.</translation>
    </message>
    <message>
        <source>No captures, no silent sacks, no doubled hands at all, Kontra up to Rekontra.</source>
        <translation>Kein Fang, keine stillen Säcke, nie doppelte Spiele, Kontra bis Rekontra.</translation>
    </message>
    <message>
        <source>Until the next player has spoken: the others relied on it when they bid and passed, and no correction undoes that.</source>
        <translation>Bis der nächste Spieler gesprochen hat: Die anderen haben im Vertrauen darauf lizitiert und gepasst, und das macht keine Berichtigung rückgängig.</translation>
    </message>
    <message>
        <source>How is the first forehand drawn?</source>
        <translation>Wie wird die erste Vorhand gezogen?</translation>
    </message>
    <message>
        <source>Is a bird given up as well if it is held back in its own trick?</source>
        <translation>Ist ein Vogel auch aufgegeben, wenn er in seinem Stich zurückgehalten wird?</translation>
    </message>
    <message>
        <source>Yes: it is a Renonce, like playing it too early.</source>
        <translation>Ja: Das ist eine Renonce wie das vorzeitige Ausspielen.</translation>
    </message>
    <message>
        <source>Must the Pagat be played on Skys and Mond in a negative game?</source>
        <translation>Muss im Negativspiel auf Sküs und Mond der Pagat gespielt werden?</translation>
    </message>
    <message>
        <source>Yes: there it is the highest trump, and you must beat the trick.</source>
        <translation>Ja: Dort ist er das höchste Tarock, und es gilt Stichzwang.</translation>
    </message>
    <message>
        <source>What follows a wrong bid?</source>
        <translation>Was folgt auf eine falsche Ansage in der Lizitation?</translation>
    </message>
    <message>
        <source>What is the bonus for Honneurs?</source>
        <translation>Was ist die Prämie für Honneurs?</translation>
    </message>
    <message>
        <source>What do compulsory ouverts mean?</source>
        <translation>Was bedeuten Pflicht-ouverts?</translation>
    </message>
    <message>
        <source>Piccolo and Bettler are not offered; negative games begin with the half-open ones.</source>
        <translation>Piccolo und Bettler entfallen; Negativspiele beginnen mit semi-ouvert.</translation>
    </message>
    <message>
        <source>What changes with two cards instead of one?</source>
        <translation>Was ändert sich mit zwei Karten statt einer?</translation>
    </message>
    <message>
        <source>How is the Besserrufer divided?</source>
        <translation>Wie wird der Besserrufer aufgeteilt?</translation>
    </message>
    <message>
        <source>Who shares the Pagat pot, and how?</source>
        <translation>Wer teilt sich die Pagatkassa, und wie?</translation>
    </message>
    <message>
        <source>It ends when all running negative games are lost.</source>
        <translation>Es endet, sobald alle laufenden Negativspiele verloren sind.</translation>
    </message>
    <message>
        <source>Game and announced extras count double, silent extras single.</source>
        <translation>Spiel und angesagte Zusätze zählen doppelt, stille einfach.</translation>
    </message>
    <message>
        <source>What does the Skoty-Trophy change?</source>
        <translation>Was ändert die Skoty-Trophy?</translation>
    </message>
    <message>
        <source>Does the void Kontra of a partner block that of an opponent?</source>
        <translation>Verhindert das ungültige Kontra eines Partners das eines Gegners?</translation>
    </message>
    <message>
        <source>No: it does not count, so an opponent may still say it.</source>
        <translation>Nein: Es gilt nicht, daher kann ein Gegner es noch sagen.</translation>
    </message>
    <message>
        <source>What follows a misdeal that is noticed before the bidding?</source>
        <translation>Was folgt, wenn ein Vergeben vor der Lizitation bemerkt wird?</translation>
    </message>
    <message>
        <source>The same dealer deals again; the sheet is silent.</source>
        <translation>Derselbe Geber gibt noch einmal; die Regeln schweigen dazu.</translation>
    </message>
    <message>
        <source>Until when can a Besserrufer without a bird be put right?</source>
        <translation>Bis wann lässt sich ein Besserrufer ohne Vogel berichtigen?</translation>
    </message>
    <message>
        <source>Who bears the doubt if cards are mixed before a claim is settled?</source>
        <translation>Zu wessen Lasten geht der Zweifel, wenn Karten vor der Klärung vermischt werden?</translation>
    </message>
    <message>
        <source>The player who mixed them; the sheet is silent.</source>
        <translation>Zu Lasten des Spielers, der sie vermischt hat; die Regeln schweigen dazu.</translation>
    </message>
    <message>
        <source>May a player who sits out comment or look at the talon?</source>
        <translation>Darf ein aussetzender Spieler dreinreden oder den Talon ansehen?</translation>
    </message>
    <message>
        <source>No, but such a player never pays; the sheet is silent.</source>
        <translation>Nein, doch zahlt so ein Spieler nie; die Regeln schweigen dazu.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRights</name>
    <message>
        <source>You must keep an announced bird for its trick if you can.</source>
        <translation>Sie müssen einen angesagten Vogel bis zu seinem Stich behalten, wenn Sie können.</translation>
    </message>
    <message>
        <source>After saying “ready” the bidder may only double.</source>
        <translation>Nach „ich liege“ darf nur noch kontriert werden.</translation>
    </message>
    <message>
        <source>You must play an announced bird in its trick if it is legal.</source>
        <translation>Sie müssen einen angesagten Vogel in seinem Stich spielen, wenn Sie dürfen.</translation>
    </message>
    <message>
        <source>You must keep an announced king for the last trick if you can.</source>
        <translation>Sie müssen den angesagten König bis zum letzten Stich behalten, wenn Sie können.</translation>
    </message>
    <message>
        <source>Of several announced birds you must play the highest first.</source>
        <translation>Von mehreren angesagten Vögeln müssen Sie den höchsten zuerst spielen.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps first.</source>
        <translation>Im Farbenspiel müssen Sie zuerst Tarock verlegen.</translation>
    </message>
    <message>
        <source>In a suit game you must discard a suit card face up.</source>
        <translation>Im Farbenspiel müssen Sie eine Farbkarte offen verlegen.</translation>
    </message>
    <message>
        <source>You must keep a bird that you have to announce.</source>
        <translation>Einen Vogel, den Sie ansagen müssen, müssen Sie behalten.</translation>
    </message>
    <message>
        <source>You must call the king before you turn up the talon.</source>
        <translation>Sie müssen den König rufen, bevor Sie den Talon aufdecken.</translation>
    </message>
    <message>
        <source>You may take only the chosen half or card of the talon.</source>
        <translation>Sie dürfen nur die gewählte Hälfte oder Karte des Talons aufnehmen.</translation>
    </message>
    <message>
        <source>In a Sechserdreier the others must not see the talon.</source>
        <translation>Im Sechserdreier dürfen die anderen den Talon nicht sehen.</translation>
    </message>
    <message>
        <source>Nobody may look at a closed talon.</source>
        <translation>In den verdeckten Talon darf niemand sehen.</translation>
    </message>
    <message>
        <source>You may give up only if the called king lies in the talon, before you take a half.</source>
        <translation>Schleifen dürfen Sie nur, wenn der gerufene König im Talon liegt, und bevor Sie eine Hälfte aufnehmen.</translation>
    </message>
    <message>
        <source>You may look only at the previous trick.</source>
        <translation>Sie dürfen nur den vorigen Stich ansehen.</translation>
    </message>
    <message>
        <source>You must keep cards, partner and plans to yourself.</source>
        <translation>Karten, Partner und Absichten müssen Sie für sich behalten.</translation>
    </message>
    <message>
        <source>You must not double a game that is given up or whose called king lies in the talon.</source>
        <translation>Ein geschliffenes Spiel oder ein Solo mit dem gerufenen König im Talon dürfen Sie nicht kontrieren.</translation>
    </message>
    <message>
        <source>A player who sits out must keep silent and must not look at the talon.</source>
        <translation>Wer aussetzt, muss schweigen und darf nicht in den Talon sehen.</translation>
    </message>
    <message>
        <source>You must call a king that you do not hold, unless you hold all four.</source>
        <translation>Sie müssen einen fremden König rufen, außer Sie haben alle vier.</translation>
    </message>
    <message>
        <source>You may call the fourth only if you hold exactly three kings.</source>
        <translation>Sie dürfen den Vierten nur rufen, wenn Sie genau drei Könige haben.</translation>
    </message>
    <message>
        <source>For this game you must hold a bird in the dealt hand.</source>
        <translation>Für dieses Spiel müssen Sie einen Vogel im erhaltenen Blatt haben.</translation>
    </message>
    <message>
        <source>You must not bid again after passing.</source>
        <translation>Wer „weiter“ gesagt hat, darf nicht mehr mitbieten.</translation>
    </message>
    <message>
        <source>You may raise your own game only after somebody has outbid it.</source>
        <translation>Sie dürfen Ihr Spiel nur erhöhen, wenn es überboten worden ist.</translation>
    </message>
    <message>
        <source>Only the forehand may bid these games, after all others have passed.</source>
        <translation>Diese Spiele darf nur die Vorhand ansagen, wenn alle anderen „weiter“ gesagt haben.</translation>
    </message>
    <message>
        <source>You may join only a negative game of the same value.</source>
        <translation>Sie dürfen sich nur einem gleichwertigen Negativspiel anschließen.</translation>
    </message>
    <message>
        <source>You must announce one of the dealt birds before you say that you are ready.</source>
        <translation>Einen der erhaltenen Vögel müssen Sie vor „ich liege“ ansagen.</translation>
    </message>
    <message>
        <source>You may announce only the extras of this game.</source>
        <translation>Sie dürfen nur die Zusätze dieses Spiels ansagen.</translation>
    </message>
    <message>
        <source>The others must wait until the bidder is ready.</source>
        <translation>Die anderen müssen „ich liege“ abwarten.</translation>
    </message>
    <message>
        <source>You must count the cards in threes and take off two points for each three.</source>
        <translation>Sie müssen die Karten zu je drei zählen und jeweils zwei Punkte abziehen.</translation>
    </message>
    <message>
        <source>You must lay your cards open after the first trick, before the second lead.</source>
        <translation>Sie müssen Ihre Karten nach dem ersten Stich aufdecken, vor dem zweiten Ausspiel.</translation>
    </message>
    <message>
        <source>You must keep silent in open games.</source>
        <translation>Bei offenen Spielen müssen Sie schweigen.</translation>
    </message>
    <message>
        <source>You must keep cards, tricks and talon apart until a claim is settled.</source>
        <translation>Sie müssen Karten, Stiche und Talon getrennt lassen, bis eine Reklamation geklärt ist.</translation>
    </message>
    <message>
        <source>You must leave a legal card on the table.</source>
        <translation>Eine erlaubte Karte müssen Sie liegen lassen.</translation>
    </message>
    <message>
        <source>You may lay cards open only when the game asks for it.</source>
        <translation>Sie dürfen Karten nur aufdecken, wenn das Spiel es verlangt.</translation>
    </message>
    <message>
        <source>You may double only opponents.</source>
        <translation>Sie dürfen nur Gegner kontrieren.</translation>
    </message>
    <message>
        <source>You must say before the lead which tricks the talon goes to.</source>
        <translation>Sie müssen vor dem Ausspiel sagen, zu welchen Stichen der Talon kommt.</translation>
    </message>
    <message>
        <source>Each talon card must go to its own trick, from the top.</source>
        <translation>Jede Talonkarte muss zu ihrem Stich kommen, von oben.</translation>
    </message>
    <message>
        <source>Somebody must cut or knock before every deal.</source>
        <translation>Vor jedem Geben muss abgehoben oder geklopft werden.</translation>
    </message>
    <message>
        <source>The dealer must pay the stake before the deal.</source>
        <translation>Der Geber muss den Einsatz vor dem Geben zahlen.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRules</name>
    <message>
        <source>Announced bird played early</source>
        <translation>Angesagter Vogel zu früh gespielt</translation>
    </message>
    <message>
        <source>Announced bird held back</source>
        <translation>Angesagter Vogel zurückgehalten</translation>
    </message>
    <message>
        <source>Announced king played early</source>
        <translation>Angesagter König zu früh gespielt</translation>
    </message>
    <message>
        <source>Lower bird before a higher one</source>
        <translation>Niedriger Vogel vor dem höheren</translation>
    </message>
    <message>
        <source>Suit card discarded without need</source>
        <translation>Farbkarte ohne Zwang verlegt</translation>
    </message>
    <message>
        <source>Suit card discarded face down</source>
        <translation>Farbkarte verdeckt verlegt</translation>
    </message>
    <message>
        <source>Last bird discarded</source>
        <translation>Letzten Vogel verlegt</translation>
    </message>
    <message>
        <source>Talon turned up too early</source>
        <translation>Talon zu früh aufgedeckt</translation>
    </message>
    <message>
        <source>Wrong talon cards taken</source>
        <translation>Falsche Talonkarten genommen</translation>
    </message>
    <message>
        <source>Hidden talon shown</source>
        <translation>Verdeckten Talon gezeigt</translation>
    </message>
    <message>
        <source>Looking at the talon</source>
        <translation>In den Talon gesehen</translation>
    </message>
    <message>
        <source>Game given up without the right to do so</source>
        <translation>Zu Unrecht geschliffen</translation>
    </message>
    <message>
        <source>Game joined without the right to do so</source>
        <translation>Unerlaubtes „bei“</translation>
    </message>
    <message>
        <source>Doubling that does not count</source>
        <translation>Kontra, das nicht zählt</translation>
    </message>
    <message>
        <source>Announcing after finishing</source>
        <translation>Ansage nach „ich liege“</translation>
    </message>
    <message>
        <source>Looking at an older trick</source>
        <translation>Älteren Stich angesehen</translation>
    </message>
    <message>
        <source>Giving away cards or plans</source>
        <translation>Spielverrat</translation>
    </message>
    <message>
        <source>Talking in an open game</source>
        <translation>Schweigepflicht verletzt</translation>
    </message>
    <message>
        <source>Cards mixed before a claim is settled</source>
        <translation>Karten vor der Klärung vermischt</translation>
    </message>
    <message>
        <source>Interference by a player who sits out</source>
        <translation>Einmischung eines aussetzenden Spielers</translation>
    </message>
    <message>
        <source>Own king called</source>
        <translation>Eigenen König gerufen</translation>
    </message>
    <message>
        <source>The fourth called without three kings</source>
        <translation>Den Vierten ohne drei Könige gerufen</translation>
    </message>
    <message>
        <source>Bird game without a bird</source>
        <translation>Vogelspiel ohne Vogel</translation>
    </message>
    <message>
        <source>Bid after a pass</source>
        <translation>Ansage nach „weiter“</translation>
    </message>
    <message>
        <source>Own game raised without need</source>
        <translation>Eigenes Spiel erhöht</translation>
    </message>
    <message>
        <source>Forehand game at the wrong moment</source>
        <translation>Vorhandspiel zur falschen Zeit</translation>
    </message>
    <message>
        <source>No bird announced</source>
        <translation>Kein Vogel angesagt</translation>
    </message>
    <message>
        <source>Extra that this game does not have</source>
        <translation>Zusatz, den das Spiel nicht kennt</translation>
    </message>
    <message>
        <source>Speaking before the bidder is ready</source>
        <translation>Reden vor „ich liege“</translation>
    </message>
    <message>
        <source>Allowed card taken back</source>
        <translation>Erlaubte Karte zurückgenommen</translation>
    </message>
    <message>
        <source>Cards laid open too late</source>
        <translation>Zu spät aufgedeckt</translation>
    </message>
    <message>
        <source>Cards laid open too early</source>
        <translation>Zu früh aufgedeckt</translation>
    </message>
    <message>
        <source>Doubling between partners</source>
        <translation>Kontra unter Partnern</translation>
    </message>
    <message>
        <source>Talon not allotted before the lead</source>
        <translation>Talon vor dem Ausspiel nicht zugeteilt</translation>
    </message>
    <message>
        <source>Talon card at the wrong trick</source>
        <translation>Talonkarte beim falschen Stich</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Ohne Abheben gegeben</translation>
    </message>
    <message>
        <source>Wrong count</source>
        <translation>Falsch gezählt</translation>
    </message>
    <message>
        <source>Stake not paid</source>
        <translation>Einsatz nicht bezahlt</translation>
    </message>
</context>
<context>
    <name>KoenigrufenSubjects</name>
    <message>
        <source>{name}: kind of game</source>
        <translation>{name}: Art des Spiels</translation>
    </message>
    <message>
        <source>{name}: tricks that win</source>
        <translation>{name}: Stiche zum Gewinn</translation>
    </message>
    <message>
        <source>{name}: who plays with open cards</source>
        <translation>{name}: wer offen spielt</translation>
    </message>
    <message>
        <source>{name}: factor of the extras</source>
        <translation>{name}: Faktor der Zusätze</translation>
    </message>
    <message>
        <source>{name}: paid by or to each other player</source>
        <translation>{name}: wird mit jedem anderen verrechnet</translation>
    </message>
    <message>
        <source>{name}: paid for a lost game</source>
        <translation>{name}: gezahlt für das verlorene Spiel</translation>
    </message>
    <message>
        <source>{name}: one of these must be announced</source>
        <translation>{name}: eines davon muss angesagt werden</translation>
    </message>
    <message>
        <source>{name}: played only beside</source>
        <translation>{name}: nur neben</translation>
    </message>
    <message>
        <source>{name}: the card</source>
        <translation>{name}: die Karte</translation>
    </message>
    <message>
        <source>{name}: number of the trick</source>
        <translation>{name}: Nummer des Stichs</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}: Kartenpunkte</translation>
    </message>
    <message>
        <source>{name}: cards in the hand</source>
        <translation>{name}: Karten im Blatt</translation>
    </message>
    <message>
        <source>{name}: when it counts</source>
        <translation>{name}: wann es zählt</translation>
    </message>
    <message>
        <source>{name}: never doubled by the game</source>
        <translation>{name}: vom Spiel nie verdoppelt</translation>
    </message>
    <message>
        <source>Players of a hand</source>
        <translation>Spieler in einem Spiel</translation>
    </message>
    <message>
        <source>Rounds dealt before the talon</source>
        <translation>Runden vor dem Talon</translation>
    </message>
    <message>
        <source>What the forehand may also bid at once</source>
        <translation>Was die Vorhand auch gleich ansagen darf</translation>
    </message>
    <message>
        <source>{name}: rank of the bid that drives it out</source>
        <translation>{name}: ab welchem Rang er ausgetrieben wird</translation>
    </message>
    <message>
        <source>Kings needed to call the fourth</source>
        <translation>Wie viele Könige haben muss, wer „den Vierten“ ruft</translation>
    </message>
    <message>
        <source>Kings needed to call one&apos;s own</source>
        <translation>Wie viele Könige haben muss, wer einen eigenen ruft</translation>
    </message>
    <message>
        <source>Duties where trumps win</source>
        <translation>Zwänge, wo Tarock sticht</translation>
    </message>
    <message>
        <source>Duties in suit games</source>
        <translation>Zwänge in Farbspielen</translation>
    </message>
    <message>
        <source>Duties in suit games with five suits</source>
        <translation>Zwänge in fünffärbigen Farbspielen</translation>
    </message>
    <message>
        <source>Duties in negative games</source>
        <translation>Zwänge in Negativspielen</translation>
    </message>
    <message>
        <source>Duties in Trischaken without having to win</source>
        <translation>Zwänge im Trischaken ohne Stichzwang</translation>
    </message>
    <message>
        <source>Tricks before open cards are laid down</source>
        <translation>Stiche, bevor offene Karten aufgelegt werden</translation>
    </message>
    <message>
        <source>Trischaken: tricks that may get the talon</source>
        <translation>Trischaken: Stiche, die den Talon bekommen können</translation>
    </message>
    <message>
        <source>Trischaken: points with which one pays alone</source>
        <translation>Trischaken: Punkte, mit denen einer allein zahlt</translation>
    </message>
    <message>
        <source>Trischaken: factor if the Trischaker does</source>
        <translation>Trischaken: Faktor, wenn es der Trischaker ist</translation>
    </message>
    <message>
        <source>Trischaken: all tricks or a Renonce, to each other player</source>
        <translation>Trischaken: alle Stiche oder Renonce, an jeden anderen</translation>
    </message>
    <message>
        <source>Rounds that count double</source>
        <translation>Runden, die doppelt zählen</translation>
    </message>
</context>
<context>
    <name>KoenigrufenTitles</name>
    <message>
        <source>Speisen (table of games)</source>
        <translation>Speisen</translation>
    </message>
    <message>
        <source>Zutaten (table of extras)</source>
        <translation>Zutaten</translation>
    </message>
    <message>
        <source>Kaiserstich (emperor&apos;s trick)</source>
        <translation>Kaiserstich</translation>
    </message>
    <message>
        <source>Grundlagen (basics)</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Grundlagen: following suit</source>
        <translation>Grundlagen: Farb- und Tarockzwang</translation>
    </message>
    <message>
        <source>Grundlagen: counting</source>
        <translation>Grundlagen: Zählen</translation>
    </message>
    <message>
        <source>Allgemeines (general)</source>
        <translation>Allgemeines</translation>
    </message>
    <message>
        <source>Allgemeines: corrections</source>
        <translation>Allgemeines: Was liegt, das pickt</translation>
    </message>
    <message>
        <source>Lizitation, phase I (bidding)</source>
        <translation>Lizitation, Phase I (Ersteigerung)</translation>
    </message>
    <message>
        <source>Lizitation, phase II (call and announcements)</source>
        <translation>Lizitation, Phase II (Ruf/Ansage)</translation>
    </message>
    <message>
        <source>Lizitation, phase III (close)</source>
        <translation>Lizitation, Phase III (Abschluss)</translation>
    </message>
    <message>
        <source>Vorhandspiele (forehand games)</source>
        <translation>Vorhandspiele</translation>
    </message>
    <message>
        <source>Solospiele (solo games)</source>
        <translation>Solospiele</translation>
    </message>
    <message>
        <source>Farbspiele (suit games)</source>
        <translation>Farbspiele</translation>
    </message>
    <message>
        <source>Übrige Positivspiele (other positive games)</source>
        <translation>Übrige Positivspiele</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: discards</source>
        <translation>Übrige Positivspiele: Ablage</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: king in the talon</source>
        <translation>Übrige Positivspiele: König im Talon</translation>
    </message>
    <message>
        <source>Negativspiele (negative games)</source>
        <translation>Negativspiele</translation>
    </message>
    <message>
        <source>Negativspiele: joining a game</source>
        <translation>Negativspiele: Spiele „be-ie“</translation>
    </message>
    <message>
        <source>Zusätze (extras)</source>
        <translation>Zusätze</translation>
    </message>
    <message>
        <source>Zusätze: birds and König ultimo</source>
        <translation>Zusätze: Vögel und König ultimo</translation>
    </message>
    <message>
        <source>Renonce (offenses)</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Renonce: fair play</source>
        <translation>Renonce: Fair Play</translation>
    </message>
    <message>
        <source>Optionale Regeln (optional rules)</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>Optionale Regeln: Pagat pot</source>
        <translation>Optionale Regeln: Pagatkassa</translation>
    </message>
    <message>
        <source>Grundlagen: dealing</source>
        <translation>Grundlagen: Geben</translation>
    </message>
    <message>
        <source>Grundlagen: playing and leading</source>
        <translation>Grundlagen: Spielen und Ausspielen</translation>
    </message>
    <message>
        <source>Allgemeines: what may be looked at</source>
        <translation>Allgemeines: was eingesehen werden darf</translation>
    </message>
    <message>
        <source>Allgemeines: doubling</source>
        <translation>Allgemeines: Kontrieren</translation>
    </message>
    <message>
        <source>Lizitation, phase II: the call</source>
        <translation>Lizitation, Phase II: der Ruf</translation>
    </message>
    <message>
        <source>Speisen: games with a bird</source>
        <translation>Speisen: Spiele mit Vogel</translation>
    </message>
    <message>
        <source>Farbspiele: discards</source>
        <translation>Farbspiele: Ablage</translation>
    </message>
    <message>
        <source>Farbspiele: extras</source>
        <translation>Farbspiele: Zusätze</translation>
    </message>
    <message>
        <source>Negativspiele: open games</source>
        <translation>Negativspiele: Ouvert-Spiele</translation>
    </message>
    <message>
        <source>Negativspiele: Trischaken</source>
        <translation>Negativspiele: Trischaken</translation>
    </message>
</context>
<context>
    <name>KoenigrufenValues</name>
    <message>
        <source>trumps win</source>
        <translation>Tarock sticht</translation>
    </message>
    <message>
        <source>suit game</source>
        <translation>Farbspiel</translation>
    </message>
    <message>
        <source>negative game</source>
        <translation>Negativspiel</translation>
    </message>
    <message>
        <source>for the fewest points</source>
        <translation>um die wenigsten Punkte</translation>
    </message>
    <message>
        <source>none, it goes to the opponents</source>
        <translation>keine, er gehört den Gegnern</translation>
    </message>
    <message>
        <source>none, it goes with the tricks</source>
        <translation>keine, er kommt zu den Stichen</translation>
    </message>
    <message>
        <source>none, it counts for nobody</source>
        <translation>keine, er zählt für niemanden</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>der Spielansager</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>also in suit games</source>
        <translation>auch in Farbspielen</translation>
    </message>
    <message>
        <source>only where a king is called</source>
        <translation>nur wo ein König gerufen wird</translation>
    </message>
    <message>
        <source>beside a Valat too</source>
        <translation>auch neben einem Valat</translation>
    </message>
    <message>
        <source>without the suit a trump is played</source>
        <translation>Tarockzwang</translation>
    </message>
    <message>
        <source>the trick is beaten if possible</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>trumps take suits</source>
        <translation>Tarock sticht die Farben</translation>
    </message>
    <message>
        <source>the Pagat takes Mond and Skys</source>
        <translation>der Pagat sticht Mond und Sküs</translation>
    </message>
    <message>
        <source>suits are led before trumps</source>
        <translation>Farbausspielzwang</translation>
    </message>
    <message>
        <source>the Pagat must be played to Mond and Skys</source>
        <translation>auf Mond und Sküs muss der Pagat</translation>
    </message>
    <message>
        <source>the Pagat may be played to Mond and Skys</source>
        <translation>auf Mond und Sküs darf der Pagat</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Learn from my &amp;hands</source>
        <translation>Aus meinen &amp;Spielen lernen</translation>
    </message>
    <message>
        <source>&amp;Questions for judges</source>
        <translation>&amp;Fragen für die Spielleitung</translation>
    </message>
    <message>
        <source>The &amp;first hand again</source>
        <translation>&amp;Erstes Spiel noch einmal</translation>
    </message>
    <message>
        <source>Ne&amp;xt lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>Lectures</name>
    <message>
        <source>Show &amp;from a playlist…</source>
        <translation>Abendp&amp;rogramm öffnen …</translation>
    </message>
    <message>
        <source>Bac&amp;k to the evening</source>
        <translation>Zurü&amp;ck zum Abendprogramm</translation>
    </message>
    <message>
        <source>Add this hand to a &amp;playlist…</source>
        <translation>Dieses Spiel ins Abendprogramm a&amp;ufnehmen …</translation>
    </message>
    <message>
        <source>Open a playlist</source>
        <translation>Abendprogramm öffnen</translation>
    </message>
    <message>
        <source>Nothing is on this playlist.</source>
        <translation>In diesem Abendprogramm steht nichts.</translation>
    </message>
    <message>
        <source>{game}, hand {number}</source>
        <translation>{game}, Spiel {number}</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>abend</translation>
    </message>
    <message>
        <source>Add to a playlist</source>
        <translation>Ins Abendprogramm aufnehmen</translation>
    </message>
    <message>
        <source>Hand {number} is on the playlist {file}.</source>
        <translation>Spiel {number} steht im Abendprogramm {file}.</translation>
    </message>
    <message>
        <source>Playlists (*.tarock-lecture)</source>
        <translation>Abendprogramme (*.tarock-lecture)</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Written</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Gezahlt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>contents: {amount}</source>
        <translation>Inhalt: {amount}</translation>
    </message>
    <message>
        <source>Check total</source>
        <translation>Kontrollsumme</translation>
    </message>
</context>
<context>
    <name>LessonMaking</name>
    <message>
        <source>Make a &amp;lesson…</source>
        <translation>Lektion &amp;daraus machen …</translation>
    </message>
    <message>
        <source>Ask here &amp;in a lesson</source>
        <translation>Hier in einer Le&amp;ktion fragen</translation>
    </message>
    <message>
        <source>This is not asked any more.</source>
        <translation>Danach wird nicht mehr gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) of this hand will be asked.</source>
        <translation>
            <numerusform>Nach %n Zug dieses Spiels wird gefragt.</numerusform>
            <numerusform>Nach %n Zügen dieses Spiels wird gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Lektion daraus machen …</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lektionen (*.toml)</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Lektion daraus machen</translation>
    </message>
    <message>
        <source>No lesson can be made of this hand: an act cannot be asked, or there was a ruling.</source>
        <translation>Aus diesem Spiel wird keine Lektion: Ein Zug lässt sich nicht fragen, oder es gab eine Entscheidung.</translation>
    </message>
    <message>
        <source>The lesson is saved. Those in this folder stand below the course.</source>
        <translation>Die Lektion ist gespeichert. Lektionen aus diesem Ordner stehen unter dem Kurs.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>That is not allowed.</source>
        <translation>Das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Einen Augenblick …</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>As good would have been: {answer}</source>
        <translation>Ebenso gut wäre gewesen: {answer}</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Noch nicht.</translation>
    </message>
    <message>
        <source>The answer: {answer}</source>
        <translation>Die Antwort: {answer}</translation>
    </message>
    <message>
        <source>Not all of them are marked.</source>
        <translation>Es sind noch nicht alle markiert.</translation>
    </message>
    <message>
        <source>Something else is clearly better.</source>
        <translation>Etwas anderes ist deutlich besser.</translation>
    </message>
    <message>
        <source>On average it gives away {amount}.</source>
        <translation>Das kostet im Schnitt {amount}.</translation>
    </message>
    <message>
        <source>This answer cannot be judged.</source>
        <translation>Diese Antwort lässt sich nicht beurteilen.</translation>
    </message>
    <message>
        <source>The lit cards may be played.</source>
        <translation>Die hellen Karten dürfen gespielt werden.</translation>
    </message>
    <message>
        <source>So it ends: {amounts}</source>
        <translation>So endet es: {amounts}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Was dann passiert</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Answer at the table.</source>
        <translation>Antworten Sie am Tisch.</translation>
    </message>
    <message>
        <source>Mark cards by click or space bar, then press Check.</source>
        <translation>Markieren Sie Karten mit Klick oder Leertaste und drücken Sie Prüfen.</translation>
    </message>
    <message>
        <source>Press a name, or click a person or a card in the trick.</source>
        <translation>Drücken Sie einen Namen oder klicken Sie auf eine Person oder eine Karte im Stich.</translation>
    </message>
    <message>
        <source>Press an answer, or click a person.</source>
        <translation>Drücken Sie eine Antwort oder klicken Sie auf eine Person.</translation>
    </message>
    <message>
        <source>Write a minus before what somebody pays.</source>
        <translation>Schreiben Sie ein Minus vor das, was jemand zahlt.</translation>
    </message>
    <message>
        <source>Mark every value. No value is an answer too.</source>
        <translation>Markieren Sie jeden Wert. Auch keiner ist eine Antwort.</translation>
    </message>
    <message>
        <source>Go on step by step, and stop at the wrong act.</source>
        <translation>Gehen Sie Schritt für Schritt und halten Sie, wo etwas falsch war.</translation>
    </message>
    <message>
        <source>Play the hand to its end.</source>
        <translation>Spielen Sie das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>Right: {right} of {total}. Needed: {needed}.</source>
        <translation>Richtig: {right} von {total}. Nötig: {needed}.</translation>
    </message>
    <message>
        <source>Lesson passed</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <translation>Noch nicht geschafft</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{evening} · Teaching · Tarock Desktop</source>
        <translation>{evening} · Unterricht · Tarock Desktop</translation>
    </message>
    <message>
        <source>Teaching · Tarock Desktop</source>
        <translation>Unterricht · Tarock Desktop</translation>
    </message>
    <message>
        <source>A step of this hand. The game is paused.</source>
        <translation>Ein Schritt dieses Spiels. Die Partie wartet.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind an der Reihe</translation>
    </message>
    <message>
        <source>So it would go on.</source>
        <translation>So ginge es weiter.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Gerufen: {card}.</translation>
    </message>
    <message>
        <source>Lesson · Tarock Desktop</source>
        <translation>Lektion · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>computer, beginner</source>
        <translation>Computer, Anfänger</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>Computer, Vereinsspieler</translation>
    </message>
    <message>
        <source>computer, master (weaker: the search is not compiled)</source>
        <translation>Computer, Meister (schwächer: Suche nicht kompiliert)</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>Computer, Meister</translation>
    </message>
    <message>
        <source>computer, careless</source>
        <translation>Computer, unachtsam</translation>
    </message>
    <message>
        <source>computer ({level})</source>
        <translation>Computer ({level})</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>All lines: {count}</source>
        <translation>Alle Zeilen: {count}</translation>
    </message>
    <message>
        <source>Only the last lines</source>
        <translation>Nur die letzten Zeilen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tarock Desktop</source>
        <translation>Tarock Desktop</translation>
    </message>
    <message>
        <source>{sheet} · Tarock Desktop</source>
        <translation>{sheet} · Tarock Desktop</translation>
    </message>
    <message>
        <source>Your turn · {title}</source>
        <translation>Sie sind an der Reihe · {title}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Das konnte nicht gespeichert werden. {details}</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>A&amp;bend</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>S&amp;pielzug</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Teaching</source>
        <translation>&amp;Unterricht</translation>
    </message>
    <message>
        <source>Close or open a hand</source>
        <translation>Ein Blatt verdecken oder aufdecken</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>S&amp;chiedsrichter</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Play is counterclockwise. When several people share this screen, a curtain hides the cards before each change of player. Without people the computer plays alone.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn. Teilen sich mehrere Menschen diesen Bildschirm, verdeckt ein Vorhang die Karten bei jedem Spielerwechsel. Ohne Menschen spielt der Computer allein.</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>lets everything happen, then rules on it</source>
        <translation>lässt alles geschehen und entscheidet dann</translation>
    </message>
    <message>
        <source>An act that breaks a rule is not carried out; the referee names the rule and says what would be right.</source>
        <translation>Was gegen eine Regel verstößt, wird nicht ausgeführt; der Schiedsrichter nennt die Regel und sagt, was richtig wäre.</translation>
    </message>
    <message>
        <source>The referee explains the rule first. If you go ahead, the act stands and the rule sheet decides what follows.</source>
        <translation>Der Schiedsrichter erklärt zuerst die Regel. Machen Sie trotzdem weiter, gilt die Handlung, und das Regelblatt bestimmt die Folgen.</translation>
    </message>
    <message>
        <source>As in a tournament: nobody helps, nothing can be taken back, and the referee rules when a breach comes to light or a player calls the referee.</source>
        <translation>Wie im Turnier: Niemand hilft, nichts wird zurückgenommen, und der Schiedsrichter entscheidet, wenn ein Verstoß ans Licht kommt oder jemand ihn holt.</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Table options:</source>
        <translation>Optionale Regeln:</translation>
    </message>
    <message>
        <source>The referee:</source>
        <translation>Schiedsrichter:</translation>
    </message>
    <message>
        <source>People at the table:</source>
        <translation>Personen am Tisch:</translation>
    </message>
    <message>
        <source>Of a guest nothing is kept: no name, no statistics.</source>
        <translation>Von einem Gast wird nichts aufbewahrt: kein Name, keine Statistik.</translation>
    </message>
    <message>
        <source>Seat {number}:</source>
        <translation>Platz {number}:</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>refuses an act that breaks a rule and explains why</source>
        <translation>lässt nicht zu, was gegen die Regeln ist, und erklärt warum</translation>
    </message>
    <message>
        <source>warns before a rule is broken</source>
        <translation>warnt, bevor eine Regel verletzt wird</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>New set of deals</source>
        <translation>Neuer Satz Blätter</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>New deals:</source>
        <translation>Neue Blätter:</translation>
    </message>
    <message>
        <source>Save the set…</source>
        <translation>Den Satz speichern …</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OffenderTexts</name>
    <message>
        <source>{sentence} Also: {names}.</source>
        <translation>{sentence} Ebenso: {names}.</translation>
    </message>
    <message>
        <source>{sentence} Also responsible: {name}.</source>
        <translation>{sentence} Mitverantwortlich: {name}.</translation>
    </message>
</context>
<context>
    <name>OfferPrompt</name>
    <message>
        <source>Card, face down</source>
        <translation>Verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>OptionPrompt</name>
    <message>
        <source>Choose one</source>
        <translation>Bitte wählen</translation>
    </message>
    <message>
        <source>Not allowed. {reason}</source>
        <translation>Nicht möglich. {reason}</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>{reason} – {article}</source>
        <translation>{reason} – {article}</translation>
    </message>
    <message>
        <source>Nothing is better.</source>
        <translation>Nichts ist besser.</translation>
    </message>
    <message>
        <source>Gives away about {amount}.</source>
        <translation>Verschenkt etwa {amount}.</translation>
    </message>
</context>
<context>
    <name>OtherActCommands</name>
    <message>
        <source>Do or say something &amp;else…</source>
        <translation>Etwas an&amp;deres tun oder sagen …</translation>
    </message>
    <message>
        <source>Claim the &amp;rest: put down all cards</source>
        <translation>Der &amp;Rest gehört mir: Karten hinwerfen</translation>
    </message>
    <message>
        <source>It will happen during dealing.</source>
        <translation>Es geschieht beim Geben.</translation>
    </message>
</context>
<context>
    <name>OtherActs</name>
    <message>
        <source>Play: {card}</source>
        <translation>Spielen: {card}</translation>
    </message>
    <message>
        <source>Show to everybody: {card}</source>
        <translation>Allen zeigen: {card}</translation>
    </message>
    <message>
        <source>Drop under the table, unnoticed: {card}</source>
        <translation>Ungesehen unter den Tisch fallen lassen: {card}</translation>
    </message>
    <message>
        <source>Add a second card to the trick: {card}</source>
        <translation>Eine zweite Karte in den Stich legen: {card}</translation>
    </message>
    <message>
        <source>Declare: {value}</source>
        <translation>Ansagen: {value}</translation>
    </message>
    <message>
        <source>Say: {words}</source>
        <translation>Sagen: {words}</translation>
    </message>
    <message>
        <source>Look at the bottom card of the deck</source>
        <translation>Die unterste Karte ansehen</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>{act} (without showing the cards put back)</source>
        <translation>{act} (ohne die zurückgelegten Karten zu zeigen)</translation>
    </message>
    <message>
        <source>Put the trick just won on the pile of: {player}</source>
        <translation>Den eben gewonnenen Stich auf den Stapel legen von: {player}</translation>
    </message>
    <message>
        <source>Claim the rest: put down all cards</source>
        <translation>Der Rest gehört mir: Karten hinwerfen</translation>
    </message>
    <message>
        <source>While dealing, turn up a card of: {player}</source>
        <translation>Beim Geben eine Karte aufdecken von: {player}</translation>
    </message>
    <message>
        <source>Deal one card too many: {more}, one too few: {less}</source>
        <translation>Eine Karte zu viel geben: {more}, eine zu wenig: {less}</translation>
    </message>
</context>
<context>
    <name>OtherActsDialog</name>
    <message>
        <source>Do or say something else</source>
        <translation>Etwas anderes tun oder sagen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>This list is always the same: it does not show what is allowed.</source>
        <translation>Die Liste ist immer dieselbe: Sie verrät nicht, was erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Scores from paper</source>
        <translation>Stände vom Papier</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Titel:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>A row holds:</source>
        <translation>In einer Zeile steht:</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Noch ein Tisch</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Für eine Tabelle speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tisch {number}</translation>
    </message>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Es ist noch nichts eingetragen.</translation>
    </message>
</context>
<context>
    <name>PaperGrid</name>
    <message>
        <source>Scores of the table</source>
        <translation>Stand des Tisches</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
</context>
<context>
    <name>PaperTexts</name>
    <message>
        <source>what each hand brought</source>
        <translation>was jedes Spiel gebracht hat</translation>
    </message>
    <message>
        <source>what each has after a round</source>
        <translation>was jeder nach einer Runde hat</translation>
    </message>
    <message>
        <source>what was written for each hand</source>
        <translation>was für jedes Spiel angeschrieben wurde</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>nicht vollständig</translation>
    </message>
    <message>
        <source>{found}, should be {right}</source>
        <translation>{found}, richtig wäre {right}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Row {number}: {problem}</source>
        <translation>Zeile {number}: {problem}</translation>
    </message>
    <message>
        <source>Every row adds up.</source>
        <translation>Jede Zeile stimmt.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>All rows add up: these are the places.</source>
        <translation>Alle Zeilen stimmen: Das ist die Rangfolge.</translation>
    </message>
    <message>
        <source>Not all rows add up: the places may still change.</source>
        <translation>Nicht alle Zeilen stimmen: Die Rangfolge kann sich noch ändern.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewinn oder Verlust</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Go on without saving</source>
        <translation>Weiter, ohne zu speichern</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>The scores from paper are not saved.</source>
        <translation>Die Stände vom Papier sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>The scores “{title}” are not saved.</source>
        <translation>Die Stände „{title}“ sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>Stände speichern</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>Stände öffnen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Scores from paper (*.tarock-scores)</source>
        <translation>Stände vom Papier (*.tarock-scores)</translation>
    </message>
    <message>
        <source>Scores from paper</source>
        <translation>Stände vom Papier</translation>
    </message>
</context>
<context>
    <name>PastGameTexts</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>played on from hand {number} of {file}</source>
        <translation>weitergespielt ab Spiel {number} von {file}</translation>
    </message>
    <message>
        <source>{number}. no game</source>
        <translation>{number}. kein Spiel</translation>
    </message>
    <message>
        <source>{number}. {contract}: each for himself</source>
        <translation>{number}. {contract}: jeder für sich</translation>
    </message>
    <message>
        <source>{number}. {contract}: {people}</source>
        <translation>{number}. {contract}: {people}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>even</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Ruling: {what} [{article}]</source>
        <translation>Entscheidung: {what} [{article}]</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>PayAnswer</name>
    <message>
        <source>{name} gains</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Sum of all: {total}</source>
        <translation>Summe aller: {total}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People and statistics</source>
        <translation>Personen und Statistik</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Nobody has finished a hand yet.</source>
        <translation>Noch niemand hat ein Spiel zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Check others to compare their lines.</source>
        <translation>Haken Sie andere an, um die Linien zu vergleichen.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <translation>Person vergessen …</translation>
    </message>
    <message>
        <source>Rebuild from the saved games</source>
        <translation>Aus den gespeicherten Partien neu aufbauen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>wie das Fenster</translation>
    </message>
    <message>
        <source>Language before the curtain:</source>
        <translation>Sprache am Vorhang:</translation>
    </message>
    <message>
        <source>Color:</source>
        <translation>Farbe:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>After the first hand this page shows, for each person and rule sheet: how many hands were played and won, what a hand brings, which rules were broken, and lines over the last 20 and 100 hands. Guests leave nothing here.</source>
        <translation>Nach dem ersten Spiel zeigt diese Seite für jede Person und jedes Regelblatt: wie viele Spiele gespielt und gewonnen wurden, was ein Spiel bringt, welche Regeln verletzt wurden, und Linien über die letzten 20 und 100 Spiele. Gäste hinterlassen hier nichts.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>color</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>PersonTexts</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
</context>
<context>
    <name>PickScreen</name>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game begins at this moment of hand {number}, with the same cards. The game you are looking at stays as it is.</source>
        <translation>In diesem Augenblick von Spiel {number} beginnt eine neue Partie mit denselben Karten. Die Partie, die Sie ansehen, bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Wer spielt: {name}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>as on the rule sheet</source>
        <translation>wie im Regelblatt</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene Auswahl</translation>
    </message>
</context>
<context>
    <name>PrintoutTexts</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>This deal can be played.</source>
        <translation>Dieses Blatt kann gespielt werden.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>the settings cannot be read: {reason}</source>
        <translation>die Einstellungen können nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>the settings cannot be saved: {reason}</source>
        <translation>die Einstellungen können nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>die Datei ist zu groß (höchstens {most} Byte)</translation>
    </message>
    <message>
        <source>{key} can&apos;t be this; the default is used</source>
        <translation>{key} kann diesen Wert nicht haben; es gilt die Voreinstellung</translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>kann nicht angelegt werden: {reason}</translation>
    </message>
    <message>
        <source>one thing is shown after another: a game, a deal, a ready-made hand or an incident</source>
        <translation>gezeigt wird eines nach dem anderen: eine Partie, ein Blatt, ein Spiel zum Zeigen oder ein Vorfall</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be repaired: {reason}</source>
        <translation>kann nicht repariert werden: {reason}</translation>
    </message>
    <message>
        <source>cannot be kept aside: {reason}</source>
        <translation>kann nicht beiseitegelegt werden: {reason}</translation>
    </message>
    <message>
        <source>the game cannot be saved: {reason}</source>
        <translation>das Spiel kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>the comment cannot be saved: {reason}</source>
        <translation>die Anmerkung kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>this is not a Tarock journal</source>
        <translation>das ist kein Spielprotokoll</translation>
    </message>
    <message>
        <source>another window is playing this game</source>
        <translation>dieses Spiel läuft in einem anderen Fenster</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>die Zeile ist zu lang (höchstens {most} Byte)</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>die Datei hat zu viele Zeilen (höchstens {most})</translation>
    </message>
    <message>
        <source>the digest is missing from this line</source>
        <translation>in dieser Zeile fehlt die Prüfsumme</translation>
    </message>
    <message>
        <source>this line, or one before it, was changed</source>
        <translation>diese Zeile oder eine davor wurde verändert</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text</source>
        <translation>diese Zeile ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the values are nested too deep</source>
        <translation>die Werte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>format {number} was written by a newer version of this program</source>
        <translation>Format {number} stammt von einer neueren Version dieses Programms</translation>
    </message>
    <message>
        <source>this program does not know format {number}</source>
        <translation>dieses Programm kennt das Format {number} nicht</translation>
    </message>
    <message>
        <source>this program does not know the ruleset {name}</source>
        <translation>dieses Programm kennt die Regeln {name} nicht</translation>
    </message>
    <message>
        <source>the rules have changed since this game was played; it can only be looked at</source>
        <translation>die Regeln haben sich seit diesem Spiel geändert; es kann nur noch angesehen werden</translation>
    </message>
    <message>
        <source>what stands here does not follow the rules</source>
        <translation>was hier steht, entspricht nicht den Regeln</translation>
    </message>
    <message>
        <source>the disk has lost what stood here</source>
        <translation>die Festplatte hat verloren, was hier stand</translation>
    </message>
    <message>
        <source>the events contradict each other</source>
        <translation>die Ereignisse widersprechen einander</translation>
    </message>
    <message>
        <source>this table has {people} seats, none is {seat}</source>
        <translation>Plätze an diesem Tisch: {people}; den Platz {seat} gibt es nicht</translation>
    </message>
    <message>
        <source>this game is too long for its file; close the round and begin a new game</source>
        <translation>dieses Spiel ist zu lang für seine Datei; schließen Sie die Runde ab und beginnen Sie ein neues Spiel</translation>
    </message>
    <message>
        <source>this game was deleted; it was written again</source>
        <translation>dieses Spiel wurde gelöscht; es wurde neu geschrieben</translation>
    </message>
    <message>
        <source>another program has changed this game; it was written again, and the other content is kept as {name}</source>
        <translation>ein anderes Programm hat dieses Spiel geändert; es wurde neu geschrieben, und der andere Inhalt ist als {name} aufbewahrt</translation>
    </message>
    <message>
        <source>this is no comment</source>
        <translation>das ist keine Anmerkung</translation>
    </message>
    <message>
        <source>this is no file of comments</source>
        <translation>das ist keine Datei mit Anmerkungen</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>das ist kein TOML: {reason}</translation>
    </message>
    <message>
        <source>the database of people was written by a newer version of this program</source>
        <translation>die Datenbank der Spieler wurde von einer neueren Version dieses Programms geschrieben</translation>
    </message>
    <message>
        <source>the database of people was damaged; it was kept under a new name and built again</source>
        <translation>die Datenbank der Spieler war beschädigt; sie wurde unter neuem Namen aufbewahrt und neu aufgebaut</translation>
    </message>
    <message>
        <source>an evening has at least one game</source>
        <translation>ein Abend hat mindestens eine Partie</translation>
    </message>
    <message>
        <source>{name} is no game of this folder</source>
        <translation>{name} ist keine Partie in diesem Ordner</translation>
    </message>
    <message>
        <source>this is a whole number from {least} to {most}</source>
        <translation>das muss eine ganze Zahl von {least} bis {most} sein</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>es sind zu viele Tische</translation>
    </message>
    <message>
        <source>there are too many rows</source>
        <translation>es sind zu viele Zeilen</translation>
    </message>
    <message>
        <source>this row has {count} figures, not {right}</source>
        <translation>diese Zeile hat {count} Zahlen statt {right}</translation>
    </message>
    <message>
        <source>{word} is no amount</source>
        <translation>{word} ist kein Betrag</translation>
    </message>
    <message>
        <source>a text has at most {most} characters, all of them visible</source>
        <translation>ein Text hat höchstens {most} Zeichen, alle sichtbar</translation>
    </message>
    <message>
        <source>only a game has this hand</source>
        <translation>eine Spielnummer gehört nur zu einer Partie</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>diese Datei gibt es schon</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>links lead in a circle</source>
        <translation>Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>the device is not there</source>
        <translation>das Gerät ist nicht da</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>Fehler {number} des Systems</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>das ist nicht lesbar</translation>
    </message>
    <message>
        <source>this is no statement</source>
        <translation>das ist keine Anweisung</translation>
    </message>
    <message>
        <source>this is no value</source>
        <translation>das ist kein Wert</translation>
    </message>
    <message>
        <source>there is no such date</source>
        <translation>dieses Datum gibt es nicht</translation>
    </message>
    <message>
        <source>a backslash in a text needs a known sign behind it</source>
        <translation>nach einem Rückstrich im Text muss ein bekanntes Zeichen stehen</translation>
    </message>
    <message>
        <source>a key cannot begin like this</source>
        <translation>so kann ein Schlüssel nicht beginnen</translation>
    </message>
    <message>
        <source>a list is not closed</source>
        <translation>eine Liste ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a table is not closed</source>
        <translation>eine Tabelle ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation>ein Text ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the line does not end where it should</source>
        <translation>die Zeile endet nicht, wo sie soll</translation>
    </message>
    <message>
        <source>the equals sign is missing</source>
        <translation>das Gleichheitszeichen fehlt</translation>
    </message>
    <message>
        <source>a bracket or a quotation mark is missing</source>
        <translation>eine Klammer oder ein Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <translation>dieses Zeichen ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>this key stands in the file already</source>
        <translation>dieser Schlüssel steht schon in der Datei</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>ein Schlüssel hat zu viele Teile</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>eine Zahl hat zu viele Ziffern</translation>
    </message>
    <message>
        <source>there are more mistakes; the first {number} are told</source>
        <translation>es gibt mehr Fehler; genannt sind die ersten {number}</translation>
    </message>
    <message>
        <source>unknown key {name}</source>
        <translation>unbekannter Schlüssel: {name}</translation>
    </message>
    <message>
        <source>unknown key {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannter Schlüssel: {name}; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]</source>
        <translation>unbekannter Schlüssel: {name} in [{table}]</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannter Schlüssel: {name} in [{table}]; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown ruleset {name}</source>
        <translation>unbekannte Regeln: {name}</translation>
    </message>
    <message>
        <source>unknown ruleset {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannte Regeln: {name}; sind „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown player {name}</source>
        <translation>unbekannter Spieler: {name}</translation>
    </message>
    <message>
        <source>unknown player {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannter Spieler: {name}; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown option {name}</source>
        <translation>unbekannte Einstellung: {name}</translation>
    </message>
    <message>
        <source>unknown option {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannte Einstellung: {name}; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown incident {name}</source>
        <translation>unbekannter Vorfall: {name}</translation>
    </message>
    <message>
        <source>unknown incident {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekannter Vorfall: {name}; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}</source>
        <translation>unbekanntes Spiel zum Zeigen: {name}</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>unbekanntes Spiel zum Zeigen: {name}; ist „{meant}“ gemeint?</translation>
    </message>
    <message>
        <source>{option} can&apos;t be {choice}</source>
        <translation>{option} kann nicht {choice} sein</translation>
    </message>
    <message>
        <source>{option} must be a whole number</source>
        <translation>{option} muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>{key} fehlt</translation>
    </message>
    <message>
        <source>{key} is missing in [{table}]</source>
        <translation>in [{table}] fehlt {key}</translation>
    </message>
    <message>
        <source>{key} must be {right}, not {there}</source>
        <translation>{key}: erwartet wird {right}, nicht {there}</translation>
    </message>
    <message>
        <source>this must be {right}, not {there}</source>
        <translation>erwartet wird {right}, nicht {there}</translation>
    </message>
    <message>
        <source>{value} is not possible here</source>
        <translation>{value} ist hier nicht möglich</translation>
    </message>
    <message>
        <source>this cannot stand here</source>
        <translation>das kann hier nicht stehen</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number with a point</source>
        <translation>eine Zahl mit Punkt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>this is no line of format {number}</source>
        <translation>das ist keine Zeile des Formats {number}</translation>
    </message>
    <message>
        <source>act {number} stands where {expected} is expected</source>
        <translation>hier steht die Handlung {number}, erwartet wird {expected}</translation>
    </message>
    <message>
        <source>{how} can&apos;t lead to act {number}</source>
        <translation>{how} kann nicht zur Handlung {number} führen</translation>
    </message>
    <message>
        <source>this table has {people} seats, not {number}</source>
        <translation>Plätze an diesem Tisch: {people} statt {number}</translation>
    </message>
    <message>
        <source>this program does not know format {number} of comments</source>
        <translation>dieses Programm kennt das Format {number} für Kommentare nicht</translation>
    </message>
    <message>
        <source>these are not the settings of this program</source>
        <translation>das sind nicht die Einstellungen dieses Programms</translation>
    </message>
    <message>
        <source>{number} can&apos;t play this game</source>
        <translation>mit so vielen Spielern geht dieses Spiel nicht: {number}</translation>
    </message>
    <message>
        <source>there are too many games of this second</source>
        <translation>in dieser Sekunde sind zu viele Spiele entstanden</translation>
    </message>
    <message>
        <source>{name} is no seat</source>
        <translation>{name} ist kein Platz am Tisch</translation>
    </message>
    <message>
        <source>{name} is no seat; {number} hands belong to {seats}</source>
        <translation>{name} ist kein Platz am Tisch; Blätter: {number}, Plätze: {seats}</translation>
    </message>
    <message>
        <source>{name} is not played with {number} hands</source>
        <translation>{name} wird nicht mit so vielen Spielern gespielt: {number}</translation>
    </message>
    <message>
        <source>a name is not empty</source>
        <translation>ein Name darf nicht leer sein</translation>
    </message>
    <message>
        <source>a name has no characters that cannot be seen</source>
        <translation>ein Name darf keine unsichtbaren Zeichen enthalten</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>ein Name hat höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>{name} is the name of another player</source>
        <translation>{name} ist der Name eines anderen Spielers</translation>
    </message>
    <message>
        <source>cards are a text in quotation marks</source>
        <translation>Karten sind ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} ist keine Karte</translation>
    </message>
    <message>
        <source>the dealer has no hand</source>
        <translation>der Geber hat kein Blatt</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}</source>
        <translation>diese Karten fehlen: {cards}</translation>
    </message>
    <message>
        <source>the talon has {count} cards, not {right}</source>
        <translation>Karten im Talon: {count} statt {right}</translation>
    </message>
    <message>
        <source>hand {seat} has {count} cards, not {right}</source>
        <translation>Karten auf Platz {seat}: {count} statt {right}</translation>
    </message>
    <message>
        <source>{card} lies in the talon already</source>
        <translation>{card} liegt schon im Talon</translation>
    </message>
    <message>
        <source>{card} lies in hand {seat} already</source>
        <translation>{card} hat schon Platz {seat}</translation>
    </message>
    <message>
        <source>a deal number has {count} letters and digits, such as {number}</source>
        <translation>eine Blattnummer hat {count} Buchstaben und Ziffern, zum Beispiel {number}</translation>
    </message>
    <message>
        <source>a sign of this deal number is wrong, or two are exchanged</source>
        <translation>ein Zeichen dieser Blattnummer ist falsch, oder zwei sind vertauscht</translation>
    </message>
    <message>
        <source>hand {seat}</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>Platz {seat}</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>suits are letters in quotation marks</source>
        <translation>Farben sind Buchstaben in Anführungszeichen</translation>
    </message>
    <message>
        <source>{word} is no suit: there are H, D, S and C</source>
        <translation>{word} ist keine Farbe: es gibt H, D, S und C</translation>
    </message>
    <message>
        <source>{place}: no card of this suit is wished, and {card} lies there</source>
        <translation>{place}: keine Karte dieser Farbe ist gewünscht, und {card} liegt dort</translation>
    </message>
    <message>
        <source>{place}: there are not enough cards of the other suits</source>
        <translation>{place}: es gibt nicht genug Karten der anderen Farben</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, and at most {most}</source>
        <translation>{place}: gewünscht sind mindestens {least} Tarock und höchstens {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, {most} are possible</source>
        <translation>{place}: gewünscht sind mindestens {least} Tarock, möglich sind {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} trumps are wished, {least} are certain</source>
        <translation>{place}: gewünscht sind höchstens {most} Tarock, sicher sind {least}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, and at most {most}</source>
        <translation>{place}: gewünscht sind mindestens {least} Punkte und höchstens {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, {most} are possible</source>
        <translation>{place}: gewünscht sind mindestens {least} Punkte, möglich sind {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} points are wished, {least} are certain</source>
        <translation>{place}: gewünscht sind höchstens {most} Punkte, sicher sind {least}</translation>
    </message>
    <message>
        <source>no deal meets all these wishes together</source>
        <translation>kein Blatt erfüllt alle diese Wünsche zugleich</translation>
    </message>
    <message>
        <source>no deal was found in {number} tries; there may be one</source>
        <translation>nach {number} Versuchen wurde kein Blatt gefunden; vielleicht gibt es eines</translation>
    </message>
    <message>
        <source>a set has 1 to {most} deals</source>
        <translation>ein Satz hat 1 bis {most} Blätter</translation>
    </message>
    <message>
        <source>deal {one} is deal {other} again</source>
        <translation>Blatt {one} ist noch einmal Blatt {other}</translation>
    </message>
    <message>
        <source>this deal is not for the ruleset and the players of the set</source>
        <translation>dieses Blatt ist nicht für die Regeln und die Spieler des Satzes</translation>
    </message>
    <message>
        <source>these results belong to another set</source>
        <translation>diese Ergebnisse gehören zu einem anderen Satz</translation>
    </message>
    <message>
        <source>the set is played by {number}</source>
        <translation>den Satz spielen {number}</translation>
    </message>
    <message>
        <source>the set has deals 1 to {most}</source>
        <translation>der Satz hat die Blätter 1 bis {most}</translation>
    </message>
    <message>
        <source>a score is a number</source>
        <translation>ein Ergebnis ist eine Zahl</translation>
    </message>
    <message>
        <source>the scores of a deal add up to 0, not {sum}</source>
        <translation>die Ergebnisse eines Blattes ergeben zusammen 0, nicht {sum}</translation>
    </message>
    <message>
        <source>this game is not played by the rules of the set</source>
        <translation>dieses Spiel wird nicht nach den Regeln des Satzes gespielt</translation>
    </message>
    <message>
        <source>no finished hand of this game is a deal of the set</source>
        <translation>keine beendete Runde dieses Spiels ist ein Blatt des Satzes</translation>
    </message>
    <message>
        <source>deal {number} was played twice at this table</source>
        <translation>Blatt {number} wurde an diesem Tisch zweimal gespielt</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings were damaged; the file was kept under a new name. {details}</source>
        <translation>Die Einstellungen waren beschädigt; die Datei wurde unter einem neuen Namen aufbewahrt. {details}</translation>
    </message>
    <message>
        <source>Call the referee…</source>
        <translation>Den Schiedsrichter holen …</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Schritt {number} von {total}</translation>
    </message>
</context>
<context>
    <name>PublicFacts</name>
    <message>
        <source>Previous trick: {name}</source>
        <translation>Voriger Stich: {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleRound</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>This puzzle comes again at the end.</source>
        <translation>Diese Aufgabe kommt am Ende noch einmal.</translation>
    </message>
    <message>
        <source>Solved twice: it does not come again.</source>
        <translation>Zweimal gelöst: Sie kommt nicht wieder.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <translation>
            <numerusform>Sie kommt in %n Tag wieder.</numerusform>
            <numerusform>Sie kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>Puzzle · Tarock Desktop</source>
        <translation>Aufgabe · Tarock Desktop</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} · {sheet}, hand {hand}</source>
        <translation>Aufgabe {number} von {count} · {sheet}, Spiel {hand}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>The table is as you knew it then. Your decision cost something.</source>
        <translation>Sie sehen, was Sie damals wussten. Ihre Entscheidung hat etwas gekostet.</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tun Sie?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>You did the same in the game.</source>
        <translation>Im Spiel haben Sie dasselbe getan.</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Es geht besser</translation>
    </message>
    <message>
        <source>As good: {acts}.</source>
        <translation>Genauso gut: {acts}.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that promises nothing.</source>
        <translation>{act}: Nach allem, was Sie wissen konnten, verspricht das nichts.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that costs {amount}.</source>
        <translation>{act}: Nach allem, was Sie wissen konnten, kostet das {amount}.</translation>
    </message>
    <message>
        <source>In the game: {act}. As far as you could know, that cost {amount}.</source>
        <translation>Im Spiel: {act}. Nach allem, was Sie wissen konnten, hat das {amount} gekostet.</translation>
    </message>
    <message>
        <source>How it goes on</source>
        <translation>So geht es weiter</translation>
    </message>
    <message>
        <source>All hands are open. Computer players play for everybody.</source>
        <translation>Alle Karten liegen offen. Für alle spielen Computerspieler.</translation>
    </message>
    <message>
        <source>The hand is over: {gains}.</source>
        <translation>Das Spiel ist aus: {gains}.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Was geschieht dann?</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>Wie geht es weiter?</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Zurück zur Aufgabe</translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Lektion daraus machen …</translation>
    </message>
    <message>
        <source>Leave the puzzles</source>
        <translation>Aufgaben verlassen</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles come from hands you have played. There are none yet.</source>
        <translation>Aufgaben entstehen aus Spielen, die Sie gespielt haben. Noch gibt es keine.</translation>
    </message>
    <message numerus="yes">
        <source>All puzzles of today are solved. The next one comes in %n day(s).</source>
        <translation>
            <numerusform>Die Aufgaben von heute sind gelöst. Die nächste kommt in %n Tag.</numerusform>
            <numerusform>Die Aufgaben von heute sind gelöst. Die nächste kommt in %n Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved at the first try.</source>
        <translation>
            <numerusform>%n Aufgabe auf Anhieb gelöst.</numerusform>
            <numerusform>%n Aufgaben auf Anhieb gelöst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickTableScreen</name>
    <message>
        <source>Quick table</source>
        <translation>Schneller Tisch</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Ihr Name:</translation>
    </message>
    <message>
        <source>The others:</source>
        <translation>Die anderen:</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>Am Tisch: {names}</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Ready-made hands</source>
        <translation>Spiele zum Zeigen</translation>
    </message>
    <message>
        <source>Each makes one point, with comments for the room and notes for you</source>
        <translation>Jedes zeigt eine Sache, mit Kommentaren für den Saal und Notizen für Sie</translation>
    </message>
    <message>
        <source>Show all, one after another</source>
        <translation>Alle nacheinander zeigen</translation>
    </message>
    <message>
        <source>Show from a playlist…</source>
        <translation>Abendprogramm öffnen …</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>Recent &amp;games</source>
        <translation>Letzte Sp&amp;iele</translation>
    </message>
    <message>
        <source>{sheet}, {when}</source>
        <translation>{sheet}: {when}</translation>
    </message>
</context>
<context>
    <name>RefereeCommands</name>
    <message>
        <source>Call the &amp;referee…</source>
        <translation>&amp;Schiedsrichter holen …</translation>
    </message>
    <message>
        <source>A &amp;judge decides…</source>
        <translation>Die Spielleitung &amp;entscheidet …</translation>
    </message>
    <message>
        <source>What &amp;nobody claimed…</source>
        <translation>Was &amp;niemand reklamiert hat …</translation>
    </message>
    <message>
        <source>&amp;Book of rulings…</source>
        <translation>&amp;Buch der Entscheidungen …</translation>
    </message>
    <message>
        <source>Has the &amp;called card been played?</source>
        <translation>Ist die &amp;gerufene Karte gefallen?</translation>
    </message>
    <message>
        <source>No card has been called in this hand.</source>
        <translation>In diesem Spiel ist keine Karte gerufen.</translation>
    </message>
    <message>
        <source>The called card has not been played: {card}.</source>
        <translation>Die gerufene Karte ist noch nicht gefallen: {card}.</translation>
    </message>
    <message>
        <source>The called card has been played: {card}, by {player} in trick {number}.</source>
        <translation>Die gerufene Karte ist schon gefallen: {card}, Stich {number}, gespielt von: {player}.</translation>
    </message>
</context>
<context>
    <name>RefereeNotices</name>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Das Regelblatt überlässt dies der Spielleitung.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>No ruling in this hand so far.</source>
        <translation>In diesem Spiel gab es noch keine Entscheidung.</translation>
    </message>
    <message>
        <source>✓ Everything has been legal so far.</source>
        <translation>✓ Bisher war alles regelgerecht.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the act</source>
        <translation>Zum Spielzug</translation>
    </message>
    <message>
        <source>Show the evidence</source>
        <translation>Zum Nachweis</translation>
    </message>
    <message>
        <source>Reopened: waiting for a judge.</source>
        <translation>Wieder offen: Die Spielleitung muss entscheiden.</translation>
    </message>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Das Regelblatt überlässt dies der Spielleitung.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
    <message>
        <source>Reopen this ruling</source>
        <translation>Diese Entscheidung wieder öffnen</translation>
    </message>
    <message>
        <source>Rulings of this hand</source>
        <translation>Entscheidungen in diesem Spiel</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>A comment on this game can&apos;t be read. {details}</source>
        <translation>Eine Anmerkung zu diesem Spiel ist nicht lesbar. {details}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>The name changes in the statistics, and new games use it. Saved games keep the old name; their hands still count for the same person.</source>
        <translation>Der Name ändert sich in der Statistik, und neue Partien verwenden ihn. Gespeicherte Partien behalten den alten Namen; ihre Spiele zählen weiter für dieselbe Person.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Another person has this name.</source>
        <translation>Diesen Namen hat eine andere Person.</translation>
    </message>
    <message>
        <source>Guests have this name.</source>
        <translation>Diesen Namen haben Gäste.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>{number}, dealer {seat}</source>
        <translation>{number}, Geber: {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>You may not look back at this hand yet.</source>
        <translation>Dieses Spiel darf man noch nicht ansehen.</translation>
    </message>
    <message>
        <source>There is no decision yet that you may look at.</source>
        <translation>Noch ist nichts entschieden, was Sie ansehen dürfen.</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <extracomment>the letter on the dealer&apos;s seat</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>F</source>
        <comment>forehand</comment>
        <extracomment>the letter on the forehand&apos;s seat</extracomment>
        <translation>V</translation>
    </message>
    <message>
        <source>cuts the deck</source>
        <translation>hebt ab</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>bidder</source>
        <translation>Spielansager</translation>
    </message>
    <message>
        <source>bidder&apos;s partner</source>
        <translation>Partner des Spielansagers</translation>
    </message>
    <message>
        <source>partner not known yet</source>
        <translation>Partner noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>RoomWindow</name>
    <message>
        <source>Room · Tarock Desktop</source>
        <translation>Saal · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>There is no second screen, or it shows the same as this one.</source>
        <translation>Es gibt keinen zweiten Bildschirm, oder er zeigt dasselbe wie dieser.</translation>
    </message>
    <message>
        <source>The screen of the room is gone. When it is there again, so is the room.</source>
        <translation>Der Bildschirm des Saals ist weg. Kommt er wieder, kommt auch das Bild des Saals wieder.</translation>
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
        <translation>{name} angesagt</translation>
    </message>
    <message>
        <source>last hand: {number}</source>
        <translation>letztes Spiel: {number}</translation>
    </message>
    <message>
        <source>{name} from hand {number} on</source>
        <translation>{name} ab Spiel {number}</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n hand(s)</source>
        <translation>
            <numerusform>{name}: %n Spiel</numerusform>
            <numerusform>{name}: %n Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round {number} of {rounds}: the time is up</source>
        <translation>Runde {number} von {rounds}: die Zeit ist um</translation>
    </message>
    <message>
        <source>Round {number}: the time is up</source>
        <translation>Runde {number}: die Zeit ist um</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {minutes}:{seconds}</source>
        <translation>Runde {number} von {rounds} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Round {number} · {minutes}:{seconds}</source>
        <translation>Runde {number} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} (break)</source>
        <translation>{time} (Pause)</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): {gains}</source>
        <translation>
            <numerusform>Nach %n Runde: {gains}</numerusform>
            <numerusform>Nach %n Runden: {gains}</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of this round is up.</source>
        <translation>Die Zeit dieser Runde ist um.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: {sheet}</source>
        <translation>Regeln: {sheet}</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>In our own words. Rule sheet: {title}</source>
        <translation>In unseren Worten. Regelblatt: {title}</translation>
    </message>
    <message>
        <source>Article {number}</source>
        <translation>Abschnitt {number}</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Play by these rules</source>
        <translation>Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Compare with the one I know</source>
        <translation>Mit den mir bekannten vergleichen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Extras: silent · announced</source>
        <translation>Prämien: still · angesagt</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdopplungen</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, Fortsetzung</translation>
    </message>
</context>
<context>
    <name>RulingLines</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Book of rulings</source>
        <translation>Buch der Entscheidungen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All articles</source>
        <translation>Alle Abschnitte</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Hand {number}: {what}</source>
        <translation>Spiel {number}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCardDialog</name>
    <message>
        <source>Score card of the round</source>
        <translation>Rundenzettel</translation>
    </message>
    <message>
        <source>Hand in the score card</source>
        <translation>Rundenzettel abgeben</translation>
    </message>
    <message>
        <source>All players count their money. The score card is handed in when everybody has confirmed it; stakes and buy-ins are then returned.</source>
        <translation>Jeder zählt sein Geld. Der Rundenzettel wird abgegeben, wenn alle ihn bestätigt haben; Einsätze und Nachkäufe werden dann zurückgegeben.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Gezähltes Geld</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Nachkauf</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Total: {counted}. Correct.</source>
        <translation>Summe: {counted}. Stimmt.</translation>
    </message>
    <message>
        <source>Start number: {player}</source>
        <translation>Startnummer: {player}</translation>
    </message>
    <message>
        <source>Money counted: {player}</source>
        <translation>Gezähltes Geld: {player}</translation>
    </message>
    <message>
        <source>Confirmed: {player}</source>
        <translation>Bestätigt: {player}</translation>
    </message>
    <message>
        <source>Total: {counted}; it should be: {due}. Count again, or ask a judge.</source>
        <translation>Summe: {counted}; richtig wäre: {due}. Zählen Sie noch einmal, oder fragen Sie die Spielleitung.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Show the calculation</source>
        <translation>Rechnung anzeigen</translation>
    </message>
    <message>
        <source>{first} and {second} {summary}</source>
        <translation>{first} und {second} {summary}</translation>
    </message>
    <message>
        <source>Written: {amounts}</source>
        <translation>Angeschrieben: {amounts}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{new} takes the seat of {old}.</source>
        <translation>{new} spielt auf dem Platz von {old}.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>Written, levelled</source>
        <translation>Angeschrieben, ausgeglichen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>The lines of every hand come to what the hand brought.</source>
        <translation>Die Zeilen jedes Spiels ergeben, was das Spiel gebracht hat.</translation>
    </message>
    <message>
        <source>Every hand comes to 0.</source>
        <translation>Jedes Spiel ergibt zusammen 0.</translation>
    </message>
    <message>
        <source>Every total is the one before it and what the hand brought.</source>
        <translation>Jede Summe ist die vorige und was das Spiel gebracht hat.</translation>
    </message>
    <message>
        <source>Every column is the one before it and what was written.</source>
        <translation>Jede Spalte ist der vorige Stand und was angeschrieben wurde.</translation>
    </message>
    <message>
        <source>The written columns, levelled, come to what was paid.</source>
        <translation>Die angeschriebenen Spalten ergeben ausgeglichen, was gezahlt wurde.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}. Correct.</source>
        <translation>Summe der Stände: {sum}. Stimmt.</translation>
    </message>
    <message>
        <source>On the table: {found} = {stakes} (stakes) + {loans} ({loan}).</source>
        <translation>Auf dem Tisch: {found} = {stakes} (Einsätze) + {loans} ({loan}).</translation>
    </message>
    <message>
        <source>The round was closed with these scores.</source>
        <translation>Mit diesen Ständen wurde die Runde abgeschlossen.</translation>
    </message>
    <message>
        <source>No payment reached the ceiling: {most}.</source>
        <translation>Keine Zahlung hat die Obergrenze erreicht: {most}.</translation>
    </message>
    <message>
        <source>Cut to the ceiling ({most}) in these hands: {hands}.</source>
        <translation>Auf die Obergrenze ({most}) gekürzt in diesen Spielen: {hands}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} stands there, the lines say {right}.</source>
        <translation>Spiel {hand}, {player}: dort steht {found}, die Zeilen ergeben {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}: the gains come to {found}; it should be {right}.</source>
        <translation>Spiel {hand}: die Gewinne ergeben zusammen {found}; richtig wäre {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: the total is {found}; it should be {right}.</source>
        <translation>Spiel {hand}, {player}: die Summe ist {found}; richtig wäre {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is above the ceiling; at most {right}.</source>
        <translation>Spiel {hand}, {player}: {found} liegt über der Obergrenze; höchstens {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is written; it should be {right}.</source>
        <translation>Spiel {hand}, {player}: angeschrieben ist {found}; richtig wäre {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: written and levelled {found}, but paid {right}.</source>
        <translation>Spiel {hand}, {player}: angeschrieben und ausgeglichen {found}, gezahlt aber {right}.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}; it should be: {right}.</source>
        <translation>Summe der Stände: {sum}; richtig wäre: {right}.</translation>
    </message>
    <message>
        <source>On the table: {found}; it should be: {right}.</source>
        <translation>Auf dem Tisch: {found}; richtig wäre: {right}.</translation>
    </message>
    <message>
        <source>{player}: the round was closed with {found}, not with {right}.</source>
        <translation>{player}: die Runde wurde mit {found} abgeschlossen, nicht mit {right}.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Gezähltes Geld</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Nachkauf</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Project on a second screen</source>
        <translation>Auf einem zweiten Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Which screen does the room see?</source>
        <translation>Welchen Bildschirm sieht der Saal?</translation>
    </message>
    <message>
        <source>Your own window goes to the other one.</source>
        <translation>Ihr eigenes Fenster kommt auf den anderen.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Screen {number}: {name}, {width} × {height}</source>
        <translation>Bildschirm {number}: {name}, {width} × {height}</translation>
    </message>
</context>
<context>
    <name>Scrolling</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Aufklappen</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Seats of a new game</source>
        <translation>Plätze eines neuen Spiels</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Fractions of points</source>
        <translation>Bruchteile von Punkten</translation>
    </message>
    <message>
        <source>Colors of the cards</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Buchstaben als Tasten</translation>
    </message>
    <message>
        <source>as set on this computer</source>
        <translation>wie auf diesem Computer</translation>
    </message>
    <message>
        <source>two colors</source>
        <translation>zweifarbig</translation>
    </message>
    <message>
        <source>four colors</source>
        <translation>vierfarbig</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>indigo print</source>
        <translation>Blaudruck</translation>
    </message>
    <message>
        <source>as in the rules</source>
        <translation>wie im Regelblatt</translation>
    </message>
    <message>
        <source>Corners of the cards</source>
        <translation>Eckzeichen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Geräusche am Tisch</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Lautstärke in Prozent</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Menüleiste anzeigen</translation>
    </message>
    <message>
        <source>Mark the cards that may be played</source>
        <translation>Erlaubte Karten anzeigen</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>Mit einem Klick spielen</translation>
    </message>
    <message>
        <source>Hands in which you rest</source>
        <translation>Spiele, in denen Sie aussetzen</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>Vorhang öffnen</translation>
    </message>
    <message>
        <source>The curtain falls by itself</source>
        <translation>Vorhang fällt von selbst</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Name on seat {number}:</source>
        <translation>Name auf Platz {number}:</translation>
    </message>
    <message>
        <source>Player on seat {number}:</source>
        <translation>Spieler auf Platz {number}:</translation>
    </message>
    <message>
        <source>after half a minute</source>
        <translation>nach einer halben Minute</translation>
    </message>
    <message>
        <source>after a minute</source>
        <translation>nach einer Minute</translation>
    </message>
    <message>
        <source>after three minutes</source>
        <translation>nach drei Minuten</translation>
    </message>
    <message>
        <source>watch them</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>run them fast</source>
        <translation>schnell ablaufen lassen</translation>
    </message>
    <message>
        <source>as in the theme</source>
        <translation>wie im Erscheinungsbild</translation>
    </message>
    <message>
        <source>green</source>
        <comment>felt</comment>
        <translation>grün</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>weinrot</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>felt</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>speed</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>without motion</source>
        <translation>ohne Bewegung</translation>
    </message>
    <message>
        <source>strong contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Questions with only one answer</source>
        <translation>Fragen mit nur einer Antwort</translation>
    </message>
    <message>
        <source>The table plays for you</source>
        <translation>Der Tisch spielt für Sie</translation>
    </message>
    <message>
        <source>two letters</source>
        <translation>zwei Buchstaben</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>while H is held</source>
        <translation>solange H gedrückt ist</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>the table does it</source>
        <translation>das macht der Tisch</translation>
    </message>
    <message>
        <source>I do it myself</source>
        <translation>das mache ich selbst</translation>
    </message>
    <message>
        <source>the table answers</source>
        <translation>der Tisch antwortet</translation>
    </message>
    <message>
        <source>I answer myself</source>
        <translation>ich antworte selbst</translation>
    </message>
    <message>
        <source>the last card of a hand</source>
        <translation>die letzte Karte eines Spiels</translation>
    </message>
    <message>
        <source>every card that is the only legal one</source>
        <translation>jede Karte, die als einzige erlaubt ist</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>while it is held</source>
        <translation>durch Halten</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>The program opens with</source>
        <translation>Das Programm öffnet</translation>
    </message>
    <message>
        <source>Shuffling, cutting, packets</source>
        <translation>Mischen, Abheben, Pakete</translation>
    </message>
    <message>
        <source>the first page</source>
        <translation>die Startseite</translation>
    </message>
    <message>
        <source>the last game</source>
        <translation>das letzte Spiel</translation>
    </message>
    <message>
        <source>with a tap</source>
        <translation>durch Antippen</translation>
    </message>
    <message>
        <source>as there is room</source>
        <translation>je nach Platz</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>as fractions: 35⅔</source>
        <translation>als Brüche: 35⅔</translation>
    </message>
    <message>
        <source>in whole numbers: 35/2</source>
        <translation>in ganzen Zahlen: 35/2</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Heller Raum</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>cross-stitch</source>
        <translation>Kreuzstich</translation>
    </message>
    <message>
        <source>linden leaves</source>
        <translation>Lindenblätter</translation>
    </message>
    <message>
        <source>English (Texas)</source>
        <translation>englisch (Texas)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>englisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tschechisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slowenisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>deutsch</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>Computer, Anfänger</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>Computer, Vereinsspieler</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>Computer, Meister</translation>
    </message>
</context>
<context>
    <name>SharedLessonTexts</name>
    <message>
        <source>Cards, ranks and points</source>
        <translation>Karten, Rangfolge und Werte</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Counting and paying</source>
        <translation>Zählen und Zahlen</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Die Lizitation</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Wer mit wem spielt</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>Playing against the bidder</source>
        <translation>Gegen den Spielansager spielen</translation>
    </message>
    <message>
        <source>Something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>One player leads a card, then the others play one each, in turn to the right. The highest trump takes the trick. Without a trump the highest card of the suit led takes it.</source>
        <translation>Jemand spielt eine Karte aus, dann geben die anderen der Reihe nach rechtsherum je eine zu. Den Stich macht das höchste Tarock. Ohne Tarock macht ihn die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Who takes this trick?</source>
        <translation>Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>A card of another suit takes nothing, however high it is. Who takes this trick?</source>
        <translation>Eine Karte einer anderen Farbe sticht nie, so hoch sie auch ist. Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>There are trumps in the trick: the highest one takes it.</source>
        <translation>Im Stich liegt Tarock: Das höchste macht ihn.</translation>
    </message>
    <message>
        <source>There is no trump in the trick: only cards of the suit led count.</source>
        <translation>Im Stich liegt kein Tarock: Es zählen nur Karten der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led. If you have none of it, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Sie müssen die ausgespielte Farbe bedienen. Haben Sie sie nicht, müssen Sie ein Tarock spielen. Haben Sie auch kein Tarock, dürfen Sie jede Karte spielen.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards on the table. A low card of the suit is as good as a high one, and a low trump as good as a high one.</source>
        <translation>Niemand muss die Karten auf dem Tisch überstechen. Eine niedrige Karte der Farbe ist ebenso erlaubt wie eine hohe, ein niedriges Tarock ebenso wie ein hohes.</translation>
    </message>
    <message>
        <source>Mark every card that you may play.</source>
        <translation>Markieren Sie alle Karten, die Sie spielen dürfen.</translation>
    </message>
    <message>
        <source>A trump was led. Mark every card that you may play.</source>
        <translation>Ausgespielt wurde ein Tarock. Markieren Sie alle Karten, die Sie spielen dürfen.</translation>
    </message>
    <message>
        <source>You hold a card of the suit led.</source>
        <translation>Sie haben eine Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>You have nothing of the suit led, but you have a trump.</source>
        <translation>Sie haben die ausgespielte Farbe nicht, aber ein Tarock.</translation>
    </message>
    <message>
        <source>A player alone against three is paid by each of them, or pays each of them.</source>
        <translation>Wer allein gegen drei spielt, bekommt von jedem von ihnen oder zahlt jedem.</translation>
    </message>
    <message>
        <source>What do you discard? Several choices may be good.</source>
        <translation>Was verlegen Sie? Es kann mehrere gute Lösungen geben.</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Was sagen Sie an?</translation>
    </message>
    <message>
        <source>What is your hand worth? It may be nothing.</source>
        <translation>Was ist Ihr Blatt wert? Vielleicht auch nichts.</translation>
    </message>
    <message>
        <source>Those who play against the bidder play together. Put low cards on tricks that the bidder takes, and valuable cards on tricks that your own side takes.</source>
        <translation>Wer gegen den Spielansager spielt, spielt mit den anderen Gegnern zusammen. Geben Sie niedrige Karten in seine Stiche und wertvolle in die Stiche Ihrer Partei.</translation>
    </message>
    <message>
        <source>Near the end, remember what has been played. Which trumps are still out, and who has none of a suit? Then you know which card takes a trick.</source>
        <translation>Denken Sie gegen Ende daran, was schon gespielt ist. Welche Tarock sind noch draußen, und wer hat eine Farbe nicht? Dann wissen Sie, welche Karte sticht.</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielen Sie?</translation>
    </message>
    <message>
        <source>Now play a whole hand to its end. It is solved if you give away at most {amount_given_away_object}.</source>
        <translation>Spielen Sie jetzt ein ganzes Spiel zu Ende. Die Aufgabe ist gelöst, wenn Sie höchstens {amount_given_away_object} verschenken.</translation>
    </message>
    <message>
        <source>Who plays with the bidder? Answer by what you can know now.</source>
        <translation>Wer spielt mit dem Spielansager? Antworten Sie nach dem, was Sie jetzt wissen können.</translation>
    </message>
    <message>
        <source>In every suit the king is highest, then queen, rider and jack. In spades and clubs {pips_black} follow, from high to low.</source>
        <translation>In jeder Farbe ist der König am höchsten, dann kommen Dame, Cavall und Bube. In Pik und Treff folgen {pips_black}, von oben nach unten.</translation>
    </message>
    <message>
        <source>In hearts and diamonds the jack is followed by {pips_red}, from high to low. The one is the ace.</source>
        <translation>In Herz und Karo folgen auf den Buben {pips_red}, von oben nach unten. Der Einser ist das Ass.</translation>
    </message>
    <message>
        <source>Card values: king, {T22}, {T21} and {T1} {points_HK} each, queen {points_HQ}, rider {points_HN}, jack {points_HJ}, every other card {points_H4}.</source>
        <translation>Kartenwerte: König, {T22}, {T21} und {T1} je {points_HK}, Dame {points_HQ}, Cavall {points_HN}, Bube {points_HJ}, jede andere Karte {points_H4}.</translation>
    </message>
    <message>
        <source>A quick way: each card counts {each}. Then add {king} for each king, {T22}, {T21} and {T1}, {queen} for each queen, {rider} for each rider, {jack} for each jack. The result is the same.</source>
        <translation>Ein schneller Weg: Jede Karte zählt {each}. Dazu kommen {king} für jeden König, {T22}, {T21} und {T1}, {queen} für jede Dame, {rider} für jeden Cavall, {jack} für jeden Buben. Es kommt dasselbe heraus.</translation>
    </message>
    <message>
        <source>Each card counts {each}: first count the cards. Then add {king}, {queen}, {rider} and {jack} for the high ones.</source>
        <translation>Jede Karte zählt {each}: Zählen Sie zuerst die Karten. Dann kommen {king}, {queen}, {rider} und {jack} für die hohen dazu.</translation>
    </message>
    <message>
        <source>Add the values of three cards and take off {taken}; then the next three.</source>
        <translation>Zählen Sie drei Werte zusammen und ziehen Sie {taken} ab; dann die nächsten drei.</translation>
    </message>
    <message>
        <source>Count your trumps, look at the highest ones, then at your kings.</source>
        <translation>Zählen Sie Ihre Tarock, sehen Sie auf die höchsten und dann auf die Könige.</translation>
    </message>
    <message>
        <source>Look for the highest trump. Without a trump only the suit led matters.</source>
        <translation>Suchen Sie das höchste Tarock. Ohne Tarock zählt nur die ausgespielte Farbe.</translation>
    </message>
    <message>
        <source>Count these cards.</source>
        <translation>Zählen Sie diese Karten.</translation>
    </message>
    <message>
        <source>The last tricks. Find the best card.</source>
        <translation>Die letzten Stiche. Finden Sie die beste Karte.</translation>
    </message>
    <message>
        <source>It is your turn. Play a card that is allowed.</source>
        <translation>Sie sind an der Reihe. Spielen Sie eine erlaubte Karte.</translation>
    </message>
    <message>
        <source>Do you hold the suit led? If not, do you hold a trump?</source>
        <translation>Haben Sie die ausgespielte Farbe? Wenn nicht, haben Sie ein Tarock?</translation>
    </message>
    <message>
        <source>If you have no card of the suit led, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Haben Sie die ausgespielte Farbe nicht, müssen Sie ein Tarock spielen. Haben Sie auch kein Tarock, dürfen Sie jede Karte spielen.</translation>
    </message>
    <message>
        <source>What do you say with these cards?</source>
        <translation>Was sagen Sie mit diesem Blatt?</translation>
    </message>
    <message>
        <source>Your own side takes this trick: give it something valuable.</source>
        <translation>Diesen Stich macht Ihre Partei: Schmieren Sie etwas Wertvolles.</translation>
    </message>
    <message>
        <source>The other side takes this trick: give it as little as you can.</source>
        <translation>Diesen Stich machen die anderen: Geben Sie so wenig wie möglich zu.</translation>
    </message>
    <message>
        <source>You can&apos;t beat the trump on the table: keep your high cards.</source>
        <translation>Das Tarock auf dem Tisch können Sie nicht überstechen: Behalten Sie Ihre hohen Karten.</translation>
    </message>
    <message>
        <source>Which trumps are still out? Lead one that nobody can beat, and the others must give theirs.</source>
        <translation>Welche Tarock sind noch draußen? Spielen Sie eines aus, das niemand übersticht, dann müssen die anderen ihre zugeben.</translation>
    </message>
    <message>
        <source>Watch what happens and stop at the act that breaks a rule. Then choose the rule.</source>
        <translation>Sehen Sie zu und halten Sie bei der Handlung an, die eine Regel verletzt. Dann wählen Sie die Regel.</translation>
    </message>
    <message>
        <source>Here, too, one rule is broken. Where?</source>
        <translation>Auch hier wird eine Regel verletzt. Wo?</translation>
    </message>
    <message>
        <source>Mark every card that you may discard.</source>
        <translation>Markieren Sie alle Karten, die Sie verlegen dürfen.</translation>
    </message>
</context>
<context>
    <name>SharedMessages</name>
    <message>
        <source>{seat} asked for a way of dealing that the sheet does not offer: {name}.</source>
        <translation>{seat} verlangt eine Art zu geben, die das Regelblatt nicht vorsieht: {name}.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card while cutting.</source>
        <translation>{seat} sieht beim Abheben die unterste Karte an.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card.</source>
        <translation>{seat} sieht die unterste Karte an.</translation>
    </message>
    <message>
        <source>{seat} laid a wrong number of cards into the talon.</source>
        <translation>{seat} legt eine falsche Zahl von Karten in den Talon.</translation>
    </message>
    <message>
        <source>{seat} dealt a wrong number of cards.</source>
        <translation>{seat} gibt eine falsche Zahl von Karten.</translation>
    </message>
    <message>
        <source>{seat} exposed a card: {card}.</source>
        <translation>{seat} zeigt eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{seat} laid a trick on the wrong pile.</source>
        <translation>{seat} legt einen Stich auf den falschen Stapel.</translation>
    </message>
    <message>
        <source>A judge was asked and has decided.</source>
        <translation>Die Spielleitung wurde geholt und hat entschieden.</translation>
    </message>
    <message>
        <source>{seat} did not show the talon cards before taking others.</source>
        <translation>{seat} nimmt andere Talonkarten, ohne die ersten zu zeigen.</translation>
    </message>
    <message>
        <source>{seat} owes the bank {amount_object}.</source>
        <translation>{seat} schuldet der Bank {amount_object}.</translation>
    </message>
    <message>
        <source>Can be called: {cards}.</source>
        <translation>Erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} although other cards could be discarded.</source>
        <translation>{seat} verlegt {card_object}, obwohl andere Karten verlegt werden können.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} without holding it.</source>
        <translation>{seat} sagt {name} ohne die nötigen Karten an.</translation>
    </message>
    <message>
        <source>{seat} declared {name} beside another value of the same kind.</source>
        <translation>{seat} sagt {name} neben einer anderen Ansage derselben Art an.</translation>
    </message>
    <message>
        <source>{seat} held {name} and did not declare it.</source>
        <translation>{seat} hat {name} im Blatt und sagt es nicht an.</translation>
    </message>
    <message>
        <source>{seat} broke the Valat after declaring something not held.</source>
        <translation>{seat} verhindert den Valat nach einer falschen Ansage.</translation>
    </message>
    <message>
        <source>{seat} called nothing before the first card, so this card counts as called: {card}.</source>
        <translation>{seat} ruft vor der ersten Karte nichts; als gerufen gilt diese Karte: {card}.</translation>
    </message>
    <message>
        <source>{seat} had to play the announced card before the last trick: {card}.</source>
        <translation>{seat} muss die angesagte Karte vor dem letzten Stich spielen: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost the last trick with the announced card: {card}.</source>
        <translation>{seat} macht mit der angesagten Karte den letzten Stich nicht: {card}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</source>
        <translation>{seat} spielt {card_object} statt des Pagats, der Sküs und Mond sticht.</translation>
    </message>
    <message>
        <source>Can be played: {cards}.</source>
        <translation>Erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>The four scores come to {sum} instead of {right}.</source>
        <translation>Die vier Ergebnisse ergeben zusammen {sum} statt {right}.</translation>
    </message>
    <message>
        <source>A ruling was reopened: the judge has to decide it first.</source>
        <translation>Eine Entscheidung ist wieder offen: Zuerst muss die Spielleitung entscheiden.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}.</source>
        <translation>{seat} deckt beim Geben eine Karte auf: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a king or a trump while dealing: {card}.</source>
        <translation>{seat} deckt beim Geben einen König oder ein Tarock auf: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing, and a player asks for a new deal: {card}.</source>
        <translation>{seat} deckt beim Geben eine Karte auf, und es soll neu gegeben werden: {card}.</translation>
    </message>
    <message>
        <source>{seat} sat at the wrong table.</source>
        <translation>{seat} sitzt am falschen Tisch.</translation>
    </message>
    <message>
        <source>{seat} wanted to rule as a judge while playing at this table.</source>
        <translation>{seat} will die Spielleitung übernehmen und spielt an diesem Tisch.</translation>
    </message>
    <message>
        <source>{seat} opened the bidding, but it was {right}&apos;s turn.</source>
        <translation>{seat} beginnt die Lizitation, an der Reihe ist jedoch {right}.</translation>
    </message>
    <message>
        <source>{seat} played, but it was {right}&apos;s turn.</source>
        <translation>{seat} spielt, aber an der Reihe ist {right}.</translation>
    </message>
    <message>
        <source>{seat} led, but it was {right}&apos;s turn.</source>
        <translation>{seat} spielt aus, aber an der Reihe ist {right}.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand.</source>
        <translation>{seat} wirft das Blatt hin.</translation>
    </message>
    <message>
        <source>{seat} bid, but it was {right}&apos;s turn.</source>
        <translation>{seat} lizitiert, aber an der Reihe ist {right}.</translation>
    </message>
    <message>
        <source>{seat} acted, but it was {right}&apos;s turn.</source>
        <translation>{seat} handelt, aber an der Reihe ist {right}.</translation>
    </message>
    <message>
        <source>{seat} bid after the bidding was over.</source>
        <translation>{seat} lizitiert erst nach dem Ende der Lizitation.</translation>
    </message>
    <message>
        <source>{seat} declared, announced or challenged after the first card was led.</source>
        <translation>{seat} sagt erst nach dem ersten Ausspiel etwas an oder kontriert.</translation>
    </message>
    <message>
        <source>{seat} declared or announced after a challenge was made.</source>
        <translation>{seat} sagt erst nach einem Kontra etwas an.</translation>
    </message>
    <message>
        <source>{seat} led without asking whether everybody was ready.</source>
        <translation>{seat} spielt aus, ohne zu fragen, ob alle bereit sind.</translation>
    </message>
    <message>
        <source>{seat} passed but had to name a game.</source>
        <translation>{seat} sagt „weiter“, muss aber ein Spiel ansagen.</translation>
    </message>
    <message>
        <source>{seat} bid {name}, which does not outrank the standing bid.</source>
        <translation>{seat} sagt {name} an, was nicht höher ist als das letzte Spiel.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which was not allowed.</source>
        <translation>{seat} ruft {card_object}, was nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} verlegt {card_object}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} verlegt {card_object} verdeckt.</translation>
    </message>
    <message>
        <source>{seat} had not declared a value, and the Valat failed.</source>
        <translation>Der Valat scheiterte, weil {seat} etwas nicht angesagt hatte.</translation>
    </message>
    <message>
        <source>The Pagat that {seat} called did not take the last trick.</source>
        <translation>Der angesagte Pagat macht nicht den letzten Stich. Ansage: {seat}.</translation>
    </message>
    <message>
        <source>{seat} announced the Pagat although a Valat was called.</source>
        <translation>{seat} sagt den Pagat an, obwohl ein Valat angesagt ist.</translation>
    </message>
    <message>
        <source>{seat} announced {name} a second time.</source>
        <translation>{seat} sagt {name} ein zweites Mal an.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but is not on the bidder&apos;s side.</source>
        <translation>{seat} sagt {name} an und gehört nicht zur Partei des Spielansagers.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but it was the other side&apos;s turn.</source>
        <translation>{seat} sagt „{name}“, aber die andere Partei ist an der Reihe.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but another step was next.</source>
        <translation>{seat} sagt „{name}“, aber ein anderes Kontra ist an der Reihe.</translation>
    </message>
    <message>
        <source>{seat} challenged something that was not announced: {name}.</source>
        <translation>{seat} kontriert, was nicht angesagt ist: {name}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held the suit led: {suit}.</source>
        <translation>{seat} spielt {card_object}, hat aber noch die ausgespielte Farbe: {suit}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held a trump.</source>
        <translation>{seat} spielt {card_object}, hat aber noch ein Tarock.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but held a trump.</source>
        <translation>{seat} spielt {card_object}, hat aber Tarock im Blatt.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but could beat the trick.</source>
        <translation>{seat} spielt {card_object}, könnte den Stich aber überstechen.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} while holding other trumps.</source>
        <translation>{seat} spielt {card_object}, obwohl noch andere Tarock im Blatt sind.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} while holding other suits.</source>
        <translation>{seat} spielt {card_object} aus, obwohl noch andere Farben im Blatt sind.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} spielt {card_object}, obwohl diese Karte für den letzten Stich angesagt ist.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of a card lying face up.</source>
        <translation>{seat} spielt {card_object} statt der offenen Karte.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not allowed now.</source>
        <translation>{seat} tut etwas, das jetzt nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not possible.</source>
        <translation>{seat} versucht etwas, das nicht möglich ist.</translation>
    </message>
    <message>
        <source>{seat} did not deal as the sheet requires.</source>
        <translation>{seat} gibt nicht nach den Regeln.</translation>
    </message>
    <message>
        <source>to beat: {name} ({seat})</source>
        <translation>zu überbieten: {name} ({seat})</translation>
    </message>
    <message>
        <source>{amount_figure}</source>
        <translation>{amount_figure}</translation>
    </message>
    <message>
        <source>×{factor}</source>
        <translation>×{factor}</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Sie müssen Farbe bedienen: {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Sie müssen ein Tarock spielen.</translation>
    </message>
    <message>
        <source>You have no card of the suit led ({suit}): you must play a trump.</source>
        <translation>Sie haben die ausgespielte Farbe nicht ({suit}): Sie müssen ein Tarock spielen.</translation>
    </message>
    <message>
        <source>As the rules of this table say</source>
        <translation>Wie es die Regeln dieses Tisches vorsehen</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Keine Strafe</translation>
    </message>
    <message>
        <source>{amount} to each uninvolved player</source>
        <translation>{amount} an jeden unbeteiligten Spieler</translation>
    </message>
    <message>
        <source>{amount} to each other player; the offender collects nothing and pays the partner&apos;s share too</source>
        <translation>{amount} an jeden anderen Spieler; der Verursacher bekommt nichts und zahlt auch den Anteil des Partners</translation>
    </message>
    <message>
        <source>The offender collects nothing and pays the partner&apos;s share too</source>
        <translation>Der Verursacher bekommt nichts und zahlt auch den Anteil des Partners</translation>
    </message>
    <message>
        <source>The card stays face up and must be played as soon as it is legal</source>
        <translation>Die Karte bleibt offen liegen und muss gespielt werden, sobald sie erlaubt ist</translation>
    </message>
    <message>
        <source>The offender alone pays everybody else as if they had won the game</source>
        <translation>Der Verursacher allein zahlt allen anderen so viel, als hätten sie das Spiel gewonnen</translation>
    </message>
    <message>
        <source>You may not discard a king.</source>
        <translation>Einen König dürfen Sie nicht verlegen.</translation>
    </message>
    <message>
        <source>You may not discard this card.</source>
        <translation>Diese Karte dürfen Sie nicht verlegen.</translation>
    </message>
    <message>
        <source>You have enough other cards to discard.</source>
        <translation>Sie haben genug andere Karten zum Verlegen.</translation>
    </message>
    <message>
        <source>You must play a trump as long as you hold one.</source>
        <translation>Sie müssen Tarock spielen, solange Sie eines haben.</translation>
    </message>
    <message>
        <source>You must play a card lying face up first.</source>
        <translation>Zuerst müssen Sie die offene Karte spielen.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Stichzwang: Sie müssen überstechen, wenn Sie können.</translation>
    </message>
    <message>
        <source>You may not play the Pagat while you hold other trumps.</source>
        <translation>Sie dürfen den Pagat nicht spielen, solange Sie andere Tarock haben.</translation>
    </message>
    <message>
        <source>Skys and Mond lie in the trick: you must play the Pagat, which takes it.</source>
        <translation>Sküs und Mond liegen im Stich: Sie müssen den Pagat spielen, der sie sticht.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have no suit cards left.</source>
        <translation>Ein Tarock dürfen Sie erst ausspielen, wenn Sie keine Farbkarte mehr haben.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is noted and will be settled at the end of the hand.</source>
        <translation>Die Reklamation ist vermerkt und wird am Ende des Spiels erledigt: {seat}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is not confirmed.</source>
        <translation>Die Reklamation ist nicht bestätigt: {seat}.</translation>
    </message>
    <message>
        <source>The final round is over.</source>
        <translation>Das Schlussradl ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} mischt %n-mal; laut Regelblatt soll es mindestens {least}-mal sein.</numerusform>
            <numerusform>{seat} mischt %n-mal; laut Regelblatt soll es mindestens {least}-mal sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} hebt %n Karte ab; laut Regelblatt sollen es mindestens {least} sein.</numerusform>
            <numerusform>{seat} hebt %n Karten ab; laut Regelblatt sollen es mindestens {least} sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which part of the talon do you take (%n card(s))?</source>
        <translation>
            <numerusform>Welchen Teil des Talons nehmen Sie (%n Karte)?</numerusform>
            <numerusform>Welchen Teil des Talons nehmen Sie (%n Karten)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} looked into the discards after the first announcement.</source>
        <translation>{seat} sieht nach der ersten Ansage in die Ablage.</translation>
    </message>
    <message>
        <source>{seat} wanted to cut, but it was {right}&apos;s turn.</source>
        <translation>{seat} will abheben, aber an der Reihe ist {right}.</translation>
    </message>
    <message>
        <source>{seat} dropped a card.</source>
        <translation>{seat} lässt eine Karte fallen.</translation>
    </message>
    <message>
        <source>{seat} announced something after the first card was led.</source>
        <translation>{seat} sagt erst nach dem ersten Ausspiel etwas an.</translation>
    </message>
    <message>
        <source>{seat} challenged after the first card was led.</source>
        <translation>{seat} kontriert erst nach dem ersten Ausspiel.</translation>
    </message>
    <message>
        <source>{seat} declared a value after the first card was led.</source>
        <translation>{seat} sagt erst nach dem ersten Ausspiel einen Wert an.</translation>
    </message>
    <message>
        <source>{seat} announced something after a challenge was made.</source>
        <translation>{seat} sagt erst nach einem Kontra etwas an.</translation>
    </message>
    <message>
        <source>{seat} declared a value after a challenge was made.</source>
        <translation>{seat} sagt erst nach einem Kontra einen Wert an.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} verlegt verdeckt: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} verlegt offen: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} verlegt keine Karte mehr.</translation>
    </message>
    <message>
        <source>{seat} announced {card_object} without holding it.</source>
        <translation>{seat} sagt {card_object} an, ohne diese Karte zu haben.</translation>
    </message>
    <message>
        <source>{seat} does not agree: the referee must be called.</source>
        <translation>{seat} stimmt nicht zu: der Schiedsrichter ist zu holen.</translation>
    </message>
    <message>
        <source>{seat} turned up talon cards that must stay hidden.</source>
        <translation>{seat} deckt Talonkarten auf, die verdeckt bleiben müssen.</translation>
    </message>
    <message>
        <source>{seat} opened or mixed tricks that must stay closed.</source>
        <translation>{seat} öffnet oder vermischt Stiche, die verdeckt bleiben müssen.</translation>
    </message>
    <message>
        <source>{seat} broke the rules in a way that is not on the list.</source>
        <translation>{seat} verstößt auf eine Weise gegen die Regeln, die nicht in der Liste steht.</translation>
    </message>
    <message>
        <source>Shuffle the deck.</source>
        <translation>Mischen Sie die Karten.</translation>
    </message>
    <message>
        <source>Cut the deck or knock on it.</source>
        <translation>Heben Sie ab oder klopfen Sie.</translation>
    </message>
    <message>
        <source>Choose a packet.</source>
        <translation>Wählen Sie ein Kartenpaket.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Welches Spiel sagen Sie an?</translation>
    </message>
    <message>
        <source>Which trump do you call?</source>
        <translation>Welches Tarock rufen Sie?</translation>
    </message>
    <message>
        <source>Do you have anything to declare?</source>
        <translation>Haben Sie etwas anzusagen?</translation>
    </message>
    <message>
        <source>Do you announce anything?</source>
        <translation>Sagen Sie etwas an?</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Möchten Sie kontrieren?</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Spielen Sie aus.</translation>
    </message>
    <message>
        <source>Lead a suit card.</source>
        <translation>Spielen Sie eine Farbkarte aus.</translation>
    </message>
    <message>
        <source>You must beat {card_object}.</source>
        <translation>Sie müssen {card_object} überstechen.</translation>
    </message>
    <message>
        <source>None of the suit led ({suit}): play a trump.</source>
        <translation>Die Farbe fehlt ({suit}): Spielen Sie ein Tarock.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Spielen Sie eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Knock: {name}</source>
        <translation>Klopfen: {name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take the second set</source>
        <translation>Die zweiten drei Karten nehmen</translation>
    </message>
    <message>
        <source>Go back to the first set</source>
        <translation>Zu den ersten drei Karten zurückkehren</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Rufen: {card}</translation>
    </message>
    <message>
        <source>Call {card} (your own)</source>
        <translation>Rufen: {card} (im eigenen Blatt)</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts rufen</translation>
    </message>
    <message>
        <source>Announce: {name}</source>
        <translation>Ansagen: {name}</translation>
    </message>
    <message>
        <source>{step}: {target}</source>
        <translation>{step}: {target}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Throw in the hand</source>
        <translation>Spiel aufgeben</translation>
    </message>
    <message>
        <source>Can I go?</source>
        <translation>Darf ich beginnen?</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Ja, beginnen Sie</translation>
    </message>
    <message>
        <source>{amount} to each other player</source>
        <translation>{amount} an jeden anderen Spieler</translation>
    </message>
    <message>
        <source>The hand is void, and {amount} to each other player</source>
        <translation>Das Spiel ist ungültig, und {amount} an jeden anderen Spieler</translation>
    </message>
    <message>
        <source>The card goes back to the hand</source>
        <translation>Die Karte wird zurückgenommen</translation>
    </message>
    <message>
        <source>The call of the Valat does not count</source>
        <translation>Der angesagte Valat gilt nicht</translation>
    </message>
    <message>
        <source>One of the offender&apos;s opponents decides this.</source>
        <translation>Das entscheidet einer der Gegner des Verursachers.</translation>
    </message>
    <message>
        <source>Whoever holds {card_object} is your partner.</source>
        <translation>Wer {card_object} hat, spielt mit Ihnen.</translation>
    </message>
    <message>
        <source>You play alone, and nobody is told.</source>
        <translation>Sie spielen allein, und niemand erfährt es.</translation>
    </message>
    <message>
        <source>Counts as called: {card}.</source>
        <translation>Gilt als gerufen: {card}.</translation>
    </message>
    <message>
        <source>{amount} from each player</source>
        <translation>{amount} von jedem Spieler</translation>
    </message>
    <message>
        <source>silent: {silent}, announced: {announced}</source>
        <translation>still: {silent}, angesagt: {announced}</translation>
    </message>
    <message>
        <source>Win or loss ×{factor}</source>
        <translation>Gewinn oder Verlust ×{factor}</translation>
    </message>
    <message>
        <source>It is announced for the last trick.</source>
        <translation>Diese Karte ist für den letzten Stich angesagt.</translation>
    </message>
    <message>
        <source>{name} won: {seat}</source>
        <translation>{name} gewonnen: {seat}</translation>
    </message>
    <message>
        <source>{name} lost: {seat}</source>
        <translation>{name} verloren: {seat}</translation>
    </message>
    <message>
        <source>{name} tied: {seat}</source>
        <translation>{name}, Gleichstand: {seat}</translation>
    </message>
    <message>
        <source>Hand thrown in: {seat}</source>
        <translation>Spiel aufgegeben: {seat}</translation>
    </message>
    <message>
        <source>Ruling of the judge</source>
        <translation>Entscheidung der Spielleitung</translation>
    </message>
    <message>
        <source>Paid back after a ruling was reopened</source>
        <translation>Zurückgezahlt nach Wiederaufnahme einer Entscheidung</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>Penalty for {seat}: {name}</source>
        <translation>Strafe für {seat}: {name}</translation>
    </message>
    <message>
        <source>Penalty: {name}</source>
        <translation>Strafe: {name}</translation>
    </message>
    <message>
        <source>{name} paid back: {seat}</source>
        <translation>{name} zurückgezahlt: {seat}</translation>
    </message>
    <message>
        <source>{name} made: {seat}</source>
        <translation>{name} gemacht: {seat}</translation>
    </message>
    <message>
        <source>{name} not made: {seat}</source>
        <translation>{name} verloren: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and made: {seat}</source>
        <translation>{name} angesagt und gemacht: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and not made: {seat}</source>
        <translation>{name} angesagt und verloren: {seat}</translation>
    </message>
    <message>
        <source>{points} points to win</source>
        <translation>{points} Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed</source>
        <translation>{points} von {total} Punkten; nötig sind {least}</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|won</source>
        <translation>{points} von {total} Punkten; nötig sind {least}|gewonnen</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|lost</source>
        <translation>{points} von {total} Punkten; nötig sind {least}|verloren</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|tie</source>
        <translation>{points} von {total} Punkten; nötig sind {least}|Gleichstand</translation>
    </message>
    <message>
        <source>{points} of {total}, needed {least}</source>
        <translation>{points} von {total}, nötig {least}</translation>
    </message>
    <message>
        <source>Together, {a} + {b}|{result}</source>
        <translation>Zusammen, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>The game multiplies, {a} × {b}|{result}</source>
        <translation>Das Spiel zählt mehrfach, {a} × {b}|{result}</translation>
    </message>
    <message>
        <source>game ×{b}</source>
        <translation>Spiel ×{b}</translation>
    </message>
    <message>
        <source>{name}, ×{factor}|{result}</source>
        <translation>{name}, ×{factor}|{result}</translation>
    </message>
    <message>
        <source>{name} ×{factor}</source>
        <translation>{name} ×{factor}</translation>
    </message>
    <message>
        <source>For each player|{amount}</source>
        <translation>Pro Spieler|{amount}</translation>
    </message>
    <message>
        <source>From each player|{amount}</source>
        <translation>Von jedem Spieler|{amount}</translation>
    </message>
    <message>
        <source>To each entitled player|{amount}</source>
        <translation>An jeden berechtigten Spieler|{amount}</translation>
    </message>
    <message>
        <source>{seat} took a packet out of turn.</source>
        <translation>{seat} nimmt ein Kartenpaket außer der Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n Punkt zum Gewinn</numerusform>
            <numerusform>%n Punkte zum Gewinn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} verlegt %n Karte statt {right}.</numerusform>
            <numerusform>{seat} verlegt %n Karten statt {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the top %n card(s) of the talon.</source>
        <translation>
            <numerusform>Nehmen Sie die oberste Karte des Talons (%n).</numerusform>
            <numerusform>Nehmen Sie die obersten %n Karten des Talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Verlegen Sie %n Karte.</numerusform>
            <numerusform>Verlegen Sie %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s), or change the talon cards.</source>
        <translation>
            <numerusform>Verlegen Sie %n Karte, oder tauschen Sie die Talonkarten.</numerusform>
            <numerusform>Verlegen Sie %n Karten, oder tauschen Sie die Talonkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Packet %n</source>
        <translation>
            <numerusform>Kartenpaket %n</numerusform>
            <numerusform>Kartenpaket %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>%n Karte nehmen</numerusform>
            <numerusform>%n Karten nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: %n card(s) at a time.</source>
        <translation>
            <numerusform>Statt abzuheben: Gegeben wird je %n Karte.</numerusform>
            <numerusform>Statt abzuheben: Gegeben wird je %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: closed packets of %n card(s) to choose from.</source>
        <translation>
            <numerusform>Statt abzuheben: verdeckte Pakete mit %n Karte zur Wahl.</numerusform>
            <numerusform>Statt abzuheben: verdeckte Pakete mit %n Karten zur Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner: %n talon card(s) for you; your side needs {least} points.</source>
        <translation>
            <numerusform>Mit Partner: %n Talonkarte für Sie; Ihre Partei braucht {least} Punkte.</numerusform>
            <numerusform>Mit Partner: %n Talonkarten für Sie; Ihre Partei braucht {least} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against all others: %n talon card(s) for you; you need {least} points.</source>
        <translation>
            <numerusform>Allein gegen alle anderen: %n Talonkarte für Sie; Sie brauchen {least} Punkte.</numerusform>
            <numerusform>Allein gegen alle anderen: %n Talonkarten für Sie; Sie brauchen {least} Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedPublicMessages</name>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} verlegt einen König.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} verlegt eine Karte, die im Blatt bleiben muss.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump face down.</source>
        <translation>{seat} verlegt ein Tarock verdeckt.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump although other cards could be discarded.</source>
        <translation>{seat} verlegt ein Tarock, obwohl andere Karten verlegt werden können.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the card.</source>
        <translation>{seat} sagt es an, ohne die Karte zu haben.</translation>
    </message>
</context>
<context>
    <name>SharedRights</name>
    <message>
        <source>You may ask only for a way of dealing on the sheet.</source>
        <translation>Sie dürfen nur eine Art zu geben wählen, die das Regelblatt vorsieht.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card.</source>
        <translation>Die unterste Karte darf niemand ansehen.</translation>
    </message>
    <message>
        <source>You must not show a card before you play it.</source>
        <translation>Sie dürfen eine Karte nicht zeigen, bevor Sie sie spielen.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Sie dürfen eine Karte nur spielen, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You may lead only when it is your turn.</source>
        <translation>Sie dürfen nur ausspielen, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You may bid only in your turn.</source>
        <translation>Sie dürfen nur lizitieren, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You must wait for your turn.</source>
        <translation>Sie müssen warten, bis Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You must bid before the talon is touched.</source>
        <translation>Sie müssen lizitieren, bevor jemand den Talon berührt.</translation>
    </message>
    <message>
        <source>You must declare, announce and challenge before the first card.</source>
        <translation>Sie müssen vor der ersten Karte ansagen und kontrieren.</translation>
    </message>
    <message>
        <source>You must declare and announce before the first challenge.</source>
        <translation>Sie müssen vor dem ersten Kontra ansagen.</translation>
    </message>
    <message>
        <source>You bid first, so you must name one of the games.</source>
        <translation>Sie lizitieren zuerst und müssen eines der Spiele ansagen.</translation>
    </message>
    <message>
        <source>Your bid must outrank the one before it; otherwise you must pass.</source>
        <translation>Ihr Spiel muss höher sein als das vorige; sonst müssen Sie „weiter“ sagen.</translation>
    </message>
    <message>
        <source>You must show the talon cards before you take others for them.</source>
        <translation>Sie müssen die Talonkarten zeigen, bevor Sie andere dafür nehmen.</translation>
    </message>
    <message>
        <source>To be paid for a value you must declare it before the first card.</source>
        <translation>Damit eine Ansage bezahlt wird, müssen Sie sie vor der ersten Karte machen.</translation>
    </message>
    <message>
        <source>The two sides must challenge alternately; the opponents begin.</source>
        <translation>Die Parteien müssen abwechselnd kontrieren; die Gegner beginnen.</translation>
    </message>
    <message>
        <source>Challenges must come in order, from the two sides alternately.</source>
        <translation>Kontras müssen in ihrer Reihenfolge kommen, abwechselnd von beiden Parteien.</translation>
    </message>
    <message>
        <source>You must play an exposed card as soon as it is legal.</source>
        <translation>Sie müssen eine offene Karte spielen, sobald sie erlaubt ist.</translation>
    </message>
    <message>
        <source>A judge must decide what the sheet leaves open.</source>
        <translation>Was das Regelblatt offenlässt, muss die Spielleitung entscheiden.</translation>
    </message>
    <message>
        <source>Debts to the bank must be taken off the score.</source>
        <translation>Die Bankschuld muss vom Ergebnis abgezogen werden.</translation>
    </message>
    <message>
        <source>A judge must decide what is not on the list.</source>
        <translation>Was nicht in der Liste steht, muss die Spielleitung entscheiden.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Sie müssen so viele Karten verlegen, wie Sie aus dem Talon nehmen.</translation>
    </message>
    <message>
        <source>The dealer must shuffle the deck thoroughly before every hand.</source>
        <translation>Der Geber muss die Karten vor jedem Spiel gründlich mischen.</translation>
    </message>
    <message>
        <source>You must cut so that both parts hold enough cards.</source>
        <translation>Sie müssen so abheben, dass beide Teile genug Karten haben.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Der Geber muss die Karten verdeckt geben.</translation>
    </message>
    <message>
        <source>The dealer must give every hand and the talon the right number of cards.</source>
        <translation>Der Geber muss jedem Spieler und dem Talon die richtige Zahl von Karten geben.</translation>
    </message>
    <message>
        <source>You must play every hand to its end.</source>
        <translation>Sie müssen jedes Spiel zu Ende spielen.</translation>
    </message>
    <message>
        <source>You must call the highest callable trump you lack.</source>
        <translation>Sie müssen das höchste rufbare Tarock rufen, das Sie nicht haben.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Sie dürfen keinen König verlegen.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Sie dürfen diese Karte nicht verlegen.</translation>
    </message>
    <message>
        <source>You must discard a trump face up.</source>
        <translation>Sie müssen ein Tarock offen verlegen.</translation>
    </message>
    <message>
        <source>You may discard a trump only if you have too few other cards.</source>
        <translation>Sie dürfen Tarock nur verlegen, wenn Sie nicht genug andere Karten haben.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Sie dürfen nur ansagen, was Sie im Blatt haben.</translation>
    </message>
    <message>
        <source>Of several values of one kind you may declare only the best.</source>
        <translation>Von mehreren Ansagen einer Art dürfen Sie nur die beste machen.</translation>
    </message>
    <message>
        <source>Only the holder of the card may announce this.</source>
        <translation>Das darf nur ansagen, wer die Karte hat.</translation>
    </message>
    <message>
        <source>You must lay a trick with the side that won it.</source>
        <translation>Sie müssen einen Stich zu der Partei legen, die ihn gemacht hat.</translation>
    </message>
    <message>
        <source>The dealer must lay the required number of cards into the talon.</source>
        <translation>Der Geber muss so viele Karten in den Talon legen, wie die Regeln verlangen.</translation>
    </message>
    <message>
        <source>You must keep unused talon cards hidden as long as the sheet says.</source>
        <translation>Sie müssen unbenutzte Talonkarten verdeckt lassen, solange die Regeln es verlangen.</translation>
    </message>
    <message>
        <source>You must keep tricks closed until the end of the hand.</source>
        <translation>Sie müssen Stiche bis zum Ende des Spiels verdeckt lassen.</translation>
    </message>
    <message>
        <source>You may double only the game and announced extras.</source>
        <translation>Kontrieren dürfen Sie nur das Spiel und angesagte Zusätze.</translation>
    </message>
    <message>
        <source>You must not announce the Pagat beside a called Valat.</source>
        <translation>Neben einem angesagten Valat dürfen Sie keinen Pagat ansagen.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is may cut or knock.</source>
        <translation>Abheben oder klopfen darf nur, wer an der Reihe ist.</translation>
    </message>
    <message>
        <source>Each announcement may be made only once.</source>
        <translation>Jede Ansage darf nur einmal gemacht werden.</translation>
    </message>
    <message>
        <source>Only the bidder&apos;s side may announce this.</source>
        <translation>Das darf nur die Partei des Spielansagers ansagen.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Sie müssen Farbe bedienen, wenn Sie können.</translation>
    </message>
    <message>
        <source>If a trump is led, you must play a trump if you can.</source>
        <translation>Wird Tarock ausgespielt, müssen Sie ein Tarock spielen, wenn Sie eines haben.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Ohne die ausgespielte Farbe müssen Sie ein Tarock spielen.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Sie müssen den Stich überstechen, wenn Sie können.</translation>
    </message>
    <message>
        <source>You may play the Pagat only as your last trump.</source>
        <translation>Sie dürfen den Pagat erst als letztes Tarock spielen.</translation>
    </message>
    <message>
        <source>When Skys and Mond lie in the trick, you must play the Pagat.</source>
        <translation>Liegen Sküs und Mond im Stich, müssen Sie den Pagat spielen.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have nothing else.</source>
        <translation>Sie dürfen ein Tarock nur ausspielen, wenn Sie nichts anderes haben.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Sie müssen den angesagten Pagat bis zum letzten Stich behalten, wenn Sie können.</translation>
    </message>
    <message>
        <source>You must hold one card for each trick left.</source>
        <translation>Sie müssen so viele Karten haben, wie noch Stiche zu spielen sind.</translation>
    </message>
    <message>
        <source>Nobody may rule at his or her own table.</source>
        <translation>Am eigenen Tisch darf niemand entscheiden.</translation>
    </message>
    <message>
        <source>The scores must come to the right total.</source>
        <translation>Die Summe der Ergebnisse muss stimmen.</translation>
    </message>
    <message>
        <source>In this game, too, you must follow suit, or else play a trump.</source>
        <translation>Auch in diesem Spiel müssen Sie Farbe bedienen, ohne sie Tarock spielen.</translation>
    </message>
    <message>
        <source>In this game you must beat the trick if you can.</source>
        <translation>In diesem Spiel müssen Sie den Stich überstechen, wenn Sie können.</translation>
    </message>
    <message>
        <source>In this game you may play the Pagat only as your last trump.</source>
        <translation>In diesem Spiel dürfen Sie den Pagat erst als letztes Tarock spielen.</translation>
    </message>
    <message>
        <source>All four players must agree.</source>
        <translation>Alle vier Spieler müssen zustimmen.</translation>
    </message>
    <message>
        <source>The dealer must deal as the sheet requires.</source>
        <translation>Der Geber muss so geben, wie es die Regeln verlangen.</translation>
    </message>
    <message>
        <source>You must not look at the discards once announcements have begun.</source>
        <translation>Nach der ersten Ansage dürfen Sie nicht in die Ablage sehen.</translation>
    </message>
    <message>
        <source>You may take a packet only in your turn.</source>
        <translation>Sie dürfen ein Kartenpaket nur nehmen, wenn Sie an der Reihe sind.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Too few shuffles</source>
        <translation>Zu wenig gemischt</translation>
    </message>
    <message>
        <source>Cut not deep enough</source>
        <translation>Zu wenig abgehoben</translation>
    </message>
    <message>
        <source>Way of dealing that is not offered</source>
        <translation>Nicht vorgesehene Art zu geben</translation>
    </message>
    <message>
        <source>Wrong person cuts</source>
        <translation>Der Falsche hebt ab</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Blick auf die unterste Karte</translation>
    </message>
    <message>
        <source>Bottom card seen otherwise</source>
        <translation>Unterste Karte auf andere Art gesehen</translation>
    </message>
    <message>
        <source>Card played out of turn</source>
        <translation>Karte außer der Reihe gespielt</translation>
    </message>
    <message>
        <source>Bid out of turn</source>
        <translation>Ansage außer der Reihe</translation>
    </message>
    <message>
        <source>Other act out of turn</source>
        <translation>Andere Handlung außer der Reihe</translation>
    </message>
    <message>
        <source>Bid after the bidding</source>
        <translation>Ansage nach der Lizitation</translation>
    </message>
    <message>
        <source>Announcing after the first card</source>
        <translation>Ansage nach der ersten Karte</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Ansage nach einem Kontra</translation>
    </message>
    <message>
        <source>Passing instead of naming a game</source>
        <translation>„Weiter“ statt eines Spiels</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Gezeigte Karte</translation>
    </message>
    <message>
        <source>Talon cards not shown</source>
        <translation>Talonkarten nicht gezeigt</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Zu niedrige Ansage</translation>
    </message>
    <message>
        <source>Wrong card called</source>
        <translation>Falscher Ruf</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Falsche Zahl verlegter Karten</translation>
    </message>
    <message>
        <source>Too few discards</source>
        <translation>Zu wenig verlegt</translation>
    </message>
    <message>
        <source>Too many discards</source>
        <translation>Zu viel verlegt</translation>
    </message>
    <message>
        <source>King discarded</source>
        <translation>Verlegter König</translation>
    </message>
    <message>
        <source>Trull card discarded</source>
        <translation>Verlegtes Trullstück</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Verdeckt verlegtes Tarock</translation>
    </message>
    <message>
        <source>Trump discarded without need</source>
        <translation>Ohne Not verlegtes Tarock</translation>
    </message>
    <message>
        <source>Value declared without holding it</source>
        <translation>Ansage ohne die Karten</translation>
    </message>
    <message>
        <source>Second value of one kind declared</source>
        <translation>Zweite Ansage derselben Art</translation>
    </message>
    <message>
        <source>Value not declared</source>
        <translation>Unterlassene Ansage</translation>
    </message>
    <message>
        <source>Announced by a player without the card</source>
        <translation>Karte nicht vom Inhaber angesagt</translation>
    </message>
    <message>
        <source>Wrong step of challenge</source>
        <translation>Falsche Kontra-Stufe</translation>
    </message>
    <message>
        <source>Each for himself: failing to follow suit</source>
        <translation>Jeder für sich: nicht bedient</translation>
    </message>
    <message>
        <source>Judge ruling at his or her own table</source>
        <translation>Spielleitung am eigenen Tisch</translation>
    </message>
    <message>
        <source>Pagat announced beside a Valat</source>
        <translation>Pagat neben einem Valat angesagt</translation>
    </message>
    <message>
        <source>Card exposed while dealing</source>
        <translation>Beim Geben aufgedeckte Karte</translation>
    </message>
    <message>
        <source>King or trump exposed while dealing</source>
        <translation>Beim Geben aufgedeckter König oder aufgedecktes Tarock</translation>
    </message>
    <message>
        <source>Announced twice</source>
        <translation>Zweimal angesagt</translation>
    </message>
    <message>
        <source>Announced by the wrong side</source>
        <translation>Von der falschen Partei angesagt</translation>
    </message>
    <message>
        <source>Challenge by the wrong side</source>
        <translation>Kontra der falschen Partei</translation>
    </message>
    <message>
        <source>Failing to follow suit</source>
        <translation>Farbe nicht bedient</translation>
    </message>
    <message>
        <source>Failing to play a trump</source>
        <translation>Tarockzwang missachtet</translation>
    </message>
    <message>
        <source>Announced Pagat played early</source>
        <translation>Angesagter Pagat zu früh gespielt</translation>
    </message>
    <message>
        <source>Trick not beaten</source>
        <translation>Stichzwang missachtet</translation>
    </message>
    <message>
        <source>Pagat before the other trumps</source>
        <translation>Pagat vor den anderen Tarock</translation>
    </message>
    <message>
        <source>Pagat kept back from Skys and Mond</source>
        <translation>Pagat vor Sküs und Mond zurückgehalten</translation>
    </message>
    <message>
        <source>Trump led from a hand with other suits</source>
        <translation>Farbausspielzwang missachtet</translation>
    </message>
    <message>
        <source>Exposed card not played</source>
        <translation>Offene Karte nicht gespielt</translation>
    </message>
    <message>
        <source>Wrong number of cards found in play</source>
        <translation>Falsche Kartenanzahl im Spiel</translation>
    </message>
    <message>
        <source>Trick laid on the wrong pile</source>
        <translation>Stich auf dem falschen Stapel</translation>
    </message>
    <message>
        <source>Each for himself: trick not beaten</source>
        <translation>Jeder für sich: Stichzwang missachtet</translation>
    </message>
    <message>
        <source>Each for himself: Pagat before another trump</source>
        <translation>Jeder für sich: Pagat vor einem anderen Tarock</translation>
    </message>
    <message>
        <source>Dealing against the sheet</source>
        <translation>Regelwidrig gegeben</translation>
    </message>
    <message>
        <source>Looking into discards</source>
        <translation>In die Ablage gesehen</translation>
    </message>
    <message>
        <source>Talon cards turned up</source>
        <translation>Talonkarten aufgedeckt</translation>
    </message>
    <message>
        <source>Tricks opened or mixed</source>
        <translation>Stiche geöffnet oder vermischt</translation>
    </message>
    <message>
        <source>Other violation</source>
        <translation>Anderer Verstoß</translation>
    </message>
    <message>
        <source>Score sheet does not add up</source>
        <translation>Der Anschreibzettel stimmt nicht</translation>
    </message>
    <message>
        <source>Loan at the end of the round</source>
        <translation>Bankschuld am Ende der Runde</translation>
    </message>
    <message>
        <source>Wrong number of cards in the talon</source>
        <translation>Falsche Zahl von Karten im Talon</translation>
    </message>
    <message>
        <source>Disputed case</source>
        <translation>Strittiger Fall</translation>
    </message>
    <message>
        <source>Agreement of only some</source>
        <translation>Einigung nur einiger</translation>
    </message>
    <message>
        <source>Wrong player leads</source>
        <translation>Der Falsche spielt aus</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Blatt hingeworfen</translation>
    </message>
    <message>
        <source>Doubling what is not announced</source>
        <translation>Kontra auf nicht Angesagtes</translation>
    </message>
    <message>
        <source>Packet taken out of turn</source>
        <translation>Kartenpaket außer der Reihe</translation>
    </message>
</context>
<context>
    <name>SharedSubjects</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Bidding and talon</source>
        <translation>Lizitation und Talon</translation>
    </message>
    <message>
        <source>Calling the partner</source>
        <translation>Ruf des Partners</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>Values in the hand</source>
        <translation>Ansagen aus dem Blatt</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Zählen und Zahlen</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Unregelmäßigkeiten</translation>
    </message>
    <message>
        <source>What a table may change</source>
        <translation>Was ein Tisch ändern darf</translation>
    </message>
    <message>
        <source>Order of hearts and diamonds, highest first</source>
        <translation>Rangfolge von Herz und Karo, höchste zuerst</translation>
    </message>
    <message>
        <source>Order of spades and clubs, highest first</source>
        <translation>Rangfolge von Pik und Treff, höchste zuerst</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Punkte eines Königs</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Punkte einer Dame</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Punkte eines Cavalls</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Punkte eines Buben</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Punkte von Sküs, Mond und Pagat, jeweils</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Punkte jeder anderen Karte</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Punkte im ganzen Kartenspiel</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Shuffles, at least</source>
        <translation>Mischen, mindestens</translation>
    </message>
    <message>
        <source>Cards to cut, at least</source>
        <translation>Karten beim Abheben, mindestens</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karten im Blatt</translation>
    </message>
    <message>
        <source>Cards in the talon</source>
        <translation>Karten im Talon</translation>
    </message>
    <message>
        <source>Cards dealt at a time after a cut</source>
        <translation>Karten auf einmal nach dem Abheben</translation>
    </message>
    <message>
        <source>Ways of dealing after a knock</source>
        <translation>Arten zu geben nach dem Klopfen</translation>
    </message>
    <message>
        <source>Points that win the hand</source>
        <translation>Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>{name}: rank of the bid</source>
        <translation>{name}: Rang in der Lizitation</translation>
    </message>
    <message>
        <source>{name}: who may bid it</source>
        <translation>{name}: wer es ansagen darf</translation>
    </message>
    <message>
        <source>{name}: played by</source>
        <translation>{name}: wer spielt</translation>
    </message>
    <message>
        <source>{name}: cards from the talon</source>
        <translation>{name}: Karten aus dem Talon</translation>
    </message>
    <message>
        <source>{name}: multiplier</source>
        <translation>{name}: Faktor</translation>
    </message>
    <message>
        <source>Trumps that can be called</source>
        <translation>Tarock, die gerufen werden können</translation>
    </message>
    <message>
        <source>When the partner is called</source>
        <translation>Wann der Partner gerufen wird</translation>
    </message>
    <message>
        <source>Hand that decides what is called</source>
        <translation>Welches Blatt über den Ruf entscheidet</translation>
    </message>
    <message>
        <source>Calling the XIX in one&apos;s own hand</source>
        <translation>Ruf des eigenen XIX</translation>
    </message>
    <message>
        <source>Kings may be discarded</source>
        <translation>Könige dürfen verlegt werden</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat may be discarded</source>
        <translation>Sküs, Mond und Pagat dürfen verlegt werden</translation>
    </message>
    <message>
        <source>Several values of one kind</source>
        <translation>Mehrere Ansagen einer Art</translation>
    </message>
    <message>
        <source>{name}: a loss is paid by</source>
        <translation>{name}: den Verlust zahlt</translation>
    </message>
    <message>
        <source>{name}, silent</source>
        <translation>{name}, still</translation>
    </message>
    <message>
        <source>{name}, announced</source>
        <translation>{name}, angesagt</translation>
    </message>
    <message>
        <source>{name}: what a challenge multiplies</source>
        <translation>{name}: wofür ein Kontra gilt</translation>
    </message>
    <message>
        <source>{name}: challenges, at most</source>
        <translation>{name}: Kontra höchstens</translation>
    </message>
    <message>
        <source>{name}: the card waits for its trick when announced</source>
        <translation>{name}: die angesagte Karte wartet auf ihren Stich</translation>
    </message>
    <message>
        <source>The bidder&apos;s opponents may announce all tricks</source>
        <translation>Gegner des Spielansagers dürfen alle Stiche ansagen</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Ansagen nach einem Kontra</translation>
    </message>
    <message>
        <source>Words of challenge</source>
        <translation>Kontra-Stufen</translation>
    </message>
    <message>
        <source>Challenging an announcement while the partner is unknown</source>
        <translation>Kontra auf eine Ansage, solange der Partner unbekannt ist</translation>
    </message>
    <message>
        <source>Without the suit led a trump must be played</source>
        <translation>Ohne die ausgespielte Farbe herrscht Tarockzwang</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Punkte, ab denen die Differenz zählt</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Gezählte Punkte insgesamt</translation>
    </message>
    <message>
        <source>Each player starts with</source>
        <translation>Anfangsbestand jedes Spielers</translation>
    </message>
    <message>
        <source>Number and worth of the chips</source>
        <translation>Anzahl und Wert der Chips</translation>
    </message>
    <message>
        <source>Unit of a loan</source>
        <translation>Einheit einer Bankschuld</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Spiele in einer Runde</translation>
    </message>
    <message>
        <source>All scores together</source>
        <translation>Alle Ergebnisse zusammen</translation>
    </message>
    <message>
        <source>Taken off for every card counted</source>
        <translation>Abzug für jede gezählte Karte</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Wer abhebt</translation>
    </message>
    <message>
        <source>{name}: written for a lost game</source>
        <translation>{name}: angeschrieben für das verlorene Spiel</translation>
    </message>
    <message>
        <source>Each for himself: without the suit led a trump must be played</source>
        <translation>Jeder für sich: ohne die ausgespielte Farbe herrscht Tarockzwang</translation>
    </message>
    <message>
        <source>Each for himself: the trick must be beaten</source>
        <translation>Jeder für sich: es herrscht Stichzwang</translation>
    </message>
    <message>
        <source>Each for himself: the Pagat takes a trick with Mond and Skys</source>
        <translation>Jeder für sich: der Pagat nimmt den Stich mit Mond und Sküs</translation>
    </message>
    <message>
        <source>Each for himself: when the Pagat is played</source>
        <translation>Jeder für sich: wann der Pagat gespielt wird</translation>
    </message>
</context>
<context>
    <name>SharedValues</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>not on this sheet</source>
        <translation>steht nicht im Regelblatt</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>keine Wahl</translation>
    </message>
    <message>
        <source>no provision of its own</source>
        <translation>keine eigene Bestimmung</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>vom Programm ausgelost</translation>
    </message>
    <message>
        <source>whoever draws the high card</source>
        <translation>wer die höchste Karte zieht</translation>
    </message>
    <message>
        <source>the seat before whoever draws the high card</source>
        <translation>der Platz vor dem, der die höchste Karte zieht</translation>
    </message>
    <message>
        <source>the first seat</source>
        <translation>der erste Platz</translation>
    </message>
    <message>
        <source>the forehand only</source>
        <translation>nur die Vorhand</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>two against two</source>
        <translation>zwei gegen zwei</translation>
    </message>
    <message>
        <source>one against all others</source>
        <translation>einer gegen alle anderen</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>after the talon cards are taken, before discarding</source>
        <translation>nach dem Ziehen, vor dem Verlegen</translation>
    </message>
    <message>
        <source>the hand as dealt</source>
        <translation>das Blatt, wie es gegeben wurde</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>die ganze Partei</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>nur der Inhaber</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>nur die beste wird bezahlt</translation>
    </message>
    <message>
        <source>for the announcement alone</source>
        <translation>nur für diese Ansage</translation>
    </message>
    <message>
        <source>together with the hand</source>
        <translation>gemeinsam mit dem Spiel</translation>
    </message>
    <message>
        <source>only players who can know that they are opponents</source>
        <translation>nur wer wissen kann, dass er Gegner ist</translation>
    </message>
    <message>
        <source>anybody but the announcer</source>
        <translation>jeder außer dem Ansager</translation>
    </message>
    <message>
        <source>as many as the players like</source>
        <translation>so viele, wie die Spieler wollen</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>vor der Lizitation</translation>
    </message>
    <message>
        <source>before the next player speaks</source>
        <translation>bevor der Nächste spricht</translation>
    </message>
    <message>
        <source>before the talon is touched</source>
        <translation>bevor der Talon berührt wird</translation>
    </message>
    <message>
        <source>before the bidder is ready</source>
        <translation>vor „ich liege“</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor der ersten Karte</translation>
    </message>
    <message>
        <source>before the next card</source>
        <translation>vor der nächsten Karte</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>solange der Stich auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>vor dem nächsten Ausspiel</translation>
    </message>
    <message>
        <source>before the lead to the second trick</source>
        <translation>vor dem zweiten Ausspiel</translation>
    </message>
    <message>
        <source>as long as the next trick lies on the table</source>
        <translation>solange der nächste Stich auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>during the hand</source>
        <translation>während des Spiels</translation>
    </message>
    <message>
        <source>by the lone player</source>
        <translation>beim Einzelspieler</translation>
    </message>
    <message>
        <source>against a lone player</source>
        <translation>gegen einen Einzelspieler</translation>
    </message>
    <message>
        <source>against a lone player, winning</source>
        <translation>gegen einen Einzelspieler, gewonnen</translation>
    </message>
    <message>
        <source>against a lone player, losing</source>
        <translation>gegen einen Einzelspieler, verloren</translation>
    </message>
    <message>
        <source>with a partner</source>
        <translation>mit Partner</translation>
    </message>
    <message>
        <source>with a partner, winning</source>
        <translation>mit Partner, gewonnen</translation>
    </message>
    <message>
        <source>with a partner, losing</source>
        <translation>mit Partner, verloren</translation>
    </message>
    <message>
        <source>where one plays against two</source>
        <translation>wo einer gegen zwei spielt</translation>
    </message>
    <message>
        <source>where another has said Kontra</source>
        <translation>wo ein anderer Kontra gesagt hat</translation>
    </message>
    <message>
        <source>where nobody has said Kontra</source>
        <translation>wo niemand Kontra gesagt hat</translation>
    </message>
    <message>
        <source>by a player who has said Kontra</source>
        <translation>durch jemanden, der selbst Kontra gesagt hat</translation>
    </message>
    <message>
        <source>no consequence</source>
        <translation>ohne Folgen</translation>
    </message>
    <message>
        <source>play continues</source>
        <translation>es wird weitergespielt</translation>
    </message>
    <message>
        <source>the offender alone pays for the hand</source>
        <translation>der Verursacher zahlt das Spiel allein</translation>
    </message>
    <message>
        <source>a warning; one too many is an offense</source>
        <translation>eine Verwarnung; eine zu viel ist eine Renonce</translation>
    </message>
    <message>
        <source>the player opposite; with three players, the one before the dealer</source>
        <translation>der Spieler gegenüber, zu dritt der vor dem Geber</translation>
    </message>
    <message>
        <source>where each plays for himself</source>
        <translation>wo jeder für sich spielt</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>cards taken back</source>
        <translation>Karten zurück</translation>
    </message>
    <message>
        <source>new deal</source>
        <translation>neu geben</translation>
    </message>
    <message>
        <source>the rest is shuffled</source>
        <translation>der Rest wird gemischt</translation>
    </message>
    <message>
        <source>the hand ends</source>
        <translation>das Spiel endet</translation>
    </message>
    <message>
        <source>the hand is void</source>
        <translation>das Spiel gilt nicht</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>die Karte bleibt offen liegen</translation>
    </message>
    <message>
        <source>a suit may be demanded</source>
        <translation>eine Farbe darf verlangt werden</translation>
    </message>
    <message>
        <source>counts as done</source>
        <translation>gilt als geschehen</translation>
    </message>
    <message>
        <source>the players decide</source>
        <translation>die Runde entscheidet</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>die Spielleitung entscheidet</translation>
    </message>
    <message>
        <source>a judge may rule otherwise: {choice}</source>
        <translation>die Spielleitung kann anders entscheiden: {choice}</translation>
    </message>
    <message>
        <source>the offender settles for the partner</source>
        <translation>der Verursacher rechnet für den Partner ab</translation>
    </message>
    <message>
        <source>the offender collects nothing and pays the partner&apos;s win</source>
        <translation>der Verursacher bekommt nichts und zahlt den Gewinn des Partners</translation>
    </message>
    <message>
        <source>the dealer pays the losers&apos; loss</source>
        <translation>der Geber zahlt den Verlust der Verlierer</translation>
    </message>
    <message>
        <source>the dealer pays everybody&apos;s loss</source>
        <translation>der Geber zahlt den Verlust aller</translation>
    </message>
    <message>
        <source>the offender pays everybody&apos;s win of game and announcements</source>
        <translation>der Verursacher zahlt allen Spiel und Ansagen als gewonnen</translation>
    </message>
    <message>
        <source>the offender pays the rate of a big renonc, and nothing else is settled</source>
        <translation>der Verursacher zahlt den Satz eines großen Renonc, sonst wird nichts abgerechnet</translation>
    </message>
    <message>
        <source>the offender pays the rate of Varšava</source>
        <translation>der Verursacher zahlt den Satz der Varšava</translation>
    </message>
    <message>
        <source>the offender pays the renons of the game</source>
        <translation>der Verursacher zahlt den Renons des Spiels</translation>
    </message>
    <message>
        <source>it counts as a sold game</source>
        <translation>es zählt als verkauftes Spiel</translation>
    </message>
    <message>
        <source>the forehand pays for the forgotten card</source>
        <translation>die Vorhand zahlt für die vergessene Karte</translation>
    </message>
    <message>
        <source>the false announcement does not count</source>
        <translation>die falsche Ansage gilt nicht</translation>
    </message>
    <message>
        <source>the false value does not count</source>
        <translation>die falsche Prämie gilt nicht</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>eine Verwarnung</translation>
    </message>
    <message>
        <source>afterwards: {consequence}</source>
        <translation>danach: {consequence}</translation>
    </message>
    <message>
        <source>when it can no longer be put right</source>
        <translation>wenn es nicht mehr berichtigt werden kann</translation>
    </message>
    <message>
        <source>chips for the value go back</source>
        <translation>Chips für die Ansage zurück</translation>
    </message>
    <message>
        <source>chips for all values go back</source>
        <translation>Chips für alle Ansagen zurück</translation>
    </message>
    <message>
        <source>the called Valat does not count</source>
        <translation>der angesagte Valat gilt nicht</translation>
    </message>
    <message>
        <source>the trick of the Pagat goes to the other side</source>
        <translation>der Pagatstich geht an die andere Partei</translation>
    </message>
    <message>
        <source>the hand does not count</source>
        <translation>das Spiel gilt nicht</translation>
    </message>
    <message>
        <source>fine to each player: {amount}</source>
        <translation>Strafe an jeden Spieler: {amount}</translation>
    </message>
    <message>
        <source>fine to each uninvolved player: {amount}</source>
        <translation>Strafe an jeden Unbeteiligten: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each player: {amount}</source>
        <translation>Strafe von Verursacher und Inhaber an jeden Spieler: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each uninvolved player: {amount}</source>
        <translation>Strafe von Verursacher und Inhaber an jeden Unbeteiligten: {amount}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>the player before the dealer</source>
        <translation>der Spieler vor dem Geber</translation>
    </message>
    <message>
        <source>whenever its holder likes</source>
        <translation>wann der Inhaber will</translation>
    </message>
    <message>
        <source>as the last trump of its holder</source>
        <translation>als letztes Tarock des Inhabers</translation>
    </message>
    <message>
        <source>as the last trump of its holder; led only as the last card</source>
        <translation>als letztes Tarock des Inhabers; ausgespielt nur als letzte Karte</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Hands and games won</source>
        <translation>Spiele und Siege</translation>
    </message>
    <message>
        <source>No act was refused or ruled on.</source>
        <translation>Keine Handlung wurde abgelehnt oder entschieden.</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Verletzte Regeln</translation>
    </message>
    <message>
        <source>From hand to hand</source>
        <translation>Von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>each player alone</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Chips je Spiel</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Korunas per hand</source>
        <translation>Kronen je Spiel</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>Entschieden</translation>
    </message>
</context>
<context>
    <name>SheetScreen</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Anschreibzettel</translation>
    </message>
</context>
<context>
    <name>SheetTiles</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n player(s)</source>
        <translation>
            <numerusform>{least} bis %n Spieler</numerusform>
            <numerusform>{least} bis %n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>{evening}, {number} of {total}: {shown}</source>
        <translation>{evening}, {number} von {total}: {shown}</translation>
    </message>
</context>
<context>
    <name>ShufflePrompt</name>
    <message>
        <source>Shuffle once</source>
        <translation>Einmal mischen</translation>
    </message>
    <message numerus="yes">
        <source>The rule sheet requires %n shuffle(s).</source>
        <translation>
            <numerusform>Laut Regelblatt wird %n-mal gemischt.</numerusform>
            <numerusform>Laut Regelblatt wird %n-mal gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle as the rule sheet requires</source>
        <translation>Nach Regelblatt mischen</translation>
    </message>
    <message>
        <source>Have the deck cut</source>
        <translation>Abheben lassen</translation>
    </message>
    <message numerus="yes">
        <source>Shuffled %n time(s)</source>
        <translation>
            <numerusform>%n-mal gemischt</numerusform>
            <numerusform>%n-mal gemischt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Playing</source>
        <translation>Spielpartei</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Gegenpartei</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Written: {amount}</source>
        <translation>Angeschrieben: {amount}</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Kartenpunkte: {points}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Gezahlt</translation>
    </message>
</context>
<context>
    <name>SpjstConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Der Geber zahlt jedem Spieler 2 Chips und gibt neu; Chips für Ansagen werden zurückgegeben.</translation>
    </message>
    <message>
        <source>The deal is put right before play, and nobody pays.</source>
        <translation>Das Geben wird vor dem Spiel berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Die Karte bleibt offen liegen und wird gespielt, sobald sie erlaubt ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>The deck is cut again, and nobody pays.</source>
        <translation>Es wird noch einmal abgehoben; niemand zahlt.</translation>
    </message>
    <message>
        <source>This is a reminder only; nobody pays.</source>
        <translation>Das ist nur ein Hinweis; niemand zahlt.</translation>
    </message>
    <message>
        <source>The cards played since are taken back and the right one is played; nobody pays.</source>
        <translation>Die seither gespielten Karten werden zurückgenommen, und die richtige wird gespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called.</source>
        <translation>Der Valat zählt, als wäre er nicht angesagt.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called, and nobody pays for the value.</source>
        <translation>Der Valat zählt, als wäre er nicht angesagt, und die unterlassene Ansage wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player and loses the Povinost; chips for values are returned.</source>
        <translation>Das Spiel gilt nicht. Der Rufende zahlt jedem Spieler 5 Chips und verliert die Povinost; Chips für Ansagen werden zurückgegeben.</translation>
    </message>
    <message>
        <source>The XIX counts as called and can&apos;t be changed any more.</source>
        <translation>Das XIX gilt als gerufen und kann nicht mehr geändert werden.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Die Chips für die Ansage werden zurückgegeben, und der Verursacher zahlt jedem Spieler 2 Chips.</translation>
    </message>
    <message>
        <source>The hand counts, and extra cards go to the opponents; there is no penalty.</source>
        <translation>Das Spiel zählt, überzählige Karten gehören den Gegnern; es gibt keine Strafe.</translation>
    </message>
    <message>
        <source>The card is shuffled back into the undealt cards and dealing continues; nobody pays.</source>
        <translation>Die Karte wird in die restlichen Karten gemischt, und es wird fertig gegeben; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet has no penalty for this. The deck is shuffled again; a judge may decide otherwise.</source>
        <translation>Das Regelblatt kennt dafür keine Strafe. Die Karten werden neu gemischt; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The extra card goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Die überzählige Karte gehört den Gegnern. Der Verursacher zahlt jedem Spieler 2 Chips. Bei Gewinn zahlt er dem Partner anstelle der Verlierer, bei Verlust für beide.</translation>
    </message>
    <message>
        <source>The extra discard goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Die zu viel verlegte Karte gehört den Gegnern. Der Verursacher zahlt jedem Spieler 2 Chips. Bei Gewinn zahlt er dem Partner anstelle der Verlierer, bei Verlust für beide.</translation>
    </message>
    <message>
        <source>The number is put right; nobody pays.</source>
        <translation>Die Zahl wird berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The king is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Der König wird zurückgenommen, und der Verursacher zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Der Verursacher zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>The king is taken back; nobody pays.</source>
        <translation>Der König wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Das Tarock wird gezeigt oder ersetzt, und der Verursacher zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>The trump is taken back; nobody pays.</source>
        <translation>Das Tarock wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Der Verursacher zahlt jedem Spieler 2 Chips. Bei Gewinn zahlt er dem Partner anstelle der Verlierer, bei Verlust für beide.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Die Chips für die Ansage werden zurückgegeben; mehr zahlt niemand.</translation>
    </message>
    <message>
        <source>The value is not paid; nobody pays a penalty.</source>
        <translation>Die Ansage wird nicht bezahlt; Strafe zahlt niemand.</translation>
    </message>
    <message>
        <source>A judge decides whether the called Valat counts.</source>
        <translation>Die Spielleitung entscheidet, ob der angesagte Valat zählt.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Das Spiel gilt nicht; Chips für Ansagen werden zurückgegeben. Der falsche und der richtige Spieler zahlen den beiden anderen je 2&#xa0;Chips; der richtige ist als Nächster an der Reihe, der falsche wird übersprungen.</translation>
    </message>
    <message>
        <source>The announcement is lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Die Ansage ist verloren, und der Ansagende zahlt jedem Spieler zusätzlich 2 Chips.</translation>
    </message>
    <message>
        <source>The announcement is lost. Being forced to play the Pagat is not an offense.</source>
        <translation>Die Ansage ist verloren. Den Pagat spielen zu müssen ist kein Verstoß.</translation>
    </message>
    <message>
        <source>The cards count as they lie, as if there had been no mistake; there is no penalty.</source>
        <translation>Die Karten zählen, wie sie liegen, als wäre kein Fehler geschehen; es gibt keine Strafe.</translation>
    </message>
    <message>
        <source>Play continues; nobody pays.</source>
        <translation>Es wird weitergespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card lying face up is played, and the other one stays face up too; nobody pays.</source>
        <translation>Die offen liegende Karte wird gespielt, und auch die andere bleibt offen liegen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The bid waits for its turn; a judge may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Die Spielansage wartet, bis sie an der Reihe ist; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The Pagat is taken back; nobody pays.</source>
        <translation>Der Pagat wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement is lost.</source>
        <translation>Die Ansage ist verloren.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Was nach der ersten Karte gesagt wird, gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>What is declared or announced after a challenge does not count; nobody pays.</source>
        <translation>Was nach einem Kontra angesagt wird, gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Das Kontra gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and the question comes first; nobody pays.</source>
        <translation>Die Karte wird zurückgenommen, und zuerst wird gefragt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Die Talonkarte wird nicht weitergegeben; niemand zahlt.</translation>
    </message>
    <message>
        <source>The first three cards are shown now; nobody pays.</source>
        <translation>Die ersten drei Karten werden jetzt gezeigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The piles are separated if possible; nobody pays.</source>
        <translation>Die Stiche werden nach Möglichkeit getrennt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays face up and is played as soon as it is allowed; a judge may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Die Karte bleibt offen liegen und wird gespielt, sobald sie erlaubt ist; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The card is taken back; nobody pays.</source>
        <translation>Die Karte wird zurückgenommen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>Die Runde bleibt offen, bis der Anschreibzettel stimmt.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. Caller and silent holder pay each player 5 chips; the caller loses the Povinost.</source>
        <translation>Das Spiel gilt nicht; Chips für Ansagen werden zurückgegeben. Der Rufende und der schweigende Inhaber zahlen jedem Spieler 5 Chips; der Rufende verliert die Povinost.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Das Spiel zählt. Der falsche und der richtige Spieler zahlen den beiden anderen je 2 Chips; der richtige ist als Nächster an der Reihe, der falsche wird übersprungen.</translation>
    </message>
    <message>
        <source>The Pagat and its trick go to the opponents. The offender pays 2 chips to each player and settles for the partner.</source>
        <translation>Der Pagat und sein Stich gehören den Gegnern. Der Verursacher zahlt jedem Spieler 2 Chips und rechnet auch für den Partner ab.</translation>
    </message>
    <message>
        <source>The Povinost player still has to bid; nobody pays.</source>
        <translation>Wer zuerst lizitiert, muss ein Spiel ansagen; niemand zahlt.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Die Bankschuld wird vom Ergebnis abgezogen, das negativ werden kann.</translation>
    </message>
    <message>
        <source>A judge decides.</source>
        <translation>Die Spielleitung entscheidet.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Der angesagte Pagat gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Die Spielansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks anew; nobody pays.</source>
        <translation>Es hebt ab oder klopft, wer an der Reihe ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays and nobody is skipped.</source>
        <translation>Der richtige Spieler übernimmt; niemand zahlt, und niemand setzt aus.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Es wird gewartet, bis man an der Reihe ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays where it lies; nobody pays.</source>
        <translation>Das Regelblatt regelt das nicht. Die Karte bleibt, wo sie liegt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Die Ansage gilt einmal; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Die Ansage gilt nicht; niemand zahlt.</translation>
    </message>
</context>
<context>
    <name>SpjstGists</name>
    <message>
        <source>Everybody starts with 100 chips in blue, red and white. A player who runs out borrows from the bank and pays it back at the end.</source>
        <translation>Alle beginnen mit 100 Chips in Blau, Rot und Weiß. Wem sie ausgehen, der leiht von der Bank und zahlt am Ende zurück.</translation>
    </message>
    <message>
        <source>The deck is shuffled thoroughly, at least seven times, so that the tricks of the hand before do not come back.</source>
        <translation>Die Karten werden gründlich gemischt, mindestens siebenmal, damit die Stiche des vorigen Spiels nicht wiederkehren.</translation>
    </message>
    <message>
        <source>Anybody may deal first; if the cards decide, the highest card drawn deals.</source>
        <translation>Das erste Spiel darf jeder geben; entscheiden die Karten, gibt, wer die höchste zieht.</translation>
    </message>
    <message>
        <source>The dealer&apos;s left neighbor cuts. Six cards go to the middle as the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Es hebt ab, wer links vom Geber sitzt. Sechs Karten kommen als Talon in die Mitte, dann bekommen alle zwölf Karten zu je sechs, rechts vom Geber beginnend.</translation>
    </message>
    <message>
        <source>A player who knocks instead of cutting chooses how many cards are dealt at a time: 1, 2, 3, 4, 6 or 12. With packets of twelve Povinost chooses first.</source>
        <translation>Wer klopft statt abzuheben, bestimmt, wie viele Karten auf einmal gegeben werden: 1, 2, 3, 4, 6 oder 12. Bei Paketen zu zwölf wählt der Povinost-Spieler zuerst.</translation>
    </message>
    <message>
        <source>Povinost can&apos;t be passed. If nobody bids Prever, Povinost takes four talon cards and calls the XIX, or the highest missing trump down to the XV; its holder is the partner. The next two players get one talon card each.</source>
        <translation>Die Povinost kann nicht abgelehnt werden. Sagt niemand Prever, nimmt der Povinost-Spieler vier Talonkarten und ruft das XIX oder das höchste fehlende Tarock bis zum XV; wer es hat, ist Partner. Die zwei nächsten Spieler bekommen je eine Talonkarte.</translation>
    </message>
    <message>
        <source>Prever is played alone with three talon cards. They may be shown and exchanged for the other three, and back again; a loss then counts double or triple. Povinost leads.</source>
        <translation>Prever spielt einer allein mit drei Talonkarten. Er darf sie zeigen und gegen die anderen drei tauschen, auch wieder zurück; ein Verlust zählt dann doppelt oder dreifach. Es spielt der Povinost-Spieler aus.</translation>
    </message>
    <message>
        <source>Everybody discards as many cards as were drawn: never a king, and a trump only when forced, face up.</source>
        <translation>Alle verlegen so viele Karten, wie sie genommen haben: nie einen König, ein Tarock nur, wenn es sein muss, und offen.</translation>
    </message>
    <message>
        <source>Before the first card Povinost must ask whether everybody is ready, so that the others can declare and challenge. After the first card nothing more can be declared.</source>
        <translation>Vor der ersten Karte muss der Povinost-Spieler fragen, ob alle bereit sind, damit die anderen ansagen und kontrieren können. Nach der ersten Karte kann nichts mehr angesagt werden.</translation>
    </message>
    <message>
        <source>Values must be declared, the bidder&apos;s first and the others in turn. There is no penalty for an undeclared value, but a called Valat that is lost because of it does not count as called.</source>
        <translation>Ansagen sind Pflicht, zuerst die des Spielansagers, dann die der anderen der Reihe nach. Für eine unterlassene gibt es keine Strafe, aber ein angesagter Valat, der daran scheitert, zählt nicht als angesagt.</translation>
    </message>
    <message>
        <source>The hand and an announced Pagat can be challenged: the opponents say Kontra, then Re, Supre and Mort follow by turns of the two sides. Each doubles the win or loss. A tie at 53 is lost for the bidder.</source>
        <translation>Das Spiel und ein angesagter Pagat können kontriert werden: Die Gegner sagen Kontra, dann folgen abwechselnd Re, Supre und Mort. Jedes verdoppelt Gewinn oder Verlust. Bei 53 Punkten auf beiden Seiten hat der Spielansager verloren.</translation>
    </message>
    <message>
        <source>You must follow suit; if you can&apos;t, play a trump; if you have no trump, play any card.</source>
        <translation>Die ausgespielte Farbe muss bedient werden; wer sie nicht hat, spielt ein Tarock, ohne Tarock eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat wins 2 chips, losing the Pagat there costs 2. An announced Pagat counts double and can be challenged.</source>
        <translation>Der letzte Stich mit dem Pagat bringt 2 Chips, ein dort verlorener Pagat kostet 2. Angesagt zählt er doppelt und kann kontriert werden.</translation>
    </message>
    <message>
        <source>One or two trumps are paid 2 chips. To keep so few, the talon card may be passed on to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Ein oder zwei Tarock bringen 2 Chips. Damit es so bleibt, darf die Talonkarte weitergegeben werden, an einen Spieler, der sonst keine bekäme, nie an den Spielansager; er darf sie ablehnen.</translation>
    </message>
    <message>
        <source>A misdeal found before play is put right if possible. If it can&apos;t be, the dealer pays 2 chips to each player and deals again.</source>
        <translation>Ein Vergeben, das vor dem Spiel auffällt, wird nach Möglichkeit berichtigt. Sonst zahlt der Geber jedem Spieler 2 Chips und gibt neu.</translation>
    </message>
    <message>
        <source>If a mistake in dealing is found during or after play, the hand is completed and counts; extra cards go to the opponents. There is no penalty.</source>
        <translation>Fällt ein Fehler beim Geben im Spiel oder danach auf, wird zu Ende gespielt, und das Spiel zählt; überzählige Karten gehören den Gegnern. Eine Strafe gibt es nicht.</translation>
    </message>
    <message>
        <source>You are responsible for the number of your cards and discards. Players should point out a possible error early, so that it can be put right.</source>
        <translation>Für die Zahl der eigenen und der verlegten Karten sind alle selbst verantwortlich. Auf einen möglichen Fehler sollen auch die anderen früh hinweisen, damit er berichtigt werden kann.</translation>
    </message>
    <message>
        <source>Players keep their own tricks apart until the hand is over, so that mistakes can still be put right.</source>
        <translation>Alle behalten ihre Stiche bis zum Ende des Spiels für sich, damit sich Fehler noch berichtigen lassen.</translation>
    </message>
    <message>
        <source>A second person checks the sheet. The four scores, negative ones subtracted, must add up to 400.</source>
        <translation>Eine zweite Person prüft den Anschreibzettel. Die vier Ergebnisse, negative abgezogen, müssen 400 ergeben.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is completed, and extra cards go to the opponents. The offender pays 2 chips to each player, collects nothing, pays what the partner wins and covers what the partner loses.</source>
        <translation>Nach einer falschen Zahl verlegter Karten wird zu Ende gespielt, überzählige Karten gehören den Gegnern. Der Verursacher zahlt jedem Spieler 2 Chips, bekommt nichts, zahlt dem Partner dessen Gewinn und trägt dessen Verlust.</translation>
    </message>
    <message>
        <source>A player who discards a king, or a trump without showing it, pays 5 chips to each player.</source>
        <translation>Wer einen König verlegt oder ein Tarock, ohne es zu zeigen, zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>After a failure to follow suit the cards are taken back, if that is possible. Otherwise the hand is completed with the penalties for a wrong number of discards: 2 chips to each player, no winnings, and the partner&apos;s share as well.</source>
        <translation>Wurde eine Farbe nicht bedient, werden die Karten zurückgenommen, wenn es geht. Sonst wird zu Ende gespielt, mit den Strafen wie bei falscher Zahl verlegter Karten: 2 Chips an jeden Spieler, kein Gewinn und Abrechnung auch für den Partner.</translation>
    </message>
    <message>
        <source>A player who collects for a value not held returns the chips and pays 2 to each player, unless the error is announced before the first card. A called Valat that failed because of it does not count.</source>
        <translation>Wer für etwas bezahlt wurde, das er nicht hat, gibt die Chips zurück und zahlt jedem Spieler 2, außer es fällt vor der ersten Karte auf. Ein angesagter Valat, der daran scheiterte, gilt nicht.</translation>
    </message>
    <message>
        <source>If the wrong trump is called, the hand is void and values are returned; the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent too, both pay. If nothing is called, it is the XIX.</source>
        <translation>Wird das falsche Tarock gerufen, gilt das Spiel nicht, und Chips für Ansagen werden zurückgegeben; der Spielansager zahlt jedem Spieler 5 Chips und verliert die Povinost. Schweigt auch, wer das richtige hat, zahlen beide. Wird nichts gerufen, gilt das XIX.</translation>
    </message>
    <message>
        <source>The hand is played out. The player who played Povinost out of turn and the one who should have played it each pay 2 chips to the two others. The right player is next, and the wrong one is skipped.</source>
        <translation>Das Spiel wird zu Ende gespielt. Wer die Povinost außer der Reihe spielte und wer sie hätte spielen sollen, zahlen den beiden anderen je 2 Chips; der Richtige ist als Nächster an der Reihe, der Falsche wird übersprungen.</translation>
    </message>
    <message>
        <source>You may ask whether the called trump has been played, and by whom. Tricks on the wrong pile count as they lie and are paid as if there had been no mistake.</source>
        <translation>Man darf fragen, ob das gerufene Tarock schon gespielt wurde und von wem. Vermischte Stiche zählen so, wie sie liegen, und werden bezahlt, als wäre kein Fehler geschehen.</translation>
    </message>
    <message>
        <source>Only the holder may announce the Pagat. A player who announces it without holding it pays 2 chips to each player, and the holder may challenge. If the announcer has a wrong number of cards, the Pagat and its trick go to the opponents, with the penalties for a wrong discard.</source>
        <translation>Den Pagat darf nur ansagen, wer ihn hat. Wer es ohne die Karte tut, zahlt jedem Spieler 2 Chips, und der Inhaber darf kontrieren. Hat der Ansagende eine falsche Kartenanzahl, gehören der Pagat und sein Stich den Gegnern, mit den Strafen für falsches Verlegen.</translation>
    </message>
    <message>
        <source>A player who sits at the wrong table continues to play there.</source>
        <translation>Wer am falschen Tisch sitzt, spielt dort zu Ende.</translation>
    </message>
    <message>
        <source>If neither discards nor deal explain a wrong number of cards, the player has dropped a card or played two to a trick. The penalties are those for a wrong number of discards.</source>
        <translation>Erklären weder Verlegen noch Geben eine falsche Kartenanzahl, hat der Spieler eine Karte fallen lassen oder zwei in einen Stich gespielt. Es gelten die Strafen wie bei falscher Zahl verlegter Karten.</translation>
    </message>
    <message>
        <source>A card exposed by the dealer is shuffled back into the undealt cards, and the deal continues; there is no penalty.</source>
        <translation>Eine Karte, die der Geber aufdeckt, wird in die restlichen Karten gemischt; dann wird ohne Strafe fertig gegeben.</translation>
    </message>
    <message>
        <source>A card exposed by a player stays face up and must be played at the first opportunity; there is no penalty.</source>
        <translation>Eine Karte, die ein Spieler zeigt, bleibt offen liegen und wird gespielt, sobald sie erlaubt ist, ohne Strafe.</translation>
    </message>
    <message>
        <source>A cut should be at least six cards deep; there is no penalty.</source>
        <translation>Abgehoben werden sollen mindestens sechs Karten; eine Strafe gibt es nicht.</translation>
    </message>
    <message>
        <source>The most important rules in short. Values come before any challenge; after the first card there are no more values and challenges.</source>
        <translation>Die wichtigsten Regeln in Kürze. Ansagen kommen vor dem Kontra; nach der ersten Karte gibt es weder Ansagen noch Kontra.</translation>
    </message>
    <message>
        <source>Prever is higher than Povinost.</source>
        <translation>Prever ist höher als Povinost.</translation>
    </message>
    <message>
        <source>The holder of the II bids first, or the holder of the next trump if the II lies in the talon. The choice is between Povinost (with a partner) and Prever (alone).</source>
        <translation>Zuerst lizitiert, wer das Tarock II hat, oder das nächste, wenn dieses im Talon liegt. Angesagt wird Povinost (mit Partner) oder Prever (allein).</translation>
    </message>
    <message>
        <source>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</source>
        <translation>Alle Stiche bringen 20 Chips, angesagt 40. Der Pagat wird dann nicht bezahlt.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Ein Blatt ohne Tarock bringt 4 Chips. Damit es so bleibt, darf die Talonkarte ungesehen weitergegeben werden, an einen Spieler, der sonst keine bekäme, nie an den Spielansager; er darf sie ablehnen.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, unless no other card can be played.</source>
        <translation>Ein angesagter Pagat bleibt bis zum letzten Stich im Blatt, außer keine andere Karte ist erlaubt.</translation>
    </message>
    <message>
        <source>The aces of hearts and diamonds are the lowest cards of their suits.</source>
        <translation>Herzass und Karoass sind die niedrigsten Karten ihrer Farben.</translation>
    </message>
    <message>
        <source>What the hand holds before play is paid by the three others at once: many or few trumps, the Trull, kings and other five-point cards.</source>
        <translation>Was das Blatt vor dem Spiel enthält, bezahlen die drei anderen sofort: viele oder wenige Tarock, Trull, Könige und andere Honneurs.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</source>
        <translation>Sküs, Mond, Pagat und Könige zählen 5, Damen 4, Cavalls 3, Buben 2, alle anderen Karten 1.</translation>
    </message>
    <message>
        <source>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</source>
        <translation>Rote Farben: König, Dame, Cavall, Bube, 4, 3, 2, 1; schwarze Farben: König, Dame, Cavall, Bube, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side wins with 54 of the 106 points.</source>
        <translation>Die Partei des Spielansagers gewinnt mit 54 der 106 Punkte.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</source>
        <translation>Die Differenz zu 53 plus 10 wird bei Povinost mit 2, bei Prever mit 3 multipliziert. Die Zehner dieser Zahl, gerundet, sind die Chips.</translation>
    </message>
    <message>
        <source>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</source>
        <translation>Worüber sich der Tisch nicht einigt, entscheidet die Spielleitung, am besten vor dem Ausspielen.</translation>
    </message>
</context>
<context>
    <name>SpjstGlosses</name>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>Grundspiel mit Partner, vier Talonkarten</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>allein gegen die drei anderen, drei Talonkarten</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>Tarock I macht den letzten Stich</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>eine Partei macht alle Stiche</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>kein Tarock</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>ein oder zwei Tarock</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>acht oder neun Tarock</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>zehn oder mehr Tarock</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>Sküs, Mond und Pagat in einem Blatt</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>vier Honneurs</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>Sküs, Mond, Pagat und ein König</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>alle vier Könige</translation>
    </message>
    <message>
        <source>all four kings and a Trull card</source>
        <translation>alle vier Könige und ein Trullstück</translation>
    </message>
    <message>
        <source>all seven five-point cards</source>
        <translation>alle sieben Honneurs</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>erstes Kontra, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>Antwort auf das Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Re, ×8</source>
        <translation>Antwort auf das Re, ×8</translation>
    </message>
    <message>
        <source>answer to the Supre, ×16</source>
        <translation>Antwort auf das Supre, ×16</translation>
    </message>
</context>
<context>
    <name>SpjstOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Wer zuerst lizitiert</translation>
    </message>
    <message>
        <source>Whether the holder of the II bids first in the first hand of a round only, or in every hand.</source>
        <translation>Ob der Inhaber des Tarock II nur im ersten Spiel einer Runde zuerst lizitiert oder in jedem.</translation>
    </message>
    <message>
        <source>the II in the first hand, then in turn</source>
        <translation>das II im ersten Spiel, dann der Reihe nach</translation>
    </message>
    <message>
        <source>the II in every hand</source>
        <translation>das II in jedem Spiel</translation>
    </message>
    <message>
        <source>Values of one kind</source>
        <translation>Ansagen einer Art</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>nur die beste wird bezahlt</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>alle werden bezahlt</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Abgelehnte Talonkarte</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>wer sie weitergab, nimmt sie</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>sie bleibt ungesehen und zählt für die Gegner</translation>
    </message>
    <message>
        <source>Second talon cards in a Prever</source>
        <translation>Zweite Talonkarten beim Prever</translation>
    </message>
    <message>
        <source>Whether the second three cards are shown when they are laid back.</source>
        <translation>Ob die zweiten drei Karten beim Zurücklegen gezeigt werden.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>werden gezeigt</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Discarding Trull cards</source>
        <translation>Verlegen von Trullstücken</translation>
    </message>
    <message>
        <source>Whether Skys, Mond and Pagat may be discarded when nothing else is left.</source>
        <translation>Ob Sküs, Mond und Pagat verlegt werden dürfen, wenn nichts anderes übrig ist.</translation>
    </message>
    <message>
        <source>allowed, face up</source>
        <translation>erlaubt, offen</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Discarded King found in time</source>
        <translation>Rechtzeitig bemerkter verlegter König</translation>
    </message>
    <message>
        <source>it is taken back without payment</source>
        <translation>er wird ohne Zahlung zurückgenommen</translation>
    </message>
    <message>
        <source>Putting a revoke right</source>
        <translation>Berichtigung einer Renonce</translation>
    </message>
    <message>
        <source>How long a failure to follow suit can be corrected.</source>
        <translation>Bis wann eine Renonce berichtigt werden kann.</translation>
    </message>
    <message>
        <source>as long as the hand is played</source>
        <translation>solange das Spiel läuft</translation>
    </message>
    <message>
        <source>until the next trick is complete</source>
        <translation>bis der nächste Stich vollständig ist</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>solange der Stich auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Berichtigung des Rufs</translation>
    </message>
    <message>
        <source>Until when the bidder may take the called trump back and name another.</source>
        <translation>Bis wann der Spielansager das gerufene Tarock zurücknehmen und ein anderes nennen darf.</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>bis ein anderer Spieler gehandelt hat</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Povinost played by the wrong person</source>
        <translation>Povinost vom falschen Spieler gespielt</translation>
    </message>
    <message>
        <source>it is finished and paid</source>
        <translation>es wird zu Ende gespielt und bezahlt</translation>
    </message>
    <message>
        <source>it is void</source>
        <translation>es ist ungültig</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat und Punkte</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>nur der Valat wird bezahlt</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>beides wird bezahlt</translation>
    </message>
    <message>
        <source>Pagat after a failed Valat</source>
        <translation>Pagat nach gescheitertem Valat</translation>
    </message>
    <message>
        <source>Whether a silent Pagat is paid when a called Valat fails.</source>
        <translation>Ob ein stiller Pagat bezahlt wird, wenn ein angesagter Valat scheitert.</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>wird nicht bezahlt</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>wird bezahlt</translation>
    </message>
    <message>
        <source>Announcing a Valat</source>
        <translation>Ansage des Valats</translation>
    </message>
    <message>
        <source>Who may announce that all tricks will be taken.</source>
        <translation>Wer ansagen darf, dass alle Stiche gemacht werden.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>only the bidder&apos;s side</source>
        <translation>nur die Partei des Spielansagers</translation>
    </message>
    <message>
        <source>Valat and undeclared values</source>
        <translation>Valat und unterlassene Ansagen</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>die Spielleitung entscheidet</translation>
    </message>
    <message>
        <source>Valat and false declarations</source>
        <translation>Valat und falsche Ansagen</translation>
    </message>
    <message>
        <source>Whose false declaration makes a failed Valat count as not called.</source>
        <translation>Wessen falsche Ansage bewirkt, dass ein verlorener Valat nicht als angesagt gilt.</translation>
    </message>
    <message>
        <source>that of the opponent who broke it</source>
        <translation>die des Gegners, der ihn verhindert hat</translation>
    </message>
    <message>
        <source>Whether several values of the same kind are all paid.</source>
        <translation>Ob mehrere Ansagen derselben Art nebeneinander bezahlt werden.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Was mit einer weitergegebenen Talonkarte geschieht, die niemand will.</translation>
    </message>
    <message>
        <source>Whether a discarded King is free of payment when it is found before the first card.</source>
        <translation>Ob ein verlegter König nichts kostet, wenn er vor der ersten Karte bemerkt wird.</translation>
    </message>
    <message>
        <source>five chips are still paid to each player</source>
        <translation>man zahlt trotzdem jedem Spieler fünf Chips</translation>
    </message>
    <message>
        <source>What happens to a hand in which the wrong person played Povinost.</source>
        <translation>Was aus einem Spiel wird, in dem der falsche Spieler Povinost gespielt hat.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Ob neben einem Valat auch die Punkte des Spiels bezahlt werden.</translation>
    </message>
    <message>
        <source>Whose undeclared value makes a failed Valat count as not called.</source>
        <translation>Wessen unterlassene Ansage bewirkt, dass ein verlorener Valat nicht als angesagt gilt.</translation>
    </message>
    <message>
        <source>that of any opponent</source>
        <translation>die irgendeines Gegners</translation>
    </message>
    <message>
        <source>that of any player</source>
        <translation>die irgendeines Spielers</translation>
    </message>
    <message>
        <source>Challenging the Pagat</source>
        <translation>Kontra auf den Pagat</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Wer einen angesagten Pagat kontrieren darf, solange der Partner unbekannt ist.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Die Bank verleiht ein Vielfaches dieser Zahl von Chips.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Wie viele Spiele eine Runde hat; 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>alle außer dem Ansagenden</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Ansage nach einem Kontra</translation>
    </message>
    <message>
        <source>Until when Pagat and Valat can be announced.</source>
        <translation>Bis wann Pagat und Valat angesagt werden können.</translation>
    </message>
    <message>
        <source>until the first challenge</source>
        <translation>bis zum ersten Kontra</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>bis zur ersten Karte</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>nur wer seine Partei kennen kann</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Höhe der Bankschuld</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Wer das erste Spiel einer Runde gibt.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>der Zufall entscheidet</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>die höchste gezogene Karte gibt</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>der Gastgeber bestimmt</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Spiele in einer Runde</translation>
    </message>
</context>
<context>
    <name>SpjstReadings</name>
    <message>
        <source>The II decides the first hand of a round; then the seat rotates.</source>
        <translation>Das II entscheidet im ersten Spiel einer Runde; dann wandert der Platz.</translation>
    </message>
    <message>
        <source>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</source>
        <translation>Kein Tarock bringt 4 (Uni), ein oder zwei Tarock bringen 2 (Beeda).</translation>
    </message>
    <message>
        <source>The best line of each of the two families is paid; the two families add.</source>
        <translation>Bezahlt wird die beste Zeile jeder der beiden Gruppen; die Gruppen werden addiert.</translation>
    </message>
    <message>
        <source>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</source>
        <translation>Verlegte Karten zählen für die eigene Partei, liegen gelassene Talonkarten für die Gegner.</translation>
    </message>
    <message>
        <source>It is taken back before play; no chips.</source>
        <translation>Es wird vor dem Spiel zurückgenommen; ohne Chips.</translation>
    </message>
    <message>
        <source>Who is the first bidder: the holder of the II, or the player on the dealer&apos;s right?</source>
        <translation>Wer lizitiert zuerst: wer das Tarock II hat, oder wer rechts vom Geber sitzt?</translation>
    </message>
    <message>
        <source>Who chooses first among stacks of twelve, when the II has not yet decided who is Povinost?</source>
        <translation>Wer wählt zuerst unter Paketen zu zwölf, solange das II noch nicht über die Povinost entschieden hat?</translation>
    </message>
    <message>
        <source>The dealer&apos;s right neighbor chooses first; the II decides afterwards.</source>
        <translation>Der rechte Nachbar des Gebers wählt zuerst; das II entscheidet danach.</translation>
    </message>
    <message>
        <source>What do the garbled last lines of the table of values mean?</source>
        <translation>Was bedeuten die verstümmelten letzten Zeilen der Tabelle?</translation>
    </message>
    <message>
        <source>Which lines of the table of values add up?</source>
        <translation>Welche Zeilen der Tabelle werden zusammengezählt?</translation>
    </message>
    <message>
        <source>What happens to a second passed card, and to a refused one?</source>
        <translation>Was geschieht mit einer zweiten weitergegebenen und mit einer abgelehnten Karte?</translation>
    </message>
    <message>
        <source>It goes unseen to players without a card; if all refuse, the player who passed it takes it.</source>
        <translation>Sie geht ungesehen an Plätze ohne Karte; lehnen alle ab, nimmt sie, wer sie weitergab.</translation>
    </message>
    <message>
        <source>Who gets the discards and the untaken Prever cards?</source>
        <translation>Wem gehören die Ablage und die liegen gelassenen Karten beim Prever?</translation>
    </message>
    <message>
        <source>Are only the first three talon cards shown?</source>
        <translation>Werden nur die ersten drei Talonkarten gezeigt?</translation>
    </message>
    <message>
        <source>No: whatever is laid back has been shown.</source>
        <translation>Nein: Was zurückgelegt wird, ist gezeigt worden.</translation>
    </message>
    <message>
        <source>May Trull cards be discarded, since only Kings are forbidden?</source>
        <translation>Dürfen Trullstücke verlegt werden, da nur Könige verboten sind?</translation>
    </message>
    <message>
        <source>Yes, like other trumps: when necessary and face up.</source>
        <translation>Ja, wie andere Tarock: nur wenn nötig und offen.</translation>
    </message>
    <message>
        <source>What follows when a trump is discarded face up without need?</source>
        <translation>Was folgt, wenn ein Tarock offen, aber unnötig verlegt wird?</translation>
    </message>
    <message>
        <source>How does a Valat combine with the point count, the challenges and the Prever draws?</source>
        <translation>Wie verhält sich der Valat zu Punkten, Kontras und dem Kartentausch beim Prever?</translation>
    </message>
    <message>
        <source>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player also takes the draw factor; no Pagat is paid.</source>
        <translation>Er ersetzt die Punkte, und die Kontras auf das Spiel gelten; gegen den Prever-Spieler gemacht, gilt auch dessen Tauschfaktor; der Pagat wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>Who may announce a Valat?</source>
        <translation>Wer darf einen Valat ansagen?</translation>
    </message>
    <message>
        <source>Any player for his or her side; the call cancels and blocks Pagat announcements.</source>
        <translation>Jeder Spieler für seine Partei; die Ansage hebt Pagat-Ansagen auf und verhindert sie.</translation>
    </message>
    <message>
        <source>When is a Valat lost because of an omitted declaration?</source>
        <translation>Wann ist ein Valat wegen einer unterlassenen Ansage verloren?</translation>
    </message>
    <message>
        <source>When the trick that broke it was won by an opponent who held an undeclared value.</source>
        <translation>Wenn den entscheidenden Stich ein Gegner machte, der eine Ansage unterlassen hat.</translation>
    </message>
    <message>
        <source>Until when is the holder of the right trump in time?</source>
        <translation>Bis wann meldet sich der Inhaber des richtigen Tarocks rechtzeitig?</translation>
    </message>
    <message>
        <source>Until the first card is led.</source>
        <translation>Bis zum ersten Ausspiel.</translation>
    </message>
    <message>
        <source>Is the game of a wrong Povinost stopped, or played to its end?</source>
        <translation>Wird das Spiel eines falschen Povinost-Spielers abgebrochen oder zu Ende gespielt?</translation>
    </message>
    <message>
        <source>How large is a bank loan?</source>
        <translation>Wie hoch ist eine Bankschuld?</translation>
    </message>
    <message>
        <source>Anybody but the announcer; a challenge by the announcer&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Jeder außer dem Ansager; ein Kontra seiner eigenen Partei zählt nicht, und ein Gegner kann es dann noch sagen.</translation>
    </message>
    <message>
        <source>Must announcements, too, come before the challenges?</source>
        <translation>Müssen auch Pagat und Valat vor den Kontras angesagt werden?</translation>
    </message>
    <message>
        <source>Yes, before the first challenge.</source>
        <translation>Ja, vor dem ersten Kontra.</translation>
    </message>
    <message>
        <source>Until when can a discarded King be taken back without a penalty?</source>
        <translation>Bis wann kann ein verlegter König ohne Strafe zurückgenommen werden?</translation>
    </message>
    <message>
        <source>Never: five chips are paid to each player whenever it is found; before the first card the King is also taken back.</source>
        <translation>Nie: Man zahlt jedem fünf Chips, wann immer er bemerkt wird; vor der ersten Karte wird er außerdem zurückgenommen.</translation>
    </message>
    <message>
        <source>How long can a revoke be backed up?</source>
        <translation>Bis wann kann eine Renonce berichtigt werden?</translation>
    </message>
    <message>
        <source>Played to its end and scored; before the talon is touched the right player takes over.</source>
        <translation>Zu Ende gespielt und gezählt; solange der Talon unberührt ist, übernimmt der richtige Spieler.</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Das kleinste Vielfache von zehn, das die Schuld deckt.</translation>
    </message>
    <message>
        <source>Who may challenge a Pagat while the partner is unknown?</source>
        <translation>Wer darf den Pagat kontrieren, solange der Partner unbekannt ist?</translation>
    </message>
    <message>
        <source>As long as the hand is being played.</source>
        <translation>Solange das Spiel läuft.</translation>
    </message>
</context>
<context>
    <name>SpjstTitles</name>
    <message>
        <source>Chips</source>
        <translation>Die Chips</translation>
    </message>
    <message>
        <source>Shuffling the deck</source>
        <translation>Mischen der Karten</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Beginn des Spiels</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Geben der Karten</translation>
    </message>
    <message>
        <source>Knocking on the deck (Klupek)</source>
        <translation>Klopfen auf die Karten (Klupek)</translation>
    </message>
    <message>
        <source>Initial bidder</source>
        <translation>Wer zuerst lizitiert</translation>
    </message>
    <message>
        <source>Povinost/Vorhand (Four times)</source>
        <translation>Das Spiel Povinost/Vorhand (Four times)</translation>
    </message>
    <message>
        <source>Prever (Three times)</source>
        <translation>Das Spiel Prever (Three times)</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>Bid ranks</source>
        <translation>Rang der Spiele</translation>
    </message>
    <message>
        <source>Leading the first card</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Declarations/Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kontras</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat (letzter Stich)</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat (alle Stiche)</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Kein Tarock</translation>
    </message>
    <message>
        <source>Two trumps</source>
        <translation>Zwei Tarock</translation>
    </message>
    <message>
        <source>Pagat when announced</source>
        <translation>Angesagter Pagat</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte der Ansagen</translation>
    </message>
    <message>
        <source>Misdealing - pre play</source>
        <translation>Vergeben vor dem Spiel</translation>
    </message>
    <message>
        <source>Misdealing - post play</source>
        <translation>Vergeben, im Spiel bemerkt</translation>
    </message>
    <message>
        <source>Players responsibilities</source>
        <translation>Pflichten der Spieler</translation>
    </message>
    <message>
        <source>Value of cards</source>
        <translation>Wert der Karten</translation>
    </message>
    <message>
        <source>Red suits, black suits</source>
        <translation>Rote und schwarze Farben</translation>
    </message>
    <message>
        <source>Winning points</source>
        <translation>Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>Trick taking</source>
        <translation>Einziehen der Stiche</translation>
    </message>
    <message>
        <source>Determining chips won or lost</source>
        <translation>Berechnung der Chips</translation>
    </message>
    <message>
        <source>Tabulating score sheets</source>
        <translation>Zusammenzählen der Anschreibzettel</translation>
    </message>
    <message>
        <source>Discarding irregularities</source>
        <translation>Fehler beim Verlegen</translation>
    </message>
    <message>
        <source>Discarding a King or a Trump</source>
        <translation>Verlegter König oder verlegtes Tarock</translation>
    </message>
    <message>
        <source>Failure to follow suit (re-nig)</source>
        <translation>Nichtbedienen (Renonce)</translation>
    </message>
    <message>
        <source>Illegal declarations</source>
        <translation>Falsche Ansagen</translation>
    </message>
    <message>
        <source>Announcing the wrong trump</source>
        <translation>Ruf des falschen Tarocks</translation>
    </message>
    <message>
        <source>Wrong person plays Povinost</source>
        <translation>Der Falsche spielt Povinost</translation>
    </message>
    <message>
        <source>Partners not known</source>
        <translation>Unbekannte Partner</translation>
    </message>
    <message>
        <source>Calling the Pagat on the end</source>
        <translation>Ansage des Pagat ultimo</translation>
    </message>
    <message>
        <source>Seated at the wrong table</source>
        <translation>Am falschen Tisch</translation>
    </message>
    <message>
        <source>Too few cards in hand</source>
        <translation>Zu wenige Karten im Blatt</translation>
    </message>
    <message>
        <source>Dealer exposes a card</source>
        <translation>Der Geber zeigt eine Karte</translation>
    </message>
    <message>
        <source>Player exposes a card</source>
        <translation>Ein Spieler zeigt eine Karte</translation>
    </message>
    <message>
        <source>Improper cut</source>
        <translation>Falsches Abheben</translation>
    </message>
    <message>
        <source>Other unforeseen problems</source>
        <translation>Andere unvorhergesehene Fragen</translation>
    </message>
    <message>
        <source>Rules quick sheet</source>
        <translation>Kurzübersicht der Regeln</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rules and players</source>
        <translation>Regeln und Spieler</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>By number, from a file, your own</source>
        <translation>Nach Nummer, aus einer Datei, eigene</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n gespeichertes Spiel</numerusform>
            <numerusform>%n gespeicherte Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) passed</source>
        <translation>
            <numerusform>%n Lektion geschafft</numerusform>
            <numerusform>%n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on</source>
        <translation>Von der ersten Karte an</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn from your own hands</source>
        <translation>Aus den eigenen Spielen lernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>What you played</source>
        <translation>Was Sie gespielt haben</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Unterricht</translation>
    </message>
    <message>
        <source>This game, step by step</source>
        <translation>Dieses Spiel Schritt für Schritt</translation>
    </message>
    <message>
        <source>Practice and examinations</source>
        <translation>Übung und Prüfungen</translation>
    </message>
    <message>
        <source>Ready-made hands</source>
        <translation>Spiele zum Zeigen</translation>
    </message>
    <message>
        <source>Play by the rules of</source>
        <translation>Spielen nach den Regeln von</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Play a card.</source>
        <translation>Spielen Sie eine Karte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind an der Reihe</translation>
    </message>
    <message>
        <source>The table acts for {player}.</source>
        <translation>Der Tisch macht das für {player}.</translation>
    </message>
    <message>
        <source>Waiting for: {player}</source>
        <translation>Warten auf: {player}</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>Die Runde ist abgeschlossen.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Es läuft kein Spiel.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Schritt {number} von {total}</translation>
    </message>
    <message>
        <source>One line for yourself</source>
        <translation>Eine Zeile nur für Sie</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Für Sie: {note}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>One line about this step</source>
        <translation>Eine Zeile zu diesem Schritt</translation>
    </message>
</context>
<context>
    <name>StopPrompt</name>
    <message numerus="yes">
        <source>%n second(s) left to stop it.</source>
        <translation>
            <numerusform>Zum Stoppen bleibt %n Sekunde.</numerusform>
            <numerusform>Zum Stoppen bleiben %n Sekunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>trumps</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Treff</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Open the side panel</source>
        <translation>Seitenleiste öffnen</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Seitenleiste einklappen</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Who plays, and how long</source>
        <translation>Wer spielt, und wie lange</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>Ab dem nächsten Spiel</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Seat {number} is taken</source>
        <translation>Platz {number} ist besetzt</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>A player who leaves is settled with what he has won or lost so far. The one who takes his seat plays on with what lies there; his own account begins at 0.</source>
        <translation>Wer geht, rechnet ab, was er bisher gewonnen oder verloren hat. Wer seinen Platz nimmt, spielt mit dem weiter, was dort liegt; sein eigenes Konto beginnt bei 0.</translation>
    </message>
    <message>
        <source>Double hands are still to be played, or something lies in the pot: until then the number of people stays.</source>
        <translation>Es sind noch doppelte Spiele zu spielen, oder es liegt etwas in der Kassa: So lange bleibt die Zahl der Personen gleich.</translation>
    </message>
    <message>
        <source>With another number of people a new score sheet begins. The sheet says who rests in a hand.</source>
        <translation>Mit einer anderen Zahl von Personen beginnt ein neuer Anschreibzettel. Wer in einem Spiel aussetzt, sagen die Regeln.</translation>
    </message>
    <message>
        <source>A round lasts</source>
        <translation>Eine Runde dauert</translation>
    </message>
    <message>
        <source>as the sheet says</source>
        <translation>wie die Regeln sagen</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>so lange Sie wollen</translation>
    </message>
    <message>
        <source>so many hands</source>
        <translation>so viele Spiele</translation>
    </message>
    <message>
        <source>so many minutes</source>
        <translation>so viele Minuten</translation>
    </message>
    <message>
        <source>Number of hands or minutes</source>
        <translation>Zahl der Spiele oder Minuten</translation>
    </message>
    <message>
        <source>The sheet is played by so many people: {numbers}.</source>
        <translation>Nach diesen Regeln spielen so viele Personen: {numbers}.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Zwei Personen heißen gleich.</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Card, face down</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>{card}, face up, {place} of {count}</source>
        <translation>{card}, offen, {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {chosen} of {wanted}</source>
        <translation>{card}, ausgewählt, {chosen} von {wanted}</translation>
    </message>
    <message>
        <source>{card}, can&apos;t be chosen, {place} of {count}: {reason}</source>
        <translation>{card}, nicht wählbar, {place} von {count}: {reason}</translation>
    </message>
    <message>
        <source>{card}, may be played, {place} of {count}</source>
        <translation>{card}, darf gespielt werden, {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, may be discarded, {place} of {count}</source>
        <translation>{card}, darf verlegt werden, {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, from the talon</source>
        <translation>{card}, aus dem Talon</translation>
    </message>
    <message>
        <source>{card}: {reason}</source>
        <translation>{card}: {reason}</translation>
    </message>
    <message>
        <source>{card}: you are the partner</source>
        <translation>{card}: Sie sind der Partner</translation>
    </message>
    <message>
        <source>{score} · {tricks}</source>
        <translation>{score} · {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded %n card(s)</source>
        <translation>
            <numerusform>{name} verlegt %n Karte</numerusform>
            <numerusform>{name} verlegt %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous trick (L)</source>
        <translation>Voriger Stich (L)</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>talon → opponents</source>
        <translation>Talon → Gegner</translation>
    </message>
    <message>
        <source>talon → tricks</source>
        <translation>Talon → Stiche</translation>
    </message>
    <message>
        <source>talon → nobody</source>
        <translation>Talon → niemand</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, offene Karten: {cards}</translation>
    </message>
    <message>
        <source>{name} holds: {cards}</source>
        <translation>{name} hat: {cards}</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>Der Stich geht an {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sie sind an der Reihe.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TalonPrompt</name>
    <message>
        <source>Right half</source>
        <translation>Rechte Hälfte</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>Linke Hälfte</translation>
    </message>
    <message>
        <source>The other cards count for the opponents.</source>
        <translation>Die übrigen Karten zählen für die Gegner.</translation>
    </message>
    <message>
        <source>The other cards go with the tricks.</source>
        <translation>Die übrigen Karten kommen zu den Stichen.</translation>
    </message>
    <message>
        <source>The other cards count for nobody.</source>
        <translation>Die übrigen Karten zählen für niemanden.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>%n Karte wählen</numerusform>
            <numerusform>%n Karten wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Nehmen: {cards}</translation>
    </message>
</context>
<context>
    <name>TaughtLooks</name>
    <message>
        <source>Is the room bright?</source>
        <translation>Ist der Raum hell?</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Heller Raum</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>&amp;Teaching mode</source>
        <translation>&amp;Lehrmodus</translation>
    </message>
    <message>
        <source>Pro&amp;ject on a second screen</source>
        <translation>Auf einem zweiten Bildschirm zei&amp;gen</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Comment on this step</source>
        <translation>An&amp;merkung zu diesem Schritt</translation>
    </message>
    <message>
        <source>Blank the &amp;screen</source>
        <translation>&amp;Bild abdunkeln</translation>
    </message>
    <message>
        <source>Note for &amp;yourself</source>
        <translation>Not&amp;iz nur für Sie</translation>
    </message>
    <message>
        <source>Ask the room, or &amp;answer</source>
        <translation>&amp;Frage an den Saal, oder Antwort</translation>
    </message>
    <message>
        <source>Let the room &amp;vote</source>
        <translation>D&amp;en Saal abstimmen lassen</translation>
    </message>
    <message>
        <source>Show &amp;my notes here</source>
        <translation>Meine Notizen &amp;hier zeigen</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>At the lower edge</source>
        <translation>Am unteren Rand</translation>
    </message>
    <message>
        <source>Of the player in question</source>
        <translation>Wer gefragt ist</translation>
    </message>
</context>
<context>
    <name>TexasInvitation</name>
    <message>
        <source>Texas</source>
        <translation>Texas</translation>
    </message>
    <message>
        <source>Two against two, for chips</source>
        <translation>Zwei gegen zwei, um Chips</translation>
    </message>
    <message>
        <source>West, Texas</source>
        <translation>West in Texas</translation>
    </message>
    <message>
        <source>The Labor Day tournament</source>
        <translation>Das Turnier zum Labor Day</translation>
    </message>
</context>
<context>
    <name>TexasLessonTexts</name>
    <message>
        <source>A red suit. Who takes this trick?</source>
        <translation>Eine rote Farbe. Wer macht diesen Stich?</translation>
    </message>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Wie viele Punkte zählen diese Karten?</translation>
    </message>
    <message>
        <source>Count the fives first, then queens, riders and jacks, at last one for each other card.</source>
        <translation>Zählen Sie zuerst die Fünfer, dann Damen, Cavalls und Buben, zuletzt einen Punkt für jede andere Karte.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the Skys. Any trump beats any suit card.</source>
        <translation>Es sind {cards} Karten: {trumps} Tarock und vier Farben zu acht Karten. Die Tarock sind von I bis XXI beziffert, das höchste, ohne Zahl, ist der Sküs. Jedes Tarock sticht jede Farbkarte.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the Pagat and the XXI is the Mond. Pagat, Mond, Skys and the four kings are worth {points_HK} points each.</source>
        <translation>Zwei weitere Tarock haben Namen: Das I ist der Pagat, das XXI der Mond. Pagat, Mond, Sküs und die vier Könige zählen je {points_HK} Punkte.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards. Both counts make {total}. The bidder&apos;s side wins with {limit} points.</source>
        <translation>Nach dem letzten Stich zählt jede Partei ihre Stiche und ihre Ablage. Zusammen sind es {total}. Die Partei des Spielansagers gewinnt mit {limit} Punkten.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost.</source>
        <translation>Bei {par} zu {par} hat die Partei des Spielansagers verloren.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost. If somebody has challenged, the side that challenged last has lost.</source>
        <translation>Bei {par} zu {par} hat die Partei des Spielansagers verloren. Wurde kontriert, hat die Partei verloren, die zuletzt kontriert hat.</translation>
    </message>
    <message>
        <source>For the chips take the difference from {par}, add {add}, multiply by {povinost} (in Prever by {prever}) and divide by {divide}. The rest is rounded, a half upwards.</source>
        <translation>Die Chips: zur Differenz von {par} kommen {add} dazu, dann ×{povinost} (beim Prever ×{prever}) und ÷{divide}. Der Rest wird gerundet, die Hälfte hinauf.</translation>
    </message>
    <message>
        <source>An example: {example} points are {over} above {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. So much each loser pays and each winner gets.</source>
        <translation>Ein Beispiel: {example} Punkte sind {over} über {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. So viel zahlt jeder Verlierer und bekommt jeder Gewinner.</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Diese Karten hat am Ende die Partei des Spielansagers. Wie viele Punkte sind es?</translation>
    </message>
    <message>
        <source>Six cards lie in the talon. In Povinost the bidder takes the top four, each of the next two players takes one. Everybody discards as many cards as he or she took.</source>
        <translation>Im Talon liegen sechs Karten. Bei Povinost nimmt der Spielansager die obersten vier, die nächsten zwei Spieler je eine. Jeder verlegt so viele Karten, wie er genommen hat.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Ihre Ablage zählt für Ihre Partei. Verlegen Sie Punkte, die Sie verlieren könnten, und machen Sie eine Farbe leer: Wird sie ausgespielt, stechen Sie mit Tarock.</translation>
    </message>
    <message>
        <source>A king must never be discarded. A trump may be discarded only if you have nothing else left, and then face up.</source>
        <translation>Ein König darf nie verlegt werden. Ein Tarock nur, wenn nichts anderes mehr da ist, und dann offen.</translation>
    </message>
    <message>
        <source>You have taken one talon card. Which card do you discard?</source>
        <translation>Sie haben eine Talonkarte genommen. Welche verlegen Sie?</translation>
    </message>
    <message>
        <source>A player with at most two trumps is paid for them. So a player who still has so few may pass the talon card on, unseen. The others may take it or refuse it.</source>
        <translation>Höchstens zwei Tarock im Blatt werden bezahlt. Wer so wenige hat, darf die Talonkarte deshalb ungesehen weitergeben. Die anderen können sie nehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>You have few trumps, and the next talon card is yours. What do you do?</source>
        <translation>Sie haben wenige Tarock, und die nächste Talonkarte gehört Ihnen. Was tun Sie?</translation>
    </message>
    <message>
        <source>The first player must bid: Povinost, with a partner, or Prever, alone against three. The others may bid Prever or pass.</source>
        <translation>Der erste Spieler muss lizitieren: Povinost mit Partner oder Prever allein gegen drei. Die anderen sagen Prever oder „weiter“.</translation>
    </message>
    <message>
        <source>In Prever you take three talon cards. If you don&apos;t like them, you may show them and take the other three, and even go back. But then a lost hand costs more.</source>
        <translation>Beim Prever nehmen Sie drei Talonkarten. Gefallen sie Ihnen nicht, dürfen Sie sie zeigen und die anderen drei nehmen, sogar zurückgehen. Ein Verlust kostet dann aber mehr.</translation>
    </message>
    <message>
        <source>Prever needs a hand that wins alone: many trumps, high ones among them, and few cards that lose points. With a partner half of that is enough.</source>
        <translation>Prever braucht ein Blatt, das allein gewinnt: viele Tarock, auch hohe, und wenige Karten, die Punkte verlieren. Mit Partner genügt die Hälfte.</translation>
    </message>
    <message>
        <source>In Povinost the bidder calls the XIX, and the player who holds it is the partner. Nobody says so. It is known when the XIX is played.</source>
        <translation>Bei Povinost ruft der Spielansager das XIX; wer es hat, ist sein Partner. Niemand sagt es. Man erfährt es, wenn das XIX gespielt wird.</translation>
    </message>
    <message>
        <source>You look at the talon first. If you now hold the XIX, you call the highest of XVIII, XVII, XVI and XV that you don&apos;t hold. Or you call your XIX and play alone in secret.</source>
        <translation>Sie sehen zuerst den Talon. Haben Sie dann das XIX, rufen Sie das höchste von XVIII, XVII, XVI und XV, das Sie nicht haben. Oder Sie rufen Ihr XIX und spielen heimlich allein.</translation>
    </message>
    <message>
        <source>What you held before the talon decides. If you held the XIX, call the highest of XVIII, XVII, XVI and XV that you didn&apos;t hold. Or call your XIX and play alone in secret.</source>
        <translation>Es gilt, was Sie vor dem Talon hatten. Hatten Sie das XIX, rufen Sie das höchste von XVIII, XVII, XVI und XV, das Sie nicht hatten. Oder Sie rufen Ihr XIX und spielen heimlich allein.</translation>
    </message>
    <message>
        <source>If you draw the very trump that you had to call, you are alone. You may then throw in the hand and pay each player {amount_throw_in_object}.</source>
        <translation>Ziehen Sie gerade das Tarock, das Sie rufen müssten, sind Sie allein. Sie dürfen dann aufgeben und zahlen jedem {amount_throw_in_object}.</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} spielt Povinost mit {C}, und ihre Partei hat {told} Punkte. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {D}, and each side has {told} points. What does each player win or pay?</source>
        <translation>{A} spielt Povinost mit {D}, und beide Parteien haben {told} Punkte. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{B} plays Prever alone with the first three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} spielt Prever mit den ersten drei Talonkarten und hat {told} Punkte. Was gewinnt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>You are the bidder and have taken four talon cards. What do you call?</source>
        <translation>Sie sind der Spielansager und haben vier Talonkarten. Was rufen Sie?</translation>
    </message>
    <message>
        <source>If you hold the called trump, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Haben Sie das gerufene Tarock, spielen Sie mit dem Spielansager, und nur Sie wissen es. Helfen Sie leise: Schmieren Sie in seine Stiche.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Sie sind der Partner des Spielansagers. Welche Karte spielen Sie?</translation>
    </message>
    <message>
        <source>Before the first card some hands are paid at once, by everybody, the partner too. One kind counts your trumps, the other your five-point cards. You may declare one of each.</source>
        <translation>Manche Blätter werden gleich vor der ersten Karte bezahlt, von allen, auch vom Partner. Eine Reihe zählt die Tarock, eine die Honneurs. Aus jeder dürfen Sie eine ansagen.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Beeda, {beeda}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Kein Tarock ist Uni, {amount_uni_object}. Ein oder zwei Tarock sind Beeda, {beeda}. Acht oder neun sind Tarocky, {tarocky}. Zehn oder mehr sind Taroky, {taroky}.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Bida, {bida}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Kein Tarock ist Uni, {amount_uni_object}. Ein oder zwei Tarock sind Bida, {bida}. Acht oder neun sind Tarocky, {tarocky}. Zehn oder mehr sind Taroky, {taroky}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trull, {amount_trull_object}. Four of the seven five-point cards are Pane, {pane}. Trull with kings is Trull Pane, {trull_pane}. Four kings are Krale, {krale}; with Trull cards Rosanne Pane, {rosanne}.</source>
        <translation>Sküs, Mond und Pagat sind Trull, {amount_trull_object}. Vier der sieben Honneurs sind Pane, {pane}. Trull mit Königen ist Trull Pane, {trull_pane}. Vier Könige sind Krale, {krale}; mit einem Trullstück Rosanne Pane, {rosanne}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trul, {amount_trul_object}. Four of the seven five-point cards are Honery, {honery}. Trul with kings is Trul Honery, {trul_honery}. Four kings are Kralovske Honery, {kralovske}; with a Trul card {kralovske_plus}.</source>
        <translation>Sküs, Mond und Pagat sind Trul, {amount_trul_object}. Vier der sieben Honneurs sind Honery, {honery}. Trul mit Königen ist Trul Honery, {trul_honery}. Vier Könige sind Kralovske Honery, {kralovske}; mit einem Trulstück {kralovske_plus}.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra: {amount_silent_object}, announced {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Ein Pagat, der den letzten Stich macht, wird extra bezahlt: {amount_silent_object}, angesagt {announced}. Wird er dort gestochen oder fällt er angesagt früher, zahlt seine Partei ebenso viel.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Kontra: the hand counts ×{kontra}. The bidder&apos;s side may answer Re, ×{re}. Then come Supre, ×{supre}, and Mort, ×{mort}.</source>
        <translation>Ein Gegner, der mit dem Sieg rechnet, sagt Kontra: Das Spiel zählt ×{kontra}. Die Partei des Spielansagers darf mit Re antworten, ×{re}. Dann folgen Supre, ×{supre}, und Mort, ×{mort}.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Contra: the hand counts ×{contra}. The bidder&apos;s side may answer Rhea Contra, ×{rhea}. Then comes Suprhea, ×{suprhea}.</source>
        <translation>Ein Gegner, der mit dem Sieg rechnet, sagt Contra: Das Spiel zählt ×{contra}. Die Partei des Spielansagers darf mit Rhea Contra antworten, ×{rhea}. Dann folgt Suprhea, ×{suprhea}.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A mistake found before the first card is put right and mostly costs nothing. Later the offender pays each player {amount_later_object} or more.</source>
        <translation>Sagen Sie es, sobald Sie es sehen. Ein Fehler vor der ersten Karte wird berichtigt und kostet meist nichts. Später kostet er {amount_later_object} an jeden oder mehr.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A wrong number of discards found before the first card is put right. A card that does not follow suit is never taken back: the offender pays each player {amount_revoke_object}.</source>
        <translation>Sagen Sie es, sobald Sie es sehen. Eine falsche Zahl verlegter Karten wird vor der ersten Karte berichtigt. Eine Renonce wird nie zurückgenommen und kostet {amount_revoke_object} an jeden.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Ein Pagat im letzten Stich wird extra bezahlt. Können Sie ihn bis dahin behalten?</translation>
    </message>
    <message>
        <source>Your partner&apos;s trump takes this trick and will take the last one. Where is your Pagat better?</source>
        <translation>Das Tarock Ihres Partners macht diesen Stich und auch den letzten. Wo ist Ihr Pagat besser aufgehoben?</translation>
    </message>
    <message>
        <source>The Mond lies on the table. Which card beats it?</source>
        <translation>Der Mond liegt auf dem Tisch. Welche Karte übersticht ihn?</translation>
    </message>
    <message>
        <source>The card from the talon also lets you discard: points for your side, or the last card of a suit.</source>
        <translation>Mit der Talonkarte dürfen Sie auch eine verlegen: Punkte für Ihre Partei oder die letzte Karte einer Farbe.</translation>
    </message>
    <message>
        <source>Do you announce the Pagat?</source>
        <translation>Sagen Sie den Pagat an?</translation>
    </message>
    <message>
        <source>You play against the bidder. In Povinost you don&apos;t know at first who is with you. Be careful with points until the called trump has been played.</source>
        <translation>Sie spielen gegen den Spielansager. Bei Povinost wissen Sie zuerst nicht, wer mit Ihnen spielt. Seien Sie mit Punkten vorsichtig, bis das gerufene Tarock gefallen ist.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Kontrieren Sie?</translation>
    </message>
</context>
<context>
    <name>TexasMessages</name>
    <message>
        <source>{seat} declared, announced or challenged before anybody was asked.</source>
        <translation>{seat} sagt an oder kontriert, bevor jemand gefragt ist.</translation>
    </message>
    <message>
        <source>{seat} passed on a talon card as the bidder.</source>
        <translation>{seat} gibt als Spielansager eine Talonkarte weiter.</translation>
    </message>
    <message>
        <source>{seat} drew the trump to be called and threw in the hand.</source>
        <translation>{seat} zieht das zu rufende Tarock und gibt das Spiel auf.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand without the right to do so.</source>
        <translation>{seat} gibt das Spiel ohne Recht dazu auf.</translation>
    </message>
    <message>
        <source>{seat} announced something before anybody was asked.</source>
        <translation>{seat} sagt etwas an, bevor jemand gefragt ist.</translation>
    </message>
    <message>
        <source>{seat} challenged before anybody was asked.</source>
        <translation>{seat} kontriert, bevor jemand gefragt ist.</translation>
    </message>
    <message>
        <source>{seat} declared a value before anybody was asked.</source>
        <translation>{seat} sagt einen Wert an, bevor jemand gefragt ist.</translation>
    </message>
    <message>
        <source>{seat} led before everybody was ready.</source>
        <translation>{seat} spielt aus, bevor alle bereit sind.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}. Should the deal continue?</source>
        <translation>{seat} deckt beim Geben eine Karte auf: {card}. Soll fertig gegeben werden?</translation>
    </message>
    <message>
        <source>Take the talon card, or pass it on unseen?</source>
        <translation>Nehmen Sie die Talonkarte, oder geben Sie sie ungesehen weiter?</translation>
    </message>
    <message>
        <source>{seat} passes on a talon card, unseen. Do you take it?</source>
        <translation>{seat} gibt eine Talonkarte ungesehen weiter. Nehmen Sie sie an?</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} fragt, ob alle bereit sind.</translation>
    </message>
    <message>
        <source>Ask whether everybody is ready.</source>
        <translation>Fragen Sie, ob alle bereit sind.</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Let the deal continue</source>
        <translation>Fertig geben lassen</translation>
    </message>
    <message>
        <source>You drew {card_object}: if you throw in the hand, you pay each player {amount_object}.</source>
        <translation>Sie haben {card_object} aufgenommen: Wenn Sie aufgeben, zahlen Sie jedem Mitspieler {amount_object}.</translation>
    </message>
    <message>
        <source>Difference from the half, {more} − {less}|{result}</source>
        <translation>Unterschied zur Hälfte, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points above the half, {more} − {less}|{result}</source>
        <translation>Punkte über der Hälfte, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points below the half, {more} − {less}|{result}</source>
        <translation>Punkte unter der Hälfte, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>{result} above the half</source>
        <translation>{result} über der Hälfte</translation>
    </message>
    <message>
        <source>{result} below the half</source>
        <translation>{result} unter der Hälfte</translation>
    </message>
    <message>
        <source>{b} for the game, {a} + {b}|{result}</source>
        <translation>{b} für das Spiel, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>{b} for the game</source>
        <translation>{b} für das Spiel</translation>
    </message>
    <message>
        <source>Ten points are one chip, rounded|{result}</source>
        <translation>Zehn Punkte sind ein Chip, gerundet|{result}</translation>
    </message>
    <message>
        <source>The bidder loses a tie.</source>
        <translation>Bei Gleichstand verliert der Spielansager.</translation>
    </message>
    <message>
        <source>The bidder wins this tie.</source>
        <translation>Diesen Gleichstand gewinnt der Spielansager.</translation>
    </message>
    <message>
        <source>Talon cards changed, ×{factor}|{result}</source>
        <translation>Talonkarten getauscht, ×{factor}|{result}</translation>
    </message>
    <message>
        <source>talon cards changed ×{factor}</source>
        <translation>Talonkarten getauscht ×{factor}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} passed on the talon card with %n trump(s); at most {most} are allowed.</source>
        <translation>
            <numerusform>{seat} gibt die Talonkarte mit %n Tarock weiter; höchstens {most} dürfen es sein.</numerusform>
            <numerusform>{seat} gibt die Talonkarte mit %n Tarock weiter; höchstens {most} dürfen es sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} announced the Pagat but discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} sagt den Pagat an, verlegt aber %n Karte statt {right}.</numerusform>
            <numerusform>{seat} sagt den Pagat an, verlegt aber %n Karten statt {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Neues Geben verlangen</translation>
    </message>
    <message>
        <source>A loss then counts ×{factor}.</source>
        <translation>Ein Verlust zählt dann ×{factor}.</translation>
    </message>
    <message>
        <source>The card goes to another player, unseen.</source>
        <translation>Die Karte geht ungesehen an einen anderen Spieler.</translation>
    </message>
    <message>
        <source>The Valat replaces the point count.</source>
        <translation>Statt der Punkte zählt der Valat.</translation>
    </message>
    <message>
        <source>The Valat does not count as called: it failed because of an undeclared value ({seat}).</source>
        <translation>Der Valat gilt nicht als angesagt: Er scheiterte an einer unterlassenen Ansage ({seat}).</translation>
    </message>
</context>
<context>
    <name>TexasPublicMessages</name>
    <message>
        <source>{seat} passed on the talon card with too many trumps.</source>
        <translation>{seat} gibt die Talonkarte mit zu vielen Tarock weiter.</translation>
    </message>
</context>
<context>
    <name>TexasRights</name>
    <message>
        <source>The Povinost player must open the bidding.</source>
        <translation>Die Lizitation muss der Povinost-Spieler beginnen.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Der Geber muss die Karten verdeckt geben.</translation>
    </message>
    <message>
        <source>The sheet is silent on the bottom card, so a judge may decide.</source>
        <translation>Das Regelblatt schweigt zur untersten Karte, also kann die Spielleitung entscheiden.</translation>
    </message>
    <message>
        <source>You must not lead before the others have called and challenged.</source>
        <translation>Sie dürfen erst ausspielen, wenn die anderen angesagt und kontriert haben.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or knock.</source>
        <translation>Abheben oder klopfen darf nur, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or tap.</source>
        <translation>Abheben oder klopfen darf nur, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>The cut must be deep enough.</source>
        <translation>Es muss tief genug abgehoben werden.</translation>
    </message>
    <message>
        <source>You must not discard Skys, Mond or Pagat.</source>
        <translation>Sküs, Mond und Pagat dürfen Sie nicht verlegen.</translation>
    </message>
    <message>
        <source>All players must keep their own tricks until the end.</source>
        <translation>Alle müssen ihre eigenen Stiche bis zum Ende behalten.</translation>
    </message>
    <message>
        <source>You must wait until the discards are done.</source>
        <translation>Sie müssen warten, bis fertig verlegt ist.</translation>
    </message>
    <message>
        <source>Before the first card you must ask whether everybody is ready.</source>
        <translation>Vor der ersten Karte müssen Sie fragen, ob alle bereit sind.</translation>
    </message>
    <message>
        <source>You may pass on a talon card only with at most two trumps, and never as the bidder.</source>
        <translation>Eine Talonkarte dürfen Sie nur mit höchstens zwei Tarock weitergeben und nie als Spielansager.</translation>
    </message>
    <message>
        <source>You must have the right number of cards to announce the Pagat.</source>
        <translation>Um den Pagat anzusagen, müssen Sie die richtige Kartenanzahl haben.</translation>
    </message>
    <message>
        <source>You must play the hand unless a drawn card lets you throw it in.</source>
        <translation>Sie müssen spielen, außer eine aufgenommene Karte gibt Ihnen das Recht aufzugeben.</translation>
    </message>
    <message>
        <source>A bidder who draws the trump to be called may throw in the hand.</source>
        <translation>Ein Spielansager, der das zu rufende Tarock zieht, darf aufgeben.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Sie dürfen nur ansagen, was Sie im Blatt haben.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Sie müssen vor der ersten Karte alles ansagen, was Sie im Blatt haben.</translation>
    </message>
    <message>
        <source>The bidder must call a trump before the first card.</source>
        <translation>Der Spielansager muss vor der ersten Karte ein Tarock rufen.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Sie müssen den angesagten Pagat bis zum letzten Stich behalten, wenn Sie können.</translation>
    </message>
    <message>
        <source>An announced Pagat must win the last trick.</source>
        <translation>Ein angesagter Pagat muss den letzten Stich machen.</translation>
    </message>
    <message>
        <source>To count, a called Pagat must take the last trick. You need not hold it back.</source>
        <translation>Ein angesagter Pagat muss den letzten Stich machen, um zu zählen. Sie müssen ihn nicht aufheben.</translation>
    </message>
    <message>
        <source>You must play at the table you are assigned to.</source>
        <translation>Sie müssen an dem Tisch spielen, der Ihnen zugewiesen ist.</translation>
    </message>
</context>
<context>
    <name>TexasRoles</name>
    <message>
        <source>Povinost player</source>
        <translation>Povinost-Spieler</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Povinost player</comment>
        <extracomment>the letter on the Povinost player&apos;s seat</extracomment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>TexasRules</name>
    <message>
        <source>Wrong Povinost player</source>
        <translation>Falscher Povinost-Spieler</translation>
    </message>
    <message>
        <source>Speaking too early</source>
        <translation>Zu frühe Ansage</translation>
    </message>
    <message>
        <source>Card exposed while dealing, objected to</source>
        <translation>Beim Geben aufgedeckte Karte, beanstandet</translation>
    </message>
    <message>
        <source>Lead before everybody is ready</source>
        <translation>Ausspiel, bevor alle bereit sind</translation>
    </message>
    <message>
        <source>Talon card passed on without the right to do so</source>
        <translation>Unberechtigt weitergegebene Talonkarte</translation>
    </message>
    <message>
        <source>Hand thrown in without the right to do so</source>
        <translation>Unberechtigtes Aufgeben</translation>
    </message>
    <message>
        <source>Hand rightly thrown in</source>
        <translation>Berechtigtes Aufgeben</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Kein Ruf</translation>
    </message>
    <message>
        <source>Valat broken after a false declaration</source>
        <translation>Valat nach falscher Ansage verhindert</translation>
    </message>
    <message>
        <source>Valat broken after an undeclared value</source>
        <translation>Valat nach unterlassener Ansage verhindert</translation>
    </message>
    <message>
        <source>Pagat with a wrong number of cards</source>
        <translation>Pagat bei falscher Kartenanzahl</translation>
    </message>
    <message>
        <source>Announced Pagat had to be played early</source>
        <translation>Angesagter Pagat musste früher fallen</translation>
    </message>
    <message>
        <source>Called Pagat does not take the last trick</source>
        <translation>Angesagter Pagat macht nicht den letzten Stich</translation>
    </message>
    <message>
        <source>Announced Pagat lost in the last trick</source>
        <translation>Angesagter Pagat im letzten Stich verloren</translation>
    </message>
    <message>
        <source>Sitting at the wrong table</source>
        <translation>Am falschen Tisch</translation>
    </message>
</context>
<context>
    <name>TexasSubjects</name>
    <message>
        <source>Who bids first</source>
        <translation>Wer Povinost-Spieler ist</translation>
    </message>
    <message>
        <source>Trump that is asked for first</source>
        <translation>Tarock, nach dem zuerst gefragt wird</translation>
    </message>
    <message>
        <source>The Povinost player may pass</source>
        <translation>Der Povinost-Spieler darf „weiter“ sagen</translation>
    </message>
    <message>
        <source>Sets of talon cards a lone player may take</source>
        <translation>Wie oft der Einzelspieler Talonkarten nehmen darf</translation>
    </message>
    <message>
        <source>Second set is shown when laid back</source>
        <translation>Zurückgelegte zweite Karten werden gezeigt</translation>
    </message>
    <message>
        <source>Factor of a loss after one, two, three sets</source>
        <translation>Faktor eines Verlusts nach ersten, zweiten, dritten Karten</translation>
    </message>
    <message>
        <source>Most trumps in hand with which a talon card may be passed on</source>
        <translation>Talonkarte weitergeben mit Tarock im Blatt, höchstens</translation>
    </message>
    <message>
        <source>A passed card that nobody wants</source>
        <translation>Weitergegebene Karte, die niemand will</translation>
    </message>
    <message>
        <source>When cards are discarded</source>
        <translation>Wann verlegt wird</translation>
    </message>
    <message>
        <source>Throwing in after drawing</source>
        <translation>Aufgeben nach dem Ziehen</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Berichtigung des Rufs</translation>
    </message>
    <message>
        <source>Values paid without being declared</source>
        <translation>Prämien, die ohne Ansage gezahlt werden</translation>
    </message>
    <message>
        <source>Added to the difference</source>
        <translation>Zur Differenz kommt dazu</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Geteilt durch</translation>
    </message>
    <message>
        <source>A tie is lost by</source>
        <translation>Bei Gleichstand verliert</translation>
    </message>
    <message>
        <source>Multiplier of a lone player&apos;s tie</source>
        <translation>Faktor beim Gleichstand des Einzelspielers</translation>
    </message>
    <message>
        <source>A silent Valat leaves the Pagat unpaid</source>
        <translation>Bei stillem Valat wird der Pagat nicht bezahlt</translation>
    </message>
    <message>
        <source>The points of the hand are paid in addition to a Valat</source>
        <translation>Neben dem Valat werden die Punkte bezahlt</translation>
    </message>
    <message>
        <source>After an exposed card the deal continues if</source>
        <translation>Nach einer aufgedeckten Karte wird fertig gegeben, wenn</translation>
    </message>
    <message>
        <source>A silent Pagat is paid after a failed Valat</source>
        <translation>Nach gescheitertem Valat wird ein stiller Pagat bezahlt</translation>
    </message>
    <message>
        <source>Paid to each player for throwing in the hand</source>
        <translation>Fürs Aufgeben an jeden Mitspieler</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called</source>
        <translation>Ein gescheiterter Valat gilt nicht als angesagt</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called after false declarations</source>
        <translation>Wann ein verlorener Valat nach falschen Ansagen nicht als angesagt gilt</translation>
    </message>
</context>
<context>
    <name>TexasValues</name>
    <message>
        <source>the Povinost player only</source>
        <translation>nur der Povinost-Spieler</translation>
    </message>
    <message>
        <source>the right Povinost player plays next</source>
        <translation>als Nächster spielt der richtige Povinost-Spieler</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each player: {amount}</source>
        <translation>Strafe von Verursacher und Povinost-Spieler an jeden Spieler: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each uninvolved player: {amount}</source>
        <translation>Strafe von Verursacher und Povinost-Spieler an jeden Unbeteiligten: {amount}</translation>
    </message>
    <message>
        <source>always the seat on the dealer&apos;s right</source>
        <translation>immer der Platz rechts vom Geber</translation>
    </message>
    <message>
        <source>in the first hand the holder of the trump, then in turn</source>
        <translation>im ersten Spiel der Inhaber des Tarocks, dann der Reihe nach</translation>
    </message>
    <message>
        <source>in every hand the holder of the trump</source>
        <translation>in jedem Spiel der Inhaber des Tarocks</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>wer sie weitergab, nimmt sie</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>sie bleibt verdeckt und zählt für die Gegner</translation>
    </message>
    <message>
        <source>each player before the next one draws</source>
        <translation>jeder, bevor der Nächste zieht</translation>
    </message>
    <message>
        <source>all players after everybody has drawn</source>
        <translation>alle, nachdem alle gezogen haben</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>with the drawn trump that had to be called</source>
        <translation>mit dem gezogenen Tarock, das zu rufen war</translation>
    </message>
    <message>
        <source>with any drawn trump that can be called</source>
        <translation>mit jedem gezogenen Tarock, das gerufen werden kann</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>nach dem Verlegen</translation>
    </message>
    <message>
        <source>the hand with its talon cards</source>
        <translation>das Blatt mit den Talonkarten</translation>
    </message>
    <message>
        <source>only by a ruling</source>
        <translation>nur durch eine Entscheidung</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>bis ein anderer Spieler gehandelt hat</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>bis zur ersten Karte</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>nur wenn nichts anderes übrig ist, offen</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>alle werden bezahlt</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>der Spielansager</translation>
    </message>
    <message>
        <source>the side that challenged last, otherwise the bidder</source>
        <translation>die Partei, die zuletzt kontriert hat, sonst der Spielansager</translation>
    </message>
    <message>
        <source>the multiplier of the game</source>
        <translation>der Faktor des Spiels</translation>
    </message>
    <message>
        <source>if the opponent who broke it had not declared a value</source>
        <translation>wenn ihn ein Gegner mit unterlassener Ansage verhinderte</translation>
    </message>
    <message>
        <source>if any opponent had not declared a value</source>
        <translation>wenn irgendein Gegner eine Ansage unterließ</translation>
    </message>
    <message>
        <source>if a judge decides so</source>
        <translation>wenn die Spielleitung so entscheidet</translation>
    </message>
    <message>
        <source>if the opponent who broke it declared falsely</source>
        <translation>wenn der Gegner, der ihn verhinderte, falsch angesagt hat</translation>
    </message>
    <message>
        <source>if any player declared falsely</source>
        <translation>wenn irgendein Spieler falsch angesagt hat</translation>
    </message>
    <message>
        <source>all others agree</source>
        <translation>alle anderen zustimmen</translation>
    </message>
    <message>
        <source>most of the others agree</source>
        <translation>die meisten anderen zustimmen</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Tarock</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Five rule sheets, one deck, a strict referee</source>
        <translation>Fünf Regelblätter, ein Kartenspiel, ein strenger Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Not sure? Press Hint: it says what is good here, and why.</source>
        <translation>Unsicher? Der Tipp sagt, was hier gut ist und warum.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Ihre hellen Karten dürfen Sie spielen: anklicken, in die Mitte ziehen oder mit Pfeiltasten und Enter.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: double-click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Ihre hellen Karten dürfen Sie spielen: doppelt anklicken, in die Mitte ziehen oder mit Pfeiltasten und Enter.</translation>
    </message>
    <message>
        <source>At the upper left stands what is played, and who plays with whom as soon as it is known.</source>
        <translation>Links oben steht, was gespielt wird, und wer mit wem spielt, sobald es bekannt ist.</translation>
    </message>
    <message>
        <source>{name} takes this trick and leads to the next. The key L shows it again.</source>
        <translation>{name} macht diesen Stich und spielt den nächsten an. Die Taste L zeigt ihn noch einmal.</translation>
    </message>
    <message>
        <source>The points in the tricks decide. After the last one you see how they were counted.</source>
        <translation>Es entscheiden die Punkte in den Stichen. Nach dem letzten sehen Sie, wie gezählt wurde.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
</context>
<context>
    <name>UnclaimedDialog</name>
    <message>
        <source>What nobody claimed</source>
        <translation>Was niemand reklamiert hat</translation>
    </message>
    <message>
        <source>Once you open the list, you can no longer claim anything in this hand.</source>
        <translation>Sobald Sie die Liste öffnen, können Sie in diesem Spiel nichts mehr reklamieren.</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Liste anzeigen</translation>
    </message>
    <message>
        <source>Nothing was overlooked in this hand.</source>
        <translation>In diesem Spiel wurde nichts übersehen.</translation>
    </message>
    <message>
        <source>For information only: nothing here is penalized any more.</source>
        <translation>Nur zur Information: Nichts davon wird noch bestraft.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Regel öffnen</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message>
        <source>Quit without saving</source>
        <translation>Beenden, ohne zu speichern</translation>
    </message>
</context>
<context>
    <name>ViewMenus</name>
    <message>
        <source>As set on this computer</source>
        <translation>Wie auf diesem Computer</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Heller Raum</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Halbe Geschwindigkeit</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>Doppelte Geschwindigkeit</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>Gesch&amp;windigkeit</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>There are no acts to choose from at this step: there is nothing to vote on.</source>
        <translation>Bei diesem Schritt gibt es keine Züge zur Wahl: Es gibt nichts abzustimmen.</translation>
    </message>
    <message>
        <source>Nobody is asked at this step: there is nothing to vote on.</source>
        <translation>Bei diesem Schritt ist niemand gefragt: Es gibt nichts abzustimmen.</translation>
    </message>
    <message>
        <source>What is best could not be found. These acts can be voted for.</source>
        <translation>Was am besten ist, wurde nicht gefunden. Über diese Züge kann abgestimmt werden.</translation>
    </message>
</context>
<context>
    <name>WarningPrompt</name>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>WelcomeScreen</name>
    <message>
        <source>I have never played tarock</source>
        <translation>Ich habe noch nie Tarock gespielt</translation>
    </message>
    <message>
        <source>A first hand now, ten minutes</source>
        <translation>Gleich ein erstes Spiel, zehn Minuten</translation>
    </message>
    <message>
        <source>I know tarock</source>
        <translation>Ich kann Tarock</translation>
    </message>
    <message>
        <source>Show me the rules</source>
        <translation>Regeln zeigen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>At a table with computers</source>
        <translation>An einem Tisch mit Computern</translation>
    </message>
</context>
<context>
    <name>WestfestConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again.</source>
        <translation>Der Geber zahlt jedem Spieler 2 Chips und gibt neu.</translation>
    </message>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Der Geber zahlt jedem Spieler 2 Chips und gibt neu; Chips für Ansagen werden zurückgegeben.</translation>
    </message>
    <message>
        <source>The offender pays 2 chips to each player, and the deck is shuffled again.</source>
        <translation>Der Verursacher zahlt jedem Spieler 2 Chips, und die Karten werden neu gemischt.</translation>
    </message>
    <message>
        <source>The deck is shuffled again if no card is dealt yet; the judges may fine.</source>
        <translation>Ist noch nicht gegeben, werden die Karten neu gemischt; die Spielleitung kann strafen.</translation>
    </message>
    <message>
        <source>The dealer pays each player what the hand would have cost a loser, and the deal passes on.</source>
        <translation>Der Geber zahlt jedem Spieler, was das Spiel einen Verlierer gekostet hätte, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays each player what it would have cost a loser.</source>
        <translation>Das Spiel wird zu Ende gespielt; dann zahlt der Geber jedem Spieler, was es einen Verlierer gekostet hätte.</translation>
    </message>
    <message>
        <source>The hand is over: the bidder pays 2 chips to each player and deals next.</source>
        <translation>Das Spiel ist zu Ende: Der Spielansager zahlt jedem Spieler 2 Chips und gibt als Nächster.</translation>
    </message>
    <message>
        <source>The hand is played; nobody pays.</source>
        <translation>Das Spiel wird gespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</source>
        <translation>Der Einzelspieler zahlt nur den beiden anderen, der Verursacher bekommt nichts; die strittige Karte gehört dem Einzelspieler.</translation>
    </message>
    <message>
        <source>The others let the deal continue; nobody pays.</source>
        <translation>Die anderen lassen fertig geben; niemand zahlt.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win, the shares of the others too; the card in question goes to the lone player.</source>
        <translation>Der Verursacher zahlt den ganzen Gewinn des Einzelspielers, auch für die anderen; die strittige Karte gehört dem Einzelspieler.</translation>
    </message>
    <message>
        <source>The losers pay nothing, and the offender pays the partner&apos;s win; the card in question goes to the other side.</source>
        <translation>Die Verlierer zahlen nichts, und der Verursacher zahlt den Gewinn des Partners; die strittige Karte gehört der anderen Partei.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners; the card in question goes to the other side.</source>
        <translation>Der Verursacher zahlt den Verlust beider Partner; die strittige Karte gehört der anderen Partei.</translation>
    </message>
    <message>
        <source>The sheet speaks of a finished hand only. Before the first card the number is put right; nobody pays.</source>
        <translation>Das Regelblatt spricht nur von einem zu Ende gespielten Spiel. Vor der ersten Karte wird die Zahl berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The hand is played out; the judges may decide otherwise.</source>
        <translation>Das Regelblatt nennt keine Strafe. Es wird zu Ende gespielt; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Der angesagte Pagat gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Die Ansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The call is corrected; nobody pays.</source>
        <translation>Das Regelblatt nennt keine Strafe. Der Ruf wird berichtigt; niemand zahlt.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Was nach der ersten Karte gesagt wird, gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Das Kontra gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>Another way of dealing is chosen; nobody pays.</source>
        <translation>Es wird eine andere Art zu geben gewählt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Die Talonkarte wird nicht weitergegeben; niemand zahlt.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card goes back; the judges may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Die Karte geht zurück; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand is played out, and an extra card goes to the other side; the judges may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Es wird zu Ende gespielt, und eine überzählige Karte gehört der anderen Partei; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The round stays open until the scores are right.</source>
        <translation>Das Regelblatt regelt das nicht. Die Runde bleibt offen, bis der Anschreibzettel stimmt.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The three cards are shown before the next three are taken; nobody pays.</source>
        <translation>Das Regelblatt regelt das nicht. Die drei Karten werden gezeigt, bevor die nächsten drei genommen werden; niemand zahlt.</translation>
    </message>
    <message>
        <source>The lone player pays the count to each player, won or lost, and 2 chips more. The extra card goes to the opponents.</source>
        <translation>Der Einzelspieler zahlt jedem Spieler das Ergebnis, gewonnen oder verloren, und 2 Chips dazu. Die strittige Karte gehört den Gegnern.</translation>
    </message>
    <message>
        <source>The card is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Die Karte wird zurückgenommen, und der Verursacher zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Der Verursacher zahlt jedem Spieler 5 Chips.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced; nobody pays.</source>
        <translation>Das Tarock wird gezeigt oder ersetzt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Der Verursacher zahlt jedem Spieler 5 Chips. Bei Gewinn zahlt er dem Partner anstelle der Verlierer, bei Verlust für beide.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The announcement counts as lost; the judges may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Die Ansage gilt als verloren; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The announcement is lost. This is not an offense.</source>
        <translation>Die Ansage ist verloren. Ein Verstoß ist das nicht.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The chips are returned; the judges may fine.</source>
        <translation>Das Regelblatt regelt das nicht. Die Chips werden zurückgegeben; die Spielleitung kann strafen.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand stands; the judges may decide otherwise.</source>
        <translation>Das Regelblatt regelt das nicht. Das Spiel gilt; die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Die Bankschuld wird vom Ergebnis abgezogen, das negativ werden kann.</translation>
    </message>
    <message>
        <source>The judges decide, and their decision is final.</source>
        <translation>Die Spielleitung entscheidet, und ihre Entscheidung ist endgültig.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>Es wird richtig wiederholt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays.</source>
        <translation>Der richtige Spieler übernimmt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Es wird gewartet, bis man an der Reihe ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Die Spielansage gilt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>What is announced after the first Contra does not count; nobody pays.</source>
        <translation>Was nach dem ersten Contra angesagt wird, zählt nicht; niemand zahlt.</translation>
    </message>
    <message>
        <source>The Pagat goes back to the hand; nobody pays.</source>
        <translation>Der Pagat geht auf die Hand zurück; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat is lost.</source>
        <translation>Der angesagte Pagat ist verloren.</translation>
    </message>
    <message>
        <source>The ruling does not count; other judges decide.</source>
        <translation>Die Entscheidung gilt nicht; die anderen Mitglieder der Spielleitung entscheiden.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Die Ansage gilt einmal; niemand zahlt.</translation>
    </message>
    <message>
        <source>The dealer pays only what the losers of the hand would have paid, and the deal passes on.</source>
        <translation>Der Geber zahlt nur, was die Verlierer gezahlt hätten, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays only what its losers would have paid.</source>
        <translation>Das Spiel wird zu Ende gespielt; dann zahlt der Geber nur, was die Verlierer gezahlt hätten.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only; the offender collects nothing and pays 2 chips to each player. The card in question goes to the lone player.</source>
        <translation>Der Einzelspieler zahlt nur den beiden anderen; der Verursacher bekommt nichts und zahlt jedem Spieler 2&#xa0;Chips. Die strittige Karte gehört dem Einzelspieler.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win and 2 chips to each player; the card in question goes to the lone player.</source>
        <translation>Der Verursacher zahlt den ganzen Gewinn des Einzelspielers und jedem Spieler 2&#xa0;Chips; die strittige Karte gehört dem Einzelspieler.</translation>
    </message>
    <message>
        <source>The losers pay nothing; the offender pays the partner&apos;s win and 2 chips to each player. The card in question goes to the other side.</source>
        <translation>Die Verlierer zahlen nichts; der Verursacher zahlt den Gewinn des Partners und jedem Spieler 2&#xa0;Chips. Die strittige Karte gehört der anderen Partei.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners and 2 chips to each player; the card in question goes to the other side.</source>
        <translation>Der Verursacher zahlt den Verlust beider Partner und jedem Spieler 2&#xa0;Chips; die strittige Karte gehört der anderen Partei.</translation>
    </message>
    <message>
        <source>The card is taken back. The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Die Karte wird zurückgenommen. Der Verursacher zahlt jedem Spieler 5&#xa0;Chips, gewinnt nichts und zahlt den Gewinn des Partners.</translation>
    </message>
    <message>
        <source>The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Der Verursacher zahlt jedem Spieler 5&#xa0;Chips, gewinnt nichts und zahlt den Gewinn des Partners.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Das Tarock wird gezeigt oder ersetzt, und der Verursacher zahlt jedem Spieler 5&#xa0;Chips.</translation>
    </message>
    <message>
        <source>The card is taken back and the right one is played; nobody pays.</source>
        <translation>Die Karte wird zurückgenommen, und die richtige wird gespielt; niemand zahlt.</translation>
    </message>
    <message>
        <source>The announcement counts as lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Die Ansage gilt als verloren, und der Ansagende zahlt jedem Spieler zusätzlich 2&#xa0;Chips.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player; chips for values are returned.</source>
        <translation>Das Spiel gilt nicht. Der Rufende zahlt jedem Spieler 5&#xa0;Chips; Chips für Ansagen werden zurückgegeben.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Die Chips für die Ansage werden zurückgegeben; mehr zahlt niemand.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Die Chips für die Ansage werden zurückgegeben, und der Verursacher zahlt jedem Spieler 2&#xa0;Chips.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Die Karte bleibt offen liegen und wird gespielt, sobald sie erlaubt ist; niemand zahlt.</translation>
    </message>
    <message>
        <source>An extra card goes to the other side. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Eine überzählige Karte gehört der anderen Partei. Der Verursacher zahlt jedem Spieler 2&#xa0;Chips. Bei Gewinn zahlt er dem Partner anstelle der Verlierer, bei Verlust für beide.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next.</source>
        <translation>Das Spiel zählt. Der falsche und der richtige Spieler zahlen den beiden anderen je 2&#xa0;Chips; der richtige ist als Nächster an der Reihe.</translation>
    </message>
</context>
<context>
    <name>WestfestGists</name>
    <message>
        <source>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Der Geber mischt, der linke Nachbar hebt ab oder klopft. Sechs Karten bilden den Talon, dann bekommen alle zwölf Karten zu je sechs, rechts vom Geber beginnend.</translation>
    </message>
    <message>
        <source>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</source>
        <translation>Der Povinost-Spieler verlegt vier Karten; dann nimmt jeder der zwei nächsten Spieler eine Talonkarte und verlegt eine.</translation>
    </message>
    <message>
        <source>The bidder calls the bonuses first, then the others may.</source>
        <translation>Zuerst sagt der Spielansager an, dann dürfen die anderen.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, in all 106. In red suits the ace is above the 4, the 3 and the 2.</source>
        <translation>Sküs, Mond, Pagat und Könige zählen 5, Damen 4, Cavalls 3, Buben 2, alle anderen 1, zusammen 106. In roten Farben steht das Ass über 4, 3 und 2.</translation>
    </message>
    <message>
        <source>All tricks are worth 20 chips. Called by the bidder or the partner before play they win or cost 40.</source>
        <translation>Alle Stiche bringen 20 Chips. Vor dem Spiel vom Spielansager oder Partner angesagt, bringen oder kosten sie 40.</translation>
    </message>
    <message>
        <source>What a hand holds before play is paid in chips: many or few trumps, the Trul, kings and other five-point cards.</source>
        <translation>Was das Blatt vor dem Spiel enthält, bringt Chips: viele oder wenige Tarock, Trull, Könige und andere Honneurs.</translation>
    </message>
    <message>
        <source>Everybody starts with 100 chips. A player with none left borrows from the bank and pays it back.</source>
        <translation>Alle beginnen mit 100 Chips. Wer keine mehr hat, leiht von der Bank und zahlt zurück.</translation>
    </message>
    <message>
        <source>A player who taps instead of cutting chooses how to deal: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</source>
        <translation>Wer klopft statt abzuheben, bestimmt die Art zu geben: je eine, zwei, drei, vier oder zwölf Karten, oder Pakete zu zwölf, aus denen der Povinost-Spieler zuerst wählt.</translation>
    </message>
    <message>
        <source>For a misdeal, or for exposing a king or trump, the dealer pays 2 chips to each player and deals again. If another card is exposed, the others may let the deal continue.</source>
        <translation>Wer sich vergibt oder einen König oder ein Tarock aufdeckt, zahlt jedem Spieler 2 Chips und gibt neu. Bei jeder anderen Karte können die anderen fertig geben lassen.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card. A player who does so while cutting pays 2 chips to each player, and the deck is shuffled again. If a dealing mistake is found at the end of the hand, the dealer pays each player the chips lost.</source>
        <translation>Niemand darf die unterste Karte ansehen. Wer es beim Abheben tut, zahlt jedem Spieler 2 Chips, und es wird neu gemischt. Fällt am Ende des Spiels ein Fehler beim Geben auf, zahlt der Geber jedem Spieler die verlorenen Chips.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is finished and counted; the disputed card goes to the other side. A lone offender pays the count, won or lost, and 2 chips more to each player. Any other offender collects nothing and pays what the partners win or lose.</source>
        <translation>Nach einer falschen Zahl verlegter Karten wird zu Ende gespielt und gezählt; die strittige Karte gehört der anderen Partei. Wer allein spielt, zahlt als Verursacher jedem Spieler das Ergebnis, gewonnen oder verloren, und 2 Chips dazu. Jeder andere Verursacher bekommt nichts und zahlt, was die Partner gewinnen oder verlieren.</translation>
    </message>
    <message>
        <source>The player scheduled for Povinost takes the top four talon cards, unless Prever is played, and calls the XIX, or with the XIX in hand the next lower trump down to the XV. A player who draws the trump to be called may throw in the hand for 2 chips to each player.</source>
        <translation>Wer mit der Povinost an der Reihe ist, nimmt die obersten vier Talonkarten, wenn kein Prever gespielt wird, und ruft das XIX, mit dem XIX im Blatt das nächstniedrigere bis zum XV. Wer das Tarock aufnimmt, das zu rufen wäre, darf für 2 Chips an jeden Spieler aufgeben.</translation>
    </message>
    <message>
        <source>Five-point cards may not be discarded; the penalty is 5 chips to each player. A trump may be discarded only when the rest is trumps and kings, and it must be shown.</source>
        <translation>Ein Honneur darf nicht verlegt werden; die Strafe ist 5 Chips an jeden Spieler. Ein Tarock darf nur verlegt werden, wenn der Rest aus Tarock und Königen besteht, und muss gezeigt werden.</translation>
    </message>
    <message>
        <source>Anybody may play Prever, alone with three talon cards, and must announce it; the other three cards count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</source>
        <translation>Prever darf jeder spielen, allein mit drei Talonkarten, und muss es ansagen; die anderen drei zählen für die Gegner. Ein Verlust zählt nach dem Tausch gegen die zweiten drei doppelt, nach der Rückkehr vierfach.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat is worth 2 chips, not making it costs 2; called before play it is 4 either way. In a hand with a called Valat it does not count.</source>
        <translation>Der letzte Stich mit dem Pagat bringt 2 Chips, ein misslungener kostet 2; vor dem Spiel angesagt sind es jeweils 4. In einem Spiel mit angesagtem Valat zählt er nicht.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be passed.</source>
        <translation>Ein Blatt ohne Tarock bringt von jedem Spieler 4 Chips, eines mit einem oder zwei Tarock 2. Damit es so bleibt, darf die Talonkarte weitergegeben werden, die Povinost aber nicht.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</source>
        <translation>Die Differenz zu 53 plus 10 wird mit 2 multipliziert. Die Zehner dieser Zahl, gerundet, sind die Chips.</translation>
    </message>
    <message>
        <source>A Prever is counted in the same way, but multiplied by 3.</source>
        <translation>Prever wird ebenso gezählt, aber mit 3 multipliziert.</translation>
    </message>
    <message>
        <source>The opponents say Contra when they expect to win: the hand counts double. A called Pagat can be answered with a Contra as well.</source>
        <translation>Die Gegner sagen Contra, wenn sie den Gewinn erwarten: Das Spiel zählt doppelt. Auch auf einen angesagten Pagat kann man Contra sagen.</translation>
    </message>
    <message>
        <source>The bidder or the partner answers a Contra with Rhea Contra: the hand counts four times.</source>
        <translation>Der Spielansager oder Partner antwortet auf Contra mit Rhea Contra: Das Spiel zählt vierfach.</translation>
    </message>
    <message>
        <source>The opponents answer a Rhea Contra with Suprhea: the hand counts eight times.</source>
        <translation>Die Gegner antworten auf Rhea Contra mit Suprhea: Das Spiel zählt achtfach.</translation>
    </message>
    <message>
        <source>With 53 points on both sides the bidder loses 2 chips; after a challenge the challenger loses.</source>
        <translation>Mit 53 Punkten auf beiden Seiten verliert der Spielansager 2 Chips; nach einem Kontra verliert, wer kontriert hat.</translation>
    </message>
    <message>
        <source>If you can&apos;t follow suit you must play a trump, and without a trump any card. After a failure to follow suit play continues to the end; the offender pays 5 chips to each player, collects nothing and settles for the partner.</source>
        <translation>Wer nicht bedienen kann, muss ein Tarock spielen, ohne Tarock eine beliebige Karte. Wurde nicht bedient, wird trotzdem zu Ende gespielt; der Verursacher zahlt jedem Spieler 5 Chips, bekommt nichts und rechnet auch für den Partner ab.</translation>
    </message>
    <message>
        <source>Disputes are decided by the judges, and their decision is final; a judge playing at the table takes no part.</source>
        <translation>Streitfragen entscheidet die Spielleitung endgültig; wer am Tisch mitspielt, wirkt dabei nicht mit.</translation>
    </message>
</context>
<context>
    <name>WestfestGlosses</name>
    <message>
        <source>leaving the deck uncut</source>
        <translation>die Karten werden nicht abgehoben</translation>
    </message>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>Grundspiel mit Partner, vier Talonkarten</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>allein gegen die drei anderen, drei Talonkarten</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>Tarock I macht den letzten Stich</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>eine Partei macht alle Stiche</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>kein Tarock</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>ein oder zwei Tarock</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>acht oder neun Tarock</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>zehn oder mehr Tarock</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>Sküs, Mond und Pagat in einem Blatt</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>vier Honneurs</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>Sküs, Mond, Pagat und ein König</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>alle vier Könige</translation>
    </message>
    <message>
        <source>all four kings and a Trul card</source>
        <translation>alle vier Könige und ein Trullstück</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>erstes Kontra, ×2</translation>
    </message>
    <message>
        <source>answer to the Contra, ×4</source>
        <translation>Antwort auf das Contra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rhea Contra, ×8</source>
        <translation>Antwort auf das Rhea Contra, ×8</translation>
    </message>
</context>
<context>
    <name>WestfestOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Wer zuerst lizitiert</translation>
    </message>
    <message>
        <source>Whether the II decides who bids first in the first hand of a round.</source>
        <translation>Ob im ersten Spiel einer Runde das Tarock II entscheidet, wer zuerst lizitiert.</translation>
    </message>
    <message>
        <source>always the dealer&apos;s right neighbor</source>
        <translation>immer der rechte Nachbar des Gebers</translation>
    </message>
    <message>
        <source>the holder of the II in the first hand, then in turn</source>
        <translation>der Inhaber des II im ersten Spiel, dann der Reihe nach</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Wer das erste Spiel einer Runde gibt.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>der Zufall entscheidet</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>die höchste gezogene Karte gibt</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>der Gastgeber bestimmt</translation>
    </message>
    <message>
        <source>How many of the others must agree that a deal continues after a card was exposed.</source>
        <translation>Wie viele der anderen zustimmen müssen, dass nach einer aufgedeckten Karte weitergegeben wird.</translation>
    </message>
    <message>
        <source>Discarded five-point card</source>
        <translation>Verlegtes Honneur</translation>
    </message>
    <message>
        <source>Whether a player who discarded a five-point card can still win chips with the hand.</source>
        <translation>Ob ein Spieler, der ein Honneur verlegt hat, mit dem Spiel noch Chips gewinnen kann.</translation>
    </message>
    <message>
        <source>no; a winner pays the partner&apos;s win as well</source>
        <translation>nein; gewinnt er, zahlt er auch den Gewinn des Partners</translation>
    </message>
    <message>
        <source>Hand that decides the call</source>
        <translation>Blatt, das den Ruf bestimmt</translation>
    </message>
    <message>
        <source>Whether the hand before or after taking the talon cards decides which trump is called.</source>
        <translation>Ob das Blatt vor oder nach dem Aufnehmen des Talons entscheidet, welches Tarock gerufen wird.</translation>
    </message>
    <message>
        <source>the hand before taking them</source>
        <translation>das Blatt vor dem Aufnehmen</translation>
    </message>
    <message>
        <source>the hand with the talon cards</source>
        <translation>das Blatt mit den Talonkarten</translation>
    </message>
    <message>
        <source>Throwing in the hand</source>
        <translation>Spiel aufgeben</translation>
    </message>
    <message>
        <source>Which trump taken from the talon gives the right to throw in the hand.</source>
        <translation>Welches aufgenommene Tarock das Recht gibt, das Spiel aufzugeben.</translation>
    </message>
    <message>
        <source>only the trump to be called</source>
        <translation>nur das zu rufende</translation>
    </message>
    <message>
        <source>any of the XIX to the XV</source>
        <translation>jedes vom XIX bis zum XV</translation>
    </message>
    <message>
        <source>Playing alone in secret</source>
        <translation>Heimlich allein spielen</translation>
    </message>
    <message>
        <source>Whether the holder of the XIX may call it and play alone.</source>
        <translation>Ob der Inhaber des XIX dieses rufen und allein spielen darf.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Ob neben einem Valat auch die Punkte des Spiels bezahlt werden.</translation>
    </message>
    <message>
        <source>Whether several bonuses of the same kind are all paid.</source>
        <translation>Ob mehrere Prämien derselben Art nebeneinander bezahlt werden.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Was mit einer weitergegebenen Talonkarte geschieht, die niemand will.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Die Bank verleiht ein Vielfaches dieser Zahl von Chips.</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>nur wer seine Partei kennen kann</translation>
    </message>
    <message>
        <source>What follows when the wrong trump is called.</source>
        <translation>Was folgt, wenn ein Tarock gerufen wird, das nicht gerufen werden darf.</translation>
    </message>
    <message>
        <source>the hand is void, and the caller pays each player five chips</source>
        <translation>das Spiel ist ungültig, und der Rufende zahlt jedem Spieler fünf Chips</translation>
    </message>
    <message>
        <source>How much is paid to each player for a trump discarded face down.</source>
        <translation>Was man jedem Spieler für ein verdeckt verlegtes Tarock zahlt.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Wie viele Spiele eine Runde hat; 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Six cards at a time after a tap</source>
        <translation>Sechs Karten auf einmal nach dem Klopfen</translation>
    </message>
    <message>
        <source>Whether the player who taps may ask for six cards at a time.</source>
        <translation>Ob der klopfende Spieler sechs Karten auf einmal verlangen darf.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Vote on a deal</source>
        <translation>Abstimmung über das Geben</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>most of them</source>
        <translation>die meisten</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Ansehen der untersten Karte</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card.</source>
        <translation>Wer für das Ansehen der untersten Karte Strafe zahlt.</translation>
    </message>
    <message>
        <source>only the player who cuts</source>
        <translation>nur der Abhebende</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>Dealing mistake found late</source>
        <translation>Spät bemerkter Gebefehler</translation>
    </message>
    <message>
        <source>What the dealer pays when a dealing mistake is found during or after play.</source>
        <translation>Was der Geber zahlt, wenn ein Gebefehler während des Spiels oder danach bemerkt wird.</translation>
    </message>
    <message>
        <source>the loss of one player to every other player</source>
        <translation>den Verlust eines Spielers an jeden anderen</translation>
    </message>
    <message>
        <source>only what the losers would have paid</source>
        <translation>nur das, was die Verlierer gezahlt hätten</translation>
    </message>
    <message>
        <source>Two chips for a wrong discard</source>
        <translation>Zwei Chips für falsches Verlegen</translation>
    </message>
    <message>
        <source>Who pays two chips to each player for a wrong number of discards.</source>
        <translation>Wer für eine falsche Zahl verlegter Karten zwei Chips an jeden Spieler zahlt.</translation>
    </message>
    <message>
        <source>only a lone player</source>
        <translation>nur ein Einzelspieler</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Time of the call</source>
        <translation>Zeitpunkt des Rufs</translation>
    </message>
    <message>
        <source>When the trump is called.</source>
        <translation>Wann das Tarock gerufen wird.</translation>
    </message>
    <message>
        <source>after the discards</source>
        <translation>nach dem Verlegen</translation>
    </message>
    <message>
        <source>after taking the talon cards</source>
        <translation>nach dem Aufnehmen der Talonkarten</translation>
    </message>
    <message>
        <source>Lost Pagat</source>
        <translation>Verlorener Pagat</translation>
    </message>
    <message>
        <source>Who pays when the Pagat does not take the last trick.</source>
        <translation>Wer zahlt, wenn der Pagat den letzten Stich nicht macht.</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>die ganze Partei</translation>
    </message>
    <message>
        <source>its holder alone, to each opponent</source>
        <translation>nur der Inhaber, an jeden Gegner</translation>
    </message>
    <message>
        <source>Holding back a called Pagat</source>
        <translation>Zurückhalten des angesagten Pagats</translation>
    </message>
    <message>
        <source>Whether a called Pagat must wait for the last trick as long as another card is allowed.</source>
        <translation>Ob ein angesagter Pagat auf den letzten Stich warten muss, solange eine andere Karte erlaubt ist.</translation>
    </message>
    <message>
        <source>no, it is simply lost</source>
        <translation>nein, er ist einfach verloren</translation>
    </message>
    <message>
        <source>Answers to a Contra on the Pagat</source>
        <translation>Antworten auf ein Contra auf den Pagat</translation>
    </message>
    <message>
        <source>Whether Rhea and Suprhea can be said on a called Pagat.</source>
        <translation>Ob auf einen angesagten Pagat Rhea und Suprhea gesagt werden können.</translation>
    </message>
    <message>
        <source>only Contra</source>
        <translation>nur Contra</translation>
    </message>
    <message>
        <source>all three words</source>
        <translation>alle drei Wörter</translation>
    </message>
    <message>
        <source>Pagat and a silent Valat</source>
        <translation>Pagat und stiller Valat</translation>
    </message>
    <message>
        <source>Whether the Pagat is paid when a Valat is made without being called.</source>
        <translation>Ob der Pagat bezahlt wird, wenn ein Valat ohne Ansage gemacht wird.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>wird bezahlt</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>wird nicht bezahlt</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat und Punkte</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>nur der Valat wird bezahlt</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>beides wird bezahlt</translation>
    </message>
    <message>
        <source>Talon cards laid back in a Prever</source>
        <translation>Zurückgelegte Talonkarten beim Prever</translation>
    </message>
    <message>
        <source>Whether talon cards are shown when they are laid back.</source>
        <translation>Ob Talonkarten beim Zurücklegen gezeigt werden.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>werden gezeigt</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Bonuses of one kind</source>
        <translation>Prämien einer Art</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>nur die beste wird bezahlt</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>alle werden bezahlt</translation>
    </message>
    <message>
        <source>Uni that nobody declares</source>
        <translation>Nicht angesagtes Uni</translation>
    </message>
    <message>
        <source>Whether Uni is paid without being declared.</source>
        <translation>Ob Uni ohne Ansage bezahlt wird.</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Abgelehnte Talonkarte</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>wer sie weitergab, nimmt sie</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>sie bleibt ungesehen und zählt für die Gegner</translation>
    </message>
    <message>
        <source>Tie after a challenge</source>
        <translation>Gleichstand nach einem Kontra</translation>
    </message>
    <message>
        <source>Who loses with 53 points on both sides when somebody challenged.</source>
        <translation>Wer bei 53 Punkten auf beiden Seiten verliert, wenn jemand kontriert hat.</translation>
    </message>
    <message>
        <source>the side that challenged last</source>
        <translation>die Partei, die zuletzt kontriert hat</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>der Spielansager</translation>
    </message>
    <message>
        <source>Tied Prever</source>
        <translation>Prever bei Gleichstand</translation>
    </message>
    <message>
        <source>What a Prever with 53 points on both sides is multiplied by.</source>
        <translation>Womit ein Prever bei 53 Punkten auf beiden Seiten multipliziert wird.</translation>
    </message>
    <message>
        <source>by 3, like every Prever</source>
        <translation>mit 3 wie jeder Prever</translation>
    </message>
    <message>
        <source>by 2, like a Povinost</source>
        <translation>mit 2 wie Povinost</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Höhe der Bankschuld</translation>
    </message>
    <message>
        <source>Bonuses after a Contra</source>
        <translation>Prämien nach einem Contra</translation>
    </message>
    <message>
        <source>Until when bonuses can be called.</source>
        <translation>Bis wann Prämien angesagt werden können.</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>bis zur ersten Karte</translation>
    </message>
    <message>
        <source>until the first Contra</source>
        <translation>bis zum ersten Contra</translation>
    </message>
    <message>
        <source>Contra on the Pagat</source>
        <translation>Contra auf den Pagat</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Wer einen angesagten Pagat kontrieren darf, solange der Partner unbekannt ist.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>alle außer dem Ansagenden</translation>
    </message>
    <message>
        <source>Penalties of SPJST</source>
        <translation>Strafen von SPJST</translation>
    </message>
    <message>
        <source>Whether irregularities that this sheet does not mention cost what they cost under SPJST.</source>
        <translation>Ob Regelverstöße, die dieses Regelblatt nicht nennt, so viel kosten wie bei SPJST.</translation>
    </message>
    <message>
        <source>no penalties beyond this sheet</source>
        <translation>keine Strafen über dieses Regelblatt hinaus</translation>
    </message>
    <message>
        <source>as under SPJST</source>
        <translation>wie bei SPJST</translation>
    </message>
    <message>
        <source>Wrong trump called</source>
        <translation>Falsches Tarock gerufen</translation>
    </message>
    <message>
        <source>the call is corrected</source>
        <translation>der Ruf wird berichtigt</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Verdeckt verlegtes Tarock</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>five chips</source>
        <translation>fünf Chips</translation>
    </message>
    <message>
        <source>Revoke seen at once</source>
        <translation>Sofort bemerkte Renonce</translation>
    </message>
    <message>
        <source>Whether a failure to follow suit can be corrected while the trick lies on the table.</source>
        <translation>Ob eine Renonce berichtigt werden kann, solange der Stich auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>es bleibt dabei</translation>
    </message>
    <message>
        <source>it is corrected without payment</source>
        <translation>sie wird ohne Zahlung berichtigt</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Spiele in einer Runde</translation>
    </message>
</context>
<context>
    <name>WestfestReadings</name>
    <message>
        <source>Twelve at a time and the choice of twelve: one option or two?</source>
        <translation>Zwölf auf einmal und die Wahl unter Paketen zu zwölf: eine Möglichkeit oder zwei?</translation>
    </message>
    <message>
        <source>Two options of the player who taps.</source>
        <translation>Zwei Möglichkeiten für den, der klopft.</translation>
    </message>
    <message>
        <source>No: six belongs to the cut.</source>
        <translation>Nein: Je sechs wird nach dem Abheben gegeben.</translation>
    </message>
    <message>
        <source>Does the hand before or after drawing decide which trump is called?</source>
        <translation>Entscheidet das Blatt vor oder nach dem Aufnehmen, welches Tarock gerufen wird?</translation>
    </message>
    <message>
        <source>The hand before drawing; otherwise the right to throw in would be pointless.</source>
        <translation>Das Blatt davor; sonst hätte das Recht aufzugeben keinen Sinn.</translation>
    </message>
    <message>
        <source>Which drawn trump gives the right to throw in?</source>
        <translation>Welches aufgenommene Tarock gibt das Recht aufzugeben?</translation>
    </message>
    <message>
        <source>Only the one that would have to be called.</source>
        <translation>Nur das, das gerufen werden müsste.</translation>
    </message>
    <message>
        <source>Must a holder of the XIX call a partner?</source>
        <translation>Muss, wer das XIX hat, einen Partner rufen?</translation>
    </message>
    <message>
        <source>When is the trump called, and what if nothing is said?</source>
        <translation>Wann wird gerufen, und was gilt, wenn nichts gesagt wird?</translation>
    </message>
    <message>
        <source>After the discards; silence means the XIX.</source>
        <translation>Nach dem Verlegen; Schweigen bedeutet das XIX.</translation>
    </message>
    <message>
        <source>What follows from a wrong call?</source>
        <translation>Was folgt auf einen falschen Ruf?</translation>
    </message>
    <message>
        <source>It is corrected to the card that had to be called; no chips.</source>
        <translation>Er wird auf die Karte berichtigt, die zu rufen war; ohne Chips.</translation>
    </message>
    <message>
        <source>Does a hidden or needless trump discard cost anything?</source>
        <translation>Kostet ein verdeckt oder unnötig verlegtes Tarock etwas?</translation>
    </message>
    <message>
        <source>No chips; it is corrected, or a judge rules.</source>
        <translation>Keine Chips; es wird berichtigt, oder die Spielleitung entscheidet.</translation>
    </message>
    <message>
        <source>Does a silent Valat void the Pagat?</source>
        <translation>Hebt ein stiller Valat den Pagat auf?</translation>
    </message>
    <message>
        <source>No: only a called Valat does.</source>
        <translation>Nein: nur ein angesagter.</translation>
    </message>
    <message>
        <source>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</source>
        <translation>Er ersetzt die Punkte, die Kontras auf das Spiel gelten, der Tauschfaktor nur, wenn er gegen den Prever-Spieler gemacht wird.</translation>
    </message>
    <message>
        <source>Are rejected Prever sets shown?</source>
        <translation>Werden beim Prever zurückgelegte Karten gezeigt?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>Who gets the Prever if several want it, and who leads?</source>
        <translation>Wer bekommt den Prever, wenn mehrere ihn wollen, und wer spielt aus?</translation>
    </message>
    <message>
        <source>The first in turn from Povinost; Povinost always leads.</source>
        <translation>Der Erste der Reihe nach ab dem Povinost-Spieler; dieser spielt immer aus.</translation>
    </message>
    <message>
        <source>Which bonuses add up?</source>
        <translation>Welche Prämien werden addiert?</translation>
    </message>
    <message>
        <source>Where does a passed draw card go?</source>
        <translation>Wohin geht eine weitergegebene Talonkarte?</translation>
    </message>
    <message>
        <source>Who is Povinost in the first hand?</source>
        <translation>Wer ist im ersten Spiel der Povinost-Spieler?</translation>
    </message>
    <message>
        <source>Always the player on the dealer&apos;s right.</source>
        <translation>Immer, wer rechts vom Geber sitzt.</translation>
    </message>
    <message>
        <source>May a player who taps ask for six at a time?</source>
        <translation>Darf, wer klopft, je sechs Karten verlangen?</translation>
    </message>
    <message>
        <source>No: calling the XIX and playing alone in secret is allowed.</source>
        <translation>Nein: Man darf das XIX rufen und heimlich allein spielen.</translation>
    </message>
    <message>
        <source>How does a Valat combine with the count, the Contra and the Prever draws?</source>
        <translation>Wie verhält sich der Valat zu Punkten, Contra und dem Kartentausch beim Prever?</translation>
    </message>
    <message>
        <source>The best line of the honors and the trump count; all seven honors are worth six.</source>
        <translation>Die beste Zeile der Honneurs und die Zahl der Tarock; alle sieben Honneurs zählen sechs.</translation>
    </message>
    <message>
        <source>To a player without one, who may refuse; if nobody takes it, the player who passed it does.</source>
        <translation>An einen Spieler ohne eine, der ablehnen darf; nimmt sie niemand, nimmt sie, wer sie weitergab.</translation>
    </message>
    <message>
        <source>What does a tied Prever cost?</source>
        <translation>Was kostet ein Prever bei Gleichstand?</translation>
    </message>
    <message>
        <source>Three chips by the formula.</source>
        <translation>Drei Chips nach der Formel.</translation>
    </message>
    <message>
        <source>Who loses a tie that was challenged?</source>
        <translation>Wer verliert einen Gleichstand nach einem Kontra?</translation>
    </message>
    <message>
        <source>The side that made the last challenge.</source>
        <translation>Die Partei, die zuletzt kontriert hat.</translation>
    </message>
    <message>
        <source>Can a Contra on the Pagat be answered?</source>
        <translation>Kann auf ein Contra auf den Pagat geantwortet werden?</translation>
    </message>
    <message>
        <source>No: only the Contra is named.</source>
        <translation>Nein: Nur das Contra wird genannt.</translation>
    </message>
    <message>
        <source>How large is a loan?</source>
        <translation>Wie hoch ist eine Bankschuld?</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Das kleinste Vielfache von zehn, das die Schuld deckt.</translation>
    </message>
    <message>
        <source>Until when may bonuses and Contra be called?</source>
        <translation>Bis wann dürfen Prämien und Contra angesagt werden?</translation>
    </message>
    <message>
        <source>Until the first card; the normal order is bonuses, announcements, challenges.</source>
        <translation>Bis zur ersten Karte; üblich ist die Reihenfolge Prämien, Ansagen, Kontras.</translation>
    </message>
    <message>
        <source>What follows from irregularities that the sheet does not mention?</source>
        <translation>Was folgt auf Unregelmäßigkeiten, die das Regelblatt nicht erwähnt?</translation>
    </message>
    <message>
        <source>Anybody but the caller; a challenge by the caller&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Jeder außer dem Ansager; ein Kontra seiner eigenen Partei zählt nicht, und ein Gegner kann es dann noch sagen.</translation>
    </message>
    <message>
        <source>How many of the others must agree that the deal continues?</source>
        <translation>Wie viele der anderen müssen zustimmen, dass weitergegeben wird?</translation>
    </message>
    <message>
        <source>Who pays when the Pagat fails: its holder, or the side?</source>
        <translation>Wer zahlt, wenn der Pagat misslingt: der Inhaber oder seine Partei?</translation>
    </message>
    <message>
        <source>No; a player who keeps silent is not paid.</source>
        <translation>Nein; wer schweigt, bekommt nichts.</translation>
    </message>
    <message>
        <source>Does a discarded five-point card also keep its player from collecting?</source>
        <translation>Verliert, wer ein Honneur verlegt hat, auch seinen Gewinn?</translation>
    </message>
    <message>
        <source>No; its player pays five chips to each player, and once play has begun the card stays where it lies.</source>
        <translation>Nein; man zahlt jedem Spieler fünf Chips, und nach Spielbeginn bleibt die Karte verlegt.</translation>
    </message>
    <message>
        <source>No; play continues to the last card.</source>
        <translation>Nein; es wird bis zur letzten Karte weitergespielt.</translation>
    </message>
    <message>
        <source>No fine is invented; a default is named and the judges may rule otherwise.</source>
        <translation>Es wird keine Strafe erfunden; eine Vorgabe wird genannt, und die Spielleitung kann anders entscheiden.</translation>
    </message>
    <message>
        <source>Must a called Pagat be held to the end?</source>
        <translation>Muss ein angesagter Pagat bis zum Ende gehalten werden?</translation>
    </message>
    <message>
        <source>No: it is simply lost when it does not take the last trick.</source>
        <translation>Nein: Er ist einfach verloren, wenn er den letzten Stich nicht macht.</translation>
    </message>
    <message>
        <source>Who may challenge a called Pagat while the partner is unknown?</source>
        <translation>Wer darf einen angesagten Pagat kontrieren, solange der Partner unbekannt ist?</translation>
    </message>
    <message>
        <source>All three; otherwise it is a misdeal.</source>
        <translation>Alle drei; sonst ist vergeben.</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card?</source>
        <translation>Wer zahlt Strafe für das Ansehen der untersten Karte?</translation>
    </message>
    <message>
        <source>Only the player who cuts; after anybody else the deck is shuffled again and the judges may fine.</source>
        <translation>Nur der Abhebende; bei jedem anderen wird neu gemischt, und die Spielleitung kann strafen.</translation>
    </message>
    <message>
        <source>Does the dealer pay every player, or only what the losers would have lost?</source>
        <translation>Zahlt der Geber an jeden Spieler oder nur, was die Verlierer verloren hätten?</translation>
    </message>
    <message>
        <source>Every other player the chips a loser would have paid.</source>
        <translation>An jeden anderen Spieler die Chips, die ein Verlierer gezahlt hätte.</translation>
    </message>
    <message>
        <source>Are two chips to each player due for every wrong discard?</source>
        <translation>Sind für jedes falsche Verlegen zwei Chips an jeden Spieler fällig?</translation>
    </message>
    <message>
        <source>Only from a lone player who discarded wrongly, as in the sheet&apos;s example.</source>
        <translation>Nur von einem Einzelspieler, der falsch verlegt hat, wie im Beispiel des Regelblatts.</translation>
    </message>
    <message>
        <source>The side, as it is paid when it succeeds.</source>
        <translation>Die Partei, so wie sie bezahlt wird, wenn er gelingt.</translation>
    </message>
    <message>
        <source>Is Uni paid when nobody declares it?</source>
        <translation>Wird Uni bezahlt, wenn niemand es ansagt?</translation>
    </message>
    <message>
        <source>Is a failure to follow suit corrected when it is seen at once?</source>
        <translation>Wird eine Renonce berichtigt, wenn sie sofort bemerkt wird?</translation>
    </message>
</context>
<context>
    <name>WestfestTitles</name>
    <message>
        <source>Chips</source>
        <translation>Die Chips</translation>
    </message>
    <message>
        <source>Shuffling, cutting, dealing</source>
        <translation>Mischen, Abheben, Geben</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Misdeal and overturned card</source>
        <translation>Vergeben und aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Bottom card and dealing mistakes</source>
        <translation>Unterste Karte und Fehler beim Geben</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Falsche Zahl verlegter Karten</translation>
    </message>
    <message>
        <source>Povinost and the call</source>
        <translation>Povinost und Ruf</translation>
    </message>
    <message>
        <source>Drawing from the talon</source>
        <translation>Aufnehmen aus dem Talon</translation>
    </message>
    <message>
        <source>Five point discards</source>
        <translation>Verlegen von Honneurs</translation>
    </message>
    <message>
        <source>Prever</source>
        <translation>Das Spiel Prever</translation>
    </message>
    <message>
        <source>Order of bonus calls</source>
        <translation>Reihenfolge der Ansagen</translation>
    </message>
    <message>
        <source>Card Values</source>
        <translation>Wert der Karten</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat (letzter Stich)</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat (alle Stiche)</translation>
    </message>
    <message>
        <source>Bonus Points</source>
        <translation>Prämien</translation>
    </message>
    <message>
        <source>Uni / Bida</source>
        <translation>Die Ansagen Uni und Bida</translation>
    </message>
    <message>
        <source>Counting of Score</source>
        <translation>Zählen des Ergebnisses</translation>
    </message>
    <message>
        <source>Calculating Prever Score</source>
        <translation>Berechnung des Prever</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Das Contra</translation>
    </message>
    <message>
        <source>Rhea Contra</source>
        <translation>Das Rhea Contra</translation>
    </message>
    <message>
        <source>Suprhea</source>
        <translation>Das Suprhea</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Following Suit</source>
        <translation>Farbe bedienen</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Entscheidungen</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Niemand ist an der Reihe.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The trick is complete.</source>
        <translation>Der Stich ist vollständig.</translation>
    </message>
    <message>
        <source>► {player}: What would you do?</source>
        <translation>► {player}: Was würden Sie tun?</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würden Sie tun?</translation>
    </message>
    <message>
        <source>► {player}: What would you play?</source>
        <translation>► {player}: Was würden Sie spielen?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was würden Sie spielen?</translation>
    </message>
    <message>
        <source>{player}: {question}</source>
        <translation>{player}: {question}</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Jede Karte darf gespielt werden.</translation>
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
        <translation>Wählbar: {cards}</translation>
    </message>
    <message>
        <source>May not be chosen: {cards}</source>
        <translation>Nicht wählbar: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{acts} and %n more</source>
        <translation>
            <numerusform>{acts} und %n weiteres</numerusform>
            <numerusform>{acts} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Play a &amp;deal from a file…</source>
        <translation>Ein &amp;Blatt aus einer Datei spielen …</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Spiel ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Play a deal by its nu&amp;mber…</source>
        <translation>Ein Blatt nach seiner Nu&amp;mmer spielen …</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>Dasse&amp;lbe Blatt noch einmal</translation>
    </message>
    <message>
        <source>Peop&amp;le and statistics…</source>
        <translation>Pers&amp;onen und Statistik …</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Nächstes &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>&amp;Runde abschließen</translation>
    </message>
    <message>
        <source>Next ro&amp;und</source>
        <translation>Nä&amp;chste Runde</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>R&amp;ückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Kontra and further doublings</source>
        <translation>&amp;Kontra, Re und höher</translation>
    </message>
    <message>
        <source>&amp;Copy this hand for a report</source>
        <translation>Spiel für eine &amp;Meldung kopieren</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>Karten &amp;sortieren</translation>
    </message>
    <message>
        <source>The hand was copied. Paste it into your report.</source>
        <translation>Das Spiel ist kopiert. Fügen Sie es in Ihre Meldung ein.</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Schiedsrichter</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>S&amp;tand</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>Lo&amp;wer the curtain</source>
        <translation>V&amp;orhang schließen</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Ge&amp;räusche</translation>
    </message>
    <message>
        <source>&amp;Rules of this sheet</source>
        <translation>&amp;Regeln dieses Regelblatts</translation>
    </message>
    <message>
        <source>&amp;Compare the rulesets</source>
        <translation>Regeln &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Tarock Desktop</source>
        <translation>&amp;Über Tarock Desktop</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>&amp;Pass, no announcement</source>
        <translation>&amp;Weiter, keine Ansage</translation>
    </message>
    <message>
        <source>Pre&amp;vious trick</source>
        <translation>&amp;Voriger Stich</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>Zur &amp;Frage</translation>
    </message>
    <message>
        <source>Go &amp;to the cards</source>
        <translation>Zu den Kar&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Übliche Textgröße</translation>
    </message>
</context>
<context>
    <name>WishFields</name>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Trumps, at least</source>
        <translation>Tarock, mindestens</translation>
    </message>
    <message>
        <source>Trumps, at most</source>
        <translation>Tarock, höchstens</translation>
    </message>
    <message>
        <source>Points, at least</source>
        <translation>Punkte, mindestens</translation>
    </message>
    <message>
        <source>Points, at most</source>
        <translation>Punkte, höchstens</translation>
    </message>
    <message>
        <source>Without {suit}</source>
        <translation>Ohne {suit}</translation>
    </message>
</context>
<context>
    <name>ZiriConsequences</name>
    <message>
        <source>The dealer writes minus 2 and deals again.</source>
        <translation>Der Geber schreibt minus 2 und gibt noch einmal.</translation>
    </message>
    <message>
        <source>The right card goes where it belongs, and nobody writes anything.</source>
        <translation>Die richtige Karte kommt dorthin, wo sie hingehört, und niemand schreibt etwas.</translation>
    </message>
    <message>
        <source>The offender writes minus 4, and the same dealer deals again.</source>
        <translation>Der Verursacher schreibt minus 4, und derselbe Geber gibt noch einmal.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game.</source>
        <translation>Das Spiel endet wie ein verkauftes.</translation>
    </message>
    <message>
        <source>It is no renons; the hidden card goes back.</source>
        <translation>Es ist kein Renons; die verdeckte Karte geht zurück.</translation>
    </message>
    <message>
        <source>The card goes back, and the right player plays; nobody writes anything.</source>
        <translation>Die Karte geht zurück, und der richtige Spieler spielt; niemand schreibt etwas.</translation>
    </message>
    <message>
        <source>The hand ends; the offender writes minus 4.</source>
        <translation>Das Spiel endet; der Verursacher schreibt minus 4.</translation>
    </message>
    <message>
        <source>The hand ends; under kontra the offender writes minus 8.</source>
        <translation>Das Spiel endet; unter Kontra schreibt der Verursacher minus 8.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game; announcements do not count.</source>
        <translation>Das Spiel endet wie ein verkauftes; Ansagen zählen nicht.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons.</source>
        <translation>Das Spiel endet, und der Verursacher allein zahlt den Wert eines Renons.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons in brez talona.</source>
        <translation>Das Spiel endet, und der Verursacher allein zahlt den Wert eines Renons bei Brez talona.</translation>
    </message>
    <message>
        <source>The part lifted first stays with the bidder.</source>
        <translation>Der zuerst genommene Teil bleibt beim Spielansager.</translation>
    </message>
    <message>
        <source>Nothing is played; the bidder writes the price of the game.</source>
        <translation>Gespielt wird nicht; der Spielansager schreibt den Preis des Spiels.</translation>
    </message>
    <message>
        <source>The card goes back, and an opponent may demand the suit that is led.</source>
        <translation>Die Karte geht zurück, und ein Gegner darf die Farbe verlangen, die ausgespielt wird.</translation>
    </message>
    <message>
        <source>The hand ends; the offender, who said kontra, writes minus 16.</source>
        <translation>Das Spiel endet; der Verursacher, der Kontra gesagt hat, schreibt minus 16.</translation>
    </message>
    <message>
        <source>Silence counts as kontra.</source>
        <translation>Schweigen gilt als Kontra.</translation>
    </message>
    <message>
        <source>The kontra does not count and means no.</source>
        <translation>Das Kontra gilt nicht und bedeutet nein.</translation>
    </message>
    <message>
        <source>The kontra does not count.</source>
        <translation>Das Kontra gilt nicht.</translation>
    </message>
    <message>
        <source>The word does not count.</source>
        <translation>Das Wort gilt nicht.</translation>
    </message>
    <message>
        <source>The announcement is struck out, without points.</source>
        <translation>Die Ansage wird gestrichen, ohne Punkte.</translation>
    </message>
    <message>
        <source>Partners cannot harm each other: nothing is counted.</source>
        <translation>Partner können einander nicht schaden: Es zählt nichts.</translation>
    </message>
    <message>
        <source>The judge decides.</source>
        <translation>Die Spielleitung entscheidet.</translation>
    </message>
    <message>
        <source>The claim is refused, and play goes on.</source>
        <translation>Die Reklamation wird abgewiesen, und es wird weitergespielt.</translation>
    </message>
    <message>
        <source>The bid does not count.</source>
        <translation>Die Ansage gilt nicht.</translation>
    </message>
    <message>
        <source>The act does not count.</source>
        <translation>Die Handlung gilt nicht.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks.</source>
        <translation>Der richtige Spieler hebt ab oder klopft.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count.</source>
        <translation>Was nach der ersten Karte gesagt wird, gilt nicht.</translation>
    </message>
</context>
<context>
    <name>ZiriGists</name>
    <message>
        <source>You must follow suit; if you cannot, you must play a trump; without either, any card. Nobody has to beat a trick. The highest trump takes it, otherwise the highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat does.</source>
        <translation>Farbe muss bedient werden; wer sie nicht hat, muss Tarock spielen; wer beides nicht hat, jede Karte. Überstechen muss niemand. Den Stich nimmt das höchste Tarock, sonst die höchste Karte der ausgespielten Farbe; fallen Sküs, Mond und Pagat zusammen, nimmt ihn der Pagat.</translation>
    </message>
    <message>
        <source>The talon is always six cards, the first ones dealt, singly or all at once. Nobody may look at it before a game is bid or klop is played.</source>
        <translation>Der Talon hat immer sechs Karten, die ersten, die gegeben werden, einzeln oder alle auf einmal. Niemand darf hineinsehen, bevor ein Spiel angesagt ist oder Klop gespielt wird.</translation>
    </message>
    <message>
        <source>It is a misdeal if a hand gets too many or too few cards and the right card cannot be handed over any more. After a wrong way of dealing only a player who has not picked up a card may claim. The dealer writes −2 and deals again.</source>
        <translation>Vergeben ist es, wenn jemand zu viele oder zu wenige Karten hat und die richtige Karte nicht mehr übergeben werden kann. Bei falscher Art des Gebens darf nur reklamieren, wer noch keine Karte aufgenommen hat. Der Geber schreibt −2 und gibt noch einmal.</translation>
    </message>
    <message>
        <source>The highest bidder plays against the other two, who count as one and cannot harm each other. Only a renons is paid by the player who made it. With four the dealer rests and pays or gets as much as a defender.</source>
        <translation>Wer das höchste Spiel ersteigert, spielt gegen die beiden anderen, die als einer gelten und einander nicht schaden können. Nur einen Renons schreibt der Verursacher allein. Zu viert setzt der Geber aus und zahlt oder gewinnt wie ein Gegner.</translation>
    </message>
    <message>
        <source>The five games are trojka, dvojka, enka, brez talona and klop. Trojka, dvojka and enka take three, two or one talon cards, brez talona takes none.</source>
        <translation>Die fünf Spiele sind Trojka, Dvojka, Enka, Brez talona und Klop. Trojka, Dvojka und Enka nehmen drei, zwei oder eine Talonkarte, Brez talona keine.</translation>
    </message>
    <message>
        <source>You may discard any card but a king, Škis, Mond or Pagat. If you discard a trump, you must name it.</source>
        <translation>Verlegt werden darf jede Karte außer König, Sküs, Mond und Pagat. Wer ein Tarock verlegt, muss es nennen.</translation>
    </message>
    <message>
        <source>In brez talona the bidder takes no talon card, and nobody may look at the talon before the hand is over.</source>
        <translation>Bei Brez talona nimmt der Spielansager keine Talonkarte, und niemand darf den Talon vor dem Ende des Spiels ansehen.</translation>
    </message>
    <message>
        <source>Each thing you make counts one point, times one, two, three or four depending on the game. A lost game itself counts two, three, six or twelve.</source>
        <translation>Alles Gemachte zählt einen Punkt, je nach Spiel mal eins, zwei, drei oder vier. Das verlorene Spiel selbst zählt zwei, drei, sechs oder zwölf.</translation>
    </message>
    <message>
        <source>It begins with the talon and with kontra: a talon part that was picked up stays, and kontra concerns the game alone.</source>
        <translation>Am Beginn stehen Talon und Kontra: Ein aufgenommener Talonteil bleibt, und das Kontra betrifft nur das Spiel.</translation>
    </message>
    <message>
        <source>A talon part that was picked up from the table cannot be exchanged any more.</source>
        <translation>Ein vom Tisch aufgenommener Talonteil kann nicht mehr getauscht werden.</translation>
    </message>
    <message>
        <source>The words are kontra, re, sub and mor; kontra and sub must not come from the same player. They double the game alone, which counts as much won as lost.</source>
        <translation>Gesagt wird Kontra, Re, Sub und Mor; Kontra und Sub dürfen nicht vom selben Spieler kommen. Sie verdoppeln nur das Spiel, das gewonnen so viel zählt wie verloren.</translation>
    </message>
    <message>
        <source>Klop is played when nobody bids; everybody plays alone. The player with most points writes −2, from thirty-five points on −4; kontra doubles it, and once more for a player who said kontra.</source>
        <translation>Klop wird gespielt, wenn niemand ansagt; jeder spielt für sich. Der Spieler mit den meisten Punkten schreibt −2, ab fünfunddreißig Punkten −4; Kontra verdoppelt es, und für einen Spieler, der Kontra gesagt hat, noch einmal.</translation>
    </message>
    <message>
        <source>In klop you must beat every trick if you can, but not with a Pagat on Škis and Mond while you hold other trumps. The Pagat must be your last trump and must not be led.</source>
        <translation>Im Klop muss jeder Stich überstochen werden, wenn es geht, nicht aber mit dem Pagat auf Sküs und Mond, solange andere Tarock da sind. Der Pagat muss das letzte Tarock sein und darf nicht ausgespielt werden.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card; silence counts as kontra. With three it must be said before the talon is handed out, with four the player with the talon must not say it.</source>
        <translation>Über Kontra muss vor der ersten eigenen Karte entschieden werden; Schweigen gilt als Kontra. Zu dritt muss es vor dem Verteilen des Talons gesagt werden, zu viert darf es der Spieler mit dem Talon nicht sagen.</translation>
    </message>
    <message>
        <source>Each side may announce trul, kralji, pagat, mondfang and valat once; trul and kralji only if the announcer does not hold all the cards. An announced bonus counts one point more, valat four more. Each can be doubled by itself.</source>
        <translation>Jede Partei darf Trul, Kralji, Pagat, Mondfang und Valat einmal ansagen; Trul und Kralji nur, wer nicht alle Karten davon hat. Angesagt zählt es einen Punkt mehr, Valat vier. Jede Ansage kann für sich kontriert werden.</translation>
    </message>
    <message>
        <source>The Pagat is made only in the last trick. A player who announces it must keep it for that trick, unless it is his or her last trump.</source>
        <translation>Der Pagat wird nur im letzten Stich gemacht. Ein Spieler, der ihn ansagt, muss ihn bis dahin behalten, außer es ist sein letztes Tarock.</translation>
    </message>
    <message>
        <source>A won game counts one point, and one, two or three more from forty, fifty and sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count one each, valat four.</source>
        <translation>Das gewonnene Spiel zählt einen Punkt, ab vierzig, fünfzig und sechzig Punkten einen, zwei oder drei mehr. Trul, Kralji, der Pagat im letzten Stich und Mondfang zählen je einen, Valat vier.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons; some kinds must be claimed at once, others may be proven at the end too. What is unclear the judge decides.</source>
        <translation>Einen Renons darf nur ein Gegner reklamieren; manche Arten müssen sofort reklamiert werden, andere lassen sich auch am Ende beweisen. Über Unklares entscheidet die Spielleitung.</translation>
    </message>
    <message>
        <source>A renons counts 4 in a trojka, 6 in a dvojka, 18 in an enka and 24 in brez talona, with all announcements and kontras.</source>
        <translation>Ein Renons zählt bei Trojka 4, bei Dvojka 6, bei Enka 18 und bei Brez talona 24, mit allen Ansagen und Kontras.</translation>
    </message>
    <message>
        <source>Partners must not hold a card ready before their turn, talk, or show each other cards. It must be claimed at once.</source>
        <translation>Partner dürfen keine Karte bereithalten, bevor sie an der Reihe sind, nicht reden und einander keine Karten zeigen. Reklamiert werden muss sofort.</translation>
    </message>
    <message>
        <source>Cards must not be exchanged during the hand, and tricks must not be mixed or looked through, nor the talon before a game is bid or klop is played. It must be claimed at once.</source>
        <translation>Während des Spiels dürfen Karten nicht getauscht, Stiche nicht vermischt oder durchgesehen werden, der Talon nicht vor der Spielansage oder dem Klop. Reklamiert werden muss sofort.</translation>
    </message>
    <message>
        <source>Two or more cards thrown at once so that they can be seen are a renons. If only the top card is seen and it may be played, it is none.</source>
        <translation>Zwei oder mehr auf einmal geworfene, sichtbare Karten sind ein Renons. Ist nur die oberste sichtbar und erlaubt, ist es keiner.</translation>
    </message>
    <message>
        <source>A wrong discard counts like a sold game: 4 in a trojka, 6 in a dvojka, 18 in an enka; announcements do not count. If it is noticed only at the end and the bidder has lost, the opponents choose.</source>
        <translation>Falsch Verlegtes zählt wie ein verkauftes Spiel: bei Trojka 4, bei Dvojka 6, bei Enka 18; Ansagen zählen nicht. Kommt es erst am Ende heraus und hat der Spielansager verloren, wählen die Gegner.</translation>
    </message>
    <message>
        <source>A renons in klop counts 4, under kontra 8, and 16 for a player who said kontra.</source>
        <translation>Ein Renons im Klop zählt 4, unter Kontra 8 und für einen Spieler, der Kontra gesagt hat, 16.</translation>
    </message>
    <message>
        <source>Further rules concern the wrong lead, the sale of the game, misdeals and the tricks.</source>
        <translation>Weitere Regeln betreffen falsches Ausspielen, den Verkauf des Spiels, das Vergeben und die Stiche.</translation>
    </message>
    <message>
        <source>If a player leads out of turn, an opponent may demand the suit, or a trump, that the rightful leader, his or her partner, must lead. A partner who has none may lead anything.</source>
        <translation>Spielt jemand aus, der nicht an der Reihe ist, darf ein Gegner verlangen, mit welcher Farbe oder ob mit Tarock dessen Partner ausspielt. Hat der nichts davon, ist das Ausspiel frei.</translation>
    </message>
    <message>
        <source>The bidder may sell the game, which is written like a renons: 4, 6 or 18. Too many or too few discards also count as a sold game.</source>
        <translation>Der Spielansager darf das Spiel verkaufen; geschrieben wird wie beim Renons: 4, 6 oder 18. Auch zu viele oder zu wenige verlegte Karten gelten als verkauftes Spiel.</translation>
    </message>
    <message>
        <source>A dealer who misdeals writes −2 and deals again, whether it is discovered before or during play.</source>
        <translation>Ein Geber, der sich vergibt, schreibt −2 und gibt noch einmal, gleich ob es vor oder während des Spiels bemerkt wird.</translation>
    </message>
    <message>
        <source>Cards in a trick must not be mixed; tricks must lie in order. They must not be looked at during the hand, except the last trick on your own pile.</source>
        <translation>Karten im Stich dürfen nicht vermischt werden, und die Stiche müssen der Reihe nach liegen. Während des Spiels darf niemand hineinsehen, außer in den letzten Stich auf dem eigenen Stapel.</translation>
    </message>
    <message>
        <source>A defender pays his renons alone. The table shows what he and the bidder write, with three and with four at the table; the other players write nothing.</source>
        <translation>Ein Gegner schreibt seinen Renons allein. Die Tabelle zeigt, was er und der Spielansager schreiben, zu dritt und zu viert; die anderen schreiben nichts.</translation>
    </message>
    <message>
        <source>Play is counterclockwise. The deck is cut and dealt in packets of eight, or knocked on and dealt in three stacks to choose from.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn. Es wird abgehoben und zu je acht gegeben oder geklopft und in drei Paketen zur Wahl gegeben.</translation>
    </message>
    <message>
        <source>The deck has 70 points. Trojka and brez talona need 36, dvojka 35⅔, enka 35⅓.</source>
        <translation>Das Spiel hat siebzig Punkte. Trojka und Brez talona brauchen sechsunddreißig, Dvojka 35⅔, Enka 35⅓.</translation>
    </message>
</context>
<context>
    <name>ZiriGlosses</name>
    <message>
        <source>one against two, three talon cards</source>
        <translation>einer gegen zwei, drei Talonkarten</translation>
    </message>
    <message>
        <source>one against two, two talon cards, counts double</source>
        <translation>einer gegen zwei, zwei Talonkarten, zählt doppelt</translation>
    </message>
    <message>
        <source>one against two, one talon card, counts three times</source>
        <translation>einer gegen zwei, eine Talonkarte, zählt dreifach</translation>
    </message>
    <message>
        <source>one against two without the talon, counts four times</source>
        <translation>einer gegen zwei ohne Talon, zählt vierfach</translation>
    </message>
    <message>
        <source>each for himself: whoever has the most points writes minus</source>
        <translation>jeder für sich: wer die meisten Punkte hat, schreibt minus</translation>
    </message>
    <message>
        <source>Škis, Mond and Pagat in the tricks of one side</source>
        <translation>Sküs, Mond und Pagat in den Stichen einer Partei</translation>
    </message>
    <message>
        <source>all four kings with one side at the end</source>
        <translation>alle vier Könige am Ende bei einer Partei</translation>
    </message>
    <message>
        <source>the Pagat falls in the last trick of the side</source>
        <translation>der Pagat fällt im letzten Stich der Partei</translation>
    </message>
    <message>
        <source>the other side&apos;s Mond is taken</source>
        <translation>der Mond der anderen Partei wird gefangen</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>eine Partei macht alle Stiche</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>erste Verdopplung, ×2</translation>
    </message>
    <message>
        <source>answer to the kontra, ×4</source>
        <translation>Antwort auf das Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>Antwort auf das Re, ×8</translation>
    </message>
    <message>
        <source>answer to the sub, ×16</source>
        <translation>Antwort auf das Sub, ×16</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>kein Kontra</translation>
    </message>
    <message>
        <source>no answer yet on kontra</source>
        <translation>noch keine Antwort auf Kontra</translation>
    </message>
    <message>
        <source>a trump must be led</source>
        <translation>ein Tarock muss ausgespielt werden</translation>
    </message>
    <message>
        <source>hearts must be led</source>
        <translation>Herz muss ausgespielt werden</translation>
    </message>
    <message>
        <source>diamonds must be led</source>
        <translation>Karo muss ausgespielt werden</translation>
    </message>
    <message>
        <source>spades must be led</source>
        <translation>Pik muss ausgespielt werden</translation>
    </message>
    <message>
        <source>clubs must be led</source>
        <translation>Treff muss ausgespielt werden</translation>
    </message>
    <message>
        <source>any suit may be led</source>
        <translation>jede Farbe darf ausgespielt werden</translation>
    </message>
</context>
<context>
    <name>ZiriInvitation</name>
    <message>
        <source>Slovenia</source>
        <translation>Slowenien</translation>
    </message>
    <message>
        <source>One against two, on paper</source>
        <translation>Einer gegen zwei, auf Papier</translation>
    </message>
</context>
<context>
    <name>ZiriLessonTexts</name>
    <message>
        <source>Three play, and each plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Drei spielen, und jeder spielt eine Karte: Das ist ein Stich. Ihn macht das höchste Tarock, ohne Tarock die höchste Karte der ausgespielten Farbe. Eine Karte einer anderen Farbe macht nie einen Stich.</translation>
    </message>
    <message>
        <source>There is one exception: when Škis, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Es gibt eine Ausnahme: Fallen Sküs, Mond und Pagat in denselben Stich, macht ihn der Pagat.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Wie viele Punkte haben diese Karten?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Sie müssen die ausgespielte Farbe bedienen, wenn Sie können, mit einer beliebigen Karte dieser Farbe. Überstechen müssen Sie nicht. Auf ein Tarock müssen Sie ein Tarock geben.</translation>
    </message>
    <message>
        <source>If nobody bids, klop is played: each for himself, and the player with the most points writes minus. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>Sagt niemand ein Spiel an, wird Klop gespielt: jeder für sich, und wer die meisten Punkte hat, schreibt minus. Dort gilt Stichzwang: Sie müssen den Stich machen, wenn Sie können, mit einer beliebigen Karte, die ihn übersticht.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be the last of your trumps, and you may not lead it while you hold any other card.</source>
        <translation>Im Klop muss der Pagat Ihr letztes Tarock sein, und ausspielen dürfen Sie ihn nicht, solange Sie eine andere Karte haben.</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Zählen und Anschreiben</translation>
    </message>
    <message>
        <source>The pile of a bidder in a trojka. Count it: is it won?</source>
        <translation>Der Haufen eines Spielansagers bei Trojka. Zählen Sie: Ist das Spiel gewonnen?</translation>
    </message>
    <message>
        <source>This is settled with each of the two others: the bidder gets it from both, or pays it to both.</source>
        <translation>Das wird mit jedem der beiden anderen verrechnet: Der Spielansager bekommt es von beiden oder zahlt es beiden.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Škis, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Es gibt {trumps} Tarock. Das höchste ist der Sküs, dann kommt das XXI, der Mond, und so weiter bis zum I, dem Pagat. Ein Tarock sticht jede Farbkarte.</translation>
    </message>
    <message>
        <source>A trick has three cards and is counted as it lies: add the three values and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Ein Stich hat drei Karten und wird so gezählt, wie er liegt: Zählen Sie die Werte zusammen und ziehen Sie {taken} ab. König und zwei Leerkarten: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Drei Leerkarten: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a list.</source>
        <translation>Alle Karten zusammen haben {total} Punkte. Bleiben beim Zählen in Dreierlagen Karten übrig, zählt jede ihren Wert weniger {off}. Ein Drittelpunkt heißt ein Blatt (list).</translation>
    </message>
    <message>
        <source>To win, the bidder needs more than half: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka, {brez} in brez talona. Tricks and discards count together.</source>
        <translation>Zum Gewinn braucht der Spielansager mehr als die Hälfte: {trojka} bei Trojka, {dvojka} bei Dvojka, {enka} bei Enka, {brez} bei Brez talona. Stiche und Verlegtes zählen zusammen.</translation>
    </message>
    <message>
        <source>A won game counts {won}, a lost trojka {lost}. From {first}, {second} and {third} points it counts one more each time. In a dvojka all of it counts ×{times_dvojka}, in an enka ×{times_enka}, in brez talona ×{times_brez}.</source>
        <translation>Ein gewonnenes Spiel zählt {won}, eine verlorene Trojka {lost}. Ab {first}, {second} und {third} Punkten zählt es jeweils um eins mehr. Dvojka zählt alles ×{times_dvojka}, Enka ×{times_enka}, Brez talona ×{times_brez}.</translation>
    </message>
    <message>
        <source>{A} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{A} spielt Trojka und hat {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{B} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{B} spielt Trojka und hat {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{C} plays a dvojka and counts {told} points. What does each player get or pay?</source>
        <translation>{C} spielt Dvojka und hat {told} Punkte. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Is the game won? What does it count, with the points? The bidder settles this with each of the others. All amounts add up to zero.</source>
        <translation>Ist das Spiel gewonnen? Was zählt es, mit den Punkten? Der Spielansager verrechnet das mit jedem der anderen. Alle Beträge ergeben zusammen null.</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon und Verlegen</translation>
    </message>
    <message>
        <source>The six talon cards are turned up for all. In a trojka the bidder takes the first or the second three, in a dvojka the first, middle or last two, in an enka any one card.</source>
        <translation>Die sechs Talonkarten werden für alle aufgedeckt. Bei Trojka nimmt der Spielansager die ersten oder die zweiten drei, bei Dvojka die ersten, mittleren oder letzten zwei, bei Enka eine beliebige.</translation>
    </message>
    <message>
        <source>Then the bidder discards as many cards. They count for the bidder, the rest of the talon for the opponents. Never discard a king, Škis, Mond or Pagat. A discarded trump must be named.</source>
        <translation>Dann verlegt der Spielansager gleich viele Karten. Sie zählen für ihn, der Rest des Talons für die Gegner. König, Sküs, Mond und Pagat dürfen nie verlegt werden. Ein verlegtes Tarock muss genannt werden.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Zwei Ziele: eine ganze Farbe loswerden, damit Sie sie stechen können, und Punkte retten. Eine Dame ohne König geht im Spiel oft verloren; in der Ablage ist sie sicher.</translation>
    </message>
    <message>
        <source>Which part of the talon do you take?</source>
        <translation>Welchen Teil des Talons nehmen Sie?</translation>
    </message>
    <message>
        <source>Choose the cards to discard.</source>
        <translation>Wählen Sie die Karten zum Verlegen.</translation>
    </message>
    <message>
        <source>A lost game is dear: it counts {lost_trojka} in a trojka, {lost_dvojka} in a dvojka, {lost_enka} in an enka and {lost_brez} in brez talona, to each. A won one counts only {won_trojka}, {won_dvojka}, {won_enka} or {won_brez}.</source>
        <translation>Ein verlorenes Spiel ist teuer: {lost_trojka} bei Trojka, {lost_dvojka} bei Dvojka, {lost_enka} bei Enka und {lost_brez} bei Brez talona, an jeden. Ein gewonnenes zählt nur {won_trojka}, {won_dvojka}, {won_enka} oder {won_brez}.</translation>
    </message>
    <message>
        <source>After discarding, the bidder may sell the game: minus {sold_trojka} in a trojka, {sold_dvojka} in a dvojka, {sold_enka} in an enka, and nothing else counts. A lost trojka counts only {lost_trojka}, so playing on is often cheaper.</source>
        <translation>Nach dem Verlegen darf der Spielansager das Spiel verkaufen: minus {sold_trojka} bei Trojka, {sold_dvojka} bei Dvojka, {sold_enka} bei Enka, und sonst zählt nichts. Eine verlorene Trojka zählt nur {lost_trojka}; weiterspielen ist oft billiger.</translation>
    </message>
    <message>
        <source>{B} plays a trojka and wins with {told} points. Most of the other tricks lie with {C}. What does each player get or pay?</source>
        <translation>{B} spielt Trojka und gewinnt mit {told} Punkten. Die meisten übrigen Stiche hat {C}. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{C} plays an enka and loses with {told} points: {lost}, and an enka counts it ×{times}. What does each player get or pay?</source>
        <translation>{C} spielt Enka und verliert mit {told} Punkten: Das sind {lost}, und Enka zählt sie ×{times}. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>{A} plays a trojka and loses with {told} points. On the way {C} took the Mond of {B} with the Škis; they are partners. What does each player get or pay?</source>
        <translation>{A} spielt Trojka und verliert mit {told} Punkten. Unterwegs fängt {C} mit dem Sküs den Mond von {B}; die beiden sind Partner. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>In klop there are no sides. The player with the most points writes minus {most}, with {full_from} or more minus {full}.</source>
        <translation>Im Klop gibt es keine Parteien. Der Spieler mit den meisten Punkten schreibt minus {most}, ab {full_from} Punkten minus {full}.</translation>
    </message>
    <message>
        <source>Klop: {A} has {told_of_A} points, {B} {told_of_B} and {C} {told_of_C}. What does each player get or pay?</source>
        <translation>Klop: {A} hat {told_of_A} Punkte, {B} {told_of_B} und {C} {told_of_C}. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Besides the game these count {silent}: trul, that is Škis, Mond and Pagat in the tricks of a side; kralji, all four kings; the Pagat in the last trick; mondfang, catching the Mond. Valat, all tricks, counts {valat}.</source>
        <translation>Neben dem Spiel zählen je {silent}: Trul, also Sküs, Mond und Pagat in den Stichen einer Seite; Kralji, alle vier Könige; der Pagat im letzten Stich; Mondfang, der gefangene Mond. Valat, alle Stiche, zählt {valat}.</translation>
    </message>
    <message>
        <source>Announced, they count {announced}, valat {valat_announced}, also against you if they fail. Trul may be announced only by a player who does not hold all three cards, kralji only without all four kings in the hand.</source>
        <translation>Angesagt zählen sie {announced}, Valat {valat_announced}, auch gegen Sie, wenn es misslingt. Trul darf nur ansagen, wer nicht alle drei Karten hat, Kralji nur, wer nicht alle vier Könige hat.</translation>
    </message>
    <message>
        <source>An opponent who expects the bidder to lose may say kontra. The game then counts ×{kontra}, won as much as lost. The bidder may answer re, then come sub and mor.</source>
        <translation>Ein Gegner, der erwartet, dass der Spielansager verliert, darf Kontra sagen. Das Spiel zählt dann ×{kontra}, gewonnen so viel wie verloren. Der Spielansager darf mit Re antworten, dann folgen Sub und Mor.</translation>
    </message>
    <message>
        <source>A breach of the rules is a renons. Only an opponent may claim it, some kinds only at once. The hand ends, and the offender pays: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka.</source>
        <translation>Ein Regelverstoß ist ein Renons. Reklamieren darf ihn nur ein Gegner, manche Arten nur sofort. Das Spiel endet, und der Verursacher zahlt: {trojka} bei Trojka, {dvojka} bei Dvojka, {enka} bei Enka.</translation>
    </message>
    <message>
        <source>The games from low to high: trojka, dvojka, enka, brez talona. The higher the game, the fewer talon cards you get and the more it counts. The dealer&apos;s right neighbor speaks first.</source>
        <translation>Die Spiele von unten: Trojka, Dvojka, Enka, Brez talona. Je höher das Spiel, desto weniger Talonkarten bekommen Sie und desto mehr zählt es. Zuerst spricht der rechte Nachbar des Gebers.</translation>
    </message>
    <message>
        <source>You play alone against two. For a trojka you want about eight trumps with high ones among them, and few queens without their kings. With less, pass. If all pass, klop is played.</source>
        <translation>Sie spielen allein gegen zwei. Für Trojka brauchen Sie etwa acht Tarock, auch hohe, und wenige Damen ohne König. Mit weniger sagen Sie „weiter“. Sagen alle „weiter“, wird Klop gespielt.</translation>
    </message>
    <message>
        <source>If somebody who sits after you bids higher than you, you may hold that game: you take it at the same height. A player who sits after you must then bid higher still.</source>
        <translation>Sagt jemand, der nach Ihnen sitzt, ein höheres Spiel an als Sie, dürfen Sie dieses Spiel halten: Sie übernehmen es in gleicher Höhe. Wer nach Ihnen sitzt, muss dann noch höher gehen.</translation>
    </message>
    <message>
        <source>Your trojka was outbid. What do you say now?</source>
        <translation>Ihre Trojka wurde überboten. Was sagen Sie nun?</translation>
    </message>
    <message>
        <source>One against two, and the sale</source>
        <translation>Einer gegen zwei und der Verkauf</translation>
    </message>
    <message>
        <source>The bidder plays alone. The two others are partners for this hand: their tricks count together, and they win or lose together. They cannot harm each other.</source>
        <translation>Der Spielansager spielt allein. Die beiden anderen sind für dieses Spiel Partner: Ihre Stiche zählen zusammen, sie gewinnen und verlieren zusammen. Einander schaden können sie nicht.</translation>
    </message>
    <message>
        <source>With four at the table the dealer rests, and pays or gets as much as each opponent of the bidder.</source>
        <translation>Zu viert setzt der Geber aus und zahlt oder bekommt so viel wie jeder Gegner des Spielansagers.</translation>
    </message>
    <message>
        <source>Your discards lie there. Do you sell the game or play it?</source>
        <translation>Sie haben verlegt. Verkaufen Sie das Spiel oder spielen Sie es?</translation>
    </message>
    <message>
        <source>{A} sells a dvojka. What does each player get or pay?</source>
        <translation>{A} verkauft eine Dvojka. Was bekommt oder zahlt jeder?</translation>
    </message>
    <message>
        <source>Announcements and kontra</source>
        <translation>Ansagen und Kontra</translation>
    </message>
    <message>
        <source>An announced Pagat must stay in the hand until the last trick, unless it is the last trump. So announce it only with many trumps.</source>
        <translation>Ein angesagter Pagat muss bis zum letzten Stich in der Hand bleiben, außer er ist das letzte Tarock. Sagen Sie ihn also nur mit vielen Tarock an.</translation>
    </message>
    <message>
        <source>Playing against the bidder, and klop</source>
        <translation>Spiel gegen den Spielansager und Klop</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your partner: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Gegen den Spielansager geben Sie Punkte in die Stiche Ihres Partners: Damen, Cavalls und Könige, die nicht mehr sicher sind. In einen Stich des Spielansagers kommt Ihre niedrigste Karte.</translation>
    </message>
    <message>
        <source>In klop it is the other way round: you want few points. Give points to the others, and keep low cards to get rid of the lead.</source>
        <translation>Im Klop ist es umgekehrt: Sie wollen wenige Punkte. Geben Sie den anderen Punkte und behalten Sie niedrige Karten, um das Ausspiel loszuwerden.</translation>
    </message>
    <message>
        <source>A defender&apos;s renons is paid by that defender alone, not by the partner. So watch your own cards before you play.</source>
        <translation>Den Renons eines Gegners zahlt nur, wer ihn gemacht hat, nicht der Partner. Sehen Sie Ihre Karten gut an, bevor Sie spielen.</translation>
    </message>
</context>
<context>
    <name>ZiriMessages</name>
    <message>
        <source>{seat} put a wrong deal right.</source>
        <translation>{seat} stellt das Geben richtig.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} without naming it.</source>
        <translation>{seat} verlegt {card_object}, ohne die Karte zu nennen.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} verlegt {card_object}.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} verlegt verdeckt: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} verlegt offen: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} verlegt keine Karte mehr.</translation>
    </message>
    <message>
        <source>{seat} said kontra and then {name} as well.</source>
        <translation>{seat} sagt Kontra und dann auch {name}.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon before a game was bid.</source>
        <translation>{seat} sieht in den Talon, bevor ein Spiel angesagt ist.</translation>
    </message>
    <message>
        <source>{seat} wanted to exchange a talon part that was lifted already.</source>
        <translation>{seat} will einen schon genommenen Talonteil tauschen.</translation>
    </message>
    <message>
        <source>{seat} announced {name} and held all its cards.</source>
        <translation>{seat} sagt {name} mit allen Karten dafür in der Hand an.</translation>
    </message>
    <message>
        <source>{seat} announced {name} without the card.</source>
        <translation>{seat} sagt {name} ohne die Karte an.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} but held the demanded suit.</source>
        <translation>{seat} hat die verlangte Farbe und spielt {card_object} aus.</translation>
    </message>
    <message>
        <source>{seat} led, but it was the partner&apos;s turn: {right}.</source>
        <translation>{seat} spielt aus, obwohl der Partner an der Reihe ist: {right}.</translation>
    </message>
    <message>
        <source>{seat} played the first card without a word on kontra.</source>
        <translation>{seat} spielt die erste Karte ohne ein Wort zum Kontra.</translation>
    </message>
    <message>
        <source>{seat} said kontra after the talon was handed out.</source>
        <translation>{seat} sagt Kontra, nachdem der Talon ausgeteilt ist.</translation>
    </message>
    <message>
        <source>{seat} played with the talon and said kontra.</source>
        <translation>{seat} spielt mit dem Talon und sagt Kontra.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons but is not an opponent of the offender.</source>
        <translation>{seat} verlangt einen Renons, ist aber kein Gegner.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons too late.</source>
        <translation>{seat} verlangt einen Renons zu spät.</translation>
    </message>
    <message>
        <source>{seat} showed the partner that a card was ready.</source>
        <translation>{seat} zeigt dem Partner, dass eine Karte bereit ist.</translation>
    </message>
    <message>
        <source>{seat} talked with the partner.</source>
        <translation>{seat} spricht mit dem Partner.</translation>
    </message>
    <message>
        <source>{seat} showed cards to the partner.</source>
        <translation>{seat} zeigt dem Partner Karten.</translation>
    </message>
    <message>
        <source>{seat} exchanged cards during the hand.</source>
        <translation>{seat} tauscht während des Spiels Karten.</translation>
    </message>
    <message>
        <source>{seat} mixed cards of the tricks.</source>
        <translation>{seat} mischt Karten der Stiche.</translation>
    </message>
    <message>
        <source>{seat} threw two cards so that both could be seen.</source>
        <translation>{seat} wirft zwei Karten, sodass beide zu sehen sind.</translation>
    </message>
    <message>
        <source>{seat} threw a legal card with another one hidden under it.</source>
        <translation>{seat} wirft eine erlaubte Karte, unter der eine zweite liegt.</translation>
    </message>
    <message>
        <source>Do you play the game or sell it?</source>
        <translation>Spielen Sie das Spiel oder verkaufen Sie es?</translation>
    </message>
    <message>
        <source>Do you say kontra?</source>
        <translation>Sagen Sie Kontra?</translation>
    </message>
    <message>
        <source>Lead the demanded suit: {suit}.</source>
        <translation>Spielen Sie die verlangte Farbe aus: {suit}.</translation>
    </message>
    <message>
        <source>Which suit do you demand?</source>
        <translation>Welche Farbe verlangen Sie?</translation>
    </message>
    <message>
        <source>Hold: {name}</source>
        <translation>Halten: {name}</translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Nehmen: {cards}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Ich liege</translation>
    </message>
    <message>
        <source>Sell the game</source>
        <translation>Spiel verkaufen</translation>
    </message>
    <message>
        <source>No kontra</source>
        <translation>Kein Kontra</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Demand: {suit}</source>
        <translation>Verlangen: {suit}</translation>
    </message>
    <message>
        <source>Demand nothing</source>
        <translation>Nichts verlangen</translation>
    </message>
    <message>
        <source>The result of the hand counts</source>
        <translation>Das Ergebnis des Spiels zählt</translation>
    </message>
    <message>
        <source>You write minus {amount}; nothing is played.</source>
        <translation>Sie schreiben minus {amount}; gespielt wird nicht.</translation>
    </message>
    <message>
        <source>Decide before your first card: silence counts as kontra.</source>
        <translation>Entscheiden Sie sich vor Ihrer ersten Karte: Schweigen gilt als Kontra.</translation>
    </message>
    <message>
        <source>Counts ×{factor}, and twice as much again if you have the most points yourself.</source>
        <translation>Zählt ×{factor}, und noch einmal doppelt, wenn Sie selbst die meisten Punkte haben.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit.</source>
        <translation>Sie müssen die verlangte Farbe ausspielen.</translation>
    </message>
    <message>
        <source>{name}: {seat} has the most points</source>
        <translation>{name}: {seat} hat die meisten Punkte</translation>
    </message>
    <message>
        <source>Full {name}: {seat} has the most points</source>
        <translation>Voller {name}: {seat} hat die meisten Punkte</translation>
    </message>
    <message>
        <source>Bonus for {points} points|{bonus}</source>
        <translation>Zuschlag für {points} Punkte|{bonus}</translation>
    </message>
    <message>
        <source>bonus {bonus}</source>
        <translation>Zuschlag {bonus}</translation>
    </message>
    <message>
        <source>{a} for the game, {b} for the points|{result}</source>
        <translation>{a} für das Spiel, {b} für die Punkte|{result}</translation>
    </message>
    <message>
        <source>Written|{amount}</source>
        <translation>Angeschrieben|{amount}</translation>
    </message>
    <message>
        <source>Value of the renons|{amount}</source>
        <translation>Wert des Renons|{amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} verlegt %n Karte statt {right}.</numerusform>
            <numerusform>{seat} verlegt %n Karten statt {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} sells the game: {name}</source>
        <translation>{seat} verkauft das Spiel: {name}</translation>
    </message>
    <message>
        <source>{seat} took a knock for a cut, or a cut for a knock, and dealt accordingly.</source>
        <translation>{seat} gibt nach dem Klopfen wie nach dem Abheben oder umgekehrt.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon in brez talona.</source>
        <translation>{seat} sieht bei Brez talona in den Talon.</translation>
    </message>
</context>
<context>
    <name>ZiriOptions</name>
    <message>
        <source>Holding a bid</source>
        <translation>Ein Spiel halten</translation>
    </message>
    <message>
        <source>Whether a player seated earlier may hold what a later one has bid.</source>
        <translation>Ob ein früher sitzender Spieler halten darf, was ein späterer angesagt hat.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no, every bid must be higher</source>
        <translation>nein, jedes Spiel muss höher sein</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Who leads to the first trick; in klop always the player on the dealer&apos;s right.</source>
        <translation>Wer zum ersten Stich ausspielt; im Klop immer der Spieler rechts vom Geber.</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>der Spieler rechts vom Geber</translation>
    </message>
    <message>
        <source>Announcing the Pagat</source>
        <translation>Den Pagat ansagen</translation>
    </message>
    <message>
        <source>Who may announce the Pagat in the last trick.</source>
        <translation>Wer den Pagat im letzten Stich ansagen darf.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>Trul and kralji in the talon</source>
        <translation>Trul und Kralji im Talon</translation>
    </message>
    <message>
        <source>Whether cards left in the talon count for the defenders&apos; trul and kralji.</source>
        <translation>Ob liegen gebliebene Talonkarten für Trul und Kralji der Gegner zählen.</translation>
    </message>
    <message>
        <source>they don&apos;t count</source>
        <translation>sie zählen nicht</translation>
    </message>
    <message>
        <source>they count</source>
        <translation>sie zählen</translation>
    </message>
    <message>
        <source>Selling a brez talona</source>
        <translation>Brez talona verkaufen</translation>
    </message>
    <message>
        <source>Whether a game without the talon can be sold too.</source>
        <translation>Ob auch ein Spiel ohne Talon verkauft werden kann.</translation>
    </message>
    <message>
        <source>for 24</source>
        <translation>für 24</translation>
    </message>
    <message>
        <source>Kontra in klop with three</source>
        <translation>Kontra im Klop zu dritt</translation>
    </message>
    <message>
        <source>Until when three players may say kontra in klop.</source>
        <translation>Bis wann drei Spieler im Klop Kontra sagen dürfen.</translation>
    </message>
    <message>
        <source>until the talon is handed out</source>
        <translation>bis der Talon ausgeteilt wird</translation>
    </message>
    <message>
        <source>Klop with 35 points each</source>
        <translation>Klop mit je 35 Punkten</translation>
    </message>
    <message>
        <source>1 each, as printed</source>
        <translation>jeder 1, wie gedruckt</translation>
    </message>
    <message>
        <source>2 each, half of a full klop</source>
        <translation>jeder 2, die Hälfte eines vollen Klops</translation>
    </message>
    <message>
        <source>More for 40, 50 and 60 points</source>
        <translation>Zuschlag für 40, 50 und 60 Punkte</translation>
    </message>
    <message>
        <source>Who writes 1, 2 or 3 more for 40, 50 or 60 card points.</source>
        <translation>Wer für 40, 50 oder 60 Kartenpunkte 1, 2 oder 3 mehr schreibt.</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>die Partei, die das Spiel gewinnt</translation>
    </message>
    <message>
        <source>Renons in a trojka under kontra</source>
        <translation>Renons in der Trojka unter Kontra</translation>
    </message>
    <message>
        <source>What a renons in a trojka is worth after kontra.</source>
        <translation>Was ein Renons in der Trojka nach Kontra zählt.</translation>
    </message>
    <message>
        <source>Writing a defender&apos;s renons</source>
        <translation>Schreiben des Renons eines Gegners</translation>
    </message>
    <message>
        <source>What is written for a defender&apos;s renons on the score sheet.</source>
        <translation>Was für den Renons eines Gegners auf den Zettel kommt.</translation>
    </message>
    <message>
        <source>When the referee rules on a breach.</source>
        <translation>Wann der Schiedsrichter über einen Verstoß entscheidet.</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>der Spielansager</translation>
    </message>
    <message>
        <source>only its holder</source>
        <translation>nur wer ihn hat</translation>
    </message>
    <message>
        <source>it may not be sold</source>
        <translation>es darf nicht verkauft werden</translation>
    </message>
    <message>
        <source>until the player&apos;s first card</source>
        <translation>bis zur eigenen ersten Karte</translation>
    </message>
    <message>
        <source>What two players with 35 points each write in klop.</source>
        <translation>Was im Klop zwei schreiben, die beide 35 Punkte haben.</translation>
    </message>
    <message>
        <source>only a bidder who wins</source>
        <translation>nur ein Spielansager, der gewinnt</translation>
    </message>
    <message>
        <source>as in the table, with a share for the bidder</source>
        <translation>wie in der Tabelle, mit einem Anteil des Spielansagers</translation>
    </message>
    <message>
        <source>the whole, in the offender&apos;s column</source>
        <translation>ganz, in der Spalte des Verursachers</translation>
    </message>
    <message>
        <source>Payment for a written point</source>
        <translation>Zahlung für einen Schreibpunkt</translation>
    </message>
    <message>
        <source>What one written point is worth in payment.</source>
        <translation>Was ein Schreibpunkt bei der Zahlung wert ist.</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>eine Einheit von jedem anderen</translation>
    </message>
    <message>
        <source>divided among all players</source>
        <translation>auf alle Spieler verteilt</translation>
    </message>
    <message>
        <source>Other acts out of turn</source>
        <translation>Andere Züge außer der Reihe</translation>
    </message>
    <message>
        <source>What follows when a card is played out of turn and no suit can be demanded.</source>
        <translation>Was folgt, wenn eine Karte außer der Reihe fällt und keine Farbe verlangt werden kann.</translation>
    </message>
    <message>
        <source>the card goes back</source>
        <translation>die Karte geht zurück</translation>
    </message>
    <message>
        <source>it is a renons</source>
        <translation>es ist ein Renons</translation>
    </message>
    <message>
        <source>Waiting for a claim</source>
        <translation>Warten auf eine Reklamation</translation>
    </message>
    <message>
        <source>How many seconds the computers wait after something that must be claimed at once; 0: not at all.</source>
        <translation>Wie viele Sekunden die Computer nach etwas warten, das sofort reklamiert werden muss; 0: gar nicht.</translation>
    </message>
    <message>
        <source>Who speaks up</source>
        <translation>Wer sich meldet</translation>
    </message>
    <message>
        <source>when an opponent claims it</source>
        <translation>wenn ein Gegner ihn reklamiert</translation>
    </message>
    <message>
        <source>the referee at once</source>
        <translation>der Schiedsrichter sofort</translation>
    </message>
    <message>
        <source>the referee after the last trick</source>
        <translation>der Schiedsrichter nach dem letzten Stich</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Spiele in einer Runde</translation>
    </message>
    <message>
        <source>How many hands are played; 0: as many as the players like.</source>
        <translation>Wie viele Spiele gespielt werden; 0: so viele man will.</translation>
    </message>
</context>
<context>
    <name>ZiriPublicMessages</name>
    <message>
        <source>{seat} announced {name} although it was not allowed.</source>
        <translation>{seat} sagt {name} an, obwohl es nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump without naming it.</source>
        <translation>{seat} verlegt ein Tarock, ohne es zu nennen.</translation>
    </message>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} verlegt einen König.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} verlegt eine Karte, die im Blatt bleiben muss.</translation>
    </message>
</context>
<context>
    <name>ZiriReadings</name>
    <message>
        <source>How is a defender&apos;s renons written: in full, or by the table with a share for the bidder?</source>
        <translation>Wie wird der Renons eines Gegners geschrieben: ganz, oder nach der Tabelle mit einem Anteil für den Spielansager?</translation>
    </message>
    <message>
        <source>By the table; both entries together come to what is paid at once.</source>
        <translation>Nach der Tabelle; beides zusammen ergibt, was sofort gezahlt wird.</translation>
    </message>
    <message>
        <source>Does kontra double a renons in a trojka, although the table has the same figure?</source>
        <translation>Verdoppelt Kontra den Renons der Trojka, obwohl die Tabelle dieselbe Zahl hat?</translation>
    </message>
    <message>
        <source>No, it stays at 4; only re doubles it, and so on.</source>
        <translation>Nein, er bleibt bei 4; erst Re verdoppelt ihn, und so weiter.</translation>
    </message>
    <message>
        <source>May a lost brez talona cost more than a renons in it?</source>
        <translation>Darf ein verlorenes Brez talona mehr kosten als ein Renons darin?</translation>
    </message>
    <message>
        <source>Yes: each figure stands as printed.</source>
        <translation>Ja: Jede Zahl gilt, wie sie gedruckt ist.</translation>
    </message>
    <message>
        <source>What does an announced bonus count, made or failed?</source>
        <translation>Wie viel zählt Angesagtes, gemacht oder nicht?</translation>
    </message>
    <message>
        <source>Two, made or failed (valat eight); it does not count again as a silent one.</source>
        <translation>Zwei, gemacht oder nicht (Valat acht), und still nicht noch einmal.</translation>
    </message>
    <message>
        <source>Does kontra double only a lost game, or a won one too?</source>
        <translation>Verdoppelt Kontra nur das verlorene Spiel oder auch das gewonnene?</translation>
    </message>
    <message>
        <source>Both: under kontra the game counts as much won as lost.</source>
        <translation>Beide: Unter Kontra zählt das Spiel gewonnen so viel wie verloren.</translation>
    </message>
    <message>
        <source>What do re, sub and mor multiply by?</source>
        <translation>Womit multiplizieren Re, Sub und Mor?</translation>
    </message>
    <message>
        <source>Each step doubles: 4, 8, 16.</source>
        <translation>Jede Stufe verdoppelt: 4, 8, 16.</translation>
    </message>
    <message>
        <source>May one player say both kontra and sub on an announcement?</source>
        <translation>Darf derselbe Spieler auf eine Ansage Kontra und Sub sagen?</translation>
    </message>
    <message>
        <source>No, as on the game; on a defenders&apos; announcement the steps therefore end at re.</source>
        <translation>Nein, wie beim Spiel; bei einer Ansage der Gegner endet die Leiter daher mit Re.</translation>
    </message>
    <message>
        <source>Do 40, 50 and 60 points count for the bidder only?</source>
        <translation>Zählen 40, 50 und 60 Punkte nur für den Spielansager?</translation>
    </message>
    <message>
        <source>No: they count for the side that wins the game.</source>
        <translation>Nein: für die Partei, die das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>Does a valat replace what else is counted?</source>
        <translation>Ersetzt ein Valat, was sonst gezählt wird?</translation>
    </message>
    <message>
        <source>No: it is added like every other bonus.</source>
        <translation>Nein: Er kommt hinzu wie alles andere.</translation>
    </message>
    <message>
        <source>Who makes trul or kralji when one of the cards lies in the talon at the end?</source>
        <translation>Wer macht Trul oder Kralji, wenn eine der Karten am Ende im Talon liegt?</translation>
    </message>
    <message>
        <source>Nobody: only tricks and a side&apos;s own discards count.</source>
        <translation>Niemand: Es zählen nur Stiche und eigenes Verlegtes.</translation>
    </message>
    <message>
        <source>How does the auction work?</source>
        <translation>Wie wird lizitiert?</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins; a pass is final; a player seated earlier may hold a bid.</source>
        <translation>Von der Rechten des Gebers; wer passt, bleibt draußen; wer früher sitzt, darf ein Spiel halten.</translation>
    </message>
    <message>
        <source>Who leads to the first trick?</source>
        <translation>Wer spielt zum ersten Stich aus?</translation>
    </message>
    <message>
        <source>Is the talon shown before it is taken?</source>
        <translation>Wird der Talon gezeigt, bevor er genommen wird?</translation>
    </message>
    <message>
        <source>Yes: it is turned up for all, except in brez talona.</source>
        <translation>Ja: Er wird für alle aufgedeckt, außer bei Brez talona.</translation>
    </message>
    <message>
        <source>Until when may the game be sold?</source>
        <translation>Bis wann darf das Spiel verkauft werden?</translation>
    </message>
    <message>
        <source>Between discarding and saying “ready”; not in brez talona.</source>
        <translation>Zwischen dem Verlegen und „ich liege“; nicht bei Brez talona.</translation>
    </message>
    <message>
        <source>Until when may kontra be said in klop?</source>
        <translation>Bis wann darf im Klop Kontra gesagt werden?</translation>
    </message>
    <message>
        <source>With three players before the talon is handed out, and later only “no”; said too late it is void and means “no”. With four players both until one&apos;s own first card.</source>
        <translation>Zu dritt vor dem Austeilen des Talons, später nur „nein“; zu spät gesagt gilt es nicht und heißt „nein“. Zu viert beides bis zur eigenen ersten Karte.</translation>
    </message>
    <message>
        <source>How does the player with the talon take part in klop?</source>
        <translation>Wie spielt der Spieler mit dem Talon im Klop mit?</translation>
    </message>
    <message>
        <source>By playing to every trick until the six cards are gone.</source>
        <translation>Er gibt zu jedem Stich eine Karte, bis seine sechs Karten weg sind.</translation>
    </message>
    <message>
        <source>What is written in a tie of two or three, at 35 points or under kontra?</source>
        <translation>Was wird bei Gleichstand von zweien oder dreien geschrieben, bei 35 Punkten oder unter Kontra?</translation>
    </message>
    <message>
        <source>Two write 1 each, also with 35 each (2 under kontra); three share 2. A tied player who said kontra writes alone.</source>
        <translation>Zwei schreiben je 1, auch mit je 35 Punkten (unter Kontra je 2); drei teilen sich 2. Wer von ihnen Kontra gesagt hat, schreibt allein.</translation>
    </message>
    <message>
        <source>When may the Pagat be led in klop?</source>
        <translation>Wann darf man im Klop den Pagat ausspielen?</translation>
    </message>
    <message>
        <source>Only as the last card of a hand.</source>
        <translation>Nur als letzte Karte der Hand.</translation>
    </message>
    <message>
        <source>Who may knock with four at the table?</source>
        <translation>Wer darf zu viert klopfen?</translation>
    </message>
    <message>
        <source>The player who is offered the cut.</source>
        <translation>Wem das Abheben angeboten wird.</translation>
    </message>
    <message>
        <source>What does a renons before any bid cost?</source>
        <translation>Was kostet ein Renons vor der Ansage?</translation>
    </message>
    <message>
        <source>What follows a wrong turn when no partner can be asked for a suit?</source>
        <translation>Was folgt außer der Reihe, wenn vom Partner keine Farbe verlangt werden kann?</translation>
    </message>
    <message>
        <source>What does claiming at once mean?</source>
        <translation>Was heißt sofort?</translation>
    </message>
    <message>
        <source>Does kontra count with wrong discards?</source>
        <translation>Zählt Kontra bei falsch Verlegtem?</translation>
    </message>
    <message>
        <source>No: the price is that of the sold game.</source>
        <translation>Nein: Der Preis ist der des verkauften Spiels.</translation>
    </message>
    <message>
        <source>Does a renons end the hand?</source>
        <translation>Beendet ein Renons das Spiel?</translation>
    </message>
    <message>
        <source>Yes, and nothing else of the hand is written.</source>
        <translation>Ja, und sonst wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Which tricks and cards may be looked at?</source>
        <translation>Welche Stiche und Karten darf man ansehen?</translation>
    </message>
    <message>
        <source>The previous trick, if it lies on your side&apos;s pile; the bidder also the discards before the first lead.</source>
        <translation>Den vorigen Stich, wenn er auf dem eigenen Stapel liegt; der Spielansager auch sein Verlegtes vor dem ersten Ausspiel.</translation>
    </message>
    <message>
        <source>Is the defenders&apos; result written in their columns?</source>
        <translation>Wird das Ergebnis der Gegner in ihre Spalten geschrieben?</translation>
    </message>
    <message>
        <source>No: only the bidder&apos;s column is written.</source>
        <translation>Nein: nur in die Spalte des Spielansagers.</translation>
    </message>
    <message>
        <source>Who may announce the Pagat?</source>
        <translation>Wer darf den Pagat ansagen?</translation>
    </message>
    <message>
        <source>Any player of either side, with or without the card.</source>
        <translation>Jeder beider Parteien, wer immer ihn hat.</translation>
    </message>
    <message>
        <source>What does an announcement against the rule cost?</source>
        <translation>Was kostet eine unerlaubte Ansage?</translation>
    </message>
    <message>
        <source>Nothing: it is struck out.</source>
        <translation>Nichts: Sie wird gestrichen.</translation>
    </message>
    <message>
        <source>May the resting dealer claim a renons?</source>
        <translation>Darf der aussetzende Geber einen Renons reklamieren?</translation>
    </message>
    <message>
        <source>No; in klop every other player may.</source>
        <translation>Nein; im Klop darf es jeder andere.</translation>
    </message>
    <message>
        <source>What follows when a wrong number of cards is found late?</source>
        <translation>Was folgt, wenn eine falsche Kartenzahl spät bemerkt wird?</translation>
    </message>
    <message>
        <source>It is a sold game if the number is wrong only since the discards, otherwise a misdeal.</source>
        <translation>Ist die Zahl erst seit dem Verlegen falsch, ein verkauftes Spiel, sonst ein Vergeben.</translation>
    </message>
    <message>
        <source>What does looking into the talon in brez talona cost?</source>
        <translation>Was kostet ein Blick in den Talon bei Brez talona?</translation>
    </message>
    <message>
        <source>It is a renons in brez talona.</source>
        <translation>Er ist ein Renons bei Brez talona.</translation>
    </message>
    <message>
        <source>Do several kontras in klop multiply?</source>
        <translation>Vervielfachen sich mehrere Kontras im Klop?</translation>
    </message>
    <message>
        <source>No: each player who said kontra bears only the risk of that kontra.</source>
        <translation>Nein: Jeder, der Kontra sagt, trägt nur sein eigenes Risiko.</translation>
    </message>
    <message>
        <source>What does a wrong claim cost?</source>
        <translation>Was kostet eine falsche Reklamation?</translation>
    </message>
    <message>
        <source>Nothing, and play continues.</source>
        <translation>Nichts, und es wird weitergespielt.</translation>
    </message>
    <message>
        <source>Who makes the Pagat when its holder&apos;s partner takes the last trick with it?</source>
        <translation>Wer macht den Pagat, wenn ihn im letzten Stich der Partner des Inhabers nimmt?</translation>
    </message>
    <message>
        <source>The side makes it.</source>
        <translation>Ihre Partei.</translation>
    </message>
    <message>
        <source>Who deals first, and who deals next?</source>
        <translation>Wer gibt zuerst, und wer danach?</translation>
    </message>
    <message>
        <source>Who notices a renons?</source>
        <translation>Wer macht auf einen Renons aufmerksam?</translation>
    </message>
    <message>
        <source>The opponents claim it; an unclaimed one costs nothing.</source>
        <translation>Gegner reklamieren ihn; ein nicht reklamierter kostet nichts.</translation>
    </message>
    <message>
        <source>Whose announcements count with a renons?</source>
        <translation>Wessen Ansagen zählen beim Renons?</translation>
    </message>
    <message>
        <source>Those of both sides.</source>
        <translation>Alle, beider Parteien.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right.</source>
        <translation>Der Spieler rechts vom Geber.</translation>
    </message>
    <message>
        <source>It counts 4, and the same dealer deals again.</source>
        <translation>Er zählt 4, und derselbe Geber gibt.</translation>
    </message>
    <message>
        <source>The card goes back, and nobody pays.</source>
        <translation>Die Karte geht zurück, und niemand zahlt.</translation>
    </message>
    <message>
        <source>Before the next card is played or the next word is spoken.</source>
        <translation>Bevor die nächste Karte gespielt oder das nächste Wort gesagt wird.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; then the deal passes to the right.</source>
        <translation>Der erste Geber wird ausgelost; dann geht es nach rechts weiter.</translation>
    </message>
</context>
<context>
    <name>ZiriRights</name>
    <message>
        <source>You must name a trump that you discard.</source>
        <translation>Sie müssen ein Tarock nennen, das Sie verlegen.</translation>
    </message>
    <message>
        <source>After a cut you must deal eight cards at a time, after a knock three piles of sixteen.</source>
        <translation>Nach dem Abheben müssen Sie je acht Karten geben, nach dem Klopfen drei Pakete zu sechzehn.</translation>
    </message>
    <message>
        <source>You may put a wrong deal right only before anybody has looked at the cards.</source>
        <translation>Falsches Geben dürfen Sie nur richtigstellen, bevor jemand die Karten ansieht.</translation>
    </message>
    <message>
        <source>The two sides must speak by turns, and kontra and sub must come from different players.</source>
        <translation>Die beiden Parteien müssen abwechselnd sprechen, und Kontra und Sub müssen von verschiedenen Spielern kommen.</translation>
    </message>
    <message>
        <source>In klop, too, you must follow suit, or else play a trump.</source>
        <translation>Auch im Klop müssen Sie Farbe bedienen, sonst Tarock spielen.</translation>
    </message>
    <message>
        <source>In klop you must beat the trick if you can.</source>
        <translation>Im Klop müssen Sie den Stich überstechen, wenn Sie können.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be your last trump, and you must not lead it before your last card.</source>
        <translation>Im Klop muss der Pagat Ihr letztes Tarock sein, und Sie dürfen ihn nicht vor der letzten Karte ausspielen.</translation>
    </message>
    <message>
        <source>Nobody may look into the talon before a game is bid or klop is played.</source>
        <translation>Niemand darf in den Talon sehen, bevor ein Spiel angesagt ist oder Klop gespielt wird.</translation>
    </message>
    <message>
        <source>During the hand you may look only at the last trick on your own pile.</source>
        <translation>Während des Spiels dürfen Sie nur den letzten Stich auf dem eigenen Stapel ansehen.</translation>
    </message>
    <message>
        <source>Only the bidder may look at the discards, and only before the first lead.</source>
        <translation>Nur der Spielansager darf die verlegten Karten ansehen, und nur vor dem ersten Ausspiel.</translation>
    </message>
    <message>
        <source>You must keep the talon part that you lifted first.</source>
        <translation>Sie müssen den zuerst genommenen Talonteil behalten.</translation>
    </message>
    <message>
        <source>In brez talona nobody may look at the talon before the hand is over.</source>
        <translation>Bei Brez talona darf bis zum Ende des Spiels niemand in den Talon sehen.</translation>
    </message>
    <message>
        <source>You may announce trul or kralji only if you do not hold all of them.</source>
        <translation>Trul oder Kralji dürfen Sie nur ansagen, wenn Sie nicht alle haben.</translation>
    </message>
    <message>
        <source>At this table only its holder may announce the Pagat.</source>
        <translation>An diesem Tisch darf den Pagat nur ansagen, wer ihn hat.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit if you have it.</source>
        <translation>Sie müssen die verlangte Farbe ausspielen, wenn Sie sie haben.</translation>
    </message>
    <message>
        <source>Only the winner of the last trick may lead.</source>
        <translation>Ausspielen darf nur, wer den letzten Stich gemacht hat.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card.</source>
        <translation>Sie müssen sich vor Ihrer ersten Karte über Kontra entscheiden.</translation>
    </message>
    <message>
        <source>With three players you must say kontra before the talon is handed out.</source>
        <translation>Zu dritt müssen Sie Kontra sagen, bevor der Talon ausgeteilt wird.</translation>
    </message>
    <message>
        <source>The player with the talon must not say kontra.</source>
        <translation>Der Spieler mit dem Talon darf nicht Kontra sagen.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons.</source>
        <translation>Einen Renons darf nur ein Gegner verlangen.</translation>
    </message>
    <message>
        <source>You must claim some kinds of renons before the next card or word.</source>
        <translation>Manche Renons müssen Sie vor der nächsten Karte oder dem nächsten Wort verlangen.</translation>
    </message>
    <message>
        <source>You must not exchange cards during the hand.</source>
        <translation>Sie dürfen während des Spiels keine Karten tauschen.</translation>
    </message>
    <message>
        <source>You must lay tricks in order, one on the other.</source>
        <translation>Sie müssen Stiche der Reihe nach aufeinanderlegen.</translation>
    </message>
    <message>
        <source>You may sell the game only between discarding and saying “ready”.</source>
        <translation>Verkaufen dürfen Sie nur zwischen dem Verlegen und „ich liege“.</translation>
    </message>
    <message>
        <source>Only a Mond or Pagat caught from an opponent counts.</source>
        <translation>Es zählt nur ein dem Gegner abgenommener Mond oder Pagat.</translation>
    </message>
    <message>
        <source>The dealer must lay the first six cards into the talon, singly or all at once.</source>
        <translation>Der Geber muss die ersten sechs Karten in den Talon legen, einzeln oder alle zugleich.</translation>
    </message>
    <message>
        <source>You may draw a card from your hand only in your turn.</source>
        <translation>Sie dürfen eine Karte erst ziehen, wenn Sie an der Reihe sind.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Sie müssen so viele Karten verlegen, wie Sie aus dem Talon nehmen.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Sie dürfen keinen König verlegen.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Sie dürfen diese Karte nicht verlegen.</translation>
    </message>
    <message>
        <source>Partners must keep silent.</source>
        <translation>Partner müssen schweigen.</translation>
    </message>
    <message>
        <source>Partners must not show each other cards.</source>
        <translation>Partner dürfen einander keine Karten zeigen.</translation>
    </message>
    <message>
        <source>You must play one card at a time.</source>
        <translation>Sie müssen immer nur eine Karte spielen.</translation>
    </message>
</context>
<context>
    <name>ZiriRules</name>
    <message>
        <source>Wrong deal put right</source>
        <translation>Richtiggestelltes Geben</translation>
    </message>
    <message>
        <source>Exchanging the talon part</source>
        <translation>Talonteil getauscht</translation>
    </message>
    <message>
        <source>Looking into the talon in brez talona</source>
        <translation>Blick in den Talon bei Brez talona</translation>
    </message>
    <message>
        <source>Demanded suit not led</source>
        <translation>Verlangte Farbe nicht ausgespielt</translation>
    </message>
    <message>
        <source>Leading in the partner&apos;s place</source>
        <translation>Ausspiel statt des Partners</translation>
    </message>
    <message>
        <source>No word on kontra</source>
        <translation>Kein Wort zum Kontra</translation>
    </message>
    <message>
        <source>Kontra after the talon</source>
        <translation>Kontra nach dem Talon</translation>
    </message>
    <message>
        <source>Kontra with the talon</source>
        <translation>Kontra mit dem Talon</translation>
    </message>
    <message>
        <source>Announcing what the player holds</source>
        <translation>Ansage dessen, was man hat</translation>
    </message>
    <message>
        <source>Trump discarded without being named</source>
        <translation>Tarock verlegt, ohne es zu nennen</translation>
    </message>
    <message>
        <source>Word of kontra by the wrong player</source>
        <translation>Wort des Kontrierens vom falschen Spieler</translation>
    </message>
    <message>
        <source>Klop: failing to follow suit</source>
        <translation>Klop: Farbe nicht bedient</translation>
    </message>
    <message>
        <source>Klop: trick not beaten</source>
        <translation>Klop: Stich nicht überstochen</translation>
    </message>
    <message>
        <source>Klop: Pagat before another trump</source>
        <translation>Klop: Pagat vor einem anderen Tarock</translation>
    </message>
    <message>
        <source>Another way of dealing than chosen</source>
        <translation>Anders gegeben als gewählt</translation>
    </message>
    <message>
        <source>Looking into the talon too early</source>
        <translation>Zu früh in den Talon gesehen</translation>
    </message>
    <message>
        <source>Announcing a Pagat that another player holds</source>
        <translation>Pagat angesagt, ohne ihn zu haben</translation>
    </message>
    <message>
        <source>Claim by a player who is not an opponent</source>
        <translation>Reklamation durch einen, der kein Gegner ist</translation>
    </message>
    <message>
        <source>Claim too late</source>
        <translation>Zu späte Reklamation</translation>
    </message>
    <message>
        <source>Card pulled out before the turn</source>
        <translation>Karte vor der Reihe gezogen</translation>
    </message>
    <message>
        <source>Partners talking</source>
        <translation>Gespräch der Partner</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Karten getauscht</translation>
    </message>
    <message>
        <source>Tricks mixed</source>
        <translation>Stiche vermischt</translation>
    </message>
    <message>
        <source>Two cards thrown at once</source>
        <translation>Zwei Karten zugleich geworfen</translation>
    </message>
    <message>
        <source>Card hidden under another one</source>
        <translation>Karte unter einer anderen</translation>
    </message>
    <message>
        <source>Game sold</source>
        <translation>Spiel verkauft</translation>
    </message>
    <message>
        <source>Catching the partner&apos;s card</source>
        <translation>Karte des Partners gefangen</translation>
    </message>
</context>
<context>
    <name>ZiriSubjects</name>
    <message>
        <source>{name}: points that win</source>
        <translation>{name}: Punkte zum Gewinn</translation>
    </message>
    <message>
        <source>{name}: a renons</source>
        <translation>{name}: ein Renons</translation>
    </message>
    <message>
        <source>{name}: a renons after kontra</source>
        <translation>{name}: ein Renons nach Kontra</translation>
    </message>
    <message>
        <source>{name}: price of the sold game</source>
        <translation>{name}: Preis des verkauften Spiels</translation>
    </message>
    <message>
        <source>{name}: wrong discards</source>
        <translation>{name}: falsches Verlegen</translation>
    </message>
    <message>
        <source>A player seated earlier may hold a bid</source>
        <translation>Wer früher sitzt, darf ein Spiel halten</translation>
    </message>
    <message>
        <source>Played when nobody bids</source>
        <translation>Wird gespielt, wenn niemand ansagt</translation>
    </message>
    <message>
        <source>A discarded trump must be named</source>
        <translation>Ein verlegtes Tarock muss genannt werden</translation>
    </message>
    <message>
        <source>The bidder may sell the game</source>
        <translation>Der Spielansager darf das Spiel verkaufen</translation>
    </message>
    <message>
        <source>Who may announce the Pagat</source>
        <translation>Wer den Pagat ansagen darf</translation>
    </message>
    <message>
        <source>Cards left in the talon count for the defenders&apos; announcements</source>
        <translation>Karten im Talon zählen für die Ansagen der Gegner</translation>
    </message>
    <message>
        <source>Kontra where each plays for himself</source>
        <translation>Kontra, wenn jeder für sich spielt</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Wer zuerst ausspielt</translation>
    </message>
    <message>
        <source>The Pagat takes a trick with Mond and Skys</source>
        <translation>Der Pagat nimmt den Stich mit Mond und Sküs</translation>
    </message>
    <message>
        <source>Seconds the table waits for a claim of what counts at once</source>
        <translation>Sekunden, die der Tisch auf die Reklamation von Sofortigem wartet</translation>
    </message>
    <message>
        <source>Who speaks up about a breach</source>
        <translation>Wer einen Verstoß zur Sprache bringt</translation>
    </message>
    <message>
        <source>Written for a won game</source>
        <translation>Angeschrieben für das gewonnene Spiel</translation>
    </message>
    <message>
        <source>From how many points one more is written</source>
        <translation>Ab wie vielen Punkten einer mehr geschrieben wird</translation>
    </message>
    <message>
        <source>Each for himself: written for the most points</source>
        <translation>Jeder für sich: angeschrieben für die meisten Punkte</translation>
    </message>
    <message>
        <source>Each for himself: from how many points it counts twice</source>
        <translation>Jeder für sich: ab wie vielen Punkten es doppelt zählt</translation>
    </message>
    <message>
        <source>Each for himself: if two players have that many points</source>
        <translation>Jeder für sich: wenn zwei so viele Punkte haben</translation>
    </message>
    <message>
        <source>Each for himself: factor if the payer said kontra</source>
        <translation>Jeder für sich: Faktor, wenn der Zahler Kontra gesagt hat</translation>
    </message>
    <message>
        <source>Each for himself: a renons after one&apos;s own kontra</source>
        <translation>Jeder für sich: ein Renons nach eigenem Kontra</translation>
    </message>
    <message>
        <source>Who writes one more for card points</source>
        <translation>Wer für Kartenpunkte einen mehr schreibt</translation>
    </message>
    <message>
        <source>How a defender&apos;s renons is written</source>
        <translation>Wie der Renons eines Gegners angeschrieben wird</translation>
    </message>
    <message>
        <source>What a written point is worth</source>
        <translation>Was ein angeschriebener Punkt wert ist</translation>
    </message>
    <message>
        <source>Each for himself: factor of kontra</source>
        <translation>Jeder für sich: Faktor bei Kontra</translation>
    </message>
    <message>
        <source>Each for himself: a renons</source>
        <translation>Jeder für sich: ein Renons</translation>
    </message>
    <message>
        <source>Each for himself: a renons after kontra</source>
        <translation>Jeder für sich: ein Renons nach Kontra</translation>
    </message>
</context>
<context>
    <name>ZiriTitles</name>
    <message>
        <source>Basic rules (Osnovna pravila)</source>
        <translation>Grundregeln (Osnovna pravila)</translation>
    </message>
    <message>
        <source>Dealing (Delitev kart)</source>
        <translation>Geben (Delitev kart)</translation>
    </message>
    <message>
        <source>The talon</source>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>Misdeal (Zatalanje)</source>
        <translation>Vergeben (Zatalanje)</translation>
    </message>
    <message>
        <source>The sides (Igra)</source>
        <translation>Die Parteien (Igra)</translation>
    </message>
    <message>
        <source>Bidding the game (Napoved igre)</source>
        <translation>Spielansage (Napoved igre)</translation>
    </message>
    <message>
        <source>Discards (Zaleganje)</source>
        <translation>Verlegen (Zaleganje)</translation>
    </message>
    <message>
        <source>Brez talona</source>
        <translation>Brez talona</translation>
    </message>
    <message>
        <source>Counting written points (Štetje poenov)</source>
        <translation>Zählen der Schreibpunkte (Štetje poenov)</translation>
    </message>
    <message>
        <source>Talon and kontra (Začetek igre)</source>
        <translation>Talon und Kontra (Začetek igre)</translation>
    </message>
    <message>
        <source>Začetek igre: the talon</source>
        <translation>Začetek igre: der Talon</translation>
    </message>
    <message>
        <source>Začetek igre: saying kontra</source>
        <translation>Začetek igre: Kontra sagen</translation>
    </message>
    <message>
        <source>Counting the cards (Štetje kart)</source>
        <translation>Zählen der Karten (Štetje kart)</translation>
    </message>
    <message>
        <source>Klop: each for himself</source>
        <translation>Klop: jeder für sich</translation>
    </message>
    <message>
        <source>Play of klop</source>
        <translation>Das Spiel im Klop</translation>
    </message>
    <message>
        <source>Kontra in klop</source>
        <translation>Kontra im Klop</translation>
    </message>
    <message>
        <source>Announcements (Napovedi)</source>
        <translation>Ansagen (Napovedi)</translation>
    </message>
    <message>
        <source>The announced Pagat</source>
        <translation>Der angesagte Pagat</translation>
    </message>
    <message>
        <source>What counts (Način štetja poenov)</source>
        <translation>Was zählt (Način štetja poenov)</translation>
    </message>
    <message>
        <source>Renons: punishable breaches</source>
        <translation>Renons: strafbare Verstöße</translation>
    </message>
    <message>
        <source>Value of a renons</source>
        <translation>Wert eines Renons</translation>
    </message>
    <message>
        <source>Renons between partners</source>
        <translation>Renons unter Partnern</translation>
    </message>
    <message>
        <source>Renons by exchanging or looking</source>
        <translation>Renons durch Tauschen oder Einsehen</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Zwei Karten auf einmal</translation>
    </message>
    <message>
        <source>Renons by a wrong discard</source>
        <translation>Renons durch falsches Verlegen</translation>
    </message>
    <message>
        <source>Renons in klop</source>
        <translation>Renons im Klop</translation>
    </message>
    <message>
        <source>Other rules (Ostala pravila)</source>
        <translation>Weitere Regeln (Ostala pravila)</translation>
    </message>
    <message>
        <source>Wrong lead</source>
        <translation>Falsch ausgespielt</translation>
    </message>
    <message>
        <source>Sale of the game</source>
        <translation>Verkauf des Spiels</translation>
    </message>
    <message>
        <source>Misdeal, before or during play</source>
        <translation>Vergeben, vor oder während des Spiels</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Die Stiche</translation>
    </message>
    <message>
        <source>Written points of a renons (Appendix)</source>
        <translation>Schreibpunkte beim Renons (Anhang)</translation>
    </message>
</context>
<context>
    <name>ZiriValues</name>
    <message>
        <source>every player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>nur der Inhaber</translation>
    </message>
    <message>
        <source>before the talon is handed out; with four players, until one&apos;s own first card</source>
        <translation>bevor der Talon verteilt wird; zu viert bis zur eigenen ersten Karte</translation>
    </message>
    <message>
        <source>until one&apos;s own first card</source>
        <translation>bis zur eigenen ersten Karte</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>der Spieler rechts vom Geber</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>der Spielansager</translation>
    </message>
    <message>
        <source>an opponent claims it</source>
        <translation>ein Gegner reklamiert</translation>
    </message>
    <message>
        <source>the referee, at once</source>
        <translation>der Schiedsrichter, sofort</translation>
    </message>
    <message>
        <source>the referee, after the last trick</source>
        <translation>der Schiedsrichter, nach dem letzten Stich</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>die Partei, die das Spiel gewinnt</translation>
    </message>
    <message>
        <source>a bidder who wins</source>
        <translation>ein Spielansager, der gewinnt</translation>
    </message>
    <message>
        <source>each writes half of the plain amount</source>
        <translation>jeder schreibt die Hälfte des einfachen Betrags</translation>
    </message>
    <message>
        <source>each writes half of the doubled amount</source>
        <translation>jeder schreibt die Hälfte des doppelten Betrags</translation>
    </message>
    <message>
        <source>found at the end, and the game lost: the opponents may let the result count</source>
        <translation>am Ende entdeckt und das Spiel verloren: die Gegner können das Ergebnis gelten lassen</translation>
    </message>
    <message>
        <source>by the table, with a share for the bidder</source>
        <translation>nach der Tabelle, mit einem Anteil für den Spielansager</translation>
    </message>
    <message>
        <source>the whole of it, to the offender</source>
        <translation>zur Gänze, dem Verursacher</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>eine Einheit von jedem anderen Spieler</translation>
    </message>
    <message>
        <source>a unit divided among all players</source>
        <translation>eine Einheit, auf alle Spieler verteilt</translation>
    </message>
</context>
</TS>
