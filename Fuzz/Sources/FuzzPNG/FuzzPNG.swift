import Raster

/// Decodes what libFuzzer makes up, as it is and with its checksums repaired.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPNG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let file = Array(UnsafeBufferPointer(start: start, count: count))
    decode(file)
    decode(repairingChecksums(of: file))
    return 0
}

/// Decodes a file, with limits that leave it fast. Whatever decodes is also encoded and decoded again, which has to
/// give the same samples.
private func decode(_ file: [UInt8]) {
    let limits = PNGLimits(pixelCount: 1 << 16, chunkSize: 1 << 16, profileSize: 1 << 16)
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
        precondition(error.code != .invalidInput)
    }
}
