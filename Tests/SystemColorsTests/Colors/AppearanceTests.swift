import SystemColors
import Testing

@Suite("Appearances")
struct AppearanceTests {
    @Test("are eight, each written and read as it is")
    func all() {
        #expect(Appearance.allCases.count == 8 && Set(Appearance.allCases).count == 8)
        for appearance in Appearance.allCases {
            #expect(Appearance(appearance.description) == appearance)
        }
        #expect("\(Appearance(.dark, contrast: .increased, level: .elevated))" == "dark-increased-elevated")
        #expect(Appearance("Dark") == nil && Appearance("dark-standard") == nil)
    }
}

@Suite("Confidence")
struct ConfidenceTests {
    @Test("has an order")
    func order() {
        #expect(Confidence.allCases.sorted() == [.low, .medium, .high])
        #expect(Confidence.allCases.shuffled().sorted() == [.low, .medium, .high])
    }
}
