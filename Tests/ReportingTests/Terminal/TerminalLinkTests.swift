import Audit
import ColorMath
import Reporting
import TestSupport
import Testing

/// Files that a terminal opens.
struct `Links in a terminal` {
    struct Case: CustomTestStringConvertible {
        let environment: [String: String]
        var choice = ColorChoice.auto
        var isTerminal = true
        let isLinked: Bool

        var testDescription: String { "\(choice) \(environment) \(isTerminal ? "terminal" : "pipe")" }
    }

    static let cases = [
        Case(environment: [:], isLinked: false),
        Case(environment: ["TERM": "xterm-256color"], isLinked: false),
        Case(environment: ["TERM": "xterm-kitty"], isLinked: true),
        Case(environment: ["TERM_PROGRAM": "iTerm.app"], isLinked: true),
        Case(environment: ["TERM_PROGRAM": "Apple_Terminal"], isLinked: false),
        Case(environment: ["VTE_VERSION": "7600"], isLinked: true),
        Case(environment: ["VTE_VERSION": "4800"], isLinked: false),
        Case(environment: ["VTE_VERSION": "7600"], isTerminal: false, isLinked: false),
        Case(environment: ["VTE_VERSION": "7600", "NO_COLOR": "1"], isLinked: false),
        Case(environment: ["VTE_VERSION": "7600", "CI": "true"], isLinked: false),
        Case(environment: ["VTE_VERSION": "7600", "TERM": "dumb", "FORCE_COLOR": "1"], isLinked: false),
        Case(environment: ["VTE_VERSION": "7600"], choice: .never, isLinked: false),
        Case(environment: ["FORCE_HYPERLINK": "1"], choice: .always, isTerminal: false, isLinked: true),
        Case(environment: ["FORCE_HYPERLINK": "0", "VTE_VERSION": "7600"], isLinked: false),
    ]

    @Test(arguments: cases) func `are there where the terminal is known to have them`(_ test: Case) {
        let style = TerminalStyle(
            choice: test.choice, environment: test.environment, isTerminal: test.isTerminal,
            workingFolder: "/project")
        #expect(style.linkFolder == (test.isLinked ? "/project" : nil))
    }

    private func document(_ linkFolder: String?) -> String {
        TerminalReporter(style: TerminalStyle(linkFolder: linkFolder)).document(of: .sample)
    }

    @Test func `lead to absolute paths, and change nothing that is seen`() {
        let linked = document("/project")
        #expect(
            linked.contains(
                "\u{1B}]8;;file:///project/Screens/home%403x.png\u{1B}\\Screens/home@3x.png\u{1B}]8;;\u{1B}\\"
            ))
        #expect(linked.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "") == document(nil))
    }

    @Test func `can be neither left nor opened by the name of a file`() {
        let report = AuditReport(
            standard: .wcagAA, screens: [.sample(path: "a\u{1B}\\\u{7}b\u{1B}]8;;x.png", regions: [])])
        let text = TerminalReporter(style: TerminalStyle(linkFolder: "/")).document(of: report)
        #expect(text.unicodeScalars.count { $0 == "\u{1B}" } == 4)
        #expect(!text.unicodeScalars.contains("\u{7}"))
    }

    @Test func `stand on palettes, too`() {
        let text = PaletteTerminalReporter(style: TerminalStyle(linkFolder: "/project"))
            .document(of: .samplePalettes)
        #expect(text.contains("file:///project/Brand/tokens.json\u{1B}\\Brand/tokens.json:2:1\u{1B}]8;;"))
    }
}
