internal import Assets

extension Rule {
    /// A back button's own image has a mask.
    public static let backMask = Rule(
        id: "back-mask",
        name: "Mask of a back button",
        summary: "An image for the back button comes with one for its transition mask.",
        rationale: """
            While one screen slides over another the title goes past the back button's image, and is cut off \
            by a mask. An image of one's own with the system's mask shows the title through it. Which images \
            are for back buttons is a guess from their names, so a person has to look.
            """,
        guidelines: [.interface("Toolbars", "Best practices", at: "toolbars")],
        severity: .note,
        examples: [
            .found(
                assets: .init(.image, "back-button", [ExampleImage(.ring(0, stroke: 0.05), 50, scale: 2)])),
            .notFound(
                assets: .init(.image, "back-button", [ExampleImage(.ring(0, stroke: 0.05), 50, scale: 2)]),
                .init(.image, "back-button-mask", [ExampleImage(.disc(0, share: 0.8), 50, scale: 2)])),
            .notFound(assets: .init(.image, "background", [ExampleImage(.plain(0xF2F2F7), 50, scale: 2)])),
        ])
}

extension AssetCheck {
    static let backMask = AssetCheck(.backMask) { examination in
        guard examination.isFor(.iOS) else { return [] }
        let hasMask = examination.sets.contains { $0.set.purpose == .backMask }
        return examination.remarksOnSets(where: { $0.purpose == .backButton && !hasMask }) { set in
            .review("'\(set.set.name)' comes without an image for the mask of a back button.")
                .guessed(from: .backButton)
        }
    }
}
