internal import FileSystem

/// A report on screens that is being written.
struct OpenDocument {
    private var writer: any ScreenWriter
    private let output: any TextSink
    private let target: Target

    /// Where the text goes when it is done.
    private enum Target {
        /// To the standard output, as it comes.
        case stream(TextOutput)
        /// To the standard output, behind another report.
        case laterStream(Spill, TextOutput)
        /// To a file that appears when it is whole.
        case file(TextOutput, WholeFile)
        /// To a file that grows line by line.
        case lines(TextOutput, LineFile)
    }

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - request: Which, and where it goes.
    ///   - terms: What is known of the run.
    ///   - style: What the standard output can show.
    ///   - log: What is read from the standard output by others.
    ///   - project: The folder that the files of findings are named from.
    ///   - isLive: Whether the standard output is free for it.
    ///   - isResumed: Whether lines that are there already are kept until the report is whole.
    ///   - print: Takes what belongs on the standard output, and says what is in the way.
    init(
        _ request: ReportRequest, under terms: FindingReport.Terms, style: TerminalStyle, log: WorkflowLog,
        project: ProjectFolder, isLive: Bool, isResumed: Bool,
        print: @escaping (UnsafeRawBufferPointer) -> FileError?
    ) throws(DeliveryError) {
        let stream = TextOutput { bytes throws(FileError) in if let fault = print(bytes) { throw fault } }
        if request.destination == nil, isLive {
            target = .stream(stream)
            output = stream
        } else if let path = request.destination {
            do throws(FileError) {
                if request.format == .ndjson, let lines = try LineFile(at: path, isResumed: isResumed) {
                    let text = TextOutput { bytes throws(FileError) in try lines.append(bytes) }
                    target = .lines(text, lines)
                    output = text
                } else {
                    // Hours of work are not to find out at their end that there is no such folder.
                    try AtomicFileWriter.probe(path)
                    let file = WholeFile(at: path)
                    let text = TextOutput { bytes throws(FileError) in try file.append(bytes) }
                    target = .file(text, file)
                    output = text
                }
            } catch {
                throw .unwritable(error.description)
            }
        } else {
            let spill = Spill()
            target = .laterStream(spill, stream)
            output = spill
        }
        if request.format == .html {
            let place = project.location(of: request.destination ?? "report.html")
            writer = HTMLWriter(
                under: terms, images: request.images, folder: place.folder, to: output, storage: .disk)
        } else if let reporter = request.format.streamingReporter {
            writer = reporter.writer(under: terms, to: output, storage: .disk)
        } else if let reporter = request.format.findingReporter(in: project) {
            let isLogged = request.destination == nil && request.format.isLines
            let sink: any TextSink = isLogged ? LoggedLines(of: log, to: output) : output
            writer = FindingsOfRecords(reporter.writer(under: terms, to: sink, storage: .disk))
        } else {
            let isPrinted = request.destination == nil
            writer = TerminalWriter(
                under: terms, style: isPrinted ? style : TerminalStyle(), detail: request.detail,
                log: isPrinted ? log : nil,
                to: output, storage: .disk)
        }
    }

    mutating func add(_ record: ScreenRecord) throws(DeliveryError) {
        writer.add(record)
        if case .stream(let stream) = target { stream.flush() }
        if let fault = output.fault { throw .unwritable(fault.description) }
    }

    mutating func finish(_ totals: RunTotals) throws(DeliveryError) {
        if let fault = writer.finish(totals) ?? output.fault { throw .unwritable(fault.description) }
        do throws(FileError) {
            switch target {
            case .stream(let stream):
                try stream.finish()
            case .laterStream(let spill, let stream):
                if let fault = spill.copy(to: stream) { throw fault }
                try stream.finish()
            case .file(let text, let file):
                try text.finish()
                try file.finish()
            case .lines(let text, let lines):
                try text.finish()
                try lines.finish()
            }
        } catch {
            throw .unwritable(error.description)
        }
    }
}

/// A file that is begun when the first of its text comes; one that gets none is empty in the end.
private final class WholeFile {
    private let path: String
    private var writer: AtomicFileWriter?

    init(at path: String) {
        self.path = path
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if writer == nil { writer = try AtomicFileWriter(to: path) }
        try writer?.append(bytes.bytes)
    }

    func finish() throws(FileError) {
        if let writer { try writer.finish() } else { try AtomicFile.write([], to: path) }
    }
}
