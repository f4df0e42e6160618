public import Elements
public import Raster
public import ScreenReading

/// An element of a screen with what the pixels show of it.
public struct SeenElement: Hashable, Sendable {
    /// What the view tree says of it.
    public let element: ScreenElement
    /// The part of its frame that is on the screen, in pixels; nil where nothing of it is.
    public let box: PixelRect?
    /// What the pixels show there; nil for what only holds others, and for what is not on the screen.
    public let sight: ElementSight?

    /// Puts both together.
    public init(_ element: ScreenElement, box: PixelRect?, sight: ElementSight?) {
        self.element = element
        self.box = box
        self.sight = sight
    }
}

/// Every element of a screen, in the order of the view tree.
public struct SeenElements: Hashable, Sendable {
    /// The view tree.
    public let tree: ElementTree
    /// The elements with what is seen of them.
    public let elements: [SeenElement]
    /// The screen in points.
    public let screen: ElementFrame
    /// Where the tree comes from.
    public let source: ElementSource
    /// What does not fit, a sentence each.
    public let warnings: [String]
    /// Pixels per point that a screen may have.
    private static let scales = 0.1...100.0
    /// The most elements of a screen that are compared with each other: every screen that people see has
    /// fewer, and more would take minutes.
    private static let mostCompared = 5_000

    /// Whether the picture is all one colour, as of a screen that was off: it shows nothing of any element.
    let isPlain: Bool

    /// Whether elements are compared with each other.
    var areCompared: Bool { tree.elements.count <= Self.mostCompared }

    /// Those that lie right in each element, in their order.
    let children: [[Int]]
    /// Whether each can be acted on: neither it nor what it lies in is switched off.
    let isEnabled: [Bool]
    /// Whether each is on the screen and in force: shown, not behind a dialog, and not the system's.
    let isInForce: [Bool]
    private let isShown: [Bool]
    private let isInFront: [Bool]

    /// Looks at every element of a screen.
    ///
    /// - Parameters:
    ///   - tree: The view tree.
    ///   - source: Where it comes from.
    ///   - width: The width of the screen in pixels.
    ///   - height: The height of the screen in pixels.
    ///   - scale: Pixels per point; where the tree says how large the screen is, that counts.
    ///   - isPlain: Whether the picture is all one colour, as of a screen that was off.
    ///   - lines: The boxes of the lines of text on the screen.
    ///   - sight: Measures a part of the screen.
    init(
        _ tree: ElementTree, from source: ElementSource, width: Int, height: Int, scale: Double,
        isPlain: Bool = false, lines: [PixelRect] = [], sight: (PixelRect, _ scale: Double) -> ElementSight?
    ) {
        let told = tree.size.map { Double(width) / $0.width }
        let factor = told.flatMap { Self.scales.contains($0) ? $0 : nil } ?? scale
        self.tree = tree
        self.source = source
        screen = ElementFrame(x: 0, y: 0, width: Double(width) / factor, height: Double(height) / factor)
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let modal = tree.modal
        var elements: [SeenElement] = []
        var children = [[Int]](repeating: [], count: tree.elements.count)
        var isEnabled: [Bool] = []
        var isShown: [Bool] = []
        var isSystems: [Bool] = []
        var isInFront: [Bool] = []
        // An element comes after the one that it lies in, and so takes from it what is known already.
        for (index, element) in tree.elements.enumerated() {
            let outer = element.parent
            if let outer { children[outer].append(index) }
            isEnabled.append(element.isEnabled && outer.map { isEnabled[$0] } ?? true)
            let isHidden = element.traits.contains(.hidden) || outer.map { !isShown[$0] } ?? false
            isShown.append(!isHidden)
            isSystems.append(
                element.role.isSystems || element.traits.contains(.system)
                    || outer.map { isSystems[$0] } ?? false)
            isInFront.append(modal == nil || index == modal || outer.map { isInFront[$0] } ?? false)
            let box = isHidden ? nil : element.frame.pixels(by: factor, within: bounds)
            var measured: ElementSight?
            if element.role.isMeasured, let box {
                for part in element.role.hasMark ? box.parts(beside: lines) : [] where measured == nil {
                    measured = sight(part, factor).flatMap { $0.isBlank ? nil : $0 }
                }
                measured = measured ?? sight(box, factor)
            }
            elements.append(SeenElement(element, box: box, sight: measured))
        }
        if tree.elements.count <= Self.mostCompared {
            for index in CoveredElements(among: elements, of: tree).indices { isInFront[index] = false }
        }
        // With a dialog in front, what it lies in is in front only as far as the dialog is.
        isInForce = elements.indices.map {
            elements[$0].box != nil && isInFront[$0] && !isSystems[$0]
        }
        // One that is not seen on an empty page may be a fault of its own.
        let labels = elements.count { $0.sight != nil && $0.element.label?.isEmpty == false }
        self.isPlain = isPlain && labels > 1
        self.elements = elements
        self.children = children
        self.isEnabled = isEnabled
        self.isShown = isShown
        self.isInFront = isInFront
        var warnings: [String] = []
        if let size = tree.size,
            factor != told || abs(size.height * factor - Double(height)) > 0.02 * Double(height)
        {
            warnings.append(
                "the elements are of a screen of \(Figure(size.width)) × \(Figure(size.height)) points, and "
                    + "this picture has another shape: places may not fit")
        }
        if tree.elements.count > Self.mostCompared {
            warnings.append(
                "there are more than \(Self.mostCompared) elements: they were not compared with each other")
        }
        if self.isPlain {
            warnings.append("the picture is all one colour: what elements show could not be checked")
        }
        if tree.unplacedCount > 0 {
            warnings.append(
                "\(counted(tree.unplacedCount, "element")) without a place: what lies in a frame, and what is "
                    + "not shown, was not checked")
        }
        if elements.allSatisfy({ $0.box == nil }) {
            warnings.append("no element lies on the screen: nothing could be checked by them")
        }
        // Tools have roles of their own; in what people write one may be misspelt.
        if tree.format == .legible, !tree.unknownRoles.isEmpty {
            let roles = tree.unknownRoles.map { role in
                let near = NearestName(to: role).found(among: ElementRole.knownNames)
                return "'\(role)'" + (near.map { " (did you mean '\($0)'?)" } ?? "")
            }
            warnings.append(
                "roles that are not known, so that nothing is checked of them: \(roles.joined(separator: ", "))"
            )
        }
        self.warnings = warnings
    }

