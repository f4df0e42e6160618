internal import ColorMath
package import Raster
package import TextDetection

/// What is part of a picture on a page: the title on a cover, the clouds of a painting.
///
/// It is the picture's and not the app's. What the app writes on one has one exact colour, as it is drawn to
/// the pixel, where pictures are scaled and compressed; or it is written elsewhere too, in the same ink and
/// size on the same backdrop. What stands in the place of the system's bar, on a picture that begins at the
/// top of the screen, is no part of it: the system writes the time there, and little of it may be seen.
package enum PictureLettering {
    /// The contrast from which on nobody asks for more of ordinary text.
    private static let enough = 4.5
    /// The share of the pixels of its ink, and how many, that have the colour itself where an app has drawn
    /// it: of strokes of one pixel a quarter. How far channels are apart that are seen as that.
    private static let (exactShare, exactCount, exact) = (0.25, 32, 1)
    /// The contrast below which nobody writes to be seen, as nobody draws signs with less: clouds have that.
    private static let written = 1.4
    /// How far inks and backdrops of text in one style are apart, and sizes, as a share.
    private static let (inkAlike, backdropAlike, sizeAlike) = (4, 8, 0.06)

    /// The regions whose contrast is low and that are parts of pictures.
    ///
    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - surfaces: Its surfaces.
    ///   - screen: Its pixels.
    ///   - frame: The part of them that it covers.
    ///   - scale: Pixels per point.
    ///   - isOfSystem: Whether a region lies where the system's bar has its time and signs.
    package static func indices(
        in regions: [Region], on surfaces: [Surface], screen: borrowing Bitmap<UInt8>,
        within frame: PixelRect, scale: Double, isOfSystem: (Region) -> Bool = { _ in false }
    ) -> [Int] {
        let low = regions.indices.filter { index in
            let region = regions[index]
            return region.kind != .picture && region.place == .content && region.contrast.high < enough
        }
        guard !low.isEmpty, !surfaces.isEmpty else { return [] }
        let pictures = PicturesOnPage(
            on: surfaces, textured: regions.filter { $0.kind == .picture }.map(\.box), screen: screen,
            within: frame, scale: scale)
        var isRich: [Int: Bool] = [:]
        var found: [Int] = []
        for index in low where !isDrawnExactly(regions[index], on: screen) {
            let around = pictures.pictures(around: regions[index].box)
            if regions[index].kind == .text, isOfSystem(regions[index]),
                around.contains(where: { pictures.beginsAtTop($0, of: frame) })
            {
                continue
            }
            for picture in around
            where !isWrittenElsewhere(index, in: regions, than: picture, of: pictures) {
                let isPicture = isRich[picture] ?? pictures.isRich(picture, on: screen)
                isRich[picture] = isPicture
                guard isPicture else { continue }
                found.append(index)
                break
            }
        }
        return found
    }

    /// Whether so many pixels have the very colour of the ink that it was drawn where it stands.
    private static func isDrawnExactly(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        guard region.contrast.typical >= written else { return false }
        var (inks, exacts) = (0, 0)
        for y in region.box.y..<region.box.maxY {
            for x in region.box.x..<region.box.maxX {
                let color = screen[x, y].color
                guard region.isInk(color) else { continue }
                inks += 1
                if color.largestDifference(from: region.ink) <= exact { exacts += 1 }
            }
        }
        return exacts >= exactCount && Double(exacts) >= exactShare * Double(inks)
    }

    /// Whether something in one style with a region lies outside of a picture.
    private static func isWrittenElsewhere(
        _ index: Int, in regions: [Region], than picture: Int, of pictures: PicturesOnPage
    ) -> Bool {
        let region = regions[index]
        return regions.contains { other in
            other.kind == region.kind
                && other.ink.largestDifference(from: region.ink) <= inkAlike
                && other.backdrop.largestDifference(from: region.backdrop) <= backdropAlike
                && abs(other.pointSize - region.pointSize) <= sizeAlike * region.pointSize
                && !pictures.pictures(around: other.box).contains(picture)
        }
    }
}
