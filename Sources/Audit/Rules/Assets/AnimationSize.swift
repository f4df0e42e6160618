internal import Assets

extension Rule {
    /// The pictures of an animation have one size.
    public static let animationSize = Rule(
        id: "animation-size",
        name: "Size of animations",
        summary: "The pictures of an animation, numbered one after the other, have one size.",
        rationale: """
            Pictures of several sizes are scaled while the animation runs: it jumps, and costs time. Taken \
            for an animation are three images or more of one name with numbers that follow each other, or \
            the frames of a sticker.
            """,
        guidelines: [.interface("Image views", "Best practices", at: "image-views")],
        severity: .warning,
        examples: [
            .found(assets: frame("spin-1", 40), frame("spin-2", 40), frame("spin-3", 44)),
            .notFound(assets: frame("spin-1", 40), frame("spin-2", 40), frame("spin-3", 40)),
            .notFound(assets: frame("level-1", 40), frame("level-5", 44)),
        ])

    private static func frame(_ name: String, _ side: Int) -> AssetExample.ExampleSet {
        .init(.image, name, [ExampleImage(.disc(0x0055D4, share: 0.8), side)])
    }
}

extension AssetCheck {
    static let animationSize = AssetCheck(.animationSize) { examination in
        var series: [String: [(number: Int, set: Int)]] = [:]
        for (index, set) in examination.sets.enumerated() where set.set.kind == .image {
            let digits = set.set.name.reversed().prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 6, let number = Int(String(digits.reversed())) else {
                continue
            }
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

    private static func differences(_ sets: [Int], in examination: AssetExamination) -> [AssetRemark] {
        guard let first = examination.sets[sets[0]].pictures.first else { return [] }
        return sets.dropFirst().compactMap { index in
            let same = examination.sets[index].pictures.first {
                $0.image.scale == first.image.scale
            }
            guard let same, same.measures.size != first.measures.size else { return nil }
            return AssetRemark(
                set: index, images: [same.place],
                .fail(
                    "\(same.image.name) is \(same.measures.size) pixels, and the animation begins with "
                        + "\(first.measures.size)."))
        }
    }
}
