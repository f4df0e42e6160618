internal import ColorMath

/// Reads the constants of colours in JavaScript and TypeScript: objects of a module that are tables of
/// colours.
///
/// A constant of the module counts where its name or the file's says colours, theme or tokens, or where it
/// holds nothing but colours. Words in its name, or two objects in it, that say light or dark are modes and
/// no part of names. Files that declare the same names are themes.
struct ScriptConstants {
    private let text: SourceText
    private let source: CodeTokens
    private let ignored: IgnoreComments
    private let isThemeFile: Bool
    /// The names, without their words for modes, of constants that are there for light, for dark and for
    /// neither: tones of one hue, and no modes.
    private let toned: Set<String>
    private var constants: [ColorConstant] = []
    /// Colours whose names do not say that they are, which count where others stand for them.
    private var quiet: [ScriptTable.Member] = []
    private var faults: [PaletteFault] = []
    private var unknowns: [PaletteFault] = []

    /// How many colours a part of a table has at least that is called a palette.
    private static let fewestOfPart = 2

    /// How many words and signs the type of a constant may have.
    private static let typeLimit = 64

    /// Reads files as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        let read = files.map(ScriptConstants.init)
        let paths = files.map(\.path)
        let modes = TokenFileMode.separated(
            TokenFileMode.modes(ofPaths: paths), ofPaths: paths,
            declaring: read.map { $0.constants.map { "\($0.key) \($0.condition)" } })
        let constants = zip(read, modes).flatMap { file, mode in
            file.constants.map { constant in
                var constant = constant
                constant.condition = mode.overridden(by: constant.condition)
                return constant
            }
        }
        let (known, elsewhere) = constants.separated
        return Palette(
            name: name, constants: known, faults: read.flatMap(\.faults),
            unknowns: read.flatMap(\.unknowns) + elsewhere)
    }

    /// Whether a file has a table of colours.
    static func hasColors(_ file: PaletteFile) -> Bool {
        guard !isOther(file),
            file.mentions("#") || file.mentions("rgb") || file.mentions("hsl") || file.mentions("lch")
        else { return false }
        return ScriptConstants(file).constants.contains { if case .color = $0.value { true } else { false } }
    }

    /// Whether a file has names for what may be colours of other files.
    static func hasNames(_ file: PaletteFile) -> Bool {
        guard !isOther(file), file.mentions("olor") || file.mentions("heme") || file.mentions("alette") else {
            return false
        }
        return !ScriptConstants(file).constants.isEmpty
    }

    /// Whether a file is for tests, or what a program has written, by its name; or components, which name
    /// colours where they use them.
    private static func isOther(_ file: PaletteFile) -> Bool {
        let name = file.path.split(separator: "/").last?.lowercased() ?? ""
        guard !name.hasSuffix(".tsx") || ScriptNames.saysColors(file.stem) else { return true }
        return [".min.", ".d.", ".test.", ".spec.", ".e2e.", ".stories."].contains { name.mentions($0) }
    }

    private init(_ file: PaletteFile) {
        text = file.text
        source = CodeTokens(text, language: .ecmaScript)
        ignored = IgnoreComments(source.comments, in: text)
        isThemeFile = ScriptNames.saysColors(file.stem)
        toned = Self.tonedNames(in: source)
        var index = 0
        while index < source.count {
            if let (name, value) = declaration(at: index) {
                index = read(value, named: name)
            } else if let (name, body) = classBody(at: index) {
                readStatics(in: body, named: name)
                index = body.upperBound
            } else {
                let isBlock = source.isMark("{", at: index) || source.isMark("(", at: index)
                index = isBlock ? (source.closing(of: index) ?? index) + 1 : index + 1
            }
        }
        addQuiet()
        var seen: Set<String> = []
        constants = constants.reversed().filter { seen.insert("\($0.key) \($0.condition)").inserted }
            .reversed()
    }

    /// The names of ``toned`` constants.
    private static func tonedNames(in source: CodeTokens) -> Set<String> {
        var known: [PaletteMode.Luminosity?: Set<String>] = [:]
        for index in 0..<source.count {
            guard let keyword = source.word(at: index), ["const", "let", "var"].contains(keyword),
                let name = source.word(at: index + 1)
            else { continue }
            let mode = PaletteMode(named: name)
            if let own = mode.theme { known[mode.luminosity, default: []].insert(own) }
        }
        return known[.light, default: []].intersection(known[.dark, default: []])
            .intersection(known[nil, default: []])
    }

    /// The name of the constant that is declared at a token, empty for what a file exports by default, and
    /// where its value begins.
    private func declaration(at index: Int) -> (name: String, value: Int)? {
        switch source.word(at: index) {
        case "const", "let", "var":
            // `as const` ends a value.
            guard source.word(at: index - 1) != "as", let name = source.word(at: index + 1) else {
                return nil
            }
            var next = index + 2
            // A type may stand before the value: one that is longer, or has functions, is not looked through.
            while next < index + Self.typeLimit, !source.isMark("=", at: next), !source.isMark(";", at: next)
            {
                next = (source.closing(of: next) ?? next) + 1
            }
            guard source.isMark("=", at: next), !source.isMark(">", at: next + 1) else { return nil }
            return (name, next + 1)
        case "export" where source.word(at: index + 1) == "default": return ("", index + 2)
        case "module" where source.isMark(".", at: index + 1) && source.word(at: index + 2) == "exports":
            return source.isMark("=", at: index + 3) ? ("", index + 4) : nil
        default: return nil
        }
    }

    /// The name of the class that is declared at a token, and what stands between its braces.
    private func classBody(at index: Int) -> (name: String, body: Range<Int>)? {
        guard source.word(at: index) == "class", let name = source.word(at: index + 1) else { return nil }
        var open = index + 2
        while open < index + Self.typeLimit, !source.isMark("{", at: open), open < source.count { open += 1 }
        guard source.isMark("{", at: open), let closing = source.closing(of: open) else { return nil }
        return (name, open + 1..<closing)
    }

    /// Reads the colours that a class holds: `static background = '#fff'`.
    private mutating func readStatics(in body: Range<Int>, named name: String) {
        let (root, mode) = ScriptNames.root(name)
        guard isThemeFile || root.saysColors else { return }
        let table = ScriptTable(source: source)
        var members: [ScriptTable.Member] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if source.word(at: index) == "static" {
                var place = index + 1
                while source.word(at: place) == "readonly" { place += 1 }
                var value = place + 1
                while value < place + Self.typeLimit, value < body.upperBound, !source.isMark("=", at: value),
                    !source.isMark(";", at: value), !source.isMark("(", at: value)
                {
                    value += 1
                }
                if let name = source.word(at: place), source.isMark("=", at: value),
                    !source.isMark(">", at: value + 1), let leaf = table.leaf(at: value + 1)
                {
                    members.append(
                        ScriptTable.Member(path: root.path + [name], condition: mode, leaf: leaf))
                }
                index = max(value, index) + 1
            } else {
                index = (source.closing(of: index) ?? index) + 1
            }
        }
        if members.contains(where: { $0.leaf.value?.isColor == true }) { add(members) }
    }

    /// Reads what a constant is; returns where it ends.
    private mutating func read(_ start: Int, named name: String) -> Int {
        var value = start
        // `defineTheme({ … })` gives what is in it; a style sheet of components is no palette.
        if let call = CodeCall(at: value, in: source, limit: .max) {
            guard let argument = call.arguments.first, source.isMark("{", at: argument.value.lowerBound),
                call.names.first != "StyleSheet"
            else { return call.end }
            value = argument.value.lowerBound
        }
        let (root, mode) = ScriptNames.root(name)
        var table = ScriptTable(source: source)
        guard source.isMark("{", at: value), let closing = source.closing(of: value) else {
            if let leaf = table.leaf(at: value), let color = leaf.value, color.isColor {
                let isTone = mode != .base && root.path.allSatisfy(toned.contains)
                let member = ScriptTable.Member(
                    path: isTone ? [name] : root.path, condition: isTone ? .base : mode, leaf: leaf)
                if isThemeFile || root.saysColors { add([member]) } else { quiet.append(member) }
            }
            return value
        }
        table.read(value, closing: closing, path: root.path, condition: mode)
        if let message = table.refusal {
            faults.append(PaletteFault(at: place(of: value), message))
        }
        if isThemeFile || root.saysColors || table.isOfColorsAlone {
            add(table.members)
            for (token, reason) in table.unread {
                unknowns.append(PaletteFault(at: place(of: token), reason))
            }
        } else {
            // An object among others that is called so is a table of colours: `{ title: …, palette: { … } }`.
            let own = table.members.filter { member in
                member.path.dropFirst(root.path.count).dropLast().contains(where: ScriptNames.isOfColors)
            }
            if own.count(where: { $0.leaf.value?.isColor == true }) >= Self.fewestOfPart { add(own) }
        }
        return closing + 1
    }

    /// Adds the colours without a word for colours in their names that what is read stands for.
    private mutating func addQuiet() {
        guard !quiet.isEmpty else { return }
        let mentioned = Set(
            constants.flatMap { constant -> [String] in
                if case .reference(let reference) = constant.value { reference.keys } else { [] }
            })
        add(quiet.filter { mentioned.contains($0.path.joined(separator: ".")) })
    }

    private mutating func add(_ members: [ScriptTable.Member]) {
        for member in members {
            guard let value = member.leaf.value else { continue }
            let bytes = source.bytes(of: member.leaf.tokens)
            let name = member.path.joined(separator: ".")
            guard !name.isEmpty else { continue }
            guard name.utf8.count <= PaletteBudget.nameLimit else {
                faults.append(
                    PaletteFault(
                        at: text.location(of: bytes.lowerBound),
                        "this name has more than \(PaletteBudget.nameLimit) bytes; it is left out"))
                continue
            }
            let read: ColorConstant.Value
            switch value {
            case .color(let color, let isPlain):
                let literal = ColorLiteral(
                    at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes), notation: .css)
                read = .color(color, isPlain ? literal : nil)
            case .reference(let names):
                // A name with words for modes is known without them.
                let root = ScriptNames.root(names[0]).root.path
                let keys = [names, root + names.dropFirst()].map { $0.joined(separator: ".") }
                read = .reference(ColorConstant.Reference(keys: keys))
            case .mention(let names):
                let keys = [names, member.path.prefix(1) + names].map { $0.joined(separator: ".") }
                let missing = "'{\(names.joined(separator: "."))}' is declared nowhere"
                let isOfColor = ScriptNames.saysColors(names.joined())
                read = .reference(ColorConstant.Reference(keys: keys, missing: isOfColor ? missing : nil))
            }
            constants.append(
                ColorConstant(
                    key: name, name: name, path: member.path, value: read, condition: member.condition,
                    location: text.location(of: bytes.lowerBound), ignored: ignored.reason(for: bytes)))
        }
    }

    private func place(of token: Int) -> SourceLocation {
        text.location(of: source.tokens[token].bytes.lowerBound)
    }
}

