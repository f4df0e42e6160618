#!/usr/bin/env python3
"""Draws the sample screens and their truth.

usage: draw.py                                   draws Screens/ from screens.json
       draw.py --out DIR --seed N --each N       draws N screens of every family to another folder
                                                 (--family NAME, repeatable: only these)

Install first (Debian):
    apt-get install chromium python3-numpy python3-pil fonts-inter fonts-noto-core fonts-noto-cjk \\
        fonts-noto-color-emoji fonts-liberation fonts-dejavu
The same seed gives the same screens with the same versions of Chromium and the fonts.
"""

import argparse
import functools
import json
import pathlib
import random

from PIL import Image

from drawing.chromium import Chromium
from drawing.frames import frame_by_chance, script_by_chance
from drawing.truth import lines_of, panes_of

HERE = pathlib.Path(__file__).resolve().parent
PAGES = HERE / "Pages"


def scripts():
    """The page library in the order its parts build on each other, then every family."""
    library = ["random", "colors", "html", "turned", "lines", "panes", "words", "photo", "icons", "screen", "keyboard",
               "site", "source", "window", "fit", "draw"]
    return [PAGES / "library" / f"{name}.js" for name in library] + sorted((PAGES / "families").glob("*.js"))


def releases_of(lines, is_dark):
    """The releases that have every system colour which lines show as ink or backdrop, where not all releases have.

    The pages pick the system's tints among others; what a line shows of them is known from the page, to the level.
    """
    table = json.loads((HERE.parent / "Palettes" / "ios-colors.json").read_text())
    style, values, known = "dark" if is_dark else "light", {}, {}
    for release in table["releases"]:
        for name, value in release["values"].items():
            if style in value and value[style].get("alpha", 1) == 1:
                values[name] = value[style].get("color")
        known[release["number"]] = {color.lower() for color in values.values() if color}
    shown = {"#%02x%02x%02x" % tuple(round(c) for c in line[key]) for line in lines for key in ("fg", "bg")}
    telling = {color for color in shown if 0 < sum(color in colors for colors in known.values()) < len(known)}
    fitting = [number for number, colors in known.items() if telling <= colors]
    return {"releases": fitting} if telling and fitting else {}


def draw(browser, screen, folder):
    """Draws one screen; writes its picture and answers its truth."""
    scale = screen.get("scale", 2)
    browser.open((PAGES / "page.html").as_uri(), screen["width"], screen["height"], scale)
    # One script: declarations of the parts see each other.
    browser.evaluate("\n".join(path.read_text() for path in scripts()) + "\n;0")
    drawn = browser.evaluate(f"draw({json.dumps(screen)})")
    platform = drawn["platform"]
    page, lines = lines_of(browser, scale, platform)
    # A name without a scale leaves it to be measured.
    name = f"{screen['name']}@{scale}x.png" if screen.get("named", True) else f"{screen['name']}.png"
    picture = browser.transparent_picture() if drawn["shadow"] else Image.fromarray(page.astype("uint8"))
    picture.save(folder / name, optimize=True)
    return {
        "image": name, "width": page.shape[1], "height": page.shape[0], "scale": scale,
        "appearance": "dark" if drawn["dark"] else "light", "platform": platform,
        **(releases_of(lines, drawn["dark"]) if platform == "ios" else {}),
        "family": screen["family"],
        "script": drawn["script"], "font": drawn["font"], "panes": panes_of(browser, scale), "lines": lines,
    }


def every_family(browser, seed, each, only):
    """Screens of all families with sizes, scales and scripts by chance, as far as a family leaves them open."""
    browser.open((PAGES / "page.html").as_uri(), 390, 844, 2)
    families = browser.evaluate(
        "\n".join(path.read_text() for path in scripts())
        + "\n;Object.entries(families).map(([name, { frames, scripts }]) => ({ name, frames, scripts }))")
    for turn in range(each):
        for at, family in enumerate(families):
            name = family["name"]
            chance = random.Random(f"{seed}-{turn}-{name}")
            if only and name not in only:
                continue
            frame = frame_by_chance(chance, family.get("frames"))
            yield {
                "name": f"{turn * len(families) + at:03}-{name}", "family": name,
                "script": script_by_chance(chance, family.get("scripts")), "seed": chance.randrange(1 << 30),
                "scale": chance.choice([2, 3]), **frame,
            }


def written(truth):
    """The truth as JSON, one line of text per line."""
    one = functools.partial(json.dumps, ensure_ascii=False)
    screens = (
        one({k: v for k, v in screen.items() if k != "lines"})[:-1] + ', "lines": [\n  '
        + ",\n  ".join(map(one, screen["lines"])) + "]}" for screen in truth)
    return "[" + ",\n".join(screens) + "]\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "Screens")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--each", type=int, default=1)
    parser.add_argument("--family", action="append")
    options = parser.parse_args()
    if options.family and options.seed is None:
        parser.error("--family needs --seed: Screens/ and its truth are drawn as a whole")
    options.out.mkdir(parents=True, exist_ok=True)
    with Chromium() as browser:
        if options.seed is None:
            screens = json.loads((HERE / "screens.json").read_text())
        else:
            screens = every_family(browser, options.seed, options.each, options.family)
        truth = []
        for screen in list(screens):
            truth.append(draw(browser, screen, options.out))
            lines = truth[-1]["lines"]
            print(f"{truth[-1]['image']}: {len(lines)} lines, {sum(l['fails'] for l in lines)} fail, "
                  f"{sum('uncertain' in l for l in lines)} uncertain", flush=True)
    (options.out / "truth.json").write_text(written(truth))


if __name__ == "__main__":
    main()
