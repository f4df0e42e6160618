internal import ColorMath
internal import TextDetection

/// What a standard requires of one line of text, where its size and weight are known only as far as pixels
/// tell.
struct TextRequirement: Hashable {
    /// The ratio that is reported: for the size as measured, and the stricter one where the weight is
    /// undecided.
    let stated: Double
    /// The highest ratio that the line may require.
    let strict: Double
    /// The lowest ratio that the line may require; equal to `strict` where nothing is in doubt.
    let lenient: Double
    /// What the difference between the two hangs on, where there is one.
    let doubt: ReviewReason?
    /// The ratio that the standard would rather see, where it names one.
    let preferred: Double?

    /// How many times as large as it measures a size may be on the web: there are more typefaces than those
    /// that sizes are fitted on, and half of the headings of 24 pixels, the very limit, measure 23.2 to 23.8.
    /// Type of 18 pixels stays below the limit for bold, 18.67.
    private static let shortOnWeb = 1.035

    init(of region: Region, under standard: ContrastStandard, sizes: TypeConditions) {
        let size = region.pointSize
        let weights: [Bool] =
            switch region.weight {
            case .regular: [false]
            case .bold: [true]
            case .undecided: [false, true]
            }
        func required(_ pointSizes: [Double], _ limits: [LargeText]) -> [Double] {
            pointSizes.flatMap { size in
                limits.flatMap { limit in
                    weights.map {
                        standard.requiredRatio(for: .text(pointSize: size, isBold: $0), largeFrom: limit)
                    }
                }
            }
        }

        let sizeRange = region.pointSizeRange
        let range = [sizeRange.lowerBound, size, sizeRange.upperBound]
        let scaled = sizes.factors.flatMap { factor in range.map { $0 * factor } }
        let measured = required([size], sizes.largeText)
        // Of typefaces of the web a size may be larger than it measures, unless it is told.
        let onWeb = sizes.largeText.filter { $0 == .cssPixels }
        let larger = sizeRange.lowerBound < sizeRange.upperBound ? [size * Self.shortOnWeb] : []
        let possible = required(scaled, sizes.largeText) + required(larger, onWeb)
        stated = measured.max() ?? 0
        strict = possible.max() ?? 0
        lenient = possible.min() ?? 0
        let own = sizes.largeText[0]
        let regular = standard.requiredRatio(for: .text(pointSize: size, isBold: false), largeFrom: own)
        let bold = standard.requiredRatio(for: .text(pointSize: size, isBold: true), largeFrom: own)
        let ownRange = own == .cssPixels ? range + larger : range
        if strict == lenient {
            doubt = nil
        } else if weights.count > 1, bold < regular {
            doubt = .weight(regular: regular, bold: bold)
        } else if Set(required(ownRange, [own])).count > 1 {
            doubt = .size(
                pointSizes: sizeRange.lowerBound...max(sizeRange.upperBound, ownRange.max() ?? size),
                small: strict, large: lenient)
        } else if Set(measured).count > 1 {
            doubt = .platform(pointSize: size, small: strict, large: lenient)
        } else {
            let least = scaled.min() ?? size
            doubt = .scale(
                pointSizes: least...max(least, scaled.max() ?? size), small: strict, large: lenient)
        }
        preferred = standard.preferredRatio(
            for: .text(pointSize: size, isBold: region.weight == .bold), largeFrom: own)
    }
}
