/// A `switch` with its cases.
struct SwiftSwitch {
    /// What it asks.
    let subject: Range<Int>
    /// The cases in order.
    private(set) var cases: [Case] = []
    /// The token behind its brace.
    let end: Int

    /// A case, or `default`, which has no answers.
    struct Case {
        let answers: [Range<Int>]
        let body: Range<Int>
    }

    /// What a `switch` asks is short; what is longer is not read.
    private static let subjectLimit = 64

    /// Reads the `switch` at a token; `nil` where there is none, or one without a case.
    init?(at start: Int, in source: SwiftTokens) {
        guard source.word(at: start) == "switch",
            let opening = (start..<min(source.count, start + Self.subjectLimit)).first(where: {
                source.isMark("{", at: $0)
            }), opening > start + 1, let closing = source.closing(of: opening)
        else { return nil }
        subject = start + 1..<opening
        end = closing + 1
        var open: (answers: [Range<Int>], start: Int)?
        var index = opening + 1
        while index < closing {
            guard source.isCase(at: index) else {
                index = (source.closing(of: index) ?? index) + 1
                continue
            }
            if let open { cases.append(Case(answers: open.answers, body: source.body(open.start..<index))) }
            guard let colon = source.colon(ofCase: index, before: closing) else { return nil }
            let answers =
                source.word(at: index) == "default" ? [] : source.parts(of: index + 1..<colon, at: ",")
            open = (answers, colon + 1)
            index = colon + 1
        }
        guard let open else { return nil }
        cases.append(Case(answers: open.answers, body: open.start..<closing))
    }
}

extension SwiftTokens {
    /// Whether a case of a `switch` begins at a token.
    fileprivate func isCase(at index: Int) -> Bool {
        guard let word = word(at: index), word == "case" || word == "default" else { return false }
        // `.default`, `if case .a = b`.
        return !isMark(".", at: index - 1)
            && !["if", "guard", "while", "for"].contains(self.word(at: index - 1))
    }

    fileprivate func colon(ofCase start: Int, before end: Int) -> Int? {
        var index = start + 1
        while index < end, !isCase(at: index) {
            if isMark(":", at: index) { return index }
            index = (closing(of: index) ?? index) + 1
        }
        return nil
    }

    /// The tokens of a case's body, without the `@unknown` of the case behind it.
    fileprivate func body(_ range: Range<Int>) -> Range<Int> {
        let last = range.upperBound - 1
        let isUnknown = range.count >= 2 && word(at: last) == "unknown" && isMark("@", at: last - 1)
        return isUnknown ? range.lowerBound..<last - 1 : range
    }

    /// The ranges between marks that are outside of brackets.
    func parts(of range: Range<Int>, at mark: Unicode.Scalar) -> [Range<Int>] {
        var start = range.lowerBound
        return (places(of: mark, in: range) + [range.upperBound]).compactMap { end in
            defer { start = end + 1 }
            return start < end ? start..<end : nil
        }
    }
}
