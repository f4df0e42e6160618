"""Writes the reference tables beside this file, from implementations independent of this project.

    python3 -m pip install coloraide==8.13.1 colour-science==0.4.7 daltonlens==0.1.5 webcolors==25.10.0 Pillow==13.0.0
    python3 Tests/ColorMathTests/Reference/generate.py [TABLE ...]

Conversions, gamut mapping and Machado 2009 come from coloraide, differences and chromatic adaptation from
colour-science, Brettel 1997 and Viénot 1999 from DaltonLens; where two of them implement the same thing, this script
checks that they agree. The named colours are those of webcolors, which has them from the specifications of CSS 3 and
SVG, and of Pillow, which must agree; coloraide has two of them wrong. Without a name of a table, all are written.
"""

import importlib.metadata
import math
import pathlib
import random
import sys
import warnings

warnings.filterwarnings("ignore")

import colour
import numpy as np
import webcolors
from PIL import ImageColor
from coloraide.everything import ColorAll as Color
from daltonlens import convert, simulate

HERE = pathlib.Path(__file__).parent
VERSIONS = ", ".join(
    f"{name} {importlib.metadata.version(name)}" for name in ("coloraide", "colour-science", "daltonlens")
)
NAME_VERSIONS = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("webcolors", "pillow"))
RANDOM = random.Random(20_040_229)

SPACES = [
    "srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
    "xyz-d50", "lab", "lch", "oklab", "oklch", "hsl", "hsv", "hwb", "luv",
    "okhsl", "okhsv", "cam16-jmh", "hct", "ictcp",
    "rec2100-linear", "rec2100-pq", "rec2100-hlg",
]


def number(value):
    return "0" if math.isnan(value) or abs(value) < 1e-15 else repr(float(value))


def vector(values):
    return " ".join(number(value) for value in values)


def write(name, documentation, rows, versions=VERSIONS):
    body = "".join(f"    {row}\n" for row in rows)
    constant = name[0].lower() + name[1:]
    (HERE / f"{name}.swift").write_text(
        f"// Written by generate.py with {versions}.\n// swift-format-ignore-file\n\n"
        f'/// {documentation}\nlet {constant} = ReferenceRow.rows(of: """\n{body}    """)\n'
    )


def conversions():
    colors = [Color("srgb", [RANDOM.random() for _ in range(3)]) for _ in range(16)]
    colors += [Color(name) for name in ("black", "white", "red", "lime", "blue", "gray")]
    colors += [Color("display-p3", corner) for corner in ([1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0])]
    rows = []
    for color in colors:
        cells = [vector(color.convert(space, norm=False).coords(nans=False)) for space in SPACES]
        rows.append(" ".join(cells))
    write(
        "ConversionReference",
        "The components of one colour a row, in the spaces of `conversionSpaces` in this order.", rows)


def gamut_mappings():
    rows = []
    for _ in range(60):
        source = [RANDOM.uniform(0.05, 0.98), RANDOM.uniform(0.1, 0.4), RANDOM.uniform(0, 360)]
        cells = [vector(source)]
        for space in ("srgb", "display-p3"):
            for method in ("minde-chroma", "raytrace"):
                color = Color("oklch", source).convert(space).fit(method=method, pspace="oklch")
                cells.append(vector(color.coords()))
        rows.append(" ".join(cells))
    write(
        "GamutReference",
        "An OKLCH colour; then mapped into sRGB and into Display P3, by local MINDE and by ray trace each.", rows)


def differences():
    rows = []
    for index in range(40):
        reach = 100 if index < 20 else 6
        first = [RANDOM.uniform(5, 95), RANDOM.uniform(-90, 90), RANDOM.uniform(-90, 90)]
        second = [first[0] + RANDOM.uniform(-reach, reach) / 10] + [v + RANDOM.uniform(-reach, reach) for v in first[1:]]
        a, b = np.array(first), np.array(second)
        values = [
            colour.difference.delta_E_CIE1976(a, b),
            colour.difference.delta_E_CIE1994(a, b, textiles=False),
            colour.difference.delta_E_CIE2000(a, b),
            colour.difference.delta_E_HyAB(a, b),
        ]
        # coloraide measures in Lab relative to D65; the formulas do not know which white their Lab is relative to.
        lab = Color("lab-d65", first), Color("lab-d65", second)
        others = [lab[0].delta_e(lab[1], method=method) for method in ("76", "94", "2000", "hyab")]
        assert np.allclose(values, others, atol=1e-9), (values, others)
        rows.append(" ".join([vector(first), vector(second), vector(values)]))
    write(
        "DifferenceReference", "Two colours in CIE Lab and their ΔE 76, 94 (graphic arts), 2000 and HyAB.", rows)


