internal import Audit
internal import ColorMath
internal import Raster
internal import TextDetection

/// The findings on the contrast of text that say the same of several lines: one pair of colours, one size, one verdict.
struct FindingGroup {
    let finding: Finding
    let judged: JudgedRegion
    private(set) var boxes: [PixelRect]

    /// The groups of a screen's findings on the contrast of text, the worst first: failures before the others, then by
    /// how far the ratio falls short.
    static func groups(of findings: [Finding], on screen: ScreenAudit) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        for finding in findings where finding.isOnTextContrast {
            guard let region = finding.region else { continue }
            let group = FindingGroup(
                finding: finding, judged: screen.regions[region], boxes: [finding.box])
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
        "\(Figure(judged.region.pointSize.rounded())) pt" + (judged.region.weight == .bold ? " bold" : "")
    }

    var required: Double { judged.judgement?.required ?? 1 }

    /// The ratio in words.
    var ratio: String { ContrastRatio(judged.region.contrast.typical).description }

    private var rank: Int {
        switch finding.verdict {
        case .fail: 0
        case .review: 1
        case .pass: 2
        }
    }

    private var shortfall: Double { judged.region.contrast.typical / required }

    private func says(theSameAs other: FindingGroup) -> Bool {
        finding.verdict == other.finding.verdict && judged.region.ink == other.judged.region.ink
            && judged.region.backdrop == other.judged.region.backdrop && size == other.size
            && ratio == other.ratio && judged.judgement == other.judged.judgement
    }
}

extension Finding {
    /// Whether the finding is about the ratio of a line of text as the standard sees it, and fits into its table.
    var isOnTextContrast: Bool { rule == Rule.textContrast.id || rule == Rule.preferredContrast.id }
}
