package import Raster
package import TextDetection

/// The three dots that stand at the end of a line which has no room for the rest of its text.
package struct LineEllipsis {
    private let ink: LineInk
    private let box: PixelRect
    private let pixels: Bitmap<UInt8>

    /// The width and the height of a dot, and the gap between two, as shares of the height of a line.
    private static let (dot, gap) = (0.24, 0.4)
    /// How far down the line dots lie, as a share of its height.
    private static let lowest = 0.5

    /// Looks at the end of a line.
    ///
    /// - Returns: `nil` where no ellipsis stands there.
    package init?(endOf region: Region, isFromRight: Bool, in pixels: Bitmap<UInt8>) {
        ink = LineInk(of: region)
        box = region.box
        self.pixels = pixels
        let columns = isFromRight ? Array(box.x..<box.maxX) : (box.x..<box.maxX).reversed()
        let height = Double(box.height)
        let most = max(2, Int((Self.dot * height).rounded(.up)))
        var (widths, gaps): ([Int], [Int]) = ([], [0])
        for column in columns {
            let rows = inkedRows(of: column)
            if rows.isEmpty {
                // A line may end in a column without ink.
                if widths.count == gaps.count { gaps.append(0) }
                gaps[gaps.count - 1] += 1
                if widths.count == 3 { break }
            } else {
                guard rows.count <= most, Double(rows.lowerBound - box.y) >= Self.lowest * height else {
                    break
                }
                if widths.count < gaps.count { widths.append(0) }
                widths[widths.count - 1] += 1
            }
        }
        guard widths.count == 3, gaps.count >= 3, widths.allSatisfy({ $0 <= most }) else { return nil }
        let between = gaps[1...2]
        guard between.allSatisfy({ Double($0) <= Self.gap * height }),
            abs(gaps[1] - gaps[2]) <= max(1, most / 3)
        else { return nil }
    }

    /// The rows of a column from the first to the last that is inked.
    private func inkedRows(of column: Int) -> Range<Int> {
        ink.rows(of: PixelRect(x: column, y: box.y, width: 1, height: box.height), in: pixels) ?? box
            .y..<box.y
    }
}

extension ComparedScreen {
    /// Whether a line ends in an ellipsis.
    func endsInEllipsis(_ line: Int) -> Bool {
        LineEllipsis(endOf: regions[line], isFromRight: traits.runsFromRight, in: pixels) != nil
    }

    /// Whether a line has an ellipsis at either end: words that are written from left to right may have
    /// theirs at the right in a layout from right to left.
    func hasEllipsis(_ line: Int) -> Bool { regions[line].hasEllipsis(in: pixels) }

    /// How many lines have one.
    var ellipsisCount: Int { regions.count { $0.kind == .text && $0.hasEllipsis(in: pixels) } }
}

extension Region {
    fileprivate func hasEllipsis(in pixels: Bitmap<UInt8>) -> Bool {
        [true, false].contains { LineEllipsis(endOf: self, isFromRight: $0, in: pixels) != nil }
    }
}
