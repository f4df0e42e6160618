/// Finds places for labels beside the boxes they speak of.
struct LabelPlacement {
    /// What labels must stay inside.
    let area: Rect
    /// What labels should not cover, and how much each matters.
    private var obstacles: [(rect: Rect, weight: Double)]

    init(area: Rect, obstacles: [(rect: Rect, weight: Double)]) {
        self.area = area
        self.obstacles = obstacles
    }

    /// The weight of a label already placed: covering one makes both useless.
    private static let labelWeight = 8.0

    /// The place of a label: the first beside its box where it covers least, and keeps it for the labels to
    /// come.
    mutating func place(width: Double, height: Double, beside box: Rect, gap: Double) -> Rect {
        let above = box.y - gap - height
        let below = box.maxY + gap
        let middle = box.center.y - height / 2
        let left = box.x
        let right = box.maxX - width
        let corners = [
            (left, above), (right, above), (box.maxX + gap, middle), (box.x - gap - width, middle),
            (left, below), (right, below), (box.center.x - width / 2, above),
            (box.center.x - width / 2, below),
        ]
        let candidates = corners.map { x, y in
            Rect(
                x: max(area.x, min(x, area.maxX - width)), y: max(area.y, min(y, area.maxY - height)),
                width: width, height: height)
        }
        let best =
            candidates.min { cost(of: $0) < cost(of: $1) }
            ?? Rect(x: left, y: above, width: width, height: height)
        obstacles.append((best, Self.labelWeight))
        return best
    }

    private func cost(of rect: Rect) -> Double {
        obstacles.reduce(0) { $0 + $1.rect.overlap(with: rect) * $1.weight }
    }
}
