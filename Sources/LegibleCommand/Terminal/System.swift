import Audit
import Reporting

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the command asks of the system that it runs on.
///
/// Of Foundation, the essentials only: the rest brings tens of megabytes of data on languages that nothing here needs.
enum System {
    static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The folder that reports name files from.
    static var project: ProjectFolder {
        ProjectFolder(workingFolder: workingFolder, environment: environment)
    }

    static var workingFolder: String { FileManager.default.currentDirectoryPath }

    /// The day that it is, in UTC.
    static var today: CalendarDate { CalendarDate(secondsSince1970: Date().timeIntervalSince1970) }

    static var coreCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// The bytes of a file or a pipe, `-` being the standard input; `nil` where they cannot be read.
    static func contents(of path: String) -> [UInt8]? {
        let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += buffer.prefix(count)
        }
    }

    /// An open file that the program is started with.
    enum Stream {
        case output
        case errors

        var isTerminal: Bool { isatty(descriptor) == 1 }

        /// The number of columns of a terminal, where it tells.
        var columns: Int? {
            var size = winsize()
            guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
            return Int(size.ws_col)
        }

        fileprivate var descriptor: Int32 {
            switch self {
            case .output: STDOUT_FILENO
            case .errors: STDERR_FILENO
            }
        }
    }

    /// Writes text for people to the standard output.
    static func show(_ text: String) {
        print(WorkflowLog(environment: environment).text(text), terminator: "")
    }

    /// Writes to the standard error, without waiting for the end of a line.
    static func writeError(_ text: String) {
        var rest = Array(WorkflowLog(environment: environment).text(text).utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
