import Audit
import ColorMath
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("What a finding would be")
struct WhatIfTests {
    private func line(_ ink: String, on backdrop: String) throws -> Region {
        func color(_ css: String) throws -> SRGB8 {
            SRGB8(clipping: try DynamicColor(css: css).extended(to: SRGB.self).color)
        }
        let (ink, backdrop) = try (color(ink), color(backdrop))
        return .line(contrast: ink.contrastRatio(with: backdrop), ink: ink, backdrop: backdrop)
    }

    private func outcomes(
        _ region: Region, appearance: Appearance.Style = .light
    ) throws -> [String: WhatIf] {
        let screen = ScreenAudit.sample(regions: [region], appearance: appearance)
        let finding = try #require(screen.findings.first { $0.rule == "text-contrast" })
        return Dictionary(uniqueKeysWithValues: finding.whatIfs.map { ($0.condition.name, $0) })
    }

    @Test("with Increase Contrast, by the values of the tables")
    func increaseContrast() throws {
        // secondaryLabel of iOS 15 on white: #3C3C43 at 0.6, with Increase Contrast at 0.8; of iOS 13 at 0.68.
        let outcome = try #require(try outcomes(try line("#8A8A8E", on: "#FFFFFF"))["increase-contrast"])
        #expect(outcome.contrast > 4.2 && outcome.passes == (outcome.contrast >= 4.5))
        let red = try #require(try outcomes(try line("#FF3B30", on: "#FFFFFF"))["increase-contrast"])
        #expect(red.passes)
    }

    @Test("in the other appearance, where both colours are known there")
    func otherAppearance() throws {
        let known = try outcomes(line("#8A8A8E", on: "#FFFFFF"))
        #expect(known["dark"]?.passes == true)
        #expect(known["light"] == nil)
        let unknown = try outcomes(line("#8A8A8E", on: "#FFFCF0"))
        #expect(unknown["dark"] == nil)
    }

    @Test("is not told for settings where no colour is known")
    func unknown() throws {
        let outcomes = try outcomes(line("#A58C6F", on: "#FFF6E9"))
        #expect(outcomes["increase-contrast"] == nil && outcomes["dark"] == nil)
        #expect(outcomes.count == ColorVisionDeficiency.allCases.count)
    }

    @Test("with each colour vision deficiency")
    func vision() throws {
        // To a protanope red is darker than the formula says.
        let outcomes = try outcomes(line("#FF453A", on: "#FFFFFF"))
        let protanopia = try #require(outcomes["protanopia"])
        #expect(protanopia.contrast > SRGB8(red: 255, green: 69, blue: 58).contrastRatio(with: .white))
        #expect(protanopia.passes)
        #expect(outcomes["blue-cone-monochromacy"] != nil && outcomes["achromatopsia"] != nil)
    }

    @Test("is no matter for findings that are not about contrast")
    func otherRules() {
        let screen = ScreenAudit.sample(regions: [.line(contrast: 21, pointSize: 8, ink: .black)])
        #expect(screen.findings.map(\.rule) == ["small-text"])
        #expect(screen.findings.allSatisfy { $0.whatIfs.isEmpty })
    }
}
