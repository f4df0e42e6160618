import Foundation
import TestSupport

/// A run of the built command.
struct LegibleProcess {
    let exitCode: Int32
    /// Whether a signal ended it; ``exitCode`` is its number then.
    let isKilled: Bool
    let output: String
    let errors: String

    /// The built command.
    static var executable: URL { BuildProducts.folder.appending(path: "legible") }

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The working folder.
    ///   - environment: The whole environment.
    ///   - input: What the command reads from its standard input.
    ///   - standardOutput: What it writes its results to, in place of ``output``.
    ///   - standardError: What it writes everything else to, in place of ``errors``.
    ///   - shell: A command line of `sh` that runs it as `"$@"`, for what a process is started with.
    init(
        _ arguments: [String], in folder: URL, environment: [String: String] = ["COLUMNS": "80"],
        input: String = "", standardOutput: FileHandle? = nil, standardError: FileHandle? = nil,
        shell: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = shell == nil ? Self.executable : URL(filePath: "/bin/sh")
        process.arguments = (shell.map { ["-c", $0, "sh", Self.executable.path] } ?? []) + arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        // Files rather than pipes: whatever the command writes, it never waits for a reader.
        let scratch = FileManager.default.temporaryDirectory.appending(
            path: "legible-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
        for file in files {
            try Data(input.utf8).write(to: file)
        }
        for file in files.dropFirst() {
            try Data().write(to: file)
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try standardOutput ?? FileHandle(forWritingTo: files[1])
        process.standardError = try standardError ?? FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        isKilled = process.terminationReason == .uncaughtSignal
        output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    }
}
