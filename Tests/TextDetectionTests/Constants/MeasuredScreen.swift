import Foundation
import PNGFiles
import Raster
import Screenshots
import Testing
import TextDetection

/// A sample screen, or a shape cut from a drawn one, and what is found on it by the numbers as they are.
struct MeasuredScreen: Sendable {
    let name: String
    let pixels: Bitmap<UInt8>
    let scale: Double
    private let regions: [Region]

    init(_ name: String, pixels: Bitmap<UInt8>, scale: Double) {
        self.name = name
        self.pixels = pixels
        self.scale = scale
        regions = TextDetector(scale: scale).regions(in: pixels)
    }

    init(contentsOf file: URL) throws {
        let screenshot = try Screenshot(contentsOf: file.path(percentEncoded: false), decodedBy: PNGDecoder())
        self.init(
            file.lastPathComponent, pixels: screenshot.opaqueSRGB(), scale: screenshot.scale.value)
    }

    /// Why something on it is no text.
    var reasons: Set<Reason> { Set(TextDetector(scale: scale).trace(of: pixels).reasons.keys) }

    /// The regions that there are only with or only without a number moved by a quarter, down or else up;
    /// nil where there are none.
    func change(by constant: DetectionConstant) -> Set<Region>? {
        for factor in [0.8, 1.25] {
            var detector = TextDetector(scale: scale)
            let value = detector.constants[keyPath: constant.path]
            // No share of a whole is larger than the whole.
            let moved = value <= 1 ? min(1, value * factor) : value * factor
            detector.constants[keyPath: constant.path] = moved
            let found = detector.regions(in: pixels)
            if found != regions { return Set(found).symmetricDifference(regions) }
        }
        return nil
    }
}

extension MeasuredScreen {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    static let shapes = here.appending(path: "Shapes")
    static let samples = here.appending(path: "../../../Samples/Screens").standardizedFileURL

    /// The names of the samples.
    static var names: [String] { get throws { try files(in: samples).map(\.lastPathComponent) } }

    /// The pictures of a folder, by name.
    static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "png" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Each is read once.
    private static let known: [String: Result<MeasuredScreen, any Error>] = {
        let all = [samples, shapes].flatMap { (try? files(in: $0)) ?? [] }
        return Dictionary(
            uniqueKeysWithValues: all.map { file in
                (file.lastPathComponent, Result { try MeasuredScreen(contentsOf: file) })
            })
    }()

    /// The samples, then the shapes.
    static var all: [MeasuredScreen] {
        get throws {
            try [samples, shapes].flatMap { try files(in: $0).map { try named($0.lastPathComponent) } }
        }
    }

    /// A sample or a shape by its name.
    static func named(_ name: String) throws -> MeasuredScreen { try #require(known[name]).get() }
}
