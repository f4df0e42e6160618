internal import Raster
internal import TextDetection

/// How much of the ink of a line each pixel has.
struct LineInk {
    private let ground: SIMD3<Float>
    private let way: SIMD3<Float>
    private let length: Float

    /// From this share on a pixel counts as inked.
    private static let inked: Float = 0.4

    /// Measures along the way from the backdrop of a line to its ink.
    init(of region: Region) {
        ground = RGBA(region.backdrop).levels
        way = RGBA(region.ink).levels - ground
        length = max(1, (way * way).sum())
    }

    /// The share of the ink in a pixel, 0…1; 0 beyond the picture.
    func share(at x: Int, _ y: Int, in pixels: Bitmap<UInt8>) -> Float {
        guard x >= 0, y >= 0, x < pixels.width, y < pixels.height else { return 0 }
        return min(1, max(0, ((pixels[x, y].levels - ground) * way).sum() / length))
    }

    /// The rows of a box from the first to the last that is inked; `nil` where none is.
    func rows(of box: PixelRect, in pixels: Bitmap<UInt8>) -> Range<Int>? {
        func isInked(_ y: Int) -> Bool {
            (box.x..<box.maxX).contains { share(at: $0, y, in: pixels) >= Self.inked }
        }
        let rows = box.y..<box.maxY
        guard let first = rows.first(where: isInked), let last = rows.last(where: isInked) else { return nil }
        return first..<last + 1
    }

    /// The columns of a box from the first to the last that is inked; `nil` where none is.
    func columns(of box: PixelRect, in pixels: Bitmap<UInt8>) -> Range<Int>? {
        func isInked(_ x: Int) -> Bool {
            (box.y..<box.maxY).contains { share(at: x, $0, in: pixels) >= Self.inked }
        }
        let columns = box.x..<box.maxX
        guard let first = columns.first(where: isInked), let last = columns.last(where: isInked) else {
            return nil
        }
        return first..<last + 1
    }
}
