internal import Audit
internal import ColorMath
internal import Raster

/// A finding on the contrast of text, with the first of the lines that it is about.
struct TextFinding {
    let finding: FindingDocument
    let region: RegionDocument
    let boxes: [PixelRect]
    /// Its size and weight in words.
    let size: String
    /// Its number on annotated pictures.
    let number: Int?

    /// A screen's findings on the contrast of text, the worst first: failures before the others, then by how
    /// far the ratio falls short.
    static func worstFirst(of findings: [NumberedFinding], on image: ImageDocument) -> [TextFinding] {
        findings.filter(\.document.isOnTextContrast).compactMap { finding in
            finding.document.region.map {
                TextFinding(
                    finding: finding.document, region: image.regions[$0],
                    boxes: finding.document.places(on: image), size: image.typeWords(of: image.regions[$0]),
                    number: finding.number)
            }
        }.sorted {
            ($0.rank, $0.shortfall, $0.finding.region ?? 0) < ($1.rank, $1.shortfall, $1.finding.region ?? 0)
        }
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
}

extension FindingDocument {
    /// Whether the finding is about the ratio of a line of text as the standard sees it, and fits into its
    /// table.
    var isOnTextContrast: Bool { rule == Rule.textContrast.id || rule == Rule.preferredContrast.id }
}
