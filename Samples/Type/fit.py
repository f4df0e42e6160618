#!/usr/bin/env python3
"""Fits the numbers by which the form of a line tells its script and the size of its type.

usage: fit.py LEGIBLE FOLDER [--seed N] [--pages N] [--weights FILE]

Lines of words of the Unicode locale data are drawn by Chromium with every typeface that fontconfig knows, in sizes
of 9 to 34 pixels, weights, scales and two appearances, and read by LEGIBLE, the command; pages and what was read
lie in FOLDER and are used again. A quarter of the typefaces is held out for the figures; the weights that are
written are then fitted on all. Needs numpy, Babel and playwright from PyPI.

The network has one hidden layer and three answers: the odds that a line is not written in Latin, Greek or Cyrillic
letters, the logarithm of the size for the height of the ink, and that of its standard deviation. Its weights,
rounded to 16 bits each, go to Sources/TextDetection/Measurement/SizeWeights.swift unless --weights names another file.
"""

import argparse
import html
import json
import pathlib
import random
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from lines import candidates, is_held_out, is_written_apart, pictured, vocabulary, within
from playwright.sync_api import sync_playwright

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from fitting import Descent, as_read, source  # noqa: E402

HIDDEN = 32
ROUNDS = 90
BITS = 16
# Where the logarithm of the height of the ink stands in the form of a line: after two values for each band.
FORM_HEIGHT = 40
# What detection makes of the answers, by the names of its numbers.
OTHER_SCRIPT, DEVIATIONS, LEAST_DEVIATION = 1.5, 2, 0.06
# The language that fontconfig knows a script's typefaces by, and the locales of its words.
SCRIPTS = {
    "latin": ("en", "en de fr es pl tr fi cs"), "greek": ("el", "el"), "cyrillic": ("ru", "ru uk bg sr"),
    "vietnamese": ("vi", "vi"), "arabic": ("ar", "ar"), "persian": ("fa", "fa ckb ps ug"), "urdu": ("ur", "ur"),
    "hebrew": ("he", "he yi"), "devanagari": ("hi", "hi mr ne"), "bengali": ("bn", "bn as"), "gurmukhi": ("pa", "pa"),
    "gujarati": ("gu", "gu"), "oriya": ("or", "or"), "tamil": ("ta", "ta"), "telugu": ("te", "te"),
    "kannada": ("kn", "kn"), "malayalam": ("ml", "ml"), "thai": ("th", "th"), "lao": ("lo", "lo"), "khmer": ("km", "km"),
    "myanmar": ("my", "my"), "sinhala": ("si", "si"), "georgian": ("ka", "ka"), "armenian": ("hy", "hy"),
    "ethiopic": ("am", "am ti"), "chinese": ("zh-cn", "zh zh_Hant"), "japanese": ("ja", "ja"), "korean": ("ko", "ko"),
}
PLAIN = ("latin", "greek", "cyrillic")
# As many lines of these as of several others: they are most of what screens show, or differ most.
TIMES = {"latin": 5, "greek": 1, "cyrillic": 2, "arabic": 2, "persian": 2, "devanagari": 2}
NUMBERS = ["{}", "{}%", "${}", "{}:45", "{}.99", "1,{}", "#{}", "+{}", "A{}", "{} km", "€ {}", "{}/{}"]
LINES = 60


def words(script):
    latin = script in ("latin", "vietnamese")
    return sorted(w for w in vocabulary(SCRIPTS[script][1]) if len(w) > 1 and (latin or is_written_apart(w)))


def typefaces(script):
    listed = subprocess.run(["fc-list", f":lang={SCRIPTS[script][0]}", "family"], capture_output=True, text=True).stdout
    families = {line.split(",")[0].strip() for line in listed.splitlines()}
    others = ("Emoji", "Symbol", "Color", "Math", "Dingbat", "Barcode", "Braille", "Mono CJK")
    return sorted(f for f in families if not any(o in f for o in others))


