/// How much a single shape looks like a character rather than an icon, by its pixels on a small grid.
///
/// A network with one hidden layer, fitted by `Samples/Characters/fit.py` on the characters of the typefaces
/// of Debian's font packages, in twelve scripts, and on icons of open sets; a quarter of the typefaces and
/// two icon sets were held out, and give the figures that the script prints.
package struct CharacterNetwork: Sendable {
    /// From the grid to the hidden units, unit by unit.
    private let first: [Float]
    private let bias: [Float]
    private let second: [Float]
    private let last: Float

    /// The fitted network.
    package static let fitted = CharacterNetwork()

    private init() {
        let cells = Self.side * Self.side
        let bytes = Self.bytes(of: Self.digits)
        precondition(bytes.count == cells * Self.hidden + 2 * Self.hidden + 1, "written by one script")
        func part(_ range: Range<Int>, _ step: Int) -> [Float] {
            bytes[range].map { Float(Int8(bitPattern: $0)) * Self.steps[step] }
        }
        let end = cells * Self.hidden
        let written = part(0..<end, 0)
        // Written cell by cell; read unit by unit.
        first = (0..<Self.hidden).flatMap { unit in (0..<cells).map { written[$0 * Self.hidden + unit] } }
        bias = part(end..<end + Self.hidden, 1)
        second = part(end + Self.hidden..<end + 2 * Self.hidden, 2)
        last = part(end + 2 * Self.hidden..<bytes.count, 3)[0]
    }

    private static func bytes(of digits: String) -> [UInt8] {
        func value(_ digit: UInt8) -> UInt8 { digit < 58 ? digit - 48 : digit - 87 }
        let codes = Array(digits.utf8)
        return stride(from: 0, to: codes.count - 1, by: 2).map {
            value(codes[$0]) << 4 | value(codes[$0 + 1])
        }
    }

    /// The logarithm of the odds that a shape is a character, where as many icons as characters are met.
    package func score(of shape: CoverageMap) -> Double {
        let grid = Self.grid(of: shape)
        let cells = grid.count
        var score = last
        for unit in 0..<Self.hidden {
            var sum = bias[unit]
            for cell in 0..<cells { sum += grid[cell] * first[unit * cells + cell] }
            score += max(0, sum) * second[unit]
        }
        return Double(score)
    }

    /// A shape on the grid, its longer side filling it, in the middle: the mean coverage of each cell.
    static func grid(of shape: CoverageMap) -> [Float] {
        let scale = Float(side) / Float(max(shape.width, shape.height))
        let (columns, rows) = (spans(of: shape.width, scale: scale), spans(of: shape.height, scale: scale))
        var grid = [Float](repeating: 0, count: side * side)
        for y in 0..<shape.height {
            for x in 0..<shape.width {
                let covered = shape[x, y]
                guard covered > 0 else { continue }
                for row in rows[y] {
                    for column in columns[x] {
                        grid[row.cell * side + column.cell] += covered * row.length * column.length
                    }
                }
            }
        }
        return grid
    }

    /// The cells that each pixel of a side lies in, and with how much of a cell.
    private static func spans(of length: Int, scale: Float) -> [[(cell: Int, length: Float)]] {
        let start = (Float(side) - Float(length) * scale) / 2
        return (0..<length).map { pixel in
            let (lower, upper) = (start + Float(pixel) * scale, start + Float(pixel + 1) * scale)
            return (max(0, Int(lower))...max(0, min(side - 1, Int(upper)))).compactMap { cell in
                let covered = min(upper, Float(cell + 1)) - max(lower, Float(cell))
                return covered > 0 ? (cell, covered) : nil
            }
        }
    }
}
