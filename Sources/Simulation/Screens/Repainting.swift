internal import ColorMath
internal import Raster
internal import ScreenReading

/// A screen that is being painted in other colours: every pixel as it was, as it becomes, and whether it
/// shows a ground alone.
///
/// Grounds come first: surfaces and panes of which it is known what they become. Ink and edges are mixes with
/// them, and are mixed again from what both become, in the proportion that their pixels show; so they stay as
/// sharp as they were.
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

    /// How far from the line between two colours a mix of them may lie: code values, the length over all
    /// channels.
    private static let tolerance = 10.0
    /// The share of ink below which a pixel on a pane that was made opaque is what shone through it.
    private static let faintest = 0.2

    init(_ screen: Bitmap<UInt8>) {
        original = screen
        result = screen
        grounds = Array(repeating: .none, count: screen.pixels.count)
    }

    /// Whether a pixel shows a ground alone.
    func isGround(_ x: Int, _ y: Int) -> Bool { grounds[y * original.width + x] != .none }

    /// The share of the screen whose pixels have become others, 0…1.
    var changedShare: Double {
        let changed = zip(original.pixels, result.pixels).count { $0 != $1 }
        return Double(changed) / Double(original.pixels.count)
    }
}

// MARK: Grounds

extension Repainting {
    /// Makes every pixel of the given colours a ground.
    ///
    /// - Parameters:
    ///   - colorOfPixel: Which colour each pixel has, counted from 1; 0 for none.
    ///   - colors: What becomes of each: nil for one that may be no ground.
    mutating func paint(_ colorOfPixel: [UInt16], _ colors: [ColorMoves.Move?]) {
        let table =
            [(Ground.none, RGBA<UInt8>(.white))]
            + colors.map { move in
                guard let move else { return (.none, RGBA(.white)) }
                return (move.before == move.after ? .kept : .moved, RGBA(move.after))
            }
        for index in colorOfPixel.indices {
            let color = Int(colorOfPixel[index])
            guard color > 0 else { continue }
            let (ground, pixel) = table[color]
            grounds[index] = ground
            if ground == .moved { result.pixels[index] = pixel }
        }
    }

