internal import Assets

/// The files of which only the format and the size were looked at.
struct UnmeasuredFiles {
    private var formats: [String: Int] = [:]
    private var packed = 0

    init(of audits: [AssetAudit]) {
        for image in audits.flatMap(\.sets).flatMap(\.images) where image.measures == nil {
            guard let facts = image.facts else { continue }
            if facts.isPackedByXcode {
                packed += 1
            } else if !facts.format.isDecoded, facts.format != .other, facts.symbolDrawings.isEmpty {
                formats[facts.format.words, default: 0] += 1
            }
        }
    }

    /// A line for each reason, with how many there are.
    var notes: [String] {
        var notes: [String] = []
        if !formats.isEmpty {
            let words = formats.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
            notes.append(
                "looked at by format, and as far as it tells by size, not by pixels: \(words.joined(separator: ", "))"
            )
        }
        if packed > 0 {
            notes.append(
                "not looked at: \(counted(packed, "PNG file")) that Xcode packed for a device (CgBI); check "
                    + (packed == 1 ? "its source" : "their sources"))
        }
        return notes
    }
}

extension ImageFileFacts.Format {
    /// What people call it.
    fileprivate var words: String {
        switch self {
        case .png, .apng: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .pdf: "PDF"
        case .svg: "SVG"
        case .heif: "HEIC"
        case .webp: "WebP"
        case .other: "unknown"
        }
    }
}
