/// What of folders is read, as people asked for, and in which state. What they name themselves is always
/// read.
package struct PathSelection {
    /// Whether a folder or a file is left out.
    let excludes: (String, _ isFolder: Bool) -> Bool
    /// Whether a file, or a folder that is one palette, is among those to read.
    let includes: (String) -> Bool
    /// The place of a file in the order in which a page loads some files; `nil` for one without.
    let place: (String) -> Int?
    /// What is read in place of the contents of some files.
    let edits: FileEdits

    /// Selects paths; all of them, in no order and as they are, unless specified otherwise.
    package init(
        excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false },
        includes: @escaping (String) -> Bool = { _ in true },
        place: @escaping (String) -> Int? = { _ in nil }, edits: FileEdits = FileEdits()
    ) {
        self.excludes = excludes
        self.includes = includes
        self.place = place
        self.edits = edits
    }
}
