"""What lies over what on the table."""

from types import MappingProxyType

from tarock_desktop.ui.scene.layout import Side

FELT_Z, TRICK_Z, MARK_Z, ZONE_Z, HAND_Z, FLYING_Z = 1, 50, 90, 95, 100, 200
DRAG_Z, VIEWER_Z = 300, 400
TRICK_DEPTHS = MappingProxyType({Side.TOP: 0, Side.LEFT: 1, Side.RIGHT: 2, Side.BOTTOM: 3})
"""Far cards of the trick lie below near ones, whatever the order of play."""
