internal import ColorMath
internal import PaletteFiles

/// Which of the backdrops that are named as if text of any kind may lie on them look like the page.
///
/// `background-primary` is the page in one system and a fill in another: their colours tell. A fill that
/// stands out from the plainest of them carries inks of its own, and one that hides the text that most is
/// written in is no page.
struct PageSurfaces {
    private let colors: PaletteColors
    private let modes: Range<Int>
    /// The text that says no more than that it is text.
    private let texts: [Int]
    /// The backdrop with the plainest name.
    private let page: Int?

    init(of palette: Palette, named names: [ColorName], colors: PaletteColors) {
        self.colors = colors
        modes = palette.modes.indices
        let texts = names.indices.filter {
            names[$0].isMain && names[$0].part.isEmpty && !names[$0].isInverse
        }
        self.texts = texts
        let modes = self.modes
        let surfaces = names.indices.filter { names[$0].isNeutralSurface }
        let pages = surfaces.filter { !colors.hides(texts, on: $0, in: modes) }
        page = (pages.isEmpty ? surfaces : pages).min { first, second in
            Self.rank(names[first]) < Self.rank(names[second])
        }
    }

    /// The plainest name comes first: one that says nothing but its use, then one of the page.
    private static func rank(_ name: ColorName) -> (Int, Int) {
        let others = name.variant.filter {
            !["default", "base", "page", "body", "app", "system"].contains($0)
        }
        return (others.count, name.words.count)
    }

    /// Whether a backdrop is near the page in every mode in which both are known and opaque.
    func isNear(_ entry: Int) -> Bool {
        guard let page, entry != page else { return true }
        guard !colors.hides(texts, on: entry, in: modes) else { return false }
        return modes.allSatisfy { mode in
            colors.ratio(page, entry, in: mode).map { $0 <= Self.mostContrast } ?? true
        }
    }

    /// The levels of a page, `systemBackground` to the lightest sheet on it in dark, differ by 1.9; what
    /// has more than this is drawn as a shape.
    private static let mostContrast = 2.5
}

extension PaletteColors {
    /// The contrast of two colours in a mode; nil where one is not known there or not opaque.
    fileprivate func ratio(_ one: Int, _ other: Int, in mode: Int) -> Double? {
        guard let one = self[one, mode], let other = self[other, mode], one.isOpaque, other.isOpaque else {
            return nil
        }
        return ContrastRatio(luminances: one.luminance(on: .sRGB), other.luminance(on: .sRGB)).value
    }

    /// Whether some text cannot be seen on a backdrop in any mode.
    fileprivate func hides(_ texts: [Int], on backdrop: Int, in modes: Range<Int>) -> Bool {
        texts.contains { text in
            let ratios = modes.compactMap { ratio(text, backdrop, in: $0) }
            return !ratios.isEmpty && ratios.allSatisfy { $0 < PairInference.leastSeen }
        }
    }
}
