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
    /// A file is read whatever folder it is in; a folder stands for the palettes in it and in the folders below it, sorted
    /// by name. Left out there are hidden names, folders of code by others (`node_modules`, `Pods`, `Carthage`), and files
    /// whose contents are in no known format. A path within an asset catalog stands for the whole catalog. What is reached
    /// twice counts once.
    ///
    /// Design tokens, stylesheets and Swift sources refer to each other, so all that are found are one palette a format.
    ///
    /// - Parameter paths: Files and folders.
    /// - Returns: The palettes in the order in which they are found, and the paths that hold none.
    public func palettes(at paths: [String]) -> PaletteReading {
        var search = PaletteSearch(fileSizeLimit: fileSizeLimit)
        for path in paths {
            search.add(path)
        }
        return PaletteReading(palettes: search.palettes, errors: search.errors)
    }
}

/// What a ``PaletteReader`` finds.
public struct PaletteReading: Hashable, Sendable {
    /// The palettes, in the order in which they are found.
    public let palettes: [Palette]
    /// The paths that hold no palette or cannot be read, in their order.
    public let errors: [PaletteError]
}

extension Palette {
    /// Reads the one palette in a file or folder.
    ///
    /// - Parameter path: A file or folder in one of the formats of ``PaletteFormat/all``, or a folder with one palette.
    /// - Throws: ``PaletteError`` where there is none, or several. Faults within a palette are no error.
    public init(contentsOf path: String) throws(PaletteError) {
        let reading = PaletteReader().palettes(at: [path])
        if let error = reading.errors.first { throw error }
        guard reading.palettes.count == 1 else {
            throw PaletteError(path: path, code: .several(reading.palettes.map(\.name)))
        }
        self = reading.palettes[0]
    }
}
