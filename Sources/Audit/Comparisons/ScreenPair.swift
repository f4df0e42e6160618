internal import Raster
internal import TextDetection

/// Two screenshots of one screen, with their lines matched.
package struct ScreenPair: Sendable {
    /// What is held against.
    package let reference: ComparedScreen
    /// What is compared with it.
    package let screen: ComparedScreen
    /// The traits in which they differ.
    let differences: [ScreenTrait]
    /// Which line is which.
    package let matching: LineMatching
    /// What changed, pixel by pixel; `nil` where the two are not of one size.
    package let change: PixelChange?
    /// The lines that are lost, and in whose places something else lies; empty where the words differ.
    private(set) var coveredLines: [CoveredLine] = []
    /// The lines that are lost but for a part, which ends at a straight edge; empty where the words differ.
    private(set) var partlyCoveredLines: [PartlyCoveredLine] = []
    /// The lines of which only the upper or the lower part is left; empty where the words differ.
    private(set) var clippedLines: [ClippedLine] = []
    /// The lines of which only a part up to a place within a word is left; empty where the words differ.
    private(set) var severedLines: [SeveredLine] = []
    /// The lines of the second screen that end in an ellipsis and seem to be the beginnings of lines that are
    /// lost; empty where the words differ.
    private(set) var shortenedLines: [ShortenedLine] = []
    /// The texts of which lines are lost, word by word; empty where the words differ.
    private(set) var foundWords: [FoundWords] = []
    /// The texts that have lost their ends; empty where the words differ.
    private(set) var lostEnds: [LostEnd] = []
    /// The words between others of their text in whose place something else lies; empty where the words
    /// differ.
    private(set) var coveredWords: [CoveredWords] = []
    /// The words of which only the upper parts are left; empty where the words differ.
    private(set) var clippedWords: [ClippedWords] = []
    /// The lines of the second screen that an edge cuts through, and what they were on the first, where that
    /// is known; empty where one shows another state.
    private(set) var slicedLines: [(line: Int, reference: Int?)] = []

    /// Compares two screens line by line and pixel by pixel.
    package init(_ reference: ComparedScreen, _ screen: ComparedScreen) {
        self.reference = reference
        self.screen = screen
        differences = screen.traits.differences(from: reference.traits)
        matching =
            differences.contains(.language)
            ? LineMatching(of: reference, with: screen, haveSameText: false)
            : LineMatching(of: reference, with: screen, isMirrored: differences.contains(.direction))
        let top = max(reference.top, screen.top)
        change = PixelChange(from: reference.pixels, to: screen.pixels, below: top)
        if showsSameText {
            foundWords = wordsFound()
            coveredLines = coveredLinesFound()
            clippedLines = clippedLinesFound()
            shortenedLines = shortenedLinesFound()
            severedLines = severedLinesFound()
            partlyCoveredLines = partlyCoveredLinesFound()
            coveredWords = coveredWordsFound()
            clippedWords = clippedWordsFound()
            lostEnds = lostEndsFound()
        }
        slicedLines = slicedLinesFound()
    }

    /// Whether both show the same words, at rest.
    var showsSameText: Bool {
        !differences.contains { [.state, .language, .direction].contains($0) }
    }

    /// Whether nothing is known to be different, and the two are not of one size: of other screens all would
    /// be different, and nothing wrong.
    var isUnrelated: Bool { differences.isEmpty && change == nil }

    /// Whether text is larger or bolder on one, and nothing else is different.
    var differInTypeAlone: Bool {
        !differences.isEmpty && differences.allSatisfy { [.size, .bold].contains($0) }
    }

    /// Whether the two differ in one trait and in no other.
    func differ(onlyIn trait: ScreenTrait) -> Bool { differences == [trait] }

    /// Whether one shows something in another state than the other, or the app starting.
    var isOfStates: Bool { differences.contains(.state) }

    /// The value of a trait in the second, in words: `in dark`.
    func words(for trait: ScreenTrait) -> String {
        screen.traits[trait].map(trait.words) ?? "in \(trait.rawValue)"
    }

    /// What is special about the second, in words: `in dark, at AX3`; `here` where nothing is known to be.
    var words: String {
        let words = differences.compactMap { trait in screen.traits[trait].map(trait.words) }
        return words.isEmpty ? "here" : words.joined(separator: ", ")
    }

    /// What differs, value by value: `dark against light`.
    var title: String {
        func list(_ traits: ScreenTraits) -> String {
            differences.compactMap { traits[$0] }.joined(separator: ", ")
        }
        return differences.isEmpty ? "" : "\(list(screen.traits)) against \(list(reference.traits))"
    }

    /// A region of the second screen.
    func region(_ index: Int) -> Region { screen.regions[index] }

    /// A region of the first screen.
    func referenceRegion(_ index: Int) -> Region { reference.regions[index] }
}
