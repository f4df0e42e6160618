#!/usr/bin/env python3
"""Writes the files that fuzzing starts from: `seeds.py FOLDER`, one folder a target.

Texts are taken from the tests, which hold a piece of text for nearly everything that a reader knows; what is not text
is put together here, byte by byte.
"""

import json
import re
import struct
import sys
import textwrap
import zlib
from hashlib import sha256
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent

# Where the texts of each target are, and what one has to contain.
TEXTS = {
    "color": (["Tests/ColorMathTests/CSS"], None),
    "stylesheet": (["Tests/PaletteFilesTests/CSS", "Tests/PaletteFilesTests/DesignSystems",
                    "Tests/AuditTests/Palettes"], "--"),
    "tokens": (["Tests/PaletteFilesTests/Tokens", "Tests/PaletteFilesTests/DesignSystems"], "{"),
    "catalog": (["Tests/PaletteFilesTests/AssetCatalog", "Tests/PaletteFilesTests/Rewriting"], '"color'),
    "gpl": (["Tests/PaletteFilesTests/GIMP", "Tests/PaletteFilesTests/Rewriting"], "GIMP"),
    "palette": (["Tests/PaletteFilesTests/Legible"], "{"),
    "swift": (["Tests/PaletteFilesTests/Swift", "Tests/PaletteFilesTests/Rewriting"], "olor"),
    "json5": (["Tests/PaletteFilesTests/JSON", "Tests/PaletteFilesTests/DesignSystems",
               "Tests/PaletteFilesTests/Rewriting"], "$"),
    "figma": (["Tests/PaletteFilesTests/Figma"], "{"),
    "android": (["Tests/PaletteFilesTests/Android", "Tests/PaletteFilesTests/XML"], "<"),
    "compose": (["Tests/PaletteFilesTests/Code"], "val "),
    "flutter": (["Tests/PaletteFilesTests/Code"], "const "),
    "sass": (["Tests/PaletteFilesTests/Preprocessors"], "$"),
    "less": (["Tests/PaletteFilesTests/Preprocessors"], "@"),
    "script": (["Tests/PaletteFilesTests/ECMAScript"], "{"),
    "configuration": (["Tests/AuditTests/Configuration", "Tests/AuditTests/Palettes",
                       "Tests/LegibleCommandTests"], ":"),
    "baseline": (["Tests/ReportingTests/Baseline"], "{"),
    "elements": (["Tests/ElementsTests"], "{"),
    "run": (["Tests/ReportingTests/Comparison"], "{"),
}
# Whole files that go with them.
FILES = {
    "stylesheet": "Samples/**/*.css", "tokens": "Samples/**/*.tokens*.json",
    "catalog": "Samples/**/*.colorset/Contents.json", "swift": "Samples/Brand/**/*.swift",
    "configuration": "Samples/**/.legible.yml", "elements": "Samples/Elements/t*.elements.*", "baseline": "Tests/ReportingTests/Goldens/baseline*.json",
    "run": "Tests/ReportingTests/Goldens/[pr]*.json",
}


