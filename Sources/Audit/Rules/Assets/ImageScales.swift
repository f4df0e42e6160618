internal import Assets
internal import FileSystem

extension Rule {
    /// An image comes in every scale, and the scales are one size in points.
    public static let imageScales = Rule(
        id: "image-scales",
        name: "Scales of images",
        summary:
            "The files of an image at @1x, @2x and @3x are exact multiples, and @2x and @3x are both there.",
        rationale: """
            100×100 pixels at @1x are 200×200 at @2x and 300×300 at @3x. Files that are no multiples have \
            another size in points on one device than on another: what is laid out around them moves, and \
            edges fall between pixels. Named is the file that disagrees with most of the others. Less than a \
            pixel cannot be helped, and a pixel or two that come from rounding a size in points are a note. \
            A warning is a file at @1x for phones, tablets and watches, which no device of today uses. A \
            scale that is missing where another is there is scaled by the system, and blurred: @2x and @3x \
            for phones, @2x for all other devices. A file whose name says another scale than its slot is a \
            note, and so is one that is listed twice for a slot; two files for one slot are a warning. \
            Tablets have no @3x: such a file is mostly a picture of another size. The size of a stretchable \
            picture of Android, `.9.png`, says little and is left alone. Which devices a catalog is for is \
            known from its icons, from its slots, or from the name of a folder around it; where nothing \
            tells, and no set has a file at @3x, that is one note, as the catalog may be a Mac's. Drawings \
            without pixels need no scales, nor does a single file of 1024 pixels or more, which no screen \
            enlarges.
            """,
        guidelines: [.interface("Images", "Resolution", at: "images")],
        severity: .error,
        examples: [
            .found(assets: .init(.image, "star", [disc(40, 2), disc(57, 3)])),
            .found(assets: .init(.image, "star", [disc(40, 2)])),
            .notFound(assets: .init(.image, "star", [disc(40, 2), disc(60, 3)])),
            .found(assets: .init(.image, "star-ipad", [disc(152, 2), disc(167, 3)])),
            .notFound(assets: .init(.image, "star", [disc(40, nil)])),
            .notFound(
                assets: .init(
                    .image, "star", [ExampleImage(.plain(0), 20).with("as PDF") { $0.facts.format = .pdf }])),
        ])

    private static func disc(_ side: Int, _ scale: Double?) -> ExampleImage {
        ExampleImage(.disc(0x0055D4, share: 0.8), side).with { $0.traits.scale = scale }
    }
}

extension AssetCheck {
    static let imageScales = AssetCheck(.imageScales) { examination in
        let hasScales = examination.sets.contains { set in
            set.images.contains { ($0.image.traits.scale ?? 1) > 1 && $0.image.file != nil }
        }
        let ofAnyDevice = examination.isFor(.iOS) && !examination.isForTabletsAlone ? [2.0, 3] : [2]
        let withoutThird = setsWithoutThird(in: examination)
        return examination.sets.indices.flatMap { index -> [AssetRemark] in
            let set = examination.sets[index]
            guard set.set.kind == .image || set.set.kind == .launchImage && set.set.contents == nil,
                set.set.purpose != .frame
            else { return [] }
            var variants: [AssetTraits: [Int]] = [:]
            for (place, image) in set.images.enumerated() where image.image.traits.scale != nil {
                variants[image.image.traits.withoutScale, default: []].append(place)
            }
            return variants.values.sorted { $0[0] < $1[0] }.flatMap { places in
                multiples(places, of: set, index, in: examination)
            } + misnamed(set, index) + doubled(set, index) + forNoTablet(set, index, in: examination)
                + (hasScales && !withoutThird.contains(index)
                    ? missing(Array(variants.values), of: set, index, ofAnyDevice: ofAnyDevice) : [])
        } + noThird(of: withoutThird, in: examination)
    }

    /// The fewest sets without a file at @3x by which a catalog seems to be for devices that have none.
    private static let fewestWithoutThird = 3

