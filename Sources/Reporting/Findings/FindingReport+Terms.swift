public import Audit

extension FindingReport {
    /// What is known of a run before anything is found.
    public struct Terms: Hashable, Sendable {
        /// What is audited.
        public let kind: Kind
        /// What it is judged by, for example `wcag-aa`.
        public let standard: String
        /// The rules that findings may be by.
        public let rules: [Rule]
        /// The least severity that fails the run; `nil` where nothing does.
        public let threshold: Severity?
        /// Whether a baseline is applied: what it does not know is then new.
        public let hasBaseline: Bool
        /// Whether annotated pictures are written, so that findings have the numbers that stand there.
        var isNumbered = false

        /// Describes a run.
        public init(
            kind: Kind, standard: String, rules: [Rule], threshold: Severity?, hasBaseline: Bool = false
        ) {
            self.kind = kind
            self.standard = standard
            self.rules = rules
            self.threshold = threshold
            self.hasBaseline = hasBaseline
        }

        /// An audit of screens.
        public static func screens(
            standard: String, threshold: Severity?, hasBaseline: Bool = false
        ) -> Terms {
            Terms(
                kind: .screens, standard: standard, rules: Rule.forScreens, threshold: threshold,
                hasBaseline: hasBaseline)
        }
    }

    /// What was known before anything was found.
    var terms: Terms {
        Terms(
            kind: kind, standard: standard, rules: rules, threshold: threshold, hasBaseline: hasBaseline)
    }

    /// What it comes to.
    var totals: RunTotals {
        var totals = RunTotals(under: threshold)
        totals.files = files.count
        totals.unchecked.aloneCount = aloneCount
        for file in files {
            totals.configurations.add(file.configurations)
            totals.unchecked.add(file)
        }
        totals.passed = files.reduce(0) { $0 + $1.passed }
        totals.unread = unread.count
        totals.inputs = files.count + unread.count
        for section in sections {
            for weight in section.findings.weights { totals.add(weight) }
        }
        return totals
    }
}
