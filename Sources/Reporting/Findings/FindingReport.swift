public import Audit
public import Raster
internal import Screenshots

/// The findings of an audit, whatever was audited: what the formats for continuous integration are written
/// from.
public struct FindingReport: Hashable, Sendable {
    /// What was audited.
    public let kind: Kind
    /// What the audited things were judged by, for example `wcag-aa`.
    public let standard: String
    /// The rules that the findings may be by.
    public let rules: [Rule]
    /// The least severity that fails the run; `nil` where nothing does.
    public let threshold: Severity?
    /// The files that were audited, in the order in which they were given.
    public let files: [AuditedFile]
    /// What was found, in the order of the files.
    public internal(set) var findings: FindingList
    /// The inputs that could not be audited.
    public let unread: [UnreadInput]
    /// What is to be said of the run as a whole, a sentence each without a full stop.
    public internal(set) var remarks: [String] = []
    /// The number of screenshots with nothing to compare them with.
    var aloneCount = 0
    /// Whether a baseline was applied: what it does not know is then new.
    public internal(set) var hasBaseline = false

    /// What an audit is about. Platforms keep the results of different kinds apart.
    public enum Kind: String, Hashable, Sendable {
        /// Screenshots.
        case screens
        /// Palettes: named colours in files.
        case palettes
        /// Asset catalogs and sets of images.
        case assets
        /// Screenshots of one screen under several settings, or in several states.
        case comparisons

        /// What one of the audited files is called.
        var noun: String {
            switch self {
            case .screens, .comparisons: "screen"
            case .palettes: "file"
            case .assets: "asset"
            }
        }

        /// What is said of the things that ``AuditedFile/passed`` counts.
        var passedWord: String {
            switch self {
            case .screens: "lines passed"
            case .palettes: "pairs passed"
            case .assets: "files passed"
            case .comparisons: "lines compared"
            }
        }
    }

    /// A file that was audited, or a folder that is one thing, such as an asset catalog.
    public struct AuditedFile: Hashable, Sendable {
        /// The file, relative to the project's folder where it lies in it.
        public let path: String
        /// What it is, in a few words.
        public let facts: String
        /// Its pixels, where it is a picture.
        public let frame: PixelRect?
        /// Where a picture shows text and icons, by which it is known again under another name.
        let layout: [PixelRect]
        /// The number of things in it that passed, or of comparisons, that were compared.
        public let passed: Int
        /// The files that it was read from, named as it is; itself where it is one file.
        public let sources: [String]
        /// The configuration files that hold for it, the nearest first.
        public let configurations: [String]
        /// The rules that are on by default and were not checked in it, as they were switched off.
        public internal(set) var disabledRules: [Rule.ID] = []
        /// Whether it is a screen on which nothing was found, neither text nor an icon.
        var isBlank = false
        /// What its translucent parts were laid on, where text lies there.
        var canvas: Screenshot.Canvas.Shade?
        /// The whole screen, as PNG, where a page is to show it and no record does.
        var overview: [UInt8]?
        /// What it was looked at under that a caller may say, such as its scale.
        var settings: [String] = []

        /// Describes a file.
        public init(
            path: String, facts: String, frame: PixelRect? = nil, passed: Int, sources: [String]? = nil,
            configurations: [String] = []
        ) {
            self.init(
                path: path, facts: facts, frame: frame, layout: [], passed: passed, sources: sources,
                configurations: configurations)
        }

        /// Describes a file, or a screen with what lies where on it.
        init(
            path: String, facts: String, frame: PixelRect?, layout: [PixelRect], passed: Int,
            sources: [String]? = nil, configurations: [String]
        ) {
            self.layout = layout
            self.path = path
            self.facts = facts
            self.frame = frame
            self.passed = passed
            self.sources = sources ?? [path]
            self.configurations = configurations
        }
    }

    /// Gathers findings.
    ///
    /// - Parameters:
    ///   - kind: What was audited.
    ///   - standard: What the audited things were judged by.
    ///   - rules: The rules that the findings may be by.
    ///   - threshold: The least severity that fails the run; `nil` where nothing does.
    ///   - files: The files that were audited.
    ///   - findings: What was found, in the order of the files.
    ///   - unread: The inputs that could not be audited.
    public init(
        kind: Kind, standard: String, rules: [Rule], threshold: Severity?, files: [AuditedFile],
        findings: [ReportedFinding], unread: [UnreadInput]
    ) {
        self.init(
            kind: kind, standard: standard, rules: rules, threshold: threshold, files: files,
            listing: FindingList(findings), unread: unread)
    }

    /// Gathers findings that may be made as they are asked for.
    init(
        kind: Kind, standard: String, rules: [Rule], threshold: Severity?, files: [AuditedFile],
        listing findings: FindingList, unread: [UnreadInput]
    ) {
        self.kind = kind
        self.standard = standard
        self.rules = rules
        self.threshold = threshold
        self.files = files
        self.findings = findings
        self.unread = unread
    }
}

extension FindingReport {
    /// What is said of a screen without text.
    static let noText = "no text found"

    /// A run that came to nothing, as its inputs could not be read.
    public init(kind: Kind, unread: [UnreadInput]) {
        self.init(
            kind: kind, standard: "", rules: [], threshold: nil, files: [], findings: [], unread: unread)
    }

    /// The findings that count, in the order of the files.
    public var counting: [ReportedFinding] { Array(findings.counting) }

    /// Whether some finding that counts is as grave as the threshold.
    public var fails: Bool { totals.fails }
}
