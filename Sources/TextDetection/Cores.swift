internal import Dispatch

/// The cores of the machine that work on one screen.
package struct Cores: Hashable, Sendable {
    /// How many there are, at least 1.
    package let count: Int

    /// One core does everything.
    package static let one = Cores(1)

    /// Parts for each core: a part may take longer than another, and then other cores take what is left.
    private static let partsOfEach = 4
    /// The fewest elements that are worth a part of their own: waking a core takes some microseconds.
    private static let leastPart = 8

    package init(_ count: Int) { self.count = max(1, count) }

    /// What becomes of elements, in their order, a part of them on each core at a time.
    ///
    /// - Parameter transform: What becomes of a part; called on several cores at once.
    package func map<Element: Sendable, Result: Sendable>(
        _ elements: some Collection<Element>,
        by transform: @Sendable (ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        let elements = Array(elements)
        let parts = min(count * Self.partsOfEach, elements.count / Self.leastPart)
        guard count > 1, parts > 1 else { return transform(elements[...]) }
        var results = [[Result]](repeating: [], count: parts)
        results.withUnsafeMutableBufferPointer { results in
            // Each part is written by one core alone, and read when all are done.
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: parts) { part in
                let start = elements.count * part / parts
                let end = elements.count * (part + 1) / parts
                results[part] = transform(elements[start..<end])
            }
        }
        return Array(results.joined())
    }
}
