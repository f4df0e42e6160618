internal import Legible

/// A kind of screen that can be drawn at any size, its detail as dense at one size as at another.
enum GrowthFamily: String, CaseIterable {
    /// A ruled grid of 20 pixels, each cell of a colour of its own: a heat map.
    case cells
    /// Lines of 1 pixel every 24 pixels: chart paper.
    case gridLines = "grid-lines"
    /// Cells of 100 by 30 pixels, ruled, with text: a spreadsheet.
    case ruledTable = "ruled-table"
    /// A checkerboard of single pixels.
    case checker
    /// Lines of 6 to 11 pixel type.
    case denseText = "dense-text"
    /// Photographs.
    case photo
    /// One colour.
    case flat

    /// A screen with sides of `side` pixels.
    ///
    /// - Parameter screens: the paths of the sample screens, from which text and photographs are taken.
    func screen(side: Int, from screens: [String]) throws -> Bitmap<UInt8> {
        switch self {
        case .cells:
            Bitmap(side: side) { x, y in
                x % 20 == 0 || y % 20 == 0 ? .gray(200) : .any(column: x / 20, row: y / 20)
            }
        case .gridLines: Bitmap(side: side) { x, y in .gray(x % 24 == 0 || y % 24 == 0 ? 210 : 255) }
        case .ruledTable: try table(side: side, from: screens)
        case .checker: Bitmap(side: side) { x, y in .gray((x + y).isMultiple(of: 2) ? 255 : 0) }
        case .denseText:
            try Self.sample("27-article", of: screens).reduced(by: 3).repeated(width: side, height: side)
        case .photo: try Self.sample("10-photogrid", of: screens).repeated(width: side, height: side)
        case .flat: Bitmap(side: side) { _, _ in .gray(240) }
        }
    }

    private func table(side: Int, from screens: [String]) throws -> Bitmap<UInt8> {
        let text = try Self.sample("19-table", of: screens).reduced(by: 2)
        return Bitmap(side: side) { x, y in
            x % 100 == 0 || y % 30 == 0 ? .gray(190) : text[x % text.width, y % text.height]
        }
    }

    private static func sample(_ name: String, of screens: [String]) throws -> Bitmap<UInt8> {
        guard let path = screens.first(where: { $0.contains("/" + name) }) else {
            throw MissingSample(name: name)
        }
        return try Screenshot(contentsOf: path).opaqueSRGB()
    }
}

/// A sample screen that a family is drawn from and that is not among the screens.
struct MissingSample: Error {
    let name: String
}

extension RGBA<UInt8> {
    fileprivate static func gray(_ code: UInt8) -> RGBA { RGBA(red: code, green: code, blue: code) }

    /// A colour for each cell, the same every time.
    fileprivate static func any(column: Int, row: Int) -> RGBA {
        let bits = (UInt64(column) &* 0x9E37_79B9 ^ UInt64(row) &* 0x85EB_CA6B) &* 0x9E37_79B9_7F4A_7C15
        return RGBA(red: UInt8(bits >> 56), green: UInt8(bits >> 48 & 255), blue: UInt8(bits >> 40 & 255))
    }
}

extension Bitmap<UInt8> {
    fileprivate init(side: Int, pixel: (_ x: Int, _ y: Int) -> RGBA<UInt8>) {
        var pixels: [RGBA<UInt8>] = []
        pixels.reserveCapacity(side * side)
        for y in 0..<side {
            for x in 0..<side { pixels.append(pixel(x, y)) }
        }
        self.init(width: side, height: side, pixels: pixels)
    }

    /// The bitmap with each pixel the mean of a square: text as it is on screens of one pixel a point.
    fileprivate func reduced(by side: Int) -> Bitmap {
        let (columns, rows) = (width / side, height / side)
        let pixels = (0..<columns * rows).map { index in
            var sum = SIMD3<Int>.zero
            for y in index / columns * side..<(index / columns + 1) * side {
                for x in index % columns * side..<(index % columns + 1) * side {
                    let pixel = self[x, y]
                    sum &+= SIMD3(Int(pixel.red), Int(pixel.green), Int(pixel.blue))
                }
            }
            let mean = (sum &+ side * side / 2) / (side * side)
            return RGBA<UInt8>(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z))
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }
}
