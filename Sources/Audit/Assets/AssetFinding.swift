internal import Assets
public import PaletteFiles

/// Something about an image of an app that a rule objects to.
public struct AssetFinding: Hashable, Sendable {
    /// The identifier of the ``Rule``.
    public let rule: Rule.ID
    /// How much it weighs.
    public let severity: Severity
    /// The rule's verdict.
    public let verdict: Verdict
    /// What is wrong, in one sentence, with the figures.
    public let message: String
    /// A change that fixes it, as a clause; `nil` where none is known.
    public let repair: String?
    /// The name of the set.
    public let set: String
    /// What the variant is for that it is about, in words; empty for the set as a whole.
    public let variant: String
    /// The file that it is about: that of the image, or the listing of the set.
    public let path: String
    /// Every file that it holds of, that at ``path`` first; empty for the set as a whole.
    public let files: [String]
    /// Where in the listing it is, for a finding on a slot or a set; `nil` for one on the file of an image.
    public let place: SourceLocation?

    init(_ remark: AssetRemark, rule: Rule, severity: Severity, in examination: AssetExamination) {
        let examined = examination.sets[remark.set]
        let image = remark.images.first.map { examined.images[$0].image }
        self.rule = rule.id
        self.severity = min(severity, remark.words.severityAtMost)
        verdict = remark.words.verdict
        message = remark.words.message
        repair = remark.words.repair
        set = examined.set.name
        // Which of the files of a set is the worst changes with figures.
        variant = remark.isPooled ? "" : image?.traits.words ?? ""
        files = remark.images.compactMap { examined.images[$0].image.file }
        if let file = image?.file {
            path = file
            place = nil
        } else {
            let location = image?.place ?? examined.set.location
            path = location.path
            place = examined.set.contents == nil ? nil : location
        }
    }
}
