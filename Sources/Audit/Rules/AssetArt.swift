internal import ColorMath
internal import Raster

/// What the pictures of examples show, drawn at any size.
enum AssetArt: Hashable {
    /// One colour all over.
    case plain(UInt32)
    /// A disc of a colour on an opaque ground.
    case icon(UInt32, on: UInt32)
    /// The same with the corners rounded off to white.
    case roundedIcon(UInt32, on: UInt32)
    /// A rounded square in the middle of an opaque ground; its width as a share of the side.
    case insetIcon(UInt32, on: UInt32, share: Double)
    /// A disc on a ground with a frame, so many pixels wide.
    case framedIcon(UInt32, on: UInt32, width: Int = 1)
    /// One colour all over at an alpha, of 255.
    case faded(UInt32, alpha: UInt8)
    /// A disc on nothing with a rim around it in another colour, a twelfth of the side wide.
    case rimmedDisc(UInt32, rim: UInt32)
    /// A disc on nothing; its diameter as a share of the side.
    case disc(UInt32, share: Double)
    /// A disc that goes from one colour to another from top to bottom.
    case gradientDisc(UInt32, UInt32)
    /// A disc with hard steps for an edge.
    case steppedDisc(UInt32)
    /// A disc with a shadow around it.
    case shadowedDisc(UInt32)
    /// A disc with a shadow of a quarter of its opacity, so many pixels below it.
    case discWithShadow(UInt32, below: Int)
    /// A disc whose opacity goes from all at the top to a quarter at the bottom.
    case fadingDisc(UInt32)
    /// A square on nothing; how far it is from the sides, in pixels.
    case box(UInt32, inset: Double)
    /// A disc on a square that lies on nothing; how far the square is from the sides, in pixels.
    case card(UInt32, on: UInt32, inset: Double)
    /// A ring on nothing; the width of its stroke as a share of the side.
    case ring(UInt32, stroke: Double)
    /// Grains of all shades, as in a photograph.
    case grain
    /// A disc and a bar that were drawn at a part of the size and made large.
    case enlarged(UInt32, factor: Int)
    /// A disc that was drawn at a part of the size and made large with soft edges, as image editors do.
    case stretched(UInt32, factor: Int)

