/// Finds places for labels beside the boxes they speak of.
package struct LabelPlacement {
    /// What labels must stay inside.
    private let area: Rect
    /// What labels should not cover, and how much each matters.
    private var obstacles: ObstacleGrid
    /// Where something is to be seen that nothing is said of; labels cover it only where there is no other
    /// place.
    private var sights: ObstacleGrid

    /// - Parameters:
    ///   - area: What labels must stay inside.
    ///   - obstacles: What labels should not cover, and how much each matters.
    ///   - sights: Where something else is to be seen.
    package init(area: Rect, obstacles: [(rect: Rect, weight: Double)], sights: [Rect] = []) {
        self.area = area
        self.obstacles = ObstacleGrid(cell: max(16, area.width / 16))
        self.sights = ObstacleGrid(cell: max(16, area.width / 16))
        for obstacle in obstacles { self.obstacles.add(obstacle.rect, weight: obstacle.weight) }
        for sight in sights { self.sights.add(sight, weight: 1) }
    }

    /// The weight of a label already placed: covering one makes both useless.
    private static let labelWeight = 8.0

    /// How far from its box a label is looked for, in its own heights.
    private static let reach = 6
    /// The same for a place that covers nothing at all: nearer is better than that.
    private static let sparingReach = 2

    /// The place of a label: the first beside its box where it covers nothing, the nearer the better, or else
    /// where it may be put; kept for the labels to come.
    ///
    /// - Parameters:
    ///   - sizes: The sizes that it may have, the best first: a smaller one is taken where a larger one
    ///     covers something wherever it lies.
    ///   - gap: How far it lies from its box.
    ///   - isNeeded: Whether it is to have a place that is farther away, or in its box, rather than none.
    /// - Returns: Which of the sizes it has, and where it lies.
    package mutating func place(
        _ sizes: [(width: Double, height: Double)], beside box: Rect, gap: Double, isNeeded: Bool
    ) -> (size: Int, rect: Rect)? {
        var found = free(sizes, beside: box, gap: gap, isNeeded: isNeeded, sparing: true)
        if found == nil, isNeeded {
            found =
                free(sizes, beside: box, gap: gap, isNeeded: true, sparing: false)
                ?? sizes.last.map { (sizes.count - 1, place($0, in: box)) }
        }
        if let found { obstacles.add(found.rect, weight: Self.labelWeight) }
        return found
    }

    /// The first place where a label covers nothing that something is said of.
    ///
    /// - Parameters:
    ///   - isNeeded: Whether it is looked for farther away.
    ///   - sparing: Whether it is not to cover anything else that is to be seen, either.
    private func free(
        _ sizes: [(width: Double, height: Double)], beside box: Rect, gap: Double, isNeeded: Bool,
        sparing: Bool
    ) -> (size: Int, rect: Rect)? {
        for (index, size) in sizes.enumerated() {
            let (width, height) = size
            for isDense in isNeeded ? [false, true] : [false] {
                for ring in 0...(!isNeeded ? 0 : sparing ? Self.sparingReach : Self.reach) {
                    let around = box.grown(by: Double(ring) * height)
                    let places =
                        isDense
                        ? border(width, height, beside: around, gap: gap)
                        : corners(width, height, beside: around, gap: gap)
                    for corner in places {
                        let rect = label(size, at: corner)
                        guard obstacles.cost(of: rect) == 0, !sparing || sights.cost(of: rect) == 0 else {
                            continue
                        }
                        return (index, rect)
                    }
                }
            }
        }
        return nil
    }

    /// Where a label covers least of what is not its own: from a corner of its box inwards.
    private func place(_ size: (width: Double, height: Double), in box: Rect) -> Rect {
        let corners = [
            Point(x: box.x, y: box.y), Point(x: box.maxX - size.width, y: box.y),
            Point(x: box.x, y: box.maxY - size.height),
            Point(x: box.maxX - size.width, y: box.maxY - size.height),
        ]
        let places = corners.map { label(size, at: $0) }
        return places.min { obstacles.cost(of: $0) < obstacles.cost(of: $1) } ?? box
    }

    /// A label with its top left corner at a point, or as near to that as the area allows.
    private func label(_ size: (width: Double, height: Double), at corner: Point) -> Rect {
        Rect(
            x: max(area.x, min(corner.x, area.maxX - size.width)),
            y: max(area.y, min(corner.y, area.maxY - size.height)), width: size.width, height: size.height)
    }

    /// The top left corners of a label around a box.
    private func corners(_ width: Double, _ height: Double, beside box: Rect, gap: Double) -> [Point] {
        let above = box.y - gap - height
        let below = box.maxY + gap
        let middle = box.center.y - height / 2
        let center = box.center.x - width / 2
        return [
            Point(x: box.x, y: above), Point(x: box.maxX - width, y: above),
            Point(x: box.maxX + gap, y: middle), Point(x: box.x - gap - width, y: middle),
            Point(x: box.x, y: below), Point(x: box.maxX - width, y: below), Point(x: center, y: above),
            Point(x: center, y: below),
        ]
    }

    /// The top left corners of a label all around a box, a quarter of its width or half of its height apart.
    private func border(_ width: Double, _ height: Double, beside box: Rect, gap: Double) -> [Point] {
        let (left, right) = (box.x - gap - width, box.maxX + gap)
        let (above, below) = (box.y - gap - height, box.maxY + gap)
        return stride(from: left, through: right, by: width / 4).flatMap { x in
            [Point(x: x, y: above), Point(x: x, y: below)]
        }
            + stride(from: above, through: below, by: height / 2).flatMap { y in
                [Point(x: left, y: y), Point(x: right, y: y)]
            }
    }
}

/// Rectangles by the cells of a grid that they touch, so that only those nearby are compared.
private struct ObstacleGrid {
    private var obstacles: [(rect: Rect, weight: Double)] = []
    private var cells: [Cell: [Int]] = [:]
    private let cell: Double

    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    init(cell: Double) {
        self.cell = cell
    }

    mutating func add(_ rect: Rect, weight: Double) {
        for cell in cells(of: rect) { cells[cell, default: []].append(obstacles.count) }
        obstacles.append((rect, weight))
    }

    /// The areas that a rectangle shares with the others, each by its weight.
    func cost(of rect: Rect) -> Double {
        let near = Set(cells(of: rect).flatMap { cells[$0] ?? [] }).sorted()
        return near.reduce(0) { $0 + obstacles[$1].rect.overlap(with: rect) * obstacles[$1].weight }
    }

    private func cells(of rect: Rect) -> [Cell] {
        let columns = Int((rect.x / cell).rounded(.down))...Int((rect.maxX / cell).rounded(.down))
        let rows = Int((rect.y / cell).rounded(.down))...Int((rect.maxY / cell).rounded(.down))
        return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }
}
