"""The pictures of the 21 numbered tarocks: a year in a village, and over the sea to Texas.

Every scene draws into a box of 356 x 220 units.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from assets.deck.canvas import Canvas
from assets.deck.scenes.balloon import balloon
from assets.deck.scenes.bridge import bridge
from assets.deck.scenes.castle import castle
from assets.deck.scenes.cockatoo import cockatoo
from assets.deck.scenes.coffee_house import coffee_house
from assets.deck.scenes.forge import forge
from assets.deck.scenes.harvest import harvest
from assets.deck.scenes.juggler import juggler
from assets.deck.scenes.maypole import maypole
from assets.deck.scenes.moon import moon
from assets.deck.scenes.music import music
from assets.deck.scenes.owl import owl
from assets.deck.scenes.quails import quails
from assets.deck.scenes.railway import railway
from assets.deck.scenes.sailing_ship import sailing_ship
from assets.deck.scenes.stag import stag
from assets.deck.scenes.sunrise import sunrise
from assets.deck.scenes.vintage import vintage
from assets.deck.scenes.water_mill import water_mill
from assets.deck.scenes.wind_pump import wind_pump
from assets.deck.scenes.winter import winter

SCENES: Final = MappingProxyType[int, Callable[[Canvas], None]](
    {
        1: juggler,
        2: owl,
        3: cockatoo,
        4: quails,
        5: water_mill,
        6: sailing_ship,
        7: vintage,
        8: stag,
        9: winter,
        10: maypole,
        11: harvest,
        12: wind_pump,
        13: coffee_house,
        14: railway,
        15: forge,
        16: music,
        17: castle,
        18: balloon,
        19: bridge,
        20: sunrise,
        21: moon,
    }
)
