internal import ColorMath
internal import PixelConversion
internal import Raster

/// Tells how much of an image has colours of which people see that sRGB does not hold them.
enum GamutMeasure {
    /// How far light may lie outside 0…1 in sRGB and still be rounding: half an 8-bit code value near white.
    private static let tolerance = 0.004

    /// The difference in OKLab from which clipping is seen (CSS Color 4, 13.2: just noticeable).
    private static let noticeable = 0.02

    /// The share of pixels that can be seen with a colour that clipping to sRGB changes noticeably, 0…1; 0
    /// for spaces without a closed form.
    static func wideShare(of bitmap: Bitmap<UInt8>, in space: PixelSpace) -> Double {
        guard let model = space.model, let back = RGBModel.sRGB.colorants.inverseUnlessSingular,
            model.colorants.distance(from: RGBModel.sRGB.colorants) > 1e-3
        else { return 0 }
        let toSRGB = back * model.colorants
        let light = model.curves.map { curve in (0...255).map { curve.linear(Double($0) / 255) } }
        var (wide, seen) = (0, 0)
        var last: (code: UInt32, isWide: Bool)?
        var losses: [UInt32: Double] = [:]
        for pixel in bitmap.pixels where pixel.alpha >= Coverage.visibleAlpha {
            seen += 1
            if let last, last.code == pixel.code {
                wide += last.isWide ? 1 : 0
                continue
            }
            let own = SIMD3(
                light[0][Int(pixel.red)], light[1][Int(pixel.green)], light[2][Int(pixel.blue)])
            let color = toSRGB * own
            let isOutside = color.min() < -tolerance || color.max() > 1 + tolerance
            let isWide = isOutside && loss(of: color, known: &losses, as: pixel.code) >= noticeable
            if isWide { wide += 1 }
            last = (pixel.code, isWide)
        }
        return seen == 0 ? 0 : Double(wide) / Double(seen)
    }

    /// The colours whose loss is kept: photographs have more than these.
    private static let mostKnown = 1 << 16

    /// How far, in OKLab, a colour is from what clipping to sRGB makes of it.
    private static func loss(
        of color: SIMD3<Double>, known: inout [UInt32: Double], as code: UInt32
    ) -> Double {
        if let loss = known[code] { return loss }
        let clipped = color.clamped(lowerBound: .zero, upperBound: .one)
        let loss = LinearSRGB(components: color).differenceOK(from: LinearSRGB(components: clipped))
        if known.count < mostKnown { known[code] = loss }
        return loss
    }
}

extension Matrix3x3 {
    /// The greatest difference between two elements.
    fileprivate func distance(from other: Matrix3x3) -> Double {
        let (one, two, three) = columns
        let (first, second, third) = other.columns
        return [one - first, two - second, three - third].reduce(0) { greatest, column in
            max(greatest, abs(column.x), abs(column.y), abs(column.z))
        }
    }
}
