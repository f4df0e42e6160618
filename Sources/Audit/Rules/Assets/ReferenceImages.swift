internal import Assets

extension Rule {
    /// An image that a camera is to recognise is rich in contrast and detail.
    public static let referenceDetail = Rule(
        id: "reference-detail",
        name: "Detail of reference images",
        summary: "An image that a camera is to recognise has contrast and detail.",
        rationale: """
            A camera finds an image by its corners and edges. One of little contrast, or of large even \
            parts, is found late or never. Measured are the standard deviation of its greys, of which 25 \
            code values are little, and the share of pixels where something changes, of which one in a \
            hundred is little. How it does in the light of a room, only a trial tells.
            """,
        guidelines: [.interface("Augmented reality", "Reacting to images", at: "augmented-reality")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(.referenceImage, "poster", group: "AR", [ExampleImage(.plain(0x808080), 120)])),
            .found(
                assets: .init(
                    .referenceImage, "poster", group: "AR", [ExampleImage(.icon(0x909090, on: 0x808080), 120)]
                )),
            .notFound(assets: .init(.referenceImage, "poster", group: "AR", [ExampleImage(.grain, 120)])),
        ])

    /// A group of reference images has at most 25.
    public static let referenceCount = Rule(
        id: "reference-count",
        name: "Number of reference images",
        summary: "A group of images that a camera is to recognise has at most 25.",
        rationale: """
            The more images are looked for at once, the slower and the less surely they are found; 25 are \
            what the guidelines give. A group of a catalog is commonly looked for as one.
            """,
        guidelines: [.interface("Augmented reality", "Reacting to images", at: "augmented-reality")],
        severity: .warning,
        examples: [
            .found(assets: .init(.referenceImage, "poster", group: "AR", posters(26))),
            .notFound(assets: .init(.referenceImage, "poster", group: "AR", posters(25))),
        ])

    /// Sets of a group; an example has one, with as many images.
    private static func posters(_ count: Int) -> [ExampleImage] {
        (0..<count).map { _ in ExampleImage(.plain(0x808080), 8) }
    }
}

extension AssetCheck {
    private static let leastDeviation = 25.0
    private static let leastDetail = 0.01
    private static let greatestCount = 25

    static let referenceDetail = AssetCheck(.referenceDetail) { examination in
        examination.remarksOnPictures(where: { $0.kind == .referenceImage }) { _, image, measures in
            if measures.texture.deviation < leastDeviation {
                return .review(
                    "\(image.name) has little contrast: its greys are \(Figure(measures.texture.deviation)) of 255 apart "
                        + "on average.")
            }
            guard measures.texture.noisyShare < leastDetail else { return nil }
            return .review(
                "\(image.name) has little detail: something changes in \(Self.percent(measures.texture.noisyShare)) of it."
            )
        }
    }

    static let referenceCount = AssetCheck(.referenceCount) { examination in
        var groups: [String: (first: Int, count: Int)] = [:]
        for (index, set) in examination.sets.enumerated() where set.set.kind == .referenceImage {
            let group = set.set.group ?? ""
            groups[group] = (groups[group]?.first ?? index, (groups[group]?.count ?? 0) + set.images.count)
        }
        return groups.sorted { $0.value.first < $1.value.first }.filter { $0.value.count > greatestCount }.map
        {
            group, found in
            AssetRemark(
                set: found.first, images: [],
                .fail("'\(group)' has \(found.count) images to be recognised at once, and 25 are the most."))
        }
    }
}
