internal import ColorMath
package import Raster
package import TextDetection

extension [Region] {
    /// The regions, with what looks like text by its shape alone told by what lies around it: pieces of
    /// signs, signs in a row, frames, lines and dots that separate, bars, and parts of drawings.
    package func readAsSigns(on screen: borrowing Bitmap<UInt8>, scale: Double) -> [Region] {
        let pieces = RowPieces.joined(SignPieces.joined(self), scale: scale)
        let signs = TabSigns.joined(pieces, height: screen.height, scale: scale)
        var joined = LoneLetters.read(SignRows.read(signs, scale: scale))
        for index in joined.indices
        where MoreSign.holds(joined[index], on: screen)
            || RingedSigns.holds(joined[index], on: screen)
            || CrossSign.holds(joined[index], among: joined, on: screen)
            || joined[index].kind == .text && RisingBars.holds(joined[index], on: screen)
            || FlatArrows.holds(joined[index], on: screen, scale: scale)
            || LegendBars.holds(joined[index], among: joined, on: screen, scale: scale)
        {
            joined[index].kind = .icon
        }
        let halves = HalfSigns(among: joined, scale: scale)
        for index in joined.indices {
            guard let whole = halves.whole(of: joined[index], on: screen) else { continue }
            joined[index].becomeIcon(filling: whole, scale: scale)
        }
        for index in joined.indices where Encircling.holds(joined[index], among: joined, on: screen) {
            joined[index].becomeIcon(filling: joined[index].box, scale: scale)
        }
        for index in joined.indices where EvenBars.holds(joined[index], on: screen) {
            if EvenBars.areSign(joined[index], scale: scale) {
                joined[index].becomeIcon(filling: joined[index].box, scale: scale)
            } else {
                joined[index].place = .picture
            }
        }
        let lines = joined.filter { $0.kind == .text }
        let tree = TreeLines(among: joined, scale: scale)
        let dividers = Dividers(among: joined, scale: scale)
        let dots = SeparatorDots(among: joined, scale: scale)
        var regions: [Region] = []
        for region in joined
        where !dividers.holds(region, on: screen) && !dots.holds(region)
            && !DashedLines.holds(region, on: screen, scale: scale)
            && !DashedGrid.holds(region, on: screen, scale: scale)
            && !LabelFrames.holds(region, around: lines) && !tree.holds(region, on: screen)
        {
            regions.append(region)
        }
        let drawing = PaintedAreas(among: regions)
        let boxes = regions.filter { $0.kind != .picture }.map(\.box)
        for index in regions.indices {
            if regions[index].isLostInPicture || drawing?.holds(regions[index]) ?? false
                || StandingShapes.holds(regions[index], on: screen)
                || TiledTexture.holds(regions[index], on: screen)
                || Grain.holds(regions[index], among: boxes, on: screen, scale: scale)
            {
                regions[index].place = .picture
            }
            regions[index].isEmptyFrame = EmptyFrame.holds(regions[index], on: screen)
            regions[index].isAloneInTile = TileSign.holds(
                regions[index], among: regions, on: screen, scale: scale)
        }
        return regions
    }
}

extension Region {
    /// The confidence below which what lies on a busy backdrop is rather a part of a picture than text.
    private static let unsure = 0.4

    /// Makes it an icon, whose size is its height in points.
    mutating func becomeIcon(filling box: PixelRect, scale: Double) {
        (kind, self.box) = (.icon, box)
        pointSize = Double(box.height) / scale
    }

    /// Whether it is on a backdrop that is too busy to tell its strokes, and hardly looks like text.
    fileprivate var isLostInPicture: Bool {
        kind == .text && place == .content && doubts.contains(.busyBackdrop) && confidence < Self.unsure
    }
}

extension Region {
    /// Whether a pixel of its box is nearer to its ink than to its backdrop.
    func isInk(_ pixel: SRGB8) -> Bool {
        pixel.largestDifference(from: ink) < pixel.largestDifference(from: backdrop)
    }
}
