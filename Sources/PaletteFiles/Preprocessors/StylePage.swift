/// What the variables of one page come to: a file that is compiled, with all that it loads.
struct StylePage {
    /// What a variable is set to.
    struct Value: Hashable {
        /// The file that it is written in.
        let file: Int
        /// The constant of the file; `nil` for what a load is configured with.
        let constant: Int?
        var load = 0
        var setting = 0

        /// The constant that it is.
        func constant(in files: [StyleConstants]) -> ColorConstant? {
            constant.map { files[file].constants[$0] } ?? files[file].files[load].settings[setting].constant
        }
    }

    /// A variable of a module, or of all that a file imports together.
    struct Variable: Hashable {
        /// The file that the others are imported by.
        let scope: Int
        let key: String
    }

    let root: Int
    /// What the variables are set to.
    private(set) var values: [Variable: Value] = [:]
    /// All files whose rules it has, those too that are loaded within rules.
    private let members: Set<Int>
    /// The file that imports each file, or the file itself.
    private var scopes: [Int: Int] = [:]
    private var imported: Set<[Int]> = []

    /// How deep files may load each other.
    private static let depthLimit = 64

    init(_ root: Int, of files: [StyleConstants], loading targets: [[Int?]]) {
        self.root = root
        members = Self.members(from: root, loading: targets)
        run(root, in: root, setting: [:], files, targets, depth: 0)
    }

    /// Whether a file is part of the page, and its variables are.
    func contains(_ file: Int) -> Bool { scopes[file] != nil }

    /// Whether the rules of a file are part of the page.
    func paints(withFile file: Int) -> Bool { members.contains(file) }

    private static func members(from root: Int, loading targets: [[Int?]]) -> Set<Int> {
        var (found, open) = (Set([root]), [root])
        while let file = open.popLast() {
            for case let target? in targets[file] where found.insert(target).inserted { open.append(target) }
        }
        return found
    }

    /// The files of the page, each with that which its variables belong to.
    var files: [(file: Int, scope: Int)] {
        scopes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func run(
        _ file: Int, in scope: Int, setting settings: [String: Value], _ files: [StyleConstants],
        _ targets: [[Int?]], depth: Int
    ) {
        guard depth < Self.depthLimit else { return }
        scopes[file] = scope
        for step in files[file].steps {
            switch step {
            case .declare(let place):
                let variable = Variable(scope: scope, key: files[file].constants[place].key)
                let own = Value(file: file, constant: place)
                if !files[file].isDefault(place) {
                    values[variable] = own
                } else if values[variable] == nil {
                    values[variable] = settings[variable.key] ?? own
                }
            case .load(let place):
                guard let target = targets[file][place] else { continue }
                let load = files[file].files[place]
                var own: [String: Value] = [:]
                if case .forward(let prefix) = load.kind { own = Self.handed(settings, behind: prefix) }
                for (index, setting) in load.settings.enumerated() where setting.constant != nil {
                    guard own[setting.key] == nil || !setting.isDefault else { continue }
                    own[setting.key] = Value(file: file, constant: nil, load: place, setting: index)
                }
                if case .merge = load.kind {
                    guard imported.insert([scope, target]).inserted else { continue }
                    run(target, in: scope, setting: settings, files, targets, depth: depth + 1)
                } else if scopes[target] == nil {
                    run(target, in: target, setting: own, files, targets, depth: depth + 1)
                }
            }
        }
    }

    /// What is set of a file, as a module that it forwards with something before the names has it.
    private static func handed(_ settings: [String: Value], behind prefix: String) -> [String: Value] {
        var handed: [String: Value] = [:]
        let start = "$" + prefix
        for (key, value) in settings where key.hasPrefix(start) {
            handed["$" + key.dropFirst(start.count)] = value
        }
        return handed
    }
}

/// Variables of one name that are one in some page.
struct StyleVariableSet {
    let key: String
    /// The files that declare it.
    private(set) var files: [Int]
    /// The first that says what it is for default, else the first that is for no mode by its name, else the
    /// first.
    private(set) var owner = 0
    /// The files that say the same of it as the owner.
    private var repeating: Set<Int> = []
    /// What it is in each page.
    private(set) var values: [(page: Int, value: StylePage.Value)] = []

