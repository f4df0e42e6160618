internal import FileSystem

/// Images outside of catalogs whose formats are not looked at: counted, so that they are not passed over
/// without a word.
struct UnreadFormats {
    private var counts: [String: Int] = [:]

    /// Formats by the extensions of their files.
    private static let formats = [
        "webp": "WebP", "jpg": "JPEG", "jpeg": "JPEG", "gif": "GIF", "heic": "HEIC", "heif": "HEIC",
        "avif": "AVIF", "svg": "SVG", "icns": "ICNS", "ico": "ICO",
    ]
    private static let drawings = "vector drawings of Android (XML)"

    /// Whether a name is that of a file that may be one.
    static func isNamed(by name: String) -> Bool {
        name.hasExtension("xml") || formats.keys.contains(where: name.hasExtension)
    }

    /// Counts a file; one of XML only where Android keeps drawings.
    mutating func add(_ path: String) {
        let format: String?
        if path.hasExtension("xml") {
            let folder = path.folderPart.lastPart
            let isDrawing = ["drawable", "mipmap"].contains { folder == $0 || folder.hasPrefix($0 + "-") }
            format = isDrawing ? Self.drawings : nil
        } else {
            format = Self.formats.first { path.hasExtension($0.key) }?.value
        }
        if let format { counts[format, default: 0] += 1 }
    }

    /// How many of each there are; empty for none.
    var notes: [String] {
        guard !counts.isEmpty else { return [] }
        let words = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        return ["not looked at, as outside of catalogs only PNG files are: \(words.joined(separator: ", "))"]
    }
}
