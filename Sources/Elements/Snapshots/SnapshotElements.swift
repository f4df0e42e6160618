internal import PaletteFiles

/// The elements of AccessibilitySnapshot as it encodes them (github.com/cashapp/AccessibilitySnapshot,
/// `AccessibilitySnapshotModel`): a list of `AccessibilityElement`, each with `shape`, `traits`, `label`,
/// `value`, or of `AccessibilityHierarchy`, with the containers that they lie in.
///
/// Read against what that module, built from its source, encodes.
struct SnapshotElements {
    private let document: JSONDocument

    init(_ document: JSONDocument) { self.document = document }

    /// Whether the first of a list is one of these elements, or a part of their hierarchy.
    static func holds(_ first: JSONNode?) -> Bool {
        guard let first else { return false }
        return first["shape"] != nil && first["frame"] == nil || first["element"]?[payload] != nil
            || first["container"]?[payload] != nil
    }

    /// The key under which Swift encodes the value of a case that has no name.
    private static let payload = "_0"

    func tree(of nodes: [JSONNode]) throws(PaletteFault) -> ElementTree {
        var collector = ElementCollector()
        for node in nodes { try add(node, in: nil, depth: 0, to: &collector) }
        return ElementTree(collector.elements, format: .accessibilitySnapshot)
    }

    private func add(
        _ node: JSONNode, in parent: Int?, depth: Int, to collector: inout ElementCollector
    ) throws(PaletteFault) {
        guard let container = node["container"] else {
            var element = try element(node["element"]?[Self.payload] ?? node, in: parent)
            let isInTabBar = parent.map { collector.elements[$0].role == .tabBar } ?? false
            if isInTabBar, element.role == .button {
                element.role = .tab
                element.isSelected = element.isSelected ?? false
            }
            _ = try collector.add(element, depth: depth, at: document.location(of: node))
            return
        }
        guard let value = container[Self.payload], let frame = frame(of: value) else {
            throw document.fault(at: node, "a container of AccessibilitySnapshot has a 'frame'")
        }
        let type = value["type"]?.members?.first
        var group = ScreenElement(type?.key == "tabBar" ? .tabBar : .group, at: frame, in: parent)
        group.label = type?.value["label"]?.string
        group.value = type?.value["value"]?.string
        group.identifier = type?.value["identifier"]?.string
        let index = try collector.add(group, depth: depth, at: document.location(of: node))
        for child in container["children"]?.elements ?? [] {
            try add(child, in: index, depth: depth + 1, to: &collector)
        }
    }

    private func element(_ node: JSONNode, in parent: Int?) throws(PaletteFault) -> ScreenElement {
        guard let shape = node["shape"], let frame = frame(of: shape) else {
            throw document.fault(at: node, "an element of AccessibilitySnapshot has a 'shape'")
        }
        let traits = Set((node["traits"]?.elements ?? []).compactMap(\.string))
        var element = ScreenElement(Self.role(of: traits), at: frame, in: parent)
        element.label = node["label"]?.string ?? node["description"]?.string
        element.value = node["value"]?.string
        element.identifier = node["identifier"]?.string
        element.isEnabled = !traits.contains("notEnabled")
        let isChoice = element.role.isChoice || traits.contains("selected")
        element.isSelected = isChoice ? Self.isSelected(element, traits) : nil
        element.isFocused = traits.contains("isEditing")
        return element
    }

    /// The box of a shape: `[[x, y], [width, height]]`, or that around the points of a path.
    private func frame(of shape: JSONNode) -> ElementFrame? {
        if let frame = shape["frame"]?.elements, frame.count == 2 {
            let numbers = frame.flatMap { ($0.elements ?? []).compactMap(\.number) }
            guard numbers.count == 4 else { return nil }
            return ElementFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        var points: [(x: Double, y: Double)] = []
        collect(&points, in: shape["pathElements"], depth: 0)
        guard let first = points.first else { return nil }
        let left = points.map(\.x).min() ?? first.x
        let top = points.map(\.y).min() ?? first.y
        return ElementFrame(
            x: left, y: top, width: (points.map(\.x).max() ?? left) - left,
            height: (points.map(\.y).max() ?? top) - top)
    }

    /// Every pair of numbers in a path is a point.
    private func collect(_ points: inout [(x: Double, y: Double)], in node: JSONNode?, depth: Int) {
        guard let node, depth < 8 else { return }
        if let pair = node.elements, pair.count == 2, let x = pair[0].number, let y = pair[1].number {
            points.append((x, y))
            return
        }
        for child in node.elements ?? node.members?.map(\.value) ?? [] {
            collect(&points, in: child, depth: depth + 1)
        }
    }

    private static let roles: [(trait: String, role: ElementRole)] = [
        ("switchButton", .toggle), ("tabBarItem", .tab), ("textEntry", .textField), ("textArea", .textField),
        ("secureTextField", .textField), ("searchField", .textField), ("adjustable", .slider),
        ("keyboardKey", .key), ("tabBar", .tabBar), ("backButton", .button), ("button", .button),
        ("link", .link), ("header", .heading), ("image", .image), ("staticText", .text),
    ]

    private static func role(of traits: Set<String>) -> ElementRole {
        roles.first { traits.contains($0.trait) }?.role ?? .other
    }

    /// A switch tells by its value; all else by a trait.
    private static func isSelected(_ element: ScreenElement, _ traits: Set<String>) -> Bool {
        element.role == .toggle ? element.value == "1" : traits.contains("selected")
    }
}
