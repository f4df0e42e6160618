/// The bytes of one text file, and where its lines begin.
package struct SourceText: Sendable {
    /// The path, as the caller gave it.
    package let path: String
    /// The UTF-8 of the file, without a byte order mark; what is not UTF-8 is kept as it is.
    package let bytes: [UInt8]
    /// How many bytes of the file come before ``bytes``: those of its byte order mark.
    package let markLength: Int
    /// The offset in ``bytes`` at which each line begins.
    private let lineStarts: [Int]
    /// How many scalars begin before each block of bytes, so that finding a column takes no longer on a long
    /// line.
    private let scalarCounts: [Int]
    private static let blockSize = 64

    /// Takes a file's bytes; lines end as in CSS and JSON editors, with LF, CR, CR LF or a form feed.
    package init(path: String, bytes file: [UInt8]) {
        self.path = path
        markLength = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        bytes = markLength == 0 ? file : Array(file[markLength...])
        var starts = [0]
        var counts: [Int] = []
        counts.reserveCapacity(bytes.count / Self.blockSize + 1)
        var count = 0
        for (index, byte) in bytes.enumerated() {
            if index % Self.blockSize == 0 { counts.append(count) }
            if Self.beginsScalar(byte) { count += 1 }
            let endsLine =
                byte == UInt8(ascii: "\n") || byte == 0x0C
                || byte == UInt8(ascii: "\r")
                    && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            if endsLine { starts.append(index + 1) }
        }
        // So that the end of a text that fills its last block lies in a block, too.
        counts.append(count)
        lineStarts = starts
        scalarCounts = counts
    }

    /// The line and column of a byte; past the end, those of the end.
    package func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = scalarCount(before: offset) - scalarCount(before: lineStarts[low]) + 1
        return SourceLocation(path: path, line: low + 1, column: column)
    }

    private func scalarCount(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        return scalarCounts[block] + bytes[block * Self.blockSize..<offset].count(where: Self.beginsScalar)
    }

    /// Whether a byte is not the continuation of a scalar begun earlier.
    private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

    /// The text of a range of bytes; what is not UTF-8 becomes U+FFFD.
    package func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// A range of ``bytes`` as one of the file on disk, byte order mark counted.
    package func fileRange(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound + markLength..<range.upperBound + markLength
    }
}
