/// What switches a mode on: classes, attributes and at-rules, a bit each.
///
/// Two may share a bit: then what differs between them is not noticed, and nothing is invented.
struct ThemeSwitches: OptionSet, Sendable {
    let rawValue: UInt64

    /// An at-rule, such as a media query.
    static let atRule = ThemeSwitches(rawValue: 1)

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// A class or an attribute, by its text.
    ///
    /// Numbered by FNV-1a (Fowler, Noll, Vo; RFC 9923), so that it is the same in every run.
    init(named text: String) {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        rawValue = 1 << (1 + hash % 63)
    }
}
