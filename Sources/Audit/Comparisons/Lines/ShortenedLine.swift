internal import TextDetection

/// A line of the second screen that ends in an ellipsis, and what it was on the first.
struct ShortenedLine {
    /// The index of the region on the second screen.
    let line: Int
    /// The lines of the first screen that it begins, or that followed and are gone with their ends.
    let references: [Int]
    /// Whether its words say that it is these; otherwise it is only alike.
    let isSure: Bool
}

extension ScreenPair {
    /// How alike what is left of a line is at least to its beginning, where the lines around it say that it
    /// may be that.
    private static var leastLikeness: Double { 0.7 }
    /// How much has to be left before the ellipsis, in heights of the line.
    private static var leastLeft: Double { 0.8 }
    /// The share of the words before the last, which the ellipsis cuts, that are those of a text, and the
    /// fewest.
    private static var shareOfWords: Double { 0.7 }
    private static var fewestWords: Int { 2 }

    /// The new lines that end in an ellipsis, and the lost lines of which each seems to be the beginning:
    /// those whose words it has, or that among the same neighbours whose first letters are most alike.
    func shortenedLinesFound() -> [ShortenedLine] {
        var free = matching.lost.filter { !reference.endsInEllipsis($0) }
        guard !free.isEmpty else { return [] }
        return matching.new.filter(screen.endsInEllipsis).compactMap { line in
            if let references = linesWithWords(of: line, among: free) {
                free.removeAll(where: references.contains)
                return ShortenedLine(line: line, references: references, isSure: true)
            }
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
            return ShortenedLine(line: line, references: [free.remove(at: place)], isSure: false)
        }
    }

    /// The lost lines of the text that a new line has the words of, from the first of these on; `nil` where
    /// it has those of none.
    private func linesWithWords(of line: Int, among lost: [Int]) -> [Int]? {
        let all = screen.words(of: line)
        let words = screen.traits.runsFromRight ? all.dropFirst() : all.dropLast()
        guard words.count >= Self.fewestWords else { return nil }
        let least = Self.shareOfWords * words.reduce(0) { $0 + $1.width }
        return foundWords.lazy.compactMap { text -> [Int]? in
            let own = text.entries.filter { $0.found?.line == line }
            guard own.count >= Self.fewestWords, own.reduce(0, { $0 + ($1.found?.width ?? 0) }) >= least,
                let first = own.first?.word.line
            else { return nil }
            let gone = lost.filter { $0 >= first && text.lost.contains($0) }
            return gone.isEmpty ? nil : gone
        }.first
    }
}
