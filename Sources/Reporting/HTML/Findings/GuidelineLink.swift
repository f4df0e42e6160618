internal import Audit

extension Rule.Guideline {
    /// The guideline as a link of a page.
    var link: String { "<a href=\"\(address.xmlEscaped)\">\(title.xmlEscaped)</a>" }
}
