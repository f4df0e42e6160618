internal import ColorMath
internal import ScreenReading
internal import TextDetection

/// The ink in which a screen draws what is switched off, as some of its lines tell by what surrounds them.
///
/// Another line in that ink, on that backdrop and of that size may be one more of these. Where there are many
/// such lines, it is a grey that the app gives to its notes, too.
enum InactiveInk {
    /// How far the channels of colours may be apart that are the same.
    private static let same = 3
    /// How much sizes may seem to differ, as a share.
    private static let sizeAlike = 0.2
    /// How many lines tell at least, and how many others there are for each of them at most.
    private static let (fewest, mostForEach) = (2, 2)

    /// Whether a line is drawn as those are that are switched off.
    static func isInk(ofLine index: Int, on screen: JudgedScreen) -> Bool {
        let line = screen.model.regions[index]
        guard line.kind == .text, !screen.isControlInForce(index) else { return false }
        let alike = screen.model.regions.filter { other in
            other.kind == .text && other.ink.largestDifference(from: line.ink) <= same
                && other.backdrop.largestDifference(from: line.backdrop) <= same
                && abs(other.pointSize - line.pointSize) <= sizeAlike * line.pointSize
        }
        let told = alike.count { $0.place == .inactive }
        return told >= fewest && alike.count - told <= mostForEach * told
    }
}
