#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Bytes as an address of their own (RFC 2397), so that a page needs no other file.
enum DataAddress {
    /// A PNG file.
    static func png(_ bytes: [UInt8]) -> String {
        "data:image/png;base64," + Data(bytes).base64EncodedString()
    }
}
