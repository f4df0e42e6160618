import Audit
import ColorMath
import Raster
import Recognition
import ScreenReading
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
        _ region: Region, beside others: [Region] = [], panes: [BlurredPane] = [],
        appearance: Appearance.Style = .light
    ) throws -> [String: WhatIf] {
        let screen = ScreenAudit.sample(regions: [region] + others, panes: panes, appearance: appearance)
        let finding = try #require(screen.findings.first { $0.rule == "text-contrast" })
        return Dictionary(uniqueKeysWithValues: finding.whatIfs.map { ($0.condition.name, $0) })
    }

    @Test("with Increase Contrast, by the values of the tables")
    func increaseContrast() throws {
        // secondaryLabel of iOS 15 on white: #3C3C43 at 0.6, with Increase Contrast at 0.8; of iOS 13 at
        // 0.68.
        let outcome = try #require(try outcomes(try line("#8A8A8E", on: "#FFFFFF"))["increase-contrast"])
        #expect(outcome.contrast > 4.2 && outcome.passes == (outcome.contrast >= 4.5))
        let red = try #require(try outcomes(try line("#FF3B30", on: "#FFFFFF"))["increase-contrast"])
        #expect(red.passes)
    }

    @Test("with Increase Contrast, in the release of the colour that is on the screen")
    func releaseOfTheColor() throws {
        // The blue of iOS 13 to 18; iOS 26 has another, whose increased value is lighter still.
        let outcomes = try outcomes(
            try line("#FFFFFF", on: "#0A84FF"), beside: [try line("#FFFFFF", on: "#1C1C1E")],
            appearance: .dark)
        let outcome = try #require(outcomes["increase-contrast"])
        let increased = SRGB8(red: 0x40, green: 0x9C, blue: 0xFF)
        #expect(outcome.contrast == SRGB8.white.contrastRatio(with: increased))
        #expect(outcome.outcomes.count == 1)
    }

    @Test("with Increase Contrast, for each of the colours that make the same pixels")
    func ties() throws {
        let screen = ScreenAudit.sample(regions: [try line("#007AFF", on: "#FFFFFF")])
        let finding = try #require(screen.findings.first { $0.rule == "text-contrast" })
        let outcome = try #require(finding.whatIfs.first { $0.condition == .increaseContrast })
        // A link stays as it is; the tint and the blue become darker.
        #expect(outcome.outcomes.map(\.names).map(Set.init) == [["link"], ["systemBlue", "tintColor"]])
        #expect(outcome.outcomes.map(\.passes) == [false, true])
        #expect(outcome.contrast == outcome.outcomes[0].contrast && !outcome.passes && outcome.differs)
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

    /// A pane around the line, whose colours run from #C0C0C8 to #F0F0F8.
    private func pane(around box: PixelRect) -> BlurredPane {
        let low = SRGB(SRGB8(red: 0xC0, green: 0xC0, blue: 0xC8))
        let high = SRGB(SRGB8(red: 0xF0, green: 0xF0, blue: 0xF8))
        let box = PixelRect(x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 40)
        return BlurredPane(
            box: box, color: SRGB(components: (low.components + high.components) / 2), darkest: low,
            brightest: high)
    }

    @Test("with Reduce Transparency on a blurred pane, by a model of what the pane becomes")
    func reduceTransparency() throws {
        let backdrop = SRGB8(red: 0xD8, green: 0xD8, blue: 0xE0)
        let ink = SRGB8(red: 0x6C, green: 0x6C, blue: 0x70)
        let line = Region.line(
            contrast: ink.contrastRatio(with: backdrop), low: 2.9, high: 4.6, ink: ink, backdrop: backdrop,
            box: PixelRect(x: 40, y: 40, width: 200, height: 20))
        let onPane = try outcomes(line, panes: [pane(around: line.box)])
        // The tint of a light material over white is white.
        let reduced = try #require(onPane["reduce-transparency"])
        #expect(reduced.contrast == ink.contrastRatio(with: .white))
        #expect(reduced.isModel && reduced.passes && reduced.differs)
        let both = try #require(onPane["increase-contrast-and-reduce-transparency"])
        #expect(both.isModel && both.contrast == reduced.contrast)
        // What is no pane stays as it is, or may: nothing is said.
        let elsewhere = pane(around: PixelRect(x: 40, y: 400, width: 200, height: 20))
        for outcomes in [try outcomes(line), try outcomes(line, panes: [elsewhere])] {
            #expect(outcomes["reduce-transparency"] == nil)
            #expect(outcomes["increase-contrast-and-reduce-transparency"] == nil)
        }
    }

    @Test("with both settings on a pane, semantic inks move too")
    func bothSettings() throws {
        let backdrop = SRGB8(red: 0xE6, green: 0xE6, blue: 0xEE)
        let red = SRGB8(red: 0xFF, green: 0x3B, blue: 0x30)
        let line = Region.line(
            contrast: red.contrastRatio(with: backdrop), low: 2.4, high: 3.1, ink: red, backdrop: backdrop,
            box: PixelRect(x: 40, y: 40, width: 200, height: 20))
        // What the screen was drawn under, its plain colours tell.
        let outcomes = try outcomes(
            line, beside: [try self.line("#FF3B30", on: "#FFFFFF")], panes: [pane(around: line.box)])
        #expect(outcomes["reduce-transparency"]?.contrast == red.contrastRatio(with: .white))
        let increased = SRGB8(red: 0xD7, green: 0x00, blue: 0x15)
        let both = try #require(outcomes["increase-contrast-and-reduce-transparency"])
        #expect(both.contrast == increased.contrastRatio(with: .white))
    }

    @Test("is not told for an opaque shape in front of a pane")
    func shapeOnPane() throws {
        let line = Region.line(
            contrast: 3.4, ink: SRGB8(red: 138, green: 138, blue: 142),
            backdrop: SRGB8(red: 20, green: 20, blue: 20),
            box: PixelRect(x: 40, y: 40, width: 200, height: 20))
        #expect(try outcomes(line, panes: [pane(around: line.box)])["reduce-transparency"] == nil)
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
