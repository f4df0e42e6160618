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
                forEach(around: index, width: width, height: height) { next in
                    guard isOpen[next] else { return }
                    isOpen[next] = false
                    pending.append(next)
                }
            }
            let box = PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
            found.append(ConnectedPixels(indices: indices, box: box))
        }
        return found
    }

    /// Calls `body` with a pixel of a part of a picture and those around it.
    @inline(__always)
    static func forEach(around index: Int, width: Int, height: Int, _ body: (Int) -> Void) {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
            for column in max(0, x - 1)...min(width - 1, x + 1) { body(row * width + column) }
        }
    }
}
