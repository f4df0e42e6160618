internal import ColorMath

/// What the constant of a colour stands for in Swift source, before the names in it are followed.
indirect enum SwiftColorExpression {
    /// A colour that is written out.
    case literal(SwiftColor)
    /// Another constant.
    case reference(SwiftReference)
    /// One of two colours, as the appearance has it.
    case choice(SwiftCondition, then: SwiftColorExpression, else: SwiftColorExpression)
    /// A colour that the system asks for anew in each appearance: a colour for certain, whatever it is.
    case provided(SwiftColorExpression)
    /// A colour for certain, of which the file alone does not tell which; why.
    case unread(String)

    /// What is said of a provider that cannot be read.
    static let unreadProvider = """
        what this is in each appearance is not known: a provider is read that asks for style, contrast or \
        gamut and gives constants of this file
        """
}

/// A constant named as the value of another: `Brand.text`, `.text.opacity(0.5)`.
struct SwiftReference {
    /// The names, without `Self` and the colour types before them.
    let names: [String]
    /// What is done to its alpha.
    let opacity: SwiftOpacity
    /// The first token of the name.
    let token: Int
    /// The token behind it.
    var end: Int { opacity.end }

    /// Reads a name at a token; `nil` where there is none, or it is called.
    init?(at start: Int, in source: SwiftTokens) {
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
        while let name = names.first, name == "Self" || name == "SwiftUI" || SwiftColor.types.contains(name) {
            names.removeFirst()
        }
        guard !names.isEmpty, !["(", "[", "{"].contains(where: { source.isMark($0, at: index) }),
            let opacity = SwiftOpacity(at: index, in: source)
        else { return nil }
        self.names = names
        self.opacity = opacity
        token = start
    }
}
