import ColorMath
import Foundation
import Reporting
import SystemColors
import TestSupport
import Testing

@Suite("The listing of system colours")
struct ColorListingTests {
    private let labels = ColorListing(
        of: .embedded, in: Release(.iOS, 26),
        appearances: [.light, .dark, Appearance(.dark, level: .elevated)],
        where: { $0.name == "secondaryLabel" })

    private func value(in appearance: Appearance) throws -> ColorListing.Value {
        try #require(labels.colors.first?.values.first { $0.appearance == appearance })
    }

    @Test("has the contrast on every background, by the unrounded mix")
    func contrast() throws {
        let pairs = try value(in: .light).pairs
        let onWhite = try #require(
            pairs.first { $0.backdrop.under == nil && $0.backdrop.background.name == "systemBackground" })
        // 60 % of 60, 60, 67 on white is 138, 138, 142.2.
        #expect(abs(onWhite.seen.red * 255 - 138) < 1e-9 && abs(onWhite.seen.blue * 255 - 142.2) < 1e-9)
        #expect(abs(onWhite.ratio - onWhite.seen.contrastRatio(with: SRGB(.white))) < 1e-12)
        #expect(!onWhite.passes && onWhite.required == 4.5)
        // Six backgrounds, and four fills on each of them.
        #expect(pairs.count == 6 + 4 * 6)
        #expect(pairs.allSatisfy { ($0.backdrop.under == nil) == ($0.backdrop.background.group != .fill) })
    }

    @Test("judges lines and controls as what is no text, and backgrounds not at all")
    func subjects() throws {
        let listing = ColorListing(of: .embedded, in: Release(.iOS, 26), standard: .wcagAAA)
        for entry in listing.colors {
            let required = Set(entry.values.flatMap(\.pairs).map(\.required))
            switch entry.color.group {
            case .separator: #expect(required == [3])
            case .background, .groupedBackground, .fill: #expect(required.isEmpty)
            default: #expect(required == [7], "\(entry.color.name)")
            }
        }
    }

    @Test("has one row in Markdown for what is the same at both levels")
    func levels() {
        let listing = ColorListing(
            of: .embedded, in: Release(.iOS, 26),
            where: { ["systemBackground", "systemFill"].contains($0.name) })
        let rows = listing.markdown.split(separator: "\n").filter { $0.hasPrefix("| `") }
        // The fill in four appearances, the background in six: elevated dark differs, elevated light does
        // not.
        #expect(rows.count == 4 + 6)
        #expect(rows.contains { $0.contains("| dark-elevated | `#1C1C1E` |") })
    }

    @Test("has a line of CSV for every pair, each with as many fields as the heading")
    func csv() throws {
        let lines = labels.csv.components(separatedBy: "\r\n")
        #expect(lines.last == "" && lines.count == 1 + 3 * 30 + 1)
        let widths = Set(
            lines.dropLast().map { $0.split(separator: ",", omittingEmptySubsequences: false).count })
        #expect(widths == [14])
        #expect(
            lines.contains(
                "ios,26,secondaryLabel,label,light,#3C3C43,0.6,high,systemBackground,,#FFFFFF,#8A8A8E,3.43,false"
            ))
    }

    @Test("has fields of CSV in quotes where they hold what separates fields")
    func quotes() throws {
        let json = """
            {"version": 1, "platform": "ios", "colors": [{"name": "a,\\"b\\"", "group": "label"}],
             "releases": [{"number": 1, "values": {"a,\\"b\\"": {"light": {"color": "#000000"}}}}]}
            """
        let palette = try SystemPalette(decoding: Array(json.utf8), file: "own.json")
        let csv = ColorListing(of: palette, in: Release(.iOS, 1)).csv
        #expect(csv.contains("\r\nios,1,\"a,\"\"b\"\"\",label,"))
    }

    @Test("tells failures by a mark, not by colour alone, within the width")
    func terminal() {
        for width in [60, 80, 120] {
            for isDetailed in [true, false] {
                let text = labels.text(in: TerminalStyle(width: width), isDetailed: isDetailed)
                #expect(text.split(separator: "\n").allSatisfy { $0.count <= max(width, 65) })
                #expect(!text.contains("\u{1B}"))
            }
        }
        let text = labels.text(in: TerminalStyle(width: 80), isDetailed: true)
        #expect(text.contains("3.43 ✗  #8A8A8E on #FFFFFF  systemBackground"))
        #expect(
            labels.text(in: TerminalStyle(palette: .trueColor), isDetailed: true).contains(
                "\u{1B}[48;2;138;138;142m"))
    }
}

@Suite("The JSON Schema of the listing")
struct ColorListingSchemaTests {
    private func faults(in document: String) throws -> [String] {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let schema = try JSONSchema(
            contentsOf: package.appending(path: "Sources/Reporting/JSON/colors-report.schema.json"))
        return try schema.faults(in: document)
    }

    @Test("holds for every release", arguments: Platform.allCases.filter(\.isApples))
    func releases(platform: Platform) throws {
        for release in SystemPalette.embedded.releases(of: platform) {
            // Labels stand on everything, and the other groups differ in nothing that the schema sees.
            let listing = ColorListing(
                of: .embedded, in: release, where: { $0.group != .hue || $0.name == "systemBlue" })
            #expect(try faults(in: listing.json) == [])
        }
    }

    @Test(
        "does not hold for what it does not describe",
        arguments: [
            ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"),
            ("\"platform\" : \"ios\"", "\"platform\" : \"iOS\""),
            ("\"passes\" : false", "\"passes\" : 0"), ("\"under\"", "\"below\""),
            ("\"appearance\" : \"dark\"", "\"appearance\" : \"night\""),
        ])
    func faulty(original: String, fault: String) throws {
        let listing = ColorListing(
            of: .embedded, in: Release(.iOS, 26), appearances: [.dark], where: { $0.name == "tertiaryLabel" })
        let document = listing.json.replacingOccurrences(of: original, with: fault)
        #expect(document != listing.json)
        #expect(try !faults(in: document).isEmpty)
    }
}
