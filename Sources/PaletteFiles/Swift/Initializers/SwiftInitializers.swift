internal import ColorMath

/// The initialisers and functions that files declare to make colours.
struct SwiftInitializers {
    /// By the type that is made, and functions by their names.
    private var declared: [String: [SwiftInitializer]] = [:]
    /// The folders that each file is in.
    private var folders: [[Substring]] = []
    /// The number of the file that is read.
    private var reader: Int?

    /// The most that are looked at for one type or name.
    private static let countLimit = 64

    /// What a call comes to.
    enum Outcome: Equatable {
        case color(DynamicColor)
        /// It makes no colour of such arguments: the initialiser returns `nil`.
        case refused
        /// What is declared for it is more than constant arithmetic.
        case notUnderstood
        /// Files declare it differently.
        case ambiguous
        /// Nothing of such arguments is declared.
        case undeclared
    }

    /// Whether there is none.
    var isEmpty: Bool { declared.isEmpty }

    /// Whether a function of a name is declared.
    func declares(_ name: String) -> Bool { declared[name] != nil }

    /// Adds what a file declares, in extensions of the types of colours or as functions that give one.
    mutating func add(_ source: SwiftTokens, path: String) {
        folders.append(path.split(separator: "/").dropLast())
        var type: String?
        var end = 0
        for index in 0..<source.count {
            guard let word = source.word(at: index), !source.isMark(".", at: index - 1) else { continue }
            if index >= end { type = nil }
            switch word {
            case "extension":
                guard let (name, next) = source.typeName(at: index + 1), SwiftColor.types.contains(name),
                    let opening = source.first("{", from: next, limit: 40)
                else { continue }
                (type, end) = (name, source.closing(of: opening) ?? 0)
            case "init":
                if let type { add(SwiftInitializer(at: index, of: type, in: source), named: type) }
            case "func":
                guard let name = source.word(at: index + 1) else { continue }
                add(SwiftInitializer(functionAt: index, in: source), named: name)
            default: break
            }
        }
    }

    private mutating func add(_ initializer: SwiftInitializer?, named name: String) {
        guard var initializer, declared[name]?.count ?? 0 < Self.countLimit else { return }
        initializer.file = folders.count - 1
        declared[name, default: []].append(initializer)
    }

    /// What is meant in a file: what it declares itself, or else what the nearest files declare.
    func read(fromFile file: Int) -> SwiftInitializers {
        var initializers = self
        initializers.reader = file
        return initializers
    }

    /// The colour that a call of a declared initialiser or function makes.
    ///
    /// - Parameters:
    ///   - name: The type that is made, or the name of the function.
    ///   - arguments: The values of the arguments.
    ///   - effort: What may still be done, and is less after it.
    func declaredColor(
        of name: String, _ arguments: [SwiftLabelled<SwiftValue>], effort: inout SwiftEvaluation.Effort
    ) -> Outcome {
        var outcomes: [Int: Outcome] = [:]
        for initializer in declared[name] ?? [] where outcomes[initializer.file] == nil {
            effort.steps -= 1
            guard let names = initializer.bound(arguments) else { continue }
            outcomes[initializer.file] = outcome(of: initializer, names, effort: &effort)
        }
        guard outcomes.count > 1 else { return outcomes.first?.value ?? .undeclared }
        let most = outcomes.keys.map(nearness(of:)).max()
        let nearest = outcomes.filter { nearness(of: $0.key) == most }.map(\.value)
        guard let first = nearest.first else { return .undeclared }
        return nearest.allSatisfy { $0 == first } ? first : .ambiguous
    }

    /// How many folders a file shares with the one that is read; that one itself shares the most.
    private func nearness(of file: Int) -> Int {
        guard let reader else { return 0 }
        return file == reader ? .max : zip(folders[file], folders[reader]).prefix { $0 == $1 }.count
    }

    private func outcome(
        of initializer: SwiftInitializer, _ names: [String: SwiftValue],
        effort: inout SwiftEvaluation.Effort
    ) -> Outcome {
        guard let body = initializer.body, effort.depth > 0 else { return .notUnderstood }
        var inner = effort
        inner.depth -= 1
        var evaluation = SwiftEvaluation(of: initializer.type, with: self, names: names, effort: inner)
        defer { effort.steps = evaluation.effort.steps }
        do throws(SwiftEvaluation.Failure) {
            return try evaluation.color(of: body).map { .color($0) } ?? .refused
        } catch {
            return .notUnderstood
        }
    }

    /// The colour that a call makes, of a declared initialiser or function or of the system.
    func color(
        of name: String, _ arguments: [SwiftLabelled<SwiftValue>], effort: inout SwiftEvaluation.Effort
    ) -> Outcome {
        let declared = declaredColor(of: name, arguments, effort: &effort)
        guard declared == .undeclared else { return declared }
        if let first = arguments.first, arguments.count == 1 {
            if case .color(let color) = first.value { return .color(color) }
            if case .word(let word) = first.value, let color = DynamicColor(swiftName: word) {
                return .color(color)
            }
        }
        guard let (color, _) = SwiftColorModel.color(of: name, arguments) else { return .undeclared }
        return .color(color)
    }
}

extension DynamicColor {
    /// The colour of a name that is the same on every system: white, black or clear; `nil` for any other.
    init?(swiftName name: String) {
        switch name {
        case "white": self.init(SRGB8.white)
        case "black": self.init(SRGB8.black)
        case "clear": self.init(SRGB(SRGB8.black).withAlpha(0))
        default: return nil
        }
    }
}

extension SwiftTokens {
    /// The last name of the type that stands at a token, and the token behind it.
    func typeName(at start: Int) -> (name: String, end: Int)? {
        guard var name = word(at: start) else { return nil }
        var next = start + 1
        while isMark(".", at: next), let inner = word(at: next + 1) {
            name = inner
            next += 2
        }
        return (name, next)
    }
}
