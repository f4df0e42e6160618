extension Sequence<Int> {
    /// The ranges around rising numbers between which no more than some others are missing.
    ///
    /// - Parameter distance: How many, from 0 on.
    func stretches(within distance: Int) -> [Range<Int>] {
        reduce(into: []) { stretches, number in
            if let last = stretches.last, number - last.upperBound <= distance {
                stretches[stretches.count - 1] = last.lowerBound..<number + 1
            } else {
                stretches.append(number..<number + 1)
            }
        }
    }
}
