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
    init(named text: String) {
        var digest = StatementDigest()
        digest.add(text.utf8)
        rawValue = 1 << (1 + digest.value % 63)
    }
}
