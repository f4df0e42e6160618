#!/usr/bin/env python3
"""Draws a violating and a respecting example of every guideline that a rule checks on screens and palettes.

    python3 Samples/guidelines.py

Needs Pillow and the DejaVu fonts (fonts-dejavu). Writes Samples/Guidelines: pictures, palettes and
`examples.json`, the list that a test runs through the command. The same fonts give the same bytes.
"""

import json
import math
import pathlib
import random
import shutil

from PIL import Image, ImageDraw, ImageFont

FOLDER = pathlib.Path(__file__).parent / "Guidelines"
FONTS = pathlib.Path("/usr/share/fonts/truetype/dejavu")
SCALE = 2
WIDTH, HEIGHT = 375, 220
WORDS = ["Timetable of the ferry", "Leaves every morning", "Harbour and lighthouse"]


class Screen:
    """A screen in points, drawn at two pixels a point."""

    def __init__(self, ground="#FFFFFF", size=(WIDTH, HEIGHT)):
        self.image = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, x, y, words, color, size=17, font="DejaVuSans"):
        face = ImageFont.truetype(str(FONTS / f"{font}.ttf"), round(size * SCALE))
        self.draw.text((x * SCALE, y * SCALE), words, fill=color, font=face)
        return self

    def lines(self, color, size=17, x=20, y=70, words=WORDS, font="DejaVuSans", pitch=1.5):
        for row, line in enumerate(words):
            self.text(x, y + row * size * pitch, line, color, size, font)
        return self

    def box(self, x, y, width, height, color, radius=0):
        self.draw.rounded_rectangle(
            (x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1), radius * SCALE, fill=color)
        return self

    def stencil(self, x, y, size, color, paint):
        """A shape with soft edges: drawn eight times as large, in shares of its size."""
        side = round(size * SCALE)
        mask = Image.new("L", (side * 8, side * 8))
        paint(ImageDraw.Draw(mask), side * 8)
        self.image.paste(color, (round(x * SCALE), round(y * SCALE)), mask.resize((side, side), Image.BOX))
        return self

    def star(self, x, y, size, color):
        """A filled star with five points."""
        def paint(draw, side):
            radii = [side / 2 * (1 if corner % 2 == 0 else 0.45) for corner in range(10)]
            angles = [math.pi * (corner / 5 - 0.5) for corner in range(10)]
            draw.polygon([(side / 2 + r * math.cos(a), side / 2 + r * math.sin(a)) for r, a in zip(radii, angles)], fill=255)
        return self.stencil(x, y, size, color, paint)

    def photo(self, x, y, width, height, dark, light, seed=7):
        """Soft blotches between two greys, as out of focus."""
        chance = random.Random(seed)
        small = Image.new("L", (max(2, width // 14), max(2, height // 14)))
        small.putdata([chance.randint(dark, light) for _ in range(small.width * small.height)])
        grey = small.resize((width * SCALE, height * SCALE), Image.BICUBIC)
        picture = Image.merge("RGB", (grey, grey.point(lambda v: v * 0.97), grey.point(lambda v: v * 0.9)))
        self.image.paste(picture, (x * SCALE, y * SCALE))
        return self

    def status(self, color, y=3):
        """The status bar of a phone with a home button: the time in the middle, the battery at the right."""
        self.text(WIDTH / 2 - 14, y, "9:41", color, 12, "DejaVuSans-Bold")
        self.text(20, y, "Carrier", color, 12)
        self.draw.rounded_rectangle([v * SCALE for v in (336, 5, 358, 15)], 4, outline=color, width=2)
        self.draw.rectangle([v * SCALE for v in (338, 7, 354, 13)], fill=color)
        return self


EXAMPLES = []


def screens(guideline, rule, violating, respecting, *options, variant=""):
    """An example of screens: drawn, and judged as those of iOS unless the options say otherwise."""
    add(guideline, rule, ["audit", "--platform", "ios", *options], "@2x.png", violating, respecting,
        lambda screen, path: screen.image.save(path, optimize=True), variant)


def palettes(guideline, rule, violating, respecting, *options, ending=".css"):
    """An example of palettes, as the text of a file, or as the colour sets of a catalog."""
    def write(content, path):
        if isinstance(content, dict):
            for name, sets in content.items():
                folder = path / f"{name}.colorset"
                folder.mkdir(parents=True)
                (folder / "Contents.json").write_text(json.dumps(
                    {"colors": sets, "info": {"author": "xcode", "version": 1}}, indent=2) + "\n")
        else:
            path.write_text(content + "\n")
    add(guideline, rule, ["palette", *options], ending, violating, respecting, write)


def add(guideline, rule, command, ending, violating, respecting, write, variant=""):
    entry = {"guideline": guideline, "rule": rule, "command": command}
    for kind, subject in (("violating", violating), ("respecting", respecting)):
        path = FOLDER / f"{guideline}-{rule}-{variant}{kind}{ending}"
        write(subject, path)
        entry[kind] = f"Guidelines/{path.name}"
    EXAMPLES.append(entry)


def color(code, appearance=None, gamut=None, space="srgb"):
    """A value of a colour set; the code is hexadecimal, or three components."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)] if isinstance(code, str) else code
    names = dict(zip(("red", "green", "blue", "alpha"), [f"{p:.6f}" for p in parts] + ["1.000"]))
    value = {"idiom": "universal", "color": {"color-space": space, "components": names}}
    if appearance:
        value["appearances"] = [{"appearance": "luminosity", "value": appearance}]
    if gamut:
        value["display-gamut"] = gamut
    return value


def css(light, dark=None, contrast=None):
    """Custom properties, in light, dark and with more contrast."""
    def block(values):
        return " ".join(f"--{name}: {code};" for name, code in values.items())
    text = f":root {{ {block(light)} }}"
    if dark:
        text += f"\n@media (prefers-color-scheme: dark) {{ :root {{ {block(dark)} }} }}"
    if contrast:
        text += f"\n@media (prefers-contrast: more) {{ :root {{ {block(contrast)} }} }}"
    return text


def bar(top, ground, ink, words="Harbour"):
    """A page with a bar of its own colour at the top or at the bottom."""
    page = Screen().lines("#000000", 17, y=80)
    y = 0 if top else HEIGHT - 49
    return page.box(0, y, WIDTH, 49, ground).text(130, y + 15, words, ink, 17, "DejaVuSans-Bold")


def contrast_examples():
    screens("CON-01", "text-contrast", Screen().lines("#949494"), Screen().lines("#595959"))
    screens("CON-01", "preferred-contrast", Screen().lines("#1769E0"), Screen().lines("#0A3D8F"), "--standard", "apple")
    screens("CON-01", "icon-contrast", Screen().lines("#000000").star(300, 20, 28, "#D0C8A0"),
            Screen().lines("#000000").star(300, 20, 28, "#6B5A00"))
    palettes("CON-01", "pair-contrast", css({"text": "#949494", "background": "#FFFFFF"}),
             css({"text": "#595959", "background": "#FFFFFF"}))
    palettes("CON-02", "pair-contrast",
             css({"text": "#5A5A60", "background": "#FFFFFF"}, {"text": "#8E8E93", "background": "#1C1C1E"}),
             css({"text": "#3A3A3C", "background": "#FFFFFF"}, {"text": "#C7C7CC", "background": "#1C1C1E"}),
             "--standard", "wcag-aaa")
    screens("CON-03", "text-contrast", Screen("#F4EFE6").lines("#D9CFBE"), Screen("#F4EFE6").lines("#5C5344"))
    palettes("CON-03", "pair-contrast", css({"text": "#D9CFBE", "background": "#F4EFE6"}),
             css({"text": "#5C5344", "background": "#F4EFE6"}))
    screens("CON-02", "preferred-contrast", Screen().lines("#6A5ACD"), Screen().lines("#3B2A8C"),
            "--standard", "apple")
    screens("CON-03", "icon-contrast", Screen().lines("#000000").star(300, 20, 28, "#C4C4C4"),
            Screen().lines("#000000").star(300, 20, 28, "#606060"))
    screens("CON-05", "small-text", Screen().lines("#000000", 8), Screen().lines("#000000", 15))
    screens("CON-06", "small-text", Screen().lines("#000000").lines("#000000", 8.5, y=170, words=WORDS[:1]),
            Screen().lines("#000000").lines("#000000", 13, y=170, words=WORDS[:1]))
    screens("CON-08", "text-contrast", Screen().lines("#A6A6A6", font="DejaVuSans-Bold", size=13),
            Screen().lines("#555555", font="DejaVuSans-Bold", size=13))
    screens("CON-09", "text-contrast", Screen().lines("#FF9F0A"), Screen().lines("#8A4B00"))
    screens("CON-10", "text-contrast", bar(True, "#F7F7F7", "#B5B5B5"), bar(True, "#F7F7F7", "#1C1C1E"))
    popover = lambda ink: Screen("#8E8E93").box(40, 30, 290, 160, "#EFEFF4", 13).lines(ink, 15, x=60, y=60)
    screens("CON-11", "text-contrast", popover("#ABABB0"), popover("#3A3A3C"))
    screens("CON-12", "text-contrast", Screen("#000000").lines("#3C3AB2"), Screen("#000000").lines("#A5A3FF"))
    dense = lambda size: Screen().lines("#000000", size, y=20, words=WORDS * 3)
    screens("CON-15", "small-text", dense(8.5), dense(12))


def vision_examples():
    screens("CVD-01", "color-vision-contrast", Screen("#000000").lines("#E53030"),
            Screen("#000000").lines("#FF7B7B"))
    palettes("CVD-01", "category-confusion", css({"chart-1": "#D55E00", "chart-2": "#6A9A00", "chart-3": "#0072B2"}),
             css({"chart-1": "#000000", "chart-2": "#E69F00", "chart-3": "#F0E442"}))
    palettes("CVD-01", "role-confusion", css({"danger": "#B25F1E", "success": "#6E7D1E"}),
             css({"danger": "#B3261E", "success": "#4FD27A"}))
    palettes("CVD-03", "role-confusion", css({"tab-icon-selected": "#D81B60", "tab-icon": "#565260"}),
             css({"tab-icon-selected": "#0B3D91", "tab-icon": "#9AA0A6"}))


def color_examples():
    palettes("COL-02", "role-confusion", css({"tint": "#C62828", "destructive": "#C42C22"}),
             css({"tint": "#0055D4", "destructive": "#C42C22"}))
    palettes("COL-06", "tint-clarity", css({"link": "#1C1C2E", "text": "#1C1C1E", "background": "#FFFFFF"}),
             css({"link": "#0066CC", "text": "#1C1C1E", "background": "#FFFFFF"}))
    palettes("COL-06", "role-confusion", css({"tint": "#2E8B57", "success": "#2F8C5A"}),
             css({"tint": "#0066CC", "success": "#1E7B34"}))
    palettes("COL-07", "missing-variant",
             css({"tint": "#0055D4", "background": "#FFFFFF"}, {"background": "#000000"}),
             css({"tint": "#0055D4", "background": "#FFFFFF"}, {"tint": "#8CB4FF", "background": "#000000"}))
    palettes("DRK-01", "missing-variant",
             css({"label": "#1C1C1E", "background": "#FFFFFF", "tint": "#0055D4"},
                 {"background": "#000000", "tint": "#8CB4FF"}),
             css({"label": "#1C1C1E", "background": "#FFFFFF", "tint": "#0055D4"},
                 {"label": "#F4F4F6", "background": "#000000", "tint": "#8CB4FF"}))
    screens("SYS-01", "system-color-literal", Screen().lines("#38C95C"), Screen().lines("#34C759"),
            "--enable", "system-color-literal")
    veil = lambda ground: Screen(ground).box(20, 50, 335, 140, "#" + "".join(
        f"{round(int(ground[i:i + 2], 16) * 0.5 + 255 * 0.5):02X}" for i in (1, 3, 5)), 12)
    screens("COL-08", "text-contrast", veil("#FFC800").lines("#FFFFFF", x=40), veil("#202020").lines("#FFFFFF", x=40, font="DejaVuSans-Bold", size=20))


def system_examples():
    palettes("SYS-02", "system-color-duplicate",
             {"sheet": [color("#F2F2F7"), color("#1C1C1E", "dark")]},
             {"sheet": [color("#EFE9DD"), color("#23201B", "dark")]}, ending=".xcassets")
    screens("SYS-02", "system-color-literal", Screen("#000000").lines("#0E86F6"), Screen("#000000").lines("#0A84FF"),
            "--enable", "system-color-literal")
    palettes("SYS-10", "system-color-duplicate", {"accent": [color("#007AFF"), color("#0A84FF", "dark")]},
             {"accent": [color("#2A6F5E"), color("#7FD1BC", "dark")]}, ending=".xcassets")
    screens("SYS-08", "color-role", Screen("#000000").lines("#323235"), Screen("#000000").lines("#8D8D93"))
    screens("SYS-09", "color-role", Screen("#000000").lines("#FFFFFF", y=20, words=WORDS[:1]).lines("#323235"),
            Screen("#000000").lines("#FFFFFF", y=20, words=WORDS[:1]).lines("#8D8D93"))
    screens("SYS-10", "system-color-literal", Screen().lines("#0A7CF5", 20), Screen().lines("#007AFF", 20),
            "--enable", "system-color-literal")
    screens("SYS-11", "color-role", Screen("#000000").lines("#323235", 20), Screen("#000000").lines("#FFFFFF", 20))
    palettes("SYS-12", "missing-variant",
             {"text": [color("#595959")], "background": [color("#FFFFFF"), color("#000000", "dark")]},
             {"text": [color("#595959"), color("#AEAEB2", "dark")],
              "background": [color("#FFFFFF"), color("#000000", "dark")]}, ending=".xcassets")


def dark_examples():
    card = lambda ground: Screen("#1C1C1E").lines("#FFFFFF", y=20, words=WORDS[:1]).box(
        20, 70, 200, 44, ground, 10).text(50, 82, "Book a seat", "#FFFFFF")
    screens("DRK-04", "increased-contrast", card("#0A84FF"), card("#2B5C8A"))
    palettes("DRK-05", "increased-contrast",
             css({"text": "#595959", "background": "#FFFFFF"}, contrast={"text": "#6E6E73"}),
             css({"text": "#595959", "background": "#FFFFFF"}, contrast={"text": "#000000"}))
    palettes("DRK-06", "dark-lightness",
             css({"text": "#6E6E73", "background": "#FFFFFF"}, {"text": "#3A3A3C", "background": "#1C1C1E"}),
             css({"text": "#1C1C1E", "background": "#FFFFFF"}, {"text": "#FFFFFF", "background": "#1C1C1E"}))
    page = lambda ground: Screen("#000000").lines("#FFFFFF", y=15, words=WORDS[:1]).box(
        0, 130, WIDTH, 90, ground).text(20, 160, "Harbour", "#000000")
    screens("DRK-07", "white-in-dark", page("#FFFFFF"), page("#D9D9DE"))


def material_examples():
    pair = lambda ink, material: json.dumps({
        ink: {"$type": "color", "$value": "#3C3C432E" if ink == "quaternaryLabel" else "#3C3C4399"},
        material: {"$type": "color", "$value": "#F2F2F2A6"}}, indent=2)
    palettes("MAT-07", "vibrancy-on-material", pair("quaternaryLabel", "thinMaterial"),
             pair("secondaryLabel", "thinMaterial"), "--config", "Guidelines/materials.yml", ending=".tokens.json")
    photo = lambda ink: Screen().photo(0, 0, WIDTH, HEIGHT, 120, 250).lines(ink, 20, font="DejaVuSans-Bold")
    screens("MAT-16", "text-contrast", photo("#FFFFFF"), photo("#000000"))
    starred = lambda ink: Screen().photo(0, 0, WIDTH, HEIGHT, 150, 230).star(40, 60, 44, ink)
    screens("MAT-16", "icon-contrast", starred("#FFFFFF"), starred("#000000"))


def pass_examples():
    card = lambda ink: Screen("#D8D8DC").box(30, 30, 315, 170, "#FFD24A", 10).text(46, 44, "Ferry", ink, 15).text(
        46, 110, "Harbour, pier 4", ink, 22)
    screens("BRD-16", "text-contrast", card("#F4F4F4"), card("#1C1C1E"))


def type_examples():
    screens("TYP-03", "text-style", Screen().lines("#000000", 25), Screen().lines("#000000", 17), "--enable", "text-style")
    screens("TYP-04", "small-text", Screen().lines("#000000", 8, font="DejaVuSerif"),
            Screen().lines("#000000", 15, font="DejaVuSerif"))
    screens("TYP-09", "text-style", Screen().lines("#000000", 30.5), Screen().lines("#000000", 34),
            "--enable", "text-style")
    styles = json.loads((FOLDER.parent.parent / "Palettes/text-styles.json").read_text())["styles"]
    categories = {"TYP-06": "xSmall", "TYP-07": "small", "TYP-08": "medium", "TYP-10": "xLarge", "TYP-11": "xxxLarge",
                  "TYP-12": "AX1", "TYP-13": "AX2", "TYP-14": "AX3", "TYP-15": "AX4", "TYP-16": "AX5"}
    for guideline, category in categories.items():
        own = {s["style"]: s["size"] for s in styles if s["platform"] == "ios" and s["category"] == category}
        # No style is larger than the largest by a tenth and more.
        wrong, right = 1.12 * max(own.values()), own["callout"]
        page = lambda size: Screen(size=(WIDTH, 400)).lines("#000000", size, y=40, words=["Ferry", "Morning", "Lighthouse"])
        screens(guideline, "text-style", page(wrong), page(right), "--enable", "text-style", "--content-size", category)
    screens("TYP-21", "small-text", Screen().lines("#000000", 9), Screen().lines("#000000", 11.5))
    wide = lambda width: Screen(size=(1000, 200)).lines(
        "#000000", 13, words=[(" ".join(WORDS * 6))[:width], (" ".join(WORDS[::-1] * 6))[:width]])
    screens("TYP-22", "line-length", wide(130), wide(60), "--enable", "line-length")


def bar_examples():
    phone = lambda ground, ink: Screen(ground, size=(WIDTH, 667)).status(ink).lines("#000000", y=120)
    # A phone with a camera in its display: the bar is 44 points high, and what is in it is lower.
    notched = lambda ink: Screen("#FFD60A", size=(414, 896)).text(32, 13, "9:41", ink, 15, "DejaVuSans-Bold").text(
        330, 14, "LTE", ink, 14, "DejaVuSans-Bold").lines("#000000", y=120)
    screens("SCR-13", "status-bar-contrast", notched("#FFFFFF"), notched("#000000"))
    # Lines that scroll across the row of the camera, and the same below a bar.
    crossed = lambda: Screen(size=(414, 896)).lines("#1C1C1E", y=6, pitch=1.3, words=[
        " ".join(WORDS[row:] + WORDS[:row])[:38] for row in range(6)] * 3)
    signs = lambda page: page.text(32, 13, "9:41", "#000000", 15, "DejaVuSans-Bold").text(
        330, 14, "LTE", "#000000", 14, "DejaVuSans-Bold")
    screens("SCR-13", "status-bar-contrast", signs(crossed()), signs(crossed().box(0, 0, 414, 88, "#F8F8F8")),
            variant="scrolled-")
    screens("BAR-01", "status-bar-contrast", phone("#FFFFFF", "#D8D8D8"), phone("#FFFFFF", "#000000"))
    under = lambda dark, light: Screen(size=(WIDTH, 667)).photo(0, 0, WIDTH, 300, dark, light).status("#FFFFFF").lines("#000000", y=400)
    screens("BAR-02", "status-bar-contrast", under(150, 250), under(10, 60))
    # Dark ink that scrolls up under the bar, and the same below an opaque bar.
    scrolled = lambda: Screen(size=(WIDTH, 667)).lines("#1C1C1E", y=-3, words=[" ".join(WORDS[row:] + WORDS[:row])[:34] for row in range(6)] * 3)
    screens("BAR-02", "status-bar-contrast", scrolled().status("#000000"),
            scrolled().box(0, 0, WIDTH, 64, "#F8F8F8").status("#000000"), variant="scrolled-")
    # Neither light nor dark enough anywhere.
    screens("BAR-02", "status-bar-contrast", under(120, 200), under(20, 90), variant="grey-")


def meaning_examples():
    hues = [
        ("COL-10", "destructive", "#0055D4", "#C00000"), ("COL-11", "sheet-destructive", "#2E7D32", "#B3261E"),
        ("COL-13", "badge", "#0055D4", "#D70015"), ("COL-14", "card-field-error", "#6A4FB0", "#C62828"),
        ("COL-15", "callButton", "#8E44AD", "#1E8E3E"), ("BRD-12", "map-pin-destination", "#2E7D32", "#C62828"),
    ]
    for guideline, name, wrong, right in hues:
        palettes(guideline, "role-hue", {name: [color(wrong)]}, {name: [color(right)]}, ending=".xcassets")
    palettes("BRD-12", "role-confusion", css({"map-pin-start": "#B25F1E", "map-pin-end": "#6E7D1E"}),
             css({"map-pin-start": "#1E7B34", "map-pin-end": "#F08A80"}))
    palettes("CTL-13", "role-confusion", css({"button-label-disabled": "#1F2430", "button-label": "#20242E"}),
             css({"button-label-disabled": "#9AA0AC", "button-label": "#20242E"}))


def display_examples():
    """A page on a phone with round corners, which leaves black bars above and below, or reaches them."""
    def page(bars):
        screen = Screen("#000000" if bars else "#F2F2F7", (390, 844))
        if bars:
            screen.box(0, 64, 390, 716, "#F2F2F7")
        return screen.lines("#000000", y=120, words=WORDS * 3)
    screens("SCR-10", "black-bars", page(True), page(False), "--platform", "ios")


def gamut_examples():
    palettes("GAM-01", "wide-gamut-fallback",
             {"brand": [color((1, 0.2, 0.1), space="display-p3")]},
             {"brand": [color("#FF3B30"), color((1, 0.2, 0.1), gamut="display-P3", space="display-p3")]},
             ending=".xcassets")
    palettes("GAM-01", "wide-gamut-verdict", ":root { --text: color(display-p3 0.88 0 0); --background: #FFFFFF; }",
             ":root { --text: color(display-p3 0.5 0 0); --background: #FFFFFF; }")


def row(state, ground):
    """A list with its second row in some state, on a ground of its own."""
    page = Screen()
    page.box(0, 88, WIDTH, 44, ground)
    page.lines("#000000", 17, y=57, pitch=44 / 17)
    return state, page


def field(state, frame, words=None):
    """A form with a field that is empty, perhaps marked as missing."""
    page = Screen().text(20, 40, "Name of the harbour", "#000000")
    page.box(20, 70, 335, 44, frame, 6).box(22, 72, 331, 40, "#FFFFFF", 4)
    if words:
        page.text(20, 124, words, "#B00020", 15)
    return state, page


def sketch(appearance, ink):
    """Writing by hand on a scanned page, which stays white in every appearance."""
    ground = "#FFFFFF" if appearance == "light" else "#000000"
    page = Screen(ground).text(20, 12, "Notes", "#000000" if appearance == "light" else "#FFFFFF")
    page.box(20, 50, 335, 150, "#FFFFFF")
    return appearance, page.lines(ink, 20, x=40, y=66, font="DejaVuSans-Bold")


def states(guideline, rest, violating, respecting, rule="state-color"):
    """Two screenshots of one screen each: at rest or light, and in another state or dark."""
    entry = {"guideline": guideline, "rule": rule, "command": ["compare"]}
    for kind, other in (("violating", violating), ("respecting", respecting)):
        entry[kind] = []
        for state, page in (rest, other):
            path = FOLDER / f"{guideline}-{kind}-{state}@2x.png"
            page.image.save(path, optimize=True)
            entry[kind].append(f"Guidelines/{path.name}")
    EXAMPLES.append(entry)


def state_examples():
    rest = row("rest", "#FFFFFF")
    states("FBK-01", rest, row("pressed", "#FFFFFF"), row("pressed", "#D1D1D6"))
    states("FBK-03", rest, row("selected", "#FFFFFF"), row("selected", "#4A86E8"))
    states("FBK-02", rest, row("dragover", "#FFFFFF"), row("dragover", "#CFE3FF"))
    states("PTR-01", rest, row("hover", "#FFFFFF"), row("hover", "#E5E5EA"))
    states("FBK-04", field("rest", "#767676"), field("error", "#767676"),
           field("error", "#B00020", "Say which harbour it is"))
    states("DRK-11", sketch("light", "#1F3A93"), sketch("dark", "#D5DCF5"), sketch("dark", "#1F3A93"),
           "appearance-contrast")


def main():
    # The lists of images, view trees and comparisons are made by scripts of their own.
    lists = {"assets.json", "elements.json", "comparisons.json"}
    for path in FOLDER.iterdir() if FOLDER.exists() else []:
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name not in lists:
            path.unlink()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "materials.yml").write_text(
        "# The pairs of the palettes for MAT-07.\npalette:\n  pairs:\n"
        "    - [3, quaternaryLabel, thinMaterial]\n    - [3, secondaryLabel, thinMaterial]\n")
    contrast_examples()
    vision_examples()
    color_examples()
    system_examples()
    dark_examples()
    material_examples()
    pass_examples()
    type_examples()
    bar_examples()
    display_examples()
    gamut_examples()
    meaning_examples()
    state_examples()
    lines = ",\n".join("  " + json.dumps(entry) for entry in EXAMPLES)
    (FOLDER / "examples.json").write_text(f"[\n{lines}\n]\n")


main()
