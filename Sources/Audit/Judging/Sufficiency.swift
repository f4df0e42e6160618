internal import TextDetection

/// Whether a contrast is enough over a backdrop that may vary.
enum Sufficiency: Hashable {
    /// Over nearly all of the backdrop it is.
    case enough
    /// Over a clear majority of the backdrop it is not.
    case tooLow
    /// Neither.
    case divided

    /// The share of the backdrop over which the contrast has to be enough. More than for a failure: to look at a line
    /// that can be read costs less than to pass one that cannot.
    private static let nearlyAll = 0.9
    /// The share of the backdrop over which the contrast has to be too low for a failure.
    private static let clearMajority = 0.75

    init(of contrast: MeasuredContrast, for required: Double) {
        let share = contrast.shareReaching(required)
        self = share >= Self.nearlyAll ? .enough : share <= 1 - Self.clearMajority ? .tooLow : .divided
    }
}

extension MeasuredContrast {
    /// The share of the backdrop over which the ratio is at least `required`, 0…1.
    ///
    /// Read off the 5th percentile, the median and the 95th percentile, with straight lines between them.
    fileprivate func shareReaching(_ required: Double) -> Double {
        if low >= required { return 1 }
        if high < required { return 0 }
        if typical >= required {
            return 0.95 - 0.45 * (required - low) / (typical - low)
        }
        return 0.5 - 0.45 * (required - typical) / (high - typical)
    }
}
