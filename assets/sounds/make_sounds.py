"""Makes the sounds of the table: ``python -m assets.sounds.make_sounds assets/sounds``.

Everything is computed from noise, decaying tones and filters; nothing was recorded. The same
files come out each time.
"""

import argparse
import math
import random
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
"""Samples a second."""
PEAK = 0.72
"""Loudest sample of a file, as part of what fits."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Return as many samples of nothing."""
    return [0.0] * round(seconds * RATE)


def mixed(length: float, parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Return sounds laid over each other; each has its begin in seconds and its loudness."""
    whole = silence(length)
    for begin, loudness, sound in parts:
        at = round(begin * RATE)
        for place, sample in enumerate(sound[: len(whole) - at], start=at):
            whole[place] += loudness * sample
    return whole


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise."""
    chance = random.Random(seed)  # noqa: S311 - a sound is no secret
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def band(sound: Samples, middle: Callable[[float], float], sharpness: float) -> Samples:
    """Let through what is near a frequency in hertz, which may change with time (0 to 1)."""
    low = high = 0.0
    passed = []
    for number, sample in enumerate(sound):
        step = 2 * math.sin(math.pi * min(middle(number / len(sound)), RATE / 6) / RATE)
        low += step * high
        high += step * (sample - low - high / sharpness)
        passed.append(high)
    return passed


def shaped(sound: Samples, attack: float, decay: float) -> Samples:
    """Let a sound come in *attack* seconds and go, to a third in *decay* seconds."""
    return [
        sample
        * min(1.0, number / RATE / attack)
        * math.exp(-max(0.0, number / RATE - attack) / decay)
        for number, sample in enumerate(sound)
    ]


def tone(seconds: float, parts: Iterable[tuple[float, float, float]], fall: float = 0) -> Samples:
    """Return decaying partial tones (hertz, loudness, decay); *fall*: hertz lost in a second."""
    whole = silence(seconds)
    for hertz, loudness, decay in parts:
        for number in range(len(whole)):
            at = number / RATE
            turn = 2 * math.pi * (hertz * at - fall * at * at / 2)
            whole[number] += loudness * math.exp(-at / decay) * math.sin(turn)
    return shaped(whole, 0.002, 10)


def tap(seed: int, pitch: float = 150) -> Samples:
    """Return a card that comes down on felt: a soft thump with the rustle of paper."""
    thump = tone(0.13, [(pitch, 1.0, 0.028)], fall=500)
    rustle = shaped(band(noise(0.13, seed), lambda _: 2600, 1.6), 0.001, 0.017)
    return mixed(0.13, [(0, 0.8, thump), (0, 0.5, rustle)])


def shuffle() -> Samples:
    """Return a riffle: corners that snap down faster and faster, and the cards pushed together."""
    chance = random.Random(7)  # noqa: S311 - a sound is no secret
    parts: list[tuple[float, float, Samples]] = []
    at = 0.0
    for number in range(34):
        snap = shaped(band(noise(0.03, 100 + number), lambda _: 3000, 2.2), 0.0006, 0.006)
        parts.append((at, 0.35 + 0.25 * chance.random(), snap))
        at += 0.030 - 0.018 * number / 34 + 0.004 * chance.random()
    push = band(noise(0.34, 11), lambda t: 900 + 1500 * t, 1.2)
    parts.append((at + 0.03, 0.34, shaped(push, 0.12, 0.07)))
    parts.append((at + 0.30, 0.7, tap(12, 120)))
    return mixed(at + 0.48, parts)


def deal() -> Samples:
    """Return a card that slides off the deck over the felt."""
    slide = shaped(band(noise(0.11, 21), lambda t: 1500 + 2600 * t, 1.4), 0.018, 0.026)
    return mixed(0.15, [(0, 0.9, slide), (0.055, 0.35, tap(22, 170)[: round(0.09 * RATE)])])


def card() -> Samples:
    """Return a card put down."""
    return tap(31)


def trick() -> Samples:
    """Return four cards swept together."""
    sweep = band(noise(0.30, 41), lambda t: 700 + 1300 * t, 1.1)
    return mixed(0.42, [(0, 0.8, shaped(sweep, 0.10, 0.09)), (0.24, 0.8, tap(42, 130))])


def chips() -> Samples:
    """Return three chips of clay laid on each other."""

    def clink(shift: float) -> Samples:
        partials = ((2140, 1.0, 0.020), (3390, 0.7, 0.016), (4870, 0.45, 0.011), (910, 0.5, 0.018))
        return tone(0.12, [(hertz * shift, loud, decay) for hertz, loud, decay in partials])

    return mixed(0.32, [(0, 0.8, clink(1)), (0.075, 1, clink(1.06)), (0.165, 0.7, clink(0.97))])


def knock() -> Samples:
    """Return two knocks on the wood of the table."""

    def knuckle(seed: int) -> Samples:
        wood = tone(0.16, [(196, 1.0, 0.035), (318, 0.6, 0.026), (540, 0.35, 0.016)])
        click = shaped(band(noise(0.05, seed), lambda _: 1700, 1.5), 0.0006, 0.006)
        return mixed(0.16, [(0, 0.9, wood), (0, 0.4, click)])

    return mixed(0.36, [(0, 1, knuckle(51)), (0.165, 0.8, knuckle(52))])


def bar_of_wood(hertz: float, decay: float) -> Samples:
    """Return a note of a marimba."""
    return tone(
        5 * decay,
        [(hertz, 1.0, decay), (3.93 * hertz, 0.22, decay / 4), (9.2 * hertz, 0.06, 0.02)],
    )


def refusal() -> Samples:
    """Return two soft low notes downwards: not like this."""
    return mixed(0.55, [(0, 0.8, bar_of_wood(293.7, 0.09)), (0.15, 0.9, bar_of_wood(220, 0.12))])


def turn() -> Samples:
    """Return two soft notes upwards: your turn."""
    return mixed(0.65, [(0, 0.6, bar_of_wood(523.3, 0.10)), (0.12, 0.7, bar_of_wood(784, 0.14))])


SOUNDS = {
    "card": (card, 0.8),
    "chips": (chips, 0.55),
    "deal": (deal, 0.6),
    "knock": (knock, 0.9),
    "refusal": (refusal, 0.6),
    "shuffle": (shuffle, 0.7),
    "trick": (trick, 0.7),
    "turn": (turn, 0.5),
}
"""Each sound, and how loud it is beside the others."""


def samples(name: str) -> list[int]:
    """Return a sound as its file has it: 16 bit, as loud as it should be."""
    make, loudness = SOUNDS[name]
    sound = make()
    # The end fades out: a sound that is cut clicks.
    fade = round(0.012 * RATE)
    for number in range(fade):
        sound[-1 - number] *= number / fade
    factor = 32767 * PEAK * loudness / max(abs(sample) for sample in sound)
    return [round(factor * sample) for sample in sound]


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="folder to write to")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        made = samples(name)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(made)}h", *made))


if __name__ == "__main__":
    main()
