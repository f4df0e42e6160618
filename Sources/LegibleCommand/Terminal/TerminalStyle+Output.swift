import FileSystem
import Reporting

extension TerminalStyle {
    /// What the standard output can show.
    static func output(_ choice: ColorChoice) -> TerminalStyle {
        TerminalStyle(
            choice: choice, environment: System.environment, isTerminal: StandardStream.output.isTerminal,
            columns: StandardStream.output.columns, workingFolder: System.workingFolder)
    }
}
