import Foundation
import Legible

extension FuzzTarget {
    /// Baselines. What is taken can be held against findings, and what that leaves is written as a baseline
    /// that can be read.
    static let baseline = FuzzTarget(name: "baseline") { input in
        let path = ScratchFolder.shared.write(input, to: "baseline.json")
        let project = ProjectFolder(workingFolder: ScratchFolder.shared.path)
        let file = BaselineFile(at: path, in: project)
        do throws(BaselineError) {
            let baseline = try file.read()
            var findings = FindingReport(of: report, project: project)
            let gone = file.apply(baseline, to: &findings)
            precondition(Set(gone).isSubset(of: baseline.entries), "entries")
            let written = try file.write(findings).baseline
            let read = try file.read()
            precondition(read == written, "what was written")
        } catch {
            precondition(error.isInput && !error.description.isEmpty, "\(error)")
        }
    }

    /// A report with findings.
    private static let report: PaletteReport = {
        let stylesheet = ":root { --on-accent: #777; --accent: #06c; --text: #888; --background: #fff }"
        let path = ScratchFolder.shared.write(Array(stylesheet.utf8), to: "judged.css")
        guard let today = CalendarDate(year: 2026, month: 1, day: 1) else { fatalError("no such day") }
        return PaletteAuditor(today: today).audit(contentsOf: [path])
    }()
}
