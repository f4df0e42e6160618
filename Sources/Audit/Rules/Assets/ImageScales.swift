internal import Assets

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
            edges fall between pixels. A pixel more or less that comes from rounding a size in points is a \
            warning. A scale that is missing where another is there is scaled by the system, and blurred. \
            Drawings without pixels need no scales.
            """,
        guidelines: [.interface("Images", "Resolution", at: "images")],
        severity: .error,
        examples: [
            .found(assets: .init(.image, "star", [disc(40, 2), disc(57, 3)])),
            .found(assets: .init(.image, "star", [disc(40, 2)])),
            .notFound(assets: .init(.image, "star", [disc(40, 2), disc(60, 3)])),
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
                multiples(places, of: set, index) + (hasScales ? missing(places, of: set, index) : [])
            }
        }
    }

    /// Files that are no multiples of that with the least scale.
    private static func multiples(_ places: [Int], of set: ExaminedSet, _ index: Int) -> [AssetRemark] {
        let sized = places.filter {
            set.images[$0].size != nil && set.images[$0].facts?.format.isVector == false
        }
        guard let base = sized.min(by: { set.images[$0].scale < set.images[$1].scale }),
            let size = set.images[base].size
        else { return [] }
        return sized.compactMap { place in
            let image = set.images[place]
            guard let own = image.size else { return nil }
            let factor = image.scale / set.images[base].scale
            let wanted = (Double(size.width) * factor, Double(size.height) * factor)
            let off = max(abs(Double(own.width) - wanted.0), abs(Double(own.height) - wanted.1))
            guard off > 0.01 else { return nil }
            // Half a pixel of the smaller file, made larger, and half a pixel of its own.
            let isRounding = off <= (1 + factor) / 2
            return AssetRemark(
                set: index, images: [place, base],
                .fail(
                    "\(image.name) is \(own) pixels, and \(set.images[base].name), \(size), asks for "
                        + "\(Figure(wanted.0))×\(Figure(wanted.1)).", atMost: isRounding ? .warning : .error))
        }
    }

    /// Scales of today's devices that have no file.
    private static func missing(_ places: [Int], of set: ExaminedSet, _ index: Int) -> [AssetRemark] {
        let filled = places.filter { set.images[$0].image.file != nil }
        guard let first = filled.first, filled.allSatisfy({ set.images[$0].facts?.format.isVector == false })
        else { return [] }
        // One colour all over looks the same at any scale.
        guard !filled.allSatisfy({ set.images[$0].measures?.colorCount == 1 }) else { return [] }
        let there = Set(filled.map { set.images[$0].scale })
        let idiom = set.images[first].image.traits.idiom
        let needed: [Double] = ["universal", "iphone"].contains(idiom) ? [2, 3] : idiom == "ipad" ? [2] : []
        return needed.filter { !there.contains($0) }.map { scale in
            AssetRemark(
                set: index, images: [],
                .fail(
                    "'\(set.set.name)' has no file at @\(Figure(scale))x: the system scales another.",
                    atMost: .warning))
        }
    }
}
