internal import Audit
internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// The part of the HTML report that speaks of one file.
struct HTMLFileSection {
    let section: FindingReport.Section
    /// The number of the file in the report, from 1.
    let number: Int
    let rules: [Rule]
    /// The record that the section is made from, where it is about a screen.
    var record: ScreenRecord?
    /// How screens are shown.
    var images = ReportImages.none
    /// The address of the screen's file, where the page refers to it.
    var link: String?
    /// What is said of the things that ``FindingReport/AuditedFile/passed`` counts.
    var passedWord = "passed"

    private var file: FindingReport.AuditedFile { section.file }

    /// How many files are on the page from its beginning. Others are there for a browser that runs no script,
    /// and text for one that does, until they are looked at: three hundred screens open as fast as thirty.
    private static let open = 4

    /// Writes the section finding by finding: a palette may have a hundred thousand.
    ///
    /// - Parameter body: Takes each finding as it is written.
    func write(to output: any TextSink, each body: (ShownFinding) -> Void) {
        let facts = file.facts.isEmpty ? "" : "\(file.facts); \(file.passed) \(passedWord)"
        let warnings = (record?.image?.warnings ?? []).map { "\n<p>\($0.visible.xmlEscaped)</p>" }.joined()
        let shown = findings
        // There is nothing to see on an empty outline.
        let picture = shown.isEmpty && !showsPixels ? nil : self.picture
        let anchor = PageAnchor.file(file.path)
        let isLater = number > Self.open && (!shown.isEmpty || picture != nil)
        output.write(
            """
            <article aria-labelledby="\(anchor)" data-findings="\(section.findings.count)">
            <h2 id="\(anchor)" dir="auto">\(file.path.xmlEscaped)</h2>
            <p class="quiet">\(facts.xmlEscaped)</p>\(warnings)
            \(isLater ? "<noscript>\n" : "")<div class="\(picture == nil ? "file" : "file pictured")">
            \(picture.map { $0.html(of: Array(shown)) } ?? "")
            \(shown.isEmpty ? "<p>Nothing found.</p>" : "<ol class=\"findings\">")

            """)
        for finding in shown {
            output.write(HTMLFinding(shown: finding, path: file.path).html + "\n")
            body(finding)
        }
        output.write((shown.isEmpty ? "" : "</ol>\n") + "</div>\n")
        output.write((isLater ? "</noscript>\n" : "") + "</article>\n")
    }

    /// The findings, the worst first, those on one pair at once, with what the record says of each; made one
    /// by one as they are asked for.
    var findings: some Collection<ShownFinding> {
        let findings = section.findings
        let groups = PooledFinding.groups(of: findings, at: findings.worstFirstOrder)
        return groups.indices.lazy.map { place in
            let all = groups[place].map { shown($0, at: place) }
            var worst = all[0]
            worst.others = Array(all.dropFirst())
            return worst
        }
    }

    private func shown(_ index: Int, at place: Int) -> ShownFinding {
        let finding = section.findings[index]
        let document = record.flatMap { index < $0.findings.count ? $0.findings[index] : nil }
        var shown = ShownFinding(
            finding: finding, number: place + 1, rule: rules.first { $0.id == finding.rule })
        guard let document, let image = record?.image else { return shown }
        shown.document = document
        shown.region = document.region.map { image.regions[$0] }
        shown.size = shown.region.flatMap { $0.kind == .text ? image.typeWords(of: $0) : nil }
        shown.crop = crop(of: index, document, on: image)
        return shown
    }

    private func crop(of index: Int, _ document: FindingDocument, on image: ImageDocument) -> HTMLCrop? {
        if let crop = record?.pictures?.crops[index] { return HTMLCrop(crop) }
        guard link != nil, document.region != nil,
            let part = document.places(on: image).first?.grown(
                by: Int((ScreenPictures.margin * image.scale).rounded()), within: image.frame)
        else { return nil }
        return HTMLCrop(of: part, of: PageAnchor.screen(file.path), scale: image.scale)
    }

    /// The screen; `nil` for what is no picture.
    private var picture: HTMLPicture? {
        file.frame.map { frame in
            let overview = record?.pictures?.overview ?? file.overview
            let address = link ?? overview.map(DataAddress.png)
            let caption =
                address != nil
                ? nil
                : images == .none
                    ? "An outline: this report is to hold no pictures."
                    : "An outline: the screen was not at hand when this report was written."
            var picture = HTMLPicture(
                frame: frame, path: file.path, address: address, caption: caption,
                drawn: record?.image?.regions.map(\.box.rect) ?? [])
            if images == .all { picture.settings = record?.pictures?.settings }
            return picture
        }
    }

    /// Whether the page shows the whole screen.
    var showsScreen: Bool { link != nil || record?.pictures != nil || file.overview != nil }

    /// Whether the page shows pixels of it, or of two screens side by side.
    var showsPixels: Bool { showsScreen || section.findings.contains { !$0.pictures.isEmpty } }
}