def texts(source):
    """The constant strings of a Swift file."""
    for match in re.finditer(r'(#*)"""\n(.*?)\n[ \t]*"""\1|(#*)"((?:\\.|[^"\\\n])*)"\3', source, re.DOTALL):
        block, line = match.group(2), match.group(4)
        text = textwrap.dedent(block) if block is not None else line
        if not (match.group(1) or match.group(3)):
            text = re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda scalar: chr(int(scalar.group(1), 16)), text)
            text = re.sub(r"\\\n[ \t]*", "", text)
            for escape, character in {r"\"": '"', r"\n": "\n", r"\t": "\t", r"\r": "\r", r"\\": "\\"}.items():
                text = text.replace(escape, character)
        yield text


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pngs():
    """Small images of every colour type and depth, plain and interlaced, with chunks of all kinds."""
    extras = [
        b"", chunk(b"gAMA", struct.pack(">I", 45455)), chunk(b"sRGB", b"\0"), chunk(b"cICP", bytes([12, 13, 0, 1])),
        chunk(b"cICP", bytes([9, 16, 0, 1])), chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1)),
        chunk(b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)),
        chunk(b"sBIT", b"\5\6\5"), chunk(b"iCCP", b"display\0\0" + zlib.compress(profiles()[0])),
        chunk(b"acTL", struct.pack(">II", 1, 0)), chunk(b"tEXt", b"Comment\0text"),
    ]
    kinds = [(kind, depth) for kind, depths in
             {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}.items() for depth in depths]
    for index, (kind, depth) in enumerate(kinds):
        for interlaced in (0, 1):
            bits = depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
            passes = [(0, 0, 1, 1)] if not interlaced else [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            rows = b""
            for x, y, across, down in passes:
                width, height = (7 - x + across - 1) // across, (5 - y + down - 1) // down
                if width and height:
                    rows += b"".join(
                        bytes([row % 5]) + bytes((row * 37 + place * 11) % 256 for place in range((width * bits + 7) // 8))
                        for row in range(height))
            file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 7, 5, depth, kind, 0, 0, interlaced))
            file += extras[(2 * index + interlaced) % len(extras)]
            if kind == 3:
                file += chunk(b"PLTE", bytes(value % 256 for value in range(3 << depth))) + chunk(b"tRNS", b"\x80")
            yield file + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def profile(kind, space, connection, tags):
    """An ICC profile of version 2.4."""
    table, data = struct.pack(">I", len(tags)), b""
    for name, value in tags.items():
        table += name + struct.pack(">II", 132 + 12 * len(tags) + len(data), len(value))
        data += value + b"\0" * (-len(value) % 4)
    size = 128 + len(table) + len(data)
    header = struct.pack(">I4sI4s4s4s12s4s", size, b"lcms", 0x02400000, kind, space, connection, b"\0" * 12, b"acsp")
    header += b"\0" * 28 + struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)
    return header + b"\0" * (128 - len(header)) + table + data


def profiles():
    """One profile of each class that screens and pictures have."""
    def xyz(*values):
        return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(value * 65536) for value in values))

    def curve(*values):
        return b"curv\0\0\0\0" + struct.pack(f">I{len(values)}H", len(values), *values)

    name = b"desc\0\0\0\0" + struct.pack(">I", 5) + b"seed\0" + b"\0" * 78
    base = {b"desc": name, b"cprt": b"text\0\0\0\0none\0", b"wtpt": xyz(0.9642, 1, 0.8249)}
    parametric = b"para\0\0\0\0" + struct.pack(">HH5i", 3, 0, 157286, 62119, 3417, 5072, 2651)
    matrix = {b"rXYZ": xyz(0.4361, 0.2225, 0.0139), b"gXYZ": xyz(0.3851, 0.7169, 0.0971),
              b"bXYZ": xyz(0.1431, 0.0606, 0.7141)}
    grid = bytes((index * 7) % 256 for index in range(3 * 8))
    ramp = bytes(range(256)) * 3
    identity = struct.pack(">9i", *(65536 * (index % 4 == 0) for index in range(9)))
    table8 = b"mft1\0\0\0\0" + bytes([3, 3, 2, 0]) + identity + ramp + grid + ramp
    table16 = (b"mft2\0\0\0\0" + bytes([3, 3, 2, 0]) + identity + struct.pack(">HH", 2, 2)
               + struct.pack(">6H", *[0, 65535] * 3) + struct.pack(">24H", *range(0, 24 * 2000, 2000))
               + struct.pack(">6H", *[0, 65535] * 3))
    flat = b"".join(curve() for _ in range(3))
    stages = b"mAB \0\0\0\0" + bytes([3, 3, 0, 0]) + struct.pack(">5I", 32, 0, 0, 0, 0) + flat
    return [
        profile(b"mntr", b"RGB ", b"XYZ ", base | matrix | {key: curve(563) for key in (b"rTRC", b"gTRC", b"bTRC")}),
        profile(b"mntr", b"RGB ", b"XYZ ", base | matrix | {key: parametric for key in (b"rTRC", b"gTRC", b"bTRC")}),
        profile(b"mntr", b"GRAY", b"XYZ ", base | {b"kTRC": curve(0, 9000, 30000, 65535)}),
        profile(b"mntr", b"GRAY", b"Lab ", base | {b"kTRC": curve()}),
        profile(b"scnr", b"RGB ", b"Lab ", base | {b"A2B0": table8}),
        profile(b"prtr", b"RGB ", b"Lab ", base | {b"A2B0": table16, b"B2A0": table16}),
        profile(b"spac", b"RGB ", b"XYZ ", base | {b"A2B0": stages}),
    ]


