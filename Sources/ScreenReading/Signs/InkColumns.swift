internal import Raster
internal import TextDetection

extension Region {
    /// The stretches of columns of its box that hold ink, from the left; nil where they are more than asked.
    func columnsOfInk(atMost count: Int = .max, on screen: borrowing Bitmap<UInt8>) -> [Range<Int>]? {
        var stretches: [Range<Int>] = []
        for x in box.x..<box.maxX where hasInk(inColumn: x, of: screen) {
            if let last = stretches.last, last.upperBound == x {
                stretches[stretches.count - 1] = last.lowerBound..<x + 1
            } else {
                stretches.append(x..<x + 1)
            }
            guard stretches.count <= count else { return nil }
        }
        return stretches
    }

    /// Whether a column of its box has pixels nearer to its ink than to its backdrop.
    private func hasInk(inColumn x: Int, of screen: borrowing Bitmap<UInt8>) -> Bool {
        for y in box.y..<box.maxY where isInk(screen[x, y].color) { return true }
        return false
    }
}
