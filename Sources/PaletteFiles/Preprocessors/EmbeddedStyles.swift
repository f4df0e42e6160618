/// The stylesheets within components of Vue, Svelte and Astro: their `<style>` elements (Vue, "Single-File
/// Component Syntax Specification"; Svelte and Astro, "Styling").
///
/// What they hold is CSS, or a language that is compiled to it and has braces. A component is a page of its
/// own: the names of its classes are no other's.
enum EmbeddedStyles {
    /// Whether a path is that of a component.
    static func claims(_ path: String) -> Bool {
        let path = path.lowercased()
        return extensions.contains { path.hasSuffix("." + $0) }
    }

    /// How the names of components end, without the dot.
    static let extensions = ["vue", "svelte", "astro"]

    /// Languages whose rules have no braces.
    private static let unread = ["sass", "stylus", "styl"]

    /// A text of as many bytes that has spaces in the place of whatever is no stylesheet.
    static func blanked(_ text: SourceText) -> SourceText {
        let bytes = text.bytes
        var blank = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        var offset = 0
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = open + 1
            if starts("!--", at: offset, in: bytes) {
                offset = self.offset(behind: "-->", from: offset, in: bytes)
            } else if let element = ["style", "script"].first(where: { isTag($0, at: offset, in: bytes) }) {
                let tag = offset..<endOfTag(from: offset, in: bytes)
                let isClosed = tag.upperBound > 1 && bytes[tag.upperBound - 2] == UInt8(ascii: "/")
                guard !isClosed else {
                    offset = tag.upperBound
                    continue
                }
                let end = self.offset(of: "</" + element, from: tag.upperBound, in: bytes)
                if element == "style", isRead(tag: bytes[tag]) {
                    blank[tag.upperBound..<end] = bytes[tag.upperBound..<end]
                }
                offset = end
            }
        }
        return SourceText(path: text.path, bytes: blank)
    }

    /// Whether the language that a tag names is read.
    private static func isRead(tag: ArraySlice<UInt8>) -> Bool {
        let words = tag.split { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) }
        guard let place = words.firstIndex(where: { $0.elementsEqual("lang".utf8) }),
            words.indices.contains(place + 1)
        else { return true }
        return !unread.contains { words[place + 1].elementsEqual($0.utf8) }
    }

    private static func isTag(_ name: String, at offset: Int, in bytes: [UInt8]) -> Bool {
        let end = offset + name.utf8.count
        guard starts(name, at: offset, in: bytes), end < bytes.count else { return false }
        return [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[end])
    }

    /// Behind the `>` of a tag, which may stand in what an attribute says.
    private static func endOfTag(from start: Int, in bytes: [UInt8]) -> Int {
        var quote: UInt8?
        for offset in start..<bytes.count {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return offset + 1
            }
        }
        return bytes.count
    }

    private static func offset(of word: String, from start: Int, in bytes: [UInt8]) -> Int {
        (start..<bytes.count).first { starts(word, at: $0, in: bytes) } ?? bytes.count
    }

    private static func offset(behind word: String, from start: Int, in bytes: [UInt8]) -> Int {
        min(bytes.count, offset(of: word, from: start, in: bytes) + word.utf8.count)
    }

    /// Whether a word in lower case stands at a place, in whatever case.
    private static func starts(_ word: String, at offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset + word.utf8.count <= bytes.count else { return false }
        return zip(word.utf8, bytes[offset...]).allSatisfy { own, byte in
            own == byte || own == byte | 0x20 && byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        }
    }
}