    /// The picture at a size.
    func bitmap(width: Int, height: Int) -> Bitmap<UInt8> {
        if case .enlarged(let color, let factor) = self {
            let small = AssetArt.disc(color, share: 0.8).bitmap(
                width: width / factor, height: height / factor)
            let pixels = (0..<width * height).map { place in
                small[
                    min(small.width - 1, place % width / factor),
                    min(small.height - 1, place / width / factor)]
            }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
        if case .stretched(let color, let factor) = self {
            let small = AssetArt.disc(color, share: 0.8).bitmap(
                width: width / factor, height: height / factor)
            return Self.stretched(small, to: width, height)
        }
        let pixels = (0..<width * height).map { pixel(place: $0, width: width, height: height) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private func pixel(place: Int, width: Int, height: Int) -> RGBA<UInt8> {
        let (x, y) = (place % width, place / width)
        func disc(_ share: Double, steps: Bool = false) -> Double {
            Self.cover(x, y, width, height, radius: share / 2 * Double(min(width, height)), steps: steps)
        }
        switch self {
        case .plain(let color): return Self.ink(color, 1)
        case .icon(let color, let ground): return Self.mixed(color, over: ground, disc(0.5))
        case .roundedIcon(let color, let ground):
            let corner = Self.cornerCover(x, y, width, height, share: 0.2)
            return corner < 1
                ? Self.mixed(ground, over: 0xFFFFFF, corner) : Self.mixed(color, over: ground, disc(0.5))
        case .insetIcon(let color, let ground, let share):
            let margin = Int((1 - share) / 2 * Double(min(width, height)))
            let (column, row) = (x - margin, y - margin)
            let (across, down) = (width - 2 * margin, height - 2 * margin)
            guard (0..<across).contains(column), (0..<down).contains(row) else { return Self.ink(ground, 1) }
            return Self.mixed(
                color, over: ground, Self.cornerCover(column, row, across, down, share: 0.22))
        case .framedIcon(let color, let ground, let frame):
            let isFrame = min(x, y, width - 1 - x, height - 1 - y) < frame
            return isFrame ? Self.ink(0x8E8E93, 1) : Self.mixed(color, over: ground, disc(0.5))
        case .faded(let color, let alpha): return Self.ink(color, Double(alpha) / 255)
        case .rimmedDisc(let color, let rim):
            let mixed = Self.mixed(color, over: rim, disc(0.8))
            return RGBA(red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: Self.code(disc(0.9)))
        case .disc(let color, let share): return Self.ink(color, disc(share))
        case .gradientDisc(let top, let bottom):
            let mixed = Self.mixed(bottom, over: top, Double(y) / Double(max(1, height - 1)))
            return RGBA(
                red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: Self.code(disc(0.8)))
        case .steppedDisc(let color): return Self.ink(color, disc(0.8, steps: true))
        case .shadowedDisc(let color):
            let halo = (0..<8).reduce(0.0) { $0 + disc(0.6 + 0.04 * Double($1)) / 8 }
            return Self.ink(color, max(disc(0.5), 0.5 * halo))
        case .discWithShadow(let color, let below):
            let soft = (-1...1).reduce(0.0) { sum, step in
                sum
                    + Self.cover(
                        x, y - below + step, width, height, radius: 0.3 * Double(width), steps: false) / 3
            }
            return Self.ink(color, max(disc(0.6), 0.25 * soft))
        case .fadingDisc(let color):
            return Self.ink(color, disc(0.8) * (1 - 0.75 * Double(y) / Double(max(1, height - 1))))
        case .ring(let color, let stroke):
            return Self.ink(color, disc(0.8) - disc(0.8 - 2 * stroke))
        case .card(let color, let ground, let inset):
            let sides = [Double(x), Double(y), Double(width - 1 - x), Double(height - 1 - y)]
            return sides.allSatisfy { $0 >= inset }
                ? Self.mixed(color, over: ground, disc(0.4)) : Self.ink(ground, 0)
        case .box(let color, let inset):
            func cover(_ place: Int, _ side: Int) -> Double {
                min(1, max(0, Double(place) + 1 - inset))
                    * min(1, max(0, Double(side) - inset - Double(place)))
            }
            return Self.ink(color, cover(x, width) * cover(y, height))
        case .grain:
            var state = UInt32(truncatingIfNeeded: place) &* 2_654_435_761
            state ^= state >> 15
            state = state &* 2_246_822_519
            return Self.ink((state ^ state >> 13) & 0xFFFFFF, 1)
        case .enlarged, .stretched: return Self.ink(0, 0)
        }
    }

    /// A picture in one ink made large, its opacity mixed between the pixels.
    private static func stretched(_ small: Bitmap<UInt8>, to width: Int, _ height: Int) -> Bitmap<UInt8> {
        /// The pixel before a place, the one behind it, and how far from the first to the second it is.
        func between(_ place: Int, of count: Int, from few: Int) -> (Int, Int, Double) {
            let middle = max(0, (Double(place) + 0.5) * Double(few) / Double(count) - 0.5)
            let first = min(few - 1, Int(middle))
            return (first, min(few - 1, first + 1), middle - Double(first))
        }
        let pixels = (0..<width * height).map { place in
            let (left, right, across) = between(place % width, of: width, from: small.width)
            let (top, bottom, down) = between(place / width, of: height, from: small.height)
            func row(_ y: Int) -> Double {
                Double(small[left, y].alpha) * (1 - across) + Double(small[right, y].alpha) * across
            }
            var pixel = small[left, top]
            pixel.alpha = code((row(top) * (1 - down) + row(bottom) * down) / 255)
            return pixel
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// How much of a pixel a disc in the middle covers, 0…1.
    private static func cover(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Double, steps: Bool
    ) -> Double {
        let across = Double(x) + 0.5 - Double(width) / 2
        let down = Double(y) + 0.5 - Double(height) / 2
        let inside = radius - (across * across + down * down).squareRoot()
        return steps ? (inside >= 0 ? 1 : 0) : min(1, max(0, inside + 0.5))
    }

    /// How much of a pixel lies within rounded corners, 0…1.
    private static func cornerCover(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, share: Double
    ) -> Double {
        let radius = share * Double(min(width, height))
        let across = min(Double(x) + 0.5, Double(width) - Double(x) - 0.5)
        let down = min(Double(y) + 0.5, Double(height) - Double(y) - 0.5)
        guard across < radius, down < radius else { return 1 }
        let (left, up) = (radius - across, radius - down)
        return min(1, max(0, radius - (left * left + up * up).squareRoot() + 0.5))
    }

    private static func code(_ share: Double) -> UInt8 { UInt8((255 * min(1, max(0, share))).rounded()) }

    private static func ink(_ color: UInt32, _ alpha: Double) -> RGBA<UInt8> {
        let color = SRGB8(hex: color)
        return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: code(alpha))
    }

    private static func mixed(_ color: UInt32, over ground: UInt32, _ share: Double) -> RGBA<UInt8> {
        let (front, back) = (SRGB8(hex: color), SRGB8(hex: ground))
        func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) * share + Double(other) * (1 - share)).rounded())
        }
        return RGBA(
            red: mix(front.red, back.red), green: mix(front.green, back.green),
            blue: mix(front.blue, back.blue))
    }
}

