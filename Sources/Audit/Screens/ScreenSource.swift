public import Screenshots

/// Where a screen comes from, as reports say it.
public struct ScreenSource: Hashable, Sendable {
    /// The path of the file, as the caller gave it; empty for a screen from memory.
    public let path: String
    /// The colour space that the file declares, or `untagged`.
    public let colorSpace: String
    /// What was wrong with the file without keeping it from being read, for example a damaged colour profile.
    public let warnings: [String]
    /// What its translucent parts were laid on; nil where it is opaque.
    public let canvas: Screenshot.Canvas?
    /// The file of its view tree and why it cannot be read; nil where it can be, or there is none.
    public let unreadElements: UnreadInput?

    /// States where a screen comes from.
    public init(
        path: String = "", colorSpace: String = "sRGB", warnings: [String] = [],
        canvas: Screenshot.Canvas? = nil, unreadElements: UnreadInput? = nil
    ) {
        self.path = path
        self.colorSpace = colorSpace
        self.warnings = warnings
        self.canvas = canvas
        self.unreadElements = unreadElements
    }
}

extension ScreenSource {
    /// Where a screenshot comes from.
    ///
    /// - Parameter warnings: What is to be known besides what is wrong with its file, a sentence each.
    init(of screenshot: borrowing Screenshot, path: String, warnings: [String] = []) {
        self.init(
            path: path, colorSpace: screenshot.colorSpace, warnings: screenshot.warnings + warnings,
            canvas: screenshot.canvas)
    }
}
