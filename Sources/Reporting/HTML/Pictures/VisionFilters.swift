internal import ColorMath

/// Colour vision deficiencies as filters of SVG, which the reader chooses: each screen is then seen beside
/// itself.
///
/// A filter is one matrix of linear light. So the models are those that are one: Viénot's for protanopia and
/// deuteranopia, Machado's for tritanopia, for which Brettel's, the default elsewhere, has two.
enum VisionFilters {
    static let simulations: [VisionSimulation] = [
        VisionSimulation(.protan, model: .vienot1999), VisionSimulation(.deutan, model: .vienot1999),
        VisionSimulation(.tritan, model: .machado2009),
        VisionSimulation(.achromatopsia, model: .larson1997),
    ].compactMap(\.self)

    /// The filters, which other elements refer to.
    static var definitions: String {
        let filters = simulations.map { simulation in
            """
            <filter id="\(simulation.anchor)" x="0" y="0" width="1" height="1" \
            color-interpolation-filters="linearRGB"><feColorMatrix values="\(simulation.matrix)"/></filter>
            """
        }
        return """
            <svg class="definitions" width="0" height="0" aria-hidden="true">
            \(filters.joined(separator: "\n"))
            </svg>
            """
    }

    /// Buttons that choose one, which work without a script.
    static var choice: String {
        let buttons = simulations.map { simulation in
            """
            <label><input type="radio" name="vision" value="\(simulation.name)" \
            id="choose-\(simulation.anchor)"/> \
            \(simulation.name) (\(simulation.model.rawValue))</label>
            """
        }
        return """
            <fieldset class="choice">
            <legend>Show each screen also as it is seen with</legend>
            <label><input type="radio" name="vision" value="" id="choose-none" checked="checked"/> \
            nothing else</label>
            \(buttons.joined(separator: "\n"))
            </fieldset>
            """
    }

    /// What shows the chosen one.
    static var style: String {
        let rules = simulations.map { simulation in
            let chosen = "body:has(#choose-\(simulation.anchor):checked)"
            return """
                \(chosen) .seen { display: block; } \
                \(chosen) .seen use { filter: url(#\(simulation.anchor)); }
                """
        }
        return rules.joined(separator: "\n") + """

            @media (min-width: 60rem) {
              body:has(.choice input:checked:not(#choose-none)) .pictured {
                grid-template-columns: minmax(0, 40rem) minmax(0, 1fr); }
            }
            """
    }
}

extension VisionSimulation {
    fileprivate var name: String { deficiency.name(atSeverity: severity) }
    fileprivate var anchor: String { "seen-\(name)" }

    /// The simulation as `feColorMatrix` has it: four rows of five numbers.
    var matrix: String {
        let columns = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map {
            simulate(LinearSRGB(components: $0)).components
        }
        let rows = (0..<3).map { row in
            (columns.map { "\($0[row].rounded(toDecimals: 6))" } + ["0", "0"]).joined(separator: " ")
        }
        return (rows + ["0 0 0 1 0"]).joined(separator: "  ")
    }
}
