public import Audit
internal import Screenshots

/// Audits inputs one after the other, several at a time, and hands out a record of each in their order.
public struct AuditRun: Sendable {
    private var auditors: ScreenAuditors
    private let project: ProjectFolder
    private let earlier: EarlierRun?
    private let pictures: PictureDelivery?

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - auditors: Audit the screens, each those that a configuration holds for.
    ///   - project: The folder that files are named from.
    ///   - earlier: What need not be audited again.
    ///   - pictures: Draws pictures of the screens.
    public init(
        _ auditors: ScreenAuditors, in project: ProjectFolder, continuing earlier: EarlierRun? = nil,
        drawing pictures: PictureDelivery? = nil
    ) {
        self.auditors = auditors
        self.project = project
        self.earlier = earlier
        self.pictures = pictures.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Audits inputs.
    ///
    /// The records are the same whatever `jobs` is.
    ///
    /// - Parameters:
    ///   - inputs: What to audit.
    ///   - jobs: The number of screens that are in memory and worked on at the same time, at least 1.
    ///   - isStopped: Asked before each screen; once it says yes, no further one is begun, and those in hand
    ///     are finished.
    ///   - deliver: Takes a record, and whether it is of the earlier run.
    /// - Throws: ``DeliveryError`` where a picture cannot be written, or what `deliver` throws.
    public func audit(
        _ inputs: [RunInput], jobs: Int, isStopped: () -> Bool = { false },
        deliver: (ScreenRecord, _ isEarlier: Bool) throws(DeliveryError) -> Void
    ) async throws(DeliveryError) {
        var run = self
        run.auditors = auditors.sharing(jobs, among: inputs.count)
        try await inputs.forEachConcurrently(jobs: jobs, isStopped: isStopped) {
            [run] input throws(DeliveryError) in
            try run.outcome(of: input)
        } deliver: { outcome throws(DeliveryError) in
            try deliver(outcome.record, outcome.isEarlier)
        }
    }

    /// Audits the bytes of a PNG file, whatever they are.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - path: What reports call the screen.
    public func record(decoding bytes: [UInt8], path: String) throws(DeliveryError) -> ScreenRecord {
        try outcome(of: bytes, path: path).record
    }

    /// Audits a file, whatever it is.
    public func record(contentsOf path: String) throws(DeliveryError) -> ScreenRecord {
        try outcome(contentsOf: path).record
    }

    /// Records an input that cannot be audited.
    public func record(of input: UnreadInput) -> ScreenRecord { record(of: input, sha256: nil) }

    /// A record, and whether it is of the earlier run.
    private typealias Outcome = (record: ScreenRecord, isEarlier: Bool)

    private func outcome(of input: RunInput) throws(DeliveryError) -> Outcome {
        var outcome: Outcome
        if let fault = input.fault {
            outcome = (record(of: fault), false)
        } else {
            outcome = try self.outcome(contentsOf: input.path)
        }
        outcome.record.index = input.index
        return outcome
    }

    private func outcome(contentsOf path: String) throws(DeliveryError) -> Outcome {
        let bytes: [UInt8]
        do throws(ScreenshotError) {
            bytes = try auditors[path].contents(of: path)
        } catch {
            return (record(of: UnreadInput(error)), false)
        }
        return try outcome(of: bytes, path: path)
    }

    private func outcome(of bytes: [UInt8], path: String) throws(DeliveryError) -> Outcome {
        let auditor = auditors[path]
        let options = auditors.optionsDigest(for: path)
        let digest = SHA256.hexDigest(of: bytes)
        let elements = auditor.elements.file(forScreenAt: path)
        var known: ScreenRecord?
        if case .success(let file) = elements {
            known = earlier?.record(
                of: path, sha256: digest, elements: file?.source.sha256, options: options)
        }
        known?.projectPath = project.path(of: path)
        if let known, pictures == nil { return (known, true) }
        let screenshot: Screenshot
        do throws(ScreenshotError) {
            screenshot = try auditor.screenshot(decoding: bytes, path: path)
        } catch {
            return (record(of: UnreadInput(error), sha256: digest), false)
        }
        // Without pictures, nobody looks at the screen after its audit.
        let shown = pictures == nil ? nil : screenshot
        var record: ScreenRecord
        if let known {
            record = known
        } else {
            let audit = auditor.audit(consume screenshot, elements: elements, path: path)
            record = ScreenRecord(of: audit, options: options, sha256: digest, in: project)
        }
        if let shown { try pictures?.deliver(&record, shown) }
        return (record, known != nil)
    }

    private func record(of input: UnreadInput, sha256: String?) -> ScreenRecord {
        ScreenRecord(
            of: input, standard: auditors[input.path].standard,
            options: auditors.optionsDigest(for: input.path),
            sha256: sha256, in: project)
    }
}
