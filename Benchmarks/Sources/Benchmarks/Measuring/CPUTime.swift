#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The processor time that the whole process has used, in seconds: what a machine's other tenants cannot
/// change much.
enum CPUTime {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The least processor time of several runs, in seconds: noise only ever adds.
    static func least(of runs: Int = 5, _ work: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<runs {
            let start = now
            try work()
            least = min(least, now - start)
        }
        return least
    }
}
