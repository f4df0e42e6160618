import RandomNumbers

/// Files of palettes that nobody would write: names of any scalars, colours beyond all numbers, things that
/// refer to themselves. They are what their formats allow, so that all of them comes through to the rules and
/// reports.
struct NastyPalette {
    private var random: SplitMix64
    /// How many times more colours a file has.
    private let size: Int

    /// The files that ``file()`` gives in turn.
    static let formats = ["css", "tokens", "studio", "catalog", "gpl", "aco", "ase", "swift", "legible"]

    init(seed: UInt64, size: Int = 1) {
        random = SplitMix64(state: seed)
        self.size = size
    }

    /// A file of a format: its name, and its bytes.
    mutating func file(_ format: String) -> (name: String, bytes: [UInt8]) {
        switch format {
        case "css": ("a.css", Array(stylesheet.utf8))
        case "tokens": ("a.tokens.json", Array(tokens.utf8))
        case "studio": ("a.json", Array(studio.utf8))
        case "catalog": ("C.xcassets/\(folder).colorset/Contents.json", Array(colorSet.utf8))
        case "gpl": ("a.gpl", Array(gimp.utf8))
        case "aco": ("a.aco", photoshop)
        case "ase": ("a.ase", exchange)
        case "swift": ("A.swift", Array(swift.utf8))
        default: ("a.json", Array(legible.utf8))
        }
    }

    // MARK: Words

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
    private mutating func pick(_ choices: [String], _ other: String) -> String {
        choices.randomElement(using: &random) ?? other
    }
    private mutating func pick<Number: FixedWidthInteger>(of choices: [Number]) -> Number {
        choices.randomElement(using: &random) ?? 0
    }
    private mutating func list<Element>(_ count: ClosedRange<Int>, _ make: (inout Self) -> Element)
        -> [Element]
    {
        (0..<Int.random(in: count, using: &random) * size).map { _ in make(&self) }
    }

    private static let pieces = [
        "_", "-", "--", "★", "🔴", "👩‍👩‍👧‍👦", "🇩🇪", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{202E}", "\u{200F}",
        "\u{0}", "\u{7}",
        "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "ß", "ŉ", "İ", "ǅ", "Ⅷ", "½", "٣", "一", "ア", " ", "", ".", "/",
        "{", "}", "$", "$root",
        "$value", "on", "on", "text", "background", "surface", "label", "icon", "chart", "link", "tint",
        "material", "thin", "1",
        "2", "100", "50", "900", "99999999999999999999", "-1", "=1+1", "@SUM", "+", "\t", "\r", "\n", "\"",
        "'", "\\", ",", ";", ":",
        "value", "dark", "light", "inverse", "disabled", "A", "aB", "AB", "Ab1", "<b>", "&amp;", "|", "`",
        "*", "?", "#", "%",
    ]

