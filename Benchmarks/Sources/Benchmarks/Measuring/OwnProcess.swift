internal import Foundation

/// This program once more, in a process that does one thing: what it prints are figures.
enum OwnProcess {
    /// Runs the program with arguments to its end.
    ///
    /// - Returns: The numbers that it prints.
    static func figures(of arguments: [String]) throws -> [Double] {
        let process = Process()
        let output = Pipe()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
}
