internal import Audit
internal import ColorMath
public import Raster
internal import Screenshots

/// Draws annotated pictures of recorded screens, whose files are read again.
public struct RecordedPictures: Sendable {
    private let pictures: PictureDelivery
    private let images: any ImageSource

    /// Prepares the pictures of files that something decodes.
    public init(_ pictures: PictureDelivery, decodedBy images: any ImageSource) {
        self.pictures = pictures
        self.images = images
    }

    /// Draws the pictures of a screen that was audited.
    ///
    /// - Returns: Why there is none, in a clause, where that is so: its file is gone, or is another by now. A
    ///   page then has an outline in its place, which is nothing to speak of.
    public func deliver(_ record: inout ScreenRecord) throws(DeliveryError) -> String? {
        let fault = try drawn(&record)
        return pictures.writesFiles ? fault : nil
    }

    private func drawn(_ record: inout ScreenRecord) throws(DeliveryError) -> String? {
        guard !pictures.isEmpty, let image = record.image else { return nil }
        let auditor = Auditor(images: images, standard: record.standard, scale: image.scale)
        let screenshot: Screenshot
        do throws(ScreenshotError) {
            let bytes = try auditor.contents(of: record.path)
            guard record.sha256 == SHA256.hexDigest(of: bytes) else {
                return "no picture: the file has changed since it was audited"
            }
            screenshot = try auditor.screenshot(decoding: bytes, path: record.path)
        } catch {
            return "no picture: \(error.fault)"
        }
        try pictures.deliver(&record, screenshot)
        return nil
    }
}
