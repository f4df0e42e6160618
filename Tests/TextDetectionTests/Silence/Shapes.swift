import Foundation
import Testing

/// Shapes that screens are full of.
struct Shapes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let shapes: [Shape]

    static let all: [Shapes] = [
        Shapes(testDescription: "a square", shapes: [.box(x: 60, y: 60, width: 60, height: 60)]),
        Shapes(testDescription: "a disc", shapes: [.disc(x: 100, y: 100, radius: 20)]),
        Shapes(
            testDescription: "a ring of a progress", shapes: [.ring(x: 100, y: 100, radius: 30, width: 6)]),
        Shapes(
            testDescription: "a card", shapes: [.box(x: 40, y: 30, width: 700, height: 140, radius: 24)]),
        Shapes(testDescription: "a separator", shapes: [.box(x: 32, y: 100, width: 768, height: 1)]),
        Shapes(
            testDescription: "a progress bar", shapes: [.box(x: 60, y: 90, width: 500, height: 8, radius: 4)]),
        Shapes(
            testDescription: "the dots of pages",
            shapes: (0..<7).map { .disc(x: 300 + 32 * Double($0), y: 100, radius: 7) }),
        Shapes(
            testDescription: "three dots of more",
            shapes: (0..<3).map { .disc(x: 300 + 16 * Double($0), y: 100, radius: 4) }),
        Shapes(
            testDescription: "a signal's bars",
            shapes: (0..<4).map {
                let height = 8 + 5 * Double($0)
                return .box(x: 600 + 10 * Double($0), y: 80 - height, width: 6, height: height, radius: 2)
            }),
        Shapes(
            testDescription: "the bars of a chart",
            shapes: [50, 90, 30, 110, 70, 60].enumerated().map {
                .box(
                    x: 60 + 60 * Double($0.offset), y: 160 - $0.element, width: 36, height: $0.element,
                    radius: 4)
            }),
        Shapes(
            testDescription: "a sparkline",
            shapes: [
                .stroke(
                    (0..<80).map { step in
                        let x = Double(step)
                        return SIMD2(60 + 4 * x, 100 + 20 * sin(x / 5) + 9 * sin(x / 1.7))
                    }, width: 3)
            ]),
        Shapes(
            testDescription: "a chevron",
            shapes: [.stroke([SIMD2(700, 80), SIMD2(710, 92), SIMD2(700, 104)], width: 4)]),
        Shapes(
            testDescription: "a tick",
            shapes: [.stroke([SIMD2(700, 92), SIMD2(708, 102), SIMD2(724, 80)], width: 4)]),
        Shapes(
            testDescription: "three lines of a menu",
            shapes: (0..<3).map { .box(x: 40, y: 60 + 12 * Double($0), width: 40, height: 4, radius: 2) }),
        Shapes(
            testDescription: "a grid of tiles",
            shapes: (0..<12).map {
                .box(
                    x: 40 + 60 * Double($0 % 6), y: 40 + 60 * Double($0 / 6), width: 52, height: 52, radius: 8
                )
            }),
    ]
}

extension Shape {
    fileprivate static func ring(x: Double, y: Double, radius: Double, width: Double) -> Shape {
        let edge = disc(x: x, y: y, radius: radius)
        return Shape { abs(edge.distance($0)) - width / 2 }
    }
}
