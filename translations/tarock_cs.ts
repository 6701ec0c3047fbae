<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tarock Desktop</source>
        <translation>O programu Tarock Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Verze {version}</translation>
    </message>
    <message>
        <source>A tarock table with a referee who explains every ruling.</source>
        <translation>Tarokový stůl s rozhodčím, který vysvětlí každé rozhodnutí.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The card faces may be used under CC BY-SA 4.0.</source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo novější. Obrázky karet lze užívat pod licencí CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>The program runs on this computer only and sends nothing over the network.</source>
        <translation>Program běží jen na tomto počítači a nic neposílá po síti.</translation>
    </message>
    <message>
        <source>The search of the computer players runs as compiled code.</source>
        <translation>Výpočty počítačových hráčů běží jako zkompilovaný kód.</translation>
    </message>
    <message>
        <source>The search of the computer players runs in plain Python.</source>
        <translation>Výpočty počítačových hráčů běží v čistém Pythonu.</translation>
    </message>
</context>
<context>
    <name>ActTexts</name>
    <message>
        <source>Play: {card}</source>
        <translation>Zahrát: {card}</translation>
    </message>
    <message>
        <source>Discard: {cards}</source>
        <translation>Odložit: {cards}</translation>
    </message>
    <message>
        <source>Declare: {values}</source>
        <translation>Ohlásit: {values}</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Nic nehlásit</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle %n time(s)</source>
        <translation>
            <numerusform>Zamíchat %n×</numerusform>
            <numerusform>Zamíchat %n×</numerusform>
            <numerusform>Zamíchat %n×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut: lift %n card(s)</source>
        <translation>
            <numerusform>Sejmout %n kartu</numerusform>
            <numerusform>Sejmout %n karty</numerusform>
            <numerusform>Sejmout %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody: the bidder is alone</source>
        <translation>Nikdo: aktér je sám</translation>
    </message>
    <message>
        <source>I can&apos;t know it yet</source>
        <translation>Zatím to nemohu vědět</translation>
    </message>
    <message>
        <source>It is this act, but another rule.</source>
        <translation>Je to tento úkon, ale jiné pravidlo.</translation>
    </message>
    <message>
        <source>It is another act.</source>
        <translation>Je to jiný úkon.</translation>
    </message>
    <message>
        <source>Right so far: {names}.</source>
        <translation>Zatím správně: {names}.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Něco jiného</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Agreement at the table</source>
        <translation>Dohoda u stolu</translation>
    </message>
    <message>
        <source>All agree: no penalty</source>
        <translation>Všichni souhlasí: bez trestu</translation>
    </message>
    <message>
        <source>Before the referee decides, the players may agree on no penalty. All of them must agree.</source>
        <translation>Než rozhodne rozhodčí, mohou se hráči dohodnout, že trest nebude. Souhlasit musí všichni.</translation>
    </message>
    <message>
        <source>Possible offense: {player}</source>
        <translation>Možné porušení pravidel: {player}</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>Souhlasí: {player}</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <translation>Zavolat rozhodčího</translation>
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
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <translation>
            <numerusform>%n koruna</numerusform>
            <numerusform>%n koruny</numerusform>
            <numerusform>%n korun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n korunu</numerusform>
            <numerusform>%n koruny</numerusform>
            <numerusform>%n korun</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} chips</source>
        <comment>fraction</comment>
        <translation>{number} žetonu</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>fraction</comment>
        <translation>{number} bodu</translation>
    </message>
    <message>
        <source>{number} koruny</source>
        <comment>fraction</comment>
        <translation>{number} koruny</translation>
    </message>
</context>
<context>
    <name>AnnouncementsPanel</name>
    <message>
        <source>Announcements</source>
        <translation>Hlášky</translation>
    </message>
    <message>
        <source>Nothing has been announced yet.</source>
        <translation>Zatím není nic ohlášeno.</translation>
    </message>
    <message>
        <source>Called: the fourth king</source>
        <translation>Voláno: čtvrtý král</translation>
    </message>
    <message>
        <source>Called: {card}</source>
        <translation>Volaná karta: {card}</translation>
    </message>
    <message>
        <source>{item} (cancelled)</source>
        <translation>{item} (neplatí)</translation>
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
        <translation>Ve zdvihu: {cards}.</translation>
    </message>
    <message>
        <source>Open in the talon: {cards}.</source>
        <translation>V talonu odkryto: {cards}.</translation>
    </message>
</context>
<context>
    <name>BallotView</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n hlas</numerusform>
            <numerusform>%n hlasy</numerusform>
            <numerusform>%n hlasů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BiddingPrompt</name>
    <message>
        <source>Choose a game</source>
        <translation>Vyberte hru</translation>
    </message>
    <message>
        <source>Bid {game}</source>
        <translation>Hlásit: {game}</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>Play &amp;on from here…</source>
        <translation>&amp;Hrát dál odtud…</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Pagat</source>
        <translation>pagát</translation>
    </message>
    <message>
        <source>trump II</source>
        <translation>tarok II</translation>
    </message>
    <message>
        <source>trump III</source>
        <translation>tarok III</translation>
    </message>
    <message>
        <source>trump IV</source>
        <translation>tarok IIII</translation>
    </message>
    <message>
        <source>trump V</source>
        <translation>tarok V</translation>
    </message>
    <message>
        <source>trump VI</source>
        <translation>tarok VI</translation>
    </message>
    <message>
        <source>trump VII</source>
        <translation>tarok VII</translation>
    </message>
    <message>
        <source>trump VIII</source>
        <translation>tarok VIII</translation>
    </message>
    <message>
        <source>trump IX</source>
        <translation>tarok IX</translation>
    </message>
    <message>
        <source>trump X</source>
        <translation>tarok X</translation>
    </message>
    <message>
        <source>trump XI</source>
        <translation>tarok XI</translation>
    </message>
    <message>
        <source>trump XII</source>
        <translation>tarok XII</translation>
    </message>
    <message>
        <source>trump XIII</source>
        <translation>tarok XIII</translation>
    </message>
    <message>
        <source>trump XIV</source>
        <translation>tarok XIV</translation>
    </message>
    <message>
        <source>trump XV</source>
        <translation>tarok XV</translation>
    </message>
    <message>
        <source>trump XVI</source>
        <translation>tarok XVI</translation>
    </message>
    <message>
        <source>trump XVII</source>
        <translation>tarok XVII</translation>
    </message>
    <message>
        <source>trump XVIII</source>
        <translation>tarok XVIII</translation>
    </message>
    <message>
        <source>trump XIX</source>
        <translation>tarok XIX</translation>
    </message>
    <message>
        <source>trump XX</source>
        <translation>tarok XX</translation>
    </message>
    <message>
        <source>Mond</source>
        <translation>mont</translation>
    </message>
    <message>
        <source>Skys</source>
        <translation>škýz</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srdcový král</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srdcová dáma</translation>
    </message>
    <message>
        <source>rider of hearts</source>
        <translation>srdcový kaval</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srdcový kluk</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>srdcová dvojka</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>srdcová trojka</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>srdcová čtyřka</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kárový král</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>kárová dáma</translation>
    </message>
    <message>
        <source>rider of diamonds</source>
        <translation>kárový kaval</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kárový kluk</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>kárová dvojka</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>kárová trojka</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>kárová čtyřka</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikový král</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>piková dáma</translation>
    </message>
    <message>
        <source>rider of spades</source>
        <translation>pikový kaval</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikový kluk</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>piková sedmička</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>piková osmička</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>piková devítka</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>piková desítka</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>křížový král</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>křížová dáma</translation>
    </message>
    <message>
        <source>rider of clubs</source>
        <translation>křížový kaval</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>křížový kluk</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>křížová sedmička</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>křížová osmička</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>křížová devítka</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>křížová desítka</translation>
    </message>
</context>
<context>
    <name>CardObjects</name>
    <message>
        <source>the Pagat</source>
        <translation>pagáta</translation>
    </message>
    <message>
        <source>the II</source>
        <translation>tarok II</translation>
    </message>
    <message>
        <source>the III</source>
        <translation>tarok III</translation>
    </message>
    <message>
        <source>the IV</source>
        <translation>tarok IIII</translation>
    </message>
    <message>
        <source>the V</source>
        <translation>tarok V</translation>
    </message>
    <message>
        <source>the VI</source>
        <translation>tarok VI</translation>
    </message>
    <message>
        <source>the VII</source>
        <translation>tarok VII</translation>
    </message>
    <message>
        <source>the VIII</source>
        <translation>tarok VIII</translation>
    </message>
    <message>
        <source>the IX</source>
        <translation>tarok IX</translation>
    </message>
    <message>
        <source>the X</source>
        <translation>tarok X</translation>
    </message>
    <message>
        <source>the XI</source>
        <translation>tarok XI</translation>
    </message>
    <message>
        <source>the XII</source>
        <translation>tarok XII</translation>
    </message>
    <message>
        <source>the XIII</source>
        <translation>tarok XIII</translation>
    </message>
    <message>
        <source>the XIV</source>
        <translation>tarok XIV</translation>
    </message>
    <message>
        <source>the XV</source>
        <translation>tarok XV</translation>
    </message>
    <message>
        <source>the XVI</source>
        <translation>tarok XVI</translation>
    </message>
    <message>
        <source>the XVII</source>
        <translation>tarok XVII</translation>
    </message>
    <message>
        <source>the XVIII</source>
        <translation>tarok XVIII</translation>
    </message>
    <message>
        <source>the XIX</source>
        <translation>tarok XIX</translation>
    </message>
    <message>
        <source>the XX</source>
        <translation>tarok XX</translation>
    </message>
    <message>
        <source>the Mond</source>
        <translation>monta</translation>
    </message>
    <message>
        <source>the Skys</source>
        <translation>škýze</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>srdcového krále</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>srdcovou dámu</translation>
    </message>
    <message>
        <source>the rider of hearts</source>
        <translation>srdcového kavala</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>srdcového kluka</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>srdcové eso</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>srdcovou dvojku</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>srdcovou trojku</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>srdcovou čtyřku</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>kárového krále</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>károvou dámu</translation>
    </message>
    <message>
        <source>the rider of diamonds</source>
        <translation>kárového kavala</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>kárového kluka</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>kárové eso</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>károvou dvojku</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>károvou trojku</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>károvou čtyřku</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>pikového krále</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>pikovou dámu</translation>
    </message>
    <message>
        <source>the rider of spades</source>
        <translation>pikového kavala</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>pikového kluka</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>pikovou sedmičku</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>pikovou osmičku</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>pikovou devítku</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>pikovou desítku</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>křížového krále</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>křížovou dámu</translation>
    </message>
    <message>
        <source>the rider of clubs</source>
        <translation>křížového kavala</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>křížového kluka</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>křížovou sedmičku</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>křížovou osmičku</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>křížovou devítku</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>křížovou desítku</translation>
    </message>
</context>
<context>
    <name>ChancePart</name>
    <message>
        <source>trumps</source>
        <translation>taroky</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>Chance deals the rest</source>
        <translation>Zbytek rozdá náhoda</translation>
    </message>
    <message>
        <source>What you placed stays; a gold dot marks it. The same seed gives the same cards.</source>
        <translation>Co jste položili, zůstane; označuje to zlatý puntík. Stejný kód dá stejné karty.</translation>
    </message>
    <message>
        <source>Wishes for</source>
        <translation>Přání pro</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Kód</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Rozdat zbytek</translation>
    </message>
    <message>
        <source>Deal with another seed</source>
        <translation>Rozdat s jiným kódem</translation>
    </message>
    <message>
        <source>Take back what chance dealt</source>
        <translation>Vzít zpět, co rozdala náhoda</translation>
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
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitace</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon a odkládání</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Hlášení</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Počítání</translation>
    </message>
</context>
<context>
    <name>CitationTexts</name>
    <message>
        <source>Rule {number}: {title}</source>
        <translation>Článek {number}: {title}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Call the referee</source>
        <translation>Zavolat rozhodčího</translation>
    </message>
    <message>
        <source>Which rule was broken</source>
        <translation>Které pravidlo bylo porušeno</translation>
    </message>
    <message>
        <source>Who broke a rule:</source>
        <translation>Kdo porušil pravidlo:</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reklamovat</translation>
    </message>
    <message>
        <source>Which rule was broken:</source>
        <translation>Které pravidlo bylo porušeno:</translation>
    </message>
    <message>
        <source>Something is wrong; ask the referee to check.</source>
        <translation>Něco není v pořádku; ať to rozhodčí posoudí.</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Review of the last hand</source>
        <translation>Roz&amp;bor poslední hry</translation>
    </message>
    <message>
        <source>&amp;What did the computer know?</source>
        <translation>&amp;Co věděl počítač?</translation>
    </message>
</context>
<context>
    <name>CoachMessages</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Jinou kartu zahrát nesmíte.</translation>
    </message>
    <message>
        <source>It is the only thing you can do now.</source>
        <translation>Nic jiného teď udělat nemůžete.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Tyto karty se vám hodí nejvíc; bodů v nich: {points}.</translation>
    </message>
    <message>
        <source>It makes no difference here which card you play.</source>
        <translation>Tady je jedno, kterou kartu zahrajete.</translation>
    </message>
    <message>
        <source>This card was called: {card}. Where is it?</source>
        <translation>Volala se tato karta: {card}. Kde je?</translation>
    </message>
    <message>
        <source>Only a rule of thumb: nothing was calculated.</source>
        <translation>Jen podle jednoduchého pravidla: nic se nepočítalo.</translation>
    </message>
    <message>
        <source>Only chance decides: every choice is equally good.</source>
        <translation>Rozhoduje jen náhoda: každá volba je stejně dobrá.</translation>
    </message>
    <message>
        <source>There is nothing left to announce.</source>
        <translation>Už není co hlásit.</translation>
    </message>
    <message>
        <source>Giving the game up costs its price for certain; played, it may still be won.</source>
        <translation>Vzdaná hra stojí svou cenu jistě; když se hraje, dá se ještě vyhrát.</translation>
    </message>
    <message>
        <source>You do not hold it, and a partner with a high trump is strong: {card}.</source>
        <translation>Nemáte ho v ruce, a spoluhráč s vysokým tarokem je silný: {card}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Odložených bodů: {points}.</translation>
    </message>
    <message>
        <source>You hold nothing that can be declared.</source>
        <translation>V ruce nemáte nic, co by se dalo ohlásit.</translation>
    </message>
    <message>
        <source>It does not take the trick, and you get rid of it: {card}.</source>
        <translation>Zdvih nevezme a vy se jí zbavíte: {card}.</translation>
    </message>
    <message>
        <source>If you have to take a trick, it is better now than later.</source>
        <translation>Když už se zdvih vzít musí, lepší teď než později.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks and is winning this one: let it go.</source>
        <translation>{seat} chce málo zdvihů a tento zatím bere: nechte ho být.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks: play so that {seat} takes one more.</source>
        <translation>{seat} chce málo zdvihů: hrajte tak, ať {seat} bere další.</translation>
    </message>
    <message>
        <source>No other choice looks better.</source>
        <translation>Žádná jiná volba nevypadá lépe.</translation>
    </message>
    <message>
        <source>Next best: {other}. Average gain: {amount}.</source>
        <translation>Další nejlepší: {other}. Průměrná výhoda: {amount}.</translation>
    </message>
    <message>
        <source>Gain over the next best choice, on average: {amount}.</source>
        <translation>Výhoda proti další nejlepší volbě, v průměru: {amount}.</translation>
    </message>
    <message>
        <source>The other choices are worth nearly the same.</source>
        <translation>Ostatní volby vyjdou téměř nastejno.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Bere zdvih; bodů zatím na stole: {points}.</translation>
    </message>
    <message>
        <source>{seat} plays with you and is winning the trick: add points to it.</source>
        <translation>{seat} hraje s vámi a zdvih zatím bere: přimažte.</translation>
    </message>
    <message>
        <source>No higher trump is out: {card}.</source>
        <translation>Vyšší tarok už venku není: {card}.</translation>
    </message>
    <message>
        <source>You draw trumps from the others.</source>
        <translation>Vytahujete ostatním taroky.</translation>
    </message>
    <message>
        <source>Then you have no trump left.</source>
        <translation>Pak už nemáte žádný tarok.</translation>
    </message>
    <message>
        <source>It is your only card of this suit: {suit}.</source>
        <translation>Je to vaše jediná karta této barvy: {suit}.</translation>
    </message>
    <message>
        <source>It is your only trump.</source>
        <translation>Je to váš jediný tarok.</translation>
    </message>
    <message>
        <source>Probably your partner ({share}%): {seat}.</source>
        <translation>Pravděpodobně váš spoluhráč ({share} %): {seat}.</translation>
    </message>
    <message>
        <source>Chance decided here.</source>
        <translation>Tady rozhodla náhoda.</translation>
    </message>
    <message>
        <source>After a ruling this hand is no longer analyzed.</source>
        <translation>Po rozhodnutí rozhodčího se tato hra už neprobírá.</translation>
    </message>
    <message>
        <source>The cost cannot be calculated for this game.</source>
        <translation>Co to stálo, se u této hry spočítat nedá.</translation>
    </message>
    <message>
        <source>On average this gives away {amount_object}.</source>
        <translation>V průměru se tím ztrácí: {amount_object}.</translation>
    </message>
    <message>
        <source>Played: {card}, correct as far as anyone could know. Best with all cards visible: {best}. Difference: {amount}.</source>
        <translation>Zahráno: {card}, správně podle toho, co se dalo vědět. Nejlepší s odkrytými kartami: {best}. Rozdíl: {amount}.</translation>
    </message>
    <message>
        <source>Played: {card}. Probably better: {best}. Difference: at least {least}, at most {most}.</source>
        <translation>Zahráno: {card}. Zřejmě lepší: {best}. Rozdíl: nejméně {least}, nejvýše {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. That is enough for this bid.</source>
        <extracomment>%n: tarocks in the hand</extracomment>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Na tuto hru to stačí.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Na tuto hru to stačí.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Na tuto hru to stačí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to bid higher.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Na víc je to málo.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Na víc je to málo.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Na víc je to málo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. With this hand you can expect few tricks.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. S tím nejspíš vezmete málo zdvihů.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. S tím nejspíš vezmete málo zdvihů.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. S tím nejspíš vezmete málo zdvihů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Of the games you may bid, this one suits your hand best.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Z her, které můžete hrát, se hodí nejlépe na tuto.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Z her, které můžete hrát, se hodí nejlépe na tuto.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Z her, které můžete hrát, se hodí nejlépe na tuto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to raise the stakes.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. To je málo na zvýšení výplaty.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. To je málo na zvýšení výplaty.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. To je málo na zvýšení výplaty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. The other side should lose against it.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Druhá strana by proti tomu měla prohrát.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Druhá strana by proti tomu měla prohrát.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Druhá strana by proti tomu měla prohrát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Playing on would cost more than giving up.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Hrát dál by stálo víc než vzdát.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Hrát dál by stálo víc než vzdát.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Hrát dál by stálo víc než vzdát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); one more card could cost you the bonus for few trumps.</source>
        <translation>
            <numerusform>Máte %n tarok; další karta by mohla zkazit hlášku za málo taroků.</numerusform>
            <numerusform>Máte %n taroky; další karta by mohla zkazit hlášku za málo taroků.</numerusform>
            <numerusform>Máte %n taroků; další karta by mohla zkazit hlášku za málo taroků.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); another card can only help.</source>
        <translation>
            <numerusform>Máte %n tarok; další karta může jen pomoci.</numerusform>
            <numerusform>Máte %n taroky; další karta může jen pomoci.</numerusform>
            <numerusform>Máte %n taroků; další karta může jen pomoci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Strong enough without a partner.</source>
        <translation>
            <numerusform>V ruce máte %n tarok; králů: {kings}. Stačí to i bez spoluhráče.</numerusform>
            <numerusform>V ruce máte %n taroky; králů: {kings}. Stačí to i bez spoluhráče.</numerusform>
            <numerusform>V ruce máte %n taroků; králů: {kings}. Stačí to i bez spoluhráče.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of this suit, and your partner then has its king: {suit}.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>V této barvě máte %n kartu a její král je pak u vašeho spoluhráče: {suit}.</numerusform>
            <numerusform>V této barvě máte %n karty a její král je pak u vašeho spoluhráče: {suit}.</numerusform>
            <numerusform>V této barvě máte %n karet a její král je pak u vašeho spoluhráče: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n value(s) that can be declared.</source>
        <extracomment>%n: values such as three kings</extracomment>
        <translation>
            <numerusform>V ruce máte %n hlášku, kterou můžete ohlásit.</numerusform>
            <numerusform>V ruce máte %n hlášky, které můžete ohlásit.</numerusform>
            <numerusform>V ruce máte %n hlášek, které můžete ohlásit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) the Pagat should last until the last trick.</source>
        <translation>
            <numerusform>Při %n taroku by měl pagát vydržet do posledního zdvihu.</numerusform>
            <numerusform>Při %n tarocích by měl pagát vydržet do posledního zdvihu.</numerusform>
            <numerusform>Při %n tarocích by měl pagát vydržet do posledního zdvihu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s), which makes this likely: {item}.</source>
        <translation>
            <numerusform>V ruce máte %n tarok a je to s ním pravděpodobné: {item}.</numerusform>
            <numerusform>V ruce máte %n taroky a je to s nimi pravděpodobné: {item}.</numerusform>
            <numerusform>V ruce máte %n taroků a je to s nimi pravděpodobné: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low lead: %n higher card(s) may still be out.</source>
        <extracomment>%n: higher cards of the suit that others may hold</extracomment>
        <translation>
            <numerusform>Nízký výnos: venku může být ještě %n vyšší karta.</numerusform>
            <numerusform>Nízký výnos: venku mohou být ještě %n vyšší karty.</numerusform>
            <numerusform>Nízký výnos: venku může být ještě %n vyšších karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick: give as little as you can.</source>
        <translation>Tento zdvih vzít nemůžete: dejte co nejméně.</translation>
    </message>
    <message>
        <source>This trick is not worth a high card: keep it for a better one.</source>
        <translation>Tento zdvih nestojí za vysokou kartu: nechte si ji na lepší.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out: {card}.</source>
        <translation>Vyšší karta té barvy už venku není: {card}.</translation>
    </message>
    <message>
        <source>The Pagat stays in hand for the last trick.</source>
        <translation>Pagát zůstává v ruce na poslední zdvih.</translation>
    </message>
    <message>
        <source>Then you have no card of this suit: {suit}.</source>
        <translation>Pak nemáte žádnou kartu této barvy: {suit}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Jiná možnost nebyla.</translation>
    </message>
    <message>
        <source>Best: {card}.</source>
        <translation>Nejlepší: {card}.</translation>
    </message>
    <message>
        <source>Played: {card}. Best: {best}. Difference: {amount}.</source>
        <translation>Zahráno: {card}. Nejlepší: {best}. Rozdíl: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>Je nejnižší z vašich karet této barvy ({suit}, %n): lepší zůstanou.</numerusform>
            <numerusform>Je nejnižší z vašich %n karet této barvy ({suit}): lepší zůstanou.</numerusform>
            <numerusform>Je nejnižší z vašich %n karet této barvy ({suit}): lepší zůstanou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n cards of this suit: {suit}.</source>
        <translation>
            <numerusform>Vašich karet této barvy: %n ({suit}).</numerusform>
            <numerusform>Vašich karet této barvy: %n ({suit}).</numerusform>
            <numerusform>Vašich karet této barvy: %n ({suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n trumps: the better ones stay.</source>
        <translation>
            <numerusform>Je to váš nejnižší tarok; celkem %n: lepší zůstanou.</numerusform>
            <numerusform>Je nejnižší z vašich %n taroků: lepší zůstanou.</numerusform>
            <numerusform>Je nejnižší z vašich %n taroků: lepší zůstanou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n trumps.</source>
        <translation>
            <numerusform>Vašich taroků: %n.</numerusform>
            <numerusform>Vašich taroků: %n.</numerusform>
            <numerusform>Vašich taroků: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommonNames</name>
    <message>
        <source>the hand</source>
        <extracomment>what can be challenged: the hand itself, as one deal from shuffling to paying</extracomment>
        <translation>hra</translation>
    </message>
    <message>
        <source>Bank loan</source>
        <translation>Půjčka z banky</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>po jedné kartě</translation>
    </message>
    <message>
        <source>two cards at a time</source>
        <translation>po dvou kartách</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>po třech kartách</translation>
    </message>
    <message>
        <source>four cards at a time</source>
        <translation>po čtyřech kartách</translation>
    </message>
    <message>
        <source>six cards at a time</source>
        <translation>po šesti kartách</translation>
    </message>
    <message>
        <source>twelve cards at a time</source>
        <translation>po dvanácti kartách</translation>
    </message>
    <message>
        <source>the forehand chooses</source>
        <translation>volí forhont</translation>
    </message>
    <message>
        <source>I: six cards at a time</source>
        <translation>I: po šesti</translation>
    </message>
    <message>
        <source>II: packets of twelve to choose from</source>
        <translation>II: po dvanácti k vybrání</translation>
    </message>
    <message>
        <source>III: ábeles (the first hand in two halves)</source>
        <translation>III: ábeles (forhontovi nadvakrát)</translation>
    </message>
    <message>
        <source>three stacks of sixteen to choose from</source>
        <translation>tři hromádky po šestnácti na výběr</translation>
    </message>
    <message>
        <source>packets of twelve to choose from</source>
        <translation>hromádky po dvanácti na vybranou</translation>
    </message>
    <message>
        <source>the first hand in two halves, the others twelve at a time</source>
        <translation>forhontovi nadvakrát, ostatním po dvanácti</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Rulesets compared</source>
        <translation>Porovnání pravidel</translation>
    </message>
    <message>
        <source>First ruleset</source>
        <translation>První pravidla</translation>
    </message>
    <message>
        <source>Second ruleset</source>
        <translation>Druhá pravidla</translation>
    </message>
    <message>
        <source>There are no differences.</source>
        <translation>Nic se neliší.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Oblast</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>{others}: may the last act ({player}) be taken back?</source>
        <translation>{others}: smí se poslední tah ({player}) vzít zpět?</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Ano, vzít zpět</translation>
    </message>
    <message>
        <source>&amp;No, it stands</source>
        <translation>&amp;Ne, platí</translation>
    </message>
</context>
<context>
    <name>ConsequenceTexts</name>
    <message>
        <source>In time: {in_time} Later: {late}</source>
        <translation>Včas: {in_time} Později: {late}</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>{sheet}, hand {number}</source>
        <translation>{sheet}, hra č. {number}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>ControlPanel</name>
    <message>
        <source>it is played on at the table</source>
        <translation>u stolu se hraje dál</translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation>Dále: {what}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <translation>„{comment}“</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Ukázat karty</translation>
    </message>
    <message>
        <source>Close the hand</source>
        <translation>Skrýt karty</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>Bez hlasování</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Hlasovat</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Zhasnout</translation>
    </message>
    <message>
        <source>There is no second screen. The room sees nothing.</source>
        <translation>Druhá obrazovka není. Sál nevidí nic.</translation>
    </message>
    <message>
        <source>The room is dark.</source>
        <translation>Sál nevidí nic: obraz je zhasnutý.</translation>
    </message>
    <message>
        <source>The room sees the title.</source>
        <translation>Sál vidí název večera.</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Hledají se tahy k hlasování …</translation>
    </message>
    <message>
        <source>The room sees this.</source>
        <translation>Toto vidí sál.</translation>
    </message>
    <message>
        <source>The room is asked.</source>
        <translation>Sál odpovídá na otázku.</translation>
    </message>
    <message>
        <source>Closed to the room: {players}.</source>
        <translation>Sálu skryté karty: {players}.</translation>
    </message>
    <message>
        <source>{time}, for {count} min</source>
        <translation>{time}, už {count} min</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Prohodit</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Pro mne</translation>
    </message>
    <message>
        <source>What the room sees</source>
        <translation>Co vidí sál</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>Nothing was better.</source>
        <translation>Nic nebylo lepší.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}.</source>
        <translation>Ztráta při odkrytých kartách: {open}.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}; with what was known: {known}.</source>
        <translation>Ztráta při odkrytých kartách: {open}; podle toho, co se vědělo: {known}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} až {most}</translation>
    </message>
    <message>
        <source>Better with all cards open: {act}.</source>
        <translation>Lepší s odkrytými kartami: {act}.</translation>
    </message>
    <message>
        <source>{right} nothing was better · {mistake} a mistake · {unlucky} bad luck: nobody could know it</source>
        <translation>{right} nic nebylo lepší · {mistake} chyba · {unlucky} smůla: nedalo se to vědět</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>Cost of all decisions, with what was known: {costs}</source>
        <translation>Ztráta všech rozhodnutí, podle toho, co se vědělo: {costs}</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Card points</source>
        <translation>Body v kartách</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Votes:</source>
        <translation>Hlasy:</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Hledají se tahy k hlasování …</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Hlasy pro {letter}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Act {letter}</source>
        <translation>Tah {letter}</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Hlasy pro {letter}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Sums after each hand</source>
        <translation>Součty po každé hře</translation>
    </message>
    <message>
        <source>The last {count} hands</source>
        <translation>Posledních {count} her</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Jako tabulka</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>{name}: lines begin after {least} hands; so far there are {count}.</source>
        <translation>{name}: čáry se kreslí od {least} her; zatím je jich {count}.</translation>
    </message>
    <message>
        <source>{name}: {sum} in {count} hands</source>
        <translation>{name}: {sum}; her: {count}</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message numerus="yes">
        <source>{passed} of %n lesson(s) passed</source>
        <translation>
            <numerusform>{passed} z %n lekce hotovo</numerusform>
            <numerusform>{passed} ze %n lekcí hotovo</numerusform>
            <numerusform>{passed} z %n lekcí hotovo</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on, each in a few minutes</source>
        <translation>Od první karty, každá za pár minut</translation>
    </message>
    <message>
        <source>Lessons of your own</source>
        <translation>Vaše vlastní lekce</translation>
    </message>
    <message>
        <source>What is different on the other sheets</source>
        <translation>Co je v ostatních pravidlech jinak</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Next: {minutes}</source>
        <translation>Další: {minutes}</translation>
    </message>
</context>
<context>
    <name>Courses</name>
    <message>
        <source>There is a lesson about this: {lesson}.</source>
        <translation>O tom je lekce: {lesson}.</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>K lekci</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>První hra</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>This cannot be shown. {details}</source>
        <translation>Toto nelze zobrazit. {details}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Uložení se nezdařilo. {details}</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved; the details are in {file}.</source>
        <translation>V programu došlo k chybě. Hra je uložena; podrobnosti jsou v souboru {file}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved.</source>
        <translation>V programu došlo k chybě. Hra je uložena.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Obrazovku přebírá</translation>
    </message>
    <message>
        <source>Hold to look at my cards (Space)</source>
        <translation>Podržte pro zobrazení karet (mezerník)</translation>
    </message>
    <message>
        <source>Look at my cards (Space)</source>
        <translation>Zobrazit moje karty (mezerník)</translation>
    </message>
    <message>
        <source>Everybody else: look away. While Space is held, the mouse plays.</source>
        <translation>Ostatní ať se nedívají. Při podrženém mezerníku se hraje myší.</translation>
    </message>
    <message>
        <source>Everybody else: look away.</source>
        <translation>Ostatní ať se nedívají.</translation>
    </message>
</context>
<context>
    <name>CutPrompt</name>
    <message>
        <source>Cards to lift</source>
        <translation>Kolik karet sejmout</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Sejmout</translation>
    </message>
    <message>
        <source>Or knock and say how the cards are dealt:</source>
        <translation>Nebo klepněte a řekněte, jak se má rozdávat:</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Sejmout %n kartu</numerusform>
            <numerusform>Sejmout %n karty</numerusform>
            <numerusform>Sejmout %n karet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechConsequences</name>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Stejný hráč rozdává znovu; nic se neplatí.</translation>
    </message>
    <message>
        <source>Everybody with a wrong count pays 1 koruna to each other player; the same dealer deals again.</source>
        <translation>Každý se špatným počtem karet platí 1 Kč každému z ostatních; stejný hráč rozdává znovu.</translation>
    </message>
    <message>
        <source>The dealer pays 2 koruny to each player and deals again.</source>
        <translation>Rozdávající platí 2 Kč každému hráči a rozdává znovu.</translation>
    </message>
    <message>
        <source>The hand ends; every player with a wrong count pays a big renonc.</source>
        <translation>Hra končí; každý, kdo měl špatný počet karet, platí velký renonc.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The cards are dealt again; the chief referee may decide otherwise.</source>
        <translation>Pravidla pokutu neuvádějí. Rozdává se znovu; hlavní rozhodčí může určit jinak.</translation>
    </message>
    <message>
        <source>The auction waits until everybody has spoken; nobody pays.</source>
        <translation>Licitace čeká, dokud se nevyjádří všichni; nic se neplatí.</translation>
    </message>
    <message>
        <source>The late bid does not count, and the game stands; nobody pays.</source>
        <translation>Pozdní licitace se nepočítá a hra zůstává; nic se neplatí.</translation>
    </message>
    <message>
        <source>The card is taken; nobody pays.</source>
        <translation>Karta se musí vzít; nic se neplatí.</translation>
    </message>
    <message>
        <source>The call is put right; nobody pays.</source>
        <translation>Volba se opraví; nic se neplatí.</translation>
    </message>
    <message>
        <source>The discards are put right; it is no renonc.</source>
        <translation>Odložené karty se opraví; není to renonc.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements; a preferanc or sólo bidder gets three rates.</source>
        <translation>Hra končí. Provinilec platí každému sazbu renonce a všechny ohlášené hlášky; kdo licitoval preferanc nebo sólo, dostává tři sazby.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but the wrong one; a preferanc or sólo bidder gets three rates.</source>
        <translation>Hra končí. Provinilec platí každému sazbu renonce a všechny ohlášené hlášky kromě té špatné; kdo licitoval preferanc nebo sólo, dostává tři sazby.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but this pagát; a preferanc or sólo bidder gets three rates.</source>
        <translation>Hra končí. Provinilec platí každému sazbu renonce a všechny ohlášené hlášky kromě tohoto pagáta; kdo licitoval preferanc nebo sólo, dostává tři sazby.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player and exchanges the card; play continues.</source>
        <translation>Provinilec platí 2 Kč každému hráči a kartu vymění; hraje se dál.</translation>
    </message>
    <message>
        <source>This is a reminder only; the card stays.</source>
        <translation>Je to jen připomínka; karta zůstává.</translation>
    </message>
    <message>
        <source>The sums are counted again; if they still differ, a judge decides.</source>
        <translation>Součty se přepočítají; nesouhlasí-li, rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>Other money leaves the table; the chief referee may decide on a penalty.</source>
        <translation>Jiné peníze jdou ze stolu; hlavní rozhodčí může určit sankci.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>Provede se to znovu a správně; nic se neplatí.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Licitace se nepočítá; nic se neplatí.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Hláška se nepočítá; nic se neplatí.</translation>
    </message>
    <message>
        <source>The flek does not count; nobody pays.</source>
        <translation>Flek se nepočítá; nic se neplatí.</translation>
    </message>
    <message>
        <source>The act does not count; the right player continues.</source>
        <translation>Neplatí to; pokračuje správný hráč.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card goes back and the right player leads.</source>
        <translation>Provinilec platí 2 Kč každému hráči; karta se vrací a vynáší správný hráč.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card stays and is played in turn if it fits.</source>
        <translation>Provinilec platí 2 Kč každému hráči; karta zůstává a hraje se v pořadí, pokud vyhovuje.</translation>
    </message>
    <message>
        <source>The hand ends; the forehand pays each player 4 koruny, double to a player without a trick.</source>
        <translation>Hra končí; forhont platí každému hráči 4 Kč, hráči bez zdvihu dvojnásob.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player 4 koruny (forehand 8), double without a trick.</source>
        <translation>Hra končí; provinilec platí každému 4 Kč (forhont 8 Kč), hráči bez zdvihu dvojnásob.</translation>
    </message>
    <message>
        <source>The chief referee decides whether it is a small or a big renonc.</source>
        <translation>O druhu renonce a sankci rozhodne hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>The chief referee decides what is paid.</source>
        <translation>Hlavní rozhodčí rozhodne, co se zaplatí.</translation>
    </message>
    <message>
        <source>The payment is cut to the ceiling.</source>
        <translation>Platba se sníží na herní strop.</translation>
    </message>
    <message>
        <source>The buy-in is taken back from the table at the end of the round.</source>
        <translation>Dokup si hráč po skončení kola vezme zpět.</translation>
    </message>
</context>
<context>
    <name>CzechGists</name>
    <message>
        <source>Everybody plays fairly; what goes wrong is first settled by agreement at the table, within the rules.</source>
        <translation>Hraje se čestně. Nesrovnalosti se nejdřív řeší dohodou u stolu, vždy v mezích pravidel.</translation>
    </message>
    <message>
        <source>Four rounds of sixty minutes; a hand that has begun is finished.</source>
        <translation>Čtyři kola po šedesáti minutách; rozehraná hra se dohraje.</translation>
    </message>
    <message>
        <source>What the players can&apos;t agree on is decided by the chief referee.</source>
        <translation>O čem se hráči nedohodnou, rozhoduje hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>One player pays one other at most 40 koruny in a hand, a renonc included.</source>
        <translation>Jeden hráč zaplatí jednomu protihráči v jedné hře nejvýš 40 Kč, i s renoncem.</translation>
    </message>
    <message>
        <source>The list of offenses: wrong or missing announcements, wrong discards, looking at cards, leading or playing out of turn, not following suit, throwing in the rest. Wrong discards pointed out before the announcements are no renonc. What is not on the list is decided by the chief referee.</source>
        <translation>Výčet přestupků: špatná nebo chybějící hláška, špatně odložené karty, nahlédnutí do karet, vynesení či přihození mimo pořadí, nectění barvy, vyhození zbylých karet. Upozornění na špatně odložené karty před hláškami renonc není. Ostatní posoudí hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>Players must count their cards during the deal. Before the talon is taken up the cards are dealt again without a penalty; until the first lead every player with a wrong count also pays 1 koruna to each other player. Later it is a big renonc of everybody who kept silent.</source>
        <translation>Každý si při rozdávání musí přepočítat karty. Do rozebrání talonu se rozdá znovu bez pokuty; do prvního výnosu platí navíc každý se špatným počtem 1 Kč každému. Později je to velký renonc každého, kdo chybu nepřiznal.</translation>
    </message>
    <message>
        <source>The winner of a trick collects it before leading, unless the others have agreed; tricks stay closed until the end, and every hand is played out trick by trick.</source>
        <translation>Kdo zdvih vezme, sebere ho dřív, než vynese, pokud se ostatní nedohodli jinak; zdvihy zůstávají do konce složené a hra se dohrává zdvih po zdvihu.</translation>
    </message>
    <message>
        <source>Leading or playing out of turn, and not following suit if it is noticed before the next card: 2 koruny to each of the others, and play continues.</source>
        <translation>Vynesení nebo předhození mimo pořadí a nectění, na které se přijde před další kartou: 2 Kč každému z ostatních a hraje se dál.</translation>
    </message>
    <message>
        <source>Every other renonc, and every one found only after further tricks, ends the hand. The offender pays each player the renonc rate of the game and all announcements; in preferanc and sólo a defender pays the bidder three rates.</source>
        <translation>Každý jiný renonc, a každý zjištěný až po dalších zdvizích, hru končí. Provinilec platí každému sazbu hry a všechny ohlášené hlášky; při preferanci a sólu platí protihráč licitujícímu trojnásobek sazby.</translation>
    </message>
    <message>
        <source>Values of the hand bring 0.50 or 1 koruna, the pagát 2 when silent and 4 when announced, the valát 4 and 8, in every game. Only its holder may announce the pagát, also when it is added later.</source>
        <translation>Hlášky z ruky platí 0,50 nebo 1 Kč, pagát tichý 2 a hlášený 4 Kč, valát 4 a 8 Kč, v každé hře. Ohlásit i dohlásit pagáta může jen jeho držitel.</translation>
    </message>
    <message>
        <source>All tricks for one side: paid beside the points, which are 35 less what the other side discarded or owns of the talon.</source>
        <translation>Všechny zdvihy jedné straně: platí se vedle očí, a těch je 35 bez shozu protistrany, případně bez talonu.</translation>
    </message>
    <message>
        <source>The forehand may announce it when the others have approved. Each for himself: the trick must be beaten, the pagát goes last, and the forehand adds a talon card to each of the first six tricks. Whoever has the most points pays each player 4 koruny, the forehand 8. A renonc costs the same and ends the hand, a forgotten talon card 4. A player without a trick gets double.</source>
        <translation>Ohlásit ji může forhont po schválení povinnosti. Každý hraje za sebe: přebíjí se, pagát jde jako poslední tarok a forhont přidává k prvním šesti zdvihům po kartě z talonu. Kdo má nejvíc očí, platí každému 4 Kč, forhont 8 Kč. Renonc stojí stejně a hru končí, zapomenutá karta z talonu 4 Kč. Hráč bez zdvihu dostává dvojnásob.</translation>
    </message>
    <message>
        <source>Played when all have approved. Before drawing, the bidder calls the highest trump from the XIX to the XVI that is not in hand, and plays alone after drawing it. Ten hellers for each point, doubled by each flek.</source>
        <translation>Hraje se, když všichni schválili. Před kupem se volí nejvyšší z taroků XIX až XVI, který aktér nemá; dokoupí-li ho sám, hraje sám. Deset haléřů za oko, každý flek zdvojnásobuje.</translation>
    </message>
    <message>
        <source>One against three. The bidder takes the first three talon cards, or the second three, or goes back to the first: each step doubles the rate. With the first three the rest of the talon stays hidden until the end, otherwise it is turned up after the announcements. No approval is needed, but a sólo may stop it before the talon is touched.</source>
        <translation>Jeden proti třem. Hráč si vezme první tři karty z talonu, nebo druhé tři, nebo se vrátí k prvním: každý krok zdvojnásobuje sazbu. Při prvních zůstává zbytek talonu utajen do konce hry, jinak se otáčí až po hláškách. Schválení netřeba, sólo ho však může zastavit, dokud se nesáhne na talon.</translation>
    </message>
    <message>
        <source>One against three without the talon, which stays hidden and counts for the opponents; eighty hellers for each point.</source>
        <translation>Jeden proti třem bez talonu, který zůstává utajen a patří protihráčům; osmdesát haléřů za oko.</translation>
    </message>
    <message>
        <source>The difference from 35 points times the rate, announcements added or subtracted, then rounded up to whole koruny. At 35 on both sides only the announcements count.</source>
        <translation>Rozdíl do 35 očí krát sazba, přičtou či odečtou se hlášky a součet se zaokrouhlí nahoru na celé koruny. Při 35 na obou stranách platí jen hlášky.</translation>
    </message>
    <message>
        <source>After a round the final sums are added, written down with the start numbers and signed; their sum must equal all stakes and buy-ins. A judge settles a difference.</source>
        <translation>Po skončení kola se sečtou výsledné sumy, zapíší se startovními čísly a podepíší; součet musí odpovídat vkladům a dokupům. Nesrovnalost řeší rozhodčí.</translation>
    </message>
    <message>
        <source>Each player stakes 50 koruny in coins, at least 20 of them in small ones; a player who runs out buys in again in tens, openly and with the others&apos; agreement. No other money may lie on the table. Stakes and buy-ins are taken back after the round.</source>
        <translation>Každý hráč má vklad 50 Kč v mincích, z toho aspoň 20 Kč v drobných; komu dojdou, dokoupí se v desítkách, veřejně a po dohodě s ostatními. Jiné peníze na stole být nesmějí. Vklady a dokupy se po kole berou zpět.</translation>
    </message>
    <message>
        <source>Cards are dealt level above the table; the first six are the talon. After a cut, six cards at a time; after a knock the forehand chooses: six at a time, packets of twelve, or ábeles.</source>
        <translation>Rozdává se vodorovně nad stolem; prvních šest karet je talon. Po sejmutí se dává po šesti; po klepnutí volí forhont: po šesti, po dvanácti k vybrání, nebo ábeles.</translation>
    </message>
    <message>
        <source>The forehand begins, then the others to the right; every player must say aloud whether he or she approves or bids higher, until the three others have approved.</source>
        <translation>Začíná forhont, ostatní následují po jeho pravici; každý nahlas řekne, zda schvaluje, nebo licituje výš, dokud tři ostatní neschválí.</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes four talon cards, the next two players one each; no card may be refused.</source>
        <translation>Při první a druhé povinnosti dokupuje aktér čtyři karty, další dva hráči po jedné; kartu nelze odmítnout.</translation>
    </message>
    <message>
        <source>Like the first, with the duty to take the last trick with the pagát: it counts as announced. Only its holder may bid it.</source>
        <translation>Jako základní, navíc se závazkem uhrát pagátem poslední zdvih: platí jako hlášený. Hlásit ji může jen držitel pagáta.</translation>
    </message>
</context>
<context>
    <name>CzechGlosses</name>
    <message>
        <source>the basic game with a partner; the bidder takes four talon cards</source>
        <translation>základní hra se spoluhráčem, aktér dokupuje čtyři karty</translation>
    </message>
    <message>
        <source>the same, with the pagát announced</source>
        <translation>totéž s hlášeným pagátem</translation>
    </message>
    <message>
        <source>alone against three, with three talon cards</source>
        <translation>sám proti třem se třemi kartami z talonu</translation>
    </message>
    <message>
        <source>alone against three, without the talon</source>
        <translation>sám proti třem bez talonu</translation>
    </message>
    <message>
        <source>each for himself, the fewest points win</source>
        <translation>každý za sebe, nejlépe je nemít oči</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I vezme poslední zdvih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>jedna strana vezme všechny zdvihy</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>žádný tarok</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>jeden nebo dva taroky</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osm nebo devět taroků</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset a víc taroků</translation>
    </message>
    <message>
        <source>škýz, mont and pagát in one hand</source>
        <translation>škýz, mont a pagát v jedné ruce</translation>
    </message>
    <message>
        <source>four of the five-point cards</source>
        <translation>čtyři karty za pět očí</translation>
    </message>
    <message>
        <source>the trul and a king</source>
        <translation>trul a král</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>všichni čtyři králové</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>první flek, ×2</translation>
    </message>
    <message>
        <source>answer to the flek, ×4</source>
        <translation>odpověď na flek, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>odpověď na re, ×8</translation>
    </message>
    <message>
        <source>answer to the sup, ×16</source>
        <translation>odpověď na sup, ×16</translation>
    </message>
    <message>
        <source>buying in again, taken back after the round</source>
        <translation>dokoupení mincí, po kole si je hráč vezme zpět</translation>
    </message>
</context>
<context>
    <name>CzechInvitation</name>
    <message>
        <source>Czechia</source>
        <translation>Česko</translation>
    </message>
    <message>
        <source>A tournament for coins</source>
        <translation>Turnaj o drobné</translation>
    </message>
</context>
<context>
    <name>CzechLessonTexts</name>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Kolik očí mají tyto karty?</translation>
    </message>
    <message>
        <source>In Varšava, where everybody plays alone to get few points, you must also beat the trick if you can. The pagát may be played only as your last trump.</source>
        <translation>Ve Varšavě, kde hraje každý za sebe a nechce oči, se navíc musí přebíjet, když to jde. Pagát se smí zahrát jen jako poslední tarok.</translation>
    </message>
    <message>
        <source>This is Varšava. Mark every card that you may play.</source>
        <translation>Hraje se Varšava. Označte všechny karty, které smíte zahrát.</translation>
    </message>
    <message>
        <source>Which of your cards would take the trick?</source>
        <translation>Která z vašich karet by zdvih přebila?</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Tyto karty má na konci aktérova strana. Kolik je to očí?</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes the top four talon cards, the next two players one each. None may be refused. Everybody discards as many as he or she took.</source>
        <translation>V první a druhé povinnosti bere aktér horní čtyři karty talonu, další dva hráči po jedné. Odmítnout se nesmí žádná. Každý odloží tolik karet, kolik si jich koupil.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Shoz se počítá vaší straně. Odkládejte oči, o které byste mohli přijít, a zkuste se zbavit celé barvy: až se vynese, přebijete ji tarokem.</translation>
    </message>
    <message>
        <source>Kings, škýz, mont and pagát must never be discarded. Another trump may be discarded only if nothing else is left, and then face up.</source>
        <translation>Krále, škýze, monta a pagáta odložit nesmíte nikdy. Jiný tarok jen tehdy, když nic jiného nezbývá, a pak lícem nahoru.</translation>
    </message>
    <message>
        <source>You play preferanc and look at three talon cards. Do you keep them?</source>
        <translation>Hrajete preferanc a díváte se na tři karty talonu. Necháte si je?</translation>
    </message>
    <message>
        <source>The forehand begins. From low to high the games are: první povinnost, druhá povinnost, preferanc, sólo. The others approve aloud, or say a higher game.</source>
        <translation>Začíná forhont. Hry od nejnižší: první povinnost, druhá povinnost, preferanc, sólo. Ostatní nahlas schválí, nebo řeknou vyšší hru.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the škýz. Any trump beats any suit card.</source>
        <translation>Karet je {cards}: {trumps} taroků a čtyři barvy po osmi kartách. Taroky mají čísla I až XXI, nejvyšší z nich, bez čísla, je škýz. Každý tarok bije každou barevnou kartu.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the pagát and the XXI is the mont. Pagát, mont and škýz are the trul. These three and the four kings are worth {points_HK} points each.</source>
        <translation>Jména mají ještě dva taroky: I je pagát a XXI je mont. Pagát, mont a škýz jsou trul. Tyto tři a čtyři králové mají po {points_HK} očích.</translation>
    </message>
    <message>
        <source>Cards are counted in threes: add up three cards and take away {taken}. So three low cards make {low_trick} point, and the whole deck makes {total}.</source>
        <translation>Karty se počítají po třech: sečtěte tři karty a odečtěte {taken}. Tři nízké karty tedy dají {low_trick} oko a všechny karty dohromady {total}.</translation>
    </message>
    <message>
        <source>Make groups of three. Each group is the sum of its cards less {taken}.</source>
        <translation>Rozdělte karty do trojic. Každá trojice je součet karet minus {taken}.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards: {total} points in all. The difference from {par} is paid, in the first povinnost {rate} hellers a point.</source>
        <translation>Po posledním zdvihu spočítá každá strana své zdvihy a shoz: dohromady {total} očí. Platí se rozdíl od {par}, v základní povinnosti {rate} haléřů za oko.</translation>
    </message>
    <message>
        <source>If one or two cards are left over, two thirds of a point are taken off for each, and the count is rounded to a whole point. Both sides together always have {total}.</source>
        <translation>Zbude-li jedna karta nebo dvě, odečtou se za každou dvě třetiny oka a výsledek se zaokrouhlí na celé oko. Obě strany mají dohromady vždy {total}.</translation>
    </message>
    <message>
        <source>Announced values are added, then the sum is rounded up to whole crowns. An example: {example} points are {over} above {par}, so {hellers} hellers, so {crowns} Kč from each loser.</source>
        <translation>Hlášky se přičtou a součet se zaokrouhlí nahoru na celé koruny. Příklad: {example} očí je {over} nad {par}, tedy {hellers} haléřů, a tak {crowns} Kč od každého poraženého.</translation>
    </message>
    <message>
        <source>In preferanc a point costs {first} hellers after the first draw, {second} after the second and {third} after the third, in sólo {solo}. After a flek it counts ×{flek}.</source>
        <translation>V preferancu platí oko {first} haléřů po prvním zdvihu talonu, {second} po druhém a {third} po třetím, v sólu {solo}. Po fleku se počítá ×{flek}.</translation>
    </message>
    <message>
        <source>There is a ceiling: in one hand nobody pays one other player more than {ceiling} Kč.</source>
        <translation>Platí herní strop: v jedné hře nezaplatí nikdo jednomu hráči víc než {ceiling} Kč.</translation>
    </message>
    <message>
        <source>In preferanc the bidder looks at three talon cards. He or she may keep them, or take the other three, with the rate ×{second}, or go back to the first three, with the rate ×{third}.</source>
        <translation>V preferancu si aktér prohlédne tři karty talonu. Smí si je nechat, nebo vzít druhé tři se sazbou ×{second}, nebo se vrátit k prvním třem se sazbou ×{third}.</translation>
    </message>
    <message>
        <source>Druhá povinnost is the first one with the pagát announced: your pagát must take the last trick. It is paid with {pagat} Kč, won or lost.</source>
        <translation>Druhá povinnost je první s hlášeným pagátem: váš pagát musí vzít poslední zdvih. Platí se za něj {pagat} Kč, ať vyjde, nebo ne.</translation>
    </message>
    <message>
        <source>In preferanc you are alone with three talon cards, in sólo alone without any. Both need many high trumps: three players pay you, or you pay three.</source>
        <translation>V preferancu jste sami se třemi kartami z talonu, v sólu bez talonu. Obojí chce hodně vysokých taroků: zaplatí vám tři, nebo zaplatíte třem.</translation>
    </message>
    <message>
        <source>When everybody has approved the první, the forehand may play Varšava instead: each for himself, and a player with the most points pays. It is good with few trumps and low cards.</source>
        <translation>Když všichni schválili první, smí forhont hrát místo ní Varšavu: každý za sebe a platí ten, kdo má nejvíc očí. Hodí se k ní málo taroků a nízké karty.</translation>
    </message>
    <message>
        <source>Before the talon the bidder calls the XIX, or, holding it, the next of XVIII, XVII and XVI that he or she does not hold. The player who has that card is the partner and keeps silent.</source>
        <translation>Před talonem volá aktér XIX, a když ji má, tak další z XVIII, XVII a XVI, kterou nemá. Kdo tu kartu má, je jeho spoluhráč a mlčí.</translation>
    </message>
    <message>
        <source>The called card may lie in the talon. If the bidder draws it, he or she plays alone and nobody else knows it. If another player draws it, that player is the partner.</source>
        <translation>Volaná karta může ležet v talonu. Když si ji koupí aktér, hraje sám a nikdo jiný to neví. Když ji dostane jiný hráč, je spoluhráčem on.</translation>
    </message>
    <message>
        <source>If you hold the called card, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Máte-li volanou kartu, hrajete s aktérem a víte to jen vy. Pomáhejte potichu: na aktérovy zdvihy mažte.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Jste aktérův spoluhráč. Kterou kartu zahrajete?</translation>
    </message>
    <message>
        <source>Hlášky must be announced before the first card. A missed or a wrong one is a renonc. One kind counts your trumps, the other your five-point cards.</source>
        <translation>Hlášky se před první kartou hlásit musí. Zapomenutá nebo špatná hláška je renonc. Jedna řada je podle počtu taroků, druhá podle karet za pět očí.</translation>
    </message>
    <message>
        <source>No trump is barvy, {barvy} Kč. One or two are barvičky, {barvicky} hellers. Eight or nine are taročky, {tarocky} hellers. Ten or more are taroky, {taroky} Kč.</source>
        <translation>Žádný tarok jsou barvy za {barvy} Kč. Jeden nebo dva jsou barvičky za {barvicky} haléřů. Osm nebo devět jsou taročky za {tarocky} haléřů. Deset a víc jsou taroky za {taroky} Kč.</translation>
    </message>
    <message>
        <source>Škýz, mont and pagát are the trul, {trul} hellers. Any four five-point cards are honery, {honery} hellers. The trul with kings is trulhonery, {trulhonery} Kč. Four kings are královské honery, {kralovske} Kč.</source>
        <translation>Škýz, mont a pagát jsou trul za {trul} haléřů. Libovolné čtyři karty za pět očí jsou honery za {honery} haléřů. Trul s králi jsou trulhonery za {trulhonery} Kč. Čtyři králové jsou královské honery za {kralovske} Kč.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid with {silent} Kč, announced with {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Pagát, který vezme poslední zdvih, platí {silent} Kč, hlášený {announced} Kč. Když ho tam někdo přebije nebo když hlášený padne dřív, zaplatí jeho strana totéž.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says flek: the rate counts ×{flek}. The bidder&apos;s side may answer re, then comes sup. Game and announced pagát are doubled separately.</source>
        <translation>Protihráč, který věří ve výhru, řekne flek: sazba se počítá ×{flek}. Aktérova strana smí odpovědět re, pak přijde sup. Hra a hlášený pagát se flekují zvlášť.</translation>
    </message>
    <message>
        <source>For a small renonc the offender pays each player {fine} Kč, and the hand goes on: a lead out of turn, a card ahead of turn, a suit not followed if it is noticed before the next card.</source>
        <translation>Malý renonc stojí {fine} Kč každému a hraje se dál: výnos mimo pořadí, předhozená karta, nectěná barva, pokud si toho někdo všimne před další kartou.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Pagát, který vezme poslední zdvih, se platí zvlášť. Můžete si ho do té doby nechat?</translation>
    </message>
    <message>
        <source>Everybody has approved your game. What do you play?</source>
        <translation>Vaši hru všichni schválili. Co budete hrát?</translation>
    </message>
    <message>
        <source>{A} plays the první povinnost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} hraje první povinnost, spoluhráč: {C}. Jejich strana má {told} očí. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{B} plays preferanc with the second three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} hraje preferanc s druhými třemi kartami talonu a má {told} očí. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{A} plays sólo and has {told} points. Flek, re and sup were said: a point counts ×{sup}. What does each player win or pay?</source>
        <translation>{A} hraje sólo a má {told} očí. Zaznělo flek, re a sup: oko se počítá ×{sup}. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>You are the bidder. Which card do you call?</source>
        <translation>Jste aktér. Kterou kartu zavoláte?</translation>
    </message>
    <message>
        <source>Do you announce or challenge anything?</source>
        <translation>Ohlásíte nebo flekujete něco?</translation>
    </message>
    <message>
        <source>You play against the bidder. In a povinnost you don&apos;t know at first who is with you. Be careful with points until the called card has been played.</source>
        <translation>Hrajete proti aktérovi. V povinnosti zprvu nevíte, kdo hraje s vámi. Dokud nepadne volaná karta, zacházejte s očima opatrně.</translation>
    </message>
    <message>
        <source>Every other renonc is a big one: the hand ends at once, and the offender pays the rate of the game and all announced hlášky to each player.</source>
        <translation>Každý jiný renonc je velký: hra hned končí a provinilec platí každému sazbu hry a všechny ohlášené hlášky.</translation>
    </message>
    <message>
        <source>The last hand is Varšava. Everybody plays alone, and the player with the most points pays. Follow suit, beat if you can, and get rid of high cards early.</source>
        <translation>Poslední hra je Varšava. Každý hraje sám a platí ten, kdo má nejvíc očí. Ctěte barvu, přebíjejte, když to jde, a vysokých karet se zbavujte brzy.</translation>
    </message>
</context>
<context>
    <name>CzechMessages</name>
    <message>
        <source>{seat} forgot to add a talon card to the trick.</source>
        <translation>{seat} zapomíná přidat ke zdvihu kartu z talonu.</translation>
    </message>
    <message>
        <source>Wrong discards came to light after the announcements had begun: {seat}.</source>
        <translation>Špatně odložené karty vyšly najevo až po první hlášce: {seat}.</translation>
    </message>
    <message>
        <source>{seat} owes more than the ceiling in this hand; it is cut to {amount}.</source>
        <translation>{seat} má v této hře platit víc než herní strop; platí se {amount}.</translation>
    </message>
    <message>
        <source>{seat} refused the talon card.</source>
        <translation>{seat} odmítá kartu z talonu.</translation>
    </message>
    <message>
        <source>{seat} had a wrong number of cards.</source>
        <translation>{seat} má špatný počet karet.</translation>
    </message>
    <message>
        <source>{seat} looked at cards while dealing.</source>
        <translation>{seat} při rozdávání nahlíží do karet.</translation>
    </message>
    <message>
        <source>{seat} led before the trick was collected.</source>
        <translation>{seat} vynáší dřív, než je zdvih sebrán.</translation>
    </message>
    <message>
        <source>{seat} had other money on the table, or bought in without the others.</source>
        <translation>{seat} má na stole jiné peníze, nebo si dokupuje bez dohody.</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you approve?</source>
        <translation>{seat} hraje: {name}. Schvalujete?</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you stop it?</source>
        <translation>{seat} hraje: {name}. Zastavíte to?</translation>
    </message>
    <message>
        <source>After the knock: how do you want the cards dealt?</source>
        <translation>Klepnuto: jak se má rozdávat?</translation>
    </message>
    <message>
        <source>{seat} continued before everybody had approved or bid.</source>
        <translation>{seat} pokračuje dřív, než se všichni vyjádřili.</translation>
    </message>
    <message>
        <source>All have approved: which game do you play?</source>
        <translation>Všichni schválili: kterou hru hrajete?</translation>
    </message>
    <message>
        <source>Add a talon card to the trick.</source>
        <translation>Přidejte ke zdvihu kartu z talonu.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klepnout</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Stop: {name}</source>
        <translation>Zastavit: {name}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrá</translation>
    </message>
    <message>
        <source>Play the first povinnost</source>
        <translation>Hrát základní</translation>
    </message>
    <message>
        <source>Add the talon card</source>
        <translation>Přidat kartu z talonu</translation>
    </message>
    <message>
        <source>A big renonc at the rate of the game</source>
        <translation>Velký renonc podle sazby hry</translation>
    </message>
    <message>
        <source>Instead of cutting: the forehand chooses how the cards are dealt.</source>
        <translation>Místo sejmutí: způsob rozdávání volí forhont.</translation>
    </message>
    <message>
        <source>Each for himself: whoever has the most points pays.</source>
        <translation>Každý za sebe: platí, kdo má nejvíc očí.</translation>
    </message>
    <message>
        <source>Each point then counts {rate}.</source>
        <translation>Oko pak platí: {rate}.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Tyto karty se vám hodí nejvíc; očí v nich: {points}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Odložených očí: {points}.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Bere zdvih; očí zatím na stole: {points}.</translation>
    </message>
    <message>
        <source>Most points: {seat} ({points})</source>
        <translation>Nejvíc očí: {seat} ({points})</translation>
    </message>
    <message>
        <source>{points} of 70 points, difference from 35|{result}</source>
        <translation>{points} ze 70 očí, rozdíl do 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, above 35|{result}</source>
        <translation>{points} ze 70 očí, nad 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, below 35|{result}</source>
        <translation>{points} ze 70 očí, pod 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70, {result} above 35</source>
        <translation>{points} ze 70, {result} nad 35</translation>
    </message>
    <message>
        <source>{points} of 70, {result} below 35</source>
        <translation>{points} ze 70, {result} pod 35</translation>
    </message>
    <message>
        <source>Each point counts {rate}|{result}</source>
        <translation>Oko po {rate}|{result}</translation>
    </message>
    <message>
        <source>each point {rate}</source>
        <translation>oko po {rate}</translation>
    </message>
    <message>
        <source>Rate of a big renonc|{rate}</source>
        <translation>Sazba velkého renonce|{rate}</translation>
    </message>
    <message>
        <source>All announcements|{amount}</source>
        <translation>Všechny hlášky|{amount}</translation>
    </message>
    <message>
        <source>The ceiling applies: {amount} from one player to one other.</source>
        <translation>Platí herní strop: {amount} od jednoho hráče druhému.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n oko k výhře</numerusform>
            <numerusform>%n oka k výhře</numerusform>
            <numerusform>%n očí k výhře</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Se spoluhráčem, %n karta z talonu; za oko: {rate}.</numerusform>
            <numerusform>Se spoluhráčem, %n karty z talonu; za oko: {rate}.</numerusform>
            <numerusform>Se spoluhráčem, %n karet z talonu; za oko: {rate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against three, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Jeden proti třem, %n karta z talonu; za oko: {rate}.</numerusform>
            <numerusform>Jeden proti třem, %n karty z talonu; za oko: {rate}.</numerusform>
            <numerusform>Jeden proti třem, %n karet z talonu; za oko: {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded up to whole koruny</source>
        <translation>Zaokrouhlení na celé koruny</translation>
    </message>
    <message>
        <source>Ceiling: {amount}</source>
        <translation>Herní strop: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at a time.</source>
        <translation>
            <numerusform>Po %n kartě.</numerusform>
            <numerusform>Po %n kartách.</numerusform>
            <numerusform>Po %n kartách.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of the first hand, then %n card(s) for each of the others, then the other half.</source>
        <translation>
            <numerusform>Půl listu forhontovi, ostatním po %n kartě, nakonec druhá půlka.</numerusform>
            <numerusform>Půl listu forhontovi, ostatním po %n kartách, nakonec druhá půlka.</numerusform>
            <numerusform>Půl listu forhontovi, ostatním po %n kartách, nakonec druhá půlka.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechOptions</name>
    <message>
        <source>Calling one&apos;s own card</source>
        <translation>Volání vlastní karty</translation>
    </message>
    <message>
        <source>Whether a bidder who holds the XIX may call it and play alone.</source>
        <translation>Zda smí aktér, který drží XIX, volat ji a hrát sám.</translation>
    </message>
    <message>
        <source>no: the next one down</source>
        <translation>ne: nejbližší nižší</translation>
    </message>
    <message>
        <source>yes, and play alone</source>
        <translation>ano, a hrát sám</translation>
    </message>
    <message>
        <source>Barvy with a card of the trul</source>
        <translation>Barvy s jednou kartou trulu</translation>
    </message>
    <message>
        <source>Whether barvy may hold one single trump if it is škýz, mont or pagát.</source>
        <translation>Zda barvy snesou jediný tarok, je-li to škýz, mont nebo pagát.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>žádný tarok</translation>
    </message>
    <message>
        <source>one of them is allowed</source>
        <translation>jeden z nich je dovolen</translation>
    </message>
    <message>
        <source>Discarding trumps</source>
        <translation>Odkládání taroků</translation>
    </message>
    <message>
        <source>Whether a trump may be discarded when nothing else is left.</source>
        <translation>Zda se smí odložit tarok, když jiná karta nezbývá.</translation>
    </message>
    <message>
        <source>only then, face up</source>
        <translation>jen tehdy, lícem nahoru</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nikdy; místo něj král</translation>
    </message>
    <message>
        <source>Silent pagát caught</source>
        <translation>Chycený tichý pagát</translation>
    </message>
    <message>
        <source>Whether a silent pagát costs something when the opponents take it in the last trick.</source>
        <translation>Zda se platí za tichého pagáta, kterého v posledním zdvihu vezmou protihráči.</translation>
    </message>
    <message>
        <source>yes, as much as it would win</source>
        <translation>ano, tolik, kolik by vynesl</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Highest flek</source>
        <translation>Nejvyšší flek</translation>
    </message>
    <message>
        <source>How far the fleks go.</source>
        <translation>Kam až sahá řada fleků.</translation>
    </message>
    <message>
        <source>Comparing points in Varšava</source>
        <translation>Porovnání očí ve Varšavě</translation>
    </message>
    <message>
        <source>Whether thirds of a point decide who has the most.</source>
        <translation>Zda o nejvíc očích rozhodují i třetiny oka.</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>celé oči</translation>
    </message>
    <message>
        <source>At a tournament table: who brings an offense to light. At the other tables the referee speaks at once.</source>
        <translation>U turnajového stolu: kdo na přestupek upozorní. U ostatních stolů zasahuje rozhodčí hned.</translation>
    </message>
    <message>
        <source>sixteen times</source>
        <translation>šestnáctkrát</translation>
    </message>
    <message>
        <source>thirty-two times</source>
        <translation>dvaatřicetkrát</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Several big renoncs</source>
        <translation>Více velkých renonců</translation>
    </message>
    <message>
        <source>What is paid for several big renoncs in one hand.</source>
        <translation>Co se platí za více velkých renonců v jedné hře.</translation>
    </message>
    <message>
        <source>each one, by the player who committed it</source>
        <translation>každý, platí ho ten, kdo ho udělal</translation>
    </message>
    <message>
        <source>only the one found first</source>
        <translation>jen ten, který byl zjištěn první</translation>
    </message>
    <message>
        <source>Leading before the trick is collected</source>
        <translation>Vynášení před sebráním zdvihu</translation>
    </message>
    <message>
        <source>Whether all have agreed that the winner of a trick may lead before collecting it.</source>
        <translation>Zda všichni předem schválili, že dobírající hráč smí vynést před sebráním zdvihu.</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>nedohodnuto</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>dohodnuto</translation>
    </message>
    <message>
        <source>Stopping a preferanc</source>
        <translation>Zastavení preferance</translation>
    </message>
    <message>
        <source>How many seconds the others have to stop a preferanc with a sólo; 0: as long as they like.</source>
        <translation>Kolik sekund mají ostatní na zastavení preferance sólem; 0: kolik chtějí.</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>přesně, s třetinami</translation>
    </message>
    <message>
        <source>When the referee speaks</source>
        <translation>Kdy rozhodčí zasáhne</translation>
    </message>
    <message>
        <source>when a player claims it or the cards show it</source>
        <translation>na upozornění hráče, nebo když to karty ukážou</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>ihned</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>po posledním zdvihu</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>První rozdávající</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo rozdává první hru kola.</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>rozdává, kdo vylosuje nejvyšší kartu</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>určí pořadatel</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Počet kol turnaje</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Kolik kol se hraje.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minuty jednoho kola</translation>
    </message>
    <message>
        <source>How long a round lasts; a hand that has begun is finished.</source>
        <translation>Jak dlouho kolo trvá; rozehraná hra se dohraje.</translation>
    </message>
</context>
<context>
    <name>CzechReadings</name>
    <message>
        <source>Is the card called freely from the XIX to the XVI?</source>
        <translation>Volí se libovolně mezi XIX a XVI?</translation>
    </message>
    <message>
        <source>Who pays whom when two play against two?</source>
        <translation>Kdo platí komu, hrají-li dva proti dvěma?</translation>
    </message>
    <message>
        <source>Each loser pays one winner.</source>
        <translation>Každý, kdo prohrál, platí jednomu z těch, kdo vyhráli.</translation>
    </message>
    <message>
        <source>Which way is a negative sum rounded up?</source>
        <translation>Kterým směrem se zaokrouhluje záporný součet?</translation>
    </message>
    <message>
        <source>The amount that is paid is rounded up, whoever pays it.</source>
        <translation>Nahoru se zaokrouhluje placená částka, ať platí kdokoli.</translation>
    </message>
    <message>
        <source>For all that one player pays one other in a hand, small fines included.</source>
        <translation>Pro vše, co jeden hráč v jedné hře zaplatí druhému, i s malými renonci.</translation>
    </message>
    <message>
        <source>What does the dealer pay who looks at cards while dealing, when no game is played yet?</source>
        <translation>Co platí rozdávající, který se při rozdávání podívá do karet, když se ještě žádná hra nehraje?</translation>
    </message>
    <message>
        <source>2 koruny to each player; the same dealer deals again.</source>
        <translation>2 Kč každému; stejný hráč rozdává znovu.</translation>
    </message>
    <message>
        <source>When is the talon card forgotten?</source>
        <translation>Kdy je karta z talonu zapomenutá?</translation>
    </message>
    <message>
        <source>When the next card is led: until then it may be added.</source>
        <translation>Vynesením další karty: do té doby ji lze přidat.</translation>
    </message>
    <message>
        <source>No: every one ends the hand and costs 4 or 8.</source>
        <translation>Ne: každý hru končí a stojí 4 nebo 8.</translation>
    </message>
    <message>
        <source>Does a silent pagát count when it is lost?</source>
        <translation>Platí se tichý pagát i prohraný?</translation>
    </message>
    <message>
        <source>All that the other side owns without tricks: discards, unused talon cards.</source>
        <translation>Všechny, které protistrana má beze zdvihů: shoz, nevyužité karty z talonu.</translation>
    </message>
    <message>
        <source>Is the game settled beside a big renonc?</source>
        <translation>Platí se vedle velkého renonce i hra?</translation>
    </message>
    <message>
        <source>No: the renonc alone, and each one that comes to light by the ruling; small fines of the hand stay.</source>
        <translation>Ne: jen renonc, a to každý, který se do rozhodnutí zjistí; malé pokuty z této hry zůstávají.</translation>
    </message>
    <message>
        <source>Which announcements are paid with a big renonc?</source>
        <translation>Které hlášky se platí k velkému renonci?</translation>
    </message>
    <message>
        <source>Does the lone bidder get three times the announcements too?</source>
        <translation>Dostane licitující trojnásobek i hlášek?</translation>
    </message>
    <message>
        <source>No: three times the rate, and the announcements once.</source>
        <translation>Ne: trojnásobek sazby a hlášky jednou.</translation>
    </message>
    <message>
        <source>Are the 2 koruny shared, or paid to each?</source>
        <translation>Dělí se 2 koruny, nebo se platí každému?</translation>
    </message>
    <message>
        <source>They are paid to each of the others.</source>
        <translation>Platí se každému z ostatních.</translation>
    </message>
    <message>
        <source>How does the auction continue after a higher bid, and who may bid again?</source>
        <translation>Jak pokračuje licitace po přelicitování a kdo smí znovu?</translation>
    </message>
    <message>
        <source>It rises until the three others have approved in a row; a player who has approved may still outbid a later bid. Preferanc stands at once, except against sólo.</source>
        <translation>Stoupá, dokud tři ostatní po sobě neschválí; kdo schválil, smí ještě přelicitovat pozdější hru. Preferanc platí hned, jen ne proti sólu.</translation>
    </message>
    <message>
        <source>No: the highest of the four that the bidder does not hold; a bidder who holds all four calls the XIX and plays alone.</source>
        <translation>Ne: volí se nejvyšší z těch čtyř, které aktér nemá; má-li všechny, volí XIX a hraje sám.</translation>
    </message>
    <message>
        <source>What does each value mean?</source>
        <translation>Co která hláška znamená?</translation>
    </message>
    <message>
        <source>Taročky 8 or 9 trumps, taroky 10 or more, barvičky 1 or 2, barvy none; honery four of the seven five-point cards; one value of each kind.</source>
        <translation>Taročky 8 nebo 9 taroků, taroky 10 a víc, barvičky 1 nebo 2, barvy žádný; honery čtyři ze sedmi karet za pět očí; od každého druhu jedna hláška.</translation>
    </message>
    <message>
        <source>What happens to thirds of a point?</source>
        <translation>Co s třetinami oka?</translation>
    </message>
    <message>
        <source>Whole points are counted, rounded to the nearest.</source>
        <translation>Počítají se celé oči, zaokrouhlené k nejbližšímu.</translation>
    </message>
    <message>
        <source>Does the ceiling apply to each payment or to the hand?</source>
        <translation>Platí strop pro každou platbu, nebo pro celou hru?</translation>
    </message>
    <message>
        <source>What may not be discarded?</source>
        <translation>Které karty se odložit nesmějí?</translation>
    </message>
    <message>
        <source>No kings and no cards of the trul; other trumps only when nothing else is left, face up.</source>
        <translation>Králové a karty trulu nikdy; jiné taroky jen když nic jiného nezbývá, a to lícem nahoru.</translation>
    </message>
    <message>
        <source>What happens to a card that was led or played out of turn?</source>
        <translation>Co s kartou vynesenou nebo přihozenou mimo pořadí?</translation>
    </message>
    <message>
        <source>A lead goes back; a card played ahead of turn stays and is played if it fits, otherwise it is exchanged.</source>
        <translation>Výnos se vrací; předhozená karta zůstává a hraje se, pokud vyhovuje, jinak se vymění.</translation>
    </message>
    <message>
        <source>In which order are announcements made, and until when can they be added?</source>
        <translation>V jakém pořadí se hlásí a do kdy lze dohlásit?</translation>
    </message>
    <message>
        <source>The bidder first, then to the right, until all are done; they can be added until the first lead, in preferanc until the unused talon cards are turned up.</source>
        <translation>Nejdřív aktér, pak doprava, dokud všichni neodhlásí; dohlásit lze do prvního výnosu, při preferanci do otočení zbylých karet.</translation>
    </message>
    <message>
        <source>Are there small offenses in Varšava?</source>
        <translation>Jsou ve Varšavě malé renonce?</translation>
    </message>
    <message>
        <source>Yes: it costs 2 if the opponents take it in the last trick; if its holder&apos;s partner takes it, it counts for nobody.</source>
        <translation>Ano: vezmou-li ho protihráči v posledním zdvihu, stojí 2; vezme-li ho spoluhráč, neplatí nikomu.</translation>
    </message>
    <message>
        <source>Which cards are deducted from the 35 points in preferanc?</source>
        <translation>Které karty se při preferanci odečítají od 35 očí?</translation>
    </message>
    <message>
        <source>How far do the fleks go, and do they apply to pagát and valát?</source>
        <translation>Kam až sahá flek a platí i na pagáta a valát?</translation>
    </message>
    <message>
        <source>To sixteen times; pagát and valát have fleks of their own, and hand values are never multiplied.</source>
        <translation>Do šestnáctinásobku; pagát a valát mají vlastní řadu a hlášky z ruky se nikdy nenásobí.</translation>
    </message>
    <message>
        <source>All valid ones of both sides, each at its own flek; a wrong one does not count.</source>
        <translation>Všechny platné obou stran, každá se svým flekem; špatná hláška hláškou není.</translation>
    </message>
    <message>
        <source>How long does failing to follow suit count as a small offense?</source>
        <translation>Do kdy je nectění malým renoncem?</translation>
    </message>
    <message>
        <source>Until the next player has played any card.</source>
        <translation>Dokud další hráč nepřihodí jakoukoli kartu.</translation>
    </message>
    <message>
        <source>Do two players with wrong counts pay each other?</source>
        <translation>Platí si navzájem dva hráči se špatným počtem karet?</translation>
    </message>
    <message>
        <source>Equal amounts cancel.</source>
        <translation>Stejné částky se vyruší.</translation>
    </message>
    <message>
        <source>When does a hand begin in which the talon is not taken apart?</source>
        <translation>Kdy začíná hra, při níž se talon nerozebírá?</translation>
    </message>
    <message>
        <source>When the auction is over.</source>
        <translation>Když skončí licitace.</translation>
    </message>
    <message>
        <source>Does the rule on unused talon cards apply to the forhont alone?</source>
        <translation>Týká se pravidlo o zbylých kartách talonu jen forhonta?</translation>
    </message>
    <message>
        <source>No: to every player of a preferanc.</source>
        <translation>Ne: každého hráče preferance.</translation>
    </message>
    <message>
        <source>Any player who holds the pagát.</source>
        <translation>Každý, kdo drží pagáta.</translation>
    </message>
    <message>
        <source>Are thirds of a point compared?</source>
        <translation>Porovnávají se i třetiny oka?</translation>
    </message>
    <message>
        <source>No, whole points.</source>
        <translation>Ne, celé oči.</translation>
    </message>
    <message>
        <source>When the offense was committed.</source>
        <translation>V okamžiku přestupku.</translation>
    </message>
    <message>
        <source>Nothing beats the škýz, so any trump but a protected pagát may be played.</source>
        <translation>Škýze nic nepřebije, proto lze dát kterýkoli tarok kromě chráněného pagáta.</translation>
    </message>
    <message>
        <source>At the tournament table when somebody claims it or the cards show it; a table may choose at once, or after the last trick.</source>
        <translation>U turnajového stolu na upozornění, nebo když to ukážou karty; stůl si může zvolit ihned, nebo až po posledním zdvihu.</translation>
    </message>
    <message>
        <source>What happens to a hand when the time is up?</source>
        <translation>Co s hrou, když vyprší čas?</translation>
    </message>
    <message>
        <source>The player buys in again, in tens.</source>
        <translation>Dokoupí si v desítkách.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; the deal goes to the right; the partner stays secret until revealed by a card or word.</source>
        <translation>První rozdávající se losuje, dál se rozdává doprava; spoluhráč je tajný, dokud se neukáže.</translation>
    </message>
    <message>
        <source>Any player for his or her side; it is an announcement, not a game.</source>
        <translation>Kdokoli za svou stranu; je to hláška, ne hra.</translation>
    </message>
    <message>
        <source>Which rate applies to a preferanc before the draw is fixed?</source>
        <translation>Která sazba platí při preferanci, dokud není kup rozhodnut?</translation>
    </message>
    <message>
        <source>What is the first, second and third zdvih of a preferanc?</source>
        <translation>Co je první, druhý a třetí zdvih v preferanci?</translation>
    </message>
    <message>
        <source>The draw of three talon cards: the first three, the second three, back to the first.</source>
        <translation>Kup tří karet z talonu: první tři, druhé tři, návrat k prvním.</translation>
    </message>
    <message>
        <source>How long may a preferanc be stopped?</source>
        <translation>Jak dlouho lze preferanc zastavit?</translation>
    </message>
    <message>
        <source>Until its player takes the first talon card; of two who stop it, the one earlier in turn.</source>
        <translation>Dokud si hráč nevezme první kartu z talonu; ze dvou sól platí to dřívější v pořadí.</translation>
    </message>
    <message>
        <source>Who may bid the second povinnost?</source>
        <translation>Kdo smí hlásit druhou povinnost?</translation>
    </message>
    <message>
        <source>When must a player be without a trick to get double?</source>
        <translation>Kdy musí být hráč bez zdvihu, aby dostal dvojnásobek?</translation>
    </message>
    <message>
        <source>How do throwing the mont on the škýz and the duty to beat go together?</source>
        <translation>Jak jde dohromady přimazání monta na škýze a povinnost přebíjet?</translation>
    </message>
    <message>
        <source>When does the referee notice?</source>
        <translation>Kdy si rozhodčí přestupku všimne?</translation>
    </message>
    <message>
        <source>Do the values of several players of a side add up?</source>
        <translation>Sčítají se hlášky více hráčů jedné strany?</translation>
    </message>
    <message>
        <source>Yes; those of all three opponents count in each payment of a lone player.</source>
        <translation>Ano; hlášky všech tří protihráčů platí v každé platbě hráče, který hraje sám.</translation>
    </message>
    <message>
        <source>It is finished.</source>
        <translation>Dohraje se.</translation>
    </message>
    <message>
        <source>What if a player can&apos;t pay?</source>
        <translation>Co když hráč nemá čím zaplatit?</translation>
    </message>
    <message>
        <source>May the rest be claimed when all tricks are certain?</source>
        <translation>Lze zbytek vyhlásit, jsou-li všechny zdvihy jisté?</translation>
    </message>
    <message>
        <source>No: every hand is played out, trick by trick.</source>
        <translation>Ne: každá hra se dohraje zdvih po zdvihu.</translation>
    </message>
    <message>
        <source>Who deals first, and who knows the partner?</source>
        <translation>Kdo rozdává první a kdo ví o spoluhráči?</translation>
    </message>
    <message>
        <source>Does a bidder who plays alone with a bought card get three rates?</source>
        <translation>Dostane aktér, který s dokoupenou kartou hraje sám, trojnásobek?</translation>
    </message>
    <message>
        <source>No: the sheet grants that in preferanc and sólo only.</source>
        <translation>Ne: to platí jen při preferanci a sólu.</translation>
    </message>
    <message>
        <source>Who may announce a valát?</source>
        <translation>Kdo smí hlásit valát?</translation>
    </message>
    <message>
        <source>That of the draw reached at that moment.</source>
        <translation>Ta, která odpovídá kupu v tom okamžiku.</translation>
    </message>
</context>
<context>
    <name>CzechRights</name>
    <message>
        <source>The dealer must deal level above the table, the first six cards to the talon.</source>
        <translation>Rozdávající musí rozdávat vodorovně nad stolem, prvních šest karet do talonu.</translation>
    </message>
    <message>
        <source>The chief referee must decide what is not on the list.</source>
        <translation>O tom, co ve výčtu není, musí rozhodnout hlavní rozhodčí.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Každou hlášku, na kterou máte karty, musíte říci před první kartou.</translation>
    </message>
    <message>
        <source>Everybody must get twelve cards, and must count them during the deal.</source>
        <translation>Každý musí dostat dvanáct karet a při rozdávání si je přepočítat.</translation>
    </message>
    <message>
        <source>A player with a wrong number of cards must say so before the first lead.</source>
        <translation>Kdo má špatný počet karet, musí to ohlásit před prvním výnosem.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Kartu smíte zahrát, jen když jste na řadě.</translation>
    </message>
    <message>
        <source>You must play the hand to its end, trick by trick.</source>
        <translation>Hru musíte dohrát zdvih po zdvihu.</translation>
    </message>
    <message>
        <source>In Varšava, too, you must follow suit, or else play a trump.</source>
        <translation>I při Varšavě musíte ctít barvu, jinak dát tarok.</translation>
    </message>
    <message>
        <source>In Varšava you must beat the trick if you can.</source>
        <translation>Při Varšavě musíte přebít, můžete-li.</translation>
    </message>
    <message>
        <source>In Varšava you may play the pagát only as your last trump.</source>
        <translation>Při Varšavě smíte pagáta zahrát jen jako poslední tarok.</translation>
    </message>
    <message>
        <source>You must put wrong discards right before the first announcement.</source>
        <translation>Špatně odložené karty musíte opravit před první hláškou.</translation>
    </message>
    <message>
        <source>Nobody may pay one other player more than the ceiling in a hand.</source>
        <translation>Nikdo nesmí jednomu protihráči v jedné hře zaplatit víc než herní strop.</translation>
    </message>
    <message>
        <source>In Varšava the forehand must add a talon card to each of the first six tricks.</source>
        <translation>Ve Varšavě musí forhont ke každému z prvních šesti zdvihů přidat kartu z talonu.</translation>
    </message>
    <message>
        <source>You must not refuse a talon card.</source>
        <translation>Kartu z talonu nesmíte odmítnout.</translation>
    </message>
    <message>
        <source>Everybody must say aloud whether he or she approves or bids.</source>
        <translation>Každý musí nahlas říci, zda schvaluje, nebo licituje.</translation>
    </message>
    <message>
        <source>The dealer must not look at cards.</source>
        <translation>Rozdávající nesmí do karet nahlížet.</translation>
    </message>
    <message>
        <source>You must not lead before the trick is collected, unless the others agree.</source>
        <translation>Bez souhlasu ostatních nesmíte vynést dřív, než je zdvih sebrán.</translation>
    </message>
    <message>
        <source>Only game money may lie on the table; you may buy in only if all agree.</source>
        <translation>Na stole smí být jen peníze ke hře; dokoupit se smíte jen po dohodě.</translation>
    </message>
</context>
<context>
    <name>CzechRules</name>
    <message>
        <source>Wrong deal found after the talon was opened</source>
        <translation>Zadání zjištěné po rozebrání talonu</translation>
    </message>
    <message>
        <source>Wrong deal found after the first lead</source>
        <translation>Zadání zjištěné po prvním výnosu</translation>
    </message>
    <message>
        <source>Varšava: card out of turn</source>
        <translation>Varšava: karta mimo pořadí</translation>
    </message>
    <message>
        <source>Varšava: failing to follow suit</source>
        <translation>Varšava: nectění barvy</translation>
    </message>
    <message>
        <source>Varšava: trick not beaten</source>
        <translation>Varšava: nepřebití zdvihu</translation>
    </message>
    <message>
        <source>Varšava: pagát before another trump</source>
        <translation>Varšava: pagát před jiným tarokem</translation>
    </message>
    <message>
        <source>Trul card discarded</source>
        <translation>Odložená karta trulu</translation>
    </message>
    <message>
        <source>Varšava: rest thrown in</source>
        <translation>Varšava: vyhození zbylých karet</translation>
    </message>
    <message>
        <source>Payment above the ceiling</source>
        <translation>Platba nad herní strop</translation>
    </message>
    <message>
        <source>Talon card forgotten</source>
        <translation>Zapomenutá karta z talonu</translation>
    </message>
    <message>
        <source>Talon card refused</source>
        <translation>Odmítnutí karty z talonu</translation>
    </message>
    <message>
        <source>No word of approval</source>
        <translation>Nevyslovené schválení</translation>
    </message>
    <message>
        <source>Wrong discards found late</source>
        <translation>Pozdě zjištěné špatné odložení</translation>
    </message>
    <message>
        <source>Looking at cards while dealing</source>
        <translation>Nahlédnutí do karet při rozdávání</translation>
    </message>
    <message>
        <source>Lead before the trick is collected</source>
        <translation>Výnos před sebráním zdvihu</translation>
    </message>
    <message>
        <source>Other money, or a hidden buy-in</source>
        <translation>Jiné peníze nebo tajný dokup</translation>
    </message>
</context>
<context>
    <name>CzechSubjects</name>
    <message>
        <source>{name}: a big renonc</source>
        <translation>{name}: velký renonc</translation>
    </message>
    <message>
        <source>{name}: stands without approval</source>
        <translation>{name}: platí bez schválení</translation>
    </message>
    <message>
        <source>Factor of the rate after one, two, three draws</source>
        <translation>Násobek sazby po prvním, druhém, třetím kupu</translation>
    </message>
    <message>
        <source>Payments are rounded up to</source>
        <translation>Platby se zaokrouhlují nahoru na</translation>
    </message>
    <message>
        <source>A silent pagát that is caught is paid</source>
        <translation>Chycený tichý pagát se platí</translation>
    </message>
    <message>
        <source>The most one player pays one other in a hand</source>
        <translation>Nejvyšší platba jednoho hráče druhému v jedné hře</translation>
    </message>
    <message>
        <source>Rates that a defender pays a lone bidder for a big renonc</source>
        <translation>Sazby, které za velký renonc platí protihráč licitujícímu</translation>
    </message>
    <message>
        <source>Several big renoncs in a hand</source>
        <translation>Více velkých renonců v jedné hře</translation>
    </message>
    <message>
        <source>Varšava: tricks to which a talon card is added</source>
        <translation>Varšava: zdvihy, k nimž se přidává karta z talonu</translation>
    </message>
    <message>
        <source>{name}: for each point</source>
        <translation>{name}: za oko</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Oči za krále</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Oči za dámu</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Oči za kavala</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Oči za kluka</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Oči za škýze, monta i pagáta</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Oči za každou jinou kartu</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Očí v celém balíčku</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Od kolika očí se počítá rozdíl</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Očí dohromady</translation>
    </message>
    <message>
        <source>Varšava: the player with the most points pays each other player</source>
        <translation>Varšava: kdo má nejvíc očí, platí každému</translation>
    </message>
    <message>
        <source>Varšava: factor to a player without a trick</source>
        <translation>Varšava: násobek hráči bez zdvihu</translation>
    </message>
    <message>
        <source>Varšava: factor if the forehand pays</source>
        <translation>Varšava: násobek, platí-li forhont</translation>
    </message>
    <message>
        <source>Varšava: a forgotten talon card, to each player</source>
        <translation>Varšava: zapomenutá karta z talonu, každému</translation>
    </message>
    <message>
        <source>{name}: announced by the bid</source>
        <translation>{name}: hlásí se licitací</translation>
    </message>
    <message>
        <source>Discarding other trumps</source>
        <translation>Odkládání jiných taroků</translation>
    </message>
    <message>
        <source>Seconds in which a preferanc may be stopped</source>
        <translation>Kolik sekund lze preferanc zastavit</translation>
    </message>
    <message>
        <source>Leading before the trick is collected is agreed</source>
        <translation>Vynášení před sebráním zdvihu je dohodnuto</translation>
    </message>
    <message>
        <source>When the referee speaks at a tournament</source>
        <translation>Kdy se na turnaji ozve rozhodčí</translation>
    </message>
    <message>
        <source>{name}: one card of the Trull is allowed</source>
        <translation>{name}: jedna karta trulu je dovolena</translation>
    </message>
    <message>
        <source>{name}: contained in</source>
        <translation>{name}: je obsaženo v</translation>
    </message>
    <message>
        <source>Varšava: comparing points</source>
        <translation>Varšava: porovnání očí</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Kol turnaje</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minut v kole</translation>
    </message>
    <message>
        <source>Everybody confirms the card of a round</source>
        <translation>Kartu kola potvrzují všichni</translation>
    </message>
    <message>
        <source>The players try to agree before the referee is called</source>
        <translation>Hráči se nejdřív snaží dohodnout, než zavolají rozhodčího</translation>
    </message>
</context>
<context>
    <name>CzechTitles</name>
    <message>
        <source>Fair play and agreement</source>
        <translation>Fair play a dohoda</translation>
    </message>
    <message>
        <source>Playing time (Hrací doba)</source>
        <translation>Hrací doba</translation>
    </message>
    <message>
        <source>Protest and chief referee</source>
        <translation>Protest, hlavní rozhodčí</translation>
    </message>
    <message>
        <source>Ceiling (Herní strop)</source>
        <translation>Herní strop</translation>
    </message>
    <message>
        <source>What is a renonc</source>
        <translation>Renonc je zejména</translation>
    </message>
    <message>
        <source>Misdeal (Zadání karet)</source>
        <translation>Zadání karet</translation>
    </message>
    <message>
        <source>Leading, keeping the tricks</source>
        <translation>Vynášení, ukládání zdvihů</translation>
    </message>
    <message>
        <source>Small renonc (Malý renonc)</source>
        <translation>Malý renonc</translation>
    </message>
    <message>
        <source>Big renonc (Velký renonc)</source>
        <translation>Velký renonc</translation>
    </message>
    <message>
        <source>Announcements (Hlášky)</source>
        <translation>Hlášky</translation>
    </message>
    <message>
        <source>Dealing (Rozdávání karet)</source>
        <translation>Rozdávání karet</translation>
    </message>
    <message>
        <source>Auction and approval (Povinnost)</source>
        <translation>Povinnost</translation>
    </message>
    <message>
        <source>Taking the talon</source>
        <translation>Rozebírání talonu</translation>
    </message>
    <message>
        <source>First povinnost (Základní povinnost)</source>
        <translation>Základní povinnost</translation>
    </message>
    <message>
        <source>Second povinnost (Druhá povinnost)</source>
        <translation>Druhá povinnost</translation>
    </message>
    <message>
        <source>Preferanc: alone with talon cards</source>
        <translation>Preferanc</translation>
    </message>
    <message>
        <source>Sólo: alone without the talon</source>
        <translation>Sólo</translation>
    </message>
    <message>
        <source>Valát: all tricks</source>
        <translation>Valát</translation>
    </message>
    <message>
        <source>Counting and rounding</source>
        <translation>Počítání hry, zaokrouhlování</translation>
    </message>
    <message>
        <source>Varšava: each for himself</source>
        <translation>Varšava</translation>
    </message>
    <message>
        <source>Check at the end of a round</source>
        <translation>Samokontrola hry u stolu</translation>
    </message>
    <message>
        <source>Stakes and buying in again</source>
        <translation>Osobní finance</translation>
    </message>
</context>
<context>
    <name>CzechValues</name>
    <message>
        <source>the forehand, when the others have approved</source>
        <translation>forhont, když ostatní schválili</translation>
    </message>
    <message>
        <source>before the talon is taken up</source>
        <translation>před rozebráním talonu</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>jen když nic jiného nezbývá, lícem nahoru</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nikdy; místo toho krále</translation>
    </message>
    <message>
        <source>when a player claims or the cards show it</source>
        <translation>když hráč reklamuje nebo to ukážou karty</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>ihned</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>po posledním zdvihu</translation>
    </message>
    <message>
        <source>each one is paid</source>
        <translation>platí se každý</translation>
    </message>
    <message>
        <source>only the first one is paid</source>
        <translation>platí se jen první</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>celé oči</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>přesně, i s třetinami</translation>
    </message>
</context>
<context>
    <name>DealBoard</name>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, vybráno</translation>
    </message>
</context>
<context>
    <name>DealEditing</name>
    <message>
        <source>&amp;Edit a deal…</source>
        <translation>Upravit roz&amp;dání…</translation>
    </message>
    <message>
        <source>The deal in the editor is not saved.</source>
        <translation>Rozdání v editoru není uložené.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Otevřít rozdání</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Rozdání (*.toml)</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Uložit rozdání</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>rozdani</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
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
            <numerusform>%n závada</numerusform>
            <numerusform>%n závady</numerusform>
            <numerusform>%n závad</numerusform>
        </translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Bez závad</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>{count} of {right}</source>
        <translation>{count} z {right}</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Zbývá</translation>
    </message>
    <message>
        <source>{card}, dealt by chance</source>
        <translation>{card}, rozdala náhoda</translation>
    </message>
    <message>
        <source>{card}, stays</source>
        <translation>{card}, zůstane</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Dealer and forehand</source>
        <translation>Rozdávající a forhont</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>&amp;Sebrat všechny karty</translation>
    </message>
    <message>
        <source>&amp;Open a deal…</source>
        <translation>&amp;Otevřít rozdání…</translation>
    </message>
    <message>
        <source>By nu&amp;mber…</source>
        <translation>Podle čís&amp;la…</translation>
    </message>
    <message>
        <source>&amp;Save the deal…</source>
        <translation>&amp;Uložit rozdání…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Hrát toto rozdání</translation>
    </message>
    <message>
        <source>Keys: arrows walk, Space chooses, the letter of a place sends cards there, X exchanges, Delete takes away, Enter keeps.</source>
        <translation>Klávesy: šipky vedou, mezerník vybírá, písmeno místa tam karty pošle, X vymění, Delete odebere, Enter kartu podrží.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Hrát rozdání podle čísla</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Číslo rozdání</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Number of the deal:</source>
        <translation>Číslo rozdání:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>Nine letters and digits, such as {number}.</source>
        <translation>Devět písmen a číslic, například {number}.</translation>
    </message>
    <message>
        <source>{sheet} deals {hands} hands of {cards} cards; the talon has {talon}.</source>
        <translation>{sheet}: {hands} × {cards} karet, v talonu {talon}.</translation>
    </message>
    <message>
        <source>The cards lie as under {sheet}; each sheet deals them in its own way.</source>
        <translation>Karty leží stejně jako při pravidlech {sheet}; každá pravidla je rozdávají po svém.</translation>
    </message>
    <message>
        <source>Under {sheet} a hand has {cards} cards.</source>
        <translation>Při pravidlech {sheet} má hráč {cards} karet.</translation>
    </message>
</context>
<context>
    <name>DeclarePrompt</name>
    <message>
        <source>This hand has nothing to declare.</source>
        <translation>V ruce není nic k hlášení.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ohlásit</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Bez hlášky</translation>
    </message>
</context>
<context>
    <name>DemonstrationTexts</name>
    <message>
        <source>The partner is revealed late</source>
        <translation>Spoluhráč se ukáže pozdě</translation>
    </message>
    <message>
        <source>A trump is beaten by a higher one</source>
        <translation>Tarok přebije vyšší tarok</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick</source>
        <translation>Pagát bere poslední zdvih</translation>
    </message>
    <message>
        <source>The Mond is caught</source>
        <translation>Mont je chycen</translation>
    </message>
    <message>
        <source>The game is challenged</source>
        <translation>Hra se flekuje</translation>
    </message>
    <message>
        <source>Watch how long nobody knows who plays with the bidder.</source>
        <translation>Sledujte, jak dlouho nikdo neví, kdo hraje s aktérem.</translation>
    </message>
    <message>
        <source>Close two hands and ask: who plays with the bidder? What gives it away?</source>
        <translation>Zavřete dvě ruce a ptejte se: kdo hraje s aktérem? Podle čeho se to pozná?</translation>
    </message>
    <message>
        <source>The bidder calls a card. Whoever holds it is the partner and says nothing.</source>
        <translation>Aktér volá kartu. Kdo ji má, je spoluhráčem a nic neřekne.</translation>
    </message>
    <message>
        <source>Stop here and ask: should the called card be played now?</source>
        <translation>Zastavte a ptejte se: má se volaná karta zahrát teď?</translation>
    </message>
    <message>
        <source>Only now is the called card played. From here on everybody knows the two sides.</source>
        <translation>Teprve teď padá volaná karta. Odtud všichni znají obě strany.</translation>
    </message>
    <message>
        <source>Go back: which tricks would have gone otherwise, had the sides been known?</source>
        <translation>Vraťte se: které zdvihy by dopadly jinak, kdyby byly strany známy?</translation>
    </message>
    <message>
        <source>One trick decides this game. Watch who runs out of which suit.</source>
        <translation>Tuto hru rozhodne jeden zdvih. Sledujte, komu dojde která barva.</translation>
    </message>
    <message>
        <source>Stop here and ask: which trump is high enough, and is the trick worth it?</source>
        <translation>Zastavte a ptejte se: který tarok je dost vysoký a stojí ten zdvih za to?</translation>
    </message>
    <message>
        <source>The first trump was too low: the other side plays a higher one and takes the trick with all its points.</source>
        <translation>První tarok byl příliš nízký: druhá strana dává vyšší a bere zdvih se všemi body.</translation>
    </message>
    <message>
        <source>If that trick had gone to the other side, so would the game.</source>
        <translation>Kdyby ten zdvih vzala druhá strana, vyhrála by i hru.</translation>
    </message>
    <message>
        <source>The lowest trump is worth most in the last trick. Watch who keeps it, and who hunts it.</source>
        <translation>Nejnižší tarok má největší cenu v posledním zdvihu. Sledujte, kdo ho drží a kdo ho loví.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: are these trumps enough to announce the Pagat?</source>
        <translation>Zavřete ostatní ruce a ptejte se: stačí tyto taroky na hlášeného pagáta?</translation>
    </message>
    <message>
        <source>The Pagat is announced for the last trick. Now the others know where it is.</source>
        <translation>Pagát je hlášen na poslední zdvih. Ostatní teď vědí, kde je.</translation>
    </message>
    <message>
        <source>Three tricks to go: let the room count the trumps that are still out.</source>
        <translation>Zbývají tři zdvihy: ať všichni spočítají, kolik taroků je ještě ve hře.</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick.</source>
        <translation>Pagát bere poslední zdvih.</translation>
    </message>
    <message>
        <source>The Pagat is paid on its own, whoever wins the game.</source>
        <translation>Pagát se platí zvlášť, ať hru vyhraje kdokoli.</translation>
    </message>
    <message>
        <source>Only one card is higher than the Mond. Watch whether the two meet.</source>
        <translation>Jen jedna karta je vyšší než mont. Sledujte, zda se potkají.</translation>
    </message>
    <message>
        <source>Stop here and ask: is the Skys still out, and who may hold it?</source>
        <translation>Zastavte a ptejte se: je škýz ještě ve hře a kdo ho může mít?</translation>
    </message>
    <message>
        <source>The Mond is caught by the Skys.</source>
        <translation>Mont chytil škýz.</translation>
    </message>
    <message>
        <source>A player who loses the Mond pays for it, even if the game is won.</source>
        <translation>Kdo ztratí monta, platí za něj, i když hru vyhraje.</translation>
    </message>
    <message>
        <source>An opponent of the bidder expects to win. Watch whether that comes true.</source>
        <translation>Protihráč aktéra věří ve výhru. Sledujte, zda se to splní.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: would you challenge with these cards?</source>
        <translation>Zavřete ostatní ruce a ptejte se: flekovali byste s těmito kartami?</translation>
    </message>
    <message>
        <source>The game is challenged: from now on it counts double.</source>
        <translation>Hra je flekovaná: od této chvíle se počítá dvojnásobně.</translation>
    </message>
    <message>
        <source>The bidder has won all the same, and is paid double.</source>
        <translation>Aktér přesto vyhrál a dostává dvojnásobek.</translation>
    </message>
    <message>
        <source>The bidder has lost, and pays double.</source>
        <translation>Aktér prohrál a platí dvojnásobek.</translation>
    </message>
</context>
<context>
    <name>Demonstrations</name>
    <message>
        <source>R&amp;eady-made hands</source>
        <translation>Hry &amp;k předvedení</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Play a deal from a file</source>
        <translation>Hrát rozdání ze souboru</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Rozdání (*.toml)</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Games (*.tarock *.tarock-evening)</source>
        <translation>Hry (*.tarock *.tarock-evening)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Složka:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Název souboru:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ souborů:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>These must be discarded: {cards}</source>
        <translation>Odložit se musí: {cards}</translation>
    </message>
    <message>
        <source>Trumps must be discarded face up.</source>
        <translation>Taroky se musí odkládat odkrytě.</translation>
    </message>
    <message>
        <source>A trump must be named when it is discarded.</source>
        <translation>Odložený tarok se musí nahlas ohlásit.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zrušit výběr</translation>
    </message>
    <message>
        <source>from the talon</source>
        <translation>z talonu</translation>
    </message>
    <message>
        <source>{selected} of {count}</source>
        <translation>{selected} z {count}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odložit</translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n more</source>
        <translation>
            <numerusform>Odložit: ještě %n</numerusform>
            <numerusform>Odložit: ještě %n</numerusform>
            <numerusform>Odložit: ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards in your hand, or press Space on them.</source>
        <translation>Klikněte na karty v ruce nebo na nich stiskněte mezerník.</translation>
    </message>
</context>
<context>
    <name>DuplicateDialog</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplikát</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nová sada…</translation>
    </message>
    <message>
        <source>Open set…</source>
        <translation>Otevřít sadu…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Název stolu</translation>
    </message>
    <message>
        <source>Results of the table</source>
        <translation>Výsledky stolu</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Srovnání</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>All deals are played</source>
        <translation>Všechna rozdání jsou odehrána</translation>
    </message>
    <message>
        <source>Play deal {number}</source>
        <translation>Hrát rozdání {number}</translation>
    </message>
    <message>
        <source>Several tables play the same deals.</source>
        <translation>Více stolů hraje stejná rozdání.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>&amp;Add a table by hand</source>
        <translation>&amp;Přidat stůl ručně</translation>
    </message>
    <message>
        <source>&amp;Open results or games…</source>
        <translation>&amp;Otevřít výsledky nebo hry…</translation>
    </message>
    <message>
        <source>&amp;Save these results…</source>
        <translation>&amp;Uložit tyto výsledky…</translation>
    </message>
    <message>
        <source>&amp;Remove this table</source>
        <translation>Odeb&amp;rat tento stůl</translation>
    </message>
    <message>
        <source>Make a set and give its file to every table, or open the file you were given. Afterwards all results are compared.</source>
        <translation>Vytvořte sadu a dejte její soubor každému stolu, nebo otevřete soubor, který jste dostali. Potom se všechny výsledky srovnají.</translation>
    </message>
    <message>
        <source>{sheet}, deals: {count}, set {digest}</source>
        <translation>{sheet}, rozdání: {count}, sada {digest}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
    </message>
</context>
<context>
    <name>DuplicateTexts</name>
    <message>
        <source>{set}: comparison of the tables</source>
        <translation>{set}: srovnání stolů</translation>
    </message>
    <message>
        <source>Every seat is compared with the mean of all tables at the same seat of the same deal. Set {digest}.</source>
        <translation>Každé místo se srovnává s průměrem všech stolů na stejném místě stejného rozdání. Sada {digest}.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>All scores and all differences add up to 0.</source>
        <translation>Součet všech výsledků i všech rozdílů je 0.</translation>
    </message>
    <message>
        <source>The scores do not add up to 0: a table has written something wrong.</source>
        <translation>Součet výsledků není 0: některý stůl něco napsal špatně.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Deal {number}, dealer {seat}</source>
        <translation>Rozdání {number}, rozdávající: {seat}</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>rozdíl</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Průměr</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <source>Duplicate bet&amp;ween tables…</source>
        <translation>Du&amp;plikát mezi stoly…</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Tento stůl</translation>
    </message>
    <message>
        <source>The results of {table} are not saved.</source>
        <translation>Výsledky nejsou uložené: {table}.</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Pokračovat bez uložení</translation>
    </message>
    <message>
        <source>First open the set that these results belong to.</source>
        <translation>Nejdřív otevřete sadu, ke které tyto výsledky patří.</translation>
    </message>
    <message>
        <source>Sets of deals (*.toml)</source>
        <translation>Sady rozdání (*.toml)</translation>
    </message>
    <message>
        <source>Open a set of deals</source>
        <translation>Otevřít sadu rozdání</translation>
    </message>
    <message>
        <source>The deal of the editor is the first of the set.</source>
        <translation>Rozdání z úprav je v sadě první.</translation>
    </message>
    <message>
        <source>Save the set of deals</source>
        <translation>Uložit sadu rozdání</translation>
    </message>
    <message>
        <source>set</source>
        <translation>sada</translation>
    </message>
    <message>
        <source>Results and games (*.toml *.tarock)</source>
        <translation>Výsledky a hry (*.toml *.tarock)</translation>
    </message>
    <message>
        <source>Open the results of one table</source>
        <translation>Otevřít výsledky jednoho stolu</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Uložit výsledky</translation>
    </message>
    <message>
        <source>Results (*.toml)</source>
        <translation>Výsledky (*.toml)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Uložit srovnání</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>srovnani</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>Score sheets of the evening</source>
        <translation>Zápisy večera</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>The games of the evening are being read…</source>
        <translation>Načítají se hry večera…</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Výpočet</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Zkouška</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Uložit pro tabulkový procesor…</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Žádná hra ještě neskončila.</translation>
    </message>
    <message>
        <source>Wrong sums: {count}</source>
        <translation>Chybné součty: {count}</translation>
    </message>
    <message>
        <source>Everything adds up.</source>
        <translation>Všechno souhlasí.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>Kolo {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>All gains of the evening come to 0.</source>
        <translation>Všechny zisky večera dávají dohromady 0.</translation>
    </message>
    <message>
        <source>All gains of the evening come to {total}; it should be 0.</source>
        <translation>Všechny zisky večera dávají dohromady {total}; má to být 0.</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Dohromady</translation>
    </message>
    <message>
        <source>{player} (has left, settled)</source>
        <translation>{player} (už nehraje, vyrovnáno)</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Kolo {number} z {rounds}</translation>
    </message>
    <message>
        <source>Card of the round</source>
        <translation>Zápis kola</translation>
    </message>
    <message>
        <source>How every hand was counted</source>
        <translation>Jak se počítala každá hra</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Výpočet</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>&amp;Score sheets of the evening…</source>
        <translation>&amp;Zápisy večera…</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Kdo hraje…</translation>
    </message>
    <message>
        <source>Scores &amp;from paper…</source>
        <translation>&amp;Výsledky z papíru…</translation>
    </message>
    <message>
        <source>Take a &amp;break</source>
        <translation>Dát si &amp;přestávku</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheets</source>
        <translation>Uložení zápisů</translation>
    </message>
    <message>
        <source>Score sheet: {sheet}</source>
        <translation>Zápis: {sheet}</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Hand {number}. Dealer: {seat}</source>
        <translation>Hra {number}. Rozdává: {seat}</translation>
    </message>
    <message>
        <source>{seat} cuts the deck.</source>
        <translation>{seat} snímá.</translation>
    </message>
    <message>
        <source>{seat} knocks: {style}.</source>
        <translation>{seat} klepe: {style}.</translation>
    </message>
    <message>
        <source>Closed packets lie ready to be chosen.</source>
        <translation>Zakryté hromádky leží na vybranou.</translation>
    </message>
    <message>
        <source>{seat} takes packet {number}.</source>
        <translation>{seat} bere hromádku {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is shuffled %n time(s).</source>
        <translation>
            <numerusform>Karty se míchají %nkrát.</numerusform>
            <numerusform>Karty se míchají %nkrát.</numerusform>
            <numerusform>Karty se míchají %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} begins in another player&apos;s place.</source>
        <translation>{seat} začíná místo jiného hráče.</translation>
    </message>
    <message>
        <source>{seat} lets the deal continue.</source>
        <translation>{seat} nechává rozdávat dál.</translation>
    </message>
    <message>
        <source>{seat} bids first.</source>
        <translation>{seat} licituje první.</translation>
    </message>
    <message>
        <source>{seat} bids first, holding {card_object}.</source>
        <translation>{seat} má {card_object} a licituje první.</translation>
    </message>
    <message>
        <source>{seat} joins in with {name}.</source>
        <translation>{seat} hlásí „bei“: {name}.</translation>
    </message>
    <message>
        <source>{seat} bids {name}.</source>
        <translation>{seat} hlásí hru {name}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} říká dál.</translation>
    </message>
    <message>
        <source>The bidding begins again with {seat}.</source>
        <translation>Licitace začíná znovu, první je: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays {name}.</source>
        <translation>{seat} hraje hru {name}.</translation>
    </message>
    <message>
        <source>The talon card is offered to {seat}.</source>
        <translation>Kartu z talonu může přijmout: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays with the talon.</source>
        <translation>{seat} hraje s talonem.</translation>
    </message>
    <message>
        <source>{seat} calls {card_object}.</source>
        <translation>{seat} volá {card_object}.</translation>
    </message>
    <message>
        <source>{seat} calls nothing. Counts as called: {card}.</source>
        <translation>{seat} nic nevolá. Platí jako volaná karta: {card}.</translation>
    </message>
    <message>
        <source>{seat} pulls out a card too early.</source>
        <translation>{seat} vytahuje kartu předem.</translation>
    </message>
    <message>
        <source>{seat} looks at the previous trick.</source>
        <translation>{seat} se dívá na předchozí zdvih.</translation>
    </message>
    <message>
        <source>{seat} deals in a way that was not chosen.</source>
        <translation>{seat} rozdává jinak, než bylo zvoleno.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n talon card(s).</source>
        <translation>
            <numerusform>{seat} bere z talonu %n kartu.</numerusform>
            <numerusform>{seat} bere z talonu %n karty.</numerusform>
            <numerusform>{seat} bere z talonu %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passes on the talon card, unseen.</source>
        <translation>{seat} odmítá zakrytou kartu z talonu.</translation>
    </message>
    <message>
        <source>{seat} refuses the talon card.</source>
        <translation>{seat} kartu z talonu nepřijímá.</translation>
    </message>
    <message>
        <source>Nobody takes the talon card; it stays face down.</source>
        <translation>Kartu z talonu nikdo nebere; zůstává ležet lícem dolů.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s) and names: {cards}.</source>
        <translation>
            <numerusform>{seat} odkládá %n kartu a jmenuje: {cards}.</numerusform>
            <numerusform>{seat} odkládá %n karty a jmenuje: {cards}.</numerusform>
            <numerusform>{seat} odkládá %n karet a jmenuje: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards go back to the dealer, who shuffles again.</source>
        <translation>Všechny karty se vracejí rozdávajícímu a znovu se míchá.</translation>
    </message>
    <message>
        <source>{seat} takes the trick back from the other pile.</source>
        <translation>{seat} bere zdvih zpět z cizí hromádky.</translation>
    </message>
    <message>
        <source>The talon is turned up: {cards}</source>
        <translation>Talon se odkrývá: {cards}</translation>
    </message>
    <message>
        <source>{line} (by the table)</source>
        <translation>{line} (stůl za hráče)</translation>
    </message>
    <message>
        <source>Number of the deal: {number}</source>
        <translation>Číslo rozdání: {number}</translation>
    </message>
    <message>
        <source>{seat} taps: {style}.</source>
        <translation>{seat} klepe: {style}.</translation>
    </message>
    <message>
        <source>{seat} calls the fourth king.</source>
        <translation>{seat} volá čtvrtého krále.</translation>
    </message>
    <message>
        <source>The called king: {card}</source>
        <translation>Volaný král: {card}</translation>
    </message>
    <message>
        <source>{seat} holds the called card.</source>
        <translation>Volanou kartu má: {seat}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {way}</source>
        <translation>{seat} volí: {way}</translation>
    </message>
    <message>
        <source>{seat} says {step} to {target}.</source>
        <translation>{seat} říká „{step}“: {target}.</translation>
    </message>
    <message>
        <source>A talon card is added to the trick: {card}</source>
        <translation>Ke zdvihu se přidává karta z talonu: {card}</translation>
    </message>
    <message>
        <source>{seat} plays with open cards: {cards}</source>
        <translation>{seat} hraje s odkrytými kartami: {cards}</translation>
    </message>
    <message>
        <source>{seat} lays the trick on {other}&apos;s pile.</source>
        <translation>{seat} odkládá zdvih na jinou hromádku: {other}.</translation>
    </message>
    <message>
        <source>Everybody agrees not to penalize {seat}.</source>
        <translation>Všichni souhlasí, že se netrestá: {seat}.</translation>
    </message>
    <message>
        <source>{seat} talks.</source>
        <translation>{seat} mluví.</translation>
    </message>
    <message>
        <source>{seat} shows cards.</source>
        <translation>{seat} ukazuje karty.</translation>
    </message>
    <message>
        <source>{seat} exchanges cards.</source>
        <translation>{seat} vyměňuje karty.</translation>
    </message>
    <message>
        <source>{seat} throws two cards at once.</source>
        <translation>{seat} hází dvě karty najednou.</translation>
    </message>
    <message>
        <source>{seat} throws a card with another one under it.</source>
        <translation>{seat} hází kartu a pod ní další.</translation>
    </message>
    <message>
        <source>{seat} looks into the talon.</source>
        <translation>{seat} se dívá do talonu.</translation>
    </message>
    <message>
        <source>{seat} looks at an earlier trick.</source>
        <translation>{seat} se dívá na dřívější zdvih.</translation>
    </message>
    <message>
        <source>{seat} looks at the discards.</source>
        <translation>{seat} se dívá do odložených karet.</translation>
    </message>
    <message>
        <source>{seat} mixes the tricks.</source>
        <translation>{seat} míchá zdvihy.</translation>
    </message>
    <message>
        <source>{seat} lays a wrong number of cards into the talon.</source>
        <translation>{seat} dává do talonu nesprávný počet karet.</translation>
    </message>
    <message>
        <source>{seat} does something that others may object to.</source>
        <translation>{seat} dělá něco, proti čemu se lze ohradit.</translation>
    </message>
    <message>
        <source>{seat} takes the bid back.</source>
        <translation>{seat} bere ohlášenou hru zpět.</translation>
    </message>
    <message>
        <source>{seat} takes the call back.</source>
        <translation>{seat} bere volání zpět.</translation>
    </message>
    <message>
        <source>{seat} takes the discards back.</source>
        <translation>{seat} bere odložené karty zpět.</translation>
    </message>
    <message>
        <source>{name}: each plays for himself.</source>
        <translation>{name}: každý hraje za sebe.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays back %n talon card(s).</source>
        <translation>
            <numerusform>{seat} vrací do talonu %n kartu.</numerusform>
            <numerusform>{seat} vrací do talonu %n karty.</numerusform>
            <numerusform>{seat} vrací do talonu %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shows and lays back: {cards}.</source>
        <translation>{seat} ukazuje a vrací do talonu: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} odkládá %n kartu.</numerusform>
            <numerusform>{seat} odkládá %n karty.</numerusform>
            <numerusform>{seat} odkládá %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s), face up: {cards}.</source>
        <translation>
            <numerusform>{seat} odkládá %n kartu, lícem nahoru: {cards}.</numerusform>
            <numerusform>{seat} odkládá %n karty, lícem nahoru: {cards}.</numerusform>
            <numerusform>{seat} odkládá %n karet, lícem nahoru: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} declares nothing.</source>
        <translation>{seat} nic nehlásí.</translation>
    </message>
    <message>
        <source>{seat} declares: {names}.</source>
        <translation>{seat} hlásí: {names}.</translation>
    </message>
    <message>
        <source>{seat} announces {name}.</source>
        <translation>{seat} hlásí: {name}.</translation>
    </message>
    <message>
        <source>No longer announced: {name} ({seat})</source>
        <translation>Hláška už neplatí: {name} ({seat})</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} se ptá, zda jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>{seat} says {step}.</source>
        <translation>{seat} říká: {step}.</translation>
    </message>
    <message>
        <source>{seat} leaves a card face up: {card}.</source>
        <translation>{seat} má odkrytou kartu: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (goes|go) back to the hand(s).</source>
        <translation>
            <numerusform>%n karta se vrací do ruky.</numerusform>
            <numerusform>%n karty se vracejí do ruky.</numerusform>
            <numerusform>%n karet se vrací do ruky.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card_object}.</source>
        <translation>{seat} hraje {card_object}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} bere zdvih.</translation>
    </message>
    <message>
        <source>{seat} shows a card: {card}.</source>
        <translation>{seat} ukazuje kartu: {card}.</translation>
    </message>
    <message>
        <source>{seat} drops a card.</source>
        <translation>{seat} upustí kartu.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) now.</source>
        <translation>
            <numerusform>{seat} má teď %n kartu.</numerusform>
            <numerusform>{seat} má teď %n karty.</numerusform>
            <numerusform>{seat} má teď %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wants a new deal.</source>
        <translation>{seat} žádá nové rozdání.</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Body v kartách: {points}</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Hra neplatí.</translation>
    </message>
    <message>
        <source>The hand is over. Next dealer: {seat}</source>
        <translation>Konec hry. Příště rozdává: {seat}</translation>
    </message>
    <message>
        <source>The round is over: {scores}</source>
        <translation>Konec kola: {scores}</translation>
    </message>
    <message>
        <source>Ruling {number} is open again.</source>
        <translation>Rozhodnutí {number} je znovu otevřené.</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}: {words}</source>
        <translation>Rozhodčí rozhoduje věc {number}: {words}</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}.</source>
        <translation>Rozhodčí rozhoduje věc {number}.</translation>
    </message>
    <message>
        <source>{name}: {seat}, {amount}</source>
        <translation>{name}: {seat}, {amount}</translation>
    </message>
    <message>
        <source>{seat} borrows {amount_object} from the bank.</source>
        <translation>{seat} si půjčuje z banku {amount_object}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) (counts|count) double from now on.</source>
        <translation>
            <numerusform>Od teď se dvojnásobně počítá %n hra.</numerusform>
            <numerusform>Od teď se dvojnásobně počítají %n hry.</numerusform>
            <numerusform>Od teď se dvojnásobně počítá %n her.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExaminationTexts</name>
    <message>
        <source>{right} of {asked} right ({percent} %)</source>
        <translation>{right} z {asked} správně ({percent} %)</translation>
    </message>
    <message>
        <source>Passed. The pass mark is {mark} %.</source>
        <translation>Zkouška splněna. K úspěchu je třeba {mark} %.</translation>
    </message>
    <message>
        <source>Not passed. The pass mark is {mark} %.</source>
        <translation>Zkouška nesplněna. K úspěchu je třeba {mark} %.</translation>
    </message>
    <message>
        <source>Examination for judges</source>
        <translation>Zkouška rozhodčích</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Key to the examination</source>
        <translation>Klíč ke zkoušce</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Zkoušený</translation>
    </message>
    <message>
        <source>Result of an examination</source>
        <translation>Výsledek zkoušky</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>s pravidly v ruce</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>bez pravidel</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n otázka</numerusform>
            <numerusform>%n otázky</numerusform>
            <numerusform>%n otázek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>pass mark {mark} %</source>
        <translation>k úspěchu je třeba {mark} %</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>číslo výběru {seed}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Exactly one answer is right. Ring its letter.</source>
        <translation>Správná je právě jedna odpověď. Zakroužkujte její písmeno.</translation>
    </message>
    <message>
        <source>What is not told did not happen, no announcement and no doubling either.</source>
        <translation>Co není řečeno, to se nestalo, ani hlášení, ani flek.</translation>
    </message>
    <message>
        <source>A, B, C and D sit in the order of play.</source>
        <translation>A, B, C a D sedí v pořadí hry.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Otázka {number}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>bez odpovědi</translation>
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
        <translation>Krok zpět</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>What was wrong with it?</source>
        <translation>Co na něm bylo špatně?</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Krok {number} z {last}: {what}</translation>
    </message>
    <message>
        <source>This act was wrong</source>
        <translation>Tohle bylo špatně</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message numerus="yes">
        <source>%n other(s), not now ›</source>
        <translation>
            <numerusform>%n další, teď nelze ›</numerusform>
            <numerusform>%n další, teď nelze ›</numerusform>
            <numerusform>%n dalších, teď nelze ›</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the others</source>
        <translation>Skrýt ostatní</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget this person</source>
        <translation>Zapomenout hráče</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>{name}: zapomenout?</translation>
    </message>
    <message>
        <source>Name, language and color are deleted from the statistics. The hands count as those of a guest. This cannot be undone.</source>
        <translation>Jméno, jazyk a barva se ze statistiky smažou. Hry se počítají jako hry hosta. Nelze to vrátit.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</source>
        <translation>
            <numerusform>Jméno zůstává v %n uložené partii, protože uložená partie se nikdy nemění. Nemá-li tam jméno zůstat, smažte soubor.</numerusform>
            <numerusform>Jméno zůstává ve %n uložených partiích, protože uložená partie se nikdy nemění. Nemá-li tam jméno zůstat, smažte soubory.</numerusform>
            <numerusform>Jméno zůstává v %n uložených partiích, protože uložená partie se nikdy nemění. Nemá-li tam jméno zůstat, smažte soubory.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomenout</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Ukázat soubory</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>GameInPlay</name>
    <message>
        <source>An earlier hand of this game is damaged and cannot be shown. {details}</source>
        <translation>Dřívější hra v tomto souboru je poškozená a nelze ji zobrazit. {details}</translation>
    </message>
    <message numerus="yes">
        <source>The file of this game has room for about %n more hand(s). Then close the round and start a new game.</source>
        <translation>
            <numerusform>Do souboru se vejde ještě asi %n hra. Potom uzavřete kolo a začněte novou hru.</numerusform>
            <numerusform>Do souboru se vejdou ještě asi %n hry. Potom uzavřete kolo a začněte novou hru.</numerusform>
            <numerusform>Do souboru se vejde ještě asi %n her. Potom uzavřete kolo a začněte novou hru.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be saved and is paused. {details}</source>
        <translation>Hru nelze uložit, a proto čeká. {details}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>{player} found no decision and took the first possible act.</source>
        <translation>{player} neví, co dělat, a volí první možnost.</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Played on from hand {number}. The other game is as it was.</source>
        <translation>Hraje se dál od hry {number}. Původní partie se nezměnila.</translation>
    </message>
    <message>
        <source>A saved game belongs to another version of this program and was left as it is. {details}</source>
        <translation>Uložená hra patří k jiné verzi programu a zůstala beze změny. {details}</translation>
    </message>
    <message>
        <source>A saved game is damaged and was kept under a new name. {details}</source>
        <translation>Uložená hra je poškozená a zůstala uložena pod novým jménem. {details}</translation>
    </message>
    <message>
        <source>This game can only be viewed; nothing you play is saved. {details}</source>
        <translation>Tuto hru lze jen prohlížet; co se v ní zahraje, se neuloží. {details}</translation>
    </message>
</context>
<context>
    <name>GivenAwayPart</name>
    <message>
        <source>Given away, by kind</source>
        <translation>Ztraceno podle druhu</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Ztraceno zbytečně</translation>
    </message>
    <message>
        <source>All acts</source>
        <translation>Všechna rozhodnutí</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Not known of these hands: it is found right after a hand, and saved games do not hold it.</source>
        <translation>U těchto her to není známo: zjišťuje se to hned po hře a uložené hry to neobsahují.</translation>
    </message>
    <message>
        <source>Only what one could know counts; an act that costs up to one half counts as good.</source>
        <translation>Počítá se jen to, co bylo možné vědět; rozhodnutí, které stojí nejvýš polovinu, platí za dobré.</translation>
    </message>
    <message>
        <source>Known of {known} of {count} hands; the others were not looked through to the end.</source>
        <translation>Známo u {known} z {count} her; ostatní nebyly prohlédnuty do konce.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitace</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon a odkládání</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Volání</translation>
    </message>
    <message>
        <source>Announcements, values, Kontra</source>
        <translation>Hlášky, hodnoty, flek</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>GuardTexts</name>
    <message>
        <source>The referee does not allow this.</source>
        <translation>Rozhodčí to nedovolí.</translation>
    </message>
    <message>
        <source>The referee does not allow this: {seat} chooses again.</source>
        <translation>Rozhodčí to nedovolí: {seat} volí znovu.</translation>
    </message>
    <message>
        <source>Otherwise, by the rule sheet: {consequence}</source>
        <translation>Jinak podle pravidel: {consequence}</translation>
    </message>
</context>
<context>
    <name>HandOverPrompt</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Uzavřít kolo</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hra {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdání {number}</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Jak se to počítá</translation>
    </message>
    <message>
        <source>Check total: {total}</source>
        <translation>Kontrolní součet: {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n úloha</numerusform>
            <numerusform>%n úlohy</numerusform>
            <numerusform>%n úloh</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Další hra</translation>
    </message>
    <message>
        <source>The same hand again</source>
        <translation>Tatáž hra znovu</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>Look through the hand</source>
        <translation>Projít hru</translation>
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
        <translation>Hráno dál od hry {number} souboru {file}, po úkonu č. {act}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hra {number}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Rozdává: {name}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Bidding and announcements</source>
        <translation>Licitace a hlášky</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Zdvihy</translation>
    </message>
    <message>
        <source>{leads} leads, {takes} takes the trick</source>
        <translation>{leads} vynáší, {takes} bere zdvih</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikdo</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Body v kartách</translation>
    </message>
    <message>
        <source>All cards of the deck: {points}</source>
        <translation>Všechny karty dohromady: {points}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počítání</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Stav před hrou</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Tato hra</translation>
    </message>
    <message>
        <source>Score after</source>
        <translation>Stav po hře</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Psáno</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Platby</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Act {number}</source>
        <translation>Úkon {number}</translation>
    </message>
</context>
<context>
    <name>HandReview</name>
    <message>
        <source>Review · Tarock Desktop</source>
        <translation>Rozbor hry · Tarock Desktop</translation>
    </message>
    <message>
        <source>An earlier moment of this hand. The game is paused.</source>
        <translation>Minulý okamžik této hry. Rozehraná hra čeká.</translation>
    </message>
    <message>
        <source>Review of hand {number}</source>
        <translation>Rozbor hry {number}</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Odkrýt všechny karty</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Co věděl počítač?</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>Přestat počítat</translation>
    </message>
    <message>
        <source>Calculate the costs</source>
        <translation>Spočítat ztráty</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Další chyba</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Hrát dál odtud…</translation>
    </message>
    <message>
        <source>During the hand: what each player could see at the time.</source>
        <translation>Během hry: co každý hráč v dané chvíli viděl.</translation>
    </message>
    <message>
        <source>Analyzed, starting from the last decision: {done} of {total}</source>
        <translation>Spočítáno od posledního rozhodnutí: {done} z {total}</translation>
    </message>
    <message>
        <source>{player}: {act}</source>
        <translation>{player}: {act}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět ke hře</translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Hand-out</source>
        <translation>List pro posluchače</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) with a comment, each with its deal.</source>
        <translation>
            <numerusform>%n pozice s poznámkou, s rozdanými kartami.</numerusform>
            <numerusform>%n pozice s poznámkou, každá s rozdanými kartami.</numerusform>
            <numerusform>%n pozic s poznámkou, každá s rozdanými kartami.</numerusform>
        </translation>
    </message>
    <message>
        <source>No step has a comment: the position on the screen is printed.</source>
        <translation>Žádný krok nemá poznámku: vytiskne se pozice na obrazovce.</translation>
    </message>
    <message>
        <source>All ready-made hands of the evening.</source>
        <translation>Všechny připravené hry večera.</translation>
    </message>
    <message>
        <source>Questions, with lines to write on</source>
        <translation>Otázky s řádky k vyplnění</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Otázky a odpovědi</translation>
    </message>
    <message>
        <source>Questions, answers and your notes</source>
        <translation>Otázky, odpovědi a vaše poznámky</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
</context>
<context>
    <name>HandoutTexts</name>
    <message>
        <source>Answers</source>
        <translation>Odpovědi</translation>
    </message>
    <message>
        <source>In the trick: {cards}</source>
        <translation>Ve zdvihu: {cards}</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Pro vás: {note}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hra {hand}</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Vaše poznámka</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Otázka {number}</translation>
    </message>
    <message>
        <source>{player}: What would you do?</source>
        <translation>{player}: Co byste udělali?</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Hraje: {names}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Rozdává: {name}</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>At the table: {what}</source>
        <translation>U stolu: {what}</translation>
    </message>
    <message>
        <source>May be chosen: {cards}</source>
        <translation>Zvolit lze: {cards}</translation>
    </message>
    <message>
        <source>Not {cards}: {reason}</source>
        <translation>Nelze {cards}: {reason}</translation>
    </message>
</context>
<context>
    <name>Handouts</name>
    <message>
        <source>Save a han&amp;d-out…</source>
        <translation>Uložit &amp;list pro posluchače…</translation>
    </message>
    <message>
        <source>hand-out</source>
        <translation>list</translation>
    </message>
    <message>
        <source>Save a hand-out</source>
        <translation>Uložit list pro posluchače</translation>
    </message>
    <message>
        <source>Hand-out · {sheet}</source>
        <translation>List pro posluchače · {sheet}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Hand {number}</source>
        <translation>Hra {number}</translation>
    </message>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>Každý hraje sám za sebe.</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Hraje: {names}</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Hrajete bez spoluhráče.</translation>
    </message>
    <message>
        <source>You and {partner} play.</source>
        <translation>Hrajete vy a {partner}.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Bráníte bez spoluhráče.</translation>
    </message>
    <message>
        <source>You and {partner} defend.</source>
        <translation>Bráníte vy a {partner}.</translation>
    </message>
    <message>
        <source>Defending: {names}</source>
        <translation>Brání: {names}</translation>
    </message>
    <message>
        <source>You are the bidder.</source>
        <translation>Hrajete vy.</translation>
    </message>
    <message>
        <source>Bidder: {name}</source>
        <translation>Aktér: {name}</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>The round is closed</source>
        <translation>Kolo je uzavřeno</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Stůl je připraven</translation>
    </message>
    <message>
        <source>This hand does not count</source>
        <translation>Tato hra neplatí</translation>
    </message>
    <message>
        <source>A ruling ends the hand</source>
        <translation>O hře rozhodl výrok rozhodčího</translation>
    </message>
    <message>
        <source>Hand {number} is over</source>
        <translation>Hra {number} je u konce</translation>
    </message>
    <message>
        <source>{names}: {game} ends in a tie</source>
        <translation>{names}: {game} končí rovností bodů</translation>
    </message>
    <message>
        <source>{one} wins the {game}</source>
        <translation>{one} vyhrává hru {game}</translation>
    </message>
    <message>
        <source>{first} and {second} win the {game}</source>
        <translation>{first} a {second} vyhrávají hru {game}</translation>
    </message>
    <message>
        <source>{names} and {last} win the {game}</source>
        <translation>{names} a {last} vyhrávají hru {game}</translation>
    </message>
    <message>
        <source>{one} loses the {game}</source>
        <translation>{one} prohrává hru {game}</translation>
    </message>
    <message>
        <source>{first} and {second} lose the {game}</source>
        <translation>{first} a {second} prohrávají hru {game}</translation>
    </message>
    <message>
        <source>{names} and {last} lose the {game}</source>
        <translation>{names} a {last} prohrávají hru {game}</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint from the coach</source>
        <translation>Rada trenéra</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Trenér přemýšlí…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Udělat to</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Co věděl počítač?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Histor&amp;y…</source>
        <translation>H&amp;istorie…</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Prostý text (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Řádky JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Nobody may see this before the round is closed.</source>
        <translation>Tohle nesmí nikdo vidět, dokud kolo není uzavřeno.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Uloženo: {file}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importovat partii</translation>
    </message>
    <message>
        <source>Games (*.tarock *.jsonl)</source>
        <translation>Partie (*.tarock *.jsonl)</translation>
    </message>
    <message>
        <source>Not all of the file could be read; what stands before is here. {details}</source>
        <translation>Soubor se nepodařilo přečíst celý; co stojí před chybou, je tady. {details}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Player, rules, game, article, date…</source>
        <translation>Hráč, pravidla, hra, článek, datum…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>The saved games are being read…</source>
        <translation>Čtou se uložené partie…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rozebrat hru</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Nejdražší chyba</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Otevřít partii</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importovat…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>This hand as &amp;text…</source>
        <translation>Tuto hru jako &amp;text…</translation>
    </message>
    <message>
        <source>This hand as &amp;PDF…</source>
        <translation>Tuto hru jako &amp;PDF…</translation>
    </message>
    <message>
        <source>Up to this hand as &amp;JSON lines…</source>
        <translation>Až po tuto hru jako řádky &amp;JSON…</translation>
    </message>
    <message>
        <source>The whole game as t&amp;ext…</source>
        <translation>Celou partii jako t&amp;ext…</translation>
    </message>
    <message>
        <source>The whole game as P&amp;DF…</source>
        <translation>Celou partii jako P&amp;DF…</translation>
    </message>
    <message>
        <source>The whole game as J&amp;SON lines…</source>
        <translation>Celou partii jako řádky J&amp;SON…</translation>
    </message>
    <message>
        <source>{sheet}, {when}</source>
        <translation>{sheet}, {when}</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Zatím není uložena žádná partie.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nic se nenašlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation>Žádná hra ještě není dohraná.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>&amp;First page</source>
        <translation>Úvodní &amp;stránka</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>Show me aro&amp;und</source>
        <translation>Prohlídka &amp;stolu</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Hide my cards (F12)</source>
        <translation>Skrýt moje karty (F12)</translation>
    </message>
</context>
<context>
    <name>IncidentCommands</name>
    <message>
        <source>Show an &amp;incident…</source>
        <translation>Ukázat &amp;případ…</translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Show an incident</source>
        <translation>Ukázat případ</translation>
    </message>
    <message>
        <source>Article number or words</source>
        <translation>Číslo článku nebo slova</translation>
    </message>
    <message>
        <source>Irregularities on the rule sheet</source>
        <translation>Nesrovnalosti podle pravidel</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Hledat:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message numerus="yes">
        <source>%n (irregularity|irregularities) found</source>
        <translation>
            <numerusform>Nalezena %n nesrovnalost</numerusform>
            <numerusform>Nalezeny %n nesrovnalosti</numerusform>
            <numerusform>Nalezeno %n nesrovnalostí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentTable</name>
    <message>
        <source>Incident · Tarock Desktop</source>
        <translation>Případ · Tarock Desktop</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
            <numerusform>Před prvním krokem (kroků celkem: %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Krok {number} z {last}: {what}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Go to the ruling</source>
        <translation>K rozhodnutí</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Another incident…</source>
        <translation>Jiný případ…</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět ke hře</translation>
    </message>
</context>
<context>
    <name>IncidentTexts</name>
    <message>
        <source>The position</source>
        <translation>Výchozí pozice</translation>
    </message>
    <message>
        <source>The course of events</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>The talon from the top: {cards}</source>
        <translation>Talon odshora: {cards}</translation>
    </message>
    <message>
        <source>What happened: {sentence}</source>
        <translation>Co se stalo: {sentence}</translation>
    </message>
    <message>
        <source>The rule: {sentence}</source>
        <translation>Pravidlo: {sentence}</translation>
    </message>
    <message>
        <source>What follows: {sentence}</source>
        <translation>Co z toho plyne: {sentence}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>Payments of all seats: {amounts}</source>
        <translation>Platby všech hráčů: {amounts}</translation>
    </message>
    <message>
        <source>Written points: {amounts}</source>
        <translation>Zapsané body: {amounts}</translation>
    </message>
</context>
<context>
    <name>JudgeDialog</name>
    <message>
        <source>The judge decides</source>
        <translation>Rozhodčí rozhoduje</translation>
    </message>
    <message>
        <source>Another ruling, in the judge&apos;s own words:</source>
        <translation>Jiné rozhodnutí, slovy rozhodčího:</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Rozhodnout</translation>
    </message>
    <message>
        <source>How does the judge decide a dispute that has no ruling yet?</source>
        <translation>Jak rozhodčí rozhodne spor, o kterém ještě není rozhodnutí?</translation>
    </message>
    <message>
        <source>{choice} (applies if nobody decides)</source>
        <translation>{choice} (platí, pokud nikdo nerozhodne)</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Nic se neplatí.</translation>
    </message>
    <message>
        <source>More may be due when the hand is settled.</source>
        <translation>Při vyúčtování hry může přibýt další platba.</translation>
    </message>
    <message>
        <source>A judge who is not playing</source>
        <translation>Rozhodčí, který tu nehraje</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Otevřít pravidlo</translation>
    </message>
    <message>
        <source>Who decides:</source>
        <translation>Kdo rozhoduje:</translation>
    </message>
    <message>
        <source>The payments add up to zero.</source>
        <translation>Platby dávají dohromady nulu.</translation>
    </message>
    <message>
        <source>The payments must add up to zero; the sum is {sum}.</source>
        <translation>Platby musí dát dohromady nulu; součet je {sum}.</translation>
    </message>
    <message>
        <source>The judge&apos;s own words</source>
        <translation>Výrok rozhodčího</translation>
    </message>
</context>
<context>
    <name>JudgeResultScreen</name>
    <message>
        <source>Name on the paper:</source>
        <translation>Jméno na papír:</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Another examination</source>
        <translation>Další zkouška</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Cvičit dál</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Questions for judges</source>
        <translation>Otázky pro rozhodčí</translation>
    </message>
    <message>
        <source>Examination</source>
        <translation>Zkouška</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>Questions about:</source>
        <translation>Otázky o:</translation>
    </message>
    <message>
        <source>Number of questions:</source>
        <translation>Počet otázek:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Čas:</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Pravidla při zkoušce:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Číslo výběru:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed book</source>
        <translation>Bez pravidel</translation>
    </message>
    <message>
        <source>Open book</source>
        <translation>S pravidly v ruce</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Cvičit</translation>
    </message>
    <message>
        <source>Begin the examination</source>
        <translation>Začít zkoušku</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>JudgeTable</name>
    <message>
        <source>Questions for judges · Tarock Desktop</source>
        <translation>Otázky pro rozhodčí · Tarock Desktop</translation>
    </message>
    <message>
        <source>Question {number} of {count}</source>
        <translation>Otázka {number} z {count}</translation>
    </message>
    <message>
        <source>End the examination?</source>
        <translation>Ukončit zkoušku?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Wrong: {letter} is right.</source>
        <translation>Špatně: správně je {letter}.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok zpět</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Další otázka</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Přehrát do konce</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejít</translation>
    </message>
    <message>
        <source>End the examination</source>
        <translation>Ukončit zkoušku</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Zkopírováno do schránky</translation>
    </message>
    <message numerus="yes">
        <source>Not answered: %n question(s), counted as wrong.</source>
        <translation>
            <numerusform>Bez odpovědi: %n otázka, počítá se jako chybná.</numerusform>
            <numerusform>Bez odpovědi: %n otázky, počítají se jako chybné.</numerusform>
            <numerusform>Bez odpovědi: %n otázek, počítá se jako chybné.</numerusform>
        </translation>
    </message>
    <message>
        <source>I disagree</source>
        <translation>Nesouhlasím</translation>
    </message>
</context>
<context>
    <name>JudgeTexts</name>
    <message>
        <source>What does each player gain or pay for it?</source>
        <translation>Kolik za to každý hráč získá nebo zaplatí?</translation>
    </message>
    <message>
        <source>What was wrong, if anything?</source>
        <translation>Co bylo špatně, pokud vůbec něco?</translation>
    </message>
    <message>
        <source>Which article of the sheet says what is right?</source>
        <translation>Který článek pravidel říká, co je správně?</translation>
    </message>
    <message>
        <source>What follows by the sheet, in full?</source>
        <translation>Co všechno z toho podle pravidel plyne?</translation>
    </message>
    <message>
        <source>What does each player gain or pay in all?</source>
        <translation>Kolik každý hráč celkem získá nebo zaplatí?</translation>
    </message>
    <message>
        <source>Which cards may be played now?</source>
        <translation>Které karty se teď smějí zahrát?</translation>
    </message>
    <message>
        <source>What do the cards count?</source>
        <translation>Kolik bodů mají karty?</translation>
    </message>
    <message>
        <source>What does each player gain or pay?</source>
        <translation>Kolik každý hráč získá nebo zaplatí?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitace</translation>
    </message>
    <message>
        <source>Talon, call and discards</source>
        <translation>Talon, volání a odkládání</translation>
    </message>
    <message>
        <source>Announcements and doublings</source>
        <translation>Hlášení a fleky</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Hra karet</translation>
    </message>
    <message>
        <source>Conduct at the table</source>
        <translation>Chování u stolu</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Počítání a zápis</translation>
    </message>
    <message>
        <source>Table option: {option}: {choice}.</source>
        <translation>Volba stolu: {option}: {choice}.</translation>
    </message>
    <message>
        <source>The trick is not turned over yet.</source>
        <translation>Zdvih ještě není obrácen.</translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation>{seat} je připraven.</translation>
    </message>
    <message>
        <source>{seat} turns a card face up while dealing: {card}.</source>
        <translation>{seat} při rozdávání otáčí kartu lícem nahoru: {card}.</translation>
    </message>
    <message>
        <source>{seat} lets everybody see a card: {card}.</source>
        <translation>{seat} nechává všechny vidět kartu: {card}.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>Na řadě je {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to lead.</source>
        <translation>Vynášet má {seat}.</translation>
    </message>
    <message>
        <source>{seat} has taken: {cards}.</source>
        <translation>{seat} má ve zdvizích: {cards}.</translation>
    </message>
    <message>
        <source>{seat} has taken all cards.</source>
        <translation>{seat} má ve zdvizích všechny karty.</translation>
    </message>
    <message>
        <source>Each written point is paid to or by every other player at the table.</source>
        <translation>Každý zapsaný bod platí nebo dostává každý z ostatních hráčů u stolu.</translation>
    </message>
    <message>
        <source>{seat} plays with the bidder.</source>
        <translation>{seat} hraje s aktérem.</translation>
    </message>
    <message>
        <source>{seat} plays alone.</source>
        <translation>{seat} hraje sám.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} took talon cards %n time(s).</source>
        <translation>
            <numerusform>{seat} bere z talonu %nkrát.</numerusform>
            <numerusform>{seat} bere z talonu %nkrát.</numerusform>
            <numerusform>{seat} bere z talonu %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a hand of a double round.</source>
        <translation>Hraje se ve dvojnásobném kole.</translation>
    </message>
    <message>
        <source>Card points: {points}.</source>
        <translation>Body v kartách: {points}.</translation>
    </message>
    <message>
        <source>Card points of the bidder&apos;s side: {points}.</source>
        <translation>Body v kartách strany aktéra: {points}.</translation>
    </message>
    <message>
        <source>Everybody has a trick.</source>
        <translation>Každý má zdvih.</translation>
    </message>
    <message>
        <source>Without a trick: {seats}.</source>
        <translation>Bez zdvihu: {seats}.</translation>
    </message>
    <message>
        <source>Nothing else was announced.</source>
        <translation>Nic dalšího nebylo hlášeno.</translation>
    </message>
    <message>
        <source>Nothing was announced.</source>
        <translation>Nic nebylo hlášeno.</translation>
    </message>
    <message>
        <source>Everybody notices it at once.</source>
        <translation>Všichni si toho hned všimnou.</translation>
    </message>
    <message>
        <source>{seat} objects now, before anything else happens.</source>
        <translation>{seat} na to teď upozorňuje, dřív než se stane cokoli dalšího.</translation>
    </message>
    <message>
        <source>It is noticed now, before anything else happens.</source>
        <translation>Přijde se na to teď, než se stane cokoli dalšího.</translation>
    </message>
    <message>
        <source>It is noticed only when the hand has been played and counted.</source>
        <translation>Přijde se na to až po dohrání a sečtení.</translation>
    </message>
    <message>
        <source>The hand is played to its end: {results}.</source>
        <translation>Hra se dohraje do konce: {results}.</translation>
    </message>
    <message>
        <source>Counted in the end with every card where it belongs, with all that was paid before and nothing for the breach, it comes to: {amounts}.</source>
        <translation>Podle konečného počtu, s každou kartou tam, kam patří, se vším, co se zaplatilo dříve, a bez platby za provinění vyjde: {amounts}.</translation>
    </message>
    <message>
        <source>Nothing was wrong.</source>
        <translation>Nic nebylo špatně.</translation>
    </message>
    <message>
        <source>This rule was broken: {duty}</source>
        <translation>Bylo porušeno toto pravidlo: {duty}</translation>
    </message>
    <message>
        <source>{seat} broke this rule: {duty}</source>
        <translation>{seat} porušuje toto pravidlo: {duty}</translation>
    </message>
    <message>
        <source>Nobody pays anything for it.</source>
        <translation>Nikdo za to nic neplatí.</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this today.</source>
        <translation>Na to se dnes není na co ptát.</translation>
    </message>
    <message>
        <source>{part}: {right} of {asked}</source>
        <translation>{part}: {right} z {asked}</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Uložit výsledek</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Move through the cards in your hand</source>
        <translation>Pohyb po kartách v ruce</translation>
    </message>
    <message>
        <source>Next card that may be played</source>
        <translation>Další dovolená karta</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>První nebo poslední karta</translation>
    </message>
    <message>
        <source>Hearts, diamonds, spades, clubs, trumps in your hand</source>
        <translation>Srdce, káry, piky, kříže, taroky v ruce</translation>
    </message>
    <message>
        <source>Select a card to discard</source>
        <translation>Vybrat kartu k odložení</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+písmeno</translation>
    </message>
    <message>
        <source>Press the button with this letter underlined</source>
        <translation>Stisknout tlačítko, v němž je toto písmeno podtrženo</translation>
    </message>
    <message>
        <source>Play the card, press the button</source>
        <translation>Zahrát kartu, stisknout tlačítko</translation>
    </message>
    <message>
        <source>Close, cancel, clear the selection</source>
        <translation>Zavřít, zrušit, zrušit výběr</translation>
    </message>
    <message>
        <source>Next button</source>
        <translation>Další tlačítko</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What did the computer know?</source>
        <translation>Co věděl počítač?</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>What {player} knew</source>
        <translation>Co věděl hráč: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) hidden from {player}.</source>
        <translation>
            <numerusform>Skrytých karet: %n ({player}).</numerusform>
            <numerusform>Skrytých karet: %n ({player}).</numerusform>
            <numerusform>Skrytých karet: %n ({player}).</numerusform>
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
        <translation>Počítá se…</translation>
    </message>
    <message>
        <source>Cards in hand: {cards}</source>
        <translation>Karty v ruce: {cards}</translation>
    </message>
    <message>
        <source>Also seen: {cards}</source>
        <translation>Kromě toho viděné: {cards}</translation>
    </message>
    <message>
        <source>This is how a coach sees it from the same seat.</source>
        <translation>Tak to z téhož místa vidí trenér.</translation>
    </message>
    <message>
        <source>This player follows rules of thumb and calculates nothing. In the same seat a coach would have found this:</source>
        <translation>Tento hráč hraje podle jednoduchých pravidel a nic nepočítá. Trenér na témže místě by zjistil toto:</translation>
    </message>
    <message numerus="yes">
        <source>%n possible layout(s) of the hidden cards:</source>
        <translation>
            <numerusform>%n možné rozložení skrytých karet:</numerusform>
            <numerusform>%n možná rozložení skrytých karet:</numerusform>
            <numerusform>%n možných rozložení skrytých karet:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps on average: {shares}</source>
        <translation>Taroků v průměru: {shares}</translation>
    </message>
    <message>
        <source>discarded {number}</source>
        <translation>odloženo {number}</translation>
    </message>
    <message>
        <source>Average result of each choice:</source>
        <translation>Průměrný výsledek jednotlivých možností:</translation>
    </message>
    <message>
        <source>{act}: {worth}</source>
        <translation>{act}: {worth}</translation>
    </message>
    <message>
        <source>▸ {line} (chosen)</source>
        <translation>▸ {line} (zvoleno)</translation>
    </message>
</context>
<context>
    <name>KoenigrufenConsequences</name>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Hláška neplatí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The doubling does not count; nobody pays.</source>
        <translation>Flek neplatí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>What was said does not count, with a warning; nobody pays.</source>
        <translation>Co bylo řečeno, neplatí, s napomenutím; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card stays where it lies, with a warning.</source>
        <translation>Karta zůstane ležet, s napomenutím.</translation>
    </message>
    <message>
        <source>The cards are laid open at once, with a warning.</source>
        <translation>Karty se hned odkryjí, s napomenutím.</translation>
    </message>
    <message>
        <source>The card is taken back and another played; nobody pays.</source>
        <translation>Karta se vezme zpět a zahraje se jiná; nikdo neplatí.</translation>
    </message>
    <message>
        <source>It is put right; nobody pays.</source>
        <translation>Napraví se to; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card is shown; nobody pays.</source>
        <translation>Karta se ukáže; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Tentýž hráč rozdává znovu; nikdo neplatí.</translation>
    </message>
    <message>
        <source>A warning if it makes no difference to the result; otherwise the offender alone pays all others as if they had won.</source>
        <translation>Napomenutí, pokud to nic nemění na výsledku; jinak provinilec sám platí všem ostatním, jako by vyhráli.</translation>
    </message>
    <message>
        <source>The hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Hra končí. Provinilec sám platí všem ostatním, jako by vyhráli hru a hlášené prémie.</translation>
    </message>
    <message>
        <source>The discards are taken back and chosen again; nobody pays.</source>
        <translation>Odložené karty se vezmou zpět a vyberou znovu; nikdo neplatí.</translation>
    </message>
    <message>
        <source>It is one warning too many, so the hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Bylo to o jedno napomenutí víc, proto hra končí. Provinilec sám platí všem ostatním, jako by vyhráli hru a hlášené prémie.</translation>
    </message>
    <message>
        <source>The call is taken back and made again; nobody pays.</source>
        <translation>Volání se vezme zpět a zopakuje; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The bid does not count, because the pass was for good. The player is warned; nobody pays.</source>
        <translation>Nabídka neplatí, protože „dál“ platí natrvalo. Hráč dostane napomenutí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The raise does not count and the earlier bid stands. The player is warned; nobody pays.</source>
        <translation>Zvýšení neplatí a platí dřívější nabídka. Hráč dostane napomenutí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card is taken back with a warning, and the right player plays. If it affects the result or happens too often, it is a Renonce.</source>
        <translation>Karta se vezme zpět s napomenutím a hraje ten, kdo je na řadě. Pokud to ovlivní výsledek nebo se to opakuje příliš často, je to Renonce.</translation>
    </message>
    <message>
        <source>The bid is taken back; nobody pays.</source>
        <translation>Nabídka se vezme zpět; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The bidder alone pays all others as if they had won the game with the bird.</source>
        <translation>Aktér sám platí všem ostatním, jako by hru s ptáčkem vyhráli.</translation>
    </message>
    <message>
        <source>The bird is named now; nobody pays.</source>
        <translation>Ptáček se teď určí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The lowest dealt bird counts as announced.</source>
        <translation>Nejnižší rozdaný ptáček platí za hlášeného.</translation>
    </message>
    <message>
        <source>The announcement is withdrawn; nobody pays.</source>
        <translation>Hláška se odvolá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender pays each of the three others four points.</source>
        <translation>Hra končí a provinilec platí každému ze tří ostatních čtyři body.</translation>
    </message>
    <message>
        <source>What can no longer be made out is decided against the player who mixed the cards.</source>
        <translation>Co už nelze zjistit, rozhodne se proti hráči, který karty smíchal.</translation>
    </message>
    <message>
        <source>The bid does not count. The player is warned and bids again in turn; nobody pays.</source>
        <translation>Nabídka neplatí. Hráč dostane napomenutí a licituje znovu, až je na řadě; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The cards are taken up again; nobody pays.</source>
        <translation>Karty se vezmou zpět do ruky; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The bid counts as a pass, with a warning; nobody pays.</source>
        <translation>Nabídka platí jako „dál“, s napomenutím; nikdo neplatí.</translation>
    </message>
    <message>
        <source>Play goes on; nobody pays.</source>
        <translation>Hraje se dál; nikdo neplatí.</translation>
    </message>
    <message>
        <source>No doubling counts when the hand is settled.</source>
        <translation>Při vyúčtování žádný flek neplatí.</translation>
    </message>
    <message>
        <source>The doubling of a partner and all that answers it do not count.</source>
        <translation>Flek spoluhráče a všechno, co na něj odpovídá, neplatí.</translation>
    </message>
    <message>
        <source>The choice is made or the talon card put in its place, with a warning; nobody pays.</source>
        <translation>Zvolí se, nebo se karta z talonu dá na své místo, s napomenutím; nikdo neplatí.</translation>
    </message>
    <message>
        <source>It is put right with a warning; nobody pays.</source>
        <translation>Napraví se to s napomenutím; nikdo neplatí.</translation>
    </message>
    <message>
        <source>A warning; a player who sits out never pays.</source>
        <translation>Napomenutí; kdo pauzuje, nikdy neplatí.</translation>
    </message>
    <message>
        <source>It is counted again before the next deal; nobody pays.</source>
        <translation>Před dalším rozdáním se přepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The missing stake is paid before the next deal.</source>
        <translation>Chybějící vklad se zaplatí před dalším rozdáním.</translation>
    </message>
    <message>
        <source>The table or a judge decides.</source>
        <translation>Rozhodne stůl nebo rozhodčí.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGists</name>
    <message>
        <source>When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, whatever the order.</source>
        <translation>Padnou-li škýz, mont a pagát do jednoho zdvihu, je pagát nejvyšším tarokem, ať padly v jakémkoli pořadí.</translation>
    </message>
    <message>
        <source>What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for announced Pagats.</source>
        <translation>Na čem se kluby mohou navíc dohodnout: Skoty-Trophy, soukromá kola a pokladna na hlášené pagáty.</translation>
    </message>
    <message>
        <source>Everybody gets twelve cards in packets of six, and six make the talon; the seat opposite cuts. After a knock twelve are dealt at once, and the forehand chooses a packet first.</source>
        <translation>Každý dostane dvanáct karet po šesti a šest tvoří talon; snímá protější hráč. Po zaklepání se dává všech dvanáct najednou a forhont si hromádku vybírá první.</translation>
    </message>
    <message>
        <source>Twenty games have a rank, a value and a goal. Three are for the forehand only; the others are bid by rank.</source>
        <translation>Dvacet her má pořadí, hodnotu a cíl. Tři patří jen forhontovi, ostatní se licitují podle pořadí.</translation>
    </message>
    <message>
        <source>Extras are paid beside the game, announced ones double; Königfang and Pagatfang cannot be announced. The birds are the trumps I to IIII, each with its own trick near the end.</source>
        <translation>Prémie se platí vedle hry, hlášené dvojnásobně; Königfang a Pagatfang hlásit nelze. Ptáčci jsou taroky I až IIII, každý má svůj zdvih ke konci hry.</translation>
    </message>
    <message>
        <source>Four play with 54 cards; a fifth and a sixth player sit out. Games are won by points or, if negative, by few tricks. The bidder plays alone against three, or with the holder of the called king.</source>
        <translation>Hrají čtyři s 54 kartami; pátý a šestý hráč pauzují. Hraje se o body, v záporných hrách o málo zdvihů. Aktér hraje sám proti třem, nebo s tím, kdo má volaného krále.</translation>
    </message>
    <message>
        <source>Every hand must be played. Play goes counterclockwise. The forehand leads first; in negative games the player who named the game does.</source>
        <translation>Hrát se musí s každým listem. Hraje se proti směru hodinových ručiček. První vynáší forhont, v záporných hrách ten, kdo hru ohlásil.</translation>
    </message>
    <message>
        <source>You must follow the suit led; if you cannot, you must play a trump. In negative games you must also beat the trick, and in suit games you must lead suits before trumps.</source>
        <translation>Vynesená barva se musí ctít; kdo ji nemá, musí dát tarok. V záporných hrách se navíc musí zdvih přebít a v barevných hrách se barvy vynášejí dřív než taroky.</translation>
    </message>
    <message>
        <source>After Trischaken and after a hand without a score a full round of hands counts double, never fourfold. The evening ends with one more double round.</source>
        <translation>Po Trischakenu a po hře bez placení se celé kolo her počítá dvojnásobně, nikdy čtyřnásobně. Večer končí ještě jedním dvojnásobným kolem.</translation>
    </message>
    <message>
        <source>A card that lies on the table stays there. A breach of the rules may be corrected until the trick is turned over or the next one is led.</source>
        <translation>Karta, která leží na stole, tam zůstává. Porušení pravidel lze opravit, dokud není zdvih otočen nebo vynesen další.</translation>
    </message>
    <message>
        <source>Everybody may look at the last trick. All older tricks and the talon are taboo.</source>
        <translation>Do posledního zdvihu smí nahlédnout každý. Všechny starší zdvihy a talon jsou tabu.</translation>
    </message>
    <message>
        <source>Kontra, Rekontra and Subkontra double the game or a single extra. In negative games each player doubles alone, otherwise a Kontra counts for all. Between partners it does not count.</source>
        <translation>Kontra, Rekontra a Subkontra zdvojnásobí hru nebo jednotlivou prémii. V záporných hrách flekuje každý za sebe, jinak platí Kontra pro všechny. Mezi spoluhráči neplatí.</translation>
    </message>
    <message>
        <source>The forehand claims the right to play or names a game. The others in turn must name a higher game or pass; a pass is for good. Nobody may hold a game, and you may raise your own bid only after it was outbid.</source>
        <translation>Forhont ohlásí, že hraje, nebo hned hru. Ostatní po řadě musí ohlásit vyšší hru nebo říct „dál“, a to natrvalo. Hru nelze držet a vlastní nabídku smíte zvýšit, jen když ji někdo přelicitoval.</translation>
    </message>
    <message>
        <source>The bidder first calls a king, then picks up talon cards, discards and announces extras. The words “ich liege” end the announcements.</source>
        <translation>Aktér nejdřív zavolá krále, pak vezme karty z talonu, odloží a ohlásí prémie. Hlášení končí slovy „ich liege“.</translation>
    </message>
    <message>
        <source>With three kings in the hand you may call the fourth without naming the suit. You may call a king that you hold only if you hold all four.</source>
        <translation>Se třemi králi v listu smíte zavolat „čtvrtého“ bez udání barvy. Krále, kterého držíte, smíte zavolat jen se všemi čtyřmi králi v listu.</translation>
    </message>
    <message>
        <source>When the bidder is ready, everybody in turn may announce more extras or double. It ends when three in a row have said “good”.</source>
        <translation>Když má aktér hotovo, smějí všichni po řadě hlásit další prémie nebo flekovat. Konec je, když tři po sobě řeknou „dobrá“.</translation>
    </message>
    <message>
        <source>Rufer, Trischaken and Sechserdreier are for the forehand only, and only if nobody has bid; then the forehand must choose one of them. In the Sechserdreier nobody else sees the talon.</source>
        <translation>Rufer, Trischaken a Sechserdreier smí hrát jen forhont, a jen když nikdo nelicitoval; pak si jednu z nich musí vybrat. V Sechserdreieru talon nikdo jiný nevidí.</translation>
    </message>
    <message>
        <source>The talon stays closed and counts for the opponents; extras count double except Valat. If the called king lies there, the bidder gets that half and no doubling counts.</source>
        <translation>Talon zůstává zakrytý a počítá se protihráčům; prémie platí dvojnásobně kromě valátu. Leží-li tam volaný král, patří jeho polovina aktérovi a žádný flek neplatí.</translation>
    </message>
    <message>
        <source>Trumps do not beat other suits, but you must play one if you cannot follow suit. You may lead a trump only if you have nothing else.</source>
        <translation>Taroky nepřebíjejí jiné barvy, ale kdo nemůže ctít barvu, musí dát tarok. Tarok smíte vynést, jen když nic jiného nemáte.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps, face down. You may discard suit cards only if there are too few trumps, and face up. Kings and Trull cards must never be discarded.</source>
        <translation>V barevné hře se musí odkládat taroky, lícem dolů. Barevné karty se smějí odložit, jen když taroky nestačí, a to lícem nahoru. Krále a karty trulu nelze odložit nikdy.</translation>
    </message>
    <message>
        <source>In suit games the only extras are kings, sacks and Valat.</source>
        <translation>V barevných hrách existují jen tyto prémie: králové, Säcke a valát.</translation>
    </message>
    <message>
        <source>The talon is turned up, and the bidder picks up a half or a card. What is left belongs to the opponents&apos; tricks.</source>
        <translation>Talon se odkryje a aktér vezme polovinu nebo kartu. Zbytek patří ke zdvihům protihráčů.</translation>
    </message>
    <message>
        <source>You may pick up only a half or a card of the talon and must discard as many cards, face down. Kings and Trull cards must never be discarded, and trumps only if you are forced to, face up.</source>
        <translation>Z talonu se smí vzít jen polovina nebo karta a stejný počet karet se musí odložit lícem dolů. Krále a karty trulu nelze odložit nikdy, taroky jen z nouze, a to lícem nahoru.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, you may give the game up, which is paid without doubling, or play alone against three.</source>
        <translation>Leží-li volaný král v talonu, smíte hru vzdát, což se platí bez fleku, nebo hrát sami proti třem.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. There are no extras and no talon. The Pagat must be your last trump, except in a Kaiserstich.</source>
        <translation>Zdvih musíte přebít, můžete-li. Nejsou prémie ani talon. Pagát musí být vaším posledním tarokem, kromě Kaiserstichu.</translation>
    </message>
    <message>
        <source>Negative games of equal value may be played side by side; the first bidder leads. Joining with Piccolo or Zwiccolo outbids a Solorufer.</source>
        <translation>Stejně hodnotné záporné hry lze hrát vedle sebe; vynáší ten, kdo hlásil první. Připojené Piccolo nebo Zwiccolo přelicituje Solorufer.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. The Trischaker chooses whether the talon goes to the first six tricks or to the last one. After a Renonce the offender pays each other player four points.</source>
        <translation>Zdvih musíte přebít, můžete-li. Trischaker volí, zda talon připadne k prvním šesti zdvihům, nebo k poslednímu. Za Renonce platí provinilec každému čtyři body.</translation>
    </message>
    <message>
        <source>Both sides may announce each extra or make it silently. Game and extras are paid separately; an announced Valat that is lost is set off against all of them.</source>
        <translation>Každou prémii smí hlásit nebo potichu uhrát každá strana. Hra a prémie se platí zvlášť; prohraný hlášený valát se s nimi vzájemně započte.</translation>
    </message>
    <message>
        <source>You may announce a bird or König ultimo only if you hold the card. An announced one must not be given up as long as you may play another card; if birds must go, the highest goes first.</source>
        <translation>Ptáčka nebo König ultimo smíte hlásit, jen když kartu držíte. Hlášenou kartu nesmíte dát předčasně, dokud smíte hrát jinou; musí-li ptáčci z ruky, jde první nejvyšší.</translation>
    </message>
    <message>
        <source>A breach of the rules is, for example, a mistake with the talon, a wrong number of cards, not following suit, or giving the hand away. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Porušením pravidel je například chyba s talonem, nesprávný počet karet, nectění barvy nebo prozrazení hry. Provinilec sám platí všem ostatním, jako by vyhráli hru a hlášené prémie.</translation>
    </message>
    <message>
        <source>A breach that is about to happen may and should be pointed out. Fair play comes first.</source>
        <translation>Na hrozící porušení pravidel se smí a má upozornit. Fair play je na prvním místě.</translation>
    </message>
    <message>
        <source>Into an empty pot everybody pays the agreed amount; every dealer pays more. A player who wins an announced Pagat takes the pot; one who loses it must double the pot.</source>
        <translation>Do prázdné pokladny zaplatí každý dohodnutou částku a každý rozdávající přidá další. Kdo vyhraje hlášeného pagáta, bere obsah; kdo ho prohraje, musí obsah zdvojnásobit.</translation>
    </message>
    <message>
        <source>Besserrufer and Solobesser are played with a bird: Pagat, Uhu, Kakadu or Quapil. The bird must be in the hand.</source>
        <translation>Besserrufer a Solobesser se hrají s ptáčkem: Pagat, Uhu, Kakadu nebo Quapil. Ptáček musí být v listu.</translation>
    </message>
    <message>
        <source>Open games are played in silence. The cards are laid open after the first trick and before the second lead.</source>
        <translation>Otevřené hry se hrají mlčky. Karty se odkrývají po prvním zdvihu, před druhým výnosem.</translation>
    </message>
    <message>
        <source>Cards are counted in threes, less two points for each three; each card left over counts ⅔ of a point less. The deck has 70 points, and 35⅔ win.</source>
        <translation>Karty se počítají po třech a za každou trojici se odečtou dva body; za každou zbylou kartu ⅔ bodu. V balíčku je 70 bodů a vyhrává 35⅔.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGlosses</name>
    <message>
        <source>the forehand wants to play and names the game when all have passed</source>
        <translation>forhont chce hrát a hru jmenuje, až všichni řeknou „dál“</translation>
    </message>
    <message>
        <source>each for himself: the two with the most points pay</source>
        <translation>každý za sebe: platí dva hráči s nejvíce body</translation>
    </message>
    <message>
        <source>alone with the whole talon, taken up unseen; a loss counts double</source>
        <translation>sám s celým talonem, který ostatní nevidí; prohra platí dvojnásobně</translation>
    </message>
    <message>
        <source>alone, exactly one trick, no talon</source>
        <translation>sám, právě jeden zdvih, bez talonu</translation>
    </message>
    <message>
        <source>beside a Piccolo: exactly two tricks, no talon</source>
        <translation>vedle Piccola: právě dva zdvihy, bez talonu</translation>
    </message>
    <message>
        <source>like Rufer, the talon goes to the opponents; extras count double</source>
        <translation>jako Rufer, talon připadne protihráčům; prémie platí dvojnásobně</translation>
    </message>
    <message>
        <source>alone, no trick, no talon</source>
        <translation>sám, žádný zdvih, bez talonu</translation>
    </message>
    <message>
        <source>alone with half the talon; trumps win no trick in another suit</source>
        <translation>sám s polovinou talonu; taroky nepřebíjejí jiné barvy</translation>
    </message>
    <message>
        <source>alone with half the talon</source>
        <translation>sám s polovinou talonu</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sám, právě dva zdvihy; karty aktéra leží po prvním zdvihu odkryté</translation>
    </message>
    <message>
        <source>alone, exactly one trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sám, právě jeden zdvih; karty aktéra leží po prvním zdvihu odkryté</translation>
    </message>
    <message>
        <source>alone, no trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sám, žádný zdvih; karty aktéra leží po prvním zdvihu odkryté</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so; trumps win no trick in another suit</source>
        <translation>sám s jednou kartou z talonu (kde se tak hraje, se dvěma); taroky nepřebíjejí jiné barvy</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so</source>
        <translation>sám s jednou kartou z talonu (kde se tak hraje, se dvěma)</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon; 35⅔ points win</source>
        <translation>s držitelem volaného krále, polovina talonu; vyhrává 35 bodů a 2 listy</translation>
    </message>
    <message>
        <source>like Rufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>jako Rufer a ohlásí se jeden z rozdaných ptáčků, který se platí zvlášť</translation>
    </message>
    <message>
        <source>like Solorufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>jako Solorufer a ohlásí se jeden z rozdaných ptáčků, který se platí zvlášť</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; all cards lie open after the first trick</source>
        <translation>sám, právě dva zdvihy; po prvním zdvihu leží odkryté karty všech</translation>
    </message>
    <message>
        <source>alone, exactly one trick; all cards lie open after the first trick</source>
        <translation>sám, právě jeden zdvih; po prvním zdvihu leží odkryté karty všech</translation>
    </message>
    <message>
        <source>alone, no trick; all cards lie open after the first trick</source>
        <translation>sám, žádný zdvih; po prvním zdvihu leží odkryté karty všech</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; trumps win no trick in another suit; extras count double</source>
        <translation>sám bez talonu, který připadne protihráčům; taroky nepřebíjejí jiné barvy; prémie platí dvojnásobně</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; extras count double</source>
        <translation>sám bez talonu, který připadne protihráčům; prémie platí dvojnásobně</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Pagat is announced</source>
        <translation>jako Rufer a ohlásí se rozdaný pagát</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Uhu is announced</source>
        <translation>jako Rufer a ohlásí se rozdaný Uhu</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Kakadu is announced</source>
        <translation>jako Rufer a ohlásí se rozdaný Kakadu</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Quapil is announced</source>
        <translation>jako Rufer a ohlásí se rozdaný Quapil</translation>
    </message>
    <message>
        <source>names the game when all have passed</source>
        <translation>hru jmenuje, až všichni řeknou „dál“</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon</source>
        <translation>s držitelem volaného krále, polovina talonu</translation>
    </message>
    <message>
        <source>like Rufer, without the talon</source>
        <translation>jako Rufer, bez talonu</translation>
    </message>
    <message>
        <source>like Rufer, with a bird announced</source>
        <translation>jako Rufer, s ohlášeným ptáčkem</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, own cards open</source>
        <translation>sám, právě dva zdvihy, vlastní karty odkryté</translation>
    </message>
    <message>
        <source>alone, exactly one trick, own cards open</source>
        <translation>sám, právě jeden zdvih, vlastní karty odkryté</translation>
    </message>
    <message>
        <source>alone, no trick, own cards open</source>
        <translation>sám, žádný zdvih, vlastní karty odkryté</translation>
    </message>
    <message>
        <source>like Solorufer, with a bird announced</source>
        <translation>jako Solorufer, s ohlášeným ptáčkem</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, all cards open</source>
        <translation>sám, právě dva zdvihy, karty všech odkryté</translation>
    </message>
    <message>
        <source>alone, exactly one trick, all cards open</source>
        <translation>sám, právě jeden zdvih, karty všech odkryté</translation>
    </message>
    <message>
        <source>alone, no trick, all cards open</source>
        <translation>sám, žádný zdvih, karty všech odkryté</translation>
    </message>
    <message>
        <source>alone without talon; trumps win no trick in another suit</source>
        <translation>sám bez talonu; taroky nepřebíjejí jiné barvy</translation>
    </message>
    <message>
        <source>alone without talon</source>
        <translation>sám bez talonu</translation>
    </message>
    <message>
        <source>trump I itself takes the last trick</source>
        <translation>tarok I sám vezme poslední zdvih</translation>
    </message>
    <message>
        <source>trump II itself takes the last trick but one</source>
        <translation>tarok II sám vezme předposlední zdvih</translation>
    </message>
    <message>
        <source>trump III itself takes the last trick but two</source>
        <translation>tarok III sám vezme třetí zdvih od konce</translation>
    </message>
    <message>
        <source>trump IIII itself takes the last trick but three</source>
        <translation>tarok IIII sám vezme čtvrtý zdvih od konce</translation>
    </message>
    <message>
        <source>the called king lies in the last trick and its side takes it</source>
        <translation>volaný král leží v posledním zdvihu a jeho strana ho vezme</translation>
    </message>
    <message>
        <source>all four kings in your side&apos;s tricks</source>
        <translation>všichni čtyři králové ve zdvizích vlastní strany</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in your side&apos;s tricks</source>
        <translation>škýz, mont a pagát ve zdvizích vlastní strany</translation>
    </message>
    <message>
        <source>at least 45⅔ points</source>
        <translation>nejméně 45 bodů a 2 listy</translation>
    </message>
    <message>
        <source>at least 55⅔ points</source>
        <translation>nejméně 55 bodů a 2 listy</translation>
    </message>
    <message>
        <source>the other side takes the Mond</source>
        <translation>druhá strana vezme monta</translation>
    </message>
    <message>
        <source>the opponents take the called king</source>
        <translation>protihráči vezmou volaného krále</translation>
    </message>
    <message>
        <source>the other side takes the Pagat</source>
        <translation>druhá strana vezme pagáta</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>jedna strana vezme všechny zdvihy</translation>
    </message>
    <message>
        <source>four or more of the seven five-point cards in the dealt hand</source>
        <translation>čtyři nebo více ze sedmi karet za pět bodů v rozdaných kartách</translation>
    </message>
    <message>
        <source>a round in which every hand counts double</source>
        <translation>kolo, v němž se každá hra počítá dvojnásobně</translation>
    </message>
    <message>
        <source>the last round of the evening</source>
        <translation>poslední kolo večera</translation>
    </message>
    <message>
        <source>a round in which everybody deals once</source>
        <translation>kolo, ve kterém každý jednou rozdává</translation>
    </message>
    <message>
        <source>the common pot for announced Pagats</source>
        <translation>společná pokladnička na hlášené pagáty</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>první zdvojnásobení, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>odpověď na Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rekontra, ×8</source>
        <translation>odpověď na Rekontra, ×8</translation>
    </message>
    <message>
        <source>the talon goes to the first six tricks, one card each</source>
        <translation>talon jde k prvním šesti zdvihům, ke každému jedna karta</translation>
    </message>
    <message>
        <source>the whole talon goes to the last trick</source>
        <translation>celý talon jde k poslednímu zdvihu</translation>
    </message>
    <message>
        <source>nobody has to beat a trick in this hand</source>
        <translation>v této hře nikdo nemusí přebíjet</translation>
    </message>
    <message>
        <source>trumps are an ordinary fifth suit in this hand</source>
        <translation>taroky jsou v této hře obyčejnou pátou barvou</translation>
    </message>
    <message>
        <source>Trischaken is played instead of giving up the game</source>
        <translation>místo vzdání hry se hraje Trischaken</translation>
    </message>
    <message>
        <source>the final round begins and counts double</source>
        <translation>začíná závěrečné kolo a počítá se dvojnásobně</translation>
    </message>
</context>
<context>
    <name>KoenigrufenInvitation</name>
    <message>
        <source>Austria</source>
        <translation>Rakousko</translation>
    </message>
    <message>
        <source>Call a king as partner</source>
        <translation>Zavolaný král je partner</translation>
    </message>
</context>
<context>
    <name>KoenigrufenLessonTexts</name>
    <message>
        <source>Everybody plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Každý zahraje jednu kartu: to je zdvih. Bere ho nejvyšší tarok, a není-li v něm tarok, nejvyšší karta vynesené barvy. Karta jiné barvy zdvih nevezme nikdy.</translation>
    </message>
    <message>
        <source>There is one exception, the Kaiserstich: when Skys, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Je jedna výjimka, Kaiserstich: padnou-li škýz, mont a pagát do téhož zdvihu, bere ho pagát.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Kolik bodů mají tyto karty?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Vynesenou barvu musíte ctít, můžete-li, kteroukoli její kartou. Přebíjet nemusíte. Na vynesený tarok musíte dát tarok.</translation>
    </message>
    <message>
        <source>In negative games, such as Trischaken, Piccolo and Bettler, you want few tricks. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>V záporných hrách, jako jsou Trischaken, Piccolo a Bettler, chcete málo zdvihů. Tam musíte zdvih přebít, můžete-li, kteroukoli kartou, která ho přebije.</translation>
    </message>
    <message>
        <source>In negative games the Pagat stays in your hand as long as you hold another trump. Only a trick with Skys and Mond in it must be taken with the Pagat.</source>
        <translation>V záporných hrách zůstává pagát v ruce, dokud máte jiný tarok. Jen zdvih, v němž leží škýz i mont, musíte vzít pagátem.</translation>
    </message>
    <message>
        <source>In suit games, such as Farbendreier, a trump beats only trumps. You must still play one if you cannot follow suit. You may lead a trump only if you hold no suit card.</source>
        <translation>V barevných hrách, jako je Farbendreier, přebíjí tarok jen taroky. Nemáte-li barvu, musíte ho přesto dát. Vynést tarok smíte, jen když nemáte barevnou kartu.</translation>
    </message>
    <message>
        <source>Is the game won? Then each opponent pays its value, otherwise each opponent gets it. All amounts add up to zero.</source>
        <translation>Je hra vyhraná? Pak každý protihráč platí její hodnotu, jinak ji každý protihráč dostane. Součet všech částek je nula.</translation>
    </message>
    <message>
        <source>Never discard a king, the Skys, the Mond or the Pagat. Suit cards go first, face down. A trump may go only if no other card is left to discard, and it lies face up.</source>
        <translation>Krále, škýze, monta a pagáta neodkládejte nikdy. Nejdřív jdou barevné karty, lícem dolů. Tarok smíte odložit, jen když už není co jiného, a to lícem nahoru.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Dva cíle: zbavit se celé barvy, abyste ji mohli přebíjet tarokem, a zachránit body. Dáma bez krále se ve hře často ztratí; mezi odloženými je v bezpečí.</translation>
    </message>
    <message>
        <source>Which half do you take?</source>
        <translation>Kterou polovinu si vezmete?</translation>
    </message>
    <message>
        <source>Choose three cards to discard.</source>
        <translation>Vyberte tři karty k odložení.</translation>
    </message>
    <message>
        <source>In suit games it is the other way round: trumps are discarded first, face down, and suit cards only if there is nothing else. Here you play a Farbendreier.</source>
        <translation>V barevných hrách je to naopak: nejdřív se odkládají taroky, lícem dolů, a barevné karty, jen když není nic jiného. Zde hrajete Farbendreier.</translation>
    </message>
    <message>
        <source>The forehand speaks first. “Vorhand” means: I want to play and name my game when all others have passed. The others in turn pass or bid a game from the list.</source>
        <translation>První mluví forhont. „Vorhand“ znamená: chci hrát a hru jmenuji, až ostatní řeknou „dál“. Ostatní po řadě říkají „dál“, nebo hlásí některou hru ze seznamu.</translation>
    </message>
    <message>
        <source>The list shows the games from the lowest to the highest. A bid must rank above the one before. If you pass once, you are out of the bidding of this hand.</source>
        <translation>Seznam ukazuje hry od nejnižší po nejvyšší. Hlásit se musí hra vyšší než předchozí. Řeknete-li jednou „dál“, v licitaci této hry už nemluvíte.</translation>
    </message>
    <message>
        <source>In a Rufer, Besserrufer or Dreier the talon is turned up in two halves of three. The bidder takes one half and discards three cards. They count for the bidder; the other half counts for the opponents.</source>
        <translation>V Ruferu, Besserruferu a Dreieru se talon odkryje ve dvou polovinách po třech. Aktér vezme jednu a tři karty odloží. Ty se počítají jemu, druhá polovina protihráčům.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Skys, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Taroků je {trumps}. Nejvyšší je škýz, pak XXI, zvaný mont, a tak dál až po I, zvaný pagát. Tarok přebije každou barevnou kartu.</translation>
    </message>
    <message>
        <source>Cards are counted in threes. Add up the values of three cards and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Karty se počítají po třech. Sečtěte hodnoty tří karet a odečtěte {taken}. Král se dvěma nízkými kartami: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Tři nízké karty: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a leaf, in German Blatt.</source>
        <translation>Celý balíček má {total} bodů. Karty, které po počítání po třech zbudou, mají každá svou hodnotu bez {off}. Třetině bodu se říká list, německy Blatt.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side needs {limit} points to win; with {short} it loses. Its tricks and the bidder&apos;s discards count together. Count these three piles: which of them win?</source>
        <translation>Strana aktéra potřebuje k výhře {limit} bodu; s {short} prohrává. Její zdvihy a odložené karty se počítají dohromady. Spočítejte tři hromádky: které vyhrávají?</translation>
    </message>
    <message>
        <source>Each game has a value. A Rufer is worth {rufer}: the two opponents pay {rufer} each, the two on the bidder&apos;s side get {rufer} each. If the game is lost, it is the other way round.</source>
        <translation>Každá hra má hodnotu. Rufer má hodnotu {rufer}: oba protihráči platí po {rufer}, oba na straně aktéra dostanou po {rufer}. Je-li hra prohraná, je to naopak.</translation>
    </message>
    <message>
        <source>{A} plays a Rufer, and {C} has the called king. Together they count {told} points. What does each player get or pay?</source>
        <translation>{A} hraje Rufer a volaného krále má {C}. Dohromady mají {told} bodů. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Again {A} plays a Rufer, and {C} has the called king. This time they count {told} points. What does each player get or pay?</source>
        <translation>Znovu hraje Rufer {A} a volaného krále má {C}. Tentokrát mají {told} bodu. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{B} plays a Dreier alone against three. It is worth {dreier} and is settled with each of them. {B} counts {told} points. What does each player get or pay?</source>
        <translation>{B} hraje Dreier, proti sobě má všechny tři. Hra má hodnotu {dreier} a vyúčtuje se s každým z nich. {B} má {told} bodů. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Here not enough suit cards are left. Choose what to discard and mind the rule about trumps.</source>
        <translation>Zde barevné karty nestačí. Vyberte, co odložíte, a dbejte na pravidlo o tarocích.</translation>
    </message>
    <message>
        <source>For {limit} points you need trumps, best six or more with high ones, and kings. Besserrufer: with partner and a bird, that is a trump I to IIII. Solorufer: with partner, no talon. Dreier: alone.</source>
        <translation>Na {limit} bodu potřebujete taroky, nejlépe šest a víc i s vysokými, a krále. Besserrufer: se spoluhráčem a ptáčkem, tedy tarokem I až IIII. Solorufer: se spoluhráčem bez talonu. Dreier: sám.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, nobody is your partner. You may give up the game and pay each of the others {rufer}, or play on alone against three.</source>
        <translation>Leží-li volaný král v talonu, spoluhráče nemáte. Smíte hru vzdát a zaplatit každému {rufer}, nebo hrát dál sami proti třem.</translation>
    </message>
    <message>
        <source>The trumps I to IIII are birds: Pagat, Uhu, Kakadu, Quapil. The Pagat pays {pagat} if it takes the last trick, the Uhu {uhu} in the trick before, then {kakadu} and {quapil}. Announced, they pay {pagat_announced}, {uhu_announced}, {kakadu_announced} and {quapil_announced}.</source>
        <translation>Taroky I až IIII jsou ptáčci: Pagat, Uhu, Kakadu, Quapil. Pagát platí {pagat}, vezme-li poslední zdvih, Uhu {uhu} v předposledním, pak {kakadu} a {quapil}. Hlášení platí {pagat_announced}, {uhu_announced}, {kakadu_announced} a {quapil_announced}.</translation>
    </message>
    <message>
        <source>Other extras pay {silent}, announced {announced}: all four kings, the Trull of Skys, Mond and Pagat, the captured Mond, and König ultimo, the called king in the last trick. All twelve tricks are a Valat.</source>
        <translation>Další prémie platí {silent}, hlášené {announced}: čtyři králové, trul ze škýze, monta a pagáta, chycený mont a König ultimo, volaný král v posledním zdvihu. Všech dvanáct zdvihů je valát.</translation>
    </message>
    <message>
        <source>An opponent who expects to win may say Kontra to the game or to an announcement: it counts ×{kontra}, after Rekontra ×{re}, after Subkontra ×{sub}. With a partner&apos;s game say nothing.</source>
        <translation>Protihráč, který čeká výhru, smí dát Kontra na hru nebo hlášku: počítá se ×{kontra}, po Rekontra ×{re}, po Subkontra ×{sub}. Hraje-li váš spoluhráč, neříkejte nic.</translation>
    </message>
    <message>
        <source>The same Rufer is won, but the announced Pagat is beaten in the last trick. Its capture, the Pagatfang, pays {pagatfang} more to the opponents. What does each player get or pay?</source>
        <translation>Týž Rufer je vyhraný, ale hlášeného pagáta v posledním zdvihu protihráči přebijí. Za chycení, Pagatfang, dostanou ještě {pagatfang}. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>With low cards a negative game can be won: Piccolo wants exactly one trick, Bettler none. You must beat tricks there, so middle cards are dangerous and low ones good.</source>
        <translation>S nízkými kartami lze vyhrát zápornou hru: Piccolo chce právě jeden zdvih, Bettler žádný. Zdvihy se tam musí přebíjet, proto jsou střední karty nebezpečné a nízké dobré.</translation>
    </message>
    <message>
        <source>If all others pass, the forehand chooses: Rufer with a fair hand, Sechserdreier with a very strong one, Trischaken with a poor one. In Trischaken the two players with the most points pay.</source>
        <translation>Řeknou-li všichni ostatní „dál“, forhont volí: Rufer s dobrými kartami, Sechserdreier s velmi silnými, Trischaken se slabými. V Trischakenu platí dva hráči s nejvíce body.</translation>
    </message>
    <message>
        <source>All others have passed. Which game do you choose?</source>
        <translation>Všichni ostatní řekli „dál“. Kterou hru zvolíte?</translation>
    </message>
    <message>
        <source>The called king</source>
        <translation>Volaný král</translation>
    </message>
    <message>
        <source>In a Rufer the bidder calls a king he or she does not hold. The player with that king is the partner and keeps it secret. All know it when the king is played.</source>
        <translation>V Ruferu volá aktér krále, kterého nemá. Hráč s tímto králem je spoluhráč a tají to. Všichni to poznají, až se král zahraje.</translation>
    </message>
    <message>
        <source>Call the king of a suit of which you hold one or two cards: you lead one, and your partner&apos;s king brings its points home. In your longest suits the king is soon trumped.</source>
        <translation>Volejte krále barvy, z níž máte jednu nebo dvě karty: jednu vynesete a král spoluhráče přinese její body domů. V dlouhé barvě krále brzy někdo přebije tarokem.</translation>
    </message>
    <message>
        <source>You may not call a king you hold. Only with all four kings in your hand do you call one of your own: then you play alone, and nobody knows it.</source>
        <translation>Krále, kterého máte, volat nesmíte. Jen se všemi čtyřmi králi v ruce voláte vlastního: pak hrajete sami a nikdo to neví.</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Kterého krále voláte?</translation>
    </message>
    <message>
        <source>Your king lies in the talon. What do you do?</source>
        <translation>Váš král leží v talonu. Co uděláte?</translation>
    </message>
    <message>
        <source>The called king lies in the talon, and {A} gives up the game. What does each player get or pay?</source>
        <translation>Volaný král leží v talonu a {A} hru vzdá. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>You hold the called king, so you are the partner. Bring points to the bidder&apos;s tricks and take what the bidder cannot take.</source>
        <translation>Máte volaného krále, jste tedy spoluhráč. Do zdvihů aktéra dávejte body a berte, co on vzít nemůže.</translation>
    </message>
    <message>
        <source>Announcements and Kontra</source>
        <translation>Hlášky a Kontra</translation>
    </message>
    <message>
        <source>An announced bird must take its trick itself and may not be played earlier while you may play another card. For that you need many trumps: announce it only with about eight.</source>
        <translation>Hlášený ptáček musí svůj zdvih vzít sám a nesmíte ho dát dřív, dokud smíte dát jinou kartu. Na to je třeba hodně taroků: hlaste ho asi až s osmi.</translation>
    </message>
    <message>
        <source>You bid Besserrufer, a game with a bird. What do you have to say before you may finish?</source>
        <translation>Hlásíte Besserrufer, hru s ptáčkem. Co musíte říct, než smíte skončit?</translation>
    </message>
    <message>
        <source>{A} plays a Rufer with {C}, and they win. {A} announces the Pagat, and it takes the last trick. What does each player get or pay?</source>
        <translation>{A} hraje Rufer, volaného krále má {C} a vyhrají. {A} hlásí pagáta a ten vezme poslední zdvih. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your side: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Proti aktérovi dávejte body do zdvihů své strany: dámy, kavaly a krále, kteří už nejsou v bezpečí. Do aktérova zdvihu dejte nejnižší kartu.</translation>
    </message>
    <message>
        <source>Count the trumps that have been played. Take a trick with the lowest trump that is enough, and keep the high ones for the tricks with many points.</source>
        <translation>Počítejte taroky, které už padly. Zdvih berte nejnižším tarokem, který stačí, a vysoké si nechte na zdvihy s mnoha body.</translation>
    </message>
    <message>
        <source>Mistakes happen. Until the trick is turned over or the next one is led, a wrong card may be taken back, and nobody pays.</source>
        <translation>Chyby se stávají. Dokud není zdvih otočen nebo vynesen další, smí se chybná karta vzít zpět a nikdo neplatí.</translation>
    </message>
    <message>
        <source>A breach that is not put right in time is a Renonce. The offender pays alone; all others get what a won game would have brought them. Pointing out a mistake in time is good manners.</source>
        <translation>Porušení pravidel, které se včas nenapraví, je Renonce. Provinilec platí sám; ostatní dostanou, co by jim přinesla vyhraná hra. Upozornit na chybu včas je slušné.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenMessages</name>
    <message>
        <source>{seat} discarded {card_object} although a trump could be discarded.</source>
        <translation>{seat} odkládá {card_object}, ačkoli lze odložit tarok.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, the last bird that could be announced.</source>
        <translation>{seat} odkládá {card_object}, posledního ptáčka, kterého lze ohlásit.</translation>
    </message>
    <message>
        <source>{seat} turned up the talon before a king was called.</source>
        <translation>{seat} odkrývá talon, ačkoli král ještě není zavolán.</translation>
    </message>
    <message>
        <source>{seat} took talon cards that do not belong together.</source>
        <translation>{seat} bere z talonu karty, které k sobě nepatří.</translation>
    </message>
    <message>
        <source>{seat} looked at the closed talon.</source>
        <translation>{seat} se dívá do zakrytého talonu.</translation>
    </message>
    <message>
        <source>{seat} gave up the game without the right to do so.</source>
        <translation>{seat} vzdává hru bez oprávnění.</translation>
    </message>
    <message>
        <source>{seat} looked at an older trick.</source>
        <translation>{seat} se dívá do staršího zdvihu.</translation>
    </message>
    <message>
        <source>{seat} gave away cards or plans.</source>
        <translation>{seat} prozrazuje karty nebo úmysly.</translation>
    </message>
    <message>
        <source>{seat} talked in a game that is played in silence.</source>
        <translation>{seat} mluví ve hře, která se hraje mlčky.</translation>
    </message>
    <message>
        <source>{seat} mixed cards before the claim was settled.</source>
        <translation>{seat} míchá karty, ačkoli spor ještě není rozhodnut.</translation>
    </message>
    <message>
        <source>{seat} called {card_object} while holding it.</source>
        <translation>{seat} volá {card_object}, ale má tuto kartu v ruce.</translation>
    </message>
    <message>
        <source>{seat} called the fourth king without holding exactly three.</source>
        <translation>{seat} volá čtvrtého krále, ale nemá právě tři.</translation>
    </message>
    <message>
        <source>{seat} bid {name} without a bird in the hand.</source>
        <translation>{seat} bez ptáčka v ruce hlásí hru {name}.</translation>
    </message>
    <message>
        <source>{seat} bid a forehand game at the wrong time: {name}.</source>
        <translation>{seat} hlásí hru forhonta v nesprávnou chvíli: {name}.</translation>
    </message>
    <message>
        <source>{seat} finished the announcements without naming a bird.</source>
        <translation>{seat} končí hlášky a nejmenuje ptáčka.</translation>
    </message>
    <message>
        <source>{seat} wanted to take back a card that was allowed.</source>
        <translation>{seat} chce vzít zpět kartu, která byla dovolena.</translation>
    </message>
    <message>
        <source>{seat} did not lay the cards open after the first trick.</source>
        <translation>{seat} po prvním zdvihu neodkrývá karty.</translation>
    </message>
    <message>
        <source>{seat} laid the cards open too early or without having to.</source>
        <translation>{seat} odkrývá karty předčasně nebo bez povinnosti.</translation>
    </message>
    <message>
        <source>{seat} doubled {name}, but no doubling counts in this hand.</source>
        <translation>{seat} flekuje: {name}. V této hře ale žádný flek neplatí.</translation>
    </message>
    <message>
        <source>{seat} doubled {name} against a partner.</source>
        <translation>{seat} flekuje vlastní straně: {name}.</translation>
    </message>
    <message>
        <source>Do you announce the final round?</source>
        <translation>Ohlásíte závěrečné kolo?</translation>
    </message>
    <message>
        <source>{name}-bei</source>
        <translation>{name} „bei“</translation>
    </message>
    <message>
        <source>{name_gloss}. The two losers pay {value_object} each; the two others get {value_object} each.</source>
        <translation>{name_gloss}. Oba poražení zaplatí po {value_object}; oba ostatní dostanou po {value_object}.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each other player pays you {value_object}; if you lose, you pay each of them the same.</source>
        <translation>{name_gloss}. Při výhře vám každý platí {value_object}; při prohře tolik platíte každému.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each player on your side gets {value_object} and each opponent pays it; if you lose, the reverse.</source>
        <translation>{name_gloss}. Při výhře každý z vaší strany dostane {value_object} a každý protihráč tolik platí; při prohře naopak.</translation>
    </message>
    <message>
        <source>You have enough trumps to discard.</source>
        <translation>Taroků k odložení je dost.</translation>
    </message>
    <message>
        <source>You must play the bird announced for this trick.</source>
        <translation>Musíte dát ptáčka hlášeného na tento zdvih.</translation>
    </message>
    <message>
        <source>You must play a higher announced bird first.</source>
        <translation>Nejdřív musíte dát vyššího hlášeného ptáčka.</translation>
    </message>
    <message>
        <source>{seat} put a talon card to the wrong trick.</source>
        <translation>{seat} dává kartu z talonu k nesprávnému zdvihu.</translation>
    </message>
    <message>
        <source>{seat} dealt without having the deck cut.</source>
        <translation>{seat} rozdává bez sejmutí.</translation>
    </message>
    <message>
        <source>{seat} counted wrong.</source>
        <translation>{seat} chybně počítá.</translation>
    </message>
    <message>
        <source>{seat} did not pay into the Pagat pot.</source>
        <translation>{seat} neplatí do pokladničky.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for a later trick.</source>
        <translation>{seat} hraje {card_object}, ačkoli je tato karta hlášena na pozdější zdvih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} and kept back the bird announced for this trick.</source>
        <translation>{seat} hraje {card_object} a zadržuje ptáčka hlášeného na tento zdvih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} hraje {card_object}, ačkoli je král hlášen na poslední zdvih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} before a higher announced bird.</source>
        <translation>{seat} hraje {card_object} před vyšším hlášeným ptáčkem.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} odkládá {card_object} zakrytě.</translation>
    </message>
    <message>
        <source>{seat} showed talon cards that must stay hidden.</source>
        <translation>{seat} ukazuje karty z talonu, které mají zůstat zakryté.</translation>
    </message>
    <message>
        <source>{seat} sat out and interfered with the game.</source>
        <translation>{seat} pauzuje a zasahuje do hry.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the called king.</source>
        <translation>{seat} to hlásí, aniž má volaného krále.</translation>
    </message>
    <message>
        <source>{seat} bid {name} after passing.</source>
        <translation>{seat} hlásí po slově „dál“: {name}.</translation>
    </message>
    <message>
        <source>{seat} raised to {name}, but nobody had outbid the game.</source>
        <translation>{seat} zvyšuje na hru {name}, ale hru nikdo nepřelicitoval.</translation>
    </message>
    <message>
        <source>{seat} joined with {name}, which does not fit the standing game.</source>
        <translation>{seat} se přidává s hrou {name}, která se ke hře na stole nehodí.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but this game has no such extra.</source>
        <translation>{seat} hlásí prémii {name}, ale v této hře není.</translation>
    </message>
    <message>
        <source>{seat} spoke before the bidder had finished the announcements.</source>
        <translation>{seat} mluví, ačkoli aktér ještě nemá hlášky hotové.</translation>
    </message>
    <message>
        <source>{seat} led without saying which tricks the talon goes to.</source>
        <translation>{seat} vynáší, ale neříká, ke kterým zdvihům jde talon.</translation>
    </message>
    <message>
        <source>{seat} made an announcement after finishing.</source>
        <translation>{seat} hlásí po ukončení hlášek.</translation>
    </message>
    <message>
        <source>All have passed: which of your three games do you play?</source>
        <translation>Všichni řekli „dál“: kterou ze svých tří her hrajete?</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Kterého krále voláte?</translation>
    </message>
    <message>
        <source>Which tricks does the talon go to?</source>
        <translation>Ke kterým zdvihům jde talon?</translation>
    </message>
    <message>
        <source>Lay your cards open.</source>
        <translation>Odkryjte své karty.</translation>
    </message>
    <message>
        <source>{name_gloss}</source>
        <translation>{name_gloss}</translation>
    </message>
    <message>
        <source>Ready (ich liege)</source>
        <translation>Hotovo (ich liege)</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrá</translation>
    </message>
    <message>
        <source>Lay the cards open</source>
        <translation>Odkrýt karty</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Vzít: {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Vzdát hru</translation>
    </message>
    <message>
        <source>Call the fourth</source>
        <translation>Volat čtvrtého</translation>
    </message>
    <message>
        <source>You want to play and name the game when all others have passed; until then you may still outbid.</source>
        <translation>Chcete hrát a hru jmenujete, až všichni ostatní řeknou „dál“; do té doby můžete přelicitovat.</translation>
    </message>
    <message>
        <source>{name_gloss}. With {least} points each of the three others pays you {value_object}; otherwise you pay each {lost_object}.</source>
        <translation>{name_gloss}. Máte-li aspoň {least} bodu, platí vám každý ze tří ostatních {value_object}; jinak každému platíte {lost_object}.</translation>
    </message>
    <message>
        <source>Each of the three others gets the value of the game, without doubling.</source>
        <translation>Každý ze tří ostatních dostane hodnotu hry, bez fleků.</translation>
    </message>
    <message>
        <source>The suit is not named: it is the king you do not hold.</source>
        <translation>Barva se nejmenuje: je to král, kterého nemáte.</translation>
    </message>
    <message>
        <source>Beside an announced Valat it counts only when it is doubled.</source>
        <translation>Vedle hlášeného valátu platí, jen když na to padl flek.</translation>
    </message>
    <message>
        <source>This is the last bird you could announce.</source>
        <translation>Je to poslední ptáček, kterého můžete ohlásit.</translation>
    </message>
    <message>
        <source>You hold this king yourself.</source>
        <translation>Tohoto krále máte v ruce.</translation>
    </message>
    <message>
        <source>It is announced for a later trick.</source>
        <translation>Je hlášen na pozdější zdvih.</translation>
    </message>
    <message>
        <source>The king is announced for the last trick.</source>
        <translation>Král je hlášen na poslední zdvih.</translation>
    </message>
    <message>
        <source>{name} given up: {seat}</source>
        <translation>{name} – vzdáno: {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}; {seat}</translation>
    </message>
    <message>
        <source>Would have won: {seat}|{amount}</source>
        <translation>Výhra by přinesla: {seat}|{amount}</translation>
    </message>
    <message>
        <source>Double round|×2</source>
        <translation>Dvojnásobné kolo|×2</translation>
    </message>
    <message>
        <source>double round ×2</source>
        <translation>dvojnásobné kolo ×2</translation>
    </message>
    <message>
        <source>All tricks|{seat}</source>
        <translation>Všechny zdvihy|{seat}</translation>
    </message>
    <message>
        <source>Bürgermeister, with the game made|{seat}</source>
        <translation>Bürgermeister, s uhranou hrou|{seat}</translation>
    </message>
    <message>
        <source>By places: two pay, two get|{value}</source>
        <translation>Podle pořadí: dva platí, dva dostanou|{value}</translation>
    </message>
</context>
<context>
    <name>KoenigrufenOptions</name>
    <message>
        <source>Opening with Sechserdreier</source>
        <translation>Zahájení Sechserdreierem</translation>
    </message>
    <message>
        <source>Whether the forehand may open the bidding with a Sechserdreier.</source>
        <translation>Zda smí forhont zahájit licitaci Sechserdreierem.</translation>
    </message>
    <message>
        <source>only after all have passed</source>
        <translation>jen když všichni řekli „dál“</translation>
    </message>
    <message>
        <source>allowed; every numbered game outbids it</source>
        <translation>povoleno; přelicituje ho každá číslovaná hra</translation>
    </message>
    <message>
        <source>Games side by side</source>
        <translation>Hry vedle sebe</translation>
    </message>
    <message>
        <source>Which negative games may be joined.</source>
        <translation>Ke kterým záporným hrám se lze přidat.</translation>
    </message>
    <message>
        <source>games of equal value</source>
        <translation>hry stejné hodnoty</translation>
    </message>
    <message>
        <source>the same game only</source>
        <translation>jen stejná hra</translation>
    </message>
    <message>
        <source>Capture beside a lost announcement</source>
        <translation>Chycení vedle prohrané hlášky</translation>
    </message>
    <message>
        <source>Whether a capture is paid when the announced Pagat or king was lost with that same card.</source>
        <translation>Zda se platí chycení, když byl touto kartou prohrán hlášený pagát nebo král.</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>platí se obojí</translation>
    </message>
    <message>
        <source>only the lost announcement</source>
        <translation>jen prohraná hláška</translation>
    </message>
    <message>
        <source>Lost announced Valat</source>
        <translation>Prohraný hlášený valát</translation>
    </message>
    <message>
        <source>settled as they turned out</source>
        <translation>vyúčtují se podle výsledku</translation>
    </message>
    <message>
        <source>lost together with it</source>
        <translation>prohrány spolu s ním</translation>
    </message>
    <message>
        <source>Later announcements of the bidder</source>
        <translation>Pozdější hlášky aktéra</translation>
    </message>
    <message>
        <source>Whether the bidder may announce more extras in the last phase.</source>
        <translation>Zda smí aktér v poslední fázi hlásit další prémie.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>povoleno</translation>
    </message>
    <message>
        <source>only doubling</source>
        <translation>jen flekování</translation>
    </message>
    <message>
        <source>Giving up an announced card</source>
        <translation>Vzdání hlášené karty</translation>
    </message>
    <message>
        <source>What follows when an announced bird or king is given up without need.</source>
        <translation>Co následuje, když se hlášený ptáček nebo král vzdá bez nutnosti.</translation>
    </message>
    <message>
        <source>an offense</source>
        <translation>přestupek</translation>
    </message>
    <message>
        <source>only the extra is lost</source>
        <translation>prohraje se jen prémie</translation>
    </message>
    <message>
        <source>Player without a trick</source>
        <translation>Hráč bez zdvihu</translation>
    </message>
    <message>
        <source>What a player without a trick gets in Trischaken.</source>
        <translation>Co dostane v Trischakenu hráč bez zdvihu.</translation>
    </message>
    <message>
        <source>everything the losers pay</source>
        <translation>vše, co zaplatí poražení</translation>
    </message>
    <message>
        <source>two points from each</source>
        <translation>od každého dva body</translation>
    </message>
    <message>
        <source>Double round within a double round</source>
        <translation>Dvojnásobné kolo v dvojnásobném</translation>
    </message>
    <message>
        <source>What happens when a double round would begin during another one.</source>
        <translation>Co se stane, když má začít dvojnásobné kolo během jiného.</translation>
    </message>
    <message>
        <source>it follows after the other</source>
        <translation>následuje po něm</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Závěrečné kolo</translation>
    </message>
    <message>
        <source>With whom the doubled final round begins.</source>
        <translation>U koho začíná dvojnásobné závěrečné kolo.</translation>
    </message>
    <message>
        <source>with the first forehand</source>
        <translation>u prvního forhonta</translation>
    </message>
    <message>
        <source>with the holder of the Skys in the last hand</source>
        <translation>u držitele škýze v poslední hře</translation>
    </message>
    <message>
        <source>no final round</source>
        <translation>bez závěrečného kola</translation>
    </message>
    <message>
        <source>Time for putting right before play</source>
        <translation>Lhůta pro nápravu před hrou</translation>
    </message>
    <message>
        <source>Until when a wrong call, talon or discard can be put right.</source>
        <translation>Do kdy lze napravit chybné volání, talon nebo odložení.</translation>
    </message>
    <message>
        <source>until the second trick is led</source>
        <translation>do výnosu druhého zdvihu</translation>
    </message>
    <message>
        <source>until the bidder is ready</source>
        <translation>dokud aktér neřekne, že má hotovo</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Příliš nízká nabídka</translation>
    </message>
    <message>
        <source>What follows when a bid does not outrank the standing one.</source>
        <translation>Co následuje, když nabídka nepřevyšuje platnou.</translation>
    </message>
    <message>
        <source>it is put right</source>
        <translation>opraví se</translation>
    </message>
    <message>
        <source>it counts as a pass</source>
        <translation>platí jako „dál“</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Napomenutí</translation>
    </message>
    <message>
        <source>First forehand</source>
        <translation>První forhont</translation>
    </message>
    <message>
        <source>How the forehand of the first hand is found.</source>
        <translation>Jak se určí forhont první hry.</translation>
    </message>
    <message>
        <source>by the highest card drawn</source>
        <translation>podle nejvyšší tažené karty</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>Lost negative games</source>
        <translation>Prohrané záporné hry</translation>
    </message>
    <message>
        <source>they end at once</source>
        <translation>hned končí</translation>
    </message>
    <message>
        <source>all twelve tricks are played</source>
        <translation>hraje se všech dvanáct zdvihů</translation>
    </message>
    <message>
        <source>Doubling by a partner</source>
        <translation>Flek od spoluhráče</translation>
    </message>
    <message>
        <source>Whether a doubling that does not count leaves the step open to an opponent.</source>
        <translation>Zda flek, který neplatí, nechává tento stupeň volný pro protihráče.</translation>
    </message>
    <message>
        <source>no, each step is said once</source>
        <translation>ne, každý stupeň se říká jen jednou</translation>
    </message>
    <message>
        <source>yes, it may be said again</source>
        <translation>ano, smí se říci znovu</translation>
    </message>
    <message>
        <source>Skoty-Trophy</source>
        <translation>Pravidla Skoty-Trophy</translation>
    </message>
    <message>
        <source>Private rounds</source>
        <translation>Soukromá kola</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; double rounds double only what was announced.</source>
        <translation>Trischaken místo vzdání hry, Piccolo nad Soloruferem, Besserrufer rozdělený podle ptáčků, pětibarevný Farbendreier, dvě karty z talonu místo jedné, Honneurs; dvojnásobná kola zdvojnásobují jen ohlášené.</translation>
    </message>
    <message>
        <source>With Pagatkassa</source>
        <translation>S Pagatkassou</translation>
    </message>
    <message>
        <source>No captures of king or Pagat, no silent sacks, no double rounds; doubling up to the Rekontra.</source>
        <translation>Nepočítá se chycený král ani pagát, tiché sacky ani dvojnásobná kola; flekuje se nejvýš do Rekontra.</translation>
    </message>
    <message>
        <source>A common pot beside the scores: everybody pays a stake, and each announced Pagat wins or doubles it.</source>
        <translation>Společná pokladnička vedle zápisu: každý do ní dá vklad a každý ohlášený pagát ji vyhraje, nebo zdvojnásobí.</translation>
    </message>
    <message>
        <source>What happens to game and extras when an announced Valat is lost.</source>
        <translation>Co se stane s hrou a prémiemi, když se hlášený valát prohraje.</translation>
    </message>
    <message>
        <source>it starts again with the next hand</source>
        <translation>začíná znovu příští hrou</translation>
    </message>
    <message>
        <source>How many small slips a player is only warned for; the next one is an offense.</source>
        <translation>Za kolik drobných chyb je hráč jen napomenut; další je přestupek.</translation>
    </message>
    <message>
        <source>Whether negative games continue when they are lost.</source>
        <translation>Zda se záporné hry dohrávají, i když jsou prohrané.</translation>
    </message>
    <message>
        <source>No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Rekontra only.</source>
        <translation>Bez chycení pagáta a krále, bez tichých sacků, bez dvojnásobných kol, flekuje se jen do Rekontra.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>Captured Pagat</source>
        <translation>Chycený pagát</translation>
    </message>
    <message>
        <source>Whether a captured Pagat is paid.</source>
        <translation>Zda se platí chycený pagát.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>platí se</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>neplatí se</translation>
    </message>
    <message>
        <source>Captured king</source>
        <translation>Chycený král</translation>
    </message>
    <message>
        <source>Whether a captured called king is paid.</source>
        <translation>Zda se platí chycený volaný král.</translation>
    </message>
    <message>
        <source>Silent sacks</source>
        <translation>Tiché sacky</translation>
    </message>
    <message>
        <source>Double rounds</source>
        <translation>Dvojnásobná kola</translation>
    </message>
    <message>
        <source>Whether hands count double after Trischaken, after a hand without a score and in the final round.</source>
        <translation>Zda se hry po Trischakenu, po hře bez placení a v závěrečném kole počítají dvojnásobně.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojnásobně</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>Nejvyšší flek</translation>
    </message>
    <message>
        <source>Subkontra, ×8</source>
        <translation>až Subkontra, ×8</translation>
    </message>
    <message>
        <source>Rekontra, ×4</source>
        <translation>až Rekontra, ×4</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up</source>
        <translation>Trischaken místo vzdání</translation>
    </message>
    <message>
        <source>What the bidder may do when the called king lies in the talon.</source>
        <translation>Co smí aktér, když volaný král leží v talonu.</translation>
    </message>
    <message>
        <source>give up the game and pay</source>
        <translation>hru vzdát a zaplatit</translation>
    </message>
    <message>
        <source>turn the hand into Trischaken</source>
        <translation>změnit hru v Trischaken</translation>
    </message>
    <message>
        <source>Trischaken without beating</source>
        <translation>Trischaken bez přebíjení</translation>
    </message>
    <message>
        <source>Whether the forehand may choose that tricks need not be beaten in Trischaken.</source>
        <translation>Zda smí forhont zvolit, že se v Trischakenu nemusí přebíjet.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nepovoleno</translation>
    </message>
    <message>
        <source>Piccolo above Solorufer</source>
        <translation>Piccolo nad Soloruferem</translation>
    </message>
    <message>
        <source>Whether Piccolo ranks above Solorufer and is worth three points.</source>
        <translation>Zda je Piccolo výš než Solorufer a má hodnotu tři body.</translation>
    </message>
    <message>
        <source>below, two points</source>
        <translation>níž, dva body</translation>
    </message>
    <message>
        <source>above, three points</source>
        <translation>výš, tři body</translation>
    </message>
    <message>
        <source>Besserrufer divided</source>
        <translation>Rozdělený Besserrufer</translation>
    </message>
    <message>
        <source>Whether each bird has a bid of its own instead of Besserrufer and Solobesser.</source>
        <translation>Zda má každý ptáček vlastní hru místo Besserruferu a Solobesseru.</translation>
    </message>
    <message>
        <source>one bid for all birds</source>
        <translation>jedna hra pro všechny ptáčky</translation>
    </message>
    <message>
        <source>one bid for each bird</source>
        <translation>pro každého ptáčka jedna hra</translation>
    </message>
    <message>
        <source>Five-suited Farbendreier</source>
        <translation>Pětibarevný Farbendreier</translation>
    </message>
    <message>
        <source>Whether the bidder may make trumps an ordinary fifth suit.</source>
        <translation>Zda smí aktér prohlásit taroky za obyčejnou pátou barvu.</translation>
    </message>
    <message>
        <source>Two cards instead of one</source>
        <translation>Dvě karty místo jedné</translation>
    </message>
    <message>
        <source>How many talon cards are taken in Einer and Farbeneiner.</source>
        <translation>Kolik karet z talonu se bere v Eineru a Farbeneineru.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dvě</translation>
    </message>
    <message>
        <source>Bonus for honors</source>
        <translation>Prémie za honéry</translation>
    </message>
    <message>
        <source>Whether four of the seven five-point cards in the dealt hand are paid.</source>
        <translation>Zda se platí čtyři ze sedmi karet za pět bodů v rozdaných kartách.</translation>
    </message>
    <message>
        <source>one point from each other player</source>
        <translation>od každého z ostatních hráčů jeden bod</translation>
    </message>
    <message>
        <source>Compulsory open games</source>
        <translation>Povinné odkryté hry</translation>
    </message>
    <message>
        <source>Whether Piccolo and Bettler can be played with closed cards.</source>
        <translation>Zda lze Piccolo a Bettler hrát se zakrytými kartami.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>only with open cards</source>
        <translation>jen s odkrytými kartami</translation>
    </message>
    <message>
        <source>What counts double in a double round</source>
        <translation>Co se v dvojnásobném kole zdvojnásobuje</translation>
    </message>
    <message>
        <source>Whether silent extras count double as well.</source>
        <translation>Zda se dvojnásobně počítají i tiché prémie.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>všechno</translation>
    </message>
    <message>
        <source>game and announced extras</source>
        <translation>hra a hlášené prémie</translation>
    </message>
    <message>
        <source>Stake of the Pagat pot</source>
        <translation>Vklad do pokladničky</translation>
    </message>
    <message>
        <source>What everybody pays into the pot when it is empty, and each dealer in addition; 0 means no pot.</source>
        <translation>Co každý platí do prázdné pokladničky a navíc každý rozdávající; při 0 pokladnička není.</translation>
    </message>
    <message>
        <source>How much the pot holds at most; 0 means no limit.</source>
        <translation>Kolik je v pokladničce nejvýše; při 0 bez omezení.</translation>
    </message>
    <message>
        <source>Limit of the Pagat pot</source>
        <translation>Strop pokladničky</translation>
    </message>
    <message>
        <source>Whether an unannounced sack is paid.</source>
        <translation>Zda se platí nehlášený sack.</translation>
    </message>
    <message>
        <source>Up to which step doubling may go.</source>
        <translation>Do kterého stupně lze flekovat.</translation>
    </message>
    <message>
        <source>Time of the talon</source>
        <translation>Kdy se dává talon</translation>
    </message>
    <message>
        <source>When the talon is dealt.</source>
        <translation>Kdy se rozdává talon.</translation>
    </message>
    <message>
        <source>between the two rounds of six</source>
        <translation>mezi oběma koly po šesti</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>na začátku</translation>
    </message>
</context>
<context>
    <name>KoenigrufenPublicMessages</name>
    <message>
        <source>{seat} discarded a suit card although a trump could be discarded.</source>
        <translation>{seat} odkládá barevnou kartu, ačkoli lze odložit tarok.</translation>
    </message>
    <message>
        <source>{seat} discarded a suit card face down.</source>
        <translation>{seat} odkládá barevnou kartu zakrytě.</translation>
    </message>
    <message>
        <source>{seat} discarded the last bird that could be announced.</source>
        <translation>{seat} odkládá posledního ptáčka, kterého lze ohlásit.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenReadings</name>
    <message>
        <source>May the forehand open with a forehand game before the others have passed?</source>
        <translation>Smí forhont zahájit hrou forhonta dřív, než ostatní řeknou „dál“?</translation>
    </message>
    <message>
        <source>No: only after three passes, because everybody must have agreed.</source>
        <translation>Ne: až když tři řeknou „dál“, protože všichni musí souhlasit.</translation>
    </message>
    <message>
        <source>The value: that is the heading of the column.</source>
        <translation>Hodnotu: tak se jmenuje sloupec.</translation>
    </message>
    <message>
        <source>Is the capture included when an announced Pagat or called king is beaten?</source>
        <translation>Je chycení zahrnuto, když je hlášený pagát nebo volaný král přebit?</translation>
    </message>
    <message>
        <source>They are settled as they turned out and set off against it.</source>
        <translation>Vyúčtují se podle výsledku a započtou se proti němu.</translation>
    </message>
    <message>
        <source>What follows when an announced card is given up without need?</source>
        <translation>Co následuje, když se hlášená karta vzdá bez nutnosti?</translation>
    </message>
    <message>
        <source>What does the Jungfrau get?</source>
        <translation>Co dostane hráč bez zdvihu?</translation>
    </message>
    <message>
        <source>Everything that the losers pay.</source>
        <translation>Vše, co zaplatí poražení.</translation>
    </message>
    <message>
        <source>They merge: the next full round of hands counts double, never more.</source>
        <translation>Splynou: dvojnásobně se počítá příští celé kolo, nikdy víc.</translation>
    </message>
    <message>
        <source>Does “equal” mean the same game or the same value?</source>
        <translation>Znamená „stejné“ stejnou hru, nebo stejnou hodnotu?</translation>
    </message>
    <message>
        <source>No: it has a row of its own and is paid beside the lost announcement.</source>
        <translation>Ne: platí se vedle prohrané hlášky, má vlastní řádek.</translation>
    </message>
    <message>
        <source>What happens to the game and the extras when an announced Valat is lost?</source>
        <translation>Co bude s hrou a prémiemi, když se hlášený valát prohraje?</translation>
    </message>
    <message>
        <source>May the bidder still announce after finishing the announcements?</source>
        <translation>Smí aktér ještě hlásit, když své hlášky uzavřel?</translation>
    </message>
    <message>
        <source>Yes, when it is the bidder&apos;s turn.</source>
        <translation>Ano, když je na řadě.</translation>
    </message>
    <message>
        <source>It is an offense (Renonce), because it is forbidden.</source>
        <translation>Je to přestupek, protože je to zakázáno.</translation>
    </message>
    <message>
        <source>What if a double round begins during another one?</source>
        <translation>Co když dvojnásobné kolo začne během jiného?</translation>
    </message>
    <message>
        <source>Which hands are the final round?</source>
        <translation>Které hry jsou závěrečným kolem?</translation>
    </message>
    <message>
        <source>The running round is finished, then one doubled hand for each person from the first forehand on.</source>
        <translation>Běžící kolo se dohraje, pak se od prvního forhonta hraje na každého jedna dvojnásobná hra.</translation>
    </message>
    <message>
        <source>Until when can a wrong call, talon or discard be put right?</source>
        <translation>Do kdy lze napravit chybné volání, talon nebo odložení?</translation>
    </message>
    <message>
        <source>Until the first trick is turned or the second is led.</source>
        <translation>Dokud není první zdvih otočen nebo druhý vynesen.</translation>
    </message>
    <message>
        <source>It is put right with a warning; no trick has been turned.</source>
        <translation>Opraví se s napomenutím; žádný zdvih ještě nebyl otočen.</translation>
    </message>
    <message>
        <source>Is every slip an offense (Renonce)?</source>
        <translation>Je každá drobná chyba přestupkem?</translation>
    </message>
    <message>
        <source>No: slips that make no difference to the result are put right with a warning, a few times.</source>
        <translation>Ne: chyby, které nic nerozhodnou, se několikrát napraví s napomenutím.</translation>
    </message>
    <message>
        <source>Trumps rank above suits, then the rank in the trick counts; ties draw again.</source>
        <translation>Tarok nad barvami, pak pořadí ve zdvihu; při rovnosti se táhne znovu.</translation>
    </message>
    <message>
        <source>Four of the seven honors in the dealt hand, said at the first turn: one point from each other player.</source>
        <translation>Čtyři ze sedmi honérů v rozdaných kartách, řečené hned v prvním kole: od každého z ostatních hráčů jeden bod.</translation>
    </message>
    <message>
        <source>Einer and Farbeneiner take two cards and discard two.</source>
        <translation>V Eineru a Farbeneineru se dvě karty berou a dvě odkládají.</translation>
    </message>
    <message>
        <source>What does not apply in a five-suited Farbendreier?</source>
        <translation>Co odpadá v pětibarevném Farbendreieru?</translation>
    </message>
    <message>
        <source>Trumps are an ordinary suit: they are not forced, and may be led at any time.</source>
        <translation>Tarok je obyčejná barva: nemusí se dávat a vynášet se smí kdykoli.</translation>
    </message>
    <message>
        <source>Four bids of their own with talon; the bird named must be dealt and announced; there is no Solobesser.</source>
        <translation>Čtyři samostatné hry s talonem; jmenovaný ptáček musí být rozdán a ohlášen; Solobesser odpadá.</translation>
    </message>
    <message>
        <source>The announcer&apos;s side in equal parts, the odd unit to the announcer; Kontra and double rounds do not change it.</source>
        <translation>Strana, která hlásila, rovným dílem, zbytek ohlašovateli; fleky a dvojnásobná kola na ni nepůsobí.</translation>
    </message>
    <message>
        <source>Does a lost negative game continue?</source>
        <translation>Hraje se prohraná záporná hra dál?</translation>
    </message>
    <message>
        <source>What does it mean that only announcements count double in a double round?</source>
        <translation>Co znamená, že se v dvojnásobném kole zdvojují jen hlášky?</translation>
    </message>
    <message>
        <source>Who plays Trischaken instead of giving up the game?</source>
        <translation>Kdo hraje Trischaken místo vzdání?</translation>
    </message>
    <message>
        <source>The bidder is Trischaker with the talon shown, and leads.</source>
        <translation>Aktér je trischakerem s odkrytým talonem a vynáší.</translation>
    </message>
    <message>
        <source>No captures, no silent sacks, no doubled hands at all, Kontra up to Rekontra.</source>
        <translation>Žádná chycení, žádné tiché sacky, žádné dvojnásobné hry, flekuje se do Rekontra.</translation>
    </message>
    <message>
        <source>Until the next player has spoken: the others relied on it when they bid and passed, and no correction undoes that.</source>
        <translation>Dokud nepromluvil další hráč: ostatní podle něj licitovali a říkali „dál“ a to už žádná oprava nevrátí.</translation>
    </message>
    <message>
        <source>How is the first forehand drawn?</source>
        <translation>Jak se losuje první forhont?</translation>
    </message>
    <message>
        <source>Is a bird given up as well if it is held back in its own trick?</source>
        <translation>Je ptáček obětován i tehdy, když je ve svém zdvihu zadržen?</translation>
    </message>
    <message>
        <source>Yes: it is a Renonce, like playing it too early.</source>
        <translation>Ano: je to Renonce stejně jako jeho předčasné zahrání.</translation>
    </message>
    <message>
        <source>Must the Pagat be played on Skys and Mond in a negative game?</source>
        <translation>Musí se v záporné hře pagát zahrát na škýze a monta?</translation>
    </message>
    <message>
        <source>Yes: there it is the highest trump, and you must beat the trick.</source>
        <translation>Ano: tam je nejvyšším tarokem a zdvih se musí přebít.</translation>
    </message>
    <message>
        <source>What follows a wrong bid?</source>
        <translation>Co následuje po nesprávné nabídce?</translation>
    </message>
    <message>
        <source>What is the bonus for Honneurs?</source>
        <translation>Jaká je prémie za honéry?</translation>
    </message>
    <message>
        <source>What do compulsory ouverts mean?</source>
        <translation>Co znamenají povinné ouverty?</translation>
    </message>
    <message>
        <source>Piccolo and Bettler are not offered; negative games begin with the half-open ones.</source>
        <translation>Piccolo a Bettler se nehrají; záporné hry začínají poloodkrytými.</translation>
    </message>
    <message>
        <source>What changes with two cards instead of one?</source>
        <translation>Co se mění se dvěma kartami místo jedné?</translation>
    </message>
    <message>
        <source>How is the Besserrufer divided?</source>
        <translation>Jak se dělí Besserrufer?</translation>
    </message>
    <message>
        <source>Who shares the Pagat pot, and how?</source>
        <translation>Kdo se dělí o pokladničku a jak?</translation>
    </message>
    <message>
        <source>It ends when all running negative games are lost.</source>
        <translation>Končí, jakmile jsou všechny běžící záporné hry prohrané.</translation>
    </message>
    <message>
        <source>Game and announced extras count double, silent extras single.</source>
        <translation>Hra a hlášené prémie se počítají dvojnásobně, tiché jednou.</translation>
    </message>
    <message>
        <source>What does the Skoty-Trophy change?</source>
        <translation>Co mění Skoty-Trophy?</translation>
    </message>
    <message>
        <source>Does the void Kontra of a partner block that of an opponent?</source>
        <translation>Brání neplatný flek spoluhráče fleku protihráče?</translation>
    </message>
    <message>
        <source>No: it does not count, so an opponent may still say it.</source>
        <translation>Ne: nepočítá se, proto ho protihráč ještě může dát.</translation>
    </message>
    <message>
        <source>What follows a misdeal that is noticed before the bidding?</source>
        <translation>Co následuje po zadání karet, které se zjistí před licitací?</translation>
    </message>
    <message>
        <source>The same dealer deals again; the sheet is silent.</source>
        <translation>Stejný hráč rozdá znovu; pravidla o tom mlčí.</translation>
    </message>
    <message>
        <source>Until when can a Besserrufer without a bird be put right?</source>
        <translation>Do kdy lze napravit Besserrufer bez ptáka?</translation>
    </message>
    <message>
        <source>Who bears the doubt if cards are mixed before a claim is settled?</source>
        <translation>Na koho padne pochybnost, když se karty smíchají před vyřízením reklamace?</translation>
    </message>
    <message>
        <source>The player who mixed them; the sheet is silent.</source>
        <translation>Na hráče, který je smíchal; pravidla o tom mlčí.</translation>
    </message>
    <message>
        <source>May a player who sits out comment or look at the talon?</source>
        <translation>Smí hráč, který pauzuje, komentovat hru nebo se dívat do talonu?</translation>
    </message>
    <message>
        <source>No, but such a player never pays; the sheet is silent.</source>
        <translation>Ne, ale takový hráč nikdy neplatí; pravidla o tom mlčí.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRights</name>
    <message>
        <source>You must keep an announced bird for its trick if you can.</source>
        <translation>Hlášeného ptáčka musíte držet do jeho zdvihu, pokud můžete.</translation>
    </message>
    <message>
        <source>After saying “ready” the bidder may only double.</source>
        <translation>Po ukončení hlášek smí aktér už jen flekovat.</translation>
    </message>
    <message>
        <source>You must play an announced bird in its trick if it is legal.</source>
        <translation>Hlášeného ptáčka musíte v jeho zdvihu zahrát, pokud smíte.</translation>
    </message>
    <message>
        <source>You must keep an announced king for the last trick if you can.</source>
        <translation>Hlášeného krále musíte držet do posledního zdvihu, pokud můžete.</translation>
    </message>
    <message>
        <source>Of several announced birds you must play the highest first.</source>
        <translation>Z více hlášených ptáčků musíte nejdřív zahrát nejvyššího.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps first.</source>
        <translation>V barevné hře musíte nejdřív odkládat taroky.</translation>
    </message>
    <message>
        <source>In a suit game you must discard a suit card face up.</source>
        <translation>V barevné hře musíte barevnou kartu odložit odkrytou.</translation>
    </message>
    <message>
        <source>You must keep a bird that you have to announce.</source>
        <translation>Ptáčka, kterého musíte ohlásit, si musíte nechat.</translation>
    </message>
    <message>
        <source>You must call the king before you turn up the talon.</source>
        <translation>Krále musíte zavolat dřív, než odkryjete talon.</translation>
    </message>
    <message>
        <source>You may take only the chosen half or card of the talon.</source>
        <translation>Vzít smíte jen zvolenou polovinu nebo kartu talonu.</translation>
    </message>
    <message>
        <source>In a Sechserdreier the others must not see the talon.</source>
        <translation>V Sechserdreieru nesmí ostatní talon vidět.</translation>
    </message>
    <message>
        <source>Nobody may look at a closed talon.</source>
        <translation>Do zakrytého talonu se nikdo nesmí dívat.</translation>
    </message>
    <message>
        <source>You may give up only if the called king lies in the talon, before you take a half.</source>
        <translation>Vzdát smíte, jen když volaný král leží v talonu, a než vezmete polovinu.</translation>
    </message>
    <message>
        <source>You may look only at the previous trick.</source>
        <translation>Nahlédnout smíte jen do předchozího zdvihu.</translation>
    </message>
    <message>
        <source>You must keep cards, partner and plans to yourself.</source>
        <translation>Karty, spoluhráče ani úmysly nesmíte prozradit.</translation>
    </message>
    <message>
        <source>You must not double a game that is given up or whose called king lies in the talon.</source>
        <translation>Hru, která se vzdává nebo jejíž volaný král leží v talonu, nesmíte flekovat.</translation>
    </message>
    <message>
        <source>A player who sits out must keep silent and must not look at the talon.</source>
        <translation>Kdo pauzuje, musí mlčet a nesmí se dívat do talonu.</translation>
    </message>
    <message>
        <source>You must call a king that you do not hold, unless you hold all four.</source>
        <translation>Musíte volat krále, kterého nemáte, pokud nemáte všechny čtyři.</translation>
    </message>
    <message>
        <source>You may call the fourth only if you hold exactly three kings.</source>
        <translation>Čtvrtého smíte volat, jen když máte právě tři krále.</translation>
    </message>
    <message>
        <source>For this game you must hold a bird in the dealt hand.</source>
        <translation>Pro tuto hru musíte mít ptáčka v rozdaných kartách.</translation>
    </message>
    <message>
        <source>You must not bid again after passing.</source>
        <translation>Kdo řekne „dál“, nesmí už licitovat.</translation>
    </message>
    <message>
        <source>You may raise your own game only after somebody has outbid it.</source>
        <translation>Vlastní hru smíte zvýšit, jen když ji někdo přelicituje.</translation>
    </message>
    <message>
        <source>Only the forehand may bid these games, after all others have passed.</source>
        <translation>Tyto hry smí hlásit jen forhont, když všichni ostatní řeknou „dál“.</translation>
    </message>
    <message>
        <source>You may join only a negative game of the same value.</source>
        <translation>Přidat se smíte jen k záporné hře stejné hodnoty.</translation>
    </message>
    <message>
        <source>You must announce one of the dealt birds before you say that you are ready.</source>
        <translation>Jednoho z rozdaných ptáčků musíte ohlásit, než řeknete, že máte hotovo.</translation>
    </message>
    <message>
        <source>You may announce only the extras of this game.</source>
        <translation>Hlásit smíte jen prémie této hry.</translation>
    </message>
    <message>
        <source>The others must wait until the bidder is ready.</source>
        <translation>Ostatní musí počkat, až aktér řekne, že má hotovo.</translation>
    </message>
    <message>
        <source>You must count the cards in threes and take off two points for each three.</source>
        <translation>Karty musíte počítat po třech a za každou trojici odečíst dva body.</translation>
    </message>
    <message>
        <source>You must lay your cards open after the first trick, before the second lead.</source>
        <translation>Karty musíte odkrýt po prvním zdvihu, před druhým výnosem.</translation>
    </message>
    <message>
        <source>You must keep silent in open games.</source>
        <translation>Při otevřených hrách musíte mlčet.</translation>
    </message>
    <message>
        <source>You must keep cards, tricks and talon apart until a claim is settled.</source>
        <translation>Karty, zdvihy a talon musíte nechat oddělené, dokud spor není rozhodnut.</translation>
    </message>
    <message>
        <source>You must leave a legal card on the table.</source>
        <translation>Dovolenou kartu musíte nechat na stole.</translation>
    </message>
    <message>
        <source>You may lay cards open only when the game asks for it.</source>
        <translation>Karty smíte odkrýt, jen když to hra žádá.</translation>
    </message>
    <message>
        <source>You may double only opponents.</source>
        <translation>Flekovat smíte jen protihráče.</translation>
    </message>
    <message>
        <source>You must say before the lead which tricks the talon goes to.</source>
        <translation>Před výnosem musíte říci, ke kterým zdvihům jde talon.</translation>
    </message>
    <message>
        <source>Each talon card must go to its own trick, from the top.</source>
        <translation>Každá karta talonu musí jít ke svému zdvihu, odshora.</translation>
    </message>
    <message>
        <source>Somebody must cut or knock before every deal.</source>
        <translation>Před každým rozdáním se musí sejmout nebo klepnout.</translation>
    </message>
    <message>
        <source>The dealer must pay the stake before the deal.</source>
        <translation>Rozdávající musí zaplatit vklad před rozdáním.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRules</name>
    <message>
        <source>Announced bird played early</source>
        <translation>Hlášený ptáček předčasně</translation>
    </message>
    <message>
        <source>Announced bird held back</source>
        <translation>Zadržený hlášený ptáček</translation>
    </message>
    <message>
        <source>Announced king played early</source>
        <translation>Hlášený král předčasně</translation>
    </message>
    <message>
        <source>Lower bird before a higher one</source>
        <translation>Nižší ptáček před vyšším</translation>
    </message>
    <message>
        <source>Suit card discarded without need</source>
        <translation>Barevná karta odložena bez nutnosti</translation>
    </message>
    <message>
        <source>Suit card discarded face down</source>
        <translation>Barevná karta odložena zakrytě</translation>
    </message>
    <message>
        <source>Last bird discarded</source>
        <translation>Odložen poslední ptáček</translation>
    </message>
    <message>
        <source>Talon turned up too early</source>
        <translation>Talon odkryt předčasně</translation>
    </message>
    <message>
        <source>Wrong talon cards taken</source>
        <translation>Vzaty nesprávné karty z talonu</translation>
    </message>
    <message>
        <source>Hidden talon shown</source>
        <translation>Ukázán zakrytý talon</translation>
    </message>
    <message>
        <source>Looking at the talon</source>
        <translation>Nahlédnutí do talonu</translation>
    </message>
    <message>
        <source>Game given up without the right to do so</source>
        <translation>Vzdání hry bez oprávnění</translation>
    </message>
    <message>
        <source>Game joined without the right to do so</source>
        <translation>Přidání bez oprávnění</translation>
    </message>
    <message>
        <source>Doubling that does not count</source>
        <translation>Flek tam, kde neplatí</translation>
    </message>
    <message>
        <source>Announcing after finishing</source>
        <translation>Hlášení po ukončení hlášek</translation>
    </message>
    <message>
        <source>Looking at an older trick</source>
        <translation>Nahlédnutí do staršího zdvihu</translation>
    </message>
    <message>
        <source>Giving away cards or plans</source>
        <translation>Prozrazení karet nebo úmyslů</translation>
    </message>
    <message>
        <source>Talking in an open game</source>
        <translation>Mluvení v odkryté hře</translation>
    </message>
    <message>
        <source>Cards mixed before a claim is settled</source>
        <translation>Karty smíchány před rozhodnutím sporu</translation>
    </message>
    <message>
        <source>Interference by a player who sits out</source>
        <translation>Zásah pauzujícího hráče</translation>
    </message>
    <message>
        <source>Own king called</source>
        <translation>Volán vlastní král</translation>
    </message>
    <message>
        <source>The fourth called without three kings</source>
        <translation>Čtvrtý volán bez tří králů</translation>
    </message>
    <message>
        <source>Bird game without a bird</source>
        <translation>Hra s ptáčkem bez ptáčka</translation>
    </message>
    <message>
        <source>Bid after a pass</source>
        <translation>Licitace po „dál“</translation>
    </message>
    <message>
        <source>Own game raised without need</source>
        <translation>Vlastní hra zvýšena bez přelicitování</translation>
    </message>
    <message>
        <source>Forehand game at the wrong moment</source>
        <translation>Hra forhonta v nesprávnou chvíli</translation>
    </message>
    <message>
        <source>No bird announced</source>
        <translation>Neohlášen žádný ptáček</translation>
    </message>
    <message>
        <source>Extra that this game does not have</source>
        <translation>Prémie, která v této hře není</translation>
    </message>
    <message>
        <source>Speaking before the bidder is ready</source>
        <translation>Hlášení dřív, než má aktér hotovo</translation>
    </message>
    <message>
        <source>Allowed card taken back</source>
        <translation>Dovolená karta vzata zpět</translation>
    </message>
    <message>
        <source>Cards laid open too late</source>
        <translation>Karty odkryty pozdě</translation>
    </message>
    <message>
        <source>Cards laid open too early</source>
        <translation>Karty odkryty předčasně</translation>
    </message>
    <message>
        <source>Doubling between partners</source>
        <translation>Flek mezi spoluhráči</translation>
    </message>
    <message>
        <source>Talon not allotted before the lead</source>
        <translation>Talon před výnosem nepřidělen</translation>
    </message>
    <message>
        <source>Talon card at the wrong trick</source>
        <translation>Karta talonu u nesprávného zdvihu</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Rozdání bez sejmutí</translation>
    </message>
    <message>
        <source>Wrong count</source>
        <translation>Chybný součet</translation>
    </message>
    <message>
        <source>Stake not paid</source>
        <translation>Nezaplacený vklad</translation>
    </message>
</context>
<context>
    <name>KoenigrufenSubjects</name>
    <message>
        <source>{name}: kind of game</source>
        <translation>{name}: druh hry</translation>
    </message>
    <message>
        <source>{name}: tricks that win</source>
        <translation>{name}: počet zdvihů k výhře</translation>
    </message>
    <message>
        <source>{name}: who plays with open cards</source>
        <translation>{name}: kdo hraje s odkrytými kartami</translation>
    </message>
    <message>
        <source>{name}: factor of the extras</source>
        <translation>{name}: násobek prémií</translation>
    </message>
    <message>
        <source>{name}: paid by or to each other player</source>
        <translation>{name}: zúčtuje se s každým dalším hráčem</translation>
    </message>
    <message>
        <source>{name}: paid for a lost game</source>
        <translation>{name}: platí se za prohranou hru</translation>
    </message>
    <message>
        <source>{name}: one of these must be announced</source>
        <translation>{name}: jedno z toho se musí ohlásit</translation>
    </message>
    <message>
        <source>{name}: played only beside</source>
        <translation>{name}: hraje se jen vedle hry</translation>
    </message>
    <message>
        <source>{name}: the card</source>
        <translation>{name}: karta</translation>
    </message>
    <message>
        <source>{name}: number of the trick</source>
        <translation>{name}: číslo zdvihu</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}: body v kartách</translation>
    </message>
    <message>
        <source>{name}: cards in the hand</source>
        <translation>{name}: karet v ruce</translation>
    </message>
    <message>
        <source>{name}: when it counts</source>
        <translation>{name}: kdy platí</translation>
    </message>
    <message>
        <source>{name}: never doubled by the game</source>
        <translation>{name}: hra nikdy nenásobí</translation>
    </message>
    <message>
        <source>Players of a hand</source>
        <translation>Hráčů v jedné hře</translation>
    </message>
    <message>
        <source>Rounds dealt before the talon</source>
        <translation>Kol rozdávání před talonem</translation>
    </message>
    <message>
        <source>What the forehand may also bid at once</source>
        <translation>Co smí forhont také hlásit hned</translation>
    </message>
    <message>
        <source>{name}: rank of the bid that drives it out</source>
        <translation>{name}: pořadí hry, která ji vytlačí</translation>
    </message>
    <message>
        <source>Kings needed to call the fourth</source>
        <translation>Králů v ruce toho, kdo volá čtvrtého</translation>
    </message>
    <message>
        <source>Kings needed to call one&apos;s own</source>
        <translation>Králů v ruce toho, kdo smí volat vlastního</translation>
    </message>
    <message>
        <source>Duties where trumps win</source>
        <translation>Co se musí tam, kde taroky přebíjejí</translation>
    </message>
    <message>
        <source>Duties in suit games</source>
        <translation>Povinnosti v barevných hrách</translation>
    </message>
    <message>
        <source>Duties in suit games with five suits</source>
        <translation>Povinnosti v barevných hrách s pěti barvami</translation>
    </message>
    <message>
        <source>Duties in negative games</source>
        <translation>Povinnosti v záporných hrách</translation>
    </message>
    <message>
        <source>Duties in Trischaken without having to win</source>
        <translation>Povinnosti v Trischaken bez povinnosti přebíjet</translation>
    </message>
    <message>
        <source>Tricks before open cards are laid down</source>
        <translation>Zdvihů před odkrytím karet</translation>
    </message>
    <message>
        <source>Trischaken: tricks that may get the talon</source>
        <translation>Trischaken: zdvihů, k nimž může připadnout talon</translation>
    </message>
    <message>
        <source>Trischaken: points with which one pays alone</source>
        <translation>Trischaken: od kolika bodů platí jeden za všechny</translation>
    </message>
    <message>
        <source>Trischaken: factor if the Trischaker does</source>
        <translation>Trischaken: násobek, platí-li Trischaker</translation>
    </message>
    <message>
        <source>Trischaken: all tricks or a Renonce, to each other player</source>
        <translation>Trischaken: všechny zdvihy nebo renonc, každému dalšímu hráči</translation>
    </message>
    <message>
        <source>Rounds that count double</source>
        <translation>Kola, která platí dvojnásob</translation>
    </message>
</context>
<context>
    <name>KoenigrufenTitles</name>
    <message>
        <source>Speisen (table of games)</source>
        <translation>Speisen (tabulka her)</translation>
    </message>
    <message>
        <source>Zutaten (table of extras)</source>
        <translation>Zutaten (tabulka prémií)</translation>
    </message>
    <message>
        <source>Kaiserstich (emperor&apos;s trick)</source>
        <translation>Kaiserstich (císařský zdvih)</translation>
    </message>
    <message>
        <source>Grundlagen (basics)</source>
        <translation>Grundlagen (základy)</translation>
    </message>
    <message>
        <source>Grundlagen: following suit</source>
        <translation>Grundlagen: ctění barvy</translation>
    </message>
    <message>
        <source>Grundlagen: counting</source>
        <translation>Grundlagen: počítání</translation>
    </message>
    <message>
        <source>Allgemeines (general)</source>
        <translation>Allgemeines (obecně)</translation>
    </message>
    <message>
        <source>Allgemeines: corrections</source>
        <translation>Allgemeines: opravy</translation>
    </message>
    <message>
        <source>Lizitation, phase I (bidding)</source>
        <translation>Lizitation, fáze I (licitace)</translation>
    </message>
    <message>
        <source>Lizitation, phase II (call and announcements)</source>
        <translation>Lizitation, fáze II (volání a hlášky)</translation>
    </message>
    <message>
        <source>Lizitation, phase III (close)</source>
        <translation>Lizitation, fáze III (závěr)</translation>
    </message>
    <message>
        <source>Vorhandspiele (forehand games)</source>
        <translation>Vorhandspiele (hry forhonta)</translation>
    </message>
    <message>
        <source>Solospiele (solo games)</source>
        <translation>Solospiele (hry bez talonu)</translation>
    </message>
    <message>
        <source>Farbspiele (suit games)</source>
        <translation>Farbspiele (barevné hry)</translation>
    </message>
    <message>
        <source>Übrige Positivspiele (other positive games)</source>
        <translation>Übrige Positivspiele (ostatní kladné hry)</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: discards</source>
        <translation>Übrige Positivspiele: odkládání</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: king in the talon</source>
        <translation>Übrige Positivspiele: král v talonu</translation>
    </message>
    <message>
        <source>Negativspiele (negative games)</source>
        <translation>Negativspiele (záporné hry)</translation>
    </message>
    <message>
        <source>Negativspiele: joining a game</source>
        <translation>Negativspiele: hra vedle jiné hry</translation>
    </message>
    <message>
        <source>Zusätze (extras)</source>
        <translation>Zusätze (prémie)</translation>
    </message>
    <message>
        <source>Zusätze: birds and König ultimo</source>
        <translation>Zusätze: ptáčci a König ultimo</translation>
    </message>
    <message>
        <source>Renonce (offenses)</source>
        <translation>Renonce (přestupky)</translation>
    </message>
    <message>
        <source>Renonce: fair play</source>
        <translation>Renonce: férová hra</translation>
    </message>
    <message>
        <source>Optionale Regeln (optional rules)</source>
        <translation>Optionale Regeln (volitelná pravidla)</translation>
    </message>
    <message>
        <source>Optionale Regeln: Pagat pot</source>
        <translation>Optionale Regeln: pokladna na pagáty</translation>
    </message>
    <message>
        <source>Grundlagen: dealing</source>
        <translation>Grundlagen: rozdávání</translation>
    </message>
    <message>
        <source>Grundlagen: playing and leading</source>
        <translation>Grundlagen: hra a výnos</translation>
    </message>
    <message>
        <source>Allgemeines: what may be looked at</source>
        <translation>Allgemeines: do čeho se smí nahlížet</translation>
    </message>
    <message>
        <source>Allgemeines: doubling</source>
        <translation>Allgemeines: flekování</translation>
    </message>
    <message>
        <source>Lizitation, phase II: the call</source>
        <translation>Lizitation, fáze II: volání</translation>
    </message>
    <message>
        <source>Speisen: games with a bird</source>
        <translation>Speisen: hry s ptáčkem</translation>
    </message>
    <message>
        <source>Farbspiele: discards</source>
        <translation>Farbspiele: odkládání</translation>
    </message>
    <message>
        <source>Farbspiele: extras</source>
        <translation>Farbspiele: prémie</translation>
    </message>
    <message>
        <source>Negativspiele: open games</source>
        <translation>Negativspiele: otevřené hry</translation>
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
        <translation>taroky přebíjejí</translation>
    </message>
    <message>
        <source>suit game</source>
        <translation>barevná hra</translation>
    </message>
    <message>
        <source>negative game</source>
        <translation>záporná hra</translation>
    </message>
    <message>
        <source>for the fewest points</source>
        <translation>o nejméně bodů</translation>
    </message>
    <message>
        <source>none, it goes to the opponents</source>
        <translation>žádné, připadne protihráčům</translation>
    </message>
    <message>
        <source>none, it goes with the tricks</source>
        <translation>žádné, jde se zdvihy</translation>
    </message>
    <message>
        <source>none, it counts for nobody</source>
        <translation>žádné, nikomu neplatí</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>všichni</translation>
    </message>
    <message>
        <source>also in suit games</source>
        <translation>i v barevných hrách</translation>
    </message>
    <message>
        <source>only where a king is called</source>
        <translation>jen kde se volá král</translation>
    </message>
    <message>
        <source>beside a Valat too</source>
        <translation>i vedle valatu</translation>
    </message>
    <message>
        <source>without the suit a trump is played</source>
        <translation>bez barvy se hraje tarok</translation>
    </message>
    <message>
        <source>the trick is beaten if possible</source>
        <translation>zdvih se přebíjí, lze-li to</translation>
    </message>
    <message>
        <source>trumps take suits</source>
        <translation>taroky přebíjejí barvy</translation>
    </message>
    <message>
        <source>the Pagat takes Mond and Skys</source>
        <translation>pagát bere monta a škýze</translation>
    </message>
    <message>
        <source>suits are led before trumps</source>
        <translation>barvy se vynášejí před taroky</translation>
    </message>
    <message>
        <source>the Pagat must be played to Mond and Skys</source>
        <translation>na monta a škýze se pagát musí přidat</translation>
    </message>
    <message>
        <source>the Pagat may be played to Mond and Skys</source>
        <translation>na monta a škýze se pagát smí přidat</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <source>Learn from my &amp;hands</source>
        <translation>Učit se z &amp;vlastních her</translation>
    </message>
    <message>
        <source>&amp;Questions for judges</source>
        <translation>&amp;Otázky pro rozhodčí</translation>
    </message>
    <message>
        <source>The &amp;first hand again</source>
        <translation>&amp;První hra znovu</translation>
    </message>
    <message>
        <source>Ne&amp;xt lesson</source>
        <translation>&amp;Další lekce</translation>
    </message>
</context>
<context>
    <name>Lectures</name>
    <message>
        <source>Show &amp;from a playlist…</source>
        <translation>Otevřít poř&amp;ad…</translation>
    </message>
    <message>
        <source>Bac&amp;k to the evening</source>
        <translation>Zpět k pořadu v&amp;ečera</translation>
    </message>
    <message>
        <source>Add this hand to a &amp;playlist…</source>
        <translation>Př&amp;idat tuto hru do pořadu…</translation>
    </message>
    <message>
        <source>Open a playlist</source>
        <translation>Otevřít pořad</translation>
    </message>
    <message>
        <source>Nothing is on this playlist.</source>
        <translation>Na tomto pořadu nic není.</translation>
    </message>
    <message>
        <source>{game}, hand {number}</source>
        <translation>{game}, hra {number}</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>vecer</translation>
    </message>
    <message>
        <source>Add to a playlist</source>
        <translation>Přidat do pořadu</translation>
    </message>
    <message>
        <source>Hand {number} is on the playlist {file}.</source>
        <translation>Hra {number} je na pořadu {file}.</translation>
    </message>
    <message>
        <source>Playlists (*.tarock-lecture)</source>
        <translation>Pořady (*.tarock-lecture)</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Written</source>
        <translation>Psáno</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Placeno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>contents: {amount}</source>
        <translation>obsah: {amount}</translation>
    </message>
    <message>
        <source>Check total</source>
        <translation>Kontrolní součet</translation>
    </message>
</context>
<context>
    <name>LessonMaking</name>
    <message>
        <source>Make a &amp;lesson…</source>
        <translation>V&amp;ytvořit lekci…</translation>
    </message>
    <message>
        <source>Ask here &amp;in a lesson</source>
        <translation>Ptát &amp;se zde v lekci</translation>
    </message>
    <message>
        <source>This is not asked any more.</source>
        <translation>Na tohle se už neptá.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) of this hand will be asked.</source>
        <translation>
            <numerusform>Lekce se zeptá na %n tah této hry.</numerusform>
            <numerusform>Lekce se zeptá na %n tahy této hry.</numerusform>
            <numerusform>Lekce se zeptá na %n tahů této hry.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Vytvořit lekci…</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lekce (*.toml)</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Vytvořit lekci</translation>
    </message>
    <message>
        <source>No lesson can be made of this hand: an act cannot be asked, or there was a ruling.</source>
        <translation>Z této hry lekci vytvořit nelze: na některý tah se nelze ptát, nebo zasáhl rozhodčí.</translation>
    </message>
    <message>
        <source>The lesson is saved. Those in this folder stand below the course.</source>
        <translation>Lekce je uložena. Lekce z této složky najdete pod kurzem.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>That is not allowed.</source>
        <translation>To není dovoleno.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>As good would have been: {answer}</source>
        <translation>Stejně dobré by bylo: {answer}</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Ještě ne.</translation>
    </message>
    <message>
        <source>The answer: {answer}</source>
        <translation>Odpověď: {answer}</translation>
    </message>
    <message>
        <source>Not all of them are marked.</source>
        <translation>Ještě nejsou označené všechny.</translation>
    </message>
    <message>
        <source>Something else is clearly better.</source>
        <translation>Něco jiného je zřetelně lepší.</translation>
    </message>
    <message>
        <source>On average it gives away {amount}.</source>
        <translation>V průměru vás to stojí {amount}.</translation>
    </message>
    <message>
        <source>This answer cannot be judged.</source>
        <translation>Tuto odpověď nelze posoudit.</translation>
    </message>
    <message>
        <source>The lit cards may be played.</source>
        <translation>Zahrát smíte rozsvícené karty.</translation>
    </message>
    <message>
        <source>So it ends: {amounts}</source>
        <translation>Takhle to dopadne: {amounts}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Opustit lekci</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Poradit</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Co se stane</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Answer at the table.</source>
        <translation>Odpovězte u stolu.</translation>
    </message>
    <message>
        <source>Mark cards by click or space bar, then press Check.</source>
        <translation>Označte karty klepnutím nebo mezerníkem a stiskněte Zkontrolovat.</translation>
    </message>
    <message>
        <source>Press a name, or click a person or a card in the trick.</source>
        <translation>Stiskněte jméno, nebo klepněte na hráče či kartu ve zdvihu.</translation>
    </message>
    <message>
        <source>Press an answer, or click a person.</source>
        <translation>Stiskněte odpověď, nebo klepněte na hráče.</translation>
    </message>
    <message>
        <source>Write a minus before what somebody pays.</source>
        <translation>Před to, co někdo platí, pište minus.</translation>
    </message>
    <message>
        <source>Mark every value. No value is an answer too.</source>
        <translation>Označte všechny hodnoty. I žádná je odpověď.</translation>
    </message>
    <message>
        <source>Go on step by step, and stop at the wrong act.</source>
        <translation>Jděte krok za krokem a zastavte u toho, co bylo špatně.</translation>
    </message>
    <message>
        <source>Play the hand to its end.</source>
        <translation>Dohrajte hru do konce.</translation>
    </message>
    <message>
        <source>Right: {right} of {total}. Needed: {needed}.</source>
        <translation>Správně: {right} z {total}. Potřeba: {needed}.</translation>
    </message>
    <message>
        <source>Lesson passed</source>
        <translation>Lekce splněna</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <translation>Zatím nesplněno</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{evening} · Teaching · Tarock Desktop</source>
        <translation>{evening} · Výuka · Tarock Desktop</translation>
    </message>
    <message>
        <source>Teaching · Tarock Desktop</source>
        <translation>Výuka · Tarock Desktop</translation>
    </message>
    <message>
        <source>A step of this hand. The game is paused.</source>
        <translation>Krok této hry. Rozehraná hra čeká.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jste na řadě</translation>
    </message>
    <message>
        <source>So it would go on.</source>
        <translation>Takhle by to šlo dál.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Volaná karta: {card}.</translation>
    </message>
    <message>
        <source>Lesson · Tarock Desktop</source>
        <translation>Lekce · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>computer, beginner</source>
        <translation>počítač, začátečník</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>počítač, klubový hráč</translation>
    </message>
    <message>
        <source>computer, master (weaker: the search is not compiled)</source>
        <translation>počítač, mistr (slabší: výpočet není zkompilovaný)</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>počítač, mistr</translation>
    </message>
    <message>
        <source>computer, careless</source>
        <translation>počítač, nepozorný hráč</translation>
    </message>
    <message>
        <source>computer ({level})</source>
        <translation>počítač ({level})</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>All lines: {count}</source>
        <translation>Všechny řádky: {count}</translation>
    </message>
    <message>
        <source>Only the last lines</source>
        <translation>Jen poslední řádky</translation>
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
        <translation>Jste na řadě · {title}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Uložení se nezdařilo. {details}</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>V&amp;ečer</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>&amp;Tah</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Učení</translation>
    </message>
    <message>
        <source>&amp;Teaching</source>
        <translation>&amp;Výuka</translation>
    </message>
    <message>
        <source>Close or open a hand</source>
        <translation>Zakrýt nebo odkrýt karty</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Rozhodčí</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Volitelná pravidla</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Play is counterclockwise. When several people share this screen, a curtain hides the cards before each change of player. Without people the computer plays alone.</source>
        <translation>Hraje se proti směru hodinových ručiček. Sedí-li u obrazovky více lidí, zakryje clona karty při každé změně hráče. Bez lidí hraje počítač sám.</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Kdo hraje na místě {number}</translation>
    </message>
    <message>
        <source>lets everything happen, then rules on it</source>
        <translation>nechá všechno proběhnout a pak rozhodne</translation>
    </message>
    <message>
        <source>An act that breaks a rule is not carried out; the referee names the rule and says what would be right.</source>
        <translation>Co je proti pravidlům, se neprovede; rozhodčí řekne, o které pravidlo jde a co by bylo správně.</translation>
    </message>
    <message>
        <source>The referee explains the rule first. If you go ahead, the act stands and the rule sheet decides what follows.</source>
        <translation>Rozhodčí nejdřív vysvětlí pravidlo. Budete-li přesto pokračovat, úkon platí a následky určí pravidla.</translation>
    </message>
    <message>
        <source>As in a tournament: nobody helps, nothing can be taken back, and the referee rules when a breach comes to light or a player calls the referee.</source>
        <translation>Jako na turnaji: nikdo neradí, nic se nebere zpět a rozhodčí rozhoduje, když porušení vyjde najevo nebo když ho někdo zavolá.</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>Table options:</source>
        <translation>Volitelná pravidla:</translation>
    </message>
    <message>
        <source>The referee:</source>
        <translation>Rozhodčí:</translation>
    </message>
    <message>
        <source>People at the table:</source>
        <translation>Počet lidí u stolu:</translation>
    </message>
    <message>
        <source>Of a guest nothing is kept: no name, no statistics.</source>
        <translation>O hostovi se nic neukládá: ani jméno, ani statistika.</translation>
    </message>
    <message>
        <source>Seat {number}:</source>
        <translation>Místo {number}:</translation>
    </message>
    <message>
        <source>person</source>
        <translation>člověk</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>host</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>refuses an act that breaks a rule and explains why</source>
        <translation>nedovolí, co je proti pravidlům, a vysvětlí proč</translation>
    </message>
    <message>
        <source>warns before a rule is broken</source>
        <translation>před porušením pravidla upozorní</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>New set of deals</source>
        <translation>Nová sada rozdání</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikát</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Název:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>New deals:</source>
        <translation>Nová rozdání:</translation>
    </message>
    <message>
        <source>Save the set…</source>
        <translation>Uložit sadu…</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>OffenderTexts</name>
    <message>
        <source>{sentence} Also: {names}.</source>
        <translation>{sentence} Také: {names}.</translation>
    </message>
    <message>
        <source>{sentence} Also responsible: {name}.</source>
        <translation>{sentence} Spoluodpovědnost: {name}.</translation>
    </message>
</context>
<context>
    <name>OfferPrompt</name>
    <message>
        <source>Card, face down</source>
        <translation>Zakrytá karta</translation>
    </message>
</context>
<context>
    <name>OptionPrompt</name>
    <message>
        <source>Choose one</source>
        <translation>Vyberte</translation>
    </message>
    <message>
        <source>Not allowed. {reason}</source>
        <translation>Nelze. {reason}</translation>
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
        <translation>Nic není lepší.</translation>
    </message>
    <message>
        <source>Gives away about {amount}.</source>
        <translation>Přijde asi o {amount}.</translation>
    </message>
</context>
<context>
    <name>OtherActCommands</name>
    <message>
        <source>Do or say something &amp;else…</source>
        <translation>Udělat nebo říci něco &amp;jiného…</translation>
    </message>
    <message>
        <source>Claim the &amp;rest: put down all cards</source>
        <translation>&amp;Zbytek je můj: vyhodit karty</translation>
    </message>
    <message>
        <source>It will happen during dealing.</source>
        <translation>Stane se to při rozdávání.</translation>
    </message>
</context>
<context>
    <name>OtherActs</name>
    <message>
        <source>Play: {card}</source>
        <translation>Zahrát: {card}</translation>
    </message>
    <message>
        <source>Show to everybody: {card}</source>
        <translation>Ukázat všem: {card}</translation>
    </message>
    <message>
        <source>Drop under the table, unnoticed: {card}</source>
        <translation>Nepozorovaně upustit pod stůl: {card}</translation>
    </message>
    <message>
        <source>Add a second card to the trick: {card}</source>
        <translation>Přihodit do zdvihu druhou kartu: {card}</translation>
    </message>
    <message>
        <source>Declare: {value}</source>
        <translation>Ohlásit: {value}</translation>
    </message>
    <message>
        <source>Say: {words}</source>
        <translation>Říci: {words}</translation>
    </message>
    <message>
        <source>Look at the bottom card of the deck</source>
        <translation>Podívat se na spodní kartu balíčku</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Sejmout balíček</translation>
    </message>
    <message>
        <source>{act} (without showing the cards put back)</source>
        <translation>{act} (bez ukázání vrácených karet)</translation>
    </message>
    <message>
        <source>Put the trick just won on the pile of: {player}</source>
        <translation>Položit právě získaný zdvih na hromádku hráče: {player}</translation>
    </message>
    <message>
        <source>Claim the rest: put down all cards</source>
        <translation>Zbytek je můj: vyhodit karty</translation>
    </message>
    <message>
        <source>While dealing, turn up a card of: {player}</source>
        <translation>Při rozdávání obrátit kartu hráče: {player}</translation>
    </message>
    <message>
        <source>Deal one card too many: {more}, one too few: {less}</source>
        <translation>Rozdat o kartu víc: {more}, o kartu méně: {less}</translation>
    </message>
</context>
<context>
    <name>OtherActsDialog</name>
    <message>
        <source>Do or say something else</source>
        <translation>Udělat nebo říci něco jiného</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Provést</translation>
    </message>
    <message>
        <source>This list is always the same: it does not show what is allowed.</source>
        <translation>Seznam je vždy stejný: neříká, co je dovoleno.</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Scores from paper</source>
        <translation>Výsledky z papíru</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Název:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>A row holds:</source>
        <translation>V řádku je:</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Další stůl</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Uložit pro tabulkový procesor…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Stůl {number}</translation>
    </message>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Zatím není nic zapsáno.</translation>
    </message>
</context>
<context>
    <name>PaperGrid</name>
    <message>
        <source>Scores of the table</source>
        <translation>Výsledky stolu</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Místo {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startovní číslo</translation>
    </message>
</context>
<context>
    <name>PaperTexts</name>
    <message>
        <source>what each hand brought</source>
        <translation>co přinesla každá hra</translation>
    </message>
    <message>
        <source>what each has after a round</source>
        <translation>co má každý po kole</translation>
    </message>
    <message>
        <source>what was written for each hand</source>
        <translation>co se zapsalo za každou hru</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>to není číslo</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>není úplné</translation>
    </message>
    <message>
        <source>{found}, should be {right}</source>
        <translation>{found}, má být {right}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Řádek</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Součet</translation>
    </message>
    <message>
        <source>Row {number}: {problem}</source>
        <translation>Řádek {number}: {problem}</translation>
    </message>
    <message>
        <source>Every row adds up.</source>
        <translation>Každý řádek souhlasí.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>All rows add up: these are the places.</source>
        <translation>Všechny řádky souhlasí: toto je pořadí.</translation>
    </message>
    <message>
        <source>Not all rows add up: the places may still change.</source>
        <translation>Ne všechny řádky souhlasí: pořadí se ještě může změnit.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Zisk nebo ztráta</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Go on without saving</source>
        <translation>Pokračovat bez uložení</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Zavřít bez uložení</translation>
    </message>
    <message>
        <source>The scores from paper are not saved.</source>
        <translation>Výsledky z papíru nejsou uložené.</translation>
    </message>
    <message>
        <source>The scores “{title}” are not saved.</source>
        <translation>Výsledky „{title}“ nejsou uložené.</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>Uložení výsledků</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>Otevření výsledků</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Scores from paper (*.tarock-scores)</source>
        <translation>Výsledky z papíru (*.tarock-scores)</translation>
    </message>
    <message>
        <source>Scores from paper</source>
        <translation>Výsledky z papíru</translation>
    </message>
</context>
<context>
    <name>PastGameTexts</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>played on from hand {number} of {file}</source>
        <translation>hráno dál od hry {number} souboru {file}</translation>
    </message>
    <message>
        <source>{number}. no game</source>
        <translation>{number}. bez hry</translation>
    </message>
    <message>
        <source>{number}. {contract}: each for himself</source>
        <translation>{number}. {contract}: každý sám za sebe</translation>
    </message>
    <message>
        <source>{number}. {contract}: {people}</source>
        <translation>{number}. {contract}: {people}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>even</source>
        <translation>nerozhodně</translation>
    </message>
    <message>
        <source>Ruling: {what} [{article}]</source>
        <translation>Rozhodnutí: {what} [{article}]</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
</context>
<context>
    <name>PayAnswer</name>
    <message>
        <source>{name} gains</source>
        <translation>{name} získá</translation>
    </message>
    <message>
        <source>Sum of all: {total}</source>
        <translation>Součet všech: {total}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People and statistics</source>
        <translation>Hráči a statistika</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Nobody has finished a hand yet.</source>
        <translation>Nikdo zatím nedohrál žádnou hru.</translation>
    </message>
    <message>
        <source>Check others to compare their lines.</source>
        <translation>Zaškrtněte další hráče a porovnejte jejich čáry.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <translation>Zapomenout hráče…</translation>
    </message>
    <message>
        <source>Rebuild from the saved games</source>
        <translation>Vytvořit znovu z uložených partií</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>jako okno</translation>
    </message>
    <message>
        <source>Language before the curtain:</source>
        <translation>Jazyk u opony:</translation>
    </message>
    <message>
        <source>Color:</source>
        <translation>Barva:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>After the first hand this page shows, for each person and rule sheet: how many hands were played and won, what a hand brings, which rules were broken, and lines over the last 20 and 100 hands. Guests leave nothing here.</source>
        <translation>Po první hře tu najdete pro každého hráče a každá pravidla: kolik her odehrál a vyhrál, kolik hra přináší, která pravidla byla porušena, a čáry za posledních 20 a 100 her. Po hostech tu nezůstane nic.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>color</comment>
        <translation>žádná</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranžová</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>tyrkysová</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>fialová</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>růžová</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>hnědá</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Uložit jako CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
</context>
<context>
    <name>PersonTexts</name>
    <message>
        <source>The table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>PickScreen</name>
    <message>
        <source>Which game?</source>
        <translation>Která hra?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Hrát dál odtud</translation>
    </message>
    <message>
        <source>A new game begins at this moment of hand {number}, with the same cards. The game you are looking at stays as it is.</source>
        <translation>V tomto okamžiku hry {number} začne nová partie se stejnými kartami. Partie, kterou si prohlížíte, zůstane beze změny.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Kdo hraje: {name}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavení</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>as on the rule sheet</source>
        <translation>podle pravidel</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>vlastní volba</translation>
    </message>
</context>
<context>
    <name>PrintoutTexts</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Strana {number} z {count}</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>This deal can be played.</source>
        <translation>Toto rozdání se dá hrát.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>the settings cannot be read: {reason}</source>
        <translation>nastavení nelze přečíst: {reason}</translation>
    </message>
    <message>
        <source>the settings cannot be saved: {reason}</source>
        <translation>nastavení nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>toto není soubor</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>soubor je větší, než je dovoleno (bajtů: {most})</translation>
    </message>
    <message>
        <source>{key} can&apos;t be this; the default is used</source>
        <translation>{key} nemůže mít tuto hodnotu; platí výchozí</translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>nelze vytvořit: {reason}</translation>
    </message>
    <message>
        <source>one thing is shown after another: a game, a deal, a ready-made hand or an incident</source>
        <translation>ukazuje se jedno po druhém: partie, rozdání, hra k předvedení, nebo případ</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>nelze otevřít: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>nelze přečíst: {reason}</translation>
    </message>
    <message>
        <source>cannot be repaired: {reason}</source>
        <translation>nelze opravit: {reason}</translation>
    </message>
    <message>
        <source>cannot be kept aside: {reason}</source>
        <translation>nelze odložit stranou: {reason}</translation>
    </message>
    <message>
        <source>the game cannot be saved: {reason}</source>
        <translation>hru nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>the comment cannot be saved: {reason}</source>
        <translation>poznámku nelze uložit: {reason}</translation>
    </message>
    <message>
        <source>this is not a Tarock journal</source>
        <translation>toto není záznam hry</translation>
    </message>
    <message>
        <source>another window is playing this game</source>
        <translation>tuto hru hraje jiné okno</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>soubor je prázdný</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>řádek je příliš dlouhý (nejvýš bajtů: {most})</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>soubor má příliš mnoho řádků (nejvýš: {most})</translation>
    </message>
    <message>
        <source>the digest is missing from this line</source>
        <translation>na tomto řádku chybí kontrolní součet</translation>
    </message>
    <message>
        <source>this line, or one before it, was changed</source>
        <translation>tento řádek nebo některý před ním byl změněn</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text</source>
        <translation>tento řádek není text v UTF-8</translation>
    </message>
    <message>
        <source>the values are nested too deep</source>
        <translation>hodnoty jsou vnořeny příliš hluboko</translation>
    </message>
    <message>
        <source>format {number} was written by a newer version of this program</source>
        <translation>formát {number} zapsala novější verze tohoto programu</translation>
    </message>
    <message>
        <source>this program does not know format {number}</source>
        <translation>tento program nezná formát {number}</translation>
    </message>
    <message>
        <source>this program does not know the ruleset {name}</source>
        <translation>tento program nezná pravidla {name}</translation>
    </message>
    <message>
        <source>the rules have changed since this game was played; it can only be looked at</source>
        <translation>pravidla se od této hry změnila; hru si lze jen prohlížet</translation>
    </message>
    <message>
        <source>what stands here does not follow the rules</source>
        <translation>co zde stojí, neodpovídá pravidlům</translation>
    </message>
    <message>
        <source>the disk has lost what stood here</source>
        <translation>disk ztratil, co zde stálo</translation>
    </message>
    <message>
        <source>the events contradict each other</source>
        <translation>události si odporují</translation>
    </message>
    <message>
        <source>this table has {people} seats, none is {seat}</source>
        <translation>počet míst u tohoto stolu: {people}; místo {seat} neexistuje</translation>
    </message>
    <message>
        <source>this game is too long for its file; close the round and begin a new game</source>
        <translation>tato hra je na svůj soubor příliš dlouhá; uzavřete kolo a začněte novou hru</translation>
    </message>
    <message>
        <source>this game was deleted; it was written again</source>
        <translation>tato hra byla smazána; byla zapsána znovu</translation>
    </message>
    <message>
        <source>another program has changed this game; it was written again, and the other content is kept as {name}</source>
        <translation>tuto hru změnil jiný program; byla zapsána znovu a jiný obsah zůstal uložen jako {name}</translation>
    </message>
    <message>
        <source>this is no comment</source>
        <translation>toto není poznámka</translation>
    </message>
    <message>
        <source>this is no file of comments</source>
        <translation>toto není soubor s poznámkami</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>toto není TOML: {reason}</translation>
    </message>
    <message>
        <source>the database of people was written by a newer version of this program</source>
        <translation>databázi hráčů zapsala novější verze tohoto programu</translation>
    </message>
    <message>
        <source>the database of people was damaged; it was kept under a new name and built again</source>
        <translation>databáze hráčů byla poškozená; zůstala pod novým jménem a byla vytvořena znovu</translation>
    </message>
    <message>
        <source>an evening has at least one game</source>
        <translation>večer má aspoň jednu partii</translation>
    </message>
    <message>
        <source>{name} is no game of this folder</source>
        <translation>{name} není partie v této složce</translation>
    </message>
    <message>
        <source>this is a whole number from {least} to {most}</source>
        <translation>má to být celé číslo od {least} do {most}</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>stolů je příliš mnoho</translation>
    </message>
    <message>
        <source>there are too many rows</source>
        <translation>řádků je příliš mnoho</translation>
    </message>
    <message>
        <source>this row has {count} figures, not {right}</source>
        <translation>počet údajů v tomto řádku je {count}, ne {right}</translation>
    </message>
    <message>
        <source>{word} is no amount</source>
        <translation>{word} není částka</translation>
    </message>
    <message>
        <source>a text has at most {most} characters, all of them visible</source>
        <translation>text má nejvýš {most} znaků, všechny viditelné</translation>
    </message>
    <message>
        <source>only a game has this hand</source>
        <translation>číslo hry patří jen k uložené partii</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>takový soubor neexistuje</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>takový soubor ani složka neexistuje</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>přístup je odepřen</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>na disku není místo</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>soubor by byl příliš velký</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>z disku lze jen číst</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>toto je složka</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>část cesty není složka</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>takový soubor už existuje</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>používá ho jiný program</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>je otevřeno příliš mnoho souborů</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>jméno je příliš dlouhé</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>disk hlásí chybu</translation>
    </message>
    <message>
        <source>links lead in a circle</source>
        <translation>odkazy vedou v kruhu</translation>
    </message>
    <message>
        <source>the device is not there</source>
        <translation>zařízení není dostupné</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>chyba systému {number}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>soubor není text v UTF-8</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>toto není JSON</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>nelze to přečíst</translation>
    </message>
    <message>
        <source>this is no statement</source>
        <translation>toto není příkaz</translation>
    </message>
    <message>
        <source>this is no value</source>
        <translation>toto není hodnota</translation>
    </message>
    <message>
        <source>there is no such date</source>
        <translation>takové datum neexistuje</translation>
    </message>
    <message>
        <source>a backslash in a text needs a known sign behind it</source>
        <translation>za zpětným lomítkem v textu musí být známý znak</translation>
    </message>
    <message>
        <source>a key cannot begin like this</source>
        <translation>klíč takto začínat nemůže</translation>
    </message>
    <message>
        <source>a list is not closed</source>
        <translation>seznam není uzavřen</translation>
    </message>
    <message>
        <source>a table is not closed</source>
        <translation>tabulka není uzavřena</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation>text není uzavřen</translation>
    </message>
    <message>
        <source>the line does not end where it should</source>
        <translation>řádek nekončí tam, kde má</translation>
    </message>
    <message>
        <source>the equals sign is missing</source>
        <translation>chybí rovnítko</translation>
    </message>
    <message>
        <source>a bracket or a quotation mark is missing</source>
        <translation>chybí závorka nebo uvozovka</translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <translation>tento znak zde není dovolen</translation>
    </message>
    <message>
        <source>this key stands in the file already</source>
        <translation>tento klíč v souboru už je</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>klíč má příliš mnoho částí</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>číslo má příliš mnoho číslic</translation>
    </message>
    <message>
        <source>there are more mistakes; the first {number} are told</source>
        <translation>chyb je víc; uvedeno prvních: {number}</translation>
    </message>
    <message>
        <source>unknown key {name}</source>
        <translation>neznámý klíč: {name}</translation>
    </message>
    <message>
        <source>unknown key {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámý klíč: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]</source>
        <translation>neznámý klíč: {name} v [{table}]</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámý klíč: {name} v [{table}]; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown ruleset {name}</source>
        <translation>neznámá pravidla: {name}</translation>
    </message>
    <message>
        <source>unknown ruleset {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámá pravidla: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown player {name}</source>
        <translation>neznámý hráč: {name}</translation>
    </message>
    <message>
        <source>unknown player {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámý hráč: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown option {name}</source>
        <translation>neznámá volba: {name}</translation>
    </message>
    <message>
        <source>unknown option {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámá volba: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown incident {name}</source>
        <translation>neznámý případ: {name}</translation>
    </message>
    <message>
        <source>unknown incident {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámý případ: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}</source>
        <translation>neznámá hra k předvedení: {name}</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznámá hra k předvedení: {name}; nemá to být „{meant}“?</translation>
    </message>
    <message>
        <source>{option} can&apos;t be {choice}</source>
        <translation>{option} nemůže být {choice}</translation>
    </message>
    <message>
        <source>{option} must be a whole number</source>
        <translation>{option} musí být celé číslo</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>chybí {key}</translation>
    </message>
    <message>
        <source>{key} is missing in [{table}]</source>
        <translation>v [{table}] chybí {key}</translation>
    </message>
    <message>
        <source>{key} must be {right}, not {there}</source>
        <translation>{key}: očekává se {right}, ne {there}</translation>
    </message>
    <message>
        <source>this must be {right}, not {there}</source>
        <translation>očekává se {right}, ne {there}</translation>
    </message>
    <message>
        <source>{value} is not possible here</source>
        <translation>{value} zde není možné</translation>
    </message>
    <message>
        <source>this cannot stand here</source>
        <translation>toto zde být nemůže</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} nebo {other}</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>text v uvozovkách</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>celé číslo</translation>
    </message>
    <message>
        <source>a number with a point</source>
        <translation>číslo s tečkou</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true nebo false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>seznam</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>tabulka</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>this is no line of format {number}</source>
        <translation>toto není řádek formátu {number}</translation>
    </message>
    <message>
        <source>act {number} stands where {expected} is expected</source>
        <translation>zde je úkon {number}, očekává se {expected}</translation>
    </message>
    <message>
        <source>{how} can&apos;t lead to act {number}</source>
        <translation>{how} nemůže vést k úkonu {number}</translation>
    </message>
    <message>
        <source>this table has {people} seats, not {number}</source>
        <translation>počet míst u tohoto stolu: {people} místo {number}</translation>
    </message>
    <message>
        <source>this program does not know format {number} of comments</source>
        <translation>tento program nezná formát komentářů {number}</translation>
    </message>
    <message>
        <source>these are not the settings of this program</source>
        <translation>toto není nastavení tohoto programu</translation>
    </message>
    <message>
        <source>{number} can&apos;t play this game</source>
        <translation>tuto hru nelze hrát v tomto počtu hráčů: {number}</translation>
    </message>
    <message>
        <source>there are too many games of this second</source>
        <translation>v této sekundě vzniklo příliš mnoho her</translation>
    </message>
    <message>
        <source>{name} is no seat</source>
        <translation>{name} není místo u stolu</translation>
    </message>
    <message>
        <source>{name} is no seat; {number} hands belong to {seats}</source>
        <translation>{name} není místo u stolu; počet listů: {number}, místa: {seats}</translation>
    </message>
    <message>
        <source>{name} is not played with {number} hands</source>
        <translation>{name}: v tomto počtu hráčů se nehraje: {number}</translation>
    </message>
    <message>
        <source>a name is not empty</source>
        <translation>jméno nesmí být prázdné</translation>
    </message>
    <message>
        <source>a name has no characters that cannot be seen</source>
        <translation>jméno nesmí obsahovat neviditelné znaky</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>jméno je příliš dlouhé (nejvýš znaků: {most})</translation>
    </message>
    <message>
        <source>{name} is the name of another player</source>
        <translation>{name} je jméno jiného hráče</translation>
    </message>
    <message>
        <source>cards are a text in quotation marks</source>
        <translation>karty jsou text v uvozovkách</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} není karta</translation>
    </message>
    <message>
        <source>the dealer has no hand</source>
        <translation>rozdávající nemá karty</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}</source>
        <translation>tyto karty chybějí: {cards}</translation>
    </message>
    <message>
        <source>the talon has {count} cards, not {right}</source>
        <translation>počet karet v talonu: {count} místo {right}</translation>
    </message>
    <message>
        <source>hand {seat} has {count} cards, not {right}</source>
        <translation>počet karet na místě {seat}: {count} místo {right}</translation>
    </message>
    <message>
        <source>{card} lies in the talon already</source>
        <translation>{card} už leží v talonu</translation>
    </message>
    <message>
        <source>{card} lies in hand {seat} already</source>
        <translation>{card} už má místo {seat}</translation>
    </message>
    <message>
        <source>a deal number has {count} letters and digits, such as {number}</source>
        <translation>číslo rozdání má {count} písmen a číslic, například {number}</translation>
    </message>
    <message>
        <source>a sign of this deal number is wrong, or two are exchanged</source>
        <translation>některý znak čísla rozdání je chybný, nebo jsou dva prohozené</translation>
    </message>
    <message>
        <source>hand {seat}</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>místo {seat}</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>talon</translation>
    </message>
    <message>
        <source>suits are letters in quotation marks</source>
        <translation>barvy jsou písmena v uvozovkách</translation>
    </message>
    <message>
        <source>{word} is no suit: there are H, D, S and C</source>
        <translation>{word} není barva: jsou H, D, S a C</translation>
    </message>
    <message>
        <source>{place}: no card of this suit is wished, and {card} lies there</source>
        <translation>{place}: nepřejete si kartu této barvy, a leží tam {card}</translation>
    </message>
    <message>
        <source>{place}: there are not enough cards of the other suits</source>
        <translation>{place}: karet jiných barev je málo</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, and at most {most}</source>
        <translation>{place}: taroků si přejete nejméně {least} a nejvýš {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, {most} are possible</source>
        <translation>{place}: taroků si přejete nejméně {least}, možných je {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} trumps are wished, {least} are certain</source>
        <translation>{place}: taroků si přejete nejvýš {most}, jistých je {least}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, and at most {most}</source>
        <translation>{place}: bodů si přejete nejméně {least} a nejvýš {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, {most} are possible</source>
        <translation>{place}: bodů si přejete nejméně {least}, možných je {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} points are wished, {least} are certain</source>
        <translation>{place}: bodů si přejete nejvýš {most}, jistých je {least}</translation>
    </message>
    <message>
        <source>no deal meets all these wishes together</source>
        <translation>žádné rozdání nesplní všechna tato přání najednou</translation>
    </message>
    <message>
        <source>no deal was found in {number} tries; there may be one</source>
        <translation>po {number} pokusech se žádné rozdání nenašlo; možná existuje</translation>
    </message>
    <message>
        <source>a set has 1 to {most} deals</source>
        <translation>sada má 1 až {most} rozdání</translation>
    </message>
    <message>
        <source>deal {one} is deal {other} again</source>
        <translation>rozdání {one} je znovu rozdání {other}</translation>
    </message>
    <message>
        <source>this deal is not for the ruleset and the players of the set</source>
        <translation>toto rozdání není pro pravidla a hráče této sady</translation>
    </message>
    <message>
        <source>these results belong to another set</source>
        <translation>tyto výsledky patří k jiné sadě</translation>
    </message>
    <message>
        <source>the set is played by {number}</source>
        <translation>tuto sadu hrají {number}</translation>
    </message>
    <message>
        <source>the set has deals 1 to {most}</source>
        <translation>sada má rozdání 1 až {most}</translation>
    </message>
    <message>
        <source>a score is a number</source>
        <translation>výsledek je číslo</translation>
    </message>
    <message>
        <source>the scores of a deal add up to 0, not {sum}</source>
        <translation>součet výsledků jednoho rozdání je 0, ne {sum}</translation>
    </message>
    <message>
        <source>this game is not played by the rules of the set</source>
        <translation>tato hra se nehraje podle pravidel této sady</translation>
    </message>
    <message>
        <source>no finished hand of this game is a deal of the set</source>
        <translation>žádná dohraná hra tohoto souboru není z této sady</translation>
    </message>
    <message>
        <source>deal {number} was played twice at this table</source>
        <translation>rozdání {number} se u tohoto stolu hrálo dvakrát</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings were damaged; the file was kept under a new name. {details}</source>
        <translation>Nastavení bylo poškozené; soubor zůstal uložen pod novým jménem. {details}</translation>
    </message>
    <message>
        <source>Call the referee…</source>
        <translation>Zavolat rozhodčího…</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Krok {number} z {total}</translation>
    </message>
</context>
<context>
    <name>PublicFacts</name>
    <message>
        <source>Previous trick: {name}</source>
        <translation>Předchozí zdvih: {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleRound</name>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>This puzzle comes again at the end.</source>
        <translation>Tato úloha se na konci vrátí.</translation>
    </message>
    <message>
        <source>Solved twice: it does not come again.</source>
        <translation>Dvakrát vyřešeno: už se nevrátí.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <translation>
            <numerusform>Vrátí se za %n den.</numerusform>
            <numerusform>Vrátí se za %n dny.</numerusform>
            <numerusform>Vrátí se za %n dní.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>Puzzle · Tarock Desktop</source>
        <translation>Úloha · Tarock Desktop</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} · {sheet}, hand {hand}</source>
        <translation>Úloha {number} z {count} · {sheet}, hra {hand}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>To nelze</translation>
    </message>
    <message>
        <source>The table is as you knew it then. Your decision cost something.</source>
        <translation>Vidíte to, co jste tehdy věděli. Vaše rozhodnutí něco stálo.</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Co uděláte?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Správně</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>You did the same in the game.</source>
        <translation>Ve hře jste udělali totéž.</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Jde to lépe</translation>
    </message>
    <message>
        <source>As good: {acts}.</source>
        <translation>Stejně dobré: {acts}.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that promises nothing.</source>
        <translation>{act}: podle toho, co jste mohli vědět, to nic neslibuje.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that costs {amount}.</source>
        <translation>{act}: podle toho, co jste mohli vědět, to stojí {amount}.</translation>
    </message>
    <message>
        <source>In the game: {act}. As far as you could know, that cost {amount}.</source>
        <translation>Ve hře: {act}. Podle toho, co jste mohli vědět, to stálo {amount}.</translation>
    </message>
    <message>
        <source>How it goes on</source>
        <translation>Jak hra pokračuje</translation>
    </message>
    <message>
        <source>All hands are open. Computer players play for everybody.</source>
        <translation>Všechny karty jsou odkryté. Za všechny hrají počítačoví hráči.</translation>
    </message>
    <message>
        <source>The hand is over: {gains}.</source>
        <translation>Hra skončila: {gains}.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ukázat řešení</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Co se stane</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>Jak hra pokračuje</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Další úloha</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Zpět k úloze</translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Vytvořit lekci…</translation>
    </message>
    <message>
        <source>Leave the puzzles</source>
        <translation>Opustit úlohy</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles come from hands you have played. There are none yet.</source>
        <translation>Úlohy vznikají z her, které jste odehráli. Zatím žádné nejsou.</translation>
    </message>
    <message numerus="yes">
        <source>All puzzles of today are solved. The next one comes in %n day(s).</source>
        <translation>
            <numerusform>Dnešní úlohy jsou vyřešené. Další přijde za %n den.</numerusform>
            <numerusform>Dnešní úlohy jsou vyřešené. Další přijde za %n dny.</numerusform>
            <numerusform>Dnešní úlohy jsou vyřešené. Další přijde za %n dní.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved at the first try.</source>
        <translation>
            <numerusform>%n úloha vyřešena napoprvé.</numerusform>
            <numerusform>%n úlohy vyřešeny napoprvé.</numerusform>
            <numerusform>%n úloh vyřešeno napoprvé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickTableScreen</name>
    <message>
        <source>Quick table</source>
        <translation>Rychlý stůl</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Vaše jméno:</translation>
    </message>
    <message>
        <source>The others:</source>
        <translation>Ostatní:</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Další…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>U stolu: {names}</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Ready-made hands</source>
        <translation>Hry k předvedení</translation>
    </message>
    <message>
        <source>Each makes one point, with comments for the room and notes for you</source>
        <translation>Každá ukazuje jednu věc, s komentáři pro diváky a poznámkami pro vás</translation>
    </message>
    <message>
        <source>Show all, one after another</source>
        <translation>Předvést všechny po sobě</translation>
    </message>
    <message>
        <source>Show from a playlist…</source>
        <translation>Otevřít pořad…</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>Recent &amp;games</source>
        <translation>Posl&amp;ední hry</translation>
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
        <translation>Zavolat &amp;rozhodčího…</translation>
    </message>
    <message>
        <source>A &amp;judge decides…</source>
        <translation>Rozhodčí rozhodu&amp;je…</translation>
    </message>
    <message>
        <source>What &amp;nobody claimed…</source>
        <translation>Co &amp;nikdo nereklamoval…</translation>
    </message>
    <message>
        <source>&amp;Book of rulings…</source>
        <translation>&amp;Kniha rozhodnutí…</translation>
    </message>
    <message>
        <source>Has the &amp;called card been played?</source>
        <translation>Padla už &amp;volaná karta?</translation>
    </message>
    <message>
        <source>No card has been called in this hand.</source>
        <translation>V této hře se nic nevolá.</translation>
    </message>
    <message>
        <source>The called card has not been played: {card}.</source>
        <translation>Volaná karta ještě nepadla: {card}.</translation>
    </message>
    <message>
        <source>The called card has been played: {card}, by {player} in trick {number}.</source>
        <translation>Volaná karta už padla: {card}, zdvih {number}, hráč: {player}.</translation>
    </message>
</context>
<context>
    <name>RefereeNotices</name>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Pravidla to nechávají na rozhodčím.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Rozhodnout…</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>Referee</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>No ruling in this hand so far.</source>
        <translation>V této hře zatím nepadlo žádné rozhodnutí.</translation>
    </message>
    <message>
        <source>✓ Everything has been legal so far.</source>
        <translation>✓ Zatím je vše podle pravidel.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Show the act</source>
        <translation>Ukázat úkon</translation>
    </message>
    <message>
        <source>Show the evidence</source>
        <translation>Ukázat důkaz</translation>
    </message>
    <message>
        <source>Reopened: waiting for a judge.</source>
        <translation>Znovu otevřeno: čeká na rozhodčího.</translation>
    </message>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Pravidla to nechávají na rozhodčím.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Rozhodnout…</translation>
    </message>
    <message>
        <source>Reopen this ruling</source>
        <translation>Znovu otevřít toto rozhodnutí</translation>
    </message>
    <message>
        <source>Rulings of this hand</source>
        <translation>Rozhodnutí v této hře</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>A comment on this game can&apos;t be read. {details}</source>
        <translation>Jednu poznámku k této hře nelze přečíst. {details}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nové jméno</translation>
    </message>
    <message>
        <source>The name changes in the statistics, and new games use it. Saved games keep the old name; their hands still count for the same person.</source>
        <translation>Jméno se změní ve statistice a používají ho nové partie. Uložené partie si nechávají staré jméno; jejich hry se dál počítají témuž hráči.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Another person has this name.</source>
        <translation>Toto jméno má jiný hráč.</translation>
    </message>
    <message>
        <source>Guests have this name.</source>
        <translation>Toto jméno mají hosté.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>{number}, dealer {seat}</source>
        <translation>{number}, rozdávající: {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>You may not look back at this hand yet.</source>
        <translation>Tuto hru si zatím nelze prohlédnout.</translation>
    </message>
    <message>
        <source>There is no decision yet that you may look at.</source>
        <translation>Zatím nepadlo žádné rozhodnutí, na které se smíte podívat.</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>dealer</source>
        <translation>rozdávající</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <extracomment>the letter on the dealer&apos;s seat</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>forhont</translation>
    </message>
    <message>
        <source>F</source>
        <comment>forehand</comment>
        <extracomment>the letter on the forehand&apos;s seat</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>cuts the deck</source>
        <translation>snímá</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>bidder&apos;s partner</source>
        <translation>spoluhráč aktéra</translation>
    </message>
    <message>
        <source>partner not known yet</source>
        <translation>spoluhráč zatím není znám</translation>
    </message>
</context>
<context>
    <name>RoomWindow</name>
    <message>
        <source>Room · Tarock Desktop</source>
        <translation>Sál · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>There is no second screen, or it shows the same as this one.</source>
        <translation>Druhá obrazovka není, nebo ukazuje totéž co tato.</translation>
    </message>
    <message>
        <source>The screen of the room is gone. When it is there again, so is the room.</source>
        <translation>Obrazovka sálu zmizela. Až se vrátí, vrátí se i obraz pro sál.</translation>
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
        <translation>{name}: ohlášeno</translation>
    </message>
    <message>
        <source>last hand: {number}</source>
        <translation>poslední hra: {number}</translation>
    </message>
    <message>
        <source>{name} from hand {number} on</source>
        <translation>{name} od {number}. hry</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n hand(s)</source>
        <translation>
            <numerusform>{name}: %n hra</numerusform>
            <numerusform>{name}: %n hry</numerusform>
            <numerusform>{name}: %n her</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round {number} of {rounds}: the time is up</source>
        <translation>Kolo {number} z {rounds}: čas vypršel</translation>
    </message>
    <message>
        <source>Round {number}: the time is up</source>
        <translation>Kolo {number}: čas vypršel</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {minutes}:{seconds}</source>
        <translation>Kolo {number} z {rounds} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Round {number} · {minutes}:{seconds}</source>
        <translation>Kolo {number} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} (break)</source>
        <translation>{time} (přestávka)</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): {gains}</source>
        <translation>
            <numerusform>Po %n kole: {gains}</numerusform>
            <numerusform>Po %n kolech: {gains}</numerusform>
            <numerusform>Po %n kolech: {gains}</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of this round is up.</source>
        <translation>Čas tohoto kola vypršel.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: {sheet}</source>
        <translation>Pravidla: {sheet}</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Články</translation>
    </message>
    <message>
        <source>In our own words. Rule sheet: {title}</source>
        <translation>Našimi slovy. Předloha: {title}</translation>
    </message>
    <message>
        <source>Article {number}</source>
        <translation>Článek {number}</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Play by these rules</source>
        <translation>Hrát podle těchto pravidel</translation>
    </message>
    <message>
        <source>Compare with the one I know</source>
        <translation>Porovnat s těmi, která znám</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Extras: silent · announced</source>
        <translation>Prémie: tiché · hlášené</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Zdvojování</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, pokračování</translation>
    </message>
</context>
<context>
    <name>RulingLines</name>
    <message>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>Povinnost</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Následek</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Otevřít pravidlo</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Book of rulings</source>
        <translation>Kniha rozhodnutí</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Všichni hráči</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hra {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>All articles</source>
        <translation>Všechny články</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>Hand {number}: {what}</source>
        <translation>Hra {number}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
            <numerusform>%n rozhodnutí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCardDialog</name>
    <message>
        <source>Score card of the round</source>
        <translation>Zápis kola</translation>
    </message>
    <message>
        <source>Hand in the score card</source>
        <translation>Odevzdat zápis</translation>
    </message>
    <message>
        <source>All players count their money. The score card is handed in when everybody has confirmed it; stakes and buy-ins are then returned.</source>
        <translation>Každý spočítá svou hotovost. Zápis se odevzdá, až jej všichni potvrdí; vklady a dokupy se pak vracejí.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Spočítaná hotovost</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Dokup</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potvrzeno</translation>
    </message>
    <message>
        <source>Total: {counted}. Correct.</source>
        <translation>Celkem: {counted}. Souhlasí.</translation>
    </message>
    <message>
        <source>Start number: {player}</source>
        <translation>Startovní číslo: {player}</translation>
    </message>
    <message>
        <source>Money counted: {player}</source>
        <translation>Spočítaná hotovost: {player}</translation>
    </message>
    <message>
        <source>Confirmed: {player}</source>
        <translation>Potvrzeno: {player}</translation>
    </message>
    <message>
        <source>Total: {counted}; it should be: {due}. Count again, or ask a judge.</source>
        <translation>Celkem: {counted}; má být: {due}. Spočítejte to znovu, nebo se zeptejte rozhodčího.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Show the calculation</source>
        <translation>Zobrazit výpočet</translation>
    </message>
    <message>
        <source>{first} and {second} {summary}</source>
        <translation>{first} a {second} {summary}</translation>
    </message>
    <message>
        <source>Written: {amounts}</source>
        <translation>Psáno: {amounts}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Výsledky</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Hand</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Co se hrálo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>{new} takes the seat of {old}.</source>
        <translation>Hraje {new}, na místě: {old}.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nehráno</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Psáno</translation>
    </message>
    <message>
        <source>Written, levelled</source>
        <translation>Psáno, vyrovnáno</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>The lines of every hand come to what the hand brought.</source>
        <translation>Řádky každé hry dávají dohromady to, co hra přinesla.</translation>
    </message>
    <message>
        <source>Every hand comes to 0.</source>
        <translation>Každá hra dává dohromady 0.</translation>
    </message>
    <message>
        <source>Every total is the one before it and what the hand brought.</source>
        <translation>Každý součet je předchozí součet a to, co hra přinesla.</translation>
    </message>
    <message>
        <source>Every column is the one before it and what was written.</source>
        <translation>Každý sloupec je předchozí stav a to, co se zapsalo.</translation>
    </message>
    <message>
        <source>The written columns, levelled, come to what was paid.</source>
        <translation>Psané sloupce po vyrovnání dávají to, co se zaplatilo.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}. Correct.</source>
        <translation>Součet výsledků: {sum}. Souhlasí.</translation>
    </message>
    <message>
        <source>On the table: {found} = {stakes} (stakes) + {loans} ({loan}).</source>
        <translation>Na stole: {found} = {stakes} (vklady) + {loans} ({loan}).</translation>
    </message>
    <message>
        <source>The round was closed with these scores.</source>
        <translation>S těmito výsledky bylo kolo uzavřeno.</translation>
    </message>
    <message>
        <source>No payment reached the ceiling: {most}.</source>
        <translation>Žádná platba nedosáhla herního stropu: {most}.</translation>
    </message>
    <message>
        <source>Cut to the ceiling ({most}) in these hands: {hands}.</source>
        <translation>Herní strop ({most}) platil v těchto hrách: {hands}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} stands there, the lines say {right}.</source>
        <translation>Hra {hand}, {player}: stojí tam {found}, řádky dávají {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}: the gains come to {found}; it should be {right}.</source>
        <translation>Hra {hand}: zisky dávají dohromady {found}; má to být {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: the total is {found}; it should be {right}.</source>
        <translation>Hra {hand}, {player}: součet je {found}; má být {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is above the ceiling; at most {right}.</source>
        <translation>Hra {hand}, {player}: {found} je nad herním stropem; nejvýš {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is written; it should be {right}.</source>
        <translation>Hra {hand}, {player}: psáno je {found}; má být {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: written and levelled {found}, but paid {right}.</source>
        <translation>Hra {hand}, {player}: psáno a vyrovnáno {found}, ale placeno {right}.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}; it should be: {right}.</source>
        <translation>Součet výsledků: {sum}; má být: {right}.</translation>
    </message>
    <message>
        <source>On the table: {found}; it should be: {right}.</source>
        <translation>Na stole: {found}; má být: {right}.</translation>
    </message>
    <message>
        <source>{player}: the round was closed with {found}, not with {right}.</source>
        <translation>{player}: kolo bylo uzavřeno s {found}, ne s {right}.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Startovní číslo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Spočítaná hotovost</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Dokup</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Dohromady</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Project on a second screen</source>
        <translation>Promítat na druhou obrazovku</translation>
    </message>
    <message>
        <source>Which screen does the room see?</source>
        <translation>Kterou obrazovku vidí sál?</translation>
    </message>
    <message>
        <source>Your own window goes to the other one.</source>
        <translation>Vaše okno přejde na druhou.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Promítat</translation>
    </message>
    <message>
        <source>Screen {number}: {name}, {width} × {height}</source>
        <translation>Obrazovka {number}: {name}, {width} × {height}</translation>
    </message>
</context>
<context>
    <name>Scrolling</name>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Collapse</source>
        <translation>Sbalit</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Rozbalit</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Seats of a new game</source>
        <translation>Místa v nové hře</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Jazyk okna</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Velikost textu v procentech</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>Fractions of points</source>
        <translation>Zlomky bodů</translation>
    </message>
    <message>
        <source>Colors of the cards</source>
        <translation>Barvy karet</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Ovládání písmeny</translation>
    </message>
    <message>
        <source>as set on this computer</source>
        <translation>podle tohoto počítače</translation>
    </message>
    <message>
        <source>two colors</source>
        <translation>dvoubarevné</translation>
    </message>
    <message>
        <source>four colors</source>
        <translation>čtyřbarevné</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zelené sukno</translation>
    </message>
    <message>
        <source>indigo print</source>
        <translation>modrotisk</translation>
    </message>
    <message>
        <source>as in the rules</source>
        <translation>podle pravidel</translation>
    </message>
    <message>
        <source>Corners of the cards</source>
        <translation>Značky v rozích</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Rub karet</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Písmena na kartách</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Zvuky u stolu</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Hlasitost v procentech</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Zobrazovat lištu nabídek</translation>
    </message>
    <message>
        <source>Mark the cards that may be played</source>
        <translation>Zobrazovat dovolené karty</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>Hrát jedním kliknutím</translation>
    </message>
    <message>
        <source>Hands in which you rest</source>
        <translation>Hry, ve kterých pauzujete</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>Otevření clony</translation>
    </message>
    <message>
        <source>The curtain falls by itself</source>
        <translation>Clona se spustí sama</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Name on seat {number}:</source>
        <translation>Jméno na místě {number}:</translation>
    </message>
    <message>
        <source>Player on seat {number}:</source>
        <translation>Hráč na místě {number}:</translation>
    </message>
    <message>
        <source>after half a minute</source>
        <translation>po půl minutě</translation>
    </message>
    <message>
        <source>after a minute</source>
        <translation>po minutě</translation>
    </message>
    <message>
        <source>after three minutes</source>
        <translation>po třech minutách</translation>
    </message>
    <message>
        <source>watch them</source>
        <translation>sledovat</translation>
    </message>
    <message>
        <source>run them fast</source>
        <translation>přehrát rychle</translation>
    </message>
    <message>
        <source>as in the theme</source>
        <translation>podle vzhledu</translation>
    </message>
    <message>
        <source>green</source>
        <comment>felt</comment>
        <translation>zelené</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>vínově červené</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>felt</comment>
        <translation>modré</translation>
    </message>
    <message>
        <source>half</source>
        <translation>poloviční</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>speed</comment>
        <translation>normální</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojnásobná</translation>
    </message>
    <message>
        <source>without motion</source>
        <translation>bez pohybu</translation>
    </message>
    <message>
        <source>strong contrast</source>
        <translation>vysoký kontrast</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>tmavé</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>písmena</translation>
    </message>
    <message>
        <source>Questions with only one answer</source>
        <translation>Otázky s jedinou odpovědí</translation>
    </message>
    <message>
        <source>The table plays for you</source>
        <translation>Stůl za vás zahraje</translation>
    </message>
    <message>
        <source>two letters</source>
        <translation>dvě písmena</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>symboly</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>while H is held</source>
        <translation>při podržení H</translation>
    </message>
    <message>
        <source>always</source>
        <translation>vždy</translation>
    </message>
    <message>
        <source>the table does it</source>
        <translation>udělá to stůl</translation>
    </message>
    <message>
        <source>I do it myself</source>
        <translation>udělám to sám</translation>
    </message>
    <message>
        <source>the table answers</source>
        <translation>odpoví stůl</translation>
    </message>
    <message>
        <source>I answer myself</source>
        <translation>odpovím sám</translation>
    </message>
    <message>
        <source>the last card of a hand</source>
        <translation>poslední kartu hry</translation>
    </message>
    <message>
        <source>every card that is the only legal one</source>
        <translation>každou kartu, která jediná je dovolená</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>žádnou kartu</translation>
    </message>
    <message>
        <source>while it is held</source>
        <translation>podržením</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Postranní panel</translation>
    </message>
    <message>
        <source>The program opens with</source>
        <translation>Po spuštění se otevře</translation>
    </message>
    <message>
        <source>Shuffling, cutting, packets</source>
        <translation>Míchání, snímání, hromádky</translation>
    </message>
    <message>
        <source>the first page</source>
        <translation>úvodní stránka</translation>
    </message>
    <message>
        <source>the last game</source>
        <translation>poslední hra</translation>
    </message>
    <message>
        <source>with a tap</source>
        <translation>stisknutím</translation>
    </message>
    <message>
        <source>as there is room</source>
        <translation>podle místa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřený</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>sbalený</translation>
    </message>
    <message>
        <source>as fractions: 35⅔</source>
        <translation>jako zlomky: 35⅔</translation>
    </message>
    <message>
        <source>in whole numbers: 35/2</source>
        <translation>v celých číslech: 35/2</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Světlá místnost</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>hvězdy</translation>
    </message>
    <message>
        <source>cross-stitch</source>
        <translation>křížkový steh</translation>
    </message>
    <message>
        <source>linden leaves</source>
        <translation>lipové listy</translation>
    </message>
    <message>
        <source>English (Texas)</source>
        <translation>anglická (Texas)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglická</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>česká</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovinská</translation>
    </message>
    <message>
        <source>German</source>
        <translation>německá</translation>
    </message>
    <message>
        <source>person</source>
        <translation>člověk</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>počítač, začátečník</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>počítač, klubový hráč</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>počítač, mistr</translation>
    </message>
</context>
<context>
    <name>SharedLessonTexts</name>
    <message>
        <source>Cards, ranks and points</source>
        <translation>Karty, pořadí a hodnoty</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Ctění barvy</translation>
    </message>
    <message>
        <source>Counting and paying</source>
        <translation>Počítání a placení</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon a odkládání</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitace</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Kdo hraje s kým</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Hlášky a fleky</translation>
    </message>
    <message>
        <source>Playing against the bidder</source>
        <translation>Hra proti aktérovi</translation>
    </message>
    <message>
        <source>Something goes wrong</source>
        <translation>Když se něco pokazí</translation>
    </message>
    <message>
        <source>One player leads a card, then the others play one each, in turn to the right. The highest trump takes the trick. Without a trump the highest card of the suit led takes it.</source>
        <translation>Jeden hráč vynese kartu, ostatní po řadě doprava přidají po jedné. Zdvih bere nejvyšší tarok. Když žádný nepadl, bere nejvyšší karta vynesené barvy.</translation>
    </message>
    <message>
        <source>Who takes this trick?</source>
        <translation>Kdo bere tento zdvih?</translation>
    </message>
    <message>
        <source>A card of another suit takes nothing, however high it is. Who takes this trick?</source>
        <translation>Karta jiné barvy nebere, i kdyby byla sebevyšší. Kdo bere tento zdvih?</translation>
    </message>
    <message>
        <source>There are trumps in the trick: the highest one takes it.</source>
        <translation>Ve zdvihu jsou taroky: bere nejvyšší z nich.</translation>
    </message>
    <message>
        <source>There is no trump in the trick: only cards of the suit led count.</source>
        <translation>Ve zdvihu není tarok: platí jen karty vynesené barvy.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led. If you have none of it, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Vynesenou barvu musíte ctít. Když ji nemáte, musíte dát tarok. Když nemáte ani tarok, smíte zahrát cokoli.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards on the table. A low card of the suit is as good as a high one, and a low trump as good as a high one.</source>
        <translation>Karty na stole nikdo přebíjet nemusí. Nízká karta barvy je stejně dobrá jako vysoká a nízký tarok stejně dobrý jako vysoký.</translation>
    </message>
    <message>
        <source>Mark every card that you may play.</source>
        <translation>Označte všechny karty, které smíte zahrát.</translation>
    </message>
    <message>
        <source>A trump was led. Mark every card that you may play.</source>
        <translation>Vynesen byl tarok. Označte všechny karty, které smíte zahrát.</translation>
    </message>
    <message>
        <source>You hold a card of the suit led.</source>
        <translation>Máte kartu vynesené barvy.</translation>
    </message>
    <message>
        <source>You have nothing of the suit led, but you have a trump.</source>
        <translation>Vynesenou barvu nemáte, ale máte tarok.</translation>
    </message>
    <message>
        <source>A player alone against three is paid by each of them, or pays each of them.</source>
        <translation>Kdo hraje sám proti třem, dostane od každého z nich, nebo každému zaplatí.</translation>
    </message>
    <message>
        <source>What do you discard? Several choices may be good.</source>
        <translation>Co odložíte? Dobrých možností může být víc.</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Co řeknete?</translation>
    </message>
    <message>
        <source>What is your hand worth? It may be nothing.</source>
        <translation>Co se s vašimi kartami dá ohlásit? Možná nic.</translation>
    </message>
    <message>
        <source>Those who play against the bidder play together. Put low cards on tricks that the bidder takes, and valuable cards on tricks that your own side takes.</source>
        <translation>Kdo hraje proti aktérovi, hraje společně. Na zdvihy, které bere aktér, dávejte nízké karty, na zdvihy své strany cenné karty.</translation>
    </message>
    <message>
        <source>Near the end, remember what has been played. Which trumps are still out, and who has none of a suit? Then you know which card takes a trick.</source>
        <translation>Ke konci si vzpomeňte, co už padlo. Které taroky jsou ještě venku a kdo některou barvu nemá? Pak víte, která karta vezme zdvih.</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Kterou kartu zahrajete?</translation>
    </message>
    <message>
        <source>Now play a whole hand to its end. It is solved if you give away at most {amount_given_away_object}.</source>
        <translation>Teď odehrajte celou hru až do konce. Úloha je splněna, když ztratíte nejvýš {amount_given_away_object}.</translation>
    </message>
    <message>
        <source>Who plays with the bidder? Answer by what you can know now.</source>
        <translation>Kdo hraje s aktérem? Odpovězte podle toho, co teď můžete vědět.</translation>
    </message>
    <message>
        <source>In every suit the king is highest, then queen, rider and jack. In spades and clubs {pips_black} follow, from high to low.</source>
        <translation>V každé barvě je nejvyšší král, pak dáma, kaval a kluk. V pikách a křížích následují {pips_black}, od nejvyšší.</translation>
    </message>
    <message>
        <source>In hearts and diamonds the jack is followed by {pips_red}, from high to low. The one is the ace.</source>
        <translation>V srdcích a kárech jdou po klukovi {pips_red}, od nejvyšší. Jednička je eso.</translation>
    </message>
    <message>
        <source>Card values: king, {T22}, {T21} and {T1} {points_HK} each, queen {points_HQ}, rider {points_HN}, jack {points_HJ}, every other card {points_H4}.</source>
        <translation>Hodnoty karet: král, {T22}, {T21} a {T1} po {points_HK}, dáma {points_HQ}, kaval {points_HN}, kluk {points_HJ}, každá jiná karta {points_H4}.</translation>
    </message>
    <message>
        <source>A quick way: each card counts {each}. Then add {king} for each king, {T22}, {T21} and {T1}, {queen} for each queen, {rider} for each rider, {jack} for each jack. The result is the same.</source>
        <translation>Rychlejší způsob: každá karta se počítá za {each}. Pak přičtěte {king} za každou z těchto karet: král, {T22}, {T21}, {T1}; {queen} za dámu, {rider} za kavala, {jack} za kluka. Výsledek je stejný.</translation>
    </message>
    <message>
        <source>Each card counts {each}: first count the cards. Then add {king}, {queen}, {rider} and {jack} for the high ones.</source>
        <translation>Každá karta je {each}: nejdřív spočítejte karty. Pak přičtěte {king}, {queen}, {rider} a {jack} za ty vysoké.</translation>
    </message>
    <message>
        <source>Add the values of three cards and take off {taken}; then the next three.</source>
        <translation>Sečtěte hodnoty tří karet a odečtěte {taken}; pak další tři.</translation>
    </message>
    <message>
        <source>Count your trumps, look at the highest ones, then at your kings.</source>
        <translation>Spočítejte své taroky, podívejte se na nejvyšší, pak na krále.</translation>
    </message>
    <message>
        <source>Look for the highest trump. Without a trump only the suit led matters.</source>
        <translation>Hledejte nejvyšší tarok. Není-li ve zdvihu tarok, rozhoduje jen vynesená barva.</translation>
    </message>
    <message>
        <source>Count these cards.</source>
        <translation>Spočítejte tyto karty.</translation>
    </message>
    <message>
        <source>The last tricks. Find the best card.</source>
        <translation>Poslední zdvihy. Najděte nejlepší kartu.</translation>
    </message>
    <message>
        <source>It is your turn. Play a card that is allowed.</source>
        <translation>Jste na řadě. Zahrajte dovolenou kartu.</translation>
    </message>
    <message>
        <source>Do you hold the suit led? If not, do you hold a trump?</source>
        <translation>Máte vynesenou barvu? A nemáte-li, máte tarok?</translation>
    </message>
    <message>
        <source>If you have no card of the suit led, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Nemáte-li vynesenou barvu, musíte dát tarok. Nemáte-li ani tarok, smíte dát kteroukoli kartu.</translation>
    </message>
    <message>
        <source>What do you say with these cards?</source>
        <translation>Co s těmito kartami řeknete?</translation>
    </message>
    <message>
        <source>Your own side takes this trick: give it something valuable.</source>
        <translation>Tento zdvih bere vaše strana: přimažte něco cenného.</translation>
    </message>
    <message>
        <source>The other side takes this trick: give it as little as you can.</source>
        <translation>Tento zdvih bere protistrana: dejte do něj co nejméně.</translation>
    </message>
    <message>
        <source>You can&apos;t beat the trump on the table: keep your high cards.</source>
        <translation>Tarok na stole nepřebijete: vysoké karty si nechte.</translation>
    </message>
    <message>
        <source>Which trumps are still out? Lead one that nobody can beat, and the others must give theirs.</source>
        <translation>Které taroky jsou ještě venku? Vyneste takový, který nikdo nepřebije, a ostatní musí dát své.</translation>
    </message>
    <message>
        <source>Watch what happens and stop at the act that breaks a rule. Then choose the rule.</source>
        <translation>Sledujte, co se děje, a zastavte u úkonu, který porušuje pravidlo. Potom vyberte pravidlo.</translation>
    </message>
    <message>
        <source>Here, too, one rule is broken. Where?</source>
        <translation>I tady se poruší jedno pravidlo. Kde?</translation>
    </message>
    <message>
        <source>Mark every card that you may discard.</source>
        <translation>Označte všechny karty, které smíte odložit.</translation>
    </message>
</context>
<context>
    <name>SharedMessages</name>
    <message>
        <source>{seat} asked for a way of dealing that the sheet does not offer: {name}.</source>
        <translation>{seat} žádá způsob rozdávání, který pravidla nenabízejí: {name}.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card while cutting.</source>
        <translation>{seat} se při snímání dívá na spodní kartu.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card.</source>
        <translation>{seat} se dívá na spodní kartu.</translation>
    </message>
    <message>
        <source>{seat} laid a wrong number of cards into the talon.</source>
        <translation>{seat} dává do talonu nesprávný počet karet.</translation>
    </message>
    <message>
        <source>{seat} dealt a wrong number of cards.</source>
        <translation>{seat} rozdává nesprávný počet karet.</translation>
    </message>
    <message>
        <source>{seat} exposed a card: {card}.</source>
        <translation>{seat} ukazuje kartu: {card}.</translation>
    </message>
    <message>
        <source>{seat} laid a trick on the wrong pile.</source>
        <translation>{seat} odkládá zdvih na nesprávnou hromádku.</translation>
    </message>
    <message>
        <source>A judge was asked and has decided.</source>
        <translation>Byl zavolán rozhodčí a rozhodl.</translation>
    </message>
    <message>
        <source>{seat} did not show the talon cards before taking others.</source>
        <translation>{seat} bere další karty z talonu a předchozí neukáže.</translation>
    </message>
    <message>
        <source>{seat} owes the bank {amount_object}.</source>
        <translation>{seat} dluží bance {amount_object}.</translation>
    </message>
    <message>
        <source>Can be called: {cards}.</source>
        <translation>Lze volat: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} although other cards could be discarded.</source>
        <translation>{seat} odkládá {card_object}, ačkoli lze odložit jiné karty.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Lze odložit: {cards}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} without holding it.</source>
        <translation>{seat} hlásí bez potřebných karet: {name}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} beside another value of the same kind.</source>
        <translation>{seat} hlásí vedle jiné hlášky téhož druhu: {name}.</translation>
    </message>
    <message>
        <source>{seat} held {name} and did not declare it.</source>
        <translation>{seat} má v ruce, ale nehlásí: {name}.</translation>
    </message>
    <message>
        <source>{seat} broke the Valat after declaring something not held.</source>
        <translation>Valát neuspěl a zmařil ho hráč s neoprávněnou hláškou: {seat}.</translation>
    </message>
    <message>
        <source>{seat} called nothing before the first card, so this card counts as called: {card}.</source>
        <translation>{seat} před první kartou nic nevolá; jako volaná platí tato karta: {card}.</translation>
    </message>
    <message>
        <source>{seat} had to play the announced card before the last trick: {card}.</source>
        <translation>{seat} musí ohlášenou kartu zahrát před posledním zdvihem: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost the last trick with the announced card: {card}.</source>
        <translation>{seat} ohlášenou kartou poslední zdvih nebere: {card}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</source>
        <translation>{seat} hraje {card_object} místo pagáta, který bere škýze i monta.</translation>
    </message>
    <message>
        <source>Can be played: {cards}.</source>
        <translation>Lze zahrát: {cards}.</translation>
    </message>
    <message>
        <source>The four scores come to {sum} instead of {right}.</source>
        <translation>Čtyři výsledky dávají dohromady {sum} místo {right}.</translation>
    </message>
    <message>
        <source>A ruling was reopened: the judge has to decide it first.</source>
        <translation>Jedno rozhodnutí je znovu otevřené: nejdřív musí rozhodnout rozhodčí.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}.</source>
        <translation>{seat} při rozdávání otočí kartu: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a king or a trump while dealing: {card}.</source>
        <translation>{seat} při rozdávání otočí krále nebo tarok: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing, and a player asks for a new deal: {card}.</source>
        <translation>{seat} při rozdávání otočí kartu a žádá se nové rozdání: {card}.</translation>
    </message>
    <message>
        <source>{seat} sat at the wrong table.</source>
        <translation>{seat} sedí u nesprávného stolu.</translation>
    </message>
    <message>
        <source>{seat} wanted to rule as a judge while playing at this table.</source>
        <translation>{seat} chce rozhodovat jako rozhodčí, a hraje u tohoto stolu.</translation>
    </message>
    <message>
        <source>{seat} opened the bidding, but it was {right}&apos;s turn.</source>
        <translation>{seat} začíná licitaci, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} played, but it was {right}&apos;s turn.</source>
        <translation>{seat} hraje, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} led, but it was {right}&apos;s turn.</source>
        <translation>{seat} vynáší, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand.</source>
        <translation>{seat} vyhazuje zbylé karty najednou.</translation>
    </message>
    <message>
        <source>{seat} bid, but it was {right}&apos;s turn.</source>
        <translation>{seat} licituje, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} acted, but it was {right}&apos;s turn.</source>
        <translation>{seat} jedná, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} bid after the bidding was over.</source>
        <translation>{seat} licituje až po skončení licitace.</translation>
    </message>
    <message>
        <source>{seat} declared, announced or challenged after the first card was led.</source>
        <translation>{seat} hlásí nebo flekuje až po výnosu první karty.</translation>
    </message>
    <message>
        <source>{seat} declared or announced after a challenge was made.</source>
        <translation>{seat} hlásí až po fleku.</translation>
    </message>
    <message>
        <source>{seat} led without asking whether everybody was ready.</source>
        <translation>{seat} vynáší bez otázky, zda jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>{seat} passed but had to name a game.</source>
        <translation>{seat} říká „dál“, ačkoli musí ohlásit hru.</translation>
    </message>
    <message>
        <source>{seat} bid {name}, which does not outrank the standing bid.</source>
        <translation>{seat} hlásí hru {name}, která není vyšší než poslední hlášená hra.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which was not allowed.</source>
        <translation>{seat} volá {card_object}, což není dovoleno.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} odkládá {card_object}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} odkládá {card_object} lícem dolů.</translation>
    </message>
    <message>
        <source>{seat} had not declared a value, and the Valat failed.</source>
        <translation>Valát neuspěl; nenahlášená hláška: {seat}.</translation>
    </message>
    <message>
        <source>The Pagat that {seat} called did not take the last trick.</source>
        <translation>Hlášený pagát nezíská poslední zdvih. Hlásí: {seat}.</translation>
    </message>
    <message>
        <source>{seat} announced the Pagat although a Valat was called.</source>
        <translation>{seat} hlásí pagáta, ačkoli je ohlášen valát.</translation>
    </message>
    <message>
        <source>{seat} announced {name} a second time.</source>
        <translation>{seat} hlásí podruhé: {name}.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but is not on the bidder&apos;s side.</source>
        <translation>{seat} hlásí, ačkoli nepatří ke straně aktéra: {name}.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but it was the other side&apos;s turn.</source>
        <translation>{seat} říká „{name}“, ale na řadě je druhá strana.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but another step was next.</source>
        <translation>{seat} říká „{name}“, ale na řadě je jiný flek.</translation>
    </message>
    <message>
        <source>{seat} challenged something that was not announced: {name}.</source>
        <translation>{seat} flekuje, co není ohlášeno: {name}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held the suit led: {suit}.</source>
        <translation>{seat} hraje {card_object}, ale ještě má vynesenou barvu: {suit}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held a trump.</source>
        <translation>{seat} hraje {card_object}, ale ještě má tarok.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but held a trump.</source>
        <translation>{seat} hraje {card_object}, ale má v ruce tarok.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but could beat the trick.</source>
        <translation>{seat} hraje {card_object}, ačkoli může zdvih přebít.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} while holding other trumps.</source>
        <translation>{seat} hraje {card_object}, a v ruce jsou ještě jiné taroky.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} while holding other suits.</source>
        <translation>{seat} vynáší {card_object}, a v ruce jsou ještě jiné barvy.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} hraje {card_object}, ačkoli je tato karta ohlášena na poslední zdvih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of a card lying face up.</source>
        <translation>{seat} hraje {card_object} místo odkryté karty.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not allowed now.</source>
        <translation>{seat} zkouší něco, co teď není dovoleno.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not possible.</source>
        <translation>{seat} zkouší něco, co není možné.</translation>
    </message>
    <message>
        <source>{seat} did not deal as the sheet requires.</source>
        <translation>{seat} nerozdává podle pravidel.</translation>
    </message>
    <message>
        <source>to beat: {name} ({seat})</source>
        <translation>přelicitovat: {name} ({seat})</translation>
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
        <translation>Musíte ctít barvu: {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Musíte zahrát tarok.</translation>
    </message>
    <message>
        <source>You have no card of the suit led ({suit}): you must play a trump.</source>
        <translation>Nemáte vynesenou barvu ({suit}): musíte zahrát tarok.</translation>
    </message>
    <message>
        <source>As the rules of this table say</source>
        <translation>Jak stanoví pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Bez trestu</translation>
    </message>
    <message>
        <source>{amount} to each uninvolved player</source>
        <translation>{amount} každému hráči, kterého se to netýká</translation>
    </message>
    <message>
        <source>{amount} to each other player; the offender collects nothing and pays the partner&apos;s share too</source>
        <translation>{amount} každému dalšímu hráči; provinilec nic nedostane a platí i podíl spoluhráče</translation>
    </message>
    <message>
        <source>The offender collects nothing and pays the partner&apos;s share too</source>
        <translation>Provinilec nic nedostane a platí i podíl spoluhráče</translation>
    </message>
    <message>
        <source>The card stays face up and must be played as soon as it is legal</source>
        <translation>Karta zůstává odkrytá a musí se zahrát, jakmile je dovolená</translation>
    </message>
    <message>
        <source>The offender alone pays everybody else as if they had won the game</source>
        <translation>Jen provinilec platí všem ostatním tolik, jako by hru vyhráli</translation>
    </message>
    <message>
        <source>You may not discard a king.</source>
        <translation>Krále nesmíte odložit.</translation>
    </message>
    <message>
        <source>You may not discard this card.</source>
        <translation>Tuto kartu nesmíte odložit.</translation>
    </message>
    <message>
        <source>You have enough other cards to discard.</source>
        <translation>Jiných karet k odložení máte dost.</translation>
    </message>
    <message>
        <source>You must play a trump as long as you hold one.</source>
        <translation>Musíte zahrát tarok, dokud nějaký máte.</translation>
    </message>
    <message>
        <source>You must play a card lying face up first.</source>
        <translation>Nejdřív musíte zahrát odkrytou kartu.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Zdvih musíte přebít, pokud můžete.</translation>
    </message>
    <message>
        <source>You may not play the Pagat while you hold other trumps.</source>
        <translation>Pagáta nesmíte zahrát, dokud máte jiné taroky.</translation>
    </message>
    <message>
        <source>Skys and Mond lie in the trick: you must play the Pagat, which takes it.</source>
        <translation>Ve zdvihu leží škýz a mont: musíte dát pagáta, který je bere.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have no suit cards left.</source>
        <translation>Tarok smíte vynést, jen když už nemáte žádnou barvu.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is noted and will be settled at the end of the hand.</source>
        <translation>Reklamace je zaznamenána a vyřídí se na konci hry: {seat}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is not confirmed.</source>
        <translation>Reklamace se nepotvrdila: {seat}.</translation>
    </message>
    <message>
        <source>The final round is over.</source>
        <translation>Závěrečné kolo skončilo.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} míchá %nkrát; podle pravidel se má míchat nejméně {least}krát.</numerusform>
            <numerusform>{seat} míchá %nkrát; podle pravidel se má míchat nejméně {least}krát.</numerusform>
            <numerusform>{seat} míchá %nkrát; podle pravidel se má míchat nejméně {least}krát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} snímá %n kartu; podle pravidel jich má být nejméně {least}.</numerusform>
            <numerusform>{seat} snímá %n karty; podle pravidel jich má být nejméně {least}.</numerusform>
            <numerusform>{seat} snímá %n karet; podle pravidel jich má být nejméně {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which part of the talon do you take (%n card(s))?</source>
        <translation>
            <numerusform>Kterou část talonu berete (%n karta)?</numerusform>
            <numerusform>Kterou část talonu berete (%n karty)?</numerusform>
            <numerusform>Kterou část talonu berete (%n karet)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} looked into the discards after the first announcement.</source>
        <translation>{seat} nahlíží do shozu po první hlášce.</translation>
    </message>
    <message>
        <source>{seat} wanted to cut, but it was {right}&apos;s turn.</source>
        <translation>{seat} chce snímat, ale na řadě je {right}.</translation>
    </message>
    <message>
        <source>{seat} dropped a card.</source>
        <translation>{seat} upouští kartu.</translation>
    </message>
    <message>
        <source>{seat} announced something after the first card was led.</source>
        <translation>{seat} hlásí až po výnosu první karty.</translation>
    </message>
    <message>
        <source>{seat} challenged after the first card was led.</source>
        <translation>{seat} flekuje až po výnosu první karty.</translation>
    </message>
    <message>
        <source>{seat} declared a value after the first card was led.</source>
        <translation>{seat} hlásí hodnotu až po výnosu první karty.</translation>
    </message>
    <message>
        <source>{seat} announced something after a challenge was made.</source>
        <translation>{seat} hlásí až po fleku.</translation>
    </message>
    <message>
        <source>{seat} declared a value after a challenge was made.</source>
        <translation>{seat} hlásí hodnotu až po fleku.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} odkládá zakrytě: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} odkládá odkrytě: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} už žádnou kartu neodkládá.</translation>
    </message>
    <message>
        <source>{seat} announced {card_object} without holding it.</source>
        <translation>{seat} hlásí {card_object}, ale tuto kartu nemá.</translation>
    </message>
    <message>
        <source>{seat} does not agree: the referee must be called.</source>
        <translation>{seat} nesouhlasí: je třeba zavolat rozhodčího.</translation>
    </message>
    <message>
        <source>{seat} turned up talon cards that must stay hidden.</source>
        <translation>{seat} otáčí karty talonu, které mají zůstat utajeny.</translation>
    </message>
    <message>
        <source>{seat} opened or mixed tricks that must stay closed.</source>
        <translation>{seat} otevírá nebo míchá zdvihy, které mají zůstat složené.</translation>
    </message>
    <message>
        <source>{seat} broke the rules in a way that is not on the list.</source>
        <translation>{seat} porušuje pravidla způsobem, který ve výčtu není.</translation>
    </message>
    <message>
        <source>Shuffle the deck.</source>
        <translation>Zamíchejte karty.</translation>
    </message>
    <message>
        <source>Cut the deck or knock on it.</source>
        <translation>Sejměte karty, nebo na ně klepněte.</translation>
    </message>
    <message>
        <source>Choose a packet.</source>
        <translation>Vyberte si hromádku.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Jakou hru hlásíte?</translation>
    </message>
    <message>
        <source>Which trump do you call?</source>
        <translation>Který tarok voláte?</translation>
    </message>
    <message>
        <source>Do you have anything to declare?</source>
        <translation>Máte co hlásit?</translation>
    </message>
    <message>
        <source>Do you announce anything?</source>
        <translation>Ohlásíte něco?</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Chcete flekovat?</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Vyneste kartu.</translation>
    </message>
    <message>
        <source>Lead a suit card.</source>
        <translation>Vyneste barevnou kartu.</translation>
    </message>
    <message>
        <source>You must beat {card_object}.</source>
        <translation>Musíte přebít {card_object}.</translation>
    </message>
    <message>
        <source>None of the suit led ({suit}): play a trump.</source>
        <translation>Barvu nemáte ({suit}): zahrajte tarok.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Zahrajte libovolnou kartu.</translation>
    </message>
    <message>
        <source>Knock: {name}</source>
        <translation>Klepnout: {name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Take the second set</source>
        <translation>Vzít druhé tři karty</translation>
    </message>
    <message>
        <source>Go back to the first set</source>
        <translation>Vrátit se k prvním třem kartám</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Volat: {card}</translation>
    </message>
    <message>
        <source>Call {card} (your own)</source>
        <translation>Volat: {card} (ve vaší ruce)</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nevolat nic</translation>
    </message>
    <message>
        <source>Announce: {name}</source>
        <translation>Ohlásit: {name}</translation>
    </message>
    <message>
        <source>{step}: {target}</source>
        <translation>{step}: {target}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Throw in the hand</source>
        <translation>Vzdát hru</translation>
    </message>
    <message>
        <source>Can I go?</source>
        <translation>Mohu začít?</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Ano, začněte</translation>
    </message>
    <message>
        <source>{amount} to each other player</source>
        <translation>{amount} každému dalšímu hráči</translation>
    </message>
    <message>
        <source>The hand is void, and {amount} to each other player</source>
        <translation>Hra neplatí a {amount} každému dalšímu hráči</translation>
    </message>
    <message>
        <source>The card goes back to the hand</source>
        <translation>Karta se vrací do ruky</translation>
    </message>
    <message>
        <source>The call of the Valat does not count</source>
        <translation>Hlášený valát se nepočítá</translation>
    </message>
    <message>
        <source>One of the offender&apos;s opponents decides this.</source>
        <translation>Rozhoduje o tom některý z protihráčů provinilce.</translation>
    </message>
    <message>
        <source>Whoever holds {card_object} is your partner.</source>
        <translation>Kdo má {card_object}, je váš spoluhráč.</translation>
    </message>
    <message>
        <source>You play alone, and nobody is told.</source>
        <translation>Hrajete bez spoluhráče a nikdo se to nedozví.</translation>
    </message>
    <message>
        <source>Counts as called: {card}.</source>
        <translation>Platí jako volaná karta: {card}.</translation>
    </message>
    <message>
        <source>{amount} from each player</source>
        <translation>{amount} od každého hráče</translation>
    </message>
    <message>
        <source>silent: {silent}, announced: {announced}</source>
        <translation>tichý: {silent}, hlášený: {announced}</translation>
    </message>
    <message>
        <source>Win or loss ×{factor}</source>
        <translation>Výhra nebo prohra ×{factor}</translation>
    </message>
    <message>
        <source>It is announced for the last trick.</source>
        <translation>Tato karta je ohlášena na poslední zdvih.</translation>
    </message>
    <message>
        <source>{name} won: {seat}</source>
        <translation>{name}, výhra: {seat}</translation>
    </message>
    <message>
        <source>{name} lost: {seat}</source>
        <translation>{name}, prohra: {seat}</translation>
    </message>
    <message>
        <source>{name} tied: {seat}</source>
        <translation>{name}, rovnost bodů: {seat}</translation>
    </message>
    <message>
        <source>Hand thrown in: {seat}</source>
        <translation>Vzdaná hra: {seat}</translation>
    </message>
    <message>
        <source>Ruling of the judge</source>
        <translation>Rozhodnutí rozhodčího</translation>
    </message>
    <message>
        <source>Paid back after a ruling was reopened</source>
        <translation>Vráceno po znovuotevření rozhodnutí</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>Penalty for {seat}: {name}</source>
        <translation>Pokuta ({seat}): {name}</translation>
    </message>
    <message>
        <source>Penalty: {name}</source>
        <translation>Pokuta: {name}</translation>
    </message>
    <message>
        <source>{name} paid back: {seat}</source>
        <translation>{name}, vráceno: {seat}</translation>
    </message>
    <message>
        <source>{name} made: {seat}</source>
        <translation>{name}, splněno: {seat}</translation>
    </message>
    <message>
        <source>{name} not made: {seat}</source>
        <translation>{name}, nesplněno: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and made: {seat}</source>
        <translation>{name}, hlášeno a splněno: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and not made: {seat}</source>
        <translation>{name}, hlášeno a nesplněno: {seat}</translation>
    </message>
    <message>
        <source>{points} points to win</source>
        <translation>{points} bodu k výhře</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed</source>
        <translation>{points} z {total} bodů; potřeba je {least}</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|won</source>
        <translation>{points} z {total} bodů; potřeba je {least}|výhra</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|lost</source>
        <translation>{points} z {total} bodů; potřeba je {least}|prohra</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|tie</source>
        <translation>{points} z {total} bodů; potřeba je {least}|rovnost</translation>
    </message>
    <message>
        <source>{points} of {total}, needed {least}</source>
        <translation>{points} z {total}, potřeba {least}</translation>
    </message>
    <message>
        <source>Together, {a} + {b}|{result}</source>
        <translation>Dohromady, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>The game multiplies, {a} × {b}|{result}</source>
        <translation>Násobek hry, {a} × {b}|{result}</translation>
    </message>
    <message>
        <source>game ×{b}</source>
        <translation>hra ×{b}</translation>
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
        <translation>Na hráče|{amount}</translation>
    </message>
    <message>
        <source>From each player|{amount}</source>
        <translation>Od každého hráče|{amount}</translation>
    </message>
    <message>
        <source>To each entitled player|{amount}</source>
        <translation>Každému oprávněnému hráči|{amount}</translation>
    </message>
    <message>
        <source>{seat} took a packet out of turn.</source>
        <translation>{seat} bere hromádku mimo pořadí.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n bod k výhře</numerusform>
            <numerusform>%n body k výhře</numerusform>
            <numerusform>%n bodů k výhře</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} odkládá %n kartu, má jich však být {right}.</numerusform>
            <numerusform>{seat} odkládá %n karty, má jich však být {right}.</numerusform>
            <numerusform>{seat} odkládá %n karet, má jich však být {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the top %n card(s) of the talon.</source>
        <translation>
            <numerusform>Vezměte z talonu horní %n kartu.</numerusform>
            <numerusform>Vezměte z talonu horní %n karty.</numerusform>
            <numerusform>Vezměte z talonu horních %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Odložte %n kartu.</numerusform>
            <numerusform>Odložte %n karty.</numerusform>
            <numerusform>Odložte %n karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s), or change the talon cards.</source>
        <translation>
            <numerusform>Odložte %n kartu, nebo vyměňte karty z talonu.</numerusform>
            <numerusform>Odložte %n karty, nebo vyměňte karty z talonu.</numerusform>
            <numerusform>Odložte %n karet, nebo vyměňte karty z talonu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Packet %n</source>
        <translation>
            <numerusform>Hromádka %n</numerusform>
            <numerusform>Hromádka %n</numerusform>
            <numerusform>Hromádka %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Vzít %n kartu</numerusform>
            <numerusform>Vzít %n karty</numerusform>
            <numerusform>Vzít %n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: %n card(s) at a time.</source>
        <translation>
            <numerusform>Místo snímání: rozdává se po %n kartě.</numerusform>
            <numerusform>Místo snímání: rozdává se po %n kartách.</numerusform>
            <numerusform>Místo snímání: rozdává se po %n kartách.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: closed packets of %n card(s) to choose from.</source>
        <translation>
            <numerusform>Místo snímání: zakryté hromádky po %n kartě na vybranou.</numerusform>
            <numerusform>Místo snímání: zakryté hromádky po %n kartách na vybranou.</numerusform>
            <numerusform>Místo snímání: zakryté hromádky po %n kartách na vybranou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner: %n talon card(s) for you; your side needs {least} points.</source>
        <translation>
            <numerusform>Se spoluhráčem: %n karta z talonu pro vás; vaše strana potřebuje {least} bodů.</numerusform>
            <numerusform>Se spoluhráčem: %n karty z talonu pro vás; vaše strana potřebuje {least} bodů.</numerusform>
            <numerusform>Se spoluhráčem: %n karet z talonu pro vás; vaše strana potřebuje {least} bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against all others: %n talon card(s) for you; you need {least} points.</source>
        <translation>
            <numerusform>Jeden proti všem ostatním: %n karta z talonu pro vás; potřebujete {least} bodů.</numerusform>
            <numerusform>Jeden proti všem ostatním: %n karty z talonu pro vás; potřebujete {least} bodů.</numerusform>
            <numerusform>Jeden proti všem ostatním: %n karet z talonu pro vás; potřebujete {least} bodů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedPublicMessages</name>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} odkládá krále.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} odkládá kartu, která musí zůstat v ruce.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump face down.</source>
        <translation>{seat} odkládá tarok lícem dolů.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump although other cards could be discarded.</source>
        <translation>{seat} odkládá tarok, ačkoli lze odložit jiné karty.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the card.</source>
        <translation>{seat} to hlásí bez potřebné karty.</translation>
    </message>
</context>
<context>
    <name>SharedRights</name>
    <message>
        <source>You may ask only for a way of dealing on the sheet.</source>
        <translation>Žádat smíte jen způsob rozdávání z pravidel.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card.</source>
        <translation>Na spodní kartu se nikdo nesmí dívat.</translation>
    </message>
    <message>
        <source>You must not show a card before you play it.</source>
        <translation>Kartu nesmíte ukázat dřív, než ji zahrajete.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Kartu smíte zahrát, jen když jste na řadě.</translation>
    </message>
    <message>
        <source>You may lead only when it is your turn.</source>
        <translation>Vynášet smíte, jen když jste na řadě.</translation>
    </message>
    <message>
        <source>You may bid only in your turn.</source>
        <translation>Licitovat smíte, jen když jste na řadě.</translation>
    </message>
    <message>
        <source>You must wait for your turn.</source>
        <translation>Musíte počkat, až na vás přijde řada.</translation>
    </message>
    <message>
        <source>You must bid before the talon is touched.</source>
        <translation>Licitovat musíte dřív, než se někdo dotkne talonu.</translation>
    </message>
    <message>
        <source>You must declare, announce and challenge before the first card.</source>
        <translation>Hlásit a flekovat musíte před první kartou.</translation>
    </message>
    <message>
        <source>You must declare and announce before the first challenge.</source>
        <translation>Hlásit musíte před prvním flekem.</translation>
    </message>
    <message>
        <source>You bid first, so you must name one of the games.</source>
        <translation>Licitujete první, proto musíte ohlásit některou ze her.</translation>
    </message>
    <message>
        <source>Your bid must outrank the one before it; otherwise you must pass.</source>
        <translation>Vaše hra musí být vyšší než předchozí; jinak musíte říci dál.</translation>
    </message>
    <message>
        <source>You must show the talon cards before you take others for them.</source>
        <translation>Karty z talonu musíte ukázat dřív, než si za ně vezmete jiné.</translation>
    </message>
    <message>
        <source>To be paid for a value you must declare it before the first card.</source>
        <translation>Aby se hláška platila, musíte ji říci před první kartou.</translation>
    </message>
    <message>
        <source>The two sides must challenge alternately; the opponents begin.</source>
        <translation>Strany musí flekovat střídavě; začínají protihráči.</translation>
    </message>
    <message>
        <source>Challenges must come in order, from the two sides alternately.</source>
        <translation>Fleky musí jít v daném pořadí a strany se musí střídat.</translation>
    </message>
    <message>
        <source>You must play an exposed card as soon as it is legal.</source>
        <translation>Odkrytou kartu musíte zahrát, jakmile je dovolená.</translation>
    </message>
    <message>
        <source>A judge must decide what the sheet leaves open.</source>
        <translation>Co pravidla neřeší, musí rozhodnout rozhodčí.</translation>
    </message>
    <message>
        <source>Debts to the bank must be taken off the score.</source>
        <translation>Dluh bance se musí odečíst od výsledku.</translation>
    </message>
    <message>
        <source>A judge must decide what is not on the list.</source>
        <translation>O tom, co ve výčtu není, musí rozhodnout rozhodčí.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Odložit musíte tolik karet, kolik si jich berete z talonu.</translation>
    </message>
    <message>
        <source>The dealer must shuffle the deck thoroughly before every hand.</source>
        <translation>Rozdávající musí karty před každou hrou důkladně zamíchat.</translation>
    </message>
    <message>
        <source>You must cut so that both parts hold enough cards.</source>
        <translation>Snímat musíte tak, aby v obou částech bylo dost karet.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Rozdávající musí karty rozdávat lícem dolů.</translation>
    </message>
    <message>
        <source>The dealer must give every hand and the talon the right number of cards.</source>
        <translation>Rozdávající musí dát každému hráči i do talonu správný počet karet.</translation>
    </message>
    <message>
        <source>You must play every hand to its end.</source>
        <translation>Každou hru musíte dohrát do konce.</translation>
    </message>
    <message>
        <source>You must call the highest callable trump you lack.</source>
        <translation>Musíte volat nejvyšší z volatelných taroků, který nemáte.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Krále nesmíte odložit.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Tuto kartu nesmíte odložit.</translation>
    </message>
    <message>
        <source>You must discard a trump face up.</source>
        <translation>Tarok musíte odložit lícem nahoru.</translation>
    </message>
    <message>
        <source>You may discard a trump only if you have too few other cards.</source>
        <translation>Tarok smíte odložit, jen když nemáte dost jiných karet.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Hlásit smíte jen to, na co máte karty.</translation>
    </message>
    <message>
        <source>Of several values of one kind you may declare only the best.</source>
        <translation>Z několika hlášek jednoho druhu smíte hlásit jen nejlepší.</translation>
    </message>
    <message>
        <source>Only the holder of the card may announce this.</source>
        <translation>Tuto hlášku smí říci jen ten, kdo kartu má.</translation>
    </message>
    <message>
        <source>You must lay a trick with the side that won it.</source>
        <translation>Zdvih musíte odložit ke straně, která ho získala.</translation>
    </message>
    <message>
        <source>The dealer must lay the required number of cards into the talon.</source>
        <translation>Rozdávající musí dát do talonu tolik karet, kolik pravidla žádají.</translation>
    </message>
    <message>
        <source>You must keep unused talon cards hidden as long as the sheet says.</source>
        <translation>Nevyužité karty talonu musíte nechat utajené, dokud to pravidla žádají.</translation>
    </message>
    <message>
        <source>You must keep tricks closed until the end of the hand.</source>
        <translation>Zdvihy musíte nechat do konce hry složené.</translation>
    </message>
    <message>
        <source>You may double only the game and announced extras.</source>
        <translation>Flekovat smíte jen hru a hlášené prémie.</translation>
    </message>
    <message>
        <source>You must not announce the Pagat beside a called Valat.</source>
        <translation>Vedle hlášeného valáta nesmíte hlásit pagáta.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is may cut or knock.</source>
        <translation>Snímat nebo klepat smí jen hráč, který je na řadě.</translation>
    </message>
    <message>
        <source>Each announcement may be made only once.</source>
        <translation>Každá hláška se smí říci jen jednou.</translation>
    </message>
    <message>
        <source>Only the bidder&apos;s side may announce this.</source>
        <translation>To smí hlásit jen strana aktéra.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Barvu musíte ctít, pokud ji máte.</translation>
    </message>
    <message>
        <source>If a trump is led, you must play a trump if you can.</source>
        <translation>Je-li vynesen tarok, musíte zahrát tarok, pokud nějaký máte.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Nemáte-li vynesenou barvu, musíte dát tarok.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Zdvih musíte přebít, pokud můžete.</translation>
    </message>
    <message>
        <source>You may play the Pagat only as your last trump.</source>
        <translation>Pagáta smíte zahrát až jako poslední tarok.</translation>
    </message>
    <message>
        <source>When Skys and Mond lie in the trick, you must play the Pagat.</source>
        <translation>Leží-li ve zdvihu škýz i mont, musíte dát pagáta.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have nothing else.</source>
        <translation>Tarok smíte vynést, jen když nemáte nic jiného.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Hlášeného pagáta musíte držet do posledního zdvihu, pokud můžete.</translation>
    </message>
    <message>
        <source>You must hold one card for each trick left.</source>
        <translation>V ruce musíte mít tolik karet, kolik zdvihů zbývá.</translation>
    </message>
    <message>
        <source>Nobody may rule at his or her own table.</source>
        <translation>U vlastního stolu nesmí rozhodovat nikdo.</translation>
    </message>
    <message>
        <source>The scores must come to the right total.</source>
        <translation>Součet výsledků musí souhlasit.</translation>
    </message>
    <message>
        <source>In this game, too, you must follow suit, or else play a trump.</source>
        <translation>I v této hře musíte ctít barvu, a nemáte-li ji, dát tarok.</translation>
    </message>
    <message>
        <source>In this game you must beat the trick if you can.</source>
        <translation>V této hře musíte zdvih přebít, pokud můžete.</translation>
    </message>
    <message>
        <source>In this game you may play the Pagat only as your last trump.</source>
        <translation>V této hře smíte pagáta zahrát až jako poslední tarok.</translation>
    </message>
    <message>
        <source>All four players must agree.</source>
        <translation>Souhlasit musí všichni čtyři hráči.</translation>
    </message>
    <message>
        <source>The dealer must deal as the sheet requires.</source>
        <translation>Rozdávající musí rozdávat tak, jak žádají pravidla.</translation>
    </message>
    <message>
        <source>You must not look at the discards once announcements have begun.</source>
        <translation>Po první hlášce nesmíte do shozu nahlížet.</translation>
    </message>
    <message>
        <source>You may take a packet only in your turn.</source>
        <translation>Hromádku smíte vzít, jen když jste na řadě.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Too few shuffles</source>
        <translation>Příliš málo míchání</translation>
    </message>
    <message>
        <source>Cut not deep enough</source>
        <translation>Příliš málo sejmutých karet</translation>
    </message>
    <message>
        <source>Way of dealing that is not offered</source>
        <translation>Nedovolený způsob rozdání</translation>
    </message>
    <message>
        <source>Wrong person cuts</source>
        <translation>Snímá nesprávný hráč</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Zadání karet</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Nahlédnutí na spodní kartu</translation>
    </message>
    <message>
        <source>Bottom card seen otherwise</source>
        <translation>Spodní karta spatřená jinak</translation>
    </message>
    <message>
        <source>Card played out of turn</source>
        <translation>Karta zahraná mimo pořadí</translation>
    </message>
    <message>
        <source>Bid out of turn</source>
        <translation>Licitace mimo pořadí</translation>
    </message>
    <message>
        <source>Other act out of turn</source>
        <translation>Jiný úkon mimo pořadí</translation>
    </message>
    <message>
        <source>Bid after the bidding</source>
        <translation>Licitace po jejím skončení</translation>
    </message>
    <message>
        <source>Announcing after the first card</source>
        <translation>Hlášení po první kartě</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Hlášení po fleku</translation>
    </message>
    <message>
        <source>Passing instead of naming a game</source>
        <translation>„Dál“ místo ohlášení hry</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Ukázaná karta</translation>
    </message>
    <message>
        <source>Talon cards not shown</source>
        <translation>Neukázané karty z talonu</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Příliš nízká nabídka</translation>
    </message>
    <message>
        <source>Wrong card called</source>
        <translation>Špatně volaná karta</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Nesprávný počet odložených karet</translation>
    </message>
    <message>
        <source>Too few discards</source>
        <translation>Příliš málo odložených karet</translation>
    </message>
    <message>
        <source>Too many discards</source>
        <translation>Příliš mnoho odložených karet</translation>
    </message>
    <message>
        <source>King discarded</source>
        <translation>Odložený král</translation>
    </message>
    <message>
        <source>Trull card discarded</source>
        <translation>Odložená karta trulu</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Zakrytě odložený tarok</translation>
    </message>
    <message>
        <source>Trump discarded without need</source>
        <translation>Zbytečně odložený tarok</translation>
    </message>
    <message>
        <source>Value declared without holding it</source>
        <translation>Hláška bez karet</translation>
    </message>
    <message>
        <source>Second value of one kind declared</source>
        <translation>Druhá hláška téhož druhu</translation>
    </message>
    <message>
        <source>Value not declared</source>
        <translation>Nenahlášená hláška</translation>
    </message>
    <message>
        <source>Announced by a player without the card</source>
        <translation>Kartu hlásí někdo jiný než držitel</translation>
    </message>
    <message>
        <source>Wrong step of challenge</source>
        <translation>Nesprávný stupeň fleku</translation>
    </message>
    <message>
        <source>Each for himself: failing to follow suit</source>
        <translation>Každý za sebe: nectění barvy nebo taroku</translation>
    </message>
    <message>
        <source>Judge ruling at his or her own table</source>
        <translation>Rozhodčí u vlastního stolu</translation>
    </message>
    <message>
        <source>Pagat announced beside a Valat</source>
        <translation>Pagát hlášený vedle valátu</translation>
    </message>
    <message>
        <source>Card exposed while dealing</source>
        <translation>Karta odkrytá při rozdávání</translation>
    </message>
    <message>
        <source>King or trump exposed while dealing</source>
        <translation>Král nebo tarok odkrytý při rozdávání</translation>
    </message>
    <message>
        <source>Announced twice</source>
        <translation>Ohlášeno dvakrát</translation>
    </message>
    <message>
        <source>Announced by the wrong side</source>
        <translation>Hlásí nesprávná strana</translation>
    </message>
    <message>
        <source>Challenge by the wrong side</source>
        <translation>Flek od nesprávné strany</translation>
    </message>
    <message>
        <source>Failing to follow suit</source>
        <translation>Nectěná barva</translation>
    </message>
    <message>
        <source>Failing to play a trump</source>
        <translation>Nedaný tarok</translation>
    </message>
    <message>
        <source>Announced Pagat played early</source>
        <translation>Hlášený pagát zahraný předčasně</translation>
    </message>
    <message>
        <source>Trick not beaten</source>
        <translation>Nepřebitý zdvih</translation>
    </message>
    <message>
        <source>Pagat before the other trumps</source>
        <translation>Pagát před ostatními taroky</translation>
    </message>
    <message>
        <source>Pagat kept back from Skys and Mond</source>
        <translation>Pagát zadržený před škýzem a montem</translation>
    </message>
    <message>
        <source>Trump led from a hand with other suits</source>
        <translation>Tarok vynesený z ruky s jinými barvami</translation>
    </message>
    <message>
        <source>Exposed card not played</source>
        <translation>Odkrytá karta se nezahrála</translation>
    </message>
    <message>
        <source>Wrong number of cards found in play</source>
        <translation>Nesprávný počet karet během hry</translation>
    </message>
    <message>
        <source>Trick laid on the wrong pile</source>
        <translation>Zdvih na nesprávné hromádce</translation>
    </message>
    <message>
        <source>Each for himself: trick not beaten</source>
        <translation>Každý za sebe: nepřebito</translation>
    </message>
    <message>
        <source>Each for himself: Pagat before another trump</source>
        <translation>Každý za sebe: pagát před jiným tarokem</translation>
    </message>
    <message>
        <source>Dealing against the sheet</source>
        <translation>Nesprávný způsob rozdávání</translation>
    </message>
    <message>
        <source>Looking into discards</source>
        <translation>Nahlédnutí do shozu</translation>
    </message>
    <message>
        <source>Talon cards turned up</source>
        <translation>Předčasné otočení karet talonu</translation>
    </message>
    <message>
        <source>Tricks opened or mixed</source>
        <translation>Otevřené nebo smíchané zdvihy</translation>
    </message>
    <message>
        <source>Other violation</source>
        <translation>Jiné porušení pravidel</translation>
    </message>
    <message>
        <source>Score sheet does not add up</source>
        <translation>Zápis nevychází</translation>
    </message>
    <message>
        <source>Loan at the end of the round</source>
        <translation>Půjčka na konci kola</translation>
    </message>
    <message>
        <source>Wrong number of cards in the talon</source>
        <translation>Nesprávný počet karet v talonu</translation>
    </message>
    <message>
        <source>Disputed case</source>
        <translation>Sporný případ</translation>
    </message>
    <message>
        <source>Agreement of only some</source>
        <translation>Dohoda jen některých</translation>
    </message>
    <message>
        <source>Wrong player leads</source>
        <translation>Vynáší nesprávný hráč</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Odhozené karty</translation>
    </message>
    <message>
        <source>Doubling what is not announced</source>
        <translation>Flek na to, co není hlášeno</translation>
    </message>
    <message>
        <source>Packet taken out of turn</source>
        <translation>Hromádka vzata mimo pořadí</translation>
    </message>
</context>
<context>
    <name>SharedSubjects</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>Bidding and talon</source>
        <translation>Licitace a talon</translation>
    </message>
    <message>
        <source>Calling the partner</source>
        <translation>Volání spoluhráče</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Odkládání</translation>
    </message>
    <message>
        <source>Values in the hand</source>
        <translation>Hlášky z karet v ruce</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Hlášení a fleky</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Sehrávka</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Počítání a placení</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Nesrovnalosti</translation>
    </message>
    <message>
        <source>What a table may change</source>
        <translation>Co lze u stolu změnit</translation>
    </message>
    <message>
        <source>Order of hearts and diamonds, highest first</source>
        <translation>Pořadí srdcí a kár od nejvyšší</translation>
    </message>
    <message>
        <source>Order of spades and clubs, highest first</source>
        <translation>Pořadí piků a křížů od nejvyšší</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Body za krále</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Body za dámu</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Body za kavala</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Body za kluka</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Body za škýze, monta i pagáta</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Body za každou jinou kartu</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Bodů v celém balíčku</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>První rozdávající</translation>
    </message>
    <message>
        <source>Shuffles, at least</source>
        <translation>Zamíchat, nejméně</translation>
    </message>
    <message>
        <source>Cards to cut, at least</source>
        <translation>Sejmout karet, nejméně</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Karet v ruce</translation>
    </message>
    <message>
        <source>Cards in the talon</source>
        <translation>Karet v talonu</translation>
    </message>
    <message>
        <source>Cards dealt at a time after a cut</source>
        <translation>Karet najednou po sejmutí</translation>
    </message>
    <message>
        <source>Ways of dealing after a knock</source>
        <translation>Způsoby rozdání po klepnutí</translation>
    </message>
    <message>
        <source>Points that win the hand</source>
        <translation>Body potřebné k výhře</translation>
    </message>
    <message>
        <source>{name}: rank of the bid</source>
        <translation>{name}: pořadí v licitaci</translation>
    </message>
    <message>
        <source>{name}: who may bid it</source>
        <translation>{name}: kdo smí licitovat</translation>
    </message>
    <message>
        <source>{name}: played by</source>
        <translation>{name}: jak se hraje</translation>
    </message>
    <message>
        <source>{name}: cards from the talon</source>
        <translation>{name}: karet z talonu</translation>
    </message>
    <message>
        <source>{name}: multiplier</source>
        <translation>{name}: násobek</translation>
    </message>
    <message>
        <source>Trumps that can be called</source>
        <translation>Taroky, které lze volat</translation>
    </message>
    <message>
        <source>When the partner is called</source>
        <translation>Kdy se volá spoluhráč</translation>
    </message>
    <message>
        <source>Hand that decides what is called</source>
        <translation>Podle kterých karet se volá</translation>
    </message>
    <message>
        <source>Calling the XIX in one&apos;s own hand</source>
        <translation>Volání XIX z vlastní ruky</translation>
    </message>
    <message>
        <source>Kings may be discarded</source>
        <translation>Krále lze odložit</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat may be discarded</source>
        <translation>Škýz, mont a pagát lze odložit</translation>
    </message>
    <message>
        <source>Several values of one kind</source>
        <translation>Více hlášek jednoho druhu</translation>
    </message>
    <message>
        <source>{name}: a loss is paid by</source>
        <translation>{name}: prohru platí</translation>
    </message>
    <message>
        <source>{name}, silent</source>
        <translation>{name}, bez ohlášení</translation>
    </message>
    <message>
        <source>{name}, announced</source>
        <translation>{name}, s ohlášením</translation>
    </message>
    <message>
        <source>{name}: what a challenge multiplies</source>
        <translation>{name}: na co platí flek</translation>
    </message>
    <message>
        <source>{name}: challenges, at most</source>
        <translation>{name}: fleků nejvýše</translation>
    </message>
    <message>
        <source>{name}: the card waits for its trick when announced</source>
        <translation>{name}: hlášená karta čeká na svůj zdvih</translation>
    </message>
    <message>
        <source>The bidder&apos;s opponents may announce all tricks</source>
        <translation>Protihráči aktéra smějí hlásit všechny zdvihy</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Hlášení po fleku</translation>
    </message>
    <message>
        <source>Words of challenge</source>
        <translation>Fleky</translation>
    </message>
    <message>
        <source>Challenging an announcement while the partner is unknown</source>
        <translation>Flek na hlášku, dokud není znám spoluhráč</translation>
    </message>
    <message>
        <source>Without the suit led a trump must be played</source>
        <translation>Bez vynesené barvy se musí dát tarok</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Od kolika bodů se počítá rozdíl</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Bodů dohromady</translation>
    </message>
    <message>
        <source>Each player starts with</source>
        <translation>Počáteční žetony každého hráče</translation>
    </message>
    <message>
        <source>Number and worth of the chips</source>
        <translation>Počet a hodnota žetonů</translation>
    </message>
    <message>
        <source>Unit of a loan</source>
        <translation>Jednotka půjčky</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Her v kole</translation>
    </message>
    <message>
        <source>All scores together</source>
        <translation>Součet všech zápisů</translation>
    </message>
    <message>
        <source>Taken off for every card counted</source>
        <translation>Za každou kartu se odečítá</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Kdo snímá</translation>
    </message>
    <message>
        <source>{name}: written for a lost game</source>
        <translation>{name}: píše se za prohru</translation>
    </message>
    <message>
        <source>Each for himself: without the suit led a trump must be played</source>
        <translation>Každý za sebe: bez vynesené barvy se musí dát tarok</translation>
    </message>
    <message>
        <source>Each for himself: the trick must be beaten</source>
        <translation>Každý za sebe: zdvih se musí přebíjet</translation>
    </message>
    <message>
        <source>Each for himself: the Pagat takes a trick with Mond and Skys</source>
        <translation>Každý za sebe: zdvih s montem a škýzem bere pagát</translation>
    </message>
    <message>
        <source>Each for himself: when the Pagat is played</source>
        <translation>Každý za sebe: kdy se hraje pagát</translation>
    </message>
</context>
<context>
    <name>SharedValues</name>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>not on this sheet</source>
        <translation>v těchto pravidlech není</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>nelze změnit</translation>
    </message>
    <message>
        <source>no provision of its own</source>
        <translation>bez vlastního ustanovení</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>vylosuje program</translation>
    </message>
    <message>
        <source>whoever draws the high card</source>
        <translation>kdo vytáhne nejvyšší kartu</translation>
    </message>
    <message>
        <source>the seat before whoever draws the high card</source>
        <translation>místo před tím, kdo vytáhne nejvyšší kartu</translation>
    </message>
    <message>
        <source>the first seat</source>
        <translation>první místo</translation>
    </message>
    <message>
        <source>the forehand only</source>
        <translation>jen forhont</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>každý hráč</translation>
    </message>
    <message>
        <source>two against two</source>
        <translation>dva proti dvěma</translation>
    </message>
    <message>
        <source>one against all others</source>
        <translation>jeden proti všem ostatním</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>každý za sebe</translation>
    </message>
    <message>
        <source>after the talon cards are taken, before discarding</source>
        <translation>po dobrání, před odložením</translation>
    </message>
    <message>
        <source>the hand as dealt</source>
        <translation>karty, jak byly rozdány</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>celá strana</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>jen držitel</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>platí se jen nejlepší</translation>
    </message>
    <message>
        <source>for the announcement alone</source>
        <translation>jen pro tuto hlášku</translation>
    </message>
    <message>
        <source>together with the hand</source>
        <translation>společně s hrou</translation>
    </message>
    <message>
        <source>only players who can know that they are opponents</source>
        <translation>jen kdo může vědět, že je protihráč</translation>
    </message>
    <message>
        <source>anybody but the announcer</source>
        <translation>každý kromě hlásícího</translation>
    </message>
    <message>
        <source>as many as the players like</source>
        <translation>kolik si hráči přejí</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>před licitací</translation>
    </message>
    <message>
        <source>before the next player speaks</source>
        <translation>než promluví další hráč</translation>
    </message>
    <message>
        <source>before the talon is touched</source>
        <translation>než se sáhne na talon</translation>
    </message>
    <message>
        <source>before the bidder is ready</source>
        <translation>než aktér řekne, že má hotovo</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>před první kartou</translation>
    </message>
    <message>
        <source>before the next card</source>
        <translation>před další kartou</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>dokud zdvih leží na stole</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>před příštím výnosem</translation>
    </message>
    <message>
        <source>before the lead to the second trick</source>
        <translation>před výnosem druhého zdvihu</translation>
    </message>
    <message>
        <source>as long as the next trick lies on the table</source>
        <translation>dokud na stole leží následující zdvih</translation>
    </message>
    <message>
        <source>during the hand</source>
        <translation>během hry</translation>
    </message>
    <message>
        <source>by the lone player</source>
        <translation>u sólisty</translation>
    </message>
    <message>
        <source>against a lone player</source>
        <translation>proti sólistovi</translation>
    </message>
    <message>
        <source>against a lone player, winning</source>
        <translation>proti sólistovi, při výhře</translation>
    </message>
    <message>
        <source>against a lone player, losing</source>
        <translation>proti sólistovi, při prohře</translation>
    </message>
    <message>
        <source>with a partner</source>
        <translation>se spoluhráčem</translation>
    </message>
    <message>
        <source>with a partner, winning</source>
        <translation>se spoluhráčem, při výhře</translation>
    </message>
    <message>
        <source>with a partner, losing</source>
        <translation>se spoluhráčem, při prohře</translation>
    </message>
    <message>
        <source>where one plays against two</source>
        <translation>když hraje jeden proti dvěma</translation>
    </message>
    <message>
        <source>where another has said Kontra</source>
        <translation>když flekoval jiný hráč</translation>
    </message>
    <message>
        <source>where nobody has said Kontra</source>
        <translation>když nikdo neflekoval</translation>
    </message>
    <message>
        <source>by a player who has said Kontra</source>
        <translation>když sám flekoval</translation>
    </message>
    <message>
        <source>no consequence</source>
        <translation>bez následku</translation>
    </message>
    <message>
        <source>play continues</source>
        <translation>hraje se dál</translation>
    </message>
    <message>
        <source>the offender alone pays for the hand</source>
        <translation>za hru platí jen provinilec</translation>
    </message>
    <message>
        <source>a warning; one too many is an offense</source>
        <translation>napomenutí; jedno navíc je přestupek</translation>
    </message>
    <message>
        <source>the player opposite; with three players, the one before the dealer</source>
        <translation>hráč naproti, ve třech ten před rozdávajícím</translation>
    </message>
    <message>
        <source>where each plays for himself</source>
        <translation>kde hraje každý za sebe</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>náprava</translation>
    </message>
    <message>
        <source>cards taken back</source>
        <translation>karty zpět</translation>
    </message>
    <message>
        <source>new deal</source>
        <translation>nové rozdání</translation>
    </message>
    <message>
        <source>the rest is shuffled</source>
        <translation>zamíchá se zbytek</translation>
    </message>
    <message>
        <source>the hand ends</source>
        <translation>hra končí</translation>
    </message>
    <message>
        <source>the hand is void</source>
        <translation>hra neplatí</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>karta zůstává odkrytá</translation>
    </message>
    <message>
        <source>a suit may be demanded</source>
        <translation>lze si vyžádat barvu</translation>
    </message>
    <message>
        <source>counts as done</source>
        <translation>platí jako provedené</translation>
    </message>
    <message>
        <source>the players decide</source>
        <translation>rozhodnou hráči</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>a judge may rule otherwise: {choice}</source>
        <translation>rozhodčí může rozhodnout jinak: {choice}</translation>
    </message>
    <message>
        <source>the offender settles for the partner</source>
        <translation>provinilec vyrovnává za spoluhráče</translation>
    </message>
    <message>
        <source>the offender collects nothing and pays the partner&apos;s win</source>
        <translation>provinilec nic nedostává a platí výhru spoluhráče</translation>
    </message>
    <message>
        <source>the dealer pays the losers&apos; loss</source>
        <translation>rozdávající platí ztrátu poražených</translation>
    </message>
    <message>
        <source>the dealer pays everybody&apos;s loss</source>
        <translation>rozdávající platí ztrátu každému</translation>
    </message>
    <message>
        <source>the offender pays everybody&apos;s win of game and announcements</source>
        <translation>provinilec platí všem vyhranou hru i hlášky</translation>
    </message>
    <message>
        <source>the offender pays the rate of a big renonc, and nothing else is settled</source>
        <translation>provinilec platí sazbu velkého renonce, nic jiného se neúčtuje</translation>
    </message>
    <message>
        <source>the offender pays the rate of Varšava</source>
        <translation>provinilec platí sazbu Varšavy</translation>
    </message>
    <message>
        <source>the offender pays the renons of the game</source>
        <translation>provinilec platí renons této hry</translation>
    </message>
    <message>
        <source>it counts as a sold game</source>
        <translation>počítá se jako prodaná hra</translation>
    </message>
    <message>
        <source>the forehand pays for the forgotten card</source>
        <translation>forhont platí za zapomenutou kartu</translation>
    </message>
    <message>
        <source>the false announcement does not count</source>
        <translation>falešná hláška neplatí</translation>
    </message>
    <message>
        <source>the false value does not count</source>
        <translation>falešná hláška se nepočítá</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>napomenutí</translation>
    </message>
    <message>
        <source>afterwards: {consequence}</source>
        <translation>potom: {consequence}</translation>
    </message>
    <message>
        <source>when it can no longer be put right</source>
        <translation>když už to nelze napravit</translation>
    </message>
    <message>
        <source>chips for the value go back</source>
        <translation>žetony za hlášku se vracejí</translation>
    </message>
    <message>
        <source>chips for all values go back</source>
        <translation>žetony za všechny hlášky se vracejí</translation>
    </message>
    <message>
        <source>the called Valat does not count</source>
        <translation>hlášený valát neplatí</translation>
    </message>
    <message>
        <source>the trick of the Pagat goes to the other side</source>
        <translation>zdvih vzatý pagátem patří druhé straně</translation>
    </message>
    <message>
        <source>the hand does not count</source>
        <translation>hra se nepočítá</translation>
    </message>
    <message>
        <source>fine to each player: {amount}</source>
        <translation>pokuta každému hráči: {amount}</translation>
    </message>
    <message>
        <source>fine to each uninvolved player: {amount}</source>
        <translation>pokuta každému nezúčastněnému: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each player: {amount}</source>
        <translation>pokuta od provinilce i držitele každému hráči: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each uninvolved player: {amount}</source>
        <translation>pokuta od provinilce i držitele každému nezúčastněnému: {amount}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} až {most}</translation>
    </message>
    <message>
        <source>the player before the dealer</source>
        <translation>hráč před rozdávajícím</translation>
    </message>
    <message>
        <source>whenever its holder likes</source>
        <translation>kdykoli držitel chce</translation>
    </message>
    <message>
        <source>as the last trump of its holder</source>
        <translation>jako poslední tarok držitele</translation>
    </message>
    <message>
        <source>as the last trump of its holder; led only as the last card</source>
        <translation>jako poslední tarok držitele; vynáší se jen jako poslední karta</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Hands and games won</source>
        <translation>Hry a výhry</translation>
    </message>
    <message>
        <source>No act was refused or ruled on.</source>
        <translation>Žádný tah nebyl odmítnut ani rozhodnut.</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Porušená pravidla</translation>
    </message>
    <message>
        <source>From hand to hand</source>
        <translation>Hra za hrou</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Her</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapsáno</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Všechny hry</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>protihráč</translation>
    </message>
    <message>
        <source>each player alone</source>
        <translation>každý za sebe</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Žetonů na hru</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Bodů na hru</translation>
    </message>
    <message>
        <source>Korunas per hand</source>
        <translation>Korun na hru</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Článek</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Odmítnuto</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>Rozhodnuto</translation>
    </message>
</context>
<context>
    <name>SheetScreen</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
</context>
<context>
    <name>SheetTiles</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n player(s)</source>
        <translation>
            <numerusform>{least} až %n hráč</numerusform>
            <numerusform>{least} až %n hráči</numerusform>
            <numerusform>{least} až %n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>{evening}, {number} of {total}: {shown}</source>
        <translation>{evening}, {number} z {total}: {shown}</translation>
    </message>
</context>
<context>
    <name>ShufflePrompt</name>
    <message>
        <source>Shuffle once</source>
        <translation>Zamíchat jednou</translation>
    </message>
    <message numerus="yes">
        <source>The rule sheet requires %n shuffle(s).</source>
        <translation>
            <numerusform>Podle pravidel se míchá %nkrát.</numerusform>
            <numerusform>Podle pravidel se míchá %nkrát.</numerusform>
            <numerusform>Podle pravidel se míchá %nkrát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle as the rule sheet requires</source>
        <translation>Zamíchat podle pravidel</translation>
    </message>
    <message>
        <source>Have the deck cut</source>
        <translation>Dát sejmout</translation>
    </message>
    <message numerus="yes">
        <source>Shuffled %n time(s)</source>
        <translation>
            <numerusform>Zamícháno: %nkrát</numerusform>
            <numerusform>Zamícháno: %nkrát</numerusform>
            <numerusform>Zamícháno: %nkrát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Playing</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Obrana</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Body: {points}</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Written: {amount}</source>
        <translation>Psáno: {amount}</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Body karet: {points}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Placeno</translation>
    </message>
</context>
<context>
    <name>SpjstConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Rozdávající platí každému hráči 2 žetony a rozdává znovu; žetony za hlášky se vracejí.</translation>
    </message>
    <message>
        <source>The deal is put right before play, and nobody pays.</source>
        <translation>Rozdání se před hrou napraví; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Karta zůstává odkrytá a hraje se, jakmile je dovolená; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The deck is cut again, and nobody pays.</source>
        <translation>Snímá se znovu; nikdo neplatí.</translation>
    </message>
    <message>
        <source>This is a reminder only; nobody pays.</source>
        <translation>Je to jen připomínka; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The cards played since are taken back and the right one is played; nobody pays.</source>
        <translation>Karty zahrané od té doby se vezmou zpět a zahraje se správná; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called.</source>
        <translation>Valát se počítá, jako by nebyl ohlášen.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called, and nobody pays for the value.</source>
        <translation>Valát se počítá, jako by nebyl ohlášen, a za nenahlášenou hlášku se neplatí.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player and loses the Povinost; chips for values are returned.</source>
        <translation>Hra neplatí. Volající platí 5 žetonů každému hráči a přichází o Povinost; žetony za hlášky se vracejí.</translation>
    </message>
    <message>
        <source>The XIX counts as called and can&apos;t be changed any more.</source>
        <translation>XIX platí jako volaná karta a nelze ji už změnit.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Žetony za hlášku se vrátí a provinilec platí každému hráči 2 žetony.</translation>
    </message>
    <message>
        <source>The hand counts, and extra cards go to the opponents; there is no penalty.</source>
        <translation>Hra platí, přebytečné karty patří protihráčům; pokuta není.</translation>
    </message>
    <message>
        <source>The card is shuffled back into the undealt cards and dealing continues; nobody pays.</source>
        <translation>Karta se vrátí do zbytku, ten se zamíchá a rozdává se dál; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet has no penalty for this. The deck is shuffled again; a judge may decide otherwise.</source>
        <translation>Pravidla za to pokutu nemají. Karty se zamíchají znovu; rozhodčí může určit jinak.</translation>
    </message>
    <message>
        <source>The extra card goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Karta navíc patří protihráčům. Provinilec platí každému hráči 2 žetony. Při výhře platí spoluhráči místo poražených, při prohře za oba.</translation>
    </message>
    <message>
        <source>The extra discard goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Karta odložená navíc patří protihráčům. Provinilec platí každému hráči 2 žetony. Při výhře platí spoluhráči místo poražených, při prohře za oba.</translation>
    </message>
    <message>
        <source>The number is put right; nobody pays.</source>
        <translation>Počet se napraví; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The king is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Král se vezme zpět a provinilec platí každému hráči 5 žetonů.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Provinilec platí každému hráči 5 žetonů.</translation>
    </message>
    <message>
        <source>The king is taken back; nobody pays.</source>
        <translation>Král se vezme zpět; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Tarok se ukáže nebo vymění a provinilec platí každému hráči 5 žetonů.</translation>
    </message>
    <message>
        <source>The trump is taken back; nobody pays.</source>
        <translation>Tarok se vezme zpět; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Provinilec platí každému hráči 2 žetony. Při výhře platí spoluhráči místo poražených, při prohře za oba.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Žetony za hlášku se vrátí; víc nikdo neplatí.</translation>
    </message>
    <message>
        <source>The value is not paid; nobody pays a penalty.</source>
        <translation>Hláška se neplatí; pokutu nikdo neplatí.</translation>
    </message>
    <message>
        <source>A judge decides whether the called Valat counts.</source>
        <translation>Rozhodčí rozhodne, zda ohlášený valát platí.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Hra neplatí; žetony za hlášky se vracejí. Nesprávný i správný hráč platí oběma ostatním po 2&#xa0;žetonech; správný je na řadě příště, nesprávný se vynechá.</translation>
    </message>
    <message>
        <source>The announcement is lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Hláška je prohraná a kdo ji řekl, platí navíc 2 žetony každému hráči.</translation>
    </message>
    <message>
        <source>The announcement is lost. Being forced to play the Pagat is not an offense.</source>
        <translation>Hláška je prohraná. Být k pagátovi donucen není přestupek.</translation>
    </message>
    <message>
        <source>The cards count as they lie, as if there had been no mistake; there is no penalty.</source>
        <translation>Karty se počítají, jak leží, jako by k chybě nedošlo; pokuta není.</translation>
    </message>
    <message>
        <source>Play continues; nobody pays.</source>
        <translation>Hraje se dál; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card lying face up is played, and the other one stays face up too; nobody pays.</source>
        <translation>Zahraje se karta ležící lícem nahoru a odkrytá zůstává i ta druhá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The bid waits for its turn; a judge may decide otherwise.</source>
        <translation>Pravidla to neřeší. Nabídka počká, až přijde řada; rozhodčí může určit jinak.</translation>
    </message>
    <message>
        <source>The Pagat is taken back; nobody pays.</source>
        <translation>Pagát se vezme zpět; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement is lost.</source>
        <translation>Hláška je prohraná.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Co se řekne po první kartě, se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>What is declared or announced after a challenge does not count; nobody pays.</source>
        <translation>Co se ohlásí po fleku, se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Flek se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and the question comes first; nobody pays.</source>
        <translation>Karta se vrátí do ruky a nejdřív se položí otázka; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Karta z talonu se neodmítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The first three cards are shown now; nobody pays.</source>
        <translation>První tři karty se ukážou teď; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The piles are separated if possible; nobody pays.</source>
        <translation>Hromádky se podle možnosti rozdělí; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays face up and is played as soon as it is allowed; a judge may decide otherwise.</source>
        <translation>Pravidla to neřeší. Karta zůstává odkrytá a hraje se, jakmile je dovolená; rozhodčí může určit jinak.</translation>
    </message>
    <message>
        <source>The card is taken back; nobody pays.</source>
        <translation>Karta se vezme zpět; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>Kolo zůstává otevřené, dokud zápis nesouhlasí.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. Caller and silent holder pay each player 5 chips; the caller loses the Povinost.</source>
        <translation>Hra neplatí; žetony za hlášky se vracejí. Volající i mlčící držitel platí 5 žetonů každému hráči; volající přichází o Povinost.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Hra platí. Nesprávný i správný hráč platí oběma ostatním po 2 žetonech; správný je na řadě příště, nesprávný se vynechá.</translation>
    </message>
    <message>
        <source>The Pagat and its trick go to the opponents. The offender pays 2 chips to each player and settles for the partner.</source>
        <translation>Pagát i jeho zdvih patří protihráčům. Provinilec platí 2 žetony každému hráči a vyrovnává i za spoluhráče.</translation>
    </message>
    <message>
        <source>The Povinost player still has to bid; nobody pays.</source>
        <translation>Hráč na Povinosti musí hru ohlásit; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Půjčka se odečte od výsledku, který může být záporný.</translation>
    </message>
    <message>
        <source>A judge decides.</source>
        <translation>Rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Hlášený pagát se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Nabídka se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks anew; nobody pays.</source>
        <translation>Snímá nebo klepe správný hráč; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays and nobody is skipped.</source>
        <translation>Hru přebírá správný hráč; nikdo neplatí a nikdo nevynechává.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Vyčká se, až přijde řada; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays where it lies; nobody pays.</source>
        <translation>Pravidla to neřeší. Karta zůstává, kde leží; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Hláška se počítá jednou; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Hláška se nepočítá; nikdo neplatí.</translation>
    </message>
</context>
<context>
    <name>SpjstGists</name>
    <message>
        <source>Everybody starts with 100 chips in blue, red and white. A player who runs out borrows from the bank and pays it back at the end.</source>
        <translation>Každý začíná se 100 žetony v modré, červené a bílé barvě. Komu dojdou, půjčí si z banku a na konci půjčku vrátí.</translation>
    </message>
    <message>
        <source>The deck is shuffled thoroughly, at least seven times, so that the tricks of the hand before do not come back.</source>
        <translation>Karty se důkladně zamíchají, nejméně sedmkrát, aby se nevrátily zdvihy z předchozí hry.</translation>
    </message>
    <message>
        <source>Anybody may deal first; if the cards decide, the highest card drawn deals.</source>
        <translation>První hru smí rozdávat kdokoli; rozhodují-li karty, rozdává, kdo vytáhl nejvyšší.</translation>
    </message>
    <message>
        <source>The dealer&apos;s left neighbor cuts. Six cards go to the middle as the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Snímá hráč po levici rozdávajícího. Šest karet jde doprostřed jako talon, pak dostane každý dvanáct karet po šesti, počínaje po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>A player who knocks instead of cutting chooses how many cards are dealt at a time: 1, 2, 3, 4, 6 or 12. With packets of twelve Povinost chooses first.</source>
        <translation>Kdo místo snímání klepne, určí, po kolika kartách se rozdává: 1, 2, 3, 4, 6, nebo 12. Při hromádkách po dvanácti vybírá první hráč na Povinosti.</translation>
    </message>
    <message>
        <source>Povinost can&apos;t be passed. If nobody bids Prever, Povinost takes four talon cards and calls the XIX, or the highest missing trump down to the XV; its holder is the partner. The next two players get one talon card each.</source>
        <translation>Povinost nelze odmítnout. Když nikdo nehlásí Prever, vezme hráč na Povinosti čtyři karty z talonu a volá XIX, nebo nejvyšší chybějící tarok až po XV; kdo ho má, je spoluhráč. Další dva hráči dostanou po jedné kartě z talonu.</translation>
    </message>
    <message>
        <source>Prever is played alone with three talon cards. They may be shown and exchanged for the other three, and back again; a loss then counts double or triple. Povinost leads.</source>
        <translation>Prever hraje jeden sám se třemi kartami z talonu. Smí je ukázat a vyměnit za druhé tři, pak se i vrátit; prohra je potom dvojnásobná nebo trojnásobná. Vynáší hráč na Povinosti.</translation>
    </message>
    <message>
        <source>Everybody discards as many cards as were drawn: never a king, and a trump only when forced, face up.</source>
        <translation>Každý odloží tolik karet, kolik jich vzal: nikdy krále a tarok jen v nouzi, lícem nahoru.</translation>
    </message>
    <message>
        <source>Before the first card Povinost must ask whether everybody is ready, so that the others can declare and challenge. After the first card nothing more can be declared.</source>
        <translation>Před první kartou se hráč na Povinosti musí zeptat, zda jsou všichni připraveni, aby ostatní mohli hlásit a flekovat. Po první kartě už nelze nic hlásit.</translation>
    </message>
    <message>
        <source>Values must be declared, the bidder&apos;s first and the others in turn. There is no penalty for an undeclared value, but a called Valat that is lost because of it does not count as called.</source>
        <translation>Hlášky se musí ohlásit, nejdřív aktérovy, pak ostatních po pořádku. Za neohlášenou není pokuta, ale hlášený valát, který kvůli ní nevyšel, se jako hlášený nepočítá.</translation>
    </message>
    <message>
        <source>The hand and an announced Pagat can be challenged: the opponents say Kontra, then Re, Supre and Mort follow by turns of the two sides. Each doubles the win or loss. A tie at 53 is lost for the bidder.</source>
        <translation>Na hru a na ohlášeného pagáta lze dát flek: protihráči Kontra, pak se strany střídají s Re, Supre a Mort. Každý zdvojnásobuje výhru i prohru. Při 53 bodech na obou stranách aktér prohrál.</translation>
    </message>
    <message>
        <source>You must follow suit; if you can&apos;t, play a trump; if you have no trump, play any card.</source>
        <translation>Vynesená barva se musí ctít; kdo ji nemá, dává tarok, a bez taroku libovolnou kartu.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat wins 2 chips, losing the Pagat there costs 2. An announced Pagat counts double and can be challenged.</source>
        <translation>Poslední zdvih vzatý pagátem vynáší 2 žetony, pagát v něm ztracený 2 stojí. Hlášený platí dvojnásobně a lze ho flekovat.</translation>
    </message>
    <message>
        <source>One or two trumps are paid 2 chips. To keep so few, the talon card may be passed on to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Jeden nebo dva taroky se platí 2 žetony. Aby to tak zůstalo, lze kartu z talonu odmítnout; dostane ji hráč, který by jinak žádnou neměl, nikdy aktér, a smí ji nepřijmout.</translation>
    </message>
    <message>
        <source>A misdeal found before play is put right if possible. If it can&apos;t be, the dealer pays 2 chips to each player and deals again.</source>
        <translation>Zadání zjištěné před hrou se napraví, je-li to možné. Jinak platí rozdávající 2 žetony každému hráči a rozdává znovu.</translation>
    </message>
    <message>
        <source>If a mistake in dealing is found during or after play, the hand is completed and counts; extra cards go to the opponents. There is no penalty.</source>
        <translation>Přijde-li se na chybu v rozdávání při hře nebo po ní, hra se dohraje a platí; přebytečné karty patří protihráčům. Pokuta není.</translation>
    </message>
    <message>
        <source>You are responsible for the number of your cards and discards. Players should point out a possible error early, so that it can be put right.</source>
        <translation>Za počet svých karet i odložených odpovídáte sami. Na možnou chybu mají včas upozornit i ostatní, aby se dala napravit.</translation>
    </message>
    <message>
        <source>Players keep their own tricks apart until the hand is over, so that mistakes can still be put right.</source>
        <translation>Každý si nechává zdvihy zvlášť až do konce hry, aby se chyby daly ještě napravit.</translation>
    </message>
    <message>
        <source>A second person checks the sheet. The four scores, negative ones subtracted, must add up to 400.</source>
        <translation>Zápis kontroluje druhá osoba. Čtyři výsledky, záporné odečtené, musí dát dohromady 400.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is completed, and extra cards go to the opponents. The offender pays 2 chips to each player, collects nothing, pays what the partner wins and covers what the partner loses.</source>
        <translation>Po nesprávném počtu odložených karet se hra dohraje a přebytečné karty patří protihráčům. Provinilec platí 2 žetony každému hráči, nic nedostává, platí spoluhráčovu výhru a hradí jeho prohru.</translation>
    </message>
    <message>
        <source>A player who discards a king, or a trump without showing it, pays 5 chips to each player.</source>
        <translation>Kdo odloží krále, nebo tarok, aniž ho ukáže, platí 5 žetonů každému hráči.</translation>
    </message>
    <message>
        <source>After a failure to follow suit the cards are taken back, if that is possible. Otherwise the hand is completed with the penalties for a wrong number of discards: 2 chips to each player, no winnings, and the partner&apos;s share as well.</source>
        <translation>Po nectění barvy se karty vezmou zpět, je-li to možné. Jinak se hra dohraje s pokutami jako za nesprávný počet odložených karet: 2 žetony každému hráči, žádná výhra a vyrovnání i za spoluhráče.</translation>
    </message>
    <message>
        <source>A player who collects for a value not held returns the chips and pays 2 to each player, unless the error is announced before the first card. A called Valat that failed because of it does not count.</source>
        <translation>Kdo dostal zaplaceno za to, co nemá, žetony vrátí a každému hráči zaplatí 2, pokud se na to nepřijde před první kartou. Hlášený valát, který kvůli tomu nevyšel, neplatí.</translation>
    </message>
    <message>
        <source>If the wrong trump is called, the hand is void and values are returned; the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent too, both pay. If nothing is called, it is the XIX.</source>
        <translation>Volá-li se nesprávný tarok, hra neplatí a žetony za hlášky se vracejí; aktér platí 5 žetonů každému hráči a přichází o Povinost. Mlčí-li i držitel správného taroku, platí oba. Když se nevolá nic, platí XIX.</translation>
    </message>
    <message>
        <source>The hand is played out. The player who played Povinost out of turn and the one who should have played it each pay 2 chips to the two others. The right player is next, and the wrong one is skipped.</source>
        <translation>Hra se dohraje. Kdo hrál Povinost mimo pořadí a kdo ji měl hrát, platí po 2 žetonech oběma ostatním; správný hráč je na řadě příště a nesprávný se vynechá.</translation>
    </message>
    <message>
        <source>You may ask whether the called trump has been played, and by whom. Tricks on the wrong pile count as they lie and are paid as if there had been no mistake.</source>
        <translation>Je dovoleno zeptat se, zda už padl volaný tarok a kdo ho hrál. Pomíchané zdvihy se počítají, jak leží, a platí se, jako by k chybě nedošlo.</translation>
    </message>
    <message>
        <source>Only the holder may announce the Pagat. A player who announces it without holding it pays 2 chips to each player, and the holder may challenge. If the announcer has a wrong number of cards, the Pagat and its trick go to the opponents, with the penalties for a wrong discard.</source>
        <translation>Pagáta smí hlásit jen jeho držitel. Kdo ho hlásí bez karty, platí 2 žetony každému hráči a držitel smí dát flek. Má-li ohlašující nesprávný počet karet, patří pagát i jeho zdvih protihráčům, s pokutami jako za chybu při odkládání.</translation>
    </message>
    <message>
        <source>A player who sits at the wrong table continues to play there.</source>
        <translation>Kdo sedí u nesprávného stolu, hraje tam dál.</translation>
    </message>
    <message>
        <source>If neither discards nor deal explain a wrong number of cards, the player has dropped a card or played two to a trick. The penalties are those for a wrong number of discards.</source>
        <translation>Nevysvětlí-li nesprávný počet karet odkládání ani rozdávání, hráč kartu upustil nebo dal dvě do jednoho zdvihu. Pokuty jsou stejné jako za nesprávný počet odložených karet.</translation>
    </message>
    <message>
        <source>A card exposed by the dealer is shuffled back into the undealt cards, and the deal continues; there is no penalty.</source>
        <translation>Karta, kterou rozdávající otočí, se vrátí do zbytku, ten se zamíchá a rozdává se dál bez pokuty.</translation>
    </message>
    <message>
        <source>A card exposed by a player stays face up and must be played at the first opportunity; there is no penalty.</source>
        <translation>Karta, kterou hráč ukáže, zůstává odkrytá a hraje se, jakmile je dovolená, bez pokuty.</translation>
    </message>
    <message>
        <source>A cut should be at least six cards deep; there is no penalty.</source>
        <translation>Sejmout se má nejméně šest karet; pokuta není.</translation>
    </message>
    <message>
        <source>The most important rules in short. Values come before any challenge; after the first card there are no more values and challenges.</source>
        <translation>Nejdůležitější pravidla ve zkratce. Hlášky předcházejí flekům; po první kartě už nejsou ani hlášky, ani fleky.</translation>
    </message>
    <message>
        <source>Prever is higher than Povinost.</source>
        <translation>Prever je vyšší než Povinost.</translation>
    </message>
    <message>
        <source>The holder of the II bids first, or the holder of the next trump if the II lies in the talon. The choice is between Povinost (with a partner) and Prever (alone).</source>
        <translation>První licituje držitel taroku II, a leží-li v talonu, držitel dalšího taroku. Hlásí Povinost (se spoluhráčem), nebo Prever (sám).</translation>
    </message>
    <message>
        <source>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</source>
        <translation>Všechny zdvihy vynášejí 20 žetonů, hlášené 40. Pagát se pak neplatí.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Karty bez taroku se platí 4 žetony. Aby to tak zůstalo, lze kartu z talonu zakrytou odmítnout; dostane ji hráč, který by jinak žádnou neměl, nikdy aktér, a smí ji nepřijmout.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, unless no other card can be played.</source>
        <translation>Ohlášený pagát zůstává v ruce do posledního zdvihu, ledaže nelze zahrát jinou kartu.</translation>
    </message>
    <message>
        <source>The aces of hearts and diamonds are the lowest cards of their suits.</source>
        <translation>Srdcové a kárové eso jsou nejnižší karty svých barev.</translation>
    </message>
    <message>
        <source>What the hand holds before play is paid by the three others at once: many or few trumps, the Trull, kings and other five-point cards.</source>
        <translation>Za to, co je v ruce před hrou, platí ostatní tři hned: mnoho nebo málo taroků, trul, králové a další karty za pět bodů.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</source>
        <translation>Škýz, mont, pagát a králové platí 5, dámy 4, kavalové 3, kluci 2, všechny ostatní karty 1.</translation>
    </message>
    <message>
        <source>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</source>
        <translation>V červených barvách je pořadí král, dáma, kaval, kluk, 4, 3, 2, 1; v černých král, dáma, kaval, kluk, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side wins with 54 of the 106 points.</source>
        <translation>Strana aktéra vyhrává s 54 body ze 106.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</source>
        <translation>K rozdílu od 53 se přičte 10 a vynásobí se 2 pro Povinost nebo 3 pro Prever. Počet desítek se zaokrouhlí a udává žetony.</translation>
    </message>
    <message>
        <source>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</source>
        <translation>Na čem se stůl nedohodne, rozhodne rozhodčí, nejlépe před sehrávkou.</translation>
    </message>
</context>
<context>
    <name>SpjstGlosses</name>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>základní hra se spoluhráčem, čtyři karty z talonu</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>jeden proti třem, tři karty z talonu</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I bere poslední zdvih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>jedna strana bere všechny zdvihy</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>žádný tarok</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>jeden nebo dva taroky</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osm nebo devět taroků</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset a více taroků</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>škýz, mont a pagát v jedné ruce</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>čtyři karty za pět bodů</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>škýz, mont, pagát a král</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>všichni čtyři králové</translation>
    </message>
    <message>
        <source>all four kings and a Trull card</source>
        <translation>všichni čtyři králové a karta trulu</translation>
    </message>
    <message>
        <source>all seven five-point cards</source>
        <translation>všech sedm karet za pět bodů</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>první flek, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>odpověď na Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Re, ×8</source>
        <translation>odpověď na Re, ×8</translation>
    </message>
    <message>
        <source>answer to the Supre, ×16</source>
        <translation>odpověď na Supre, ×16</translation>
    </message>
</context>
<context>
    <name>SpjstOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Kdo licituje první</translation>
    </message>
    <message>
        <source>Whether the holder of the II bids first in the first hand of a round only, or in every hand.</source>
        <translation>Zda držitel taroku II licituje první jen v první hře kola, nebo v každé hře.</translation>
    </message>
    <message>
        <source>the II in the first hand, then in turn</source>
        <translation>tarok II v první hře, pak po řadě</translation>
    </message>
    <message>
        <source>the II in every hand</source>
        <translation>tarok II v každé hře</translation>
    </message>
    <message>
        <source>Values of one kind</source>
        <translation>Hlášky jednoho druhu</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>platí se jen nejlepší</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>platí se všechny</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Nepřijatá karta z talonu</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vezme ji, kdo ji odmítl</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>zůstane zakrytá a počítá se protihráčům</translation>
    </message>
    <message>
        <source>Second talon cards in a Prever</source>
        <translation>Druhé karty talonu při Preveru</translation>
    </message>
    <message>
        <source>Whether the second three cards are shown when they are laid back.</source>
        <translation>Zda se druhé tři karty při vracení ukazují.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>ukazují se</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>neukazují se</translation>
    </message>
    <message>
        <source>Discarding Trull cards</source>
        <translation>Odkládání karet trulu</translation>
    </message>
    <message>
        <source>Whether Skys, Mond and Pagat may be discarded when nothing else is left.</source>
        <translation>Zda se škýz, mont a pagát smějí odložit, když nezbývá nic jiného.</translation>
    </message>
    <message>
        <source>allowed, face up</source>
        <translation>smějí se, lícem nahoru</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nesmějí se</translation>
    </message>
    <message>
        <source>Discarded King found in time</source>
        <translation>Odložený král zjištěný včas</translation>
    </message>
    <message>
        <source>it is taken back without payment</source>
        <translation>vezme se zpět bez placení</translation>
    </message>
    <message>
        <source>Putting a revoke right</source>
        <translation>Náprava nectěné barvy</translation>
    </message>
    <message>
        <source>How long a failure to follow suit can be corrected.</source>
        <translation>Jak dlouho lze nectěnou barvu napravit.</translation>
    </message>
    <message>
        <source>as long as the hand is played</source>
        <translation>dokud se hra hraje</translation>
    </message>
    <message>
        <source>until the next trick is complete</source>
        <translation>do konce příštího zdvihu</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>dokud zdvih leží na stole</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Oprava volání</translation>
    </message>
    <message>
        <source>Until when the bidder may take the called trump back and name another.</source>
        <translation>Dokdy smí aktér volaný tarok vzít zpět a jmenovat jiný.</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>dokud něco neudělá jiný hráč</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>vůbec ne</translation>
    </message>
    <message>
        <source>Povinost played by the wrong person</source>
        <translation>Povinost odehraná nesprávným hráčem</translation>
    </message>
    <message>
        <source>it is finished and paid</source>
        <translation>dohraje se a zaplatí</translation>
    </message>
    <message>
        <source>it is void</source>
        <translation>neplatí</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valát a počet bodů</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>platí se jen valát</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>platí se obojí</translation>
    </message>
    <message>
        <source>Pagat after a failed Valat</source>
        <translation>Pagát po nezdařeném valátu</translation>
    </message>
    <message>
        <source>Whether a silent Pagat is paid when a called Valat fails.</source>
        <translation>Zda se platí tichý pagát, když hlášený valát nevyjde.</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>neplatí se</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>platí se</translation>
    </message>
    <message>
        <source>Announcing a Valat</source>
        <translation>Hlášení valátu</translation>
    </message>
    <message>
        <source>Who may announce that all tricks will be taken.</source>
        <translation>Kdo smí ohlásit, že vezme všechny zdvihy.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>každý hráč</translation>
    </message>
    <message>
        <source>only the bidder&apos;s side</source>
        <translation>jen strana aktéra</translation>
    </message>
    <message>
        <source>Valat and undeclared values</source>
        <translation>Valát a nenahlášené hlášky</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>Valat and false declarations</source>
        <translation>Valát a nesprávná hlášení</translation>
    </message>
    <message>
        <source>Whose false declaration makes a failed Valat count as not called.</source>
        <translation>Čí nesprávné hlášení způsobí, že se nezdařený valát nepočítá jako hlášený.</translation>
    </message>
    <message>
        <source>that of the opponent who broke it</source>
        <translation>protihráče, který ho zmařil</translation>
    </message>
    <message>
        <source>Whether several values of the same kind are all paid.</source>
        <translation>Zda se několik hlášek téhož druhu platí vedle sebe.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Co se stane s odmítnutou kartou z talonu, kterou nikdo nechce.</translation>
    </message>
    <message>
        <source>Whether a discarded King is free of payment when it is found before the first card.</source>
        <translation>Zda odložený král nic nestojí, zjistí-li se před první kartou.</translation>
    </message>
    <message>
        <source>five chips are still paid to each player</source>
        <translation>i tak se platí pět žetonů každému hráči</translation>
    </message>
    <message>
        <source>What happens to a hand in which the wrong person played Povinost.</source>
        <translation>Co se stane se hrou, v níž Povinost hrál nesprávný hráč.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Zda se vedle valátu platí i body ze hry.</translation>
    </message>
    <message>
        <source>Whose undeclared value makes a failed Valat count as not called.</source>
        <translation>Čí nenahlášená hláška způsobí, že se nezdařený valát nepočítá jako hlášený.</translation>
    </message>
    <message>
        <source>that of any opponent</source>
        <translation>kteréhokoli protihráče</translation>
    </message>
    <message>
        <source>that of any player</source>
        <translation>kteréhokoli hráče</translation>
    </message>
    <message>
        <source>Challenging the Pagat</source>
        <translation>Flek na pagáta</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Kdo smí dát flek na hlášeného pagáta, dokud není znám spoluhráč.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Bank půjčuje násobek tohoto počtu žetonů.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Kolik her má kolo; 0 znamená bez omezení.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>každý kromě hlásícího</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Hlášení po fleku</translation>
    </message>
    <message>
        <source>Until when Pagat and Valat can be announced.</source>
        <translation>Dokdy lze ohlásit pagáta a valát.</translation>
    </message>
    <message>
        <source>until the first challenge</source>
        <translation>do prvního fleku</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do první karty</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>jen ten, kdo může znát svou stranu</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Výše půjčky</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>První rozdávající</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo rozdává první hru kola.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>určí náhoda</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>rozdává, kdo vytáhne nejvyšší kartu</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>určí pořadatel</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Počet her v kole</translation>
    </message>
</context>
<context>
    <name>SpjstReadings</name>
    <message>
        <source>The II decides the first hand of a round; then the seat rotates.</source>
        <translation>Tarok II rozhoduje v první hře kola; pak se místo posouvá.</translation>
    </message>
    <message>
        <source>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</source>
        <translation>Žádný tarok vynese 4 (Uni), jeden nebo dva taroky 2 (Beeda).</translation>
    </message>
    <message>
        <source>The best line of each of the two families is paid; the two families add.</source>
        <translation>Platí se nejlepší řádek každé ze dvou skupin; skupiny se sčítají.</translation>
    </message>
    <message>
        <source>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</source>
        <translation>Odložené karty se počítají straně toho, kdo je odložil, nevzaté karty talonu protihráčům.</translation>
    </message>
    <message>
        <source>It is taken back before play; no chips.</source>
        <translation>Před hrou se vezme zpět; bez žetonů.</translation>
    </message>
    <message>
        <source>Who is the first bidder: the holder of the II, or the player on the dealer&apos;s right?</source>
        <translation>Kdo licituje první: držitel taroku II, nebo hráč po pravici rozdávajícího?</translation>
    </message>
    <message>
        <source>Who chooses first among stacks of twelve, when the II has not yet decided who is Povinost?</source>
        <translation>Kdo vybírá první z hromádek po dvanácti, dokud tarok II neurčí, kdo je na Povinosti?</translation>
    </message>
    <message>
        <source>The dealer&apos;s right neighbor chooses first; the II decides afterwards.</source>
        <translation>První vybírá pravý soused rozdávajícího; o Povinosti rozhodne tarok II potom.</translation>
    </message>
    <message>
        <source>What do the garbled last lines of the table of values mean?</source>
        <translation>Co znamenají zkomolené poslední řádky tabulky hlášek?</translation>
    </message>
    <message>
        <source>Which lines of the table of values add up?</source>
        <translation>Které řádky tabulky hlášek se sčítají?</translation>
    </message>
    <message>
        <source>What happens to a second passed card, and to a refused one?</source>
        <translation>Co se stane s druhou odmítnutou kartou a s nepřijatou kartou?</translation>
    </message>
    <message>
        <source>It goes unseen to players without a card; if all refuse, the player who passed it takes it.</source>
        <translation>Nabídne se zakrytá hráčům bez karty; nepřijme-li ji nikdo, vezme ji, kdo ji odmítl.</translation>
    </message>
    <message>
        <source>Who gets the discards and the untaken Prever cards?</source>
        <translation>Komu patří odložené karty a nevzaté karty při Preveru?</translation>
    </message>
    <message>
        <source>Are only the first three talon cards shown?</source>
        <translation>Ukazují se jen první tři karty talonu?</translation>
    </message>
    <message>
        <source>No: whatever is laid back has been shown.</source>
        <translation>Ne: co se vrací, to se ukázalo.</translation>
    </message>
    <message>
        <source>May Trull cards be discarded, since only Kings are forbidden?</source>
        <translation>Smějí se odložit karty trulu, když jsou zakázáni jen králové?</translation>
    </message>
    <message>
        <source>Yes, like other trumps: when necessary and face up.</source>
        <translation>Ano, jako jiné taroky: v nouzi a lícem nahoru.</translation>
    </message>
    <message>
        <source>What follows when a trump is discarded face up without need?</source>
        <translation>Co následuje, když se tarok odloží odkrytě, ale zbytečně?</translation>
    </message>
    <message>
        <source>How does a Valat combine with the point count, the challenges and the Prever draws?</source>
        <translation>Jak se valát má k počtu bodů, k flekům a k výměně karet při Preveru?</translation>
    </message>
    <message>
        <source>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player also takes the draw factor; no Pagat is paid.</source>
        <translation>Nahrazuje počet bodů a platí pro něj fleky na hru; valát proti hráči, který hraje Prever, se násobí i za výměnu karet; pagát se neplatí.</translation>
    </message>
    <message>
        <source>Who may announce a Valat?</source>
        <translation>Kdo smí hlásit valát?</translation>
    </message>
    <message>
        <source>Any player for his or her side; the call cancels and blocks Pagat announcements.</source>
        <translation>Každý hráč za svou stranu; hlášený valát ruší a znemožňuje hlášení pagáta.</translation>
    </message>
    <message>
        <source>When is a Valat lost because of an omitted declaration?</source>
        <translation>Kdy je valát prohraný kvůli nenahlášené hlášce?</translation>
    </message>
    <message>
        <source>When the trick that broke it was won by an opponent who held an undeclared value.</source>
        <translation>Když rozhodující zdvih vzal protihráč, který si hlášku nechal pro sebe.</translation>
    </message>
    <message>
        <source>Until when is the holder of the right trump in time?</source>
        <translation>Dokdy se může včas ozvat držitel správného taroku?</translation>
    </message>
    <message>
        <source>Until the first card is led.</source>
        <translation>Do výnosu první karty.</translation>
    </message>
    <message>
        <source>Is the game of a wrong Povinost stopped, or played to its end?</source>
        <translation>Přeruší se hra nesprávného hráče na Povinosti, nebo se dohraje?</translation>
    </message>
    <message>
        <source>How large is a bank loan?</source>
        <translation>Jak vysoká je půjčka z banku?</translation>
    </message>
    <message>
        <source>Anybody but the announcer; a challenge by the announcer&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Každý kromě hlásícího; flek jeho vlastní strany se nepočítá a protihráč ho pak ještě může dát.</translation>
    </message>
    <message>
        <source>Must announcements, too, come before the challenges?</source>
        <translation>Musí být i pagát a valát ohlášeny před fleky?</translation>
    </message>
    <message>
        <source>Yes, before the first challenge.</source>
        <translation>Ano, před prvním flekem.</translation>
    </message>
    <message>
        <source>Until when can a discarded King be taken back without a penalty?</source>
        <translation>Dokdy lze odloženého krále vzít zpět bez pokuty?</translation>
    </message>
    <message>
        <source>Never: five chips are paid to each player whenever it is found; before the first card the King is also taken back.</source>
        <translation>Nikdy: pět žetonů každému se platí, kdykoli se zjistí; před první kartou se král navíc vezme zpět.</translation>
    </message>
    <message>
        <source>How long can a revoke be backed up?</source>
        <translation>Jak dlouho lze nectěnou barvu vrátit?</translation>
    </message>
    <message>
        <source>Played to its end and scored; before the talon is touched the right player takes over.</source>
        <translation>Dohraje se a počítá; dokud nikdo nesáhl na talon, ujímá se hry správný hráč.</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Nejmenší násobek deseti, který dluh pokryje.</translation>
    </message>
    <message>
        <source>Who may challenge a Pagat while the partner is unknown?</source>
        <translation>Kdo smí dát flek na pagáta, dokud není znám spoluhráč?</translation>
    </message>
    <message>
        <source>As long as the hand is being played.</source>
        <translation>Dokud se hra hraje.</translation>
    </message>
</context>
<context>
    <name>SpjstTitles</name>
    <message>
        <source>Chips</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Shuffling the deck</source>
        <translation>Míchání karet</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Začátek hry</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Rozdávání karet</translation>
    </message>
    <message>
        <source>Knocking on the deck (Klupek)</source>
        <translation>Klepnutí na balíček (Klupek)</translation>
    </message>
    <message>
        <source>Initial bidder</source>
        <translation>Kdo licituje první</translation>
    </message>
    <message>
        <source>Povinost/Vorhand (Four times)</source>
        <translation>Hra Povinost/Vorhand (Four times)</translation>
    </message>
    <message>
        <source>Prever (Three times)</source>
        <translation>Hra Prever (Three times)</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Odkládání</translation>
    </message>
    <message>
        <source>Bid ranks</source>
        <translation>Pořadí her</translation>
    </message>
    <message>
        <source>Leading the first card</source>
        <translation>Výnos první karty</translation>
    </message>
    <message>
        <source>Declarations/Announcements</source>
        <translation>Hlášky</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Fleky</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Ctění barvy</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagát</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valát</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Žádné taroky</translation>
    </message>
    <message>
        <source>Two trumps</source>
        <translation>Dva taroky</translation>
    </message>
    <message>
        <source>Pagat when announced</source>
        <translation>Ohlášený pagát</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Eso</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Hodnoty hlášek</translation>
    </message>
    <message>
        <source>Misdealing - pre play</source>
        <translation>Zadání karet před hrou</translation>
    </message>
    <message>
        <source>Misdealing - post play</source>
        <translation>Zadání karet zjištěné při hře</translation>
    </message>
    <message>
        <source>Players responsibilities</source>
        <translation>Odpovědnost hráčů</translation>
    </message>
    <message>
        <source>Value of cards</source>
        <translation>Hodnota karet</translation>
    </message>
    <message>
        <source>Red suits, black suits</source>
        <translation>Červené a černé barvy</translation>
    </message>
    <message>
        <source>Winning points</source>
        <translation>Počet bodů k výhře</translation>
    </message>
    <message>
        <source>Trick taking</source>
        <translation>Braní zdvihů</translation>
    </message>
    <message>
        <source>Determining chips won or lost</source>
        <translation>Výpočet žetonů</translation>
    </message>
    <message>
        <source>Tabulating score sheets</source>
        <translation>Sčítání zápisu</translation>
    </message>
    <message>
        <source>Discarding irregularities</source>
        <translation>Chyby při odkládání</translation>
    </message>
    <message>
        <source>Discarding a King or a Trump</source>
        <translation>Odložený král nebo tarok</translation>
    </message>
    <message>
        <source>Failure to follow suit (re-nig)</source>
        <translation>Nectění barvy (renonc)</translation>
    </message>
    <message>
        <source>Illegal declarations</source>
        <translation>Nesprávné hlášky</translation>
    </message>
    <message>
        <source>Announcing the wrong trump</source>
        <translation>Volání nesprávného taroku</translation>
    </message>
    <message>
        <source>Wrong person plays Povinost</source>
        <translation>Povinost hraje nesprávný hráč</translation>
    </message>
    <message>
        <source>Partners not known</source>
        <translation>Neznámí spoluhráči</translation>
    </message>
    <message>
        <source>Calling the Pagat on the end</source>
        <translation>Hlášení pagáta na konec</translation>
    </message>
    <message>
        <source>Seated at the wrong table</source>
        <translation>U nesprávného stolu</translation>
    </message>
    <message>
        <source>Too few cards in hand</source>
        <translation>Příliš málo karet v ruce</translation>
    </message>
    <message>
        <source>Dealer exposes a card</source>
        <translation>Rozdávající ukáže kartu</translation>
    </message>
    <message>
        <source>Player exposes a card</source>
        <translation>Hráč ukáže kartu</translation>
    </message>
    <message>
        <source>Improper cut</source>
        <translation>Špatné sejmutí</translation>
    </message>
    <message>
        <source>Other unforeseen problems</source>
        <translation>Jiné nepředvídané potíže</translation>
    </message>
    <message>
        <source>Rules quick sheet</source>
        <translation>Stručný přehled pravidel</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Rules and players</source>
        <translation>Pravidla a hráči</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>By number, from a file, your own</source>
        <translation>Podle čísla, ze souboru, vlastní</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n uložená hra</numerusform>
            <numerusform>%n uložené hry</numerusform>
            <numerusform>%n uložených her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) passed</source>
        <translation>
            <numerusform>%n lekce hotova</numerusform>
            <numerusform>%n lekce hotovy</numerusform>
            <numerusform>%n lekcí hotovo</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on</source>
        <translation>Od první karty</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n úloha</numerusform>
            <numerusform>%n úlohy</numerusform>
            <numerusform>%n úloh</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn from your own hands</source>
        <translation>Učte se z vlastních her</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <source>What you played</source>
        <translation>Co jste hráli</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Výuka</translation>
    </message>
    <message>
        <source>This game, step by step</source>
        <translation>Tato hra krok za krokem</translation>
    </message>
    <message>
        <source>Practice and examinations</source>
        <translation>Procvičování a zkoušky</translation>
    </message>
    <message>
        <source>Ready-made hands</source>
        <translation>Hry k předvedení</translation>
    </message>
    <message>
        <source>Play by the rules of</source>
        <translation>Hrát podle pravidel</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Play a card.</source>
        <translation>Zahrajte kartu.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jste na řadě</translation>
    </message>
    <message>
        <source>The table acts for {player}.</source>
        <translation>Stůl to udělá za hráče: {player}</translation>
    </message>
    <message>
        <source>Waiting for: {player}</source>
        <translation>Čeká se na: {player}</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>Kolo je uzavřeno.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Žádná hra neprobíhá.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Krok {number} z {total}</translation>
    </message>
    <message>
        <source>One line for yourself</source>
        <translation>Jeden řádek jen pro vás</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Pro vás: {note}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok zpět</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět ke hře</translation>
    </message>
    <message>
        <source>One line about this step</source>
        <translation>Jeden řádek k tomuto kroku</translation>
    </message>
</context>
<context>
    <name>StopPrompt</name>
    <message numerus="yes">
        <source>%n second(s) left to stop it.</source>
        <translation>
            <numerusform>Na zastavení zbývá %n sekunda.</numerusform>
            <numerusform>Na zastavení zbývají %n sekundy.</numerusform>
            <numerusform>Na zastavení zbývá %n sekund.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>trumps</source>
        <translation>taroky</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>srdce</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káry</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piky</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kříže</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Open the side panel</source>
        <translation>Otevřít postranní panel</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Sbalit postranní panel</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Who plays, and how long</source>
        <translation>Kdo hraje a jak dlouho</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>Od příští hry</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Místo {number}</translation>
    </message>
    <message>
        <source>Seat {number} is taken</source>
        <translation>Místo {number} je obsazené</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Jméno na místě {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>člověk</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Kdo hraje na místě {number}</translation>
    </message>
    <message>
        <source>A player who leaves is settled with what he has won or lost so far. The one who takes his seat plays on with what lies there; his own account begins at 0.</source>
        <translation>Kdo odchází, vyrovná to, co zatím vyhrál nebo prohrál. Kdo usedne na jeho místo, hraje dál s tím, co tam leží; jeho vlastní účet začíná od 0.</translation>
    </message>
    <message>
        <source>Double hands are still to be played, or something lies in the pot: until then the number of people stays.</source>
        <translation>Ještě se hrají hry s dvojnásobným počítáním nebo něco leží v kase: do té doby zůstává počet lidí stejný.</translation>
    </message>
    <message>
        <source>With another number of people a new score sheet begins. The sheet says who rests in a hand.</source>
        <translation>S jiným počtem lidí začíná nový zápis. Kdo ve hře pauzuje, říká list pravidel.</translation>
    </message>
    <message>
        <source>A round lasts</source>
        <translation>Kolo trvá</translation>
    </message>
    <message>
        <source>as the sheet says</source>
        <translation>jak říkají pravidla</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>jak dlouho chcete</translation>
    </message>
    <message>
        <source>so many hands</source>
        <translation>tolik her</translation>
    </message>
    <message>
        <source>so many minutes</source>
        <translation>tolik minut</translation>
    </message>
    <message>
        <source>Number of hands or minutes</source>
        <translation>Počet her nebo minut</translation>
    </message>
    <message>
        <source>The sheet is played by so many people: {numbers}.</source>
        <translation>Podle těchto pravidel hraje tolik lidí: {numbers}.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Dva lidé mají stejné jméno.</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Card, face down</source>
        <translation>Zakrytá karta</translation>
    </message>
    <message>
        <source>{card}, face up, {place} of {count}</source>
        <translation>{card}, odkrytá karta, {place} z {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {chosen} of {wanted}</source>
        <translation>{card}, vybraná karta, {chosen} z {wanted}</translation>
    </message>
    <message>
        <source>{card}, can&apos;t be chosen, {place} of {count}: {reason}</source>
        <translation>{card}, nelze zvolit, {place} z {count}: {reason}</translation>
    </message>
    <message>
        <source>{card}, may be played, {place} of {count}</source>
        <translation>{card}, lze zahrát, {place} z {count}</translation>
    </message>
    <message>
        <source>{card}, may be discarded, {place} of {count}</source>
        <translation>{card}, lze odložit, {place} z {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} z {count}</translation>
    </message>
    <message>
        <source>{card}, from the talon</source>
        <translation>{card}, z talonu</translation>
    </message>
    <message>
        <source>{card}: {reason}</source>
        <translation>{card}: {reason}</translation>
    </message>
    <message>
        <source>{card}: you are the partner</source>
        <translation>{card}: jste spoluhráč aktéra</translation>
    </message>
    <message>
        <source>{score} · {tricks}</source>
        <translation>{score} · {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n zdvih</numerusform>
            <numerusform>%n zdvihy</numerusform>
            <numerusform>%n zdvihů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n zakrytá karta</numerusform>
            <numerusform>%n zakryté karty</numerusform>
            <numerusform>%n zakrytých karet</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded %n card(s)</source>
        <translation>
            <numerusform>{name} odkládá %n kartu</numerusform>
            <numerusform>{name} odkládá %n karty</numerusform>
            <numerusform>{name} odkládá %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous trick (L)</source>
        <translation>Předchozí zdvih (L)</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Na řadě je {name}.</translation>
    </message>
    <message>
        <source>talon → opponents</source>
        <translation>talon → protihráči</translation>
    </message>
    <message>
        <source>talon → tricks</source>
        <translation>talon → zdvihy</translation>
    </message>
    <message>
        <source>talon → nobody</source>
        <translation>talon → nikomu</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, odkryté karty: {cards}</translation>
    </message>
    <message>
        <source>{name} holds: {cards}</source>
        <translation>{name} drží: {cards}</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>{name} bere zdvih.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jste na řadě.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>TalonPrompt</name>
    <message>
        <source>Right half</source>
        <translation>Pravá půlka</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>Levá půlka</translation>
    </message>
    <message>
        <source>The other cards count for the opponents.</source>
        <translation>Ostatní karty se počítají protihráčům.</translation>
    </message>
    <message>
        <source>The other cards go with the tricks.</source>
        <translation>Ostatní karty jdou ke zdvihům.</translation>
    </message>
    <message>
        <source>The other cards count for nobody.</source>
        <translation>Ostatní karty se nepočítají nikomu.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Vyberte %n kartu</numerusform>
            <numerusform>Vyberte %n karty</numerusform>
            <numerusform>Vyberte %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Vzít: {cards}</translation>
    </message>
</context>
<context>
    <name>TaughtLooks</name>
    <message>
        <source>Is the room bright?</source>
        <translation>Je místnost světlá?</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Světlá místnost</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>&amp;Teaching mode</source>
        <translation>Režim &amp;výuky</translation>
    </message>
    <message>
        <source>Pro&amp;ject on a second screen</source>
        <translation>Pro&amp;mítat na druhou obrazovku</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Krok &amp;zpět</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Další krok</translation>
    </message>
    <message>
        <source>&amp;Comment on this step</source>
        <translation>&amp;Poznámka k tomuto kroku</translation>
    </message>
    <message>
        <source>Blank the &amp;screen</source>
        <translation>Zatemnit &amp;obraz</translation>
    </message>
    <message>
        <source>Note for &amp;yourself</source>
        <translation>Poznámka &amp;jen pro vás</translation>
    </message>
    <message>
        <source>Ask the room, or &amp;answer</source>
        <translation>O&amp;tázka pro sál, nebo odpověď</translation>
    </message>
    <message>
        <source>Let the room &amp;vote</source>
        <translation>&amp;Nechat sál hlasovat</translation>
    </message>
    <message>
        <source>Show &amp;my notes here</source>
        <translation>&amp;Ukázat zde moje poznámky</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Nahoře</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Vlevo</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Vpravo</translation>
    </message>
    <message>
        <source>At the lower edge</source>
        <translation>U dolního okraje</translation>
    </message>
    <message>
        <source>Of the player in question</source>
        <translation>Hráč z otázky</translation>
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
        <translation>Dva proti dvěma, o žetony</translation>
    </message>
    <message>
        <source>West, Texas</source>
        <translation>West v Texasu</translation>
    </message>
    <message>
        <source>The Labor Day tournament</source>
        <translation>Turnaj ke Svátku práce</translation>
    </message>
</context>
<context>
    <name>TexasLessonTexts</name>
    <message>
        <source>A red suit. Who takes this trick?</source>
        <translation>Červená barva. Kdo bere tento zdvih?</translation>
    </message>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Kolik bodů mají tyto karty?</translation>
    </message>
    <message>
        <source>Count the fives first, then queens, riders and jacks, at last one for each other card.</source>
        <translation>Nejdřív spočítejte pětky, pak dámy, kavaly a kluky, nakonec jeden bod za každou další kartu.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the Skys. Any trump beats any suit card.</source>
        <translation>Karet je {cards}: {trumps} taroků a čtyři barvy po osmi kartách. Taroky mají čísla I až XXI, nejvyšší z nich, bez čísla, je škýz. Každý tarok bije každou barevnou kartu.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the Pagat and the XXI is the Mond. Pagat, Mond, Skys and the four kings are worth {points_HK} points each.</source>
        <translation>Jména mají ještě dva taroky: I je pagát a XXI je mont. Pagát, mont, škýz a čtyři králové mají po {points_HK} bodech.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards. Both counts make {total}. The bidder&apos;s side wins with {limit} points.</source>
        <translation>Po posledním zdvihu každá strana spočítá své zdvihy a své odložené karty. Dohromady je to {total}. Aktérova strana vyhrává s {limit} body.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost.</source>
        <translation>Při {par} : {par} aktérova strana prohrála.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost. If somebody has challenged, the side that challenged last has lost.</source>
        <translation>Při {par} : {par} aktérova strana prohrála. Pokud někdo flekoval, prohrála strana, která flekovala naposled.</translation>
    </message>
    <message>
        <source>For the chips take the difference from {par}, add {add}, multiply by {povinost} (in Prever by {prever}) and divide by {divide}. The rest is rounded, a half upwards.</source>
        <translation>Žetony: k rozdílu od {par} přičtěte {add}, výsledek je ×{povinost} (v Preveru ×{prever}) a ÷{divide}. Zbytek se zaokrouhlí, polovina nahoru.</translation>
    </message>
    <message>
        <source>An example: {example} points are {over} above {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. So much each loser pays and each winner gets.</source>
        <translation>Příklad: {example} bodů je {over} nad {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. Tolik každý poražený zaplatí a každý vítěz dostane.</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Tyto karty má na konci aktérova strana. Kolik mají bodů?</translation>
    </message>
    <message>
        <source>Six cards lie in the talon. In Povinost the bidder takes the top four, each of the next two players takes one. Everybody discards as many cards as he or she took.</source>
        <translation>V talonu leží šest karet. V Povinosti bere aktér horní čtyři a další dva hráči po jedné. Každý odloží tolik karet, kolik si jich vzal.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Co odložíte, počítá se vaší straně. Odkládejte body, o které byste mohli přijít, a zkuste se zbavit celé barvy: až se vynese, přebijete ji tarokem.</translation>
    </message>
    <message>
        <source>A king must never be discarded. A trump may be discarded only if you have nothing else left, and then face up.</source>
        <translation>Krále odložit nesmíte nikdy. Tarok jen tehdy, když už nic jiného nezbývá, a pak lícem nahoru.</translation>
    </message>
    <message>
        <source>You have taken one talon card. Which card do you discard?</source>
        <translation>Vzali jste si jednu kartu z talonu. Kterou odložíte?</translation>
    </message>
    <message>
        <source>A player with at most two trumps is paid for them. So a player who still has so few may pass the talon card on, unseen. The others may take it or refuse it.</source>
        <translation>Za nejvýš dva taroky v ruce se platí. Hráč, který jich má tak málo, smí proto kartu z talonu odmítnout, aniž ji vidí. Ostatní ji přijmou, nebo ne.</translation>
    </message>
    <message>
        <source>You have few trumps, and the next talon card is yours. What do you do?</source>
        <translation>Máte málo taroků a další karta z talonu je vaše. Co uděláte?</translation>
    </message>
    <message>
        <source>The first player must bid: Povinost, with a partner, or Prever, alone against three. The others may bid Prever or pass.</source>
        <translation>První hráč licitovat musí: Povinost se spoluhráčem, nebo Prever sám proti třem. Ostatní řeknou Prever, nebo dál.</translation>
    </message>
    <message>
        <source>In Prever you take three talon cards. If you don&apos;t like them, you may show them and take the other three, and even go back. But then a lost hand costs more.</source>
        <translation>V Preveru si berete tři karty z talonu. Když se vám nelíbí, smíte je ukázat a vzít druhé tři, a dokonce se vrátit. Prohra pak ale stojí víc.</translation>
    </message>
    <message>
        <source>Prever needs a hand that wins alone: many trumps, high ones among them, and few cards that lose points. With a partner half of that is enough.</source>
        <translation>Prever chce karty, které vyhrají samy: hodně taroků, i vysokých, a málo karet, které body ztratí. Se spoluhráčem stačí polovina.</translation>
    </message>
    <message>
        <source>In Povinost the bidder calls the XIX, and the player who holds it is the partner. Nobody says so. It is known when the XIX is played.</source>
        <translation>V Povinosti aktér volá XIX a kdo ji má, je jeho spoluhráč. Nikdo to neprozradí. Ukáže se to, až XIX padne.</translation>
    </message>
    <message>
        <source>You look at the talon first. If you now hold the XIX, you call the highest of XVIII, XVII, XVI and XV that you don&apos;t hold. Or you call your XIX and play alone in secret.</source>
        <translation>Nejdřív uvidíte talon. Máte-li pak XIX sami, voláte nejvyšší z XVIII, XVII, XVI a XV, kterou nemáte. Nebo zavoláte svou XIX a hrajete tajně sami.</translation>
    </message>
    <message>
        <source>What you held before the talon decides. If you held the XIX, call the highest of XVIII, XVII, XVI and XV that you didn&apos;t hold. Or call your XIX and play alone in secret.</source>
        <translation>Rozhoduje, co jste měli před talonem. Byla-li to XIX, voláte nejvyšší z XVIII, XVII, XVI a XV, kterou jste neměli. Nebo zavoláte svou XIX a hrajete tajně sami.</translation>
    </message>
    <message>
        <source>If you draw the very trump that you had to call, you are alone. You may then throw in the hand and pay each player {amount_throw_in_object}.</source>
        <translation>Když si z talonu vezmete právě tarok, který jste měli volat, jste sami. Hru pak smíte vzdát a zaplatit každému {amount_throw_in_object}.</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} hraje Povinost, spoluhráč: {C}. Jejich strana má {told} bodů. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {D}, and each side has {told} points. What does each player win or pay?</source>
        <translation>{A} hraje Povinost, spoluhráč: {D}. Obě strany mají po {told} bodech. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{B} plays Prever alone with the first three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} hraje Prever s prvními třemi kartami z talonu a má {told} bodů. Kolik kdo dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>You are the bidder and have taken four talon cards. What do you call?</source>
        <translation>Jste aktér a máte čtyři karty z talonu. Co zavoláte?</translation>
    </message>
    <message>
        <source>If you hold the called trump, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Máte-li volaný tarok, hrajete s aktérem a víte to jen vy. Pomáhejte potichu: do aktérových zdvihů přimazávejte body.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Jste aktérův spoluhráč. Kterou kartu zahrajete?</translation>
    </message>
    <message>
        <source>Before the first card some hands are paid at once, by everybody, the partner too. One kind counts your trumps, the other your five-point cards. You may declare one of each.</source>
        <translation>Za některé karty se platí hned před první kartou: platí všichni, i spoluhráč. Jedna řada je za počet taroků, druhá za karty za pět bodů. Hlásit smíte z každé jednu.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Beeda, {beeda}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Žádný tarok je Uni za {amount_uni_object}. Jeden nebo dva taroky jsou Beeda za {beeda}. Osm nebo devět je Tarocky za {tarocky}. Deset a víc je Taroky za {taroky}.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Bida, {bida}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Žádný tarok je Uni za {amount_uni_object}. Jeden nebo dva taroky jsou Bida za {bida}. Osm nebo devět je Tarocky za {tarocky}. Deset a víc je Taroky za {taroky}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trull, {amount_trull_object}. Four of the seven five-point cards are Pane, {pane}. Trull with kings is Trull Pane, {trull_pane}. Four kings are Krale, {krale}; with Trull cards Rosanne Pane, {rosanne}.</source>
        <translation>Škýz, mont a pagát jsou Trull za {amount_trull_object}. Čtyři ze sedmi karet za pět bodů jsou Pane za {pane}. Trull s králi je Trull Pane za {trull_pane}. Čtyři králové jsou Krale za {krale}, s kartou trulu Rosanne Pane za {rosanne}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trul, {amount_trul_object}. Four of the seven five-point cards are Honery, {honery}. Trul with kings is Trul Honery, {trul_honery}. Four kings are Kralovske Honery, {kralovske}; with a Trul card {kralovske_plus}.</source>
        <translation>Škýz, mont a pagát jsou Trul za {amount_trul_object}. Čtyři ze sedmi karet za pět bodů jsou Honery za {honery}. Trul s králi je Trul Honery za {trul_honery}. Čtyři králové jsou Kralovske Honery za {kralovske}, s kartou trulu za {kralovske_plus}.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra: {amount_silent_object}, announced {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Pagát, který vezme poslední zdvih, se platí zvlášť: {amount_silent_object}, hlášený {announced}. Když ho tam někdo přebije nebo když hlášený padne dřív, zaplatí jeho strana totéž.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Kontra: the hand counts ×{kontra}. The bidder&apos;s side may answer Re, ×{re}. Then come Supre, ×{supre}, and Mort, ×{mort}.</source>
        <translation>Protihráč, který věří ve výhru, řekne Kontra: hra se počítá ×{kontra}. Aktérova strana smí odpovědět Re, ×{re}. Pak přijdou Supre, ×{supre}, a Mort, ×{mort}.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Contra: the hand counts ×{contra}. The bidder&apos;s side may answer Rhea Contra, ×{rhea}. Then comes Suprhea, ×{suprhea}.</source>
        <translation>Protihráč, který věří ve výhru, řekne Contra: hra se počítá ×{contra}. Aktérova strana smí odpovědět Rhea Contra, ×{rhea}. Pak přijde Suprhea, ×{suprhea}.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A mistake found before the first card is put right and mostly costs nothing. Later the offender pays each player {amount_later_object} or more.</source>
        <translation>Řekněte to, hned jak to uvidíte. Chyba zjištěná před první kartou se napraví a většinou nic nestojí. Později stojí {amount_later_object} každému, nebo i víc.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A wrong number of discards found before the first card is put right. A card that does not follow suit is never taken back: the offender pays each player {amount_revoke_object}.</source>
        <translation>Řekněte to, hned jak to uvidíte. Špatný počet odložených karet zjištěný před první kartou se napraví. Nectěná barva se zpět nebere nikdy a stojí {amount_revoke_object} každému.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Pagát, který vezme poslední zdvih, se platí zvlášť. Můžete si ho do té doby nechat?</translation>
    </message>
    <message>
        <source>Your partner&apos;s trump takes this trick and will take the last one. Where is your Pagat better?</source>
        <translation>Tarok vašeho spoluhráče bere tento zdvih a vezme i poslední. Kde se pagát uplatní lépe?</translation>
    </message>
    <message>
        <source>The Mond lies on the table. Which card beats it?</source>
        <translation>Na stole leží mont. Která karta ho přebije?</translation>
    </message>
    <message>
        <source>The card from the talon also lets you discard: points for your side, or the last card of a suit.</source>
        <translation>S kartou z talonu smíte také jednu odložit: body pro vaši stranu nebo poslední kartu barvy.</translation>
    </message>
    <message>
        <source>Do you announce the Pagat?</source>
        <translation>Ohlásíte pagáta?</translation>
    </message>
    <message>
        <source>You play against the bidder. In Povinost you don&apos;t know at first who is with you. Be careful with points until the called trump has been played.</source>
        <translation>Hrajete proti aktérovi. V Povinosti zprvu nevíte, kdo hraje s vámi. Dokud nepadne volaný tarok, zacházejte s body opatrně.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Flekujete?</translation>
    </message>
</context>
<context>
    <name>TexasMessages</name>
    <message>
        <source>{seat} declared, announced or challenged before anybody was asked.</source>
        <translation>{seat} hlásí nebo flekuje dřív, než je kdo tázán.</translation>
    </message>
    <message>
        <source>{seat} passed on a talon card as the bidder.</source>
        <translation>{seat} odmítá kartu z talonu jako aktér.</translation>
    </message>
    <message>
        <source>{seat} drew the trump to be called and threw in the hand.</source>
        <translation>{seat} dobírá z talonu tarok, který by se volal, a hru vzdává.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand without the right to do so.</source>
        <translation>{seat} vzdává hru bez oprávnění.</translation>
    </message>
    <message>
        <source>{seat} announced something before anybody was asked.</source>
        <translation>{seat} hlásí dřív, než je kdo tázán.</translation>
    </message>
    <message>
        <source>{seat} challenged before anybody was asked.</source>
        <translation>{seat} flekuje dřív, než je kdo tázán.</translation>
    </message>
    <message>
        <source>{seat} declared a value before anybody was asked.</source>
        <translation>{seat} hlásí hodnotu dřív, než je kdo tázán.</translation>
    </message>
    <message>
        <source>{seat} led before everybody was ready.</source>
        <translation>{seat} vynáší dřív, než jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}. Should the deal continue?</source>
        <translation>{seat} při rozdávání otočí kartu: {card}. Má se rozdávat dál?</translation>
    </message>
    <message>
        <source>Take the talon card, or pass it on unseen?</source>
        <translation>Vezmete si kartu z talonu, nebo ji zakrytou odmítnete?</translation>
    </message>
    <message>
        <source>{seat} passes on a talon card, unseen. Do you take it?</source>
        <translation>{seat} odmítá kartu z talonu, kterou nikdo neviděl. Přijmete ji?</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} se ptá, zda jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>Ask whether everybody is ready.</source>
        <translation>Zeptejte se, zda jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Nepřijmout</translation>
    </message>
    <message>
        <source>Let the deal continue</source>
        <translation>Rozdávat dál</translation>
    </message>
    <message>
        <source>You drew {card_object}: if you throw in the hand, you pay each player {amount_object}.</source>
        <translation>Z talonu máte {card_object}: vzdáte-li hru, zaplatíte každému hráči {amount_object}.</translation>
    </message>
    <message>
        <source>Difference from the half, {more} − {less}|{result}</source>
        <translation>Rozdíl od poloviny, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points above the half, {more} − {less}|{result}</source>
        <translation>Body nad polovinu, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points below the half, {more} − {less}|{result}</source>
        <translation>Body pod polovinou, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>{result} above the half</source>
        <translation>{result} nad polovinu</translation>
    </message>
    <message>
        <source>{result} below the half</source>
        <translation>{result} pod polovinou</translation>
    </message>
    <message>
        <source>{b} for the game, {a} + {b}|{result}</source>
        <translation>{b} za hru, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>{b} for the game</source>
        <translation>{b} za hru</translation>
    </message>
    <message>
        <source>Ten points are one chip, rounded|{result}</source>
        <translation>Deset bodů je jeden žeton, zaokrouhleno|{result}</translation>
    </message>
    <message>
        <source>The bidder loses a tie.</source>
        <translation>Při rovnosti bodů aktér prohrává.</translation>
    </message>
    <message>
        <source>The bidder wins this tie.</source>
        <translation>Při této rovnosti bodů aktér vyhrává.</translation>
    </message>
    <message>
        <source>Talon cards changed, ×{factor}|{result}</source>
        <translation>Výměna karet z talonu, ×{factor}|{result}</translation>
    </message>
    <message>
        <source>talon cards changed ×{factor}</source>
        <translation>výměna z talonu ×{factor}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} passed on the talon card with %n trump(s); at most {most} are allowed.</source>
        <translation>
            <numerusform>{seat} odmítá kartu z talonu, v ruce má %n tarok; smí jich být nejvýše {most}.</numerusform>
            <numerusform>{seat} odmítá kartu z talonu, v ruce má %n taroky; smí jich být nejvýše {most}.</numerusform>
            <numerusform>{seat} odmítá kartu z talonu, v ruce má %n taroků; smí jich být nejvýše {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} announced the Pagat but discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} hlásí pagáta, ale odkládá %n kartu místo {right}.</numerusform>
            <numerusform>{seat} hlásí pagáta, ale odkládá %n karty místo {right}.</numerusform>
            <numerusform>{seat} hlásí pagáta, ale odkládá %n karet místo {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Žádat nové rozdání</translation>
    </message>
    <message>
        <source>A loss then counts ×{factor}.</source>
        <translation>Prohra se pak počítá ×{factor}.</translation>
    </message>
    <message>
        <source>The card goes to another player, unseen.</source>
        <translation>Kartu dostane jiný hráč, nikdo ji neuvidí.</translation>
    </message>
    <message>
        <source>The Valat replaces the point count.</source>
        <translation>Místo bodů se počítá valát.</translation>
    </message>
    <message>
        <source>The Valat does not count as called: it failed because of an undeclared value ({seat}).</source>
        <translation>Valát neplatí jako hlášený: nevyšel kvůli nenahlášené hlášce ({seat}).</translation>
    </message>
</context>
<context>
    <name>TexasPublicMessages</name>
    <message>
        <source>{seat} passed on the talon card with too many trumps.</source>
        <translation>{seat} odmítá kartu z talonu s příliš mnoha taroky.</translation>
    </message>
</context>
<context>
    <name>TexasRights</name>
    <message>
        <source>The Povinost player must open the bidding.</source>
        <translation>Licitaci musí začít hráč na Povinosti.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Rozdávající musí karty rozdávat lícem dolů.</translation>
    </message>
    <message>
        <source>The sheet is silent on the bottom card, so a judge may decide.</source>
        <translation>Pravidla o spodní kartě mlčí, rozhodnout tedy může rozhodčí.</translation>
    </message>
    <message>
        <source>You must not lead before the others have called and challenged.</source>
        <translation>Vynést smíte, až když ostatní ohlásí a odflekují.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or knock.</source>
        <translation>Snímat nebo klepat smí jen hráč po levici rozdávajícího.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or tap.</source>
        <translation>Snímat nebo klepat smí jen hráč po levici rozdávajícího.</translation>
    </message>
    <message>
        <source>The cut must be deep enough.</source>
        <translation>Sejmout se musí dost hluboko.</translation>
    </message>
    <message>
        <source>You must not discard Skys, Mond or Pagat.</source>
        <translation>Škýze, monta ani pagáta odložit nesmíte.</translation>
    </message>
    <message>
        <source>All players must keep their own tricks until the end.</source>
        <translation>Každý si musí nechat vlastní zdvihy až do konce.</translation>
    </message>
    <message>
        <source>You must wait until the discards are done.</source>
        <translation>Musíte počkat, až je odloženo.</translation>
    </message>
    <message>
        <source>Before the first card you must ask whether everybody is ready.</source>
        <translation>Před první kartou se musíte zeptat, zda jsou všichni připraveni.</translation>
    </message>
    <message>
        <source>You may pass on a talon card only with at most two trumps, and never as the bidder.</source>
        <translation>Kartu z talonu smíte odmítnout jen s nejvýše dvěma taroky a nikdy jako aktér.</translation>
    </message>
    <message>
        <source>You must have the right number of cards to announce the Pagat.</source>
        <translation>K hlášení pagáta musíte mít správný počet karet.</translation>
    </message>
    <message>
        <source>You must play the hand unless a drawn card lets you throw it in.</source>
        <translation>Hru musíte hrát, pokud vás k jejímu vzdání neopravňuje dokoupená karta.</translation>
    </message>
    <message>
        <source>A bidder who draws the trump to be called may throw in the hand.</source>
        <translation>Kdo jako aktér dobere tarok, který by se volal, smí hru vzdát.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Hlásit smíte jen to, na co máte karty.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Každou hlášku, na kterou máte karty, musíte říci před první kartou.</translation>
    </message>
    <message>
        <source>The bidder must call a trump before the first card.</source>
        <translation>Aktér musí před první kartou volat tarok.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Hlášeného pagáta musíte držet do posledního zdvihu, pokud můžete.</translation>
    </message>
    <message>
        <source>An announced Pagat must win the last trick.</source>
        <translation>Ohlášený pagát musí vzít poslední zdvih.</translation>
    </message>
    <message>
        <source>To count, a called Pagat must take the last trick. You need not hold it back.</source>
        <translation>Hlášený pagát musí získat poslední zdvih, aby platil. Držet ho nemusíte.</translation>
    </message>
    <message>
        <source>You must play at the table you are assigned to.</source>
        <translation>Musíte hrát u stolu, kam patříte.</translation>
    </message>
</context>
<context>
    <name>TexasRoles</name>
    <message>
        <source>Povinost player</source>
        <translation>hráč na Povinosti</translation>
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
        <translation>Nesprávný hráč na Povinosti</translation>
    </message>
    <message>
        <source>Speaking too early</source>
        <translation>Předčasné hlášení</translation>
    </message>
    <message>
        <source>Card exposed while dealing, objected to</source>
        <translation>Otočená karta při rozdávání, s námitkou</translation>
    </message>
    <message>
        <source>Lead before everybody is ready</source>
        <translation>Výnos dřív, než jsou všichni připraveni</translation>
    </message>
    <message>
        <source>Talon card passed on without the right to do so</source>
        <translation>Neoprávněně odmítnutá karta z talonu</translation>
    </message>
    <message>
        <source>Hand thrown in without the right to do so</source>
        <translation>Neoprávněné vzdání</translation>
    </message>
    <message>
        <source>Hand rightly thrown in</source>
        <translation>Oprávněné vzdání</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Nic se nevolá</translation>
    </message>
    <message>
        <source>Valat broken after a false declaration</source>
        <translation>Valát zmařený po nesprávné hlášce</translation>
    </message>
    <message>
        <source>Valat broken after an undeclared value</source>
        <translation>Valát zmařený po nenahlášené hlášce</translation>
    </message>
    <message>
        <source>Pagat with a wrong number of cards</source>
        <translation>Pagát při nesprávném počtu karet</translation>
    </message>
    <message>
        <source>Announced Pagat had to be played early</source>
        <translation>Hlášený pagát musel ven dřív</translation>
    </message>
    <message>
        <source>Called Pagat does not take the last trick</source>
        <translation>Hlášený pagát nezískal poslední zdvih</translation>
    </message>
    <message>
        <source>Announced Pagat lost in the last trick</source>
        <translation>Hlášený pagát ztracený v posledním zdvihu</translation>
    </message>
    <message>
        <source>Sitting at the wrong table</source>
        <translation>Hráč u nesprávného stolu</translation>
    </message>
</context>
<context>
    <name>TexasSubjects</name>
    <message>
        <source>Who bids first</source>
        <translation>Kdo licituje první</translation>
    </message>
    <message>
        <source>Trump that is asked for first</source>
        <translation>Tarok, který se hledá první</translation>
    </message>
    <message>
        <source>The Povinost player may pass</source>
        <translation>Hráč na Povinosti smí říci dál</translation>
    </message>
    <message>
        <source>Sets of talon cards a lone player may take</source>
        <translation>Kolikrát smí sólista brát karty z talonu</translation>
    </message>
    <message>
        <source>Second set is shown when laid back</source>
        <translation>Vrácené druhé karty se ukazují</translation>
    </message>
    <message>
        <source>Factor of a loss after one, two, three sets</source>
        <translation>Násobek prohry po prvních, druhých, třetích kartách</translation>
    </message>
    <message>
        <source>Most trumps in hand with which a talon card may be passed on</source>
        <translation>Odmítnout kartu z talonu lze, je-li taroků v ruce nejvýše</translation>
    </message>
    <message>
        <source>A passed card that nobody wants</source>
        <translation>Odmítnutá karta, kterou nikdo nechce</translation>
    </message>
    <message>
        <source>When cards are discarded</source>
        <translation>Kdy se odkládá</translation>
    </message>
    <message>
        <source>Throwing in after drawing</source>
        <translation>Vzdání po dobrání</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Oprava volání</translation>
    </message>
    <message>
        <source>Values paid without being declared</source>
        <translation>Hlášky placené i bez ohlášení</translation>
    </message>
    <message>
        <source>Added to the difference</source>
        <translation>K rozdílu se přičte</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Dělitel</translation>
    </message>
    <message>
        <source>A tie is lost by</source>
        <translation>Při rovnosti bodů prohrává</translation>
    </message>
    <message>
        <source>Multiplier of a lone player&apos;s tie</source>
        <translation>Násobek při rovnosti bodů sólisty</translation>
    </message>
    <message>
        <source>A silent Valat leaves the Pagat unpaid</source>
        <translation>Při tichém valátu se pagát neplatí</translation>
    </message>
    <message>
        <source>The points of the hand are paid in addition to a Valat</source>
        <translation>Vedle valátu se platí i body</translation>
    </message>
    <message>
        <source>After an exposed card the deal continues if</source>
        <translation>Po otočené kartě se rozdává dál, pokud</translation>
    </message>
    <message>
        <source>A silent Pagat is paid after a failed Valat</source>
        <translation>Po nezdařeném valátu se platí tichý pagát</translation>
    </message>
    <message>
        <source>Paid to each player for throwing in the hand</source>
        <translation>Za vzdání se platí každému hráči</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called</source>
        <translation>Kdy se nezdařený valát nepočítá jako hlášený</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called after false declarations</source>
        <translation>Kdy se nezdařený valát po nesprávném hlášení nepočítá jako hlášený</translation>
    </message>
</context>
<context>
    <name>TexasValues</name>
    <message>
        <source>the Povinost player only</source>
        <translation>jen hráč na Povinosti</translation>
    </message>
    <message>
        <source>the right Povinost player plays next</source>
        <translation>příště je na Povinosti správný hráč</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each player: {amount}</source>
        <translation>pokuta od provinilce i hráče na Povinosti každému hráči: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each uninvolved player: {amount}</source>
        <translation>pokuta od provinilce i hráče na Povinosti každému nezúčastněnému: {amount}</translation>
    </message>
    <message>
        <source>always the seat on the dealer&apos;s right</source>
        <translation>vždy místo po pravici rozdávajícího</translation>
    </message>
    <message>
        <source>in the first hand the holder of the trump, then in turn</source>
        <translation>v první hře držitel taroku, pak po pořádku</translation>
    </message>
    <message>
        <source>in every hand the holder of the trump</source>
        <translation>v každé hře držitel taroku</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vezme si ji, kdo ji odmítl</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>zůstane zakrytá a patří protihráčům</translation>
    </message>
    <message>
        <source>each player before the next one draws</source>
        <translation>každý, než dobere další hráč</translation>
    </message>
    <message>
        <source>all players after everybody has drawn</source>
        <translation>všichni, až všichni doberou</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nelze</translation>
    </message>
    <message>
        <source>with the drawn trump that had to be called</source>
        <translation>po dobrání taroku, který se měl volat</translation>
    </message>
    <message>
        <source>with any drawn trump that can be called</source>
        <translation>po dobrání kteréhokoli taroku k volání</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>po odložení</translation>
    </message>
    <message>
        <source>the hand with its talon cards</source>
        <translation>karty i s dobranými z talonu</translation>
    </message>
    <message>
        <source>only by a ruling</source>
        <translation>jen rozhodnutím</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>dokud něco neudělá jiný hráč</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do první karty</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>jen když nic jiného nezbývá, lícem nahoru</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>platí se všechny</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>the side that challenged last, otherwise the bidder</source>
        <translation>strana, která flekovala poslední, jinak aktér</translation>
    </message>
    <message>
        <source>the multiplier of the game</source>
        <translation>násobek hry</translation>
    </message>
    <message>
        <source>if the opponent who broke it had not declared a value</source>
        <translation>pokud ho zmařil protihráč, který si nechal hlášku pro sebe</translation>
    </message>
    <message>
        <source>if any opponent had not declared a value</source>
        <translation>pokud si kterýkoli protihráč nechal hlášku pro sebe</translation>
    </message>
    <message>
        <source>if a judge decides so</source>
        <translation>pokud tak rozhodne rozhodčí</translation>
    </message>
    <message>
        <source>if the opponent who broke it declared falsely</source>
        <translation>když nesprávně hlásil protihráč, který ho zmařil</translation>
    </message>
    <message>
        <source>if any player declared falsely</source>
        <translation>když nesprávně hlásil kterýkoli hráč</translation>
    </message>
    <message>
        <source>all others agree</source>
        <translation>souhlasí všichni ostatní</translation>
    </message>
    <message>
        <source>most of the others agree</source>
        <translation>souhlasí většina ostatních</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Tarock</source>
        <translation>Taroky</translation>
    </message>
    <message>
        <source>Five rule sheets, one deck, a strict referee</source>
        <translation>Patero pravidel, jeden balíček, přísný rozhodčí</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Not sure? Press Hint: it says what is good here, and why.</source>
        <translation>Nevíte? Tlačítko Rada řekne, co se tu hodí a proč.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Svítící karty smíte hrát: klikněte na některou, přetáhněte ji doprostřed, nebo použijte šipky a Enter.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: double-click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Svítící karty smíte hrát: dvakrát klikněte na některou, přetáhněte ji doprostřed, nebo použijte šipky a Enter.</translation>
    </message>
    <message>
        <source>At the upper left stands what is played, and who plays with whom as soon as it is known.</source>
        <translation>Vlevo nahoře stojí, co se hraje, a jakmile se to ví, i kdo hraje s kým.</translation>
    </message>
    <message>
        <source>{name} takes this trick and leads to the next. The key L shows it again.</source>
        <translation>{name} bere tento zdvih a vynáší do dalšího. Klávesa L ho znovu ukáže.</translation>
    </message>
    <message>
        <source>The points in the tricks decide. After the last one you see how they were counted.</source>
        <translation>Rozhodují body ve zdvizích. Po posledním uvidíte, jak se počítaly.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>End the tour</source>
        <translation>Ukončit prohlídku</translation>
    </message>
</context>
<context>
    <name>UnclaimedDialog</name>
    <message>
        <source>What nobody claimed</source>
        <translation>Co nikdo nereklamoval</translation>
    </message>
    <message>
        <source>Once you open the list, you can no longer claim anything in this hand.</source>
        <translation>Jakmile seznam otevřete, nemůžete už v této hře nic reklamovat.</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Zobrazit seznam</translation>
    </message>
    <message>
        <source>Nothing was overlooked in this hand.</source>
        <translation>V této hře se nic nepřehlédlo.</translation>
    </message>
    <message>
        <source>For information only: nothing here is penalized any more.</source>
        <translation>Jen pro informaci: nic z toho se už netrestá.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Otevřít pravidlo</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved</source>
        <translation>Neuloženo</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message>
        <source>Quit without saving</source>
        <translation>Ukončit bez uložení</translation>
    </message>
</context>
<context>
    <name>ViewMenus</name>
    <message>
        <source>As set on this computer</source>
        <translation>Podle tohoto počítače</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zelené sukno</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Světlá místnost</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Poloviční rychlost</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normální rychlost</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>Dvojnásobná rychlost</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Bez pohybu</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Vzhle&amp;d</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>R&amp;ychlost</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>There are no acts to choose from at this step: there is nothing to vote on.</source>
        <translation>V tomto kroku není z čeho vybírat: není o čem hlasovat.</translation>
    </message>
    <message>
        <source>Nobody is asked at this step: there is nothing to vote on.</source>
        <translation>V tomto kroku není nikdo na tahu: není o čem hlasovat.</translation>
    </message>
    <message>
        <source>What is best could not be found. These acts can be voted for.</source>
        <translation>Nejlepší tah se nepodařilo najít. Hlasovat lze o těchto tazích.</translation>
    </message>
</context>
<context>
    <name>WarningPrompt</name>
    <message>
        <source>Play it anyway</source>
        <translation>Přesto zahrát</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzít zpět</translation>
    </message>
</context>
<context>
    <name>WelcomeScreen</name>
    <message>
        <source>I have never played tarock</source>
        <translation>Taroky neznám</translation>
    </message>
    <message>
        <source>A first hand now, ten minutes</source>
        <translation>Hned první hra, deset minut</translation>
    </message>
    <message>
        <source>I know tarock</source>
        <translation>Taroky znám</translation>
    </message>
    <message>
        <source>Show me the rules</source>
        <translation>Ukázat pravidla</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>At a table with computers</source>
        <translation>U stolu s počítači</translation>
    </message>
</context>
<context>
    <name>WestfestConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again.</source>
        <translation>Rozdávající platí 2 žetony každému hráči a rozdává znovu.</translation>
    </message>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Rozdávající platí každému hráči 2 žetony a rozdává znovu; žetony za hlášky se vracejí.</translation>
    </message>
    <message>
        <source>The offender pays 2 chips to each player, and the deck is shuffled again.</source>
        <translation>Provinilec platí 2 žetony každému hráči a karty se zamíchají znovu.</translation>
    </message>
    <message>
        <source>The deck is shuffled again if no card is dealt yet; the judges may fine.</source>
        <translation>Není-li ještě rozdáno, karty se zamíchají znovu; rozhodčí mohou uložit pokutu.</translation>
    </message>
    <message>
        <source>The dealer pays each player what the hand would have cost a loser, and the deal passes on.</source>
        <translation>Rozdávající platí každému hráči, co by hra stála poraženého, a rozdává další.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays each player what it would have cost a loser.</source>
        <translation>Hra se dohraje; pak rozdávající platí každému hráči, co by stála poraženého.</translation>
    </message>
    <message>
        <source>The hand is over: the bidder pays 2 chips to each player and deals next.</source>
        <translation>Hra končí: aktér platí 2 žetony každému hráči a rozdává příště.</translation>
    </message>
    <message>
        <source>The hand is played; nobody pays.</source>
        <translation>Hra se hraje; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</source>
        <translation>Kdo hraje sám, platí jen dvěma ostatním a provinilec nic nedostává; sporná karta patří tomu, kdo hraje sám.</translation>
    </message>
    <message>
        <source>The others let the deal continue; nobody pays.</source>
        <translation>Ostatní nechají rozdávat dál; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win, the shares of the others too; the card in question goes to the lone player.</source>
        <translation>Celou výhru toho, kdo hraje sám, platí provinilec, i za ostatní; sporná karta patří tomu, kdo hraje sám.</translation>
    </message>
    <message>
        <source>The losers pay nothing, and the offender pays the partner&apos;s win; the card in question goes to the other side.</source>
        <translation>Poražení neplatí a výhru spoluhráči platí provinilec; sporná karta patří druhé straně.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners; the card in question goes to the other side.</source>
        <translation>Provinilec platí prohru svou i spoluhráčovu; sporná karta patří druhé straně.</translation>
    </message>
    <message>
        <source>The sheet speaks of a finished hand only. Before the first card the number is put right; nobody pays.</source>
        <translation>Pravidla mluví jen o dohrané hře. Před první kartou se počet napraví; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The hand is played out; the judges may decide otherwise.</source>
        <translation>Pravidla pokutu neuvádějí. Hra se dohraje; rozhodčí mohou určit jinak.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Hlášený pagát se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Hláška se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The call is corrected; nobody pays.</source>
        <translation>Pravidla pokutu neuvádějí. Volání se opraví; nikdo neplatí.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Co se řekne po první kartě, se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Flek se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>Another way of dealing is chosen; nobody pays.</source>
        <translation>Vybere se jiný způsob rozdávání; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Karta z talonu se neodmítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card goes back; the judges may decide otherwise.</source>
        <translation>Pravidla to neřeší. Karta se vrací; rozhodčí mohou určit jinak.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand is played out, and an extra card goes to the other side; the judges may decide otherwise.</source>
        <translation>Pravidla to neřeší. Hra se dohraje a karta navíc patří druhé straně; rozhodčí mohou určit jinak.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The round stays open until the scores are right.</source>
        <translation>Pravidla to neřeší. Kolo zůstává otevřené, dokud zápis nesouhlasí.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The three cards are shown before the next three are taken; nobody pays.</source>
        <translation>Pravidla to neřeší. Tyto tři karty se ukážou, než se vezmou další tři; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The lone player pays the count to each player, won or lost, and 2 chips more. The extra card goes to the opponents.</source>
        <translation>Kdo hraje sám, platí každému hráči spočítané žetony, ať vyhraje, nebo prohraje, a 2 žetony navíc. Sporná karta patří protihráčům.</translation>
    </message>
    <message>
        <source>The card is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Karta se vezme zpět a provinilec platí každému hráči 5 žetonů.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Provinilec platí každému hráči 5 žetonů.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced; nobody pays.</source>
        <translation>Tarok se ukáže nebo vymění; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Provinilec platí každému hráči 5 žetonů. Při výhře platí spoluhráči místo poražených, při prohře za oba.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The announcement counts as lost; the judges may decide otherwise.</source>
        <translation>Pravidla to neřeší. Hláška je prohraná; rozhodčí mohou určit jinak.</translation>
    </message>
    <message>
        <source>The announcement is lost. This is not an offense.</source>
        <translation>Hláška je prohraná. Přestupek to není.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The chips are returned; the judges may fine.</source>
        <translation>Pravidla to neřeší. Žetony se vracejí; rozhodčí mohou uložit pokutu.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand stands; the judges may decide otherwise.</source>
        <translation>Pravidla to neřeší. Hra platí; rozhodčí mohou určit jinak.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Půjčka se odečte od výsledku, který může být záporný.</translation>
    </message>
    <message>
        <source>The judges decide, and their decision is final.</source>
        <translation>Rozhodnou rozhodčí a jejich rozhodnutí je konečné.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>Provede se to znovu a správně; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays.</source>
        <translation>Hru přebírá správný hráč; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Vyčká se, až přijde řada; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Nabídka se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>What is announced after the first Contra does not count; nobody pays.</source>
        <translation>Co se hlásí po prvním výroku Contra, se nepočítá; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The Pagat goes back to the hand; nobody pays.</source>
        <translation>Pagát se vrací do ruky; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat is lost.</source>
        <translation>Hlášený pagát je prohraný.</translation>
    </message>
    <message>
        <source>The ruling does not count; other judges decide.</source>
        <translation>Rozhodnutí neplatí; rozhodnou jiní rozhodčí.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Hláška se počítá jednou; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The dealer pays only what the losers of the hand would have paid, and the deal passes on.</source>
        <translation>Rozdávající platí jen to, co by zaplatili poražení, a rozdává další.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays only what its losers would have paid.</source>
        <translation>Hra se dohraje; pak rozdávající platí jen to, co by zaplatili poražení.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only; the offender collects nothing and pays 2 chips to each player. The card in question goes to the lone player.</source>
        <translation>Kdo hraje sám, platí jen dvěma ostatním; provinilec nic nedostává a platí každému hráči 2&#xa0;žetony. Sporná karta patří tomu, kdo hraje sám.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win and 2 chips to each player; the card in question goes to the lone player.</source>
        <translation>Provinilec platí celou výhru toho, kdo hraje sám, a každému hráči 2&#xa0;žetony; sporná karta patří tomu, kdo hraje sám.</translation>
    </message>
    <message>
        <source>The losers pay nothing; the offender pays the partner&apos;s win and 2 chips to each player. The card in question goes to the other side.</source>
        <translation>Poražení neplatí; provinilec platí výhru spoluhráči a každému hráči 2&#xa0;žetony. Sporná karta patří druhé straně.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners and 2 chips to each player; the card in question goes to the other side.</source>
        <translation>Provinilec platí prohru svou i spoluhráčovu a každému hráči 2&#xa0;žetony; sporná karta patří druhé straně.</translation>
    </message>
    <message>
        <source>The card is taken back. The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Karta se vezme zpět. Provinilec platí každému hráči 5&#xa0;žetonů, nic nevyhrává a spoluhráčovu výhru platí sám.</translation>
    </message>
    <message>
        <source>The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Provinilec platí každému hráči 5&#xa0;žetonů, nic nevyhrává a spoluhráčovu výhru platí sám.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Tarok se ukáže nebo vymění a provinilec platí každému hráči 5&#xa0;žetonů.</translation>
    </message>
    <message>
        <source>The card is taken back and the right one is played; nobody pays.</source>
        <translation>Karta se vezme zpět a zahraje se správná; nikdo neplatí.</translation>
    </message>
    <message>
        <source>The announcement counts as lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Hláška je prohraná a kdo ji řekl, platí navíc 2&#xa0;žetony každému hráči.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player; chips for values are returned.</source>
        <translation>Hra neplatí. Volající platí 5&#xa0;žetonů každému hráči; žetony za hlášky se vracejí.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Žetony za hlášku se vracejí; víc nikdo neplatí.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Žetony za hlášku se vracejí a provinilec platí každému hráči 2&#xa0;žetony.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Karta zůstane ležet lícem nahoru a zahraje se, jakmile to jde; nikdo neplatí.</translation>
    </message>
    <message>
        <source>An extra card goes to the other side. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Karta navíc patří druhé straně. Provinilec platí každému hráči 2&#xa0;žetony. Při výhře platí spoluhráči místo poražených, při prohře za oba.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next.</source>
        <translation>Hra platí. Nesprávný i správný hráč platí oběma ostatním po 2&#xa0;žetonech; správný je na řadě příště.</translation>
    </message>
</context>
<context>
    <name>WestfestGists</name>
    <message>
        <source>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Rozdávající míchá, jeho levý soused snímá nebo klepe. Šest karet tvoří talon, pak dostane každý dvanáct karet po šesti, počínaje po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</source>
        <translation>Povinost odloží čtyři karty; pak každý ze dvou dalších hráčů vezme kartu z talonu a jednu odloží.</translation>
    </message>
    <message>
        <source>The bidder calls the bonuses first, then the others may.</source>
        <translation>Nejdřív hlásí aktér, pak smějí ostatní.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, in all 106. In red suits the ace is above the 4, the 3 and the 2.</source>
        <translation>Škýz, mont, pagát a králové platí 5, dámy 4, kavalové 3, kluci 2, ostatní 1, dohromady 106. V červených barvách je eso nad 4, 3 a 2.</translation>
    </message>
    <message>
        <source>All tricks are worth 20 chips. Called by the bidder or the partner before play they win or cost 40.</source>
        <translation>Všechny zdvihy platí 20 žetonů. Ohlásí-li je před hrou aktér nebo spoluhráč, vynesou nebo stojí 40.</translation>
    </message>
    <message>
        <source>What a hand holds before play is paid in chips: many or few trumps, the Trul, kings and other five-point cards.</source>
        <translation>Za to, co je v ruce před hrou, se platí žetony: mnoho nebo málo taroků, trul, králové a další karty za pět bodů.</translation>
    </message>
    <message>
        <source>Everybody starts with 100 chips. A player with none left borrows from the bank and pays it back.</source>
        <translation>Každý začíná se 100 žetony. Kdo už žádné nemá, půjčí si z banku a půjčku vrátí.</translation>
    </message>
    <message>
        <source>A player who taps instead of cutting chooses how to deal: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</source>
        <translation>Kdo místo snímání klepne, určí způsob rozdávání: po jedné, dvou, třech, čtyřech nebo dvanácti kartách, nebo hromádky po dvanácti, z nichž první vybírá hráč na Povinosti.</translation>
    </message>
    <message>
        <source>For a misdeal, or for exposing a king or trump, the dealer pays 2 chips to each player and deals again. If another card is exposed, the others may let the deal continue.</source>
        <translation>Za zadání, i za odkrytého krále nebo tarok, platí rozdávající každému hráči 2 žetony a rozdává znovu. Odkryje-li jinou kartu, mohou ostatní nechat rozdávat dál.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card. A player who does so while cutting pays 2 chips to each player, and the deck is shuffled again. If a dealing mistake is found at the end of the hand, the dealer pays each player the chips lost.</source>
        <translation>Na spodní kartu se nikdo dívat nesmí. Kdo to při snímání udělá, platí 2 žetony každému hráči a karty se zamíchají znovu. Přijde-li se na chybu v rozdávání na konci hry, platí rozdávající každému hráči prohrané žetony.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is finished and counted; the disputed card goes to the other side. A lone offender pays the count, won or lost, and 2 chips more to each player. Any other offender collects nothing and pays what the partners win or lose.</source>
        <translation>Po nesprávném počtu odložených karet se hra dohraje a spočítá; sporná karta patří druhé straně. Provinilec, který hraje sám, platí každému hráči výsledek, ať vyhraje, nebo prohraje, a 2 žetony navíc. Jiný provinilec nic nedostává a platí výhru i prohru spoluhráčů.</translation>
    </message>
    <message>
        <source>The player scheduled for Povinost takes the top four talon cards, unless Prever is played, and calls the XIX, or with the XIX in hand the next lower trump down to the XV. A player who draws the trump to be called may throw in the hand for 2 chips to each player.</source>
        <translation>Hráč, na kterém je Povinost, bere z talonu horní čtyři karty, pokud se nehraje Prever, a volá XIX, s XIX v ruce další nižší tarok až po XV. Kdo dostane z talonu tarok, který by měl volat, smí hru vzdát za 2 žetony každému hráči.</translation>
    </message>
    <message>
        <source>Five-point cards may not be discarded; the penalty is 5 chips to each player. A trump may be discarded only when the rest is trumps and kings, and it must be shown.</source>
        <translation>Karty za pět bodů se odkládat nesmějí; pokuta je 5 žetonů každému hráči. Tarok se smí odložit, jen když zbývají taroky a králové, a musí se ukázat.</translation>
    </message>
    <message>
        <source>Anybody may play Prever, alone with three talon cards, and must announce it; the other three cards count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</source>
        <translation>Prever smí hrát kdokoli, sám se třemi kartami z talonu, a musí ho ohlásit; zbylé tři se počítají protihráčům. Po výměně za druhé tři je prohra dvojnásobná, po návratu k prvním čtyřnásobná.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat is worth 2 chips, not making it costs 2; called before play it is 4 either way. In a hand with a called Valat it does not count.</source>
        <translation>Poslední zdvih vzatý pagátem platí 2 žetony, nevyjde-li, stojí 2; hlášený před hrou 4, ať vyjde, nebo ne. Ve hře s hlášeným valátem se nepočítá.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be passed.</source>
        <translation>Karty bez taroku platí každý hráč 4 žetony, s jedním nebo dvěma taroky 2. Aby to tak zůstalo, lze kartu z talonu odmítnout, Povinost však ne.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</source>
        <translation>K rozdílu od 53 se přičte 10 a vynásobí se 2. Počet desítek se zaokrouhlí a udává žetony.</translation>
    </message>
    <message>
        <source>A Prever is counted in the same way, but multiplied by 3.</source>
        <translation>Prever se počítá stejně, jen se násobí 3.</translation>
    </message>
    <message>
        <source>The opponents say Contra when they expect to win: the hand counts double. A called Pagat can be answered with a Contra as well.</source>
        <translation>Protihráči řeknou Contra, když čekají výhru: hra platí dvojnásobně. Contra lze říci i na hlášeného pagáta.</translation>
    </message>
    <message>
        <source>The bidder or the partner answers a Contra with Rhea Contra: the hand counts four times.</source>
        <translation>Aktér nebo spoluhráč odpovídá na Contra slovy Rhea Contra: hra platí čtyřnásobně.</translation>
    </message>
    <message>
        <source>The opponents answer a Rhea Contra with Suprhea: the hand counts eight times.</source>
        <translation>Protihráči odpovídají na Rhea Contra slovem Suprhea: hra platí osminásobně.</translation>
    </message>
    <message>
        <source>With 53 points on both sides the bidder loses 2 chips; after a challenge the challenger loses.</source>
        <translation>Při 53 bodech na obou stranách aktér prohrává 2 žetony; po fleku prohrává, kdo flekoval.</translation>
    </message>
    <message>
        <source>If you can&apos;t follow suit you must play a trump, and without a trump any card. After a failure to follow suit play continues to the end; the offender pays 5 chips to each player, collects nothing and settles for the partner.</source>
        <translation>Kdo nemůže ctít barvu, musí dát tarok, a bez taroku libovolnou kartu. Po nectění barvy se hra dohraje; provinilec platí 5 žetonů každému hráči, nic nedostává a vyrovnává i za spoluhráče.</translation>
    </message>
    <message>
        <source>Disputes are decided by the judges, and their decision is final; a judge playing at the table takes no part.</source>
        <translation>Spory rozhodují s konečnou platností rozhodčí; rozhodčí, který u stolu hraje, se neúčastní.</translation>
    </message>
</context>
<context>
    <name>WestfestGlosses</name>
    <message>
        <source>leaving the deck uncut</source>
        <translation>balíček se nesnímá</translation>
    </message>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>základní hra se spoluhráčem, čtyři karty z talonu</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>jeden proti třem, tři karty z talonu</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I bere poslední zdvih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>jedna strana bere všechny zdvihy</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>žádný tarok</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>jeden nebo dva taroky</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osm nebo devět taroků</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset a více taroků</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>škýz, mont a pagát v jedné ruce</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>čtyři karty za pět bodů</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>škýz, mont, pagát a král</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>všichni čtyři králové</translation>
    </message>
    <message>
        <source>all four kings and a Trul card</source>
        <translation>všichni čtyři králové a karta trulu</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>první flek, ×2</translation>
    </message>
    <message>
        <source>answer to the Contra, ×4</source>
        <translation>odpověď na Contra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rhea Contra, ×8</source>
        <translation>odpověď na Rhea Contra, ×8</translation>
    </message>
</context>
<context>
    <name>WestfestOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Kdo licituje první</translation>
    </message>
    <message>
        <source>Whether the II decides who bids first in the first hand of a round.</source>
        <translation>Zda o tom, kdo licituje první, rozhoduje v první hře kola tarok II.</translation>
    </message>
    <message>
        <source>always the dealer&apos;s right neighbor</source>
        <translation>vždy pravý soused rozdávajícího</translation>
    </message>
    <message>
        <source>the holder of the II in the first hand, then in turn</source>
        <translation>držitel taroku II v první hře, pak po řadě</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>První rozdávající</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo rozdává první hru kola.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>určí náhoda</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>rozdává, kdo vytáhne nejvyšší kartu</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>určí pořadatel</translation>
    </message>
    <message>
        <source>How many of the others must agree that a deal continues after a card was exposed.</source>
        <translation>Kolik ostatních musí souhlasit, aby rozdávání po odkryté kartě pokračovalo.</translation>
    </message>
    <message>
        <source>Discarded five-point card</source>
        <translation>Odložená karta za pět bodů</translation>
    </message>
    <message>
        <source>Whether a player who discarded a five-point card can still win chips with the hand.</source>
        <translation>Zda hráč, který odložil kartu za pět bodů, ještě může hrou získat žetony.</translation>
    </message>
    <message>
        <source>no; a winner pays the partner&apos;s win as well</source>
        <translation>ne; vyhraje-li, platí i výhru spoluhráče</translation>
    </message>
    <message>
        <source>Hand that decides the call</source>
        <translation>Karty rozhodné pro volání</translation>
    </message>
    <message>
        <source>Whether the hand before or after taking the talon cards decides which trump is called.</source>
        <translation>Zda o volaném taroku rozhodují karty před braním z talonu, nebo po něm.</translation>
    </message>
    <message>
        <source>the hand before taking them</source>
        <translation>karty před braním z talonu</translation>
    </message>
    <message>
        <source>the hand with the talon cards</source>
        <translation>karty i s talonem</translation>
    </message>
    <message>
        <source>Throwing in the hand</source>
        <translation>Vzdání hry</translation>
    </message>
    <message>
        <source>Which trump taken from the talon gives the right to throw in the hand.</source>
        <translation>Který tarok z talonu dává právo hru vzdát.</translation>
    </message>
    <message>
        <source>only the trump to be called</source>
        <translation>jen ten, který se má volat</translation>
    </message>
    <message>
        <source>any of the XIX to the XV</source>
        <translation>kterýkoli od XIX do XV</translation>
    </message>
    <message>
        <source>Playing alone in secret</source>
        <translation>Tajná hra bez spoluhráče</translation>
    </message>
    <message>
        <source>Whether the holder of the XIX may call it and play alone.</source>
        <translation>Zda smí držitel XIX volat tento tarok a hrát sám.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Zda se vedle valátu platí i body ze hry.</translation>
    </message>
    <message>
        <source>Whether several bonuses of the same kind are all paid.</source>
        <translation>Zda se několik prémií téhož druhu platí vedle sebe.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Co se stane s odmítnutou kartou z talonu, kterou nikdo nechce.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Bank půjčuje násobek tohoto počtu žetonů.</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>jen ten, kdo může znát svou stranu</translation>
    </message>
    <message>
        <source>What follows when the wrong trump is called.</source>
        <translation>Co následuje, volá-li se tarok, který se volat nesmí.</translation>
    </message>
    <message>
        <source>the hand is void, and the caller pays each player five chips</source>
        <translation>hra neplatí a kdo volal, platí každému hráči pět žetonů</translation>
    </message>
    <message>
        <source>How much is paid to each player for a trump discarded face down.</source>
        <translation>Kolik se každému hráči platí za tarok odložený bez ukázání.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Kolik her má kolo; 0 znamená bez omezení.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>smí</translation>
    </message>
    <message>
        <source>Six cards at a time after a tap</source>
        <translation>Rozdávání po šesti po klepnutí</translation>
    </message>
    <message>
        <source>Whether the player who taps may ask for six cards at a time.</source>
        <translation>Zda si ten, kdo klepe, smí vyžádat rozdávání po šesti.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nesmí</translation>
    </message>
    <message>
        <source>Vote on a deal</source>
        <translation>Hlasování o rozdání</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>všichni</translation>
    </message>
    <message>
        <source>most of them</source>
        <translation>většina</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Nahlédnutí na spodní kartu</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card.</source>
        <translation>Kdo platí pokutu za nahlédnutí na spodní kartu.</translation>
    </message>
    <message>
        <source>only the player who cuts</source>
        <translation>jen ten, kdo snímá</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>každý</translation>
    </message>
    <message>
        <source>Dealing mistake found late</source>
        <translation>Chyba v rozdání zjištěná pozdě</translation>
    </message>
    <message>
        <source>What the dealer pays when a dealing mistake is found during or after play.</source>
        <translation>Co platí rozdávající, zjistí-li se chyba v rozdání během sehrávky nebo po ní.</translation>
    </message>
    <message>
        <source>the loss of one player to every other player</source>
        <translation>ztrátu jednoho hráče každému dalšímu</translation>
    </message>
    <message>
        <source>only what the losers would have paid</source>
        <translation>jen to, co by platili poražení</translation>
    </message>
    <message>
        <source>Two chips for a wrong discard</source>
        <translation>Dva žetony za nesprávné odložení</translation>
    </message>
    <message>
        <source>Who pays two chips to each player for a wrong number of discards.</source>
        <translation>Kdo platí dva žetony každému hráči za nesprávný počet odložených karet.</translation>
    </message>
    <message>
        <source>only a lone player</source>
        <translation>jen sólista</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>Time of the call</source>
        <translation>Kdy se volá</translation>
    </message>
    <message>
        <source>When the trump is called.</source>
        <translation>Kdy se volá tarok.</translation>
    </message>
    <message>
        <source>after the discards</source>
        <translation>po odložení karet</translation>
    </message>
    <message>
        <source>after taking the talon cards</source>
        <translation>po braní z talonu</translation>
    </message>
    <message>
        <source>Lost Pagat</source>
        <translation>Prohraný pagát</translation>
    </message>
    <message>
        <source>Who pays when the Pagat does not take the last trick.</source>
        <translation>Kdo platí, když pagát nevezme poslední zdvih.</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>celá strana</translation>
    </message>
    <message>
        <source>its holder alone, to each opponent</source>
        <translation>jen jeho držitel, každému protihráči</translation>
    </message>
    <message>
        <source>Holding back a called Pagat</source>
        <translation>Držení hlášeného pagáta</translation>
    </message>
    <message>
        <source>Whether a called Pagat must wait for the last trick as long as another card is allowed.</source>
        <translation>Zda hlášený pagát musí čekat na poslední zdvih, dokud lze hrát jinou kartu.</translation>
    </message>
    <message>
        <source>no, it is simply lost</source>
        <translation>ne, je prostě prohraný</translation>
    </message>
    <message>
        <source>Answers to a Contra on the Pagat</source>
        <translation>Odpovědi na Contra na pagáta</translation>
    </message>
    <message>
        <source>Whether Rhea and Suprhea can be said on a called Pagat.</source>
        <translation>Zda lze na hlášeného pagáta říci Rhea a Suprhea.</translation>
    </message>
    <message>
        <source>only Contra</source>
        <translation>jen Contra</translation>
    </message>
    <message>
        <source>all three words</source>
        <translation>všechna tři slova</translation>
    </message>
    <message>
        <source>Pagat and a silent Valat</source>
        <translation>Pagát a tichý valát</translation>
    </message>
    <message>
        <source>Whether the Pagat is paid when a Valat is made without being called.</source>
        <translation>Zda se pagát platí, když se uhraje nehlášený valát.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>platí se</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>neplatí se</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valát a počet bodů</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>platí se jen valát</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>platí se obojí</translation>
    </message>
    <message>
        <source>Talon cards laid back in a Prever</source>
        <translation>Karty vrácené do talonu při Preveru</translation>
    </message>
    <message>
        <source>Whether talon cards are shown when they are laid back.</source>
        <translation>Zda se karty talonu při vracení ukazují.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>ukazují se</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>neukazují se</translation>
    </message>
    <message>
        <source>Bonuses of one kind</source>
        <translation>Prémie jednoho druhu</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>platí se jen nejlepší</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>platí se všechny</translation>
    </message>
    <message>
        <source>Uni that nobody declares</source>
        <translation>Neohlášené Uni</translation>
    </message>
    <message>
        <source>Whether Uni is paid without being declared.</source>
        <translation>Zda se Uni platí i bez ohlášení.</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Nepřijatá karta z talonu</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vezme ji, kdo ji odmítl</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>zůstane zakrytá a počítá se protihráčům</translation>
    </message>
    <message>
        <source>Tie after a challenge</source>
        <translation>Rovnost bodů po fleku</translation>
    </message>
    <message>
        <source>Who loses with 53 points on both sides when somebody challenged.</source>
        <translation>Kdo prohrává při 53 bodech na obou stranách, když někdo flekoval.</translation>
    </message>
    <message>
        <source>the side that challenged last</source>
        <translation>strana, která flekovala naposled</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>Tied Prever</source>
        <translation>Prever při rovnosti bodů</translation>
    </message>
    <message>
        <source>What a Prever with 53 points on both sides is multiplied by.</source>
        <translation>Čím se násobí Prever při 53 bodech na obou stranách.</translation>
    </message>
    <message>
        <source>by 3, like every Prever</source>
        <translation>třemi jako každý Prever</translation>
    </message>
    <message>
        <source>by 2, like a Povinost</source>
        <translation>dvěma jako Povinost</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Výše půjčky</translation>
    </message>
    <message>
        <source>Bonuses after a Contra</source>
        <translation>Prémie po Contra</translation>
    </message>
    <message>
        <source>Until when bonuses can be called.</source>
        <translation>Dokdy lze hlásit prémie.</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do první karty</translation>
    </message>
    <message>
        <source>until the first Contra</source>
        <translation>do prvního Contra</translation>
    </message>
    <message>
        <source>Contra on the Pagat</source>
        <translation>Contra na pagáta</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Kdo smí dát flek na hlášeného pagáta, dokud není znám spoluhráč.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>každý kromě hlásícího</translation>
    </message>
    <message>
        <source>Penalties of SPJST</source>
        <translation>Pokuty podle SPJST</translation>
    </message>
    <message>
        <source>Whether irregularities that this sheet does not mention cost what they cost under SPJST.</source>
        <translation>Zda nesrovnalosti, o nichž tato pravidla mlčí, stojí tolik co podle SPJST.</translation>
    </message>
    <message>
        <source>no penalties beyond this sheet</source>
        <translation>žádné pokuty mimo tato pravidla</translation>
    </message>
    <message>
        <source>as under SPJST</source>
        <translation>jako podle SPJST</translation>
    </message>
    <message>
        <source>Wrong trump called</source>
        <translation>Volání nesprávného taroku</translation>
    </message>
    <message>
        <source>the call is corrected</source>
        <translation>volání se opraví</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Zakrytě odložený tarok</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>five chips</source>
        <translation>pět žetonů</translation>
    </message>
    <message>
        <source>Revoke seen at once</source>
        <translation>Nectěná barva zjištěná ihned</translation>
    </message>
    <message>
        <source>Whether a failure to follow suit can be corrected while the trick lies on the table.</source>
        <translation>Zda lze nectěnou barvu napravit, dokud zdvih leží na stole.</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>it is corrected without payment</source>
        <translation>napraví se bez placení</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Počet her v kole</translation>
    </message>
</context>
<context>
    <name>WestfestReadings</name>
    <message>
        <source>Twelve at a time and the choice of twelve: one option or two?</source>
        <translation>Dvanáct karet najednou a výběr z hromádek po dvanácti: jedna možnost, nebo dvě?</translation>
    </message>
    <message>
        <source>Two options of the player who taps.</source>
        <translation>Dvě možnosti toho, kdo klepe.</translation>
    </message>
    <message>
        <source>No: six belongs to the cut.</source>
        <translation>Ne: po šesti se rozdává po sejmutí.</translation>
    </message>
    <message>
        <source>Does the hand before or after drawing decide which trump is called?</source>
        <translation>Rozhodují o volaném taroku karty před braním z talonu, nebo po něm?</translation>
    </message>
    <message>
        <source>The hand before drawing; otherwise the right to throw in would be pointless.</source>
        <translation>Karty před ním; jinak by právo hru vzdát nemělo smysl.</translation>
    </message>
    <message>
        <source>Which drawn trump gives the right to throw in?</source>
        <translation>Který tarok z talonu dává právo hru vzdát?</translation>
    </message>
    <message>
        <source>Only the one that would have to be called.</source>
        <translation>Jen ten, který by se musel volat.</translation>
    </message>
    <message>
        <source>Must a holder of the XIX call a partner?</source>
        <translation>Musí držitel XIX volat spoluhráče?</translation>
    </message>
    <message>
        <source>When is the trump called, and what if nothing is said?</source>
        <translation>Kdy se volá a co když se neřekne nic?</translation>
    </message>
    <message>
        <source>After the discards; silence means the XIX.</source>
        <translation>Po odložení; mlčení znamená XIX.</translation>
    </message>
    <message>
        <source>What follows from a wrong call?</source>
        <translation>Co následuje po nesprávném volání?</translation>
    </message>
    <message>
        <source>It is corrected to the card that had to be called; no chips.</source>
        <translation>Opraví se na kartu, která se měla volat; bez žetonů.</translation>
    </message>
    <message>
        <source>Does a hidden or needless trump discard cost anything?</source>
        <translation>Stojí něco skrytě nebo zbytečně odložený tarok?</translation>
    </message>
    <message>
        <source>No chips; it is corrected, or a judge rules.</source>
        <translation>Žádné žetony; napraví se, nebo rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>Does a silent Valat void the Pagat?</source>
        <translation>Ruší tichý valát pagáta?</translation>
    </message>
    <message>
        <source>No: only a called Valat does.</source>
        <translation>Ne: jen hlášený valát.</translation>
    </message>
    <message>
        <source>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</source>
        <translation>Nahrazuje počet bodů, platí pro něj fleky na hru a násobek za výměnu jen tehdy, když se uhraje proti hráči, který hraje Prever.</translation>
    </message>
    <message>
        <source>Are rejected Prever sets shown?</source>
        <translation>Ukazují se při Preveru vrácené karty?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ano.</translation>
    </message>
    <message>
        <source>Who gets the Prever if several want it, and who leads?</source>
        <translation>Kdo hraje Prever, chce-li ho několik hráčů, a kdo vynáší?</translation>
    </message>
    <message>
        <source>The first in turn from Povinost; Povinost always leads.</source>
        <translation>První po řadě od hráče na Povinosti; ten vždy vynáší.</translation>
    </message>
    <message>
        <source>Which bonuses add up?</source>
        <translation>Které prémie se sčítají?</translation>
    </message>
    <message>
        <source>Where does a passed draw card go?</source>
        <translation>Kam jde odmítnutá karta z talonu?</translation>
    </message>
    <message>
        <source>Who is Povinost in the first hand?</source>
        <translation>Kdo je na Povinosti v první hře?</translation>
    </message>
    <message>
        <source>Always the player on the dealer&apos;s right.</source>
        <translation>Vždy hráč po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>May a player who taps ask for six at a time?</source>
        <translation>Smí si ten, kdo klepe, vyžádat rozdávání po šesti?</translation>
    </message>
    <message>
        <source>No: calling the XIX and playing alone in secret is allowed.</source>
        <translation>Ne: smí volat XIX a hrát tajně sám.</translation>
    </message>
    <message>
        <source>How does a Valat combine with the count, the Contra and the Prever draws?</source>
        <translation>Jak se valát má k počtu bodů, ke Contra a k výměně karet při Preveru?</translation>
    </message>
    <message>
        <source>The best line of the honors and the trump count; all seven honors are worth six.</source>
        <translation>Nejlepší řádek karet za pět bodů a počet taroků; všech sedm karet za pět bodů platí šest.</translation>
    </message>
    <message>
        <source>To a player without one, who may refuse; if nobody takes it, the player who passed it does.</source>
        <translation>Hráči, který žádnou nemá a smí ji nepřijmout; nevezme-li ji nikdo, vezme ji, kdo ji odmítl.</translation>
    </message>
    <message>
        <source>What does a tied Prever cost?</source>
        <translation>Co stojí Prever při rovnosti bodů?</translation>
    </message>
    <message>
        <source>Three chips by the formula.</source>
        <translation>Tři žetony podle vzorce.</translation>
    </message>
    <message>
        <source>Who loses a tie that was challenged?</source>
        <translation>Kdo prohrává při rovnosti bodů po fleku?</translation>
    </message>
    <message>
        <source>The side that made the last challenge.</source>
        <translation>Strana, která flekovala naposled.</translation>
    </message>
    <message>
        <source>Can a Contra on the Pagat be answered?</source>
        <translation>Lze na Contra na pagáta odpovědět?</translation>
    </message>
    <message>
        <source>No: only the Contra is named.</source>
        <translation>Ne: je jmenováno jen Contra.</translation>
    </message>
    <message>
        <source>How large is a loan?</source>
        <translation>Jak vysoká je půjčka?</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Nejmenší násobek deseti, který dluh pokryje.</translation>
    </message>
    <message>
        <source>Until when may bonuses and Contra be called?</source>
        <translation>Dokdy se smějí hlásit prémie a Contra?</translation>
    </message>
    <message>
        <source>Until the first card; the normal order is bonuses, announcements, challenges.</source>
        <translation>Do první karty; obvyklé pořadí je prémie, hlášky, fleky.</translation>
    </message>
    <message>
        <source>What follows from irregularities that the sheet does not mention?</source>
        <translation>Co následuje po nesrovnalostech, o kterých pravidla nemluví?</translation>
    </message>
    <message>
        <source>Anybody but the caller; a challenge by the caller&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Každý kromě hlásícího; flek jeho vlastní strany se nepočítá a protihráč ho pak ještě může dát.</translation>
    </message>
    <message>
        <source>How many of the others must agree that the deal continues?</source>
        <translation>Kolik ostatních musí souhlasit, aby se rozdávalo dál?</translation>
    </message>
    <message>
        <source>Who pays when the Pagat fails: its holder, or the side?</source>
        <translation>Kdo platí, když se pagát nepodaří: držitel, nebo jeho strana?</translation>
    </message>
    <message>
        <source>No; a player who keeps silent is not paid.</source>
        <translation>Ne; kdo mlčí, nedostane nic.</translation>
    </message>
    <message>
        <source>Does a discarded five-point card also keep its player from collecting?</source>
        <translation>Brání odložená karta za pět bodů svému hráči také v inkasu?</translation>
    </message>
    <message>
        <source>No; its player pays five chips to each player, and once play has begun the card stays where it lies.</source>
        <translation>Ne; hráč platí každému pět žetonů a po začátku sehrávky karta zůstane, kde leží.</translation>
    </message>
    <message>
        <source>No; play continues to the last card.</source>
        <translation>Ne; hraje se až do poslední karty.</translation>
    </message>
    <message>
        <source>No fine is invented; a default is named and the judges may rule otherwise.</source>
        <translation>Žádná pokuta se nevymýšlí; uvede se obvyklé řešení a rozhodčí mohou rozhodnout jinak.</translation>
    </message>
    <message>
        <source>Must a called Pagat be held to the end?</source>
        <translation>Musí se hlášený pagát držet do konce?</translation>
    </message>
    <message>
        <source>No: it is simply lost when it does not take the last trick.</source>
        <translation>Ne: je prostě prohraný, když nevezme poslední zdvih.</translation>
    </message>
    <message>
        <source>Who may challenge a called Pagat while the partner is unknown?</source>
        <translation>Kdo smí dát flek na hlášeného pagáta, dokud není znám spoluhráč?</translation>
    </message>
    <message>
        <source>All three; otherwise it is a misdeal.</source>
        <translation>Všichni tři; jinak je to zadání.</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card?</source>
        <translation>Kdo platí pokutu za nahlédnutí na spodní kartu?</translation>
    </message>
    <message>
        <source>Only the player who cuts; after anybody else the deck is shuffled again and the judges may fine.</source>
        <translation>Jen ten, kdo snímá; po komkoli jiném se znovu míchá a rozhodčí mohou pokutovat.</translation>
    </message>
    <message>
        <source>Does the dealer pay every player, or only what the losers would have lost?</source>
        <translation>Platí rozdávající každému hráči, nebo jen to, co by prohráli poražení?</translation>
    </message>
    <message>
        <source>Every other player the chips a loser would have paid.</source>
        <translation>Každému dalšímu hráči tolik žetonů, kolik by platil poražený.</translation>
    </message>
    <message>
        <source>Are two chips to each player due for every wrong discard?</source>
        <translation>Platí se dva žetony každému hráči za každé nesprávné odložení?</translation>
    </message>
    <message>
        <source>Only from a lone player who discarded wrongly, as in the sheet&apos;s example.</source>
        <translation>Jen od sólisty, který nesprávně odložil, jako v příkladu pravidel.</translation>
    </message>
    <message>
        <source>The side, as it is paid when it succeeds.</source>
        <translation>Strana, tak jako dostává, když se podaří.</translation>
    </message>
    <message>
        <source>Is Uni paid when nobody declares it?</source>
        <translation>Platí se Uni, když ho nikdo neohlásí?</translation>
    </message>
    <message>
        <source>Is a failure to follow suit corrected when it is seen at once?</source>
        <translation>Napraví se nectěná barva, zjistí-li se ihned?</translation>
    </message>
</context>
<context>
    <name>WestfestTitles</name>
    <message>
        <source>Chips</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Shuffling, cutting, dealing</source>
        <translation>Míchání, snímání, rozdávání</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Klepnutí</translation>
    </message>
    <message>
        <source>Misdeal and overturned card</source>
        <translation>Zadání a otočená karta</translation>
    </message>
    <message>
        <source>Bottom card and dealing mistakes</source>
        <translation>Spodní karta a chyby při rozdávání</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Nesprávný počet odložených karet</translation>
    </message>
    <message>
        <source>Povinost and the call</source>
        <translation>Povinost a volání</translation>
    </message>
    <message>
        <source>Drawing from the talon</source>
        <translation>Braní karet z talonu</translation>
    </message>
    <message>
        <source>Five point discards</source>
        <translation>Odkládání karet za pět bodů</translation>
    </message>
    <message>
        <source>Prever</source>
        <translation>Hra Prever</translation>
    </message>
    <message>
        <source>Order of bonus calls</source>
        <translation>Pořadí hlášek</translation>
    </message>
    <message>
        <source>Card Values</source>
        <translation>Hodnota karet</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagát</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valát</translation>
    </message>
    <message>
        <source>Bonus Points</source>
        <translation>Prémie</translation>
    </message>
    <message>
        <source>Uni / Bida</source>
        <translation>Hlášky Uni a Bida</translation>
    </message>
    <message>
        <source>Counting of Score</source>
        <translation>Počítání výsledku</translation>
    </message>
    <message>
        <source>Calculating Prever Score</source>
        <translation>Výpočet hry Prever</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Flek Contra</translation>
    </message>
    <message>
        <source>Rhea Contra</source>
        <translation>Flek Rhea Contra</translation>
    </message>
    <message>
        <source>Suprhea</source>
        <translation>Flek Suprhea</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Rovnost bodů</translation>
    </message>
    <message>
        <source>Following Suit</source>
        <translation>Ctění barvy</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Rozhodování</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Nyní není nikdo na řadě.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Konec hry.</translation>
    </message>
    <message>
        <source>The trick is complete.</source>
        <translation>Zdvih je úplný.</translation>
    </message>
    <message>
        <source>► {player}: What would you do?</source>
        <translation>► {player}: Co uděláte?</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Co uděláte?</translation>
    </message>
    <message>
        <source>► {player}: What would you play?</source>
        <translation>► {player}: Co zahrajete?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Co zahrajete?</translation>
    </message>
    <message>
        <source>{player}: {question}</source>
        <translation>{player}: {question}</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Hrát lze kteroukoli kartu.</translation>
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
        <translation>Zvolit lze: {cards}</translation>
    </message>
    <message>
        <source>May not be chosen: {cards}</source>
        <translation>Zvolit nelze: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{acts} and %n more</source>
        <translation>
            <numerusform>{acts} a %n další</numerusform>
            <numerusform>{acts} a %n další</numerusform>
            <numerusform>{acts} a %n dalších</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Play a &amp;deal from a file…</source>
        <translation>Hrát &amp;rozdání ze souboru…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Otevřít hru…</translation>
    </message>
    <message>
        <source>Play a deal by its nu&amp;mber…</source>
        <translation>Hrát rozdání podle čísl&amp;a…</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>Stejné rozdání &amp;ještě jednou</translation>
    </message>
    <message>
        <source>Peop&amp;le and statistics…</source>
        <translation>Hrá&amp;či a statistika…</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Další &amp;hra</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>Uzavřít &amp;kolo</translation>
    </message>
    <message>
        <source>Next ro&amp;und</source>
        <translation>Da&amp;lší kolo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zno&amp;vu</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Nas&amp;tavení…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit program</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ohlásit</translation>
    </message>
    <message>
        <source>&amp;Kontra and further doublings</source>
        <translation>&amp;Flek, re a výš</translation>
    </message>
    <message>
        <source>&amp;Copy this hand for a report</source>
        <translation>Zkopírovat hru pro &amp;hlášení chyby</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Seřadit karty</translation>
    </message>
    <message>
        <source>The hand was copied. Paste it into your report.</source>
        <translation>Hra je zkopírovaná. Vložte ji do svého hlášení.</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Hlášky</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Rozhodčí</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Výsledky</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Záznam</translation>
    </message>
    <message>
        <source>Lo&amp;wer the curtain</source>
        <translation>Spustit c&amp;lonu</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Zv&amp;uky</translation>
    </message>
    <message>
        <source>&amp;Rules of this sheet</source>
        <translation>&amp;Pravidla této hry</translation>
    </message>
    <message>
        <source>&amp;Compare the rulesets</source>
        <translation>Po&amp;rovnat pravidla</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>&amp;About Tarock Desktop</source>
        <translation>&amp;O programu Tarock Desktop</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Postranní panel</translation>
    </message>
    <message>
        <source>&amp;Pass, no announcement</source>
        <translation>&amp;Dál, bez hlášky</translation>
    </message>
    <message>
        <source>Pre&amp;vious trick</source>
        <translation>&amp;Předchozí zdvih</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>Přejít na o&amp;tázku</translation>
    </message>
    <message>
        <source>Go &amp;to the cards</source>
        <translation>Přejít na &amp;karty</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Vě&amp;tší text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Me&amp;nší text</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Obvyklá velikost textu</translation>
    </message>
</context>
<context>
    <name>WishFields</name>
    <message>
        <source>at least</source>
        <translation>nejméně</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>nejvýš</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Taroky</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Bez barvy</translation>
    </message>
    <message>
        <source>Trumps, at least</source>
        <translation>Taroky, nejméně</translation>
    </message>
    <message>
        <source>Trumps, at most</source>
        <translation>Taroky, nejvýš</translation>
    </message>
    <message>
        <source>Points, at least</source>
        <translation>Body, nejméně</translation>
    </message>
    <message>
        <source>Points, at most</source>
        <translation>Body, nejvýš</translation>
    </message>
    <message>
        <source>Without {suit}</source>
        <translation>Bez barvy: {suit}</translation>
    </message>
</context>
<context>
    <name>ZiriConsequences</name>
    <message>
        <source>The dealer writes minus 2 and deals again.</source>
        <translation>Rozdávající píše minus 2 a rozdává znovu.</translation>
    </message>
    <message>
        <source>The right card goes where it belongs, and nobody writes anything.</source>
        <translation>Správná karta přijde, kam patří, a nikdo nic nepíše.</translation>
    </message>
    <message>
        <source>The offender writes minus 4, and the same dealer deals again.</source>
        <translation>Provinilec píše minus 4 a tentýž hráč rozdává znovu.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game.</source>
        <translation>Hra končí jako prodaná.</translation>
    </message>
    <message>
        <source>It is no renons; the hidden card goes back.</source>
        <translation>Není to renons; skrytá karta se vrací.</translation>
    </message>
    <message>
        <source>The card goes back, and the right player plays; nobody writes anything.</source>
        <translation>Karta se vrací a hraje správný hráč; nikdo nic nepíše.</translation>
    </message>
    <message>
        <source>The hand ends; the offender writes minus 4.</source>
        <translation>Hra končí; provinilec píše minus 4.</translation>
    </message>
    <message>
        <source>The hand ends; under kontra the offender writes minus 8.</source>
        <translation>Hra končí; pod kontrou píše provinilec minus 8.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game; announcements do not count.</source>
        <translation>Hra končí jako prodaná; hlášky se nepočítají.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons.</source>
        <translation>Hra končí a provinilec sám platí hodnotu renonsu.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons in brez talona.</source>
        <translation>Hra končí a provinilec sám platí hodnotu renonsu ve hře brez talona.</translation>
    </message>
    <message>
        <source>The part lifted first stays with the bidder.</source>
        <translation>Aktérovi zůstává část, kterou zvedl první.</translation>
    </message>
    <message>
        <source>Nothing is played; the bidder writes the price of the game.</source>
        <translation>Nehraje se; aktér píše cenu hry.</translation>
    </message>
    <message>
        <source>The card goes back, and an opponent may demand the suit that is led.</source>
        <translation>Karta se vrací a protihráč smí určit barvu výnosu.</translation>
    </message>
    <message>
        <source>The hand ends; the offender, who said kontra, writes minus 16.</source>
        <translation>Hra končí; provinilec, který řekl kontru, píše minus 16.</translation>
    </message>
    <message>
        <source>Silence counts as kontra.</source>
        <translation>Mlčení platí jako kontra.</translation>
    </message>
    <message>
        <source>The kontra does not count and means no.</source>
        <translation>Kontra neplatí a znamená ne.</translation>
    </message>
    <message>
        <source>The kontra does not count.</source>
        <translation>Kontra neplatí.</translation>
    </message>
    <message>
        <source>The word does not count.</source>
        <translation>Slovo neplatí.</translation>
    </message>
    <message>
        <source>The announcement is struck out, without points.</source>
        <translation>Hláška se škrtá, bez bodů.</translation>
    </message>
    <message>
        <source>Partners cannot harm each other: nothing is counted.</source>
        <translation>Spoluhráči si nemohou uškodit: nic se nepočítá.</translation>
    </message>
    <message>
        <source>The judge decides.</source>
        <translation>Rozhodne rozhodčí.</translation>
    </message>
    <message>
        <source>The claim is refused, and play goes on.</source>
        <translation>Reklamace se odmítá a hraje se dál.</translation>
    </message>
    <message>
        <source>The bid does not count.</source>
        <translation>Nabídka neplatí.</translation>
    </message>
    <message>
        <source>The act does not count.</source>
        <translation>Úkon neplatí.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks.</source>
        <translation>Snímá nebo klepe správný hráč.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count.</source>
        <translation>Co se řekne po první kartě, neplatí.</translation>
    </message>
</context>
<context>
    <name>ZiriGists</name>
    <message>
        <source>You must follow suit; if you cannot, you must play a trump; without either, any card. Nobody has to beat a trick. The highest trump takes it, otherwise the highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat does.</source>
        <translation>Barva se musí ctít; kdo ji nemá, musí hrát tarok; kdo nemá ani tarok, hraje kteroukoli kartu. Přebíjet se nemusí. Zdvih bere nejvyšší tarok, jinak nejvyšší karta vynesené barvy; padnou-li spolu škýz, mont a pagát, bere pagát.</translation>
    </message>
    <message>
        <source>The talon is always six cards, the first ones dealt, singly or all at once. Nobody may look at it before a game is bid or klop is played.</source>
        <translation>Talon má vždy šest karet, rozdaných jako první, po jedné nebo všechny najednou. Nikdo se do něj nesmí podívat, dokud se nehlásí hra nebo nehraje klop.</translation>
    </message>
    <message>
        <source>It is a misdeal if a hand gets too many or too few cards and the right card cannot be handed over any more. After a wrong way of dealing only a player who has not picked up a card may claim. The dealer writes −2 and deals again.</source>
        <translation>Zadání je, když někdo dostane víc nebo míň karet a správnou kartu mu už nelze dát. Po nesprávném způsobu rozdání smí reklamovat jen hráč, který nezvedl žádnou kartu. Rozdávající píše −2 a rozdává znovu.</translation>
    </message>
    <message>
        <source>The highest bidder plays against the other two, who count as one and cannot harm each other. Only a renons is paid by the player who made it. With four the dealer rests and pays or gets as much as a defender.</source>
        <translation>Kdo licitoval nejvyšší hru, hraje proti dvěma ostatním, kteří platí za jednoho a nemohou si navzájem uškodit. Jen renons platí ten, kdo ho udělal. Ve čtyřech rozdávající pauzuje a platí i dostává jako protihráč.</translation>
    </message>
    <message>
        <source>The five games are trojka, dvojka, enka, brez talona and klop. Trojka, dvojka and enka take three, two or one talon cards, brez talona takes none.</source>
        <translation>Pět her je trojka, dvojka, enka, brez talona a klop. Trojka, dvojka a enka berou tři, dvě nebo jednu kartu talonu, brez talona žádnou.</translation>
    </message>
    <message>
        <source>You may discard any card but a king, Škis, Mond or Pagat. If you discard a trump, you must name it.</source>
        <translation>Odložit smíte kteroukoli kartu kromě krále, škýze, monta a pagáta. Odkládáte-li tarok, musíte ho jmenovat.</translation>
    </message>
    <message>
        <source>In brez talona the bidder takes no talon card, and nobody may look at the talon before the hand is over.</source>
        <translation>Ve hře brez talona aktér nebere žádnou kartu talonu a do talonu se nikdo nesmí podívat až do konce hry.</translation>
    </message>
    <message>
        <source>Each thing you make counts one point, times one, two, three or four depending on the game. A lost game itself counts two, three, six or twelve.</source>
        <translation>Vše, co se podaří, se počítá po jednom bodu, podle hry krát jedna, dvě, tři nebo čtyři. Prohraná hra sama se počítá za dva, tři, šest nebo dvanáct.</translation>
    </message>
    <message>
        <source>It begins with the talon and with kontra: a talon part that was picked up stays, and kontra concerns the game alone.</source>
        <translation>Začíná se talonem a kontrou: zvednutá část talonu zůstává a kontra se týká jen hry.</translation>
    </message>
    <message>
        <source>A talon part that was picked up from the table cannot be exchanged any more.</source>
        <translation>Část talonu, která byla zvednuta ze stolu, už nelze vyměnit.</translation>
    </message>
    <message>
        <source>The words are kontra, re, sub and mor; kontra and sub must not come from the same player. They double the game alone, which counts as much won as lost.</source>
        <translation>Říká se kontra, re, sub a mor; kontru a sub nesmí říct týž hráč. Zdvojnásobují jen hru, a ta se výhrou počítá stejně jako prohrou.</translation>
    </message>
    <message>
        <source>Klop is played when nobody bids; everybody plays alone. The player with most points writes −2, from thirty-five points on −4; kontra doubles it, and once more for a player who said kontra.</source>
        <translation>Klop se hraje, když nikdo nehlásí; každý hraje za sebe. Kdo má nejvíc bodů, píše −2, od třiceti pěti bodů −4; kontra to zdvojnásobí a tomu, kdo ji řekl, ještě jednou.</translation>
    </message>
    <message>
        <source>In klop you must beat every trick if you can, but not with a Pagat on Škis and Mond while you hold other trumps. The Pagat must be your last trump and must not be led.</source>
        <translation>V klopu musíte každý zdvih přebít, můžete-li, ne však pagátem na škýze a monta, dokud máte jiné taroky. Pagát musí být váš poslední tarok a nesmí se vynést.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card; silence counts as kontra. With three it must be said before the talon is handed out, with four the player with the talon must not say it.</source>
        <translation>O kontře se musíte rozhodnout před první kartou; mlčení platí jako kontra. Ve třech se musí říct před rozdáním talonu, ve čtyřech ji nesmí říct hráč s talonem.</translation>
    </message>
    <message>
        <source>Each side may announce trul, kralji, pagat, mondfang and valat once; trul and kralji only if the announcer does not hold all the cards. An announced bonus counts one point more, valat four more. Each can be doubled by itself.</source>
        <translation>Každá strana smí trul, krále (kralji), pagáta, mondfang a valát ohlásit jednou; trul a krále jen hráč, který nemá všechny ty karty. Ohlášené se počítá o bod víc, valát o čtyři. Každou hlášku lze flekovat zvlášť.</translation>
    </message>
    <message>
        <source>The Pagat is made only in the last trick. A player who announces it must keep it for that trick, unless it is his or her last trump.</source>
        <translation>Pagát se uhraje jen v posledním zdvihu. Hráč, který ho ohlásí, ho do něj musí nechat, leda by to byl jeho poslední tarok.</translation>
    </message>
    <message>
        <source>A won game counts one point, and one, two or three more from forty, fifty and sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count one each, valat four.</source>
        <translation>Vyhraná hra se počítá za bod a od čtyřiceti, padesáti a šedesáti bodů o jeden, dva nebo tři víc. Trul, králové, pagát v posledním zdvihu a mondfang po jednom, valát čtyři.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons; some kinds must be claimed at once, others may be proven at the end too. What is unclear the judge decides.</source>
        <translation>Renons smí reklamovat jen protihráč; některé druhy hned, jiné lze dokázat i na konci. Nejasnosti rozhoduje rozhodčí.</translation>
    </message>
    <message>
        <source>A renons counts 4 in a trojka, 6 in a dvojka, 18 in an enka and 24 in brez talona, with all announcements and kontras.</source>
        <translation>Renons se počítá v trojce za 4, ve dvojce za 6, v ence za 18 a v brez talona za 24, se všemi hláškami a kontrami.</translation>
    </message>
    <message>
        <source>Partners must not hold a card ready before their turn, talk, or show each other cards. It must be claimed at once.</source>
        <translation>Spoluhráči nesmějí držet připravenou kartu, než jsou na řadě, mluvit spolu ani si ukazovat karty. Reklamovat se to musí hned.</translation>
    </message>
    <message>
        <source>Cards must not be exchanged during the hand, and tricks must not be mixed or looked through, nor the talon before a game is bid or klop is played. It must be claimed at once.</source>
        <translation>Karty se během hry nesmějí měnit; zdvihy se nesmějí míchat ani prohlížet a talon ne, dokud se nehlásí hra nebo nehraje klop. Reklamovat se to musí hned.</translation>
    </message>
    <message>
        <source>Two or more cards thrown at once so that they can be seen are a renons. If only the top card is seen and it may be played, it is none.</source>
        <translation>Dvě nebo víc karet hozených najednou tak, že jsou vidět, je renons. Je-li vidět jen vrchní karta a ta se hrát smí, renons to není.</translation>
    </message>
    <message>
        <source>A wrong discard counts like a sold game: 4 in a trojka, 6 in a dvojka, 18 in an enka; announcements do not count. If it is noticed only at the end and the bidder has lost, the opponents choose.</source>
        <translation>Nesprávné odložení se počítá jako prodaná hra: v trojce 4, ve dvojce 6, v ence 18; hlášky se nepočítají. Přijde-li se na to až na konci a aktér prohrál, volí protihráči.</translation>
    </message>
    <message>
        <source>A renons in klop counts 4, under kontra 8, and 16 for a player who said kontra.</source>
        <translation>Renons v klopu se počítá za 4, pod kontrou za 8 a hráči, který řekl kontru, za 16.</translation>
    </message>
    <message>
        <source>Further rules concern the wrong lead, the sale of the game, misdeals and the tricks.</source>
        <translation>Další pravidla se týkají nesprávného výnosu, prodeje hry, zadání karet a zdvihů.</translation>
    </message>
    <message>
        <source>If a player leads out of turn, an opponent may demand the suit, or a trump, that the rightful leader, his or her partner, must lead. A partner who has none may lead anything.</source>
        <translation>Vynese-li hráč, který není na řadě, smí protihráč určit barvu nebo tarok, kterým musí začít jeho spoluhráč. Nemá-li je, smí vynést cokoli.</translation>
    </message>
    <message>
        <source>The bidder may sell the game, which is written like a renons: 4, 6 or 18. Too many or too few discards also count as a sold game.</source>
        <translation>Aktér smí hru prodat; píše se to jako renons: 4, 6 nebo 18. Jako prodaná hra se počítá i příliš mnoho nebo málo odložených karet.</translation>
    </message>
    <message>
        <source>A dealer who misdeals writes −2 and deals again, whether it is discovered before or during play.</source>
        <translation>Kdo se při rozdávání splete, píše −2 a rozdává znovu, ať se na to přijde před hrou, nebo během ní.</translation>
    </message>
    <message>
        <source>Cards in a trick must not be mixed; tricks must lie in order. They must not be looked at during the hand, except the last trick on your own pile.</source>
        <translation>Karty ve zdvihu se nesmějí míchat a zdvihy musí ležet popořadě. Během hry se na ně nikdo nesmí dívat, kromě posledního zdvihu na vlastní hromádce.</translation>
    </message>
    <message>
        <source>A defender pays his renons alone. The table shows what he and the bidder write, with three and with four at the table; the other players write nothing.</source>
        <translation>Protihráč platí svůj renons sám. Tabulka ukazuje, co píše on a aktér, ve třech i ve čtyřech; ostatní nepíší nic.</translation>
    </message>
    <message>
        <source>Play is counterclockwise. The deck is cut and dealt in packets of eight, or knocked on and dealt in three stacks to choose from.</source>
        <translation>Hraje se proti směru hodinových ručiček. Balíček se sejme a rozdává po osmi, nebo se na něj klepne a rozdají se tři hromádky na výběr.</translation>
    </message>
    <message>
        <source>The deck has 70 points. Trojka and brez talona need 36, dvojka 35⅔, enka 35⅓.</source>
        <translation>V balíčku je sedmdesát bodů. Na výhru je v trojce a v brez talona třeba třicet šest bodů, ve dvojce 35⅔, v ence 35⅓.</translation>
    </message>
</context>
<context>
    <name>ZiriGlosses</name>
    <message>
        <source>one against two, three talon cards</source>
        <translation>jeden proti dvěma, tři karty talonu</translation>
    </message>
    <message>
        <source>one against two, two talon cards, counts double</source>
        <translation>jeden proti dvěma, dvě karty talonu, počítá se dvakrát</translation>
    </message>
    <message>
        <source>one against two, one talon card, counts three times</source>
        <translation>jeden proti dvěma, jedna karta talonu, počítá se třikrát</translation>
    </message>
    <message>
        <source>one against two without the talon, counts four times</source>
        <translation>jeden proti dvěma bez talonu, počítá se čtyřikrát</translation>
    </message>
    <message>
        <source>each for himself: whoever has the most points writes minus</source>
        <translation>každý za sebe: kdo má nejvíc bodů, píše minus</translation>
    </message>
    <message>
        <source>Škis, Mond and Pagat in the tricks of one side</source>
        <translation>škýz, mont a pagát ve zdvizích jedné strany</translation>
    </message>
    <message>
        <source>all four kings with one side at the end</source>
        <translation>všichni čtyři králové na konci u jedné strany</translation>
    </message>
    <message>
        <source>the Pagat falls in the last trick of the side</source>
        <translation>pagát padne v posledním zdvihu té strany</translation>
    </message>
    <message>
        <source>the other side&apos;s Mond is taken</source>
        <translation>chycený mont druhé strany</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>jedna strana vezme všechny zdvihy</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>první flek, ×2</translation>
    </message>
    <message>
        <source>answer to the kontra, ×4</source>
        <translation>odpověď na kontru, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>odpověď na re, ×8</translation>
    </message>
    <message>
        <source>answer to the sub, ×16</source>
        <translation>odpověď na sub, ×16</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>bez kontry</translation>
    </message>
    <message>
        <source>no answer yet on kontra</source>
        <translation>o kontře zatím nerozhodnuto</translation>
    </message>
    <message>
        <source>a trump must be led</source>
        <translation>začíná se tarokem</translation>
    </message>
    <message>
        <source>hearts must be led</source>
        <translation>začíná se srdcem</translation>
    </message>
    <message>
        <source>diamonds must be led</source>
        <translation>začíná se kárem</translation>
    </message>
    <message>
        <source>spades must be led</source>
        <translation>začíná se pikem</translation>
    </message>
    <message>
        <source>clubs must be led</source>
        <translation>začíná se křížem</translation>
    </message>
    <message>
        <source>any suit may be led</source>
        <translation>začít se smí kteroukoli barvou</translation>
    </message>
</context>
<context>
    <name>ZiriInvitation</name>
    <message>
        <source>Slovenia</source>
        <translation>Slovinsko</translation>
    </message>
    <message>
        <source>One against two, on paper</source>
        <translation>Jeden proti dvěma, na papír</translation>
    </message>
</context>
<context>
    <name>ZiriLessonTexts</name>
    <message>
        <source>Three play, and each plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Hrají tři a každý zahraje jednu kartu: to je zdvih. Bere ho nejvyšší tarok, a není-li v něm tarok, nejvyšší karta vynesené barvy. Karta jiné barvy zdvih nevezme nikdy.</translation>
    </message>
    <message>
        <source>There is one exception: when Škis, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Je jedna výjimka: padnou-li škýz, mont a pagát do téhož zdvihu, bere ho pagát.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Kolik bodů mají tyto karty?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Vynesenou barvu musíte ctít, můžete-li, kteroukoli její kartou. Přebíjet nemusíte. Na vynesený tarok musíte dát tarok.</translation>
    </message>
    <message>
        <source>If nobody bids, klop is played: each for himself, and the player with the most points writes minus. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>Nehlásí-li nikdo, hraje se klop: každý za sebe a kdo má nejvíc bodů, píše minus. Tam musíte zdvih přebít, můžete-li, kteroukoli kartou, která ho přebije.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be the last of your trumps, and you may not lead it while you hold any other card.</source>
        <translation>V klopu musí být pagát posledním z vašich taroků a nesmíte ho vynést, dokud máte jinou kartu.</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Počítání a zápis</translation>
    </message>
    <message>
        <source>The pile of a bidder in a trojka. Count it: is it won?</source>
        <translation>Hromádka aktéra v trojce. Spočítejte ji: je hra vyhraná?</translation>
    </message>
    <message>
        <source>This is settled with each of the two others: the bidder gets it from both, or pays it to both.</source>
        <translation>To se vyúčtuje s každým z obou ostatních: aktér to dostane od obou, nebo to oběma zaplatí.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Škis, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Taroků je {trumps}. Nejvyšší je škýz, pak XXI, zvaný mont, a tak dál až po I, zvaný pagát. Tarok přebije každou barevnou kartu.</translation>
    </message>
    <message>
        <source>A trick has three cards and is counted as it lies: add the three values and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Zdvih má tři karty a tak se i počítá: sečtěte tři hodnoty a odečtěte {taken}. Král se dvěma nízkými kartami: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Tři nízké karty: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a list.</source>
        <translation>Celý balíček má {total} bodů. Karty, které po počítání po třech zbudou, mají každá svou hodnotu bez {off}. Třetině bodu se říká list.</translation>
    </message>
    <message>
        <source>To win, the bidder needs more than half: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka, {brez} in brez talona. Tricks and discards count together.</source>
        <translation>K výhře potřebuje aktér víc než polovinu: v trojce {trojka}, ve dvojce {dvojka}, v ence {enka}, v brez talona {brez}. Zdvihy a odložené karty se počítají dohromady.</translation>
    </message>
    <message>
        <source>A won game counts {won}, a lost trojka {lost}. From {first}, {second} and {third} points it counts one more each time. In a dvojka all of it counts ×{times_dvojka}, in an enka ×{times_enka}, in brez talona ×{times_brez}.</source>
        <translation>Vyhraná hra se počítá za {won}, prohraná trojka za {lost}. Od {first}, {second} a {third} bodů je to vždy o jeden víc. Dvojka se počítá ×{times_dvojka}, enka ×{times_enka}, brez talona ×{times_brez}.</translation>
    </message>
    <message>
        <source>{A} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{A} hraje trojku a má {told} bodů. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{B} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{B} hraje trojku a má {told} bodů. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{C} plays a dvojka and counts {told} points. What does each player get or pay?</source>
        <translation>{C} hraje dvojku a má {told} bodu. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Is the game won? What does it count, with the points? The bidder settles this with each of the others. All amounts add up to zero.</source>
        <translation>Je hra vyhraná? Za kolik se počítá i s body? Aktér to vyúčtuje s každým z ostatních. Součet všech částek je nula.</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon a odkládání</translation>
    </message>
    <message>
        <source>The six talon cards are turned up for all. In a trojka the bidder takes the first or the second three, in a dvojka the first, middle or last two, in an enka any one card.</source>
        <translation>Šest karet talonu se odkryje všem. V trojce bere aktér první nebo druhé tři, ve dvojce první, prostřední nebo poslední dvě, v ence kteroukoli jednu.</translation>
    </message>
    <message>
        <source>Then the bidder discards as many cards. They count for the bidder, the rest of the talon for the opponents. Never discard a king, Škis, Mond or Pagat. A discarded trump must be named.</source>
        <translation>Pak aktér odloží stejný počet karet. Počítají se jemu, zbytek talonu protihráčům. Krále, škýze, monta a pagáta neodkládejte nikdy. Odložený tarok se musí jmenovat.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Dva cíle: zbavit se celé barvy, abyste ji mohli přebíjet tarokem, a zachránit body. Dáma bez krále se ve hře často ztratí; mezi odloženými je v bezpečí.</translation>
    </message>
    <message>
        <source>Which part of the talon do you take?</source>
        <translation>Kterou část talonu si vezmete?</translation>
    </message>
    <message>
        <source>Choose the cards to discard.</source>
        <translation>Vyberte karty k odložení.</translation>
    </message>
    <message>
        <source>A lost game is dear: it counts {lost_trojka} in a trojka, {lost_dvojka} in a dvojka, {lost_enka} in an enka and {lost_brez} in brez talona, to each. A won one counts only {won_trojka}, {won_dvojka}, {won_enka} or {won_brez}.</source>
        <translation>Prohraná hra je drahá: v trojce {lost_trojka}, ve dvojce {lost_dvojka}, v ence {lost_enka}, v brez talona {lost_brez} každému. Vyhraná se počítá jen za {won_trojka}, {won_dvojka}, {won_enka} nebo {won_brez}.</translation>
    </message>
    <message>
        <source>After discarding, the bidder may sell the game: minus {sold_trojka} in a trojka, {sold_dvojka} in a dvojka, {sold_enka} in an enka, and nothing else counts. A lost trojka counts only {lost_trojka}, so playing on is often cheaper.</source>
        <translation>Po odložení smí aktér hru prodat: minus {sold_trojka} v trojce, {sold_dvojka} ve dvojce, {sold_enka} v ence, a nic jiného se nepočítá. Prohraná trojka se počítá jen za {lost_trojka}, proto bývá levnější hrát dál.</translation>
    </message>
    <message>
        <source>{B} plays a trojka and wins with {told} points. Most of the other tricks lie with {C}. What does each player get or pay?</source>
        <translation>{B} hraje trojku a vyhraje s {told} body. Nejvíc ostatních zdvihů má {C}. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{C} plays an enka and loses with {told} points: {lost}, and an enka counts it ×{times}. What does each player get or pay?</source>
        <translation>{C} hraje enku a prohraje s {told} body: je to {lost} a enka to počítá ×{times}. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>{A} plays a trojka and loses with {told} points. On the way {C} took the Mond of {B} with the Škis; they are partners. What does each player get or pay?</source>
        <translation>{A} hraje trojku a prohraje se {told} body. Cestou chytí {C} škýzem monta, kterého zahraje {B}; ti dva jsou spoluhráči. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>In klop there are no sides. The player with the most points writes minus {most}, with {full_from} or more minus {full}.</source>
        <translation>V klopu strany nejsou. Hráč s nejvíce body píše minus {most}, od {full_from} bodů minus {full}.</translation>
    </message>
    <message>
        <source>Klop: {A} has {told_of_A} points, {B} {told_of_B} and {C} {told_of_C}. What does each player get or pay?</source>
        <translation>Klop: {A} má {told_of_A} bodů, {B} {told_of_B} a {C} {told_of_C}. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Besides the game these count {silent}: trul, that is Škis, Mond and Pagat in the tricks of a side; kralji, all four kings; the Pagat in the last trick; mondfang, catching the Mond. Valat, all tricks, counts {valat}.</source>
        <translation>Kromě hry se po {silent} počítá: trul, tedy škýz, mont a pagát ve zdvizích jedné strany; kralji, čtyři králové; pagát v posledním zdvihu; mondfang, chycený mont. Valát, všechny zdvihy, se počítá za {valat}.</translation>
    </message>
    <message>
        <source>Announced, they count {announced}, valat {valat_announced}, also against you if they fail. Trul may be announced only by a player who does not hold all three cards, kralji only without all four kings in the hand.</source>
        <translation>Hlášené se počítají za {announced}, valát za {valat_announced}, i proti vám, když nevyjdou. Trul smí hlásit jen hráč, který nemá všechny tři karty, kralji jen ten, kdo nemá všechny čtyři krále.</translation>
    </message>
    <message>
        <source>An opponent who expects the bidder to lose may say kontra. The game then counts ×{kontra}, won as much as lost. The bidder may answer re, then come sub and mor.</source>
        <translation>Protihráč, který čeká, že aktér prohraje, smí říct kontra. Hra se pak počítá ×{kontra}, výhra stejně jako prohra. Aktér smí odpovědět re, pak následují sub a mor.</translation>
    </message>
    <message>
        <source>A breach of the rules is a renons. Only an opponent may claim it, some kinds only at once. The hand ends, and the offender pays: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka.</source>
        <translation>Porušení pravidel je renons. Reklamovat ho smí jen protihráč, některé druhy jen hned. Hra končí a provinilec platí: {trojka} v trojce, {dvojka} ve dvojce, {enka} v ence.</translation>
    </message>
    <message>
        <source>The games from low to high: trojka, dvojka, enka, brez talona. The higher the game, the fewer talon cards you get and the more it counts. The dealer&apos;s right neighbor speaks first.</source>
        <translation>Hry od nejnižší: trojka, dvojka, enka, brez talona. Čím vyšší hra, tím méně karet talonu dostanete a tím víc se počítá. První mluví pravý soused rozdávajícího.</translation>
    </message>
    <message>
        <source>You play alone against two. For a trojka you want about eight trumps with high ones among them, and few queens without their kings. With less, pass. If all pass, klop is played.</source>
        <translation>Hrajete sami proti dvěma. Na trojku je dobré mít asi osm taroků, i vysokých, a málo dam bez krále. S méně řekněte „dál“. Řeknou-li všichni „dál“, hraje se klop.</translation>
    </message>
    <message>
        <source>If somebody who sits after you bids higher than you, you may hold that game: you take it at the same height. A player who sits after you must then bid higher still.</source>
        <translation>Hlásí-li výš než vy někdo, kdo sedí po vás, smíte jeho hru držet: berete ji ve stejné výši. Kdo sedí po vás, musí pak hlásit ještě výš.</translation>
    </message>
    <message>
        <source>Your trojka was outbid. What do you say now?</source>
        <translation>Vaši trojku někdo přelicitoval. Co teď řeknete?</translation>
    </message>
    <message>
        <source>One against two, and the sale</source>
        <translation>Jeden proti dvěma a prodej</translation>
    </message>
    <message>
        <source>The bidder plays alone. The two others are partners for this hand: their tricks count together, and they win or lose together. They cannot harm each other.</source>
        <translation>Aktér hraje sám. Oba ostatní jsou pro tuto hru spoluhráči: jejich zdvihy se počítají dohromady a vyhrávají i prohrávají spolu. Navzájem si uškodit nemohou.</translation>
    </message>
    <message>
        <source>With four at the table the dealer rests, and pays or gets as much as each opponent of the bidder.</source>
        <translation>Ve čtyřech rozdávající pauzuje a platí nebo dostává tolik co každý aktérův protihráč.</translation>
    </message>
    <message>
        <source>Your discards lie there. Do you sell the game or play it?</source>
        <translation>Karty máte odložené. Hru prodáte, nebo ji hrajete?</translation>
    </message>
    <message>
        <source>{A} sells a dvojka. What does each player get or pay?</source>
        <translation>{A} prodá dvojku. Kolik každý dostane nebo zaplatí?</translation>
    </message>
    <message>
        <source>Announcements and kontra</source>
        <translation>Hlášky a kontra</translation>
    </message>
    <message>
        <source>An announced Pagat must stay in the hand until the last trick, unless it is the last trump. So announce it only with many trumps.</source>
        <translation>Hlášený pagát musí zůstat v ruce do posledního zdvihu, leda by byl posledním tarokem. Hlaste ho tedy jen s mnoha taroky.</translation>
    </message>
    <message>
        <source>Playing against the bidder, and klop</source>
        <translation>Hra proti aktérovi a klop</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your partner: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Proti aktérovi dávejte body do zdvihů spoluhráče: dámy, kavaly a krále, kteří už nejsou v bezpečí. Do aktérova zdvihu dejte nejnižší kartu.</translation>
    </message>
    <message>
        <source>In klop it is the other way round: you want few points. Give points to the others, and keep low cards to get rid of the lead.</source>
        <translation>V klopu je to naopak: chcete málo bodů. Dávejte body ostatním a nechte si nízké karty, abyste se zbavili výnosu.</translation>
    </message>
    <message>
        <source>A defender&apos;s renons is paid by that defender alone, not by the partner. So watch your own cards before you play.</source>
        <translation>Renons protihráče platí jen ten, kdo ho udělal, spoluhráč ne. Než zahrajete, podívejte se dobře na své karty.</translation>
    </message>
</context>
<context>
    <name>ZiriMessages</name>
    <message>
        <source>{seat} put a wrong deal right.</source>
        <translation>{seat} opravuje rozdání.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} without naming it.</source>
        <translation>{seat} odkládá {card_object} a kartu nejmenuje.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} odkládá {card_object}.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Lze odložit: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} odkládá zakrytě: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} odkládá odkrytě: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} už žádnou kartu neodkládá.</translation>
    </message>
    <message>
        <source>{seat} said kontra and then {name} as well.</source>
        <translation>{seat} říká kontru a pak i {name}.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon before a game was bid.</source>
        <translation>{seat} se dívá do talonu, než je hlášena hra.</translation>
    </message>
    <message>
        <source>{seat} wanted to exchange a talon part that was lifted already.</source>
        <translation>{seat} chce vyměnit už zvednutou část talonu.</translation>
    </message>
    <message>
        <source>{seat} announced {name} and held all its cards.</source>
        <translation>Hláška {name}: {seat} má všechny tyto karty v ruce.</translation>
    </message>
    <message>
        <source>{seat} announced {name} without the card.</source>
        <translation>Hláška {name}: {seat} tuto kartu nemá.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} but held the demanded suit.</source>
        <translation>{seat} má požadovanou barvu a vynáší {card_object}.</translation>
    </message>
    <message>
        <source>{seat} led, but it was the partner&apos;s turn: {right}.</source>
        <translation>{seat} vynáší, ač je na řadě spoluhráč: {right}.</translation>
    </message>
    <message>
        <source>{seat} played the first card without a word on kontra.</source>
        <translation>{seat} hraje první kartu beze slova o kontře.</translation>
    </message>
    <message>
        <source>{seat} said kontra after the talon was handed out.</source>
        <translation>{seat} říká kontru až po rozdání talonu.</translation>
    </message>
    <message>
        <source>{seat} played with the talon and said kontra.</source>
        <translation>{seat} hraje s talonem a říká kontru.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons but is not an opponent of the offender.</source>
        <translation>{seat} žádá renons, ale není protihráčem provinilce.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons too late.</source>
        <translation>{seat} žádá renons pozdě.</translation>
    </message>
    <message>
        <source>{seat} showed the partner that a card was ready.</source>
        <translation>{seat} ukazuje spoluhráči, že má kartu připravenou.</translation>
    </message>
    <message>
        <source>{seat} talked with the partner.</source>
        <translation>{seat} mluví se spoluhráčem.</translation>
    </message>
    <message>
        <source>{seat} showed cards to the partner.</source>
        <translation>{seat} ukazuje spoluhráči karty.</translation>
    </message>
    <message>
        <source>{seat} exchanged cards during the hand.</source>
        <translation>{seat} vyměňuje karty během hry.</translation>
    </message>
    <message>
        <source>{seat} mixed cards of the tricks.</source>
        <translation>{seat} míchá karty zdvihů.</translation>
    </message>
    <message>
        <source>{seat} threw two cards so that both could be seen.</source>
        <translation>{seat} hází dvě karty tak, že jsou obě vidět.</translation>
    </message>
    <message>
        <source>{seat} threw a legal card with another one hidden under it.</source>
        <translation>{seat} hází dovolenou kartu a pod ní je skrytá další.</translation>
    </message>
    <message>
        <source>Do you play the game or sell it?</source>
        <translation>Hrajete hru, nebo ji prodáte?</translation>
    </message>
    <message>
        <source>Do you say kontra?</source>
        <translation>Říkáte kontru?</translation>
    </message>
    <message>
        <source>Lead the demanded suit: {suit}.</source>
        <translation>Vyneste požadovanou barvu: {suit}.</translation>
    </message>
    <message>
        <source>Which suit do you demand?</source>
        <translation>Kterou barvu požadujete?</translation>
    </message>
    <message>
        <source>Hold: {name}</source>
        <translation>Držet: {name}</translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Vzít: {cards}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Sell the game</source>
        <translation>Prodat hru</translation>
    </message>
    <message>
        <source>No kontra</source>
        <translation>Bez kontry</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Zatím nerozhodnout</translation>
    </message>
    <message>
        <source>Demand: {suit}</source>
        <translation>Požadovat: {suit}</translation>
    </message>
    <message>
        <source>Demand nothing</source>
        <translation>Nepožadovat nic</translation>
    </message>
    <message>
        <source>The result of the hand counts</source>
        <translation>Platí výsledek hry</translation>
    </message>
    <message>
        <source>You write minus {amount}; nothing is played.</source>
        <translation>Píšete minus {amount}; nehraje se.</translation>
    </message>
    <message>
        <source>Decide before your first card: silence counts as kontra.</source>
        <translation>Rozhodněte se před svou první kartou: mlčení platí jako kontra.</translation>
    </message>
    <message>
        <source>Counts ×{factor}, and twice as much again if you have the most points yourself.</source>
        <translation>Počítá se ×{factor}, a máte-li nejvíc bodů vy, ještě dvojnásobně.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit.</source>
        <translation>Musíte vynést požadovanou barvu.</translation>
    </message>
    <message>
        <source>{name}: {seat} has the most points</source>
        <translation>{name}: nejvíc bodů má {seat}</translation>
    </message>
    <message>
        <source>Full {name}: {seat} has the most points</source>
        <translation>Plný {name}: nejvíc bodů má {seat}</translation>
    </message>
    <message>
        <source>Bonus for {points} points|{bonus}</source>
        <translation>Příplatek za {points} bodů|{bonus}</translation>
    </message>
    <message>
        <source>bonus {bonus}</source>
        <translation>příplatek {bonus}</translation>
    </message>
    <message>
        <source>{a} for the game, {b} for the points|{result}</source>
        <translation>{a} za hru, {b} za body|{result}</translation>
    </message>
    <message>
        <source>Written|{amount}</source>
        <translation>Píše se|{amount}</translation>
    </message>
    <message>
        <source>Value of the renons|{amount}</source>
        <translation>Hodnota renonsu|{amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} odkládá %n kartu, má jich však být {right}.</numerusform>
            <numerusform>{seat} odkládá %n karty, má jich však být {right}.</numerusform>
            <numerusform>{seat} odkládá %n karet, má jich však být {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} sells the game: {name}</source>
        <translation>{seat} prodává hru: {name}</translation>
    </message>
    <message>
        <source>{seat} took a knock for a cut, or a cut for a knock, and dealt accordingly.</source>
        <translation>{seat} rozdává po klepnutí jako po sejmutí, nebo naopak.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon in brez talona.</source>
        <translation>{seat} se ve hře brez talona dívá do talonu.</translation>
    </message>
</context>
<context>
    <name>ZiriOptions</name>
    <message>
        <source>Holding a bid</source>
        <translation>Držení hry</translation>
    </message>
    <message>
        <source>Whether a player seated earlier may hold what a later one has bid.</source>
        <translation>Zda hráč, který je na řadě dřív, smí držet, co hlásil pozdější.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no, every bid must be higher</source>
        <translation>ne, každé hlášení musí být vyšší</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>První výnos</translation>
    </message>
    <message>
        <source>Who leads to the first trick; in klop always the player on the dealer&apos;s right.</source>
        <translation>Kdo vynáší do prvního zdvihu; v klopu vždy hráč po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>hráč po pravici rozdávajícího</translation>
    </message>
    <message>
        <source>Announcing the Pagat</source>
        <translation>Ohlášení pagáta</translation>
    </message>
    <message>
        <source>Who may announce the Pagat in the last trick.</source>
        <translation>Kdo smí ohlásit pagáta v posledním zdvihu.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>každý hráč</translation>
    </message>
    <message>
        <source>Trul and kralji in the talon</source>
        <translation>Trul a králové v talonu</translation>
    </message>
    <message>
        <source>Whether cards left in the talon count for the defenders&apos; trul and kralji.</source>
        <translation>Zda se karty zbylé v talonu počítají protihráčům do trulu a králů.</translation>
    </message>
    <message>
        <source>they don&apos;t count</source>
        <translation>nepočítají se</translation>
    </message>
    <message>
        <source>they count</source>
        <translation>počítají se</translation>
    </message>
    <message>
        <source>Selling a brez talona</source>
        <translation>Prodej hry brez talona</translation>
    </message>
    <message>
        <source>Whether a game without the talon can be sold too.</source>
        <translation>Zda lze prodat i hru bez talonu.</translation>
    </message>
    <message>
        <source>for 24</source>
        <translation>za 24</translation>
    </message>
    <message>
        <source>Kontra in klop with three</source>
        <translation>Kontra v klopu ve třech</translation>
    </message>
    <message>
        <source>Until when three players may say kontra in klop.</source>
        <translation>Dokdy smějí tři hráči říci v klopu kontru.</translation>
    </message>
    <message>
        <source>until the talon is handed out</source>
        <translation>než se rozdá talon</translation>
    </message>
    <message>
        <source>Klop with 35 points each</source>
        <translation>Klop po 35 bodech</translation>
    </message>
    <message>
        <source>1 each, as printed</source>
        <translation>každý 1, jak je vytištěno</translation>
    </message>
    <message>
        <source>2 each, half of a full klop</source>
        <translation>každý 2, polovinu plného klopu</translation>
    </message>
    <message>
        <source>More for 40, 50 and 60 points</source>
        <translation>Příplatek za 40, 50 a 60 bodů</translation>
    </message>
    <message>
        <source>Who writes 1, 2 or 3 more for 40, 50 or 60 card points.</source>
        <translation>Kdo píše o 1, 2 nebo 3 více za 40, 50 nebo 60 bodů v kartách.</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>strana, která hru vyhrála</translation>
    </message>
    <message>
        <source>Renons in a trojka under kontra</source>
        <translation>Renons v trojce pod kontrou</translation>
    </message>
    <message>
        <source>What a renons in a trojka is worth after kontra.</source>
        <translation>Kolik platí renons v trojce po kontře.</translation>
    </message>
    <message>
        <source>Writing a defender&apos;s renons</source>
        <translation>Zápis renonsu protihráče</translation>
    </message>
    <message>
        <source>What is written for a defender&apos;s renons on the score sheet.</source>
        <translation>Co se za renons protihráče píše na list.</translation>
    </message>
    <message>
        <source>When the referee rules on a breach.</source>
        <translation>Kdy rozhodčí rozhoduje o přestupku.</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>only its holder</source>
        <translation>jen kdo ho má</translation>
    </message>
    <message>
        <source>it may not be sold</source>
        <translation>prodat se nesmí</translation>
    </message>
    <message>
        <source>until the player&apos;s first card</source>
        <translation>do vlastní první karty</translation>
    </message>
    <message>
        <source>What two players with 35 points each write in klop.</source>
        <translation>Kolik v klopu píší dva, kteří mají oba 35 bodů.</translation>
    </message>
    <message>
        <source>only a bidder who wins</source>
        <translation>jen aktér, když vyhraje</translation>
    </message>
    <message>
        <source>as in the table, with a share for the bidder</source>
        <translation>podle tabulky, s podílem aktéra</translation>
    </message>
    <message>
        <source>the whole, in the offender&apos;s column</source>
        <translation>celý, ve sloupci provinilce</translation>
    </message>
    <message>
        <source>Payment for a written point</source>
        <translation>Platba za psaný bod</translation>
    </message>
    <message>
        <source>What one written point is worth in payment.</source>
        <translation>Kolik se platí za jeden psaný bod.</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>jednotka od každého ostatního</translation>
    </message>
    <message>
        <source>divided among all players</source>
        <translation>rozděleno mezi všechny</translation>
    </message>
    <message>
        <source>Other acts out of turn</source>
        <translation>Jiné úkony mimo pořadí</translation>
    </message>
    <message>
        <source>What follows when a card is played out of turn and no suit can be demanded.</source>
        <translation>Co následuje, když karta padne mimo pořadí a nelze určit barvu.</translation>
    </message>
    <message>
        <source>the card goes back</source>
        <translation>karta se vrací</translation>
    </message>
    <message>
        <source>it is a renons</source>
        <translation>je to renons</translation>
    </message>
    <message>
        <source>Waiting for a claim</source>
        <translation>Čekání na reklamaci</translation>
    </message>
    <message>
        <source>How many seconds the computers wait after something that must be claimed at once; 0: not at all.</source>
        <translation>Kolik sekund počítače čekají po tom, co se musí reklamovat ihned; 0: vůbec.</translation>
    </message>
    <message>
        <source>Who speaks up</source>
        <translation>Kdo se ozve</translation>
    </message>
    <message>
        <source>when an opponent claims it</source>
        <translation>když ho protihráč reklamuje</translation>
    </message>
    <message>
        <source>the referee at once</source>
        <translation>rozhodčí hned</translation>
    </message>
    <message>
        <source>the referee after the last trick</source>
        <translation>rozhodčí po posledním zdvihu</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Her v kole</translation>
    </message>
    <message>
        <source>How many hands are played; 0: as many as the players like.</source>
        <translation>Kolik her se hraje; 0: kolik hráči chtějí.</translation>
    </message>
</context>
<context>
    <name>ZiriPublicMessages</name>
    <message>
        <source>{seat} announced {name} although it was not allowed.</source>
        <translation>{seat} hlásí, ač to není dovoleno: {name}.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump without naming it.</source>
        <translation>{seat} odkládá tarok, aniž ho jmenuje.</translation>
    </message>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} odkládá krále.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} odkládá kartu, která musí zůstat v ruce.</translation>
    </message>
</context>
<context>
    <name>ZiriReadings</name>
    <message>
        <source>How is a defender&apos;s renons written: in full, or by the table with a share for the bidder?</source>
        <translation>Jak se píše renons protihráče: celý, nebo podle tabulky s podílem pro aktéra?</translation>
    </message>
    <message>
        <source>By the table; both entries together come to what is paid at once.</source>
        <translation>Podle tabulky; obojí dá dohromady to, co se platí hned.</translation>
    </message>
    <message>
        <source>Does kontra double a renons in a trojka, although the table has the same figure?</source>
        <translation>Zdvojuje kontra renons v trojce, ačkoli tabulka má stejné číslo?</translation>
    </message>
    <message>
        <source>No, it stays at 4; only re doubles it, and so on.</source>
        <translation>Ne, zůstává 4; zdvojuje ho až re a tak dál.</translation>
    </message>
    <message>
        <source>May a lost brez talona cost more than a renons in it?</source>
        <translation>Smí prohraná hra brez talona stát víc než renons v ní?</translation>
    </message>
    <message>
        <source>Yes: each figure stands as printed.</source>
        <translation>Ano: každé číslo platí, jak je vytištěno.</translation>
    </message>
    <message>
        <source>What does an announced bonus count, made or failed?</source>
        <translation>Kolik se počítá za ohlášené, splněné i nesplněné?</translation>
    </message>
    <message>
        <source>Two, made or failed (valat eight); it does not count again as a silent one.</source>
        <translation>Dva, splněné i nesplněné (valát osm), a potichu už ne.</translation>
    </message>
    <message>
        <source>Does kontra double only a lost game, or a won one too?</source>
        <translation>Zdvojuje kontra jen prohranou hru, nebo i vyhranou?</translation>
    </message>
    <message>
        <source>Both: under kontra the game counts as much won as lost.</source>
        <translation>Obě: pod kontrou se hra počítá stejně vyhraná jako prohraná.</translation>
    </message>
    <message>
        <source>What do re, sub and mor multiply by?</source>
        <translation>Kolikrát násobí re, sub a mor?</translation>
    </message>
    <message>
        <source>Each step doubles: 4, 8, 16.</source>
        <translation>Každý stupeň zdvojuje: 4, 8, 16.</translation>
    </message>
    <message>
        <source>May one player say both kontra and sub on an announcement?</source>
        <translation>Smí týž hráč dát na hlášku kontru i sub?</translation>
    </message>
    <message>
        <source>No, as on the game; on a defenders&apos; announcement the steps therefore end at re.</source>
        <translation>Ne, stejně jako na hru; u hlášky protihráčů proto řada končí slovem re.</translation>
    </message>
    <message>
        <source>Do 40, 50 and 60 points count for the bidder only?</source>
        <translation>Počítá se 40, 50 a 60 bodů jen aktérovi?</translation>
    </message>
    <message>
        <source>No: they count for the side that wins the game.</source>
        <translation>Ne: straně, která hru vyhrála.</translation>
    </message>
    <message>
        <source>Does a valat replace what else is counted?</source>
        <translation>Nahrazuje valát, co se jinak počítá?</translation>
    </message>
    <message>
        <source>No: it is added like every other bonus.</source>
        <translation>Ne: přičítá se jako všechno ostatní.</translation>
    </message>
    <message>
        <source>Who makes trul or kralji when one of the cards lies in the talon at the end?</source>
        <translation>Kdo splnil trul nebo krále, leží-li na konci některá z karet v talonu?</translation>
    </message>
    <message>
        <source>Nobody: only tricks and a side&apos;s own discards count.</source>
        <translation>Nikdo: počítají se jen zdvihy a vlastní odložené karty.</translation>
    </message>
    <message>
        <source>How does the auction work?</source>
        <translation>Jak se licituje?</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins; a pass is final; a player seated earlier may hold a bid.</source>
        <translation>Začíná hráč po pravici rozdávajícího; kdo řekne „dál“, už nelicituje; kdo je na řadě dřív, smí hru držet.</translation>
    </message>
    <message>
        <source>Who leads to the first trick?</source>
        <translation>Kdo vynáší do prvního zdvihu?</translation>
    </message>
    <message>
        <source>Is the talon shown before it is taken?</source>
        <translation>Ukazuje se talon, než se bere?</translation>
    </message>
    <message>
        <source>Yes: it is turned up for all, except in brez talona.</source>
        <translation>Ano: otočí se pro všechny, kromě hry brez talona.</translation>
    </message>
    <message>
        <source>Until when may the game be sold?</source>
        <translation>Dokdy se smí hra prodat?</translation>
    </message>
    <message>
        <source>Between discarding and saying “ready”; not in brez talona.</source>
        <translation>Mezi odložením a slovem „hotovo“; ne ve hře brez talona.</translation>
    </message>
    <message>
        <source>Until when may kontra be said in klop?</source>
        <translation>Dokdy se v klopu smí říci kontra?</translation>
    </message>
    <message>
        <source>With three players before the talon is handed out, and later only “no”; said too late it is void and means “no”. With four players both until one&apos;s own first card.</source>
        <translation>Ve třech jen před rozdáním talonu, potom už jen „bez kontry“; pozdní kontra neplatí a znamená „bez kontry“. Ve čtyřech obojí až do vlastní první karty.</translation>
    </message>
    <message>
        <source>How does the player with the talon take part in klop?</source>
        <translation>Jak v klopu hraje hráč s talonem?</translation>
    </message>
    <message>
        <source>By playing to every trick until the six cards are gone.</source>
        <translation>Hraje do každého zdvihu, dokud má svých šest karet.</translation>
    </message>
    <message>
        <source>What is written in a tie of two or three, at 35 points or under kontra?</source>
        <translation>Co se píše při rovnosti dvou nebo tří hráčů, při 35 bodech nebo pod kontrou?</translation>
    </message>
    <message>
        <source>Two write 1 each, also with 35 each (2 under kontra); three share 2. A tied player who said kontra writes alone.</source>
        <translation>Dva píší po 1, i když mají oba 35 (pod kontrou po 2); tři se dělí o 2. Kdo z nich řekl kontru, píše sám.</translation>
    </message>
    <message>
        <source>When may the Pagat be led in klop?</source>
        <translation>Kdy se v klopu smí vynést pagát?</translation>
    </message>
    <message>
        <source>Only as the last card of a hand.</source>
        <translation>Jen jako poslední karta v ruce.</translation>
    </message>
    <message>
        <source>Who may knock with four at the table?</source>
        <translation>Kdo smí ve čtyřech klepnout?</translation>
    </message>
    <message>
        <source>The player who is offered the cut.</source>
        <translation>Ten, komu se nabízí sejmutí.</translation>
    </message>
    <message>
        <source>What does a renons before any bid cost?</source>
        <translation>Co stojí renons před hlášením hry?</translation>
    </message>
    <message>
        <source>What follows a wrong turn when no partner can be asked for a suit?</source>
        <translation>Co následuje mimo pořadí, když nelze určit barvu spoluhráči?</translation>
    </message>
    <message>
        <source>What does claiming at once mean?</source>
        <translation>Co znamená reklamovat hned?</translation>
    </message>
    <message>
        <source>Does kontra count with wrong discards?</source>
        <translation>Počítá se kontra při špatném odložení?</translation>
    </message>
    <message>
        <source>No: the price is that of the sold game.</source>
        <translation>Ne: cena je jako u prodané hry.</translation>
    </message>
    <message>
        <source>Does a renons end the hand?</source>
        <translation>Končí renons hru?</translation>
    </message>
    <message>
        <source>Yes, and nothing else of the hand is written.</source>
        <translation>Ano, a nic jiného se nepíše.</translation>
    </message>
    <message>
        <source>Which tricks and cards may be looked at?</source>
        <translation>Do kterých zdvihů a karet se smí nahlížet?</translation>
    </message>
    <message>
        <source>The previous trick, if it lies on your side&apos;s pile; the bidder also the discards before the first lead.</source>
        <translation>Předchozí zdvih, leží-li na hromádce vlastní strany; aktér i do odložených karet před prvním výnosem.</translation>
    </message>
    <message>
        <source>Is the defenders&apos; result written in their columns?</source>
        <translation>Píše se výsledek protihráčů v jejich sloupcích?</translation>
    </message>
    <message>
        <source>No: only the bidder&apos;s column is written.</source>
        <translation>Ne: píše se jen aktérův sloupec.</translation>
    </message>
    <message>
        <source>Who may announce the Pagat?</source>
        <translation>Kdo smí ohlásit pagáta?</translation>
    </message>
    <message>
        <source>Any player of either side, with or without the card.</source>
        <translation>Kdokoli z obou stran, ať ho má kdokoli.</translation>
    </message>
    <message>
        <source>What does an announcement against the rule cost?</source>
        <translation>Co stojí nedovolená hláška?</translation>
    </message>
    <message>
        <source>Nothing: it is struck out.</source>
        <translation>Nic: škrtá se.</translation>
    </message>
    <message>
        <source>May the resting dealer claim a renons?</source>
        <translation>Smí renons reklamovat pauzující rozdávající?</translation>
    </message>
    <message>
        <source>No; in klop every other player may.</source>
        <translation>Ne; v klopu smí každý jiný hráč.</translation>
    </message>
    <message>
        <source>What follows when a wrong number of cards is found late?</source>
        <translation>Co následuje, zjistí-li se špatný počet karet pozdě?</translation>
    </message>
    <message>
        <source>It is a sold game if the number is wrong only since the discards, otherwise a misdeal.</source>
        <translation>Vznikl-li až odložením, platí to jako prodaná hra, jinak jako špatné rozdání.</translation>
    </message>
    <message>
        <source>What does looking into the talon in brez talona cost?</source>
        <translation>Co stojí pohled do talonu ve hře brez talona?</translation>
    </message>
    <message>
        <source>It is a renons in brez talona.</source>
        <translation>Je to renons hry brez talona.</translation>
    </message>
    <message>
        <source>Do several kontras in klop multiply?</source>
        <translation>Násobí se v klopu několik kontr?</translation>
    </message>
    <message>
        <source>No: each player who said kontra bears only the risk of that kontra.</source>
        <translation>Ne: každý, kdo kontru řekl, nese jen své riziko.</translation>
    </message>
    <message>
        <source>What does a wrong claim cost?</source>
        <translation>Co stojí neoprávněná reklamace?</translation>
    </message>
    <message>
        <source>Nothing, and play continues.</source>
        <translation>Nic, a hraje se dál.</translation>
    </message>
    <message>
        <source>Who makes the Pagat when its holder&apos;s partner takes the last trick with it?</source>
        <translation>Kdo splnil pagáta, vezme-li ho v posledním zdvihu spoluhráč držitele?</translation>
    </message>
    <message>
        <source>The side makes it.</source>
        <translation>Jejich strana.</translation>
    </message>
    <message>
        <source>Who deals first, and who deals next?</source>
        <translation>Kdo rozdává první a kdo potom?</translation>
    </message>
    <message>
        <source>Who notices a renons?</source>
        <translation>Kdo na renons upozorní?</translation>
    </message>
    <message>
        <source>The opponents claim it; an unclaimed one costs nothing.</source>
        <translation>Reklamují ho protihráči; nereklamovaný nestojí nic.</translation>
    </message>
    <message>
        <source>Whose announcements count with a renons?</source>
        <translation>Čí hlášky se u renonsu počítají?</translation>
    </message>
    <message>
        <source>Those of both sides.</source>
        <translation>Všechny, obou stran.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right.</source>
        <translation>Hráč po pravici rozdávajícího.</translation>
    </message>
    <message>
        <source>It counts 4, and the same dealer deals again.</source>
        <translation>Platí 4 a rozdává tentýž hráč.</translation>
    </message>
    <message>
        <source>The card goes back, and nobody pays.</source>
        <translation>Karta se vrací a nikdo neplatí.</translation>
    </message>
    <message>
        <source>Before the next card is played or the next word is spoken.</source>
        <translation>Než padne další karta nebo slovo.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; then the deal passes to the right.</source>
        <translation>První rozdávající se losuje; pak se rozdává po pravici.</translation>
    </message>
</context>
<context>
    <name>ZiriRights</name>
    <message>
        <source>You must name a trump that you discard.</source>
        <translation>Tarok, který odkládáte, musíte jmenovat.</translation>
    </message>
    <message>
        <source>After a cut you must deal eight cards at a time, after a knock three piles of sixteen.</source>
        <translation>Po sejmutí musíte rozdávat po osmi kartách, po klepnutí tři hromádky po šestnácti.</translation>
    </message>
    <message>
        <source>You may put a wrong deal right only before anybody has looked at the cards.</source>
        <translation>Špatné rozdání smíte opravit, jen dokud se nikdo nepodíval do karet.</translation>
    </message>
    <message>
        <source>The two sides must speak by turns, and kontra and sub must come from different players.</source>
        <translation>Strany se musí střídat a kontru a sub musí říct různí hráči.</translation>
    </message>
    <message>
        <source>In klop, too, you must follow suit, or else play a trump.</source>
        <translation>I v klopu musíte ctít barvu, jinak dát tarok.</translation>
    </message>
    <message>
        <source>In klop you must beat the trick if you can.</source>
        <translation>V klopu musíte zdvih přebít, můžete-li.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be your last trump, and you must not lead it before your last card.</source>
        <translation>V klopu musí být pagát váš poslední tarok a nesmíte ho vynést dřív než jako poslední kartu.</translation>
    </message>
    <message>
        <source>Nobody may look into the talon before a game is bid or klop is played.</source>
        <translation>Nikdo se nesmí podívat do talonu, dokud se nehlásí hra nebo nehraje klop.</translation>
    </message>
    <message>
        <source>During the hand you may look only at the last trick on your own pile.</source>
        <translation>Během hry se smíte dívat jen na poslední zdvih na vlastní hromádce.</translation>
    </message>
    <message>
        <source>Only the bidder may look at the discards, and only before the first lead.</source>
        <translation>Na odložené karty se smí dívat jen aktér, a to jen před prvním výnosem.</translation>
    </message>
    <message>
        <source>You must keep the talon part that you lifted first.</source>
        <translation>Musíte si nechat část talonu, kterou berete první.</translation>
    </message>
    <message>
        <source>In brez talona nobody may look at the talon before the hand is over.</source>
        <translation>Ve hře brez talona se do talonu nikdo nesmí dívat, dokud hra neskončí.</translation>
    </message>
    <message>
        <source>You may announce trul or kralji only if you do not hold all of them.</source>
        <translation>Trul nebo krále smíte ohlásit, jen když je nemáte všechny.</translation>
    </message>
    <message>
        <source>At this table only its holder may announce the Pagat.</source>
        <translation>U tohoto stolu smí pagáta ohlásit jen ten, kdo ho má.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit if you have it.</source>
        <translation>Požadovanou barvu musíte vynést, pokud ji máte.</translation>
    </message>
    <message>
        <source>Only the winner of the last trick may lead.</source>
        <translation>Vynášet smí jen ten, kdo vzal poslední zdvih.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card.</source>
        <translation>O kontře se musíte rozhodnout před svou první kartou.</translation>
    </message>
    <message>
        <source>With three players you must say kontra before the talon is handed out.</source>
        <translation>Ve třech musíte kontru říci, než se rozdá talon.</translation>
    </message>
    <message>
        <source>The player with the talon must not say kontra.</source>
        <translation>Hráč s talonem nesmí říci kontru.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons.</source>
        <translation>Renons smí žádat jen protihráč.</translation>
    </message>
    <message>
        <source>You must claim some kinds of renons before the next card or word.</source>
        <translation>Některé renonsy musíte žádat před další kartou nebo slovem.</translation>
    </message>
    <message>
        <source>You must not exchange cards during the hand.</source>
        <translation>Karty během hry nesmíte vyměňovat.</translation>
    </message>
    <message>
        <source>You must lay tricks in order, one on the other.</source>
        <translation>Zdvihy musíte odkládat po pořadě jeden na druhý.</translation>
    </message>
    <message>
        <source>You may sell the game only between discarding and saying “ready”.</source>
        <translation>Hru smíte prodat jen mezi odložením a slovem „hotovo“.</translation>
    </message>
    <message>
        <source>Only a Mond or Pagat caught from an opponent counts.</source>
        <translation>Počítá se jen mont nebo pagát chycený protihráči.</translation>
    </message>
    <message>
        <source>The dealer must lay the first six cards into the talon, singly or all at once.</source>
        <translation>Rozdávající musí dát do talonu prvních šest karet, po jedné nebo všechny najednou.</translation>
    </message>
    <message>
        <source>You may draw a card from your hand only in your turn.</source>
        <translation>Kartu z ruky smíte vytáhnout, až když jste na řadě.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Odložit musíte tolik karet, kolik si jich berete z talonu.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Krále nesmíte odložit.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Tuto kartu nesmíte odložit.</translation>
    </message>
    <message>
        <source>Partners must keep silent.</source>
        <translation>Spoluhráči musí mlčet.</translation>
    </message>
    <message>
        <source>Partners must not show each other cards.</source>
        <translation>Spoluhráči si nesmí ukazovat karty.</translation>
    </message>
    <message>
        <source>You must play one card at a time.</source>
        <translation>Hrát musíte vždy jednu kartu.</translation>
    </message>
</context>
<context>
    <name>ZiriRules</name>
    <message>
        <source>Wrong deal put right</source>
        <translation>Opravené rozdání</translation>
    </message>
    <message>
        <source>Exchanging the talon part</source>
        <translation>Výměna části talonu</translation>
    </message>
    <message>
        <source>Looking into the talon in brez talona</source>
        <translation>Pohled do talonu ve hře brez talona</translation>
    </message>
    <message>
        <source>Demanded suit not led</source>
        <translation>Nevynesená požadovaná barva</translation>
    </message>
    <message>
        <source>Leading in the partner&apos;s place</source>
        <translation>Výnos místo spoluhráče</translation>
    </message>
    <message>
        <source>No word on kontra</source>
        <translation>Mlčení o kontře</translation>
    </message>
    <message>
        <source>Kontra after the talon</source>
        <translation>Kontra po talonu</translation>
    </message>
    <message>
        <source>Kontra with the talon</source>
        <translation>Kontra s talonem</translation>
    </message>
    <message>
        <source>Announcing what the player holds</source>
        <translation>Ohlášení toho, co hráč má</translation>
    </message>
    <message>
        <source>Trump discarded without being named</source>
        <translation>Tarok odložen bez jmenování</translation>
    </message>
    <message>
        <source>Word of kontra by the wrong player</source>
        <translation>Slovo kontry od nesprávného hráče</translation>
    </message>
    <message>
        <source>Klop: failing to follow suit</source>
        <translation>Klop: nectění barvy</translation>
    </message>
    <message>
        <source>Klop: trick not beaten</source>
        <translation>Klop: zdvih nepřebit</translation>
    </message>
    <message>
        <source>Klop: Pagat before another trump</source>
        <translation>Klop: pagát před jiným tarokem</translation>
    </message>
    <message>
        <source>Another way of dealing than chosen</source>
        <translation>Rozdávání jiným způsobem, než byl zvolen</translation>
    </message>
    <message>
        <source>Looking into the talon too early</source>
        <translation>Předčasné nahlédnutí do talonu</translation>
    </message>
    <message>
        <source>Announcing a Pagat that another player holds</source>
        <translation>Ohlášení pagáta, kterého hráč nemá</translation>
    </message>
    <message>
        <source>Claim by a player who is not an opponent</source>
        <translation>Reklamace někoho, kdo není protihráč</translation>
    </message>
    <message>
        <source>Claim too late</source>
        <translation>Pozdní reklamace</translation>
    </message>
    <message>
        <source>Card pulled out before the turn</source>
        <translation>Karta vytažená před pořadím</translation>
    </message>
    <message>
        <source>Partners talking</source>
        <translation>Hovor spoluhráčů</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Ukazování karet</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Výměna karet</translation>
    </message>
    <message>
        <source>Tricks mixed</source>
        <translation>Zamíchané zdvihy</translation>
    </message>
    <message>
        <source>Two cards thrown at once</source>
        <translation>Dvě karty najednou</translation>
    </message>
    <message>
        <source>Card hidden under another one</source>
        <translation>Karta skrytá pod jinou</translation>
    </message>
    <message>
        <source>Game sold</source>
        <translation>Prodaná hra</translation>
    </message>
    <message>
        <source>Catching the partner&apos;s card</source>
        <translation>Chycená karta spoluhráče</translation>
    </message>
</context>
<context>
    <name>ZiriSubjects</name>
    <message>
        <source>{name}: points that win</source>
        <translation>{name}: body k výhře</translation>
    </message>
    <message>
        <source>{name}: a renons</source>
        <translation>{name}: renons</translation>
    </message>
    <message>
        <source>{name}: a renons after kontra</source>
        <translation>{name}: renons po kontře</translation>
    </message>
    <message>
        <source>{name}: price of the sold game</source>
        <translation>{name}: cena prodané hry</translation>
    </message>
    <message>
        <source>{name}: wrong discards</source>
        <translation>{name}: nesprávné odložení</translation>
    </message>
    <message>
        <source>A player seated earlier may hold a bid</source>
        <translation>Dříve sedící smí hru držet</translation>
    </message>
    <message>
        <source>Played when nobody bids</source>
        <translation>Hraje se, když nikdo nelicituje</translation>
    </message>
    <message>
        <source>A discarded trump must be named</source>
        <translation>Odložený tarok se musí oznámit</translation>
    </message>
    <message>
        <source>The bidder may sell the game</source>
        <translation>Kdo hraje, smí hru prodat</translation>
    </message>
    <message>
        <source>Who may announce the Pagat</source>
        <translation>Kdo smí hlásit pagáta</translation>
    </message>
    <message>
        <source>Cards left in the talon count for the defenders&apos; announcements</source>
        <translation>Karty z talonu se protihráčům počítají do hlášek</translation>
    </message>
    <message>
        <source>Kontra where each plays for himself</source>
        <translation>Kontra, hraje-li každý za sebe</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Kdo vynáší první</translation>
    </message>
    <message>
        <source>The Pagat takes a trick with Mond and Skys</source>
        <translation>Zdvih s montem a škýzem bere pagát</translation>
    </message>
    <message>
        <source>Seconds the table waits for a claim of what counts at once</source>
        <translation>Kolik sekund stůl čeká na reklamaci toho, co platí ihned</translation>
    </message>
    <message>
        <source>Who speaks up about a breach</source>
        <translation>Kdo na porušení pravidel upozorní</translation>
    </message>
    <message>
        <source>Written for a won game</source>
        <translation>Píše se za výhru</translation>
    </message>
    <message>
        <source>From how many points one more is written</source>
        <translation>Od kolika bodů se píše o jeden více</translation>
    </message>
    <message>
        <source>Each for himself: written for the most points</source>
        <translation>Každý za sebe: píše se za nejvíc bodů</translation>
    </message>
    <message>
        <source>Each for himself: from how many points it counts twice</source>
        <translation>Každý za sebe: od kolika bodů se počítá dvojnásobek</translation>
    </message>
    <message>
        <source>Each for himself: if two players have that many points</source>
        <translation>Každý za sebe: mají-li tolik bodů dva</translation>
    </message>
    <message>
        <source>Each for himself: factor if the payer said kontra</source>
        <translation>Každý za sebe: násobek, řekl-li kontru ten, kdo platí</translation>
    </message>
    <message>
        <source>Each for himself: a renons after one&apos;s own kontra</source>
        <translation>Každý za sebe: renons po vlastní kontře</translation>
    </message>
    <message>
        <source>Who writes one more for card points</source>
        <translation>Kdo píše o jeden více za body v kartách</translation>
    </message>
    <message>
        <source>How a defender&apos;s renons is written</source>
        <translation>Jak se píše renons protihráče</translation>
    </message>
    <message>
        <source>What a written point is worth</source>
        <translation>Kolik platí zapsaný bod</translation>
    </message>
    <message>
        <source>Each for himself: factor of kontra</source>
        <translation>Každý za sebe: násobek kontry</translation>
    </message>
    <message>
        <source>Each for himself: a renons</source>
        <translation>Každý za sebe: renons</translation>
    </message>
    <message>
        <source>Each for himself: a renons after kontra</source>
        <translation>Každý za sebe: renons po kontře</translation>
    </message>
</context>
<context>
    <name>ZiriTitles</name>
    <message>
        <source>Basic rules (Osnovna pravila)</source>
        <translation>Základní pravidla (Osnovna pravila)</translation>
    </message>
    <message>
        <source>Dealing (Delitev kart)</source>
        <translation>Rozdávání (Delitev kart)</translation>
    </message>
    <message>
        <source>The talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Misdeal (Zatalanje)</source>
        <translation>Zadání karet (Zatalanje)</translation>
    </message>
    <message>
        <source>The sides (Igra)</source>
        <translation>Strany ve hře (Igra)</translation>
    </message>
    <message>
        <source>Bidding the game (Napoved igre)</source>
        <translation>Hlášení hry (Napoved igre)</translation>
    </message>
    <message>
        <source>Discards (Zaleganje)</source>
        <translation>Odkládání (Zaleganje)</translation>
    </message>
    <message>
        <source>Brez talona</source>
        <translation>Brez talona</translation>
    </message>
    <message>
        <source>Counting written points (Štetje poenov)</source>
        <translation>Počítání psaných bodů (Štetje poenov)</translation>
    </message>
    <message>
        <source>Talon and kontra (Začetek igre)</source>
        <translation>Talon a kontra (Začetek igre)</translation>
    </message>
    <message>
        <source>Začetek igre: the talon</source>
        <translation>Začetek igre: talon</translation>
    </message>
    <message>
        <source>Začetek igre: saying kontra</source>
        <translation>Začetek igre: jak se říká kontra</translation>
    </message>
    <message>
        <source>Counting the cards (Štetje kart)</source>
        <translation>Počítání karet (Štetje kart)</translation>
    </message>
    <message>
        <source>Klop: each for himself</source>
        <translation>Klop: každý za sebe</translation>
    </message>
    <message>
        <source>Play of klop</source>
        <translation>Hra v klopu</translation>
    </message>
    <message>
        <source>Kontra in klop</source>
        <translation>Kontra v klopu</translation>
    </message>
    <message>
        <source>Announcements (Napovedi)</source>
        <translation>Hlášky (Napovedi)</translation>
    </message>
    <message>
        <source>The announced Pagat</source>
        <translation>Hlášený pagát</translation>
    </message>
    <message>
        <source>What counts (Način štetja poenov)</source>
        <translation>Co se počítá (Način štetja poenov)</translation>
    </message>
    <message>
        <source>Renons: punishable breaches</source>
        <translation>Renons: trestané přestupky</translation>
    </message>
    <message>
        <source>Value of a renons</source>
        <translation>Hodnota renonsu</translation>
    </message>
    <message>
        <source>Renons between partners</source>
        <translation>Renons mezi spoluhráči</translation>
    </message>
    <message>
        <source>Renons by exchanging or looking</source>
        <translation>Renons výměnou nebo nahlížením</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Dvě karty najednou</translation>
    </message>
    <message>
        <source>Renons by a wrong discard</source>
        <translation>Renons nesprávným odložením</translation>
    </message>
    <message>
        <source>Renons in klop</source>
        <translation>Renons v klopu</translation>
    </message>
    <message>
        <source>Other rules (Ostala pravila)</source>
        <translation>Ostatní pravidla (Ostala pravila)</translation>
    </message>
    <message>
        <source>Wrong lead</source>
        <translation>Nesprávný výnos</translation>
    </message>
    <message>
        <source>Sale of the game</source>
        <translation>Prodej hry</translation>
    </message>
    <message>
        <source>Misdeal, before or during play</source>
        <translation>Zadání karet, před hrou i během ní</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Zdvihy</translation>
    </message>
    <message>
        <source>Written points of a renons (Appendix)</source>
        <translation>Psané body za renons (příloha)</translation>
    </message>
</context>
<context>
    <name>ZiriValues</name>
    <message>
        <source>every player</source>
        <translation>každý hráč</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>jen držitel</translation>
    </message>
    <message>
        <source>before the talon is handed out; with four players, until one&apos;s own first card</source>
        <translation>než se rozdá talon; ve čtyřech do vlastní první karty</translation>
    </message>
    <message>
        <source>until one&apos;s own first card</source>
        <translation>do vlastní první karty</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>hráč po pravici rozdávajícího</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>an opponent claims it</source>
        <translation>reklamuje protihráč</translation>
    </message>
    <message>
        <source>the referee, at once</source>
        <translation>rozhodčí, ihned</translation>
    </message>
    <message>
        <source>the referee, after the last trick</source>
        <translation>rozhodčí, po posledním zdvihu</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>strana, která hru vyhrála</translation>
    </message>
    <message>
        <source>a bidder who wins</source>
        <translation>aktér, když vyhraje</translation>
    </message>
    <message>
        <source>each writes half of the plain amount</source>
        <translation>každý píše polovinu prosté částky</translation>
    </message>
    <message>
        <source>each writes half of the doubled amount</source>
        <translation>každý píše polovinu dvojnásobku</translation>
    </message>
    <message>
        <source>found at the end, and the game lost: the opponents may let the result count</source>
        <translation>zjištěno na konci a hra prohraná: protihráči mohou nechat platit výsledek</translation>
    </message>
    <message>
        <source>by the table, with a share for the bidder</source>
        <translation>podle tabulky, s podílem pro aktéra</translation>
    </message>
    <message>
        <source>the whole of it, to the offender</source>
        <translation>celý, provinilci</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>jednotku od každého dalšího hráče</translation>
    </message>
    <message>
        <source>a unit divided among all players</source>
        <translation>jednotku rozdělenou mezi všechny hráče</translation>
    </message>
</context>
</TS>
