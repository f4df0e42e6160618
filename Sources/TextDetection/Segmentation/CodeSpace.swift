/// The space that the codes of a screen's pixels are in.
enum CodeSpace {
    case sRGB
    case displayP3

    /// Writes the codes that some pixels have in Display P3.
    func writeDisplayP3(
        of pixels: UnsafePointer<UInt32>, count: Int, to codes: UnsafeMutablePointer<UInt32>
    ) {
        switch self {
        case .sRGB: DisplayP3Codes.write(pixels, count: count, to: codes)
        case .displayP3: codes.update(from: pixels, count: count)
        }
    }
}
