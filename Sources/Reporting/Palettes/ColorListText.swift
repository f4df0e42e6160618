internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The named colours of a palette as JSON, to the bytes that an encoder would give: a palette may have a
/// million values, most of which say in one mode what they say in others, and are put into words once.
struct ColorListText {
    private let audit: PaletteAudit
    private let words: JSONElementText
    /// The modes, quoted.
    private let modes: [String]

    /// The spaces before an element of the list.
    private static let indent = 8
    /// The most names that are listed: each colour of a chain would list all that it follows.
    private static let aliasLimit = 64

    /// Prepares the list for what an audit has looked at.
    init(of audit: PaletteAudit, with words: JSONElementText) {
        self.audit = audit
        self.words = words
        modes = audit.palette.modes.map { words.quoted($0.description) }
    }

    /// A colour, by index: its name, and a value for each mode that it has one in.
    func text(of entry: Int) -> String {
        let palette = audit.palette
        var known: [ObjectIdentifier: String] = [:]
        let values = palette.modes.indices.compactMap { mode -> String? in
            guard let value = palette.entries[entry].values[mode] else { return nil }
            guard case .system(let name, _) = value.content else {
                let head = known[value.identity] ?? head(of: value, of: entry, in: mode)
                known[value.identity] = head
                return object(head + line("mode", modes[mode]), Self.indent + 4)
            }
            let lines = head(of: value, of: entry, in: mode) + line("mode", modes[mode])
            return object(lines + line("system", words.quoted(name)), Self.indent + 4)
        }
        return object(
            line("name", words.quoted(palette.entries[entry].name), Self.indent)
                + line("values", list(values, Self.indent + 2), Self.indent), Self.indent)
    }

    /// What stands before the mode of a value: all that it says in every mode that it is the value of.
    private func head(of value: PaletteValue, of entry: Int, in mode: Int) -> String {
        var text = ""
        // The nearest names that it was followed through.
        let aliases = value.aliases(limit: Self.aliasLimit + 1)
        if !aliases.isEmpty {
            let margin = Self.margin(Self.indent + 8)
            let names = aliases.prefix(Self.aliasLimit).map { margin + words.quoted($0) }
            text += line("aliases", list(names, Self.indent + 6))
        }
        // Set where there are more names than are listed.
        if aliases.count > Self.aliasLimit { text += line("aliasesOmitted", "true") }
        // In the notation of CSS; missing where it is the system's and not known.
        if let color = audit.color(of: entry, in: mode) {
            text += line("color", words.quoted(DynamicColor(color).notation))
        }
        let place = value.location
        let inner = Self.indent + 6
        let location =
            line("column", "\(place.column)", inner) + line("line", "\(place.line)", inner)
            + line("path", words.quoted(place.path), inner)
        return text + line("location", String(object(location, inner).dropFirst(inner)))
    }

    private static func margin(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// A member of an object that is indented by some spaces, and the comma behind it.
    private func line(_ key: String, _ value: String, _ indent: Int = indent + 4) -> String {
        "\(Self.margin(indent + 2))\"\(key)\" : \(value),\n"
    }

    /// An object of such members.
    private func object(_ lines: String, _ indent: Int) -> String {
        let margin = Self.margin(indent)
        return "\(margin){\n\(lines.dropLast(2))\n\(margin)}"
    }

    /// A list of elements that are indented already.
    private func list(_ elements: [String], _ indent: Int) -> String {
        "[\n\(elements.joined(separator: ",\n"))\n\(Self.margin(indent))]"
    }
}
