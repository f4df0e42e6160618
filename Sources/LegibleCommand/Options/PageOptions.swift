public import ArgumentParser
public import Reporting

/// How pages show screens.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            How the html report shows screens: embed puts pictures of them into it, which hold all that is \
            legible there; all embeds them as they would be under other settings, too; link refers to their \
            files; none draws outlines.
            """))
    var images: ReportImages = .embed

    /// Reports that show screens so.
    func requests(_ requests: [ReportRequest]) -> [ReportRequest] {
        requests.map { request in
            var request = request
            request.images = images
            return request
        }
    }
}

extension ReportImages: ExpressibleByArgument {}
