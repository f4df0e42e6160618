public import Audit
public import ColorMath

/// What an audit made of one input: a line of an NDJSON report, and what every other report on screens is
/// written from.
///
/// A record stands by itself: it names the program and the options that it comes from, and the bytes that
/// were looked at. Records of other machines, or of an earlier run, are as good as those of this one where
/// these are the same.
public struct ScreenRecord: Sendable {
    /// The path of the file, relative to the working folder where it lies in it.
    public let path: String
    /// The path from the folder of the project, or from the top of the file system where the file lies
    /// elsewhere.
    public internal(set) var projectPath: String
    /// The place of the input among all inputs of the run, from 0; `nil` where that is not known, as of a
    /// worker's.
    public internal(set) var index: Int?
    /// The version of the program.
    public let version: String
    /// The standard that the screen was judged by.
    public let standard: ContrastStandard
    /// What tells the options from others, as 64 hexadecimal digits.
    public let options: String
    /// The SHA-256 of the file, as 64 hexadecimal digits; `nil` where it could not be read.
    public let sha256: String?
    var content: Content
    /// What a page shows of its pixels; no part of what is written of it.
    var pictures: ScreenPictures?

    enum Content: Sendable {
        case screen(ImageDocument, [FindingDocument])
        case fault(String, UnreadInput.Place?)
    }
}

extension ScreenRecord {
    /// What stands for options that are not known.
    package static let unknownOptions = String(repeating: "0", count: 64)

    /// Records an audited screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - options: What tells the options from others.
    ///   - sha256: The digest of its file, where there is one.
    ///   - project: The folder that files are named from.
    ///   - index: Its place among all inputs.
    package init(
        of screen: ScreenAudit, options: String = unknownOptions, sha256: String? = nil,
        in project: ProjectFolder,
        index: Int? = nil
    ) {
        let image = ImageDocument(of: screen)
        var counter = FingerprintCounter()
        let findings = screen.findings.map { finding in
            // What is ignored is numbered apart, so that the others keep their numbers.
            let content =
                [finding.rule, finding.verdict.rawValue] + image.content(of: finding)
                + (finding.suppression == nil ? [] : ["ignored"])
            return FindingDocument(
                of: finding, on: screen, fingerprint: counter.next(of: content, in: screen.path))
        }
        self.init(
            path: screen.path, projectPath: project.path(of: screen.path), index: index,
            version: ToolVersion.current, standard: screen.standard, options: options, sha256: sha256,
            content: .screen(image, findings))
    }

    /// Records an input that could not be audited.
    package init(
        of input: UnreadInput, standard: ContrastStandard, options: String = unknownOptions,
        sha256: String? = nil,
        in project: ProjectFolder, index: Int? = nil
    ) {
        self.init(
            path: input.path, projectPath: project.path(of: input.path), index: index,
            version: ToolVersion.current, standard: standard, options: options, sha256: sha256,
            content: .fault(input.fault, input.place))
    }

    /// The input, where it could not be audited.
    public var unread: UnreadInput? {
        guard case .fault(let fault, let place) = content else { return nil }
        return UnreadInput(path: path, at: place, fault: fault)
    }

    /// The screen, where it was audited.
    var image: ImageDocument? {
        if case .screen(let image, _) = content { image } else { nil }
    }

    /// What was found on it.
    var findings: [FindingDocument] {
        if case .screen(_, let findings) = content { findings } else { [] }
    }
}

extension ScreenRecord {
    /// The record with what suppresses each of its findings, in their order.
    func suppressing(_ suppressions: [ReportedFinding.Suppression?]) -> ScreenRecord {
        guard case .screen(let image, var findings) = content else { return self }
        for (index, suppression) in zip(findings.indices, suppressions) {
            // What the record says of where that is written stays.
            guard findings[index].suppression?.suppression != suppression else { continue }
            findings[index].suppression = suppression.map { SuppressionDocument($0) }
        }
        var record = self
        record.content = .screen(image, findings)
        return record
    }
}

extension ImageDocument {
    /// What a finding on a screen is recognised by, beside its rule and its verdict: its colours, the
    /// backdrop left out where it varies, so that it stays the same where the text moves, and becomes another
    /// where it is redrawn; or its message, where it is about no region.
    fileprivate func content(of finding: Finding) -> [String] {
        guard let region = finding.region.map({ regions[$0] }) else { return [finding.message] }
        return [region.ink.description, region.isFlat ? region.backdrop.description : "varied"]
    }
}
