package import Raster

/// A screen cut into quasi-flat zones: sets of pixels linked by neighbours that hardly differ.
///
/// Links follow gradients, nested cards and pills without any model of a background. Zones are stored as
/// horizontal runs, which tile every row; runs of one zone share a root. See P. Soille, "Constrained
/// connectivity for hierarchical image partitioning and simplification", IEEE TPAMI 30 (2008).
///
/// In noise every pixel is a run. So runs have no more than a bit for each pixel to say where they begin and
/// four bytes for each of them to say what they belong to.
package struct QuasiFlatRuns: Sendable {
    package let width: Int
    package let height: Int
    /// The pixels that runs begin at; a run ends where the next one begins.
    private(set) var starts: PixelMask
    /// How many runs begin before each word of ``starts``: with these the run at a pixel is known without
    /// counting. See G. Jacobson, "Space-efficient static trees and graphs", FOCS (1989).
    private var ranks: [Int32] = []
    /// The sets of runs that are zones; flat once the scan is over.
    private(set) var sets = DisjointSets()
    /// The thresholds that cut the zones.
    package private(set) var thresholds: TileThresholds

    /// The number of runs.
    package var count: Int { sets.count }

    /// The run that covers a pixel, counted from 0 row by row.
    @inline(__always)
    package func run(at pixel: Int) -> Int {
        Int(ranks[pixel &>> 6]) &+ starts.rankInWord(upTo: pixel) &- 1
    }

    /// Calls `body` with each run and its pixels, row by row.
    @inline(__always)
    func forEachRun(_ body: (_ run: Int, _ pixels: Range<Int>) -> Void) {
        var (run, start) = (-1, 0)
        starts.forEach { next in
            if run >= 0 { body(run, start..<next) }
            (run, start) = (run + 1, next)
        }
        if run >= 0 { body(run, start..<width * height) }
    }

    /// Calls `body` with each run of a row and its columns, from the left.
    @inline(__always)
    package func forEachRun(ofRow y: Int, _ body: (_ run: Int, _ columns: Range<Int>) -> Void) {
        forEachRun(ofRow: y, in: 0..<width, body)
    }

    /// Calls `body` with each run of a row that is longer than a pixel, and its columns, from the left.
    ///
    /// In noise and at the edges of letters most are not, and 64 of them are passed over at once.
    @inline(__always)
    package func forEachLongRun(ofRow y: Int, _ body: (_ run: Int, _ columns: Range<Int>) -> Void) {
        let row = y * width
        var run = run(at: row)
        var x = 0
        while x < width {
            // The first pixel that goes on with a run.
            let second = starts.firstOutside(in: row + x + 1..<row + width) - row
            guard second < width else { return }
            run += second - 1 - x
            let end = starts.first(in: row + second + 1..<row + width) - row
            body(run, second - 1..<end)
            run += 1
            x = end
        }
    }

    /// Calls `body` with each run that reaches into some columns of a row, and what it covers of these.
    @inline(__always)
    package func forEachRun(
        ofRow y: Int, in columns: Range<Int>, _ body: (_ run: Int, _ columns: Range<Int>) -> Void
    ) {
        guard !columns.isEmpty else { return }
        let row = y * width
        var run = run(at: row + columns.lowerBound)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let end = starts.first(in: row + x + 1..<row + columns.upperBound) - row
            body(run, x..<end)
            x = end
            run += 1
        }
    }

    /// The zone of a run: the first of the zone's runs.
    @inline(__always)
    package func zone(of run: Int) -> Int { Int(sets.parents[run]) }

    /// Hands over the roots of all runs, which are gone from here then.
    package mutating func takeRoots() -> [Int32] { sets.takeParents() }

    /// Cuts a screen into zones.
    ///
    /// - Parameters:
    ///   - codes: what its pixels are codes of.
    ///   - scale: pixels per point.
    init(
        _ screen: borrowing Bitmap<UInt8>, codes: CodeSpace, scale: Double, constants: SegmentationConstants
    ) {
        self.init(
            screen, codes: codes,
            cutBy: TileThresholds(width: screen.width, scale: scale, constants: constants))
    }

    /// Cuts a screen into zones whose colour nowhere differs by more than a threshold, noise or not.
    ///
    /// - Parameter threshold: the largest difference of linked neighbours in any channel, in code values of
    ///   Display P3.
    package init(_ screen: borrowing Bitmap<UInt8>, threshold: UInt8) {
        self.init(screen, codes: .sRGB, cutBy: TileThresholds(width: screen.width, fixed: threshold))
    }

    private init(
        _ screen: borrowing Bitmap<UInt8>, codes: CodeSpace, cutBy thresholds: TileThresholds
    ) {
        width = screen.width
        height = screen.height
        self.thresholds = thresholds
        starts = PixelMask(width: width, height: height)
        // Never more than this; memory that nothing is written to is not used up.
        sets.reserveCapacity(width * height)
        screen.pixels.withUnsafeBytes { bytes in
            guard let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return }
            scan(pixels, codes: codes)
        }
        ranks = starts.ranks()
        _ = sets.flatten()
    }

    /// One band of tiles at a time, so that its differences stay in the cache between the passes over them.
    private mutating func scan(_ pixels: UnsafePointer<UInt32>, codes: CodeSpace) {
        var band = DifferenceBand(width: width, rows: min(height, thresholds.side), codes: codes)
        var above = 0..<0
        for top in stride(from: 0, to: height, by: thresholds.side) {
            let rows = min(thresholds.side, height - top)
            band.load(pixels + top * width, rows: rows, isLast: top + rows == height)
            band.horizontal.withUnsafeBufferPointer { horizontal in
                band.vertical.withUnsafeBufferPointer { vertical in
                    guard let across = horizontal.baseAddress, let down = vertical.baseAddress else { return }
                    thresholds.append(
                        horizontal: across, vertical: down + width, width: width, rows: rows)
                    let tiles = thresholds.values.count - thresholds.columns
                    for row in 0..<rows {
                        let y = top + row
                        let first = sets.count
                        if band.repeats[row] {
                            // The same as the row above, under the same thresholds: so are its runs.
                            starts.repeatRow(above: y)
                            sets.grow(below: above)
                        } else {
                            cutRow(y: y, across + row * width, tiles: tiles)
                            let upper = row == 0 ? tiles - thresholds.columns : tiles
                            if y > 0 { linkRow(y: y, above: above, down + row * width, tiles: upper) }
                        }
                        above = first..<sets.count
                    }
                }
            }
        }
    }

    /// Cuts one row into runs.
    private mutating func cutRow(y: Int, _ differences: UnsafePointer<UInt8>, tiles: Int) {
        let row = y * width
        starts.insert(row)
        var count = 1
        let wide = UnsafeRawPointer(differences)
        for column in 0..<thresholds.columns {
            let threshold = thresholds.values[tiles + column]
            let end = min((column + 1) * thresholds.side, width - 1)
            var x = column * thresholds.side
            while x + 8 <= end {
                let eight = wide.loadUnaligned(fromByteOffset: x, as: UInt64.self)
                if eight != 0 {
                    let cuts = ByteComparison.bytes(of: eight, above: threshold)
                    if cuts != 0 {
                        starts.insert(cuts, at: row + x + 1)
                        count += cuts.nonzeroBitCount
                    }
                }
                x += 8
            }
            while x < end {
                if differences[x] > threshold {
                    starts.insert(row + x + 1)
                    count += 1
                }
                x += 1
            }
        }
        sets.grow(to: sets.count + count)
    }

    /// Links the runs of the newest row with those above that they touch.
    ///
    /// - Parameters:
    ///   - above: the runs of the row above.
    ///   - differences: of the row above with this one.
    ///   - tiles: the index of the first tile of the row above.
    private mutating func linkRow(
        y: Int, above: Range<Int>, _ differences: UnsafePointer<UInt8>, tiles: Int
    ) {
        var upper = RunCursor(starts.row(y - 1), of: starts, index: above.lowerBound)
        var lower = RunCursor(starts.row(y), of: starts, index: above.upperBound)
        while true {
            let from = max(upper.columns.lowerBound, lower.columns.lowerBound)
            let to = min(upper.columns.upperBound, lower.columns.upperBound)
            let a = sets.root(upper.index)
            let b = sets.root(lower.index)
            if a != b, isLinked(differences, from: from, to: to, tiles: tiles) { sets.merge(roots: a, b) }
            // Both rows end in the same column, so the last runs of both are met together.
            if to == width { return }
            if upper.columns.upperBound == to { upper.advance() }
            if lower.columns.upperBound == to { lower.advance() }
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
