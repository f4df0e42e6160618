internal import Audit

extension TerminalStyle {
    /// What stands before a finding: a sign and a word, eight columns wide.
    func mark(_ verdict: Verdict, _ severity: Severity) -> String {
        switch (verdict, severity) {
        case (.review, _): paint("? review", as: .review)
        case (_, .error): paint("✗ fail  ", as: .failure)
        case (_, .warning): paint("! warn  ", as: .review)
        case (_, .note): "· note  "
        }
    }

    /// The lines on an input that could not be read: its place, and what is wrong with it.
    func unread(_ place: String, _ fault: String) -> [String] {
        ["\(paint("!", as: .failure)) \(paint(place.visible, as: .heading))"]
            + fault.visible.wrapped(to: width - 2).map { "  " + $0 } + [""]
    }
}
