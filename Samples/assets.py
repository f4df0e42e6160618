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
from PIL import Image, ImageDraw, ImageFilter, ImageFont

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
        extra = [(b"PLTE", colors[:, :3].tobytes())] + ([] if opaque else [(b"tRNS", colors[:, 3].tobytes())]) + list(extra)
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


def contrasty(pixels):
    """The same with twice the contrast."""
    flat = numpy.clip((pixels[..., :3].astype(float) - 128) * 2.5 + 128, 0, 255)
    return numpy.dstack([flat, pixels[..., 3]]).round().astype(numpy.uint8)


def gradient(ink, other, width, height=None):
    """From one colour at the top to another at the bottom."""
    height = height or width
    steps = numpy.linspace(0, 1, height)[:, None, None]
    flat = numpy.asarray(ink) * (1 - steps) + numpy.asarray(other) * steps
    return numpy.dstack([numpy.broadcast_to(flat, (height, width, 3)), numpy.full((height, width), 255)]).round().astype(
        numpy.uint8)


def blended(ink, other, side):
    """From one colour at the left to another at the right, darker towards the bottom: every pixel another."""
    across = numpy.linspace(0, 1, side)[None, :, None]
    down = numpy.linspace(1, 0.5, side)[:, None, None]
    flat = (numpy.asarray(ink) * (1 - across) + numpy.asarray(other) * across) * down
    return numpy.dstack([flat, numpy.full((side, side), 255)]).round().astype(numpy.uint8)


def enlarged(pixels, factor, method):
    image = Image.fromarray(pixels, "RGBA")
    return numpy.asarray(image.resize((image.width * factor, image.height * factor), method))


def blurred(pixels, radius):
    return numpy.asarray(Image.fromarray(pixels).filter(ImageFilter.GaussianBlur(radius)))


def shadowed(shape, width, spread):
    """A shape with a soft shadow below."""
    cover = mask(shape, width, share=0.5)
    soft = numpy.roll(cover, 3, axis=0)
    for axis in (0, 1, 0, 1):
        soft = numpy.mean([numpy.roll(soft, step, axis) for step in range(-spread, spread + 1)], axis=0)
    alpha = numpy.maximum(cover, 0.5 * soft)
    return numpy.dstack([numpy.zeros((width, width, 3)), alpha]).round().astype(numpy.uint8)


def dropped(shape, width, down, radius, opacity):
    """A shape with a drop shadow: so many pixels below it, under a Gaussian blur."""
    cover = mask(shape, width, share=0.7)
    soft = Image.fromarray(cover.round().astype(numpy.uint8)).filter(ImageFilter.GaussianBlur(radius))
    shadow = opacity * numpy.roll(numpy.asarray(soft, float), down, axis=0)
    alpha = cover + (255 - cover) * shadow / 255
    return numpy.dstack([numpy.zeros((width, width, 3)), alpha]).round().astype(numpy.uint8)


def words(lines, width, height, ink=(20, 20, 20), ground=(255, 255, 255), size=40):
    """Lines of text in the middle of a screen."""
    image = Image.new("RGBA", (width, height), ground + (255,))
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(size)
    for index, line in enumerate(lines):
        draw.text((width / 2, height / 2 + index * size * 1.6), line, fill=ink + (255,), font=font, anchor="mm")
    return numpy.asarray(image)


# Cases -------------------------------------------------------------------------------------------------------------
# A function for each rule: draws the n-th of five folders, which violates the rule or respects it.

P = {}


def template(case, name, pixels, scale=2, other=None, **properties):
    files = {scale: (pixels, {})}
    if other is not None:
        files[other[0]] = (other[1], {})
    image_set(case, name, files, template_rendering_intent="template", **properties)


def icon_opacity(case, n, bad):
    marked = icon(n, 60)
    if bad:
        marked = [rounded(marked, 0.2, alpha=0), art(SHAPES[n], INKS[n], 60), art("disc", INKS[n], 60, share=1.0),
                  numpy.dstack([marked[..., :3], numpy.full((60, 60), 250, numpy.uint8)]),
                  numpy.dstack([marked[..., :3], numpy.where(numpy.arange(60)[None] < 4, 0, 255).repeat(60, 0)]).astype(
                      numpy.uint8)][n]
    icon_set(case, [(60, 1, "universal", marked, P)])


def icon_shape(case, n, bad):
    marked = icon(n, 64)
    if bad:
        marked = [rounded(marked, 0.18), rounded(marked, 0.22, alpha=0), rounded(marked, 0.3, ground=(0, 0, 0)),
                  icon(n, 64, 56), rounded(marked, 0.12)][n]
    icon_set(case, [(64, 1, "universal", marked, P)])


