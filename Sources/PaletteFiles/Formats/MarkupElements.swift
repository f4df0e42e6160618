/// The elements of markup that have classes of stylesheets: which of them stand together on one, and which
/// elements hold an icon and no text.
struct MarkupElements {
    /// The classes that elements have together, where all that they have are written out.
    private var together: Set<Set<String>> = []
    /// The classes of elements that may have others, too: `class="card {{ kind }}"`.
    private var open: Set<String> = []
    /// How often a class is written out on an element.
    private(set) var counts: [String: Int] = [:]
    private var icons: Set<String> = []
    private var texts: Set<String> = []

    /// The most sets of classes that are kept.
    private static let limit = 50_000

    /// Whether every element of a class that holds something holds an icon alone.
    func holdsIconAlone(_ name: String) -> Bool { icons.contains(name) && !texts.contains(name) }

    /// Whether an element may have some classes at once that are only written out.
    func mayHaveAll(_ names: [String]) -> Bool {
        let all = Set(names)
        return all.count < 2 || !open.isDisjoint(with: all) || together.count >= Self.limit
            || together.contains { $0.isSuperset(of: all) }
    }

    /// Whether every element of a class has one of some others, too.
    func isAlways(_ name: String, with others: Set<String>) -> Bool {
        guard !open.contains(name), together.count < Self.limit else { return false }
        let own = together.filter { $0.contains(name) }
        return !own.isEmpty && own.allSatisfy { $0.contains { $0 != name && others.contains($0) } }
    }

    /// Reads markup.
    ///
    /// - Parameters:
    ///   - bytes: The text of a file.
    ///   - known: The classes that a word stands for, of those that are looked for.
    mutating func read(_ bytes: [UInt8], knowing known: (ArraySlice<UInt8>) -> [String]) {
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            guard index < bytes.count, bytes[index].isLetter else { continue }
            let tag = MarkupTag(at: index, in: bytes)
            index = tag.end
            let names = tag.words.flatMap { known(bytes[$0]) }
            guard !names.isEmpty else { continue }
            if tag.isOpen {
                open.formUnion(names)
            } else {
                for name in Set(names) { counts[name, default: 0] += 1 }
                if together.count < Self.limit { together.insert(Set(names)) }
            }
            switch tag.content(in: bytes) {
            case .icon: icons.formUnion(names)
            case .text: texts.formUnion(names)
            case .nothing: break
            }
        }
    }
}
