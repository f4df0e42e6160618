/// The differences of one band of tiles.
struct DifferenceBand {
    private let width: Int
    private let space: CodeSpace
    /// Differences to the right neighbours, row by row; the last of a row is 0.
    private(set) var horizontal: [UInt8]
    /// Differences to the lower neighbours; the first row is that of the row above the band.
    private(set) var vertical: [UInt8]
    /// For each row, whether it is the same as the row above it.
    private(set) var repeats: [Bool]
    private var rows = 0
    /// The codes in Display P3 of a part of one row, and of what changes in the row below it.
    private var codes: [UInt32]

    /// The most columns whose codes are held at a time: wider than nearly all screens.
    private static let mostColumns = 8192

    init(width: Int, rows: Int, codes space: CodeSpace) {
        self.width = width
        self.space = space
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
    ///
    /// From row to row a part of the columns changes, if any: the others' codes and differences stay.
    private mutating func load(
        _ columns: Range<Int>, of pixels: UnsafePointer<UInt32>, rows count: Int, isLast: Bool
    ) {
        // The last column's right neighbour is in the next part.
        let coded = columns.count + (columns.upperBound < width ? 1 : 0)
        let (width, space) = (width, space)
        codes.withUnsafeMutableBufferPointer { codes in
            vertical.withUnsafeMutableBufferPointer { vertical in
                horizontal.withUnsafeMutableBufferPointer { horizontal in
                    guard let down = vertical.baseAddress, let across = horizontal.baseAddress,
                        let upper = codes.baseAddress
                    else { return }
                    let lower = upper + codes.count / 2
                    space.writeDisplayP3(of: pixels + columns.lowerBound, count: coded, to: upper)
                    var changed = 0..<coded
                    for row in 0..<count {
                        let place = row * width + columns.lowerBound
                        let target = across + place
                        if changed.count < coded {
                            target.update(from: target - width, count: columns.count)
                        }
                        let first = max(0, changed.lowerBound - 1)
                        NeighbourDifference.write(
                            upper + first, upper + first + 1,
                            count: min(changed.upperBound, coded - 1) - first, to: target + first)
                        let below = down + place + width
                        below.update(repeating: 0, count: columns.count)
                        guard !isLast || row < count - 1 else {
                            repeats[row + 1] = false
                            break
                        }
                        let next = pixels + place + width
                        changed = NeighbourDifference.span(next - width, next, count: coded)
                        guard !changed.isEmpty else { continue }
                        let start = changed.lowerBound
                        space.writeDisplayP3(of: next + start, count: changed.count, to: lower + start)
                        let areEqual = NeighbourDifference.write(
                            upper + start, lower + start,
                            count: min(changed.upperBound, columns.count) - start, to: below + start)
                        if areEqual, changed.upperBound < coded || upper[coded - 1] == lower[coded - 1] {
                            changed = 0..<0
                        } else {
                            repeats[row + 1] = false
                            (upper + start).update(from: lower + start, count: changed.count)
                        }
                    }
                }
            }
        }
    }
}
