/// Says how few bytes the file of an image takes: what its size is measured against.
public protocol ImagePacker: Sendable {
    /// The bytes of the smallest file that was found for an image without losing anything; `nil` where it
    /// cannot be told.
    func packedSize(of bitmap: Bitmap<UInt8>) -> Int?
}
