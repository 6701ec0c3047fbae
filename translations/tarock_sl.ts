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
        <source>Free software under the GNU General Public License, version 3 or later. The deck may be used under CC BY-SA 4.0.</source>
        <translation>Prosta programska oprema pod licenco GNU General Public License, različica 3 ali novejša. Karte se lahko uporabljajo pod licenco CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>It plays on this computer only and sends nothing anywhere.</source>
        <translation>Igra se samo na tem računalniku, nikamor se nič ne pošilja.</translation>
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
    <name>AnnounceSheet</name>
    <message>
        <source>What</source>
        <translation>Kaj</translation>
    </message>
    <message>
        <source>Announced by</source>
        <translation>Napoveduje</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
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
        <source>Called: {card}</source>
        <translation>Klicana karta: {card}</translation>
    </message>
    <message>
        <source>{item} (cancelled)</source>
        <translation>{item} (ne velja)</translation>
    </message>
    <message>
        <source>{step} to {target}</source>
        <translation>{step}: {target}</translation>
    </message>
</context>
<context>
    <name>Answers</name>
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
    <name>BiddingSheet</name>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Licitiral ni še nihče.</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player}: naprej</translation>
    </message>
    <message>
        <source>{player}: {contract}</source>
        <translation>{player}: {contract}</translation>
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
    <name>ChoiceSentences</name>
    <message>
        <source>Knock: {name}</source>
        <translation>Zabij: {name}</translation>
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
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Naprej</translation>
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
    <message>
        <source>Take the second set</source>
        <translation>Vzemi druge tri karte</translation>
    </message>
    <message>
        <source>Go back to the first set</source>
        <translation>Vrni se k prvim trem kartam</translation>
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
        <source>Let the deal go on</source>
        <translation>Deli dalje</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Zahtevaj novo delitev</translation>
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
        <source>As the rules of this table have it</source>
        <translation>Kakor določajo pravila te mize</translation>
    </message>
    <message>
        <source>It is let pass</source>
        <translation>Brez posledic</translation>
    </message>
    <message>
        <source>{amount} to each other player</source>
        <translation>{amount} vsakemu drugemu igralcu</translation>
    </message>
    <message>
        <source>{amount} to each player who has no part in it</source>
        <translation>{amount} vsakemu igralcu, ki pri tem ni udeležen</translation>
    </message>
    <message>
        <source>{amount} to each other player; nothing is collected, and the partner&apos;s share is paid as well</source>
        <translation>{amount} vsakemu drugemu igralcu; nič ne dobi in plača tudi soigralčev delež</translation>
    </message>
    <message>
        <source>Nothing is collected, and the partner&apos;s share is paid as well</source>
        <translation>Nič ne dobi in plača tudi soigralčev delež</translation>
    </message>
    <message>
        <source>The hand is void, and {amount} to each other player</source>
        <translation>Igra ne velja in {amount} vsakemu drugemu igralcu</translation>
    </message>
    <message>
        <source>The card stays face up and is played at the first chance</source>
        <translation>Karta ostane odkrita in se odigra ob prvi priložnosti</translation>
    </message>
    <message>
        <source>The card goes back to the hand</source>
        <translation>Karta se vrne v roko</translation>
    </message>
    <message>
        <source>The call of the Valat does not count</source>
        <translation>Napovedani valat ne šteje</translation>
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
    <message>
        <source>A loss then counts ×{factor}.</source>
        <translation>Izguba potem šteje ×{factor}.</translation>
    </message>
    <message>
        <source>The card goes to another player, unseen.</source>
        <translation>Karta gre k drugemu igralcu, nihče je ne vidi.</translation>
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
        <source>You drew {card_object}: giving up costs {amount_object} to each player.</source>
        <translation>Iz talona imate {card_object}: če igro prodate, plačate vsakemu igralcu {amount_object}.</translation>
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
        <source>A Valat is called.</source>
        <translation>Napovedan je valat.</translation>
    </message>
    <message>
        <source>Not in your hand: {card}.</source>
        <translation>Te karte nimate: {card}.</translation>
    </message>
    <message>
        <source>A challenge has been made.</source>
        <translation>Kontra je že padla.</translation>
    </message>
    <message>
        <source>This is announced already.</source>
        <translation>To je že napovedano.</translation>
    </message>
    <message>
        <source>This is up to the other side.</source>
        <translation>To je pravica druge strani.</translation>
    </message>
    <message>
        <source>Kings can&apos;t be discarded.</source>
        <translation>Kralja ni dovoljeno založiti.</translation>
    </message>
    <message>
        <source>This card can&apos;t be discarded.</source>
        <translation>Te karte ni dovoljeno založiti.</translation>
    </message>
    <message>
        <source>There are enough other cards to discard.</source>
        <translation>Za zalaganje je dovolj drugih kart.</translation>
    </message>
    <message>
        <source>You still hold the suit led: {suit}.</source>
        <translation>Še imate barvo prve karte: {suit}.</translation>
    </message>
    <message>
        <source>You are out of the suit led ({suit}) and hold a trump.</source>
        <translation>Nimate barve prve karte ({suit}), imate pa taroka.</translation>
    </message>
    <message>
        <source>It is announced for the last trick.</source>
        <translation>Ta karta je napovedana za zadnji štih.</translation>
    </message>
    <message>
        <source>A card lying face up has to be played first.</source>
        <translation>Najprej je na vrsti odkrita karta.</translation>
    </message>
    <message>
        <source>The trick has to be beaten as long as you can.</source>
        <translation>Štih je treba vzeti, dokler se da.</translation>
    </message>
    <message>
        <source>The Pagat stays until it is the last trump.</source>
        <translation>Pagat ostane v roki, dokler ni zadnji tarok.</translation>
    </message>
    <message>
        <source>Skys and Mond lie in the trick: the Pagat takes it and has to be played.</source>
        <translation>V štihu ležita škis in mond: pagat ju pobere in ga je treba vreči.</translation>
    </message>
    <message>
        <source>A trump may be led only from a hand without other suits.</source>
        <translation>Tarok se sme izvreči samo, če v roki ni druge barve.</translation>
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
        <source>Which rule was not kept:</source>
        <translation>Katero pravilo ni bilo upoštevano:</translation>
    </message>
    <message>
        <source>Something is wrong; the referee shall look.</source>
        <translation>Nekaj ni v redu; naj sodnik pogleda.</translation>
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
        <source>packets of twelve to choose from</source>
        <translation>kupi po dvanajst na izbiro</translation>
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
        <source>Nothing differs.</source>
        <translation>Razlik ni.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Razlike</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Predmet</translation>
    </message>
</context>
<context>
    <name>ComparisonSubjects</name>
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
        <source>Who bids first</source>
        <translation>Kdo je prvi igralec</translation>
    </message>
    <message>
        <source>Trump that is asked for first</source>
        <translation>Tarok, ki se išče najprej</translation>
    </message>
    <message>
        <source>The first bidder may pass</source>
        <translation>Prvi igralec sme reči naprej</translation>
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
        <translation>{name}: faktor</translation>
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
        <translation>Faktor izgube po prvih, drugih, tretjih kartah</translation>
    </message>
    <message>
        <source>A talon card is passed on with trumps in hand, at most</source>
        <translation>Karta iz talona se lahko odkloni s taroki v roki, največ</translation>
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
        <source>Throwing in costs, to each player</source>
        <translation>Prodaja igre stane, vsakemu igralcu</translation>
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
        <source>{name}, silent</source>
        <translation>{name}, tihi</translation>
    </message>
    <message>
        <source>{name}, announced</source>
        <translation>{name}, napovedan</translation>
    </message>
    <message>
        <source>{name}: what a challenge goes for</source>
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
        <translation>Brez začete barve je treba dati taroka</translation>
    </message>
    <message>
        <source>Points from which the difference is counted</source>
        <translation>Od koliko točk se šteje razlika</translation>
    </message>
    <message>
        <source>Added to the difference</source>
        <translation>Razliki se prišteje</translation>
    </message>
    <message>
        <source>Divided by</source>
        <translation>Deli se z</translation>
    </message>
    <message>
        <source>Points counted in all</source>
        <translation>Točk skupaj</translation>
    </message>
    <message>
        <source>A tie is lost by</source>
        <translation>Pri enakem številu točk izgubi</translation>
    </message>
    <message>
        <source>Multiplier of a lone player&apos;s tie</source>
        <translation>Faktor pri izenačenju soloigralca</translation>
    </message>
    <message>
        <source>A silent Valat leaves the Pagat unpaid</source>
        <translation>Ob tihem valatu se pagat ne plača</translation>
    </message>
    <message>
        <source>The points of the hand are paid besides a Valat</source>
        <translation>Poleg valata se plačajo tudi točke</translation>
    </message>
    <message>
        <source>A silent Pagat is paid after a failed Valat</source>
        <translation>Po neuspelem valatu se plača tihi pagat</translation>
    </message>
    <message>
        <source>A failed Valat does not count as called</source>
        <translation>Kdaj neuspeli valat ne šteje kot napovedan</translation>
    </message>
    <message>
        <source>After an exposed card dealing goes on if</source>
        <translation>Po obrnjeni karti se deli dalje, če</translation>
    </message>
    <message>
        <source>Each player starts with</source>
        <translation>Vsak igralec začne z</translation>
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
</context>
<context>
    <name>ComparisonValues</name>
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
        <source>the first seat</source>
        <translation>prvo mesto</translation>
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
        <source>the first bidder only</source>
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
        <source>after the talon cards are taken, before discarding</source>
        <translation>po jemanju iz talona, pred zalaganjem</translation>
    </message>
    <message>
        <source>after discarding</source>
        <translation>po zalaganju</translation>
    </message>
    <message>
        <source>the hand as dealt</source>
        <translation>karte, kot so bile razdeljene</translation>
    </message>
    <message>
        <source>the hand with its talon cards</source>
        <translation>karte z vzetimi iz talona</translation>
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
        <source>for the announcement alone</source>
        <translation>samo za to napoved</translation>
    </message>
    <message>
        <source>together with the hand</source>
        <translation>skupaj z igro</translation>
    </message>
    <message>
        <source>only who can know to be an opponent</source>
        <translation>samo kdor lahko ve, da je nasprotnik</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>kdor koli</translation>
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
        <translation>faktor igre</translation>
    </message>
    <message>
        <source>if the opponent who broke it kept a value back</source>
        <translation>če ga je preprečil nasprotnik z zamolčano napovedjo</translation>
    </message>
    <message>
        <source>if any opponent kept a value back</source>
        <translation>če je kateri koli nasprotnik zamolčal napoved</translation>
    </message>
    <message>
        <source>if a judge decides so</source>
        <translation>če tako odloči sodnik</translation>
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
        <source>before the talon is touched</source>
        <translation>preden se kdo dotakne talona</translation>
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
        <source>no remedy</source>
        <translation>brez posledic</translation>
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
        <source>play goes on</source>
        <translation>igra se nadaljuje</translation>
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
        <source>the holder may challenge</source>
        <translation>imetnik sme dati kontro</translation>
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
        <source>the offender bears the hand</source>
        <translation>igro nosi kršitelj</translation>
    </message>
    <message>
        <source>the dealer pays everybody&apos;s loss</source>
        <translation>delilec plača izgubo vsakemu</translation>
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
        <source>the right first bidder plays next</source>
        <translation>naslednjič je prvi igralec pravi</translation>
    </message>
    <message>
        <source>all others agree</source>
        <translation>soglašajo vsi drugi</translation>
    </message>
    <message>
        <source>most of the others agree</source>
        <translation>soglaša večina drugih</translation>
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
        <source>fine from offender and first bidder to each player: {amount}</source>
        <translation>kazen od kršitelja in prvega igralca vsakemu igralcu: {amount}</translation>
    </message>
    <message>
        <source>fine from offender and first bidder to each uninvolved player: {amount}</source>
        <translation>kazen od kršitelja in prvega igralca vsakemu nevpletenemu: {amount}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>od {least} do {most}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Shranjevanje ni uspelo. {details}</translation>
    </message>
    <message>
        <source>The program made a mistake. The hand is safe; the details are in {file}.</source>
        <translation>V programu je prišlo do napake. Igra je na varnem; podrobnosti so v datoteki {file}.</translation>
    </message>
    <message>
        <source>The program made a mistake. The hand is safe on disk.</source>
        <translation>V programu je prišlo do napake. Igra je na varnem na disku.</translation>
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
        <source>Everybody else looks away.</source>
        <translation>Drugi naj ne gledajo.</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
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
        <translation>Ali zabijte in povejte, kako naj se deli:</translation>
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
    <name>DeclareSheet</name>
    <message>
        <source>The hand holds none of the values.</source>
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
    <name>Desk</name>
    <message>
        <source>The settings were damaged; the file was kept under a new name. {details}</source>
        <translation>Nastavitve so bile poškodovane; datoteka je shranjena pod novim imenom. {details}</translation>
    </message>
    <message>
        <source>A saved game is damaged and was kept under a new name. {details}</source>
        <translation>Shranjena igra je poškodovana in je ostala shranjena pod novim imenom. {details}</translation>
    </message>
    <message>
        <source>This could not be saved. {details}</source>
        <translation>Shranjevanje ni uspelo. {details}</translation>
    </message>
    <message>
        <source>{player} did not know what to do and took the next best.</source>
        <translation>{player} ne najde odločitve in izbere prvo možnost.</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>These must go: {cards}</source>
        <translation>Založiti je treba: {cards}</translation>
    </message>
    <message>
        <source>Tarocks are laid away face up.</source>
        <translation>Taroki se založijo odkrito.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Počisti izbiro</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Založi</translation>
    </message>
    <message>
        <source>Selected: {selected} of {count}</source>
        <translation>Izbrano: {selected} od {count}</translation>
    </message>
    <message>
        <source>Click cards of your hand, or press Space on them.</source>
        <translation>Kliknite karte v roki ali na njih pritisnite preslednico.</translation>
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
        <source>{seat} bids first.</source>
        <translation>{seat} začenja licitacijo.</translation>
    </message>
    <message>
        <source>{seat} bids first, holding {card_object}.</source>
        <translation>{seat} ima {card_object} in začenja licitacijo.</translation>
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
        <source>{seat} plays {name}.</source>
        <translation>{seat} igra igro {name}.</translation>
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
        <source>Holder of the called card: {seat}</source>
        <translation>Klicano karto ima: {seat}</translation>
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
        <source>The talon card is offered to: {seat}</source>
        <translation>Karto iz talona lahko sprejme: {seat}</translation>
    </message>
    <message>
        <source>{seat} refuses the talon card.</source>
        <translation>{seat} zavrne karto iz talona.</translation>
    </message>
    <message>
        <source>Nobody takes the talon card; it stays face down.</source>
        <translation>Karte iz talona ne vzame nihče; ostane zakrita.</translation>
    </message>
    <message>
        <source>All cards go back to the dealer, who shuffles again.</source>
        <translation>Vse karte se vrnejo delilcu in se znova mešajo.</translation>
    </message>
    <message>
        <source>The bidding begins again with: {seat}</source>
        <translation>Licitacija se začne znova, prvi na vrsti je: {seat}</translation>
    </message>
    <message>
        <source>{seat} lays the trick on another pile: {other}</source>
        <translation>{seat} odloži štih na drug kup: {other}</translation>
    </message>
    <message>
        <source>{seat} takes the discards back.</source>
        <translation>{seat} vzame založene karte nazaj.</translation>
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
        <source>{seat} says {step} to: {target}.</source>
        <translation>{seat} reče {step} na napoved: {target}.</translation>
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
        <source>{seat} begins in the place of another player.</source>
        <translation>{seat} začne namesto drugega igralca.</translation>
    </message>
    <message>
        <source>{seat} lets the deal go on.</source>
        <translation>{seat} pusti, da se deli dalje.</translation>
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
        <source>{seat} borrows {amount_object} from the bank.</source>
        <translation>{seat} si izposodi iz banke {amount_object}.</translation>
    </message>
