/// A part of a page as selectors name it, `.card p.lead:hover`, and what else names the same element or one
/// that it lies in.
package struct PartName {
    /// The compound selectors, the outermost first.
    private let compounds: [Substring]

    /// How many compound selectors are looked at, from the innermost.
    private static let depth = 8
    /// How many simple selectors of a compound one are left out, or stand alone, in more general names.
    private static let breadth = 8

    /// Takes a selector apart.
    package init(_ component: String) {
        compounds = Self.compoundSelectors(of: component).suffix(Self.depth)
    }

    private init(_ compounds: [Substring]) {
        self.compounds = compounds
    }

    /// What an element lies in; `nil` for one that only the page holds. A pseudo-element lies in its own.
    var parent: PartName? {
        guard let last = compounds.last else { return nil }
        let simple = Self.simpleSelectors(of: last)
        if simple.count > 1, let pseudo = simple.last, Self.isPseudoElement(pseudo) {
            return PartName(compounds.dropLast() + [last.dropLast(pseudo.count)])
        }
        return compounds.count > 1 ? PartName(Array(compounds.dropLast())) : nil
    }

    /// The names that an element has as well, those that are more specific first and equals together, as the
    /// cascade has it: of `.card:hover p.lead` these are `.card p.lead`, then `.card p` and `p.lead`, then
    /// `.lead`, `p`.
    var general: [[String]] {
        guard let last = compounds.last else { return [] }
        var simple = Self.simpleSelectors(of: last)
        let pseudo = simple.last.map(Self.isPseudoElement) == true ? simple.removeLast() : ""
        // What is generated in an element, or drawn by the browser, is another than the element.
        let kept = simple.filter(Self.isPseudoElement)
        let own = Self.parts(of: simple).filter { part in kept.allSatisfy(part.contains) }.map {
            (text: $0.joined() + pseudo, weight: Self.weight(of: $0))
        }
        let around = compounds.dropLast().map { compound in
            let simple = Self.simpleSelectors(of: compound)
            return [simple, simple.filter { !$0.hasPrefix(":") || Self.isPseudoElement($0) }]
        }
        var names: [String: Int] = [:]
        for kept in Self.selections(of: around.count) {
            // An element around in a state is one without it, too.
            for state in 0...1 where state == 0 || !kept.isEmpty {
                let outer = kept.map { around[$0][state] }.filter { !$0.isEmpty }
                let weight = outer.reduce(0) { $0 + Self.weight(of: $1) }
                for name in own {
                    let text = (outer.map { $0.joined() } + [name.text]).joined(separator: " ")
                    names[text] = weight + name.weight
                }
            }
        }
        names[self.text] = nil
        return Dictionary(grouping: names.keys) { names[$0] ?? 0 }
            .sorted { $0.key > $1.key }.map { $0.value.sorted() }
    }

    /// Which of some elements around another are named: all and any, or of many those that are nearest.
    private static func selections(of count: Int) -> [[Int]] {
        guard count <= mostAround else { return (0...count).map { Array($0..<count) } }
        return (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
    }

    /// Of more elements around not all selections are tried.
    private static let mostAround = 3

    /// Compound selectors that an element has as well as the whole: parts of it, and the whole. Those that
    /// are states alone are no names.
    private static func parts(of simple: [Substring]) -> [[Substring]] {
        guard simple.count <= mostTakenApart else {
            return (1...simple.count).map { Array(simple[..<$0]) }.suffix(breadth)
                + simple.dropFirst().filter { !$0.hasPrefix(":") }.prefix(breadth).map { [$0] }
        }
        guard !simple.isEmpty else { return [[]] }
        return (1..<1 << simple.count).map { bits in
            simple.indices.filter { bits >> $0 & 1 == 1 }.map { simple[$0] }
        }
        .filter { part in part.count == simple.count || part.contains { !$0.hasPrefix(":") } }
    }

    /// More simple selectors in one compound make too many parts.
    private static let mostTakenApart = 4

    /// How specific a compound selector is: identifiers, then classes, attributes and states, then elements.
    private static func weight(of simple: [Substring]) -> Int {
        simple.reduce(0) { sum, selector in
            switch selector.first {
            case "#": sum + 10_000
            case ".", "[", ":": sum + (isPseudoElement(selector) ? 1 : 100)
            default: sum + 1
            }
        }
    }

    /// The names of what may hand down a property to it: its own more general ones, then those of what it
    /// lies in, the nearest first.
    package var sources: [String] {
        let around = parent
        return general.joined() + (around.map { [$0.text] + $0.sources } ?? [])
    }

    /// How many elements around it are named.
    var parentCount: Int { max(0, compounds.count - 1) }

    /// The simple selectors of the innermost compound one.
    var lastSimpleSelectors: [Substring] { compounds.last.map(Self.simpleSelectors) ?? [] }

    /// Whether it is a region of a page that classes and identifiers name, in no state: `.promo`.
    package var isRegion: Bool {
        guard let last = compounds.last else { return false }
        return Self.simpleSelectors(of: last).allSatisfy { [".", "#"].contains($0.first) }
    }

    /// Whether it is what rules generate before or behind what is in an element.
    var isGenerated: Bool {
        guard let last = compounds.last, let pseudo = Self.simpleSelectors(of: last).last else {
            return false
        }
        return ["before", "after"].contains(pseudo.drop { $0 == ":" })
    }

    /// Whether the element is told by more than what kind it is.
    var hasClass: Bool {
        compounds.last.map { last in
            Self.simpleSelectors(of: last).contains { ["#", ".", "["].contains($0.first) }
        } ?? false
    }

    /// Whether a name is that of all elements of one kind.
    static func isElement(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { !".#[:( ".utf8.contains($0) }
    }

    /// The name as selectors write it.
    var text: String { compounds.joined(separator: " ") }

    /// The simple selectors of a compound one: `p`, `.lead`, `:hover`.
    private static func simpleSelectors(of compound: Substring) -> [Substring] {
        var found: [Substring] = []
        var rest = compound
        while !rest.isEmpty {
            var depth = rest.first == "[" ? 1 : 0
            let end =
                rest.indices.dropFirst().first { index in
                    switch rest[index] {
                    case ".", "#", ":", "[":
                        if depth == 0 { return true }
                        if rest[index] == "[" { depth += 1 }
                    case "(": depth += 1
                    case ")", "]": depth -= 1
                    default: break
                    }
                    return false
                } ?? rest.endIndex
            found.append(rest[..<end])
            rest = rest[end...]
        }
        return found
    }

    /// The compound selectors of a name, between spaces outside of parentheses, brackets and quotes.
    private static func compoundSelectors(of text: String) -> [Substring] {
        var (found, start, depth) = ([Substring](), text.startIndex, 0)
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "\"", "'": quote = character
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case " " where depth <= 0:
                if start < index { found.append(text[start..<index]) }
                start = text.index(after: index)
            default: break
            }
        }
        if start < text.endIndex { found.append(text[start...]) }
        return found
    }

    private static func isPseudoElement(_ selector: Substring) -> Bool {
        let name = selector.dropFirst().prefix { $0 != "(" }
        return selector.hasPrefix(":")
            && (pseudoElements.contains(String(name)) || name.hasPrefix("-webkit-") || name.hasPrefix("-moz-")
                || name.hasPrefix("-ms-") || name.hasPrefix("view-transition"))
    }

    /// The pseudo-elements of CSS Pseudo-Elements Level 4 and the modules that add to it.
    private static let pseudoElements: Set<String> = [
        "before", "after", "backdrop", "placeholder", "selection", "marker", "first-letter", "first-line",
        "file-selector-button", "cue", "part", "slotted", "target-text", "spelling-error", "grammar-error",
        "highlight", "details-content",
    ]
}
