#!/usr/bin/env python3
"""Draws screenshots that belong together: five cases of each rule of `legible compare`, and five that respect it.

    python3 Samples/Comparisons/draw.py

Needs Pillow and the fonts Inter and DejaVu (fonts-inter, fonts-dejavu). Writes a folder for each rule beside this file, `cases.json`, which says
what is to be found, and `../Guidelines/comparisons.json`. The same versions of the fonts give the same bytes.
"""

import json
import pathlib
import random
import shutil

from PIL import Image, ImageDraw, ImageFont

HERE = pathlib.Path(__file__).resolve().parent
FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
# A typeface with serifs, in two weights.
SERIF = pathlib.Path("/usr/share/fonts/truetype/dejavu")
SCALE = 2
WIDTH, HEIGHT = 300, 260
WORDS = [
    "Ferry to the island", "Leaves at noon", "Two seats are left", "Harbour office", "Bring your own lunch",
    "Weather is mild", "Next crossing", "Pay on board", "Lighthouse tour", "Children travel free", "Change at the pier",
    "Luggage and bicycles",
]
SIZES = json.loads((HERE.parent.parent / "Palettes" / "text-styles.json").read_text())
CATEGORIES = [category["name"] for category in SIZES["categories"]]
CASES = []


def size_of(style, category):
    """The size in points of a text style at a text size."""
    return next(own["size"] for own in SIZES["styles"]
                if own["platform"] == "ios" and own["style"] == style and own["category"] == category)