    private mutating func word() -> String {
        if chance(0.01) { return String(repeating: pick(Self.pieces, "x"), count: 400) }
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(Self.pieces, "x") }.joined()
    }

    /// A name that pairs are told by, or any.
    private mutating func name() -> String {
        if chance(0.5) {
            return pick(
                [
                    "text", "background", "onPrimary", "primary", "text-muted", "surface", "icon", "chart-1",
                    "chart-2",
                    "chart-3", "blue-100", "blue-200", "blue-300", "link", "thinMaterial", "systemRed",
                    "inverse-text",
                    "inverse-surface", "card-text", "card-background",
                ], "text")
        }
        return word()
    }

    private mutating func number() -> String {
        if chance(0.6) { return "\(Double.random(in: 0...1, using: &random))" }
        return pick(
            [
                "0", "-0", "1", "255", "1e300", "-1e300", "1e-300", "9007199254740993", "-1", "1e30", "0.5",
                "128",
            ], "0")
    }

    private mutating func color(_ depth: Int = 0) -> String {
        let simple: [String] = [
            "#000", "#fff", "#7f7f7f", "#12345678", "#0000", "white", "transparent", "currentcolor", "none",
            "",
            "rgb(\(number()) \(number()) \(number()) / \(number()))",
            "oklch(\(number()) \(number()) \(number()))",
            "color(srgb \(number()) \(number()) \(number()))",
            "color(display-p3 \(number()) \(number()) \(number()))",
            "color(xyz \(number()) \(number()) \(number()))", "lab(\(number()) \(number()) \(number()))",
            "hsl(\(number()) \(number())% \(number())%)", "rgb(calc(\(number()) / 0) 0 0)",
            "hwb(none none none)",
            "rgb(0 0 0 / calc(infinity - infinity))", "rgb(round(\(number()), 0) 1 1)", "\(number())",
            "\(number()) \(number())% 3%",
        ]
        guard depth < 3, chance(0.4) else { return pick(simple, "#123456") }
        let (first, second) = (color(depth + 1), color(depth + 1))
        return pick(
            [
                "color-mix(in oklab, \(first) \(number())%, \(second))", "light-dark(\(first), \(second))",
                "rgb(from \(first) r g b / \(number()))", "oklch(from \(first) calc(l * \(number())) c h)",
                "contrast-color(\(first))", "rgba(\(first), \(number()))", "rgba(\(first), calc(nan))",
                "color-mix(in hsl longer hue, \(first), \(second), \(first))",
            ], first)
    }

    // MARK: Text formats

    private mutating func cssName() -> String {
        var text = "--"
        for scalar in name().unicodeScalars {
            let isPlain =
                scalar.value >= 0x80 || scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
            text += isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
        }
        return text
    }

    private var stylesheet: String {
        mutating get {
            let names = list(2...12) { $0.cssName() }
            func one(_ own: inout Self) -> String { own.pick(names, "--x") }
            let selectors: [String] = [
                ":root", ".dark", "[data-theme=dark]", ".a, .b, .dark", ":is(.dark, :is(.x, .y))", "&", "*",
                ".★", ":has([[[[",
                ":root, .c > .d", "html:not(.x)", "@media (prefers-color-scheme: dark)",
                "@supports not (x: y)", "@layer a.b",
                "@media ((a) or (b)) and ((c) or (prefers-contrast: more))",
                "@media not all and (color-gamut: p3)",
                "@container x", "@property \(one(&self))", "@scope (.dark)",
            ]
            return list(1...6) { own in
                let body = own.list(1...6) { own in
                    let value =
                        own.chance(0.3)
                        ? "var(\(one(&own))\(own.chance(0.5) ? ", \(own.color())" : ""))"
                        : own.chance(0.1) ? "hsl(var(\(one(&own))) / var(\(one(&own))))" : own.color()
                    return "\(one(&own)): \(value)\(own.chance(0.1) ? " !important" : "");"
                }.joined()
                let inner = own.chance(0.3) ? "\(own.pick(selectors, "&")) { \(body) }" : body
                return
                    "\(own.pick(selectors, ":root")) { \(inner) initial-value: \(own.color()); color-scheme: dark }"
            }.joined(separator: own(", /* legible:ignore */ "))
        }
    }

    private mutating func own(_ text: String) -> String { chance(0.1) ? text : "\n" }

    private func quoted(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case _ where scalar.value < 0x20:
                    "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                default: String(scalar)
                }
            }.joined() + "\""
    }

    /// A colour that every format takes.
    private mutating func plainColor() -> String {
        let digits = String(UInt32.random(in: 0..<1 << 24, using: &random), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private mutating func token(_ names: [String]) -> String {
        if chance(0.5) { return "{\"$type\": \"color\", \"$value\": \"\(plainColor())\"}" }
        let alias = "{\(pick(names, "x"))}"
        let value = pick(
            [
                quoted(color()), quoted(alias), quoted("rgba(\(alias), \(number()))"),
                quoted("color-mix(in srgb, \(alias), \(alias))"),
                "{\"$ref\": \(quoted("#/" + pick(names, "x")))}",
                "{\"colorSpace\": \"\(pick(["srgb", "oklch", "xyz", "lab", "hsl", "★"], "srgb"))\", \"components\": [\(number()), \(number()), \(number())], \"alpha\": \(number()), \"hex\": \"#123456\"}",
                "[{\"color\": \(quoted(alias))}]", "1", "null",
            ], "null")
        let modifier =
            chance(0.2)
            ? ", \"$extensions\": {\"studio.tokens\": {\"modify\": {\"type\": \"\(pick(["mix", "lighten", "alpha", "★"], "mix"))\", \"space\": \"lch\", \"value\": \(quoted(number())), \"color\": \(quoted(alias))}}, \"mode\": {\"dark\": \(quoted(color()))}}"
            : ""
        let type = pick(["color", "color", "shadow", "gradient", "number"], "color")
        return "{\"$type\": \"\(type)\", \"$value\": \(value)\(modifier)}"
    }

    private var tokens: String {
        mutating get {
            let names = list(2...12) { $0.name() }
            func group(_ own: inout Self, _ depth: Int) -> String {
                let members = own.list(1...4) { own -> String in
                    let key = own.quoted(own.pick(names, "x"))
                    return
                        "\(key): \(depth < 3 && own.chance(0.3) ? group(&own, depth + 1) : own.token(names))"
                }
                let extends =
                    own.chance(0.3) ? ["\"$extends\": \(own.quoted("{\(own.pick(names, "x"))}"))"] : []
                return "{" + (members + extends).joined(separator: ", ") + "}"
            }
            return group(&self, 0)
        }
    }

    private var studio: String {
        mutating get {
            let sets = list(1...4) { $0.word() }
            let members = sets.map { set in
                let tokens = list(1...6) { own in "\(own.quoted(own.name())): \(own.token(sets))" }
                return "\(quoted(set)): {\(tokens.joined(separator: ", "))}"
            }
            let themes = list(0...4) { own in
                "{\"name\": \(own.quoted(own.word())), \"group\": \(own.quoted(own.word())), \"selectedTokenSets\": {\(own.quoted(own.pick(sets, "x"))): \"enabled\"}}"
            }
            return "{\(members.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))]}"
        }
    }

    private var legible: String {
        mutating get {
            let colors = list(1...8) { own in
                let value =
                    own.chance(0.2)
                    ? "{\"system\": \(own.quoted(own.word())), \"platform\": \(own.quoted(own.word()))}"
                    : own.quoted(own.color())
                return
                    "\(own.quoted(own.name())): {\"value\": \(value), \"modes\": {\"d\": \(own.quoted(own.color()))}}"
            }
            return
                "{\"legiblePalette\": 1, \"modes\": {\"d\": {\"luminosity\": \"dark\"}}, \"colors\": {\(colors.joined(separator: ", "))}}"
        }
    }

    private var folder: String {
        mutating get {
            let name = name().unicodeScalars.filter { $0 != "/" && $0 != "\0" }.map { String($0) }.joined()
            // A name has to fit the file system.
            return name.isEmpty || name.utf8.count > 200 ? "★" : name
        }
    }

    private var colorSet: String {
        mutating get {
            let colors = list(1...3) { own in
                let isPlain = own.chance(0.5)
                let space = own.pick(
                    ["srgb", "display-p3", "extended-srgb", "gray-gamma-22", "extended-linear-srgb", "★"],
                    "srgb")
                let components = ["red", "green", "blue", "white", "alpha"].map {
                    let number = isPlain ? "\(Double.random(in: 0...1, using: &own.random))" : own.number()
                    return "\"\($0)\": \"\(number)\""
                }
                .joined(separator: ", ")
                let dark =
                    own.chance(0.5)
                    ? "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], " : ""
                return "{\(dark)\"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}"
            }
            return "{\"colors\": [\(colors.joined(separator: ", "))]}"
        }
    }

    private var gimp: String {
        mutating get {
            "GIMP Palette\nName: x\n"
                + list(1...12) { own in
                    let blue =
                        own.chance(0.7) ? "99" : own.pick(["255", "256", "-1", "99999999999999999999"], "0")
                    return "\(Int.random(in: 0...255, using: &own.random)) 0 \(blue) \(own.name())\n"
                }.joined()
        }
    }

    private var swift: String {
        mutating get {
            let names = list(2...10) { own in
                "`" + own.name().filter { $0 != "`" && $0 != "\n" && $0 != "\r\n" } + "`"
            }
            func value(_ own: inout Self, _ depth: Int = 0) -> String {
                let other = own.pick(names, "x")
                let number = own.number()
                if depth < 2, own.chance(0.3) {
                    let (first, second) = (value(&own, depth + 1), value(&own, depth + 1))
                    return "UIColor { $0.userInterfaceStyle == .dark ? \(first) : \(second) }"
                }
                return own.pick(
                    [
                        "Color(red: \(number), green: 0, blue: 1)",
                        "UIColor(white: \(number), alpha: \(own.number()))",
                        "Color(hex: 0xFF8800)", "Color(hue: \(number), saturation: 9, brightness: 1)", other,
                        ".\(other).opacity(\(number))",
                        "Self.\(other)", "Color(red: 1e308 * 1e308, green: 1 / 0, blue: -1)", "Color(",
                    ], other)
            }
            return "extension Color {\n"
                + list(1...12) { own in "static let \(own.pick(names, "x")) = \(value(&own))\n" }.joined()
                + "}\n"
        }
    }

    // MARK: Binary formats

    private func bytes(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    private func text(_ text: String) -> [UInt8] { text.utf16.flatMap(bytes) }

    private var photoshop: [UInt8] {
        mutating get {
            let colors = list(1...12) { own -> [UInt8] in
                let name = own.name()
                let values = (0..<4).map { _ in UInt16.random(in: 0 ... .max, using: &own.random) }
                return own.bytes(own.pick(of: [0, 1, 7, 8, 2])) + values.flatMap(own.bytes)
                    + own.bytes(0) + own.bytes(UInt16(name.utf16.count + 1)) + own.text(name) + own.bytes(0)
            }
            return bytes(2) + bytes(UInt16(colors.count)) + colors.joined()
        }
    }

    private var exchange: [UInt8] {
        mutating get {
            let blocks = list(1...12) { own -> [UInt8] in
                let name = own.name()
                let values = (0..<3).flatMap { _ -> [UInt8] in
                    let pattern: UInt32 = own.pick(of: [
                        0, 0x3F80_0000, 0x7F7F_FFFF, 0xFF7F_FFFF, 0x7FC0_0000, 0x3F00_0000,
                    ])
                    return own.bytes(UInt16(pattern >> 16)) + own.bytes(UInt16(truncatingIfNeeded: pattern))
                }
                let model = own.pick(["RGB ", "LAB ", "CMYK"], "RGB ")
                let content =
                    own.bytes(UInt16(name.utf16.count + 1)) + own.text(name) + own.bytes(0)
                    + Array(model.utf8) + values
                    + own.bytes(0)
                return own.bytes(1) + own.bytes(0) + own.bytes(UInt16(content.count)) + content
            }
            return Array("ASEF".utf8) + bytes(1) + bytes(0) + bytes(0) + bytes(UInt16(blocks.count))
                + blocks.joined()
        }
    }
}