    /// The sets that have files for any device at @1x and @2x and none at @3x, where nothing tells what the
    /// catalog is for, and no set of it has one: as in a catalog of a Mac's.
    private static func setsWithoutThird(in examination: AssetExamination) -> [Int] {
        let ofAny = examination.sets.indices.filter { index in
            let images = examination.sets[index].images.filter { $0.image.file != nil }
            return examination.sets[index].set.kind == .image && images.count > 1
                && images.allSatisfy {
                    $0.image.traits.idiom == "universal" && $0.facts?.format.isVector == false
                }
        }
        func scales(_ index: Int) -> Set<Double> {
            Set(examination.sets[index].images.filter { $0.image.file != nil }.map(\.scale))
        }
        guard examination.platforms.isEmpty, ofAny.count >= fewestWithoutThird,
            ofAny.allSatisfy({ scales($0) == [1, 2] }),
            examination.sets.indices.allSatisfy({ !scales($0).contains(3) })
        else { return [] }
        return ofAny
    }

    /// What is to be said of sets of which none has a file at @3x: once.
    private static func noThird(of sets: [Int], in examination: AssetExamination) -> [AssetRemark] {
        guard let first = sets.first else { return [] }
        let name = examination.sets[first].set.name
        return [
            AssetRemark(
                set: first, images: [],
                .review(
                    "'\(name)' and \(counted(sets.count - 1, "other set")) have files at @1x and @2x and none at "
                        + "@3x, which phones need, and Macs and tablets do not.", atMost: .note))
        ]
    }

    /// Files in a slot that another entry of the listing has filled.
    private static func doubled(_ set: ExaminedSet, _ index: Int) -> [AssetRemark] {
        guard set.set.contents != nil else { return [] }
        var first: [AssetTraits: ExaminedImage] = [:]
        return set.images.indices.compactMap { place in
            let image = set.images[place]
            guard image.image.file != nil else { return nil }
            guard let other = first[image.image.traits] else {
                first[image.image.traits] = image
                return nil
            }
            let isSame = other.image.file == image.image.file
            return AssetRemark(
                set: index, images: [place],
                .fail(
                    isSame
                        ? "\(image.name) is listed twice for one slot."
                        : "\(image.name) is listed for a slot that \(other.name) has: only one of them is shown.",
                    atMost: isSame ? .note : .warning))
        }
    }

    /// Files whose names say another scale than the slots that list them.
    private static func misnamed(_ set: ExaminedSet, _ index: Int) -> [AssetRemark] {
        guard set.set.contents != nil else { return [] }
        return set.images.indices.compactMap { place in
            let image = set.images[place]
            guard let file = image.image.file, let slot = image.image.traits.scale else { return nil }
            let (name, traits) = LooseImages.parts(of: file.lastPart)
            guard file.lastPart.contains("@"), !name.contains("@"), let said = traits.scale, said != slot
            else { return nil }
            return AssetRemark(
                set: index, images: [place],
                .fail(
                    "\(image.name) is in the slot for @\(Figure(slot))x, and its name says @\(Figure(said))x.",
                    atMost: .note))
        }
    }

    /// Whether a file has more pixels a point than any screen that it is for: those of Macs and tablets have
    /// two at most.
    private static func isForNoScreen(
        _ image: ExaminedImage, of set: ExaminedSet, in examination: AssetExamination
    ) -> Bool {
        image.scale >= 3
            && (examination.platforms == [.macOS] || image.image.traits.idiom == "ipad"
                || set.set.isNamedForTablets)
    }

    /// Files for tablets at @3x: what is drawn in them is mostly of another size in points.
    private static func forNoTablet(
        _ set: ExaminedSet, _ index: Int, in examination: AssetExamination
    ) -> [AssetRemark] {
        set.images.indices.compactMap { place in
            let image = set.images[place]
            guard examination.platforms != [.macOS], let size = image.size,
                isForNoScreen(image, of: set, in: examination)
            else { return nil }
            let points = "\(Figure(Double(size.width) / 2))×\(Figure(Double(size.height) / 2))"
            return AssetRemark(
                set: index, images: [place],
                .fail(
                    "\(image.name) is for no device: tablets have two pixels a point. Its \(size) pixels are "
                        + "\(points) points at @2x: give it a name of its own.",
                    atMost: .warning))
        }
    }

