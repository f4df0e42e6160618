internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// The shares of the letters of lost lines that new ones need to be the same text set anew: the more
    /// lines are lost, the smaller a part one of them is of all; and sizes are not known to a fifth.
    private static var sharesSetAnew: ClosedRange<Double> { 0.6...0.8 }
    /// The share of one line's letters that may be missing.
    private static var mostMissing: Double { 0.6 }
    /// The share that they need where nothing at all is missing.
    private static var shareOfWhole: Double { 0.9 }
    /// The height of lines set anew as a share of what they would have: what is lower is a rest of a line
    /// that was cut.
    private static var leastHeight: Double { 0.7 }
    /// How far inks, and backdrops, of one kind of line are apart, in code values.
    static var sameColor: Int { 24 }
    /// How alike the beginning of a line is to another that may be set anew.
    private static var leastBeginning: Double { 0.6 }

    /// Whether the lost lines between the nearest lines that are on both screens, among them a given one,
    /// are there as other lines in as many letters.
    func isSetAnew(_ line: Int) -> Bool {
        let (set, lost) = lengthsSetAnew(around: line) { _ in true }
        let own = reference.lengthInEms(of: referenceRegion(line)) / max(1, lost)
        let shares = Self.sharesSetAnew
        let share = min(max(1 - Self.mostMissing * own, shares.lowerBound), shares.upperBound)
        return set >= share * lost
    }

    /// Whether two lines have the same colours.
    func isAlike(_ one: Region, _ other: Region) -> Bool {
        one.ink.largestDifference(from: other.ink) <= Self.sameColor
            && one.backdrop.largestDifference(from: other.backdrop) <= Self.sameColor
    }

    /// Whether these lines are there as others in their colours, of which nothing is missing.
    func isWhole(_ line: Int) -> Bool {
        let old = referenceRegion(line)
        let (set, lost) = lengthsSetAnew(around: line) { isAlike($0, old) }
        return set >= Self.shareOfWhole * lost * matching.widening
    }

    /// Whether a line that is lost may begin in one that is new between the same lines.
    func mayBegin(_ line: Int) -> Bool {
        linesBetween(around: line).come.contains { other in
            reference.likeness(ofBeginning: line, to: other, on: screen, widening: matching.widening)
                >= Self.leastBeginning
        }
    }

    /// How long in ems what is set anew around a line is, and what is lost there.
    private func lengthsSetAnew(
        around line: Int, where isAlike: (Region) -> Bool
    ) -> (set: Double, lost: Double) {
        let (gone, come) = linesBetween(around: line)
        func length(_ lines: [Region], on screen: ComparedScreen) -> Double {
            lines.map(screen.lengthInEms).reduce(0, +)
        }
        let lost = gone.map(referenceRegion).filter { isAlike($0) }
        let lowest = Double(lost.map(\.box.height).min() ?? 0) * matching.growth * Self.leastHeight
        let set = come.map(region).filter { Double($0.box.height) >= lowest && isAlike($0) }
        return (length(set, on: screen), length(lost, on: reference))
    }

    /// The lost and the new lines between the nearest lines that are on both screens.
    private func linesBetween(around line: Int) -> (gone: [Int], come: [Int]) {
        let (before, after) = (matching.before(line), matching.after(line))
        return (
            matching.lost.filter { $0 > before?.reference ?? -1 && $0 < after?.reference ?? .max },
            matching.new.filter { $0 > before?.line ?? -1 && $0 < after?.line ?? .max }
        )
    }
}