    /// The share of a frame that has to be on the screen for what is drawn in it to be judged.
    private static let leastOnScreen = 0.5

    /// Whether enough of an element is on the screen for what is drawn in it to be judged.
    func isMostlyOnScreen(_ index: Int) -> Bool {
        let frame = self[index].frame
        return screen.overlap(with: frame) >= Self.leastOnScreen * frame.area
    }

    /// Whether something lies behind what keeps it from being used.
    func isBehind(_ index: Int) -> Bool { !isInFront[index] }

    /// The element at an index.
    subscript(index: Int) -> ScreenElement { tree.elements[index] }

    /// Whether an element lies in one of some roles.
    func lies(_ index: Int, in roles: Set<ElementRole>) -> Bool {
        tree.ancestors(of: index).contains { roles.contains(self[$0].role) }
    }

    /// What people can act on now, from the top down.
    var targets: [Int] {
        elements.indices.filter { isInForce[$0] && isEnabled[$0] && self[$0].role.isTarget }
            .sorted { (self[$0].frame.y, $0) < (self[$1].frame.y, $1) }
    }
}

extension PixelRect {
    /// The parts beside the words that lie in it and between them, one of which shows if a box is ticked:
    /// the widest first; where there is no room for a mark beside them, the square that they begin with. None
    /// where there are no words.
    fileprivate func parts(beside lines: [PixelRect]) -> [PixelRect] {
        let words = lines.filter { line in
            let (middle, center) = (2 * line.y + line.height, 2 * line.x + line.width)
            return (2 * y..<2 * maxY).contains(middle) && (2 * x..<2 * maxX).contains(center)
        }.sorted { $0.x < $1.x }
        guard let lowest = words.map(\.height).min() else { return [] }
        // A mark is about as wide as the words beside it are high.
        let least = max(4, 4 * lowest / 5)
        var parts: [PixelRect] = []
        var end = x
        for (start, next) in words.map({ ($0.x, $0.maxX) }) + [(maxX, maxX)] {
            if start - end > least {
                parts.append(PixelRect(x: end, y: y, width: start - end, height: height))
            }
            end = max(end, next)
        }
        // A box may be read as the first sign of the words.
        return parts.isEmpty && width >= 2 * height
            ? [PixelRect(x: x, y: y, width: height, height: height)] : parts.sorted { $0.width > $1.width }
    }
}

extension ElementRole {
    /// Whether a mark in it shows its state, beside the words that it may have.
    fileprivate var hasMark: Bool { self == .checkbox || self == .radio || self == .toggle }

    /// Whether its colours matter: it draws something, and does not only hold others.
    fileprivate var isMeasured: Bool {
        switch self {
        case .window, .group, .scrollView, .navigationBar, .toolbar, .tabBar, .statusBar, .keyboard, .key,
            .dialog, .cell, .widget:
            false
        default: true
        }
    }
}

extension ElementFrame {
    /// The whole pixels that most of which lie in the frame, as far as they are on a screen; nil where none
    /// are.
    fileprivate func pixels(by factor: Double, within bounds: PixelRect) -> PixelRect? {
        func pixel(_ edge: Double, _ most: Int) -> Int {
            Int(min(Double(most), max(0, (edge * factor).rounded())))
        }
        let (left, right) = (pixel(x, bounds.width), pixel(maxX, bounds.width))
        let (top, bottom) = (pixel(y, bounds.height), pixel(maxY, bounds.height))
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
