public import PaletteFiles

/// An image of an app with all its variants: what an app asks for by one name.
public struct AssetSet: Hashable, Sendable {
    /// What it is for, as its folder or its name tells.
    public let kind: Kind
    /// The name that an app asks for, with the groups that stand before it.
    public let name: String
    /// Its folder, or the first of its files where it has none of its own.
    public let path: String
    /// Its `Contents.json` or `icon.json`; `nil` for files without one.
    public let contents: String?
    /// Its variants, in the order in which they are listed; those without a file are empty slots.
    public let images: [AssetImage]
    /// Why it is taken for a mask; `nil` for one that is drawn in its colours.
    public internal(set) var mask: MaskEvidence?
    /// What place in an app it is drawn for.
    public let purpose: Purpose
    /// The grid that the pack of a sticker is shown in, by the name in its listing; `nil` where none is said.
    public let grid: String?
    /// The folder of a group whose members belong together, such as reference images; `nil` for others.
    public let group: String?

    /// How it is drawn, as its listing says.
    public let intent: RenderingIntent
    /// Whether it is a folder of one icon in the sizes that the names of its files tell: `iconset`.
    public let isIconFolder: Bool

    /// Whether its name ends as those of pictures for tablets do: `cover-ipad`.
    package var isNamedForTablets: Bool { AssetWords(name).words.last == "ipad" }

    /// The appearance that its name says it is for: `logo-dark`; `nil` where it says none.
    package var appearanceOfName: AssetTraits.Appearance? {
        switch AssetWords(name).words.last {
        case "dark", "night", "darkmode": .dark
        case "light", "day", "lightmode": .light
        default: nil
        }
    }

    /// Describes a set.
    public init(
        kind: Kind, name: String, path: String, contents: String? = nil, images: [AssetImage],
        intent: RenderingIntent = .automatic, mask: MaskEvidence? = nil, purpose: Purpose = .general,
        group: String? = nil,
        grid: String? = nil, isIconFolder: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.contents = contents
        self.images = images
        self.purpose = purpose
        self.intent = intent
        self.isIconFolder = isIconFolder
        self.mask =
            switch intent {
            case .template: .listing
            case .original: nil
            case .automatic: mask ?? (kind == .image && purpose.isTemplate ? .purpose : nil)
            }
        self.group = group
        self.grid = grid
    }

    /// How a listing says that an image is drawn: `template-rendering-intent`.
    public enum RenderingIntent: String, Hashable, Sendable, CaseIterable {
        /// As its place wants it.
        case automatic
        /// In its own colours.
        case original
        /// As a mask, in a colour of its place.
        case template
    }

    /// Why a set is taken for a mask.
    public enum MaskEvidence: Hashable, Sendable {
        /// Its listing says so.
        case listing
        /// Its name ends in `Template`, which macOS draws as a mask.
        case name
        /// Its name tells of a place that commonly shows masks: a guess.
        case purpose
    }

    /// The kinds of set (Apple, "Asset Catalog Format Reference").
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The icon of an app, or an alternate one: `appiconset`.
        case appIcon = "app icon"
        /// The icon of an extension for messages: `stickersiconset`.
        case messagesIcon = "messages icon"
        /// The layers of an icon: a folder `.icon` with its `icon.json`.
        case layeredIcon = "layered icon"
        /// An image: `imageset`.
        case image
        /// A symbol: `symbolset`.
        case symbol
        /// What a launch screen shows: `launchimage`.
        case launchImage = "launch image"
        /// A sticker, or the frames of one: `sticker`, `stickersequence`.
        case sticker
        /// What a camera is to recognise: `arreferenceimage`.
        case referenceImage = "reference image"

        /// Whether it is the icon that people start an app by, as a flat picture.
        public var isIcon: Bool { self == .appIcon || self == .messagesIcon }
    }

    /// Whether it is taken for a mask, for whatever reason.
    public var isTemplate: Bool { mask != nil }

    /// Whether it is the icon of an app, and not perhaps that of its documents, as a folder `iconset` may be.
    public var isIconOfApp: Bool { kind == .appIcon && !isIconFolder }

    /// The same as an image that is drawn in its own colours.
    package var asNoMask: AssetSet {
        var set = self
        set.mask = nil
        return set
    }

    /// The same on a Mac, where a name that ends in `Template` makes an image a mask
    /// (`NSImage.isTemplate`), and its place does not: toolbars show colours.
    var asOnMacs: AssetSet {
        guard kind == .image, intent == .automatic else { return self }
        var set = self
        set.mask = AssetWords(name).words.last == "template" ? .name : nil
        return set
    }

    /// Whether its name, or that of a group around it, says that it is for compact bars: `tab-home-compact`.
    public var isCompact: Bool { AssetWords(name).has("compact") }

    /// The files of the set and its listing.
    public var sources: [String] {
        [contents].compactMap(\.self) + images.compactMap(\.file)
    }

    /// Where findings on the set as a whole are shown: its listing, or its first file.
    public var location: SourceLocation {
        SourceLocation(path: contents ?? images.lazy.compactMap(\.file).first ?? path)
    }
}

extension AssetSet {
    /// The same as an image that is no icon.
    package var asImage: AssetSet {
        AssetSet(
            kind: .image, name: name, path: path, contents: contents, images: images, intent: intent,
            mask: mask, purpose: purpose, group: group, grid: grid)
    }
}
