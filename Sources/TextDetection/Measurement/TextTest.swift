/// Tells lines of text from icons, rules, bars, charts and texture.
struct TextTest {
    let scale: Double
    /// Whether lines come from a layer of one exact colour.
    let isLayer: Bool

    /// Strokes thinner or thicker than these shares of the ascent are no letters, or none that stand alone.
    private static let thinnestStroke: Float = 0.018
    private static let heaviestStroke: Float = 0.26
    /// Letters rise above their baseline by at least this share of the line's height.
    private static let leastAscent: Float = 0.7
    /// Ink stands clear of the tile's noise by this many times the link threshold, and of its ground's by this many
    /// times the ground's mean deviation.
    private static let clearOfThreshold: Float = 3
    private static let clearOfGround: Float = 6
    /// Ink of this strength, in levels, is clear of any noise.
    private static let faint: Float = 30
    /// From this height in points on, letters must stand on one row.
    private static let tallLine = 36.0

    /// Icons in a row are higher than this many points.
    private static let smallestIcon = 9.0

    enum Result {
        case text
        case icon
        case other
    }

    /// Lines lower than this many points are no text that anyone could read.
    private static let lowestLine = 4.5

    /// Whether a line can be text by what its glyphs tell, before its pixels are looked at.
    func mayBeText(_ line: Line) -> Bool {
        if Double(line.bounds.height) < Self.lowestLine * scale { return false }
        let isRough = line.mean { $0.roughness } > 1.5
        if line.mean({ $0.core }) < (isRough ? 0.18 : 0.05) { return false }
        if isLayer {
            if line.glyphs.count < 2 || line.mean({ $0.spread }) > ExactColors.alike { return false }
            if isTall(line), !standsLevel(line) { return false }
        }
        // In texture a single component is a speck.
        if line.glyphs.count == 1, line.glyphs[0].threshold >= TileThresholds.texture { return false }
        return !isRowOfShapes(line)
    }

    func classify(_ line: Line, measurement: InkMeasurement, shape: LineShape) -> Result {
        let w = Double(shape.width)
        let h = Double(shape.height)
        if shape.fill <= 0.09 || shape.fill >= 0.72 { return .other }
        if measurement.spread > max(6, 0.12 * measurement.colors.strength) { return .other }
        let noise = max(
            Self.clearOfThreshold * measurement.threshold, Self.clearOfGround * measurement.roughness)
        if measurement.colors.strength < min(Self.faint, noise) { return .other }
        if isCurve(line, shape: shape) { return .other }
        // Where a minus or a plus is the widest part, the profile takes its foot for the baseline.
        let strokes = shape.strokeWidth / max(1, shape.ascent, Self.leastAscent * Float(shape.inkHeight))
        if strokes < Self.thinnestStroke { return .other }

        let tall = shape.blocks.filter { Double($0.height) >= 0.35 * h }
        if isLayer || measurement.threshold >= Float(TileThresholds.texture) {
            let isExact = measurement.spread <= 3 && measurement.core > 0.3
            if tall.count < (isExact ? 2 : 3) { return .other }
        }
        if tall.count <= 3, strokes > Self.heaviestStroke || areBlobs(shape) { return .icon }
        if isTall(line), !standsLevel(line), !hangs(shape), !isJoined(line) { return .icon }
        if tall.count < 2, letterCount(line) < 2, !hasDotsBeside(line) {
            if w < 1.5 * h || h > 40 * scale { return .icon }
            if shape.mostStrokesInRow < 5, !isCursive(line, width: w, height: h) { return .icon }
        }
        if tall.count <= 3, areIcons(tall, height: h) { return .icon }
        return .text
    }

    /// The number of tall components that stand side by side.
    private func letterCount(_ line: Line) -> Int {
        let tall = line.glyphs.filter { Double($0.height) >= 0.6 * Double(line.bounds.height) }
            .sorted { $0.bounds.minX < $1.bounds.minX }
        return zip(tall.dropFirst(), tall).reduce(min(1, tall.count)) { count, pair in
            let overlap = pair.1.bounds.maxX - pair.0.bounds.minX
            return overlap * 5 <= min(pair.0.width, pair.1.width) ? count + 1 : count
        }
    }

    /// Whether dots stand beside a letter, half-way up: the zeros of Arabic digits.
    private func hasDotsBeside(_ line: Line) -> Bool {
        let height = Double(line.bounds.height)
        guard let letter = line.glyphs.max(by: { $0.height < $1.height }) else { return false }
        let others = line.glyphs.filter { $0.component != letter.component }
        return !others.isEmpty
            && others.allSatisfy { dot in
                let middle = Double(dot.bounds.minY + dot.bounds.maxY) / 2 - Double(line.bounds.minY)
                return Double(max(dot.width, dot.height)) <= 0.4 * height && middle > 0.3 * height
                    && middle < 0.7 * height && dot.bounds.gapX(to: letter.bounds) >= 0
            }
    }

