#!/usr/bin/env python3
"""Fits the numbers by which the form of Latin, Greek and Cyrillic letters tells the size and the weight of type.

usage: letters.py LEGIBLE FOLDER [--seed N] [--pages N] [--weights FILE]

Lines of words of the Unicode locale data are drawn by Chromium in the typefaces of `typefaces.json` that fontconfig
knows: of interfaces, other ones without serifs, with serifs and slabs, condensed, and of one width; in sizes of 9 to
40 pixels, weights, scales, appearances and ways of hinting. LEGIBLE, the command, reads them; pages and what was read
lie in FOLDER and are used again. A quarter of the designs is held out for the figures; the weights that are written
are then fitted on all. Needs numpy, Babel and playwright from PyPI, and Debian's packages `fonts-*` and
`texlive-fonts-extra`.

The network has one hidden layer and three answers: the odds that the type is bold, the logarithm of its size for the
one that it has by the proportions of interface typefaces, and that of its standard deviation. Its weights, rounded
to 16 bits each, go to Sources/TextDetection/Measurement/TypeWeights.swift unless --weights names another file.
"""

import argparse
import hashlib
import html
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from babel import Locale
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from fitting import Descent, digits, rounded  # noqa: E402

HIDDEN = 48
ROUNDS = 80
BITS = 16
# Where the logarithm of the height of the ink stands in the form of letters, and that of the size by the proportions
# of interface typefaces for that height.
HEIGHT, RULED = 40, 54
# What detection makes of the answers, by the names of its numbers.
CHANCE_DEVIATIONS, CHANCE_SPAN, BOLD_ODDS, LEAST_LOGARITHM = 0.5, 0.5, 2.5, -3.6
TABLE = json.loads((HERE / "typefaces.json").read_text())
CLASS = {name: kind for kind, names in TABLE["classes"].items() for name in names}
DESIGN = {name: names[0] for names in TABLE["designs"] for name in names}
# How often lines are of each class, and how much a line counts: what little is seen of is most likely of an interface.
SHARES = {"interface": 30, "sans": 10, "serif": 25, "slab": 8, "condensed": 13, "mono": 14}
OF_INTERFACE, OF_COMMON = 4, 2
# What 600 counts as where a typeface has it: neither bold nor regular.
SEMIBOLD = 0.25
LOCALES = {"latin": "cs de en es fi fr it nl pl pt sv tr", "greek": "el", "cyrillic": "bg ru uk"}
NUMBERS = ["{}", "{}%", "${}", "{}:45", "{}.99", "1,{}", "#{}", "+{}", "A{}", "{} km", "€ {}", "{}/{}", "${}.{}", "{}.{}",
           "({})", "{}-{}", "{},{} €", "{} min", "{}:{} PM"]
SCALES = [1, 1, 1, 1.5, 2, 2, 2.625, 3]
COLORS = [("#fff", "#222"), ("#fff", "#000"), ("#fff", "#444"), ("#fafafa", "#1b1b1b"), ("#101418", "#eee"),
          ("#000", "#fff"), ("#1d3557", "#f1faee")]
WEIGHTS = [400, 400, 400, 400, 700, 700, 700, 300, 500, 600, 800]
LINES, ROW = 80, 58


def words(script):
    """Names of countries, languages, currencies, months and days."""
    found = set()
    for name in LOCALES[script].split():
        locale = Locale.parse(name)
        for table in (locale.territories, locale.languages, locale.currencies, locale.scripts):
            found.update(table.values())
        for kinds in (locale.months, locale.days):
            found.update(word for widths in kinds.values() for names in widths.values() for word in names.values())
    own = [w for w in found if script == "latin" or sum(ord(c) > 0x24F or c == " " for c in w) > 0.8 * len(w)]
    return sorted(w for w in own if len(w) > 1)


def listed(*pattern):
    """Families that fontconfig knows, each with the lowest and the highest weight that a file of it has."""
    command = ["fc-list", ":".join(["", *pattern]), "family", "weight"]
    for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines():
        names, _, weight = line.partition(":weight=")
        ends = [float(end) for end in weight.strip("[]").split() or ["80"]]
        for name in names.split(","):
            yield name.replace("\\-", "-").strip(), ends[0], ends[-1]


def family(font):
    return font.split(":")[0]


