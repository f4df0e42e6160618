"""The truth of a page: every line of text with its box, inks and contrast, from what Chromium itself drew.

A page is drawn four times per layer: as it is; with its text transparent (what lies behind the glyphs); with its text
black; and with the text of each element in pure red, green or blue. The last two differ by exactly the coverage of the glyphs,
whatever the page's own colours are, and neighbours in different channels cannot be mistaken for each other.
"""

import io
import json

import numpy as np
from PIL import Image

from drawing.limits import needed_ratio

CHANNELS = ["#ff0000", "#00ff00", "#0000ff"]
COVERED = 0.12  # coverage of a pixel that belongs to the ink box
BEHIND = 0.5    # coverage of a pixel whose backdrop the text is read against


def luminance(rgb):
    """Relative luminance of WCAG 2 of an array of sRGB values in 0…255."""
    c = np.asarray(rgb, float) / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def contrast(a, b):
    x, y = luminance(a), luminance(b)
    return (np.maximum(x, y) + 0.05) / (np.minimum(x, y) + 0.05)


def pixels(browser):
    return np.asarray(Image.open(io.BytesIO(browser.screenshot())).convert("RGB"), float)


def scaled(line, scale, margin=0.0):
    """The rectangle of a line in pixels, grown by a share of its size."""
    l, t, r, b = (v * scale for v in line["rect"])
    m = margin * line["size"] * scale
    return l - m, t - m, r + m, b + m


def assign_channels(lines, scale):
    """A channel for each element that owns text: elements near each other differ, the parts of one line do not."""
    rects = {}
    for line in lines:
        for owner in line["owners"]:
            rects.setdefault(owner, []).append(scaled(line, scale, 0.4))
    together = [set(line["owners"]) for line in lines]
    channel = {}
    for owner, mine in sorted(rects.items()):
        own = next((channel[o] for group in together if owner in group for o in group if o in channel), None)
        if own is None:
            near = {channel[o] for o, theirs in rects.items() if o in channel and any(
                a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3] for a in mine for b in theirs)}
            own = next(c for c in range(len(near) + 1) if c not in near)
        channel[owner] = own
    return channel


def window(line, lines, scale, width, height):
    """Where a line's ink is looked for: its rectangle, grown, but not into other lines of the same elements."""
    l, t, r, b = scaled(line, scale)
    left, top, right, bottom = scaled(line, scale, 0.35)
    for other in lines:
        if other is line or not set(other["owners"]) & set(line["owners"]):
            continue
        ol, ot, oright, ob = scaled(other, scale)
        if min(b, ob) - max(t, ot) > 0.6 * min(b - t, ob - ot):
            if ol + oright < l + r:
                left = max(left, (oright + l) / 2)
            else:
                right = min(right, (r + ol) / 2)
        elif ol < r and oright > l:
            if ot + ob < t + b:
                top = max(top, (ob + t) / 2)
            else:
                bottom = min(bottom, (b + ot) / 2)
    return (max(0, round(left)), max(0, round(top)), min(width, round(right)), min(height, round(bottom)))


def measure(line, lines, renders, channel, scale, platform):
    """The truth of one line, or nothing where none of its ink is on the screen."""
    page, behind, black, colored = renders
    height, width = page.shape[:2]
    x0, y0, x1, y1 = window(line, lines, scale, width, height)
    if x1 - x0 < 2 or y1 - y0 < 2:
        return None
    part = np.s_[y0:y1, x0:x1]
    c = channel[line["owners"][0]]
    coverage = (colored[part][..., c] - black[part][..., c]) / 255
    peak = np.percentile(coverage[coverage > 0.02], 98) if (coverage > 0.02).sum() > 4 else 0
    if peak < 0.06:
        return None
    rows, columns = np.where((coverage > COVERED * peak).any(1))[0], np.where((coverage > COVERED * peak).any(0))[0]
    box = [int(x0 + columns[0]), int(y0 + rows[0]), int(columns[-1] - columns[0] + 1), int(rows[-1] - rows[0] + 1)]

    group = line["opacity"]
    share = np.clip(coverage / group, 0, 1)
    under = share >= min(BEHIND, 0.8 * peak / group)
    k = share[under][:, None]
    ground = behind[part][under]
    # Black text of full coverage shows what a translucent group lets through.
    through = 0 if group == 1 else np.clip((black[part][under][:, :3] - (1 - k) * ground) / np.maximum(k, 0.05), 0, 255)
    ink = line["alpha"] * (np.asarray(line["color"]) * group + through) + (1 - line["alpha"]) * ground
    ratios = contrast(ink, ground)

    full = share[under] > 0.985
    drawn = page[part][under]
    expected = k * ink + (1 - k) * ground
    off = float(np.median(np.abs(drawn - expected)[full].max(1))) if full.sum() > 6 else 0.0

    edge = box[0] <= 0 or box[1] <= 0 or box[0] + box[2] >= width or box[1] + box[3] >= height
    need = needed_ratio(line["size"], line["weight"], platform)
    ratio = float(np.median(ratios))
    kind = line["kind"] if sum(map(str.isalnum, line["text"])) > 1 else "character"
    truth = {
        "box": box, "text": line["text"], "size": round(line["size"], 2), "weight": line["weight"],
        "fg": [int(round(v)) for v in np.median(ink, axis=0)], "bg": [int(round(v)) for v in np.median(ground, axis=0)],
        "ratio": round(ratio, 3), "ratio_min": round(float(np.percentile(ratios, 5)), 3),
        "ratio_max": round(float(np.percentile(ratios, 95)), 3), "need": need, "fails": ratio < need, "class": kind,
    }
    if line["uncertain"] or line["hidden"] or edge or peak < 0.5 * group or off > 3:
        truth["uncertain"] = True
    if off > 3:
        truth["off"] = round(off, 1)
    return truth


def lines_of(browser, scale, platform):
    """Draws the open page as it is and for measuring; answers its pixels and its lines."""
    lines = browser.evaluate("Lines.collect()")
    page = pixels(browser)
    channel = assign_channels(lines, scale)
    found = []
    for layer in sorted({line["layer"] for line in lines}):
        mine = [line for line in lines if line["layer"] == layer]
        browser.evaluate(f"Lines.paint('transparent', '{layer}')")
        behind = pixels(browser)
        browser.evaluate(f"Lines.paint('#000', '{layer}')")
        black = pixels(browser)
        owners = {o for line in mine for o in line["owners"]}
        colored = []
        for first in range(0, max(channel[o] for o in owners) + 1, 3):
            colors = {o: CHANNELS[channel[o] - first] for o in owners if first <= channel[o] < first + 3}
            browser.evaluate(f"Lines.paint('#000', '{layer}'); Lines.paintOwners({json.dumps(colors)})")
            colored.append(pixels(browser))
            browser.evaluate("Lines.restore()")
        colored = np.concatenate(colored, axis=2)
        black = np.concatenate([black] * (colored.shape[2] // 3), axis=2)
        renders = (page, behind, black, colored)
        found += [m for line in mine if (m := measure(line, mine, renders, channel, scale, platform))]
    return page, found


def panes_of(browser, scale):
    """The boxes of the open page that blur what lies behind them, in pixels."""
    found = []
    for rect in browser.evaluate("Panes.collect()"):
        left, top, right, bottom = (round(v * scale) for v in rect)
        found.append([left, top, right - left, bottom - top])
    return found
