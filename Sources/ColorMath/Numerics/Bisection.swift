/// The place where a condition that holds at the start of a range stops holding, to the last
/// bit worth having.
///
/// Returns a value at which the condition held, or the lower end; if it holds throughout, the upper end
/// within 2⁻⁵² of the range.
func bisect(_ range: ClosedRange<Double>, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<52 {
        let middle = (low + high) / 2
        if holds(middle) { low = middle } else { high = middle }
    }
    return low
}
