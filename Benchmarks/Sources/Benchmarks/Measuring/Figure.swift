internal import Foundation

/// A figure on one line of the output.
struct Figure: CustomStringConvertible {
    let label: String
    let value: Double
    let unit: String
    /// The most that the value may be; `nil` where anything goes.
    let limit: Double?

    init(_ label: String, _ value: Double, _ unit: String, atMost limit: Double? = nil) {
        self.label = label
        self.value = value
        self.unit = unit
        self.limit = limit
    }

    /// Whether the value is what it may be.
    var isMet: Bool { limit.map { value <= $0 } ?? true }

    var description: String {
        let digits = value < 10 ? 2 : value < 100 ? 1 : 0
        let padded = label.padding(toLength: 44, withPad: " ", startingAt: 0)
        let figure = "  \(padded) \(String(format: "%10.\(digits)f", value)) \(unit)"
        guard let limit else { return figure }
        return "\(figure.padding(toLength: 72, withPad: " ", startingAt: 0)) "
            + "\(isMet ? "pass" : "FAIL"): at most \(String(format: "%g", limit))"
    }
}
