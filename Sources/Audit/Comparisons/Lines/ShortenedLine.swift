internal import TextDetection

extension ScreenPair {
    /// How alike what is left of a line is at least to its beginning, where the lines around it say that it
    /// may be that.
    private static var leastLikeness: Double { 0.7 }
    /// How much has to be left before the ellipsis, in heights of the line.
    private static var leastLeft: Double { 0.8 }

    /// The new lines that end in an ellipsis, and the lost lines of which each seems to be the beginning:
    /// that among the same neighbours whose first letters are most alike.
    func shortenedLinesFound() -> [(line: Int, reference: Int)] {
        var free = matching.lost.filter { !reference.endsInEllipsis($0) }
        guard !free.isEmpty else { return [] }
        return matching.new.filter(screen.endsInEllipsis).compactMap { line in
            let known = free.map { old in
                matching.areNear(old, line)
                    ? reference.likeness(
                        ofBeginning: old, to: line, on: screen, widening: matching.widening,
                        fewest: Self.leastLeft)
                    : 0
            }
            guard let place = known.indices.max(by: { known[$0] < known[$1] }),
                known[place] >= Self.leastLikeness
            else { return nil }
            return (line, free.remove(at: place))
        }
    }
}
