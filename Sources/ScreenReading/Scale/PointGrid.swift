internal import ColorMath
package import Raster

/// Where the level and upright edges of a screen lie, in pixels: layouts are in whole points, and so at two
/// pixels a point most edges lie on every second pixel, at three on every third.
///
/// An edge is a change between two colours that are each even for some pixels along it, as those of boxes,
/// rules and bars are, and hardly those of letters and pictures.
package struct PointGrid {
    /// Pixels from one line that is looked along to the next.
    private static let step = 16
    /// How far in pixels to either side both colours are even, and how far apart the pixels are that are
    /// looked at there.
    private static let (reach, stride) = (12, 3)
    /// How many such lines find an edge at one place, at least: one may be the stroke of a letter.
    private static let fewestLines = 2

    /// The rows that level edges begin on, and the columns that upright ones do.
    private let places: [[Int]]

    /// Looks for the edges of a part of a picture.
    package init(of screen: Bitmap<UInt8>, within box: PixelRect) {
        places = [
            Self.places(along: box.y..<box.maxY, across: box.x..<box.maxX) { screen[$1, $0].color },
            Self.places(along: box.x..<box.maxX, across: box.y..<box.maxY) { screen[$0, $1].color },
        ]
    }

    /// The places along which the colour changes, on several of the lines across.
    private static func places(
        along: Range<Int>, across: Range<Int>, color: (_ along: Int, _ across: Int) -> SRGB8
    ) -> [Int] {
        var counts = [Int](repeating: 0, count: along.count)
        let lines = Swift.stride(from: across.lowerBound + reach, to: across.upperBound - reach, by: step)
        for line in lines {
            guard var before = along.first.map({ color($0, line) }) else { continue }
            for place in along.dropFirst() {
                let own = color(place, line)
                defer { before = own }
                guard own != before else { continue }
                let isEven = Swift.stride(from: line - reach, through: line + reach, by: stride).allSatisfy {
                    color(place, $0) == own && color(place - 1, $0) == before
                }
                if isEven { counts[place - along.lowerBound] += 1 }
            }
        }
        return counts.indices.filter { counts[$0] >= fewestLines }
    }

    /// The fewest edges one way that say something.
    private static let fewestEdges = 8
    /// How the odds of a scale rise with how far the edges are from lying anywhere: of 400 screens whose
    /// scale was known, a tenth of those at one pixel a point were more than 1.6 standard deviations off, and
    /// more than half of those at two and three pixels.
    private static let (slope, usual) = (1.1, 1.6)
    /// The odds at most and at least: few pages are laid out on every second pixel, and many screens on none.
    private static let odds = 0.3...12.0

    /// How much likelier a scale is than one of a pixel a point, as far as the edges tell: 1 where they do
    /// not, and at scales that are no whole number.
    package func likelihood(at scale: Double) -> Double {
        guard let every = Int(exactly: scale), every > 1 else { return 1 }
        let deviations = places.filter { $0.count >= Self.fewestEdges }.map {
            deviation(of: $0, every: every)
        }
        guard let most = deviations.max() else { return 1 }
        let odds = exponential(Self.slope * (most - Self.usual))
        return min(Self.odds.upperBound, max(Self.odds.lowerBound, odds))
    }

    /// By how many standard deviations more places than by chance have one remainder.
    private func deviation(of places: [Int], every: Int) -> Double {
        var counts = [Int](repeating: 0, count: every)
        for place in places { counts[place % every] += 1 }
        let (count, share) = (Double(places.count), 1 / Double(every))
        return (Double(counts.max() ?? 0) - count * share) / (count * share * (1 - share)).squareRoot()
    }
}
