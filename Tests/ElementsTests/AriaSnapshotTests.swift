import Elements
import Testing

@Suite("Snapshots of Playwright")
struct AriaSnapshotTests {
    private func tree(_ text: String) throws -> ElementTree {
        try ElementTree(decoding: Array(text.utf8), path: "shop.elements.txt", scale: 2)
    }

    /// As Playwright 1.65 writes it.
    private let snapshot = #"""
        - generic [active] [ref=e1] [box=8,8,374,584]:
          - navigation [ref=e2] [box=8,8,374,18]:
            - link "Start" [ref=e3] [cursor=pointer] [box=8,8,30,17]:
              - /url: "#"
          - 'heading "Harbour \"old\" town: the boatman''s pier" [level=1] [ref=e4] [box=8,47,374,37]'
          - button "Pay" [disabled] [ref=e6] [box=28,107,39,21]
          - paragraph [ref=e7] [box=8,140,374,18]:
            - text: Read our
            - link "terms" [ref=e8] [box=70,140,40,17]
          - textbox "Name" [ref=e9] [box=102,107,177,21]: Ada
          - option "A" [selected] [box=0,0,0,0]
          - tab "T1" [selected] [ref=e18] [box=8,309,32,21]
          - tab "T2" [ref=e20] [box=40,309,32,21]
          - iframe [ref=e22] [box=100,340,104,54]:
            - button "In" [ref=f1e2] [box=8,8,27,21]
        """#

    @Test("are read with their boxes, names and states")
    func elements() throws {
        let tree = try tree(snapshot)
        #expect(tree.format == .browser)
        let elements = tree.elements
        #expect(elements.count == 12)
        let heading = try #require(elements.first { $0.role == .heading })
        #expect(heading.label == "Harbour \"old\" town: the boatman's pier")
        #expect(heading.frame == ElementFrame(x: 8, y: 47, width: 374, height: 37))
        #expect(elements.first { $0.label == "Pay" }?.isEnabled == false)
        #expect(elements.filter { $0.role == .tab }.map(\.isSelected) == [true, false])
        let field = try #require(elements.first { $0.role == .textField })
        #expect(field.label == "Name" && field.value == "Ada")
    }

    @Test("place what lies in a frame on the page, and tell links in running text")
    func places() throws {
        let elements = try tree(snapshot).elements
        let inner = try #require(elements.first { $0.label == "In" })
        #expect(inner.frame == ElementFrame(x: 108, y: 348, width: 27, height: 21))
        #expect(elements.first { $0.label == "terms" }?.traits == [.inline])
        #expect(elements.first { $0.label == "Start" }?.traits == [])
    }

    @Test("without boxes are refused, with what to do instead")
    func withoutBoxes() {
        #expect(throws: ElementError.self) { try tree("- heading \"Harbour\" [level=1]\n- button \"A\"\n") }
        #expect(fault(of: "- button \"A\"\n").contains("boxes: true"))
        #expect(fault(of: "- button \"A\" [box=1,2,3,4]\nbutton\n").contains("shop.elements.txt:2:1"))
    }

    @Test(
        "of other kinds without places are refused by their names",
        arguments: [
            (#"{"nodes": [{"nodeId": "1", "role": {"value": "RootWebArea"}}]}"#, "accessibility tree"),
            (#"{"role": "WebArea", "name": "Shop", "children": []}"#, "snapshot without frames"),
            ("Buy tickets. Button.\n", "AccessibilitySnapshot"),
        ])
    func others(text: String, word: String) {
        let fault = fault(of: text)
        #expect(fault.contains(word))
        #expect(fault.contains("elements.js") || fault.contains("JSON"))
    }

    private func fault(of text: String) -> String {
        do {
            _ = try tree(text)
            return ""
        } catch {
            return "\(error)"
        }
    }
}
