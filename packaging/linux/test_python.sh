#!/usr/bin/env bash
# Installs wheel and source archive in a clean root with nothing but Python, as a plain user, and runs the two commands
# of the README in the unpacked archive: test_python.sh WHEEL ARCHIVE [RELEASE]. Settings and games must outlive an
# upgrade and a removal. Needs root rights, mmdebstrap, and the package index.
set -euo pipefail
wheel=$(realpath "$1")
archive=$(realpath "$2")
release=${3:-bookworm}
check=$(mktemp)
trap 'rm "$check"' EXIT
cat > "$check" <<'CHECK'
#!/bin/bash
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
export PIP_CERT=/etc/ssl/certs/ca-certificates.crt
unset PIP_FIND_LINKS
useradd -m anna
as_anna() { (cd "$(getent passwd anna | cut -d: -f6)" && runuser -u anna -- env HOME="$PWD" "$@"); }
opens_table() { # the command, and what is said of the kernel
    local said
    said=$(as_anna "${@:2}" --time-startup)
    echo "$said"
    [[ $said == *"search kernel: $1"* ]]
}
echo "--- run.py, as root, which may install the libraries of Qt"
mkdir /source && tar -xzf /archive.tar.gz -C /source --strip-components=1
(cd /source && python3 run.py --time-startup | tail -n 1)
(cd /source && python3 run.py test tests/unit/cards | tail -n 1)
echo "--- wheel"
as_anna python3 -m venv new
as_anna new/bin/pip install -q /wheel/*.whl
opens_table "plain Python" new/bin/tarock-desktop
as_anna new/bin/tarock rules > /dev/null
echo "--- settings and games outlive an upgrade and a removal"
as_anna mkdir -p .config/tarock-desktop .local/share/tarock-desktop/games
as_anna cp /source/tests/golden/settings-0.1.0.json .config/tarock-desktop/settings.json
as_anna cp /source/tests/golden/journals/format-1-czech-gp.tarock .local/share/tarock-desktop/games/
before=$(as_anna find .config .local/share -type f -exec md5sum {} +)
as_anna new/bin/pip install -q --force-reinstall --no-deps /wheel/*.whl
as_anna new/bin/pip uninstall -q -y tarock-desktop
[ "$before" = "$(as_anna find .config .local/share -type f -exec md5sum {} +)" ]
! as_anna test -e new/bin/tarock-desktop
echo "--- source archive"
as_anna new/bin/pip install -q /archive.tar.gz
as_anna new/bin/tarock-desktop --time-startup
echo "wheel, source archive and both commands: all is well"
CHECK
# The package index may be known to this machine under a certificate of its own.
certificates=/etc/ssl/certs/ca-certificates.crt
mmdebstrap --quiet --variant=apt --include=python3,python3-venv,ca-certificates \
    --customize-hook="mkdir \"\$1/wheel\" && cp '$wheel' \"\$1/wheel/\" && cp '$archive' \"\$1/archive.tar.gz\"" \
    --customize-hook="cp '$certificates' \"\$1$certificates\"" \
    --customize-hook="cp '$check' \"\$1/check.sh\"" --customize-hook='chroot "$1" bash /check.sh' "$release" /dev/null
