#!/usr/bin/env python3
"""Draws specimens, random pages that shapes are cut from.

usage: draw.py FOLDER FIRST LAST [code|chips|bars|marks|paper|menus] [scaled] [compressed]

It draws the pages of the seeds FIRST … LAST, at 1, 2 and 3 pixels a point: with `code` those of words with signs beside
them, with `chips` words on chips, with `bars` those of charts, with `marks` the marks of plots and signs in a row,
with `paper` names in code and words on squared paper, with `menus` names beside signs; with `scaled` at five sevenths
of their size; with `compressed` as JPEG leaves them.

Chromium and the fonts that Samples/draw.py names have to be installed.
"""

import io
import pathlib
import subprocess
import sys

from PIL import Image

page = pathlib.Path(__file__).resolve().parent / "page.html"
folder, first, last = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]), int(sys.argv[3])
kind = "".join(f"&{kind}" for kind in sys.argv[4:] if kind not in ("scaled", "compressed"))
folder.mkdir(parents=True, exist_ok=True)
for seed in range(first, last + 1):
    scale = (2, 2, 3, 1)[seed % 4]
    picture = folder / f"{seed:04d}@{scale}x.png"
    subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--force-color-profile=srgb", f"--force-device-scale-factor={scale}", "--window-size=390,844",
         f"--screenshot={picture}", f"{page.as_uri()}?seed={7919 * seed + 3}{kind}"],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if "scaled" in sys.argv:
        screen = Image.open(picture).convert("RGB")
        screen.resize((screen.width * 5 // 7, screen.height * 5 // 7), Image.Resampling.LANCZOS).save(picture)
    if "compressed" in sys.argv:
        file = io.BytesIO()
        Image.open(picture).convert("RGB").save(file, "JPEG", quality=88)
        Image.open(file).save(picture)
