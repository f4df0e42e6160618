internal import Assets

extension Rule {
    /// A symbol comes in the weights that Bold Text and large text need.
    public static let symbolWeights = Rule(
        id: "symbol-weights",
        name: "Weights of symbols",
        summary: "A symbol of one's own has regular, medium, semibold and bold drawings in every scale.",
        rationale: """
            Bold Text makes the text beside a symbol heavier, and the symbol has to follow. A symbol file \
            names its drawings: Regular-S, Bold-L. Where the three are there that others are computed from, \
            Ultralight-S, Regular-S and Black-S, nothing is missing.
            """,
        guidelines: [.interface("SF Symbols", "Custom symbols", at: "sf-symbols")],
        severity: .warning,
        examples: [
            .found(assets: .init(.symbol, "leaf", [symbol(["Regular-S", "Regular-M", "Regular-L"])])),
            .notFound(assets: .init(.symbol, "leaf", [symbol(["Ultralight-S", "Regular-S", "Black-S"])])),
            .notFound(
                assets: .init(
                    .symbol, "leaf",
                    [
                        symbol(
                            ["Regular", "Medium", "Semibold", "Bold"].flatMap { weight in
                                ["S", "M", "L"].map { "\(weight)-\($0)" }
                            })
                    ])),
        ])

    private static func symbol(_ drawings: [String]) -> ExampleImage {
        ExampleImage(.plain(0), 24).with("with \(drawings.joined(separator: ", "))") {
            $0.facts.format = .svg
            $0.facts.symbolDrawings = drawings
        }
    }
}

extension AssetCheck {
    static let symbolWeights = AssetCheck(.symbolWeights) { examination in
        examination.sets.indices.filter { examination.sets[$0].set.kind == .symbol }.flatMap { index in
            let images = examination.sets[index].images
            return images.indices.compactMap { place -> AssetRemark? in
                guard let drawings = images[place].facts?.symbolDrawings, !drawings.isEmpty else {
                    return nil
                }
                let there = Set(drawings)
                let masters = ["Ultralight-S", "Regular-S", "Black-S"]
                guard !masters.allSatisfy(there.contains) else { return nil }
                let missing = ["Regular", "Medium", "Semibold", "Bold"].flatMap { weight in
                    ["S", "M", "L"].map { "\(weight)-\($0)" }
                }.filter { !there.contains($0) }
                guard !missing.isEmpty else { return nil }
                return AssetRemark(
                    set: index, images: [place],
                    .fail("\(images[place].name) has no drawing \(missing.joined(separator: ", ")).")
                )
            }
        }
    }
}
