internal import ColorMath

/// A function of Sass or Less that makes a colour of others.
///
/// Sass specification, `spec/functions.md` and `spec/built-in-modules/color.md`, legacy colours; Less, "Color
/// Operations". Both calculate in HSL and in encoded sRGB, and round to 8 bits only where they write.
struct StyleColorFunction: Sendable {
    /// What a channel is changed by.
    enum Change: Sendable {
        /// Something is added: `lighten`, `color.adjust`.
        case adjusting
        /// A share of what is left to the end of its range: `color.scale`.
        case scaling
        /// It is set: `color.change`, `fade`.
        case setting
    }

    /// A channel of a colour.
    enum Channel: String, Sendable {
        case red, green, blue, hue, saturation, lightness, alpha
    }

    enum Operation: Sendable {
        /// Changes channels by so much: shares 0…1, or degrees of hue.
        case change(Change, [(channel: Channel, amount: Double)])
        /// Mixes two colours, by the share of the first.
        case mix(Double)
        /// The negative of a colour, by a share.
        case invert(Double)
    }

    let operation: Operation
    /// How many of its arguments are colours; they come first.
    let colorCount: Int
    /// A colour that stands before them.
    private let before: DynamicColor?

    /// The colour that it makes of one or two.
    func callAsFunction(_ given: [DynamicColor]) -> DynamicColor? {
        let colors = [before].compactMap(\.self) + given
        guard let first = colors.first?.extended(to: SRGB.self) else { return nil }
        switch operation {
        case .change(let change, let amounts):
            return amounts.reduce(first) { color, amount in
                Self.changed(color, change, amount.channel, by: amount.amount)
            }.dynamic
        case .mix(let weight):
            guard let second = colors.dropFirst().first?.extended(to: SRGB.self) else { return nil }
            return Self.mixed(first, second, weight).dynamic
        case .invert(let weight):
            let negative = WithAlpha(SRGB(components: 1 - first.color.components), alpha: first.alpha)
            return Self.mixed(negative, first, weight).dynamic
        }
    }

    /// Mixes two colours; of the more opaque one there is more (Sass, `mix()`).
    private static func mixed(
        _ first: WithAlpha<SRGB>, _ second: WithAlpha<SRGB>, _ weight: Double
    ) -> WithAlpha<SRGB> {
        let (balance, difference) = (2 * weight - 1, first.alpha - second.alpha)
        let product = balance * difference
        let share = (product == -1 ? balance : (balance + difference) / (1 + product)) / 2 + 0.5
        return WithAlpha(
            SRGB(components: first.color.components * share + second.color.components * (1 - share)),
            alpha: first.alpha * weight + second.alpha * (1 - weight))
    }

    private static func changed(
        _ color: WithAlpha<SRGB>, _ change: Change, _ channel: Channel, by amount: Double
    ) -> WithAlpha<SRGB> {
        func new(_ value: Double) -> Double {
            switch change {
            case .setting: amount
            case .adjusting: min(max(value + amount, 0), 1)
            case .scaling: value + amount * (amount > 0 ? 1 - value : value)
            }
        }
        var color = color
        var hsl = HSL(color.color)
        switch channel {
        case .red: color.color.red = new(color.color.red)
        case .green: color.color.green = new(color.color.green)
        case .blue: color.color.blue = new(color.color.blue)
        case .alpha: color.alpha = new(color.alpha)
        case .hue: hsl.hue = change == .setting ? amount : hsl.hue + amount
        case .saturation: hsl.saturation = new(hsl.saturation)
        case .lightness: hsl.lightness = new(hsl.lightness)
        }
        switch channel {
        case .hue, .saturation, .lightness: color.color = SRGB(hsl)
        default: break
        }
        return color
    }
}

// MARK: Reading

