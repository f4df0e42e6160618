internal import PaletteFiles

/// Pairs as the names of colours tell them.
///
/// A pair is inferred only where the names leave little doubt, as a pair that never meets would be reported
/// for nothing. In this order, and the first that an ink fits is the only one:
///
/// * `onPrimary` lies on `primary`, `text.on-accent` on `background.accent`, and `fg.on-emphasis` on every
///   backdrop of that tone; `primary-inverse` on `primary-background`;
/// * `card-foreground` lies on `card`; `button-text-hover` on `button-background-hover`, of the same part,
///   variant and state; `tag-color` on `tag-background-color`, as the properties of CSS are named;
/// * `text.*` and `icon.*` lie on `background.*` and `surface.*` of the palette at large: `secondaryLabel` on
///   `systemBackground`; one that means something on a light tone of the same too: `text.danger` on
///   `background.danger.subtle`. Borders that show where a control is do so as well.
///
/// Inks that are inverted lie on backdrops that are, and those of controls that are switched off are exempt.
struct PairInference {
    /// An ink on a backdrop, and why.
    struct Pair: Hashable {
        let ink: Int
        let backdrop: Int
        let subject: SubjectKind
        let reason: String
        let confidence: Confidence
    }

    /// How much names say.
    enum Confidence {
        /// Both are named by a convention that says that they meet.
        case convention
        /// Both are named alike but for their use, which is a convention, unless they hardly differ in some
        /// mode: then they are not used as their names say.
        case likely
        /// Their names suggest it.
        case guess
        /// Their names suggest it, or the contrary: it is a guess only where the two stand out from each
        /// other in some mode.
        case doubtful
    }

    /// The ratio below which nobody draws one colour on another for people to see it.
    static let leastSeen = 1.1

    private let names: [ColorName]
    private let entries: [PaletteEntry]
    private let entriesByWords: [[String]: [Int]]
    private let surfaces: SurfaceNames
    /// The states that inks of one use have, by their part and variant.
    private let inkStates: [InkKey: Set<String>]

    private struct InkKey: Hashable {
        let use: ColorName.Use?
        let name: SurfaceNames.Key

        init(_ name: ColorName) {
            use = name.use
            self.name = SurfaceNames.Key(name)
        }
    }

    /// The backdrops of the palette at large.
    var neutralSurfaces: [Int] { surfaces.neutral }

    init(of palette: Palette, named names: [ColorName], colors: PaletteColors) {
        entries = palette.entries
        self.names = names
        entriesByWords = Dictionary(grouping: names.indices) { names[$0].words }
        surfaces = SurfaceNames(names, isNear: PageSurfaces(of: palette, named: names, colors: colors).isNear)
        let inks = names.indices.filter { names[$0].subject != nil }
        inkStates = Dictionary(grouping: inks) { InkKey(names[$0]) }
            .mapValues { Set($0.compactMap { names[$0].state }) }
    }

    /// The pairs of one ink.
    func pairs(of ink: Int) -> [Pair] {
        let name = names[ink]
        return pairsNamedAfter(ink) ?? counterparts(of: ink)
            ?? (name.part.isEmpty ? pairsAtLarge(of: ink) : pairsOfPart(of: ink))
    }

    /// The colour of a name; of several, as with and without `color`, the one that is named most like an ink.
    private func entry(_ words: [String], like ink: Int) -> Int? {
        entriesByWords[words].flatMap { nearest(of: $0, to: ink) }
    }

    private func nearest(of entries: [Int], to ink: Int) -> Int? {
        let own = names[ink].allWords
        func likeness(_ entry: Int) -> (shared: Int, more: Int) {
            let words = names[entry].allWords
            return (zip(words, own).prefix { $0 == $1 }.count, -words.count)
        }
        return entries.max { likeness($0) < likeness($1) }
    }

    /// Backdrops, of those with one name only that which is named most like an ink.
    func distinct(_ backdrops: [Int], like ink: Int) -> [Int] {
        // In most palettes no two have one name.
        guard entriesByWords.count < names.count else { return backdrops }
        let byName = Dictionary(grouping: backdrops) { names[$0].words }
        guard byName.count < backdrops.count else { return backdrops }
        return byName.values.compactMap { nearest(of: $0, to: ink) }.sorted()
    }
}

// MARK: Behind translucent backdrops

extension PairInference {
    /// What lies behind a translucent backdrop: the plain backdrop of its part, of which it is a state; else
    /// those of the palette at large that share the most of what its name begins with, before the word of its
    /// use: a theme, a system.
    func canvases(under backdrop: Int, isOpaque: (Int) -> Bool) -> [Int] {
        let name = names[backdrop]
        if !name.part.isEmpty, let plain = surfaces.plain(of: name.part)[nil], plain != backdrop,
            isOpaque(plain)
        {
            return [plain]
        }
        let own = name.words.prefix(name.place ?? 0)
        func shared(_ entry: Int) -> Int { zip(own, names[entry].words).prefix { $0 == $1 }.count }
        let most = surfaces.neutral.map(shared).max() ?? 0
        return surfaces.neutral.filter { shared($0) == most }
    }
}

