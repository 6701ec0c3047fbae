#!/usr/bin/env bash
# Makes a Debian package of a bundle: build_deb.sh BUNDLE OUT, where BUNDLE is the folder that bundle.py
# made (dist/tarock-desktop) and OUT the package to write.
#   TAROCK_PUBLISHER  who publishes it, as a reversed domain name, for the software catalogues
#   TAROCK_PICTURES   an address that ends in a slash, below which docs/screenshots lies
set -eu
bundle=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$here/../.." && pwd)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$checkout/tarock_desktop/__init__.py")
# A bundle needs at least the C library of the machine it was built on.
libc=$(ldd --version | sed -n '1s/.* //p')
# What Qt loads from the system. tarock_desktop/startup.py knows the packages; it needs no more than Python.
libraries=$(cd "$checkout" && python3 - <<'PYTHON'
from tarock_desktop.startup import PLATFORM_LIBRARIES, QT_LIBRARIES, _RENAMED

packages = [*QT_LIBRARIES.values(), *(name for each in PLATFORM_LIBRARIES.values() for name in each.values())]
print(", ".join(f"{_RENAMED[name]} | {name}" if name in _RENAMED else name for name in packages))
PYTHON
)
root=$(mktemp -d)
trap 'rm -r "$root"' EXIT
chmod 755 "$root"
share=$root/usr/share
install -d "$root/DEBIAN" "$root/usr/games" "$root/usr/lib" "$share/doc/tarock-desktop" "$share/man/man6" \
    "$share/lintian/overrides"
cp -r --preserve=links,mode "$bundle" "$root/usr/lib/tarock-desktop"
for name in tarock-desktop tarock; do
    ln -s ../lib/tarock-desktop/tarock-desktop "$root/usr/games/$name"
    gzip -9nc "$here/$name.6" > "$share/man/man6/$name.6.gz"
done
install -Dm644 "$here/tarock-desktop.desktop" "$share/applications/tarock-desktop.desktop"
install -Dm644 "$here/tarock-desktop.mime.xml" "$share/mime/packages/tarock-desktop.xml"
install -d "$share/metainfo"
sed -e "s|org\.example|${TAROCK_PUBLISHER:-org.example}|" \
    -e "s|https://example\.org/|${TAROCK_PICTURES:-https://example.org/}|" \
    "$here/tarock-desktop.metainfo.xml" > "$share/metainfo/${TAROCK_PUBLISHER:-org.example}.tarock_desktop.metainfo.xml"
icons=$share/icons/hicolor
install -Dm644 "$checkout/assets/icons/tarock-desktop.svg" "$icons/scalable/apps/tarock-desktop.svg"
for size in 16 22 24 32 48 64 128 256 512; do
    install -Dm644 "$checkout/build/icons/tarock-desktop-$size.png" "$icons/${size}x$size/apps/tarock-desktop.png"
done
install -m644 "$here/copyright" "$share/doc/tarock-desktop/copyright"
gzip -9nc "$checkout/CHANGELOG.md" > "$share/doc/tarock-desktop/changelog.gz"
maintainer=${TAROCK_MAINTAINER:-The Tarock Desktop authors <tarock-desktop@example.org>}
gzip -9nc > "$share/doc/tarock-desktop/changelog.Debian.gz" <<LOG
tarock-desktop ($version-1) unstable; urgency=medium

  * Made of the bundle of version $version; changelog.gz lists the changes.

 -- $maintainer  $(date -uR -d "@${SOURCE_DATE_EPOCH:-$(git -C "$checkout" log -1 --format=%ct 2> /dev/null || date +%s)}")
LOG
install -m644 "$here/lintian-overrides" "$share/lintian/overrides/tarock-desktop"
find "$root/usr" -type d -exec chmod 755 {} +
find "$root/usr" -type f -exec chmod 644 {} +
chmod 755 "$root/usr/lib/tarock-desktop/tarock-desktop"
cat > "$root/DEBIAN/control" <<CONTROL
Package: tarock-desktop
Version: $version-1
Architecture: $(dpkg --print-architecture)
Section: games
Priority: optional
Maintainer: $maintainer
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: libc6 (>= $libc), $libraries, fontconfig-config
Recommends: pipewire-bin | pulseaudio-utils | alsa-utils
Description: tarock table with a referee who explains every ruling
 A card table for five kinds of tarock: SPJST and Westfest from Texas,
 Königrufen from Austria, Žiri tarok from Slovenia and Czech tournament taroky.
 Play against computer players or with people at the same screen, in English,
 Czech, Slovenian or German.
 .
 A referee refuses what the rules forbid, or lets it happen and applies the
 penalty of the rule sheet, and explains what was done. A coach gives hints and
 reviews every hand.
CONTROL
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
dpkg-deb --root-owner-group -Zxz --build "$root" "$out"
