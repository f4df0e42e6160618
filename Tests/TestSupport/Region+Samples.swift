public import ColorMath
public import Raster
public import TextDetection

extension Region {
    /// A line of text on a plain backdrop with a given contrast, whatever its colours; its size is known
    /// within `share`.
    public static func line(
        contrast: Double = 3.438, pointSize: Double = 17, within share: Double = 0.03,
        weight: Weight = .regular, low: Double? = nil,
        high: Double? = nil, doubts: [Doubt] = [], place: Place = .content,
        ink: SRGB8 = SRGB8(red: 138, green: 138, blue: 142), backdrop: SRGB8 = .white,
        box: PixelRect = PixelRect(x: 48, y: 300, width: 412, height: 44)
    ) -> Region {
        Region(
            kind: .text, box: box, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(typical: contrast, low: low ?? contrast, high: high ?? contrast),
            pointSize: pointSize, pointSizeRange: pointSize * (1 - share)...pointSize * (1 + share),
            weight: weight, doubts: doubts, place: place)
    }

    /// An icon on white, as high in points as in pixels.
    public static func icon(_ box: PixelRect, ink: SRGB8, isEmptyFrame: Bool = false) -> Region {
        var icon = Region(
            kind: .icon, box: box, ink: ink, backdrop: .white,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)),
            pointSize: Double(box.height))
        icon.isEmptyFrame = isEmptyFrame
        return icon
    }
}
