internal import ColorMath
internal import Raster
internal import Recognition
internal import Screenshots
internal import SystemColors

extension Auditor {
    /// What tells results of one set of options from those of another: equal where every option that a
    /// verdict or a measurement may depend on is equal, the tables of colours included.
    ///
    /// 64 hexadecimal digits, the same on every machine.
    package var optionsDigest: String {
        let rules = Rule.forScreens.map { rule in
            "\(rule.id)=\(self.rules.severity(of: rule)?.rawValue ?? "off")"
        }
        let known = [
            conditions.style?.rawValue, conditions.contrast?.rawValue, conditions.platform?.rawValue,
            conditions.release.map { "\($0.number)" },
        ].map { $0 ?? "" } + [conditions.contentSize?.name].compactMap(\.self)
        let lines =
            ["legible options 1", standard.rawValue] + rules + known + [
                scale.map { "\($0)" } ?? "", "\(limits.pixelCount) \(limits.chunkSize) \(limits.profileSize)",
            ] + tableDigests + [tokens?.digest].compactMap(\.self) + ignored.digestLines
        return SHA256.hexDigest(of: Array(lines.joined(separator: "\n").utf8))
    }
}
