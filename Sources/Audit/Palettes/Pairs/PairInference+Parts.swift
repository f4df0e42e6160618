/// Inks of one part of the interface.
extension PairInference {
    /// The backdrop that has the ink's name but for the word of its use; `nil` where there is none.
    func counterparts(of ink: Int) -> [Pair]? {
        let name = names[ink]
        guard !name.isDisabled else { return nil }
        if name.endsWithColor {
            // `input-color-focus` lies on `input-background-color-focus`, or on that at rest.
            let (states, own) = (name.lastStates, Array(name.words.dropLast(name.lastStates.count)))
            let named = NameVocabulary.surfaceWords.lazy.compactMap { word in
                entry(own + [word] + states, like: ink) ?? entry(own + [word], like: ink)
            }.first
            // A name of no words of its own says only whose it is.
            let isOwn = named.map { !own.isEmpty || isOfOneOwner(ink, $0) } ?? false
            if let named, isOwn {
                let subject: SubjectKind = ColorName.isGraphic(name.words) ? .nonText : .text
                // `danger-color` beside `danger-bg` may be a fill with its tint.
                let isPart = name.isColorProperty || own == ["body"] || own == ["alert"]
                // Where a bar stands the content tells, too.
                let confidence: Confidence =
                    ColorName.isScrollbar(name.words) ? .guess : isPart ? .likely : .doubtful
                return [pair(ink, named, subject, counterpartReason(ink, named), confidence: confidence)]
            }
            if name.isColorProperty { return nil }
        }
        guard let place = name.place, let subject = name.subject else { return nil }
        let before = Array(name.words[..<place])
        let after = Array(name.words[(place + 1)...])
        // `card-foreground` lies on `card`; a label is no such counterpart: `button-label` may be all there
        // is.
        let word = name.words[place]
        // `foreground-error` is text of a meaning, and no counterpart.
        let isLast = after.allSatisfy {
            NameVocabulary.states.contains($0) || NameVocabulary.rest.contains($0) || $0 == "default"
        }
        guard ["foreground", "fg", "content"].contains(word), isLast,
            before.contains(where: { !NameVocabulary.modes.contains($0) }),
            let bare = entry(before + after, like: ink) ?? entry(before + after + ["default"], like: ink),
            names[bare].subject == nil,
            !names[bare].isColorProperty
        else { return nil }
        // `info-foreground` lies on `info-background` where there is one, whatever `info` is, unless they are
        // too near: a second ground of the page is `secondary-bg` too.
        if let named = surface(before, after, like: ink) {
            return [pair(ink, named, subject, counterpartReason(ink, named), confidence: .likely)]
        }
        // `primary-content` lies on `primary` in some systems; in others it is a tinted text.
        let confidence: Confidence = word == "content" ? .likely : .convention
        return [pair(ink, bare, subject, counterpartReason(ink, bare), confidence: confidence)]
    }

    /// Whether two names begin with the same words.
    private func isOfOneOwner(_ ink: Int, _ backdrop: Int) -> Bool {
        let (own, other) = (names[ink].allWords, names[backdrop].allWords)
        return own.first == other.first || own.count == 1 && other.count == 1
    }

    /// The backdrops of an ink's part.
    func pairsOfPart(of ink: Int) -> [Pair] {
        let name = names[ink]
        guard let subject = name.subject, !name.isDisabled, !name.isBesideControl else { return [] }
        if name.use == .border, !name.isEssentialBorder || name.isBareStep { return [] }
        if let fill = fill(of: ink) {
            return [pair(ink, fill, subject, counterpartReason(ink, fill), confidence: .doubtful)]
        }
        let isLight = !name.meaning.isEmpty && name.isSoft
        var pairs: [Pair] = []
        // Equal steps of two ramps make no pair.
        for found in backdrops(of: name) where !name.isBareStep || names[found].variant.isEmpty {
            // Of several of one name, that which is written with the ink.
            let backdrop = entry(names[found].words, like: ink) ?? found
            let other = names[backdrop]
            // A backdrop of the part around it may be another's.
            let isSame =
                other.variant == name.variant && other.state == name.state && other.part == name.part
                && !name.hasTone && !isRankOfTones(ink) && !name.isLevel
                && name.part.contains {
                    !NameVocabulary.modes.contains($0) && !NameVocabulary.groups.contains($0)
                }
            pairs.append(
                pair(
                    ink, backdrop, subject, counterpartReason(ink, backdrop),
                    confidence: isLight || isOfOther(ink) || isRankOfTones(ink)
                        ? .doubtful : isSame && subject == .text ? .likely : .guess))
        }
        if isRankOfTones(ink) {
            pairs += surfaces.soft(ofPart: name.part).filter { $0 != ink }.map {
                pair(ink, $0, subject, Self.tonesReason, confidence: .doubtful)
            }
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
    func fill(of ink: Int) -> Int? {
        let name = names[ink]
        guard name.use == .text, let place = name.place, place == name.words.count - 1, !name.part.isEmpty,
            surfaces.isEmpty(name.part)
        else { return nil }
        // Where there is a light tone, or an ink for the fill, the tinted text is for other backdrops.
        let own = name.words[..<place]
        let hasOther = Self.otherTones.contains { entriesByWords[own + [$0]] != nil }
        guard !hasOther else { return nil }
        return entry(Array(name.words[..<place]), like: ink).flatMap {
            names[$0].use == nil || names[$0].use == .surface ? $0 : nil
        }
    }

    /// What stands behind the name of a fill in those of its light tone and of the ink on it.
    static let otherTones = ["light", "lighter", "contrast", "subtle", "soft"]

    static let tonesReason = "of one part and of another tone, by their names"

    /// Whether an ink is one of several tones, as the backdrops of its part are: `content-basic` beside
    /// `content-subtle` lies on `background-basic`, or on `background-subtle`; the colours tell.
    func isRankOfTones(_ ink: Int) -> Bool {
        let name = names[ink]
        return !name.variant.isEmpty && name.hasNoTone && toneParts.contains(name.part)
            && !surfaces.soft(ofPart: name.part).isEmpty
    }

    /// Whether another ink says that it lies on the backdrop that an ink is only named like: beside
    /// `text-on-critical`, `text-critical` is for other grounds than `background-critical`.
    private func isOfOther(_ ink: Int) -> Bool {
        guard let place = names[ink].place else { return false }
        let words = names[ink].words
        return entriesByWords[words[...place] + ["on"] + words[(place + 1)...]] != nil
    }

    /// The backdrops of the same part: of the same variant, else a light tone or the only one that there is,
    /// in the same state and in those that the ink has no other colour for.
    func backdrops(of name: ColorName) -> [Int] {
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

extension ColorName {
    /// Whether it is one of several levels of a theme, `sun.label.secondary`, which lie on any of its
    /// backdrops and not on that of their own rank.
    fileprivate var isLevel: Bool {
        !variant.isEmpty && variant.allSatisfy(Self.ranks.contains)
            && NameVocabulary.components.isDisjoint(with: part)
    }
}
