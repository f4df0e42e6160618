/// A named colour of a palette: its value in every mode.
public struct PaletteEntry: Hashable, Sendable {
    /// The name as its file writes it: `Brand/Primary`, `color.text.muted`, `--text-muted`.
    public let name: String
    /// The parts of the name, groups first, without the format's punctuation: `["color", "text", "muted"]`.
    public let path: [String]
    /// What the file says about the colour, where it says something.
    public let note: String?
    /// The value in each of the palette's modes, in their order; `nil` where it has none and nothing to fall
    /// back on.
    public let values: [PaletteValue?]
    /// Whether it is no colour that anyone named, but one that a rule of a stylesheet paints with:
    /// `.warning color`.
    public internal(set) var isPainted = false

    /// Creates an entry.
    public init(name: String, path: [String], note: String? = nil, values: [PaletteValue?]) {
        self.name = name
        self.path = path
        self.note = note
        self.values = values
    }
}

extension PaletteEntry {
    /// The same with its values in more modes.
    func adding(_ more: [PaletteValue?]) -> PaletteEntry {
        var entry = PaletteEntry(name: name, path: path, note: note, values: values + more)
        entry.isPainted = isPainted
        return entry
    }
}