def swatches():
    """Adobe's two formats: `.ase` and `.aco`."""
    def text(name):
        return struct.pack(">H", len(name) + 1) + (name + "\0").encode("utf-16-be")

    def block(kind, data):
        return struct.pack(">HI", kind, len(data)) + data

    colors = [("text", b"RGB ", (0.2, 0.4, 0.6)), ("background", b"LAB ", (0.9, 5, -5)), ("card", b"Gray", (0.8,)),
              ("ink", b"CMYK", (0, 1, 1, 0))]
    blocks = [block(0xC001, text("Brand"))]
    blocks += [block(1, text(name) + model + struct.pack(f">{len(values)}fH", *values, 2))
               for name, model, values in colors] + [block(0xC002, b"")]
    exchange = b"ASEF" + struct.pack(">HHI", 1, 0, len(blocks)) + b"".join(blocks)

    def listed(version):
        rows = [("text", 0, (1, 2, 3)), ("background", 1, (9000, 100, 65535)), ("card", 7, (9000, 100, 200)),
                ("surface", 8, (10000, 0, 0)), ("ink", 2, (0, 65535, 0))]
        data = struct.pack(">HH", version, len(rows))
        for name, space, values in rows:
            data += struct.pack(">5H", space, *values, 0)
            if version == 2:
                data += struct.pack(">I", len(name) + 1) + (name + "\0").encode("utf-16-be")
        return data

    return [exchange, exchange[:60]], [listed(1), listed(2), listed(1) + listed(2)]


def records():
    """NDJSON reports of one screen and of one that could not be read."""
    box = {"x": 48, "y": 300, "width": 412, "height": 44}
    region = {"kind": "text", "box": box, "foreground": "#8D8D93", "background": "#1C1C1E", "contrast": 4.2,
              "contrastMin": 4.1, "contrastMax": 4.3, "pointSize": 15.0, "bold": False, "confidence": 0.98,
              "required": 4.5, "passes": False, "verdict": "fail"}
    image = {"path": "a.png", "width": 1170, "height": 2532, "scale": 3, "appearance": "dark",
             "colorSpace": "Display P3", "regions": [region]}
    finding = {"rule": "text-contrast", "severity": "error", "verdict": "fail", "image": "a.png", "region": 0,
               "message": "text has contrast 4.20"}
    line = {"schemaVersion": 1, "tool": {"name": "legible", "version": "0.1.0"}, "standard": "wcag-aa",
            "options": "0" * 64}
    screen = line | {"index": 0, "path": "a.png", "sha256": "1" * 64, "image": image, "findings": [finding]}
    fault = line | {"index": 1, "path": "b.png", "fault": "is not a PNG file"}
    end = {"schemaVersion": 1, "tool": line["tool"], "summary": {"inputs": 2, "images": 1, "errors": 1}}
    lines = [json.dumps(value).encode() + b"\n" for value in (screen, fault, end)]
    return [b"".join(lines), lines[0], lines[1]]


def main(folder):
    seeds = {"png": list(pngs()), "icc": profiles(), "ndjson": records()}
    seeds["ase"], seeds["aco"] = swatches()
    for target, (places, word) in TEXTS.items():
        found = []
        for place in places:
            for file in sorted((PROJECT / place).rglob("*.swift")):
                found += texts(file.read_text())
        found = [text.encode() for text in found if word is None or word in text]
        found += [file.read_bytes() for file in sorted(PROJECT.glob(FILES.get(target, "none")))]
        if target == "catalog":
            found = [b"Name\n" + text for text in found]
        seeds[target] = [text for text in found if 0 < len(text) <= 1 << 14]
    for target, inputs in seeds.items():
        place = Path(folder) / target
        place.mkdir(parents=True, exist_ok=True)
        for data in inputs:
            (place / sha256(data).hexdigest()[:16]).write_bytes(data)
        print(f"{target}: {len(set(inputs))} seeds")
        if not inputs:
            sys.exit(f"{target} has no seeds")


if __name__ == "__main__":
    main(sys.argv[1])
