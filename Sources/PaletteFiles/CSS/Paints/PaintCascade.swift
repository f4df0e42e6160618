/// Works out which ink parts of a page have on which backdrop, in each mode that rules speak of.
///
/// - Of rules for a part, importance and layers decide, then the mode that states more, then the order.
/// - What no rule for a part sets, rules for its element under a more general name do: `.button` for
///   `.button:hover`, `p` for `.card p`.
/// - A backdrop that is not set is that of the part around, as far as the selector names it. Whether there is
///   text on what has a backdrop and no ink is not known, nor what lies behind a picture.
struct PaintCascade {
    let rules: [PaintRule]
    let contents: [String: GeneratedContent]
    let namesOfContents: PartIndex
    /// What rules say of parts beside their colours.
    let traits: [String: PartTraits]
    /// The parts that pictures lie in.
    let namesWithPictures: PartIndex
    /// The rules for each part that win in some mode, by their places.
    private(set) var parts: [String: Part] = [:]
    /// The parts in the order in which they are first painted.
    private(set) var names: [String] = []
    private let namesOfParts: PartIndex
    /// The names of parts that have a backdrop.
    let grounds: BlockBackdrops

    struct Part {
        var ink: [PaletteMode: Int] = [:]
        var backdrop: [PaletteMode: Int] = [:]
        /// In the order of the rules.
        var modes: [PaletteMode] = []
        /// The place of the first rule for one mode too many.
        var cut: Int?
    }

    /// The most modes of one part that are told apart.
    static let modeLimit = 64

    /// An ink on a backdrop, by the places of the rules.
    struct Pair: Hashable {
        let ink: Int
        let backdrop: Int
        /// The backdrop of what lies around, by the same selectors; `nil` where they name none.
        var canvas: Int?
        /// Whether the backdrop is that of the page, as far as is known.
        var isOnPage = false
    }

    /// A pair, and where it is.
    struct Found {
        let pair: Pair
        let mode: PaletteMode
        /// Whether no pair of a mode that states less says the same, though the colours may be others.
        let isNew: Bool
        let exceptions: [PaletteMode]
        /// The place of the rule that sets the later side of the part itself.
        let place: Int
        /// Whether what is drawn is a mark: an icon, or what is generated without text.
        let isMark: Bool
        /// Whether what is drawn is large text.
        let isLarge: Bool
        /// Why it is not certain that the two meet; `nil` where it is.
        let doubt: PaintDoubt?
        /// The part that is painted.
        let part: String
        /// Whether the backdrop is that of the part itself, and none that it lies in.
        let hasOwnBackdrop: Bool
    }

    /// - Parameters:
    ///   - rules: What rules paint with, in their order.
    ///   - contents: What rules generate, by the part.
    ///   - traits: What rules say of parts beside their colours.
    init(
        _ rules: [PaintRule], contents: [String: GeneratedContent] = [:], traits: [String: PartTraits] = [:]
    ) {
        self.rules = rules
        self.contents = contents
        self.traits = traits
        grounds = BlockBackdrops(of: rules)
        namesOfContents = PartIndex(contents.keys.sorted())
        namesWithPictures = PartIndex(
            traits.filter { !$0.value.isDisjoint(with: [.picture, .drawing]) }.keys.sorted())
        for (place, rule) in rules.enumerated() {
            if parts[rule.part] == nil { names.append(rule.part) }
            parts[rule.part, default: Part()].add(place, rule, among: rules)
        }
        namesOfParts = PartIndex(names)
    }

    /// Hands out the pairs of all parts that are not switched off.
    func forEach(_ body: (Found) -> Void) {
        for name in names where !PartName.isDisabled(name) {
            for found in pairs(of: name) { body(found) }
        }
    }

    /// The places of the first rules for more modes of a part than are told apart, in their order.
    var cuts: [Int] { parts.values.compactMap(\.cut).sorted() }

    /// An element, and the names under which rules speak of it.
    struct Element {
        let part: PartName
        let names: [String]
    }

    /// A part and what it lies in, the nearest first.
    func elements(around part: PartName) -> [Element] {
        var elements: [Element] = []
        var next: PartName? = part
        while let part = next {
            elements.append(Element(part: part, names: names(of: part)))
            elements += holders(of: part)
            next = part.parent
        }
        return elements
    }

