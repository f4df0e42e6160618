internal import PaletteFiles

/// The results of axe-core of a page, with the frames that axe leaves out (github.com/dequelabs/axe-core,
/// `doc/API.md`, "Results Object").
///
/// Every element that a rule has looked at is one here, however it was judged. `Samples/axe.js` gives each
/// node its `frame`, its words, and whether it stands in running text; a `frame` as Playwright's
/// `boundingBox()` gives it is read, too. Which lies in which is known where axe was asked for `ancestry`.
struct AxeResults {
    private let document: JSONDocument

    init(_ document: JSONDocument) { self.document = document }

    /// Whether a file is the results of axe.
    static func holds(_ root: JSONNode) -> Bool {
        root["testEngine"] != nil && lists.contains { root[$0] != nil }
            || root["violations"] != nil && root["passes"] != nil
    }

    /// The lists of rules that have looked at elements.
    private static let lists = ["violations", "incomplete", "passes"]

    func tree() throws(PaletteFault) -> ElementTree {
        let root = document.root
        var found: [Found] = []
        var places: [AxePath: Int] = [:]
        for rule in Self.lists.flatMap({ root[$0]?.elements ?? [] }) {
            for node in rule["nodes"]?.elements ?? [] {
                let path = AxePath(node["ancestry"]) ?? AxePath(node["target"])
                guard let path else {
                    throw document.fault(at: node, "a node of axe has a 'target'")
                }
                let font = AxeContrast(node).font
                if let place = places[path] {
                    if font != nil { found[place].font = font }
                } else {
                    places[path] = found.count
                    found.append(Found(path: path, node: node, font: font))
                }
            }
        }
        return try tree(of: found)
    }

    /// An element of which some rule speaks.
    private struct Found {
        let path: AxePath
        let node: JSONNode
        var font: ElementFont?
    }

    private func tree(of found: [Found]) throws(PaletteFault) -> ElementTree {
        var collector = ElementCollector()
        var indices: [AxePath: Int] = [:]
        var unplacedCount = 0
        for item in found.sorted(by: { $0.path < $1.path }) {
            let fragment = HTMLFragment(item.node["html"]?.string ?? "")
            guard fragment.isDrawn else { continue }
            guard let frame = try frame(of: item.node), !frame.isEmpty else {
                unplacedCount += 1
                continue
            }
            var element = fragment.element(at: frame, saying: item.node["text"]?.string)
            if item.node["inline"]?.bool == true { element.traits.insert(.inline) }
            element.font = item.font
            // Its contrast was looked at, so it has words of its own.
            if element.role == .group, item.font != nil {
                element.role = .text
                element.label = element.label ?? fragment.words
            }
            // What neither says nor does anything is left out, and what lies in it takes its place.
            guard element.role != .group || element.label != nil else { continue }
            let around = item.path.ancestors.compactMap { indices[$0] }
            element.parent = around.last
            indices[item.path] = try collector.add(
                element, depth: around.count, at: document.location(of: item.node))
        }
        guard !collector.elements.isEmpty else {
            throw document.fault(at: document.root, Self.withoutFrames)
        }
        let window = document.root["testEnvironment"]
        return ElementTree(
            collector.elements, format: .browser,
            size: size(window?["windowWidth"]?.number, window?["windowHeight"]?.number),
            unplacedCount: unplacedCount)
    }

    private static let withoutFrames =
        "results of axe do not say where elements are, unless each node has a 'frame': evaluate Samples/axe.js "
        + "in the page, capture it with Samples/elements.py --axe, or add what boundingBox() gives"

    private func frame(of node: JSONNode) throws(PaletteFault) -> ElementFrame? {
        guard let frame = node["frame"], frame.value != .null else { return nil }
        guard let x = frame["x"]?.number, let y = frame["y"]?.number, let width = frame["width"]?.number,
            let height = frame["height"]?.number
        else {
            throw document.fault(at: frame, "expected x, y, width and height in CSS pixels, or null")
        }
        return ElementFrame(x: x, y: y, width: width, height: height)
    }

    private func size(_ width: Double?, _ height: Double?) -> ElementFrame? {
        guard let width, let height, width > 0, height > 0 else { return nil }
        return ElementFrame(x: 0, y: 0, width: width, height: height)
    }
}

/// What the rule on contrast says of the text of a node.
private struct AxeContrast {
    let font: ElementFont?

    /// The size is written as `12.0pt (16px)`, the weight as `normal`, `bold` or a number.
    init(_ node: JSONNode) {
        let checks = ["any", "all", "none"].flatMap { node[$0]?.elements ?? [] }
        let data = checks.first { $0["id"]?.string == "color-contrast" }?["data"]
        let pixels = data?["fontSize"]?.string?.split(separator: "(").last?.prefix {
            "0123456789.".contains($0)
        }
        guard let size = pixels.flatMap({ Double($0) }), size > 0, size <= ElementLimits.farthest else {
            font = nil
            return
        }
        let weight: Double? =
            switch data?["fontWeight"]?.string {
            case "normal": 400
            case "bold": 700
            case let number: number.flatMap(Double.init).flatMap { (1...1000).contains($0) ? $0 : nil }
            }
        font = ElementFont(size: size, weight: weight)
    }
}
