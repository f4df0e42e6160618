internal import Foundation
internal import Legible

/// Reads screenshots from bytes to opaque sRGB, and compares with decoding alone.
enum ScreenshotReading: Benchmark {
    static let name = "screenshot-reading"

    static func run(on screens: [String]) throws {
        var decoding = 0.0
        var reading = 0.0
        var largest = 0.0
        for path in screens {
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let decode = try CPUTime.least { _ = try PNGImage(decoding: bytes) }
            let read = try CPUTime.least { _ = try Screenshot(decoding: bytes, name: path).opaqueSRGB() }
            decoding += decode
            reading += read
            largest = max(largest, read / decode)
        }
        print(Figure("decoding", 1000 * decoding / Double(screens.count), "ms a screen"))
        print(
            Figure("decoding and conversion to sRGB", 1000 * reading / Double(screens.count), "ms a screen"))
        print(Figure("ratio over all screens", reading / decoding, "×"))
        print(Figure("ratio on the worst screen", largest, "×"))
    }
}
