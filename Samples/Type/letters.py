#!/usr/bin/env python3
"""Fits the numbers by which Latin, Greek and Cyrillic letters tell their typeface, and the size and weight of type.

usage: letters.py LEGIBLE FOLDER [--seed N] [--pages N] [--rounds N] [--weights FILE]

Lines of words of the Unicode locale data are drawn by Chromium in the typefaces of `typefaces.json` that fontconfig
knows: of interfaces, other ones without serifs, with serifs and slabs, condensed, and of one width; in sizes of 9 to
40 pixels, weights, scales, appearances and ways of hinting; on every other page, common ones come several times as
often. LEGIBLE, the command, reads them; pages and what was read lie in FOLDER and are used again. A quarter of the
designs is held out for the figures; the weights that are written are then fitted on all. Needs numpy, Babel,
playwright and torch from PyPI, and Debian's packages `fonts-*` and `texlive-fonts-extra`.

Units see pictures of the letters; their mean over a line and the form of the line go to a hidden layer, which has
nine answers: the logarithm of the likelihood of each class of typefaces, the odds that the type is bold, the logarithm
of its size for the one that it has by the proportions of interface typefaces, and that of its standard deviation. The
weights, rounded to 8 bits for what sees pictures and to 16 for the rest, go to
Sources/TextDetection/Measurement/TypeWeights.swift unless --weights names another file.
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
import torch
from lines import candidates, is_held_out, is_written_apart, pictured, vocabulary, within
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))
from fitting import digits, rounded  # noqa: E402

SEEING, HIDDEN, ROUNDS = 48, 96, 60
CELLS, MOST_LETTERS = 320, 6
# Where the logarithm of the height of the ink stands in the form of letters, and that of the size by the proportions
# of interface typefaces for that height.
HEIGHT, RULED = 40, 54
# What detection makes of the answers, by the names of its numbers.
SPECIAL_TYPEFACE, REGULAR_ODDS, LEAST_LOGARITHM = 2, 2, -3.6
TABLE = json.loads((HERE / "typefaces.json").read_text())
CLASS = {name: kind for kind, names in TABLE["classes"].items() for name in names}
DESIGN = {name: names[0] for names in TABLE["designs"] for name in names}
# How often lines are of each class, and how much a line counts: what little is seen of is most likely of an interface.
SHARES = {"interface": 30, "sans": 10, "serif": 25, "slab": 8, "condensed": 13, "mono": 14}
OF_INTERFACE, OF_COMMON = 4, 3
# How often the common ones and the commonest are drawn for each time that another is, on every other page.
TIMES_COMMON, TIMES_COMMONEST = 5, {"Liberation Serif": 25, "Tinos": 13, "Liberation Mono": 13, "DejaVu Sans Mono": 11}
# What 600 counts as where a typeface has it: neither bold nor regular.
SEMIBOLD = 0.25
LOCALES = {"latin": "cs de en es fi fr it nl pl pt sv tr", "greek": "el", "cyrillic": "bg ru uk"}
NUMBERS = ["{}", "{}%", "${}", "{}:45", "{}.99", "1,{}", "#{}", "+{}", "A{}", "{} km", "€ {}", "{}/{}", "${}.{}", "{}.{}",
           "({})", "{}-{}", "{},{} €", "{} min", "{}:{} PM"]
SCALES = [1, 1, 1, 1.5, 2, 2, 2.625, 3]
COLORS = [("#fff", "#222"), ("#fff", "#000"), ("#fff", "#444"), ("#fafafa", "#1b1b1b"), ("#101418", "#eee"),
          ("#000", "#fff"), ("#1d3557", "#f1faee")]
WEIGHTS = [400, 400, 400, 400, 700, 700, 700, 300, 500, 600, 800]
# The space between letters in ems; between capitals, pages often ask for more.
SPACED, SPACED_CAPITALS = [0] * 14 + [0.02, 0.05], [0] * 6 + [0.02, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15]
LINES, ROW = 80, 58


def words(script):
    own = [w for w in vocabulary(LOCALES[script]) if script == "latin" or is_written_apart(w)]
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


def times(font):
    """How often a typeface is drawn where common ones are more often."""
    isCommon = font in TABLE["common"] or CLASS[font] == "interface"
    return TIMES_COMMONEST.get(font, TIMES_COMMON if isCommon else 1)


def line_by_chance(chance, fonts, known, evenly):
    script = chance.choices(list(LOCALES), [84, 5, 11])[0]
    kind = chance.choices(list(SHARES), list(SHARES.values()))[0]
    choices = [f for f in TABLE["classes"][kind] if family(f) in fonts["latin"]]
    font = chance.choices(choices, [1 if evenly else times(f) for f in choices])[0]
    if family(font) not in fonts[script]:
        script = "latin"
    drawn, of = text(chance, known[script])
    sizes = [chance.uniform(9, 18), chance.uniform(11, 24), chance.uniform(14, 40), chance.choice([12, 13, 14, 16, 18, 20, 24])]
    size = round(chance.choice(sizes), 1)
    width = {"condensed": 0.45, "mono": 0.62}.get(kind, 0.58) * (1.25 if of == "capitals" else 1)
    return dict(script=script, font=font, text=drawn[:int(650 / (size * width))].strip(), of=of, size=size,
                weight=chance.choice(WEIGHTS), italic=chance.random() < 0.06,
                spacing=chance.choice(SPACED_CAPITALS if of == "capitals" else SPACED))


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
            lines = [line_by_chance(chance, fonts, known, number % 2 == 0) for _ in range(LINES)]
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
            name = f"{number}@{scale}x.png"
            truth[name] = pictured(page, folder / name, lines, scale)
        for browser in browsers:
            browser.close()
    (folder / "truth.json").write_text(json.dumps(truth, ensure_ascii=False))


def read(command, folder):
    """What was written in each line that was found, the form of its letters, and how wide its strokes are."""
    truth = json.loads((folder / "truth.json").read_text())

    def lines_of(name):
        found = [c for c in candidates(command, folder / name) if c.get("letters")]
        for line in truth[name]:
            best = max(within(line, found), key=lambda candidate: candidate["box"][2], default=None)
            if best:
                yield line, best["letters"], best["pictures"]

    with ThreadPoolExecutor(2) as cores:
        return [line for lines in cores.map(lambda name: list(lines_of(name)), truth) for line in lines]


class Lines:
    """What was read, as arrays."""

    def __init__(self, read):
        self.truth = [line for line, _, _ in read]
        self.form = np.array([form for _, form, _ in read], np.float32)
        size = np.log([line["size"] * line["scale"] for line in self.truth])
        self.difference = (size - self.form[:, HEIGHT] - self.form[:, RULED]).astype(np.float32)
        self.pictures = np.zeros((len(read), MOST_LETTERS, CELLS), np.uint8)
        self.letters = np.zeros((len(read), MOST_LETTERS), np.float32)
        for row, (_, _, pictures) in enumerate(read):
            for letter, cells in enumerate(pictures):
                self.pictures[row, letter] = np.frombuffer(bytes.fromhex(cells), np.uint8)
                self.letters[row, letter] = 1
        classes = list(SHARES)
        self.kind = np.array([classes.index(CLASS[line["font"]]) for line in self.truth])
        self.of = np.array([line["of"] for line in self.truth])
        css = np.array([line["weight"] for line in self.truth])
        self.bold = np.where(css == 600, SEMIBOLD, css >= 700).astype(np.float32)
        # Weights as CSS has them tell nothing of a typeface that has no such file. In fontconfig's numbers: 55 to 100
        # are 350 to 500, 180 is 600, 200 to 205 are 700 and 800.
        files = list(listed("slant=0"))
        has = {css: {name for name, least, most in files if least <= last and most >= first}
               for css, first, last in ((400, 55, 100), (600, 180, 180), (700, 200, 205))}
        self.isTold = np.array([family(line["font"]) in has[line["weight"] if line["weight"] == 600 else
                                                            400 if line["weight"] < 600 else 700]
                                for line in self.truth], np.float32)
        self.weight = np.array([OF_INTERFACE if CLASS[line["font"]] == "interface" else
                                OF_COMMON if line["font"] in TABLE["common"] else 1 for line in self.truth], np.float32)
        # By the design alone.
        self.held = np.array([is_held_out(DESIGN.get(line["font"], line["font"])) for line in self.truth])


class Network(torch.nn.Module):
    def __init__(self, lines, these):
        super().__init__()
        form = lines.form[these]
        self.mean, self.spread = form.mean(0), form.std(0) + 1e-3
        self.see = torch.nn.Linear(CELLS, SEEING)
        self.hide = torch.nn.Linear(SEEING + form.shape[1], HIDDEN)
        self.answer = torch.nn.Linear(HIDDEN, len(SHARES) + 3)

    def forward(self, pictures, letters, form):
        seen = torch.relu(self.see(pictures)) * letters[..., None]
        mean = seen.sum(1) / letters.sum(1, keepdim=True).clamp(min=1)
        return self.answer(torch.relu(self.hide(torch.cat([mean, form], 1))))

    def inputs(self, lines, these):
        return (torch.tensor(lines.pictures[these]).float() / 255, torch.tensor(lines.letters[these]),
                torch.tensor((lines.form[these] - self.mean) / self.spread))

    def answers(self, lines, these):
        with torch.no_grad():
            return np.concatenate([self(*self.inputs(lines, these[start:start + 4096])).numpy()
                                   for start in range(0, len(these), 4096)])

    def fit(self, lines, these, rounds, seed):
        chance = np.random.default_rng(seed)
        descent = torch.optim.AdamW(self.parameters(), lr=2e-3, weight_decay=1e-3)
        turns = len(these) // 256
        rate = torch.optim.lr_scheduler.OneCycleLR(descent, 4e-3, total_steps=rounds * turns + 1)
        for _ in range(rounds):
            order = chance.permutation(these)
            for start in range(0, 256 * turns, 256):
                batch = order[start:start + 256]
                pictures, letters, form = self.inputs(lines, batch)
                form = form + 0.05 * torch.randn_like(form)
                # Of a line, some letters are seen, one at least.
                some = letters * (torch.rand_like(letters) < 0.8)
                letters = torch.where(some.sum(1, keepdim=True) > 0, some, letters)
                answers = self(pictures, letters, form)
                kind, bold, isTold, difference, weight = (
                    torch.tensor(values[batch])
                    for values in (lines.kind, lines.bold, lines.isTold, lines.difference, lines.weight))
                classes = len(SHARES)
                loss = torch.nn.functional.cross_entropy(answers[:, :classes], kind, reduction="none", label_smoothing=0.02)
                loss = loss + isTold * torch.nn.functional.binary_cross_entropy_with_logits(
                    answers[:, classes], bold, reduction="none")
                # What is far off, as two lines in one are, pulls no more than what is a few deviations off.
                deviation = answers[:, classes + 2].clamp(LEAST_LOGARITHM, 1)
                off = torch.nn.functional.huber_loss(
                    answers[:, classes + 1] / deviation.exp(), difference / deviation.exp(), reduction="none", delta=3.0)
                loss = (weight * (loss + off + deviation)).mean()
                descent.zero_grad()
                loss.backward()
                descent.step()
                rate.step()

    def write(self, target):
        """Numbers as they are read: pictures of 0 to 1, forms that are not standardised."""
        see, hide, answer = ((layer.weight.detach().numpy().T.astype(float), layer.bias.detach().numpy().astype(float))
                             for layer in (self.see, self.hide, self.answer))
        seen, form = hide[0][:SEEING], hide[0][SEEING:] / self.spread[:, None]
        pictures, steps = rounded([see[0], see[1]], 8)
        parts, rest = rounded([np.concatenate([seen, form]), hide[1] - self.mean @ form, *answer], 16)
        target.write_text(f'''// Written by Samples/Type/letters.py.

extension TypeNetwork {{
    /// The number of units that see pictures, and of hidden units.
    static let (seeing, hidden) = ({SEEING}, {HIDDEN})
    /// What a step of the weights from cells and of the biases of units that see them is worth.
    static let pictureSteps: [Float] = [{", ".join(f"{s:.9g}" for s in steps)}]
    /// From each cell to each unit that sees it, then the biases, in steps of two hexadecimal digits each.
    static let pictureDigits = """
{digits(pictures, 8)}

        """
    /// What a step of each part of the other weights is worth.
    static let steps: [Float] = [{", ".join(f"{s:.9g}" for s in rest)}]
    /// The other weights in steps, four hexadecimal digits each.
    static let digits = """
{digits(parts, 16)}

        """
}}
''')


def figures(lines, these, answers):
    classes = len(SHARES)
    special = np.logaddexp.reduce(answers[:, 2:classes], 1) - np.logaddexp.reduce(answers[:, :2], 1) > SPECIAL_TYPEFACE
    difference, ruled = lines.difference[these], np.abs(np.expm1(-lines.difference[these]))
    told = np.where(special, np.abs(np.expm1(answers[:, classes + 1] - difference)), ruled)
    odds = answers[:, classes]
    for index, kind in enumerate(SHARES):
        for of in ("mixed", "capitals", "digits"):
            some = (lines.kind[these] == index) & (lines.of[these] == of)
            if some.any():
                print(f"{kind:10}{of:9}{some.sum():6} lines, {special[some].mean():.3f} special; size within 5 %: "
                      f"{np.mean(told[some] < 0.05):.3f}, off by {np.median(told[some]):.3f} in the middle; by proportions "
                      f"{np.mean(ruled[some] < 0.05):.3f}, {np.median(ruled[some]):.3f}")
        for name, value in (("bold", 1), ("semibold", SEMIBOLD), ("regular", 0)):
            some = special & (lines.kind[these] == index) & (lines.bold[these] == value) & (lines.isTold[these] > 0)
            if some.any():
                print(f"{kind:10}{name:9}{some.sum():6} special lines, regular {np.mean(odds[some] < -REGULAR_ODDS):.3f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages", type=int, default=1600)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    if not (options.folder / "truth.json").exists():
        draw(options.folder, random.Random(options.seed), options.pages)
    cache = options.folder / "lines.json"
    if not cache.exists():
        cache.write_text(json.dumps(read(options.command, options.folder), ensure_ascii=False))
    lines = Lines(json.loads(cache.read_text()))
    # What is further off is two lines in one, or part of a letter.
    kept = np.abs(lines.difference) < np.log(1.9)
    print(f"{kept.sum()} lines in {len({line['font'] for line in lines.truth})} typefaces, {(kept & lines.held).sum()} of "
          "designs that are held out", flush=True)
    torch.manual_seed(options.seed)
    for name, fitted in (("held out", kept & ~lines.held), ("fitted on", kept)):
        these = np.flatnonzero(fitted)
        network = Network(lines, these)
        network.fit(lines, these, options.rounds, options.seed)
        shown = np.flatnonzero(kept & lines.held) if name == "held out" else these
        print(f"Lines in typefaces that were {name}:")
        figures(lines, shown, network.answers(lines, shown))
    network.write(options.weights or HERE.parents[1] / "Sources/TextDetection/Measurement/TypeWeights.swift")


main()
