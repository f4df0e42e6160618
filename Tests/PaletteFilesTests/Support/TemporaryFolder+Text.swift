import TestSupport

extension TemporaryFolder {
    /// Writes text files by their paths in the folder.
    convenience init(holding files: KeyValuePairs<String, String>) throws {
        try self.init()
        for (name, text) in files {
            try write(Array(text.utf8), to: name)
        }
    }

    /// The description of a fault, with paths relative to the folder.
    func relative(_ text: some CustomStringConvertible) -> String {
        text.description.replacing(path("x").dropLast(), with: "")
    }
}
