"""The small signs in the controls of the window: arrows, ticks and dots, in two inks."""

INKS = {"dark": "#26212B", "light": "#FBF5E6"}
"""Ink for a light ground and for a dark one."""
_SHAPES = {
    "check": '<path d="M3 8.5 6.5 12 13 4.5"/>',
    "details": '<path d="M2.5 4h11M2.5 8h11M2.5 12h11"/>',
    "dot": '<circle cx="8" cy="8" r="2.2"/>',
    "down": '<path d="M3.5 6 8 10.5 12.5 6"/>',
    "grid": '<path d="M3 3h3.5v3.5H3zM9.5 3H13v3.5H9.5zM3 9.5h3.5V13H3zM9.5 9.5H13V13H9.5z"/>',
    "left": '<path d="M10 3.5 5.5 8 10 12.5"/>',
    "new-folder": '<path d="M2 13V3.5h4l1.5 2H14V13zM8 7.2v4M6 9.2h4"/>',
    "right": '<path d="M6 3.5 10.5 8 6 12.5"/>',
    "parent": '<path d="M8 13V3.5M4 7.5 8 3.5 12 7.5"/>',
    "up": '<path d="M3.5 10 8 5.5 12.5 10"/>',
}


def control_files() -> dict[str, str]:
    """Return path and text of every sign."""
    return {
        f"{name}/{shape}.svg": (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">'
            f'<g fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round"'
            f' stroke-linejoin="round">{drawn}</g></svg>\n'
        )
        for name, ink in INKS.items()
        for shape, drawn in _SHAPES.items()
    }
