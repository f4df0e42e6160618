internal import ColorMath
internal import Raster
internal import ScreenReading

/// Paints text and what lies behind it in other colours: what a repair or a setting would look like.
///
/// An approximation: a pixel is taken for a mixture of ink and backdrop, and moves by the share of each in
/// it. What lies beside the line between the two colours, a picture or an icon beside the text, stays.
/// Where the backdrop varies, that of a column is what lies above and below its text.
struct Recoloring {
    private let ink: SIMD3<Double>
    private let newInk: SIMD3<Double>
    private let backdrop: SIMD3<Double>?
    /// What the backdrop becomes; `nil` where it stays.
    private let newBackdrop: SIMD3<Double>?

    /// How far from the line between ink and backdrop a mixture may lie, as a share of their distance.
    private static let reach = 0.35
    /// The least distance of ink and backdrop at which shares mean something, in code values.
    private static let leastDistance = 6.0
    /// How far edges of letters reach beyond the box that their strokes fill, in pixels.
    private static let edge = 2

    /// - Parameters:
    ///   - ink: The colour of the text.
    ///   - repair: The colour that it is to have.
    ///   - backdrop: What lies behind it; `nil` where that varies.
    init(from ink: SRGB8, to repair: SRGB8, on backdrop: SRGB8?) {
        self.ink = ink.codes
        newInk = repair.codes
        self.backdrop = backdrop?.codes
        newBackdrop = nil
    }

    /// - Parameters:
    ///   - colors: The ink and the backdrop of the text.
    ///   - others: What they become.
    ///   - isVaried: Whether the backdrop varies, and `colors` has the usual one.
    init(
        from colors: ReportedFinding.Colors, to others: ReportedFinding.Colors, overVaried isVaried: Bool
    ) {
        ink = colors.ink.codes
        newInk = others.ink.codes
        backdrop = isVaried ? nil : colors.backdrop.codes
        newBackdrop = others.backdrop == colors.backdrop && !isVaried ? nil : others.backdrop.codes
    }

    /// A part of a screen with the text in the new ink; where the backdrop moves too, in all of the part.
    ///
    /// - Parameters:
    ///   - part: The pixels.
    ///   - box: Where the text is, on the screen.
    ///   - origin: Where on the screen the part lies.
    func painted(_ part: Bitmap<UInt8>, in box: PixelRect, origin: PixelRect) -> Bitmap<UInt8> {
        var result = part
        let moved = PixelRect(
            x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height)
        let frame = part.frame
        guard let text = moved.grown(by: Self.edge, within: frame) else { return part }
        let area = newBackdrop == nil ? text : frame
        for x in area.x..<area.maxX {
            let above = part[x, max(0, text.y - 1)].codes
            let below = part[x, min(frame.maxY - 1, text.maxY)].codes
            for y in area.y..<area.maxY {
                result[x, y] = painted(part[x, y], on: backdrop ?? (above + below) / 2)
            }
        }
        return result
    }

    private func painted(_ pixel: RGBA<UInt8>, on backdrop: SIMD3<Double>) -> RGBA<UInt8> {
        let axis = ink - backdrop
        let length = (axis * axis).sum()
        let offset = pixel.codes - backdrop
        guard length >= Self.leastDistance * Self.leastDistance else { return pixel }
        let share = (offset * axis).sum() / length
        let beside = offset - axis * share
        guard share > 0 || newBackdrop != nil,
            (beside * beside).sum() <= Self.reach * Self.reach * length
        else { return pixel }
        let mixed = min(max(share, 0), 1)
        let under = newBackdrop ?? backdrop
        let new = under + (newInk - under) * mixed + beside + axis * (share - mixed)
        func code(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
        return RGBA(red: code(new.x), green: code(new.y), blue: code(new.z), alpha: pixel.alpha)
    }
}

extension SRGB8 {
    /// The code values as numbers.
    fileprivate var codes: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}

extension RGBA<UInt8> {
    /// The code values as numbers.
    fileprivate var codes: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
