internal import ColorMath

/// What the views of an app paint on what, in the sources of some folders, for the palettes whose colours
/// they name: those of asset catalogs, and constants of Swift.
struct ViewPaints {
    private var paints: [(paint: ViewPaint, location: SourceLocation)] = []
    /// What constants stand for, `let ink = Color("Ink")`; an empty name where several have one name.
    private var aliases: [String: String] = [:]

    /// How many constants are followed from a name.
    private static let maximumAliases = 4

    /// How the names of files end, without the dot, whose views are looked at.
    static let sources: Set<String> = ["swift"]

    /// Reads a file.
    mutating func read(_ text: SourceText) {
        let source = SwiftTokens(text.bytes)
        for index in 0..<source.count where ["let", "var"].contains(source.word(at: index)) {
            guard let name = source.word(at: index + 1), source.isMark("=", at: index + 2),
                let closing = source.closing(of: index + 4),
                let color = ViewColor(index + 3..<closing + 1, in: source)
            else { continue }
            let key = PaletteEntry.comparable(name.utf8)
            aliases[key] = aliases[key].map { $0 == color.name ? $0 : "" } ?? color.name
        }
        for paint in ViewScan(source).paints + ControlScan(source).paints {
            let location = text.location(of: source.tokens[paint.token].bytes.lowerBound)
            paints.append((paint, location))
        }
    }

    /// A palette with what views paint with its colours; white and black on them, and they on these, are
    /// entries of their own.
    func painted(_ palette: Palette) -> Palette {
        guard palette.isOfApp, !paints.isEmpty else { return palette }
        let names = palette.namesInCode
        var literals: [String: PaletteValue] = [:]
        let uses = paints.compactMap { paint, location -> PaletteUse? in
            let (ink, backdrop) = (name(paint.ink, among: names), name(paint.backdrop, among: names))
            // Two that have no name of the palette are none of its business.
            guard let inkName = ink ?? paint.ink.literalName,
                let ground = backdrop ?? paint.backdrop.literalName,
                ink != nil || backdrop != nil, inkName != ground
            else { return nil }
            for (color, own) in [(paint.ink, ink), (paint.backdrop, backdrop)] where own == nil {
                guard let name = color.literalName, let code = color.code else { continue }
                let value = PaletteValue(.color(DynamicColor(SRGB8(hex: code))), at: location)
                literals[name] = literals[name] ?? value
            }
            var use = PaletteUse(
                ink: inkName, backdrop: ground, mode: .base, isOfPage: false, location: location)
            use.isMark = paint.isMark
            use.isLarge = paint.isLarge
            use.doubt = paint.isDoubtful ? .nearerBackdrop : nil
            return use
        }
        guard !uses.isEmpty else { return palette }
        return palette.adding(literals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).painting(uses)
    }

    /// The entry that a view names; `nil` where it names none, or one of several.
    private func name(_ color: ViewColor, among names: [String: String]) -> String? {
        guard !color.isOfSystem else { return nil }
        var name = color.name
        for _ in 0..<Self.maximumAliases {
            if let entry = names[name] { return entry.isEmpty ? nil : entry }
            guard let next = aliases[name], !next.isEmpty, next != name else { return nil }
            name = next
        }
        return nil
    }
}

extension ViewColor {
    /// What reports call a colour that is white or black.
    fileprivate var literalName: String? { code == nil ? nil : "Color.\(name)" }
}

extension Palette {
    /// Whether views of SwiftUI name its colours: those of catalogs, and constants in Swift.
    var isOfApp: Bool {
        guard paintedNames == nil, uses.isEmpty else { return false }
        let path = entries.lazy.flatMap(\.values).compactMap { $0?.location.path }.first
        return path.map { $0.hasSuffix(".swift") || $0.mentions(".xcassets/") } ?? false
    }

    /// The entries by the names that code has for them; an empty one where several have one name.
    fileprivate var namesInCode: [String: String] {
        let pairs = entries.map { entry in
            (PaletteEntry.comparable((entry.path.last ?? entry.name).utf8), entry.name)
        }
        return Dictionary(pairs, uniquingKeysWith: { $0 == $1 ? $0 : "" })
    }
}
