/// Parts lines where the strokes change: a number and its unit, a bold name and what follows it.
package enum StrokeSplit {
    /// The two parts between which the strokes of a line change most, if they change clearly.
    ///
    /// - Parameter coverage: what the line's ink covers in its box.
    package static func parts(of line: Line, coverage: CoverageMap, _ constants: CandidateConstants) -> (
        Line, Line
    )? {
        let words = line.words(constants)
        guard words.count > 1, mayChange(in: words, constants) else { return nil }
        let strokes = words.map { word in
            coverage.strokes(
                inColumns: word.bounds.minX - line.bounds.minX..<word.bounds.maxX - line.bounds.minX)
        }
        var best: (ratio: Float, index: Int) = (Float(constants.strokeRatio), 0)
        for index in 1..<words.count {
            let left = strokes[..<index].reduce(Strokes(), +)
            let right = strokes[index...].reduce(Strokes(), +)
            let leftGlyphs = words[..<index].reduce(0) { $0 + $1.glyphs.count }
            guard min(leftGlyphs, line.glyphs.count - leftGlyphs) >= Int(constants.fewestStrokeComponents)
            else { continue }
            let ratio = max(left.width / right.width, right.width / left.width)
            if ratio > best.ratio { best = (ratio, index) }
        }
        guard best.index > 0 else { return nil }
        return (
            Line(words[..<best.index].flatMap(\.glyphs)), Line(words[best.index...].flatMap(\.glyphs))
        )
    }
}

extension StrokeSplit {
    /// Whether the ink that words have for their extent differs at all: a quick look that spares most lines
    /// the other.
    private static func mayChange(in words: [Line], _ constants: CandidateConstants) -> Bool {
        let densities = words.map { word in
            word.glyphs.reduce(0) { $0 + $1.coveredArea }
                / Float(word.glyphs.reduce(0) { $0 + $1.width + $1.height })
        }
        guard let least = densities.min(), let most = densities.max() else { return false }
        return most > Float(constants.densityRatio) * least
    }
}

/// What strokes cover and how often rows and columns cross them: their quotient is the strokes' mean width.
package struct Strokes {
    package var area: Float = 0
    package var crossings = 0

    package var width: Float { area / Float(max(1, crossings)) }

    package static func + (a: Strokes, b: Strokes) -> Strokes {
        Strokes(area: a.area + b.area, crossings: a.crossings + b.crossings)
    }
}

extension CoverageMap {
    /// The strokes within some columns.
    package func strokes(inColumns columns: Range<Int>) -> Strokes {
        var strokes = Strokes()
        var above = [Bool](repeating: false, count: columns.count)
        for y in 0..<height {
            var isInside = false
            for x in columns {
                let value = values[y * width + x]
                strokes.area += value
                let isInked = value >= 0.5
                if isInked, !isInside { strokes.crossings += 1 }
                if isInked, !above[x - columns.lowerBound] { strokes.crossings += 1 }
                isInside = isInked
                above[x - columns.lowerBound] = isInked
            }
        }
        return strokes
    }
}
