internal import Audit
internal import SystemColors

extension TypeListing {
    /// The listing for people: a table for each content size.
    ///
    /// - Parameter style: What the terminal shows.
    public func text(in style: TerminalStyle) -> String {
        var lines = [
            "\(style.paint(title, as: .heading))   \(sizeWords); sizes and leading in pt, tracking in ‰ of the size"
        ]
        var category: String??
        for entry in entries {
            if category != .some(entry.style.category) {
                lines += [""] + (entry.style.category.map { ["Content size \($0)"] } ?? [])
                lines.append(
                    Self.line(["style", "size", "leading", "weight", "emphasised", "tracking", "font"]))
            }
            category = .some(entry.style.category)
            let fields = entry.fields
            lines.append(
                Self.line([fields[0], fields[2], fields[3], fields[4], fields[5], fields[7], fields[6]]))
        }
        return lines.map { $0.trimmingTrailingSpaces + "\n" }.joined()
    }

    private static func line(_ cells: [String]) -> String {
        "  " + cells[0].trailing(18) + cells[1].leading(5) + cells[2].leading(9) + "  "
            + cells[3].trailing(10)
            + cells[4].trailing(12) + cells[5].leading(8) + "  " + cells[6]
    }

    /// The names of the columns of tables for programs and pages.
    private static let columns = [
        "style", "contentSize", "size", "leading", "weight", "emphasizedWeight", "font", "tracking",
        "trackingPoints",
    ]

    /// The listing as comma-separated values (RFC 4180).
    public var csv: String {
        ([Self.columns] + entries.map(\.fields)).map(CSVText(isRaw: true).row).joined()
    }

    /// The listing as a table of Markdown.
    public var markdown: String {
        let head = [
            "## \(title)", "", sizeWords, "", Self.row(Self.columns),
            Self.row(Self.columns.map { _ in "---" }),
        ]
        return (head + entries.map { Self.row($0.fields) }).map { $0 + "\n" }.joined()
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    /// The listing as one JSON object, schema version 1.
    public var json: String { TypeListingDocument(of: self).jsonText }
}

private struct TypeListingDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let platform: Platform
    let release: Int?
    let defaultSize: Double?
    let minimumSize: Double?
    let confidence: Confidence?
    let sources: [String: String]
    let styles: [Entry]

    struct Entry: Encodable {
        let style: String
        let contentSize: String?
        let size: Double
        let leading: Double
        let weight: Int?
        let emphasizedWeight: Int?
        let font: String?
        /// In thousandths of the size.
        let tracking: Double?
        let trackingPoints: Double?
    }

    init(of listing: TypeListing) {
        platform = listing.platform
        release = listing.release
        defaultSize = listing.sizes?.defaultSize
        minimumSize = listing.sizes?.minimumSize
        confidence = listing.sizes?.confidence
        sources = listing.sources
        styles = listing.entries.map {
            Entry(
                style: $0.style.style, contentSize: $0.style.category, size: $0.style.size,
                leading: $0.style.leading, weight: $0.style.weight?.number,
                emphasizedWeight: $0.style.emphasizedWeight?.number, font: $0.font,
                tracking: $0.tracking?.thousandths, trackingPoints: $0.tracking?.points)
        }
    }
}
