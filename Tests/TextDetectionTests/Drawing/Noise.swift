import ColorMath
import Foundation
import RandomNumbers

/// Values over the plane that change smoothly from one point of a random lattice to the next.
struct ValueNoise {
    let seed: UInt64
    /// The distance of the lattice's points in pixels.
    let period: Double

    /// The value at a pixel, -1…1.
    func callAsFunction(_ x: Int, _ y: Int) -> Double {
        let column = (Double(x) / period).rounded(.down)
        let row = (Double(y) / period).rounded(.down)
        let across = smooth(Double(x) / period - column)
        let down = smooth(Double(y) / period - row)
        let above = mix(lattice(column, row), lattice(column + 1, row), across)
        let below = mix(lattice(column, row + 1), lattice(column + 1, row + 1), across)
        return mix(above, below, down)
    }

    private func lattice(_ column: Double, _ row: Double) -> Double {
        var random = SplitMix64(state: seed &+ UInt64(column) &* 0x1_0000_0001 &+ UInt64(row) &* 0x3_0001)
        return .random(in: -1...1, using: &random)
    }

    private func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }
    private func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
}

/// A landscape of sorts: large soft shapes, smaller ones on them, and grain.
struct Photograph {
    let layers: [(noise: ValueNoise, strength: Double)]

    init(seed: UInt64) {
        layers = [(160, 60), (40, 30), (11, 14), (3, 6), (1, 4)].map {
            (ValueNoise(seed: seed &* 977 &+ UInt64($0.0), period: $0.0), $0.1)
        }
    }

    func callAsFunction(_ x: Int, _ y: Int) -> SRGB8 {
        let light = layers.reduce(120) { $0 + $1.noise(x, y) * $1.strength }
        let warmth = layers[0].noise(y + 500, x) * 30
        func code(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
        return SRGB8(red: code(light + warmth), green: code(light), blue: code(light - warmth))
    }
}
