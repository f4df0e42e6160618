/// Sources of Sass and Less, read as the stylesheets that they nearly are.
///
/// Their rules and custom properties are those of CSS. What only the compiler knows, `#{$ink}`, `$ink` and
/// `@{ink}`, is marked, so that it is passed over and not taken for a word of CSS.
enum CompiledStyles {
    /// Stands before a name, or for a whole interpolation: a character that no text has, as it is assigned to
    /// none, and that may be part of an identifier.
    static let mark: Unicode.Scalar = "\u{0378}"

    /// Whether a path is that of such a source. The indented syntax of Sass has no braces, and is none.
    static func claims(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".scss") || path.hasSuffix(".less")
    }

    /// Whether a text may hold what only a compiler knows: such a source, or a component with one within.
    static func mayBe(at path: String) -> Bool {
        claims(path) || EmbeddedStyles.claims(path) || TemplateStyles.claims(path)
    }

    /// Whether a file declares a colour as a custom property; what only hands on those of others is not
    /// one.
    static func hasColors(_ file: PaletteFile) -> Bool {
        guard file.mentions("--") else { return false }
        let library = StylesheetLibrary([file])
        let reader = CSSColorReader(in: library.sources, isDark: false)
        let isDeclared = StylesheetParser(0, of: library).declarations.contains { declaration in
            (try? reader.color(of: declaration.value)) != nil && !ColorlessValue.isNamed(declaration.property)
        }
        // What a mixin declares may be included by another file.
        return isDeclared
            || library.mixins.values.contains { reader.declaresColor(in: $0, of: library.sources) }
    }

    /// The mixins of Sass that take no arguments.
    static func mixins(of sheets: [[CSSToken]], in sources: CSSSources) -> [String: ArraySlice<CSSToken>] {
        var mixins: [String: ArraySlice<CSSToken>] = [:]
        for (tokens, isCompiled) in zip(sheets, sources.areCompiled) where isCompiled {
            for (index, token) in tokens.enumerated() {
                guard token.kind == .atKeyword, sources.name(token) == "mixin",
                    let open = tokens[index...].firstIndex(where: { $0.kind == .openBrace })
                else { continue }
                let prelude = tokens[index + 1..<open].trimmed
                guard prelude.count == 1, let name = prelude.first, name.kind == .ident,
                    mixins[sources.name(name)] == nil
                else { continue }
                mixins[sources.name(name)] =
                    tokens[open + 1..<max(open + 1, tokens[...].end(ofBlockAt: open))]
            }
        }
        return mixins
    }

    /// A text of as many bytes in which line comments are spaces and what is compiled is marked, and the
    /// bytes within the comments.
    static func marked(_ text: SourceText) -> (text: SourceText, comments: [Range<Int>]) {
        let (blanked, comments) = LineComments.blanked(text)
        var bytes = blanked.bytes
        var offset = 0
        while offset < bytes.count {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            switch bytes[offset] {
            case UInt8(ascii: "#") where next == UInt8(ascii: "{"),
                UInt8(ascii: "@") where next == UInt8(ascii: "{"):
                let end = self.end(ofInterpolationAt: offset, in: bytes)
                mark(offset..<end, in: &bytes)
                offset = end
            case UInt8(ascii: "$") where isNameStart(next):
                mark(offset..<offset + 2, in: &bytes)
                offset += 2
            default: offset += 1
            }
        }
        return (SourceText(path: text.path, bytes: bytes), comments)
    }

    /// Where an interpolation ends, in which others may lie.
    private static func end(ofInterpolationAt start: Int, in bytes: [UInt8]) -> Int {
        var depth = 0
        for offset in start + 1..<bytes.count {
            if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
            if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return offset + 1 }
        }
        return bytes.count
    }

    /// Puts a mark in the place of some bytes.
    static func mark(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for offset in range { bytes[offset] = UInt8(ascii: "_") }
        for (offset, byte) in zip(range, UTF8.encode(mark) ?? UTF8.encodedReplacementCharacter) {
            bytes[offset] = byte
        }
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}

extension CSSSources {
    /// Whether some tokens hold what only a compiler knows.
    func isCompiled(_ tokens: some Sequence<CSSToken>) -> Bool {
        tokens.contains { token in
            guard areCompiled[token.source] else { return false }
            return token.kind == .atKeyword || text(token).unicodeScalars.contains(CompiledStyles.mark)
        }
    }
}
