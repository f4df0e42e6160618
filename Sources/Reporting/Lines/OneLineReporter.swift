internal import Audit
internal import ColorMath
internal import Raster

/// Writes one line a finding, for `grep`, `sort` and `awk`:
/// `home.png@48,300: error text-contrast fail 3.43 message`.
///
/// The place is `path:line:column` in text and `path@x,y` in a picture, the first pixel of the first place.
/// Behind it are the severity, the rule, the verdict, the contrast ratio (`-` for what is not about contrast)
/// and the message, each behind one space. Suppressed findings are left out. An input that could not be read
/// is an `error` by `unread`, a run that was stopped one by `partial`; a `note` by `unchecked` names rules
/// that are switched off, and what else was not judged, and one by `configuration` the files in force.
public struct OneLineReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}
}

extension OneLineReporter: FindingLineFormat {
    func line(for pooled: PooledFinding) -> String {
        let finding = pooled.worst
        let place =
            switch finding.place {
            case .text, .file: finding.location
            case .pixels(let boxes): finding.path.visible + (boxes.first.map { "@\($0.x),\($0.y)" } ?? "")
            }
        let ratio = finding.judgedContrast.map { ContrastRatio($0).description } ?? "-"
        return "\(place): \(finding.severity.rawValue) \(finding.rule) \(finding.verdict.rawValue) \(ratio) "
            + pooled.adviceWithPlaces
    }

    func line(for input: UnreadInput) -> String {
        "\(input.location.visible): error unread - - \(input.fault.visible)"
    }

    /// Nothing where no file holds, so that a run without a finding has no line.
    func line(for configurations: ConfigurationTally) -> String? {
        configurations.files.isEmpty ? nil : "-: note configuration - - \(configurations.words)"
    }

    func line(for remark: String) -> String { "-: note unchecked - - \(remark)" }

    func line(for shortfall: Shortfall) -> String { "-: error partial - - \(shortfall.sentence.visible)" }
}
