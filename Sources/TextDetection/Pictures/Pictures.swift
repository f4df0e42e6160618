internal import ColorMath
package import Raster

/// The photographs and illustrations of a screen: connected areas of textured tiles.
package struct Pictures {
    /// The boxes of the pictures, to the tile.
    private var boxes: [Bounds] = []

    /// The smallest side of a picture in points; a smaller one is an icon.
    private static let smallestSide = 40.0

    package init(_ thresholds: TileThresholds, width: Int, height: Int, scale: Double) {
        let columns = thresholds.columns
        let rows = thresholds.values.count / columns
        var isFree = thresholds.values.map { $0 >= thresholds.texture }
        for seed in isFree.indices where isFree[seed] {
            var area = Bounds(
                minX: seed % columns, minY: seed / columns, maxX: seed % columns + 1, maxY: seed / columns + 1
            )
            var open = [seed]
            isFree[seed] = false
            while let tile = open.popLast() {
                let x = tile % columns
                let y = tile / columns
                area.extend(columns: x..<x + 1, row: y)
                for (nextX, nextY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
                where nextX >= 0 && nextX < columns && nextY >= 0 && nextY < rows {
                    let next = nextY * columns + nextX
                    if isFree[next] {
                        isFree[next] = false
                        open.append(next)
                    }
                }
            }
            let side = thresholds.side
            let box = Bounds(
                minX: area.minX * side, minY: area.minY * side, maxX: min(width, area.maxX * side),
                maxY: min(height, area.maxY * side))
            if Double(min(box.width, box.height)) >= Self.smallestSide * scale { boxes.append(box) }
        }
    }

    /// The pictures as regions: their ink and backdrop are their mean colour, so that they have no contrast.
    package func regions(of screen: Bitmap<UInt8>, scale: Double) -> [Region] {
        boxes.map { box in
            let color = SRGB8(levels: Self.meanColor(of: screen, in: box))
            return Region(
                kind: .picture, box: box.rect, ink: color, backdrop: color,
                contrast: MeasuredContrast(plain: 1),
                pointSize: Double(box.height) / scale)
        }
    }

    /// The mean of a sample of the box's pixels.
    private static func meanColor(of screen: Bitmap<UInt8>, in box: Bounds) -> SIMD3<Float> {
        var sum = SIMD3<Float>.zero
        var count: Float = 0
        for y in stride(from: box.minY, to: box.maxY, by: 7) {
            for x in stride(from: box.minX, to: box.maxX, by: 7) {
                sum += screen[x, y].levels
                count += 1
            }
        }
        return sum / max(1, count)
    }
}
