internal import Assets

extension Rule {
    /// The icons of a tab bar come in two sizes.
    public static let tabIconSets = Rule(
        id: "tab-icon-sets",
        name: "Two sizes of tab icons",
        summary: "An icon of a tab bar comes for regular and for compact bars.",
        rationale: """
            On a phone on its side a tab bar is lower, and its icons are 18 points instead of 25. Without an \
            image for the compact size class the system scales the large one, and strokes of one point blur. \
            It is enough that a set has a variant for a compact width or height, or that a set of the same \
            name with compact, small or landscape is beside it. Which images are for tab bars is a guess \
            from names, and Macs have none.
            """,
        guidelines: [.interface("Tab bars", "Specifications", at: "tab-bars")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "tab-home", [icon])),
            .notFound(
                assets: .init(
                    .image, "tab-home",
                    [
                        icon,
                        ExampleImage(.ring(0, stroke: 0.07), 36, scale: 2).with {
                            $0.traits.isCompact = true
                        },
                    ])),
            .notFound(
                assets: .init(.image, "tab-home", [icon]),
                .init(.image, "tab-home-compact", [ExampleImage(.ring(0, stroke: 0.07), 36, scale: 2)])),
            .notFound(assets: .init(.image, "home", [icon])),
        ])

    private static let icon = ExampleImage(.ring(0, stroke: 0.05), 50, scale: 2)
}

extension AssetCheck {
    static let tabIconSets = AssetCheck(.tabIconSets) { examination in
        guard examination.isFor(.iOS) else { return [] }
        let names = Set(examination.sets.map { $0.set.name.lowercased() })
        let marks = ["compact", "small", "landscape"]
        return examination.remarksOnSets(where: { $0.purpose == .tabBar && $0.intent != .original }) { set in
            let name = set.set.name.lowercased()
            guard !set.images.contains(where: \.image.traits.isCompact),
                !marks.contains(where: name.hasSuffix),
                !marks.contains(where: { mark in
                    ["", "-", "_", " "].contains { names.contains(name + $0 + mark) }
                })
            else { return nil }
            return .fail("'\(set.set.name)' has no variant for compact tab bars, and the system scales it.")
                .guessed(from: .tabBar)
        }
    }
}
