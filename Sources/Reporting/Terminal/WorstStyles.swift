internal import Audit
internal import FileSystem

/// The part of the terminal report that says which styles of text do not pass: what to change first.
struct WorstStyles {
    /// What it says; empty where every style passes.
    let lines: [String]
    /// Why not every style could be read, where that is so.
    let fault: FileError?

    /// How many are listed.
    private static let most = 10

    /// Whether a style may be among them.
    static func mayList(_ style: RunStyle) -> Bool { style.verdict != .pass && style.place == nil }

    /// Lists styles, those that fail first, then those of most lines.
    ///
    /// - Parameters:
    ///   - tally: Those of them that may be listed.
    ///   - style: What the terminal can show.
    init(of tally: StyleTally, style: TerminalStyle) {
        var worst = FirstOnes<CountedStyle>(Self.most) {
            ($0.style.verdict == .fail ? 1 : 0, $0.lines) > ($1.style.verdict == .fail ? 1 : 0, $1.lines)
        }
        fault = tally.forEach { worst.add($0) }
        guard !worst.elements.isEmpty || tally.variedLines > 0 else {
            lines = []
            return
        }
        let listed = worst.elements.flatMap { counted in
            let sign = counted.style.verdict == .fail ? style.paint("✗", as: .failure) : "?"
            return "\(sign) \(counted.words): \(counted.ratio), \(counted.frequency)"
                .wrapped(to: style.width - 4).indentedBehindFirst
        }
        let rest = [
            worst.otherCount > 0 ? "  and \(counted(worst.otherCount, "other style"))" : nil,
            tally.variedLines > 0
                ? "  and \(counted(tally.variedLines, "line")) over backdrops that vary" : nil,
        ].compactMap(\.self)
        lines = ["Styles that do not pass:"] + listed + rest
    }
}
