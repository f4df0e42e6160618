internal import ColorMath

/// Reads the constants of colours that Kotlin or Dart source names, and the schemes that are made of them.
///
/// The name of a colour is that of its constant behind those of the types around it. A scheme gives a colour
/// to each role for light or dark: its roles are entries, such as `ColorScheme.primary`, and so are those of
/// types of a project's own whose name says colours.
struct CodePalette<Notation: ColorNotationInCode> {
    let text: SourceText
    let source: CodeTokens
    private let ignored: IgnoreComments
    /// The types that extend a theme of Flutter: `class Ink extends ThemeExtension<Ink>`.
    let themeExtensions: Set<String>
    var index = 0
    /// How many parentheses are open within the braces.
    private var parentheses = 0
    /// What the braces that are open belong to.
    var scopes: [Scope] = []
    /// The type whose braces, or the parameters before them, come next.
    private var pending: [String]?
    /// The function whose braces come next.
    var pendingFunction: String?
    private var constants: [Constant] = []
    var schemes: [CodeScheme] = []
    private var faults: [PaletteFault] = []
    private var idleSchemes = IdleSchemes()

    /// What stands between a pair of braces.
    struct Scope {
        /// The names of the types around it; `nil` in a function, and where they are longer than names may
        /// be.
        var path: [String]?
        /// The parentheses that are open around it.
        var parentheses = 0
        /// The function whose body it is.
        var function: String?
        /// The colours that are named in it, in a function.
        var locals: [String: CodeColor] = [:]
    }

    /// A constant of a type or of the file.
    private struct Constant {
        let path: [String]
        let color: CodeColor
    }

    /// Reads sources as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        var (constants, faults, schemes) = ([ColorConstant](), [PaletteFault](), [CodeScheme]())
        var names = UniqueNames()
        var idle = IdleSchemes()
        for file in files {
            let palette = CodePalette(file)
            idle.add(palette.idleSchemes)
            // Of constants with one name each file means its own.
            var own: [String: String] = [:]
            let declared = palette.constants.map { constant in
                let joined = constant.path.joined(separator: ".")
                let name = names.unique(joined)
                if name != joined, own[joined] == nil { own[joined] = name }
                return palette.constant(
                    constant.color, key: name, path: constant.path, around: constant.path.dropLast())
            }
            constants += declared.map { $0.renaming(own) }
            faults += palette.faults
            schemes += palette.schemes.map { $0.renaming(own) }
        }
        var palette = Palette(
            name: name, constants: constants + CodeScheme.constants(of: schemes), faults: faults,
            unknowns: idle.faults)
        palette.idleNames = idle.names(
            among: constants, in: files.lazy.map { CodeTokens($0.text, language: Notation.language) })
        return palette
    }

    /// Whether a file names a colour.
    static func hasColors(_ file: PaletteFile) -> Bool {
        let palette = CodePalette(file)
        let hasConstants = palette.constants.contains {
            if case .reference = $0.color.value { false } else { true }
        }
        return hasConstants || !palette.schemes.isEmpty
    }

    /// Whether a file has names for what may be colours of other files.
    static func hasNames(_ file: PaletteFile) -> Bool { !CodePalette(file).constants.isEmpty }

    private init(_ file: PaletteFile) {
        text = file.text
        source = CodeTokens(text, language: Notation.language)
        ignored = IgnoreComments(source.comments, in: text)
        themeExtensions = Self.themeExtensions(in: source)
        readDeclarations()
        schemes = idleSchemes.leavingOut(of: schemes, in: source, text)
    }

    /// A colour under a name.
    func constant(
        _ color: CodeColor, key: String, path: [String], around scope: ArraySlice<String>,
        missing: String? = nil
    ) -> ColorConstant {
        let bytes = source.bytes(of: color.tokens)
        return ColorConstant(
            key: key, name: key, path: path, value: value(of: color, around: scope, missing: missing),
            location: text.location(of: bytes.lowerBound), ignored: ignored.reason(for: bytes))
    }

    private func value(
        of color: CodeColor, around scope: ArraySlice<String>, missing: String?
    ) -> ColorConstant.Value {
        switch color.value {
        case .color(var made):
            if let alpha = color.alpha { made.alpha = alpha }
            return .color(made, color.literal.map(literal))
        case .unread(let reason): return .unread(reason)
        case .reference(let names):
            // The innermost of the types around that has such a constant is meant.
            let keys = (0...scope.count).reversed().map {
                (scope.prefix($0) + names).joined(separator: ".")
            }
            return .reference(ColorConstant.Reference(keys: keys, alpha: color.alpha, missing: missing))
        }
    }

    private func literal(_ token: Int) -> ColorLiteral {
        let bytes = source.tokens[token].bytes
        return ColorLiteral(
            at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes),
            notation: .alphaFirstHexadecimal)
    }
}

extension CodePalette {
    private mutating func readDeclarations() {
        while index < source.count {
            switch source.kind(at: index) {
            case .mark("("), .mark("["): parentheses += 1
            case .mark(")"), .mark("]"): parentheses -= 1
            case .mark("{"):
                open()
            case .mark("}"): parentheses = scopes.popLast()?.parentheses ?? 0
            case .mark(";"): pending = nil
            case .word where !source.isMark(".", at: index - 1):
                if readWord() { continue }
            default: break
            }
            index += 1
        }
    }

