internal import FileSystem

/// Writes the reports on the comparison of two runs to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct ComparisonDelivery: Sendable {
    private let requests: [ComparisonRequest]
    private let style: TerminalStyle

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports.
    ///   - style: What the standard output can show.
    ///   - files: The inputs, so that nothing is written over one of them.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, or one
    ///   would replace an input.
    public init(
        of requests: [ComparisonRequest], style: TerminalStyle, keeping files: [String]
    ) throws(DeliveryError) {
        guard requests.count(where: { $0.destination == nil }) < 2 else { throw .severalOnStandardOutput }
        try Destinations.check(requests.compactMap(\.destination), keeping: files)
        self.requests = requests
        self.style = style
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - comparison: What differs.
    ///   - text: Takes text for people on the standard output.
    ///   - document: Takes what programs read on the standard output.
    public func deliver(
        _ comparison: RunComparison, text: (String) throws -> Void, document: (String) throws -> Void
    ) throws {
        for request in requests {
            let report = comparison.report(
                as: request.format, style: request.destination == nil ? style : TerminalStyle())
            if let destination = request.destination {
                try AtomicFileWriter.replaceFile(at: destination, with: report)
            } else if request.format == .terminal {
                try text(report)
            } else {
                try document(report)
            }
        }
    }
}

extension RunComparison {
    fileprivate func report(as format: ComparisonFormat, style: TerminalStyle) -> String {
        switch format {
        case .terminal: text(in: style)
        case .markdown: markdown
        case .json: json
        case .html: html
        }
    }
}
