#!/usr/bin/env python3
"""Fits the numbers by which a few shapes that stand alone are told to be a word or an icon.

usage: words.py LEGIBLE FOLDER ICONS HELD_OUT_ICONS [--items N] [--weights FILE]

Short words, numbers and prices in the typefaces that fontconfig knows, and the icons of two folders of SVG files, are
drawn alone and taken apart by LEGIBLE, the command; pages and what was found lie in FOLDER and are used again. Icons
that show a character are left out. A quarter of the typefaces, and the second folder, are held out: the figures are of
those. Needs numpy, Pillow, Babel and resvg-py from PyPI.

The network has one hidden layer. Its weights, rounded to 16 bits each, go to
Sources/TextDetection/Characters/WordWeights.swift unless --weights names another file.
"""

import argparse
import hashlib
import io
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import resvg_py
from babel import Locale
from PIL import Image, ImageDraw, ImageFont

from fit import LETTERED

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from fitting import Descent, Scorer, as_read, source  # noqa: E402

HIDDEN = 48
ROUNDS = 60
BITS = 16
# Longer lines are never asked.
MOST_PARTS = 7
COLUMNS, ROWS, CELL = 4, 8, (170, 84)
COLORS = [("#222222", "#ffffff"), ("#000000", "#ffffff"), ("#0a66c2", "#ffffff"), ("#8e8e93", "#f2f2f7"),
          ("#ffffff", "#1c1c1e"), ("#ffffff", "#2563eb")]
# The locales of a script's words; fontconfig knows its typefaces by the first.
LOCALES = {"latin": "en de fr es pl tr", "cyrillic": "ru uk bg", "greek": "el", "chinese": "zh", "japanese": "ja",
           "korean": "ko", "arabic": "ar", "persian": "fa", "hebrew": "he", "devanagari": "hi mr", "thai": "th",
           "tamil": "ta", "armenian": "hy"}
# Of a hundred words, those in each script; its language for fontconfig, where that has another name.
SHARES = [60, 8, 3, 7, 5, 4, 3, 2, 2, 2, 2, 1, 1]
LANGUAGES = {"zh": "zh-cn"}
# Typefaces of interfaces, by how their names begin, are most of what screens show.
COMMON = ("Liberation", "DejaVu", "Noto", "Inter", "Roboto", "Open Sans", "Lato", "Cantarell", "Carlito", "Arimo", "Tinos",
          "Cousine", "FreeSans", "FreeSerif", "Nimbus", "Fira", "JetBrains", "Hack", "Karla", "Cabin", "Oxygen", "Caladea")
UNLIKE = ("Emoji", "Symbol", "Dingbat", "Barcode", "Braille", "Math", "Icons", "Awesome", "Keyboard")
BOLD = re.compile("Bold|Black|Heavy|Medium")
SHORT = ("OK No Go On Off Hi Up Me My It In To AM PM TV PC HD 4K GIF Aa AB ABC EN DE FR Add All Yes New Map Buy Get Top Sun"
         " Mon Tue Fr Mo Di L XL M S XS A B JD MK AL RS Tom Ill ill fi Il lil it is oo Oo VS vs by or & A+ B- NY SF kg km °C"
         " mm ft min pt px 7d 1y 24h Fav Pay Jul Inc >>> -or-").split()
NUMBERS = ["${}.{:02}", "${}", "+{}", "-{}", "{}.{}", "{}:{:02}", "{}%", "{}", "x{}", "{}x", "€{}", "{} €", "#{}", "{}°",
           "{}+", "{}/{}", "{}h", "{}m", "{}k", "£{}", "Q{}", "H{}", "1,{}00", "@{}", "v{}", "({})", "{}."]


def typefaces():
    """The files of each typeface of a script."""
    found = {}
    for script, names in LOCALES.items():
        language = names.split()[0]
        listed = subprocess.run(["fc-list", f":lang={LANGUAGES.get(language, language)}", "--format", "%{file}\t%{family}\n"],
                                capture_output=True, text=True).stdout
        families = found.setdefault(script, {})
        for path, family in (line.split("\t") for line in listed.splitlines()):
            if pathlib.Path(path).suffix.lower() in (".ttf", ".otf", ".ttc") and not any(u in family for u in UNLIKE):
                families.setdefault(family.split(",")[0], []).append(path)
    return found


