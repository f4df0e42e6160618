#!/usr/bin/env python3
"""Fits the numbers by which a single shape is told to be a character or an icon.

usage: fit.py ICONS HELD_OUT_ICONS [--weights FILE]

ICONS and HELD_OUT_ICONS are folders of SVG files of open icon sets; one set belongs in one of them only. Characters
are drawn with every typeface that fontconfig knows. A quarter of the typefaces, and the second folder, are held out:
the figures at the end are of those. Needs numpy, scipy, Pillow, resvg-py and torch from PyPI.

The network has one hidden layer, three tenths of which are left out at random while it is fitted. Its weights,
rounded to a byte each, go to Sources/TextDetection/Characters/CharacterWeights.swift unless --weights names another
file.
"""

import argparse
import io
import multiprocessing
import pathlib
import random
import re
import subprocess
import sys

import numpy as np
import resvg_py
import torch
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from fitting import rounded, source  # noqa: E402

SIDE = 16
HIDDEN = 256
ROUNDS = 24
# Typefaces that screens are mostly set in, and digits and letters, count more.
COMMON = re.compile(r"(Liberation|DejaVu|Noto|Inter|Roboto|Open Sans|Lato|Cantarell|Carlito|Arimo|Tinos|Cousine|Free|Nimbus"
                    r"|Fira|JetBrains|Hack|Karla|Cabin|Oxygen|Caladea|Ubuntu|Mulish|Montserrat)")
OF_COMMON, OF_DIGITS = 3, 1.5
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
# Scripts of thousands of characters: the common ones of GB 2312, JIS X 0208 and Big5, and the syllables of KS X 1001.
IDEOGRAPHS = (("gb2312", range(0xB0, 0xD7)), ("euc_jp", range(0xB0, 0xCF)), ("big5", range(0xA4, 0xC6)))
MANY = {
    "ideographs": sorted({character for codec, rows in IDEOGRAPHS for row in rows for cell in range(0x40, 0xFA)
                          for character in bytes([row, cell]).decode(codec, "ignore") if character >= "一"}),
    "hangul": [bytes([row, cell]).decode("euc_kr") for row in range(0xB0, 0xC9) for cell in range(0xA1, 0xFF)],
}
# Few typefaces have so many characters, of which each draws so many times as many.
TIMES_MANY = 4
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
    labels, count = ndimage.label(shape >= 0.4, structure=np.ones((3, 3)))
    return [tight(np.where((labels == n) | (labels == 0), shape, 0)) if count == 1 else tight(np.where(labels == n, shape, 0))
            for n in range(1, count + 1)]


def drawn_character(chance, path, script):
    """The shape of a character of a script; nothing where the typeface lacks it."""
    font = ImageFont.truetype(path, chance.choice([9, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 42, 48, 64]))
    character = chance.choice(MANY.get(script, CHARACTERS[script]))
    if script in MANY and bytes(font.getmask(character)) in (bytes(font.getmask("\U0010fffe")), b""):
        return None
    image = Image.new("L", (160, 160))
    ImageDraw.Draw(image).text((40 + chance.random(), 40 + chance.random()), character, font=font, fill=255)
    return tight(np.asarray(image) / 255.0)


def drawn_icon(chance, svg):
    side = chance.choice([12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 60, 72])
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg.replace("currentColor", "#000"), width=side, height=side))
    alpha = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3] / 255.0
    shape = tight(alpha)
    return [] if shape is None else [shape] + [p for p in components(shape) if p is not None and p.shape[0] * 2 > shape.shape[0]]


def is_large(shape):
    return shape is not None and min(shape.shape) > 1 and max(shape.shape) >= 6


def characters(job):
    """The shapes of a typeface's characters, and how much each counts."""
    number, family, paths, each = job
    chance, found, weights = random.Random(7 * number + 1), [], []
    for path in chance.sample(paths, min(3, len(paths))):
        try:
            scripts = scripts_of(path)
        except (OSError, ValueError):
            continue
        for script in scripts:
            weight = (OF_COMMON if COMMON.match(family) else 1) * (OF_DIGITS if script in ("digits", "latin") else 1)
            for _ in range(each * (TIMES_MANY if script in MANY else 1)):
                try:
                    shape = drawn_character(chance, path, script)
                except (OSError, ValueError):
                    continue
                if is_large(shape):
                    found.append(packed(shape))
                    weights.append(weight)
    return found, weights


def icons(job):
    """The shapes of an icon and of its large parts."""
    number, path, each = job
    chance, svg, found = random.Random(7 * number + 2), path.read_text(), []
    for _ in range(each):
        try:
            shapes = drawn_icon(chance, svg)
        except (ValueError, OSError):
            break
        found += [packed(shape) for shape in shapes if is_large(shape)]
    return found, [1] * len(found)


