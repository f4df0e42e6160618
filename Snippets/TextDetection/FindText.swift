// Every line of text on a screen, measured.

import Raster
import TextDetection

/// Prints what a screen shows. Its pixels are opaque sRGB, as those of `Screenshot` are.
func describe(_ screen: Bitmap<UInt8>) {
    // snippet.regions
    for region in TextDetector(scale: 2).regions(in: screen) where region.kind == .text {
        print(region.box, region.ink, region.backdrop, region.contrast.typical, region.pointSize)
        if !region.doubts.isEmpty { print("not surely:", region.doubts) }
    }
    // snippet.end
}

describe(Bitmap(width: 64, height: 64, filledWith: RGBA(red: 255, green: 255, blue: 255)))
