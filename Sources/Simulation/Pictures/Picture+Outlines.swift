package import Raster
internal import ScreenReading
internal import Screenshots

extension Picture {
    /// Outlines what settings could not move, as no counterpart of its colour is known, and what is lost, as
    /// only one of its colours moved: dashed in black and white by turns, so that it shows on any ground.
    public mutating func outlineWhatStayed() {
        guard let change = change.settings, !change.outlined.isEmpty else { return }
        let taken = samples
        // Changed where they are, and not copied.
        samples = .eight(Bitmap(width: 1, height: 1, filledWith: RGBA(red: 0, green: 0, blue: 0)))
        switch consume taken {
        case .eight(var bitmap):
            bitmap.outline(change.outlined, scale: scale.value)
            samples = .eight(bitmap)
        case .sixteen(var bitmap):
            bitmap.outline(change.outlined, scale: scale.value)
            samples = .sixteen(bitmap)
        }
    }
}

extension ScreenOutcome {
    /// The screen with dashed frames around some of its places.
    ///
    /// - Parameters:
    ///   - boxes: The places.
    ///   - scale: Pixels per point.
    package func outlined(_ boxes: [PixelRect], scale: Double) -> Bitmap<UInt8> {
        var bitmap = bitmap
        bitmap.outline(boxes, scale: scale)
        return bitmap
    }
}

extension ScreenChange {
    /// What outlines are drawn around.
    var outlined: [PixelRect] { unmatched + lost.filter { !unmatched.contains($0) } }
}

/// The frame around something, in points.
private enum Outline {
    static let width = 1.0
    static let dash = 4.0
    /// The distance from what it is around.
    static let distance = 3.0
}

extension Bitmap {
    /// Draws dashed frames around rectangles, within the bitmap.
    ///
    /// - Parameter scale: Pixels per point.
    mutating func outline(_ boxes: [PixelRect], scale: Double) {
        let thickness = max(1, Int((Outline.width * scale).rounded()))
        let reach = Int((Outline.distance * scale).rounded()) + thickness
        let dash = max(2, Int((Outline.dash * scale).rounded()))
        for box in boxes {
            let (left, right) = (max(0, box.x - reach), min(width, box.maxX + reach))
            let (top, bottom) = (max(0, box.y - reach), min(height, box.maxY + reach))
            for y in top..<bottom {
                let isEdge = y < top + thickness || y >= bottom - thickness
                let columns =
                    isEdge
                    ? [left..<right]
                    : [left..<min(left + thickness, right), max(left, right - thickness)..<right]
                for x in columns.joined() {
                    let isLight = ((x - left + y - top) / dash).isMultiple(of: 2)
                    let code: Channel = isLight ? .max : 0
                    self[x, y] = RGBA(red: code, green: code, blue: code)
                }
            }
        }
    }
}
