/// How much a single shape looks like a character rather than an icon, by its pixels on a small grid.
///
/// A network with one hidden layer, fitted by `Samples/Characters/fit.py` on the characters of the typefaces
/// of Debian's font packages, in twelve scripts, and on icons of open sets; a quarter of the typefaces and
/// two icon sets were held out, and give the figures that the script prints.
package struct CharacterNetwork: Sendable {
    private let network: FittedNetwork

    /// The fitted network.
    package static let fitted = CharacterNetwork()

    private init() {
        network = FittedNetwork(
            inputs: Self.side * Self.side, hidden: Self.hidden, answers: 1, digits: Self.digits, perNumber: 2,
            steps: Self.steps)
    }

    /// The logarithm of the odds that a shape is a character, where as many icons as characters are met.
    package func score(of shape: CoverageMap) -> Double {
        Double(network.answers(to: Self.grid(of: shape))[0])
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
