internal import Foundation
internal import Legible

/// Reads and audits a stylesheet of a thousand colours in ten themes, with 50 000 pairs in each of them.
enum PaletteCost: Benchmark {
    static let name = "palette"

    private static let inkCount = 500
    private static let backdropCount = 100
    private static let plainCount = 400
    private static let themeCount = 10

    static func run(on screens: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID()).css")
        try Data(stylesheet.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let auditor = PaletteAuditor(
            configuration: PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern("text-*")], backdrops: [NamePattern("background-*")])
                ]), today: CalendarDate(secondsSince1970: 0))
        var count = 0
        let time = CPUTime.least(of: 3) {
            let report = auditor.audit(contentsOf: [file.path])
            precondition(report.unread.isEmpty && report.faults.isEmpty)
            count = report.audits.flatMap { audit in audit.pairs.map(\.modes.count) }.reduce(0, +)
        }
        precondition(count == inkCount * backdropCount * themeCount)
        print(Figure("1000 colours, 10 themes, read and judged", time, "s"))
        PythonPeers.print(
            "contrast of pairs, reading included", Double(count) / time / 1e6, against: "contrast",
            of: "coloraide")
    }

    /// Dark inks on light backdrops, of which a few fall short.
    private static var stylesheet: String {
        ThemeStylesheet(
            themeCount: themeCount,
            families: [
                .init(prefix: "text", count: inkCount, codes: 0..<90),
                .init(prefix: "background", count: backdropCount, codes: 215..<256),
                .init(prefix: "plain", count: plainCount, codes: 0..<256),
            ]
        ).text
    }
}