    /// Whether pages set it to different values.
    var isContested: Bool {
        let others = Set(values.lazy.map(\.value).filter { !isDefault($0) })
        return others.count > 1 || !others.isEmpty && values.contains { isDefault($0.value) }
    }

    /// Whether it is what its owner says.
    private func isDefault(_ value: StylePage.Value) -> Bool {
        value.constant != nil && (value.file == owner || repeating.contains(value.file))
    }

    /// The pages that set it to something else.
    var settingPages: [Int] { values.filter { !isDefault($0.value) }.map(\.page) }

    /// Whether it is something else than what the only file that declares it says.
    var isChanged: Bool {
        !values.isEmpty && (files.count > 1 || values.contains { !isDefault($0.value) })
    }

    /// The variables of some files that are part of pages.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - modes: The mode that each is for by its name.
    ///   - pages: The pages that load them.
    static func sets(
        of files: [StyleConstants], for modes: [PaletteMode], in pages: [StylePage]
    ) -> [StyleVariableSet] {
        struct Place: Hashable {
            let file: Int
            let key: String
        }
        let keys = Self.keys(of: files)
        var numbers: [Place: Int] = [:]
        var places: [Place] = []
        /// The constants of a name in a file, by their indices there.
        var constants: [Place: [Int]] = [:]
        for (file, own) in files.enumerated() {
            for (index, constant) in own.constants.enumerated() where keys.contains(constant.key) {
                let place = Place(file: file, key: constant.key)
                numbers[place] = places.count
                places.append(place)
                constants[place, default: []].append(index)
            }
        }
        var partition = Partition(count: places.count)
        var found: [[(variable: StylePage.Variable, number: Int)]] = []
        for page in pages {
            var owners: [StylePage.Variable: Int] = [:]
            for (file, scope) in page.files {
                for constant in files[file].constants {
                    let variable = StylePage.Variable(scope: scope, key: constant.key)
                    guard let number = numbers[Place(file: file, key: constant.key)] else { continue }
                    if let owner = owners[variable] {
                        partition.join(owner, number)
                    } else {
                        owners[variable] = number
                    }
                }
            }
            found.append(owners.map { ($0.key, $0.value) })
        }
        var sets: [Int: StyleVariableSet] = [:]
        for (number, place) in places.enumerated() {
            let part = partition.part(of: number)
            sets[part, default: StyleVariableSet(key: place.key, files: [])].files.append(place.file)
        }
        for (page, owners) in found.enumerated() {
            for (variable, number) in owners {
                guard let value = pages[page].values[variable] else { continue }
                sets[partition.part(of: number)]?.values.append((page, value))
            }
        }
        return sets.keys.sorted().compactMap { part in
            sets[part].map { set in
                var set = set
                func indices(in file: Int) -> [Int] {
                    constants[Place(file: file, key: set.key), default: []]
                }
                set.owner =
                    set.files.first { file in indices(in: file).contains { files[file].isDefault($0) } }
                    ?? set.files.first { modes[$0] == .base } ?? set.files[0]
                if let own = indices(in: set.owner).last.map({ files[set.owner].constants[$0] }) {
                    set.repeating = Set(
                        set.files.filter { file in
                            // What is said twice in a file, and otherwise, is not looked into.
                            let all = indices(in: file)
                            return all.count == 1 && files[file].constants[all[0]].value.says(own.value)
                        })
                }
                return set
            }
        }
    }

    /// The names that several files have, or that some load sets.
    private static func keys(of files: [StyleConstants]) -> Set<String> {
        var counts: [String: Int] = [:]
        for constant in files.lazy.flatMap(\.constants) { counts[constant.key, default: 0] += 1 }
        var keys = Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
        let loads = files.flatMap(\.files)
        let prefixes = loads.compactMap { load in
            if case .forward(let prefix) = load.kind, !prefix.isEmpty { "$" + prefix } else { nil }
        }
        for key in loads.lazy.flatMap(\.settings).map(\.key) {
            keys.insert(key)
            for prefix in prefixes where key.hasPrefix(prefix) {
                keys.insert("$" + key.dropFirst(prefix.count))
            }
        }
        return keys
    }
}
