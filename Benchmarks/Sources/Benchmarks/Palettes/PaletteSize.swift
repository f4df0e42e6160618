internal import Foundation
internal import Legible

/// Large palettes, read, judged and reported in a process of their own each: a stylesheet of 44 themes with
/// 2,450 pairs in each, of which nearly all pass or nearly none, one of 44 themes with 2,447 pairs of two
/// colours of their own in each, and a repository of 5,000 files.
enum PaletteSize: Benchmark {
    static let name = "palette-size"
    /// What makes this program such a process: it, and a file or folder.
    static let childArgument = "--palette-alone"

    private static let themeCount = 44
    private static let inkCount = 50
    private static let backdropCount = 49
    private static let ownPairCount = 2_447
    private static let fileCount = 5_000
    /// The most memory that any of them may take, in megabytes.
    private static let mostMemory = 150.0

    static func run(on screens: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "legible-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (label, inks) in [("nearly all pass", 0.0..<90), ("nearly none passes", 0..<256)] {
            let file = folder.appending(path: "themes.css")
            let backdrops = inks.upperBound < 200 ? 180.0..<256 : inks
            try Data(stylesheet(inks: inks, backdrops: backdrops).utf8).write(to: file)
            try measure("44 themes of 2450 pairs, \(label)", file)
        }
        for (label, codes) in [("nearly all pass", 0.0..<90), ("nearly none passes", 0..<256)] {
            let file = folder.appending(path: "own.css")
            let backdrops = codes.upperBound < 200 ? 180.0..<256 : codes
            let text = ThemeStylesheet(
                themeCount: themeCount,
                families: [
                    .init(prefix: "ink", count: ownPairCount, codes: codes),
                    .init(prefix: "paper", count: ownPairCount, codes: backdrops),
                ]
            ).text
            try Data(text.utf8).write(to: file)
            try measure("44 themes of 2447 pairs of their own colours, \(label)", file)
        }
        let repository = folder.appending(path: "repository")
        try writeRepository(to: repository)
        try measure("a repository of 5000 files", repository)
    }

    /// What the process of its own does: prints the number of pairs in all modes, the processor time in
    /// seconds, and the peak of its memory in bytes.
    static func runAlone(on paths: [String]) throws {
        let auditor = PaletteAuditor(
            configuration: PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern("--text-*")], backdrops: [NamePattern("--ground-*")]),
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern("--ink-{n}")], backdrops: [NamePattern("--paper-{n}")]
                    ),
                ]), today: CalendarDate(secondsSince1970: 0))
        let start = CPUTime.now
        let report = auditor.audit(contentsOf: paths)
        precondition(report.unread.isEmpty && report.faults.isEmpty)
        var size = 0
        PaletteJSONReporter().write(report) { (piece: String) throws(Never) in size += piece.utf8.count }
        let time = CPUTime.now - start
        precondition(size > 0)
        let count = report.audits.flatMap { audit in audit.pairs.map(\.modes.count) }.reduce(0, +)
        print(count, time, PeakMemory.now)
    }

    private static func measure(_ label: String, _ path: URL) throws {
        let figures = try OwnProcess.figures(of: [childArgument, path.path()])
        guard figures.count == 3 else { return print(Figure(label, .nan, "s")) }
        print(Figure(label, figures[1], "s"))
        print(Figure("  memory", figures[2] / 1e6, "MB", atMost: mostMemory))
        PythonPeers.print(
            "  contrast of pairs, all else included", figures[0] / figures[1] / 1e6, against: "contrast",
            of: "coloraide")
    }

    private static func stylesheet(inks: Range<Double>, backdrops: Range<Double>) -> String {
        ThemeStylesheet(
            themeCount: themeCount,
            families: [
                .init(prefix: "text", count: inkCount, codes: inks),
                .init(prefix: "ground", count: backdropCount, codes: backdrops),
            ]
        ).text
    }

    /// One file of ten is a stylesheet with names of its own; the others hold source and data, in which there
    /// is nothing to read.
    private static func writeRepository(to folder: URL) throws {
        let others = [
            (
                "swift",
                "struct View { let a = 1 }\n" + String(repeating: "func f() -> Int { 2 }\n", count: 80)
            ),
            ("json", "[" + String(repeating: "{\"id\": 1, \"name\": \"x\"}, ", count: 100) + "0]"),
            ("ts", String(repeating: "export const x = (a: number) => a * 2;\n", count: 80)),
        ]
        for index in 0..<fileCount {
            let part = folder.appending(path: "part-\(index / 100)")
            if index.isMultiple(of: 100) {
                try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
            }
            guard index.isMultiple(of: 10) else {
                let (ending, text) = others[index % others.count]
                try Data(text.utf8).write(to: part.appending(path: "file-\(index).\(ending)"))
                continue
            }
            let colors = (0..<5).map { "--text-\(index)-\($0): #333; --ground-\(index)-\($0): #eee;" }
            try Data(":root { \(colors.joined(separator: " ")) }\n".utf8)
                .write(to: part.appending(path: "theme-\(index).css"))
        }
    }
}
