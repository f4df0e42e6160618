internal import Raster
internal import TextDetection

/// A software keyboard: rows of equal keys in the lower half of a screen.
struct Keyboard {
    /// The first row of pixels of the keyboard, or nil where there is none.
    private let top: Int?

    /// The sides of a letter key in points, on phones and tablets.
    private static let keyWidth = 22.0...76.0
    private static let keyHeight = 32.0...66.0
    /// A row of letters has this many keys at least, the longest so many, which is more than the days of a
    /// week, and a keyboard this many such rows.
    private static let (keysInRow, keysInLongest) = (7, 9)
    private static let rows = 2
    /// The share of the keys of a row that show something at least: the cells of a calendar are mostly empty.
    private static let labelled = 0.5

    /// - Parameters:
    ///   - grounds: The boxes of what things lie on.
    ///   - regions: What was found on the screen.
    ///   - height: The height of the screen in pixels.
    ///   - scale: Pixels per point.
    init(grounds: [PixelRect], showing regions: [Region], height: Int, scale: Double) {
        let keys = grounds.filter { key in
            key.y * 2 > height && Self.keyWidth.contains(Double(key.width) / scale)
                && Self.keyHeight.contains(Double(key.height) / scale)
        }
        let tolerance = Int(3 * scale)
        let rows = Set(keys.map(\.y)).sorted().compactMap { top -> (top: Int, keys: Int)? in
            let row = keys.filter { abs($0.y - top) <= tolerance }
            let equal = row.map { key in row.count { abs($0.width - key.width) <= tolerance } }.max() ?? 0
            return equal >= Self.keysInRow && Self.areLabelled(row, by: regions) ? (top, equal) : nil
        }
        // Tops within the tolerance of one another are one row.
        let starts = rows.indices.filter { $0 == 0 || rows[$0].top - rows[$0 - 1].top > tolerance }
        let isLong = rows.contains { $0.keys >= Self.keysInLongest }
        top = starts.count >= Self.rows && isLong ? rows.first?.top : nil
    }

    /// Whether something stands on most keys of a row.
    private static func areLabelled(_ row: [PixelRect], by regions: [Region]) -> Bool {
        let labelled = row.count { key in regions.contains { key.contains($0.box) } }
        return Double(labelled) >= Self.labelled * Double(row.count)
    }

    func contains(_ box: PixelRect) -> Bool {
        top.map { box.y >= $0 } ?? false
    }
}
