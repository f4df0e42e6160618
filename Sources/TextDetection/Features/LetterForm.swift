internal import ColorMath

/// The form of a line of Latin, Greek or Cyrillic letters in numbers that do not depend on its size: what
/// ``TypeNetwork`` tells the size and the weight by.
package struct LetterForm: Sendable {
    /// The number of ``values``.
    package static let count = LineForm.count + 6 + StrokeWidths.count + 20

    /// The ``LineForm``; what the proportions of interface typefaces make of it; the widths of strokes; where
    /// letters begin and end, how wide they are and how far apart; and whether they stand in columns of one
    /// width.
    package let values: [Float]

    /// - Parameters:
    ///   - form: The form of the line.
    ///   - shape: Its shape, with the baseline that its letters stand on.
    ///   - coverage: How much of each pixel of its box the ink covers.
    ///   - size: The size that it has by the proportions of interface typefaces, in pixels.
    package init(
        _ line: Line, form: LineForm, shape: LineShape, coverage: CoverageMap, script: Script, size: Double
    ) {
        let height = Float(shape.inkHeight)
        let (ascent, xHeight) = (max(0.05, shape.ascent / height), max(0.05, shape.xHeight / height))
        let ruled = Self.logarithm(max(0.1, Float(size) / height))
        let strokes = StrokeWidths(coverage, shape)
        let letters = line.letters(ofInkHeight: height)
        let baseline = Float(line.bounds.minY) + Float(shape.top) + shape.ascent
        let tops = letters.map { (baseline - Float($0.bounds.minY)) / height }
        let feet = letters.map { (Float($0.bounds.maxY) - baseline) / height }
        let widths = letters.map { Float($0.width) / height }
        let gaps = zip(shape.blocks.dropFirst(), shape.blocks).map { Float($0.start - $1.end) / height }
        let columns = Columns(letters, height: height)
        let others: [[Float]] = [
            [ruled, shape.ascent / height, shape.xHeight / height],
            [.mixedCase, .oneHeight, .marked].map { script == $0 ? 1 : 0 },
            (strokes.stems + strokes.bars).map { 4 * $0 / height },
            Self.quantiles(of: tops, [0.1, 0.3, 0.5, 0.7, 0.9]), Self.quantiles(of: feet, [0.5, 0.9]),
            Self.quantiles(of: widths, [0.25, 0.5, 0.75]), Self.quantiles(of: gaps, [0.25, 0.5, 0.9]),
            [columns.pitch, columns.unevenness, min(1, Float(columns.count) / 10), columns.certainty],
            [
                columns.certainty * min(0.5, max(-0.5, Self.logarithm(columns.size) - ruled)),
                Self.logarithm(ascent / xHeight), Self.logarithm(ascent) - ruled,
            ],
        ]
        values = form.values + others.joined().map { min($0, Self.most) }
    }

    /// No number is larger: beyond it, more says nothing more.
    private static let most: Float = 6

    private static func logarithm(_ value: Float) -> Float { Float(naturalLogarithm(Double(value))) }

    /// The values that shares of all do not exceed; 0 where there is none.
    private static func quantiles(of values: [Float], _ shares: [Float]) -> [Float] {
        let sorted = values.sorted()
        return shares.map {
            sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int($0 * Float(sorted.count)))]
        }
    }

    /// The columns that letters stand in, where type has one width.
    private struct Columns {
        /// The distance of neighbouring letters' middles for the height of the ink.
        let pitch: Float
        /// How far distances are from whole multiples of it: 0 to 1, about 0.5 in other type.
        let unevenness: Float
        /// The number of distances.
        let count: Int

        /// How surely the letters have one width, 0 to 1.
        var certainty: Float {
            min(1, max(0, 1 - unevenness / Self.uneven)) * min(1, max(0, Float(min(10, count) - 2) / 4))
        }

        /// The size for the height in the commonest such type, whose characters are 0.6 of it wide: Courier,
        /// and most after it.
        var size: Float { max(0.05, pitch) / 0.6 }

        /// Half of all lines in typefaces of one width are more even than a third of this, and 1 in 20 lines
        /// in others than this.
        private static let uneven: Float = 0.16

        /// Letters from left to right.
        init(_ letters: [Glyph], height: Float) {
            let middles = letters.map { Float($0.bounds.minX + $0.bounds.maxX) / 2 }
            let steps = zip(middles.dropFirst(), middles).map { ($0 - $1) / height }
                .filter { $0 > 0.1 && $0 < 4 }.sorted()
            count = steps.count
            guard !steps.isEmpty else {
                (pitch, unevenness) = (0, 0.25)
                return
            }
            let typical = steps[steps.count / 2]
            let single = steps.filter { ($0 / typical).rounded() == 1 }
            let pitch = single.reduce(0, +) / Float(max(1, single.count))
            let off = steps.reduce(Float(0)) { $0 + abs($1 / pitch - ($1 / pitch).rounded()) }
            (self.pitch, unevenness) = (pitch, 2 * off / Float(steps.count))
        }
    }
}
