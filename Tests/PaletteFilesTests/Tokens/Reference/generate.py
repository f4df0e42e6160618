"""Writes the reference table beside this file, from an implementation independent of this project.

    python3 -m pip install coloraide==8.13.1
    python3 Tests/PaletteFilesTests/Tokens/Reference/generate.py

Colours are converted by coloraide; what a modifier of Tokens Studio does to their components is written out here, after what
sd-transforms 2.0 does. Mixes are coloraide's interpolation, not premultiplied.
"""

import importlib.metadata
import math
import pathlib

from coloraide.everything import ColorAll as Color

HERE = pathlib.Path(__file__).parent
COLORS = ["#c14242", "#3b82f6", "#f97316cc", "white", "#808080", "rebeccapurple"]
SPACES = {"srgb": "srgb", "hsl": "hsl", "p3": "display-p3", "lch": "lch"}
AMOUNTS = [0.2, 0.5, 0.85]
ROWS = []


def move(color, space, amount, end):
    result = color.convert(space, norm=False)
    if space == "hsl":
        result["l"] += (end - result["l"]) * amount
    elif space == "lch":
        result["l"] += (100 * end - result["l"]) * amount
        result["c"] -= result["c"] * amount
    else:
        for channel in "rgb":
            result[channel] += (end - result[channel]) * amount
    return result


def row(kind, name, space, amount, other, color):
    xyz = color.convert("xyz-d65", norm=False)
    cells = [repr(float(value)) for value in (*xyz.coords(nans=False), xyz.alpha(nans=False))]
    ROWS.append(f"{kind}; {name}; {space}; {amount}; {other}; {' '.join(cells)}")


for name in COLORS:
    for space, identifier in SPACES.items():
        for amount in AMOUNTS:
            row("lighten", name, space, amount, "", move(Color(name), identifier, amount, 1))
            row("darken", name, space, amount, "", move(Color(name), identifier, amount, 0))
    for other, amount in zip(COLORS, AMOUNTS * 2):
        for space, identifier in SPACES.items():
            mixed = Color(name).mix(
                other, amount, space=identifier, out_space=identifier, premultiplied=False, powerless=True
            )
            if other != name and mixed.in_gamut("srgb", tolerance=1e-9):
                row("mix", name, space, amount, other, mixed)

version = importlib.metadata.version("coloraide")
(HERE / "ColorModifierReference.swift").write_text(
    f"""// Written by generate.py with coloraide {version}.
// swift-format-ignore-file

/// A change, the colour, the space, the amount and the colour mixed with; and what that gives in XYZ (D65) with its alpha.
let colorModifierReference = \"\"\"
    """
    + "\n    ".join(ROWS)
    + '\n    """\n'
)
print(len(ROWS), "rows")
