internal import PNGFiles
internal import Raster

/// A picture that a page holds, as the smallest PNG file that keeps every pixel: a page of three hundred
/// screens opens as fast as it is read.
enum PagePicture {
    private static let encoder = PNGEncoder(compressionLevel: 9)

    static func file(of bitmap: Bitmap<UInt8>) throws(PNGError) -> [UInt8] {
        guard let file = encoder.packed(bitmap) else { return try encoder.encode(bitmap) }
        return file
    }
}
