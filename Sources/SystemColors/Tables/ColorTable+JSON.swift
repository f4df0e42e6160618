internal import ColorMath

extension ColorTable {
    /// Reads a file of the format that `Palettes/README.md` describes.
    ///
    /// - Parameter known: The names that tables before it describe, whose values it may change.
    init(json: [UInt8], file: String, known: (Platform) -> Set<String>) throws(SystemPaletteError) {
        let document: ColorTableDocument
        do {
            document = try JSONFault.decode(ColorTableDocument.self, from: json)
        } catch {
            throw SystemPaletteError(
                code: error.isSyntax ? .notJSON : .structure, file: file, context: error.context)
        }
        do {
            try self.init(document, known: known(document.platform))
        } catch {
            throw SystemPaletteError(code: error.code, file: file, context: error.context)
        }
    }

    /// What is wrong with a document that has the right structure.
    private struct Fault: Error {
        let code: SystemPaletteError.Code
        let context: String

        init(_ code: SystemPaletteError.Code, _ context: String) {
            self.code = code
            self.context = context
        }

        /// The fault with its place before it.
        func at(_ place: String) -> Fault { Fault(code, "\(place): \(context)") }
    }

    private init(_ document: ColorTableDocument, known: Set<String>) throws(Fault) {
        guard document.version == 1 else {
            throw Fault(.version, "version \(document.version) is not known; this program reads version 1")
        }
        platform = document.platform
        sources = document.sources ?? [:]
        colors = document.colors.map(SystemColor.init)
        var names: Set<String> = []
        for color in colors where !names.insert(color.name).inserted {
            throw Fault(.duplicate, "colors: \(color.name) stands there twice")
        }
        names.formUnion(known)

        releases = []
        for release in document.releases {
            do throws(Fault) {
                let span = try Self.span(release, names: names, sources: sources)
                guard !releases.contains(where: { $0.numbers.overlaps(span.numbers) }) else {
                    throw Fault(.duplicate, "stands there twice")
                }
                releases.append(span)
            } catch {
                throw error.at("releases: \(release.number)")
            }
        }
        releases.sort { $0.numbers.lowerBound < $1.numbers.lowerBound }
    }

    private static func span(
        _ release: ColorTableDocument.Release, names: Set<String>, sources: [String: String]
    ) throws(Fault) -> Span {
        let last = release.last ?? release.number
        guard (1...999).contains(release.number), (release.number...999).contains(last) else {
            throw Fault(.value, "number and last are 1 to 999, in this order")
        }
        var span = Span(numbers: release.number...last, values: [:])
        // Sorted, so that of several faults it is always the same that is told.
        for (name, entries) in release.values.sorted(by: { $0.key < $1.key }) {
            guard names.contains(name) else { throw Fault(.unknownName, "\(name) is not among the colors") }
            for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
                guard let appearance = Appearance(key) else {
                    let choices = Appearance.allCases.map(\.description).joined(separator: ", ")
                    throw Fault(.value, "\(name): \(key) is none of \(choices)")
                }
                do {
                    span.values[name, default: [:]][appearance] = try value(entry, sources: sources)
                } catch {
                    throw error.at("\(name): \(key)")
                }
            }
        }
        return span
    }

    private static func value(
        _ entry: ColorTableDocument.Value, sources: [String: String]
    ) throws(Fault) -> SystemColorValue {
        guard let color = SRGB8(hexadecimal: entry.color) else { throw Fault(.value, "color is not #RRGGBB") }
        let alpha = entry.alpha ?? 1
        guard (0...1).contains(alpha) else { throw Fault(.value, "alpha is not 0 to 1") }
        for source in entry.sources ?? [] where sources[source] == nil {
            throw Fault(.unknownName, "\(source) is not among the sources")
        }
        return SystemColorValue(
            color: color, alpha: alpha, confidence: entry.confidence ?? .high, sources: entry.sources ?? [],
            note: entry.note)
    }
}
