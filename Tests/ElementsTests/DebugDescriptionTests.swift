import Elements
import Testing

/// Debug descriptions of XCUITest.
struct DebugDescriptionTests {
    private func read(_ text: String) throws -> ElementTree {
        try ElementTree(decoding: Array(text.utf8), path: "home.elements.txt", scale: 3)
    }

    @Test func treeIsReadWithItsStates() throws {
        let tree = try read(
            """
            Attributes: Application, 0x1, pid: 42, label: 'Shop'
            Element subtree:
             →Application, 0x1, pid: 42, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  Button, 0x3, {{16.0, 64.0}, {63.0, 32.0}}, identifier: 'pay', label: 'Pay, now', Disabled
                  TabBar, 0x4, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
                    Tab, 0x5, {{2.0, 762.0}, {80.0, 48.0}}, label: 'It's new', Selected
                    Tab, 0x6, {{84.0, 762.0}, {80.0, 48.0}}, label: 'More'
                  Switch, 0x7, {{320.0, 100.0}, {51.0, 31.0}}, value: 1
            Path to element:
             →Application, 0x1, pid: 42, label: 'Shop'
            """)
        #expect(tree.format == .xcuitest)
        #expect(tree.size == ElementFrame(x: 0, y: 0, width: 390, height: 844))
        #expect(tree.elements.map(\.role) == [.window, .window, .button, .tabBar, .tab, .tab, .toggle])
        #expect(tree.elements.map(\.parent) == [nil, 0, 1, 1, 3, 3, 1])
        #expect(tree.elements[2].label == "Pay, now")
        #expect(tree.elements[2].identifier == "pay")
        #expect(!tree.elements[2].isEnabled)
        #expect(tree.elements[4].label == "It's new")
        #expect(tree.elements[4].isSelected == true)
        #expect(tree.elements[5].isSelected == false)
        #expect(tree.elements[6].isSelected == true)
        #expect(tree.elements[6].frame == ElementFrame(x: 320, y: 100, width: 51, height: 31))
    }

    @Test(arguments: ["Alert", "Sheet", "Other"])
    func `an alert and a sheet of actions keep the rest from being used`(type: String) throws {
        let tree = try read(
            """
            Element subtree:
             →Application, 0x1, pid: 42, label: 'Shop'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  \(type), 0x3, {{60.0, 300.0}, {270.0, 200.0}}, label: 'Delete?'
                    Button, 0x4, {{60.0, 456.0}, {270.0, 44.0}}, label: 'Delete'
            """)
        #expect(tree.modal == (type == "Other" ? nil : 2))
    }

    @Test func textsMayHaveLineBreaks() throws {
        let tree = try read(
            """
            Element subtree:
             →Application, 0x1, pid: 42, label: 'Shop'
                StaticText, 0x2, {{0.0, 0.0}, {390.0, 60.0}}, label: 'Two lines,

            and 'quotes'', value: 'also
              two', Selected
                StaticText, 0x3, {{0.0, 80.0}, {390.0, 60.0}}, label: 'One'
            """)
        #expect(tree.elements.map(\.role) == [.window, .text, .text])
        #expect(tree.elements[1].label == "Two lines,\n\nand 'quotes'")
        #expect(tree.elements[1].value == "also\n  two")
        #expect(tree.elements[2].label == "One")
        // What is never closed is read to the end.
        let open = try read("Element subtree:\n →Application, 0x1, pid: 4, label: 'a\nb\nc\n")
        #expect(open.elements.count == 1)
    }

    @Test func textOfAnythingElseIsRefused() {
        #expect(throws: ElementError.self) { try read("some notes\n") }
        let fault = #expect(throws: ElementError.self) {
            try read("Element subtree:\n →Application, 0x1, pid: 4\n    what is this\n")
        }
        #expect(fault?.line == 3)
        #expect(throws: ElementError.self) { try read("Element subtree:\n") }
    }
}
