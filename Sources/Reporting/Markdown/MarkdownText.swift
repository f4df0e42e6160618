extension String {
    /// The text as Markdown shows it, without markup, mentions or links of its own, on one line.
    var markdownEscaped: String {
        var result = ""
        for scalar in visible.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // GitHub and GitLab take @name for a person and would write to them, backslash or not.
            case "@": result += "&#64;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~":
                result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // A bare address would become a link.
        return result.replacingBytes(of: "://", by: ":&#47;&#47;").replacingBytes(of: "www.", by: "www&#46;")
    }

    /// The text in a cell of a table, as code.
    var markdownCode: String {
        // A pipe ends the cell even within code, unless escaped.
        let text = visible.replacingBytes(of: "|", by: "\\|")
        var longest = 0
        var run = 0
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = Swift.max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad = longest > 0 ? " " : ""
        return fence + pad + text + pad + fence
    }
}
