internal import Elements
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text is text.
    public static let imageText = Rule(
        id: "image-text",
        name: "Text in an image",
        summary: "Text is set as text, and not drawn into an image.",
        rationale: """
            Text in an image neither grows with the size that people set nor takes another font or colour, \
            and is not translated. Lines of text that are found in an element which the view tree calls an \
            image, and which lie in no element of text within it, are reported for review: a logo may hold \
            text, and so may a photograph of a sign.
            """,
        guidelines: [
            .init(
                title: "WCAG 2.2, 1.4.5 Images of Text, level AA",
                address: "https://www.w3.org/TR/WCAG22/#images-of-text")
        ],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.image, [16, 90, 300, 60], label: "Offer"),
                regions: [.example(.text, 0x000000, on: 0xFFFFFF)]),
            .notFound(
                elements: .example(.image, [16, 90, 300, 60], label: "Offer"),
                .example(.text, [16, 95, 300, 30], label: "Half price", in: 0),
                regions: [.example(.text, 0x000000, on: 0xFFFFFF)]),
            .notFound(
                elements: .example(.image, [16, 90, 300, 60], label: "Ferry logo"),
                regions: [.example(.text, 0x000000, on: 0xFFFFFF)]),
            .notFound(
                elements: .example(.image, [16, 90, 300, 60], label: "Offer"),
                regions: [.example(.icon, 0x000000, on: 0xFFFFFF)]),
        ])
}

extension ScreenCheck {
    /// The side in points up to which a picture is an icon, which may be drawn like letters.
    private static let largestIcon = 48.0

    /// Whether it is named as a logotype, which may be an image of text (WCAG 2.2, 1.4.5).
    private static func isLogotype(_ element: ScreenElement) -> Bool {
        let names = [element.label, element.identifier].compactMap(\.self).joined(separator: " ").lowercased()
        return names.split { !$0.isLetter }.contains {
            ["logo", "logotype", "brand", "wordmark"].contains($0)
        }
    }

    static let imageText = ScreenCheck(.imageText) { index, elements, screen in
        let element = elements[index]
        guard element.role == .image, element.traits.isDisjoint(with: [.livePhoto, .decorative]),
            max(element.frame.width, element.frame.height) > largestIcon, !isLogotype(element)
        else { return nil }
        let lines = screen.regions.indices.filter { place in
            screen.elementOfRegion[place] == index && screen.regions[place].region.kind == .text
                && screen.regions[place].region.doubts.isEmpty
        }
        guard !lines.isEmpty else { return nil }
        return Remark(
            verdict: .review,
            message: "The \(element.name) holds \(counted(lines.count, "line")) of text that is no text.")
    }
}
