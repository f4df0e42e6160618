import Reporting
import Testing

@Suite("Colours are used where they are wanted and can be shown")
struct TerminalStyleTests {
    struct Case: CustomTestStringConvertible {
        var choice = ColorChoice.auto
        var environment: [String: String] = [:]
        var isTerminal = true
        let palette: TerminalStyle.Palette

        var testDescription: String {
            "\(choice) \(environment) \(isTerminal ? "terminal" : "pipe"): \(palette)"
        }
    }

    static let cases = [
        Case(palette: .basic),
        Case(isTerminal: false, palette: .none),
        Case(environment: ["COLORTERM": "truecolor"], palette: .trueColor),
        Case(environment: ["COLORTERM": "24bit"], palette: .trueColor),
        Case(environment: ["TERM": "xterm-direct"], palette: .trueColor),
        Case(environment: ["COLORTERM": "truecolor"], isTerminal: false, palette: .none),
        Case(environment: ["TERM": "dumb"], palette: .none),
        Case(environment: ["CLICOLOR": "0"], palette: .none),
        Case(environment: ["CLICOLOR": "1"], isTerminal: false, palette: .none),
        Case(environment: ["NO_COLOR": "1"], palette: .none),
        Case(environment: ["NO_COLOR": ""], palette: .basic),
        Case(environment: ["NO_COLOR": "1", "FORCE_COLOR": "3"], palette: .none),
        Case(environment: ["FORCE_COLOR": "1", "TERM": "dumb"], isTerminal: false, palette: .basic),
        Case(environment: ["FORCE_COLOR": "3"], isTerminal: false, palette: .trueColor),
        Case(environment: ["FORCE_COLOR": "0"], isTerminal: false, palette: .none),
        Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, palette: .basic),
        Case(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, palette: .basic),
        Case(choice: .never, environment: ["FORCE_COLOR": "3", "COLORTERM": "truecolor"], palette: .none),
    ]

    @Test("The option comes first, then the environment, then the terminal", arguments: cases)
    func palette(of test: Case) {
        let style = TerminalStyle(
            choice: test.choice, environment: test.environment, isTerminal: test.isTerminal)
        #expect(style.palette == test.palette)
    }

    @Test("Lines are as long as the terminal, within reason, and 80 columns where that is not known")
    func width() {
        func width(_ columns: Int?, _ variable: String?) -> Int {
            TerminalStyle(
                choice: .auto, environment: variable.map { ["COLUMNS": $0] } ?? [:], isTerminal: true,
                columns: columns
            ).width
        }
        #expect(width(nil, nil) == 80)
        #expect(width(120, nil) == 120)
        #expect(width(120, "100") == 100)
        #expect(width(120, "wide") == 120)
        #expect(width(3, nil) == 40)
        #expect(width(900, nil) == 160)
    }
}