</context>
<context>
    <name>GuardTexts</name>
    <message>
        <source>It is not carried out here.</source>
        <translation>Tu se to ne izvede.</translation>
    </message>
    <message>
        <source>It is not carried out here: {seat} chooses again.</source>
        <translation>Tu se to ne izvede: {seat} izbira znova.</translation>
    </message>
    <message>
        <source>By the rule sheet: {consequence}</source>
        <translation>Po pravilniku: {consequence}</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>The round is closed.</source>
        <translation>Krog je zaključen.</translation>
    </message>
    <message>
        <source>The table is ready.</source>
        <translation>Miza je pripravljena.</translation>
    </message>
    <message>
        <source>Hand {number} is over.</source>
        <translation>Igra {number} je končana.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}: {points}</translation>
    </message>
    <message>
        <source>{contract}, card points: {points}</source>
        <translation>{contract}, točke: {points}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova igra</translation>
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
        <source>Next hand</source>
        <translation>Naslednja igra</translation>
    </message>
</context>
<context>
    <name>IncidentDialog</name>
    <message>
        <source>Show an incident</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article number or words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule sheet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n irregularity(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IncidentShow</name>
    <message numerus="yes">
        <source>Before the first of %n step(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Step {number} of {last}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another incident…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
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
        <source>What would be right: {sentence}</source>
        <translation>Kaj bi bilo prav: {sentence}</translation>
    </message>
    <message>
        <source>What follows: {sentence}</source>
        <translation>Kaj sledi: {sentence}</translation>
    </message>
    <message>
        <source>Payments of all seats: {amounts}</source>
        <translation>Plačila vseh igralcev: {amounts}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tipke</translation>
    </message>
    <message>
        <source>Move along the cards of the hand</source>
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
        <source>Hearts, diamonds, spades, clubs, tarocks of the hand</source>
        <translation>Srce, kara, pik, križ, taroki v roki</translation>
    </message>
    <message>
        <source>Play the card, press the button</source>
        <translation>Vrzi karto, pritisni gumb</translation>
    </message>
    <message>
        <source>Select a card for the discard</source>
        <translation>Izberi karto za zalaganje</translation>
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
    <name>Ledger</name>
    <message>
        <source>Bank loan: {amount}</source>
        <translation>Posojilo iz banke: {amount}</translation>
    </message>
    <message>
        <source>Sum of the sheet</source>
        <translation>Kontrolna vsota</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Dnevnik</translation>
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
        <source>Incident · Tarock Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn · {title}</source>
        <translation>Na vrsti ste · {title}</translation>
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
        <source>refuses what breaks a rule and explains it</source>
        <translation>ne dovoli, kar krši pravila, in pojasni zakaj</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravila:</translation>
    </message>
    <message>
        <source>The referee:</source>
        <translation>Sodnik:</translation>
    </message>
    <message>
        <source>People at the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes counter-clockwise. With several people at this screen a curtain falls whenever another one is to act; with none the computer plays alone.</source>
        <translation>Igra se v nasprotni smeri urnega kazalca. Če je za zaslonom več ljudi, se spusti zavesa vsakič, ko je na vrsti drug človek; brez ljudi igra računalnik sam.</translation>
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
        <source>Who plays on seat {number}</source>
        <translation>Kdo igra na mestu {number}</translation>
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
        <source>computer, clumsy</source>
        <translation>računalnik, nepazljiv igralec</translation>
    </message>
    <message>
        <source>computer ({level})</source>
        <translation>računalnik ({level})</translation>
    </message>
    <message>
        <source>warns before a rule is broken</source>
        <translation>opozori, preden je pravilo kršeno</translation>
    </message>
    <message>
        <source>lets everything happen and rules on it</source>
        <translation>dovoli vse in o tem odloči</translation>
    </message>
    <message>
        <source>An act that breaks a rule is not carried out; the referee says which rule it is and what would be right.</source>
        <translation>Kar krši pravila, se ne izvede; sodnik pove, za katero pravilo gre in kaj bi bilo prav.</translation>
    </message>
    <message>
        <source>The referee explains what would be broken; done all the same, the act counts and the sheet&apos;s consequences follow.</source>
        <translation>Sodnik vnaprej pojasni, kaj bi bilo kršeno; če se dejanje vseeno izvede, velja, posledice pa določa pravilnik.</translation>
    </message>
    <message>
        <source>As in a tournament: nobody helps, nothing is taken back, and the referee rules when a breach comes to light or somebody calls him.</source>
        <translation>Kot na turnirju: nihče ne pomaga, nič se ne vzame nazaj, sodnik pa odloči, ko pride kršitev na dan ali ko ga kdo pokliče.</translation>
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
    <name>OpeningTexts</name>
    <message>
        <source>The talon is turned up: {cards}</source>
        <translation>Talon se odkrije: {cards}</translation>
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
        <source>{seat} chooses: {way}</source>
        <translation>{seat} izbere: {way}</translation>
    </message>
    <message numerus="yes">
        <source>The next %n hand(s) count double.</source>
        <translation>
            <numerusform>Naslednja %n igra šteje dvojno.</numerusform>
            <numerusform>Naslednji %n igri štejeta dvojno.</numerusform>
            <numerusform>Naslednje %n igre štejejo dvojno.</numerusform>
            <numerusform>Naslednjih %n iger šteje dvojno.</numerusform>
        </translation>
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
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Nastavitve</translation>
    </message>
</context>
<context>
    <name>PromptSentences</name>
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
        <source>{seat} exposed a card in dealing: {card}. Does the deal go on?</source>
        <translation>{seat} pri delitvi obrne karto: {card}. Ali se deli dalje?</translation>
    </message>
    <message>
        <source>{seat} bids {name}. Do you bid higher?</source>
        <translation>{seat} licitira igro {name}. Jo želite preseči?</translation>
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
    <message>
        <source>Take the talon card, or pass it on unseen?</source>
        <translation>Želite vzeti karto iz talona ali jo nevideno odkloniti?</translation>
    </message>
    <message>
        <source>{seat} passes on a talon card, unseen. Do you take it?</source>
        <translation>{seat} odklanja karto iz talona, ki je ni videl nihče. Jo sprejmete?</translation>
    </message>
    <message>
        <source>Which talon cards do you play with?</source>
        <translation>S katerimi kartami iz talona igrate?</translation>
    </message>
    <message>
        <source>Which trump do you call?</source>
        <translation>Katerega taroka kličete?</translation>
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
        <source>{seat} asks whether everybody is ready.</source>
        <translation>{seat} vpraša, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>Ask whether everybody is ready.</source>
        <translation>Vprašajte, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>Lead a card.</source>
        <translation>Začnite štih.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}.</source>
        <translation>Odgovorite z isto barvo: {suit}.</translation>
    </message>
    <message>
        <source>You are out of the suit led ({suit}): play a trump.</source>
        <translation>Nimate barve prve karte ({suit}): vrzite taroka.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Vrzite katero koli karto.</translation>
    </message>
</context>
<context>
    <name>PromptSheet</name>
    <message>
        <source>Not now: {choice}. {reason}</source>
        <translation>Zdaj ne: {choice}. {reason}</translation>
    </message>
</context>
<context>
    <name>PublicRulingSentences</name>
    <message>
        <source>{seat} holds too many trumps to pass on the talon card.</source>
        <translation>{seat} ima v roki preveč tarokov in karte iz talona ne more odkloniti.</translation>
    </message>
    <message>
        <source>{seat} discarded a king, but kings stay in the hand.</source>
        <translation>{seat} zalaga kralja, kralji pa ostanejo v roki.</translation>
    </message>
    <message>
        <source>{seat} discarded a card that has to stay in the hand.</source>
        <translation>{seat} zalaga karto, ki mora ostati v roki.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump face down, but a trump lies face up.</source>
        <translation>{seat} zalaga taroka zakrito, tarok pa se zalaga odkrito.</translation>
    </message>
    <message>
        <source>{seat} discarded a trump although other cards could be discarded.</source>
        <translation>{seat} zalaga taroka, čeprav je mogoče založiti druge karte.</translation>
    </message>
    <message>
        <source>{seat} made an announcement that only the holder of the card can make.</source>
        <translation>{seat} napoveduje, kar sme napovedati le imetnik karte.</translation>
    </message>
</context>
<context>
    <name>RefereeCommands</name>
    <message>
        <source>Call the &amp;referee…</source>
        <translation>Pokliči &amp;sodnika …</translation>
    </message>
    <message>
        <source>Has the &amp;called trump been played?</source>
        <translation>Ali je klicani tarok že pa&amp;del?</translation>
    </message>
    <message>
        <source>Show an &amp;incident…</source>
        <translation type="unfinished"></translation>
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
        <source>Open the rule</source>
        <translation>Odpri pravilo</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaži</translation>
    </message>
    <message>
        <source>Rulings of this hand</source>
        <translation>Odločitve v tej igri</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>Menu</source>
        <translation>Meni</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Igra {number}</translation>
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
</context>
<context>
    <name>RightSentences</name>
    <message>
        <source>The deck is shuffled thoroughly before every hand.</source>
        <translation>Pred vsako igro se karte temeljito premešajo.</translation>
    </message>
    <message>
        <source>Enough cards lie in both parts of the cut deck.</source>
        <translation>V obeh delih privzdignjenega kupa ostane dovolj kart.</translation>
    </message>
    <message>
        <source>One of the ways of dealing on the sheet is chosen.</source>
        <translation>Izbere se eden od načinov deljenja iz pravilnika.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts or knocks.</source>
        <translation>Privzdigne ali zabije igralec na delilčevi levi.</translation>
    </message>
    <message>
        <source>Cards are dealt face down.</source>
        <translation>Karte se delijo zakrite.</translation>
    </message>
    <message>
        <source>Nobody looks at the bottom card.</source>
        <translation>Spodnje karte ne pogleda nihče.</translation>
    </message>
    <message>
        <source>Every hand and the talon get the right number of cards.</source>
        <translation>Vsak igralec in talon dobijo pravo število kart.</translation>
    </message>
    <message>
        <source>Cards are not shown before they are played.</source>
        <translation>Karte se ne kažejo, dokler niso odigrane.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next; the others follow counterclockwise.</source>
        <translation>Kdor vzame štih, začne naslednjega; drugi igrajo za njim v nasprotni smeri urnega kazalca.</translation>
    </message>
    <message>
        <source>The bids go round counterclockwise, beginning with the first bidder.</source>
        <translation>Licitira se v nasprotni smeri urnega kazalca, začne prvi igralec.</translation>
    </message>
    <message>
        <source>Everybody acts in turn, counterclockwise.</source>
        <translation>Vsak je na vrsti po vrstnem redu, v nasprotni smeri urnega kazalca.</translation>
    </message>
    <message>
        <source>Bids are made before the talon is touched.</source>
        <translation>Licitira se, preden se kdo dotakne talona.</translation>
    </message>
    <message>
        <source>Values, announcements and challenges come before the first card.</source>
        <translation>Napovedi in kontre so na vrsti pred prvo karto.</translation>
    </message>
    <message>
        <source>Values and announcements come before the first challenge.</source>
        <translation>Napovedi so na vrsti pred prvo kontro.</translation>
    </message>
    <message>
        <source>Before the first card the leader asks whether everybody is ready.</source>
        <translation>Pred prvo karto se vpraša, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>The first bidder names one of the games.</source>
        <translation>Prvi igralec izbere eno od iger.</translation>
    </message>
    <message>
        <source>The bidding begins with the player whose turn it is to be first.</source>
        <translation>Licitacijo začne tisti, ki je na vrsti kot prvi.</translation>
    </message>
    <message>
        <source>A bid outranks the one before it; otherwise one passes.</source>
        <translation>Naslednja igra mora biti višja od prejšnje; sicer se reče naprej.</translation>
    </message>
    <message>
        <source>A talon card is passed on only by a hand with few trumps, never by the bidder.</source>
        <translation>Karto iz talona sme odkloniti le roka z malo taroki, glavni igralec pa nikoli.</translation>
    </message>
    <message>
        <source>The talon cards are shown before others are taken for them.</source>
        <translation>Karte iz talona se pokažejo, preden se zanje vzamejo druge.</translation>
    </message>
    <message>
        <source>The hand is played unless a drawn card gives the right to throw it in.</source>
        <translation>Igra se igra, razen če vzeta karta daje pravico, da se proda.</translation>
    </message>
    <message>
        <source>The highest callable trump missing in the hand is called; who holds the XIX may call that.</source>
        <translation>Kliče se najvišji tarok s seznama, ki ga v roki ni; kdor ima XIX, sme klicati tudi tega.</translation>
    </message>
    <message>
        <source>As many cards are discarded as were taken from the talon.</source>
        <translation>Založi se toliko kart, kolikor se jih vzame iz talona.</translation>
    </message>
    <message>
        <source>Other suit cards are discarded, never a king.</source>
        <translation>Zalagajo se druge barvne karte, kralj nikoli.</translation>
    </message>
    <message>
        <source>Other cards are discarded.</source>
        <translation>Zalagajo se druge karte.</translation>
    </message>
    <message>
        <source>A trump that has to be discarded lies face up.</source>
        <translation>Tarok, ki ga je treba založiti, leži odkrito.</translation>
    </message>
    <message>
        <source>Trumps are discarded only when there are not enough other cards.</source>
        <translation>Taroki se zalagajo le, če ni dovolj drugih kart.</translation>
    </message>
    <message>
        <source>Only values that the hand holds are declared.</source>
        <translation>Napove se le to, za kar so karte v roki.</translation>
    </message>
    <message>
        <source>Of several values of one kind only the best is declared.</source>
        <translation>Od več napovedi iste vrste se napove le najboljša.</translation>
    </message>
    <message>
        <source>Only the holder of the card makes this announcement.</source>
        <translation>To sme napovedati le imetnik karte.</translation>
    </message>
    <message>
        <source>Who takes the last trick with the Pagat has the right number of cards.</source>
        <translation>Kdor vzame zadnji štih s pagatom, ima pravo število kart.</translation>
    </message>
    <message>
        <source>Beside a called Valat no Pagat is announced.</source>
        <translation>Ob napovedanem valatu se pagat ne napove.</translation>
    </message>
    <message>
        <source>Each announcement is made once.</source>
        <translation>Vsaka napoved se pove enkrat.</translation>
    </message>
    <message>
        <source>Only the bidder&apos;s side announces it.</source>
        <translation>To napove le stran glavnega igralca.</translation>
    </message>
    <message>
        <source>The two sides challenge by turns; the opponents of the bidder or announcer begin.</source>
        <translation>Strani kontrirata izmenično; začnejo nasprotniki glavnega igralca ali napovedovalca.</translation>
    </message>
    <message>
        <source>The words of challenge come in their order, by turns of the two sides.</source>
        <translation>Kontre si sledijo po vrsti, strani se izmenjujeta.</translation>
    </message>
    <message>
        <source>As long as the hand holds the suit led, a card of that suit is played.</source>
        <translation>Dokler je v roki barva prve karte, se vrže karta te barve.</translation>
    </message>
    <message>
        <source>A hand without the suit led plays a trump as long as it holds one.</source>
        <translation>Brez barve prve karte se vrže tarok, dokler je kateri v roki.</translation>
    </message>
    <message>
        <source>An announced Pagat stays in the hand until the last trick, if other cards are allowed.</source>
        <translation>Napovedani pagat ostane v roki do zadnjega štiha, če je dovoljena druga karta.</translation>
    </message>
    <message>
        <source>A bidder who draws the trump to be called may throw in the hand.</source>
        <translation>Glavni igralec, ki iz talona dobi taroka za klicanje, sme igro prodati.</translation>
    </message>
    <message>
        <source>A value is paid only if it is declared before the first card.</source>
        <translation>Napoved se plača le, če je izrečena pred prvo karto.</translation>
    </message>
    <message>
        <source>The bidder calls a trump before the first card.</source>
        <translation>Glavni igralec kliče taroka pred prvo karto.</translation>
    </message>
    <message>
        <source>An announced Pagat has to win the last trick.</source>
        <translation>Napovedani pagat mora vzeti zadnji štih.</translation>
    </message>
    <message>
        <source>A card that beats the trick is played if one of the allowed cards does.</source>
        <translation>Kdor lahko z dovoljeno karto vzame štih, ga mora vzeti.</translation>
    </message>
    <message>
        <source>The Pagat is played only when it is the last trump in the hand.</source>
        <translation>Pagat se vrže šele, ko je zadnji tarok v roki.</translation>
    </message>
    <message>
        <source>When Skys and Mond lie in the trick, the Pagat beats them and is played.</source>
        <translation>Če v štihu ležita škis in mond, ju pagat premaga in ga je treba vreči.</translation>
    </message>
    <message>
        <source>A trump is led only when the hand holds nothing else.</source>
        <translation>Tarok se izvrže samo, če v roki ni ničesar drugega.</translation>
    </message>
    <message>
        <source>A card lying face up is played as soon as it is allowed.</source>
        <translation>Odkrita karta se odigra, takoj ko je dovoljena.</translation>
    </message>
    <message>
        <source>Every hand holds one card for each trick still to be played.</source>
        <translation>V roki je toliko kart, kolikor štihov še ostane.</translation>
    </message>
    <message>
        <source>A trick lies with the side that won it.</source>
        <translation>Štih leži pri strani, ki ga je dobila.</translation>
    </message>
    <message>
        <source>Everybody plays at the table that is due.</source>
        <translation>Vsak igra za mizo, ki mu je določena.</translation>
    </message>
    <message>
        <source>What the sheet leaves open is decided by a judge.</source>
        <translation>Česar pravilnik ne ureja, odloči sodnik.</translation>
    </message>
    <message>
        <source>The other judges decide: nobody rules at the own table.</source>
        <translation>Odločijo drugi sodniki: za lastno mizo ne odloča nihče.</translation>
    </message>
    <message>
        <source>What is owed to the bank is taken off the score.</source>
        <translation>Dolg banki se odšteje od rezultata.</translation>
    </message>
    <message>
        <source>The scores are checked until they come to the right total.</source>
        <translation>Rezultati se preverjajo, dokler se vsota ne ujema.</translation>
    </message>
    <message>
        <source>Every value that the hand holds is declared before the first card.</source>
        <translation>Vse, kar je v roki, se napove pred prvo karto.</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
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
        <source>Card exposed in dealing, let pass</source>
        <translation>Obrnjena karta pri delitvi, brez ugovora</translation>
    </message>
    <message>
        <source>Card exposed in dealing, objected to</source>
        <translation>Obrnjena karta pri delitvi, z ugovorom</translation>
    </message>
    <message>
        <source>Five-point card exposed in dealing</source>
        <translation>Obrnjena karta za pet točk pri delitvi</translation>
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
        <source>Speaking up after the first card</source>
        <translation>Napoved po prvi karti</translation>
    </message>
    <message>
        <source>Announcing after a challenge</source>
        <translation>Napoved po kontri</translation>
    </message>
    <message>
        <source>Lead without asking the others</source>
        <translation>Začetek brez vprašanja</translation>
    </message>
    <message>
        <source>The first bidder passes</source>
        <translation>Prvi igralec reče naprej</translation>
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
        <source>Wrong first bidder</source>
        <translation>Napačen prvi igralec</translation>
    </message>
    <message>
        <source>Passing on a talon card without the right</source>
        <translation>Neupravičeno odklonjena karta iz talona</translation>
    </message>
    <message>
        <source>Throwing in without the right</source>
        <translation>Neupravičena prodaja igre</translation>
    </message>
    <message>
        <source>Throwing in by right</source>
        <translation>Upravičena prodaja igre</translation>
    </message>
    <message>
        <source>Wrong card called</source>
        <translation>Napačno klicana karta</translation>
    </message>
    <message>
        <source>No call</source>
        <translation>Brez klica</translation>
    </message>
    <message>
        <source>Wrong number of discards</source>
        <translation>Napačno število založenih kart</translation>
    </message>
    <message>
        <source>Trick not beaten</source>
        <translation>Štih ni vzet</translation>
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
        <translation>Tarok izvržen iz roke z drugimi barvami</translation>
    </message>
    <message>
        <source>Sitting at the wrong table</source>
        <translation>Igralec za napačno mizo</translation>
    </message>
    <message>
        <source>A judge at the own table</source>
        <translation>Sodnik za lastno mizo</translation>
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
        <source>Valat broken after a false declaration</source>
        <translation>Valat, preprečen po napačni napovedi</translation>
    </message>
    <message>
        <source>Valat broken after an undeclared value</source>
        <translation>Valat, preprečen po zamolčani napovedi</translation>
    </message>
    <message>
        <source>Card announced by another than its holder</source>
        <translation>Karto napove nekdo drug, ne imetnik</translation>
    </message>
    <message>
        <source>Pagat announced beside a Valat</source>
        <translation>Pagat, napovedan poleg valata</translation>
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
        <source>Pagat with a wrong number of cards</source>
        <translation>Pagat ob napačnem številu kart</translation>
    </message>
    <message>
        <source>Announced Pagat had to be played early</source>
        <translation>Napovedani pagat je moral ven prej</translation>
    </message>
    <message>
        <source>Announced Pagat lost in the last trick</source>
        <translation>Napovedani pagat, izgubljen v zadnjem štihu</translation>
    </message>
    <message>
        <source>Challenge by the wrong side</source>
        <translation>Kontra napačne strani</translation>
    </message>
    <message>
        <source>Wrong word of challenge</source>
        <translation>Napačna stopnja kontre</translation>
    </message>
    <message>
        <source>Failing to follow suit</source>
        <translation>Ni odgovorjeno z isto barvo</translation>
    </message>
    <message>
        <source>Failing to play a trump</source>
        <translation>Ni dan tarok</translation>
    </message>
    <message>
        <source>Announced Pagat played early</source>
        <translation>Napovedani pagat, vržen prezgodaj</translation>
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
        <source>Score sheet does not add up</source>
        <translation>Točkovni list se ne izide</translation>
    </message>
    <message>
        <source>Loan at the end of the round</source>
        <translation>Posojilo ob koncu kroga</translation>
    </message>
    <message>
        <source>Disputed case</source>
        <translation>Sporen primer</translation>
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
        <source>In our own words. The sheet: {title}</source>
        <translation>Z našimi besedami. Pravilnik: {title}</translation>
    </message>
    <message>
        <source>Article {number}</source>
        <translation>Člen {number}</translation>
    </message>
</context>
<context>
    <name>RulingSentences</name>
    <message numerus="yes">
        <source>{seat} shuffled %n time(s); the sheet wants at least {least}.</source>
        <translation>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
            <numerusform>{seat} meša %n-krat; po pravilniku naj bo najmanj {least}-krat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cut %n card(s) deep; the sheet wants at least {least}.</source>
        <translation>
            <numerusform>{seat} privzdigne %n karto; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n karti; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n karte; po pravilniku naj jih bo najmanj {least}.</numerusform>
            <numerusform>{seat} privzdigne %n kart; po pravilniku naj jih bo najmanj {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} asked for a way of dealing that the sheet does not offer: {name}.</source>
        <translation>{seat} želi način deljenja, ki ga pravilnik ne ponuja: {name}.</translation>
    </message>
    <message>
        <source>{seat} wanted to cut or knock, but this is up to {right}.</source>
        <translation>{seat} želi privzdigniti ali zabiti, a na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card in dealing: {card}.</source>
        <translation>{seat} pri delitvi obrne karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a king or a trump in dealing: {card}.</source>
        <translation>{seat} pri delitvi obrne kralja ali taroka: {card}.</translation>
    </message>
    <message>
        <source>{seat} exposed a card in dealing, and a new deal is wanted: {card}.</source>
        <translation>{seat} pri delitvi obrne karto in zahteva se nova delitev: {card}.</translation>
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
        <source>{seat} dealt a wrong number of cards.</source>
        <translation>{seat} razdeli napačno število kart.</translation>
    </message>
    <message>
        <source>{seat} exposed a card: {card}.</source>
        <translation>{seat} pokaže karto: {card}.</translation>
    </message>
    <message>
        <source>{seat} lost a card without playing it and has a wrong number of cards.</source>
        <translation>{seat} izgubi karto, brez igranja in ima napačno število kart.</translation>
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
        <source>{seat} wants to rule as a judge and plays at this table.</source>
        <translation>{seat} želi odločati kot sodnik in igra za to mizo.</translation>
    </message>
    <message>
        <source>{seat} began the bidding in the place of: {right}.</source>
        <translation>{seat} začne licitacijo, čeprav je prvi na vrsti: {right}.</translation>
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
        <source>It was not {seat}&apos;s turn to play: {right} is next.</source>
        <translation>{seat} želi igrati mimo vrstnega reda: na vrsti je {right}.</translation>
    </message>
    <message>
        <source>It was not {seat}&apos;s turn to bid: {right} is next.</source>
        <translation>{seat} licitira mimo vrstnega reda: na vrsti je {right}.</translation>
    </message>
    <message>
        <source>It was not {seat}&apos;s turn: {right} is next.</source>
        <translation>{seat} ne upošteva vrstnega reda: na vrsti je {right}.</translation>
    </message>
    <message>
        <source>{seat} bids after the bidding is over.</source>
        <translation>{seat} licitira, ko je licitacija že končana.</translation>
    </message>
    <message>
        <source>{seat} declares, announces or challenges after the first card was led.</source>
        <translation>{seat} napoveduje ali kontrira, ko je prva karta že na mizi.</translation>
    </message>
    <message>
        <source>{seat} declares or announces after a challenge was made.</source>
        <translation>{seat} napoveduje šele po kontri.</translation>
    </message>
    <message>
        <source>{seat} leads without asking whether everybody is ready.</source>
        <translation>{seat} začenja brez vprašanja, ali so vsi pripravljeni.</translation>
    </message>
    <message>
        <source>{seat} bids first and can&apos;t pass.</source>
        <translation>{seat} začenja licitacijo in ne more reči naprej.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t bid {name}: it does not outrank the bid that stands.</source>
        <translation>{seat} ne more licitirati igre {name}: ni višja od zadnje igre.</translation>
    </message>
    <message numerus="yes">
        <source>With %n trump(s) in hand {seat} can&apos;t pass on the talon card: at most {most} allow it.</source>
        <translation>
            <numerusform>{seat} ima v roki %n taroka, zato karte iz talona ne more odkloniti: sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} ima v roki %n taroka, zato karte iz talona ne more odkloniti: sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} ima v roki %n taroke, zato karte iz talona ne more odkloniti: sme jih biti največ {most}.</numerusform>
            <numerusform>{seat} ima v roki %n tarokov, zato karte iz talona ne more odkloniti: sme jih biti največ {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} is the bidder and can&apos;t pass on talon cards.</source>
        <translation>{seat} vodi igro in kart iz talona ne more odkloniti.</translation>
    </message>
    <message>
        <source>{seat} has no right to throw in this hand.</source>
        <translation>{seat} nima pravice prodati te igre.</translation>
    </message>
    <message>
        <source>{seat} drew the trump to be called and throws the hand in.</source>
        <translation>{seat} iz talona dobi taroka, ki bi ga bilo treba klicati, in igro proda.</translation>
    </message>
    <message>
        <source>{seat} called {card_object}, which this hand does not allow.</source>
        <translation>{seat} kliče {card_object}, česar te karte ne dovoljujejo.</translation>
    </message>
    <message>
        <source>Can be called: {cards}.</source>
        <translation>Klicati je mogoče: {cards}.</translation>
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
    <message>
        <source>{seat} discarded {card_object}, but kings stay in the hand.</source>
        <translation>{seat} zalaga {card_object}, kralji pa ostanejo v roki.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object}, but this card stays in the hand.</source>
        <translation>{seat} zalaga {card_object}, ta karta pa ostane v roki.</translation>
    </message>
    <message>
        <source>{seat} discarded {card_object} face down, but a trump lies face up.</source>
        <translation>{seat} zalaga {card_object} zakrito, tarok pa se zalaga odkrito.</translation>
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
        <translation>{seat} napoveduje {name} brez potrebnih kart.</translation>
    </message>
    <message>
        <source>{seat} declared {name} beside another value of the same kind.</source>
        <translation>{seat} napoveduje {name} poleg druge napovedi iste vrste.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce it: only the holder of this card can ({card}).</source>
        <translation>{seat} tega ne more napovedati: sme le imetnik te karte ({card}).</translation>
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
        <source>The Valat was broken after {seat} had kept a value back.</source>
        <translation>Valat ni uspel, napoved pa je ostala zamolčana: {seat}.</translation>
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
        <source>{seat} can&apos;t announce the Pagat, because a Valat is called.</source>
        <translation>{seat} ne more napovedati pagata, ker je napovedan valat.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce {name}, because it is announced already.</source>
        <translation>{seat} ne more znova napovedati, kar je že napovedano: {name}.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t announce {name}: only the bidder&apos;s side can.</source>
        <translation>{seat} tega ne more napovedati ({name}): sme le stran glavnega igralca.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t say {name}: this is up to the other side.</source>
        <translation>{seat} ne more reči {name}: na vrsti je druga stran.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t say {name} now: another word of challenge is due.</source>
        <translation>{seat} zdaj ne more reči {name}: na vrsti je druga kontra.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t challenge what is not announced: {name}.</source>
        <translation>{seat} ne more kontrirati, česar ni nihče napovedal: {name}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} but still holds the suit led: {suit}.</source>
        <translation>{seat} vrže {card_object}, a še ima barvo prve karte: {suit}.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}: without the suit led ({suit}) it has to be a trump.</source>
        <translation>{seat} vrže {card_object}: brez barve prve karte ({suit}) je obvezno dati taroka.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although a card that beats the trick was allowed.</source>
        <translation>{seat} vrže {card_object}, čeprav bi dovoljena karta vzela štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} while other trumps were still in the hand.</source>
        <translation>{seat} vrže {card_object}, v roki pa so še drugi taroki.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} instead of the Pagat, which takes Skys and Mond.</source>
        <translation>{seat} vrže {card_object} namesto pagata, ki pobere škisa in monda.</translation>
    </message>
    <message>
        <source>{seat} led {card_object} while the hand still held other suits.</source>
        <translation>{seat} izvrže {card_object}, v roki pa so še druge barve.</translation>
    </message>
    <message>
        <source>{seat} played {card_object}, which is announced for the last trick.</source>
        <translation>{seat} vrže {card_object}, čeprav je ta karta napovedana za zadnji štih.</translation>
    </message>
    <message>
        <source>{seat} played {card_object} although a card lying face up has to be played first.</source>
        <translation>{seat} vrže {card_object}, čeprav je najprej na vrsti odkrita karta.</translation>
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
        <source>{seat} can&apos;t do this now.</source>
        <translation>{seat} tega zdaj ne more storiti.</translation>
    </message>
    <message>
        <source>{seat} can&apos;t do this.</source>
        <translation>{seat} tega ne more storiti.</translation>
    </message>
    <message>
        <source>A ruling was reopened: the judge has to decide it first.</source>
        <translation>Ena odločitev je znova odprta: najprej mora odločiti sodnik.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Show the calculation</source>
        <translation>Pokaži izračun</translation>
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
    <name>ScoreSentences</name>
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
        <source>Penalty, {name}: {seat}</source>
        <translation>Kazen, {name}: {seat}</translation>
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
        <source>{points} of {total} points, {least} needed</source>
        <translation>{points} od {total} točk, potrebnih {least}</translation>
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
        <translation>{a} ÷ 10, zaokroženo: {result}</translation>
    </message>
    <message>
        <source>A tie is lost for the bidder.</source>
        <translation>Pri enakem številu točk glavni igralec izgubi.</translation>
    </message>
    <message>
        <source>This tie is won for the bidder.</source>
        <translation>Pri tem enakem številu točk glavni igralec dobi.</translation>
    </message>
    <message>
        <source>{name}: × {factor} = {result}</source>
        <translation>{name}: × {factor} = {result}</translation>
    </message>
    <message>
        <source>Talon cards changed: × {factor} = {result}</source>
        <translation>Menjava kart iz talona: × {factor} = {result}</translation>
    </message>
    <message>
        <source>Per player: {amount}</source>
        <translation>Na igralca: {amount}</translation>
    </message>
    <message>
        <source>From each player: {amount}</source>
        <translation>Od vsakega igralca: {amount}</translation>
    </message>
    <message>
        <source>To each player entitled: {amount}</source>
        <translation>Vsakemu upravičenemu igralcu: {amount}</translation>
    </message>
    <message>
        <source>The Valat replaces the point count.</source>
        <translation>Namesto točk šteje valat.</translation>
    </message>
    <message>
        <source>The Valat does not count as called: it failed because of an undeclared value ({seat}).</source>
        <translation>Valat ne velja kot napovedan: ni uspel zaradi zamolčane napovedi ({seat}).</translation>
    </message>
    <message>
        <source>The claim is noted and settled at the end of the hand: {seat}</source>
        <translation>Reklamacija je zabeležena in se reši na koncu igre: {seat}</translation>
    </message>
    <message>
        <source>The claim is not confirmed: {seat}</source>
        <translation>Reklamacija ni potrjena: {seat}</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Fold away</source>
        <translation>Strni</translation>
    </message>
    <message>
        <source>Open</source>
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
        <source>Colours of the cards</source>
        <translation>Barve kart</translation>
    </message>
    <message>
        <source>Corners of the cards</source>
        <translation>Oznake v kotih</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Črke na kartah</translation>
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
        <source>Single letters are keys</source>
        <translation>Ukazi s črkami</translation>
    </message>
    <message>
        <source>The curtain opens</source>
        <translation>Odpiranje zavese</translation>
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
        <source>as on this computer</source>
        <translation>kot na tem računalniku</translation>
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
        <source>two colours</source>
        <translation>dvobarvno</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>štiribarvno</translation>
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
        <source>with a tap, from three people on while held</source>
        <translation>s pritiskom, od treh oseb z držanjem</translation>
    </message>
    <message>
        <source>while it is held</source>
        <translation>z držanjem</translation>
    </message>
    <message>
        <source>with a tap</source>
        <translation>s pritiskom</translation>
    </message>
    <message>
        <source>Green baize</source>
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
        <source>as the rules have them</source>
        <translation>kot v pravilniku</translation>
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
</context>
<context>
    <name>ShuffleSheet</name>
    <message numerus="yes">
        <source>The sheet asks for %n shuffle(s).</source>
        <translation>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
            <numerusform>Po pravilniku se meša %n-krat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle once</source>
        <translation>Premešaj enkrat</translation>
    </message>
    <message>
        <source>Shuffle as the sheet asks</source>
        <translation>Premešaj po pravilniku</translation>
    </message>
    <message>
        <source>Offer the pack for the cut</source>
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
        <source>The hand counts, cards too many go to the opponents, and nobody pays.</source>
        <translation>Igra velja, odvečne karte pripadejo nasprotnikom; nihče ne plača.</translation>
    </message>
    <message>
        <source>The card goes back into the rest, which is shuffled; dealing goes on, and nobody pays.</source>
        <translation>Karta se vrne v preostanek, ta se premeša in deli se dalje; nihče ne plača.</translation>
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
        <source>The sheet has no penalty for this: the deck is shuffled again unless a judge decides otherwise.</source>
        <translation>Pravilnik za to nima kazni: karte se znova premešajo, razen če sodnik odloči drugače.</translation>
    </message>
    <message>
        <source>Before the first card a wrong number is put right and costs nothing.</source>
        <translation>Pred prvo karto se napačno število popravi in nič ne stane.</translation>
    </message>
    <message>
        <source>A discarded king costs 5 chips to each player; before the first card it is also taken back.</source>
        <translation>Založen kralj stane 5 žetonov vsakemu igralcu; pred prvo karto se tudi vzame nazaj.</translation>
    </message>
    <message>
        <source>A trump discarded unseen costs 5 chips to each player; before the first card it is also shown or replaced.</source>
        <translation>Nepokazan založen tarok stane 5 žetonov vsakemu igralcu; pred prvo karto se tudi pokaže ali zamenja.</translation>
    </message>
    <message>
        <source>A trump discarded without need is taken back before the first card and costs nothing.</source>
        <translation>Po nepotrebnem založen tarok se pred prvo karto vzame nazaj in nič ne stane.</translation>
    </message>
    <message>
        <source>The cards played since are taken back and the right one is played; nobody pays.</source>
        <translation>Od takrat odigrane karte se vzamejo nazaj in odigra se prava; nihče ne plača.</translation>
    </message>
    <message>
        <source>Before the first card the chips for the value are returned, and it costs nothing else.</source>
        <translation>Pred prvo karto se žetoni za napoved vrnejo in več to ne stane.</translation>
    </message>
    <message>
        <source>The Valat counts as if it had not been called.</source>
        <translation>Valat šteje, kot da ni bil napovedan.</translation>
    </message>
    <message>
        <source>A value that was not declared is not paid and costs nothing.</source>
        <translation>Kar ni bilo napovedano, se ne plača in nič ne stane.</translation>
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
        <source>The hand is void. The caller and the holder of the right trump each pay 5 chips to each player, chips for values are returned, and the caller loses the Povinost.</source>
        <translation>Igra ne velja. Kdor je klical in imetnik pravega taroka plačata vsakemu igralcu po 5 žetonov, žetoni za napovedi se vrnejo, kdor je klical, pa izgubi Povinost.</translation>
    </message>
    <message>
        <source>The XIX counts as called and can&apos;t be changed any more.</source>
        <translation>XIX velja kot klicana karta in se ne more več spremeniti.</translation>
    </message>
    <message>
        <source>The announcement is lost, and the caller pays 2 chips to each player besides.</source>
        <translation>Napoved je izgubljena, napovedovalec pa plača še 2 žetona vsakemu igralcu.</translation>
    </message>
    <message>
        <source>The hand is played out, and the card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>Igra se odigra do konca, odvečna karta pripade nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona. Če stran kršitelja dobi, poraženca ne plačata, dobitek soigralcu plača kršitelj; če izgubi, kršitelj plača tudi za soigralca.</translation>
    </message>
    <message>
        <source>The hand is played out, and the discard too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>Igra se odigra do konca, odveč založena karta pripade nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona. Če stran kršitelja dobi, poraženca ne plačata, dobitek soigralcu plača kršitelj; če izgubi, kršitelj plača tudi za soigralca.</translation>
    </message>
    <message>
        <source>The hand is played out. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>Igra se odigra do konca. Kršitelj plača vsakemu igralcu 2 žetona. Če stran kršitelja dobi, poraženca ne plačata, dobitek soigralcu plača kršitelj; če izgubi, kršitelj plača tudi za soigralca.</translation>
    </message>
    <message>
        <source>The chips for the value are returned, and the offender pays 2 chips to each player.</source>
        <translation>Žetoni za napoved se vrnejo, kršitelj pa plača vsakemu igralcu 2 žetona.</translation>
    </message>
    <message>
        <source>The hand is played out and counts. The wrong and the right Povinost player pay 2 chips to each of the two others; the right one plays next and the wrong one is skipped once.</source>
        <translation>Igra se odigra do konca in šteje. Napačni in pravi prvi igralec plačata drugima dvema po 2 žetona; pravi je na vrsti naslednjič, napačni enkrat izpusti.</translation>
    </message>
    <message>
        <source>The trick of the Pagat and the card too many go to the opponents. The offender pays 2 chips to each player, wins nothing and pays for the partner as after a wrong discard.</source>
        <translation>Štih s pagatom in odvečna karta pripadeta nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona, nič ne dobi in za soigralca plača kot po napaki pri zalaganju.</translation>
    </message>
    <message>
        <source>The Pagat is taken back if the next player has not played yet; otherwise the announcement is lost.</source>
        <translation>Pagat se vzame nazaj, če naslednji igralec še ni vrgel karte; sicer je napoved izgubljena.</translation>
    </message>
    <message>
        <source>The announcement is lost; to be forced to play the Pagat is no offense.</source>
        <translation>Napoved je izgubljena; biti prisiljen vreči pagata ni kršitev.</translation>
    </message>
    <message>
        <source>The hand is played out, and a card too many goes to the opponents. The offender pays 2 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>Igra se odigra do konca, morebitna odvečna karta pripade nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona. Če stran kršitelja dobi, poraženca ne plačata, dobitek soigralcu plača kršitelj; če izgubi, kršitelj plača tudi za soigralca.</translation>
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
        <source>The first bidder still has to bid; nobody pays.</source>
        <translation>Prvi igralec mora licitirati; nihče ne plača.</translation>
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
        <source>The piles are separated if possible, otherwise the cards count as they lie; nobody pays.</source>
        <translation>Kupi se ločijo, če je mogoče, sicer karte štejejo, kakor ležijo; nihče ne plača.</translation>
    </message>
    <message>
        <source>Play goes on; nobody pays.</source>
        <translation>Igra se naprej; nihče ne plača.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>Krog ostane odprt, dokler se točkovni list ne ujema.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Posojilo se odšteje od rezultata, ki je lahko negativen.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the card stays face up and is played as soon as it is allowed, unless a judge decides otherwise.</source>
        <translation>Pravilnik tega ne ureja: karta ostane odkrita in se odigra, takoj ko je dovoljena, razen če sodnik odloči drugače.</translation>
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
        <source>The card is taken back before the first card; nobody pays.</source>
        <translation>Karta se pred prvo karto vzame nazaj; nihče ne plača.</translation>
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
        <source>Everybody begins with 100 chips in blue, red and white. Who runs short borrows from the bank and pays it back in the end.</source>
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
        <source>Who knocks instead of cutting chooses how many cards are dealt at a time. When packets of twelve are made, Povinost chooses first.</source>
        <translation>Kdor namesto privzdigovanja zabije, določi, po koliko kart se deli. Pri kupih po dvanajst najprej izbira prvi igralec.</translation>
    </message>
    <message>
        <source>The holder of the II bids first, or of the next trump if that one lies in the talon. The choice is between a game with a partner and a game alone.</source>
        <translation>Prvi licitira imetnik taroka II, če ta leži v talonu, pa imetnik naslednjega. Izbira med igro s soigralcem in igro brez njega.</translation>
    </message>
    <message>
        <source>Povinost takes four talon cards and calls the XIX, or the highest missing one down to the XV; its holder is the partner. It can&apos;t be refused, and the two next players get a talon card each.</source>
        <translation>Povinost vzame štiri karte iz talona in kliče XIX ali najvišji manjkajoči tarok do XV; kdor ga ima, je soigralec. Ni je mogoče zavrniti, naslednja dva igralca pa dobita po eno karto iz talona.</translation>
    </message>
    <message>
        <source>Prever is played alone with three talon cards. They may be shown and changed for the other three, and back again, which makes a loss two or three times as dear; Povinost leads.</source>
        <translation>Prever se igra brez soigralca s tremi kartami iz talona. Te se lahko pokažejo in zamenjajo za druge tri ter znova za prve, izguba pa je potem dvojna ali trojna. Začne prvi igralec.</translation>
    </message>
    <message>
        <source>Everybody discards as many cards as were drawn: never a king, and a trump only when it must be, face up.</source>
        <translation>Vsak založi toliko kart, kolikor jih je vzel: nikoli kralja, taroka pa le v sili in odkrito.</translation>
    </message>
    <message>
        <source>Prever is higher than Povinost.</source>
        <translation>Prever je višji od igre Povinost.</translation>
    </message>
    <message>
        <source>Before the first card Povinost gives all others the chance to declare and to challenge by asking whether they are ready. After that card it is too late for values.</source>
        <translation>Pred prvo karto prvi igralec vpraša, ali so vsi pripravljeni, da lahko drugi napovedujejo in kontrirajo. Po tej karti je za napovedi prepozno.</translation>
    </message>
    <message>
        <source>The bidder declares values first, the others follow in turn. To forget one costs no chips, but it can undo the failure of a called Valat.</source>
        <translation>Najprej napove glavni igralec, drugi za njim po vrsti. Pozabljena napoved ne stane žetonov, lahko pa razveže neuspeli napovedani valat.</translation>
    </message>
    <message>
        <source>The hand and an announced Pagat can be challenged with Kontra, Re, Supre and Mort, each doubling once more. With 53 points on both sides the bidder has lost.</source>
        <translation>Na igro in na napovedanega pagata se lahko reče Kontra, Re, Supre in Mort, vsaka beseda znova podvoji. Pri 53 točkah na obeh straneh glavni igralec izgubi.</translation>
    </message>
    <message>
        <source>The suit led must be followed; who is out of it plays a trump, and without a trump any card.</source>
        <translation>Na začeto barvo je treba odgovoriti z isto; kdor je nima, da taroka, brez taroka pa katero koli karto.</translation>
    </message>
    <message>
        <source>The last trick taken with the Pagat wins 2 chips, and a Pagat lost there costs 2. Announced it counts double and can be challenged.</source>
        <translation>Zadnji štih s pagatom prinese 2 žetona, tam izgubljeni pagat 2 stane. Napovedan šteje dvojno in se lahko kontrira.</translation>
    </message>
    <message>
        <source>Taking every trick wins 20 chips, or 40 when announced. The Pagat is not paid then.</source>
        <translation>Vsi štihi prinesejo 20 žetonov, napovedani 40. Pagat se takrat ne plača.</translation>
    </message>
    <message>
        <source>A hand without trumps is paid 4 chips. To keep it so, the talon card may be passed on unseen to a player who would get none, but never to the bidder, and it may be refused.</source>
        <translation>Karte brez taroka prinesejo 4 žetone. Da tako ostane, se sme karta iz talona nevidena odkloniti; dobi jo igralec, ki je sicer ne bi, nikoli glavni igralec, in jo sme zavrniti.</translation>
    </message>
    <message>
        <source>One or two trumps are paid 2 chips, and the talon card may be passed on in the same way.</source>
        <translation>En ali dva taroka prineseta 2 žetona, karta iz talona pa se sme odkloniti enako.</translation>
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
        <source>A misdeal that can&apos;t be put right before play costs the dealer 2 chips to each player, and the same dealer deals again.</source>
        <translation>Zatalanje, ki ga pred igro ni mogoče popraviti, stane delilca 2 žetona vsakemu igralcu in deli znova.</translation>
    </message>
    <message>
        <source>A mistake in dealing that is found during or after play changes nothing: the hand counts, and cards too many go to the opponents, without a penalty.</source>
        <translation>Napaka pri delitvi, ki se pokaže med igro ali po njej, ničesar ne spremeni: igra velja, odvečne karte pripadejo nasprotnikom, brez kazni.</translation>
    </message>
    <message>
        <source>Everybody counts the own cards and discards. To point out another player&apos;s possible mistake early is good manners.</source>
        <translation>Vsak šteje svoje karte in založene. Drugega pravočasno opozoriti na možno napako je lepo vedenje.</translation>
    </message>
    <message>
        <source>Skys, Mond, Pagat and kings count 5, queens 4, riders 3, jacks 2, all other cards 1.</source>
        <translation>Škis, mond, pagat in kralji štejejo 5, dame 4, kavali 3, fantje 2, vse druge karte 1.</translation>
    </message>
    <message>
        <source>Red suits run king, queen, rider, jack, 4, 3, 2, 1; black suits king, queen, rider, jack, 10, 9, 8, 7.</source>
        <translation>Rdeči barvi gresta kralj, dama, kaval, fant, 4, 3, 2, 1; črni kralj, dama, kaval, fant, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>The bidder&apos;s side wins with 54 of the 106 points.</source>
        <translation>Stran glavnega igralca dobi s 54 točkami od 106.</translation>
    </message>
    <message>
        <source>Everybody keeps the own tricks apart until the hand is over, so that mistakes can still be put right.</source>
        <translation>Vsak hrani svoje štihe posebej do konca igre, da se napake še lahko popravijo.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2 for Povinost or by 3 for Prever. The tens of that number, rounded, are the chips.</source>
        <translation>Razliki do 53 se prišteje 10 in pomnoži z 2 za Povinost ali s 3 za Prever. Število desetic, zaokroženo, so žetoni.</translation>
    </message>
    <message>
        <source>A second person checks the sheet. With negative scores subtracted, the four scores must come to 400.</source>
        <translation>Točkovni list preveri druga oseba. Štirje rezultati, negativni odšteti, morajo znesti 400.</translation>
    </message>
    <message>
        <source>With a wrong number of discards the hand is played out and cards too many go to the opponents. The offender pays 2 chips to each player, wins nothing and settles for the partner.</source>
        <translation>Pri napačnem številu založenih kart se igra dokonča, odvečne karte pripadejo nasprotnikom. Kršitelj plača vsakemu igralcu 2 žetona, nič ne dobi in poravna še za soigralca.</translation>
    </message>
    <message>
        <source>A king in the discard, or a trump nobody was shown, costs 5 chips to each player.</source>
        <translation>Založen kralj ali tarok, ki ga ni videl nihče, stane 5 žetonov vsakemu igralcu.</translation>
    </message>
    <message>
        <source>If possible, the cards are taken back and the right one is played. Otherwise the hand is played out with the penalties for a wrong discard.</source>
        <translation>Če je mogoče, se karte vzamejo nazaj in odigra se prava. Sicer se igra dokonča s kaznimi kot za napako pri zalaganju.</translation>
    </message>
    <message>
        <source>Who is paid for a value not held returns the chips and pays 2 to each player, unless it is noticed before the first card. A called Valat that failed because of it does not count.</source>
        <translation>Kdor dobi plačano za nekaj, česar nima, žetone vrne in vsakemu igralcu plača 2, razen če se to opazi pred prvo karto. Napovedani valat, ki zaradi tega ne uspe, ne velja.</translation>
    </message>
    <message>
        <source>When the wrong trump is called the hand is void: the bidder pays 5 chips to each player and loses the Povinost. If the holder of the right trump stays silent as well, both pay; when nothing is called, it is the XIX.</source>
        <translation>Če se kliče napačen tarok, igra ne velja: glavni igralec plača vsakemu igralcu 5 žetonov in izgubi Povinost. Če molči tudi imetnik pravega taroka, plačata oba; če se ne kliče nič, velja XIX.</translation>
    </message>
    <message>
        <source>The hand is finished. Who played Povinost out of turn and who should have played it pay 2 chips to each of the two others; the right player follows, and the wrong one is skipped.</source>
        <translation>Igra se dokonča. Kdor je igral Povinost mimo vrstnega reda in kdor bi jo moral igrati, plačata drugima dvema po 2 žetona; pravi igralec je na vrsti naslednji, napačni se preskoči.</translation>
    </message>
    <message>
        <source>One may ask whether the called trump has been played, and by whom. When piles were mixed up, the cards count as they lie.</source>
        <translation>Dovoljeno je vprašati, ali je klicani tarok že padel in kdo ga je vrgel. Pomešani kupi štejejo, kakor ležijo.</translation>
    </message>
    <message>
        <source>Only the holder can announce the Pagat; who does it without the card pays 2 chips to each player and can be challenged by the holder. With a wrong number of cards the Pagat can&apos;t take the trick.</source>
        <translation>Pagata sme napovedati le njegov imetnik; kdor ga napove brez karte, plača vsakemu igralcu 2 žetona, imetnik pa sme dati kontro. Z napačnim številom kart pagat štiha ne vzame.</translation>
    </message>
    <message>
        <source>Who sits at the wrong table goes on playing there.</source>
        <translation>Kdor sedi za napačno mizo, tam igra naprej.</translation>
    </message>
    <message>
        <source>A hand with a wrong number of cards that no discard and no deal explains is its owner&apos;s fault, with the penalties for a wrong discard.</source>
        <translation>Za napačno število kart, ki ga ne pojasni ne zalaganje ne delitev, odgovarja njihov lastnik, s kaznimi kot za napako pri zalaganju.</translation>
    </message>
    <message>
        <source>A card the dealer turns up goes back into the rest, which is shuffled, and dealing goes on without a penalty.</source>
        <translation>Karta, ki jo delilec obrne, se vrne v preostanek, ta se premeša in deli se dalje brez kazni.</translation>
    </message>
    <message>
        <source>A card a player shows stays face up and is played as soon as it is allowed, without a penalty.</source>
        <translation>Karta, ki jo igralec pokaže, ostane odkrita in se odigra, takoj ko je dovoljena, brez kazni.</translation>
    </message>
    <message>
        <source>Both parts of a cut should have at least six cards; there is no penalty.</source>
        <translation>V obeh delih privzdignjenega kupa naj bo vsaj šest kart; kazni ni.</translation>
    </message>
    <message>
        <source>What the table can&apos;t settle by itself is decided by a judge, best before the hand is played.</source>
        <translation>O čemer se miza ne more dogovoriti, odloči sodnik, najbolje pred igranjem.</translation>
    </message>
    <message>
        <source>The last page repeats the most important rules in short sentences.</source>
        <translation>Zadnja stran ponovi najpomembnejša pravila v kratkih stavkih.</translation>
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
        <source>Whether several values of the same kind are paid one beside the other.</source>
        <translation>Ali se več napovedi iste vrste plača hkrati.</translation>
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
        <source>What becomes of a passed talon card that nobody wants.</source>
        <translation>Kaj se zgodi z odklonjeno karto iz talona, ki je nihče noče.</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vzame jo, kdor jo je odklonil</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>ostane nevidena in šteje nasprotnikom</translation>
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
        <source>Valat and point count</source>
        <translation>Valat in štetje točk</translation>
    </message>
    <message>
        <source>Whether the points of the hand are paid besides a Valat.</source>
        <translation>Ali se poleg valata plačajo tudi točke igre.</translation>
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
        <source>When a failed Valat does not count as called because an opponent kept a value back.</source>
        <translation>Kdaj neuspeli valat ne šteje kot napovedan, ker je nasprotnik zamolčal napoved.</translation>
    </message>
    <message>
        <source>the opponent who broke it kept one back</source>
        <translation>zamolčal jo je, kdor je valat preprečil</translation>
    </message>
    <message>
        <source>any opponent kept one back</source>
        <translation>zamolčal jo je kateri koli nasprotnik</translation>
    </message>
    <message>
        <source>a judge decides</source>
        <translation>odloči sodnik</translation>
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
        <source>only who can know the own side</source>
        <translation>le kdor lahko pozna svojo stran</translation>
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
        <source>Size of a loan</source>
        <translation>Višina posojila</translation>
    </message>
    <message>
        <source>The bank lends a multiple of so many chips.</source>
        <translation>Banka posoja večkratnik tega števila žetonov.</translation>
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
        <translation>deli najvišja potegnjena karta</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>določi gostitelj</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Število iger v krogu</translation>
    </message>
    <message>
        <source>How many hands a round has; with 0 it goes on as long as you like.</source>
        <translation>Koliko iger ima krog; pri 0 se igra, dokler želite.</translation>
    </message>