    /// Steps into braces: those of the type that was named before them, or others.
    private mutating func open() {
        let names = pending.flatMap { names in path.map { $0 + names } }
        let isTooLong = names.map { $0.reduce(0) { $0 + $1.utf8.count } > PaletteBudget.nameLimit } == true
        scopes.append(
            Scope(path: isTooLong ? nil : names, parentheses: parentheses, function: pendingFunction))
        (pending, pendingFunction, parentheses) = (nil, nil, 0)
    }

    /// The names of the types around; `nil` in a function.
    private var path: [String]? { scopes.isEmpty ? [] : scopes.last?.path }

    /// Reads what a word begins, and says whether that was stepped over.
    private mutating func readWord() -> Bool {
        let word = source.text(at: index)
        if Self.typeWords.contains(word), parentheses == 0, word != "on" {
            // `companion object` adds nothing to names, and `enum class` names what comes behind it.
            let name = source.word(at: index + 1)
            pending = name.map { Self.typeWords.contains($0) ? [] : [$0] } ?? []
            return false
        }
        if ["fun", "import", "package", "return"].contains(word), parentheses == 0 { pending = nil }
        if word == "fun" { pendingFunction = source.names(at: index + 1).names.last }
        if let (name, value) = constantHead() {
            if parentheses == 0 { pending = word == "val" || word == "var" ? nil : pending }
            if readConstant(named: name, at: value) { return true }
        }
        guard let call = CodeCall(at: index, in: source) else { return false }
        if let mode = Notation.scheme(of: call, in: source) {
            addScheme(call, type: "ColorScheme", named: nil, mode: mode)
        } else {
            let isGiven = source.isMark("=", at: index - 1) || source.word(at: index - 1) == "return"
            guard isGiven, call.names == ["ColorScheme"],
                addScheme(call, type: "ColorScheme", named: nil, mode: nil)
            else { return false }
        }
        index = call.end
        return true
    }

    private static var typeWords: Set<String> {
        ["class", "object", "interface", "enum", "extension", "mixin"]
    }

    /// The name of the constant that is declared at a token, and where its value begins; `nil` where none is.
    private func constantHead() -> (name: String, value: Int)? {
        guard let word = source.word(at: index) else { return nil }
        if word == "val" || word == "var" {
            // `val Colors.ink: Color get() = …` of Kotlin; in Dart `var ink = …`.
            let (names, end) = source.names(at: index + 1)
            guard let name = names.last else { return nil }
            var next = end
            if source.isMark(":", at: next) {
                next = source.names(at: next + 1).end
                if source.isMark("?", at: next) { next += 1 }
            }
            if source.word(at: next) == "get", source.isMark("(", at: next + 1),
                source.isMark(")", at: next + 2)
            {
                next += 3
            }
            return source.isMark("=", at: next) ? (name, next + 1) : nil
        }
        // `static const Color ink = …` and `Color get ink => …` of Dart: a name behind another word.
        guard Notation.language.declaresByType, source.isMark("=", at: index + 1),
            !source.isMark("=", at: index + 2), index > 0,
            source.word(at: index - 1) != nil
                || ["?", ">", ","].contains(where: { source.isMark($0, at: index - 1) })
        else { return nil }
        return (word, source.isMark(">", at: index + 2) ? index + 3 : index + 2)
    }

    /// Reads what a constant is; says whether it was a colour or a scheme, and then steps over it.
    private mutating func readConstant(named name: String, at value: Int) -> Bool {
        var start = value
        while let word = source.word(at: start), Notation.prefixes.contains(word) { start += 1 }
        if let call = CodeCall(at: start, in: source) {
            let isColor = Notation.color(of: call, in: source) != nil
            let known = Notation.scheme(of: call, in: source)
                .map { mode -> (type: String, mode: PaletteMode?) in ("ColorScheme", mode) }
            if let scheme = known ?? (path != nil && !isColor ? ownScheme(call.names) : nil) {
                let place = schemes.count
                let isAdded = addScheme(call, type: scheme.type, named: name, mode: scheme.mode)
                if isAdded, source.word(at: index - 1) == "private" {
                    idleSchemes.add(name, tokens: start..<call.end, at: place)
                }
                index = call.end
                return true
            }
        }
        guard let color = Notation.read(at: value, in: source), endsStatement(at: color.tokens.upperBound)
        else { return false }
        guard let outer = path else {
            scopes[scopes.count - 1].locals[name] = color
            return false
        }
        let names = outer + (parentheses > 0 ? pending ?? [] : []) + [name]
        if names.reduce(names.count, { $0 + $1.utf8.count }) > PaletteBudget.nameLimit {
            faults.append(
                PaletteFault(
                    at: text.location(of: source.tokens[value].bytes.lowerBound),
                    "the name of this colour has more than \(PaletteBudget.nameLimit) bytes; it is left out"))
        } else {
            constants.append(Constant(path: names, color: color))
        }
        index = color.tokens.upperBound
        return true
    }

    /// Whether no expression goes on at a token.
    private func endsStatement(at index: Int) -> Bool {
        guard index < source.count else { return true }
        let ends: [Unicode.Scalar] = [";", ",", ")", "}", "@"]
        return ends.contains { source.isMark($0, at: index) }
            || source.tokens[index].beginsLine && source.kind(at: index) == .word
    }

    /// The names of the types around, through functions too.
    var enclosingTypes: [String] { scopes.last { $0.path != nil }?.path ?? [] }
}
