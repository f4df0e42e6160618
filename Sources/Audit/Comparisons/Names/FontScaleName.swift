internal import SystemColors

/// A font scale of Android's in the name of a screenshot: `fontScale1.5`, `font_scale_2.0f`,
/// `fontScale=200%`, `font-1.5`, and `130%`, as the previews of Compose are called.
struct FontScaleName {
    /// The value of ``ScreenTrait/size``: `font scale 1.5`, or that of systems as they come for 1.
    let value: String
    /// The name without it.
    let rest: String

    private static let marks = ["fontscale", "font_scale", "font-scale", "font scale"].map(Array.init)
    /// What stands before a scale, too, and before a size in pixels, `font-16`, and a face, `webfont-2`.
    private static let plainMark = Array("font")
    /// The scales, in percent, of the previews that Compose offers for them, which need no mark.
    private static let previewed: Set<Double> = [85, 100, 115, 130, 150, 180, 200]
    /// What begins the value of a size that is a font scale.
    private static let prefix = "font scale "

    /// Finds the first in a name.
    init?(in name: String) {
        let characters = Array(name)
        let lowercased = Array(name.lowercased())
        guard characters.count == lowercased.count else { return nil }
        guard let (value, range) = Self.marked(in: lowercased) ?? Self.percentage(in: lowercased) else {
            return nil
        }
        self.value = value
        rest = String(characters[..<range.lowerBound] + characters[range.upperBound...])
    }

    /// The first scale behind a mark, and where both stand.
    private static func marked(in name: [Character]) -> (value: String, range: Range<Int>)? {
        for mark in marks + [plainMark] {
            for start in name.indices where name[start...].starts(with: mark) {
                var end = start + mark.count
                let isParted = end < name.count && "_-= ".contains(name[end])
                if isParted { end += 1 }
                guard let number = number(at: name[end...]), let value = value(of: number.value) else {
                    continue
                }
                let isPlain = mark == plainMark
                if isPlain, !isParted || !number.isExact || !isWordStart(start, of: name) { continue }
                return (value, start..<(end + number.length))
            }
        }
        return nil
    }

    /// The first word that is a scale in percent, and where it stands.
    private static func percentage(in name: [Character]) -> (value: String, range: Range<Int>)? {
        for start in name.indices where name[start].isNumber && isWordStart(start, of: name) {
            // What stands behind a point is a part of a number.
            guard start == 0 || name[start - 1] != ".", let number = number(at: name[start...]),
                name[start + number.length - 1] == "%", previewed.contains(number.value),
                let value = value(of: number.value)
            else { continue }
            return (value, start..<(start + number.length))
        }
        return nil
    }

    private static func isWordStart(_ index: Int, of name: [Character]) -> Bool {
        index == 0 || !name[index - 1].isLetter && !name[index - 1].isNumber
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

    /// A number with a point, or an underline for one, up to the end of the word, its length, and whether
    /// it is one that scales are written as: with decimals, or in percent.
    private static func number(
        at characters: ArraySlice<Character>
    ) -> (value: Double, length: Int, isExact: Bool)? {
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
        let unit = characters.dropFirst(length).first.flatMap { "fx%".contains($0) ? $0 : nil }
        if unit != nil { length += 1 }
        let next = characters.dropFirst(length).first
        guard let number = Double(text), next.map({ !$0.isLetter && !$0.isNumber }) ?? true else {
            return nil
        }
        return (number, length, unit == "%" || text.contains("."))
    }
}
