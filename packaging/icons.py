"""Draws the program's icon for all systems from its SVG file.

    python packaging/icons.py FOLDER

writes ``tarock-desktop-SIZE.png`` for Linux, ``tarock-desktop.ico`` for Windows and
``tarock-desktop.icns`` for macOS. Needs PySide6; both containers are written here, so that every
system can make all three.
"""

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parents[1] / "assets" / "icons" / "tarock-desktop.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICO_PNG = 256
"""From this size on Windows and the programs that make installers read PNG in an icon."""
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    # the same for screens with twice as many pixels
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}


def write_all(folder: Path) -> None:
    """Write the icons of all systems into *folder*."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(SOURCE))
    if not renderer.isValid():
        sys.exit(f"{SOURCE} is no picture")
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"tarock-desktop-{size}.png").write_bytes(png(drawn(renderer, size)))
    (folder / "tarock-desktop.ico").write_bytes(ico(renderer))
    (folder / "tarock-desktop.icns").write_bytes(icns(renderer))
    del application


def drawn(renderer: QSvgRenderer, size: int) -> QImage:
    """Return the icon, *size* pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return the bytes of a PNG file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def ico(renderer: QSvgRenderer) -> bytes:
    """Return the bytes of a file with the icon in all sizes that Windows asks for."""
    pictures = []
    for size in ICO_SIZES:
        image = drawn(renderer, size)
        pictures.append(png(image) if size >= ICO_PNG else bitmap(image))
    at = 6 + 16 * len(ICO_SIZES)
    head = struct.pack("<3H", 0, 1, len(ICO_SIZES))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def bitmap(image: QImage) -> bytes:
    """Return a picture in an .ico file: header, rows from below, a mask that hides nothing."""
    size = image.width()
    header = struct.pack("<3I2H6I", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    pixels = bytes(image.constBits())
    rows = [pixels[at : at + 4 * size] for at in range(0, len(pixels), 4 * size)]
    mask = bytes(-(-size // 32) * 4 * size)
    return header + b"".join(reversed(rows)) + mask


def icns(renderer: QSvgRenderer) -> bytes:
    """Return the bytes of a file with the icon in all sizes that macOS asks for."""
    parts = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(drawn(renderer, size))
        parts += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write_all(Path(sys.argv[1]))
