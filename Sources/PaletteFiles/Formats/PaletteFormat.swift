/// A kind of file that colours are named in, and how it is read.
///
/// A format is one value: it is added by describing it here or beside its reader, and naming it in ``all``.
public struct PaletteFormat: Sendable {
    /// What people call the format: `GIMP palette`.
    public let name: String
    /// How the names of its files and folders end, without the dot and in lower case: `gpl`.
    public let extensions: [String]
    /// How the names of the folders begin that its files lie in, up to a hyphen; `nil` where they may lie
    /// anywhere.
    package let folders: Set<String>?
    /// How its files become palettes.
    package let reading: Reading
    /// Whether some contents are in this format, where others have the same extension; `nil` where none has.
    package let recognizes: (@Sendable (PaletteFile) -> Bool)?
    /// The addresses of the files that one imports, as it writes them; `nil` where none does.
    package let imports: (@Sendable (PaletteFile) -> [String])?
    /// Whether contents that hold no colour of their own may name those of other files, or say how these are
    /// read: then they are read with them. `nil` where none do.
    package let completes: (@Sendable (PaletteFile) -> Bool)?
    /// Whether its files may hold colours in another format, too: constants of Sass beside custom properties.
    package let liesBesideOthers: Bool

    /// How files become palettes. Faults of theirs are in the palettes.
    package enum Reading: Sendable {
        /// Every file is a palette.
        case eachFile(@Sendable (PaletteFile) -> Palette)
        /// Files that are found together are one palette, for which the reader gets a name.
        case together(@Sendable ([PaletteFile], _ name: String) -> Palette)
        /// Files that are found together are one palette or several, by what is in them.
        case parted(@Sendable ([PaletteFile]) -> PaletteGrouping)
        /// A folder is the palette; its files hold what the edits say.
        case folder(@Sendable (_ path: String, _ edits: FileEdits) -> Palette)
    }

    package init(
        name: String, extensions: [String], folders: Set<String>? = nil, reading: Reading,
        recognizes: (@Sendable (PaletteFile) -> Bool)? = nil,
        completes: (@Sendable (PaletteFile) -> Bool)? = nil,
        imports: (@Sendable (PaletteFile) -> [String])? = nil, liesBesideOthers: Bool = false
    ) {
        self.name = name
        self.extensions = extensions
        self.folders = folders
        self.reading = reading
        self.recognizes = recognizes
        self.imports = imports
        self.completes = completes
        self.liesBesideOthers = liesBesideOthers
    }
}

extension PaletteFormat {
    /// Every format, in the order in which contents are asked for theirs.
    public static let all: [PaletteFormat] = [
        .assetCatalog,
        .legible,
        .gimp,
        .swatchExchange,
        .photoshop,
        .stylesheet,
        .designTokens,
        .swift,
        .androidResources,
        .compose,
        .flutter,
        .sass,
        .less,
        .ecmaScript,
    ]

    /// Whether a path ends as one of this format does, and lies where one may. A name alone may lie there,
    /// and what people name may lie anywhere.
    package func claims(_ path: String, isNamed: Bool = false) -> Bool {
        let path = path.lowercased()
        guard extensions.contains(where: { path.hasSuffix("." + $0) }) else { return false }
        guard !isNamed, let folders, let folder = path.split(separator: "/").dropLast().last else {
            return true
        }
        return folders.contains(String(folder.prefix { $0 != "-" }))
    }

    /// Whether files that are found together may be one palette.
    var readsTogether: Bool {
        switch reading {
        case .together, .parted: true
        case .eachFile, .folder: false
        }
    }

    /// Whether the palette is a folder.
    package var isFolder: Bool {
        if case .folder = reading { true } else { false }
    }
}