extension StyleColorFunction {
    /// The function of a name, with what it is given besides colours.
    ///
    /// - Parameter arguments: As written, the colours too.
    /// - Returns: `nil` for another function, and where what is given is not written out.
    init?(_ name: String, _ arguments: [String], in language: StyleLanguage) {
        let plain = name.hasPrefix("color.") ? String(name.dropFirst("color.".count)) : name
        let rest = Array(arguments.dropFirst())
        if let change = Self.changes[plain], !rest.isEmpty {
            let amounts = rest.compactMap { Self.named($0, change) }
            guard amounts.count == rest.count else { return nil }
            self.init(.change(change, amounts))
        } else if plain == "mix", (1...2).contains(rest.count) {
            guard let weight = Self.weight(rest.dropFirst().first, usual: 0.5) else { return nil }
            self.init(.mix(weight), colorCount: 2)
        } else if let color = Self.tints[plain], language == .less, rest.count <= 1 {
            guard let weight = Self.weight(rest.first, usual: 0.5) else { return nil }
            self.init(.mix(weight), before: color.dynamic)
        } else if plain == "invert", rest.count <= 1 {
            guard let weight = Self.weight(rest.first, usual: 1) else { return nil }
            self.init(.invert(weight))
        } else if let (channel, amount) = Self.fixed[plain], rest.isEmpty {
            self.init(.change(.adjusting, [(channel, amount)]))
        } else if let (channel, sign) = Self.steps[plain], rest.count == 1 {
            guard let amount = Self.amount(Self.unnamed(rest[0]), of: channel) else { return nil }
            self.init(.change(plain == "fade" ? .setting : .adjusting, [(channel, sign * amount)]))
        } else {
            return nil
        }
    }

    private init(_ operation: Operation, colorCount: Int = 1, before: DynamicColor? = nil) {
        (self.operation, self.colorCount, self.before) = (operation, colorCount, before)
    }

    private static let changes: [String: Change] = [
        "adjust": .adjusting, "adjust-color": .adjusting, "scale": .scaling, "scale-color": .scaling,
        "change": .setting, "change-color": .setting,
    ]

    /// What Less mixes with white and with black.
    private static let tints: [String: SRGB] = ["tint": SRGB(SRGB8.white), "shade": SRGB(SRGB8.black)]

    /// What takes one amount, and its sign.
    private static let steps: [String: (Channel, Double)] = [
        "lighten": (.lightness, 1), "darken": (.lightness, -1), "saturate": (.saturation, 1),
        "desaturate": (.saturation, -1), "adjust-hue": (.hue, 1), "spin": (.hue, 1),
        "opacify": (.alpha, 1), "fade-in": (.alpha, 1), "fadein": (.alpha, 1), "fade": (.alpha, 1),
        "transparentize": (.alpha, -1), "fade-out": (.alpha, -1), "fadeout": (.alpha, -1),
    ]

    /// What takes none.
    private static let fixed: [String: (Channel, Double)] = [
        "grayscale": (.saturation, -1), "greyscale": (.saturation, -1), "complement": (.hue, 180),
    ]

    /// A channel with its amount: `$lightness: -10%`.
    private static func named(_ argument: String, _ change: Change) -> (channel: Channel, amount: Double)? {
        let parts = argument.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        guard parts.count == 2, parts[0].hasPrefix("$"),
            let channel = Channel(rawValue: String(parts[0].dropFirst()))
        else { return nil }
        let isCode = [.red, .green, .blue].contains(channel) && change != .scaling
        let amount = isCode ? Double(parts[1]).map { $0 / 255 } : Self.amount(parts[1], of: channel)
        return amount.map { (channel, $0) }
    }

    /// An amount: `10%` and `10` are a tenth, but of an alpha.
    private static func amount(_ text: String, of channel: Channel) -> Double? {
        if channel == .hue { return Double(text.hasSuffix("deg") ? String(text.dropLast(3)) : text) }
        guard let share = CSSShare(text) else { return nil }
        return text.hasSuffix("%") || channel == .alpha ? share.value : share.value / 100
    }

    private static func weight(_ argument: String?, usual: Double) -> Double? {
        guard let argument else { return usual }
        return amount(unnamed(argument), of: .lightness).map { min(max($0, 0), 1) }
    }

    /// An argument without its name: `$weight: 20%`.
    private static func unnamed(_ argument: String) -> String {
        let text = argument.hasPrefix("$") ? argument.drop { $0 != ":" }.dropFirst() : argument[...]
        return text.filter { !$0.isWhitespace }
    }
}
