/// The modules of Sass among files that are read together, which keep the names of their variables apart:
/// what `@use` and `@forward` load (Sass specification, "Modules").
///
/// A module is known by the last part of its URL, as its namespace is unless it is given another. Modules
/// of one name in several folders stay rivals, which are themes.
struct SassModules {
    /// What a file loads.
    struct Loads {
        /// A module that another forwards, and what it puts before the names.
        struct Forward {
            let module: String
            let prefix: String
        }

        /// The modules by the namespace that the file gives them.
        var named: [String: String] = [:]
        /// The modules whose members need no namespace: `@use "x" as *`.
        var bare: [String] = []
        var forwards: [Forward] = []

        var modules: [String] { named.values + bare + forwards.map(\.module) }

        /// Calls a module as its file is called: one that is loaded as `index` is its folder.
        mutating func rename(_ module: String, to name: String) {
            guard module != name else { return }
            named = named.mapValues { $0 == module ? name : $0 }
            bare = bare.map { $0 == module ? name : $0 }
            forwards = forwards.map {
                Forward(module: $0.module == module ? name : $0.module, prefix: $0.prefix)
            }
        }
    }

    /// The most modules that a name is looked for in.
    private static let limit = 1_000

    private let forwards: [String: [Loads.Forward]]
    private let isModule: [Bool]
    private let modules: [String]
    private let loads: [Loads]
    /// The keys that several modules have for the same mode.
    private let shared: Set<String>
    private var declared: Set<String> = []

    /// - Parameters:
    ///   - paths: The files.
    ///   - loads: What each loads.
    ///   - names: The keys of the constants that each declares.
    ///   - modes: The modes that the files are for by their names.
    init(ofPaths paths: [String], loads: [Loads], declaring names: [[String]], modes: [PaletteMode]) {
        let modules = paths.map { Self.name(ofURL: $0) }
        let loaded = Set(loads.flatMap(\.modules))
        let isModule = zip(modules, loads).map { loaded.contains($0) || !$1.modules.isEmpty }
        var owners: [PaletteMode: [String: String]] = [:]
        var shared: Set<String> = []
        for index in paths.indices where isModule[index] {
            for name in names[index] {
                let owner = owners[modes[index], default: [:]].updateValue(modules[index], forKey: name)
                if let owner, owner != modules[index] { shared.insert(name) }
            }
        }
        self.shared = shared
        var forwards: [String: [Loads.Forward]] = [:]
        for (module, loads) in zip(modules, loads) { forwards[module, default: []] += loads.forwards }
        (self.forwards, self.isModule, self.modules, self.loads) = (forwards, isModule, modules, loads)
        for (index, names) in names.enumerated() {
            for name in names { declared.insert(key(name, ofFileAt: index)) }
        }
    }

    /// What a module is called by default: the last part of its URL, without an underscore and the extension;
    /// the index file of a folder is the folder.
    static func name(ofURL url: some StringProtocol) -> String {
        let parts = url.split(separator: "/").map { part in
            var name = part.hasPrefix("_") ? part.dropFirst() : part[...]
            for end in [".scss", ".sass", ".css"] where name.hasSuffix(end) {
                name = name.dropLast(end.count)
            }
            return String(name)
        }
        guard let last = parts.last else { return "" }
        return last == "index" ? parts.dropLast().last ?? last : last
    }

    /// What a constant that a file declares is known by everywhere: with its module where another has the
    /// name.
    func key(_ key: String, ofFileAt index: Int) -> String {
        module(of: key, inFileAt: index).map { "\($0).\(key)" } ?? key
    }

    /// The module that a constant's names have to say; `nil` where the name is the only one.
    func module(of key: String, inFileAt index: Int) -> String? {
        isModule[index] && shared.contains(key) ? modules[index] : nil
    }

    /// What a name in a file may mean, of which the first counts; the name itself where it is declared
    /// nowhere.
    func keys(_ name: StyleName, inFileAt index: Int) -> [String] {
        guard isModule[index] else { return [name.key] }
        var candidates: [String] = []
        if let namespace = name.namespace {
            let module = loads[index].named[namespace] ?? namespace
            add(name.key, of: module, to: &candidates)
        } else {
            candidates.append(key(name.key, ofFileAt: index))
            for module in loads[index].bare { add(name.key, of: module, to: &candidates) }
        }
        candidates.append(name.key)
        let keys = candidates.filter(declared.contains)
        return keys.isEmpty ? [name.key] : keys
    }

    /// Adds the keys that a member of a module may have: its own, or one of a module that it forwards.
    private func add(_ key: String, of module: String, to candidates: inout [String]) {
        var open = [(module: module, key: key)]
        var seen: Set<String> = []
        while let next = open.popLast(), seen.count < Self.limit {
            let own = "\(next.module).\(next.key)"
            guard seen.insert(own).inserted else { continue }
            candidates.append(own)
            if next.key != key { candidates.append(next.key) }
            for forward in (forwards[next.module] ?? []).reversed() {
                let prefix = "$" + forward.prefix
                guard next.key.hasPrefix(prefix) else { continue }
                open.append((forward.module, "$" + next.key.dropFirst(prefix.count)))
            }
        }
    }
}
