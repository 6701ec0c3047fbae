#!/usr/bin/env bash
# Installs a Debian package in a clean root without Python, opens a table, begins a first hand, removes it, and
# looks for what it left: test_deb.sh PACKAGE [RELEASE [PICTURE]], with bookworm as the release. PICTURE is written
# and shows the first hand. Needs root rights, mmdebstrap, and what first_hand.sh needs.
set -euo pipefail
package=$(realpath "$1")
release=${2:-bookworm}
here=$(cd "$(dirname "$0")" && pwd)
picture=$(realpath "${3:-/dev/null}")
check=$(mktemp)
trap 'rm "$check"' EXIT
cat > "$check" <<'CHECK'
#!/bin/bash
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
notes=/notes
home=/home/anna
# Caches, logs and lists change with any package; the rest must be as before.
everything() { find / -xdev \( -path /proc -o -path /sys -o -path /tmp -o -path "$notes" -o -path /var/lib/dpkg -o -path /var/lib/apt \
    -o -path /var/cache -o -path /var/log -o -path "$home" \) -prune -o -print | sort; }
remove() {
    local game
    game=$(find "$home"/.local/share/tarock-desktop/games -name '*.tarock')
    [ -s "$game" ]
    apt-get purge -y -q tarock-desktop > /dev/null
    everything > "$notes/after"
    diff "$notes/before" "$notes/after"
    [ -s "$game" ]
    echo "installed, opened a table, began a first hand, removed; the player's game is left and nothing else"
}
[ "${1:-}" != remove ] || { remove; exit; }
mkdir "$notes"
useradd -m anna
apt-get install -y -q --no-install-recommends shared-mime-info desktop-file-utils man-db > /dev/null
dpkg-deb -I /package.deb | sed -n 's/^ Depends: //p' | tr ',' '\n' | sed 's/|.*//; s/(.*//; s/ //g' > "$notes/names"
apt-get install -y -q --no-install-recommends $(while read -r name; do
    apt-cache show "$name" > /dev/null 2>&1 && echo "$name"; done < "$notes/names") > /dev/null
everything > "$notes/before"
apt-get install -y -q --no-install-recommends /package.deb > /dev/null
! command -v python3 || echo "note: this root has a Python"
update-mime-database /usr/share/mime
grep -q 'application/x-tarock-game:.*\.tarock' /usr/share/mime/globs
grep -q 'application/x-tarock-lecture:.*\.tarock-lecture' /usr/share/mime/globs
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
[ "$code" = 69 ]
grep -q 'no screen' "$notes/said"
CHECK
# The screen, the keys and the picture are of this machine: the root has only what the package asks for.
mmdebstrap --quiet --variant=apt --include=passwd --customize-hook="cp '$package' \"\$1/package.deb\"" \
    --customize-hook="cp '$check' \"\$1/check.sh\"" --customize-hook='chroot "$1" bash /check.sh' \
    --customize-hook="'$here/../first_hand.sh' \"\$1/home/anna\" '$picture' chroot \"\$1\" \
        /usr/sbin/runuser -u anna -- env -C /home/anna HOME=/home/anna /usr/games/tarock-desktop" \
    --customize-hook='chroot "$1" bash /check.sh remove' "$release" /dev/null
