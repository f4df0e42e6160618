import Elements
import Foundation
import RandomNumbers
import TestSupport
import Testing

/// View trees in JSON.
@Suite("A view tree in JSON")
struct ElementDocumentTests {
    private func read(_ text: String, scale: Double = 1) throws -> ElementTree {
        try ElementTree(decoding: Array(text.utf8), path: "home.elements.json", scale: scale)
    }

    @Test("holds elements with what lies in them")
    func tree() throws {
        let tree = try read(
            """
            {"version": 1, "format": "browser", "screen": {"width": 390, "height": 844}, "contentSize": "AX1",
             "safeArea": {"top": 47, "bottom": 34}, "elements": [
              {"frame": [0, 0, 390, 96], "role": "navigationBar", "children": [
                {"frame": {"x": 8, "y": 50, "width": 44, "height": 44}, "role": "AXButton", "label": "Back",
                 "enabled": false, "selected": null, "focused": true, "traits": ["bezel"], "identifier": "back",
                 "font": {"name": "SFProText-Bold", "size": 17, "textStyle": "body", "weight": 700}}]},
              {"frame": [0, 100, 50, 20], "role": "switch", "selected": true, "value": "on"}]}
            """)
        #expect(tree.format == .browser && tree.contentSize == "AX1")
        #expect(tree.safeArea == ElementInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(tree.elements.map(\.parent) == [nil, 0, nil])
        #expect(tree.elements.map(\.role) == [.navigationBar, .other, .toggle])
        #expect(tree.unknownRoles == ["AXButton"])
        let back = tree.elements[1]
        #expect(!back.isEnabled && back.isFocused && back.isSelected == nil && back.traits == [.bezel])
        #expect(back.font?.family == "SFProText" && back.font?.weight == 700)
        #expect(tree.elements[2].isSelected == true)
    }

    @Test(
        "names the place of what is wrong",
        arguments: [
            (#"[{"role": "button"}]"#, 1, 2), (#"[{"frame": [1, 2, 3]}]"#, 1, 12),
            (#"[{"frame": [1, 2, 3, "4"]}]"#, 1, 22), (#"[{"frame": [1, 2, -3, 4]}]"#, 1, 2),
            (#"[{"frame": [1, 2, 3, 4], "lable": "x"}]"#, 1, 26), ("{\n\"elements\": {}}", 1, 1),
            (#"[{"frame": [1, 2, 3, 1e9]}]"#, 1, 2),
            (#"[{"frame": [0, 0, 1, 1], "traits": ["big"]}]"#, 1, 37),
            (#"[{"frame": [0, 0, 1, 1], "font": {"size": 0}}]"#, 1, 43), ("[\n{]", 2, 2),
        ])
    func faults(text: String, line: Int, column: Int) {
        let error = #expect(throws: ElementError.self) { try read(text) }
        #expect(error?.line == line && error?.column == column, "\(error as Any)")
    }

    @Test("has bounds of depth, number and length")
    func limits() {
        let deep = String(repeating: #"[{"frame": [0,0,1,1], "children": "#, count: 300)
        #expect(throws: ElementError.self) { try read(deep) }
        let wide =
            "[" + Array(repeating: #"{"frame": [0,0,1,1]}"#, count: 20_001).joined(separator: ",") + "]"
        #expect(throws: ElementError.self) { try read(wide) }
    }

    @Test("is read or refused, whatever the bytes are")
    func damage() throws {
        let sample = Array(
            #"{"elements": [{"frame": [0, 0, 4.5, 1e1], "role": "tab", "selected": true, "children": []}]}"#
                .utf8)
        var numbers = SplitMix64(state: 7)
        for _ in 0..<400 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(
                    in: 0...255, using: &numbers)
            }
            do throws(ElementError) {
                let tree = try ElementTree(decoding: bytes, path: "x", scale: 1)
                #expect(!tree.elements.isEmpty)
            } catch {
                #expect(error.line >= 1 && !error.fault.isEmpty)
            }
        }
    }

    @Test("of AccessibilitySnapshot is a list of shapes")
    func snapshot() throws {
        let tree = try read(
            """
            [{"description": "Save. Button.", "label": "Save", "traits": ["button", "notEnabled"],
              "shape": {"type": "frame", "frame": [[16, 100], [80, 44]]}},
             {"description": "Wi-Fi", "label": "Wi-Fi", "value": "1", "traits": ["switchButton"],
              "shape": {"type": "path", "pathElements": [{"move": {"to": [10, 200]}}, {"line": {"to": [60, 230]}}]}}]
            """)
        #expect(tree.format == .accessibilitySnapshot)
        #expect(tree.elements.map(\.role) == [.button, .toggle])
        #expect(!tree.elements[0].isEnabled && tree.elements[1].isSelected == true)
        #expect(tree.elements[1].frame == ElementFrame(x: 10, y: 200, width: 50, height: 30))
    }

    /// As `JSONEncoder` writes `[AccessibilityHierarchy]`, of which keys that are not read are left out.
    @Test("of AccessibilitySnapshot may be a hierarchy with its containers")
    func snapshotHierarchy() throws {
        let tree = try read(
            """
            [{"element": {"_0": {"label": "Settings", "traits": ["header"],
               "shape": {"type": "frame", "frame": [[16, 60], [200, 40]]}}, "traversalIndex": 0}},
             {"container": {"_0": {"frame": [[0, 300], [390, 60]],
               "type": {"semanticGroup": {"label": "Player", "identifier": "player"}}}, "children": [
               {"element": {"_0": {"label": "Play", "traits": ["button"],
                 "shape": {"type": "frame", "frame": [[16, 310], [30, 30]]}}, "traversalIndex": 1}}]}},
             {"container": {"_0": {"frame": [[0, 760], [390, 84]], "type": {"tabBar": {}}}, "children": [
               {"element": {"_0": {"label": "Home", "traits": ["button", "selected"],
                 "shape": {"type": "frame", "frame": [[0, 760], [195, 49]]}}, "traversalIndex": 2}},
               {"element": {"_0": {"label": "Library", "traits": ["button"],
                 "shape": {"type": "frame", "frame": [[195, 760], [195, 49]]}}, "traversalIndex": 3}}]}}]
            """)
        #expect(tree.format == .accessibilitySnapshot)
        #expect(tree.elements.map(\.role) == [.heading, .group, .button, .tabBar, .tab, .tab])
        #expect(tree.elements.map(\.parent) == [nil, nil, 1, nil, 3, 3])
        #expect(tree.elements[1].label == "Player" && tree.elements[1].identifier == "player")
        #expect(tree.elements.map(\.isSelected) == [nil, nil, nil, nil, true, false])
        #expect(tree.elements[3].frame == ElementFrame(x: 0, y: 760, width: 390, height: 84))
        #expect(throws: ElementError.self) { try read(#"[{"container": {"_0": {"type": {"list": {}}}}}]"#) }
    }
}
