/// What the words of colours' names mean, whatever design system they are of.
enum NameVocabulary {
    /// The words that say what a colour is drawn as. Of several in a name the last decides, as in
    /// `label-blue-border`.
    static let uses: [String: ColorName.Use] = [
        "text": .text, "foreground": .text, "fg": .text, "label": .text, "content": .text, "font": .text,
        "txt": .text,
        "icon": .icon, "icons": .icon, "glyph": .icon,
        "border": .border, "outline": .border, "stroke": .border, "ring": .border, "divider": .border,
        "separator": .border, "hairline": .border, "underline": .border,
        "background": .surface, "bg": .surface, "surface": .surface, "canvas": .surface,
    ]

    /// The words that say it only where none of ``uses`` does.
    static let looseUses: [String: ColorName.Use] = [
        "link": .text, "links": .text, "title": .text, "heading": .text, "caption": .text,
        "placeholder": .text,
        "layer": .surface, "fill": .surface, "line": .border,
    ]

    /// The words that backdrops are named with, the usual first.
    static let surfaceWords = ["background", "bg", "surface", "fill"]

    /// The words behind which `text`, `label` or `icon` begin the name of a control, as in `textField`.
    static let controls: Set = ["field", "area", "view", "input", "box", "editor", "button", "selection"]

    /// Controls that are drawn with an ink that is no text.
    static let graphics: Set = [
        "progress", "switch", "toggle", "slider", "range", "meter", "thumb", "knob", "track", "checkbox",
        "radio", "chart", "scrollbar", "spinner",
    ]

    /// Words beside which those name no control: the range of a diff is text.
    static let textual: Set = ["text", "label", "syntax", "diff", "code"]

    /// Those of them that a button may be.
    static let switches: Set = ["switch", "toggle"]

    /// Those that have their label beside them.
    static let labelled: Set = ["switch", "slider", "range", "knob", "checkbox", "radio"]

    /// What a control is filled with, where an ink is named after it.
    static let accents: Set = ["accent", "emphasis", "solid", "fill", "filled"]

    /// Words that name the collection and not the colour.
    static let empty: Set = [
        "color", "colors", "colour", "colours", "token", "tokens", "md", "sys", "semantic", "alias", "theme",
        "palette", "cds",
    ]

    /// Words that tell one rank of a use from another, as in `secondaryLabel` and `systemBackground`.
    static let ranks: Set = [
        "default", "primary", "secondary", "tertiary", "quaternary", "system", "grouped", "base", "elevated",
        "raised", "muted", "subtle", "under", "page", "app", "body", "ui",
    ]

    /// Kinds of text and icons that lie wherever text does.
    static let kinds: Set = [
        "heading", "title", "subtitle", "caption", "helper", "hint", "placeholder", "link", "normal",
        "strong",
        "weak", "emphasis", "high", "medium", "low", "dim", "faint", "compound",
    ]

    /// What a colour means, or its hue: an ink of it lies on the page, and on a light tone of itself.
    static let intents = hues.union([
        "accent", "brand", "interactive", "success", "positive", "danger", "critical", "error", "negative",
        "destructive", "warning", "attention", "caution", "info", "information", "informative", "notice",
        "alert", "severe", "neutral", "progressive",
    ])

    /// Words for a hue.
    static let hues: Set = [
        "red", "orange", "amber", "yellow", "lime", "green", "teal", "cyan", "blue", "indigo", "violet",
        "purple", "pink", "magenta", "gray", "grey",
    ]

    /// Things with a backdrop of their own, on which what is named after them lies.
    static let components: Set = [
        "badge", "banner", "button", "chip", "counter", "pill", "snackbar", "tag", "toast", "tooltip",
    ]

    /// Words of text that lies beside a field and not in it.
    static let besideControls: Set = ["help", "helper", "hint", "description", "message"]

    /// The controls that such text belongs to.
    static let fields: Set = ["input", "field", "textarea", "select", "textfield"]

    /// Tones of a backdrop that text of its own hue lies on.
    static let softTones: Set = [
        "muted", "subtle", "soft", "softer", "softest", "faint", "weak", "lighter", "lightest", "low", "tint",
        "pale",
    ]

    /// Tones of a backdrop that light text lies on.
    static let strongTones: Set = [
        "emphasis", "strong", "stronger", "strongest", "solid", "bold", "intense", "filled", "fill",
    ]

    /// Tones that say by how much a colour stands out, of which nothing follows for what it lies on.
    static let degrees: Set = [
        "weaker", "weakest", "subtler", "subtlest", "bolder", "boldest", "less", "more", "least", "most",
    ]

    /// Words for colours that tell series and categories apart.
    static let categories: Set = [
        "chart", "series", "category", "categorical", "data", "dataviz", "qualitative",
    ]

    /// Words that say that light and dark are swapped.
    static let inversions: Set = ["inverse", "inverted", "invert", "reverse", "reversed"]

    /// States of a control in which it can be used.
    static let states: Set = [
        "hover", "hovered", "active", "pressed", "press", "down", "focus", "focused", "selected", "checked",
        "visited", "highlighted",
    ]

    /// Words for a control that is in no state.
    static let rest: Set = ["rest", "resting", "idle", "enabled", "normal"]

    /// Words for the modes of a theme, which objects that hold one have for a name.
    static let modes: Set = ["light", "dark", "day", "night"]

    /// Words of groups that are no part of the interface.
    static let groups: Set = ["state", "states"]

    /// Those of them that name no backdrop: `text-on-dark` lies on what is dark, `text-on-night` is for the
    /// night.
    static let times: Set = ["day", "night"]

    /// Words of what is switched off, is nothing that is read, or is for some other backdrop than the page.
    static let exempt = modes.union([
        "disabled", "inactive", "shadow", "decoration", "decorative", "highlight", "selection", "white",
        "black", "static", "fixed", "transparent", "overlay", "scrim", "gradient",
        "skeleton",
    ])

    /// Words of a border that shows where a control is, rather than parting one thing from another.
    static let essentialBorders: Set = [
        "emphasis", "strong", "focus", "focused", "accessible", "interactive",
    ]

    /// Words of backdrops of the palette at large.
    static let neutralSurfaces = ranks.union([
        "sunken", "card", "sheet", "panel", "container", "low", "lowest", "high", "highest", "alt",
        "alternate", "inset", "window", "content", "screen", "main", "level",
    ])

    /// Whether a word means something here: others are names of systems, of parts and of things.
    static func isKnown(_ word: String) -> Bool {
        uses[word] != nil || looseUses[word] != nil
            || [
                controls, graphics, empty, kinds, intents, components, besideControls, fields, softTones,
                strongTones, degrees, categories, inversions, states, rest, exempt, essentialBorders,
                neutralSurfaces,
            ].contains { $0.contains(word) }
    }
}
