/// A size that users can set all text to.
public struct ContentSizeCategory: Hashable, Sendable {
    /// The name: `xSmall` to `xxxLarge`, `AX1` to `AX5`.
    public let name: String
    /// The name in UIKit.
    public let uiKit: String
    /// The name in SwiftUI.
    public let swiftUI: String
    /// Whether it is one of the larger sizes of the accessibility settings.
    public let isAccessibility: Bool
}

extension ContentSizeCategory: Decodable {
    private enum Key: CodingKey { case name, uiKit, swiftUI, isAccessibility }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        uiKit = try entry.decode(String.self, forKey: .uiKit)
        swiftUI = try entry.decode(String.self, forKey: .swiftUI)
        isAccessibility = try entry.decodeIfPresent(Bool.self, forKey: .isAccessibility) ?? false
    }
}

extension TextStyleTable {
    /// The content size that a name stands for, that of the table, of UIKit, also as its constant says it
    /// (`UICTContentSizeCategoryAccessibilityXL`), or of SwiftUI, in any case of letters; nil for another.
    public func category(named name: String) -> ContentSizeCategory? {
        let wanted = name.lowercased()
        let constant = "uictcontentsizecategory"
        if wanted.hasPrefix(constant) {
            let short = wanted.dropFirst(constant.count)
            return categories.first { $0.shortName == short }
        }
        return categories.first { category in
            [category.name, category.uiKit, category.swiftUI].contains { $0.lowercased() == wanted }
        }
    }
}

extension ContentSizeCategory {
    /// The content size that a system comes with.
    public static let usual = "large"

    /// The names of all, the smallest first: those of ``TextStyleTable/categories``, which every start would
    /// otherwise read the table for.
    public static let names = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4",
        "AX5",
    ]
}

extension ContentSizeCategory {
    /// The name at the end of UIKit's constant, in small letters: `xl`, `accessibilityxl`.
    package var shortName: String {
        let accessibility = uiKit.hasPrefix("accessibility")
        let rest = accessibility ? String(uiKit.dropFirst("accessibility".count)) : uiKit
        var letters = rest.lowercased()
        var count = 0
        while letters.hasPrefix("extra") {
            letters = String(letters.dropFirst("extra".count))
            count += 1
        }
        return (accessibility ? "accessibility" : "") + String(repeating: "x", count: count)
            + letters.prefix(1)
    }
}
