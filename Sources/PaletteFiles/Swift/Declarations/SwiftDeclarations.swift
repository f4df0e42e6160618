/// The colours that the constants, computed properties and functions of a Swift file declare.
///
/// The name of a colour is that of its constant behind those of the types around it; extensions of the colour
/// types themselves are left out, because every colour is in one.
struct SwiftDeclarations {
    let source: SwiftTokens
    let initializers: SwiftInitializers
    /// What is, or may be, a colour.
    private(set) var constants: [SwiftColorConstant] = []
    /// What is seen and not read.
    private(set) var unread: [(name: [String]?, reason: SwiftUnread, token: Int)] = []
    /// Where names are that are too long.
    private(set) var overlong: [Int] = []
    private var index = 0
    /// What the braces that are open belong to.
    private var scopes: [Scope] = []

    /// What stands between a pair of braces.
    private struct Scope {
        /// The names that stand before those in it; `nil` where they are longer than a name may be.
        var path: [String]? = []
        /// The type that `Self` is, in inner braces too.
        var type: String?
        /// Whether they are those of a type, and not of a function or a closure.
        var isType = false
    }

    init(_ source: SwiftTokens, with initializers: SwiftInitializers) {
        self.source = source
        self.initializers = initializers
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

    /// How much has been found.
    var count: Int { constants.count + unread.count }

    /// Keeps what is, or may be, a colour.
    mutating func add(_ expression: SwiftColorExpression, _ tokens: Range<Int>, at path: [String]?) {
        if let path {
            constants.append(SwiftColorConstant(path: path, expression: expression, tokens: tokens))
        } else {
            overlong.append(tokens.lowerBound)
        }
    }

    /// Keeps why something is not read.
    mutating func leave(_ reason: SwiftUnread, at token: Int, _ path: [String]?) {
        unread.append((path, reason, token))
    }

    private mutating func readWord() {
        switch source.text(at: index) {
        case "extension", "struct", "class", "enum", "actor", "protocol": readType()
        case "let", "var": readConstant()
        case "func": readFunction()
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
        path.flatMap { Self.path($0 + names) }
    }

    /// The names of a colour; `nil` where they are longer than a name may be.
    static func path(_ names: [String]) -> [String]? {
        let length = names.reduce(names.count) { $0 + $1.utf8.count }
        return length > PaletteBudget.nameLimit ? nil : names
    }

    /// Reads `let name: Type = …` or `var name: Type { … }`.
    private mutating func readConstant() {
        guard let name = source.word(at: index + 1) else {
            index += 1
            return
        }
        index += 2
        var type = scopes.last?.type
        let isTyped = source.isMark(":", at: index)
        if isTyped {
            index += 1
            type = readTypeName()
        }
        let isMember = scopes.last?.isType ?? true
        let slot = SwiftColorSlot(path: path(of: [name]), type: type, isTyped: isTyped, isMember: isMember)
        if source.isMark("=", at: index) {
            index += 1
            index = read(at: index, into: slot) ?? index
        } else if source.isMark("{", at: index) {
            // A getter, which may be named and may say `return`.
            open()
            index += 1
            if source.word(at: index) == "get", source.isMark("{", at: index + 1) {
                open()
                index += 2
            }
            if let (outer, inner) = path.map({ ($0, [name]) }), isMember, readSelection(outer, inner, type) {
                return
            }
            if source.word(at: index) == "return" { index += 1 }
            index = read(at: index, into: slot) ?? index
        }
    }

    /// Steps over the type of a constant, of which the last name counts: `Color` of `[String: Color]`.
    private mutating func readTypeName() -> String? {
        var type: String?
        let isCollection = source.isMark("[", at: index)
        if isCollection {
            let closing = source.closing(of: index) ?? index
            type = (index..<min(closing, index + 16)).last { source.kind(at: $0) == .word }
                .flatMap { source.word(at: $0) }
            index = closing + 1
        }
        while !isCollection, let word = source.word(at: index) {
            type = word == "Self" ? scopes.last?.type : word
            index += 1
            guard source.isMark(".", at: index) else { break }
            index += 1
        }
        if source.isMark("?", at: index) || source.isMark("!", at: index) { index += 1 }
        return type
    }

    /// Reads `func name(…) -> Type { switch … }`; what other functions hold is read as that of any braces.
    private mutating func readFunction() {
        index += 1
        guard let name = source.word(at: index), let opening = source.first("(", from: index, limit: 64),
            let closing = source.closing(of: opening),
            let brace = source.first("{", from: closing + 1, limit: 40)
        else { return }
        let type = (closing..<brace).last { source.kind(at: $0) == .word }.flatMap { source.word(at: $0) }
        index = brace + 1
        open()
        if let path = path(of: [name]) { _ = readSelection(path, [], type) }
    }

    /// Reads a `switch` that stands at the beginning of braces: a colour for each case, or one for each
    /// appearance.
    ///
    /// - Returns: Whether there was one with a colour in it.
    private mutating func readSelection(_ outer: [String], _ inner: [String], _ type: String?) -> Bool {
        let start = source.word(at: index) == "return" ? index + 1 : index
        guard let selection = SwiftSwitch(at: start, in: source) else { return false }
        let isColor = type.map(SwiftColor.types.contains) ?? false
        let count = self.count
        if isColor, selection.asksAppearance(in: source) {
            let body = SwiftProviderBody(colorType: type, source: source, initializers: initializers)
            guard let expression = try? body.expression(of: start..<selection.end) else { return false }
            add(expression, start..<selection.end, at: Self.path(outer + inner))
        } else {
            // `ink.color` is how `switch self` of an enumeration is asked.
            let isSelf =
                selection.subject.count == 1 && source.word(at: selection.subject.lowerBound) == "self"
            let (before, behind) = isSelf ? (outer, inner) : (outer + inner, [])
            readCases(of: selection, before, behind, type)
        }
        guard self.count > count else { return false }
        index = selection.end
        return true
    }

    private mutating func readCases(
        of selection: SwiftSwitch, _ outer: [String], _ inner: [String], _ type: String?, depth: Int = 0
    ) {
        let isColor = type.map(SwiftColor.types.contains) ?? false
        for part in selection.cases {
            var body = part.body
            if source.word(at: body.lowerBound) == "return", !body.isEmpty { body.removeFirst() }
            guard let first = body.first else { continue }
            let nested = depth < 8 ? SwiftSwitch(at: first, in: source) : nil
            let names = part.answers.isEmpty ? ["default"] : part.answers.compactMap(source.caseName)
            // Cases that share a `switch` are read one by one only where that is little.
            let isMuch = nested != nil && names.count > 1 && names.count * body.count > 4_096
            if names.count < part.answers.count || isMuch {
                if isColor { leave(.notConstant, at: first, Self.path(outer + inner)) }
                continue
            }
            for name in names {
                if let nested {
                    guard let outer = Self.path(outer + [name]) else { continue }
                    readCases(of: nested, outer, inner, type, depth: depth + 1)
                } else {
                    let path = Self.path(outer + [name] + inner)
                    read(body, into: SwiftColorSlot(path: path, type: type, isTyped: true, isMember: isColor))
                }
            }
        }
    }
}

extension SwiftSwitch {
    /// Whether its first case is one of an appearance.
    fileprivate func asksAppearance(in source: SwiftTokens) -> Bool {
        let answer = cases.lazy.flatMap(\.answers).first
        return answer.map { SwiftCondition(asking: subject, for: $0, in: source) != nil } ?? false
    }
}
