internal import Screenshots

/// A share of the inputs of a run, for one of several machines.
///
/// Which share a file belongs to is told by its path in the project alone: a file that is added or taken away
/// moves no other.
public struct Shard: Hashable, Sendable {
    /// The number of the share, from 1.
    public let number: Int
    /// The number of shares.
    public let count: Int

    /// Reads a share as the command line writes it, `2/5`; `nil` for what is none.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...1_000_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether a file belongs to the share: the first eight bytes of the SHA-256 of its path, modulo the
    /// number of shares.
    ///
    /// - Parameter path: The path from the project's folder.
    public func contains(_ path: String) -> Bool {
        let digest = SHA256.digest(of: Array(path.utf8)).prefix(8)
        let hash = digest.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return hash % UInt64(count) == UInt64(number - 1)
    }
}

extension Shard: LosslessStringConvertible {
    /// The share as the command line writes it.
    public var description: String { "\(number)/\(count)" }
}

extension Shard: Codable {
    /// Reads a ``description``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let shard = Shard(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no share of a run")
        }
        self = shard
    }

    /// Writes the ``description``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
