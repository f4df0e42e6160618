/// The point size of a line and the height of its strokes, from its row profile.
///
/// The shares are those of common interface typefaces: the x-height is about 0.53 of the size, capitals about 0.73.
struct TypeSize {
    /// The size in points.
    let points: Double
    /// How heavy the strokes are.
    let weight: Region.Weight

    /// The shares of the ascent at which strokes may be bold and surely are.
    ///
    /// The stems of common interface typefaces are 0.09 of the ascent in regular, 0.12 to 0.13 in semibold and 0.13 to
    /// 0.17 in bold, which some fonts also show for semibold. Ideographs have thinner strokes for their height.
    private static let boldStrokes: ClosedRange<Float> = 0.126...0.19
    private static let boldIdeographStrokes: ClosedRange<Float> = 0.086...0.16

    init(_ line: Line, shape unaligned: LineShape, scale: Double) {
        var shape = unaligned
        if let distance = Self.baselineCorrection(line, shape: shape) { shape.moveBaseline(by: distance) }
        let height = Double(shape.inkHeight) / scale
        let ascent = Double(shape.ascent) / scale
        let xHeight = Double(shape.xHeight) / scale
        var strokeBase = shape.ascent
        let boldStrokes: ClosedRange<Float>
        if Self.isIdeographic(shape) {
            points = height / 0.93
            boldStrokes = Self.boldIdeographStrokes
            strokeBase = Float(shape.inkHeight)
        } else {
            boldStrokes = Self.boldStrokes
            if xHeight <= 0 {
                points = height / 0.95
            } else {
                points = Self.points(
                    ascent: ascent, xHeight: xHeight, descent: Double(shape.descent) / scale,
                    startsLevel: Self.startsLevel(line, shape: shape))
            }
        }
        let strokes = shape.strokeWidth / max(0.001, strokeBase)
        if strokes > boldStrokes.upperBound {
            weight = .bold
        } else {
            weight = strokes < boldStrokes.lowerBound ? .regular : .undecided
        }
    }

    private static func points(ascent: Double, xHeight: Double, descent: Double, startsLevel: Bool) -> Double
    {
        let proportion = ascent / xHeight
        if proportion > 1.85 { return ascent / 0.72 }  // Arabic: the rise is at the teeth, the top that of alef
        if proportion > 1.6 { return xHeight / 0.535 }  // marks above: Thai, accented capitals
        if proportion > 1.2 { return 0.5 * (xHeight / 0.528 + ascent / 0.742) }  // mixed case
        let hasDescenders = descent / xHeight > 0.3 && descent / xHeight < 0.55
        if hasDescenders, startsLevel { return xHeight / 0.535 }  // small letters only: gray, query
        return ascent / 0.727  // capitals and digits
    }

    /// Letters that carry the line: not dots and accents.
    private static func body(_ line: Line, shape: LineShape) -> [Glyph] {
        line.glyphs.filter { Double($0.height) >= 0.4 * Double(shape.inkHeight) }
    }

    /// Where most letters stand on one row, that row is the baseline, whatever the profile says.
    private static func baselineCorrection(_ line: Line, shape: LineShape) -> Float? {
        let letters = body(line, shape: shape)
        guard letters.count > 2 else { return nil }
        let tolerance = max(1, 0.04 * Double(shape.inkHeight))
        let total = letters.reduce(0) { $0 + $1.width }
        let feet = letters.map { $0.bounds.maxY - line.bounds.minY - shape.top }
        var best = (width: -1, foot: 0)
        for foot in feet {
            let width = zip(letters, feet).reduce(0) { sum, letter in
                Double(abs(letter.1 - foot)) <= tolerance ? sum + letter.0.width : sum
            }
            if width > best.width { best = (width, foot) }
        }
        let distance = Float(best.foot) - shape.ascent
        guard Double(best.width) >= 0.6 * Double(total), Double(abs(distance)) > 2 * tolerance else {
            return nil
        }
        return distance
    }

    /// Whether nearly all letters start at one height and none is wide.
    private static func startsLevel(_ line: Line, shape: LineShape) -> Bool {
        let letters = body(line, shape: shape)
        guard let widest = letters.map(\.width).max() else { return false }
        let top = line.bounds.minY + shape.top
        let tolerance = 0.12 * shape.ascent
        let total = letters.reduce(0) { $0 + $1.width }
        let level = letters.reduce(0) { sum, letter in
            Float(abs(letter.bounds.minY - top)) <= tolerance ? sum + letter.width : sum
        }
        return Double(level) > 0.85 * Double(total) && Float(widest) <= 2 * shape.xHeight
    }

    /// Ideographs are dense square blocks as tall as the line.
    private static func isIdeographic(_ shape: LineShape) -> Bool {
        var square = 0
        var total = 0
        for block in shape.blocks {
            total += block.width
            guard Double(block.height) >= 0.78 * Double(shape.inkHeight),
                Double(block.width) >= 0.75 * Double(block.height)
            else { continue }
            let strokes = shape.strokesPerColumn[block.start..<block.end].reduce(0, +)
            if Double(strokes) >= 1.75 * Double(block.width) { square += block.width }
        }
        return Double(square) > 0.35 * Double(total) && shape.meanStrokesPerColumn > 1.8
    }
}
