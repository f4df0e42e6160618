import Audit
import ColorMath
import Foundation
import Legible
import Raster
import Recognition
import SystemColors
import TextDetection

/// How well an audit names the inks of lines whose true ink is a semantic colour.
struct AttributionAccuracy {
    /// The lines whose true ink is one, those that were given a name it has, and those of which that name is
    /// listed.
    private(set) var lines = 0, named = 0, listed = 0
    /// The lines whose ink is none, and those of them that were given a name all the same.
    private(set) var others = 0, misnamed = 0
    /// The largest difference between a measured colour and what it was called, CIEDE2000.
    private(set) var largestDifference = 0.0
    /// What went wrong, line by line.
    private(set) var faults: [String] = []

    /// Audits a corpus, as the command does, and compares the names that the audit gives.
    init(of corpus: Corpus) async {
        let paths = corpus.screens.map { corpus.folder.appending(path: $0.image).path(percentEncoded: false) }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let report = await Auditor().audit(contentsOf: paths, jobs: cores)
        let audits = Dictionary(report.screens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let roles = TrueRoles(in: .embedded)
        for (screen, path) in zip(corpus.screens, paths) {
            add(screen, audited: audits[path]?.regions ?? [], roles: roles)
        }
    }

    /// The share of lines with a semantic ink that were given a name it has.
    var namedShare: Double { lines == 0 ? 1 : Double(named) / Double(lines) }

    private mutating func add(_ screen: KnownScreen, audited: [JudgedRegion], roles: TrueRoles) {
        let texts = audited.filter { $0.judgement != nil }
        for region in audited {
            let matches = region.attribution.foreground + region.attribution.background
            largestDifference = max(largestDifference, matches.map(\.difference).max() ?? 0)
        }
        for line in screen.lines where line.counts && line.ratio >= KnownLine.legibleRatio {
            let best = texts.max {
                $0.region.box.overlap(with: line.box) < $1.region.box.overlap(with: line.box)
            }
            let region = best.flatMap { $0.region.box.overlap(with: line.box) > 0 ? $0 : nil }
            let names = roles.names(of: line.ink, over: line.backdrop)
            let role = region?.attribution.foregroundRole?.name
            if names.isEmpty {
                others += 1
                misnamed += role == nil ? 0 : 1
                continue
            }
            lines += 1
            listed += region?.attribution.foreground.contains { names.contains($0.name) } == true ? 1 : 0
            if let role, names.contains(role) {
                named += 1
            } else {
                let seen = region.map { "\($0.region.ink) on \($0.region.backdrop)" } ?? "not found"
                faults.append(
                    """
                    \(screen.image) “\(line.text)” \(line.ink) on \(line.backdrop) is \(names.sorted()); \
                    \(role ?? "no role"), \(seen)
                    """)
            }
        }
    }
}

extension AttributionAccuracy: CustomStringConvertible {
    var description: String {
        """
        \(lines) lines in semantic colours, \(named) named and \(listed) listed; \
        \(others) in other colours, \(misnamed) named; largest difference \(largestDifference)
        """
    }
}
