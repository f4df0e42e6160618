internal import ColorMath

/// Reads the colours of Android's resources: `<color>` and `<item type="color">` in `res/values*/`, and state
/// lists of one colour in `res/color*/`.
///
/// The folders of several modules may declare the same names. A name then stands behind what sets the path of
/// its module apart, and what refers to it means the one of its own module.
struct AndroidResources {
    private var constants: [Constant] = []
    var styles: [Style] = []
    var uses: [PaletteUse] = []
    private(set) var faults: [PaletteFault] = []

    /// A colour in a file.
    private struct Constant {
        let name: String
        /// The folder `res` that it is in.
        let root: String
        let condition: PaletteMode
        let value: AndroidColor
        /// An opacity beside the value.
        var alpha: Double?
        let location: SourceLocation
        let literal: ColorLiteral?
        let ignored: String?
    }

    /// Reads the resources of a project as one palette.
    static func read(_ files: [PaletteFile], name: String) -> Palette {
        var reader = AndroidResources()
        for file in files { reader.read(file) }
        reader.settleStyles()
        return Palette(name: name, constants: reader.resolvable, faults: reader.faults)
            .painting(reader.uses)
    }

    /// Whether a file has a colour, or would if it were well-formed.
    static func hasColors(_ file: PaletteFile) -> Bool {
        let isCandidate =
            file.mentions("<resources")
            && (file.mentions("<color") || file.mentions("\"color\"") || file.mentions("<style"))
            || file.mentions("<selector") && file.mentions("android:color")
        guard isCandidate else { return false }
        var reader = AndroidResources()
        reader.read(file)
        return !reader.constants.isEmpty || !reader.styles.isEmpty || !reader.faults.isEmpty
    }

    private mutating func read(_ file: PaletteFile) {
        let text = file.text
        do throws(PaletteFault) {
            try text.requireUTF8()
            var scanner = XMLScanner(text)
            while let event = try scanner.next() {
                guard case .start(let root) = event else { continue }
                let place = Place(of: file.path)
                switch root.name {
                case "resources": try readValues(&scanner, at: place)
                case "selector": try readStates(of: root, &scanner, named: file.stem, at: place)
                default: return
                }
            }
        } catch {
            faults.append(error)
        }
    }

    /// Where the resources of a file belong.
    struct Place {
        let root: String
        let condition: PaletteMode

        init(root: String, condition: PaletteMode) {
            (self.root, self.condition) = (root, condition)
        }

        init(of path: String) {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            root = parts.dropLast(2).joined(separator: "/")
            condition = AndroidQualifiers.mode(ofFolder: parts.dropLast().last ?? "")
        }
    }

    /// Reads what is in `<resources>`.
    private mutating func readValues(_ scanner: inout XMLScanner, at place: Place) throws(PaletteFault) {
        var found: [Written] = []
        var written: [AndroidStyle] = []
        defer {
            let comments = IgnoreComments(scanner.comments, in: scanner.source, openingLength: 4)
            styles += written.map { Style(style: $0, comments: comments, source: scanner.source) }
            for color in found {
                add(color.name, color.value, of: color.tag, comments, in: scanner.source, at: place)
            }
        }
        var depth = 0
        var current: (name: String, bytes: Range<Int>)?
        var value: XMLText?
        var style: AndroidStyle?
        // Colours lie in the resources themselves, and attributes in styles.
        var level: Int { style == nil ? 1 : 2 }
        while let event = try scanner.next() {
            switch event {
            case .start(let element):
                depth += 1
                let isColor =
                    element.name == "color"
                    || element.name == "item" && element.attribute("type")?.string == "color"
                if depth == 1, let begun = AndroidStyle(element, root: place.root, condition: place.condition)
                {
                    style = begun
                    continue
                }
                guard depth == level, isColor || style != nil && element.name == "item",
                    let name = element.attribute("name")?.string, !name.isEmpty
                else { continue }
                (current, value) = ((name, element.bytes), nil)
            case .text(let text):
                guard current != nil, depth == level else { continue }
                // A comment may part the characters, which are then written in no one place.
                let isFirst = value.map(\.trimmed.string.isEmpty) ?? true
                value =
                    isFirst
                    ? text : XMLText((value?.string ?? "") + text.string, bytes: text.bytes, isPlain: false)
            case .end:
                depth -= 1
                if depth == level - 1, let (name, tag) = current {
                    if let value {
                        style?.set(name, to: value.trimmed, in: tag)
                        if style == nil { found.append(Written(name: name, tag: tag, value: value.trimmed)) }
                    }
                    current = nil
                }
                if depth == 0, let ended = style {
                    if !ended.items.isEmpty { written.append(ended) }
                    style = nil
                }
            }
            if depth < 0 { break }
        }
    }

    /// A colour of `<resources>` as it is written.
    private struct Written {
        let name: String
        let tag: Range<Int>
        let value: XMLText
    }

