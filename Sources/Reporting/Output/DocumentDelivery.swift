internal import Audit
internal import Raster

/// Writes documents to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old document or the new one, never a part.
struct DocumentDelivery {
    private let requests: [ReportRequest]
    private let log: WorkflowLog

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The documents; requests for pictures are left to others.
    ///   - files: The files that are audited.
    ///   - environment: The environment variables.
    /// - Throws: ``DeliveryError`` where documents would mix on the standard output or in a file, or one would replace
    ///   an audited file.
    init(
        of requests: [ReportRequest], keeping files: [String], environment: [String: String]
    ) throws(DeliveryError) {
        log = WorkflowLog(environment: environment)
        self.requests = requests.filter { $0.format != .annotated }
        let printed = self.requests.filter { $0.destination == nil }
        guard printed.count < 2 || printed.allSatisfy(\.format.isForLog) else {
            throw .severalOnStandardOutput
        }
        var taken: Set<String> = []
        let inputs = Set(files.map(ScreenshotPaths.identity))
        for destination in self.requests.compactMap(\.destination) {
            let identity = ScreenshotPaths.identity(of: destination)
            guard !inputs.contains(identity) else { throw .wouldReplaceInput(path: destination) }
            guard taken.insert(identity).inserted else { throw .severalToOneFile(path: destination) }
        }
    }

    /// Writes the documents.
    ///
    /// - Parameter document: Makes the document of a request.
    /// - Returns: What belongs on the standard output.
    func deliver(_ document: (ReportRequest) -> String) throws(DeliveryError) -> String {
        var output = ""
        for request in requests {
            guard let destination = request.destination else {
                let text = document(request)
                output += request.format == .terminal ? log.text(text) : text
                continue
            }
            do throws(FileError) {
                try AtomicFile.write(Array(document(request).utf8).span.bytes, to: destination)
            } catch {
                throw .unwritable(error.description)
            }
        }
        return output
    }
}
