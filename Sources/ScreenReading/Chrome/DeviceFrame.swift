internal import ColorMath
internal import Raster

/// Phones that are drawn around a screen, as pictures for stores and pages have them.
///
/// The bezel of one is a dark band of one colour and one width along both sides, which closes above and
/// below, round at its corners, or, where it has a button, as wide there as nothing but a phone is.
enum DeviceFrame {
    /// Where rows are looked at for the sides of a bezel, as shares of the height, and how many of them show
    /// both: a sign or a shadow may lie on one.
    private static let (rows, fewestRows) = ([0.3, 0.4, 0.5, 0.6, 0.7], 4)
    /// How wide a bezel is, as shares of the width, and in pixels at least: outlines are thinner.
    private static let (widths, leastPixels) = (0.004...0.06, 3)
    /// How far in pixels its sides are apart from row to row, and how much their widths differ.
    private static let (straight, asWide) = (2, 1.6)
    /// How far the channels of a bezel are apart, and those of neighbours in it.
    private static let (alike, next) = (14, 4)
    /// How bright it is at most, in its largest channel: cards and margins of light pages are brighter.
    private static let brightest = 128
    /// How wide the screen within is at least for the picture, and how high for its width.
    private static let (leastWidth, aspects) = (0.25, 1.7...2.4)
    /// How far from the ends of its straight sides a bezel closes, for the width of the screen; and where its
    /// edges are looked for across.
    private static let (corner, across) = (0.35, [0.25, 0.75])
    /// How wide the bezel is above and below at least, for the width of the screen, where that has no round
    /// corners: beside a button it has a quarter.
    private static let thick = 0.15
    /// Where the bezel reaches into the corners of the box of the screen, along their diagonals, for its
    /// width: the screens of phones are round.
    private static let rounded = 0.0075...0.04
    /// The sides in pixels of a picture that shows one at least.
    private static let leastSide = 100
    /// The most bands that are compared.
    private static let mostBands = 40

    /// The screens within all bezels of a picture, from the left.
    static func screens(on screen: borrowing Bitmap<UInt8>, within box: PixelRect) -> [PixelRect] {
        guard min(box.width, box.height) >= leastSide else { return [] }
        let found = rows.map { bands(in: box.y + Int($0 * Double(box.height)), of: screen, from: box) }
        var sides: [Band] = []
        for band in found.joined() where !sides.contains(where: band.isAlike) {
            if found.count(where: { $0.contains(where: band.isAlike) }) >= fewestRows { sides.append(band) }
        }
        sides.sort { $0.columns.lowerBound < $1.columns.lowerBound }
        guard sides.count <= mostBands else { return [] }
        var screens: [PixelRect] = []
        for left in sides {
            for right in sides where right.columns.lowerBound > left.columns.upperBound {
                if let inner = closed(left, right, on: screen, in: box) { screens.append(inner) }
            }
        }
        return screens
    }

    /// A stretch of a row in one dark colour.
    private struct Band {
        let columns: Range<Int>
        let color: SRGB8

        var middle: Int { (columns.lowerBound + columns.upperBound) / 2 }

        func isAlike(_ other: Band) -> Bool {
            abs(columns.lowerBound - other.columns.lowerBound) <= straight
                && abs(columns.upperBound - other.columns.upperBound) <= straight
                && color.largestDifference(from: other.color) <= alike
        }
    }

    private static func bands(in row: Int, of screen: borrowing Bitmap<UInt8>, from box: PixelRect) -> [Band]
    {
        var bands: [Band] = []
        var start = box.x
        for x in box.x..<box.maxX {
            let isEnd =
                x + 1 == box.maxX
                || screen[x + 1, row].color.largestDifference(from: screen[x, row].color) > next
            guard isEnd else { continue }
            let band = Band(columns: start..<x + 1, color: screen[(start + x) / 2, row].color)
            if band.columns.count >= leastPixels, band.color.largest <= brightest,
                widths.contains(Double(band.columns.count) / Double(box.width))
            {
                bands.append(band)
            }
            start = x + 1
        }
        return bands
    }

    /// The screen between two sides of one bezel that closes above and below; nil where they are none.
    private static func closed(
        _ left: Band, _ right: Band, on screen: borrowing Bitmap<UInt8>, in box: PixelRect
    ) -> PixelRect? {
        let width = right.columns.lowerBound - left.columns.upperBound
        let (one, other) = (Double(left.columns.count), Double(right.columns.count))
        guard Double(width) >= leastWidth * Double(box.width),
            max(one, other) <= asWide * min(one, other) + 2,
            left.color.largestDifference(from: right.color) <= alike
        else { return nil }
        func isBezel(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: left.color) <= alike
        }
        func end(of side: Band, going step: Int) -> Int {
            var y = box.y + box.height / 2
            while y >= box.y, y < box.maxY, isBezel(side.middle, y) { y += step }
            return y
        }
        let top = max(end(of: left, going: -1), end(of: right, going: -1))
        let foot = min(end(of: left, going: 1), end(of: right, going: 1))
        let reach = Int(corner * Double(width))
        /// Where the bezel ends, coming from outside, at one height across, and how wide it is there; nil
        /// where it does not.
        func edge(from start: Int, going step: Int) -> (place: Int, depth: Int)? {
            let edges = across.map { share in
                let x = left.columns.upperBound + Int(share * Double(width))
                var (run, ends) = (0, [(place: Int, depth: Int)]())
                for y in stride(from: start, through: start + 2 * reach * step, by: step)
                where y >= box.y && y < box.maxY {
                    if isBezel(x, y) {
                        run += 1
                    } else {
                        if run >= leastPixels { ends.append((y, run)) }
                        run = 0
                    }
                }
                return ends
            }
            return edges[0].first { end in
                edges[1].contains { abs($0.place - end.place) <= straight }
            }
        }
        guard let upper = edge(from: top - reach, going: 1), let lower = edge(from: foot + reach, going: -1),
            aspects.contains(Double(lower.place + 1 - upper.place) / Double(width))
        else { return nil }
        let inner = PixelRect(
            x: left.columns.upperBound, y: upper.place, width: width,
            height: lower.place + 1 - upper.place)
        if Double(min(upper.depth, lower.depth)) >= thick * Double(width) { return inner }
        let insets = Int(rounded.lowerBound * Double(width))...Int(rounded.upperBound * Double(width))
        /// Whether the bezel reaches into a corner, which goes on in two directions.
        func isRound(_ x: Int, _ right: Int, _ y: Int, _ below: Int) -> Bool {
            insets.contains { isBezel(x + $0 * right, y + $0 * below) }
        }
        let (first, last) = (left.columns.upperBound, right.columns.lowerBound - 1)
        guard isRound(first, 1, upper.place, 1), isRound(last, -1, upper.place, 1),
            isRound(first, 1, lower.place, -1), isRound(last, -1, lower.place, -1)
        else { return nil }
        return inner
    }
}
