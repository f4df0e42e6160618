public import Assets
public import ColorMath

/// A set with what was read and measured of its images.
public struct ExaminedSet: Hashable, Sendable {
    /// The set.
    public let set: AssetSet
    /// Its images, in the order of the set.
    public let images: [ExaminedImage]
    /// The colours of the accent of the app that it is the icon of, those of light first; empty for other
    /// sets, and where none is known.
    public let accents: [SRGB8]

    init(_ set: AssetSet, images: [ExaminedImage], accents: [SRGB8] = []) {
        self.set = set
        self.images = images
        self.accents = accents
    }

    /// The images whose pixels were measured, with their places.
    var pictures: [(place: Int, image: ExaminedImage, measures: PictureMeasures)] {
        images.indices.compactMap { place in
            images[place].measures.map { (place, images[place], $0) }
        }
    }
}

/// What the rules look at: the sets of a catalog or a folder.
struct AssetExamination {
    /// The sets, in the order in which they were found.
    let sets: [ExaminedSet]

    /// What is to be said of single pictures of sets of some kind.
    ///
    /// - Parameters:
    ///   - chooses: Whether a set is looked at.
    ///   - remark: What is to be said of a picture: `nil` for nothing.
    func remarksOnPictures(
        where chooses: (AssetSet) -> Bool = { _ in true },
        _ remark: (ExaminedSet, ExaminedImage, PictureMeasures) -> AssetRemark.Words?
    ) -> [AssetRemark] {
        sets.indices.filter { chooses(sets[$0].set) }.flatMap { index in
            sets[index].pictures.compactMap { place, image, measures in
                remark(sets[index], image, measures).map {
                    AssetRemark(set: index, images: [place], $0)
                }
            }
        }
    }

    /// What is to be said of sets of some kind as a whole.
    func remarksOnSets(
        where chooses: (AssetSet) -> Bool = { _ in true }, _ remark: (ExaminedSet) -> AssetRemark.Words?
    ) -> [AssetRemark] {
        sets.indices.filter { chooses(sets[$0].set) }.compactMap { index in
            remark(sets[index]).map { AssetRemark(set: index, images: [], $0) }
        }
    }
}

/// What a check of assets has to say.
struct AssetRemark {
    /// The set, by index.
    let set: Int
    /// The images, by index in the set, the one at fault first; empty for the set as a whole.
    let images: [Int]
    let words: Words

    init(set: Int, images: [Int], _ words: Words) {
        self.set = set
        self.images = images
        self.words = words
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

        /// What fails.
        static func fail(_ message: String, repair: String? = nil, atMost: Severity = .error) -> Words {
            Words(message: message, repair: repair, verdict: .fail, severityAtMost: atMost)
        }

        /// What a person has to decide.
        static func review(_ message: String, repair: String? = nil) -> Words {
            Words(message: message, repair: repair, verdict: .review, severityAtMost: .warning)
        }
    }
}
