/// A place among the runs of one row.
struct RunCursor {
    private let starts: PixelMask
    private let row: Range<Int>
    /// The run, counted from the screen's first.
    private(set) var index: Int
    /// The columns that the run covers.
    private(set) var columns: Range<Int>

    /// The first run of a row.
    ///
    /// - Parameters:
    ///   - row: the pixels of the row.
    ///   - starts: the pixels that runs begin at.
    ///   - index: the first run's.
    @inline(__always)
    init(_ row: Range<Int>, of starts: PixelMask, index: Int) {
        self.starts = starts
        self.row = row
        self.index = index
        columns = 0..<starts.first(in: row.lowerBound + 1..<row.upperBound) - row.lowerBound
    }

    /// Goes on to the next run, which there has to be.
    @inline(__always)
    mutating func advance() {
        let start = row.lowerBound + columns.upperBound
        index += 1
        columns = columns.upperBound..<starts.first(in: start + 1..<row.upperBound) - row.lowerBound
    }
}
