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
    /// The codes in Display P3 of one row and of the row below it, one after the other.
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
                        var upper = codes.baseAddress
                    else { return }
                    var lower = upper + width
                    down.update(from: down + rows * width, count: width)
                    DisplayP3Codes.write(pixels, count: width, to: upper)
                    for row in 0..<count {
                        let target = across + row * width
                        if repeats[row] {
                            target.update(from: target - width, count: width)
                        } else {
                            NeighbourDifference.write(upper, upper + 1, count: width - 1, to: target)
                        }
                        let below = down + (row + 1) * width
                        let pixel = pixels + row * width
                        if isLast && row == count - 1 {
                            below.update(repeating: 0, count: width)
                        } else if NeighbourDifference.isZero(pixel, pixel + width, count: width) {
                            below.update(repeating: 0, count: width)
                            repeats[row + 1] = true
                        } else {
                            DisplayP3Codes.write(pixel + width, count: width, to: lower)
                            repeats[row + 1] = NeighbourDifference.write(
                                upper, lower, count: width, to: below)
                            swap(&upper, &lower)
                        }
                    }
                }
            }
        }
        rows = count
    }
}
