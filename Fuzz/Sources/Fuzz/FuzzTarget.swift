import Foundation

/// A reader of bytes that others made, and what has to hold whatever they are.
struct FuzzTarget: Sendable {
    /// What the target is chosen by; its dictionary and its seeds have the same name.
    let name: String
    /// Reads an input. What does not hold is a failed precondition.
    let run: @Sendable (_ input: [UInt8]) -> Void

    static let all = [
        png, icc, color, stylesheet, tokens, json5, figma, catalog, swatchExchange, photoshop, gimp, legible,
        swift, android, compose, flutter, sass, less, script, configuration, elements, baseline, ndjson,
        run,
    ]

    /// The target that `FUZZ_TARGET` names.
    static let chosen: FuzzTarget = {
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
        guard let target = all.first(where: { $0.name == name }) else {
            fatalError("FUZZ_TARGET has to be one of \(all.map(\.name).joined(separator: ", "))")
        }
        // libFuzzer ends in order, with its figures, where it is interrupted; it does not know the end of its
        // processor time.
        signal(SIGXCPU) { _ in raise(SIGINT) }
        return target
    }()
}

/// Reads what libFuzzer makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let target = FuzzTarget.chosen
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let effort = Effort()
    target.run(input)
    effort.requireLittle(for: count)
    return 0
}