def icon_sizes(case, n, bad):
    if n == 0:
        icon_set(case, [(29, 2, "universal", icon(n, 60 if bad else 58), P)])
    elif n == 1:
        files = [(60, 2, "iphone", icon(n, 120), P)] + ([] if bad else [(60, 3, "iphone", icon(n, 180), P)])
        files += [(p, s, "iphone", icon(n, p * s), P) for p in (40, 29, 20) for s in (2, 3)]
        icon_set(case, files + [(1024, 1, "ios-marketing", icon(n, 1024), dict(palette=True))])
    elif n == 2:
        files = [("60x45", 2, "iphone", icon(n, 120, 90), P),
                 ("60x45", 3, "iphone", None if bad else icon(n, 180, 135), P)]
        icon_set(case, files, "Messages", "stickersiconset")
    elif n == 3:
        both = [(60, 2, "universal", icon(n, 120), P), (29, 2, "universal", icon(n, 58), P)]
        icon_set(case, both)
        icon_set(case, both[:1] if bad else both, "Gold")
    else:
        sizes = [(76, 2), (83.5, 2)][bad:]
        icon_set(case, [(p, s, "ipad", icon(n, round(p * s)), P) for p, s in sizes + [(40, 2), (29, 2), (20, 2)]] +
                 [(1024, 1, "ios-marketing", icon(n, 1024), dict(palette=True))])


def icon_color_space(case, n, bad):
    colors = [None, "adobe", None, "adobe", None] if bad else ["srgb", "p3", "srgb", "p3", "srgb"]
    icon_set(case, [(60, 1, "universal", icon(n, 60), dict(color=colors[n], palette=n == 4))])


def icon_border(case, n, bad):
    side = [58, 87][n % 2]
    small = over(art(SHAPES[n], INKS[n], side, share=0.5), (255, 255, 255))
    if bad:
        for edge in (small[0], small[-1], small[:, 0], small[:, -1]):
            edge[..., :3] = [(142, 142, 147), INKS[n], (200, 200, 200), (0, 0, 0), (90, 90, 90)][n]
    icon_set(case, [(29, [2, 3][n % 2], "universal", small, P)])


def icon_designs(case, n, bad):
    points = [20, 29, 40, 20, 29][n]
    small = over(art(SHAPES[n], INKS[n], 2 * points, share=0.5), (255, 255, 255)) if bad else icon(n, 2 * points)
    if n == 1:
        # In the colours of the large one, another shape; or the same, bolder.
        small = over(art("star" if bad else SHAPES[n], (255, 255, 255), 2 * points, share=0.5 if bad else 0.6), INKS[n])
    files = [(60, 2, "universal", icon(n, 120), P), (points, 2, "universal", small, P)]
    if n == 3:
        dark = over(art("cross" if bad else SHAPES[n], INKS[n], 120, share=0.8 if bad else 0.5), (10, 10, 14))
        files[1] = (60, 2, "universal", dark, dict(look="dark"))
    icon_set(case, files)


def icon_detail(case, n, bad):
    if not bad:
        large = [icon(n, 120), over(art("star", (255, 255, 255), 120, share=0.5), gradient(INKS[n], INKS[n - 1], 120)),
                 icon(n, 180), over(art("ring", (255, 255, 255), 160, share=0.6), INKS[n]),
                 words(["Go"], 180, 180, (255, 255, 255), INKS[n], 90)][n]
    elif n == 0:
        large = photograph(n, 120)
    elif n == 1:
        # As smooth as photographs are where they are large.
        large = enlarged(photograph(n, 120), 4, Image.BICUBIC)
    elif n == 2:
        large = words(["NIGHTLY"], 180, 180, (255, 255, 255), INKS[n], 22)
    else:
        grid = numpy.indices((160, 160)).sum(0) // (1 if n == 3 else 2) % 2 * 255
        large = numpy.dstack([grid, grid, grid, numpy.full_like(grid, 255)]).astype(numpy.uint8)
    icon_set(case, [(len(large), 1, "universal", large, P)])


def icon_appearances(case, n, bad):
    files = [(60, 1, "universal", icon(n, 60), P)]
    dark = (60, 1, "universal", over(art(SHAPES[n], INKS[n], 60, share=0.5), (10, 10, 14)), dict(look="dark"))
    gray = over(art(SHAPES[n], (235, 235, 235), 60, share=0.5), (40, 40, 40))
    tinted = (60, 1, "universal", icon(n, 60) if bad and n < 3 else gray, dict(look="tinted"))
    if n < 3 or not bad:
        files += [dark, tinted] if n != 4 else []
    else:
        files += [dark if n == 3 else tinted]
    icon_set(case, files)


