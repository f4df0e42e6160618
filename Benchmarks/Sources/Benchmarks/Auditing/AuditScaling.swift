internal import Foundation
internal import Legible

/// Audits many screens one at a time and two at a time.
enum AuditScaling: Benchmark {
    static let name = "audit-scaling"
    private static let screenCount = 32

    static func run(on screens: [String]) throws {
        guard !screens.isEmpty else { return }
        let paths = (0..<screenCount).map { screens[$0 % screens.count] }
        var wall = [1: Double.infinity, 2: Double.infinity]
        var processor = wall
        // The two take turns, so that a change of the machine's speed strikes both.
        for _ in 0..<5 {
            for jobs in [1, 2] {
                let start = (ContinuousClock.now, CPUTime.now)
                audit(paths, jobs: jobs)
                wall[jobs] = min(wall[jobs] ?? .infinity, (ContinuousClock.now - start.0) / .seconds(1))
                processor[jobs] = min(processor[jobs] ?? .infinity, CPUTime.now - start.1)
            }
        }
        for jobs in [1, 2] {
            print(Figure("\(screenCount) screens, --jobs \(jobs)", 1000 * (wall[jobs] ?? 0), "ms"))
            print(Figure("processor time of these", 1000 * (processor[jobs] ?? 0), "ms"))
        }
        print(Figure("speed-up", (wall[1] ?? 0) / (wall[2] ?? 0), "×"))
    }

    private static func audit(_ paths: [String], jobs: Int) {
        let isDone = DispatchSemaphore(value: 0)
        Task {
            _ = await Auditor().audit(contentsOf: paths, jobs: jobs)
            isDone.signal()
        }
        isDone.wait()
    }
}