def adaptations():
    xy = {"d65": np.array([0.3127, 0.3290]), "d50": np.array([0.3457, 0.3585])}
    rows = []
    for method, name in (("bradford", "Bradford"), ("cat16", "CAT16")):
        for kelvin in (4000, 5003, 6504, 9300, 25000):
            white = colour.temperature.CCT_to_xy_CIE_D(float(kelvin))
            for source in ([0.3, 0.2, 0.1], [0.1, 0.5, 0.9]):
                XYZ = colour.adaptation.chromatic_adaptation_VonKries(
                    source, colour.xy_to_XYZ(xy["d65"]), colour.xy_to_XYZ(white), transform=name)
                rows.append(" ".join([method, str(kelvin), vector(white), vector(source), vector(XYZ)]))
    write(
        "AdaptationReference", "A method, a colour temperature and its daylight; tristimulus values under D65 and under it.", rows)


def illuminants():
    """The splines of Kang 2002, the locus itself by Planck's law, and between 4000 K and 5000 K the mixture of CIE 224:2017."""
    rows = []
    for kelvin in (1667, 2000, 2222, 2700, 3500, 4000, 4250, 4800, 5000, 6504, 10000, 25000):
        spline = colour.temperature.CCT_to_xy_Kang2002(float(kelvin))
        locus = colour.UCS_uv_to_xy(colour.temperature.CCT_to_uv_Planck1900(float(kelvin)))
        daylight = colour.temperature.CCT_to_xy_CIE_D(float(max(kelvin, 4000)))
        share = min(max((kelvin - 4000) / 1000, 0), 1)
        mixture = colour.XYZ_to_xy((1 - share) * colour.xy_to_XYZ(spline) + share * colour.xy_to_XYZ(daylight))
        rows.append(" ".join([str(kelvin), vector(spline), vector(locus), vector(mixture)]))
    write(
        "IlluminantReference", "A colour temperature; the Planckian locus by splines and by integration; the illuminant.", rows)


JUDD_VOS = np.array([[40.9568, 35.5041, 17.9167], [21.3389, 70.6743, 7.98680], [1.86297, 11.4620, 91.2367]]) / 100
SMITH_POKORNY = convert.LMS_from_XYZ_Smith_Pokorny_1975

# What DaltonLens takes from the CIE 1931 observer, and what Vos (1978) has there.
ANCHORS = {
    475: ([0.1421, 0.1126, 1.0419], [0.13287, 0.11284, 0.9422]),
    575: ([0.8425, 0.9154, 0.0018], [0.84394, 0.91558, 0.0019706]),
    485: ([0.05795, 0.1693, 0.6162], [0.056985, 0.16987, 0.5864]),
    660: ([0.1649, 0.0610, 0.0000], [0.16161, 0.061, 1.1906e-05]),
}


def brettel(deficiency):
    """DaltonLens' Brettel 1997 for the anchors of Vos: a change of its XYZ that carries its own anchors to them."""
    first, second = (485, 660) if deficiency == simulate.Deficiency.TRITAN else (475, 575)
    theirs = np.array([ANCHORS[first][0], ANCHORS[second][0], [0, 1, 0]]).T
    ours = np.array([ANCHORS[first][1], ANCHORS[second][1], [0, 1, 0]]).T
    change = ours @ np.linalg.inv(theirs)
    return simulate.Simulator_Brettel1997(
        convert.LMSModel(np.linalg.inv(change) @ JUDD_VOS, SMITH_POKORNY @ change))


