"""What the scripts that fit networks share: steps downhill, and weights as digits."""

import numpy as np


class Descent:
    """Steps of Adam (Kingma and Ba, 2015), for parts that are changed in place."""

    def __init__(self, parts):
        self.parts = parts
        self.moments = [(np.zeros_like(p), np.zeros_like(p)) for p in parts]
        self.count = 0

    def step(self, slopes, rate):
        self.count += 1
        for part, slope, (mean, square) in zip(self.parts, slopes, self.moments):
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope ** 2
            part -= rate * (mean / (1 - 0.9 ** self.count)) / (np.sqrt(square / (1 - 0.999 ** self.count)) + 1e-8)


def rounded(parts, bits):
    """Every part in whole numbers of so many bits, and what a step of each is worth."""
    steps = [np.abs(p).max() / (2 ** (bits - 1) - 1) for p in parts]
    return [np.round(p / s).astype(int) for p, s in zip(parts, steps)], steps


def digits(numbers, bits):
    """Numbers in hexadecimal digits, as lines of a literal of Swift."""
    text = "".join(f"{value & (2 ** bits - 1):0{bits // 4}x}" for part in numbers for value in part.ravel())
    return "\n".join(f"        {text[i:i + 96]}\\" for i in range(0, len(text), 96))
