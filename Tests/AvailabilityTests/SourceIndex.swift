import Foundation
import IndexStore
import TestSupport

/// The compiler's index of a build: which declaration is used in which place.
struct SourceIndex {
    /// A place in a source file.
    struct Place: Hashable {
        let file: String
        /// Both count from 1; columns are bytes.
        let line, column: Int
    }

    /// The folder that the compiler writes the index to.
    let store: URL

    /// The index beside the test bundle, which debug builds write, and others with `--enable-index-store`.
    static let ofThisBuild: SourceIndex? = {
        let store = BuildProducts.folder.appending(path: "index/store")
        return FileManager.default.fileExists(atPath: store.path) ? SourceIndex(store: store) : nil
    }()

    /// Every place that uses one of some declarations, with which.
    func uses(of declarations: [String: PlatformDeclaration]) throws -> [Place: PlatformDeclaration] {
        var search = Search(declarations: declarations)
        let fault = withUnsafeMutablePointer(to: &search) { search in
            IndexStoreRead(try? Toolchain.indexStoreLibrary, store.path, search) { search, use in
                guard let search, let use = use?.pointee else { return }
                search.assumingMemoryBound(to: Search.self).pointee.note(use)
            }
        }
        defer { free(fault) }
        if let fault { throw Toolchain.Failure(description: String(cString: fault)) }
        return search.found
    }

    /// The declarations looked for, and what has been found so far.
    private struct Search {
        let declarations: [String: PlatformDeclaration]
        var found: [Place: PlatformDeclaration] = [:]

        mutating func note(_ use: IndexUse) {
            guard let declaration = declarations[Self.string(use.identifier)] else { return }
            let file = Self.string(use.file)
            found[Place(file: file, line: Int(use.line), column: Int(use.column))] = declaration
        }

        private static func string(_ text: IndexText) -> String {
            String(decoding: UnsafeRawBufferPointer(start: text.start, count: text.count), as: UTF8.self)
        }
    }
}