def template_color(case, n, bad):
    names = ["star", "tab-home", "toolbar-share", "quick-action-new", "action-icon"]
    side = 70 if n == 4 else 50
    if bad:
        cover = art(SHAPES[n], (0, 0, 0), side)
        colors = [gradient((0, 0, 0), (120, 120, 120), side), gradient(INKS[0], INKS[1], side), photograph(n, side),
                  gradient((255, 200, 0), (255, 60, 0), side), gradient(INKS[1], INKS[2], side)][n]
        pixels = numpy.dstack([colors[..., :3], cover[..., 3]])
    else:
        pixels = art(SHAPES[n], [(0, 0, 0), (0, 122, 255), (0, 0, 0), (60, 60, 60), (255, 255, 255)][n], side)
    template(case, names[n], pixels)


def template_shape(case, n, bad):
    pixels = art(SHAPES[n], (0, 0, 0), 50) if n < 4 else art("square", (0, 0, 0), 50)
    if bad and n < 2:
        pixels[..., 3] = 255
    elif bad:
        pixels = art(SHAPES[n], (0, 0, 0), 50)
        pixels[..., 3] = numpy.where(pixels[..., 3] >= 128, 255, 0)
    template(case, "star", pixels)


def template_shadow(case, n, bad):
    pixels = art(SHAPES[n], (0, 0, 0), 72)
    if bad:
        pixels = shadowed(SHAPES[n], 72, 3 + n % 2) if n < 3 else dropped(SHAPES[n], 72, 3 * (n - 2), 1.5, 0.3)
    template(case, "star", pixels, 3)


def glyph_size(case, n, bad):
    name, side, shape, share = [
        ("toolbar-share", 64, "star", 0.95), ("navbar-add", 58, "ring", 0.95), ("tab-home", 64, "disc", 0.95),
        ("tab-square", 60, "square", 0.95), ("action-icon", 100, "star", 0.8),
    ][n] if bad else [
        ("toolbar-share", 50, "star", 0.95), ("navbar-add", 56, "ring", 0.95), ("tab-home", 52, "disc", 0.95),
        ("tab-square", 48, "square", 0.95), ("action-icon", 70, "star", 0.8),
    ][n]
    if bad and n == 3:
        side, share = 50, 0.4
    template(case, name, art(shape, (0, 0, 0), side, share=share))


def glyph_stroke(case, n, bad):
    pixels = art("ring", (0, 0, 0), 75, share=0.9, stroke=[0.012, 0.015, 0.018, 0.02, 0.013][n] if bad
                 else [0.04, 0.045, 0.06, 0.08, 0.05][n])
    template(case, "circle", pixels, 3)


def glyph_weight(case, n, bad):
    for index, name in enumerate(["a", "b", "c", "d"]):
        odd = bad and index == n % 4
        side = 76 if odd and n == 4 else 50
        template(case, f"tab-{name}", art("ring", (0, 0, 0), side, share=0.9, stroke=0.13 if odd and n < 4 else 0.05))


def tab_icon_sets(case, n, bad):
    side = art(SHAPES[n], (0, 0, 0), 50)
    small = art(SHAPES[n], (0, 0, 0), 36)
    name = ["tab-home", "TabBarSearch", "tabbar-more", "tab_profile", "Tabs/heart"][n]
    files = {2: (side, P)}
    if not bad and n < 3:
        files[(2, "compact")] = (small, P)
    elif not bad:
        image_set(case, name + "-compact", {2: (small, P)}, template_rendering_intent="template")
    image_set(case, name, files, template_rendering_intent="template")


def back_mask(case, n, bad):
    name = ["back-button", "BackIndicator", "back_arrow", "nav/back-chevron", "backButton"][n]
    image_set(case, name, {2: (art("cross", (0, 0, 0), 40), P)})
    if not bad:
        image_set(case, "back-mask" if n % 2 else name + "-mask", {2: (art("disc", (0, 0, 0), 40), P)})


