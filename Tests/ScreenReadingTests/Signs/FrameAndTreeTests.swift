import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Outlines, lines and dots that are words by their shape alone.
@Suite("Frames, lines of trees and signs of more")
struct FrameAndTreeTests {
    private static let ink = SRGB8(red: 150, green: 152, blue: 156)

    private func region(
        _ kind: Region.Kind, _ box: PixelRect, ink: SRGB8 = Self.ink, pointSize: Double = 12
    ) -> Region {
        Region(
            kind: kind, box: box, ink: ink, backdrop: .white,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: .white)), pointSize: pointSize)
    }

    /// What is left of a region that is drawn in some boxes, beside others.
    private func read(_ region: Region, drawn boxes: [PixelRect], beside others: [Region] = []) -> [Region] {
        var screen = Bitmap(width: 240, height: 120, filledWith: DrawnText.pixel(.white))
        for box in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(region.ink) }
            }
        }
        let read = ([region] + others).readAsSigns(on: screen, scale: 1)
        return read.filter { $0.box == region.box }
    }

    @Test("Outlines around labels are no word, and lines above each other are")
    func labelFrames() {
        let frames = region(.text, PixelRect(x: 20, y: 20, width: 110, height: 16))
        let label = PixelRect(x: 28, y: 24, width: 42, height: 8)
        #expect(read(frames, drawn: [], beside: [region(.text, label, ink: .black)]).isEmpty)
        // A digit in a ring, a line that is as high, and a label that reaches out.
        for other in [
            PixelRect(x: 28, y: 24, width: 8, height: 8), PixelRect(x: 28, y: 21, width: 42, height: 14),
            PixelRect(x: 110, y: 24, width: 42, height: 8),
        ] {
            let found = read(frames, drawn: [], beside: [region(.text, other, ink: .black)])
            #expect(found.count == 1)
        }
    }

    @Test("A corner that leads to the middle of a row is the line of a tree, and one on its baseline an L")
    func treeLines() {
        let corner = region(.text, PixelRect(x: 20, y: 20, width: 8, height: 12))
        let sides = [
            PixelRect(x: 20, y: 20, width: 1, height: 12), PixelRect(x: 20, y: 31, width: 8, height: 1),
        ]
        let row = region(.text, PixelRect(x: 34, y: 25, width: 60, height: 13), ink: .black)
        #expect(read(corner, drawn: sides, beside: [row]).isEmpty)
        let icon = region(.icon, corner.box)
        #expect(read(icon, drawn: sides, beside: [row]).isEmpty)
        // On the baseline, far away, in front of nothing, as strong as text, and another shape.
        let onBaseline = region(.text, PixelRect(x: 34, y: 19, width: 60, height: 13), ink: .black)
        #expect(read(corner, drawn: sides, beside: [onBaseline]).count == 1)
        let far = region(.text, PixelRect(x: 80, y: 25, width: 60, height: 13), ink: .black)
        #expect(read(corner, drawn: sides, beside: [far]).count == 1)
        #expect(read(corner, drawn: sides).count == 1)
        #expect(read(region(.text, corner.box, ink: .black), drawn: sides, beside: [row]).count == 1)
        let top = PixelRect(x: 20, y: 20, width: 8, height: 1)
        #expect(read(corner, drawn: sides + [top], beside: [row]).count == 1)
    }

    @Test("Three rings far apart are the sign of more, and letters are closer")
    func moreSign() {
        func kind(gap: Int, width: Int = 12, count: Int = 3, shift: Int = 0) -> Region.Kind? {
            let rings = (0..<count).map { index in
                PixelRect(
                    x: 20 + (width + gap) * index + (index == 2 ? shift : 0), y: 40, width: width, height: 12)
            }
            let box = PixelRect(around: rings)
            return read(region(.text, box), drawn: rings).first?.kind
        }
        #expect(kind(gap: 4) == .icon)
        #expect(kind(gap: 16) == .icon)
        // Letters of a label that is spaced out.
        let (box, foot) = (PixelRect(x: 20, y: 40, width: 44, height: 12), 51)
        let letters = [
            PixelRect(x: 20, y: 40, width: 12, height: 12), PixelRect(x: 36, y: 40, width: 2, height: 12),
            PixelRect(x: 36, y: foot, width: 12, height: 1), PixelRect(x: 52, y: 40, width: 12, height: 2),
            PixelRect(x: 57, y: 40, width: 2, height: 12),
        ]
        #expect(read(region(.text, box), drawn: letters).first?.kind == .text)
        // Closer, farther, upright, two, four, uneven.
        #expect(kind(gap: 2) == .text)
        #expect(kind(gap: 20) == .text)
        #expect(kind(gap: 6, width: 8) == .text)
        #expect(kind(gap: 14, count: 2) == .text)
        #expect(kind(gap: 4, count: 4) == .text)
        #expect(kind(gap: 4, shift: 4) == .text)
    }

    @Test(
        "A half is the whole sign with what lies above it in its ink, and a word with a rule stays one"
    )
    func halfSigns() {
        let (head, half) = (
            PixelRect(x: 42, y: 40, width: 12, height: 8), PixelRect(x: 40, y: 50, width: 16, height: 8)
        )
        func found(_ half: PixelRect, _ rest: [PixelRect], beside others: [Region] = []) -> Region? {
            var screen = Bitmap(width: 240, height: 120, filledWith: DrawnText.pixel(.white))
            for box in rest + [half] {
                for y in box.y..<box.maxY {
                    for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(Self.ink) }
                }
            }
            return ([region(.text, half)] + others).readAsSigns(on: screen, scale: 1)
                .first { $0.ink == Self.ink }
        }
        #expect(found(half, [head])?.kind == .icon)
        #expect(found(half, [head])?.box == PixelRect(x: 40, y: 40, width: 16, height: 18))
        // A rule, a dot, far away, wider, below, another line, and a word.
        let others = [
            PixelRect(x: 40, y: 46, width: 16, height: 2), PixelRect(x: 46, y: 40, width: 4, height: 8),
            half.moved(down: 10), PixelRect(x: 42, y: 36, width: 12, height: 8),
            PixelRect(x: 36, y: 40, width: 24, height: 8),
        ]
        for other in others { #expect(found(half, [other])?.kind == .text) }
        let line = region(.text, head, ink: .black)
        #expect(found(half, [head], beside: [line])?.kind == .text)
        #expect(found(PixelRect(x: 40, y: 50, width: 32, height: 8), [head])?.kind == .text)
    }
}
