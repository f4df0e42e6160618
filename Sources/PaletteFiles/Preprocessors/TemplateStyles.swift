/// The stylesheets within modules of JavaScript and TypeScript: templates that are called `css`, as those
/// of components of Lit are (Lit, "Styles"). What is put into one is not known.
enum TemplateStyles {
    /// How the names of modules of styles end, without the dot: other modules of a project are too many to
    /// be looked into.
    static let extensions = ["styles", "style", "css"].flatMap { kind in
        ["js", "mjs", "ts", "mts"].map { "\(kind).\($0)" }
    }

    /// Whether a path is that of a module.
    static func claims(_ path: String) -> Bool {
        let path = path.lowercased()
        return extensions.contains { path.hasSuffix("." + $0) }
    }

    /// A text of as many bytes that has spaces in the place of whatever is no stylesheet, and marks in the
    /// place of what is put into one.
    static func blanked(_ text: SourceText) -> SourceText {
        let bytes = text.bytes
        var blank = bytes.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        var offset = 0
        while let quote = bytes[offset...].firstIndex(of: UInt8(ascii: "`")) {
            let end = self.end(ofTemplateAt: quote, in: bytes)
            offset = end + 1
            if isStylesheet(bytes[..<quote]) {
                blank[(quote + 1)..<end] = bytes[(quote + 1)..<end]
                for put in insertions(in: (quote + 1)..<end, of: bytes) {
                    CompiledStyles.mark(put, in: &blank)
                }
            }
            guard offset < bytes.count else { break }
        }
        return SourceText(path: text.path, bytes: blank)
    }

    /// Whether what stands before a template calls it a stylesheet.
    private static func isStylesheet(_ before: ArraySlice<UInt8>) -> Bool {
        guard before.suffix(3).elementsEqual("css".utf8) else { return false }
        guard let other = before.dropLast(3).last else { return true }
        let isOfName = other | 0x20 >= UInt8(ascii: "a") && other | 0x20 <= UInt8(ascii: "z")
        return !isOfName && other != UInt8(ascii: "_") && other != UInt8(ascii: "$")
    }

    /// The index of the quote that ends a template, or the end of the text.
    private static func end(ofTemplateAt quote: Int, in bytes: [UInt8]) -> Int {
        var offset = quote + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 1
            } else if isInsertion(at: offset, in: bytes) {
                offset = end(ofInsertionAt: offset, in: bytes) - 1
            }
            offset += 1
        }
        return min(offset, bytes.count)
    }

    private static func isInsertion(at offset: Int, in bytes: [UInt8]) -> Bool {
        bytes[offset] == UInt8(ascii: "$") && offset + 1 < bytes.count
            && bytes[offset + 1] == UInt8(ascii: "{")
    }

    /// The index behind the brace that ends what is put in.
    private static func end(ofInsertionAt start: Int, in bytes: [UInt8]) -> Int {
        var depth = 0
        for offset in (start + 1)..<bytes.count {
            if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
            if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return offset + 1 }
        }
        return bytes.count
    }

    private static func insertions(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard isInsertion(at: offset, in: bytes) else {
                offset += 1
                continue
            }
            let end = min(end(ofInsertionAt: offset, in: bytes), range.upperBound)
            found.append(offset..<end)
            offset = end
        }
        return found
    }
}
