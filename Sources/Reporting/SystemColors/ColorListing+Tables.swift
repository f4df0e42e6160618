internal import ColorMath
internal import SystemColors

extension ColorListing {
    /// The listing as comma-separated values (RFC 4180): a line for every colour, appearance and backdrop,
    /// and one for a colour without a backdrop. What a spreadsheet would take for a formula has an apostrophe
    /// before it.
    public var csv: String { csv(isRaw: false) }

    /// The listing as comma-separated values, with or without what keeps spreadsheets from running names.
    ///
    /// - Parameter isRaw: Whether names are written as they are, for programs.
    public func csv(isRaw: Bool) -> String {
        let heading = [
            "platform", "release", "name", "group", "appearance", "color", "alpha", "confidence",
            "background",
            "under", "backgroundColor", "seen", "contrast", "passes",
        ]
        let rows = colors.flatMap { entry in
            entry.values.flatMap { value -> [[String]] in
                let start = [
                    release.platform.rawValue, "\(release.number)", entry.color.name,
                    entry.color.group.rawValue,
                    value.appearance.description, "\(value.value.color)", "\(value.value.alpha)",
                    value.value.confidence.rawValue,
                ]
                let ends =
                    value.pairs.isEmpty ? [[String](repeating: "", count: 6)] : value.pairs.map(\.fields)
                return ends.map { start + $0 }
            }
        }
        return ([heading] + rows).map(CSVText(isRaw: isRaw).row).joined()
    }

    /// The listing as a table of Markdown: a row for every colour and appearance, with the least and the most
    /// contrast, bold where the standard is not met. The elevated level has a row where it differs from the
    /// base.
    public var markdown: String {
        let heading = [
            "## \(releaseName)", "",
            "| colour | appearance | value | least contrast | most contrast | confidence |",
            "|---|---|---|---|---|---|",
        ]
        let rows = colors.flatMap { entry in
            entry.distinctValues.map { value in
                let cells = [
                    "`\(entry.color.name)`", value.appearance.description, "`\(value.value.words)`",
                    value.worst?.markdown ?? "", value.best?.markdown ?? "", value.value.confidence.rawValue,
                ]
                return "| \(cells.joined(separator: " | ")) |"
            }
        }
        return (heading + rows).joined(separator: "\n") + "\n"
    }
}

extension ColorListing.Pair {
    fileprivate var fields: [String] {
        [
            backdrop.background.name, backdrop.under?.name ?? "", "\(backdropColor)", "\(seenColor)", figure,
            "\(passes)",
        ]
    }

    fileprivate var markdown: String {
        let names = backdrop.background.name + (backdrop.under.map { " over \($0.name)" } ?? "")
        return "\(passes ? figure : "**\(figure)**") on \(names)"
    }
}
