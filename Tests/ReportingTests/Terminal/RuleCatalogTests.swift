import Audit
import Reporting
import Testing

@Suite("The rules in words")
struct RuleCatalogTests {
    @Test("name what a rule is about by number, with what each number is for")
    func norms() {
        let text = RuleCatalog().description(of: .iconContrast)
        #expect(
            text.contains(
                """
                By number

                  WCAG 2.2, 1.4.11 Non-text Contrast
                  EN 301 549 V3.2.1, 9.1.4.11 Non-text contrast, for the web
                  EN 301 549 V3.2.1, 11.1.4.11 Non-text contrast, for apps
                  RGAA 4.1, 3.3, for the web

                Examples
                """))
        #expect(!RuleCatalog().description(of: .smallText).contains("By number"))
    }
}
