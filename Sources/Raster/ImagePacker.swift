/// Says how few bytes the file of an image takes: what its size is measured against.
public protocol ImagePacker: Sendable {
    /// The bytes of the smallest file that was found for an image without losing anything.
    ///
    /// - Parameters:
    ///   - bitmap: The image, in sRGB.
    ///   - limit: The most bytes that are of interest; the search may end where there are more.
    /// - Returns: `nil` where no file of so few bytes was found.
    func packedSize(of bitmap: Bitmap<UInt8>, within limit: Int) -> Int?
}
