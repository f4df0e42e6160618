/// The lines of a text file, each with the line feed that ends it: where they begin is all that is kept
/// beside the bytes, as a palette's file may have a hundred thousand.
struct TextLines {
    private let bytes: [UInt8]
    /// Where each line begins, and where the last ends.
    private let bounds: [UInt32]

    /// Finds the lines of a file; what comes after four gigabytes is left out. A file that ends with a line
    /// feed has no empty line behind it.
    init(of bytes: [UInt8]) {
        self.bytes = bytes
        var bounds: [UInt32] = [0]
        bounds.reserveCapacity(bytes.count { $0 == UInt8(ascii: "\n") } + 2)
        for (index, byte) in bytes.prefix(Int(UInt32.max)).enumerated() where byte == UInt8(ascii: "\n") {
            bounds.append(UInt32(index + 1))
        }
        let end = UInt32(clamping: bytes.count)
        if bounds.last != end { bounds.append(end) }
        self.bounds = bounds
    }
}

extension TextLines: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { bounds.count - 1 }

    subscript(line: Int) -> ArraySlice<UInt8> { bytes[Int(bounds[line])..<Int(bounds[line + 1])] }
}
