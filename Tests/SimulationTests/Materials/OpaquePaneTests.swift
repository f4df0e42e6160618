import ColorMath
import Raster
import ScreenReading
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("Panes that are made opaque")
struct OpaquePaneTests {
    private let model = SettingsModel(release: Release(.iOS, 26))

    private func panes(of screen: Bitmap<UInt8>) -> [BlurredPane] {
        BlurredPane.panes(of: screen, around: [PixelRect(x: 40, y: 40, width: 160, height: 20)], scale: 2)
    }

    @Test("become the tint of the nearest material over the base background, in their own style")
    func opaque() throws {
        let light = try #require(panes(of: DrawnText.screen(.black, onPaneOf: .white, share: 0.6)).first)
        #expect(model.opaque(light, in: .dark)?.color == .white)
        #expect(model.opaque(light, in: .light)?.material == "thin")
        let dark = try #require(panes(of: DrawnText.screen(.white, onPaneOf: .black, share: 0.7)).first)
        #expect(model.opaque(dark, in: .light)?.color == .black)
        let turned = try #require(model.opaque(dark, in: .light, turning: true))
        #expect(turned.color.relativeLuminance > 0.8)
    }
}
