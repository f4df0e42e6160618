import Foundation
import Testing

@Suite("Where calls on files fail")
struct FaultInjectionTests {
    /// A few of the faults that `Tests/FaultInjection/run.py` makes; the whole of it takes minutes.
    @Test("the command says so, keeps old files and leaves nothing behind", .enabled(if: canPreload, why))
    func smoke() throws {
        let script = URL(filePath: #filePath).appending(path: "../../FaultInjection/run.py")
            .standardizedFileURL
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, LegibleProcess.executable.path, "--smoke"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }

    private static let why: Comment = "making calls fail needs Linux, a C compiler named cc, and python3"

    private static let canPreload: Bool = {
        #if os(Linux)
            ["cc", "python3"].allSatisfy { name in
                (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
                    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
                }
            }
        #else
            false
        #endif
    }()
}
