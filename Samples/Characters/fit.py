#!/usr/bin/env python3
"""Fits the numbers by which a single shape is told to be a character or an icon.

usage: fit.py ICONS HELD_OUT_ICONS [--weights FILE]

ICONS and HELD_OUT_ICONS are folders of SVG files of open icon sets; one set belongs in one of them only. Characters
are drawn with every typeface that fontconfig knows. A quarter of the typefaces, and the second folder, are held out:
the two figures at the end are of those. Needs numpy, Pillow and resvg-py from PyPI.

The network has one hidden layer. Its weights, rounded to a byte each, go to
Sources/TextDetection/Characters/CharacterWeights.swift unless --weights names another file.
"""

import argparse
import io
import pathlib
import random
import re
import subprocess
import sys

import numpy as np
import resvg_py
from PIL import Image, ImageDraw, ImageFont

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from fitting import Descent, Scorer, rounded, source  # noqa: E402

SIDE = 16
HIDDEN = 24
CHARACTERS = {
    "digits": "0123456789" * 4,
    "latin": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "signs": "@#$%&?€£",
    "greek": "αβγδεζηθλμνξπρσφχψωΓΔΘΛΞΠΣΦΨΩ",
    "cyrillic": "бвгджзийклмнптуфцчшщыэюяБГДЖЗИЙЛПУФЦЧШЩЫЭЮЯ",
    "arabic": "٠١٢٣٤٥٦٧٨٩" "بتجحدرسصطعفقكلمنهوي",
    "ideographs": "日月火水木金土上下左右大中小人口山川田一二三四五六七八九十百千万年時分今新店品全部好的是我在有他這",
    "kana": "あいうえおかきくけこさしすせそなにのはまみもやゆよらりるれアイウエオカキクケコサシスタチツテトナニネハフホマムメヤユラリレロワン",
    "hangul": "가나다라마바사아자차카타파하이유우오월화수목금일",
    "hebrew": "אבגדהזחטכלמנספצקרשת",
    "devanagari": "अकखगचजतदनपमयरलवसह",
    "thai": "กขคงจชดตนบปมยรลวสหอ",
}
# Icons that show a character, or that characters are drawn like.
LETTERED = re.compile(
    r"^(type|letter|alphabet|number|text|font|heading|paragraph|question|help|exclam|info|alert|at|hash|hashtag|percent"
    r"|currency|cash|dollar|euro|logo|translate|language|braces|brackets|code|regex|slash|sort|markdown|badge|quote|plus"
    r"|minus|dash|dot|circle|square|record|infinity|x|add|remove|close|divide|multiply|equals|asterisk|pound|filetype"
    r"|tencent|facebook|meta|amazon|google|microsoft|wordpress|twitter|skype|yelp|pinterest|vimeo|tiktok|medium|line"
    r"|[0-9a-z])(-|$)|-(percent|info|question|exclamation|at|hash|number|sorted|letter|text|1|2|3|4|5|6|7|8|9)(-|$)")


def typefaces():
    files = subprocess.run(["fc-list", "--format", "%{file}\t%{family}\n"], capture_output=True, text=True).stdout
    found = {}
    for line in files.splitlines():
        path, family = line.split("\t")
        if pathlib.Path(path).suffix.lower() in (".ttf", ".otf", ".ttc") and "Emoji" not in family:
            found.setdefault(family.split(",")[0], []).append(path)
    return found


def scripts_of(path):
    """Which of the scripts a typeface draws with glyphs of its own."""
    font = ImageFont.truetype(path, 40)
    missing = bytes(font.getmask("\U0010fffe"))
    return [name for name, text in CHARACTERS.items()
            if all(bytes(font.getmask(c)) not in (missing, b"") for c in dict.fromkeys(text))]


def tight(coverage):
    """The part that is covered by at least 40 %, as the detector bounds it."""
    solid = coverage >= 0.4
    if not solid.any():
        return None
    rows, columns = np.where(solid.any(1))[0], np.where(solid.any(0))[0]
    return coverage[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]


def features(shape):
    """A shape on a grid, its longer side filling it, in the middle: the mean coverage of each cell."""
    height, width = shape.shape
    scale = SIDE / max(height, width)
    def weights(length):
        first = (SIDE - length * scale) / 2
        edges = first + scale * np.arange(length + 1)
        cells = np.arange(SIDE)
        return np.clip(np.minimum(edges[None, 1:], cells[:, None] + 1) - np.maximum(edges[None, :-1], cells[:, None]), 0, None)
    return (weights(height) @ shape @ weights(width).T).ravel()


def components(shape):
    """The connected parts of a shape, by eight neighbours."""
    solid = shape >= 0.4
    labels, count = np.zeros(shape.shape, int), 0
    for y, x in zip(*np.where(solid)):
        if labels[y, x]:
            continue
        count += 1
        labels[y, x], todo = count, [(y, x)]
        while todo:
            i, j = todo.pop()
            for k in range(max(0, i - 1), min(shape.shape[0], i + 2)):
                for l in range(max(0, j - 1), min(shape.shape[1], j + 2)):
                    if solid[k, l] and not labels[k, l]:
                        labels[k, l] = count
                        todo.append((k, l))
    return [tight(np.where((labels == n) | (labels == 0), shape, 0)) if count == 1 else tight(np.where(labels == n, shape, 0))
            for n in range(1, count + 1)]


