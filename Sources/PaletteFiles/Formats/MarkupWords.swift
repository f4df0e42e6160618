internal import FileSystem

/// Which classes of stylesheets the markup and the code of folders name.
///
/// A class that is named nowhere may be one of a library of which a page uses a part. Those that are put
/// together from pieces, `"btn-" + kind`, count as named where a piece is.
struct MarkupWords {
    /// The classes that occur.
    private var found: Set<String> = []
    /// Beginnings and ends of names: `btn-`, `-large`.
    private var pieces: Set<String> = []
    /// How many files of markup were looked at.
    private(set) var markupCount = 0
    private var elements = MarkupElements()
    /// How often each class occurs, anywhere.
    private var occurrences: [String: Int] = [:]

    /// What markup is written in.
    private static let markup: Set<String> = [
        "html", "htm", "xhtml", "vue", "svelte", "astro", "jsx", "tsx", "erb", "haml", "slim", "twig", "hbs",
        "handlebars", "mustache", "ejs", "pug", "njk", "liquid", "cshtml", "razor", "jinja", "jinja2", "j2",
        "gohtml", "tmpl", "templ", "heex", "eex", "leex", "ftl", "jsp", "php", "mdx", "jelly", "phtml", "tpl",
        "latte", "gsp", "tag", "vm", "lp",
    ]
    /// What may make markup.
    private static let code: Set<String> = [
        "js", "mjs", "cjs", "ts", "mts", "rb", "py", "go", "rs", "java", "kt", "swift", "cs", "ex", "exs",
        "scala", "clj", "cljs", "dart", "elm", "coffee", "json", "md", "yml", "yaml", "xml", "svg", "groovy",
        "lua", "pl", "pm",
    ]
    /// What may paint with utilities: `@apply text-muted-foreground`.
    private static let styles: Set<String> = ["css", "pcss", "postcss", "scss", "less"]
    /// What words in a file stand for.
    private struct Source {
        let isStyle: Bool
        /// Whether properties are named where they are declared or told of: in styles, in what sets up
        /// utilities, and in documents.
        let declares: Bool
        /// Whether it is code of others, which puts the names of all its classes together, whether the
        /// project uses them or not.
        let isForeign: Bool

        init(path: String, end: String) {
            isStyle = MarkupWords.styles.contains(end)
            declares = isStyle || end == "md" || path.mentions("tailwind.config")
            isForeign =
                path.mentions(".min.")
                || path.pathParts.contains { MarkupWords.foreign.contains($0.lowercased()) }
        }
    }

    /// What folders of the code of others are called.
    private static let foreign: Set<String> = [
        "vendor", "vendors", "third_party", "third-party", "thirdparty", "bower_components",
    ]

    /// Looks for classes in folders; `nil` where there is too much to look at.
    ///
    /// - Parameters:
    ///   - classes: What is looked for.
    ///   - folders: The folders.
    ///   - ignored: Names of folders that are passed over.
    init?(of classes: Set<String>, in folders: [String], ignoring ignored: Set<String>) {
        var names: [UInt64: [(spelling: String, name: String)]] = [:]
        for name in classes {
            // Modules of CSS are used by properties: `styles.cardTitle`.
            for spelling in Set([name, Self.camelCase(name)]) {
                names[Self.hash(spelling.utf8), default: []].append((spelling, name))
            }
        }
        let files = SourceFiles(
            folders: folders, ignored: ignored, extensions: Self.markup.union(Self.code).union(Self.styles))
        let areAll = files.forEach { path, end, bytes in
            if Self.markup.contains(end) {
                markupCount += 1
                elements.read(bytes) { word in
                    (names[Self.hash(word)] ?? []).filter { word.elementsEqual($0.spelling.utf8) }
                        .map(\.name)
                }
            }
            read(bytes, names, of: Source(path: path, end: end))
            if path.hasSuffix("package.json") { addPackages(in: bytes) }
        }
        guard areAll else { return nil }
    }

    /// Whether a class occurs, whole or as a piece that others are put to.
    func mayName(_ name: String) -> Bool {
        found.contains(name) || !name.utf8.allSatisfy(\.isOfClassName)
            || pieces.contains { $0.hasPrefix("-") ? name.hasSuffix($0) : name.hasPrefix($0) }
    }

    /// Whether one element may have some classes: where each stands in markup alone, written out, one has
    /// them there.
    func mayJoin(_ names: [String]) -> Bool {
        names.count < 2 || !names.allSatisfy(isWrittenOut) || elements.mayHaveAll(names)
    }

