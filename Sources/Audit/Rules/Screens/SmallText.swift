internal import ColorMath
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text is not smaller than the platform's smallest.
    public static let smallText = Rule(
        id: "small-text",
        name: "Small text",
        summary: "No text is smaller than the smallest size that the platform recommends.",
        rationale: """
            Text that is too small cannot be read by people who would need it larger, whatever its contrast. \
            The sizes are those of the platform's guidelines: 11 points on phones and tablets. Only a line \
            is reported whose whole range of sizes, as far as the pixels tell, lies below, also where its \
            strokes are too thin to show their ink. The labels of a tab bar are smaller by the system's \
            design. Lines that are cut off, and short words in scripts without capitals, can measure \
            smaller than they are, so the verdict is review.
            """,
        guidelines: [.interface("Typography", "Ensuring legibility", at: "typography")],
        severity: .note,
        examples: [
            .found(.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 9)),
            .notFound(.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 11)),
            .notFound(.example(.icon, 0x000000, on: 0xFFFFFF, pointSize: 9)),
        ])
}

extension ScreenCheck {
    static let smallText = ScreenCheck(.smallText) { index, screen in
        let judged = screen.regions[index]
        let region = judged.region
        guard let platform = screen.conditions.platform, region.kind == .text, region.place == .content,
            !region.doubts.contains(.veiled), !region.doubts.contains(.busyBackdrop),
            let least = TypeSizes.embedded(for: platform)?.minimumSize,
            region.pointSizeRange.upperBound < least,
            !(screen.model.tabBar?.labels.contains(region.box) ?? false)
        else { return nil }
        let sizes = [region.pointSize, least].map { "\(Figure($0)) \(platform.typeUnit)" }
        return Remark(
            verdict: .review,
            message:
                "Text that measures \(sizes[0]) is smaller than \(sizes[1]), the smallest on \(platform.name)."
        )
    }
}
