import ArgumentParser
import Reporting

extension ExitCode {
    /// What could not be read comes before what was found: `EX_DATAERR` of `sysexits.h`.
    static let unreadable = ExitCode(65)
}

extension FindingReport {
    /// How the command ends: what could not be read comes before what was found.
    var exitCode: Int32 { unread.isEmpty ? fails ? 1 : 0 : ExitCode.unreadable.rawValue }
}

extension RunTotals {
    /// How the command ends: what could not be looked at comes before what was found.
    var exitCode: Int32 { unread == 0 && shortfall == nil ? fails ? 1 : 0 : ExitCode.unreadable.rawValue }
}
