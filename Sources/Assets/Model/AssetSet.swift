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
    /// Whether it is drawn as a mask: the set says `template`, or its purpose does.
    public let isTemplate: Bool
    /// What place in an app it is drawn for.
    public let purpose: Purpose
    /// The grid that the pack of a sticker is shown in, by the name in its listing; `nil` where none is said.
    public let grid: String?
    /// The folder of a group whose members belong together, such as reference images; `nil` for others.
    public let group: String?

    /// Describes a set.
    public init(
        kind: Kind, name: String, path: String, contents: String? = nil, images: [AssetImage],
        isTemplate: Bool = false, purpose: Purpose = .general, group: String? = nil,
        grid: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.contents = contents
        self.images = images
        self.purpose = purpose
        self.isTemplate = isTemplate || kind == .image && purpose.isTemplate
        self.group = group
        self.grid = grid
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
