public import Audit
internal import ColorMath
internal import FileSystem

/// Shows the changes that fix palettes, and makes them.
public struct FixDelivery: Sendable {
    private let fixes: [PaletteFix]
    private let style: TerminalStyle

    /// Works out the changes for every palette of a report.
    public init(
        of report: PaletteReport, options: RepairOptions = RepairOptions(),
        style: TerminalStyle = TerminalStyle()
    ) {
        fixes = report.audits.map { PaletteFix(of: $0, options: options) }
        self.style = style
    }

    /// The changes as a unified diff, file by file; empty where there is nothing to change.
    public var diff: String {
        fixes.flatMap(\.files).map {
            UnifiedDiff(of: $0.path, from: $0.original, to: $0.repaired).text(style: style)
        }.joined()
    }

    /// Whether a file is to change.
    public var changesFiles: Bool { fixes.contains { !$0.files.isEmpty } }

    /// What each change costs and what would have been instead, a line each.
    public var costs: String { lines(fixes.flatMap(\.repairs).map(\.words)) }

    /// More than this nobody reads; reports list every pair.
    private static let remainderLimit = 200

    /// What cannot be fixed here, and why, a line each, up to a limit.
    public var remainders: String {
        let obstacles = fixes.flatMap(\.obstacles).map { obstacle in
            "'\(obstacle.repair.name)' should be \(obstacle.repair.replacement.notation): \(obstacle.reason)"
        }
        var left: [String] = []
        var (rest, guessedCount) = (0, 0)
        for fix in fixes {
            let remainder = fix.remainder(limit: Self.remainderLimit - left.count)
            guessedCount += remainder.guessedPairCount
            rest += remainder.furtherCount
            left += remainder.findings.map { finding in
                "\(finding.location): \(finding.message)"
                    + (finding.obstacle.map { " Left as it is: \($0)." } ?? "")
            }
        }
        if rest > 0 {
            left.append(
                "and \(counted(rest, "more finding")) that no change is for: 'legible palette' lists them")
        }
        let guessed =
            guessedCount == 0
            ? []
            : [
                "\(counted(guessedCount, "failing pair")) only guessed from names "
                    + "\(guessedCount == 1 ? "is" : "are") left alone: declare what is meant, or use --inferred"
            ]
        return lines(obstacles + left + guessed)
    }

    private func lines(_ notes: [String]) -> String {
        notes.map { "legible: \($0.visible)\n" }.joined()
    }

    /// Whether every file that was to change could be read.
    public var isWhole: Bool { fixes.allSatisfy(\.unread.isEmpty) }

    /// How much is changed, in a sentence without a full stop.
    public func summary(ofWritten isWritten: Bool) -> String {
        let colors = counted(fixes.flatMap(\.repairs).count, "colour")
        let files = counted(fixes.flatMap(\.files).count, "file")
        guard changesFiles else {
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

extension PaletteRepair {
    /// The change with its cost, and what was not done instead.
    fileprivate var words: String {
        let other = alternative.map { other in
            "; instead of '\(other.name)' to \(other.token ?? other.replacement.notation) (\(other.cost.words))"
        }
        return "\(location): '\(name)' to \(token ?? replacement.notation) (\(cost.words))\(other ?? "")"
    }
}

extension PaletteRepair.Cost {
    fileprivate var words: String {
        "ΔE \(difference.rounded(toDecimals: 3)), \(counted(tokenCount, "token"))"
    }
}
