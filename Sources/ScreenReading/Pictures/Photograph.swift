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
    /// The share of a picture from which it is one of nothing but text.
    private static let mostText = 0.3

    /// The photographs of a screen.
    ///
    /// Pictures are found by their texture, tile by tile. Smooth parts, as a sky, are none of it, and the
    /// tiles at the sides hold some of what lies around. So each grows as long as what it reaches is no
    /// surface, shrinks as long as it is, and leaves surface out at the ends of each row. Text on one colour
    /// counts as the surface that it lies on.
    ///
    /// - Parameters:
    ///   - model: The screen.
    ///   - screen: Its pixels.
    package static func photographs(of model: ScreenModel, on screen: borrowing Bitmap<UInt8>) -> [Photograph]
    {
        let lines = model.regions.filter { $0.kind == .text }.map(\.box)
        let pictures = model.regions.filter { $0.kind == .picture }.map(\.box).filter { picture in
            // A page of small print has the texture of a picture.
            let text = lines.reduce(0) { $0 + $1.overlap(with: picture) }
            return Double(text) < mostText * Double(picture.area)
        }
        guard !pictures.isEmpty else { return [] }
        let ground = Ground(of: model, around: pictures, on: screen)
        guard !ground.surfaces.isEmpty else { return pictures.map(Photograph.init(whole:)) }
        var boxes: [PixelRect] = []
        for picture in pictures {
            var box = picture
            box.fit(to: screen, on: ground, outside: outside)
            // Two parts of one photograph have grown into each other.
            while let other = boxes.firstIndex(where: box.intersects) {
                box = box.union(boxes.remove(at: other))
            }
            if box.width > 0, box.height > 0 { boxes.append(box) }
        }
        return boxes.map { Photograph(in: $0, of: screen, on: ground) }
    }

    private init(whole box: PixelRect) {
        self.box = box
        columns = Array(repeating: box.x..<box.maxX, count: box.height)
    }

    private init(in box: PixelRect, of screen: borrowing Bitmap<UInt8>, on ground: Ground) {
        self.box = box
        for y in box.y..<box.maxY {
            var first = box.x
            while first < box.maxX, ground.holds(first, y, of: screen) { first += 1 }
            var end = box.maxX
            while end > first, ground.holds(end - 1, y, of: screen) { end -= 1 }
            columns.append(first..<end)
        }
    }
}

extension Photograph {
    /// What no photograph is part of: the colours of surfaces, and text that lies on one colour.
    fileprivate struct Ground {
        let surfaces: Set<UInt32>
        private let isText: [Bool]

        /// How far letters reach beyond the box of their line, in pixels.
        private static let rim = 2
        /// The share of the pixels of a surface's colour that lie in pictures from which it is a part of
        /// them: black fur, a white sky.
        private static let within = 0.6

        init(of model: ScreenModel, around pictures: [PixelRect], on screen: borrowing Bitmap<UInt8>) {
            let (width, height) = (screen.width, screen.height)
            var counts = Dictionary(
                model.surfaces.map { ($0.color.code, (inside: 0, all: 0)) },
                uniquingKeysWith: { one, _ in one })
            for y in 0..<height {
                let beside = pictures.filter { $0.y <= y && y < $0.maxY }
                for x in 0..<width {
                    guard var count = counts[screen[x, y].code] else { continue }
                    count.all += 1
                    if beside.contains(where: { $0.x <= x && x < $0.maxX }) { count.inside += 1 }
                    counts[screen[x, y].code] = count
                }
            }
            surfaces = Set(
                counts.filter { Double($0.value.inside) < Self.within * Double($0.value.all) }.map(\.key))
            var isText = [Bool](repeating: false, count: width * height)
            for region in model.regions
            where region.kind == .text && region.place != .picture
                && region.contrast.low == region.contrast.high
            {
                let box = region.box.padded(by: Self.rim, within: screen)
                for y in box.y..<box.maxY {
                    for index in y * width + box.x..<y * width + box.maxX { isText[index] = true }
                }
            }
            self.isText = isText
        }

        func holds(_ x: Int, _ y: Int, of screen: borrowing Bitmap<UInt8>) -> Bool {
            isText[y * screen.width + x] || surfaces.contains(screen[x, y].code)
        }
    }
}

extension PixelRect {
    /// Moves each side to where surface begins.
    fileprivate mutating func fit(
        to screen: borrowing Bitmap<UInt8>, on ground: Photograph.Ground, outside: Double
    ) {
        func isOutside(_ count: Int, of length: Int) -> Bool { Double(count) >= Double(length) * outside }
        func row(_ y: Int, _ box: PixelRect) -> Bool {
            isOutside((box.x..<box.maxX).count { ground.holds($0, y, of: screen) }, of: box.width)
        }
        func column(_ x: Int, _ box: PixelRect) -> Bool {
            isOutside((box.y..<box.maxY).count { ground.holds(x, $0, of: screen) }, of: box.height)
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
