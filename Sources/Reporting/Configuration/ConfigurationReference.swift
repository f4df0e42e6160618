internal import Audit

/// The reference of `.legible.yml`, written from the keys that the reader knows.
package struct ConfigurationReference {
    package init() {}

    /// The article, in Markdown.
    package var article: String {
        var lines = [Self.introduction]
        add(.configuration, under: "The top", isMerged: true, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Adds some keys, and those of the mappings that stand behind them.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - title: What they stand in.
    ///   - isMerged: Whether files are merged there: within the entries of lists they are not.
    ///   - lines: The article.
    private func add(
        _ keys: [ConfigurationKey], under title: String, isMerged: Bool, to lines: inout [String]
    ) {
        lines += ["", (isMerged ? "## " : "### ") + title, ""]
        for key in keys {
            var facts = [Self.words(key.value)]
            if key.isRequired { facts.append("required") }
            if let fallback = key.fallback { facts.append("`\(fallback)` where nothing is said") }
            if isMerged { facts.append(Self.words(key.merging)) }
            lines.append("- term `\(key.name)`: \(key.summary) *\(facts.joined(separator: "; ").sentence).*")
        }
        for key in keys {
            guard let own = key.value.keys else { continue }
            let isSection = key.value.isSection
            add(
                own, under: (isSection ? "The keys of " : "An entry of ") + "`\(key.name)`",
                isMerged: isMerged && isSection, to: &lines)
        }
    }

    private static func words(_ merging: ConfigurationKey.Merging) -> String {
        switch merging {
        case .replaced: "the nearest file that says it holds"
        case .added: "files are added, the farthest first"
        case .merged: "files are merged key by key"
        }
    }

    private static func words(_ value: ConfigurationValue) -> String {
        switch value {
        case .text(let kind): "a \(kind)"
        case .word(let words):
            words.count > 12
                ? "a rule by its identifier" : "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .flag: "`true` or `false`"
        case .number(let range): "a number from \(Figure(range.lowerBound)) to \(Figure(range.upperBound))"
        case .whole: "a whole number"
        case .day: "a day, such as `2027-03-31`"
        case .length: "a number of points, or of pixels as in `120px`"
        case .report: "a report, such as `sarif=legible.sarif`"
        case .list(let value): "a list: " + words(value)
        case .oneOrMore(let value): "\(words(value)), or a list"
        case .row(let values): "a row of \(values.count - 1) or \(values.count) values"
        case .section: "a mapping"
        case .table(nil, let value): "a mapping of names: \(words(value))"
        case .table(.some, let value): "a mapping of rules: \(words(value))"
        case .either(let first, let second): "\(words(first)), or \(words(second))"
        }
    }

    private static let introduction = """
        # Configuration file

        What `.legible.yml` may say, key by key, and which of several files holds.

        ## Overview

        A `.legible.yml`, in YAML or JSON, holds for the folder that it lies in and those below it. For an
        input, the files of its folder and of the folders around it are merged, up to the top of the
        repository (the folder with `.git`) or to a file that says `root: true`. Without a repository, the
        folders count between the input and a folder that was named on the command line, and the working
        folder. `--config FILE` is in place of all of them. A file that is found, and not named, has to
        belong to you, to root or to the owner of its folder.

        The nearer file is laid over the farther one. Most keys are replaced, rules and roles one by one;
        what lists things, such as `exclude`, `pairs`, `exceptions` and `ignore`, is added, and what the
        nearer file says comes last. Paths and patterns are those below the folder of the file that they are
        written in. What the command line says comes before all files.
        A file may be called `.legible.yaml`, too, and counts less than a `.legible.yml` beside it.

        `legible config PATH` prints what is in force for a file or folder, and which line says so. Reports
        name the files. `legible config --schema` prints a JSON Schema for editors: in the first line of a
        file, `# yaml-language-server: $schema=legible.schema.json` names it.

        ```yaml
        standard: wcag-aa
        rules:
          small-text: off
        screens:
          paths: Screens
          exclude: '*-loading.png'
          overrides:
            - paths: 'legacy/**'
              platform: ios
              release: 18
          ignore:
            - band: {top: 54}
              reason: The simulator draws the status bar
            - style: {ink: '#8E8E93', backdrop: '#FFFFFF'}
              reason: Placeholders, redrawn in spring
              until: 2027-03-31
          formats: [terminal, sarif=legible.sarif]
          fail-on: warning
        ```

        What an entry of `ignore` covers is still found, and reports show it as suppressed, with its reason;
        it fails no run. After its last day it counts again, and the report of each screen that it touches
        says so.
        """
}

extension ConfigurationValue {
    fileprivate var isSection: Bool { if case .section = self { true } else { false } }
}

extension String {
    /// The text with a capital at its beginning.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
