internal import Assets

extension Rule {
    /// A sticker has one of the three sizes, and at most 500 KB.
    public static let stickerSize = Rule(
        id: "sticker-size",
        name: "Size of stickers",
        summary: "A sticker is 300, 408 or 618 pixels wide and high, all of a pack alike, in at most 500 KB.",
        rationale: """
            Stickers are shown in a grid of small, regular or large ones. Messages takes no file above 500 \
            KB, which is an error, as is another size; a pack of several sizes is a warning, and so is a \
            size of another grid than its listing names: the system scales what does not fit.
            """,
        guidelines: [
            .interface("iMessage apps and stickers", "Specifications", at: "imessage-apps-and-stickers")
        ],
        severity: .error,
        examples: [
            .found(assets: .init(.sticker, "cat", [file(320, 1000)])),
            .found(assets: .init(.sticker, "cat", [file(300, 600_000)])),
            .found(assets: .init(.sticker, "cat", grid: "large", [file(300, 1000)])),
            .notFound(assets: .init(.sticker, "cat", [file(300, 1000)])),
            .notFound(assets: .init(.sticker, "cat", grid: "small", [file(300, 1000)])),
            .notFound(assets: .init(.image, "cat", [file(320, 1000)])),
        ])

    private static func file(_ side: Int, _ bytes: Int) -> ExampleImage {
        ExampleImage(.disc(0xFF9500, share: 0.8), side).with("\(bytes) bytes") { $0.facts.byteCount = bytes }
    }

    /// A sticker is in a format that Messages takes.
    public static let stickerFormat = Rule(
        id: "sticker-format",
        name: "Format of stickers",
        summary: "A sticker is a PNG, an animated PNG, a GIF or a JPEG.",
        rationale: """
            Other formats are refused. A JPEG has no transparency, and a GIF edges of one colour: on a \
            bubble they show as a rectangle or a fringe, which is a note.
            """,
        guidelines: [
            .interface("iMessage apps and stickers", "Specifications", at: "imessage-apps-and-stickers")
        ],
        severity: .error,
        examples: [
            .found(assets: .init(.sticker, "cat", [file(.webp)])),
            .found(assets: .init(.sticker, "cat", [file(.jpeg)])),
            .notFound(assets: .init(.sticker, "cat", [file(.png)])),
            .notFound(assets: .init(.image, "cat", [file(.webp)])),
        ])

    private static func file(_ format: ImageFileFacts.Format) -> ExampleImage {
        ExampleImage(.disc(0xFF9500, share: 0.8), 60).with("as \(format.rawValue)") {
            $0.facts.format = format
        }
    }
}

extension AssetCheck {
    /// The sides of stickers in pixels, by the grid that they are for.
    private static let sides = ["small": 300, "regular": 408, "large": 618]
    private static let greatestSize = 500_000

    static let stickerSize = AssetCheck(.stickerSize) { examination in
        var packs: [String: Int] = [:]
        return examination.stickers.flatMap { index in
            let set = examination.sets[index]
            return set.images.indices.compactMap { place -> AssetRemark? in
                let image = set.images[place]
                guard let facts = image.facts else { return nil }
                let words: AssetRemark.Words?
                if facts.byteCount > greatestSize {
                    words = .fail("\(image.name) has \(facts.byteCount) bytes, and a sticker at most 500000.")
                } else if let size = image.size,
                    size.width != size.height || !sides.values.contains(size.width)
                {
                    words = .fail(
                        "\(image.name) is \(size) pixels, and a sticker 300×300, 408×408 or 618×618.")
                } else if let side = image.size?.width, let grid = set.set.grid, let wanted = sides[grid],
                    side != wanted
                {
                    words = .fail(
                        "\(image.name) is \(side) pixels wide, and its pack has a \(grid) grid, of \(wanted).",
                        atMost: .warning)
                } else if let side = image.size?.width, let pack = set.set.group {
                    let first = packs[pack] ?? side
                    packs[pack] = first
                    words =
                        first == side
                        ? nil
                        : .fail(
                            "\(image.name) is \(side) pixels wide, and others of its pack \(first).",
                            atMost: .warning)
                } else {
                    words = nil
                }
                return words.map { AssetRemark(set: index, images: [place], $0) }
            }
        }
    }

    static let stickerFormat = AssetCheck(.stickerFormat) { examination in
        examination.stickers.flatMap { index in
            let images = examination.sets[index].images
            return images.indices.compactMap { place -> AssetRemark? in
                let words: AssetRemark.Words? =
                    switch images[place].facts?.format {
                    case .png, .apng, nil: nil
                    case .jpeg, .gif:
                        .fail(
                            "\(images[place].name) has no soft transparency, and shows its edges on a bubble.",
                            atMost: .note)
                    case let format?:
                        .fail(
                            "\(images[place].name) is in a format that stickers have not: \(format.rawValue)."
                        )
                    }
                return words.map { AssetRemark(set: index, images: [place], $0) }
            }
        }
    }
}

extension AssetExamination {
    /// The sets that are stickers for Messages: none in the sources of an app for Android.
    fileprivate var stickers: [Int] {
        sets.indices.filter { index in
            let set = sets[index].set
            let parts = set.path.split(separator: "/")
            return set.kind == .sticker
                && !zip(parts, parts.dropFirst()).contains { $0 == "src" && $1 == "main" }
        }
    }
}
