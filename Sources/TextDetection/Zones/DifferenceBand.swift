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

    init(width: Int, rows: Int) {
        self.width = width
        horizontal = [UInt8](repeating: 0, count: width * rows)
        vertical = [UInt8](repeating: 0, count: width * (rows + 1))
        repeats = [Bool](repeating: false, count: rows + 1)
    }

    /// Takes the differences of the next band; `isLast` where no row follows it.
    mutating func load(_ pixels: UnsafePointer<UInt32>, rows count: Int, isLast: Bool) {
        repeats[0] = false
        vertical.withUnsafeMutableBufferPointer { vertical in
            horizontal.withUnsafeMutableBufferPointer { horizontal in
                guard let down = vertical.baseAddress, let across = horizontal.baseAddress else { return }
                down.update(from: down + rows * width, count: width)
                for row in 0..<count {
                    let pixel = pixels + row * width
                    let target = across + row * width
                    if repeats[row] {
                        target.update(from: target - width, count: width)
                    } else {
                        NeighbourDifference.write(pixel, pixel + 1, count: width - 1, to: target)
                    }
                    let below = down + (row + 1) * width
                    if isLast && row == count - 1 {
                        below.update(repeating: 0, count: width)
                    } else {
                        repeats[row + 1] = NeighbourDifference.write(
                            pixel, pixel + width, count: width, to: below)
                    }
                }
            }
        }
        rows = count
    }
}
