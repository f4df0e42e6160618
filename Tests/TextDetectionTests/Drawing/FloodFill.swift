/// Zones in the plainest way, to hold others against.
enum FloodFill {
    /// For each pixel the first of those that it is linked with, in reading order.
    ///
    /// - Parameter threshold: the largest difference of linked neighbours.
    static func zones(of codes: [Int], width: Int, threshold: Int = 0) -> [Int] {
        var zones = [Int](repeating: -1, count: codes.count)
        for seed in codes.indices where zones[seed] < 0 {
            var open = [seed]
            zones[seed] = seed
            while let pixel = open.popLast() {
                var neighbours = [pixel - width, pixel + width]
                if pixel % width > 0 { neighbours.append(pixel - 1) }
                if pixel % width < width - 1 { neighbours.append(pixel + 1) }
                for next in neighbours
                where codes.indices.contains(next) && zones[next] < 0
                    && abs(codes[next] - codes[pixel]) <= threshold
                {
                    zones[next] = seed
                    open.append(next)
                }
            }
        }
        return zones
    }
}
