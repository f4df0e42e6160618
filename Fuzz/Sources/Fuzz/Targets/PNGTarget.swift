import Legible

extension FuzzTarget {
    /// PNG files, as they are and with their checksums repaired, so that damage gets past those into the
    /// decoder.
    static let png = FuzzTarget(name: "png") { input in
        decode(input)
        decode(repairingChecksums(of: input))
    }

    /// Decodes a file, with limits that leave it fast. Whatever decodes is also encoded and decoded again,
    /// which has to give the same samples, and is brought to sRGB.
    private static func decode(_ file: [UInt8]) {
        let limits = ImageLimits(pixelCount: 1 << 14, chunkSize: 1 << 16, profileSize: 1 << 16)
        do throws(PNGError) {
            let image = try PNGImage(decoding: file, limits: limits)
            let encoder = PNGEncoder(pixelDensity: image.metadata.pixelDensity, compressionLevel: 1)
            let encoded =
                switch image.samples {
                case .eight(let bitmap): try encoder.encode(bitmap)
                case .sixteen(let bitmap): try encoder.encode(bitmap)
                }
            let decoded = try PNGImage(decoding: encoded)
            precondition(decoded.samples == image.samples)
            precondition(decoded.metadata.pixelDensity == image.metadata.pixelDensity)
        } catch {
            // The fault is the file's: what could be decoded can be encoded.
            precondition(error.code != .invalidInput && !error.description.isEmpty)
            return
        }
        do throws(ScreenshotError) {
            let screen = try Screenshot(decoding: file, name: "fuzz.png", limits: limits)
            precondition(!screen.colorSpace.isEmpty && screen.scale.value > 0)
            precondition(screen.opaqueSRGB().width == screen.width)
        } catch {
            precondition(!error.description.isEmpty)
        }
    }
}
