import Annotation
import Audit
import ColorMath
import Foundation
import Legible
import PNGFiles
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

    @Test(
        "A screen and a record of it look the same",
        arguments: ["01-ferry@2x", "07-contacts@2x", "28-code@2x"])
    func records(name: String) throws {
        let path = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens/\(name).png")
            .standardizedFileURL.path
        let auditor = Auditor()
        let audit = try auditor.audit(contentsOf: path)
        let record = ScreenRecord(of: audit, in: ProjectFolder(workingFolder: "/"))
        let bitmap = try Screenshot(contentsOf: path, decodedBy: PNGDecoder()).opaqueSRGB()
        let own = AnnotatedPicture(of: audit, standard: .wcagAA).draw(over: bitmap)
        let recorded = try #require(AnnotatedPicture(of: record, isNumbered: true)).draw(over: bitmap)
        #expect(own == recorded)
        #expect(own != bitmap)
    }

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
        let grounds = Marking.allCases.map(\.color)
        let labels = found.regions.map(\.region).filter { $0.kind == .text && grounds.contains($0.backdrop) }
        // Five lines are labelled, and the legend has three more labels.
        #expect(labels.count >= 8)
        for label in labels {
            #expect(label.contrast.typical >= 7, "\(label.box)")
        }
    }

    @Test("Verdicts differ in sign and word, not in colour alone")
    func signs() {
        #expect(Set(Marking.allCases.map(\.sign)).count == Marking.allCases.count)
        #expect(Set(Marking.allCases.map(\.word)).count == Marking.allCases.count)
    }

    @Test("Labels are drawn in colours that have 7 to 1 with each other", arguments: Marking.allCases)
    func colors(marking: Marking) {
        #expect(marking.color.contrastRatio(with: Marking.ink) >= 7)
    }

    /// What of a picture differs from another within a box.
    private func difference(_ box: PixelRect, of one: Bitmap<UInt8>, _ other: Bitmap<UInt8>) -> Int {
        (box.y..<box.maxY).reduce(0) { sum, y in
            sum + (box.x..<box.maxX).count { one[$0, y] != other[$0, y] }
        }
    }

    @Test("What other rules find is marked, too")
    func rules() {
        let box = PixelRect(x: 200, y: 300, width: 20, height: 20)
        func icon(_ ratio: Double) -> Region {
            Region(
                kind: .icon, box: box, ink: SRGB8(red: 200, green: 200, blue: 200), backdrop: .white,
                contrast: MeasuredContrast(typical: ratio, low: ratio, high: ratio), pointSize: 20)
        }
        let bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        func picture(_ ratio: Double) -> Bitmap<UInt8> {
            AnnotatedPicture(of: .sample(regions: [icon(ratio)]), standard: .wcagAA).draw(over: bitmap)
        }
        let (marked, plain) = (picture(1.67), picture(5))
        #expect(marked[210, 310] == bitmap[210, 310])
        #expect(plain[210, 310] != bitmap[210, 310])
        // The label beside it.
        #expect(difference(PixelRect(x: 195, y: 265, width: 100, height: 28), of: marked, plain) > 300)
    }

    @Test("Every letter, digit and sign of a label can be drawn")
    func letters() {
        let texts =
            Marking.allCases.flatMap { [String($0.sign), $0.word] } + Rule.forScreens.map(\.id)
            + ["Ratio/required WCAG AAA Apple", "0123456789", "#ABCDEF", "abcdefghijklmnopqrstuvwxyz"]
        let missing = texts.joined().filter { $0 != " " && !Alphabet.has($0) }
        #expect(missing.isEmpty)
    }

    @Test("What is ignored is marked apart: it is dimmed, and has no ratio beside it")
    func ignored() {
        let (line, other) = (
            Region.line(contrast: 2, box: PixelRect(x: 40, y: 100, width: 100, height: 16)),
            Region.line(contrast: 2, box: PixelRect(x: 40, y: 300, width: 100, height: 16))
        )
        var part = IgnoredPart(reason: "a logo")
        part.box = IgnoredPart.Box(x: .points(0), y: .points(250), width: .points(390), height: .points(100))
        let bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        func picture(ignoring parts: [IgnoredPart]) -> Bitmap<UInt8> {
            let screen = ScreenAudit.sample(
                regions: [line, other],
                ignored: IgnoredParts(parts, today: CalendarDate(secondsSince1970: 0)))
            return AnnotatedPicture(of: screen, standard: .wcagAA).draw(over: bitmap)
        }
        let (all, some) = (picture(ignoring: []), picture(ignoring: [part]))
        #expect(all[90, 308] == bitmap[90, 308] && some[90, 308] != bitmap[90, 308])
        #expect(some[90, 108] == bitmap[90, 108])
        // Apart from the dimming, what was said of it is gone, and the legend counts it apart.
        let marked = Marking.suppressed.color
        let isThere = (290..<330).contains { y in
            (30..<200).contains { x in
                SRGB8(red: some[x, y].red, green: some[x, y].green, blue: some[x, y].blue)
                    .contrastRatio(with: marked) < 1.1
            }
        }
        #expect(isThere)
        #expect(difference(PixelRect(x: 0, y: 600, width: 390, height: 20), of: all, some) > 100)
    }

    @Test("A dark screen is dimmed less: what passes on it can still be read")
    func dark() {
        let (ink, ground) = (SRGB8(red: 200, green: 200, blue: 200), SRGB8(red: 20, green: 20, blue: 22))
        let box = PixelRect(x: 40, y: 100, width: 100, height: 16)
        let bitmap = Bitmap(
            width: 390, height: 600,
            filledWith: RGBA<UInt8>(red: ground.red, green: ground.green, blue: ground.blue))
        var screen = bitmap
        for x in box.x..<box.maxX { screen[x, 108] = RGBA(red: 200, green: 200, blue: 200) }
        let line = Region.line(contrast: 11, ink: ink, backdrop: ground, box: box)
        let picture = AnnotatedPicture(
            of: .sample(regions: [line], appearance: .dark), standard: .wcagAA
        ).draw(over: screen)
        func color(_ x: Int, _ y: Int) -> SRGB8 {
            SRGB8(red: picture[x, y].red, green: picture[x, y].green, blue: picture[x, y].blue)
        }
        #expect(color(90, 108).contrastRatio(with: color(90, 104)) > 4.5)
    }

    @Test("An outline is seen on its own colour, and on dark")
    func outlines() {
        let box = PixelRect(x: 100, y: 200, width: 120, height: 20)
        for ground in [Marking.fail.color, SRGB8(red: 8, green: 8, blue: 10), .white] {
            let bitmap = Bitmap(
                width: 390, height: 600,
                filledWith: RGBA<UInt8>(red: ground.red, green: ground.green, blue: ground.blue))
            let screen = ScreenAudit.sample(regions: [.line(contrast: 2, backdrop: ground, box: box)])
            let picture = AnnotatedPicture(of: screen, standard: .wcagAA).draw(over: bitmap)
            let ratios = (190..<200).map { y in
                let pixel = picture[160, y]
                return SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue).contrastRatio(with: ground)
            }
            #expect((ratios.max() ?? 0) >= 3, "\(ground)")
        }
    }

    /// How many patches of a colour there are that are thicker than an outline; what is a few pixels apart is
    /// one, as around a digit.
    private func patches(of color: SRGB8, in picture: Bitmap<UInt8>, above bottom: Int) -> Int {
        var isSolid = (0..<bottom - 2).map { y in
            (0..<picture.width - 2).map { x in
                (0..<3).allSatisfy { row in
                    (0..<3).allSatisfy { column in
                        let pixel = picture[x + column, y + row]
                        return SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue) == color
                    }
                }
            }
        }
        var count = 0
        for y in isSolid.indices {
            for x in isSolid[y].indices where isSolid[y][x] {
                var (edge, size) = ([(x, y)], 0)
                while let (x, y) = edge.popLast() {
                    guard isSolid[y][x] else { continue }
                    isSolid[y][x] = false
                    size += 1
                    for row in max(0, y - 4)...min(isSolid.count - 1, y + 4) {
                        edge += (max(0, x - 4)...min(isSolid[row].count - 1, x + 4)).map { ($0, row) }
                    }
                }
                count += size >= 12 ? 1 : 0
            }
        }
        return count
    }

    @Test("Every place has its number on a crowded screen, too")
    func everyPlace() {
        // One style in twenty tight lines, and text beside each: there is room for few labels beside them.
        let lines = (0..<20).map { PixelRect(x: 16, y: 60 + 24 * $0, width: 170, height: 20) }
        let others = (0..<20).map { PixelRect(x: 192, y: 60 + 24 * $0, width: 182, height: 20) }
        let screen = ScreenAudit.sample(
            regions: lines.map { .line(contrast: 2, box: $0) }
                + others.map { .line(contrast: 21, ink: .black, box: $0) },
            rules: RuleSelection(only: .textContrast))
        let bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        let picture = AnnotatedPicture(of: screen, standard: .wcagAA).draw(over: bitmap)
        #expect(screen.findings.count == 1)
        #expect(patches(of: Marking.fail.color, in: picture, above: 600) == 20)
    }

    @Test("Frames of tight lines leave the lines beside them as they are")
    func tightFrames() {
        let lines = (0..<8).map { PixelRect(x: 40, y: 100 + 22 * $0, width: 120, height: 20) }
        let bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        let screen = ScreenAudit.sample(
            regions: lines.enumerated().map { index, box in
                .line(contrast: index == 3 ? 2 : 21, ink: index == 3 ? .white : .black, box: box)
            }, rules: RuleSelection(only: .textContrast))
        let picture = AnnotatedPicture(of: screen, standard: .wcagAA).draw(over: bitmap)
        for (index, box) in lines.enumerated() where index != 3 {
            let colors = Set((box.y..<box.maxY).map { picture[box.x + 60, $0] })
            #expect(colors.count == 1, "\(box)")
        }
    }

    @Test("Labels lie on no text but their own, where there is room")
    func room() {
        // Lines of code: every other fails, and beside them the page is free.
        let lines = (0..<24).map { index in
            Region.line(
                contrast: index % 2 == 0 ? 2 : 21,
                ink: SRGB8(red: UInt8(120 + index), green: 140, blue: 150),
                box: PixelRect(x: 10, y: 20 + 22 * index, width: 150, height: 14))
        }
        let bitmap = Bitmap(width: 390, height: 600, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        let picture = AnnotatedPicture(of: .sample(regions: lines), standard: .wcagAA).draw(over: bitmap)
        for line in lines {
            // Within the box of a line there is nothing but the screen, dimmed or not.
            let inner = PixelRect(x: 14, y: line.box.y + 2, width: 140, height: 10)
            let colors = Set(
                (inner.y..<inner.maxY).flatMap { y in
                    (inner.x..<inner.maxX).map { picture[$0, y] }
                })
            #expect(colors.count == 1, "\(line.box)")
        }
    }

    @Test(
        "Labels cover next to no text but their own on crowded screens",
        arguments: ["07-contacts@2x", "28-code@2x", "15-banking@2x", "05-stocks@3x", "20-timetable@2x"])
    func crowds(name: String) throws {
        let path = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens/\(name).png")
            .standardizedFileURL.path
        let audit = try Auditor().audit(contentsOf: path)
        let bitmap = try Screenshot(contentsOf: path, decodedBy: PNGDecoder()).opaqueSRGB()
        let picture = AnnotatedPicture(of: audit, standard: .wcagAA).draw(over: bitmap)
        let grounds = Marking.allCases.map(\.color)
        // The ground of a label covers most of what lies below it; frames lie around text.
        let covered = audit.regions.filter { judged in
            guard judged.judgement != nil else { return false }
            let box = judged.region.box
            let count = (box.y..<box.maxY).reduce(0) { count, y in
                count
                    + (box.x..<box.maxX).count { x in
                        let pixel = picture[x, y]
                        return pixel != bitmap[x, y]
                            && grounds.contains(SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue))
                    }
            }
            // The frame of a neighbour that touches it covers less than this.
            return count * 10 > box.width * box.height
        }
        #expect(covered.map(\.region.box).isEmpty, "\(covered.map(\.region.box))")
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
