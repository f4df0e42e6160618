internal import Audit
internal import SystemColors

/// What the screens of a run show of success criteria, and what they were drawn under.
struct Evidence {
    /// What screens have in common that count together.
    struct Setting: Hashable {
        let platform: Platform?
        let style: Appearance.Style
        let contrast: Appearance.Contrast
    }

    private var counts: [Setting: [SuccessCriterion: CriterionCount]] = [:]
    private var screens: [Setting: Int] = [:]

    /// Adds a screen.
    mutating func add(_ image: ImageDocument) {
        let setting = Setting(
            platform: Platform(rawValue: image.conditions.platform), style: image.appearance,
            contrast: image.conditions.contrast)
        screens[setting, default: 0] += 1
        for document in image.criteria ?? [] {
            guard let criterion = SuccessCriterion(rawValue: document.criterion) else { continue }
            counts[setting, default: [:]][criterion, default: CriterionCount()].add(document)
        }
    }

    /// What screens show of a criterion.
    ///
    /// - Parameters:
    ///   - criterion: The criterion.
    ///   - isCounted: Which screens count, by what they were drawn under.
    func count(
        of criterion: SuccessCriterion, where isCounted: (Setting) -> Bool = { _ in true }
    ) -> CriterionCount {
        var sum = CriterionCount()
        for (setting, counts) in counts where isCounted(setting) {
            if let count = counts[criterion] { sum.add(count) }
        }
        return sum
    }

    /// The number of screens, by what they were drawn under.
    func screens(where isCounted: (Setting) -> Bool = { _ in true }) -> Int {
        screens.reduce(0) { $0 + (isCounted($1.key) ? $1.value : 0) }
    }

    /// What asks for a criterion where the screens are from: for apps, for the web, or for both where that is
    /// not known of some.
    func norms(for criterion: SuccessCriterion) -> [Norm] {
        let media = Set(screens.keys.map(\.platform?.medium))
        guard !media.contains(nil) else { return criterion.norms }
        return criterion.norms.filter { $0.medium == nil || media.contains($0.medium) }
    }

    /// What the screens were drawn under, with how many of each: `iOS, dark, increased contrast`.
    var settings: [(words: String, screens: Int)] {
        screens.map { ($0.key.words, $0.value) }.sorted { $0.words < $1.words }
    }
}

extension Evidence.Setting {
    /// Whether App Store labels may speak of it.
    var isApples: Bool { platform?.isApples ?? false }

    /// Whether standards may take it for something; both, where the platform is not known.
    func isPossibly(_ medium: Norm.Medium) -> Bool { platform.map { $0.medium == medium } ?? true }

    /// Platform, appearance and contrast: `iOS, dark, increased contrast`.
    var words: String {
        [
            platform?.name ?? "platform not known", style.rawValue,
            contrast == .increased ? "increased contrast" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    }
}
