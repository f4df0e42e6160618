internal import Raster
internal import TextDetection

extension Region {
    /// The stretches of columns of its box that hold ink, from the left; nil where they are more than asked.
    ///
    /// - Parameter areEven: Whether nil is returned, too, as soon as two that are neither the first nor the
    ///   last differ in width by more than bars do: most text ends the search after a few letters.
    func columnsOfInk(
        atMost count: Int = .max, areEven: Bool = false, on screen: borrowing Bitmap<UInt8>
    ) -> [Range<Int>]? {
        var stretches: [Range<Int>] = []
        var (narrowest, widest) = (Int.max, 0)
        for x in box.x..<box.maxX where hasInk(inColumn: x, of: screen) {
            if let last = stretches.last, last.upperBound == x {
                stretches[stretches.count - 1] = last.lowerBound..<x + 1
                continue
            }
            if areEven, stretches.count > 1, let last = stretches.last {
                narrowest = min(narrowest, last.count)
                widest = max(widest, last.count)
                let allowed = max(Self.uneven.pixels, Self.uneven.share * Double(widest))
                guard Double(widest - narrowest) <= 2 * allowed else { return nil }
            }
            guard stretches.count < count else { return nil }
            stretches.append(x..<x + 1)
        }
        return stretches
    }

    /// How much widths and gaps of bars differ, in pixels and for a bar.
    private static let uneven = (pixels: 1.0, share: 0.25)

    /// The stretches of columns with ink where they are as wide and as far apart as each other, as bars are;
    /// nil where they are not, or are more or fewer than asked for, or the box is not within the screen.
    ///
    /// - Parameters:
    ///   - gaps: How wide the gaps are for a stretch.
    ///   - many: From how many on there may be something wider before them or behind them, which is left out.
    func barsOfInk(
        _ counts: ClosedRange<Int>, gaps: ClosedRange<Double>, besideThumbFrom many: Int = .max,
        on screen: borrowing Bitmap<UInt8>
    ) -> [Range<Int>]? {
        guard box.maxX <= screen.width, box.maxY <= screen.height,
            var bars = columnsOfInk(atMost: counts.upperBound, areEven: true, on: screen),
            counts.contains(bars.count)
        else { return nil }
        let width = Self.middle(of: bars.map { Double($0.count) })
        if bars.count > many {
            if Double(bars[0].count) > Self.thumb * width {
                bars.removeFirst()
            } else if Double(bars[bars.count - 1].count) > Self.thumb * width {
                bars.removeLast()
            }
        }
        let allowed = max(Self.uneven.pixels, Self.uneven.share * width)
        let between = zip(bars, bars.dropFirst()).map { Double($1.lowerBound - $0.upperBound) }
        let gap = Self.middle(of: between)
        let areEven =
            bars.allSatisfy { abs(Double($0.count) - width) <= allowed }
            && between.allSatisfy { gaps.contains($0 / width) && abs($0 - gap) <= allowed }
        return areEven ? bars : nil
    }

    /// How much wider than a bar the thumb of a player is at least.
    private static let thumb = 2.0

    /// The upper of the two in the middle, of an even number.
    private static func middle(of lengths: [Double]) -> Double {
        lengths.isEmpty ? 0 : lengths.sorted()[lengths.count / 2]
    }

    /// Whether a column of its box has pixels nearer to its ink than to its backdrop.
    private func hasInk(inColumn x: Int, of screen: borrowing Bitmap<UInt8>) -> Bool {
        for y in box.y..<box.maxY where isInk(screen[x, y].color) { return true }
        return false
    }
}
