internal import ColorMath

/// Finds the first of some requirements of a colour that cannot be met with another one, without trying each.
///
/// A requirement forbids an interval of luminances around that of the other side. Two cannot be met at once
/// where their intervals together leave nothing of 0…1: where one reaches down to black and into the other,
/// and that up to white.
struct ConflictSearch {
    /// The lower ends of intervals that reach up to white, each with the least so far, and its place.
    private var lowerEnds: [(end: Double, place: Int)] = []
    /// The upper ends of intervals that reach down to black, each with the greatest so far, and its place.
    private var upperEnds: [(end: Double, place: Int)] = []

    /// The luminances that one pair forbids. On screens of different gamuts the other side differs a little
    /// in its luminance, so that their intervals overlap and are one.
    struct Forbidden {
        let lower: Double
        let upper: Double

        /// Joins what is required on each screen; `nil` where nothing is.
        init?(_ requirements: [ContrastRepair.Requirement]) {
            let intervals = requirements.map(\.forbidden)
            guard let lower = intervals.map(\.lower).min(), let upper = intervals.map(\.upper).max() else {
                return nil
            }
            self.lower = lower
            self.upper = upper
        }
    }

    /// Takes what is forbidden, in its order; `nil` forbids nothing.
    init(_ requirements: [Forbidden?]) {
        for (place, forbidden) in requirements.enumerated() {
            guard let forbidden else { continue }
            if forbidden.upper > 1, forbidden.lower < lowerEnds.last?.end ?? .infinity {
                lowerEnds.append((forbidden.lower, place))
            }
            if forbidden.lower < 0, forbidden.upper > upperEnds.last?.end ?? -.infinity {
                upperEnds.append((forbidden.upper, place))
            }
        }
    }

    /// The place of the first requirement that cannot be met with one that can be met by itself.
    func first(against forbidden: Forbidden) -> Int? {
        // The least and the greatest so far change in one direction only, so that the first to do is found by
        // halving.
        let above =
            forbidden.lower < 0 ? lowerEnds.firstOrdered(where: { $0.end < forbidden.upper }) : nil
        let below =
            forbidden.upper > 1 ? upperEnds.firstOrdered(where: { $0.end > forbidden.lower }) : nil
        let alone = lowerEnds.firstOrdered(where: { $0.end < 0 })
        return [above, below, alone].compactMap { $0?.place }.min()
    }
}

extension [(end: Double, place: Int)] {
    /// The first element for which something is so, where it is so for all after it, too.
    fileprivate func firstOrdered(where isSo: (Element) -> Bool) -> Element? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isSo(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low < endIndex ? self[low] : nil
    }
}
