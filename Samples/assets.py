#!/usr/bin/env python3
"""Draws the sample images of apps: for each rule of `legible assets`, folders that violate and that respect it.

usage: assets.py [RULE ...]        draws Assets/RULE/violating-N and Assets/RULE/respecting-N, and Guidelines/assets.json

Install first (Debian): apt-get install python3-numpy python3-pil
Nothing is drawn by chance: the same versions of Pillow and zlib give the same bytes.
"""

import json
import math
import pathlib
import shutil
import struct
import sys
import zlib

import numpy
from PIL import Image, ImageDraw, ImageFont

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE / "Assets"
INKS = [(0, 85, 212), (200, 30, 60), (20, 120, 60), (120, 60, 190), (180, 90, 0)]
SHAPES = ["disc", "ring", "star", "drop", "cross"]

# Files -------------------------------------------------------------------------------------------------------------


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def adam7(rows):
    """The pixels of the seven passes, each a list of rows."""
    for left, top, across, down in [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                                    (0, 1, 1, 2)]:
        part = rows[top::down, left::across]
        if part.size:
            yield part


COLORS = {
    "srgb": [(b"sRGB", b"\0")],
    "p3": [(b"cICP", bytes([12, 13, 0, 1]))],
    "adobe": [(b"gAMA", struct.pack(">I", 45470)),
              (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000))],
    None: [],
}


