/// The view tree of a screen: every element with the one that it lies in.
public struct ElementTree: Hashable, Sendable {
    /// The elements, each before those that lie in it.
    public let elements: [ScreenElement]
    /// What wrote the tree.
    public let format: ElementFormat
    /// The screen in points, where the tree tells.
    public let size: ElementFrame?
    /// What the system and the shape of the screen take from each side, in points, where the tree tells.
    public let safeArea: ElementInsets?
    /// The content size that text was laid out for: `large`, `AX3`; `nil` where the tree does not tell.
    public let contentSize: String?
    /// The names of roles that are not known, in the order in which they are met; those elements are `other`.
    public let unknownRoles: [String]
    /// How many elements are left out as the file does not tell where they are, though it does of others.
    public let unplacedCount: Int

    /// Gathers elements.
    ///
    /// - Precondition: Every element comes after the one that it lies in.
    public init(
        _ elements: [ScreenElement], format: ElementFormat = .legible, size: ElementFrame? = nil,
        safeArea: ElementInsets? = nil, contentSize: String? = nil, unknownRoles: [String] = [],
        unplacedCount: Int = 0
    ) {
        for (index, element) in elements.enumerated() {
            precondition(element.parent.map { $0 >= 0 && $0 < index } ?? true, "parents come first")
        }
        self.elements = elements
        self.format = format
        self.size = size
        self.safeArea = safeArea
        self.contentSize = contentSize
        self.unknownRoles = unknownRoles
        self.unplacedCount = unplacedCount
    }
}

/// What the system and the shape of a screen take from each of its sides, in points.
public struct ElementInsets: Hashable, Sendable {
    /// From the upper edge: the status bar, the housing of the camera.
    public let top: Double
    /// From the left edge.
    public let left: Double
    /// From the lower edge: the home indicator.
    public let bottom: Double
    /// From the right edge.
    public let right: Double

    /// States insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Who writes view trees.
public enum ElementFormat: String, Hashable, Sendable, CaseIterable, Codable {
    /// JSON by `elements.schema.json`.
    case legible
    /// The debug description of an `XCUIElement`.
    case xcuitest
    /// The elements of AccessibilitySnapshot, as JSON.
    case accessibilitySnapshot
    /// `uiautomator dump`.
    case uiautomator
    /// A page in a browser, in CSS pixels: JSON by the schema, the results of axe, a snapshot of Playwright.
    case browser
}

extension ElementTree {
    /// Those that an element lies in, from the nearest out.
    public func ancestors(of index: Int) -> [Int] {
        var line: [Int] = []
        var next = elements[index].parent
        while let parent = next {
            line.append(parent)
            next = elements[parent].parent
        }
        return line
    }

    /// Whether an element lies in another, at any depth.
    public func isAncestor(_ index: Int, of other: Int) -> Bool { ancestors(of: other).contains(index) }

    /// Those that lie right in an element, in their order.
    public func children(of index: Int?) -> [Int] { elements.indices.filter { elements[$0].parent == index } }

    /// Whether an element can be acted on: neither it nor what it lies in is switched off.
    public func isEnabled(_ index: Int) -> Bool {
        elements[index].isEnabled && ancestors(of: index).allSatisfy { elements[$0].isEnabled }
    }

    /// Whether an element is shown as far as the tree tells.
    public func isShown(_ index: Int) -> Bool {
        !elements[index].frame.isEmpty
            && ([index] + ancestors(of: index)).allSatisfy { !elements[$0].traits.contains(.hidden) }
    }

    /// What lies in front of all else: the last dialog that keeps the rest from being used.
    public var modal: Int? {
        elements.indices.last {
            elements[$0].traits.contains(.modal) && isShown($0)
        }
    }
}
