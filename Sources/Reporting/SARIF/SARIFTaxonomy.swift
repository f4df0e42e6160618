internal import Audit

/// A standard in SARIF: a `toolComponent` whose taxa are the clauses that rules are about.
struct SARIFTaxonomy: Encodable {
    let name: String
    let version: String?
    let organization: String
    let informationUri: String
    let shortDescription: SARIFMessage
    let isComprehensive = false
    let taxa: [Taxon]

    /// A clause: a `reportingDescriptor`.
    struct Taxon: Encodable {
        let id: String
        let name: String?
        let helpUri: String?
    }

    private init(_ standard: Norm.Standard, _ norms: [Norm]) {
        name = standard.name
        version = standard.version
        organization = standard.publisher
        informationUri = standard.address
        shortDescription = SARIFMessage(standard.summary)
        taxa = norms.map { Taxon(id: $0.clause, name: $0.name, helpUri: $0.address) }
    }
}

extension SARIFTaxonomy {
    /// Standards with their clauses, in an order.
    static func all(of norms: [Norm.Standard: [Norm]], in order: [Norm.Standard]) -> [SARIFTaxonomy] {
        order.map { SARIFTaxonomy($0, norms[$0] ?? []) }
    }
}

/// The standards that the rules of a run are about, and where each clause stands among them.
struct SARIFTaxonomies {
    /// The standards, as a run lists them.
    let components: [SARIFTaxonomy]
    /// References to all of them, as the tool lists what it supports.
    let supported: [Component]
    private let places: [Norm: SARIFTaxon]

    /// A reference to a standard: a `toolComponentReference`.
    struct Component: Encodable {
        let index: Int
        var name: String?
    }

    init(of rules: [Rule]) {
        var norms: [Norm.Standard: [Norm]] = [:]
        for norm in rules.flatMap(\.criteria).flatMap(\.norms)
        where norms[norm.standard]?.contains(norm) != true {
            norms[norm.standard, default: []].append(norm)
        }
        let order = Norm.Standard.allCases.filter { norms[$0] != nil }
        var places: [Norm: SARIFTaxon] = [:]
        for (component, standard) in order.enumerated() {
            for (index, norm) in (norms[standard] ?? []).enumerated() {
                places[norm] = SARIFTaxon(
                    id: norm.clause, index: index, toolComponent: Component(index: component))
            }
        }
        components = SARIFTaxonomy.all(of: norms, in: order)
        supported = order.enumerated().map { Component(index: $0, name: $1.name) }
        self.places = places
    }

    /// The clauses as results refer to them; `nil` for none.
    func taxa(of norms: [Norm]) -> [SARIFTaxon]? {
        let taxa = norms.compactMap { places[$0] }
        return taxa.isEmpty ? nil : taxa
    }
}

/// A reference to a clause: a `reportingDescriptorReference`.
struct SARIFTaxon: Encodable {
    let id: String
    let index: Int
    let toolComponent: SARIFTaxonomies.Component
}
