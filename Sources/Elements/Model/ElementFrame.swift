/// Where an element is on its screen, in points; `x` and `y` count from the top left.
public struct ElementFrame: Hashable, Sendable {
    /// The left edge.
    public let x: Double
    /// The upper edge.
    public let y: Double
    /// The extent from left to right, at least 0.
    public let width: Double
    /// The extent from top to bottom, at least 0.
    public let height: Double

    /// Creates a frame from its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// The middle from left to right.
    public var midX: Double { x + width / 2 }
    /// The middle from top to bottom.
    public var midY: Double { y + height / 2 }
    /// The area in square points.
    public var area: Double { width * height }
    /// Whether nothing lies in it.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension ElementFrame {
    /// Sizes from different tools differ by what they round: a hundredth of a point counts for nothing.
    package static let rounding = 0.01

    /// Whether another lies wholly within it, but for what is rounded.
    public func holds(_ other: ElementFrame) -> Bool {
        other.x >= x - Self.rounding && other.y >= y - Self.rounding
            && other.maxX <= maxX + Self.rounding && other.maxY <= maxY + Self.rounding
    }

    /// What two have in common, in square points.
    public func overlap(with other: ElementFrame) -> Double {
        max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
    }

    /// The distance from one to the other in points; 0 where they touch or overlap.
    public func distance(to other: ElementFrame) -> Double {
        let across = max(0, other.x - maxX, x - other.maxX)
        let down = max(0, other.y - maxY, y - other.maxY)
        return (across * across + down * down).squareRoot()
    }

    /// The distance from a point to the nearest of the frame; 0 within it.
    package func distance(toX pointX: Double, y pointY: Double) -> Double {
        distance(to: ElementFrame(x: pointX, y: pointY, width: 0, height: 0))
    }

    /// The frame in other units.
    package func scaled(by factor: Double) -> ElementFrame {
        ElementFrame(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}
