internal import CPeers
internal import Legible

/// Audits screens, and compares with what it takes libpng alone to decode them.
enum AuditCost: Benchmark {
    static let name = "audit-cost"

    static func run(on screens: [String]) throws {
        let auditor = Auditor()
        var pixels = 0
        var decode = 0.0
        var audit = 0.0
        // Screen by screen, and the two in turn, so that a change of the machine's speed strikes both.
        for path in screens {
            let screen = try auditor.audit(contentsOf: path)
            pixels += screen.width * screen.height
            var (leastDecode, leastAudit) = (Double.infinity, Double.infinity)
            for _ in 0..<7 {
                leastDecode = min(leastDecode, try CPUTime.least(of: 1) { try decodeAlone(path) })
                leastAudit = min(
                    leastAudit, try CPUTime.least(of: 1) { _ = try auditor.audit(contentsOf: path) })
            }
            decode += leastDecode
            audit += leastAudit
        }
        print(Figure("decoding by libpng alone", decode / Double(pixels) * 1e9, "ns/pixel"))
        print(Figure("the whole audit", audit / Double(pixels) * 1e9, "ns/pixel"))
        print(Figure("ratio", audit / decode, "×"))
    }

    private static func decodeAlone(_ path: String) throws {
        guard PeerLibPNGDecode(path) else { throw UnreadableScreen(path: path) }
    }
}

/// A screen that libpng could not decode.
struct UnreadableScreen: Error {
    let path: String
}
