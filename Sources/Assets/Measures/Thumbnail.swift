public import ColorMath
internal import Raster

/// What an image looks like made small: 16 by 16 means over mid grey, whatever its size.
public struct Thumbnail: Hashable, Sendable {
    /// Red, green and blue, 0…255, row after row.
    let cells: [SIMD3<Float>]

    /// How much of each cell is drawn, 0…1.
    let cover: [Float]

    /// The number of cells in a row and in a column.
    static let side = 16

    init(of bitmap: Bitmap<UInt8>) {
        let side = Self.side
        var covers: [Float] = []
        covers.reserveCapacity(side * side)
        cells = (0..<side * side).map { cell in
            let columns = Self.range(cell % side, of: bitmap.width)
            let rows = Self.range(cell / side, of: bitmap.height)
            var sum = SIMD3<Float>.zero
            var drawn: Float = 0
            for y in rows {
                for x in columns {
                    let pixel = bitmap.pixels[y * bitmap.width + x]
                    drawn += Float(pixel.alpha)
                    sum += 128 + (pixel.levels - 128) * (Float(pixel.alpha) / 255)
                }
            }
            covers.append(drawn / Float(255 * columns.count * rows.count))
            return sum / Float(columns.count * rows.count)
        }
        cover = covers
    }

    /// The columns or rows of a cell: one at least.
    private static func range(_ cell: Int, of length: Int) -> Range<Int> {
        let start = min(cell * length / side, length - 1)
        return start..<max(start + 1, (cell + 1) * length / side)
    }

    /// The means, in the space of the file.
    public var colors: [SRGB8] {
        cells.map { cell in
            func code(_ level: Float) -> UInt8 { UInt8(min(255, max(0, level.rounded()))) }
            return SRGB8(red: code(cell.x), green: code(cell.y), blue: code(cell.z))
        }
    }

    /// The mean relative luminance, 0…1, the codes read as sRGB.
    public var luminance: Double {
        colors.reduce(0) { $0 + $1.relativeLuminance } / Double(cells.count)
    }

    /// How unlike another image it is, 0…1: the mean difference of code values.
    public func difference(from other: Thumbnail) -> Double {
        var sum: Float = 0
        for (one, another) in zip(cells, other.cells) {
            let difference = one - another
            sum += pointwiseMax(difference, -difference).sum()
        }
        return Double(sum) / Double(3 * cells.count) / 255
    }
}
