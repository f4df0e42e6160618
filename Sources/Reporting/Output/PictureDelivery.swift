internal import Audit
public import Screenshots

/// Draws the annotated pictures that were asked for, each while the pixels of its screen are in memory.
public struct PictureDelivery: Sendable {
    private let folders: [PictureFolder]

    /// Prepares the pictures.
    ///
    /// - Parameters:
    ///   - requests: The reports; those that are no pictures are left to ``ReportDelivery``.
    ///   - files: The files that are audited, so that nothing is written over one of them.
    ///   - searched: The folders that were searched for them: no picture is put where a later search would
    ///     find it.
    /// - Throws: ``DeliveryError`` where a picture would replace an audited file, be audited itself by the
    ///   next run, or stand for several.
    public init(
        of requests: [ReportRequest], files: [String], searched: [String] = []
    ) throws(DeliveryError) {
        var folders: [PictureFolder] = []
        for case (.annotated, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            folders.append(try PictureFolder(at: destination, for: files))
        }
        if !folders.isEmpty {
            var places = OutputPlaces(keeping: files)
            for folder in folders {
                for file in files { try places.take(folder.picturePath(for: file)) }
                try folder.check(picturesOf: files, outside: searched)
            }
        }
        self.folders = folders
    }

    /// Whether no picture was asked for.
    public var isEmpty: Bool { folders.isEmpty }

    /// Draws and writes the pictures of a screen, which is named by the path that was given for it.
    public func deliver(_ record: ScreenRecord, _ screenshot: Screenshot) throws(DeliveryError) {
        guard !folders.isEmpty, let image = record.image else { return }
        let picture = AnnotatedPicture(of: image, standard: record.standard).draw(over: screenshot.bitmap)
        for folder in folders { try folder.write(picture, of: record.path) }
    }
}
