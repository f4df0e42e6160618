internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// Text of a palette lies on something.
    public static let unmeasuredText = Rule(
        id: "unmeasured-text",
        name: "Text that is measured on nothing",
        summary:
            "Every colour that is named as text, and all text that rules paint, lies on a known colour.",
        rationale: """
            A palette passes when every pair that is known passes. A colour that is named as text and is \
            in no pair was not measured at all, nor was text that a rule of a stylesheet paints on a \
            picture or a gradient: there the contrast differs from letter to letter. Text that 'opacity' \
            makes translucent has less contrast than its colours have. Declare what such \
            text lies on, or look at screens of it with 'legible audit'. Where 'infer: false' says that \
            the declared pairs are all there are, only these are asked for.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample([
                    "text": "#000000", "text-promo": "#BBBBBB", "background": "#FFFFFF",
                ])),
            .notFound(
                palette: PaletteExample(["text": "#000000", "text-muted": "#595959", "background": "#FFFFFF"])
            ),
            .notFound(
                palette: PaletteExample([
                    "text": "#000000", "text-disabled": "#BBBBBB", "background": "#FFFFFF",
                ])),
        ])
}

extension PaletteCheck {
    static let unmeasuredText = PaletteCheck(.unmeasuredText) { examination in
        unpaired(examination) + onPictures(examination) + onNothing(examination)
            + faded(examination)
    }

    /// One remark for all colours that are named as text and are in no pair, but for those that are
    /// suppressed.
    private static func unpaired(_ examination: PaletteExamination) -> [PaletteRemark] {
        // A palette without any pair is spoken of as such.
        guard examination.configuration.infersPairs, !examination.pairs.isEmpty else { return [] }
        let inks = examination.unpairedTexts + examination.unpairedInks
        let suppressed = inks.filter {
            examination.exceptions.reason(for: [$0], of: .unmeasuredText, in: nil) != nil
        }
        let others = inks.filter { !suppressed.contains($0) }
        let (named, painted) = (
            others.filter { examination.names[$0].isTextToMeasure },
            others.filter { !examination.names[$0].isTextToMeasure }
        )
        return ([named, painted] + suppressed.map { [$0] })
            .filter { !$0.isEmpty }.map { remark(on: $0, in: examination) }
    }

    private static func remark(on inks: [Int], in examination: PaletteExamination) -> PaletteRemark {
        let names = listed(inks) { "'\(examination.palette.entries[$0].name)'" }
        let isNamed = inks.contains { examination.names[$0].isTextToMeasure }
        let words =
            switch (isNamed, inks.count) {
            case (true, 1): "is named as text and lies"
            case (true, _): "are named as text and lie"
            case (false, 1): "is what rules paint text with and lies"
            case (false, _): "are what rules paint text with and lie"
            }
        return PaletteRemark(
            entries: inks, modes: [], verdict: .review,
            message: "\(names) \(words) on nothing that is known: declare pairs to have them measured.")
    }

    /// One remark for all rules that paint text on what is no one colour.
    private static func onPictures(_ examination: PaletteExamination) -> [PaletteRemark] {
        remark(on: examination.textOnPictures, ("rule paints", "rules paint")) {
            "\($0) text on a picture or a gradient, first here: its contrast is not measured."
        }
    }

    /// One remark for all rules that give text a colour where none says what it lies on.
    private static func onNothing(_ examination: PaletteExamination) -> [PaletteRemark] {
        // A palette without any pair is spoken of as such.
        guard examination.configuration.infersPairs, !examination.pairs.isEmpty else { return [] }
        return remark(on: examination.palette.unmeasuredTexts.onNothing, ("rule gives", "rules give")) {
            "\($0) text a colour, first here, and no rule says what it lies on: its contrast is not measured."
        }
    }

    /// One remark for all rules that make text translucent, whose colours are measured as they are set.
    private static func faded(_ examination: PaletteExamination) -> [PaletteRemark] {
        remark(on: examination.palette.unmeasuredTexts.faded, ("rule makes", "rules make")) {
            "\($0) text translucent with 'opacity', first here: it has less contrast than is measured."
        }
    }

    /// One remark at the first of some places; none where there are none.
    ///
    /// - Parameters:
    ///   - rules: What is counted there, of one and of several.
    ///   - message: The sentence that begins with their number.
    private static func remark(
        on places: [SourceLocation], _ rules: (one: String, several: String), message: (String) -> String
    ) -> [PaletteRemark] {
        guard let first = places.first else { return [] }
        let subject = counted(places.count, rules.one, plural: rules.several)
        return [
            PaletteRemark(
                entries: [], modes: [], verdict: .review, message: message(subject), location: first)
        ]
    }
}

extension PaletteExamination {
    /// Where rules paint text on a picture or a gradient, or on a property that is one.
    fileprivate var textOnPictures: [SourceLocation] {
        let known = palette.entryPlaces
        let unresolved = Set(palette.faults.flatMap { $0.unresolvedNames ?? [] }.map(\.name))
        let uses = palette.uses.filter {
            known[$0.ink] != nil && known[$0.backdrop] == nil && !unresolved.contains($0.backdrop)
        }
        var seen: Set<SourceLocation> = []
        return (palette.unmeasuredTexts.onPictures + uses.map(\.location)).filter { seen.insert($0).inserted }
    }

    /// The colours that are named as text, of the palette at large or of a part, and are in no pair. Steps of
    /// a ramp, components of a colour (`text-rgb`) and what tells categories apart are no text by themselves.
    fileprivate var unpairedTexts: [Int] {
        let found = unmeasured(among: names.indices.filter { names[$0].isTextToMeasure })
        guard !found.isEmpty else { return [] }
        let rows = Dictionary(grouping: names.filter(\.hasNumber), by: \.wordsWithoutNumbers).mapValues(
            \.count)
        return aliases.originals(among: found).filter {
            !names[$0].hasNumber || rows[names[$0].wordsWithoutNumbers, default: 0] < Self.fewestSteps
        }
    }

    /// The properties that rules paint text with, and whose names say nothing of it, that are in no pair.
    fileprivate var unpairedInks: [Int] {
        guard let painted = palette.paintedNames else { return [] }
        let inks = names.indices.filter { entry in
            let name = names[entry]
            return name.use == nil && !name.words.contains("on") && !name.isExempt && !name.isDisabled
                && painted.isInkAlone(palette.entries[entry])
        }
        return aliases.originals(among: unmeasured(among: inks))
    }

    /// The colours that can be seen and are in no pair, nor one that they stand for, or that stands for them.
    private func unmeasured(among entries: [Int]) -> [Int] {
        let sides = Set(pairs.flatMap { [$0.ink, $0.backdrop] })
        let measured = sides.union(sides.flatMap(aliases.targets))
        return entries.filter { entry in
            !palette.entries[entry].isPainted && !measured.contains(entry)
                && measured.isDisjoint(with: aliases.targets(of: entry))
                && palette.modes.indices.contains { colors[entry, $0].map { $0.color.alpha > 0 } ?? false }
        }
    }

    /// So many names that differ in a number are a ramp; ranks of text are fewer.
    private static let fewestSteps = 5
}

extension ColorName {
    fileprivate var isTextToMeasure: Bool {
        subject == .text && !isExempt && !isDisabled && !isStep && allWords.last != "rgb"
            && NameVocabulary.categories.isDisjoint(with: allWords)
    }

    fileprivate var hasNumber: Bool { words.contains { Int($0) != nil } }

    fileprivate var wordsWithoutNumbers: [String] { words.filter { Int($0) == nil } }
}
