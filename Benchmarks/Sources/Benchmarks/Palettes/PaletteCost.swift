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
            let report = auditor.audit(palettesAt: [file.path])
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
        var numbers = RandomColors.numbers(3 * themeCount * (inkCount + backdropCount + plainCount))[...]
        func colors(_ prefix: String, _ count: Int, from low: Double, to high: Double) -> String {
            (0..<count).map { index in
                let codes = (0..<3).map { _ in Int(low + (numbers.popFirst() ?? 0) * (high - low)) }
                return "  --\(prefix)-\(index): rgb(\(codes.map(String.init).joined(separator: " ")));\n"
            }.joined()
        }
        return (0..<themeCount).map { theme in
            (theme == 0 ? ":root" : "[data-theme=\"theme-\(theme)\"]") + " {\n"
                + colors("text", inkCount, from: 0, to: 90)
                + colors("background", backdropCount, from: 215, to: 256)
                + colors("plain", plainCount, from: 0, to: 256) + "}\n"
        }.joined()
    }
}
