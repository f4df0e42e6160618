public import ArgumentParser
import Audit
public import Reporting

struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            """
            A report: \(names); repeatable. With =FILE it goes to a file; annotated=FOLDER takes a folder, \
            or a .png file for one screen, and trace=FOLDER a folder, for how text was found. github also \
            writes the summary of a GitHub Actions step. xcode writes lines for Xcode's issue \
            navigator, oneline one line per finding, to search. ndjson, openacr, evidence, annotated and \
            trace are of screens only. \
            (default: terminal)
            """,
            valueName: "name[=file]"),
        completion: .list(ReportFormat.allCases.map { $0.isDrawn ? $0.rawValue + "=" : $0.rawValue }),
        transform: request)
    var formats: [ReportRequest] = []

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    var requests: [ReportRequest] { formats.isEmpty ? [ReportRequest(.terminal)] : formats }

    /// The folders that pictures go to: they are no inputs.
    var pictureFolders: [String] { requests.filter(\.format.isDrawn).compactMap(\.destination) }

    /// Whether the standard output gets a report for people.
    var showsText: Bool { requests.contains { $0.format == .terminal && $0.destination == nil } }

    /// Whether there is a report in which pictures are seen.
    var showsPictures: Bool { requests.contains { $0.format == .html } }

    var style: TerminalStyle { .output(color) }

    /// Reads a baseline; what is wrong with it is an annotation of the report for GitHub, too.
    func annotating<Value>(
        _ kind: FindingReport.Kind, _ read: () throws(BaselineError) -> Value
    ) throws -> Value {
        do throws(BaselineError) {
            return try read()
        } catch {
            if let input = error.input, requests.contains(ReportRequest(.github)) {
                let fault = input.named(System.project.path(of: input.path))
                try System.write(GitHubReporter().document(of: FindingReport(kind: kind, unread: [fault])))
            }
            throw error
        }
    }

    private static let names: String = {
        let names = ReportFormat.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }()

    private static func request(_ argument: String) throws -> ReportRequest {
        guard let request = ReportRequest(argument: argument) else {
            throw ValidationError(fault(of: argument))
        }
        return request
    }

    /// What is wrong with a text that asks for no report.
    static func fault(of text: String) -> String {
        let name = String(text.prefix { $0 != "=" })
        let all = ReportFormat.allCases.map(\.rawValue)
        if let format = ReportFormat(rawValue: name) {
            let place = format.isDrawn ? "folder" : "file"
            return "'\(name)' needs a \(place) behind it: \(name)=\(place.uppercased())."
        }
        return
            "'\(text)' is no report\(NearestName(to: name).hint(among: all)) Use \(names), followed by =FILE "
            + "where it is to go to a file; annotated and trace need a folder."
    }
}

extension ColorChoice: ExpressibleByArgument {}
