/// That a shape fades gradually within itself, between two opacities.
///
/// Looked at are pixels at least two away from where there is nothing. In the catalogs of four public apps
/// four fifths and more of all changes between such neighbours are steps, of layers and their edges; in the
/// one drawing that fades, none is.
public struct OpacityGradient: Hashable, Sendable {
    /// The opacity that one in twenty of the pixels is below, 0…1.
    public let least: Double
    /// The opacity that one in twenty of the pixels is above, 0…1.
    public let greatest: Double

    /// How far from nothing a pixel has to be, in pixels: further than edges reach.
    private static let edge = 2
    /// The fewest pixels that tell.
    private static let fewest = 64
    /// The difference of alpha between the two from which it is seen.
    private static let leastDifference = 40
    /// The difference of alpha between neighbours from which it is a step, and the share of all changes that
    /// may be steps: a gradient from nothing to all over 20 pixels changes by 13 from one to the next.
    private static let (step, mostSteps) = (16, 0.3)
    /// The share of all pairs of neighbours that differ, and by less than a step: 40 levels over 300 pixels
    /// are 0.07 of the pairs across and down; layers of one opacity each have none.
    private static let leastGradual = 0.05
    /// The most pixels that are looked at.
    private static let mostPixels = 1 << 20

    init?(in field: AlphaField) {
        guard field.alpha.count <= Self.mostPixels else { return nil }
        let (width, height) = (field.width, field.height)
        let isInner = Self.inner(of: field)
        var levels = [Int](repeating: 0, count: 256)
        var (changes, steps, pairs, gradual) = (0, 0, 0, 0)
        for y in 0..<height - 1 {
            for index in y * width..<(y + 1) * width - 1 where isInner[index] {
                levels[Int(field.alpha[index])] += 1
                for next in [index + 1, index + width] where isInner[next] {
                    let change = abs(Int(field.alpha[index]) - Int(field.alpha[next]))
                    changes += change
                    pairs += 1
                    if change >= Self.step { steps += change } else if change > 0 { gradual += 1 }
                }
            }
        }
        let count = levels.reduce(0, +)
        func level(at share: Double) -> Int {
            var passed = 0
            return levels.indices.first { level in
                passed += levels[level]
                return Double(passed) > share * Double(count)
            } ?? 255
        }
        let (low, high) = (level(at: 0.05), level(at: 0.95))
        guard count >= Self.fewest, high - low >= Self.leastDifference,
            Double(steps) <= Self.mostSteps * Double(changes),
            Double(gradual) >= Self.leastGradual * Double(pairs)
        else { return nil }
        (least, greatest) = (Double(low) / 255, Double(high) / 255)
    }

    /// Which pixels have ink all around, as far as edges reach: rows first, then columns.
    private static func inner(of field: AlphaField) -> [Bool] {
        let (width, height) = (field.width, field.height)
        func eroded(_ ink: [Bool], by step: Int) -> [Bool] {
            ink.indices.map { index in
                ink[index]
                    && (1...edge).allSatisfy { distance in
                        let (before, after) = (index - distance * step, index + distance * step)
                        return before >= 0 && after < width * height && ink[before] && ink[after]
                    }
            }
        }
        return eroded(eroded(field.alpha.map { $0 > 0 }, by: 1), by: width)
    }
}
