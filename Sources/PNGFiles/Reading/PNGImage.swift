internal import PNGSession
public import Raster

/// A decoded PNG image: its samples as they are in the file, and what the file says of them.
///
/// Samples keep their values. Palettes are looked up, grey is repeated over red, green and blue, grey of
/// fewer than 8 bits is scaled to 8, transparency becomes alpha; nothing is converted between colour spaces,
/// composed or dithered. Of an animation (APNG), this is the default image, which is the first frame in all
/// but exotic files.
public struct PNGImage: Hashable, Sendable {
    /// What the file says before its image data, with every warning that reading gave.
    public let metadata: PNGMetadata
    /// The samples.
    public let samples: ImageSamples

    /// Decodes a PNG file.
    ///
    /// Memory is taken for the samples and little else, and only for images that the limits and the file's
    /// own size make possible.
    ///
    /// - Parameters:
    ///   - bytes: A PNG file.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``PNGError`` when the file is not an intact PNG image within the limits.
    public init(decoding bytes: RawSpan, limits: ImageLimits = .default) throws(PNGError) {
        try self.init(decoding: bytes, limits: limits, inflatesWhole: true)
    }

    /// Decodes a PNG file.
    ///
    /// - Parameter inflatesWhole: Whether its image data may be inflated at once, where libdeflate is there.
    package init(
        decoding bytes: RawSpan, limits: ImageLimits = .default, inflatesWhole: Bool
    ) throws(PNGError) {
        self = try bytes.withUnsafeBytes { (file) throws(PNGError) in
            try PNGImage(
                file: file, limits: limits, inflater: inflatesWhole ? WholeInflater.libdeflate : nil)
        }
    }

    /// Decodes a PNG file that is held in an array.
    ///
    /// - Parameters:
    ///   - bytes: A PNG file.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``PNGError`` when the file is not an intact PNG image within the limits.
    public init(decoding bytes: [UInt8], limits: ImageLimits = .default) throws(PNGError) {
        let file = bytes[...]
        try self.init(decoding: file.span.bytes, limits: limits)
    }

    private init(
        file: UnsafeRawBufferPointer, limits: ImageLimits, inflater: PNGSessionInflater?
    ) throws(PNGError) {
        var metadata = try PNGMetadata(file: file, limits: limits)
        let header = metadata.header
        var report = PNGSessionReport()
        samples =
            if header.bitDepth == 16 {
                .sixteen(
                    try Bitmap(
                        file: file, header: header, limits: limits, inflater: inflater, report: &report))
            } else {
                .eight(
                    try Bitmap(
                        file: file, header: header, limits: limits, inflater: inflater, report: &report))
            }
        metadata.add(report.warningList)
        self.metadata = metadata
    }
}

extension Bitmap {
    /// Decodes straight into the bitmap's own memory.
    fileprivate init(
        file: UnsafeRawBufferPointer, header: PNGHeader, limits: ImageLimits, inflater: PNGSessionInflater?,
        report: inout PNGSessionReport
    ) throws(PNGError) {
        let pixelCount = header.width * header.height
        let stride = MemoryLayout<RGBA<Channel>>.stride
        // Rows are stored with a byte more each.
        let capacity = pixelCount + (header.height + stride - 1) / stride
        let pixels = [RGBA<Channel>](unsafeUninitializedCapacity: capacity) { pixels, count in
            let room = PNGSessionRoom(
                samples: pixels.baseAddress, size: pixelCount * stride, capacity: capacity * stride,
                height: UInt32(header.height))
            PNGSessionReadPixels(file.baseAddress, file.count, limits.chunkSize, inflater, room, &report)
            count = report.status == PNGSessionStatusSuccess ? pixelCount : 0
        }
        try report.check()
        self.init(width: header.width, height: header.height, pixels: pixels)
    }
}
