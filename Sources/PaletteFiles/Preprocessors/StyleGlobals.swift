/// What the variables at the top of sources of Sass are set to, whatever it is.
struct StyleGlobals: Sendable {
    /// One of the declarations of a variable.
    struct Setting: Sendable {
        let file: Int
        let value: ArraySlice<CSSToken>
        let isDefault: Bool
        /// Which of the declarations of its file it is.
        let place: Int
    }

    private let sources: CSSSources
    private var settings: [String: [Setting]] = [:]
    /// What files are configured with: `with ($ink: #123)`.
    private var configured: [String: [ArraySlice<CSSToken>]] = [:]
    /// The variables that several files set, all to the same.
    private var agreed: Set<String> = []
    /// The modules that files name, by their namespaces.
    private var modules: [Int: [String: String]] = [:]

    init(in files: [ArraySlice<CSSToken>], of sources: CSSSources) {
        self.sources = sources
        for tokens in files {
            guard let file = tokens.first?.source else { continue }
            for statement in StyleFunctions.Statement.all(in: tokens, of: sources) {
                if statement.keyword == "use" || statement.keyword == "forward" {
                    addModule(statement.head, usedIn: file)
                } else if statement.keyword == nil, let (name, value) = Self.setting(statement.head, sources)
                {
                    let (plain, isDefault) = sources.withoutFlags(value)
                    let before = settings[name]?.last
                    let place = before.map { $0.file == file ? $0.place + 1 : 0 } ?? 0
                    settings[name, default: []].append(
                        Setting(file: file, value: plain, isDefault: isDefault, place: place))
                }
            }
        }
        settleAgreed()
    }

    /// Finds the variables that several files set to the same.
    private mutating func settleAgreed() {
        for (name, settings) in settings where settings.contains(where: { $0.file != settings[0].file }) {
            let text = sources.text(of: settings[0].value)
            if settings.allSatisfy({ sources.text(of: $0.value) == text }) { agreed.insert(name) }
        }
    }

    /// Whether the files declare no variable.
    var isEmpty: Bool { settings.isEmpty }

    /// Every declaration, by the name of its variable.
    var all: [(name: String, setting: Setting)] {
        settings.sorted { $0.key < $1.key }.flatMap { name, settings in settings.map { (name, $0) } }
    }

    /// The name and the value that a statement sets a variable to.
    static func setting(
        _ statement: ArraySlice<CSSToken>, _ sources: CSSSources
    ) -> (name: String, value: ArraySlice<CSSToken>)? {
        guard let name = sources.sassVariable(at: statement.startIndex, of: statement) else { return nil }
        let rest = statement.dropFirst(2).trimmed
        guard rest.first?.kind == .colon else { return nil }
        return (name, rest.dropFirst().trimmed)
    }

    private mutating func addModule(_ head: ArraySlice<CSSToken>, usedIn file: Int) {
        guard let url = head.first, url.kind == .string else { return }
        let module = SassModules.name(ofURL: String(sources.text(url).dropFirst().dropLast()))
        let words = head.dropFirst().filter { $0.kind != .whitespace }
        var name = module
        if words.count > 1, sources.isIdentifier(words[0], "as") { name = sources.text(words[1]) }
        modules[file, default: [:]][name] = module
        guard let with = words.firstIndex(where: { sources.isIdentifier($0, "with") }),
            with + 1 < words.count, words[with + 1].kind == .openParenthesis
        else { return }
        for part in StyleCollection(words[(with + 1)...], of: sources).content.separatedByCommas {
            if let (name, value) = Self.setting(part, sources) {
                configured[name, default: []].append(sources.withoutFlags(value).0)
            }
        }
    }

    /// The declaration of a variable that counts where a file uses it; `nil` where several may.
    ///
    /// - Parameters:
    ///   - namespace: What stands before the name: `colours` of `colours.$ink`.
    ///   - before: The declaration whose value it is used in, which counts from there on.
    func setting(
        of name: String, usedIn file: Int, in namespace: String? = nil, before: Setting? = nil
    ) -> Setting? {
        guard let all = settings[name] else { return nil }
        if let namespace {
            let module = modules[file]?[namespace] ?? namespace
            let named = all.filter { SassModules.name(ofURL: sources.texts[$0.file].path) == module }
            return last(of: named.isEmpty ? all : named, named: name, before: before)
        }
        let own = all.filter { $0.file == file }
        return last(of: own.isEmpty ? all : own, named: name, before: before)
    }

    private func last(of settings: [Setting], named name: String, before: Setting?) -> Setting? {
        guard let first = settings.first else { return nil }
        let isOfOneFile = settings.allSatisfy { $0.file == first.file }
        guard isOfOneFile || agreed.contains(name) else { return nil }
        let known = settings.filter { setting in
            before.map { $0.file != setting.file || setting.place < $0.place } ?? true
        }
        guard var found = known.last(where: { !$0.isDefault }) ?? known.first else { return nil }
        if known.first?.isDefault == true, before != nil || found.isDefault, let values = configured[name] {
            // Pages that are configured differently have no one value.
            guard let value = values.first, Set(values.map(sources.text)).count == 1 else { return nil }
            found = Setting(file: found.file, value: value, isDefault: false, place: found.place)
        }
        return found
    }
}
