internal import FoundationEssentials
internal import Raster
internal import Screenshots

/// Why a screenshot cannot be read.
public struct ScreenshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault.
    public var description: String
}

extension Screenshot {
    /// Reads an 8-bit sRGB file.
    init(contentsOf path: String, scale: Double?) throws(ScreenshotError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScreenshotError(description: "cannot be read")
        }
        do {
            let image = try PNGImage(decoding: data.bytes)
            guard case .eight(let bitmap) = image.samples else {
                throw ScreenshotError(description: "16 bits a sample")
            }
            let named = [1.0, 2, 3].first { path.contains("@\(Int($0))x") }
            self.init(
                bitmap: bitmap,
                scale: scale.map { Scale($0, source: .option) } ?? named.map { Scale($0, source: .fileName) }
                    ?? Scale(3, source: .assumed),
                colorSpace: "untagged")
        } catch {
            throw ScreenshotError(description: "\(error)")
        }
    }
}
