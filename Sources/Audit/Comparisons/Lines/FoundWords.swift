internal import Raster
internal import ScreenReading
internal import TextDetection

/// The words of a text of the first screen, and those of the second that they are.
///
/// Text that wraps elsewhere has other lines, and the same words in the same order.
struct FoundWords {
    /// A word, and its counterpart.
    struct Entry {
        /// The word on the first screen.
        let word: LineWord
        /// What it is on the second; nil where it is not found.
        let found: LineWord?
        /// How alike the two are, 0…1.
        let likeness: Double
    }

    /// The words, in their order; a line that is there as a whole is one.
    let entries: [Entry]
    /// The lines of it that are not there as a whole.
    let lost: Set<Int>

    /// The share of the width of a line's words that are found; nil where it has none.
    func share(of line: Int) -> Double? {
        let own = entries.filter { $0.word.line == line }
        return own.width > 0 ? own.filter { $0.found != nil }.width / own.width : nil
    }
}

extension Sequence<FoundWords.Entry> {
    /// The width of the words, in ems.
    var width: Double { reduce(0) { $0 + $1.word.width } }
}

extension ScreenPair {
    /// How alike two words are at least to be one, and where letters are bold on one screen alone.
    private static var leastLikeness: (same: Double, bold: Double) { (0.8, 0.62) }
    /// From this width on, in ems, a word tells by itself; of shorter ones the word before or after has to be
    /// there beside it.
    private static var ownWidth: Double { 1.5 }
    /// How alike such a word is at least.
    private static var ownLikeness: Double { 0.88 }
    /// How alike a word is at least that stands between the two that it stood between.
    private static var leastBetween: Double { 0.65 }
    /// How much wider or narrower a word is for its height at most, as a share: bold letters are by a tenth.
    private static var otherAspect: Double { 0.18 }
    /// The width in ems beyond which a word is worth no more than others.
    private static var mostWorth: Double { 4 }
    /// The share of a line's words that are there where it is, and where nothing of it is missing.
    private static var shares: (there: Double, whole: Double) { (0.6, 0.85) }
    /// The most words of either screen that are compared: what fills a page of small print.
    private static var mostWords: Int { 1000 }

    /// The texts of the first screen of which lines are lost, word by word.
    func wordsFound() -> [FoundWords] {
        let beginnings = matching.matches.filter(\.isBeginning)
        let lost = Set(matching.lost + beginnings.map(\.reference))
        guard !lost.isEmpty else { return [] }
        let free = screen.texts(of: matching.new + beginnings.map(\.line)).joined()
            .flatMap(screen.words).prefix(Self.mostWords)
        let whole = Dictionary(
            matching.matches.filter { !$0.isBeginning }.map { ($0.reference, $0) },
            uniquingKeysWith: { one, _ in one })
        return reference.texts(of: reference.lines).compactMap { lines in
            let own = lines.filter(lost.contains)
            guard !own.isEmpty else { return nil }
            let entries = find(own.flatMap(reference.words), among: Array(free))
            let ofLines = Dictionary(grouping: entries) { $0.word.line }
            return FoundWords(
                entries: lines.flatMap { line in
                    whole[line].map { [wholeLine($0)] } ?? ofLines[line] ?? []
                }, lost: Set(own))
        }
    }

    /// Whether the words of a line that is lost are there, in other lines.
    package func areWordsThere(of line: Int) -> Bool { shareOfWords(of: line) >= Self.shares.there }

    /// Whether all words of a line are there that has another end on the second screen.
    func areAllWordsThere(of line: Int) -> Bool { shareOfWords(of: line) >= Self.shares.whole }

    /// The share of the words of a line that are there; 0 where none was looked for.
    private func shareOfWords(of line: Int) -> Double {
        foundWords.lazy.compactMap { $0.share(of: line) }.first ?? 0
    }

    /// A line that is there as a whole, as one word.
    private func wholeLine(_ match: LineMatching.Match) -> FoundWords.Entry {
        FoundWords.Entry(
            word: reference.wholeLine(match.reference), found: screen.wholeLine(match.line),
            likeness: match.likeness)
    }

    private func find(_ words: [LineWord], among free: [LineWord]) -> [FoundWords.Entry] {
        let words = Array(words.prefix(Self.mostWords))
        let least = differences.contains(.bold) ? Self.leastLikeness.bold : Self.leastLikeness.same
        // Of texts that begin alike, one lies on its own ground.
        let sizes: [ScreenTrait] = [.size, .bold, .device]
        let isOneDrawing = differences.allSatisfy(sizes.contains)
        let grounds = free.map { region($0.line).backdrop }
        let likenesses = words.map { word in
            let ground = referenceRegion(word.line).backdrop
            return free.indices.map { column in
                let other = free[column].shape
                let isOther =
                    abs(Double(other.columns) / Double(word.shape.columns) - 1) > Self.otherAspect
                    || isOneDrawing && ground.largestDifference(from: grounds[column]) > Self.sameColor
                return isOther ? 0 : word.shape.likeness(to: other)
            }
        }
        let gains = words.indices.map { row in
            likenesses[row].map { max(0, $0 - least) * min(words[row].width, Self.mostWorth) }
        }
        var columns = SequenceAlignment(gains: gains).columns
        // Small type has other shapes at every size: its place tells a word that is less alike.
        for row in words.indices.dropFirst().dropLast() where columns[row] == nil {
            guard let before = columns[row - 1], columns[row + 1] == before + 2,
                likenesses[row][before + 1] >= Self.leastBetween
            else { continue }
            columns[row] = before + 1
        }
        func isSupported(_ row: Int, _ column: Int) -> Bool {
            words[row].width >= Self.ownWidth && likenesses[row][column] >= Self.ownLikeness
                || row > 0 && columns[row - 1] == column - 1
                || row + 1 < columns.count && columns[row + 1] == column + 1
        }
        return words.indices.map { row in
            guard let column = columns[row], isSupported(row, column) else {
                return FoundWords.Entry(word: words[row], found: nil, likeness: 0)
            }
            return FoundWords.Entry(
                word: words[row], found: free[column], likeness: likenesses[row][column])
        }
    }
}