def drawn_character(chance, path, character):
    font = ImageFont.truetype(path, chance.choice([9, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 42, 48, 64]))
    image = Image.new("L", (160, 160))
    ImageDraw.Draw(image).text((40 + chance.random(), 40 + chance.random()), character, font=font, fill=255)
    return tight(np.asarray(image) / 255.0)


def drawn_icon(chance, svg):
    side = chance.choice([12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72])
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg.replace("currentColor", "#000"), width=side, height=side))
    alpha = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3] / 255.0
    shape = tight(alpha)
    return [] if shape is None else [shape] + [p for p in components(shape) if p is not None and p.shape[0] * 2 > shape.shape[0]]


def characters(chance, families, each):
    found = []
    for paths in families:
        for path in chance.sample(paths, min(3, len(paths))):
            try:
                scripts = scripts_of(path)
            except OSError:
                continue
            for script in scripts:
                for _ in range(each):
                    shape = drawn_character(chance, path, chance.choice(CHARACTERS[script]))
                    if shape is not None and min(shape.shape) > 1 and max(shape.shape) >= 6:
                        found.append(features(shape))
    return np.array(found)


def icons(chance, folder, each):
    found = []
    for path in sorted(pathlib.Path(folder).rglob("*.svg")):
        if LETTERED.search(path.stem):
            continue
        svg = path.read_text()
        for _ in range(each):
            try:
                shapes = drawn_icon(chance, svg)
            except (ValueError, OSError):
                break
            found += [features(s) for s in shapes if min(s.shape) > 1 and max(s.shape) >= 6]
    return np.array(found)


class Network(Scorer):
    def fit(self, x, y, weight, rounds, chance):
        descent = Descent(self.parts)
        for turn in range(rounds):
            order = chance.permutation(len(x))
            rate = 0.003 * (1 - turn / rounds) + 1e-5
            for start in range(0, len(x), 256):
                batch = order[start:start + 256]
                hidden, score = self.run(x[batch])
                error = (1 / (1 + np.exp(-score)) - y[batch]) * weight[batch] / len(batch)
                back = np.outer(error, self.parts[2]) * (hidden > 0)
                slopes = [x[batch].T @ back + 3e-5 * self.parts[0], back.sum(0), hidden.T @ error, np.array([error.sum()])]
                descent.step(slopes, rate)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("icons")
    parser.add_argument("held_out")
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    chance, numbers = random.Random(16), np.random.default_rng(16)
    families = sorted(typefaces().items())
    chance.shuffle(families)
    quarter = len(families) // 4
    known = characters(chance, [p for _, p in families[quarter:]], 60)
    unknown = characters(chance, [p for _, p in families[:quarter]], 20)
    drawn, others = icons(chance, options.icons, 8), icons(chance, options.held_out, 2)
    print(f"{len(families)} typefaces, {len(known)} + {len(unknown)} characters, {len(drawn)} + {len(others)} icons", flush=True)

    x = np.concatenate([known, drawn])
    # Ink that thins out is covered less: whole shapes are weakened a little at random.
    x = x * numbers.uniform(0.85, 1, (len(x), 1))
    y = np.concatenate([np.ones(len(known)), np.zeros(len(drawn))])
    weight = np.concatenate([np.full(len(known), len(x) / 2 / len(known)), np.full(len(drawn), 1.5 * len(x) / 2 / len(drawn))])
    network = Network(SIDE ** 2, HIDDEN, numbers)
    network.fit(x, y, weight, 14, numbers)
    parts, steps = rounded(network.parts, 8)
    network.parts = [p * s for p, s in zip(parts, steps)]
    wrong = np.sort(network.run(others)[1])
    right = network.run(unknown)[1]
    for share in (0.005, 0.01, 0.02, 0.05):
        limit = wrong[int(len(wrong) * (1 - share))]
        print(f"limit {limit:.2f}: {share:.1%} of held-out icons are read, and {np.mean(right > limit):.1%} of held-out characters")

    target = options.weights or pathlib.Path(__file__).resolve().parents[2] / "Sources/TextDetection/Characters/CharacterWeights.swift"
    target.parent.mkdir(exist_ok=True)
    layout = ["The weights in steps, two hexadecimal digits each: from the grid, cell by cell, to each hidden unit;",
              "the biases of those; from each to the answer; its bias."]
    sizes = ("The sides of the grid, and the number of hidden units.", f"(side, hidden) = ({SIDE}, {HIDDEN})")
    target.write_text(source("Samples/Characters/fit.py", "CharacterNetwork", sizes, steps, layout, parts, 8))


if __name__ == "__main__":
    main()
