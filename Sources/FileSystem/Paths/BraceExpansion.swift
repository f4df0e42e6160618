/// The patterns that a pattern with alternatives in braces stands for, as shells write them: `{a,b}.png` for
/// `a.png` and `b.png`. Braces without a comma, or behind `\`, stand for themselves.
package struct BraceExpansion {
    /// The patterns without alternatives, each once, in the order of the alternatives; `nil` where there are
    /// more than ``limit`` ways to choose.
    package let patterns: [String]?

    /// The most ways to choose among the alternatives of a pattern.
    package static let limit = 1_000

    /// Expands a pattern.
    package init(of pattern: String) {
        var patterns: [String] = []
        var known: Set<String> = []
        var count = 0
        // The next one last.
        var rest = [Array(pattern.unicodeScalars)]
        while let next = rest.popLast() {
            guard let group = Self.firstGroup(in: next) else {
                count += 1
                let text = String(String.UnicodeScalarView(next))
                if known.insert(text).inserted { patterns.append(text) }
                continue
            }
            rest += group.alternatives.reversed().map { next[..<group.start] + $0 + next[(group.end + 1)...] }
                .map(Array.init)
            guard rest.count + count <= Self.limit else {
                self.patterns = nil
                return
            }
        }
        self.patterns = patterns
    }

    private struct Group {
        let start: Int
        let end: Int
        let alternatives: [ArraySlice<Unicode.Scalar>]
    }

    /// The braces that open first of those that close and hold a comma.
    private static func firstGroup(in pattern: [Unicode.Scalar]) -> Group? {
        var first: Group?
        var open: [(start: Int, commas: [Int])] = []
        var isEscaped = false
        for (place, scalar) in pattern.enumerated() {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch scalar {
            case "\\": isEscaped = true
            case "{": open.append((place, []))
            case "," where !open.isEmpty: open[open.count - 1].commas.append(place)
            case "}":
                guard let group = open.popLast(), !group.commas.isEmpty,
                    group.start < first?.start ?? .max
                else { continue }
                let starts = [group.start] + group.commas
                let ends = group.commas + [place]
                first = Group(
                    start: group.start, end: place,
                    alternatives: zip(starts, ends).map { pattern[($0 + 1)..<$1] })
            default: break
            }
        }
        return first
    }
}
