internal import Assets

extension Rule {
    /// Straight edges of art lie on the grid of pixels.
    public static let imageGrid = Rule(
        id: "image-grid",
        name: "Edges between pixels",
        summary: "The straight edges of an image with transparency lie on whole pixels.",
        rationale: """
            Art that is drawn on a grid of eight pixels keeps its edges on whole pixels at every size, and \
            looks sharp. Looked at is the largest file of a set. An edge that lies between two rows or \
            columns shows as a run of pixels that are drawn in part, all to the same degree, along a sixth \
            of the image at least and eight pixels, between pixels that are drawn fully and others that are \
            not at all. Curves and slanted edges change from pixel to pixel, and are none. A stroke of an \
            odd half may need such an edge, so the verdict is review. Images of more than 512 pixels each \
            way are pictures rather than art that is set by the pixel, and are left alone.
            """,
        guidelines: [.interface("Images", "Resolution", at: "images")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "tile", [ExampleImage(.box(0x0055D4, inset: 8.5), 48)])),
            .notFound(assets: .init(.image, "tile", [ExampleImage(.box(0x0055D4, inset: 8), 48)])),
            .notFound(assets: .init(.image, "tile", [ExampleImage(.disc(0x0055D4, share: 0.8), 48)])),
            .notFound(
                assets: .init(
                    .image, "tile",
                    [
                        ExampleImage(.box(0x0055D4, inset: 4.5), 24),
                        ExampleImage(.box(0x0055D4, inset: 9), 48, scale: 2),
                    ])),
        ])
}

extension AssetCheck {
    /// The longest side in pixels of art that is looked at.
    private static let longestSide = 512

    static let imageGrid = AssetCheck(.imageGrid) { examination in
        examination.sets.indices.flatMap { index -> [AssetRemark] in
            let own = examination.sets[index]
            guard [.image, .sticker].contains(own.set.kind), own.set.purpose != .frame,
                !own.set.purpose.hasGroundOfSystem
            else { return [] }
            let largest = own.pictures.map(\.image.scale).max()
            let said = own.pictures.filter { $0.image.scale == largest }.compactMap {
                place, image, measures -> (place: Int, words: AssetRemark.Words)? in
                let count = measures.edges.softCount
                let longest = max(measures.size.width, measures.size.height)
                guard count > 0, longest <= longestSide else { return nil }
                let edges = counted(count, "straight edge")
                return (
                    place,
                    .review(
                        "\(edges) of \(image.name) \(count == 1 ? "lies" : "lie") between two rows or columns of "
                            + "pixels, and \(count == 1 ? "looks" : "look") soft.",
                        repair: "move the art to the grid", weight: Double(count))
                )
            }
            return AssetRemark.pooled(said, ofSet: index)
        }
    }
}
