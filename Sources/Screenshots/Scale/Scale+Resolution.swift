public import Raster

extension Scale {
    /// Finds the scale of a picture, from the surest sign to the weakest.
    ///
    /// 1. What the caller says.
    /// 2. `@2x`, `@3x` or another factor in the file's name.
    /// 3. A size in pixels, upright or turned, that screenshots of a known device have.
    /// 4. A pixel density of 144 or 216 per inch, which is 2 or 3 times the 72 that a point is. 144 is also
    ///    what a screen of Windows at 150 % has, and says so only beside EXIF data, as Apple's tools write
    ///    them. Other densities are printers' and programs' defaults (72, 96, 300) and say nothing.
    /// 5. An assumption. A picture as wide as a phone's or tablet's screen has that screen's scale, see
    ///    ``DeviceTable/scale(ofPartOfScreen:)``. Everything else: upright pictures have the scale, of 1, 2
    ///    and 3, at which they are closest to 400 points wide, as phones are; wide ones have 2 from 2000
    ///    pixels on, as tablets and computers do, and 1 below. Whoever reads the screen can do better: the
    ///    text on it tells (``Source/text``).
    ///
    /// - Parameters:
    ///   - option: What the caller says.
    ///   - fileName: The name or the path of the file.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - density: The file's pixel density.
    ///   - holdsExif: Whether the file holds EXIF data.
    public init(
        option: Double? = nil, fileName: String, width: Int, height: Int, density: PixelDensity? = nil,
        holdsExif: Bool = false
    ) {
        let size = PixelSize(width: width, height: height)
        if let option {
            self.init(option, source: .option)
        } else if let named = Self.factor(inFileName: fileName) {
            self.init(named, source: .fileName)
        } else if let known = DeviceTable.embedded.scale(ofScreenshot: size) {
            self.init(known, source: .device)
        } else if let told = Self.factor(of: density, besideExif: holdsExif) {
            self.init(told, source: .pixelDensity)
        } else {
            self.init(
                DeviceTable.embedded.scale(ofPartOfScreen: size) ?? Self.guess(size), source: .assumed,
                confidence: 0)
        }
    }

    /// The factor after the last `@` of the name proper, as in `home@3x.png` and `home@2x~ipad.png`.
    private static func factor(inFileName path: String) -> Double? {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? []
        guard let at = name.lastIndex(of: UInt8(ascii: "@")) else { return nil }
        let rest = name[name.index(after: at)...]
        let number = rest.prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
        let suffix = rest.dropFirst(number.count)
        guard suffix.first == UInt8(ascii: "x"), let factor = Double(String(decoding: number, as: UTF8.self)),
            (1...4).contains(factor)
        else { return nil }
        // "@2xl" is a word, not a scale.
        let next = suffix.dropFirst().first ?? UInt8(ascii: ".")
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) ? nil : factor
    }

    /// 2 or 3 where a density is that many times 72 pixels per inch in both directions.
    static func factor(of density: PixelDensity?, besideExif holdsExif: Bool) -> Double? {
        guard let density, density.x == density.y, let pixelsPerInch = density.pixelsPerInch else {
            return nil
        }
        // Densities are stored in pixels per metre, which rounds 216 per inch to 216.0016.
        return (holdsExif ? [2, 3] : [3]).first { abs(pixelsPerInch / 72 - $0) < 0.01 }
    }

    private static func guess(_ size: PixelSize) -> Double {
        guard size.height >= size.width else { return size.width >= 2000 ? 2 : 1 }
        let phoneWidth = 400.0
        return [1, 2, 3].min { one, other in
            abs(Double(size.width) / one - phoneWidth) < abs(Double(size.width) / other - phoneWidth)
        } ?? 1
    }
}
