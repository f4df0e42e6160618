internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// No bar and no control has more parts than can be told and hit.
    public static let controlCount = Rule(
        id: "control-count",
        name: "Number of tabs, segments and dots",
        summary:
            "A phone shows three to five tabs, five segments at most, and no more dots than can be counted.",
        rationale: """
            On a phone more than five tabs or segments are too narrow to be recognized and hit, and fewer \
            than three tabs are no bar of tabs. Dots of a page control are hard to count beyond ten, \
            which is a note, and do not fit beyond twenty. A widget holds at most four icons in a row.
            """,
        guidelines: [
            .interface("Tab bars", "Best practices", at: "tab-bars"),
            .interface("Segmented controls", "Best practices", at: "segmented-controls"),
            .interface("Page controls", "Best practices", at: "page-controls"),
        ],
        severity: .warning,
        examples: [
            .found(elements: .example(.segmentedControl, [16, 100, 358, 32], label: "Range 1 of 6")),
            .notFound(elements: .example(.segmentedControl, [16, 100, 358, 32], label: "Range 1 of 5")),
            .found(elements: .example(.pageControl, [16, 700, 358, 28], label: "page 1 of 11")),
            .notFound(elements: .example(.pageControl, [16, 700, 358, 28], label: "page 1 of 10")),
            .found(
                elements: .example(.tabBar, [0, 761, 390, 49]), .example(.tab, [0, 761, 195, 49], in: 0),
                .example(.tab, [195, 761, 195, 49], in: 0)),
            .notFound(
                elements: .example(.tabBar, [0, 761, 390, 49]), .example(.tab, [0, 761, 130, 49], in: 0),
                .example(.tab, [130, 761, 130, 49], in: 0), .example(.tab, [260, 761, 130, 49], in: 0)),
        ])
}

extension ScreenCheck {
    static let controlCount = ScreenCheck(.controlCount) { index, elements, screen in
        guard screen.conditions.platform == .iOS, elements.isPhones else { return nil }
        let element = elements[index]
        func remark(_ words: String, isSure: Bool = true, atMost: Severity = .error) -> Remark {
            Remark(
                verdict: isSure ? .fail : .review, message: "The \(element.name) \(words).",
                severityAtMost: atMost)
        }
        switch element.role {
        case .tabBar:
            let count = elements.parts(of: index, as: [.tab, .button, .radio])
            guard count > 0 else { return nil }
            if count > 5 { return remark("has \(count) tabs; a phone shows five at most") }
            return count < 3 ? remark("has \(counted(count, "tab")); three to five make a bar of tabs") : nil
        case .segmentedControl:
            let count = elements.parts(of: index, as: [.segment, .button, .radio, .tab, .toggle])
            return count > 5 ? remark("has \(count) segments; a phone shows five at most") : nil
        case .pageControl:
            let count = elements.parts(of: index, as: [.pageDot, .button, .tab, .other, .image])
            if count > 20 { return remark("has \(count) dots; no more than twenty fit") }
            return count > 10
                ? remark(
                    "has \(count) dots; more than ten are hard to count", isSure: false, atMost: .note) : nil
        case .widget where elements.areCompared:
            let count = elements.longestRow(in: index)
            return count > 4 ? remark("has \(count) icons in a row; four at most can be distinguished") : nil
        default:
            return nil
        }
    }
}

extension SeenElements {
    /// The longest side in points that the shorter side of a phone has.
    private static var widestPhone: Double { 500 }

    /// Whether the screen is as narrow as that of a phone.
    var isPhones: Bool { min(screen.width, screen.height) <= Self.widestPhone }

    /// How many parts of some roles a control has: those that lie in it, or the last number of its label or
    /// value, as in “page 2 of 8”, where none do.
    fileprivate func parts(of index: Int, as roles: Set<ElementRole>) -> Int {
        var level = children[index]
        // Toolkits put a view between a control and its parts.
        for _ in 0..<3 where !level.isEmpty {
            let parts = level.filter { roles.contains(self[$0].role) && self[$0].frame.area > 0 }
            if parts.count > 1 || parts.count == level.count { return parts.count }
            level = level.flatMap { children[$0] }
        }
        let texts = [self[index].value, self[index].label].compactMap(\.self)
        return texts.lazy.compactMap(Self.total).first ?? 0
    }

    /// The second of two numbers in a text.
    private static func total(in text: String) -> Int? {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        return numbers.count == 2 ? min(numbers[1], 10_000) : nil
    }

    /// The most buttons or pictures of about one size in an element that lie at one height.
    fileprivate func longestRow(in index: Int) -> Int {
        let icons = elements.indices.filter {
            [.button, .image, .link].contains(self[$0].role) && tree.isAncestor(index, of: $0)
                && !liesInTarget($0)
        }
        let rows = Dictionary(grouping: icons) { (self[$0].frame.midY / 4).rounded() }
        return rows.values.map(\.count).max() ?? 0
    }
}
