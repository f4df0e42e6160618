import PaletteFiles
import TestSupport
import Testing

/// XML that is not well-formed, or would cost more than it is worth.
@Suite("Hostile XML")
struct XMLScannerTests {
    private func palette(_ text: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["values/colors.xml": text])
        return try Palette(contentsOf: folder.path("values/colors.xml"))
    }

    @Test(
        "What is wrong is a fault at its place, and what came before it is read",
        arguments: [
            ("<color name=\"b\">#fff</colour></resources>", "closes no element"),
            ("<color name=\"b\">#fff", "the element color is not closed"),
            ("<color name=\"b>#fff</color>", "no closing quote"),
            ("<color name=b>", "a value in quotes"), ("<color name>", "expected '='"),
            ("< >", "expected a name"),
            ("<!-- x", "the comment that begins here has no end"), ("<![CDATA[ x", "has no end"),
            ("<?x", "has no end"), ("<!DOCTYPE x [<!ENTITY a \"b\">]>", "a document type is not read"),
            ("<color name=\"b\">&ink;</color>", "only the entities of XML"),
            ("<color name=\"&#0;\"/>", "only the entities of XML"), ("</color", "expected '>'"),
            (String(repeating: "<a>", count: 300), "more than 256 deep"),
        ])
    func faults(rest: String, message: String) throws {
        let palette = try palette("<resources>\n<color name=\"a\">#123</color>\n" + rest)
        #expect(palette.entries.map(\.name) == ["a"])
        #expect(palette.faults.count == 1)
        #expect(palette.faults.first?.message.contains(message) == true, "\(palette.faultLines)")
        #expect(palette.faults.first?.location.line == 3)
    }

    @Test("A document type, and what it declares, is not opened")
    func documentType() throws {
        let palette = try palette(
            "<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><resources><color name=\"a\">#fff</color></resources>")
        #expect(
            palette.entries.isEmpty && palette.faultLines == ["1:1 a document type is not read; remove it"])
    }

    @Test(
        "Files of any length take no longer than they are",
        arguments: ["<a/>", "<!---->", "&amp;", "<a b='c'/>", "<a></a>"])
    func long(part: String) throws {
        let palette = try palette(
            "<resources><color name=\"a\">#fff</color>" + String(repeating: part, count: 100_000)
                + "</resources>")
        #expect(palette.entries.count == 1 && palette.faults.isEmpty)
    }
}
