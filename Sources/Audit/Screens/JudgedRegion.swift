public import ColorMath
public import Elements
public import Recognition
public import TextDetection

/// A region of a screen with what a standard says of it.
public struct JudgedRegion: Hashable, Sendable {
    /// What was found and measured.
    public let region: Region
    /// The verdict on a line of text; `nil` for icons and pictures, of which no rule speaks.
    public let judgement: Judgement?
    /// The semantic colours that its ink and backdrop may be.
    public let attribution: Attribution
    /// What it shows of success criteria, whatever standard it is judged by.
    public let criteria: [CriterionVerdict]
    /// The innermost element that it lies in; `nil` where no view tree is known, or none has it.
    public let element: ScreenElement?

    /// Judges a region.
    public init(
        _ region: Region, judgedBy standard: ContrastStandard, sizes: TypeConditions = .points,
        attribution: Attribution = .none, element: ScreenElement? = nil
    ) {
        self.region = region
        self.element = element
        self.attribution = attribution
        judgement = region.kind == .text ? Judgement(of: region, under: standard, sizes: sizes) : nil
        criteria = CriterionVerdict.verdicts(on: region, sizes: sizes, judgement: judgement, by: standard)
    }
}
