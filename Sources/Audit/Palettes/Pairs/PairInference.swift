internal import PaletteFiles

/// Pairs as the names of colours tell them.
///
/// A pair is inferred only where the convention leaves no doubt, as a pair that never meets would be reported
/// for nothing. In this order, and the first that an ink fits is the only one:
///
/// * `onPrimary` lies on `primary`, `text.on-accent` on `background.accent`;
/// * `card-foreground` lies on `card`, `button-text` on `button-background`, of the same part and variant;
/// * `text.*` and `icon.*` lie on `background.*` and `surface.*` of the palette at large: `secondaryLabel` on
///   `systemBackground`. Inks that are inverted lie on backdrops that are, those of controls that are
///   switched off are exempt, and backdrops are left out unless they are neutral by name.
struct PairInference {
    /// An ink on a backdrop, and why.
    struct Pair: Hashable {
        let ink: Int
        let backdrop: Int
        let subject: SubjectKind
        let reason: String
    }

    private let names: [ColorName]
    private let entries: [PaletteEntry]
    private let entriesByWords: [[String]: Int]
    /// The backdrops by what tells them from others.
    private let surfacesByVariant: [[String]: [Int]]
    /// The backdrops of the palette at large that are inverted.
    private let inverseSurfaces: [Int]
    /// The backdrops of the palette at large.
    let surfaces: [Int]

    init(of palette: Palette, named names: [ColorName]) {
        entries = palette.entries
        self.names = names
        entriesByWords = Dictionary(
            names.enumerated().map { ($0.element.words, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let all = names.indices.filter { names[$0].use == .surface }
        surfacesByVariant = Dictionary(grouping: all) { names[$0].variant }
        inverseSurfaces = all.filter { names[$0].part.isEmpty && names[$0].isInverse }
        surfaces = all.filter { names[$0].isNeutralSurface }
    }

    /// The pairs of one ink.
    func pairs(of ink: Int) -> [Pair] {
        pairsNamedAfter(ink) ?? counterparts(of: ink) ?? pairsAtLarge(of: ink)
    }

    /// The backdrop that an ink is named after; `nil` where it is named after none.
    private func pairsNamedAfter(_ ink: Int) -> [Pair]? {
        let words = names[ink].words
        guard let place = words.firstIndex(of: "on") else { return nil }
        let target = Array(words[(place + 1)...])
        guard !target.isEmpty else { return [] }
        let isIcon = !Set(["icon", "icons"]).isDisjoint(with: words)
        // `text.accent` is no backdrop of `text.on-accent`, but another text.
        let exact = entriesByWords[Array(words[..<place]) + target].flatMap {
            names[$0].subject == nil ? $0 : nil
        }
        return (exact.map { [$0] } ?? surfacesByVariant[target] ?? []).map {
            pair(
                ink, $0, isIcon ? .nonText : .text,
                "'\(entries[ink].name)' says that it lies on '\(entries[$0].name)'")
        }
    }

    /// The backdrop of the same part and variant; `nil` where there is none.
    private func counterparts(of ink: Int) -> [Pair]? {
        let name = names[ink]
        guard let subject = name.subject, let place = name.words.firstIndex(where: ColorName.isInk) else {
            return nil
        }
        let before = Array(name.words[..<place])
        let after = Array(name.words[(place + 1)...])
        guard !name.isExempt, !before.isEmpty else { return name.part.isEmpty ? nil : [] }
        let isRank = name.part.isEmpty
        let named = isRank ? [] : ColorName.surfaceWords.compactMap { entriesByWords[before + [$0] + after] }
        // `card-foreground` lies on `card`; a label is no such counterpart: `button-label` may be all there
        // is.
        let bare = ["foreground", "fg"].contains(name.words[place]) ? entriesByWords[before + after] : nil
        let backdrops = named + [bare].compactMap(\.self)
        guard !backdrops.isEmpty else { return isRank ? nil : [] }
        return backdrops.map {
            pair(
                ink, $0, subject,
                "'\(entries[ink].name)' and '\(entries[$0].name)' are named as one's ink and backdrop")
        }
    }

    private func pairsAtLarge(of ink: Int) -> [Pair] {
        let name = names[ink]
        guard let subject = name.subject, name.part.isEmpty, !name.isExempt, !name.isStep else { return [] }
        let (what, which) = (subject == .text ? "text" : "icons", name.isInverse ? "inverted" : "neutral")
        let reason = "\(what) on \(which) backdrops, by their names"
        return (name.isInverse ? inverseSurfaces : surfaces).map { pair(ink, $0, subject, reason) }
    }

    private func pair(_ ink: Int, _ backdrop: Int, _ subject: SubjectKind, _ reason: String) -> Pair {
        Pair(ink: ink, backdrop: backdrop, subject: subject, reason: reason)
    }
}

extension ColorName {
    fileprivate static let surfaceWords = ["background", "bg", "surface", "fill"]

    fileprivate static func isInk(_ word: String) -> Bool {
        ["text", "foreground", "fg", "label", "content", "icon", "icons"].contains(word)
    }

    /// The kind of subject that an ink is; `nil` for what is no ink.
    fileprivate var subject: SubjectKind? {
        switch use {
        case .text: .text
        case .icon: .nonText
        case .surface, nil: nil
        }
    }

    /// Whether the words say that what is drawn is switched off, is no ink by itself, or is for some other
    /// backdrop.
    fileprivate var isExempt: Bool {
        let exempt: Set = [
            "disabled", "inactive", "shadow", "decoration", "highlight", "selection", "selected", "white",
            "black",
            "light", "dark",
        ]
        // The platform's two faintest labels are for what need not be read.
        let faint: Set = ["tertiary", "quaternary"]
        return !exempt.isDisjoint(with: words) || words.last == "label" && !faint.isDisjoint(with: words)
    }

    /// Whether the variant says that light and dark are swapped.
    var isInverse: Bool { variant.contains { ["inverse", "inverted"].contains($0) } }

    /// Whether the variant is a step of a ramp, which says nothing of what it lies on.
    fileprivate var isStep: Bool { variant.contains { (Int($0) ?? 0) >= 20 } }

    /// Whether this is a backdrop of the palette at large that text of any kind may lie on.
    fileprivate var isNeutralSurface: Bool {
        let neutral = ColorName.ranks.union([
            "sunken", "card", "sheet", "panel", "container", "low", "lowest", "high", "highest", "alt",
            "alternate", "inset", "window", "content", "screen", "main", "neutral", "1", "2", "3", "4", "5",
        ])
        return use == .surface && part.isEmpty && variant.allSatisfy(neutral.contains)
    }
}
