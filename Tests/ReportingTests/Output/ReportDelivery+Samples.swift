import Audit
import Raster
import Reporting
import TestSupport

extension ScreenRecord {
    /// The records of the sample audit of screens, as a run writes them.
    static let samples: [ScreenRecord] = records(of: .sample)

    /// The records of an audit, as a run writes them.
    static func records(of report: AuditReport, options: String = unknownOptions) -> [ScreenRecord] {
        let screens = report.screens.enumerated().map {
            ScreenRecord(
                of: $1, options: options, sha256: String(repeating: "a", count: 64), in: .sample, index: $0)
        }
        return screens
            + report.unread.enumerated().map {
                ScreenRecord(
                    of: $1, standard: report.standard, options: options, in: .sample,
                    index: screens.count + $0)
            }
    }
}

extension ReportDelivery {
    /// Writes the reports on some records, and returns what goes to the standard output.
    static func deliver(
        _ requests: [ReportRequest], on records: [ScreenRecord] = ScreenRecord.samples,
        baseline: BaselineRun = BaselineRun(), environment: [String: String] = [:], inputs: Int? = nil,
        shard: Shard? = nil, shortfall: Shortfall? = nil
    ) throws -> String {
        let printed = MemoryText()
        var delivery = try ReportDelivery(
            of: requests,
            under: .screens(standard: "wcag-aa", threshold: .error, hasBaseline: baseline.isCompared),
            baseline: baseline, style: TerminalStyle(), files: [], environment: environment
        ) { bytes in
            printed.write(bytes)
            return nil
        }
        for record in records { try delivery.add(record) }
        _ = try delivery.finishBaseline()
        _ = try delivery.finish(inputs: inputs ?? records.count, shard: shard, shortfall: shortfall)
        return printed.text
    }
}
