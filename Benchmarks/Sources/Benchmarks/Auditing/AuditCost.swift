internal import CPeers
internal import Legible

/// Audits screens, and compares with what it takes libpng alone to decode them.
enum AuditCost: Benchmark {
    static let name = "audit-cost"

    static func run(on screens: [String]) throws {
        let auditor = Auditor()
        var pixels = 0
        var decode = Double.infinity
        var audit = Double.infinity
        // The two take turns, so that a change of the machine's speed strikes both.
        for _ in 0..<5 {
            pixels = 0
            decode = min(decode, try CPUTime.least(of: 1) { for path in screens { try decodeAlone(path) } })
            audit = min(
                audit,
                try CPUTime.least(of: 1) {
                    for path in screens {
                        let screen = try auditor.audit(fileAt: path)
                        pixels += screen.width * screen.height
                    }
                })
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
