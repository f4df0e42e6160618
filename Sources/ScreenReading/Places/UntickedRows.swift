internal import ColorMath
internal import Raster
package import TextDetection

/// What is switched off in a row whose check box is empty: the same thing stands in full ink in a row of that
/// column whose box is ticked.
///
/// A box that is not ticked says nothing of its row alone. But where the label before a field, or the sign
/// of a stepper, is the same in two rows, and fainter only where the box is empty, the box decides: all in
/// that row but its name is fainter then. In a table whose rows are selected most cells are not.
package enum UntickedRows {
    /// The most boxes and regions that are compared.
    private static let mostCompared = 2000
    /// The fewest faint things of a row.
    private static let fewest = 2
    /// How far in pixels the same things in two rows differ in place and in size.
    private static let alike = 2
    /// The least cosine between the directions of both inks from their backdrops.
    private static let alignment = 0.98

    /// The indices of what is switched off.
    package static func indices(in regions: [Region]) -> [Int] {
        let boxes = regions.filter { $0.isEmptyFrame && $0.place == .content }.map(\.box)
        guard !boxes.isEmpty, boxes.count * regions.count <= mostCompared * mostCompared else { return [] }
        let ticks = regions.filter { sign in
            sign.kind == .icon && !sign.isEmptyFrame && boxes.contains { isTick(sign.box, in: $0) }
        }.map(\.box)
        return boxes.flatMap { box -> [Int] in
            let row = regions.indices.filter { index in
                let part = regions[index]
                return part.kind != .picture && part.place == .content && isInRow(part.box, of: box)
            }
            let faint = row.filter { isFaint(regions[$0]) }
            guard faint.count >= fewest, row.count - faint.count <= 1 else { return [] }
            return faint.filter { index in
                regions.contains { twin in
                    isTwin(twin, of: regions[index])
                        && ticks.contains { isTick($0, in: box) && isInRow(twin.box, of: $0, as: box) }
                }
            }
        }.sorted()
    }

    private static func isFaint(_ region: Region) -> Bool { region.contrast.typical < needed(by: region) }

    /// The ratio that the standard asks of a region.
    private static func needed(by region: Region) -> Double {
        region.kind == .text ? ContrastStandard.minimumRatio : ContrastStandard.nonTextRatio
    }

    /// Whether a sign may be the tick in another box of the column of an empty one.
    private static func isTick(_ sign: PixelRect, in box: PixelRect) -> Bool {
        sign.x >= box.x - alike && sign.maxX <= box.maxX + alike
            && 2 * sign.width >= box.width && sign.height <= box.height + 2 * alike
            && abs(sign.middle.y - box.middle.y) > Double(box.height)
    }

    /// Whether a part stands right of a box, or of the tick in one, on its level.
    private static func isInRow(_ part: PixelRect, of sign: PixelRect, as box: PixelRect? = nil) -> Bool {
        part.x >= sign.maxX && 2 * abs(part.middle.y - sign.middle.y) <= Double((box ?? sign).height)
    }

    /// Whether a region is the same as a faint one, and is in full ink.
    private static func isTwin(_ twin: Region, of part: Region) -> Bool {
        twin.kind == part.kind && twin.place == .content && !isFaint(twin)
            && abs(twin.box.x - part.box.x) <= alike && abs(twin.box.width - part.box.width) <= alike
            && abs(twin.box.height - part.box.height) <= alike
            && twin.inkRay.cosine(to: part.inkRay) >= alignment
    }
}
