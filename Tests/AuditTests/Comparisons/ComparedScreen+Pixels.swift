import Audit
import PNGFiles
import Raster
import ScreenReading
import Screenshots

extension ComparedScreen {
    /// A screen of which nothing is looked at but its pixels.
    init(_ member: ScreenMember, drawnAs pixels: Bitmap<UInt8>) {
        let model = ScreenModel(
            width: pixels.width, height: pixels.height, scale: Scale(2, source: .option), regions: [],
            luminance: 1)
        let audit = Auditor(images: PNGDecoder()).audit(model, from: ScreenSource(path: member.path))
        self.init(member, audit: audit, surfaces: [], pixels: pixels)
    }
}