def png(path, pixels, color="srgb", depth=8, interlaced=False, palette=False, level=9, extra=()):
    """Writes RGBA pixels; without alpha where all are opaque. Sixteen bits repeat eight, or hold what is given."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = numpy.asarray(pixels)
    height, width = pixels.shape[:2]
    opaque = bool((pixels[..., 3] == (65535 if pixels.dtype == numpy.uint16 else 255)).all())
    if palette:
        colors, places = numpy.unique(pixels.reshape(-1, 4), axis=0, return_inverse=True)
        assert len(colors) <= 256
        kind, rows = 3, places.reshape(height, width, 1).astype(numpy.uint8)
        extra = [(b"PLTE", colors[:, :3].tobytes())] + ([] if opaque else [(b"tRNS", colors[:, 3].tobytes())]) + list(
            extra)
    else:
        kind = 2 if opaque else 6
        rows = pixels[..., :3] if opaque else pixels
        if depth == 16:
            rows = (rows.astype(numpy.uint16) * (1 if rows.dtype == numpy.uint16 else 257)).astype(">u2")
    data = b"".join(b"\0" + row.tobytes() for part in (adam7(rows) if interlaced else [rows]) for row in part)
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    parts = [(b"IHDR", head), *COLORS[color], *extra, (b"IDAT", zlib.compress(data, level)), (b"IEND", b"")]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts))


def contents(folder, images, key="images", **properties):
    """Writes the listing of a set."""
    folder.mkdir(parents=True, exist_ok=True)
    listing = {key: images, "info": {"author": "xcode", "version": 1}}
    if properties:
        listing["properties"] = {name.replace("_", "-"): value for name, value in properties.items()}
    (folder / "Contents.json").write_text(json.dumps(listing, indent=2, sort_keys=True) + "\n")


def image_set(case, name, files, **properties):
    """A set of pictures by scale: 2 stands for @2x, (2, "dark") for the dark variant of it."""
    folder = case / "Assets.xcassets" / f"{name}.imageset"
    entries = []
    for variant, (pixels, options) in files.items():
        scale, look = variant if isinstance(variant, tuple) else (variant, None)
        entry = {"idiom": "universal", "filename": f"{name.split('/')[-1]}{'-' + look if look else ''}@{scale}x.png",
                 "scale": f"{scale}x"}
        if look in ("dark", "light", "tinted"):
            entry["appearances"] = [{"appearance": "luminosity", "value": look}]
        elif look == "compact":
            entry["height-class"] = "compact"
        elif look in ("sRGB", "display-P3"):
            entry["display-gamut"] = look
        entries.append(entry)
        png(folder / entry["filename"], pixels, **options)
    contents(folder, entries, **properties)


def icon_set(case, files, name="AppIcon", kind="appiconset"):
    """An icon: a list of (points, scale, idiom, pixels, options); without pixels an empty slot."""
    folder = case / "Assets.xcassets" / f"{name}.{kind}"
    entries = []
    for index, (points, scale, idiom, pixels, options) in enumerate(files):
        options = dict(options)
        size = points if isinstance(points, str) else f"{points:g}x{points:g}"
        entry = {"idiom": idiom, "size": size, "scale": f"{scale}x"}
        look = options.pop("look", None)
        if look:
            entry["appearances"] = [{"appearance": "luminosity", "value": look}]
        if pixels is not None:
            entry["filename"] = f"icon-{index}.png"
            png(folder / entry["filename"], pixels, **options)
        entries.append(entry)
    contents(folder, entries)


# Drawings ----------------------------------------------------------------------------------------------------------


def mask(shape, width, height=None, share=0.8, stroke=0.08, smooth=8):
    """How much of each pixel a shape covers, 0 to 255."""
    height = height or width
    side = min(width, height) * share
    big = Image.new("L", (width * smooth, height * smooth))
    draw = ImageDraw.Draw(big)
    x, y, r = width * smooth / 2, height * smooth / 2, side * smooth / 2
    pen = max(1, round(stroke * min(width, height) * smooth))
    if shape == "disc":
        draw.ellipse([x - r, y - r, x + r, y + r], fill=255)
    elif shape == "ring":
        draw.ellipse([x - r, y - r, x + r, y + r], outline=255, width=pen)
    elif shape == "square":
        draw.rectangle([x - r, y - r, x + r - 1, y + r - 1], fill=255)
    elif shape == "star":
        points = [(x + r * (1 if k % 2 == 0 else 0.45) * math.sin(k * math.pi / 5),
                   y - r * (1 if k % 2 == 0 else 0.45) * math.cos(k * math.pi / 5)) for k in range(10)]
        draw.polygon(points, fill=255)
    elif shape == "drop":
        draw.polygon([(x, y - r), (x + 0.8 * r, y + 0.3 * r), (x - 0.8 * r, y + 0.3 * r)], fill=255)
        draw.ellipse([x - 0.75 * r, y - 0.4 * r, x + 0.75 * r, y + r], fill=255)
    elif shape == "cross":
        draw.line([x - r, y - r, x + r, y + r], fill=255, width=pen * 2)
        draw.line([x - r, y + r, x + r, y - r], fill=255, width=pen * 2)
    return numpy.asarray(big.resize((width, height), Image.BOX), float)


def art(shape, ink, width, height=None, **options):
    """A shape of one colour on nothing."""
    cover = mask(shape, width, height, **options)
    pixels = numpy.zeros(cover.shape + (4,), numpy.uint8)
    pixels[..., :3] = ink
    pixels[..., 3] = numpy.round(cover)
    return pixels


def over(pixels, ground):
    """Pixels laid on an opaque colour or picture."""
    alpha = pixels[..., 3:].astype(float) / 255
    flat = numpy.round(pixels[..., :3] * alpha + numpy.asarray(ground, float)[..., :3] * (1 - alpha))
    return numpy.dstack([flat, numpy.full(flat.shape[:2], 255)]).astype(numpy.uint8)


def icon(number, width, height=None):
    """A simple app icon: a white shape on a colour."""
    return over(art(SHAPES[number % 5], (255, 255, 255), width, height, share=0.5), INKS[number % 5])


def rounded(pixels, share, ground=(255, 255, 255), alpha=255):
    """The same with rounded corners: what is outside becomes a colour, or nothing."""
    size = len(pixels)
    big = Image.new("L", (size * 8, size * 8))
    ImageDraw.Draw(big).rounded_rectangle([0, 0, size * 8 - 1, size * 8 - 1], radius=share * size * 8, fill=255)
    cover = numpy.asarray(big.resize((size, size), Image.BOX), float)[..., None] / 255
    flat = pixels[..., :3] * cover + numpy.asarray(ground, float) * (1 - cover)
    opacity = 255 * cover + alpha * (1 - cover)
    return numpy.dstack([numpy.round(flat), numpy.round(opacity)]).astype(numpy.uint8)


def photograph(number, width, height=None):
    """Noise of all frequencies, as a photograph has."""
    height = height or width
    random = numpy.random.default_rng(number)
    across, down = numpy.fft.fftfreq(width)[None], numpy.fft.fftfreq(height)[:, None]
    falloff = 1 / numpy.maximum(numpy.hypot(across, down), 1 / max(width, height)) ** 0.8
    planes = []
    for _ in range(3):
        plane = numpy.real(numpy.fft.ifft2(numpy.fft.fft2(random.normal(size=(height, width))) * falloff))
        planes.append((plane - plane.min()) / (plane.max() - plane.min()) * 255)
    return numpy.dstack(planes + [numpy.full((height, width), 255)]).round().astype(numpy.uint8)


def gradient(ink, other, width, height=None):
    """From one colour at the top to another at the bottom."""
    height = height or width
    steps = numpy.linspace(0, 1, height)[:, None, None]
    flat = numpy.asarray(ink) * (1 - steps) + numpy.asarray(other) * steps
    return numpy.dstack([numpy.broadcast_to(flat, (height, width, 3)), numpy.full((height, width), 255)]).round().astype(
        numpy.uint8)


def enlarged(pixels, factor, method):
    image = Image.fromarray(pixels, "RGBA")
    return numpy.asarray(image.resize((image.width * factor, image.height * factor), method))


def shadowed(shape, width, spread):
    """A shape with a soft shadow below."""
    cover = mask(shape, width, share=0.5)
    soft = Image.fromarray(cover.astype(numpy.uint8)).resize((width // spread, width // spread), Image.BOX).resize(
        (width, width), Image.BICUBIC)
    alpha = numpy.maximum(cover, 0.5 * numpy.asarray(soft, float))
    return numpy.dstack([numpy.zeros((width, width, 3)), alpha]).round().astype(numpy.uint8)


def words(lines, width, height, ink=(20, 20, 20), ground=(255, 255, 255), size=40):
    """Lines of text in the middle of a screen."""
    image = Image.new("RGBA", (width, height), ground + (255,))
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(size)
    for index, line in enumerate(lines):
        draw.text((width / 2, height / 2 + index * size * 1.6), line, fill=ink + (255,), font=font, anchor="mm")
    return numpy.asarray(image)
