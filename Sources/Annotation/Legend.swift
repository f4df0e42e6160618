internal import Audit
internal import ColorMath

/// The strip below a picture that says what its marks mean, how many there are, and which standard judged.
struct Legend {
    private let chips: [Chip]
    private let title: Lettering
    private let capHeight: Double

    static let ground = SRGB8(red: 16, green: 17, blue: 20)
    private static let rule = SRGB8(red: 72, green: 74, blue: 80)
    private static let ink = SRGB8(red: 240, green: 240, blue: 245)

    /// Counts lines of text by their marks, with what other findings mark so.
    ///
    /// - Parameters:
    ///   - counts: The lines of text.
    ///   - others: The places of findings of other rules.
    ///   - standard: What judged.
    ///   - capHeight: The height of capital letters in pixels.
    init(
        counts: [Marking: Int], others: [Marking: Int], standard: ContrastStandard, capHeight: Double
    ) {
        self.capHeight = capHeight
        let markings = Marking.allCases.filter { $0.isAlwaysListed || counts[$0] != nil }
        chips = markings.map { marking in
            let other = others[marking].map { " / \($0) other" } ?? ""
            return Chip(
                ["\(marking.sign) \(counts[marking] ?? 0) \(marking.word)\(other)"], color: marking.color,
                capHeight: capHeight)
        }
        title = Lettering(text: "Ratio/required \(standard.title)", capHeight: capHeight)
    }

    private var margin: Double { capHeight * 1.5 }
    private var chipsWidth: Double { chips.reduce(-capHeight) { $0 + $1.width + capHeight } }
    private var rowHeight: Double { chips[0].height }

    /// Whether the title stands beside the chips or below them.
    private func isOneRow(in width: Double) -> Bool {
        chipsWidth + title.width + 3 * margin <= width
    }

    /// The least width that holds the legend in two rows.
    var leastWidth: Double { max(chipsWidth, title.width) + 2 * margin }

    func height(in width: Double) -> Double {
        2 * margin + rowHeight * (isOneRow(in: width) ? 1 : 2)
    }

    func draw(in rect: Rect, on canvas: inout Canvas) {
        let rule = Rect(x: rect.x, y: rect.y, width: rect.width, height: capHeight * 0.2)
        canvas.fill(RoundedRect(rect: rule, radius: 0), with: Self.rule)
        var x = rect.x + margin
        let y = rect.y + margin
        for chip in chips {
            chip.draw(at: Point(x: x, y: y), on: &canvas)
            x += chip.width + capHeight
        }
        let textInset = (rowHeight - capHeight) / 2
        let corner =
            isOneRow(in: rect.width)
            ? Point(x: rect.maxX - margin - title.width, y: y + textInset)
            : Point(x: rect.x + margin, y: y + rowHeight + 2 * textInset)
        title.draw(at: corner, color: Self.ink, on: &canvas)
    }
}

extension ContrastStandard {
    fileprivate var title: String {
        switch self {
        case .wcagAA: "WCAG AA"
        case .wcagAAA: "WCAG AAA"
        case .apple: "Apple"
        }
    }
}
