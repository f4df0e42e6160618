import Legible

extension FuzzTarget {
    /// Reports that are compared. What is none has a fault that names the file; compared with itself, a run
    /// has changed in nothing.
    static let run = FuzzTarget(name: "run") { input in
        let path = ScratchFolder.shared.write(input, to: "run.json")
        do {
            let run = try ReportedRun(contentsOf: path)
            let comparison = RunComparison(of: run, with: run)
            precondition(comparison.rows.allSatisfy { $0.change == .unchanged }, "changes")
            precondition(comparison.removedFiles.isEmpty && comparison.addedFiles.isEmpty, "files")
            precondition(!comparison.fails(at: .note), "failure")
            precondition(!comparison.text(in: TerminalStyle()).isEmpty && !comparison.json.isEmpty, "reports")
        } catch let error as RecordError {
            precondition(error.path == path && !error.fault.isEmpty, "\(error)")
        } catch {
            fatalError("\(error)")
        }
    }
}
