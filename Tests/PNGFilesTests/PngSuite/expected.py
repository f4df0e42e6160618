#!/usr/bin/env python3
"""Writes expected.json: what independent decoders make of PngSuite.

    pip install pypng==0.20220715.0 Pillow==13.0.0
    python3 expected.py PNGSUITE_FOLDER > expected.json

Every file is decoded by pypng, a decoder in pure Python, to straight RGBA: 16 bits a sample where the file has 16, else
8 (grey of 1, 2 or 4 bits times 255, 85 or 17). Where Pillow keeps the depth, it has to agree, and is then named beside
pypng; it is not asked about 16-bit files, which it cuts to 8 bits, nor about grey below 8 bits with tRNS, where it
compares the stored transparent value with scaled samples.

The hash is FNV-1a, 64 bits, over all samples in order, those of 16 bits in big-endian byte order.
"""
import json
import pathlib
import sys

import PIL
import PIL.Image
import png


def fnv1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def decode_with_pypng(path):
    reader = png.Reader(filename=str(path))
    reader.preamble()
    reader.sbit = None  # pypng would scale samples down to their significant bits
    width, height, rows, info = reader.asRGBA()
    depth = info["bitdepth"]
    samples = [sample for row in rows for sample in row]
    if depth == 16:
        return width, height, 16, b"".join(sample.to_bytes(2, "big") for sample in samples)
    factor = 255 // ((1 << depth) - 1)
    return width, height, 8, bytes(sample * factor for sample in samples)


def decode_with_pillow(path):
    with PIL.Image.open(path) as image:
        return image.convert("RGBA").tobytes()


def describe(path):
    width, height, depth, samples = decode_with_pypng(path)
    decoders = ["pypng"]
    stored_depth = path.read_bytes()[24]
    color_type = path.read_bytes()[25]
    has_transparency = b"tRNS" in path.read_bytes()
    if depth == 8 and not (color_type == 0 and stored_depth < 8 and has_transparency):
        if decode_with_pillow(path) != samples:
            sys.exit(f"{path}: Pillow and pypng disagree")
        decoders.append("Pillow")
    return {"width": width, "height": height, "depth": depth, "fnv1a": fnv1a(samples), "decoders": decoders}


def main():
    folder = pathlib.Path(sys.argv[1])
    files = {path.name: describe(path) for path in sorted(folder.glob("*.png"))}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in files.items())
    versions = json.dumps({"pypng": png.__version__, "Pillow": PIL.__version__})
    print(f'{{\n "versions": {versions},\n "files": {{\n{lines}\n }}\n}}')


main()
