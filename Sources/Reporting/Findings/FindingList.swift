/// What the findings of a list are made from.
protocol FindingSource: Sendable {
    /// The number of findings.
    var count: Int { get }
    /// The finding at a place, from 0.
    func finding(at place: Int) -> ReportedFinding
    /// The file that the finding at a place lies in, as it names it.
    func path(at place: Int) -> String
    /// How much the finding at a place counts.
    func weight(at place: Int) -> FindingWeight
}

/// Findings in their order: all there, or made one by one as they are asked for, since a palette may have a
/// hundred thousand.
public struct FindingList: Sendable {
    private let source: any FindingSource
    /// Where the findings are in the source; `nil` where the list has all of them.
    private let places: [Int]?
    /// What suppresses findings that the source has as counting, by their places there.
    private var suppressions: [Int: ReportedFinding.Suppression] = [:]

    /// Lists findings that are all there.
    public init(_ findings: [ReportedFinding]) {
        self.init(madeBy: findings)
    }

    /// Lists all findings of a source.
    init(madeBy source: any FindingSource) {
        self.source = source
        places = nil
    }

    private init(_ list: FindingList, at indices: [Int]) {
        source = list.source
        places = list.places.map { places in indices.map { places[$0] } } ?? indices
        suppressions = list.suppressions
    }

    private func place(of index: Int) -> Int { places?[index] ?? index }

    /// The file that a finding lies in, as it names it.
    func path(at index: Int) -> String { source.path(at: place(of: index)) }

    /// How much a finding counts, for which its words need not be made.
    func weight(at index: Int) -> FindingWeight {
        let place = place(of: index)
        var weight = source.weight(at: place)
        if let suppression = suppressions[place] { weight.suppression = suppression }
        return weight
    }

    /// How much the findings count, those that are one to people as one.
    var weights: [FindingWeight] {
        var seen: Set<FindingWeight> = []
        return indices.map(weight).filter { $0.topic == nil || seen.insert($0).inserted }
    }

    /// The findings that count, in order, each made as it is asked for.
    var counting: some Sequence<ReportedFinding> {
        indices.lazy.filter { weight(at: $0).counts }.map { self[$0] }
    }

    /// The findings at some indices.
    func selecting(_ indices: [Int]) -> FindingList { FindingList(self, at: indices) }

    /// Leaves a finding out of account.
    mutating func suppress(_ index: Int, as suppression: ReportedFinding.Suppression) {
        suppressions[place(of: index)] = suppression
    }

    /// The indices of the findings that were suppressed here in some way, in order.
    func indices(suppressedAs suppression: ReportedFinding.Suppression) -> [Int] {
        suppressions.isEmpty ? [] : indices.filter { suppressions[place(of: $0)] == suppression }
    }
}

extension FindingList: RandomAccessCollection {
    /// The index of the first finding.
    public var startIndex: Int { 0 }
    /// The number of findings.
    public var endIndex: Int { places?.count ?? source.count }

    /// A finding; one that is made is made anew each time.
    public subscript(index: Int) -> ReportedFinding {
        let place = place(of: index)
        var finding = source.finding(at: place)
        if let suppression = suppressions[place] { finding.suppression = suppression }
        return finding
    }
}

extension FindingList: Hashable {
    /// Whether two hold the same findings.
    public static func == (first: FindingList, second: FindingList) -> Bool { first.elementsEqual(second) }

    /// Hashes the number of findings.
    public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension [ReportedFinding]: FindingSource {
    func finding(at place: Int) -> ReportedFinding { self[place] }

    func path(at place: Int) -> String { self[place].path }

    func weight(at place: Int) -> FindingWeight { self[place].weight }
}

extension FindingList {
    /// The numbers that findings have on annotated pictures, by their indices: from 1, the worst first.
    var pictureNumbers: [Int: Int] {
        Dictionary(uniqueKeysWithValues: zip(worstFirstOrder, 1...))
    }

    /// The indices of the findings, the worst first; equals keep their order.
    var worstFirstOrder: [Int] {
        let keys = indices.map { self[$0].badness(at: $0) }
        return indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    }
}

extension [ReportedFinding] {
    /// The findings, the worst first; equals keep their order.
    var worstFirst: [ReportedFinding] { FindingList(self).worstFirstOrder.map { self[$0] } }
}
