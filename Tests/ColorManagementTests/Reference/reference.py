#!/usr/bin/env python3
"""Writes reference.json: colours converted by implementations that share nothing with this project.

    pip install coloraide colour-science Pillow numpy
    python3 reference.py > reference.json

Colours come from coloraide and colour-science (in doubles), pixels from Pillow's ImageCms with optimisation off.
The profiles are written here, tag by tag, so that each kind has one.
"""

import base64
import io
import json
import struct
import sys

import colour
import coloraide
import numpy as np
import PIL
from coloraide.everything import ColorAll
from PIL import Image, ImageCms, features

D50 = (0.9642, 1.0, 0.8249)


def s15(value):
    return struct.pack(">i", round(value * 65536))


def xyz(values):
    return b"XYZ \0\0\0\0" + b"".join(s15(v) for v in values)


def gamma_curve(gamma):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"


def table_curve(values):
    words = b"".join(struct.pack(">H", round(v * 65535)) for v in values)
    return b"curv\0\0\0\0" + struct.pack(">I", len(values)) + words + b"\0" * (len(words) % 4)


def text(value):
    data = value.encode("ascii") + b"\0"
    return b"desc\0\0\0\0" + struct.pack(">I", len(data)) + data + b"\0" * 78


def table16(inputs, grid, nodes):
    """A lut16Type to Lab: identity matrix and curves, and a grid of (L, a, b)."""
    out = b"mft2\0\0\0\0" + bytes([inputs, 3, grid, 0])
    out += b"".join(s15(v) for v in (1, 0, 0, 0, 1, 0, 0, 0, 1))
    out += struct.pack(">HH", 2, 2)
    out += struct.pack(">HH", 0, 65535) * inputs
    for lightness, a, b in nodes:
        codes = (lightness * 652.8, (a + 128) * 256, (b + 128) * 256)
        out += struct.pack(">HHH", *(int(min(max(round(c), 0), 65535)) for c in codes))
    return out + struct.pack(">HH", 0, 65535) * 3


def profile(device, space, connection, tags):
    tags = {"desc": text("Made for tests"), "cprt": b"text\0\0\0\0none\0", "wtpt": xyz(D50), **tags}
    offset = 132 + 12 * len(tags)
    table, body = b"", b""
    for name, data in tags.items():
        table += name.encode() + struct.pack(">II", offset + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    header = struct.pack(">I4sI4s4s4s", offset + len(body), b"test", 0x02400000, device, space, connection)
    header += struct.pack(">6H4s", 2020, 1, 1, 0, 0, 0, b"acsp") + b"\0" * 28
    header += b"".join(s15(v) for v in D50) + b"\0" * 48
    return header + struct.pack(">I", len(tags)) + table + body


def matrix_profile(columns, curve):
    red, green, blue = (xyz(column) for column in columns)
    return profile(
        b"mntr", b"RGB ", b"XYZ ",
        {"rXYZ": red, "gXYZ": green, "bXYZ": blue, "rTRC": curve, "gTRC": curve, "bTRC": curve})


def srgb_decode(v):
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


ADOBE = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))
P3 = ((0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))


def lab_nodes(grid):
    """A strong, smooth mapping of RGB to Lab, so that an error of place or order shows."""
    steps = np.linspace(0, 1, grid)
    for r in steps:
        for g in steps:
            for b in steps:
                yield (100 * (0.3 * r + 0.55 * g + 0.15 * b), 60 * (r - g), 60 * (0.5 * r + 0.5 * g - b))


def cmyk_nodes():
    for c in (0, 1):
        for m in (0, 1):
            for y in (0, 1):
                for k in (0, 1):
                    yield (100 * (1 - k) * (1 - 0.2 * (c + m + y)), 40 * (m - c), 40 * (y - c))


