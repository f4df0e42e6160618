/// Converts buffers of pixels from one space to another, with tables made once for their formats.
///
/// Integer results are the exact colours of `ColorMap.convert(_:)` rounded once to the nearest code,
/// clipped to the range of the format. Alpha is carried over, unchanged but for its depth. A transform never
/// changes after its creation: any number of threads may share it.
public struct PixelTransform: Sendable {
    /// The format of the pixels that go in.
    public let sourceFormat: PixelFormat
    /// The format of the pixels that come out.
    public let targetFormat: PixelFormat
    private let pass: BufferPass

    /// Prepares a transform for pixels of two formats.
    ///
    /// - Precondition: A side that is not in floats is in RGB or XYZ.
    public init(_ map: ColorMap, from sourceFormat: PixelFormat, to targetFormat: PixelFormat) {
        precondition(
            (sourceFormat == .rgbaFloat || map.fitsCodes.source)
                && (targetFormat == .rgbaFloat || map.fitsCodes.target), "only floats hold such colours")
        self.sourceFormat = sourceFormat
        self.targetFormat = targetFormat
        pass =
            switch (sourceFormat, targetFormat) {
            case (.rgba8, .rgba8): IntegerPass<UInt32, UInt32>.makeEightBit(map)
            case (.rgba8, .rgba16): IntegerPass<UInt32, UInt64>.make(map)
            case (.rgba16, .rgba8): IntegerPass<UInt64, UInt32>.make(map)
            case (.rgba16, .rgba16): IntegerPass<UInt64, UInt64>.make(map)
            case (.rgba8, .rgbaFloat): FloatPass<UInt8, Float>.make(map)
            case (.rgba16, .rgbaFloat): FloatPass<UInt16, Float>.make(map)
            case (.rgbaFloat, .rgba8): FloatPass<Float, UInt8>.make(map)
            case (.rgbaFloat, .rgba16): FloatPass<Float, UInt16>.make(map)
            case (.rgbaFloat, .rgbaFloat): FloatPass<Float, Float>.make(map)
            }
    }

    /// Converts every pixel of `source` into the same place of `target`.
    ///
    /// - Precondition: Both hold the same whole number of pixels and are aligned for the components of their
    ///   formats.
    public func convert(_ source: RawSpan, into target: inout MutableRawSpan) {
        source.withUnsafeBytes { source in
            target.withUnsafeMutableBytes { target in
                convert(source, into: target)
            }
        }
    }

    /// Converts every pixel of an array, of pixels or of their components, into the same place of another.
    ///
    /// - Precondition: Both hold the same whole number of pixels and are aligned for the components of their
    ///   formats.
    public func convert<Source: BitwiseCopyable, Target: BitwiseCopyable>(
        _ source: [Source], into target: inout [Target]
    ) {
        source.withUnsafeBytes { source in
            target.withUnsafeMutableBytes { target in
                convert(source, into: target)
            }
        }
    }

    /// Converts every pixel in place.
    ///
    /// - Precondition: The two formats are the same, and the buffer holds a whole number of pixels and is
    ///   aligned for their components.
    public func convert(inPlace pixels: inout MutableRawSpan) {
        pixels.withUnsafeMutableBytes(convertInPlace)
    }

    /// Converts every pixel of an array of pixels, or of their components, in place.
    ///
    /// - Precondition: The two formats are the same, and the array holds a whole number of pixels and is
    ///   aligned for their components.
    public func convert<Element: BitwiseCopyable>(inPlace pixels: inout [Element]) {
        pixels.withUnsafeMutableBytes(convertInPlace)
    }

    private func convertInPlace(_ pixels: UnsafeMutableRawBufferPointer) {
        precondition(sourceFormat == targetFormat)
        convert(UnsafeRawBufferPointer(pixels), into: pixels)
    }

    private func convert(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
        let count = source.count / sourceFormat.bytesPerPixel
        precondition(source.count == count * sourceFormat.bytesPerPixel)
        precondition(target.count == count * targetFormat.bytesPerPixel)
        pass(source, target, count)
    }
}
