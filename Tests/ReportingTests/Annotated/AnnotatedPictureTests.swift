import Audit
import ColorMath
import Legible
import Raster
import Reporting
import Screenshots
import TestSupport
import Testing
import TextDetection

@Suite("An annotated picture is legible itself")
struct AnnotatedPictureTests {
    /// A white screen with grey bars for lines of text, audited as if they were.
    private static let screenshot: Screenshot = {
        var bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for region in regions {
            for y in region.box.y..<region.box.maxY {
                for x in region.box.x..<region.box.maxX {
                    bitmap[x, y] = RGBA(red: region.ink.red, green: region.ink.green, blue: region.ink.blue)
                }
            }
        }
        return Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
    }()

    private static let regions: [Region] = (0..<6).map { index in
        .line(
            contrast: [1.5, 3.43, 4.49, 21, 4, 2.22][index], weight: index == 4 ? .undecided : .regular,
            box: PixelRect(x: 20 + 40 * (index % 3), y: 40 + 70 * index, width: 120, height: 14))
    }

    private static let screen = ScreenAudit.sample(regions: regions)
    private static let picture = AnnotatedPicture(of: screen, standard: .wcagAA).draw(
        over: screenshot.opaqueSRGB())

    @Test("The screen keeps its place, with the legend below it")
    func size() {
        #expect(Self.picture.width == 390)
        #expect(Self.picture.height > 600 && Self.picture.height < 700)
    }

    @Test("Lines that fail or need a look stand out undimmed, all else is dimmed")
    func dimming() {
        func luminance(_ x: Int, _ y: Int, in bitmap: Bitmap<UInt8>) -> Double {
            let pixel = bitmap[x, y]
            return SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue).relativeLuminance
        }
        for (region, judged) in zip(Self.regions, Self.screen.regions) {
            let (x, y) = (region.box.x + 60, region.box.y + 7)
            let isLit = Self.picture[x, y] == Self.screenshot.opaqueSRGB()[x, y]
            #expect(isLit == (judged.judgement?.verdict != .pass))
        }
        #expect(luminance(385, 300, in: Self.picture) < 0.2)
    }

    @Test("An audit of the picture finds every label, with at least 7 to 1")
    func labels() {
        let found = Auditor(standard: .wcagAAA, scale: 1).audit(
            Screenshot(bitmap: Self.picture, scale: Scale(1, source: .option)))
        let grounds = Verdict.allCases.map { Marking($0).color }
        let labels = found.regions.map(\.region).filter { $0.kind == .text && grounds.contains($0.backdrop) }
        // Five lines are labelled, and the legend has three more labels.
        #expect(labels.count >= 8)
        for label in labels {
            #expect(label.contrast.typical >= 7, "\(label.box)")
        }
    }

    @Test("Verdicts differ in sign and word, not in colour alone")
    func signs() {
        #expect(Set(Verdict.allCases.map { Marking($0).sign }).count == 3)
        #expect(Set(Verdict.allCases.map { Marking($0).word }).count == 3)
    }

    @Test("Labels are drawn in colours that have 7 to 1 with each other", arguments: Verdict.allCases)
    func colors(verdict: Verdict) {
        #expect(Marking(verdict).color.contrastRatio(with: Marking.ink) >= 7)
    }

    @Test("The same screen gives the same picture")
    func determinism() {
        #expect(
            AnnotatedPicture(of: Self.screen, standard: .wcagAA).draw(over: Self.screenshot.opaqueSRGB())
                == Self.picture)
    }

    @Test("A screen of a few pixels has a picture too", arguments: [1, 2, 40])
    func smallScreens(size: Int) {
        let bitmap = Bitmap(width: size, height: size, filledWith: RGBA<UInt8>(red: 9, green: 9, blue: 9))
        let screen = Auditor().audit(Screenshot(bitmap: bitmap, scale: Scale(3, source: .option)))
        #expect(AnnotatedPicture(of: screen, standard: .apple).draw(over: bitmap).width == size)
    }

    @Test("Boxes at and beyond the edges of the screen are cut off")
    func edges() {
        let boxes = [
            PixelRect(x: 0, y: 0, width: 390, height: 600), PixelRect(x: 380, y: 590, width: 40, height: 40),
            PixelRect(x: 0, y: 595, width: 4, height: 5),
        ]
        let screen = ScreenAudit.sample(regions: boxes.map { .line(box: $0) })
        #expect(
            AnnotatedPicture(of: screen, standard: .wcagAA).draw(over: Self.screenshot.opaqueSRGB()).width
                == 390)
    }
}
