internal import Audit
internal import FileSystem
internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A run as a report of it tells it, to be compared with another.
public struct ReportedRun: Sendable {
    /// What people call the run: the file that its report is in, or the folder that was audited.
    public let name: String
    /// What was found.
    public let findings: FindingReport
    /// Why not every input was looked at, where that is so.
    public let shortfall: Shortfall?

    /// A run that was made for the comparison.
    public init(_ name: String, _ findings: FindingReport) {
        self.name = name
        self.findings = findings
        shortfall = nil
    }

    /// The rules that were switched off for some of its files, in the order in which they come.
    var disabledRules: [Rule.ID] {
        var known: Set<Rule.ID> = []
        return findings.files.flatMap(\.disabledRules).filter { known.insert($0).inserted }
    }

    /// Reads a report: that of an audit or on palettes in JSON, or an NDJSON report.
    ///
    /// - Throws: ``RecordError`` where the file cannot be read, is no such report, or is of a schema that is
    ///   not known here.
    public init(contentsOf path: String) throws(RecordError) {
        name = path
        if let lines = try RunLines(at: path) {
            findings = lines.findings
            shortfall = lines.shortfall
        } else {
            let document = try RunDocument(at: path)
            findings = document.findings
            shortfall = document.partial
        }
    }
}

/// The findings of an NDJSON report, and what its end says.
private struct RunLines {
    private var gathering = RunGathering()
    private(set) var shortfall: Shortfall?

    var findings: FindingReport { gathering.findings }

    /// Reads a report; `nil` where its first line is none of such a report.
    init?(at path: String) throws(RecordError) {
        var isOther: Bool?
        try RecordFile(at: path).forEachLine { line throws(RecordError) in
            if isOther == nil { isOther = !Self.isRecord(line.bytes) }
            guard isOther == false else { return }
            switch try RunLine(line.bytes, at: RecordPlace(path: path, line: line.number)) {
            case .record(let record): gathering.add(record)
            case .end(let end): shortfall = end.summary.partial
            }
        }
        if isOther != false { return nil }
    }

    /// What tells a line of such a report from a report that is one document on one line.
    private struct Mark: Decodable {
        let isRecord: Bool

        private enum CodingKeys: CodingKey {
            case options
            case summary
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            isRecord = container.contains(.options) || container.contains(.summary)
        }
    }

    private static func isRecord(_ line: [UInt8]) -> Bool {
        (try? JSONDecoder().decode(Mark.self, from: Data(line)))?.isRecord ?? false
    }
}

/// A report that is one JSON document, on screens or on palettes.
private struct RunDocument: Decodable {
    let findings: FindingReport
    let partial: Shortfall?

    /// More than a report on a hundred thousand screens has.
    private static let sizeLimit = 1 << 30

    private enum CodingKeys: CodingKey {
        case schemaVersion
        case images
        case palettes
        case partial
        case sets
        case comparisons
    }

    /// A report of a command whose reports are not compared.
    private struct OtherReport: Error {
        let command: String
    }

    /// Reads a file.
    init(at path: String) throws(RecordError) {
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try FileBytes.contents(of: path, limit: Self.sizeLimit)
        } catch {
            throw RecordError(path, "this report cannot be read: \(error)")
        }
        do {
            self = try JSONDecoder().decode(RunDocument.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw Self.fault(error, in: bytes, at: path)
        } catch let error as OtherReport {
            throw RecordError(
                path, "this is a report of 'legible \(error.command)'; diff takes those of audit and palette")
        } catch {
            throw RecordError(path, "this is no report of legible")
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .schemaVersion)
        guard version == 1 else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: container,
                debugDescription: "\(version), a version that is not known here")
        }
        partial = try container.decodeIfPresent(Shortfall.self, forKey: .partial)
        if container.contains(.images) {
            findings = try ScreensRunDocument(from: decoder).report
        } else if container.contains(.palettes) {
            findings = try PalettesRunDocument(from: decoder).report
        } else if container.contains(.sets) {
            throw OtherReport(command: "assets")
        } else if container.contains(.comparisons) {
            throw OtherReport(command: "compare")
        } else {
            throw DecodingError.keyNotFound(
                CodingKeys.images,
                DecodingError.Context(codingPath: [], debugDescription: "neither screens nor palettes"))
        }
    }

    /// What is wrong with a file, with the place where it is no JSON.
    private static func fault(_ error: DecodingError, in bytes: [UInt8], at path: String) -> RecordError {
        if case .dataCorrupted(let context) = error, context.codingPath.isEmpty {
            do throws(PaletteFault) {
                _ = try JSONDocument(parsing: SourceText(path: path, bytes: bytes), maximumDepth: 64)
            } catch {
                return RecordError(
                    path, line: error.location.line, column: error.location.column,
                    "this is no report of legible: \(error.message)")
            }
        }
        return RecordError(path, "this is no report of legible: \(error.words)")
    }
}