    /// Whether every element of a class has one of some others, too, as far as markup alone names it.
    func isAlways(_ name: String, with others: Set<String>) -> Bool {
        isWrittenOut(name) && elements.isAlways(name, with: others)
    }

    /// Whether a class stands on elements alone, written out, and nothing puts it on others.
    private func isWrittenOut(_ name: String) -> Bool {
        found.contains(name) && occurrences[name, default: 0] <= elements.counts[name, default: 0]
    }

    /// Whether every element of a class that holds something holds an icon alone.
    func holdsIconAlone(_ name: String) -> Bool { elements.holdsIconAlone(name) }

    /// Whether a class occurs as it is.
    func names(_ name: String) -> Bool { found.contains(name) }

    /// How many classes of styles markup names, at least, where it is theirs, so that one which it does not
    /// name is not used.
    struct Share: Equatable {
        let fewest: Int
        /// What part of all, 1 of so many.
        let part: Int

        /// Of markup beside the styles, which may be that of a part of a project.
        static let beside = Share(fewest: 3, part: 2)
        /// Of the markup of their project, in the checkout around them or in the folder that is one: it names
        /// a quarter to a half of the classes of a library of styles that it uses.
        static let around = Share(fewest: 5, part: 5)
    }

    /// Whether there is markup that names as many of some classes.
    func name(_ share: Share, of classes: Set<String>) -> Bool {
        let named = classes.count(where: names)
        return markupCount > 0 && named >= share.fewest && named * share.part >= classes.count
    }

    /// Whether markup names none of some classes, which are no few.
    func nameNone(of classes: Set<String>) -> Bool {
        markupCount > 0 && classes.count >= Share.around.fewest && !classes.contains(where: mayName)
    }

    private mutating func read(
        _ bytes: [UInt8], _ names: [UInt64: [(spelling: String, name: String)]], of source: Source
    ) {
        var index = 0
        while index < bytes.count {
            guard bytes[index].isOfClassName else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].isOfClassName { index += 1 }
            let word = bytes[start..<index]
            addInk(of: word, names, declares: source.declares)
            guard !source.isStyle else { continue }
            let isJoined = Self.joins(word.last) || word.first == UInt8(ascii: "-")
            if let known = names[Self.hash(word)] {
                for (spelling, name) in known
                where word.elementsEqual(spelling.utf8) && !ProseWord.isProse(start..<index, in: bytes) {
                    found.insert(name)
                    occurrences[name, default: 0] += 1
                }
            } else if isJoined, !source.isForeign, word.count > 2, word.count < 64,
                word.contains(where: \.isLetter)
            {
                pieces.insert(String(decoding: word, as: UTF8.self))
            }
        }
    }

    /// Takes the ink that a utility paints with, `muted-foreground` of `text-muted-foreground`, or a value,
    /// `var(--muted-foreground)`.
    private mutating func addInk(
        of word: ArraySlice<UInt8>, _ names: [UInt64: [(spelling: String, name: String)]], declares: Bool
    ) {
        guard word.count > Self.inkEnd.count, word.suffix(Self.inkEnd.count).elementsEqual(Self.inkEnd),
            word.first != UInt8(ascii: "-") || !declares
        else { return }
        for index in word.indices.dropLast(Self.inkEnd.count) where word[index] == UInt8(ascii: "-") {
            let rest = word[(index + 1)...]
            for (spelling, name) in names[Self.hash(rest)] ?? [] where rest.elementsEqual(spelling.utf8) {
                found.insert(name)
            }
        }
    }

    /// How the names of inks end that utilities paint with.
    private static let inkEnd = Array(ThemeInks.end.utf8)

    /// Takes the packages that a project depends on: their components have classes of their own, such as
    /// `react-select__control`, which no file of the project names.
    private mutating func addPackages(in bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: "\"")
            guard parts.count > 3, parts[2].contains(":"), let version = parts[3].first,
                version.isNumber || "^~*><=wlf".contains(version),
                let name = parts[1].split(separator: "/").last
            else { continue }
            // The classes of `plotly.js` begin with `plotly-`.
            let stem = name.prefix { $0 != "." }
            for joint in ["-", "_"] { pieces.insert(stem + joint) }
        }
    }

    /// What the name of a class is as that of a property: `cardTitle` of `card-title`.
    private static func camelCase(_ name: String) -> String {
        let parts = name.split(separator: "-")
        return parts.dropFirst().reduce(String(parts.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }

    /// Whether something stands between the words of a name.
    private static func joins(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var digest = StatementDigest()
        digest.add(bytes)
        return digest.value
    }
}
