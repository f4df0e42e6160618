internal import PNGSession
public import Raster

/// What a PNG file says before its image data: its header, its colours and its density.
public struct PNGMetadata: Hashable, Sendable {
    /// The image as it is stored.
    public let header: PNGHeader
    /// Whether pixels can be less than opaque: there is an alpha channel or a valid `tRNS` chunk.
    public let mayBeTranslucent: Bool
    /// What the file says of its colours.
    public let colorChunks: ColorChunks
    /// The number of pixels to a unit of length, where the file tells it.
    public let pixelDensity: PixelDensity?
    /// Whether there is an `eXIf` chunk before the image.
    public let holdsExif: Bool
    /// Faults that leave the image readable.
    public internal(set) var warnings: [PNGWarning]

    /// Reads what stands before the image data. The image data itself is not looked at.
    ///
    /// - Parameters:
    ///   - bytes: A PNG file.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``PNGError`` when these are not the beginnings of a PNG image within the limits. A fault in
    ///   a chunk that the image can do without is not an error: the chunk is ignored, and ``warnings`` tell
    ///   of it.
    public init(decoding bytes: RawSpan, limits: ImageLimits = .default) throws(PNGError) {
        self = try bytes.withUnsafeBytes { (file) throws(PNGError) in
            try PNGMetadata(file: file, limits: limits)
        }
    }

    /// Reads what stands before the image data of a file that is held in an array.
    ///
    /// - Parameters:
    ///   - bytes: A PNG file.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``PNGError`` when these are not the beginnings of a PNG image within the limits.
    public init(decoding bytes: [UInt8], limits: ImageLimits = .default) throws(PNGError) {
        let file = bytes[...]
        try self.init(decoding: file.span.bytes, limits: limits)
    }

    init(file: UnsafeRawBufferPointer, limits: ImageLimits) throws(PNGError) {
        var found = PNGSessionHeader()
        var report = PNGSessionReport()
        PNGSessionReadHeader(file.baseAddress, file.count, limits.chunkSize, &found, &report)
        if report.status == PNGSessionStatusNotPNG {
            let words =
                file.isEmpty
                ? "the file is empty"
                : FileSignature(file)?.words ?? "it does not start with the PNG signature"
            throw PNGError(.notPNG, offset: 0, detail: words)
        }
        try report.check()
        header = try PNGHeader(found)
        try header.check(limits: limits, fileSize: file.count)
        mayBeTranslucent = header.colorType.hasAlpha || found.hasTransparency

        var interpreter = ChunkInterpreter(limits: limits)
        withUnsafeBytes(of: found.chunks) { chunks in
            for chunk in chunks.bindMemory(to: PNGSessionChunk.self).prefix(found.chunkCount) {
                interpreter.interpret(chunk, in: file)
            }
        }
        colorChunks = interpreter.colorChunks
        pixelDensity = interpreter.pixelDensity
        holdsExif = interpreter.holdsExif
        warnings = interpreter.warnings
        add(report.warningList)
    }

    /// Adds what libpng warns of, unless it is known: its chunk has been reported, or an earlier session said
    /// the same.
    mutating func add(_ warnings: [PNGWarning]) {
        for warning in warnings {
            let isKnown = self.warnings.contains {
                $0 == warning || ($0.chunk != nil && $0.chunk == warning.chunk)
            }
            if !isKnown {
                self.warnings.append(warning)
            }
        }
    }
}
