/// The look of pages.
enum HTMLStyle {
    /// What every page has: the theme in both appearances, text, links, tables, and what scrolls sideways.
    static let base = """
        :root { \(HTMLTheme.light.declarations) }
        @media (prefers-color-scheme: dark) { :root { \(HTMLTheme.dark.declarations) } }
        @media print { :root { \(HTMLTheme.light.declarations) } }
        body { margin: 0 auto; padding: 1rem; max-width: 75rem; background: var(--page); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; overflow-wrap: anywhere; } h3 { font-size: 1rem; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .scroll { overflow-x: auto; position: relative; }
        table { border-collapse: collapse; }
        th, td { padding: .4rem .6rem; text-align: start; }
        .error { color: var(--error); }
        .swatch { border: 1px solid var(--line); vertical-align: middle; }
        @media print { .scroll { overflow: visible; } }
        """

    /// What a matrix of contrast has beside it.
    static let matrix = """
        body { max-width: none; }
        .scroll { margin-block: 2rem; }
        caption { font-weight: bold; text-align: start; padding-block: .5rem; }
        th, td { border: 1px solid var(--line); white-space: nowrap; }
        .pair { border-width: 3px; } .pair.suppressed { border-style: dashed; }
        .level.error { font-weight: bold; }
        .ratio { font-variant-numeric: tabular-nums; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        """
}
