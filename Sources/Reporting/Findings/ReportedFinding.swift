public import Audit
public import ColorMath
public import Raster
package import SystemColors

/// A finding of any kind of audit, as lists of findings carry it.
///
/// Texts that come from outside, the names of tokens for example, are made visible on the way in: nothing in
/// a finding but its ``path`` holds control characters.
public struct ReportedFinding: Hashable, Sendable {
    /// The identifier of the rule.
    public let rule: Rule.ID
    /// How much it weighs.
    public let severity: Severity
    /// The rule's verdict.
    public let verdict: Verdict
    /// What is wrong, in one sentence, with the figures.
    public let message: String
    /// What the finding is about, in a few words: a token and its backdrop, or the colours of a line of text.
    public let subject: String
    /// The modes of a palette that it is about, as a clause: `in dark`; `nil` where there are not several.
    public let modes: String?
    /// The colours of a palette that it is about: what findings in several modes have in common.
    let topic: String?
    /// The file, relative to the project's folder where it lies in it.
    public let path: String
    /// Where in the file it is.
    public let place: Place
    /// How the text is drawn that it is about, in words: what findings on several screens have in common;
    /// `nil` where it is about no part of a picture.
    let style: String?
    /// The ink and the backdrop, where it is about a pair of opaque colours.
    public let colors: Colors?
    /// The contrast that was measured, unrounded, where one figure says it.
    public let contrast: Double?
    /// The contrast that it is judged by, unrounded: ``contrast``, or over a backdrop that varies the ratio
    /// with what is typical of it; `nil` for what is not about contrast.
    public internal(set) var judgedContrast: Double?
    /// The share of the required contrast that there is: 0.5 is half of it. 1 where the finding is about
    /// something else.
    public let sufficiency: Double
    /// A change that fixes it, as a clause: `use #737779 for 4.52`.
    public let repair: String?
    /// Why there is no such change, as a clause, where that is known.
    public let obstacle: String?
    /// What the pair would be after each change that fixes it, where ink and backdrop are known then.
    let repairs: [Repair]
    /// The success criteria that it is about; empty where its reason is another.
    public let criteria: [SuccessCriterion]
    /// The platform of the screen that it is on; `nil` for one that is not known, and for palettes.
    let platform: Platform?
    /// The same change as an edit of the file, in the order of its places; empty where none is known.
    public internal(set) var edits: [TextReplacement] = []
    /// What of another screenshot it was held against, where it comes of a comparison.
    package internal(set) var reference: Reference?
    /// What images and compared screenshots show of it; pictures of audited screens stand in their records.
    package internal(set) var pictures: [FindingPicture] = []
    /// What stays the same when the finding moves within its file.
    public let fingerprint: Fingerprint
    /// Why the finding counts for nothing, where it does.
    public var suppression: Suppression?

    /// Describes a finding.
    package init(
        rule: Rule.ID, severity: Severity, verdict: Verdict = .fail, message: String, subject: String,
        modes: String? = nil, topic: String? = nil, path: String,
        place: Place, style: String? = nil, colors: Colors? = nil, contrast: Double? = nil,
        sufficiency: Double = 1,
        repair: String? = nil, obstacle: String? = nil, repairs: [Repair] = [],
        criteria: [SuccessCriterion] = [], platform: Platform? = nil, fingerprint: Fingerprint,
        suppression: Suppression? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.verdict = verdict
        self.message = message.visible
        self.subject = subject.visible
        self.modes = modes?.visible
        self.topic = topic
        self.path = path
        self.place = place
        self.style = style
        self.colors = colors
        self.contrast = contrast
        judgedContrast = contrast
        self.sufficiency = sufficiency
        self.repair = repair?.visible
        self.obstacle = obstacle?.visible
        self.repairs = repairs
        self.criteria = criteria
        self.platform = platform
        self.fingerprint = fingerprint
        self.suppression = suppression
    }

    /// A place in a file.
    public enum Place: Hashable, Sendable {
        /// A line and a column, both from 1.
        case text(line: Int, column: Int)
        /// Rectangles of a picture, one at least.
        case pixels([PixelRect])
        /// The file as a whole.
        case file
    }

    /// Another screenshot that a finding comes of.
    package struct Reference: Hashable, Sendable {
        /// The file, relative to the project's folder where it lies in it.
        package let path: String
        /// Where the same is on it, in pixels; empty for all of it.
        package let boxes: [PixelRect]

        /// The place as people write it: `home.png, 274×26 at 169,1161`.
        var location: String { boxes.isEmpty ? path.visible : "\(path.visible), \(boxes.words)" }
    }

    /// An ink and its backdrop.
    public struct Colors: Hashable, Sendable {
        /// The colour of the text.
        public let ink: SRGB8
        /// The colour behind it.
        public let backdrop: SRGB8

