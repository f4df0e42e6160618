package import Raster

/// Parts lines where the ink changes, so that each region has one.
package struct InkSplit: Sendable {
    package let ink: InkMap
    package let pixels: [RGBA<UInt8>]
    package let width: Int
    package let constants: DetectionConstants

    package init(ink: InkMap, pixels: [RGBA<UInt8>], width: Int, constants: DetectionConstants) {
        self.ink = ink
        self.pixels = pixels
        self.width = width
        self.constants = constants
    }

    /// The parts of a line that have one ink each, from the left.
    package func parts(of line: Line) -> [Line] {
        guard !hasOneInk(line) else { return [line] }
        var words = line.words(constants.candidates)
        let parted = words.flatMap(hues)
        if parted.count > words.count, !isSubpixel(line) { words = parted }
        guard words.count > 1 else { return [line] }
        var parts: [(line: Line, ink: WordInk)] = []
        for word in words {
            let measured = WordInk(word, ink: ink, pixels: pixels, width: width, constants)
            if let last = parts.last, !measured.differs(from: last.ink) {
                parts[parts.count - 1].line.absorb(word)
                if measured.pixels > last.ink.pixels { parts[parts.count - 1].ink = measured }
            } else {
                parts.append((word, measured))
            }
        }
        return parts.map(\.line)
    }

    /// The parts of a word that have one hue each: in code, brackets have an ink of their own.
    private func hues(of word: Line) -> [Line] {
        guard let strongest = word.glyphs.max(by: { $0.coveredArea < $1.coveredArea }),
            !word.glyphs.allSatisfy({ haveOneHue($0, strongest) })
        else { return [word] }
        return word.parts { part, next in
            haveOneHue(next, part.glyphs.max { $0.coveredArea < $1.coveredArea } ?? next)
        }
    }

    private func haveOneHue(_ one: Glyph, _ other: Glyph) -> Bool {
        one.strength > other.strength
            ? other.hasHue(of: one, constants.candidates) : one.hasHue(of: other, constants.candidates)
    }

    /// Whether a line was drawn by subpixels, so that its letters show hues that nobody drew.
    private func isSubpixel(_ line: Line) -> Bool {
        let colors = InkEstimate(line, ink: ink, pixels: pixels, width: width, constants.measurement)
        return SubpixelColors(line, colors: colors, ink: ink, pixels: pixels, constants.measurement) != nil
    }

    /// Whether all glyphs show one colour so clearly that the words need not be measured.
    private func hasOneInk(_ line: Line) -> Bool {
        let first = line.glyphs[0]
        return line.glyphs.allSatisfy { glyph in
            Double(glyph.core) > constants.candidates.solidWord
                && Double(largestChannel(glyph.ink - first.ink)) <= constants.candidates.wordInk / 2
        }
    }
}

/// The ink of one word, and how far it can be trusted.
private struct WordInk {
    let estimate: InkEstimate
    /// The share of the word's pixels that show the ink's own colour.
    let core: Float
    let pixels: Int

    private let constants: DetectionConstants

    init(_ word: Line, ink: InkMap, pixels: [RGBA<UInt8>], width: Int, _ constants: DetectionConstants) {
        self.constants = constants
        estimate = InkEstimate(word, ink: ink, pixels: pixels, width: width, constants.measurement)
        core = word.mean { $0.core }
        self.pixels = word.glyphs.reduce(0) { $0 + $1.solidPixels }
    }

    func differs(from other: WordInk) -> Bool {
        let constants = constants.candidates
        guard Double(min(pixels, other.pixels)) >= constants.fewestWordPixels else { return false }
        let strength = Double(max(estimate.strength, other.estimate.strength))
        let share =
            Double(min(core, other.core)) > constants.solidWord
            ? constants.wordInkShare : constants.thinWordInkShare
        let limit = max(constants.wordInk, share * strength)
        // Over a varied backdrop translucent inks vary with it.
        let ground = Double(largestChannel(estimate.backdrop - other.estimate.backdrop))
        return Double(largestChannel(estimate.ink - other.estimate.ink)) > limit + ground
    }
}
