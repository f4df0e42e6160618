internal import PaletteFiles

/// Inks that are named after the backdrop that they lie on, or like it.
extension PairInference {
    /// The backdrop that an ink is named after; `nil` where it is named after none.
    func pairsNamedAfter(_ ink: Int) -> [Pair]? {
        let words = names[ink].words
        guard let place = words.firstIndex(of: "on") else { return inverted(ink) }
        guard !names[ink].isDisabled else { return [] }
        // The box of a part that itself lies on something is no ink: `banner-on-contrast`.
        guard !names[ink].isBoxOn(before: place) else { return nil }
        let target = words[(place + 1)...].filter { !NameVocabulary.rest.contains($0) }
        guard !target.isEmpty, !names[ink].isNoBackdrop(on: place),
            !target.allSatisfy(NameVocabulary.times.contains)
        else { return [] }
        let isIcon = !Set(["icon", "icons"]).isDisjoint(with: words)
        let isBorder = words.contains {
            (NameVocabulary.uses[$0] ?? NameVocabulary.looseUses[$0]) == .border
        }
        // `text.accent` is no backdrop of `text.on-accent`, but another text.
        let exact = entry(words[..<place] + target, like: ink) ?? entry(Array(target), like: ink)
        // `orange.content-on-brand` lies on the brand's backdrop of orange, and on no other theme's.
        let owner = words[..<place].filter { NameVocabulary.uses[$0] == nil }
        let own = owner.isEmpty ? [] : surfaces.named(owner + target)
        let named =
            exact.flatMap { names[$0].subject == nil ? [$0] : nil } ?? accent(
                of: owner, named: target, like: ink)
            ?? (own.isEmpty ? surfaces.named(Array(target)) : own).map { namesake(of: $0, like: ink) }
        let found = named + (names[ink].isInverse ? [] : containers(under: Array(target), besides: named))
        // A border may part things that need no line between them.
        let isSure = !isBorder || names[ink].isEssentialBorder
        // `on-surface-dim` may be a dim `on-surface`, and no ink on `surface-dim`.
        let isTone = target.count > 1 && NameVocabulary.kinds.contains(target.last ?? "")
        // `on-secondary` is an ink of `secondary`, which may stand elsewhere, before it is one of a second
        // surface.
        let isRank = exact == nil && target.allSatisfy(ColorName.ranks.contains)
        let mayBeTone =
            isTone && entry(words[..<place] + ["on"] + target.dropLast(), like: ink) != nil
        return found.map {
            pair(
                ink, $0, isIcon || isBorder ? .nonText : .text,
                "'\(entries[ink].name)' says that it lies on '\(entries[$0].name)'",
                confidence: mayBeTone ? .doubtful : isSure && !isRank ? .convention : .guess)
        }
    }

    /// The backdrop of a control whose ink lies on an accent, which that is: `button-background` under
    /// `button-text-on-accent`; `nil` where the name is of none.
    private func accent(of owner: [String], named target: [String], like ink: Int) -> [Int]? {
        guard !NameVocabulary.components.isDisjoint(with: owner), target.count == 1,
            NameVocabulary.accents.contains(target[0]), surfaces.named(owner + target).isEmpty
        else { return nil }
        return surface(owner, like: ink).map { [$0] }
    }

    /// The backdrops that Material 3 has text of a surface lie on beside that: "any surface or surface
    /// container color" (m3.material.io, Color roles), as which `surface-variant` may be missing.
    func containers(under target: [String], besides named: [Int]) -> [Int] {
        guard target.first == "surface", target.count == 1 || target == ["surface", "variant"] else {
            return []
        }
        let containers = Self.surfaceContainers.compactMap { entriesByWords[$0]?.first }
        let surface = named.isEmpty ? entriesByWords[["surface"]]?.first : nil
        return (containers + [surface].compactMap(\.self)).filter { !named.contains($0) }
    }

    static let surfaceContainers = [
        ["surface", "dim"], ["surface", "bright"], ["surface", "container"],
        ["surface", "container", "lowest"], ["surface", "container", "low"],
        ["surface", "container", "high"],
        ["surface", "container", "highest"],
    ]