extension AssetArt: CustomStringConvertible {
    /// What is drawn, in words.
    var description: String {
        func hex(_ color: UInt32) -> String { SRGB8(hex: color).description }
        return switch self {
        case .plain(let color): "\(hex(color)) all over"
        case .discWithShadow(let color, let below):
            "a disc in \(hex(color)) with a shadow \(below) px below it"
        case .fadingDisc(let color): "a disc in \(hex(color)) that fades to a quarter at its bottom"
        case .faded(let color, let alpha): "\(hex(color)) all over at an alpha of \(alpha)"
        case .rimmedDisc(let color, let rim): "a disc in \(hex(color)) with a rim in \(hex(rim))"
        case .card(let color, let ground, let inset):
            "a disc in \(hex(color)) on a square in \(hex(ground)), \(Figure(inset)) px from the sides"
        case .box(let color, let inset): "a square in \(hex(color)), \(Figure(inset)) px from the sides"
        case .icon(let color, let ground): "a disc in \(hex(color)) on \(hex(ground))"
        case .roundedIcon(let color, let ground):
            "a disc in \(hex(color)) on \(hex(ground)) with rounded corners"
        case .insetIcon(let color, let ground, let share):
            "a rounded square in \(hex(color)) in the middle of \(hex(ground)), "
                + "\(Int((share * 100).rounded())) % wide"
        case .framedIcon(let color, let ground, let width):
            "a disc in \(hex(color)) on \(hex(ground)) with a frame of \(width) px"
        case .disc(let color, let share):
            "a disc in \(hex(color)) on nothing, \(Int((share * 100).rounded())) % wide"
        case .gradientDisc(let top, let bottom): "a disc from \(hex(top)) to \(hex(bottom))"
        case .steppedDisc(let color): "a disc in \(hex(color)) with hard steps"
        case .shadowedDisc(let color): "a disc in \(hex(color)) with a shadow"
        case .ring(let color, let stroke):
            "a ring in \(hex(color)), its stroke \(Figure(stroke * 100)) % of the width"
        case .grain: "grain as of a photograph"
        case .enlarged(let color, let factor): "a disc in \(hex(color)) made \(factor) times as large"
        case .stretched(let color, let factor):
            "a disc in \(hex(color)) made \(factor) times as large with soft edges"
        }
    }
}
