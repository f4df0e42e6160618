internal import Raster
internal import TextDetection

/// A line of text of which only the beginning is left, up to a place within a word.
///
/// What is cut there by an edge of the colour of the text's own ground has no edge to be seen; but a line
/// that wraps ends between words, and other words are not as alike.
struct SeveredLine: Hashable {
    /// The index of the region on the first screen.
    let reference: Int
    /// The index of the region on the second.
    let line: Int
    /// How much of its width is left, 0…1.
    let share: Double
    /// How alike it is to that part, 0…1, and how much more than to the whole.
    let likeness, gain: Double

    /// From these on what is left is surely part of the line.
    private static let (sureLikeness, sureGain) = (0.9, 0.2)

    /// Whether it is surely that line.
    var isSure: Bool { likeness >= Self.sureLikeness && gain >= Self.sureGain }
}

extension ScreenPair {
    /// The shares of a line that are looked for: less is like other lines, and what is missing of more may be
    /// the end of a letter.
    private static var shares: StrideThrough<Double> { stride(from: 0.3, through: 0.9, by: 0.02) }
    /// The least width of what is left in heights of it: two letters are like others.
    private static var leastWidth: Double { 2 }
    /// How alike to a part of a line what is left of it is at least, and where letters are bold on one screen
    /// alone.
    private static var leastLikeness: (same: Double, bold: Double) { (0.82, 0.75) }
    /// How much more alike it is to that part than to the line, as both are stretched to one length.
    private static var leastGain: Double { 0.1 }
    /// How far the width for its height is from that of the part, as a share: sizes differ in spacing.
    private static var otherAspect: Double { 0.06 }
    /// The width of a space between words, in heights of a line of them.
    private static var space: Double { 0.2 }
    /// How far from one a line ends within a word, in heights of it: where it ends is not known to a letter.
    private static var nearestSpace: Double { 0.5 }
    /// The most lost lines that are looked for.
    private static var mostLines: Int { 40 }

    /// The lines that end within a word.
    func severedLinesFound() -> [SeveredLine] {
        let pairs = matching.matches.map { ($0.reference, $0.line) }
        let lost = matching.pairs(ofLost: matching.lost.prefix(Self.mostLines))
        var found: [Int: SeveredLine] = [:]
        var beginnings: (line: Int, parts: [Beginning]) = (-1, [])
        for (line, candidate) in pairs + lost where mayEndWithin(line, candidate) {
            if beginnings.line != line { beginnings = (line, self.beginnings(of: line)) }
            guard let severed = severed(line, to: candidate, among: beginnings.parts),
                severed.likeness > found[candidate]?.likeness ?? 0
            else { continue }
            found[candidate] = severed
        }
        return found.values.sorted { $0.line < $1.line }
    }

    /// A part of a line, up to a place within a word.
    private typealias Beginning = (share: Double, shape: LineShape)

    /// The parts of a line up to places within words.
    private func beginnings(of line: Int) -> [Beginning] {
        let old = referenceRegion(line)
        let isFromRight = reference.traits.runsFromRight
        return Self.shares.compactMap { share in
            let width = Int((share * Double(old.box.width)).rounded())
            let column = isFromRight ? old.box.maxX - width : old.box.x + width
            guard isWithinWord(column, of: old) else { return nil }
            return LineShape(
                ofBeginning: old, width: width, isFromRight: isFromRight, in: reference.pixels
            ).map { (share, $0) }
        }
    }

    /// The width of a line of the second screen for its height, as it would be if its letters were no wider.
    private func aspect(_ candidate: Int) -> Double {
        let box = region(candidate).box
        return Double(box.width) / Double(max(1, box.height)) / matching.widening
    }

    /// Whether a line is long enough to tell, and shorter than another.
    private func mayEndWithin(_ line: Int, _ candidate: Int) -> Bool {
        let old = referenceRegion(line).box
        let aspect = aspect(candidate)
        return aspect >= Self.leastWidth && aspect < Double(old.width) / Double(max(1, old.height))
    }

    private func severed(_ line: Int, to candidate: Int, among parts: [Beginning]) -> SeveredLine? {
        guard let shape = screen.shapes[candidate], let wholeShape = reference.shapes[line] else {
            return nil
        }
        let aspect = aspect(candidate)
        let likenessOfWhole = wholeShape.stretchedLikeness(to: shape)
        let isBold = differences.contains(.bold)
        let least = max(
            isBold ? Self.leastLikeness.bold : Self.leastLikeness.same, likenessOfWhole + Self.leastGain)
        let likenesses = parts.map { part in
            abs(Double(part.shape.columns) / Double(LineShape.rows) / aspect - 1) <= Self.otherAspect
                ? part.shape.stretchedLikeness(to: shape) : 0
        }
        guard let best = likenesses.indices.max(by: { likenesses[$0] < likenesses[$1] }),
            likenesses[best] >= least
        else { return nil }
        return SeveredLine(
            reference: line, line: candidate, share: parts[best].share, likeness: likenesses[best],
            gain: likenesses[best] - likenessOfWhole)
    }

    /// Whether no space between words lies at a column of a line of the first screen.
    private func isWithinWord(_ column: Int, of line: Region) -> Bool {
        let ink = LineInk(of: line)
        let space = max(2, Int((Self.space * Double(line.box.height)).rounded()))
        func isBlank(_ x: Int) -> Bool {
            let strip = PixelRect(x: x, y: line.box.y, width: 1, height: line.box.height)
            return ink.rows(of: strip, in: reference.pixels) == nil
        }
        let reach = space + Int((Self.nearestSpace * Double(line.box.height)).rounded())
        let near = max(line.box.x, column - reach)..<min(line.box.maxX, column + reach)
        var blank = 0
        for x in near {
            blank = isBlank(x) ? blank + 1 : 0
            if blank >= space { return false }
        }
        return true
    }
}
