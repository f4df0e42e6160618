package import PaletteData

/// A table of `Palettes` in the form that the program carries where every start reads it: the values one
/// after the other, in the order in which they are asked for, without names and without blanks.
///
/// `Palettes/pack.py` makes it from JSON, which takes a hundred times as long to read. Tests compare the two;
/// a fault in the bytes is one of the program, and ends it.
package struct PackedTable {
    /// The bytes of the program, which stay where they are.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var strings: [String] = []
    private var lists: [[String]] = []

    /// Opens a file.
    package init(_ file: EmbeddedFile) {
        bytes = UnsafeBufferPointer(start: file.bytes, count: file.size)
        for _ in 0..<number() {
            let count = number()
            strings.append(String(decoding: bytes[offset..<offset + count], as: UTF8.self))
            offset += count
        }
        for _ in 0..<number() {
            var list: [String] = []
            for _ in 0..<number() { list.append(strings[number()]) }
            lists.append(list)
        }
    }

    /// The next number, which is not negative.
    package mutating func number() -> Int {
        var (value, shift) = (0, 0)
        while true {
            let byte = bytes[offset]
            offset += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    /// The next fraction.
    package mutating func fraction() -> Double {
        var bits: UInt64 = 0
        for place in 0..<8 { bits |= UInt64(bytes[offset + place]) << UInt64(8 * place) }
        offset += 8
        return Double(bitPattern: bits)
    }

    /// The next string; `nil` where there is none.
    package mutating func optionalString() -> String? {
        let place = number()
        return place == 0 ? nil : strings[place - 1]
    }

    /// The next string, which is there.
    package mutating func string() -> String { strings[number() - 1] }

    /// The next list of strings.
    package mutating func stringList() -> [String] { lists[number()] }

    /// The next list of values.
    package mutating func list<Value>(_ value: (inout PackedTable) -> Value) -> [Value] {
        let count = number()
        return (0..<count).map { _ in value(&self) }
    }
}
