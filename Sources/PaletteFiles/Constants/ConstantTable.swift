/// Constants of files that are read together, by what others call them, and which declaration of each wins in
/// a mode.
struct ConstantTable {
    /// The keys in the order in which they are first declared.
    private(set) var keys: [String] = []
    private(set) var declarations: [[ColorConstant]] = []
    private(set) var faults: [PaletteFault] = []
    private var indices: [String: Int] = [:]

    /// Takes constants in their order. Where one is declared again for the same mode with another value, that
    /// is a fault, and the first counts: one for all of a file that another has, too.
    init(_ constants: [ColorConstant]) {
        var budget = PaletteBudget()
        var firsts: [String: [PaletteMode: ColorConstant]] = [:]
        var repetitions = ConstantRepetitions()
        defer { faults += repetitions.faults }
        for constant in constants {
            if let refusal = budget.take(nameLength: constant.name.utf8.count) {
                faults.append(PaletteFault(at: constant.location, refusal))
                if budget.isSpent { return }
                continue
            }
            if let first = firsts[constant.key]?[constant.condition] {
                repetitions.add(constant, after: first)
                continue
            }
            firsts[constant.key, default: [:]][constant.condition] = constant
            if let index = indices[constant.key] {
                declarations[index].append(constant)
            } else {
                indices[constant.key] = keys.count
                keys.append(constant.key)
                declarations.append([constant])
            }
        }
    }

    /// The constant that others call by a key.
    func index(of key: String) -> Int? { indices[key] }

    /// The names as reports write them.
    var names: [String] { declarations.map { $0[0].name } }

    /// The declaration that wins in a mode: of those that hold, the one whose mode states most.
    func winner(of index: Int, in mode: PaletteMode) -> ColorConstant? {
        declarations[index].filter { $0.condition.holds(in: mode) }
            .max { $1.condition.isMoreSpecific(than: $0.condition) }
    }
}
