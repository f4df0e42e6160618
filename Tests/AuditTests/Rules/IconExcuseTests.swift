import Audit
import ColorMath
import Raster
import Recognition
import ScreenReading
import SystemColors
import TestSupport
import Testing
import TextDetection

/// Pale icons that are likely exempt, by what stands around them.
struct `A faint icon with company` {
    private static let pale = SRGB8(red: 0xB9, green: 0xC2, blue: 0xCF)
    private static let grey = SRGB8(red: 0xD0, green: 0xD0, blue: 0xD0)

    private func icon(_ box: PixelRect, ink: SRGB8 = Self.pale, isEmptyFrame: Bool = false) -> Region {
        .icon(box, ink: ink, isEmptyFrame: isEmptyFrame)
    }

    private func text(_ box: PixelRect, ink: SRGB8 = .black) -> Region {
        .line(
            contrast: ink.contrastRatio(with: .white), pointSize: 14, ink: ink, backdrop: .white, box: box)
    }

    /// The finding on the first region.
    private func finding(_ regions: [Region]) -> Finding? {
        ScreenAudit.sample(regions: regions).findings.first { $0.rule == "icon-contrast" && $0.region == 0 }
    }

    private let box = PixelRect(x: 100, y: 100, width: 18, height: 18)

    @Test func `is a note where what it means is written right of it`() {
        let label = PixelRect(x: 126, y: 104, width: 80, height: 11)
        #expect(finding([icon(box), text(label)])?.severity == .note)
        #expect(finding([icon(box), text(label)])?.message.contains("written beside it") == true)
        var inactive = text(label)
        inactive.place = .inactive
        #expect(finding([icon(box), inactive])?.message.contains("switched off") == true)
        // An empty check box is what is to be ticked.
        #expect(finding([icon(box, isEmptyFrame: true), text(label)])?.severity == .warning)
        // Far off, in another row, or left of it, as that of a field is.
        for place in [
            PixelRect(x: 137, y: 104, width: 80, height: 11),
            PixelRect(x: 126, y: 124, width: 80, height: 11),
            PixelRect(x: 12, y: 104, width: 80, height: 11),
        ] {
            #expect(finding([icon(box), text(place)])?.severity == .warning)
        }
    }

    @Test func `is a note for an empty check box that a desktop draws, and a warning on a page`() {
        let frame = PixelRect(x: 100, y: 100, width: 14, height: 14)
        func severity(
            _ box: PixelRect, ink: SRGB8 = Self.grey, isEmptyFrame: Bool = true, on platform: Platform
        ) -> Severity? {
            ScreenAudit.sample(
                regions: [icon(box, ink: ink, isEmptyFrame: isEmptyFrame)],
                known: KnownConditions(platform: platform)
            ).findings.first { $0.rule == "icon-contrast" }?.severity
        }
        #expect(severity(frame, on: .macOS) == .note)
        #expect(severity(frame, on: .web) == .warning)
        // Of a colour of the app's, larger than check boxes, and another sign.
        #expect(severity(frame, ink: SRGB8(red: 0xFF, green: 0xB0, blue: 0xB0), on: .macOS) == .warning)
        #expect(severity(PixelRect(x: 100, y: 100, width: 34, height: 34), on: .macOS) == .warning)
        #expect(severity(frame, isEmptyFrame: false, on: .macOS) == .warning)
    }

    @Test func `is a note where text beside it fails in its ink, and none where in another`() {
        let label = PixelRect(x: 126, y: 104, width: 80, height: 11)
        #expect(finding([icon(box), text(label, ink: Self.pale)])?.severity == .note)
        let other = SRGB8(red: 0xFF, green: 0xB0, blue: 0xB0)
        #expect(finding([icon(box), text(label, ink: other)])?.severity == .warning)
        #expect(finding([icon(box, isEmptyFrame: true), text(label, ink: other)])?.severity == .note)
    }

    @Test func `is a note in a column of arrows, whatever system has it`() {
        let arrows = (0..<3).map { index in
            icon(
                PixelRect(x: 300, y: 100 + 48 * index, width: 7, height: 12),
                ink: SRGB8(red: 0xCC, green: 0xCC, blue: 0xCC))
        }
        func severity(_ regions: [Region]) -> Severity? {
            ScreenAudit.sample(regions: regions, known: KnownConditions(platform: .web)).findings
                .first { $0.rule == "icon-contrast" && $0.region == 0 }?.severity
        }
        #expect(severity(arrows) == .note)
        #expect(severity(Array(arrows.dropLast())) == .warning)
    }

    @Test func `may be what stands alone in a tile: text that is a warning below 3, and a note above`() {
        func severity(_ ink: SRGB8) -> Severity? {
            var sign = text(box, ink: ink)
            sign.isAloneInTile = true
            return ScreenAudit.sample(regions: [sign]).findings.first { $0.rule == "text-contrast" }?.severity
        }
        #expect(severity(Self.pale) == .warning)
        #expect(severity(SRGB8(red: 0x80, green: 0x80, blue: 0x80)) == .note)
    }

