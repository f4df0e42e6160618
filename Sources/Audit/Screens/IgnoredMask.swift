internal import PixelConversion
internal import Raster
public import Screenshots

/// The pixels of a picture that are white and opaque: what lies on them is ignored.
struct IgnoredMask: Hashable {
    let width: Int
    let height: Int
    /// What tells its file from others.
    let digest: String
    private let isWhite: [Bool]

    /// Takes a picture.
    init(_ picture: Screenshot, digest: String) {
        width = picture.width
        height = picture.height
        self.digest = digest
        isWhite =
            switch picture.samplesInSRGB() {
            case .eight(let bitmap): bitmap.pixels.map(Self.isWhite)
            case .sixteen(let bitmap): bitmap.pixels.map(Self.isWhite)
            }
    }

    private static func isWhite<Channel: FixedWidthInteger>(_ pixel: RGBA<Channel>) -> Bool {
        [pixel.red, pixel.green, pixel.blue, pixel.alpha].allSatisfy { $0 == .max }
    }

    /// Whether all of a rectangle is white; `false` where it reaches beyond the picture.
    func holds(_ rect: PixelRect) -> Bool {
        guard rect.x >= 0, rect.y >= 0, rect.maxX <= width, rect.maxY <= height else { return false }
        return (rect.y..<rect.maxY).allSatisfy { y in
            isWhite[(y * width + rect.x)..<(y * width + rect.maxX)].allSatisfy(\.self)
        }
    }
}

extension Auditor {
    /// Ignores parts of screens.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - today: The day that they have to last to.
    /// - Throws: What is wrong with the file of a mask.
    public mutating func ignore(_ parts: [IgnoredPart], today: CalendarDate) throws(ScreenshotError) {
        var masks: [String: IgnoredMask] = [:]
        for path in parts.compactMap(\.mask) where masks[path] == nil {
            let bytes = try contents(of: path)
            masks[path] = IgnoredMask(
                try screenshot(decoding: bytes, path: path), digest: SHA256.hexDigest(of: bytes))
        }
        ignored = IgnoredParts(parts, masks: masks, today: today)
    }
}
