extension Sequence where Element: Sendable {
    /// Transforms every element, with at most `jobs` at work at once, and hands out what comes of them one at
    /// a time, in the order of the elements.
    ///
    /// The work is arithmetic after one read of a local file, and never waits for another task, so it may run
    /// on the runtime's own threads: there are as many as cores. A task is begun only when another has ended
    /// and when no more than a few results wait for an earlier one, which bounds the memory by `jobs`.
    ///
    /// - Parameters:
    ///   - jobs: How many elements are worked on at the same time, at least 1.
    ///   - isStopped: Asked before each element; once it says yes no further one is begun, and those in hand
    ///     are finished.
    ///   - transform: The work on one element, on any thread.
    ///   - deliver: Takes the results, in order.
    /// - Throws: What `transform` or `deliver` throws first; elements not begun by then are left.
    package func forEachConcurrently<Output: Sendable, Fault: Error>(
        jobs: Int, isStopped: () -> Bool = { false },
        _ transform: @escaping @Sendable (Element) throws(Fault) -> Output,
        deliver: (Output) throws(Fault) -> Void
    ) async throws(Fault) {
        let jobs = Swift.max(1, jobs)
        let outcome = await withTaskGroup(of: (Int, Result<Output, Fault>).self) { group in
            var pending = makeIterator()
            var isExhausted = false
            var begun = 0
            var running = 0
            var delivered = 0
            /// Results that wait for an earlier one.
            var waiting: [Int: Output] = [:]

            while true {
                while running < jobs, begun - delivered < Self.window(of: jobs), !isExhausted, !isStopped() {
                    guard let element = pending.next() else {
                        isExhausted = true
                        break
                    }
                    let index = begun
                    group.addTask { (index, Result { () throws(Fault) in try transform(element) }) }
                    begun += 1
                    running += 1
                }
                guard let (index, result) = await group.next() else { return Result<Void, Fault>.success(()) }
                running -= 1
                do throws(Fault) {
                    waiting[index] = try result.get()
                    while let output = waiting.removeValue(forKey: delivered) {
                        delivered += 1
                        try deliver(output)
                    }
                } catch {
                    return .failure(error)
                }
            }
        }
        try outcome.get()
    }

    /// How many elements may be begun and not yet handed out: enough that one that takes as long as several
    /// others leaves no core idle.
    private static func window(of jobs: Int) -> Int { 4 * jobs }
}
