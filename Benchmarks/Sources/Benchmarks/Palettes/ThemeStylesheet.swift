/// A stylesheet of themes in which the same properties have other colours, drawn at random, the same ones
/// every time.
struct ThemeStylesheet {
    /// Properties with one start of their names and a number each.
    struct Family {
        let prefix: String
        let count: Int
        /// The code values that are drawn from.
        let codes: Range<Double>
    }

    let themeCount: Int
    let families: [Family]

    /// The stylesheet; the first theme is that of the root.
    var text: String {
        var numbers = RandomColors.numbers(3 * themeCount * families.reduce(0) { $0 + $1.count })[...]
        func colors(_ family: Family) -> String {
            let codes = family.codes
            return (0..<family.count).map { index in
                let color = (0..<3).map { _ in
                    Int(codes.lowerBound + (numbers.popFirst() ?? 0) * (codes.upperBound - codes.lowerBound))
                }
                return
                    "  --\(family.prefix)-\(index): rgb(\(color.map(String.init).joined(separator: " ")));\n"
            }.joined()
        }
        return (0..<themeCount).map { theme in
            (theme == 0 ? ":root" : "[data-theme=\"theme-\(theme)\"]") + " {\n"
                + families.map(colors).joined() + "}\n"
        }.joined()
    }
}
