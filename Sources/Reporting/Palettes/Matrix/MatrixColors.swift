internal import Audit
internal import ColorMath

/// The colours of the samples of matrices, each under one name for all cells that have it.
struct MatrixColors {
    private var inks = Names()
    private var backdrops = Names()

    /// Colours as CSS writes them, in the order in which they came.
    private struct Names {
        private(set) var places: [String: Int] = [:]

        mutating func add(_ color: String) {
            if places[color] == nil { places[color] = places.count }
        }

        /// Rules of style that set a property for each.
        func rules(of property: String) -> String {
            places.sorted { $0.value < $1.value }
                .map { ".\(property)\($0.value){--\(property):\($0.key)}" }.joined(separator: "\n")
        }
    }

    /// Gathers the colours of a report. What a translucent backdrop looks like differs by cell.
    init(of report: PaletteReport) {
        for table in MatrixTable.tables(of: report) {
            for ink in table.inks { if let color = ink.color { inks.add(color.css) } }
            let translucent = table.backdrops.indices.filter { place in
                table.backdrops[place].color.map { $0.alpha < 1 } ?? false
            }
            for case let color? in table.backdrops.map(\.color) where color.alpha == 1 {
                backdrops.add(color.css)
            }
            guard !translucent.isEmpty else { continue }
            for row in table.inks.indices {
                let cells = table.cells(ofRow: row, at: translucent)
                for (place, cell) in zip(translucent, cells) {
                    guard let cell, let color = table.backdrops[place].color else { continue }
                    backdrops.add(cell.shown(color).css)
                }
            }
        }
    }

    /// The rules of style that the names stand for.
    var style: String { "\n\(inks.rules(of: "i"))\n\(backdrops.rules(of: "b"))" }

    /// The name of an ink.
    func inkClass(of color: WithAlpha<SRGB>) -> String? { inks.places[color.css].map { "i\($0)" } }

    /// The name of what is seen of a backdrop.
    func backdropClass(of color: WithAlpha<SRGB>) -> String? {
        backdrops.places[color.css].map { "b\($0)" }
    }
}
