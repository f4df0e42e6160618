internal import Foundation

/// The figures of the Python libraries, measured once a run by the script in `Peers`.
enum PythonPeers {
    /// Millions a second by name; empty where Python or the libraries are missing.
    static let rates: [String: Double] = {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Peers/colors.py").standardized
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path]
        process.standardOutput = output
        guard (try? process.run()) != nil else { return [:] }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            lines.compactMap { $0.count == 2 ? (String($0[0]), Double($0[1]) ?? 0) : nil },
            uniquingKeysWith: { $1 })
    }()

    /// Prints our figure, and the peer's with the ratio of the two where it could be measured.
    static func print(_ label: String, _ rate: Double, against name: String, of library: String) {
        Swift.print(Figure(label, rate, "million/s"))
        guard let peer = rates[name], peer > 0 else { return }
        Swift.print(Figure("the same by \(library)", peer, "million/s"))
        Swift.print(Figure("ratio", rate / peer, "×"))
    }
}
