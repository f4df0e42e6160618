import Reporting

extension FindingReport {
    /// How the command ends: what could not be read comes before what was found.
    var exitCode: Int32 { unread.isEmpty ? fails ? 1 : 0 : 65 }
}

extension RunTotals {
    /// How the command ends: what could not be looked at comes before what was found.
    var exitCode: Int32 { unread == 0 && shortfall == nil ? fails ? 1 : 0 : 65 }
}
