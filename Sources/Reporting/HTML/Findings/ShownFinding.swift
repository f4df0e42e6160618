internal import Audit
internal import ColorMath

/// A finding with all that a page says of it.
struct ShownFinding {
    let finding: ReportedFinding
    /// The number of the finding among those of its file, from 1.
    let number: Int
    let rule: Rule?
    /// What a record of a screen has beyond lists of findings.
    var document: FindingDocument?
    var region: RegionDocument?
    /// The size and the weight of its text in words.
    var size: String?
    /// The pixels of its first place.
    var crop: HTMLCrop?
    /// Those on the same pair in other modes, which are less bad; it is said at once with them.
    var others: [ShownFinding] = []

    /// What links to the finding lead to.
    var anchor: String { PageAnchor.finding(finding) }
    /// What links to its place on the picture lead to.
    var placeAnchor: String { PageAnchor.place(finding) }

    var isOnPicture: Bool { if case .pixels = finding.place { true } else { false } }

    /// The ratio, where it is measured; over a backdrop that varies the usual one.
    var contrast: Double? { finding.contrast ?? region?.contrast.exact }

    /// The ratio that is required, where one is.
    var required: Double? {
        if let document { return document.required?.exact }
        guard let contrast = finding.contrast, finding.sufficiency < 1 else { return nil }
        return (contrast / finding.sufficiency).rounded(toDecimals: 2)
    }

    /// The ratio and the one that is required, where it is less.
    var shortfall: (contrast: Double, required: Double)? {
        contrast.flatMap { contrast in
            required.flatMap { contrast < $0 ? (contrast, $0) : nil }
        }
    }

    /// What ink and backdrop are called; `nil` for those that have no name.
    var names: (ink: String?, backdrop: String?) {
        if let region {
            return (region.inkName, region.backdropName)
        }
        let parts = finding.topic?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (nil, nil)
    }

    /// The system colours that ink and backdrop are; empty where neither is one.
    var roles: [String] { region == nil ? [] : [names.ink, names.backdrop].compactMap(\.self) }

    /// The pair in words, the names that there are before the colours: `accent #0078D6 on #FFFFFF`.
    var pairWords: String? {
        func words(_ name: String?, _ color: SRGB8) -> String {
            name.map { "\($0.visible) \(color)" } ?? color.description
        }
        return finding.colors.map { colors in
            "\(words(names.ink, colors.ink)) on \(words(names.backdrop, colors.backdrop))"
        }
    }

    /// What it is called in lists: `Text contrast: 2.79, needs 4.5`.
    var title: String {
        let name = rule?.name ?? finding.rule
        guard let (contrast, required) = shortfall else { return name }
        return "\(name): \(ContrastRatio(contrast)), needs \(Figure(required))"
    }

    /// What the baseline says of it.
    var state: String {
        switch finding.suppression {
        case nil: "counts"
        case .baseline: "known"
        case .exception, .comment: "suppressed"
        }
    }
}
