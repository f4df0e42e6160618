internal import ColorMath

/// Gathers the samples of tables, each once.
struct NamingCollection {
    private(set) var samples: [NamingSample] = []
    private var places: [Key: Int] = [:]
    private var nameNumbers: [String: Int] = [:]

    /// What tells samples apart: the layer, its name as a number, which is compared sooner.
    private struct Key: Hashable {
        let color: SRGB8
        let alpha: Double
        let background: SRGB8?
        let backgroundName: Int
    }

    /// A colour of a table, as its releases have it so far.
    private struct Row {
        let color: SystemColor
        let nameNumber: Int
        /// The rows that it may stand on; none for what is no background itself.
        var backgrounds: [Int] = []
        /// What it is, by appearance.
        var known: [Appearance: SystemColorValue] = [:]
        /// The same in the order of ``Appearance/allCases``; an elevated level that is nowhere said is the
        /// base level.
        var values: [SystemColorValue?] = []

        mutating func take(_ newer: [Appearance: SystemColorValue]) {
            known.merge(newer) { $1 }
            values = Appearance.allCases.map { appearance in
                known[appearance]
                    ?? (appearance.level == .elevated
                        ? known[Appearance(appearance.style, contrast: appearance.contrast)] : nil)
            }
        }
    }

    /// Goes through every colour of every release of a platform, in every appearance, each by itself and over
    /// the backgrounds that it may lie on.
    mutating func add(_ table: ColorTable) {
        var rows = table.colors.filter { $0.group != .vibrantHue }.map { color in
            let number = nameNumbers[color.name] ?? nameNumbers.count
            nameNumbers[color.name] = number
            return Row(color: color, nameNumber: number)
        }
        for index in rows.indices where rows[index].color.group.uses.contains(.background) {
            let color = rows[index].color
            rows[index].backgrounds = rows.indices.filter { color.stands(on: rows[$0].color) }
        }
        for span in table.releases {
            for index in rows.indices {
                if let newer = span.values[rows[index].color.name] { rows[index].take(newer) }
            }
            let release = Release(table.platform, span.numbers.lowerBound)
            for row in rows { add(row, of: release, among: rows) }
        }
    }

    private mutating func add(_ row: Row, of release: Release, among rows: [Row]) {
        for (index, value) in row.values.enumerated() {
            guard let value else { continue }
            let mask = AppearanceMask(rawValue: 1 << UInt8(index))
            add(row, value, release, mask, on: nil)
            guard value.alpha < 1 else { continue }
            for background in row.backgrounds where !rows[background].values.isEmpty {
                guard let under = rows[background].values[index], under.alpha == 1 else { continue }
                add(row, value, release, mask, on: (rows[background], under.color))
            }
        }
    }

    private mutating func add(
        _ row: Row, _ value: SystemColorValue, _ release: Release, _ mask: AppearanceMask,
        on background: (row: Row, color: SRGB8)?
    ) {
        let key = Key(
            color: value.color, alpha: value.alpha, background: background?.color,
            backgroundName: background?.row.nameNumber ?? -1)
        let place = places[key] ?? samples.count
        if place == samples.count {
            places[key] = place
            samples.append(
                NamingSample(
                    NamingSample.Layer(
                        color: value.color, alpha: value.alpha, backgroundName: background?.row.color.name,
                        background: background?.color)))
        }
        // The appearances of one colour in one release follow each other; values of another confidence do not
        // merge.
        let last = samples[place].bearers.indices.last
        if let last, samples[place].bearers[last].name == row.color.name,
            samples[place].bearers[last].release == release,
            samples[place].bearers[last].confidence == value.confidence
        {
            samples[place].bearers[last].appearances.formUnion(mask)
        } else {
            samples[place].bearers.append(
                NamingSample.Bearer(
                    name: row.color.name, group: row.color.group, release: release,
                    confidence: value.confidence, appearances: mask))
        }
    }
}
