internal import ColorMath
internal import Raster
package import TextDetection

/// The commands of a toolbar that are switched off: a label and the sign before or above it, both fainter
/// than the other labels of their row, which are drawn alike.
///
/// Where one is chosen among others, as the section of a page or a tab, it is the one that stands out, and
/// all others are faint.
package enum FaintCommands {
    /// The ratios of full ink at least and of faint ink at most: WCAG 2.2, 1.4.6 and 1.4.3.
    private static let (full, faint) = (
        ContrastStandard.enhancedRatio, ContrastStandard.minimumRatio
    )
    /// The ratio below which a label hardly stands out: what else lies above one may be a mark of the page.
    private static let hardly = ContrastStandard.largeTextRatio
    /// How many labels of the row are in full ink at least.
    private static let fewest = 3
    /// How far the middles of labels are apart in height, and a sign is from its label, for the size of the
    /// type.
    private static let (level, gap) = (0.35, 1.2)
    /// How much the sizes of labels may seem to differ, as a share.
    private static let sizeAlike = 0.2
    /// How far the channels of two backdrops may be apart, and those of a sign and a label in the shade of
    /// one bar.
    private static let (sameBackdrop, sameBar) = (2, 10)
    /// How many times as wide as high a sign is at most.
    private static let widest = 1.6
    /// The most regions that are compared.
    private static let mostRegions = 2000

    /// The indices of such labels and of their signs.
    package static func indices(in regions: [Region], scale: Double) -> [Int] {
        let own = regions.indices.filter { regions[$0].place == .content && regions[$0].kind != .picture }
        guard own.count <= mostRegions else { return [] }
        let labels = own.filter { regions[$0].kind == .text && regions[$0].ink != regions[$0].backdrop }
        var found = Set<Int>()
        for label in labels where regions[label].contrast.typical < faint {
            let text = regions[label]
            guard
                let sign = own.first(where: {
                    isSign(regions[$0], before: text, scale: scale)
                        || isSign(regions[$0], above: text, scale: scale)
                })
            else { continue }
            let row = labels.filter { $0 != label && isLevel(regions[$0], with: text, scale: scale) }
            let strong = row.filter { other in
                regions[other].contrast.typical >= full
                    && regions[other].inkRay.cosine(to: text.inkRay) >= FaintRows.alignment
            }
            if strong.count >= fewest, strong.count * 2 > row.count { found.formUnion([label, sign]) }
        }
        return found.sorted()
    }

    /// Whether a faint icon stands right before a label.
    private static func isSign(_ sign: Region, before label: Region, scale: Double) -> Bool {
        let distance = Double(label.box.x - sign.box.maxX)
        return isFaintSign(sign) && distance >= 0 && distance <= gap * label.pointSize * scale
            && sign.backdrop.largestDifference(from: label.backdrop) <= sameBackdrop
            && isLevel(sign.box, with: label, scale: scale)
    }

    /// Whether a faint icon stands in the middle above a label.
    private static func isSign(_ sign: Region, above label: Region, scale: Double) -> Bool {
        let distance = Double(label.box.y - sign.box.maxY)
        return isFaintSign(sign) && label.contrast.typical < hardly
            && distance >= 0 && distance <= gap * label.pointSize * scale
            && sign.backdrop.largestDifference(from: label.backdrop) <= sameBar
            && abs(sign.box.middle.x - label.box.middle.x) <= level * label.pointSize * scale
    }

    private static func isFaintSign(_ sign: Region) -> Bool {
        sign.kind == .icon && sign.contrast.typical < faint
            && Double(sign.box.width) <= widest * Double(sign.box.height)
    }

    /// Whether a label stands in the row of another, in its size and on its backdrop.
    private static func isLevel(_ other: Region, with label: Region, scale: Double) -> Bool {
        isLevel(other.box, with: label, scale: scale)
            && abs(other.pointSize - label.pointSize) <= sizeAlike * label.pointSize
            && other.backdrop.largestDifference(from: label.backdrop) <= sameBackdrop
    }

    private static func isLevel(_ box: PixelRect, with label: Region, scale: Double) -> Bool {
        abs(box.middle.y - label.box.middle.y) <= level * label.pointSize * scale
    }
}
