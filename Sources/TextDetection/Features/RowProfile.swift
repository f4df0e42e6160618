/// Where the ink of a line begins and ends most steeply, from top to bottom: the x-height and the baseline.
package struct RowProfile {
    /// The row of the strongest rise, in the upper half.
    package let rise: Float
    /// The row of the strongest fall, in the lower half.
    package let fall: Float

    /// Finds both in the covered area of each row.
    ///
    /// - Parameter share: Edges are found in windows of this share of the rows.
    package init(_ sums: [Float], window share: Double) {
        let count = sums.count
        let padded = [0] + sums + [0]
        let steps = zip(padded.dropFirst(), padded).map { $0 - $1 }
        let window = max(1, Int((Double(count) * share).rounded()))
        let smooth = Self.smoothed(steps, window: window)
        let half = (count + 1) / 2
        let riseIndex = (0...half).max { smooth[$0] < smooth[$1] } ?? 0
        let fallIndex = (half..<steps.count).min { smooth[$0] < smooth[$1] } ?? count
        rise = Self.centre(steps, around: riseIndex, window: window, sign: 1)
        fall = Self.centre(steps, around: fallIndex, window: window, sign: -1)
    }

    /// The sums of `window` neighbouring values, each at the middle of its window.
    private static func smoothed(_ values: [Float], window: Int) -> [Float] {
        guard window > 1 else { return values }
        let before = (window - 1) / 2 + (window - 1) % 2
        return values.indices.map { index in
            let first = max(0, index - before)
            let last = min(values.count - 1, index - before + window - 1)
            return first <= last ? values[first...last].reduce(0, +) : 0
        }
    }

    /// The centre of mass of an edge, which is known better than to a row.
    private static func centre(_ steps: [Float], around index: Int, window: Int, sign: Float) -> Float {
        let range = max(0, index - window)..<min(steps.count, index + window + 1)
        var mass: Float = 0
        var moment: Float = 0
        for row in range {
            let step = max(0, sign * steps[row])
            mass += step
            moment += step * Float(row)
        }
        return mass > 0 ? moment / mass : Float(index)
    }
}
