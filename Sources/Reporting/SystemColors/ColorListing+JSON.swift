internal import Audit
internal import ColorMath
internal import SystemColors

extension ColorListing {
    /// The listing as one JSON object, schema version 1, as `colors-report.schema.json` lays down.
    public var json: String { ColorListingDocument(of: self).jsonText }
}

private struct ColorListingDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let platform: Platform
    let release: Int
    let releaseName: String
    let standard: String
    let sources: [String: String]
    let colors: [Entry]

    init(of listing: ColorListing) {
        platform = listing.release.platform
        release = listing.release.number
        releaseName = listing.releaseName
        standard = listing.standard.rawValue
        sources = listing.sources
        colors = listing.colors.map(Entry.init)
    }

    struct Entry: Encodable {
        let name: String
        let group: SystemColor.Group
        let note: String?
        let values: [Value]

        init(_ entry: ColorListing.Entry) {
            name = entry.color.name
            group = entry.color.group
            note = entry.color.note
            values = entry.values.map(Value.init)
        }
    }

    struct Value: Encodable {
        let appearance: String
        let color: String
        let alpha: Double
        let displayP3: String
        let confidence: Confidence
        let sources: [String]
        let note: String?
        let pairs: [Pair]

        init(_ value: ColorListing.Value) {
            appearance = value.appearance.description
            color = value.value.color.description
            alpha = value.value.alpha
            displayP3 = value.value.layer.extended(to: DisplayP3.self).css
            confidence = value.value.confidence
            sources = value.value.sources
            note = value.value.note
            pairs = value.pairs.map(Pair.init)
        }
    }

    struct Pair: Encodable {
        let background: String
        let under: String?
        let backgroundColor: String
        let seen: String
        let contrast: Figure
        let required: Double
        let passes: Bool

        init(_ pair: ColorListing.Pair) {
            background = pair.backdrop.background.name
            under = pair.backdrop.under?.name
            backgroundColor = pair.backdropColor.description
            seen = pair.seenColor.description
            contrast = Figure(pair.ratio)
            required = pair.required
            passes = pair.passes
        }
    }
}
