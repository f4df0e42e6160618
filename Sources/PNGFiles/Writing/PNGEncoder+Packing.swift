internal import PNGSession
public import Raster

extension PNGEncoder: ImagePacker {
    /// The level at which the forms of an image are compared: what is smallest here is, but for some per
    /// cent, smallest at any, and it takes a sixth of the time of zlib's usual level.
    private static let trialLevel = 1

    /// The bytes of the smallest file that this encoder finds for an image, tagged sRGB: with a palette where
    /// there are at most 256 colours, in greys where all are, and otherwise in full; rows
    /// filtered as libpng chooses, or as they are.
    ///
    /// - Parameters:
    ///   - bitmap: The image, in sRGB.
    ///   - limit: The most bytes that are of interest.
    /// - Returns: `nil` where no file of so few bytes was found, and where memory runs out.
    public func packedSize(of bitmap: Bitmap<UInt8>, within limit: Int) -> Int? {
        guard limit > 0 else { return nil }
        let forms = PackedForm.forms(of: bitmap)
        guard forms.count == 1, bitmap.pixels.count >= Self.largeArea else {
            return packed(bitmap, within: limit)?.count
        }
        // Of a large picture in full, some rows tell how they are best written, and whether it is worth it.
        let (some, share) = bitmap.someRows(Self.triedRows, ofEvery: Self.bandRows)
        guard let form = PackedForm.form(of: some, like: forms[0]) else {
            return packed(bitmap, within: limit)?.count
        }
        let trials = [false, true].map { isUnfiltered in
            (
                isUnfiltered,
                form.file(of: some, level: Self.trialLevel, isUnfiltered: isUnfiltered, limit: nil)?.count
                    ?? .max
            )
        }
        guard let best = trials.min(by: { $0.1 < $1.1 }),
            Double(best.1) <= Self.trialExcess * share * Double(limit) + Self.trialStart
        else { return nil }
        return forms[0].file(of: bitmap, level: compressionLevel, isUnfiltered: best.0, limit: limit)?.count
    }

    /// The pixels from which a picture is tried by some of its rows.
    private static let largeArea = 1 << 16
    /// How many times as large a trial is at most as what is written at zlib's usual level.
    private static let trialExcess = 1.35
    /// The bytes of a trial that do not grow with its rows: what is before them, and what they begin with.
    private static let trialStart = 1024.0

    /// The smallest file itself: of the forms that an image can have, the one that was smallest in a quick
    /// trial, written at the level of this encoder.
    package func packed(_ bitmap: Bitmap<UInt8>, within limit: Int = .max) -> [UInt8]? {
        guard limit > 0 else { return nil }
        var best: (form: PackedForm, isUnfiltered: Bool, size: Int)?
        for form in PackedForm.forms(of: bitmap) {
            for isUnfiltered in [false, true] {
                let file = form.file(
                    of: bitmap, level: Self.trialLevel, isUnfiltered: isUnfiltered, limit: best?.size)
                if let file, file.count < best?.size ?? .max { best = (form, isUnfiltered, file.count) }
            }
        }
        guard let best else { return nil }
        return best.form.file(
            of: bitmap, level: compressionLevel, isUnfiltered: best.isUnfiltered,
            limit: limit == .max ? nil : limit)
    }
}

extension PNGEncoder {
    /// The level of drafts: on screens a third of the time of zlib's usual level, for a fifth more bytes.
    private static let draftLevel = 3
    /// A draft tries so many rows of every band of rows.
    private static let (triedRows, bandRows) = (8, 64)

    /// A file for a large picture that somebody waits for, tagged sRGB. Whether rows are filtered, as libpng
    /// chooses, or stay as they are is tried on some of them: choosing takes longer than compressing, and
    /// screens come out smaller without.
    ///
    /// - Throws: ``PNGError`` where memory runs out.
    package func draft(of bitmap: Bitmap<UInt8>) throws(PNGError) -> [UInt8] {
        let form = PackedForm.full(hasAlpha: !bitmap.pixels.allSatisfy { $0.alpha == .max })
        let (some, _) = bitmap.someRows(Self.triedRows, ofEvery: Self.bandRows)
        let sizes = [true, false].map { isUnfiltered in
            form.file(of: some, level: Self.trialLevel, isUnfiltered: isUnfiltered, limit: nil)?.count ?? .max
        }
        let file = form.file(
            of: bitmap, level: Self.draftLevel, isUnfiltered: sizes[0] <= sizes[1], limit: nil,
            software: softwareText)
        guard let file else { return try encode(bitmap) }
        return file
    }
}

