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

    /// The names that an element has as well, those that say the most first: `.card p.lead`, `.card p`,
    /// `p.lead:hover`, `.lead`.
    var general: [String] {
        guard let last = compounds.last else { return [] }
        let simple = Self.simpleSelectors(of: last)
        var own = [String(last)]
        if let end = simple.last, !Self.isPseudoElement(end) {
            own += (1..<simple.count).reversed().prefix(Self.breadth).map { simple[..<$0].joined() }
            own += simple.dropFirst().filter { !$0.hasPrefix(":") }.prefix(Self.breadth).map(String.init)
        }
        let around = compounds.dropLast().map(String.init)
        let names = (0...around.count).flatMap { start in
            own.map { (around[start...] + [$0]).joined(separator: " ") }
        }
        return Array(names.dropFirst())
    }

    /// The names of what may hand down a property to it: its own more general ones, then those of what it
    /// lies in, the nearest first.
    package var sources: [String] {
        let around = parent
        return general + (around.map { [$0.text] + $0.sources } ?? [])
    }

    /// Whether it is a region of a page that classes and identifiers name, in no state: `.promo`.
    package var isRegion: Bool {
        guard let last = compounds.last else { return false }
        return Self.simpleSelectors(of: last).allSatisfy { [".", "#"].contains($0.first) }
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
