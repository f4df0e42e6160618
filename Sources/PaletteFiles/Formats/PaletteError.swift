internal import FileSystem

/// Why there is no palette at a path.
///
/// A file that is a palette but has faults is no error: they are in ``Palette/faults``, and the rest is read.
public struct PaletteError: Error, Hashable, Sendable {
    /// The kinds of fault.
    public enum Code: Hashable, Sendable {
        /// There is no such file or folder.
        case missing
        /// The file or folder cannot be read, for the system's reason.
        case unreadable(String)
        /// The path leads to a pipe or a device.
        case notRegular
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The file holds no colours in a known format.
        case unknownFormat
        /// The file is of a known format, and holds no colour.
        case noColors
        /// The folder holds no file that is a palette.
        case noPalette
        /// The folder holds several palettes, of which one was asked for.
        case several([String])
    }

    /// The path that was given.
    public let path: String
    /// The kind of fault.
    public let code: Code

    /// Creates an error.
    public init(path: String, code: Code) {
        self.path = path
        self.code = code
    }
}

extension PaletteError {
    /// Names what the file system has against a path.
    init(path: String, fault: FileFault) {
        let code: Code =
            switch fault {
            case _ where fault.isAbsence: .missing
            case .special: .notRegular
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .system, .link, .nameNotText: .unreadable(fault.description)
            }
        self.init(path: path, code: code)
    }
}

extension PaletteError: CustomStringConvertible {
    /// The path, the fault and what to do, on one line.
    public var description: String { "\(path): \(fault)" }

    /// The fault and what to do.
    public var fault: String {
        switch code {
        case .missing: "there is no such file or folder; check the path"
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .notRegular: "is not a file; palettes are read from files and folders"
        case .tooLarge(let limit): "has more than \(limit) bytes, the limit for a palette's file"
        case .unknownFormat where path.isNamedAsPicture:
            "is a picture, and no palette: 'legible audit' looks at screens; palettes are \(PaletteError.knownFormats)"
        case .unknownFormat: "holds no colours in a known format; known are \(PaletteError.knownFormats)"
        case .noColors: "there are no colours in this file that have a name, or that it paints on one another"
        case .noPalette where TestResultBundle.isNamed(by: path):
            "is a bundle of test results, and no palette: \(TestResultBundle.conversion), at which 'legible audit' looks"
        case .noPalette:
            "no file in this folder names colours, or lays one on another, in a known format; known are \(PaletteError.knownFormats). Hidden "
                + "folders are read where they are named"
        case .several(let paths):
            "there are several palettes here; name one of \(paths.joined(separator: ", "))"
        }
    }

    /// The formats and their extensions: "GIMP palette (.gpl)".
    private static var knownFormats: String {
        PaletteFormat.all
            .map { "\($0.name) (\($0.extensions.map { "." + $0 }.joined(separator: ", ")))" }
            .joined(separator: ", ")
    }
}
