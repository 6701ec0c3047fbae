"""Shipped SVG files hold only what Qt SVG draws, stay small and stay on the card."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from assets.deck.pack import CARD_NAMES
from assets.deck.palettes import PALETTES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
PAINT = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"}
ALLOWED = {
    "svg": {"width", "height", "viewBox"},
    "title": set(),
    "g": {"id", "transform"},
    "use": {HREF, "transform"},
    "path": {"d"} | PAINT,
    "rect": {"x", "y", "width", "height", "rx"} | PAINT,
    "circle": {"cx", "cy", "r"} | PAINT,
}
NUMBER = re.compile(r"-?\d+(?:\.\d)?")
TRANSFORMS = {"translate(22 122)": (22, 122), "rotate(180 200 350)": (0, 0)}
CARD_FILES = [
    f"{palette}/{name}" for palette in PALETTES for name in (*CARD_NAMES, "banners/tarock-18")
]


def points(element: ET.Element) -> list[tuple[float, float]]:
    """Return the corners of what an element draws, before its transforms."""
    get = lambda name: float(element.get(name, "0"))  # noqa: E731
    match element.tag.removeprefix(SVG):
        case "path":
            values = [float(v) for v in NUMBER.findall(element.get("d", ""))]
            return list(zip(values[::2], values[1::2], strict=True))
        case "rect":
            x, y = get("x"), get("y")
            return [(x, y), (x + get("width"), y + get("height"))]
        case "circle":
            x, y, r = get("cx"), get("cy"), get("r")
            return [(x - r, y - r), (x + r, y + r)]
        case _:
            return []


def complaints(element: ET.Element, dx: float = 0, dy: float = 0) -> list[str]:
    """Return what is wrong with an element and what it holds."""
    tag = element.tag.removeprefix(SVG)
    if tag not in ALLOWED:
        return [f"element {tag}"]
    found = [f"{tag} {name}" for name in element.attrib if name not in ALLOWED[tag]]
    found += [
        f"colour {element.get(name)}"
        for name in ("fill", "stroke")
        if not re.fullmatch(r"none|#[0-9A-F]{6}", element.get(name, "none"))
    ]
    if float(element.get("stroke-width", "2")) < 1.8:
        found.append(f"thin stroke {element.get('stroke-width')}")
    if not re.fullmatch(r"(M|[ML ]|Z|-?\d+(\.\d)?)*", element.get("d", "")):
        found.append("path with other commands")
    if "transform" in element.attrib:
        shift = TRANSFORMS.get(element.get("transform", ""))
        if shift is None:
            return [*found, f"transform {element.get('transform')}"]
        dx, dy = dx + shift[0], dy + shift[1]
    found += [
        f"point {x + dx} {y + dy}"
        for x, y in points(element)
        if not (-1 <= x + dx <= 401 and -1 <= y + dy <= 701)
    ]
    for child in element:
        found += complaints(child, dx, dy)
    return found


@pytest.mark.parametrize("name", CARD_FILES)
def test_card_file_is_clean(name):
    path = ASSETS / "cards" / f"{name}.svg"
    raw = path.read_bytes()
    assert len(raw) < 45_000
    assert raw.endswith(b"</svg>\n")
    assert b"\r" not in raw
    assert not re.search(rb"<[!?]|&|url\(|style", raw)
    root = ET.fromstring(raw)
    assert root.get("viewBox") == "0 0 400 700"
    assert root.findtext(f"{SVG}title", "").split()[0] == path.stem
    assert complaints(root) == []
    targets = {f"#{group.get('id')}" for group in root.iter(f"{SVG}g")}
    assert all(use.get(HREF) in targets for use in root.iter(f"{SVG}use"))


@pytest.mark.parametrize("palette", list(PALETTES))
def test_a_palette_stays_small(palette):
    sizes = [p.stat().st_size for p in (ASSETS / "cards" / palette).rglob("*") if p.is_file()]
    assert sum(sizes) < 1_200_000


@pytest.mark.parametrize(
    ("svg", "complaint"),
    [
        ('<path d="M0 0L500 10" fill="none"/>', "point 500.0 10.0"),
        ('<g transform="translate(22 122)"><circle cx="20" cy="600" r="9"/></g>', "point"),
        ('<clipPath id="x"/>', "element clipPath"),
        ('<rect width="5" style="fill:red"/>', "rect style"),
        ('<path d="M0 0C1 1 2 2 3 3"/>', "path with other commands"),
        ('<circle r="5" fill="gold"/>', "colour gold"),
        ('<path d="M0 0L9 9" stroke="#000000" stroke-width="1"/>', "thin stroke 1"),
    ],
)
def test_lint_finds(svg, complaint):
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')
    assert any(found.startswith(complaint) for found in complaints(root))


def test_icon_is_square_and_drawn_with_the_same_elements():
    root = ET.fromstring((ASSETS / "icons" / "tarock-desktop.svg").read_bytes())
    assert root.get("viewBox") == "0 0 256 256"
    assert complaints(root) == []
    assert all(
        0 <= v <= 256 for element in root.iter() for point in points(element) for v in point
    )


def test_twelve_portraits_stay_on_their_disc():
    files = sorted((ASSETS / "portraits").glob("*.svg"))
    assert [path.stem for path in files] == [f"{number:02}" for number in range(1, 13)]
    for path in files:
        root = ET.fromstring(path.read_bytes())
        assert root.get("viewBox") == "0 0 240 240"
        assert complaints(root) == []
        assert path.stat().st_size < 15_000
        reach = [
            (x - 120) ** 2 + (y - 120) ** 2
            for element in root.iter(f"{SVG}path")
            for x, y in points(element)
        ]
        assert max(reach) < 121**2
    assert len({path.read_bytes() for path in files}) == 12
