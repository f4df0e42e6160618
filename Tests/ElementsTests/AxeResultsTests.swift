import Elements
import Testing

@Suite("Results of axe")
struct AxeResultsTests {
    private func tree(_ text: String) throws -> ElementTree {
        try ElementTree(decoding: Array(text.utf8), path: "shop.elements.json", scale: 2)
    }

    /// What Samples/axe.js gives, in the order of axe 4.12: by rules, and not as the page is.
    private let results = #"""
        {"testEngine": {"name": "axe-core", "version": "4.12.1"},
         "testEnvironment": {"windowWidth": 390, "windowHeight": 844},
         "inapplicable": [{"id": "area-alt", "nodes": []}],
         "violations": [{"id": "target-size", "nodes": [
           {"html": "<button class=\"a>b\" aria-label='Fewer &amp; less' disabled=\"\">−</button>", "any": [],
            "target": [".a"], "ancestry": ["html > body > nav:nth-child(10) > button:nth-child(2)"],
            "frame": {"x": 99.22, "y": 157, "width": 18, "height": 18}}]}],
         "incomplete": [{"id": "color-contrast", "nodes": [
           {"html": "<a href=\"#t\">our <b>terms</b></a>", "target": ["a"], "inline": true,
            "ancestry": ["html > body > p:nth-child(9) > a:nth-child(1)"],
            "any": [{"id": "color-contrast", "data": {"fontSize": "10.5pt (14px)", "fontWeight": "bold"}}],
            "frame": {"x": 20, "y": 100, "width": 60, "height": 17}},
           {"html": "<div class=\"total\">Total</div>", "target": [".total"],
            "ancestry": ["html > body > div:nth-child(11)"],
            "any": [{"id": "color-contrast", "data": {"fontSize": "12.0pt (16px)", "fontWeight": "normal"}}],
            "frame": {"x": 20, "y": 200, "width": 60, "height": 17}}]}],
         "passes": [{"id": "region", "nodes": [
           {"html": "<html lang=\"en\">", "target": ["html"], "ancestry": ["html"],
            "frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
           {"html": "<p>", "target": ["p"], "text": "Read our terms",
            "ancestry": ["html > body > p:nth-child(9)"],
            "frame": {"x": 20, "y": 90, "width": 350, "height": 40}},
           {"html": "<div class=\"row\">", "target": [".row"], "ancestry": ["html > body > div:nth-child(12)"],
            "frame": {"x": 20, "y": 300, "width": 350, "height": 40}},
           {"html": "<input type=\"checkbox\" required aria-invalid=\"true\" id=ok>", "target": ["#ok"],
            "ancestry": ["html > body > input:nth-child(13)"], "text": "I agree",
            "frame": {"x": 20, "y": 400, "width": 13, "height": 13}},
           {"html": "<nav aria-label=\"Pages\">", "target": ["nav"],
            "ancestry": ["html > body > nav:nth-child(10)"],
            "frame": {"x": 0, "y": 150, "width": 390, "height": 40}},
           {"html": "<button>In a frame</button>", "target": ["iframe", "button"],
            "ancestry": ["html > body > iframe:nth-child(14)", "html > body > button"]},
           {"html": "<a href=\"#skip\">Skip</a>", "target": ["a.skip"], "frame": null,
            "ancestry": ["html > body > a:nth-child(1)"]}]}]}
        """#

    @Test("with frames are the elements that rules have looked at, in the order of the page")
    func elements() throws {
        let tree = try tree(results)
        #expect(tree.format == .browser)
        #expect(tree.size == ElementFrame(x: 0, y: 0, width: 390, height: 844))
        let elements = tree.elements
        #expect(elements.map(\.role) == [.text, .link, .group, .button, .text, .checkbox])
        #expect(
            elements.map(\.label) == [
                "Read our terms", "our terms", "Pages", "Fewer & less", "Total", "I agree",
            ])
        #expect(elements.map(\.parent) == [nil, 0, nil, 2, nil, nil])
        #expect(elements[1].traits == [.inline])
        #expect(elements[1].font == ElementFont(size: 14, weight: 700))
        #expect(elements[3].frame == ElementFrame(x: 99.22, y: 157, width: 18, height: 18))
        #expect(elements.map(\.isEnabled) == [true, true, true, false, true, true])
        #expect(elements[5].traits == [.invalid, .required] && elements[5].identifier == "ok")
    }

    @Test("leave out what has no frame, and tell how much that is")
    func unplaced() throws {
        #expect(try tree(results).unplacedCount == 2)
    }

    @Test("without ancestry lie in nothing")
    func withoutAncestry() throws {
        let tree = try tree(
            #"""
            {"testEngine": {"name": "axe-core"}, "passes": [{"nodes": [
              {"target": ["#b"], "html": "<button id=\"b\">Pay</button>",
               "frame": {"x": 1, "y": 2, "width": 30, "height": 40}},
              {"target": [["#host", "a"]], "html": "<a href=x>Back", "frame": {"x": 1, "y": 50, "width": 9, "height": 9}}
            ]}]}
            """#)
        #expect(Set(tree.elements.map(\.label)) == ["Back", "Pay"])
        #expect(tree.elements.allSatisfy { $0.parent == nil })
    }

    @Test(
        "that do not say where elements are, or not rightly, are refused",
        arguments: [
            (#"{"testEngine": {}, "violations": [], "passes": []}"#, "Samples/axe.js"),
            (
                #"{"testEngine": {}, "passes": [{"nodes": [{"target": ["a"], "html": "<a href=x>A</a>"}]}]}"#,
                "boundingBox()"
            ),
            (#"{"testEngine": {}, "passes": [{"nodes": [{"html": "<p>"}]}]}"#, "'target'"),
            (
                #"{"testEngine": {}, "passes": [{"nodes": [{"target": ["a"], "html": "<p>", "frame": [1, 2]}]}]}"#,
                "expected x, y, width and height"
            ),
        ])
    func refused(text: String, words: String) {
        let error = #expect(throws: ElementError.self) { try tree(text) }
        #expect(error?.description.contains(words) == true)
    }

    @Test(
        "with HTML that is cut or broken never stop the reader",
        arguments: ["<", "<a", "<a b=", "<a b='", "x", "<a/>"])
    func broken(html: String) throws {
        let text = #"""
            {"testEngine": {}, "passes": [{"nodes": [{"target": ["a"], "html": "\#(html)", "text": "Words",
             "any": [{"id": "color-contrast", "data": {"fontSize": "12.0pt (16px)", "fontWeight": "x"}}],
             "frame": {"x": 1, "y": 2, "width": 30, "height": 40}}]}]}
            """#
        let elements = try tree(text).elements
        #expect(elements.map(\.label) == ["Words"])
        #expect(elements[0].font == ElementFont(size: 16))
    }
}
