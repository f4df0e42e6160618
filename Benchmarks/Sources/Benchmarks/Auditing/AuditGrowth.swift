internal import Foundation
internal import Legible

/// Audits kinds of screens at 1, 4 and 16 megapixels, each in a process of its own: neither the time nor the
/// memory for a pixel may grow with the size of a screen, and no kind may take much more than others.
enum AuditGrowth: Benchmark {
    static let name = "audit-growth"
    /// What makes this program such a process: it, a family, a side in pixels and the sample screens.
    static let childArgument = "--audit-family"

    private static let sides = [1000, 2000, 4000]
    /// The most that a family may take of the median family's time.
    private static let mostOfMedian = 3.0
    /// The most that a pixel of a larger screen may take of the time for one of the smallest.
    private static let mostGrowth = 1.5
    /// The most memory for a pixel, in bytes beyond what the process takes alone.
    private static let mostMemory = 16.0

    static func run(on screens: [String]) throws {
        let base = try measure(.flat, side: 16, on: screens).peak
        print(Figure("the process alone", base / 1e6, "MB"))
        var largest: [(family: GrowthFamily, time: Double)] = []
        for family in GrowthFamily.allCases {
            var smallest = Double.infinity
            for side in sides {
                let cost = try measure(family, side: side, on: screens)
                let pixels = Double(side * side)
                let label = "\(family.rawValue), \(side) × \(side)"
                let time = cost.time / pixels * 1e9
                print(Figure(label, time, "ns/pixel"))
                if side == sides.first { smallest = time }
                print(Figure("  of the smallest", time / smallest, "×", atMost: mostGrowth))
                print(
                    Figure(
                        "  memory beyond the process alone", (cost.peak - base) / pixels, "bytes/pixel",
                        atMost: mostMemory))
                if side == sides.last { largest.append((family, time)) }
            }
        }
        let median = largest.map(\.time).sorted()[largest.count / 2]
        print(Figure("the median family at 16 megapixels", median, "ns/pixel"))
        for (family, time) in largest {
            print(Figure("  \(family.rawValue)", time / median, "×", atMost: mostOfMedian))
        }
    }

    /// What the process of its own does: prints the least processor time of three audits in seconds, and the
    /// peak of its memory in bytes.
    static func runAlone(_ arguments: [String]) throws {
        guard arguments.count >= 2, let family = GrowthFamily(rawValue: arguments[0]),
            let side = Int(arguments[1])
        else { return }
        let bitmap = try family.screen(side: side, from: Array(arguments.dropFirst(2)))
        let screenshot = Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))
        let auditor = Auditor()
        let time = CPUTime.least(of: 3) { _ = auditor.audit(screenshot) }
        print(time, PeakMemory.now)
    }

    private static func measure(
        _ family: GrowthFamily, side: Int, on screens: [String]
    ) throws -> (time: Double, peak: Double) {
        let figures = try OwnProcess.figures(
            of: [childArgument, family.rawValue, String(side)] + screens)
        return figures.count == 2 ? (figures[0], figures[1]) : (.nan, .nan)
    }
}
