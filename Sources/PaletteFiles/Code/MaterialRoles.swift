/// The roles of a colour scheme of Material (m3.material.io, Color roles), and what takes them.
///
/// A scheme has a colour for every role, as tools write them all. An ink of a role is seen where code reads
/// it, or its fill, whose ink a surface of Material takes by itself, or where a component that is used has
/// them for its own.
enum MaterialRoles {
    /// The fills, as names are compared: in small letters, without what stands between words.
    private static let fills = [
        "primary", "secondary", "tertiary", "error", "surface", "background", "surfacevariant",
    ]

    /// The inks.
    static let inks: Set<String> = Set(
        fills.flatMap {
            ["on\($0)", "on\($0)container", "on\($0)fixed", "on\($0)fixedvariant", "inverseon\($0)"]
        })

    /// The inks that may be seen nowhere, with the components that take them: `androidx.compose.material3`
    /// 1.3 (`FilledButtonTokens` and so on), `androidx.compose.material` 1.7, and Flutter 3.24
    /// (`_FilledButtonDefaultsM3` and so on, and those of Material 2). An ink of the page itself is seen.
    private static let takers: [String: Set<String>] = [
        "onprimary": [
            "button", "filledbutton", "elevatedbutton", "splitbutton", "filledtonaliconbutton",
            "filledicontogglebutton", "filledicontonaltogglebutton", "fillediconbutton", "iconbutton",
            "extendedbutton", "checkbox", "checkboxlisttile", "tristatecheckbox", "switch", "switchlisttile",
            "datepicker", "daterangepicker", "datepickerdialog", "showdatepicker", "showdaterangepicker",
            "calendardatepicker", "appbar", "topappbar", "floatingactionbutton", "stepper", "chip",
            "togglebutton", "timepicker", "bottomappbar",
        ],
        "onsecondary": [
            "floatingactionbutton", "extendedfloatingactionbutton", "checkbox", "switch", "choicechip",
            "appbar", "timepicker",
        ],
        "ontertiary": [],
        "onerror": ["badge", "badgedbox"],
        "onprimarycontainer": [
            "floatingactionbutton", "smallfloatingactionbutton", "largefloatingactionbutton",
            "extendedfloatingactionbutton", "timepicker", "timeinput", "showtimepicker", "switch",
        ],
        "onsecondarycontainer": [
            "navigationbar", "navigationbaritem", "navigationrail", "navigationrailitem", "navigationdrawer",
            "navigationdraweritem", "navigationdrawerdestination", "filterchip", "inputchip", "choicechip",
            "elevatedfilterchip", "filledtonalbutton", "filledbutton", "filledtonaliconbutton",
            "filledtonalicontogglebutton", "segmentedbutton", "singlechoicesegmentedbuttonrow",
            "multichoicesegmentedbuttonrow", "daterangepicker", "showdaterangepicker", "iconbutton",
            "navigationsuitescaffold", "navigationsuite", "toggleswitch",
        ],
        "ontertiarycontainer": ["timepicker", "timeinput", "showtimepicker", "timepickerdialog"],
        "onerrorcontainer": [],
        "inverseonsurface": [
            "snackbar", "snackbarhost", "plaintooltip", "tooltip", "showsnackbar", "scaffold", "tooltipbox",
        ],
    ]

    /// Every component that takes one of them.
    static let components: Set<String> = takers.values.reduce(into: []) { $0.formUnion($1) }

    /// Every name of a role that code may read for one of them.
    static let readNames: Set<String> = Set(takers.keys).union(takers.keys.map(fill))

    /// Whether an ink of a scheme may be seen in a project.
    ///
    /// - Parameters:
    ///   - ink: The role, as names are compared.
    ///   - read: The roles that code reads, as names are compared.
    ///   - used: The components that it has.
    static func isTaken(_ ink: String, reading read: Set<String>, using used: Set<String>) -> Bool {
        guard let components = takers[ink] else { return true }
        return read.contains(ink) || read.contains(fill(of: ink)) || !components.isDisjoint(with: used)
    }

    /// Whether an ink of a scheme is read where what it is made to lie on is seen nowhere: it lies on
    /// something else.
    static func isAstray(_ ink: String, reading read: Set<String>, using used: Set<String>) -> Bool {
        guard let components = takers[ink] else { return false }
        return read.contains(ink) && !read.contains(fill(of: ink)) && components.isDisjoint(with: used)
    }

    /// What an ink lies on: `primary` under `onprimary`, `inversesurface` under `inverseonsurface`.
    private static func fill(of ink: String) -> String {
        ink.hasPrefix("inverseon") ? "inverse" + ink.dropFirst(9) : String(ink.dropFirst(2))
    }
}
