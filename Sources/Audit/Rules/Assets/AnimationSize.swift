internal import Assets

extension Rule {
    /// The pictures of an animation have one size.
    public static let animationSize = Rule(
        id: "animation-size",
        name: "Size of animations",
        summary: "The pictures of an animation, numbered one after the other, have one size.",
        rationale: """
            Pictures of several sizes are scaled while the animation runs: it jumps, and costs time. Taken \
            for an animation are three images or more of one name with numbers that follow each other, of \
            which two thirds at least have one size and most are like the one before, or the frames of a \
            sticker. Pages, steps and levels are numbered, too, and are none.
            """,
        guidelines: [.interface("Image views", "Best practices", at: "image-views")],
        severity: .warning,
        examples: [
            .found(assets: frame("spin-1", 40), frame("spin-2", 40), frame("spin-3", 44)),
            .notFound(assets: frame("spin-1", 40), frame("spin-2", 40), frame("spin-3", 40)),
            .notFound(assets: frame("level-1", 40), frame("level-5", 44)),
            .notFound(assets: frame("1", 40), frame("2", 40), frame("3", 44)),
            .notFound(
                assets: frame("icon-1", 40), frame("icon-2", 40, .ring(0xFF3B30, stroke: 0.1)),
                frame("icon-3", 44, .plain(0x0055D4))),
        ])

    private static func frame(
        _ name: String, _ side: Int, _ art: AssetArt = .disc(0x0055D4, share: 0.8)
    ) -> AssetExample.ExampleSet {
        .init(.image, name, [ExampleImage(art, side)])
    }
}

extension AssetCheck {
    static let animationSize = AssetCheck(.animationSize) { examination in
        var series: [String: [(number: Int, set: Int)]] = [:]
        for (index, set) in examination.sets.enumerated() where set.set.kind == .image {
            let digits = set.set.name.reversed().prefix { $0.isASCII && $0.isNumber }
            // Files that have nothing but numbers are pages of a store or of a book.
            guard !digits.isEmpty, digits.count <= 6, digits.count < set.set.name.count,
                let number = Int(String(digits.reversed())), !set.set.isOneOfPages
            else { continue }
            series[String(set.set.name.dropLast(digits.count)), default: []].append((number, index))
        }
        return series.values.flatMap { members -> [AssetRemark] in
            let members = members.sorted { $0.number < $1.number }
            guard members.count >= 3,
                members[members.count - 1].number - members[0].number == members.count - 1
            else { return [] }
            return differences(members.map(\.set), in: examination)
        }.sorted { $0.set < $1.set }
    }

    /// The share of the pictures of an animation that have one size, at least.
    private static let alike = 2.0 / 3

    /// The likeness to the picture before that most of an animation have: another pose, no other thing.
    private static let likeness = 0.5

    /// Whether most pictures are like the one before.
    private static func isOneMovement(_ pictures: [Thumbnail]) -> Bool {
        let likenesses = zip(pictures, pictures.dropFirst()).map { $0.likeness(to: $1) }.sorted()
        return likenesses[likenesses.count / 2] >= likeness
    }

    private static func differences(_ sets: [Int], in examination: AssetExamination) -> [AssetRemark] {
        guard let scale = examination.sets[sets[0]].pictures.first?.image.scale else { return [] }
        let frames = sets.compactMap { index in
            examination.sets[index].pictures.first { $0.image.scale == scale }.map {
                (set: index, picture: $0)
            }
        }
        let sizes = Dictionary(grouping: frames, by: \.picture.measures.size)
        guard
            let (size, usual) = sizes.max(by: {
                ($0.value.count, -$0.value[0].set) < ($1.value.count, -$1.value[0].set)
            }),
            Double(usual.count) >= alike * Double(frames.count),
            isOneMovement(frames.map(\.picture.measures.thumbnail))
        else { return [] }
        return frames.filter { $0.picture.measures.size != size }.map { frame in
            AssetRemark(
                set: frame.set, images: [frame.picture.place],
                .fail(
                    "\(frame.picture.image.name) is \(frame.picture.measures.size) pixels, and the others of the "
                        + "animation \(size)."))
        }
    }
}
