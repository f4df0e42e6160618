/// The `Contents.json` of a colour set: one colour for each circumstance that the set tells apart.
struct ColorSet {
    private(set) var declarations: [PaletteDeclaration] = []
    private(set) var faults: [PaletteFault] = []

    /// Reads a set; an entry that is wrong is a fault, and the others are read.
    ///
    /// - Parameters:
    ///   - path: The groups that stand before the set's name, and its name.
    ///   - contents: The set's file.
    init(path: [String], contents: JSONDocument) {
        guard let colors = contents.root["colors"] else {
            // A set that nobody filled, as templates hold it.
            guard contents.root["info"] == nil else { return }
            faults.append(contents.fault(at: contents.root, "the colour set has no list of \"colors\""))
            return
        }
        guard let entries = colors.elements else {
            faults.append(contents.fault(at: colors, "\"colors\" has to be an array, not \(colors.kind)"))
            return
        }
        for entry in entries {
            do throws(PaletteFault) {
                guard let value = try ColorSet.value(of: entry, in: contents) else { continue }
                declarations.append(
                    PaletteDeclaration(name: path.joined(separator: "/"), path: path, value: value))
            } catch {
                faults.append(error)
            }
        }
    }

    /// The colour of an entry; `nil` for a slot that is not filled, as Xcode writes for a new appearance.
    private static func value(
        of entry: JSONNode, in document: JSONDocument
    ) throws(PaletteFault) -> PaletteValue? {
        guard entry.members != nil else {
            throw document.fault(at: entry, "a colour of the set has to be an object, not \(entry.kind)")
        }
        let condition = try PaletteMode(ofColorSetEntry: entry, in: document)
        guard let color = entry["color"] else { return nil }
        guard color.members != nil else {
            throw document.fault(at: color, "\"color\" has to be an object, not \(color.kind)")
        }
        let location = document.location(of: color)
        if let reference = color["reference"] {
            return PaletteValue(
                try systemColor(reference, of: color, in: document), writtenFor: condition, at: location)
        }
        let literal = ColorLiteral(
            at: location, bytes: document.source.fileRange(color.bytes), notation: .assetCatalog)
        return PaletteValue(
            .color(try AssetColor(color, in: document).color), writtenFor: condition, at: location,
            literal: literal)
    }

    /// A colour by the name of the system, which ends in `Color` whether or not the file says so.
    private static func systemColor(
        _ reference: JSONNode, of color: JSONNode, in document: JSONDocument
    ) throws(PaletteFault) -> PaletteValue.Content {
        guard let name = reference.string, !name.isEmpty else {
            throw document.fault(at: reference, "\"reference\" has to be the name of a system colour")
        }
        return .system(
            name: name.hasSuffix("Color") ? name : name + "Color",
            platform: color["platform"]?.string ?? "universal")
    }
}
