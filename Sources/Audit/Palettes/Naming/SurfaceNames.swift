/// The backdrops of a palette by what their names say of them.
struct SurfaceNames {
    /// The part and the variant of a use.
    struct Key: Hashable {
        let part: [String]
        let variant: [String]

        init(part: [String], variant: [String]) {
            self.part = part
            self.variant = variant
        }

        init(_ name: ColorName) {
            self.init(part: name.part, variant: name.variant)
        }
    }

    /// Those that text of any kind may lie on.
    let neutral: [Int]
    /// Those on which light and dark are swapped.
    let inverse: [Int]
    /// The light tones of any meaning.
    let allSoft: [Int]

    private let byKey: [Key: [String?: Int]]
    private let keysByPart: [[String]: [Key]]
    private let softByMeaning: [[String]: [Int]]
    private let plainByMeaning: [[String]: [Int]]
    private let byTone: [String: [Int]]
    private let byWords: [[String]: [Int]]
    private let words: Set<String>

    /// - Parameters:
    ///   - names: The names of all colours.
    ///   - isNear: Whether one that is named as text of any kind may lie on it looks like the page.
    init(_ names: [ColorName], isNear: (Int) -> Bool) {
        let all = names.indices.filter { names[$0].use == .surface && !names[$0].isDisabled }
        words = Set(all.flatMap { names[$0].words })
        let atRest = all.filter { names[$0].state == nil }
        let atLarge = atRest.filter { names[$0].part.isEmpty && !names[$0].isInverse }
        byKey = Dictionary(grouping: all) { Key(names[$0]) }.mapValues { entries in
            Dictionary(entries.map { (names[$0].state, $0) }, uniquingKeysWith: { first, _ in first })
        }
        // Of several that say as much, the first in the palette.
        var seen: Set<Key> = []
        let keys = all.map { Key(names[$0]) }.filter { seen.insert($0).inserted }
        keysByPart = Dictionary(grouping: keys.sorted { $0.variant.count < $1.variant.count }, by: \.part)
        neutral = atLarge.filter { names[$0].isNeutralSurface && isNear($0) }
        inverse = atRest.filter {
            names[$0].part.isEmpty && names[$0].isInverse && names[$0].meaning.allSatisfy { $0 == "neutral" }
        }
        let meaningful = atLarge.filter { !names[$0].meaning.isEmpty && !names[$0].isExempt }
        let soft = meaningful.filter { names[$0].isSoft }
        allSoft = soft
        softByMeaning = Dictionary(grouping: soft) { names[$0].meaning }
        plainByMeaning = Dictionary(
            grouping: meaningful.filter { names[$0].hasNoTone && !names[$0].isNeutralSurface }
        ) { names[$0].meaning }
        byTone = Dictionary(
            grouping: atRest.filter {
                names[$0].variant.last.map(NameVocabulary.strongTones.contains) ?? false
            }
        ) {
            names[$0].variant.last ?? ""
        }
        byWords = Dictionary(grouping: atRest) { names[$0].part + names[$0].variant }
    }

    /// Whether the name of a backdrop has a word.
    func haveWord(_ word: String) -> Bool { words.contains(word) }

    /// Whether a part has no backdrop.
    func isEmpty(_ part: [String]) -> Bool { keysByPart[part] == nil }

    /// The backdrops of a part and variant, by the state that they are for.
    func states(of key: Key) -> [String?: Int] { byKey[key] ?? [:] }

    /// The backdrops of a part that say no more, or that they are its light tone; of the nearest part around
    /// it where it has none.
    func plain(of part: [String]) -> [String?: Int] {
        var part = part
        while !part.isEmpty {
            let own = keysByPart[part] ?? []
            let plain =
                own.first { $0.variant.isEmpty }
                ?? own.first { key in
                    key.variant.allSatisfy(NameVocabulary.softTones.contains)
                }
            if let plain { return states(of: plain) }
            guard own.isEmpty else { return [:] }
            // What is numbered is a fill of its own.
            let last = part.removeLast()
            guard !NameVocabulary.exempt.contains(last), !NameVocabulary.inversions.contains(last),
                Int(last) == nil
            else { return [:] }
        }
        return [:]
    }

    /// The backdrops of a part that are told by a light tone alone.
    func soft(ofPart part: [String]) -> [Int] {
        (keysByPart[part] ?? []).filter { key in
            !key.variant.isEmpty && key.variant.allSatisfy(NameVocabulary.softTones.contains)
        }.compactMap { states(of: $0)[nil] }
    }

    /// The light tones of a meaning.
    func soft(_ meaning: [String]) -> [Int] { softByMeaning[meaning] ?? [] }

    /// The backdrops of a meaning that say nothing of their tone.
    func plain(_ meaning: [String]) -> [Int] { plainByMeaning[meaning] ?? [] }

    /// The backdrops that an ink names behind `on`: by their own words, or all of a strong tone.
    func named(_ target: [String]) -> [Int] {
        if target.count == 1, let all = byTone[target[0]] { return all }
        if let exact = byWords[target] { return exact }
        return NameVocabulary.strongTones.sorted().lazy.compactMap { byWords[target + [$0]] }.first ?? []
    }
}
