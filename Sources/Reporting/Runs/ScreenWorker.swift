public import Audit
package import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Answers each line that names a screen by a line of an NDJSON report.
public struct ScreenWorker: Sendable {
    private let runs: WorkerRuns

    /// The most bytes that a line may have: a file of the largest size in base64, with its name.
    public static let lineLimit = 360 << 20

    /// Prepares a worker.
    ///
    /// - Parameters:
    ///   - configuration: What holds for the screens, with what it says of some paths only.
    ///   - project: The folder that files are named from.
    ///   - auditor: Makes the auditor for a configuration with the overrides that match.
    /// - Throws: What is in the way of an auditor for a screen that no override matches.
    public init(
        by configuration: Configuration, in project: ProjectFolder,
        _ auditor: @escaping @Sendable (Configuration) throws -> Auditor
    ) throws {
        runs = try WorkerRuns(by: configuration, in: project, auditor)
    }

    /// Answers lines, in their order, each answer written at once.
    ///
    /// - Parameters:
    ///   - lines: The path of a PNG file, or a name, a tab and the file's bytes in base64.
    ///   - jobs: The number of lines that are worked on at the same time, at least 1.
    ///   - print: Takes the answers, and says what is in the way.
    /// - Throws: ``DeliveryError`` where an answer cannot be written.
    package func answer(
        _ lines: some Sequence<[UInt8]>, jobs: Int,
        print: (UnsafeRawBufferPointer) -> FileError?
    ) async throws(DeliveryError) {
        var runs = runs
        let tasks = lines.lazy.map { line in
            let line = WorkerLine(line)
            return (line, runs.run(forScreenAt: line.path))
        }
        try await tasks.forEachConcurrently(jobs: jobs) { task throws(DeliveryError) in
            try record(for: task.0, by: task.1).jsonLine(isExact: true) + "\n"
        } deliver: { answer throws(DeliveryError) in
            var answer = answer
            if let fault = answer.withUTF8({ print(UnsafeRawBufferPointer($0)) }) {
                throw .unwritable(fault.description)
            }
        }
    }

    private func record(for line: WorkerLine, by run: AuditRun?) throws(DeliveryError) -> ScreenRecord {
        func refuse(_ fault: String) -> ScreenRecord {
            (run ?? runs.base).record(of: UnreadInput(path: line.path, fault: fault))
        }
        guard !line.path.isEmpty else { return refuse("an empty line names no file") }
        guard line.count < Self.lineLimit else {
            return refuse("too large: the limit of a line is \(Self.lineLimit) bytes")
        }
        guard let run else { return refuse("what the configuration says of its path cannot be followed") }
        guard let content = line.content else { return try run.record(contentsOf: line.path) }
        guard let data = Data(base64Encoded: Data(content)) else {
            return refuse("what follows the tab is not base64")
        }
        return try run.record(decoding: Array(data), path: line.path)
    }
}

/// A line that names a screen.
private struct WorkerLine: Sendable {
    let path: String
    /// The file in base64, where the line holds it.
    let content: ArraySlice<UInt8>?
    /// The number of bytes of the line.
    let count: Int

    init(_ bytes: [UInt8]) {
        var line = bytes[...]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
        path = String(decoding: parts[0], as: UTF8.self)
        content = parts.count > 1 ? parts[1] : nil
        count = line.count
    }
}
