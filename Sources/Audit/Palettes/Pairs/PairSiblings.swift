internal import PaletteFiles

/// Pairs that are named alike but for the theme or the part that each is of: `themes.beach.text` on
/// `themes.beach.bg`, and so in every theme. Where most of them stand out, all are meant to.
struct PairSiblings {
    /// What the names of such pairs have in common.
    private struct Family: Hashable {
        let around: ArraySlice<String>
        let ink: String
        let backdrop: String
    }

    private let entries: [PaletteEntry]
    /// The families of which most stand out.
    private var meant: Set<Family> = []

    /// The fewest pairs of which the others tell what is meant.
    private static let fewest = 3

    /// Looks at the pairs that names suggest.
    ///
    /// - Parameters:
    ///   - pairs: The pairs.
    ///   - entries: The colours of the palette.
    ///   - evidence: What the colours say of a pair by itself.
    init(of pairs: [PairInference.Pair], among entries: [PaletteEntry], by evidence: PairEvidence) {
        self.entries = entries
        var counts: [Family: (all: Int, distinct: Int)] = [:]
        for pair in pairs where pair.confidence == .likely {
            guard let family = family(of: pair) else { continue }
            counts[family, default: (0, 0)].all += 1
            if evidence.areConvention(pair) { counts[family, default: (0, 0)].distinct += 1 }
        }
        meant = Set(
            counts.lazy.filter { $0.value.all >= Self.fewest && $0.value.distinct * 2 > $0.value.all }
                .map(\.key))
    }

    /// Whether the others of its family say that a pair is meant, whatever its own colours do.
    func tellMeant(_ pair: PairInference.Pair) -> Bool {
        pair.confidence == .likely && (family(of: pair).map(meant.contains) ?? false)
    }

    private func family(of pair: PairInference.Pair) -> Family? {
        let (ink, backdrop) = (entries[pair.ink].path, entries[pair.backdrop].path)
        guard ink.count > 1, ink.dropLast() == backdrop.dropLast(), let inkName = ink.last,
            let backdropName = backdrop.last
        else { return nil }
        return Family(around: ink.dropLast(2), ink: inkName, backdrop: backdropName)
    }
}
