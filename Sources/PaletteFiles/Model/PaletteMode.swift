/// The circumstances that a palette tells apart. A trait that is `nil` is left open: the value holds for all.
public struct PaletteMode: Hashable, Sendable {
    /// Whether surfaces are light or dark.
    public enum Luminosity: String, Hashable, Sendable, CaseIterable {
        /// Dark ink on light surfaces.
        case light
        /// Light ink on dark surfaces.
        case dark
    }

    /// Whether people asked for more contrast.
    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        /// They did not.
        case standard
        /// They did.
        case increased
    }

    /// What the screen can show.
    public enum Gamut: String, Hashable, Sendable, CaseIterable {
        /// sRGB.
        case sRGB = "srgb"
        /// Display P3.
        case displayP3 = "display-p3"
    }

    /// Light or dark surfaces.
    public var luminosity: Luminosity?
    /// The contrast asked for.
    public var contrast: Contrast?
    /// What the screen can show.
    public var gamut: Gamut?
    /// The kind of device, as the file names it: `iphone`, `mac`.
    public var idiom: String? {
        get { names?.value.idiom }
        set { names = Names(idiom: newValue, theme: theme).boxed }
    }
    /// A theme of the file's own, by its name: `ocean`, `brand-b`.
    public var theme: String? {
        get { names?.value.theme }
        set { names = Names(idiom: idiom, theme: newValue).boxed }
    }

    // Few names stand beside very many values.
    private var names: Boxed<Names>?

    private struct Names: Hashable, Sendable {
        let idiom: String?
        let theme: String?

        /// `nil` where neither is known.
        var boxed: Boxed<Names>? { idiom == nil && theme == nil ? nil : Boxed(self) }
    }

    /// No circumstance: what holds wherever nothing more particular does.
    public static let base = PaletteMode()

    /// Creates a mode.
    public init(
        luminosity: Luminosity? = nil, contrast: Contrast? = nil, gamut: Gamut? = nil, idiom: String? = nil,
        theme: String? = nil
    ) {
        self.luminosity = luminosity
        self.contrast = contrast
        self.gamut = gamut
        names = Names(idiom: idiom, theme: theme).boxed
    }
}

extension PaletteMode {
    /// Whether a value written for this mode may be used in another: every trait that is stated here is the
    /// same there.
    public func holds(in mode: PaletteMode) -> Bool {
        func agrees<Trait: Equatable>(_ own: Trait?, _ other: Trait?) -> Bool { own == nil || own == other }
        return agrees(luminosity, mode.luminosity) && agrees(contrast, mode.contrast)
            && agrees(gamut, mode.gamut)
            && (names === mode.names || agrees(idiom, mode.idiom) && agrees(theme, mode.theme))
    }

    /// The number of traits that are stated: of two values that hold, the one with more is used.
    public var specificity: Int {
        (luminosity == nil ? 0 : 1) + (contrast == nil ? 0 : 1) + (gamut == nil ? 0 : 1)
            + (idiom == nil ? 0 : 1) + (theme == nil ? 0 : 1)
    }
}

extension PaletteMode: CustomStringConvertible {
    /// The stated traits in words, the theme first: `ocean, dark, increased contrast`; `any` where none is
    /// stated.
    public var description: String {
        let words = [
            theme, idiom, luminosity?.rawValue, contrast.map { "\($0.rawValue) contrast" }, gamut?.rawValue,
        ]
        let stated = words.compactMap(\.self)
        return stated.isEmpty ? "any" : stated.joined(separator: ", ")
    }
}