def text(chance, script, known):
    if script in PLAIN and chance.random() < 0.15:
        number = chance.choice([chance.randrange(10), chance.randrange(100), chance.randrange(3000)])
        return chance.choice(NUMBERS).format(number, chance.randrange(1, 100))
    drawn = " ".join(chance.choice(known) for _ in range(chance.choice([1, 1, 1, 2, 3])))[:60]
    if chance.random() < 0.1:
        drawn = drawn[:chance.randrange(1, 5)]
    if script in PLAIN + ("vietnamese",) and chance.random() < 0.15:
        drawn = drawn.upper()
    return f"{drawn} {chance.randrange(1, 2030)}" if chance.random() < 0.07 else drawn


def draw(folder, chance, pages):
    """Pages of lines, and what is written in them."""
    plan = [s for s in SCRIPTS for _ in range(TIMES.get(s, 1) * pages)]
    truth = {}
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for number, script in enumerate(plan):
            known, families = words(script), typefaces(script)
            scale = chance.choice([1, 1, 1.5, 2, 2, 2.625, 3, 3])
            back, ink = chance.choice([("#fff", "#222"), ("#fff", "#222"), ("#101418", "#eee")])
            lines, body = [], ""
            for index in range(LINES):
                line = dict(script=script, font=chance.choice(families), text=text(chance, script, known), scale=scale,
                            size=round(chance.choice([chance.uniform(9, 20), chance.uniform(12, 34)]), 1))
                left, top = 20 + index % 2 * 700 + chance.random(), 20 + index // 2 * 84 + chance.random()
                way = "rtl" if script in ("arabic", "persian", "urdu", "hebrew") else "ltr"
                body += (f"<div dir={way} style=\"position:absolute; left:{left:.2f}px; top:{top:.2f}px; white-space:nowrap;"
                         f" font:{chance.choice([400, 400, 400, 700])} {line['size']}px '{line['font']}'\">"
                         f"<span>{html.escape(line['text'])}</span></div>")
                lines.append(line)
            page = browser.new_page(viewport=dict(width=1400, height=40 + LINES // 2 * 84), device_scale_factor=scale)
            page.set_content(f"<meta charset=utf-8><body style='margin:0; background:{back}; color:{ink}'>{body}")
            page.wait_for_timeout(150)
            name = f"{script}-{number}@{scale}x.png"
            truth[name] = pictured(page, folder / name, lines, scale)
        browser.close()
    (folder / "truth.json").write_text(json.dumps(truth, ensure_ascii=False))


def read(command, folder):
    """The form of each line that was found, beside what was written."""
    truth = json.loads((folder / "truth.json").read_text())

    def lines_of(name):
        found = [c for c in candidates(command, folder / name) if c["decision"] == "text" and "form" in c]
        for line in truth[name]:
            for candidate in within(line, found):
                pixels = line["size"] * line["scale"]
                # What is further off is two lines in one, or part of a letter.
                if 1 / 2.6 < candidate["pointSize"] * line["scale"] / pixels < 2.6:
                    yield line, candidate["form"], pixels, candidate["pointSize"] * line["scale"]

    with ThreadPoolExecutor(2) as cores:
        return [line for lines in cores.map(lambda name: list(lines_of(name)), truth) for line in lines]


class Network:
    def __init__(self, x, y, chance):
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-6
        count = x.shape[1]
        self.parts = [chance.normal(0, (2 / count) ** 0.5, (count, HIDDEN)), np.zeros(HIDDEN),
                      chance.normal(0, 0.1, (HIDDEN, 3)), np.array([0, y.mean(), -1.5])]

    def run(self, x):
        first, bias, second, last = self.parts
        hidden = np.maximum(0, x @ first + bias)
        return hidden, hidden @ second + last

    def fit(self, x, y, other, chance):
        x = (x - self.mean) / self.spread
        weight = np.where(other, 1.0, 2.0)
        descent = Descent(self.parts)
        for turn in range(ROUNDS):
            rate = 0.003 * (1 - turn / ROUNDS) + 1e-5
            order = chance.permutation(len(x))
            for start in range(0, len(x), 256):
                batch = order[start:start + 256]
                drawn = x[batch] + chance.normal(0, 0.08, (len(batch), x.shape[1]))
                hidden, answers = self.run(drawn)
                deviation = np.exp(np.clip(answers[:, 2], -3.2, 1))
                # Beyond four deviations, more does not weigh more.
                off = np.clip((answers[:, 1] - y[batch]) / deviation, -4, 4)
                error = np.stack([(1 / (1 + np.exp(-answers[:, 0])) - other[batch]) * weight[batch],
                                  0.3 * off / deviation, 0.3 * (1 - off ** 2)], 1) / len(batch)
                back = (error @ self.parts[2].T) * (hidden > 0)
                slopes = [drawn.T @ back + 1e-4 * self.parts[0], back.sum(0),
                          hidden.T @ error + 1e-4 * self.parts[2], error.sum(0)]
                descent.step(slopes, rate)
        self.numbers, self.steps, self.parts = as_read(self.parts, self.mean, self.spread, BITS)


def figures(network, x, y, other, ruled, scripts):
    answers = network.run(x)[1]
    told = answers[:, 0] > OTHER_SCRIPT
    deviation = DEVIATIONS * np.maximum(np.exp(answers[:, 2]), LEAST_DEVIATION)
    print(f"taken for another script: {told[~other].mean():.1%} of Latin, Greek, Cyrillic, {told[other].mean():.1%} of others")
    for name in ["Latin, Greek, Cyrillic"] + [s for s in SCRIPTS if s not in PLAIN]:
        these = ~other if name[0] == "L" else scripts == name
        if not these.any():
            print(f"{name:24}no typeface is held out")
            continue
        off = (answers[:, 1] - y)[these]
        print(f"{name:24}{these.sum():6} lines, size off by {np.median(np.abs(off)):.1%} in the middle, "
              f"{np.quantile(np.abs(off), 0.95):.1%} in 19 of 20; above the range {np.mean(off > deviation[these]):.1%}, "
              f"below {np.mean(-off > deviation[these]):.1%}; what the command said was off by "
              f"{np.median(np.abs(ruled - y)[these]):.1%} and {np.quantile(np.abs(ruled - y)[these], 0.95):.1%}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=8)
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    if not (options.folder / "truth.json").exists():
        draw(options.folder, random.Random(options.seed), options.pages)
    cache = options.folder / "lines.json"
    if not cache.exists():
        cache.write_text(json.dumps(read(options.command, options.folder), ensure_ascii=False))
    lines = json.loads(cache.read_text())
    x = np.array([form for _, form, _, _ in lines])
    height = np.exp(x[:, FORM_HEIGHT])
    y = np.log(np.array([pixels for _, _, pixels, _ in lines]) / height)
    ruled = np.log(np.array([pixels for _, _, _, pixels in lines]) / height)
    scripts = np.array([line["script"] for line, _, _, _ in lines])
    other = ~np.isin(scripts, PLAIN)
    # By the name alone, so that a typeface is held out of every script.
    held = np.array([is_held_out(line["font"]) for line, _, _, _ in lines])
    print(f"{len(lines)} lines in {len({line['font'] for line, _, _, _ in lines})} typefaces, {held.sum()} held out", flush=True)

    chance = np.random.default_rng(options.seed)
    network = Network(x[~held], y[~held], chance)
    network.fit(x[~held], y[~held], other[~held], chance)
    figures(network, x[held], y[held], other[held], ruled[held], scripts[held])
    network = Network(x, y, chance)
    network.fit(x, y, other, chance)

    target = options.weights or pathlib.Path(__file__).resolve().parents[2] / "Sources/TextDetection/Measurement/SizeWeights.swift"
    target.write_text(source("Samples/Type/fit.py", "SizeNetwork", ("The number of hidden units.", f"hidden = {HIDDEN}"),
                             network.steps, ["The weights in steps, four hexadecimal digits each."], network.numbers, BITS))


main()
