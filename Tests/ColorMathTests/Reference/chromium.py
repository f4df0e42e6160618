"""Writes ChromiumReference.txt: what Chromium makes of colours of CSS that are drawn at random.

    python3 Tests/ColorMathTests/Reference/chromium.py

One text a line, a tab, and its computed value; a text that Chromium refuses has none. Most texts are right, and every
third has a piece taken out, doubled or replaced, so that it may be wrong.
"""

import json
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "Samples" / "drawing"))

from chromium import Chromium

COUNT = 12_000
RANDOM = random.Random(5_2021)
NAMES = ["red", "rebeccapurple", "TeaL", "white", "black", "transparent", "gray", "PapayaWhip", "mediumpurple"]
RGB_SPACES = [
    "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50", "xyz-d65",
]
CHANNELS = {
    "rgb": "rgb", "rgba": "rgb", "hsl": "hsl", "hsla": "hsl", "hwb": "hwb", "lab": "lab", "oklab": "lab", "lch": "lch",
    "oklch": "lch",
}


def pick(*choices):
    return RANDOM.choice(choices)


def digits(value):
    text = f"{value:.{RANDOM.choice([0, 0, 1, 2, 4])}f}"
    return pick(text, text, text, text.replace("0.", ".", 1) if text.startswith("0.") else text, f"{value:.3e}", "+" + text if value >= 0 else text)


def number(reach):
    return digits(RANDOM.uniform(*RANDOM.choice([(0, reach), (0, reach), (-reach, 2 * reach)])))


def angle():
    value = RANDOM.uniform(*RANDOM.choice([(0, 360), (-400, 800)]))
    return pick(
        digits(value), digits(value) + "deg", digits(value / 0.9) + "grad", digits(value / 57.3) + "rad",
        digits(value / 360) + "turn", digits(value) + "DEG")


def space():
    return pick(" ", " ", " ", " ", "  ", "/**/ ", "\n")


def math(kind, reach, names, depth=0):
    """A mathematical expression of a kind: n a number, p a percentage, a an angle."""
    def leaf():
        if names and kind == "n" and RANDOM.random() < 0.5:
            return pick(*names)
        if kind == "n":
            return pick(number(reach), number(reach), number(reach), "pi", "e")
        return number(100) + "%" if kind == "p" else pick(number(180) + "deg", number(3) + "rad", number(1) + "turn")

    def again(other=None):
        return math(other or kind, reach, names, depth + 1) if depth < 2 and RANDOM.random() < 0.6 else leaf()

    def small():
        return pick("2", "0.5", "3", "-1", "1.5", "4")

    function = pick(
        "sum", "sum", "product", "quotient", "min", "max", "clamp", "round", "mod", "rem", "abs", "parentheses", "hypot",
        *(["ratio", "sin", "cos", "tan", "sqrt", "pow", "log", "exp", "sign"] if kind == "n" else []),
        *(["asin", "atan2", "atan"] if kind == "a" else []))
    if function == "sum":
        return f"calc({again()} {pick('+', '-')} {again()})"
    if function == "product":
        return pick(f"calc({again()} * {small()})", f"calc({small()}*{again()})")
    if function == "quotient":
        return f"calc({again()} / {small()})"
    if function == "parentheses":
        return f"calc(({again()} + {again()}) * ({small()} - {small()}))"
    if function in ("min", "max", "hypot"):
        return f"{function}({', '.join(again() for _ in range(RANDOM.randint(1, 3)))})"
    if function == "clamp":
        low, high = pick(again(), again(), "none"), pick(again(), again(), "none")
        return f"clamp({low}, {again()}, {high})"
    if function == "round":
        strategy = pick("", "", "up, ", "down, ", "nearest, ", "to-zero, ")
        if kind == "n" and RANDOM.random() < 0.4:
            return f"round({strategy}{again()})"
        return f"round({strategy}{again()}, {again()})"
    if function in ("mod", "rem"):
        return f"{function}({again()}, {again()})"
    if function == "abs":
        return f"abs({again()})"
    if function == "sign":
        return f"sign({again(pick('n', 'p', 'a'))})"
    if function == "ratio":
        other = pick("p", "a")
        return f"calc({again(other)} / {again(other)} * {small()})"
    if function in ("sin", "cos", "tan"):
        return f"calc({function}({again(pick('n', 'a'))}) * {small()})"
    if function == "pow":
        return f"pow({number(3)}, {small()})"
    if function in ("sqrt", "exp"):
        return f"{function}({number(5)})"
    if function == "log":
        return pick(f"log({number(50)})", f"log({number(50)}, {small()})")
    if function == "asin":
        return pick(f"asin({number(1)})", f"acos({number(1)})")
    return f"atan2({again('n')}, {again('n')})" if function == "atan2" else f"atan({again('n')})"


def component(reach, percentage=True, names=(), none=True):
    roll = RANDOM.random()
    if names and roll < 0.5:
        return pick(*names)
    if none and roll < 0.55:
        return "none"
    if roll < 0.7:
        kind = pick("n", "n", "p") if percentage else "n"
        return math(kind, reach, names)
    if percentage and roll < 0.82:
        return number(100) + "%"
    return number(reach)


def hue(names=()):
    roll = RANDOM.random()
    if names and roll < 0.5:
        return pick(*names)
    return "none" if roll < 0.55 else math(pick("n", "a"), 360, names) if roll < 0.68 else angle()


def alpha(names=()):
    return pick("", "", space() + "/" + space() + component(1, names=names), " / " + digits(RANDOM.random()), "/50%")


