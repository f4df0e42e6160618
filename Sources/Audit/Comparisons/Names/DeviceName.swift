/// A device of Apple's as its simulator is called, at the beginning of the name of a screenshot:
/// `iPad Pro (12.9-inch) (3rd generation)-1_Home`.
///
/// What takes screenshots for a store puts it there, with blanks; between other words a device is one word.
struct DeviceName {
    /// The value of ``ScreenTrait/device``: `ipad pro (12.9-inch) (3rd generation)`.
    let value: String
    /// The name without it, and without the hyphen or underline behind it.
    let rest: String

    private static let families = [
        "iphone ", "ipad ", "ipod touch", "apple watch ", "apple tv", "apple vision",
    ]

    /// Finds it in the name of a file or of a folder.
    init?(in name: String) {
        let lowercased = name.lowercased()
        guard lowercased.count == name.count, Self.families.contains(where: lowercased.hasPrefix) else {
            return nil
        }
        var depth = 0
        let end = name.firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth == 0 && "-_".contains(character)
        }
        let device = lowercased.prefix(name[..<(end ?? name.endIndex)].count)
        value = String(device.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        rest = end.map { String(name[name.index(after: $0)...]) } ?? ""
    }
}
