internal import Assets

extension Rule {
    /// An image for dense screens is drawn for them, not enlarged.
    public static let imageUpscaled = Rule(
        id: "image-upscaled",
        name: "Enlarged images",
        summary: "The file of a larger scale has more in it than one of a smaller scale made large.",
        rationale: """
            A file at @2x that was made of the one at @1x costs four times the bytes and shows no more. \
            Where both are there, the smaller one is made large by the filters of image editors and held \
            against the larger one: a mean difference of less than 0.04 of what changes at edges is an \
            enlargement, of less than 0.005 one by repeated pixels, and files that were drawn have 0.067 and \
            more. Else the spectrum tells: a drawing has edges of one pixel, and so energy up to the highest \
            frequency that its pixels can hold; a file that was k times as small has none above 1/k of that. \
            Above that frequency, enlarged files have less than 0.03 of the energy just below it, drawn ones \
            0.04 and more. A file that is no such enlargement of the one beside it may have been reduced \
            with sharper edges than it has, so a person has to look. A file at @3x beside a drawn one at @2x \
            was made of a lost one at @1x where every third of its pixels, made large, gives it again. Art \
            that is soft at every size loses nothing where it is made large, and so does not tell: where the \
            smaller file is soft too, nothing is said, and neither is of files less than 64 pixels wide or \
            high, whose spectrum is too coarse. Without a smaller file, the art may be soft on purpose, and \
            a person has to look. Repeated pixels are found by their blocks; where the files at @2x and at \
            @3x both repeat them, it is pixel art, as is what does so at @1x, and level and upright lines in \
            a few colours are drawn so.
            """,
        guidelines: [.interface("Images", "Resolution", at: "images")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(.image, "moon", [ExampleImage(.enlarged(0x0055D4, factor: 2), 80, scale: 2)])),
            .found(
                assets: .init(.image, "moon", [ExampleImage(.enlarged(0x0055D4, factor: 3), 120, scale: 3)])),
            .found(
                assets: .init(
                    .image, "moon",
                    [
                        ExampleImage(.disc(0x0055D4, share: 0.8), 80, scale: 2),
                        ExampleImage(.stretched(0x0055D4, factor: 3), 120, scale: 3),
                    ])),
            .notFound(
                assets: .init(.image, "moon", [ExampleImage(.disc(0x0055D4, share: 0.8), 80, scale: 2)])),
            .notFound(
                assets: .init(
                    .image, "moon",
                    [
                        ExampleImage(.disc(0x0055D4, share: 0.8), 80, scale: 2),
                        ExampleImage(.disc(0x0055D4, share: 0.8), 120, scale: 3),
                    ])),
            .notFound(assets: .init(.image, "card", [ExampleImage(.plain(0x0055D4), 80, scale: 2)])),
        ])
}

extension AssetCheck {
    static let imageUpscaled = AssetCheck(.imageUpscaled) { examination in
        let kinds: Set<AssetSet.Kind> = [.image, .appIcon, .sticker]
        return examination.remarksOnPictures(where: { kinds.contains($0.kind) }) { set, image, measures in
            if let factor = measures.enlargement.repetition, image.scale > 1 {
                guard !isPixelArt(set, beside: image) else { return nil }
                return .fail(
                    "\(image.name) repeats every pixel \(factor) times: it is an image \(factor) times as small.",
                    repair: "draw it at its size")
            }
            let source = image.enlargement.flatMap { match in set.images.first { $0.image == match.source } }
            let isSourceSoft = source?.measures?.enlargement.isSoft == true
            if let enlargement = image.enlargement, enlargement.match.isEnlarged, !isSourceSoft {
                return .fail(
                    "\(image.name) is \(enlargement.source.name) made large.", repair: "draw it at its size")
            }
            let smaller = set.pictures.filter { other in
                other.image.scale < image.scale
                    && other.image.image.traits.withoutScale == image.image.traits.withoutScale
            }
            // The file that it was made of may be gone, and one between may have been drawn.
            let drawn = smaller.first { $0.image.scale > 1 && $0.measures.enlargement.isSharp }
            if let drawn, image.fromThird?.isEnlarged == true, measures.enlargement.isSmooth(for: 3) {
                return .fail(
                    "\(image.name) has no detail that a file \(Figure(image.scale)) times as small would not have, "
                        + "and \(drawn.image.name) has.",
                    repair: "draw it at its size")
            }
            // Where the files could be compared, that tells more than the spectrum does.
            if image.enlargement?.match.isDrawn == true { return nil }
            for other in smaller.sorted(by: { $0.image.scale < $1.image.scale })
            where measures.enlargement.isSmooth(for: image.scale / other.image.scale)
                && other.measures.enlargement.isSharp && !other.measures.enlargement.isSoft
            {
                return .review(
                    "\(image.name) has no more in it than \(other.image.name) made large, by its spectrum.",
                    repair: "draw it at its size, unless it is soft on purpose")
            }
            guard smaller.isEmpty, image.scale > 1, measures.enlargement.isSmooth(for: image.scale) else {
                return nil
            }
            return .review(
                "\(image.name) has no detail that a file \(Figure(image.scale)) times as small would not have."
            )
        }
    }

    /// Whether the files of a variant above @1x, two or more, all repeat every pixel: that is drawn so.
    private static func isPixelArt(_ set: ExaminedSet, beside image: ExaminedImage) -> Bool {
        let large = set.pictures.filter { other in
            other.image.scale > 1 && other.image.image.traits.withoutScale == image.image.traits.withoutScale
        }
        return large.count > 1
            && large.allSatisfy { $0.measures.enlargement.repetition != nil }
    }
}