def modern(name, names=()):
    reach = {"rgb": 255, "hsl": 100, "hwb": 100, "lab": 100, "lch": 100, "oklab": 0.5, "oklch": 0.5}[name.rstrip("a") if name != "lab" and name != "oklab" else name]
    parts = [hue(names) if letter == "h" else component(reach, names=names) for letter in CHANNELS[name]]
    if CHANNELS[name] == "lch" and name == "oklch":
        parts[0] = component(1, names=names)
    return space().join(parts) + alpha(names)


def legacy():
    name = pick("rgb", "rgba", "hsl", "hsla")
    comma = pick(", ", ",", " , ")
    if name.startswith("rgb"):
        parts = [pick(number(255), math("n", 255, ())) for _ in range(3)]
        if RANDOM.random() < 0.4:
            parts = [number(100) + "%" for _ in range(3)]
    else:
        parts = [angle(), number(100) + "%", number(100) + "%"]
    parts += pick([], [], [digits(RANDOM.random())], [number(100) + "%"])
    return f"{name}({comma.join(parts)})"


def color_function(names=()):
    return space().join([pick(*RGB_SPACES)] + [component(1, names=names) for _ in range(3)]) + alpha(names)


def simple():
    roll = RANDOM.random()
    if roll < 0.12:
        return "#" + "".join(pick(*"0123456789abcdefABCDEF") for _ in range(RANDOM.choice([3, 4, 6, 8, 6, 5, 7])))
    if roll < 0.22:
        return pick(*NAMES)
    if roll < 0.4:
        return legacy()
    if roll < 0.55:
        return f"color({color_function()})"
    name = pick(*CHANNELS)
    return f"{name}({modern(name)})"


def relative(depth):
    origin = color(depth + 1)
    if RANDOM.random() < 0.25:
        space_name = pick(*RGB_SPACES)
        names = list("xyz") if space_name.startswith("xyz") else list("rgb")
        parts = [component(1, names=names + ["alpha"]) for _ in range(3)]
        return f"color(from {origin} {space_name} {' '.join(parts)}{alpha(['alpha'])})"
    name = pick(*CHANNELS)
    letters = list(CHANNELS[name])
    return f"{name}(from {origin} {modern(name, letters + pick([], ['alpha']))})"


def mix(depth):
    space_name = pick(*RGB_SPACES, "oklab", "oklch", "lab", "lch", "hsl", "hwb", "oklch", "hsl")
    way = pick("", "", " shorter hue", " longer hue", " increasing hue", " decreasing hue")
    if space_name not in ("oklch", "lch", "hsl", "hwb") and RANDOM.random() < 0.9:
        way = ""
    def item():
        percentage = pick("", "", digits(RANDOM.uniform(0, 100)) + "%", digits(RANDOM.uniform(0, 100)) + "%", math("p", 100, ()))
        text = color(depth + 1)
        return pick(f"{text} {percentage}".strip(), f"{percentage} {text}".strip())
    head = pick("", f"in {space_name}{way}, ", f"in {space_name}{way}, ", f"in {space_name}{way}, ", f"in {space_name}{way},")
    return f"color-mix({head}{', '.join(item() for _ in range(RANDOM.choice([2, 2, 2, 2, 3, 1])))})"


def color(depth=0):
    roll = RANDOM.random()
    if depth > 1 or roll < 0.55:
        return simple()
    return relative(depth) if roll < 0.8 else mix(depth)


def damaged(text):
    pieces = ["/", ",", "(", ")", "none", "%", "deg", " ", "from", "0", "-", "px", "calc(1)", "\\72 ", "/*", "*/", "#", ".", "e"]
    for _ in range(RANDOM.randint(1, 2)):
        at = RANDOM.randrange(len(text))
        if RANDOM.random() < 0.25:
            text = text[:at]
        elif RANDOM.random() < 0.4:
            text = text[:at] + text[at + 1:]
        else:
            text = text[:at] + pick(*pieces) + text[at:]
        if not text:
            return "red"
    return text


def escaped(text):
    at = RANDOM.randrange(len(text))
    return text[:at] + f"\\{ord(text[at]):x} " + text[at + 1:] if text[at].isalpha() else text


def texts():
    found = set()
    while len(found) < COUNT:
        text = color()
        roll = RANDOM.random()
        text = damaged(text) if roll < 0.3 else escaped(text) if roll < 0.36 else text
        text = text.strip().replace("\t", " ").replace("\n", " ")
        # What is longer than this says nothing that a shorter one does not.
        if 0 < len(text) < 90 and not any(word in text.lower() for word in ("currentcolor", "var(")):
            found.add(text)
    return sorted(found)


SCRIPT = """
(() => { const e = document.body, results = [];
  for (const text of %s) {
    e.style.color = ''; e.style.color = text;
    results.push(e.style.color === '' ? null : getComputedStyle(e).color);
  }
  return results; })()
"""


def main():
    lines = texts()
    with Chromium() as browser:
        # Without a document type, digits without # are colours too.
        browser.open("data:text/html,<!doctype html><body>", 100, 100, 1)
        version = browser.evaluate("navigator.userAgent").split("Chrome/")[1].split()[0]
        results = []
        for start in range(0, len(lines), 2000):
            results += browser.evaluate(SCRIPT % json.dumps(lines[start:start + 2000]))
    rows = [f"{text}\t{result}" if result else text for text, result in zip(lines, results)]
    (HERE / "ChromiumReference.txt").write_text(f"Chromium {version}\n" + "\n".join(rows) + "\n")
    print(len(rows), sum(result is not None for result in results))


main()
