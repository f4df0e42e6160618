internal import Audit
internal import ColorMath

/// The contrast of a pair in modes that are said beside the worst.
struct OtherModes {
    private let ratios: [(contrast: Double?, modes: String?)]

    init(_ ratios: [(contrast: Double?, modes: String?)]) {
        self.ratios = ratios
    }

    /// How many are named.
    private static let most = 8

    /// As a clause: `1.69 in blue; 2.74 in jade, dark and 3 more`; `nil` where there are none.
    var words: String? {
        guard !ratios.isEmpty else { return nil }
        return listed(ratios, first: Self.most, joinedBy: "; ") { ratio in
            [ratio.contrast.map { ContrastRatio($0).description }, ratio.modes].compactMap(\.self)
                .joined(separator: " ")
        }
    }
}
