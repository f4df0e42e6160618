internal import FileSystem

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
    /// - Throws: ``DeliveryError`` where documents would mix on the standard output or in a file, or one
    ///   would replace an audited file.
    init(
        of requests: [ReportRequest], keeping files: [String], environment: [String: String]
    ) throws(DeliveryError) {
        log = WorkflowLog(environment: environment)
        self.requests = requests.filter { $0.format != .annotated }
        try Destinations.check(self.requests, keeping: files)
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
                try AtomicFile.write(Array(document(request).utf8), to: destination)
            } catch {
                throw .unwritable(error.description)
            }
        }
        return output
    }
}
