/// What a provider of a dynamic colour asks of the appearance.
indirect enum SwiftCondition {
    /// Whether the appearance is dark, has increased contrast, or the gamut of Display P3: every trait that
    /// is stated.
    case holds(PaletteMode)
    case not(SwiftCondition)
    case and(SwiftCondition, SwiftCondition)
    case or(SwiftCondition, SwiftCondition)

    /// How deep conditions may lie in each other; what is deeper is not understood, and said to be.
    private static let depthLimit = 64

    /// Whether it is so in a mode; a trait that the mode leaves open is as it comes: light, standard
    /// contrast, sRGB.
    func isTrue(in mode: PaletteMode) -> Bool {
        switch self {
        case .holds(let trait): trait.holds(in: mode)
        case .not(let condition): !condition.isTrue(in: mode)
        case .and(let first, let second): first.isTrue(in: mode) && second.isTrue(in: mode)
        case .or(let first, let second): first.isTrue(in: mode) || second.isTrue(in: mode)
        }
    }

    /// The traits that it asks for, together.
    var traits: PaletteMode {
        switch self {
        case .holds(let trait): trait
        case .not(let condition): condition.traits
        case .and(let first, let second), .or(let first, let second):
            first.traits.overridden(by: second.traits)
        }
    }

    /// Reads `traits.userInterfaceStyle == .dark` and what is made of such by `!=`, `&&`, `||` and
    /// parentheses; `nil` for anything else.
    init?(_ tokens: Range<Int>, in source: SwiftTokens, depth: Int = 0) {
        guard depth < Self.depthLimit, let first = tokens.first else { return nil }
        func read(_ tokens: Range<Int>) -> SwiftCondition? {
            SwiftCondition(tokens, in: source, depth: depth + 1)
        }
        let joints: [(Unicode.Scalar, (SwiftCondition, SwiftCondition) -> SwiftCondition)] = [
            ("|", SwiftCondition.or), ("&", SwiftCondition.and),
        ]
        for (mark, join) in joints {
            guard let place = source.operation(mark, mark, in: tokens) else { continue }
            guard let left = read(tokens.lowerBound..<place), let right = read(place + 2..<tokens.upperBound)
            else { return nil }
            self = join(left, right)
            return
        }
        if source.isMark("(", at: first),
            source.closing(of: first) == tokens.upperBound - 1
        {
            guard let inner = read(first + 1..<tokens.upperBound - 1) else { return nil }
            self = inner
            return
        }
        let equality = source.operation("=", "=", in: tokens)
        guard let place = equality ?? source.operation("!", "=", in: tokens),
            let test = SwiftCondition(
                asking: tokens.lowerBound..<place, for: place + 2..<tokens.upperBound, in: source)
        else { return nil }
        self = equality == nil ? .not(test) : test
    }

    /// Reads the two sides of a comparison; also what a `switch` asks, and what a case of it says.
    init?(asking subject: Range<Int>, for answer: Range<Int>, in source: SwiftTokens) {
        let words = subject.compactMap { source.word(at: $0) }
        guard let answer = answer.last.flatMap({ source.word(at: $0) }),
            let question = words.last(where: { Self.answers[$0] != nil }),
            let (trait, isStated) = Self.answers[question]?[answer]
        else { return nil }
        self = isStated ? .holds(trait) : .not(.holds(trait))
    }

    private static let dark = PaletteMode(luminosity: .dark)
    private static let appearances = ["darkAqua": (dark, true), "aqua": (dark, false)]

    /// What the systems' traits are called, and what they may be.
    private static let answers: [String: [String: (trait: PaletteMode, isStated: Bool)]] = [
        "userInterfaceStyle": ["dark": (dark, true), "light": (dark, false)],
        "accessibilityContrast": [
            "high": (PaletteMode(contrast: .increased), true),
            "normal": (PaletteMode(contrast: .increased), false),
        ],
        "displayGamut": [
            "P3": (PaletteMode(gamut: .displayP3), true), "SRGB": (PaletteMode(gamut: .displayP3), false),
        ],
        "bestMatch": appearances, "name": appearances,
        "colorScheme": ["dark": (dark, true), "light": (dark, false)],
        "colorSchemeContrast": [
            "increased": (PaletteMode(contrast: .increased), true),
            "standard": (PaletteMode(contrast: .increased), false),
        ],
    ]
}

extension SwiftTokens {
    /// The first of two marks in a row that are an operator, outside of brackets.
    fileprivate func operation(_ first: Unicode.Scalar, _ second: Unicode.Scalar, in range: Range<Int>)
        -> Int?
    {
        places(of: first, in: range).first { $0 + 1 < range.upperBound && isMark(second, at: $0 + 1) }
    }

    /// Where a mark stands in a range, outside of brackets.
    func places(of mark: Unicode.Scalar, in range: Range<Int>) -> [Int] {
        SwiftOuterTokens(of: self, in: range).filter { isMark(mark, at: $0) }
    }
}
