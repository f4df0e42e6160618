import ColorMath
import PixelConversion
import Raster
import ScreenReading
import Screenshots
import TestSupport
import Testing

/// A file whose pixel density is that of Apple's tools.
struct `A density` {
    /// A page of lines, of marks of some height, as a file of 144 pixels an inch.
    private func model(
        lines: Int, height: Int, from top: Int = 60, size: (width: Int, height: Int) = (900, 900),
        hasDensity: Bool = true
    ) throws -> ScreenModel {
        var screen = Bitmap(width: size.width, height: size.height, filledWith: DrawnText.pixel(.white))
        for line in 0..<lines {
            var left = 60
            for letter in 0..<20 {
                // As in type for interfaces, each letter has a width of its own.
                let (wide, stroke) = (height * [5, 8, 10][letter % 3] / 12, max(2, height / 8))
                for y in 0..<height {
                    for x in 0..<wide where x < stroke || x >= wide - stroke || y == height / 2 {
                        screen[left + x, top + line * 3 * height + y] = DrawnText.pixel(.black)
                    }
                }
                left += wide + height / 3
            }
        }
        let image = DecodedImage(
            samples: .eight(screen), space: .sRGB, mayBeTranslucent: false,
            pixelDensity: hasDensity ? PixelDensity(x: 5669, y: 5669, unit: .meter) : nil, holdsExif: true)
        return ScreenModel(reading: try Screenshot(image, name: "window.png"))
    }

    @Test func `tells the scale`() throws {
        let scale = try model(lines: 8, height: 18).scale
        #expect(scale == Scale(2, source: .pixelDensity))
    }

    @Test func `is doubted where all text would be smaller than any system's`() throws {
        let scale = try model(lines: 8, height: 9).scale
        #expect(scale.source == .text && scale.value == 1)
        #expect(try model(lines: 7, height: 9).scale == Scale(2, source: .pixelDensity))
        // As small as captions are.
        #expect(try model(lines: 8, height: 12).scale == Scale(2, source: .pixelDensity))
    }

    @Test func `is that of a phone where nothing tells it, as no tablet is as high for its width`() throws {
        let size = (width: 1080, height: 2160)
        #expect(try model(lines: 8, height: 17, size: size, hasDensity: false).scale.value == 2.625)
    }

    @Test(arguments: [2_300, 2_400, 2_424])
    func `is that of a phone of as many pixels`(height: Int) throws {
        // Type is a little small at 3 pixels a point, a little large at 2.625.
        let scale = try model(lines: 8, height: 31, from: 300, size: (1080, height), hasDensity: false).scale
        #expect(scale.source == .text && scale.value == (height == 2_300 ? 3 : 2.625))
    }

    @Test func `says that what lies where a device has its status bar is the device's`() throws {
        let size = (width: 1640, height: 2360)
        #expect(try !model(lines: 8, height: 18, from: 12, size: size).hasTextForStatusBar)
        #expect(try model(lines: 8, height: 18, from: 12, size: size, hasDensity: false).hasTextForStatusBar)
    }

    @Test func `is what tells a size that phones of Android have, too, from an iPhone's`() throws {
        let size = (width: 1080, height: 2340)
        let scale = try model(lines: 12, height: 18, from: 300, size: size, hasDensity: false).scale
        #expect(scale.source == .text)
        #expect(try model(lines: 12, height: 18, from: 300, size: size).scale.source == .device)
    }

    @Test func `is told by text on the widest phones of Android`() throws {
        let size = (width: 1440, height: 2880)
        let scale = try model(lines: 12, height: 28, from: 300, size: size, hasDensity: false).scale
        #expect(scale.source == .text && scale.value == 3.5)
    }
}
