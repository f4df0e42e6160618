internal import Raster
internal import TextDetection

/// A line of text of which only the upper or the lower part is left.
struct ClippedLine: Hashable {
    /// The index of the region on the first screen.
    let reference: Int
    /// The index of the region on the second.
    let line: Int
    /// How much of its height is left, 0…1.
    let share: Double
}

extension ScreenPair {
    /// The share of its height below which more than the end of a letter that hangs down is missing, or the
    /// underscore that is taken into one of two boxes.
    private static var mostLeft: Double { 0.75 }
    /// The same where the two screens are drawn at other scales: half a pixel each way of lettering ten
    /// pixels high is as much.
    private static var mostLeftAtOtherScale: Double { 0.6 }
    /// How alike to a part of a line what is left of it is at least.
    private static var leastLikeness: Double { 0.75 }
    /// How much more alike it is to that part than to the line, as the two are much alike.
    private static var leastGain: Double { 0.1 }

    /// The lines that are as wide as ever, and lower.
    func clippedLinesFound() -> [ClippedLine] {
        // A line under the letters comes and goes with these.
        guard !differences.contains(.shapes) else { return [] }
        let pairs = matching.matches.filter { !$0.isBeginning }.map { ($0.reference, $0.line) }
        let lost = matching.pairs(ofLost: matching.lost)
        var found: [ClippedLine] = []
        for (line, candidate) in pairs + lost where !found.contains(where: { $0.line == candidate }) {
            if let clipped = clipped(line, to: candidate) { found.append(clipped) }
        }
        return found
    }

    /// The share of the pixels right above, or below, a line that its letters fill where they go on there.
    private static var ofLetters: ClosedRange<Double> { 0.05...0.6 }

    /// Whether letters of a line go on above or below its box: over a photograph they are not always read as
    /// a whole.
    private func goesOnBeyondRows(_ line: Region) -> Bool {
        [line.box.y - 2, line.box.maxY].contains { y in
            let strip = PixelRect(x: line.box.x, y: max(0, y), width: line.box.width, height: 2)
            guard strip.maxY <= screen.height else { return false }
            let inked = screen.pixelsInked(as: line, in: strip)
            return Self.ofLetters.contains(Double(inked) / Double(strip.area))
        }
    }

    private func clipped(_ line: Int, to candidate: Int) -> ClippedLine? {
        let (old, new) = (referenceRegion(line), region(candidate))
        // A row that scrolls goes on below the screen.
        guard new.box.maxY < screen.height, new.box.y > 0 else { return nil }
        let growth = Double(new.box.width) / Double(max(1, old.box.width))
        let height = Double(new.box.height) / growth
        let share = height / Double(max(1, old.box.height))
        let most = screen.scale == reference.scale ? Self.mostLeft : Self.mostLeftAtOtherScale
        guard growth > 0.8, share < most, share > 0.25 else { return nil }
        let rows = Int(height.rounded())
        guard let shape = screen.shapes[candidate], let wholeShape = reference.shapes[line] else {
            return nil
        }
        let parts = [0..<rows, old.box.height - rows..<old.box.height].map {
            LineShape(of: old, rows: $0, in: reference.pixels).likeness(to: shape)
        }
        let likeness = parts.max() ?? 0
        let whole = wholeShape.stretchedLikeness(to: shape)
        guard likeness >= Self.leastLikeness, likeness >= whole + Self.leastGain, !goesOnBeyondRows(new)
        else { return nil }
        return ClippedLine(reference: line, line: candidate, share: share)
    }
}
