#!/usr/bin/env python3
"""Packs the tables that every start of the program reads: `Palettes/packed/*.bin` from the JSON beside it.

`make tables` runs this; a test compares what the program reads with the JSON. The format is that of
`Sources/EmbeddedTables/PackedTable.swift`: the strings, the lists of strings, and then the values in the order in
which they are asked for. Numbers are unsigned LEB128, fractions IEEE 754 doubles, little-endian; a string is its
place among the strings plus one, 0 where there is none.
"""
import json
import pathlib
import struct

FOLDER = pathlib.Path(__file__).resolve().parent
APPEARANCES = [
    style + contrast + level
    for level in ("", "-elevated") for contrast in ("", "-increased") for style in ("light", "dark")
]
CONFIDENCES = ["low", "medium", "high"]


def number(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


class Table:
    def __init__(self):
        self.strings = {}
        self.lists = {}
        self.body = bytearray()

    def number(self, value):
        self.body += number(value)

    def fraction(self, value):
        self.body += struct.pack("<d", value)

    def place(self, text):
        return self.strings.setdefault(text, len(self.strings))

    def string(self, text):
        self.number(0 if text is None else self.place(text) + 1)

    def string_list(self, texts):
        places = tuple(self.place(text) for text in texts or [])
        self.number(self.lists.setdefault(places, len(self.lists)))

    def list(self, values, write):
        self.number(len(values))
        for value in values:
            write(value)

    def packed(self):
        out = bytearray(number(len(self.strings)))
        for text in self.strings:
            out += number(len(text.encode())) + text.encode()
        out += number(len(self.lists))
        for places in self.lists:
            out += number(len(places)) + b"".join(map(number, places))
        return bytes(out + self.body)


def colors(document):
    table = Table()

    def source(item):
        table.string(item[0])
        table.string(item[1])

    def color(entry):
        table.string(entry["name"])
        table.string(entry["group"])
        table.string_list(entry.get("on"))
        table.string_list(entry.get("onGroups"))
        table.string(entry.get("note"))

    def value(item):
        appearance, entry = item
        table.number(APPEARANCES.index(appearance))
        table.number(int(entry["color"][1:], 16))
        table.fraction(entry.get("alpha", 1))
        table.number(CONFIDENCES.index(entry.get("confidence", "high")))
        table.string_list(entry.get("sources"))
        table.string(entry.get("note"))

    def values(item):
        table.string(item[0])
        table.list(sorted(item[1].items()), value)

    def release(entry):
        table.number(entry["number"])
        table.number(entry.get("last", entry["number"]))
        table.list(sorted(entry["values"].items()), values)

    table.string(document["platform"])
    table.list(sorted(document.get("sources", {}).items()), source)
    table.list(document["colors"], color)
    table.list(sorted(document["releases"], key=lambda entry: entry["number"]), release)
    return table.packed()


def devices(document):
    table = Table()

    def size(values):
        for value in values:
            table.number(value)

    def insets(entry):
        for side in entry["upright"] + entry["turned"]:
            table.fraction(side)

    def device(entry):
        table.string(entry["name"])
        table.string(entry["kind"])
        size(entry["points"])
        table.fraction(entry["scale"])
        table.list(entry["screenshots"], size)
        table.number(entry.get("year", 0))
        table.list([entry["safeArea"]] if "safeArea" in entry else [], insets)
        table.fraction(entry.get("cornerRadius", 0))
        table.string(entry["confidence"])
        table.string_list(entry["sources"])

    table.list(document["devices"], device)
    return table.packed()


for path in sorted(FOLDER.glob("*-colors.json")) + [FOLDER / "devices.json"]:
    document = json.loads(path.read_text())
    pack = devices if path.stem == "devices" else colors
    (FOLDER / "packed" / (path.stem + ".bin")).write_bytes(pack(document))
