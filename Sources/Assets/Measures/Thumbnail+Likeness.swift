extension Thumbnail {
    /// By how much one drawing may be larger than the other and still be the same: small icons are drawn
    /// bolder.
    private static let zooms: [Float] = [1, 0.76, 0.87, 1.15, 1.32]
    /// How far one may lie beside the other, in cells.
    private static let offsets = -1...1
    /// The standard deviation of code values below which there is nothing to be seen.
    private static let leastDeviation: Float = 2

    /// How alike the drawing of another image is, 0…1, whatever the size that it has there.
    ///
    /// It is the greatest correlation (Pearson) of their cells, channel by channel, where one is made a
    /// little larger or smaller and moved by a cell.
    public func likeness(to other: Thumbnail) -> Double {
        Self.likeness(cells, other.cells)
    }

    /// How alike the shapes of two drawings are, 0…1, whatever their colours: how far the cells are from the
    /// ground, which is the middle one of those along the edges; of a drawing without a ground, how much of
    /// them is drawn.
    public func likenessOfShape(to other: Thumbnail) -> Double {
        Self.likeness(shape, other.shape)
    }

    /// The cells along the edges.
    private static let edge = (0..<side * side).filter { cell in
        let (row, column) = cell.quotientAndRemainder(dividingBy: side)
        return row == 0 || column == 0 || row == side - 1 || column == side - 1
    }

    /// The middle one of the cells along the edges, channel by channel.
    private var ground: SIMD3<Float> {
        SIMD3(
            (0..<3).map { channel in
                let levels = Self.edge.map { cells[$0][channel] }.sorted()
                return levels[levels.count / 2]
            })
    }

    /// The difference of code values, over all channels, up to which two cells are one ground.
    private static let sameGround: Float = 96

    /// Whether the drawing lies on a ground of one colour, or on one that hardly changes, or on none, and so
    /// can be told from it: three quarters of the cells along the edges are alike.
    public var hasPlainGround: Bool {
        let ground = ground
        let alike = Self.edge.count { cell in
            let difference = cells[cell] - ground
            return pointwiseMax(difference, -difference).sum() <= Self.sameGround
        }
        return 4 * alike >= 3 * Self.edge.count
    }

    private var shape: [SIMD3<Float>] {
        let edgeCover = Self.edge.map { cover[$0] }.sorted()[Self.edge.count / 2]
        guard edgeCover > 0.5 else { return cover.map { SIMD3(255 * $0, 0, 0) } }
        let ground = ground
        return cells.map { cell in
            let difference = cell - ground
            return SIMD3(pointwiseMax(difference, -difference).sum(), 0, 0)
        }
    }

    private static func likeness(_ cells: [SIMD3<Float>], _ others: [SIMD3<Float>]) -> Double {
        let deviations = [cells, others].map(deviation)
        guard deviations.allSatisfy({ $0 >= leastDeviation }) else {
            return deviations.allSatisfy { $0 < leastDeviation } ? 1 : 0
        }
        return zooms.lazy.flatMap { zoom -> [Double] in
            let zoomed = zoom == 1 ? cells : Self.zoomed(cells, by: zoom)
            return offsets.flatMap { down in
                offsets.map { correlation(of: zoomed, with: others, right: $0, down: down) }
            }
        }.max() ?? 0
    }

    private static func deviation(of cells: [SIMD3<Float>]) -> Float {
        let mean = cells.reduce(.zero, +) / Float(cells.count)
        let squares = cells.reduce(Float.zero) { $0 + (($1 - mean) * ($1 - mean)).sum() }
        return (squares / Float(cells.count)).squareRoot()
    }

    /// The cells made larger about the middle, between cells by their neighbours.
    private static func zoomed(_ cells: [SIMD3<Float>], by zoom: Float) -> [SIMD3<Float>] {
        let middle = Float(side - 1) / 2
        let places = (0..<side).map { min(Float(side - 1), max(0, middle + (Float($0) - middle) / zoom)) }
        func between(_ place: Float, _ cell: (Int) -> SIMD3<Float>) -> SIMD3<Float> {
            let first = Int(place)
            let second = min(side - 1, first + 1)
            return cell(first) + (cell(second) - cell(first)) * (place - Float(first))
        }
        return places.flatMap { y in
            places.map { x in
                between(y) { row in between(x) { column in cells[row * side + column] } }
            }
        }
    }

    /// The correlation of the cells that two drawings share where one is moved.
    private static func correlation(
        of cells: [SIMD3<Float>], with others: [SIMD3<Float>], right: Int, down: Int
    ) -> Double {
        var pairs: [(SIMD3<Float>, SIMD3<Float>)] = []
        for y in max(0, -down)..<min(side, side - down) {
            for x in max(0, -right)..<min(side, side - right) {
                pairs.append((cells[(y + down) * side + x + right], others[y * side + x]))
            }
        }
        let count = Float(pairs.count)
        let means = pairs.reduce((SIMD3<Float>.zero, SIMD3<Float>.zero)) { ($0.0 + $1.0, $0.1 + $1.1) }
        var (own, other, both): (Float, Float, Float) = (0, 0, 0)
        for (one, two) in pairs {
            let (a, b) = (one - means.0 / count, two - means.1 / count)
            own += (a * a).sum()
            other += (b * b).sum()
            both += (a * b).sum()
        }
        let spread = (own * other).squareRoot()
        return spread > 0 ? max(0, Double(both / spread)) : 0
    }
}
