/// Finds boxes by the rows they occupy, without looking at all of them.
struct RowIndex {
    private let bandHeight: Int
    private var bands: [[Int32]]

    /// An index over a screen of `height` rows, in bands of `bandHeight`.
    init(height: Int, bandHeight: Int) {
        self.bandHeight = max(1, bandHeight)
        bands = Array(repeating: [], count: height / self.bandHeight + 1)
    }

    /// Adds an item that occupies rows; an item that has grown may be added again.
    mutating func insert(_ item: Int, rows: Range<Int>) {
        for band in bandRange(rows) { bands[band].append(Int32(item)) }
    }

    /// The items that may share a row with `rows`, each once, in ascending order.
    func items(in rows: Range<Int>) -> [Int] {
        var found: [Int32] = []
        for band in bandRange(rows) { found += bands[band] }
        found.sort()
        var items: [Int] = []
        items.reserveCapacity(found.count)
        for item in found where items.last != Int(item) { items.append(Int(item)) }
        return items
    }

    private func bandRange(_ rows: Range<Int>) -> ClosedRange<Int> {
        let last = bands.count - 1
        let first = min(max(0, rows.lowerBound / bandHeight), last)
        return first...min(max(first, (rows.upperBound - 1) / bandHeight), last)
    }
}
