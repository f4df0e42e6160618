internal import FileSystem

/// Which colours of apps their code and their layouts read.
///
/// A theme is made with more colours than a project uses: an ink that nothing reads lies on nothing. A colour
/// counts as read where its name stands behind a dot, a slash or a quotation mark: `AppColors.onWarning`,
/// `@color/on_warning`, `UIColor(named: "onWarning")`. What is between its words, and their case, does not
/// matter, as generated names differ in both.
struct CodeReads {
    /// The names that were found, as they are compared.
    private var found: Set<String> = []

    private static let sources: Set<String> = [
        "kt", "kts", "java", "swift", "m", "mm", "h", "dart", "xml", "storyboard", "xib", "cs", "xaml",
    ]
    private static let fileLimit = 20_000
    private static let fileSizeLimit = 4 << 20
    private static let sizeLimit = 256 << 20

    /// Looks for names in folders; `nil` where there is too much to look at.
    init?(of names: Set<String>, in folders: [String], ignoring ignored: Set<String>) {
        var walk = FolderWalk(ignoring: ignored, respectsIgnoreFiles: true) { name in
            Self.sources.contains(UnknownFormat.fileExtension(of: name))
        }
        var (count, size) = (0, 0)
        for folder in folders {
            walk.enter(folder)
            while let item = walk.next() {
                guard case .file(let path, _) = item,
                    let bytes = try? FileBytes.contents(of: path, limit: Self.fileSizeLimit)
                else { continue }
                (count, size) = (count + 1, size + bytes.count)
                guard count <= Self.fileLimit, size <= Self.sizeLimit else { return nil }
                read(bytes, names, end: UnknownFormat.fileExtension(of: path))
            }
        }
    }

    /// Whether it is the code that some colours are made for, which reads half of them and no few.
    func areMost(of names: Set<String>) -> Bool {
        found.count >= Self.fewest && found.count * 2 >= names.count
    }

    private static let fewest = 5

    /// The colours of a palette that the code does not read.
    func unread(of palette: Palette) -> Set<String> {
        Set(palette.readableEntries.lazy.filter { !$0.spellings.contains(where: found.contains) }.map(\.name))
    }

    private mutating func read(_ bytes: [UInt8], _ names: Set<String>, end: String) {
        // In Objective-C a name stands by itself: `[UIColor onWarning]`.
        let readsAll = ["m", "mm", "h"].contains(end)
        var index = 0
        while index < bytes.count {
            guard Self.isOfWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
            guard index - start > 2, index - start < 80, start > 0 else { continue }
            let isRead = Self.signs.contains(bytes[start - 1])
            // A resource declares its own name so.
            let isDeclared =
                end == "xml" && bytes[..<start].suffix(Self.naming.count).elementsEqual(Self.naming)
            guard readsAll || isRead && !isDeclared else { continue }
            let name = PaletteEntry.comparable(bytes[start..<index])
            if names.contains(name) { found.insert(name) }
        }
    }

    /// What stands before a name that is read.
    private static let signs = Set(".\"'/".utf8)
    private static let naming = Array("name=\"".utf8)

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || PaletteEntry.isLetterOrDigit(byte)
    }
}

extension Palette {
    /// The entries whose names the code of an app would read. Names of stylesheets and of design tokens are
    /// read in other ways, as are the attributes of a theme, and the roles of Material's own schemes, which
    /// its components read.
    fileprivate var readableEntries: [PaletteEntry] {
        guard paintedNames == nil, uses.isEmpty else { return [] }
        return entries.filter { entry in
            !entry.name.contains { "-$@/ ".contains($0) } && entry.spellings.isDisjoint(with: Self.roles)
        }
    }

    /// The names by which code may read the entries, as they are compared.
    var readableNames: Set<String> {
        readableEntries.reduce(into: Set<String>()) { $0.formUnion($1.spellings) }
    }

    /// The inks of Material 3 (m3.material.io, Color roles).
    private static let roles: Set<String> = Set(
        ["primary", "secondary", "tertiary", "error", "surface", "background", "surfacevariant"].flatMap {
            ["on\($0)", "on\($0)container", "on\($0)fixed", "on\($0)fixedvariant", "inverseon\($0)"]
        })
}

extension PaletteEntry {
    /// The names that code may have for it, as they are compared: its own, and that without the word for the
    /// mode that it is for, as `onWarning` has `light_onWarning`.
    fileprivate var spellings: Set<String> {
        let name = Self.comparable((path.last ?? self.name).utf8)
        let others = ["light", "dark", "day", "night"].flatMap { mode in
            [
                name.hasPrefix(mode) ? String(name.dropFirst(mode.count)) : nil,
                name.hasSuffix(mode) ? String(name.dropLast(mode.count)) : nil,
            ].compactMap(\.self)
        }
        return Set([name] + others).filter { !$0.isEmpty }
    }

    /// A name without what stands between its words, in small letters.
    fileprivate static func comparable(_ name: some Sequence<UInt8>) -> String {
        String(
            decoding: name.filter(isLetterOrDigit).map { byte in
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            }, as: UTF8.self)
    }

    fileprivate static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
