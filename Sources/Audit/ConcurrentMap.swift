extension Array where Element: Sendable {
    /// The results of a transform of every element, in the order of the elements, with at most `jobs` at work at once.
    ///
    /// The work is arithmetic after one read of a local file, and never waits for another task, so it may run on the
    /// runtime's own threads: there are as many as cores. A task is begun only when another has ended, which bounds the
    /// memory by `jobs`.
    ///
    /// - Throws: What `transform` throws first; elements not begun by then are left.
    func mapConcurrently<Output: Sendable, Fault: Error>(
        jobs: Int, progress: (Int) -> Void,
        _ transform: @escaping @Sendable (Element) throws(Fault) -> Output
    ) async throws(Fault) -> [Output] {
        let outcome = await withTaskGroup(of: (Int, Result<Output, Fault>).self) { group in
            var outputs = [Output?](repeating: nil, count: count)
            var pending = enumerated().makeIterator()
            func beginNext() {
                guard let (index, element) = pending.next() else { return }
                group.addTask {
                    (index, Result { () throws(Fault) in try transform(element) })
                }
            }

            for _ in 0..<Swift.max(1, jobs) { beginNext() }
            var done = 0
            while let (index, result) = await group.next() {
                switch result {
                case .success(let output): outputs[index] = output
                case .failure(let fault): return Result<[Output], Fault>.failure(fault)
                }
                done += 1
                progress(done)
                beginNext()
            }
            return .success(outputs.compactMap(\.self))
        }
        return try outcome.get()
    }
}
