/// The declarations of the stylesheets of a palette, each once, in the order in which these are read.
struct StyleDeclarations {
    private(set) var all: [StyleDeclaration] = []
    private var sheets: [Int: (places: Range<Int>, propertyCount: Int)] = [:]

    /// Adds the custom properties of a stylesheet and of what it imports, and what rules paint with.
    mutating func add(_ parser: StylesheetParser, of sheet: Int) {
        let start = all.count
        if all.isEmpty, parser.painted.isEmpty {
            all = parser.declarations
        } else {
            all += parser.declarations
            all += parser.painted
        }
        sheets[sheet] = (start..<all.count, parser.declarations.count)
    }

    /// Where the declarations of a stylesheet stand among all.
    func places(of sheet: Int) -> Range<Int> { sheets[sheet]?.places ?? 0..<0 }

    /// How many custom properties a stylesheet declares, each once a scope.
    func propertyCount(of sheet: Int) -> Int { sheets[sheet]?.propertyCount ?? 0 }
}
