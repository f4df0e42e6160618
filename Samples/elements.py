#!/usr/bin/env python3
"""Captures a page together with its view tree, for `legible audit`.

usage: elements.py PAGE OUT.png [--width 390] [--height 844] [--scale 2] [--axe axe.min.js] [--browser /usr/bin/chromium]

PAGE is an address or a file. Writes the picture, which should be named after its scale (`shop@2x.png`), and the tree
beside it (`shop@2x.elements.json`): every element with a role, a box and what assistive technology is told, in CSS pixels.
With --axe it is the results of that copy of axe-core, with the places of the elements.

Install first: python3 -m pip install playwright, and a browser: playwright install chromium, or Debian's with
`--browser /usr/bin/chromium`. In tests of one's own, `page.evaluate(open("elements.js").read())` gives the same tree, and
`page.evaluate(open("axe.js").read())` the results of axe where it was loaded.
"""
import argparse
import json
import pathlib

from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description="Captures a page together with its view tree.")
    parser.add_argument("page")
    parser.add_argument("picture", type=pathlib.Path)
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=844)
    parser.add_argument("--scale", type=float, default=2)
    parser.add_argument("--axe", type=pathlib.Path, help="axe.min.js of axe-core: its results are the tree")
    parser.add_argument("--browser", help="the browser's executable; otherwise Playwright's own")
    options = parser.parse_args()
    address = options.page if "://" in options.page else pathlib.Path(options.page).resolve().as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.browser)
        page = browser.new_page(
            viewport={"width": options.width, "height": options.height}, device_scale_factor=options.scale)
        page.goto(address)
        page.screenshot(path=options.picture)
        if options.axe:
            page.evaluate(options.axe.read_text())
        tree = page.evaluate((FOLDER / ("axe.js" if options.axe else "elements.js")).read_text())
        browser.close()
    # What axe says of its rules is long.
    text = json.dumps(tree, indent=None if options.axe else 1, ensure_ascii=False)
    options.picture.with_suffix(".elements.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
