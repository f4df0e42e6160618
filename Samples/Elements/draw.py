#!/usr/bin/env python3
"""Draws the samples of view trees: small screens with their elements, those that a rule finds and those that it must not.

usage: draw.py        writes the pictures, the trees beside them, cases.json and ../Guidelines/elements.json

Install first: python3 -m pip install pillow. Everything is drawn from here; the pages of `Pages` are captured by
`../elements.py` instead, in a browser.
"""
import json
import pathlib
import random

from PIL import Image, ImageDraw, ImageFont

HERE = pathlib.Path(__file__).resolve().parent
SIZE = (240, 320)
PHONE = (390, 844)
WHITE, BLACK, BLUE, GREY = "#FFFFFF", "#000000", "#0A60C8", "#8E8E93"


def element(role, frame, **facts):
    return {"role": role, "frame": frame, **facts}


class Screen:
    """A picture and its view tree."""

    def __init__(self, size=SIZE, ground=WHITE, **facts):
        self.image = Image.new("RGB", size, ground)
        self.draw = ImageDraw.Draw(self.image)
        self.facts = {"screen": {"width": size[0], "height": size[1]}, **facts}
        self.elements = []

    def add(self, role, frame, fill=None, outline=None, mark=None, text=None, ink=BLACK, size=13, shape="rectangle",
            width=1, within=None, **facts):
        """Draws an element and lists it; `within` is the element that it lies in."""
        x, y, w, h = frame
        box = [x, y, x + w - 1, y + h - 1]
        if fill or outline:
            getattr(self.draw, shape)(box, fill=fill, outline=outline, width=width)
        if mark:
            self.draw.rectangle([x + w * 0.3, y + h * 0.3, x + w * 0.7, y + h * 0.7], fill=mark)
        if text:
            self.text(x + 4, y + (h - size) / 2 - 1, text, ink, size)
        found = element(role, frame, **({"label": text} if text and "label" not in facts else {}), **facts)
        (within.setdefault("children", []) if within is not None else self.elements).append(found)
        return found

    def text(self, x, y, words, ink=BLACK, size=13):
        self.draw.text((x, y), words, fill=ink, font=ImageFont.load_default(size))

    def photograph(self, frame, low, high, seed):
        """Blocks of greys by chance, none of them the colour of what is drawn over them."""
        x, y, w, h = frame
        chance = random.Random(seed)
        for top in range(y, y + h, 3):
            for left in range(x, x + w, 3):
                level = chance.randint(low, high)
                self.draw.rectangle([left, top, left + 2, top + 2],
                                    fill=(level, max(0, level - chance.randint(8, 30)), min(255, level + 9)))

    def tree(self):
        return {"version": 1, **self.facts, "elements": self.elements}


CASES = []


def case(rule, is_found, screen, platform="ios", tree=None, only=()):
    """Writes a case; `tree` is a function of the screen that gives the text of another format, with its ending."""
    number = sum(c["rule"] == rule and c["found"] == is_found for c in CASES) + 1
    stem = f"{rule}-{'violating' if is_found else 'respecting'}-{number:02}"
    name = f"{stem}@1x.png"
    screen.image.quantize(256, dither=Image.Dither.NONE).save(HERE / name, optimize=True)
    text, ending = tree(screen) if tree else (json.dumps(screen.tree(), indent=1) + "\n", "json")
    (HERE / f"{stem}@1x.elements.{ending}").write_text(text)
    CASES.append({"image": name, "rule": rule, "found": is_found, **({"platform": platform} if platform else {})})
    for guideline in only:
        GUIDELINES.setdefault((guideline, rule), {True: [], False: []})[is_found].append(name)


GUIDELINES = {}


def xcuitest(screen):
    """The tree as XCUITest prints it."""
    width, height = screen.image.size
    lines = ["Element subtree:", " →Application, 0x1, pid: 7, label: 'Sample'",
             f"    Window (Main), 0x2, {{{{0.0, 0.0}}, {{{width}.0, {height}.0}}}}"]

    def add(items, depth):
        for item in items:
            x, y, w, h = item["frame"]
            kind = item["role"][0].upper() + item["role"][1:]
            facts = [f"label: '{item['label']}'"] if item.get("label") else []
            facts += ["Disabled"] if item.get("enabled") is False else []
            lines.append(" " * depth + ", ".join(
                [kind, f"0x{len(lines)}", f"{{{{{x:.1f}, {y:.1f}}}, {{{w:.1f}, {h:.1f}}}}}"] + facts))
            add(item.get("children", []), depth + 2)
    add(screen.elements, 6)
    return "\n".join(lines + ["Path to element:", " →Application, 0x1, pid: 7"]) + "\n", "txt"