def text(chance, known):
    """What a line says, and of what kind it is."""
    if chance.random() < 0.16:
        number = chance.choice([chance.randrange(10), chance.randrange(100), chance.randrange(3000)])
        drawn = chance.choice(NUMBERS).format(number, chance.randrange(1, 100))
        return drawn, "mixed" if any(c.isalpha() for c in drawn) else "digits"
    drawn = " ".join(chance.choice(known) for _ in range(chance.choice([1, 1, 2, 3, 4]))).split()
    drawn = drawn[:chance.choice([1, 1, 1, 2, 2, 3, 4, 6, 8])]
    kind = chance.random()
    if kind < 0.15:
        return " ".join(drawn).upper(), "capitals"
    if kind < 0.22:
        return " ".join(drawn).lower(), "mixed"
    if kind < 0.6:
        drawn = drawn[:1] + [w if chance.random() < 0.12 else w.lower() for w in drawn[1:]]
    joined = " ".join(drawn)
    if chance.random() < 0.08:
        joined = joined[:chance.randrange(2, 6)]
    return f"{joined} {chance.randrange(1, 2030)}" if chance.random() < 0.1 else joined, "mixed"


def line_by_chance(chance, fonts, known):
    script = chance.choices(list(LOCALES), [84, 5, 11])[0]
    kind = chance.choices(list(SHARES), list(SHARES.values()))[0]
    font = chance.choice([f for f in TABLE["classes"][kind] if family(f) in fonts["latin"]])
    if family(font) not in fonts[script]:
        script = "latin"
    drawn, of = text(chance, known[script])
    sizes = [chance.uniform(9, 18), chance.uniform(11, 24), chance.uniform(14, 40), chance.choice([12, 13, 14, 16, 18, 20, 24])]
    size = round(chance.choice(sizes), 1)
    width = {"condensed": 0.45, "mono": 0.62}.get(kind, 0.58) * (1.25 if of == "capitals" else 1)
    return dict(script=script, font=font, text=drawn[:int(650 / (size * width))].strip(), of=of, size=size,
                weight=chance.choice(WEIGHTS), italic=chance.random() < 0.06, spacing=chance.choice([0] * 14 + [0.02, 0.05]))


