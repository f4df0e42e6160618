internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

extension ComparedScreen {
    /// How far below a line the next of its text ends at most, in ems.
    private static let pitch = 2.2
    /// How far below it ends at least, in ems: less is one row.
    private static let leastPitch = 0.5
    /// By how much sizes of one text differ at most, as a share: that of a line without tall letters is not
    /// known to more.
    private static let otherSize = 0.2

    /// Some lines, put together to texts: the lines of a paragraph, or of a heading, each from the top.
    func texts(of lines: [Int]) -> [[Int]] {
        lines.sorted { regions[$0].box.y < regions[$1].box.y }.reduce(into: []) { texts, line in
            if let place = texts.lastIndex(where: { goesOn($0.last, in: line) }) {
                texts[place].append(line)
            } else {
                texts.append([line])
            }
        }
    }

    /// Whether the text of a line goes on in another.
    private func goesOn(_ line: Int?, in next: Int) -> Bool {
        guard let line else { return false }
        let (one, two) = (regions[line], regions[next])
        let em = max(one.pointSize, two.pointSize) * scale
        let down = Double(two.box.maxY - one.box.maxY)
        return down > Self.leastPitch * em && down <= Self.pitch * em
            && abs(one.pointSize / max(1, two.pointSize) - 1) <= Self.otherSize
            && one.box.x < two.box.maxX && two.box.x < one.box.maxX
            && one.ink.largestDifference(from: two.ink) <= ScreenPair.sameColor
    }
}
