import Screenshots
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    /// The examples of NIST for FIPS 180 (csrc.nist.gov, "Cryptographic Standards and Guidelines, Example
    /// Values", SHA_All.pdf): no, one and two blocks, and a million letters.
    @Test(
        "gives the digests of the standard's examples",
        arguments: [
            ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
                    + "mnopqrstnopqrstu", 1,
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
            ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        ])
    func examples(text: String, count: Int, digest: String) {
        #expect(SHA256.hexDigest(of: Array(String(repeating: text, count: count).utf8)) == digest)
    }

    /// Every way in which a message can end within its last block. The digest of the digests is of Python's
    /// hashlib, with `h = sha256()`:
    /// `for n in range(200): h.update(sha256(bytes((7*i+n)%256 for i in range(n))).hexdigest().encode())`.
    @Test("is that of another implementation for messages of every length")
    func lengths() {
        var digests: [UInt8] = []
        for count in 0..<200 {
            let message = (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0 + count) }
            digests += Array(SHA256.hexDigest(of: message).utf8)
        }
        #expect(
            SHA256.hexDigest(of: digests)
                == "b8f5d54cfd1cbbcae2003d1365d9fab7e5bc61813fa3486ee6a6a6bf38db4745")
    }
}
