#!/usr/bin/env python3
"""Captures a page together with its view tree, for `legible audit`.

usage: elements.py PAGE OUT.png [--width 390] [--height 844] [--scale 2] [--browser /usr/bin/chromium]

PAGE is an address or a file. Writes the picture, which should be named after its scale (`shop@2x.png`), and the tree
beside it (`shop@2x.elements.json`): every element with a role, a box and what assistive technology is told, in CSS pixels.

Install first: python3 -m pip install playwright, and a browser: playwright install chromium, or Debian's with
`--browser /usr/bin/chromium`. In tests of one's own, `page.evaluate(open("elements.js").read())` gives the same tree.
"""
import argparse
import json
import pathlib

from playwright.sync_api import sync_playwright

DUMP = pathlib.Path(__file__).resolve().parent / "elements.js"


def main():
    parser = argparse.ArgumentParser(description="Captures a page together with its view tree.")
    parser.add_argument("page")
    parser.add_argument("picture", type=pathlib.Path)
    parser.add_argument("--width", type=int, default=390)
    parser.add_argument("--height", type=int, default=844)
    parser.add_argument("--scale", type=float, default=2)
    parser.add_argument("--browser", help="the browser's executable; otherwise Playwright's own")
    options = parser.parse_args()
    address = options.page if "://" in options.page else pathlib.Path(options.page).resolve().as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.browser)
        page = browser.new_page(
            viewport={"width": options.width, "height": options.height}, device_scale_factor=options.scale)
        page.goto(address)
        page.screenshot(path=options.picture)
        tree = page.evaluate(DUMP.read_text())
        browser.close()
    text = json.dumps(tree, indent=1, ensure_ascii=False)
    options.picture.with_suffix(".elements.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
