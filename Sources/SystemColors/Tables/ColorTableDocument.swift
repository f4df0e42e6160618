/// A file of colours as it is written, before its values are checked. `Palettes/README.md` describes the
/// keys.
struct ColorTableDocument: Decodable {
    let version: Int
    let platform: Platform
    let sources: [String: String]?
    let colors: [Color]
    let releases: [Release]

    struct Color: Decodable {
        let name: String
        let group: SystemColor.Group
        let on: [String]?
        let onGroups: [SystemColor.Group]?
        let note: String?
    }

    struct Release: Decodable {
        let number: Int
        let last: Int?
        let values: [String: [String: Value]]
    }

    struct Value: Decodable {
        let color: String
        let alpha: Double?
        let confidence: Confidence?
        let sources: [String]?
        let note: String?
    }
}

extension SystemColor {
    init(_ entry: ColorTableDocument.Color) {
        self.init(
            name: entry.name, group: entry.group, backgroundNames: entry.on ?? [],
            backgroundGroups: entry.onGroups ?? [], note: entry.note)
    }
}
