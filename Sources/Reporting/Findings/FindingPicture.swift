internal import Raster

/// What a finding is about, to be seen on a page beside its words.
package struct FindingPicture: Hashable, Sendable {
    /// What it shows, in words.
    let caption: String
    /// The picture, as PNG.
    let png: [UInt8]

    /// The most findings of a run that are shown: a page stays one that a browser opens.
    static let mostFindings = 200
    /// The most pixels of a picture.
    private static let area = 120_000

    /// A picture of some pixels, reduced where they are many; `nil` where there is no memory for it.
    init?(_ caption: String, showing pixels: Bitmap<UInt8>) {
        guard let png = try? PagePicture.file(of: pixels.reduced(toArea: Self.area)) else { return nil }
        self.caption = caption
        self.png = png
    }
}

extension FindingPicture {
    /// Pictures beside one another, for a page; hidden from screen readers, as the words say what is there.
    static func html(of pictures: [FindingPicture]) -> String? {
        guard !pictures.isEmpty else { return nil }
        return HTMLFigures.beside(
            pictures.map {
                HTMLFigures.figure(
                    "<img src=\"\(DataAddress.png($0.png))\" alt=\"\" decoding=\"async\"/>", $0.caption)
            })
    }
}
