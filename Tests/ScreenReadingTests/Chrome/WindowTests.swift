import ColorMath
import PixelConversion
import Raster
import ScreenReading
import Screenshots
import TestSupport
import Testing
import TextDetection

/// A window of macOS, as it is captured.
struct `A window` {
    private static let red = SRGB8(red: 255, green: 95, blue: 87)
    private static let yellow = SRGB8(red: 254, green: 188, blue: 46)
    private static let green = SRGB8(red: 40, green: 200, blue: 64)
    private static let grey = SRGB8(red: 70, green: 70, blue: 70)

    private func screen(
        _ colors: [SRGB8], diameter: Int = 24, pitch: Int = 40, areRound: Bool = true
    ) -> Bitmap<UInt8> {
        var screen = Bitmap(
            width: 800, height: 600, filledWith: DrawnText.pixel(SRGB8(red: 30, green: 30, blue: 30)))
        for (index, color) in colors.enumerated() {
            for y in 0..<diameter {
                for x in 0..<diameter {
                    let radius = Double(diameter) / 2
                    let (right, down) = (Double(x) + 0.5 - radius, Double(y) + 0.5 - radius)
                    guard !areRound || right * right + down * down <= radius * radius else { continue }
                    screen[30 + index * pitch + x, 28 + y] = DrawnText.pixel(color)
                }
            }
        }
        return screen
    }

    @Test func `has them in the colors of macOS 26, and with darker rims`() {
        let today = [
            SRGB8(red: 255, green: 92, blue: 95), SRGB8(red: 250, green: 200, blue: 0),
            SRGB8(red: 52, green: 199, blue: 89),
        ]
        #expect(controls(screen([Self.grey, today[1], Self.grey])) != nil)
        #expect(controls(screen(today)) != nil)
        // Within their rims they are narrower, and as far from one another.
        #expect(controls(screen([Self.red, Self.grey, Self.grey], diameter: 22)) != nil)
        #expect(controls(screen([Self.red, Self.grey, Self.grey], diameter: 21)) != nil)
        #expect(controls(screen([Self.red, Self.grey, Self.grey], diameter: 20)) == nil)
        // Hardly darker than the bar.
        let pale = SRGB8(red: 50, green: 50, blue: 50)
        #expect(controls(screen([Self.red, pale, pale])) != nil)
    }

