internal import ColorMath

/// What the constant of a colour stands for in Swift source, before the names in it are followed.
indirect enum SwiftColorExpression {
    /// A colour that is written out.
    case literal(SwiftColor)
    /// Another constant.
    case reference(SwiftReference)
    /// A colour with another opacity.
    case faded(SwiftColorExpression, SwiftOpacity)
    /// One of two colours, as the appearance has it.
    case choice(SwiftCondition, then: SwiftColorExpression, else: SwiftColorExpression)
    /// A colour that the system asks for anew in each appearance: a colour for certain, whatever it is.
    case provided(SwiftColorExpression)
    /// A colour for certain, of which the file alone does not tell which; why.
    case unread(String)

    /// What is said of a provider that cannot be read.
    static let unreadProvider = """
        what this is in each appearance is not known: read are constants of this file, chosen by style, \
        contrast or gamut
        """
}

/// A constant named as the value of another: `Brand.text`, `.text.opacity(0.5)`.
struct SwiftReference {
    /// The names, without `Self` and the colour types before them.
    let names: [String]
    /// Whether it is a colour for certain: of a type of colours, or where one is wanted.
    let namesColor: Bool
    /// What is done to its alpha.
    let opacity: SwiftOpacity
    /// The first token of the name.
    let token: Int
    /// The token behind it.
    var end: Int { opacity.end }

    /// Reads a name at a token; `nil` where there is none, or it is called.
    ///
    /// - Parameters:
    ///   - start: The first token.
    ///   - type: The type of what is named, where it is known.
    init?(at start: Int, type: String?, in source: SwiftTokens) {
        var names: [String] = []
        var index = start
        if let name = source.word(at: index) {
            names.append(name)
            index += 1
        }
        while source.isMark(".", at: index), let name = source.word(at: index + 1),
            !source.isMark("(", at: index + 2), name != "cgColor"
        {
            names.append(name)
            index += 2
        }
        let isOfType = names.first.map(SwiftColor.types.contains) ?? false
        while let name = names.first,
            name == "Self" || name == "self" || name == "SwiftUI" || SwiftColor.types.contains(name)
        {
            names.removeFirst()
        }
        let isCalled =
            ["(", "["].contains { source.isMark($0, at: index) }
            || source.isMark("{", at: index) && !source.isObserver(at: index + 1)
        guard !names.isEmpty, !isCalled, let opacity = SwiftOpacity(at: index, in: source) else { return nil }
        self.names = names
        self.opacity = opacity
        namesColor = isOfType || type.map(SwiftColor.types.contains) ?? false
        token = start
    }

    /// The colour, where it is the same on every system: white, black or clear.
    var fixedColor: DynamicColor? {
        namesColor && names.count == 1 ? DynamicColor(swiftName: names[0]) : nil
    }
}

extension SwiftTokens {
    /// Whether an observer of a property stands at a token, and not a closure.
    func isObserver(at index: Int) -> Bool {
        word(at: index) == "didSet" || word(at: index) == "willSet"
    }
}
