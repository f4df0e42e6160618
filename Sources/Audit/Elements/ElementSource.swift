/// Where the view tree of a screen comes from.
public struct ElementSource: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The SHA-256 of its bytes, as 64 hexadecimal digits; empty for a tree from memory.
    public let sha256: String

    /// Names a file.
    public init(path: String = "", sha256: String = "") {
        self.path = path
        self.sha256 = sha256
    }
}
