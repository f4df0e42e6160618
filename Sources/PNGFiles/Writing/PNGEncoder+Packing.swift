internal import PNGSession
public import Raster

extension PNGEncoder: ImagePacker {
    /// The bytes of the smallest file that this encoder finds for an image, tagged sRGB: with a palette where
    /// there are at most 256 colours, in greys where all are, and otherwise in full; rows
    /// filtered as libpng chooses, and as they are.
    ///
    /// - Returns: `nil` where memory runs out.
    public func packedSize(of bitmap: Bitmap<UInt8>) -> Int? { packed(bitmap)?.count }

    /// The smallest file itself.
    package func packed(_ bitmap: Bitmap<UInt8>) -> [UInt8]? {
        var smallest: [UInt8]?
        for isUnfiltered in [false, true] {
            for form in PackedForm.forms(of: bitmap) {
                guard let file = form.file(of: bitmap, level: compressionLevel, isUnfiltered: isUnfiltered)
                else { return nil }
                if file.count < smallest?.count ?? .max { smallest = file }
            }
        }
        return smallest
    }
}

/// A way to store the pixels of an image without losing anything.
private enum PackedForm {
    /// Red, green, blue and perhaps alpha.
    case full(hasAlpha: Bool)
    /// One byte of grey.
    case gray([UInt8])
    /// The numbers of colours, and the colours.
    case palette([UInt8], [RGBA<UInt8>])

    /// The ways that an image has: the one with a palette is rarely the larger one, but for tiny images.
    static func forms(of bitmap: Bitmap<UInt8>) -> [PackedForm] {
        var forms: [PackedForm] = []
        let isOpaque = bitmap.pixels.allSatisfy { $0.alpha == .max }
        if isOpaque, bitmap.pixels.allSatisfy({ $0.red == $0.green && $0.green == $0.blue }) {
            forms.append(.gray(bitmap.pixels.map(\.red)))
        } else {
            forms.append(.full(hasAlpha: !isOpaque))
        }
        if let palette = palette(of: bitmap) { forms.append(palette) }
        return forms
    }

    /// The palette of an image of at most 256 colours, the translucent ones first, as their alpha is stored
    /// up to the last of them.
    private static func palette(of bitmap: Bitmap<UInt8>) -> PackedForm? {
        var places: [RGBA<UInt8>: UInt8] = [:]
        var colors: [RGBA<UInt8>] = []
        for pixel in bitmap.pixels where places[pixel] == nil {
            guard colors.count < 256 else { return nil }
            places[pixel] = UInt8(colors.count)
            colors.append(pixel)
        }
        let sorted = colors.filter { $0.alpha != .max } + colors.filter { $0.alpha == .max }
        for (place, color) in sorted.enumerated() { places[color] = UInt8(place) }
        return .palette(bitmap.pixels.map { places[$0] ?? 0 }, sorted)
    }

    func file(of bitmap: Bitmap<UInt8>, level: Int, isUnfiltered: Bool) -> [UInt8]? {
        guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height) else {
            return nil
        }
        var image = PNGSessionImage()
        image.width = width
        image.height = height
        image.bitDepth = 8
        image.compressionLevel = Int32(level)
        image.isUnfiltered = isUnfiltered
        return switch self {
        case .full(let hasAlpha):
            bitmap.pixels.withUnsafeBytes { samples in
                image.hasAlpha = hasAlpha
                return Self.write(&image, samples)
            }
        case .gray(let samples):
            samples.withUnsafeBytes { samples in
                image.isGray = true
                return Self.write(&image, samples)
            }
        case .palette(let samples, let colors):
            samples.withUnsafeBytes { samples in
                colors.withUnsafeBytes { colors in
                    image.palette = colors.bindMemory(to: UInt8.self).baseAddress
                    image.paletteCount = colors.count / 4
                    return Self.write(&image, samples)
                }
            }
        }
    }

    private static func write(_ image: inout PNGSessionImage, _ samples: UnsafeRawBufferPointer) -> [UInt8]? {
        image.samples = samples.baseAddress
        let file = EncodedFile { file, report in PNGSessionWrite(&image, &file, &report) }
        return try? file.bytes
    }
}
