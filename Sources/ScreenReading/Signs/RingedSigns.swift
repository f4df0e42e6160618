internal import ColorMath
internal import Raster
internal import TextDetection

/// Signs in rings, as those that close, inform and warn have, that were taken for letters.
///
/// Each is as wide as high, and most are a ring with something in it that does not touch it. Ideographs that
/// hold others are square.
enum RingedSigns {
    /// The most signs in a row.
    private static let most = 5
    /// How high one is in pixels at least: smaller ones show no gap between a ring and what it holds.
    private static let leastHeight = 12
    /// How much wider than high a sign is, and the share of a row's height that it has.
    private static let (round, high) = (0.88...1.14, 0.85)
    /// How deep a ring lies within its round outline at most, as a share of its height.
    private static let ring = 0.15
    /// The share of signs that are ringed at least.
    private static let ringed = 0.5

    /// Whether a region is a row of such signs, or one.
    static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, box.height >= leastHeight,
            box.maxX <= screen.width, box.maxY <= screen.height,
            let columns = region.columnsOfInk(atMost: most, on: screen), !columns.isEmpty
        else { return false }
        let signs = columns.map { sign(in: $0, of: region, on: screen) }
        guard
            signs.allSatisfy({
                round.contains(Double($0.width) / Double(max(1, $0.height)))
                    && Double($0.height) >= high * Double(box.height)
            })
        else { return false }
        let held = signs.count { isRinged($0, in: region, on: screen) }
        return held > 0 && Double(held) >= ringed * Double(signs.count)
    }

    /// The box of the ink in some columns.
    private static func sign(
        in columns: Range<Int>, of region: Region, on screen: borrowing Bitmap<UInt8>
    ) -> PixelRect {
        let box = region.box
        func hasInk(_ y: Int) -> Bool {
            for x in columns where region.isInk(screen[x, y].color) { return true }
            return false
        }
        let top = (box.y..<box.maxY).first(where: hasInk) ?? box.y
        let foot = (box.y..<box.maxY).last(where: hasInk) ?? box.y
        return PixelRect(x: columns.lowerBound, y: top, width: columns.count, height: foot + 1 - top)
    }

    /// Whether a sign is a ring, and between that and its middle is a gap before something else.
    private static func isRinged(
        _ sign: PixelRect, in region: Region, on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        let half = (across: Double(sign.width - 1) / 2, down: Double(sign.height - 1) / 2)
        let length = max(sign.width, sign.height) / 2
        let depth = max(2, Int(ring * Double(sign.height)))
        var gaps = 0
        for (right, below) in ways {
            // From the round outline to the middle.
            let way = (0...length).map { step in
                let share = 1 - Double(step) / Double(length)
                let x = sign.x + Int((half.across * (1 + share * right)).rounded())
                let y = sign.y + Int((half.down * (1 + share * below)).rounded())
                return region.isInk(screen[x, y].color)
            }
            guard let outer = way.prefix(depth).firstIndex(of: true) else { return false }
            if way[outer...].drop(while: { $0 }).contains(true) { gaps += 1 }
        }
        return gaps * 2 >= ways.count
    }

    /// Sixteen directions from the middle of a ring.
    private static let ways: [(Double, Double)] = {
        let steps = [(1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924)]
        return steps.flatMap { [($0, $1), (-$1, $0), (-$0, -$1), ($1, -$0)] }
    }()
}