extension Bitmap<UInt8> {
    /// The first rows of every band, and what share of all rows they are.
    fileprivate func someRows(_ count: Int, ofEvery band: Int) -> (Bitmap, share: Double) {
        let rows = (0..<height).filter { $0 % band < count }
        let some = Bitmap(
            width: width, height: rows.count,
            pixels: rows.flatMap { pixels[$0 * width..<($0 + 1) * width] })
        return (some, Double(rows.count) / Double(height))
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

    /// The same form for a part of the image; `nil` for one with a palette, whose part has another.
    static func form(of part: Bitmap<UInt8>, like form: PackedForm) -> PackedForm? {
        switch form {
        case .full: form
        case .gray: .gray(part.pixels.map(\.red))
        case .palette: nil
        }
    }

    /// The palette of an image of at most 256 colours, the translucent ones first, as their alpha is stored
    /// up to the last of them.
    private static func palette(of bitmap: Bitmap<UInt8>) -> PackedForm? {
        var places: [UInt32: UInt8] = [:]
        var colors: [RGBA<UInt8>] = []
        var last: UInt32?
        for pixel in bitmap.pixels {
            let code = key(of: pixel)
            // Neighbours are alike, and looking up takes its time.
            guard code != last else { continue }
            last = code
            guard places[code] == nil else { continue }
            guard colors.count < 256 else { return nil }
            places[code] = UInt8(colors.count)
            colors.append(pixel)
        }
        let sorted = colors.filter { $0.alpha != .max } + colors.filter { $0.alpha == .max }
        for (place, color) in sorted.enumerated() { places[key(of: color)] = UInt8(place) }
        var latest: (code: UInt32, place: UInt8) = (0, places[0] ?? 0)
        let numbers = bitmap.pixels.map { pixel in
            let code = key(of: pixel)
            if code != latest.code { latest = (code, places[code] ?? 0) }
            return latest.place
        }
        return .palette(numbers, sorted)
    }

    /// All four samples of a pixel in one number.
    private static func key(of pixel: RGBA<UInt8>) -> UInt32 { pixel.code | UInt32(pixel.alpha) << 24 }

    /// - Parameter limit: The most bytes that the file may have, `nil` for any number: writing ends there.
    func file(
        of bitmap: Bitmap<UInt8>, level: Int, isUnfiltered: Bool, limit: Int?, software: [CChar] = []
    ) -> [UInt8]? {
        guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height) else {
            return nil
        }
        var image = PNGSessionImage()
        image.width = width
        image.height = height
        image.bitDepth = 8
        image.compressionLevel = Int32(level)
        image.isUnfiltered = isUnfiltered
        image.sizeLimit = limit.map { max(1, $0) } ?? 0
        return switch self {
        case .full(let hasAlpha):
            bitmap.pixels.withUnsafeBytes { samples in
                image.hasAlpha = hasAlpha
                return Self.write(&image, samples, software)
            }
        case .gray(let samples):
            samples.withUnsafeBytes { samples in
                image.isGray = true
                return Self.write(&image, samples, software)
            }
        case .palette(let samples, let colors):
            samples.withUnsafeBytes { samples in
                colors.withUnsafeBytes { colors in
                    image.palette = colors.bindMemory(to: UInt8.self).baseAddress
                    image.paletteCount = colors.count / 4
                    return Self.write(&image, samples, software)
                }
            }
        }
    }

    private static func write(
        _ image: inout PNGSessionImage, _ samples: UnsafeRawBufferPointer, _ software: [CChar]
    ) -> [UInt8]? {
        image.samples = samples.baseAddress
        let file = EncodedFile { file, report in
            software.withUnsafeBufferPointer { software in
                image.software = software.isEmpty ? nil : software.baseAddress
                PNGSessionWrite(&image, &file, &report)
            }
        }
        return try? file.bytes
    }
}
