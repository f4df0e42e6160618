public import Audit
internal import ColorMath
internal import FileSystem

/// Shows the changes that fix palettes, and makes them.
public struct FixDelivery: Sendable {
    private let fixes: [PaletteFix]
    private let conflicts: [PaletteFinding]
    private let style: TerminalStyle

    private let guessCount: Int

    /// Works out the changes for every palette of a report.
    ///
    /// - Parameters:
    ///   - report: The palettes with what fails.
    ///   - includesGuesses: Whether pairs that are only guessed to meet are fixed, too.
    ///   - style: How the changes are shown.
    public init(
        of report: PaletteReport, includesGuesses: Bool = false, style: TerminalStyle = TerminalStyle()
    ) {
        fixes = report.audits.map { PaletteFix(of: $0, includesGuesses: includesGuesses) }
        let failing = report.audits.flatMap(\.findings).filter {
            $0.rule == Rule.pairContrast.id && $0.verdict == .fail
        }
        let kept = includesGuesses ? failing : failing.filter { !$0.isGuessed }
        guessCount = failing.count - kept.count
        conflicts = kept.filter { $0.suggestion == nil }
        self.style = style
    }

    /// The changes as a unified diff, file by file; empty where there is nothing to change.
    public var diff: String {
        fixes.flatMap(\.files).map {
            UnifiedDiff(of: $0.path, from: $0.original, to: $0.repaired).text(style: style)
        }.joined()
    }

    /// What cannot be fixed here, and why; a line each.
    public var notes: String {
        let obstacles = fixes.flatMap(\.obstacles).map { obstacle in
            "'\(obstacle.repair.name)' should be \(obstacle.repair.replacement.notation): \(obstacle.reason)"
        }
        let unsettled = conflicts.map { finding in
            "\(finding.location): \(finding.message)"
                + (finding.conflict.count > 1
                    ? " No one colour settles \(finding.conflict.joined(separator: ", "))." : "")
        }
        let guesses =
            guessCount == 0
            ? []
            : [
                "\(counted(guessCount, "failing pair")) only guessed from names, and left alone: declare "
                    + "\(guessCount == 1 ? "it" : "them"), or give --inferred"
            ]
        return (obstacles + unsettled + guesses).map { "legible: \($0.visible)\n" }.joined()
    }

    /// Whether every file that was to change could be read.
    public var isWhole: Bool { fixes.allSatisfy(\.unread.isEmpty) }

    /// How much is changed, in a sentence without a full stop.
    public func summary(ofWritten isWritten: Bool) -> String {
        let colors = counted(fixes.flatMap(\.repairs).count, "colour")
        let files = counted(fixes.flatMap(\.files).count, "file")
        guard fixes.contains(where: { !$0.files.isEmpty }) else {
            return "there is nothing that can be fixed here"
        }
        return isWritten
            ? "changed \(colors) in \(files)" : "would change \(colors) in \(files); --write does"
    }

    /// Makes the changes, each file at once.
    ///
    /// - Throws: ``DeliveryError`` where a file cannot be written; those before it are.
    public func write() throws(DeliveryError) {
        for file in fixes.flatMap(\.files) {
            do throws(FileError) {
                try AtomicFile.write(file.repaired, to: file.path)
            } catch {
                throw .unwritable(error.description)
            }
        }
    }
}
