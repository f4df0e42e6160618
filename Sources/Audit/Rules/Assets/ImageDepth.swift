internal import Assets

extension Rule {
    /// An image has eight bits a channel where more say nothing.
    public static let imageDepth = Rule(
        id: "image-depth",
        name: "Bits of a channel",
        summary: "An image has 24 bits of colour and 8 of opacity: no 16 bits a channel that say nothing.",
        rationale: """
            Sixteen bits a channel take twice the bytes, and screens show eight or ten. Where every value is \
            one of eight bits, written twice or with nothing after it, nothing is lost by saving it so: a \
            warning, and in a catalog, which Xcode stores its own way, a note. Where the values do need \
            more, it is a note: wide colour may want them.
            """,
        guidelines: [.interface("Images", "Formats", at: "images")],
        severity: .warning,
        examples: [
            .found(assets: .init(.image, "star", [art.with("16 bits a channel") { $0.facts.bitDepth = 16 }])),
            .found(
                assets: .init(
                    .image, "star",
                    [
                        art.with("16 bits a channel that are needed") {
                            $0.facts.bitDepth = 16
                            $0.needs16Bits = true
                        }
                    ])),
            .notFound(assets: .init(.image, "star", [art])),
        ])

    private static let art = ExampleImage(.disc(0x0055D4, share: 0.8), 40, scale: 2)
}

extension AssetCheck {
    static let imageDepth = AssetCheck(.imageDepth) { examination in
        examination.pooledRemarks { set, image, measures in
            guard let facts = image.facts, facts.bitDepth == 16 else { return nil }
            let start = "\(image.name) has 16 bits a channel, in \(facts.byteCount) bytes"
            let words =
                measures.needs16Bits
                ? AssetRemark.Words.fail(
                    start + ", and screens show 8 or 10.",
                    repair: "save it with 8 unless it is for wide colour",
                    atMost: .note, weight: Double(facts.byteCount))
                : .fail(
                    start + ", and 8 hold the same.", repair: "save it with 8",
                    weight: Double(facts.byteCount))
            return words.onBytes(of: set.set)
        }
    }
}