    @Test func `is a note above a label that can be read, and a warning above one that cannot`() {
        let label = PixelRect(x: 89, y: 124, width: 40, height: 8)
        #expect(finding([icon(box), text(label)])?.severity == .note)
        #expect(finding([icon(box), text(label, ink: Self.pale)])?.severity == .warning)
        // A line below several icons is the label of none.
        let wide = PixelRect(x: 49, y: 124, width: 120, height: 8)
        let next = PixelRect(x: 140, y: 100, width: 18, height: 18)
        #expect(finding([icon(box), icon(next), text(wide)])?.severity == .warning)
    }

    @Test func `is a note beside a twin that stands out, and a warning where most of the row are pale`() {
        let next = PixelRect(x: 140, y: 100, width: 18, height: 18)
        let third = PixelRect(x: 180, y: 100, width: 18, height: 18)
        #expect(finding([icon(box), icon(next, ink: .black)])?.severity == .note)
        #expect(finding([icon(box), icon(next, ink: .black), icon(third)])?.severity == .warning)
        let large = PixelRect(x: 140, y: 96, width: 26, height: 26)
        #expect(finding([icon(box), icon(large, ink: .black)])?.severity == .warning)
    }

    @Test func `is a note where the page shows through it and its button, as beside one in force`() {
        func severity(_ ink: Int, on backdrop: Int) -> Severity? {
            var (pale, strong) = (icon(box), icon(box.moved(right: 60), ink: .black))
            (pale.ink, pale.backdrop) = (SRGB8(hex: UInt32(ink)), SRGB8(hex: UInt32(backdrop)))
            pale.contrast = MeasuredContrast(plain: pale.ink.contrastRatio(with: pale.backdrop))
            strong.backdrop = SRGB8(hex: 0xFF9CB4)
            strong.contrast = MeasuredContrast(plain: strong.ink.contrastRatio(with: strong.backdrop))
            let whole = PixelRect(x: 0, y: 0, width: 400, height: 400)
            let page = Surface(color: .white, box: whole, share: 0.8)
            return ScreenAudit.sample(regions: [pale, strong], surfaces: [page]).findings.first {
                $0.rule == "icon-contrast" && $0.region == 0
            }?.severity
        }
        #expect(severity(0x808080, on: 0xFFCEDA) == .note)
        // A button in another colour, and one of which the sign alone is pale.
        #expect(severity(0x808080, on: 0xCEDAFF) == .warning)
        #expect(severity(0xC07080, on: 0xFFCEDA) == .warning)
    }

    @Test func `is a note where hardly anything is left of it, but for a frame`() {
        let shade = SRGB8(red: 0xDB, green: 0xDE, blue: 0xE2)
        #expect(finding([icon(box, ink: shade)])?.severity == .note)
        #expect(finding([icon(box, ink: shade, isEmptyFrame: true)])?.severity == .warning)
    }

    @Test func `is a note where its form or what holds it tells why`() {
        func severity(
            _ box: PixelRect, varied: Bool = false, _ change: (inout IconSurroundings) -> Void
        ) -> Severity? {
            var sign = icon(box)
            if varied { sign.contrast = MeasuredContrast(typical: 1.8, low: 1.5, high: 2) }
            change(&sign.surroundings)
            return finding([sign, text(PixelRect(x: 20, y: 104, width: 60, height: 11))])?.severity
        }
        #expect(severity(box) { _ in } == .warning)
        #expect(severity(box) { $0.isInThumb = true } == .note)
        #expect(severity(box) { $0.arrow = .down } == .note)
        #expect(severity(box) { $0.arrow = .up } == .note)
        #expect(severity(box) { $0.arrow = .right } == .note)
        // In a row without text before it.
        #expect(severity(box.moved(down: 100)) { $0.arrow = .right } == .warning)
        let stroke = PixelRect(x: 100, y: 100, width: 3, height: 10)
        #expect(severity(stroke) { $0.standsFree = true } == .note)
        #expect(severity(stroke) { $0.standsFree = false } == .warning)
        let drawing = PixelRect(x: 100, y: 90, width: 30, height: 38)
        #expect(severity(drawing) { $0.standsFree = true } == .note)
        #expect(severity(drawing) { $0.standsFree = false } == .warning)
        #expect(severity(drawing, varied: true) { $0.standsFree = true } == .warning)
        #expect(severity(PixelRect(x: 100, y: 80, width: 25, height: 60)) { _ in } == .note)
    }

