internal import Audit
internal import Raster

enum AnnotatedPicture {
    static func draw(_ s: ScreenAudit, over b: borrowing Bitmap<UInt8>) -> Bitmap<UInt8> {
        Bitmap(width: b.width, height: b.height, pixels: b.pixels)
    }
}
extension Bitmap { func writePNG(to path: String) throws {} }
