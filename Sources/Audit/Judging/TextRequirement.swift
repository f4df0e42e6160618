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

    init(of region: Region, under standard: ContrastStandard) {
        let size = region.pointSize
        let weights: [Bool] =
            switch region.weight {
            case .regular: [false]
            case .bold: [true]
            case .undecided: [false, true]
            }
        func required(_ sizes: [Double]) -> [Double] {
            sizes.flatMap { size in
                weights.map { standard.requiredRatio(for: .text(pointSize: size, isBold: $0)) }
            }
        }

        let measured = required([size])
        let possible = required([region.pointSizeRange.lowerBound, size, region.pointSizeRange.upperBound])
        stated = measured.max() ?? 0
        strict = possible.max() ?? 0
        lenient = possible.min() ?? 0
        if strict == lenient {
            doubt = nil
        } else if let bold = measured.last, bold < stated {
            doubt = .weight(regular: stated, bold: bold)
        } else {
            doubt = .size(pointSizes: region.pointSizeRange, small: strict, large: lenient)
        }
        preferred = standard.preferredRatio(for: .text(pointSize: size, isBold: region.weight == .bold))
    }
}
