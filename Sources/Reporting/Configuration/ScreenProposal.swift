public import Audit
internal import FileSystem
internal import Recognition
internal import Screenshots
internal import SystemColors

/// A configuration file for a folder of screens, for people to go on from: what was found, and in comments
/// what else may be said.
public struct ScreenProposal: Sendable {
    private let files: [String]
    private let looked: [ScreenAudit]

    /// The most screens that are looked at.
    public static let sampleLimit = 12

    /// Gathers what was found.
    ///
    /// - Parameters:
    ///   - files: The screens.
    ///   - report: What was seen of ``sample(of:)``.
    public init(for files: [String], seen report: AuditReport) {
        self.files = files
        looked = report.screens
    }

    /// Some of the screens, spread evenly among them.
    public static func sample(of files: [String]) -> [String] {
        let count = min(files.count, sampleLimit)
        return (0..<count).map { files[$0 * files.count / count] }
    }

    /// The text of a `.legible.yml`.
    public var text: String {
        let folders = folders
        var lines = [
            "# How the screens of this project are audited: 'legible audit' does it.",
            "# 'legible config' shows what is in force, and which line says so.",
            "# Written by 'legible init': say what is known, and take away the '# ' of what is to hold.",
            "standard: wcag-aa",
            "",
            "# rules:",
            "#   small-text: off",
            "",
            "screens:",
            "  # \(counted(files.count, "PNG file")) in \(counted(folders.count, "folder")).",
            "  paths:",
        ]
        lines += folders.map { "    - \($0.pattern.yamlScalar)  # \($0.count)" }
        lines += [
            "  # exclude: '*-loading.png'",
            "",
            "  # Of \(looked.count) looked at. What is not set is detected from each screen.",
            "  # scale: \(setting(of: looked.map { "\(Figure($0.scale.value))" }))",
            "  #   by \(tally(of: looked.map { $0.scale.source.rawValue }))",
            "  # platform: \(setting(of: looked.map { $0.conditions.platform?.rawValue ?? "unknown" }))",
            "  # appearance: \(setting(of: looked.map { $0.appearance.rawValue }))",
            "  # overrides:",
            "  #   - {paths: 'legacy/**', platform: ios, release: 18}",
            "",
            "  # What is nobody's to fix: it is counted apart, with the reason, and fails no run. A length is in",
            "  # points, or in pixels as 162px.",
            "  # ignore:",
            "  #   - band: {top: 54}",
            "  #     reason: The status bar is drawn by the system",
            "  #   - style: {ink: '#8E8E93', backdrop: '#FFFFFF'}",
            "  #     reason: Placeholders, redrawn in spring",
            "  #     until: 2027-03-31",
            "",
            "  # formats: [terminal, sarif=legible.sarif]",
            "  # baseline: legible-baseline.json",
            "  fail-on: error",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The patterns of folders that hold screens, with how many, in the order of the files; of a folder that
    /// holds another, the outer alone, and of folders that tests write to, one pattern for all, so that those
    /// of new tests are looked at, too. The pictures of asset catalogs are none.
    private var folders: [(pattern: String, count: Int)] {
        var counts: [String: Int] = [:]
        var order: [String] = []
        let screens = files.filter { !$0.pathParts.contains { $0.hasSuffix(".xcassets") } }
        for file in screens.isEmpty ? files : screens {
            let folder = Self.group(of: file.folderPart)
            if counts.updateValue((counts[folder] ?? 0) + 1, forKey: folder) == nil { order.append(folder) }
        }
        let known = Set(order)
        var total: [String: Int] = [:]
        for folder in order {
            total[folder.enclosingPaths.last { known.contains($0) } ?? folder, default: 0] +=
                counts[folder] ?? 0
        }
        return order.compactMap { folder in total[folder].map { (Self.pattern(of: folder), $0) } }
    }

    /// The folders that tools write the pictures of tests to: swift-snapshot-testing, jest-image-snapshot and
    /// Storybook, iOSSnapshotTestCase.
    private static let testFolders: Set<String> = [
        "__Snapshots__", "__snapshots__", "__image_snapshots__", "ReferenceImages", "ReferenceImages_64",
    ]

    /// What stands for a folder: any folder of its name, where tests write to it.
    private static func group(of folder: String) -> String {
        let parts = folder.pathParts
        guard let place = parts.firstIndex(where: testFolders.contains) else { return folder }
        return place == 0 ? parts[0] : "**/" + parts[place]
    }

    /// The pattern that names a folder, or what lies in the folder of the configuration.
    private static func pattern(of folder: String) -> String {
        guard !folder.isEmpty else { return "*.png" }
        if folder.hasPrefix("**/") { return folder + "/**/*.png" }
        // Characters that patterns give a meaning stand for themselves behind a backslash.
        let literal = folder.map { "*?[\\{},!#".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return literal.hasPrefix("/") ? literal : literal + "/"
    }

    /// The most frequent value that is known, as it may be set, and behind it what else was seen.
    private func setting(of words: [String]) -> String {
        let counts = Dictionary(grouping: words.filter { $0 != "unknown" }) { $0 }.mapValues(\.count)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let all = tally(of: words)
        return most.map { $0 == all ? $0 : "\($0)  # seen: \(all)" } ?? "  # not told"
    }

    /// What is so, the most frequent first: `3 (10), 2 (2)`; one that is always so by itself.
    private func tally(of words: [String]) -> String {
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard sorted.count > 1 else { return sorted.first?.key ?? "unknown" }
        return sorted.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    }
}
