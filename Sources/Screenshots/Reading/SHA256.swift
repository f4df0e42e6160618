/// The digest that says whether a file's bytes are still those that were audited.
///
/// Source: FIPS 180-4, Secure Hash Standard, 5.1.1, 5.2.1, 5.3.3 and 6.2.2. Written here because the packages
/// that have it bring a whole library of cryptography, minutes of everybody's build; the standard's own
/// examples are the tests.
package enum SHA256 {
    /// The digest of some bytes, as 64 lower-case hexadecimal digits.
    package static func hexDigest(of bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in digest(of: bytes) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The 32 bytes of the digest.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        var state = initial
        var schedule = [UInt32](repeating: 0, count: 64)
        let whole = bytes.count / blockSize * blockSize
        bytes.withUnsafeBytes { buffer in
            for start in stride(from: 0, to: whole, by: blockSize) {
                compress(
                    UnsafeRawBufferPointer(rebasing: buffer[start..<start + blockSize]), into: &state,
                    &schedule)
            }
        }
        // A one, zeroes, and the length in bits end the last block, or the one after it.
        var rest = Array(bytes[whole...]) + [0x80]
        while rest.count % blockSize != blockSize - 8 { rest.append(0) }
        let bits = UInt64(bytes.count) * 8
        rest += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
        rest.withUnsafeBytes { buffer in
            for start in stride(from: 0, to: buffer.count, by: blockSize) {
                compress(
                    UnsafeRawBufferPointer(rebasing: buffer[start..<start + blockSize]), into: &state,
                    &schedule)
            }
        }
        return state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
    }

    private static let blockSize = 64

    private static func compress(
        _ block: UnsafeRawBufferPointer, into state: inout [UInt32], _ schedule: inout [UInt32]
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(
                bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        }
        for index in 16..<64 {
            let (near, far) = (schedule[index - 15], schedule[index - 2])
            let first = rotated(near, 7) ^ rotated(near, 18) ^ near >> 3
            let second = rotated(far, 17) ^ rotated(far, 19) ^ far >> 10
            schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ sum &+ choice &+ constants[index] &+ schedule[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
    private static let initial: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
        0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
        0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
        0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
        0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
        0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
        0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
