internal import ColorMath
internal import Raster

/// The colours that cover areas of a screen evenly, and those of the fine lines between them.
struct SurfaceColors {
    /// A colour and what it was seen beside.
    struct Surface {
        let color: SRGB8
        /// The colours above and below it, the most frequent first.
        let neighbors: [SRGB8]
    }

    /// The colours of areas, those of the largest first.
    private(set) var areas: [Surface] = []
    /// The colours of lines one pixel high, those of the longest first.
    private(set) var lines: [Surface] = []

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

    init(of screen: Bitmap<UInt8>, scale: Double) {
        var counts: [UInt32: Count] = [:]
        let (width, height) = (screen.width, screen.height)
        for y in 0..<height {
            var start = 0
            for x in 1...width where x == width || screen[x, y].code != screen[start, y].code {
                let length = x - start
                if length >= Self.shortestRun {
                    Self.count(screen, x: start + length / 2, y: y, length: length, height, in: &counts)
                }
                start = x
            }
        }
        areas = Self.ranked(counts, by: \.area, atLeast: Self.smallestArea * scale * scale)
        let areaColors = Set(areas.map(\.color))
        lines = Self.ranked(counts, by: \.line, atLeast: Self.shortestLine * scale)
            .filter { !areaColors.contains($0.color) }
    }

    /// Counts a run by its middle: as part of an area where the pixel above or below is the same, else of a line.
    private static func count(
        _ screen: Bitmap<UInt8>, x: Int, y: Int, length: Int, _ height: Int, in counts: inout [UInt32: Count]
    ) {
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
    ) -> [Surface] {
        counts.filter { Double($0.value[keyPath: amount]) >= least }
            .sorted { ($1.value[keyPath: amount], $0.key) < ($0.value[keyPath: amount], $1.key) }
            .map { code, count in
                let neighbors = count.neighbors.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                return Surface(
                    color: SRGB8(code: code), neighbors: neighbors.prefix(3).map { SRGB8(code: $0.key) })
            }
    }
}

extension RGBA<UInt8> {
    /// Red, green and blue in one number.
    var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// The colour without its alpha.
    var color: SRGB8 { SRGB8(red: red, green: green, blue: blue) }

    /// An opaque pixel.
    init(_ color: SRGB8) { self.init(red: color.red, green: color.green, blue: color.blue) }
}
