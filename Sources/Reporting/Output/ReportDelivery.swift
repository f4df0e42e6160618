public import Audit
public import ColorMath
internal import Raster
public import Screenshots

/// Writes the reports that were asked for to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct ReportDelivery: Sendable {
    private let requests: [ReportRequest]
    private let standard: ContrastStandard
    private let style: TerminalStyle
    private let pictures: [PictureFolder]

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports.
    ///   - standard: The standard that the screens are judged by.
    ///   - style: What the standard output can show.
    ///   - files: The files that are audited, so that nothing is written over one of them.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output, or one would replace an
    ///   audited file, or one picture stand for several screens.
    public init(
        of requests: [ReportRequest], standard: ContrastStandard, style: TerminalStyle, files: [String]
    ) throws(DeliveryError) {
        if requests.count(where: { $0.destination == nil }) > 1 {
            throw .severalOnStandardOutput
        }
        self.requests = requests
        self.standard = standard
        self.style = style
        var pictures: [PictureFolder] = []
        for case (.annotated, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            pictures.append(try PictureFolder(at: destination, for: files))
        }
        let inputs = Set(files.map(ScreenshotPaths.identity))
        let outputs =
            requests.compactMap(\.destination) + pictures.flatMap { files.map($0.picturePath) }
        for output in outputs where inputs.contains(ScreenshotPaths.identity(of: output)) {
            throw .wouldReplaceInput(path: output)
        }
        self.pictures = pictures
    }

    /// Writes the annotated pictures of a screen while its pixels are in memory.
    public func deliver(_ screen: ScreenAudit, _ screenshot: Screenshot) throws(DeliveryError) {
        for folder in pictures {
            let picture = AnnotatedPicture(of: screen, standard: standard).draw(over: screenshot.bitmap)
            try folder.write(picture, of: screen.path)
        }
    }

    /// Writes the reports on all screens.
    ///
    /// - Returns: What belongs on the standard output.
    public func deliver(_ report: AuditReport) throws(DeliveryError) -> String {
        var output = ""
        for request in requests {
            guard let reporter = reporter(for: request) else { continue }
            let document = reporter.document(of: report)
            guard let destination = request.destination else {
                output += document
                continue
            }
            do {
                try AtomicFile.write(Array(document.utf8).span.bytes, to: destination)
            } catch {
                throw .unwritable(error.description)
            }
        }
        return output
    }

    private func reporter(for request: ReportRequest) -> (any Reporter)? {
        switch request.format {
        case .terminal: TerminalReporter(style: request.destination == nil ? style : TerminalStyle())
        case .json: JSONReporter()
        case .annotated: nil
        }
    }
}
