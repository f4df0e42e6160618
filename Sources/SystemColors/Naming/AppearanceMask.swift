/// A set of appearances as bits, in the order of ``Appearance/allCases``.
struct AppearanceMask: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ appearance: Appearance) {
        let index =
            (appearance.level == .elevated ? 4 : 0) + (appearance.contrast == .increased ? 2 : 0)
            + (appearance.style == .dark ? 1 : 0)
        rawValue = 1 << UInt8(index)
    }

    init(where isMember: (Appearance) -> Bool) {
        self = Appearance.allCases.filter(isMember).reduce(into: []) { $0.formUnion(AppearanceMask($1)) }
    }

    /// The members, in the order of ``Appearance/allCases``.
    var appearances: [Appearance] { Appearance.allCases.filter { contains(AppearanceMask($0)) } }
}
