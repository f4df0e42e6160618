internal import PNGSession

extension PNGSessionReport {
    var chunkType: String? {
        let type = withUnsafeBytes(of: chunk, text)
        return type.isEmpty ? nil : type
    }

    var warningList: [PNGWarning] {
        withUnsafeBytes(of: warnings, text).split(separator: "\n").map(PNGWarning.init(message:))
    }

    /// Throws the error that the report tells of, if it does.
    func check() throws(PNGError) {
        guard status != PNGSessionStatusSuccess else { return }
        let message = withUnsafeBytes(of: message, text)
        let chunk = chunkType
        let place = chunk.map { "within its \($0) chunk" } ?? "where a chunk should start"
        let offset = Int(offset)
        func error(_ code: PNGError.Code, _ detail: String) -> PNGError {
            PNGError(code, chunk: chunk, offset: offset, detail: detail)
        }
        switch status {
        case PNGSessionStatusNotPNG:
            throw PNGError(.notPNG, offset: 0, detail: "it does not start with the PNG signature")
        case PNGSessionStatusTruncated:
            throw error(.truncated, "the file ends \(place), after \(offset) bytes")
        case PNGSessionStatusChecksumMismatch:
            throw error(.checksumMismatch, "its \(chunk ?? "") chunk does not match its checksum (CRC)")
        case PNGSessionStatusInvalidHeader:
            // libpng warns of each fault, then gives up with a summary.
            let faults = warningList.map(\.reason).joined(separator: ", ")
            throw error(.invalidHeader, faults.isEmpty ? message : faults)
        case PNGSessionStatusMissingImageData:
            throw error(.missingImageData, "the file ends without an IDAT chunk")
        case PNGSessionStatusInvalidImageData:
            throw error(.invalidImageData, message)
        case PNGSessionStatusExceedsLimits:
            throw error(.exceedsLimits, message)
        case PNGSessionStatusOutOfMemory:
            throw error(.outOfMemory, message)
        case PNGSessionStatusInvalidInput:
            throw error(.invalidInput, message)
        default:
            throw error(.invalidStructure, message)
        }
    }
}

/// The text in a C array of characters, up to its NUL.
private func text(in characters: UnsafeRawBufferPointer) -> String {
    String(decoding: characters.prefix { $0 != 0 }, as: UTF8.self)
}
