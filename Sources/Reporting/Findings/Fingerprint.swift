/// What a finding is recognised by from one run to the next: its content, not its position.
///
/// Findings of the same content in one file are numbered in their order, so that no two findings of a file
/// share a fingerprint.
public struct Fingerprint: Hashable, Sendable {
    private let hash: UInt64
    private let ordinal: Int

    /// Takes the fingerprint of the `ordinal`-th finding, from 1, with some content.
    package init(of content: [String], ordinal: Int = 1) {
        hash = Self.hash(of: content)
        self.ordinal = ordinal
    }

    fileprivate init(hash: UInt64, ordinal: Int) {
        self.hash = hash
        self.ordinal = ordinal
    }

    /// The 64-bit FNV-1a hash of texts, each followed by a NUL.
    ///
    /// Not Swift's own hash, which differs from process to process. Source: Fowler, Noll and Vo,
    /// <http://www.isthe.com/chongo/tech/comp/fnv/>.
    fileprivate static func hash(of texts: [String]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            hash = hash &* 0x100_0000_01B3
        }
        return hash
    }
}

extension Fingerprint {
    /// The hash of the content alone, as sixteen hexadecimal digits.
    var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension Fingerprint: LosslessStringConvertible {
    /// Sixteen hexadecimal digits and the number: `39fa2ee980eb94b0:1`.
    public var description: String { "\(digits):\(ordinal)" }

    /// Reads a ``description``; `nil` for what is none.
    public init?(_ description: String) {
        let parts = description.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 16,
            let hash = UInt64(Substring(parts[0]), radix: 16), let ordinal = Int(Substring(parts[1])),
            ordinal > 0
        else { return nil }
        self.hash = hash
        self.ordinal = ordinal
        guard self.description == description else { return nil }
    }
}

extension Fingerprint: Codable {
    /// Reads a ``description``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let fingerprint = Fingerprint(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no fingerprint")
        }
        self = fingerprint
    }

    /// Writes the ``description``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Numbers findings of the same content.
struct FingerprintCounter {
    private var counts: [Content: Int] = [:]

    /// A content by its hash: two that share one share their numbers, too, and so no fingerprint.
    private struct Content: Hashable {
        let path: String
        let hash: UInt64
    }

    /// The fingerprint of the next finding of a file with some content.
    mutating func next(of content: [String], in path: String) -> Fingerprint {
        let hash = Fingerprint.hash(of: content)
        counts[Content(path: path, hash: hash), default: 0] += 1
        return Fingerprint(hash: hash, ordinal: counts[Content(path: path, hash: hash), default: 1])
    }
}
