/// A colour that a view of SwiftUI names: `Color.ink`, `.ink`, `Color("Ink")`, `Theme.Colors.ink`.
struct ViewColor: Hashable {
    /// The name as names are compared: small letters and digits alone.
    let name: String
    /// Whether it is one of SwiftUI's own where no type of the project is named: `.primary`.
    let isOfSystem: Bool

    /// Reads the colour that is all of an expression; `nil` where it is chosen, changed or made there.
    init?(_ expression: Range<Int>, in source: SwiftTokens) {
        guard !expression.isEmpty else { return nil }
        if source.isMark("(", at: expression.lowerBound + 1) {
            self.init(call: expression, in: source)
            return
        }
        var (words, index) = ([String](), expression.lowerBound)
        if let word = source.word(at: index) {
            words.append(word)
            index += 1
        } else {
            words.append("")
        }
        while index < expression.upperBound, source.isMark(".", at: index),
            let word = source.word(at: index + 1)
        {
            words.append(word)
            index += 2
        }
        guard index == expression.upperBound, words.count > 1 else { return nil }
        // What SwiftGen makes of a catalog: `Asset.Colors.ink.swiftUIColor`.
        if words.count > 2, let last = words.last, Self.accessors.contains(last) { words.removeLast() }
        let type = words[words.count - 2]
        let isPlain = words.count == 2 && (type.isEmpty || Self.types.contains(type))
        guard let name = words.last, isPlain || type.first?.isUppercase == true else { return nil }
        self.init(name: name, isOfSystem: isPlain && Self.systemNames.contains(name))
    }

    /// Reads `Color("Ink")`, `Color(.ink)` and `Color(uiColor: .ink)`.
    private init?(call: Range<Int>, in source: SwiftTokens) {
        guard let type = source.word(at: call.lowerBound), Self.types.contains(type),
            source.closing(of: call.lowerBound + 1) == call.upperBound - 1
        else { return nil }
        var argument = call.lowerBound + 2..<call.upperBound - 1
        if source.isMark(":", at: argument.lowerBound + 1) {
            guard source.word(at: argument.lowerBound).map(Self.labels.contains) == true else { return nil }
            argument = argument.dropFirst(2)
        }
        guard let first = argument.first else { return nil }
        if source.kind(at: first) == .string {
            // Behind the name stands at most the bundle that it is in.
            guard argument.count == 1 || source.isMark(",", at: first + 1) else { return nil }
            self.init(name: source.text(at: first), isOfSystem: false)
        } else {
            self.init(argument, in: source)
        }
    }

    private init?(name: String, isOfSystem: Bool) {
        self.name = PaletteEntry.comparable(name.utf8)
        self.isOfSystem = isOfSystem
        guard !self.name.isEmpty else { return nil }
    }

    /// White or black, as a code; `nil` for any other colour.
    var code: UInt32? {
        switch name {
        case "white" where isOfSystem: 0xFFFFFF
        case "black" where isOfSystem: 0
        default: nil
        }
    }

    private static let types: Set<String> = ["Color", "UIColor", "NSColor"]
    private static let labels: Set<String> = ["uiColor", "nsColor", "named", "resource", "asset"]
    private static let accessors: Set<String> = ["swiftUIColor", "color", "uiColor", "nsColor"]

    /// The colours of SwiftUI, and the styles that stand for some.
    private static let systemNames: Set<String> = [
        "primary", "secondary", "tertiary", "quaternary", "quinary", "accentColor", "tint", "foreground",
        "background", "clear", "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal",
        "cyan", "blue", "indigo", "purple", "pink", "brown", "separator", "selection", "placeholder", "link",
        "fill", "windowBackground", "label", "systemBackground",
    ]
}