def visions():
    vienot = simulate.Simulator_Vienot1999(convert.LMSModel(JUDD_VOS, SMITH_POKORNY))
    deficiencies = {
        "protan": simulate.Deficiency.PROTAN, "deutan": simulate.Deficiency.DEUTAN, "tritan": simulate.Deficiency.TRITAN,
    }
    colors = [[RANDOM.random() for _ in range(3)] for _ in range(6)] + [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1.2, -0.1, 0]]
    rows = []
    for deficiency, theirs in deficiencies.items():
        for name, severities in (("brettel", (0.55, 1)), ("vienot", (0.3, 1)), ("machado", (0.05, 0.15, 0.55, 0.95, 1))):
            if deficiency == "tritan" and name == "vienot":
                continue
            for severity in severities:
                for source in colors:
                    if name == "machado":
                        # DaltonLens and colour-science do not interpolate the published matrices; coloraide does.
                        seen = Color("srgb-linear", source).filter(deficiency, severity, method=name).coords()
                    else:
                        simulator = vienot if name == "vienot" else brettel(theirs)
                        full = simulator._simulate_dichromacy_linear_rgb(np.array([[source]], dtype=float), theirs)[0, 0]
                        seen = (1 - severity) * np.array(source) + severity * full
                        if name == "vienot" or deficiency == "tritan":
                            # coloraide has the two half planes of Brettel's protan and deutan the other way round.
                            other = Color("srgb-linear", source).filter(deficiency, severity, method=name).coords()
                            assert np.allclose(seen, other, atol=1e-9), (deficiency, name, seen, other)
                    rows.append(" ".join([deficiency, name, str(severity), vector(source), vector(seen)]))
    write(
        "VisionReference", "A deficiency, a model and a severity; linear sRGB as it is and as it is seen.", rows)


def named_colors():
    colors = {name: webcolors.name_to_hex(name) for name in webcolors.names("css3")}
    # CSS Color 4 adds this one to those of CSS 3.
    colors["rebeccapurple"] = "#663399"
    for name, value in colors.items():
        assert ImageColor.getrgb(name) == tuple(int(value[i:i + 2], 16) for i in (1, 3, 5)), name
    assert len(colors) == len(ImageColor.colormap) == 148
    write(
        "NamedColorReference", "A name of CSS Color 4, and its red, green and blue.",
        [f"{name} {vector(ImageColor.getrgb(name))}" for name in sorted(colors)], NAME_VERSIONS)


def luminance(linear):
    return min(1, max(0, float(np.dot([0.2126, 0.7152, 0.0722], linear))))


def contrast_on(space, ink, backdrop, alpha):
    """The ratio on a screen that clips to its gamut and mixes in its own code values."""
    shown = [np.clip(color.convert(space).coords(nans=False), 0, 1) for color in (ink, backdrop)]
    seen = alpha * shown[0] + (1 - alpha) * shown[1]
    light = [
        luminance(Color(space, list(values)).convert("srgb-linear").coords(nans=False)) for values in (seen, shown[1])]
    return (max(light) + 0.05) / (min(light) + 0.05)


def screens():
    generator = random.Random(9_449)
    rows = []
    for index in range(120):
        colors = [
            [generator.uniform(0.02, 1.05), generator.uniform(0.05, 0.45), generator.uniform(0, 360)] for _ in range(2)]
        alpha = 1 if index % 3 else generator.random()
        ink, backdrop = (Color("oklch", color) for color in colors)
        ratios = [contrast_on(space, ink, backdrop, alpha) for space in ("srgb", "display-p3")]
        rows.append(" ".join([vector(colors[0]), number(alpha), vector(colors[1]), vector(ratios)]))
    write(
        "ScreenReference",
        "An OKLCH ink, its opacity and an OKLCH backdrop; their contrast on a screen of sRGB and on one of Display P3.",
        rows)


TABLES = (conversions, gamut_mappings, differences, adaptations, visions, illuminants, named_colors, screens)
for table in TABLES:
    # The first six share one row of random numbers, and are what they are only where all are written.
    if len(sys.argv) == 1 or table.__name__ in sys.argv[1:]:
        table()
