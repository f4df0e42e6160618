internal import PaletteFiles

/// A view tree in JSON: by `elements.schema.json`, the elements of AccessibilitySnapshot, the results of axe.
struct ElementDocument {
    private let document: JSONDocument

    init(_ source: SourceText) throws(PaletteFault) {
        // Objects and arrays alternate, and a frame or a font lies in the innermost element.
        document = try JSONDocument(parsing: source, maximumDepth: 2 * ElementLimits.depth + 4)
        if let fault = document.faults.first { throw fault }
    }

    /// The tree that the file holds.
    func tree() throws(PaletteFault) -> ElementTree {
        let root = document.root
        if AxeResults.holds(root) { return try AxeResults(document).tree() }
        if let fault = ForeignDump.fault(of: root) { throw document.fault(at: root, fault) }
        let list = root.elements != nil ? root : root["elements"]
        guard let list, let nodes = list.elements else {
            throw document.fault(at: root, "expected a list of elements, or an object with 'elements'")
        }
        if SnapshotElements.holds(nodes.first) {
            return try SnapshotElements(document).tree(of: nodes)
        }
        if root.elements == nil { try check(root, keys: Self.keys, "the tree") }
        var collector = ElementCollector()
        try add(nodes, in: nil, depth: 0, to: &collector)
        let format = try root["format"].map { node throws(PaletteFault) in
            try choice(node, ElementFormat.init(rawValue:), of: ["legible", "browser"])
        }
        return ElementTree(
            collector.elements, format: format ?? .legible, size: try root["screen"].map(screen),
            safeArea: try root["safeArea"].map(insets),
            contentSize: try root["contentSize"].map(text), unknownRoles: collector.unknownRoles)
    }

    private static let keys = [
        "$schema", "version", "format", "screen", "safeArea", "contentSize", "elements",
    ]
    private static let elementKeys = [
        "frame", "role", "label", "value", "identifier", "enabled", "selected", "focused", "traits", "font",
        "children",
    ]
    private static let fontKeys = ["name", "size", "textStyle", "weight", "tracking"]

    private func add(
        _ nodes: [JSONNode], in parent: Int?, depth: Int, to collector: inout ElementCollector
    ) throws(PaletteFault) {
        for node in nodes {
            let element = try element(node, in: parent)
            let index = try collector.add(element, depth: depth, at: document.location(of: node))
            if let name = try node["role"].map(text), ElementRole.known(by: name) == nil {
                collector.add(unknownRole: name)
            }
            guard let children = node["children"] else { continue }
            guard let nodes = children.elements else {
                throw document.fault(at: children, "expected a list of elements, not \(children.kind)")
            }
            try add(nodes, in: index, depth: depth + 1, to: &collector)
        }
    }

    private func element(_ node: JSONNode, in parent: Int?) throws(PaletteFault) -> ScreenElement {
        try check(node, keys: Self.elementKeys, "an element")
        guard let place = node["frame"] else { throw document.fault(at: node, "'frame' is missing") }
        let role = try node["role"].map(text).map(ElementRole.init(named:)) ?? .other
        var element = ScreenElement(role, at: try frame(place), in: parent)
        element.label = try node["label"].flatMap(optionalText)
        element.value = try node["value"].flatMap(optionalText)
        element.identifier = try node["identifier"].flatMap(optionalText)
        element.isEnabled = try node["enabled"].map(flag) ?? true
        element.isSelected = try node["selected"].flatMap { node throws(PaletteFault) in
            node.value == .null ? nil : try flag(node)
        }
        element.isFocused = try node["focused"].map(flag) ?? false
        element.traits = try node["traits"].map(traits) ?? []
        element.font = try node["font"].map(font)
        return element
    }
}

