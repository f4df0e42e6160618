import Foundation
import PNGFiles
import Raster
import Screenshots
import Testing
import TextDetection

/// A number that can be moved by a quarter without any screen noticing decides nothing.
struct `A number of text detection that moves by a quarter` {
    @Test(arguments: NoticedNumbers.known.keys.sorted())
    func `is noticed on a sample screen`(name: String) throws {
        let constant = try #require(DetectionConstants.all.first { $0.name == name })
        let screen = try #require(NoticedNumbers.known[name])
        #expect(try MeasuredSample.named(screen).notices(constant), "\(screen) notices no longer")
    }

    /// `LEGIBLE_SWEEP=1 swift test -c release --filter TextDetectionTests` looks at all numbers on all
    /// samples, says which none of them notices, and writes `noticed.json` again.
    @Test(.enabled(if: NoticedNumbers.isSweeping, "set LEGIBLE_SWEEP=1 to look at all on all samples"))
    func `is noticed where the file says so`() async throws {
        let found = try await NoticedNumbers.sweep()
        try NoticedNumbers.write(found)
        for constant in DetectionConstants.all where found[constant.name] == nil {
            print("no sample notices", constant.name)
        }
        let forgotten = Set(NoticedNumbers.known.keys).subtracting(found.keys)
        #expect(forgotten.isEmpty)
    }
}

/// For each number that a sample screen notices, the first of these screens.
enum NoticedNumbers {
    static var isSweeping: Bool { ProcessInfo.processInfo.environment["LEGIBLE_SWEEP"] != nil }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "noticed.json")

    static let known: [String: String] = {
        let data = try? Data(contentsOf: file)
        return data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }()

    static func write(_ found: [String: String]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(found).write(to: file)
    }

    /// Looks for the first screen that notices, for each number.
    static func sweep() async throws -> [String: String] {
        let samples = try MeasuredSample.names.map { try MeasuredSample.named($0) }
        return await withTaskGroup(of: (String, String?).self) { group in
            for name in DetectionConstants.all.map(\.name) {
                group.addTask {
                    guard let constant = DetectionConstants.all.first(where: { $0.name == name }) else {
                        return (name, nil)
                    }
                    return (name, samples.first { $0.notices(constant) }?.name)
                }
            }
            var found: [String: String] = [:]
            for await (name, screen) in group { found[name] = screen }
            return found
        }
    }
}

/// A sample screen, and what is found on it by the numbers as they are.
struct MeasuredSample: Sendable {
    let name: String
    private let screen: Bitmap<UInt8>
    private let scale: Double
    private let regions: [Region]

    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens")
        .standardizedFileURL

    static var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
                .filter { $0.hasSuffix(".png") }.sorted()
        }
    }

    /// Each sample is read once.
    private static let all: [String: Result<MeasuredSample, any Error>] = {
        let files = (try? names) ?? []
        return Dictionary(
            uniqueKeysWithValues: files.map { name in (name, Result { try MeasuredSample(name) }) })
    }()

    static func named(_ name: String) throws -> MeasuredSample {
        try #require(all[name]).get()
    }

    private init(_ name: String) throws {
        let screenshot = try Screenshot(
            contentsOf: Self.folder.appending(path: name).path(percentEncoded: false),
            decodedBy: PNGDecoder())
        self.name = name
        screen = screenshot.opaqueSRGB()
        scale = screenshot.scale.value
        regions = TextDetector(scale: scale).regions(in: screen)
    }

    /// Why something on it is no text.
    var reasons: Set<Reason> { Set(TextDetector(scale: scale).trace(of: screen).reasons.keys) }

    /// Whether what is found changes when a number moves by a quarter, up or down.
    func notices(_ constant: DetectionConstant) -> Bool {
        [0.8, 1.25].contains { factor in
            var detector = TextDetector(scale: scale)
            let value = detector.constants[keyPath: constant.path]
            // No share of a whole is larger than the whole.
            let moved = value <= 1 ? min(1, value * factor) : value * factor
            detector.constants[keyPath: constant.path] = moved
            return detector.regions(in: screen) != regions
        }
    }
}
