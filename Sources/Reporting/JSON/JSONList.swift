internal import FileSystem

/// The elements of a list in JSON that a document needs later than they come.
struct JSONList {
    private let elements: Spill
    private let separator: String
    private(set) var count = 0

    /// An empty list.
    ///
    /// - Parameters:
    ///   - separator: What stands between two elements.
    ///   - storage: What holds them.
    init(separatedBy separator: String = ",\n", in storage: Storage) {
        self.separator = separator
        elements = storage.spill()
    }

    /// The number of bytes of the elements and what stands between them.
    var size: Int { elements.count }

    /// Adds an element, as JSON.
    mutating func add(_ element: String) {
        if count > 0 { elements.write(separator) }
        elements.write(element)
        count += 1
    }

    /// Writes the elements to a document.
    ///
    /// - Returns: Why that is not possible, where it is not.
    func copy(to document: any TextSink) -> FileError? { elements.copy(to: document) }
}
