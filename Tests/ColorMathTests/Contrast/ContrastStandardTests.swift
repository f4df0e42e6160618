import ColorMath
import Testing

@Suite("Contrast standards")
struct ContrastStandardTests {
    /// Standard, point size, bold, required ratio.
    static let text: [(ContrastStandard, Double, Bool, Double)] = [
        (.wcagAA, 17.99, false, 4.5), (.wcagAA, 18, false, 3), (.wcagAA, 13.99, true, 4.5),
        (.wcagAA, 14, true, 3),
        (.wcagAAA, 17.99, false, 7), (.wcagAAA, 18, false, 4.5), (.wcagAAA, 13.99, true, 7),
        (.wcagAAA, 14, true, 4.5),
        (.apple, 17.99, false, 4.5), (.apple, 18, false, 3), (.apple, 9, true, 3),
    ]

    @Test("Text needs the ratio its size and weight ask for", arguments: text)
    func textRatio(standard: ContrastStandard, size: Double, isBold: Bool, ratio: Double) {
        #expect(standard.requiredRatio(for: .text(pointSize: size, isBold: isBold)) == ratio)
    }

    @Test("Graphics need 3 under every standard", arguments: ContrastStandard.allCases)
    func nonText(standard: ContrastStandard) {
        #expect(standard.requiredRatio(for: .nonText) == 3)
    }

    @Test("Only Apple prefers 7, and only for text below large")
    func preferred() {
        #expect(ContrastStandard.apple.preferredRatio(for: .text(pointSize: 17, isBold: false)) == 7)
        #expect(ContrastStandard.apple.preferredRatio(for: .text(pointSize: 17, isBold: true)) == nil)
        #expect(ContrastStandard.apple.preferredRatio(for: .nonText) == nil)
        #expect(ContrastStandard.wcagAA.preferredRatio(for: .text(pointSize: 17, isBold: false)) == nil)
    }
}
