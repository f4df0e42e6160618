/// A colour that the system asks for anew in each appearance:
/// `UIColor { $0.userInterfaceStyle == .dark ? .night : .day }`.
struct SwiftProvider {
    /// What it gives.
    let expression: SwiftColorExpression
    /// The token behind it.
    let end: Int

    /// A provider is short; what is longer is not read, and said to be.
    private static let maximumTokenCount = 600

    /// Reads a provider that begins at a token: of `UIColor` or `NSColor`, in a `Color` or not; `nil` where
    /// there is none.
    ///
    /// - Parameters:
    ///   - start: The first token.
    ///   - type: The type that `.init` makes, where it is known.
    init?(at start: Int, type: String?, in source: SwiftTokens) {
        guard let (callee, next) = SwiftCall.callee(at: start, in: source), next < source.count else {
            return nil
        }
        let made = callee.isEmpty || callee == "Self" ? type ?? "" : callee
        if made == "Color", source.isMark("(", at: next) {
            let isLabelled = source.isMark(":", at: next + 2)
            guard
                let inner = SwiftProvider(
                    at: isLabelled ? next + 3 : next + 1, inside: "Color", in: source),
                source.isMark(")", at: inner.end)
            else { return nil }
            (expression, end) = (inner.expression, inner.end + 1)
            return
        }
        guard let inner = SwiftProvider(of: made, after: next, in: source) else { return nil }
        self = inner
    }

    /// Reads the provider in the parentheses of a `Color`.
    private init?(at start: Int, inside type: String, in source: SwiftTokens) {
        guard let (callee, next) = SwiftCall.callee(at: start, in: source), next < source.count else {
            return nil
        }
        self.init(of: callee, after: next, in: source)
    }

    /// Reads what stands behind the name of a type.
    private init?(of type: String, after next: Int, in source: SwiftTokens) {
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
        let body = SwiftProviderBody(type: type, source: source)
        let statements = body.statements(in: opening + 1..<closing)
        let read = try? body.expression(of: statements)
        expression = read.map { .provided($0) } ?? .unread(SwiftColorExpression.unreadProvider)
    }
}
