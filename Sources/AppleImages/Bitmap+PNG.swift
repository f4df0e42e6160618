#if canImport(ImageIO)
    internal import CoreGraphics
    internal import ImageIO
    public import Raster

    extension Bitmap<UInt8> {
        /// The pixels, which are sRGB, as a PNG file that the system writes, tagged sRGB.
        ///
        /// `nil` for a bitmap without pixels, and where there is no memory for the file.
        public var pngFile: [UInt8]? {
            let layout = CGImageAlphaInfo.last.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
            let samples = pixels.withUnsafeBytes {
                CFDataCreate(nil, $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
            }
            guard let space = CGColorSpace(name: CGColorSpace.sRGB),
                let samples, let provider = CGDataProvider(data: samples),
                let image = CGImage(
                    width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
                    bytesPerRow: 4 * width, space: space, bitmapInfo: CGBitmapInfo(rawValue: layout),
                    provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent),
                let file = CFDataCreateMutable(nil, 0),
                let destination = CGImageDestinationCreateWithData(file, "public.png" as CFString, 1, nil)
            else { return nil }
            CGImageDestinationAddImage(destination, image, nil)
            guard CGImageDestinationFinalize(destination) else { return nil }
            return Array(
                UnsafeBufferPointer(start: CFDataGetBytePtr(file), count: CFDataGetLength(file)))
        }
    }
#endif
