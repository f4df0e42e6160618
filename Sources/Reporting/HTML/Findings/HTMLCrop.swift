internal import Audit
internal import Raster

/// The pixels of a finding's first place on a page; hidden from screen readers, as the words beside it say
/// what is there.
struct HTMLCrop {
    /// The place as it is.
    let before: String
    /// The place with the repair painted in, where there is one.
    let after: String?
    /// The place under other settings, by the place of each among those that the finding speaks of.
    let settings: [Int: String]

    /// Shows pictures that the page holds.
    init(_ crop: ScreenPictures.Crop) {
        func picture(_ png: [UInt8]) -> String {
            let width = "\(Int(crop.width.rounded()))"
            return "<img src=\"\(DataAddress.png(png))\" width=\"\(width)\" alt=\"\" decoding=\"async\"/>"
        }
        before = picture(crop.original)
        after = crop.repaired.map(picture)
        settings = crop.settings.mapValues(picture)
    }

    /// Shows a part of a picture that the page refers to.
    ///
    /// - Parameters:
    ///   - part: Which part, in pixels.
    ///   - anchor: The name of the picture on the page.
    ///   - scale: Pixels per point.
    init(of part: PixelRect, of anchor: String, scale: Double) {
        let width = Figure(Double(part.width) / scale)
        before = """
            <svg viewBox="\(part.x) \(part.y) \(part.width) \(part.height)" width="\(width)" \
            aria-hidden="true"><use href="#\(anchor)"/></svg>
            """
        (after, settings) = (nil, [:])
    }
}
