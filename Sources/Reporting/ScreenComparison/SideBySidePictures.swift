internal import Audit
internal import Raster
internal import ScreenReading
internal import Screenshots

/// Cuts what findings are about out of both screenshots, a file decoded once for all findings that follow on
/// one another.
struct SideBySidePictures {
    private let images: any ImageSource
    private var decoded: [(path: String, pixels: Bitmap<UInt8>?)] = []
    private var count = 0

    /// What is seen around a place, as a share of the screen's width.
    private static let margin = 0.02

    init(decodedBy images: any ImageSource) { self.images = images }

    /// The pictures of the next finding; none for more than are shown, and of a file that is gone since.
    mutating func next(for finding: ComparisonFinding, in project: ProjectFolder) -> [FindingPicture] {
        guard count < FindingPicture.mostFindings else { return [] }
        count += 1
        let reference = project.path(of: finding.reference).visible
        return [
            picture(
                "On \(reference)", of: finding.referenceBoxes.first ?? finding.boxes.first,
                in: finding.reference),
            picture("Here", of: finding.boxes.first ?? finding.referenceBoxes.first, in: finding.path),
        ].compactMap(\.self)
    }

    /// The whole of a screenshot, reduced where it is large; `nil` where it is gone since.
    mutating func overview(of path: String) -> [UInt8]? {
        pixels(of: path).flatMap {
            try? PagePicture.file(of: $0.reduced(toArea: ScreenPictures.overviewArea))
        }
    }

    private mutating func picture(
        _ caption: String, of box: PixelRect?, in path: String
    ) -> FindingPicture? {
        guard let pixels = pixels(of: path) else { return nil }
        let margin = Int((Self.margin * Double(pixels.width)).rounded(.up))
        let part = box.map { $0.grown(by: margin, within: pixels.frame) } ?? pixels.frame
        return part.flatMap { FindingPicture(caption, showing: pixels.cropped(to: $0)) }
    }

    /// The pixels of a file, which the comparison has read before; `nil` where it is gone since.
    private mutating func pixels(of path: String) -> Bitmap<UInt8>? {
        if let known = decoded.first(where: { $0.path == path }) { return known.pixels }
        let screenshot = try? Screenshot(contentsOf: path, decodedBy: images)
        let pixels = screenshot.map { $0.opaqueSRGB() }
        if decoded.count > 1 { decoded.removeFirst() }
        decoded.append((path, pixels))
        return pixels
    }
}
