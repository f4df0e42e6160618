internal import ColorMath
package import Raster
internal import TextDetection

/// A photograph or an illustration, to the pixel: its sides are where the surface around it begins.
package struct Photograph: Hashable, Sendable {
    /// The smallest rectangle around it.
    package private(set) var box: PixelRect
    /// Its columns in each row of ``box``, from the top; empty where rounded corners leave none.
    package private(set) var columns: [Range<Int>] = []

    /// The share of a row or column of pixels that is surface from which it lies outside.
    private static let outside = 0.5

    /// The photographs of a screen.
    ///
    /// Pictures are found by their texture, tile by tile. Smooth parts, as a sky, are none of it, and the
    /// tiles at the sides hold some of what lies around. So each grows as long as what it reaches is no
    /// surface, shrinks as long as it is, and leaves surface out at the ends of each row.
    ///
    /// - Parameters:
    ///   - model: The screen.
    ///   - screen: Its pixels.
    package static func photographs(of model: ScreenModel, on screen: borrowing Bitmap<UInt8>) -> [Photograph]
    {
        let pictures = model.regions.filter { $0.kind == .picture }.map(\.box)
        guard !pictures.isEmpty else { return [] }
        let surfaces = Set(model.surfaces.map(\.color.code))
        guard !surfaces.isEmpty else { return pictures.map(Photograph.init(whole:)) }
        var boxes: [PixelRect] = []
        for picture in pictures {
            var box = picture
            box.fit(to: screen, within: surfaces, outside: outside)
            // Two parts of one photograph have grown into each other.
            while let other = boxes.firstIndex(where: box.intersects) {
                box = box.union(boxes.remove(at: other))
            }
            if box.width > 0, box.height > 0 { boxes.append(box) }
        }
        return boxes.map { Photograph(in: $0, of: screen, within: surfaces) }
    }

    private init(whole box: PixelRect) {
        self.box = box
        columns = Array(repeating: box.x..<box.maxX, count: box.height)
    }

    private init(in box: PixelRect, of screen: borrowing Bitmap<UInt8>, within surfaces: Set<UInt32>) {
        self.box = box
        for y in box.y..<box.maxY {
            var first = box.x
            while first < box.maxX, surfaces.contains(screen[first, y].code) { first += 1 }
            var end = box.maxX
            while end > first, surfaces.contains(screen[end - 1, y].code) { end -= 1 }
            columns.append(first..<end)
        }
    }
}

extension PixelRect {
    /// Moves each side to where surface begins.
    fileprivate mutating func fit(
        to screen: borrowing Bitmap<UInt8>, within surfaces: Set<UInt32>, outside: Double
    ) {
        func isOutside(_ count: Int, of length: Int) -> Bool { Double(count) >= Double(length) * outside }
        func row(_ y: Int, _ box: PixelRect) -> Bool {
            isOutside((box.x..<box.maxX).count { surfaces.contains(screen[$0, y].code) }, of: box.width)
        }
        func column(_ x: Int, _ box: PixelRect) -> Bool {
            isOutside((box.y..<box.maxY).count { surfaces.contains(screen[x, $0].code) }, of: box.height)
        }
        var before: PixelRect?
        while before != self, width > 0, height > 0 {
            before = self
            while height > 0, row(y, self) { (y, height) = (y + 1, height - 1) }
            while height > 0, row(maxY - 1, self) { height -= 1 }
            while width > 0, height > 0, column(x, self) { (x, width) = (x + 1, width - 1) }
            while width > 0, height > 0, column(maxX - 1, self) { width -= 1 }
            guard width > 0, height > 0 else { return }
            while y > 0, !row(y - 1, self) { (y, height) = (y - 1, height + 1) }
            while maxY < screen.height, !row(maxY, self) { height += 1 }
            while x > 0, !column(x - 1, self) { (x, width) = (x - 1, width + 1) }
            while maxX < screen.width, !column(maxX, self) { width += 1 }
        }
    }

    fileprivate func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
