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
}
