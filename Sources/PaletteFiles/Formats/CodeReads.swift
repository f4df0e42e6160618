/// Which colours of apps their code and their layouts read.
///
/// A theme is made with more colours than a project uses: an ink that nothing reads lies on nothing. A colour
/// counts as read where its name stands behind a dot, a slash or a quotation mark: `AppColors.onWarning`,
/// `@color/on_warning`, `UIColor(named: "onWarning")`. What is between its words, and their case, does not
/// matter, as generated names differ in both.
struct CodeReads {
    /// The names that were found, as they are compared.
    private var found: Set<String> = []
    /// Those that drawings are filled with, and those that are read for anything else.
    private var filling: Set<String> = []
    private var otherwise: Set<String> = []
    /// Those that are made translucent where they are read, and those that are read as they are.
    private var faded: Set<String> = []
    private var plain: Set<String> = []
    /// The roles of Material that are read, and the components that take some by themselves.
    private var roles: Set<String> = []
    private var components: Set<String> = []

    /// The names that the code may read, and those that drawings may be filled with.
    private let names: Set<String>
    private let resources: Set<String>
    private let hasSchemeInks: Bool

    /// How the names of files end, without the dot, whose code is looked at.
    static let sources: Set<String> = [
        "kt", "kts", "java", "swift", "m", "mm", "h", "dart", "xml", "storyboard", "xib", "cs", "xaml",
    ]

    /// Looks for what code may read of some palettes.
    init(of palettes: [Palette]) {
        names = palettes.reduce(into: []) { $0.formUnion($1.readableNames) }
        resources = palettes.reduce(into: []) { $0.formUnion($1.resourceNames) }
        hasSchemeInks = palettes.contains(where: \.hasSchemeInks)
    }

    /// Whether there is nothing to look for.
    var isEmpty: Bool { names.isEmpty && resources.isEmpty && !hasSchemeInks }

    private static let fewest = 5

    /// Whether the code is one that schemes of Material are made for.
    private var areOfSchemes: Bool { roles.count + components.count >= Self.fewest }

    /// The colours of a palette that the code does not read, where it is the code that these are made for:
    /// it reads half of all that are looked for, and no few.
    func unread(of palette: Palette) -> Set<String> {
        var result: Set<String> = []
        if found.count >= Self.fewest, found.count * 2 >= names.count {
            let unread = palette.readableEntries.lazy.filter { entry in
                !entry.spellings.contains(where: found.contains)
            }
            result.formUnion(unread.map(\.name))
        }
        if areOfSchemes {
            let untaken = palette.schemeInks.lazy.filter { entry in
                !entry.spellings.contains {
                    MaterialRoles.inks.contains($0)
                        && MaterialRoles.isTaken($0, reading: roles, using: components)
                }
            }
            result.formUnion(untaken.map(\.name))
        }
        return result
    }

    /// The inks of a scheme that the code reads, and what they are made to lie on nowhere.
    func astray(in palette: Palette) -> Set<String> {
        guard areOfSchemes else { return [] }
        let astray = palette.schemeInks.filter { entry in
            entry.spellings.contains { MaterialRoles.isAstray($0, reading: roles, using: components) }
        }
        return Set(astray.map(\.name))
    }

    /// The colours of a palette that the code makes translucent wherever it reads them.
    func faded(of palette: Palette) -> Set<String> {
        let faded = faded.subtracting(plain)
        guard !faded.isEmpty else { return [] }
        return Set(
            palette.readableEntries.lazy.filter { !faded.isDisjoint(with: $0.spellings) }.map(\.name))
    }

    /// The colours of a palette that drawings alone are filled with, of all that reads them.
    func drawn(of palette: Palette) -> Set<String> {
        guard !filling.isEmpty else { return [] }
        let drawn = palette.resources.filter { entry in
            !filling.isDisjoint(with: entry.spellings) && otherwise.isDisjoint(with: entry.spellings)
        }
        return Set(drawn.map(\.name))
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: What it holds.
    ///   - end: How its name ends, without the dot.
    mutating func read(_ bytes: [UInt8], end: String) {
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
            guard index - start > 2, index - start < 80 else { continue }
            if Self.isCapital(bytes[start]) || bytes[start] == UInt8(ascii: "s"),
                Self.isCalled(bytes[index...])
            {
                let component = PaletteEntry.comparable(bytes[start..<index])
                if MaterialRoles.components.contains(component) { components.insert(component) }
            }
            guard start > 0 else { continue }
            let isRead = Self.signs.contains(bytes[start - 1])
            // A resource declares its own name so.
            let isDeclared =
                end == "xml" && bytes[..<start].suffix(Self.naming.count).elementsEqual(Self.naming)
            guard readsAll || isRead && !isDeclared else { continue }
            let name = PaletteEntry.comparable(bytes[start..<index])
            if names.contains(name) {
                found.insert(name)
                if Self.fades.contains(where: { bytes[index...].starts(with: $0) }) {
                    faded.insert(name)
                } else if !Self.owners.contains(where: { bytes[..<start].suffix($0.count) == $0[...] }) {
                    plain.insert(name)
                }
            }
            if resources.contains(name) {
                let fills =
                    end == "xml" && Self.fills.contains { bytes[..<start].suffix($0.count) == $0[...] }
                if fills { filling.insert(name) } else { otherwise.insert(name) }
            }
            if MaterialRoles.readNames.contains(name), !isAssigned(to: name, before: start - 1, in: bytes) {
                roles.insert(name)
            }
        }
    }