</context>
<context>
    <name>SpjstReadings</name>
    <message>
        <source>The sheet names the holder of the II as first bidder, and also the seat on the dealer&apos;s right.</source>
        <translation>Po pravilniku licitira prvi imetnik taroka II, pa tudi igralec na delilčevi desni.</translation>
    </message>
    <message>
        <source>The II decides the first hand of a round; then the seat rotates.</source>
        <translation>Tarok II odloča v prvi igri kroga; potem se mesto pomika.</translation>
    </message>
    <message>
        <source>Stacks of twelve are chosen before the II can decide who is Povinost in the first hand.</source>
        <translation>Kupi po dvanajst se izbirajo, preden tarok II v prvi igri določi prvega igralca.</translation>
    </message>
    <message>
        <source>The dealer&apos;s right neighbour chooses first; the II decides afterwards.</source>
        <translation>Prvi izbira desni sosed delilca; tarok II odloči pozneje.</translation>
    </message>
    <message>
        <source>The last lines of the table of values are garbled.</source>
        <translation>Zadnje vrstice tabele napovedi so popačene.</translation>
    </message>
    <message>
        <source>No trump at all pays 4 (Uni), one or two trumps pay 2 (Beeda).</source>
        <translation>Brez taroka plača 4 (Uni), en ali dva taroka 2 (Beeda).</translation>
    </message>
    <message>
        <source>The table of values does not say which lines add up.</source>
        <translation>Tabela napovedi ne pove, katere vrstice se seštevajo.</translation>
    </message>
    <message>
        <source>The best line of each of the two families is paid; the two families add.</source>
        <translation>Plača se najboljša vrstica vsake od dveh skupin; skupini se seštejeta.</translation>
    </message>
    <message>
        <source>A second passed card and a refused card are not regulated.</source>
        <translation>Druga odklonjena karta in zavrnjena karta nista urejeni.</translation>
    </message>
    <message>
        <source>It goes to seats without a card, unseen; if all refuse, the passer takes it.</source>
        <translation>Nevidena gre k igralcem brez karte; če jo vsi zavrnejo, jo vzame, kdor jo je odklonil.</translation>
    </message>
    <message>
        <source>Nothing says whose the discards and the untaken Prever cards are.</source>
        <translation>Ni povedano, čigave so založene karte in nevzete karte pri igri Prever.</translation>
    </message>
    <message>
        <source>Discards count for the discarder&apos;s side, untaken talon cards for the opponents.</source>
        <translation>Založene karte štejejo strani, ki jih je založila, nevzete karte talona nasprotnikom.</translation>
    </message>
    <message>
        <source>Only the first three talon cards are said to be exposed.</source>
        <translation>Le za prve tri karte talona je rečeno, da se pokažejo.</translation>
    </message>
    <message>
        <source>Whatever is laid back has been shown.</source>
        <translation>Kar se vrne, se je pokazalo.</translation>
    </message>
    <message>
        <source>Only Kings are forbidden as discards; the Trull is not named.</source>
        <translation>Prepovedano je založiti le kralje; trula ni omenjena.</translation>
    </message>
    <message>
        <source>Trull cards may be discarded like other trumps: when necessary and face up.</source>
        <translation>Karte trule se smejo založiti kot drugi taroki: v sili in odkrito.</translation>
    </message>
    <message>
        <source>A shown trump discard that was not necessary is not regulated.</source>
        <translation>Pokazan, a po nepotrebnem založen tarok ni urejen.</translation>
    </message>
    <message>
        <source>It is taken back before play; no chips.</source>
        <translation>Pred igro se vzame nazaj; brez žetonov.</translation>
    </message>
    <message>
        <source>How a Valat goes with the point count, the challenges and the Prever draws is not said.</source>
        <translation>Kako se valat ujema s štetjem točk, kontrami in menjavo kart pri igri Prever, ni povedano.</translation>
    </message>
    <message>
        <source>It replaces the count and takes the challenges on the hand; a Valat made against the Prever player takes his draw factor; no Pagat is paid.</source>
        <translation>Nadomesti štetje in zanj veljajo kontre na igro; valat proti igralcu, ki igra Prever, se množi še z menjavo kart; pagat se ne plača.</translation>
    </message>
    <message>
        <source>Nothing limits who may announce a Valat.</source>
        <translation>Nič ne omejuje, kdo sme napovedati valat.</translation>
    </message>
    <message>
        <source>Any player for his side; the call cancels and blocks Pagat announcements.</source>
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
        <source>The game of a wrong Povinost is concluded: stopped, or played to its end?</source>
        <translation>Igra napačnega prvega igralca se zaključi: se ustavi ali odigra do konca?</translation>
    </message>
    <message>
        <source>Played to its end and scored; before the talon is touched the right player takes over.</source>
        <translation>Odigra se do konca in šteje; dokler se talona ni nihče dotaknil, igro prevzame pravi igralec.</translation>
    </message>
    <message>
        <source>The size of a bank loan is not said.</source>
        <translation>Višina posojila iz banke ni določena.</translation>
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
        <source>Only those who can know from their own cards and from what was said openly.</source>
        <translation>Le kdor to lahko ve iz svojih kart in iz tega, kar je bilo povedano na glas.</translation>
    </message>
    <message>
        <source>The quick sheet wants values before challenges; announcements are not named.</source>
        <translation>Kratek pregled zahteva napovedi pred kontrami; pagata in valata ne omenja.</translation>
    </message>
    <message>
        <source>Announcements too must come before the first challenge.</source>
        <translation>Tudi pagat in valat se napovesta pred prvo kontro.</translation>
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
    <name>StatusLine</name>
    <message>
        <source>Play a card.</source>
        <translation>Vrzite karto.</translation>
    </message>
    <message>
        <source>Your turn. {question}</source>
        <translation>Na vrsti ste. {question}</translation>
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
        <source>No hand is running.</source>
        <translation>Nobena igra ne teče.</translation>
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
        <source>{card}, may be laid away, {place} of {count}</source>
        <translation>{card}, lahko se založi, {place} od {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} od {count}</translation>
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
        <translation>P</translation>
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
        <source>dealer</source>
        <translation>delilec</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>prvi igralec</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>glavni igralec</translation>
    </message>
    <message>
        <source>partner of the declarer</source>
        <translation>soigralec glavnega igralca</translation>
    </message>
    <message>
        <source>partner not known yet</source>
        <translation>soigralec še ni znan</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
    <message numerus="yes">
        <source>{name} laid %n card(s) away</source>
        <translation>
            <numerusform>{name} založi %n karto</numerusform>
            <numerusform>{name} založi %n karti</numerusform>
            <numerusform>{name} založi %n karte</numerusform>
            <numerusform>{name} založi %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>talon → opponents</source>
        <translation>talon → nasprotniki</translation>
    </message>
    <message>
        <source>{name}, face up: {cards}</source>
        <translation>{name}, odkrite karte: {cards}</translation>
    </message>
    <message>
        <source>{name} holds: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Prejšnji štih (L)</translation>
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
    <message>
        <source>{name} is to act.</source>
        <translation>Na vrsti je {name}.</translation>
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
    <name>ViewCommands</name>
    <message>
        <source>Side &amp;panel</source>
        <translation>Stranska &amp;plošča</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celozaslonski način</translation>
    </message>
    <message>
        <source>Curtain &amp;down</source>
        <translation>Spusti &amp;zaveso</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Večje besedilo</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Manjše besedilo</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Običajna velikost besedila</translation>
    </message>
    <message>
        <source>Green baize</source>
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
        <source>&amp;Language</source>
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
    <name>WarningSheet</name>
    <message>
        <source>Open the rule</source>
        <translation>Odpri pravilo</translation>
    </message>
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
    <name>WestfestConsequences</name>
    <message>
        <source>The dealer pays 2 chips to each player and deals again.</source>
        <translation>Delilec plača vsakemu igralcu 2 žetona in deli znova.</translation>
    </message>
    <message>
        <source>The others let the deal go on, and nobody pays.</source>
        <translation>Drugi dovolijo, da se deli dalje; nihče ne plača.</translation>
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
        <source>Before the first card a wrong number is put right and costs nothing.</source>
        <translation>Pred prvo karto se napačno število popravi in nič ne stane.</translation>
    </message>
    <message>
        <source>A discarded five-point card costs 5 chips to each player; before play it is also taken back.</source>
        <translation>Založena karta za pet točk stane 5 žetonov vsakemu igralcu; pred igro se tudi vzame nazaj.</translation>
    </message>
    <message>
        <source>Before play the trump is shown or replaced; nobody pays.</source>
        <translation>Pred igro se tarok pokaže ali zamenja; nihče ne plača.</translation>
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
        <source>The lone player pays the count to each player, won or lost, and 2 chips more to each; the card in question goes to the opponents.</source>
        <translation>Kdor igra sam, plača vsakemu igralcu preštete žetone, naj dobi ali izgubi, in vsakemu še 2 žetona; sporna karta pripade nasprotnikom.</translation>
    </message>
    <message>
        <source>The lone player pays the two others only, and the offender collects nothing; the card in question goes to the lone player.</source>
        <translation>Kdor igra sam, plača le drugima dvema, kršitelj ne dobi ničesar; sporna karta pripade tistemu, ki igra sam.</translation>
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
        <source>No card is taken back. The offender pays 5 chips to each player. If the offender&apos;s side wins, the losers pay nothing and the offender pays the partner&apos;s win; if it loses, the offender pays the partner&apos;s loss too.</source>
        <translation>Nobena karta se ne vzame nazaj. Kršitelj plača vsakemu igralcu 5 žetonov. Če stran kršitelja dobi, poraženca ne plačata, dobitek soigralcu plača kršitelj; če izgubi, kršitelj plača tudi za soigralca.</translation>
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
        <source>The sheet does not deal with this: the announcement counts as lost, unless the judges decide otherwise.</source>
        <translation>Pravilnik tega ne ureja: napoved je izgubljena, razen če sodniki odločijo drugače.</translation>
    </message>
    <message>
        <source>The announcement is lost; this is no offense.</source>
        <translation>Napoved je izgubljena; to ni kršitev.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: before the first card the call is corrected, and nobody pays.</source>
        <translation>Pravilnik tega ne ureja: pred prvo karto se klic popravi in nihče ne plača.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the chips are returned, and the judges may fine.</source>
        <translation>Pravilnik tega ne ureja: žetoni se vrnejo, sodniki pa lahko naložijo kazen.</translation>
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
        <source>The sheet does not deal with this: the card is taken back if the next player has not acted yet, unless the judges decide otherwise.</source>
        <translation>Pravilnik tega ne ureja: karta se vzame nazaj, če naslednji igralec še ni bil na potezi in sodniki ne odločijo drugače.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the hand is played out, and a card too many goes to the other side.</source>
        <translation>Pravilnik tega ne ureja: igra se odigra do konca, odvečna karta pripade drugi strani.</translation>
    </message>
    <message>
        <source>The sheet does not deal with this: the hand stands, unless the judges decide otherwise.</source>
        <translation>Pravilnik tega ne ureja: igra velja, razen če sodniki odločijo drugače.</translation>
    </message>
    <message>
        <source>The loan is taken off the score, which may become negative.</source>
        <translation>Posojilo se odšteje od rezultata, ki je lahko negativen.</translation>
    </message>
    <message>
        <source>The round stays open until the sheet is right.</source>
        <translation>Krog ostane odprt, dokler se točkovni list ne ujema.</translation>
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
        <source>The ruling does not count; other judges decide.</source>
        <translation>Odločitev ne velja; odločijo drugi sodniki.</translation>
    </message>
    <message>
        <source>The announcement counts once; nobody pays.</source>
        <translation>Napoved velja enkrat; nihče ne plača.</translation>
    </message>
