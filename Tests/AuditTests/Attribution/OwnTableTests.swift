import Audit
import ColorMath
import Recognition
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("A table of one's own")
struct OwnTableTests {
    /// A brand's ink that no system colour is near to, and a tint that replaces the system's own.
    private let palette: SystemPalette

    init() throws {
        let table = """
            {"version": 1, "platform": "ios",
             "colors": [{"name": "brandInk", "group": "text", "onGroups": ["background"]}],
             "releases": [{"number": 13, "values": {
               "brandInk": {"light": {"color": "#7A4B3A"}, "light-increased": {"color": "#3A1E14"}},
               "tintColor": {"light": {"color": "#B3123F"}}}}]}
            """
        palette = try SystemPalette.embedded.merging(decoding: Array(table.utf8), file: "brand.json")
    }

    private func screen(_ ink: UInt32, palette: SystemPalette) -> ScreenAudit {
        let ink = SRGB8(
            red: UInt8(ink >> 16), green: UInt8(ink >> 8 & 255), blue: UInt8(ink & 255))
        let line = Region.line(
            contrast: ink.contrastRatio(with: .white), pointSize: 17, ink: ink, backdrop: .white)
        return .sample(
            regions: [line],
            rules: RuleSelection(disabling: Rule.forScreens.filter { $0 != .systemColorLiteral }),
            palette: palette)
    }

    @Test("gives its colours their names, beside the system's and in place of them")
    func names() {
        let named = screen(0x7A4B3A, palette: palette).regions[0].attribution
        #expect(named.foregroundRole?.name == "brandInk")
        #expect(screen(0x7A4B3A, palette: .embedded).regions[0].attribution.foregroundRole == nil)
        let tint = screen(0xB3123F, palette: palette).regions[0].attribution
        #expect(tint.foregroundRole?.name == "tintColor")
        let label = screen(0x8A8A8E, palette: palette).regions[0].attribution
        #expect(label.foregroundRole?.name == "secondaryLabel")
    }

    @Test("is asked for instead of a literal that imitates one of its colours")
    func literals() {
        let message = screen(0x7B4D3B, palette: palette).findings.first?.message
        #expect(message?.contains("brandInk") == true)
        #expect(screen(0x7B4D3B, palette: .embedded).findings.isEmpty)
        #expect(screen(0x7A4B3A, palette: palette).findings.isEmpty)
    }
}
