"""Collects the SVG elements of one card; with a window every shape is cut to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from assets.deck.cutting import cut_line, cut_polygon, in_window, simplified
from assets.deck.geometry import HEIGHT, WIDTH, Line, Points, box, ellipse
from assets.deck.palettes import Palette

TURNED = "rotate(180 200 350)"
_ROUND = ' stroke-linejoin="round" stroke-linecap="round"'


def number(value: float) -> str:
    """Return a coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _path(points: Line) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in simplified(points))


def _paint(fill: str | None, stroke: str | None, width: float) -> str:
    paint = f' fill="{fill or "none"}"'
    if stroke:
        paint += f' stroke="{stroke}" stroke-width="{number(width)}"' + _ROUND
    return paint


class Canvas:
    """The elements of one card in drawing order, and the inks they are drawn in."""

    def __init__(self, inks: Palette) -> None:
        self.inks = inks
        self._elements: list[str] = []
        self._window: Line | None = None

    @contextmanager
    def cut_to(self, window: Line) -> Iterator[Canvas]:
        """Give a canvas that adds to this one and cuts everything to a convex window."""
        part = Canvas(self.inks)
        part._elements = self._elements
        part._window = window
        yield part

    @contextmanager
    def group(self, name: str | None = None, transform: str | None = None) -> Iterator[None]:
        """Put what is drawn in between into one group."""
        identity = f' id="{name}"' if name else ""
        placing = f' transform="{transform}"' if transform else ""
        self._elements.append(f"<g{identity}{placing}>")
        yield
        self._elements.append("</g>")

    def repeat_turned(self, name: str) -> None:
        """Draw a named group once more, upside down: the other end of the card."""
        self._elements.append(f'<use xlink:href="#{name}" transform="{TURNED}"/>')

    def poly(
        self, points: Line, fill: str | None, stroke: str | None = None, width: float = 0
    ) -> None:
        """Draw one polygon."""
        self.polys([points], fill, stroke, width)

    def polys(
        self,
        polygons: Iterable[Line],
        fill: str | None,
        stroke: str | None = None,
        width: float = 0,
    ) -> None:
        """Draw several polygons as one element."""
        parts = [cut_polygon(p, self._window) if self._window else p for p in polygons]
        path = "".join(_path(p) + "Z" for p in parts if len(p) >= 3)
        if path:
            self._elements.append(f'<path d="{path}"{_paint(fill, stroke, width)}/>')

    def line(self, points: Line, stroke: str, width: float) -> None:
        """Draw one open line; where the window cuts it, it ends square."""
        window = self._window
        paint = _paint(None, stroke, width)
        if window and not all(in_window(window, x, y) for x, y in points):
            # A round cap would poke out of the frame.
            paint = paint.replace('stroke-linecap="round"', 'stroke-linecap="butt"')
        self._add_lines([points], paint)

    def lines(self, lines: Iterable[Line], stroke: str, width: float) -> None:
        """Draw several open lines as one element."""
        self._add_lines(lines, _paint(None, stroke, width))

    def rod(self, points: Line, width: float, stroke: str, core: float) -> None:
        """Draw an outlined line: ink of the whole width, over it the colour of the core."""
        self.line(points, self.inks.ink, width)
        self.line(points, stroke, core)

    def circle(  # noqa: PLR0917 - a circle is three numbers and its paint three more
        self,
        cx: float,
        cy: float,
        r: float,
        fill: str | None,
        stroke: str | None = None,
        width: float = 0,
    ) -> None:
        """Draw a circle; one that reaches over the window becomes a polygon."""
        reach = r + width / 2
        corners = box(cx - reach, cy - reach, 2 * reach, 2 * reach)
        if self._window and not all(in_window(self._window, x, y) for x, y in corners):
            self.poly(ellipse(cx, cy, r), fill, stroke, width)
            return
        place = f'cx="{number(cx)}" cy="{number(cy)}" r="{number(r)}"'
        self._elements.append(f"<circle {place}{_paint(fill, stroke, width)}/>")

    def rect(
        self,
        frame: tuple[float, float, float, float],
        fill: str | None,
        stroke: str | None = None,
        width: float = 0,
        *,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle (x, y, width, height), never cut; the radius rounds its corners."""
        x, y, w, h = (number(v) for v in frame)
        rounding = f' rx="{number(radius)}"' if radius else ""
        place = f'x="{x}" y="{y}" width="{w}" height="{h}"{rounding}'
        self._elements.append(f"<rect {place}{_paint(fill, stroke, width)}/>")

    def document(self, title: str, width: int = WIDTH, height: int = HEIGHT) -> str:
        """Return the finished SVG file; its size is a card's unless another is given."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
            f"<title>{title}</title>" + "".join(self._elements) + "</svg>\n"
        )

    def _add_lines(self, lines: Iterable[Line], paint: str) -> None:
        pieces: list[Points] = []
        for points in lines:
            pieces += cut_line(points, self._window) if self._window else [list(points)]
        path = "".join(_path(p) for p in pieces if len(p) > 1)
        if path:
            self._elements.append(f'<path d="{path}"{paint}/>')
