import Audit
import ColorMath
import Elements
import Raster
import Screenshots
import TestSupport
import Testing
import TextDetection

/// What a view tree settles of what the pixels leave open.
@Suite("A region in its element")
struct ElementPlaceTests {
    /// A screen with one line of grey text, audited with a tree.
    private func audit(_ elements: [ScreenElement]) -> ScreenAudit {
        let bitmap = DrawnText.screen(SRGB8(hex: 0xA0A0A8)) { _, _ in .white }
        let screenshot = Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
        return Auditor(images: NoImages(), rules: RuleSelection(only: .textContrast))
            .audit(screenshot, elements: ElementTree(elements))
    }

    private static let all = ElementFrame(x: 0, y: 0, width: 2000, height: 2000)

    @Test("fails as it does without a tree where the element is in force")
    func inForce() {
        let audit = audit([ScreenElement(.button, at: Self.all, label: "Pay")])
        #expect(audit.findings.contains { $0.verdict == .fail && $0.severity == .error })
        #expect(audit.findings.allSatisfy { $0.element?.label == "Pay" })
    }

    @Test(
        "is set aside where the tree says that it is exempt",
        arguments: [
            (ScreenElement(.button, at: all, isEnabled: false), Region.Place.inactive),
            (ScreenElement(.text, at: all, traits: [.decorative]), .decoration),
            (ScreenElement(.badge, at: all), .badge), (ScreenElement(.keyboard, at: all), .keyboard),
            (ScreenElement(.statusBar, at: all), .statusBar),
        ])
    func exempt(element: ScreenElement, place: Region.Place) {
        let audit = audit([element])
        #expect(!audit.regions.isEmpty && audit.regions.allSatisfy { $0.region.place == place })
        #expect(!audit.findings.isEmpty && audit.findings.allSatisfy { $0.severity == .note })
        #expect(audit.criteria.allSatisfy { $0.failed == 0 })
    }

    @Test("has the size and the weight of the element's font, where the pixels agree with the size")
    func font() throws {
        let measured = try #require(audit([]).regions.first).region.pointSize
        func region(size: Double, weight: Double?) throws -> Region {
            let font = ElementFont(size: size, weight: weight)
            return try #require(audit([ScreenElement(.text, at: Self.all, font: font)]).regions.first).region
        }
        let known = try region(size: 1.1 * measured, weight: 700)
        #expect(known.pointSize == 1.1 * measured && known.weight == .bold)
        #expect(known.pointSizeRange == known.pointSize...known.pointSize)
        #expect(try region(size: measured, weight: 600).weight == .regular)
        #expect(try region(size: 2 * measured, weight: 700).pointSize == measured)
    }

    @Test("belongs to what is drawn in a line of text, however high that is", arguments: [false, true])
    func inline(isEnabled: Bool) {
        let audit = audit([
            ScreenElement(.text, at: ElementFrame(x: 0, y: 0, width: 2000, height: 1900), label: "Name"),
            ScreenElement(.textField, at: Self.all, isEnabled: isEnabled, in: 0),
        ])
        let place: Region.Place = isEnabled ? .content : .inactive
        #expect(!audit.regions.isEmpty && audit.regions.allSatisfy { $0.region.place == place })
    }

    @Test("lies behind a dialog that it is not in")
    func behind() {
        let far = ElementFrame(x: 1990, y: 1990, width: 10, height: 10)
        let audit = audit([
            ScreenElement(.text, at: Self.all), ScreenElement(.dialog, at: far, traits: [.modal]),
        ])
        #expect(audit.regions.allSatisfy { $0.region.place == .behind })
    }

    @Test("lies behind what the tree says covers it")
    func covered() {
        let audit = audit([ScreenElement(.text, at: Self.all, traits: [.covered])])
        #expect(!audit.regions.isEmpty && audit.regions.allSatisfy { $0.region.place == .behind })
    }
}

/// Nothing is decoded.
struct NoImages: ImageSource {
    func image(decoding bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> DecodedImage {
        throw .invalid("nothing is decoded")
    }
}
