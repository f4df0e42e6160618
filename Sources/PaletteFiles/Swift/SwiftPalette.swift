/// Reads the colours that Swift source names: constants, computed properties and the cases of functions whose
/// value is a literal, another of them, or a choice between such by the appearance.
struct SwiftPalette {
    private let text: SourceText
    private let source: SwiftTokens
    private let declarations: SwiftDeclarations

    /// Reads sources as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        var declarations: [PaletteDeclaration] = []
        var faults: [PaletteFault] = []
        var unknowns: [PaletteFault] = []
        var names = UniqueNames()
        var budget = PaletteBudget()
        var initializers = SwiftInitializers()
        let texts = files.map(\.text)
        let sources = texts.map { SwiftTokens($0.bytes) }
        for (file, source) in zip(files, sources) { initializers.add(source, path: file.path) }
        for (number, text) in texts.enumerated() {
            let near = initializers.read(fromFile: number)
            let colors = SwiftPalette(text, sources[number], with: near).colors
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
        return Palette(
            name: name, declarations: SwiftThemes.parted(declarations), faults: faults, unknowns: unknowns)
    }

    /// Whether a file names a colour.
    static func hasColors(_ file: PaletteFile) -> Bool {
        guard mentionsColor(file) else { return false }
        let text = file.text
        let source = SwiftTokens(text.bytes)
        var initializers = SwiftInitializers()
        initializers.add(source, path: file.path)
        let colors = SwiftPalette(text, source, with: initializers).colors
        return !colors.known.isEmpty || !colors.faults.isEmpty || colors.namesColors
    }

    /// Whether a file declares an initialiser that other files may call.
    static func hasInitializers(_ file: PaletteFile) -> Bool {
        guard mentionsColor(file) else { return false }
        var initializers = SwiftInitializers()
        initializers.add(SwiftTokens(file.bytes), path: file.path)
        return !initializers.isEmpty
    }

    /// Whether the name of a type of colours may be in a file, which is far less work than to read it.
    private static func mentionsColor(_ file: PaletteFile) -> Bool {
        let name = Array("olor".utf8)
        return file.bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast(name.count - 1).contains { start in
                bytes[start] == name[0] && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
            }
        }
    }

    /// What a file says of colours.
    private struct Colors {
        var known: [(path: [String], values: [PaletteValue])] = []
        var faults: [PaletteFault] = []
        var unknown: [PaletteFault] = []
        /// Whether something is a colour for certain that is not read.
        var namesColors = false
    }

    private init(_ text: SourceText, _ source: SwiftTokens, with initializers: SwiftInitializers) {
        self.text = text
        self.source = source
        declarations = SwiftDeclarations(source, with: initializers)
    }

    /// The colours of the file.
    private var colors: Colors {
        var colors = Colors()
        let constants = declarations.constants
        var unread = declarations.unread
        var resolution = SwiftResolution(of: constants)
        var found: [(constant: SwiftColorConstant, index: Int, values: [Resolved])] = []
        for (index, constant) in constants.enumerated() {
            do throws(SwiftResolution.Failure) {
                found.append((constant, index, try resolution.values(of: index)))
            } catch {
                switch error {
                case .unknown(let message):
                    let name = constant.path.joined(separator: ".")
                    let place = place(of: constant.tokens.lowerBound)
                    colors.unknown.append(PaletteFault(at: place, "\(name): \(message)"))
                    colors.namesColors = true
                case .noColor:
                    guard case .reference(let reference) = constant.expression, reference.namesColor else {
                        continue
                    }
                    unread.append((constant.path, .elsewhere, reference.token))
                case .waiting: continue
                }
            }
        }
        let modes = Set(found.flatMap { $0.values.map(\.mode) })
        let aliases = Dictionary(
            modes.map { ($0, resolution.aliases(in: $0)) }, uniquingKeysWith: { first, _ in first })
        let ignored = IgnoreComments(source.comments, in: text)
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
        add(unread, to: &colors)
        return colors
    }

    private typealias Resolved = (mode: PaletteMode, value: SwiftResolution.Value)

    /// Says what is not read: what is wrong with one colour by itself, anything else once for all of the
    /// file.
    private func add(_ unread: [(name: [String]?, reason: SwiftUnread, token: Int)], to colors: inout Colors)
    {
        var counts: [SwiftUnread: Int] = [:]
        for (name, reason, token) in unread {
            if let fault = reason.fault {
                let name = name?.last.map { "\($0): " } ?? ""
                colors.faults.append(PaletteFault(at: place(of: token), name + fault))
            }
            counts[reason, default: 0] += 1
        }
        for (name, reason, token) in unread where reason.fault == nil {
            guard let count = counts.removeValue(forKey: reason) else { continue }
            let note = reason.note(on: count, first: name?.joined(separator: ".") ?? "")
            colors.unknown.append(PaletteFault(at: place(of: token), note))
            if reason.namesColor { colors.namesColors = true }
        }
        for token in declarations.overlong {
            let message =
                "the name of this colour has more than \(PaletteBudget.nameLimit) bytes; it is left out"
            colors.faults.append(PaletteFault(at: place(of: token), message))
        }
    }

    private func place(of token: Int) -> SourceLocation {
        text.location(of: source.tokens[token].bytes.lowerBound)
    }

    private func literal(_ color: SwiftColor) -> ColorLiteral {
        let bytes = source.bytes(of: color.tokens)
        return ColorLiteral(
            at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes),
            notation: .swift(type: color.type, arguments: color.meaning), excess: color.excess)
    }
}

extension PaletteFormat {
    /// Constants in Swift source.
    public static let swift = PaletteFormat(
        name: "Swift source", extensions: ["swift"], reading: .together(SwiftPalette.read),
        recognizes: SwiftPalette.hasColors, completes: SwiftPalette.hasInitializers)
}