    /// Makes a pixel a ground of some colour.
    mutating func paint(_ index: Int, _ color: SRGB8) {
        let pixel = RGBA(color)
        grounds[index] = original.pixels[index].code == pixel.code ? .kept : .moved
        result.pixels[index] = pixel
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

// MARK: Shades and panes

extension Repainting {
    /// Lets what is smooth around a surface follow it, each channel in proportion: shadows and glows, which
    /// take a share of its light.
    ///
    /// - Parameter surfaces: What becomes of the colour that most of each zone has; nil for a gradient.
    mutating func paintShades(in zones: SmoothZones, of surfaces: [ColorMoves.Move?]) {
        let moves = surfaces.map { move -> (before: SIMD3<Double>, after: SIMD3<Double>)? in
            move.flatMap { $0.before == $0.after ? nil : ($0.before.vector, $0.after.vector) }
        }
        guard moves.contains(where: { $0 != nil }) else { return }
        zones.forEachRun { zone, run in
            guard let (before, after) = moves[zone] else { return }
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

    /// Makes a pane opaque: its zone, and what shows through it and is too sharp to be of the zone, as the
    /// ghosts of blurred text.
    ///
    /// - Parameters:
    ///   - pane: The pane, and its zone.
    ///   - color: What it becomes.
    ///   - contents: What is drawn in front of it and stays.
    mutating func paint(
        _ pane: (zone: Int, pane: BlurredPane), of zones: SmoothZones, _ color: SRGB8,
        around contents: [PixelRect]
    ) {
        var spans: [Int: Range<Int>] = [:]
        zones.forEachRun(of: pane.zone) { run in
            for x in run.columns { paint(run.y * original.width + x, color) }
            let known = spans[run.y] ?? run.columns
            spans[run.y] =
                min(
                    known.lowerBound, run.columns.lowerBound)..<max(
                    known.upperBound, run.columns.upperBound)
        }
        let shown = pane.pane.shownRange
        for (y, span) in spans {
            let beside = contents.filter { $0.y <= y && y < $0.maxY }
            for x in span {
                let index = y * original.width + x
                guard grounds[index] == .none, !beside.contains(where: { $0.x <= x && x < $0.maxX }),
                    shown.contains(original.pixels[index].color.vector)
                else { continue }
                paint(index, color)
            }
        }
    }
}

extension BlurredPane {
    /// The code values that shine through it, with room for what was sharp before it was blurred.
    fileprivate var shownRange: ColorRange {
        let (low, high) = (darkest.components * 255, brightest.components * 255)
        let room = (high - low) + 24
        return ColorRange(low: low - room, high: high + room)
    }
}

/// A range of colours, each channel by itself.
private struct ColorRange {
    let low: SIMD3<Double>
    let high: SIMD3<Double>

    func contains(_ color: SIMD3<Double>) -> Bool {
        (color - low).min() >= 0 && (high - color).min() >= 0
    }
}

// MARK: Ink

extension Repainting {
    /// Mixes the ink of a rectangle again: every pixel that is no ground lies between the ink and the ground
    /// beside it in its row.
    ///
    /// - Parameter isOnPane: Whether it lies on a pane that was made opaque: then what is neither ink nor
    ///   ground was shining through the pane, and is gone.
    mutating func repaintInk(
        in box: PixelRect, from ink: SRGB8, to newInk: SRGB8, onPane isOnPane: Bool = false
    ) {
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
                guard let ground = ground(at: index, between: left, next) else { continue }
                let mix = original.pixels[index].color.vector
                var share = Self.share(of: before, over: ground.before, in: mix)
                if isOnPane {
                    let nearest = Self.nearestShare(of: before, over: ground.before, to: mix)
                    share = nearest < Self.faintest ? 0 : min(nearest, 1)
                }
                guard let share else { continue }
                set(index, ground.after + (after - ground.after) * share)
            }
        }
    }

    /// The ground behind a pixel, as it was and as it becomes: what lies to both sides, in proportion to its
    /// nearness.
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

    /// The share of one colour over another in a mix of both; nil where the mix is none of theirs.
    private static func share(
        of ink: SIMD3<Double>, over ground: SIMD3<Double>, in mix: SIMD3<Double>
    ) -> Double? {
        let line = ink - ground
        guard (line * line).sum() > 0 else { return nil }
        let share = nearestShare(of: ink, over: ground, to: mix)
        let offset = mix - (ground + line * share)
        guard (offset * offset).sum() <= tolerance * tolerance, (-0.1...1.1).contains(share) else {
            return nil
        }
        return share
    }

    /// The share of one colour over another in the mix of both that is nearest to a colour.
    private static func nearestShare(
        of ink: SIMD3<Double>, over ground: SIMD3<Double>, to mix: SIMD3<Double>
    ) -> Double {
        let line = ink - ground
        let length = (line * line).sum()
        return length > 0 ? ((mix - ground) * line).sum() / length : 0
    }

    private mutating func set(_ index: Int, _ color: SIMD3<Double>) {
        result.pixels[index] = RGBA(rounding: color)
    }
}

// MARK: Edges

extension Repainting {
    /// Mixes edges again: pixels between two grounds of which at least one has moved.
    mutating func repaintEdges() {
        guard grounds.contains(.moved) else { return }
        let (width, height) = (original.width, original.height)
        let near = tilesNearMoves
        var mixes: [(index: Int, pixel: RGBA<UInt8>)] = []
        original.pixels.withUnsafeBufferPointer { original in
            result.pixels.withUnsafeBufferPointer { result in
                grounds.withUnsafeBufferPointer { grounds in
                    let search = EdgeSearch(
                        width: width, height: height, original: original, result: result, grounds: grounds)
                    for y in 0..<height {
                        for column in 0..<near.columns
                        where near.tiles[y / Self.tile * near.columns + column] {
                            for x in column * Self.tile..<min(width, (column + 1) * Self.tile) {
                                let index = y * width + x
                                guard grounds[index] == .none, result[index] == original[index],
                                    let pixel = search.edge(x: x, y: y)
                                else { continue }
                                mixes.append((index, pixel))
                            }
                        }
                    }
                }
            }
        }
        for mix in mixes { result.pixels[mix.index] = mix.pixel }
    }

    /// The side in pixels of the tiles in which edges are looked for: more than antialiasing reaches.
    private static let tile = 16

    /// The tiles that have a ground which moved in them or beside them: no edge of one lies elsewhere.
    private var tilesNearMoves: (tiles: [Bool], columns: Int) {
        let (width, height) = (original.width, original.height)
        let columns = (width + Self.tile - 1) / Self.tile
        let rows = (height + Self.tile - 1) / Self.tile
        var own = [Bool](repeating: false, count: columns * rows)
        grounds.withUnsafeBufferPointer { grounds in
            for y in 0..<height {
                let row = y / Self.tile * columns
                for x in 0..<width where grounds[y * width + x] == .moved { own[row + x / Self.tile] = true }
            }
        }
        var near = own
        for row in 0..<rows {
            for column in 0..<columns where own[row * columns + column] {
                for other in max(0, row - 1)...min(rows - 1, row + 1) {
                    for beside in max(0, column - 1)...min(columns - 1, column + 1) {
                        near[other * columns + beside] = true
                    }
                }
            }
        }
        return (near, columns)
    }

    /// Looks for the grounds to both sides of a pixel.
    private struct EdgeSearch {
        let width: Int
        let height: Int
        let original: UnsafeBufferPointer<RGBA<UInt8>>
        let result: UnsafeBufferPointer<RGBA<UInt8>>
        let grounds: UnsafeBufferPointer<Ground>

        /// How far antialiasing reaches, in pixels.
        private static let reach = 3

        /// What a pixel becomes as a mix of the grounds to both sides of it, in the first direction in which
        /// it is one: across, down, and both diagonals.
        func edge(x: Int, y: Int) -> RGBA<UInt8>? {
            edge(x, y, 1, 0) ?? edge(x, y, 0, 1) ?? edge(x, y, 1, 1) ?? edge(x, y, 1, -1)
        }

        private func edge(_ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) -> RGBA<UInt8>? {
            guard let one = ground(x, y, -stepX, -stepY), let other = ground(x, y, stepX, stepY),
                grounds[one] == .moved || grounds[other] == .moved,
                let share = Repainting.share(
                    of: original[one].color.vector, over: original[other].color.vector,
                    in: original[y * width + x].color.vector)
            else { return nil }
            let (first, second) = (result[one].color.vector, result[other].color.vector)
            return RGBA(rounding: second + (first - second) * share)
        }

        /// The nearest ground in a direction, no further than antialiasing reaches.
        private func ground(_ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) -> Int? {
            for distance in 1...Self.reach {
                let (column, row) = (x + stepX * distance, y + stepY * distance)
                guard column >= 0, column < width, row >= 0, row < height else { return nil }
                let index = row * width + column
                if grounds[index] != .none { return index }
            }
            return nil
        }
    }
}

extension RGBA<UInt8> {
    /// The nearest code values, opaque.
    fileprivate init(rounding color: SIMD3<Double>) {
        let codes = color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
            .rounded(.toNearestOrAwayFromZero)
        self.init(red: UInt8(codes.x), green: UInt8(codes.y), blue: UInt8(codes.z))
    }
}

extension SRGB8 {
    /// The code values as numbers.
    fileprivate var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