PROFILES = {
    "srgb-by-pillow": ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes(),
    "adobe-rgb": matrix_profile(ADOBE, gamma_curve(563 / 256)),
    "p3-by-table": matrix_profile(P3, table_curve([srgb_decode(i / 1023) for i in range(1024)])),
    "coarse-table": matrix_profile(ADOBE, table_curve([(i / 15) ** 1.8 for i in range(16)])),
    "lab-table": profile(b"scnr", b"RGB ", b"Lab ", {"A2B0": table16(3, 5, lab_nodes(5))}),
    "gray": profile(b"mntr", b"GRAY", b"XYZ ", {"kTRC": gamma_curve(1.8)}),
    "cmyk": profile(b"prtr", b"CMYK", b"Lab ", {"A2B0": table16(4, 2, cmyk_nodes())}),
}


def pixels_by_pillow(data, mode):
    values = (0, 1, 10, 51, 100, 128, 170, 220, 254, 255)
    if mode == "L":
        source = [(v,) * 3 for v in values]
        image = Image.new("L", (len(source), 1))
        image.putdata([v[0] for v in source])
    else:
        source = [(r, g, b) for r in values for g in values[::3] for b in values[::2]]
        image = Image.new("RGB", (len(source), 1))
        image.putdata(source)
    no_optimisation = 0x0100
    transform = ImageCms.buildTransform(
        ImageCms.ImageCmsProfile(io.BytesIO(data)), ImageCms.createProfile("sRGB"), mode, "RGB",
        ImageCms.Intent.RELATIVE_COLORIMETRIC, no_optimisation)
    converted = ImageCms.applyTransform(image, transform)
    return [list(s) + list(t) for s, t in zip(source, converted.get_flattened_data())]


COLORS = [
    (0, 0, 0), (1, 1, 1), (0.5, 0.5, 0.5), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0.2, 0.6, 0.9), (0.02, 0.03, 0.01),
    (0.75, 0.33, 0.1), (0.9, 0.95, 0.2),
]
BEYOND = [(1.3, -0.2, 0.4), (-0.5, 1.2, 0.001), (2, 2, 2)]


def by_coloraide(source, target, colors):
    return [
        list(map(float, c)) + [float(v) for v in ColorAll(source, c).convert(target)[:-1]] for c in colors]


def by_colour_science(source, target, colors):
    spaces = [colour.RGB_COLOURSPACES[name].copy() for name in (source, target)]
    for space in spaces:
        space.use_derived_matrix_RGB_to_XYZ = True
        space.use_derived_matrix_XYZ_to_RGB = True
    converted = colour.RGB_to_RGB(np.array(colors, float), *spaces, "Bradford", True, True)
    return [list(map(float, c)) + [float(v) for v in o] for c, o in zip(colors, converted)]


TABLES = {
    "made with": {
        "coloraide": coloraide.__version__, "colour-science": colour.__version__, "Pillow": PIL.__version__,
        "Little CMS of Pillow": features.version("littlecms2"), "python": sys.version.split()[0],
    },
    "colors": {
        "display-p3 to srgb by coloraide": by_coloraide("display-p3", "srgb", COLORS + BEYOND),
        "srgb to display-p3 by coloraide": by_coloraide("srgb", "display-p3", COLORS + BEYOND),
        # Only inside the gamut: beyond it colour-science continues curves in a straight line.
        "srgb to display-p3 by colour-science": by_colour_science("sRGB", "Display P3", COLORS),
        "display-p3 to linear srgb by coloraide": by_coloraide("display-p3", "srgb-linear", COLORS + BEYOND),
        "rec2020 to srgb by coloraide": by_coloraide("rec2020-oetf", "srgb", COLORS + BEYOND),
        "adobe rgb to display-p3 by coloraide": by_coloraide("a98-rgb", "display-p3", COLORS + BEYOND),
        "srgb to prophoto by coloraide": by_coloraide("srgb", "prophoto-rgb", COLORS[1:7]),
    },
    "profiles": {name: base64.b64encode(data).decode() for name, data in PROFILES.items()},
    "pixels": {
        name: pixels_by_pillow(PROFILES[name], "L" if name == "gray" else "RGB")
        for name in PROFILES if name != "cmyk"
    },
}

groups = []
for group, entries in TABLES.items():
    lines = [f"{json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}" for name, entry in entries.items()]
    groups.append(f"{json.dumps(group)}: {{\n" + ",\n".join(lines) + "\n}")
print("{\n" + ",\n".join(groups) + "\n}")
