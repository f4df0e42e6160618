/// The differences of one band of tiles.
struct DifferenceBand {
    private let width: Int
    /// Differences to the right neighbours, row by row; the last of a row is 0.
    private(set) var horizontal: [UInt8]
    /// Differences to the lower neighbours; the first row is that of the row above the band.
    private(set) var vertical: [UInt8]
    /// For each row, whether it is the same as the row above it.
    private(set) var repeats: [Bool]
    private var rows = 0
    /// The codes in Display P3 of one row, and room for those of the pixels that the next row changes.
    private var codes: [UInt32]

    init(width: Int, rows: Int) {
        self.width = width
        horizontal = [UInt8](repeating: 0, count: width * rows)
        vertical = [UInt8](repeating: 0, count: width * (rows + 1))
        repeats = [Bool](repeating: false, count: rows + 1)
        codes = [UInt32](repeating: 0, count: 2 * width)
    }

    /// Takes the differences of the next band; `isLast` where no row follows it.
    mutating func load(_ pixels: UnsafePointer<UInt32>, rows count: Int, isLast: Bool) {
        repeats[0] = false
        codes.withUnsafeMutableBufferPointer { codes in
            vertical.withUnsafeMutableBufferPointer { vertical in
                horizontal.withUnsafeMutableBufferPointer { horizontal in
                    guard let down = vertical.baseAddress, let across = horizontal.baseAddress,
                        let codes = codes.baseAddress
                    else { return }
                    if rows == 0 { DisplayP3Codes.write(pixels, count: width, to: codes) }
                    down.update(from: down + rows * width, count: width)
                    NeighbourDifference.write(codes, codes + 1, count: width - 1, to: across)
                    for row in 0..<count {
                        let below = down + (row + 1) * width
                        below.update(repeating: 0, count: width)
                        if isLast && row == count - 1 { break }
                        var next: UnsafeMutablePointer<UInt8>?
                        if row + 1 < count {
                            next = across + (row + 1) * width
                            next?.update(from: across + row * width, count: width)
                        }
                        repeats[row + 1] = Self.step(
                            down: pixels + row * width, width: width, codes: codes, vertical: below,
                            horizontal: next)
                    }
                }
            }
        }
        rows = count
    }

    /// Goes one row down: only where pixels change are there new codes and differences.
    ///
    /// - Parameters:
    ///   - codes: of the row above, then of the row below.
    ///   - vertical: zeros, then the differences of the two rows.
    ///   - horizontal: the differences in the row above, then those in the row below, where they are asked for.
    /// - Returns: whether the two rows have the same codes.
    private static func step(
        down pixels: UnsafePointer<UInt32>, width: Int, codes: UnsafeMutablePointer<UInt32>,
        vertical: UnsafeMutablePointer<UInt8>, horizontal: UnsafeMutablePointer<UInt8>?
    ) -> Bool {
        var isSame = true
        var changes = ChangedStretches(of: pixels, width: width)
        while let change = changes.next() {
            let count = change.count
            let old = codes + change.lowerBound
            let new = codes + width + change.lowerBound
            DisplayP3Codes.write(pixels + width + change.lowerBound, count: count, to: new)
            if NeighbourDifference.write(old, new, count: count, to: vertical + change.lowerBound) {
                continue
            }
            isSame = false
            old.update(from: new, count: count)
            guard let horizontal else { continue }
            // The pixel before the change has a new neighbour; the last of the row has none.
            let first = max(0, change.lowerBound - 1)
            let last = min(width - 1, change.upperBound)
            NeighbourDifference.write(
                codes + first, codes + first + 1, count: last - first, to: horizontal + first)
        }
        return isSame
    }
}
