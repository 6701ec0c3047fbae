<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tarock Desktop</source>
        <translation>O programu Tarock Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Različica {version}</translation>
    </message>
    <message>
        <source>A tarock table with a referee who explains every ruling.</source>
        <translation>Miza za tarok s sodnikom, ki pojasni vsako odločitev.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. The card faces may be used under CC BY-SA 4.0.</source>
        <translation>Prosta programska oprema pod licenco GNU General Public License, različica 3 ali novejša. Slike kart se lahko uporabljajo pod licenco CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>The program runs on this computer only and sends nothing over the network.</source>
        <translation>Program teče samo na tem računalniku in po omrežju ne pošilja ničesar.</translation>
    </message>
    <message>
        <source>The search of the computer players runs as compiled code.</source>
        <translation>Računalniški igralci računajo s prevedeno (strojno) kodo.</translation>
    </message>
    <message>
        <source>The search of the computer players runs in plain Python.</source>
        <translation>Računalniški igralci računajo v navadnem Pythonu.</translation>
    </message>
</context>
<context>
    <name>ActTexts</name>
    <message>
        <source>Play: {card}</source>
        <translation>Odigrati: {card}</translation>
    </message>
    <message>
        <source>Discard: {cards}</source>
        <translation>Založiti: {cards}</translation>
    </message>
    <message>
        <source>Declare: {values}</source>
        <translation>Napovedati: {values}</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Ničesar ne napovedati</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle %n time(s)</source>
        <translation>
            <numerusform>Premešati %n-krat</numerusform>
            <numerusform>Premešati %n-krat</numerusform>
            <numerusform>Premešati %n-krat</numerusform>
            <numerusform>Premešati %n-krat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut: lift %n card(s)</source>
        <translation>
            <numerusform>Privzdigniti %n karto</numerusform>
            <numerusform>Privzdigniti %n karti</numerusform>
            <numerusform>Privzdigniti %n karte</numerusform>
            <numerusform>Privzdigniti %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody: the bidder is alone</source>
        <translation>Nihče: glavni igralec je sam</translation>
    </message>
    <message>
        <source>I can&apos;t know it yet</source>
        <translation>Tega še ne morem vedeti</translation>
    </message>
    <message>
        <source>It is this act, but another rule.</source>
        <translation>To je pravo dejanje, pravilo pa je drugo.</translation>
    </message>
    <message>
        <source>It is another act.</source>
        <translation>Napačno je bilo drugo dejanje.</translation>
    </message>
    <message>
        <source>Right so far: {names}.</source>
        <translation>Doslej pravilno: {names}.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Nekaj drugega</translation>
    </message>
</context>
<context>
    <name>AgreementDialog</name>
    <message>
        <source>Agreement at the table</source>
        <translation>Dogovor za mizo</translation>
    </message>
    <message>
        <source>All agree: no penalty</source>
        <translation>Vsi soglašajo: brez kazni</translation>
    </message>
    <message>
        <source>Before the referee decides, the players may agree on no penalty. All of them must agree.</source>
        <translation>Preden odloči sodnik, se igralci lahko dogovorijo, da kazni ne bo. Soglašati morajo vsi.</translation>
    </message>
    <message>
        <source>Possible offense: {player}</source>
        <translation>Možna kršitev: {player}</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>Soglaša: {player}</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <translation>Pokliči sodnika</translation>
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
            <numerusform>%n žetona</numerusform>
            <numerusform>%n žetoni</numerusform>
            <numerusform>%n žetonov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poen</numerusform>
            <numerusform>%n poena</numerusform>
            <numerusform>%n poeni</numerusform>
            <numerusform>%n poenov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <translation>
            <numerusform>%n krona</numerusform>
            <numerusform>%n kroni</numerusform>
            <numerusform>%n krone</numerusform>
            <numerusform>%n kron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetona</numerusform>
            <numerusform>%n žetone</numerusform>
            <numerusform>%n žetonov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n poen</numerusform>
            <numerusform>%n poena</numerusform>
            <numerusform>%n poene</numerusform>
            <numerusform>%n poenov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (koruna|koruny)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n krono</numerusform>
            <numerusform>%n kroni</numerusform>
            <numerusform>%n krone</numerusform>
            <numerusform>%n kron</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} chips</source>
        <comment>fraction</comment>
        <translation>{number} žetona</translation>
    </message>
    <message>
        <source>{number} points</source>
        <comment>fraction</comment>
        <translation>{number} poena</translation>
    </message>
    <message>
        <source>{number} koruny</source>
        <comment>fraction</comment>
        <translation>{number} krone</translation>
    </message>
</context>
<context>
    <name>AnnouncementsPanel</name>
    <message>
        <source>Announcements</source>
        <translation>Napovedi</translation>
    </message>
    <message>
        <source>Nothing has been announced yet.</source>
        <translation>Napovedano ni še nič.</translation>
    </message>
    <message>
        <source>Called: the fourth king</source>
        <translation>Klicano: četrti kralj</translation>
    </message>
    <message>
        <source>Called: {card}</source>
        <translation>Klicana karta: {card}</translation>
    </message>
    <message>
        <source>{item} (cancelled)</source>
        <translation>{item} (ne velja)</translation>
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
        <translation>V štihu: {cards}.</translation>
    </message>
    <message>
        <source>Open in the talon: {cards}.</source>
        <translation>Odkrito v talonu: {cards}.</translation>
    </message>
</context>
<context>
    <name>BallotView</name>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n glas</numerusform>
            <numerusform>%n glasova</numerusform>
            <numerusform>%n glasovi</numerusform>
            <numerusform>%n glasov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BiddingPrompt</name>
    <message>
        <source>Choose a game</source>
        <translation>Izberite igro</translation>
    </message>
    <message>
        <source>Bid {game}</source>
        <translation>Licitiraj: {game}</translation>
    </message>
</context>
<context>
    <name>Branches</name>
    <message>
        <source>Play &amp;on from here…</source>
        <translation>&amp;Igraj naprej od tu …</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>Pagat</source>
        <translation>pagat</translation>
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
        <translation>mond</translation>
    </message>
    <message>
        <source>Skys</source>
        <translation>škis</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>srčev kralj</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>srčeva dama</translation>
    </message>
    <message>
        <source>rider of hearts</source>
        <translation>srčev kaval</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>srčev fant</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>srčev as</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>srčeva dvojka</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>srčeva trojka</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>srčeva štirica</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>karov kralj</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>karova dama</translation>
    </message>
    <message>
        <source>rider of diamonds</source>
        <translation>karov kaval</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>karov fant</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>karov as</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>karova dvojka</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>karova trojka</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>karova štirica</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pikov kralj</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pikova dama</translation>
    </message>
    <message>
        <source>rider of spades</source>
        <translation>pikov kaval</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pikov fant</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pikova sedmica</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pikova osmica</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pikova devetka</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pikova desetka</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>križev kralj</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>križeva dama</translation>
    </message>
    <message>
        <source>rider of clubs</source>
        <translation>križev kaval</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>križev fant</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>križeva sedmica</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>križeva osmica</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>križeva devetka</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>križeva desetka</translation>
    </message>
</context>
<context>
    <name>CardObjects</name>
    <message>
        <source>the Pagat</source>
        <translation>pagata</translation>
    </message>
    <message>
        <source>the II</source>
        <translation>taroka II</translation>
    </message>
    <message>
        <source>the III</source>
        <translation>taroka III</translation>
    </message>
    <message>
        <source>the IV</source>
        <translation>taroka IIII</translation>
    </message>
    <message>
        <source>the V</source>
        <translation>taroka V</translation>
    </message>
    <message>
        <source>the VI</source>
        <translation>taroka VI</translation>
    </message>
    <message>
        <source>the VII</source>
        <translation>taroka VII</translation>
    </message>
    <message>
        <source>the VIII</source>
        <translation>taroka VIII</translation>
    </message>
    <message>
        <source>the IX</source>
        <translation>taroka IX</translation>
    </message>
    <message>
        <source>the X</source>
        <translation>taroka X</translation>
    </message>
    <message>
        <source>the XI</source>
        <translation>taroka XI</translation>
    </message>
    <message>
        <source>the XII</source>
        <translation>taroka XII</translation>
    </message>
    <message>
        <source>the XIII</source>
        <translation>taroka XIII</translation>
    </message>
    <message>
        <source>the XIV</source>
        <translation>taroka XIV</translation>
    </message>
    <message>
        <source>the XV</source>
        <translation>taroka XV</translation>
    </message>
    <message>
        <source>the XVI</source>
        <translation>taroka XVI</translation>
    </message>
    <message>
        <source>the XVII</source>
        <translation>taroka XVII</translation>
    </message>
    <message>
        <source>the XVIII</source>
        <translation>taroka XVIII</translation>
    </message>
    <message>
        <source>the XIX</source>
        <translation>taroka XIX</translation>
    </message>
    <message>
        <source>the XX</source>
        <translation>taroka XX</translation>
    </message>
    <message>
        <source>the Mond</source>
        <translation>monda</translation>
    </message>
    <message>
        <source>the Skys</source>
        <translation>škisa</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>srčevega kralja</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>srčevo damo</translation>
    </message>
    <message>
        <source>the rider of hearts</source>
        <translation>srčevega kavala</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>srčevega fanta</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>srčevega asa</translation>
    </message>
    <message>
        <source>the two of hearts</source>
        <translation>srčevo dvojko</translation>
    </message>
    <message>
        <source>the three of hearts</source>
        <translation>srčevo trojko</translation>
    </message>
    <message>
        <source>the four of hearts</source>
        <translation>srčevo štirico</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>karovega kralja</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>karovo damo</translation>
    </message>
    <message>
        <source>the rider of diamonds</source>
        <translation>karovega kavala</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>karovega fanta</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>karovega asa</translation>
    </message>
    <message>
        <source>the two of diamonds</source>
        <translation>karovo dvojko</translation>
    </message>
    <message>
        <source>the three of diamonds</source>
        <translation>karovo trojko</translation>
    </message>
    <message>
        <source>the four of diamonds</source>
        <translation>karovo štirico</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>pikovega kralja</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>pikovo damo</translation>
    </message>
    <message>
        <source>the rider of spades</source>
        <translation>pikovega kavala</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>pikovega fanta</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>pikovo sedmico</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>pikovo osmico</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>pikovo devetko</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>pikovo desetko</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>križevega kralja</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>križevo damo</translation>
    </message>
    <message>
        <source>the rider of clubs</source>
        <translation>križevega kavala</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>križevega fanta</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>križevo sedmico</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>križevo osmico</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>križevo devetko</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>križevo desetko</translation>
    </message>
</context>
<context>
    <name>ChancePart</name>
    <message>
        <source>trumps</source>
        <translation>taroki</translation>
    </message>
    <message>
        <source>points</source>
        <translation>točke</translation>
    </message>
    <message>
        <source>Chance deals the rest</source>
        <translation>Ostalo razdeli naključje</translation>
    </message>
    <message>
        <source>What you placed stays; a gold dot marks it. The same seed gives the same cards.</source>
        <translation>Kar ste položili, ostane; označuje ga zlata pika. Ista koda da iste karte.</translation>
    </message>
    <message>
        <source>Wishes for</source>
        <translation>Želje za</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Koda</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Razdeli ostalo</translation>
    </message>
    <message>
        <source>Deal with another seed</source>
        <translation>Razdeli z drugo kodo</translation>
    </message>
    <message>
        <source>Take back what chance dealt</source>
        <translation>Vzemi nazaj, kar je razdelilo naključje</translation>
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
        <translation>Delitev</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon in zalaganje</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Napovedi</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Štetje</translation>
    </message>
</context>
<context>
    <name>CitationTexts</name>
    <message>
        <source>Rule {number}: {title}</source>
        <translation>Člen {number}: {title}</translation>
    </message>
</context>
<context>
    <name>ClaimDialog</name>
    <message>
        <source>Call the referee</source>
        <translation>Pokliči sodnika</translation>
    </message>
    <message>
        <source>Which rule was broken</source>
        <translation>Katero pravilo je bilo kršeno</translation>
    </message>
    <message>
        <source>Who broke a rule:</source>
        <translation>Kdo je kršil pravilo:</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reklamiraj</translation>
    </message>
    <message>
        <source>Which rule was broken:</source>
        <translation>Katero pravilo je bilo kršeno:</translation>
    </message>
    <message>
        <source>Something is wrong; ask the referee to check.</source>
        <translation>Nekaj ni v redu; naj sodnik pogleda.</translation>
    </message>
</context>
<context>
    <name>CoachCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Namig</translation>
    </message>
    <message>
        <source>&amp;Review of the last hand</source>
        <translation>&amp;Analiza zadnje igre</translation>
    </message>
    <message>
        <source>&amp;What did the computer know?</source>
        <translation>&amp;Kaj je vedel računalnik?</translation>
    </message>
</context>
<context>
    <name>CoachMessages</name>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Druge karte ne smete igrati.</translation>
    </message>
    <message>
        <source>It is the only thing you can do now.</source>
        <translation>Česa drugega zdaj ne morete narediti.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Te karte vam najbolj pomagajo; točk v njih: {points}.</translation>
    </message>
    <message>
        <source>It makes no difference here which card you play.</source>
        <translation>Tu je vseeno, katero karto odigrate.</translation>
    </message>
    <message>
        <source>This card was called: {card}. Where is it?</source>
        <translation>Klicana je bila ta karta: {card}. Kje je?</translation>
    </message>
    <message>
        <source>Only a rule of thumb: nothing was calculated.</source>
        <translation>Samo po preprostem pravilu: nič ni bilo izračunano.</translation>
    </message>
    <message>
        <source>Only chance decides: every choice is equally good.</source>
        <translation>Odloča samo naključje: vsaka izbira je enako dobra.</translation>
    </message>
    <message>
        <source>There is nothing left to announce.</source>
        <translation>Ni več česa napovedati.</translation>
    </message>
    <message>
        <source>Giving the game up costs its price for certain; played, it may still be won.</source>
        <translation>Predana igra zagotovo stane svojo ceno; če se igra, se še lahko dobi.</translation>
    </message>
    <message>
        <source>You do not hold it, and a partner with a high trump is strong: {card}.</source>
        <translation>Nimate ga v roki, in soigralec z visokim tarokom je močan: {card}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Založenih točk: {points}.</translation>
    </message>
    <message>
        <source>You hold nothing that can be declared.</source>
        <translation>V roki nimate ničesar, kar bi lahko napovedali.</translation>
    </message>
    <message>
        <source>It does not take the trick, and you get rid of it: {card}.</source>
        <translation>Štiha ne vzame, vi pa se je znebite: {card}.</translation>
    </message>
    <message>
        <source>If you have to take a trick, it is better now than later.</source>
        <translation>Če je štih že treba vzeti, je bolje zdaj kot pozneje.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks and is winning this one: let it go.</source>
        <translation>{seat} hoče malo štihov, tega pa zdaj jemlje: naj ga dobi.</translation>
    </message>
    <message>
        <source>{seat} wants few tricks: play so that {seat} takes one more.</source>
        <translation>{seat} hoče malo štihov: igrate na to, da {seat} vzame še enega.</translation>
    </message>
    <message>
        <source>No other choice looks better.</source>
        <translation>Nobena druga izbira ni videti boljša.</translation>
    </message>
    <message>
        <source>Next best: {other}. Average gain: {amount}.</source>
        <translation>Naslednja najboljša: {other}. Povprečna prednost: {amount}.</translation>
    </message>
    <message>
        <source>Gain over the next best choice, on average: {amount}.</source>
        <translation>Prednost pred naslednjo najboljšo izbiro, v povprečju: {amount}.</translation>
    </message>
    <message>
        <source>The other choices are worth nearly the same.</source>
        <translation>Druge izbire so vredne skoraj enako.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Vzame štih; točk na mizi doslej: {points}.</translation>
    </message>
    <message>
        <source>{seat} plays with you and is winning the trick: add points to it.</source>
        <translation>{seat} igra z vami in zdaj jemlje štih: dodajte točke.</translation>
    </message>
    <message>
        <source>No higher trump is out: {card}.</source>
        <translation>Višjega taroka ni več zunaj: {card}.</translation>
    </message>
    <message>
        <source>You draw trumps from the others.</source>
        <translation>Drugim vlečete taroke.</translation>
    </message>
    <message>
        <source>Then you have no trump left.</source>
        <translation>Potem nimate več nobenega taroka.</translation>
    </message>
    <message>
        <source>It is your only card of this suit: {suit}.</source>
        <translation>To je vaša edina karta te barve: {suit}.</translation>
    </message>
    <message>
        <source>It is your only trump.</source>
        <translation>To je vaš edini tarok.</translation>
    </message>
    <message>
        <source>Probably your partner ({share}%): {seat}.</source>
        <translation>Verjetno vaš soigralec ({share} %): {seat}.</translation>
    </message>
    <message>
        <source>Chance decided here.</source>
        <translation>Tu je odločilo naključje.</translation>
    </message>
    <message>
        <source>After a ruling this hand is no longer analyzed.</source>
        <translation>Po odločitvi sodnika se ta igra ne pregleduje več.</translation>
    </message>
    <message>
        <source>The cost cannot be calculated for this game.</source>
        <translation>Koliko je to stalo, se za to igro ne da izračunati.</translation>
    </message>
    <message>
        <source>On average this gives away {amount_object}.</source>
        <translation>V povprečju to stane: {amount_object}.</translation>
    </message>
    <message>
        <source>Played: {card}, correct as far as anyone could know. Best with all cards visible: {best}. Difference: {amount}.</source>
        <translation>Odigrano: {card}, prav glede na to, kar se je dalo vedeti. Najboljša z odkritimi kartami: {best}. Razlika: {amount}.</translation>
    </message>
    <message>
        <source>Played: {card}. Probably better: {best}. Difference: at least {least}, at most {most}.</source>
        <translation>Odigrano: {card}. Verjetno boljša: {best}. Razlika: najmanj {least}, največ {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. That is enough for this bid.</source>
        <extracomment>%n: tarocks in the hand</extracomment>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Za to igro zadošča.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Za to igro zadošča.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Za to igro zadošča.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Za to igro zadošča.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to bid higher.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Za kaj več je premalo.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Za kaj več je premalo.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Za kaj več je premalo.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Za kaj več je premalo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. With this hand you can expect few tricks.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. S tem boste najbrž vzeli malo štihov.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. S tem boste najbrž vzeli malo štihov.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. S tem boste najbrž vzeli malo štihov.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. S tem boste najbrž vzeli malo štihov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Of the games you may bid, this one suits your hand best.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Izmed iger, ki so vam na voljo, ji najbolj ustreza ta.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Izmed iger, ki so vam na voljo, ji najbolj ustreza ta.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Izmed iger, ki so vam na voljo, ji najbolj ustreza ta.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Izmed iger, ki so vam na voljo, ji najbolj ustreza ta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Too weak to raise the stakes.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. To je premalo, da bi višali plačilo.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. To je premalo, da bi višali plačilo.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. To je premalo, da bi višali plačilo.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. To je premalo, da bi višali plačilo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. The other side should lose against it.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Druga stran bi morala proti temu izgubiti.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Druga stran bi morala proti temu izgubiti.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Druga stran bi morala proti temu izgubiti.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Druga stran bi morala proti temu izgubiti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Playing on would cost more than giving up.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Igrati naprej bi stalo več kot prodaja igre.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Igrati naprej bi stalo več kot prodaja igre.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Igrati naprej bi stalo več kot prodaja igre.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Igrati naprej bi stalo več kot prodaja igre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); one more card could cost you the bonus for few trumps.</source>
        <translation>
            <numerusform>Imate %n taroka; še ena karta bi lahko pokvarila napoved za malo tarokov.</numerusform>
            <numerusform>Imate %n taroka; še ena karta bi lahko pokvarila napoved za malo tarokov.</numerusform>
            <numerusform>Imate %n taroke; še ena karta bi lahko pokvarila napoved za malo tarokov.</numerusform>
            <numerusform>Imate %n tarokov; še ena karta bi lahko pokvarila napoved za malo tarokov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); another card can only help.</source>
        <translation>
            <numerusform>Imate %n taroka; še ena karta lahko samo pomaga.</numerusform>
            <numerusform>Imate %n taroka; še ena karta lahko samo pomaga.</numerusform>
            <numerusform>Imate %n taroke; še ena karta lahko samo pomaga.</numerusform>
            <numerusform>Imate %n tarokov; še ena karta lahko samo pomaga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s); kings: {kings}. Strong enough without a partner.</source>
        <translation>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Dovolj je tudi brez soigralca.</numerusform>
            <numerusform>V roki imate %n taroka; kraljev: {kings}. Dovolj je tudi brez soigralca.</numerusform>
            <numerusform>V roki imate %n taroke; kraljev: {kings}. Dovolj je tudi brez soigralca.</numerusform>
            <numerusform>V roki imate %n tarokov; kraljev: {kings}. Dovolj je tudi brez soigralca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of this suit, and your partner then has its king: {suit}.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>V tej barvi imate %n karto, njen kralj pa je potem pri soigralcu: {suit}.</numerusform>
            <numerusform>V tej barvi imate %n karti, njen kralj pa je potem pri soigralcu: {suit}.</numerusform>
            <numerusform>V tej barvi imate %n karte, njen kralj pa je potem pri soigralcu: {suit}.</numerusform>
            <numerusform>V tej barvi imate %n kart, njen kralj pa je potem pri soigralcu: {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n value(s) that can be declared.</source>
        <extracomment>%n: values such as three kings</extracomment>
        <translation>
            <numerusform>V roki imate %n napoved, ki jo lahko poveste.</numerusform>
            <numerusform>V roki imate %n napovedi, ki ju lahko poveste.</numerusform>
            <numerusform>V roki imate %n napovedi, ki jih lahko poveste.</numerusform>
            <numerusform>V roki imate %n napovedi, ki jih lahko poveste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) the Pagat should last until the last trick.</source>
        <translation>
            <numerusform>Ob %n taroku bi moral pagat zdržati do zadnjega štiha.</numerusform>
            <numerusform>Ob %n tarokih bi moral pagat zdržati do zadnjega štiha.</numerusform>
            <numerusform>Ob %n tarokih bi moral pagat zdržati do zadnjega štiha.</numerusform>
            <numerusform>Ob %n tarokih bi moral pagat zdržati do zadnjega štiha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump(s), which makes this likely: {item}.</source>
        <translation>
            <numerusform>V roki imate %n taroka in to je z njim verjetno: {item}.</numerusform>
            <numerusform>V roki imate %n taroka in to je z njima verjetno: {item}.</numerusform>
            <numerusform>V roki imate %n taroke in to je z njimi verjetno: {item}.</numerusform>
            <numerusform>V roki imate %n tarokov in to je z njimi verjetno: {item}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A low lead: %n higher card(s) may still be out.</source>
        <extracomment>%n: higher cards of the suit that others may hold</extracomment>
        <translation>
            <numerusform>Začnete nizko: zunaj je lahko še %n višja karta.</numerusform>
            <numerusform>Začnete nizko: zunaj sta lahko še %n višji karti.</numerusform>
            <numerusform>Začnete nizko: zunaj so lahko še %n višje karte.</numerusform>
            <numerusform>Začnete nizko: zunaj je lahko še %n višjih kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick: give as little as you can.</source>
        <translation>Tega štiha ne morete vzeti: dajte čim manj.</translation>
    </message>
    <message>
        <source>This trick is not worth a high card: keep it for a better one.</source>
        <translation>Ta štih ni vreden visoke karte: prihranite jo za boljšega.</translation>
    </message>
    <message>
        <source>No higher card of its suit is out: {card}.</source>
        <translation>Višje karte te barve ni več zunaj: {card}.</translation>
    </message>
    <message>
        <source>The Pagat stays in hand for the last trick.</source>
        <translation>Pagat ostane v roki za zadnji štih.</translation>
    </message>
    <message>
        <source>Then you have no card of this suit: {suit}.</source>
        <translation>Potem nimate nobene karte te barve: {suit}.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Druge izbire ni bilo.</translation>
    </message>
    <message>
        <source>Best: {card}.</source>
        <translation>Najboljša: {card}.</translation>
    </message>
    <message>
        <source>Played: {card}. Best: {best}. Difference: {amount}.</source>
        <translation>Odigrano: {card}. Najboljša: {best}. Razlika: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n cards of this suit ({suit}): the better ones stay.</source>
        <extracomment>%n: cards of the suit in the hand</extracomment>
        <translation>
            <numerusform>Je najnižja izmed vaših kart te barve ({suit}, %n): boljše ostanejo.</numerusform>
            <numerusform>Je najnižja izmed vaših kart te barve ({suit}, %n): boljše ostanejo.</numerusform>
            <numerusform>Je najnižja izmed vaših kart te barve ({suit}, %n): boljše ostanejo.</numerusform>
            <numerusform>Je najnižja izmed vaših kart te barve ({suit}, %n): boljše ostanejo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n cards of this suit: {suit}.</source>
        <translation>
            <numerusform>Vaših kart te barve: %n ({suit}).</numerusform>
            <numerusform>Vaših kart te barve: %n ({suit}).</numerusform>
            <numerusform>Vaših kart te barve: %n ({suit}).</numerusform>
            <numerusform>Vaših kart te barve: %n ({suit}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the lowest of your %n trumps: the better ones stay.</source>
        <translation>
            <numerusform>Je najnižji izmed vaših tarokov (%n): boljši ostanejo.</numerusform>
            <numerusform>Je najnižji izmed vaših tarokov (%n): boljši ostanejo.</numerusform>
            <numerusform>Je najnižji izmed vaših tarokov (%n): boljši ostanejo.</numerusform>
            <numerusform>Je najnižji izmed vaših tarokov (%n): boljši ostanejo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is one of your %n trumps.</source>
        <translation>
            <numerusform>Vaših tarokov: %n.</numerusform>
            <numerusform>Vaših tarokov: %n.</numerusform>
            <numerusform>Vaših tarokov: %n.</numerusform>
            <numerusform>Vaših tarokov: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommonNames</name>
    <message>
        <source>the hand</source>
        <extracomment>what can be challenged: the hand itself, as one deal from shuffling to paying</extracomment>
        <translation>igra</translation>
    </message>
    <message>
        <source>Bank loan</source>
        <translation>Posojilo iz banke</translation>
    </message>
    <message>
        <source>one card at a time</source>
        <translation>po eno karto</translation>
    </message>
    <message>
        <source>two cards at a time</source>
        <translation>po dve karti</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>po tri karte</translation>
    </message>
    <message>
        <source>four cards at a time</source>
        <translation>po štiri karte</translation>
    </message>
    <message>
        <source>six cards at a time</source>
        <translation>po šest kart</translation>
    </message>
    <message>
        <source>twelve cards at a time</source>
        <translation>po dvanajst kart</translation>
    </message>
    <message>
        <source>the forehand chooses</source>
        <translation>izbere prvi igralec</translation>
    </message>
    <message>
        <source>I: six cards at a time</source>
        <translation>I: po šest</translation>
    </message>
    <message>
        <source>II: packets of twelve to choose from</source>
        <translation>II: kupi po dvanajst na izbiro</translation>
    </message>
    <message>
        <source>III: ábeles (the first hand in two halves)</source>
        <translation>III: ábeles (prvemu igralcu v dveh delih)</translation>
    </message>
    <message>
        <source>three stacks of sixteen to choose from</source>
        <translation>trije kupi po šestnajst na izbiro</translation>
    </message>
    <message>
        <source>packets of twelve to choose from</source>
        <translation>kupi po dvanajst na izbiro</translation>
    </message>
    <message>
        <source>the first hand in two halves, the others twelve at a time</source>
        <translation>prvemu igralcu v dveh delih, drugim po dvanajst</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Rulesets compared</source>
        <translation>Primerjava pravil</translation>
    </message>
    <message>
        <source>First ruleset</source>
        <translation>Prva pravila</translation>
    </message>
    <message>
        <source>Second ruleset</source>
        <translation>Druga pravila</translation>
    </message>
    <message>
        <source>There are no differences.</source>
        <translation>Razlik ni.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Razlike</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Področje</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Take back</source>
        <translation>Vzemi nazaj</translation>
    </message>
    <message>
        <source>{others}: may the last act ({player}) be taken back?</source>
        <translation>{others}: se sme zadnja poteza ({player}) vzeti nazaj?</translation>
    </message>
    <message>
        <source>&amp;Yes, take it back</source>
        <translation>&amp;Da, vzemi nazaj</translation>
    </message>
    <message>
        <source>&amp;No, it stands</source>
        <translation>&amp;Ne, velja</translation>
    </message>
</context>
<context>
    <name>ConsequenceTexts</name>
    <message>
        <source>In time: {in_time} Later: {late}</source>
        <translation>Pravočasno: {in_time} Pozneje: {late}</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>{sheet}, hand {number}</source>
        <translation>{sheet}, {number}. igra</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Nadaljuj</translation>
    </message>
</context>
<context>
    <name>ControlPanel</name>
    <message>
        <source>it is played on at the table</source>
        <translation>za mizo se igra naprej</translation>
    </message>
    <message>
        <source>Next: {what}</source>
        <translation>Sledi: {what}</translation>
    </message>
    <message>
        <source>“{comment}”</source>
        <translation>„{comment}“</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odgovor</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Vprašanje</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Pokaži karte</translation>
    </message>
    <message>
        <source>Close the hand</source>
        <translation>Skrij karte</translation>
    </message>
    <message>
        <source>No vote</source>
        <translation>Brez glasovanja</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Glasovanje</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Zatemni</translation>
    </message>
    <message>
        <source>There is no second screen. The room sees nothing.</source>
        <translation>Drugega zaslona ni. Dvorana ne vidi ničesar.</translation>
    </message>
    <message>
        <source>The room is dark.</source>
        <translation>Dvorana ne vidi ničesar: slika je zatemnjena.</translation>
    </message>
    <message>
        <source>The room sees the title.</source>
        <translation>Dvorana vidi naslov večera.</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Iščejo se poteze za glasovanje …</translation>
    </message>
    <message>
        <source>The room sees this.</source>
        <translation>To vidi dvorana.</translation>
    </message>
    <message>
        <source>The room is asked.</source>
        <translation>Dvorana odgovarja na vprašanje.</translation>
    </message>
    <message>
        <source>Closed to the room: {players}.</source>
        <translation>Dvorani skrite karte: {players}.</translation>
    </message>
    <message>
        <source>{time}, for {count} min</source>
        <translation>{time}, že {count} min</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Zamenjaj</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Zame</translation>
    </message>
    <message>
        <source>What the room sees</source>
        <translation>Kaj vidi dvorana</translation>
    </message>
</context>
<context>
    <name>CostTexts</name>
    <message>
        <source>Nothing was better.</source>
        <translation>Nič ni bilo boljše.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}.</source>
        <translation>Izguba pri odkritih kartah: {open}.</translation>
    </message>
    <message>
        <source>Cost with all cards open: {open}; with what was known: {known}.</source>
        <translation>Izguba pri odkritih kartah: {open}; po tem, kar se je vedelo: {known}.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} do {most}</translation>
    </message>
    <message>
        <source>Better with all cards open: {act}.</source>
        <translation>Boljše z odkritimi kartami: {act}.</translation>
    </message>
    <message>
        <source>{right} nothing was better · {mistake} a mistake · {unlucky} bad luck: nobody could know it</source>
        <translation>{right} nič ni bilo boljše · {mistake} napaka · {unlucky} smola: tega ni bilo mogoče vedeti</translation>
    </message>
    <message>
        <source>{player} {amount}</source>
        <translation>{player} {amount}</translation>
    </message>
    <message>
        <source>Cost of all decisions, with what was known: {costs}</source>
        <translation>Izguba vseh odločitev, po tem, kar se je vedelo: {costs}</translation>
    </message>
</context>
<context>
    <name>CountAnswer</name>
    <message>
        <source>Card points</source>
        <translation>Točke v kartah</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>Votes:</source>
        <translation>Glasovi:</translation>
    </message>
    <message>
        <source>Looking for acts to vote for …</source>
        <translation>Iščejo se poteze za glasovanje …</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Glasovi za {letter}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Act {letter}</source>
        <translation>Poteza {letter}</translation>
    </message>
    <message>
        <source>Votes for {letter}</source>
        <translation>Glasovi za {letter}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Sums after each hand</source>
        <translation>Vsote po vsaki igri</translation>
    </message>
    <message>
        <source>The last {count} hands</source>
        <translation>Zadnjih {count} iger</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Kot tabela</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>{name}: lines begin after {least} hands; so far there are {count}.</source>
        <translation>{name}: črte se rišejo od {least} iger naprej; doslej jih je {count}.</translation>
    </message>
    <message>
        <source>{name}: {sum} in {count} hands</source>
        <translation>{name}: {sum}; iger: {count}</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message numerus="yes">
        <source>{passed} of %n lesson(s) passed</source>
        <translation>
            <numerusform>Opravljenih: {passed} od %n lekcije</numerusform>
            <numerusform>Opravljenih: {passed} od %n lekcij</numerusform>
            <numerusform>Opravljenih: {passed} od %n lekcij</numerusform>
            <numerusform>Opravljenih: {passed} od %n lekcij</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on, each in a few minutes</source>
        <translation>Od prve karte naprej, vsaka v nekaj minutah</translation>
    </message>
    <message>
        <source>Lessons of your own</source>
        <translation>Vaše lastne lekcije</translation>
    </message>
    <message>
        <source>What is different on the other sheets</source>
        <translation>Kaj je v drugih pravilih drugače</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuti</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Opravljeno</translation>
    </message>
    <message>
        <source>Next: {minutes}</source>
        <translation>Naslednja: {minutes}</translation>
    </message>
</context>
<context>
    <name>Courses</name>
    <message>
        <source>There is a lesson about this: {lesson}.</source>
        <translation>O tem govori lekcija: {lesson}.</translation>
    </message>
    <message>
        <source>To the lesson</source>
        <translation>K lekciji</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Prva igra</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>This cannot be shown. {details}</source>
        <translation>Tega ni mogoče prikazati. {details}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Shranjevanje ni uspelo. {details}</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved; the details are in {file}.</source>
        <translation>V programu je prišlo do napake. Igra je shranjena; podrobnosti so v datoteki {file}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The hand is saved.</source>
        <translation>V programu je prišlo do napake. Igra je shranjena.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to</source>
        <translation>Zaslon prevzame</translation>
    </message>
    <message>
        <source>Hold to look at my cards (Space)</source>
        <translation>Držite za ogled kart (preslednica)</translation>
    </message>
    <message>
        <source>Look at my cards (Space)</source>
        <translation>Pokaži moje karte (preslednica)</translation>
    </message>
    <message>
        <source>Everybody else: look away. While Space is held, the mouse plays.</source>
        <translation>Drugi naj ne gledajo. Ob pritisnjeni preslednici se igra z miško.</translation>
    </message>
    <message>
        <source>Everybody else: look away.</source>
        <translation>Drugi naj ne gledajo.</translation>
    </message>
</context>
<context>
    <name>CutPrompt</name>
    <message>
        <source>Cards to lift</source>
        <translation>Koliko kart privzdigniti</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Privzdigni</translation>
    </message>
    <message>
        <source>Or knock and say how the cards are dealt:</source>
        <translation>Ali pa zabijte in povejte, kako naj se deli:</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Privzdigni %n karto</numerusform>
            <numerusform>Privzdigni %n karti</numerusform>
            <numerusform>Privzdigni %n karte</numerusform>
            <numerusform>Privzdigni %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechConsequences</name>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Isti igralec deli znova; nihče ne plača.</translation>
    </message>
    <message>
        <source>Everybody with a wrong count pays 1 koruna to each other player; the same dealer deals again.</source>
        <translation>Vsak z napačnim številom kart plača po 1 krono vsem drugim; isti igralec deli znova.</translation>
    </message>
    <message>
        <source>The dealer pays 2 koruny to each player and deals again.</source>
        <translation>Delilec plača 2 kroni vsakemu igralcu in deli znova.</translation>
    </message>
    <message>
        <source>The hand ends; every player with a wrong count pays a big renonc.</source>
        <translation>Igra se konča; vsak, ki je imel napačno število kart, plača veliki renons.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The cards are dealt again; the chief referee may decide otherwise.</source>
        <translation>Pravilnik kazni ne navaja. Karte se delijo znova; glavni sodnik lahko odloči drugače.</translation>
    </message>
    <message>
        <source>The auction waits until everybody has spoken; nobody pays.</source>
        <translation>Licitacija čaka, da se izrečejo vsi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The late bid does not count, and the game stands; nobody pays.</source>
        <translation>Prepozna ponudba ne velja, igra ostane; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card is taken; nobody pays.</source>
        <translation>Karto je treba vzeti; nihče ne plača.</translation>
    </message>
    <message>
        <source>The call is put right; nobody pays.</source>
        <translation>Klic se popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The discards are put right; it is no renonc.</source>
        <translation>Založene karte se popravijo; to ni renons.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements; a preferanc or sólo bidder gets three rates.</source>
        <translation>Igra se konča. Kršitelj plača vsakemu tarifo renonsa in vse napovedi; glavni igralec preferanca ali sóla dobi tri tarife.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but the wrong one; a preferanc or sólo bidder gets three rates.</source>
        <translation>Igra se konča. Kršitelj plača vsakemu tarifo renonsa in vse napovedi razen napačne; glavni igralec preferanca ali sóla dobi tri tarife.</translation>
    </message>
    <message>
        <source>The hand ends. The offender pays each player the renonc rate and all announcements but this pagát; a preferanc or sólo bidder gets three rates.</source>
        <translation>Igra se konča. Kršitelj plača vsakemu tarifo renonsa in vse napovedi razen tega pagata; glavni igralec preferanca ali sóla dobi tri tarife.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player and exchanges the card; play continues.</source>
        <translation>Kršitelj plača 2 kroni vsakemu igralcu in zamenja karto; igra teče naprej.</translation>
    </message>
    <message>
        <source>This is a reminder only; the card stays.</source>
        <translation>To je le opomnik; karta ostane.</translation>
    </message>
    <message>
        <source>The sums are counted again; if they still differ, a judge decides.</source>
        <translation>Vsote se preštejejo znova; če se ne ujemajo, odloči sodnik.</translation>
    </message>
    <message>
        <source>Other money leaves the table; the chief referee may decide on a penalty.</source>
        <translation>Drug denar gre z mize; glavni sodnik lahko določi kazen.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>To se ponovi, kot je prav; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Ponudba ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Napoved ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The flek does not count; nobody pays.</source>
        <translation>Flek ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The act does not count; the right player continues.</source>
        <translation>Dejanje ne velja; nadaljuje pravi igralec.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card goes back and the right player leads.</source>
        <translation>Kršitelj plača 2 kroni vsakemu igralcu; karta se vrne in začne pravi igralec.</translation>
    </message>
    <message>
        <source>The offender pays 2 koruny to each player; the card stays and is played in turn if it fits.</source>
        <translation>Kršitelj plača 2 kroni vsakemu igralcu; karta ostane in se igra, ko pride na vrsto, če ustreza.</translation>
    </message>
    <message>
        <source>The hand ends; the forehand pays each player 4 koruny, double to a player without a trick.</source>
        <translation>Igra se konča; prvi igralec plača vsakemu 4 krone, igralcu brez štiha dvojno.</translation>
    </message>
    <message>
        <source>The hand ends; the offender pays each player 4 koruny (forehand 8), double without a trick.</source>
        <translation>Igra se konča; kršitelj plača vsakemu 4 krone (prvi igralec 8), igralcu brez štiha dvojno.</translation>
    </message>
    <message>
        <source>The chief referee decides whether it is a small or a big renonc.</source>
        <translation>Glavni sodnik odloči, ali je renons mali ali veliki.</translation>
    </message>
    <message>
        <source>The chief referee decides what is paid.</source>
        <translation>Glavni sodnik odloči, kaj se plača.</translation>
    </message>
    <message>
        <source>The payment is cut to the ceiling.</source>
        <translation>Plačilo se zniža na zgornjo mejo.</translation>
    </message>
    <message>
        <source>The buy-in is taken back from the table at the end of the round.</source>
        <translation>Dokup se ob koncu kroga vrne.</translation>
    </message>
</context>
<context>
    <name>CzechGists</name>
    <message>
        <source>Everybody plays fairly; what goes wrong is first settled by agreement at the table, within the rules.</source>
        <translation>Igra se pošteno; napake se najprej uredijo z dogovorom za mizo, vedno po pravilih.</translation>
    </message>
    <message>
        <source>Four rounds of sixty minutes; a hand that has begun is finished.</source>
        <translation>Štirje krogi po šestdeset minut; začeta igra se odigra do konca.</translation>
    </message>
    <message>
        <source>What the players can&apos;t agree on is decided by the chief referee.</source>
        <translation>O čemer se igralci ne sporazumejo, odloči glavni sodnik.</translation>
    </message>
    <message>
        <source>One player pays one other at most 40 koruny in a hand, a renonc included.</source>
        <translation>En igralec plača drugemu v eni igri največ 40 kron, tudi z renonsom vred.</translation>
    </message>
    <message>
        <source>The list of offenses: wrong or missing announcements, wrong discards, looking at cards, leading or playing out of turn, not following suit, throwing in the rest. Wrong discards pointed out before the announcements are no renonc. What is not on the list is decided by the chief referee.</source>
        <translation>Seznam prekrškov: napačna ali manjkajoča napoved, napačno založene karte, pogled v karte, začetek ali igranje mimo vrste, neodgovarjanje z isto barvo, odvržene preostale karte. Opozorilo na napačno založene karte pred napovedmi ni renons. Drugo presodi glavni sodnik.</translation>
    </message>
    <message>
        <source>Players must count their cards during the deal. Before the talon is taken up the cards are dealt again without a penalty; until the first lead every player with a wrong count also pays 1 koruna to each other player. Later it is a big renonc of everybody who kept silent.</source>
        <translation>Vsak mora med delitvijo prešteti svoje karte. Pred jemanjem talona se deli znova brez kazni; do prve karte vsak z napačnim številom še plača vsakemu 1 krono. Pozneje je to veliki renons vsakega, ki napake ni priznal.</translation>
    </message>
    <message>
        <source>The winner of a trick collects it before leading, unless the others have agreed; tricks stay closed until the end, and every hand is played out trick by trick.</source>
        <translation>Kdor dobi štih, ga pobere, preden začne novega, če se drugi niso dogovorili drugače; štihi ostanejo zaprti do konca, igra se odigra štih za štihom.</translation>
    </message>
    <message>
        <source>Leading or playing out of turn, and not following suit if it is noticed before the next card: 2 koruny to each of the others, and play continues.</source>
        <translation>Začetek ali karta mimo vrste in neodgovarjanje z isto barvo, če se opazi pred naslednjo karto: 2 kroni vsakemu od drugih, igra teče naprej.</translation>
    </message>
    <message>
        <source>Every other renonc, and every one found only after further tricks, ends the hand. The offender pays each player the renonc rate of the game and all announcements; in preferanc and sólo a defender pays the bidder three rates.</source>
        <translation>Vsak drug renons in vsak, ki se odkrije šele po nadaljnjih štihih, konča igro. Kršitelj plača vsakemu tarifo igre in vse napovedi; pri preferancu in sólu plača nasprotnik glavnemu igralcu tri tarife.</translation>
    </message>
    <message>
        <source>Values of the hand bring 0.50 or 1 koruna, the pagát 2 when silent and 4 when announced, the valát 4 and 8, in every game. Only its holder may announce the pagát, also when it is added later.</source>
        <translation>Napovedi iz roke prinesejo 0,50 ali 1 krono, pagat tihi 2 in napovedani 4, valat 4 in 8, v vsaki igri. Pagata lahko napove, tudi naknadno, samo njegov imetnik.</translation>
    </message>
    <message>
        <source>All tricks for one side: paid beside the points, which are 35 less what the other side discarded or owns of the talon.</source>
        <translation>Vsi štihi eni strani: plača se poleg točk, teh pa je 35 brez kart, ki jih je nasprotna stran založila ali jih ima v talonu.</translation>
    </message>
    <message>
        <source>The forehand may announce it when the others have approved. Each for himself: the trick must be beaten, the pagát goes last, and the forehand adds a talon card to each of the first six tricks. Whoever has the most points pays each player 4 koruny, the forehand 8. A renonc costs the same and ends the hand, a forgotten talon card 4. A player without a trick gets double.</source>
        <translation>Prvi igralec jo lahko napove, ko drugi odobrijo. Vsak zase: štih je treba prevzeti, pagat gre zadnji, prvi igralec pa doda vsakemu od prvih šestih štihov karto iz talona. Kdor ima največ točk, plača vsakemu 4 krone, prvi igralec 8. Renons stane enako in konča igro, pozabljena karta iz talona 4. Igralec brez štiha dobi dvojno.</translation>
    </message>
    <message>
        <source>Played when all have approved. Before drawing, the bidder calls the highest trump from the XIX to the XVI that is not in hand, and plays alone after drawing it. Ten hellers for each point, doubled by each flek.</source>
        <translation>Igra se, ko so vsi odobrili. Pred jemanjem kliče glavni igralec najvišjega taroka od XIX do XVI, ki ga nima; če ga sam vzame, igra sam. Deset halerjev za točko, vsaka kontra podvoji.</translation>
    </message>
    <message>
        <source>One against three. The bidder takes the first three talon cards, or the second three, or goes back to the first: each step doubles the rate. With the first three the rest of the talon stays hidden until the end, otherwise it is turned up after the announcements. No approval is needed, but a sólo may stop it before the talon is touched.</source>
        <translation>Eden proti trem. Igralec vzame prve tri karte iz talona, ali druge tri, ali se vrne k prvim: vsak korak podvoji tarifo. Pri prvih ostane preostali talon zakrit do konca igre, sicer se obrne šele po napovedih. Odobritev ni potrebna, sólo pa ga lahko ustavi, dokler se nihče ne dotakne talona.</translation>
    </message>
    <message>
        <source>One against three without the talon, which stays hidden and counts for the opponents; eighty hellers for each point.</source>
        <translation>Eden proti trem brez talona, ki ostane zakrit in pripada nasprotnikom; osemdeset halerjev za točko.</translation>
    </message>
    <message>
        <source>The difference from 35 points times the rate, announcements added or subtracted, then rounded up to whole koruny. At 35 on both sides only the announcements count.</source>
        <translation>Razlika do 35 točk, pomnožena s tarifo; napovedi se prištejejo ali odštejejo, nato se zaokroži navzgor na cele krone. Pri 35 na obeh straneh veljajo samo napovedi.</translation>
    </message>
    <message>
        <source>After a round the final sums are added, written down with the start numbers and signed; their sum must equal all stakes and buy-ins. A judge settles a difference.</source>
        <translation>Po krogu se končni zneski seštejejo, zapišejo s štartnimi številkami in podpišejo; vsota mora ustrezati vsem vložkom in dokupom. Neujemanje uredi sodnik.</translation>
    </message>
    <message>
        <source>Each player stakes 50 koruny in coins, at least 20 of them in small ones; a player who runs out buys in again in tens, openly and with the others&apos; agreement. No other money may lie on the table. Stakes and buy-ins are taken back after the round.</source>
        <translation>Vsak igralec vloži 50 kron v kovancih, vsaj 20 v drobižu; komur zmanjka, se dokupi v deseticah, javno in v dogovoru z drugimi. Drugega denarja na mizi ne sme biti. Vložki in dokupi se po krogu vrnejo.</translation>
    </message>
    <message>
        <source>Cards are dealt level above the table; the first six are the talon. After a cut, six cards at a time; after a knock the forehand chooses: six at a time, packets of twelve, or ábeles.</source>
        <translation>Deli se vodoravno nad mizo; prvih šest kart je talon. Po privzdigovanju po šest; po zabijanju izbere prvi igralec: po šest, kupi po dvanajst ali ábeles.</translation>
    </message>
    <message>
        <source>The forehand begins, then the others to the right; every player must say aloud whether he or she approves or bids higher, until the three others have approved.</source>
        <translation>Začne prvi igralec, drugi sledijo na njegovi desni; vsak glasno pove, ali odobri ali licitira višje, dokler trije ne odobrijo.</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes four talon cards, the next two players one each; no card may be refused.</source>
        <translation>Pri prvi in drugi povinnosti vzame glavni igralec štiri karte iz talona, naslednja dva po eno; karte ni mogoče zavrniti.</translation>
    </message>
    <message>
        <source>Like the first, with the duty to take the last trick with the pagát: it counts as announced. Only its holder may bid it.</source>
        <translation>Kot prva, z obvezo vzeti zadnji štih s pagatom: velja kot napovedan. Licitira jo lahko samo imetnik pagata.</translation>
    </message>
</context>
<context>
    <name>CzechGlosses</name>
    <message>
        <source>the basic game with a partner; the bidder takes four talon cards</source>
        <translation>osnovna igra s soigralcem, glavni igralec vzame štiri karte</translation>
    </message>
    <message>
        <source>the same, with the pagát announced</source>
        <translation>enako z napovedanim pagatom</translation>
    </message>
    <message>
        <source>alone against three, with three talon cards</source>
        <translation>sam proti trem s tremi kartami iz talona</translation>
    </message>
    <message>
        <source>alone against three, without the talon</source>
        <translation>sam proti trem brez talona</translation>
    </message>
    <message>
        <source>each for himself, the fewest points win</source>
        <translation>vsak zase, zmaga, kdor ima najmanj točk</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I vzame zadnji štih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>ena stran vzame vse štihe</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>brez taroka</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>en ali dva taroka</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osem ali devet tarokov</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset ali več tarokov</translation>
    </message>
    <message>
        <source>škýz, mont and pagát in one hand</source>
        <translation>škis, mond in pagat v eni roki</translation>
    </message>
    <message>
        <source>four of the five-point cards</source>
        <translation>štiri karte za pet točk</translation>
    </message>
    <message>
        <source>the trul and a king</source>
        <translation>trul in kralj</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>vsi štirje kralji</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>prvi flek, ×2</translation>
    </message>
    <message>
        <source>answer to the flek, ×4</source>
        <translation>odgovor na flek, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>odgovor na re, ×8</translation>
    </message>
    <message>
        <source>answer to the sup, ×16</source>
        <translation>odgovor na sup, ×16</translation>
    </message>
    <message>
        <source>buying in again, taken back after the round</source>
        <translation>dodatni vložek, po krogu ga igralec vzame nazaj</translation>
    </message>
</context>
<context>
    <name>CzechInvitation</name>
    <message>
        <source>Czechia</source>
        <translation>Češka</translation>
    </message>
    <message>
        <source>A tournament for coins</source>
        <translation>Turnir za drobiž</translation>
    </message>
</context>
<context>
    <name>CzechLessonTexts</name>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Koliko točk štejejo te karte?</translation>
    </message>
    <message>
        <source>In Varšava, where everybody plays alone to get few points, you must also beat the trick if you can. The pagát may be played only as your last trump.</source>
        <translation>Pri Varšavi, kjer igra vsak zase in noče točk, morate štih tudi prevzeti, če morete. Pagat smete odigrati le kot zadnjega taroka.</translation>
    </message>
    <message>
        <source>This is Varšava. Mark every card that you may play.</source>
        <translation>Igra se Varšava. Označite vse karte, ki jih smete odigrati.</translation>
    </message>
    <message>
        <source>Which of your cards would take the trick?</source>
        <translation>Katera od vaših kart bi prevzela štih?</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Te karte ima na koncu stran glavnega igralca. Koliko točk štejejo?</translation>
    </message>
    <message>
        <source>In the first and second povinnost the bidder takes the top four talon cards, the next two players one each. None may be refused. Everybody discards as many as he or she took.</source>
        <translation>V igrah první in druhá povinnost vzame glavni igralec zgornje štiri karte talona, naslednja dva po eno. Zavrniti se ne sme nobene. Vsak založi toliko kart, kolikor jih je vzel.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Založene karte štejejo vaši strani. Založite točke, ki bi jih lahko izgubili, in skušajte izprazniti barvo: ko bo začeta, jo vzamete s tarokom.</translation>
    </message>
    <message>
        <source>Kings, škýz, mont and pagát must never be discarded. Another trump may be discarded only if nothing else is left, and then face up.</source>
        <translation>Kraljev, škisa, monda in pagata ne smete založiti nikoli. Drugega taroka le, če nimate ničesar drugega, in to odkrito.</translation>
    </message>
    <message>
        <source>You play preferanc and look at three talon cards. Do you keep them?</source>
        <translation>Igrate preferanc in gledate tri karte talona. Jih obdržite?</translation>
    </message>
    <message>
        <source>The forehand begins. From low to high the games are: první povinnost, druhá povinnost, preferanc, sólo. The others approve aloud, or say a higher game.</source>
        <translation>Začne prvi igralec. Igre od najnižje: první povinnost, druhá povinnost, preferanc, sólo. Drugi glasno odobrijo ali povedo višjo igro.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the škýz. Any trump beats any suit card.</source>
        <translation>Kart je {cards}: {trumps} tarokov in štiri barve po osem kart. Taroki imajo številke od I do XXI, najvišji, brez številke, je škis. Vsak tarok je močnejši od vsake barvne karte.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the pagát and the XXI is the mont. Pagát, mont and škýz are the trul. These three and the four kings are worth {points_HK} points each.</source>
        <translation>Imeni imata še dva taroka: I je pagat in XXI je mond. Pagat, mond in škis so trul. Te tri karte in štirje kralji so vredni po {points_HK} točk.</translation>
    </message>
    <message>
        <source>Cards are counted in threes: add up three cards and take away {taken}. So three low cards make {low_trick} point, and the whole deck makes {total}.</source>
        <translation>Karte se štejejo po tri: seštejte tri karte in odštejte {taken}. Tri nizke karte dajo torej {low_trick} točko, vse karte skupaj pa {total}.</translation>
    </message>
    <message>
        <source>Make groups of three. Each group is the sum of its cards less {taken}.</source>
        <translation>Razdelite karte v trojice. Vsaka trojica je vsota kart manj {taken}.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards: {total} points in all. The difference from {par} is paid, in the first povinnost {rate} hellers a point.</source>
        <translation>Po zadnjem štihu vsaka stran prešteje svoje štihe in založene karte: skupaj {total} točk. Plača se razlika do {par}, pri základní povinnosti {rate} halerjev za točko.</translation>
    </message>
    <message>
        <source>If one or two cards are left over, two thirds of a point are taken off for each, and the count is rounded to a whole point. Both sides together always have {total}.</source>
        <translation>Če ostane ena karta ali dve, se za vsako odštejeta dve tretjini točke in izid zaokroži na celo točko. Obe strani imata skupaj vedno {total}.</translation>
    </message>
    <message>
        <source>Announced values are added, then the sum is rounded up to whole crowns. An example: {example} points are {over} above {par}, so {hellers} hellers, so {crowns} Kč from each loser.</source>
        <translation>Napovedi se prištejejo, nato se vsota zaokroži navzgor na cele krone. Primer: {example} točk je {over} nad {par}, torej {hellers} halerjev in zato {crowns} Kč od vsakega poraženca.</translation>
    </message>
    <message>
        <source>In preferanc a point costs {first} hellers after the first draw, {second} after the second and {third} after the third, in sólo {solo}. After a flek it counts ×{flek}.</source>
        <translation>Pri preferancu je točka po prvem jemanju iz talona vredna {first} halerjev, po drugem {second} in po tretjem {third}, pri sólu {solo}. Po fleku šteje ×{flek}.</translation>
    </message>
    <message>
        <source>There is a ceiling: in one hand nobody pays one other player more than {ceiling} Kč.</source>
        <translation>Velja zgornja meja: v eni igri nihče ne plača enemu igralcu več kot {ceiling} Kč.</translation>
    </message>
    <message>
        <source>In preferanc the bidder looks at three talon cards. He or she may keep them, or take the other three, with the rate ×{second}, or go back to the first three, with the rate ×{third}.</source>
        <translation>Pri preferancu si glavni igralec ogleda tri karte talona. Lahko jih obdrži, vzame druge tri s postavko ×{second} ali se vrne k prvim trem s postavko ×{third}.</translation>
    </message>
    <message>
        <source>Druhá povinnost is the first one with the pagát announced: your pagát must take the last trick. It is paid with {pagat} Kč, won or lost.</source>
        <translation>Druhá povinnost je první z napovedanim pagatom: vaš pagat mora vzeti zadnji štih. Zanj se plačajo {pagat} Kč, če uspe ali ne.</translation>
    </message>
    <message>
        <source>In preferanc you are alone with three talon cards, in sólo alone without any. Both need many high trumps: three players pay you, or you pay three.</source>
        <translation>Pri preferancu ste sami s tremi kartami iz talona, pri sólu brez njih. Obe igri zahtevata veliko visokih tarokov: plačajo vam trije ali pa vi trem.</translation>
    </message>
    <message>
        <source>When everybody has approved the první, the forehand may play Varšava instead: each for himself, and a player with the most points pays. It is good with few trumps and low cards.</source>
        <translation>Ko vsi odobrijo první, sme prvi igralec namesto nje igrati Varšavo: vsak zase, plača pa igralec z največ točkami. Zanjo je dobro imeti malo tarokov in nizke karte.</translation>
    </message>
    <message>
        <source>Before the talon the bidder calls the XIX, or, holding it, the next of XVIII, XVII and XVI that he or she does not hold. The player who has that card is the partner and keeps silent.</source>
        <translation>Pred talonom glavni igralec kliče taroka XIX; če ga ima, naslednjega od XVIII, XVII in XVI, ki ga nima. Kdor ima to karto, je njegov soigralec in molči.</translation>
    </message>
    <message>
        <source>The called card may lie in the talon. If the bidder draws it, he or she plays alone and nobody else knows it. If another player draws it, that player is the partner.</source>
        <translation>Klicana karta je lahko v talonu. Če jo dobi glavni igralec, igra sam in tega ne ve nihče drug. Če jo dobi drug igralec, je soigralec on.</translation>
    </message>
    <message>
        <source>If you hold the called card, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Če imate klicano karto, igrate z glavnim igralcem in to veste samo vi. Pomagajte potiho: v njegove štihe dodajajte točke.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Ste soigralec glavnega igralca. Katero karto odigrate?</translation>
    </message>
    <message>
        <source>Hlášky must be announced before the first card. A missed or a wrong one is a renonc. One kind counts your trumps, the other your five-point cards.</source>
        <translation>Hlášky je treba napovedati pred prvo karto. Pozabljena ali napačna je renons. Ena vrsta so taroki, druga karte za pet točk.</translation>
    </message>
    <message>
        <source>No trump is barvy, {barvy} Kč. One or two are barvičky, {barvicky} hellers. Eight or nine are taročky, {tarocky} hellers. Ten or more are taroky, {taroky} Kč.</source>
        <translation>Brez taroka so barvy za {barvy} Kč. En ali dva sta barvičky za {barvicky} halerjev. Osem ali devet je taročky za {tarocky} halerjev. Deset ali več je taroky za {taroky} Kč.</translation>
    </message>
    <message>
        <source>Škýz, mont and pagát are the trul, {trul} hellers. Any four five-point cards are honery, {honery} hellers. The trul with kings is trulhonery, {trulhonery} Kč. Four kings are královské honery, {kralovske} Kč.</source>
        <translation>Škis, mond in pagat so trul za {trul} halerjev. Katere koli štiri karte za pet točk so honery za {honery} halerjev. Trul s kralji so trulhonery za {trulhonery} Kč. Štirje kralji so královské honery za {kralovske} Kč.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid with {silent} Kč, announced with {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Pagat, ki vzame zadnji štih, je vreden {silent} Kč, napovedan {announced} Kč. Če ga tam kdo prevzame ali če napovedan pade prej, enako plača njegova stran.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says flek: the rate counts ×{flek}. The bidder&apos;s side may answer re, then comes sup. Game and announced pagát are doubled separately.</source>
        <translation>Nasprotnik, ki pričakuje zmago, reče flek: postavka šteje ×{flek}. Stran glavnega igralca lahko odgovori re, nato pride sup. Igra in napovedani pagat se podvojita posebej.</translation>
    </message>
    <message>
        <source>For a small renonc the offender pays each player {fine} Kč, and the hand goes on: a lead out of turn, a card ahead of turn, a suit not followed if it is noticed before the next card.</source>
        <translation>Mali renons stane {fine} Kč vsakemu, igra pa teče naprej: začetek mimo vrste, predčasno vržena karta, renons, ki ga kdo opazi pred naslednjo karto.</translation>
    </message>
    <message>
        <source>A pagát that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Pagat, ki vzame zadnji štih, se plača posebej. Ga lahko do takrat obdržite?</translation>
    </message>
    <message>
        <source>Everybody has approved your game. What do you play?</source>
        <translation>Vašo igro so vsi odobrili. Kaj boste igrali?</translation>
    </message>
    <message>
        <source>{A} plays the první povinnost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} igra první povinnost, soigralec: {C}. Njuna stran ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{B} plays preferanc with the second three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} igra preferanc z drugimi tremi kartami talona in ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{A} plays sólo and has {told} points. Flek, re and sup were said: a point counts ×{sup}. What does each player win or pay?</source>
        <translation>{A} igra sólo in ima {told} točk. Izrečeni so bili flek, re in sup: točka šteje ×{sup}. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>You are the bidder. Which card do you call?</source>
        <translation>Ste glavni igralec. Katero karto kličete?</translation>
    </message>
    <message>
        <source>Do you announce or challenge anything?</source>
        <translation>Ali kaj napoveste ali kontrirate?</translation>
    </message>
    <message>
        <source>You play against the bidder. In a povinnost you don&apos;t know at first who is with you. Be careful with points until the called card has been played.</source>
        <translation>Igrate proti glavnemu igralcu. Pri povinnosti sprva ne veste, kdo je z vami. Dokler klicana karta ne pade, bodite s točkami previdni.</translation>
    </message>
    <message>
        <source>Every other renonc is a big one: the hand ends at once, and the offender pays the rate of the game and all announced hlášky to each player.</source>
        <translation>Vsak drug renons je veliki: igra se takoj konča, kršitelj pa vsakemu plača postavko igre in vse napovedane hlášky.</translation>
    </message>
    <message>
        <source>The last hand is Varšava. Everybody plays alone, and the player with the most points pays. Follow suit, beat if you can, and get rid of high cards early.</source>
        <translation>Zadnja igra je Varšava. Vsak igra sam, plača pa igralec z največ točkami. Odgovarjajte z isto barvo, prevzemite štih, če morete, in se visokih kart znebite zgodaj.</translation>
    </message>
</context>
<context>
    <name>CzechMessages</name>
    <message>
        <source>{seat} forgot to add a talon card to the trick.</source>
        <translation>{seat} pozabi k štihu dodati karto iz talona.</translation>
    </message>
    <message>
        <source>Wrong discards came to light after the announcements had begun: {seat}.</source>
        <translation>Napačno založene karte so se pokazale šele po prvi napovedi: {seat}.</translation>
    </message>
    <message>
        <source>{seat} owes more than the ceiling in this hand; it is cut to {amount}.</source>
        <translation>Plačilo v tej igri presega zgornjo mejo: {seat}; plača se {amount}.</translation>
    </message>
    <message>
        <source>{seat} refused the talon card.</source>
        <translation>{seat} zavrne karto iz talona.</translation>
    </message>
    <message>
        <source>{seat} had a wrong number of cards.</source>
        <translation>{seat} ima napačno število kart.</translation>
    </message>
    <message>
        <source>{seat} looked at cards while dealing.</source>
        <translation>{seat} med delitvijo gleda v karte.</translation>
    </message>
    <message>
        <source>{seat} led before the trick was collected.</source>
        <translation>{seat} začenja, preden je štih pobran.</translation>
    </message>
    <message>
        <source>{seat} had other money on the table, or bought in without the others.</source>
        <translation>{seat} ima na mizi drug denar ali se dokupuje brez dogovora.</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you approve?</source>
        <translation>{seat} igra: {name}. Ali odobrite?</translation>
    </message>
    <message>
        <source>{seat} plays {name}: do you stop it?</source>
        <translation>{seat} igra: {name}. Ali igro ustavite?</translation>
    </message>
    <message>
        <source>After the knock: how do you want the cards dealt?</source>
        <translation>Zabito: kako naj se deli?</translation>
    </message>
    <message>
        <source>{seat} continued before everybody had approved or bid.</source>
        <translation>{seat} nadaljuje, preden so se vsi izrekli.</translation>
    </message>
    <message>
        <source>All have approved: which game do you play?</source>
        <translation>Vsi so odobrili: katero igro igrate?</translation>
    </message>
    <message>
        <source>Add a talon card to the trick.</source>
        <translation>Dodajte štihu karto iz talona.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Zabij</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Stop: {name}</source>
        <translation>Ustavi: {name}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobro</translation>
    </message>
    <message>
        <source>Play the first povinnost</source>
        <translation>Igraj prvo povinnost</translation>
    </message>
    <message>
        <source>Add the talon card</source>
        <translation>Dodaj karto iz talona</translation>
    </message>
    <message>
        <source>A big renonc at the rate of the game</source>
        <translation>Veliki renons po tarifi igre</translation>
    </message>
    <message>
        <source>Instead of cutting: the forehand chooses how the cards are dealt.</source>
        <translation>Namesto privzdigovanja: način delitve izbere prvi igralec.</translation>
    </message>
    <message>
        <source>Each for himself: whoever has the most points pays.</source>
        <translation>Vsak zase: plača, kdor ima največ točk.</translation>
    </message>
    <message>
        <source>Each point then counts {rate}.</source>
        <translation>Točka potem šteje: {rate}.</translation>
    </message>
    <message>
        <source>These cards help your hand most; card points among them: {points}.</source>
        <translation>Te karte vam najbolj pomagajo; točk v njih: {points}.</translation>
    </message>
    <message>
        <source>Card points discarded: {points}.</source>
        <translation>Založenih točk: {points}.</translation>
    </message>
    <message>
        <source>It takes the trick; points on the table so far: {points}.</source>
        <translation>Vzame štih; točk na mizi doslej: {points}.</translation>
    </message>
    <message>
        <source>Most points: {seat} ({points})</source>
        <translation>Največ točk: {seat} ({points})</translation>
    </message>
    <message>
        <source>{points} of 70 points, difference from 35|{result}</source>
        <translation>{points} od 70 točk, razlika do 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, above 35|{result}</source>
        <translation>{points} od 70 točk, nad 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70 points, below 35|{result}</source>
        <translation>{points} od 70 točk, pod 35|{result}</translation>
    </message>
    <message>
        <source>{points} of 70, {result} above 35</source>
        <translation>{points} od 70, {result} nad 35</translation>
    </message>
    <message>
        <source>{points} of 70, {result} below 35</source>
        <translation>{points} od 70, {result} pod 35</translation>
    </message>
    <message>
        <source>Each point counts {rate}|{result}</source>
        <translation>Točka po {rate}|{result}</translation>
    </message>
    <message>
        <source>each point {rate}</source>
        <translation>točka po {rate}</translation>
    </message>
    <message>
        <source>Rate of a big renonc|{rate}</source>
        <translation>Tarifa velikega renonsa|{rate}</translation>
    </message>
    <message>
        <source>All announcements|{amount}</source>
        <translation>Vse napovedi|{amount}</translation>
    </message>
    <message>
        <source>The ceiling applies: {amount} from one player to one other.</source>
        <translation>Velja zgornja meja: {amount} od enega igralca drugemu.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n točka za zmago</numerusform>
            <numerusform>%n točki za zmago</numerusform>
            <numerusform>%n točke za zmago</numerusform>
            <numerusform>%n točk za zmago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>S soigralcem, %n karta iz talona; za točko: {rate}.</numerusform>
            <numerusform>S soigralcem, %n karti iz talona; za točko: {rate}.</numerusform>
            <numerusform>S soigralcem, %n karte iz talona; za točko: {rate}.</numerusform>
            <numerusform>S soigralcem, %n kart iz talona; za točko: {rate}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against three, %n talon card(s); {rate} for each point.</source>
        <translation>
            <numerusform>Eden proti trem, %n karta iz talona; za točko: {rate}.</numerusform>
            <numerusform>Eden proti trem, %n karti iz talona; za točko: {rate}.</numerusform>
            <numerusform>Eden proti trem, %n karte iz talona; za točko: {rate}.</numerusform>
            <numerusform>Eden proti trem, %n kart iz talona; za točko: {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded up to whole koruny</source>
        <translation>Zaokrožitev na cele krone</translation>
    </message>
    <message>
        <source>Ceiling: {amount}</source>
        <translation>Zgornja meja: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) at a time.</source>
        <translation>
            <numerusform>Po %n karto.</numerusform>
            <numerusform>Po %n karti.</numerusform>
            <numerusform>Po %n karte.</numerusform>
            <numerusform>Po %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of the first hand, then %n card(s) for each of the others, then the other half.</source>
        <translation>
            <numerusform>Pol prvega lista, vsakemu od drugih %n karta, nato druga polovica.</numerusform>
            <numerusform>Pol prvega lista, vsakemu od drugih %n karti, nato druga polovica.</numerusform>
            <numerusform>Pol prvega lista, vsakemu od drugih %n karte, nato druga polovica.</numerusform>
            <numerusform>Pol prvega lista, vsakemu od drugih %n kart, nato druga polovica.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CzechOptions</name>
    <message>
        <source>Calling one&apos;s own card</source>
        <translation>Klicanje lastne karte</translation>
    </message>
    <message>
        <source>Whether a bidder who holds the XIX may call it and play alone.</source>
        <translation>Ali sme glavni igralec, ki drži XIX, klicati njo in igrati sam.</translation>
    </message>
    <message>
        <source>no: the next one down</source>
        <translation>ne: naslednja nižja</translation>
    </message>
    <message>
        <source>yes, and play alone</source>
        <translation>da, in igrati sam</translation>
    </message>
    <message>
        <source>Barvy with a card of the trul</source>
        <translation>Barvy z eno karto trula</translation>
    </message>
    <message>
        <source>Whether barvy may hold one single trump if it is škýz, mont or pagát.</source>
        <translation>Ali sme biti pri barvah (barvy) en sam tarok, če je to škis, mond ali pagat.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>brez taroka</translation>
    </message>
    <message>
        <source>one of them is allowed</source>
        <translation>eden od njih je dovoljen</translation>
    </message>
    <message>
        <source>Discarding trumps</source>
        <translation>Zalaganje tarokov</translation>
    </message>
    <message>
        <source>Whether a trump may be discarded when nothing else is left.</source>
        <translation>Ali se sme založiti tarok, ko druge karte ni.</translation>
    </message>
    <message>
        <source>only then, face up</source>
        <translation>samo takrat, odkrito</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nikoli; namesto njega kralj</translation>
    </message>
    <message>
        <source>Silent pagát caught</source>
        <translation>Ujeti tihi pagat</translation>
    </message>
    <message>
        <source>Whether a silent pagát costs something when the opponents take it in the last trick.</source>
        <translation>Ali se plača tihi pagat, ki ga v zadnjem štihu vzamejo nasprotniki.</translation>
    </message>
    <message>
        <source>yes, as much as it would win</source>
        <translation>da, toliko, kot bi prinesel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Highest flek</source>
        <translation>Najvišji flek</translation>
    </message>
    <message>
        <source>How far the fleks go.</source>
        <translation>Do kod sega lestvica flekov.</translation>
    </message>
    <message>
        <source>Comparing points in Varšava</source>
        <translation>Primerjava točk v Varšavi</translation>
    </message>
    <message>
        <source>Whether thirds of a point decide who has the most.</source>
        <translation>Ali o tem, kdo ima največ točk, odločajo tudi tretjine točke.</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>cele točke</translation>
    </message>
    <message>
        <source>At a tournament table: who brings an offense to light. At the other tables the referee speaks at once.</source>
        <translation>Za turnirsko mizo: kdo opozori na prekršek. Za drugimi mizami sodnik poseže takoj.</translation>
    </message>
    <message>
        <source>sixteen times</source>
        <translation>šestnajstkrat</translation>
    </message>
    <message>
        <source>thirty-two times</source>
        <translation>dvaintridesetkrat</translation>
    </message>
    <message>
        <source>without a limit</source>
        <translation>brez omejitve</translation>
    </message>
    <message>
        <source>Several big renoncs</source>
        <translation>Več velikih renonsov</translation>
    </message>
    <message>
        <source>What is paid for several big renoncs in one hand.</source>
        <translation>Kaj se plača za več velikih renonsov v eni igri.</translation>
    </message>
    <message>
        <source>each one, by the player who committed it</source>
        <translation>vsak, plača ga tisti, ki ga je naredil</translation>
    </message>
    <message>
        <source>only the one found first</source>
        <translation>samo tisti, ki je bil odkrit prvi</translation>
    </message>
    <message>
        <source>Leading before the trick is collected</source>
        <translation>Začenjanje pred pobiranjem štiha</translation>
    </message>
    <message>
        <source>Whether all have agreed that the winner of a trick may lead before collecting it.</source>
        <translation>Ali so se vsi dogovorili, da sme dobitnik štiha začeti, preden ga pobere.</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>ni dogovorjeno</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>dogovorjeno</translation>
    </message>
    <message>
        <source>Stopping a preferanc</source>
        <translation>Ustavitev preferanca</translation>
    </message>
    <message>
        <source>How many seconds the others have to stop a preferanc with a sólo; 0: as long as they like.</source>
        <translation>Koliko sekund imajo drugi, da preferanc ustavijo s sólom; 0: kolikor hočejo.</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>natančno, s tretjinami</translation>
    </message>
    <message>
        <source>When the referee speaks</source>
        <translation>Kdaj sodnik poseže</translation>
    </message>
    <message>
        <source>when a player claims it or the cards show it</source>
        <translation>ko igralec opozori ali karte pokažejo</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>takoj</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>po zadnjem štihu</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Prvi delilec</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo deli prvo igro kroga.</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>deli, kdor potegne najvišjo karto</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>naključno</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>določi gostitelj</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Število krogov turnirja</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Koliko krogov se igra.</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minute enega kroga</translation>
    </message>
    <message>
        <source>How long a round lasts; a hand that has begun is finished.</source>
        <translation>Kako dolgo traja krog; začeta igra se odigra.</translation>
    </message>
</context>
<context>
    <name>CzechReadings</name>
    <message>
        <source>Is the card called freely from the XIX to the XVI?</source>
        <translation>Ali se kliče poljubno od XIX do XVI?</translation>
    </message>
    <message>
        <source>Who pays whom when two play against two?</source>
        <translation>Kdo plača komu, ko igrata dva proti dvema?</translation>
    </message>
    <message>
        <source>Each loser pays one winner.</source>
        <translation>Vsak poraženec plača enemu zmagovalcu.</translation>
    </message>
    <message>
        <source>Which way is a negative sum rounded up?</source>
        <translation>V katero smer se zaokroži negativna vsota?</translation>
    </message>
    <message>
        <source>The amount that is paid is rounded up, whoever pays it.</source>
        <translation>Navzgor se zaokroži plačani znesek, kdorkoli plača.</translation>
    </message>
    <message>
        <source>For all that one player pays one other in a hand, small fines included.</source>
        <translation>Za vse, kar en igralec v igri plača drugemu, tudi za male renonse.</translation>
    </message>
    <message>
        <source>What does the dealer pay who looks at cards while dealing, when no game is played yet?</source>
        <translation>Kaj plača delilec, ki med delitvijo pogleda karte, ko se še nič ne igra?</translation>
    </message>
    <message>
        <source>2 koruny to each player; the same dealer deals again.</source>
        <translation>2 kroni vsakemu; isti igralec deli znova.</translation>
    </message>
    <message>
        <source>When is the talon card forgotten?</source>
        <translation>Kdaj je karta iz talona pozabljena?</translation>
    </message>
    <message>
        <source>When the next card is led: until then it may be added.</source>
        <translation>Ko kdo začne naslednji štih: do takrat se lahko doda.</translation>
    </message>
    <message>
        <source>No: every one ends the hand and costs 4 or 8.</source>
        <translation>Ne: vsak konča igro in stane 4 ali 8.</translation>
    </message>
    <message>
        <source>Does a silent pagát count when it is lost?</source>
        <translation>Ali šteje tihi pagat, tudi če je izgubljen?</translation>
    </message>
    <message>
        <source>All that the other side owns without tricks: discards, unused talon cards.</source>
        <translation>Vse, ki jih ima nasprotna stran brez štihov: založene, neporabljene iz talona.</translation>
    </message>
    <message>
        <source>Is the game settled beside a big renonc?</source>
        <translation>Ali se poleg velikega renonsa obračuna tudi igra?</translation>
    </message>
    <message>
        <source>No: the renonc alone, and each one that comes to light by the ruling; small fines of the hand stay.</source>
        <translation>Ne: samo renons, in sicer vsak, ki se odkrije do odločitve; majhne kazni te igre ostanejo.</translation>
    </message>
    <message>
        <source>Which announcements are paid with a big renonc?</source>
        <translation>Katere napovedi se plačajo z velikim renonsom?</translation>
    </message>
    <message>
        <source>Does the lone bidder get three times the announcements too?</source>
        <translation>Ali dobi glavni igralec tudi trojne napovedi?</translation>
    </message>
    <message>
        <source>No: three times the rate, and the announcements once.</source>
        <translation>Ne: trikratno tarifo in napovedi enkrat.</translation>
    </message>
    <message>
        <source>Are the 2 koruny shared, or paid to each?</source>
        <translation>Ali se 2 kroni delita ali plačata vsakemu?</translation>
    </message>
    <message>
        <source>They are paid to each of the others.</source>
        <translation>Plačata se vsakemu od drugih.</translation>
    </message>
    <message>
        <source>How does the auction continue after a higher bid, and who may bid again?</source>
        <translation>Kako gre licitacija naprej po višji ponudbi in kdo sme znova?</translation>
    </message>
    <message>
        <source>It rises until the three others have approved in a row; a player who has approved may still outbid a later bid. Preferanc stands at once, except against sólo.</source>
        <translation>Raste, dokler trije drugi zapored ne odobrijo; kdor je odobril, sme še preseči poznejšo ponudbo. Preferanc velja takoj, razen proti sólu.</translation>
    </message>
    <message>
        <source>No: the highest of the four that the bidder does not hold; a bidder who holds all four calls the XIX and plays alone.</source>
        <translation>Ne: najvišji od štirih, ki ga glavni igralec nima; če ima vse, kliče XIX in igra sam.</translation>
    </message>
    <message>
        <source>What does each value mean?</source>
        <translation>Kaj pomeni posamezna napoved?</translation>
    </message>
    <message>
        <source>Taročky 8 or 9 trumps, taroky 10 or more, barvičky 1 or 2, barvy none; honery four of the seven five-point cards; one value of each kind.</source>
        <translation>Taročky 8 ali 9 tarokov, taroky 10 ali več, barvičky 1 ali 2, barvy nobenega; honery štiri od sedmih kart za pet točk; od vsake vrste ena napoved.</translation>
    </message>
    <message>
        <source>What happens to thirds of a point?</source>
        <translation>Kaj je s tretjinami točke?</translation>
    </message>
    <message>
        <source>Whole points are counted, rounded to the nearest.</source>
        <translation>Štejejo cele točke, zaokrožene na najbližjo.</translation>
    </message>
    <message>
        <source>Does the ceiling apply to each payment or to the hand?</source>
        <translation>Ali velja meja za vsako plačilo ali za vso igro?</translation>
    </message>
    <message>
        <source>What may not be discarded?</source>
        <translation>Česa se ne sme založiti?</translation>
    </message>
    <message>
        <source>No kings and no cards of the trul; other trumps only when nothing else is left, face up.</source>
        <translation>Kralji in karte trule nikoli; drugi taroki samo, ko drugega ni, in to odkrito.</translation>
    </message>
    <message>
        <source>What happens to a card that was led or played out of turn?</source>
        <translation>Kaj je s karto, vrženo mimo vrste (kot prvo ali med štihom)?</translation>
    </message>
    <message>
        <source>A lead goes back; a card played ahead of turn stays and is played if it fits, otherwise it is exchanged.</source>
        <translation>Prva karta štiha se vrne; predčasna karta ostane in se odigra, če ustreza, sicer se zamenja.</translation>
    </message>
    <message>
        <source>In which order are announcements made, and until when can they be added?</source>
        <translation>V kakšnem vrstnem redu se napoveduje in do kdaj se lahko doda?</translation>
    </message>
    <message>
        <source>The bidder first, then to the right, until all are done; they can be added until the first lead, in preferanc until the unused talon cards are turned up.</source>
        <translation>Najprej glavni igralec, potem v desno, dokler vsi ne končajo; dodati je mogoče do prve karte, pri preferancu do odkritja preostalega talona.</translation>
    </message>
    <message>
        <source>Are there small offenses in Varšava?</source>
        <translation>Ali so v Varšavi mali renonsi?</translation>
    </message>
    <message>
        <source>Yes: it costs 2 if the opponents take it in the last trick; if its holder&apos;s partner takes it, it counts for nobody.</source>
        <translation>Da: če ga v zadnjem štihu vzamejo nasprotniki, stane 2; če ga vzame soigralec, ne šteje nikomur.</translation>
    </message>
    <message>
        <source>Which cards are deducted from the 35 points in preferanc?</source>
        <translation>Katere karte se pri preferancu odštejejo od 35 točk?</translation>
    </message>
    <message>
        <source>How far do the fleks go, and do they apply to pagát and valát?</source>
        <translation>Do kod gre kontra in ali velja tudi za pagat in valat?</translation>
    </message>
    <message>
        <source>To sixteen times; pagát and valát have fleks of their own, and hand values are never multiplied.</source>
        <translation>Do šestnajstkrat; pagat in valat imata svojo lestvico, napovedi iz roke se nikoli ne množijo.</translation>
    </message>
    <message>
        <source>All valid ones of both sides, each at its own flek; a wrong one does not count.</source>
        <translation>Vse veljavne obeh strani, vsaka s svojim flekom; napačna ni napoved.</translation>
    </message>
    <message>
        <source>How long does failing to follow suit count as a small offense?</source>
        <translation>Do kdaj je neodgovarjanje z isto barvo mali renons?</translation>
    </message>
    <message>
        <source>Until the next player has played any card.</source>
        <translation>Dokler naslednji igralec ne igra katere koli karte.</translation>
    </message>
    <message>
        <source>Do two players with wrong counts pay each other?</source>
        <translation>Ali si igralca z napačnim številom plačata med sabo?</translation>
    </message>
    <message>
        <source>Equal amounts cancel.</source>
        <translation>Enaki zneski se izničijo.</translation>
    </message>
    <message>
        <source>When does a hand begin in which the talon is not taken apart?</source>
        <translation>Kdaj se začne igra, v kateri se talon ne jemlje?</translation>
    </message>
    <message>
        <source>When the auction is over.</source>
        <translation>Ko je licitacije konec.</translation>
    </message>
    <message>
        <source>Does the rule on unused talon cards apply to the forhont alone?</source>
        <translation>Ali velja pravilo o preostalih kartah talona samo za prvega igralca?</translation>
    </message>
    <message>
        <source>No: to every player of a preferanc.</source>
        <translation>Ne: velja za vsakega igralca preferanca.</translation>
    </message>
    <message>
        <source>Any player who holds the pagát.</source>
        <translation>Vsak, ki ima pagata.</translation>
    </message>
    <message>
        <source>Are thirds of a point compared?</source>
        <translation>Ali se primerjajo tretjine točke?</translation>
    </message>
    <message>
        <source>No, whole points.</source>
        <translation>Ne, cele točke.</translation>
    </message>
    <message>
        <source>When the offense was committed.</source>
        <translation>V trenutku prekrška.</translation>
    </message>
    <message>
        <source>Nothing beats the škýz, so any trump but a protected pagát may be played.</source>
        <translation>Škisa nič ne premaga, zato je dovoljen vsak tarok razen varovanega pagata.</translation>
    </message>
    <message>
        <source>At the tournament table when somebody claims it or the cards show it; a table may choose at once, or after the last trick.</source>
        <translation>Za turnirsko mizo na opozorilo ali ko karte pokažejo; miza lahko izbere takoj ali po zadnjem štihu.</translation>
    </message>
    <message>
        <source>What happens to a hand when the time is up?</source>
        <translation>Kaj je z igro, ko se čas izteče?</translation>
    </message>
    <message>
        <source>The player buys in again, in tens.</source>
        <translation>Dokupi si v deseticah.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; the deal goes to the right; the partner stays secret until revealed by a card or word.</source>
        <translation>Prvi delilec se izžreba, delitev gre v desno; soigralec je skrit, dokler se ne pokaže.</translation>
    </message>
    <message>
        <source>Any player for his or her side; it is an announcement, not a game.</source>
        <translation>Kdor koli za svojo stran; to je napoved, ne igra.</translation>
    </message>
    <message>
        <source>Which rate applies to a preferanc before the draw is fixed?</source>
        <translation>Katera tarifa velja pri preferancu, preden je jemanje končano?</translation>
    </message>
    <message>
        <source>What is the first, second and third zdvih of a preferanc?</source>
        <translation>Kaj je prvi, drugi in tretji zdvih v preferancu?</translation>
    </message>
    <message>
        <source>The draw of three talon cards: the first three, the second three, back to the first.</source>
        <translation>Jemanje treh kart iz talona: prve tri, druge tri, nazaj k prvim.</translation>
    </message>
    <message>
        <source>How long may a preferanc be stopped?</source>
        <translation>Kako dolgo je mogoče preferanc ustaviti?</translation>
    </message>
    <message>
        <source>Until its player takes the first talon card; of two who stop it, the one earlier in turn.</source>
        <translation>Dokler igralec ne vzame prve karte iz talona; od dveh velja prejšnji po vrsti.</translation>
    </message>
    <message>
        <source>Who may bid the second povinnost?</source>
        <translation>Kdo sme licitirati drugo povinnost?</translation>
    </message>
    <message>
        <source>When must a player be without a trick to get double?</source>
        <translation>Kdaj mora biti igralec brez štiha, da dobi dvojno?</translation>
    </message>
    <message>
        <source>How do throwing the mont on the škýz and the duty to beat go together?</source>
        <translation>Kako gre skupaj, da se mond odvrže na škisa, in dolžnost prevzeti štih?</translation>
    </message>
    <message>
        <source>When does the referee notice?</source>
        <translation>Kdaj sodnik opazi prekršek?</translation>
    </message>
    <message>
        <source>Do the values of several players of a side add up?</source>
        <translation>Ali se napovedi igralcev ene strani seštejejo?</translation>
    </message>
    <message>
        <source>Yes; those of all three opponents count in each payment of a lone player.</source>
        <translation>Da; napovedi vseh treh nasprotnikov štejejo v vsakem plačilu soloigralca.</translation>
    </message>
    <message>
        <source>It is finished.</source>
        <translation>Odigra se do konca.</translation>
    </message>
    <message>
        <source>What if a player can&apos;t pay?</source>
        <translation>Kaj, če igralec nima s čim plačati?</translation>
    </message>
    <message>
        <source>May the rest be claimed when all tricks are certain?</source>
        <translation>Ali se sme preostanek zahtevati, ko so vsi štihi gotovi?</translation>
    </message>
    <message>
        <source>No: every hand is played out, trick by trick.</source>
        <translation>Ne: vsaka igra se odigra štih za štihom.</translation>
    </message>
    <message>
        <source>Who deals first, and who knows the partner?</source>
        <translation>Kdo deli prvi in kdo ve za soigralca?</translation>
    </message>
    <message>
        <source>Does a bidder who plays alone with a bought card get three rates?</source>
        <translation>Ali dobi glavni igralec, ki s karto iz talona igra sam, tri tarife?</translation>
    </message>
    <message>
        <source>No: the sheet grants that in preferanc and sólo only.</source>
        <translation>Ne: to velja samo pri preferancu in sólu.</translation>
    </message>
    <message>
        <source>Who may announce a valát?</source>
        <translation>Kdo sme napovedati valat?</translation>
    </message>
    <message>
        <source>That of the draw reached at that moment.</source>
        <translation>Tista, ki ustreza jemanju v tistem trenutku.</translation>
    </message>
</context>
<context>
    <name>CzechRights</name>
    <message>
        <source>The dealer must deal level above the table, the first six cards to the talon.</source>
        <translation>Delilec mora deliti vodoravno nad mizo, prvih šest kart v talon.</translation>
    </message>
    <message>
        <source>The chief referee must decide what is not on the list.</source>
        <translation>O tem, česar v seznamu ni, mora odločiti glavni sodnik.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Vsako napoved, za katero imate karte, morate izreči pred prvo karto.</translation>
    </message>
    <message>
        <source>Everybody must get twelve cards, and must count them during the deal.</source>
        <translation>Vsak mora dobiti dvanajst kart in jih med delitvijo prešteti.</translation>
    </message>
    <message>
        <source>A player with a wrong number of cards must say so before the first lead.</source>
        <translation>Kdor ima napačno število kart, mora to povedati pred prvo karto.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Karto smete vreči le, ko ste na vrsti.</translation>
    </message>
    <message>
        <source>You must play the hand to its end, trick by trick.</source>
        <translation>Igro morate odigrati štih za štihom.</translation>
    </message>
    <message>
        <source>In Varšava, too, you must follow suit, or else play a trump.</source>
        <translation>Tudi pri Varšavi morate odgovoriti z isto barvo ali pa dati taroka.</translation>
    </message>
    <message>
        <source>In Varšava you must beat the trick if you can.</source>
        <translation>Pri Varšavi morate štih prevzeti, če morete.</translation>
    </message>
    <message>
        <source>In Varšava you may play the pagát only as your last trump.</source>
        <translation>Pri Varšavi smete pagata odvreči le kot zadnjega taroka.</translation>
    </message>
    <message>
        <source>You must put wrong discards right before the first announcement.</source>
        <translation>Napačno založene karte morate popraviti pred prvo napovedjo.</translation>
    </message>
    <message>
        <source>Nobody may pay one other player more than the ceiling in a hand.</source>
        <translation>Nihče v igri ne sme drugemu plačati več, kot je zgornja meja.</translation>
    </message>
    <message>
        <source>In Varšava the forehand must add a talon card to each of the first six tricks.</source>
        <translation>V Varšavi mora prvi igralec vsakemu od prvih šestih štihov dodati karto iz talona.</translation>
    </message>
    <message>
        <source>You must not refuse a talon card.</source>
        <translation>Karte iz talona ne smete zavrniti.</translation>
    </message>
    <message>
        <source>Everybody must say aloud whether he or she approves or bids.</source>
        <translation>Vsak mora glasno povedati, ali odobri ali licitira.</translation>
    </message>
    <message>
        <source>The dealer must not look at cards.</source>
        <translation>Delilec ne sme gledati v karte.</translation>
    </message>
    <message>
        <source>You must not lead before the trick is collected, unless the others agree.</source>
        <translation>Brez soglasja drugih ne smete začeti, preden je štih pobran.</translation>
    </message>
    <message>
        <source>Only game money may lie on the table; you may buy in only if all agree.</source>
        <translation>Na mizi sme biti samo denar za igro; dokupiti se smete le po dogovoru.</translation>
    </message>
</context>
<context>
    <name>CzechRules</name>
    <message>
        <source>Wrong deal found after the talon was opened</source>
        <translation>Zatalanje, odkrito po jemanju talona</translation>
    </message>
    <message>
        <source>Wrong deal found after the first lead</source>
        <translation>Zatalanje, odkrito po prvi karti</translation>
    </message>
    <message>
        <source>Varšava: card out of turn</source>
        <translation>Varšava: karta mimo vrste</translation>
    </message>
    <message>
        <source>Varšava: failing to follow suit</source>
        <translation>Varšava: neodgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Varšava: trick not beaten</source>
        <translation>Varšava: neprevzet štih</translation>
    </message>
    <message>
        <source>Varšava: pagát before another trump</source>
        <translation>Varšava: pagat pred drugim tarokom</translation>
    </message>
    <message>
        <source>Trul card discarded</source>
        <translation>Založena karta trule</translation>
    </message>
    <message>
        <source>Varšava: rest thrown in</source>
        <translation>Varšava: odvržene preostale karte</translation>
    </message>
    <message>
        <source>Payment above the ceiling</source>
        <translation>Plačilo nad zgornjo mejo</translation>
    </message>
    <message>
        <source>Talon card forgotten</source>
        <translation>Pozabljena karta iz talona</translation>
    </message>
    <message>
        <source>Talon card refused</source>
        <translation>Zavrnjena karta iz talona</translation>
    </message>
    <message>
        <source>No word of approval</source>
        <translation>Neizrečena odobritev</translation>
    </message>
    <message>
        <source>Wrong discards found late</source>
        <translation>Pozno odkrite napačno založene karte</translation>
    </message>
    <message>
        <source>Looking at cards while dealing</source>
        <translation>Pogled v karte med delitvijo</translation>
    </message>
    <message>
        <source>Lead before the trick is collected</source>
        <translation>Začetek pred pobiranjem štiha</translation>
    </message>
    <message>
        <source>Other money, or a hidden buy-in</source>
        <translation>Drug denar ali skriti dokup</translation>
    </message>
</context>
<context>
    <name>CzechSubjects</name>
    <message>
        <source>{name}: a big renonc</source>
        <translation>{name}: veliki renons</translation>
    </message>
    <message>
        <source>{name}: stands without approval</source>
        <translation>{name}: velja brez odobritve</translation>
    </message>
    <message>
        <source>Factor of the rate after one, two, three draws</source>
        <translation>Množitelj tarife po prvem, drugem, tretjem jemanju</translation>
    </message>
    <message>
        <source>Payments are rounded up to</source>
        <translation>Plačila se zaokrožijo navzgor na</translation>
    </message>
    <message>
        <source>A silent pagát that is caught is paid</source>
        <translation>Ujeti tihi pagat se plača</translation>
    </message>
    <message>
        <source>The most one player pays one other in a hand</source>
        <translation>Največ, kar en igralec v igri plača drugemu</translation>
    </message>
    <message>
        <source>Rates that a defender pays a lone bidder for a big renonc</source>
        <translation>Tarife, ki jih nasprotnik za veliki renons plača soloigralcu</translation>
    </message>
    <message>
        <source>Several big renoncs in a hand</source>
        <translation>Več velikih renonsov v eni igri</translation>
    </message>
    <message>
        <source>Varšava: tricks to which a talon card is added</source>
        <translation>Varšava: štihi, ki se jim doda karta iz talona</translation>
    </message>
    <message>
        <source>{name}: for each point</source>
        <translation>{name}: za točko</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Točke za kralja</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Točke za damo</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Točke za kavala</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Točke za fanta</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Točke za škisa, monda in pagata, za vsakega</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Točke za vsako drugo karto</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Točk v celem kompletu</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Od koliko točk se šteje razlika</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Točk skupaj</translation>
    </message>
    <message>
        <source>Varšava: the player with the most points pays each other player</source>
        <translation>Varšava: kdor ima največ točk, plača vsakemu</translation>
    </message>
    <message>
        <source>Varšava: factor to a player without a trick</source>
        <translation>Varšava: množitelj igralcu brez štiha</translation>
    </message>
    <message>
        <source>Varšava: factor if the forehand pays</source>
        <translation>Varšava: množitelj, če plača prvi igralec</translation>
    </message>
    <message>
        <source>Varšava: a forgotten talon card, to each player</source>
        <translation>Varšava: pozabljena karta iz talona, vsakemu</translation>
    </message>
    <message>
        <source>{name}: announced by the bid</source>
        <translation>{name}: napovedano z licitacijo</translation>
    </message>
    <message>
        <source>Discarding other trumps</source>
        <translation>Zalaganje drugih tarokov</translation>
    </message>
    <message>
        <source>Seconds in which a preferanc may be stopped</source>
        <translation>Koliko sekund se lahko ustavi preferanc</translation>
    </message>
    <message>
        <source>Leading before the trick is collected is agreed</source>
        <translation>Začenjanje pred pobiranjem štiha je dogovorjeno</translation>
    </message>
    <message>
        <source>When the referee speaks at a tournament</source>
        <translation>Kdaj se na turnirju oglasi sodnik</translation>
    </message>
    <message>
        <source>{name}: one card of the Trull is allowed</source>
        <translation>{name}: dovoljena je ena karta trule</translation>
    </message>
    <message>
        <source>{name}: contained in</source>
        <translation>{name}: vsebuje že</translation>
    </message>
    <message>
        <source>Varšava: comparing points</source>
        <translation>Varšava: primerjava točk</translation>
    </message>
    <message>
        <source>Rounds of the tournament</source>
        <translation>Krogov turnirja</translation>
    </message>
    <message>
        <source>Minutes of a round</source>
        <translation>Minut v krogu</translation>
    </message>
    <message>
        <source>Everybody confirms the card of a round</source>
        <translation>Zapis kroga potrdijo vsi</translation>
    </message>
    <message>
        <source>The players try to agree before the referee is called</source>
        <translation>Igralci se najprej poskušajo dogovoriti, preden pokličejo sodnika</translation>
    </message>
</context>
<context>
    <name>CzechTitles</name>
    <message>
        <source>Fair play and agreement</source>
        <translation>Poštena igra in dogovor</translation>
    </message>
    <message>
        <source>Playing time (Hrací doba)</source>
        <translation>Čas igre (Hrací doba)</translation>
    </message>
    <message>
        <source>Protest and chief referee</source>
        <translation>Pritožba, glavni sodnik</translation>
    </message>
    <message>
        <source>Ceiling (Herní strop)</source>
        <translation>Zgornja meja (Herní strop)</translation>
    </message>
    <message>
        <source>What is a renonc</source>
        <translation>Kaj je renons</translation>
    </message>
    <message>
        <source>Misdeal (Zadání karet)</source>
        <translation>Zatalanje (Zadání karet)</translation>
    </message>
    <message>
        <source>Leading, keeping the tricks</source>
        <translation>Začenjanje, odlaganje štihov</translation>
    </message>
    <message>
        <source>Small renonc (Malý renonc)</source>
        <translation>Mali renons (Malý renonc)</translation>
    </message>
    <message>
        <source>Big renonc (Velký renonc)</source>
        <translation>Veliki renons (Velký renonc)</translation>
    </message>
    <message>
        <source>Announcements (Hlášky)</source>
        <translation>Napovedi (Hlášky)</translation>
    </message>
    <message>
        <source>Dealing (Rozdávání karet)</source>
        <translation>Delitev (Rozdávání karet)</translation>
    </message>
    <message>
        <source>Auction and approval (Povinnost)</source>
        <translation>Licitacija in odobritev (Povinnost)</translation>
    </message>
    <message>
        <source>Taking the talon</source>
        <translation>Jemanje talona</translation>
    </message>
    <message>
        <source>First povinnost (Základní povinnost)</source>
        <translation>Prva povinnost (Základní povinnost)</translation>
    </message>
    <message>
        <source>Second povinnost (Druhá povinnost)</source>
        <translation>Druga povinnost (Druhá povinnost)</translation>
    </message>
    <message>
        <source>Preferanc: alone with talon cards</source>
        <translation>Preferanc: sam s kartami iz talona</translation>
    </message>
    <message>
        <source>Sólo: alone without the talon</source>
        <translation>Sólo: sam brez talona</translation>
    </message>
    <message>
        <source>Valát: all tricks</source>
        <translation>Valat: vsi štihi</translation>
    </message>
    <message>
        <source>Counting and rounding</source>
        <translation>Štetje in zaokroževanje</translation>
    </message>
    <message>
        <source>Varšava: each for himself</source>
        <translation>Varšava: vsak zase</translation>
    </message>
    <message>
        <source>Check at the end of a round</source>
        <translation>Pregled ob koncu kroga</translation>
    </message>
    <message>
        <source>Stakes and buying in again</source>
        <translation>Vložek in dokup</translation>
    </message>
</context>
<context>
    <name>CzechValues</name>
    <message>
        <source>the forehand, when the others have approved</source>
        <translation>prvi igralec, ko drugi odobrijo</translation>
    </message>
    <message>
        <source>before the talon is taken up</source>
        <translation>preden se talon pobere</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>le če ne ostane nič drugega, odkrito</translation>
    </message>
    <message>
        <source>never; a king instead</source>
        <translation>nikoli; namesto tega kralja</translation>
    </message>
    <message>
        <source>when a player claims or the cards show it</source>
        <translation>ko igralec reklamira ali se pokaže v kartah</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>takoj</translation>
    </message>
    <message>
        <source>after the last trick</source>
        <translation>po zadnjem štihu</translation>
    </message>
    <message>
        <source>each one is paid</source>
        <translation>plača se vsak</translation>
    </message>
    <message>
        <source>only the first one is paid</source>
        <translation>plača se samo prvi</translation>
    </message>
    <message>
        <source>whole points</source>
        <translation>cele točke</translation>
    </message>
    <message>
        <source>exactly, with thirds</source>
        <translation>natančno, s tretjinami</translation>
    </message>
</context>
<context>
    <name>DealBoard</name>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, izbrano</translation>
    </message>
</context>
<context>
    <name>DealEditing</name>
    <message>
        <source>&amp;Edit a deal…</source>
        <translation>&amp;Uredi delitev …</translation>
    </message>
    <message>
        <source>The deal in the editor is not saved.</source>
        <translation>Delitev v urejevalniku ni shranjena.</translation>
    </message>
    <message>
        <source>Open a deal</source>
        <translation>Odpri delitev</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Delitve (*.toml)</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Shrani delitev</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>delitev</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odpri</translation>
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
            <numerusform>%n napaka</numerusform>
            <numerusform>%n napaki</numerusform>
            <numerusform>%n napake</numerusform>
            <numerusform>%n napak</numerusform>
        </translation>
    </message>
    <message>
        <source>No problem</source>
        <translation>Brez napak</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>{count} of {right}</source>
        <translation>{count} od {right}</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Ostale</translation>
    </message>
    <message>
        <source>{card}, dealt by chance</source>
        <translation>{card}, razdelilo naključje</translation>
    </message>
    <message>
        <source>{card}, stays</source>
        <translation>{card}, ostane</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Dealer and forehand</source>
        <translation>Delilec in prvi igralec</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delitev</translation>
    </message>
    <message>
        <source>&amp;Clear the board</source>
        <translation>&amp;Poberi vse karte</translation>
    </message>
    <message>
        <source>&amp;Open a deal…</source>
        <translation>&amp;Odpri delitev …</translation>
    </message>
    <message>
        <source>By nu&amp;mber…</source>
        <translation>Po šte&amp;vilki …</translation>
    </message>
    <message>
        <source>&amp;Save the deal…</source>
        <translation>&amp;Shrani delitev …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Razveljavi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponovi</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Igraj to delitev</translation>
    </message>
    <message>
        <source>Keys: arrows walk, Space chooses, the letter of a place sends cards there, X exchanges, Delete takes away, Enter keeps.</source>
        <translation>Tipke: puščice vodijo, preslednica izbira, črka mesta pošlje karte tja, X zamenja, Delete odvzame, Enter obdrži karto.</translation>
    </message>
</context>
<context>
    <name>DealNumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Igraj delitev po številki</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Številka delitve</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravila</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>Number of the deal:</source>
        <translation>Številka delitve:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>Nine letters and digits, such as {number}.</source>
        <translation>Devet črk in številk, na primer {number}.</translation>
    </message>
    <message>
        <source>{sheet} deals {hands} hands of {cards} cards; the talon has {talon}.</source>
        <translation>{sheet}: {hands} × {cards} kart, v talonu {talon}.</translation>
    </message>
    <message>
        <source>The cards lie as under {sheet}; each sheet deals them in its own way.</source>
        <translation>Karte ležijo enako kot pri pravilih {sheet}; vsaka pravila jih razdelijo po svoje.</translation>
    </message>
    <message>
        <source>Under {sheet} a hand has {cards} cards.</source>
        <translation>Pri pravilih {sheet} ima igralec {cards} kart.</translation>
    </message>
</context>
<context>
    <name>DeclarePrompt</name>
    <message>
        <source>This hand has nothing to declare.</source>
        <translation>V roki ni ničesar za napoved.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Napovej</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Brez napovedi</translation>
    </message>
</context>
<context>
    <name>DemonstrationTexts</name>
    <message>
        <source>The partner is revealed late</source>
        <translation>Soigralec se pokaže pozno</translation>
    </message>
    <message>
        <source>A trump is beaten by a higher one</source>
        <translation>Tarok premaga višji tarok</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick</source>
        <translation>Pagat pobere zadnji štih</translation>
    </message>
    <message>
        <source>The Mond is caught</source>
        <translation>Mond je ujet</translation>
    </message>
    <message>
        <source>The game is challenged</source>
        <translation>Igra je kontrirana</translation>
    </message>
    <message>
        <source>Watch how long nobody knows who plays with the bidder.</source>
        <translation>Opazujte, kako dolgo nihče ne ve, kdo igra z glavnim igralcem.</translation>
    </message>
    <message>
        <source>Close two hands and ask: who plays with the bidder? What gives it away?</source>
        <translation>Zaprite dve roki in vprašajte: kdo igra z glavnim igralcem? Kaj ga izda?</translation>
    </message>
    <message>
        <source>The bidder calls a card. Whoever holds it is the partner and says nothing.</source>
        <translation>Glavni igralec pokliče karto. Kdor jo ima, je soigralec in ne reče ničesar.</translation>
    </message>
    <message>
        <source>Stop here and ask: should the called card be played now?</source>
        <translation>Ustavite in vprašajte: ali je treba klicano karto odigrati zdaj?</translation>
    </message>
    <message>
        <source>Only now is the called card played. From here on everybody knows the two sides.</source>
        <translation>Šele zdaj pade klicana karta. Od tu naprej vsi poznajo obe strani.</translation>
    </message>
    <message>
        <source>Go back: which tricks would have gone otherwise, had the sides been known?</source>
        <translation>Vrnite se: kateri štihi bi se končali drugače, če bi bili strani znani?</translation>
    </message>
    <message>
        <source>One trick decides this game. Watch who runs out of which suit.</source>
        <translation>To igro odloči en štih. Opazujte, komu zmanjka katera barva.</translation>
    </message>
    <message>
        <source>Stop here and ask: which trump is high enough, and is the trick worth it?</source>
        <translation>Ustavite in vprašajte: kateri tarok je dovolj visok in ali je štih tega vreden?</translation>
    </message>
    <message>
        <source>The first trump was too low: the other side plays a higher one and takes the trick with all its points.</source>
        <translation>Prvi tarok je bil prenizek: druga stran da višjega in pobere štih z vsemi točkami.</translation>
    </message>
    <message>
        <source>If that trick had gone to the other side, so would the game.</source>
        <translation>Če bi ta štih dobila druga stran, bi dobila tudi igro.</translation>
    </message>
    <message>
        <source>The lowest trump is worth most in the last trick. Watch who keeps it, and who hunts it.</source>
        <translation>Najnižji tarok je največ vreden v zadnjem štihu. Opazujte, kdo ga hrani in kdo ga lovi.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: are these trumps enough to announce the Pagat?</source>
        <translation>Zaprite druge roke in vprašajte: ali ti taroki zadoščajo za napoved pagata?</translation>
    </message>
    <message>
        <source>The Pagat is announced for the last trick. Now the others know where it is.</source>
        <translation>Pagat je napovedan za zadnji štih. Zdaj drugi vedo, kje je.</translation>
    </message>
    <message>
        <source>Three tricks to go: let the room count the trumps that are still out.</source>
        <translation>Še trije štihi: naj vsi preštejejo taroke, ki so še v igri.</translation>
    </message>
    <message>
        <source>The Pagat takes the last trick.</source>
        <translation>Pagat pobere zadnji štih.</translation>
    </message>
    <message>
        <source>The Pagat is paid on its own, whoever wins the game.</source>
        <translation>Pagat se plača posebej, ne glede na to, kdo dobi igro.</translation>
    </message>
    <message>
        <source>Only one card is higher than the Mond. Watch whether the two meet.</source>
        <translation>Samo ena karta je višja od monda. Opazujte, ali se srečata.</translation>
    </message>
    <message>
        <source>Stop here and ask: is the Skys still out, and who may hold it?</source>
        <translation>Ustavite in vprašajte: ali je škis še v igri in kdo ga ima morda?</translation>
    </message>
    <message>
        <source>The Mond is caught by the Skys.</source>
        <translation>Škis je ujel monda.</translation>
    </message>
    <message>
        <source>A player who loses the Mond pays for it, even if the game is won.</source>
        <translation>Kdor izgubi monda, zanj plača, tudi če dobi igro.</translation>
    </message>
    <message>
        <source>An opponent of the bidder expects to win. Watch whether that comes true.</source>
        <translation>Nasprotnik glavnega igralca pričakuje zmago. Opazujte, ali se to uresniči.</translation>
    </message>
    <message>
        <source>Close the other hands and ask: would you challenge with these cards?</source>
        <translation>Zaprite druge roke in vprašajte: ali bi kontrirali s temi kartami?</translation>
    </message>
    <message>
        <source>The game is challenged: from now on it counts double.</source>
        <translation>Igra je kontrirana: od zdaj šteje dvojno.</translation>
    </message>
    <message>
        <source>The bidder has won all the same, and is paid double.</source>
        <translation>Glavni igralec je vseeno dobil in prejme dvojno.</translation>
    </message>
    <message>
        <source>The bidder has lost, and pays double.</source>
        <translation>Glavni igralec je izgubil in plača dvojno.</translation>
    </message>
</context>
<context>
    <name>Demonstrations</name>
    <message>
        <source>R&amp;eady-made hands</source>
        <translation>I&amp;gre za prikaz</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Play a deal from a file</source>
        <translation>Igraj delitev iz datoteke</translation>
    </message>
    <message>
        <source>Deals (*.toml)</source>
        <translation>Delitve (*.toml)</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Odpri igro</translation>
    </message>
    <message>
        <source>Games (*.tarock *.tarock-evening)</source>
        <translation>Igre (*.tarock *.tarock-evening)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Shrani</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Vse datoteke (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Mapa:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Ime datoteke:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Vrsta datotek:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Odpri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Prekliči</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>These must be discarded: {cards}</source>
        <translation>Založiti je treba: {cards}</translation>
    </message>
    <message>
        <source>Trumps must be discarded face up.</source>
        <translation>Taroke je treba založiti odkrito.</translation>
    </message>
    <message>
        <source>A trump must be named when it is discarded.</source>
        <translation>Založenega taroka je treba povedati naglas.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Počisti izbiro</translation>
    </message>
    <message>
        <source>from the talon</source>
        <translation>iz talona</translation>
    </message>
    <message>
        <source>{selected} of {count}</source>
        <translation>{selected} od {count}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Založi</translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n more</source>
        <translation>
            <numerusform>Založi: še %n</numerusform>
            <numerusform>Založi: še %n</numerusform>
            <numerusform>Založi: še %n</numerusform>
            <numerusform>Založi: še %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards in your hand, or press Space on them.</source>
        <translation>Kliknite karte v roki ali na njih pritisnite preslednico.</translation>
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
        <translation>Nov niz …</translation>
    </message>
    <message>
        <source>Open set…</source>
        <translation>Odpri niz …</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Miza</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Ime mize</translation>
    </message>
    <message>
        <source>Results of the table</source>
        <translation>Izidi mize</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Primerjava</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Shrani kot PDF …</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Shrani kot CSV …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Izidi</translation>
    </message>
    <message>
        <source>All deals are played</source>
        <translation>Vse delitve so odigrane</translation>
    </message>
    <message>
        <source>Play deal {number}</source>
        <translation>Igraj delitev {number}</translation>
    </message>
    <message>
        <source>Several tables play the same deals.</source>
        <translation>Več miz igra iste delitve.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mize</translation>
    </message>
    <message>
        <source>&amp;Add a table by hand</source>
        <translation>&amp;Dodaj mizo ročno</translation>
    </message>
    <message>
        <source>&amp;Open results or games…</source>
        <translation>&amp;Odpri izide ali igre …</translation>
    </message>
    <message>
        <source>&amp;Save these results…</source>
        <translation>&amp;Shrani te izide …</translation>
    </message>
    <message>
        <source>&amp;Remove this table</source>
        <translation>Odst&amp;rani to mizo</translation>
    </message>
    <message>
        <source>Make a set and give its file to every table, or open the file you were given. Afterwards all results are compared.</source>
        <translation>Sestavite niz in dajte njegovo datoteko vsaki mizi ali odprite datoteko, ki ste jo dobili. Potem se vsi izidi primerjajo.</translation>
    </message>
    <message>
        <source>{sheet}, deals: {count}, set {digest}</source>
        <translation>{sheet}, delitev: {count}, niz {digest}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Igralec {number}</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Miza {number}</translation>
    </message>
</context>
<context>
    <name>DuplicateTexts</name>
    <message>
        <source>{set}: comparison of the tables</source>
        <translation>{set}: primerjava miz</translation>
    </message>
    <message>
        <source>Every seat is compared with the mean of all tables at the same seat of the same deal. Set {digest}.</source>
        <translation>Vsak sedež se primerja s povprečjem vseh miz na istem sedežu iste delitve. Niz {digest}.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Vrstni red</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mize</translation>
    </message>
    <message>
        <source>All scores and all differences add up to 0.</source>
        <translation>Vsota vseh izidov in vseh razlik je 0.</translation>
    </message>
    <message>
        <source>The scores do not add up to 0: a table has written something wrong.</source>
        <translation>Vsota izidov ni 0: neka miza je nekaj napačno zapisala.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Delitve</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Mesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Miza</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sedež</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Izid</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Razlika</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Vsota</translation>
    </message>
    <message>
        <source>Deal {number}, dealer {seat}</source>
        <translation>Delitev {number}, delilec: {seat}</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>razlika</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Povprečje</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message>
        <source>Duplicate bet&amp;ween tables…</source>
        <translation>Dup&amp;likat med mizami …</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Ta miza</translation>
    </message>
    <message>
        <source>The results of {table} are not saved.</source>
        <translation>Izidi niso shranjeni: {table}.</translation>
    </message>
    <message>
        <source>Go on without saving</source>
        <translation>Nadaljuj brez shranjevanja</translation>
    </message>
    <message>
        <source>First open the set that these results belong to.</source>
        <translation>Najprej odprite niz, h kateremu spadajo ti izidi.</translation>
    </message>
    <message>
        <source>Sets of deals (*.toml)</source>
        <translation>Nizi delitev (*.toml)</translation>
    </message>
    <message>
        <source>Open a set of deals</source>
        <translation>Odpri niz delitev</translation>
    </message>
    <message>
        <source>The deal of the editor is the first of the set.</source>
        <translation>Delitev iz urejanja je prva v nizu.</translation>
    </message>
    <message>
        <source>Save the set of deals</source>
        <translation>Shrani niz delitev</translation>
    </message>
    <message>
        <source>set</source>
        <translation>niz</translation>
    </message>
    <message>
        <source>Results and games (*.toml *.tarock)</source>
        <translation>Izidi in igre (*.toml *.tarock)</translation>
    </message>
    <message>
        <source>Open the results of one table</source>
        <translation>Odpri izide ene mize</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Shrani izide</translation>
    </message>
    <message>
        <source>Results (*.toml)</source>
        <translation>Izidi (*.toml)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Shrani primerjavo</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>primerjava</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>Score sheets of the evening</source>
        <translation>Zapisi večera</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>The games of the evening are being read…</source>
        <translation>Igre večera se berejo …</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Izračun</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preizkus</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Shrani kot PDF …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Shrani za preglednico …</translation>
    </message>
    <message>
        <source>No hand is over yet.</source>
        <translation>Nobena igra še ni končana.</translation>
    </message>
    <message>
        <source>Wrong sums: {count}</source>
        <translation>Napačne vsote: {count}</translation>
    </message>
    <message>
        <source>Everything adds up.</source>
        <translation>Vse se ujema.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message>
        <source>Round {number}</source>
        <translation>Krog {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igralec</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Igre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Skupaj</translation>
    </message>
    <message>
        <source>All gains of the evening come to 0.</source>
        <translation>Vsi dobitki večera dajo skupaj 0.</translation>
    </message>
    <message>
        <source>All gains of the evening come to {total}; it should be 0.</source>
        <translation>Vsi dobitki večera dajo skupaj {total}; pravilno bi bilo 0.</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Vsi skupaj</translation>
    </message>
    <message>
        <source>{player} (has left, settled)</source>
        <translation>{player} (ne igra več, poravnano)</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Krog {number} od {rounds}</translation>
    </message>
    <message>
        <source>Card of the round</source>
        <translation>Zapis kroga</translation>
    </message>
    <message>
        <source>How every hand was counted</source>
        <translation>Kako se je štela vsaka igra</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Izračun</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>&amp;Score sheets of the evening…</source>
        <translation>&amp;Zapisi večera …</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Kdo igra …</translation>
    </message>
    <message>
        <source>Scores &amp;from paper…</source>
        <translation>&amp;Rezultati s papirja …</translation>
    </message>
    <message>
        <source>Take a &amp;break</source>
        <translation>Vzemi &amp;odmor</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Datoteke PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Preglednica (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheets</source>
        <translation>Shranjevanje zapisov</translation>
    </message>
    <message>
        <source>Score sheet: {sheet}</source>
        <translation>Zapis: {sheet}</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>Hand {number}. Dealer: {seat}</source>
        <translation>Igra {number}. Deli: {seat}</translation>
    </message>
    <message>
        <source>{seat} cuts the deck.</source>
        <translation>{seat} privzdigne.</translation>
    </message>
    <message>
        <source>{seat} knocks: {style}.</source>
        <translation>{seat} zabije: {style}.</translation>
    </message>
    <message>
        <source>Closed packets lie ready to be chosen.</source>
        <translation>Zakriti kupi ležijo na izbiro.</translation>
    </message>
    <message>
        <source>{seat} takes packet {number}.</source>
        <translation>{seat} vzame kup {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is shuffled %n time(s).</source>
        <translation>
            <numerusform>Karte se mešajo %n-krat.</numerusform>
            <numerusform>Karte se mešajo %n-krat.</numerusform>
            <numerusform>Karte se mešajo %n-krat.</numerusform>
            <numerusform>Karte se mešajo %n-krat.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} begins in another player&apos;s place.</source>
        <translation>{seat} začne namesto drugega igralca.</translation>
    </message>
    <message>
        <source>{seat} lets the deal continue.</source>
        <translation>{seat} pusti, da se deli dalje.</translation>
    </message>
    <message>
        <source>{seat} bids first.</source>
        <translation>{seat} začenja licitacijo.</translation>
    </message>
    <message>
        <source>{seat} bids first, holding {card_object}.</source>
        <translation>{seat} ima {card_object} in začenja licitacijo.</translation>
    </message>
    <message>
        <source>{seat} joins in with {name}.</source>
        <translation>{seat} napove »bei«: {name}.</translation>
    </message>
    <message>
        <source>{seat} bids {name}.</source>
        <translation>{seat} licitira igro {name}.</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat} reče naprej.</translation>
    </message>
    <message>
        <source>The bidding begins again with {seat}.</source>
        <translation>Licitacija se začne znova, prvi na vrsti je: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays {name}.</source>
        <translation>{seat} igra igro {name}.</translation>
    </message>
    <message>
        <source>The talon card is offered to {seat}.</source>
        <translation>Karto iz talona lahko sprejme: {seat}.</translation>
    </message>
    <message>
        <source>{seat} plays with the talon.</source>
        <translation>{seat} igra s talonom.</translation>
    </message>
    <message>
        <source>{seat} calls {card_object}.</source>
        <translation>{seat} kliče {card_object}.</translation>
    </message>
    <message>
        <source>{seat} calls nothing. Counts as called: {card}.</source>
        <translation>{seat} ne kliče. Velja kot klicana karta: {card}.</translation>
    </message>
    <message>
        <source>{seat} pulls out a card too early.</source>
        <translation>{seat} vzame karto iz roke pred vrsto.</translation>
    </message>
    <message>
        <source>{seat} looks at the previous trick.</source>
        <translation>{seat} pogleda prejšnji štih.</translation>
    </message>
    <message>
        <source>{seat} deals in a way that was not chosen.</source>
        <translation>{seat} deli drugače, kot je bilo izbrano.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} takes %n talon card(s).</source>
        <translation>
            <numerusform>{seat} vzame iz talona %n karto.</numerusform>
            <numerusform>{seat} vzame iz talona %n karti.</numerusform>
            <numerusform>{seat} vzame iz talona %n karte.</numerusform>
            <numerusform>{seat} vzame iz talona %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passes on the talon card, unseen.</source>
        <translation>{seat} odkloni nevideno karto iz talona.</translation>
    </message>
    <message>
        <source>{seat} refuses the talon card.</source>
        <translation>{seat} zavrne karto iz talona.</translation>
    </message>
    <message>
        <source>Nobody takes the talon card; it stays face down.</source>
        <translation>Karte iz talona ne vzame nihče; ostane zakrita.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s) and names: {cards}.</source>
        <translation>
            <numerusform>{seat} založi %n karto in pove: {cards}.</numerusform>
            <numerusform>{seat} založi %n karti in pove: {cards}.</numerusform>
            <numerusform>{seat} založi %n karte in pove: {cards}.</numerusform>
            <numerusform>{seat} založi %n kart in pove: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards go back to the dealer, who shuffles again.</source>
        <translation>Vse karte se vrnejo delilcu in se znova mešajo.</translation>
    </message>
    <message>
        <source>{seat} takes the trick back from the other pile.</source>
        <translation>{seat} vzame štih nazaj s tujega kupa.</translation>
    </message>
    <message>
        <source>The talon is turned up: {cards}</source>
        <translation>Talon se odkrije: {cards}</translation>
    </message>
    <message>
        <source>{line} (by the table)</source>
        <translation>{line} (miza namesto igralca)</translation>
    </message>
    <message>
        <source>Number of the deal: {number}</source>
        <translation>Številka delitve: {number}</translation>
    </message>
    <message>
        <source>{seat} taps: {style}.</source>
        <translation>{seat} zabije: {style}.</translation>
    </message>
    <message>
        <source>{seat} calls the fourth king.</source>
        <translation>{seat} kliče četrtega kralja.</translation>
    </message>
    <message>
        <source>The called king: {card}</source>
        <translation>Klicani kralj: {card}</translation>
    </message>
    <message>
        <source>{seat} holds the called card.</source>
        <translation>Klicano karto ima: {seat}.</translation>
    </message>
    <message>
        <source>{seat} chooses: {way}</source>
        <translation>{seat} izbere: {way}</translation>
    </message>
    <message>
        <source>{seat} says {step} to {target}.</source>
        <translation>{seat} reče »{step}«: {target}.</translation>
    </message>
    <message>
        <source>A talon card is added to the trick: {card}</source>
        <translation>K štihu se doda karta iz talona: {card}</translation>
    </message>
    <message>
        <source>{seat} plays with open cards: {cards}</source>
        <translation>{seat} igra z odkritimi kartami: {cards}</translation>
    </message>
    <message>
        <source>{seat} lays the trick on {other}&apos;s pile.</source>
        <translation>{seat} odloži štih na drug kup: {other}.</translation>
    </message>
    <message>
        <source>Everybody agrees not to penalize {seat}.</source>
        <translation>Vsi soglašajo, da kazni ni: {seat}.</translation>
    </message>
    <message>
        <source>{seat} talks.</source>
        <translation>{seat} govori.</translation>
    </message>
    <message>
        <source>{seat} shows cards.</source>
        <translation>{seat} kaže karte.</translation>
    </message>
    <message>
        <source>{seat} exchanges cards.</source>
        <translation>{seat} menja karte.</translation>
    </message>
    <message>
        <source>{seat} throws two cards at once.</source>
        <translation>{seat} vrže dve karti hkrati.</translation>
    </message>
    <message>
        <source>{seat} throws a card with another one under it.</source>
        <translation>{seat} vrže karto, pod katero je še ena.</translation>
    </message>
    <message>
        <source>{seat} looks into the talon.</source>
        <translation>{seat} pogleda v talon.</translation>
    </message>
    <message>
        <source>{seat} looks at an earlier trick.</source>
        <translation>{seat} pogleda enega od prejšnjih štihov.</translation>
    </message>
    <message>
        <source>{seat} looks at the discards.</source>
        <translation>{seat} pogleda založene karte.</translation>
    </message>
    <message>
        <source>{seat} mixes the tricks.</source>
        <translation>{seat} meša štihe.</translation>
    </message>
    <message>
        <source>{seat} lays a wrong number of cards into the talon.</source>
        <translation>{seat} da v talon napačno število kart.</translation>
    </message>
    <message>
        <source>{seat} does something that others may object to.</source>
        <translation>{seat} naredi nekaj, čemur lahko drugi ugovarjajo.</translation>
    </message>
    <message>
        <source>{seat} takes the bid back.</source>
        <translation>{seat} vzame licitirano igro nazaj.</translation>
    </message>
    <message>
        <source>{seat} takes the call back.</source>
        <translation>{seat} vzame klic nazaj.</translation>
    </message>
    <message>
        <source>{seat} takes the discards back.</source>
        <translation>{seat} vzame založene karte nazaj.</translation>
    </message>
    <message>
        <source>{name}: each plays for himself.</source>
        <translation>{name}: vsak igra zase.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays back %n talon card(s).</source>
        <translation>
            <numerusform>{seat} vrne v talon %n karto.</numerusform>
            <numerusform>{seat} vrne v talon %n karti.</numerusform>
            <numerusform>{seat} vrne v talon %n karte.</numerusform>
            <numerusform>{seat} vrne v talon %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shows and lays back: {cards}.</source>
        <translation>{seat} pokaže in vrne v talon: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s).</source>
        <translation>
            <numerusform>{seat} založi %n karto.</numerusform>
            <numerusform>{seat} založi %n karti.</numerusform>
            <numerusform>{seat} založi %n karte.</numerusform>
            <numerusform>{seat} založi %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discards %n card(s), face up: {cards}.</source>
        <translation>
            <numerusform>{seat} založi %n karto, odkrito: {cards}.</numerusform>
            <numerusform>{seat} založi %n karti, odkrito: {cards}.</numerusform>
            <numerusform>{seat} založi %n karte, odkrito: {cards}.</numerusform>
            <numerusform>{seat} založi %n kart, odkrito: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} declares nothing.</source>
        <translation>{seat} ne napove ničesar.</translation>
    </message>
    <message>
        <source>{seat} declares: {names}.</source>
        <translation>{seat} napove: {names}.</translation>
    </message>
    <message>
        <source>{seat} announces {name}.</source>
        <translation>{seat} napove: {name}.</translation>
    </message>
    <message>
        <source>No longer announced: {name} ({seat})</source>
        <translation>Napoved ne velja več: {name} ({seat})</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} vpraša, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>{seat} says {step}.</source>
        <translation>{seat} reče: {step}.</translation>
    </message>
    <message>
        <source>{seat} leaves a card face up: {card}.</source>
        <translation>{seat} ima odkrito karto: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (goes|go) back to the hand(s).</source>
        <translation>
            <numerusform>%n karta se vrne v roko.</numerusform>
            <numerusform>%n karti se vrneta v roke.</numerusform>
            <numerusform>%n karte se vrnejo v roke.</numerusform>
            <numerusform>%n kart se vrne v roke.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {card_object}.</source>
        <translation>{seat} vrže {card_object}.</translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <translation>{seat} vzame štih.</translation>
    </message>
    <message>
        <source>{seat} shows a card: {card}.</source>
        <translation>{seat} pokaže karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} drops a card.</source>
        <translation>{seat} spusti karto iz rok.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n card(s) now.</source>
        <translation>
            <numerusform>{seat} ima zdaj %n karto.</numerusform>
            <numerusform>{seat} ima zdaj %n karti.</numerusform>
            <numerusform>{seat} ima zdaj %n karte.</numerusform>
            <numerusform>{seat} ima zdaj %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} wants a new deal.</source>
        <translation>{seat} zahteva novo delitev.</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Točke v kartah: {points}</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Igra ne velja.</translation>
    </message>
    <message>
        <source>The hand is over. Next dealer: {seat}</source>
        <translation>Konec igre. Naslednjo igro deli: {seat}</translation>
    </message>
    <message>
        <source>The round is over: {scores}</source>
        <translation>Konec kroga: {scores}</translation>
    </message>
    <message>
        <source>Ruling {number} is open again.</source>
        <translation>Odločitev {number} je znova odprta.</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}: {words}</source>
        <translation>Sodnik odloči zadevo {number}: {words}</translation>
    </message>
    <message>
        <source>The judge decides ruling {number}.</source>
        <translation>Sodnik odloči zadevo {number}.</translation>
    </message>
    <message>
        <source>{name}: {seat}, {amount}</source>
        <translation>{name}: {seat}, {amount}</translation>
    </message>
    <message>
        <source>{seat} borrows {amount_object} from the bank.</source>
        <translation>{seat} si izposodi iz banke {amount_object}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) (counts|count) double from now on.</source>
        <translation>
            <numerusform>Odslej šteje dvojno %n igra.</numerusform>
            <numerusform>Odslej štejeta dvojno %n igri.</numerusform>
            <numerusform>Odslej štejejo dvojno %n igre.</numerusform>
            <numerusform>Odslej šteje dvojno %n iger.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExaminationTexts</name>
    <message>
        <source>{right} of {asked} right ({percent} %)</source>
        <translation>{right} od {asked} pravilno ({percent} %)</translation>
    </message>
    <message>
        <source>Passed. The pass mark is {mark} %.</source>
        <translation>Izpit je opravljen. Za uspeh je potrebnih {mark} %.</translation>
    </message>
    <message>
        <source>Not passed. The pass mark is {mark} %.</source>
        <translation>Izpit ni opravljen. Za uspeh je potrebnih {mark} %.</translation>
    </message>
    <message>
        <source>Examination for judges</source>
        <translation>Izpit za sodnike</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pravilno</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odgovor</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Key to the examination</source>
        <translation>Ključ k izpitu</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Sodnik</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Result of an examination</source>
        <translation>Rezultat izpita</translation>
    </message>
    <message>
        <source>open book</source>
        <translation>s pravili v roki</translation>
    </message>
    <message>
        <source>closed book</source>
        <translation>brez pravil</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n vprašanje</numerusform>
            <numerusform>%n vprašanji</numerusform>
            <numerusform>%n vprašanja</numerusform>
            <numerusform>%n vprašanj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuti</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>pass mark {mark} %</source>
        <translation>za uspeh je potrebnih {mark} %</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>številka izbora {seed}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Exactly one answer is right. Ring its letter.</source>
        <translation>Pravilen je natanko en odgovor. Obkrožite njegovo črko.</translation>
    </message>
    <message>
        <source>What is not told did not happen, no announcement and no doubling either.</source>
        <translation>Kar ni povedano, se ni zgodilo, tudi napoved ali kontra ne.</translation>
    </message>
    <message>
        <source>A, B, C and D sit in the order of play.</source>
        <translation>A, B, C in D sedijo po vrsti igre.</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Vprašanje {number}</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>brez odgovora</translation>
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
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Naslednji korak</translation>
    </message>
    <message>
        <source>What was wrong with it?</source>
        <translation>Kaj je bilo z njim narobe?</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Korak {number} od {last}: {what}</translation>
    </message>
    <message>
        <source>This act was wrong</source>
        <translation>To je bilo narobe</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message numerus="yes">
        <source>%n other(s), not now ›</source>
        <translation>
            <numerusform>še %n možnost, zdaj ne ›</numerusform>
            <numerusform>še %n možnosti, zdaj ne ›</numerusform>
            <numerusform>še %n možnosti, zdaj ne ›</numerusform>
            <numerusform>še %n možnosti, zdaj ne ›</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide the others</source>
        <translation>Skrij druge</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget this person</source>
        <translation>Pozabi igralca</translation>
    </message>
    <message>
        <source>Forget {name}?</source>
        <translation>{name}: pozabim?</translation>
    </message>
    <message>
        <source>Name, language and color are deleted from the statistics. The hands count as those of a guest. This cannot be undone.</source>
        <translation>Ime, jezik in barva se izbrišejo iz statistike. Igre štejejo kot igre gosta. Tega ni mogoče razveljaviti.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) keep the name, because a saved game is never changed. Delete the files if the name must not stay there.</source>
        <translation>
            <numerusform>Ime ostane v %n shranjeni partiji, ker se shranjena partija nikoli ne spremeni. Če ime tam ne sme ostati, izbrišite datoteko.</numerusform>
            <numerusform>Ime ostane v %n shranjenih partijah, ker se shranjena partija nikoli ne spremeni. Če ime tam ne sme ostati, izbrišite datoteki.</numerusform>
            <numerusform>Ime ostane v %n shranjenih partijah, ker se shranjena partija nikoli ne spremeni. Če ime tam ne sme ostati, izbrišite datoteke.</numerusform>
            <numerusform>Ime ostane v %n shranjenih partijah, ker se shranjena partija nikoli ne spremeni. Če ime tam ne sme ostati, izbrišite datoteke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Pozabi</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Pokaži datoteke</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Prekliči</translation>
    </message>
</context>
<context>
    <name>GameInPlay</name>
    <message>
        <source>An earlier hand of this game is damaged and cannot be shown. {details}</source>
        <translation>Prejšnja igra v tej datoteki je poškodovana in je ni mogoče prikazati. {details}</translation>
    </message>
    <message numerus="yes">
        <source>The file of this game has room for about %n more hand(s). Then close the round and start a new game.</source>
        <translation>
            <numerusform>V datoteko gre še približno %n igra. Potem zaključite krog in začnite novo igro.</numerusform>
            <numerusform>V datoteko gresta še približno %n igri. Potem zaključite krog in začnite novo igro.</numerusform>
            <numerusform>V datoteko gredo še približno %n igre. Potem zaključite krog in začnite novo igro.</numerusform>
            <numerusform>V datoteko gre še približno %n iger. Potem zaključite krog in začnite novo igro.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be saved and is paused. {details}</source>
        <translation>Igre ni bilo mogoče shraniti, zato čaka. {details}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Poskusi znova</translation>
    </message>
    <message>
        <source>{player} found no decision and took the first possible act.</source>
        <translation>{player} ne najde odločitve in izbere prvo možnost.</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Played on from hand {number}. The other game is as it was.</source>
        <translation>Igra se naprej od igre {number}. Prvotna partija se ni spremenila.</translation>
    </message>
    <message>
        <source>A saved game belongs to another version of this program and was left as it is. {details}</source>
        <translation>Shranjena igra pripada drugi različici programa in je ostala nespremenjena. {details}</translation>
    </message>
    <message>
        <source>A saved game is damaged and was kept under a new name. {details}</source>
        <translation>Shranjena igra je poškodovana in je ostala shranjena pod novim imenom. {details}</translation>
    </message>
    <message>
        <source>This game can only be viewed; nothing you play is saved. {details}</source>
        <translation>To igro si je mogoče samo ogledati; kar se v njej odigra, se ne shrani. {details}</translation>
    </message>
</context>
<context>
    <name>GivenAwayPart</name>
    <message>
        <source>Given away, by kind</source>
        <translation>Podarjeno po vrstah</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Podarjeno</translation>
    </message>
    <message>
        <source>All acts</source>
        <translation>Vse odločitve</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Skupaj</translation>
    </message>
    <message>
        <source>Not known of these hands: it is found right after a hand, and saved games do not hold it.</source>
        <translation>Za te igre ni znano: ugotovi se takoj po igri, shranjene igre pa tega ne vsebujejo.</translation>
    </message>
    <message>
        <source>Only what one could know counts; an act that costs up to one half counts as good.</source>
        <translation>Šteje samo, kar se je dalo vedeti; odločitev, ki stane največ pol, velja za dobro.</translation>
    </message>
    <message>
        <source>Known of {known} of {count} hands; the others were not looked through to the end.</source>
        <translation>Znano za {known} od {count} iger; druge niso bile pregledane do konca.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon in zalaganje</translation>
    </message>
    <message>
        <source>Calling</source>
        <translation>Klicanje</translation>
    </message>
    <message>
        <source>Announcements, values, Kontra</source>
        <translation>Napovedi, vrednosti, kontra</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>GuardTexts</name>
    <message>
        <source>The referee does not allow this.</source>
        <translation>Sodnik tega ne dovoli.</translation>
    </message>
    <message>
        <source>The referee does not allow this: {seat} chooses again.</source>
        <translation>Sodnik tega ne dovoli: {seat} izbira znova.</translation>
    </message>
    <message>
        <source>Otherwise, by the rule sheet: {consequence}</source>
        <translation>Sicer po pravilniku: {consequence}</translation>
    </message>
</context>
<context>
    <name>HandOverPrompt</name>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Naslednji krog</translation>
    </message>
    <message>
        <source>Close the round</source>
        <translation>Zaključi krog</translation>
    </message>
    <message>
        <source>Start the hand</source>
        <translation>Začni igro</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Igra {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Delitev {number}</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Kako se šteje</translation>
    </message>
    <message>
        <source>Check total: {total}</source>
        <translation>Kontrolna vsota: {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n naloga</numerusform>
            <numerusform>%n nalogi</numerusform>
            <numerusform>%n naloge</numerusform>
            <numerusform>%n nalog</numerusform>
        </translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Naslednja igra</translation>
    </message>
    <message>
        <source>The same hand again</source>
        <translation>Ista igra še enkrat</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Igraj naprej</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Naslednja lekcija</translation>
    </message>
    <message>
        <source>Look through the hand</source>
        <translation>Preglej igro</translation>
    </message>
</context>
<context>
    <name>HandRecordTexts</name>
    <message>
        <source>Game: {file}</source>
        <translation>Partija: {file}</translation>
    </message>
    <message>
        <source>Played on from {file}, hand {number}, after act {act}</source>
        <translation>Igrano naprej od igre {number} datoteke {file}, po dejanju {act}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Igra {number}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Deli: {name}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Delitev</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Bidding and announcements</source>
        <translation>Licitacija in napovedi</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Štihi</translation>
    </message>
    <message>
        <source>{leads} leads, {takes} takes the trick</source>
        <translation>{leads} začenja, {takes} vzame štih</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nihče</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Točke v kartah</translation>
    </message>
    <message>
        <source>All cards of the deck: {points}</source>
        <translation>Vse karte skupaj: {points}</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Štetje</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Stanje pred igro</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ta igra</translation>
    </message>
    <message>
        <source>Score after</source>
        <translation>Stanje po igri</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Plačila</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Odločitve</translation>
    </message>
    <message>
        <source>Act {number}</source>
        <translation>Dejanje {number}</translation>
    </message>
</context>
<context>
    <name>HandReview</name>
    <message>
        <source>Review · Tarock Desktop</source>
        <translation>Analiza igre · Tarock Desktop</translation>
    </message>
    <message>
        <source>An earlier moment of this hand. The game is paused.</source>
        <translation>Pretekli trenutek te igre. Igra za mizo čaka.</translation>
    </message>
    <message>
        <source>Review of hand {number}</source>
        <translation>Analiza igre {number}</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Odkrij vse karte</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Kaj je vedel računalnik?</translation>
    </message>
    <message>
        <source>Stop the analysis</source>
        <translation>Ustavi računanje</translation>
    </message>
    <message>
        <source>Calculate the costs</source>
        <translation>Izračunaj izgube</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Naslednja napaka</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Igraj naprej od tu …</translation>
    </message>
    <message>
        <source>During the hand: what each player could see at the time.</source>
        <translation>Med igro: kar je vsak igralec takrat videl.</translation>
    </message>
    <message>
        <source>Analyzed, starting from the last decision: {done} of {total}</source>
        <translation>Izračunano od zadnje odločitve nazaj: {done} od {total}</translation>
    </message>
    <message>
        <source>{player}: {act}</source>
        <translation>{player}: {act}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Odločitve</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Nazaj k igri</translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Hand-out</source>
        <translation>Izroček</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) with a comment, each with its deal.</source>
        <translation>
            <numerusform>%n položaj z opombo in kartami vseh.</numerusform>
            <numerusform>%n položaja z opombo, vsak s kartami vseh.</numerusform>
            <numerusform>%n položaji z opombo, vsak s kartami vseh.</numerusform>
            <numerusform>%n položajev z opombo, vsak s kartami vseh.</numerusform>
        </translation>
    </message>
    <message>
        <source>No step has a comment: the position on the screen is printed.</source>
        <translation>Noben korak nima opombe: natisne se položaj na zaslonu.</translation>
    </message>
    <message>
        <source>All ready-made hands of the evening.</source>
        <translation>Vse pripravljene igre večera.</translation>
    </message>
    <message>
        <source>Questions, with lines to write on</source>
        <translation>Vprašanja s črtami za odgovore</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Vprašanja in odgovori</translation>
    </message>
    <message>
        <source>Questions, answers and your notes</source>
        <translation>Vprašanja, odgovori in vaše opombe</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Shrani kot PDF …</translation>
    </message>
</context>
<context>
    <name>HandoutTexts</name>
    <message>
        <source>Answers</source>
        <translation>Odgovori</translation>
    </message>
    <message>
        <source>In the trick: {cards}</source>
        <translation>V štihu: {cards}</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Za vas: {note}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Igra {hand}</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Vaša opomba</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Vprašanje {number}</translation>
    </message>
    <message>
        <source>{player}: What would you do?</source>
        <translation>{player}: Kaj bi naredili?</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Igra: {names}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Deli: {name}</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>At the table: {what}</source>
        <translation>Za mizo: {what}</translation>
    </message>
    <message>
        <source>May be chosen: {cards}</source>
        <translation>Izbrati je mogoče: {cards}</translation>
    </message>
    <message>
        <source>Not {cards}: {reason}</source>
        <translation>Ne gre {cards}: {reason}</translation>
    </message>
</context>
<context>
    <name>Handouts</name>
    <message>
        <source>Save a han&amp;d-out…</source>
        <translation>Shrani izroč&amp;ek …</translation>
    </message>
    <message>
        <source>hand-out</source>
        <translation>izrocek</translation>
    </message>
    <message>
        <source>Save a hand-out</source>
        <translation>Shrani izroček</translation>
    </message>
    <message>
        <source>Hand-out · {sheet}</source>
        <translation>Izroček · {sheet}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Shranjeno: {file}</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Hand {number}</source>
        <translation>Igra {number}</translation>
    </message>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>Vsak igra zase.</translation>
    </message>
    <message>
        <source>Playing: {names}</source>
        <translation>Igra: {names}</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Igrate brez soigralca.</translation>
    </message>
    <message>
        <source>You and {partner} play.</source>
        <translation>Igrate vi in {partner}.</translation>
    </message>
    <message>
        <source>You defend alone.</source>
        <translation>Branite brez soigralca.</translation>
    </message>
    <message>
        <source>You and {partner} defend.</source>
        <translation>Branite vi in {partner}.</translation>
    </message>
    <message>
        <source>Defending: {names}</source>
        <translation>Obramba: {names}</translation>
    </message>
    <message>
        <source>You are the bidder.</source>
        <translation>Igrate vi.</translation>
    </message>
    <message>
        <source>Bidder: {name}</source>
        <translation>Glavni igralec: {name}</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>The round is closed</source>
        <translation>Krog je zaključen</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Miza je pripravljena</translation>
    </message>
    <message>
        <source>This hand does not count</source>
        <translation>Ta igra ne velja</translation>
    </message>
    <message>
        <source>A ruling ends the hand</source>
        <translation>O igri je odločila razsodba</translation>
    </message>
    <message>
        <source>Hand {number} is over</source>
        <translation>Igra {number} je končana</translation>
    </message>
    <message>
        <source>{names}: {game} ends in a tie</source>
        <translation>{names}: {game} se konča z enakim številom točk</translation>
    </message>
    <message>
        <source>{one} wins the {game}</source>
        <translation>{one} dobi igro {game}</translation>
    </message>
    <message>
        <source>{first} and {second} win the {game}</source>
        <translation>{first} in {second} dobita igro {game}</translation>
    </message>
    <message>
        <source>{names} and {last} win the {game}</source>
        <translation>{names} in {last} dobijo igro {game}</translation>
    </message>
    <message>
        <source>{one} loses the {game}</source>
        <translation>{one} izgubi igro {game}</translation>
    </message>
    <message>
        <source>{first} and {second} lose the {game}</source>
        <translation>{first} in {second} izgubita igro {game}</translation>
    </message>
    <message>
        <source>{names} and {last} lose the {game}</source>
        <translation>{names} in {last} izgubijo igro {game}</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Hint from the coach</source>
        <translation>Namig trenerja</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>Trener razmišlja …</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Naredi to</translation>
    </message>
    <message>
        <source>What did the computer know?</source>
        <translation>Kaj je vedel računalnik?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Več</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Namig</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Histor&amp;y…</source>
        <translation>Zgodovin&amp;a …</translation>
    </message>
    <message>
        <source>Plain text (*.txt)</source>
        <translation>Golo besedilo (*.txt)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Vrstice JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Izvozi</translation>
    </message>
    <message>
        <source>Nobody may see this before the round is closed.</source>
        <translation>Tega ne sme nihče videti, dokler krog ni zaključen.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Shranjeno: {file}</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Uvozi partijo</translation>
    </message>
    <message>
        <source>Games (*.tarock *.jsonl)</source>
        <translation>Partije (*.tarock *.jsonl)</translation>
    </message>
    <message>
        <source>Not all of the file could be read; what stands before is here. {details}</source>
        <translation>Datoteke ni bilo mogoče prebrati v celoti; kar stoji pred napako, je tu. {details}</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Zgodovina</translation>
    </message>
    <message>
        <source>Player, rules, game, article, date…</source>
        <translation>Igralec, pravila, igra, člen, datum …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Iskanje</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partije</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Igre</translation>
    </message>
    <message>
        <source>The saved games are being read…</source>
        <translation>Berejo se shranjene partije …</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Analiziraj igro</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Najdražja napaka</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Odpri partijo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Izvozi</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Uvozi …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>This hand as &amp;text…</source>
        <translation>To igro kot &amp;besedilo …</translation>
    </message>
    <message>
        <source>This hand as &amp;PDF…</source>
        <translation>To igro kot &amp;PDF …</translation>
    </message>
    <message>
        <source>Up to this hand as &amp;JSON lines…</source>
        <translation>Do te igre kot vrstice &amp;JSON …</translation>
    </message>
    <message>
        <source>The whole game as t&amp;ext…</source>
        <translation>Celo partijo kot b&amp;esedilo …</translation>
    </message>
    <message>
        <source>The whole game as P&amp;DF…</source>
        <translation>Celo partijo kot P&amp;DF …</translation>
    </message>
    <message>
        <source>The whole game as J&amp;SON lines…</source>
        <translation>Celo partijo kot vrstice J&amp;SON …</translation>
    </message>
    <message>
        <source>{sheet}, {when}</source>
        <translation>{sheet}, {when}</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Še nobena partija ni shranjena.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nič ni najdeno.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partija</numerusform>
            <numerusform>%n partiji</numerusform>
            <numerusform>%n partije</numerusform>
            <numerusform>%n partij</numerusform>
        </translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation>Nobena igra še ni končana.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>&amp;First page</source>
        <translation>Za&amp;četna stran</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova igra …</translation>
    </message>
    <message>
        <source>Show me aro&amp;und</source>
        <translation>Pokaži mi &amp;mizo</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>Done</source>
        <translation>Končano</translation>
    </message>
    <message>
        <source>Hide my cards (F12)</source>
        <translation>Skrij moje karte (F12)</translation>
    </message>
</context>
<context>
    <name>IncidentCommands</name>
    <message>
        <source>Show an &amp;incident…</source>
        <translation>Pokaži &amp;primer …</translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Show an incident</source>
        <translation>Pokaži primer</translation>
    </message>
    <message>
        <source>Article number or words</source>
        <translation>Številka člena ali besede</translation>
    </message>
    <message>
        <source>Irregularities on the rule sheet</source>
        <translation>Nepravilnosti v pravilniku</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Pravilnik:</translation>
    </message>
    <message>
        <source>Search:</source>
        <translation>Iskanje:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaži</translation>
    </message>
    <message numerus="yes">
        <source>%n (irregularity|irregularities) found</source>
        <translation>
            <numerusform>Najdena %n nepravilnost</numerusform>
            <numerusform>Najdeni %n nepravilnosti</numerusform>
            <numerusform>Najdene %n nepravilnosti</numerusform>
            <numerusform>Najdenih %n nepravilnosti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentTable</name>
    <message>
        <source>Incident · Tarock Desktop</source>
        <translation>Primer · Tarock Desktop</translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
            <numerusform>Pred prvim korakom (vseh korakov: %n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation>Korak {number} od {last}: {what}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Naslednji korak</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <translation>Predvajaj</translation>
    </message>
    <message>
        <source>Go to the ruling</source>
        <translation>Do odločitve</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Ustavi</translation>
    </message>
    <message>
        <source>Another incident…</source>
        <translation>Drug primer …</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Nazaj k igri</translation>
    </message>
</context>
<context>
    <name>IncidentTexts</name>
    <message>
        <source>The position</source>
        <translation>Izhodiščni položaj</translation>
    </message>
    <message>
        <source>The course of events</source>
        <translation>Potek</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Odločitev</translation>
    </message>
    <message>
        <source>The talon from the top: {cards}</source>
        <translation>Talon od vrha: {cards}</translation>
    </message>
    <message>
        <source>What happened: {sentence}</source>
        <translation>Kaj se je zgodilo: {sentence}</translation>
    </message>
    <message>
        <source>The rule: {sentence}</source>
        <translation>Pravilo: {sentence}</translation>
    </message>
    <message>
        <source>What follows: {sentence}</source>
        <translation>Kaj sledi: {sentence}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Več</translation>
    </message>
    <message>
        <source>Payments of all seats: {amounts}</source>
        <translation>Plačila vseh igralcev: {amounts}</translation>
    </message>
    <message>
        <source>Written points: {amounts}</source>
        <translation>Zapisane točke: {amounts}</translation>
    </message>
</context>
<context>
    <name>JudgeDialog</name>
    <message>
        <source>The judge decides</source>
        <translation>Sodnik odloča</translation>
    </message>
    <message>
        <source>Another ruling, in the judge&apos;s own words:</source>
        <translation>Druga odločitev, z besedami sodnika:</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Odloči</translation>
    </message>
    <message>
        <source>How does the judge decide a dispute that has no ruling yet?</source>
        <translation>Kako sodnik odloči v sporu, o katerem še ni odločitve?</translation>
    </message>
    <message>
        <source>{choice} (applies if nobody decides)</source>
        <translation>{choice} (velja, če nihče ne odloči)</translation>
    </message>
    <message>
        <source>Nothing is paid.</source>
        <translation>Nič se ne plača.</translation>
    </message>
    <message>
        <source>More may be due when the hand is settled.</source>
        <translation>Ob obračunu igre lahko sledi še kaj.</translation>
    </message>
    <message>
        <source>A judge who is not playing</source>
        <translation>Sodnik, ki tu ne igra</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Odpri pravilo</translation>
    </message>
    <message>
        <source>Who decides:</source>
        <translation>Kdo odloča:</translation>
    </message>
    <message>
        <source>The payments add up to zero.</source>
        <translation>Plačila dajo skupaj nič.</translation>
    </message>
    <message>
        <source>The payments must add up to zero; the sum is {sum}.</source>
        <translation>Plačila morajo dati skupaj nič; vsota je {sum}.</translation>
    </message>
    <message>
        <source>The judge&apos;s own words</source>
        <translation>Kaj pravi sodnik</translation>
    </message>
</context>
<context>
    <name>JudgeResultScreen</name>
    <message>
        <source>Name on the paper:</source>
        <translation>Ime na papirju:</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Shrani kot PDF …</translation>
    </message>
    <message>
        <source>Another examination</source>
        <translation>Nov izpit</translation>
    </message>
    <message>
        <source>Practise again</source>
        <translation>Vadi znova</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Questions for judges</source>
        <translation>Vprašanja za sodnike</translation>
    </message>
    <message>
        <source>Examination</source>
        <translation>Izpit</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>Questions about:</source>
        <translation>Vprašanja o:</translation>
    </message>
    <message>
        <source>Number of questions:</source>
        <translation>Število vprašanj:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Čas:</translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation>Pravila med izpitom:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Številka izbora:</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuti</numerusform>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed book</source>
        <translation>Brez pravil</translation>
    </message>
    <message>
        <source>Open book</source>
        <translation>S pravili v roki</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Vadi</translation>
    </message>
    <message>
        <source>Begin the examination</source>
        <translation>Začni izpit</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
</context>
<context>
    <name>JudgeTable</name>
    <message>
        <source>Questions for judges · Tarock Desktop</source>
        <translation>Vprašanja za sodnike · Tarock Desktop</translation>
    </message>
    <message>
        <source>Question {number} of {count}</source>
        <translation>Vprašanje {number} od {count}</translation>
    </message>
    <message>
        <source>End the examination?</source>
        <translation>Želite končati izpit?</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Pravilno.</translation>
    </message>
    <message>
        <source>Wrong: {letter} is right.</source>
        <translation>Napačno: pravilno je {letter}.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Naslednji korak</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Naslednje vprašanje</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Predvajaj do konca</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Nadaljuj</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Zapusti</translation>
    </message>
    <message>
        <source>End the examination</source>
        <translation>Končaj izpit</translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>Kopirano v odložišče</translation>
    </message>
    <message numerus="yes">
        <source>Not answered: %n question(s), counted as wrong.</source>
        <translation>
            <numerusform>Brez odgovora: %n vprašanje, šteje za napačno.</numerusform>
            <numerusform>Brez odgovora: %n vprašanji, štejeta za napačni.</numerusform>
            <numerusform>Brez odgovora: %n vprašanja, štejejo za napačna.</numerusform>
            <numerusform>Brez odgovora: %n vprašanj, šteje za napačna.</numerusform>
        </translation>
    </message>
    <message>
        <source>I disagree</source>
        <translation>Ne strinjam se</translation>
    </message>
</context>
<context>
    <name>JudgeTexts</name>
    <message>
        <source>What does each player gain or pay for it?</source>
        <translation>Koliko vsak igralec za to dobi ali plača?</translation>
    </message>
    <message>
        <source>What was wrong, if anything?</source>
        <translation>Kaj je bilo narobe, če sploh kaj?</translation>
    </message>
    <message>
        <source>Which article of the sheet says what is right?</source>
        <translation>Kateri člen pravil pove, kaj je prav?</translation>
    </message>
    <message>
        <source>What follows by the sheet, in full?</source>
        <translation>Kaj vse po pravilih sledi?</translation>
    </message>
    <message>
        <source>What does each player gain or pay in all?</source>
        <translation>Koliko vsak igralec skupaj dobi ali plača?</translation>
    </message>
    <message>
        <source>Which cards may be played now?</source>
        <translation>Katere karte se zdaj smejo igrati?</translation>
    </message>
    <message>
        <source>What do the cards count?</source>
        <translation>Koliko točk štejejo karte?</translation>
    </message>
    <message>
        <source>What does each player gain or pay?</source>
        <translation>Koliko vsak igralec dobi ali plača?</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Delitev</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>Talon, call and discards</source>
        <translation>Talon, klicanje in zalaganje</translation>
    </message>
    <message>
        <source>Announcements and doublings</source>
        <translation>Napovedi in kontre</translation>
    </message>
    <message>
        <source>Play of the cards</source>
        <translation>Igranje kart</translation>
    </message>
    <message>
        <source>Conduct at the table</source>
        <translation>Vedenje za mizo</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Štetje in zapis</translation>
    </message>
    <message>
        <source>Table option: {option}: {choice}.</source>
        <translation>Dogovor mize: {option}: {choice}.</translation>
    </message>
    <message>
        <source>The trick is not turned over yet.</source>
        <translation>Štih še ni obrnjen.</translation>
    </message>
    <message>
        <source>{seat} is ready.</source>
        <translation>{seat} je pripravljen.</translation>
    </message>
    <message>
        <source>{seat} turns a card face up while dealing: {card}.</source>
        <translation>{seat} pri deljenju odkrije karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} lets everybody see a card: {card}.</source>
        <translation>{seat} pusti, da vsi vidijo karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} is to play.</source>
        <translation>Na vrsti je {seat}.</translation>
    </message>
    <message>
        <source>{seat} is to lead.</source>
        <translation>Izhod ima {seat}.</translation>
    </message>
    <message>
        <source>{seat} has taken: {cards}.</source>
        <translation>{seat} ima v štihih: {cards}.</translation>
    </message>
    <message>
        <source>{seat} has taken all cards.</source>
        <translation>{seat} ima v štihih vse karte.</translation>
    </message>
    <message>
        <source>Each written point is paid to or by every other player at the table.</source>
        <translation>Vsako zapisano točko plača ali dobi vsak od drugih igralcev pri mizi.</translation>
    </message>
    <message>
        <source>{seat} plays with the bidder.</source>
        <translation>{seat} igra z glavnim igralcem.</translation>
    </message>
    <message>
        <source>{seat} plays alone.</source>
        <translation>{seat} igra sam.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} took talon cards %n time(s).</source>
        <translation>
            <numerusform>{seat} vzame iz talona %n-krat.</numerusform>
            <numerusform>{seat} vzame iz talona %n-krat.</numerusform>
            <numerusform>{seat} vzame iz talona %n-krat.</numerusform>
            <numerusform>{seat} vzame iz talona %n-krat.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a hand of a double round.</source>
        <translation>Igra se v dvojnem krogu.</translation>
    </message>
    <message>
        <source>Card points: {points}.</source>
        <translation>Točke v kartah: {points}.</translation>
    </message>
    <message>
        <source>Card points of the bidder&apos;s side: {points}.</source>
        <translation>Točke v kartah na strani glavnega igralca: {points}.</translation>
    </message>
    <message>
        <source>Everybody has a trick.</source>
        <translation>Vsak ima štih.</translation>
    </message>
    <message>
        <source>Without a trick: {seats}.</source>
        <translation>Brez štiha: {seats}.</translation>
    </message>
    <message>
        <source>Nothing else was announced.</source>
        <translation>Nič drugega ni bilo napovedano.</translation>
    </message>
    <message>
        <source>Nothing was announced.</source>
        <translation>Nič ni bilo napovedano.</translation>
    </message>
    <message>
        <source>Everybody notices it at once.</source>
        <translation>Vsi to takoj opazijo.</translation>
    </message>
    <message>
        <source>{seat} objects now, before anything else happens.</source>
        <translation>{seat} to zdaj reklamira, preden se zgodi kar koli drugega.</translation>
    </message>
    <message>
        <source>It is noticed now, before anything else happens.</source>
        <translation>To se opazi zdaj, preden se zgodi kar koli drugega.</translation>
    </message>
    <message>
        <source>It is noticed only when the hand has been played and counted.</source>
        <translation>To se opazi šele, ko je igra odigrana in prešteta.</translation>
    </message>
    <message>
        <source>The hand is played to its end: {results}.</source>
        <translation>Igra se odigra do konca: {results}.</translation>
    </message>
    <message>
        <source>Counted in the end with every card where it belongs, with all that was paid before and nothing for the breach, it comes to: {amounts}.</source>
        <translation>Po končnem štetju, z vsako karto tam, kamor spada, z vsem, kar je bilo plačano prej, in brez plačila za prekršek pride: {amounts}.</translation>
    </message>
    <message>
        <source>Nothing was wrong.</source>
        <translation>Nič ni bilo narobe.</translation>
    </message>
    <message>
        <source>This rule was broken: {duty}</source>
        <translation>Prekršeno je bilo to pravilo: {duty}</translation>
    </message>
    <message>
        <source>{seat} broke this rule: {duty}</source>
        <translation>{seat} prekrši to pravilo: {duty}</translation>
    </message>
    <message>
        <source>Nobody pays anything for it.</source>
        <translation>Za to nihče nič ne plača.</translation>
    </message>
</context>
<context>
    <name>Judging</name>
    <message>
        <source>My mistakes</source>
        <translation>Moje napake</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Vse</translation>
    </message>
    <message>
        <source>There is nothing to be asked about this today.</source>
        <translation>O tem danes ni kaj vprašati.</translation>
    </message>
    <message>
        <source>{part}: {right} of {asked}</source>
        <translation>{part}: {right} od {asked}</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Shrani rezultat</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Datoteke PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Move through the cards in your hand</source>
        <translation>Premik po kartah v roki</translation>
    </message>
    <message>
        <source>Next card that may be played</source>
        <translation>Naslednja dovoljena karta</translation>
    </message>
    <message>
        <source>First or last card</source>
        <translation>Prva ali zadnja karta</translation>
    </message>
    <message>
        <source>Hearts, diamonds, spades, clubs, trumps in your hand</source>
        <translation>Srce, kara, pik, križ, taroki v roki</translation>
    </message>
    <message>
        <source>Select a card to discard</source>
        <translation>Izberi karto za zalaganje</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <translation>Alt+črka</translation>
    </message>
    <message>
        <source>Press the button with this letter underlined</source>
        <translation>Pritisni gumb, v katerem je ta črka podčrtana</translation>
    </message>
    <message>
        <source>Play the card, press the button</source>
        <translation>Vrzi karto, pritisni gumb</translation>
    </message>
    <message>
        <source>Close, cancel, clear the selection</source>
        <translation>Zapri, prekliči, počisti izbiro</translation>
    </message>
    <message>
        <source>Next button</source>
        <translation>Naslednji gumb</translation>
    </message>
</context>
<context>
    <name>KnowledgeDialog</name>
    <message>
        <source>What did the computer know?</source>
        <translation>Kaj je vedel računalnik?</translation>
    </message>
</context>
<context>
    <name>KnowledgePanel</name>
    <message>
        <source>What {player} knew</source>
        <translation>Kaj je vedel igralec: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) hidden from {player}.</source>
        <translation>
            <numerusform>Skritih kart: %n ({player}).</numerusform>
            <numerusform>Skritih kart: %n ({player}).</numerusform>
            <numerusform>Skritih kart: %n ({player}).</numerusform>
            <numerusform>Skritih kart: %n ({player}).</numerusform>
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
        <translation>Računanje …</translation>
    </message>
    <message>
        <source>Cards in hand: {cards}</source>
        <translation>Karte v roki: {cards}</translation>
    </message>
    <message>
        <source>Also seen: {cards}</source>
        <translation>Poleg tega videne: {cards}</translation>
    </message>
    <message>
        <source>This is how a coach sees it from the same seat.</source>
        <translation>Tako to z istega mesta vidi trener.</translation>
    </message>
    <message>
        <source>This player follows rules of thumb and calculates nothing. In the same seat a coach would have found this:</source>
        <translation>Ta igralec igra po preprostih pravilih in ničesar ne računa. Trener na istem mestu bi ugotovil tole:</translation>
    </message>
    <message numerus="yes">
        <source>%n possible layout(s) of the hidden cards:</source>
        <translation>
            <numerusform>%n možna razporeditev skritih kart:</numerusform>
            <numerusform>%n možni razporeditvi skritih kart:</numerusform>
            <numerusform>%n možne razporeditve skritih kart:</numerusform>
            <numerusform>%n možnih razporeditev skritih kart:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps on average: {shares}</source>
        <translation>Tarokov v povprečju: {shares}</translation>
    </message>
    <message>
        <source>discarded {number}</source>
        <translation>založeno {number}</translation>
    </message>
    <message>
        <source>Average result of each choice:</source>
        <translation>Povprečni izid posameznih izbir:</translation>
    </message>
    <message>
        <source>{act}: {worth}</source>
        <translation>{act}: {worth}</translation>
    </message>
    <message>
        <source>▸ {line} (chosen)</source>
        <translation>▸ {line} (izbrano)</translation>
    </message>
</context>
<context>
    <name>KoenigrufenConsequences</name>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Napoved ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The doubling does not count; nobody pays.</source>
        <translation>Kontra ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>What was said does not count, with a warning; nobody pays.</source>
        <translation>Kar je bilo rečeno, ne velja, z opozorilom; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card stays where it lies, with a warning.</source>
        <translation>Karta ostane, kjer leži, z opozorilom.</translation>
    </message>
    <message>
        <source>The cards are laid open at once, with a warning.</source>
        <translation>Karte se takoj odkrijejo, z opozorilom.</translation>
    </message>
    <message>
        <source>The card is taken back and another played; nobody pays.</source>
        <translation>Karta se vzame nazaj in vrže se druga; nihče ne plača.</translation>
    </message>
    <message>
        <source>It is put right; nobody pays.</source>
        <translation>To se popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card is shown; nobody pays.</source>
        <translation>Karta se pokaže; nihče ne plača.</translation>
    </message>
    <message>
        <source>The same dealer deals again; nobody pays.</source>
        <translation>Isti delilec deli znova; nihče ne plača.</translation>
    </message>
    <message>
        <source>A warning if it makes no difference to the result; otherwise the offender alone pays all others as if they had won.</source>
        <translation>Opozorilo, če to ne vpliva na izid; sicer kršitelj sam plača vsem drugim, kot da bi dobili.</translation>
    </message>
    <message>
        <source>The hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Igra se konča. Kršitelj sam plača vsem drugim, kot da bi dobili igro in napovedane premije.</translation>
    </message>
    <message>
        <source>The discards are taken back and chosen again; nobody pays.</source>
        <translation>Založene karte se vzamejo nazaj in izberejo znova; nihče ne plača.</translation>
    </message>
    <message>
        <source>It is one warning too many, so the hand ends. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>To je eno opozorilo preveč, zato se igra konča. Kršitelj sam plača vsem drugim, kot da bi dobili igro in napovedane premije.</translation>
    </message>
    <message>
        <source>The call is taken back and made again; nobody pays.</source>
        <translation>Klic se umakne in ponovi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bid does not count, because the pass was for good. The player is warned; nobody pays.</source>
        <translation>Ponudba ne velja, ker je »naprej« dokončen. Igralec dobi opozorilo; nihče ne plača.</translation>
    </message>
    <message>
        <source>The raise does not count and the earlier bid stands. The player is warned; nobody pays.</source>
        <translation>Zvišanje ne velja, velja prejšnja ponudba. Igralec dobi opozorilo; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card is taken back with a warning, and the right player plays. If it affects the result or happens too often, it is a Renonce.</source>
        <translation>Karta se vzame nazaj z opozorilom in igra tisti, ki je na vrsti. Če to vpliva na izid ali se ponovi prepogosto, je to Renonce.</translation>
    </message>
    <message>
        <source>The bid is taken back; nobody pays.</source>
        <translation>Ponudba se umakne; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bidder alone pays all others as if they had won the game with the bird.</source>
        <translation>Glavni igralec sam plača vsem drugim, kot da bi igro s ptičem dobili.</translation>
    </message>
    <message>
        <source>The bird is named now; nobody pays.</source>
        <translation>Ptič se zdaj določi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The lowest dealt bird counts as announced.</source>
        <translation>Najnižji razdeljeni ptič velja za napovedanega.</translation>
    </message>
    <message>
        <source>The announcement is withdrawn; nobody pays.</source>
        <translation>Napoved se umakne; nihče ne plača.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender pays each of the three others four points.</source>
        <translation>Igra se konča in kršitelj plača vsakemu od treh drugih štiri točke.</translation>
    </message>
    <message>
        <source>What can no longer be made out is decided against the player who mixed the cards.</source>
        <translation>Kar se ne da več ugotoviti, se odloči proti igralcu, ki je karte pomešal.</translation>
    </message>
    <message>
        <source>The bid does not count. The player is warned and bids again in turn; nobody pays.</source>
        <translation>Ponudba ne velja. Igralec dobi opozorilo in licitira znova, ko je na vrsti; nihče ne plača.</translation>
    </message>
    <message>
        <source>The cards are taken up again; nobody pays.</source>
        <translation>Karte se poberejo nazaj v roko; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bid counts as a pass, with a warning; nobody pays.</source>
        <translation>Ponudba velja kot »naprej«, z opozorilom; nihče ne plača.</translation>
    </message>
    <message>
        <source>Play goes on; nobody pays.</source>
        <translation>Igra se naprej; nihče ne plača.</translation>
    </message>
    <message>
        <source>No doubling counts when the hand is settled.</source>
        <translation>Pri obračunu nobena kontra ne velja.</translation>
    </message>
    <message>
        <source>The doubling of a partner and all that answers it do not count.</source>
        <translation>Kontra soigralca in vse, kar ji sledi, ne veljata.</translation>
    </message>
    <message>
        <source>The choice is made or the talon card put in its place, with a warning; nobody pays.</source>
        <translation>Izbere se oziroma karta talona se da na svoje mesto, z opozorilom; nihče ne plača.</translation>
    </message>
    <message>
        <source>It is put right with a warning; nobody pays.</source>
        <translation>Popravi se z opozorilom; nihče ne plača.</translation>
    </message>
    <message>
        <source>A warning; a player who sits out never pays.</source>
        <translation>Opozorilo; kdor počiva, nikoli ne plača.</translation>
    </message>
    <message>
        <source>It is counted again before the next deal; nobody pays.</source>
        <translation>Pred naslednjo delitvijo se prešteje znova; nihče ne plača.</translation>
    </message>
    <message>
        <source>The missing stake is paid before the next deal.</source>
        <translation>Manjkajoči vložek se plača pred naslednjo delitvijo.</translation>
    </message>
    <message>
        <source>The table or a judge decides.</source>
        <translation>Odloči miza ali sodnik.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGists</name>
    <message>
        <source>When Skys, Mond and Pagat fall into one trick, the Pagat is the highest trump, whatever the order.</source>
        <translation>Ko padejo škis, mond in pagat v isti štih, je pagat najvišji tarok, ne glede na vrstni red.</translation>
    </message>
    <message>
        <source>What clubs may agree on besides: the Skoty-Trophy, private rounds and a pot for announced Pagats.</source>
        <translation>O čem se klubi lahko dodatno dogovorijo: Skoty-Trophy, zasebni krogi in blagajna za napovedane pagate.</translation>
    </message>
    <message>
        <source>Everybody gets twelve cards in packets of six, and six make the talon; the seat opposite cuts. After a knock twelve are dealt at once, and the forehand chooses a packet first.</source>
        <translation>Vsak dobi dvanajst kart po šest, šest jih je v talonu; privzdigne igralec nasproti. Po zabijanju se deli vseh dvanajst naenkrat, kup pa prvi izbere prvi igralec.</translation>
    </message>
    <message>
        <source>Twenty games have a rank, a value and a goal. Three are for the forehand only; the others are bid by rank.</source>
        <translation>Dvajset iger ima red, vrednost in cilj. Tri so samo za prvega igralca, druge se licitirajo po redu.</translation>
    </message>
    <message>
        <source>Extras are paid beside the game, announced ones double; Königfang and Pagatfang cannot be announced. The birds are the trumps I to IIII, each with its own trick near the end.</source>
        <translation>Premije se plačajo poleg igre, napovedane dvojno; Königfanga in Pagatfanga ni mogoče napovedati. Ptiči so taroki od I do IIII, vsak ima svoj štih proti koncu igre.</translation>
    </message>
    <message>
        <source>Four play with 54 cards; a fifth and a sixth player sit out. Games are won by points or, if negative, by few tricks. The bidder plays alone against three, or with the holder of the called king.</source>
        <translation>Štirje igrajo s 54 kartami; peti in šesti počivata. Igra se za točke, v negativnih igrah za malo štihov. Glavni igralec igra sam proti trem ali s tistim, ki ima klicanega kralja.</translation>
    </message>
    <message>
        <source>Every hand must be played. Play goes counterclockwise. The forehand leads first; in negative games the player who named the game does.</source>
        <translation>Igrati je treba z vsakim listom. Igra teče v nasprotni smeri urinega kazalca. Prvi začne prvi igralec, v negativnih igrah pa tisti, ki je igro napovedal.</translation>
    </message>
    <message>
        <source>You must follow the suit led; if you cannot, you must play a trump. In negative games you must also beat the trick, and in suit games you must lead suits before trumps.</source>
        <translation>Na barvo je treba odgovoriti z isto barvo; kdor je nima, mora vreči taroka. V negativnih igrah je treba štih tudi prevzeti, v barvnih igrah pa začenjati z barvami pred taroki.</translation>
    </message>
    <message>
        <source>After Trischaken and after a hand without a score a full round of hands counts double, never fourfold. The evening ends with one more double round.</source>
        <translation>Po Trischaknu in po igri brez plačila ves krog iger šteje dvojno, nikoli štirikratno. Večer se konča s še enim dvojnim krogom.</translation>
    </message>
    <message>
        <source>A card that lies on the table stays there. A breach of the rules may be corrected until the trick is turned over or the next one is led.</source>
        <translation>Karta, ki leži na mizi, tam ostane. Kršitev pravil je mogoče popraviti, dokler štih ni obrnjen ali začet naslednji.</translation>
    </message>
    <message>
        <source>Everybody may look at the last trick. All older tricks and the talon are taboo.</source>
        <translation>Zadnji štih sme pogledati vsak. Vsi starejši štihi in talon so tabu.</translation>
    </message>
    <message>
        <source>Kontra, Rekontra and Subkontra double the game or a single extra. In negative games each player doubles alone, otherwise a Kontra counts for all. Between partners it does not count.</source>
        <translation>Kontra, Rekontra in Subkontra podvojijo igro ali posamezno premijo. V negativnih igrah kontrira vsak zase, sicer Kontra velja za vse. Med soigralcema ne velja.</translation>
    </message>
    <message>
        <source>The forehand claims the right to play or names a game. The others in turn must name a higher game or pass; a pass is for good. Nobody may hold a game, and you may raise your own bid only after it was outbid.</source>
        <translation>Prvi igralec se oglasi ali takoj napove igro. Drugi morajo po vrsti napovedati višjo igro ali reči »naprej«, in to dokončno. Igre ni mogoče držati, svojo ponudbo pa smete zvišati le, če jo je kdo presegel.</translation>
    </message>
    <message>
        <source>The bidder first calls a king, then picks up talon cards, discards and announces extras. The words “ich liege” end the announcements.</source>
        <translation>Glavni igralec najprej kliče kralja, nato vzame karte iz talona, založi in napove premije. Napovedi se končajo z besedama »ich liege«.</translation>
    </message>
    <message>
        <source>With three kings in the hand you may call the fourth without naming the suit. You may call a king that you hold only if you hold all four.</source>
        <translation>S tremi kralji v roki smete klicati »četrtega« brez navedbe barve. Kralja, ki ga imate, smete klicati samo z vsemi štirimi kralji v roki.</translation>
    </message>
    <message>
        <source>When the bidder is ready, everybody in turn may announce more extras or double. It ends when three in a row have said “good”.</source>
        <translation>Ko glavni igralec konča, smejo vsi po vrsti napovedati še druge premije ali kontrirati. Konec je, ko trije zapored rečejo »dobro«.</translation>
    </message>
    <message>
        <source>Rufer, Trischaken and Sechserdreier are for the forehand only, and only if nobody has bid; then the forehand must choose one of them. In the Sechserdreier nobody else sees the talon.</source>
        <translation>Rufer, Trischaken in Sechserdreier sme igrati samo prvi igralec, in to, če ni nihče licitiral; takrat mora izbrati eno od njih. Pri Sechserdreierju talona ne vidi nihče drug.</translation>
    </message>
    <message>
        <source>The talon stays closed and counts for the opponents; extras count double except Valat. If the called king lies there, the bidder gets that half and no doubling counts.</source>
        <translation>Talon ostane zakrit in šteje nasprotnikom; premije razen valata štejejo dvojno. Če je tam klicani kralj, dobi tisto polovico glavni igralec in nobena kontra ne velja.</translation>
    </message>
    <message>
        <source>Trumps do not beat other suits, but you must play one if you cannot follow suit. You may lead a trump only if you have nothing else.</source>
        <translation>Taroki ne jemljejo drugih barv, vendar mora taroka vreči, kdor ne more odgovoriti na barvo. S tarokom smete začeti le, če drugega nimate.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps, face down. You may discard suit cards only if there are too few trumps, and face up. Kings and Trull cards must never be discarded.</source>
        <translation>V barvni igri je treba zalagati taroke, zakrito. Barvne karte se smejo založiti le, če je tarokov premalo, in odkrito. Kraljev in kart trule ni dovoljeno založiti nikoli.</translation>
    </message>
    <message>
        <source>In suit games the only extras are kings, sacks and Valat.</source>
        <translation>V barvnih igrah so premije samo kralji, Säcke in valat.</translation>
    </message>
    <message>
        <source>The talon is turned up, and the bidder picks up a half or a card. What is left belongs to the opponents&apos; tricks.</source>
        <translation>Talon se odkrije in glavni igralec vzame polovico ali karto. Ostanek pripada štihom nasprotnikov.</translation>
    </message>
    <message>
        <source>You may pick up only a half or a card of the talon and must discard as many cards, face down. Kings and Trull cards must never be discarded, and trumps only if you are forced to, face up.</source>
        <translation>Iz talona se sme vzeti le polovica ali karta, enako kart pa je treba zakrito založiti. Kraljev in kart trule ni dovoljeno založiti nikoli, tarokov le po sili, in to odkrito.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, you may give the game up, which is paid without doubling, or play alone against three.</source>
        <translation>Če je klicani kralj v talonu, smete igro predati, kar se plača brez kontre, ali igrati sami proti trem.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. There are no extras and no talon. The Pagat must be your last trump, except in a Kaiserstich.</source>
        <translation>Štih morate prevzeti, če ga lahko. Premij in talona ni. Pagat mora biti vaš zadnji tarok, razen pri Kaiserstichu.</translation>
    </message>
    <message>
        <source>Negative games of equal value may be played side by side; the first bidder leads. Joining with Piccolo or Zwiccolo outbids a Solorufer.</source>
        <translation>Enakovredne negativne igre se smejo igrati hkrati; začne tisti, ki je napovedal prvi. Pridruženi Piccolo ali Zwiccolo preseže Solorufer.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can. The Trischaker chooses whether the talon goes to the first six tricks or to the last one. After a Renonce the offender pays each other player four points.</source>
        <translation>Štih morate prevzeti, če ga lahko. Trischaker izbere, ali talon pripade prvim šestim štihom ali zadnjemu. Pri Renonce plača kršitelj vsakemu drugemu štiri točke.</translation>
    </message>
    <message>
        <source>Both sides may announce each extra or make it silently. Game and extras are paid separately; an announced Valat that is lost is set off against all of them.</source>
        <translation>Vsako premijo smeta napovedati ali tiho narediti obe strani. Igra in premije se plačajo ločeno; izgubljeni napovedani valat se z njimi pobota.</translation>
    </message>
    <message>
        <source>You may announce a bird or König ultimo only if you hold the card. An announced one must not be given up as long as you may play another card; if birds must go, the highest goes first.</source>
        <translation>Ptiča ali König ultimo smete napovedati le, če imate karto. Napovedane ne smete vreči predčasno, dokler smete vreči drugo; če morajo ptiči iz roke, gre prvi najvišji.</translation>
    </message>
    <message>
        <source>A breach of the rules is, for example, a mistake with the talon, a wrong number of cards, not following suit, or giving the hand away. The offender alone pays all others as if they had won the game and the announced extras.</source>
        <translation>Kršitev pravil je na primer napaka s talonom, napačno število kart, neodgovarjanje na barvo ali izdajanje igre. Kršitelj sam plača vsem drugim, kot da bi dobili igro in napovedane premije.</translation>
    </message>
    <message>
        <source>A breach that is about to happen may and should be pointed out. Fair play comes first.</source>
        <translation>Na grozečo kršitev se sme in mora opozoriti. Poštena igra je na prvem mestu.</translation>
    </message>
    <message>
        <source>Into an empty pot everybody pays the agreed amount; every dealer pays more. A player who wins an announced Pagat takes the pot; one who loses it must double the pot.</source>
        <translation>V prazno blagajno vsak plača dogovorjeni znesek, vsak delilec pa še doda. Kdor dobi napovedanega pagata, vzame vsebino; kdor ga izgubi, jo mora podvojiti.</translation>
    </message>
    <message>
        <source>Besserrufer and Solobesser are played with a bird: Pagat, Uhu, Kakadu or Quapil. The bird must be in the hand.</source>
        <translation>Besserrufer in Solobesser se igrata s ptičem: Pagat, Uhu, Kakadu ali Quapil. Ptič mora biti v roki.</translation>
    </message>
    <message>
        <source>Open games are played in silence. The cards are laid open after the first trick and before the second lead.</source>
        <translation>Odprte igre se igrajo molče. Karte se odkrijejo po prvem štihu, pred začetkom drugega.</translation>
    </message>
    <message>
        <source>Cards are counted in threes, less two points for each three; each card left over counts ⅔ of a point less. The deck has 70 points, and 35⅔ win.</source>
        <translation>Karte se štejejo po tri, od vsake trojice se odštejeta dve točki, od vsake preostale karte ⅔ točke. V igri je 70 točk, za zmago jih je treba 35⅔.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenGlosses</name>
    <message>
        <source>the forehand wants to play and names the game when all have passed</source>
        <translation>prvi igralec želi igrati in igro pove, ko so vsi rekli naprej</translation>
    </message>
    <message>
        <source>each for himself: the two with the most points pay</source>
        <translation>vsak zase: plačata igralca z največ točkami</translation>
    </message>
    <message>
        <source>alone with the whole talon, taken up unseen; a loss counts double</source>
        <translation>sam s celim talonom, ki ga drugi ne vidijo; izguba šteje dvojno</translation>
    </message>
    <message>
        <source>alone, exactly one trick, no talon</source>
        <translation>sam, natanko en štih, brez talona</translation>
    </message>
    <message>
        <source>beside a Piccolo: exactly two tricks, no talon</source>
        <translation>ob Piccolu: natanko dva štiha, brez talona</translation>
    </message>
    <message>
        <source>like Rufer, the talon goes to the opponents; extras count double</source>
        <translation>kot Rufer, talon dobijo nasprotniki; premije štejejo dvojno</translation>
    </message>
    <message>
        <source>alone, no trick, no talon</source>
        <translation>sam, brez štiha in brez talona</translation>
    </message>
    <message>
        <source>alone with half the talon; trumps win no trick in another suit</source>
        <translation>sam s pol talona; taroki ne jemljejo drugih barv</translation>
    </message>
    <message>
        <source>alone with half the talon</source>
        <translation>sam s pol talona</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sam, natanko dva štiha; karte glavnega igralca so po prvem štihu odkrite</translation>
    </message>
    <message>
        <source>alone, exactly one trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sam, natanko en štih; karte glavnega igralca so po prvem štihu odkrite</translation>
    </message>
    <message>
        <source>alone, no trick; the bidder&apos;s cards lie open after the first trick</source>
        <translation>sam, brez štiha; karte glavnega igralca so po prvem štihu odkrite</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so; trumps win no trick in another suit</source>
        <translation>sam z eno karto iz talona (kjer je tako dogovorjeno, z dvema); taroki ne jemljejo drugih barv</translation>
    </message>
    <message>
        <source>alone with one talon card, with two where the table plays so</source>
        <translation>sam z eno karto iz talona (kjer je tako dogovorjeno, z dvema)</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon; 35⅔ points win</source>
        <translation>z igralcem, ki ima klicanega kralja, pol talona; za zmago 35 točk in 2 lista</translation>
    </message>
    <message>
        <source>like Rufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>kot Rufer, napove pa se eden od razdeljenih ptičev, ki se plača posebej</translation>
    </message>
    <message>
        <source>like Solorufer, and one of the dealt birds is announced and paid in addition</source>
        <translation>kot Solorufer, napove pa se eden od razdeljenih ptičev, ki se plača posebej</translation>
    </message>
    <message>
        <source>alone, exactly two tricks; all cards lie open after the first trick</source>
        <translation>sam, natanko dva štiha; po prvem štihu so odkrite karte vseh</translation>
    </message>
    <message>
        <source>alone, exactly one trick; all cards lie open after the first trick</source>
        <translation>sam, natanko en štih; po prvem štihu so odkrite karte vseh</translation>
    </message>
    <message>
        <source>alone, no trick; all cards lie open after the first trick</source>
        <translation>sam, brez štiha; po prvem štihu so odkrite karte vseh</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; trumps win no trick in another suit; extras count double</source>
        <translation>sam brez talona, ki ga dobijo nasprotniki; taroki ne jemljejo drugih barv; premije štejejo dvojno</translation>
    </message>
    <message>
        <source>alone without talon, which goes to the opponents; extras count double</source>
        <translation>sam brez talona, ki ga dobijo nasprotniki; premije štejejo dvojno</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Pagat is announced</source>
        <translation>kot Rufer, napove pa se razdeljeni pagat</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Uhu is announced</source>
        <translation>kot Rufer, napove pa se razdeljeni Uhu</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Kakadu is announced</source>
        <translation>kot Rufer, napove pa se razdeljeni Kakadu</translation>
    </message>
    <message>
        <source>like Rufer, and the dealt Quapil is announced</source>
        <translation>kot Rufer, napove pa se razdeljeni Quapil</translation>
    </message>
    <message>
        <source>names the game when all have passed</source>
        <translation>igro pove, ko so vsi rekli naprej</translation>
    </message>
    <message>
        <source>with the holder of the called king, half the talon</source>
        <translation>z igralcem, ki ima klicanega kralja, pol talona</translation>
    </message>
    <message>
        <source>like Rufer, without the talon</source>
        <translation>kot Rufer, brez talona</translation>
    </message>
    <message>
        <source>like Rufer, with a bird announced</source>
        <translation>kot Rufer, z napovedanim ptičem</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, own cards open</source>
        <translation>sam, natanko dva štiha, lastne karte odkrite</translation>
    </message>
    <message>
        <source>alone, exactly one trick, own cards open</source>
        <translation>sam, natanko en štih, lastne karte odkrite</translation>
    </message>
    <message>
        <source>alone, no trick, own cards open</source>
        <translation>sam, brez štiha, lastne karte odkrite</translation>
    </message>
    <message>
        <source>like Solorufer, with a bird announced</source>
        <translation>kot Solorufer, z napovedanim ptičem</translation>
    </message>
    <message>
        <source>alone, exactly two tricks, all cards open</source>
        <translation>sam, natanko dva štiha, karte vseh odkrite</translation>
    </message>
    <message>
        <source>alone, exactly one trick, all cards open</source>
        <translation>sam, natanko en štih, karte vseh odkrite</translation>
    </message>
    <message>
        <source>alone, no trick, all cards open</source>
        <translation>sam, brez štiha, karte vseh odkrite</translation>
    </message>
    <message>
        <source>alone without talon; trumps win no trick in another suit</source>
        <translation>sam brez talona; taroki ne jemljejo drugih barv</translation>
    </message>
    <message>
        <source>alone without talon</source>
        <translation>sam brez talona</translation>
    </message>
    <message>
        <source>trump I itself takes the last trick</source>
        <translation>tarok I sam vzame zadnji štih</translation>
    </message>
    <message>
        <source>trump II itself takes the last trick but one</source>
        <translation>tarok II sam vzame predzadnji štih</translation>
    </message>
    <message>
        <source>trump III itself takes the last trick but two</source>
        <translation>tarok III sam vzame tretji štih od konca</translation>
    </message>
    <message>
        <source>trump IIII itself takes the last trick but three</source>
        <translation>tarok IIII sam vzame četrti štih od konca</translation>
    </message>
    <message>
        <source>the called king lies in the last trick and its side takes it</source>
        <translation>klicani kralj je v zadnjem štihu in ga vzame njegova stran</translation>
    </message>
    <message>
        <source>all four kings in your side&apos;s tricks</source>
        <translation>vsi štirje kralji v štihih svoje strani</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in your side&apos;s tricks</source>
        <translation>škis, mond in pagat v štihih svoje strani</translation>
    </message>
    <message>
        <source>at least 45⅔ points</source>
        <translation>vsaj 45 točk in 2 lista</translation>
    </message>
    <message>
        <source>at least 55⅔ points</source>
        <translation>vsaj 55 točk in 2 lista</translation>
    </message>
    <message>
        <source>the other side takes the Mond</source>
        <translation>druga stran vzame monda</translation>
    </message>
    <message>
        <source>the opponents take the called king</source>
        <translation>nasprotniki vzamejo klicanega kralja</translation>
    </message>
    <message>
        <source>the other side takes the Pagat</source>
        <translation>druga stran vzame pagata</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>ena stran vzame vse štihe</translation>
    </message>
    <message>
        <source>four or more of the seven five-point cards in the dealt hand</source>
        <translation>štiri ali več od sedmih kart za pet točk v razdeljenih kartah</translation>
    </message>
    <message>
        <source>a round in which every hand counts double</source>
        <translation>krog, v katerem vsaka igra šteje dvojno</translation>
    </message>
    <message>
        <source>the last round of the evening</source>
        <translation>zadnji krog večera</translation>
    </message>
    <message>
        <source>a round in which everybody deals once</source>
        <translation>krog, v katerem vsak enkrat deli</translation>
    </message>
    <message>
        <source>the common pot for announced Pagats</source>
        <translation>skupna blagajna za napovedane pagate</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>prva podvojitev, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>odgovor na Kontro, ×4</translation>
    </message>
    <message>
        <source>answer to the Rekontra, ×8</source>
        <translation>odgovor na Rekontro, ×8</translation>
    </message>
    <message>
        <source>the talon goes to the first six tricks, one card each</source>
        <translation>talon gre k prvim šestim štihom, k vsakemu ena karta</translation>
    </message>
    <message>
        <source>the whole talon goes to the last trick</source>
        <translation>ves talon gre k zadnjemu štihu</translation>
    </message>
    <message>
        <source>nobody has to beat a trick in this hand</source>
        <translation>v tej igri nikomur ni treba prevzeti štiha</translation>
    </message>
    <message>
        <source>trumps are an ordinary fifth suit in this hand</source>
        <translation>taroki so v tej igri navadna peta barva</translation>
    </message>
    <message>
        <source>Trischaken is played instead of giving up the game</source>
        <translation>namesto prodaje igre se igra Trischaken</translation>
    </message>
    <message>
        <source>the final round begins and counts double</source>
        <translation>začne se sklepni krog, ki šteje dvojno</translation>
    </message>
</context>
<context>
    <name>KoenigrufenInvitation</name>
    <message>
        <source>Austria</source>
        <translation>Avstrija</translation>
    </message>
    <message>
        <source>Call a king as partner</source>
        <translation>Klicani kralj je partner</translation>
    </message>
</context>
<context>
    <name>KoenigrufenLessonTexts</name>
    <message>
        <source>Everybody plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Vsak vrže eno karto: to je štih. Vzame ga najvišji tarok, brez taroka pa najvišja karta barve, s katero se je začelo. Karta druge barve štiha nikoli ne vzame.</translation>
    </message>
    <message>
        <source>There is one exception, the Kaiserstich: when Skys, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Obstaja ena izjema, Kaiserstich: če padejo škis, mond in pagat v isti štih, ga vzame pagat.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Koliko točk je v teh kartah?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Na barvo morate odgovoriti z isto barvo, če jo imate, s katero koli karto. Štiha vam ni treba prevzeti. Na taroka morate odgovoriti s tarokom.</translation>
    </message>
    <message>
        <source>In negative games, such as Trischaken, Piccolo and Bettler, you want few tricks. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>V negativnih igrah, kot so Trischaken, Piccolo in Bettler, hočete malo štihov. Tam morate štih prevzeti, če ga lahko, s katero koli karto, ki ga prevzame.</translation>
    </message>
    <message>
        <source>In negative games the Pagat stays in your hand as long as you hold another trump. Only a trick with Skys and Mond in it must be taken with the Pagat.</source>
        <translation>V negativnih igrah pagat ostane v roki, dokler imate drugega taroka. Le štih, v katerem sta škis in mond, morate vzeti s pagatom.</translation>
    </message>
    <message>
        <source>In suit games, such as Farbendreier, a trump beats only trumps. You must still play one if you cannot follow suit. You may lead a trump only if you hold no suit card.</source>
        <translation>V barvnih igrah, kot je Farbendreier, tarok prevzame le taroke. Če barve nimate, ga morate vseeno vreči. S tarokom smete začeti le, če nimate barvne karte.</translation>
    </message>
    <message>
        <source>Is the game won? Then each opponent pays its value, otherwise each opponent gets it. All amounts add up to zero.</source>
        <translation>Ali je igra dobljena? Potem vsak nasprotnik plača njeno vrednost, sicer jo vsak nasprotnik dobi. Vsota vseh zneskov je nič.</translation>
    </message>
    <message>
        <source>Never discard a king, the Skys, the Mond or the Pagat. Suit cards go first, face down. A trump may go only if no other card is left to discard, and it lies face up.</source>
        <translation>Kralja, škisa, monda in pagata nikoli ne založite. Najprej gredo barvne karte, zakrito. Taroka smete založiti le, če ni več česa drugega, in to odkrito.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Dva cilja: znebiti se cele barve, da jo boste jemali s taroki, in rešiti točke. Dama brez kralja se v igri pogosto izgubi; med založenimi kartami je varna.</translation>
    </message>
    <message>
        <source>Which half do you take?</source>
        <translation>Katero polovico vzamete?</translation>
    </message>
    <message>
        <source>Choose three cards to discard.</source>
        <translation>Izberite tri karte, ki jih založite.</translation>
    </message>
    <message>
        <source>In suit games it is the other way round: trumps are discarded first, face down, and suit cards only if there is nothing else. Here you play a Farbendreier.</source>
        <translation>V barvnih igrah je obratno: najprej se založijo taroki, zakrito, barvne karte pa le, če ni drugega. Tu igrate Farbendreier.</translation>
    </message>
    <message>
        <source>The forehand speaks first. “Vorhand” means: I want to play and name my game when all others have passed. The others in turn pass or bid a game from the list.</source>
        <translation>Najprej govori prvi igralec. »Vorhand« pomeni: želim igrati in igro povem, ko vsi drugi rečejo »naprej«. Drugi po vrsti rečejo »naprej« ali licitirajo igro s seznama.</translation>
    </message>
    <message>
        <source>The list shows the games from the lowest to the highest. A bid must rank above the one before. If you pass once, you are out of the bidding of this hand.</source>
        <translation>Seznam kaže igre od najnižje do najvišje. Napovedana igra mora biti višja od prejšnje. Če enkrat rečete »naprej«, v licitaciji te igre ne govorite več.</translation>
    </message>
    <message>
        <source>In a Rufer, Besserrufer or Dreier the talon is turned up in two halves of three. The bidder takes one half and discards three cards. They count for the bidder; the other half counts for the opponents.</source>
        <translation>V Ruferju, Besserruferju in Dreierju se talon odkrije v dveh polovicah po tri. Glavni igralec vzame eno in založi tri karte. Te štejejo njemu, druga polovica nasprotnikom.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Skys, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Tarokov je {trumps}. Najvišji je škis, nato XXI, imenovan mond, in tako naprej do I, imenovanega pagat. Tarok vzame vsako barvno karto.</translation>
    </message>
    <message>
        <source>Cards are counted in threes. Add up the values of three cards and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Karte se štejejo po tri. Seštejte vrednosti treh kart in odštejte {taken}. Kralj z dvema nizkima kartama: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Tri nizke karte: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a leaf, in German Blatt.</source>
        <translation>V vseh kartah je {total} točk. Karte, ki po štetju po tri ostanejo, štejejo vsaka svojo vrednost brez {off}. Tretjini točke pravimo list, nemško Blatt.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side needs {limit} points to win; with {short} it loses. Its tricks and the bidder&apos;s discards count together. Count these three piles: which of them win?</source>
        <translation>Stran glavnega igralca potrebuje za zmago {limit} točke; s {short} izgubi. Štihi in založene karte se štejejo skupaj. Preštejte tri kupe: kateri zmagajo?</translation>
    </message>
    <message>
        <source>Each game has a value. A Rufer is worth {rufer}: the two opponents pay {rufer} each, the two on the bidder&apos;s side get {rufer} each. If the game is lost, it is the other way round.</source>
        <translation>Vsaka igra ima vrednost. Rufer je vreden {rufer}: oba nasprotnika plačata po {rufer}, oba na strani glavnega igralca dobita po {rufer}. Če je igra izgubljena, je obratno.</translation>
    </message>
    <message>
        <source>{A} plays a Rufer, and {C} has the called king. Together they count {told} points. What does each player get or pay?</source>
        <translation>{A} igra Rufer, klicanega kralja pa ima {C}. Skupaj imata {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Again {A} plays a Rufer, and {C} has the called king. This time they count {told} points. What does each player get or pay?</source>
        <translation>Spet igra Rufer {A}, klicanega kralja pa ima {C}. Tokrat imata {told} točke. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{B} plays a Dreier alone against three. It is worth {dreier} and is settled with each of them. {B} counts {told} points. What does each player get or pay?</source>
        <translation>{B} igra Dreier, proti so vsi trije. Igra je vredna {dreier} in se obračuna z vsakim od njih. {B} ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Here not enough suit cards are left. Choose what to discard and mind the rule about trumps.</source>
        <translation>Tu barvnih kart ni dovolj. Izberite, kaj založite, in pazite na pravilo o tarokih.</translation>
    </message>
    <message>
        <source>For {limit} points you need trumps, best six or more with high ones, and kings. Besserrufer: with partner and a bird, that is a trump I to IIII. Solorufer: with partner, no talon. Dreier: alone.</source>
        <translation>Za {limit} točke potrebujete taroke, najbolje šest ali več z visokimi, in kralje. Besserrufer: s soigralcem in ptičem, to je tarokom od I do IIII. Solorufer: s soigralcem brez talona. Dreier: sam.</translation>
    </message>
    <message>
        <source>If the called king lies in the talon, nobody is your partner. You may give up the game and pay each of the others {rufer}, or play on alone against three.</source>
        <translation>Če je klicani kralj v talonu, soigralca nimate. Igro smete predati in vsakemu plačati {rufer} ali igrati naprej sami proti trem.</translation>
    </message>
    <message>
        <source>The trumps I to IIII are birds: Pagat, Uhu, Kakadu, Quapil. The Pagat pays {pagat} if it takes the last trick, the Uhu {uhu} in the trick before, then {kakadu} and {quapil}. Announced, they pay {pagat_announced}, {uhu_announced}, {kakadu_announced} and {quapil_announced}.</source>
        <translation>Taroki od I do IIII so ptiči: Pagat, Uhu, Kakadu, Quapil. Pagat prinese {pagat}, če vzame zadnji štih, Uhu {uhu} v predzadnjem, nato {kakadu} in {quapil}. Napovedani štejejo {pagat_announced}, {uhu_announced}, {kakadu_announced} in {quapil_announced}.</translation>
    </message>
    <message>
        <source>Other extras pay {silent}, announced {announced}: all four kings, the Trull of Skys, Mond and Pagat, the captured Mond, and König ultimo, the called king in the last trick. All twelve tricks are a Valat.</source>
        <translation>Druge premije prinesejo {silent}, napovedane {announced}: štirje kralji, trula iz škisa, monda in pagata, ujeti mond in König ultimo, klicani kralj v zadnjem štihu. Vseh dvanajst štihov je valat.</translation>
    </message>
    <message>
        <source>An opponent who expects to win may say Kontra to the game or to an announcement: it counts ×{kontra}, after Rekontra ×{re}, after Subkontra ×{sub}. With a partner&apos;s game say nothing.</source>
        <translation>Nasprotnik, ki pričakuje zmago, sme na igro ali napoved reči Kontra: šteje ×{kontra}, po Rekontra ×{re}, po Subkontra ×{sub}. Če igra vaš soigralec, ne recite ničesar.</translation>
    </message>
    <message>
        <source>The same Rufer is won, but the announced Pagat is beaten in the last trick. Its capture, the Pagatfang, pays {pagatfang} more to the opponents. What does each player get or pay?</source>
        <translation>Isti Rufer je dobljen, napovedanega pagata pa nasprotnika v zadnjem štihu vzameta. Za ulov, Pagatfang, dobita še {pagatfang}. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>With low cards a negative game can be won: Piccolo wants exactly one trick, Bettler none. You must beat tricks there, so middle cards are dangerous and low ones good.</source>
        <translation>Z nizkimi kartami lahko dobite negativno igro: Piccolo hoče natanko en štih, Bettler nobenega. Štihe je tam treba prevzeti, zato so srednje karte nevarne, nizke pa dobre.</translation>
    </message>
    <message>
        <source>If all others pass, the forehand chooses: Rufer with a fair hand, Sechserdreier with a very strong one, Trischaken with a poor one. In Trischaken the two players with the most points pay.</source>
        <translation>Če vsi drugi rečejo »naprej«, prvi igralec izbere: Rufer z dobrimi kartami, Sechserdreier z zelo močnimi, Trischaken s slabimi. V Trischaknu plačata igralca z največ točkami.</translation>
    </message>
    <message>
        <source>All others have passed. Which game do you choose?</source>
        <translation>Vsi drugi so rekli »naprej«. Katero igro izberete?</translation>
    </message>
    <message>
        <source>The called king</source>
        <translation>Klicani kralj</translation>
    </message>
    <message>
        <source>In a Rufer the bidder calls a king he or she does not hold. The player with that king is the partner and keeps it secret. All know it when the king is played.</source>
        <translation>V Ruferju glavni igralec kliče kralja, ki ga nima. Igralec s tem kraljem je soigralec in to skriva. Vsi to izvedo, ko kralj pade.</translation>
    </message>
    <message>
        <source>Call the king of a suit of which you hold one or two cards: you lead one, and your partner&apos;s king brings its points home. In your longest suits the king is soon trumped.</source>
        <translation>Kličite kralja barve, ki je imate eno ali dve karti: z eno začnete in soigralčev kralj pobere točke. V vaši dolgi barvi kralja kmalu kdo vzame s tarokom.</translation>
    </message>
    <message>
        <source>You may not call a king you hold. Only with all four kings in your hand do you call one of your own: then you play alone, and nobody knows it.</source>
        <translation>Kralja, ki ga imate, ne smete klicati. Samo z vsemi štirimi kralji v roki kličete svojega: potem igrate sami in nihče tega ne ve.</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Katerega kralja kličete?</translation>
    </message>
    <message>
        <source>Your king lies in the talon. What do you do?</source>
        <translation>Vaš kralj je v talonu. Kaj boste storili?</translation>
    </message>
    <message>
        <source>The called king lies in the talon, and {A} gives up the game. What does each player get or pay?</source>
        <translation>Klicani kralj je v talonu in {A} igro preda. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>You hold the called king, so you are the partner. Bring points to the bidder&apos;s tricks and take what the bidder cannot take.</source>
        <translation>Klicanega kralja imate vi, torej ste soigralec. V štihe glavnega igralca dajajte točke in jemljite, česar on ne more.</translation>
    </message>
    <message>
        <source>Announcements and Kontra</source>
        <translation>Napovedi in Kontra</translation>
    </message>
    <message>
        <source>An announced bird must take its trick itself and may not be played earlier while you may play another card. For that you need many trumps: announce it only with about eight.</source>
        <translation>Napovedani ptič mora svoj štih vzeti sam in ga ne smete vreči prej, dokler smete vreči drugo karto. Za to potrebujete veliko tarokov: napovejte ga šele s približno osmimi.</translation>
    </message>
    <message>
        <source>You bid Besserrufer, a game with a bird. What do you have to say before you may finish?</source>
        <translation>Napovedali ste Besserrufer, igro s ptičem. Kaj morate povedati, preden smete končati?</translation>
    </message>
    <message>
        <source>{A} plays a Rufer with {C}, and they win. {A} announces the Pagat, and it takes the last trick. What does each player get or pay?</source>
        <translation>{A} igra Rufer, klicanega kralja ima {C} in dobita igro. {A} napove pagata in ta vzame zadnji štih. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your side: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Proti glavnemu igralcu dajajte točke v štihe svoje strani: dame, kavale in kralje, ki niso več varni. V njegov štih vrzite najnižjo karto.</translation>
    </message>
    <message>
        <source>Count the trumps that have been played. Take a trick with the lowest trump that is enough, and keep the high ones for the tricks with many points.</source>
        <translation>Štejte taroke, ki so že padli. Štih vzemite z najnižjim tarokom, ki zadošča, visoke pa prihranite za štihe z veliko točkami.</translation>
    </message>
    <message>
        <source>Mistakes happen. Until the trick is turned over or the next one is led, a wrong card may be taken back, and nobody pays.</source>
        <translation>Napake se zgodijo. Dokler štih ni obrnjen ali začet naslednji, se sme napačna karta vzeti nazaj in nihče ne plača.</translation>
    </message>
    <message>
        <source>A breach that is not put right in time is a Renonce. The offender pays alone; all others get what a won game would have brought them. Pointing out a mistake in time is good manners.</source>
        <translation>Kršitev, ki se ne popravi pravočasno, je Renonce. Kršitelj plača sam; vsi drugi dobijo, kar bi jim prinesla dobljena igra. Pravočasno opozoriti na napako je lepo.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenMessages</name>
    <message>
        <source>{seat} discarded {card_object} although a trump could be discarded.</source>
        <translation>{seat} založi {card_object}, čeprav lahko založi taroka.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, the last bird that could be announced.</source>
        <translation>{seat} založi {card_object}, zadnjega ptiča, ki bi ga bilo mogoče napovedati.</translation>
    </message>
    <message>
        <source>{seat} turned up the talon before a king was called.</source>
        <translation>{seat} odkrije talon, čeprav kralj še ni klican.</translation>
    </message>
    <message>
        <source>{seat} took talon cards that do not belong together.</source>
        <translation>{seat} vzame karte talona, ki ne sodijo skupaj.</translation>
    </message>
    <message>
        <source>{seat} looked at the closed talon.</source>
        <translation>{seat} pogleda v zakriti talon.</translation>
    </message>
    <message>
        <source>{seat} gave up the game without the right to do so.</source>
        <translation>{seat} preda igro brez pravice.</translation>
    </message>
    <message>
        <source>{seat} looked at an older trick.</source>
        <translation>{seat} pogleda starejši štih.</translation>
    </message>
    <message>
        <source>{seat} gave away cards or plans.</source>
        <translation>{seat} izda karte ali namere.</translation>
    </message>
    <message>
        <source>{seat} talked in a game that is played in silence.</source>
        <translation>{seat} govori v igri, ki se igra molče.</translation>
    </message>
    <message>
        <source>{seat} mixed cards before the claim was settled.</source>
        <translation>{seat} premeša karte, čeprav spor še ni rešen.</translation>
    </message>
    <message>
        <source>{seat} called {card_object} while holding it.</source>
        <translation>{seat} kliče {card_object}, a ima to karto v roki.</translation>
    </message>
    <message>
        <source>{seat} called the fourth king without holding exactly three.</source>
        <translation>{seat} kliče četrtega kralja, a nima natanko treh.</translation>
    </message>
    <message>
        <source>{seat} bid {name} without a bird in the hand.</source>
        <translation>{seat} licitira igro {name}, a nima ptiča v roki.</translation>
    </message>
    <message>
        <source>{seat} bid a forehand game at the wrong time: {name}.</source>
        <translation>{seat} napove igro prvega igralca ob napačnem času: {name}.</translation>
    </message>
    <message>
        <source>{seat} finished the announcements without naming a bird.</source>
        <translation>{seat} konča napovedi in ne imenuje ptiča.</translation>
    </message>
    <message>
        <source>{seat} wanted to take back a card that was allowed.</source>
        <translation>{seat} hoče vzeti nazaj karto, ki je bila dovoljena.</translation>
    </message>
    <message>
        <source>{seat} did not lay the cards open after the first trick.</source>
        <translation>{seat} po prvem štihu ne odkrije kart.</translation>
    </message>
    <message>
        <source>{seat} laid the cards open too early or without having to.</source>
        <translation>{seat} odkrije karte prezgodaj ali brez potrebe.</translation>
    </message>
    <message>
        <source>{seat} doubled {name}, but no doubling counts in this hand.</source>
        <translation>{seat} kontrira: {name}. V tej igri pa nobena kontra ne velja.</translation>
    </message>
    <message>
        <source>{seat} doubled {name} against a partner.</source>
        <translation>{seat} kontrira svoji strani: {name}.</translation>
    </message>
    <message>
        <source>Do you announce the final round?</source>
        <translation>Ali napoveste sklepni krog?</translation>
    </message>
    <message>
        <source>{name}-bei</source>
        <translation>{name} »bei«</translation>
    </message>
    <message>
        <source>{name_gloss}. The two losers pay {value_object} each; the two others get {value_object} each.</source>
        <translation>{name_gloss}. Oba poraženca plačata po {value_object}; druga dva dobita po {value_object}.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each other player pays you {value_object}; if you lose, you pay each of them the same.</source>
        <translation>{name_gloss}. Ob zmagi vam vsak plača {value_object}; ob izgubi toliko plačate vsakemu.</translation>
    </message>
    <message>
        <source>{name_gloss}. If you win, each player on your side gets {value_object} and each opponent pays it; if you lose, the reverse.</source>
        <translation>{name_gloss}. Ob zmagi vsak na vaši strani dobi {value_object}, vsak nasprotnik toliko plača; ob izgubi obratno.</translation>
    </message>
    <message>
        <source>You have enough trumps to discard.</source>
        <translation>Tarokov za zalaganje je dovolj.</translation>
    </message>
    <message>
        <source>You must play the bird announced for this trick.</source>
        <translation>Vreči morate ptiča, napovedanega za ta štih.</translation>
    </message>
    <message>
        <source>You must play a higher announced bird first.</source>
        <translation>Najprej morate vreči višjega napovedanega ptiča.</translation>
    </message>
    <message>
        <source>{seat} put a talon card to the wrong trick.</source>
        <translation>{seat} da karto talona k napačnemu štihu.</translation>
    </message>
    <message>
        <source>{seat} dealt without having the deck cut.</source>
        <translation>{seat} deli brez privzdigovanja.</translation>
    </message>
    <message>
        <source>{seat} counted wrong.</source>
        <translation>{seat} napačno šteje.</translation>
    </message>
    <message>
        <source>{seat} did not pay into the Pagat pot.</source>
        <translation>{seat} ne plača v blagajno.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for a later trick.</source>
        <translation>{seat} vrže {card_object}, čeprav je ta karta napovedana za poznejši štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} and kept back the bird announced for this trick.</source>
        <translation>{seat} vrže {card_object} in zadrži ptiča, napovedanega za ta štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} vrže {card_object}, čeprav je kralj napovedan za zadnji štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} before a higher announced bird.</source>
        <translation>{seat} vrže {card_object} pred višjim napovedanim ptičem.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} založi {card_object} zakrito.</translation>
    </message>
    <message>
        <source>{seat} showed talon cards that must stay hidden.</source>
        <translation>{seat} pokaže karte talona, ki morajo ostati zakrite.</translation>
    </message>
    <message>
        <source>{seat} sat out and interfered with the game.</source>
        <translation>{seat} počiva in se vmešava v igro.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the called king.</source>
        <translation>{seat} to napove brez klicanega kralja.</translation>
    </message>
    <message>
        <source>{seat} bid {name} after passing.</source>
        <translation>{seat} po besedi naprej licitira: {name}.</translation>
    </message>
    <message>
        <source>{seat} raised to {name}, but nobody had outbid the game.</source>
        <translation>{seat} zviša na igro {name}, a igre ni nihče presegel.</translation>
    </message>
    <message>
        <source>{seat} joined with {name}, which does not fit the standing game.</source>
        <translation>{seat} se pridruži z igro {name}, ki se ne ujema z veljavno igro.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but this game has no such extra.</source>
        <translation>{seat} napove premijo {name}, a v tej igri je ni.</translation>
    </message>
    <message>
        <source>{seat} spoke before the bidder had finished the announcements.</source>
        <translation>{seat} govori, čeprav glavni igralec napovedi še ni končal.</translation>
    </message>
    <message>
        <source>{seat} led without saying which tricks the talon goes to.</source>
        <translation>{seat} začne štih, a ne pove, h katerim štihom gre talon.</translation>
    </message>
    <message>
        <source>{seat} made an announcement after finishing.</source>
        <translation>{seat} napove po koncu napovedi.</translation>
    </message>
    <message>
        <source>All have passed: which of your three games do you play?</source>
        <translation>Vsi so rekli naprej: katero od svojih treh iger igrate?</translation>
    </message>
    <message>
        <source>Which king do you call?</source>
        <translation>Katerega kralja kličete?</translation>
    </message>
    <message>
        <source>Which tricks does the talon go to?</source>
        <translation>H katerim štihom gre talon?</translation>
    </message>
    <message>
        <source>Lay your cards open.</source>
        <translation>Odkrijte svoje karte.</translation>
    </message>
    <message>
        <source>{name_gloss}</source>
        <translation>{name_gloss}</translation>
    </message>
    <message>
        <source>Ready (ich liege)</source>
        <translation>Končano (ich liege)</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobro</translation>
    </message>
    <message>
        <source>Lay the cards open</source>
        <translation>Odkrij karte</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>Vzemi: {cards}</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Prodaj igro</translation>
    </message>
    <message>
        <source>Call the fourth</source>
        <translation>Kliči četrtega</translation>
    </message>
    <message>
        <source>You want to play and name the game when all others have passed; until then you may still outbid.</source>
        <translation>Želite igrati in igro poveste, ko vsi drugi rečejo naprej; do takrat lahko še presežete.</translation>
    </message>
    <message>
        <source>{name_gloss}. With {least} points each of the three others pays you {value_object}; otherwise you pay each {lost_object}.</source>
        <translation>{name_gloss}. Če zberete {least} točke, vam vsak od treh drugih plača {value_object}; sicer vsakemu plačate {lost_object}.</translation>
    </message>
    <message>
        <source>Each of the three others gets the value of the game, without doubling.</source>
        <translation>Vsak od treh drugih dobi vrednost igre, brez konter.</translation>
    </message>
    <message>
        <source>The suit is not named: it is the king you do not hold.</source>
        <translation>Barva se ne imenuje: to je kralj, ki ga nimate.</translation>
    </message>
    <message>
        <source>Beside an announced Valat it counts only when it is doubled.</source>
        <translation>Ob napovedanem valatu velja le, če je kontrirano.</translation>
    </message>
    <message>
        <source>This is the last bird you could announce.</source>
        <translation>To je zadnji ptič, ki ga lahko napoveste.</translation>
    </message>
    <message>
        <source>You hold this king yourself.</source>
        <translation>Tega kralja imate sami.</translation>
    </message>
    <message>
        <source>It is announced for a later trick.</source>
        <translation>Napovedan je za poznejši štih.</translation>
    </message>
    <message>
        <source>The king is announced for the last trick.</source>
        <translation>Kralj je napovedan za zadnji štih.</translation>
    </message>
    <message>
        <source>{name} given up: {seat}</source>
        <translation>{name} – predano: {seat}</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}; {seat}</translation>
    </message>
    <message>
        <source>Would have won: {seat}|{amount}</source>
        <translation>Zmaga bi prinesla: {seat}|{amount}</translation>
    </message>
    <message>
        <source>Double round|×2</source>
        <translation>Dvojni krog|×2</translation>
    </message>
    <message>
        <source>double round ×2</source>
        <translation>dvojni krog ×2</translation>
    </message>
    <message>
        <source>All tricks|{seat}</source>
        <translation>Vsi štihi|{seat}</translation>
    </message>
    <message>
        <source>Bürgermeister, with the game made|{seat}</source>
        <translation>Bürgermeister, z dobljeno igro|{seat}</translation>
    </message>
    <message>
        <source>By places: two pay, two get|{value}</source>
        <translation>Po vrstnem redu: dva plačata, dva dobita|{value}</translation>
    </message>
</context>
<context>
    <name>KoenigrufenOptions</name>
    <message>
        <source>Opening with Sechserdreier</source>
        <translation>Začetek s Sechserdreierjem</translation>
    </message>
    <message>
        <source>Whether the forehand may open the bidding with a Sechserdreier.</source>
        <translation>Ali sme prvi igralec začeti licitacijo s Sechserdreierjem.</translation>
    </message>
    <message>
        <source>only after all have passed</source>
        <translation>šele ko so vsi rekli naprej</translation>
    </message>
    <message>
        <source>allowed; every numbered game outbids it</source>
        <translation>dovoljeno; preseže ga vsaka oštevilčena igra</translation>
    </message>
    <message>
        <source>Games side by side</source>
        <translation>Sočasne igre</translation>
    </message>
    <message>
        <source>Which negative games may be joined.</source>
        <translation>Katerim negativnim igram se je mogoče pridružiti.</translation>
    </message>
    <message>
        <source>games of equal value</source>
        <translation>igre enake vrednosti</translation>
    </message>
    <message>
        <source>the same game only</source>
        <translation>samo ista igra</translation>
    </message>
    <message>
        <source>Capture beside a lost announcement</source>
        <translation>Ujetje ob izgubljeni napovedi</translation>
    </message>
    <message>
        <source>Whether a capture is paid when the announced Pagat or king was lost with that same card.</source>
        <translation>Ali se ujetje plača, če je bil s to karto izgubljen napovedani pagat ali kralj.</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>plača se oboje</translation>
    </message>
    <message>
        <source>only the lost announcement</source>
        <translation>samo izgubljena napoved</translation>
    </message>
    <message>
        <source>Lost announced Valat</source>
        <translation>Izgubljeni napovedani valat</translation>
    </message>
    <message>
        <source>settled as they turned out</source>
        <translation>obračunajo se po izidu</translation>
    </message>
    <message>
        <source>lost together with it</source>
        <translation>izgubljene z njim vred</translation>
    </message>
    <message>
        <source>Later announcements of the bidder</source>
        <translation>Poznejše napovedi glavnega igralca</translation>
    </message>
    <message>
        <source>Whether the bidder may announce more extras in the last phase.</source>
        <translation>Ali sme glavni igralec v zadnji fazi napovedati še druge premije.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dovoljeno</translation>
    </message>
    <message>
        <source>only doubling</source>
        <translation>samo kontriranje</translation>
    </message>
    <message>
        <source>Giving up an announced card</source>
        <translation>Opustitev napovedane karte</translation>
    </message>
    <message>
        <source>What follows when an announced bird or king is given up without need.</source>
        <translation>Kaj sledi, če se napovedani ptič ali kralj opusti brez potrebe.</translation>
    </message>
    <message>
        <source>an offense</source>
        <translation>kršitev</translation>
    </message>
    <message>
        <source>only the extra is lost</source>
        <translation>izgubi se le premija</translation>
    </message>
    <message>
        <source>Player without a trick</source>
        <translation>Igralec brez štiha</translation>
    </message>
    <message>
        <source>What a player without a trick gets in Trischaken.</source>
        <translation>Kaj dobi v Trischaknu igralec brez štiha.</translation>
    </message>
    <message>
        <source>everything the losers pay</source>
        <translation>vse, kar plačajo poraženci</translation>
    </message>
    <message>
        <source>two points from each</source>
        <translation>od vsakega dva poena</translation>
    </message>
    <message>
        <source>Double round within a double round</source>
        <translation>Dvojni krog v dvojnem krogu</translation>
    </message>
    <message>
        <source>What happens when a double round would begin during another one.</source>
        <translation>Kaj se zgodi, če bi se dvojni krog začel med drugim.</translation>
    </message>
    <message>
        <source>it follows after the other</source>
        <translation>sledi za njim</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nič</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Sklepni krog</translation>
    </message>
    <message>
        <source>With whom the doubled final round begins.</source>
        <translation>Pri kom se začne dvojni sklepni krog.</translation>
    </message>
    <message>
        <source>with the first forehand</source>
        <translation>pri prvem igralcu prve igre</translation>
    </message>
    <message>
        <source>with the holder of the Skys in the last hand</source>
        <translation>pri imetniku škisa v zadnji igri</translation>
    </message>
    <message>
        <source>no final round</source>
        <translation>brez sklepnega kroga</translation>
    </message>
    <message>
        <source>Time for putting right before play</source>
        <translation>Čas za popravek pred igro</translation>
    </message>
    <message>
        <source>Until when a wrong call, talon or discard can be put right.</source>
        <translation>Do kdaj se da popraviti napačen klic, talon ali zalaganje.</translation>
    </message>
    <message>
        <source>until the second trick is led</source>
        <translation>do začetka drugega štiha</translation>
    </message>
    <message>
        <source>until the bidder is ready</source>
        <translation>dokler glavni igralec ne konča</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Prenizka ponudba</translation>
    </message>
    <message>
        <source>What follows when a bid does not outrank the standing one.</source>
        <translation>Kaj sledi, če ponudba ne preseže veljavne.</translation>
    </message>
    <message>
        <source>it is put right</source>
        <translation>popravi se</translation>
    </message>
    <message>
        <source>it counts as a pass</source>
        <translation>šteje kot naprej</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Opozorila</translation>
    </message>
    <message>
        <source>First forehand</source>
        <translation>Prvi igralec prve igre</translation>
    </message>
    <message>
        <source>How the forehand of the first hand is found.</source>
        <translation>Kako se določi prvi igralec prve igre.</translation>
    </message>
    <message>
        <source>by the highest card drawn</source>
        <translation>po najvišji izvlečeni karti</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>naključno</translation>
    </message>
    <message>
        <source>Lost negative games</source>
        <translation>Izgubljene negativne igre</translation>
    </message>
    <message>
        <source>they end at once</source>
        <translation>takoj se končajo</translation>
    </message>
    <message>
        <source>all twelve tricks are played</source>
        <translation>igra se vseh dvanajst štihov</translation>
    </message>
    <message>
        <source>Doubling by a partner</source>
        <translation>Kontra soigralca</translation>
    </message>
    <message>
        <source>Whether a doubling that does not count leaves the step open to an opponent.</source>
        <translation>Ali kontra, ki ne velja, pusti stopnjo prosto za nasprotnika.</translation>
    </message>
    <message>
        <source>no, each step is said once</source>
        <translation>ne, vsaka stopnja se reče enkrat</translation>
    </message>
    <message>
        <source>yes, it may be said again</source>
        <translation>da, sme se reči znova</translation>
    </message>
    <message>
        <source>Skoty-Trophy</source>
        <translation>Pravila Skoty-Trophy</translation>
    </message>
    <message>
        <source>Private rounds</source>
        <translation>Zasebni krogi</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up a game, Piccolo above Solorufer, Besserrufer divided by its birds, five-suited Farbendreier, two talon cards instead of one, Honneurs; double rounds double only what was announced.</source>
        <translation>Trischaken namesto prodaje igre, Piccolo nad Soloruferjem, Besserrufer razdeljen po ptičih, petbarvni Farbendreier, dve karti iz talona namesto ene, Honneurs; dvojni krogi podvojijo samo napovedano.</translation>
    </message>
    <message>
        <source>With Pagatkassa</source>
        <translation>S Pagatkasso</translation>
    </message>
    <message>
        <source>No captures of king or Pagat, no silent sacks, no double rounds; doubling up to the Rekontra.</source>
        <translation>Brez ujetega kralja in pagata, brez tihih sackov in brez dvojnih krogov; kontra se dviguje do rekontre.</translation>
    </message>
    <message>
        <source>A common pot beside the scores: everybody pays a stake, and each announced Pagat wins or doubles it.</source>
        <translation>Skupna blagajna ob zapisu: vsak da vanjo vložek, vsak napovedani pagat pa jo dobi ali podvoji.</translation>
    </message>
    <message>
        <source>What happens to game and extras when an announced Valat is lost.</source>
        <translation>Kaj je z igro in premijami, če je napovedani valat izgubljen.</translation>
    </message>
    <message>
        <source>it starts again with the next hand</source>
        <translation>začne se znova z naslednjo igro</translation>
    </message>
    <message>
        <source>How many small slips a player is only warned for; the next one is an offense.</source>
        <translation>Za koliko drobnih napak igralec dobi le opozorilo; naslednja je kršitev.</translation>
    </message>
    <message>
        <source>Whether negative games continue when they are lost.</source>
        <translation>Ali se negativne igre igrajo do konca, tudi ko so izgubljene.</translation>
    </message>
    <message>
        <source>No captures of Pagat and king, no silent sacks, no double rounds, doubling up to Rekontra only.</source>
        <translation>Brez ujetja pagata in kralja, brez tihih sackov, brez dvojnih krogov, kontrira se le do Rekontre.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>izklopljeno</translation>
    </message>
    <message>
        <source>on</source>
        <translation>vklopljeno</translation>
    </message>
    <message>
        <source>Captured Pagat</source>
        <translation>Ujeti pagat</translation>
    </message>
    <message>
        <source>Whether a captured Pagat is paid.</source>
        <translation>Ali se ujeti pagat plača.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>se plača</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>se ne plača</translation>
    </message>
    <message>
        <source>Captured king</source>
        <translation>Ujeti kralj</translation>
    </message>
    <message>
        <source>Whether a captured called king is paid.</source>
        <translation>Ali se ujeti klicani kralj plača.</translation>
    </message>
    <message>
        <source>Silent sacks</source>
        <translation>Tihi sacki</translation>
    </message>
    <message>
        <source>Double rounds</source>
        <translation>Dvojni krogi</translation>
    </message>
    <message>
        <source>Whether hands count double after Trischaken, after a hand without a score and in the final round.</source>
        <translation>Ali igre po Trischaknu, po igri brez plačila in v sklepnem krogu štejejo dvojno.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojno</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikoli</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>Najvišja kontra</translation>
    </message>
    <message>
        <source>Subkontra, ×8</source>
        <translation>do Subkontre, ×8</translation>
    </message>
    <message>
        <source>Rekontra, ×4</source>
        <translation>do Rekontre, ×4</translation>
    </message>
    <message>
        <source>Trischaken instead of giving up</source>
        <translation>Trischaken namesto prodaje igre</translation>
    </message>
    <message>
        <source>What the bidder may do when the called king lies in the talon.</source>
        <translation>Kaj sme glavni igralec, če je klicani kralj v talonu.</translation>
    </message>
    <message>
        <source>give up the game and pay</source>
        <translation>prodati igro in plačati</translation>
    </message>
    <message>
        <source>turn the hand into Trischaken</source>
        <translation>igro spremeniti v Trischaken</translation>
    </message>
    <message>
        <source>Trischaken without beating</source>
        <translation>Trischaken brez prevzemanja</translation>
    </message>
    <message>
        <source>Whether the forehand may choose that tricks need not be beaten in Trischaken.</source>
        <translation>Ali sme prvi igralec izbrati, da v Trischaknu ni treba prevzemati štihov.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ni dovoljeno</translation>
    </message>
    <message>
        <source>Piccolo above Solorufer</source>
        <translation>Piccolo nad Soloruferjem</translation>
    </message>
    <message>
        <source>Whether Piccolo ranks above Solorufer and is worth three points.</source>
        <translation>Ali je Piccolo nad Soloruferjem in je vreden tri poene.</translation>
    </message>
    <message>
        <source>below, two points</source>
        <translation>pod njim, dva poena</translation>
    </message>
    <message>
        <source>above, three points</source>
        <translation>nad njim, trije poeni</translation>
    </message>
    <message>
        <source>Besserrufer divided</source>
        <translation>Razdeljeni Besserrufer</translation>
    </message>
    <message>
        <source>Whether each bird has a bid of its own instead of Besserrufer and Solobesser.</source>
        <translation>Ali ima vsak ptič svojo igro namesto Besserruferja in Solobesserja.</translation>
    </message>
    <message>
        <source>one bid for all birds</source>
        <translation>ena igra za vse ptiče</translation>
    </message>
    <message>
        <source>one bid for each bird</source>
        <translation>za vsakega ptiča svoja igra</translation>
    </message>
    <message>
        <source>Five-suited Farbendreier</source>
        <translation>Petbarvni Farbendreier</translation>
    </message>
    <message>
        <source>Whether the bidder may make trumps an ordinary fifth suit.</source>
        <translation>Ali sme glavni igralec taroke določiti za navadno peto barvo.</translation>
    </message>
    <message>
        <source>Two cards instead of one</source>
        <translation>Dve karti namesto ene</translation>
    </message>
    <message>
        <source>How many talon cards are taken in Einer and Farbeneiner.</source>
        <translation>Koliko kart iz talona se vzame v Einerju in Farbeneinerju.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ena</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dve</translation>
    </message>
    <message>
        <source>Bonus for honors</source>
        <translation>Premija za honerje</translation>
    </message>
    <message>
        <source>Whether four of the seven five-point cards in the dealt hand are paid.</source>
        <translation>Ali se plačajo štiri od sedmih kart za pet točk v razdeljenih kartah.</translation>
    </message>
    <message>
        <source>one point from each other player</source>
        <translation>od vsakega od drugih igralcev en poen</translation>
    </message>
    <message>
        <source>Compulsory open games</source>
        <translation>Obvezne odkrite igre</translation>
    </message>
    <message>
        <source>Whether Piccolo and Bettler can be played with closed cards.</source>
        <translation>Ali se Piccolo in Bettler smeta igrati z zakritimi kartami.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>only with open cards</source>
        <translation>samo z odkritimi kartami</translation>
    </message>
    <message>
        <source>What counts double in a double round</source>
        <translation>Kaj v dvojnem krogu šteje dvojno</translation>
    </message>
    <message>
        <source>Whether silent extras count double as well.</source>
        <translation>Ali dvojno štejejo tudi tihe premije.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>vse</translation>
    </message>
    <message>
        <source>game and announced extras</source>
        <translation>igra in napovedane premije</translation>
    </message>
    <message>
        <source>Stake of the Pagat pot</source>
        <translation>Vložek v blagajno</translation>
    </message>
    <message>
        <source>What everybody pays into the pot when it is empty, and each dealer in addition; 0 means no pot.</source>
        <translation>Koliko vsak plača v prazno blagajno in še vsak delilec; pri 0 blagajne ni.</translation>
    </message>
    <message>
        <source>How much the pot holds at most; 0 means no limit.</source>
        <translation>Koliko je v blagajni največ; pri 0 ni meje.</translation>
    </message>
    <message>
        <source>Limit of the Pagat pot</source>
        <translation>Zgornja meja blagajne</translation>
    </message>
    <message>
        <source>Whether an unannounced sack is paid.</source>
        <translation>Ali se plača nenapovedani sack.</translation>
    </message>
    <message>
        <source>Up to which step doubling may go.</source>
        <translation>Do katere stopnje se sme kontrirati.</translation>
    </message>
    <message>
        <source>Time of the talon</source>
        <translation>Kdaj se da talon</translation>
    </message>
    <message>
        <source>When the talon is dealt.</source>
        <translation>Kdaj se deli talon.</translation>
    </message>
    <message>
        <source>between the two rounds of six</source>
        <translation>med obema krogoma po šest</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>na začetku</translation>
    </message>
</context>
<context>
    <name>KoenigrufenPublicMessages</name>
    <message>
        <source>{seat} discarded a suit card although a trump could be discarded.</source>
        <translation>{seat} založi barvno karto, čeprav lahko založi taroka.</translation>
    </message>
    <message>
        <source>{seat} discarded a suit card face down.</source>
        <translation>{seat} založi barvno karto zakrito.</translation>
    </message>
    <message>
        <source>{seat} discarded the last bird that could be announced.</source>
        <translation>{seat} založi zadnjega ptiča, ki bi ga bilo mogoče napovedati.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenReadings</name>
    <message>
        <source>May the forehand open with a forehand game before the others have passed?</source>
        <translation>Ali sme prvi igralec začeti s svojo igro, preden drugi rečejo naprej?</translation>
    </message>
    <message>
        <source>No: only after three passes, because everybody must have agreed.</source>
        <translation>Ne: šele po trikratnem naprej, ker morajo vsi soglašati.</translation>
    </message>
    <message>
        <source>The value: that is the heading of the column.</source>
        <translation>Vrednost: tako je naslovljen stolpec.</translation>
    </message>
    <message>
        <source>Is the capture included when an announced Pagat or called king is beaten?</source>
        <translation>Ali je ujetje všteto, če je napovedani pagat ali klicani kralj preštihan?</translation>
    </message>
    <message>
        <source>They are settled as they turned out and set off against it.</source>
        <translation>Obračunajo se po izidu in se pobotajo z njim.</translation>
    </message>
    <message>
        <source>What follows when an announced card is given up without need?</source>
        <translation>Kaj sledi, če se napovedana karta opusti brez potrebe?</translation>
    </message>
    <message>
        <source>What does the Jungfrau get?</source>
        <translation>Kaj dobi igralec brez štiha?</translation>
    </message>
    <message>
        <source>Everything that the losers pay.</source>
        <translation>Vse, kar plačajo poraženci.</translation>
    </message>
    <message>
        <source>They merge: the next full round of hands counts double, never more.</source>
        <translation>Združita se: dvojno šteje naslednji celi krog, nikoli več.</translation>
    </message>
    <message>
        <source>Does “equal” mean the same game or the same value?</source>
        <translation>Ali »enakovredne« pomeni isto igro ali isto vrednost?</translation>
    </message>
    <message>
        <source>No: it has a row of its own and is paid beside the lost announcement.</source>
        <translation>Ne: plača se poleg izgubljene napovedi, saj ima svojo vrstico.</translation>
    </message>
    <message>
        <source>What happens to the game and the extras when an announced Valat is lost?</source>
        <translation>Kaj je z igro in premijami, če je napovedani valat izgubljen?</translation>
    </message>
    <message>
        <source>May the bidder still announce after finishing the announcements?</source>
        <translation>Ali sme glavni igralec še napovedovati, ko je svoje napovedi končal?</translation>
    </message>
    <message>
        <source>Yes, when it is the bidder&apos;s turn.</source>
        <translation>Da, ko je na vrsti.</translation>
    </message>
    <message>
        <source>It is an offense (Renonce), because it is forbidden.</source>
        <translation>To je kršitev, ker je prepovedano.</translation>
    </message>
    <message>
        <source>What if a double round begins during another one?</source>
        <translation>Kaj, če se dvojni krog začne med drugim?</translation>
    </message>
    <message>
        <source>Which hands are the final round?</source>
        <translation>Katere igre so sklepni krog?</translation>
    </message>
    <message>
        <source>The running round is finished, then one doubled hand for each person from the first forehand on.</source>
        <translation>Tekoči krog se konča, nato vsak od prvega igralca naprej dobi eno dvojno igro.</translation>
    </message>
    <message>
        <source>Until when can a wrong call, talon or discard be put right?</source>
        <translation>Do kdaj se da popraviti napačen klic, talon ali zalaganje?</translation>
    </message>
    <message>
        <source>Until the first trick is turned or the second is led.</source>
        <translation>Dokler prvi štih ni obrnjen ali drugi začet.</translation>
    </message>
    <message>
        <source>It is put right with a warning; no trick has been turned.</source>
        <translation>Popravi se z opozorilom; noben štih še ni obrnjen.</translation>
    </message>
    <message>
        <source>Is every slip an offense (Renonce)?</source>
        <translation>Ali je vsaka drobna napaka kršitev?</translation>
    </message>
    <message>
        <source>No: slips that make no difference to the result are put right with a warning, a few times.</source>
        <translation>Ne: napake, ki ničesar ne odločijo, se nekajkrat popravijo z opozorilom.</translation>
    </message>
    <message>
        <source>Trumps rank above suits, then the rank in the trick counts; ties draw again.</source>
        <translation>Tarok nad barvami, nato red v štihu; pri enakih se vleče znova.</translation>
    </message>
    <message>
        <source>Four of the seven honors in the dealt hand, said at the first turn: one point from each other player.</source>
        <translation>Štirje od sedmih honerjev v razdeljenih kartah, povedani takoj ob prvi priložnosti: od vsakega od drugih igralcev en poen.</translation>
    </message>
    <message>
        <source>Einer and Farbeneiner take two cards and discard two.</source>
        <translation>V Einerju in Farbeneinerju se dve karti vzameta in dve založita.</translation>
    </message>
    <message>
        <source>What does not apply in a five-suited Farbendreier?</source>
        <translation>Kaj odpade v petbarvnem Farbendreierju?</translation>
    </message>
    <message>
        <source>Trumps are an ordinary suit: they are not forced, and may be led at any time.</source>
        <translation>Tarok je navadna barva: ni ga treba dati in z njim se sme začeti kadar koli.</translation>
    </message>
    <message>
        <source>Four bids of their own with talon; the bird named must be dealt and announced; there is no Solobesser.</source>
        <translation>Štiri samostojne igre s talonom; imenovani ptič mora biti razdeljen in napovedan; Solobesserja ni.</translation>
    </message>
    <message>
        <source>The announcer&apos;s side in equal parts, the odd unit to the announcer; Kontra and double rounds do not change it.</source>
        <translation>Stran, ki je napovedala, po enakih delih, ostanek napovedovalcu; kontre in dvojni krogi nanjo ne vplivajo.</translation>
    </message>
    <message>
        <source>Does a lost negative game continue?</source>
        <translation>Ali se izgubljena negativna igra nadaljuje?</translation>
    </message>
    <message>
        <source>What does it mean that only announcements count double in a double round?</source>
        <translation>Kaj pomeni, da v dvojnem krogu dvojno štejejo samo napovedi?</translation>
    </message>
    <message>
        <source>Who plays Trischaken instead of giving up the game?</source>
        <translation>Kdo igra Trischaken namesto prodaje igre?</translation>
    </message>
    <message>
        <source>The bidder is Trischaker with the talon shown, and leads.</source>
        <translation>Glavni igralec je trischaker z odkritim talonom in začne.</translation>
    </message>
    <message>
        <source>No captures, no silent sacks, no doubled hands at all, Kontra up to Rekontra.</source>
        <translation>Brez ujetij, brez tihih sackov, brez dvojnih iger, kontrira se do Rekontre.</translation>
    </message>
    <message>
        <source>Until the next player has spoken: the others relied on it when they bid and passed, and no correction undoes that.</source>
        <translation>Dokler ne spregovori naslednji igralec: drugi so licitirali in rekli naprej glede na to napoved in tega noben popravek ne vrne.</translation>
    </message>
    <message>
        <source>How is the first forehand drawn?</source>
        <translation>Kako se žreba prvi igralec?</translation>
    </message>
    <message>
        <source>Is a bird given up as well if it is held back in its own trick?</source>
        <translation>Ali je ptič opuščen tudi, če ga igralec v njegovem štihu zadrži?</translation>
    </message>
    <message>
        <source>Yes: it is a Renonce, like playing it too early.</source>
        <translation>Da: to je Renonce, enako kot če ga vrže prezgodaj.</translation>
    </message>
    <message>
        <source>Must the Pagat be played on Skys and Mond in a negative game?</source>
        <translation>Ali je treba v negativni igri na škisa in monda vreči pagata?</translation>
    </message>
    <message>
        <source>Yes: there it is the highest trump, and you must beat the trick.</source>
        <translation>Da: tam je najvišji tarok, štih pa je treba prevzeti.</translation>
    </message>
    <message>
        <source>What follows a wrong bid?</source>
        <translation>Kaj sledi napačni ponudbi?</translation>
    </message>
    <message>
        <source>What is the bonus for Honneurs?</source>
        <translation>Kakšna je premija za honerje?</translation>
    </message>
    <message>
        <source>What do compulsory ouverts mean?</source>
        <translation>Kaj pomenijo obvezni ouverti?</translation>
    </message>
    <message>
        <source>Piccolo and Bettler are not offered; negative games begin with the half-open ones.</source>
        <translation>Piccola in Bettlerja ni; negativne igre se začnejo s polodkritimi.</translation>
    </message>
    <message>
        <source>What changes with two cards instead of one?</source>
        <translation>Kaj se spremeni z dvema kartama namesto ene?</translation>
    </message>
    <message>
        <source>How is the Besserrufer divided?</source>
        <translation>Kako je Besserrufer razdeljen?</translation>
    </message>
    <message>
        <source>Who shares the Pagat pot, and how?</source>
        <translation>Kdo si deli blagajno in kako?</translation>
    </message>
    <message>
        <source>It ends when all running negative games are lost.</source>
        <translation>Konča se, ko so vse tekoče negativne igre izgubljene.</translation>
    </message>
    <message>
        <source>Game and announced extras count double, silent extras single.</source>
        <translation>Igra in napovedane premije štejejo dvojno, tihe enojno.</translation>
    </message>
    <message>
        <source>What does the Skoty-Trophy change?</source>
        <translation>Kaj spremeni Skoty-Trophy?</translation>
    </message>
    <message>
        <source>Does the void Kontra of a partner block that of an opponent?</source>
        <translation>Ali neveljavna kontra soigralca prepreči nasprotnikovo?</translation>
    </message>
    <message>
        <source>No: it does not count, so an opponent may still say it.</source>
        <translation>Ne: ne velja, zato jo nasprotnik še lahko napove.</translation>
    </message>
    <message>
        <source>What follows a misdeal that is noticed before the bidding?</source>
        <translation>Kaj sledi zatalanju, ki se opazi pred licitacijo?</translation>
    </message>
    <message>
        <source>The same dealer deals again; the sheet is silent.</source>
        <translation>Isti delilec deli znova; pravila o tem molčijo.</translation>
    </message>
    <message>
        <source>Until when can a Besserrufer without a bird be put right?</source>
        <translation>Do kdaj se lahko popravi Besserrufer brez ptiča?</translation>
    </message>
    <message>
        <source>Who bears the doubt if cards are mixed before a claim is settled?</source>
        <translation>Kdo nosi dvom, če se karte pomešajo pred rešitvijo zahteve?</translation>
    </message>
    <message>
        <source>The player who mixed them; the sheet is silent.</source>
        <translation>Igralec, ki jih je pomešal; pravila o tem molčijo.</translation>
    </message>
    <message>
        <source>May a player who sits out comment or look at the talon?</source>
        <translation>Ali sme igralec, ki počiva, komentirati ali pogledati talon?</translation>
    </message>
    <message>
        <source>No, but such a player never pays; the sheet is silent.</source>
        <translation>Ne, vendar tak igralec nikoli ne plača; pravila o tem molčijo.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRights</name>
    <message>
        <source>You must keep an announced bird for its trick if you can.</source>
        <translation>Napovedanega ptiča morate prihraniti za njegov štih, če lahko.</translation>
    </message>
    <message>
        <source>After saying “ready” the bidder may only double.</source>
        <translation>Po koncu napovedi sme glavni igralec le še kontrirati.</translation>
    </message>
    <message>
        <source>You must play an announced bird in its trick if it is legal.</source>
        <translation>Napovedanega ptiča morate vreči v njegovem štihu, če je dovoljen.</translation>
    </message>
    <message>
        <source>You must keep an announced king for the last trick if you can.</source>
        <translation>Napovedanega kralja morate prihraniti za zadnji štih, če lahko.</translation>
    </message>
    <message>
        <source>Of several announced birds you must play the highest first.</source>
        <translation>Od več napovedanih ptičev morate najprej vreči najvišjega.</translation>
    </message>
    <message>
        <source>In a suit game you must discard trumps first.</source>
        <translation>V barvni igri morate najprej založiti taroke.</translation>
    </message>
    <message>
        <source>In a suit game you must discard a suit card face up.</source>
        <translation>V barvni igri morate barvno karto založiti odkrito.</translation>
    </message>
    <message>
        <source>You must keep a bird that you have to announce.</source>
        <translation>Ptiča, ki ga morate napovedati, morate obdržati.</translation>
    </message>
    <message>
        <source>You must call the king before you turn up the talon.</source>
        <translation>Kralja morate poklicati, preden odkrijete talon.</translation>
    </message>
    <message>
        <source>You may take only the chosen half or card of the talon.</source>
        <translation>Vzeti smete le izbrano polovico ali karto talona.</translation>
    </message>
    <message>
        <source>In a Sechserdreier the others must not see the talon.</source>
        <translation>V Sechserdreierju drugi talona ne smejo videti.</translation>
    </message>
    <message>
        <source>Nobody may look at a closed talon.</source>
        <translation>V zakriti talon ne sme gledati nihče.</translation>
    </message>
    <message>
        <source>You may give up only if the called king lies in the talon, before you take a half.</source>
        <translation>Predati smete le, če je klicani kralj v talonu in preden vzamete polovico.</translation>
    </message>
    <message>
        <source>You may look only at the previous trick.</source>
        <translation>Pogledati smete le prejšnji štih.</translation>
    </message>
    <message>
        <source>You must keep cards, partner and plans to yourself.</source>
        <translation>Kart, soigralca in namer ne smete izdati.</translation>
    </message>
    <message>
        <source>You must not double a game that is given up or whose called king lies in the talon.</source>
        <translation>Igre, ki se preda ali katere klicani kralj je v talonu, ne smete kontrirati.</translation>
    </message>
    <message>
        <source>A player who sits out must keep silent and must not look at the talon.</source>
        <translation>Kdor počiva, mora molčati in ne sme gledati v talon.</translation>
    </message>
    <message>
        <source>You must call a king that you do not hold, unless you hold all four.</source>
        <translation>Klicati morate kralja, ki ga nimate, razen če imate vse štiri.</translation>
    </message>
    <message>
        <source>You may call the fourth only if you hold exactly three kings.</source>
        <translation>Četrtega smete klicati le, če imate natanko tri kralje.</translation>
    </message>
    <message>
        <source>For this game you must hold a bird in the dealt hand.</source>
        <translation>Za to igro morate imeti ptiča v razdeljenih kartah.</translation>
    </message>
    <message>
        <source>You must not bid again after passing.</source>
        <translation>Ko rečete naprej, ne smete več licitirati.</translation>
    </message>
    <message>
        <source>You may raise your own game only after somebody has outbid it.</source>
        <translation>Svojo igro smete zvišati le, če jo kdo preseže.</translation>
    </message>
    <message>
        <source>Only the forehand may bid these games, after all others have passed.</source>
        <translation>Te igre sme napovedati le prvi igralec, ko vsi drugi rečejo naprej.</translation>
    </message>
    <message>
        <source>You may join only a negative game of the same value.</source>
        <translation>Pridružiti se smete le negativni igri enake vrednosti.</translation>
    </message>
    <message>
        <source>You must announce one of the dealt birds before you say that you are ready.</source>
        <translation>Enega od razdeljenih ptičev morate napovedati, preden končate.</translation>
    </message>
    <message>
        <source>You may announce only the extras of this game.</source>
        <translation>Napovedati smete le premije te igre.</translation>
    </message>
    <message>
        <source>The others must wait until the bidder is ready.</source>
        <translation>Drugi morajo počakati, da glavni igralec konča.</translation>
    </message>
    <message>
        <source>You must count the cards in threes and take off two points for each three.</source>
        <translation>Karte morate šteti po tri in za vsako trojko odšteti dve točki.</translation>
    </message>
    <message>
        <source>You must lay your cards open after the first trick, before the second lead.</source>
        <translation>Karte morate odkriti po prvem štihu, pred drugim začetkom.</translation>
    </message>
    <message>
        <source>You must keep silent in open games.</source>
        <translation>Pri odprtih igrah morate molčati.</translation>
    </message>
    <message>
        <source>You must keep cards, tricks and talon apart until a claim is settled.</source>
        <translation>Karte, štihe in talon morate pustiti ločene, dokler spor ni rešen.</translation>
    </message>
    <message>
        <source>You must leave a legal card on the table.</source>
        <translation>Dovoljeno karto morate pustiti na mizi.</translation>
    </message>
    <message>
        <source>You may lay cards open only when the game asks for it.</source>
        <translation>Karte smete odkriti le, ko to zahteva igra.</translation>
    </message>
    <message>
        <source>You may double only opponents.</source>
        <translation>Kontrirati smete le nasprotnike.</translation>
    </message>
    <message>
        <source>You must say before the lead which tricks the talon goes to.</source>
        <translation>Pred začetkom morate povedati, h katerim štihom gre talon.</translation>
    </message>
    <message>
        <source>Each talon card must go to its own trick, from the top.</source>
        <translation>Vsaka karta talona mora iti k svojemu štihu, od zgoraj.</translation>
    </message>
    <message>
        <source>Somebody must cut or knock before every deal.</source>
        <translation>Pred vsako delitvijo je treba privzdigniti ali zabiti.</translation>
    </message>
    <message>
        <source>The dealer must pay the stake before the deal.</source>
        <translation>Delilec mora vložek plačati pred delitvijo.</translation>
    </message>
</context>
<context>
    <name>KoenigrufenRules</name>
    <message>
        <source>Announced bird played early</source>
        <translation>Napovedani ptič prezgodaj</translation>
    </message>
    <message>
        <source>Announced bird held back</source>
        <translation>Zadržani napovedani ptič</translation>
    </message>
    <message>
        <source>Announced king played early</source>
        <translation>Napovedani kralj prezgodaj</translation>
    </message>
    <message>
        <source>Lower bird before a higher one</source>
        <translation>Nižji ptič pred višjim</translation>
    </message>
    <message>
        <source>Suit card discarded without need</source>
        <translation>Barvna karta založena brez potrebe</translation>
    </message>
    <message>
        <source>Suit card discarded face down</source>
        <translation>Barvna karta založena zakrito</translation>
    </message>
    <message>
        <source>Last bird discarded</source>
        <translation>Založen zadnji ptič</translation>
    </message>
    <message>
        <source>Talon turned up too early</source>
        <translation>Talon odkrit prezgodaj</translation>
    </message>
    <message>
        <source>Wrong talon cards taken</source>
        <translation>Vzete napačne karte talona</translation>
    </message>
    <message>
        <source>Hidden talon shown</source>
        <translation>Pokazan zakriti talon</translation>
    </message>
    <message>
        <source>Looking at the talon</source>
        <translation>Pogled v talon</translation>
    </message>
    <message>
        <source>Game given up without the right to do so</source>
        <translation>Prodaja igre brez pravice</translation>
    </message>
    <message>
        <source>Game joined without the right to do so</source>
        <translation>Pridružitev brez pravice</translation>
    </message>
    <message>
        <source>Doubling that does not count</source>
        <translation>Kontra, kjer ne velja</translation>
    </message>
    <message>
        <source>Announcing after finishing</source>
        <translation>Napoved po koncu napovedi</translation>
    </message>
    <message>
        <source>Looking at an older trick</source>
        <translation>Pogled starejšega štiha</translation>
    </message>
    <message>
        <source>Giving away cards or plans</source>
        <translation>Izdaja kart ali namer</translation>
    </message>
    <message>
        <source>Talking in an open game</source>
        <translation>Govorjenje v odkriti igri</translation>
    </message>
    <message>
        <source>Cards mixed before a claim is settled</source>
        <translation>Karte premešane pred rešitvijo spora</translation>
    </message>
    <message>
        <source>Interference by a player who sits out</source>
        <translation>Vmešavanje igralca, ki počiva</translation>
    </message>
    <message>
        <source>Own king called</source>
        <translation>Klican svoj kralj</translation>
    </message>
    <message>
        <source>The fourth called without three kings</source>
        <translation>Četrti klican brez treh kraljev</translation>
    </message>
    <message>
        <source>Bird game without a bird</source>
        <translation>Igra s ptičem brez ptiča</translation>
    </message>
    <message>
        <source>Bid after a pass</source>
        <translation>Licitiranje po »naprej«</translation>
    </message>
    <message>
        <source>Own game raised without need</source>
        <translation>Svoja igra zvišana brez povoda</translation>
    </message>
    <message>
        <source>Forehand game at the wrong moment</source>
        <translation>Igra prvega igralca ob napačnem času</translation>
    </message>
    <message>
        <source>No bird announced</source>
        <translation>Noben ptič ni napovedan</translation>
    </message>
    <message>
        <source>Extra that this game does not have</source>
        <translation>Premija, ki je v igri ni</translation>
    </message>
    <message>
        <source>Speaking before the bidder is ready</source>
        <translation>Oglašanje, preden glavni igralec konča</translation>
    </message>
    <message>
        <source>Allowed card taken back</source>
        <translation>Dovoljena karta vzeta nazaj</translation>
    </message>
    <message>
        <source>Cards laid open too late</source>
        <translation>Karte odkrite prepozno</translation>
    </message>
    <message>
        <source>Cards laid open too early</source>
        <translation>Karte odkrite prezgodaj</translation>
    </message>
    <message>
        <source>Doubling between partners</source>
        <translation>Kontra med soigralcema</translation>
    </message>
    <message>
        <source>Talon not allotted before the lead</source>
        <translation>Talon pred začetkom ni razporejen</translation>
    </message>
    <message>
        <source>Talon card at the wrong trick</source>
        <translation>Karta talona pri napačnem štihu</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Delitev brez privzdigovanja</translation>
    </message>
    <message>
        <source>Wrong count</source>
        <translation>Napačno štetje</translation>
    </message>
    <message>
        <source>Stake not paid</source>
        <translation>Neplačan vložek</translation>
    </message>
</context>
<context>
    <name>KoenigrufenSubjects</name>
    <message>
        <source>{name}: kind of game</source>
        <translation>{name}: vrsta igre</translation>
    </message>
    <message>
        <source>{name}: tricks that win</source>
        <translation>{name}: število štihov za zmago</translation>
    </message>
    <message>
        <source>{name}: who plays with open cards</source>
        <translation>{name}: kdo igra z odprtimi kartami</translation>
    </message>
    <message>
        <source>{name}: factor of the extras</source>
        <translation>{name}: množitelj dodatkov</translation>
    </message>
    <message>
        <source>{name}: paid by or to each other player</source>
        <translation>{name}: obračuna se z vsakim od drugih igralcev</translation>
    </message>
    <message>
        <source>{name}: paid for a lost game</source>
        <translation>{name}: plača se za izgubljeno igro</translation>
    </message>
    <message>
        <source>{name}: one of these must be announced</source>
        <translation>{name}: eno od tega je treba napovedati</translation>
    </message>
    <message>
        <source>{name}: played only beside</source>
        <translation>{name}: igra se le ob igri</translation>
    </message>
    <message>
        <source>{name}: the card</source>
        <translation>{name}: karta</translation>
    </message>
    <message>
        <source>{name}: number of the trick</source>
        <translation>{name}: številka štiha</translation>
    </message>
    <message>
        <source>{name}: card points</source>
        <translation>{name}: točke v kartah</translation>
    </message>
    <message>
        <source>{name}: cards in the hand</source>
        <translation>{name}: kart v roki</translation>
    </message>
    <message>
        <source>{name}: when it counts</source>
        <translation>{name}: kdaj velja</translation>
    </message>
    <message>
        <source>{name}: never doubled by the game</source>
        <translation>{name}: igra je nikoli ne podvoji</translation>
    </message>
    <message>
        <source>Players of a hand</source>
        <translation>Igralcev v eni igri</translation>
    </message>
    <message>
        <source>Rounds dealt before the talon</source>
        <translation>Krogov deljenja pred talonom</translation>
    </message>
    <message>
        <source>What the forehand may also bid at once</source>
        <translation>Kaj sme prvi igralec licitirati takoj</translation>
    </message>
    <message>
        <source>{name}: rank of the bid that drives it out</source>
        <translation>{name}: rang igre, ki jo izrine</translation>
    </message>
    <message>
        <source>Kings needed to call the fourth</source>
        <translation>Kraljev v roki tistega, ki kliče četrtega</translation>
    </message>
    <message>
        <source>Kings needed to call one&apos;s own</source>
        <translation>Kraljev v roki tistega, ki sme klicati svojega</translation>
    </message>
    <message>
        <source>Duties where trumps win</source>
        <translation>Dolžnosti, kjer taroki jemljejo</translation>
    </message>
    <message>
        <source>Duties in suit games</source>
        <translation>Dolžnosti v barvnih igrah</translation>
    </message>
    <message>
        <source>Duties in suit games with five suits</source>
        <translation>Dolžnosti v barvnih igrah s petimi barvami</translation>
    </message>
    <message>
        <source>Duties in negative games</source>
        <translation>Dolžnosti v negativnih igrah</translation>
    </message>
    <message>
        <source>Duties in Trischaken without having to win</source>
        <translation>Dolžnosti v igri Trischaken brez obveznega prevzemanja</translation>
    </message>
    <message>
        <source>Tricks before open cards are laid down</source>
        <translation>Štihov pred odprtjem kart</translation>
    </message>
    <message>
        <source>Trischaken: tricks that may get the talon</source>
        <translation>Trischaken: štihov, ki lahko dobijo talon</translation>
    </message>
    <message>
        <source>Trischaken: points with which one pays alone</source>
        <translation>Trischaken: točke, s katerimi kdo plača sam</translation>
    </message>
    <message>
        <source>Trischaken: factor if the Trischaker does</source>
        <translation>Trischaken: množitelj, če plača Trischaker</translation>
    </message>
    <message>
        <source>Trischaken: all tricks or a Renonce, to each other player</source>
        <translation>Trischaken: vsi štihi ali renons, vsakemu od drugih igralcev</translation>
    </message>
    <message>
        <source>Rounds that count double</source>
        <translation>Krogi, ki štejejo dvojno</translation>
    </message>
</context>
<context>
    <name>KoenigrufenTitles</name>
    <message>
        <source>Speisen (table of games)</source>
        <translation>Speisen (razpredelnica iger)</translation>
    </message>
    <message>
        <source>Zutaten (table of extras)</source>
        <translation>Zutaten (razpredelnica premij)</translation>
    </message>
    <message>
        <source>Kaiserstich (emperor&apos;s trick)</source>
        <translation>Kaiserstich (cesarski štih)</translation>
    </message>
    <message>
        <source>Grundlagen (basics)</source>
        <translation>Grundlagen (osnove)</translation>
    </message>
    <message>
        <source>Grundlagen: following suit</source>
        <translation>Grundlagen: odgovarjanje na barvo</translation>
    </message>
    <message>
        <source>Grundlagen: counting</source>
        <translation>Grundlagen: štetje</translation>
    </message>
    <message>
        <source>Allgemeines (general)</source>
        <translation>Allgemeines (splošno)</translation>
    </message>
    <message>
        <source>Allgemeines: corrections</source>
        <translation>Allgemeines: popravki</translation>
    </message>
    <message>
        <source>Lizitation, phase I (bidding)</source>
        <translation>Lizitation, faza I (licitacija)</translation>
    </message>
    <message>
        <source>Lizitation, phase II (call and announcements)</source>
        <translation>Lizitation, faza II (klic in napovedi)</translation>
    </message>
    <message>
        <source>Lizitation, phase III (close)</source>
        <translation>Lizitation, faza III (sklep)</translation>
    </message>
    <message>
        <source>Vorhandspiele (forehand games)</source>
        <translation>Vorhandspiele (igre prvega igralca)</translation>
    </message>
    <message>
        <source>Solospiele (solo games)</source>
        <translation>Solospiele (igre brez talona)</translation>
    </message>
    <message>
        <source>Farbspiele (suit games)</source>
        <translation>Farbspiele (barvne igre)</translation>
    </message>
    <message>
        <source>Übrige Positivspiele (other positive games)</source>
        <translation>Übrige Positivspiele (druge pozitivne igre)</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: discards</source>
        <translation>Übrige Positivspiele: zalaganje</translation>
    </message>
    <message>
        <source>Übrige Positivspiele: king in the talon</source>
        <translation>Übrige Positivspiele: kralj v talonu</translation>
    </message>
    <message>
        <source>Negativspiele (negative games)</source>
        <translation>Negativspiele (negativne igre)</translation>
    </message>
    <message>
        <source>Negativspiele: joining a game</source>
        <translation>Negativspiele: pridružitev igri</translation>
    </message>
    <message>
        <source>Zusätze (extras)</source>
        <translation>Zusätze (premije)</translation>
    </message>
    <message>
        <source>Zusätze: birds and König ultimo</source>
        <translation>Zusätze: ptiči in König ultimo</translation>
    </message>
    <message>
        <source>Renonce (offenses)</source>
        <translation>Renonce (kršitve)</translation>
    </message>
    <message>
        <source>Renonce: fair play</source>
        <translation>Renonce: poštena igra</translation>
    </message>
    <message>
        <source>Optionale Regeln (optional rules)</source>
        <translation>Optionale Regeln (izbirna pravila)</translation>
    </message>
    <message>
        <source>Optionale Regeln: Pagat pot</source>
        <translation>Optionale Regeln: blagajna za pagate</translation>
    </message>
    <message>
        <source>Grundlagen: dealing</source>
        <translation>Grundlagen: deljenje</translation>
    </message>
    <message>
        <source>Grundlagen: playing and leading</source>
        <translation>Grundlagen: igra in začenjanje</translation>
    </message>
    <message>
        <source>Allgemeines: what may be looked at</source>
        <translation>Allgemeines: kaj je dovoljeno pogledati</translation>
    </message>
    <message>
        <source>Allgemeines: doubling</source>
        <translation>Allgemeines: kontriranje</translation>
    </message>
    <message>
        <source>Lizitation, phase II: the call</source>
        <translation>Lizitation, faza II: klic</translation>
    </message>
    <message>
        <source>Speisen: games with a bird</source>
        <translation>Speisen: igre s ptičem</translation>
    </message>
    <message>
        <source>Farbspiele: discards</source>
        <translation>Farbspiele: zalaganje</translation>
    </message>
    <message>
        <source>Farbspiele: extras</source>
        <translation>Farbspiele: premije</translation>
    </message>
    <message>
        <source>Negativspiele: open games</source>
        <translation>Negativspiele: odprte igre</translation>
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
        <translation>taroki jemljejo</translation>
    </message>
    <message>
        <source>suit game</source>
        <translation>barvna igra</translation>
    </message>
    <message>
        <source>negative game</source>
        <translation>negativna igra</translation>
    </message>
    <message>
        <source>for the fewest points</source>
        <translation>za najmanj točk</translation>
    </message>
    <message>
        <source>none, it goes to the opponents</source>
        <translation>nobene, dobijo ga nasprotniki</translation>
    </message>
    <message>
        <source>none, it goes with the tricks</source>
        <translation>nobene, gre s štihi</translation>
    </message>
    <message>
        <source>none, it counts for nobody</source>
        <translation>nobene, ne šteje nikomur</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>vsi</translation>
    </message>
    <message>
        <source>also in suit games</source>
        <translation>tudi v barvnih igrah</translation>
    </message>
    <message>
        <source>only where a king is called</source>
        <translation>le kjer se kliče kralj</translation>
    </message>
    <message>
        <source>beside a Valat too</source>
        <translation>tudi ob valatu</translation>
    </message>
    <message>
        <source>without the suit a trump is played</source>
        <translation>brez barve se igra tarok</translation>
    </message>
    <message>
        <source>the trick is beaten if possible</source>
        <translation>štih je treba prevzeti, če se da</translation>
    </message>
    <message>
        <source>trumps take suits</source>
        <translation>taroki jemljejo barve</translation>
    </message>
    <message>
        <source>the Pagat takes Mond and Skys</source>
        <translation>pagat vzame monda in škisa</translation>
    </message>
    <message>
        <source>suits are led before trumps</source>
        <translation>barve se igrajo pred taroki</translation>
    </message>
    <message>
        <source>the Pagat must be played to Mond and Skys</source>
        <translation>na monda in škisa je treba dati pagata</translation>
    </message>
    <message>
        <source>the Pagat may be played to Mond and Skys</source>
        <translation>na monda in škisa se sme dati pagat</translation>
    </message>
</context>
<context>
    <name>LanguageRow</name>
    <message>
        <source>Sounds</source>
        <translation>Zvoki</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekcije</translation>
    </message>
    <message>
        <source>Learn from my &amp;hands</source>
        <translation>Učenje iz mojih &amp;iger</translation>
    </message>
    <message>
        <source>&amp;Questions for judges</source>
        <translation>&amp;Vprašanja za sodnike</translation>
    </message>
    <message>
        <source>The &amp;first hand again</source>
        <translation>&amp;Prva igra še enkrat</translation>
    </message>
    <message>
        <source>Ne&amp;xt lesson</source>
        <translation>&amp;Naslednja lekcija</translation>
    </message>
</context>
<context>
    <name>Lectures</name>
    <message>
        <source>Show &amp;from a playlist…</source>
        <translation>Predva&amp;jaj s sporeda …</translation>
    </message>
    <message>
        <source>Bac&amp;k to the evening</source>
        <translation>Nazaj k sporedu</translation>
    </message>
    <message>
        <source>Add this hand to a &amp;playlist…</source>
        <translation>Dodaj &amp;to igro na spored …</translation>
    </message>
    <message>
        <source>Open a playlist</source>
        <translation>Odpri spored</translation>
    </message>
    <message>
        <source>Nothing is on this playlist.</source>
        <translation>Na tem sporedu ni ničesar.</translation>
    </message>
    <message>
        <source>{game}, hand {number}</source>
        <translation>{game}, igra {number}</translation>
    </message>
    <message>
        <source>evening</source>
        <translation>vecer</translation>
    </message>
    <message>
        <source>Add to a playlist</source>
        <translation>Dodaj na spored</translation>
    </message>
    <message>
        <source>Hand {number} is on the playlist {file}.</source>
        <translation>Igra {number} je na sporedu {file}.</translation>
    </message>
    <message>
        <source>Playlists (*.tarock-lecture)</source>
        <translation>Sporedi (*.tarock-lecture)</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plačano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeni</translation>
    </message>
    <message>
        <source>contents: {amount}</source>
        <translation>vsebina: {amount}</translation>
    </message>
    <message>
        <source>Check total</source>
        <translation>Kontrolna vsota</translation>
    </message>
</context>
<context>
    <name>LessonMaking</name>
    <message>
        <source>Make a &amp;lesson…</source>
        <translation>Naredi lek&amp;cijo…</translation>
    </message>
    <message>
        <source>Ask here &amp;in a lesson</source>
        <translation>Vp&amp;rašaj tukaj v lekciji</translation>
    </message>
    <message>
        <source>This is not asked any more.</source>
        <translation>To se ne vpraša več.</translation>
    </message>
    <message numerus="yes">
        <source>%n act(s) of this hand will be asked.</source>
        <translation>
            <numerusform>Lekcija vpraša po %n potezi te igre.</numerusform>
            <numerusform>Lekcija vpraša po %n potezah te igre.</numerusform>
            <numerusform>Lekcija vpraša po %n potezah te igre.</numerusform>
            <numerusform>Lekcija vpraša po %n potezah te igre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Naredi lekcijo…</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lekcije (*.toml)</translation>
    </message>
    <message>
        <source>Make a lesson</source>
        <translation>Naredi lekcijo</translation>
    </message>
    <message>
        <source>No lesson can be made of this hand: an act cannot be asked, or there was a ruling.</source>
        <translation>Iz te igre ni mogoče narediti lekcije: po kaki potezi ni mogoče vprašati ali pa je sodnik odločal.</translation>
    </message>
    <message>
        <source>The lesson is saved. Those in this folder stand below the course.</source>
        <translation>Lekcija je shranjena. Lekcije iz te mape stojijo pod tečajem.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>That is not allowed.</source>
        <translation>To ni dovoljeno.</translation>
    </message>
    <message>
        <source>Let me see…</source>
        <translation>Trenutek…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Pravilno.</translation>
    </message>
    <message>
        <source>As good would have been: {answer}</source>
        <translation>Enako dobro bi bilo: {answer}</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Še ne.</translation>
    </message>
    <message>
        <source>The answer: {answer}</source>
        <translation>Odgovor: {answer}</translation>
    </message>
    <message>
        <source>Not all of them are marked.</source>
        <translation>Niso še vse označene.</translation>
    </message>
    <message>
        <source>Something else is clearly better.</source>
        <translation>Nekaj drugega je veliko boljše.</translation>
    </message>
    <message>
        <source>On average it gives away {amount}.</source>
        <translation>V povprečju vas to stane {amount}.</translation>
    </message>
    <message>
        <source>This answer cannot be judged.</source>
        <translation>Tega odgovora ni mogoče presoditi.</translation>
    </message>
    <message>
        <source>The lit cards may be played.</source>
        <translation>Igrati smete osvetljene karte.</translation>
    </message>
    <message>
        <source>So it ends: {amounts}</source>
        <translation>Tako se konča: {amounts}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lekcija</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Zapusti lekcijo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoč</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Kaj se zgodi</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Še enkrat</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Preveri</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Answer at the table.</source>
        <translation>Odgovorite za mizo.</translation>
    </message>
    <message>
        <source>Mark cards by click or space bar, then press Check.</source>
        <translation>Karte označite s klikom ali preslednico in pritisnite Preveri.</translation>
    </message>
    <message>
        <source>Press a name, or click a person or a card in the trick.</source>
        <translation>Pritisnite ime ali kliknite igralca ali karto v štihu.</translation>
    </message>
    <message>
        <source>Press an answer, or click a person.</source>
        <translation>Pritisnite odgovor ali kliknite igralca.</translation>
    </message>
    <message>
        <source>Write a minus before what somebody pays.</source>
        <translation>Pred tisto, kar kdo plača, napišite minus.</translation>
    </message>
    <message>
        <source>Mark every value. No value is an answer too.</source>
        <translation>Označite vse vrednosti. Tudi nobena je odgovor.</translation>
    </message>
    <message>
        <source>Go on step by step, and stop at the wrong act.</source>
        <translation>Pojdite korak za korakom in se ustavite pri napačnem dejanju.</translation>
    </message>
    <message>
        <source>Play the hand to its end.</source>
        <translation>Odigrajte igro do konca.</translation>
    </message>
    <message>
        <source>Right: {right} of {total}. Needed: {needed}.</source>
        <translation>Pravilno: {right} od {total}. Potrebno: {needed}.</translation>
    </message>
    <message>
        <source>Lesson passed</source>
        <translation>Lekcija opravljena</translation>
    </message>
    <message>
        <source>Not passed yet</source>
        <translation>Še ni opravljeno</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Naslednja lekcija</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>{evening} · Teaching · Tarock Desktop</source>
        <translation>{evening} · Poučevanje · Tarock Desktop</translation>
    </message>
    <message>
        <source>Teaching · Tarock Desktop</source>
        <translation>Poučevanje · Tarock Desktop</translation>
    </message>
    <message>
        <source>A step of this hand. The game is paused.</source>
        <translation>Korak te igre. Igra za mizo čaka.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Na vrsti ste</translation>
    </message>
    <message>
        <source>So it would go on.</source>
        <translation>Tako bi se nadaljevalo.</translation>
    </message>
    <message>
        <source>Called: {card}.</source>
        <translation>Klicana karta: {card}.</translation>
    </message>
    <message>
        <source>Lesson · Tarock Desktop</source>
        <translation>Lekcija · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>computer, beginner</source>
        <translation>računalnik, začetnik</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>računalnik, klubski igralec</translation>
    </message>
    <message>
        <source>computer, master (weaker: the search is not compiled)</source>
        <translation>računalnik, mojster (šibkejši: preiskovanje ni prevedeno v strojno kodo)</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>računalnik, mojster</translation>
    </message>
    <message>
        <source>computer, careless</source>
        <translation>računalnik, nepazljiv igralec</translation>
    </message>
    <message>
        <source>computer ({level})</source>
        <translation>računalnik ({level})</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dnevnik</translation>
    </message>
    <message>
        <source>All lines: {count}</source>
        <translation>Vse vrstice: {count}</translation>
    </message>
    <message>
        <source>Only the last lines</source>
        <translation>Samo zadnje vrstice</translation>
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
        <translation>Na vrsti ste · {title}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Shranjevanje ni uspelo. {details}</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>Menu</source>
        <translation>Meni</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Igra</translation>
    </message>
    <message>
        <source>&amp;Evening</source>
        <translation>V&amp;ečer</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>P&amp;oteza</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Učenje</translation>
    </message>
    <message>
        <source>&amp;Teaching</source>
        <translation>Poučev&amp;anje</translation>
    </message>
    <message>
        <source>Close or open a hand</source>
        <translation>Zakrij ali odkrij karte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Pogled</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moč</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Sodnik</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Igralci</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Izbirna pravila</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začni</translation>
    </message>
    <message>
        <source>Play is counterclockwise. When several people share this screen, a curtain hides the cards before each change of player. Without people the computer plays alone.</source>
        <translation>Igra se v nasprotni smeri urnega kazalca. Če je za zaslonom več ljudi, zavesa zakrije karte ob vsaki menjavi igralca. Brez ljudi igra računalnik sam.</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Kdo igra na mestu {number}</translation>
    </message>
    <message>
        <source>lets everything happen, then rules on it</source>
        <translation>dovoli vse in nato odloči</translation>
    </message>
    <message>
        <source>An act that breaks a rule is not carried out; the referee names the rule and says what would be right.</source>
        <translation>Kar krši pravila, se ne izvede; sodnik pove, za katero pravilo gre in kaj bi bilo prav.</translation>
    </message>
    <message>
        <source>The referee explains the rule first. If you go ahead, the act stands and the rule sheet decides what follows.</source>
        <translation>Sodnik najprej pojasni pravilo. Če vseeno nadaljujete, dejanje velja, posledice pa določa pravilnik.</translation>
    </message>
    <message>
        <source>As in a tournament: nobody helps, nothing can be taken back, and the referee rules when a breach comes to light or a player calls the referee.</source>
        <translation>Kot na turnirju: nihče ne pomaga, nič se ne vzame nazaj, sodnik pa odloči, ko pride kršitev na dan ali ko ga kdo pokliče.</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>Table options:</source>
        <translation>Izbirna pravila:</translation>
    </message>
    <message>
        <source>The referee:</source>
        <translation>Sodnik:</translation>
    </message>
    <message>
        <source>People at the table:</source>
        <translation>Število ljudi za mizo:</translation>
    </message>
    <message>
        <source>Of a guest nothing is kept: no name, no statistics.</source>
        <translation>O gostu se nič ne shrani: ne ime ne statistika.</translation>
    </message>
    <message>
        <source>Seat {number}:</source>
        <translation>Mesto {number}:</translation>
    </message>
    <message>
        <source>person</source>
        <translation>človek</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gost</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
    <message>
        <source>refuses an act that breaks a rule and explains why</source>
        <translation>ne dovoli, kar krši pravila, in pojasni zakaj</translation>
    </message>
    <message>
        <source>warns before a rule is broken</source>
        <translation>opozori, preden je pravilo kršeno</translation>
    </message>
</context>
<context>
    <name>NewSetDialog</name>
    <message>
        <source>New set of deals</source>
        <translation>Nov niz delitev</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Ime:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>New deals:</source>
        <translation>Nove delitve:</translation>
    </message>
    <message>
        <source>Save the set…</source>
        <translation>Shrani niz …</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Why?</source>
        <translation>Zakaj?</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Zapri</translation>
    </message>
</context>
<context>
    <name>OffenderTexts</name>
    <message>
        <source>{sentence} Also: {names}.</source>
        <translation>{sentence} Tudi: {names}.</translation>
    </message>
    <message>
        <source>{sentence} Also responsible: {name}.</source>
        <translation>{sentence} Soodgovornost: {name}.</translation>
    </message>
</context>
<context>
    <name>OfferPrompt</name>
    <message>
        <source>Card, face down</source>
        <translation>Zakrita karta</translation>
    </message>
</context>
<context>
    <name>OptionPrompt</name>
    <message>
        <source>Choose one</source>
        <translation>Izberite</translation>
    </message>
    <message>
        <source>Not allowed. {reason}</source>
        <translation>Ni dovoljeno. {reason}</translation>
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
        <translation>Nič ni boljše.</translation>
    </message>
    <message>
        <source>Gives away about {amount}.</source>
        <translation>Zapravi približno {amount}.</translation>
    </message>
</context>
<context>
    <name>OtherActCommands</name>
    <message>
        <source>Do or say something &amp;else…</source>
        <translation>Stori ali reci kaj &amp;drugega …</translation>
    </message>
    <message>
        <source>Claim the &amp;rest: put down all cards</source>
        <translation>&amp;Ostalo je moje: odvrzi karte</translation>
    </message>
    <message>
        <source>It will happen during dealing.</source>
        <translation>Zgodilo se bo med deljenjem.</translation>
    </message>
</context>
<context>
    <name>OtherActs</name>
    <message>
        <source>Play: {card}</source>
        <translation>Odigraj: {card}</translation>
    </message>
    <message>
        <source>Show to everybody: {card}</source>
        <translation>Pokaži vsem: {card}</translation>
    </message>
    <message>
        <source>Drop under the table, unnoticed: {card}</source>
        <translation>Naj neopaženo pade pod mizo: {card}</translation>
    </message>
    <message>
        <source>Add a second card to the trick: {card}</source>
        <translation>Dodaj v štih še eno karto: {card}</translation>
    </message>
    <message>
        <source>Declare: {value}</source>
        <translation>Napovej: {value}</translation>
    </message>
    <message>
        <source>Say: {words}</source>
        <translation>Reci: {words}</translation>
    </message>
    <message>
        <source>Look at the bottom card of the deck</source>
        <translation>Poglej spodnjo karto kupčka</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Privzdigni karte</translation>
    </message>
    <message>
        <source>{act} (without showing the cards put back)</source>
        <translation>{act} (vrnjene karte ostanejo skrite)</translation>
    </message>
    <message>
        <source>Put the trick just won on the pile of: {player}</source>
        <translation>Položi pravkar dobljeni štih na kup igralca: {player}</translation>
    </message>
    <message>
        <source>Claim the rest: put down all cards</source>
        <translation>Ostalo je moje: odvrzi karte</translation>
    </message>
    <message>
        <source>While dealing, turn up a card of: {player}</source>
        <translation>Med deljenjem obrni karto igralca: {player}</translation>
    </message>
    <message>
        <source>Deal one card too many: {more}, one too few: {less}</source>
        <translation>Razdeli karto preveč: {more}, karto premalo: {less}</translation>
    </message>
</context>
<context>
    <name>OtherActsDialog</name>
    <message>
        <source>Do or say something else</source>
        <translation>Stori ali reci kaj drugega</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Iskanje</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Stori</translation>
    </message>
    <message>
        <source>This list is always the same: it does not show what is allowed.</source>
        <translation>Seznam je vedno enak: ne pove, kaj je dovoljeno.</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Scores from paper</source>
        <translation>Rezultati s papirja</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Vrstni red</translation>
    </message>
    <message>
        <source>Title:</source>
        <translation>Naslov:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>A row holds:</source>
        <translation>V vrstici je:</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Še ena miza</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Odpri …</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Shrani …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Shrani kot PDF …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet…</source>
        <translation>Shrani za preglednico …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Miza {number}</translation>
    </message>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Nič še ni vpisano.</translation>
    </message>
</context>
<context>
    <name>PaperGrid</name>
    <message>
        <source>Scores of the table</source>
        <translation>Rezultati mize</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Vsota</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Mesto {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Štartna številka</translation>
    </message>
</context>
<context>
    <name>PaperTexts</name>
    <message>
        <source>what each hand brought</source>
        <translation>kaj je prinesla vsaka igra</translation>
    </message>
    <message>
        <source>what each has after a round</source>
        <translation>kaj ima vsak po krogu</translation>
    </message>
    <message>
        <source>what was written for each hand</source>
        <translation>kaj je bilo zapisano za vsako igro</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>to ni število</translation>
    </message>
    <message>
        <source>not complete</source>
        <translation>ni popolno</translation>
    </message>
    <message>
        <source>{found}, should be {right}</source>
        <translation>{found}, pravilno bi bilo {right}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Vrstica</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Vsota</translation>
    </message>
    <message>
        <source>Row {number}: {problem}</source>
        <translation>Vrstica {number}: {problem}</translation>
    </message>
    <message>
        <source>Every row adds up.</source>
        <translation>Vsaka vrstica se ujema.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Uvrstitev</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Številka</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igralec</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Vrstice</translation>
    </message>
    <message>
        <source>All rows add up: these are the places.</source>
        <translation>Vse vrstice se ujemajo: to je vrstni red.</translation>
    </message>
    <message>
        <source>Not all rows add up: the places may still change.</source>
        <translation>Ne ujemajo se vse vrstice: vrstni red se še lahko spremeni.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Vrstni red</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Dobitek ali izguba</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Go on without saving</source>
        <translation>Nadaljuj brez shranjevanja</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Zapri brez shranjevanja</translation>
    </message>
    <message>
        <source>The scores from paper are not saved.</source>
        <translation>Rezultati s papirja niso shranjeni.</translation>
    </message>
    <message>
        <source>The scores “{title}” are not saved.</source>
        <translation>Rezultati »{title}« niso shranjeni.</translation>
    </message>
    <message>
        <source>Save the scores</source>
        <translation>Shranjevanje rezultatov</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>Odpiranje rezultatov</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>Datoteke PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Preglednica (*.csv)</translation>
    </message>
    <message>
        <source>Scores from paper (*.tarock-scores)</source>
        <translation>Rezultati s papirja (*.tarock-scores)</translation>
    </message>
    <message>
        <source>Scores from paper</source>
        <translation>Rezultati s papirja</translation>
    </message>
</context>
<context>
    <name>PastGameTexts</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n igra</numerusform>
            <numerusform>%n igri</numerusform>
            <numerusform>%n igre</numerusform>
            <numerusform>%n iger</numerusform>
        </translation>
    </message>
    <message>
        <source>played on from hand {number} of {file}</source>
        <translation>igrano naprej od igre {number} datoteke {file}</translation>
    </message>
    <message>
        <source>{number}. no game</source>
        <translation>{number}. brez igre</translation>
    </message>
    <message>
        <source>{number}. {contract}: each for himself</source>
        <translation>{number}. {contract}: vsak zase</translation>
    </message>
    <message>
        <source>{number}. {contract}: {people}</source>
        <translation>{number}. {contract}: {people}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>dobljeno</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>izgubljeno</translation>
    </message>
    <message>
        <source>even</source>
        <translation>izenačeno</translation>
    </message>
    <message>
        <source>Ruling: {what} [{article}]</source>
        <translation>Odločitev: {what} [{article}]</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
</context>
<context>
    <name>PayAnswer</name>
    <message>
        <source>{name} gains</source>
        <translation>{name} dobi</translation>
    </message>
    <message>
        <source>Sum of all: {total}</source>
        <translation>Vsota vseh: {total}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>People and statistics</source>
        <translation>Igralci in statistika</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Igralci</translation>
    </message>
    <message>
        <source>Nobody has finished a hand yet.</source>
        <translation>Nihče še ni končal nobene igre.</translation>
    </message>
    <message>
        <source>Check others to compare their lines.</source>
        <translation>Označite še druge in primerjajte njihove črte.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Izvozi kot CSV …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Preimenuj …</translation>
    </message>
    <message>
        <source>Forget this person…</source>
        <translation>Pozabi igralca …</translation>
    </message>
    <message>
        <source>Rebuild from the saved games</source>
        <translation>Znova zgradi iz shranjenih partij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zapri</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>kot okno</translation>
    </message>
    <message>
        <source>Language before the curtain:</source>
        <translation>Jezik ob zavesi:</translation>
    </message>
    <message>
        <source>Color:</source>
        <translation>Barva:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>After the first hand this page shows, for each person and rule sheet: how many hands were played and won, what a hand brings, which rules were broken, and lines over the last 20 and 100 hands. Guests leave nothing here.</source>
        <translation>Po prvi igri stran pokaže za vsakega igralca in vsaka pravila: koliko iger je odigral in dobil, koliko prinese igra, katera pravila so bila prekršena, ter črte zadnjih 20 in 100 iger. Za gosti tu ne ostane nič.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>color</comment>
        <translation>brez</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranžna</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelena</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turkizna</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>vijolična</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rožnata</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>rjava</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Izvozi kot CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
</context>
<context>
    <name>PersonTexts</name>
    <message>
        <source>The table</source>
        <translation>Miza</translation>
    </message>
</context>
<context>
    <name>PickScreen</name>
    <message>
        <source>Which game?</source>
        <translation>Katera igra?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
</context>
<context>
    <name>PlayOnDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>Igraj naprej od tu</translation>
    </message>
    <message>
        <source>A new game begins at this moment of hand {number}, with the same cards. The game you are looking at stays as it is.</source>
        <translation>V tem trenutku igre {number} se začne nova partija z istimi kartami. Partija, ki jo gledate, ostane nespremenjena.</translation>
    </message>
    <message>
        <source>Who plays for {name}</source>
        <translation>Kdo igra: {name}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Igraj naprej</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavitve</translation>
    </message>
</context>
<context>
    <name>PresetBox</name>
    <message>
        <source>as on the rule sheet</source>
        <translation>kot piše v pravilih</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>po svoje</translation>
    </message>
</context>
<context>
    <name>PrintoutTexts</name>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Stran {number} od {count}</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>This deal can be played.</source>
        <translation>To delitev je mogoče igrati.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>the settings cannot be read: {reason}</source>
        <translation>nastavitev ni mogoče prebrati: {reason}</translation>
    </message>
    <message>
        <source>the settings cannot be saved: {reason}</source>
        <translation>nastavitev ni mogoče shraniti: {reason}</translation>
    </message>
    <message>
        <source>this is not a file</source>
        <translation>to ni datoteka</translation>
    </message>
    <message>
        <source>the file is larger than {most} bytes</source>
        <translation>datoteka je prevelika (največ bajtov: {most})</translation>
    </message>
    <message>
        <source>{key} can&apos;t be this; the default is used</source>
        <translation>{key} ne more imeti te vrednosti; velja privzeta</translation>
    </message>
    <message>
        <source>cannot be created: {reason}</source>
        <translation>ni mogoče ustvariti: {reason}</translation>
    </message>
    <message>
        <source>one thing is shown after another: a game, a deal, a ready-made hand or an incident</source>
        <translation>kaže se eno za drugim: partija, delitev, igra za prikaz ali primer</translation>
    </message>
    <message>
        <source>cannot be opened: {reason}</source>
        <translation>ni mogoče odpreti: {reason}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>ni mogoče prebrati: {reason}</translation>
    </message>
    <message>
        <source>cannot be repaired: {reason}</source>
        <translation>ni mogoče popraviti: {reason}</translation>
    </message>
    <message>
        <source>cannot be kept aside: {reason}</source>
        <translation>ni mogoče dati na stran: {reason}</translation>
    </message>
    <message>
        <source>the game cannot be saved: {reason}</source>
        <translation>igre ni mogoče shraniti: {reason}</translation>
    </message>
    <message>
        <source>the comment cannot be saved: {reason}</source>
        <translation>opombe ni mogoče shraniti: {reason}</translation>
    </message>
    <message>
        <source>this is not a Tarock journal</source>
        <translation>to ni zapis igre</translation>
    </message>
    <message>
        <source>another window is playing this game</source>
        <translation>to igro igra drugo okno</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>datoteka je prazna</translation>
    </message>
    <message>
        <source>the line is longer than {most} bytes</source>
        <translation>vrstica je predolga (največ bajtov: {most})</translation>
    </message>
    <message>
        <source>there are more than {most} lines</source>
        <translation>datoteka ima preveč vrstic (največ: {most})</translation>
    </message>
    <message>
        <source>the digest is missing from this line</source>
        <translation>v tej vrstici manjka kontrolna vsota</translation>
    </message>
    <message>
        <source>this line, or one before it, was changed</source>
        <translation>ta vrstica ali katera pred njo je bila spremenjena</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text</source>
        <translation>ta vrstica ni besedilo v UTF-8</translation>
    </message>
    <message>
        <source>the values are nested too deep</source>
        <translation>vrednosti so vgnezdene pregloboko</translation>
    </message>
    <message>
        <source>format {number} was written by a newer version of this program</source>
        <translation>obliko {number} je zapisala novejša različica tega programa</translation>
    </message>
    <message>
        <source>this program does not know format {number}</source>
        <translation>ta program ne pozna oblike {number}</translation>
    </message>
    <message>
        <source>this program does not know the ruleset {name}</source>
        <translation>ta program ne pozna pravil {name}</translation>
    </message>
    <message>
        <source>the rules have changed since this game was played; it can only be looked at</source>
        <translation>pravila so se od te igre spremenila; igro je mogoče le pregledovati</translation>
    </message>
    <message>
        <source>what stands here does not follow the rules</source>
        <translation>to, kar tu piše, ni po pravilih</translation>
    </message>
    <message>
        <source>the disk has lost what stood here</source>
        <translation>disk je izgubil, kar je bilo tu</translation>
    </message>
    <message>
        <source>the events contradict each other</source>
        <translation>dogodki si nasprotujejo</translation>
    </message>
    <message>
        <source>this table has {people} seats, none is {seat}</source>
        <translation>število sedežev za to mizo: {people}; sedeža {seat} ni</translation>
    </message>
    <message>
        <source>this game is too long for its file; close the round and begin a new game</source>
        <translation>ta igra je predolga za svojo datoteko; zaključite krog in začnite novo igro</translation>
    </message>
    <message>
        <source>this game was deleted; it was written again</source>
        <translation>ta igra je bila izbrisana; zapisana je bila znova</translation>
    </message>
    <message>
        <source>another program has changed this game; it was written again, and the other content is kept as {name}</source>
        <translation>to igro je spremenil drug program; zapisana je bila znova, druga vsebina pa je shranjena kot {name}</translation>
    </message>
    <message>
        <source>this is no comment</source>
        <translation>to ni opomba</translation>
    </message>
    <message>
        <source>this is no file of comments</source>
        <translation>to ni datoteka z opombami</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>to ni TOML: {reason}</translation>
    </message>
    <message>
        <source>the database of people was written by a newer version of this program</source>
        <translation>zbirko igralcev je zapisala novejša različica tega programa</translation>
    </message>
    <message>
        <source>the database of people was damaged; it was kept under a new name and built again</source>
        <translation>zbirka igralcev je bila poškodovana; shranjena je pod novim imenom in na novo zgrajena</translation>
    </message>
    <message>
        <source>an evening has at least one game</source>
        <translation>večer ima vsaj eno partijo</translation>
    </message>
    <message>
        <source>{name} is no game of this folder</source>
        <translation>{name} ni partija v tej mapi</translation>
    </message>
    <message>
        <source>this is a whole number from {least} to {most}</source>
        <translation>to mora biti celo število od {least} do {most}</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>miz je preveč</translation>
    </message>
    <message>
        <source>there are too many rows</source>
        <translation>vrstic je preveč</translation>
    </message>
    <message>
        <source>this row has {count} figures, not {right}</source>
        <translation>število podatkov v tej vrstici je {count}, ne {right}</translation>
    </message>
    <message>
        <source>{word} is no amount</source>
        <translation>{word} ni znesek</translation>
    </message>
    <message>
        <source>a text has at most {most} characters, all of them visible</source>
        <translation>besedilo ima največ {most} znakov, vsi so vidni</translation>
    </message>
    <message>
        <source>only a game has this hand</source>
        <translation>številka igre sodi le k shranjeni partiji</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>take datoteke ni</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>take datoteke ali mape ni</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>dostop ni dovoljen</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>na disku ni več prostora</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>datoteka bi bila prevelika</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>z diska je mogoče samo brati</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>to je mapa</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>del poti ni mapa</translation>
    </message>
    <message>
        <source>there is such a file already</source>
        <translation>taka datoteka že obstaja</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>uporablja jo drug program</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>odprtih je preveč datotek</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>ime je predolgo</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>disk javlja napako</translation>
    </message>
    <message>
        <source>links lead in a circle</source>
        <translation>povezave vodijo v krogu</translation>
    </message>
    <message>
        <source>the device is not there</source>
        <translation>naprava ni dosegljiva</translation>
    </message>
    <message>
        <source>error {number} of the system</source>
        <translation>napaka sistema {number}</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>datoteka ni besedilo UTF-8</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>to ni JSON</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>tega ni mogoče prebrati</translation>
    </message>
    <message>
        <source>this is no statement</source>
        <translation>to ni ukaz</translation>
    </message>
    <message>
        <source>this is no value</source>
        <translation>to ni vrednost</translation>
    </message>
    <message>
        <source>there is no such date</source>
        <translation>takega datuma ni</translation>
    </message>
    <message>
        <source>a backslash in a text needs a known sign behind it</source>
        <translation>za poševnico nazaj v besedilu mora biti znan znak</translation>
    </message>
    <message>
        <source>a key cannot begin like this</source>
        <translation>ključ se ne more tako začeti</translation>
    </message>
    <message>
        <source>a list is not closed</source>
        <translation>seznam ni zaprt</translation>
    </message>
    <message>
        <source>a table is not closed</source>
        <translation>tabela ni zaprta</translation>
    </message>
    <message>
        <source>a text is not closed</source>
        <translation>besedilo ni zaprto</translation>
    </message>
    <message>
        <source>the line does not end where it should</source>
        <translation>vrstica se ne konča, kjer bi se morala</translation>
    </message>
    <message>
        <source>the equals sign is missing</source>
        <translation>manjka enačaj</translation>
    </message>
    <message>
        <source>a bracket or a quotation mark is missing</source>
        <translation>manjka oklepaj ali narekovaj</translation>
    </message>
    <message>
        <source>this character is not allowed here</source>
        <translation>ta znak tu ni dovoljen</translation>
    </message>
    <message>
        <source>this key stands in the file already</source>
        <translation>ta ključ je v datoteki že zapisan</translation>
    </message>
    <message>
        <source>a key has too many parts</source>
        <translation>ključ ima preveč delov</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>število ima preveč števk</translation>
    </message>
    <message>
        <source>there are more mistakes; the first {number} are told</source>
        <translation>napak je več; navedenih prvih: {number}</translation>
    </message>
    <message>
        <source>unknown key {name}</source>
        <translation>neznan ključ: {name}</translation>
    </message>
    <message>
        <source>unknown key {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznan ključ: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]</source>
        <translation>neznan ključ: {name} v [{table}]</translation>
    </message>
    <message>
        <source>unknown key {name} in [{table}]; did you mean &quot;{meant}&quot;?</source>
        <translation>neznan ključ: {name} v [{table}]; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown ruleset {name}</source>
        <translation>neznana pravila: {name}</translation>
    </message>
    <message>
        <source>unknown ruleset {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznana pravila: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown player {name}</source>
        <translation>neznan igralec: {name}</translation>
    </message>
    <message>
        <source>unknown player {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznan igralec: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown option {name}</source>
        <translation>neznana možnost: {name}</translation>
    </message>
    <message>
        <source>unknown option {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznana možnost: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown incident {name}</source>
        <translation>neznan primer: {name}</translation>
    </message>
    <message>
        <source>unknown incident {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznan primer: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}</source>
        <translation>neznana igra za prikaz: {name}</translation>
    </message>
    <message>
        <source>unknown ready-made hand {name}; did you mean &quot;{meant}&quot;?</source>
        <translation>neznana igra za prikaz: {name}; ste mislili »{meant}«?</translation>
    </message>
    <message>
        <source>{option} can&apos;t be {choice}</source>
        <translation>{option} ne more biti {choice}</translation>
    </message>
    <message>
        <source>{option} must be a whole number</source>
        <translation>{option} mora biti celo število</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>manjka {key}</translation>
    </message>
    <message>
        <source>{key} is missing in [{table}]</source>
        <translation>v [{table}] manjka {key}</translation>
    </message>
    <message>
        <source>{key} must be {right}, not {there}</source>
        <translation>{key}: pričakuje se {right}, ne {there}</translation>
    </message>
    <message>
        <source>this must be {right}, not {there}</source>
        <translation>pričakuje se {right}, ne {there}</translation>
    </message>
    <message>
        <source>{value} is not possible here</source>
        <translation>{value} tu ni mogoče</translation>
    </message>
    <message>
        <source>this cannot stand here</source>
        <translation>to tu ne more stati</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ali {other}</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>besedilo v narekovajih</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>celo število</translation>
    </message>
    <message>
        <source>a number with a point</source>
        <translation>število s piko</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ali false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>seznam</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>tabela</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nič</translation>
    </message>
    <message>
        <source>this is no line of format {number}</source>
        <translation>to ni vrstica oblike {number}</translation>
    </message>
    <message>
        <source>act {number} stands where {expected} is expected</source>
        <translation>tu je dejanje {number}, pričakuje se {expected}</translation>
    </message>
    <message>
        <source>{how} can&apos;t lead to act {number}</source>
        <translation>{how} ne more voditi do dejanja {number}</translation>
    </message>
    <message>
        <source>this table has {people} seats, not {number}</source>
        <translation>število sedežev za to mizo: {people} namesto {number}</translation>
    </message>
    <message>
        <source>this program does not know format {number} of comments</source>
        <translation>ta program ne pozna oblike komentarjev {number}</translation>
    </message>
    <message>
        <source>these are not the settings of this program</source>
        <translation>to niso nastavitve tega programa</translation>
    </message>
    <message>
        <source>{number} can&apos;t play this game</source>
        <translation>te igre ni mogoče igrati s toliko igralci: {number}</translation>
    </message>
    <message>
        <source>there are too many games of this second</source>
        <translation>v tej sekundi je nastalo preveč iger</translation>
    </message>
    <message>
        <source>{name} is no seat</source>
        <translation>{name} ni sedež za mizo</translation>
    </message>
    <message>
        <source>{name} is no seat; {number} hands belong to {seats}</source>
        <translation>{name} ni sedež za mizo; število rok: {number}, sedeži: {seats}</translation>
    </message>
    <message>
        <source>{name} is not played with {number} hands</source>
        <translation>{name}: s toliko igralci se ne igra: {number}</translation>
    </message>
    <message>
        <source>a name is not empty</source>
        <translation>ime ne sme biti prazno</translation>
    </message>
    <message>
        <source>a name has no characters that cannot be seen</source>
        <translation>ime ne sme vsebovati nevidnih znakov</translation>
    </message>
    <message>
        <source>a name has at most {most} characters</source>
        <translation>ime je predolgo (največ znakov: {most})</translation>
    </message>
    <message>
        <source>{name} is the name of another player</source>
        <translation>{name} je ime drugega igralca</translation>
    </message>
    <message>
        <source>cards are a text in quotation marks</source>
        <translation>karte so besedilo v narekovajih</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} ni karta</translation>
    </message>
    <message>
        <source>the dealer has no hand</source>
        <translation>delilec nima kart</translation>
    </message>
    <message>
        <source>these cards are missing: {cards}</source>
        <translation>manjkajo te karte: {cards}</translation>
    </message>
    <message>
        <source>the talon has {count} cards, not {right}</source>
        <translation>število kart v talonu: {count} namesto {right}</translation>
    </message>
    <message>
        <source>hand {seat} has {count} cards, not {right}</source>
        <translation>število kart na sedežu {seat}: {count} namesto {right}</translation>
    </message>
    <message>
        <source>{card} lies in the talon already</source>
        <translation>{card} že leži v talonu</translation>
    </message>
    <message>
        <source>{card} lies in hand {seat} already</source>
        <translation>{card} že ima sedež {seat}</translation>
    </message>
    <message>
        <source>a deal number has {count} letters and digits, such as {number}</source>
        <translation>številka delitve ima {count} črk in številk, na primer {number}</translation>
    </message>
    <message>
        <source>a sign of this deal number is wrong, or two are exchanged</source>
        <translation>en znak številke delitve je napačen ali pa sta dva zamenjana</translation>
    </message>
    <message>
        <source>hand {seat}</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>sedež {seat}</translation>
    </message>
    <message>
        <source>the talon</source>
        <extracomment>a place, before a colon</extracomment>
        <translation>talon</translation>
    </message>
    <message>
        <source>suits are letters in quotation marks</source>
        <translation>barve so črke v narekovajih</translation>
    </message>
    <message>
        <source>{word} is no suit: there are H, D, S and C</source>
        <translation>{word} ni barva: so H, D, S in C</translation>
    </message>
    <message>
        <source>{place}: no card of this suit is wished, and {card} lies there</source>
        <translation>{place}: zaželeno je brez te barve, tam pa leži {card}</translation>
    </message>
    <message>
        <source>{place}: there are not enough cards of the other suits</source>
        <translation>{place}: kart drugih barv je premalo</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, and at most {most}</source>
        <translation>{place}: zaželenih tarokov je najmanj {least} in največ {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} trumps are wished, {most} are possible</source>
        <translation>{place}: zaželenih tarokov je najmanj {least}, mogočih {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} trumps are wished, {least} are certain</source>
        <translation>{place}: zaželenih tarokov je največ {most}, gotovih {least}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, and at most {most}</source>
        <translation>{place}: zaželenih točk je najmanj {least} in največ {most}</translation>
    </message>
    <message>
        <source>{place}: at least {least} points are wished, {most} are possible</source>
        <translation>{place}: zaželenih točk je najmanj {least}, mogočih {most}</translation>
    </message>
    <message>
        <source>{place}: at most {most} points are wished, {least} are certain</source>
        <translation>{place}: zaželenih točk je največ {most}, gotovih {least}</translation>
    </message>
    <message>
        <source>no deal meets all these wishes together</source>
        <translation>nobena delitev ne izpolni vseh teh želja hkrati</translation>
    </message>
    <message>
        <source>no deal was found in {number} tries; there may be one</source>
        <translation>po {number} poskusih ni bilo najdene nobene delitve; morda obstaja</translation>
    </message>
    <message>
        <source>a set has 1 to {most} deals</source>
        <translation>niz ima od 1 do {most} delitev</translation>
    </message>
    <message>
        <source>deal {one} is deal {other} again</source>
        <translation>delitev {one} je spet delitev {other}</translation>
    </message>
    <message>
        <source>this deal is not for the ruleset and the players of the set</source>
        <translation>ta delitev ni za pravila in igralce tega niza</translation>
    </message>
    <message>
        <source>these results belong to another set</source>
        <translation>ti izidi so iz drugega niza</translation>
    </message>
    <message>
        <source>the set is played by {number}</source>
        <translation>število igralcev tega niza: {number}</translation>
    </message>
    <message>
        <source>the set has deals 1 to {most}</source>
        <translation>niz ima delitve od 1 do {most}</translation>
    </message>
    <message>
        <source>a score is a number</source>
        <translation>izid je število</translation>
    </message>
    <message>
        <source>the scores of a deal add up to 0, not {sum}</source>
        <translation>vsota izidov ene delitve je 0, ne {sum}</translation>
    </message>
    <message>
        <source>this game is not played by the rules of the set</source>
        <translation>ta igra se ne igra po pravilih tega niza</translation>
    </message>
    <message>
        <source>no finished hand of this game is a deal of the set</source>
        <translation>nobena končana igra te datoteke ni iz tega niza</translation>
    </message>
    <message>
        <source>deal {number} was played twice at this table</source>
        <translation>delitev {number} je bila pri tej mizi igrana dvakrat</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings were damaged; the file was kept under a new name. {details}</source>
        <translation>Nastavitve so bile poškodovane; datoteka je shranjena pod novim imenom. {details}</translation>
    </message>
    <message>
        <source>Call the referee…</source>
        <translation>Pokliči sodnika …</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Korak {number} od {total}</translation>
    </message>
</context>
<context>
    <name>PublicFacts</name>
    <message>
        <source>Previous trick: {name}</source>
        <translation>Prejšnji štih: {name}</translation>
    </message>
</context>
<context>
    <name>PuzzleRound</name>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
    <message>
        <source>This puzzle comes again at the end.</source>
        <translation>Ta naloga pride na koncu še enkrat.</translation>
    </message>
    <message>
        <source>Solved twice: it does not come again.</source>
        <translation>Dvakrat rešeno: ne pride več.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <translation>
            <numerusform>Spet pride čez %n dan.</numerusform>
            <numerusform>Spet pride čez %n dneva.</numerusform>
            <numerusform>Spet pride čez %n dni.</numerusform>
            <numerusform>Spet pride čez %n dni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>Puzzle · Tarock Desktop</source>
        <translation>Naloga · Tarock Desktop</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} · {sheet}, hand {hand}</source>
        <translation>Naloga {number} od {count} · {sheet}, igra {hand}</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Ni dovoljeno</translation>
    </message>
    <message>
        <source>The table is as you knew it then. Your decision cost something.</source>
        <translation>Vidite, kar ste takrat vedeli. Vaša odločitev je nekaj stala.</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Kaj storite?</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Trenutek …</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prav</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Rešitev</translation>
    </message>
    <message>
        <source>You did the same in the game.</source>
        <translation>V igri ste storili isto.</translation>
    </message>
    <message>
        <source>There is something better</source>
        <translation>Gre bolje</translation>
    </message>
    <message>
        <source>As good: {acts}.</source>
        <translation>Enako dobro: {acts}.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that promises nothing.</source>
        <translation>{act}: po tem, kar ste lahko vedeli, to ne obeta ničesar.</translation>
    </message>
    <message>
        <source>{act}: as far as you could know, that costs {amount}.</source>
        <translation>{act}: po tem, kar ste lahko vedeli, to stane {amount}.</translation>
    </message>
    <message>
        <source>In the game: {act}. As far as you could know, that cost {amount}.</source>
        <translation>V igri: {act}. Po tem, kar ste lahko vedeli, je to stalo {amount}.</translation>
    </message>
    <message>
        <source>How it goes on</source>
        <translation>Kako gre naprej</translation>
    </message>
    <message>
        <source>All hands are open. Computer players play for everybody.</source>
        <translation>Vse karte so odkrite. Za vse igrajo računalniški igralci.</translation>
    </message>
    <message>
        <source>The hand is over: {gains}.</source>
        <translation>Igra je končana: {gains}.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Pokaži rešitev</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Poskusi znova</translation>
    </message>
    <message>
        <source>See what happens</source>
        <translation>Kaj se zgodi</translation>
    </message>
    <message>
        <source>See how it goes on</source>
        <translation>Kako gre naprej</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Končaj</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Naslednja naloga</translation>
    </message>
    <message>
        <source>Back to the puzzle</source>
        <translation>Nazaj k nalogi</translation>
    </message>
    <message>
        <source>Make a lesson…</source>
        <translation>Naredi lekcijo…</translation>
    </message>
    <message>
        <source>Leave the puzzles</source>
        <translation>Zapusti naloge</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Puzzles come from hands you have played. There are none yet.</source>
        <translation>Naloge nastajajo iz iger, ki ste jih odigrali. Zaenkrat jih še ni.</translation>
    </message>
    <message numerus="yes">
        <source>All puzzles of today are solved. The next one comes in %n day(s).</source>
        <translation>
            <numerusform>Današnje naloge so rešene. Naslednja pride čez %n dan.</numerusform>
            <numerusform>Današnje naloge so rešene. Naslednja pride čez %n dneva.</numerusform>
            <numerusform>Današnje naloge so rešene. Naslednja pride čez %n dni.</numerusform>
            <numerusform>Današnje naloge so rešene. Naslednja pride čez %n dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved at the first try.</source>
        <translation>
            <numerusform>%n naloga rešena v prvem poskusu.</numerusform>
            <numerusform>%n nalogi rešeni v prvem poskusu.</numerusform>
            <numerusform>%n naloge rešene v prvem poskusu.</numerusform>
            <numerusform>%n nalog rešenih v prvem poskusu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuickTableScreen</name>
    <message>
        <source>Quick table</source>
        <translation>Hitra miza</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Vaše ime:</translation>
    </message>
    <message>
        <source>The others:</source>
        <translation>Drugi:</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gost</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začni</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Več …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>At the table: {names}</source>
        <translation>Za mizo: {names}</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Ready-made hands</source>
        <translation>Igre za prikaz</translation>
    </message>
    <message>
        <source>Each makes one point, with comments for the room and notes for you</source>
        <translation>Vsaka pokaže eno stvar, s komentarji za občinstvo in opombami za vas</translation>
    </message>
    <message>
        <source>Show all, one after another</source>
        <translation>Pokaži vse po vrsti</translation>
    </message>
    <message>
        <source>Show from a playlist…</source>
        <translation>Predvajaj s sporeda …</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>Recent &amp;games</source>
        <translation>Nedavne i&amp;gre</translation>
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
        <translation>Pokliči &amp;sodnika …</translation>
    </message>
    <message>
        <source>A &amp;judge decides…</source>
        <translation>Sodnik &amp;odloča …</translation>
    </message>
    <message>
        <source>What &amp;nobody claimed…</source>
        <translation>Česar &amp;nihče ni reklamiral …</translation>
    </message>
    <message>
        <source>&amp;Book of rulings…</source>
        <translation>&amp;Knjiga odločitev …</translation>
    </message>
    <message>
        <source>Has the &amp;called card been played?</source>
        <translation>Ali je klicana karta že pa&amp;dla?</translation>
    </message>
    <message>
        <source>No card has been called in this hand.</source>
        <translation>V tej igri ni klicana nobena karta.</translation>
    </message>
    <message>
        <source>The called card has not been played: {card}.</source>
        <translation>Klicana karta še ni padla: {card}.</translation>
    </message>
    <message>
        <source>The called card has been played: {card}, by {player} in trick {number}.</source>
        <translation>Klicana karta je že padla: {card}, štih {number}, igralec: {player}.</translation>
    </message>
</context>
<context>
    <name>RefereeNotices</name>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Pravilnik to prepušča sodniku.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Odloči …</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>Referee</source>
        <translation>Sodnik</translation>
    </message>
    <message>
        <source>No ruling in this hand so far.</source>
        <translation>V tej igri še ni bilo odločitve.</translation>
    </message>
    <message>
        <source>✓ Everything has been legal so far.</source>
        <translation>✓ Doslej je vse po pravilih.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Show the act</source>
        <translation>Pokaži dejanje</translation>
    </message>
    <message>
        <source>Show the evidence</source>
        <translation>Pokaži dokaz</translation>
    </message>
    <message>
        <source>Reopened: waiting for a judge.</source>
        <translation>Znova odprto: čaka na sodnika.</translation>
    </message>
    <message>
        <source>The rule sheet leaves this to a judge.</source>
        <translation>Pravilnik to prepušča sodniku.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Odloči …</translation>
    </message>
    <message>
        <source>Reopen this ruling</source>
        <translation>Znova odpri to odločitev</translation>
    </message>
    <message>
        <source>Rulings of this hand</source>
        <translation>Odločitve v tej igri</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>A comment on this game can&apos;t be read. {details}</source>
        <translation>Ene opombe k tej igri ni mogoče prebrati. {details}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Preimenuj</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Novo ime</translation>
    </message>
    <message>
        <source>The name changes in the statistics, and new games use it. Saved games keep the old name; their hands still count for the same person.</source>
        <translation>Ime se spremeni v statistiki in nove partije ga uporabljajo. Shranjene partije obdržijo staro ime; njihove igre še vedno štejejo istemu igralcu.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Prekliči</translation>
    </message>
    <message>
        <source>Another person has this name.</source>
        <translation>To ime ima drug igralec.</translation>
    </message>
    <message>
        <source>Guests have this name.</source>
        <translation>To ime imajo gostje.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>{number}, dealer {seat}</source>
        <translation>{number}, delilec: {seat}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ime</translation>
    </message>
</context>
<context>
    <name>Reviews</name>
    <message>
        <source>You may not look back at this hand yet.</source>
        <translation>Te igre še ni mogoče pogledati.</translation>
    </message>
    <message>
        <source>There is no decision yet that you may look at.</source>
        <translation>Še ni odločitve, ki bi jo smeli pogledati.</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>dealer</source>
        <translation>delilec</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer</comment>
        <extracomment>the letter on the dealer&apos;s seat</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>prvi igralec</translation>
    </message>
    <message>
        <source>F</source>
        <comment>forehand</comment>
        <extracomment>the letter on the forehand&apos;s seat</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>cuts the deck</source>
        <translation>privzdigne</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>počiva</translation>
    </message>
    <message>
        <source>bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>bidder&apos;s partner</source>
        <translation>soigralec glavnega igralca</translation>
    </message>
    <message>
        <source>partner not known yet</source>
        <translation>soigralec še ni znan</translation>
    </message>
</context>
<context>
    <name>RoomWindow</name>
    <message>
        <source>Room · Tarock Desktop</source>
        <translation>Dvorana · Tarock Desktop</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>There is no second screen, or it shows the same as this one.</source>
        <translation>Drugega zaslona ni ali kaže isto kot ta.</translation>
    </message>
    <message>
        <source>The screen of the room is gone. When it is there again, so is the room.</source>
        <translation>Zaslona dvorane ni več. Ko se vrne, se vrne tudi slika za dvorano.</translation>
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
        <translation>{name}: napovedano</translation>
    </message>
    <message>
        <source>last hand: {number}</source>
        <translation>zadnja igra: {number}</translation>
    </message>
    <message>
        <source>{name} from hand {number} on</source>
        <translation>{name} od {number}. igre</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n hand(s)</source>
        <translation>
            <numerusform>{name}: %n igra</numerusform>
            <numerusform>{name}: %n igri</numerusform>
            <numerusform>{name}: %n igre</numerusform>
            <numerusform>{name}: %n iger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Round {number} of {rounds}: the time is up</source>
        <translation>Krog {number} od {rounds}: čas je potekel</translation>
    </message>
    <message>
        <source>Round {number}: the time is up</source>
        <translation>Krog {number}: čas je potekel</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {minutes}:{seconds}</source>
        <translation>Krog {number} od {rounds} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Round {number} · {minutes}:{seconds}</source>
        <translation>Krog {number} · {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} (break)</source>
        <translation>{time} (odmor)</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s): {gains}</source>
        <translation>
            <numerusform>Po %n krogu: {gains}</numerusform>
            <numerusform>Po %n krogih: {gains}</numerusform>
            <numerusform>Po %n krogih: {gains}</numerusform>
            <numerusform>Po %n krogih: {gains}</numerusform>
        </translation>
    </message>
    <message>
        <source>The time of this round is up.</source>
        <translation>Čas tega kroga je potekel.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: {sheet}</source>
        <translation>Pravila: {sheet}</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Členi</translation>
    </message>
    <message>
        <source>In our own words. Rule sheet: {title}</source>
        <translation>Z našimi besedami. Pravilnik: {title}</translation>
    </message>
    <message>
        <source>Article {number}</source>
        <translation>Člen {number}</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Play by these rules</source>
        <translation>Igraj po teh pravilih</translation>
    </message>
    <message>
        <source>Compare with the one I know</source>
        <translation>Primerjaj s tistimi, ki jih poznam</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Igre</translation>
    </message>
    <message>
        <source>Extras: silent · announced</source>
        <translation>Premije: tihe · napovedane</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Podvajanje</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}, nadaljevanje</translation>
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
        <translation>Dolžnost</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Posledica</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Odpri pravilo</translation>
    </message>
</context>
<context>
    <name>RulingsDialog</name>
    <message>
        <source>Book of rulings</source>
        <translation>Knjiga odločitev</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Odločitve</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Vsi igralci</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igralec</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Vse igre</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Igra {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>All articles</source>
        <translation>Vsi členi</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Hand {number}: {what}</source>
        <translation>Igra {number}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s)</source>
        <translation>
            <numerusform>%n odločitev</numerusform>
            <numerusform>%n odločitvi</numerusform>
            <numerusform>%n odločitve</numerusform>
            <numerusform>%n odločitev</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreCardDialog</name>
    <message>
        <source>Score card of the round</source>
        <translation>Zapis kroga</translation>
    </message>
    <message>
        <source>Hand in the score card</source>
        <translation>Oddaj zapis</translation>
    </message>
    <message>
        <source>All players count their money. The score card is handed in when everybody has confirmed it; stakes and buy-ins are then returned.</source>
        <translation>Vsak prešteje svoj denar. Zapis se odda, ko ga vsi potrdijo; vložki in dokupi se nato vrnejo.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Štartna številka</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igralec</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Prešteti denar</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Dokup</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Potrjeno</translation>
    </message>
    <message>
        <source>Total: {counted}. Correct.</source>
        <translation>Skupaj: {counted}. Pravilno.</translation>
    </message>
    <message>
        <source>Start number: {player}</source>
        <translation>Štartna številka: {player}</translation>
    </message>
    <message>
        <source>Money counted: {player}</source>
        <translation>Prešteti denar: {player}</translation>
    </message>
    <message>
        <source>Confirmed: {player}</source>
        <translation>Potrjeno: {player}</translation>
    </message>
    <message>
        <source>Total: {counted}; it should be: {due}. Count again, or ask a judge.</source>
        <translation>Skupaj: {counted}; pravilno bi bilo: {due}. Preštejte znova ali vprašajte sodnika.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Show the calculation</source>
        <translation>Pokaži izračun</translation>
    </message>
    <message>
        <source>{first} and {second} {summary}</source>
        <translation>{first} in {second} {summary}</translation>
    </message>
    <message>
        <source>Written: {amounts}</source>
        <translation>Zapisano: {amounts}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Rezultati</translation>
    </message>
</context>
<context>
    <name>ScoreSheetTexts</name>
    <message>
        <source>Hand</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deli</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kaj se je igralo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Skupaj</translation>
    </message>
    <message>
        <source>{new} takes the seat of {old}.</source>
        <translation>Igra {new}, na mestu: {old}.</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ni odigrano</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mizi</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Written, levelled</source>
        <translation>Zapisano, izravnano</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>The lines of every hand come to what the hand brought.</source>
        <translation>Vrstice vsake igre dajo skupaj to, kar je igra prinesla.</translation>
    </message>
    <message>
        <source>Every hand comes to 0.</source>
        <translation>Vsaka igra da skupaj 0.</translation>
    </message>
    <message>
        <source>Every total is the one before it and what the hand brought.</source>
        <translation>Vsaka vsota je prejšnja vsota in to, kar je igra prinesla.</translation>
    </message>
    <message>
        <source>Every column is the one before it and what was written.</source>
        <translation>Vsak stolpec je prejšnje stanje in to, kar se je zapisalo.</translation>
    </message>
    <message>
        <source>The written columns, levelled, come to what was paid.</source>
        <translation>Zapisani stolpci, izravnani, dajo to, kar je bilo plačano.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}. Correct.</source>
        <translation>Vsota rezultatov: {sum}. Pravilno.</translation>
    </message>
    <message>
        <source>On the table: {found} = {stakes} (stakes) + {loans} ({loan}).</source>
        <translation>Na mizi: {found} = {stakes} (vložki) + {loans} ({loan}).</translation>
    </message>
    <message>
        <source>The round was closed with these scores.</source>
        <translation>S temi rezultati je bil krog zaključen.</translation>
    </message>
    <message>
        <source>No payment reached the ceiling: {most}.</source>
        <translation>Nobeno plačilo ni doseglo zgornje meje: {most}.</translation>
    </message>
    <message>
        <source>Cut to the ceiling ({most}) in these hands: {hands}.</source>
        <translation>Na zgornjo mejo ({most}) je bilo znižano v teh igrah: {hands}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} stands there, the lines say {right}.</source>
        <translation>Igra {hand}, {player}: tam je {found}, vrstice dajo {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}: the gains come to {found}; it should be {right}.</source>
        <translation>Igra {hand}: dobitki dajo skupaj {found}; pravilno bi bilo {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: the total is {found}; it should be {right}.</source>
        <translation>Igra {hand}, {player}: vsota je {found}; pravilno bi bilo {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is above the ceiling; at most {right}.</source>
        <translation>Igra {hand}, {player}: {found} je nad zgornjo mejo; največ {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: {found} is written; it should be {right}.</source>
        <translation>Igra {hand}, {player}: zapisano je {found}; pravilno bi bilo {right}.</translation>
    </message>
    <message>
        <source>Hand {hand}, {player}: written and levelled {found}, but paid {right}.</source>
        <translation>Igra {hand}, {player}: zapisano in izravnano {found}, plačano pa {right}.</translation>
    </message>
    <message>
        <source>Sum of the scores: {sum}; it should be: {right}.</source>
        <translation>Vsota rezultatov: {sum}; pravilno bi bilo: {right}.</translation>
    </message>
    <message>
        <source>On the table: {found}; it should be: {right}.</source>
        <translation>Na mizi: {found}; pravilno bi bilo: {right}.</translation>
    </message>
    <message>
        <source>{player}: the round was closed with {found}, not with {right}.</source>
        <translation>{player}: krog je bil zaključen z {found}, ne z {right}.</translation>
    </message>
    <message>
        <source>Start number</source>
        <translation>Štartna številka</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Igralec</translation>
    </message>
    <message>
        <source>Money counted</source>
        <translation>Prešteti denar</translation>
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
        <translation>Vsi skupaj</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Project on a second screen</source>
        <translation>Predvajanje na drugem zaslonu</translation>
    </message>
    <message>
        <source>Which screen does the room see?</source>
        <translation>Kateri zaslon vidi dvorana?</translation>
    </message>
    <message>
        <source>Your own window goes to the other one.</source>
        <translation>Vaše okno gre na drugega.</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Predvajaj</translation>
    </message>
    <message>
        <source>Screen {number}: {name}, {width} × {height}</source>
        <translation>Zaslon {number}: {name}, {width} × {height}</translation>
    </message>
</context>
<context>
    <name>Scrolling</name>
    <message>
        <source>Page</source>
        <translation>Stran</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Collapse</source>
        <translation>Strni</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Razširi</translation>
    </message>
</context>
<context>
    <name>SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Jezik</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Miza</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igranje</translation>
    </message>
    <message>
        <source>Seats of a new game</source>
        <translation>Mesta v novi igri</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Jezik okna</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Videz</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Velikost besedila v odstotkih</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hitrost</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Zmanjšaj gibanje</translation>
    </message>
    <message>
        <source>Fractions of points</source>
        <translation>Ulomki točk</translation>
    </message>
    <message>
        <source>Colors of the cards</source>
        <translation>Barve kart</translation>
    </message>
    <message>
        <source>Single letters as shortcuts</source>
        <translation>Ukazi s črkami</translation>
    </message>
    <message>
        <source>as set on this computer</source>
        <translation>kot na tem računalniku</translation>
    </message>
    <message>
        <source>two colors</source>
        <translation>dvobarvno</translation>
    </message>
    <message>
        <source>four colors</source>
        <translation>štiribarvno</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zeleno sukno</translation>
    </message>
    <message>
        <source>indigo print</source>
        <translation>modrotisk</translation>
    </message>
    <message>
        <source>as in the rules</source>
        <translation>kot v pravilniku</translation>
    </message>
    <message>
        <source>Corners of the cards</source>
        <translation>Oznake v kotih</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zvok</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Hrbet kart</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Črke na kartah</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Zvoki pri mizi</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Glasnost v odstotkih</translation>
    </message>
    <message>
        <source>Show the menu bar</source>
        <translation>Pokaži menijsko vrstico</translation>
    </message>
    <message>
        <source>Mark the cards that may be played</source>
        <translation>Pokaži dovoljene karte</translation>
    </message>
    <message>
        <source>One click plays a card</source>
        <translation>Odigraj z enim klikom</translation>
    </message>
    <message>
        <source>Hands in which you rest</source>
        <translation>Igre, v katerih počivate</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>Odpiranje zavese</translation>
    </message>
    <message>
        <source>The curtain falls by itself</source>
        <translation>Zavesa pade sama</translation>
    </message>
    <message>
        <source>{label}:</source>
        <translation>{label}:</translation>
    </message>
    <message>
        <source>Name on seat {number}:</source>
        <translation>Ime na mestu {number}:</translation>
    </message>
    <message>
        <source>Player on seat {number}:</source>
        <translation>Igralec na mestu {number}:</translation>
    </message>
    <message>
        <source>after half a minute</source>
        <translation>po pol minute</translation>
    </message>
    <message>
        <source>after a minute</source>
        <translation>po eni minuti</translation>
    </message>
    <message>
        <source>after three minutes</source>
        <translation>po treh minutah</translation>
    </message>
    <message>
        <source>watch them</source>
        <translation>gledati</translation>
    </message>
    <message>
        <source>run them fast</source>
        <translation>odigrati hitro</translation>
    </message>
    <message>
        <source>as in the theme</source>
        <translation>kot v videzu</translation>
    </message>
    <message>
        <source>green</source>
        <comment>felt</comment>
        <translation>zeleno</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>vinsko rdeče</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>felt</comment>
        <translation>modro</translation>
    </message>
    <message>
        <source>half</source>
        <translation>polovična</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>speed</comment>
        <translation>običajna</translation>
    </message>
    <message>
        <source>double</source>
        <translation>dvojna</translation>
    </message>
    <message>
        <source>without motion</source>
        <translation>brez gibanja</translation>
    </message>
    <message>
        <source>strong contrast</source>
        <translation>visok kontrast</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>temno</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>črke</translation>
    </message>
    <message>
        <source>Questions with only one answer</source>
        <translation>Vprašanja z enim samim odgovorom</translation>
    </message>
    <message>
        <source>The table plays for you</source>
        <translation>Miza namesto vas odigra</translation>
    </message>
    <message>
        <source>two letters</source>
        <translation>dve črki</translation>
    </message>
    <message>
        <source>symbols</source>
        <translation>simboli</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nič</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikoli</translation>
    </message>
    <message>
        <source>while H is held</source>
        <translation>dokler držite H</translation>
    </message>
    <message>
        <source>always</source>
        <translation>vedno</translation>
    </message>
    <message>
        <source>the table does it</source>
        <translation>to opravi miza</translation>
    </message>
    <message>
        <source>I do it myself</source>
        <translation>to opravim sam</translation>
    </message>
    <message>
        <source>the table answers</source>
        <translation>odgovori miza</translation>
    </message>
    <message>
        <source>I answer myself</source>
        <translation>odgovorim sam</translation>
    </message>
    <message>
        <source>the last card of a hand</source>
        <translation>zadnjo karto igre</translation>
    </message>
    <message>
        <source>every card that is the only legal one</source>
        <translation>vsako karto, ki je edina dovoljena</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nobene karte</translation>
    </message>
    <message>
        <source>while it is held</source>
        <translation>z držanjem</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Stranska plošča</translation>
    </message>
    <message>
        <source>The program opens with</source>
        <translation>Program se odpre z</translation>
    </message>
    <message>
        <source>Shuffling, cutting, packets</source>
        <translation>Mešanje, privzdigovanje, kupi</translation>
    </message>
    <message>
        <source>the first page</source>
        <translation>začetno stranjo</translation>
    </message>
    <message>
        <source>the last game</source>
        <translation>zadnjo igro</translation>
    </message>
    <message>
        <source>with a tap</source>
        <translation>s pritiskom</translation>
    </message>
    <message>
        <source>as there is room</source>
        <translation>glede na prostor</translation>
    </message>
    <message>
        <source>open</source>
        <translation>odprta</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zložena</translation>
    </message>
    <message>
        <source>as fractions: 35⅔</source>
        <translation>kot ulomki: 35⅔</translation>
    </message>
    <message>
        <source>in whole numbers: 35/2</source>
        <translation>v celih številih: 35/2</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Svetel prostor</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>zvezde</translation>
    </message>
    <message>
        <source>cross-stitch</source>
        <translation>križni vbod</translation>
    </message>
    <message>
        <source>linden leaves</source>
        <translation>lipovi listi</translation>
    </message>
    <message>
        <source>English (Texas)</source>
        <translation>angleške (Teksas)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>angleške</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>češke</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovenske</translation>
    </message>
    <message>
        <source>German</source>
        <translation>nemške</translation>
    </message>
    <message>
        <source>person</source>
        <translation>človek</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>računalnik, začetnik</translation>
    </message>
    <message>
        <source>computer, club player</source>
        <translation>računalnik, klubski igralec</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>računalnik, mojster</translation>
    </message>
</context>
<context>
    <name>SharedLessonTexts</name>
    <message>
        <source>Cards, ranks and points</source>
        <translation>Karte, vrstni red in vrednosti</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Odgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Counting and paying</source>
        <translation>Štetje in plačevanje</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon in zalaganje</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licitacija</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Kdo igra s kom</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Napovedi in kontre</translation>
    </message>
    <message>
        <source>Playing against the bidder</source>
        <translation>Igra proti glavnemu igralcu</translation>
    </message>
    <message>
        <source>Something goes wrong</source>
        <translation>Ko gre kaj narobe</translation>
    </message>
    <message>
        <source>One player leads a card, then the others play one each, in turn to the right. The highest trump takes the trick. Without a trump the highest card of the suit led takes it.</source>
        <translation>En igralec začne s karto, drugi po vrsti v desno vržejo vsak po eno. Štih vzame najvišji tarok. Če tarokov ni, ga vzame najvišja karta začete barve.</translation>
    </message>
    <message>
        <source>Who takes this trick?</source>
        <translation>Kdo vzame ta štih?</translation>
    </message>
    <message>
        <source>A card of another suit takes nothing, however high it is. Who takes this trick?</source>
        <translation>Karta druge barve ne vzame ničesar, naj bo še tako visoka. Kdo vzame ta štih?</translation>
    </message>
    <message>
        <source>There are trumps in the trick: the highest one takes it.</source>
        <translation>V štihu so taroki: vzame ga najvišji.</translation>
    </message>
    <message>
        <source>There is no trump in the trick: only cards of the suit led count.</source>
        <translation>V štihu ni taroka: štejejo samo karte začete barve.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led. If you have none of it, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Odgovoriti morate z začeto barvo. Če je nimate, morate dati taroka. Če nimate niti taroka, smete vreči katero koli karto.</translation>
    </message>
    <message>
        <source>Nobody has to beat the cards on the table. A low card of the suit is as good as a high one, and a low trump as good as a high one.</source>
        <translation>Kart na mizi ni treba prevzeti. Nizka karta barve je dovoljena prav tako kot visoka, nizek tarok prav tako kot visok.</translation>
    </message>
    <message>
        <source>Mark every card that you may play.</source>
        <translation>Označite vse karte, ki jih smete odigrati.</translation>
    </message>
    <message>
        <source>A trump was led. Mark every card that you may play.</source>
        <translation>Začeto je bilo s tarokom. Označite vse karte, ki jih smete odigrati.</translation>
    </message>
    <message>
        <source>You hold a card of the suit led.</source>
        <translation>Imate karto začete barve.</translation>
    </message>
    <message>
        <source>You have nothing of the suit led, but you have a trump.</source>
        <translation>Začete barve nimate, imate pa taroka.</translation>
    </message>
    <message>
        <source>A player alone against three is paid by each of them, or pays each of them.</source>
        <translation>Kdor igra sam proti trem, dobi plačilo od vsakega, ali pa vsakemu plača.</translation>
    </message>
    <message>
        <source>What do you discard? Several choices may be good.</source>
        <translation>Kaj založite? Dobrih izbir je lahko več.</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Kaj rečete?</translation>
    </message>
    <message>
        <source>What is your hand worth? It may be nothing.</source>
        <translation>Kaj lahko s svojimi kartami napoveste? Morda nič.</translation>
    </message>
    <message>
        <source>Those who play against the bidder play together. Put low cards on tricks that the bidder takes, and valuable cards on tricks that your own side takes.</source>
        <translation>Kdor igra proti glavnemu igralcu, igra skupaj z drugimi nasprotniki. V njegove štihe dajajte nizke karte, v štihe svoje strani pa dragocene.</translation>
    </message>
    <message>
        <source>Near the end, remember what has been played. Which trumps are still out, and who has none of a suit? Then you know which card takes a trick.</source>
        <translation>Proti koncu se spomnite, kaj je že padlo. Kateri taroki so še zunaj in kdo katere barve nima? Potem veste, katera karta vzame štih.</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Katero karto odigrate?</translation>
    </message>
    <message>
        <source>Now play a whole hand to its end. It is solved if you give away at most {amount_given_away_object}.</source>
        <translation>Zdaj odigrajte celo igro do konca. Naloga je rešena, če zapravite največ {amount_given_away_object}.</translation>
    </message>
    <message>
        <source>Who plays with the bidder? Answer by what you can know now.</source>
        <translation>Kdo igra z glavnim igralcem? Odgovorite po tem, kar zdaj lahko veste.</translation>
    </message>
    <message>
        <source>In every suit the king is highest, then queen, rider and jack. In spades and clubs {pips_black} follow, from high to low.</source>
        <translation>V vsaki barvi je najvišji kralj, nato dama, kaval in fant. V piku in križu sledijo {pips_black}, od najvišje.</translation>
    </message>
    <message>
        <source>In hearts and diamonds the jack is followed by {pips_red}, from high to low. The one is the ace.</source>
        <translation>V srcu in kari fantu sledijo {pips_red}, od najvišje. Karta z enico je as.</translation>
    </message>
    <message>
        <source>Card values: king, {T22}, {T21} and {T1} {points_HK} each, queen {points_HQ}, rider {points_HN}, jack {points_HJ}, every other card {points_H4}.</source>
        <translation>Vrednosti kart: kralj, {T22}, {T21} in {T1} po {points_HK}, dama {points_HQ}, kaval {points_HN}, fant {points_HJ}, vsaka druga karta {points_H4}.</translation>
    </message>
    <message>
        <source>A quick way: each card counts {each}. Then add {king} for each king, {T22}, {T21} and {T1}, {queen} for each queen, {rider} for each rider, {jack} for each jack. The result is the same.</source>
        <translation>Hitrejši način: vsaka karta šteje {each}. Nato prištejte {king} za vsako od teh kart: kralj, {T22}, {T21}, {T1}; {queen} za damo, {rider} za kavala, {jack} za fanta. Rezultat je enak.</translation>
    </message>
    <message>
        <source>Each card counts {each}: first count the cards. Then add {king}, {queen}, {rider} and {jack} for the high ones.</source>
        <translation>Vsaka karta je {each}: najprej preštejte karte. Nato prištejte {king}, {queen}, {rider} in {jack} za visoke.</translation>
    </message>
    <message>
        <source>Add the values of three cards and take off {taken}; then the next three.</source>
        <translation>Seštejte vrednosti treh kart in odštejte {taken}; nato naslednje tri.</translation>
    </message>
    <message>
        <source>Count your trumps, look at the highest ones, then at your kings.</source>
        <translation>Preštejte svoje taroke, poglejte najvišje, nato kralje.</translation>
    </message>
    <message>
        <source>Look for the highest trump. Without a trump only the suit led matters.</source>
        <translation>Poiščite najvišjega taroka. Če taroka ni, odloča le barva, s katero se je začelo.</translation>
    </message>
    <message>
        <source>Count these cards.</source>
        <translation>Preštejte te karte.</translation>
    </message>
    <message>
        <source>The last tricks. Find the best card.</source>
        <translation>Zadnji štihi. Poiščite najboljšo karto.</translation>
    </message>
    <message>
        <source>It is your turn. Play a card that is allowed.</source>
        <translation>Na vrsti ste. Vrzite dovoljeno karto.</translation>
    </message>
    <message>
        <source>Do you hold the suit led? If not, do you hold a trump?</source>
        <translation>Ali imate barvo, s katero se je začelo? Če ne, ali imate taroka?</translation>
    </message>
    <message>
        <source>If you have no card of the suit led, you must play a trump. If you have no trump either, you may play any card.</source>
        <translation>Če nimate barve, s katero se je začelo, morate vreči taroka. Če nimate niti taroka, smete vreči katero koli karto.</translation>
    </message>
    <message>
        <source>What do you say with these cards?</source>
        <translation>Kaj rečete s temi kartami?</translation>
    </message>
    <message>
        <source>Your own side takes this trick: give it something valuable.</source>
        <translation>Ta štih jemlje vaša stran: dodajte kaj dragocenega.</translation>
    </message>
    <message>
        <source>The other side takes this trick: give it as little as you can.</source>
        <translation>Ta štih jemlje nasprotna stran: dajte vanj čim manj.</translation>
    </message>
    <message>
        <source>You can&apos;t beat the trump on the table: keep your high cards.</source>
        <translation>Taroka na mizi ne morete prevzeti: visoke karte obdržite.</translation>
    </message>
    <message>
        <source>Which trumps are still out? Lead one that nobody can beat, and the others must give theirs.</source>
        <translation>Kateri taroki so še zunaj? Začnite s takim, ki ga nihče ne prevzame, in drugi morajo dati svoje.</translation>
    </message>
    <message>
        <source>Watch what happens and stop at the act that breaks a rule. Then choose the rule.</source>
        <translation>Opazujte, kaj se dogaja, in ustavite pri dejanju, ki krši pravilo. Nato izberite pravilo.</translation>
    </message>
    <message>
        <source>Here, too, one rule is broken. Where?</source>
        <translation>Tudi tu je kršeno eno pravilo. Kje?</translation>
    </message>
    <message>
        <source>Mark every card that you may discard.</source>
        <translation>Označite vse karte, ki jih smete založiti.</translation>
    </message>
</context>
<context>
    <name>SharedMessages</name>
    <message>
        <source>{seat} asked for a way of dealing that the sheet does not offer: {name}.</source>
        <translation>{seat} želi način deljenja, ki ga pravilnik ne ponuja: {name}.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card while cutting.</source>
        <translation>{seat} pri privzdigovanju pogleda spodnjo karto.</translation>
    </message>
    <message>
        <source>{seat} looked at the bottom card.</source>
        <translation>{seat} pogleda spodnjo karto.</translation>
    </message>
    <message>
        <source>{seat} laid a wrong number of cards into the talon.</source>
        <translation>{seat} da v talon napačno število kart.</translation>
    </message>
    <message>
        <source>{seat} dealt a wrong number of cards.</source>
        <translation>{seat} razdeli napačno število kart.</translation>
    </message>
    <message>
        <source>{seat} exposed a card: {card}.</source>
        <translation>{seat} pokaže karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} laid a trick on the wrong pile.</source>
        <translation>{seat} odloži štih na napačen kup.</translation>
    </message>
    <message>
        <source>A judge was asked and has decided.</source>
        <translation>Sodnik je bil poklican in je odločil.</translation>
    </message>
    <message>
        <source>{seat} did not show the talon cards before taking others.</source>
        <translation>{seat} vzame druge karte iz talona, prejšnjih pa ne pokaže.</translation>
    </message>
    <message>
        <source>{seat} owes the bank {amount_object}.</source>
        <translation>{seat} dolguje banki {amount_object}.</translation>
    </message>
    <message>
        <source>Can be called: {cards}.</source>
        <translation>Klicati je mogoče: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} although other cards could be discarded.</source>
        <translation>{seat} zalaga {card_object}, čeprav je mogoče založiti druge karte.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Založiti je mogoče: {cards}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} without holding it.</source>
        <translation>{seat} napoveduje brez potrebnih kart: {name}.</translation>
    </message>
    <message>
        <source>{seat} declared {name} beside another value of the same kind.</source>
        <translation>{seat} napoveduje poleg druge napovedi iste vrste: {name}.</translation>
    </message>
    <message>
        <source>{seat} held {name} and did not declare it.</source>
        <translation>{seat} ima v roki, a ne napove: {name}.</translation>
    </message>
    <message>
        <source>{seat} broke the Valat after declaring something not held.</source>
        <translation>Valat ni uspel, preprečil pa ga je igralec z neupravičeno napovedjo: {seat}.</translation>
    </message>
    <message>
        <source>{seat} called nothing before the first card, so this card counts as called: {card}.</source>
        <translation>{seat} pred prvo karto ne kliče ničesar; kot klicana velja ta karta: {card}.</translation>
    </message>
    <message>
        <source>{seat} had to play the announced card before the last trick: {card}.</source>
        <translation>{seat} mora napovedano karto odigrati pred zadnjim štihom: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost the last trick with the announced card: {card}.</source>
        <translation>{seat} z napovedano karto ne dobi zadnjega štiha: {card}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</source>
        <translation>{seat} vrže {card_object} namesto pagata, ki pobere škisa in monda.</translation>
    </message>
    <message>
        <source>Can be played: {cards}.</source>
        <translation>Vreči je mogoče: {cards}.</translation>
    </message>
    <message>
        <source>The four scores come to {sum} instead of {right}.</source>
        <translation>Seštevek štirih rezultatov je {sum} namesto {right}.</translation>
    </message>
    <message>
        <source>A ruling was reopened: the judge has to decide it first.</source>
        <translation>Ena odločitev je znova odprta: najprej mora odločiti sodnik.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}.</source>
        <translation>{seat} pri delitvi obrne karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a king or a trump while dealing: {card}.</source>
        <translation>{seat} pri delitvi obrne kralja ali taroka: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing, and a player asks for a new deal: {card}.</source>
        <translation>{seat} pri delitvi obrne karto in zahteva se nova delitev: {card}.</translation>
    </message>
    <message>
        <source>{seat} sat at the wrong table.</source>
        <translation>{seat} sedi za napačno mizo.</translation>
    </message>
    <message>
        <source>{seat} wanted to rule as a judge while playing at this table.</source>
        <translation>{seat} želi odločati kot sodnik in igra za to mizo.</translation>
    </message>
    <message>
        <source>{seat} opened the bidding, but it was {right}&apos;s turn.</source>
        <translation>{seat} začne licitacijo, a na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} played, but it was {right}&apos;s turn.</source>
        <translation>{seat} igra, a na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} led, but it was {right}&apos;s turn.</source>
        <translation>{seat} začne štih, a na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand.</source>
        <translation>{seat} vrže vse preostale karte na mizo.</translation>
    </message>
    <message>
        <source>{seat} bid, but it was {right}&apos;s turn.</source>
        <translation>{seat} licitira, a na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} acted, but it was {right}&apos;s turn.</source>
        <translation>{seat} ne počaka: na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} bid after the bidding was over.</source>
        <translation>{seat} licitira, ko je licitacija že končana.</translation>
    </message>
    <message>
        <source>{seat} declared, announced or challenged after the first card was led.</source>
        <translation>{seat} napoveduje ali kontrira, ko je prva karta že na mizi.</translation>
    </message>
    <message>
        <source>{seat} declared or announced after a challenge was made.</source>
        <translation>{seat} napoveduje šele po kontri.</translation>
    </message>
    <message>
        <source>{seat} led without asking whether everybody was ready.</source>
        <translation>{seat} začenja brez vprašanja, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>{seat} passed but had to name a game.</source>
        <translation>{seat} reče naprej, čeprav mora izbrati igro.</translation>
    </message>
    <message>
        <source>{seat} bid {name}, which does not outrank the standing bid.</source>
        <translation>{seat} licitira igro {name}, ki ni višja od zadnje igre.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which was not allowed.</source>
        <translation>{seat} kliče {card_object}, kar ni dovoljeno.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} zalaga {card_object}.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down.</source>
        <translation>{seat} zalaga {card_object} zakrito.</translation>
    </message>
    <message>
        <source>{seat} had not declared a value, and the Valat failed.</source>
        <translation>Valat ni uspel, napoved pa je ostala zamolčana: {seat}.</translation>
    </message>
    <message>
        <source>The Pagat that {seat} called did not take the last trick.</source>
        <translation>Napovedani pagat ne dobi zadnjega štiha. Napoved: {seat}.</translation>
    </message>
    <message>
        <source>{seat} announced the Pagat although a Valat was called.</source>
        <translation>{seat} napove pagata, čeprav je napovedan valat.</translation>
    </message>
    <message>
        <source>{seat} announced {name} a second time.</source>
        <translation>{seat} napove še enkrat: {name}.</translation>
    </message>
    <message>
        <source>{seat} announced {name}, but is not on the bidder&apos;s side.</source>
        <translation>{seat} napove, čeprav ni na strani glavnega igralca: {name}.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but it was the other side&apos;s turn.</source>
        <translation>{seat} reče »{name}«, a na vrsti je druga stran.</translation>
    </message>
    <message>
        <source>{seat} said {name}, but another step was next.</source>
        <translation>{seat} reče »{name}«, a na vrsti je druga kontra.</translation>
    </message>
    <message>
        <source>{seat} challenged something that was not announced: {name}.</source>
        <translation>{seat} kontrira, česar ni nihče napovedal: {name}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held the suit led: {suit}.</source>
        <translation>{seat} vrže {card_object}, a še ima barvo prve karte: {suit}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still held a trump.</source>
        <translation>{seat} vrže {card_object}, a še ima taroka.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but held a trump.</source>
        <translation>{seat} vrže {card_object}, a ima v roki taroka.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but could beat the trick.</source>
        <translation>{seat} vrže {card_object}, čeprav lahko prevzame štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} while holding other trumps.</source>
        <translation>{seat} vrže {card_object}, v roki pa so še drugi taroki.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} while holding other suits.</source>
        <translation>{seat} izvrže {card_object}, v roki pa so še druge barve.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, announced for the last trick.</source>
        <translation>{seat} vrže {card_object}, čeprav je ta karta napovedana za zadnji štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of a card lying face up.</source>
        <translation>{seat} vrže {card_object} namesto odkrite karte.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not allowed now.</source>
        <translation>{seat} poskuša nekaj, kar zdaj ni dovoljeno.</translation>
    </message>
    <message>
        <source>{seat} tried something that is not possible.</source>
        <translation>{seat} poskuša nekaj, kar ni mogoče.</translation>
    </message>
    <message>
        <source>{seat} did not deal as the sheet requires.</source>
        <translation>{seat} ne deli po pravilih.</translation>
    </message>
    <message>
        <source>to beat: {name} ({seat})</source>
        <translation>preseči: {name} ({seat})</translation>
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
        <translation>Odgovoriti morate z isto barvo: {suit}.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Vreči morate taroka.</translation>
    </message>
    <message>
        <source>You have no card of the suit led ({suit}): you must play a trump.</source>
        <translation>Nimate barve prve karte ({suit}): vreči morate taroka.</translation>
    </message>
    <message>
        <source>As the rules of this table say</source>
        <translation>Kakor določajo pravila te mize</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Brez kazni</translation>
    </message>
    <message>
        <source>{amount} to each uninvolved player</source>
        <translation>{amount} vsakemu igralcu, ki pri tem ni udeležen</translation>
    </message>
    <message>
        <source>{amount} to each other player; the offender collects nothing and pays the partner&apos;s share too</source>
        <translation>{amount} vsakemu od drugih igralcev; kršitelj nič ne dobi in plača tudi soigralčev delež</translation>
    </message>
    <message>
        <source>The offender collects nothing and pays the partner&apos;s share too</source>
        <translation>Kršitelj nič ne dobi in plača tudi soigralčev delež</translation>
    </message>
    <message>
        <source>The card stays face up and must be played as soon as it is legal</source>
        <translation>Karta ostane odkrita in jo je treba odigrati, takoj ko je dovoljena</translation>
    </message>
    <message>
        <source>The offender alone pays everybody else as if they had won the game</source>
        <translation>Samo kršitelj plača vsem drugim, kot da bi dobili igro</translation>
    </message>
    <message>
        <source>You may not discard a king.</source>
        <translation>Kralja ne smete založiti.</translation>
    </message>
    <message>
        <source>You may not discard this card.</source>
        <translation>Te karte ne smete založiti.</translation>
    </message>
    <message>
        <source>You have enough other cards to discard.</source>
        <translation>Za zalaganje imate dovolj drugih kart.</translation>
    </message>
    <message>
        <source>You must play a trump as long as you hold one.</source>
        <translation>Vreči morate taroka, dokler ga imate.</translation>
    </message>
    <message>
        <source>You must play a card lying face up first.</source>
        <translation>Najprej morate odigrati odkrito karto.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Štih morate prevzeti, če je mogoče.</translation>
    </message>
    <message>
        <source>You may not play the Pagat while you hold other trumps.</source>
        <translation>Pagata ne smete vreči, dokler imate druge taroke.</translation>
    </message>
    <message>
        <source>Skys and Mond lie in the trick: you must play the Pagat, which takes it.</source>
        <translation>V štihu ležita škis in mond: vreči morate pagata, ki ju pobere.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have no suit cards left.</source>
        <translation>S tarokom smete začeti samo, če nimate nobene barve več.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is noted and will be settled at the end of the hand.</source>
        <translation>Reklamacija je zabeležena in se reši na koncu igre: {seat}.</translation>
    </message>
    <message>
        <source>{seat}&apos;s claim is not confirmed.</source>
        <translation>Reklamacija ni potrjena: {seat}.</translation>
    </message>
    <message>
        <source>The final round is over.</source>
        <translation>Sklepnega kroga je konec.</translation>
    </message>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet requires at least {least}.</source>
        <translation>
            <numerusform>{seat} privzdigne %n karto; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n karti; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n karte; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n kart; po pravilniku naj jih bo najmanj {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which part of the talon do you take (%n card(s))?</source>
        <translation>
            <numerusform>Kateri del talona vzamete (%n karta)?</numerusform>
            <numerusform>Kateri del talona vzamete (%n karti)?</numerusform>
            <numerusform>Kateri del talona vzamete (%n karte)?</numerusform>
            <numerusform>Kateri del talona vzamete (%n kart)?</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} looked into the discards after the first announcement.</source>
        <translation>{seat} po prvi napovedi gleda v založene karte.</translation>
    </message>
    <message>
        <source>{seat} wanted to cut, but it was {right}&apos;s turn.</source>
        <translation>{seat} hoče privzdigniti, na vrsti pa je {right}.</translation>
    </message>
    <message>
        <source>{seat} dropped a card.</source>
        <translation>{seat} upusti karto.</translation>
    </message>
    <message>
        <source>{seat} announced something after the first card was led.</source>
        <translation>{seat} napoveduje, ko je prva karta že na mizi.</translation>
    </message>
    <message>
        <source>{seat} challenged after the first card was led.</source>
        <translation>{seat} kontrira, ko je prva karta že na mizi.</translation>
    </message>
    <message>
        <source>{seat} declared a value after the first card was led.</source>
        <translation>{seat} napoveduje vrednost, ko je prva karta že na mizi.</translation>
    </message>
    <message>
        <source>{seat} announced something after a challenge was made.</source>
        <translation>{seat} napoveduje šele po kontri.</translation>
    </message>
    <message>
        <source>{seat} declared a value after a challenge was made.</source>
        <translation>{seat} napoveduje vrednost šele po kontri.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} založi zaprto: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} založi odprto: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} ne zalaga več kart.</translation>
    </message>
    <message>
        <source>{seat} announced {card_object} without holding it.</source>
        <translation>{seat} napove {card_object}, a te karte nima.</translation>
    </message>
    <message>
        <source>{seat} does not agree: the referee must be called.</source>
        <translation>{seat} ne soglaša: treba je poklicati sodnika.</translation>
    </message>
    <message>
        <source>{seat} turned up talon cards that must stay hidden.</source>
        <translation>{seat} obrne karte talona, ki morajo ostati zakrite.</translation>
    </message>
    <message>
        <source>{seat} opened or mixed tricks that must stay closed.</source>
        <translation>{seat} odpira ali meša štihe, ki morajo ostati zaprti.</translation>
    </message>
    <message>
        <source>{seat} broke the rules in a way that is not on the list.</source>
        <translation>{seat} krši pravila na način, ki ga v seznamu ni.</translation>
    </message>
    <message>
        <source>Shuffle the deck.</source>
        <translation>Premešajte karte.</translation>
    </message>
    <message>
        <source>Cut the deck or knock on it.</source>
        <translation>Privzdignite karte ali zabijte.</translation>
    </message>
    <message>
        <source>Choose a packet.</source>
        <translation>Izberite kup.</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Katero igro licitirate?</translation>
    </message>
    <message>
        <source>Which trump do you call?</source>
        <translation>Katerega taroka kličete?</translation>
    </message>
    <message>
        <source>Do you have anything to declare?</source>
        <translation>Ali imate kaj napovedati?</translation>
    </message>
    <message>
        <source>Do you announce anything?</source>
        <translation>Ali želite kaj napovedati?</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Ali želite kontrirati?</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Začnite štih.</translation>
    </message>
    <message>
        <source>Lead a suit card.</source>
        <translation>Začnite z barvno karto.</translation>
    </message>
    <message>
        <source>You must beat {card_object}.</source>
        <translation>Prevzeti morate {card_object}.</translation>
    </message>
    <message>
        <source>None of the suit led ({suit}): play a trump.</source>
        <translation>Barve nimate ({suit}): vrzite taroka.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Vrzite katero koli karto.</translation>
    </message>
    <message>
        <source>Knock: {name}</source>
        <translation>Zabij: {name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Naprej</translation>
    </message>
    <message>
        <source>Take the second set</source>
        <translation>Vzemi druge tri karte</translation>
    </message>
    <message>
        <source>Go back to the first set</source>
        <translation>Vrni se k prvim trem kartam</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Kliči: {card}</translation>
    </message>
    <message>
        <source>Call {card} (your own)</source>
        <translation>Kliči: {card} (v vaši roki)</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Ne kliči</translation>
    </message>
    <message>
        <source>Announce: {name}</source>
        <translation>Napovej: {name}</translation>
    </message>
    <message>
        <source>{step}: {target}</source>
        <translation>{step}: {target}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Končano</translation>
    </message>
    <message>
        <source>Throw in the hand</source>
        <translation>Prodaj igro</translation>
    </message>
    <message>
        <source>Can I go?</source>
        <translation>Ali lahko začnem?</translation>
    </message>
    <message>
        <source>Go ahead</source>
        <translation>Da, začnite</translation>
    </message>
    <message>
        <source>{amount} to each other player</source>
        <translation>{amount} vsakemu od drugih igralcev</translation>
    </message>
    <message>
        <source>The hand is void, and {amount} to each other player</source>
        <translation>Igra ne velja in {amount} vsakemu od drugih igralcev</translation>
    </message>
    <message>
        <source>The card goes back to the hand</source>
        <translation>Karta se vrne v roko</translation>
    </message>
    <message>
        <source>The call of the Valat does not count</source>
        <translation>Napovedani valat ne šteje</translation>
    </message>
    <message>
        <source>One of the offender&apos;s opponents decides this.</source>
        <translation>O tem odloči eden od nasprotnikov kršitelja.</translation>
    </message>
    <message>
        <source>Whoever holds {card_object} is your partner.</source>
        <translation>Kdor ima {card_object}, je vaš soigralec.</translation>
    </message>
    <message>
        <source>You play alone, and nobody is told.</source>
        <translation>Igrate sami in nihče tega ne izve.</translation>
    </message>
    <message>
        <source>Counts as called: {card}.</source>
        <translation>Velja kot klicana karta: {card}.</translation>
    </message>
    <message>
        <source>{amount} from each player</source>
        <translation>{amount} od vsakega igralca</translation>
    </message>
    <message>
        <source>silent: {silent}, announced: {announced}</source>
        <translation>tihi: {silent}, napovedan: {announced}</translation>
    </message>
    <message>
        <source>Win or loss ×{factor}</source>
        <translation>Dobitek ali izguba ×{factor}</translation>
    </message>
    <message>
        <source>It is announced for the last trick.</source>
        <translation>Ta karta je napovedana za zadnji štih.</translation>
    </message>
    <message>
        <source>{name} won: {seat}</source>
        <translation>{name}, dobljeno: {seat}</translation>
    </message>
    <message>
        <source>{name} lost: {seat}</source>
        <translation>{name}, izgubljeno: {seat}</translation>
    </message>
    <message>
        <source>{name} tied: {seat}</source>
        <translation>{name}, enako število točk: {seat}</translation>
    </message>
    <message>
        <source>Hand thrown in: {seat}</source>
        <translation>Prodana igra: {seat}</translation>
    </message>
    <message>
        <source>Ruling of the judge</source>
        <translation>Odločitev sodnika</translation>
    </message>
    <message>
        <source>Paid back after a ruling was reopened</source>
        <translation>Vrnjeno po ponovnem odprtju odločitve</translation>
    </message>
    <message>
        <source>{name}: {seat}</source>
        <translation>{name}: {seat}</translation>
    </message>
    <message>
        <source>Penalty for {seat}: {name}</source>
        <translation>Kazen ({seat}): {name}</translation>
    </message>
    <message>
        <source>Penalty: {name}</source>
        <translation>Kazen: {name}</translation>
    </message>
    <message>
        <source>{name} paid back: {seat}</source>
        <translation>{name}, vrnjeno: {seat}</translation>
    </message>
    <message>
        <source>{name} made: {seat}</source>
        <translation>{name}, uspelo: {seat}</translation>
    </message>
    <message>
        <source>{name} not made: {seat}</source>
        <translation>{name}, ni uspelo: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and made: {seat}</source>
        <translation>{name}, napovedano in uspelo: {seat}</translation>
    </message>
    <message>
        <source>{name} announced and not made: {seat}</source>
        <translation>{name}, napovedano in ni uspelo: {seat}</translation>
    </message>
    <message>
        <source>{points} points to win</source>
        <translation>{points} točke za zmago</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed</source>
        <translation>{points} od {total} točk; potrebnih je {least}</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|won</source>
        <translation>{points} od {total} točk; potrebnih je {least}|dobljeno</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|lost</source>
        <translation>{points} od {total} točk; potrebnih je {least}|izgubljeno</translation>
    </message>
    <message>
        <source>{points} of {total} points; {least} are needed|tie</source>
        <translation>{points} od {total} točk; potrebnih je {least}|izenačeno</translation>
    </message>
    <message>
        <source>{points} of {total}, needed {least}</source>
        <translation>{points} od {total}, potrebnih {least}</translation>
    </message>
    <message>
        <source>Together, {a} + {b}|{result}</source>
        <translation>Skupaj, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>The game multiplies, {a} × {b}|{result}</source>
        <translation>Množitelj igre, {a} × {b}|{result}</translation>
    </message>
    <message>
        <source>game ×{b}</source>
        <translation>igra ×{b}</translation>
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
        <translation>Na igralca|{amount}</translation>
    </message>
    <message>
        <source>From each player|{amount}</source>
        <translation>Od vsakega igralca|{amount}</translation>
    </message>
    <message>
        <source>To each entitled player|{amount}</source>
        <translation>Vsakemu upravičenemu igralcu|{amount}</translation>
    </message>
    <message>
        <source>{seat} took a packet out of turn.</source>
        <translation>{seat} vzame kup zunaj vrstnega reda.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to win</source>
        <translation>
            <numerusform>%n točka za zmago</numerusform>
            <numerusform>%n točki za zmago</numerusform>
            <numerusform>%n točke za zmago</numerusform>
            <numerusform>%n točk za zmago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} zalaga %n karto, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zalaga %n karti, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zalaga %n karte, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zalaga %n kart, biti pa jih mora {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the top %n card(s) of the talon.</source>
        <translation>
            <numerusform>Vzemite z vrha talona %n karto.</numerusform>
            <numerusform>Vzemite z vrha talona %n karti.</numerusform>
            <numerusform>Vzemite z vrha talona %n karte.</numerusform>
            <numerusform>Vzemite z vrha talona %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s).</source>
        <translation>
            <numerusform>Založite %n karto.</numerusform>
            <numerusform>Založite %n karti.</numerusform>
            <numerusform>Založite %n karte.</numerusform>
            <numerusform>Založite %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s), or change the talon cards.</source>
        <translation>
            <numerusform>Založite %n karto ali zamenjajte karte iz talona.</numerusform>
            <numerusform>Založite %n karti ali zamenjajte karte iz talona.</numerusform>
            <numerusform>Založite %n karte ali zamenjajte karte iz talona.</numerusform>
            <numerusform>Založite %n kart ali zamenjajte karte iz talona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Packet %n</source>
        <translation>
            <numerusform>Kup %n</numerusform>
            <numerusform>Kup %n</numerusform>
            <numerusform>Kup %n</numerusform>
            <numerusform>Kup %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Vzemi %n karto</numerusform>
            <numerusform>Vzemi %n karti</numerusform>
            <numerusform>Vzemi %n karte</numerusform>
            <numerusform>Vzemi %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: %n card(s) at a time.</source>
        <translation>
            <numerusform>Namesto privzdigovanja: deli se po %n karto.</numerusform>
            <numerusform>Namesto privzdigovanja: deli se po %n karti.</numerusform>
            <numerusform>Namesto privzdigovanja: deli se po %n karte.</numerusform>
            <numerusform>Namesto privzdigovanja: deli se po %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Instead of cutting: closed packets of %n card(s) to choose from.</source>
        <translation>
            <numerusform>Namesto privzdigovanja: zakriti kupi po %n karto na izbiro.</numerusform>
            <numerusform>Namesto privzdigovanja: zakriti kupi po %n karti na izbiro.</numerusform>
            <numerusform>Namesto privzdigovanja: zakriti kupi po %n karte na izbiro.</numerusform>
            <numerusform>Namesto privzdigovanja: zakriti kupi po %n kart na izbiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a partner: %n talon card(s) for you; your side needs {least} points.</source>
        <translation>
            <numerusform>S soigralcem: %n karta iz talona za vas; vaša stran potrebuje {least} točk.</numerusform>
            <numerusform>S soigralcem: %n karti iz talona za vas; vaša stran potrebuje {least} točk.</numerusform>
            <numerusform>S soigralcem: %n karte iz talona za vas; vaša stran potrebuje {least} točk.</numerusform>
            <numerusform>S soigralcem: %n kart iz talona za vas; vaša stran potrebuje {least} točk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone against all others: %n talon card(s) for you; you need {least} points.</source>
        <translation>
            <numerusform>Eden proti vsem drugim: %n karta iz talona za vas; potrebujete {least} točk.</numerusform>
            <numerusform>Eden proti vsem drugim: %n karti iz talona za vas; potrebujete {least} točk.</numerusform>
            <numerusform>Eden proti vsem drugim: %n karte iz talona za vas; potrebujete {least} točk.</numerusform>
            <numerusform>Eden proti vsem drugim: %n kart iz talona za vas; potrebujete {least} točk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedPublicMessages</name>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} zalaga kralja.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} zalaga karto, ki mora ostati v roki.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump face down.</source>
        <translation>{seat} zalaga taroka zakrito.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump although other cards could be discarded.</source>
        <translation>{seat} zalaga taroka, čeprav je mogoče založiti druge karte.</translation>
    </message>
    <message>
        <source>{seat} announced it without holding the card.</source>
        <translation>{seat} to napove brez potrebne karte.</translation>
    </message>
</context>
<context>
    <name>SharedRights</name>
    <message>
        <source>You may ask only for a way of dealing on the sheet.</source>
        <translation>Izbrati smete le način deljenja iz pravilnika.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card.</source>
        <translation>Spodnje karte ne sme pogledati nihče.</translation>
    </message>
    <message>
        <source>You must not show a card before you play it.</source>
        <translation>Karte ne smete pokazati, preden jo odigrate.</translation>
    </message>
    <message>
        <source>You may play a card only in your turn.</source>
        <translation>Karto smete vreči le, ko ste na vrsti.</translation>
    </message>
    <message>
        <source>You may lead only when it is your turn.</source>
        <translation>Štih smete začeti le, ko ste na vrsti.</translation>
    </message>
    <message>
        <source>You may bid only in your turn.</source>
        <translation>Licitirati smete le, ko ste na vrsti.</translation>
    </message>
    <message>
        <source>You must wait for your turn.</source>
        <translation>Počakati morate, da pridete na vrsto.</translation>
    </message>
    <message>
        <source>You must bid before the talon is touched.</source>
        <translation>Licitirati morate, preden se kdo dotakne talona.</translation>
    </message>
    <message>
        <source>You must declare, announce and challenge before the first card.</source>
        <translation>Napovedati in kontrirati morate pred prvo karto.</translation>
    </message>
    <message>
        <source>You must declare and announce before the first challenge.</source>
        <translation>Napovedati morate pred prvo kontro.</translation>
    </message>
    <message>
        <source>You bid first, so you must name one of the games.</source>
        <translation>Licitirate prvi, zato morate izbrati eno od iger.</translation>
    </message>
    <message>
        <source>Your bid must outrank the one before it; otherwise you must pass.</source>
        <translation>Vaša igra mora biti višja od prejšnje; sicer morate reči naprej.</translation>
    </message>
    <message>
        <source>You must show the talon cards before you take others for them.</source>
        <translation>Karte iz talona morate pokazati, preden zanje vzamete druge.</translation>
    </message>
    <message>
        <source>To be paid for a value you must declare it before the first card.</source>
        <translation>Da se napoved plača, jo morate izreči pred prvo karto.</translation>
    </message>
    <message>
        <source>The two sides must challenge alternately; the opponents begin.</source>
        <translation>Strani morata kontrirati izmenično; začnejo nasprotniki.</translation>
    </message>
    <message>
        <source>Challenges must come in order, from the two sides alternately.</source>
        <translation>Kontre si morajo slediti po vrsti, strani se morata izmenjevati.</translation>
    </message>
    <message>
        <source>You must play an exposed card as soon as it is legal.</source>
        <translation>Odkrito karto morate odigrati, takoj ko je dovoljena.</translation>
    </message>
    <message>
        <source>A judge must decide what the sheet leaves open.</source>
        <translation>Česar pravilnik ne ureja, mora odločiti sodnik.</translation>
    </message>
    <message>
        <source>Debts to the bank must be taken off the score.</source>
        <translation>Dolg banki je treba odšteti od rezultata.</translation>
    </message>
    <message>
        <source>A judge must decide what is not on the list.</source>
        <translation>O tem, česar v seznamu ni, mora odločiti sodnik.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Založiti morate toliko kart, kolikor jih vzamete iz talona.</translation>
    </message>
    <message>
        <source>The dealer must shuffle the deck thoroughly before every hand.</source>
        <translation>Delilec mora karte pred vsako igro temeljito premešati.</translation>
    </message>
    <message>
        <source>You must cut so that both parts hold enough cards.</source>
        <translation>Privzdigniti morate tako, da je v obeh delih dovolj kart.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Delilec mora karte deliti zakrite.</translation>
    </message>
    <message>
        <source>The dealer must give every hand and the talon the right number of cards.</source>
        <translation>Delilec mora vsakemu igralcu in v talon dati pravo število kart.</translation>
    </message>
    <message>
        <source>You must play every hand to its end.</source>
        <translation>Vsako igro morate odigrati do konca.</translation>
    </message>
    <message>
        <source>You must call the highest callable trump you lack.</source>
        <translation>Klicati morate najvišjega taroka s seznama, ki ga nimate.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Kralja ne smete založiti.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Te karte ne smete založiti.</translation>
    </message>
    <message>
        <source>You must discard a trump face up.</source>
        <translation>Taroka morate založiti odkrito.</translation>
    </message>
    <message>
        <source>You may discard a trump only if you have too few other cards.</source>
        <translation>Taroka smete založiti le, če nimate dovolj drugih kart.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Napovedati smete le to, za kar imate karte.</translation>
    </message>
    <message>
        <source>Of several values of one kind you may declare only the best.</source>
        <translation>Od več napovedi iste vrste smete napovedati le najboljšo.</translation>
    </message>
    <message>
        <source>Only the holder of the card may announce this.</source>
        <translation>To sme napovedati le imetnik karte.</translation>
    </message>
    <message>
        <source>You must lay a trick with the side that won it.</source>
        <translation>Štih morate odložiti k strani, ki ga je dobila.</translation>
    </message>
    <message>
        <source>The dealer must lay the required number of cards into the talon.</source>
        <translation>Delilec mora v talon dati toliko kart, kot zahtevajo pravila.</translation>
    </message>
    <message>
        <source>You must keep unused talon cards hidden as long as the sheet says.</source>
        <translation>Neporabljene karte talona morate pustiti zakrite, dokler to zahtevajo pravila.</translation>
    </message>
    <message>
        <source>You must keep tricks closed until the end of the hand.</source>
        <translation>Štihe morate do konca igre pustiti zaprte.</translation>
    </message>
    <message>
        <source>You may double only the game and announced extras.</source>
        <translation>Kontrirati smete le igro in napovedane premije.</translation>
    </message>
    <message>
        <source>You must not announce the Pagat beside a called Valat.</source>
        <translation>Ob napovedanem valatu ne smete napovedati pagata.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is may cut or knock.</source>
        <translation>Privzdigniti ali zabiti sme le igralec, ki je na vrsti.</translation>
    </message>
    <message>
        <source>Each announcement may be made only once.</source>
        <translation>Vsaka napoved se sme povedati le enkrat.</translation>
    </message>
    <message>
        <source>Only the bidder&apos;s side may announce this.</source>
        <translation>To sme napovedati le stran glavnega igralca.</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Odgovoriti morate z isto barvo, če jo imate.</translation>
    </message>
    <message>
        <source>If a trump is led, you must play a trump if you can.</source>
        <translation>Če je začeto s tarokom, morate vreči taroka, če ga imate.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must play a trump.</source>
        <translation>Če nimate barve prve karte, morate dati taroka.</translation>
    </message>
    <message>
        <source>You must beat the trick if you can.</source>
        <translation>Štih morate prevzeti, če je mogoče.</translation>
    </message>
    <message>
        <source>You may play the Pagat only as your last trump.</source>
        <translation>Pagata smete vreči šele kot zadnjega taroka.</translation>
    </message>
    <message>
        <source>When Skys and Mond lie in the trick, you must play the Pagat.</source>
        <translation>Če v štihu ležita škis in mond, morate vreči pagata.</translation>
    </message>
    <message>
        <source>You may lead a trump only if you have nothing else.</source>
        <translation>Taroka smete izvreči le, če nimate ničesar drugega.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Napovedanega pagata morate prihraniti za zadnji štih, če lahko.</translation>
    </message>
    <message>
        <source>You must hold one card for each trick left.</source>
        <translation>V roki morate imeti toliko kart, kolikor štihov še ostane.</translation>
    </message>
    <message>
        <source>Nobody may rule at his or her own table.</source>
        <translation>Za svojo mizo ne sme odločati nihče.</translation>
    </message>
    <message>
        <source>The scores must come to the right total.</source>
        <translation>Vsota rezultatov se mora ujemati.</translation>
    </message>
    <message>
        <source>In this game, too, you must follow suit, or else play a trump.</source>
        <translation>Tudi v tej igri morate dati barvo, brez nje pa taroka.</translation>
    </message>
    <message>
        <source>In this game you must beat the trick if you can.</source>
        <translation>V tej igri morate štih prevzeti, če je mogoče.</translation>
    </message>
    <message>
        <source>In this game you may play the Pagat only as your last trump.</source>
        <translation>V tej igri smete pagata vreči šele kot zadnjega taroka.</translation>
    </message>
    <message>
        <source>All four players must agree.</source>
        <translation>Soglašati morajo vsi štirje igralci.</translation>
    </message>
    <message>
        <source>The dealer must deal as the sheet requires.</source>
        <translation>Delilec mora deliti tako, kot zahtevajo pravila.</translation>
    </message>
    <message>
        <source>You must not look at the discards once announcements have begun.</source>
        <translation>Po prvi napovedi ne smete gledati v založene karte.</translation>
    </message>
    <message>
        <source>You may take a packet only in your turn.</source>
        <translation>Kup smete vzeti le, ko ste na vrsti.</translation>
    </message>
</context>
<context>
    <name>SharedRules</name>
    <message>
        <source>Too few shuffles</source>
        <translation>Premalo mešanja</translation>
    </message>
    <message>
        <source>Cut not deep enough</source>
        <translation>Premalo privzdignjenih kart</translation>
    </message>
    <message>
        <source>Way of dealing that is not offered</source>
        <translation>Nedovoljen način delitve</translation>
    </message>
    <message>
        <source>Wrong person cuts</source>
        <translation>Privzdigne napačen igralec</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Zatalanje</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Pogled na spodnjo karto</translation>
    </message>
    <message>
        <source>Bottom card seen otherwise</source>
        <translation>Spodnja karta videna drugače</translation>
    </message>
    <message>
        <source>Card played out of turn</source>
        <translation>Karta, vržena mimo vrste</translation>
    </message>
    <message>
        <source>Bid out of turn</source>
        <translation>Licitiranje mimo vrste</translation>
    </message>
    <message>
        <source>Other act out of turn</source>
        <translation>Drugo dejanje mimo vrste</translation>
    </message>
    <message>
        <source>Bid after the bidding</source>
        <translation>Licitiranje po koncu licitacije</translation>
    </message>
    <message>
        <source>Announcing after the first card</source>
        <translation>Napoved po prvi karti</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Napoved po kontri</translation>
    </message>
    <message>
        <source>Passing instead of naming a game</source>
        <translation>»Naprej« namesto igre</translation>
    </message>
    <message>
        <source>Card shown</source>
        <translation>Pokazana karta</translation>
    </message>
    <message>
        <source>Talon cards not shown</source>
        <translation>Nepokazane karte iz talona</translation>
    </message>
    <message>
        <source>Bid too low</source>
        <translation>Prenizka licitacija</translation>
    </message>
    <message>
        <source>Wrong card called</source>
        <translation>Napačno klicana karta</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Napačno število založenih kart</translation>
    </message>
    <message>
        <source>Too few discards</source>
        <translation>Premalo založenih kart</translation>
    </message>
    <message>
        <source>Too many discards</source>
        <translation>Preveč založenih kart</translation>
    </message>
    <message>
        <source>King discarded</source>
        <translation>Založen kralj</translation>
    </message>
    <message>
        <source>Trull card discarded</source>
        <translation>Založena karta trule</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Zakrito založen tarok</translation>
    </message>
    <message>
        <source>Trump discarded without need</source>
        <translation>Po nepotrebnem založen tarok</translation>
    </message>
    <message>
        <source>Value declared without holding it</source>
        <translation>Napoved brez kart</translation>
    </message>
    <message>
        <source>Second value of one kind declared</source>
        <translation>Druga napoved iste vrste</translation>
    </message>
    <message>
        <source>Value not declared</source>
        <translation>Zamolčana napoved</translation>
    </message>
    <message>
        <source>Announced by a player without the card</source>
        <translation>Karto napove nekdo drug, ne imetnik</translation>
    </message>
    <message>
        <source>Wrong step of challenge</source>
        <translation>Napačna stopnja kontre</translation>
    </message>
    <message>
        <source>Each for himself: failing to follow suit</source>
        <translation>Vsak zase: neodgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Judge ruling at his or her own table</source>
        <translation>Sodnik za lastno mizo</translation>
    </message>
    <message>
        <source>Pagat announced beside a Valat</source>
        <translation>Pagat, napovedan poleg valata</translation>
    </message>
    <message>
        <source>Card exposed while dealing</source>
        <translation>Karta, pokazana med delitvijo</translation>
    </message>
    <message>
        <source>King or trump exposed while dealing</source>
        <translation>Kralj ali tarok, pokazan med delitvijo</translation>
    </message>
    <message>
        <source>Announced twice</source>
        <translation>Napovedano dvakrat</translation>
    </message>
    <message>
        <source>Announced by the wrong side</source>
        <translation>Napove napačna stran</translation>
    </message>
    <message>
        <source>Challenge by the wrong side</source>
        <translation>Kontra napačne strani</translation>
    </message>
    <message>
        <source>Failing to follow suit</source>
        <translation>Neodgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Failing to play a trump</source>
        <translation>Tarok ni dan</translation>
    </message>
    <message>
        <source>Announced Pagat played early</source>
        <translation>Napovedani pagat, vržen prezgodaj</translation>
    </message>
    <message>
        <source>Trick not beaten</source>
        <translation>Štih ni prevzet</translation>
    </message>
    <message>
        <source>Pagat before the other trumps</source>
        <translation>Pagat pred drugimi taroki</translation>
    </message>
    <message>
        <source>Pagat kept back from Skys and Mond</source>
        <translation>Pagat zadržan pred škisom in mondom</translation>
    </message>
    <message>
        <source>Trump led from a hand with other suits</source>
        <translation>Začetek s tarokom, čeprav so v roki druge barve</translation>
    </message>
    <message>
        <source>Exposed card not played</source>
        <translation>Odkrita karta ni odigrana</translation>
    </message>
    <message>
        <source>Wrong number of cards found in play</source>
        <translation>Napačno število kart med igro</translation>
    </message>
    <message>
        <source>Trick laid on the wrong pile</source>
        <translation>Štih na napačnem kupu</translation>
    </message>
    <message>
        <source>Each for himself: trick not beaten</source>
        <translation>Vsak zase: štih ni prevzet</translation>
    </message>
    <message>
        <source>Each for himself: Pagat before another trump</source>
        <translation>Vsak zase: pagat pred drugim tarokom</translation>
    </message>
    <message>
        <source>Dealing against the sheet</source>
        <translation>Nepravilna delitev</translation>
    </message>
    <message>
        <source>Looking into discards</source>
        <translation>Pogled v založene karte</translation>
    </message>
    <message>
        <source>Talon cards turned up</source>
        <translation>Predčasno odkrit talon</translation>
    </message>
    <message>
        <source>Tricks opened or mixed</source>
        <translation>Odprti ali pomešani štihi</translation>
    </message>
    <message>
        <source>Other violation</source>
        <translation>Druga kršitev</translation>
    </message>
    <message>
        <source>Score sheet does not add up</source>
        <translation>Točkovni list se ne izide</translation>
    </message>
    <message>
        <source>Loan at the end of the round</source>
        <translation>Posojilo ob koncu kroga</translation>
    </message>
    <message>
        <source>Wrong number of cards in the talon</source>
        <translation>Napačno število kart v talonu</translation>
    </message>
    <message>
        <source>Disputed case</source>
        <translation>Sporen primer</translation>
    </message>
    <message>
        <source>Agreement of only some</source>
        <translation>Dogovor samo nekaterih</translation>
    </message>
    <message>
        <source>Wrong player leads</source>
        <translation>Začne napačen igralec</translation>
    </message>
    <message>
        <source>Hand thrown in</source>
        <translation>Odvržene karte</translation>
    </message>
    <message>
        <source>Doubling what is not announced</source>
        <translation>Kontra na nenapovedano</translation>
    </message>
    <message>
        <source>Packet taken out of turn</source>
        <translation>Kup vzet zunaj vrstnega reda</translation>
    </message>
</context>
<context>
    <name>SharedSubjects</name>
    <message>
        <source>Cards</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Delitev</translation>
    </message>
    <message>
        <source>Bidding and talon</source>
        <translation>Licitacija in talon</translation>
    </message>
    <message>
        <source>Calling the partner</source>
        <translation>Klicanje soigralca</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Zalaganje</translation>
    </message>
    <message>
        <source>Values in the hand</source>
        <translation>Napovedi iz kart v roki</translation>
    </message>
    <message>
        <source>Announcements and challenges</source>
        <translation>Napovedi in kontre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igranje</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Štetje in plačevanje</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Nepravilnosti</translation>
    </message>
    <message>
        <source>What a table may change</source>
        <translation>Kaj lahko miza spremeni</translation>
    </message>
    <message>
        <source>Order of hearts and diamonds, highest first</source>
        <translation>Vrstni red src in kar od najvišje</translation>
    </message>
    <message>
        <source>Order of spades and clubs, highest first</source>
        <translation>Vrstni red pikov in križev od najvišje</translation>
    </message>
    <message>
        <source>Points of a king</source>
        <translation>Točke za kralja</translation>
    </message>
    <message>
        <source>Points of a queen</source>
        <translation>Točke za damo</translation>
    </message>
    <message>
        <source>Points of a rider</source>
        <translation>Točke za kavala</translation>
    </message>
    <message>
        <source>Points of a jack</source>
        <translation>Točke za fanta</translation>
    </message>
    <message>
        <source>Points of Skys, Mond and Pagat, each</source>
        <translation>Točke za škisa, monda in pagata, za vsakega</translation>
    </message>
    <message>
        <source>Points of any other card</source>
        <translation>Točke za vsako drugo karto</translation>
    </message>
    <message>
        <source>Points in the deck</source>
        <translation>Točk v celem kompletu</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Prvi delilec</translation>
    </message>
    <message>
        <source>Shuffles, at least</source>
        <translation>Mešanja, najmanj</translation>
    </message>
    <message>
        <source>Cards to cut, at least</source>
        <translation>Privzdigniti kart, najmanj</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <translation>Kart v roki</translation>
    </message>
    <message>
        <source>Cards in the talon</source>
        <translation>Kart v talonu</translation>
    </message>
    <message>
        <source>Cards dealt at a time after a cut</source>
        <translation>Kart hkrati po privzdigovanju</translation>
    </message>
    <message>
        <source>Ways of dealing after a knock</source>
        <translation>Načini delitve po zabijanju</translation>
    </message>
    <message>
        <source>Points that win the hand</source>
        <translation>Točke, potrebne za zmago</translation>
    </message>
    <message>
        <source>{name}: rank of the bid</source>
        <translation>{name}: stopnja v licitaciji</translation>
    </message>
    <message>
        <source>{name}: who may bid it</source>
        <translation>{name}: kdo sme licitirati</translation>
    </message>
    <message>
        <source>{name}: played by</source>
        <translation>{name}: kako se igra</translation>
    </message>
    <message>
        <source>{name}: cards from the talon</source>
        <translation>{name}: kart iz talona</translation>
    </message>
    <message>
        <source>{name}: multiplier</source>
        <translation>{name}: množitelj</translation>
    </message>
    <message>
        <source>Trumps that can be called</source>
        <translation>Taroki, ki se lahko kličejo</translation>
    </message>
    <message>
        <source>When the partner is called</source>
        <translation>Kdaj se kliče soigralec</translation>
    </message>
    <message>
        <source>Hand that decides what is called</source>
        <translation>Po katerih kartah se kliče</translation>
    </message>
    <message>
        <source>Calling the XIX in one&apos;s own hand</source>
        <translation>Klicanje lastne XIX</translation>
    </message>
    <message>
        <source>Kings may be discarded</source>
        <translation>Kralji se smejo založiti</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat may be discarded</source>
        <translation>Škis, mond in pagat se smejo založiti</translation>
    </message>
    <message>
        <source>Several values of one kind</source>
        <translation>Več napovedi iste vrste</translation>
    </message>
    <message>
        <source>{name}: a loss is paid by</source>
        <translation>{name}: izgubo plača</translation>
    </message>
    <message>
        <source>{name}, silent</source>
        <translation>{name}, brez napovedi</translation>
    </message>
    <message>
        <source>{name}, announced</source>
        <translation>{name}, z napovedjo</translation>
    </message>
    <message>
        <source>{name}: what a challenge multiplies</source>
        <translation>{name}: za kaj velja kontra</translation>
    </message>
    <message>
        <source>{name}: challenges, at most</source>
        <translation>{name}: konter največ</translation>
    </message>
    <message>
        <source>{name}: the card waits for its trick when announced</source>
        <translation>{name}: napovedana karta čaka na svoj štih</translation>
    </message>
    <message>
        <source>The bidder&apos;s opponents may announce all tricks</source>
        <translation>Nasprotniki glavnega igralca smejo napovedati vse štihe</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Napovedovanje po kontri</translation>
    </message>
    <message>
        <source>Words of challenge</source>
        <translation>Kontre</translation>
    </message>
    <message>
        <source>Challenging an announcement while the partner is unknown</source>
        <translation>Kontra na napoved, dokler soigralec ni znan</translation>
    </message>
    <message>
        <source>Without the suit led a trump must be played</source>
        <translation>Brez barve prve karte je treba dati taroka</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Od koliko točk se šteje razlika</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Točk skupaj</translation>
    </message>
    <message>
        <source>Each player starts with</source>
        <translation>Začetni žetoni vsakega igralca</translation>
    </message>
    <message>
        <source>Number and worth of the chips</source>
        <translation>Število in vrednost žetonov</translation>
    </message>
    <message>
        <source>Unit of a loan</source>
        <translation>Enota posojila</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Iger v krogu</translation>
    </message>
    <message>
        <source>All scores together</source>
        <translation>Vsota vseh rezultatov</translation>
    </message>
    <message>
        <source>Taken off for every card counted</source>
        <translation>Za vsako karto se odšteje</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Kdo privzdigne</translation>
    </message>
    <message>
        <source>{name}: written for a lost game</source>
        <translation>{name}: piše se za izgubljeno igro</translation>
    </message>
    <message>
        <source>Each for himself: without the suit led a trump must be played</source>
        <translation>Vsak zase: brez barve prve karte je treba dati taroka</translation>
    </message>
    <message>
        <source>Each for himself: the trick must be beaten</source>
        <translation>Vsak zase: štih je treba prevzeti</translation>
    </message>
    <message>
        <source>Each for himself: the Pagat takes a trick with Mond and Skys</source>
        <translation>Vsak zase: štih z mondom in škisom vzame pagat</translation>
    </message>
    <message>
        <source>Each for himself: when the Pagat is played</source>
        <translation>Vsak zase: kdaj se vrže pagata</translation>
    </message>
</context>
<context>
    <name>SharedValues</name>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>not on this sheet</source>
        <translation>tega v pravilniku ni</translation>
    </message>
    <message>
        <source>no choice</source>
        <translation>ni izbire</translation>
    </message>
    <message>
        <source>no provision of its own</source>
        <translation>brez posebnega določila</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>izžreba program</translation>
    </message>
    <message>
        <source>whoever draws the high card</source>
        <translation>kdor potegne najvišjo karto</translation>
    </message>
    <message>
        <source>the seat before whoever draws the high card</source>
        <translation>mesto pred tistim, ki potegne najvišjo karto</translation>
    </message>
    <message>
        <source>the first seat</source>
        <translation>prvo mesto</translation>
    </message>
    <message>
        <source>the forehand only</source>
        <translation>samo prvi igralec</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>vsak igralec</translation>
    </message>
    <message>
        <source>two against two</source>
        <translation>dva proti dvema</translation>
    </message>
    <message>
        <source>one against all others</source>
        <translation>eden proti vsem drugim</translation>
    </message>
    <message>
        <source>each for himself</source>
        <translation>vsak zase</translation>
    </message>
    <message>
        <source>after the talon cards are taken, before discarding</source>
        <translation>po jemanju iz talona, pred zalaganjem</translation>
    </message>
    <message>
        <source>the hand as dealt</source>
        <translation>karte, kot so bile razdeljene</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>cela stran</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>samo imetnik</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>plača se le najboljša</translation>
    </message>
    <message>
        <source>for the announcement alone</source>
        <translation>samo za to napoved</translation>
    </message>
    <message>
        <source>together with the hand</source>
        <translation>skupaj z igro</translation>
    </message>
    <message>
        <source>only players who can know that they are opponents</source>
        <translation>samo kdor lahko ve, da je nasprotnik</translation>
    </message>
    <message>
        <source>anybody but the announcer</source>
        <translation>vsi razen napovedovalca</translation>
    </message>
    <message>
        <source>as many as the players like</source>
        <translation>kolikor želijo igralci</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>pred licitacijo</translation>
    </message>
    <message>
        <source>before the next player speaks</source>
        <translation>preden se oglasi naslednji igralec</translation>
    </message>
    <message>
        <source>before the talon is touched</source>
        <translation>preden se kdo dotakne talona</translation>
    </message>
    <message>
        <source>before the bidder is ready</source>
        <translation>preden glavni igralec konča</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>pred prvo karto</translation>
    </message>
    <message>
        <source>before the next card</source>
        <translation>pred naslednjo karto</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>dokler štih leži na mizi</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>pred naslednjim začetkom štiha</translation>
    </message>
    <message>
        <source>before the lead to the second trick</source>
        <translation>pred začetkom drugega štiha</translation>
    </message>
    <message>
        <source>as long as the next trick lies on the table</source>
        <translation>dokler na mizi leži naslednji štih</translation>
    </message>
    <message>
        <source>during the hand</source>
        <translation>med igro</translation>
    </message>
    <message>
        <source>by the lone player</source>
        <translation>pri soloigralcu</translation>
    </message>
    <message>
        <source>against a lone player</source>
        <translation>proti soloigralcu</translation>
    </message>
    <message>
        <source>against a lone player, winning</source>
        <translation>proti soloigralcu, ob dobljeni igri</translation>
    </message>
    <message>
        <source>against a lone player, losing</source>
        <translation>proti soloigralcu, ob izgubljeni igri</translation>
    </message>
    <message>
        <source>with a partner</source>
        <translation>s soigralcem</translation>
    </message>
    <message>
        <source>with a partner, winning</source>
        <translation>s soigralcem, ob dobljeni igri</translation>
    </message>
    <message>
        <source>with a partner, losing</source>
        <translation>s soigralcem, ob izgubljeni igri</translation>
    </message>
    <message>
        <source>where one plays against two</source>
        <translation>kjer igra eden proti dvema</translation>
    </message>
    <message>
        <source>where another has said Kontra</source>
        <translation>kjer je kontro napovedal drug igralec</translation>
    </message>
    <message>
        <source>where nobody has said Kontra</source>
        <translation>kjer kontre ni napovedal nihče</translation>
    </message>
    <message>
        <source>by a player who has said Kontra</source>
        <translation>igralca, ki je sam napovedal kontro</translation>
    </message>
    <message>
        <source>no consequence</source>
        <translation>brez posledic</translation>
    </message>
    <message>
        <source>play continues</source>
        <translation>igra se nadaljuje</translation>
    </message>
    <message>
        <source>the offender alone pays for the hand</source>
        <translation>igro plača samo kršitelj</translation>
    </message>
    <message>
        <source>a warning; one too many is an offense</source>
        <translation>opozorilo; eno preveč je kršitev</translation>
    </message>
    <message>
        <source>the player opposite; with three players, the one before the dealer</source>
        <translation>igralec nasproti, pri treh tisti pred delilcem</translation>
    </message>
    <message>
        <source>where each plays for himself</source>
        <translation>kjer igra vsak zase</translation>
    </message>
    <message>
        <source>put right</source>
        <translation>popravek</translation>
    </message>
    <message>
        <source>cards taken back</source>
        <translation>karte nazaj</translation>
    </message>
    <message>
        <source>new deal</source>
        <translation>nova delitev</translation>
    </message>
    <message>
        <source>the rest is shuffled</source>
        <translation>premeša se preostanek</translation>
    </message>
    <message>
        <source>the hand ends</source>
        <translation>igra se konča</translation>
    </message>
    <message>
        <source>the hand is void</source>
        <translation>igra ne velja</translation>
    </message>
    <message>
        <source>the card stays face up</source>
        <translation>karta ostane odkrita</translation>
    </message>
    <message>
        <source>a suit may be demanded</source>
        <translation>zahteva se lahko barva</translation>
    </message>
    <message>
        <source>counts as done</source>
        <translation>šteje kot storjeno</translation>
    </message>
    <message>
        <source>the players decide</source>
        <translation>odločijo igralci</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>odloči sodnik</translation>
    </message>
    <message>
        <source>a judge may rule otherwise: {choice}</source>
        <translation>sodnik lahko odloči drugače: {choice}</translation>
    </message>
    <message>
        <source>the offender settles for the partner</source>
        <translation>kršitelj poravna za soigralca</translation>
    </message>
    <message>
        <source>the offender collects nothing and pays the partner&apos;s win</source>
        <translation>kršitelj nič ne dobi in plača soigralčev dobitek</translation>
    </message>
    <message>
        <source>the dealer pays the losers&apos; loss</source>
        <translation>delilec plača izgubo poražencev</translation>
    </message>
    <message>
        <source>the dealer pays everybody&apos;s loss</source>
        <translation>delilec plača izgubo vsakemu</translation>
    </message>
    <message>
        <source>the offender pays everybody&apos;s win of game and announcements</source>
        <translation>kršitelj vsem plača zmago v igri in napovedih</translation>
    </message>
    <message>
        <source>the offender pays the rate of a big renonc, and nothing else is settled</source>
        <translation>kršitelj plača tarifo velikega renonsa, drugo se ne obračuna</translation>
    </message>
    <message>
        <source>the offender pays the rate of Varšava</source>
        <translation>kršitelj plača tarifo Varšave</translation>
    </message>
    <message>
        <source>the offender pays the renons of the game</source>
        <translation>kršitelj plača renons te igre</translation>
    </message>
    <message>
        <source>it counts as a sold game</source>
        <translation>šteje kot prodana igra</translation>
    </message>
    <message>
        <source>the forehand pays for the forgotten card</source>
        <translation>prvi igralec plača za pozabljeno karto</translation>
    </message>
    <message>
        <source>the false announcement does not count</source>
        <translation>lažna napoved ne velja</translation>
    </message>
    <message>
        <source>the false value does not count</source>
        <translation>lažna napoved se ne šteje</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>opozorilo</translation>
    </message>
    <message>
        <source>afterwards: {consequence}</source>
        <translation>potem: {consequence}</translation>
    </message>
    <message>
        <source>when it can no longer be put right</source>
        <translation>ko se ne da več popraviti</translation>
    </message>
    <message>
        <source>chips for the value go back</source>
        <translation>žetoni za napoved se vrnejo</translation>
    </message>
    <message>
        <source>chips for all values go back</source>
        <translation>žetoni za vse napovedi se vrnejo</translation>
    </message>
    <message>
        <source>the called Valat does not count</source>
        <translation>napovedani valat ne velja</translation>
    </message>
    <message>
        <source>the trick of the Pagat goes to the other side</source>
        <translation>štih s pagatom pripade drugi strani</translation>
    </message>
    <message>
        <source>the hand does not count</source>
        <translation>igra ne šteje</translation>
    </message>
    <message>
        <source>fine to each player: {amount}</source>
        <translation>kazen vsakemu igralcu: {amount}</translation>
    </message>
    <message>
        <source>fine to each uninvolved player: {amount}</source>
        <translation>kazen vsakemu nevpletenemu: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each player: {amount}</source>
        <translation>kazen od kršitelja in imetnika vsakemu igralcu: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and holder to each uninvolved player: {amount}</source>
        <translation>kazen od kršitelja in imetnika vsakemu nevpletenemu: {amount}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>od {least} do {most}</translation>
    </message>
    <message>
        <source>the player before the dealer</source>
        <translation>igralec pred delilcem</translation>
    </message>
    <message>
        <source>whenever its holder likes</source>
        <translation>kadar imetnik hoče</translation>
    </message>
    <message>
        <source>as the last trump of its holder</source>
        <translation>kot zadnji tarok imetnika</translation>
    </message>
    <message>
        <source>as the last trump of its holder; led only as the last card</source>
        <translation>kot zadnji tarok imetnika; začne se z njim le kot z zadnjo karto</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Hands and games won</source>
        <translation>Igre in zmage</translation>
    </message>
    <message>
        <source>No act was refused or ruled on.</source>
        <translation>Nobeno dejanje ni bilo zavrnjeno ali razsojeno.</translation>
    </message>
    <message>
        <source>Rules broken</source>
        <translation>Prekršena pravila</translation>
    </message>
    <message>
        <source>From hand to hand</source>
        <translation>Igra za igro</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Iger</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Dobljene</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Izgubljene</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Skupaj</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plačano</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Vse igre</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>nasprotnik</translation>
    </message>
    <message>
        <source>each player alone</source>
        <translation>vsak zase</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Žetonov na igro</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Točk na igro</translation>
    </message>
    <message>
        <source>Korunas per hand</source>
        <translation>Kron na igro</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Kaj se je zgodilo</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Zavrnjeno</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>Razsojeno</translation>
    </message>
</context>
<context>
    <name>SheetScreen</name>
    <message>
        <source>Back</source>
        <translation>Nazaj</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Zapis</translation>
    </message>
</context>
<context>
    <name>SheetTiles</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n igralec</numerusform>
            <numerusform>%n igralca</numerusform>
            <numerusform>%n igralci</numerusform>
            <numerusform>%n igralcev</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %n player(s)</source>
        <translation>
            <numerusform>{least} do %n igralec</numerusform>
            <numerusform>{least} do %n igralca</numerusform>
            <numerusform>{least} do %n igralci</numerusform>
            <numerusform>{least} do %n igralcev</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>{evening}, {number} of {total}: {shown}</source>
        <translation>{evening}, {number} od {total}: {shown}</translation>
    </message>
</context>
<context>
    <name>ShufflePrompt</name>
    <message>
        <source>Shuffle once</source>
        <translation>Premešaj enkrat</translation>
    </message>
    <message numerus="yes">
        <source>The rule sheet requires %n shuffle(s).</source>
        <translation>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle as the rule sheet requires</source>
        <translation>Premešaj po pravilniku</translation>
    </message>
    <message>
        <source>Have the deck cut</source>
        <translation>Daj privzdigniti</translation>
    </message>
    <message numerus="yes">
        <source>Shuffled %n time(s)</source>
        <translation>
            <numerusform>Premešano: %n-krat</numerusform>
            <numerusform>Premešano: %n-krat</numerusform>
            <numerusform>Premešano: %n-krat</numerusform>
            <numerusform>Premešano: %n-krat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Playing</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Obramba</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Točke: {points}</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Written: {amount}</source>
        <translation>Zapisano: {amount}</translation>
    </message>
    <message>
        <source>Card points: {points}</source>
        <translation>Točke v kartah: {points}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plačano</translation>
    </message>
</context>
<context>
    <name>SpjstConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Delilec plača vsakemu igralcu 2 žetona in znova deli; žetoni za napovedi se vrnejo.</translation>
    </message>
    <message>
        <source>The deal is put right before play, and nobody pays.</source>
        <translation>Delitev se pred igro popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Karta ostane odkrita in se odigra, takoj ko je dovoljena; nihče ne plača.</translation>
    </message>
    <message>
        <source>The deck is cut again, and nobody pays.</source>
        <translation>Privzdigne se znova; nihče ne plača.</translation>
    </message>
    <message>
        <source>This is a reminder only; nobody pays.</source>
        <translation>To je le opomnik; nihče ne plača.</translation>
    </message>
    <message>
        <source>The cards played since are taken back and the right one is played; nobody pays.</source>
        <translation>Od takrat odigrane karte se vzamejo nazaj in odigra se prava; nihče ne plača.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called.</source>
        <translation>Valat šteje, kot da ni bil napovedan.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called, and nobody pays for the value.</source>
        <translation>Valat šteje, kot da ni bil napovedan, za zamolčano napoved pa se ne plača.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player and loses the Povinost; chips for values are returned.</source>
        <translation>Igra ne velja. Kdor je klical, plača vsakemu igralcu 5 žetonov in izgubi Povinost; žetoni za napovedi se vrnejo.</translation>
    </message>
    <message>
        <source>The XIX counts as called and can&apos;t be changed any more.</source>
        <translation>XIX velja kot klicana karta in se ne more več spremeniti.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Žetoni za napoved se vrnejo, kršitelj pa plača vsakemu igralcu 2 žetona.</translation>
    </message>
    <message>
        <source>The hand counts, and extra cards go to the opponents; there is no penalty.</source>
        <translation>Igra velja, odvečne karte pripadejo nasprotnikom; kazni ni.</translation>
    </message>
    <message>
        <source>The card is shuffled back into the undealt cards and dealing continues; nobody pays.</source>
        <translation>Karta se vrne v preostanek, ta se premeša in deli se dalje; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet has no penalty for this. The deck is shuffled again; a judge may decide otherwise.</source>
        <translation>Pravilnik za to nima kazni. Karte se znova premešajo; sodnik lahko odloči drugače.</translation>
    </message>
    <message>
        <source>The extra card goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Odvečna karta pripade nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona. Če dobi, plača soigralcu namesto poražencev, če izgubi, za oba.</translation>
    </message>
    <message>
        <source>The extra discard goes to the opponents. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Odveč založena karta pripade nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona. Če dobi, plača soigralcu namesto poražencev, če izgubi, za oba.</translation>
    </message>
    <message>
        <source>The number is put right; nobody pays.</source>
        <translation>Število se popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The king is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Kralj se vzame nazaj, kršitelj pa plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Kršitelj plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>The king is taken back; nobody pays.</source>
        <translation>Kralj se vzame nazaj; nihče ne plača.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Tarok se pokaže ali zamenja, kršitelj pa plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>The trump is taken back; nobody pays.</source>
        <translation>Tarok se vzame nazaj; nihče ne plača.</translation>
    </message>
    <message>
        <source>The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Kršitelj plača vsakemu igralcu 2 žetona. Če dobi, plača soigralcu namesto poražencev, če izgubi, za oba.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Žetoni za napoved se vrnejo; več ne plača nihče.</translation>
    </message>
    <message>
        <source>The value is not paid; nobody pays a penalty.</source>
        <translation>Napoved se ne plača; kazni ne plača nihče.</translation>
    </message>
    <message>
        <source>A judge decides whether the called Valat counts.</source>
        <translation>Sodnik odloči, ali napovedani valat šteje.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Igra ne velja; žetoni za napovedi se vrnejo. Napačni in pravi igralec plačata drugima dvema po 2&#xa0;žetona; pravi je na vrsti naslednji, napačni se preskoči.</translation>
    </message>
    <message>
        <source>The announcement is lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Napoved je izgubljena, napovedovalec pa plača še 2 žetona vsakemu igralcu.</translation>
    </message>
    <message>
        <source>The announcement is lost. Being forced to play the Pagat is not an offense.</source>
        <translation>Napoved je izgubljena. Biti prisiljen vreči pagata ni kršitev.</translation>
    </message>
    <message>
        <source>The cards count as they lie, as if there had been no mistake; there is no penalty.</source>
        <translation>Karte štejejo, kakor ležijo, kot da napake ni bilo; kazni ni.</translation>
    </message>
    <message>
        <source>Play continues; nobody pays.</source>
        <translation>Igra se naprej; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card lying face up is played, and the other one stays face up too; nobody pays.</source>
        <translation>Odigra se odkrita karta, odkrita ostane tudi druga; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The bid waits for its turn; a judge may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Ponudba počaka na vrsto; sodnik lahko odloči drugače.</translation>
    </message>
    <message>
        <source>The Pagat is taken back; nobody pays.</source>
        <translation>Pagat se vzame nazaj; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement is lost.</source>
        <translation>Napoved je izgubljena.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Kar se reče po prvi karti, ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>What is declared or announced after a challenge does not count; nobody pays.</source>
        <translation>Kar se napove po kontri, ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Kontra ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and the question comes first; nobody pays.</source>
        <translation>Karta se vrne v roko, najprej pride vprašanje; nihče ne plača.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Karta iz talona se ne odkloni; nihče ne plača.</translation>
    </message>
    <message>
        <source>The first three cards are shown now; nobody pays.</source>
        <translation>Prve tri karte se pokažejo zdaj; nihče ne plača.</translation>
    </message>
    <message>
        <source>The piles are separated if possible; nobody pays.</source>
        <translation>Kupi se ločijo, če je mogoče; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays face up and is played as soon as it is allowed; a judge may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Karta ostane odkrita in se odigra, takoj ko je dovoljena; sodnik lahko odloči drugače.</translation>
    </message>
    <message>
        <source>The card is taken back; nobody pays.</source>
        <translation>Karta se vzame nazaj; nihče ne plača.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>Krog ostane odprt, dokler se točkovni list ne ujema.</translation>
    </message>
    <message>
        <source>The hand is void; values are returned. Caller and silent holder pay each player 5 chips; the caller loses the Povinost.</source>
        <translation>Igra ne velja; žetoni za napovedi se vrnejo. Kdor je klical in imetnik, ki je molčal, plačata vsakemu igralcu 5 žetonov; prvi izgubi Povinost.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next, the wrong one is skipped.</source>
        <translation>Igra velja. Napačni in pravi igralec plačata drugima dvema po 2 žetona; pravi je na vrsti naslednji, napačni se preskoči.</translation>
    </message>
    <message>
        <source>The Pagat and its trick go to the opponents. The offender pays 2 chips to each player and settles for the partner.</source>
        <translation>Pagat in njegov štih pripadeta nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona in poravna še za soigralca.</translation>
    </message>
    <message>
        <source>The Povinost player still has to bid; nobody pays.</source>
        <translation>Igralec na Povinosti mora licitirati; nihče ne plača.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Posojilo se odšteje od rezultata, ki je lahko negativen.</translation>
    </message>
    <message>
        <source>A judge decides.</source>
        <translation>Odloči sodnik.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Napovedani pagat ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Licitirana igra ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks anew; nobody pays.</source>
        <translation>Privzdigne ali zabije pravi igralec; nihče ne plača.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays and nobody is skipped.</source>
        <translation>Igro prevzame pravi igralec; nihče ne plača in nihče ne izpusti vrste.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Počaka se na vrsto; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card stays where it lies; nobody pays.</source>
        <translation>Pravilnik tega ne ureja. Karta ostane, kjer leži; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Napoved velja enkrat; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Napoved ne velja; nihče ne plača.</translation>
    </message>
</context>
<context>
    <name>SpjstGists</name>
    <message>
        <source>Everybody starts with 100 chips in blue, red and white. A player who runs out borrows from the bank and pays it back at the end.</source>
        <translation>Vsak začne s 100 žetoni v modri, rdeči in beli barvi. Komur jih zmanjka, si izposodi iz banke in na koncu posojilo vrne.</translation>
    </message>
    <message>
        <source>The deck is shuffled thoroughly, at least seven times, so that the tricks of the hand before do not come back.</source>
        <translation>Karte se temeljito premešajo, najmanj sedemkrat, da se štihi prejšnje igre ne vrnejo.</translation>
    </message>
    <message>
        <source>Anybody may deal first; if the cards decide, the highest card drawn deals.</source>
        <translation>Prvo igro lahko deli kdor koli; če odločajo karte, deli, kdor potegne najvišjo.</translation>
    </message>
    <message>
        <source>The dealer&apos;s left neighbor cuts. Six cards go to the middle as the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Privzdigne igralec na delilčevi levi. Šest kart gre na sredo kot talon, nato dobi vsak dvanajst kart po šest, od delilčeve desne naprej.</translation>
    </message>
    <message>
        <source>A player who knocks instead of cutting chooses how many cards are dealt at a time: 1, 2, 3, 4, 6 or 12. With packets of twelve Povinost chooses first.</source>
        <translation>Kdor namesto privzdigovanja zabije, določi, po koliko kart se deli: 1, 2, 3, 4, 6 ali 12. Pri kupih po dvanajst najprej izbira igralec na Povinosti.</translation>
    </message>
    <message>
        <source>Povinost can&apos;t be passed. If nobody bids Prever, Povinost takes four talon cards and calls the XIX, or the highest missing trump down to the XV; its holder is the partner. The next two players get one talon card each.</source>
        <translation>Igre Povinost ni mogoče zavrniti. Če nihče ne licitira Prever, igralec na Povinosti vzame štiri karte iz talona in kliče XIX ali najvišjega manjkajočega taroka do XV; kdor ga ima, je soigralec. Naslednja dva igralca dobita po eno karto iz talona.</translation>
    </message>
    <message>
        <source>Prever is played alone with three talon cards. They may be shown and exchanged for the other three, and back again; a loss then counts double or triple. Povinost leads.</source>
        <translation>Prever se igra brez soigralca s tremi kartami iz talona. Te se lahko pokažejo in zamenjajo za druge tri ter znova za prve, izguba pa je potem dvojna ali trojna. Začne igralec na Povinosti.</translation>
    </message>
    <message>
        <source>Everybody discards as many cards as were drawn: never a king, and a trump only when forced, face up.</source>
        <translation>Vsak založi toliko kart, kolikor jih je vzel: nikoli kralja, taroka pa le v sili in odkrito.</translation>
    </message>
    <message>
        <source>Before the first card Povinost must ask whether everybody is ready, so that the others can declare and challenge. After the first card nothing more can be declared.</source>
        <translation>Pred prvo karto mora igralec na Povinosti vprašati, ali so vsi pripravljeni, da lahko drugi napovedujejo in kontrirajo. Po prvi karti ni mogoče ničesar več napovedati.</translation>
    </message>
    <message>
        <source>Values must be declared, the bidder&apos;s first and the others in turn. There is no penalty for an undeclared value, but a called Valat that is lost because of it does not count as called.</source>
        <translation>Napovedati je treba vse, najprej glavni igralec, nato drugi po vrsti. Za zamolčano napoved ni kazni, a napovedani valat, ki zaradi nje ni uspel, ne šteje kot napovedan.</translation>
    </message>
    <message>
        <source>The hand and an announced Pagat can be challenged: the opponents say Kontra, then Re, Supre and Mort follow by turns of the two sides. Each doubles the win or loss. A tie at 53 is lost for the bidder.</source>
        <translation>Igra in napovedani pagat se lahko kontrirata: nasprotniki rečejo Kontra, nato strani izmenično Re, Supre in Mort. Vsaka beseda podvoji dobitek ali izgubo. Pri 53 točkah na obeh straneh glavni igralec izgubi.</translation>
    </message>
    <message>
        <source>You must follow suit; if you can&apos;t, play a trump; if you have no trump, play any card.</source>
        <translation>Na barvo prve karte je treba odgovoriti z isto; kdor je nima, da taroka, brez taroka pa katero koli karto.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat wins 2 chips, losing the Pagat there costs 2. An announced Pagat counts double and can be challenged.</source>
        <translation>Zadnji štih s pagatom prinese 2 žetona, tam izgubljeni pagat 2 stane. Napovedan šteje dvojno in se lahko kontrira.</translation>
    </message>
    <message>
        <source>One or two trumps are paid 2 chips. To keep so few, the talon card may be passed on to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>En ali dva taroka prineseta 2 žetona. Da tako ostane, se sme karta iz talona odkloniti; dobi jo igralec, ki je sicer ne bi, nikoli glavni igralec, in jo sme zavrniti.</translation>
    </message>
    <message>
        <source>A misdeal found before play is put right if possible. If it can&apos;t be, the dealer pays 2 chips to each player and deals again.</source>
        <translation>Zatalanje, odkrito pred igro, se popravi, če je mogoče. Sicer delilec plača vsakemu igralcu 2 žetona in deli znova.</translation>
    </message>
    <message>
        <source>If a mistake in dealing is found during or after play, the hand is completed and counts; extra cards go to the opponents. There is no penalty.</source>
        <translation>Če se napaka pri delitvi pokaže med igro ali po njej, se igra odigra do konca in velja; odvečne karte pripadejo nasprotnikom. Kazni ni.</translation>
    </message>
    <message>
        <source>You are responsible for the number of your cards and discards. Players should point out a possible error early, so that it can be put right.</source>
        <translation>Za število svojih in založenih kart odgovarjate sami. Na možno napako naj pravočasno opozorijo tudi drugi, da se lahko popravi.</translation>
    </message>
    <message>
        <source>Players keep their own tricks apart until the hand is over, so that mistakes can still be put right.</source>
        <translation>Vsak hrani svoje štihe posebej do konca igre, da se napake še lahko popravijo.</translation>
    </message>
    <message>
        <source>A second person checks the sheet. The four scores, negative ones subtracted, must add up to 400.</source>
        <translation>Točkovni list preveri druga oseba. Štirje rezultati, negativni odšteti, morajo znesti 400.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is completed, and extra cards go to the opponents. The offender pays 2 chips to each player, collects nothing, pays what the partner wins and covers what the partner loses.</source>
        <translation>Po napačnem številu založenih kart se igra odigra do konca, odvečne karte pripadejo nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona, nič ne dobi, soigralcu plača dobitek in krije njegovo izgubo.</translation>
    </message>
    <message>
        <source>A player who discards a king, or a trump without showing it, pays 5 chips to each player.</source>
        <translation>Kdor založi kralja ali taroka, ne da bi ga pokazal, plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>After a failure to follow suit the cards are taken back, if that is possible. Otherwise the hand is completed with the penalties for a wrong number of discards: 2 chips to each player, no winnings, and the partner&apos;s share as well.</source>
        <translation>Po neodgovarjanju z isto barvo se karte vzamejo nazaj, če je mogoče. Sicer se igra odigra do konca s kaznimi kot za napačno število založenih kart: 2 žetona vsakemu igralcu, brez dobitka in s poravnavo še za soigralca.</translation>
    </message>
    <message>
        <source>A player who collects for a value not held returns the chips and pays 2 to each player, unless the error is announced before the first card. A called Valat that failed because of it does not count.</source>
        <translation>Kdor dobi plačano za nekaj, česar nima, žetone vrne in vsakemu igralcu plača 2, razen če se to opazi pred prvo karto. Napovedani valat, ki zaradi tega ne uspe, ne velja.</translation>
    </message>
    <message>
        <source>If the wrong trump is called, the hand is void and values are returned; the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent too, both pay. If nothing is called, it is the XIX.</source>
        <translation>Če se kliče napačen tarok, igra ne velja in žetoni za napovedi se vrnejo; glavni igralec plača vsakemu igralcu 5 žetonov in izgubi Povinost. Če molči tudi imetnik pravega taroka, plačata oba. Če se ne kliče nič, velja XIX.</translation>
    </message>
    <message>
        <source>The hand is played out. The player who played Povinost out of turn and the one who should have played it each pay 2 chips to the two others. The right player is next, and the wrong one is skipped.</source>
        <translation>Igra se dokonča. Kdor je igral Povinost mimo vrstnega reda in kdor bi jo moral igrati, plačata drugima dvema po 2 žetona; pravi igralec je na vrsti naslednji, napačni se preskoči.</translation>
    </message>
    <message>
        <source>You may ask whether the called trump has been played, and by whom. Tricks on the wrong pile count as they lie and are paid as if there had been no mistake.</source>
        <translation>Dovoljeno je vprašati, ali je klicani tarok že padel in kdo ga je vrgel. Pomešani štihi štejejo, kakor ležijo, in se plačajo, kot da napake ni bilo.</translation>
    </message>
    <message>
        <source>Only the holder may announce the Pagat. A player who announces it without holding it pays 2 chips to each player, and the holder may challenge. If the announcer has a wrong number of cards, the Pagat and its trick go to the opponents, with the penalties for a wrong discard.</source>
        <translation>Pagata sme napovedati le njegov imetnik. Kdor ga napove brez karte, plača vsakemu igralcu 2 žetona, imetnik pa sme dati kontro. Če ima napovedovalec napačno število kart, pagat in njegov štih pripadeta nasprotnikom, s kaznimi kot za napako pri zalaganju.</translation>
    </message>
    <message>
        <source>A player who sits at the wrong table continues to play there.</source>
        <translation>Kdor sedi za napačno mizo, tam igra naprej.</translation>
    </message>
    <message>
        <source>If neither discards nor deal explain a wrong number of cards, the player has dropped a card or played two to a trick. The penalties are those for a wrong number of discards.</source>
        <translation>Če napačnega števila kart ne pojasni ne zalaganje ne delitev, je igralcu karta padla ali je v en štih vrgel dve. Kazni so enake kot za napačno število založenih kart.</translation>
    </message>
    <message>
        <source>A card exposed by the dealer is shuffled back into the undealt cards, and the deal continues; there is no penalty.</source>
        <translation>Karta, ki jo delilec obrne, se vrne v preostanek, ta se premeša in deli se dalje brez kazni.</translation>
    </message>
    <message>
        <source>A card exposed by a player stays face up and must be played at the first opportunity; there is no penalty.</source>
        <translation>Karta, ki jo igralec pokaže, ostane odkrita in se odigra, takoj ko je dovoljena, brez kazni.</translation>
    </message>
    <message>
        <source>A cut should be at least six cards deep; there is no penalty.</source>
        <translation>Privzdigniti je treba vsaj šest kart; kazni ni.</translation>
    </message>
    <message>
        <source>The most important rules in short. Values come before any challenge; after the first card there are no more values and challenges.</source>
        <translation>Najpomembnejša pravila na kratko. Napovedi so pred kontrami; po prvi karti ni več ne napovedi ne kontre.</translation>
    </message>
    <message>
        <source>Prever is higher than Povinost.</source>
        <translation>Prever je višji od igre Povinost.</translation>
    </message>
    <message>
        <source>The holder of the II bids first, or the holder of the next trump if the II lies in the talon. The choice is between Povinost (with a partner) and Prever (alone).</source>
        <translation>Prvi licitira imetnik taroka II, če ta leži v talonu, pa imetnik naslednjega. Napove Povinost (s soigralcem) ali Prever (sam).</translation>
    </message>
    <message>
        <source>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</source>
        <translation>Vsi štihi prinesejo 20 žetonov, napovedani 40. Pagat se takrat ne plača.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Karte brez taroka prinesejo 4 žetone. Da tako ostane, se sme karta iz talona zakrita odkloniti; dobi jo igralec, ki je sicer ne bi, nikoli glavni igralec, in jo sme zavrniti.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, unless no other card can be played.</source>
        <translation>Napovedani pagat ostane v roki do zadnjega štiha, razen če druge karte ni mogoče vreči.</translation>
    </message>
    <message>
        <source>The aces of hearts and diamonds are the lowest cards of their suits.</source>
        <translation>Srčev in karov as sta najnižji karti svojih barv.</translation>
    </message>
    <message>
        <source>What the hand holds before play is paid by the three others at once: many or few trumps, the Trull, kings and other five-point cards.</source>
        <translation>Kar je v roki pred igro, plačajo drugi trije takoj: veliko ali malo tarokov, trula, kralji in druge karte za pet točk.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</source>
        <translation>Škis, mond, pagat in kralji štejejo 5, dame 4, kavali 3, fantje 2, vse druge karte 1.</translation>
    </message>
    <message>
        <source>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</source>
        <translation>V rdečih barvah si sledijo kralj, dama, kaval, fant, 4, 3, 2, 1; v črnih kralj, dama, kaval, fant, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side wins with 54 of the 106 points.</source>
        <translation>Stran glavnega igralca dobi s 54 točkami od 106.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</source>
        <translation>Razliki do 53 se prišteje 10 in pomnoži z 2 za Povinost ali s 3 za Prever. Število desetic se zaokroži in pove, koliko žetonov je.</translation>
    </message>
    <message>
        <source>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</source>
        <translation>O čemer se miza ne more dogovoriti, odloči sodnik, najbolje pred igranjem.</translation>
    </message>
</context>
<context>
    <name>SpjstGlosses</name>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>osnovna igra s soigralcem, štiri karte iz talona</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>eden proti trem, tri karte iz talona</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I vzame zadnji štih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>ena stran vzame vse štihe</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>brez taroka</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>en ali dva taroka</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osem ali devet tarokov</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset ali več tarokov</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>škis, mond in pagat v eni roki</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>štiri karte za pet točk</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>škis, mond, pagat in kralj</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>vsi štirje kralji</translation>
    </message>
    <message>
        <source>all four kings and a Trull card</source>
        <translation>vsi štirje kralji in karta trule</translation>
    </message>
    <message>
        <source>all seven five-point cards</source>
        <translation>vseh sedem kart za pet točk</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>prva kontra, ×2</translation>
    </message>
    <message>
        <source>answer to the Kontra, ×4</source>
        <translation>odgovor na Kontra, ×4</translation>
    </message>
    <message>
        <source>answer to the Re, ×8</source>
        <translation>odgovor na Re, ×8</translation>
    </message>
    <message>
        <source>answer to the Supre, ×16</source>
        <translation>odgovor na Supre, ×16</translation>
    </message>
</context>
<context>
    <name>SpjstOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Kdo licitira prvi</translation>
    </message>
    <message>
        <source>Whether the holder of the II bids first in the first hand of a round only, or in every hand.</source>
        <translation>Ali imetnik taroka II licitira prvi le v prvi igri kroga ali v vsaki igri.</translation>
    </message>
    <message>
        <source>the II in the first hand, then in turn</source>
        <translation>tarok II v prvi igri, potem po vrsti</translation>
    </message>
    <message>
        <source>the II in every hand</source>
        <translation>tarok II v vsaki igri</translation>
    </message>
    <message>
        <source>Values of one kind</source>
        <translation>Napovedi iste vrste</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>plača se le najboljša</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>plačajo se vse</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Zavrnjena karta iz talona</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vzame jo, kdor jo je odklonil</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>ostane zakrita in šteje nasprotnikom</translation>
    </message>
    <message>
        <source>Second talon cards in a Prever</source>
        <translation>Druge karte talona pri igri Prever</translation>
    </message>
    <message>
        <source>Whether the second three cards are shown when they are laid back.</source>
        <translation>Ali se druge tri karte pokažejo, ko se vrnejo.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>pokažejo se</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>ne pokažejo se</translation>
    </message>
    <message>
        <source>Discarding Trull cards</source>
        <translation>Zalaganje kart trule</translation>
    </message>
    <message>
        <source>Whether Skys, Mond and Pagat may be discarded when nothing else is left.</source>
        <translation>Ali se smejo škis, mond in pagat založiti, ko ne ostane nič drugega.</translation>
    </message>
    <message>
        <source>allowed, face up</source>
        <translation>dovoljeno, odkrito</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ni dovoljeno</translation>
    </message>
    <message>
        <source>Discarded King found in time</source>
        <translation>Založen kralj, odkrit pravočasno</translation>
    </message>
    <message>
        <source>it is taken back without payment</source>
        <translation>vzame se nazaj brez plačila</translation>
    </message>
    <message>
        <source>Putting a revoke right</source>
        <translation>Popravek po neodgovarjanju z isto barvo</translation>
    </message>
    <message>
        <source>How long a failure to follow suit can be corrected.</source>
        <translation>Do kdaj se da popraviti neodgovarjanje z isto barvo.</translation>
    </message>
    <message>
        <source>as long as the hand is played</source>
        <translation>dokler se igra igra</translation>
    </message>
    <message>
        <source>until the next trick is complete</source>
        <translation>do konca naslednjega štiha</translation>
    </message>
    <message>
        <source>as long as the trick lies on the table</source>
        <translation>dokler štih leži na mizi</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Popravek klica</translation>
    </message>
    <message>
        <source>Until when the bidder may take the called trump back and name another.</source>
        <translation>Do kdaj sme glavni igralec klicanega taroka preklicati in imenovati drugega.</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>dokler drug igralec ničesar ne stori</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>sploh ne</translation>
    </message>
    <message>
        <source>Povinost played by the wrong person</source>
        <translation>Povinost je igral napačen igralec</translation>
    </message>
    <message>
        <source>it is finished and paid</source>
        <translation>se odigra do konca in plača</translation>
    </message>
    <message>
        <source>it is void</source>
        <translation>ne velja</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat in štetje točk</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>plača se le valat</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>plača se oboje</translation>
    </message>
    <message>
        <source>Pagat after a failed Valat</source>
        <translation>Pagat po neuspelem valatu</translation>
    </message>
    <message>
        <source>Whether a silent Pagat is paid when a called Valat fails.</source>
        <translation>Ali se plača tihi pagat, če napovedani valat ne uspe.</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>se ne plača</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>se plača</translation>
    </message>
    <message>
        <source>Announcing a Valat</source>
        <translation>Napoved valata</translation>
    </message>
    <message>
        <source>Who may announce that all tricks will be taken.</source>
        <translation>Kdo sme napovedati, da bo vzel vse štihe.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>vsak igralec</translation>
    </message>
    <message>
        <source>only the bidder&apos;s side</source>
        <translation>le stran glavnega igralca</translation>
    </message>
    <message>
        <source>Valat and undeclared values</source>
        <translation>Valat in zamolčane napovedi</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>odloči sodnik</translation>
    </message>
    <message>
        <source>Valat and false declarations</source>
        <translation>Valat in napačne napovedi</translation>
    </message>
    <message>
        <source>Whose false declaration makes a failed Valat count as not called.</source>
        <translation>Čigava napačna napoved povzroči, da neuspeli valat ne šteje kot napovedan.</translation>
    </message>
    <message>
        <source>that of the opponent who broke it</source>
        <translation>nasprotnika, ki ga je preprečil</translation>
    </message>
    <message>
        <source>Whether several values of the same kind are all paid.</source>
        <translation>Ali se več napovedi iste vrste plača hkrati.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Kaj se zgodi z odklonjeno karto iz talona, ki je nihče noče.</translation>
    </message>
    <message>
        <source>Whether a discarded King is free of payment when it is found before the first card.</source>
        <translation>Ali založen kralj nič ne stane, če se odkrije pred prvo karto.</translation>
    </message>
    <message>
        <source>five chips are still paid to each player</source>
        <translation>vseeno se plača pet žetonov vsakemu igralcu</translation>
    </message>
    <message>
        <source>What happens to a hand in which the wrong person played Povinost.</source>
        <translation>Kaj se zgodi z igro, v kateri je Povinost igral napačen igralec.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Ali se poleg valata plačajo tudi točke igre.</translation>
    </message>
    <message>
        <source>Whose undeclared value makes a failed Valat count as not called.</source>
        <translation>Čigava zamolčana napoved povzroči, da neuspeli valat ne šteje kot napovedan.</translation>
    </message>
    <message>
        <source>that of any opponent</source>
        <translation>katerega koli nasprotnika</translation>
    </message>
    <message>
        <source>that of any player</source>
        <translation>katerega koli igralca</translation>
    </message>
    <message>
        <source>Challenging the Pagat</source>
        <translation>Kontra na pagata</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Kdo sme kontrirati napovedanega pagata, dokler soigralec ni znan.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Banka posoja večkratnik tega števila žetonov.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Koliko iger ima krog; 0 pomeni brez omejitve.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>vsi razen napovedovalca</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Napoved po kontri</translation>
    </message>
    <message>
        <source>Until when Pagat and Valat can be announced.</source>
        <translation>Do kdaj se lahko napovesta pagat in valat.</translation>
    </message>
    <message>
        <source>until the first challenge</source>
        <translation>do prve kontre</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do prve karte</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>le kdor lahko pozna svojo stran</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Višina posojila</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Prvi delilec</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo deli prvo igro kroga.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>določi naključje</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>deli, kdor potegne najvišjo karto</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>določi gostitelj</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Število iger v krogu</translation>
    </message>
</context>
<context>
    <name>SpjstReadings</name>
    <message>
        <source>The II decides the first hand of a round; then the seat rotates.</source>
        <translation>Tarok II odloča v prvi igri kroga; potem se mesto pomika.</translation>
    </message>
    <message>
        <source>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</source>
        <translation>Brez taroka prinese 4 (Uni), en ali dva taroka 2 (Beeda).</translation>
    </message>
    <message>
        <source>The best line of each of the two families is paid; the two families add.</source>
        <translation>Plača se najboljša vrstica vsake od dveh skupin; skupini se seštejeta.</translation>
    </message>
    <message>
        <source>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</source>
        <translation>Založene karte štejejo strani, ki jih je založila, nevzete karte talona nasprotnikom.</translation>
    </message>
    <message>
        <source>It is taken back before play; no chips.</source>
        <translation>Pred igro se vzame nazaj; brez žetonov.</translation>
    </message>
    <message>
        <source>Who is the first bidder: the holder of the II, or the player on the dealer&apos;s right?</source>
        <translation>Kdo licitira prvi: imetnik taroka II ali igralec na delilčevi desni?</translation>
    </message>
    <message>
        <source>Who chooses first among stacks of twelve, when the II has not yet decided who is Povinost?</source>
        <translation>Kdo prvi izbira med kupi po dvanajst, dokler tarok II še ni določil, kdo je na Povinosti?</translation>
    </message>
    <message>
        <source>The dealer&apos;s right neighbor chooses first; the II decides afterwards.</source>
        <translation>Prvi izbira desni sosed delilca; tarok II odloči pozneje.</translation>
    </message>
    <message>
        <source>What do the garbled last lines of the table of values mean?</source>
        <translation>Kaj pomenijo popačene zadnje vrstice tabele napovedi?</translation>
    </message>
    <message>
        <source>Which lines of the table of values add up?</source>
        <translation>Katere vrstice tabele napovedi se seštevajo?</translation>
    </message>
    <message>
        <source>What happens to a second passed card, and to a refused one?</source>
        <translation>Kaj se zgodi z drugo odklonjeno karto in kaj z zavrnjeno?</translation>
    </message>
    <message>
        <source>It goes unseen to players without a card; if all refuse, the player who passed it takes it.</source>
        <translation>Nevidena gre k igralcem brez karte; če jo vsi zavrnejo, jo vzame, kdor jo je odklonil.</translation>
    </message>
    <message>
        <source>Who gets the discards and the untaken Prever cards?</source>
        <translation>Čigave so založene karte in nevzete karte pri igri Prever?</translation>
    </message>
    <message>
        <source>Are only the first three talon cards shown?</source>
        <translation>Ali se pokažejo le prve tri karte talona?</translation>
    </message>
    <message>
        <source>No: whatever is laid back has been shown.</source>
        <translation>Ne: kar se vrne, se je pokazalo.</translation>
    </message>
    <message>
        <source>May Trull cards be discarded, since only Kings are forbidden?</source>
        <translation>Ali se smejo založiti karte trule, če so prepovedani le kralji?</translation>
    </message>
    <message>
        <source>Yes, like other trumps: when necessary and face up.</source>
        <translation>Da, kot drugi taroki: v sili in odkrito.</translation>
    </message>
    <message>
        <source>What follows when a trump is discarded face up without need?</source>
        <translation>Kaj sledi, če se tarok založi odkrito, a po nepotrebnem?</translation>
    </message>
    <message>
        <source>How does a Valat combine with the point count, the challenges and the Prever draws?</source>
        <translation>Kako se valat ujema s štetjem točk, kontrami in menjavo kart pri igri Prever?</translation>
    </message>
    <message>
        <source>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player also takes the draw factor; no Pagat is paid.</source>
        <translation>Nadomesti štetje in zanj veljajo kontre na igro; valat proti igralcu, ki igra Prever, se množi še z menjavo kart; pagat se ne plača.</translation>
    </message>
    <message>
        <source>Who may announce a Valat?</source>
        <translation>Kdo sme napovedati valat?</translation>
    </message>
    <message>
        <source>Any player for his or her side; the call cancels and blocks Pagat announcements.</source>
        <translation>Vsak igralec za svojo stran; napoved valata izniči in prepreči napoved pagata.</translation>
    </message>
    <message>
        <source>When is a Valat lost because of an omitted declaration?</source>
        <translation>Kdaj je valat izgubljen zaradi zamolčane napovedi?</translation>
    </message>
    <message>
        <source>When the trick that broke it was won by an opponent who held an undeclared value.</source>
        <translation>Ko je odločilni štih vzel nasprotnik z zamolčano napovedjo.</translation>
    </message>
    <message>
        <source>Until when is the holder of the right trump in time?</source>
        <translation>Do kdaj se lahko imetnik pravega taroka še pravočasno oglasi?</translation>
    </message>
    <message>
        <source>Until the first card is led.</source>
        <translation>Dokler prva karta ni na mizi.</translation>
    </message>
    <message>
        <source>Is the game of a wrong Povinost stopped, or played to its end?</source>
        <translation>Ali se igra napačnega igralca na Povinosti ustavi ali odigra do konca?</translation>
    </message>
    <message>
        <source>How large is a bank loan?</source>
        <translation>Kako visoko je posojilo iz banke?</translation>
    </message>
    <message>
        <source>Anybody but the announcer; a challenge by the announcer&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Vsi razen napovedovalca; kontra njegove strani ne velja in nasprotnik jo nato še lahko napove.</translation>
    </message>
    <message>
        <source>Must announcements, too, come before the challenges?</source>
        <translation>Ali morata biti tudi pagat in valat napovedana pred kontrami?</translation>
    </message>
    <message>
        <source>Yes, before the first challenge.</source>
        <translation>Da, pred prvo kontro.</translation>
    </message>
    <message>
        <source>Until when can a discarded King be taken back without a penalty?</source>
        <translation>Do kdaj se sme založenega kralja vzeti nazaj brez kazni?</translation>
    </message>
    <message>
        <source>Never: five chips are paid to each player whenever it is found; before the first card the King is also taken back.</source>
        <translation>Nikoli: vsakemu se plača pet žetonov, kadar koli se odkrije; pred prvo karto se kralj tudi vzame nazaj.</translation>
    </message>
    <message>
        <source>How long can a revoke be backed up?</source>
        <translation>Do kdaj se da popraviti neodgovarjanje z isto barvo?</translation>
    </message>
    <message>
        <source>Played to its end and scored; before the talon is touched the right player takes over.</source>
        <translation>Odigra se do konca in šteje; dokler se talona ni nihče dotaknil, igro prevzame pravi igralec.</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Najmanjši večkratnik števila deset, ki pokrije dolg.</translation>
    </message>
    <message>
        <source>Who may challenge a Pagat while the partner is unknown?</source>
        <translation>Kdo sme kontrirati pagata, dokler soigralec ni znan?</translation>
    </message>
    <message>
        <source>As long as the hand is being played.</source>
        <translation>Dokler se igra igra.</translation>
    </message>
</context>
<context>
    <name>SpjstTitles</name>
    <message>
        <source>Chips</source>
        <translation>Žetoni</translation>
    </message>
    <message>
        <source>Shuffling the deck</source>
        <translation>Mešanje kart</translation>
    </message>
    <message>
        <source>Starting the game</source>
        <translation>Začetek igre</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Delitev kart</translation>
    </message>
    <message>
        <source>Knocking on the deck (Klupek)</source>
        <translation>Zabijanje po kartah (Klupek)</translation>
    </message>
    <message>
        <source>Initial bidder</source>
        <translation>Kdo licitira prvi</translation>
    </message>
    <message>
        <source>Povinost/Vorhand (Four times)</source>
        <translation>Igra Povinost/Vorhand (Four times)</translation>
    </message>
    <message>
        <source>Prever (Three times)</source>
        <translation>Igra Prever (Three times)</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Zalaganje</translation>
    </message>
    <message>
        <source>Bid ranks</source>
        <translation>Vrstni red iger</translation>
    </message>
    <message>
        <source>Leading the first card</source>
        <translation>Prva karta</translation>
    </message>
    <message>
        <source>Declarations/Announcements</source>
        <translation>Napovedi</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kontre</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Odgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat (zadnji štih)</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat (vsi štihi)</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Brez tarokov</translation>
    </message>
    <message>
        <source>Two trumps</source>
        <translation>Dva taroka</translation>
    </message>
    <message>
        <source>Pagat when announced</source>
        <translation>Napovedani pagat</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Vrednosti napovedi</translation>
    </message>
    <message>
        <source>Misdealing - pre play</source>
        <translation>Zatalanje pred igro</translation>
    </message>
    <message>
        <source>Misdealing - post play</source>
        <translation>Zatalanje, odkrito med igro</translation>
    </message>
    <message>
        <source>Players responsibilities</source>
        <translation>Odgovornost igralcev</translation>
    </message>
    <message>
        <source>Value of cards</source>
        <translation>Vrednost kart</translation>
    </message>
    <message>
        <source>Red suits, black suits</source>
        <translation>Rdeče in črne barve</translation>
    </message>
    <message>
        <source>Winning points</source>
        <translation>Točke za zmago</translation>
    </message>
    <message>
        <source>Trick taking</source>
        <translation>Pobiranje štihov</translation>
    </message>
    <message>
        <source>Determining chips won or lost</source>
        <translation>Izračun žetonov</translation>
    </message>
    <message>
        <source>Tabulating score sheets</source>
        <translation>Seštevanje točkovnega lista</translation>
    </message>
    <message>
        <source>Discarding irregularities</source>
        <translation>Napake pri zalaganju</translation>
    </message>
    <message>
        <source>Discarding a King or a Trump</source>
        <translation>Založen kralj ali tarok</translation>
    </message>
    <message>
        <source>Failure to follow suit (re-nig)</source>
        <translation>Neodgovarjanje z isto barvo (renons)</translation>
    </message>
    <message>
        <source>Illegal declarations</source>
        <translation>Napačne napovedi</translation>
    </message>
    <message>
        <source>Announcing the wrong trump</source>
        <translation>Klicanje napačnega taroka</translation>
    </message>
    <message>
        <source>Wrong person plays Povinost</source>
        <translation>Povinost igra napačen igralec</translation>
    </message>
    <message>
        <source>Partners not known</source>
        <translation>Neznani soigralci</translation>
    </message>
    <message>
        <source>Calling the Pagat on the end</source>
        <translation>Napoved pagata na koncu</translation>
    </message>
    <message>
        <source>Seated at the wrong table</source>
        <translation>Za napačno mizo</translation>
    </message>
    <message>
        <source>Too few cards in hand</source>
        <translation>Premalo kart v roki</translation>
    </message>
    <message>
        <source>Dealer exposes a card</source>
        <translation>Delilec pokaže karto</translation>
    </message>
    <message>
        <source>Player exposes a card</source>
        <translation>Igralec pokaže karto</translation>
    </message>
    <message>
        <source>Improper cut</source>
        <translation>Napačno privzdigovanje</translation>
    </message>
    <message>
        <source>Other unforeseen problems</source>
        <translation>Druge nepredvidene težave</translation>
    </message>
    <message>
        <source>Rules quick sheet</source>
        <translation>Kratek pregled pravil</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
    </message>
    <message>
        <source>Rules and players</source>
        <translation>Pravila in igralci</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcije</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Delitve</translation>
    </message>
    <message>
        <source>By number, from a file, your own</source>
        <translation>Po številki, iz datoteke, lastne</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Zgodovina</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n shranjena igra</numerusform>
            <numerusform>%n shranjeni igri</numerusform>
            <numerusform>%n shranjene igre</numerusform>
            <numerusform>%n shranjenih iger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) passed</source>
        <translation>
            <numerusform>%n lekcija opravljena</numerusform>
            <numerusform>%n lekciji opravljeni</numerusform>
            <numerusform>%n lekcije opravljene</numerusform>
            <numerusform>%n lekcij opravljenih</numerusform>
        </translation>
    </message>
    <message>
        <source>From the first card on</source>
        <translation>Od prve karte naprej</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n naloga</numerusform>
            <numerusform>%n nalogi</numerusform>
            <numerusform>%n naloge</numerusform>
            <numerusform>%n nalog</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn from your own hands</source>
        <translation>Učite se iz svojih iger</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Naloge</translation>
    </message>
    <message>
        <source>What you played</source>
        <translation>Kaj ste igrali</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Igralci</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Sodnik</translation>
    </message>
    <message>
        <source>Teach</source>
        <translation>Pouk</translation>
    </message>
    <message>
        <source>This game, step by step</source>
        <translation>Ta igra korak za korakom</translation>
    </message>
    <message>
        <source>Practice and examinations</source>
        <translation>Vaja in izpiti</translation>
    </message>
    <message>
        <source>Ready-made hands</source>
        <translation>Igre za prikaz</translation>
    </message>
    <message>
        <source>Play by the rules of</source>
        <translation>Igraj po pravilih</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Play a card.</source>
        <translation>Vrzite karto.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Na vrsti ste</translation>
    </message>
    <message>
        <source>The table acts for {player}.</source>
        <translation>Miza to opravi namesto igralca: {player}</translation>
    </message>
    <message>
        <source>Waiting for: {player}</source>
        <translation>Čakanje na: {player}</translation>
    </message>
    <message>
        <source>The round is closed.</source>
        <translation>Krog je zaključen.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Igra je končana.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Nobena igra ne teče.</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step {number} of {total}</source>
        <translation>Korak {number} od {total}</translation>
    </message>
    <message>
        <source>One line for yourself</source>
        <translation>Ena vrstica samo za vas</translation>
    </message>
    <message>
        <source>For you: {note}</source>
        <translation>Za vas: {note}</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Korak nazaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Naslednji korak</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opomba</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Nazaj k igri</translation>
    </message>
    <message>
        <source>One line about this step</source>
        <translation>Ena vrstica o tem koraku</translation>
    </message>
</context>
<context>
    <name>StopPrompt</name>
    <message numerus="yes">
        <source>%n second(s) left to stop it.</source>
        <translation>
            <numerusform>Za ustavitev ostane še %n sekunda.</numerusform>
            <numerusform>Za ustavitev ostaneta še %n sekundi.</numerusform>
            <numerusform>Za ustavitev ostanejo še %n sekunde.</numerusform>
            <numerusform>Za ustavitev ostane še %n sekund.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>trumps</source>
        <translation>taroki</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>srce</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>križ</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Open the side panel</source>
        <translation>Odpri stransko ploščo</translation>
    </message>
    <message>
        <source>Fold the side panel</source>
        <translation>Zloži stransko ploščo</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Who plays, and how long</source>
        <translation>Kdo igra in kako dolgo</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>Od naslednje igre naprej</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Mesto {number}</translation>
    </message>
    <message>
        <source>Seat {number} is taken</source>
        <translation>Mesto {number} je zasedeno</translation>
    </message>
    <message>
        <source>Name in seat {number}</source>
        <translation>Ime na mestu {number}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>človek</translation>
    </message>
    <message>
        <source>Who plays in seat {number}</source>
        <translation>Kdo igra na mestu {number}</translation>
    </message>
    <message>
        <source>A player who leaves is settled with what he has won or lost so far. The one who takes his seat plays on with what lies there; his own account begins at 0.</source>
        <translation>Kdor odide, poravna, kar je doslej dobil ali izgubil. Kdor sede na njegovo mesto, igra naprej s tem, kar tam leži; njegov račun se začne pri 0.</translation>
    </message>
    <message>
        <source>Double hands are still to be played, or something lies in the pot: until then the number of people stays.</source>
        <translation>Še se igrajo igre z dvojnim štetjem ali pa je kaj v kasi: do takrat ostane število ljudi enako.</translation>
    </message>
    <message>
        <source>With another number of people a new score sheet begins. The sheet says who rests in a hand.</source>
        <translation>Z drugim številom ljudi se začne nov zapis. Kdo v igri počiva, povejo pravila.</translation>
    </message>
    <message>
        <source>A round lasts</source>
        <translation>Krog traja</translation>
    </message>
    <message>
        <source>as the sheet says</source>
        <translation>kot povejo pravila</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <translation>kakor dolgo želite</translation>
    </message>
    <message>
        <source>so many hands</source>
        <translation>toliko iger</translation>
    </message>
    <message>
        <source>so many minutes</source>
        <translation>toliko minut</translation>
    </message>
    <message>
        <source>Number of hands or minutes</source>
        <translation>Število iger ali minut</translation>
    </message>
    <message>
        <source>The sheet is played by so many people: {numbers}.</source>
        <translation>Po teh pravilih igra toliko ljudi: {numbers}.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Dva človeka imata enako ime.</translation>
    </message>
</context>
<context>
    <name>TableSpeech</name>
    <message>
        <source>Card, face down</source>
        <translation>Zakrita karta</translation>
    </message>
    <message>
        <source>{card}, face up, {place} of {count}</source>
        <translation>{card}, odkrita karta, {place} od {count}</translation>
    </message>
    <message>
        <source>{card}, selected, {chosen} of {wanted}</source>
        <translation>{card}, izbrana karta, {chosen} od {wanted}</translation>
    </message>
    <message>
        <source>{card}, can&apos;t be chosen, {place} of {count}: {reason}</source>
        <translation>{card}, se ne more izbrati, {place} od {count}: {reason}</translation>
    </message>
    <message>
        <source>{card}, may be played, {place} of {count}</source>
        <translation>{card}, lahko se odigra, {place} od {count}</translation>
    </message>
    <message>
        <source>{card}, may be discarded, {place} of {count}</source>
        <translation>{card}, lahko se založi, {place} od {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} od {count}</translation>
    </message>
    <message>
        <source>{card}, from the talon</source>
        <translation>{card}, iz talona</translation>
    </message>
    <message>
        <source>{card}: {reason}</source>
        <translation>{card}: {reason}</translation>
    </message>
    <message>
        <source>{card}: you are the partner</source>
        <translation>{card}: ste soigralec</translation>
    </message>
    <message>
        <source>{score} · {tricks}</source>
        <translation>{score} · {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n štih</numerusform>
            <numerusform>%n štiha</numerusform>
            <numerusform>%n štihi</numerusform>
            <numerusform>%n štihov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n zakrita karta</numerusform>
            <numerusform>%n zakriti karti</numerusform>
            <numerusform>%n zakrite karte</numerusform>
            <numerusform>%n zakritih kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{name} discarded %n card(s)</source>
        <translation>
            <numerusform>{name} založi %n karto</numerusform>
            <numerusform>{name} založi %n karti</numerusform>
            <numerusform>{name} založi %n karte</numerusform>
            <numerusform>{name} založi %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous trick (L)</source>
        <translation>Prejšnji štih (L)</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Na vrsti je {name}.</translation>
    </message>
    <message>
        <source>talon → opponents</source>
        <translation>talon → nasprotniki</translation>
    </message>
    <message>
        <source>talon → tricks</source>
        <translation>talon → štihi</translation>
    </message>
    <message>
        <source>talon → nobody</source>
        <translation>talon → nikomur</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, odkrite karte: {cards}</translation>
    </message>
    <message>
        <source>{name} holds: {cards}</source>
        <translation>{name} ima: {cards}</translation>
    </message>
    <message>
        <source>The trick goes to {name}.</source>
        <translation>{name} vzame štih.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Na vrsti ste.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Miza</translation>
    </message>
</context>
<context>
    <name>TalonPrompt</name>
    <message>
        <source>Right half</source>
        <translation>Desna polovica</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>Leva polovica</translation>
    </message>
    <message>
        <source>The other cards count for the opponents.</source>
        <translation>Druge karte štejejo nasprotnikom.</translation>
    </message>
    <message>
        <source>The other cards go with the tricks.</source>
        <translation>Druge karte gredo k štihom.</translation>
    </message>
    <message>
        <source>The other cards count for nobody.</source>
        <translation>Druge karte ne štejejo nikomur.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Izberite %n karto</numerusform>
            <numerusform>Izberite %n karti</numerusform>
            <numerusform>Izberite %n karte</numerusform>
            <numerusform>Izberite %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Vzemi: {cards}</translation>
    </message>
</context>
<context>
    <name>TaughtLooks</name>
    <message>
        <source>Is the room bright?</source>
        <translation>Je prostor svetel?</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Svetel prostor</translation>
    </message>
</context>
<context>
    <name>TeachingCommands</name>
    <message>
        <source>&amp;Teaching mode</source>
        <translation>&amp;Učni način</translation>
    </message>
    <message>
        <source>Pro&amp;ject on a second screen</source>
        <translation>Pre&amp;dvajaj na drugem zaslonu</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Korak na&amp;zaj</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Nas&amp;lednji korak</translation>
    </message>
    <message>
        <source>&amp;Comment on this step</source>
        <translation>Opom&amp;ba k temu koraku</translation>
    </message>
    <message>
        <source>Blank the &amp;screen</source>
        <translation>Zatemni &amp;sliko</translation>
    </message>
    <message>
        <source>Note for &amp;yourself</source>
        <translation>Opo&amp;mba samo za vas</translation>
    </message>
    <message>
        <source>Ask the room, or &amp;answer</source>
        <translation>&amp;Vprašanje dvorani ali odgovor</translation>
    </message>
    <message>
        <source>Let the room &amp;vote</source>
        <translation>Dv&amp;orana glasuje</translation>
    </message>
    <message>
        <source>Show &amp;my notes here</source>
        <translation>&amp;Pokaži tu moje opombe</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Zgoraj</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Levo</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Desno</translation>
    </message>
    <message>
        <source>At the lower edge</source>
        <translation>Ob spodnjem robu</translation>
    </message>
    <message>
        <source>Of the player in question</source>
        <translation>Igralec iz vprašanja</translation>
    </message>
</context>
<context>
    <name>TexasInvitation</name>
    <message>
        <source>Texas</source>
        <translation>Teksas</translation>
    </message>
    <message>
        <source>Two against two, for chips</source>
        <translation>Dva proti dvema, za žetone</translation>
    </message>
    <message>
        <source>West, Texas</source>
        <translation>West v Teksasu</translation>
    </message>
    <message>
        <source>The Labor Day tournament</source>
        <translation>Turnir ob prazniku dela</translation>
    </message>
</context>
<context>
    <name>TexasLessonTexts</name>
    <message>
        <source>A red suit. Who takes this trick?</source>
        <translation>Rdeča barva. Kdo vzame ta štih?</translation>
    </message>
    <message>
        <source>How many points do these cards count?</source>
        <translation>Koliko točk štejejo te karte?</translation>
    </message>
    <message>
        <source>Count the fives first, then queens, riders and jacks, at last one for each other card.</source>
        <translation>Najprej preštejte petice, nato dame, kavale in fante, na koncu po eno točko za vsako drugo karto.</translation>
    </message>
    <message>
        <source>The deck has {cards} cards: {trumps} trumps and four suits of eight cards. The trumps are numbered from I to XXI, and the highest one, without a number, is the Skys. Any trump beats any suit card.</source>
        <translation>Kart je {cards}: {trumps} tarokov in štiri barve po osem kart. Taroki imajo številke od I do XXI, najvišji, brez številke, je škis. Vsak tarok je močnejši od vsake barvne karte.</translation>
    </message>
    <message>
        <source>Two more trumps have names: the I is the Pagat and the XXI is the Mond. Pagat, Mond, Skys and the four kings are worth {points_HK} points each.</source>
        <translation>Imeni imata še dva taroka: I je pagat in XXI je mond. Pagat, mond, škis in štirje kralji so vredni po {points_HK} točk.</translation>
    </message>
    <message>
        <source>After the last trick each side counts its tricks and its discards. Both counts make {total}. The bidder&apos;s side wins with {limit} points.</source>
        <translation>Po zadnjem štihu vsaka stran prešteje svoje štihe in svoje založene karte. Skupaj jih je {total}. Stran glavnega igralca zmaga s {limit} točkami.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost.</source>
        <translation>Pri {par} : {par} je stran glavnega igralca izgubila.</translation>
    </message>
    <message>
        <source>At {par} to {par} the bidder&apos;s side has lost. If somebody has challenged, the side that challenged last has lost.</source>
        <translation>Pri {par} : {par} je stran glavnega igralca izgubila. Če je kdo kontriral, je izgubila stran, ki je kontrirala zadnja.</translation>
    </message>
    <message>
        <source>For the chips take the difference from {par}, add {add}, multiply by {povinost} (in Prever by {prever}) and divide by {divide}. The rest is rounded, a half upwards.</source>
        <translation>Žetoni: razliki do {par} prištejte {add}, nato ×{povinost} (pri Preverju ×{prever}) in ÷{divide}. Ostanek se zaokroži, polovica navzgor.</translation>
    </message>
    <message>
        <source>An example: {example} points are {over} above {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. So much each loser pays and each winner gets.</source>
        <translation>Primer: {example} točk je {over} nad {par}. ({over} + {add}) × {povinost} ÷ {divide} = {amount_chips}. Toliko vsak poraženec plača in vsak zmagovalec dobi.</translation>
    </message>
    <message>
        <source>These cards lie with the bidder&apos;s side at the end. How many points are they?</source>
        <translation>Te karte ima na koncu stran glavnega igralca. Koliko točk štejejo?</translation>
    </message>
    <message>
        <source>Six cards lie in the talon. In Povinost the bidder takes the top four, each of the next two players takes one. Everybody discards as many cards as he or she took.</source>
        <translation>V talonu je šest kart. Pri Povinosti vzame glavni igralec zgornje štiri, naslednja dva igralca po eno. Vsak založi toliko kart, kolikor jih je vzel.</translation>
    </message>
    <message>
        <source>Your discards count for your side. Discard cards with points that you could lose, and try to empty a suit: when it is led, you can trump.</source>
        <translation>Založene karte štejejo vaši strani. Založite točke, ki bi jih lahko izgubili, in skušajte izprazniti barvo: ko bo začeta, jo vzamete s tarokom.</translation>
    </message>
    <message>
        <source>A king must never be discarded. A trump may be discarded only if you have nothing else left, and then face up.</source>
        <translation>Kralja ne smete založiti nikoli. Taroka smete založiti le, če nimate ničesar drugega, in to odkrito.</translation>
    </message>
    <message>
        <source>You have taken one talon card. Which card do you discard?</source>
        <translation>Iz talona ste vzeli eno karto. Katero založite?</translation>
    </message>
    <message>
        <source>A player with at most two trumps is paid for them. So a player who still has so few may pass the talon card on, unseen. The others may take it or refuse it.</source>
        <translation>Največ dva taroka v roki se plačata. Kdor jih ima tako malo, sme karto iz talona odkloniti, ne da bi jo videl. Drugi jo lahko sprejmejo ali ne.</translation>
    </message>
    <message>
        <source>You have few trumps, and the next talon card is yours. What do you do?</source>
        <translation>Tarokov imate malo, naslednja karta iz talona je vaša. Kaj storite?</translation>
    </message>
    <message>
        <source>The first player must bid: Povinost, with a partner, or Prever, alone against three. The others may bid Prever or pass.</source>
        <translation>Prvi igralec mora licitirati: Povinost s soigralcem ali Prever, sam proti trem. Drugi licitirajo Prever ali rečejo naprej.</translation>
    </message>
    <message>
        <source>In Prever you take three talon cards. If you don&apos;t like them, you may show them and take the other three, and even go back. But then a lost hand costs more.</source>
        <translation>Pri Preverju vzamete tri karte iz talona. Če vam niso všeč, jih smete pokazati in vzeti druge tri, lahko se celo vrnete. A izgubljena igra potem stane več.</translation>
    </message>
    <message>
        <source>Prever needs a hand that wins alone: many trumps, high ones among them, and few cards that lose points. With a partner half of that is enough.</source>
        <translation>Prever zahteva karte, ki zmagajo same: veliko tarokov, tudi visokih, in malo kart, ki izgubijo točke. S soigralcem zadošča polovica.</translation>
    </message>
    <message>
        <source>In Povinost the bidder calls the XIX, and the player who holds it is the partner. Nobody says so. It is known when the XIX is played.</source>
        <translation>Pri Povinosti glavni igralec kliče taroka XIX; kdor ga ima, je njegov soigralec. Nihče tega ne pove. Izve se, ko ta tarok pade.</translation>
    </message>
    <message>
        <source>You look at the talon first. If you now hold the XIX, you call the highest of XVIII, XVII, XVI and XV that you don&apos;t hold. Or you call your XIX and play alone in secret.</source>
        <translation>Najprej vidite talon. Če imate potem taroka XIX sami, kličete najvišjega od XVIII, XVII, XVI in XV, ki ga nimate. Ali pa kličete svojega in igrate skrivaj sami.</translation>
    </message>
    <message>
        <source>What you held before the talon decides. If you held the XIX, call the highest of XVIII, XVII, XVI and XV that you didn&apos;t hold. Or call your XIX and play alone in secret.</source>
        <translation>Odloča, kaj ste imeli pred talonom. Če ste imeli taroka XIX, kličete najvišjega od XVIII, XVII, XVI in XV, ki ga niste imeli. Ali pa kličete svojega in igrate skrivaj sami.</translation>
    </message>
    <message>
        <source>If you draw the very trump that you had to call, you are alone. You may then throw in the hand and pay each player {amount_throw_in_object}.</source>
        <translation>Če iz talona dobite prav taroka, ki bi ga morali klicati, ste sami. Igro smete potem prodati in vsakemu plačati {amount_throw_in_object}.</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {C}, and their side has {told} points. What does each player win or pay?</source>
        <translation>{A} igra Povinost, soigralec: {C}. Njuna stran ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{A} plays Povinost with {D}, and each side has {told} points. What does each player win or pay?</source>
        <translation>{A} igra Povinost, soigralec: {D}. Strani imata po {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{B} plays Prever alone with the first three talon cards and has {told} points. What does each player win or pay?</source>
        <translation>{B} igra Prever s prvimi tremi kartami iz talona in ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>You are the bidder and have taken four talon cards. What do you call?</source>
        <translation>Ste glavni igralec in imate štiri karte iz talona. Kaj kličete?</translation>
    </message>
    <message>
        <source>If you hold the called trump, you play with the bidder, and only you know it. Help quietly: give points to the bidder&apos;s tricks.</source>
        <translation>Če imate klicanega taroka, igrate z glavnim igralcem in to veste samo vi. Pomagajte potiho: v njegove štihe dodajajte točke.</translation>
    </message>
    <message>
        <source>You are the bidder&apos;s partner. Which card do you play?</source>
        <translation>Ste soigralec glavnega igralca. Katero karto odigrate?</translation>
    </message>
    <message>
        <source>Before the first card some hands are paid at once, by everybody, the partner too. One kind counts your trumps, the other your five-point cards. You may declare one of each.</source>
        <translation>Nekatere karte se plačajo takoj, pred prvo karto: plačajo vsi, tudi soigralec. Ena vrsta so taroki, druga karte za pet točk. Napoveste lahko po eno iz vsake.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Beeda, {beeda}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Brez taroka je Uni za {amount_uni_object}. En ali dva taroka sta Beeda za {beeda}. Osem ali devet je Tarocky za {tarocky}. Deset ali več je Taroky za {taroky}.</translation>
    </message>
    <message>
        <source>No trump is Uni, {amount_uni_object}. One or two trumps are Bida, {bida}. Eight or nine are Tarocky, {tarocky}. Ten or more are Taroky, {taroky}.</source>
        <translation>Brez taroka je Uni za {amount_uni_object}. En ali dva taroka sta Bida za {bida}. Osem ali devet je Tarocky za {tarocky}. Deset ali več je Taroky za {taroky}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trull, {amount_trull_object}. Four of the seven five-point cards are Pane, {pane}. Trull with kings is Trull Pane, {trull_pane}. Four kings are Krale, {krale}; with Trull cards Rosanne Pane, {rosanne}.</source>
        <translation>Škis, mond in pagat so Trull za {amount_trull_object}. Štiri od sedmih kart za pet točk so Pane za {pane}. Trull s kralji je Trull Pane za {trull_pane}. Štirje kralji so Krale za {krale}, s karto trule Rosanne Pane za {rosanne}.</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat are Trul, {amount_trul_object}. Four of the seven five-point cards are Honery, {honery}. Trul with kings is Trul Honery, {trul_honery}. Four kings are Kralovske Honery, {kralovske}; with a Trul card {kralovske_plus}.</source>
        <translation>Škis, mond in pagat so Trul za {amount_trul_object}. Štiri od sedmih kart za pet točk so Honery za {honery}. Trul s kralji je Trul Honery za {trul_honery}. Štirje kralji so Kralovske Honery za {kralovske}, s karto trule za {kralovske_plus}.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra: {amount_silent_object}, announced {announced}. If it is beaten there, or announced and played early, its side pays as much.</source>
        <translation>Pagat, ki vzame zadnji štih, se plača posebej: {amount_silent_object}, napovedan {announced}. Če ga tam kdo prevzame ali če napovedan pade prej, enako plača njegova stran.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Kontra: the hand counts ×{kontra}. The bidder&apos;s side may answer Re, ×{re}. Then come Supre, ×{supre}, and Mort, ×{mort}.</source>
        <translation>Nasprotnik, ki pričakuje zmago, reče Kontra: igra šteje ×{kontra}. Stran glavnega igralca lahko odgovori Re, ×{re}. Nato sledita Supre, ×{supre}, in Mort, ×{mort}.</translation>
    </message>
    <message>
        <source>An opponent of the bidder who expects to win says Contra: the hand counts ×{contra}. The bidder&apos;s side may answer Rhea Contra, ×{rhea}. Then comes Suprhea, ×{suprhea}.</source>
        <translation>Nasprotnik, ki pričakuje zmago, reče Contra: igra šteje ×{contra}. Stran glavnega igralca lahko odgovori Rhea Contra, ×{rhea}. Nato sledi Suprhea, ×{suprhea}.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A mistake found before the first card is put right and mostly costs nothing. Later the offender pays each player {amount_later_object} or more.</source>
        <translation>Povejte takoj, ko opazite. Napaka, odkrita pred prvo karto, se popravi in večinoma nič ne stane. Pozneje stane {amount_later_object} vsakemu ali več.</translation>
    </message>
    <message>
        <source>Say it as soon as you see it. A wrong number of discards found before the first card is put right. A card that does not follow suit is never taken back: the offender pays each player {amount_revoke_object}.</source>
        <translation>Povejte takoj, ko opazite. Napačno število založenih kart, odkrito pred prvo karto, se popravi. Renons se nikoli ne vzame nazaj in stane {amount_revoke_object} vsakemu.</translation>
    </message>
    <message>
        <source>A Pagat that takes the last trick is paid extra. Can you keep it until then?</source>
        <translation>Pagat, ki vzame zadnji štih, se plača posebej. Ga lahko do takrat obdržite?</translation>
    </message>
    <message>
        <source>Your partner&apos;s trump takes this trick and will take the last one. Where is your Pagat better?</source>
        <translation>Tarok vašega soigralca jemlje ta štih in bo vzel tudi zadnjega. Kje je vaš pagat bolje porabljen?</translation>
    </message>
    <message>
        <source>The Mond lies on the table. Which card beats it?</source>
        <translation>Na mizi leži mond. Katera karta ga prevzame?</translation>
    </message>
    <message>
        <source>The card from the talon also lets you discard: points for your side, or the last card of a suit.</source>
        <translation>S karto iz talona smete eno tudi založiti: točke za vašo stran ali zadnjo karto barve.</translation>
    </message>
    <message>
        <source>Do you announce the Pagat?</source>
        <translation>Ali napoveste pagata?</translation>
    </message>
    <message>
        <source>You play against the bidder. In Povinost you don&apos;t know at first who is with you. Be careful with points until the called trump has been played.</source>
        <translation>Igrate proti glavnemu igralcu. Pri Povinosti sprva ne veste, kdo je z vami. Dokler klicani tarok ne pade, bodite s točkami previdni.</translation>
    </message>
    <message>
        <source>Do you challenge?</source>
        <translation>Ali kontrirate?</translation>
    </message>
</context>
<context>
    <name>TexasMessages</name>
    <message>
        <source>{seat} declared, announced or challenged before anybody was asked.</source>
        <translation>{seat} napoveduje ali kontrira, preden je kdo vprašan.</translation>
    </message>
    <message>
        <source>{seat} passed on a talon card as the bidder.</source>
        <translation>{seat} kot glavni igralec odkloni karto iz talona.</translation>
    </message>
    <message>
        <source>{seat} drew the trump to be called and threw in the hand.</source>
        <translation>{seat} iz talona dobi taroka, ki bi ga bilo treba klicati, in igro proda.</translation>
    </message>
    <message>
        <source>{seat} threw in the hand without the right to do so.</source>
        <translation>{seat} proda igro brez pravice.</translation>
    </message>
    <message>
        <source>{seat} announced something before anybody was asked.</source>
        <translation>{seat} napoveduje, preden je kdo vprašan.</translation>
    </message>
    <message>
        <source>{seat} challenged before anybody was asked.</source>
        <translation>{seat} kontrira, preden je kdo vprašan.</translation>
    </message>
    <message>
        <source>{seat} declared a value before anybody was asked.</source>
        <translation>{seat} napoveduje vrednost, preden je kdo vprašan.</translation>
    </message>
    <message>
        <source>{seat} led before everybody was ready.</source>
        <translation>{seat} začne, preden so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>{seat} exposed a card while dealing: {card}. Should the deal continue?</source>
        <translation>{seat} pri delitvi obrne karto: {card}. Naj se deli dalje?</translation>
    </message>
    <message>
        <source>Take the talon card, or pass it on unseen?</source>
        <translation>Želite vzeti karto iz talona ali jo nevideno odkloniti?</translation>
    </message>
    <message>
        <source>{seat} passes on a talon card, unseen. Do you take it?</source>
        <translation>{seat} odklanja karto iz talona, ki je ni videl nihče. Ali jo sprejmete?</translation>
    </message>
    <message>
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} vpraša, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>Ask whether everybody is ready.</source>
        <translation>Vprašajte, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Odkloni</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Sprejmi</translation>
    </message>
    <message>
        <source>Refuse it</source>
        <translation>Zavrni</translation>
    </message>
    <message>
        <source>Let the deal continue</source>
        <translation>Deli dalje</translation>
    </message>
    <message>
        <source>You drew {card_object}: if you throw in the hand, you pay each player {amount_object}.</source>
        <translation>Iz talona imate {card_object}: če igro prodate, plačate vsakemu igralcu {amount_object}.</translation>
    </message>
    <message>
        <source>Difference from the half, {more} − {less}|{result}</source>
        <translation>Razlika do polovice, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points above the half, {more} − {less}|{result}</source>
        <translation>Točke nad polovico, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>Points below the half, {more} − {less}|{result}</source>
        <translation>Točke pod polovico, {more} − {less}|{result}</translation>
    </message>
    <message>
        <source>{result} above the half</source>
        <translation>{result} nad polovico</translation>
    </message>
    <message>
        <source>{result} below the half</source>
        <translation>{result} pod polovico</translation>
    </message>
    <message>
        <source>{b} for the game, {a} + {b}|{result}</source>
        <translation>{b} za igro, {a} + {b}|{result}</translation>
    </message>
    <message>
        <source>{b} for the game</source>
        <translation>{b} za igro</translation>
    </message>
    <message>
        <source>Ten points are one chip, rounded|{result}</source>
        <translation>Deset točk je en žeton, zaokroženo|{result}</translation>
    </message>
    <message>
        <source>The bidder loses a tie.</source>
        <translation>Pri enakem številu točk glavni igralec izgubi.</translation>
    </message>
    <message>
        <source>The bidder wins this tie.</source>
        <translation>Pri tem enakem številu točk glavni igralec dobi.</translation>
    </message>
    <message>
        <source>Talon cards changed, ×{factor}|{result}</source>
        <translation>Menjava kart iz talona, ×{factor}|{result}</translation>
    </message>
    <message>
        <source>talon cards changed ×{factor}</source>
        <translation>menjava iz talona ×{factor}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} passed on the talon card with %n trump(s); at most {most} are allowed.</source>
        <translation>
            <numerusform>{seat} odkloni karto iz talona, v roki ima %n taroka; sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} odkloni karto iz talona, v roki ima %n taroka; sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} odkloni karto iz talona, v roki ima %n taroke; sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} odkloni karto iz talona, v roki ima %n tarokov; sme jih biti največ {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} announced the Pagat but discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} napove pagata, a založi %n karto namesto {right}.</numerusform>
            <numerusform>{seat} napove pagata, a založi %n karti namesto {right}.</numerusform>
            <numerusform>{seat} napove pagata, a založi %n karte namesto {right}.</numerusform>
            <numerusform>{seat} napove pagata, a založi %n kart namesto {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Zahtevaj novo delitev</translation>
    </message>
    <message>
        <source>A loss then counts ×{factor}.</source>
        <translation>Izguba potem šteje ×{factor}.</translation>
    </message>
    <message>
        <source>The card goes to another player, unseen.</source>
        <translation>Karta gre k drugemu igralcu, nihče je ne vidi.</translation>
    </message>
    <message>
        <source>The Valat replaces the point count.</source>
        <translation>Namesto točk šteje valat.</translation>
    </message>
    <message>
        <source>The Valat does not count as called: it failed because of an undeclared value ({seat}).</source>
        <translation>Valat ne velja kot napovedan: ni uspel zaradi zamolčane napovedi ({seat}).</translation>
    </message>
</context>
<context>
    <name>TexasPublicMessages</name>
    <message>
        <source>{seat} passed on the talon card with too many trumps.</source>
        <translation>{seat} odkloni karto iz talona s preveč taroki.</translation>
    </message>
</context>
<context>
    <name>TexasRights</name>
    <message>
        <source>The Povinost player must open the bidding.</source>
        <translation>Licitacijo mora začeti igralec na Povinosti.</translation>
    </message>
    <message>
        <source>The dealer must deal the cards face down.</source>
        <translation>Delilec mora karte deliti zakrite.</translation>
    </message>
    <message>
        <source>The sheet is silent on the bottom card, so a judge may decide.</source>
        <translation>Pravilnik o spodnji karti molči, zato lahko odloči sodnik.</translation>
    </message>
    <message>
        <source>You must not lead before the others have called and challenged.</source>
        <translation>Začnete lahko šele, ko drugi napovejo in kontrirajo.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or knock.</source>
        <translation>Privzdigniti ali zabiti sme le igralec na delilčevi levi.</translation>
    </message>
    <message>
        <source>Only the player on the dealer&apos;s left may cut or tap.</source>
        <translation>Privzdigniti ali zabiti sme le igralec na delilčevi levi.</translation>
    </message>
    <message>
        <source>The cut must be deep enough.</source>
        <translation>Privzdigniti je treba dovolj kart.</translation>
    </message>
    <message>
        <source>You must not discard Skys, Mond or Pagat.</source>
        <translation>Škisa, monda in pagata ne smete založiti.</translation>
    </message>
    <message>
        <source>All players must keep their own tricks until the end.</source>
        <translation>Vsak mora svoje štihe hraniti do konca.</translation>
    </message>
    <message>
        <source>You must wait until the discards are done.</source>
        <translation>Počakati morate, da je zalaganje končano.</translation>
    </message>
    <message>
        <source>Before the first card you must ask whether everybody is ready.</source>
        <translation>Pred prvo karto morate vprašati, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>You may pass on a talon card only with at most two trumps, and never as the bidder.</source>
        <translation>Karto iz talona smete odkloniti le z največ dvema tarokoma in nikoli kot glavni igralec.</translation>
    </message>
    <message>
        <source>You must have the right number of cards to announce the Pagat.</source>
        <translation>Za napoved pagata morate imeti pravo število kart.</translation>
    </message>
    <message>
        <source>You must play the hand unless a drawn card lets you throw it in.</source>
        <translation>Igro morate igrati, razen če vam vzeta karta daje pravico, da jo prodate.</translation>
    </message>
    <message>
        <source>A bidder who draws the trump to be called may throw in the hand.</source>
        <translation>Glavni igralec, ki iz talona dobi taroka za klicanje, sme igro prodati.</translation>
    </message>
    <message>
        <source>You may declare only what you hold.</source>
        <translation>Napovedati smete le to, za kar imate karte.</translation>
    </message>
    <message>
        <source>You must declare every value that you hold before the first card.</source>
        <translation>Vsako napoved, za katero imate karte, morate izreči pred prvo karto.</translation>
    </message>
    <message>
        <source>The bidder must call a trump before the first card.</source>
        <translation>Glavni igralec mora pred prvo karto klicati taroka.</translation>
    </message>
    <message>
        <source>You must keep an announced Pagat for the last trick if you can.</source>
        <translation>Napovedanega pagata morate prihraniti za zadnji štih, če lahko.</translation>
    </message>
    <message>
        <source>An announced Pagat must win the last trick.</source>
        <translation>Napovedani pagat mora vzeti zadnji štih.</translation>
    </message>
    <message>
        <source>To count, a called Pagat must take the last trick. You need not hold it back.</source>
        <translation>Napovedani pagat mora dobiti zadnji štih, da velja. Ni vam ga treba držati do konca.</translation>
    </message>
    <message>
        <source>You must play at the table you are assigned to.</source>
        <translation>Igrati morate za mizo, ki vam je določena.</translation>
    </message>
</context>
<context>
    <name>TexasRoles</name>
    <message>
        <source>Povinost player</source>
        <translation>igralec na Povinosti</translation>
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
        <translation>Napačen igralec na Povinosti</translation>
    </message>
    <message>
        <source>Speaking too early</source>
        <translation>Prezgodnja napoved</translation>
    </message>
    <message>
        <source>Card exposed while dealing, objected to</source>
        <translation>Obrnjena karta pri delitvi, z ugovorom</translation>
    </message>
    <message>
        <source>Lead before everybody is ready</source>
        <translation>Začetek, preden so vsi pripravljeni</translation>
    </message>
    <message>
        <source>Talon card passed on without the right to do so</source>
        <translation>Neupravičeno odklonjena karta iz talona</translation>
    </message>
    <message>
        <source>Hand thrown in without the right to do so</source>
        <translation>Neupravičena prodaja igre</translation>
    </message>
    <message>
        <source>Hand rightly thrown in</source>
        <translation>Upravičena prodaja igre</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Brez klica</translation>
    </message>
    <message>
        <source>Valat broken after a false declaration</source>
        <translation>Valat, preprečen po napačni napovedi</translation>
    </message>
    <message>
        <source>Valat broken after an undeclared value</source>
        <translation>Valat, preprečen po zamolčani napovedi</translation>
    </message>
    <message>
        <source>Pagat with a wrong number of cards</source>
        <translation>Pagat ob napačnem številu kart</translation>
    </message>
    <message>
        <source>Announced Pagat had to be played early</source>
        <translation>Napovedani pagat je moral ven prej</translation>
    </message>
    <message>
        <source>Called Pagat does not take the last trick</source>
        <translation>Napovedani pagat ni dobil zadnjega štiha</translation>
    </message>
    <message>
        <source>Announced Pagat lost in the last trick</source>
        <translation>Napovedani pagat, izgubljen v zadnjem štihu</translation>
    </message>
    <message>
        <source>Sitting at the wrong table</source>
        <translation>Igralec za napačno mizo</translation>
    </message>
</context>
<context>
    <name>TexasSubjects</name>
    <message>
        <source>Who bids first</source>
        <translation>Kdo licitira prvi</translation>
    </message>
    <message>
        <source>Trump that is asked for first</source>
        <translation>Tarok, ki se išče najprej</translation>
    </message>
    <message>
        <source>The Povinost player may pass</source>
        <translation>Igralec na Povinosti sme reči naprej</translation>
    </message>
    <message>
        <source>Sets of talon cards a lone player may take</source>
        <translation>Kolikokrat sme soloigralec vzeti karte iz talona</translation>
    </message>
    <message>
        <source>Second set is shown when laid back</source>
        <translation>Vrnjene druge karte se pokažejo</translation>
    </message>
    <message>
        <source>Factor of a loss after one, two, three sets</source>
        <translation>Množitelj izgube po prvih, drugih, tretjih kartah</translation>
    </message>
    <message>
        <source>Most trumps in hand with which a talon card may be passed on</source>
        <translation>Karta iz talona se lahko odkloni, če je tarokov v roki največ</translation>
    </message>
    <message>
        <source>A passed card that nobody wants</source>
        <translation>Odklonjena karta, ki je nihče noče</translation>
    </message>
    <message>
        <source>When cards are discarded</source>
        <translation>Kdaj se zalaga</translation>
    </message>
    <message>
        <source>Throwing in after drawing</source>
        <translation>Prodaja igre po jemanju iz talona</translation>
    </message>
    <message>
        <source>Correcting the call</source>
        <translation>Popravek klica</translation>
    </message>
    <message>
        <source>Values paid without being declared</source>
        <translation>Vrednosti, ki se plačajo tudi nenapovedane</translation>
    </message>
    <message>
        <source>Added to the difference</source>
        <translation>Razliki se prišteje</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Delitelj</translation>
    </message>
    <message>
        <source>A tie is lost by</source>
        <translation>Pri enakem številu točk izgubi</translation>
    </message>
    <message>
        <source>Multiplier of a lone player&apos;s tie</source>
        <translation>Množitelj pri izenačenju soloigralca</translation>
    </message>
    <message>
        <source>A silent Valat leaves the Pagat unpaid</source>
        <translation>Ob tihem valatu se pagat ne plača</translation>
    </message>
    <message>
        <source>The points of the hand are paid in addition to a Valat</source>
        <translation>Poleg valata se plačajo tudi točke</translation>
    </message>
    <message>
        <source>After an exposed card the deal continues if</source>
        <translation>Po obrnjeni karti se deli dalje, če</translation>
    </message>
    <message>
        <source>A silent Pagat is paid after a failed Valat</source>
        <translation>Po neuspelem valatu se plača tihi pagat</translation>
    </message>
    <message>
        <source>Paid to each player for throwing in the hand</source>
        <translation>Za prodajo igre se plača vsakemu igralcu</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called</source>
        <translation>Kdaj neuspeli valat ne šteje kot napovedan</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called after false declarations</source>
        <translation>Kdaj neuspeli valat po napačni napovedi ne šteje kot napovedan</translation>
    </message>
</context>
<context>
    <name>TexasValues</name>
    <message>
        <source>the Povinost player only</source>
        <translation>samo igralec na Povinosti</translation>
    </message>
    <message>
        <source>the right Povinost player plays next</source>
        <translation>naslednjič je na Povinosti pravi igralec</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each player: {amount}</source>
        <translation>kazen od kršitelja in igralca na Povinosti vsakemu igralcu: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and Povinost player to each uninvolved player: {amount}</source>
        <translation>kazen od kršitelja in igralca na Povinosti vsakemu nevpletenemu: {amount}</translation>
    </message>
    <message>
        <source>always the seat on the dealer&apos;s right</source>
        <translation>vedno mesto na delilčevi desni</translation>
    </message>
    <message>
        <source>in the first hand the holder of the trump, then in turn</source>
        <translation>v prvi igri imetnik taroka, nato po vrsti</translation>
    </message>
    <message>
        <source>in every hand the holder of the trump</source>
        <translation>v vsaki igri imetnik taroka</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vzame jo, kdor jo je odklonil</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>ostane zakrita in šteje nasprotnikom</translation>
    </message>
    <message>
        <source>each player before the next one draws</source>
        <translation>vsak, preden jemlje naslednji</translation>
    </message>
    <message>
        <source>all players after everybody has drawn</source>
        <translation>vsi, ko so vsi vzeli</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ni dovoljena</translation>
    </message>
    <message>
        <source>with the drawn trump that had to be called</source>
        <translation>z vzetim tarokom, ki bi ga bilo treba klicati</translation>
    </message>
    <message>
        <source>with any drawn trump that can be called</source>
        <translation>s katerim koli vzetim tarokom za klicanje</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>po zalaganju</translation>
    </message>
    <message>
        <source>the hand with its talon cards</source>
        <translation>karte v roki skupaj z vzetimi iz talona</translation>
    </message>
    <message>
        <source>only by a ruling</source>
        <translation>samo z razsodbo</translation>
    </message>
    <message>
        <source>until another player has acted</source>
        <translation>dokler drug igralec ničesar ne stori</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do prve karte</translation>
    </message>
    <message>
        <source>only when nothing else is left, face up</source>
        <translation>le če ne ostane nič drugega, odkrito</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>plačajo se vse</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>the side that challenged last, otherwise the bidder</source>
        <translation>stran, ki je zadnja kontrirala, sicer glavni igralec</translation>
    </message>
    <message>
        <source>the multiplier of the game</source>
        <translation>množitelj igre</translation>
    </message>
    <message>
        <source>if the opponent who broke it had not declared a value</source>
        <translation>če ga je preprečil nasprotnik z zamolčano napovedjo</translation>
    </message>
    <message>
        <source>if any opponent had not declared a value</source>
        <translation>če je kateri koli nasprotnik zamolčal napoved</translation>
    </message>
    <message>
        <source>if a judge decides so</source>
        <translation>če tako odloči sodnik</translation>
    </message>
    <message>
        <source>if the opponent who broke it declared falsely</source>
        <translation>če je napačno napovedal nasprotnik, ki ga je preprečil</translation>
    </message>
    <message>
        <source>if any player declared falsely</source>
        <translation>če je napačno napovedal kateri koli igralec</translation>
    </message>
    <message>
        <source>all others agree</source>
        <translation>soglašajo vsi drugi</translation>
    </message>
    <message>
        <source>most of the others agree</source>
        <translation>soglaša večina drugih</translation>
    </message>
</context>
<context>
    <name>TitleScreen</name>
    <message>
        <source>Tarock</source>
        <translation>Tarok</translation>
    </message>
    <message>
        <source>Five rule sheets, one deck, a strict referee</source>
        <translation>Petera pravila, en komplet kart, strog sodnik</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Not sure? Press Hint: it says what is good here, and why.</source>
        <translation>Niste prepričani? Pritisnite Namig: pove, kaj je tu dobro in zakaj.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Svetle karte smete igrati: kliknite eno, jo povlecite na sredino ali uporabite puščice in Enter.</translation>
    </message>
    <message>
        <source>Your lit cards may be played: double-click one, drag it to the middle, or use the arrow keys and Enter.</source>
        <translation>Svetle karte smete igrati: dvokliknite eno, jo povlecite na sredino ali uporabite puščice in Enter.</translation>
    </message>
    <message>
        <source>At the upper left stands what is played, and who plays with whom as soon as it is known.</source>
        <translation>Levo zgoraj piše, kaj se igra, in kdo igra s kom, ko se to izve.</translation>
    </message>
    <message>
        <source>{name} takes this trick and leads to the next. The key L shows it again.</source>
        <translation>{name} vzame ta štih in začne naslednjega. Tipka L ga znova pokaže.</translation>
    </message>
    <message>
        <source>The points in the tricks decide. After the last one you see how they were counted.</source>
        <translation>Odločajo točke v štihih. Po zadnjem vidite, kako so se štele.</translation>
    </message>
</context>
<context>
    <name>TourBubble</name>
    <message>
        <source>End the tour</source>
        <translation>Končaj ogled</translation>
    </message>
</context>
<context>
    <name>UnclaimedDialog</name>
    <message>
        <source>What nobody claimed</source>
        <translation>Česar nihče ni reklamiral</translation>
    </message>
    <message>
        <source>Once you open the list, you can no longer claim anything in this hand.</source>
        <translation>Ko odprete seznam, v tej igri ne morete ničesar več reklamirati.</translation>
    </message>
    <message>
        <source>Show the list</source>
        <translation>Pokaži seznam</translation>
    </message>
    <message>
        <source>Nothing was overlooked in this hand.</source>
        <translation>V tej igri ni bilo nič spregledano.</translation>
    </message>
    <message>
        <source>For information only: nothing here is penalized any more.</source>
        <translation>Le v vednost: nič od tega se več ne kaznuje.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Odpri pravilo</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Not saved</source>
        <translation>Ni shranjeno</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Nazaj</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Shrani …</translation>
    </message>
</context>
<context>
    <name>UnsavedWork</name>
    <message>
        <source>Quit without saving</source>
        <translation>Končaj brez shranjevanja</translation>
    </message>
</context>
<context>
    <name>ViewMenus</name>
    <message>
        <source>As set on this computer</source>
        <translation>Kot na tem računalniku</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zeleno sukno</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Svetel prostor</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Polovična hitrost</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Običajna hitrost</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>Dvojna hitrost</translation>
    </message>
    <message>
        <source>Without motion</source>
        <translation>Brez gibanja</translation>
    </message>
    <message>
        <source>La&amp;nguage</source>
        <translation>&amp;Jezik</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>V&amp;idez</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>&amp;Hitrost</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>There are no acts to choose from at this step: there is nothing to vote on.</source>
        <translation>V tem koraku ni med čim izbirati: ni o čem glasovati.</translation>
    </message>
    <message>
        <source>Nobody is asked at this step: there is nothing to vote on.</source>
        <translation>V tem koraku ni nihče na vrsti: ni o čem glasovati.</translation>
    </message>
    <message>
        <source>What is best could not be found. These acts can be voted for.</source>
        <translation>Najboljše poteze ni bilo mogoče najti. Glasujete lahko o teh potezah.</translation>
    </message>
</context>
<context>
    <name>WarningPrompt</name>
    <message>
        <source>Play it anyway</source>
        <translation>Vseeno odigraj</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Vzemi nazaj</translation>
    </message>
</context>
<context>
    <name>WelcomeScreen</name>
    <message>
        <source>I have never played tarock</source>
        <translation>Taroka ne poznam</translation>
    </message>
    <message>
        <source>A first hand now, ten minutes</source>
        <translation>Takoj prva igra, deset minut</translation>
    </message>
    <message>
        <source>I know tarock</source>
        <translation>Tarok poznam</translation>
    </message>
    <message>
        <source>Show me the rules</source>
        <translation>Pokaži pravila</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Igraj</translation>
    </message>
    <message>
        <source>At a table with computers</source>
        <translation>Za mizo z računalniki</translation>
    </message>
</context>
<context>
    <name>WestfestConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again.</source>
        <translation>Delilec plača vsakemu igralcu 2 žetona in deli znova.</translation>
    </message>
    <message>
        <source>The dealer pays 2 chips to each player and deals again; chips for values are returned.</source>
        <translation>Delilec plača vsakemu igralcu 2 žetona in znova deli; žetoni za napovedi se vrnejo.</translation>
    </message>
    <message>
        <source>The offender pays 2 chips to each player, and the deck is shuffled again.</source>
        <translation>Kršitelj plača vsakemu igralcu 2 žetona, karte se znova premešajo.</translation>
    </message>
    <message>
        <source>The deck is shuffled again if no card is dealt yet; the judges may fine.</source>
        <translation>Če še ni razdeljeno, se karte znova premešajo; sodniki lahko naložijo kazen.</translation>
    </message>
    <message>
        <source>The dealer pays each player what the hand would have cost a loser, and the deal passes on.</source>
        <translation>Delilec plača vsakemu igralcu, kolikor bi igra stala poraženca, deli pa naslednji.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays each player what it would have cost a loser.</source>
        <translation>Igra se odigra do konca; nato delilec plača vsakemu igralcu, kolikor bi stala poraženca.</translation>
    </message>
    <message>
        <source>The hand is over: the bidder pays 2 chips to each player and deals next.</source>
        <translation>Igra je končana: glavni igralec plača vsakemu igralcu 2 žetona in deli naslednji.</translation>
    </message>
    <message>
        <source>The hand is played; nobody pays.</source>
        <translation>Igra se igra; nihče ne plača.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</source>
        <translation>Kdor igra sam, plača le drugima dvema, kršitelj ne dobi ničesar; sporna karta pripade tistemu, ki igra sam.</translation>
    </message>
    <message>
        <source>The others let the deal continue; nobody pays.</source>
        <translation>Drugi dovolijo, da se deli dalje; nihče ne plača.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win, the shares of the others too; the card in question goes to the lone player.</source>
        <translation>Ves dobitek tistega, ki igra sam, plača kršitelj, tudi za druga dva; sporna karta pripade tistemu, ki igra sam.</translation>
    </message>
    <message>
        <source>The losers pay nothing, and the offender pays the partner&apos;s win; the card in question goes to the other side.</source>
        <translation>Poraženca ne plačata, dobitek soigralcu plača kršitelj; sporna karta pripade drugi strani.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners; the card in question goes to the other side.</source>
        <translation>Kršitelj plača svojo izgubo in izgubo soigralca; sporna karta pripade drugi strani.</translation>
    </message>
    <message>
        <source>The sheet speaks of a finished hand only. Before the first card the number is put right; nobody pays.</source>
        <translation>Pravilnik govori le o odigrani igri. Pred prvo karto se število popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The hand is played out; the judges may decide otherwise.</source>
        <translation>Pravilnik kazni ne navaja. Igra se odigra do konca; sodniki lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat does not count; nobody pays.</source>
        <translation>Napovedani pagat ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement does not count; nobody pays.</source>
        <translation>Napoved ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet names no penalty. The call is corrected; nobody pays.</source>
        <translation>Pravilnik kazni ne navaja. Klic se popravi; nihče ne plača.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count; nobody pays.</source>
        <translation>Kar se reče po prvi karti, ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The challenge does not count; nobody pays.</source>
        <translation>Kontra ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>Another way of dealing is chosen; nobody pays.</source>
        <translation>Izbere se drug način deljenja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The talon card is not passed on; nobody pays.</source>
        <translation>Karta iz talona se ne odkloni; nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The card goes back; the judges may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Karta se vrne; sodniki lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand is played out, and an extra card goes to the other side; the judges may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Igra se odigra do konca, odvečna karta pripade drugi strani; sodniki lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The round stays open until the scores are right.</source>
        <translation>Pravilnik tega ne ureja. Krog ostane odprt, dokler se točkovni list ne ujema.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The three cards are shown before the next three are taken; nobody pays.</source>
        <translation>Pravilnik tega ne ureja. Te tri karte se pokažejo, preden se vzamejo naslednje tri; nihče ne plača.</translation>
    </message>
    <message>
        <source>The lone player pays the count to each player, won or lost, and 2 chips more. The extra card goes to the opponents.</source>
        <translation>Kdor igra sam, plača vsakemu igralcu preštete žetone, naj dobi ali izgubi, in še 2 žetona. Sporna karta pripade nasprotnikom.</translation>
    </message>
    <message>
        <source>The card is taken back, and the offender pays 5 chips to each player.</source>
        <translation>Karta se vzame nazaj, kršitelj pa plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips.</source>
        <translation>Kršitelj plača vsakemu igralcu 5 žetonov.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced; nobody pays.</source>
        <translation>Tarok se pokaže ali zamenja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The offender pays each player 5 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Kršitelj plača vsakemu igralcu 5 žetonov. Če dobi, plača soigralcu namesto poražencev, če izgubi, za oba.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The announcement counts as lost; the judges may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Napoved je izgubljena; sodniki lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>The announcement is lost. This is not an offense.</source>
        <translation>Napoved je izgubljena. To ni kršitev.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The chips are returned; the judges may fine.</source>
        <translation>Pravilnik tega ne ureja. Žetoni se vrnejo; sodniki lahko naložijo kazen.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this. The hand stands; the judges may decide otherwise.</source>
        <translation>Pravilnik tega ne ureja. Igra velja; sodniki lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Posojilo se odšteje od rezultata, ki je lahko negativen.</translation>
    </message>
    <message>
        <source>The judges decide, and their decision is final.</source>
        <translation>Odločijo sodniki in njihova odločitev je dokončna.</translation>
    </message>
    <message>
        <source>It is done again in the right way; nobody pays.</source>
        <translation>To se ponovi, kot je prav; nihče ne plača.</translation>
    </message>
    <message>
        <source>The right player takes over; nobody pays.</source>
        <translation>Igro prevzame pravi igralec; nihče ne plača.</translation>
    </message>
    <message>
        <source>The act waits for its turn; nobody pays.</source>
        <translation>Počaka se na vrsto; nihče ne plača.</translation>
    </message>
    <message>
        <source>The bid does not count; nobody pays.</source>
        <translation>Licitirana igra ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>What is announced after the first Contra does not count; nobody pays.</source>
        <translation>Kar se napove po prvi kontri, ne velja; nihče ne plača.</translation>
    </message>
    <message>
        <source>The Pagat goes back to the hand; nobody pays.</source>
        <translation>Pagat se vrne v roko; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement of the Pagat is lost.</source>
        <translation>Napovedani pagat je izgubljen.</translation>
    </message>
    <message>
        <source>The ruling does not count; other judges decide.</source>
        <translation>Odločitev ne velja; odločijo drugi sodniki.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Napoved velja enkrat; nihče ne plača.</translation>
    </message>
    <message>
        <source>The dealer pays only what the losers of the hand would have paid, and the deal passes on.</source>
        <translation>Delilec plača le to, kar bi plačala poraženca, deli pa naslednji.</translation>
    </message>
    <message>
        <source>The hand is played out; then the dealer pays only what its losers would have paid.</source>
        <translation>Igra se odigra do konca; nato delilec plača le to, kar bi plačala poraženca.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only; the offender collects nothing and pays 2 chips to each player. The card in question goes to the lone player.</source>
        <translation>Kdor igra sam, plača le drugima dvema; kršitelj ne dobi ničesar in plača vsakemu igralcu 2&#xa0;žetona. Sporna karta pripade tistemu, ki igra sam.</translation>
    </message>
    <message>
        <source>The offender pays the lone player&apos;s whole win and 2 chips to each player; the card in question goes to the lone player.</source>
        <translation>Kršitelj plača ves dobitek tistega, ki igra sam, in vsakemu igralcu 2&#xa0;žetona; sporna karta pripade tistemu, ki igra sam.</translation>
    </message>
    <message>
        <source>The losers pay nothing; the offender pays the partner&apos;s win and 2 chips to each player. The card in question goes to the other side.</source>
        <translation>Poraženca ne plačata; kršitelj plača dobitek soigralcu in vsakemu igralcu 2&#xa0;žetona. Sporna karta pripade drugi strani.</translation>
    </message>
    <message>
        <source>The offender pays the loss of both partners and 2 chips to each player; the card in question goes to the other side.</source>
        <translation>Kršitelj plača svojo izgubo in izgubo soigralca ter vsakemu igralcu 2&#xa0;žetona; sporna karta pripade drugi strani.</translation>
    </message>
    <message>
        <source>The card is taken back. The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Karta se vzame nazaj. Kršitelj plača vsakemu igralcu 5&#xa0;žetonov, ne dobi ničesar, dobitek soigralca pa plača sam.</translation>
    </message>
    <message>
        <source>The offender pays 5 chips to each player, wins nothing and pays the partner&apos;s win.</source>
        <translation>Kršitelj plača vsakemu igralcu 5&#xa0;žetonov, ne dobi ničesar, dobitek soigralca pa plača sam.</translation>
    </message>
    <message>
        <source>The trump is shown or replaced, and the offender pays 5 chips to each player.</source>
        <translation>Tarok se pokaže ali zamenja, kršitelj pa plača vsakemu igralcu 5&#xa0;žetonov.</translation>
    </message>
    <message>
        <source>The card is taken back and the right one is played; nobody pays.</source>
        <translation>Karta se vzame nazaj in odigra se prava; nihče ne plača.</translation>
    </message>
    <message>
        <source>The announcement counts as lost, and the announcer also pays 2 chips to each player.</source>
        <translation>Napoved velja za izgubljeno, napovedovalec pa plača še 2&#xa0;žetona vsakemu igralcu.</translation>
    </message>
    <message>
        <source>The hand is void. The caller pays 5 chips to each player; chips for values are returned.</source>
        <translation>Igra ne velja. Kdor je klical, plača vsakemu igralcu 5&#xa0;žetonov; žetoni za napovedi se vrnejo.</translation>
    </message>
    <message>
        <source>The chips for the value are returned; nobody pays more.</source>
        <translation>Žetoni za napoved se vrnejo; več nihče ne plača.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Žetoni za napoved se vrnejo, kršitelj pa plača vsakemu igralcu 2&#xa0;žetona.</translation>
    </message>
    <message>
        <source>The card stays face up and is played as soon as it is allowed; nobody pays.</source>
        <translation>Karta ostane odprta na mizi in se odigra, takoj ko je dovoljena; nihče ne plača.</translation>
    </message>
    <message>
        <source>An extra card goes to the other side. The offender pays each player 2 chips. If won, the offender pays the partner instead of the losers; if lost, for both.</source>
        <translation>Odvečna karta pripade drugi strani. Kršitelj plača vsakemu igralcu 2&#xa0;žetona. Če dobi, plača soigralcu namesto poražencev, če izgubi, za oba.</translation>
    </message>
    <message>
        <source>The hand counts. The wrong and the right player each pay the two others 2 chips; the right one is next.</source>
        <translation>Igra velja. Napačni in pravi igralec plačata drugima dvema po 2&#xa0;žetona; pravi je na vrsti naslednji.</translation>
    </message>
</context>
<context>
    <name>WestfestGists</name>
    <message>
        <source>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Delilec meša, njegov levi sosed privzdigne ali zabije. Šest kart je talon, nato dobi vsak dvanajst kart po šest, od delilčeve desne naprej.</translation>
    </message>
    <message>
        <source>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</source>
        <translation>Povinost založi štiri karte; nato vsak od naslednjih dveh igralcev vzame karto iz talona in eno založi.</translation>
    </message>
    <message>
        <source>The bidder calls the bonuses first, then the others may.</source>
        <translation>Najprej napove glavni igralec, nato smejo drugi.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all others 1, in all 106. In red suits the ace is above the 4, the 3 and the 2.</source>
        <translation>Škis, mond, pagat in kralji štejejo 5, dame 4, kavali 3, fantje 2, druge 1, skupaj 106. V rdečih barvah je as nad 4, 3 in 2.</translation>
    </message>
    <message>
        <source>All tricks are worth 20 chips. Called by the bidder or the partner before play they win or cost 40.</source>
        <translation>Vsi štihi štejejo 20 žetonov. Če jih pred igro napove glavni igralec ali soigralec, prinesejo ali stanejo 40.</translation>
    </message>
    <message>
        <source>What a hand holds before play is paid in chips: many or few trumps, the Trul, kings and other five-point cards.</source>
        <translation>Kar je v roki pred igro, prinese žetone: veliko ali malo tarokov, trula, kralji in druge karte za pet točk.</translation>
    </message>
    <message>
        <source>Everybody starts with 100 chips. A player with none left borrows from the bank and pays it back.</source>
        <translation>Vsak začne s 100 žetoni. Kdor nima nobenega več, si izposodi iz banke in posojilo vrne.</translation>
    </message>
    <message>
        <source>A player who taps instead of cutting chooses how to deal: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</source>
        <translation>Kdor namesto privzdigovanja zabije, izbere način deljenja: po eno, dve, tri, štiri ali dvanajst kart ali kupe po dvanajst, med katerimi najprej izbira igralec na Povinosti.</translation>
    </message>
    <message>
        <source>For a misdeal, or for exposing a king or trump, the dealer pays 2 chips to each player and deals again. If another card is exposed, the others may let the deal continue.</source>
        <translation>Za zatalanje in za odkritega kralja ali taroka delilec plača vsakemu igralcu 2 žetona in deli znova. Če odkrije drugo karto, smejo drugi dovoliti, da se deli dalje.</translation>
    </message>
    <message>
        <source>Nobody may look at the bottom card. A player who does so while cutting pays 2 chips to each player, and the deck is shuffled again. If a dealing mistake is found at the end of the hand, the dealer pays each player the chips lost.</source>
        <translation>Spodnje karte ne sme pogledati nihče. Kdor jo pogleda pri privzdigovanju, plača vsakemu igralcu 2 žetona, karte pa se znova premešajo. Če se napaka pri delitvi odkrije na koncu igre, delilec plača vsakemu igralcu izgubljene žetone.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is finished and counted; the disputed card goes to the other side. A lone offender pays the count, won or lost, and 2 chips more to each player. Any other offender collects nothing and pays what the partners win or lose.</source>
        <translation>Po napačnem številu založenih kart se igra odigra do konca in prešteje; sporna karta pripade drugi strani. Kršitelj, ki igra sam, plača vsakemu igralcu izid, naj dobi ali izgubi, in še 2 žetona. Drug kršitelj ne dobi ničesar in plača dobitek ali izgubo soigralcev.</translation>
    </message>
    <message>
        <source>The player scheduled for Povinost takes the top four talon cards, unless Prever is played, and calls the XIX, or with the XIX in hand the next lower trump down to the XV. A player who draws the trump to be called may throw in the hand for 2 chips to each player.</source>
        <translation>Igralec, ki je na vrsti za Povinost, vzame z vrha talona štiri karte, če se ne igra Prever, in kliče XIX, s XIX v roki pa naslednjega nižjega taroka do XV. Kdor iz talona dobi taroka, ki bi ga moral klicati, sme igro prodati za 2 žetona vsakemu igralcu.</translation>
    </message>
    <message>
        <source>Five-point cards may not be discarded; the penalty is 5 chips to each player. A trump may be discarded only when the rest is trumps and kings, and it must be shown.</source>
        <translation>Kart za pet točk se ne sme založiti; kazen je 5 žetonov vsakemu igralcu. Tarok se sme založiti le, če ostanejo sami taroki in kralji, in ga je treba pokazati.</translation>
    </message>
    <message>
        <source>Anybody may play Prever, alone with three talon cards, and must announce it; the other three cards count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</source>
        <translation>Igro Prever sme igrati kdor koli, brez soigralca s tremi kartami iz talona, in jo mora napovedati; druge tri štejejo nasprotnikom. Po menjavi za druge tri je izguba dvojna, po vrnitvi k prvim štirikratna.</translation>
    </message>
    <message>
        <source>Taking the last trick with the Pagat is worth 2 chips, not making it costs 2; called before play it is 4 either way. In a hand with a called Valat it does not count.</source>
        <translation>Zadnji štih s pagatom prinese 2 žetona, neuspeli pagat stane 2; napovedan pred igro v obeh primerih 4. V igri z napovedanim valatom ne šteje.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be passed.</source>
        <translation>Karte brez taroka plača vsak igralec s 4 žetoni, z enim ali dvema tarokoma z 2. Da tako ostane, se sme karta iz talona odkloniti, Povinost pa ne.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</source>
        <translation>Razliki do 53 se prišteje 10 in pomnoži z 2. Število desetic se zaokroži in pove, koliko žetonov je.</translation>
    </message>
    <message>
        <source>A Prever is counted in the same way, but multiplied by 3.</source>
        <translation>Prever se šteje enako, le pomnoži se s 3.</translation>
    </message>
    <message>
        <source>The opponents say Contra when they expect to win: the hand counts double. A called Pagat can be answered with a Contra as well.</source>
        <translation>Nasprotniki rečejo Contra, ko pričakujejo zmago: igra šteje dvojno. Contra se lahko reče tudi na napovedanega pagata.</translation>
    </message>
    <message>
        <source>The bidder or the partner answers a Contra with Rhea Contra: the hand counts four times.</source>
        <translation>Glavni igralec ali soigralec na Contra odgovori Rhea Contra: igra šteje štirikratno.</translation>
    </message>
    <message>
        <source>The opponents answer a Rhea Contra with Suprhea: the hand counts eight times.</source>
        <translation>Nasprotniki na Rhea Contra odgovorijo Suprhea: igra šteje osemkratno.</translation>
    </message>
    <message>
        <source>With 53 points on both sides the bidder loses 2 chips; after a challenge the challenger loses.</source>
        <translation>Pri 53 točkah na obeh straneh glavni igralec izgubi 2 žetona; po kontri izgubi, kdor je kontriral.</translation>
    </message>
    <message>
        <source>If you can&apos;t follow suit you must play a trump, and without a trump any card. After a failure to follow suit play continues to the end; the offender pays 5 chips to each player, collects nothing and settles for the partner.</source>
        <translation>Kdor ne more odgovoriti z isto barvo, mora dati taroka, brez taroka pa katero koli karto. Po neodgovarjanju z isto barvo se igra odigra do konca; kršitelj plača vsakemu igralcu 5 žetonov, nič ne dobi in poravna še za soigralca.</translation>
    </message>
    <message>
        <source>Disputes are decided by the judges, and their decision is final; a judge playing at the table takes no part.</source>
        <translation>O sporih dokončno odločijo sodniki; sodnik, ki za mizo igra, pri tem ne sodeluje.</translation>
    </message>
</context>
<context>
    <name>WestfestGlosses</name>
    <message>
        <source>leaving the deck uncut</source>
        <translation>kupa se ne privzdigne</translation>
    </message>
    <message>
        <source>the basic game with a partner, four talon cards</source>
        <translation>osnovna igra s soigralcem, štiri karte iz talona</translation>
    </message>
    <message>
        <source>alone against the three others, three talon cards</source>
        <translation>eden proti trem, tri karte iz talona</translation>
    </message>
    <message>
        <source>trump I takes the last trick</source>
        <translation>tarok I vzame zadnji štih</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>ena stran vzame vse štihe</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>brez taroka</translation>
    </message>
    <message>
        <source>one or two trumps</source>
        <translation>en ali dva taroka</translation>
    </message>
    <message>
        <source>eight or nine trumps</source>
        <translation>osem ali devet tarokov</translation>
    </message>
    <message>
        <source>ten or more trumps</source>
        <translation>deset ali več tarokov</translation>
    </message>
    <message>
        <source>Skys, Mond and Pagat in one hand</source>
        <translation>škis, mond in pagat v eni roki</translation>
    </message>
    <message>
        <source>four five-point cards</source>
        <translation>štiri karte za pet točk</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and a king</source>
        <translation>škis, mond, pagat in kralj</translation>
    </message>
    <message>
        <source>all four kings</source>
        <translation>vsi štirje kralji</translation>
    </message>
    <message>
        <source>all four kings and a Trul card</source>
        <translation>vsi štirje kralji in karta trule</translation>
    </message>
    <message>
        <source>first challenge, ×2</source>
        <translation>prva kontra, ×2</translation>
    </message>
    <message>
        <source>answer to the Contra, ×4</source>
        <translation>odgovor na Contra, ×4</translation>
    </message>
    <message>
        <source>answer to the Rhea Contra, ×8</source>
        <translation>odgovor na Rhea Contra, ×8</translation>
    </message>
</context>
<context>
    <name>WestfestOptions</name>
    <message>
        <source>First bidder</source>
        <translation>Kdo licitira prvi</translation>
    </message>
    <message>
        <source>Whether the II decides who bids first in the first hand of a round.</source>
        <translation>Ali v prvi igri kroga o tem, kdo licitira prvi, odloča tarok II.</translation>
    </message>
    <message>
        <source>always the dealer&apos;s right neighbor</source>
        <translation>vedno desni sosed delilca</translation>
    </message>
    <message>
        <source>the holder of the II in the first hand, then in turn</source>
        <translation>imetnik taroka II v prvi igri, potem po vrsti</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Prvi delilec</translation>
    </message>
    <message>
        <source>Who deals the first hand of a round.</source>
        <translation>Kdo deli prvo igro kroga.</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>določi naključje</translation>
    </message>
    <message>
        <source>the highest card drawn deals</source>
        <translation>deli, kdor potegne najvišjo karto</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>določi gostitelj</translation>
    </message>
    <message>
        <source>How many of the others must agree that a deal continues after a card was exposed.</source>
        <translation>Koliko drugih se mora strinjati, da se deljenje po odkriti karti nadaljuje.</translation>
    </message>
    <message>
        <source>Discarded five-point card</source>
        <translation>Založena karta za pet točk</translation>
    </message>
    <message>
        <source>Whether a player who discarded a five-point card can still win chips with the hand.</source>
        <translation>Ali lahko igralec, ki je založil karto za pet točk, z igro še dobi žetone.</translation>
    </message>
    <message>
        <source>no; a winner pays the partner&apos;s win as well</source>
        <translation>ne; če dobi, plača tudi soigralčev dobitek</translation>
    </message>
    <message>
        <source>Hand that decides the call</source>
        <translation>Karte, ki odločajo o klicu</translation>
    </message>
    <message>
        <source>Whether the hand before or after taking the talon cards decides which trump is called.</source>
        <translation>Ali o klicanem taroku odločajo karte pred jemanjem iz talona ali po njem.</translation>
    </message>
    <message>
        <source>the hand before taking them</source>
        <translation>karte pred jemanjem iz talona</translation>
    </message>
    <message>
        <source>the hand with the talon cards</source>
        <translation>karte skupaj s talonom</translation>
    </message>
    <message>
        <source>Throwing in the hand</source>
        <translation>Prodaja igre</translation>
    </message>
    <message>
        <source>Which trump taken from the talon gives the right to throw in the hand.</source>
        <translation>Kateri tarok iz talona daje pravico prodati igro.</translation>
    </message>
    <message>
        <source>only the trump to be called</source>
        <translation>le tisti, ki ga je treba klicati</translation>
    </message>
    <message>
        <source>any of the XIX to the XV</source>
        <translation>kateri koli od XIX do XV</translation>
    </message>
    <message>
        <source>Playing alone in secret</source>
        <translation>Skrivna igra brez soigralca</translation>
    </message>
    <message>
        <source>Whether the holder of the XIX may call it and play alone.</source>
        <translation>Ali ga sme imetnik taroka XIX klicati in igrati sam.</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid in addition to a Valat.</source>
        <translation>Ali se poleg valata plačajo tudi točke igre.</translation>
    </message>
    <message>
        <source>Whether several bonuses of the same kind are all paid.</source>
        <translation>Ali se več premij iste vrste plača hkrati.</translation>
    </message>
    <message>
        <source>What happens to a passed talon card that nobody wants.</source>
        <translation>Kaj se zgodi z odklonjeno karto iz talona, ki je nihče noče.</translation>
    </message>
    <message>
        <source>Loans are made in multiples of this many chips.</source>
        <translation>Banka posoja večkratnik tega števila žetonov.</translation>
    </message>
    <message>
        <source>only players who can know which side they are on</source>
        <translation>le kdor lahko pozna svojo stran</translation>
    </message>
    <message>
        <source>What follows when the wrong trump is called.</source>
        <translation>Kaj sledi, če se kliče tarok, ki se ne sme klicati.</translation>
    </message>
    <message>
        <source>the hand is void, and the caller pays each player five chips</source>
        <translation>igra ne velja in kdor je klical, plača vsakemu igralcu pet žetonov</translation>
    </message>
    <message>
        <source>How much is paid to each player for a trump discarded face down.</source>
        <translation>Koliko se vsakemu igralcu plača za nepokazanega založenega taroka.</translation>
    </message>
    <message>
        <source>How many hands a round has; 0 means no limit.</source>
        <translation>Koliko iger ima krog; 0 pomeni brez omejitve.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dovoljeno</translation>
    </message>
    <message>
        <source>Six cards at a time after a tap</source>
        <translation>Deljenje po šest po zabijanju</translation>
    </message>
    <message>
        <source>Whether the player who taps may ask for six cards at a time.</source>
        <translation>Ali sme igralec, ki zabije, zahtevati deljenje po šest kart.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ni dovoljeno</translation>
    </message>
    <message>
        <source>Vote on a deal</source>
        <translation>Glasovanje o deljenju</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>vsi</translation>
    </message>
    <message>
        <source>most of them</source>
        <translation>večina</translation>
    </message>
    <message>
        <source>Looking at the bottom card</source>
        <translation>Pogled na spodnjo karto</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card.</source>
        <translation>Kdo plača kazen za pogled na spodnjo karto.</translation>
    </message>
    <message>
        <source>only the player who cuts</source>
        <translation>samo igralec, ki privzdigne</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>vsak</translation>
    </message>
    <message>
        <source>Dealing mistake found late</source>
        <translation>Pozno odkrita napaka pri deljenju</translation>
    </message>
    <message>
        <source>What the dealer pays when a dealing mistake is found during or after play.</source>
        <translation>Kaj plača delilec, če se napaka pri deljenju odkrije med igro ali po njej.</translation>
    </message>
    <message>
        <source>the loss of one player to every other player</source>
        <translation>izgubo enega igralca vsakemu od drugih igralcev</translation>
    </message>
    <message>
        <source>only what the losers would have paid</source>
        <translation>samo to, kar bi plačali poraženci</translation>
    </message>
    <message>
        <source>Two chips for a wrong discard</source>
        <translation>Dva žetona za napačno zalaganje</translation>
    </message>
    <message>
        <source>Who pays two chips to each player for a wrong number of discards.</source>
        <translation>Kdo plača dva žetona vsakemu igralcu za napačno število založenih kart.</translation>
    </message>
    <message>
        <source>only a lone player</source>
        <translation>samo igralec brez soigralca</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Time of the call</source>
        <translation>Kdaj se kliče</translation>
    </message>
    <message>
        <source>When the trump is called.</source>
        <translation>Kdaj se kliče tarok.</translation>
    </message>
    <message>
        <source>after the discards</source>
        <translation>po zalaganju</translation>
    </message>
    <message>
        <source>after taking the talon cards</source>
        <translation>po jemanju iz talona</translation>
    </message>
    <message>
        <source>Lost Pagat</source>
        <translation>Izgubljeni pagat</translation>
    </message>
    <message>
        <source>Who pays when the Pagat does not take the last trick.</source>
        <translation>Kdo plača, če pagat ne vzame zadnjega štiha.</translation>
    </message>
    <message>
        <source>the whole side</source>
        <translation>cela stran</translation>
    </message>
    <message>
        <source>its holder alone, to each opponent</source>
        <translation>samo njegov imetnik, vsakemu nasprotniku</translation>
    </message>
    <message>
        <source>Holding back a called Pagat</source>
        <translation>Zadržanje napovedanega pagata</translation>
    </message>
    <message>
        <source>Whether a called Pagat must wait for the last trick as long as another card is allowed.</source>
        <translation>Ali mora napovedani pagat čakati na zadnji štih, dokler je dovoljena druga karta.</translation>
    </message>
    <message>
        <source>no, it is simply lost</source>
        <translation>ne, preprosto je izgubljen</translation>
    </message>
    <message>
        <source>Answers to a Contra on the Pagat</source>
        <translation>Odgovori na kontro na pagata</translation>
    </message>
    <message>
        <source>Whether Rhea and Suprhea can be said on a called Pagat.</source>
        <translation>Ali se na napovedanega pagata lahko reče Rhea in Suprhea.</translation>
    </message>
    <message>
        <source>only Contra</source>
        <translation>samo Contra</translation>
    </message>
    <message>
        <source>all three words</source>
        <translation>vse tri besede</translation>
    </message>
    <message>
        <source>Pagat and a silent Valat</source>
        <translation>Pagat in tihi valat</translation>
    </message>
    <message>
        <source>Whether the Pagat is paid when a Valat is made without being called.</source>
        <translation>Ali se pagat plača, če uspe nenapovedani valat.</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>se plača</translation>
    </message>
    <message>
        <source>not paid</source>
        <translation>se ne plača</translation>
    </message>
    <message>
        <source>Valat and point count</source>
        <translation>Valat in štetje točk</translation>
    </message>
    <message>
        <source>only the Valat is paid</source>
        <translation>plača se le valat</translation>
    </message>
    <message>
        <source>both are paid</source>
        <translation>plača se oboje</translation>
    </message>
    <message>
        <source>Talon cards laid back in a Prever</source>
        <translation>Vrnjene karte talona pri igri Prever</translation>
    </message>
    <message>
        <source>Whether talon cards are shown when they are laid back.</source>
        <translation>Ali se karte talona pokažejo, ko se vrnejo.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>pokažejo se</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>ne pokažejo se</translation>
    </message>
    <message>
        <source>Bonuses of one kind</source>
        <translation>Premije iste vrste</translation>
    </message>
    <message>
        <source>only the best is paid</source>
        <translation>plača se le najboljša</translation>
    </message>
    <message>
        <source>all are paid</source>
        <translation>plačajo se vse</translation>
    </message>
    <message>
        <source>Uni that nobody declares</source>
        <translation>Nenapovedani Uni</translation>
    </message>
    <message>
        <source>Whether Uni is paid without being declared.</source>
        <translation>Ali se Uni plača brez napovedi.</translation>
    </message>
    <message>
        <source>Refused talon card</source>
        <translation>Zavrnjena karta iz talona</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vzame jo, kdor jo je odklonil</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>ostane zakrita in šteje nasprotnikom</translation>
    </message>
    <message>
        <source>Tie after a challenge</source>
        <translation>Enako število točk po kontri</translation>
    </message>
    <message>
        <source>Who loses with 53 points on both sides when somebody challenged.</source>
        <translation>Kdo izgubi pri 53 točkah na obeh straneh, če je kdo kontriral.</translation>
    </message>
    <message>
        <source>the side that challenged last</source>
        <translation>stran, ki je kontrirala zadnja</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>Tied Prever</source>
        <translation>Prever pri enakem številu točk</translation>
    </message>
    <message>
        <source>What a Prever with 53 points on both sides is multiplied by.</source>
        <translation>S čim se pomnoži Prever pri 53 točkah na obeh straneh.</translation>
    </message>
    <message>
        <source>by 3, like every Prever</source>
        <translation>s 3 kot vsak Prever</translation>
    </message>
    <message>
        <source>by 2, like a Povinost</source>
        <translation>z 2 kot Povinost</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>Višina posojila</translation>
    </message>
    <message>
        <source>Bonuses after a Contra</source>
        <translation>Premije po besedi Contra</translation>
    </message>
    <message>
        <source>Until when bonuses can be called.</source>
        <translation>Do kdaj se smejo napovedati premije.</translation>
    </message>
    <message>
        <source>until the first card</source>
        <translation>do prve karte</translation>
    </message>
    <message>
        <source>until the first Contra</source>
        <translation>do prvega Contra</translation>
    </message>
    <message>
        <source>Contra on the Pagat</source>
        <translation>Contra na pagata</translation>
    </message>
    <message>
        <source>Who may challenge an announced Pagat while the partner is unknown.</source>
        <translation>Kdo sme kontrirati napovedanega pagata, dokler soigralec ni znan.</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>vsi razen napovedovalca</translation>
    </message>
    <message>
        <source>Penalties of SPJST</source>
        <translation>Kazni po SPJST</translation>
    </message>
    <message>
        <source>Whether irregularities that this sheet does not mention cost what they cost under SPJST.</source>
        <translation>Ali nepravilnosti, ki jih ta pravila ne omenjajo, stanejo toliko kot po SPJST.</translation>
    </message>
    <message>
        <source>no penalties beyond this sheet</source>
        <translation>brez kazni zunaj teh pravil</translation>
    </message>
    <message>
        <source>as under SPJST</source>
        <translation>kot po SPJST</translation>
    </message>
    <message>
        <source>Wrong trump called</source>
        <translation>Klic napačnega taroka</translation>
    </message>
    <message>
        <source>the call is corrected</source>
        <translation>klic se popravi</translation>
    </message>
    <message>
        <source>Trump discarded face down</source>
        <translation>Zakrito založen tarok</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nič</translation>
    </message>
    <message>
        <source>five chips</source>
        <translation>pet žetonov</translation>
    </message>
    <message>
        <source>Revoke seen at once</source>
        <translation>Takoj opaženo neodgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Whether a failure to follow suit can be corrected while the trick lies on the table.</source>
        <translation>Ali je mogoče neodgovarjanje z isto barvo popraviti, dokler štih leži na mizi.</translation>
    </message>
    <message>
        <source>it stands</source>
        <translation>ostane</translation>
    </message>
    <message>
        <source>it is corrected without payment</source>
        <translation>se popravi brez plačila</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Število iger v krogu</translation>
    </message>
</context>
<context>
    <name>WestfestReadings</name>
    <message>
        <source>Twelve at a time and the choice of twelve: one option or two?</source>
        <translation>Po dvanajst kart in izbira med kupi po dvanajst: ena možnost ali dve?</translation>
    </message>
    <message>
        <source>Two options of the player who taps.</source>
        <translation>Dve možnosti tistega, ki zabije.</translation>
    </message>
    <message>
        <source>No: six belongs to the cut.</source>
        <translation>Ne: po šest se deli po privzdigovanju.</translation>
    </message>
    <message>
        <source>Does the hand before or after drawing decide which trump is called?</source>
        <translation>Ali o klicanem taroku odločajo karte pred jemanjem iz talona ali po njem?</translation>
    </message>
    <message>
        <source>The hand before drawing; otherwise the right to throw in would be pointless.</source>
        <translation>Karte pred njim; sicer bi bila pravica prodati igro brez smisla.</translation>
    </message>
    <message>
        <source>Which drawn trump gives the right to throw in?</source>
        <translation>Kateri tarok iz talona daje pravico prodati igro?</translation>
    </message>
    <message>
        <source>Only the one that would have to be called.</source>
        <translation>Le tisti, ki bi ga bilo treba klicati.</translation>
    </message>
    <message>
        <source>Must a holder of the XIX call a partner?</source>
        <translation>Ali mora imetnik taroka XIX klicati soigralca?</translation>
    </message>
    <message>
        <source>When is the trump called, and what if nothing is said?</source>
        <translation>Kdaj se kliče in kaj, če nihče nič ne reče?</translation>
    </message>
    <message>
        <source>After the discards; silence means the XIX.</source>
        <translation>Po zalaganju; molk pomeni XIX.</translation>
    </message>
    <message>
        <source>What follows from a wrong call?</source>
        <translation>Kaj sledi napačnemu klicu?</translation>
    </message>
    <message>
        <source>It is corrected to the card that had to be called; no chips.</source>
        <translation>Popravi se v karto, ki jo je bilo treba klicati; brez žetonov.</translation>
    </message>
    <message>
        <source>Does a hidden or needless trump discard cost anything?</source>
        <translation>Ali zakrito ali po nepotrebnem založen tarok kaj stane?</translation>
    </message>
    <message>
        <source>No chips; it is corrected, or a judge rules.</source>
        <translation>Nobenih žetonov; popravi se ali odloči sodnik.</translation>
    </message>
    <message>
        <source>Does a silent Valat void the Pagat?</source>
        <translation>Ali tihi valat izniči pagata?</translation>
    </message>
    <message>
        <source>No: only a called Valat does.</source>
        <translation>Ne: le napovedani valat.</translation>
    </message>
    <message>
        <source>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</source>
        <translation>Nadomesti štetje, zanj veljajo kontre na igro, množitelj za menjavo pa le, če uspe proti igralcu, ki igra Prever.</translation>
    </message>
    <message>
        <source>Are rejected Prever sets shown?</source>
        <translation>Ali se pri igri Prever vrnjene karte pokažejo?</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Da.</translation>
    </message>
    <message>
        <source>Who gets the Prever if several want it, and who leads?</source>
        <translation>Kdo igra Prever, če ga želi več igralcev, in kdo začne?</translation>
    </message>
    <message>
        <source>The first in turn from Povinost; Povinost always leads.</source>
        <translation>Prvi po vrsti od igralca na Povinosti naprej; ta vedno začne.</translation>
    </message>
    <message>
        <source>Which bonuses add up?</source>
        <translation>Katere premije se seštevajo?</translation>
    </message>
    <message>
        <source>Where does a passed draw card go?</source>
        <translation>Kam gre odklonjena karta iz talona?</translation>
    </message>
    <message>
        <source>Who is Povinost in the first hand?</source>
        <translation>Kdo je na Povinosti v prvi igri?</translation>
    </message>
    <message>
        <source>Always the player on the dealer&apos;s right.</source>
        <translation>Vedno igralec na delilčevi desni.</translation>
    </message>
    <message>
        <source>May a player who taps ask for six at a time?</source>
        <translation>Ali sme tisti, ki zabije, zahtevati delitev po šest?</translation>
    </message>
    <message>
        <source>No: calling the XIX and playing alone in secret is allowed.</source>
        <translation>Ne: sme klicati XIX in skrivaj igrati sam.</translation>
    </message>
    <message>
        <source>How does a Valat combine with the count, the Contra and the Prever draws?</source>
        <translation>Kako se valat ujema s štetjem točk, s Contra in z menjavo kart pri igri Prever?</translation>
    </message>
    <message>
        <source>The best line of the honors and the trump count; all seven honors are worth six.</source>
        <translation>Najboljša vrstica kart za pet točk in število tarokov; vseh sedem kart za pet točk šteje šest.</translation>
    </message>
    <message>
        <source>To a player without one, who may refuse; if nobody takes it, the player who passed it does.</source>
        <translation>K igralcu brez karte, ki jo sme zavrniti; če je nihče ne vzame, jo vzame, kdor jo je odklonil.</translation>
    </message>
    <message>
        <source>What does a tied Prever cost?</source>
        <translation>Koliko stane Prever pri enakem številu točk?</translation>
    </message>
    <message>
        <source>Three chips by the formula.</source>
        <translation>Tri žetone po formuli.</translation>
    </message>
    <message>
        <source>Who loses a tie that was challenged?</source>
        <translation>Kdo izgubi pri enakem številu točk po kontri?</translation>
    </message>
    <message>
        <source>The side that made the last challenge.</source>
        <translation>Stran, ki je kontrirala zadnja.</translation>
    </message>
    <message>
        <source>Can a Contra on the Pagat be answered?</source>
        <translation>Ali se na Contra na pagata lahko odgovori?</translation>
    </message>
    <message>
        <source>No: only the Contra is named.</source>
        <translation>Ne: omenjeno je le Contra.</translation>
    </message>
    <message>
        <source>How large is a loan?</source>
        <translation>Kako visoko je posojilo?</translation>
    </message>
    <message>
        <source>The smallest multiple of ten that covers the debt.</source>
        <translation>Najmanjši večkratnik števila deset, ki pokrije dolg.</translation>
    </message>
    <message>
        <source>Until when may bonuses and Contra be called?</source>
        <translation>Do kdaj se smejo napovedati premije in Contra?</translation>
    </message>
    <message>
        <source>Until the first card; the normal order is bonuses, announcements, challenges.</source>
        <translation>Do prve karte; običajni vrstni red so premije, napovedi, kontre.</translation>
    </message>
    <message>
        <source>What follows from irregularities that the sheet does not mention?</source>
        <translation>Kaj sledi nepravilnostim, ki v pravilniku niso omenjene?</translation>
    </message>
    <message>
        <source>Anybody but the caller; a challenge by the caller&apos;s own side is void, and an opponent may still make it.</source>
        <translation>Vsi razen napovedovalca; kontra njegove strani ne velja in nasprotnik jo nato še lahko napove.</translation>
    </message>
    <message>
        <source>How many of the others must agree that the deal continues?</source>
        <translation>Koliko drugih se mora strinjati, da se deljenje nadaljuje?</translation>
    </message>
    <message>
        <source>Who pays when the Pagat fails: its holder, or the side?</source>
        <translation>Kdo plača, če pagat ne uspe: imetnik ali njegova stran?</translation>
    </message>
    <message>
        <source>No; a player who keeps silent is not paid.</source>
        <translation>Ne; kdor molči, ne dobi nič.</translation>
    </message>
    <message>
        <source>Does a discarded five-point card also keep its player from collecting?</source>
        <translation>Ali založena karta za pet točk svojemu igralcu tudi prepreči dobitek?</translation>
    </message>
    <message>
        <source>No; its player pays five chips to each player, and once play has begun the card stays where it lies.</source>
        <translation>Ne; igralec plača vsakemu pet žetonov, po začetku igre pa karta ostane, kjer leži.</translation>
    </message>
    <message>
        <source>No; play continues to the last card.</source>
        <translation>Ne; igra se do zadnje karte.</translation>
    </message>
    <message>
        <source>No fine is invented; a default is named and the judges may rule otherwise.</source>
        <translation>Nobena kazen se ne izmisli; navede se privzeta rešitev, sodniki pa lahko odločijo drugače.</translation>
    </message>
    <message>
        <source>Must a called Pagat be held to the end?</source>
        <translation>Ali je treba napovedanega pagata držati do konca?</translation>
    </message>
    <message>
        <source>No: it is simply lost when it does not take the last trick.</source>
        <translation>Ne: preprosto je izgubljen, če ne vzame zadnjega štiha.</translation>
    </message>
    <message>
        <source>Who may challenge a called Pagat while the partner is unknown?</source>
        <translation>Kdo sme kontrirati napovedanega pagata, dokler soigralec ni znan?</translation>
    </message>
    <message>
        <source>All three; otherwise it is a misdeal.</source>
        <translation>Vsi trije; sicer je zatalano.</translation>
    </message>
    <message>
        <source>Who is fined for looking at the bottom card?</source>
        <translation>Kdo plača kazen za pogled na spodnjo karto?</translation>
    </message>
    <message>
        <source>Only the player who cuts; after anybody else the deck is shuffled again and the judges may fine.</source>
        <translation>Samo igralec, ki privzdigne; pri vseh drugih se karte znova premešajo in sodniki lahko kaznujejo.</translation>
    </message>
    <message>
        <source>Does the dealer pay every player, or only what the losers would have lost?</source>
        <translation>Ali delilec plača vsakemu igralcu ali samo to, kar bi izgubili poraženci?</translation>
    </message>
    <message>
        <source>Every other player the chips a loser would have paid.</source>
        <translation>Vsakemu od drugih igralcev toliko žetonov, kot bi jih plačal poraženec.</translation>
    </message>
    <message>
        <source>Are two chips to each player due for every wrong discard?</source>
        <translation>Ali se za vsako napačno zalaganje plačata dva žetona vsakemu igralcu?</translation>
    </message>
    <message>
        <source>Only from a lone player who discarded wrongly, as in the sheet&apos;s example.</source>
        <translation>Samo od igralca brez soigralca, ki je napačno založil, kot v primeru iz pravil.</translation>
    </message>
    <message>
        <source>The side, as it is paid when it succeeds.</source>
        <translation>Stran, tako kot dobi, kadar uspe.</translation>
    </message>
    <message>
        <source>Is Uni paid when nobody declares it?</source>
        <translation>Ali se Uni plača, če ga nihče ne napove?</translation>
    </message>
    <message>
        <source>Is a failure to follow suit corrected when it is seen at once?</source>
        <translation>Ali se neodgovarjanje z isto barvo popravi, če se takoj opazi?</translation>
    </message>
</context>
<context>
    <name>WestfestTitles</name>
    <message>
        <source>Chips</source>
        <translation>Žetoni</translation>
    </message>
    <message>
        <source>Shuffling, cutting, dealing</source>
        <translation>Mešanje, privzdigovanje, delitev</translation>
    </message>
    <message>
        <source>Tapping</source>
        <translation>Zabijanje</translation>
    </message>
    <message>
        <source>Misdeal and overturned card</source>
        <translation>Zatalanje in obrnjena karta</translation>
    </message>
    <message>
        <source>Bottom card and dealing mistakes</source>
        <translation>Spodnja karta in napake pri delitvi</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Napačno število založenih kart</translation>
    </message>
    <message>
        <source>Povinost and the call</source>
        <translation>Povinost in klicanje</translation>
    </message>
    <message>
        <source>Drawing from the talon</source>
        <translation>Jemanje kart iz talona</translation>
    </message>
    <message>
        <source>Five point discards</source>
        <translation>Zalaganje kart za pet točk</translation>
    </message>
    <message>
        <source>Prever</source>
        <translation>Igra Prever</translation>
    </message>
    <message>
        <source>Order of bonus calls</source>
        <translation>Vrstni red napovedi</translation>
    </message>
    <message>
        <source>Card Values</source>
        <translation>Vrednost kart</translation>
    </message>
    <message>
        <source>Pagat</source>
        <translation>Pagat (zadnji štih)</translation>
    </message>
    <message>
        <source>Valat</source>
        <translation>Valat (vsi štihi)</translation>
    </message>
    <message>
        <source>Bonus Points</source>
        <translation>Premije</translation>
    </message>
    <message>
        <source>Uni / Bida</source>
        <translation>Napovedi Uni in Bida</translation>
    </message>
    <message>
        <source>Counting of Score</source>
        <translation>Štetje rezultata</translation>
    </message>
    <message>
        <source>Calculating Prever Score</source>
        <translation>Izračun igre Prever</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Kontra: Contra</translation>
    </message>
    <message>
        <source>Rhea Contra</source>
        <translation>Kontra: Rhea Contra</translation>
    </message>
    <message>
        <source>Suprhea</source>
        <translation>Kontra: Suprhea</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Enako število točk</translation>
    </message>
    <message>
        <source>Following Suit</source>
        <translation>Odgovarjanje z isto barvo</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Sojenje</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>It is nobody&apos;s turn.</source>
        <translation>Zdaj ni nihče na vrsti.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Konec igre.</translation>
    </message>
    <message>
        <source>The trick is complete.</source>
        <translation>Štih je popoln.</translation>
    </message>
    <message>
        <source>► {player}: What would you do?</source>
        <translation>► {player}: Kaj bi naredili?</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Kaj bi naredili?</translation>
    </message>
    <message>
        <source>► {player}: What would you play?</source>
        <translation>► {player}: Kaj bi igrali?</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Kaj bi igrali?</translation>
    </message>
    <message>
        <source>{player}: {question}</source>
        <translation>{player}: {question}</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Igrati je mogoče katero koli karto.</translation>
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
        <translation>Izbrati je mogoče: {cards}</translation>
    </message>
    <message>
        <source>May not be chosen: {cards}</source>
        <translation>Izbrati ni mogoče: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{acts} and %n more</source>
        <translation>
            <numerusform>{acts} in še %n</numerusform>
            <numerusform>{acts} in še %n</numerusform>
            <numerusform>{acts} in še %n</numerusform>
            <numerusform>{acts} in še %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Play a &amp;deal from a file…</source>
        <translation>Igraj &amp;delitev iz datoteke …</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Odpri igro …</translation>
    </message>
    <message>
        <source>Play a deal by its nu&amp;mber…</source>
        <translation>Igraj delitev po šte&amp;vilki …</translation>
    </message>
    <message>
        <source>The &amp;same deal again</source>
        <translation>Ista d&amp;elitev še enkrat</translation>
    </message>
    <message>
        <source>Peop&amp;le and statistics…</source>
        <translation>Igral&amp;ci in statistika …</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Na&amp;slednja igra</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>&amp;Zaključi krog</translation>
    </message>
    <message>
        <source>Next ro&amp;und</source>
        <translation>Naslednji &amp;krog</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Razveljavi</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponovi</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Nas&amp;tavitve …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Izhod</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>N&amp;apovej</translation>
    </message>
    <message>
        <source>&amp;Kontra and further doublings</source>
        <translation>&amp;Kontra, re in višje</translation>
    </message>
    <message>
        <source>&amp;Copy this hand for a report</source>
        <translation>Kopiraj igro za poro&amp;čilo</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Uredi karte</translation>
    </message>
    <message>
        <source>The hand was copied. Paste it into your report.</source>
        <translation>Igra je kopirana. Prilepite jo v svoje poročilo.</translation>
    </message>
    <message>
        <source>&amp;Announcements</source>
        <translation>&amp;Napovedi</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Sodnik</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Rezultati</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Dnevnik</translation>
    </message>
    <message>
        <source>Lo&amp;wer the curtain</source>
        <translation>Spusti &amp;zaveso</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Zvo&amp;ki</translation>
    </message>
    <message>
        <source>&amp;Rules of this sheet</source>
        <translation>&amp;Pravila te igre</translation>
    </message>
    <message>
        <source>&amp;Compare the rulesets</source>
        <translation>P&amp;rimerjaj pravila</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tipke</translation>
    </message>
    <message>
        <source>&amp;About Tarock Desktop</source>
        <translation>&amp;O programu Tarock Desktop</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Stranska &amp;plošča</translation>
    </message>
    <message>
        <source>&amp;Pass, no announcement</source>
        <translation>&amp;Naprej, brez napovedi</translation>
    </message>
    <message>
        <source>Pre&amp;vious trick</source>
        <translation>P&amp;rejšnji štih</translation>
    </message>
    <message>
        <source>Go to the &amp;question</source>
        <translation>Pojdi na &amp;vprašanje</translation>
    </message>
    <message>
        <source>Go &amp;to the cards</source>
        <translation>Pojdi na kar&amp;te</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celozaslonski način</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>&amp;Večje besedilo</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Manjše besedilo</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Običajna velikost besedila</translation>
    </message>
</context>
<context>
    <name>WishFields</name>
    <message>
        <source>at least</source>
        <translation>najmanj</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>največ</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Taroki</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Točke</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Brez barve</translation>
    </message>
    <message>
        <source>Trumps, at least</source>
        <translation>Taroki, najmanj</translation>
    </message>
    <message>
        <source>Trumps, at most</source>
        <translation>Taroki, največ</translation>
    </message>
    <message>
        <source>Points, at least</source>
        <translation>Točke, najmanj</translation>
    </message>
    <message>
        <source>Points, at most</source>
        <translation>Točke, največ</translation>
    </message>
    <message>
        <source>Without {suit}</source>
        <translation>Brez barve: {suit}</translation>
    </message>
</context>
<context>
    <name>ZiriConsequences</name>
    <message>
        <source>The dealer writes minus 2 and deals again.</source>
        <translation>Delilec piše −2 in meša še enkrat.</translation>
    </message>
    <message>
        <source>The right card goes where it belongs, and nobody writes anything.</source>
        <translation>Prava karta gre, kamor spada, in nihče nič ne piše.</translation>
    </message>
    <message>
        <source>The offender writes minus 4, and the same dealer deals again.</source>
        <translation>Kdor je naredil renons, piše −4; isti delilec meša še enkrat.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game.</source>
        <translation>Igra se konča, kot da bi bila prodana.</translation>
    </message>
    <message>
        <source>It is no renons; the hidden card goes back.</source>
        <translation>To ni renons; pokrita karta gre nazaj.</translation>
    </message>
    <message>
        <source>The card goes back, and the right player plays; nobody writes anything.</source>
        <translation>Karta gre nazaj in igra pravi igralec; nihče nič ne piše.</translation>
    </message>
    <message>
        <source>The hand ends; the offender writes minus 4.</source>
        <translation>Igra se konča; kdor je naredil renons, piše −4.</translation>
    </message>
    <message>
        <source>The hand ends; under kontra the offender writes minus 8.</source>
        <translation>Igra se konča; pri kontri piše, kdor je naredil renons, −8.</translation>
    </message>
    <message>
        <source>The hand ends like a sold game; announcements do not count.</source>
        <translation>Igra se konča, kot da bi bila prodana; napovedi se ne upoštevajo.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons.</source>
        <translation>Igra se konča, kršitelj pa sam plača vrednost renonsa.</translation>
    </message>
    <message>
        <source>The hand ends, and the offender alone pays the value of a renons in brez talona.</source>
        <translation>Igra se konča, kršitelj pa sam plača vrednost renonsa pri igri brez talona.</translation>
    </message>
    <message>
        <source>The part lifted first stays with the bidder.</source>
        <translation>Velja del talona, ki ga je igralec pobral prvi.</translation>
    </message>
    <message>
        <source>Nothing is played; the bidder writes the price of the game.</source>
        <translation>Ne igra se; igralec piše ceno igre.</translation>
    </message>
    <message>
        <source>The card goes back, and an opponent may demand the suit that is led.</source>
        <translation>Karta gre nazaj, nasprotnik pa lahko zahteva, s katero barvo se začne.</translation>
    </message>
    <message>
        <source>The hand ends; the offender, who said kontra, writes minus 16.</source>
        <translation>Igra se konča; kršitelj, ki je kontral, piše −16.</translation>
    </message>
    <message>
        <source>Silence counts as kontra.</source>
        <translation>Molk šteje kot kontra.</translation>
    </message>
    <message>
        <source>The kontra does not count and means no.</source>
        <translation>Kontra ne velja in pomeni ne.</translation>
    </message>
    <message>
        <source>The kontra does not count.</source>
        <translation>Kontra ne velja.</translation>
    </message>
    <message>
        <source>The word does not count.</source>
        <translation>Napoved ne velja.</translation>
    </message>
    <message>
        <source>The announcement is struck out, without points.</source>
        <translation>Napoved se črta, brez poenov.</translation>
    </message>
    <message>
        <source>Partners cannot harm each other: nothing is counted.</source>
        <translation>Soigralca si ne moreta narediti nič slabega: nič se ne šteje.</translation>
    </message>
    <message>
        <source>The judge decides.</source>
        <translation>Odloči sodnik.</translation>
    </message>
    <message>
        <source>The claim is refused, and play goes on.</source>
        <translation>Zahteva se zavrne in igra se nadaljuje.</translation>
    </message>
    <message>
        <source>The bid does not count.</source>
        <translation>Ponudba ne velja.</translation>
    </message>
    <message>
        <source>The act does not count.</source>
        <translation>Dejanje ne velja.</translation>
    </message>
    <message>
        <source>The right player cuts or knocks.</source>
        <translation>Prezigne ali zabije pravi igralec.</translation>
    </message>
    <message>
        <source>What is said after the first card does not count.</source>
        <translation>Kar se pove po prvi karti, ne velja.</translation>
    </message>
</context>
<context>
    <name>ZiriGists</name>
    <message>
        <source>You must follow suit; if you cannot, you must play a trump; without either, any card. Nobody has to beat a trick. The highest trump takes it, otherwise the highest card of the suit led; if Škis, Mond and Pagat fall together, the Pagat does.</source>
        <translation>Na barvo je treba metati isto barvo; kdor je nima, mora vreči taroka; kdor nima ne barve ne taroka, katerokoli karto. Preštihati ni treba. Štih vzame najvišji tarok, sicer najvišja karta barve, ki je bila prva vržena; če padejo škis, mond in pagat skupaj, ga vzame pagat.</translation>
    </message>
    <message>
        <source>The talon is always six cards, the first ones dealt, singly or all at once. Nobody may look at it before a game is bid or klop is played.</source>
        <translation>V talonu je vedno šest kart, ki se delijo prve, po ena ali vse hkrati. Nihče ga ne sme pogledati, dokler nekdo ne licitira igre ali se ne igra klop.</translation>
    </message>
    <message>
        <source>It is a misdeal if a hand gets too many or too few cards and the right card cannot be handed over any more. After a wrong way of dealing only a player who has not picked up a card may claim. The dealer writes −2 and deals again.</source>
        <translation>Zatalanje je, če nekdo dobi več ali manj kart in mu prave karte ni več mogoče dati. Pri napačnem načinu delitve sme reklamirati samo igralec, ki ni pobral še nobene karte. Delilec piše −2 in meša še enkrat.</translation>
    </message>
    <message>
        <source>The highest bidder plays against the other two, who count as one and cannot harm each other. Only a renons is paid by the player who made it. With four the dealer rests and pays or gets as much as a defender.</source>
        <translation>Kdor je zlicitiral najvišjo igro, igra proti ostalima dvema, ki se obravnavata kot eden in si ne moreta narediti nič slabega. Le renons plača tisti, ki ga je naredil. Če igrajo štirje, delilec počiva ter plača ali dobi toliko kot nasprotnika.</translation>
    </message>
    <message>
        <source>The five games are trojka, dvojka, enka, brez talona and klop. Trojka, dvojka and enka take three, two or one talon cards, brez talona takes none.</source>
        <translation>Pet iger je trojka, dvojka, enka, brez talona in klop. Trojka, dvojka in enka vzamejo tri, dve ali eno karto iz talona, brez talona nobene.</translation>
    </message>
    <message>
        <source>You may discard any card but a king, Škis, Mond or Pagat. If you discard a trump, you must name it.</source>
        <translation>Zaležete lahko katerokoli karto razen kralja, škisa, monda in pagata. Če zaležete taroka, morate povedati, katerega.</translation>
    </message>
    <message>
        <source>In brez talona the bidder takes no talon card, and nobody may look at the talon before the hand is over.</source>
        <translation>Pri igri brez talona igralec ne vzame nobene karte, talona pa se do konca igre ne sme pogledati.</translation>
    </message>
    <message>
        <source>Each thing you make counts one point, times one, two, three or four depending on the game. A lost game itself counts two, three, six or twelve.</source>
        <translation>Vse narejeno se šteje po en poen, glede na igro krat ena, dva, tri ali štiri. Izgubljena igra sama šteje dva, tri, šest ali dvanajst.</translation>
    </message>
    <message>
        <source>It begins with the talon and with kontra: a talon part that was picked up stays, and kontra concerns the game alone.</source>
        <translation>Začne se s talonom in kontro: pobrani del talona ostane, kontra pa velja samo za igro.</translation>
    </message>
    <message>
        <source>A talon part that was picked up from the table cannot be exchanged any more.</source>
        <translation>Dela talona, ki je bil pobran z mize, ni več mogoče zamenjati.</translation>
    </message>
    <message>
        <source>The words are kontra, re, sub and mor; kontra and sub must not come from the same player. They double the game alone, which counts as much won as lost.</source>
        <translation>Reče se lahko kontra, re, sub in mor; kontre in suba ne more napovedati isti igralec. Podvojijo samo igro, ki šteje dobljena enako kot izgubljena.</translation>
    </message>
    <message>
        <source>Klop is played when nobody bids; everybody plays alone. The player with most points writes −2, from thirty-five points on −4; kontra doubles it, and once more for a player who said kontra.</source>
        <translation>Klop se igra, če nihče ne licitira; vsak igra zase. Kdor ima največ točk, piše −2, s petintridesetimi ali več −4; kontra to podvoji, igralcu, ki je kontral, pa še enkrat.</translation>
    </message>
    <message>
        <source>In klop you must beat every trick if you can, but not with a Pagat on Škis and Mond while you hold other trumps. The Pagat must be your last trump and must not be led.</source>
        <translation>Pri klopu morate vsak štih prevzeti, če ga lahko, ne pa s pagatom, kadar padeta škis in mond, dokler imate druge taroke. Pagat mora pasti zadnji od tarokov in mora biti potegnjen.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card; silence counts as kontra. With three it must be said before the talon is handed out, with four the player with the talon must not say it.</source>
        <translation>Za kontro se morate odločiti pred prvo karto; molk šteje kot kontra. Če igrajo trije, jo je treba klicati, preden se raztala talon; če igrajo štirje, igralec s talonom ne sme kontrati.</translation>
    </message>
    <message>
        <source>Each side may announce trul, kralji, pagat, mondfang and valat once; trul and kralji only if the announcer does not hold all the cards. An announced bonus counts one point more, valat four more. Each can be doubled by itself.</source>
        <translation>Vsaka stran lahko trul, kralje, pagata, mondfang in valat napove enkrat; trul in kralje samo igralec, ki nima vseh teh kart. Napovedano šteje poen več, valat štiri. Vsako napoved je mogoče kontrati posebej.</translation>
    </message>
    <message>
        <source>The Pagat is made only in the last trick. A player who announces it must keep it for that trick, unless it is his or her last trump.</source>
        <translation>Pagat je narejen samo v zadnjem štihu. Igralec, ki ga napove, ga mora obdržati do zadnjega štiha, razen če je to njegov zadnji tarok.</translation>
    </message>
    <message>
        <source>A won game counts one point, and one, two or three more from forty, fifty and sixty points on. Trul, kralji, the Pagat in the last trick and mondfang count one each, valat four.</source>
        <translation>Dobljena igra šteje en poen, od štiridesetih, petdesetih in šestdesetih točk naprej pa še enega, dva ali tri. Trul, kralji, pagat zadnji in mondfang štejejo po en poen, valat štiri.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons; some kinds must be claimed at once, others may be proven at the end too. What is unclear the judge decides.</source>
        <translation>Renons lahko zahteva samo nasprotnik; nekatere vrste takoj, druge se lahko dokazujejo tudi na koncu. V primeru nejasnosti odloča sodnik.</translation>
    </message>
    <message>
        <source>A renons counts 4 in a trojka, 6 in a dvojka, 18 in an enka and 24 in brez talona, with all announcements and kontras.</source>
        <translation>Renons šteje pri trojki 4, pri dvojki 6, pri enki 18 in pri igri brez talona 24, z vsemi napovedmi in kontrami.</translation>
    </message>
    <message>
        <source>Partners must not hold a card ready before their turn, talk, or show each other cards. It must be claimed at once.</source>
        <translation>Soigralca ne smeta držati karte, preden sta na vrsti, se pogovarjati ali si kazati kart. Zahtevati je treba takoj.</translation>
    </message>
    <message>
        <source>Cards must not be exchanged during the hand, and tricks must not be mixed or looked through, nor the talon before a game is bid or klop is played. It must be claimed at once.</source>
        <translation>Med igro se karte ne smejo menjati, štihi ne mešati ali pregledovati, talon pa ne pred izklicom ali igro klopa. Zahtevati je treba takoj.</translation>
    </message>
    <message>
        <source>Two or more cards thrown at once so that they can be seen are a renons. If only the top card is seen and it may be played, it is none.</source>
        <translation>Dve ali več kart, vrženih hkrati tako, da se vidijo, je renons. Če se vidi samo vrhnja karta in ta ne pomeni renonsa, to ni renons.</translation>
    </message>
    <message>
        <source>A wrong discard counts like a sold game: 4 in a trojka, 6 in a dvojka, 18 in an enka; announcements do not count. If it is noticed only at the end and the bidder has lost, the opponents choose.</source>
        <translation>Napačno zaleganje šteje kot prodana igra: pri trojki 4, pri dvojki 6, pri enki 18; napovedi se ne upoštevajo. Če se opazi šele na koncu in je igralec izgubil, se odločita nasprotnika.</translation>
    </message>
    <message>
        <source>A renons in klop counts 4, under kontra 8, and 16 for a player who said kontra.</source>
        <translation>Renons pri klopu šteje 4, pri kontri 8, igralcu, ki je kontral, pa 16.</translation>
    </message>
    <message>
        <source>Further rules concern the wrong lead, the sale of the game, misdeals and the tricks.</source>
        <translation>Druga pravila veljajo za napačen začetek, prodajo igre, zatalanje in štihe.</translation>
    </message>
    <message>
        <source>If a player leads out of turn, an opponent may demand the suit, or a trump, that the rightful leader, his or her partner, must lead. A partner who has none may lead anything.</source>
        <translation>Če začne igralec, ki ni bil na vrsti, ima nasprotnik pravico od njegovega soigralca zahtevati, s katero barvo ali tarokom mora začeti. Če tega nima, lahko začne s čimerkoli.</translation>
    </message>
    <message>
        <source>The bidder may sell the game, which is written like a renons: 4, 6 or 18. Too many or too few discards also count as a sold game.</source>
        <translation>Igralec ima možnost igro prodati; piše se enako kot renons: 4, 6 ali 18. Kot prodana igra šteje tudi preveč ali premalo zaleženih kart.</translation>
    </message>
    <message>
        <source>A dealer who misdeals writes −2 and deals again, whether it is discovered before or during play.</source>
        <translation>Delilec, ki se zatala, piše −2 in meša še enkrat, ne glede na to, ali se to odkrije pred igro ali med njo.</translation>
    </message>
    <message>
        <source>Cards in a trick must not be mixed; tricks must lie in order. They must not be looked at during the hand, except the last trick on your own pile.</source>
        <translation>Karte v štihu se ne smejo mešati, štihi pa morajo ležati po vrsti. Med igro se jih ne sme gledati, razen zadnjega štiha na svojem kupu.</translation>
    </message>
    <message>
        <source>A defender pays his renons alone. The table shows what he and the bidder write, with three and with four at the table; the other players write nothing.</source>
        <translation>Nasprotnik plača svoj renons sam. Tabela kaže, kaj pišeta on in soloigralec, če igrajo trije in če igrajo štirje; drugi ne pišejo nič.</translation>
    </message>
    <message>
        <source>Play is counterclockwise. The deck is cut and dealt in packets of eight, or knocked on and dealt in three stacks to choose from.</source>
        <translation>Igra se v nasprotni smeri urnega kazalca. Karte se prezignejo in delijo po osem ali pa se zabije in razdelijo trije kupi na izbiro.</translation>
    </message>
    <message>
        <source>The deck has 70 points. Trojka and brez talona need 36, dvojka 35⅔, enka 35⅓.</source>
        <translation>Vseh točk je sedemdeset. Za trojko in brez talona jih je treba šestintrideset, za dvojko 35⅔, za enko 35⅓.</translation>
    </message>
</context>
<context>
    <name>ZiriGlosses</name>
    <message>
        <source>one against two, three talon cards</source>
        <translation>eden proti dvema, tri karte iz talona</translation>
    </message>
    <message>
        <source>one against two, two talon cards, counts double</source>
        <translation>eden proti dvema, dve karti iz talona, šteje dvojno</translation>
    </message>
    <message>
        <source>one against two, one talon card, counts three times</source>
        <translation>eden proti dvema, ena karta iz talona, šteje trojno</translation>
    </message>
    <message>
        <source>one against two without the talon, counts four times</source>
        <translation>eden proti dvema brez talona, šteje štirikratno</translation>
    </message>
    <message>
        <source>each for himself: whoever has the most points writes minus</source>
        <translation>vsak zase: kdor ima največ točk, piše minus</translation>
    </message>
    <message>
        <source>Škis, Mond and Pagat in the tricks of one side</source>
        <translation>škis, mond in pagat v štihih ene strani</translation>
    </message>
    <message>
        <source>all four kings with one side at the end</source>
        <translation>vsi štirje kralji na koncu pri eni strani</translation>
    </message>
    <message>
        <source>the Pagat falls in the last trick of the side</source>
        <translation>pagat pade v zadnjem štihu, ki ga dobi ta stran</translation>
    </message>
    <message>
        <source>the other side&apos;s Mond is taken</source>
        <translation>ujeti mond druge strani</translation>
    </message>
    <message>
        <source>one side takes all tricks</source>
        <translation>ena stran pobere vse štihe</translation>
    </message>
    <message>
        <source>first doubling, ×2</source>
        <translation>prva podvojitev, ×2</translation>
    </message>
    <message>
        <source>answer to the kontra, ×4</source>
        <translation>odgovor na kontro, ×4</translation>
    </message>
    <message>
        <source>answer to the re, ×8</source>
        <translation>odgovor na re, ×8</translation>
    </message>
    <message>
        <source>answer to the sub, ×16</source>
        <translation>odgovor na sub, ×16</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>brez kontre</translation>
    </message>
    <message>
        <source>no answer yet on kontra</source>
        <translation>o kontri se še ne odloči</translation>
    </message>
    <message>
        <source>a trump must be led</source>
        <translation>začeti je treba s tarokom</translation>
    </message>
    <message>
        <source>hearts must be led</source>
        <translation>začeti je treba s srcem</translation>
    </message>
    <message>
        <source>diamonds must be led</source>
        <translation>začeti je treba s karo</translation>
    </message>
    <message>
        <source>spades must be led</source>
        <translation>začeti je treba s pikom</translation>
    </message>
    <message>
        <source>clubs must be led</source>
        <translation>začeti je treba s križem</translation>
    </message>
    <message>
        <source>any suit may be led</source>
        <translation>začeti se sme s katerokoli barvo</translation>
    </message>
</context>
<context>
    <name>ZiriInvitation</name>
    <message>
        <source>Slovenia</source>
        <translation>Slovenija</translation>
    </message>
    <message>
        <source>One against two, on paper</source>
        <translation>Eden proti dvema, na papir</translation>
    </message>
</context>
<context>
    <name>ZiriLessonTexts</name>
    <message>
        <source>Three play, and each plays one card: that is a trick. The highest trump takes it. Without a trump, the highest card of the suit led takes it. Cards of another suit never take a trick.</source>
        <translation>Igrajo trije in vsak vrže eno karto: to je štih. Vzame ga najvišji tarok, brez taroka pa najvišja karta barve, s katero se je začelo. Karta druge barve štiha nikoli ne vzame.</translation>
    </message>
    <message>
        <source>There is one exception: when Škis, Mond and Pagat fall into the same trick, the Pagat takes it.</source>
        <translation>Obstaja ena izjema: če padejo škis, mond in pagat v isti štih, ga vzame pagat.</translation>
    </message>
    <message>
        <source>How many points are these cards?</source>
        <translation>Koliko točk je v teh kartah?</translation>
    </message>
    <message>
        <source>You must follow the suit led if you can, with any card of it. You need not beat the trick. When a trump is led, you must play a trump.</source>
        <translation>Na barvo morate odgovoriti z isto barvo, če jo imate, s katero koli karto. Karte vam ni treba preštihati. Na taroka morate odgovoriti s tarokom.</translation>
    </message>
    <message>
        <source>If nobody bids, klop is played: each for himself, and the player with the most points writes minus. There you must beat the trick if you can, with any card that beats it.</source>
        <translation>Če nihče ne licitira, se igra klop: vsak zase in kdor ima največ točk, piše minus. Tam morate štih prevzeti, če ga lahko, s katero koli karto, ki ga prevzame.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be the last of your trumps, and you may not lead it while you hold any other card.</source>
        <translation>Pri klopu mora pasti pagat zadnji od vaših tarokov, začeti z njim pa ne smete, dokler imate katero koli drugo karto.</translation>
    </message>
    <message>
        <source>Counting and writing</source>
        <translation>Štetje in pisanje</translation>
    </message>
    <message>
        <source>The pile of a bidder in a trojka. Count it: is it won?</source>
        <translation>Kup igralca pri trojki. Preštejte ga: je igra dobljena?</translation>
    </message>
    <message>
        <source>This is settled with each of the two others: the bidder gets it from both, or pays it to both.</source>
        <translation>To se obračuna z vsakim od drugih dveh: igralec dobi od obeh ali plača obema.</translation>
    </message>
    <message>
        <source>There are {trumps} trumps. The highest is the Škis, then the XXI, called Mond, and so on down to the I, called Pagat. A trump takes every suit card.</source>
        <translation>Tarokov je {trumps}. Najvišji je škis, nato XXI, imenovan mond, in tako naprej do I, imenovanega pagat. Tarok vzame vsako barvno karto.</translation>
    </message>
    <message>
        <source>A trick has three cards and is counted as it lies: add the three values and take off {taken}. A king with two low cards: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Three low cards: {low_trick}.</source>
        <translation>Štih ima tri karte in tako se tudi šteje: seštejte tri vrednosti in odštejte {taken}. Kralj z dvema platelcema: {points_HK} + {points_H4} + {points_H4} − {taken} = {king_trick}. Trije platelci: {low_trick}.</translation>
    </message>
    <message>
        <source>The whole deck has {total} points. Cards left over after counting in threes are worth their value less {off} each. A third of a point is called a list.</source>
        <translation>V vseh kartah je {total} točk. Karte, ki po štetju po tri ostanejo, štejejo vsaka svojo vrednost brez {off}. Tretjini točke pravimo list.</translation>
    </message>
    <message>
        <source>To win, the bidder needs more than half: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka, {brez} in brez talona. Tricks and discards count together.</source>
        <translation>Za zmago potrebuje igralec več kot polovico: pri trojki {trojka}, pri dvojki {dvojka}, pri enki {enka}, pri brez talona {brez}. Štihi in zaležene karte se štejejo skupaj.</translation>
    </message>
    <message>
        <source>A won game counts {won}, a lost trojka {lost}. From {first}, {second} and {third} points it counts one more each time. In a dvojka all of it counts ×{times_dvojka}, in an enka ×{times_enka}, in brez talona ×{times_brez}.</source>
        <translation>Dobljena igra šteje {won}, izgubljena trojka {lost}. Od {first}, {second} in {third} točk šteje vsakič še po enega več. Dvojka šteje vse ×{times_dvojka}, enka ×{times_enka}, brez talona ×{times_brez}.</translation>
    </message>
    <message>
        <source>{A} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{A} igra trojko in ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{B} plays a trojka and counts {told} points. What does each player get or pay?</source>
        <translation>{B} igra trojko in ima {told} točk. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{C} plays a dvojka and counts {told} points. What does each player get or pay?</source>
        <translation>{C} igra dvojko in ima {told} točke. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Is the game won? What does it count, with the points? The bidder settles this with each of the others. All amounts add up to zero.</source>
        <translation>Ali je igra dobljena? Koliko šteje skupaj s točkami? Igralec to obračuna z vsakim od drugih. Vsota vseh zneskov je nič.</translation>
    </message>
    <message>
        <source>Talon and discards</source>
        <translation>Talon in zaleganje</translation>
    </message>
    <message>
        <source>The six talon cards are turned up for all. In a trojka the bidder takes the first or the second three, in a dvojka the first, middle or last two, in an enka any one card.</source>
        <translation>Šest kart talona se odkrije vsem. Pri trojki igralec vzame prve ali druge tri, pri dvojki prvi, srednji ali zadnji dve, pri enki katero koli eno.</translation>
    </message>
    <message>
        <source>Then the bidder discards as many cards. They count for the bidder, the rest of the talon for the opponents. Never discard a king, Škis, Mond or Pagat. A discarded trump must be named.</source>
        <translation>Nato igralec zaleže enako število kart. Štejejo njemu, ostanek talona nasprotnikoma. Kralja, škisa, monda in pagata se ne sme zaleči. Zaleženega taroka je treba povedati.</translation>
    </message>
    <message>
        <source>Two aims: get rid of a whole suit, so that you can trump it, and save points. A queen without her king is often lost in play; among the discards she is safe.</source>
        <translation>Dva cilja: znebiti se cele barve, da jo boste jemali s taroki, in rešiti točke. Dama brez kralja se v igri pogosto izgubi; med zaleženimi kartami je varna.</translation>
    </message>
    <message>
        <source>Which part of the talon do you take?</source>
        <translation>Kateri del talona vzamete?</translation>
    </message>
    <message>
        <source>Choose the cards to discard.</source>
        <translation>Izberite karte, ki jih zaležete.</translation>
    </message>
    <message>
        <source>A lost game is dear: it counts {lost_trojka} in a trojka, {lost_dvojka} in a dvojka, {lost_enka} in an enka and {lost_brez} in brez talona, to each. A won one counts only {won_trojka}, {won_dvojka}, {won_enka} or {won_brez}.</source>
        <translation>Izgubljena igra je draga: pri trojki {lost_trojka}, pri dvojki {lost_dvojka}, pri enki {lost_enka} in pri brez talona {lost_brez}, vsakemu. Dobljena šteje samo {won_trojka}, {won_dvojka}, {won_enka} ali {won_brez}.</translation>
    </message>
    <message>
        <source>After discarding, the bidder may sell the game: minus {sold_trojka} in a trojka, {sold_dvojka} in a dvojka, {sold_enka} in an enka, and nothing else counts. A lost trojka counts only {lost_trojka}, so playing on is often cheaper.</source>
        <translation>Po zaleganju sme igralec igro prodati: minus {sold_trojka} pri trojki, {sold_dvojka} pri dvojki, {sold_enka} pri enki, drugega se ne šteje nič. Izgubljena trojka šteje samo {lost_trojka}, zato je igrati naprej pogosto ceneje.</translation>
    </message>
    <message>
        <source>{B} plays a trojka and wins with {told} points. Most of the other tricks lie with {C}. What does each player get or pay?</source>
        <translation>{B} igra trojko in jo dobi s {told} točkami. Največ drugih štihov ima {C}. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{C} plays an enka and loses with {told} points: {lost}, and an enka counts it ×{times}. What does each player get or pay?</source>
        <translation>{C} igra enko in izgubi s {told} točkami: to je {lost}, enka pa šteje ×{times}. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>{A} plays a trojka and loses with {told} points. On the way {C} took the Mond of {B} with the Škis; they are partners. What does each player get or pay?</source>
        <translation>{A} igra trojko in izgubi s {told} točkami. Med igro vzame {C} s škisom monda, ki ga vrže {B}; ta dva sta soigralca. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>In klop there are no sides. The player with the most points writes minus {most}, with {full_from} or more minus {full}.</source>
        <translation>Pri klopu ni strani. Igralec z največ točkami piše minus {most}, s {full_from} ali več minus {full}.</translation>
    </message>
    <message>
        <source>Klop: {A} has {told_of_A} points, {B} {told_of_B} and {C} {told_of_C}. What does each player get or pay?</source>
        <translation>Klop: {A} ima {told_of_A} točk, {B} {told_of_B} in {C} {told_of_C}. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Besides the game these count {silent}: trul, that is Škis, Mond and Pagat in the tricks of a side; kralji, all four kings; the Pagat in the last trick; mondfang, catching the Mond. Valat, all tricks, counts {valat}.</source>
        <translation>Poleg igre štejejo po {silent}: trul, to je škis, mond in pagat v štihih ene strani; kralji, vsi štirje; pagat v zadnjem štihu; mondfang, ujeti mond. Valat, vsi štihi, šteje {valat}.</translation>
    </message>
    <message>
        <source>Announced, they count {announced}, valat {valat_announced}, also against you if they fail. Trul may be announced only by a player who does not hold all three cards, kralji only without all four kings in the hand.</source>
        <translation>Napovedano šteje {announced}, valat {valat_announced}, tudi proti vam, če ne uspe. Trul sme napovedati samo igralec, ki nima vseh treh kart, kralje samo tisti, ki nima vseh štirih.</translation>
    </message>
    <message>
        <source>An opponent who expects the bidder to lose may say kontra. The game then counts ×{kontra}, won as much as lost. The bidder may answer re, then come sub and mor.</source>
        <translation>Nasprotnik, ki pričakuje, da bo igralec izgubil, sme reči kontra. Igra potem šteje ×{kontra}, dobljena enako kot izgubljena. Igralec sme odgovoriti re, nato sledita sub in mor.</translation>
    </message>
    <message>
        <source>A breach of the rules is a renons. Only an opponent may claim it, some kinds only at once. The hand ends, and the offender pays: {trojka} in a trojka, {dvojka} in a dvojka, {enka} in an enka.</source>
        <translation>Kršitev pravil je renons. Zahteva ga lahko samo nasprotnik, nekatere vrste samo takoj. Igra se konča in kršitelj plača: {trojka} pri trojki, {dvojka} pri dvojki, {enka} pri enki.</translation>
    </message>
    <message>
        <source>The games from low to high: trojka, dvojka, enka, brez talona. The higher the game, the fewer talon cards you get and the more it counts. The dealer&apos;s right neighbor speaks first.</source>
        <translation>Igre od najnižje: trojka, dvojka, enka, brez talona. Čim višja je igra, tem manj kart talona dobite in tem več šteje. Prvi govori delilčev desni sosed.</translation>
    </message>
    <message>
        <source>You play alone against two. For a trojka you want about eight trumps with high ones among them, and few queens without their kings. With less, pass. If all pass, klop is played.</source>
        <translation>Igrate sami proti dvema. Za trojko je dobro imeti kakih osem tarokov, tudi visoke, in malo dam brez kralja. Z manj recite »naprej«. Če vsi rečejo »naprej«, se igra klop.</translation>
    </message>
    <message>
        <source>If somebody who sits after you bids higher than you, you may hold that game: you take it at the same height. A player who sits after you must then bid higher still.</source>
        <translation>Če igralec, ki sedi za vami, licitira višje od vas, smete to igro držati: prevzamete jo v isti višini. Kdor sedi za vami, mora potem licitirati še višje.</translation>
    </message>
    <message>
        <source>Your trojka was outbid. What do you say now?</source>
        <translation>Vašo trojko je nekdo presegel. Kaj rečete zdaj?</translation>
    </message>
    <message>
        <source>One against two, and the sale</source>
        <translation>Eden proti dvema in prodaja</translation>
    </message>
    <message>
        <source>The bidder plays alone. The two others are partners for this hand: their tricks count together, and they win or lose together. They cannot harm each other.</source>
        <translation>Igralec igra sam. Druga dva sta za to igro soigralca: njuni štihi se štejejo skupaj, dobita ali izgubita skupaj. Drug drugemu ne moreta narediti nič slabega.</translation>
    </message>
    <message>
        <source>With four at the table the dealer rests, and pays or gets as much as each opponent of the bidder.</source>
        <translation>Če igrajo štirje, delilec počiva in plača ali dobi toliko kot vsak nasprotnik.</translation>
    </message>
    <message>
        <source>Your discards lie there. Do you sell the game or play it?</source>
        <translation>Karte ste zalegli. Igro prodate ali igrate?</translation>
    </message>
    <message>
        <source>{A} sells a dvojka. What does each player get or pay?</source>
        <translation>{A} proda dvojko. Koliko vsak dobi ali plača?</translation>
    </message>
    <message>
        <source>Announcements and kontra</source>
        <translation>Napovedi in kontra</translation>
    </message>
    <message>
        <source>An announced Pagat must stay in the hand until the last trick, unless it is the last trump. So announce it only with many trumps.</source>
        <translation>Napovedanega pagata morate obdržati do zadnjega štiha, razen če je vaš zadnji tarok. Zato ga napovejte samo z veliko taroki.</translation>
    </message>
    <message>
        <source>Playing against the bidder, and klop</source>
        <translation>Igra proti igralcu in klop</translation>
    </message>
    <message>
        <source>Against the bidder, bring points to the tricks of your partner: queens and riders, and kings that are no longer safe. In a trick of the bidder play your lowest card.</source>
        <translation>Proti igralcu dajajte točke v štihe soigralca: dame, kavale in kralje, ki niso več varni. V igralčev štih vrzite najnižjo karto.</translation>
    </message>
    <message>
        <source>In klop it is the other way round: you want few points. Give points to the others, and keep low cards to get rid of the lead.</source>
        <translation>Pri klopu je obratno: hočete malo točk. Točke dajajte drugim, nizke karte pa prihranite, da vam ne bo treba začenjati.</translation>
    </message>
    <message>
        <source>A defender&apos;s renons is paid by that defender alone, not by the partner. So watch your own cards before you play.</source>
        <translation>Renons nasprotnika plača samo tisti, ki ga je naredil, soigralec pa ne. Preden vržete karto, zato dobro poglejte svoje karte.</translation>
    </message>
</context>
<context>
    <name>ZiriMessages</name>
    <message>
        <source>{seat} put a wrong deal right.</source>
        <translation>{seat} popravlja delitev.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} without naming it.</source>
        <translation>{seat} zaleže {card_object} in karte ne pove.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}.</source>
        <translation>{seat} zaleže {card_object}.</translation>
    </message>
    <message>
        <source>Can be discarded: {cards}.</source>
        <translation>Zaleči je mogoče: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face down: {cards}.</source>
        <translation>{seat} zaleže zaprto: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards face up: {cards}.</source>
        <translation>{seat} zaleže odprto: {cards}.</translation>
    </message>
    <message>
        <source>{seat} discards no more cards.</source>
        <translation>{seat} ne zaleže več nobene karte.</translation>
    </message>
    <message>
        <source>{seat} said kontra and then {name} as well.</source>
        <translation>{seat} najprej reče kontro, potem še to: {name}.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon before a game was bid.</source>
        <translation>{seat} pogleda talon, preden je napovedana igra.</translation>
    </message>
    <message>
        <source>{seat} wanted to exchange a talon part that was lifted already.</source>
        <translation>{seat} želi zamenjati že pobrani del talona.</translation>
    </message>
    <message>
        <source>{seat} announced {name} and held all its cards.</source>
        <translation>Napoved {name}: {seat} ima vse te karte v roki.</translation>
    </message>
    <message>
        <source>{seat} announced {name} without the card.</source>
        <translation>Napoved {name}: {seat} te karte nima.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} but held the demanded suit.</source>
        <translation>{seat} ima zahtevano barvo, a izvrže {card_object}.</translation>
    </message>
    <message>
        <source>{seat} led, but it was the partner&apos;s turn: {right}.</source>
        <translation>{seat} začne, čeprav je na vrsti soigralec: {right}.</translation>
    </message>
    <message>
        <source>{seat} played the first card without a word on kontra.</source>
        <translation>{seat} vrže prvo karto brez besede o kontri.</translation>
    </message>
    <message>
        <source>{seat} said kontra after the talon was handed out.</source>
        <translation>{seat} kontra, ko je talon že raztalan.</translation>
    </message>
    <message>
        <source>{seat} played with the talon and said kontra.</source>
        <translation>{seat} igra s talonom in kontra.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons but is not an opponent of the offender.</source>
        <translation>{seat} zahteva renons, a ni nasprotnik.</translation>
    </message>
    <message>
        <source>{seat} claimed a renons too late.</source>
        <translation>{seat} zahteva renons prepozno.</translation>
    </message>
    <message>
        <source>{seat} showed the partner that a card was ready.</source>
        <translation>{seat} drži karto v roki, preden je na vrsti, in s tem namigne soigralcu.</translation>
    </message>
    <message>
        <source>{seat} talked with the partner.</source>
        <translation>{seat} govori s soigralcem.</translation>
    </message>
    <message>
        <source>{seat} showed cards to the partner.</source>
        <translation>{seat} kaže soigralcu karte.</translation>
    </message>
    <message>
        <source>{seat} exchanged cards during the hand.</source>
        <translation>{seat} menja karte med igro.</translation>
    </message>
    <message>
        <source>{seat} mixed cards of the tricks.</source>
        <translation>{seat} meša štihe.</translation>
    </message>
    <message>
        <source>{seat} threw two cards so that both could be seen.</source>
        <translation>{seat} vrže dve karti tako, da se obe vidita.</translation>
    </message>
    <message>
        <source>{seat} threw a legal card with another one hidden under it.</source>
        <translation>{seat} vrže dovoljeno karto, pod katero je pokrita še ena.</translation>
    </message>
    <message>
        <source>Do you play the game or sell it?</source>
        <translation>Ali igrate ali prodate igro?</translation>
    </message>
    <message>
        <source>Do you say kontra?</source>
        <translation>Ali kontrate?</translation>
    </message>
    <message>
        <source>Lead the demanded suit: {suit}.</source>
        <translation>Začnite z zahtevano barvo: {suit}.</translation>
    </message>
    <message>
        <source>Which suit do you demand?</source>
        <translation>Katero barvo zahtevate?</translation>
    </message>
    <message>
        <source>Hold: {name}</source>
        <translation>Drži: {name}</translation>
    </message>
    <message>
        <source>Take: {cards}</source>
        <translation>Vzemi: {cards}</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Končano</translation>
    </message>
    <message>
        <source>Sell the game</source>
        <translation>Prodaj igro</translation>
    </message>
    <message>
        <source>No kontra</source>
        <translation>Brez kontre</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Odloči se pozneje</translation>
    </message>
    <message>
        <source>Demand: {suit}</source>
        <translation>Zahtevaj: {suit}</translation>
    </message>
    <message>
        <source>Demand nothing</source>
        <translation>Ne zahtevaj nič</translation>
    </message>
    <message>
        <source>The result of the hand counts</source>
        <translation>Velja izid igre</translation>
    </message>
    <message>
        <source>You write minus {amount}; nothing is played.</source>
        <translation>Pišete minus {amount}; ne igra se.</translation>
    </message>
    <message>
        <source>Decide before your first card: silence counts as kontra.</source>
        <translation>Odločite se, preden vržete prvo karto: molk šteje kot kontra.</translation>
    </message>
    <message>
        <source>Counts ×{factor}, and twice as much again if you have the most points yourself.</source>
        <translation>Šteje ×{factor}, če imate največ točk vi, pa še dvakrat toliko.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit.</source>
        <translation>Začeti morate z zahtevano barvo.</translation>
    </message>
    <message>
        <source>{name}: {seat} has the most points</source>
        <translation>{name}: največ točk ima {seat}</translation>
    </message>
    <message>
        <source>Full {name}: {seat} has the most points</source>
        <translation>Polni {name}: največ točk ima {seat}</translation>
    </message>
    <message>
        <source>Bonus for {points} points|{bonus}</source>
        <translation>Dodatek za {points} točk|{bonus}</translation>
    </message>
    <message>
        <source>bonus {bonus}</source>
        <translation>dodatek {bonus}</translation>
    </message>
    <message>
        <source>{a} for the game, {b} for the points|{result}</source>
        <translation>{a} za igro, {b} za točke|{result}</translation>
    </message>
    <message>
        <source>Written|{amount}</source>
        <translation>Piše se|{amount}</translation>
    </message>
    <message>
        <source>Value of the renons|{amount}</source>
        <translation>Vrednost renonsa|{amount}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} discarded %n card(s) instead of {right}.</source>
        <translation>
            <numerusform>{seat} zaleže %n karto, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zaleže %n karti, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zaleže %n karte, biti pa jih mora {right}.</numerusform>
            <numerusform>{seat} zaleže %n kart, biti pa jih mora {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} sells the game: {name}</source>
        <translation>{seat} proda igro: {name}</translation>
    </message>
    <message>
        <source>{seat} took a knock for a cut, or a cut for a knock, and dealt accordingly.</source>
        <translation>{seat} po zabijanju deli kot po privzdigovanju ali obratno.</translation>
    </message>
    <message>
        <source>{seat} looked into the talon in brez talona.</source>
        <translation>{seat} pri igri brez talona pogleda talon.</translation>
    </message>
</context>
<context>
    <name>ZiriOptions</name>
    <message>
        <source>Holding a bid</source>
        <translation>Držanje licitacije</translation>
    </message>
    <message>
        <source>Whether a player seated earlier may hold what a later one has bid.</source>
        <translation>Ali sme igralec, ki je na vrsti prej, držati, kar je licitiral poznejši.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no, every bid must be higher</source>
        <translation>ne, vsakič je treba licitirati višje</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Začetek prvega štiha</translation>
    </message>
    <message>
        <source>Who leads to the first trick; in klop always the player on the dealer&apos;s right.</source>
        <translation>Kdo začne prvi štih; pri klopu vedno igralec na delilčevi desni.</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>igralec na delilčevi desni</translation>
    </message>
    <message>
        <source>Announcing the Pagat</source>
        <translation>Napoved pagata</translation>
    </message>
    <message>
        <source>Who may announce the Pagat in the last trick.</source>
        <translation>Kdo sme napovedati pagata v zadnjem štihu.</translation>
    </message>
    <message>
        <source>every player</source>
        <translation>vsak igralec</translation>
    </message>
    <message>
        <source>Trul and kralji in the talon</source>
        <translation>Trul in kralji v talonu</translation>
    </message>
    <message>
        <source>Whether cards left in the talon count for the defenders&apos; trul and kralji.</source>
        <translation>Ali se karte, ki ostanejo v talonu, nasprotnikoma štejejo za trul in kralje.</translation>
    </message>
    <message>
        <source>they don&apos;t count</source>
        <translation>ne štejejo se</translation>
    </message>
    <message>
        <source>they count</source>
        <translation>štejejo se</translation>
    </message>
    <message>
        <source>Selling a brez talona</source>
        <translation>Prodaja igre brez talona</translation>
    </message>
    <message>
        <source>Whether a game without the talon can be sold too.</source>
        <translation>Ali je mogoče prodati tudi igro brez talona.</translation>
    </message>
    <message>
        <source>for 24</source>
        <translation>za 24</translation>
    </message>
    <message>
        <source>Kontra in klop with three</source>
        <translation>Kontra klopa v treh</translation>
    </message>
    <message>
        <source>Until when three players may say kontra in klop.</source>
        <translation>Do kdaj smejo trije igralci kontrati klopa.</translation>
    </message>
    <message>
        <source>until the talon is handed out</source>
        <translation>dokler se talon ne raztala</translation>
    </message>
    <message>
        <source>Klop with 35 points each</source>
        <translation>Klop s po 35 točkami</translation>
    </message>
    <message>
        <source>1 each, as printed</source>
        <translation>vsak 1, kot je natisnjeno</translation>
    </message>
    <message>
        <source>2 each, half of a full klop</source>
        <translation>vsak 2, polovico polnega klopa</translation>
    </message>
    <message>
        <source>More for 40, 50 and 60 points</source>
        <translation>Dodatek za 40, 50 in 60 točk</translation>
    </message>
    <message>
        <source>Who writes 1, 2 or 3 more for 40, 50 or 60 card points.</source>
        <translation>Kdo piše 1, 2 ali 3 več za 40, 50 ali 60 točk v kartah.</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>stran, ki dobi igro</translation>
    </message>
    <message>
        <source>Renons in a trojka under kontra</source>
        <translation>Renons pri kontrirani trojki</translation>
    </message>
    <message>
        <source>What a renons in a trojka is worth after kontra.</source>
        <translation>Koliko šteje renons pri trojki po kontri.</translation>
    </message>
    <message>
        <source>Writing a defender&apos;s renons</source>
        <translation>Pisanje nasprotnikovega renonsa</translation>
    </message>
    <message>
        <source>What is written for a defender&apos;s renons on the score sheet.</source>
        <translation>Kaj se za renons nasprotnika piše na list.</translation>
    </message>
    <message>
        <source>When the referee rules on a breach.</source>
        <translation>Kdaj sodnik odloča o kršitvi.</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>only its holder</source>
        <translation>samo tisti, ki ga ima</translation>
    </message>
    <message>
        <source>it may not be sold</source>
        <translation>prodati se ne sme</translation>
    </message>
    <message>
        <source>until the player&apos;s first card</source>
        <translation>do svoje prve karte</translation>
    </message>
    <message>
        <source>What two players with 35 points each write in klop.</source>
        <translation>Koliko pri klopu pišeta dva, ki imata oba 35 točk.</translation>
    </message>
    <message>
        <source>only a bidder who wins</source>
        <translation>samo igralec, ki igra in dobi</translation>
    </message>
    <message>
        <source>as in the table, with a share for the bidder</source>
        <translation>po tabeli, z deležem soloigralca</translation>
    </message>
    <message>
        <source>the whole, in the offender&apos;s column</source>
        <translation>cel renons, v stolpec tistega, ki ga je naredil</translation>
    </message>
    <message>
        <source>Payment for a written point</source>
        <translation>Plačilo za zapisani poen</translation>
    </message>
    <message>
        <source>What one written point is worth in payment.</source>
        <translation>Koliko je v plačilu vreden en zapisani poen.</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>eno enoto od vsakega od drugih igralcev</translation>
    </message>
    <message>
        <source>divided among all players</source>
        <translation>razdeljeno med vse igralce</translation>
    </message>
    <message>
        <source>Other acts out of turn</source>
        <translation>Druga dejanja mimo vrste</translation>
    </message>
    <message>
        <source>What follows when a card is played out of turn and no suit can be demanded.</source>
        <translation>Kaj sledi, če je karta vržena mimo vrste in barve ni mogoče zahtevati.</translation>
    </message>
    <message>
        <source>the card goes back</source>
        <translation>karta gre nazaj</translation>
    </message>
    <message>
        <source>it is a renons</source>
        <translation>to je renons</translation>
    </message>
    <message>
        <source>Waiting for a claim</source>
        <translation>Čakanje na zahtevo</translation>
    </message>
    <message>
        <source>How many seconds the computers wait after something that must be claimed at once; 0: not at all.</source>
        <translation>Koliko sekund računalniki čakajo po tem, kar je treba zahtevati takoj; 0: nič.</translation>
    </message>
    <message>
        <source>Who speaks up</source>
        <translation>Kdo opozori na renons</translation>
    </message>
    <message>
        <source>when an opponent claims it</source>
        <translation>ko ga zahteva nasprotnik</translation>
    </message>
    <message>
        <source>the referee at once</source>
        <translation>sodnik takoj</translation>
    </message>
    <message>
        <source>the referee after the last trick</source>
        <translation>sodnik po zadnjem štihu</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Igre v krogu</translation>
    </message>
    <message>
        <source>How many hands are played; 0: as many as the players like.</source>
        <translation>Koliko iger se igra; 0: kolikor igralci želijo.</translation>
    </message>
</context>
<context>
    <name>ZiriPublicMessages</name>
    <message>
        <source>{seat} announced {name} although it was not allowed.</source>
        <translation>{seat} napoveduje, čeprav to ni dovoljeno: {name}.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump without naming it.</source>
        <translation>{seat} zaleže taroka in ga ne pove.</translation>
    </message>
    <message>
        <source>{seat} discarded a king.</source>
        <translation>{seat} zaleže kralja.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that must stay in the hand.</source>
        <translation>{seat} zaleže karto, ki mora ostati v roki.</translation>
    </message>
</context>
<context>
    <name>ZiriReadings</name>
    <message>
        <source>How is a defender&apos;s renons written: in full, or by the table with a share for the bidder?</source>
        <translation>Kako se piše renons nasprotnika: cel ali po tabeli z deležem za soloigralca?</translation>
    </message>
    <message>
        <source>By the table; both entries together come to what is paid at once.</source>
        <translation>Po tabeli; oboje skupaj da toliko, kolikor se plača sproti.</translation>
    </message>
    <message>
        <source>Does kontra double a renons in a trojka, although the table has the same figure?</source>
        <translation>Ali kontra podvoji renons pri trojki, čeprav ima tabela isto število?</translation>
    </message>
    <message>
        <source>No, it stays at 4; only re doubles it, and so on.</source>
        <translation>Ne, ostane 4; podvoji ga šele re in tako naprej.</translation>
    </message>
    <message>
        <source>May a lost brez talona cost more than a renons in it?</source>
        <translation>Ali sme izgubljena igra brez talona stati več kot renons pri njej?</translation>
    </message>
    <message>
        <source>Yes: each figure stands as printed.</source>
        <translation>Da: vsako število velja, kot je zapisano.</translation>
    </message>
    <message>
        <source>What does an announced bonus count, made or failed?</source>
        <translation>Koliko šteje napovedano, če uspe in če ne uspe?</translation>
    </message>
    <message>
        <source>Two, made or failed (valat eight); it does not count again as a silent one.</source>
        <translation>Dva, narejeno ali ne (valat osem), in tiho ne šteje še enkrat.</translation>
    </message>
    <message>
        <source>Does kontra double only a lost game, or a won one too?</source>
        <translation>Ali kontra podvoji samo izgubljeno igro ali tudi dobljeno?</translation>
    </message>
    <message>
        <source>Both: under kontra the game counts as much won as lost.</source>
        <translation>Obe: pri kontri šteje igra enako, če je dobljena ali izgubljena.</translation>
    </message>
    <message>
        <source>What do re, sub and mor multiply by?</source>
        <translation>Koliko pomnožijo re, sub in mor?</translation>
    </message>
    <message>
        <source>Each step doubles: 4, 8, 16.</source>
        <translation>Vsaka stopnja podvoji: 4, 8, 16.</translation>
    </message>
    <message>
        <source>May one player say both kontra and sub on an announcement?</source>
        <translation>Ali sme isti igralec na napoved reči kontro in sub?</translation>
    </message>
    <message>
        <source>No, as on the game; on a defenders&apos; announcement the steps therefore end at re.</source>
        <translation>Ne, tako kot na igro; pri napovedi nasprotnikov se zato lestvica konča z re.</translation>
    </message>
    <message>
        <source>Do 40, 50 and 60 points count for the bidder only?</source>
        <translation>Ali se 40, 50 in 60 točk šteje samo igralcu, ki igra?</translation>
    </message>
    <message>
        <source>No: they count for the side that wins the game.</source>
        <translation>Ne: šteje se strani, ki igro dobi.</translation>
    </message>
    <message>
        <source>Does a valat replace what else is counted?</source>
        <translation>Ali valat nadomesti, kar se sicer šteje?</translation>
    </message>
    <message>
        <source>No: it is added like every other bonus.</source>
        <translation>Ne: prišteje se kot vse drugo.</translation>
    </message>
    <message>
        <source>Who makes trul or kralji when one of the cards lies in the talon at the end?</source>
        <translation>Kdo naredi trul ali kralje, če ena od kart na koncu leži v talonu?</translation>
    </message>
    <message>
        <source>Nobody: only tricks and a side&apos;s own discards count.</source>
        <translation>Nihče: štejejo samo štihi in lastne zaležene karte.</translation>
    </message>
    <message>
        <source>How does the auction work?</source>
        <translation>Kako poteka licitacija?</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins; a pass is final; a player seated earlier may hold a bid.</source>
        <translation>Začne se na delilčevi desni; kdor reče naprej, ne licitira več; kdor je na vrsti prej, lahko igro drži.</translation>
    </message>
    <message>
        <source>Who leads to the first trick?</source>
        <translation>Kdo začne prvi štih?</translation>
    </message>
    <message>
        <source>Is the talon shown before it is taken?</source>
        <translation>Ali se talon pokaže, preden se vzame?</translation>
    </message>
    <message>
        <source>Yes: it is turned up for all, except in brez talona.</source>
        <translation>Da: obrne se za vse, razen pri igri brez talona.</translation>
    </message>
    <message>
        <source>Until when may the game be sold?</source>
        <translation>Do kdaj se sme igra prodati?</translation>
    </message>
    <message>
        <source>Between discarding and saying “ready”; not in brez talona.</source>
        <translation>Med zaleganjem in besedo »končano«; pri igri brez talona ne.</translation>
    </message>
    <message>
        <source>Until when may kontra be said in klop?</source>
        <translation>Do kdaj se sme pri klopu kontrati?</translation>
    </message>
    <message>
        <source>With three players before the talon is handed out, and later only “no”; said too late it is void and means “no”. With four players both until one&apos;s own first card.</source>
        <translation>V treh, preden se raztala talon, pozneje se lahko reče samo »brez kontre«; prepozna kontra ne velja in pomeni »brez kontre«. V štirih oboje do svoje prve karte.</translation>
    </message>
    <message>
        <source>How does the player with the talon take part in klop?</source>
        <translation>Kako igralec s talonom igra klop?</translation>
    </message>
    <message>
        <source>By playing to every trick until the six cards are gone.</source>
        <translation>Meče v vsak štih, dokler ne porabi svojih šestih kart.</translation>
    </message>
    <message>
        <source>What is written in a tie of two or three, at 35 points or under kontra?</source>
        <translation>Kaj se piše pri enakem številu točk dveh ali treh igralcev, pri 35 točkah ali pri kontri?</translation>
    </message>
    <message>
        <source>Two write 1 each, also with 35 each (2 under kontra); three share 2. A tied player who said kontra writes alone.</source>
        <translation>Dva pišeta po 1, tudi če imata oba 35 (pri kontri po 2); trije si delijo 2. Kdor od njih je kontral, piše sam.</translation>
    </message>
    <message>
        <source>When may the Pagat be led in klop?</source>
        <translation>Kdaj se sme pri klopu začeti s pagatom?</translation>
    </message>
    <message>
        <source>Only as the last card of a hand.</source>
        <translation>Samo če je zadnja karta v roki.</translation>
    </message>
    <message>
        <source>Who may knock with four at the table?</source>
        <translation>Kdo sme zabiti, če igrajo štirje?</translation>
    </message>
    <message>
        <source>The player who is offered the cut.</source>
        <translation>Tisti, ki mu delilec da prezigniti.</translation>
    </message>
    <message>
        <source>What does a renons before any bid cost?</source>
        <translation>Koliko stane renons pred izklicem?</translation>
    </message>
    <message>
        <source>What follows a wrong turn when no partner can be asked for a suit?</source>
        <translation>Kaj sledi napačni vrsti, če od soigralca ni mogoče zahtevati barve?</translation>
    </message>
    <message>
        <source>What does claiming at once mean?</source>
        <translation>Kaj pomeni takoj?</translation>
    </message>
    <message>
        <source>Does kontra count with wrong discards?</source>
        <translation>Ali se pri napačnem zaleganju upošteva kontra?</translation>
    </message>
    <message>
        <source>No: the price is that of the sold game.</source>
        <translation>Ne: šteje enako kot prodana igra.</translation>
    </message>
    <message>
        <source>Does a renons end the hand?</source>
        <translation>Ali renons konča igro?</translation>
    </message>
    <message>
        <source>Yes, and nothing else of the hand is written.</source>
        <translation>Da, in iz te igre se ne piše nič drugega.</translation>
    </message>
    <message>
        <source>Which tricks and cards may be looked at?</source>
        <translation>Katere štihe in karte se sme gledati?</translation>
    </message>
    <message>
        <source>The previous trick, if it lies on your side&apos;s pile; the bidder also the discards before the first lead.</source>
        <translation>Prejšnji štih, če leži na kupu svoje strani; igralec tudi zaležene karte pred prvim štihom.</translation>
    </message>
    <message>
        <source>Is the defenders&apos; result written in their columns?</source>
        <translation>Ali se izid nasprotnikov piše v njunih stolpcih?</translation>
    </message>
    <message>
        <source>No: only the bidder&apos;s column is written.</source>
        <translation>Ne: piše se samo v igralčev stolpec.</translation>
    </message>
    <message>
        <source>Who may announce the Pagat?</source>
        <translation>Kdo sme napovedati pagata?</translation>
    </message>
    <message>
        <source>Any player of either side, with or without the card.</source>
        <translation>Kdor koli z obeh strani, ne glede na to, kdo ga ima.</translation>
    </message>
    <message>
        <source>What does an announcement against the rule cost?</source>
        <translation>Koliko stane nedovoljena napoved?</translation>
    </message>
    <message>
        <source>Nothing: it is struck out.</source>
        <translation>Nič: črta se.</translation>
    </message>
    <message>
        <source>May the resting dealer claim a renons?</source>
        <translation>Ali sme renons zahtevati delilec, ki počiva?</translation>
    </message>
    <message>
        <source>No; in klop every other player may.</source>
        <translation>Ne; pri klopu ga sme vsak drug igralec.</translation>
    </message>
    <message>
        <source>What follows when a wrong number of cards is found late?</source>
        <translation>Kaj sledi, če se napačno število kart ugotovi pozno?</translation>
    </message>
    <message>
        <source>It is a sold game if the number is wrong only since the discards, otherwise a misdeal.</source>
        <translation>Prodana igra, če je število napačno šele po zaleganju, sicer zatalanje.</translation>
    </message>
    <message>
        <source>What does looking into the talon in brez talona cost?</source>
        <translation>Koliko stane pogled v talon pri igri brez talona?</translation>
    </message>
    <message>
        <source>It is a renons in brez talona.</source>
        <translation>Je renons pri igri brez talona.</translation>
    </message>
    <message>
        <source>Do several kontras in klop multiply?</source>
        <translation>Ali se pri klopu več konter množi?</translation>
    </message>
    <message>
        <source>No: each player who said kontra bears only the risk of that kontra.</source>
        <translation>Ne: vsak, ki je kontral, tvega samo zase.</translation>
    </message>
    <message>
        <source>What does a wrong claim cost?</source>
        <translation>Koliko stane neupravičena zahteva?</translation>
    </message>
    <message>
        <source>Nothing, and play continues.</source>
        <translation>Nič, in igra se nadaljuje.</translation>
    </message>
    <message>
        <source>Who makes the Pagat when its holder&apos;s partner takes the last trick with it?</source>
        <translation>Kdo naredi pagata, če ga v zadnjem štihu vzame imetnikov soigralec?</translation>
    </message>
    <message>
        <source>The side makes it.</source>
        <translation>Njuna stran.</translation>
    </message>
    <message>
        <source>Who deals first, and who deals next?</source>
        <translation>Kdo prvi deli in kdo potem?</translation>
    </message>
    <message>
        <source>Who notices a renons?</source>
        <translation>Kdo opazi renons?</translation>
    </message>
    <message>
        <source>The opponents claim it; an unclaimed one costs nothing.</source>
        <translation>Zahtevata ga nasprotnika; če ga nihče ne zahteva, ne stane nič.</translation>
    </message>
    <message>
        <source>Whose announcements count with a renons?</source>
        <translation>Čigave napovedi se pri renonsu štejejo?</translation>
    </message>
    <message>
        <source>Those of both sides.</source>
        <translation>Vse, obeh strani.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right.</source>
        <translation>Igralec na delilčevi desni.</translation>
    </message>
    <message>
        <source>It counts 4, and the same dealer deals again.</source>
        <translation>Šteje 4 in meša isti delilec.</translation>
    </message>
    <message>
        <source>The card goes back, and nobody pays.</source>
        <translation>Karta gre nazaj in nihče ne plača.</translation>
    </message>
    <message>
        <source>Before the next card is played or the next word is spoken.</source>
        <translation>Preden je vržena naslednja karta ali izrečena naslednja beseda.</translation>
    </message>
    <message>
        <source>The first dealer is drawn; then the deal passes to the right.</source>
        <translation>Prvi delilec se izžreba; potem deli igralec na desni.</translation>
    </message>
</context>
<context>
    <name>ZiriRights</name>
    <message>
        <source>You must name a trump that you discard.</source>
        <translation>Taroka, ki ga založite, morate povedati.</translation>
    </message>
    <message>
        <source>After a cut you must deal eight cards at a time, after a knock three piles of sixteen.</source>
        <translation>Po privzdigovanju morate deliti po osem kart, po zabijanju tri kupe po šestnajst.</translation>
    </message>
    <message>
        <source>You may put a wrong deal right only before anybody has looked at the cards.</source>
        <translation>Delitev smete popraviti le, preden kdo pogleda karte.</translation>
    </message>
    <message>
        <source>The two sides must speak by turns, and kontra and sub must come from different players.</source>
        <translation>Strani se morata izmenjavati, kontro in sub pa morata reči različna igralca.</translation>
    </message>
    <message>
        <source>In klop, too, you must follow suit, or else play a trump.</source>
        <translation>Tudi pri klopu morate metati isto barvo, sicer taroka.</translation>
    </message>
    <message>
        <source>In klop you must beat the trick if you can.</source>
        <translation>Pri klopu morate štih prevzeti, če ga lahko.</translation>
    </message>
    <message>
        <source>In klop the Pagat must be your last trump, and you must not lead it before your last card.</source>
        <translation>Pri klopu mora biti pagat vaš zadnji tarok in z njim ne smete začeti pred zadnjo karto.</translation>
    </message>
    <message>
        <source>Nobody may look into the talon before a game is bid or klop is played.</source>
        <translation>Nihče ne sme pogledati talona, dokler se ne licitira igra ali se ne igra klop.</translation>
    </message>
    <message>
        <source>During the hand you may look only at the last trick on your own pile.</source>
        <translation>Med igro smete pogledati samo zadnji štih na svojem kupu.</translation>
    </message>
    <message>
        <source>Only the bidder may look at the discards, and only before the first lead.</source>
        <translation>Založene karte sme pogledati samo glavni igralec, in to le pred prvim začetkom.</translation>
    </message>
    <message>
        <source>You must keep the talon part that you lifted first.</source>
        <translation>Obdržati morate del talona, ki ga poberete prvega.</translation>
    </message>
    <message>
        <source>In brez talona nobody may look at the talon before the hand is over.</source>
        <translation>Pri igri brez talona talona do konca igre ne sme pogledati nihče.</translation>
    </message>
    <message>
        <source>You may announce trul or kralji only if you do not hold all of them.</source>
        <translation>Trul ali kralje smete napovedati le, če jih nimate vseh v roki.</translation>
    </message>
    <message>
        <source>At this table only its holder may announce the Pagat.</source>
        <translation>Pri tej mizi sme pagata napovedati samo tisti, ki ga ima.</translation>
    </message>
    <message>
        <source>You must lead the demanded suit if you have it.</source>
        <translation>Z zahtevano barvo morate začeti, če jo imate.</translation>
    </message>
    <message>
        <source>Only the winner of the last trick may lead.</source>
        <translation>Začeti sme samo tisti, ki je dobil zadnji štih.</translation>
    </message>
    <message>
        <source>You must decide on kontra before your first card.</source>
        <translation>O kontri se morate odločiti, preden vržete prvo karto.</translation>
    </message>
    <message>
        <source>With three players you must say kontra before the talon is handed out.</source>
        <translation>V treh morate kontrati, preden se raztala talon.</translation>
    </message>
    <message>
        <source>The player with the talon must not say kontra.</source>
        <translation>Igralec s talonom ne sme kontrati.</translation>
    </message>
    <message>
        <source>Only an opponent may claim a renons.</source>
        <translation>Renons sme zahtevati samo nasprotnik.</translation>
    </message>
    <message>
        <source>You must claim some kinds of renons before the next card or word.</source>
        <translation>Nekatere renonse morate zahtevati takoj, pred naslednjo karto ali besedo.</translation>
    </message>
    <message>
        <source>You must not exchange cards during the hand.</source>
        <translation>Kart med igro ne smete menjati.</translation>
    </message>
    <message>
        <source>You must lay tricks in order, one on the other.</source>
        <translation>Štihe morate odlagati po vrsti, enega na drugega.</translation>
    </message>
    <message>
        <source>You may sell the game only between discarding and saying “ready”.</source>
        <translation>Igro smete prodati le med zalaganjem in besedo »končano«.</translation>
    </message>
    <message>
        <source>Only a Mond or Pagat caught from an opponent counts.</source>
        <translation>Šteje samo mond ali pagat, ujet nasprotniku.</translation>
    </message>
    <message>
        <source>The dealer must lay the first six cards into the talon, singly or all at once.</source>
        <translation>Delilec mora v talon dati prvih šest kart, eno po eno ali vseh šest hkrati.</translation>
    </message>
    <message>
        <source>You may draw a card from your hand only in your turn.</source>
        <translation>Karto smete vzeti iz roke šele, ko ste na vrsti.</translation>
    </message>
    <message>
        <source>You must discard as many cards as you took.</source>
        <translation>Zaleči morate toliko kart, kolikor jih vzamete iz talona.</translation>
    </message>
    <message>
        <source>You must not discard a king.</source>
        <translation>Kralja ne smete zaleči.</translation>
    </message>
    <message>
        <source>You must not discard this card.</source>
        <translation>Te karte ne smete zaleči.</translation>
    </message>
    <message>
        <source>Partners must keep silent.</source>
        <translation>Soigralca morata biti tiho.</translation>
    </message>
    <message>
        <source>Partners must not show each other cards.</source>
        <translation>Soigralca si ne smeta kazati kart.</translation>
    </message>
    <message>
        <source>You must play one card at a time.</source>
        <translation>Vreči morate samo eno karto.</translation>
    </message>
</context>
<context>
    <name>ZiriRules</name>
    <message>
        <source>Wrong deal put right</source>
        <translation>Popravljena delitev</translation>
    </message>
    <message>
        <source>Exchanging the talon part</source>
        <translation>Zamenjava dela talona</translation>
    </message>
    <message>
        <source>Looking into the talon in brez talona</source>
        <translation>Pogled v talon pri igri brez talona</translation>
    </message>
    <message>
        <source>Demanded suit not led</source>
        <translation>Štih ni začet z zahtevano barvo</translation>
    </message>
    <message>
        <source>Leading in the partner&apos;s place</source>
        <translation>Začetek namesto soigralca</translation>
    </message>
    <message>
        <source>No word on kontra</source>
        <translation>Brez besede o kontri</translation>
    </message>
    <message>
        <source>Kontra after the talon</source>
        <translation>Kontra po talonu</translation>
    </message>
    <message>
        <source>Kontra with the talon</source>
        <translation>Kontra s talonom</translation>
    </message>
    <message>
        <source>Announcing what the player holds</source>
        <translation>Napoved tega, kar ima igralec v roki</translation>
    </message>
    <message>
        <source>Trump discarded without being named</source>
        <translation>Zaležen tarok ni bil povedan</translation>
    </message>
    <message>
        <source>Word of kontra by the wrong player</source>
        <translation>Kontro reče napačen igralec</translation>
    </message>
    <message>
        <source>Klop: failing to follow suit</source>
        <translation>Klop: ni metana ista barva</translation>
    </message>
    <message>
        <source>Klop: trick not beaten</source>
        <translation>Klop: štih ni prevzet</translation>
    </message>
    <message>
        <source>Klop: Pagat before another trump</source>
        <translation>Klop: pagat pred drugim tarokom</translation>
    </message>
    <message>
        <source>Another way of dealing than chosen</source>
        <translation>Delitev na drug način, kot je bil izbran</translation>
    </message>
    <message>
        <source>Looking into the talon too early</source>
        <translation>Prezgodnje gledanje talona</translation>
    </message>
    <message>
        <source>Announcing a Pagat that another player holds</source>
        <translation>Napoved pagata brez pagata</translation>
    </message>
    <message>
        <source>Claim by a player who is not an opponent</source>
        <translation>Zahteva nekoga, ki ni nasprotnik</translation>
    </message>
    <message>
        <source>Claim too late</source>
        <translation>Prepozna zahteva</translation>
    </message>
    <message>
        <source>Card pulled out before the turn</source>
        <translation>Karta v roki, preden je igralec na vrsti</translation>
    </message>
    <message>
        <source>Partners talking</source>
        <translation>Pogovor soigralcev</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Kazanje kart</translation>
    </message>
    <message>
        <source>Cards exchanged</source>
        <translation>Menjava kart</translation>
    </message>
    <message>
        <source>Tricks mixed</source>
        <translation>Mešanje štihov</translation>
    </message>
    <message>
        <source>Two cards thrown at once</source>
        <translation>Dve karti hkrati</translation>
    </message>
    <message>
        <source>Card hidden under another one</source>
        <translation>Pokrita karta pod drugo</translation>
    </message>
    <message>
        <source>Game sold</source>
        <translation>Prodana igra</translation>
    </message>
    <message>
        <source>Catching the partner&apos;s card</source>
        <translation>Ujeta soigralčeva karta</translation>
    </message>
</context>
<context>
    <name>ZiriSubjects</name>
    <message>
        <source>{name}: points that win</source>
        <translation>{name}: točke za zmago</translation>
    </message>
    <message>
        <source>{name}: a renons</source>
        <translation>{name}: renons</translation>
    </message>
    <message>
        <source>{name}: a renons after kontra</source>
        <translation>{name}: renons po kontri</translation>
    </message>
    <message>
        <source>{name}: price of the sold game</source>
        <translation>{name}: cena prodane igre</translation>
    </message>
    <message>
        <source>{name}: wrong discards</source>
        <translation>{name}: napačno zalaganje</translation>
    </message>
    <message>
        <source>A player seated earlier may hold a bid</source>
        <translation>Igralec, ki sedi prej, sme igro držati</translation>
    </message>
    <message>
        <source>Played when nobody bids</source>
        <translation>Igra se, če nihče ne licitira</translation>
    </message>
    <message>
        <source>A discarded trump must be named</source>
        <translation>Založenega taroka je treba povedati</translation>
    </message>
    <message>
        <source>The bidder may sell the game</source>
        <translation>Igralec, ki igra, lahko igro proda</translation>
    </message>
    <message>
        <source>Who may announce the Pagat</source>
        <translation>Kdo sme napovedati pagata</translation>
    </message>
    <message>
        <source>Cards left in the talon count for the defenders&apos; announcements</source>
        <translation>Karte v talonu štejejo nasprotnikoma za napovedi</translation>
    </message>
    <message>
        <source>Kontra where each plays for himself</source>
        <translation>Kontra, kadar igra vsak zase</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Kdo začne prvi štih</translation>
    </message>
    <message>
        <source>The Pagat takes a trick with Mond and Skys</source>
        <translation>Štih z mondom in škisom vzame pagat</translation>
    </message>
    <message>
        <source>Seconds the table waits for a claim of what counts at once</source>
        <translation>Koliko sekund miza čaka na zahtevo tega, kar velja takoj</translation>
    </message>
    <message>
        <source>Who speaks up about a breach</source>
        <translation>Kdo opozori na kršitev</translation>
    </message>
    <message>
        <source>Written for a won game</source>
        <translation>Piše se za dobljeno igro</translation>
    </message>
    <message>
        <source>From how many points one more is written</source>
        <translation>Od koliko točk se piše en poen več</translation>
    </message>
    <message>
        <source>Each for himself: written for the most points</source>
        <translation>Vsak zase: piše se za največ točk</translation>
    </message>
    <message>
        <source>Each for himself: from how many points it counts twice</source>
        <translation>Vsak zase: od koliko točk šteje dvojno</translation>
    </message>
    <message>
        <source>Each for himself: if two players have that many points</source>
        <translation>Vsak zase: če imata toliko točk dva</translation>
    </message>
    <message>
        <source>Each for himself: factor if the payer said kontra</source>
        <translation>Vsak zase: množitelj, če je kontral tisti, ki plača</translation>
    </message>
    <message>
        <source>Each for himself: a renons after one&apos;s own kontra</source>
        <translation>Vsak zase: renons po lastni kontri</translation>
    </message>
    <message>
        <source>Who writes one more for card points</source>
        <translation>Kdo piše en poen več za točke v kartah</translation>
    </message>
    <message>
        <source>How a defender&apos;s renons is written</source>
        <translation>Kako se piše renons nasprotnika</translation>
    </message>
    <message>
        <source>What a written point is worth</source>
        <translation>Koliko je vreden zapisani poen</translation>
    </message>
    <message>
        <source>Each for himself: factor of kontra</source>
        <translation>Vsak zase: množitelj kontre</translation>
    </message>
    <message>
        <source>Each for himself: a renons</source>
        <translation>Vsak zase: renons</translation>
    </message>
    <message>
        <source>Each for himself: a renons after kontra</source>
        <translation>Vsak zase: renons po kontri</translation>
    </message>
</context>
<context>
    <name>ZiriTitles</name>
    <message>
        <source>Basic rules (Osnovna pravila)</source>
        <translation>Osnovna pravila</translation>
    </message>
    <message>
        <source>Dealing (Delitev kart)</source>
        <translation>Delitev kart</translation>
    </message>
    <message>
        <source>The talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Misdeal (Zatalanje)</source>
        <translation>Zatalanje</translation>
    </message>
    <message>
        <source>The sides (Igra)</source>
        <translation>Igra</translation>
    </message>
    <message>
        <source>Bidding the game (Napoved igre)</source>
        <translation>Napoved igre (licitiranje)</translation>
    </message>
    <message>
        <source>Discards (Zaleganje)</source>
        <translation>Zaleganje</translation>
    </message>
    <message>
        <source>Brez talona</source>
        <translation>Brez talona</translation>
    </message>
    <message>
        <source>Counting written points (Štetje poenov)</source>
        <translation>Štetje poenov</translation>
    </message>
    <message>
        <source>Talon and kontra (Začetek igre)</source>
        <translation>Začetek igre</translation>
    </message>
    <message>
        <source>Začetek igre: the talon</source>
        <translation>Začetek igre: talon</translation>
    </message>
    <message>
        <source>Začetek igre: saying kontra</source>
        <translation>Začetek igre: kontriranje</translation>
    </message>
    <message>
        <source>Counting the cards (Štetje kart)</source>
        <translation>Štetje kart</translation>
    </message>
    <message>
        <source>Klop: each for himself</source>
        <translation>Klop</translation>
    </message>
    <message>
        <source>Play of klop</source>
        <translation>Igranje klopa</translation>
    </message>
    <message>
        <source>Kontra in klop</source>
        <translation>Kontra pri klopu</translation>
    </message>
    <message>
        <source>Announcements (Napovedi)</source>
        <translation>Napovedi</translation>
    </message>
    <message>
        <source>The announced Pagat</source>
        <translation>Napovedani pagat</translation>
    </message>
    <message>
        <source>What counts (Način štetja poenov)</source>
        <translation>Način štetja poenov</translation>
    </message>
    <message>
        <source>Renons: punishable breaches</source>
        <translation>Renons</translation>
    </message>
    <message>
        <source>Value of a renons</source>
        <translation>Štetje poenov pri renonsu</translation>
    </message>
    <message>
        <source>Renons between partners</source>
        <translation>Renons soigralcev</translation>
    </message>
    <message>
        <source>Renons by exchanging or looking</source>
        <translation>Renons z menjavo ali pregledovanjem</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Dve karti hkrati</translation>
    </message>
    <message>
        <source>Renons by a wrong discard</source>
        <translation>Renons pri napačnem zaleganju</translation>
    </message>
    <message>
        <source>Renons in klop</source>
        <translation>Renons pri klopu</translation>
    </message>
    <message>
        <source>Other rules (Ostala pravila)</source>
        <translation>Ostala pravila</translation>
    </message>
    <message>
        <source>Wrong lead</source>
        <translation>Napačen začetek</translation>
    </message>
    <message>
        <source>Sale of the game</source>
        <translation>Prodaja igre</translation>
    </message>
    <message>
        <source>Misdeal, before or during play</source>
        <translation>Zatalanje pred igro ali med njo</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Štihi</translation>
    </message>
    <message>
        <source>Written points of a renons (Appendix)</source>
        <translation>Točke pri renonsih med igro</translation>
    </message>
</context>
<context>
    <name>ZiriValues</name>
    <message>
        <source>every player</source>
        <translation>vsak igralec</translation>
    </message>
    <message>
        <source>the holder alone</source>
        <translation>samo imetnik</translation>
    </message>
    <message>
        <source>before the talon is handed out; with four players, until one&apos;s own first card</source>
        <translation>preden se talon razdeli; v štirih do lastne prve karte</translation>
    </message>
    <message>
        <source>until one&apos;s own first card</source>
        <translation>do lastne prve karte</translation>
    </message>
    <message>
        <source>the player on the dealer&apos;s right</source>
        <translation>igralec na delilčevi desni</translation>
    </message>
    <message>
        <source>the bidder</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>an opponent claims it</source>
        <translation>reklamira ga nasprotnik</translation>
    </message>
    <message>
        <source>the referee, at once</source>
        <translation>sodnik, takoj</translation>
    </message>
    <message>
        <source>the referee, after the last trick</source>
        <translation>sodnik, po zadnjem štihu</translation>
    </message>
    <message>
        <source>the side that wins the game</source>
        <translation>stran, ki dobi igro</translation>
    </message>
    <message>
        <source>a bidder who wins</source>
        <translation>igralec, ki igra in dobi</translation>
    </message>
    <message>
        <source>each writes half of the plain amount</source>
        <translation>vsak piše polovico navadnega zneska</translation>
    </message>
    <message>
        <source>each writes half of the doubled amount</source>
        <translation>vsak piše polovico dvojnega zneska</translation>
    </message>
    <message>
        <source>found at the end, and the game lost: the opponents may let the result count</source>
        <translation>odkrito na koncu in igra izgubljena: nasprotniki lahko pustijo veljati izid</translation>
    </message>
    <message>
        <source>by the table, with a share for the bidder</source>
        <translation>po tabeli, z deležem za soloigralca</translation>
    </message>
    <message>
        <source>the whole of it, to the offender</source>
        <translation>cel, kršitelju</translation>
    </message>
    <message>
        <source>one unit from each other player</source>
        <translation>eno enoto od vsakega od drugih igralcev</translation>
    </message>
    <message>
        <source>a unit divided among all players</source>
        <translation>eno enoto, razdeljeno med vse igralce</translation>
    </message>
</context>
</TS>
