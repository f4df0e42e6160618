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
    /// The codes in Display P3 of a part of one row and of the row below it, one after the other.
    private var codes: [UInt32]

    /// The most columns whose codes are held at a time: wider than nearly all screens.
    private static let mostColumns = 8192

    init(width: Int, rows: Int) {
        self.width = width
        horizontal = [UInt8](repeating: 0, count: width * rows)
        vertical = [UInt8](repeating: 0, count: width * (rows + 1))
        repeats = [Bool](repeating: false, count: rows + 1)
        codes = [UInt32](repeating: 0, count: 2 * (min(width, Self.mostColumns) + 1))
    }

    /// Takes the differences of the next band; `isLast` where no row follows it.
    mutating func load(_ pixels: UnsafePointer<UInt32>, rows count: Int, isLast: Bool) {
        for row in repeats.indices { repeats[row] = row > 0 && row <= count }
        vertical.withUnsafeMutableBufferPointer { vertical in
            guard let down = vertical.baseAddress else { return }
            down.update(from: down + rows * width, count: width)
        }
        for left in stride(from: 0, to: width, by: Self.mostColumns) {
            let columns = left..<min(width, left + Self.mostColumns)
            load(columns, of: pixels, rows: count, isLast: isLast)
        }
        rows = count
    }

    /// Takes those of some columns.
    private mutating func load(
        _ columns: Range<Int>, of pixels: UnsafePointer<UInt32>, rows count: Int, isLast: Bool
    ) {
        // The last column's right neighbour is in the next part.
        let coded = columns.count + (columns.upperBound < width ? 1 : 0)
        codes.withUnsafeMutableBufferPointer { codes in
            vertical.withUnsafeMutableBufferPointer { vertical in
                horizontal.withUnsafeMutableBufferPointer { horizontal in
                    guard let down = vertical.baseAddress, let across = horizontal.baseAddress,
                        var upper = codes.baseAddress
                    else { return }
                    var lower = upper + codes.count / 2
                    DisplayP3Codes.write(pixels + columns.lowerBound, count: coded, to: upper)
                    var repeatsAbove = false
                    for row in 0..<count {
                        let place = row * width + columns.lowerBound
                        let target = across + place
                        if repeatsAbove {
                            target.update(from: target - width, count: columns.count)
                        } else {
                            NeighbourDifference.write(upper, upper + 1, count: coded - 1, to: target)
                        }
                        let below = down + place + width
                        let pixel = pixels + place
                        if isLast && row == count - 1 {
                            below.update(repeating: 0, count: columns.count)
                            repeatsAbove = false
                        } else if NeighbourDifference.isZero(pixel, pixel + width, count: coded) {
                            below.update(repeating: 0, count: columns.count)
                            repeatsAbove = true
                        } else {
                            DisplayP3Codes.write(pixel + width, count: coded, to: lower)
                            repeatsAbove =
                                NeighbourDifference.write(upper, lower, count: columns.count, to: below)
                                && upper[coded - 1] == lower[coded - 1]
                            swap(&upper, &lower)
                        }
                        if !repeatsAbove { repeats[row + 1] = false }
                    }
                }
            }
        }
    }
}
