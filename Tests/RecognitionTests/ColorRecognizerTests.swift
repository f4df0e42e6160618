import ColorMath
import Recognition
import SystemColors
import Testing

@Suite("Colours without a screen")
struct ColorRecognizerTests {
    private let recognizer = ColorRecognizer(release: Release(.iOS, 26))

    @Test("are recognised, pixels and layers, where they are semantic ones")
    func recognition() {
        let grouped = SRGB8(red: 242, green: 242, blue: 247)
        #expect(recognizer.recognize(grouped, style: .light, use: .background) != nil)
        #expect(
            recognizer.recognize(SRGB8(red: 138, green: 138, blue: 142), over: .white, style: .light)?.name
                == "secondaryLabel")
        #expect(recognizer.recognize(SRGB8(red: 200, green: 30, blue: 90), style: .light) == nil)
        let label = SRGB(SRGB8(red: 60, green: 60, blue: 67))
        #expect(recognizer.paint(label.withAlpha(0.6), style: .light) == .role("secondaryLabel"))
        #expect(recognizer.paint(label.withAlpha(153.0 / 255), style: .light) == .role("secondaryLabel"))
        #expect(recognizer.paint(label.withAlpha(0.65), style: .light) == .color(label.withAlpha(0.65)))
        let brand = SRGB(SRGB8(red: 200, green: 30, blue: 90)).withAlpha(1)
        #expect(recognizer.paint(brand, style: .light) == .color(brand))
        let grey = SRGB8(red: 138, green: 138, blue: 142)
        #expect(recognizer.paints(ink: grey, backdrop: .white, style: .light).ink == .role("secondaryLabel"))
        let paints = recognizer.paints(
            ink: .white, backdrop: SRGB8(red: 200, green: 30, blue: 90), style: .light)
        #expect(paints.backdrop == .color(SRGB8(red: 200, green: 30, blue: 90)))
    }
}
