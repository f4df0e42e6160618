package import FileSystem

/// What files are to hold, by their paths: it is read in place of what they do hold.
package struct FileEdits: Sendable {
    // By bytes: two files may have names that differ only in their Unicode form.
    private var contents: [[UInt8]: [UInt8]] = [:]

    /// Edits no file.
    package init() {}

    /// What a file is to hold; `nil` where it stays as it is.
    package subscript(path: String) -> [UInt8]? {
        get { contents.isEmpty ? nil : contents[Array(path.utf8)] }
        set { contents[Array(path.utf8)] = newValue }
    }

    /// What a file is to hold, else what it does hold: at most `limit` bytes.
    package func contents(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
        if let edited = self[path] { return edited }
        return try FileBytes.contents(of: path, limit: limit)
    }
}
