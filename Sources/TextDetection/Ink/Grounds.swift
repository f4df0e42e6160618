/// A small set of zones: most components touch one or two, so these need no memory of their own.
struct Grounds {
    private var first: Int32 = -1
    private var second: Int32 = -1
    private var others: [Int32] = []

    var count: Int { (first >= 0 ? 1 : 0) + (second >= 0 ? 1 : 0) + others.count }

    @inline(__always)
    mutating func insert(_ zone: Int32) {
        if zone == first || zone == second { return }
        if first < 0 {
            first = zone
        } else if second < 0 {
            second = zone
        } else if !others.contains(zone) {
            others.append(zone)
        }
    }

    func forEach(_ body: (Int) -> Void) {
        if first >= 0 { body(Int(first)) }
        if second >= 0 { body(Int(second)) }
        for zone in others { body(Int(zone)) }
    }
}
