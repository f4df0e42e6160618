/// Inks that lie on the backdrops of the palette at large.
extension PairInference {
    static let meaningReason = "of one meaning, by their names"
    static let borderReason =
        "a border that shows where a control is, on neutral backdrops, by their names"

    func pairsAtLarge(of ink: Int) -> [Pair] {
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
        // A tone of a meaning may lie on any tone of it, or on none.
        let all = surfaces.soft(meaning)
        let soft = all.count > 1 && name.hasTone ? [] : all
        // A backdrop of the same meaning may be a light tone, or a fill that other inks lie on: their colours
        // tell.
        let plain = all.isEmpty && name.state == nil ? surfaces.plain(meaning) : []
        // A light tone of a meaning may be the ink of a dark fill: the colours tell.
        let isLight = !meaning.isEmpty && name.isSoft
        let own =
            soft.map {
                // Of several light tones the stronger ones may be for other inks.
                pair(
                    ink, $0, subject, Self.meaningReason,
                    confidence: isLight || soft.count > 1 ? .doubtful : .guess)
            }
            + plain.map { pair(ink, $0, subject, Self.meaningReason, confidence: .doubtful) }
        // What tells series and categories apart is a mark before it is text.
        if !NameVocabulary.categories.isDisjoint(with: name.words) { return own }
        // A word that is neither known nor a backdrop's says that the ink is for something special.
        guard name.isGeneral || !own.isEmpty else { return subject == .text ? special(ink) : [] }
        // What is written on a badge is not written beside it.
        if !own.isEmpty, meaning.contains(where: NameVocabulary.components.contains) { return own }
        let light = name.isMain ? surfaces.allSoft : []
        // `primary-text` is the ink on `primary`, or the same hue on the page: the colours tell.
        let fill = fillAtLarge(of: ink)
        let fills = [fill].compactMap(\.self).map {
            pair(ink, $0, subject, counterpartReason(ink, $0), confidence: .doubtful)
        }
        return distinct(surfaces.neutral, like: ink).map {
            pair(
                ink, $0, subject, Self.reason(subject, "neutral"),
                confidence: isLight || fill != nil ? .doubtful : .guess)
        } + fills + own + light.map { pair(ink, $0, subject, "text on light tones, by their names") }
    }

    /// Text with a word of its own, where no backdrop has that word: it lies where text does, unless its
    /// colours say that it is for something else.
    private func special(_ ink: Int) -> [Pair] {
        guard names[ink].meaning.allSatisfy({ !surfaces.haveWord($0) }) else { return [] }
        return distinct(surfaces.neutral, like: ink).map {
            pair(ink, $0, .text, Self.reason(.text, "neutral"), confidence: .special)
        }
    }

    /// The colour that an ink at large is named after but for the word of its use, `primary` of
    /// `primary-text`, where no other says that it lies on it.
    func fillAtLarge(of ink: Int) -> Int? {
        let name = names[ink]
        guard name.use == .text, let place = name.place, place > 0, place == name.words.count - 1 else {
            return nil
        }
        let own = Array(name.words[..<place])
        let hasOther = (Self.otherTones + ["foreground", "content", "inverse"]).contains {
            entriesByWords[own + [$0]] != nil
        }
        return hasOther || entriesByWords[["on"] + own] != nil ? nil : fill(named: own, like: ink)
    }

    static func reason(_ subject: SubjectKind, _ which: String) -> String {
        "\(subject == .text ? "text" : "icons") on \(which) backdrops, by their names"
    }
}
