"""Measures what the colour libraries of PyPI do in a second; prints one figure a line: name, millions a second.

    python3 -m pip install coloraide colour-science daltonlens numpy
"""

import random
import sys
import time
import warnings

warnings.filterwarnings("ignore")


def rate(count, work, runs=3):
    least = float("inf")
    for _ in range(runs):
        start = time.process_time()
        work()
        least = min(least, time.process_time() - start)
    return count / least / 1e6


def coloraide():
    from coloraide.everything import ColorAll as Color

    colors = [Color("oklch", [random.random(), random.random() * 0.3, random.random() * 360]) for _ in range(2000)]
    yield "conversion", rate(2000, lambda: [color.convert("srgb") for color in colors])
    mapped = colors[:200]
    yield "minde", rate(200, lambda: [c.convert("srgb").fit(method="minde-chroma", pspace="oklch") for c in mapped])
    yield "raytrace", rate(200, lambda: [c.convert("srgb").fit(method="raytrace", pspace="oklch") for c in mapped])
    texts = ["oklch(0.7 0.1 30)", "#ff8800", "rgb(10 20 30 / 50%)", "rebeccapurple", "hsl(120deg, 30%, 50%)"] * 400
    inks = [Color("srgb", [random.random() for _ in range(3)]) for _ in range(2001)]
    yield "contrast", rate(2000, lambda: [ink.contrast(backdrop) for ink, backdrop in zip(inks, inks[1:])])
    yield "parsing", rate(2000, lambda: [Color(text) for text in texts])


def colour_science():
    import colour
    import numpy as np

    generator = np.random.default_rng(1)
    first, second = (generator.random((200_000, 3)) * [100, 200, 200] - [0, 100, 100] for _ in range(2))
    yield "ciede2000", rate(200_000, lambda: colour.difference.delta_E_CIE2000(first, second))


def daltonlens():
    import numpy as np
    from daltonlens import simulate

    image = np.random.default_rng(1).integers(0, 256, (1500, 2000, 3), dtype=np.uint8)
    brettel = simulate.Simulator_Brettel1997()
    yield "vision", rate(3_000_000, lambda: brettel.simulate_cvd(image, simulate.Deficiency.DEUTAN, severity=1), 2)


def numpy():
    import numpy as np

    # The matrices of CSS Color 4: OKLab to the roots of cone responses, and cone responses to linear sRGB.
    roots = np.array([[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480]])
    light = np.array(
        [[4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
         [-0.0041960863, -0.7034186147, 1.7076147010]])
    colors = np.random.default_rng(1).random((200_000, 3)) * [1, 0.3, 2 * np.pi]

    def convert():
        lightness, chroma, hue = colors.T
        lab = np.stack([lightness, chroma * np.cos(hue), chroma * np.sin(hue)])
        linear = light @ (roots @ lab) ** 3
        size = np.abs(linear)
        encoded = np.where(size > 0.0031308, 1.055 * size ** (1 / 2.4) - 0.055, 12.92 * size)
        return np.copysign(encoded, linear)

    yield "arrays", rate(200_000, convert)


for library in (coloraide, colour_science, daltonlens, numpy):
    try:
        for name, value in library():
            print(name, value, flush=True)
    except ImportError as error:
        print(f"{library.__name__} is not installed: {error}", file=sys.stderr)