extension ElementDocument {
    private func frame(_ node: JSONNode) throws(PaletteFault) -> ElementFrame {
        if let sides = node.elements {
            guard sides.count == 4 else {
                throw document.fault(at: node, "expected [x, y, width, height] in points")
            }
            return ElementFrame(
                x: try number(sides[0]), y: try number(sides[1]), width: try number(sides[2]),
                height: try number(sides[3]))
        }
        guard let x = node["x"], let y = node["y"], let width = node["width"], let height = node["height"]
        else {
            throw document.fault(at: node, "expected x, y, width and height in points")
        }
        return ElementFrame(
            x: try number(x), y: try number(y), width: try number(width), height: try number(height))
    }

    private func screen(_ node: JSONNode) throws(PaletteFault) -> ElementFrame {
        guard let width = node["width"], let height = node["height"] else {
            throw document.fault(at: node, "expected width and height in points")
        }
        let size = ElementFrame(x: 0, y: 0, width: try number(width), height: try number(height))
        guard !size.isEmpty else { throw document.fault(at: node, "a screen of no size") }
        return size
    }

    private func insets(_ node: JSONNode) throws(PaletteFault) -> ElementInsets {
        try check(node, keys: ["top", "left", "bottom", "right"], "the safe area")
        func side(_ key: String) throws(PaletteFault) -> Double {
            guard let node = node[key] else { return 0 }
            let side = try number(node)
            guard side >= 0 else { throw document.fault(at: node, "an inset is 0 or more points") }
            return side
        }
        return ElementInsets(
            top: try side("top"), left: try side("left"), bottom: try side("bottom"),
            right: try side("right"))
    }

    private func font(_ node: JSONNode) throws(PaletteFault) -> ElementFont {
        try check(node, keys: Self.fontKeys, "a font")
        func positive(_ key: String) throws(PaletteFault) -> Double? {
            guard let node = node[key] else { return nil }
            let number = try number(node)
            guard number > 0, number <= ElementLimits.farthest else {
                throw document.fault(at: node, "'\(key)' is more than 0")
            }
            return number
        }
        return ElementFont(
            name: try node["name"].flatMap(optionalText), size: try positive("size"),
            textStyle: try node["textStyle"].flatMap(optionalText), weight: try positive("weight"),
            tracking: try node["tracking"].map(number))
    }

    private func traits(_ node: JSONNode) throws(PaletteFault) -> Set<ElementTrait> {
        guard let names = node.elements else {
            throw document.fault(at: node, "expected a list of traits, not \(node.kind)")
        }
        var traits: Set<ElementTrait> = []
        for name in names {
            traits.insert(
                try choice(name, ElementTrait.init(rawValue:), of: ElementTrait.allCases.map(\.rawValue)))
        }
        return traits
    }

    private func choice<Value>(
        _ node: JSONNode, _ value: (String) -> Value?, of names: [String]
    ) throws(PaletteFault) -> Value {
        guard let choice = value(try text(node)) else {
            throw document.fault(at: node, "expected one of \(names.joined(separator: ", "))")
        }
        return choice
    }

    private func text(_ node: JSONNode) throws(PaletteFault) -> String {
        guard let text = node.string else {
            throw document.fault(at: node, "expected a string, not \(node.kind)")
        }
        return text
    }

    private func optionalText(_ node: JSONNode) throws(PaletteFault) -> String? {
        node.value == .null ? nil : try text(node)
    }

    private func number(_ node: JSONNode) throws(PaletteFault) -> Double {
        guard let number = node.number else {
            throw document.fault(at: node, "expected a number, not \(node.kind)")
        }
        return number
    }

    private func flag(_ node: JSONNode) throws(PaletteFault) -> Bool {
        guard let flag = node.bool else {
            throw document.fault(at: node, "expected true or false, not \(node.kind)")
        }
        return flag
    }

    /// A name that is misspelled would leave out what it says without a word.
    private func check(_ node: JSONNode, keys: [String], _ what: String) throws(PaletteFault) {
        guard let members = node.members else {
            throw document.fault(at: node, "expected \(what) as an object, not \(node.kind)")
        }
        for member in members where !keys.contains(member.key) {
            throw PaletteFault(
                at: document.source.location(of: member.keyBytes.lowerBound),
                "\(what) has no '\(member.key)'; it has \(keys.joined(separator: ", "))")
        }
    }
}
