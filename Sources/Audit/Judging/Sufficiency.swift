internal import TextDetection

/// Whether a contrast is enough over a backdrop that may vary.
enum Sufficiency: Hashable {
    /// Over a clear majority of the backdrop it is.
    case enough
    /// Over a clear majority of the backdrop it is not.
    case tooLow
    /// Neither.
    case divided

    /// The share of the backdrop that makes a clear majority.
    private static let clearMajority = 0.8

    init(of contrast: MeasuredContrast, for required: Double) {
        let share = contrast.shareReaching(required)
        self = share >= Self.clearMajority ? .enough : share <= 1 - Self.clearMajority ? .tooLow : .divided
    }
}

extension MeasuredContrast {
    /// The share of the backdrop over which the ratio is at least `required`, 0…1.
    ///
    /// Read off the 5th percentile, the ratio over the typical backdrop, which stands for the median, and the
    /// 95th percentile, with straight lines between them.
    fileprivate func shareReaching(_ required: Double) -> Double {
        if low >= required { return 1 }
        if high < required { return 0 }
        if typical >= required {
            return 0.95 - 0.45 * (required - low) / (typical - low)
        }
        return 0.5 - 0.45 * (required - typical) / (high - typical)
    }
}
