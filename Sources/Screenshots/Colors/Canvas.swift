internal import ColorMath
internal import Raster

extension Screenshot {
    /// What the translucent parts of a file are laid on, as a file does not say what lies behind them.
    public struct Canvas: Hashable, Sendable {
        /// Its colour.
        public let shade: Shade
        /// Whether what is drawn leaves more of the canvas clear than a round frame around it would, as the
        /// snapshot of a single view does: text then lies on the canvas itself, which is a guess.
        public let isSeen: Bool

        /// The colours that are tried.
        public enum Shade: String, Hashable, Sendable, Codable, CaseIterable {
            /// White.
            case white
            /// Black.
            case black
        }

        /// A sentence that says so, without a full stop; nil where nothing but a frame lies on it.
        package var doubt: String? {
            guard isSeen else { return nil }
            return
                "the file is transparent where nothing is drawn, and was laid on \(shade.rawValue), where what "
                + "is drawn is seen: how it looks on anything else is not known"
        }
    }
}

extension Screenshot.Canvas {
    /// What the name of a file says that it was taken in, `login-dark@2x.png`; nil where it says neither, or
    /// both.
    package static func shade(named name: String) -> Shade? {
        let file = name.split(separator: "/").last ?? ""
        let words = file.lowercased().split { !$0.isLetter }
        let isDark = words.contains { ["dark", "darkmode", "night"].contains($0) }
        let isLight = words.contains { ["light", "lightmode", "notnight"].contains($0) }
        return isDark == isLight ? nil : isDark ? .black : .white
    }

    /// The same on what the name of a file says, where what is drawn lies on it.
    package func named(by name: String) -> Screenshot.Canvas {
        guard isSeen, let shade = Self.shade(named: name) else { return self }
        return Screenshot.Canvas(shade: shade, isSeen: isSeen)
    }
}

extension ImageSamples {
    /// What the translucent parts are laid on; nil where there are none.
    package var canvas: Screenshot.Canvas? {
        switch self {
        case .eight(let bitmap): bitmap.canvas
        case .sixteen(let bitmap): bitmap.canvas
        }
    }
}

extension Bitmap {
    /// The share of the box around it that what is drawn fills at least where it is a frame of its own: an
    /// ellipse, as the round screen of a watch, fills π/4 of its box, any rounded rectangle more.
    private static var framed: Double { 0.78 }
    /// The share of that box which is clear at most, in a frame, with something drawn at both sides of it: a
    /// bubble with a picture beside it, and the time below, fills its box as well as a frame does.
    private static var broken: Double { 0.01 }
    /// How many clear pixels in a row part what is drawn at both sides of them: fewer are a hole.
    private static var gap: Int { 4 }

    /// The colour that the translucent parts are laid on; nil where every pixel is opaque.
    ///
    /// Within a frame nothing but its rim lies on it: it is black where that is. Without one it is white, but
    /// for what is mostly too light to be seen there, counted in parts, as letters are; of what stands
    /// beside a part that fills the picture, as a bubble does, only that is asked, as what lies on the bubble
    /// is seen on it.
    fileprivate var canvas: Screenshot.Canvas? {
        guard !isOpaque else { return nil }
        let (share, clearShare) = drawnShares
        guard share >= Self.framed else {
            return Screenshot.Canvas(shade: shadeOfParts(), isSeen: true)
        }
        let piece = largestPiece
        let besides = pixels.indices.count { pixels[$0].alpha > 0 && !piece[$0] }
        if Double(besides) > Self.apart * Double(pixels.count) {
            return Screenshot.Canvas(shade: shadeOfParts(besides: piece), isSeen: true)
        }
        return Screenshot.Canvas(
            shade: isBlackBesideTransparency ? .black : .white, isSeen: clearShare > Self.broken)
    }

    /// The share of what is drawn, in all pixels, that is not connected with the rest at most, in a frame:
    /// letters beside a bubble are little, and a frame has none beside it.
    private static var apart: Double { 0.0005 }

    /// How much of the box around what is drawn it fills, and how much of the box is clear with something
    /// drawn at both sides, 0…1; 1 and 0 where nothing is drawn.
    private var drawnShares: (drawn: Double, clear: Double) {
        var (count, gaps) = (0, 0)
        var (left, right, top, bottom) = (width, -1, height, -1)
        for row in 0..<height {
            var last: Int?
            for column in 0..<width where pixels[row * width + column].alpha > 0 {
                count += 1
                let clear = column - (last ?? column - 1) - 1
                if clear >= Self.gap { gaps += clear }
                last = column
                (left, right) = (min(left, column), max(right, column))
                (top, bottom) = (min(top, row), max(bottom, row))
            }
        }
        guard count > 0 else { return (1, 0) }
        let box = Double((right - left + 1) * (bottom - top + 1))
        return (Double(count) / box, Double(gaps) / box)
    }

