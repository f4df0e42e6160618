"""What the scripts that fit networks share: a network of one answer, steps downhill, and weights as digits."""

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


class Scorer:
    """A network with one layer of hidden units and one answer."""

    def __init__(self, count, hidden, chance):
        self.parts = [chance.normal(0, (2 / count) ** 0.5, (count, hidden)), np.zeros(hidden),
                      chance.normal(0, (2 / hidden) ** 0.5, hidden), np.zeros(1)]

    def run(self, x):
        """What the hidden units and the network answer to each row."""
        first, bias, second, last = self.parts
        hidden = np.maximum(0, x @ first + bias)
        return hidden, hidden @ second + last[0]


def rounded(parts, bits):
    """Every part in whole numbers of so many bits, and what a step of each is worth."""
    steps = [np.abs(p).max() / (2 ** (bits - 1) - 1) for p in parts]
    return [np.round(p / s).astype(int) for p, s in zip(parts, steps)], steps


def digits(numbers, bits):
    """Numbers in hexadecimal digits, as lines of a literal of Swift."""
    text = "".join(f"{value & (2 ** bits - 1):0{bits // 4}x}" for part in numbers for value in part.ravel())
    return "\n".join(f"        {text[i:i + 96]}\\" for i in range(0, len(text), 96))


def as_read(parts, mean, spread, bits):
    """Parts that were fitted to standardised numbers, for the numbers as they are read: in whole numbers of so many
    bits, what a step of each is worth, and the parts that these make."""
    first, bias, *rest = parts
    numbers, steps = rounded([first / spread[:, None], bias - (mean / spread) @ first, *rest], bits)
    return numbers, steps, [n * s for n, s in zip(numbers, steps)]


def source(script, network, sizes, steps, layout, numbers, bits):
    """The Swift of the weights of a network.

    `sizes` are a comment and what follows `static let` for the sizes of the layers; `layout` says in lines of a comment
    in which order the weights stand.
    """
    comment, declaration = sizes
    notes = "\n".join(f"    /// {line}" for line in layout)
    return f'''// Written by {script}.

extension {network} {{
    /// {comment}
    static let {declaration}
    /// What a step of each part of the weights is worth.
    static let steps: [Float] = [{", ".join(f"{s:.9g}" for s in steps)}]
{notes}
    static let digits = """
{digits(numbers, bits)}

        """
}}
'''
