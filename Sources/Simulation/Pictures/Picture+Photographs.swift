internal import Raster
internal import TextDetection

extension Picture {
    /// The photographs and illustrations in the picture, to the tile that they are found by.
    ///
    /// What they are is `TextDetection`'s to say: it has to know them to read the text around them.
    var photographs: [PixelRect] {
        TextDetector(scale: scale).regions(in: opaqueSRGB).filter { $0.kind == .picture }.map(\.box)
    }
}
