internal import Legible

/// Audits the same content on screens of 1, 4 and 16 megapixels: the time per pixel must not grow.
enum AuditGrowth: Benchmark {
    static let name = "audit-growth"

    static func run(on screens: [String]) throws {
        let samples = try screens.map { try Screenshot(contentsOf: $0) }
        let auditor = Auditor()
        for side in [1000, 2000, 4000] {
            var time = 0.0
            for sample in samples {
                let bitmap = sample.bitmap.repeated(width: side, height: side)
                let screenshot = Screenshot(bitmap: bitmap, scale: sample.scale)
                time += CPUTime.least(of: 2) { _ = auditor.audit(screenshot) }
            }
            let pixels = Double(samples.count * side * side)
            print(Figure("\(side) × \(side)", time / pixels * 1e9, "ns/pixel"))
        }
    }
}
