/// How much of folders was not read, and why: a line a reason, however much it is.
struct LeftOutCount {
    /// Folders and files that a `.gitignore` names.
    var ignored = 0
    /// Folders and files that the configuration or an option excludes.
    var excluded = 0
    /// Files and catalogs that are not among the paths of the configuration.
    var unselected = 0
    /// Minified copies of files that are read.
    var minified = 0
    /// Palettes in which there is no colour.
    var empty = 0
    /// Files in formats that are not read, by the ends of their names.
    private var unknown: [String: Int] = [:]

    /// Counts a file in a format that is not read.
    mutating func add(unknown path: String) {
        unknown[UnknownFormat.fileExtension(of: path), default: 0] += 1
    }

    /// Takes back that a file is in a format that is not read.
    mutating func remove(unknown path: String) {
        let ending = UnknownFormat.fileExtension(of: path)
        let count = unknown[ending, default: 0] - 1
        unknown[ending] = count > 0 ? count : nil
    }

    /// A sentence for each reason.
    var notes: [String] {
        let counts = [
            (ignored, "left out by .gitignore: %, files and folders together"),
            (excluded, "left out as excluded: %, files and folders together"),
            (unselected, "not among the 'paths' of the configuration: %"),
            (minified, "left out as minified copies of files beside them: %"),
            (
                empty,
                "without a colour in them, and not listed: % that could be palettes, such as catalogs of images"
            ),
        ]
        let kinds = unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.value) .\($0.key)" }.joined(separator: ", ")
        return counts.filter { $0.0 > 0 }.map {
            $0.1.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "\($0.0)")
        }
            + (kinds.isEmpty ? [] : ["not read, as they hold no colours in a known format: \(kinds)"])
    }
}

/// Files that may hold colours, and are not read for them.
enum UnknownFormat {
    private static let extensions: Set<String> = [
        "sketch", "sketchpalette", "clr", "fig", "xd", "json", "json5", "scss", "sass", "less", "styl",
    ]

    /// Whether a name ends as such a file's.
    static func hasExtension(of name: String) -> Bool { extensions.contains(fileExtension(of: name)) }

    /// How the name of a file ends, in lower case and without the dot.
    static func fileExtension(of path: String) -> String {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        return name.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)).lowercased() } ?? ""
    }
}
