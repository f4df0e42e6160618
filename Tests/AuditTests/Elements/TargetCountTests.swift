import Audit
import ColorMath
import Elements
import Raster
import Recognition
import Screenshots
import SystemColors
import TestSupport
import Testing

/// What is counted of success criterion 2.5.8.
@Suite("Targets by their size")
struct TargetCountTests {
    /// The counts of the criterion on an empty screen with some controls; `nil` where it is not looked at.
    private func count(_ elements: [ScreenElement]?, on platform: Platform?) -> [Int]? {
        let bitmap = Bitmap<UInt8>(width: 400, height: 400, filledWith: RGBA(.white))
        let screenshot = Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
        let auditor = Auditor(
            images: NoImages(), rules: RuleSelection(only: .targetSize),
            conditions: KnownConditions(platform: platform))
        let audit =
            elements.map { auditor.audit(screenshot, elements: ElementTree($0)) } ?? auditor.audit(screenshot)
        return audit.criteria.first { $0.criterion == .targetSize }
            .map { [$0.passed, $0.failed, $0.undecided] }
    }

    private func button(_ x: Double, _ side: Double) -> ScreenElement {
        ScreenElement(.button, at: ElementFrame(x: x, y: 100, width: side, height: side), label: "Key")
    }

    @Test(
        "that are large enough or have room around them have passed",
        arguments: [Platform.web, .iOS, .android])
    func passed(platform: Platform) {
        #expect(count([button(10, 24), button(40, 48), button(200, 10)], on: platform) == [3, 0, 0])
        #expect(count([], on: platform) == [0, 0, 0])
    }

    @Test("that are too small and too close have failed", arguments: [Platform.web, .iOS, .android])
    func failed(platform: Platform) {
        #expect(count([button(10, 16), button(26, 16), button(200, 44)], on: platform) == [1, 2, 0])
    }

    @Test("cannot be told where the platform is not known")
    func undecided() {
        #expect(count([button(10, 16), button(26, 16), button(200, 44)], on: nil) == [1, 0, 2])
    }

    @Test("are not counted without a view tree, or on a platform without a figure")
    func untested() {
        #expect(count(nil, on: .web) == nil)
        #expect(count([button(10, 44)], on: .macOS) == nil)
    }
}
