internal import Audit
internal import Elements
internal import FileSystem

/// The view tree of a screen in JSON: what was read, not the elements themselves.
struct ElementsDocument: Codable, Hashable {
    /// The file; absent for a tree from memory.
    let file: String?
    let format: ElementFormat
    /// The number of elements that were read.
    let count: Int
    let sha256: String?

    init(of elements: SeenElements) {
        file = elements.source.path.isEmpty ? nil : elements.source.path
        format = elements.tree.format
        count = elements.elements.count
        sha256 = elements.source.sha256.isEmpty ? nil : elements.source.sha256
    }

    /// What was read in words: `37 elements from home.elements.json`.
    var words: String {
        counted(count, "element") + (file.map { " from \($0.lastPart)" } ?? "")
    }
}

/// An element of the view tree in JSON, as far as it tells which one is meant.
struct ElementDocument: Codable, Hashable {
    let role: ElementRole
    let label: String?
    let identifier: String?

    init(_ element: ScreenElement) {
        role = element.role
        label = element.label
        identifier = element.identifier
    }
}
