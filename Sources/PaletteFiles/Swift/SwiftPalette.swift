/// Reads the colours that Swift source names: constants and computed properties whose value is a literal,
/// another of them, or a choice between such by the appearance.
///
/// The name of a colour is that of its constant behind those of the types around it; extensions of the colour
/// types themselves are left out, because every colour is in one.
struct SwiftPalette {
    private let text: SourceText
    private let source: SwiftTokens
    private let ignored: IgnoreComments
    private var index = 0
    /// What the braces that are open belong to.
    private var scopes: [Scope] = []
    private var constants: [SwiftColorConstant] = []
    private var faults: [PaletteFault] = []

    /// What stands between a pair of braces.
    private struct Scope {
        /// The names that stand before those in it; `nil` where they are longer than a name may be.
        var path: [String]? = []
        /// The type that `Self` is, in inner braces too.
        var type: String?
        /// Whether they are those of a type, and not of a function or a closure.
        var isType = false
    }

    /// Reads sources as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        var declarations: [PaletteDeclaration] = []
        var faults: [PaletteFault] = []
        var unknowns: [PaletteFault] = []
        var names = UniqueNames()
        var budget = PaletteBudget()
        for file in files {
            let colors = SwiftPalette(file).colors
            // The same name may be given in two functions, or under two conditions of compilation.
            for color in colors.known {
                let name = names.unique(color.path.joined(separator: "."))
                for value in color.values {
                    if let refusal = budget.take(nameLength: name.utf8.count) {
                        faults.append(PaletteFault(at: value.location, refusal))
                        break
                    }
                    declarations.append(PaletteDeclaration(name: name, path: color.path, value: value))
                }
                if budget.isSpent { break }
            }
            faults += colors.faults
            unknowns += colors.unknown
            if budget.isSpent { break }
        }
        return Palette(name: name, declarations: declarations, faults: faults, unknowns: unknowns)
    }

    /// Whether a file names a colour.
    static func hasColors(_ file: PaletteFile) -> Bool {
        let colors = SwiftPalette(file).colors
        return !(colors.known.isEmpty && colors.faults.isEmpty && colors.unknown.isEmpty)
    }

    /// What a file says of colours.
    private struct Colors {
        var known: [(path: [String], values: [PaletteValue])] = []
        var faults: [PaletteFault] = []
        var unknown: [PaletteFault] = []
    }

    private init(_ file: PaletteFile) {
        text = file.text
        source = SwiftTokens(text.bytes, in: text.bytes.indices)
        ignored = IgnoreComments(source.comments, in: text)
        readDeclarations()
    }

    /// The colours of the file.
    private var colors: Colors {
        var colors = Colors(faults: faults)
        var resolution = SwiftResolution(of: constants)
        var found: [(constant: SwiftColorConstant, index: Int, values: [Resolved])] = []
        for (index, constant) in constants.enumerated() {
            do throws(SwiftResolution.Failure) {
                found.append((constant, index, try resolution.values(of: index)))
            } catch {
                guard case .unknown(let message) = error else { continue }
                let name = constant.path.joined(separator: ".")
                let place = place(of: constant.tokens.lowerBound)
                colors.unknown.append(PaletteFault(at: place, "\(name): \(message)"))
            }
        }
        let modes = Set(found.flatMap { $0.values.map(\.mode) })
        let aliases = Dictionary(
            modes.map { ($0, resolution.aliases(in: $0)) }, uniquingKeysWith: { first, _ in first })
        for (constant, index, values) in found {
            let bytes = source.bytes(of: constant.tokens)
            let ignored = ignored.reason(for: bytes)
            colors.known.append(
                (
                    constant.path,
                    values.map { mode, value in
                        PaletteValue(
                            .color(value.color), writtenFor: mode,
                            trail: aliases[mode].map { AliasTrail(of: index, in: $0) } ?? AliasTrail([]),
                            at: place(of: value.token), literal: value.literal.map(literal), ignored: ignored)
                    }
                ))
        }
        return colors
    }

    private typealias Resolved = (mode: PaletteMode, value: SwiftResolution.Value)

    private func place(of token: Int) -> SourceLocation {
        text.location(of: source.tokens[token].bytes.lowerBound)
    }

    private func literal(_ color: SwiftColor) -> ColorLiteral {
        let bytes = source.bytes(of: color.tokens)
        return ColorLiteral(
            at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes),
            notation: .swift(type: color.type))
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
        while let name = source.word(at: next) {
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
        open(isColor ? [] : names, type: isColor ? names.last : nil, isType: true)
        index += 1
    }

    /// Steps into braces.
    private mutating func open(_ names: [String] = [], type: String? = nil, isType: Bool = false) {
        let path = names.isEmpty ? path : self.path(of: names)
        scopes.append(Scope(path: path, type: type ?? scopes.last?.type, isType: isType))
    }

    /// The names that stand before those here; `nil` where they are longer than a name may be.
    private var path: [String]? { scopes.last.map(\.path) ?? [] }

    /// The names of something in the types around it; `nil` where they are longer than a name may be.
    private func path(of names: [String]) -> [String]? {
        guard let path else { return nil }
        let all = path + names
        let length = all.reduce(all.count) { $0 + $1.utf8.count }
        return length > PaletteBudget.nameLimit ? nil : all
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
        let path = path(of: [name])
        let isMember = scopes.last?.isType ?? true
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
        readColor(at: path, type: type, isMember: isMember)
    }

    /// Reads what a constant is, where that is a colour or may be the name of one.
    private mutating func readColor(at path: [String]?, type: String?, isMember: Bool) {
        func add(_ expression: SwiftColorExpression, _ tokens: Range<Int>) {
            if let path {
                constants.append(SwiftColorConstant(path: path, expression: expression, tokens: tokens))
            } else {
                faults.append(
                    PaletteFault(
                        at: place(of: tokens.lowerBound),
                        "the name of this colour has more than \(PaletteBudget.nameLimit) bytes; it is left out"
                    ))
            }
            index = tokens.upperBound
        }
        do throws(SwiftColor.Fault) {
            if let color = try SwiftColor.read(at: index, type: type, in: source) {
                add(.literal(color), index..<color.end)
            } else if let provider = SwiftProvider(at: index, type: type, in: source) {
                add(provider.expression, index..<provider.end)
            } else if isMember, let reference = SwiftReference(at: index, in: source),
                source.endsStatement(at: reference.end)
            {
                add(.reference(reference), index..<reference.end)
            }
        } catch {
            let words = path?.last.map { "\($0): " } ?? ""
            let name = path.map { EntryName($0.joined(separator: "."), path: $0) }
            faults.append(
                PaletteFault(
                    at: place(of: error.token), words + error.message,
                    kind: .unresolved([name].compactMap(\.self))))
        }
    }
}

extension SwiftTokens {
    /// Whether no expression goes on at a token.
    fileprivate func endsStatement(at index: Int) -> Bool {
        guard index < count else { return true }
        let marks: [Unicode.Scalar] = ["}", ";", "@", "#"]
        return marks.contains { isMark($0, at: index) }
            || tokens[index].beginsLine && kind(at: index) == .word
    }
}

extension PaletteFormat {
    /// Constants in Swift source.
    public static let swift = PaletteFormat(
        name: "Swift source", extensions: ["swift"], reading: .together(SwiftPalette.read),
        recognizes: SwiftPalette.hasColors)
}
