import Foundation

/// The most memory that this process has had, in bytes.
func peakResidentSize() -> Int {
    var usage = rusage()
    // RUSAGE_SELF, which Swift sees as another type on each system.
    getrusage(0, &usage)
    #if os(Linux)
        return usage.ru_maxrss * 1024
    #else
        return usage.ru_maxrss
    #endif
}
