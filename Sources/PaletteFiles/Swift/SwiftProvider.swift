/// A colour that the system asks for anew in each appearance:
/// `UIColor { $0.userInterfaceStyle == .dark ? .night : .day }`.
struct SwiftProvider {
    /// What it gives.
    private(set) var expression: SwiftColorExpression
    /// The token behind it.
    private(set) var end: Int
    /// The circumstances that it has a colour for, and that palettes do not tell apart.
    let passedOver: [String]

    /// A provider is short; what is longer is not read, and said to be.
    private static let maximumTokenCount = 600

    /// Whether what it gives is understood.
    var isRead: Bool { if case .unread = expression { false } else { true } }

    /// Reads a provider that begins at a token, of `UIColor` or `NSColor`, or a pair of colours for light and
    /// dark; in a `Color` or not. `nil` where there is none.
    ///
    /// - Parameters:
    ///   - start: The first token.
    ///   - type: The type that `.init` makes, where it is known.
    ///   - wanted: The type of what is read, where it is known.
    ///   - initializers: Those that the files declare.
    ///   - depth: How many choices it lies in.
    init?(
        at start: Int, type: String?, wanted: String?, in source: SwiftTokens,
        with initializers: SwiftInitializers, depth: Int = 0
    ) {
        guard let (callee, next) = SwiftCall.callee(at: start, in: source),
            source.isMark("(", at: next) || source.isMark("{", at: next)
        else { return nil }
        let made = callee.isEmpty || callee == "Self" ? type ?? "" : callee
        let types = [made, source.word(at: start), wanted].compactMap(\.self)
        let body = SwiftProviderBody(
            colorType: types.first(where: SwiftColor.types.contains), source: source,
            initializers: initializers)
        if SwiftColor.types.contains(made), let (callee, next, close) = source.wrapped(at: next),
            let inner = SwiftProvider(of: callee, after: next, by: body, depth), inner.end == close
        {
            self = inner
            end += 1
        } else if let plain = SwiftProvider(of: made, after: next, by: body, depth) {
            self = plain
        } else {
            return nil
        }
        guard let opacity = SwiftOpacity(at: end, in: source) else {
            expression = .unread(SwiftColorExpression.unreadProvider)
            return
        }
        if !opacity.isIdentity { expression = .faded(expression, opacity) }
        end = opacity.end
    }

    /// Reads what stands behind the name of a type.
    private init?(of type: String, after next: Int, by body: SwiftProviderBody, _ depth: Int) {
        let source = body.source
        if let pair = SwiftPair(at: next, in: source) {
            guard let expression = pair.expression(by: body, depth: depth) else { return nil }
            self.expression = expression
            end = pair.end
            passedOver = pair.passedOver
            return
        }
        passedOver = []
        guard type == "UIColor" || type == "NSColor" else { return nil }
        var opening = next
        var close: Int?
        if source.isMark("(", at: next) {
            guard let end = source.closing(of: next) else { return nil }
            if source.isMark("{", at: end + 1), source.word(at: next + 1) == "name" {
                opening = end + 1
            } else {
                let label = (next..<min(end, next + Self.maximumTokenCount)).first {
                    source.word(at: $0) == "dynamicProvider"
                }
                guard let label, source.isMark("{", at: label + 2) else { return nil }
                opening = label + 2
                close = end
            }
        }
        guard source.isMark("{", at: opening),
            let closing = source.closing(of: opening)
        else { return nil }
        end = (close ?? closing) + 1
        guard closing - opening < Self.maximumTokenCount else {
            expression = .unread(
                "what this is in each appearance is not known: a provider of more than \(Self.maximumTokenCount) "
                    + "words and signs is not read")
            return
        }
        let statements = body.statements(in: opening + 1..<closing)
        let read = try? body.expression(of: statements, depth: depth + 1)
        expression = read.map { .provided($0) } ?? .unread(SwiftColorExpression.unreadProvider)
    }
}

extension SwiftTokens {
    /// What is called as the one argument of a call: `UIColor` of `Color(uiColor: UIColor { … })`, with the
    /// token behind it and the parenthesis that closes the outer call. A longer one is not looked at.
    fileprivate func wrapped(at opening: Int) -> (callee: String, next: Int, close: Int)? {
        guard isMark("(", at: opening), let close = closing(of: opening), close - opening < 1_200,
            parts(of: opening + 1..<close, at: ",").count == 1
        else { return nil }
        let start = isMark(":", at: opening + 2) ? opening + 3 : opening + 1
        guard start < close, let (callee, next) = SwiftCall.callee(at: start, in: self) else { return nil }
        return (callee, next, close)
    }
}