class Screen:
    """A screen in points."""

    def __init__(self, ground="#FFFFFF", width=WIDTH, height=HEIGHT):
        self.width = width
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), ground)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, words, x, y, size=17.0, ink="#000000", weight="Regular", at_right=False, family=None):
        serif = f"{family}-Bold.ttf" if weight != "Regular" else f"{family}.ttf"
        path = SERIF / serif if family else FONTS / f"Inter-{weight}.otf"
        face = ImageFont.truetype(str(path), round(size * SCALE))
        if at_right:
            x = self.width - x - self.draw.textlength(words, font=face) / SCALE
        self.draw.text((x * SCALE, y * SCALE), words, fill=ink, font=face)
        return self

    def length(self, words, size, weight="Regular"):
        face = ImageFont.truetype(str(FONTS / f"Inter-{weight}.otf"), round(size * SCALE))
        return self.draw.textlength(words, font=face) / SCALE

    def lines(self, words, size=17.0, ink="#000000", x=20, y=40, pitch=1.6, **more):
        for row, line in enumerate(words):
            self.text(line, x, y + row * size * pitch, size, ink, **more)
        return self

    def box(self, x, y, width, height, color):
        self.draw.rectangle((x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1), fill=color)
        return self

    def frame(self, x, y, width, height, color, thickness=2):
        self.draw.rectangle((x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1), outline=color,
                            width=round(thickness * SCALE))
        return self

    def disc(self, x, y, side, color):
        self.draw.ellipse((x * SCALE, y * SCALE, (x + side) * SCALE - 1, (y + side) * SCALE - 1), fill=color)
        return self

    def photo(self, seed, x, y, width, height, low=60, high=200):
        """A picture of soft noise."""
        chance = random.Random(seed)
        small = Image.new("RGB", (8, 6))
        small.putdata([tuple(chance.randint(low, high) for _ in range(3)) for _ in range(48)])
        # Blocks of four pixels: a smooth picture takes a hundred times the bytes.
        big = small.resize((width * SCALE // 4, height * SCALE // 4), Image.BICUBIC)
        self.image.paste(big.resize((width * SCALE, height * SCALE), Image.NEAREST), (x * SCALE, y * SCALE))
        return self

    def texture(self, seed, x, y, width, height):
        """A picture in grey with a grain, as photographs have."""
        chance = random.Random(seed)
        small = Image.new("L", (8, 6))
        small.putdata([chance.randint(60, 200) for _ in range(48)])
        big = small.resize((width * SCALE, height * SCALE), Image.BICUBIC)
        big.putdata([(level // 12 + chance.randint(0, 3)) * 12 for level in big.tobytes()])
        self.image.paste(big.convert("RGB"), (x * SCALE, y * SCALE))
        return self


def case(rule, found, screens, options=(), trees=None):
    """Writes the screens of a case, with the view trees of some, and notes what is to be found."""
    number = sum(own["rule"] == rule and own["found"] == found for own in CASES) + 1
    kind = "violating" if found else "respecting"
    folder = HERE / rule / f"{kind}-{number}"
    folder.mkdir(parents=True)
    files = []
    for name, screen in screens.items():
        path = folder / f"{name}@{SCALE}x.png"
        screen.image.quantize(256).save(path, optimize=True) if screen.image.getcolors(256) else screen.image.save(
            path, optimize=True)
        files.append(str(path.relative_to(HERE)))
        if trees and name in trees:
            (folder / f"{name}@{SCALE}x.elements.json").write_text(json.dumps(trees[name], indent=1) + "\n")
    CASES.append({"rule": rule, "found": found, "files": files, "options": list(options)})


def words(seed, count=3):
    return random.Random(seed).sample(WORDS, count)


def sizes():
    """Text at the text sizes."""
    styles = ["body", "subheadline", "title3", "footnote", "callout"]
    for index, category in enumerate(name for name in CATEGORIES if name != "large"):
        said = ["Noon", "Pier"]
        style = "body" if index % 2 else "subheadline"
        before = lambda: Screen(width=400, height=400).lines(said, size_of(style, "large"), y=120)
        case("text-size-growth", True, {
            "home-large": before(),
            f"home-{category}": Screen(width=400, height=400).lines(said, size_of(style, "large"), y=124)})
        case("text-size-growth", False, {
            "home-large": before(),
            f"home-{category}": Screen(width=400, height=400).lines(said, size_of(style, category), y=124)})
    for index, style in enumerate(styles):
        said = words(index, 2)
        small = size_of(style, "large")
        for found, size in [(True, small), (False, size_of(style, "AX1"))]:
            case("text-size-growth", found, {
                "home-large": Screen(width=500, height=420).lines(said, small, y=120),
                "home-AX1": Screen(width=500, height=420).lines(said, size, y=140)})
    # From the smallest size to the usual one.
    for found, size in [(True, 14), (False, 17)]:
        case("text-size-growth", found, {
            "home-xSmall": Screen(height=420).lines(words(3, 2), 14, y=120),
            "home-large": Screen(height=420).lines(words(3, 2), size, y=124)})
    # A typeface of the app's own.
    own = dict(family="DejaVuSerif")
    for found, size in [(True, size_of("body", "large")), (False, size_of("body", "AX2"))]:
        case("text-size-growth", found, {
            "own-large": Screen(width=500, height=420).lines(words(8, 2), size_of("body", "large"), y=120, **own),
            "own-AX2": Screen(width=500, height=420).lines(words(8, 2), size, y=140, **own)})


def rows_of(count, size, height):
    """A list whose rows hold the same words."""
    screen = Screen(width=420, height=400)
    for row in range(count):
        y = 20 + row * height
        screen.text(["Five", "Six", "Seven", "Eight", "Nine", "Ten"][row], 20, y, size).text(
            "person@mail.org", 20, y + size * 1.2, size * 0.8, "#55555C").text("123 456", 20, y, size, at_right=True)
    return screen


def cuts():
    """Lines that end in an ellipsis, or that are set in two."""
    for seed in range(5):
        first, second, third = words(seed)
        line = f"{first} and {second.lower()}"
        size = [26, 28, 24, 30, 26][seed]
        before = lambda: Screen(width=420, height=400).lines([line, third], 15, y=120)
        cut = line[:[12, 14, 13, 11, 15][seed]].rstrip() + "…"
        case("text-cut", True, {
            "home-large": before(), "home-AX1": Screen(width=420, height=400).lines([cut, third], size, y=120)})
        words_of = line.split()
        half = len(words_of) // 2
        parts = [" ".join(words_of[:half]), " ".join(words_of[half:])]
        case("text-cut", False, {
            "home-large": before(), "home-AX1": Screen(width=420, height=400).lines(parts + [third], 24, y=120)})
    # The title of a bar, and the first column of a table, in a typeface with serifs.
    bar = lambda words, size: Screen(width=420, height=400).box(0, 0, 420, 56, "#F4F4F6").text(
        words, 20, 14, size, weight="SemiBold").lines(["Leaves at noon", "Pay on board"], size, y=120)
    case("text-cut", True, {"trip-large": bar("Timetable of the island ferry", 17), "trip-AX1": bar("Timetable of the isl…", 28)})
    case("text-cut", False, {"trip-large": bar("Ferry times", 17), "trip-AX1": bar("Ferry times", 28)})
    rows = [("Lighthouse and island", "9:30"), ("Harbour and market", "11:45"), ("Old town pier", "14:10")]
    cut = ["Lighthouse a…", "Harbour and…", "Old town pier"]
    def table(size, first, width=420):
        screen = Screen(width=width, height=400)
        for row, (words, time) in enumerate(rows):
            screen.text(words if first is None else first[row], 20, 100 + row * size * 2, size)
            screen.text(time, 20, 100 + row * size * 2, size, at_right=True)
        return screen
    case("text-cut", True, {"times-large": table(17, None), "times-AX1": table(28, cut)})
    case("text-cut", False, {"times-large": table(17, None), "times-AX1": table(26, None)})


    # Edges that are not seen: below the second line, and at the side.
    text = ["The ferry leaves", "every day at nine", "and comes back"]
    before = lambda: Screen(width=420, height=400).lines(["The ferry leaves every day at nine", "and comes back"], 17, y=120)
    whole = lambda: Screen(width=420, height=400).lines(text, 28, y=110)
    case("text-cut", True, {"news-large": before(), "news-AX1": whole().box(0, 218, 420, 60, "#FFFFFF")})
    case("text-cut", False, {"news-large": before(), "news-AX1": whole()})
    label = lambda size: Screen(width=420, height=400).text("Timetable of the island", 20, 120, size).lines(
        ["Noon", "Pier"], size, y=220)
    case("text-cut", True, {"label-large": label(17), "label-AX1": label(28).box(250, 110, 170, 50, "#FFFFFF")})
    case("text-cut", False, {"label-large": label(17), "label-AX1": label(28)})
    # A list that goes on under a bar.
    scrolled = whole().box(0, 218, 420, 182, "#E8E8ED").text("Tours", 60, 300, 17)
    case("text-cut", False, {"list-large": before(), "list-AX1": scrolled})
    # Longer words in another language, in the button that is as wide as before.
    def button(words, width=170):
        screen = Screen().box(20, 80, width, 44, "#0A60C8")
        screen.text(words, 20 + (width - screen.length(words, 17)) / 2, 91, 17, "#FFFFFF")
        return screen.box(0, 80, 20, 44, "#FFFFFF").box(20 + width, 80, 280 - width, 44, "#FFFFFF").text("Pier 4", 20, 40)
    case("text-cut", True, {"pay-en": button("Buy a ticket"), "pay-de": button("Fahrkarte für die Fähre kaufen")})
    case("text-cut", False, {"pay-en": button("Buy a ticket"), "pay-de": button("Jetzt kaufen")})
    # The same at an edge that is not seen, which the labels of a view tree tell.
    labels = {"en": "Privacy settings", "de": "Datenschutzeinstellungen verwalten"}
    def setting(language, width):
        words = labels[language]
        return Screen(width=400).text(words, 20, 80, 17).box(20 + width, 70, 400, 40, "#FFFFFF").text("Pier 4", 20, 140)
    def tree(language, width):
        return {"version": 1, "screen": {"width": 400, "height": HEIGHT}, "elements": [
            {"role": "text", "frame": [20, 76, width, 30], "label": labels[language]}]}
    for found, width in [(True, 180), (False, 340)]:
        case("text-cut", found, {f"set-{own}": setting(own, width) for own in labels},
             trees={f"set-{own}": tree(own, width) for own in labels})
    # A list that goes on below the screen.
    case("text-cut", False, {"codes-large": rows_of(6, 17, 62), "codes-AX2": rows_of(4, 33, 100)})
    # A paragraph that is broken after other words, above a row that begins like it.
    def paragraph(lines, size):
        return Screen(width=420, height=400).lines(lines, size, y=40).lines(["Compile", "Unit tests"], size, y=200)
    first = paragraph(["Unit tests and some really really", "long text for testing"], 17)
    case("text-cut", False, {
        "job-large": first, "job-xSmall": paragraph(["Unit tests and some really really long", "text for testing"], 14)})
    # Capitals in another language.
    head = lambda line, below: Screen(width=400).text(line, 20, 60, 15, "#54595D", "SemiBold").lines([below, "Wikipedia"], 17, y=110)
    case("text-cut", False, {
        "news-en": head("In the news", "Explore topics"), "news-de": head("IN DEN NACHRICHTEN", "Entdecke Themen")})
    covered()


def covered():
    """Lines under panels, banners and sheets that leave a part of them, and keep clear of them."""
    said = words(11, 5)
    def page(size, ink="#000000", ground="#FFFFFF", pitch=1.8):
        return Screen(ground, width=420, height=400).lines(said, size, ink, y=50, pitch=pitch)
    top = lambda row, size: 50 + row * size * 1.8
    large = lambda: page(28)
    dark = lambda: page(17, "#FFFFFF", "#000000")
    # How far below the top of a line of capitals, which is a quarter of the size below its place, the edge is.
    at = lambda row, size, share: top(row, size) + size * (0.25 + 0.73 * share)
    button = lambda screen, y: screen.text("Buy a ticket", 160, y, 17, "#FFFFFF", "SemiBold")
    for found, share in [(True, 1 / 3), (True, 1 / 2), (False, 1.6)]:
        y = at(2, 28, share)
        banner = button(large().box(12, y, 396, 34, "#0A60C8").box(12, y + 34, 396, 60, "#FFFFFF"), y + 6)
        case("text-cut", found, {"tour-large": page(17), "tour-AX1": banner})
    for found, share in [(True, 2 / 3), (True, 1 / 2), (False, -0.5)]:
        y = at(3, 28, share)
        sheet = button(large().box(8, y - 60, 404, 60, "#E8E8ED").box(8, y - 90, 404, 30, "#FFFFFF"), y - 46)
        case("text-cut", found, {"pier-large": page(17), "pier-AX1": sheet})
    for found, x in [(True, 70), (True, 110), (False, 300)]:
        panel = dark().box(x, top(2, 17) - 6, 110, 34, "#1C1C1E").text("Buy", x + 40, top(2, 17), 17, "#FFFFFF")
        case("text-cut", found, {"boat-light": page(17), "boat-dark": panel})
    for found, share in [(True, 1 / 3), (False, 1.15)]:
        y = at(2, 17, share)
        case("text-cut", found, {"deck-light": page(17), "deck-dark": dark().box(0, y, 420, 8, "#2C2C2E")})
    moved()


def moved():
    """Lines that grow, wrap and move, and nothing of which is lost; and two lines that lie on one another."""
    # A heading in large letters, whose stems are as long as the edge of a card beside small print.
    def heading(size, rows, small):
        screen = Screen(width=420, height=700).lines(rows, size * 1.7, y=30, weight="Bold", pitch=1.3)
        below = 30 + len(rows) * size * 2.3
        screen.lines(["Everything that floats", "Ask at the office"], size, "#404050", y=below)
        return screen.lines(small, size * 0.7, "#606068", y=below + size * 4)
    case("text-cut", False, {
        "berths-large": heading(17, ["Berths and moorings"], ["For a day", "For a week", "For a year"]),
        "berths-AX1": heading(30, ["Berths and", "moorings"], ["For a day", "For a week", "For a year"])})
    # Buttons of one row, which move on where they grow and break into rows.
    def buttons(size, places, height=300):
        screen = Screen(width=420, height=height).text("Choose a place", 20, 20, size)
        for (words, color, ink), (x, y) in zip(
                [("Reserve", "#00D1B2", "#202020"), ("Details", "#485FC7", "#FFFFFF"), ("Ask", "#FFB70F", "#202020")], places):
            width = screen.length(words, size) + 2 * size
            screen.box(x, y, width, 2.4 * size, color).text(words, x + size, y + 0.55 * size, size, ink)
        return screen.text("Free of charge", 20, places[-1][1] + 4 * size, size)
    case("text-cut", False, {
        "place-large": buttons(17, [(20, 70), (130, 70), (240, 70)]),
        "place-AX2": buttons(34, [(20, 90), (200, 90), (20, 190)], 500)})
    # Links in bold: the line below each is an edge along it.
    def links(weight):
        screen = Screen(width=420, height=400)
        for row, words in enumerate(["Headings", "Paragraphs", "Need help?", "License", "Versions"]):
            screen.text(words, 40, 40 + 40 * row, 17, "#0B49B0", weight)
            screen.box(40, 61 + 40 * row, screen.length(words, 17, weight), 1, "#0B49B0")
        return screen
    case("text-cut", False, {"links": links("Regular"), "links-bold": links("Bold")})
    # The last word of a line wraps, and looks like one that stood alone before.
    first = Screen(width=420, height=400).lines(["Leaves the northern quay at ten in the", "evening"], 17, y=30).text(
        "Cabins are sold until the morning", 20, 110, 16, "#6E6E73")
    second = Screen(width=420, height=400).lines(["Leaves the northern quay", "at ten in the evening"], 27, y=30).lines(
        ["Cabins are sold until the", "morning"], 26, "#6E6E73", y=140)
    case("text-cut", False, {"cabins-large": first, "cabins-AX1": second})
    # A message in its own card, in whose margin nothing is covered.
    def message(size, rows):
        return Screen(width=420, height=500).text("Ines Moura", 20, 20, size, weight="SemiBold").box(
            20, 70, 300, 1.6 * size * len(rows) + 24, "#E8E8EA").lines(rows, size, x=32, y=82).text(
            "Yes, about ten minutes more", 32, 120 + 1.6 * size * len(rows), 17)
    case("text-cut", False, {
        "chat-large": message(17, ["Are you coming down to the", "quay before the ferry leaves?"]),
        "chat-AX3": message(32, ["Are you coming", "down to the quay", "before the ferry", "leaves?"])})
    # The second row of a line lies under the next.
    def rows(size, wraps, y):
        screen = Screen(width=420, height=700).lines(["Change at the pier", "Weather is mild"], size, y=30)
        screen.lines(["Tickets are sold on", "board"] if wraps else ["Tickets are sold on board"], size, y=150)
        return screen.text("Updated four minutes ago", 20, y, size * 0.85).text("Pay on board", 20, 400, size)
    case("text-cut", True, {"news-large": rows(17, False, 200), "news-AX1": rows(30, True, 214)})
    case("text-cut", False, {"news-large": rows(17, False, 200), "news-AX1": rows(30, True, 260)})


def severed():
    """Words in boxes that do not grow with them, cut by an edge of the ground's own colour; and columns."""
    # Names of a bar, each in a box as wide as it was.
    def bar(size, boxed):
        screen = Screen(width=420, height=300)
        for row, name in enumerate(["Moorings", "Subscribe", "Weather"]):
            y = 30 + 60 * row
            screen.text(name, 20, y, size)
            if boxed:
                screen.box(20 + 0.82 * screen.length(name, size), y - 4, 300, 2 * size, "#FFFFFF")
        return screen.text("Timetable of the northern quay", 20, 230, 17)
    case("text-cut", True, {"menu-large": bar(17, False), "menu-AX1": bar(28, True)})
    case("text-cut", False, {"menu-large": bar(17, False), "menu-AX1": bar(28, False)})
    # Two columns: each goes on by itself, and what is last in one is below the screen.
    def columns(size, first, second):
        screen = Screen(width=420, height=360)
        for row, name in enumerate(first):
            screen.text(name, 20, 30 + 2.6 * size * row, size)
        for row, name in enumerate(second):
            screen.text(name, 230, 30 + 2.2 * size * row, size)
        return screen
    names = ["Harbour", "Lighthouse", "Moorings", "Weather", "Luggage", "Bicycles", "Ferries"]
    others = ["Opening hours", "Prices", "Contact"]
    case("text-cut", False, {
        "places-large": columns(17, names, others), "places-AX1": columns(28, names[:5], others)})
    # What lies above has grown, and pushes a line on.
    def card(size, height):
        screen = Screen(width=420, height=500).text("Nine new messages", 20, 20, size)
        screen.box(20, 70, 380, height, "#2F6FD0").text("Northern quay", 40, 84, size, "#FFFFFF")
        return screen.text("View all details", 40, 90 + height, size).text(
            "Moorings and berths", 40, 150 + height, size)
    case("text-cut", False, {"board-large": card(17, 60), "board-AX1": card(28, 150)})
    # A sign at the end of the row has come so near that it is read as one with the words.
    def link(size, x):
        screen = Screen(width=420, height=300).text("Nine new messages", 20, 20, size)
        end = 20 + screen.length("View details", size)
        screen.text("View details", 20, 80, size, "#0A60C8").text("\u2192", end + x, 80, size, "#0A60C8")
        return screen.text("Moorings and berths", 20, 150, size).text("Harbour office", 20, 210, size)
    case("text-vanished", False, {"inbox-large": link(17, 200), "inbox-AX1": link(28, 7)})


def vanished():
    """Lines that are not there."""
    for seed in range(5):
        said = words(seed, 4)
        gone = seed % 3
        light = lambda: Screen(height=300).lines(said, 17, y=60)
        dark = Screen("#000000", height=300)
        for row, line in enumerate(said):
            dark.text(line, 20, 60 + row * 17 * 1.6, 17, "#000000" if row == gone else "#FFFFFF")
        case("text-vanished", True, {"home-light": light(), "home-dark": dark})
        case("text-vanished", False, {
            "home-light": light(), "home-dark": Screen("#000000", height=300).lines(said, 17, "#FFFFFF", y=60)})
    case("text-vanished", False, {"codes-large": rows_of(6, 17, 62), "codes-AX2": rows_of(4, 33, 100)})
    # One line of several that wrap is gone.
    def wrapped(found):
        rows = ["Tickets are sold", "on board"] + ([] if found else ["Updated four", "minutes ago"])
        return Screen(width=300, height=600).text("Change at the pier", 20, 30, 30).lines(
            rows + ["Photograph by", "Ines Moura"], 30, y=90).text("All times are local", 20, 400, 28)
    first = Screen(width=300, height=600).text("Change at the pier", 20, 30, 17).lines(
        ["Tickets are sold on board", "Updated four minutes ago", "Photograph by Ines Moura"], 17, y=70).text(
        "All times are local", 20, 200, 16)
    for found in [True, False]:
        case("text-vanished", found, {"note-large": first, "note-AX1": wrapped(found)})


def appearances():
    """Inks that stay as they are."""
    inks = ["#3C3C43", "#0040A0", "#8A1C1C", "#1E5E3A", "#5B2A86"]
    bright = ["#EBEBF5", "#80B8FF", "#FF9A8A", "#7FD8A0", "#C9A6FF"]
    for seed in range(5):
        said = words(seed)
        light = lambda: Screen().lines(said, 17, inks[seed])
        for found, ink in [(True, inks[seed]), (False, bright[seed])]:
            case("appearance-contrast", found, {
                "home-light": light(), "home-dark": Screen("#1C1C1E").lines(said, 17, ink)})


    # Another line stands in the place of the first in another language.
    def search(rows, y):
        screen = Screen(width=400, height=400)
        for row, (title, words) in enumerate(rows):
            screen.text(title, 20, y + 70 * row, 17, "#202122", "SemiBold").text(words, 20, y + 24 + 70 * row, 14, "#B0B0B0")
        return screen
    case("appearance-contrast", False, {
        "search-en": search([("Earth", "Third planet"), ("Mars", "Fourth planet"), ("Toucan", "Birds")], 60),
        "search-es": search([("Arroz", "Redirigido"), ("Arroz negro", "Plato"), ("Marte", "Cuarto planeta")], 38)})


def settings():
    """Bold Text, Increase Contrast and Reduce Transparency."""
    for seed in range(5):
        said = words(seed)
        size = [17, 15, 20, 16, 22][seed]
        for found, weight in [(True, "Regular"), (False, "SemiBold")]:
            case("bold-unanswered", found, {
                "home": Screen().lines(said, size), "home-bold": Screen().lines(said, size, weight=weight)})
    for found, weight in [(True, "Regular"), (False, "Bold")]:
        own = lambda weight: Screen().lines(words(7), 17, family="DejaVuSerif", weight=weight)
        case("bold-unanswered", found, {"own": own("Regular"), "own-bold": own(weight)})
    for seed in range(5):
        said = words(seed)
        size = [17, 15, 20, 16, 22][seed]
        low = ["#767676", "#6B7A99", "#8A6D3B", "#707088", "#4F7F6F"][seed]
        high = ["#404040", "#2A3550", "#4A3810", "#303048", "#1F4034"][seed]
        for found, ink in [(True, low), (False, high)]:
            case("contrast-unanswered", found, {
                "home": Screen().lines(said, size, low), "home-increased": Screen().lines(said, size, ink)})
        # Light pictures: the ink can be read on all of them, and the backdrop varies.
        varied = lambda: Screen().photo(seed, 0, 0, WIDTH, HEIGHT, 140, 255).lines(said, 20, "#000000", y=60)
        plain = Screen("#F2F2F7").lines(said, 20, "#000000", y=60)
        case("transparency-unanswered", True, {"home": varied(), "home-opaque": varied()})
        case("transparency-unanswered", False, {"home": varied(), "home-opaque": plain})


def mirrored():
    """Layouts from right to left, in a language that is drawn in any script."""
    for seed in range(5):
        said, other = words(seed), words(seed + 20)
        left = lambda: Screen().lines(said, 17)
        right = Screen()
        for row, line in enumerate(other):
            right.text(line, 20, 40 + row * 17 * 1.6, 17, at_right=True)
        case("mirrored-layout", True, {"home": left(), "home-ar": Screen().lines(other, 17)})
        case("mirrored-layout", False, {"home": left(), "home-ar": right})


def pictures():
    """Pictures on screens of another shape."""
    for seed in range(5):
        height = [100, 120, 90, 110, 130][seed]
        before = lambda: Screen().texture(seed, 20, 30, 240, height)
        case("picture-cropped", True, {
            "home-iphone8": before(),
            "home-iphone11": Screen(height=360).texture(seed, 20, 30, 240, height + 120)})
        case("picture-cropped", False, {
            "home-iphone8": before(),
            "home-iphone11": Screen(width=360, height=360).texture(seed, 20, 30, 288, height * 6 // 5)})


def launches():
    """Launch screens."""
    grounds = ["#FFFFFF", "#F2F2F7", "#FAF6F0", "#102030", "#000000"]
    others = ["#0A84FF", "#000000", "#2050A0", "#FFFFFF", "#F2F2F7"]
    for seed in range(5):
        ink = "#000000" if seed < 3 else "#FFFFFF"
        first = lambda: Screen(grounds[seed]).box(0, 0, WIDTH, 44, "#3050A0").lines(words(seed), 17, ink, y=70)
        launch = Screen(others[seed])
        if seed % 2:
            launch = Screen(grounds[seed]).box(0, 0, WIDTH, 44, "#3050A0").text("Ferries", 60, 190, 34, ink)
        case("launch-likeness", True, {"home": first(), "home-launch": launch})
        case("launch-likeness", False, {
            "home": first(), "home-launch": Screen(grounds[seed]).box(0, 0, WIDTH, 44, "#3050A0")})


    # A plain mark, and a photograph, which are no signs; the same mark on both, and grey in place of text.
    plain = lambda: Screen("#FFFFFF").lines(words(6), 17)
    mark = lambda screen: screen.disc(90, 120, 120, "#0A60C8")
    case("launch-likeness", True, {"home": plain(), "home-launch": mark(Screen())})
    case("launch-likeness", True, {"home": plain(), "home-launch": Screen().photo(3, 40, 100, 220, 140)})
    case("launch-likeness", False, {"home": mark(plain()), "home-launch": mark(Screen())})
    stand_in = Screen()
    for row, line in enumerate(words(6)):
        stand_in.box(20, 43 + row * 17 * 1.6, stand_in.length(line, 17), 17, "#E5E5EA")
    case("launch-likeness", False, {"home": plain(), "home-launch": stand_in})
    tabs = lambda screen, bar: screen.box(0, 211, WIDTH, 49, bar)
    case("launch-likeness", True, {"home": tabs(plain(), "#3050A0"), "home-launch": Screen()})
    case("launch-likeness", False, {"home": tabs(plain(), "#3050A0"), "home-launch": tabs(Screen(), "#3050A0")})


def sets():
    """Several screens of one app."""
    for seed in range(5):
        bars = ["#2050A0", "#303030", "#7A1F3D", "#205030", "#E8E0F0"]
        other = ["#205030", "#2050A0", "#303030", "#3A3A9A", "#F8F0D0"]
        ink = "#000000" if seed == 4 else "#FFFFFF"
        page = lambda name, bar: Screen().box(0, 0, WIDTH, 44, bar).text(
            ["Tours", "Boats"][name > 4], 20, 12, 17, ink, "SemiBold").lines(words(name), 17, y=70)
        for found, bar in [(True, other[seed]), (False, bars[seed])]:
            case("bar-consistency", found, {"home": page(seed, bars[seed]), "detail": page(seed + 9, bar)})
        grounds = ["#FAF6F0", "#EEF3F8", "#FDF5E6", "#F0F5EE", "#F5F0F8"]
        nearly = ["#F6F2EA", "#EAF0F4", "#F8EFDC", "#EAF1E8", "#F0EAF4"]
        for found, ground in [(True, nearly[seed]), (False, grounds[seed])]:
            case("background-consistency", found, {
                "home": Screen(grounds[seed]).lines(words(seed), 17),
                "detail": Screen(ground).lines(words(seed + 9), 17)})
        inks = ["#2050A0", "#802040", "#205030", "#5B2A86", "#7A4A00"]
        almost = ["#2456A8", "#862846", "#265838", "#61308E", "#80520A"]
        for found, ink in [(True, almost[seed]), (False, inks[seed])]:
            case("role-consistency", found, {
                "home": Screen().lines(words(seed), 17, inks[seed]),
                "detail": Screen().lines(words(seed + 9), 17, ink)})
    # Titles and tabs, by their places.
    rows = ["Ferry to the island", "Leaves at noon"]
    def phone(title, size, tab):
        screen = Screen(width=375, height=667).lines(rows, 17, y=160)
        screen.text(title, (375 - screen.length(title, size, "SemiBold")) / 2, 34, size, weight="SemiBold")
        for index, label in enumerate(["Tours", "Boats", "Places"]):
            middle = 375 * (index + 0.5) / 3
            screen.text(label, middle - screen.length(label, tab) / 2, 640, tab)
        return screen
    for title, tab in [(21, 11), (17, 13)]:
        case("role-consistency", True, {"home": phone("Harbour", 17, 11), "detail": phone("Lighthouse", title, tab)})
    case("role-consistency", False, {"home": phone("Harbour", 17, 11), "detail": phone("Lighthouse", 17, 11)})


def states():
    """Focus, selection, errors and hovering."""
    blues = ["#0060C0", "#803000", "#205030", "#5B2A86", "#000000"]
    for seed in range(5):
        said = words(seed)
        rest = lambda: Screen().lines(said, 17)
        y = 36 + (seed % 3) * 17 * 1.6
        case("focus-visible", True, {"form-rest": rest(), "form-focus1": rest()})
        case("focus-visible", False, {"form-rest": rest(), "form-focus1": rest().frame(14, y, 200, 30, blues[seed])})
        pale = ["#C8C8C8", "#D8C0B0", "#C0D8C8", "#D0C8E0", "#B8C8D8"][seed]
        thin = seed % 2
        case("focus-appearance", True, {
            "form-rest": rest(),
            "form-focus1": rest().frame(14, y, 200, 30, blues[seed] if thin else pale, 1 if thin else 2)},
            ["--enable", "focus-appearance"])
        case("focus-appearance", False, {
            "form-rest": rest(), "form-focus1": rest().frame(14, y, 200, 30, blues[seed])},
            ["--enable", "focus-appearance"])
        bar = lambda screen: screen.box(0, 200, WIDTH, 60, "#303030")
        case("focus-obscured", True, {
            "form-rest": bar(Screen()), "form-focus1": bar(Screen().frame(20 + 4 * seed, 160, 180, 70, blues[seed]))})
        case("focus-obscured", False, {
            "form-rest": bar(Screen()), "form-focus1": bar(Screen().frame(20 + 4 * seed, 110, 180, 70, blues[seed]))})
        greys = ["#808080", "#767676", "#8A8A8E", "#7A7A7A", "#848484"]
        hues = ["#B06C6C", "#5C8A5C", "#6C8CC0", "#9A6CB0", "#A88040"]
        dark = ["#101010", "#0A2A0A", "#0A1A4A", "#2A0A3A", "#3A2000"]
        mark = lambda color: Screen().box(60, 80, 28, 28, color).lines(["Tours"], 17, y=130)
        case("state-color", True, {"tabs-rest": mark(greys[seed]), "tabs-selected": mark(hues[seed])})
        case("state-color", False, {"tabs-rest": mark("#C8C8C8"), "tabs-selected": mark(dark[seed])})
        pale = ["#C8C8CC", "#D0C8C0", "#C0D0C8", "#B8B8B8", "#D8D0E0"][seed]
        field = lambda color, thickness=1: Screen().text("Name", 20, 56, 15).frame(20, 84, 160, 34, color, thickness)
        if seed % 2:
            case("element-contrast", True, {"form-rest": mark(pale), "form-selected": mark(dark[seed])})
            case("element-contrast", False, {"form-rest": mark(greys[seed]), "form-selected": mark(dark[seed])})
        else:
            case("element-contrast", True, {"form-rest": field(pale), "form-focus1": field(blues[seed], 2)})
            case("element-contrast", False, {"form-rest": field(greys[seed]), "form-focus1": field(blues[seed], 2)})
        inks = ["#0040A0", "#803000", "#205030", "#5B2A86", "#404040"]
        faint = ["#80A8E0", "#E0A880", "#80C098", "#BDA0D8", "#A8A8A8"]
        for found, ink in [(True, faint[seed]), (False, "#101820")]:
            case("state-contrast", found, {
                "form-rest": Screen().lines(said, 17, inks[seed]),
                "form-hover": Screen().lines(said[:1], 17, ink).lines(said[1:], 17, inks[seed], y=40 + 17 * 1.6)})


def button_tree(y, focused, *others):
    """A button, and what else the view tree lists."""
    return {"version": 1, "screen": {"width": WIDTH, "height": HEIGHT}, "elements": [
        {"role": "button", "frame": [20, y, 180, 44], "label": "Save", "focused": focused}, *others]}


def trees():
    """Focus with view trees, which say what has it."""
    blues = ["#0060C0", "#803000", "#205030", "#5B2A86", "#000000"]
    plain = lambda y, screen=None: (screen or Screen()).box(20, y, 180, 44, "#E8EEF8").text("Save", 80, y + 12, 17)
    for seed in range(5):
        y = 60 + 20 * seed
        # A line under the button: too thin, or thick enough for the outline of two pixels.
        for found, height in [(True, 2), (False, 6)]:
            case("focus-appearance", found, {
                "form-rest": plain(y), "form-focus1": plain(y).box(20, y + 46, 180, height, blues[seed])},
                ["--enable", "focus-appearance"],
                {"form-rest": button_tree(y, False), "form-focus1": button_tree(y, True)})
        bar = {"role": "toolbar", "frame": [0, 190, WIDTH, 70], "label": "Tools"}
        drawn = lambda screen: screen.box(0, 190, WIDTH, 70, "#303030")
        hidden, free = 200 + 2 * seed, 60
        case("focus-obscured", True, {"form-rest": drawn(plain(hidden)), "form-focus1": drawn(plain(hidden))},
             trees={"form-rest": button_tree(hidden, False, bar), "form-focus1": button_tree(hidden, True, bar)})
        case("focus-obscured", False, {
            "form-rest": drawn(plain(free)), "form-focus1": drawn(plain(free).frame(16, free - 4, 188, 52, blues[seed]))},
            trees={"form-rest": button_tree(free, False, bar), "form-focus1": button_tree(free, True, bar)})
        words = ["Save", "Share", "Reply", "Send", "Open"][seed]
        link = lambda screen, under: (screen.text(words, 24, y, 17, "#0060C0").box(24, y + 20, 44, 1, "#0060C0")
                                      if under else screen.text(words, 24, y, 17, "#0060C0"))
        tree = {"version": 1, "screen": {"width": WIDTH, "height": HEIGHT}, "elements": [
            {"role": "button", "frame": [16, y - 6, 100, 36], "label": words}]}
        trees = {"mail": tree, "mail-buttonshapes": tree} if seed else {}
        case("shapes-unanswered", True, {"mail": link(Screen(), False), "mail-buttonshapes": link(Screen(), False)},
             trees=trees)
        case("shapes-unanswered", False, {"mail": link(Screen(), False), "mail-buttonshapes": link(Screen(), True)},
             trees=trees)


def guideline(number, rule, violating, respecting):
    """The lines of the list of guidelines, by the numbers of cases."""
    def files(found, wanted):
        own = [entry for entry in CASES if entry["rule"] == rule and entry["found"] == found]
        return ["Comparisons/" + file for file in own[wanted]["files"]]
    return {"guideline": number, "rule": rule, "command": ["compare"], "violating": files(True, violating),
            "respecting": files(False, respecting)}


def guidelines():
    """What of the list of guidelines these show."""
    others = [name for name in CATEGORIES if name != "large"]
    numbers = {"xSmall": 6, "small": 7, "medium": 8, "xLarge": 10, "xxxLarge": 11, "AX1": 12, "AX2": 13, "AX3": 14,
               "AX4": 15, "AX5": 16}
    lines = [guideline("DRK-03", "appearance-contrast", 0, 0), guideline("A11-06", "bold-unanswered", 0, 0),
             guideline("A11-12", "text-size-growth", 11, 11), guideline("A11-12", "text-cut", 0, 0)]
    for name, number in numbers.items():
        index = others.index(name)
        lines.append(guideline(f"TYP-{number:02}", "text-size-growth", index, index))
    last = len(others) + 5
    lines.append(guideline("TYP-09", "text-size-growth", last, last))
    lines += [guideline("BAR-11", "bar-consistency", 0, 0), guideline("LCH-01", "launch-likeness", 0, 0),
              guideline("LCH-06", "launch-likeness", 1, 1), guideline("SCR-09", "picture-cropped", 0, 0),
              guideline("CVD-03", "state-color", 0, 0), guideline("A11-13", "mirrored-layout", 0, 0),
              guideline("DRK-03", "text-vanished", 0, 0), guideline("DRK-04", "contrast-unanswered", 0, 0),
              guideline("DRK-04", "transparency-unanswered", 0, 0), guideline("CTL-17", "bar-consistency", 1, 1),
              guideline("COL-20", "background-consistency", 0, 0), guideline("COL-20", "role-consistency", 0, 0),
              guideline("A11-02", "shapes-unanswered", 0, 0), guideline("A11-02", "transparency-unanswered", 0, 0),
              guideline("PTR-03", "state-contrast", 0, 0),
              guideline("A11-03", "bold-unanswered", 1, 1), guideline("A11-03", "text-size-growth", 7, 7),
              guideline("A11-05", "bold-unanswered", 5, 5), guideline("A11-05", "text-size-growth", last + 1, last + 1),
              guideline("TYP-24", "text-cut", 5, 5), guideline("TYP-25", "text-cut", 6, 6)]
    return lines


def wrapped(screen, said, size, x, y, width, rows=None, weight="Regular"):
    """Words set in lines as wide as there is room for, the first ones alone where their box is too low; and where they end."""
    lines = [""]
    for word in said.split():
        longer = f"{lines[-1]} {word}".strip()
        if screen.length(longer, size, weight) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    lines = lines[:rows]
    screen.lines(lines, size, x=x, y=y, pitch=1.4, weight=weight)
    return y + len(lines) * 1.4 * size


def ends():
    """Texts that wrap elsewhere, in boxes as high as before and in boxes that grow."""
    said = ["The ferry leaves the harbour at noon and is back before dark. Bring a coat and something to eat.",
            "Bicycles travel free on weekdays if you wait at the second gate until everyone is on board.",
            "Lighthouse tours are for small groups only and have to be booked one day before they begin."]
    for own, (size, rows, weight) in zip(said, [(28, 4, "Regular"), (24, 3, "Regular"), (17, 2, "Bold")]):
        def page(size, rows=None, weight="Regular", room=24):
            screen = Screen(width=340, height=640)
            screen.text("Harbour office", 20, 24, size, weight=weight)
            end = wrapped(screen, own, size, 20, 40 + 1.6 * size, 300, rows, weight)
            return screen.text("Weather is mild", 20, end + room, size, weight=weight)
        first = page(17)
        name = "tour-bold" if weight == "Bold" else "tour-AX1"
        case("text-cut", True, {"tour-large": first, name: page(size, rows, weight)})
        case("text-cut", False, {"tour-large": first, name: page(size, None, weight)})
        case("text-vanished", False, {"tour-large": first, name: page(size, None, weight)})


def hidden():
    """Words in rows cut through, under a panel in a bar, and under a panel in a text; and beside these."""
    for own, (said, size) in zip(["#1C1C1E", "#5B2C83"], [("Clean rooms by the sea", 22), ("Modern boats for hire", 26)]):
        def page(scale, cut):
            screen = Screen(width=340, height=640)
            screen.text("Harbour hotel", 20, 24, 15 * scale, own)
            end = wrapped(screen, said, size * scale, 20, 80, 300)
            if cut:
                screen.box(0, round(end - 0.95 * size * scale), 340, round(size * scale), "#FFFFFF")
            return screen.text("Open from May", 20, end + 24, 15 * scale, own)
        first = page(1, False)
        case("text-cut", True, {"hotel-fontScale1": first, "hotel-fontScale1.5": page(1.5, True)})
        case("text-cut", False, {"hotel-fontScale1": first, "hotel-fontScale1.5": page(1.5, False)})
    for ground, ink, panel in [("#1C2B3A", "#FFFFFF", "#E0A030"), ("#FFFFFF", "#1C1C1E", "#2F6FD0")]:
        def bar(scale, y):
            screen = Screen(ground, width=600, height=400)
            x = 20
            for sign in ["Boats", "Weather", "Tickets", "About"]:
                screen.text(sign, x, 30, 17 * scale, ink)
                x += screen.length(sign, 17 * scale) + 24
            screen.text("Harbour office", 20, 200, 17 * scale, ink)
            return screen.box(110 if scale > 1 else 400, y, 110 if scale > 1 else 120, 60, panel)
        case("text-cut", True, {"signs-fontScale1": bar(1, 320), "signs-fontScale1.5": bar(1.5, 16)})
        case("text-cut", False, {"signs-fontScale1": bar(1, 320), "signs-fontScale1.5": bar(1.5, 320)})
    for seed, panel in enumerate(["#E7F5D8", "#103A5C"]):
        said = ["The ferry leaves the harbour at noon and is back before dark. Bring a coat and something to eat.",
                "Bicycles travel free on weekdays if you wait at the second gate until everyone is on board."][seed]
        def text(scale, y):
            screen = Screen("#EEEEF2", width=480, height=640)
            screen.text("Harbour office", 20, 24, 17 * scale)
            end = wrapped(screen, said, 17 * scale, 20, 70, 440)
            screen.text("Weather is mild", 20, max(end, 300) + 40, 17 * scale)
            return screen.box(0, y, 250, 60, panel)
        case("text-cut", True, {"news-fontScale1": text(1, 500), "news-fontScale1.5": text(1.5, 102)})
        case("text-cut", False, {"news-fontScale1": text(1, 500), "news-fontScale1.5": text(1.5, 500)})


def main():
    for folder in HERE.iterdir():
        if folder.is_dir():
            shutil.rmtree(folder)
    for draw in [sizes, cuts, vanished, appearances, settings, mirrored, pictures, launches, sets, states, trees, severed, ends, hidden]:
        draw()
    (HERE / "cases.json").write_text(json.dumps(CASES, indent=1) + "\n")
    target = HERE.parent / "Guidelines" / "comparisons.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(guidelines(), indent=1) + "\n")


main()
