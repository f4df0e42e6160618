internal import CPeers
internal import Foundation

/// Runs the benchmarks: all, or those named, on the screens of a folder.
///
///     swift run -c release benchmarks [--screens FOLDER] [NAME…]
@main
enum Benchmarks {
    static var all: [any Benchmark.Type] {
        [
            AuditCost.self, AuditGrowth.self, AuditMany.self, AuditMemory.self, AuditScaling.self,
            BufferConversion.self, ColorConversion.self, ColorDifference.self, ColorNaming.self,
            ColorParsing.self,
            PaletteCost.self, PaletteSize.self, ProfileConversion.self, ScreenshotReading.self,
            VisionOfPixels.self,
        ]
    }

    static func main() throws {
        PeerKeepMemory()
        var names = Array(CommandLine.arguments.dropFirst())
        if names.first == AuditMemory.childArgument {
            return try AuditMemory.runAlone(on: Array(names.dropFirst()))
        }
        if names.first == PaletteSize.childArgument {
            return try PaletteSize.runAlone(on: Array(names.dropFirst()))
        }
        if names.first == AuditGrowth.childArgument {
            return try AuditGrowth.runAlone(Array(names.dropFirst()))
        }
        var folder = "../Samples/Screens"
        if names.first == "--screens", names.count >= 2 {
            folder = names[1]
            names.removeFirst(2)
        }
        let screens = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".png") }.map { folder + "/" + $0 }
        for benchmark in all where names.isEmpty || names.contains(benchmark.name) {
            print("\(benchmark.name), \(screens.count) screens")
            try benchmark.run(on: screens)
        }
    }
}
