public import Audit
internal import ColorMath
internal import FileSystem

/// Shows the changes that fix palettes, and makes them.
public struct FixDelivery: Sendable {
    private let fixes: PaletteFixes
    private let style: TerminalStyle

    /// Delivers changes.
    public init(of fixes: PaletteFixes, style: TerminalStyle = TerminalStyle()) {
        self.fixes = fixes
        self.style = style
    }

    /// The changes as a unified diff, file by file; empty where there is nothing to change.
    public var diff: String {
        fixes.files.map {
            UnifiedDiff(of: $0.path, from: $0.original, to: $0.repaired).text(style: style)
        }.joined()
    }

    /// Whether a file is to change.
    public var changesFiles: Bool { !fixes.files.isEmpty }

    /// What each change costs and what would have been instead, a line each.
    public var costs: String { lines(fixes.repairs.map(\.words)) }

    /// More than this nobody reads; reports list every pair.
    private static let remainderLimit = 200

    /// What cannot be fixed here, and why, a line each, up to a limit.
    public var remainders: String {
        let obstacles = fixes.obstacles.map { obstacle in
            "'\(obstacle.repair.name)' should be \(obstacle.repair.replacement.notation): \(obstacle.reason)"
        }
        let remainder = fixes.remainder(limit: Self.remainderLimit)
        var left = remainder.findings.map { finding in
            "\(finding.location): \(finding.message)"
                + (finding.obstacle.map { " Left as it is: \($0)." } ?? "")
        }
        if remainder.furtherCount > 0 {
            left.append(
                "and \(counted(remainder.furtherCount, "more finding")) that no change is for: "
                    + "'legible palette' lists them")
        }
        let guessedCount = remainder.guessedPairCount
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
    public var isWhole: Bool { fixes.unread.isEmpty }

    /// How much is changed, in a sentence without a full stop.
    public func summary(ofWritten isWritten: Bool) -> String {
        let colors = counted(fixes.repairs.count, "colour")
        let files = counted(fixes.files.count, "file")
        guard changesFiles else {
            return "there is nothing that can be fixed here"
        }
        return isWritten
            ? "changed \(colors) in \(files)" : "would change \(colors) in \(files); --write does"
    }

    /// Makes the changes: in all files or, where one of them cannot be written or is not what it was, in
    /// none, as pairs are settled by several together.
    ///
    /// - Throws: ``DeliveryError``; where a file cannot be replaced though it could be written, it names
    ///   those that are.
    public func write() throws(DeliveryError) {
        let files = fixes.files
        var writers: [AtomicFileWriter] = []
        for file in files { writers.append(try Self.writer(of: file)) }
        for (index, writer) in writers.enumerated() {
            do throws(FileError) {
                try writer.finish()
            } catch {
                let done = files.prefix(index).map(\.path).joined(separator: ", ")
                throw .unwritable(error.description + (index > 0 ? "; changed already: \(done)" : ""))
            }
        }
    }

    /// A file with its changes, which has not its name yet.
    private static func writer(of file: PaletteFix.File) throws(DeliveryError) -> AtomicFileWriter {
        guard let now = try? FileBytes.contents(of: file.path, limit: .max), now == file.original else {
            throw .unwritable(
                "\(file.path): it was changed while its repairs were worked out: nothing is changed, try again"
            )
        }
        do throws(FileError) {
            let writer = try AtomicFileWriter(to: file.path)
            let bytes = file.repaired[...]
            try writer.append(bytes.span.bytes)
            return writer
        } catch {
            throw .unwritable(error.description)
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
