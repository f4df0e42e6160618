internal import Foundation

/// A figure on one line of the output.
struct Figure: CustomStringConvertible {
    let label: String
    let value: Double
    let unit: String

    init(_ label: String, _ value: Double, _ unit: String) {
        self.label = label
        self.value = value
        self.unit = unit
    }

    var description: String {
        let digits = value < 10 ? 2 : value < 100 ? 1 : 0
        let padded = label.padding(toLength: 44, withPad: " ", startingAt: 0)
        return "  \(padded) \(String(format: "%10.\(digits)f", value)) \(unit)"
    }
}