</context>
<context>
    <name>WestfestGists</name>
    <message>
        <source>Everybody begins with 100 chips. Who has none left borrows from the bank and pays it back.</source>
        <translation>Vsak začne s 100 žetoni. Kdor nima nobenega več, si izposodi iz banke in posojilo vrne.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the left neighbor cuts or taps. Six cards make the talon, then everybody gets twelve in packets of six, from the dealer&apos;s right on.</source>
        <translation>Delilec meša, njegov levi sosed privzdigne ali zabije. Šest kart je talon, nato dobi vsak dvanajst kart po šest, od delilčeve desne naprej.</translation>
    </message>
    <message>
        <source>Who taps instead of cutting chooses the way of dealing: one, two, three, four or twelve cards at a time, or packets of twelve from which Povinost chooses first.</source>
        <translation>Kdor namesto privzdigovanja zabije, izbere način deljenja: po eno, dve, tri, štiri ali dvanajst kart ali kupe po dvanajst, med katerimi najprej izbira prvi igralec.</translation>
    </message>
    <message>
        <source>A misdeal costs the dealer 2 chips to each player and a new deal, and so does a king or trump turned up. For any other card turned up the others may let the deal go on.</source>
        <translation>Zatalanje stane delilca 2 žetona vsakemu igralcu in novo delitev, prav tako obrnjen kralj ali tarok. Pri drugi obrnjeni karti smejo drugi dovoliti, da deli dalje.</translation>
    </message>
    <message>
        <source>To look at the bottom card while cutting costs 2 chips to each player. A dealing mistake found at the end of the hand is paid by the dealer, to each player what was lost.</source>
        <translation>Pogled na spodnjo karto pri privzdigovanju stane 2 žetona vsakemu igralcu. Napako pri delitvi, odkrito na koncu, plača delilec: vsakemu, kolikor je bilo izgubljeno.</translation>
    </message>
    <message>
        <source>After a wrong number of discards the hand is played and counted, the card in question goes to the other side, and the offender pays and never collects.</source>
        <translation>Pri napačnem številu založenih kart se igra dokonča in prešteje, sporna karta pripade drugi strani, kršitelj pa plača in nikoli nič ne dobi.</translation>
    </message>
    <message>
        <source>Povinost takes the top four talon cards and calls the XIX, or with the XIX in hand the next lower trump down to the XV. Who draws the trump to be called may throw in the hand for 2 chips to each player.</source>
        <translation>Povinost vzame z vrha talona štiri karte in kliče XIX, s XIX v roki pa naslednji nižji tarok do XV. Kdor iz talona dobi tarok, ki bi ga moral klicati, sme igro prodati za 2 žetona vsakemu igralcu.</translation>
    </message>
    <message>
        <source>Povinost discards four cards; then each of the two next players takes a talon card and discards one.</source>
        <translation>Povinost založi štiri karte; nato vsak od naslednjih dveh igralcev vzame karto iz talona in eno založi.</translation>
    </message>
    <message>
        <source>Five-point cards stay in the hand, at a cost of 5 chips to each player. A trump is discarded only when the rest is trumps and kings, and it is shown.</source>
        <translation>Karte za pet točk ostanejo v roki, sicer to stane 5 žetonov vsakemu igralcu. Tarok se založi le, če ostanejo sami taroki in kralji, in se pokaže.</translation>
    </message>
    <message>
        <source>Anybody may play Prever, alone with three talon cards; the other three count for the opponents. A loss counts double after changing to the second three cards and four times after going back.</source>
        <translation>Igro Prever sme igrati kdor koli, brez soigralca s tremi kartami iz talona; druge tri štejejo nasprotnikom. Po menjavi za druge tri je izguba dvojna, po vrnitvi k prvim štirikratna.</translation>
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
        <source>The last trick with the Pagat is worth 2 chips, a lost one costs 2; called it is worth 4. In a hand with a called Valat it does not count.</source>
        <translation>Zadnji štih s pagatom šteje 2 žetona, izgubljeni 2 stane; napovedan šteje 4. V igri z napovedanim valatom ne šteje.</translation>
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
        <source>A hand without trumps is paid 4 chips by each player, one with one or two trumps 2. To keep it so, the talon card may be passed on, but Povinost can&apos;t be refused.</source>
        <translation>Karte brez taroka plača vsak igralec s 4 žetoni, z enim ali dvema tarokoma z 2. Da tako ostane, se sme karta iz talona odkloniti, Povinost pa ne.</translation>
    </message>
    <message>
        <source>The difference to 53 plus 10 is multiplied by 2. The tens of that number, rounded, are the chips.</source>
        <translation>Razliki do 53 se prišteje 10 in pomnoži z 2. Število desetic, zaokroženo, so žetoni.</translation>
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
        <source>With 53 points on both sides the bidder loses 2 chips; after a challenge it is lost for the challenger.</source>
        <translation>Pri 53 točkah na obeh straneh glavni igralec izgubi 2 žetona; po kontri izgubi, kdor je kontriral.</translation>
    </message>
    <message>
        <source>Who can&apos;t follow suit plays a trump, and without a trump any card. A revoke costs 5 chips to each player, and the offender wins nothing and settles for the partner.</source>
        <translation>Kdor ne more odgovoriti z isto barvo, da taroka, brez taroka pa katero koli karto. Renons stane 5 žetonov vsakemu igralcu, kršitelj pa nič ne dobi in poravna še za soigralca.</translation>
    </message>
    <message>
        <source>Disputes are decided by the judges for good; a judge who plays at the table takes no part in it.</source>
        <translation>O sporih dokončno odločijo sodniki; sodnik, ki za mizo igra, pri tem ne sodeluje.</translation>
    </message>
