/// Schemes that nothing chooses, where something chooses others: tools export those for more contrast, too,
/// which many apps do not take up.
struct IdleSchemes {
    /// The schemes that only their file can choose: their names and tokens, and their places among all.
    private var own: [(name: String, tokens: Range<Int>, place: Int)] = []
    /// How often words occur in schemes that nothing chooses.
    private var words: [String: Int] = [:]
    /// What is said of them.
    private(set) var faults: [PaletteFault] = []

    /// Takes a scheme that only its file can choose.
    mutating func add(_ name: String, tokens: Range<Int>, at place: Int) {
        own.append((name, tokens, place))
    }

    /// Takes those of another file.
    mutating func add(_ other: IdleSchemes) {
        words.merge(other.words, uniquingKeysWith: +)
        faults += other.faults
    }

    /// The schemes of a file that are chosen, or may be elsewhere.
    mutating func leavingOut(of schemes: [CodeScheme], in source: CodeTokens, _ text: SourceText)
        -> [CodeScheme]
    {
        guard !own.isEmpty else { return schemes }
        var counts: [String: Int] = [:]
        for index in 0..<source.count { source.word(at: index).map { counts[$0, default: 0] += 1 } }
        let idle = own.filter { counts[$0.name] == 1 }
        guard !idle.isEmpty, idle.count < schemes.count else { return schemes }
        for scheme in idle {
            for index in scheme.tokens { source.word(at: index).map { words[$0, default: 0] += 1 } }
            let location = text.location(of: source.bytes(of: scheme.tokens).lowerBound)
            faults.append(
                PaletteFault(
                    at: location, "'\(scheme.name)' is chosen nowhere: its colours are not judged"))
        }
        let places = Set(idle.map(\.place))
        return schemes.indices.filter { !places.contains($0) }.map { schemes[$0] }
    }

    /// The names of the constants that nothing reads but these.
    func names(among constants: [ColorConstant], in sources: some Sequence<CodeTokens>) -> Set<String> {
        guard !words.isEmpty else { return [] }
        var others = words.mapValues { -$0 }
        for constant in constants { constant.path.last.map { others[$0]? -= 1 } }
        for source in sources {
            var index = 0
            while index < source.count {
                // What is imported is not read for that.
                if source.word(at: index) == "import" {
                    index = max(index + 1, source.names(at: index + 1).end)
                    continue
                }
                source.word(at: index).map { others[$0]? += 1 }
                index += 1
            }
        }
        return Set(constants.lazy.filter { $0.path.last.map { others[$0] == 0 } ?? false }.map(\.name))
    }
}
