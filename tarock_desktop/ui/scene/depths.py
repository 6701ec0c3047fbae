"""What lies over what on the table."""

RING_Z, FELT_Z, TRICK_Z, MARK_Z, ZONE_Z, HAND_Z, FLYING_Z = 0, 1, 50, 90, 95, 100, 200
DRAG_Z, VIEWER_Z = 300, 400