</context>
<context>
    <name>WestfestGlosses</name>
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
        <translation>deli najvišja potegnjena karta</translation>
    </message>
    <message>
        <source>named by the host</source>
        <translation>določi gostitelj</translation>
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
        <translation>Ali sme imetnik taroka XIX klicati tega in igrati sam.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dovoljeno</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ni dovoljeno</translation>
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
        <source>Whether the points of the hand are paid besides a Valat.</source>
        <translation>Ali se poleg valata plačajo tudi točke igre.</translation>
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
        <source>Whether several bonuses of the same kind are paid one beside the other.</source>
        <translation>Ali se več premij iste vrste plača hkrati.</translation>
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
        <source>What becomes of a passed talon card that nobody wants.</source>
        <translation>Kaj se zgodi z odklonjeno karto iz talona, ki je nihče noče.</translation>
    </message>
    <message>
        <source>the player who passed it takes it</source>
        <translation>vzame jo, kdor jo je odklonil</translation>
    </message>
    <message>
        <source>it stays unseen and counts for the opponents</source>
        <translation>ostane nevidena in šteje nasprotnikom</translation>
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
        <source>The bank lends a multiple of so many chips.</source>
        <translation>Banka posoja večkratnik tega števila žetonov.</translation>
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
        <source>only who can know the own side</source>
        <translation>le kdor lahko pozna svojo stran</translation>
    </message>
    <message>
        <source>everybody but the announcer</source>
        <translation>vsi razen napovedovalca</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Število iger v krogu</translation>
    </message>
    <message>
        <source>How many hands a round has; with 0 it goes on as long as you like.</source>
        <translation>Koliko iger ima krog; pri 0 se igra, dokler želite.</translation>
    </message>
