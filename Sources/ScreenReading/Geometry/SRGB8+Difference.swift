package import ColorMath

extension SRGB8 {
    /// The largest difference in a channel, in code values.
    package func largestDifference(from other: SRGB8) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
            abs(Int(blue) - Int(other.blue)))
    }

    /// How much the channels differ, in code values: 0 for a grey.
    package var spread: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }
}
