import Reporting

extension FindingReport {
    /// How the command ends: what could not be read comes before what was found.
    var exitCode: Int32 { unread.isEmpty ? fails ? 1 : 0 : 65 }
}
