internal import Audit

/// What the findings of a page are filtered by: there for those whose browser runs the script.
enum FilterForm {
    /// The form.
    ///
    /// - Parameters:
    ///   - rules: The rules that found something.
    ///   - roles: The system colours that findings are about.
    ///   - noun: What a file is.
    ///   - isCompared: Whether findings are compared with a baseline.
    static func html(
        rules: [(value: String, name: String)], roles: [String], noun: String, isCompared: Bool
    ) -> String {
        let severities = Severity.allCases.reversed().map { ($0.rawValue, $0.rawValue) }
        let states =
            [("counts", isCompared ? "new" : "counts")] + (isCompared ? [("known", "known")] : [])
            + [("suppressed", "suppressed")]
        let fields = [
            select("severity", "Severity", severities),
            select("verdict", "Verdict", [("fail", "fail"), ("review", "to review"), ("pass", "pass")]),
            select("rule", "Rule", rules), select("role", "Role", roles.map { ($0, $0) }),
            select("state", "State", states), select("file", noun, []),
        ]
        return """
            <form id="filter" role="search" aria-label="Filter findings" hidden="hidden">
            \(fields.joined(separator: "\n"))
            <label>Text <input name="text" type="search" autocomplete="off"/></label>
            <button type="reset">Show all</button>
            <output aria-live="polite"></output>
            </form>
            """
    }

    private static func select(
        _ name: String, _ label: String, _ options: [(value: String, name: String)]
    ) -> String {
        let options = ([("", "all")] + options).map { value, name in
            "<option value=\"\(value.xmlEscaped)\">\(name.xmlEscaped)</option>"
        }
        return "<label>\(label.prefix(1).uppercased() + label.dropFirst()) "
            + "<select name=\"\(name)\">\(options.joined())</select></label>"
    }
}
