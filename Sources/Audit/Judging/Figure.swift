internal import ColorMath

/// A measured number, which reports print cut to two decimals towards zero, so that it never reaches a limit
/// that the number itself does not reach.
package struct Figure: Hashable, Sendable {
    /// The number as it was measured.
    package let exact: Double

    /// Takes a number; one that is not finite becomes 0.
    package init(_ number: Double) {
        exact = number.isFinite ? number : 0
    }

    /// The number, cut.
    package var value: Double { ContrastRatio(exact).truncated }
}

extension Figure: Codable {
    /// Reads a number as it stands.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Double.self))
    }

    /// Writes the number: cut, or as it was measured where the encoder's ``Swift/CodingUserInfoKey/isExact``
    /// says so.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoder.isExact ? exact : value)
    }
}

extension CodingUserInfoKey {
    /// The name under which an encoder is asked to write numbers as they were measured, and what reports are
    /// made from beside what they show: `true` where it is.
    package static let isExact = CodingUserInfoKey(name: "legible.isExact")

    private init(name: String) {
        guard let key = CodingUserInfoKey(rawValue: name) else { preconditionFailure("a key takes any name") }
        self = key
    }
}

extension Encoder {
    /// Whether what is written is to be read again, with nothing lost.
    package var isExact: Bool { userInfo[.isExact] as? Bool == true }
}

extension Figure: CustomStringConvertible {
    /// The shortest form: `3`, `4.5`, `17.62`.
    package var description: String {
        let value = value
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
