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
    public var idiom: String?
    /// A theme of the file's own, by its name: `ocean`, `brand-b`.
    public var theme: String?

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
        self.idiom = idiom
        self.theme = theme
    }
}

extension PaletteMode {
    /// Whether a value written for this mode may be used in another: every trait that is stated here is the
    /// same there.
    public func holds(in mode: PaletteMode) -> Bool {
        func agrees<Trait: Equatable>(_ trait: KeyPath<PaletteMode, Trait?>) -> Bool {
            self[keyPath: trait] == nil || self[keyPath: trait] == mode[keyPath: trait]
        }
        return agrees(\.luminosity) && agrees(\.contrast) && agrees(\.gamut) && agrees(\.idiom)
            && agrees(\.theme)
    }

    /// The number of traits that are stated: of two values that hold, the one with more is used.
    public var specificity: Int {
        [luminosity != nil, contrast != nil, gamut != nil, idiom != nil, theme != nil].count { $0 }
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
