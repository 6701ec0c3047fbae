#!/usr/bin/env bash
# Begins a first hand as somebody would who has just installed the program: first_hand.sh GAMES PICTURE COMMAND...
# starts COMMAND on a screen of its own, presses Return on the welcome page and on the first table, and waits until
# a game in the folder GAMES has its first acts. PICTURE shows the screen then. GAMES must hold no game before.
# Needs Xvfb, xdotool, and ImageMagick's `import`.
set -euo pipefail
games=$1
picture=$2
shift 2
seconds=${SECONDS_AT_MOST:-120}
number=$(mktemp)
Xvfb -displayfd 3 -screen 0 1440x900x24 -ac -nolisten tcp 3> "$number" 2> /dev/null &
screen=$!
program=
end() { kill $program $screen 2> /dev/null || true; rm "$number"; }
trap end EXIT
for _ in $(seq 100); do [ -s "$number" ] && break; sleep 0.1; done
DISPLAY=:$(cat "$number")
export DISPLAY
"$@" < /dev/null &
program=$!

# Every line of a saved game is one act or what followed from it.
begun() { find "$games" -name '*.tarock' -size +1k 2> /dev/null | grep -q .; }

window=$(timeout "$seconds" xdotool search --sync --onlyvisible --name Tarock | head -n 1)
for _ in $(seq "$seconds"); do
    begun && break
    kill -0 $program
    xdotool windowfocus "$window" key --delay 50 Return
    sleep 1
done
begun
sleep 3 # the cards have been dealt
import -window root "png:$picture"
kill -0 $program
echo "a first hand is begun: $(find "$games" -name '*.tarock' | head -n 1 | xargs wc -l | cut -d' ' -f1) lines"
