extension Range<Int> {
    /// The longest stretches of neighbours that something holds for, in their order.
    func runs(where holds: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for place in self where holds(place) {
            if let last = runs.last, last.upperBound == place {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        return runs
    }
}
