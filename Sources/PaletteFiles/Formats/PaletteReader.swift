/// Reads palettes from files and folders, each by the reader of its format.
public struct PaletteReader: Hashable, Sendable {
    /// The number of bytes that a file may have.
    public var fileSizeLimit: Int

    /// Creates a reader.
    public init(fileSizeLimit: Int = 64 << 20) {
        self.fileSizeLimit = fileSizeLimit
    }

    /// Reads the palettes at some paths.
    ///
    /// A file is read whatever folder it is in; a folder stands for the palettes in it and in the folders
    /// below it, sorted by the bytes of their names. Left out there are hidden names, folders of code by
    /// others (`node_modules`, `Pods`, `Carthage`), what a `.gitignore` of the repository names, minified
    /// copies of files beside them, catalogs without colours, and files whose contents are in no known
    /// format; how many is among the notes. A path
    /// within an asset catalog stands for the whole catalog. What is reached twice, by a symbolic link for
    /// example, counts once, under the name that comes first.
    ///
    /// Design tokens, Android resources and source code refer to each other, so all that are found are one
    /// palette a format. Source code that only names the colours of other files is read with those.
    /// Stylesheets are one palette where they import each other, use or declare the same names; those that
    /// declare the same for the same mode are modes by file. What they import is read with them.
    ///
    /// - Parameter paths: Files and folders.
    /// - Returns: The palettes in the order in which they are found, and the paths that hold none.
    public func palettes(contentsOf paths: [String]) -> PaletteReading {
        palettes(contentsOf: paths) { _ in nil }
    }

    /// Reads the palettes at some paths; of files that refer to each other, only those that share a group are
    /// one palette.
    ///
    /// - Parameters:
    ///   - paths: Files and folders.
    ///   - selection: What is read of the folders.
    ///   - group: The group of a file.
    package func palettes(
        contentsOf paths: [String], selection: PathSelection = PathSelection(),
        groupedBy group: @escaping (String) -> String?
    ) -> PaletteReading {
        var search = PaletteSearch(fileSizeLimit: fileSizeLimit, selection: selection, group: group)
        for path in paths {
            search.add(path)
        }
        let found = search.read()
        return PaletteReading(
            palettes: found.map(\.palette), sources: found.map(\.sources), errors: search.errors,
            notes: search.notes, hasLooked: search.hasLooked)
    }
}

/// What a ``PaletteReader`` finds.
public struct PaletteReading: Hashable, Sendable {
    /// The palettes, in the order in which they are found.
    public let palettes: [Palette]
    /// What each palette is read from: a folder, or its files.
    public let sources: [[String]]
    /// The paths that hold no palette or cannot be read, in their order.
    public let errors: [PaletteError]
    /// What was left out of folders though nothing is wrong with it, a sentence each: a second name of a
    /// file, a link back to a folder that was searched already.
    public let notes: [String]
    /// Whether a file of a folder was looked into.
    package let hasLooked: Bool
}

extension Palette {
    /// Reads the one palette in a file or folder.
    ///
    /// - Parameter path: A file or folder in one of the formats of ``PaletteFormat/all``, or a folder with
    ///   one palette.
    /// - Throws: ``PaletteError`` where there is none, or several. Faults within a palette are no error.
    public init(contentsOf path: String) throws(PaletteError) {
        let reading = PaletteReader().palettes(contentsOf: [path])
        if let error = reading.errors.first { throw error }
        guard reading.palettes.count == 1 else {
            throw PaletteError(path: path, code: .several(reading.palettes.map(\.name)))
        }
        self = reading.palettes[0]
    }
}