    /// Files that are no multiples of that which most agree with: that with the least scale of several that
    /// devices of today use.
    private static func multiples(
        _ places: [Int], of set: ExaminedSet, _ index: Int, in examination: AssetExamination
    ) -> [AssetRemark] {
        let sized = places.filter {
            set.images[$0].size != nil && set.images[$0].facts?.format.isVector == false
                && !set.images[$0].image.isNinePatch
                && !isForNoScreen(set.images[$0], of: set, in: examination)
        }.sorted { set.images[$0].scale < set.images[$1].scale }
        func misfits(of base: Int) -> [(place: Int, misfit: Misfit)] {
            sized.compactMap { place in
                Misfit(of: set.images[place], beside: set.images[base]).map { (place, $0) }
            }
        }
        func isOfThePast(_ place: Int) -> Bool {
            let image = set.images[place]
            guard image.scale == 1 else { return false }
            // A slot for a watch has no @1x; one for any device is used by no phone, tablet or watch of
            // today.
            return switch image.image.traits.idiom {
            case "universal": examination.isFor(.iOS) || examination.platforms == [.watchOS]
            case "iphone", "ipad": examination.isFor(.iOS)
            case "watch": true
            default: false
            }
        }
        var best: (base: Int, misfits: [(place: Int, misfit: Misfit)])?
        for base in sized.filter({ !isOfThePast($0) }) + sized.filter(isOfThePast) {
            let misfits = misfits(of: base)
            if best.map({ misfits.count < $0.misfits.count }) ?? true { best = (base, misfits) }
        }
        guard let best, let size = set.images[best.base].size else { return [] }
        let base = set.images[best.base]
        return best.misfits.map { place, misfit in
            let image = set.images[place]
            let (own, other) =
                image.name == base.name ? (image.pathName, base.pathName) : (image.name, base.name)
            return AssetRemark(
                set: index, images: [place],
                .fail(
                    "\(own) is \(misfit.own) pixels, and \(other), \(size), asks for "
                        + "\(Figure(misfit.width))×\(Figure(misfit.height)).",
                    atMost: misfit.isRounding ? .note : isOfThePast(place) ? .warning : .error))
        }
    }

    /// A file that is no multiple of another.
    private struct Misfit {
        let own: ImageFileFacts.Size
        /// What the other asks for.
        let width: Double
        let height: Double
        /// Whether a size in points that is no whole number explains it.
        let isRounding: Bool

        /// `nil` for a file that is a multiple.
        init?(of image: ExaminedImage, beside base: ExaminedImage) {
            guard let own = image.size, let size = base.size else { return nil }
            let factor = image.scale / base.scale
            width = Double(size.width) * factor
            height = Double(size.height) * factor
            self.own = own
            let off = max(abs(Double(own.width) - width), abs(Double(own.height) - height))
            // A file of whole pixels comes no nearer.
            guard off >= 1 else { return nil }
            // Up to a pixel of the other file, made as large, and one of its own: some tools round up.
            isRounding = off < 1 + factor
        }
    }

    /// Scales of today's devices that have no file, of all variants of a set together.
    ///
    /// - Parameter ofAnyDevice: Those that an image for any device needs.
    private static func missing(
        _ variants: [[Int]], of set: ExaminedSet, _ index: Int, ofAnyDevice: [Double]
    ) -> [AssetRemark] {
        var scales: Set<Double> = []
        for places in variants { scales.formUnion(missing(places, of: set, ofAnyDevice: ofAnyDevice)) }
        guard !scales.isEmpty else { return [] }
        let words = scales.sorted().map { "@\(Figure($0))x" }.joined(separator: " and none at ")
        return [
            AssetRemark(
                set: index, images: [],
                .fail(
                    "'\(set.set.name)' has no file at \(words): the system scales another.", atMost: .warning)
            )
        ]
    }

    /// The longest side in pixels that is enough on every screen for what is no screen itself: that of an app
    /// icon in the App Store.
    private static let ample = 1024

    private static func missing(
        _ places: [Int], of set: ExaminedSet, ofAnyDevice: [Double]
    ) -> [Double] {
        let filled = places.filter { set.images[$0].image.file != nil }
        guard let first = filled.first, filled.allSatisfy({ set.images[$0].facts?.format.isVector == false })
        else { return [] }
        // One colour all over looks the same at any scale.
        guard !filled.allSatisfy({ set.images[$0].measures?.colorCount == 1 }) else { return [] }
        // What has more pixels than it is ever shown with is never scaled up.
        let isLarge = set.images[first].size.map { max($0.width, $0.height) >= Self.ample } ?? false
        guard filled.count > 1 || !isLarge else { return [] }
        let there = Set(filled.map { set.images[$0].scale })
        let traits = set.images[first].image.traits
        let needed: [Double] =
            switch traits.idiom {
            case "universal": ofAnyDevice
            case "iphone": [2, 3]
            case "ipad": [2]
            default: []
            }
        return needed.filter { !there.contains($0) }
    }
}