// MARK: Named after the backdrop

extension PairInference {
    /// The backdrop that an ink is named after; `nil` where it is named after none.
    private func pairsNamedAfter(_ ink: Int) -> [Pair]? {
        let words = names[ink].words
        guard let place = words.firstIndex(of: "on") else { return inverted(ink) }
        let target = words[(place + 1)...].filter { !NameVocabulary.rest.contains($0) }
        guard !target.isEmpty else { return [] }
        let isIcon = !Set(["icon", "icons"]).isDisjoint(with: words)
        let isBorder = words.contains { NameVocabulary.uses[$0] == .border }
        // `text.accent` is no backdrop of `text.on-accent`, but another text.
        let exact = entry(words[..<place] + target, like: ink) ?? entry(Array(target), like: ink)
        let found = exact.flatMap { names[$0].subject == nil ? [$0] : nil } ?? surfaces.named(Array(target))
        return found.map {
            pair(
                ink, $0, isIcon || isBorder ? .nonText : .text,
                "'\(entries[ink].name)' says that it lies on '\(entries[$0].name)'", confidence: .convention)
        }
    }

    /// The backdrop of `primary-inverse`, which says of what it is the counterpart and not what it is.
    private func inverted(_ ink: Int) -> [Pair]? {
        let name = names[ink]
        guard name.use == nil, let last = name.words.last, NameVocabulary.inversions.contains(last) else {
            return nil
        }
        let own = Array(name.words.dropLast())
        let named = NameVocabulary.surfaceWords.lazy.compactMap { entry(own + [$0], like: ink) }.first
        return named.map { [pair(ink, $0, .text, counterpartReason(ink, $0), confidence: .convention)] } ?? []
    }
}

// MARK: Of one part

extension PairInference {
    /// The backdrop that has the ink's name but for the word of its use; `nil` where there is none.
    private func counterparts(of ink: Int) -> [Pair]? {
        let name = names[ink]
        guard !name.isDisabled else { return nil }
        if name.isColorProperty {
            // `input-color-focus` lies on `input-background-color-focus`, or on that at rest.
            let (states, own) = (name.lastStates, Array(name.words.dropLast(name.lastStates.count)))
            let named = NameVocabulary.surfaceWords.lazy.compactMap { word in
                entry(own + [word] + states, like: ink) ?? entry(own + [word], like: ink)
            }.first
            let subject: SubjectKind = ColorName.isGraphic(name.words) ? .nonText : .text
            return named.map { [pair(ink, $0, subject, counterpartReason(ink, $0), confidence: .likely)] }
        }
        guard let place = name.place, let subject = name.subject else { return nil }
        let before = Array(name.words[..<place])
        let after = Array(name.words[(place + 1)...])
        // `card-foreground` lies on `card`; a label is no such counterpart: `button-label` may be all there
        // is.
        let isForeground = ["foreground", "fg"].contains(name.words[place])
        guard isForeground, !before.isEmpty, let bare = entry(before + after, like: ink),
            names[bare].subject == nil, !names[bare].isColorProperty
        else { return nil }
        return [pair(ink, bare, subject, counterpartReason(ink, bare), confidence: .convention)]
    }

    /// The backdrops of an ink's part.
    private func pairsOfPart(of ink: Int) -> [Pair] {
        let name = names[ink]
        guard let subject = name.subject, !name.isDisabled, !name.isBesideControl else { return [] }
        if name.use == .border, !name.isEssentialBorder { return [] }
        if let fill = fill(of: ink) {
            return [pair(ink, fill, subject, counterpartReason(ink, fill), confidence: .doubtful)]
        }
        let isLight = !name.meaning.isEmpty && name.isSoft
        var pairs: [Pair] = []
        for backdrop in backdrops(of: name) {
            let other = names[backdrop]
            // A backdrop of the part around it may be another's.
            let isSame = other.variant == name.variant && other.state == name.state && other.part == name.part
            pairs.append(
                pair(
                    ink, backdrop, subject, counterpartReason(ink, backdrop),
                    confidence: isLight ? .doubtful : isSame && subject == .text ? .likely : .guess))
        }
        if name.use == .border {
            // `input-color` is no backdrop of `input-border-color`, but the text in it.
            let outer = entry(name.part, like: ink).flatMap { entry in
                names[entry].subject == nil && !names[entry].isColorProperty ? [entry] : nil
            }
            let around = outer ?? distinct(surfaces.neutral, like: ink)
            pairs += around.map { pair(ink, $0, subject, Self.borderReason) }
        }
        return pairs
    }

