#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Why a JSON document is not what it should be.
struct JSONFault: Error {
    /// Whether it is no JSON at all.
    let isSyntax: Bool
    /// Where the fault is and what it is, in words.
    let context: String

    /// Decodes a document.
    static func decode<Document: Decodable>(_: Document.Type, from json: [UInt8]) throws(JSONFault)
        -> Document
    {
        do {
            return try JSONDecoder().decode(Document.self, from: Data(json))
        } catch let error as DecodingError {
            throw JSONFault(error)
        } catch {
            throw JSONFault(isSyntax: true, context: "this is not JSON")
        }
    }

    private init(isSyntax: Bool, context: String) {
        self.isSyntax = isSyntax
        self.context = context
    }

    private init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(isSyntax: false, context: "\(Self.place(context)): \(key.stringValue) is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self.init(
                isSyntax: false, context: "\(Self.place(context)): is of another type than it should be")
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            self.init(isSyntax: true, context: "this is not JSON")
        case .dataCorrupted(let context):
            self.init(
                isSyntax: false, context: "\(Self.place(context)): is none of the values that it may have")
        @unknown default:
            self.init(isSyntax: false, context: "cannot be read")
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty
            ? "the document"
            : context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(
                separator: ": ")
    }
}
