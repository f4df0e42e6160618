import Foundation

/// The built command while it runs.
struct RunningProcess {
    private let process = Process()

    /// Never came what was waited for.
    struct Timeout: Error {}

    /// Starts the command; what it prints goes nowhere.
    init(_ arguments: [String], in folder: URL) throws {
        process.executableURL = LegibleProcess.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = [:]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Waits until something holds, for a minute at most.
    func wait(until holds: () -> Bool) throws {
        let end = Date().addingTimeInterval(60)
        while !holds() {
            guard process.isRunning, Date() < end else { throw Timeout() }
            usleep(5000)
        }
    }

    /// Sends a signal and waits for the end: the exit code, or the number of the signal that ended the
    /// process.
    func end(by signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationStatus
    }
}
