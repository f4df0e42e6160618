internal import Audit
internal import ColorMath
internal import Raster

/// The findings on the contrast of text that say the same of several lines: one pair of colours, one size,
/// one verdict.
struct FindingGroup {
    let finding: FindingDocument
    let region: RegionDocument
    private(set) var boxes: [PixelRect]

    /// The groups of a screen's findings on the contrast of text, the worst first: failures before the
    /// others, then by how far the ratio falls short.
    static func groups(of findings: [FindingDocument], on image: ImageDocument) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        for finding in findings where finding.isOnTextContrast {
            guard let region = finding.region.map({ image.regions[$0] }) else { continue }
            let group = FindingGroup(finding: finding, region: region, boxes: [region.box.rect])
            if let index = groups.firstIndex(where: { $0.says(theSameAs: group) }) {
                groups[index].boxes += group.boxes
            } else {
                groups.append(group)
            }
        }
        return groups.sorted {
            ($0.rank, $0.shortfall, $0.finding.region ?? 0) < ($1.rank, $1.shortfall, $1.finding.region ?? 0)
        }
    }

    /// The size in words.
    var size: String {
        "\(Figure(region.pointSize.exact.rounded())) pt" + (region.bold ? " bold" : "")
    }

    var required: Double { region.required ?? 1 }

    /// The ratio in words.
    var ratio: String { ContrastRatio(region.contrast.exact).description }

    private var rank: Int {
        switch finding.verdict {
        case .fail: 0
        case .review: 1
        case .pass: 2
        }
    }

    private var shortfall: Double { region.contrast.exact / required }

    private func says(theSameAs other: FindingGroup) -> Bool {
        finding.verdict == other.finding.verdict && region.ink == other.region.ink
            && region.backdrop == other.region.backdrop && size == other.size && ratio == other.ratio
            && region.required == other.region.required && region.preferred == other.region.preferred
            && region.verdict == other.region.verdict && region.reason == other.region.reason
    }
}

extension FindingDocument {
    /// Whether the finding is about the ratio of a line of text as the standard sees it, and fits into its
    /// table.
    var isOnTextContrast: Bool { rule == Rule.textContrast.id || rule == Rule.preferredContrast.id }
}
