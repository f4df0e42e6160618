internal import Assets
public import ColorMath
public import Raster

/// What art lies on.
public struct ArtworkBackdrop: Sendable {
    /// What it is called: as it was asked for, or the path of its file.
    public let name: String
    /// What it looks like.
    public let surface: Surface

    /// One colour, or a picture.
    public enum Surface: Sendable {
        /// An opaque colour.
        case color(SRGB8)
        /// Opaque pixels in sRGB.
        case picture(Bitmap<UInt8>)
    }

    /// The longest side that a picture is kept in, so that many fit into memory.
    private static let longestSide = 1600

    /// A ground of one colour.
    public init(name: String, color: SRGB8) {
        self.name = name
        surface = .color(color)
    }

    /// A picture, made smaller by a whole number where it is larger than 1,600 pixels.
    ///
    /// - Parameters:
    ///   - name: The path of its file.
    ///   - picture: Opaque pixels in sRGB.
    public init(name: String, picture: Bitmap<UInt8>) {
        self.name = name
        let side = max(picture.width, picture.height)
        surface = .picture(picture.reduced(by: (side + Self.longestSide - 1) / Self.longestSide))
    }
}

/// How art stands out from a ground.
public struct GroundReading: Hashable, Sendable {
    /// What the ground is called.
    public let name: String
    /// Its colour; `nil` for a picture.
    public let color: SRGB8?
    /// The part of the picture in which the art stands out least; `nil` for a colour.
    public let window: PixelRect?
    /// The contrast that half of the outline has at least (WCAG 2.2).
    public let contrast: Double
    /// The least contrast of a place on the outline.
    public let leastContrast: Double
    /// The share of the outline that has less than 3, 0…1.
    public let faintShare: Double

    /// What WCAG 2.2 asks of graphics, 1.4.11.
    public static let required = ContrastStandard.nonTextRatio

    /// Whether half of the outline or more is seen.
    public var standsOut: Bool { faintShare <= 0.5 }

    /// Whether art stands out less than on another ground.
    public func isWorse(than other: GroundReading) -> Bool {
        (-faintShare, contrast) < (-other.faintShare, other.contrast)
    }
}

extension Artwork {
    /// How many windows of a picture are looked at in each direction, at most.
    private static let windowCount = 8
    /// The shorter side of a picture below which nothing can be laid on it, in pixels.
    private static let leastRoom = 16

    /// Measures the outline on a ground.
    ///
    /// Each place of the outline has the contrast that what is drawn on it, or just within it, has with the
    /// ground at that place. On a picture the art is laid in windows half its size apart, at most eight
    /// across and down, and that in which it stands out least counts. For a picture smaller than the art, the
    /// art is made half its size.
    ///
    /// - Returns: `nil` where nothing is drawn, and for a picture of less than 16 pixels a side.
    public func reading(on ground: ArtworkBackdrop) -> GroundReading? {
        guard isVisible else { return nil }
        switch ground.surface {
        case .color(let color):
            let luminance = color.relativeLuminance
            let pixel = RGBA(color)
            return GroundReading(
                outline.map { $0.contrast(on: pixel, luminance: luminance) }, name: ground.name, color: color,
                window: nil)
        case .picture(let picture):
            let room = min(picture.width, picture.height)
            if room < max(bitmap.width, bitmap.height) {
                return room < Self.leastRoom
                    ? nil : Artwork(bitmap, longestSide: room / 2).reading(on: ground)
            }
            var worst: GroundReading?
            for top in Self.places(of: bitmap.height, in: picture.height) {
                for left in Self.places(of: bitmap.width, in: picture.width) {
                    let ratios = outline.map { point in
                        let pixel = picture[left + point.x, top + point.y]
                        return point.contrast(on: pixel, luminance: pixel.color.relativeLuminance)
                    }
                    let window = PixelRect(x: left, y: top, width: bitmap.width, height: bitmap.height)
                    let reading = GroundReading(ratios, name: ground.name, color: nil, window: window)
                    if worst.map(reading.isWorse) ?? true { worst = reading }
                }
            }
            return worst
        }
    }

    /// Where windows of a length begin in a longer one; none in a shorter.
    private static func places(of length: Int, in whole: Int) -> [Int] {
        guard whole >= length else { return [] }
        let room = whole - length
        let count = min(windowCount, 1 + 2 * room / length)
        return count <= 1 ? [room / 2] : (0..<count).map { $0 * room / (count - 1) }
    }
}

extension GroundReading {
    fileprivate init(_ ratios: [Double], name: String, color: SRGB8?, window: PixelRect?) {
        let sorted = ratios.sorted()
        self.name = name
        self.color = color
        self.window = window
        contrast = OutlinePoint.middle(of: sorted) ?? 1
        leastContrast = sorted[0]
        faintShare = Double(sorted.count { $0 < Self.required }) / Double(sorted.count)
    }
}
