import Audit
import ColorMath
public import Reporting
import TestSupport
public import Testing

extension ProjectFolder {
    static let sample = ProjectFolder(workingFolder: "/project")
}

extension ReportedFinding {
    /// A finding in a text file.
    static func token(
        _ name: String = "text.muted", severity: Severity = .error, verdict: Verdict = .fail,
        path: String = "tokens/brand.tokens.json", line: Int = 12, contrast: Double = 3.5,
        suppression: Suppression? = nil, modes: String? = nil, topic: String? = nil
    ) -> ReportedFinding {
        ReportedFinding(
            rule: Rule.pairContrast.id, severity: severity, verdict: verdict,
            message: "\(name) on background has contrast \(ContrastRatio(contrast)).",
            subject: "\(name) on background", modes: modes, topic: topic,
            path: path, place: .text(line: line, column: 7),
            colors: Colors(SRGB8(red: 138, green: 138, blue: 142), on: .white), contrast: contrast,
            sufficiency: contrast / 4.5, repair: "use #767676 for 4.54",
            fingerprint: Fingerprint(of: [name] + (modes.map { [$0] } ?? [])),
            suppression: suppression)
    }
}

extension FindingReport {
    /// The sample audit of screens.
    static let screens = FindingReport(of: .sample, project: .sample)

    /// Findings in text files with every severity and suppression, and one in a file as a whole.
    static let palettes = palettes([
        .token(),
        .token("text.faint", contrast: 1.25),
        .token("accent", severity: .warning, verdict: .review, line: 40, contrast: 4.4),
        .token("border", severity: .note, line: 51, contrast: 2.9),
        .token("legacy", contrast: 1.1, suppression: .baseline),
        .token("logo", contrast: 1.2, suppression: .comment(reason: "part of a logo")),
        ReportedFinding(
            rule: "unknown-rule", severity: .warning, message: "There is no dark mode.",
            subject: "the palette",
            path: "tokens/brand.tokens.json", place: .file, fingerprint: Fingerprint(of: ["no dark"])),
    ])

    static func palettes(
        _ findings: [ReportedFinding], unread: [UnreadInput] = [], threshold: Severity? = .error
    ) -> FindingReport {
        var paths: [String] = []
        for finding in findings where !paths.contains(finding.path) { paths.append(finding.path) }
        return FindingReport(
            kind: .palettes, standard: "wcag-aa", rules: Rule.all, threshold: threshold,
            files: paths.map { AuditedFile(path: $0, facts: "8 colours, 2 modes", passed: 5) },
            findings: findings, unread: unread)
    }

    /// Findings in a folder that is one palette, one in a file that is none, and a folder without any.
    static let folders = FindingReport(
        kind: .palettes, standard: "wcag-aa", rules: Rule.all, threshold: .error,
        files: [
            AuditedFile(path: "Brand.xcassets", facts: "8 colours", passed: 5),
            AuditedFile(path: "Clean.xcassets", facts: "2 colours", passed: 1),
        ],
        findings: [
            .token("a", path: "Brand.xcassets/text/a.colorset/Contents.json"),
            .token("b", path: ".legible.yml"),
            .token("c", path: "Brand.xcassets/text/c.colorset/Contents.json"),
        ], unread: [])

    /// More findings than any platform takes: 10 000 of each severity, in 100 files.
    static let huge = palettes(
        (0..<30_000).map { index in
            .token(
                "token.\(index)", severity: Severity.allCases[index % 3], path: "tokens/\(index % 100).json",
                line: index + 1, contrast: 1 + Double(index % 350) / 100)
        })

    /// A name of everything that means something to some format.
    static let hostileName =
        "a,b:c%d|`e`<script>alert(1)</script>&\"'*_[x](http://evil.example)]]>{0}@all#1\n::error::x\u{1B}[31m\u{202E}\u{FFFF}"

    /// Findings, files and faults that try to break out of their format.
    static let hostile = palettes(
        [.token(hostileName, path: "t/\(hostileName).json")],
        unread: [UnreadInput(path: hostileName, fault: hostileName)])
}

extension FindingReport: CustomTestStringConvertible {
    /// A few words, where logs would otherwise hold every finding.
    public var testDescription: String { "\(findings.count) findings on \(kind.rawValue)" }
}
