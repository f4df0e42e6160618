/// A report that is wanted, and where it goes.
public struct ReportRequest: Hashable, Sendable {
    /// The kind of report.
    public let format: ReportFormat
    /// The file, or for what is drawn the folder, to write to; `nil` is the standard output.
    public let destination: String?
    /// How a page shows screens; other formats show none.
    public var images: ReportImages
    /// How much the report for people shows of several screens, or of palettes.
    public var detail: TerminalDetail

    /// Creates a request.
    public init(
        _ format: ReportFormat, to destination: String? = nil, images: ReportImages = .embed,
        detail: TerminalDetail = .brief
    ) {
        self.format = format
        self.destination = destination
        self.images = images
        self.detail = detail
    }

    /// Reads a request as the command line writes it: `NAME` or `NAME=FILE`; the file `-` is the standard
    /// output.
    ///
    /// `nil` for an unknown name, an empty file, and for what is drawn without a folder to put it in.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
        let destination = parts.count > 1 ? String(parts[1]) : nil
        guard destination?.isEmpty != true, !format.isDrawn || destination != nil else { return nil }
        guard destination != "-" || !format.isDrawn else { return nil }
        self.init(format, to: destination == "-" ? nil : destination)
    }

    /// Whether the report holds screens as they would be under other settings.
    var holdsSettings: Bool { format == .html && images == .all }

    /// Whether the report holds parts of the pixels of screens.
    var holdsPictures: Bool { format == .html && images.areEmbedded }
}
