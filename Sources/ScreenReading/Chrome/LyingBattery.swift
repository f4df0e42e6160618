internal import ColorMath
internal import Raster

/// The battery at the right end of an iPhone's status bar: a box that lies, with a nub at its right.
///
/// It is looked for by its own pixels, as text of the app that runs under the bar may become one line with
/// it.
enum LyingBattery {
    /// The part of a phone's screen that it lies in: columns and rows, as shares of the width.
    private static let (leftSide, lowest) = (0.72, 0.16)
    /// How much higher than wide a screen is that has such a bar.
    private static let shape = 1.5
    /// Its width without the nub, as a share of that of the screen, and for its height: 22 to 28 points of
    /// 320 to 440.
    private static let (widths, aspects) = (0.05...0.09, 1.6...2.5)
    /// How much of its top and its bottom, and of its sides, are straight: its corners are round.
    private static let (straightAcross, straightDown) = (0.5, 0.3)
    /// How far the nub is from the body and how wide it is at most, and its heights, for that of the body.
    private static let (nubGap, nubWidth, nubHeights) = (0.3, 0.3, 0.2...0.6)
    /// How far the middle of the nub is from that of the body, as a share of its height.
    private static let level = 0.13
    /// How far apart channels of ink and page are: the outline of the battery may be translucent.
    private static let difference = 40

    /// The battery of a screen that is held upright; nil where none is told from the page behind it.
    static func find(on screen: Bitmap<UInt8>) -> Chrome.Battery? {
        let (width, height) = (screen.width, screen.height)
        guard width >= NavigationBar.leastWidth, Double(height) >= shape * Double(width) else { return nil }
        let left = Int(leftSide * Double(width))
        let part = (width: width - left, height: Int(lowest * Double(width)))
        let page = screen[width - 1, 0].color
        var isInk = [Bool](repeating: false, count: part.width * part.height)
        for y in 0..<part.height {
            for x in 0..<part.width {
                isInk[y * part.width + x] =
                    screen[left + x, y].color.largestDifference(from: page) >= difference
            }
        }
        let boxes = ConnectedPixels.all(width: part.width, isIn: isInk).map(\.box)
        let body = boxes.first { box in
            widths.contains(Double(box.width) / Double(width))
                && aspects.contains(Double(box.width) / Double(box.height))
                && isFramed(box, isInk, in: part.width) && boxes.contains { isNub($0, of: box) }
        }
        guard let box = body?.moved(right: left) else { return nil }
        let colors = (box.y..<box.maxY).flatMap { y in (box.x..<box.maxX).map { screen[$0, y].color } }
        let ink = colors.max { $0.largestDifference(from: page) < $1.largestDifference(from: page) }
        return ink.map { Chrome.Battery(box: box, ink: $0) }
    }

    /// Whether ink runs along all four sides of a box, or right within them where corners are round.
    private static func isFramed(_ box: PixelRect, _ isInk: [Bool], in width: Int) -> Bool {
        func share(ofRow y: Int) -> Double {
            Double((box.x..<box.maxX).count { isInk[y * width + $0] }) / Double(box.width)
        }
        func share(ofColumn x: Int) -> Double {
            Double((box.y..<box.maxY).count { isInk[$0 * width + x] }) / Double(box.height)
        }
        return [box.y, box.maxY - 1].allSatisfy { share(ofRow: $0) >= straightAcross }
            && [box.x, box.maxX - 1].allSatisfy { share(ofColumn: $0) >= straightDown }
    }

    private static func isNub(_ nub: PixelRect, of body: PixelRect) -> Bool {
        let height = Double(body.height)
        let gap = Double(nub.x - body.maxX)
        return (0...nubGap * height).contains(gap) && Double(nub.width) <= nubWidth * height
            && nubHeights.contains(Double(nub.height) / height)
            && abs(Double(nub.y + nub.maxY - body.y - body.maxY)) / 2 <= level * height
    }
}
