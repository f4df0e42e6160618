import SystemColors
import Testing

@Suite("The table of text styles")
struct TextStyleTests {
    let table = TextStyleTable.embedded

    @Test("has eleven styles at each of twelve content sizes on iOS")
    func complete() {
        #expect(table.categories.count == 12)
        #expect(
            table.categories.filter(\.isAccessibility).map(\.name) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
        for category in table.categories {
            let styles = table.styles.filter { $0.platform == .iOS && $0.category == category.name }
            #expect(styles.count == 11 && Set(styles.map(\.style)).count == 11)
        }
    }

    @Test("has the sizes that Apple publishes")
    func published() throws {
        func size(_ style: String, _ platform: Platform, _ category: String = "large") -> [Double]? {
            table.style(style, on: platform, at: category).map { [$0.size, $0.leading] }
        }
        #expect(size("body", .iOS) == [17, 22])
        #expect(size("body", .iOS, "AX5") == [53, 62])
        #expect(size("caption2", .iOS) == [11, 13])
        #expect(size("largeTitle", .iOS, "xSmall") == [31, 38])
        #expect(size("body", .macOS) == [13, 16])
        #expect(size("body", .tvOS) == [29, 36])
        #expect(size("extraLargeTitle", .visionOS) == [48, 56])
        #expect(size("body", .watchOS, "xSmall") == [14, 16.5])
        #expect(table.style("headline", on: .iOS)?.weight == .semibold)
        #expect(table.style("largeTitle", on: .iOS)?.emphasizedWeight?.number == 700)
        #expect(table.style("body", on: .iOS, at: "huge") == nil)
    }

    @Test("has text that grows with the content size, and leading above its size")
    func growing() {
        let order = Dictionary(uniqueKeysWithValues: table.categories.enumerated().map { ($1.name, $0) })
        for platform in [Platform.iOS, .watchOS] {
            for name in Set(table.styles.filter { $0.platform == platform }.map(\.style)) {
                let sizes = table.styles.filter { $0.platform == platform && $0.style == name }
                    .sorted { order[$0.category ?? "", default: 0] < order[$1.category ?? "", default: 0] }
                    .map(\.size)
                #expect(sizes == sizes.sorted() && sizes.count > 1, "\(name)")
            }
        }
        #expect(table.styles.allSatisfy { $0.leading >= $0.size })
    }

    @Test("has default and smallest sizes for every platform")
    func limits() {
        #expect(table.platforms.map(\.platform) == Platform.allCases.filter(\.isApples))
        #expect(table.sizes(of: .iOS)?.defaultSize == 17 && table.sizes(of: .iOS)?.minimumSize == 11)
        #expect(table.sizes(of: .macOS)?.minimumSize == 10)
        for sizes in table.platforms {
            #expect(table.style("body", on: sizes.platform)?.size == sizes.defaultSize)
        }
    }

    @Test("finds styles by size, the nearest first and the usual content size before others")
    func lookup() {
        #expect(
            table.styles(sized: 16.8...17.2, on: .iOS).prefix(2).map { "\($0.style) \($0.category ?? "")" }
                == ["headline large", "body large"])
        #expect(table.styles(sized: 17...18, on: .iOS, at: "large").map(\.style) == ["headline", "body"])
        #expect(table.styles(sized: 9...9.5, on: .iOS).isEmpty)
    }

    @Test("has the tracking of the system's fonts")
    func tracking() {
        #expect(table.tracking(of: "SF Pro", size: 17, on: .iOS)?.points == -0.43)
        #expect(table.tracking(of: "SF Pro", size: 12, on: .macOS)?.points == 0)
        #expect(table.tracking(of: "SF Pro", size: 16.6, on: .iOS)?.size == 17)
        #expect(table.tracking(of: "SF Pro", size: 17, on: .watchOS) == nil)
        // Both figures are published, each rounded by itself; beyond 100 points they disagree by more.
        for row in table.tracking where row.size <= 100 {
            #expect(abs(row.points - row.thousandths * row.size / 1000) < 0.06 + 0.0005 * row.size)
        }
    }

    @Test("has cuts for text and display on iOS 13, with a tracking of their own")
    func cuts() {
        #expect(table.systemFont(ofSize: 19, on: .iOS, release: 13) == "SF Pro Text")
        #expect(table.systemFont(ofSize: 20, on: .iOS, release: 13) == "SF Pro Display")
        #expect(table.systemFont(ofSize: 20, on: .iOS, release: 26) == "SF Pro")
        // What is older is as the oldest that is known.
        #expect(table.systemFont(ofSize: 19, on: .iOS, release: 9) == "SF Pro Text")
        #expect(table.systemFont(ofSize: 20, on: .iOS) == "SF Pro")
        #expect(table.systemFont(ofSize: 20, on: .watchOS, release: 13) == "SF Compact")
        #expect(table.systemFont(ofSize: 20, on: .android) == nil)
        #expect(table.tracking(of: "SF Pro Text", size: 17, on: .iOS)?.thousandths == -24)
        #expect(table.tracking(of: "SF Pro Display", size: 28, on: .iOS)?.thousandths == 13)
        #expect(table.tracking(of: "SF Pro Display", size: 20, on: .iOS)?.points == 0.38)
    }

    @Test("knows content sizes by their names in the table, in UIKit and in SwiftUI")
    func contentSizes() {
        #expect(ContentSizeCategory.names == table.categories.map(\.name))
        #expect(ContentSizeCategory.names.contains(ContentSizeCategory.usual))
        for category in table.categories {
            for name in [category.name, category.uiKit, category.swiftUI, category.name.uppercased()] {
                #expect(table.category(named: name) == category)
            }
        }
        #expect(table.category(named: "huge") == nil)
        #expect(table.category(named: "UICTContentSizeCategoryAccessibilityXL")?.name == "AX3")
        #expect(table.category(named: "UICTContentSizeCategoryXXL")?.name == "xxLarge")
        #expect(table.category(named: "UICTContentSizeCategoryHuge") == nil)
    }
}
