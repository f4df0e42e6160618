internal import ColorMath

/// A measured number as reports print it: cut to two decimals towards zero, so that it never reaches a limit that the
/// number itself does not reach.
package struct Figure: Hashable, Sendable, Encodable {
    /// The number, cut.
    package let value: Double

    /// Cuts a number; one that is not finite becomes 0.
    package init(_ number: Double) {
        value = number.isFinite ? ContrastRatio(number).truncated : 0
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Figure: CustomStringConvertible {
    /// The shortest form: `3`, `4.5`, `17.62`.
    package var description: String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
