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
    /// The systems that they are for; empty where nothing tells.
    var platforms: Set<AssetPlatform> = []
    /// The rules that are checked, for those that share what there is to say.
    var rules = RuleSelection()
    /// The text that glyphs stand beside; `nil` where nobody says.
    var textBeside: GlyphText?

    /// Whether the sets may be shown by a system.
    func isFor(_ platform: AssetPlatform) -> Bool { platforms.isEmpty || platforms.contains(platform) }

    /// Whether the app is for tablets, and not for phones, as the slots of its icon that are filled tell.
    var isForTabletsAlone: Bool {
        let icons = sets.filter { $0.set.isIconOfApp && $0.set.contents != nil }.flatMap(\.images)
        let idioms = Set(icons.filter { $0.image.file != nil }.map(\.image.traits.idiom))
        return idioms.contains("ipad") && idioms.isDisjoint(with: ["iphone", "universal"])
    }

    /// What is to be said of each picture of sets of some kind.
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

    /// What is to be said of the pictures of sets of some kind, once for each set: of the worst of them, with
    /// the number of the others of which the same holds.
    ///
    /// - Parameters:
    ///   - chooses: Whether a set is looked at.
    ///   - remark: What is to be said of a picture: `nil` for nothing.
    func pooledRemarks(
        where chooses: (AssetSet) -> Bool = { _ in true },
        _ remark: (ExaminedSet, ExaminedImage, PictureMeasures) -> AssetRemark.Words?
    ) -> [AssetRemark] {
        sets.indices.filter { chooses(sets[$0].set) }.flatMap { index in
            let said = sets[index].pictures.compactMap { place, image, measures in
                remark(sets[index], image, measures).map { (place: place, words: $0) }
            }
            return AssetRemark.pooled(said, ofSet: index)
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
