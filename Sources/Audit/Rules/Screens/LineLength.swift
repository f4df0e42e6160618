internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

extension Rule {
    /// Lines of running text are not too wide to read.
    public static let lineLength = Rule(
        id: "line-length",
        name: "Line length",
        summary: "Lines of running text are no wider than about 80 characters.",
        rationale: """
            Who has reached the end of a long line has to find the beginning of the next one. WCAG asks for \
            80 characters at most, 40 of Chinese, Japanese and Korean, for which characters are as wide as \
            the text is high. Both are some 40 times the size of the text. Pixels do not tell the \
            characters, and typefaces differ in their width: a line counts from 45 times its size on, where \
            another of its size stands above or below it. The verdict is review.
            """,
        guidelines: [
            Guideline(
                title: "WCAG 2.2, success criterion 1.4.8 Visual Presentation (AAA)",
                address: "https://www.w3.org/TR/WCAG22/#visual-presentation"),
            .interface("Layout", "Best practices", at: "layout"),
        ],
        severity: .note, isOnByDefault: false,
        examples: [
            .found(.line(width: 900, y: 100), .line(width: 880, y: 124)),
            .notFound(.line(width: 640, y: 100), .line(width: 620, y: 124)),
            .notFound(.line(width: 900, y: 100)),
            .notFound(.line(width: 900, y: 100), .line(width: 200, y: 400)),
        ])
}

extension ScreenCheck {
    static let lineLength = ScreenCheck(.lineLength) { index, screen in
        let judged = screen.regions[index]
        let line = judged.region
        // The unit of sizes is that of the platform, and a size is its height in pixels over the scale.
        let size = line.pointSize * screen.model.scale.value
        guard line.kind == .text, line.place == .content, size > 0 else { return nil }
        let width = Double(line.box.width) / size
        guard width > Line.widest,
            screen.regions.contains(where: { $0.region.isNeighbor(of: line, size: size) })
        else { return nil }
        return Remark(
            verdict: .review,
            message: """
                A line of running text is \(Int(width)) times as wide as its size, about \
                \(Int(width / Line.characterWidth)) characters; 80 are as many as are easy to follow.
                """)
    }
}

/// The measures of lines of running text, in sizes of the text.
private enum Line {
    /// The width of 80 characters of the widest of common typefaces, 0.56 each: Verdana's mean over English
    /// text, with spaces; Arial has 0.46, Times 0.41.
    static let widest = 45.0
    /// The width of a character of most typefaces.
    static let characterWidth = 0.5
    /// The farthest from one line to the next of a paragraph: double spacing.
    static let farthestPitch = 2.5
}

extension Region {
    /// Whether the region is the line above or below another in a paragraph: of its size, not much shorter
    /// and beginning or ending where it does.
    fileprivate func isNeighbor(of line: Region, size: Double) -> Bool {
        let pitch = abs(Double(box.y - line.box.y))
        return kind == .text && pitch > size / 2 && pitch < Line.farthestPitch * size
            && abs(pointSize - line.pointSize) <= 0.1 * line.pointSize
            && 2 * box.width >= line.box.width
            && (abs(Double(box.x - line.box.x)) <= size || abs(Double(box.maxX - line.box.maxX)) <= size)
    }

    /// A line of text, for examples.
    fileprivate static func line(width: Int, y: Int) -> Region {
        var region = Region.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 17)
        region.box = PixelRect(x: 20, y: y, width: width, height: 17)
        return region
    }
}
