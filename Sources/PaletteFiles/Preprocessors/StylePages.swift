internal import FileSystem

/// What the variables of sources come to in the stylesheets that these are compiled to: a file that nothing
/// else loads, with all that it loads.
///
/// - `@use` and `@forward` with a configuration set what a module has for default, and so does a variable
///   that stands before the `@import` of a file which has it for default.
/// - Where pages come to different values, those that set something are modes, by what tells their paths
///   apart. Who sets nothing sees the defaults.
struct StylePages {
    /// A constant, and where it holds.
    struct Constant {
        var constant: ColorConstant
        /// The file whose names it is written in.
        let file: Int
        /// The mode of the page that sets it; `nil` for that of its file.
        var mode: PaletteMode?
    }

    /// The constants of each file.
    private(set) var constants: [[Constant]]
    /// The mode that each file is for.
    private(set) var modes: [PaletteMode]
    /// The modes of which one always holds; empty where there need be none.
    private(set) var choices: [PaletteMode] = []
    private(set) var unknowns: [PaletteFault] = []
    private var pages: [StylePage] = []
    /// The modes of pages that set something.
    private var pageModes: [Int: PaletteMode] = [:]

    /// The most pages that are modes.
    private static let limit = 64

    /// Works out the pages of files, which know what they load.
    init(of files: [StyleConstants], atPaths paths: [String], loading targets: [[Int?]]) {
        modes = TokenFileMode.modes(ofPaths: paths)
        constants = files.enumerated().map { index, file in
            file.constants.map { Constant(constant: $0, file: index) }
        }
        for (file, targets) in zip(files, targets) {
            for (load, target) in zip(file.files, targets)
            where target == nil && !StyleFiles.isBeside(load.url, file.text.path) {
                let message = "'\(load.url)' is not among the files that are read: what it sets is not known"
                unknowns.append(PaletteFault(at: load.location, message))
            }
        }
        let loaded = Set(targets.joined().compactMap(\.self))
        let roots = files.indices.filter { !loaded.contains($0) && targets[$0].contains { $0 != nil } }
        pages = roots.map { StylePage($0, of: files, loading: targets) }
        settleModes(of: pages, files, atPaths: paths)
    }

    /// Works out what pages set, and which modes they are.
    private mutating func settleModes(
        of all: [StylePage], _ files: [StyleConstants], atPaths paths: [String]
    ) {
        let sets = StyleVariableSet.sets(of: files, for: modes, in: all)
        let changed = sets.filter(\.isChanged)
        guard !changed.isEmpty else { return }
        let pages = Set(changed.filter(\.isContested).flatMap { $0.settingPages })
        guard pages.count <= Self.limit else {
            let first = files.indices.first { !files[$0].files.isEmpty } ?? 0
            unknowns.append(
                PaletteFault(
                    at: files[first].files.first?.location ?? SourceLocation(path: paths[first]),
                    "more than \(Self.limit) files set the same variables: the defaults are looked at"))
            return
        }
        let order = pages.sorted()
        let names = Self.modes(ofPagesAt: order.map { paths[all[$0].root] })
        let modeOfPage = Dictionary(uniqueKeysWithValues: zip(order, names))
        for set in changed { replace(set, files, modeOfPage) }
        guard !pages.isEmpty else { return }
        let isDefaultSeen = changed.contains { set in
            set.isContested && set.values.contains { modeOfPage[$0.page] == nil }
        }
        choices = isDefaultSeen ? [] : names
        for index in files.indices {
            let around = all.indices.filter { all[$0].contains(index) }
            let setting = around.filter { pages.contains($0) }
            if setting.count == 1, around.count == 1 {
                modes[index] = modeOfPage[setting[0]] ?? .base
            } else if !setting.isEmpty {
                modes[index] = .base
            }
        }
        for (page, mode) in modeOfPage { pageModes[page] = mode }
    }

    /// The file of the page that alone has the variables of each file; `nil` where several have, or none.
    var loaders: [Int?] {
        modes.indices.map { file in
            let own = pages.lazy.filter { $0.contains(file) }.map(\.root).prefix(2)
            return own.count == 1 ? own.first : nil
        }
    }

    /// The modes that the rules of each file are for: those of the pages that load it, where others do not.
    ///
    /// - Parameters:
    ///   - modes: The mode that each file is for, by its path too.
    ///   - paths: The paths of the files.
    func ruleModes(ofFilesIn modes: [PaletteMode], atPaths paths: [String]) -> [[PaletteMode]] {
        let known = pages.indices.map { page in
            pageModes[page].map { [$0] } ?? pages[page].modes(in: modes, atPaths: paths)
        }
        return modes.indices.map { file in
            let own = pages.indices.filter { pages[$0].paints(withFile: file) }.map { known[$0] }
            // Where a page is no mode, its rules hold in all of them.
            guard !own.isEmpty, !own.contains([]) else { return [modes[file]] }
            let others = pages.indices.filter { !pages[$0].paints(withFile: file) }.flatMap { known[$0] }
            let loading = own.flatMap(\.self).unique
            guard modes[file] == .base else {
                return loading.allSatisfy { modes[file].holds(in: $0) } ? loading : [modes[file]]
            }
            guard others.contains(where: { !loading.contains($0) }) else { return [.base] }
            let alone = loading.filter { !others.contains($0) }
            return alone.isEmpty ? loading : alone
        }
    }

