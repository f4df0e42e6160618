public import PaletteFiles

/// A variant of a set: a slot, and the file that fills it.
public struct AssetImage: Hashable, Sendable {
    /// What the variant is for.
    public var traits: AssetTraits
    /// The path of the file; `nil` for an empty slot.
    public var file: String?
    /// Where the listing of the set names it; `nil` for a file that is listed nowhere.
    public var place: SourceLocation?

    /// Describes a variant.
    public init(traits: AssetTraits = AssetTraits(), file: String? = nil, place: SourceLocation? = nil) {
        self.traits = traits
        self.file = file
        self.place = place
    }
}

/// What a variant of an image is for.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device: `universal`, `iphone`, `ipad`, `ios-marketing`.
    public var idiom = "universal"
    /// Pixels per point; `nil` for one that is drawn at any scale.
    public var scale: Double?
    /// Width and height in points, where the slot states them.
    public var points: Points?
    /// The look of the system that it is for.
    public var appearance = Appearance.any
    /// Whether it is for increased contrast.
    public var isForIncreasedContrast = false
    /// The gamut of the screens that it is for, `sRGB` or `display-P3`; `nil` for any.
    public var gamut: String?
    /// Whether it is for the compact size class, across or down.
    public var isCompact = false
    /// The system that the listing names beside the idiom, `ios`; `nil` where it names none.
    public var platform: String?
    /// What else tells it from others: the role of an icon, a locale, a kind of screen.
    public var others: [String] = []

    /// Describes a variant for any device.
    public init() {}

    /// A size in points.
    public struct Points: Hashable, Sendable {
        /// The width, above 0.
        public var width: Double
        /// The height, above 0.
        public var height: Double

        /// Names a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The looks that variants are for.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Every look without a variant of its own.
        case any
        /// Light.
        case light
        /// Dark.
        case dark
        /// An icon in one tint.
        case tinted
    }

    /// Pixels that fill the slot; `nil` where its size is not stated.
    public var pixels: (width: Int, height: Int)? {
        guard let points else { return nil }
        let scale = scale ?? 1
        return (Int((points.width * scale).rounded()), Int((points.height * scale).rounded()))
    }

    /// Everything but the scale: what tells the variants of one resolution apart.
    public var withoutScale: AssetTraits {
        var traits = self
        traits.scale = nil
        return traits
    }

    /// The variant in a few words: `ipad, 76 pt, @2x, dark`; empty where there is nothing to tell.
    public var words: String {
        var words: [String] = []
        if idiom != "universal" { words.append(idiom) }
        if let points {
            let sides = [points.width, points.height].map(Self.number)
            words.append("\(sides[0])\(sides[0] == sides[1] ? "" : "×\(sides[1])") pt")
        }
        if let scale { words.append("@\(Self.number(scale))x") }
        if appearance != .any { words.append(appearance.rawValue) }
        if isForIncreasedContrast { words.append("increased contrast") }
        if let gamut { words.append(gamut) }
        if isCompact { words.append("compact") }
        return (words + others).joined(separator: ", ")
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