def uiautomator(screen):
    """The tree as `uiautomator dump` writes it, at one pixel per dp."""
    def node(item):
        x, y, w, h = map(round, item["frame"])
        kind = {"button": "android.widget.Button", "text": "android.widget.TextView"}[item["role"]]
        return (f'<node text="{item.get("label", "")}" class="{kind}" clickable="{str(item["role"] == "button").lower()}"'
                f' enabled="{str(item.get("enabled", True)).lower()}" bounds="[{x},{y}][{x + w},{y + h}]" />')
    nodes = "\n".join(map(node, screen.elements))
    return f"<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<hierarchy rotation=\"0\">{nodes}</hierarchy>\n", "xml"


def button(screen, frame, label, fill=BLUE, **facts):
    return screen.add("button", frame, fill=fill, text=label, ink=WHITE, **facts)


def target_size():
    for side, found in [((43, 44), True), ((44, 36), True), ((60, 43.5), True), ((44, 44), False), ((120, 50), False)]:
        s = Screen()
        button(s, [40, 100, *side], "Save")
        case("target-size", found, s, only=["HIT-01"] if min(side) >= 40 else [])
    for side, found in [((39, 39), True), ((30, 60), True), ((40.5, 48), None)]:
        s = Screen()
        button(s, [40, 100, *side], "Go")
        if found:
            case("target-size", True, s, only=["HIT-03"], tree=xcuitest if side[0] == 39 else None)
    s = Screen()
    button(s, [40, 100, 30, 30], "Go", enabled=False)
    case("target-size", False, s, only=["HIT-03"])
    s = Screen()
    button(s, [40, 100, 46, 46], "Go")
    case("target-size", True, s, platform=None, tree=uiautomator)
    s = Screen()
    button(s, [40, 100, 48, 48], "Go")
    case("target-size", False, s, platform=None, tree=uiautomator)
    for gap, found in [(0, True), (20, False)]:
        s = Screen(format="browser")
        button(s, [40, 100, 20, 20], "A")
        button(s, [60 + gap, 100, 20, 20], "B")
        case("target-size", found, s, platform=None)
    s = Screen(format="browser")
    s.add("link", [20, 100, 60, 16], text="terms", traits=["inline"])
    s.add("link", [82, 100, 60, 16], text="policy", traits=["inline"])
    case("target-size", False, s, platform=None)


def target_spacing():
    for frames, found in [
        (([20, 100, 80, 44], [80, 100, 80, 44]), True), (([20, 100, 80, 50], [20, 130, 80, 50]), True),
        (([20, 100, 30, 30], [54, 93, 44, 44]), True), (([20, 100, 44, 30], [20, 132, 44, 44]), True),
        (([20, 100, 36, 44], [58, 100, 60, 44]), True),
        (([20, 100, 80, 44], [100, 100, 80, 44]), False), (([20, 100, 30, 30], [70, 93, 44, 44]), False),
        (([20, 100, 80, 50], [20, 158, 80, 50]), False), (([20, 100, 44, 44], [68, 100, 44, 44]), False),
        (([20, 100, 80, 44], [20, 145, 80, 44]), False),
    ]:
        s = Screen()
        for frame, label, fill in zip(frames, ("Cut", "Copy"), (BLUE, "#1E7B34")):
            button(s, frame, label, fill=fill)
        case("target-spacing", found, s, only=["HIT-04"])
    for gap, found in [(3, True), (7, True), (8, False), (24, False)]:
        s = Screen()
        bar = s.add("toolbar", [0, 270, 240, 50], fill="#F2F2F7")
        s.add("button", [10, 273, 60, 44], text="Edit", ink=BLUE, within=bar)
        s.add("button", [70 + gap, 273, 80, 44], text="Select All", ink=BLUE, within=bar)
        case("target-spacing", found, s, only=["HIT-07"])