def packed(shape):
    return np.round(255 * features(shape)).astype(np.uint8)


def drawn(pool, kind, jobs):
    """What all jobs of a kind draw."""
    found, weights = [], []
    for shapes, counts in pool.imap(kind, jobs, chunksize=16):
        found += shapes
        weights += counts
    return np.array(found), np.array(weights, np.float32)


def icon_jobs(folder, each):
    paths = [p for p in sorted(pathlib.Path(folder).rglob("*.svg")) if not LETTERED.search(p.stem)]
    return [(number, path, each) for number, path in enumerate(paths)]


def fitted(characters, counts, icons):
    """A network for characters, by how much each counts, and half as much again for all icons."""
    x, is_character = torch.tensor(np.concatenate([characters, icons])), torch.zeros(len(characters) + len(icons))
    is_character[:len(characters)] = 1
    half = len(x) / 2
    weight = torch.cat([torch.tensor(counts * (half / counts.sum())), torch.full((len(icons),), 1.5 * half / len(icons))])
    network = torch.nn.Sequential(
        torch.nn.Linear(SIDE ** 2, HIDDEN), torch.nn.ReLU(), torch.nn.Dropout(0.3), torch.nn.Linear(HIDDEN, 1))
    descent = torch.optim.AdamW(network.parameters(), weight_decay=0.01)
    for turn in range(ROUNDS):
        descent.param_groups[0]["lr"] = 0.003 * (1 - turn / ROUNDS) + 3e-5
        order = torch.randperm(len(x))
        for batch in order.split(512):
            # Ink that thins out is covered less, and the rims of letters are drawn lighter or darker.
            shapes = (x[batch].float() / 255) ** (0.8 + 0.5 * torch.rand(len(batch), 1))
            score = network(shapes * (0.85 + 0.15 * torch.rand(len(batch), 1)))[:, 0]
            loss = torch.nn.functional.binary_cross_entropy_with_logits(score, is_character[batch], reduction="none")
            descent.zero_grad()
            (loss * weight[batch]).mean().backward()
            descent.step()
    return [p.detach().numpy().T if p.dim() > 1 else p.detach().numpy() for p in network.parameters()]


def scores(parts, shapes):
    first, bias, second, last = parts
    return np.concatenate([(np.maximum(0, part / 255 @ first + bias) @ second)[:, 0] + last[0]
                           for part in np.array_split(shapes, len(shapes) // 4096 + 1)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("icons")
    parser.add_argument("held_out")
    parser.add_argument("--weights", type=pathlib.Path)
    options = parser.parse_args()
    torch.manual_seed(16)
    families = sorted(typefaces().items())
    random.Random(16).shuffle(families)
    quarter = len(families) // 4
    jobs = [(number, family, paths, 20 if number < quarter else 60) for number, (family, paths) in enumerate(families)]
    with multiprocessing.Pool() as pool:
        known, counts = drawn(pool, characters, jobs[quarter:])
        unknown, weights = drawn(pool, characters, jobs[:quarter])
        icons_known, _ = drawn(pool, icons, icon_jobs(options.icons, 8))
        others, _ = drawn(pool, icons, icon_jobs(options.held_out, 2))
    print(f"{len(families)} typefaces, {len(known)} + {len(unknown)} characters, {len(icons_known)} + {len(others)} icons",
          flush=True)

    parts, steps = rounded(fitted(known, counts, icons_known), 8)
    network = [p * s for p, s in zip(parts, steps)]
    wrong, right = np.sort(scores(network, others)), scores(network, unknown)
    common = weights >= OF_COMMON
    for share in (0.005, 0.01, 0.02, 0.05):
        limit = wrong[int(len(wrong) * (1 - share))]
        print(f"limit {limit:.2f}: {share:.1%} of held-out icons are read, and {np.mean(right > limit):.1%} of held-out "
              f"characters, {np.mean(right[common] > limit):.1%} in common typefaces")

    target = options.weights or pathlib.Path(__file__).resolve().parents[2] / "Sources/TextDetection/Characters/CharacterWeights.swift"
    target.parent.mkdir(exist_ok=True)
    layout = ["The weights in steps, two hexadecimal digits each: from the grid, cell by cell, to each hidden unit;",
              "the biases of those; from each to the answer; its bias."]
    sizes = ("The sides of the grid, and the number of hidden units.", f"(side, hidden) = ({SIDE}, {HIDDEN})")
    target.write_text(source("Samples/Characters/fit.py", "CharacterNetwork", sizes, steps, layout, parts, 8))


if __name__ == "__main__":
    main()
