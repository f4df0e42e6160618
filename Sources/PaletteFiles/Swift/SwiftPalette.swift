internal import ColorMath

/// Reads the colours that Swift source names: constants and computed properties whose value is a literal.
///
/// The name of a colour is that of its constant behind those of the types around it; extensions of the colour types
/// themselves are left out, because every colour is in one.
struct SwiftPalette {
    private let text: SourceText
    private let source: SwiftTokens
    private let ignored: IgnoreComments
    private var index = 0
    /// What the braces that are open belong to.
    private var scopes: [Scope] = []
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault] = []

    /// How many braces around a constant are looked at for its name.
    private static let maximumDepth = 64

    /// What stands between a pair of braces.
    private struct Scope {
        /// The names that it puts before those in it.
        var names: [String] = []
        /// The type that `Self` is, in inner braces too.
        var type: String?
    }

    /// Reads sources as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        var declarations: [PaletteDeclaration] = []
        var faults: [PaletteFault] = []
        var names = UniqueNames()
        for file in files {
            var reader = SwiftPalette(file)
            reader.readDeclarations()
            // The same name may be given in two functions, or under two conditions of compilation.
            declarations += reader.declarations.map { declaration in
                PaletteDeclaration(
                    name: names.unique(declaration.name), path: declaration.path, value: declaration.value)
            }
            faults += reader.faults
        }
        return Palette(name: name, declarations: declarations, faults: faults)
    }

    /// Whether a file names a colour.
    static func hasColors(_ file: PaletteFile) -> Bool {
        var reader = SwiftPalette(file)
        reader.readDeclarations()
        return !reader.declarations.isEmpty || !reader.faults.isEmpty
    }

    private init(_ file: PaletteFile) {
        text = file.text
        source = SwiftTokens(text.bytes, in: text.bytes.indices)
        ignored = IgnoreComments(source.comments, in: text)
    }

    private mutating func readDeclarations() {
        while index < source.count {
            switch source.kind(at: index) {
            case .mark("{"):
                open()
                index += 1
            case .mark("}"):
                if !scopes.isEmpty { scopes.removeLast() }
                index += 1
            case .word where !source.isMark(".", at: index - 1):
                readWord()
            default:
                index += 1
            }
        }
    }

    private mutating func readWord() {
        switch source.text(at: index) {
        case "extension", "struct", "class", "enum", "actor", "protocol": readType()
        case "let", "var": readConstant()
        default: index += 1
        }
    }

    /// Reads the head of a type up to its brace.
    private mutating func readType() {
        var names: [String] = []
        var next = index + 1
        while let name = source.word(at: next), names.count < 8 {
            names.append(name)
            next += 1
            guard source.isMark(".", at: next) else { break }
            next += 1
        }
        // `class func` and `class var` are no types.
        guard !names.isEmpty, !["func", "var", "let"].contains(names[0]) else {
            index += 1
            return
        }
        // What a type conforms to and what is required of it; a constant does not occur there.
        while let kind = source.kind(at: next), kind != .mark("{"), kind != .mark("}"), kind != .mark(";") {
            next += 1
        }
        index = next
        guard source.isMark("{", at: next) else { return }
        let isColor = names.last.map(SwiftColor.types.contains) ?? false
        open(isColor ? [] : names, type: isColor ? names.last : nil)
        index += 1
    }

    /// Steps into braces.
    private mutating func open(_ names: [String] = [], type: String? = nil) {
        scopes.append(Scope(names: names, type: type ?? scopes.last?.type))
    }

    /// Reads `let name: Type = …` or `var name: Type { … }`.
    private mutating func readConstant() {
        guard let name = source.word(at: index + 1) else {
            index += 1
            return
        }
        var next = index + 2
        var type = scopes.last?.type
        if source.isMark(":", at: next) {
            next += 1
            while let word = source.word(at: next) {
                type = word == "Self" ? type : word
                next += 1
                guard source.isMark(".", at: next) else { break }
                next += 1
            }
            if source.isMark("?", at: next) { next += 1 }
        }
        index = next
        if source.isMark("=", at: next) {
            index += 1
        } else if source.isMark("{", at: next) {
            // A getter, which may be named and may say `return`.
            open()
            index += 1
            if source.word(at: index) == "get", source.isMark("{", at: index + 1) {
                open()
                index += 2
            }
            if source.word(at: index) == "return" { index += 1 }
        } else {
            return
        }
        readColor(named: name, type: type)
    }

    private mutating func readColor(named name: String, type: String?) {
        do throws(SwiftColor.Fault) {
            guard let color = try SwiftColor.read(at: index, type: type, in: source) else { return }
            let bytes = source.bytes(of: color.tokens)
            let location = text.location(of: bytes.lowerBound)
            let path = scopes.prefix(Self.maximumDepth).flatMap(\.names) + [name]
            let literal = ColorLiteral(
                at: location, bytes: text.fileRange(bytes), notation: .swift(type: color.type))
            declarations.append(
                PaletteDeclaration(
                    name: path.joined(separator: "."), path: path,
                    value: PaletteValue(
                        .color(color.color), at: location, literal: literal,
                        ignored: ignored.reason(for: bytes))))
            index = color.end
        } catch {
            let place = source.tokens[error.token].bytes.lowerBound
            faults.append(PaletteFault(at: text.location(of: place), "\(name): \(error.message)"))
        }
    }
}

extension PaletteFormat {
    /// Constants in Swift source.
    public static let swift = PaletteFormat(
        name: "Swift source", extensions: ["swift"], reading: .together(SwiftPalette.read),
        recognizes: SwiftPalette.hasColors)
}
