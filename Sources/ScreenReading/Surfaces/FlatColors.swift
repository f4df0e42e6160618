package import ColorMath
package import Raster

/// The exact colours that a screen is painted with: those that cover areas evenly, and those of the fine
/// lines between them. Where they lie is for surfaces to say.
package struct FlatColors: Sendable {
    /// A colour and what it was seen beside.
    package struct Entry: Hashable, Sendable {
        /// The colour.
        package let color: SRGB8
        /// The colours above and below it, the most frequent first.
        package let neighbors: [SRGB8]
    }

    /// The colours of areas, those of the largest first.
    package private(set) var areas: [Entry] = []
    /// The colours of lines one pixel high, those of the longest first.
    package private(set) var lines: [Entry] = []

    /// The shortest run of pixels that counts.
    private static let shortestRun = 8
    /// The smallest area in square points.
    private static let smallestArea = 40.0
    /// The shortest line in points, all of one colour together.
    private static let shortestLine = 20.0

    private struct Count {
        var area = 0
        var line = 0
        var neighbors: [UInt32: Int] = [:]
    }

    /// Finds the colours of a screen.
    package init(of screen: borrowing Bitmap<UInt8>, scale: Double) {
        var counts: [UInt32: Count] = [:]
        let width = screen.width
        for y in 0..<screen.height {
            let row = y * width
            var start = 0
            for x in 1...width where x == width || screen.pixels[row + x] != screen.pixels[row + start] {
                let length = x - start
                if length >= Self.shortestRun {
                    Self.count(screen, x: start + length / 2, y: y, length: length, in: &counts)
                }
                start = x
            }
        }
        areas = Self.ranked(counts, by: \.area, atLeast: Self.smallestArea * scale * scale)
        let areaColors = Set(areas.map(\.color))
        lines = Self.ranked(counts, by: \.line, atLeast: Self.shortestLine * scale)
            .filter { !areaColors.contains($0.color) }
    }

    /// Counts a run by its middle: as part of an area where the pixel above or below is the same, else of a
    /// line.
    private static func count(
        _ screen: borrowing Bitmap<UInt8>, x: Int, y: Int, length: Int, in counts: inout [UInt32: Count]
    ) {
        let height = screen.height
        let code = screen[x, y].code
        let above = y > 0 ? screen[x, y - 1].code : nil
        let below = y + 1 < height ? screen[x, y + 1].code : nil
        if above == code || below == code || height == 1 {
            counts[code, default: Count()].area += length
        } else {
            counts[code, default: Count()].line += length
        }
        // Beyond the antialiasing of its edge.
        let reach = 3
        if let above, above != code, y >= reach {
            counts[code, default: Count()].neighbors[screen[x, y - reach].code, default: 0] += length
        }
        if let below, below != code, y + reach < height {
            counts[code, default: Count()].neighbors[screen[x, y + reach].code, default: 0] += length
        }
    }

    private static func ranked(
        _ counts: [UInt32: Count], by amount: KeyPath<Count, Int>, atLeast least: Double
    ) -> [Entry] {
        counts.filter { Double($0.value[keyPath: amount]) >= least }
            .sorted { ($1.value[keyPath: amount], $0.key) < ($0.value[keyPath: amount], $1.key) }
            .map { code, count in
                let neighbors = count.neighbors.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                return Entry(
                    color: SRGB8(hex: code), neighbors: neighbors.prefix(3).map { SRGB8(hex: $0.key) })
            }
    }
}
