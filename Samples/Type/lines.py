"""What the scripts for type share: words, the places of lines on a page, and what was read where they are."""

import hashlib
import json
import pathlib
import subprocess
import tempfile

from babel import Locale


def vocabulary(locales):
    """Names of countries, languages, currencies, scripts, months and days in some locales."""
    found = set()
    for name in locales.split():
        locale = Locale.parse(name)
        for table in (locale.territories, locale.languages, locale.currencies, locale.scripts):
            found.update(table.values())
        for kinds in (locale.months, locale.days):
            found.update(word for widths in kinds.values() for names in widths.values() for word in names.values())
    return found


def is_written_apart(word):
    """Whether a word has hardly a letter of the Latin script."""
    return sum(ord(c) > 0x24F or c == " " for c in word) > 0.8 * len(word)


def pictured(page, file, lines, scale):
    """Takes a page of spans to a file; each of its lines with the box that it has there, in pixels."""
    boxes = page.evaluate("() => [...document.querySelectorAll('span')].map(e => e.getBoundingClientRect())"
                          ".map(r => [r.x, r.y, r.width, r.height])")
    page.screenshot(path=file)
    page.close()
    return [dict(line, scale=scale, box=[side * scale for side in box]) for line, box in zip(lines, boxes)]


def candidates(command, picture):
    """What the command takes for text on a picture, whose name ends with its scale, as its trace has it."""
    with tempfile.TemporaryDirectory() as traces:
        subprocess.run([command, "audit", picture, "--platform", "web", "--scale", picture.name.split("@")[1][:-5],
                        "--format", f"trace={traces}"], capture_output=True)
        trace = json.loads(next(pathlib.Path(traces).rglob("trace.json")).read_text())
    return [c for s in trace["sources"] for c in s["candidates"]]


def within(line, candidates):
    """Those of the candidates that lie where a line was drawn, and are no small part of it."""
    x, y, width, height = line["box"]
    for candidate in candidates:
        left, top, across, along = candidate["box"]
        middle = top + along / 2
        if x - 6 <= left and left + across <= x + width + 6 and y - 0.4 * height <= middle <= y + 1.4 * height \
                and across >= 0.2 * width:
            yield candidate


def is_held_out(name):
    """Whether a name is in the quarter that gives the figures: by the name alone."""
    return int(hashlib.md5(name.encode()).hexdigest(), 16) % 4 == 0
