public import ArgumentParser
public import Reporting

struct ReportOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            """
            A report: \(names); repeatable. With =FILE it goes to a file; annotated=FOLDER takes a folder, or a .png \
            file for one screen. github also writes the summary of a GitHub Actions step. (default: terminal)
            """,
            valueName: "name[=file]"),
        transform: request)
    var formats: [ReportRequest] = []

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    var requests: [ReportRequest] { formats.isEmpty ? [ReportRequest(.terminal)] : formats }

    /// A folder that pictures go to: it is no input.
    var pictureFolder: String? { requests.first { $0.format == .annotated }?.destination }

    var style: TerminalStyle { .output(color) }

    private static let names: String = {
        let names = ReportFormat.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }()

    private static func request(_ argument: String) throws -> ReportRequest {
        guard let request = ReportRequest(argument: argument) else {
            throw ValidationError(
                "'\(argument)' is no report: use \(names), followed by =FILE where it is to go to a file; annotated needs "
                    + "one.")
        }
        return request
    }
}

extension ColorChoice: ExpressibleByArgument {}
