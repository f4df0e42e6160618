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
    /// Those that lie in front of what lies in others, as indices: the modal one and all in it.
    private let front: Set<Int>?

    /// Looks at every element of a screen.
    ///
    /// - Parameters:
    ///   - tree: The view tree.
    ///   - source: Where it comes from.
    ///   - width: The width of the screen in pixels.
    ///   - height: The height of the screen in pixels.
    ///   - scale: Pixels per point; where the tree says how large the screen is, that counts.
    ///   - sight: Measures a part of the screen.
    init(
        _ tree: ElementTree, from source: ElementSource, width: Int, height: Int, scale: Double,
        sight: (PixelRect, _ scale: Double) -> ElementSight?
    ) {
        let factor = tree.size.map { Double(width) / $0.width } ?? scale
        self.tree = tree
        self.source = source
        screen = ElementFrame(x: 0, y: 0, width: Double(width) / factor, height: Double(height) / factor)
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        elements = tree.elements.enumerated().map { index, element in
            let box = element.frame.pixels(by: factor, within: bounds)
            let isMeasured = element.role.isMeasured && tree.isShown(index)
            return SeenElement(
                element, box: box, sight: isMeasured ? box.flatMap { sight($0, factor) } : nil)
        }
        front = tree.modal.map { modal in
            Set(tree.elements.indices.filter { $0 == modal || tree.isAncestor(modal, of: $0) })
        }
        var warnings: [String] = []
        if let size = tree.size, abs(size.height * factor - Double(height)) > 0.02 * Double(height) {
            warnings.append(
                "the elements are of a screen of \(Figure(size.width)) × \(Figure(size.height)) points, and "
                    + "this picture has another shape: places may not fit")
        }
        if elements.allSatisfy({ $0.box == nil }) {
            warnings.append("no element lies on the screen: nothing could be checked by them")
        }
        self.warnings = warnings
    }

    /// Whether something lies behind what keeps it from being used.
    func isBehind(_ index: Int) -> Bool { front.map { !$0.contains(index) } ?? false }

    /// Whether an element is on the screen and in force: shown, not behind a dialog, and not the system's.
    func isInForce(_ index: Int) -> Bool {
        elements[index].box != nil && tree.isShown(index) && !isBehind(index)
            && !isSystems(index)
    }

    /// Whether the system draws an element, or what it lies in.
    func isSystems(_ index: Int) -> Bool {
        ([index] + tree.ancestors(of: index)).contains {
            tree.elements[$0].role.isSystems || tree.elements[$0].traits.contains(.system)
        }
    }
}

extension ElementRole {
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
