/// The items of one sequence, each with neighbours of another that are it together, of those that stand in
/// one order in both and are worth the most.
///
/// As ``SequenceAlignment``, for what is in pieces in the second sequence.
package struct SpanAlignment: Hashable {
    /// What each item is; `nil` where it is nothing.
    package let spans: [Range<Int>?]
    /// What each is worth.
    package let gains: [Double]

    /// Finds the spans.
    ///
    /// - Parameters:
    ///   - items: How many items there are.
    ///   - pieces: How many pieces.
    ///   - longest: The most pieces that are one item.
    ///   - gain: What it is worth that an item is some pieces; 0 where it is not these.
    package init(items: Int, pieces: Int, longest: Int, gain: (Int, Range<Int>) -> Double) {
        var best = [[Double]](repeating: [Double](repeating: 0, count: pieces + 1), count: items + 1)
        var ends = [[Range<Int>: Double]](repeating: [:], count: items)
        for item in (0..<items).reversed() {
            for start in (0..<pieces).reversed() {
                best[item][start] = max(best[item + 1][start], best[item][start + 1])
                for end in start + 1...min(pieces, start + longest) {
                    let own = gain(item, start..<end)
                    guard own > 0 else { continue }
                    ends[item][start..<end] = own
                    best[item][start] = max(best[item][start], own + best[item + 1][end])
                }
            }
        }
        var (spans, gains) = (
            [Range<Int>?](repeating: nil, count: items), [Double](repeating: 0, count: items)
        )
        var (item, start) = (0, 0)
        while item < items, start < pieces {
            let worth = best[item][start]
            if worth == best[item + 1][start] {
                item += 1
            } else if worth == best[item][start + 1] {
                start += 1
            } else if let (span, own) = ends[item].first(where: { span, own in
                span.lowerBound == start && own + best[item + 1][span.upperBound] == worth
            }) {
                (spans[item], gains[item]) = (span, own)
                (item, start) = (item + 1, span.upperBound)
            } else {
                break
            }
        }
        self.spans = spans
        self.gains = gains
    }
}
