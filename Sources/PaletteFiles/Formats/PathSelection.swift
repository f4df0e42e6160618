/// What of folders is read, as people asked for. What they name themselves is always read.
package struct PathSelection {
    /// Whether a folder or a file is left out.
    let excludes: (String, _ isFolder: Bool) -> Bool
    /// Whether a file, or a folder that is one palette, is among those to read.
    let includes: (String) -> Bool
    /// The place of a file in the order in which a page loads some files; `nil` for one without.
    let place: (String) -> Int?

    /// Selects paths; all of them, in no order, unless specified otherwise.
    package init(
        excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false },
        includes: @escaping (String) -> Bool = { _ in true },
        place: @escaping (String) -> Int? = { _ in nil }
    ) {
        self.excludes = excludes
        self.includes = includes
        self.place = place
    }
}
