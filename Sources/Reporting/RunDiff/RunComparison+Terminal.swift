internal import Audit

extension RunComparison {
    /// How many rows of one change are listed; the JSON has all.
    private static var most: Int { 20 }
    /// The column at which what follows the first line of a row begins.
    private static var indent: Int { 12 }

    /// The comparison for people: what is new, worse, better and fixed, and how much is unchanged.
    public func text(in style: TerminalStyle) -> String {
        let heading = "\(old.name.visible) → \(new.name.visible): \(tally)"
        var lines = heading.wrapped(to: style.width).map { style.paint($0, as: .heading) }
        for change in Change.allCases where change != .unchanged {
            let rows = rows(change)
            guard !rows.isEmpty else { continue }
            lines += ["", "\(change.rawValue), \(counted(places(change), "place")):"]
            lines += rows.prefix(Self.most).flatMap { self.lines(of: $0, in: style) }
            if rows.count > Self.most { lines.append("  and \(rows.count - Self.most) more") }
        }
        let rest =
            [
                places(.unchanged) > 0 ? "unchanged: \(counted(places(.unchanged), "place"))" : nil
            ].compactMap(\.self) + notes(\.visible)
        if !rest.isEmpty { lines += [""] + rest.flatMap { $0.wrapped(to: style.width) } }
        return lines.map { $0 + "\n" }.joined()
    }

    private func lines(of row: Row, in style: TerminalStyle) -> [String] {
        let width = style.width - Self.indent
        let statement = [row.ratio, row.title.visible, "[\(row.finding.rule)]"].compactMap(\.self)
        let words = statement.joined(separator: " ").split(separator: " ").map(String.init)
        let first = (["  \(mark(of: row, in: style)) "] + words).lines(
            joinedBy: " ", width: style.width, indent: Self.indent)
        let rest =
            row.extent(\.visible).wrapped(to: width)
            + (row.change == .fixed ? [] : row.finding.remedy?.visible.wrapped(to: width) ?? [])
        return first + rest.map { String(repeating: " ", count: Self.indent) + $0 }
    }

    private func mark(of row: Row, in style: TerminalStyle) -> String {
        switch (row.change, row.finding.severity) {
        case (.fixed, _): "✓ fixed  "
        case (.better, _): "↑ better "
        case (_, .error): style.paint("✗ error  ", as: .failure)
        case (_, .warning): style.paint("! warning", as: .review)
        case (_, .note): "· note   "
        }
    }
}