    /// The largest connected part of what is drawn: whether each pixel is of it.
    private var largestPiece: [Bool] {
        var isOpen = pixels.map { $0.alpha > 0 }
        var largest: [Int] = []
        for seed in isOpen.indices where isOpen[seed] {
            isOpen[seed] = false
            // What was visited stays before the place that is looked at.
            var (piece, place) = ([seed], 0)
            while place < piece.count {
                let pixel = piece[place]
                place += 1
                let (row, column) = pixel.quotientAndRemainder(dividingBy: width)
                func visit(_ next: Int) {
                    guard isOpen[next] else { return }
                    isOpen[next] = false
                    piece.append(next)
                }
                if column > 0 { visit(pixel - 1) }
                if column + 1 < width { visit(pixel + 1) }
                if row > 0 { visit(pixel - width) }
                if row + 1 < height { visit(pixel + width) }
            }
            if piece.count > largest.count { largest = piece }
        }
        var mask = [Bool](repeating: false, count: pixels.count)
        for pixel in largest { mask[pixel] = true }
        return mask
    }

    /// The shade on which what is drawn is seen: white, unless most of the edges between what is drawn and
    /// what is not are too light for that, and no more parts too dark for black.
    ///
    /// At both ends of what is drawn in a row the most opaque pixel speaks for the edge, as much as it is
    /// opaque: ink of one colour, and not its anti-aliased rim; shadows say little.
    ///
    /// - Parameter piece: The pixels that are not asked.
    private func shadeOfParts(besides piece: [Bool] = []) -> Screenshot.Canvas.Shade {
        var parts = DrawnParts()
        func weigh(_ edge: some Sequence<Int>, into edges: inout DrawnParts.Edges) {
            guard let place = edge.max(by: { pixels[$0].alpha < pixels[$1].alpha }) else { return }
            let pixel = pixels[place]
            let weight = Double(pixel.alpha) / Double(Channel.max)
            let shift = Channel.bitWidth - 8
            let color = SRGB8(
                red: UInt8(pixel.red >> shift), green: UInt8(pixel.green >> shift),
                blue: UInt8(pixel.blue >> shift))
            edges.add(color, weight: weight)
        }
        for row in 0..<height {
            parts.beginRow()
            var start: Int?
            for index in row * width...(row + 1) * width {
                let isDrawn = index < (row + 1) * width && pixels[index].alpha > 0
                if isDrawn {
                    start = start ?? index
                } else if let first = start {
                    start = nil
                    guard piece.isEmpty || !piece[first] else { continue }
                    var edges = DrawnParts.Edges()
                    weigh(first..<min(index, first + Self.edge), into: &edges)
                    weigh(max(first, index - Self.edge)..<index, into: &edges)
                    parts.add(first - row * width..<index - row * width, edges: edges)
                }
            }
        }
        return parts.shade()
    }

    /// A code value up to this share of white counts as black.
    private static var black: Channel { .max / 8 }
    /// The share of the pixels beside transparent ones, in tenths, that are black where all counts as such.
    private static var blackTenths: Int { 9 }

    /// The fewest such pixels that tell.
    private static var fewest: Int { 8 }
    /// How wide an edge is at most that is neither opaque nor transparent; a shadow is wider.
    private static var edge: Int { 3 }

    /// Whether the opaque pixels beside transparent ones in their row are black.
    private var isBlackBesideTransparency: Bool {
        var (count, blackCount) = (0, 0)
        for row in stride(from: 0, to: pixels.count, by: width) {
            // The last pixels of either kind that the other has not followed yet.
            var clear: Int?
            var opaque: Int?
            for index in row..<row + width {
                let alpha = pixels[index].alpha
                guard alpha == 0 || alpha == .max else { continue }
                let last = alpha == 0 ? opaque : clear
                if let last, index - last <= Self.edge {
                    let pixel = pixels[alpha == 0 ? last : index]
                    count += 1
                    if max(pixel.red, pixel.green, pixel.blue) <= Self.black { blackCount += 1 }
                }
                (clear, opaque) = alpha == 0 ? (index, nil) : (nil, index)
            }
        }
        return count >= Self.fewest && 10 * blackCount >= Self.blackTenths * count
    }
}