    /// What an element lies in by its name alone, as far as rules speak of it.
    private func holders(of part: PartName) -> [Element] {
        part.holdersByName.compactMap { names in
            let holders = names.compactMap { part.enclosing($0) }
            let known = holders.map { self.names(of: $0) }
            guard let first = known.firstIndex(where: { !$0.isEmpty }) else { return nil }
            return Element(part: holders[first], names: known.flatMap(\.self))
        }
    }

    /// The names under which rules speak of a part, its own first: those of the block that it modifies, too.
    private func names(of part: PartName) -> [String] {
        let own = (parts[part.text] == nil ? [] : [part.text]) + namesOfParts.names(of: part)
        guard let block = part.unmodified else { return own }
        return own + names(of: block).filter { !own.contains($0) }
    }

    /// The modes that rules for a part and those around it speak of, those that state less first.
    func modes(of elements: [Element]) -> [PaletteMode] {
        var modes: [PaletteMode] = []
        var known: Set<PaletteMode> = []
        for name in elements.lazy.flatMap(\.names) {
            modes += parts[name]?.modes.filter { known.insert($0).inserted } ?? []
        }
        return modes.prefix(Self.modeLimit).enumerated()
            .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }.map(
                \.element)
    }

    private func pairs(of name: String) -> [Found] {
        let elements = elements(around: PartName(name))
        guard isDrawn(elements[0].part) else { return [] }
        let traits = traits(of: elements[0])
        let isIcon = elements[0].part.isIcon(traits)
        let isMark = isMark(elements[0].part) || isIcon == true
        let isControl = elements[0].part.isControl && !traits.contains(.text)
        let isLarge = isLarge(elements[0])
        let modes = modes(of: elements)
        let pairs = modes.map { pair(of: elements, named: name, in: $0) }
        let looks = pairs.map { $0.map(look) }
        return modes.indices.compactMap { index -> Found? in
            guard let pair = pairs[index] else { return nil }
            let mode = modes[index]
            // The nearest of those that hold here, too: between the two nothing else does.
            let around = (0..<index).last { modes[$0].holds(in: mode) && modes[$0] != mode }
            let exceptions = modes.indices.filter {
                mode != modes[$0] && mode.holds(in: modes[$0]) && looks[$0] != looks[index]
            }
            return Found(
                pair: pair, mode: mode, isNew: around.map { looks[$0] != looks[index] } ?? true,
                exceptions: exceptions.map { modes[$0] }.sorted { "\($0)" < "\($1)" },
                place: [pair.ink, pair.backdrop].filter { rules[$0].part == name }.max()
                    ?? pair.ink,
                isMark: isMark || isControl && isLiteral(pair.ink),
                isLarge: isLarge,
                doubt: doubt(of: pair, named: name, around: elements)
                    ?? (isIcon == nil && !isMark ? .iconAlone : nil), part: name,
                hasOwnBackdrop: rules[pair.backdrop].part == name
                    || elements[0].names.contains(rules[pair.backdrop].part))
        }
    }

    /// Whether a rule sets a colour that has no name.
    func isLiteral(_ place: Int) -> Bool {
        if case .color(let color) = rules[place].setting { color.variable == nil } else { false }
    }

    /// The properties of a pair, which two rules may share.
    private func look(_ pair: Pair) -> [CustomProperties.Key] {
        [pair.ink, pair.backdrop].compactMap { place in
            if case .color(let color) = rules[place].setting { rules[place].key(of: color) } else { nil }
        }
    }

    func pair(of elements: [Element], named name: String, in mode: PaletteMode) -> Pair? {
        guard let (ink, side, depth) = sides(of: elements, in: mode), isMeant(elements[0].part, ink: ink)
        else { return nil }
        switch side {
        case .rule(let backdrop):
            guard [ink, backdrop].contains(where: { rules[$0].part == name }) else { return nil }
            let canvas =
                rules[backdrop].setting.mayLetThrough
                ? canvas(behind: elements[(depth + 1)...], in: mode) : nil
            return Pair(ink: ink, backdrop: backdrop, canvas: canvas)
        case .open:
            // What has a class may lie in any box; links and paragraphs lie on most of the page.
            guard rules[ink].part == name, !name.isEmpty, elements[0].part.isPlainElement,
                !elements[0].part.isShape,
                case .rule(let page) = self.side(\.backdrop, of: Self.page, in: mode)
            else { return nil }
            return Pair(ink: ink, backdrop: page, isOnPage: true)
        case .picture, .unknown: return nil
        }
    }

    /// The page, as rules for its body and its root speak of it.
    private static let page = Element(part: PartName(""), names: [""])

    /// The class of a backdrop says nothing of links, though it may be one's.
    func isMeant(_ part: PartName, ink: Int) -> Bool {
        !part.hasClass || !PartName.isElement(rules[ink].part)
    }

    /// The rule for the ink of a part, and what lies behind it, with the place of the element whose that is;
    /// `nil` where no rule sets the ink.
    func sides(
        of elements: [Element], in mode: PaletteMode
    ) -> (ink: Int, backdrop: Side, depth: Int)? {
        guard case .rule(let ink) = side(\.ink, of: elements[0], in: mode) else { return nil }
        for (depth, element) in elements.enumerated() {
            let backdrop = side(\.backdrop, of: element, in: mode)
            guard case .open = backdrop else { return (ink, backdrop, depth) }
        }
        return (ink, .open, elements.count)
    }

    /// The first backdrop that rules set for elements, the nearest first.
    private func canvas(behind elements: ArraySlice<Element>, in mode: PaletteMode) -> Int? {
        for element in elements where !element.part.text.isEmpty {
            switch side(\.backdrop, of: element, in: mode) {
            case .rule(let place): return place
            case .open: continue
            case .picture, .unknown: return nil
            }
        }
        return nil
    }

    /// What is known of a side of a part.
    enum Side {
        case rule(Int)
        /// A rule sets it to a picture or a gradient.
        case picture(Int)
        /// No rule sets it, or one leaves it as it is around.
        case open
        case unknown
    }

    /// What rules set for an element, by the names it has.
    private func side(
        _ side: KeyPath<Part, [PaletteMode: Int]>, of element: Element, in mode: PaletteMode
    ) -> Side {
        guard let place = winner(of: side, named: element.names, in: mode) else { return .open }
        switch rules[place].setting {
        case .color: return .rule(place)
        case .inherited, .ink: return .open
        case .picture: return .picture(place)
        case .unknown: return .unknown
        }
    }

    /// Whether a rule sets a side of an element in some mode, to whatever it is.
    func sets(_ side: KeyPath<Part, [PaletteMode: Int]>, of element: Element) -> Bool {
        element.names.contains { parts[$0]?[keyPath: side].isEmpty == false }
    }

    /// The rule that wins among those for some names of one element.
    private func winner(
        of side: KeyPath<Part, [PaletteMode: Int]>, named names: [String], in mode: PaletteMode
    ) -> Int? {
        var best: Int?
        for name in names {
            for (own, place) in parts[name]?[keyPath: side] ?? [:] where own.holds(in: mode) {
                if best.map({ isWeaker($0, than: place) }) ?? true { best = place }
            }
        }
        return best
    }

    private func isWeaker(_ first: Int, than second: Int) -> Bool {
        first < second
            ? rules[first].isWeaker(than: rules[second]) : !rules[second].isWeaker(than: rules[first])
    }
}

extension PaintCascade.Part {
    /// Adds a rule where it wins over those for the same mode.
    fileprivate mutating func add(_ place: Int, _ rule: PaintRule, among rules: [PaintRule]) {
        let mode = rule.scope.mode
        if !modes.contains(mode) {
            guard modes.count < PaintCascade.modeLimit else {
                cut = cut ?? place
                return
            }
            modes.append(mode)
        }
        let side: WritableKeyPath<Self, [PaletteMode: Int]> = rule.side == .ink ? \.ink : \.backdrop
        if let old = self[keyPath: side][mode], !rules[old].isWeaker(than: rule) { return }
        self[keyPath: side][mode] = place
    }
}