    /// The backdrop of `primary-inverse` or `primary-contrast`, which say of what they are the counterpart
    /// and not what they are.
    func inverted(_ ink: Int) -> [Pair]? {
        let name = names[ink]
        // `primary.contrastText` is that of `primary.main`.
        let words = name.words.suffix(2) == ["contrast", "text"] ? name.words.dropLast() : name.words[...]
        guard name.use == nil || words.count < name.words.count, words.count > name.scopeCount,
            let last = words.last, NameVocabulary.inversions.contains(last) || last == "contrast"
        else { return nil }
        // Where backdrops and texts have such a variant alike, it is for another ground.
        guard last == "contrast" || !groundVariants.contains(last) else { return [] }
        let own = Array(words.dropLast())
        if let named = surface(own, like: ink) {
            // What has more contrast than a thing's backdrop may be another backdrop of it.
            let isOfThing =
                last == "contrast" && words.count == name.words.count
                && !own.allSatisfy {
                    NameVocabulary.intents.contains($0) || ColorName.ranks.contains($0)
                }
            return [
                pair(
                    ink, named, .text, counterpartReason(ink, named),
                    confidence: isOfThing || own.isEmpty ? .doubtful : .convention)
            ]
        }
        let rest = last == "contrast" ? ["default", "main"] : ["default"]
        let fill = own.isEmpty ? nil : fill(named: own, or: rest, like: ink)
        // `primary-inverse` beside `primary-default` is its ink; beside `primary` it may be that of another
        // theme.
        let isAtRest = fill.map { names[$0].allWords.last == "default" } ?? false
        let confidence: Confidence = last == "contrast" ? .opposite : isAtRest ? .likely : .doubtful
        return fill.map { [pair(ink, $0, .text, counterpartReason(ink, $0), confidence: confidence)] } ?? []
    }

    /// The backdrop of a name, whichever word for one stands before its end.
    func surface(_ before: [String], _ after: [String] = [], like ink: Int) -> Int? {
        NameVocabulary.surfaceWords.lazy.compactMap { entry(before + [$0] + after, like: ink) }.first
    }

    /// The colour of a name that says no use, as it is or at rest.
    func fill(named words: [String], or rest: [String] = ["default"], like ink: Int) -> Int? {
        let found = ([[]] + rest.map { [$0] }).lazy.compactMap { entry(words + $0, like: ink) }.first
        return found.flatMap { names[$0].use == nil && $0 != ink ? $0 : nil }
    }
}

extension PairInference {
    /// The backdrops that have an ink's name but for the words of their uses, wherever these stand: those of
    /// `text-sidebar-row` and `animated-button-text` are `background-sidebar-row` and
    /// `background-animated-button`.
    func pairsNamedAlike(_ ink: Int, sharing count: Int) -> [Pair] {
        let name = names[ink]
        guard name.use != .border, let subject = name.subject, !name.isExempt, !name.isInverse,
            !name.isBareStep, !name.isBesideControl,
            let key = AlikeKey(name), key.count >= count
        else { return [] }
        return distinct(surfacesAlike[key] ?? [], like: ink).map {
            pair(ink, $0, subject, counterpartReason(ink, $0))
        }
    }

    /// The words of a name but that of its use, where one of them says what the colour is for.
    struct AlikeKey: Hashable {
        private let words: [String]
        /// How many of the words say what it is for, and no rank, kind, meaning, tone or state.
        let count: Int

        init?(_ name: ColorName) {
            guard let place = name.place else { return nil }
            words = (name.words[..<place] + name.words[(place + 1)...]).filter {
                !NameVocabulary.rest.contains($0) && $0 != "default"
            }
            count = words.count {
                !ColorName.ranks.contains($0) && !NameVocabulary.kinds.contains($0)
                    && !NameVocabulary.intents.contains($0) && !NameVocabulary.states.contains($0)
                    && !NameVocabulary.softTones.contains($0) && !NameVocabulary.strongTones.contains($0)
                    && NameVocabulary.uses[$0] == nil && Int($0) == nil
            }
            guard count > 0 else { return nil }
        }
    }
}