def symbol_weights(case, n, bad):
    weights = [["Regular"], ["Regular", "Bold"], ["Medium"], ["Regular", "Medium", "Semibold"], ["Ultralight", "Black"]][n] \
        if bad else [["Regular", "Medium", "Semibold", "Bold"]] * 3 + [["Ultralight", "Regular", "Black"]] * 2
    if not bad:
        weights = weights[n]
    scales = ["S"] if not bad and n > 2 else ["S", "M", "L"]
    folder = case / "Assets.xcassets" / "leaf.symbolset"
    contents(folder, [{"idiom": "universal", "filename": "leaf.svg"}], key="symbols")
    drawings = "".join(f'<g id="{weight}-{scale}"><path d="M0 0L9 9"/></g>' for weight in weights for scale in scales)
    (folder / "leaf.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><g id="Symbols">{drawings}</g></svg>\n')


def image_scales(case, n, bad):
    draw = lambda side, height=None: (art(SHAPES[n], INKS[n], side, height), P)
    if n == 0:
        image_set(case, "star", {1: draw(20), 2: draw(40), 3: draw(50 if bad else 60)})
    elif n == 1:
        image_set(case, "star", {2: draw(40), 3: draw(60, 66 if bad else 60)})
    elif n == 2:
        image_set(case, "star", {2: draw(40)} if bad else {2: draw(40), 3: draw(60)})
    elif n == 3:
        image_set(case, "star", {1: draw(20), 3: draw(60)} if bad else {1: draw(20), 2: draw(40), 3: draw(60)})
    else:
        for name, side in {"star.png": 24, "star@2x.png": 52 if bad else 48, "star@3x.png": 72}.items():
            png(case / name, draw(side)[0])


def image_upscaled(case, n, bad):
    base = over(art(SHAPES[n], INKS[n], 40), (250, 250, 250)) if n != 3 else photograph(n, 48)
    factor = 3 if n == 4 else 2
    method = [Image.NEAREST, Image.BICUBIC, Image.LANCZOS, Image.BILINEAR, Image.BICUBIC][n]
    true = over(art(SHAPES[n], INKS[n], 40 * factor), (250, 250, 250)) if n != 3 else photograph(n, 96)
    large = enlarged(base, factor, method) if bad else true
    if n == 4 and not bad:
        # Soft on purpose, and drawn so at each size.
        base, large = (blurred(over(art("disc", INKS[n], 40 * scale, share=0.6), (250, 250, 250)), scale) for scale in (1, 3))
    image_set(case, "moon", {1: (base, P), factor: (large, P)} if n != 2 else {factor: (large, P)})


def image_interlaced(case, n, bad):
    pixels = art(SHAPES[n], INKS[n], 40) if n % 2 else icon(n, 40)
    image_set(case, "star", {2: (pixels, dict(interlaced=bad, depth=16 if n == 3 else 8))})


def image_depth(case, n, bad):
    pixels = art(SHAPES[n], INKS[n], 40) if n % 2 else icon(n, 40)
    if bad and n == 4:
        pixels = pixels.astype(numpy.uint16) * 257
        pixels[..., 0] ^= 5
    image_set(case, "star", {2: (pixels, dict(depth=16 if bad else 8, palette=not bad and n == 2))})


def image_palette(case, n, bad):
    pixels = [icon(n, 120), gradient(INKS[n], (255, 255, 255), 90), art(SHAPES[n], INKS[n], 100), icon(n, 80),
              icon(n, 90)][n]
    if bad:
        image_set(case, "pass-logo", {2: (pixels, dict(level=[6, 6, 6, 0, 0][n]))})
        file = case / "Assets.xcassets" / "pass-logo.imageset" / "pass-logo@2x.png"
        if file.stat().st_size < 2300:
            image_set(case, "pass-logo", {2: (pixels, dict(level=0))})
    elif n < 3:
        image_set(case, "pass-logo", {2: (pixels, dict(palette=True))})
    else:
        image_set(case, "pass-logo", {2: (photograph(n, 60), P)})


def image_size(case, n, bad):
    pixels = [icon(n, 60), art(SHAPES[n], INKS[n], 60), gradient(INKS[n], INKS[n - 1], 60), photograph(n, 48), icon(n, 48)][n]
    if bad and n != 3:
        # Of many colours: those of few want a palette, which is a finding of its own.
        side = [60, 60, 90, 48, 48][n]
        pixels = blended(INKS[n], INKS[n - 1], side)
        if n == 1:
            pixels[..., 3] = art(SHAPES[n], INKS[n], side)[..., 3]
    options = dict(level=0)
    if bad and n == 3:
        options = dict(extra=[(b"tEXt", b"Comment\0" + b"made with a tool " * 400)])
    image_set(case, "star", {2: (pixels, options if bad else dict(level=9, palette=n in (0, 1, 4)))})


def image_profile(case, n, bad):
    pixels = art(SHAPES[n], INKS[n], 40) if n % 2 else icon(n, 40)
    colors = [None] * 4 + ["adobe"] if bad else ["srgb", "p3", "srgb", "p3", "srgb"]
    if n == 4:
        png(case / "star.png", pixels, color=colors[n])
    else:
        image_set(case, "star", {2: (pixels, dict(color=colors[n]))})


def image_gamut(case, n, bad):
    wide = over(art(SHAPES[n], (255, 0, 0), 50), (255, 255, 255)) if n % 2 else gradient((0, 255, 0), (255, 255, 255), 50)
    if bad:
        image_set(case, "tulip", {(2, "display-P3") if n < 2 else 2: (wide, dict(color="p3"))})
    elif n < 2:
        image_set(case, "tulip", {(2, "display-P3"): (wide, dict(color="p3")), (2, "sRGB"): (wide, P)})
    else:
        image_set(case, "tulip", {2: (wide if n < 4 else gradient((180, 120, 60), (90, 90, 120), 50), dict(color="srgb" if n < 4 else "p3"))})


def image_grounds(case, n, bad):
    faint = [(0, 20, 60), (255, 255, 255), (30, 0, 0), (255, 250, 200), (10, 40, 10)]
    clear = [(0, 102, 255), (220, 40, 60), (0, 20, 60), (20, 130, 60), (0, 20, 60)]
    pixels = art(SHAPES[n], faint[n] if bad else clear[n], 40)
    if not bad and n == 2:
        image_set(case, "logo", {2: (pixels, P), (2, "dark"): (art(SHAPES[n], (157, 195, 255), 40), P)})
    elif not bad and n == 4:
        image_set(case, "logo", {2: (over(pixels, (255, 255, 255)), P)})
    else:
        image_set(case, "logo", {2: (pixels, P)})


def image_margins(case, n, bad):
    share = [0.3, 0.4, 0.5, 0.2, 0.6][n] if bad else [0.8, 0.75, 0.9, 1.0, 0.85][n]
    image_set(case, "star", {2: (art(["disc", "square", "ring", "star", "disc"][n], (0, 102, 255), 60, share=share), P)})


def box(inset, size, ink, wide=None):
    """A rectangle whose sides are some pixels from those of the image, drawn in part where they lie between two."""
    def cover(length, inset):
        place = numpy.arange(length)
        return numpy.clip(place + 1 - inset, 0, 1) * numpy.clip(length - inset - place, 0, 1)
    alpha = numpy.outer(cover(size, inset), cover(wide or size, inset))
    pixels = numpy.zeros((size, wide or size, 4), numpy.uint8)
    pixels[..., :3] = ink
    pixels[..., 3] = numpy.rint(alpha * 255)
    return pixels


def image_grid(case, n, bad):
    size = [48, 60, 40, 96, 66][n]
    inset = [8.5, 10.5, 4.4, 16.6, 9.5][n] if bad else [8, 10, 4, 16, 9][n]
    files = {2: (box(inset, size, INKS[n]), P)}
    if n == 3:
        # The smaller file of a stroke of an odd half cannot keep to the grid; the larger one does.
        files = {1: (box(inset / 2 if bad else 8.5, size // 2, INKS[n]), P), 2: files[2]}
    if n == 2 and not bad:
        files = {2: (art("disc", INKS[n], size), P)}
    if n == 4 and not bad:
        files = {2: (art("drop", INKS[n], size), P)}
    image_set(case, "tile", files)


def accent(case, color):
    """The accent colour of an app."""
    folder = case / "Assets.xcassets" / "AccentColor.colorset"
    components = {name: f"0x{level:02X}" for name, level in zip(("red", "green", "blue"), color)}
    contents(folder, [{"idiom": "universal", "color": {
        "color-space": "srgb", "components": {**components, "alpha": "1.000"}}}], key="colors")


def icon_accent(case, n, bad):
    pixels = icon(n, 60)
    icon_set(case, [(60, 1, "universal", pixels, P)])
    # The ground of the icon of a number, and a colour of its own, are in ICONS.
    ground = tuple(int(level) for level in pixels[2, 30, :3])
    others = [(230, 80, 26), (0, 140, 90), (0, 90, 220), (240, 190, 0), (120, 60, 220)]
    accent(case, others[n] if bad else [ground, ground, tuple(int(0.8 * level) for level in ground),
                                        ground, (120, 120, 120)][n])


def image_format(case, n, bad):
    pixels = photograph(n, 100 + 10 * n) if bad else [icon(n, 100), gradient(INKS[n], INKS[n - 1], 100), icon(n, 90),
                                                      photograph(n, 50), icon(n, 100)][n]
    image_set(case, "meadow", {2: (pixels, dict(level=9 if n == 3 else 0))})


def animation_size(case, n, bad):
    for index in range(1, 4 + n % 2):
        side = 44 if bad and index == (2 if n < 3 else 3) else 40
        pixels = art(SHAPES[n], (0, 102, 255), side, share=0.7 + 0.03 * index)
        if n == 4:
            png(case / f"frame{index}.png", pixels)
        else:
            image_set(case, f"spin-{index}", {2: (pixels, P)})


def sticker(case, name, pixels, options=P):
    folder = case / "Assets.xcassets" / "Pack.stickerpack" / f"{name}.sticker"
    contents(folder, [], filename=f"{name}.png")
    png(folder / f"{name}.png", pixels, **options)


def sticker_size(case, n, bad):
    side = [310, 200, 618, 408, 300][n] if bad else [300, 408, 618, 300, 408][n]
    pixels = art(SHAPES[n], INKS[n], side, side - 20 if bad and n == 3 else None, smooth=4)
    options = dict(palette=True, extra=[(b"tEXt", b"Comment\0" + b"drawn by hand " * 36000)] if bad and n == 2 else ())
    sticker(case, "cat", pixels, options)
    if bad and n == 4:
        sticker(case, "dog", art(SHAPES[n], INKS[n], 408, smooth=4), dict(palette=True))


def sticker_format(case, n, bad):
    folder = case / "Assets.xcassets" / "Pack.stickerpack" / "cat.sticker"
    image = Image.fromarray(over(art(SHAPES[n], INKS[n], 300, smooth=4), (255, 255, 255))[..., :3])
    kind = ["webp", "jpg", "gif", "webp", "jpg"][n] if bad else "png"
    contents(folder, [], filename=f"cat.{kind}")
    if kind == "png":
        png(folder / "cat.png", art(SHAPES[n], INKS[n], 300, smooth=4), palette=n % 2 == 0)
    elif kind == "webp":
        (folder / "cat.webp").write_bytes(b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0" + bytes(14))
    else:
        image.save(folder / f"cat.{kind}")


def launch(case, pixels, name="LaunchImage"):
    folder = case / "Assets.xcassets" / f"{name}.launchimage"
    contents(folder, [{"idiom": "iphone", "extent": "full-screen", "orientation": "portrait", "scale": "2x",
                       "filename": "launch.png"}])
    png(folder / "launch.png", pixels, palette=len(numpy.unique(pixels.reshape(-1, 4), axis=0)) <= 256)


def launch_size(case, n, bad):
    width, height = [(320, 481), (300, 400), (390, 300), (640, 940), (272, 339)][n] if bad else \
        [(272, 340), (312, 390), (390, 312), (640, 960), (324, 394)][n]
    launch(case, over(art(SHAPES[n], INKS[n], width, height, share=0.3, smooth=2), (255, 255, 255)))


def launch_text(case, n, bad):
    width, height = [(272, 340), (312, 390), (324, 394), (352, 430), (368, 448)][n]
    if bad:
        lines = [["Welcome"], ["Loading data"], ["Good morning", "Ready soon"], ["Version 4"], ["Please wait"]][n]
        ground = [(255, 255, 255), (0, 0, 0), (20, 60, 120), (245, 245, 240), (255, 255, 255)][n]
        ink = (20, 20, 20) if sum(ground) > 400 else (255, 255, 255)
        launch(case, words(lines, width, height, ink, ground, 34))
    else:
        flat = [gradient(INKS[n], (255, 255, 255), width, height), over(art("disc", INKS[n], width, height, share=0.4),
                                                                      (255, 255, 255))][n % 2]
        launch(case, flat)


def reference(case, name, pixels):
    folder = case / "Assets.xcassets" / "AR.arresourcegroup"
    listing = folder / "Contents.json"
    folder.mkdir(parents=True, exist_ok=True)
    listing.write_text(json.dumps({"info": {"author": "xcode", "version": 1}, "resources": []}, indent=2) + "\n")
    contents(folder / f"{name}.arreferenceimage", [{"idiom": "universal", "filename": f"{name}.png"}])
    png(folder / f"{name}.arreferenceimage" / f"{name}.png", pixels)


def reference_detail(case, n, bad):
    flat = [gradient((120, 120, 120), (140, 140, 140), 80), over(art("disc", (130, 130, 130), 80), (120, 120, 120)),
            gradient((200, 200, 200), (230, 230, 230), 80), over(art("star", (90, 90, 100), 80), (100, 100, 90)),
            gradient((0, 0, 0), (255, 255, 255), 80)][n]
    reference(case, "poster", flat if bad else contrasty(photograph(n, 80)))


def reference_count(case, n, bad):
    for index in range(26 + n if bad else 25 - n):
        reference(case, f"poster-{index}", photograph(index, 12))


# More that respects a rule: what was once taken for a fault, and is none. Cases from the sixth on, by rule.


def of_a_mac():
    """An icon for Macs, by which a catalog is known as one of a Mac's."""
    card = rounded(over(art("disc", (255, 255, 255), 512, share=0.4, smooth=2), INKS[0]), 0.22, alpha=0)
    sizes = [(p, s) for p in (16, 32, 128, 256, 512) for s in (1, 2)]
    frame = Image.new("RGBA", (640, 640))
    frame.paste(Image.fromarray(card), (64, 64))
    return [(p, s, "mac", numpy.asarray(frame.resize((p * s, p * s), Image.LANCZOS)), P) for p, s in sizes]
    return files


def alternate_of_a_mac(case):
    whole = [(1024, 1, "universal", icon(0, 1024), dict(palette=True))]
    icon_set(case, whole + of_a_mac())
    icon_set(case, whole, "Blue")


def scales_of_a_mac(case):
    icon_set(case, of_a_mac())
    image_set(case, "star", {scale: (art("star", INKS[0], 20 * scale), P) for scale in (1, 2)})


def scales_of_watches(case):
    folder = case / "Assets.xcassets" / "loop.imageset"
    entries = []
    for width, side in (("<=145", 52), (">161", 58), (">183", 72)):
        name = f"loop-{side}.png"
        entries.append({"idiom": "watch", "scale": "2x", "screen-width": width, "filename": name})
        png(folder / name, art("ring", INKS[0], side))
    contents(folder, entries)


def tabs_of_a_mac(case):
    icon_set(case, of_a_mac())
    image_set(case, "tab-home", {scale: (art("disc", (0, 0, 0), 25 * scale), P) for scale in (1, 2)},
              template_rendering_intent="template")


def action_in_colours(case):
    shape = art("disc", (0, 0, 0), 70)
    two = numpy.dstack([gradient(INKS[0], INKS[1], 70)[..., :3], shape[..., 3]])
    image_set(case, "plus_floating_action", {2: (two, P)})
    image_set(case, "tab-sending", {2: (two, P)}, template_rendering_intent="original")


def fading(case):
    pixels = art("disc", (0, 0, 0), 50).copy()
    pixels[..., 3] = pixels[..., 3] * numpy.linspace(1, 0.3, 50)[:, None]
    template(case, "star", pixels)


def faded_to_one_side(case):
    alpha = numpy.clip(numpy.linspace(2, 0.02, 72), 0, 1)[None].repeat(72, 0) * 255
    template(case, "edge_fade", numpy.dstack([numpy.zeros((72, 72, 3)), alpha]).round().astype(numpy.uint8), 3)


def of_many_places(case):
    for name, side, stroke in (("badge", 20, 0.1), ("checkbox", 50, 0.08), ("empty_state", 200, 0.1), ("avatar", 160, 0.02)):
        template(case, name, art("ring", (0, 0, 0), side, share=0.9, stroke=stroke))


def with_a_rim(case):
    inner, outer = mask("disc", 60, share=0.8), mask("disc", 60, share=0.9)
    share = inner[..., None] / 255
    flat = numpy.asarray((0, 20, 60)) * share + 255 * (1 - share)
    image_set(case, "planet", {3: (numpy.dstack([flat, outer]).round().astype(numpy.uint8), P)})


def hardly_wider(case):
    image_set(case, "tulip", {2: (gradient((230, 40, 40), (255, 255, 255), 50), dict(color="p3"))})


def sprite(case):
    grid = numpy.random.default_rng(7).integers(0, 3, (16, 16))
    inks = numpy.asarray([(0, 0, 0, 0), INKS[0] + (255,), INKS[1] + (255,)], numpy.uint8)
    small = inks[grid]
    image_set(case, "sprite", {scale: (small.repeat(scale, 0).repeat(scale, 1), P) for scale in (1, 2, 3)})


def designs_of_systems(case):
    whole = icon(0, 512)
    mark = art(SHAPES[0], (230, 230, 230), 512, share=0.5, smooth=2)
    icon_set(case, [(512, 1, "universal", whole, dict(palette=True)),
                    (512, 1, "universal", mark, dict(look="dark")), (512, 1, "universal", mark, dict(look="tinted"))]
             + of_a_mac())


def picture_of_an_icon(case):
    wide = over(art("disc", INKS[0], 240, 120), (255, 255, 255))
    wide[:3, :3, 3] = 0
    png(case / "Changing the app icon.png", wide)


def pages(case):
    for index, side in enumerate((52, 48, 60), 1):
        image_set(case, f"IntroPage{index}", {2: (art("disc", (0, 102, 255), side), P)})


# More cases than five: of violations, and of what looks like one.
MORE_VIOLATING = {"template-color": [fading]}

MORE = {
    "icon-sizes": [alternate_of_a_mac], "image-scales": [scales_of_a_mac, scales_of_watches],
    "tab-icon-sets": [tabs_of_a_mac], "template-color": [action_in_colours], "template-shadow": [faded_to_one_side],
    "glyph-weight": [of_many_places], "image-grounds": [with_a_rim], "image-gamut": [hardly_wider],
    "image-upscaled": [sprite], "icon-designs": [designs_of_systems], "icon-opacity": [picture_of_an_icon],
    "icon-shape": [picture_of_an_icon], "animation-size": [pages],
}

RULES = [icon_opacity, icon_shape, icon_sizes, icon_color_space, icon_border, icon_designs, icon_detail, icon_appearances,
         template_color, template_shape, template_shadow, glyph_size, glyph_stroke, glyph_weight, tab_icon_sets, back_mask,
         symbol_weights, image_scales, image_upscaled, image_interlaced, image_depth, image_palette, image_size,
         image_profile, image_gamut, image_grounds, image_margins, image_grid, icon_accent, image_format,
         animation_size, sticker_size,
         sticker_format, launch_size, launch_text, reference_detail, reference_count]

# For each guideline: the rules, and which of the cases of each show it, violated and respected.
GUIDELINES = [
    ("COL-05", "icon-accent", [1], [1]), ("IMG-01", "image-grid", [1], [1]),
    ("CON-13", "reference-detail", [1], [1]), ("CON-14", "reference-count", [1], [1]),
    ("DRK-09", "image-grounds", [1], [3]), ("A11-10", "symbol-weights", [1], [1]), ("GAM-02", "image-profile", [1], [1]),
    ("SCR-03", "image-scales", [1], [1]), ("IMG-02", "image-interlaced", [1], [1]), ("IMG-03", "image-format", [1], [1]),
    ("IMG-04", "image-palette", [1], [1]), ("IMG-07", "image-depth", [1], [1]), ("IMG-08", "animation-size", [1], [1]),
    ("IMG-09", "image-upscaled", [1], [1]), ("IMG-10", "image-upscaled", [2], [2]), ("IMG-12", "image-size", [1], [1]),
    ("IMG-13", "image-scales", [3], [3]), ("ICO-01", "icon-opacity", [2], [2]), ("ICO-02", "icon-shape", [1], [1]),
    ("ICO-03", "icon-color-space", [1], [1]), ("ICO-04", "icon-sizes", [2], [2]), ("ICO-05", "icon-sizes", [1], [1]),
    ("ICO-06", "icon-border", [1], [1]), ("ICO-07", "icon-detail", [1], [1]), ("ICO-09", "icon-designs", [1], [1]),
    ("ICO-10", "icon-designs", [2], [2]), ("ICO-11", "icon-sizes", [4], [4]), ("ICO-12", "icon-sizes", [3], [3]),
    ("ICO-15", "icon-opacity", [3], [3]), ("ICO-18", "icon-opacity", [1], [1]),
    ("GLY-01", "template-shadow", [1], [1]), ("GLY-02", "template-color", [1], [1]), ("GLY-04", "template-color", [5], [5]),
    ("GLY-06", "glyph-stroke", [1], [1]), ("GLY-09", "glyph-weight", [1], [1]), ("GLY-10", "glyph-size", [1], [1]),
    ("GLY-11", "glyph-size", [3], [3]), ("GLY-14", "template-color", [4], [4]), ("GLY-17", "back-mask", [1], [1]),
    ("BRD-20", "sticker-size", [1], [1]), ("BRD-21", "sticker-format", [1], [1]), ("LCH-02", "launch-text", [1], [1]),
    ("LCH-04", "launch-size", [1], [1]), ("GAM-01", "image-gamut", [1], [1]), ("GAM-02", "icon-color-space", [1], [2]),
    ("IMG-12", "image-palette", [1], [1]), ("ICO-03", "icon-opacity", [1], [1]), ("ICO-03", "icon-shape", [1], [1]),
    ("GLY-01", "template-shape", [3], [3]), ("GLY-04", "glyph-size", [5], [5]), ("GLY-09", "image-margins", [1], [1]),
    ("GLY-11", "tab-icon-sets", [1], [1]), ("GLY-05", "glyph-weight", [2], [2]),
]

# Thin icons and strong ones, beside text that is strong.
BESIDE_TEXT = {
    "guideline": "GLY-05", "rule": "glyph-stroke", "command": ["assets", "--beside", "headline"],
    "violating": ["Assets/glyph-stroke/respecting-1"], "respecting": ["Assets/glyph-stroke/respecting-4"],
}


def main():
    wanted = sys.argv[1:]
    for draw in RULES:
        rule = draw.__name__.replace("_", "-")
        if wanted and rule not in wanted:
            continue
        shutil.rmtree(OUT / rule, ignore_errors=True)
        for number in range(5):
            for verdict in ("violating", "respecting"):
                draw(OUT / rule / f"{verdict}-{number + 1}", number, verdict == "violating")
        for number, more in enumerate(MORE_VIOLATING.get(rule, []), 6):
            more(OUT / rule / f"violating-{number}")
        for number, more in enumerate(MORE.get(rule, []), 6):
            more(OUT / rule / f"respecting-{number}")
    listing = [{"guideline": guideline, "rule": rule, "command": ["assets"],
                "violating": [f"Assets/{rule}/violating-{number}" for number in bad],
                "respecting": [f"Assets/{rule}/respecting-{number}" for number in good]}
               for guideline, rule, bad, good in GUIDELINES] + [BESIDE_TEXT]
    (HERE / "Guidelines").mkdir(exist_ok=True)
    (HERE / "Guidelines" / "assets.json").write_text(json.dumps(listing, indent=1) + "\n")


if __name__ == "__main__":
    main()
