/// The part of a screen that holds texture: photographs, grain, blurred artwork, and a tile around them.
struct TexturedArea {
    private let side: Int
    private let columns: Int
    private let rows: Int
    private var isTextured: [Bool]

    /// The textured tiles, grown by one tile on every side; nil where there are none.
    init?(_ thresholds: TileThresholds) {
        guard thresholds.hasTexture else { return nil }
        side = thresholds.side
        columns = thresholds.columns
        rows = thresholds.values.count / thresholds.columns
        isTextured = Array(repeating: false, count: thresholds.values.count)
        for row in 0..<rows {
            for column in 0..<columns
            where thresholds.values[row * columns + column] >= TileThresholds.texture {
                for y in max(0, row - 1)...min(rows - 1, row + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1) {
                        isTextured[y * columns + x] = true
                    }
                }
            }
        }
    }

    /// The stretches of columns of a pixel row that lie in textured tiles, within `width`.
    func stretches(ofRow y: Int, width: Int) -> [Range<Int>] {
        let first = y / side * columns
        var stretches: [Range<Int>] = []
        for column in 0..<columns where isTextured[first + column] {
            let start = column * side
            let end = min(start + side, width)
            if let last = stretches.last, last.upperBound == start {
                stretches[stretches.count - 1] = last.lowerBound..<end
            } else {
                stretches.append(start..<end)
            }
        }
        return stretches
    }
}
