#!/usr/bin/env bash
# Installs wheel and source archive in a clean root with nothing but Python, as a plain user, runs the two commands of
# the README in the unpacked archive, and begins a first hand: test_python.sh WHEEL ARCHIVE [RELEASE [OLDER]]. Settings
# and games must outlive an upgrade from the wheel OLDER, if one is given, and a removal. Needs root rights,
# mmdebstrap, the package index, and what first_hand.sh needs.
set -euo pipefail
wheel=$(realpath "$1")
archive=$(realpath "$2")
release=${3:-bookworm}
older=$(realpath "${4:-$1}")
here=$(cd "$(dirname "$0")" && pwd)
check=$(mktemp)
trap 'rm "$check"' EXIT
cat > "$check" <<'CHECK'
#!/bin/bash
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
export PIP_CERT=/etc/ssl/certs/ca-certificates.crt
unset PIP_FIND_LINKS
as_anna() { (cd /home/anna && runuser -u anna -- env HOME=/home/anna "$@"); }
opens_table() { # the command, and what is said of the kernel
    local said
    said=$(as_anna "${@:2}" --time-startup)
    echo "$said"
    [[ $said == *"search kernel: $1"* ]]
}
plays() { # for some seconds, with a deal or a game
    local code=0
    as_anna timeout 20 new/bin/tarock-desktop "$@" || code=$?
    [ "$code" = 124 ]
}
files() { as_anna find .config .local/share -type f ! -name .lock -exec md5sum {} +; }
remove() {
    echo "--- removal, and source archive"
    local before
    before=$(files)
    as_anna new/bin/pip uninstall -q -y tarock-desktop
    [ "$before" = "$(files)" ]
    as_anna test ! -e new/bin/tarock-desktop
    as_anna new/bin/pip install -q /archive.tar.gz
    as_anna new/bin/tarock-desktop --time-startup
    echo "wheel, source archive, upgrade, first hand and both commands: all is well"
}
[ "${1:-}" != remove ] || { remove; exit; }
useradd -m anna
echo "--- run.py, as root, which may install the libraries of Qt"
mkdir /source
tar -xzf /archive.tar.gz -C /source --strip-components=1
(cd /source && env -u QT_QPA_PLATFORM python3 run.py --help > /dev/null)
(cd /source && python3 run.py --time-startup | tail -n 1)
(cd /source && python3 run.py test tests/unit/cards | tail -n 1)
echo "--- settings and games outlive an upgrade"
as_anna python3 -m venv new
as_anna new/bin/pip install -q /older/*.whl
as_anna new/bin/python -c "
from tarock_desktop.session.preferences import Preferences, preferences_path, save_preferences
save_preferences(Preferences(language='sl', text_scale=125, names=('Živa', *5 * ('',))), preferences_path())"
plays --deal /source/docs/deals/koenigrufen-kaiserstich.toml
game=$(find /home/anna/.local/share/tarock-desktop/games -name '*.tarock')
cp "$game" /game-of-then
before=$(files)
as_anna new/bin/pip install -q --force-reinstall --no-deps /wheel/*.whl
[ "$before" = "$(files)" ]
opens_table "plain Python" new/bin/tarock-desktop
[ "$before" = "$(files)" ]
as_anna new/bin/tarock rules > /dev/null
as_anna new/bin/python -c "
import sys
from pathlib import Path
from tarock_desktop.session.preferences import load_preferences, preferences_path
from tarock_desktop.session.saves import open_saved
loaded = load_preferences(preferences_path())
assert loaded.report is None, loaded.report
assert (loaded.preferences.language, loaded.preferences.text_scale, loaded.preferences.names[0]) == ('sl', 125, 'Živa')
session = open_saved(Path(sys.argv[1])).session
print('game of the older version, opened at act', session.position)
session.close()" "$game"
plays "$game"
# It went on behind what was there, or in a file of its own.
cmp -n "$(stat -c %s /game-of-then)" /game-of-then "$game"
CHECK
# The package index may be known to this machine under a certificate of its own.
certificates=/etc/ssl/certs/ca-certificates.crt
mmdebstrap --quiet --variant=apt --include=passwd,python3,python3-venv,ca-certificates \
    --customize-hook="mkdir \"\$1/wheel\" \"\$1/older\" && cp '$wheel' \"\$1/wheel/\" && cp '$older' \"\$1/older/\"" \
    --customize-hook="cp '$archive' \"\$1/archive.tar.gz\" && cp '$certificates' \"\$1$certificates\"" \
    --customize-hook="cp '$check' \"\$1/check.sh\"" --customize-hook='chroot "$1" bash /check.sh' \
    --customize-hook="'$here/../first_hand.sh' \"\$1/home/anna/first\" /dev/null chroot \"\$1\" \
        /usr/sbin/runuser -u anna -- env -C /home/anna HOME=/home/anna TAROCK_HOME=/home/anna/first \
        new/bin/tarock-desktop" \
    --customize-hook='chroot "$1" bash /check.sh remove' "$release" /dev/null
