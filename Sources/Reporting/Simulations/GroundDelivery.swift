internal import Audit
public import ColorMath
internal import FileSystem
public import Raster
internal import Screenshots
public import Simulation

/// Lays art on grounds, and draws it on each.
public struct GroundDelivery {
    private let grounds: [ArtworkBackdrop]
    private let tint: SRGB8?
    private let contactSheet: String?
    private let images: any ImageSource
    private var rows: [[ContactSheet.Cell]] = []

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - grounds: What the art is laid on.
    ///   - tint: The colour that takes the place of the art's own; `nil` to keep them.
    ///   - contactSheet: The PNG file that shows the art on each ground; `nil` for none.
    ///   - files: The files of the art and of the grounds, so that none is written over.
    ///   - searched: The folders that were searched for them.
    ///   - images: What decodes the art.
    /// - Throws: ``DeliveryError`` where the sheet would replace an input, or be one in the next run.
    public init(
        on grounds: [ArtworkBackdrop], tint: SRGB8?, contactSheet: String?, keeping files: [String],
        searched: [String] = [], decodedBy images: any ImageSource
    ) throws(DeliveryError) {
        self.grounds = grounds
        self.tint = tint
        self.contactSheet = contactSheet
        self.images = images
        guard let contactSheet else { return }
        try DeliveryError.check(pictureName: contactSheet)
        if files.count * grounds.count > ContactSheet.capacity {
            throw .tooManyForSheet(limit: ContactSheet.capacity)
        }
        let place = PictureFolder(at: contactSheet)
        var places = OutputPlaces(keeping: files)
        try places.take(place.picturePath(for: contactSheet))
        try place.check(picturesOf: files, outside: searched)
    }

    /// Measures the art in files, one after the other; at the end, draws the sheet.
    ///
    /// - Parameters:
    ///   - files: The art; what cannot be read, or shows nothing, is noted, and the others are done.
    ///   - report: What the results are added to.
    /// - Throws: ``DeliveryError`` where the sheet cannot be written.
    public mutating func deliver(
        _ files: [String], into report: inout SimulationReport
    ) throws(DeliveryError) {
        for file in files {
            let screenshot: Screenshot
            do {
                screenshot = try Screenshot(contentsOf: file, decodedBy: images)
            } catch {
                report.unread.append(UnreadInput(path: file, fault: error.fault.description))
                continue
            }
            let picture = Picture(consume screenshot)
            let (width, height) = (picture.width, picture.height)
            let artwork = Artwork(consume picture, tint: tint)
            guard artwork.isVisible else {
                report.unread.append(UnreadInput(path: file, fault: "nothing in it is half opaque or more"))
                continue
            }
            var readings: [GroundReading] = []
            var row: [ContactSheet.Cell] = []
            for ground in grounds {
                guard let reading = artwork.reading(on: ground) else {
                    report.unread.append(
                        UnreadInput(path: ground.name, fault: "is too small to lay anything on"))
                    continue
                }
                readings.append(reading)
                if contactSheet != nil {
                    row.append(artwork.cell(on: ground, reading))
                }
            }
            rows.append(row)
            report.artworks.append(
                GroundedArtwork(
                    path: file, width: width, height: height, reduction: artwork.reduction,
                    readings: readings))
        }
        guard let contactSheet, rows.contains(where: { !$0.isEmpty }) else { return }
        let sheet = ContactSheet(rows: rows.filter { !$0.isEmpty }).draw()
        try PictureFolder(at: contactSheet).write(sheet, of: contactSheet)
        report.contactSheet = contactSheet
    }
}

extension Artwork {
    /// The margin around art on a ground, as a share of its longer side.
    private static let margin = 0.25

    /// The art on a ground, where it stands out least, with some of the ground around it.
    fileprivate func cell(on ground: ArtworkBackdrop, _ reading: GroundReading) -> ContactSheet.Cell {
        let ratio = "\(ContrastRatio(reading.contrast)) - \(reading.faintPercent) of 100 below 3"
        let label = [ground.name.lastPart, ratio]
        switch ground.surface {
        case .color(let color):
            let room = Int(Double(max(bitmap.width, bitmap.height)) * Self.margin)
            let plain = Bitmap(
                width: bitmap.width + 2 * room, height: bitmap.height + 2 * room, filledWith: RGBA(color))
            return ContactSheet.Cell(painted(on: plain, left: room, top: room), label: label)
        case .picture(let picture):
            guard let window = reading.window else { return ContactSheet.Cell(picture, label: label) }
            let side = max(window.width, window.height)
            let art = side < max(bitmap.width, bitmap.height) ? Artwork(bitmap, longestSide: side) : self
            let shown = art.painted(on: picture, left: window.x, top: window.y)
            let room = Int(Double(side) * Self.margin)
            let (left, top) = (max(0, window.x - room), max(0, window.y - room))
            let part = PixelRect(
                x: left, y: top, width: min(picture.width, window.x + window.width + room) - left,
                height: min(picture.height, window.y + window.height + room) - top)
            return ContactSheet.Cell(shown.cropped(to: part), label: label)
        }
    }
}
