import Foundation
import Legible

/// What has to hold of every palette: what is read, what is said of it, and what `fix` makes of its files.
struct PaletteProperties {
    private let files: [String: [UInt8]]
    private let lines: [String: [Int]]

    private static let auditor: PaletteAuditor = {
        guard let today = CalendarDate(year: 2026, month: 1, day: 1) else { fatalError("no such day") }
        return PaletteAuditor(today: today)
    }()

    /// Takes the files of a palette, by their paths.
    init(of files: [String: [UInt8]]) {
        self.files = files
        lines = files.mapValues(Self.lineLengths)
    }

    /// Reads the palettes at a path, judges them, words what is found, and repairs the files.
    func check(at path: String) {
        let report = Self.auditor.audit(contentsOf: [path])
        for audit in report.audits {
            checkPlaces(in: audit.palette)
            for pair in audit.pairs.indices {
                for mode in audit.palette.modes.indices {
                    guard let measure = audit.measure(of: pair, in: mode) else { continue }
                    precondition(1 <= measure.least && measure.least <= measure.greatest, "contrast")
                    precondition(measure.greatest <= 21, "contrast")
                }
            }
        }
        for finding in report.findings {
            precondition(isInside(finding.location) && !finding.message.isEmpty, "\(finding)")
        }
        guard report.audits.contains(where: { !$0.palette.entries.isEmpty }) else { return }
        checkDocuments(of: report)
        checkRepair(of: report, at: path)
    }

    /// Every place lies in a file, and every literal can be read where it is said to be.
    private func checkPlaces(in palette: Palette) {
        for fault in palette.faults + palette.unknowns {
            precondition(isInside(fault.location) && !fault.message.isEmpty, "\(fault)")
        }
        for entry in palette.entries {
            precondition(!entry.name.isEmpty, "a name")
            for value in entry.values.compactMap(\.self) {
                precondition(isInside(value.location), "\(value.location)")
                guard case .color(let color) = value.content else { continue }
                precondition((0...1).contains(color.alpha), "alpha")
                for index in 0..<3 { precondition(color.components[index].isFinite, "components") }
                guard let literal = value.literal, let file = files[literal.location.path] else { continue }
                precondition(isInside(literal.location), "\(literal)")
                precondition(literal.bytes.upperBound <= file.count, "\(literal)")
                do throws(ColorRewritingError) {
                    _ = try literal.rewriting(as: color, in: file)
                } catch .notExpressible {
                    // An opacity that is set behind the literal, say.
                } catch {
                    fatalError("\(literal): \(error)")
                }
            }
        }
    }

    /// What machines read can be read, and what `init` proposes is a configuration.
    private func checkDocuments(of report: PaletteReport) {
        let json = PaletteJSONReporter().document(of: report)
        precondition((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "JSON")
        _ = PaletteTerminalReporter().document(of: report)
        _ = MatrixMarkdownReporter().document(of: report)
        _ = MatrixCSVReporter().document(of: report)
        let project = ProjectFolder(workingFolder: ScratchFolder.shared.path)
        let findings = FindingReport(of: report, project: project)
        let sarif = SARIFReporter().document(of: findings)
        precondition((try? JSONSerialization.jsonObject(with: Data(sarif.utf8))) != nil, "SARIF")
        _ = GitHubReporter().document(of: findings)
        do throws(ConfigurationError) {
            let proposal = ConfigurationProposal().document(of: report)
            _ = try Configuration(decoding: proposal, path: Configuration.fileName)
        } catch {
            fatalError("the proposal is no configuration: \(error)")
        }
    }

    /// A repaired file holds the same palette with other colours.
    private func checkRepair(of report: PaletteReport, at path: String) {
        let fixes = report.audits.map { PaletteFix(of: $0) }
        guard fixes.contains(where: { !$0.files.isEmpty }) else { return }
        for file in fixes.flatMap(\.files) {
            precondition(files[file.path] == file.original, "the file that was read")
            precondition(
                FileManager.default.createFile(atPath: file.path, contents: Data(file.repaired)), "scratch")
        }
        let repaired = Self.auditor.audit(contentsOf: [path])
        precondition(repaired.audits.count == report.audits.count, "palettes")
        for (before, after) in zip(report.audits, repaired.audits) {
            precondition(before.palette.entries.map(\.name) == after.palette.entries.map(\.name), "names")
            // Modes may come and go: those in which every colour is the same are one.
            // A component beyond its range is a fault that goes with the colour.
            precondition(before.palette.faults.count >= after.palette.faults.count, "faults")
        }
    }

    // MARK: Places

    private func isInside(_ place: SourceLocation) -> Bool {
        // A folder has no lines, and what is found there is said of its beginning.
        guard let lengths = lines[place.path] else { return place.line == 1 && place.column == 1 }
        return lengths.indices.contains(place.line - 1)
            && (1...lengths[place.line - 1] + 1).contains(place.column)
    }

    /// The scalars in each line, its end included.
    private static func lineLengths(of file: [UInt8]) -> [Int] {
        var lengths = [0]
        var previous: UInt8 = 0
        for byte in file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...] {
            if previous == 0x0A || previous == 0x0C || previous == 0x0D && byte != 0x0A { lengths.append(0) }
            if byte & 0xC0 != 0x80 { lengths[lengths.count - 1] += 1 }
            previous = byte
        }
        if previous == 0x0A || previous == 0x0C || previous == 0x0D { lengths.append(0) }
        return lengths
    }
}
