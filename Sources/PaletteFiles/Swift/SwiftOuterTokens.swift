/// The tokens of a range that are outside of brackets, which are stepped over at once; they end where a
/// bracket closes that opens before them, or one opens that nothing closes.
struct SwiftOuterTokens: Sequence, IteratorProtocol {
    private let source: SwiftTokens
    private var index: Int
    private let end: Int

    init(of source: SwiftTokens, in range: Range<Int>) {
        self.source = source
        index = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Int? {
        while index < end {
            let token = index
            index += 1
            switch source.tokens[token].kind {
            case .mark("("), .mark("["), .mark("{"): index = (source.closing(of: token) ?? end) + 1
            case .mark(")"), .mark("]"), .mark("}"): index = end
            default: return token
            }
        }
        return nil
    }
}