    /// A window's buttons in a picture whose colors change from pixel to pixel.
    private func desktop(plainSide: Bool = false) -> ScreenModel {
        let buttons = screen([Self.red, Self.yellow, Self.green])
        var picture = Bitmap(width: 900, height: 700, filledWith: DrawnText.pixel(.white))
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let shade = UInt8(60 + (x * 7 + y * 11) % 90)
                picture[x, y] = DrawnText.pixel(SRGB8(red: shade, green: shade, blue: 120))
                if plainSide, x < 20 { picture[x, y] = DrawnText.pixel(.black) }
                if (450..<850).contains(x), (400..<650).contains(y) {
                    picture[x, y] = buttons[x - 450, y - 400]
                }
            }
        }
        return ScreenModel(reading: picture, scale: 2)
    }

    @Test func `stands anywhere on a desktop`() {
        let model = desktop()
        #expect(model.chrome.liesOnDesktop)
        #expect(model.chrome.windowControls?.x == 480)
        let page = desktop(plainSide: true)
        #expect(!page.chrome.liesOnDesktop && page.chrome.windowControls == nil)
    }

    private func controls(_ screen: Bitmap<UInt8>) -> PixelRect? {
        ScreenModel(reading: screen, scale: 2).chrome.windowControls
    }

    @Test func `has three round buttons`() {
        let box = controls(screen([Self.red, Self.yellow, Self.green]))
        #expect(box == PixelRect(x: 30, y: 28, width: 104, height: 24))
    }

    @Test func `has grey ones among them`() {
        #expect(controls(screen([Self.grey, Self.yellow, Self.grey])) != nil)
        #expect(controls(screen([Self.red, Self.grey, Self.grey], diameter: 12, pitch: 20)) != nil)
    }

    @Test func `has a dot in the one that closes it where changes are not saved`() {
        func edited(_ colors: [SRGB8]) -> Bitmap<UInt8> {
            var picture = screen(colors)
            for y in 36..<44 {
                for x in 38..<46 { picture[x, y] = DrawnText.pixel(SRGB8(red: 116, green: 0, blue: 0)) }
            }
            return picture
        }
        #expect(controls(edited([Self.red, Self.yellow, Self.green])) != nil)
        #expect(controls(edited([Self.yellow, Self.yellow, Self.green])) == nil)
    }

    @Test func `has neither squares, nor two, nor others' colors`() {
        #expect(controls(screen([Self.red, Self.yellow, Self.green], areRound: false)) == nil)
        #expect(controls(screen([Self.red, Self.yellow])) == nil)
        #expect(controls(screen([Self.grey, Self.grey, Self.grey])) == nil)
        #expect(controls(screen([Self.red, Self.yellow, Self.red])) == nil)
        #expect(controls(screen([Self.red, Self.yellow, Self.green], pitch: 60)) == nil)
    }

    @Test(arguments: [(12, 1.0), (24, 2.0), (28, 2.0)])
    func `tells its scale`(diameter: Int, scale: Double) {
        let bitmap = screen(
            [Self.red, Self.yellow, Self.green], diameter: diameter, pitch: diameter * 5 / 3)
        let model = ScreenModel(
            reading: Screenshot(bitmap: bitmap, scale: Scale(1, source: .assumed, confidence: 0)))
        #expect(model.scale == Scale(scale, source: .windowControls))
    }

    @Test func `tells its scale by the distance of its buttons where their rims are darker`() {
        let bitmap = screen([Self.red, Self.yellow, Self.green], diameter: 10, pitch: 20)
        let model = ScreenModel(
            reading: Screenshot(bitmap: bitmap, scale: Scale(1, source: .assumed, confidence: 0)))
        #expect(model.scale == Scale(1, source: .windowControls))
    }

    @Test func `has grey ones that are hardly darker than their bar, but for a rim`() {
        var picture = screen([Self.red, Self.grey, SRGB8(red: 40, green: 40, blue: 40)])
        #expect(controls(picture) == nil)
        for y in 0..<24 {
            for x in 0..<24 {
                let (right, down) = (Double(x) - 11.5, Double(y) - 11.5)
                if (11.0...12.0).contains((right * right + down * down).squareRoot()) {
                    picture[110 + x, 28 + y] = DrawnText.pixel(SRGB8(red: 80, green: 80, blue: 80))
                }
            }
        }
        #expect(controls(picture) != nil)
    }

    @Test func `has them in the colors of macOS 10_14`() {
        let dark = [
            SRGB8(red: 255, green: 90, blue: 82), SRGB8(red: 230, green: 192, blue: 41),
            SRGB8(red: 83, green: 194, blue: 43),
        ]
        #expect(controls(screen(dark)) != nil)
    }

    @Test func `tells that its picture was resized`() throws {
        let bitmap = screen([Self.red, Self.yellow, Self.green], diameter: 18, pitch: 30)
        let model = ScreenModel(
            reading: Screenshot(bitmap: bitmap, scale: Scale(1, source: .assumed, confidence: 0)))
        #expect(
            model.scale == Scale(1.5, source: .windowControls, confidence: 0.5, alternatives: [1.29]))
        let doubt = try #require(model.scale.doubt)
        #expect(doubt.contains("by the buttons of its window @1.5x") && doubt.contains("@1.29x"))
    }

    /// Text on a white window, within a margin whose alpha falls off, and that reaches further below.
    private func captured(
        lower fall: Int = 0, beside margin: Int = 40, above: Int = 40, _ alpha: (_ distance: Int) -> UInt8
    ) throws -> ScreenModel {
        let window = DrawnText.screen(.black) { _, _ in .white }
        var pixels = Bitmap(
            width: window.width + 2 * margin, height: window.height + 2 * above + fall,
            filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let (column, row) = (x - margin, y - above)
                let beyond = [-column, column - window.width + 1, -row, row - window.height + 1].max() ?? 0
                if beyond <= 0 {
                    pixels[x, y] = window[column, row]
                } else {
                    // Dither, which looks like small marks.
                    let dither = UInt8((x * 7 + y * 13) % 3)
                    pixels[x, y].alpha = alpha(beyond) &+ (beyond < margin - 5 ? dither : 0)
                }
            }
        }
        let image = DecodedImage(samples: .eight(pixels), space: .sRGB, mayBeTranslucent: true)
        return ScreenModel(reading: try Screenshot(image, name: "window@2x.png"))
    }

    @Test func `stands in its shadow, in which nothing is written`() throws {
        let model = try captured(lower: 24) { UInt8(max(0, 90 - 2 * $0)) }
        #expect(model.chrome.hasWindowShadow)
        #expect(model.frame == PixelRect(x: 40, y: 40, width: 400, height: 220))
        let lines = model.regions.filter { $0.kind == .text }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.box.x >= 40 && $0.box.y >= 40 && $0.box.maxX <= 440 })
        // What lies behind the window is not a part of it.
        #expect(model.surfaces.allSatisfy { $0.box.x >= 40 && $0.box.maxX <= 440 })
    }

    @Test func `that is a popover stands in a smaller one`() throws {
        func hasShadow(above: Int) throws -> Bool {
            try captured(lower: 16, beside: 46, above: above) { UInt8(max(0, 90 - 2 * $0)) }
                .chrome.hasWindowShadow
        }
        #expect(try hasShadow(above: 38) && !hasShadow(above: 46))
    }

    @Test(arguments: [0, 8])
    func `of another system has another shadow`(fall: Int) throws {
        let model = try captured(lower: fall) { UInt8(max(0, 90 - 2 * $0)) }
        #expect(!model.chrome.hasWindowShadow)
        #expect(model.frame == PixelRect(x: 40, y: 40, width: 400, height: 220))
    }

    @Test func `has no shadow where nothing is around it`() throws {
        let model = try captured { _ in 0 }
        #expect(!model.chrome.hasWindowShadow && model.frame.x == 40)
    }
}
