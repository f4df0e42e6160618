/// The first of some elements in an order, and how many others there are; of equals the first that came.
struct FirstOnes<Element> {
    private(set) var elements: [Element] = []
    /// The number of those that are left out.
    private(set) var otherCount = 0

    private let limit: Int
    private let isBefore: (Element, Element) -> Bool

    /// Begins with none.
    ///
    /// - Parameters:
    ///   - limit: How many are kept.
    ///   - isBefore: Whether an element comes before another.
    init(_ limit: Int, by isBefore: @escaping (Element, Element) -> Bool) {
        self.limit = limit
        self.isBefore = isBefore
    }

    /// Takes an element.
    mutating func add(_ element: Element) {
        let place = elements.firstIndex { isBefore(element, $0) } ?? elements.count
        elements.insert(element, at: place)
        if elements.count > limit {
            elements.removeLast()
            otherCount += 1
        }
    }
}
