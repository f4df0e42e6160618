internal import Audit
internal import Screenshots

/// What of a run was not looked at, or only by a guess: rules that are switched off, screens without text,
/// files that are transparent where nothing is drawn.
///
/// Every format says it, so that nobody takes for passed what was not judged.
struct UncheckedTally: Hashable {
    private var files = 0
    /// The rules that were switched off, with the number of files, in the order in which they came.
    private var rules: [Rule.ID] = []
    private var fileCounts: [Rule.ID: Int] = [:]
    private var blank = Sample()
    /// The number of screenshots with nothing to compare them with.
    var aloneCount = 0
    /// What was left out of the folders that were searched, a sentence each without a full stop.
    var leftOut: [String] = []
    private var canvases: [Screenshot.Canvas.Shade: Sample] = [:]

    /// Files of which the first are named.
    private struct Sample: Hashable {
        private var names: [String] = []
        private(set) var count = 0
        private static let most = 3

        mutating func add(_ path: String) {
            count += 1
            if names.count < Self.most { names.append(path.visible) }
        }

        var words: String {
            (names + (count > names.count ? ["\(count - names.count) more"] : [])).joined(separator: ", ")
        }
    }

    /// The most rules that are named.
    private static let mostRules = 12

    /// Counts a file.
    mutating func add(_ file: FindingReport.AuditedFile) {
        files += 1
        for rule in file.disabledRules {
            if fileCounts[rule] == nil { rules.append(rule) }
            fileCounts[rule, default: 0] += 1
        }
        if file.isBlank { blank.add(file.path) }
        if let canvas = file.canvas { canvases[canvas, default: Sample()].add(file.path) }
    }

    /// Whether something was laid on what is only guessed to lie behind it.
    var holdsGuesses: Bool { !canvases.isEmpty }

    /// The number of screens without text.
    var blankCount: Int { blank.count }

    /// The sentences, without a full stop.
    var sentences: [String] {
        var sentences: [String] = []
        if !rules.isEmpty {
            let names = rules.prefix(Self.mostRules).map { rule in
                let count = fileCounts[rule] ?? 0
                return count == files ? rule : "\(rule) (in \(count) of \(files) files)"
            }
            let rest = rules.count - names.count
            sentences.append(
                "switched off: " + (names + (rest > 0 ? ["\(rest) more rules"] : [])).joined(separator: ", "))
        }
        if blank.count > 0 {
            sentences.append("\(FindingReport.noText), so nothing was judged: \(blank.words)")
        }
        if aloneCount > 0 {
            sentences.append(
                "nothing to compare with: \(aloneCount) of \(counted(files, "screenshot"))")
        }
        for (shade, sample) in canvases.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            sentences.append(
                "transparent where nothing is drawn, and laid on \(shade.rawValue), which is a guess: "
                    + sample.words)
        }
        return sentences + leftOut
    }
}
