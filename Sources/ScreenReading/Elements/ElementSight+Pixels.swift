internal import ColorMath
public import Raster

extension ElementSight {
    /// How far from the frame the ring around it goes, and how far into it the border, in points.
    private static let ringWidth = 2.0
    private static let borderWidth = 3.0
    /// How far a bar at an end of the frame goes into it, and its least thickness, in points.
    private static let barReach = 6.0
    private static let leastBar = 1.0
    /// The share of the width that a bar runs along.
    private static let barLength = 0.5
    /// Channels that differ by no more are one colour: dither and what compression leaves.
    private static let tolerance = 8

    /// Measures a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The screen, opaque, in sRGB.
    ///   - box: The part of the frame that is on the screen, in pixels; nil where that is nothing.
    ///   - scale: Pixels per point.
    public init?(of bitmap: Bitmap<UInt8>, in box: PixelRect, scale: Double) {
        guard box.width > 0, box.height > 0, box.x >= 0, box.y >= 0, box.maxX <= bitmap.width,
            box.maxY <= bitmap.height
        else { return nil }
        let ring = max(1, Int((Self.ringWidth * scale).rounded()))
        let inset = max(1, Int((Self.borderWidth * scale).rounded()))
        let outer = box.padded(by: ring, within: bitmap)
        var counts = ColorCounts()
        counts.add(bitmap, in: box)
        let inside = counts.shares
        var borderCounts = ColorCounts()
        borderCounts.addFrame(of: box, less: box.grown(by: -inset), in: bitmap)
        let border = borderCounts.shares
        var aroundCounts = ColorCounts()
        aroundCounts.addFrame(of: outer, less: box, in: bitmap)
        let around = aroundCounts.isEmpty ? border : aroundCounts.shares
        guard let ground = around.first?.color, !inside.isEmpty else { return nil }

        var left = box.maxX
        var right = box.x
        var top = box.maxY
        var bottom = box.y
        var (onGround, onFill) = (ColumnMean(), ColumnMean())
        let reach = Int((Self.barReach * scale).rounded())
        let fill = inside[0].color
        var (barsAbove, barsBelow) = (0, 0)
        for y in box.y..<box.maxY {
            var apart = 0
            for x in box.x..<box.maxX {
                let pixel = bitmap[x, y]
                if pixel.color.largestDifference(from: fill) > Self.tolerance {
                    apart += 1
                    onFill.add(x - box.x)
                }
                guard pixel.color.largestDifference(from: ground) > Self.tolerance else { continue }
                onGround.add(x - box.x)
                (left, right) = (min(left, x), max(right, x + 1))
                (top, bottom) = (min(top, y), max(bottom, y + 1))
            }
            if Double(apart) >= Self.barLength * Double(box.width) {
                if y < box.y + reach { barsAbove += 1 }
                if y >= box.maxY - reach { barsBelow += 1 }
            }
        }
        // More rows than a bar has are no bar, but a fill.
        let bar = max(1, Int(Self.leastBar * scale))..<max(2, reach)
        self.init(
            inside: inside, around: around, border: border.isEmpty ? inside : border,
            ink: onGround.count == 0
                ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom - top),
            coverage: Double(onGround.count) / Double(box.area),
            middles: Middles(onGround: onGround.share(of: box.width), onFill: onFill.share(of: box.width)),
            isUnderlined: bar.contains(barsAbove) != bar.contains(barsBelow))
    }
}

/// The middle of some pixels from left to right.
private struct ColumnMean {
    private(set) var count = 0
    private var sum = 0

    mutating func add(_ column: Int) {
        count += 1
        sum += column
    }

    /// The middle as a share of a width; that of the width where there are no pixels.
    func share(of width: Int) -> Double {
        count == 0 ? 0.5 : (Double(sum) / Double(count) + 0.5) / Double(width)
    }
}

/// How often colours occur.
private struct ColorCounts {
    private var counts: [UInt32: Int] = [:]
    private var total = 0

    /// The most colours that are handed out.
    private static let most = 24
    /// Channels that differ by no more from a frequent colour belong to it.
    private static let near = 5
    /// The most pixels of an area that are looked at; of larger ones every second or third row and column.
    private static let mostPixels = 1 << 18

    var isEmpty: Bool { total == 0 }

    mutating func add(_ bitmap: Bitmap<UInt8>, in box: PixelRect) {
        guard box.width > 0, box.height > 0 else { return }
        var step = 1
        while box.area / (step * step) > Self.mostPixels { step += 1 }
        for y in stride(from: box.y, to: box.maxY, by: step) {
            for x in stride(from: box.x, to: box.maxX, by: step) {
                let pixel = bitmap[x, y]
                let key = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
                counts[key, default: 0] += 1
                total += 1
            }
        }
    }

    /// Adds what lies in one rectangle and not in another within it.
    mutating func addFrame(of outer: PixelRect, less inner: PixelRect, in bitmap: Bitmap<UInt8>) {
        guard inner.width > 0, inner.height > 0 else { return add(bitmap, in: outer) }
        add(bitmap, in: PixelRect(x: outer.x, y: outer.y, width: outer.width, height: inner.y - outer.y))
        add(
            bitmap,
            in: PixelRect(x: outer.x, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY))
        add(bitmap, in: PixelRect(x: outer.x, y: inner.y, width: inner.x - outer.x, height: inner.height))
        add(
            bitmap,
            in: PixelRect(x: inner.maxX, y: inner.y, width: outer.maxX - inner.maxX, height: inner.height))
    }

    /// The most frequent colours, with what is close to each; the same for the same pixels, in any order.
    var shares: [ElementSight.ColorShare] {
        var found: [(color: SRGB8, count: Int)] = []
        // As many as may matter: colours beyond these are edges of letters, or those of a photograph.
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (key, count) in ordered {
            let color = SRGB8(hex: key)
            if let near = found.firstIndex(where: { $0.color.largestDifference(from: color) <= Self.near }) {
                found[near].count += count
            } else if found.count < Self.most {
                found.append((color, count))
            }
        }
        return found.sorted { $0.count > $1.count }.map {
            ElementSight.ColorShare($0.color, share: Double($0.count) / Double(total))
        }
    }
}
