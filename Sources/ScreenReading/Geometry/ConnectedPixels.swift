internal import Raster

/// Pixels of a small part of a picture that hang together, corners included.
///
/// Each pixel is visited once, in the order that its neighbours are met in.
struct ConnectedPixels {
    /// The pixels, numbered row by row within the part.
    private(set) var indices: [Int]
    /// The smallest rectangle around them, within the part.
    private(set) var box: PixelRect

    /// All that hang together in a part of a picture, in the order of their first pixels.
    ///
    /// - Parameter isIn: Whether a pixel counts, for each of them row by row.
    static func all(width: Int, isIn: [Bool]) -> [ConnectedPixels] {
        guard width > 0 else { return [] }
        let height = isIn.count / width
        var isOpen = isIn
        var found: [ConnectedPixels] = []
        var pending: [Int] = []
        for start in isIn.indices where isOpen[start] {
            pending.append(start)
            isOpen[start] = false
            var indices: [Int] = []
            var (left, top, right, bottom) = (width, height, 0, 0)
            while let index = pending.popLast() {
                indices.append(index)
                let (y, x) = index.quotientAndRemainder(dividingBy: width)
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                for row in max(0, y - 1)...min(height - 1, y + 1) {
                    for column in max(0, x - 1)...min(width - 1, x + 1) where isOpen[row * width + column] {
                        isOpen[row * width + column] = false
                        pending.append(row * width + column)
                    }
                }
            }
            let box = PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
            found.append(ConnectedPixels(indices: indices, box: box))
        }
        return found
    }
}
