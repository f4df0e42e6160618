internal import Audit
internal import FileSystem

/// Writes a document while the findings of a run come in.
protocol FindingWriter {
    /// Takes a file that was audited, with what was found in it.
    mutating func add(_ section: FindingReport.Section)
    /// Takes an input that could not be audited; its path is that from the project's folder.
    mutating func add(_ input: UnreadInput)
    /// Writes what is left of the document.
    ///
    /// - Returns: Why text that was put aside could not be kept or read, where that is so.
    mutating func finish(_ totals: RunTotals) -> FileError?
}

/// A reporter that needs to have no finding but the one in hand.
protocol StreamingFindingReporter: FindingReporter {
    /// Begins a document.
    ///
    /// - Parameters:
    ///   - terms: What is known of the run.
    ///   - output: Where the document goes.
    ///   - storage: What holds text that comes before its place.
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter
}

extension StreamingFindingReporter {
    /// The document of findings that are all there.
    func text(of report: FindingReport) -> String {
        let output = MemoryText()
        // In memory nothing is in the way.
        _ = write(report, to: output, storage: .memory)
        return output.text
    }

    /// Writes the document of findings that are all there.
    ///
    /// - Returns: Why text that was put aside could not be kept or read, where that is so.
    func write(_ report: FindingReport, to output: any TextSink, storage: Storage) -> FileError? {
        var writer = writer(under: report.terms, to: output, storage: storage)
        for section in report.sections { writer.add(section) }
        for input in report.unread { writer.add(input) }
        return writer.finish(report.totals)
    }

    /// Writes the document of findings that are all there to a file, which is replaced whole, as they come: a
    /// page on many is larger than memory ought to be.
    func write(_ report: FindingReport, toFileAt path: String) throws(DeliveryError) {
        do throws(FileError) {
            let file = try AtomicFileWriter(to: path)
            let output = TextOutput { bytes throws(FileError) in try file.append(bytes.bytes) }
            if let fault = write(report, to: output, storage: .disk) { throw fault }
            try output.finish()
            try file.finish()
        } catch {
            throw .unwritable(error.description)
        }
    }
}
