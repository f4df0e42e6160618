public import Audit
public import Screenshots

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Writes the reports that were asked for to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct ReportDelivery: Sendable {
    private let requests: [ReportRequest]
    private let style: TerminalStyle
    private let pictures: [PictureFolder]

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports.
    ///   - style: What the standard output can show.
    ///   - files: The files that are audited, so that no picture is written over one of them.
    public init(of requests: [ReportRequest], style: TerminalStyle, files: [String]) throws(DeliveryError) {
        if requests.count(where: { $0.destination == nil }) > 1 {
            throw .severalOnStandardOutput
        }
        self.requests = requests
        self.style = style
        var pictures: [PictureFolder] = []
        for case (.annotated, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            pictures.append(try PictureFolder(at: destination, for: files))
        }
        self.pictures = pictures
    }

    /// Writes the annotated pictures of a screen while its pixels are in memory.
    public func deliver(_ screen: ScreenAudit, _ screenshot: borrowing Screenshot) throws(DeliveryError) {
        for folder in pictures {
            try folder.write(AnnotatedPicture.draw(screen, over: screenshot.bitmap), of: screen.path)
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
                try Data(document.utf8).write(to: URL(filePath: destination), options: .atomic)
            } catch {
                throw .unwritable(
                    path: destination, fault: "check that its folder exists and may be written to")
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
