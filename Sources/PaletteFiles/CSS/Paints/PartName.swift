/// A part of a page as selectors name it, `.card p.lead:hover`, and what else names the same element or one
/// that it lies in.
package struct PartName {
    /// A compound selector, and how it stands to the one before.
    struct Step {
        let simple: [Substring]
        /// Whether the one before names an element beside it, and none around it: `dt + dd`.
        var sibling: Substring?

        var text: String { simple.joined() }
        /// The pseudo-elements that it names of an element; empty where it is an element itself.
        var pseudoElements: [Substring] { simple.filter(PartName.isPseudoElement) }

        /// Whether all that it says another says, too: `[a]` is said by `[a=b]`.
        func isSaid(by other: Step) -> Bool {
            simple.allSatisfy { own in
                other.simple.contains(own)
                    || own.first == "[" && other.simple.contains { PartName.attribute(of: $0) == own }
            }
        }
    }

    /// The compound selectors, the outermost first.
    let steps: [Step]

    /// How many compound selectors are looked at, from the innermost.
    private static let depth = 8

    /// Takes a selector apart.
    package init(_ component: String) {
        var steps: [Step] = []
        var sibling: Substring?
        for compound in Self.compoundSelectors(of: component) {
            guard !Self.siblingSigns.contains(compound) else {
                sibling = steps.isEmpty ? nil : compound
                continue
            }
            steps.append(Step(simple: Self.simpleSelectors(of: compound), sibling: sibling))
            sibling = nil
        }
        self.init(steps.suffix(Self.depth))
    }

    private init(_ steps: some Collection<Step>) {
        var steps = Array(steps)
        if !steps.isEmpty { steps[0].sibling = nil }
        self.steps = steps
    }

    /// What stands between the names of elements beside each other.
    static let siblingSigns: Set<Substring> = ["+", "~"]

    /// What an element lies in; `nil` for one that only the page holds. A pseudo-element lies in its own.
    var parent: PartName? {
        guard let last = steps.last else { return nil }
        if last.simple.count > 1, let pseudo = last.simple.last, Self.isPseudoElement(pseudo) {
            return PartName(steps.dropLast() + [Step(simple: last.simple.dropLast(), sibling: last.sibling)])
        }
        let around = around(steps.endIndex - 1)
        return around.isEmpty ? nil : PartName(around)
    }

    /// Another name, of what lies in the same place; `nil` where that is named around it already.
    func enclosing(_ name: String) -> PartName? {
        guard !steps.isEmpty else { return nil }
        let (around, own) = (around(steps.endIndex - 1), PartName(name).steps)
        let isNamed = around.contains { step in own.last?.isSaid(by: step) ?? true }
        return isNamed ? nil : PartName(around + own)
    }

    /// The steps around the element that a step names: without itself, and what is named beside it.
    private func around(_ step: Int) -> ArraySlice<Step> {
        let first = steps[...step].lastIndex { $0.sibling == nil } ?? steps.startIndex
        return steps[..<first]
    }

    /// Whether another name names every element that this one does: `.card p` and `.lead` name
    /// `.card:hover p.lead`. What is generated in an element, or drawn by the browser, is another than the
    /// element.
    func isNamed(by other: PartName) -> Bool {
        guard let own = steps.last, let last = other.steps.last, last.isSaid(by: own),
            own.pseudoElements.allSatisfy(last.simple.contains)
        else { return false }
        return isPlaced(at: steps.endIndex - 1, by: other, at: other.steps.endIndex - 1)
    }

    /// Whether what another name says stands around one of its steps, and beside it, does around one of
    /// these.
    private func isPlaced(at step: Int, by other: PartName, at place: Int) -> Bool {
        guard place > other.steps.startIndex else { return true }
        let before = other.steps[place - 1]
        if let sibling = other.steps[place].sibling {
            return steps[step].sibling == sibling && before.isSaid(by: steps[step - 1])
                && isPlaced(at: step - 1, by: other, at: place - 1)
        }
        var next = around(step)
        while let outer = next.indices.last {
            if before.isSaid(by: steps[outer]), isPlaced(at: outer, by: other, at: place - 1) { return true }
            next = around(outer)
        }
        return false
    }

    /// How specific a class, an attribute or a state is.
    static let classSpecificity = 100

    /// How specific it is: identifiers, then classes, attributes and states, then elements.
    var specificity: Int {
        steps.lazy.flatMap(\.simple).reduce(0) { sum, selector in
            switch selector.first {
            case "#": sum + 10_000
            case ".", "[", ":": sum + (Self.isPseudoElement(selector) ? 1 : Self.classSpecificity)
            default: sum + 1
            }
        }
    }

    /// Whether it says what the element is, and not only in which state.
    var isOfElement: Bool {
        steps.last.map { step in
            step.simple.contains {
                !$0.hasPrefix(":") || Self.isPseudoElement($0) || $0.hasPrefix(":host(")
            }
        } ?? false
    }

    /// The name with what selectors exclude, each at the compound selector that it stands in, before a
    /// pseudo-element.
    ///
    /// - Parameter exclusions: Such conditions, and how many compound selectors follow.
    func excluding(_ exclusions: [PartExclusion]) -> PartName {
        guard !steps.isEmpty else { return self }
        var steps = steps
        for exclusion in exclusions {
            let place = max(0, steps.count - 1 - exclusion.distance)
            let simple = steps[place].simple
            let end = simple.firstIndex(where: Self.isPseudoElement) ?? simple.endIndex
            steps[place] = Step(
                simple: simple[..<end] + [exclusion.text[...]] + simple[end...], sibling: steps[place].sibling
            )
        }
        return PartName(steps)
    }

    /// The name with each class of a compound selector once.
    var withoutRepeats: PartName {
        PartName(
            steps.map { step in
                let simple = step.simple.indices.filter { index in
                    step.simple[index].first != "." || !step.simple[..<index].contains(step.simple[index])
                }
                return Step(simple: simple.map { step.simple[$0] }, sibling: step.sibling)
            })
    }

    /// The name without some of its simple selectors.
    func leavingOut(_ isLeftOut: (Substring) -> Bool) -> PartName {
        PartName(
            steps.map { Step(simple: $0.simple.filter { !isLeftOut($0) }, sibling: $0.sibling) }
                .filter { !$0.simple.isEmpty })
    }

    /// Words by one of which every name that names the element is found, too: a simple selector of its
    /// innermost compound one, with one of those around it.
    var lookupKeys: [Key] {
        guard let last = steps.last else { return [] }
        let around = Set(steps.dropLast().lazy.flatMap { $0.simple + $0.simple.compactMap(Self.attribute) })
            .sorted()
        return (last.simple + last.simple.compactMap(Self.attribute)).flatMap { own in
            [Key(own: own, around: nil)] + around.map { Key(own: own, around: $0) }
        }
    }

    /// The one of these words under which it is looked up itself; `nil` for the page, and for states alone.
    var key: Key? {
        guard isOfElement, let last = steps.last,
            let own = last.simple.first(where: { !$0.hasPrefix(":") }) ?? last.simple.first
        else { return nil }
        return Key(own: own, around: steps.dropLast().last?.simple.first)
    }

    /// What names of parts are looked up by.
    struct Key: Hashable {
        let own: Substring
        let around: Substring?
    }

    /// How many elements around it are named.
    var parentCount: Int { steps.isEmpty ? 0 : around(steps.endIndex - 1).count }

    /// The simple selectors of the innermost compound one.
    var lastSimpleSelectors: [Substring] { steps.last?.simple ?? [] }

    /// The classes of the element and of those around it, without their dots; none in code that a program
    /// highlights, as that names them.
    var classes: [String] { compoundClasses.flatMap(\.self) }

    /// The same, those of each element by themselves, the outermost first.
    var compoundClasses: [[String]] {
        guard !isHighlighted else { return [] }
        return steps.map { step in
            step.simple.filter { $0.first == "." }.map { String($0.dropFirst()) }
        }
    }

    /// Whether it is a region of a page that classes and identifiers name, in no state: `.promo`.
    package var isRegion: Bool {
        guard let last = steps.last else { return false }
        return last.simple.allSatisfy { [".", "#"].contains($0.first) }
    }

    /// Whether it is the page as an attribute has it, which a script sets: `[data-accent=orange]`.
    package var isSetting: Bool {
        guard steps.count == 1, let last = steps.last else { return false }
        return last.simple.allSatisfy { $0.hasPrefix("[data-") }
    }

    /// Whether it is the hint of an element that has none: only fields of text do.
    var isHintOfNoField: Bool {
        guard let pseudo = lastSimpleSelectors.last, pseudo.drop(while: { $0 == ":" }) == "placeholder",
            let element = lastSimpleSelectors.first, element.first?.isLetter == true
        else { return false }
        return !["input", "textarea"].contains(element.lowercased())
    }

    /// Whether it is what rules generate before or behind what is in an element.
    var isGenerated: Bool {
        guard let pseudo = lastSimpleSelectors.last else { return false }
        return ["before", "after"].contains(pseudo.drop { $0 == ":" })
    }

    /// Whether the element is told by more than what kind it is.
    var hasClass: Bool {
        lastSimpleSelectors.contains { ["#", ".", "["].contains($0.first) }
    }

    /// Whether a name is that of all elements of one kind, at rest or in a state: `a`, `a:hover`.
    static func isElement(_ name: String) -> Bool {
        let element = name.utf8.prefix { $0 != UInt8(ascii: ":") }
        return !element.isEmpty && name.utf8.allSatisfy { !".#[( ".utf8.contains($0) }
    }

    /// The name as selectors write it.
    package var text: String {
        steps.map { step in step.sibling.map { "\($0) \(step.text)" } ?? step.text }.joined(separator: " ")
    }

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

    /// The selector of an attribute, whatever its value, of one that asks for a value: `[a]` of `[a=b]`.
    private static func attribute(of selector: Substring) -> Substring? {
        guard selector.first == "[", let name = selector.firstIndex(where: { "=~|^$*".contains($0) }) else {
            return nil
        }
        return "[\(selector[selector.index(after: selector.startIndex)..<name])]"
    }

    static func isPseudoElement(_ selector: Substring) -> Bool {
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