extension [ColorConstant] {
    /// The constants without those that stand for colours which none of them is, and one note on these.
    fileprivate var separated: (known: [ColorConstant], elsewhere: [PaletteFault]) {
        let keys = Set(map(\.key))
        func isElsewhere(_ constant: ColorConstant) -> Bool {
            guard case .reference(let reference) = constant.value, reference.missing != nil else {
                return false
            }
            return !reference.keys.contains(where: keys.contains)
        }
        let elsewhere = filter(isElsewhere)
        guard let first = elsewhere.first else { return (self, []) }
        let count = Set(elsewhere.map(\.key)).count
        let words = count == 1 ? "1 colour stands" : "\(count) colours stand"
        let others = count == 1 ? "" : " and others"
        let note = "\(words) for what is not in these files: \(first.name)\(others)"
        return (filter { !isElsewhere($0) }, [PaletteFault(at: first.location, note)])
    }
}

extension PaletteFormat {
    /// Constants in JavaScript and TypeScript; all files that are found together are one palette.
    public static let ecmaScript = PaletteFormat(
        name: "JavaScript constants", extensions: ["js", "mjs", "cjs", "ts", "mts", "cts", "tsx"],
        reading: .together(ScriptConstants.read), recognizes: ScriptConstants.hasColors,
        completes: ScriptConstants.hasNames)
}
