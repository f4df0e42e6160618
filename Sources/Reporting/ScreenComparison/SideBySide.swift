internal import Audit
internal import Raster
internal import ScreenReading
internal import Screenshots

/// The pixels that a finding is about on two screenshots.
package struct SideBySide: Hashable, Sendable {
    /// The file that is held against, relative to the project's folder.
    package let reference: String
    /// What it shows there, as PNG; `nil` where the finding is about no part of it.
    package let before: [UInt8]?
    /// What the other shows, as PNG; `nil` where the finding is about no part of it.
    package let after: [UInt8]?
}

/// Cuts what findings are about out of screenshots, a file decoded once for all findings that follow on one
/// another.
struct SideBySidePictures {
    private let images: any ImageSource
    private var decoded: [(path: String, pixels: Bitmap<UInt8>?)] = []
    private var count = 0

    /// The most findings that are shown: a page stays one that a browser opens.
    private static let most = 200
    /// The most pixels of a picture.
    private static let area = 120_000
    /// What is seen around a place, as a share of the screen's width.
    private static let margin = 0.02

    init(decodedBy images: any ImageSource) { self.images = images }

    /// The pictures of the next finding; `nil` for more than are shown.
    mutating func next(for finding: ComparisonFinding, in project: ProjectFolder) -> SideBySide? {
        guard count < Self.most else { return nil }
        count += 1
        return SideBySide(
            reference: project.path(of: finding.reference),
            before: picture(of: finding.referenceBoxes.first ?? finding.boxes.first, in: finding.reference),
            after: picture(of: finding.boxes.first ?? finding.referenceBoxes.first, in: finding.path))
    }

    /// The whole of a screenshot, reduced where it is large; `nil` where it is gone since.
    mutating func overview(of path: String) -> [UInt8]? {
        pixels(of: path).flatMap {
            try? PagePicture.file(of: $0.reduced(toArea: ScreenPictures.overviewArea))
        }
    }

    private mutating func picture(of box: PixelRect?, in path: String) -> [UInt8]? {
        guard let pixels = pixels(of: path) else { return nil }
        let margin = Int((Self.margin * Double(pixels.width)).rounded(.up))
        let part = box.map { $0.grown(by: margin, within: pixels.frame) } ?? pixels.frame
        return part.flatMap { part in
            try? PagePicture.file(of: pixels.cropped(to: part).reduced(toArea: Self.area))
        }
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

extension SideBySide {
    /// The two beside one another, for a page; hidden from screen readers, as the words say what is there.
    var html: String? {
        func figure(_ png: [UInt8]?, _ caption: String) -> String? {
            png.map {
                "<figure><img src=\"\(DataAddress.png($0))\" alt=\"\" decoding=\"async\"/>"
                    + "<figcaption>\(caption.xmlEscaped)</figcaption></figure>"
            }
        }
        let figures = [figure(before, "On \(reference.visible)"), figure(after, "Here")].compactMap(\.self)
        return figures.isEmpty
            ? nil : "<div class=\"evidence\">\n\(figures.joined(separator: "\n"))\n</div>"
    }
}
