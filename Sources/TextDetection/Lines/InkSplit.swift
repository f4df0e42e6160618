internal import Raster

/// Parts lines where the ink changes, so that each region has one.
struct InkSplit {
    let ink: InkMap
    let pixels: [RGBA<UInt8>]
    let width: Int

    /// The parts of a line that have one ink each, from the left.
    func parts(of line: Line) -> [Line] {
        guard !hasOneInk(line) else { return [line] }
        let words = line.words
        guard words.count > 1 else { return [line] }
        var parts: [(line: Line, ink: WordInk)] = []
        for word in words {
            let measured = WordInk(word, ink: ink, pixels: pixels, width: width)
            if let last = parts.last, !measured.differs(from: last.ink) {
                parts[parts.count - 1].line.absorb(word)
                if measured.pixels > last.ink.pixels { parts[parts.count - 1].ink = measured }
            } else {
                parts.append((word, measured))
            }
        }
        return parts.map(\.line)
    }

    /// Whether all glyphs show one colour so clearly that the words need not be measured.
    private func hasOneInk(_ line: Line) -> Bool {
        let first = line.glyphs[0]
        return line.glyphs.allSatisfy { glyph in
            glyph.core > WordInk.solidCore
                && largestChannel(glyph.ink - first.ink) <= WordInk.levels / 2
        }
    }
}

/// The ink of one word, and how far it can be trusted.
private struct WordInk {
    let estimate: InkEstimate
    /// The share of the word's pixels that show the ink's own colour.
    let core: Float
    let pixels: Int

    /// From this share of fully covered pixels on, a core is solid.
    static let solidCore: Float = 0.3
    /// Two inks with solid cores differ from this many levels on, or this share of their contrast.
    static let levels: Float = 14
    private static let share: Float = 0.08
    /// Thin strokes reach their full colour in some words only: their inks differ from this share on.
    private static let thinShare: Float = 0.2
    /// Fewer pixels than this are a mark, not a word.
    private static let fewest = 12

    init(_ word: Line, ink: InkMap, pixels: [RGBA<UInt8>], width: Int) {
        estimate = InkEstimate(word, ink: ink, pixels: pixels, width: width)
        core = word.mean { $0.core }
        self.pixels = word.glyphs.reduce(0) { $0 + $1.solidPixels }
    }

    func differs(from other: WordInk) -> Bool {
        guard pixels >= Self.fewest, other.pixels >= Self.fewest else { return false }
        let strength = max(estimate.strength, other.estimate.strength)
        let share = min(core, other.core) > Self.solidCore ? Self.share : Self.thinShare
        let limit = max(Self.levels, share * strength)
        // Over a varied backdrop translucent inks vary with it.
        let ground = largestChannel(estimate.backdrop - other.estimate.backdrop)
        return largestChannel(estimate.ink - other.estimate.ink) > limit + ground
    }
}