def draw(folder, chance, pages):
    """Pages of lines, and what is written in them."""
    known = {script: words(script) for script in LOCALES}
    fonts = {script: {name for name, _, _ in listed(f"lang={of}")} for script, of in
             (("latin", "en"), ("greek", "el"), ("cyrillic", "ru"))}
    missing = sorted(f for f in CLASS if family(f) not in fonts["latin"])
    print(f"not installed: {', '.join(missing) or 'none'}", flush=True)
    truth = {}
    with sync_playwright() as tools:
        browsers = [tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", *hinting])
                    for hinting in ([], ["--font-render-hinting=none"])]
        for number in range(pages):
            browser, scale, (back, ink) = chance.choice(browsers), chance.choice(SCALES), chance.choice(COLORS)
            lines = [line_by_chance(chance, fonts, known) for _ in range(LINES)]
            body = ""
            for index, line in enumerate(lines):
                left, top = 20 + index % 2 * 700 + chance.random(), 16 + index // 2 * ROW + chance.random()
                body += (f"<div lang=en style=\"position:absolute; left:{left:.2f}px; top:{top:.2f}px; white-space:nowrap;"
                         f" line-height:1.2; letter-spacing:{line['spacing']}em; font-size:{line['size']}px;"
                         f" font-family:'{family(line['font'])}'; font-weight:{line['weight']};"
                         f" font-style:{'italic' if line['italic'] else 'normal'};"
                         f" font-stretch:{'75%' if ':' in line['font'] else 'normal'}\">"
                         f"<span>{html.escape(line['text'])}</span></div>")
            page = browser.new_page(viewport=dict(width=1400, height=40 + LINES // 2 * ROW), device_scale_factor=scale)
            page.set_content(f"<meta charset=utf-8><body style='margin:0; background:{back}; color:{ink}'>{body}")
            page.wait_for_timeout(60)
            boxes = page.evaluate("() => [...document.querySelectorAll('span')].map(e => e.getBoundingClientRect())"
                                  ".map(r => [r.x, r.y, r.width, r.height])")
            name = f"{number}@{scale}x.png"
            page.screenshot(path=folder / name)
            page.close()
            truth[name] = [dict(line, scale=scale, box=[side * scale for side in box]) for line, box in zip(lines, boxes)]
        for browser in browsers:
            browser.close()
    (folder / "truth.json").write_text(json.dumps(truth, ensure_ascii=False))


def read(command, folder):
    """What was written in each line that was found, the form of its letters, and how wide its strokes are."""
    truth = json.loads((folder / "truth.json").read_text())

    def lines_of(name):
        with tempfile.TemporaryDirectory() as traces:
            subprocess.run([command, "audit", folder / name, "--platform", "web", "--scale", name.split("@")[1][:-5],
                            "--format", f"trace={traces}"], capture_output=True)
            trace = json.loads(next(pathlib.Path(traces).rglob("trace.json")).read_text())
        found = [c for s in trace["sources"] for c in s["candidates"] if c.get("letters")]
        for line in truth[name]:
            x, y, width, height = line["box"]
            inside = []
            for candidate in found:
                left, top, across, along = candidate["box"]
                middle = top + along / 2
                if x - 6 <= left and left + across <= x + width + 6 and y - 0.4 * height <= middle <= y + 1.4 * height \
                        and across >= 0.2 * width:
                    inside.append(candidate)
            if inside:
                yield line, max(inside, key=lambda candidate: candidate["box"][2])["letters"]

    with ThreadPoolExecutor(2) as cores:
        return [line for lines in cores.map(lambda name: list(lines_of(name)), truth) for line in lines]


class Network:
    def __init__(self, x, chance):
        self.mean, self.spread = x.mean(0), x.std(0) + 1e-6
        count = x.shape[1]
        self.parts = [chance.normal(0, (2 / count) ** 0.5, (count, HIDDEN)), np.zeros(HIDDEN),
                      chance.normal(0, 0.05, (HIDDEN, 3)), np.array([0, 0, -3.0])]
        self.parts = [part.astype(np.float32) for part in self.parts]

    def run(self, x):
        first, bias, second, last = self.parts
        hidden = np.maximum(0, x @ first + bias)
        return hidden, hidden @ second + last

    def fit(self, x, y, bold, isTold, weight, chance):
        x = (x - self.mean) / self.spread
        descent = Descent(self.parts)
        for turn in range(ROUNDS):
            rate = 0.004 * (1 - turn / ROUNDS) + 2e-5
            order = chance.permutation(len(x))
            for start in range(0, len(x), 512):
                batch = order[start:start + 512]
                drawn = x[batch] + 0.03 * chance.standard_normal((len(batch), x.shape[1]), dtype=np.float32)
                hidden, answers = self.run(drawn)
                deviation = np.exp(np.clip(answers[:, 2], LEAST_LOGARITHM, 1))
                # Beyond four deviations, more does not weigh more.
                off = np.clip((answers[:, 1] - y[batch]) / deviation, -4, 4)
                error = np.stack([(1 / (1 + np.exp(-answers[:, 0])) - bold[batch]) * isTold[batch],
                                  0.3 * off / deviation, 0.3 * (1 - off ** 2)], 1) * (weight[batch] / len(batch))[:, None]
                error = error.astype(np.float32)
                back = (error @ self.parts[2].T) * (hidden > 0)
                slopes = [drawn.T @ back + 5e-5 * self.parts[0], back.sum(0),
                          hidden.T @ error + 5e-5 * self.parts[2], error.sum(0)]
                descent.step(slopes, rate)
        # Numbers as they are read, and weights as they are written.
        self.parts[1] = self.parts[1] - (self.mean / self.spread) @ self.parts[0]
        self.parts[0] = self.parts[0] / self.spread[:, None]
        self.numbers, self.steps = rounded(self.parts, BITS)
        self.parts = [n * s for n, s in zip(self.numbers, self.steps)]


def blended(answers):
    """The difference that detection takes from the answers."""
    deviations = np.abs(answers[:, 1]) / np.exp(np.clip(answers[:, 2], LEAST_LOGARITHM, 0))
    trust = np.clip((deviations - CHANCE_DEVIATIONS) / CHANCE_SPAN, 0, 1)
    return trust * answers[:, 1]


def figures(network, x, y, bold, isTold, kinds, of):
    answers = network.run(x)[1]
    off = np.abs(np.expm1(blended(answers) - y))
    ruled = np.abs(np.expm1(-y))
    isBold, isRegular = answers[:, 0] > BOLD_ODDS, answers[:, 0] < -BOLD_ODDS
    for kind in SHARES:
        for these in ("mixed", "capitals", "digits"):
            lines = (kinds == kind) & (of == these)
            if lines.any():
                print(f"{kind:10}{these:9}{lines.sum():6} lines, size within 5 %: {np.mean(off[lines] < 0.05):.3f}, off by "
                      f"{np.median(off[lines]):.3f} in the middle, {np.quantile(off[lines], 0.95):.3f} in 19 of 20; by "
                      f"proportions {np.mean(ruled[lines] < 0.05):.3f}, {np.median(ruled[lines]):.3f}, "
                      f"{np.quantile(ruled[lines], 0.95):.3f}")
        for name, lines in (("bold", bold == 1), ("semibold", bold == SEMIBOLD), ("regular", bold == 0)):
            lines = lines & (kinds == kind) & (isTold > 0)
            if lines.any():
                print(f"{kind:10}{name:9}{lines.sum():6} lines, bold {np.mean(isBold[lines]):.3f}, "
                      f"regular {np.mean(isRegular[lines]):.3f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=800)
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    if not (options.folder / "truth.json").exists():
        draw(options.folder, random.Random(options.seed), options.pages)
    cache = options.folder / "lines.json"
    if not cache.exists():
        cache.write_text(json.dumps(read(options.command, options.folder), ensure_ascii=False))
    lines = json.loads(cache.read_text())
    x = np.array([form for _, form in lines], np.float32)
    lines = [line for line, _ in lines]
    y = np.log([line["size"] * line["scale"] for line in lines]) - x[:, HEIGHT] - x[:, RULED]
    # What is further off is two lines in one, or part of a letter.
    kept = np.abs(y) < np.log(1.9)
    x, y, lines = x[kept], y[kept].astype(np.float32), [line for line, keep in zip(lines, kept) if keep]
    kinds = np.array([CLASS[line["font"]] for line in lines])
    css = np.array([line["weight"] for line in lines])
    bold = np.where(css == 600, SEMIBOLD, css >= 700).astype(np.float32)
    # Weights as CSS has them tell nothing of a typeface that has no such file. In fontconfig's numbers: 55 to 100 are
    # 350 to 500, 180 is 600, 200 to 205 are 700 and 800.
    files = list(listed("slant=0"))
    has = {css: {name for name, least, most in files if least <= last and most >= first}
           for css, first, last in ((400, 55, 100), (600, 180, 180), (700, 200, 205))}
    isTold = np.array([family(line["font"]) in has[line["weight"] if line["weight"] == 600 else
                                                   400 if line["weight"] < 600 else 700] for line in lines], np.float32)
    weight = np.array([OF_INTERFACE if kind == "interface" else OF_COMMON if line["font"] in TABLE["common"] else 1
                       for line, kind in zip(lines, kinds)], np.float32)
    # By the design alone.
    held = np.array([int(hashlib.md5(DESIGN.get(line["font"], line["font"]).encode()).hexdigest(), 16) % 4 == 0
                     for line in lines])
    print(f"{len(lines)} lines in {len({line['font'] for line in lines})} typefaces, {held.sum()} held out", flush=True)

    chance = np.random.default_rng(options.seed)
    network = Network(x[~held], chance)
    network.fit(x[~held], y[~held], bold[~held], isTold[~held], weight[~held], chance)
    of = np.array([line["of"] for line in lines])
    figures(network, x[held], y[held], bold[held], isTold[held], kinds[held], of[held])
    chance = np.random.default_rng(options.seed)
    network = Network(x, chance)
    network.fit(x, y, bold, isTold, weight, chance)

    target = options.weights or HERE.parents[1] / "Sources/TextDetection/Measurement/TypeWeights.swift"
    target.write_text(f'''// Written by Samples/Type/letters.py.

extension TypeNetwork {{
    /// The number of hidden units.
    static let hidden = {HIDDEN}
    /// What a step of each part of the weights is worth.
    static let steps: [Float] = [{", ".join(f"{s:.9g}" for s in network.steps)}]
    /// The weights in steps, four hexadecimal digits each.
    static let digits = """
{digits(network.numbers, BITS)}

        """
}}
''')


main()
