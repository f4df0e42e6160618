/// The fixed start of an ICC profile: its header and its table of tags, checked before the colour engine sees
/// it.
///
/// Source: ICC.1:2022 §7.2 and §7.3.
struct ICCHeader {
    static let size = 128
    /// No real profile has more; the colour engine itself stops here.
    private static let tagLimit = 100

    /// Checks signature, sizes and tags.
    static func validate(_ data: [UInt8]) throws(ICCProfileError) {
        guard data.count >= size + 4 else {
            throw ICCProfileError(.truncated, "\(data.count) bytes, and the header alone takes \(size + 4)")
        }
        guard Array(data[36..<40]) == Array("acsp".utf8) else {
            throw ICCProfileError(.notAProfile, "the signature 'acsp' is missing")
        }
        let declared = word(data, at: 0)
        guard declared <= data.count else {
            throw ICCProfileError(.truncated, "it claims \(declared) bytes and has \(data.count)")
        }
        let count = word(data, at: size)
        guard count <= tagLimit else { throw ICCProfileError(.damaged, "it claims \(count) tags") }
        guard declared >= size + 4 + 12 * count else {
            throw ICCProfileError(.truncated, "\(declared) bytes cannot hold \(count) tags")
        }
        for index in 0..<count {
            let entry = size + 4 + 12 * index
            let (offset, length) = (word(data, at: entry + 4), word(data, at: entry + 8))
            guard offset + length <= declared else {
                throw ICCProfileError(.damaged, "tag \(index + 1) lies outside the profile")
            }
        }
    }

    private static func word(_ data: [UInt8], at offset: Int) -> Int {
        data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
