internal import ColorMath
internal import Raster

/// A screen that is being painted anew: every pixel as it was, as it becomes, and whether it shows a ground alone.
///
/// Grounds come first: surfaces and panes of which it is known what they become. Ink and edges are mixes with them, and
/// are mixed again from what both become, in the proportion that their pixels show; so they stay as sharp as they were.
struct Repainting {
    /// What is known of a pixel.
    enum Ground: UInt8 {
        /// Ink, an edge, a part of a picture: no ground alone.
        case none
        /// A ground that stays what it is.
        case kept
        /// A ground that becomes another.
        case moved
    }

    let original: Bitmap<UInt8>
    private(set) var result: Bitmap<UInt8>
    private var grounds: [Ground]

    /// How far from the line between two colours a mix of them may lie: code values, the length over all channels.
    private static let tolerance = 10.0
    /// The directions in which grounds are looked for on both sides of an edge.
    private static let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]

    init(_ screen: Bitmap<UInt8>) {
        original = screen
        result = screen
        grounds = Array(repeating: .none, count: screen.pixels.count)
    }

    /// Whether a pixel shows a ground alone.
    func isGround(_ x: Int, _ y: Int) -> Bool { grounds[y * original.width + x] != .none }

    /// Whether any pixel within a rectangle has become another.
    func isChanged(in box: PixelRect) -> Bool {
        (box.y..<box.maxY).contains { y in
            (y * original.width + box.x..<y * original.width + box.maxX)
                .contains { result.pixels[$0] != original.pixels[$0] }
        }
    }
}

// MARK: Grounds

extension Repainting {
    /// Makes every pixel of the given colours a ground.
    mutating func paint(_ surfaces: [UInt32: SRGB8]) {
        guard !surfaces.isEmpty else { return }
        var code: UInt32?
        var color: SRGB8?
        for index in original.pixels.indices {
            let pixel = original.pixels[index]
            if pixel.code != code {
                code = pixel.code
                color = surfaces[pixel.code]
            }
            guard let color else { continue }
            paint(index, color)
        }
    }

    /// Makes a pixel a ground of some colour.
    mutating func paint(_ index: Int, _ color: SRGB8) {
        let pixel = RGBA(color)
        grounds[index] = original.pixels[index].code == pixel.code ? .kept : .moved
        if grounds[index] == .moved { result.pixels[index] = pixel }
    }

    /// Takes back what was painted in a rectangle where `isPainted` says no.
    mutating func unpaint(_ box: PixelRect, unless isPainted: (SRGB8) -> Bool = { _ in false }) {
        for y in box.y..<box.maxY {
            for index in y * original.width + box.x..<y * original.width + box.maxX
            where grounds[index] != .none && !isPainted(original.pixels[index].color) {
                grounds[index] = .none
                result.pixels[index] = original.pixels[index]
            }
        }
    }
}

// MARK: Shades

extension Repainting {
    /// Lets what is smooth around a surface follow it, each channel in proportion: shadows and glows, which take a share
    /// of its light.
    mutating func paintShades(in zones: SmoothZones) {
        let surfaces = zones.zones.indices.map { zone in
            surface(of: zone, in: zones).flatMap { $0.before == $0.after ? nil : $0 }
        }
        zones.forEachRun { zone, run in
            guard let surface = surfaces[zone] else { return }
            let (before, after) = (surface.before.vector, surface.after.vector)
            let row = run.y * original.width
            for index in row + run.columns.lowerBound..<row + run.columns.upperBound
            where grounds[index] == .none {
                let pixel = original.pixels[index].color.vector
                let shade = (pixel * after / before).replacing(
                    with: pixel + after - before, where: before .== .zero)
                set(index, shade)
                grounds[index] = .moved
            }
        }
    }

    /// The colour that most of a zone has, as it was and as it becomes; nil where it is a gradient.
    private func surface(of zone: Int, in zones: SmoothZones) -> (before: SRGB8, after: SRGB8)? {
        var counts: [UInt32: (count: Int, index: Int)] = [:]
        zones.forEachRun(of: zone) { run in
            let row = run.y * original.width
            var same = (code: UInt32(0), count: 0, index: 0)
            for index in row + run.columns.lowerBound..<row + run.columns.upperBound
            where grounds[index] != .none {
                let code = original.pixels[index].code
                if code != same.code {
                    if same.count > 0 { counts[same.code, default: (0, same.index)].count += same.count }
                    same = (code, 0, index)
                }
                same.count += 1
            }
            if same.count > 0 { counts[same.code, default: (0, same.index)].count += same.count }
        }
        guard let most = counts.values.max(by: { ($0.count, $1.index) < ($1.count, $0.index) }),
            most.count * 2 > zones.zones[zone].count
        else { return nil }
        return (original.pixels[most.index].color, result.pixels[most.index].color)
    }
}

