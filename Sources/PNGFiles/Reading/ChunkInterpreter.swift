internal import ColorManagement
internal import PNGSession
internal import PixelConversion
internal import Raster

/// Turns the located chunks into values, one after the other, and those that are no good into warnings.
struct ChunkInterpreter {
    let limits: ImageLimits
    private(set) var colorChunks = ColorChunks()
    private(set) var pixelDensity: PixelDensity?
    private(set) var holdsExif = false
    private(set) var warnings: [PNGWarning] = []
    private var seen: Set<String> = []

    init(limits: ImageLimits) {
        self.limits = limits
    }

    mutating func interpret(_ chunk: PNGSessionChunk, in file: UnsafeRawBufferPointer) {
        let type = withUnsafeBytes(of: chunk.type) { String(decoding: $0.prefix(4), as: UTF8.self) }
        do throws(ChunkFault) {
            guard chunk.matchesChecksum else { throw ChunkFault("it does not match its checksum (CRC)") }
            guard seen.insert(type).inserted else { throw ChunkFault("there is one already") }
            guard type == "pHYs" || type == "eXIf" || !chunk.followsPalette else {
                throw ChunkFault("it follows the palette")
            }
            let bytes = Array(file[chunk.offset..<chunk.offset + chunk.count])
            try interpret(type, ChunkData(bytes: bytes))
        } catch {
            warnings.append(PNGWarning(chunk: type, reason: error.reason))
        }
    }

    private mutating func interpret(_ type: String, _ data: ChunkData) throws(ChunkFault) {
        switch type {
        case "cICP": colorChunks.codePoints = try .init(chunk: data)
        case "iCCP": colorChunks.profile = try .init(chunk: data, maximumSize: limits.profileSize)
        case "sRGB": colorChunks.sRGBIntent = try .init(chunk: data)
        case "cHRM": colorChunks.chromaticities = try .init(chunk: data)
        case "gAMA": colorChunks.gamma = try ColorChunks.gamma(chunk: data)
        case "eXIf": holdsExif = true
        case "pHYs": pixelDensity = try .init(chunk: data)
        default: break
        }
    }
}
