internal import Foundation
internal import Legible

/// Audits screens of 1320 × 2868 pixels, the largest of a phone, each in a process of its own, and tells the
/// peak of that process's memory.
enum AuditMemory: Benchmark {
    static let name = "audit-memory"
    /// What makes this program such a process: it, and a file.
    static let childArgument = "--audit-alone"

    static func run(on screens: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "legible-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        var peaks: (none: Double, eight: [Double], sixteen: [Double]) = (0, [], [])
        peaks.none = try peak(auditing: nil)
        for path in screens {
            let bitmap = try Screenshot(contentsOf: path).opaqueSRGB().repeated(width: 1320, height: 2868)
            let file = folder.appending(path: "screen.png")
            try Data(PNGEncoder(compressionLevel: 1).encode(bitmap)).write(to: file)
            peaks.eight.append(try peak(auditing: file))
            try Data(displayP3(bitmap)).write(to: file)
            peaks.sixteen.append(try peak(auditing: file))
        }
        print(Figure("the process alone", peaks.none, "MB"))
        print(Figure("8 bits, sRGB, the median", median(peaks.eight), "MB"))
        print(Figure("8 bits, sRGB, the most", peaks.eight.max() ?? 0, "MB"))
        print(Figure("16 bits, Display P3, the median", median(peaks.sixteen), "MB"))
        print(Figure("16 bits, Display P3, the most", peaks.sixteen.max() ?? 0, "MB"))
    }

    /// What the process of its own does: audits the file, if there is one, and prints its peak in bytes.
    static func runAlone(on files: [String]) throws {
        for file in files { _ = try Auditor().audit(contentsOf: file) }
        print(PeakMemory.now)
    }

    /// The peak in megabytes of a process that audits a file.
    private static func peak(auditing file: URL?) throws -> Double {
        let figures = try OwnProcess.figures(of: [childArgument] + (file.map { [$0.path()] } ?? []))
        return (figures.first ?? .nan) / 1e6
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    /// A file of the screen in Display P3 with 16 bits a sample.
    private static func displayP3(_ screen: Bitmap<UInt8>) throws -> [UInt8] {
        let pass = PixelTransform(try ColorTransform(from: .sRGB, to: .displayP3), from: .rgba8, to: .rgba16)
        var wide = Bitmap<UInt16>(
            width: screen.width, height: screen.height, filledWith: RGBA(red: 0, green: 0, blue: 0))
        pass.convert(screen.pixels, into: &wide.pixels)
        let profile = ICCProfile.displayP3
        let tag = ColorChunks.EmbeddedProfile(name: profile.name, bytes: profile.data)
        return try PNGEncoder(colorTag: .profile(tag), compressionLevel: 1).encode(wide)
    }
}
