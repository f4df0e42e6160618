/// What a colour of a palette is called.
public struct EntryName: Hashable, Sendable {
    /// The name as its file writes it: `Brand/Primary`, `color.text.muted`, `--text-muted`.
    public let name: String
    /// The parts of the name, groups first, without the format's punctuation: `["color", "text", "muted"]`.
    public let path: [String]

    /// Names a colour.
    public init(_ name: String, path: [String]) {
        self.name = name
        self.path = path
    }
}
