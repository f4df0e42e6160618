internal import Audit
internal import ColorMath

extension RunComparison {
    /// The numbers of styles and pairs: `2 new, 1 worse, 0 better, 3 fixed, 14 unchanged`.
    var tally: String {
        let parts = Change.allCases.map { change in "\(rows(change).count) \(change.rawValue)" }
        return parts.joined(separator: ", ")
    }

    /// What was compared and what was not, a sentence each.
    ///
    /// - Parameter name: Writes the name of a file.
    func notes(_ name: (String) -> String) -> [String] {
        var notes: [String] = []
        if old.findings.standard != new.findings.standard {
            notes.append(
                "The older run is judged by \(old.findings.standard.visible), the newer by "
                    + "\(new.findings.standard.visible).")
        }
        for (run, other, word) in [(old, new, "older"), (new, old, "newer")] {
            let rules = run.disabledRules.filter { !other.disabledRules.contains($0) }
            if !rules.isEmpty {
                notes.append("Switched off in the \(word) run only: \(rules.joined(separator: ", ")).")
            }
        }
        if uncheckedCount > 0 {
            notes.append(
                "\(counted(uncheckedCount, "finding")) of the older run by rules that the newer one has switched "
                    + "off: whether they are fixed is not known.")
        }
        if !otherSettings.isEmpty {
            notes.append(
                "\(counted(otherSettings.count, "file")) looked at under other settings: "
                    + "\(listed(otherSettings) { "\(name($0.path)) (\($0.words))" }).")
        }
        if suppressedCount > 0 {
            notes.append("\(counted(suppressedCount, "finding")) of the newer run suppressed.")
        }
        if !redrawnFiles.isEmpty {
            let pairs = redrawnFiles.sorted { $0.key < $1.key }
            let words = listed(pairs) { "\(name($0.key)) → \(name($0.value))" }
            notes.append(
                "Taken for one screen under another name, as they show things at the same places: \(words).")
        }
        if !removedFiles.isEmpty {
            notes.append(
                "\(counted(removedFiles.count, "file")) in the older run only, with "
                    + "\(counted(removedCount, "finding")): \(listed(removedFiles, name)).")
        }
        if !addedFiles.isEmpty {
            notes.append(
                "\(counted(addedFiles.count, "file")) in the newer run only: \(listed(addedFiles, name)).")
        }
        for (run, word) in [(old, "older"), (new, "newer")] {
            let unread = run.findings.unread
            if !unread.isEmpty {
                notes.append(
                    "\(counted(unread.count, "input")) of the \(word) run could not be read: "
                        + "\(listed(unread.map(\.location), name)).")
            }
            if let shortfall = run.shortfall {
                notes.append("The \(word) run is partial: \(shortfall.sentence.visible)")
            }
        }
        return notes
    }
}

extension RunComparison {
    /// The files that both runs looked at under other settings, with what was another.
    private var otherSettings: [(path: String, words: String)] {
        let known = Dictionary(
            old.findings.files.map { ($0.path, $0.settings) }, uniquingKeysWith: { a, _ in a })
        return new.findings.files.compactMap { file in
            guard let before = known[file.path] else { return nil }
            let changes = zip(before, file.settings).filter { $0 != $1 }.map { "\($0) → \($1)" }
            return changes.isEmpty ? nil : (file.path, changes.joined(separator: ", "))
        }
    }
}

extension RunComparison.Row {
    /// The ratio as it is, or as it was and is where it changed, over a backdrop that varies what is typical
    /// of it; `nil` for what is not about contrast.
    package var ratio: String? {
        let now = change == .fixed ? nil : finding.judgedContrast.map { ContrastRatio($0).description }
        guard let then = before?.judgedContrast.map({ ContrastRatio($0).description }), then != now else {
            return now
        }
        return now.map { "\(then) → \($0)" } ?? then
    }

    /// Where it is: `3 places in home.png`, `7 places in 3 files: home.png, list.png, more.png`.
    ///
    /// - Parameter name: Writes the name of a file.
    func extent(_ name: (String) -> String) -> String {
        let names = listed(files, name)
        let number = counted(places, "place")
        return files.count == 1 ? "\(number) in \(names)" : "\(number) in \(files.count) files: \(names)"
    }
}
