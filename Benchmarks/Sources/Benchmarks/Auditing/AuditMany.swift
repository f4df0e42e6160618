internal import Foundation
internal import Legible

/// Audits 100, 1,000 and 10,000 different screens in one run of the command each, with the reports of six
/// formats, and gives the processor time for a screen and the peak of the command's memory.
///
/// The screens are windows cut out of those of the folder. The command is that of `LEGIBLE`, or of a release
/// build of the repository.
enum AuditMany: Benchmark {
    static let name = "audit-many"

    private static let counts = [100, 1_000, 10_000]
    private static let formats = ["json", "sarif", "junit", "html", "markdown", "ndjson"]

    static func run(on screens: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "legible-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try cut(counts.last ?? 0, outOf: screens, to: folder.appending(path: "screens"))
        for count in counts {
            let list = try files(in: folder.appending(path: "screens")).prefix(count).joined(separator: "\n")
            try Data(list.utf8).write(to: folder.appending(path: "list"))
            let cost = try cost(in: folder)
            print(Figure("processor time a screen, of \(count)", cost.seconds / Double(count) * 1e3, "ms"))
            print(Figure("peak memory, \(count) screens", cost.peak / 1e6, "MB"))
        }
    }

    /// Runs the command on the list of a folder.
    private static func cost(in folder: URL) throws -> (seconds: Double, peak: Double) {
        let process = Process()
        let output = Pipe()
        let command = ProcessInfo.processInfo.environment["LEGIBLE"] ?? "../.build/release/legible"
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", "-c", meter, URL(filePath: command).path, "audit", "--files-from", "list", "--quiet"]
            + formats.flatMap { ["--format", "\($0)=out.\($0)"] }
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard figures.count == 2 else { return (.nan, .nan) }
        return (figures[0], figures[1])
    }

    /// Runs a command, and prints the processor time and the peak memory that the system says it took. The
    /// small process that does so is what `ru_maxrss` begins with.
    private static let meter = """
        import resource, subprocess, sys
        subprocess.call(sys.argv[1:])
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        unit = 1 if sys.platform == "darwin" else 1024
        print(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)
        """

    private static func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { "screens/" + $0 }
    }

    /// Cuts windows of different sizes and places out of screens.
    private static func cut(_ count: Int, outOf screens: [String], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var numbers = SystemRandomNumberGenerator()
        let each = (count + screens.count - 1) / max(1, screens.count)
        var index = 0
        for path in screens {
            let bitmap = try Screenshot(contentsOf: path).opaqueSRGB()
            for _ in 0..<each where index < count {
                let width = min(bitmap.width, Int.random(in: 300...560, using: &numbers))
                let height = min(bitmap.height, Int.random(in: 400...900, using: &numbers))
                let x = Int.random(in: 0...bitmap.width - width, using: &numbers)
                let y = Int.random(in: 0...bitmap.height - height, using: &numbers)
                var window = Bitmap<UInt8>(
                    width: width, height: height, filledWith: RGBA(red: 0, green: 0, blue: 0))
                for row in 0..<height {
                    for column in 0..<width { window[column, row] = bitmap[x + column, y + row] }
                }
                let file = folder.appending(path: "\(100_000 + index)@2x.png")
                try Data(PNGEncoder(compressionLevel: 1).encode(window)).write(to: file)
                index += 1
            }
        }
    }
}
