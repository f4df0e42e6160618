public import Audit

/// Writes a report on palettes as JSON, for programs: schema version 1, as `palette-report.schema.json` beside this file
/// lays down.
///
/// Keys are sorted, slashes are not escaped, numbers are cut (not rounded) to two decimals. Every pair is there in every
/// mode, passing ones too.
public struct PaletteJSONReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// The report as one JSON object.
    public func document(of report: PaletteReport) -> String { PaletteReportDocument(of: report).jsonText }
}
