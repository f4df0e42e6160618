internal import SystemColors

/// A font scale of Android's in the name of a screenshot: `fontScale1.5`, `font_scale_2.0f`,
/// `fontScale=200%`.
struct FontScaleName {
    /// The value of ``ScreenTrait/size``: `font scale 1.5`, or that of systems as they come for 1.
    let value: String
    /// The name without it.
    let rest: String

    private static let marks = ["fontscale", "font_scale", "font-scale", "font scale"].map(Array.init)
    /// What begins the value of a size that is a font scale.
    private static let prefix = "font scale "

    /// Finds the first in a name.
    init?(in name: String) {
        let characters = Array(name)
        let lowercased = Array(name.lowercased())
        guard characters.count == lowercased.count else { return nil }
        for mark in Self.marks {
            for start in lowercased.indices where lowercased[start...].starts(with: mark) {
                var end = start + mark.count
                if end < lowercased.count, "_-= ".contains(lowercased[end]) { end += 1 }
                guard let (number, length) = Self.number(at: lowercased[end...]),
                    let value = Self.value(of: number)
                else { continue }
                self.value = value
                rest = String(characters[..<start] + characters[(end + length)...])
                return
            }
        }
        return nil
    }

    /// The value of ``ScreenTrait/size`` for a factor, or percent where it is too large for one.
    static func value(of number: Double) -> String? {
        guard let scale = FontScale(number >= 50 ? number / 100 : number) else { return nil }
        return scale.value == 1 ? ScreenTrait.size.usual : prefix + "\(Figure(scale.value))"
    }

    /// The scale that a value of ``ScreenTrait/size`` stands for; `nil` for a size of Apple's.
    static func scale(of value: String) -> FontScale? {
        if value == ScreenTrait.size.usual { return FontScale(1) }
        guard value.hasPrefix(prefix) else { return nil }
        return Double(value.dropFirst(prefix.count)).flatMap(FontScale.init)
    }

    /// A number with a point, or an underline for one, up to the end of the word, and its length.
    private static func number(at characters: ArraySlice<Character>) -> (Double, length: Int)? {
        let digits = characters.prefix(while: \.isNumber)
        guard !digits.isEmpty else { return nil }
        var text = String(digits)
        var length = digits.count
        let behind = characters.dropFirst(length)
        if let point = behind.first, point == "." || point == "_" {
            let decimals = behind.dropFirst().prefix(while: \.isNumber)
            if (1...2).contains(decimals.count) {
                text += "." + String(decimals)
                length += 1 + decimals.count
            }
        }
        if let mark = characters.dropFirst(length).first, "fx%".contains(mark) { length += 1 }
        let next = characters.dropFirst(length).first
        guard let number = Double(text), next.map({ !$0.isLetter && !$0.isNumber }) ?? true else {
            return nil
        }
        return (number, length)
    }
}
