/// A name in a folder. To the system it is bytes, which need not be text.
package struct FileName: Hashable, Sendable {
    /// The bytes.
    package let bytes: [UInt8]

    /// Holds a name.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The name as the system's functions take it, with a NUL at its end.
    package var characters: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

    /// The name as text; `nil` where it is not UTF-8.
    package var text: String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// The name as text, every byte that belongs to no character as an escape: `caf\xE9.png`.
    package var escaped: String {
        var result = ""
        var rest = bytes[...]
        while !rest.isEmpty {
            // No character takes more than four bytes.
            let character = (1...4).lazy.map { FileName(bytes: Array(rest.prefix($0))) }.first {
                $0.text != nil
            }
            if let character, let text = character.text {
                result += text
                rest = rest.dropFirst(character.bytes.count)
            } else {
                result += "\\x" + String(rest.removeFirst(), radix: 16, uppercase: true)
            }
        }
        return result
    }
}

extension FileName: Comparable {
    /// Whether a name comes first by its bytes.
    package static func < (left: FileName, right: FileName) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
