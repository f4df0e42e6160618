internal import ColorMath
internal import SystemColors

extension ColorListing {
    /// The listing as comma-separated values (RFC 4180): a line for every colour, appearance and backdrop, and one for a
    /// colour without a backdrop.
    public var csv: String {
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
        return ([heading] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
    }

    /// The listing as a table of Markdown: a row for every colour and appearance, with the least and the most contrast,
    /// bold where the standard is not met. The elevated level has a row where it differs from the base.
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

extension String {
    /// The text as a field, in quotes where it holds what separates fields.
    fileprivate var csvField: String {
        guard utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return self }
        return "\"" + map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }
}
