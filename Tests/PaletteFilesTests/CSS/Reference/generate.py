"""Writes the reference table beside this file, from an implementation independent of this project.

    python3 -m pip install coloraide==8.13.1
    python3 Tests/PaletteFilesTests/CSS/Reference/generate.py

Colours are mixed by coloraide's interpolation, premultiplied, with missing components carried forward and powerless hues
taken for missing, as CSS Color 4, section 12 asks; the percentages of CSS Color 5, section 3 are worked out here. Relative
colours are coloraide's conversion with the components changed in Python.
"""

import importlib.metadata
import math
import pathlib

from coloraide.everything import ColorAll as Color

HERE = pathlib.Path(__file__).parent
COLORS = ["#3b82f6", "rebeccapurple", "white", "#f97316cc", "color(display-p3 0 1 0)", "oklch(0.7 0.2 330)", "transparent"]
SPACES = ["srgb", "srgb-linear", "display-p3", "lab", "lch", "oklab", "oklch", "hsl", "hwb", "xyz-d65", "rec2020"]
POLAR = {"lch", "oklch", "hsl", "hwb"}
ROWS = []


def number(value):
    return repr(0.0 if math.isnan(value) else float(value))


def row(css, color):
    xyz = color.convert("xyz-d65", norm=False)
    cells = [number(value) for value in (*xyz.coords(nans=False), xyz.alpha(nans=False))]
    ROWS.append(f"{css}; {' '.join(cells)}")


def mixes():
    for number_of_pair, (first, second) in enumerate(zip(COLORS, COLORS[1:])):
        for space in SPACES:
            hues = ["shorter", "longer", "increasing", "decreasing"] if space in POLAR else [None]
            for hue in hues:
                share = [0.5, 0.25, 0.9][number_of_pair % 3]
                mixed = Color(first).mix(
                    second, share, space=space, hue=hue or "shorter", premultiplied=True, carryforward=True,
                    powerless=True, out_space=space,
                )
                method = f"in {space}" + (f" {hue} hue" if hue else "")
                row(f"color-mix({method}, {first}, {second} {share * 100:g}%)", mixed)


def relatives():
    def changed(space, css, change, notation=None):
        for origin in COLORS[:6]:
            color = Color(origin).convert(space, norm=False)
            color[:-1] = change(*color.coords(nans=False))
            function = notation or space
            row(css.replace("ORIGIN", origin), color)

    changed("oklch", "oklch(from ORIGIN calc(l * 0.8) c h)", lambda l, c, h: [l * 0.8, c, h])
    changed("oklch", "oklch(from ORIGIN l calc(c / 2) calc(h + 60))", lambda l, c, h: [l, c / 2, h + 60])
    changed("oklab", "oklab(from ORIGIN min(1, l + 0.1) b a)", lambda l, a, b: [min(1, l + 0.1), b, a])
    changed("lch", "lch(from ORIGIN clamp(20, l, 60) c h)", lambda l, c, h: [max(20, min(l, 60)), c, h])
    changed("lab", "lab(from ORIGIN calc(100 - l) a b)", lambda l, a, b: [100 - l, a, b])
    changed("srgb", "rgb(from ORIGIN g b r)", lambda r, g, b: [g, b, r])
    changed("srgb", "color(from ORIGIN srgb calc(r / 2) g 25%)", lambda r, g, b: [r / 2, g, 0.25])
    changed("display-p3", "color(from ORIGIN display-p3 r r b)", lambda r, g, b: [r, r, b])
    changed("xyz-d65", "color(from ORIGIN xyz x calc(y * 2) z)", lambda x, y, z: [x, y * 2, z])
    changed("hwb", "hwb(from ORIGIN h calc(w + 10) b)", lambda h, w, b: [h, w + 0.1, b])


mixes()
relatives()
body = "".join(f"    {row}\n" for row in ROWS)
(HERE / "ColorFunctionReference.swift").write_text(
    f"// Written by generate.py with coloraide {importlib.metadata.version('coloraide')}.\n// swift-format-ignore-file\n\n"
    "/// A colour function, and the colour that it gives in XYZ (D65) with its alpha.\n"
    f'let colorFunctionReference = """\n{body}    """\n'
)
