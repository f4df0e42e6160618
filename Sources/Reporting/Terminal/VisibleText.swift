extension String {
    /// The text with every control and direction-changing character written out, so that a file's name
    /// cannot move the cursor, change colours or turn the line around; and with every code point that is no
    /// character, which YAML does not allow even in a comment.
    public var visible: String {
        // Most text is of printable ASCII, which stays.
        guard utf8.contains(where: { !(0x20..<0x7F).contains($0) }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator,
                _ where scalar.properties.isNoncharacterCodePoint:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
