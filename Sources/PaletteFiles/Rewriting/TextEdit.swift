/// Bytes of a file, and what to put in their place.
public struct TextEdit: Hashable, Sendable {
    /// The bytes of the file as it is.
    public let bytes: Range<Int>
    /// What replaces them.
    public let replacement: [UInt8]

    /// Describes an edit.
    public init(_ bytes: Range<Int>, replacement: [UInt8]) {
        self.bytes = bytes
        self.replacement = replacement
    }

    /// Describes an edit by its text.
    init(_ bytes: Range<Int>, _ text: String) {
        self.init(bytes, replacement: Array(text.utf8))
    }

    /// The same edit behind some more bytes.
    func moved(by offset: Int) -> TextEdit {
        TextEdit(bytes.lowerBound + offset..<bytes.upperBound + offset, replacement: replacement)
    }
}

extension Sequence<TextEdit> {
    /// A file with these edits made; every other byte is as it was.
    ///
    /// - Returns: `nil` where two edits overlap, or one lies beyond the file. The same edit twice is made
    ///   once.
    public func applied(to file: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(file.count)
        var offset = 0
        for edit in Set(self).sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            guard offset <= edit.bytes.lowerBound, edit.bytes.upperBound <= file.count else { return nil }
            result += file[offset..<edit.bytes.lowerBound]
            result += edit.replacement
            offset = edit.bytes.upperBound
        }
        result += file[offset...]
        return result
    }
}
