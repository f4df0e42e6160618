public import Audit
internal import ColorMath
internal import PaletteFiles

/// Writes a report on palettes as JSON, for programs: schema version 1, as `palette-report.schema.json`
/// beside this file lays down.
///
/// Keys are sorted, slashes are not escaped, numbers are cut (not rounded) to two decimals. Every pair is
/// there in every mode, passing ones too.
public struct PaletteJSONReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// Writes the report as one JSON object.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = JSONListWriter()
        let errors = (report.unread + report.faults.map(UnreadInput.init)).map(
            ReportDocument.ErrorDocument.init)
        try writer.add("{\n  \"errors\" : ", to: output)
        try writer.list(errors, indent: 2, to: output) { $0 }
        try writer.add(",\n  \"findings\" : ", to: output)
        let findings = [report.remarks[...]] + report.audits.map { $0.findings[...] }
        try writer.list(findings.lazy.joined(), indent: 2, to: output) { PaletteFindingDocument(of: $0) }
        if report.audits.contains(where: \.isMapped) {
            try writer.add(",\n  \"gamutMapping\" : \"\(ScreenGamut.mapping.rawValue)\"", to: output)
        }
        try writer.add(",\n  \"palettes\" : [\n", to: output)
        for (index, audit) in report.audits.enumerated() {
            try writer.add(index == 0 ? "    {\n" : ",\n    {\n", to: output)
            try write(audit, with: &writer, to: output)
            try writer.add("\n    }", to: output)
        }
        try writer.add("\n  ],\n  \"schemaVersion\" : \(PaletteReportHead.currentVersion)", to: output)
        try writer.add(",\n  \"standard\" : \"\(report.standard.rawValue)\"", to: output)
        try writer.add(",\n  \"suppressed\" : ", to: output)
        try writer.list(report.suppressed, indent: 2, to: output) {
            PaletteFindingDocument(of: $0.finding, suppression: $0)
        }
        // The last key comes after these, and the object of its own goes on with the comma.
        try writer.add(",\n\(PaletteReportHead().jsonText.dropFirst(2))", to: output)
        try writer.flush(to: output)
    }

    private func write<Failure: Error>(
        _ audit: PaletteAudit, with writer: inout JSONListWriter, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let palette = audit.palette
        try writer.add("      \"colors\" : ", to: output)
        let colors = ColorListText(of: audit, with: writer.words)
        try writer.write(palette.entries.indices, indent: 6, to: output, as: colors.text)
        try writer.add(",\n      \"configuration\" : ", to: output)
        try writer.list(audit.configurationFiles, indent: 6, to: output) { $0 }
        if !audit.disabledRules.isEmpty {
            try writer.add(",\n      \"disabledRules\" : ", to: output)
            try writer.list(audit.disabledRules, indent: 6, to: output) { $0 }
        }
        try writer.add(",\n      \"modes\" : ", to: output)
        try writer.list(palette.modes, indent: 6, to: output) { $0.description }
        if let observation = audit.observation {
            let document = writer.words.text(of: ObservationDocument(of: observation, in: palette), indent: 6)
            try writer.add(",\n      \"observed\" : \(document.dropFirst(6))", to: output)
        }
        try writer.add(",\n      \"pairs\" : ", to: output)
        try writer.list(audit.pairs.indices, indent: 6, to: output) { PairDocument(of: $0, in: audit) }
        try writer.add(",\n      \"path\" : \(writer.words.text(of: palette.name, indent: 0))", to: output)
        try writer.add(",\n      \"standard\" : \"\(audit.standard.rawValue)\"", to: output)
    }
}
