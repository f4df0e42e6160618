internal import PaletteFiles

/// The file that `uiautomator dump` writes on Android: nested `node` elements with `class`, `text`,
/// `content-desc`, `bounds` and states (AOSP, `AccessibilityNodeInfoDumper`); or the page source of Appium.
///
/// Bounds are in pixels: they become dp by the scale of the screen. Written from that source; no device was
/// at hand.
struct WindowDump {
    let tree: ElementTree

    init(_ source: SourceText, scale: Double) throws(PaletteFault) {
        var scanner = XMLScanner(source)
        var collector = ElementCollector()
        var takesTouches: Set<Int> = []
        /// The elements that are open, by their indices; `nil` for those that are no nodes.
        var open: [Int?] = []
        var isDump = false
        while let event = try scanner.next() {
            switch event {
            case .text: continue
            case .end: open.removeLast()
            case .start(let element):
                let place = source.location(of: element.bytes.lowerBound)
                if open.isEmpty {
                    guard element.name == "hierarchy" else {
                        throw PaletteFault(
                            at: place, "expected the <hierarchy> of uiautomator, not <\(element.name)>")
                    }
                    isDump = true
                }
                let parent = open.last { $0 != nil }.flatMap(\.self)
                // Appium names nodes by their classes.
                guard element.name == "node" || !open.isEmpty && element.attribute("bounds") != nil else {
                    open.append(nil)
                    continue
                }
                var node = try Self.node(element, at: place, in: parent, scale: scale)
                let isTouched = ["clickable", "long-clickable", "checkable"].contains {
                    element.attribute($0)?.string == "true"
                }
                // Compose puts the role of a control into a node of its own within it.
                if node.role == .button, !isTouched, parent.map(takesTouches.contains) ?? false {
                    node.role = .other
                }
                let index = try collector.add(node, depth: open.count, at: place)
                if isTouched { takesTouches.insert(index) }
                open.append(index)
            }
        }
        guard isDump else { throw PaletteFault(at: source.location(of: 0), "there is no <hierarchy> in it") }
        tree = ElementTree(Self.named(collector.elements), format: .uiautomator)
    }

    /// The same bytes with spaces for what the tool says to a terminal before the dump, so that places stay.
    static func withoutGreeting(_ bytes: [UInt8]) -> [UInt8] {
        let greeting = Array("UI hierchary dumped to".utf8)
        guard bytes.starts(with: greeting) || bytes.starts(with: Array("UI hierarchy dumped to".utf8)),
            let start = bytes.firstIndex(of: UInt8(ascii: "<"))
        else { return bytes }
        return bytes[..<start].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") } + bytes[start...]
    }

    /// The same elements, of which a control without a name has the names of what lies in it, as TalkBack
    /// reads it: Compose describes a button by its picture.
    private static func named(_ elements: [ScreenElement]) -> [ScreenElement] {
        var named = elements
        for index in elements.indices {
            var outer = elements[index].parent
            while let control = outer, !elements[control].role.isTarget { outer = elements[control].parent }
            guard let control = outer, let label = elements[index].label, elements[control].label == nil
            else {
                continue
            }
            named[control].label = [named[control].label, label].compactMap(\.self).joined(separator: ", ")
        }
        return named
    }

    private static func node(
        _ element: XMLElement, at place: SourceLocation, in parent: Int?, scale: Double
    ) throws(PaletteFault) -> ScreenElement {
        func text(_ name: String) -> String? {
            element.attribute(name)?.string.nonEmpty
        }
        func isSet(_ name: String) -> Bool { text(name) == "true" }
        guard let bounds = text("bounds"), let frame = frame(bounds) else {
            throw PaletteFault(at: place, "a node has bounds such as [0,63][1080,210]")
        }
        var role = ElementRole(named: text("class") ?? "")
        // Any view may take touches, and a text view that cannot be typed into is text.
        let className = text("class") ?? ""
        if className.hasSuffix(".TextView") { role = .text }
        // Compose draws lists as views without a class of their own.
        let takesTouches = isSet("clickable") || isSet("long-clickable")
        if role == .other || role == .group, isSet("scrollable"), !takesTouches { role = .scrollView }
        if !role.isTarget, !role.isBar, role != .scrollView, takesTouches {
            role = .button
        }
        let isChoice = isSet("checkable") || role == .tab
        return ScreenElement(
            role, at: frame.scaled(by: 1 / scale), label: text("content-desc") ?? text("text"),
            value: text("content-desc") == nil ? nil : text("text"), identifier: text("resource-id"),
            isEnabled: text("enabled") != "false",
            isSelected: isChoice ? isSet("checked") || isSet("selected") : isSet("selected") ? true : nil,
            isFocused: isSet("focused"), in: parent)
    }

    /// `[left,top][right,bottom]` in pixels.
    private static func frame(_ bounds: String) -> ElementFrame? {
        let numbers = bounds.split { "[],".contains($0) }.map { Int($0) }
        guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
            let bottom = numbers[3], bounds.hasPrefix("["), bounds.hasSuffix("]"),
            numbers.allSatisfy({ ($0 ?? 0).magnitude < 1 << 24 })
        else { return nil }
        // What has scrolled away may end before it begins.
        return ElementFrame(
            x: Double(left), y: Double(top), width: Double(max(0, right - left)),
            height: Double(max(0, bottom - top)))
    }
}

extension String {
    /// Nothing where there is none.
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