        /// Pairs two colours.
        public init(_ ink: SRGB8, on backdrop: SRGB8) {
            self.ink = ink
            self.backdrop = backdrop
        }
    }

    /// A pair that would be enough.
    package struct Repair: Hashable, Sendable {
        /// The colours.
        let colors: Colors
        /// Their contrast ratio, unrounded.
        let contrast: Double
        /// What the ink is called, where a system colour is to be used.
        let ink: String?
        /// That colour in source code, where that is known.
        let code: String?

        /// Describes a pair.
        package init(_ colors: Colors, contrast: Double, ink: String? = nil, code: String? = nil) {
            self.colors = colors
            self.contrast = contrast
            self.ink = ink
            self.code = code
        }
    }

    /// A reason to leave a finding out of account.
    public enum Suppression: Hashable, Sendable {
        /// It was known when the baseline was written.
        case baseline
        /// An exception of the configuration says so, and why.
        case exception(reason: String)
        /// A comment in the file says so, and why.
        case comment(reason: String)
    }
}

extension ReportedFinding {
    /// The place as people write it: `tokens.json:12:7`, or `home.png, 274×26 at 169,1161`.
    var location: String {
        switch place {
        case .text(let line, let column): "\(path.visible):\(line):\(column)"
        case .pixels(let boxes): "\(path.visible), \(boxes.words)"
        case .file: path.visible
        }
    }

    /// The message with the modes that it is about.
    var statement: String {
        guard let modes else { return message }
        return modes.prefix(1).uppercased() + modes.dropFirst() + ": " + message
    }

    /// The statement, and how to fix it or why that is not known.
    var advice: String {
        if let repair { return "\(statement) To fix it, \(repair)." }
        return obstacle.map { "\(statement) There is no repair: \($0)." } ?? statement
    }

    /// The advice, and where in a picture it applies.
    var adviceWithPlaces: String {
        if case .pixels(let boxes) = place { "\(advice) At \(boxes.words)." } else { advice }
    }

    /// What it is about by number: the criteria, and what asks for the same on its platform.
    var norms: [Norm] { criteria.flatMap { $0.norms(on: platform) } }

    /// How to fix it, or why that is not known; `nil` where there is nothing to say.
    var remedy: String? { repair ?? obstacle.map { "no repair: \($0)" } }

    /// What sorts findings where only some can be shown, as bytes: those that count first, then the graver,
    /// then failures before what cannot be told, then by how little of the required contrast there is; equals
    /// by their order.
    ///
    /// - Parameter index: The place of the finding in its report.
    func badness(at index: Int) -> [UInt8] {
        let weight: UInt8 =
            switch severity {
            case .error: 0
            case .warning: 2
            case .note: 4
            }
        let rank = (suppression == nil ? 0 : 8) + weight + (verdict == .fail ? 0 : 1)
        var key = [rank]
        // Numbers that are not negative are in the order of their bits.
        withUnsafeBytes(of: max(0, sufficiency).bitPattern.bigEndian) { key += $0 }
        withUnsafeBytes(of: UInt64(index).bigEndian) { key += $0 }
        return key
    }

    /// What sorts findings behind all that ``orderOfFault(at:)`` sorts, the worst first.
    func orderAfterFaults(at index: Int) -> [UInt8] { [1] + badness(at: index) }

    /// What sorts rows of a report that are about no finding before those that are; by their order.
    ///
    /// - Parameter index: The place of the row in its report.
    static func orderOfFault(at index: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt64(index).bigEndian) { [0] + $0 }
    }
}

extension [PixelRect] {
    /// The first, and how many more there are: `274×26 at 169,1161 and 3 more places`.
    var words: String {
        let more = count > 1 ? " and \(counted(count - 1, "more place"))" : ""
        return (first?.words ?? "") + more
    }
}

extension PixelRect {
    /// Size and position: `274×26 at 169,1161`.
    var words: String { "\(width)×\(height) at \(x),\(y)" }
}

extension ReportedFinding.Suppression {
    /// What it is, without the reason.
    var cause: SuppressedFinding.Cause {
        switch self {
        case .baseline: .baseline
        case .exception: .exception
        case .comment: .comment
        }
    }

    /// The reason that is given for it; `nil` for a baseline, which needs none.
    var reason: String? {
        switch self {
        case .baseline: nil
        case .exception(let reason), .comment(let reason): reason
        }
    }

    /// What suppresses the finding: `suppressed by a comment: part of a logo`.
    var words: String {
        switch self {
        case .baseline: "suppressed by the baseline"
        case .exception(let reason): "suppressed by an exception: \(reason)"
        case .comment(let reason): "suppressed by a comment: \(reason)"
        }
    }
}
