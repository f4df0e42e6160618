import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Commands of a toolbar that are switched off.
struct `Faint commands` {
    private static let full = SRGB8(hex: 0x31363B)
    private static let faint = SRGB8(hex: 0xA9A9A4)
    private static let bar = SRGB8(hex: 0xEFF1F1)

    /// What is found in a row of labels, by their inks, each with a sign before or above it, at one pixel a
    /// point.
    private func found(
        _ inks: [SRGB8], sign: SRGB8 = Self.faint, gap: Int = 8, isAbove: Bool = false, drop: Int = 0,
        larger: Double = 0
    ) -> [Int] {
        let labels = inks.enumerated().map { index, ink in
            Region.line(
                contrast: ink.contrastRatio(with: Self.bar), pointSize: ink == Self.faint ? 15 + larger : 15,
                ink: ink, backdrop: Self.bar,
                box: PixelRect(
                    x: 40 + 120 * index, y: 40 + (ink == Self.faint ? drop : 0), width: 60, height: 13))
        }
        let signs = labels.map { label in
            let isFaint = label.ink == Self.faint
            return Region(
                kind: .icon,
                box: PixelRect(
                    x: isAbove ? label.box.x + 22 : label.box.x - gap - 16,
                    y: isAbove ? label.box.y - gap - 15 : label.box.y - 1, width: 16, height: 15),
                ink: isFaint ? sign : Self.full, backdrop: Self.bar,
                contrast: MeasuredContrast(
                    plain: (isFaint ? sign : Self.full).contrastRatio(with: Self.bar)),
                pointSize: 15)
        }
        return FaintCommands.indices(in: labels + signs, scale: 1)
    }

    @Test func `are a label and its sign, among three labels that stand out`() {
        #expect(found([Self.full, Self.full, Self.full, Self.faint]) == [3, 7])
        #expect(found([Self.full, Self.faint, Self.full, Self.full, Self.faint]) == [1, 4, 6, 9])
    }

    @Test func `have their signs before or above them`() {
        let row = [Self.full, Self.full, Self.full, Self.faint]
        #expect(found(row, isAbove: true) == [3, 7])
        #expect(found(row, gap: 30, isAbove: true).isEmpty)
    }

    @Test func `are no sections of which one is chosen`() {
        #expect(found([Self.full, Self.faint, Self.faint, Self.faint]).isEmpty)
        #expect(found([Self.full, Self.full, Self.faint]).isEmpty)
    }

    @Test func `have a sign that is as faint, right before the label`() {
        let row = [Self.full, Self.full, Self.full, Self.faint]
        #expect(found(row, sign: Self.full).isEmpty)
        #expect(found(row, gap: 30).isEmpty)
    }

    @Test func `stand in the row of the others, in their size`() {
        let row = [Self.full, Self.full, Self.full, Self.faint]
        #expect(found(row, drop: 10).isEmpty)
        #expect(found(row, larger: 6).isEmpty)
    }

    @Test func `have the hue of the others`() {
        let red = SRGB8(hex: 0xE09090)
        let labels = [Self.full, Self.full, Self.full, red].enumerated().map { index, ink in
            Region.line(
                contrast: ink.contrastRatio(with: Self.bar), pointSize: 15, ink: ink, backdrop: Self.bar,
                box: PixelRect(x: 40 + 120 * index, y: 40, width: 60, height: 13))
        }
        let sign = Region(
            kind: .icon, box: PixelRect(x: 376, y: 39, width: 16, height: 15), ink: red, backdrop: Self.bar,
            contrast: MeasuredContrast(plain: red.contrastRatio(with: Self.bar)), pointSize: 15)
        #expect(FaintCommands.indices(in: labels + [sign], scale: 1).isEmpty)
    }
}
