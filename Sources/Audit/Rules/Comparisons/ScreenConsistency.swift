internal import FileSystem
internal import Raster

/// What the rules on screens of one app have in common: what most of them have is the app's.
extension ComparisonCheck {
    /// What is said of a screen, held against another.
    typealias Sighting = (screen: Int, reference: Int, remark: ComparisonRemark)

    /// The places of screens of one product, where there are several.
    static func ofOneProduct(_ screens: [ScreenSummary]) -> [[Int]] {
        places(of: screens) { $0.member.path.productFolders }
    }

    /// The places of screens of one size and one product, where there are several.
    static func ofOneSize(_ screens: [ScreenSummary]) -> [[Int]] {
        struct Kind: Hashable {
            let frame: PixelRect
            let product: [String]
        }
        return places(of: screens) { Kind(frame: $0.frame, product: $0.member.path.productFolders) }
    }

    /// The places of screens of each kind that has several, in the order of their first.
    private static func places<Kind: Hashable>(
        of screens: [ScreenSummary], by kind: (ScreenSummary) -> Kind
    ) -> [[Int]] {
        Dictionary(grouping: screens.indices) { kind(screens[$0]) }.values
            .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// The place of the value that most have, the first of equals; `nil` for fewer than two.
    static func prevailing<Value: Hashable>(_ values: [Value]) -> Int? {
        guard values.count > 1 else { return nil }
        let counts = values.reduce(into: [Value: Int]()) { $0[$1, default: 0] += 1 }
        let most = counts.values.max()
        return values.firstIndex { counts[$0] == most }
    }
}

extension String {
    /// The folders of a path that say whose screens are in them: `theme-orange`, `brand_b`.
    fileprivate var productFolders: [String] {
        let marks: Set<Substring> = ["theme", "brand", "flavor", "flavour", "product", "tenant"]
        return pathParts.dropLast().filter { folder in
            let words = folder.lowercased().split { !$0.isLetter && !$0.isNumber }
            return words.count > 1 && !marks.isDisjoint(with: words)
        }
    }
}
