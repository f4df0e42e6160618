/// Why a colour that is seen in Swift source is not read.
enum SwiftUnread: Hashable {
    /// Something in it is known only as the program runs.
    case notConstant
    /// It is named in an asset catalog, by the system or in other files.
    case elsewhere
    /// It has digits of alpha, and no declaration says which they are.
    case uncertainAlpha(signature: String)
    /// No file declares the initialiser.
    case undeclared(signature: String)
    /// The body of the initialiser is more than constant arithmetic.
    case notUnderstood(signature: String)
    /// The initialiser returns `nil`.
    case refused(signature: String)
    /// Files as near as each other declare the initialiser differently.
    case ambiguous(signature: String)
    /// There is a value for circumstances that palettes do not tell apart.
    case circumstance(String)
    /// It is in a space of the device.
    case calibrated(label: String)
    /// It has more words and signs than are looked at.
    case tooLong

    /// What is wrong with the one colour; `nil` where that is told of all of a file together.
    var fault: String? {
        switch self {
        case .calibrated(let label):
            "\(label) is not in sRGB but in a space of the device; write srgbRed, green, blue"
        case .tooLong:
            "a colour of more than \(SwiftCall.maximumTokenCount) words and signs is not read; write its value"
        default: nil
        }
    }

    /// Whether a file with such a colour is a palette for certain.
    var namesColor: Bool { self != .notConstant && self != .elsewhere }

    /// What is said of some colours of a file.
    func note(on count: Int, first: String) -> String {
        let isOne = count == 1
        let (are, have, stand) = isOne ? ("is", "has", "stands") : ("are", "have", "stand")
        let what =
            switch self {
            case .notConstant: isOne ? "is not a constant" : "are not constants"
            case .elsewhere: "\(stand) for names of an asset catalog, of the system or of other files"
            case .uncertainAlpha(let signature):
                "\(have) digits of alpha, and no file declares \(signature), which says where they stand; "
                    + "read that file too, or write six digits, and alpha apart"
            case .undeclared(let signature):
                "\(are) made by \(signature), which no file declares; read that file too"
            case .notUnderstood(let signature):
                "\(are) made by \(signature), whose body is more than constant arithmetic"
            case .refused(let signature): "\(are) made by \(signature), which returns nil"
            case .ambiguous(let signature):
                "\(are) made by \(signature), which several files declare differently; read one of them alone"
            case .circumstance(let label): "\(have) a value for \(label), which is not looked at"
            case .calibrated, .tooLong: fault ?? ""
            }
        return "\(count) \(isOne ? "colour" : "colours") \(what): \(first)\(isOne ? "" : " and others")"
    }
}
