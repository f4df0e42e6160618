internal import ColorMath
internal import Raster
internal import TextDetection

/// The buttons that are switched off: grey labels that hardly stand out, each in the middle of a box, beside
/// a box as high whose label does, or in a column with one as high and as wide.
///
/// A box alone may be a field with an example in it, or a tag, and a row of pale ones an app's own grey: what
/// tells is that of two buttons in one row or column one is drawn as the other is not, and in no other
/// colours: what is darker than its box beside what is lighter than another grey one is a mistake.
enum PaleButtons {
    /// The contrast below which a grey label hardly stands out: black at 0.38 on black at 0.12, as Material
    /// draws what is switched off, has 2.3, and a quarter of black on white 1.8. What stands out less is none
    /// of these.
    private static let (hardly, least) = (2.6, 1.4)
    /// The contrast of a label that stands out.
    private static let clearly = ContrastStandard.largeTextRatio
    /// The most that channels of a grey differ, in code values.
    private static let grey = 12
    /// How far in pixels the edges of two boxes in a row or a column are apart at most.
    private static let level = 2
    /// How far a sign is from its label at most, for the size of the type.
    private static let gap = 1.2
    /// How far up or down the boxes of a column are from one another at most, for their height.
    private static let reach = 8
    /// The most lines that are compared.
    private static let mostLines = 2000

    /// Looks for the boxes around labels that may be of such buttons.
    static func lookAround(_ regions: inout [Region], on screen: Bitmap<UInt8>, scale: Double) {
        for index in regions.indices where isPale(regions[index]) {
            regions[index].button = box(around: regions[index], in: regions, on: screen, scale: scale)
        }
    }

    /// Whether a grey label on grey hardly stands out.
    private static func isPale(_ label: Region) -> Bool {
        label.kind == .text && label.place == .content
            && label.contrast.typical >= least && label.contrast.typical < hardly
            && label.ink.spread <= grey && label.backdrop.spread <= grey
    }

    /// The indices of the labels of such buttons.
    static func indices(in regions: [Region], on screen: Bitmap<UInt8>, scale: Double) -> [Int] {
        let lines = regions.indices.filter { regions[$0].kind == .text && regions[$0].place == .content }
        guard lines.count <= mostLines else { return [] }
        return lines.filter { index in
            let label = regions[index]
            guard isPale(label),
                let box = box(around: label, in: regions, on: screen, scale: scale)
            else { return false }
            return lines.contains { other in
                let next = regions[other]
                guard next.contrast.typical >= clearly,
                    next.backdrop.spread > grey || next.isDarker == label.isDarker,
                    !box.intersects(next.box), mayStandBeside(next.box, box),
                    let beside = Self.box(around: next, in: regions, on: screen, scale: scale)
                else { return false }
                return isInRow(beside, with: box) || isInColumn(beside, with: box)
            }
        }
    }

    /// The box that a label lies in the middle of, alone or with the sign before it.
    private static func box(
        around label: Region, in regions: [Region], on screen: Bitmap<UInt8>, scale: Double
    ) -> PixelRect? {
        if let box = ButtonBox(around: label, on: screen, scale: scale)?.box { return box }
        let reach = Int(gap * label.pointSize * scale)
        let sign = regions.first { sign in
            sign.kind == .icon && sign.box.maxX <= label.box.x && label.box.x - sign.box.maxX <= reach
                && sign.box.y < label.box.maxY && label.box.y < sign.box.maxY
        }
        guard let sign else { return nil }
        var both = label
        both.box = PixelRect(around: [sign.box, label.box])
        return ButtonBox(around: both, on: screen, scale: scale)?.box
    }

    /// Whether a label lies where the button beside a box, or above or below it, has its own.
    private static func mayStandBeside(_ label: PixelRect, _ box: PixelRect) -> Bool {
        label.middle.y >= Double(box.y) && label.middle.y < Double(box.maxY)
            || label.middle.x >= Double(box.x) && label.middle.x < Double(box.maxX)
                && abs(label.middle.y - box.middle.y) <= Double(reach * box.height)
    }

    private static func isInRow(_ box: PixelRect, with other: PixelRect) -> Bool {
        abs(box.y - other.y) <= level && abs(box.maxY - other.maxY) <= level
    }

    private static func isInColumn(_ box: PixelRect, with other: PixelRect) -> Bool {
        abs(box.x - other.x) <= level && abs(box.maxX - other.maxX) <= level
            && abs(box.height - other.height) <= level
    }
}

extension Region {
    /// Whether its ink is darker than what lies behind it.
    fileprivate var isDarker: Bool { ink.relativeLuminance < backdrop.relativeLuminance }
}