def vocabulary():
    """The words in names of countries, languages, currencies, months and days."""
    found = {}
    for script, names in LOCALES.items():
        words = set()
        for locale in map(Locale.parse, names.split()):
            for table in (locale.territories, locale.languages, locale.currencies):
                words.update(word for name in table.values() for word in name.split())
            for kinds in (locale.months, locale.days):
                words.update(w for widths in kinds.values() for table in widths.values() for w in table.values())
        found[script] = sorted(w for w in words if script == "latin" or sum(ord(c) > 0x24F for c in w) > 0.8 * len(w))
    return found


def text(chance, words, script):
    kind = chance.random() if script == "latin" else chance.uniform(0.4, 1)
    if kind < 0.45:
        most = chance.choice([10, 100])
        return chance.choice(NUMBERS).format(chance.randrange(most), chance.randrange(100))
    if kind < 0.6 and script == "latin":
        return chance.choice(SHORT)
    word = chance.choice(words)
    return word[:chance.randrange(1, 5)] if kind < 0.85 else word


def drawn_word(chance, families, words, scale):
    """What is written, as coverage, and its typeface; nothing where that lacks a character."""
    script = chance.choices(list(LOCALES), SHARES)[0]
    names = sorted(families[script])
    common = [name for name in names if name.startswith(COMMON)]
    family = chance.choice(common if common and chance.random() < 0.6 else names)
    written = text(chance, words[script], script)
    size = chance.choice([9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 16, 16, 17, 17, 18, 20, 22, 24, 28, 34]) * scale
    try:
        files = families[script][family]
        bold = [path for path in files if BOLD.search(path)]
        font = ImageFont.truetype(chance.choice(bold if bold and chance.random() < 0.4 else files), size)
        missing = bytes(font.getmask("\U0010fffe"))
        if any(bytes(font.getmask(c)) in (missing, b"") for c in written if c != " "):
            return None
        left, top, right, bottom = font.getbbox(written)
    except OSError:
        return None
    image = Image.new("L", (int(right) + 6, int(bottom) + 6))
    ImageDraw.Draw(image).text((2 + chance.random(), 2 + chance.random()), written, font=font, fill=255)
    return image, family


def drawn_icon(chance, path, scale):
    side = chance.choice([16, 18, 20, 24, 24, 28, 32, 40, 48]) * scale
    try:
        svg = path.read_text().replace("currentColor", "#000")
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side))
    except (ValueError, OSError):
        return None
    return Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A"), path.stem


def draw(folder, kind, chance, one):
    """Pages of what `one` draws until it is exhausted, each in a cell of its own, and what is in them."""
    truth, number, more = {}, 0, True
    while more:
        scale = chance.choice([1, 2, 2, 3])
        ink, back = chance.choice(COLORS)
        width, height = (side * scale for side in CELL)
        page = Image.new("RGB", (COLUMNS * width, ROWS * height), back)
        name, items = f"{kind}-{number}@{scale}x.png", []
        for place in range(COLUMNS * ROWS):
            drawn = one(chance, scale)
            if drawn == "end":
                more = False
                break
            # What is wide stands near to its neighbour.
            if drawn is None or drawn[0].width > 0.6 * width or drawn[0].height > 0.7 * height:
                continue
            image, source = drawn
            x = place % COLUMNS * width + chance.randrange(int(width * 0.3))
            y = place // COLUMNS * height + chance.randrange(height - image.height)
            page.paste(Image.new("RGB", image.size, ink), (x, y), image)
            items.append(dict(source=source, box=[x, y, image.width, image.height]))
        page.save(folder / name)
        truth[name], number = items, number + 1
    return truth


def read(command, folder, truth):
    """The forms of the parts of each item that passed for text, or were kept from it by their form alone."""
    def forms(name):
        with tempfile.TemporaryDirectory() as traces:
            subprocess.run([command, "audit", folder / name, "--format", f"trace={traces}"], capture_output=True)
            trace = json.loads(next(pathlib.Path(traces).rglob("trace.json")).read_text())
        for candidate in (c for s in trace["sources"] for c in s["candidates"] if "form" in c):
            x, y, width, height = candidate["box"]
            holders = [i for i in truth[name] if i["box"][0] <= x and x + width <= sum(i["box"][::2])
                       and i["box"][1] <= y and y + height <= i["box"][1] + i["box"][3]]
            if len(holders) == 1 and candidate["parts"][2] <= MOST_PARTS:
                yield holders[0]["source"], candidate["form"] + candidate["parts"]

    with ThreadPoolExecutor(2) as cores:
        return [form for found in cores.map(lambda name: list(forms(name)), truth) for form in found]


