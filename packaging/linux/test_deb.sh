#!/usr/bin/env bash
# Installs a Debian package in a clean root without Python, opens a table, removes it, and looks for what it
# left: test_deb.sh PACKAGE [RELEASE], with bookworm as the release. Needs root rights and mmdebstrap.
set -euo pipefail
package=$(realpath "$1")
release=${2:-bookworm}
check=$(mktemp)
trap 'rm "$check"' EXIT
cat > "$check" <<'CHECK'
#!/bin/bash
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
notes=$(mktemp -d)
useradd -m anna
home=$(getent passwd anna | cut -d: -f6)
# Caches, logs and lists change with any package; the rest must be as before.
everything() { find / -xdev \( -path /proc -o -path /sys -o -path "${notes%/*}" -o -path /var/lib/dpkg -o -path /var/lib/apt \
    -o -path /var/cache -o -path /var/log -o -path "$home" \) -prune -o -print | sort; }
apt-get install -y -q --no-install-recommends shared-mime-info desktop-file-utils man-db > /dev/null
dpkg-deb -I /package.deb | sed -n 's/^ Depends: //p' | tr ',' '\n' | sed 's/|.*//; s/(.*//; s/ //g' > "$notes/names"
apt-get install -y -q --no-install-recommends $(while read -r name; do
    apt-cache show "$name" > /dev/null 2>&1 && echo "$name"; done < "$notes/names") > /dev/null
everything > "$notes/before"
apt-get install -y -q --no-install-recommends /package.deb > /dev/null
! command -v python3 || echo "note: this root has a Python"
update-mime-database /usr/share/mime
grep -q 'application/x-tarock-game:.*\.tarock' /usr/share/mime/globs
desktop-file-validate /usr/share/applications/tarock-desktop.desktop
man -l /usr/share/man/man6/tarock-desktop.6.gz > /dev/null
as_anna() { runuser -u anna -- env HOME="$home" QT_QPA_PLATFORM=offscreen "$@"; }
for run in 1 2 3; do
    began=$(date +%s%N)
    said=$(as_anna /usr/games/tarock-desktop --time-startup)
    echo "$said; $(( ($(date +%s%N) - began) / 1000000 )) ms in all"
    [[ $said == *"search kernel: compiled"* ]]
done
[ -z "$(find "$home" -path '*tarock*')" ]
as_anna /usr/games/tarock rules > /dev/null
code=0
runuser -u anna -- env -u DISPLAY HOME="$home" /usr/games/tarock-desktop 2> "$notes/said" || code=$?
[ "$code" = 69 ] && grep -q 'no screen' "$notes/said"
# A game is played: it must outlive the package.
code=0
as_anna timeout 6 /usr/games/tarock-desktop || code=$?
[ "$code" = 124 ]
game=$(find "$home"/.local/share/tarock-desktop/games -name '*.tarock')
[ -s "$game" ]
apt-get purge -y -q tarock-desktop > /dev/null
everything > "$notes/after"
diff "$notes/before" "$notes/after" && [ -s "$game" ]
echo "installed, opened a table, removed; the player's game is left and nothing else"
CHECK
mmdebstrap --quiet --variant=apt --customize-hook="cp '$package' \"\$1/package.deb\"" \
    --customize-hook="cp '$check' \"\$1/check.sh\"" --customize-hook='chroot "$1" bash /check.sh' "$release" /dev/null
