internal import ColorMath
internal import Raster
internal import TextDetection

/// The pale dots of a row that counts pages, beside the one that stands out for the page that is shown.
///
/// Which page it is tells the strong one (Human Interface Guidelines, Page controls); that one is judged.
enum PageDots {
    /// The sides of a dot in points.
    private static let sides = 4.0...12.0
    /// The fewest dots that are found as one sign.
    private static let fewest = 2
    /// How much dots, and the gaps between them, differ, in pixels.
    private static let uneven = 2
    /// How wide the gaps are for a dot.
    private static let gaps = 0.3...3.0

    /// Whether an icon is of such dots.
    static func holds(_ icon: Region, on screen: borrowing Bitmap<UInt8>, scale: Double) -> Bool {
        let box = icon.box
        guard icon.kind == .icon, sides.contains(Double(box.height) / scale), box.width >= 2 * box.height,
            box.maxX <= screen.width, box.maxY <= screen.height,
            let dots = icon.columnsOfInk(on: screen)
        else { return false }
        let gapWidths = zip(dots, dots.dropFirst()).map { $1.lowerBound - $0.upperBound }
        guard dots.count >= fewest, let first = dots.first, let last = dots.last, let gap = gapWidths.first,
            dots.allSatisfy({ abs($0.count - box.height) <= uneven }),
            gapWidths.allSatisfy({ abs($0 - gap) <= uneven }),
            gaps.contains(Double(gap) / Double(box.height))
        else { return false }
        let half = box.height / 2
        /// Whether a dot that stands out lies a gap away, which is of the backdrop.
        func isStrong(from edge: Int, going step: Int) -> Bool {
            let (between, dot) = (edge + step * gap / 2, edge + step * (gap + half))
            guard (0..<screen.width).contains(between), (0..<screen.width).contains(dot) else { return false }
            let row = box.y + half
            let (above, below) = (box.y - half, min(screen.height - 1, box.maxY + half))
            func isBackdrop(_ x: Int, _ y: Int) -> Bool {
                y >= 0 && screen[x, y].color.contrastRatio(with: icon.backdrop) < icon.contrast.typical
                    && !icon.isInk(screen[x, y].color)
            }
            return isBackdrop(between, row) && isBackdrop(dot, above) && isBackdrop(dot, below)
                && screen[dot, row].color.contrastRatio(with: icon.backdrop) > icon.contrast.high
        }
        return isStrong(from: first.lowerBound - 1, going: -1) || isStrong(from: last.upperBound, going: 1)
    }
}
