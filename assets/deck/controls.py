"""The small signs in the controls of the window: arrows, ticks and dots, in two inks."""

INKS = {"dark": "#26212B", "light": "#FBF5E6"}
"""Ink for a light ground and for a dark one."""
_SHAPES = {
    "check": '<path d="M3 8.5 6.5 12 13 4.5"/>',
    "dot": '<circle cx="8" cy="8" r="2.2"/>',
    "down": '<path d="M3.5 6 8 10.5 12.5 6"/>',
    "right": '<path d="M6 3.5 10.5 8 6 12.5"/>',
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
