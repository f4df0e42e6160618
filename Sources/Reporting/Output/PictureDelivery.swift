internal import Annotation
internal import Audit
internal import PNGFiles
internal import Raster
public import Screenshots
internal import TextDetection

/// Draws the annotated pictures and the traces that were asked for, each while the pixels of its screen are
/// in memory.
public struct PictureDelivery: Sendable {
    private let folders: [PictureFolder]
    private let traces: [PictureFolder]
    /// Whether a page shows the screens.
    private let isForPage: Bool
    /// Whether it shows them under other settings, too.
    private let showsSettings: Bool
    /// Whether findings have numbers on pictures.
    private let isNumbered: Bool

    /// Prepares the pictures.
    ///
    /// - Parameters:
    ///   - requests: The reports; those that are no pictures are left to ``ReportDelivery``.
    ///   - files: The files that are audited, so that nothing is written over one of them.
    ///   - searched: The folders that were searched for them: no picture is put where a later search would
    ///     find it.
    ///   - isNumbered: Whether findings have the numbers on pictures that they have on pages. What a baseline
    ///     knows comes last there, which is not known while pictures are drawn.
    /// - Throws: ``DeliveryError`` where a picture would replace an audited file, be audited itself by the
    ///   next run, or stand for several.
    public init(
        of requests: [ReportRequest], files: [String], searched: [String] = [], isNumbered: Bool = true
    ) throws(DeliveryError) {
        var folders: [PictureFolder] = []
        for case (.annotated, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            folders.append(try PictureFolder(at: destination, for: files))
        }
        var traces: [PictureFolder] = []
        for case (.trace, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            traces.append(try PictureFolder(ofTracesIn: destination, for: files))
        }
        if !folders.isEmpty || !traces.isEmpty {
            var places = OutputPlaces(keeping: files)
            for folder in folders + traces {
                for file in files { try places.take(folder.picturePath(for: file)) }
                try folder.check(picturesOf: files, outside: searched)
            }
        }
        self.folders = folders
        self.isNumbered = isNumbered
        self.traces = traces
        isForPage = requests.contains(where: \.holdsPictures)
        showsSettings = requests.contains(where: \.holdsSettings)
    }

    /// Whether no picture was asked for.
    public var isEmpty: Bool { !writesFiles && !isForPage }

    /// Whether there are pictures in files of their own.
    var writesFiles: Bool { !folders.isEmpty || !traces.isEmpty }

    /// Draws and writes the pictures of a screen, which is named by the path that was given for it, and adds
    /// to its record those that a page shows.
    public func deliver(_ record: inout ScreenRecord, _ screenshot: Screenshot) throws(DeliveryError) {
        guard let image = record.image else { return }
        let pixels = isForPage || !folders.isEmpty ? screenshot.opaqueSRGB() : nil
        if isForPage, let pixels, let findings = FindingReport.Section(of: record)?.findings {
            do throws(PNGError) {
                var pictures = try ScreenPictures(
                    of: image, record.findings, order: findings.worstFirstOrder,
                    over: pixels)
                if showsSettings {
                    pictures.settings = try SettingPicture.pictures(of: image, screenshot)
                }
                record.pictures = pictures
            } catch {
                throw .unwritable("\(record.path): \(error)")
            }
        }
        if !folders.isEmpty, let pixels, let annotated = AnnotatedPicture(of: record, isNumbered: isNumbered)
        {
            let picture = annotated.draw(over: pixels)
            for folder in folders { try folder.write(picture, of: record.path) }
        }
        if !traces.isEmpty {
            let trace = TextDetector(scale: image.scale).trace(of: screenshot)
            for folder in traces { try folder.write(trace, of: record.path) }
        }
    }
}

extension PictureFolder {
    /// Writes what each stage of a detection made of a screen.
    fileprivate func write(_ trace: DetectionTrace, of file: String) throws(DeliveryError) {
        for (number, (stage, picture)) in trace.pictures.enumerated() {
            try write(picture, as: "\(number + 1)-\(stage.rawValue).png", of: file)
        }
        try write(Array(trace.document.jsonText.utf8), as: "trace.json", of: file)
    }
}