    /// Reads what is in `<selector>`: of one colour for every state there is one to read.
    private mutating func readStates(
        of root: XMLElement, _ scanner: inout XMLScanner, named name: String, at place: Place
    ) throws(PaletteFault) {
        var items: [XMLElement] = []
        while let event = try scanner.next() {
            if case .start(let element) = event, element.name == "item" { items.append(element) }
        }
        let colors = items.compactMap { $0.attribute("android:color") }
        guard colors.count == items.count, let color = colors.first else { return }
        let isOne = items.count == 1 && items[0].attributes.allSatisfy { !$0.name.mentions("state_") }
        let comments = IgnoreComments(scanner.comments, in: scanner.source, openingLength: 4)
        let alpha = items.first?.attribute("android:alpha")?.string
        let isComputed =
            items[0].attribute("android:lStar") != nil || alpha != nil && alpha.flatMap(Double.init) == nil
        guard isOne, !isComputed else {
            let reason =
                isOne
                ? "an android:alpha that is no number, and android:lStar, are not read"
                : "a colour for each state of a view is not read"
            constants.append(
                Constant(
                    name: name, root: place.root, condition: place.condition, value: .unread(reason),
                    location: scanner.source.location(of: root.bytes.lowerBound), literal: nil,
                    ignored: comments.reason(for: root.bytes)))
            return
        }
        let opacity = alpha.flatMap(Double.init).map { min(max($0, 0), 1) }
        add(name, color.trimmed, alpha: opacity, of: items[0].bytes, comments, in: scanner.source, at: place)
    }

    private mutating func add(
        _ name: String, _ text: XMLText, alpha: Double? = nil, of tag: Range<Int>,
        _ comments: IgnoreComments, in source: SourceText, at place: Place
    ) {
        let location = source.location(of: text.bytes.lowerBound)
        guard let value = AndroidColor(text.string) else {
            let message =
                "\(name): a colour is # and 3, 4, 6 or 8 hexadecimal digits, alpha first, or the name of another"
            faults.append(PaletteFault(at: location, message))
            return
        }
        if case .none = value { return }
        add(name, value, text, alpha: alpha, of: tag, comments, in: source, at: place)
    }

    mutating func add(
        _ name: String, _ value: AndroidColor, _ text: XMLText, alpha: Double? = nil, of tag: Range<Int>,
        _ comments: IgnoreComments, in source: SourceText, at place: Place
    ) {
        var literal: ColorLiteral?
        if case .color(_, let notation) = value, alpha == nil, text.string.hasPrefix("#"), text.isPlain,
            text.bytes.count == text.string.utf8.count
        {
            literal = ColorLiteral(
                at: source.location(of: text.bytes.lowerBound), bytes: source.fileRange(text.bytes),
                notation: notation)
        }
        constants.append(
            Constant(
                name: name, root: place.root, condition: place.condition, value: value, alpha: alpha,
                location: source.location(of: text.bytes.lowerBound), literal: literal,
                ignored: comments.reason(for: tag.lowerBound..<text.bytes.upperBound)))
    }
}

extension AndroidResources {
    /// The constants with the names that tell them apart.
    private var resolvable: [ColorConstant] {
        var owners: [String: [String]] = [:]
        var seen: Set<String> = []
        for constant in constants where seen.insert(Self.key(constant.name, in: constant.root)).inserted {
            owners[constant.name, default: []].append(constant.root)
        }
        let labels = Self.labels(of: Array(Set(constants.map(\.root))))
        return constants.map { constant in
            let label = owners[constant.name].map { $0.count > 1 } == true ? labels[constant.root] ?? "" : ""
            let path = (label.isEmpty ? [] : [label]) + constant.name.split(separator: "/").map(String.init)
            return ColorConstant(
                key: Self.key(constant.name, in: constant.root), name: path.joined(separator: "/"),
                path: path, value: value(of: constant, owners: owners), condition: constant.condition,
                location: constant.location, ignored: constant.ignored)
        }
    }

    private func value(of constant: Constant, owners: [String: [String]]) -> ColorConstant.Value {
        switch constant.value {
        case .color(var color, _):
            if let alpha = constant.alpha { color.alpha *= alpha }
            return .color(color, constant.literal)
        case .reference(let name):
            let others = owners[name] ?? []
            return .reference(
                ColorConstant.Reference(
                    keys: [Self.key(name, in: constant.root)]
                        + others.prefix(1).map { Self.key(name, in: $0) },
                    alphaFactor: constant.alpha ?? 1,
                    missing: "@color/\(name) is declared in none of the files that are read"))
        case .unread(let reason): return .unread(reason)
        case .none: return .unread("there is none")
        }
    }

    private static func key(_ name: String, in root: String) -> String { "\(root)\0\(name)" }

    /// What sets each folder apart from the others.
    private static func labels(of roots: [String]) -> [String: String] {
        let parts = roots.map { $0.split(separator: "/").map(String.init) }
        let shared = parts.dropFirst().reduce(Set(parts.first ?? [])) { $0.intersection($1) }
        return Dictionary(
            zip(roots, parts).map { ($0, $1.filter { !shared.contains($0) }.joined(separator: "/")) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension PaletteFormat {
    /// Colours in the resources of Android apps; all that are found together are one palette.
    public static let androidResources = PaletteFormat(
        name: "Android resources", extensions: ["xml"], folders: ["values", "color"],
        reading: .together(AndroidResources.read), recognizes: AndroidResources.hasColors)
}
