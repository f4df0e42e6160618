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

        /// The same ink on another backdrop.
        func on(_ backdrop: Int) -> Pair {
            Pair(ink: ink, backdrop: backdrop, subject: subject, reason: reason, confidence: confidence)
        }
    }

    /// How much names say.
    enum Confidence {
        /// Both are named by a convention that says that they meet.
        case convention
        /// Both are named alike but for their use, which is a convention, unless they hardly differ in some
        /// mode: then they are not used as their names say.
        case likely
        /// One is named for its contrast with the other, which is a convention as if they were only named
        /// alike, unless both are of one hue: then one is that of the other for darker or lighter grounds.
        case opposite
        /// Their names suggest it.
        case guess
        /// Their names suggest it, or the contrary: it is a guess only where the two stand out from each
        /// other in some mode.
        case doubtful
        /// The name has a word that nobody knows: it is a guess only where the two stand out from each other
        /// in some mode, and to review where they do not in every one.
        case special
    }

    /// The ratio below which nobody draws one colour on another for people to see it.
    static let leastSeen = 1.1

    let names: [ColorName]
    let entries: [PaletteEntry]
    let entriesByWords: [[String]: [Int]]
    let surfaces: SurfaceNames
    /// The backdrops by the words of their names but that of their use.
    let surfacesAlike: [AlikeKey: [Int]]
    /// The words at the end of names that say for which ground a colour is, of texts and backdrops alike.
    let groundVariants: Set<String>
    /// The parts that have text in a soft tone: `content-subtle`.
    let toneParts: Set<[String]>
    /// The states that inks of one use have, by their part and variant.
    let inkStates: [InkKey: Set<String>]

    /// The names of inks of parts beside which there is one for the accent that the part is filled with.
    let inksOnAccents: Set<[String]>

    struct InkKey: Hashable {
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
        var alike: [AlikeKey: [Int]] = [:]
        for index in names.indices where names[index].use == .surface && !names[index].isDisabled {
            if let key = AlikeKey(names[index]) { alike[key, default: []].append(index) }
        }
        surfacesAlike = alike
        func lastWords(of use: ColorName.Use) -> Set<String> {
            Set(names.lazy.filter { $0.use == use }.compactMap(\.words.last))
        }
        // Material's `inversePrimary` is `primary` on `inverseSurface`, whichever word comes first.
        let inverted = names.contains { name in
            name.words.suffix(2).sorted() == ["inverse", "surface"] && !name.words.contains("on")
        }
        groundVariants = NameVocabulary.inversions.intersection(lastWords(of: .surface))
            .intersection(lastWords(of: .text)).union(inverted ? ["inverse"] : [])
        toneParts = Set(names.lazy.filter { $0.use == .text && $0.hasOnlyTone }.map(\.part))
        let inks = names.indices.filter { names[$0].subject != nil }
        inksOnAccents = Set(
            names.compactMap { name in
                guard let place = name.words.firstIndex(of: "on"), place + 2 == name.words.count,
                    NameVocabulary.accents.contains(name.words[place + 1]),
                    !NameVocabulary.components.isDisjoint(with: name.words[..<place])
                else { return nil }
                return Array(name.words[..<place])
            })
        inkStates = Dictionary(grouping: inks) { InkKey(names[$0]) }
            .mapValues { Set($0.compactMap { names[$0].state }) }
    }

    /// The pairs of one ink.
    func pairs(of ink: Int) -> [Pair] {
        let (found, name) = (pairsByName(of: ink), names[ink])
        // Beside `button-text-on-accent` the other text is for a button without that backdrop.
        return inksOnAccents.contains(name.words)
            ? found.filter { names[$0.backdrop].part != name.part } : found
    }

    private func pairsByName(of ink: Int) -> [Pair] {
        let name = names[ink]
        guard !name.isLogo else { return [] }
        if name.namesControl, name.use != .border { return pairsNamedAlike(ink, sharing: 1) }
        let pairs =
            pairsNamedAfter(ink) ?? counterparts(of: ink)
            ?? (name.part.isEmpty ? pairsAtLarge(of: ink) : pairsOfPart(of: ink))
        guard pairs.allSatisfy({ [.doubtful, .special].contains($0.confidence) }) else { return pairs }
        // One word in common may be what both mean, tinted text and its fill; several are a thing.
        let alike = pairsNamedAlike(ink, sharing: pairs.isEmpty ? 1 : 2)
        return alike.isEmpty ? pairs : alike
    }

    /// The colour of a name; of several, as with and without `color`, the one that is named most like an ink.
    func entry(_ words: [String], like ink: Int) -> Int? {
        entriesByWords[words].flatMap { nearest(of: $0, to: ink) }
    }

    /// Of the colours that have the name of a backdrop, as brands have them, the one that is named most like
    /// an ink.
    func namesake(of backdrop: Int, like ink: Int) -> Int {
        entry(names[backdrop].words, like: ink) ?? backdrop
    }

    private func nearest(of entries: [Int], to ink: Int) -> Int? {
        let own = names[ink].allWords
        func likeness(_ entry: Int) -> (shared: Int, copy: Int, more: Int) {
            let words = names[entry].allWords
            let isSame = names[entry].copy == names[ink].copy
            return (zip(words, own).prefix { $0 == $1 }.count, isSame ? 1 : 0, -words.count)
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
    ///
    /// - Returns: None where the plain backdrop lets through what is behind it, too, or where light and dark
    ///   are swapped and no such backdrop is known; `nil` where the names say nothing.
    func canvases(under backdrop: Int, isOpaque: (Int) -> Bool) -> [Int]? {
        let name = names[backdrop]
        if !name.part.isEmpty, let plain = surfaces.plain(of: name.part)[nil], plain != backdrop,
            names[plain].isInverse == name.isInverse
        {
            return isOpaque(plain) ? [plain] : []
        }
        guard !name.isInverse else { return surfaces.inverse.filter { $0 != backdrop } }
        let own = name.words.prefix(name.place ?? 0)
        func shared(_ entry: Int) -> Int { zip(own, names[entry].words).prefix { $0 == $1 }.count }
        let most = surfaces.neutral.map(shared).max() ?? 0
        let nearest = surfaces.neutral.filter { shared($0) == most }
        return nearest.isEmpty ? nil : nearest
    }
}

// MARK: In words

extension PairInference {
    func counterpartReason(_ ink: Int, _ backdrop: Int) -> String {
        "'\(entries[ink].name)' and '\(entries[backdrop].name)' are named as one's ink and backdrop"
    }

    func pair(
        _ ink: Int, _ backdrop: Int, _ subject: SubjectKind, _ reason: String,
        confidence: Confidence = .guess
    ) -> Pair {
        Pair(ink: ink, backdrop: backdrop, subject: subject, reason: reason, confidence: confidence)
    }
}
