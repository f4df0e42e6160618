public import Audit
package import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Answers each line that names a screen by a line of an NDJSON report.
public struct ScreenWorker: Sendable {
    private let run: AuditRun

    /// The most bytes that a line may have: a file of the largest size in base64, with its name.
    public static let lineLimit = 360 << 20

    /// Prepares a worker.
    ///
    /// - Parameters:
    ///   - auditor: Audits the screens.
    ///   - project: The folder that files are named from.
    public init(_ auditor: Auditor, in project: ProjectFolder) {
        run = AuditRun(ScreenAuditors(by: auditor), in: project)
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
        try await lines.forEachConcurrently(jobs: jobs) { line throws(DeliveryError) in
            try record(for: line).jsonLine(isExact: true) + "\n"
        } deliver: { answer throws(DeliveryError) in
            var answer = answer
            if let fault = answer.withUTF8({ print(UnsafeRawBufferPointer($0)) }) {
                throw .unwritable(fault.description)
            }
        }
    }

    private func record(for line: [UInt8]) throws(DeliveryError) -> ScreenRecord {
        var line = line[...]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(decoding: parts[0], as: UTF8.self)
        func refuse(_ fault: String) -> ScreenRecord { run.record(of: UnreadInput(path: path, fault: fault)) }
        guard !path.isEmpty else { return refuse("an empty line names no file") }
        guard line.count < Self.lineLimit else {
            return refuse("too large: the limit of a line is \(Self.lineLimit) bytes")
        }
        guard parts.count > 1 else { return try run.record(contentsOf: path) }
        guard let data = Data(base64Encoded: Data(parts[1])) else {
            return refuse("what follows the tab is not base64")
        }
        return try run.record(decoding: Array(data), path: path)
    }
}
