/// A line that GitHub Actions reads from the output of a step, and makes an annotation of.
///
/// Syntax: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
struct WorkflowCommand: CustomStringConvertible {
    let name: String
    var properties: [(name: String, value: String)] = []
    let message: String

    /// The line, without its end.
    var description: String {
        let list = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " " + list)::\(Self.escaped(message))"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacingBytes(of: ":", by: "%3A").replacingBytes(of: ",", by: "%2C")
    }
}