    /// Whether what is read before an index is given to what has the same name, as a scheme is made of
    /// constants: `tertiary = Ink.tertiary`, `tertiary: Ink.tertiary`.
    private func isAssigned(to name: String, before end: Int, in bytes: [UInt8]) -> Bool {
        func isOfPath(_ byte: UInt8) -> Bool { Self.isOfWord(byte) || byte == UInt8(ascii: ".") }
        func isSpace(_ byte: UInt8) -> Bool { byte.isCSSWhitespace }
        let path = bytes[..<end].reversed().drop(while: isOfPath).drop(while: isSpace)
        guard let sign = path.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":") else {
            return false
        }
        let target = path.dropFirst().drop(while: isSpace).prefix(while: Self.isOfWord).reversed()
        return PaletteEntry.comparable(target) == name
    }

    /// What stands before a name that is read.
    private static let signs = Set(".\"'/".utf8)
    private static let naming = Array("name=\"".utf8)
    /// What stands behind a colour that is made translucent in Flutter and in Compose.
    private static let fades = [
        ".withOpacity(", ".withAlpha(", ".withValues(alpha", ".withFadedAlpha(", ".copy(alpha",
    ].map { Array($0.utf8) }
    /// What stands before a colour of a theme where the theme itself is made or mixed.
    private static let owners = ["this.", "other."].map { Array($0.utf8) }
    /// What stands before a colour that a drawing of Android is filled with.
    private static let fills = ["fillColor", "strokeColor"].map { Array("\($0)=\"@color/".utf8) }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    /// Whether a call begins behind a name: `Button(`, `Scaffold {`, `FilledButton.tonal(`.
    private static func isCalled(_ rest: ArraySlice<UInt8>) -> Bool {
        let next = rest.drop { $0 == 0x20 }.first
        return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || rest.first == UInt8(ascii: ".")
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte.isLetter || byte.isCSSDigit
    }
}

extension Palette {
    /// The entries whose names the code of an app would read. Names of stylesheets and of design tokens are
    /// read in other ways, as are the attributes of a theme, and the roles of Material's own schemes, which
    /// its components read.
    fileprivate var readableEntries: [PaletteEntry] {
        guard paintedNames == nil, uses.isEmpty else { return [] }
        return entries.filter { entry in
            entry.isReadByName && entry.spellings.isDisjoint(with: MaterialRoles.inks)
        }
    }

    /// The entries that drawings of Android may be filled with.
    fileprivate var resources: [PaletteEntry] {
        let isOfAndroid = entries.contains { entry in
            entry.values.contains { $0?.location.path.hasSuffix(".xml") == true }
        }
        return isOfAndroid ? entries.filter(\.isReadByName) : []
    }

    /// The names by which drawings may be filled with the entries, as they are compared.
    fileprivate var resourceNames: Set<String> {
        resources.reduce(into: Set<String>()) { $0.formUnion($1.spellings) }
    }

    /// The inks of schemes of Material, and the constants that are named as they are.
    fileprivate var schemeInks: [PaletteEntry] {
        guard paintedNames == nil, uses.isEmpty, entries.contains(where: { $0.path.contains("ColorScheme") })
        else { return [] }
        return entries.filter { $0.isReadByName && !$0.spellings.isDisjoint(with: MaterialRoles.inks) }
    }

    /// The names by which code may read the entries, as they are compared.
    fileprivate var readableNames: Set<String> {
        readableEntries.reduce(into: Set<String>()) { $0.formUnion($1.spellings) }
    }

    /// Whether it has inks of a scheme of Material.
    fileprivate var hasSchemeInks: Bool { !schemeInks.isEmpty }
}

extension PaletteEntry {
    /// Whether code may read it by its name, and not by that of a property or a resource.
    fileprivate var isReadByName: Bool { !name.contains { "-$@/ ".contains($0) } }

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
    static func comparable(_ name: some Sequence<UInt8>) -> String {
        String(
            decoding: name.filter { $0.isLetter || $0.isCSSDigit }.map { byte in
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            }, as: UTF8.self)
    }
}
