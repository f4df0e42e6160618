internal import ColorMath

/// Reads Legible's own format: a JSON file of names and colours, described by `palette.schema.json`.
///
/// ```json
/// {
///   "legiblePalette": 1,
///   "modes": {"dark": {"luminosity": "dark"}},
///   "colors": {
///     "text/muted": {"value": "#6E6E73", "modes": {"dark": "#98989D"}, "note": "captions"},
///     "surface": {"system": "systemBackgroundColor", "platform": "ios"}
///   }
/// }
/// ```
struct LegiblePalette {
    private let document: JSONDocument
    private var modes: [String: PaletteMode] = [:]
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault]

    /// The key that tells the format from others, and whose value is its version.
    private static let key = "legiblePalette"

    /// Reads a file; what is wrong in it is a fault, and the rest is read.
    static func read(_ file: PaletteFile) -> Palette {
        do throws(PaletteFault) {
            let document = try JSONDocument(parsing: file.text)
            let reader = LegiblePalette(document)
            return Palette(name: file.path, declarations: reader.declarations, faults: reader.faults)
        } catch {
            return Palette(name: file.path, entries: [], faults: [error])
        }
    }

    /// Whether a file is in this format, however damaged: it has the key.
    static func recognizes(_ file: PaletteFile) -> Bool {
        let key = Array("\"\(key)\"".utf8)
        return file.bytes.indices.contains { file.bytes[$0] == key[0] && file.bytes[$0...].starts(with: key) }
    }

    private init(_ document: JSONDocument) {
        self.document = document
        faults = document.faults
        let version = document.root[Self.key]
        guard version?.number == 1 else {
            report(at: version ?? document.root, "expected \"\(Self.key)\": 1, the version of the format")
            return
        }
        for member in members(of: document.root["modes"], named: "modes") {
            modes[member.key] = mode(of: member.value)
        }
        if document.root["colors"] == nil { report(at: document.root, "there are no \"colors\"") }
        for member in members(of: document.root["colors"], named: "colors") {
            readEntry(member)
        }
    }

    private mutating func report(at node: JSONNode, _ message: String) {
        faults.append(document.fault(at: node, message))
    }

    private mutating func members(of node: JSONNode?, named name: String) -> [JSONMember] {
        guard let node else { return [] }
        if node.members == nil { report(at: node, "\"\(name)\" has to be an object, not \(node.kind)") }
        return node.members ?? []
    }

    /// The circumstances of a mode; `nil` where one of them is not known.
    private mutating func mode(of node: JSONNode) -> PaletteMode? {
        var mode = PaletteMode()
        var isKnown = node.members != nil
        for member in node.members ?? [] {
            let word = member.value.string ?? ""
            switch member.key {
            case "luminosity":
                mode.luminosity = PaletteMode.Luminosity(rawValue: word)
                isKnown = isKnown && mode.luminosity != nil
            case "contrast":
                mode.contrast = PaletteMode.Contrast(rawValue: word)
                isKnown = isKnown && mode.contrast != nil
            case "gamut":
                mode.gamut = PaletteMode.Gamut(rawValue: word)
                isKnown = isKnown && mode.gamut != nil
            case "idiom": mode.idiom = word
            case "theme": mode.theme = word
            default: isKnown = false
            }
        }
        guard isKnown, mode != .base else {
            report(
                at: node,
                "a mode is an object of luminosity (light, dark), contrast (standard, increased), "
                    + "gamut (srgb, display-p3), idiom or theme")
            return nil
        }
        return mode
    }

    /// Reads a colour, or an object of a colour for every mode.
    private mutating func readEntry(_ member: JSONMember) {
        let node = member.value
        guard node["value"] != nil || node["modes"] != nil else {
            declare(member.key, node, for: .base, note: nil)
            return
        }
        let note = node["note"]?.string
        if let value = node["value"] { declare(member.key, value, for: .base, note: note) }
        for variant in members(of: node["modes"], named: "modes") {
            if let mode = modes[variant.key] {
                declare(member.key, variant.value, for: mode, note: note)
            } else {
                report(at: variant.value, "the palette's \"modes\" do not say what \"\(variant.key)\" is")
            }
        }
    }

    private mutating func declare(_ name: String, _ node: JSONNode, for mode: PaletteMode, note: String?) {
        do throws(PaletteFault) {
            let value = try LegibleColor.value(of: node, for: mode, in: document)
            declarations.append(
                PaletteDeclaration(name: name, path: UniqueNames.path(of: name), note: note, value: value))
        } catch {
            faults.append(error)
        }
    }
}

extension PaletteFormat {
    /// Legible's own palettes.
    public static let legible = PaletteFormat(
        name: "Legible palette", extensions: ["json"], reading: .eachFile(LegiblePalette.read),
        recognizes: LegiblePalette.recognizes)
}
