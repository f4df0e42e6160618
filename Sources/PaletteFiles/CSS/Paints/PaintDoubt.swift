/// Why it is not certain that text is painted with an ink on a backdrop, though rules set both.
public enum PaintDoubt: String, Hashable, Sendable {
    /// The backdrop is that of an element around, and another part of the same block may lie between.
    case nearerBackdrop
    /// The backdrop is that of an element around, and modifiers of the element, or of its block, have their
    /// own.
    case modifierBackdrop
    /// It is a mark, and what it lies on has another backdrop where the box is checked.
    case checkedBackdrop
    /// The element is called what has no text.
    case noText
    /// It is so small that no text fits into it.
    case noRoom
    /// It is generated, and holds no text.
    case noContent
    /// The element may hold an icon alone: rules draw one in it, and set no type of text.
    case iconAlone
    /// The backdrop is that of an element around, which has another in the state that it is in.
    case stateBackdrop
    /// Another stylesheet takes the backdrop away.
    case withdrawnBackdrop
    /// No markup of the folder names a class of it, though it names others.
    case unnamedClass
    /// No element of the markup of the folder has its classes together, though each stands on some.
    case apartClasses
    /// Every element of the markup of the folder that has its class has another that paints it, too.
    case modifiedClass
    /// No rule sets a backdrop but that of the page.
    case pageBackdrop
    /// The backdrop lets through what it is laid over, which may be a picture.
    case overContent

    /// The doubt as a clause.
    public var words: String {
        switch self {
        case .nearerBackdrop: "rules set both, but another part of the block may lie between"
        case .modifierBackdrop:
            "rules set both, but modifiers of the element, or of its block, have backdrops of their own"
        case .checkedBackdrop:
            "rules set both, but the mark may be there only where the box is checked, with another backdrop"
        case .noText: "rules set both, but its name is that of a shape without text"
        case .noRoom: "rules set both, but no text fits into it"
        case .noContent: "rules set both, but what they generate is a box without text"
        case .iconAlone: "rules set both, but it may hold an icon alone, for which 3 is enough"
        case .stateBackdrop:
            "rules set both, but what it lies in may have another backdrop in that state"
        case .withdrawnBackdrop: "rules set both, but another stylesheet takes the backdrop away"
        case .unnamedClass:
            "rules set both, but no markup names its class, though it names others"
        case .apartClasses: "rules set both, but no element of the markup has its classes together"
        case .modifiedClass:
            "rules set both, but every element of the markup with its class has another that is painted, too"
        case .pageBackdrop: "a rule sets the ink, and none a backdrop but that of the page"
        case .overContent: "rules set both, but the backdrop is laid over what may be a picture"
        }
    }
}
