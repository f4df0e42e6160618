public import Assets

/// One audited catalog or folder of images: what was read of each file, and what was found wrong.
public struct AssetAudit: Sendable {
    /// The catalog or folder.
    public let path: String
    /// The sets with what was measured of their images.
    public let sets: [ExaminedSet]
    /// The systems that the images are for, as icons or slots tell; empty where nothing does.
    public let platforms: Set<AssetPlatform>
    /// What is wrong, by set, and within one in the order of the rules.
    public private(set) var findings: [AssetFinding]
    /// What is wrong and suppressed by an exception of the configuration, with its reason.
    public private(set) var suppressed: [SuppressedAssetFinding]
    /// The configuration files that hold for it, the nearest first.
    public let configurationFiles: [String]
    /// The rules that are on by default and that were not checked, as the caller switched them off.
    public let disabledRules: [Rule.ID]

    /// A finding that counts for nothing, and why.
    public struct SuppressedAssetFinding: Hashable, Sendable {
        /// What is wrong.
        public let finding: AssetFinding
        /// Why it is accepted, in the words of the exception.
        public let reason: String
    }

    /// Judges what was examined.
    init(of path: String, _ examination: AssetExamination, by auditor: AssetAuditor) {
        self.path = path
        sets = examination.sets
        platforms = examination.platforms
        configurationFiles = auditor.configurationFiles
        disabledRules = auditor.rules.disabled(among: Rule.forAssets)
        var found: [(set: Int, finding: AssetFinding)] = []
        for check in AssetCheck.all {
            guard let severity = auditor.rules.severity(of: check.rule) else { continue }
            found += check.remarks(examination).map { remark in
                let remark = remark.guessed(ifNamed: examination.sets[remark.set].set, by: check.rule)
                return (
                    remark.set, AssetFinding(remark, rule: check.rule, severity: severity, in: examination)
                )
            }
        }
        // By set; the order of the rules within one is kept by their places.
        let order = found.indices.sorted { (found[$0].set, $0) < (found[$1].set, $1) }
        var findings: [AssetFinding] = []
        var suppressed: [SuppressedAssetFinding] = []
        for index in order {
            let finding = found[index].finding
            if let exception = auditor.exceptions.first(where: {
                $0.covers(finding, today: auditor.today)
            }) {
                suppressed.append(SuppressedAssetFinding(finding: finding, reason: exception.reason))
            } else {
                findings.append(finding)
            }
        }
        self.findings = findings
        self.suppressed = suppressed
    }
}
