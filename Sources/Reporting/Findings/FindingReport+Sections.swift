extension FindingReport {
    /// A file or folder that was audited, with what was found in it.
    struct Section {
        let file: AuditedFile
        /// The findings, in the order of the report.
        var findings: FindingList

        /// Names a file with what was found in it.
        init(file: AuditedFile, findings: FindingList) {
            self.file = file
            self.findings = findings
        }

        /// Names a file with what was found in it.
        init(file: AuditedFile, findings: [ReportedFinding]) {
            self.init(file: file, findings: FindingList(findings))
        }
    }

    /// The findings by the file or folder that they lie in, in the order of the files; those that lie in
    /// none, such as those on a configuration, by the files of their own behind them.
    var sections: [Section] {
        let known = Dictionary(
            files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Int: [Int]] = [:]
        var others: [String] = []
        var elsewhere: [String: [Int]] = [:]
        for place in findings.indices {
            let path = findings.path(at: place)
            if let index = path.enclosingPaths.lazy.compactMap({ known[$0] }).first {
                found[index, default: []].append(place)
            } else {
                if elsewhere[path] == nil { others.append(path) }
                elsewhere[path, default: []].append(place)
            }
        }
        return files.indices.map {
            Section(file: files[$0], findings: findings.selecting(found[$0] ?? []))
        }
            + others.map {
                Section(
                    file: AuditedFile(path: $0, facts: "", passed: 0),
                    findings: findings.selecting(elsewhere[$0] ?? []))
            }
    }
}

extension String {
    /// The path and the folders around it, the nearest first.
    var enclosingPaths: [String] {
        var paths = [self]
        var rest = self[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            paths.append(String(rest))
        }
        return paths
    }
}
