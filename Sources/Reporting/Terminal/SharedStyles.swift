internal import Audit
internal import FileSystem

/// The part of the terminal report that says which styles of text do not pass on several screens: what to
/// change first.
struct SharedStyles {
    /// What it says; empty where no screens share such a style.
    let lines: [String]
    /// Why not every style could be read, where that is so.
    let fault: FileError?

    /// How many are listed.
    private static let most = 10

    /// Whether a style may be among them.
    static func mayList(_ style: RunStyle) -> Bool { style.verdict != .pass && style.place == nil }

    /// Lists styles.
    ///
    /// - Parameter tally: Those of them that may be listed.
    init(of tally: StyleTally) {
        var shared = FirstOnes<CountedStyle>(Self.most) { $0.lines > $1.lines }
        fault = tally.forEach { if $0.screens > 1 { shared.add($0) } }
        guard !shared.elements.isEmpty else {
            lines = []
            return
        }
        let listed = shared.elements.map { counted in
            let sign = counted.style.verdict == .fail ? "✗" : "?"
            return "  \(sign) \(counted.words): \(counted.ratio), \(counted.frequency)"
        }
        let rest = shared.otherCount > 0 ? ["  and \(counted(shared.otherCount, "other style"))"] : []
        lines = ["Styles that do not pass on several screens:"] + listed + rest
    }
}