    /// The colour that an ink is named after but for the word of its use, `sequence-3` of
    /// `sequence-3-text`, where the part has no backdrop that says so.
    private func fill(of ink: Int) -> Int? {
        let name = names[ink]
        guard name.use == .text, let place = name.place, place == name.words.count - 1,
            let last = name.part.last,
            Int(last) != nil || NameVocabulary.intents.contains(last), surfaces.isEmpty(name.part)
        else { return nil }
        // Where there is a light tone, or an ink for the fill, the tinted text is for other backdrops.
        let own = name.words[..<place]
        let hasOther = Self.otherTones.contains { entriesByWords[own + [$0]] != nil }
        guard !hasOther else { return nil }
        return entry(Array(name.words[..<place]), like: ink).flatMap { names[$0].use == nil ? $0 : nil }
    }

    /// What stands behind the name of a fill in those of its light tone and of the ink on it.
    private static let otherTones = ["light", "lighter", "contrast", "subtle", "soft"]

    /// The backdrops of the same part: of the same variant, else a light tone or the only one that there is,
    /// in the same state and in those that the ink has no other colour for.
    private func backdrops(of name: ColorName) -> [Int] {
        if name.use == .border { return surfaces.plain(of: name.part)[nil].map { [$0] } ?? [] }
        let key = SurfaceNames.Key(name)
        let isPlain = name.variant.allSatisfy {
            NameVocabulary.kinds.contains($0) || NameVocabulary.ranks.contains($0)
        }
        let same = surfaces.states(of: key)
        let found = !same.isEmpty || !isPlain ? same : surfaces.plain(of: name.part)
        if let state = name.state {
            return (found[state] ?? found[nil]).map { [$0] } ?? []
        }
        let own = inkStates[InkKey(name)] ?? []
        // What is checked has another ink, if it has none of its own here: a mark.
        return found.filter { state, _ in state.map { !own.contains($0) && !$0.hasPrefix("checked") } ?? true
        }
        .values.sorted()
    }
}

// MARK: At large

extension PairInference {
    private static let meaningReason = "of one meaning, by their names"
    private static let borderReason =
        "a border that shows where a control is, on neutral backdrops, by their names"

    private func pairsAtLarge(of ink: Int) -> [Pair] {
        let name = names[ink]
        guard let subject = name.subject, !name.isExempt, !name.isStep else { return [] }
        if name.isInverse {
            // A border that is inverted is one between fills, for all that is known.
            guard name.use != .border else { return [] }
            return surfaces.inverse.map {
                pair(ink, $0, subject, Self.reason(subject, "inverted"))
            }
        }
        if name.use == .border {
            return name.isEssentialBorder
                ? distinct(surfaces.neutral, like: ink).map { pair(ink, $0, subject, Self.borderReason) } : []
        }
        let meaning = name.meaning
        let soft = surfaces.soft(meaning)
        // A backdrop of the same meaning may be a light tone, or a fill that other inks lie on: their colours
        // tell.
        let plain = soft.isEmpty && name.state == nil ? surfaces.plain(meaning) : []
        // A light tone of a meaning may be the ink of a dark fill: the colours tell.
        let isLight = !meaning.isEmpty && name.isSoft
        let own =
            soft.map {
                pair(ink, $0, subject, Self.meaningReason, confidence: isLight ? .doubtful : .guess)
            }
            + plain.map { pair(ink, $0, subject, Self.meaningReason, confidence: .doubtful) }
        // A word that is neither known nor a backdrop's says that the ink is for something special.
        guard name.isGeneral || !own.isEmpty else { return [] }
        // What is written on a badge is not written beside it.
        if !own.isEmpty, meaning.contains(where: NameVocabulary.components.contains) { return own }
        let light = name.isMain ? surfaces.allSoft : []
        return distinct(surfaces.neutral, like: ink).map {
            pair(
                ink, $0, subject, Self.reason(subject, "neutral"), confidence: isLight ? .doubtful : .guess)
        } + own + light.map { pair(ink, $0, subject, "text on light tones, by their names") }
    }

    private static func reason(_ subject: SubjectKind, _ which: String) -> String {
        "\(subject == .text ? "text" : "icons") on \(which) backdrops, by their names"
    }

    private func counterpartReason(_ ink: Int, _ backdrop: Int) -> String {
        "'\(entries[ink].name)' and '\(entries[backdrop].name)' are named as one's ink and backdrop"
    }

    private func pair(
        _ ink: Int, _ backdrop: Int, _ subject: SubjectKind, _ reason: String,
        confidence: Confidence = .guess
    ) -> Pair {
        Pair(ink: ink, backdrop: backdrop, subject: subject, reason: reason, confidence: confidence)
    }
}
