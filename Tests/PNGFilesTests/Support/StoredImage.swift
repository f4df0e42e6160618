import PNGAssembly
import PNGFiles
import Raster

/// An image made up for a test: stored samples of any format, and what they mean as RGBA.
struct StoredImage {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colorType: PNGHeader.ColorType
    let hasTransparency: Bool

    /// The sample of a channel, or the palette index: arbitrary, but the same every time.
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        let mixed = (x * 73 + y * 151 + channel * 37) &* 2_654_435_761
        return (mixed >> 7) & ((1 << bitDepth) - 1)
    }

    /// The palette: as many entries as the depth can index.
    var palette: [(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)] {
        (0..<1 << bitDepth).map { index in
            let code = UInt8(truncatingIfNeeded: index * 31)
            return (code, 255 - code, code ^ 0x5a, hasTransparency && index % 3 == 0 ? code | 1 : 255)
        }
    }

    /// The value that tRNS makes transparent: that of the first pixel, so that there is one.
    private var transparentSamples: [Int] {
        (0..<colorType.channelCount).map { sample(0, 0, $0) }
    }

    /// The file, with rows that are not filtered.
    func file(isInterlaced: Bool) -> [UInt8] {
        var builder = PNGBuilder(
            width: width, height: height, bitDepth: bitDepth, colorType: Int(colorType.rawValue),
            isInterlaced: isInterlaced)
        if colorType == .palette {
            builder.chunks.append(.init("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }))
        }
        if hasTransparency {
            let data =
                colorType == .palette
                ? palette.map(\.alpha) : transparentSamples.flatMap { UInt16($0).bigEndianBytes }
            builder.chunks.append(.init("tRNS", data))
        }
        // Adam7's passes: first column and row, then the distance to the next (PNG, third edition, 8.2).
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ]
            : [(0, 0, 1, 1)]
        for (firstX, firstY, stepX, stepY) in passes where firstX < width {
            for y in stride(from: firstY, to: height, by: stepY) {
                builder.rows += [0] + packedRow(y, columns: stride(from: firstX, to: width, by: stepX))
            }
        }
        return builder.file
    }

    private func packedRow(_ y: Int, columns: StrideTo<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        var bitCount = 0
        for x in columns {
            for channel in 0..<colorType.channelCount {
                let value = sample(x, y, channel)
                if bitDepth == 16 {
                    bytes += UInt16(value).bigEndianBytes
                    continue
                }
                if bitCount % 8 == 0 { bytes.append(0) }
                bytes[bytes.count - 1] |= UInt8(value << (8 - bitDepth - bitCount % 8))
                bitCount += bitDepth
            }
        }
        return bytes
    }

    /// What the file means, at 16 bits where it has 16, else at 8.
    func pixel<Channel>(_ x: Int, _ y: Int, as: Channel.Type) -> RGBA<Channel>
    where Channel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable {
        let samples = (0..<colorType.channelCount).map { sample(x, y, $0) }
        if colorType == .palette {
            let entry = palette[samples[0]]
            return RGBA(
                red: Channel(entry.red), green: Channel(entry.green), blue: Channel(entry.blue),
                alpha: Channel(entry.alpha))
        }
        let scale = bitDepth < 8 ? 255 / ((1 << bitDepth) - 1) : 1
        let values = samples.map { Channel($0 * scale) }
        let isTransparent = hasTransparency && samples == transparentSamples
        switch colorType {
        case .grayscale, .palette:
            return RGBA(red: values[0], green: values[0], blue: values[0], alpha: isTransparent ? 0 : .max)
        case .grayscaleAlpha:
            return RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
        case .rgb:
            return RGBA(red: values[0], green: values[1], blue: values[2], alpha: isTransparent ? 0 : .max)
        case .rgba:
            return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
    }

    func bitmap<Channel>(of: Channel.Type) -> Bitmap<Channel> {
        var pixels: [RGBA<Channel>] = []
        for y in 0..<height {
            for x in 0..<width { pixels.append(pixel(x, y, as: Channel.self)) }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    var samples: ImageSamples {
        bitDepth == 16 ? .sixteen(bitmap(of: UInt16.self)) : .eight(bitmap(of: UInt8.self))
    }
}
