internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// Lines of one text, each below the one before: a paragraph, or a heading of several lines.
struct TextBlock {
    /// The indices of the regions, from the top.
    private(set) var lines: [Int]
}

extension ComparedScreen {
    /// How far below a line the next of its text begins at most, in ems.
    private static let pitch = 2.2
    /// By how much sizes of one text differ at most, as a share: that of a line without tall letters is not
    /// known to more.
    private static let otherSize = 0.2

    /// Some lines, put together to texts.
    func blocks(of lines: [Int]) -> [TextBlock] {
        lines.sorted { regions[$0].box.y < regions[$1].box.y }.reduce(into: []) { blocks, line in
            if let place = blocks.lastIndex(where: { goesOn($0.lines[$0.lines.count - 1], in: line) }) {
                blocks[place].append(line)
            } else {
                blocks.append(TextBlock(lines: [line]))
            }
        }
    }

    /// Whether the text of a line goes on in another.
    private func goesOn(_ line: Int, in next: Int) -> Bool {
        let (one, two) = (regions[line], regions[next])
        let em = max(one.pointSize, two.pointSize) * scale
        let down = Double(two.box.maxY - one.box.maxY)
        return down > em / 2 && down <= Self.pitch * em
            && abs(one.pointSize / max(1, two.pointSize) - 1) <= Self.otherSize
            && one.box.x < two.box.maxX && two.box.x < one.box.maxX
            && one.ink.largestDifference(from: two.ink) <= ScreenPair.sameColor
    }
}

extension TextBlock {
    fileprivate mutating func append(_ line: Int) { lines.append(line) }
}