    /// Gives variables that pages set their values: one, or one a page.
    private mutating func replace(
        _ set: StyleVariableSet, _ files: [StyleConstants], _ modeOfPage: [Int: PaletteMode]
    ) {
        let owner = set.owner
        guard let name = constants[owner].first(where: { $0.constant.key == set.key })?.constant else {
            return
        }
        func constant(_ value: StylePage.Value, _ mode: PaletteMode?) -> Constant? {
            guard var constant = value.constant(in: files) else { return nil }
            (constant.key, constant.name, constant.path) = (name.key, name.name, name.path)
            return Constant(constant: constant, file: value.file, mode: mode)
        }
        for file in set.files { constants[file].removeAll { $0.constant.key == set.key } }
        guard set.isContested else {
            // What several files say alike is no page's own, though the first of them may be.
            let mode = set.files.count > 1 ? modes[owner] : nil
            if let value = set.values.first?.value, let one = constant(value, mode) {
                constants[owner].append(one)
            }
            return
        }
        for (page, value) in set.values {
            if let mode = modeOfPage[page], let one = constant(value, mode) { constants[owner].append(one) }
        }
        let rest = set.values.first { modeOfPage[$0.page] == nil }?.value
        if let value = rest, let one = constant(value, .base) { constants[owner].append(one) }
    }

    /// The modes of pages that set the same variables: what their paths say, where no two of them can hold
    /// together, else each a theme of its own.
    private static func modes(ofPagesAt paths: [String]) -> [PaletteMode] {
        let parts = paths.map { path in
            path.pathParts.enumerated().map { index, part in
                index == path.pathParts.count - 1
                    ? String(part.prefix { $0 != "." }.drop { $0 == "_" }) : part
            }
        }
        let shared = parts.dropFirst().reduce(Set(parts.first ?? [])) { $0.intersection($1) }
        let labels = zip(parts, paths).map { parts, path in
            let own = parts.filter { !shared.contains($0) }.joined(separator: "-")
            return own.isEmpty ? parts.last ?? path : own
        }
        var named = labels.map(PaletteMode.init(named:))
        // What the only one is besides dark, `app-dark` beside `app`, tells it from nothing.
        if named.count == 1, named[0].withoutTheme != .base { named[0].theme = nil }
        let isApart = named.indices.allSatisfy { index in
            named[index] != .base && named[..<index].allSatisfy { !$0.agrees(with: named[index]) }
        }
        guard !isApart else { return named }
        var known: Set<String> = []
        return named.indices.map { index in
            var mode = named[index]
            mode.theme = known.insert(labels[index]).inserted ? labels[index] : paths[index]
            return mode
        }
    }
}

extension StylePage {
    /// The modes that the page is: those of the files in the folders on the way to it, one a folder, else
    /// that of the files nearest to it; none where files of one folder are for several.
    fileprivate func modes(in modes: [PaletteMode], atPaths paths: [String]) -> [PaletteMode] {
        let own = paths[root].pathParts
        let known = files.filter { modes[$0.file] != .base }.map { file in
            let parts = paths[file.file].pathParts
            let shared = zip(parts, own).prefix { $0 == $1 }.count
            return (mode: modes[file.file], nearness: shared, isAbove: shared >= parts.count - 1)
        }
        let onTheWay = known.filter(\.isAbove)
        let nearest = (onTheWay.isEmpty ? known : onTheWay).map(\.nearness).max()
        let looked = onTheWay.isEmpty ? known.filter { $0.nearness == nearest } : onTheWay
        var found: [PaletteMode] = []
        for nearness in Set(looked.map(\.nearness)).sorted(by: >) {
            let folder = looked.filter { $0.nearness == nearness }.map(\.mode).mostParticular
            guard folder.count == 1,
                found.allSatisfy({ folder[0].withoutTheme.agrees(with: $0.withoutTheme) })
            else {
                return []
            }
            found += folder
        }
        return found.mostParticular
    }
}

extension PaletteMode {
    fileprivate var withoutTheme: PaletteMode {
        var mode = self
        mode.theme = nil
        return mode
    }
}

extension [PaletteMode] {
    /// Each mode once, in their order.
    fileprivate var unique: [PaletteMode] {
        indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
    }

    /// Those that are not said more exactly by another.
    fileprivate var mostParticular: [PaletteMode] {
        let modes = unique
        return modes.filter { mode in !modes.contains { $0 != mode && mode.holds(in: $0) } }
    }
}
