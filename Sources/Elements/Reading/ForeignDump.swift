internal import PaletteFiles

/// What other tools say of the elements of a page without where they are, told by its content.
enum ForeignDump {
    private static let remedy =
        "capture the page with Samples/elements.py, or evaluate Samples/elements.js in it, beside the same "
        + "screenshot"

    /// Why a JSON file cannot be used, in a clause; `nil` for what may be a view tree.
    static func fault(of root: JSONNode) -> String? {
        if let node = root["nodes"]?.elements?.first, node["nodeId"] != nil || node["role"] != nil {
            return "the accessibility tree of a browser does not say where elements are: \(remedy)"
        }
        if root["role"]?.string != nil, root["frame"] == nil {
            return "an accessibility snapshot without frames does not say where elements are: \(remedy)"
        }
        return nil
    }

    /// What texts are read, and what to do with others.
    static let unknownText =
        "this is no view tree that is known: JSON, the XML of uiautomator, a debug description of XCUITest, or "
        + "Playwright's ariaSnapshot with boxes; of AccessibilitySnapshot, encode the elements as JSON, as its "
        + "text and its pictures do not say where they are"
}
