#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The work that an input causes: processor time, so that a busy machine finds no more than an idle one.
struct Effort {
    private let start = clock()

    /// An input that keeps a reader busy is a finding. The sanitizers' own work makes up most of the limit.
    ///
    /// - Parameter byteCount: How long the input is.
    func requireLittle(for byteCount: Int) {
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        precondition(seconds < 4, "slow: \(byteCount) bytes took \(seconds) s")
    }
}