    @Test func `is a note on a page where larger than signs of controls, and nothing holds it`() {
        func severity(_ height: Int, on platform: Platform, free: Bool = true) -> Severity? {
            var sign = icon(PixelRect(x: 100, y: 90, width: 28, height: height))
            sign.surroundings.standsFree = free
            return ScreenAudit.sample(regions: [sign], known: KnownConditions(platform: platform)).findings
                .first { $0.rule == "icon-contrast" }?.severity
        }
        #expect(severity(26, on: .web) == .note)
        #expect(severity(25, on: .web) == .warning)
        #expect(severity(26, on: .web, free: false) == .warning)
        #expect(severity(26, on: .iOS) == .warning)
    }

    @Test func `is a note where the line that its pixels lead to says what it means`() {
        let title = PixelRect(x: 160, y: 90, width: 80, height: 11)
        func severity(_ ink: SRGB8 = .black, _ change: (inout IconSurroundings) -> Void) -> Severity? {
            var sign = icon(box)
            change(&sign.surroundings)
            return finding([sign, text(title, ink: ink)])?.severity
        }
        #expect(severity { _ in } == .warning)
        #expect(severity { $0.beside = title } == .note)
        #expect(severity { $0.below = title } == .note)
        // Of a line right of it that fails more is asked; one below leaves the icon to go by.
        #expect(severity(Self.pale) { $0.beside = title } == .note)
        #expect(severity(Self.pale) { $0.below = title } == .warning)
        #expect(severity { $0.beside = title.moved(down: 9) } == .warning)
    }

    @Test func `is a note where a part of it in another colour stands out`() {
        func severity(_ strongest: Double?) -> Severity? {
            var sign = icon(box)
            sign.surroundings.strongest = strongest
            return finding([sign])?.severity
        }
        #expect(severity(3) == .note)
        #expect(severity(2.9) == .warning)
        #expect(severity(nil) == .warning)
    }

    @Test func `in a box to be ticked is a warning beside its label, and a note where that is switched off`()
    {
        let place = PixelRect(x: 124, y: 102, width: 80, height: 11)
        let grey = SRGB8(red: 0x70, green: 0x70, blue: 0x70)
        func severity(tile side: Int, label: SRGB8, others: SRGB8 = .black) -> Severity? {
            var tick = icon(PixelRect(x: 104, y: 104, width: 9, height: 7))
            tick.backdrop = SRGB8(red: 0x90, green: 0x98, blue: 0xE0)
            tick.surroundings.beside = place
            tick.surroundings.tile = PixelRect(x: 100, y: 100, width: side, height: side)
            let rows = [40, 80, 120].map { text(place.moved(down: $0), ink: others) }
            return finding([tick, text(place, ink: label)] + rows)?.severity
        }
        #expect(severity(tile: 16, label: .black) == .warning)
        #expect(severity(tile: 16, label: grey) == .note)
        #expect(severity(tile: 16, label: grey, others: grey) == .warning)
        #expect(severity(tile: 24, label: .black) == .note)
    }

    @Test func `is a note in the colours in which browsers and toolkits draw their own`() {
        func severity(_ hex: UInt32, isEmptyFrame: Bool, on platform: Platform = .web) -> Severity? {
            let backdrop = SRGB8(red: 0xF6, green: 0xF5, blue: 0xF4)
            var sign = icon(
                PixelRect(x: 100, y: 100, width: 13, height: 13), ink: SRGB8(hex: hex),
                isEmptyFrame: isEmptyFrame)
            sign.backdrop = backdrop
            sign.contrast = MeasuredContrast(plain: sign.ink.contrastRatio(with: backdrop))
            return ScreenAudit.sample(regions: [sign], known: KnownConditions(platform: platform)).findings
                .first { $0.rule == "icon-contrast" }?.severity
        }
        // The outlines of check boxes in Firefox and GTK, and what is switched off there.
        for outline: UInt32 in [0x8F8F9D, 0xBFB8B1] {
            #expect(severity(outline, isEmptyFrame: true) == .note)
            #expect(severity(outline, isEmptyFrame: true, on: .android) == .warning)
            #expect(severity(outline, isEmptyFrame: false) == .warning)
        }
        #expect(severity(0x9F9F9D, isEmptyFrame: true) == .warning)
        #expect(severity(0x929595, isEmptyFrame: false) == .note)
        #expect(severity(0x929595, isEmptyFrame: false, on: .android) == .warning)
        #expect(severity(0x9A9595, isEmptyFrame: false) == .warning)
    }

    @Test func `is a note in grey where two signs of other sizes near it stand out`() {
        let grey = SRGB8(red: 0xB9, green: 0xB9, blue: 0xB9)
        let others = [140, 180].map { icon(PixelRect(x: $0, y: 98, width: 26, height: 22), ink: .black) }
        #expect(finding([icon(box, ink: grey)] + others)?.severity == .note)
        #expect(finding([icon(box, ink: grey)] + others.prefix(1))?.severity == .warning)
        let tint = SRGB8(red: 0xFF, green: 0xB0, blue: 0xB0)
        #expect(finding([icon(box, ink: tint)] + others)?.severity == .warning)
    }
}
