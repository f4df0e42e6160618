internal import Assets

/// What a check of assets has to say.
struct AssetRemark {
    /// The set, by index.
    let set: Int
    /// The images that it holds of, by index in the set, the worst first; empty for the set as a whole.
    let images: [Int]
    let words: Words
    /// Whether it stands for all images of the set of which the same holds.
    let isPooled: Bool

    init(set: Int, images: [Int], _ words: Words, isPooled: Bool = false) {
        self.set = set
        self.images = images
        self.words = words
        self.isPooled = isPooled
    }

    /// Puts together what weighs the same on images of one set: the worst of them is named, the others are
    /// counted.
    static func pooled(_ said: [(place: Int, words: Words)], ofSet set: Int) -> [AssetRemark] {
        var kinds: [Words.Kind] = []
        for (_, words) in said where !kinds.contains(words.kind) { kinds.append(words.kind) }
        return kinds.compactMap { kind in
            let alike = said.filter { $0.words.kind == kind }
            // The first of those that are equally bad.
            guard let worst = alike.max(by: { ($0.words.weight, -$0.place) < ($1.words.weight, -$1.place) })
            else { return nil }
            let places = [worst.place] + alike.map(\.place).filter { $0 != worst.place }
            return AssetRemark(
                set: set, images: places, worst.words.holding(ofOthers: places.count - 1), isPooled: true)
        }
    }

    /// The rules that are about sets of one kind.
    private static let rulesOnKinds = ["icon-", "sticker-", "launch-"]

    /// The same as a guess, where a rule is about sets of a kind and only the name of a loose file tells it.
    func guessed(ifNamed set: AssetSet, by rule: Rule) -> AssetRemark {
        guard set.contents == nil, !set.isIconFolder, set.kind != .image,
            Self.rulesOnKinds.contains(where: rule.id.hasPrefix)
        else { return self }
        let article = set.kind == .appIcon ? "an" : "a"
        return AssetRemark(
            set: self.set, images: images, words.guessed("\(article) \(set.kind.rawValue)"),
            isPooled: isPooled)
    }

    /// What is wrong, and how much it weighs.
    struct Words {
        /// In one sentence, with the figures.
        let message: String
        /// A change that fixes it, as a clause that follows "to fix it,".
        let repair: String?
        let verdict: Verdict
        /// The most that the finding weighs, whatever failures of the rule weigh.
        let severityAtMost: Severity
        /// How bad it is beside the same of other images of the set.
        let weight: Double

        /// What fails.
        static func fail(
            _ message: String, repair: String? = nil, atMost: Severity = .error, weight: Double = 0
        ) -> Words {
            Words(message: message, repair: repair, verdict: .fail, severityAtMost: atMost, weight: weight)
        }

        /// What a person has to decide.
        static func review(
            _ message: String, repair: String? = nil, atMost: Severity = .warning, weight: Double = 0
        ) -> Words {
            Words(message: message, repair: repair, verdict: .review, severityAtMost: atMost, weight: weight)
        }

        /// What is put together: what weighs the same.
        struct Kind: Hashable {
            let verdict: Verdict
            let severityAtMost: Severity
        }

        var kind: Kind { Kind(verdict: verdict, severityAtMost: severityAtMost) }

        /// The same, with the number of other files of the set of which it holds.
        func holding(ofOthers count: Int) -> Words {
            count == 0 ? self : adding(" (and \(counted(count, "more file")) of the set)")
        }

        /// The same as a note for a person to look at, as only a name tells what the image is for.
        func guessed(from purpose: AssetSet.Purpose) -> Words { guessed("for \(purpose.words)") }

        /// The same as a note for a person to look at, as only a name tells what the image is.
        fileprivate func guessed(_ what: String) -> Words {
            let words = adding("; that it is \(what) is a guess from its name")
            return Words(
                message: words.message, repair: repair, verdict: .review, severityAtMost: .note,
                weight: weight)
        }

        /// The same where a rule on templates was asked of a set that only its name makes one.
        func guessed(ifNamed set: AssetSet) -> Words {
            set.mask == .purpose ? guessed(from: set.purpose) : self
        }

        /// The same of a set of a catalog, where the bytes of files say little of those of the app.
        func onBytes(of set: AssetSet) -> Words {
            guard set.contents != nil else { return self }
            let words = adding("; in a catalog, Xcode stores it its own way")
            return Words(
                message: words.message, repair: repair, verdict: verdict,
                severityAtMost: min(severityAtMost, .note), weight: weight)
        }

        /// The same with something before the full stop.
        private func adding(_ clause: String) -> Words {
            let start = message.hasSuffix(".") ? String(message.dropLast()) : message
            return Words(
                message: start + clause + ".", repair: repair, verdict: verdict,
                severityAtMost: severityAtMost, weight: weight)
        }
    }
}

extension AssetSet.Purpose {
    /// The place with its article.
    fileprivate var words: String {
        switch self {
        case .action, .frame: "an \(rawValue)"
        case .tabBar, .bar, .quickAction, .backButton, .backMask, .pass, .layer, .complication, .general:
            "a \(rawValue)"
        }
    }
}