</context>
<context>
    <name>WestfestReadings</name>
    <message>
        <source>The sheet speaks of the player scheduled for povinost and has no rule for the first hand.</source>
        <translation>Pravilnik govori o igralcu, ki je na vrsti za Povinost, za prvo igro pa nima pravila.</translation>
    </message>
    <message>
        <source>Povinost is always the seat on the dealer&apos;s right.</source>
        <translation>Povinost ima vedno igralec na delilčevi desni.</translation>
    </message>
    <message>
        <source>Twelve at a time and the choice of twelve: one option or two?</source>
        <translation>Po dvanajst kart in izbira med kupi po dvanajst: ena možnost ali dve?</translation>
    </message>
    <message>
        <source>Two options of the player who taps.</source>
        <translation>Dve možnosti tistega, ki zabije.</translation>
    </message>
    <message>
        <source>May a tapper ask for six at a time?</source>
        <translation>Ali sme tisti, ki zabije, zahtevati delitev po šest?</translation>
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
        <source>He may call the XIX and play alone in secret.</source>
        <translation>Sme klicati XIX in skrivaj igrati sam.</translation>
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
        <source>How does a Valat go with the count, the Contra and the Prever draws?</source>
        <translation>Kako se valat ujema s štetjem točk, s Contra in z menjavo kart pri igri Prever?</translation>
    </message>
    <message>
        <source>It replaces the count, takes the challenges on the hand, and the draw factor only when made against the Prever player.</source>
        <translation>Nadomesti štetje, zanj veljajo kontre na igro, faktor za menjavo pa le, če uspe proti igralcu, ki igra Prever.</translation>
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
        <translation>Prvi po vrsti od prvega igralca naprej; vedno začne prvi igralec.</translation>
    </message>
    <message>
        <source>Which bonuses add up?</source>
        <translation>Katere premije se seštevajo?</translation>
    </message>
    <message>
        <source>The best line of the honours and the trump count; all seven honours are worth six.</source>
        <translation>Najboljša vrstica kart za pet točk in število tarokov; vseh sedem kart za pet točk šteje šest.</translation>
    </message>
    <message>
        <source>Where does a passed draw card go?</source>
        <translation>Kam gre odklonjena karta iz talona?</translation>
    </message>
    <message>
        <source>To a player without one, who may refuse; if nobody takes it, the passer does.</source>
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
        <source>Many irregularities are not mentioned.</source>
        <translation>Veliko nepravilnosti ni omenjenih.</translation>
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
        <source>Only those who can know from their own cards and from what was said openly.</source>
        <translation>Le kdor to lahko ve iz svojih kart in iz tega, kar je bilo povedano na glas.</translation>
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
    <name>WindowCommands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova igra …</translation>
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
        <source>&amp;Pass, nothing to say</source>
        <translation>&amp;Naprej, brez napovedi</translation>
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
        <source>&amp;Last trick</source>
        <translation>P&amp;rejšnji štih</translation>
    </message>
    <message>
        <source>&amp;To the cards</source>
        <translation>Pojdi na kar&amp;te</translation>
    </message>
    <message>
        <source>To the &amp;question</source>
        <translation>Pojdi na &amp;vprašanje</translation>
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
        <source>&amp;Game</source>
        <translation>&amp;Igra</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>P&amp;oteza</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Pogled</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moč</translation>
    </message>
</context>
</TS>
