internal import Audit
internal import FileSystem

/// Writes a page while findings come in: everything below its title is put aside until the numbers are known.
struct HTMLWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private let images: ReportImages
    /// The folder that the page goes to.
    private let folder: AbsolutePath?
    private let ranking: FileRanking
    private let fixes: FixList
    private var rules = RuleTable()
    /// The system colours that findings are about.
    private var roles: Set<String> = []
    /// What screens show of success criteria; palettes show none.
    private var evidence: Evidence?
    /// The entries of the list of what could not be read.
    private let unread: Spill
    private let sections: Spill
    private var sectionCount = 0
    private var knownCount = 0
    private var showsPixels = false
    /// Whether whole screens are among them, which can be seen with a deficiency.
    private var showsScreens = false

    /// - Parameters:
    ///   - terms: What is known of the run.
    ///   - images: How screens are shown.
    ///   - folder: The folder that the page goes to, where it refers to pictures.
    ///   - output: Where the page goes.
    ///   - storage: What holds text that comes before its place.
    init(
        under terms: FindingReport.Terms, images: ReportImages = .none, folder: AbsolutePath? = nil,
        to output: any TextSink, storage: Storage
    ) {
        self.terms = terms
        self.output = output
        self.images = images
        self.folder = folder
        ranking = FileRanking(in: storage, noun: terms.kind.noun)
        fixes = FixList(in: storage, under: terms)
        unread = storage.spill()
        sections = storage.spill()
    }

    private mutating func add(_ part: HTMLFileSection) {
        let path = part.section.file.path
        let counts = FindingCounts(of: part.section.findings)
        for pooled in PooledFinding.all(of: part.section.findings) {
            if pooled.worst.suppression == .baseline { knownCount += 1 }
            rules.add(pooled.worst)
        }
        showsPixels = showsPixels || part.showsPixels
        showsScreens = showsScreens || part.showsScreen
        ranking.add(path, counts, number: part.number)
        part.write(to: sections) { finding in
            fixes.add(finding, path: path)
            roles.formUnion(finding.roles)
        }
    }
}

extension HTMLWriter: FindingWriter {
    mutating func add(_ section: FindingReport.Section) {
        sectionCount += 1
        var part = HTMLFileSection(
            section: section, number: sectionCount, rules: terms.rules, images: images)
        // A line that is on both screenshots has passed no rule.
        if terms.kind == .comparisons { part.passedWord = terms.kind.passedWord }
        add(part)
    }

    mutating func add(_ input: UnreadInput) {
        unread.write(
            "<li><strong>\(input.location.xmlEscaped)</strong>: \(input.fault.xmlEscaped)</li>\n")
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        let title = "Legible: \(totals.tally)"
        var style = HTMLStyle.report
        if showsScreens { style += "\n" + VisionFilters.style }
        let page = HTMLPage(
            title: title, style: style, script: sectionCount > 0 ? PageScript.text : nil,
            pictures: showsPixels ? (images == .link ? "data: 'self'" : "data:") : nil)
        output.write(page.head + "<header>\n<h1>\(title)</h1>\n" + overview(of: totals))
        output.write("\n</header>\n<main>\n")
        if unread.count > 0 {
            output.write("<h2>Cannot be audited</h2>\n<ul>\n")
            if let fault = unread.copy(to: output) { return fault }
            output.write("</ul>\n")
        }
        if let fault = fixes.write(to: output) { return fault }
        if sectionCount > 0 {
            output.write("<h2>What was found</h2>\n<div class=\"tables\">\n")
            if let fault = ranking.write(to: output) { return fault }
            output.write((rules.table(of: terms.rules) ?? "") + "\n</div>\n")
            output.write(
                FilterForm.html(
                    rules: rules.options(of: terms.rules), roles: roles.sorted(),
                    noun: terms.kind.noun, isCompared: terms.hasBaseline) + "\n")
        }
        if showsScreens { output.write(VisionFilters.choice + "\n" + VisionFilters.definitions + "\n") }
        if let fault = sections.copy(to: output) { return fault }
        if let evidence { output.write(EvidenceSection(evidence: evidence).html + "\n") }
        let footer = rules.explanations(of: terms.rules) ?? ""
        output.write("</main>\n<footer>\n\(footer)\n</footer>\n" + page.tail)
        return nil
    }

    private func overview(of totals: RunTotals) -> String {
        let files = counted(totals.files, terms.kind.noun)
        let shortfall = totals.shortfall.map {
            "\n<p><strong class=\"error\">\($0.sentence.xmlEscaped)</strong></p>"
        }
        let configuration = totals.configurations.words(\.xmlEscaped)
        let standard = terms.standard.isEmpty ? "" : ", judged by \(terms.standard.xmlEscaped)"
        let remarks = totals.remarks.map { "\n<p>\($0.xmlEscaped).</p>" }.joined()
        return "<p>\(files)\(standard); \(totals.passed) \(terms.kind.passedWord); "
            + "configuration: \(configuration).</p>" + remarks + comparison(of: totals) + (shortfall ?? "")
    }

    /// What has become of the findings that a baseline knows.
    private func comparison(of totals: RunTotals) -> String {
        guard terms.hasBaseline else { return "" }
        let new = Severity.allCases.reduce(0) { $0 + totals[$1] }
        let fixed = totals.fixed.map { ", \($0) fixed" } ?? ""
        return "\n<p>Compared with the baseline: \(new) new, \(knownCount) known\(fixed).</p>"
    }
}

extension HTMLWriter: ScreenWriter {
    mutating func add(_ record: ScreenRecord) {
        guard let section = FindingReport.Section(of: record) else {
            if let unread = record.unread { add(unread.named(record.projectPath)) }
            return
        }
        if let image = record.image {
            if evidence == nil { evidence = Evidence() }
            evidence?.add(image)
        }
        sectionCount += 1
        add(
            HTMLFileSection(
                section: section, number: sectionCount, rules: terms.rules, record: record, images: images,
                link: link(to: record)))
    }

    /// The address of a screen's file, where the page refers to it.
    private func link(to record: ScreenRecord) -> String? {
        guard images == .link, let folder else { return nil }
        let file = ProjectFolder(workingFolder: ".").location(of: record.path)
        return file.relative(to: folder).percentEncodedPath
    }
}
