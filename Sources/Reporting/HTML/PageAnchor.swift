/// What links within a page lead to: names that are the same in the next report, whatever is added to it.
enum PageAnchor {
    /// The section of a file.
    static func file(_ path: String) -> String { "file-\(digits([path]))" }

    /// The picture of a screen.
    static func screen(_ path: String) -> String { "screen-\(digits([path]))" }

    /// A finding in the list.
    static func finding(_ finding: ReportedFinding) -> String { "finding-\(digits(of: finding))" }

    /// The places of a finding on the picture.
    static func place(_ finding: ReportedFinding) -> String { "place-\(digits(of: finding))" }

    /// Fingerprints tell findings of one file apart.
    private static func digits(of finding: ReportedFinding) -> String {
        digits([finding.path, finding.fingerprint.description])
    }

    private static func digits(_ content: [String]) -> String { Fingerprint(of: content).digits }
}
