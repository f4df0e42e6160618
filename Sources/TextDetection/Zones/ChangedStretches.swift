/// The stretches in which a row of pixels differs from the row below it, from left to right, in whole blocks.
struct ChangedStretches: IteratorProtocol {
    private let upper: UnsafePointer<UInt32>
    private let width: Int
    private var x = 0

    private static let block = NeighbourDifference.block

    /// - Parameter upper: the first pixel of the upper row, `width` pixels before that of the lower.
    init(of upper: UnsafePointer<UInt32>, width: Int) {
        self.upper = upper
        self.width = width
    }

    mutating func next() -> Range<Int>? {
        while x < width, !isChanged(x) { x += Self.block }
        guard x < width else { return nil }
        let start = x
        while x < width, isChanged(x) { x += Self.block }
        return start..<min(x, width)
    }

    /// Whether the block from a column on differs.
    @inline(__always)
    private func isChanged(_ column: Int) -> Bool {
        let pixels = upper + column
        guard column + Self.block > width else {
            return !NeighbourDifference.isEqual(pixels, pixels + width)
        }
        return (0..<width - column).contains { pixels[$0] != pixels[$0 + width] }
    }
}