    /// Whether a line is so tall that it must look more like letters than others.
    func isTall(_ line: Line) -> Bool { Double(line.bounds.height) > Self.tallLine * scale }

    /// Whether most of the tall components, by their width, stand on one row and are no wider than letters.
    private func standsLevel(_ line: Line) -> Bool {
        let tall = tallGlyphs(line)
        let total = tall.reduce(0) { $0 + $1.width }
        return tall.contains { foot in
            let level = level(with: foot, among: tall, of: line)
            return level.count >= 2 && level.allSatisfy { $0.width * 5 <= $0.height * 9 }
                && 5 * level.reduce(0) { $0 + $1.width } >= 3 * total
        }
    }

    /// The components that are no dots or marks.
    private func tallGlyphs(_ line: Line) -> [Glyph] {
        line.glyphs.filter { Double($0.height) >= 0.4 * Double(line.bounds.height) }
    }

    /// The components that stand on one row with another, itself among them.
    private func level(with foot: Glyph, among glyphs: [Glyph], of line: Line) -> [Glyph] {
        let tolerance = max(1, 0.06 * Double(line.bounds.height))
        return glyphs.filter { Double(abs($0.bounds.maxY - foot.bounds.maxY)) <= tolerance }
    }

    /// Whether letters hang from a headline, several to a word.
    private func hangs(_ shape: LineShape) -> Bool {
        shape.hasHeadline && shape.mostStrokesInRow >= 4 && shape.meanStrokesPerColumn > 1.5
    }

    /// Whether two words or more of joined letters stand on one row among their dots, as Arabic script does.
    private func isJoined(_ line: Line) -> Bool {
        let height = Double(line.bounds.height)
        let dots = line.glyphs.map { max($0.width, $0.height) }.filter { Double($0) <= 0.25 * height }
        guard let largest = dots.max(), let smallest = dots.min(), dots.count >= 2,
            2 * largest <= 3 * smallest
        else { return false }
        let words = tallGlyphs(line)
        return Double(line.bounds.width) > 2.5 * height
            && words.contains { level(with: $0, among: words, of: line).count >= 2 }
    }

    /// Bars, dots, dashes: solid parts of one height or one width.
    private func isRowOfShapes(_ line: Line) -> Bool {
        guard line.glyphs.count > 2 else { return false }
        let areSolid = line.glyphs.allSatisfy {
            Double($0.coveredArea) > 0.75 * Double($0.bounds.area)
        }
        let heights = line.glyphs.map(\.height)
        let widths = line.glyphs.map(\.width)
        guard areSolid, let highest = heights.max(), let lowest = heights.min(), let widest = widths.max(),
            let narrowest = widths.min()
        else { return false }
        let haveOneWidth = Double(widest) <= 1.15 * Double(narrowest)
        return Double(highest) <= 1.15 * Double(lowest) || (haveOneWidth && Double(widest) >= 4 * scale)
            || (haveOneWidth && isStaircase(line))
    }

    /// Triangles, discs and the like: each row and each column crosses every part once, and much is filled.
    private func areBlobs(_ shape: LineShape) -> Bool {
        shape.fill > 0.38 && shape.mostStrokesInRow <= shape.blocks.count
            && shape.strokesPerColumn.allSatisfy { $0 <= 1 }
    }

    /// Bars that rise or fall from one side to the other, as those of a signal's strength do.
    private func isStaircase(_ line: Line) -> Bool {
        let heights = line.glyphs.sorted { $0.bounds.minX < $1.bounds.minX }.map { Double($0.height) }
        let steps = zip(heights.dropFirst(), heights)
        return steps.allSatisfy { $0 > 1.1 * $1 } || steps.allSatisfy { 1.1 * $0 < $1 }
    }

    /// One long stroke that each column crosses about once: the curve of a chart, a sparkline, a signature.
    private func isCurve(_ line: Line, shape: LineShape) -> Bool {
        guard let longest = line.glyphs.max(by: { $0.width < $1.width }) else { return false }
        return Double(longest.width) > 0.8 * Double(shape.width) && shape.width > 2 * shape.height
            && shape.meanStrokesPerColumn < 1.25 && shape.blocks.count < 4 && !shape.hasHeadline
    }

    /// One long joined stroke with dots, as a word in Arabic script is.
    private func isCursive(_ line: Line, width: Double, height: Double) -> Bool {
        width > 2.2 * height && line.glyphs.count >= 3
            && !line.glyphs.contains { Double($0.height) > 0.3 * height && Double($0.height) < 0.9 * height }
    }

    /// A few square shapes set far apart, no smaller than icons in a row are.
    private func areIcons(_ blocks: [LineShape.Block], height: Double) -> Bool {
        guard height > Self.smallestIcon * scale else { return false }
        let gaps = zip(blocks.dropFirst(), blocks).map { $0.start - $1.end }
        guard let narrowest = gaps.min(), Double(narrowest) > 0.45 * height else { return false }
        return blocks.allSatisfy { Double($0.width) > 0.8 * height && Double($0.width) < 1.4 * height }
    }
}
