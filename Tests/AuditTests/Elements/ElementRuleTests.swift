import Audit
import ColorMath
import Elements
import Raster
import Recognition
import Screenshots
import SystemColors
import TestSupport
import Testing

/// What rules on view trees say, and what they say they do not look at.
struct `Rules on view trees` {
    /// An empty screen with a view tree.
    private func audit(
        _ elements: [ScreenElement], on platform: Platform? = nil, rules: RuleSelection = RuleSelection(),
        width: Int = 240
    ) -> ScreenAudit {
        let bitmap = Bitmap<UInt8>(width: width, height: 320, filledWith: RGBA(.white))
        let screenshot = Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
        return Auditor(images: NoImages(), rules: rules, conditions: KnownConditions(platform: platform))
            .audit(screenshot, elements: ElementTree(elements))
    }

    @Test func `that are of one platform are named where that is not known`() throws {
        let button = ScreenElement(
            .button, at: ElementFrame(x: 10, y: 10, width: 100, height: 50), label: "Pay")
        let words = "the platform is not known, so by the view tree were not checked: "
        let warning = try #require(audit([button]).warnings.first { $0.hasPrefix(words) })
        for rule in [
            "safe-area", "button-margin", "badge-color", "control-count", "font-style", "font-tracking",
            "pointer-padding",
        ] {
            #expect(warning.contains(rule))
        }
        #expect(!audit([button], on: .iOS).warnings.contains { $0.hasPrefix(words) })
    }

    @Test(arguments: [
        ("The last ferry has left. ", "about 150 characters", "above 80"),
        ("最終フェリーは出ました。", "about 75 characters", "above 40"),
    ])
    func `count the characters of a line in those of its script`(
        sentence: String, count: String, limit: String
    ) throws {
        let text = ScreenElement(
            .text, at: ElementFrame(x: 0, y: 0, width: 750, height: 200),
            label: String(repeating: sentence, count: 40), font: ElementFont(size: 10))
        let audit = audit([text], on: .iOS, rules: RuleSelection(only: .textMeasure), width: 800)
        let message = try #require(audit.findings.first?.message)
        #expect(message.contains(count) && message.contains(limit), "\(message)")
    }
}
