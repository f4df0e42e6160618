internal import ColorMath
internal import PaletteFiles

/// Which of the backdrops that are named as if text of any kind may lie on them look like the page.
///
/// `background-primary` is the page in one system and a fill in another: their colours tell. A fill that
/// stands out from the plainest of them carries inks of its own.
struct PageSurfaces {
    private let colors: PaletteColors
    private let modes: Range<Int>
    /// The backdrop with the plainest name.
    private let page: Int?

    init(of palette: Palette, named names: [ColorName], colors: PaletteColors) {
        self.colors = colors
        modes = palette.modes.indices
        page = names.indices.filter { names[$0].isNeutralSurface }.min { first, second in
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
        guard let page else { return true }
        return modes.allSatisfy { mode in
            guard let one = colors[page, mode], let other = colors[entry, mode], one.isOpaque, other.isOpaque
            else {
                return true
            }
            let ratio = ContrastRatio(luminances: one.luminance(on: .sRGB), other.luminance(on: .sRGB)).value
            return ratio <= Self.mostContrast
        }
    }

    /// The levels of a page, `systemBackground` to the lightest sheet on it in dark, differ by 1.9; what
    /// has more than this is drawn as a shape.
    private static let mostContrast = 2.5
}
