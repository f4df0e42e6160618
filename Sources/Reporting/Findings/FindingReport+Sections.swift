extension FindingReport {
    /// A file or folder that was audited, with what was found in it.
    struct Section {
        let file: AuditedFile
        /// The findings, in the order of the report.
        var findings: [ReportedFinding]
    }

    /// The findings by the file or folder that they lie in, in the order of the files; those that lie in
    /// none, such as those on a configuration, by the files of their own behind them.
    var sections: [Section] {
        let known = Dictionary(
            files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Int: [ReportedFinding]] = [:]
        var others: [String] = []
        var elsewhere: [String: [ReportedFinding]] = [:]
        for finding in findings {
            if let index = finding.path.enclosingPaths.lazy.compactMap({ known[$0] }).first {
                found[index, default: []].append(finding)
            } else {
                if elsewhere[finding.path] == nil { others.append(finding.path) }
                elsewhere[finding.path, default: []].append(finding)
            }
        }
        return files.indices.map { Section(file: files[$0], findings: found[$0] ?? []) }
            + others.map {
                Section(file: AuditedFile(path: $0, facts: "", passed: 0), findings: elsewhere[$0] ?? [])
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
