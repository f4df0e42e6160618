public import Audit

/// Turns an audit of palettes into a document.
///
/// A reporter holds no state but its settings: the same report gives the same bytes.
public protocol PaletteReporter: Sendable {
    /// Writes the document piece by piece, in UTF-8, ending in a line break: that of a large palette is never
    /// held as a whole.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - output: Takes the pieces, each of whole lines.
    func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure)
}

extension PaletteReporter {
    /// The document as a whole.
    public func document(of report: PaletteReport) -> String {
        var text = ""
        write(report) { text += $0 }
        return text
    }
}

/// Lines that are put together to pieces worth a call of the system.
struct PieceBuffer {
    private var text = ""

    /// The bytes of a piece, about.
    private static let size = 1 << 16

    /// Adds whole lines.
    mutating func add<Failure: Error>(
        _ lines: String, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        text += lines
        if text.utf8.count >= Self.size { try flush(to: output) }
    }

    /// Hands out what is left.
    mutating func flush<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure) {
        guard !text.isEmpty else { return }
        try output(text)
        text.removeAll(keepingCapacity: true)
    }
}