// MARK: Mixes

extension Repainting {
    /// Mixes the ink of a rectangle anew: every pixel that is no ground lies between the ink and the ground beside it in
    /// its row.
    mutating func repaintInk(in box: PixelRect, from ink: SRGB8, to newInk: SRGB8) {
        let (before, after) = (ink.vector, newInk.vector)
        for y in box.y..<box.maxY {
            let row = y * original.width
            var left: Int?
            var right = row + box.x
            for index in row + box.x..<row + box.maxX {
                if grounds[index] != .none {
                    left = index
                    continue
                }
                while right < row + box.maxX, right <= index || grounds[right] == .none { right += 1 }
                let next = right < row + box.maxX ? right : nil
                guard let ground = ground(at: index, between: left, next),
                    let share = Self.share(
                        of: before, over: ground.before, in: original.pixels[index].color.vector)
                else { continue }
                set(index, ground.after + (after - ground.after) * share)
            }
        }
    }

    /// The ground behind a pixel, as it was and as it becomes: what lies to both sides, in proportion to its nearness.
    private func ground(
        at index: Int, between left: Int?, _ right: Int?
    ) -> (before: SIMD3<Double>, after: SIMD3<Double>)? {
        guard let near = left ?? right else { return nil }
        let far = right ?? near
        let share = far == near ? 0 : Double(index - near) / Double(far - near)
        func mixed(_ bitmap: Bitmap<UInt8>) -> SIMD3<Double> {
            bitmap.pixels[near].color.vector * (1 - share) + bitmap.pixels[far].color.vector * share
        }
        return (mixed(original), mixed(result))
    }

    /// Mixes edges anew: pixels between two grounds of which at least one has moved.
    mutating func repaintEdges() {
        guard grounds.contains(.moved) else { return }
        var mixes: [(index: Int, color: SIMD3<Double>)] = []
        for y in 0..<original.height {
            for x in 0..<original.width {
                let index = y * original.width + x
                guard grounds[index] == .none, result.pixels[index] == original.pixels[index],
                    let color = edge(x, y)
                else { continue }
                mixes.append((index, color))
            }
        }
        for mix in mixes { set(mix.index, mix.color) }
    }

    /// What a pixel becomes as a mix of the grounds to both sides of it, in the first direction in which it is one.
    private func edge(_ x: Int, _ y: Int) -> SIMD3<Double>? {
        let mix = original[x, y].color.vector
        for (stepX, stepY) in Self.directions {
            guard let one = ground(fromX: x, y, -stepX, -stepY),
                let other = ground(fromX: x, y, stepX, stepY),
                grounds[one] == .moved || grounds[other] == .moved,
                let share = Self.share(
                    of: original.pixels[one].color.vector, over: original.pixels[other].color.vector, in: mix)
            else { continue }
            let (first, second) = (result.pixels[one].color.vector, result.pixels[other].color.vector)
            return second + (first - second) * share
        }
        return nil
    }

    /// The nearest ground in a direction, no further than antialiasing reaches.
    private func ground(fromX x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) -> Int? {
        for distance in 1...3 {
            let (column, row) = (x + stepX * distance, y + stepY * distance)
            guard (0..<original.width).contains(column), (0..<original.height).contains(row) else {
                return nil
            }
            let index = row * original.width + column
            if grounds[index] != .none { return index }
        }
        return nil
    }

    /// The share of one colour over another in a mix of both; nil where the mix is none of theirs.
    private static func share(
        of ink: SIMD3<Double>, over ground: SIMD3<Double>, in mix: SIMD3<Double>
    ) -> Double? {
        let line = ink - ground
        let length = (line * line).sum()
        guard length > 0 else { return nil }
        let share = ((mix - ground) * line).sum() / length
        let offset = mix - (ground + line * share)
        guard (offset * offset).sum() <= tolerance * tolerance, (-0.1...1.1).contains(share) else {
            return nil
        }
        return share
    }

    private mutating func set(_ index: Int, _ color: SIMD3<Double>) {
        result.pixels[index] = RGBA(SRGB8(clipping: SRGB(components: color / 255)))
    }
}

extension SRGB8 {
    /// The code values as numbers.
    fileprivate var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
