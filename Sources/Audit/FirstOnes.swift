/// The first of some elements in an order, and how many others there are; of equals the first that came.
package struct FirstOnes<Element> {
    package private(set) var elements: [Element] = []
    /// The number of those that are left out.
    package private(set) var otherCount = 0

    private let limit: Int
    private let isBefore: (Element, Element) -> Bool

    /// Begins with none.
    ///
    /// - Parameters:
    ///   - limit: How many are kept.
    ///   - isBefore: Whether an element comes before another.
    package init(_ limit: Int, by isBefore: @escaping (Element, Element) -> Bool) {
        self.limit = limit
        self.isBefore = isBefore
    }

    /// Takes an element.
    package mutating func add(_ element: Element) {
        // Most come after all that are there.
        let isLast = elements.last.map { !isBefore(element, $0) } ?? true
        if isLast, elements.count >= limit {
            otherCount += 1
            return
        }
        let place = isLast ? nil : elements.firstIndex { isBefore(element, $0) }
        elements.insert(element, at: place ?? elements.endIndex)
        if elements.count > limit {
            elements.removeLast()
            otherCount += 1
        }
    }
}
