/// A number as files write it: some digits behind the point, no exponent.
enum DecimalText {
    /// More digits than these say nothing about a colour.
    private static let maximumPlaces = 10

    /// A number rounded to some places behind the point, all of which are written.
    static func text(_ value: Double, places: Int) -> String {
        let places = max(0, min(maximumPlaces, places))
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        // A component of a colour is far below what overflows here; what is not is no colour.
        let scaled = UInt64(min(abs(value) * scale, 9e15).rounded())
        let digits = String(scaled)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return sign + padded.dropLast(places) + (places > 0 ? "." + padded.suffix(places) : "")
    }

    /// An opacity, rounded up: with as many places as an old one, and at least so many that a hundredth can
    /// be told.
    ///
    /// - Parameters:
    ///   - value: The opacity, 0…1.
    ///   - old: The number that stands there.
    ///   - unit: What the number stands for 1 with: 100 for percentages.
    static func opacity(_ value: Double, like old: some StringProtocol, unit: Double = 1) -> String {
        let places = max(places(in: old), unit == 100 ? 0 : 2)
        let step = (0..<places).reduce(1.0) { step, _ in step / 10 } / unit
        let raised = (value / step - 1e-6).rounded(.up) * step
        return text(min(1, raised) * unit, places: places)
    }

    /// The number of digits behind the point of a number's text.
    static func places(in text: some StringProtocol) -> Int {
        text.firstIndex(of: ".").map { text[$0...].dropFirst().prefix { $0.isASCII && $0.isNumber }.count }
            ?? 0
    }
}
