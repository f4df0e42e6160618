package import Raster

/// A screen cut into quasi-flat zones: sets of pixels linked by neighbours that hardly differ.
///
/// Links follow gradients, nested cards and pills without any model of a background. Zones are stored as horizontal
/// runs, which tile every row; runs of one zone share a root. See P. Soille, "Constrained connectivity for
/// hierarchical image partitioning and simplification", IEEE TPAMI 30 (2008).
package struct QuasiFlatRuns {
    package let width: Int
    package let height: Int
    /// The first column of each run; it ends where the next run or the row does.
    package private(set) var starts: [Int32] = []
    /// The index of each row's first run, and at the end the number of runs.
    private(set) var rowStarts: [Int32] = []
    /// The sets of runs that are zones; flat once the scan is over.
    private(set) var sets = DisjointSets()
    /// The thresholds that cut the zones.
    private(set) var thresholds: TileThresholds

    /// The runs of a row.
    @inline(__always)
    package func runs(ofRow y: Int) -> Range<Int> {
        Int(rowStarts[y])..<Int(rowStarts[y + 1])
    }

    /// The column after the last one of a run in a row that ends at `rowEnd`.
    @inline(__always)
    package func end(of run: Int, rowEnd: Int) -> Int {
        run + 1 < rowEnd ? Int(starts[run + 1]) : width
    }

    /// The run of a row that covers a column.
    func run(at x: Int, inRow row: Range<Int>) -> Int {
        var low = row.lowerBound
        var high = row.upperBound
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= x { low = middle } else { high = middle }
        }
        return low
    }

    /// The zone of a run: the first of the zone's runs.
    @inline(__always)
    package func zone(of run: Int) -> Int { Int(sets.parents[run]) }

    /// Cuts a screen into zones.
    ///
    /// - Parameter scale: pixels per point.
    init(_ screen: borrowing Bitmap<UInt8>, scale: Double) {
        self.init(screen, cutBy: TileThresholds(width: screen.width, scale: scale))
    }

    /// Cuts a screen into zones whose colour nowhere differs by more than a threshold, noise or not.
    ///
    /// - Parameter threshold: the largest difference of linked neighbours in any channel, in code values of Display P3.
    package init(_ screen: borrowing Bitmap<UInt8>, threshold: UInt8) {
        self.init(screen, cutBy: TileThresholds(width: screen.width, fixed: threshold))
    }

    private init(_ screen: borrowing Bitmap<UInt8>, cutBy thresholds: TileThresholds) {
        width = screen.width
        height = screen.height
        self.thresholds = thresholds
        rowStarts.reserveCapacity(height + 1)
        starts.reserveCapacity(width * height / 32)
        sets.reserveCapacity(width * height / 32)
        screen.pixels.withUnsafeBytes { bytes in
            guard let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
            scan(pixels)
        }
        rowStarts.append(Int32(starts.count))
        _ = sets.flatten()
    }

    /// One band of tiles at a time, so that its differences stay in the cache between the passes over them.
    private mutating func scan(_ pixels: UnsafePointer<UInt32>) {
        var band = DifferenceBand(width: width, rows: thresholds.side)
        for top in stride(from: 0, to: height, by: thresholds.side) {
            let rows = min(thresholds.side, height - top)
            band.load(pixels + top * width, rows: rows, isLast: top + rows == height)
            band.horizontal.withUnsafeBufferPointer { horizontal in
                band.vertical.withUnsafeBufferPointer { vertical in
                    guard let across = horizontal.baseAddress, let down = vertical.baseAddress else { return }
                    thresholds.append(
                        horizontal: across, vertical: down + width, width: width, rows: rows)
                    let first = thresholds.values.count - thresholds.columns
                    for row in 0..<rows {
                        if band.repeats[row] {
                            repeatRow()
                            continue
                        }
                        cutRow(across + row * width, tiles: first)
                        let above = row == 0 ? first - thresholds.columns : first
                        if top + row > 0 { linkRow(y: top + row, down + row * width, tiles: above) }
                    }
                }
            }
        }
    }

    /// Adds a row that is the same as the one above, under the same thresholds: each run belongs to the one above it.
    private mutating func repeatRow() {
        let above = Int(rowStarts[rowStarts.count - 1])..<starts.count
        rowStarts.append(Int32(starts.count))
        for run in above { starts.append(starts[run]) }
        sets.grow(below: above)
    }

    /// Cuts one row into runs.
    private mutating func cutRow(_ differences: UnsafePointer<UInt8>, tiles: Int) {
        rowStarts.append(Int32(starts.count))
        starts.append(0)
        let wide = UnsafeRawPointer(differences)
        for column in 0..<thresholds.columns {
            let threshold = thresholds.values[tiles + column]
            let end = min((column + 1) * thresholds.side, width - 1)
            var x = column * thresholds.side
            while x + 8 <= end {
                if wide.loadUnaligned(fromByteOffset: x, as: UInt64.self) != 0 {
                    for pixel in x..<x + 8 where differences[pixel] > threshold {
                        starts.append(Int32(truncatingIfNeeded: pixel + 1))
                    }
                }
                x += 8
            }
            while x < end {
                if differences[x] > threshold { starts.append(Int32(truncatingIfNeeded: x + 1)) }
                x += 1
            }
        }
        sets.grow(to: starts.count)
    }

    /// Links the runs of the newest row with those above that they touch.
    ///
    /// - Parameters:
    ///   - differences: of the row above with this one.
    ///   - tiles: the index of the first tile of the row above.
    private mutating func linkRow(y: Int, _ differences: UnsafePointer<UInt8>, tiles: Int) {
        let upperEnd = Int(rowStarts[y])
        let lowerEnd = starts.count
        var upper = Int(rowStarts[y - 1])
        var lower = upperEnd
        while upper < upperEnd, lower < lowerEnd {
            let upperLimit = end(of: upper, rowEnd: upperEnd)
            let lowerLimit = end(of: lower, rowEnd: lowerEnd)
            let from = Int(max(starts[upper], starts[lower]))
            let to = min(upperLimit, lowerLimit)
            let a = sets.root(upper)
            let b = sets.root(lower)
            if a != b, isLinked(differences, from: from, to: to, tiles: tiles) { sets.merge(roots: a, b) }
            if upperLimit <= to { upper += 1 }
            if lowerLimit <= to { lower += 1 }
        }
    }

    @inline(__always)
    private func isLinked(_ differences: UnsafePointer<UInt8>, from: Int, to: Int, tiles: Int) -> Bool {
        var x = from
        // No threshold is below 0: nearly always the first pixel settles it, without a look at the tiles.
        if differences[x] == 0 { return true }
        while x < to {
            let column = x / thresholds.side
            let threshold = thresholds.values[tiles + column]
            let end = min(to, (column + 1) * thresholds.side)
            while x < end {
                if differences[x] <= threshold { return true }
                x += 1
            }
        }
        return false
    }
}
