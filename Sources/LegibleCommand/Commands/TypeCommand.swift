import ArgumentParser
import Audit
import Reporting
import SystemColors

struct TypeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "type",
        abstract: "Lists the system's text styles: size, leading, weight and tracking, by content size.",
        usage: "legible type [<style> ...] [<options>]",
        discussion: """
            Without a style, all are listed at the usual content size; with one, at every content size that \
            the platform has.

            Examples:
              legible type
              legible type body caption1
              legible type --content-size AX3
              legible type title1 --release 13
              legible type --platform watchos --format markdown

            Exit codes:
              0   listed
              64  the command line is wrong: an unknown style, for example
            """)

    @Argument(
        help: ArgumentHelp("Names of text styles.", valueName: "style"),
        completion: .list([
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
            "footnote", "caption1", "caption2",
        ]))
    var styles: [String] = []

    @Option(
        help: "The platform: \(Platform.ofApple.joined(separator: ", ")). (default: ios)",
        completion: .list(Platform.ofApple), transform: Platform.init(argumentOfTables:))
    var platform: Platform = .iOS

    @Option(
        help: ArgumentHelp(
            "The major number of the release: up to 13 the system's font had a cut for text and one for display.",
            valueName: "number"))
    var release: Int?

    @Option(
        name: .customLong("content-size"),
        help: ArgumentHelp(
            "This content size only; repeatable: xSmall to xxxLarge, AX1 to AX5, or the name in UIKit or SwiftUI.",
            valueName: "size"),
        completion: .list(ContentSizeCategory.names), transform: ContentSizeCategory.init(argument:))
    var contentSizes: [ContentSizeCategory] = []

    @Option(help: "What to print.")
    var format: ListingFormat = .terminal

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    /// The release that is meant, or the newest known where it is newer than that, which is said.
    private var knownRelease: Int? {
        guard let release, let newest = SystemPalette.embedded.newestRelease(of: platform),
            Release(platform, release) > newest
        else { return release }
        System.writeError(
            "legible: the newest known is \(newest); its text styles stand for those of "
                + "\(Release(platform, release))\n")
        return newest.number
    }

    func run() throws {
        let known = TextStyleTable.embedded.styles.filter { $0.platform == platform }
        guard !known.isEmpty else {
            throw ValidationError(
                "The table has no text styles of \(platform.name); it has those of "
                    + "\(Platform.ofApple.joined(separator: ", ")).")
        }
        let names = try styles.map { name in
            guard let style = known.first(where: { $0.style.lowercased() == name.lowercased() }) else {
                throw ValidationError(
                    "There is no text style '\(name)' on \(platform.name)"
                        + NearestName(to: name).hint(among: known.map(\.style))
                        + " 'legible type --platform \(platform.rawValue)' lists them.")
            }
            return style.style
        }
        if let size = contentSizes.first, known.allSatisfy({ $0.category == nil }) {
            throw ValidationError(
                "Text of \(platform.name) has one size: leave out '--content-size \(size.name)'.")
        }
        let categories = contentSizes.map(\.name)
        let listing = TypeListing(of: platform, release: knownRelease) { style in
            guard names.isEmpty || names.contains(style.style) else { return false }
            guard let category = style.category else { return true }
            return categories.isEmpty
                ? !names.isEmpty || category == ContentSizeCategory.usual : categories.contains(category)
        }
        guard !listing.entries.isEmpty else {
            throw ValidationError("\(platform.name) has no text of that content size.")
        }
        switch format {
        case .terminal: try System.show(listing.text(in: .output(color)))
        case .json: try System.write(listing.json)
        case .markdown: try System.write(listing.markdown)
        case .csv: try System.write(listing.csv)
        }
    }
}