def forms_of(command, folder, kind, one):
    cache = folder / f"{kind}.json"
    if not cache.exists():
        truth = draw(folder, kind, random.Random(kind), one)
        cache.write_text(json.dumps(read(command, folder, truth)))
    found = json.loads(cache.read_text())
    return [source for source, _ in found], np.array([form for _, form in found])


class Network(Scorer):
    def fit(self, x, y, weight, chance):
        mean, spread = x.mean(0), x.std(0) + 0.05
        x = (x - mean) / spread
        descent = Descent(self.parts)
        for turn in range(ROUNDS):
            order = chance.permutation(len(x))
            rate = 0.003 * (1 - turn / ROUNDS) + 1e-5
            for start in range(0, len(x), 256):
                batch = order[start:start + 256]
                drawn = x[batch] + chance.normal(0, 0.1, (len(batch), x.shape[1]))
                hidden, score = self.run(drawn)
                error = (1 / (1 + np.exp(-np.clip(score, -30, 30))) - y[batch]) * weight[batch] / len(batch)
                back = np.outer(error, self.parts[2]) * (hidden > 0)
                descent.step([drawn.T @ back + 1e-3 * self.parts[0], back.sum(0),
                              hidden.T @ error + 1e-3 * self.parts[2], np.array([error.sum()])], rate)
        self.numbers, self.steps, self.parts = as_read(self.parts, mean, spread, BITS)


def fitted(words, common, icons, chance):
    """A network for so many words, those in common typefaces counted twice, and half as much for all icons."""
    x = np.concatenate([words, icons])
    y = np.concatenate([np.ones(len(words)), np.zeros(len(icons))])
    weight = np.concatenate([np.where(common, 1.4, 0.7), np.full(len(icons), 0.5 * len(words) / len(icons))])
    network = Network(x.shape[1], HIDDEN, chance)
    network.fit(x, y, weight, chance)
    return network


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("icons")
    parser.add_argument("held_out")
    parser.add_argument("--items", type=int, default=24000)
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    families, known = typefaces(), vocabulary()
    rest = [options.items]

    def word(chance, scale):
        rest[0] -= 1
        return "end" if rest[0] < 0 else drawn_word(chance, families, known, scale)

    def icons(folder, each):
        paths = [p for p in sorted(pathlib.Path(folder).rglob("*.svg")) if not LETTERED.search(p.stem)] * each
        random.Random(folder).shuffle(paths)
        return lambda chance, scale: drawn_icon(chance, paths.pop(), scale) if paths else "end"

    names, words = forms_of(options.command, options.folder, "words", word)
    _, drawn = forms_of(options.command, options.folder, "icons", icons(options.icons, 2))
    others, unknown = forms_of(options.command, options.folder, "others", icons(options.held_out, 1))
    held = np.array([int(hashlib.md5(name.encode()).hexdigest(), 16) % 4 == 0 for name in names])
    common = np.array([name.startswith(COMMON) for name in names])
    print(f"{len(words)} words in {len(set(names))} typefaces, {held.sum()} held out; {len(drawn)} parts of icons, "
          f"and {len(unknown)} of {len(set(others))} icons held out", flush=True)

    network = fitted(words[~held], common[~held], drawn, np.random.default_rng(16))
    right, wrong = network.run(words)[1], network.run(unknown)[1]
    for limit in (-2.5, -2, -1.5, -1, -0.5, 0):
        left = {name for name, score in zip(others, wrong) if score >= limit}
        print(f"limit {limit}: {np.mean(right[held & common] < limit):.1%} of words in held-out common typefaces are lost, "
              f"{np.mean(right[held & ~common] < limit):.1%} in others; {len(left)} held-out icons are read")
    network = fitted(words, common, drawn, np.random.default_rng(16))

    target = options.weights or pathlib.Path(__file__).resolve().parents[2] / "Sources/TextDetection/Characters/WordWeights.swift"
    layout = ["The weights in steps, four hexadecimal digits each: from the form, number by number, to each unit;",
              "the biases of those; from each to the answer; its bias."]
    target.write_text(source("Samples/Characters/words.py", "WordNetwork", ("The number of hidden units.", f"hidden = {HIDDEN}"),
                             network.steps, layout, network.numbers, BITS))


main()