def pointer_padding():
    for gap, bezel, found in [(4, True, True), (11, True, True), (12, False, True), (20, False, True), (23, False, True),
                              (12, True, False), (16, True, False), (24, False, False), (30, False, False),
                              (40, False, False)]:
        s = Screen()
        traits = ["bezel"] if bezel else []
        for x, label in ((20, "Cut"), (80 + gap, "Copy")):
            s.add("button", [x, 100, 60, 44], fill=BLUE if bezel else None, text=label,
                  ink=WHITE if bezel else BLUE, traits=traits)
        case("pointer-padding", found, s, only=["HIT-05"])
    for gap, found in [(16, True), (0, False)]:
        s = Screen()
        bar = s.add("toolbar", [0, 270, 240, 50], fill="#F2F2F7")
        s.add("button", [10, 273, 60, 44], text="Edit", ink=BLUE, within=bar)
        s.add("button", [70 + gap, 273, 60, 44], text="Share", ink=BLUE, within=bar)
        case("pointer-padding", found, s, only=["HIT-06"])


def control_count():
    for count in (6, 7, 5, 3):
        s = Screen()
        control = s.add("segmentedControl", [10, 100, 220, 32], fill="#E5E5EA")
        for i in range(count):
            s.add("segment", [10 + 220 * i // count, 100, 220 // count, 32], text=str(i + 1), selected=i == 0,
                  within=control, font={"weight": 700 if i == 0 else 400})
        case("control-count", count > 5, s, only=["HIT-08"])
    for count in (2, 6, 3, 5, 4):
        s = Screen()
        bar = s.add("tabBar", [0, 270, 240, 50], fill="#F9F9F9")
        for i in range(count):
            s.add("tab", [240 * i // count, 270, 240 // count, 50], mark=BLACK, within=bar, label=f"Tab {i + 1}")
        case("control-count", count in (2, 6), s, only=["BAR-15"])
    for count in (11, 24, 10, 4):
        s = Screen()
        control = s.add("pageControl", [10, 280, 220, 28], label=f"page 1 of {count}")
        for i in range(count):
            s.draw.ellipse([14 + 9 * i, 291, 19 + 9 * i, 296], fill=BLACK if i == 0 else GREY)
        case("control-count", count > 10, s, only=["CTL-15"])
    for count in (5, 4):
        s = Screen(ground="#D8E4F0")
        widget = s.add("widget", [10, 60, 220, 100], fill=WHITE)
        for i in range(count):
            s.add("image", [20 + 40 * i, 90, 32, 32], fill=BLUE, within=widget)
        case("control-count", count > 4, s, only=["BRD-15"])


def safe_area():
    insets = {"safeArea": {"top": 47, "bottom": 34}}
    for frame, found in [([60, 290, 120, 30], True), ([20, 288, 200, 32], True), ([60, 292, 120, 28], True),
                         ([60, 230, 120, 50], False), ([20, 200, 200, 44], False)]:
        s = Screen(**insets)
        button(s, frame, "Pay")
        case("safe-area", found, s, only=["SCR-12"])
    s = Screen(**insets)
    s.add("text", [20, 10, 120, 20], text="Welcome")
    case("safe-area", True, s, only=["SCR-12"])
    s = Screen(**insets)
    s.add("text", [20, 60, 120, 20], text="Welcome")
    case("safe-area", False, s, only=["SCR-12"])
    for frame, found in [([0, 800, 44, 44], True), ([346, 760, 44, 50], True), ([20, 740, 44, 44], False),
                         ([326, 752, 44, 44], False)]:
        s = Screen(size=PHONE)
        button(s, frame, "Menu")
        case("safe-area", found, s, only=["SCR-11"])
    s = Screen(**insets)
    holder = s.add("scrollView", [0, 0, 240, 320])
    button(s, [60, 290, 120, 30], "Pay", within=holder)
    case("safe-area", False, s)


def button_margin():
    for height in (44, 50, 56, 60, 34):
        s = Screen()
        button(s, [0, 200, 240, height], "Continue")
        case("button-margin", True, s, only=["SCR-18"])
        s = Screen()
        button(s, [16, 200, 208, height], "Continue")
        case("button-margin", False, s, only=["SCR-18"])


def element_contrast():
    for role, frame, weak, strong, lines in [
        ("toggle", [40, 100, 52, 44], "#D9D9DE", "#1E7B34", ["CTL-05"]),
        ("slider", [40, 100, 160, 44], "#DCE6F2", "#0A60C8", ["CTL-05"]),
        ("progress", [40, 100, 160, 12], "#CFE8D5", "#1E7B34", ["CTL-05"]),
        ("checkbox", [40, 100, 44, 44], "#C4C4C7", "#767676", []),
        ("textField", [20, 100, 200, 44], "#E5E5EA", "#767676", []),
    ]:
        for color, found in ((weak, True), (strong, False)):
            s = Screen()
            if role in ("checkbox", "textField"):
                s.add(role, frame, outline=color, width=2)
            elif role == "slider":
                s.add(role, frame)
                s.draw.rectangle([40, 120, 200, 124], fill=color)
                s.draw.ellipse([100, 110, 124, 134], fill=color)
            else:
                s.add(role, frame, fill=color)
            case("element-contrast", found, s, only=lines)
    for fill, outline, found in [("#E5E5EA", None, True), ("#767676", None, False), ("#E5E5EA", "#767676", False)]:
        s = Screen()  # A field that is filled, empty, and perhaps has an outline.
        s.add("textField", [20, 100, 200, 44], fill=fill, outline=outline)
        case("element-contrast", found, s)
    s = Screen()  # An outline around the frame.
    s.draw.rectangle([19, 99, 220, 144], outline="#767676")
    s.add("textField", [20, 100, 200, 44], fill="#E5E5EA")
    case("element-contrast", False, s)
    for ground, found in (("#F2F2F7", True), ("#FFE08A", True), ("#1C1C1E", False), ("#0A3D7A", False)):
        s = Screen(ground=ground)
        s.add("activityIndicator", [100, 140, 40, 40], fill=WHITE, shape="ellipse")
        case("element-contrast", found, s, only=["CTL-10"])
    for (low, high), found, seed in [((190, 245), True, 1), ((150, 240), True, 2), ((10, 70), False, 3), ((0, 90), False, 4)]:
        s = Screen()
        s.photograph([0, 0, 240, 320], low, high, seed)
        s.add("button", [180, 20, 44, 44])
        s.draw.rectangle([190, 38, 214, 46], fill=WHITE)
        case("element-contrast", found, s, only=["MAT-16"])
        s = Screen()
        s.photograph([0, 0, 240, 320], low, high, seed + 10)
        s.add("image", [16, 16, 32, 32], label="Live", traits=["livePhoto"])
        s.draw.ellipse([22, 22, 42, 42], fill=WHITE)
        case("element-contrast", found, s, only=["BRD-22"])


def state_color():
    def tabs(first, second, underlined=False, weights=(400, 400), grounds=(WHITE, WHITE)):
        s = Screen()
        bar = s.add("tabBar", [0, 270, 240, 50])
        for i, (color, ground) in enumerate(zip((first, second, second), (grounds[0], grounds[1], grounds[1]))):
            s.add("tab", [80 * i, 270, 80, 50], fill=ground, mark=color, within=bar, label=f"Tab {i + 1}", selected=i == 0,
                  font={"weight": weights[0 if i == 0 else 1]})
        if underlined:
            s.draw.rectangle([0, 316, 79, 319], fill=first)
        return s
    for first, second in [("#C0392B", "#5F7A1E"), ("#D62828", "#6A7A00"), ("#B03A2E", "#5B6E12"), ("#008577", "#8A6A7C"),
                          ("#7A5CD6", "#3D74D6")]:
        case("state-color", True, tabs(first, second), only=["CVD-03"])
    for screen in [tabs("#003C8F", "#949494"), tabs("#000000", "#8E8E93"), tabs("#C0392B", "#5F7A1E", underlined=True),
                   tabs("#C0392B", "#5F7A1E", weights=(700, 400)), tabs(WHITE, "#0A60C8", grounds=("#0A60C8", WHITE))]:
        case("state-color", False, screen, only=["CVD-03"])
    for lit, rest in [("#7A8A00", "#C06A4A"), ("#8E8E93", "#7F8A93"), (BLACK, "#B0B0B5"), ("#0A3D7A", "#C4C4C7")]:
        s = Screen()
        control = s.add("pageControl", [90, 280, 60, 20])
        for i in range(4):
            s.add("pageDot", [92 + 14 * i, 284, 12, 12], within=control, selected=i == 0)
            s.draw.ellipse([94 + 14 * i, 286, 102 + 14 * i, 294], fill=lit if i == 0 else rest)
        case("state-color", rest in ("#C06A4A", "#7F8A93"), s, only=["CTL-14"])
    for on, off, found in [("#0A60C8", "#0A60C8", True), ("#1E7B34", "#1E7B34", True), ("#0A60C8", "#C7D3E3", False),
                           ("#1E7B34", "#D1D1D6", False)]:
        s = Screen()
        s.add("button", [20, 100, 90, 44], fill=on, mark=WHITE, label="Next")
        s.add("button", [130, 100, 90, 44], fill=off, mark=WHITE, label="Skip", enabled=False)
        case("state-color", found, s, only=["CTL-13"])
    for explained in (False, True):
        s = Screen()
        s.add("textField", [20, 60, 200, 44], outline="#5F7A1E", width=2, label="Name", traits=["valid"])
        s.add("textField", [20, 140, 200, 44], outline="#C0392B", width=2, label="Post code", traits=["invalid"])
        if explained:
            s.add("text", [20, 188, 200, 20], text="Five digits, please", ink="#C0392B")
        case("state-color", not explained, s)


def unseen_label():
    for ground, found, ink in [(WHITE, True, WHITE), ("#F2F2F7", True, "#F2F2F7"), (BLACK, True, BLACK),
                               ("#0A60C8", True, "#0A60C8"), ("#FFE08A", True, "#FFE08A"),
                               (WHITE, False, BLACK), (BLACK, False, WHITE), ("#0A60C8", False, WHITE),
                               (WHITE, False, "#DDDDDD"), ("#F2F2F7", False, "#555555")]:
        s = Screen(ground=ground)
        s.add("text", [20, 100, 160, 24], text="Total today", ink=ink)
        case("unseen-label", found, s)


def image_text():
    for words, size, found in [("Half price", 22, True), ("Summer sale", 20, True), ("Open now", 26, True),
                               ("Free delivery", 18, True), ("New menu", 24, True)]:
        for inner in (False, True):
            s = Screen()
            holder = s.add("image", [10, 80, 220, 80], fill="#FFF3D6", label="Offer")
            s.text(24, 100, words, BLACK, size)
            if inner:
                s.add("text", [20, 96, 200, 40], label=words, within=holder)
            case("image-text", not inner, s)
    for drawn in (True, False):  # A pass with a strip, and the offer in its strip or below it.
        s = Screen(ground="#0A3D7A")
        s.add("image", [10, 40, 220, 90], fill="#FFF3D6", label="Strip")
        s.text(24, 70, "Half price", BLACK, 22) if drawn else s.add(
            "text", [20, 150, 200, 40], label="Half price", text="Half price", ink=WHITE, size=22)
        case("image-text", drawn, s, only=["BRD-17"])


def badge_color():
    for fill, ink, found in [("#34C759", WHITE, True), ("#0A60C8", WHITE, True), ("#FF3B30", BLACK, True),
                             ("#8E8E93", WHITE, True), ("#FFCC00", BLACK, True), ("#FF3B30", WHITE, False),
                             ("#FF453A", WHITE, False), ("#E6252A", WHITE, False), ("#D70015", WHITE, False),
                             ("#FF3830", WHITE, False)]:
        s = Screen()
        s.add("badge", [100, 100, 22, 22], fill=fill, shape="ellipse", label="1")
        s.draw.rectangle([109, 105, 113, 116], fill=ink)
        case("badge-color", found, s, only=["COL-13"])


def mark_space():
    for height, found in ((28, True), (31, True), (32, False), (44, False)):
        s = Screen()
        s.add("paymentButton", [40, 100, 160, height], fill=BLACK, text="Pay", ink=WHITE)
        case("mark-space", found, s, only=["BRD-04"])
    for gap, found in ((2, True), (8, False)):
        s = Screen()
        s.add("paymentButton", [40, 100, 160, 44], fill=BLACK, text="Pay", ink=WHITE)
        button(s, [40, 144 + gap, 160, 44], "Cancel")
        case("mark-space", found, s, only=["BRD-04"])
    for width, found in ((120, True), (200, False)):
        s = Screen()
        s.add("paymentButton", [20, 100, width, 44], fill=BLACK, text="Pay", ink=WHITE)
        button(s, [20, 170, 200, 44], "Pay by card")
        case("mark-space", found, s, only=["BRD-05"])
    for role, gap, found, line in [("arMark", 2, True, "BRD-07"), ("arMark", 6, False, "BRD-07"),
                                   ("activityRings", 1, True, "BRD-11"), ("activityRings", 12, False, "BRD-11")]:
        s = Screen()
        s.add(role, [60, 80, 80, 50 if role == "arMark" else 80], outline=BLACK, width=4, shape="ellipse", label="Mark")
        s.add("text", [140 + gap, 90, 60, 24], text="More")
        case("mark-space", found, s, only=[line])
    for inset, found in ((1, True), (12, False)):
        s = Screen(ground="#D8E4F0")
        widget = s.add("widget", [40, 80, 150, 150], fill=WHITE)
        s.add("text", [40 + inset, 90, 80, 24], text="12 km", within=widget)
        case("mark-space", found, s, only=["BRD-15"])


def picker_value():
    faint, clear = ["#8E8E93", "#A0A0A0", "#9A8A7A", "#7A8A9A", "#8A8A8E"], [BLACK, "#1C1C1E", "#202840", "#301C1C", BLACK]
    for n in range(5):
        for found in (True, False):
            s = Screen()
            picker = s.add("picker", [0, 100, 240, 160])
            for row in range(3):
                chosen = row == 1
                s.add("text", [80, 110 + 44 * row, 80, 36], text=str(7 + n + row), size=20,
                      ink=clear[n] if chosen != found else faint[n], selected=chosen, within=picker)
            case("picker-value", found, s, only=["CTL-03"])


def progress_track():
    tracks = ["#C7C7CC", "#D0D0D8", "#B8B8C0", "#C8D4E0", "#CFCFCF"]
    for n in range(5):
        for found in (True, False):
            s = Screen()
            role = "toolbar" if n % 2 else "navigationBar"
            bar = s.add(role, [0, 40, 240, 44], fill="#F4F4F6")
            done = 60 + 30 * n
            s.add("progress", [10, 74, 220, 4], fill=tracks[n] if found else None, value=f"{done * 100 // 220} %", within=bar)
            s.draw.rectangle([10, 74, 9 + done, 77], fill=BLUE)
            case("progress-track", found, s, only=["CTL-04"])


def ring_color():
    rings = ["#FA114F", "#92E82A", "#1EEAEF"]
    changes = [("#FFFFFF", rings), (BLACK, ["#FFCC00", *rings[1:]]), ("#1C3A5A", rings), (BLACK, [rings[0], "#AF52DE", rings[2]]),
               (BLACK, ["#FF9500", "#FF9500", "#FF9500"])]
    kept = [(BLACK, rings), (BLACK, rings[:1]), (BLACK, ["#E0103F", "#8AE020", "#1ADCE0"]), (BLACK, rings[:2]), (BLACK, rings)]
    for n in range(5):
        for found, (ground, colors) in ((True, changes[n]), (False, kept[n])):
            s = Screen()
            s.add("activityRings", [40, 80, 160, 160], fill=ground, label="Activity")
            for index, color in enumerate(colors):
                inset = 8 + 22 * index
                s.draw.ellipse([40 + inset, 80 + inset, 199 - inset, 239 - inset], outline=color, width=18)
            case("ring-color", found, s, only=["BRD-10"])


def pass_ground():
    grounds = ["#0A3D7A", "#F4EFE6", "#7A1C30", "#FFD24A", "#FEFEFE"]
    for n in range(5):
        for found in (True, False):
            s = Screen(ground="#D8D8DC")
            ground = WHITE if found else grounds[n]
            ink = WHITE if ground in ("#0A3D7A", "#7A1C30") else BLACK
            card = s.add("pass", [16, 40, 208, 220 + 4 * n], fill=ground, label="Ferry")
            s.add("text", [28, 52, 180, 24], text=["Ferry", "Harbour", "Pier 4", "Island", "Tour"][n], ink=ink, size=16, within=card)
            case("pass-ground", found, s, only=["BRD-16"])


def alert_choice():
    for n in range(5):
        for found in (True, False):
            s = Screen(ground="#B8B8BC")
            alert = s.add("dialog", [20, 90, 200, 120], fill="#F2F2F7", traits=["modal"])
            s.add("text", [40, 104, 160, 24], text="Delete the trip?", within=alert)
            lone = n >= 3
            word = ["Delete", "Erase", "Remove", "Delete all", "Discard"][n]
            red = ["#FF3B30", "#D70015", "#E0281E", "#FF3B30", "#C82018"][n]
            if not (lone and found):
                s.add("button", [20, 166, 100, 44], text="Keep", ink=BLUE, within=alert)
            s.add("button", [20 if lone and found else 120, 166, 200 if lone and found else 100, 44], text=word,
                  ink=red if lone or not found else BLUE, traits=["destructive"], within=alert)
            case("alert-choice", found, s, only=["COL-12"])


def dialog_dimming():
    """A page with a dialog before it, under a translucent black or not."""
    words = ["Ferry to the island", "Harbour tour", "Timetable", "Pier 4", "Tickets"]
    for n in range(5):
        for found in (True, False):
            shade = 255 if found else [204, 178, 153, 214, 191][n]
            page = f"#{shade:02X}{shade:02X}{shade:02X}"
            s = Screen(ground="#EFEFF4" if found and n >= 3 else page)
            for row in range(2):
                s.add("text", [0, 20 + 44 * row, 240, 44], fill=page, text=words[(n + row) % 5])
            sheet = n in (2, 4)
            box = [0, 200, 240, 120] if sheet else [20, 120, 200, 110]
            dialog = s.add("dialog", box, fill="#F2F2F7", label="Sheet" if sheet else "Alert", traits=["modal"])
            s.add("button", [60, box[1] + 50, 120, 44], text="OK", ink=BLUE, within=dialog)
            case("dialog-dimming", found, s, only=["MAT-15"])


def color_naming():
    for words, found in [("Tap the green button.", True), ("Press and hold the red key.", True),
                         ("Choose the blue one to jump.", True), ("Fields in red are required.", True),
                         ("Items marked in orange are late.", True), ("Tap Start to go on.", False),
                         ("Tap the green Start button.", False), ("The chair comes in red.", False),
                         ("Press B to jump.", False), ("White noise and blue light", False)]:
        s = Screen()
        s.add("text", [8, 60, 224, 26], text=words)
        s.add("button", [60, 120, 120, 44], fill=BLUE, text="Start", ink=WHITE)
        case("color-naming", found, s, only=["CVD-02"])


def question_size():
    for asked, told, weight, found in [(13, 17, None, True), (11, 15, None, True), (15, 15, 400, True), (14, 20, None, True),
                                       (12, 13, None, True), (17, 13, None, False), (20, 15, None, False),
                                       (15, 15, 600, False), (17, 12, None, False), (16, 15, None, False)]:
        s = Screen()
        bold = {} if weight is None else {"weight": weight}
        plain = {} if weight is None else {"weight": 400}
        s.add("text", [8, 60, 224, 26], text="How did you sleep?", size=asked, font={"size": asked, **bold})
        s.add("text", [8, 90, 224, 26], text="Think of last week.", size=told, font={"size": told, **plain})
        case("question-size", found, s, only=["TYP-27"])


def text(s, y, font, words="Departures", width=200):
    s.add("text", [16, y, width, 26], text=words, size=14, font=font)


def fonts():
    sizes = json.loads((HERE.parent.parent / "Palettes" / "text-styles.json").read_text())["styles"]
    table = {(t["category"], t["style"]): t["size"] for t in sizes if t["platform"] == "ios"}
    lines = {"xSmall": "TYP-06", "small": "TYP-07", "medium": "TYP-08", "large": "TYP-09", "xLarge": "TYP-10",
             "xxxLarge": "TYP-11", "AX1": "TYP-12", "AX2": "TYP-13", "AX3": "TYP-14", "AX4": "TYP-15", "AX5": "TYP-16"}
    for category, line in lines.items():
        for wrong in (True, False):
            s = Screen(contentSize=category)
            for row, style in enumerate(("body", "headline", "footnote")):
                size = table[category, style]
                text(s, 60 + 40 * row, {"size": size + (1 if wrong and style == "body" else 0), "textStyle": style})
            case("font-style", wrong, s, only=[line] + (["TYP-03"] if category == "large" else []))
    for size, found in ((9, True), (10.5, True), (11, False), (12, False)):
        s = Screen()
        text(s, 60, {"size": size})
        case("font-style", found, s, only=["TYP-21"])
    for name, size, found in [("SFProDisplay-Regular", 17, True), ("SFProText-Regular", 28, True),
                              ("SFProDisplay-Bold", 19, True), ("SFProText-Semibold", 20, True),
                              ("SFUIText-Regular", 34, True), ("SFProText-Regular", 17, False),
                              ("SFProDisplay-Regular", 28, False), ("SFProDisplay-Bold", 20, False),
                              ("SFProText-Semibold", 19, False), ("SFUIDisplay-Regular", 34, False)]:
        s = Screen()
        text(s, 60, {"name": name, "size": size})
        case("font-cut", found, s, only=["TYP-18"])
    for size, tracking, found in [(17, 30, True), (12, 40, True), (8, -10, True), (28, -30, True), (40, 40, True),
                                  (17, -24, False), (12, 0, False), (8, 26, False), (27, 13, False), (40, 10, False)]:
        s = Screen()
        text(s, 60, {"name": "SFProText-Regular" if size < 20 else "SFProDisplay-Regular", "size": size,
                     "tracking": tracking})
        case("font-tracking", found, s, only=["TYP-19" if size < 20 else "TYP-20"] + ["TYP-17"] * (size == 17))
    faces = ["Georgia", "Futura", "Courier", "Palatino", "Avenir", "SFPro", "Menlo"]
    for first in range(5):
        for count in (3, 2):
            s = Screen()
            for row in range(count):
                text(s, 60 + 40 * row, {"name": faces[(first + row) % len(faces)] + "-Regular", "size": 17})
            case("font-variety", count > 2, s, only=["TYP-02"])
    words = "The last ferry of the day leaves the pier at nine. " * 8
    for size, width, found in [(5, 220, True), (4, 200, True), (5, 230, True), (4, 170, True), (5, 205, True),
                               (17, 220, False), (13, 220, False), (8, 200, False), (5, 190, False), (12, 230, False)]:
        s = Screen()
        s.add("text", [4, 60, width, 100], text="The last ferry of the day", label=words.strip(), font={"size": size})
        case("text-measure", found, s, only=["TYP-22"])


def write():
    for old in HERE.glob("*@1x*"):
        old.unlink()
    for draw in (target_size, target_spacing, pointer_padding, control_count, safe_area, button_margin, element_contrast,
                 state_color, unseen_label, image_text, badge_color, mark_space, picker_value, progress_track, ring_color,
                 pass_ground, alert_choice, dialog_dimming, color_naming, question_size, fonts):
        draw()
    lines = ",\n".join("  " + json.dumps(c) for c in CASES)
    (HERE / "cases.json").write_text(f"[\n{lines}\n]\n")
    folder = HERE.parent / "Guidelines"
    folder.mkdir(exist_ok=True)
    off = {"pointer-padding"}
    rows = []
    for (guideline, rule), row in sorted(GUIDELINES.items()):
        command = ["audit", "--platform", "ios"] + (["--enable", rule] if rule in off else [])
        rows.append("  " + json.dumps({
            "guideline": guideline, "rule": rule, "command": command,
            "violating": [f"Elements/{n}" for n in row[True]], "respecting": [f"Elements/{n}" for n in row[False]]}))
    (folder / "elements.json").write_text("[\n" + ",\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    write()
