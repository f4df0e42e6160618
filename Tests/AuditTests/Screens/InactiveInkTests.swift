import Audit
import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Lines in the ink of what is switched off on their screen.
struct `The ink of what is switched off` {
    private static let grey = SRGB8(hex: 0x999999)

    /// How severe it is that some lines hardly stand out, beside so many that are switched off.
    private func severity(told: Int, others: Int = 1, ink: SRGB8 = Self.grey, pointSize: Double = 14)
        -> Severity?
    {
        let lines = (0..<told + others).map { index in
            let isTold = index < told
            let color = isTold ? Self.grey : ink
            var line = Region.line(
                contrast: color.contrastRatio(with: .white), pointSize: isTold ? 14 : pointSize, ink: color,
                backdrop: .white, box: PixelRect(x: 40, y: 40 + 40 * index, width: 80, height: 11))
            if isTold { line.place = .inactive }
            return line
        }
        return ScreenAudit.sample(regions: lines).findings.first {
            $0.rule == "text-contrast" && $0.region == told
        }?.severity
    }

    @Test func `makes one more line a note`() {
        #expect(severity(told: 2) == .note)
        #expect(severity(told: 2, others: 4) == .note)
    }

    @Test func `is an app's own grey where few tell, where many more have it, and in another size`() {
        #expect(severity(told: 0) == .error)
        #expect(severity(told: 1) == .error)
        #expect(severity(told: 2, others: 5) == .error)
        #expect(severity(told: 2, pointSize: 18) == .error)
        #expect(severity(told: 2, ink: SRGB8(hex: 0x8A8A8A)) == .error)
    }
}
